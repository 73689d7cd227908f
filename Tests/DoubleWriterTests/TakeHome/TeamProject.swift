@testable import DoubleWriter

/// A package of another team that depends on the kit and runs `swift package doubles`.
struct TeamProject {
  static let view = "protocol PlanView: AnyObject { func show(_ plans: [Plan]) }"
  static let store = "protocol PlanStore { func plans(in year: Int) async throws -> [Plan] }"
  static let router = "protocol PlanRouter { func close() }"

  let package: OwnPackage

  init(toolsVersion: String, swiftSettings: String) {
    package = OwnPackage(
      name: "App",
      toolsVersion: toolsVersion,
      swiftSettings: swiftSettings,
      modules: ["Models", "TestSupport"],
      usesKit: true
    )
  }

  /// Whether the app's declarations say that they are on the main actor.
  private var isAnnotated: Bool { package.swiftSettings.isEmpty }

  /// Writes the package without its doubles.
  func write() throws {
    try package.writeManifest()
    try package.write(
      """
      public struct Plan: Equatable {
        public var id: Int
        public init(id: Int) { self.id = id }
      }
      """,
      to: "Sources/Models/Plan.swift"
    )
    try package.write(
      annotated(
        """
        import Models

        @MainActor final class PlanPresenter {
          weak var view: (any PlanView)?
          private let store: any PlanStore

          init(store: any PlanStore) { self.store = store }

          func load() async { view?.show((try? await store.plans(in: 2026)) ?? []) }
        }
        """
      ),
      to: "Sources/App/PlanPresenter.swift"
    )
    try writeProtocols([Self.view, Self.store, Self.router])
    try package.write("// The helpers of the doubles.", to: "Sources/TestSupport/TestSupport.swift")
    try package.write(
      """
      {
        "sources": ["Sources/App"],
        "other-sources": ["Sources/Models"],
        "to": "Tests/AppTests/Doubles",
        "helpers": "Sources/TestSupport",
        "import": ["TestSupport"],
        "testable-import": ["App"],
        "default-isolation": "\(isAnnotated ? "nonisolated" : "MainActor")",
        "mock": true
      }
      """,
      to: ".doubles.json"
    )
    try package.writeForeign(["PlanTests", "PlanXCTests"], to: package.tests)
  }

  /// Writes the file with the protocols of the app.
  func writeProtocols(_ protocols: [String]) throws {
    let text = protocols.map { "@MainActor \($0)\n" }.joined()
    try package.write(annotated("import Models\n\n\(text)"), to: "Sources/App/Protocols.swift")
  }

  /// Runs `swift package doubles write`, with the permission that it needs.
  func writeDoubles() async throws -> (status: Int32, output: String) {
    try await package.swift("package", "--allow-writing-to-package-directory", "doubles", "write")
  }

  /// Runs `swift package check-doubles`, which needs no permission.
  func checkDoubles() async throws -> (status: Int32, output: String) {
    try await package.swift("package", "check-doubles")
  }

  private func annotated(_ text: String) -> String {
    isAnnotated ? text : text.replacing("@MainActor ", with: "")
  }
}

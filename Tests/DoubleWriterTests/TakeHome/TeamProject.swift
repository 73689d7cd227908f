import Foundation
import Testing

@testable import DoubleWriter

/// A package of another team that depends on the kit and runs `swift package doubles`.
struct TeamProject {
  /// The compiler settings of the package.
  struct Setting: CustomTestStringConvertible {
    var testDescription: String
    var toolsVersion: String
    var swiftSettings = ""
    /// Whether the app's declarations say that they are on the main actor.
    var isAnnotated = true

    static let all = [
      Setting(testDescription: "Swift 6, public models in another module", toolsVersion: "6.0"),
      Setting(
        testDescription: "the main actor by default",
        toolsVersion: "6.2",
        swiftSettings: ".defaultIsolation(MainActor.self)",
        isAnnotated: false
      ),
      Setting(testDescription: "Swift 5, tools version 5.9", toolsVersion: "5.9"),
    ]
  }

  static let view = "protocol PlanView: AnyObject { func show(_ plans: [Plan]) }"
  static let store = "protocol PlanStore { func plans(in year: Int) async throws -> [Plan] }"
  static let router = "protocol PlanRouter { func close() }"

  let folder: URL
  let setting: Setting

  var package: OwnPackage {
    OwnPackage(folder: folder, name: "App", swiftSettings: setting.swiftSettings)
  }

  /// Writes the package without its doubles.
  func write() throws {
    try package.write(manifest, to: "Package.swift")
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
        "default-isolation": "\(setting.isAnnotated ? "nonisolated" : "MainActor")",
        "mock": true
      }
      """,
      to: ".doubles.json"
    )
    for name in ["PlanTests", "PlanXCTests"] {
      let file = DoubleCatalogue.kit.appending(path: "Tests/Foreign/\(name).swift")
      try package.write(
        String(contentsOf: file, encoding: .utf8),
        to: "Tests/AppTests/\(name).swift"
      )
    }
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
    setting.isAnnotated ? text : text.replacing("@MainActor ", with: "")
  }

  private var manifest: String {
    """
    // swift-tools-version: \(setting.toolsVersion)
    import PackageDescription

    let package = Package(
      name: "App",
      platforms: [.macOS("15.0")],
      dependencies: [.package(path: "\(DoubleCatalogue.kit.path)")],
      targets: [
        .target(name: "Models"),
        .target(name: "App", dependencies: ["Models"], swiftSettings: [\(setting.swiftSettings)]),
        .target(name: "TestSupport"),
        .testTarget(
          name: "AppTests",
          dependencies: ["App", "Models", "TestSupport"],
          swiftSettings: [\(setting.swiftSettings)]
        ),
      ]
    )
    """
  }
}

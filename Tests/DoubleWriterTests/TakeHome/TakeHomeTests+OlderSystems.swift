import Foundation
import Testing

@testable import DoubleWriter

extension TakeHomeTests {
  /// Builds a package, so it runs only where `KATA_KIT` is long.
  @Test(
    "All doubles and the gallery compile with the lock of Mocks/README.md in place of Mutex",
    .enabled(if: ProcessInfo.processInfo.environment["KATA_KIT"] == "long")
  )
  func test_recipe_asTheGuideSays_compiles() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "TakeHome-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = OwnPackage(folder: folder, name: "Older", platform: ".v13", swiftSettings: "")
    try package.writeManifest()
    try package.write("", to: "Tests/OlderTests/Empty.swift")

    let names = try copyAll(to: folder.appending(path: "Sources/Older"))
    for name in names {
      let file = folder.appending(path: "Sources/Older/\(name)")
      let text = try String(contentsOf: file, encoding: .utf8)
      try package.write(byTheRecipe(text), to: "Sources/Older/\(name)")
    }
    try package.write("import Foundation\n\n\(lock())", to: "Sources/Older/LockedState.swift")
    let (status, output) = try await package.swift("build")

    #expect(names.contains("ControllableClock.swift") && names.contains("TokenStoreSpy.swift"))
    #expect(status == 0, "\(output.suffix(4000))")
  }

  private func byTheRecipe(_ text: String) -> String {
    text.replacing("import Synchronization\n", with: "").replacing(/\bMutex\b/, with: "LockedState")
  }

  private func copyAll(to folder: URL) throws -> [String] {
    let catalogue = try DoubleCatalogue()
    let gallery = catalogue.others.map(\.name).filter { $0.hasSuffix("Spy") }
    return try DoubleCopy(
      catalogue: catalogue,
      destination: folder,
      imports: .none,
      withProtocols: true
    )
    .run(catalogue.doubles.map(\.name) + gallery).written
  }

  /// The lock as the doubles' page prints it.
  private func lock() throws -> String {
    let file = DoubleCatalogue.kit.appending(path: "Mocks/README.md")
    let guide = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(guide.range(of: "nonisolated final class LockedState"))
    return String(try #require(guide[start.lowerBound...].components(separatedBy: "```").first))
  }
}

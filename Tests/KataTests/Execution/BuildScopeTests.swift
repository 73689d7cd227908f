import Foundation
import KataKit
import ScratchFolders
import Testing

@testable import kata

/// A beginner waits for the suites of one stage; built suites stay in the build.
struct BuildScopeTests {
  private let folder: ScratchFolder
  private var workspace: Workspace { Workspace(root: folder.url) }

  init() throws { folder = try ScratchFolder() }

  private func scope(upTo stage: Int?, environment: [String: String] = [:]) -> BuildScope {
    BuildScope(of: workspace, upTo: stage, environment: environment)
  }

  private func build(_ modules: String...) throws {
    for module in modules { try folder.write("", to: ".build/debug/Modules/\(module).swiftmodule") }
  }

  @Test("In a fresh clone the suites are built up to the requested stage")
  func test_init_freshClone_goesUpToTheStage() {
    #expect(scope(upTo: 1) == .upTo(1))
    #expect(scope(upTo: 4) == .upTo(4))
  }

  @Test("Without a stage, everything is built")
  func test_init_noStage_isWhole() {
    #expect(scope(upTo: nil) == .whole)
  }

  @Test("A later stage that was built stays in the build")
  func test_init_laterStageBuilt_staysIn() throws {
    try build("Stage1InteractorTests", "Stage2PresenterTests", "Stage3TextViewTests")

    #expect(scope(upTo: 1) == .upTo(3))
    #expect(scope(upTo: 5) == .upTo(5))
  }

  @Test("After swift test everything stays in the build")
  func test_init_wholeBuilt_staysWhole() throws {
    try build("Stage1InteractorTests", "InteractorSolutionTests")

    #expect(scope(upTo: 1) == .whole)
  }

  @Test("The kit's own build is complete")
  func test_init_ofKit_isWhole() {
    #expect(scope(upTo: 1, environment: ["KATA_KIT": "1"]) == .whole)
    #expect(scope(upTo: 1, environment: ["KATA_KIT": "0"]) == .upTo(1))
  }

  @Test("The suites that a scope contains")
  func test_holds_stage() {
    #expect(BuildScope.upTo(2).holds(stage: 2))
    #expect(!BuildScope.upTo(2).holds(stage: 3))
    #expect(BuildScope.whole.holds(stage: 3))
  }

  @Test("The manifest receives the scope in a variable, which a full build removes")
  func test_environment_tellsTheManifest() {
    let inherited = ["HOME": "/home", "KATA_UP_TO_STAGE": "9"]

    #expect(
      BuildScope.upTo(2).environment(from: inherited) == ["HOME": "/home", "KATA_UP_TO_STAGE": "2"]
    )
    #expect(BuildScope.whole.environment(from: inherited) == ["HOME": "/home"])
  }
}

import Foundation
import ScratchFolders
import Testing

@testable import KataJudge
@testable import kata

/// A beginner waits for the suites of one stage; built suites stay in the build.
struct BuildScopeTests {
  private let folder = ScratchFolder()
  private var workspace: Workspace { Workspace(root: folder.url) }

  private static let three = [
    "Stage1InteractorTests", "Stage2PresenterTests", "Stage3TextViewTests",
  ]

  @Test(
    "The suites go up to the requested stage or the last built one; all after swift test",
    arguments: [
      ([], 1, [:], .upTo(1)), ([], 4, [:], .upTo(4)), ([], nil, [:], .withSolutions),
      (three, 1, [:], .upTo(3)), (three, 5, [:], .upTo(5)),
      (three + ["TakeHomeTests"], 1, [:], .whole),
      (three + ["TakeHomeTests", "InteractorSolutionTests"], 1, [:], .withSolutions),
      ([], 1, ["KATA_KIT": "1"], .whole), ([], 1, ["KATA_KIT": "long"], .whole),
      ([], 1, ["KATA_KIT": "0"], .upTo(1)),
    ] as [([String], Int?, [String: String], BuildScope)]
  )
  func test_init_builtModules_stayInTheBuild(
    built: [String],
    stage: Int?,
    environment: [String: String],
    scope: BuildScope
  ) throws {
    for module in built { try folder.write("", to: ".build/debug/Modules/\(module).swiftmodule") }

    #expect(BuildScope(of: workspace, upTo: stage, environment: environment) == scope)
  }

  @Test("The suites that a scope contains")
  func test_holds_stage() {
    #expect(BuildScope.upTo(2).holds(stage: 2))
    #expect(!BuildScope.upTo(2).holds(stage: 3))
    #expect(BuildScope.whole.holds(stage: 3))
  }

  @Test("The manifest receives the scope in a variable, which a full build removes")
  func test_environment_setsTheManifest() {
    let inherited = ["HOME": "/home", "KATA_BUILD": "9"]

    #expect(
      BuildScope.upTo(2).environment(from: inherited) == ["HOME": "/home", "KATA_BUILD": "2"]
    )
    #expect(BuildScope.whole.environment(from: inherited) == ["HOME": "/home"])
    #expect(
      BuildScope.withSolutions.environment(from: inherited)
        == ["HOME": "/home", "KATA_BUILD": "solutions"]
    )
  }
}

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
      ([], 1, [:], .upTo(1, inXCTest: false)), ([], 4, [:], .upTo(4, inXCTest: false)),
      ([], nil, [:], .withSolutions), (three, 1, [:], .upTo(3, inXCTest: false)),
      (three, 5, [:], .upTo(5, inXCTest: false)),
      (three + ["TakeHomeTests"], 1, [:], .whole),
      (three + ["TakeHomeTests", "InteractorSolutionTests"], 1, [:], .withSolutions),
      ([], 1, ["KATA_KIT": "1"], .whole), ([], 1, ["KATA_KIT": "long"], .whole),
      ([], 1, ["KATA_KIT": "0"], .upTo(1, inXCTest: false)),
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

  @Test("The suites in XCTest are built for a check, and then stay in the build")
  func test_init_suitesInXCTest_stayInTheBuild() throws {
    let loop = BuildScope(of: workspace, upTo: 1, environment: [:])
    let check = BuildScope(of: workspace, upTo: 1, inXCTest: true, environment: [:])
    let suite = "Stage1InteractorTests.build/Stage1InteractorXCTests.swift.o"
    try folder.write("", to: ".build/debug/\(suite)")

    let later = BuildScope(of: workspace, upTo: 1, environment: [:])

    #expect([loop, check, later] == [false, true, true].map { .upTo(1, inXCTest: $0) })
  }

  @Test("The manifest receives the scope in a variable, which a full build removes")
  func test_environment_setsTheManifest() {
    let scopes: [BuildScope] = [
      .upTo(2, inXCTest: false), .upTo(2, inXCTest: true), .whole, .withSolutions,
    ]

    let environments = scopes.map { $0.environment(from: ["HOME": "/home", "KATA_BUILD": "9"]) }

    #expect(environments.map { $0["KATA_BUILD"] } == ["2", "2-xctest", nil, "solutions"])
    #expect(environments.map { $0["HOME"] } == scopes.map { _ in "/home" })
  }
}

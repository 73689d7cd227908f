import Foundation
import KataCore
import KataStages
import Testing

@testable import KataJudge
@testable import kata

/// The part of the kit that a learner waits for, in a real build of a fresh clone.
@Suite(.long)
struct LearnersBuildTests {
  private func isBuilt(_ module: String, in clone: URL) -> Bool {
    let path = ".build/debug/Modules/\(module).swiftmodule"
    return FileManager.default.fileExists(atPath: clone.appending(path: path).path)
  }

  @discardableResult
  private func run(_ words: String..., in clone: URL) async throws -> ChildProcess.Result {
    try await ChildProcess.run(words, in: clone)
  }

  private func finishStage1(in clone: URL) throws {
    let stage = try #require(Curriculum.viperKata.stage(1))
    for (path, text) in try stage.texts(after: stage.steps.count) {
      try Data(text.utf8).write(to: clone.appending(path: path))
    }
  }

  @Test("A stage waits for no later suite; suites that swift test built stay in the build")
  func test_check_freshClone_buildsUpToTheStage() async throws {
    let clone = try PackageCopy(named: "kata-clone").root
    defer { try? FileManager.default.removeItem(at: clone) }
    let kata = ".build/debug/kata"
    try await run("swift", "build", "--product", "kata", in: clone)
    // On Linux, SwiftPM's list of the XCTests is a module that indexes Swift's; it comes later.
    let index = clone.appending(path: ".build/debug/index/store/v5/units").path
    let units = try FileManager.default.contentsOfDirectory(atPath: index)
    #expect(!units.isEmpty && units.allSatisfy { $0.contains(".o-") })

    let first = try await run(kata, "check", "1", in: clone)
    #expect(first.output.contains("RED"), "\(first.output.suffix(2_000))")
    #expect(isBuilt("Stage1InteractorTests", in: clone))
    #expect(isBuilt("InteractorExerciseTests", in: clone))
    #expect(!isBuilt("Stage2PresenterTests", in: clone))
    #expect(!isBuilt("TakeHomeTests", in: clone))

    #expect(!isBuilt("workshop", in: clone))
    let report = try await run(kata, "report", in: clone)
    #expect(report.end == .exited(0) && report.output.hasPrefix("There is no run"))
    #expect(isBuilt("workshop", in: clone))

    try finishStage1(in: clone)
    let part = try await run("KATA_BUILD=1-xctest", "swift", "test", in: clone)
    #expect(part.output.contains("KATA_BUILD=1-xctest leaves out the stages after it."))
    #expect(part.output.contains("PARTIAL  Every step that ran is done."))
    #expect(!part.output.contains("GREEN"), "\(part.output.suffix(2_000))")

    // With --parallel each XCTest has a process of its own.
    let parallel = try await run("KATA_BUILD=1-xctest", "swift", "test", "--parallel", in: clone)
    #expect(
      parallel.output.contains("PARTIAL  Every step that ran is done."),
      "\(parallel.output.suffix(2_000))"
    )

    let next = try await run(kata, in: clone)
    #expect(next.output.contains("RED  Stage 2, step 1"), "\(next.output.suffix(2_000))")
    #expect(isBuilt("Stage2PresenterTests", in: clone))
    #expect(!isBuilt("Stage3TextViewTests", in: clone))

    let whole = try await run("swift", "build", "--build-tests", in: clone)
    #expect(whole.end == .exited(0), "\(whole.output.suffix(2_000))")
    #expect(isBuilt("TakeHomeTests", in: clone))
    try await run(kata, "check", "1", in: clone)
    let listed = try await run(
      ".build/debug/\(TestBinary.product).xctest",
      "--list-tests",
      in: clone
    )
    #expect(listed.output.contains("TakeHomeTests"))
  }
}

import Foundation
import KataCore
import KataJudge
import KataStages
import Testing

@testable import workshop

struct ViperKataHistoryTests {
  private static let stages = Curriculum.viperKata.stages

  /// As `kata verify` does, this reads the files in Exercises, so it reports an edited starter.
  @Test("Solutions and starters equal the histories", arguments: stages)
  func test_files_areWrittenFromTheHistories(stage: Stage) throws {
    let kit = Workspace(root: PackageRoot.ofThisBuild)
    let outdated = try kit.outdatedTexts(of: [stage]).map(\.path)

    #expect(outdated == [], "swift run kata verify --write")
  }

  @Test("A stage that changes earlier classes begins with their solutions", arguments: stages)
  func test_starter_ofAChange_isTheOldSolution(stage: Stage) throws {
    let changed = Self.stages.filter { stage.changedStages.contains($0.number) }

    for old in changed.flatMap(\.files) {
      let begun = try #require(stage.files.first { $0.typeName == old.typeName })
      let starter = withoutHead(try History(of: begun, in: stage).starter)
      #expect(starter == withoutHead(try textOfPackage(old.solution)))
    }
  }

  @Test("A driving step changes the text", arguments: stages)
  func test_text_afterDrivingStep_differs(stage: Stage) throws {
    let idle = try stage.steps.filter { step in
      let history = try History(of: stage.file(of: step), in: stage)
      return step.kind == .driving
        && history.text(after: step.number - 1) == history.text(after: step.number)
    }

    #expect(idle.map(\.name) == [])
  }

  @Test("Every text has the class and ends with a line end", arguments: stages)
  func test_text_everyStep_isAWholeFile(stage: Stage) throws {
    for file in stage.files {
      let history = try History(of: file, in: stage)

      let texts = (0...stage.steps.count).map(history.text)

      #expect(texts.allSatisfy { $0.contains("final class \(file.typeName)") })
      #expect(texts.allSatisfy { $0.hasSuffix("}\n") && !$0.hasSuffix("\n\n") })
    }
  }

  @Test("The tests grow at the learner's steps, and only there", arguments: stages)
  func test_tests_growAtOwnSteps(stage: Stage) throws {
    let history = try History(ofTestsOf: stage)

    let grown = stage.steps.filter { step in
      history.text(after: step.number - 1) != history.text(after: step.number)
    }

    #expect(grown.map(\.name) == stage.steps.filter(\.isYours).map(\.name))
  }

  @Test("Each assertion of the learner's tests has been written in XCTest", arguments: stages)
  func test_tests_inXCTest_haveNoMacro(stage: Stage) throws {
    let tests = try History(ofTestsOf: stage).text(after: stage.steps.count)

    let other = try #require(tests.firstRange(of: "/// Swift Testing:"))
    let xctest = tests[..<other.lowerBound]

    #expect(xctest.contains("/// XCTest:"))
    #expect(!xctest.contains("#"))
  }

  // Everything but the head comment, which says how to run the stage.
  private func withoutHead(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") || $0.isEmpty }
      .joined(separator: "\n")
  }
}

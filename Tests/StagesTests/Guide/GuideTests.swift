import Foundation
import KataCore
import KataStages
import Testing

struct GuideTests {
  @Test("A paragraph repeats neither requirement nor question of its row: the board shows both")
  func test_guide_noStep_repeatsItsRow() {
    let repeats = Curriculum.viperKata.steps.filter { step in
      [step.requirement, step.question?.text].contains { $0.map(step.why.contains) ?? false }
    }

    #expect(repeats.map(\.label) == [])
  }

  @Test("The Guide is short enough to read, and the part for the 90 minutes above all")
  func test_guide_isShort() throws {
    let guide = try textOfPackage("Guide.md")
    let firstTwoStages = guide.components(separatedBy: "<a id=\"stage-3\">").first ?? ""
    let notCore = /### Stage \d, more.*?(?:<a id="stage-\d">|\z)/.dotMatchesNewlines()
    let workshop = firstTwoStages.replacing(notCore, with: "")

    let beforeStage1 = guide.components(separatedBy: "<a id=\"stage-1\">").first ?? ""

    #expect(words(in: guide) <= 8_600)
    #expect(words(in: workshop) <= 3_300)
    #expect(words(in: beforeStage1) <= 700)
  }

  @Test("A stage begins after a page, even one with many rules", arguments: 1...7)
  func test_guide_stageBeginsSoon(stage: Int) throws {
    let guide = try textOfPackage("Guide.md")
    let begin = guide.components(separatedBy: "<a id=\"stage-\(stage)\">").last ?? ""

    let before = begin.components(separatedBy: "### Stage").first ?? ""

    #expect((50...400).contains(words(in: before)))
  }

  @Test("A core step has its minutes for each agenda of its stage")
  func test_coreSteps_haveMinutes() {
    let wrong = Curriculum.viperKata.stages.flatMap { stage in
      stage.steps.filter { $0.level == .core && $0.minutes.count != stage.agendas.count }
    }

    #expect(wrong.map(\.label) == [])
  }

  private func words(in text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
}

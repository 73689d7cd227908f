import Foundation
import KataJudge
import KataRun
import KataStages
import XCTest

final class GuideAgendaTests: XCTestCase {
  /// Each agenda has a total, and the totals are right.
  func test_guide_tablesWithTotals_addUp() async throws {
    let document = try GuideDocument(named: ".github/WORKSHOP.md")
    let tables = GuideAgenda.tables(in: document)

    let heads = document.prose.filter { $0.text.contains(/^\| (What|Step) \|/) }
    XCTAssertEqual(tables.count, heads.count)
    XCTAssertEqual(tables.flatMap(\.faults), [])
  }

  /// Every core step has its minutes.
  func test_guide_coreSteps_haveMinutes() async throws {
    let tables = GuideAgenda.tables(in: try GuideDocument(named: ".github/WORKSHOP.md"))
    let core = Curriculum.viperKata.steps.filter { $0.level == .core }

    let links = tables.flatMap(\.rows).compactMap(\.first).filter { $0.contains("#stage-") }

    XCTAssertEqual(
      links,
      core.map { step in
        "[\(step.title)](../Guide.md#stage-\(step.stage)-\(step.name))"
      }
    )
  }

  /// Each core step has a number for each agenda of its stage, and the page names these agendas.
  func test_workshop_agendas_areThoseOfTheStages() async throws {
    let names = Curriculum.viperKata.agendas.map { "`\($0.name)`" }.joined(separator: ", ")
    for stage in Curriculum.viperKata.stages {
      let counts = Set(stage.steps.filter { $0.level == .core }.map(\.minutes.count))
      XCTAssertEqual(counts, [stage.agendas.count])
    }
    XCTAssert(try textOfPackage(".github/WORKSHOP.md").contains(names))
  }

  /// A wrong total is reported with its file and line.
  func test_faults_wrongTotal_isNamed() async {
    let text = "| What | Minutes |\n| --- | --- |\n| Begin | 5 |\n| End | 6 |\n| Total | 12 |"

    let faults = GuideAgenda.tables(in: GuideDocument(file: "Example.md", text: text))
      .flatMap(\.faults)

    XCTAssertEqual(faults, ["Example.md:5: the total is 12, but the rows add up to 11."])
  }
}

import KataCore
import KataJudge
import Testing

struct AgendaTests {
  @Test("A stage names its agendas, and each of its core rows has the minutes of each")
  func test_agendas_ofTheStages_haveTheirSteps() {
    let agendas = Curriculum.toy.agendas

    #expect(agendas.map(\.name) == ["short", "long"])
    #expect(agendas.first?.minutes == ["1.first": 2, "1.second": 4, "1.yours": 8])
    #expect(agendas.last?.minutes == ["1.first": 3, "1.second": 5, "1.yours": 9, "2.begin": 6])
  }

  @Test("An agenda, and a report that is limited to it, leave out a step with no minutes for it")
  func test_report_limitedToAgenda_hasItsSteps() {
    let core = [
      Step.toy("first", "Turns", minutes: [2, 3]), .toy("last", "Ends", minutes: [0, 4]),
    ]
    let stage = Stage.toy(agendas: ["short", "long"], core: core)
    let agendas = Curriculum(stages: [stage]).agendas

    let steps = agendas.map { StageReport(notRun: stage).limited(to: $0).steps.map(\.step.name) }

    #expect(agendas.map(\.minutes) == [["1.first": 2], ["1.first": 3, "1.last": 4]])
    #expect(steps == [["first"], ["first", "last"]])
  }
}

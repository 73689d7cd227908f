/// A plan of a workshop, as in `.github/WORKSHOP.md`: its steps, with their minutes.
package struct Agenda: Equatable, Sendable {
  /// Its name on the command line.
  package let name: String
  /// The planned minutes by the step's key; a step without any is not in the agenda.
  package var minutes: [String: Int] = [:]

  package func contains(_ step: Step) -> Bool { minutes[step.key] != nil }
}

extension Curriculum {
  /// The agendas whose steps are all done.
  package func agendas(inWhich isDone: (Step) -> Bool) -> [Agenda] {
    agendas.filter { agenda in steps.filter(agenda.contains).allSatisfy(isDone) }
  }

  /// The agendas that the stages name, in their order.
  package var agendas: [Agenda] {
    var plans: [Agenda] = []
    for stage in stages {
      for (column, name) in stage.agendas.enumerated() {
        if !plans.contains(where: { $0.name == name }) { plans.append(Agenda(name: name)) }
        for index in plans.indices where plans[index].name == name {
          let rows = stage.steps.filter { $0.minutes.dropFirst(column).first ?? 0 > 0 }
          plans[index].minutes.merge(rows.map { ($0.key, $0.minutes[column]) }) { $1 }
        }
      }
    }
    return plans
  }
}

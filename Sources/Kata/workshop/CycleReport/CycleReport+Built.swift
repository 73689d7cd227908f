import CommandLineKit
import KataCore
import KataLearner

extension CycleReport {
  /// A section about the agendas whose steps are all done, for somebody who does not know the kata;
  /// nil if there is no such agenda.
  func built(in curriculum: Curriculum, wasDone: (Step) -> Bool) -> String? {
    let agendas = curriculum.agendas(inWhich: wasDone)
    let all = curriculum.steps.filter { step in agendas.contains { $0.contains(step) } }
    guard !all.isEmpty else { return nil }
    let rows = curriculum.stages.compactMap { stage -> String? in
      let steps = all.filter { $0.stage == stage.number }
      guard !steps.isEmpty else { return nil }
      let own = steps.filter { missed(at: $0) != nil }
      let needed = own.flatMap(\.neededMutants)
      let caught = needed.count - own.flatMap { missed(at: $0) ?? [] }.count
      return """
        <th scope="row">\(stage.number) \(stage.title.asMarkup)</th>\
        <td class="title">\(steps.map(\.title.asMarkup).map(Self.withCode).joined(separator: "<br/>"))</td>\
        <td>\(steps.count { beganRed($0, in: curriculum) }) of \(steps.count)</td>\
        <td>\(needed.isEmpty ? "" : "\(caught) of \(needed.count)")</td>
        """
    }
    let columns = ["Stage", "What it does", "Red, then green", "Faults caught"]
    let caption =
      "The steps by stage. A fault is a wrong version of the code, which tests of one's own must catch"
    let app = curriculum.stages.last { stage in all.contains { $0.stage == stage.number } }?.app
    let seeing = app.map { "<p>To see it run: <code>\($0.asMarkup)</code></p>\n" } ?? ""
    return Page.section(
      "What was built",
      """
      <p>Parts of a to-do list in VIPER, in \(all.count) small steps. \
      \(all.count { beganRed($0, in: curriculum) }) of them began with a failing \
      test (red), and then got the code that passes it (green).</p>

      """ + seeing + Page.table(caption, columns, rows: rows)
    )
  }

  // Titles name code between backticks, as the Guide does.
  private static func withCode(_ title: String) -> String {
    title.replacing(/`([^`]+)`/) { "<code>\($0.1)</code>" }
  }

  // Whether the step was red before it was green, and before a later step of its stage was run.
  private func beganRed(_ step: Step, in curriculum: Curriculum) -> Bool {
    let steps = curriculum.stage(step.stage)?.steps ?? []
    let later = steps.filter { $0.number > step.due }.map(\.key)
    let first = zip(entries, beats).first { entry, beat in
      ![.notBuilt, .yours].contains(beat) && ([step.key] + later).contains(entry.key)
    }
    return first.map { $0.key == step.key && $1 == .red } ?? false
  }

  /// The faults that the learner's tests of a step must catch, and miss.
  ///
  /// It is nil if the step has no test of theirs, or was never green.
  func missed(at step: Step) -> [Mutant]? {
    let green = entries.filter { $0.kind != .red && $0.kind != .buildFailed }
    guard
      step.isYours, green.contains(where: { $0.key == step.key }),
      let last = green.last(where: { $0.stage == step.stage })
    else { return nil }
    return step.neededMutants.filter { last.missed?.contains($0.name) == true }
  }
}

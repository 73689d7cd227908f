import Foundation
import KataCore
import KataJudge
import KataLearner

/// The step that a participant is at, read from their working copy or their check.
struct Participant: Equatable, Sendable {
  /// The name of the folder or of the file.
  var name: String
  /// The number of the stage, from 1; 0 if they have not begun, or could not be judged.
  var stage: Int
  /// The name of the step that is not done; nil when every step is.
  var step: String?
  /// When they reached the step; nil if that is not known.
  var since: Date?
  /// The summaries of the required faults that their tests miss, if the tests were graded.
  var missedFaults: [String] = []
  /// The keys of the steps that they have done, as `STAGE.NAME`.
  var done: Set<String> = []
  /// Their runs, oldest first; none if they are not known.
  var runs: [JournalEntry] = []
  /// The number of hints that they have seen for the step.
  var hints = 0
  /// A notice of unreadable parts, or the reason why there is no verdict; nil if there is none.
  var notice: String?

  /// Whether the verdict on their copy has no step, for the reason in `notice`.
  var isNotJudged: Bool { stage == 0 && notice != nil }

  /// The key of their step, as `STAGE.NAME`; nil when every step is done.
  var key: String? { step.map { "\(stage).\($0)" } }
}

extension Participant {
  /// Reads a working copy, or a file of `kata check --format json`.
  ///
  /// - Throws: `ParticipantError` if there is neither, or if it cannot be read.
  init(at place: URL, in curriculum: Curriculum) throws(ParticipantError) {
    guard let entry = FileStamp(of: place.path) else {
      throw ParticipantError(
        "\(place.path) does not exist. Name a working copy, or a file that kata check --format json "
          + "wrote."
      )
    }
    if entry.kind == .folder {
      try self.init(workingCopy: place, curriculum)
    } else {
      try self.init(file: place, curriculum)
    }
  }

  private init(workingCopy place: URL, _ curriculum: Curriculum) throws(ParticipantError) {
    let name = place.standardizedFileURL.lastPathComponent
    let found: (stay: Journal.Stay?, notice: String?)
    let runs: [JournalEntry]
    do {
      found = try Journal(package: place).stay()
      runs = try Journal(package: place).entries().entries
    } catch {
      throw ParticipantError("\(place.path) cannot be read: \(error)")
    }
    guard let stay = found.stay else {
      let names = [Journal.path, "Exercises"]
      if names.map({ FileStamp(of: place.appending(path: $0).path)?.kind }) == [nil, .folder] {
        self.init(name: name, stage: 0)
        return
      }
      throw ParticipantError(
        found.notice.map { "\(place.path) cannot be read: \($0)" }
          ?? "\(place.path) has no \(Journal.path) with a run in it; run kata there once."
      )
    }
    let last = stay.last
    let stage = curriculum.stage(last.stage)
    let progress = ProgressStore(package: place).stored
    self.init(
      name: name,
      stage: last.stage,
      step: last.step,
      since: stay.since,
      missedFaults: (last.missed ?? []).compactMap { name in
        let fault = stage?.mutants.first { $0.name == name }
        return fault?.isBonus == true ? nil : fault?.summary ?? name
      },
      done: progress.map { Set(curriculum.steps.filter($0.wasDone).map(\.key)) } ?? [],
      runs: runs,
      hints: last.step.flatMap { progress?.hints["\(last.stage).\($0)"] } ?? 0,
      notice: found.notice
    )
  }

  private init(file: URL, _ curriculum: Curriculum) throws(ParticipantError) {
    guard let record = (try? Data(contentsOf: file)).flatMap(CheckRecord.init) else {
      throw ParticipantError(
        "\(file.path) cannot be read: kata check --format json did not write it."
      )
    }
    let problem = record.problems.first.map { String($0.prefix { !$0.isNewline }) }
    let name = file.deletingPathExtension().lastPathComponent
    guard let last = record.stages.last else {
      self.init(name: name, stage: 0, notice: problem ?? "its verdict has no stage")
      return
    }
    let open = record.stages.lazy.compactMap { stage in
      stage.steps.first { $0.status != .green }.map { (stage.number, $0) }
    }.first
    self.init(
      name: name,
      stage: open?.0 ?? last.number,
      step: open?.1.name,
      since: record.since,
      // The faults of steps that wait are not their concern yet.
      missedFaults: record.stages.flatMap { stage in
        let bonus = curriculum.stage(stage.number)?.mutants.filter(\.isBonus).map(\.name) ?? []
        return stage.steps.filter { $0.status != .waiting }.flatMap { $0.missedFaults ?? [] }
          .filter { !bonus.contains($0.name) }.map(\.summary)
      },
      done: Set(
        record.stages.flatMap { stage in
          stage.steps.filter { $0.status == .green }.map { "\(stage.number).\($0.name)" }
        }
      ),
      notice: problem
    )
  }
}

/// The reason why a participant's step is unknown.
struct ParticipantError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

import Foundation
import KataJudge
import KataLearner
import KataRun

/// The step that a participant is at, read from their working copy or their check.
struct Participant: Equatable, Sendable {
  /// The name of the folder or of the file.
  var name: String
  /// The number of the stage, from 1.
  var stage: Int
  /// The name of the step that is not done; nil when every step is.
  var step: String?
  /// When they reached the step; nil if that is not known.
  var since: Date?
  /// The summaries of the faults that their tests miss, if the tests were graded.
  var missedFaults: [String] = []
  /// The keys of the steps that they have done, as `STAGE.NAME`.
  var done: Set<String> = []
  /// A notice of unreadable parts; nil if there are none.
  var notice: String?
}

extension Participant {
  /// Reads a working copy with a journal, or a file of `kata check --format json`.
  ///
  /// - Throws: `ParticipantError` if there is neither, or if it cannot be read.
  init(at place: URL, in curriculum: Curriculum) throws(ParticipantError) {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      throw .missing(place.path)
    }
    if isFolder.boolValue {
      try self.init(workingCopy: place, curriculum)
    } else {
      try self.init(file: place)
    }
  }

  private init(workingCopy place: URL, _ curriculum: Curriculum) throws(ParticipantError) {
    let found: (stay: Journal.Stay?, notice: String?)
    do {
      found = try Journal(package: place).stay()
    } catch {
      throw .damaged(place.path, "\(error)")
    }
    guard let stay = found.stay else {
      throw found.notice.map { .damaged(place.path, $0) } ?? .noJournal(place.path)
    }
    let last = stay.last
    let mutants = curriculum.stage(last.stage)?.mutants ?? []
    self.init(
      name: place.standardizedFileURL.lastPathComponent,
      stage: last.stage,
      step: last.step,
      since: stay.since,
      missedFaults: (last.missed ?? []).map { name in
        mutants.first { $0.name == name }?.summary ?? name
      },
      done: ProgressStore(package: place).saved.map { progress in
        Set(curriculum.steps.filter(progress.wasDone).map(\.key))
      } ?? [],
      notice: found.notice
    )
  }

  private init(file: URL) throws(ParticipantError) {
    guard
      let data = try? Data(contentsOf: file),
      let record = try? JSONDecoder().decode(CheckRecord.self, from: data)
    else {
      throw .damaged(file.path, "kata check --format json did not write it.")
    }
    guard let last = record.stages.last else {
      throw .damaged(file.path, "that check has no verdict. The file names its problems.")
    }
    let open = record.stages.lazy.compactMap { stage in
      stage.steps.first { $0.status != .green }.map { (stage.number, $0) }
    }.first
    self.init(
      name: file.deletingPathExtension().lastPathComponent,
      stage: open?.0 ?? last.number,
      step: open?.1.name,
      since: record.since.flatMap { try? Date($0, strategy: .iso8601) },
      // The faults of steps that wait are not their concern yet.
      missedFaults: record.stages.flatMap(\.steps).filter { $0.status != .waiting }
        .flatMap { $0.missedFaults ?? [] }.map(\.summary),
      done: Set(
        record.stages.flatMap { stage in
          stage.steps.filter { $0.status == .green }.map { "\(stage.number).\($0.name)" }
        }
      )
    )
  }
}

/// The reason why a participant's step is unknown.
enum ParticipantError: Error, Equatable, CustomStringConvertible {
  /// There is nothing at this path.
  case missing(String)
  /// The folder is not a working copy with a journal.
  case noJournal(String)
  /// The file or folder cannot be read, for this reason.
  case damaged(String, String)

  var description: String {
    switch self {
    case .missing(let path):
      "\(path) does not exist. Name a working copy, or a file that kata check --format json wrote."
    case .noJournal(let path):
      "\(path) has no \(Journal.path) with a run in it; run kata there once."
    case .damaged(let path, let reason):
      "\(path) cannot be read: \(reason)"
    }
  }
}

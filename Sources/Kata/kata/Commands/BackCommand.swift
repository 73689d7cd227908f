import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

/// Puts the files of an earlier save back; a second call puts those of before back again.
struct BackCommand: KataCommand {
  var moment: Moment?
  var isConfirmed = false

  static let name = Replacement.back
  static let summary = "put the files of your last green back, or of SAVE"
  static let parameters: [Parameter<BackCommand>] = [
    .word("SAVE", \.moment, "a time, or the number of a save", example: "14:32"),
    .flag("--yes", \.isConfirmed, "do not ask"),
  ]

  func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    let progress = ProgressStore(package: workspace.root).stored
    let replacement =
      try moment.map { try named($0, in: workspace) } ?? .wayBack(in: workspace, at: progress)
    return try replacement.run(
      isConfirmed: isConfirmed,
      command: Self.name,
      showsDifference: true
    )
  }

  private func named(_ moment: Moment, in workspace: Workspace) throws -> Replacement {
    let store = SaveStore(in: workspace.root)
    let found: (number: Int, save: Save)? =
      switch moment {
      case .number(let number): store.save(number).map { (number, $0) }
      case .time(let hour, let minute):
        store.last(upTo: try Moment.latest(hour, minute, before: .now, in: .current))
      }
    guard let found else {
      throw ReplacementError.noSave(moment.text, notice: store.all().notice)
    }
    return try Replacement(workspace: workspace, save: found.save, number: found.number)
  }
}

/// A save as people name it: by its number, or by the time until which it was the last.
enum Moment: ArgumentValue, Equatable {
  case number(Int)
  case time(hour: Int, minute: Int)

  init?(argument: String) {
    if let number = Int(argument), number > 0 {
      self = .number(number)
    } else if let parts = argument.wholeMatch(of: /(\d{1,2}):(\d{2})/),
      let hour = Int(parts.1), let minute = Int(parts.2), hour < 24, minute < 60
    {
      self = .time(hour: hour, minute: minute)
    } else {
      return nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .time(let hour, let minute): "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
  }

  /// The end of the latest such minute: of today, or else of yesterday.
  static func latest(_ hour: Int, _ minute: Int, before now: Date, in zone: TimeZone) throws -> Date
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let time = DateComponents(hour: hour, minute: minute, second: 0)
    let start = calendar.nextDate(
      after: now,
      matching: time,
      matchingPolicy: .nextTime,
      direction: .backward
    )
    return (start ?? now) + 59
  }
}

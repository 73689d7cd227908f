import Foundation
import KataTesting
import TodoDomain
import TodoStorage

/// Wednesday, 21 May 2014, 09:00 UTC.
let morning = Date(timeIntervalSince1970: 1_400_662_800)

extension Result<[TodoItem], any Error> {
  /// Items that are due this evening.
  static func items(_ names: [String]) -> Self {
    .success(names.map { TodoItem(name: Seed.title($0), dueDate: morning + 30_000) })
  }

  var text: String {
    switch self {
    case .success(let items) where items.count > 9: "\(items.count) items"
    case .success(let items): "\(items.map(\.name))"
    case .failure(let error): "the error \(error)"
    }
  }
}

extension [TodoRecord] {
  var text: String {
    map { "\($0.name.shownInScenario) due \(shown($0.dueDate))" }.joined(separator: ", ")
  }
}

extension TodoRecord {
  /// The record, scalar by scalar: Swift treats two spellings of an umlaut as equal.
  var inASCII: String {
    let scalars = name.unicodeScalars
    let start = scalars.prefix(60).map { $0.escaped(asASCII: true) }.joined()
    let rest = scalars.count > 60 ? "… (\(scalars.count) scalars)" : ""
    return "\"\(start)\"\(rest) due \(shown(dueDate)), id \(id.uuidString)"
  }
}

/// A moment with the exact fraction of its second.
func shown(_ date: Date) -> String {
  let seconds = date.timeIntervalSinceReferenceDate
  let whole = seconds.rounded(.down)
  let text = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601)
  return seconds == whole ? text : "\(text) and \(seconds - whole) s"
}

func shown(_ range: Range<Date>) -> String {
  "\(shown(range.lowerBound))..<\(shown(range.upperBound))"
}

func shown(_ item: TodoItem) -> String {
  "\(item.name.debugDescription) due \(shown(item.dueDate))"
}

/// Lets other tasks on the main actor run first.
///
/// Each turn costs a wake-up of the run loop, which is slow in XCTest.
@MainActor
func takeTurns(_ count: Int = 3) async {
  for _ in 0..<count { await Task {}.value }
}

import Foundation
import KataTesting
import TodoDomain

/// Wednesday, 21 May 2014, 09:00 UTC.
let morning = Date(timeIntervalSince1970: 1_400_662_800)

/// An error of reading or writing, with a text chosen by a test.
struct Unreadable: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) {
    description = Seed.title(reason)
  }
}

extension Result<[TodoItem], any Error> {
  /// Items that are due this evening.
  static func items(_ names: [String]) -> Self {
    .success(names.map { TodoItem(name: Seed.title($0), dueDate: morning + 30_000) })
  }

  var text: String {
    switch self {
    case .success(let items): "\(items.map(\.name))"
    case .failure(let error): "the error \(error)"
    }
  }
}

/// A moment with its fractions of a second.
func shown(_ date: Date) -> String {
  date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
}

/// Lets other tasks on the main actor run first.
@MainActor
func turns() async {
  for _ in 0..<3 { await Task {}.value }
}

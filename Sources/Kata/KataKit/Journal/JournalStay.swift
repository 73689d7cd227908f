import Foundation

/// The end of a journal: the last run that was judged, and since when the learner was at its step.
struct JournalStay {
  /// The last run that was judged, else the last run; nil if there is none.
  var last: JournalEntry?
  /// The time of the first of the latest runs that were all at that step.
  var since: Date?
  /// Says that lines are damaged; nil if none is.
  var notice: String?
}

extension Journal {
  /// Reads the journal from its end, and of most lines only whether they speak of the same step.
  ///
  /// For a class of hundreds: reading all that everybody did takes seconds.
  func stay() throws(JournalError) -> JournalStay {
    let lines = LinesFromTheEnd(of: try data())
    var stay = JournalStay()
    var isOver = false
    var damagedFromEnd: [Int] = []
    var first: Data?
    var count = 0
    let decoder = JSONDecoder()
    var samePlace = Data()
    for line in lines {
      count += 1
      guard !line.isEmpty else { continue }
      guard line.first == UInt8(ascii: "{"), line.last == UInt8(ascii: "}") else {
        damagedFromEnd.append(count)
        continue
      }
      if isOver { continue }
      if first != nil, line.range(of: samePlace) != nil {
        first = line
        continue
      }
      guard let entry = try? decoder.decode(JournalEntry.self, from: line) else {
        damagedFromEnd.append(count)
        continue
      }
      if entry.kind == .buildFailed {
        if stay.last == nil { stay.last = entry }
      } else if first == nil {
        stay.last = entry
        first = line
        samePlace = Self.place(of: entry)
      } else if entry.stage == stay.last?.stage, entry.step == stay.last?.step {
        first = line
      } else {
        isOver = true
      }
    }
    let earliest = first.flatMap { try? decoder.decode(JournalEntry.self, from: $0) }
    stay.since = earliest?.time ?? stay.last?.time
    stay.notice = Self.notice(of: damagedFromEnd.map { count - $0 + 1 }.reversed())
    return stay
  }

  // As `record` writes it, with sorted keys.
  private static func place(of entry: JournalEntry) -> Data {
    Data("\"stage\":\(entry.stage),\"step".utf8)
      + Data((entry.step.map { "\":\"\($0)\"," } ?? "s\"").utf8)
  }
}

/// The lines of a text, the last one first.
struct LinesFromTheEnd: Sequence, IteratorProtocol {
  private let data: Data
  private var end: Int?

  init(of data: Data) {
    self.data = data
    end = data.isEmpty ? nil : data.last == UInt8(ascii: "\n") ? data.endIndex - 1 : data.endIndex
  }

  mutating func next() -> Data? {
    guard let end else { return nil }
    let newline = Data("\n".utf8)
    guard let found = data.range(of: newline, options: .backwards, in: data.startIndex..<end) else {
      self.end = nil
      return data[data.startIndex..<end]
    }
    self.end = found.lowerBound
    return data[found.upperBound..<end]
  }
}

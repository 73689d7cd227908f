import DoubleInterfaces
import Foundation
import TodoDomain
import TodoScreens
import TodoStorage

extension DoublesWorld {
  /// An event of a test with these doubles.
  enum Event {
    /// The same event, again and again.
    indirect case many(Event, times: Int)
    case reported(ListViewCall)
    case asked(Range<Date>)
    /// A request of a task that is cancelled before it asks.
    case askedCancelled(Range<Date>)
    /// The task of this request is cancelled.
    case requestCancelled(Int)
    case given(Result<[TodoItem], any Error>, to: Int)
    case presented
    /// Both moves come before any sleeper can run; the task that makes them may be cancelled.
    case moved(to: Date, then: Date? = nil, isCancelled: Bool = false)
    case slept(until: Date)
    /// A task that is cancelled before it sleeps.
    case sleptCancelled(until: Date)
    /// The sleep with this number, from 1, is cancelled; the move comes before it can run.
    case cancelled(Int, then: Date? = nil)
    /// All at the same time, each in a task of its own.
    case inserted([TodoRecord])
    case read(Range<Date>)
    case failsNext(any Error)
    /// Another test makes doubles of its own, and uses them.
    case another(isHeld: Bool)
    /// The test compares what all doubles recorded.
    case compared
    case letGo
  }
}

extension ListViewSpying {
  func hear(_ call: ListViewCall) {
    switch call {
    case .showNoContentMessage: showNoContentMessage()
    case .showUpcomingDisplayData(let data): showUpcomingDisplayData(data)
    case .showErrorMessage(let message): showErrorMessage(message)
    }
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

import DoubleInterfaces
import Foundation
import TodoDomain
import TodoScreens
import TodoStorage

extension DoublesWorld {
  /// An event of a test with these doubles.
  enum Event {
    case told(ListViewCall)
    case asked(Range<Date>)
    case given(Result<[TodoItem], any Error>, to: Int)
    case presented
    case moved(to: Date)
    case slept(until: Date)
    /// A task that is cancelled before it sleeps.
    case sleptCancelled(until: Date)
    /// The sleep with this number, from 1, is cancelled.
    case cancelled(Int)
    /// All at the same time, each in a task of its own.
    case inserted([TodoRecord])
    case read(Range<Date>)
    case failsNext(String)
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
    let name = name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    return "\"\(name)\" due \(shown(dueDate)), id \(id.uuidString.suffix(4))"
  }
}

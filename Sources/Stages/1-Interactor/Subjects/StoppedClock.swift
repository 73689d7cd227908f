import Foundation
import TodoDomain

/// A clock that shows for ever what it was made with.
struct StoppedClock: TodoClock {
  let now: Date
}

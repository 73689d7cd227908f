import Foundation
import TodoDomain

/// A clock that always shows the time it was made with.
struct StoppedClock: TodoClock {
  let now: Date
}

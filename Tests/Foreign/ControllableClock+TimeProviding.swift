import Basket
import Foundation

extension ControllableClock: TimeProviding {
  public var currentDate: Date { now }
}

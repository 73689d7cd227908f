import Foundation
import XCTest

/// Tests of XCTest that wait until their class is through.
///
/// They are kept with the thread, since XCTest runs the tests of a process on one, and none of its
/// types may go to another.
enum TestsPutOff {
  private struct Entry {
    var place: Int
    var test: StageTestCase
    var run: XCTestRun
  }

  private static let key = "KataTesting.TestsPutOff"

  private static var entries: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Puts a test off, to this place.
  static func add(_ test: StageTestCase, _ run: XCTestRun, to place: Int) {
    entries.append(Entry(place: place, test: test, run: run))
  }

  /// Performs what was put off, in its order.
  static func performAll() {
    let sorted = entries.sorted { $0.place < $1.place }
    entries = []
    for entry in sorted { entry.test.performNow(entry.run) }
  }
}

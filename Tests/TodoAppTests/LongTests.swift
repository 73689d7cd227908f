import Foundation

/// Whether tests may take minutes: CI asks for it, everyday runs do less of the same.
enum LongTests {
  static let areWanted = ProcessInfo.processInfo.environment["KATA_LONG"] == "1"
}

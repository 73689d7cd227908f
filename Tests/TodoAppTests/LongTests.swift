import Foundation

/// Whether tests may take minutes: the CI sets this; other runs do fewer rounds.
enum LongTests {
  static let areWanted = ProcessInfo.processInfo.environment["KATA_KIT"] == "long"
}

import Foundation
import Testing
import TodoMocks

/// The spy and the mock of one protocol, and the results of the same calls on both.
///
/// A row only reports results; the suites of the two frameworks compare them.
@MainActor
struct DoubleRow: CustomTestStringConvertible {
  nonisolated let testDescription: String
  /// The calls as source code.
  nonisolated let texts: [String]
  /// Whether a spy keeps the calls, also by its own `mismatch`, and ends a wait for them.
  let keeps: () async throws -> Bool
  /// Waits for one call too many, and returns the error.
  let waitForOneMore: () async throws -> String
  /// Whether a mock that expects the calls passes.
  let passes: () async throws -> Bool
  /// The wrong lists with which a mock passes by mistake.
  let wronglyPassed: () async throws -> [String]
  /// The error of a mock that expects no calls.
  let rejection: () async throws -> String

  /// Makes the row of a mock and of the spy in it; `use` makes the calls.
  init<Mock: CallVerifying>(
    _ calls: [Mock.MockSpy.SpyCall],
    mock: @escaping ([Mock.MockSpy.SpyCall]) -> Mock,
    use: @escaping @MainActor (Mock) async throws -> Void
  ) {
    testDescription = "\(Mock.self)"
    let texts = calls.map(\.description)
    self.texts = texts
    keeps = {
      let mock = mock([])
      try await use(mock)
      try await mock.spy.waitForCalls(texts.count)
      return mock.spy.calls == calls && mock.spy.mismatch(from: calls) == nil
    }
    waitForOneMore = {
      let mock = mock([])
      try await use(mock)
      do {
        try await mock.spy.waitForCalls(
          texts.count + 1,
          limit: .milliseconds(1),
          fileID: "MyTests/Cart.swift",
          line: 12
        )
        return "nothing"
      } catch let error as TooFewCalls {
        return error.description
      }
    }
    passes = {
      try await mock(calls).verify { try await use($0) }
      return mock(calls).mismatch() != nil
    }
    wronglyPassed = {
      let wrong = [
        "nothing": [], "one call less": calls.dropLast(), "one call more": calls + calls.suffix(1),
        "backwards": calls.reversed(),
      ]
      var passed: [String] = []
      for (name, list) in wrong where list != calls {
        do {
          try await mock(list).verify { try await use($0) }
          passed.append(name)
        } catch is CallMismatch {
          continue
        }
      }
      return passed
    }
    rejection = {
      let mock = mock([])
      do {
        try await mock.verify(fileID: "MyTests/Cart.swift", line: 12) { try await use($0) }
        return "nothing"
      } catch let error as CallMismatch {
        return error.description
      }
    }
  }
}

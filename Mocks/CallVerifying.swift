/// The common part of all mocks: the expected calls, and the comparison with the actual ones.
///
/// A mock on the main actor conforms there: `ListViewInterface, @MainActor CallVerifying`.
public nonisolated protocol CallVerifying<MockSpy> {
  /// The spy of the same protocol.
  associatedtype MockSpy: CallRecording

  /// Records the calls and returns the stubbed answers.
  var spy: MockSpy { get }
  /// The expected calls, in order; any other call is a mismatch.
  var expected: [MockSpy.SpyCall] { get }
}

nonisolated extension CallVerifying {
  /// Runs `body` with the mock, and then throws `CallMismatch` if the calls were not as expected.
  ///
  /// Calls for which `ignoring` returns true do not count, such as questions among commands.
  nonisolated(nonsending) public func verify<Value>(
    ignoring isIgnored: (MockSpy.SpyCall) -> Bool = { _ in false },
    fileID: String = #fileID,
    line: Int = #line,
    _ body: nonisolated(nonsending) (Self) async throws -> Value
  ) async throws -> Value {
    let value: Value
    do {
      value = try await body(self)
    } catch {
      // The calls often show why `body` threw, so the error contains both.
      guard let mismatch = mismatch(ignoring: isIgnored, fileID: fileID, line: line) else {
        throw error
      }
      throw CallMismatch(description: "\(mismatch)\nThe closure ended early, with \(error)")
    }
    try verify(ignoring: isIgnored, fileID: fileID, line: line)
    return value
  }

  /// Throws a `CallMismatch` if the calls so far are not the expected ones.
  public func verify(
    ignoring isIgnored: (MockSpy.SpyCall) -> Bool = { _ in false },
    fileID: String = #fileID,
    line: Int = #line
  ) throws {
    if let mismatch = mismatch(ignoring: isIgnored, fileID: fileID, line: line) {
      throw CallMismatch(description: mismatch)
    }
  }

  /// Describes how the calls so far differ from the expected ones; nil if they are equal.
  public func mismatch(
    ignoring isIgnored: (MockSpy.SpyCall) -> Bool = { _ in false },
    fileID: String = #fileID,
    line: Int = #line
  ) -> String? {
    CallMismatch(
      at: "\(fileID):\(line)",
      in: "\(Self.self)",
      expected: expected,
      actual: spy.calls.filter { !isIgnored($0) }
    )?
    .description
  }
}

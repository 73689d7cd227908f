/// What every mock can do: say how the calls that it got differ from those that it was told of.
///
/// A mock of something on the main actor conforms there: `ListViewInterface, @MainActor CallVerifying`.
public nonisolated protocol CallVerifying<Spy> {
  /// The spy of the same protocol.
  associatedtype Spy: CallRecording

  /// Keeps what the mock gets, and gives its answers.
  var spy: Spy { get }
  /// The calls that must come, in order, and no others.
  var expected: [Spy.Call] { get }
}

nonisolated extension CallVerifying {
  /// Runs `body` with the mock, and then throws `CallMismatch` if the mock got other calls.
  ///
  /// Calls for which `ignoring` is true do not count, such as questions among commands.
  nonisolated(nonsending) public func verify<Value>(
    ignoring isIgnored: (Spy.Call) -> Bool = { _ in false },
    fileID: String = #fileID,
    line: Int = #line,
    _ body: nonisolated(nonsending) (Self) async throws -> Value
  ) async throws -> Value {
    let value: Value
    do {
      value = try await body(self)
    } catch {
      // Why it ended early is often in the calls, so both are told.
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
    ignoring isIgnored: (Spy.Call) -> Bool = { _ in false },
    fileID: String = #fileID,
    line: Int = #line
  ) throws {
    if let mismatch = mismatch(ignoring: isIgnored, fileID: fileID, line: line) {
      throw CallMismatch(description: mismatch)
    }
  }

  /// How the calls so far differ from the expected ones; nil if they are the same.
  public func mismatch(
    ignoring isIgnored: (Spy.Call) -> Bool = { _ in false },
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

/// The common part of a mock whose protocol has one of the names of `CallVerifying`, such as `spy`.
///
/// Each name has another one, with `mock` in front. The mock declares `mockSpy` or `spy`, and
/// `mockExpected` or `expected`; the other name is made from it.
public nonisolated protocol RenamedVerifying: CallVerifying {
  var mockSpy: MockSpy { get }
  var mockExpected: [MockSpy.SpyCall] { get }
}

nonisolated extension RenamedVerifying {
  public var spy: MockSpy { mockSpy }
  public var mockSpy: MockSpy { spy }
  public var expected: [MockSpy.SpyCall] { mockExpected }
  public var mockExpected: [MockSpy.SpyCall] { expected }

  nonisolated(nonsending) public func mockVerify<Value>(
    ignoring isIgnored: (MockSpy.SpyCall) -> Bool = { _ in false },
    fileID: String = #fileID,
    line: Int = #line,
    _ body: nonisolated(nonsending) (Self) async throws -> Value
  ) async throws -> Value {
    try await verify(ignoring: isIgnored, fileID: fileID, line: line, body)
  }

  public func mockVerify(
    ignoring isIgnored: (MockSpy.SpyCall) -> Bool = { _ in false },
    fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try verify(ignoring: isIgnored, fileID: fileID, line: line)
  }

  public func mockMismatch(
    ignoring isIgnored: (MockSpy.SpyCall) -> Bool = { _ in false },
    fileID: String = #fileID,
    line: Int = #line
  ) -> String? {
    mismatch(ignoring: isIgnored, fileID: fileID, line: line)
  }
}

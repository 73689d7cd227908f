import XCTest

/// Asserts that a call throws an error of this type, and returns it.
@discardableResult
func assertThrows<Failure: Error, Value>(
  _ type: Failure.Type,
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath,
  line: UInt = #line,
  by call: () async throws -> Value
) async -> Failure? {
  do {
    _ = try await call()
    XCTFail("expected \(type), but nothing was thrown", file: file, line: line)
  } catch let error as Failure {
    return error
  } catch {
    XCTFail("expected \(type), got \(error)", file: file, line: line)
  }
  return nil
}

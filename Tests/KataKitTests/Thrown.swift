/// The error of this type that a call throws, or nil.
func thrown<Failure: Error>(_ type: Failure.Type, by call: () throws -> Any) -> Failure? {
  do {
    _ = try call()
    return nil
  } catch {
    return error as? Failure
  }
}

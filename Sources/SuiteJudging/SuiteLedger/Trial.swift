/// One call of a test on one implementation.
public struct Trial: Codable, Hashable, Sendable {
  public var test: TestID
  /// The name of the implementation.
  public var implementation: String
  /// The arguments of this call in readable form; nil if the test takes none.
  public var arguments: String?

  public init(_ test: TestID, on implementation: String, with arguments: String? = nil) {
    self.test = test
    self.implementation = implementation
    self.arguments = arguments
  }
}

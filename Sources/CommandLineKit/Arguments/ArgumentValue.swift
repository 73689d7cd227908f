/// A value that can be read from one word of the command line.
public protocol ArgumentValue: Sendable {
  /// All valid words; empty if there are too many to list.
  static var words: [String] { get }

  /// Reads the word; nil if it is invalid.
  init?(argument: String)
}

extension ArgumentValue {
  public static var words: [String] { [] }
}

extension ArgumentValue where Self: LosslessStringConvertible {
  public init?(argument: String) { self.init(argument) }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable<String> {
  public static var words: [String] { allCases.map(\.rawValue) }

  public init?(argument: String) { self.init(rawValue: argument) }
}

extension String: ArgumentValue {}
extension Int: ArgumentValue {}
extension UInt64: ArgumentValue {}

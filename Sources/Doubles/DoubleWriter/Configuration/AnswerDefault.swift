import CommandLineKit

/// Whether a test must give every answer of a double.
public enum AnswerDefault: String, CaseIterable, ArgumentValue, Decodable {
  case required
  case optional
}

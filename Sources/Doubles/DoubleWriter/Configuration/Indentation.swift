import CommandLineKit

/// The indentation of written files.
///
/// Lines break where they would with two spaces; a formatter can move the breaks.
public enum Indentation: String, CaseIterable, ArgumentValue, Decodable {
  case twoSpaces = "2"
  case fourSpaces = "4"
  case tab

  /// Reads the word, or the number of spaces.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let word = try (try? value.decode(Int.self)).map(String.init) ?? value.decode(String.self)
    guard let indentation = Self(rawValue: word) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: word)
    }
    self = indentation
  }

  /// The same file with this indentation; it has two spaces for each level.
  func applied(to file: DoubleFile) -> DoubleFile {
    let step = self == .tab ? "\t" : self == .twoSpaces ? "  " : "    "
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let depth = line.prefix { $0 == " " }.count / 2
      return String(repeating: step, count: depth) + line.dropFirst(2 * depth)
    }
    return file.with(lines.joined(separator: "\n"))
  }
}

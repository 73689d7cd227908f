/// How wide a terminal takes a text to be; none is right, and the view must ask.
enum TerminalWidths: CaseIterable {
  /// Each character takes a column.
  case characters
  /// A wide character takes two columns.
  case wide
  /// Each scalar takes its own: what is joined elsewhere stands side by side here.
  case scalars
  /// Two letters that belong together share a column, so that parts do not add up to the whole.
  case ligatures

  func width(of text: String) -> Int {
    switch self {
    case .characters: text.count
    case .wide: text.reduce(0) { $0 + ($1.unicodeScalars.first.map(Self.width) ?? 0) }
    case .scalars: text.unicodeScalars.reduce(0) { $0 + Self.width($1) }
    case .ligatures: text.count - Self.ligatures(in: text)
    }
  }

  private static func ligatures(in text: String) -> Int {
    let bytes = Array(text.utf8)
    return zip(bytes, bytes.dropFirst()).count { first, second in
      first == UInt8(ascii: "f") && second == UInt8(ascii: "i")
    }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x300...0x36F, 0x200D, 0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xFF01...0xFF60, 0x1F300...0x1FAFF: 2
    default: 1
    }
  }
}

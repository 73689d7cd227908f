import TodoMocks

/// Files as they may be found after accidents and by malice, drawn from a seed.
struct DamagedStores {
  private static let lines = [
    #"{"due":"2014-05-21T09:00:00Z","id":"00000000-0000-0000-0000-000000000001","name":"Pack","v":1}"#,
    #"{"due":"2014-05-22T23:59:59Z","id":"00000000-0000-0000-0000-00000000000A","name":"für \"日本\"","v":1}"#,
    #"{ "v":1, "name":"x", "due":"2014-05-29T00:00:00Z", "id":"0000000A-0000-0000-0000-000000000003" }"#,
    #"{"due":"2014-05-21T09:00:00Z","id":"00000000-0000-0000-0000-000000000004","name":"n","v":2}"#,
  ]

  private static let pieces: [[UInt8]] =
    [
      "\n", "\r\n", "\u{FEFF}", "{", "}", "[", "]", "\"", "\\", "\\ud800", "\\u0000", ",", ":",
      "null", "-1", "1e999", "99999999999999999999", "\"v\":1", "\"v\":3", "\"due\":", "\u{0}",
      "\u{1B}[2J", "\u{202E}", "2014-02-30", "T24:00:00Z",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC3], [0xED, 0xA0, 0x80], Array(repeating: UInt8(ascii: "["), count: 20_000),
      Array(repeating: UInt8(ascii: "x"), count: 300_000),
    ]

  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The next file: some lines, and then some accidents.
  mutating func next() -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      // A newer format is the rarest.
      let known = Bool.random(using: &random) ? 1 : Self.lines.count
      bytes += Self.lines.prefix(known).randomElement(using: &random).map { Array($0.utf8) } ?? []
      bytes += [0x0A]
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
    case 2 where place < bytes.count: bytes.remove(at: place)
    case 3 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
    default: bytes += bytes.prefix(place)
    }
  }
}

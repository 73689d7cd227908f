import TodoMocks

/// What may be typed behind `todo`, drawn from a seed: options, values, names, and slips in them.
struct TypedWords {
  private static let words = [
    "add", "ad", "help", "Pack", "Buy tea", "", " ", "-", "--", "-h", "--help", "--store", "items",
    "--now", "2014-05-21T09:00", "2014-02-30T25:61", "--due", "2014-05-22", "9999-12-31",
    "0001-01-01", "--week-starts", "monday", "Mond", "--time-zone", "UTC", "Europe/Berln",
    "America/Sao_Paulo", "--locale", "en_US", "fa", "ar_SA", "en_US; rm", "--use", "solution",
    "exercice", "--version", "\u{1B}[2J", "\u{202E}", "日本語", "👩‍👩‍👧‍👦", "\n", "--=", "=", "--store=",
    "--due=2014-05-22",
  ]

  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The next words.
  mutating func next() -> [String] {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in word() }
  }

  private mutating func word() -> String {
    var word = Self.words.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<12, using: &random) {
    case 0: word.removeLast(min(1, word.count))
    case 1: word += Self.words.randomElement(using: &random) ?? ""
    case 2: word = "\(word)=\(Self.words.randomElement(using: &random) ?? "")"
    case 3: word = String(word.shuffled(using: &random))
    case 4: word = String(repeating: word, count: 100)
    default: break
    }
    return word
  }
}

/// A line of the ledger's file: an entry and, if the run was given a token, its seal.
struct LedgerLine: Codable {
  /// What shows that the run wrote the line, and where it belongs.
  struct Seal: Codable, Equatable {
    /// The line's number, from 1.
    var number: Int
    /// What the run was given by the one who reads the ledger.
    var token: String
  }

  var entry: LedgerEntry
  var seal: Seal?

  init(entry: LedgerEntry, seal: Seal?) {
    self.entry = entry
    self.seal = seal
  }

  private enum CodingKeys: CodingKey {
    case seal
  }

  // The entry's own fields stand beside the seal.
  init(from decoder: any Decoder) throws {
    entry = try LedgerEntry(from: decoder)
    seal = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Seal.self, forKey: .seal)
  }

  func encode(to encoder: any Encoder) throws {
    try entry.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(seal, forKey: .seal)
  }
}

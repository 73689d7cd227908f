/// A line of the ledger's file: an entry and, if the run was given a token, its stamp.
struct LedgerLine: Codable {
  /// What shows that the run wrote the line, and where it belongs.
  struct Stamp: Codable, Equatable {
    /// The line's number, from 1.
    var number: Int
    /// What the run was given by the one who reads the ledger.
    var token: String
  }

  var entry: LedgerEntry
  var stamp: Stamp?

  init(entry: LedgerEntry, stamp: Stamp?) {
    self.entry = entry
    self.stamp = stamp
  }

  private enum CodingKeys: CodingKey {
    case stamp
  }

  // The entry's own fields stand beside the stamp.
  init(from decoder: any Decoder) throws {
    entry = try LedgerEntry(from: decoder)
    stamp = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
      Stamp.self,
      forKey: .stamp
    )
  }

  func encode(to encoder: any Encoder) throws {
    try entry.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(stamp, forKey: .stamp)
  }
}

/// What a copy of doubles did.
public struct DoubleCopyReport: Equatable, Sendable, CustomStringConvertible {
  /// The files that were written, by name.
  public let written: [String]
  /// The files that were there with the same text, by name.
  public let kept: [String]
  /// The folder's path.
  public let folder: String
  /// The kit's names that the copies still speak of.
  public let toReplace: [String]

  public var description: String {
    let wrote =
      written.isEmpty ? "Nothing to write to" : "Wrote \(written.joined(separator: ", ")) to"
    let there = kept.isEmpty ? "" : " Already there: \(kept.joined(separator: ", "))."
    let replace =
      toReplace.isEmpty
      ? "" : "\nStill to replace by what your project has: \(toReplace.joined(separator: ", "))."
    return "\(wrote) \(folder).\(there)\(replace)"
  }
}

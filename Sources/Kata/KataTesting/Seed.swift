import Foundation
import KataKit

/// The values that are drawn from `KATA_SEED`, so that no constant in the code fits them all.
public enum Seed {
  /// By how many weeks the dates of an example are moved: 0 without a seed, else 1 to 1,000.
  public static let weeks = drawn.map { Int($0 % 1_000) + 1 } ?? 0

  /// The title with a number of the seed behind it; as it is without a seed.
  public static func title(_ title: String) -> String {
    drawn.map { "\(title) \($0 / 1_000 % 1_000)" } ?? title
  }

  private static let drawn: UInt64? = {
    let variable = RunSettings.Variable.seed.rawValue
    return ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }.map(mix)
  }()

  // The finalizer of SplitMix64 (Steele, Lea, Flood 2014): neighbouring seeds give distant values.
  private static func mix(_ seed: UInt64) -> UInt64 {
    var value = seed &+ 0x9e37_79b9_7f4a_7c15
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// For tests that build packages or take minutes.
  static var long: Self {
    let isLong = ProcessInfo.processInfo.environment["KATA_KIT"] == "long"
    return .enabled(if: isLong, "It takes minutes; KATA_KIT=long runs it.")
  }
}

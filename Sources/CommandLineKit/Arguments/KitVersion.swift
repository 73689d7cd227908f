/// The version of the kit.
package enum KitVersion {
  /// Goes up with each release; copies of doubles name the one that wrote them.
  package static let current = "1.0.0"
}

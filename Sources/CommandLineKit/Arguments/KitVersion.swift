/// The version of the kit.
package enum KitVersion {
  /// Goes up with each release; each copy of the doubles has the version that wrote it.
  package static let current = "1.0.0"
}

import Foundation

/// The package's root folder.
package enum PackageRoot {
  /// The checkout that this code was built from.
  package static let ofThisBuild = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Curriculum
    .deletingLastPathComponent()  // KataCore
    .deletingLastPathComponent()  // Kata
    .deletingLastPathComponent()  // Sources
    .deletingLastPathComponent()
}

import Foundation

/// Where the package lies.
public enum PackageRoot {
  /// The checkout that this code was built from.
  public static let ofThisBuild = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Curriculum
    .deletingLastPathComponent()  // KataKit
    .deletingLastPathComponent()  // Kata
    .deletingLastPathComponent()  // Sources
    .deletingLastPathComponent()
}

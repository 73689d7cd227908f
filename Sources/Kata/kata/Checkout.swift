import Foundation

/// The checkout that the command works on.
struct Checkout {
  /// Its root folder.
  let root: URL

  /// Finds the package around a folder.
  ///
  /// - Throws: `CheckoutError.notFound` if no folder above is a checkout of the kit.
  static func enclosing(_ folder: URL) throws(CheckoutError) -> Checkout {
    var root = folder.standardizedFileURL
    while true {
      let isPackage = ["Package.swift", "Exercises", "Solutions"].allSatisfy { name in
        FileManager.default.fileExists(atPath: root.appending(path: name).path)
      }
      if isPackage { return Checkout(root: root) }
      let parent = root.deletingLastPathComponent().standardizedFileURL
      guard parent.path != root.path, root.path != "/" else { throw .notFound(folder.path) }
      root = parent
    }
  }
}

/// A place without a package.
enum CheckoutError: Error, Equatable, CustomStringConvertible {
  case notFound(String)

  var description: String {
    switch self {
    case .notFound(let path):
      "\(path) is not inside a checkout of the kit; change to the folder with its Package.swift."
    }
  }
}

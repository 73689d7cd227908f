import Foundation
import ScratchFolders

extension ScratchFolder {
  /// The path of a file in the folder.
  func file(_ name: String) -> String { "\(url.path)/\(name)" }
}

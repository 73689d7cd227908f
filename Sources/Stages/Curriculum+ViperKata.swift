import Foundation
import KataKit

extension Curriculum {
  /// The curriculum of this package.
  package static let viperKata = Curriculum(
    stages: [.interactor, .presenter, .textView, .doubles, .change, .add]
  )
}

/// The folder `History` next to the file that calls this.
func historyFolder(nextTo file: String = #filePath) -> URL {
  URL(filePath: file).deletingLastPathComponent().appending(path: "History")
}

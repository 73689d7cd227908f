import CommandLineKit
import Foundation
import KataCore

extension Curriculum {
  /// The curriculum of this package: the folders next to this file whose names begin with a number.
  package static let viperKata = {
    let place = URL(filePath: #filePath).deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    do {
      guard !names.isEmpty else { throw StageTextError.missing(place.path) }
      let folders = names.filter { $0.first?.isNumber == true }.map { place.appending(path: $0) }
      let stages = try folders.map { try Stage(in: $0) }
      return Curriculum(stages: stages.sorted { $0.number < $1.number })
    } catch {
      // Without its steps, no command and no test can go on.
      StandardStream.error.write("\(error)\n")
      exit(EXIT_FAILURE)
    }
  }()
}

extension Stage {
  /// The stage in a folder such as `1-Interactor`: its rows and its histories.
  ///
  /// - Throws: `StageTextError` if its text cannot be read.
  init(in folder: URL) throws(StageTextError) {
    let file = folder.appending(path: "Stage.txt")
    let names = folder.lastPathComponent.split(separator: "-")
    guard
      let text = try? String(contentsOf: file, encoding: .utf8),
      names.count == 2, let number = Int(names[0])
    else { throw .missing(file.path) }
    self = try StageText(text, in: file.path)
      .stage(number: number, stem: String(names[1]), histories: folder.appending(path: "History"))
  }
}

import Foundation
import KataKit

/// Puts a file into a folder, unless somebody has edited the one that is there.
struct Delivery {
  let file: SpyFile
  /// A helper that is there serves, if it is more public than it must be.
  var isHelper = false

  func run(in folder: URL) throws(SpyError) -> SpyReport.Outcome {
    let url = folder.appending(path: file.name)
    guard FileManager.default.fileExists(atPath: url.path) else {
      try write(to: url)
      return .written(file.name)
    }
    guard let old = try? String(contentsOf: url, encoding: .utf8) else {
      throw .notWritten(url.relativePath)
    }
    let origin = Origin(firstLineOf: old)
    let body = origin == nil ? old : Origin.body(of: old)
    let isEnough = isHelper && body.withoutPublic == file.text
    if body == file.text || isEnough { return .current(file.name) }
    guard let origin, !origin.isEdited(in: old) else {
      let difference = LineDifference(from: body, to: file.text)
      return .kept(file.name, difference: difference.description)
    }
    try write(to: url)
    return .updated(file.name)
  }

  private func write(to url: URL) throws(SpyError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let origin = Origin(name: file.name, source: file.source, copy: file.text)
      try Data("\(origin.line)\n\(file.text)".utf8).write(to: url, options: .atomic)
    } catch {
      throw .notWritten(url.relativePath)
    }
  }
}

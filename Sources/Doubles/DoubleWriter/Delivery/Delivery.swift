import CommandLineKit
import Foundation

/// Writes files into their folder and keeps those that the engineer edited.
///
/// If one file cannot be written, the others get their former text back.
struct Delivery {
  let folder: URL
  /// The folder for the kit's files, if it is another one.
  var helperFolder: URL?
  /// The comment at the top of new files, without slashes; nil for none.
  var header: String?
  /// Whether an edited file is replaced.
  var overwrites = false

  private struct Step {
    var outcome: DoubleReport.Outcome
    var url: URL
    /// The file's present text; nil if there is no file.
    var old: Data?
    /// The text to write; nil for none.
    var new: String?
  }

  /// Writes the files.
  ///
  /// - Throws: `DoubleError`, and nothing is written then.
  func run(_ files: [DoubleFile]) throws(DoubleError) -> [DoubleReport.Outcome] {
    for folder in folders where isInsideKit(folder) { throw .insideKit(folder.path) }
    var steps: [Step] = []
    for file in files { steps.append(try step(for: file)) }
    try write(steps)
    return steps.map(\.outcome)
  }

  private func step(for file: DoubleFile) throws(DoubleError) -> Step {
    let folder = file.source == nil ? folder : helperFolder ?? folder
    let url = folder.appending(path: file.name)
    let comment = header?.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
    let new = "\(comment ?? "")\(file.origin.line)\n\(file.text)"
    // A protocol with a raw name, such as `a/b`, must not lead out of the folder.
    guard !file.name.contains("/") else { throw .notWritable(url.path) }
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
    guard link != nil || FileManager.default.fileExists(atPath: url.path) else {
      return Step(outcome: .written(file.name), url: url, new: new)
    }
    let old = try? Data(contentsOf: url)
    guard let text = old.flatMap({ String(data: $0, encoding: .utf8) }) else {
      guard overwrites else { throw .notWritable(url.path) }
      return Step(outcome: .updated(file.name), url: url, old: old, new: new)
    }
    let origin = Origin(of: text)
    let body = origin == nil ? text : Origin.body(of: text)
    var file = file
    file.text = KeptPart.put(KeptPart.texts(in: body), into: file.text)
    if isCurrent(body, origin, file) {
      return Step(outcome: .current(file.name), url: url, old: old)
    }
    if body == file.text || origin?.isEdited(in: text) == false || overwrites {
      let new = "\(Origin.header(of: text))\(file.origin.line)\n\(file.text)"
      return Step(outcome: .updated(file.name), url: url, old: old, new: new)
    }
    let difference = LineDiff(of: body, with: file.text).hunks(context: 3)
      .map(\.text).joined(separator: "\n")
    return Step(outcome: .kept(file.name, difference: difference), url: url, old: old)
  }

  private func isCurrent(_ body: String, _ origin: Origin?, _ file: DoubleFile) -> Bool {
    // Public doubles next to it may need a file of the kit to be public.
    if file.source != nil, body != file.text, body.withoutPublic == file.text { return true }
    return body == file.text && (origin == nil || origin?.source == file.origin.source)
  }

  private func write(_ steps: [Step]) throws(DoubleError) {
    var done: [Step] = []
    do {
      for folder in folders {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      for step in steps {
        guard let new = step.new else { continue }
        try Data(new.utf8).write(to: step.url, options: .atomic)
        done.append(step)
      }
    } catch {
      for step in done {
        if let old = step.old {
          try? old.write(to: step.url, options: .atomic)
        } else {
          try? FileManager.default.removeItem(at: step.url)
        }
      }
      throw .notWritable(folders.map(\.path).joined(separator: " or "))
    }
  }

  private var folders: [URL] { [folder, helperFolder].compactMap(\.self) }

  // A link may lead into the kit, and the folder below it may not exist yet.
  private func isInsideKit(_ folder: URL) -> Bool {
    var existing = folder.absoluteURL.standardized
    while existing.path != "/", !FileManager.default.fileExists(atPath: existing.path) {
      existing.deleteLastPathComponent()
    }
    let kit = DoubleCatalogue.kit.resolvingSymlinksInPath().path
    return (existing.resolvingSymlinksInPath().path + "/").hasPrefix(kit + "/")
  }
}

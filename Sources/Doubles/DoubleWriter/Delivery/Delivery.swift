import CommandLineKit
import Foundation

/// Writes files into their folder and keeps those that the engineer edited.
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
    /// The place for a copy of the present file; nil if no person wrote the whole file.
    var copy: URL?
  }

  /// Writes the files.
  ///
  /// - Throws: `DoubleError`; after an error of the system, some files may be written.
  func run(_ files: [DoubleFile]) throws(DoubleError) -> [DoubleReport.Outcome] {
    for folder in folders where folder.leads(into: DoubleCatalogue.kit) {
      throw .insideKit(folder.path)
    }
    var steps: [Step] = []
    for file in files { steps.append(try step(for: file)) }
    try write(steps)
    return steps.map(\.outcome)
  }

  private func step(for file: DoubleFile) throws(DoubleError) -> Step {
    let folder = file.source == nil ? folder : helperFolder ?? folder
    let url = folder.appending(path: file.name)
    let comment = header?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
    let new = "\(comment ?? "")\(file.origin.line)\n\(file.text)"
    // A protocol with a raw name, such as `a/b`, must not lead out of the folder.
    if file.name.contains("/") || file.name.utf8.count > 255 {
      let advice = "A file's name has no / and at most 255 bytes. Rename the protocol, or skip it."
      throw .notWritable(url.path, advice: advice)
    }
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
    guard link != nil || FileManager.default.fileExists(atPath: url.path) else {
      return Step(outcome: .written(file.name), url: url, new: new)
    }
    let old = try? Data(contentsOf: url)
    if old == nil, let link {
      let advice = "It is a link to \(link), which cannot be read. Delete the link."
      throw .notWritable(url.path, advice: advice)
    }
    guard let old, let text = String(lines: old) else {
      guard overwrites else { throw .notWritable(url.path) }
      return Step(outcome: .updated(file.name), url: url, old: old, new: new)
    }
    let origin = Origin(of: text)
    let body = origin?.body ?? text
    var file = file
    file.text = KeptPart.put(KeptPart.texts(in: body), into: file.text)
    if isCurrent(body, origin, file) {
      return Step(outcome: .current(file.name), url: url, old: old)
    }
    let isWritten = body == file.text || origin?.isEdited == false
    if isWritten || overwrites {
      let new = "\(origin?.header ?? "")\(file.origin.line)\n\(file.text)"
      // A checkout may have changed the line ends, and keeps them.
      let isCarriage = old.contains(13)
      let copy = origin == nil && !isWritten ? url.appendingPathExtension("orig") : nil
      if let copy, FileManager.default.fileExists(atPath: copy.path) {
        throw .notWritable(copy.path, advice: "It has an older text of yours: move it away.")
      }
      return Step(
        outcome: copy.map { .replaced(file.name, copy: $0.lastPathComponent) }
          ?? .updated(file.name),
        url: url,
        old: old,
        new: isCarriage ? new.replacing("\n", with: "\r\n") : new,
        copy: copy
      )
    }
    let difference = LineDiff(of: body, with: file.text).hunks(context: 3)
      .map(\.text).joined(separator: "\n")
    let outcome = DoubleReport.Outcome.kept(
      file.name,
      difference: difference,
      isForeign: origin == nil
    )
    return Step(outcome: outcome, url: url, old: old)
  }

  private func isCurrent(_ body: String, _ origin: Origin?, _ file: DoubleFile) -> Bool {
    // Public doubles next to it may need a file of the kit to be public.
    let isSame = { Origin.areAlike($0, file.text) }
    if file.source != nil, !isSame(body), isSame(body.withoutPublic) { return true }
    guard isSame(body), let origin else { return isSame(body) }
    return origin.source == file.origin.source && origin.options == file.options
  }

  private func write(_ steps: [Step]) throws(DoubleError) {
    do {
      for folder in folders {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      for step in steps {
        guard let new = step.new else { continue }
        if let copy = step.copy { try step.old?.write(to: copy, options: .withoutOverwriting) }
        try Data(new.utf8).write(to: step.url, options: .atomic)
      }
    } catch {
      let places = folders.map(\.path).joined(separator: " or ")
      throw (error as? CocoaError)?.code == .fileWriteOutOfSpace
        ? .diskFull(places) : .notWritable(places)
    }
  }

  private var folders: [URL] { [folder, helperFolder].compactMap(\.self) }
}

extension URL {
  /// Whether it is the folder or inside it, behind all links; it may not exist yet.
  func leads(into folder: URL) -> Bool {
    var existing = absoluteURL.standardized
    while existing.path != "/", !FileManager.default.fileExists(atPath: existing.path) {
      existing.deleteLastPathComponent()
    }
    let place = SourceFiles.start(of: folder.absoluteURL.resolvingSymlinksInPath().path)
    return (existing.resolvingSymlinksInPath().path + "/").hasPrefix(place)
  }
}

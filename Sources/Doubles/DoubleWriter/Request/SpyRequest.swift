import Foundation

/// Writes a spy, and a mock, for protocols of the engineer's own.
public struct SpyRequest: Sendable {
  /// The files and folders with the protocols.
  public var paths: [String]
  /// Files and folders of other modules, whose types and protocols are only used.
  public var otherPaths: [String] = []
  /// The protocols to write doubles for; empty for all of them.
  public var protocols: [String] = []
  /// The protocols that get no doubles.
  public var skipped: [String] = []
  /// Whether each spy comes with a mock.
  public var withMocks = false
  /// The choices for all doubles: imports, endings, answers.
  public var choice = Choice()
  /// Whether that module isolates declarations without isolation to the main actor.
  public var isMainActorDefault = false
  /// The folder for the files; nil to write none.
  public var folder: URL?
  /// The folder for the helpers, which are public there; nil for the folder of the files.
  public var helperFolder: URL?
  /// The indentation of new text; a file that differs only in spaces stays unchanged.
  public var indentation = Indentation.twoSpaces
  /// The comment at the top of new files, without slashes; nil for none.
  public var header: String?
  /// Whether an edited file is replaced.
  public var overwrites = false
  /// The kit's files that doubles with this text need, as public as in the kit.
  public var helpers: @Sendable (_ text: String) -> [DoubleFile]

  /// Creates a request for a spy of each protocol in these files.
  public init(
    paths: [String],
    helpers: @escaping @Sendable (_ text: String) -> [DoubleFile]
  ) {
    self.paths = paths
    self.helpers = helpers
  }

  /// The doubles and problems, and the helpers, before anything is written.
  public struct Plan: Sendable {
    public var request: SpyRequest
    var report: DoubleReport
    var helpers: [DoubleFile] = []

    /// The folder of the doubles and that of the helpers, or none.
    var folders: [String] {
      guard let folder = request.folder?.relativePath else { return [] }
      return [folder, request.helperFolder?.relativePath ?? folder]
    }

    /// The files by their paths.
    var files: [String: DoubleFile] {
      guard folders.count == 2 else { return [:] }
      let all = report.doubles.map { ($0, folders[0]) } + helpers.map { ($0, folders[1]) }
      return Dictionary(all.map { (SourceFiles.start(of: $1) + $0.name, $0) }) { $1 }
    }

    /// Writes the files.
    ///
    /// - Throws: `DoubleError`, and nothing is written then.
    public func run() throws(DoubleError) -> DoubleReport {
      var report = report
      report.doubles = report.doubles.map(request.indentation.applied)
      guard let folder = request.folder, !report.doubles.isEmpty else {
        report.own = report.doubles.map { OwnCode(in: "", for: $0) }
        return report
      }
      report.folder = folder.relativePath
      report.helperFolder = request.helperFolder?.relativePath
      let delivery = Delivery(
        folder: folder,
        helperFolder: request.helperFolder,
        header: request.header,
        overwrites: request.overwrites
      )
      let helpers = helpers.map(request.indentation.applied)
      report.outcomes = try delivery.run(report.doubles + helpers)
      report.own = report.doubles.concurrentMap { file in
        let data = FileManager.default.contents(atPath: folder.appending(path: file.name).path)
        return OwnCode(in: data.flatMap { String(lines: $0) } ?? "", for: file)
      }
      report.orphans = request.orphans(among: helpers)
      if report.isUnchanged { report.notes = [] }
      return report
    }
  }

  /// The plan of the doubles; nothing is written.
  public func plan() throws(DoubleError) -> Plan {
    try choice.check()
    var sources = try SourceFiles(paths: paths)
    let others = try SourceFiles(paths: otherPaths).files
    sources.files += others.map { SourceFiles.File(path: $0.path, text: $0.text, isOther: true) }
    let kit = helpers("CallRecording CallVerifying").flatMap { [$0.text, $0.internalized.text] }
    sources.files.removeAll { kit.contains($0.text) }
    let library = Library(sources, isMainActorDefault: isMainActorDefault)
    let chosen = library.chosen(protocols, without: skipped)
    var report = DoubleReport(problems: chosen.problems)
    report.notes = chosen.groups.map { $0[0].path }.uniqued.compactMap(library.names.note)
    let written = chosen.groups.concurrentMap { group in
      library.doubles(of: group, choice: choice, withMock: withMocks)
    }
    report.doubles = written.flatMap(\.self)
    for (group, doubles) in zip(chosen.groups, written) where withMocks && doubles.count == 1 {
      report.notes.append(
        "\(group[0].path) has no mock: it is for actors, and a mock compares without awaiting."
      )
    }
    guard let folder, !report.doubles.isEmpty else { return Plan(request: self, report: report) }
    let helpers = neededHelpers(report.doubles)
    let files = report.doubles + (helperFolder == nil ? helpers : [])
    var taken = takenNames(among: files, in: folder, or: library)
    if let helperFolder {
      taken.merge(takenNames(among: helpers, in: helperFolder, or: library)) { $1 }
    }
    report.problems += taken.values.sorted { "\($0)" < "\($1)" }
    report.doubles.removeAll { taken[$0.name] != nil }
    return Plan(request: self, report: report, helpers: helpers)
  }

  /// The files whose types another file already declares, in the sources or in the folder.
  private func takenNames(
    among files: [DoubleFile],
    in folder: URL,
    or library: Library
  ) -> [String: DoubleError] {
    let there = (try? SourceFiles(paths: [folder.path])).map { Library($0) }
    return files.reduce(into: [:]) { taken, file in
      let name = String(file.name.prefix { $0 != "." && $0 != "+" })
      let place = library.file(declaring: name) ?? there?.file(declaring: name)
      guard let place, place.lastPart != file.name else { return }
      taken[file.name] = .takenName(name, file: place)
    }
  }

  /// The helpers; internal if they are next to the doubles and no double is public.
  private func neededHelpers(_ doubles: [DoubleFile]) -> [DoubleFile] {
    let text = doubles.map(\.text).joined()
    let isPublic = helperFolder != nil || text.contains("\npublic ") || text.contains("\npackage ")
    return helpers(text).map { isPublic ? $0 : $0.internalized }
  }
}

import Foundation

/// Writes the doubles of the engineer's own protocols.
public struct DoubleRequest: Sendable {
  /// The protocols, and the form of their doubles.
  public var module: ModuleConfiguration
  /// Whether an edited file is replaced.
  public var overwrites = false
  /// The kit's files that doubles with this text need, as public as in the kit.
  public var helpers: @Sendable (_ text: String) -> [DoubleFile]

  /// Creates a request for the doubles of a module.
  public init(
    _ module: ModuleConfiguration,
    helpers: @escaping @Sendable (_ text: String) -> [DoubleFile]
  ) {
    self.module = module
    self.helpers = helpers
  }

  /// The doubles and problems, and the helpers, before anything is written.
  public struct Plan: Sendable {
    public var request: DoubleRequest
    var report: DoubleReport
    var helpers: [DoubleFile] = []

    /// The files by their paths.
    var files: [String: DoubleFile] {
      let folders = request.module.folders
      guard folders.count == 2 else { return [:] }
      let all = report.doubles.map { ($0, folders[0]) } + helpers.map { ($0, folders[1]) }
      return Dictionary(all.map { (SourceFiles.start(of: $1) + $0.name, $0) }) { $1 }
    }

    /// Writes the files.
    ///
    /// - Throws: `DoubleError`, and nothing is written then.
    public func run() throws(DoubleError) -> DoubleReport {
      var report = report
      let module = request.module
      guard let folder = module.to.map({ URL(filePath: $0) }), !report.doubles.isEmpty else {
        report.own = report.doubles.map { OwnCode(in: "", for: $0) }
        return report
      }
      let helperFolder = module.helpers.map { URL(filePath: $0) }
      report.folder = folder.relativePath
      report.helperFolder = helperFolder?.relativePath
      let delivery = Delivery(
        folder: folder,
        helperFolder: helperFolder,
        header: module.header,
        overwrites: request.overwrites
      )
      report.outcomes = try delivery.run(report.doubles + helpers)
      report.own = report.doubles.concurrentMap { file in
        let data = FileManager.default.contents(atPath: folder.appending(path: file.name).path)
        return OwnCode(in: data.flatMap { String(lines: $0) } ?? "", for: file)
      }
      if report.isUnchanged { report.notes = [] }
      return report
    }
  }

  /// The plan of the doubles; nothing is written.
  public func plan() throws(DoubleError) -> Plan {
    try module.check()
    var sources = try SourceFiles(paths: module.sources)
    let others = try SourceFiles(paths: module.otherSources ?? []).files
    sources.files += others.map { SourceFiles.File(path: $0.path, text: $0.text, isOther: true) }
    let kit = helpers("CallRecording CallVerifying").flatMap { [$0.text, $0.internalized.text] }
    sources.files.removeAll { kit.contains($0.text) }
    let library = try Library(sources)
    let chosen = Choice(of: module.chosen ?? [], without: module.skip ?? [], in: library)
    var report = DoubleReport(problems: chosen.problems)
    report.notes = chosen.groups.map { $0[0].path }.uniqued.compactMap(library.names.note)
    let written = chosen.groups.concurrentMap { group in
      library.doubles(of: group, choice: module)
    }
    report.doubles = written.flatMap(\.self)
    for (group, doubles) in zip(chosen.groups, written)
    where module.mock == true && doubles.count == 1 {
      report.notes.append(
        "\(group[0].path) has no mock: it is for actors, and a mock compares without awaiting."
      )
    }
    guard let folder = module.to, !report.doubles.isEmpty else {
      return Plan(request: self, report: report)
    }
    let helpers = neededHelpers(report.doubles)
    let files = report.doubles + (module.helpers == nil ? helpers : [])
    var taken = takenNames(among: files, in: folder, or: library)
    if let helperFolder = module.helpers {
      taken.merge(takenNames(among: helpers, in: helperFolder, or: library)) { $1 }
    }
    report.problems += taken.values.sorted { "\($0)" < "\($1)" }
    report.doubles.removeAll { taken[$0.name] != nil }
    return Plan(request: self, report: report, helpers: helpers)
  }

  /// The files whose types another file already declares, in the sources or in the folder.
  private func takenNames(
    among files: [DoubleFile],
    in folder: String,
    or library: Library
  ) -> [String: DoubleError] {
    let there = (try? SourceFiles(paths: [folder]))?.files.concurrentMap(ReadFile.init) ?? []
    let places = (there + library.files).placesOfTypes
    return files.reduce(into: [:]) { taken, file in
      let name = String(file.name.prefix { $0 != "." && $0 != "+" })
      guard let place = places[name], place.lastPart != file.name else { return }
      taken[file.name] = .takenName(name, file: place)
    }
  }

  /// The helpers; internal if they are next to the doubles and no double is public.
  private func neededHelpers(_ doubles: [DoubleFile]) -> [DoubleFile] {
    let isPublic = module.helpers != nil || doubles.contains(where: \.isPublic)
    return helpers(doubles.map(\.text).joined()).map { isPublic ? $0 : $0.internalized }
  }
}

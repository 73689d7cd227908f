import Foundation

/// The doubles for the protocols of a module, before anything is written.
public struct PlannedDoubles: Sendable {
  /// The protocols, and the form of their doubles.
  public let module: ModuleConfiguration
  var report: DoubleReport
  private var helpers: [DoubleFile] = []

  /// Reads the protocols and plans their doubles.
  public init(for module: ModuleConfiguration) throws(DoubleError) {
    self.module = module
    try module.check()
    let catalogue = try DoubleCatalogue()
    let excluded = module.exclude ?? []
    var sources = try SourceFiles(paths: module.sources, without: excluded)
    let others = try SourceFiles(paths: module.otherSources ?? [], without: excluded).files
    sources.files += others.map { SourceFiles.File(path: $0.path, text: $0.text, isOther: true) }
    let kit = catalogue.helpers(usedIn: "CallRecording CallVerifying")
      .flatMap { [$0.text, $0.internalized.text] }
    sources.files.removeAll { kit.contains($0.text) }
    let library = Library(sources)
    let chosen = Choice(of: module.chosen ?? [], without: module.skip ?? [], in: library)
    report = DoubleReport(problems: chosen.problems)
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
    guard let folder = module.to, !report.doubles.isEmpty else { return }
    // They are internal if they are next to the doubles and no double is public.
    let isPublic = module.helpers != nil || report.doubles.contains(where: \.isPublic)
    helpers = catalogue.helpers(usedIn: report.doubles.map(\.text).joined())
      .map { isPublic ? $0 : $0.internalized }
    let files = report.doubles + (module.helpers == nil ? helpers : [])
    var taken = takenNames(among: files, in: folder, or: library)
    if let helperFolder = module.helpers {
      taken.merge(takenNames(among: helpers, in: helperFolder, or: library)) { $1 }
    }
    report.problems += taken.values.sorted { "\($0)" < "\($1)" }
    report.doubles.removeAll { taken[$0.name] != nil }
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
      guard let place = places[name], !Self.isSame(place, SourceFiles.start(of: folder) + file.name)
      else { return }
      let options = [
        (module.endings.mock, "--mock-ending ExpectingMock"),
        (module.endings.spy, "--spy-ending Recorder"),
      ]
      let option = file.source == nil ? options.first { name.hasSuffix($0.0) }?.1 : nil
      taken[file.name] = .takenName(name, file: place, option: option)
    }
  }

  private static func isSame(_ a: String, _ b: String) -> Bool {
    let places = [a, b].map { URL(filePath: $0).resolvingSymlinksInPath().standardizedFileURL.path }
    return places[0] == places[1]
  }

  /// The files by their paths.
  var files: [String: DoubleFile] {
    let folders = module.folders
    guard folders.count == 2 else { return [:] }
    let all = report.doubles.map { ($0, folders[0]) } + helpers.map { ($0, folders[1]) }
    return Dictionary(all.map { (SourceFiles.start(of: $1) + $0.name, $0) }) { $1 }
  }

  /// Writes the files; an edited one is replaced only if `overwrites` is true.
  ///
  /// - Throws: `DoubleError`; after an error of the system, some files may be written.
  public func write(overwrites: Bool = false) throws(DoubleError) -> DoubleReport {
    var report = report
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
      overwrites: overwrites
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

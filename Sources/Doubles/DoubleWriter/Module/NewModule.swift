import Foundation

/// A VIPER module of an engineer's own: protocols, classes with empty bodies, doubles, and red tests.
///
/// It is a compiled module of the kit, under another name.
public struct NewModule {
  private static let template = DoubleCatalogue.kit.appending(
    path: "Sources/Doubles/ModuleTemplate"
  )

  private let name: String
  private let sources: String
  private let tests: String
  private let module: String

  /// Plans a module with the name.
  ///
  /// - Parameters:
  ///   - name: the first part of the names of its types, such as Order.
  ///   - sources: the folder for the protocols and classes.
  ///   - tests: the folder for the tests; the doubles go into `Doubles` of their target.
  ///   - module: the Swift module that the sources belong to; nil for the folder below `Sources`.
  /// - Throws: `DoubleError` if no type can have that name, or if the Swift module is not known.
  public init(
    _ name: String,
    sources: String,
    tests: String,
    module: String?
  ) throws(DoubleError) {
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else { throw .noTypeName(name) }
    self.name = name
    self.sources = URL(filePath: sources).relativePath
    self.tests = URL(filePath: tests).relativePath
    let target = Self.target(of: self.sources, below: "Sources")?.lastPart
    guard let module = module ?? target else { throw .unknownModule(sources) }
    self.module = module
  }

  // The path up to the folder below that one; nil if there is none.
  private static func target(of path: String, below folder: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let end = parts.lastIndex(of: folder[...]), end + 1 < parts.count else { return nil }
    return parts[...(end + 1)].joined(separator: "/")
  }

  /// Writes the files, but replaces none; returns a line for each, and what to do next.
  public func write() throws(DoubleError) -> String {
    let files = try files()
    for folder in [sources, tests].map({ URL(filePath: $0) })
    where folder.leads(into: DoubleCatalogue.kit) {
      throw .insideKit(folder.path)
    }
    // A target cannot have two files of one name, in whatever folders.
    let there = [Self.target(of: sources, below: "Sources") ?? sources, testTarget]
      .flatMap { folder in
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [])
          .map { "\(folder)/\($0)" }
      }
    let names = Set(files.map(\.path.lastPart))
    if let old = there.first(where: { names.contains($0.lastPart) }) { throw .notReplaced(old) }
    let isConfigured = try isConfigured()
    // Only these are removed after an error: a file that is in the way is not the module's.
    var written: [String] = []
    var last = sources
    do {
      for file in files {
        last = file.path
        let place = URL(filePath: file.path)
        let folder = place.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place, options: .withoutOverwriting)
        written.append(file.path)
      }
      let doubles =
        isConfigured
        ? "Now run doubles write: your .doubles.json has the protocols of this folder."
        : try writeDoubles()
      return (files.map { "wrote    \($0.path)" } + [doubles, "", next]).joined(separator: "\n")
    } catch {
      for path in written { try? FileManager.default.removeItem(atPath: path) }
      for folder in [sources, tests] { rmdir(folder) }
      throw error as? DoubleError ?? .notWritable(last)
    }
  }

  // Whether a configuration file describes doubles of the folder, with mocks.
  private func isConfigured() throws(DoubleError) -> Bool {
    guard Configuration.isThere else { return false }
    let place = SourceFiles.start(of: URL(filePath: sources).path)
    return try Configuration().modules.contains { module in
      module.mock == true
        && module.sources.contains {
          place.hasPrefix(SourceFiles.start(of: URL(filePath: $0).path))
        }
    }
  }

  private func writeDoubles() throws(DoubleError) -> String {
    var doubles = ModuleConfiguration()
    (doubles.sources, doubles.to, doubles.mock) = ([sources], "\(testTarget)/Doubles", true)
    doubles.testableImport = [module]
    return try PlannedDoubles(for: doubles).write().text
  }

  // All modules of a test target share the helpers of its doubles.
  private var testTarget: String { Self.target(of: tests, below: "Tests") ?? tests }

  private var next: String {
    """
    Next: swift test shows two red tests, if your Package.swift has the targets \(module) and \
    \(testTarget.lastPart). Begin with \(name)PresenterTests: \(name)Presenter.updateView() must ask the \
    interactor. \(name)ModuleTests is the outer test: it is green when the module works.

    After a change of a protocol, write the doubles again:
    doubles write \(sources) --mock --testable-import \(module) --to \(testTarget)/Doubles
    """
  }

  private func files() throws(DoubleError) -> [(path: String, text: String)] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: Self.template.path).sorted()
        .filter { $0.hasSuffix(".swift") }
        .map { path in
          let text = try String(contentsOf: Self.template.appending(path: path), encoding: .utf8)
          let folder = path.hasPrefix("Tests/") ? tests : sources
          return ("\(folder)/\(renamed(path.lastPart))", renamed(text))
        }
    } catch {
      throw .noDoubles(in: Self.template.path)
    }
  }

  private func renamed(_ text: String) -> String {
    text.replacing("@testable import Sample", with: "@testable import \(module)")
      .replacing("Sample", with: name)
      .replacing("sample", with: name.prefix(1).lowercased() + name.dropFirst())
  }
}

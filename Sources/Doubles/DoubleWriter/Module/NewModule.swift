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
  ///   - module: the Swift module that the sources belong to; nil if that is the folder below
  ///     `Sources`, or else the last one.
  /// - Throws: `DoubleError.noTypeName` if no type can have that name.
  public init(
    _ name: String,
    sources: String,
    tests: String,
    module: String?
  ) throws(DoubleError) {
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else { throw .noTypeName(name) }
    let folders = URL(filePath: sources).standardized.pathComponents
    let below = folders.lastIndex(of: "Sources").map { folders[($0 + 1)...].first } ?? nil
    (self.name, self.sources, self.tests) = (name, sources, tests)
    self.module = module ?? below ?? folders.last ?? name
  }

  /// Writes the files, but replaces none; returns a line for each, and what to do next.
  public func write() throws(DoubleError) -> String {
    let files = try files()
    let places = files.map { URL(filePath: $0.path) }
    for folder in [sources, tests].map({ URL(filePath: $0) })
    where folder.leads(into: DoubleCatalogue.kit) {
      throw .insideKit(folder.path)
    }
    let old = places.filter { FileManager.default.fileExists(atPath: $0.path) }
    guard old.isEmpty else { throw .notReplaced(old.map(\.relativePath)) }
    var written: [URL] = []
    do {
      for (place, file) in zip(places, files) {
        let folder = place.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place, options: .withoutOverwriting)
        written.append(place)
      }
    } catch {
      for place in written { try? FileManager.default.removeItem(at: place) }
      throw .notWritable([sources, tests].joined(separator: " or "))
    }
    let doubles = try writeDoubles()
    return (files.map { "wrote    \($0.path)" } + doubles + ["", next]).joined(separator: "\n")
  }

  // With a configuration file, the doubles are in the folder that it names.
  private func writeDoubles() throws(DoubleError) -> [String] {
    guard !Configuration.isThere else {
      return ["Now run doubles write, which writes its doubles."]
    }
    var doubles = ModuleConfiguration()
    (doubles.sources, doubles.to, doubles.mock) = ([sources], "\(testTarget)/Doubles", true)
    doubles.testableImport = [module]
    return [try PlannedDoubles(for: doubles).write().text]
  }

  // All modules of a test target share its doubles' helpers.
  private var testTarget: String {
    let folders = tests.split(separator: "/", omittingEmptySubsequences: false)
    guard let end = folders.lastIndex(of: "Tests"), end + 1 < folders.count else { return tests }
    return folders[...(end + 1)].joined(separator: "/")
  }

  private var next: String {
    """
    Next: add the targets \(module) and \(module)Tests to your Package.swift, if they are not there. Then swift \
    test shows two red tests. Begin with \(name)PresenterTests: \(name)Presenter.updateView() must ask the \
    interactor. \(name)ModuleTests is the outer test: it is green when the module works.
    """
  }

  private func files() throws(DoubleError) -> [(path: String, text: String)] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: Self.template.path).sorted()
        .filter { $0.hasSuffix(".swift") }
        .map { path in
          let text = try String(contentsOf: Self.template.appending(path: path), encoding: .utf8)
          let file = URL(filePath: path).lastPathComponent
          let folder = path.hasPrefix("Tests/") ? tests : sources
          return ("\(folder)/\(renamed(file))", renamed(text))
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

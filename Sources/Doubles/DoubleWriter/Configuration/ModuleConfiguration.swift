import Foundation

/// The doubles for the protocols of one module, as `.doubles.json` or the options of
/// `doubles write` describe them.
public struct ModuleConfiguration: Decodable, Equatable, Sendable {
  public typealias CodingKeys = ConfigurationKey

  /// The files and folders with the protocols.
  public var sources: [String] = []
  /// Files and folders of other modules, whose types and protocols are only used.
  public var otherSources: [String]?
  /// Files and folders in both that are not read.
  public var exclude: [String]?
  /// The folder for the files; nil to write none.
  public var to: String?
  /// The folder for the helpers, which are public there; nil for the folder of the files.
  public var helpers: String?
  public var plainImport: [String]?
  public var testableImport: [String]?
  public var defaultIsolation: DefaultIsolation?
  public var mock: Bool?
  public var answers: AnswerDefault?
  public var spyEnding: String?
  public var mockEnding: String?
  /// The comment at the top of new files, without slashes.
  public var header: String?
  /// The protocols to write doubles for; nil or empty for all of them.
  public var chosen: [String]?
  /// The protocols that get no doubles.
  public var skip: [String]?

  /// Creates a configuration without any choice.
  public init() {}

  /// The imports of the protocols' module in the doubles.
  public var imports: ModuleImports {
    get { ModuleImports(plain: plainImport ?? [], testable: testableImport ?? []) }
    set { (plainImport, testableImport) = (newValue.plain, newValue.testable) }
  }

  /// The folders of the doubles and of the helpers, or none.
  var folders: [String] { to.map { [$0, helpers ?? $0] } ?? [] }

  /// The last part of the name of each spy and of each mock.
  var endings: (spy: String, mock: String) { (spyEnding ?? "Spy", mockEnding ?? "Mock") }

  /// The options that the text of a double does not show, as on a command line.
  var hiddenOptions: String {
    get { defaultIsolation == .mainActor ? "--default-isolation MainActor" : "" }
    set { defaultIsolation = newValue.contains("MainActor") ? .mainActor : nil }
  }

  /// - Throws: `DoubleError` for the first word that is not a module's name or an ending.
  func check() throws(DoubleError) {
    try imports.check()
    for ending in [endings.spy, endings.mock] where ending.wholeMatch(of: /\w+/) == nil {
      throw .noEnding(ending)
    }
    if endings.spy == endings.mock { throw .noEnding(endings.mock) }
  }

  /// The first missing or wrong value in a file; nil if there is none.
  var problem: String? {
    if sources.isEmpty { return "\"sources\" has a wrong value\(ConfigurationKey.sources.advice)" }
    if to == nil { return "\"to\" is missing\(ConfigurationKey.to.advice)" }
    let given: [(ConfigurationKey, [String]?)] = [
      (.sources, sources), (.otherSources, otherSources), (.exclude, exclude),
    ]
    for (key, paths) in given {
      for path in paths ?? [] where !FileManager.default.fileExists(atPath: path) {
        return "\"\(key.rawValue)\" names \(path), which does not exist"
      }
    }
    for (key, path) in [(ConfigurationKey.to, to), (.helpers, helpers)] {
      if let path, !URL(filePath: path).leads(into: URL(filePath: ".")) {
        return "\"\(key.rawValue)\" leads to \(path), which is outside of the file's folder; "
          + "give a folder inside, or use the command's option --\(key.rawValue)"
      }
    }
    do { try imports.check() } catch { return "\"import\" or \"testable-import\": \(error)" }
    do { try check() } catch { return "\"spy-ending\" or \"mock-ending\": \(error)" }
    return nil
  }
}

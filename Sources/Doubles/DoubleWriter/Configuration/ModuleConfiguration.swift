import Foundation

/// The doubles for the protocols of one module, as `.doubles.json` describes them.
struct ModuleConfiguration: Decodable {
  var sources: [String]
  var otherSources: [String]
  var folder: String
  var helperFolder: String?
  var choice = Choice()
  var isMainActorDefault: Bool
  var indentation: Indentation
  var withMocks: Bool
  var header: String?
  var protocols: [String]
  var skipped: [String]

  /// A key that is none of `ConfigurationKey`.
  struct UnknownKey: Error {
    var name: String
  }

  /// - Throws: `UnknownKey` or `DecodingError`.
  init(from decoder: any Decoder) throws {
    for name in try decoder.singleValueContainer().decode([String: Anything].self).keys.sorted()
    where ConfigurationKey(rawValue: name) == nil {
      throw UnknownKey(name: name)
    }
    let values = try decoder.container(keyedBy: ConfigurationKey.self)
    let list = { (key: ConfigurationKey) in
      try values.decodeIfPresent([String].self, forKey: key) ?? []
    }
    sources = try values.decode([String].self, forKey: .sources)
    otherSources = try list(.otherSources)
    folder = SourceFiles.normal(try values.decode(String.self, forKey: .to))
    let helpers = try values.decodeIfPresent(String.self, forKey: .helpers)
    helperFolder = helpers.map(SourceFiles.normal)
    choice.imports = ModuleImports(
      plain: try list(.plainImport),
      testable: try list(.testableImport)
    )
    let isolation = try values.decodeIfPresent(DefaultIsolation.self, forKey: .defaultIsolation)
    isMainActorDefault = isolation == .mainActor
    indentation = try values.decodeIfPresent(Indentation.self, forKey: .indent) ?? .twoSpaces
    if sources.isEmpty {
      throw DecodingError.dataCorruptedError(forKey: .sources, in: values, debugDescription: "[]")
    }
    withMocks = try values.decodeIfPresent(Bool.self, forKey: .mock) ?? false
    header = try values.decodeIfPresent(String.self, forKey: .header)
    choice.recordsReads = try values.decodeIfPresent(Bool.self, forKey: .withoutReads) != true
    if let ending = try values.decodeIfPresent(String.self, forKey: .spyEnding) {
      choice.spyEnding = ending
    }
    if let ending = try values.decodeIfPresent(String.self, forKey: .mockEnding) {
      choice.mockEnding = ending
    }
    choice.hasOptionalAnswers =
      try values.decodeIfPresent(AnswerDefault.self, forKey: .answers) == .optional
    protocols = try list(.chosen)
    skipped = try list(.skip)
  }

  /// The first path that does not exist, or the first import that is no module's name; nil if none.
  var problem: String? {
    for (key, paths) in [(ConfigurationKey.sources, sources), (.otherSources, otherSources)] {
      for path in paths where !FileManager.default.fileExists(atPath: path) {
        return "\"\(key.rawValue)\" names \(path), which does not exist"
      }
    }
    do { try choice.imports.check() } catch {
      return "\"import\" or \"testable-import\": \(error)"
    }
    do { try choice.check() } catch { return "\"spy-ending\" or \"mock-ending\": \(error)" }
    return nil
  }

  /// Any value: only its key counts.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}

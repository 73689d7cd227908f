import Foundation

/// The doubles for the protocols of one module, as `.doubles.json` describes them.
struct ModuleConfiguration: Decodable {
  private(set) var request: SpyRequest

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
    let paths = try values.decode([String].self, forKey: .sources)
    if paths.isEmpty {
      throw DecodingError.dataCorruptedError(forKey: .sources, in: values, debugDescription: "[]")
    }
    let folder = { URL(filePath: SourceFiles.normal($0)) }
    request = SpyRequest(paths: paths, helpers: { _ in [] })
    request.otherPaths = try list(.otherSources)
    request.protocols = try list(.chosen)
    request.skipped = try list(.skip)
    request.withMocks = try values.decodeIfPresent(Bool.self, forKey: .mock) ?? false
    request.folder = folder(try values.decode(String.self, forKey: .to))
    request.helperFolder = try values.decodeIfPresent(String.self, forKey: .helpers).map(folder)
    request.header = try values.decodeIfPresent(String.self, forKey: .header)
    request.indentation =
      try values.decodeIfPresent(Indentation.self, forKey: .indent) ?? .twoSpaces
    let isolation = try values.decodeIfPresent(DefaultIsolation.self, forKey: .defaultIsolation)
    request.isMainActorDefault = isolation == .mainActor
    var choice = Choice()
    choice.imports.plain = try list(.plainImport)
    choice.imports.testable = try list(.testableImport)
    choice.recordsReads = try values.decodeIfPresent(Bool.self, forKey: .withoutReads) != true
    choice.spyEnding =
      try values.decodeIfPresent(String.self, forKey: .spyEnding) ?? choice.spyEnding
    choice.mockEnding =
      try values.decodeIfPresent(String.self, forKey: .mockEnding) ?? choice.mockEnding
    choice.hasOptionalAnswers =
      try values.decodeIfPresent(AnswerDefault.self, forKey: .answers) == .optional
    request.choice = choice
  }

  /// The first path that does not exist, or the first import that is no module's name; nil if none.
  var problem: String? {
    let sources = [(ConfigurationKey.sources, request.paths), (.otherSources, request.otherPaths)]
    for (key, paths) in sources {
      for path in paths where !FileManager.default.fileExists(atPath: path) {
        return "\"\(key.rawValue)\" names \(path), which does not exist"
      }
    }
    do { try request.choice.imports.check() } catch {
      return "\"import\" or \"testable-import\": \(error)"
    }
    do { try request.choice.check() } catch { return "\"spy-ending\" or \"mock-ending\": \(error)" }
    return nil
  }

  /// Any value: only its key counts.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}

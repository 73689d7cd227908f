import CommandLineKit
import Foundation

/// The configuration file of a project: all doubles that `doubles write` writes without arguments.
public struct Configuration {
  /// The file's name; its paths are relative to its folder.
  static let file = ".doubles.json"

  let modules: [ModuleConfiguration]

  /// Whether the present folder has a configuration file.
  public static var isThere: Bool { FileManager.default.fileExists(atPath: file) }

  /// Reads the file in the present folder.
  ///
  /// - Throws: `DoubleError` if there is no file, or if it is wrong.
  public init() throws(DoubleError) {
    guard let data = FileManager.default.contents(atPath: Self.file) else {
      throw .noConfiguration(file: Self.file)
    }
    let isList = String(decoding: data, as: UTF8.self).first { !$0.isWhitespace } == "["
    do {
      let decoder = JSONDecoder()
      modules =
        isList
        ? try decoder.decode([Checked].self, from: data).map(\.module)
        : [try decoder.decode(Checked.self, from: data).module]
    } catch {
      throw .badConfiguration(file: Self.file, problem: Self.problem(error))
    }
    if modules.isEmpty { throw .badConfiguration(file: Self.file, problem: "it names no module") }
    for problem in modules.compactMap(\.problem) {
      throw .badConfiguration(file: Self.file, problem: problem)
    }
  }

  /// One plan for each module; nothing is written.
  ///
  /// A double that an earlier module writes to the same path is a problem of the later one.
  public func plans() throws(DoubleError) -> [PlannedDoubles] {
    var plans: [PlannedDoubles] = []
    var taken: Set<String> = []
    for module in modules {
      var plan = try PlannedDoubles(for: module)
      let folder = module.to ?? ""
      for file in plan.report.doubles where taken.contains("\(folder)/\(file.name)") {
        plan.report.problems.append(.twoModules(file.name, folder: folder))
        plan.report.doubles.removeAll { $0 == file }
      }
      taken.formUnion(plan.report.doubles.map { "\(folder)/\($0.name)" })
      plans.append(plan)
    }
    return plans
  }

  /// The help: an example and all keys.
  public static var help: String {
    let keys = ConfigurationKey.allCases
    let shown: [ConfigurationKey] = [.sources, .to, .testableImport, .mock]
    let example = shown.map { "  \"\($0.rawValue)\": \($0.facts.example)" }.joined(separator: ",\n")
    return """
      With a file \(file) in your project's folder, doubles write and doubles check need no arguments:

      {
      \(example)
      }

      All keys, each with an example:

      \(keys.map { ($0.rawValue, "\($0.facts.meaning): \($0.facts.example)") }.table())

      Several modules are a list of such objects. Paths are relative to the file.
      """
  }

  private static func problem(_ error: any Error) -> String {
    switch error {
    case let error as UnknownKey:
      let keys = ConfigurationKey.allCases.map(\.rawValue)
      let nearest = NearestName.nearest(to: error.name, among: keys).map {
        "did you mean \"\($0)\"?"
      }
      return "there is no key \"\(error.name)\"; "
        + (nearest ?? "the keys are \(keys.joined(separator: ", "))")
    case DecodingError.keyNotFound(let key, _):
      let advice = ConfigurationKey(stringValue: key.stringValue)?.advice ?? ""
      return "\"\(key.stringValue)\" is missing\(advice)"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      if let key = context.codingPath.compactMap({ $0 as? ConfigurationKey }).first {
        return "\"\(key.stringValue)\" has a wrong value\(key.advice)"
      }
      if case DecodingError.dataCorrupted = error { return "it is not valid JSON" }
      return "it is neither an object nor a list of objects"
    default: return "\(error)"
    }
  }

  /// A key that is none of `ConfigurationKey`.
  private struct UnknownKey: Error {
    var name: String
  }

  /// A module whose keys are known, and whose folders have one form.
  private struct Checked: Decodable {
    var module: ModuleConfiguration

    init(from decoder: any Decoder) throws {
      let values = try decoder.singleValueContainer().decode([String: Anything].self)
      for name in values.keys.sorted() where ConfigurationKey(rawValue: name) == nil {
        throw UnknownKey(name: name)
      }
      module = try ModuleConfiguration(from: decoder)
      module.to = module.to.map(SourceFiles.normal)
      module.helpers = module.helpers.map(SourceFiles.normal)
    }
  }

  /// Any value: only its key counts.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}

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
        ? try decoder.decode([ModuleConfiguration].self, from: data)
        : [try decoder.decode(ModuleConfiguration.self, from: data)]
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
  public func plans(
    helpers: @escaping @Sendable (_ text: String) -> [DoubleFile]
  ) throws(DoubleError) -> [SpyRequest.Plan] {
    var plans: [SpyRequest.Plan] = []
    var taken: Set<String> = []
    for module in modules {
      var request = module.request
      request.helpers = helpers
      var plan = try request.plan()
      let folder = request.folder?.relativePath ?? ""
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
    let example = shown.map { "  \"\($0.rawValue)\": \($0.example)" }.joined(separator: ",\n")
    return """
      With a file \(file) in your project's folder, doubles write and doubles check need no arguments:

      {
      \(example)
      }

      All keys, each with an example:

      \(keys.map { ($0.rawValue, "\($0.meaning): \($0.example)") }.table())

      Several modules are a list of such objects. Paths are relative to the file.
      """
  }

  private static func problem(_ error: any Error) -> String {
    switch error {
    case let error as ModuleConfiguration.UnknownKey:
      let keys = ConfigurationKey.allCases.map(\.rawValue)
      let nearest = NearestName.nearest(to: error.name, among: keys).map {
        "did you mean \"\($0)\"?"
      }
      return "there is no key \"\(error.name)\"; "
        + (nearest ?? "the keys are \(keys.joined(separator: ", "))")
    case DecodingError.keyNotFound(let key, _):
      return "\"\(key.stringValue)\" is missing\(example(of: key))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      if let key = context.codingPath.compactMap({ $0 as? ConfigurationKey }).first {
        return "\"\(key.stringValue)\" has a wrong value\(example(of: key))"
      }
      if case DecodingError.dataCorrupted = error { return "it is not valid JSON" }
      return "it is neither an object nor a list of objects"
    default: return "\(error)"
    }
  }

  private static func example(of key: any CodingKey) -> String {
    guard let key = ConfigurationKey(stringValue: key.stringValue) else { return "" }
    return "; write for example \"\(key.rawValue)\": \(key.example)"
  }
}

import Foundation
import KataKit

/// The rows of a stage as a text, so that a learner's build compiles no prose.
///
/// A line is a key and a value, such as `hint: A nudge.`; a line that begins with blanks continues
/// the value above it. The facts of the stage come first. `level:` begins the steps of a level, and
/// `step:` begins a step.
struct StageText {
  fileprivate struct Field {
    let line: Int
    let key: String
    var value: String
  }

  private static let levels = ["core", "more", "deep", "property"]

  private let name: String
  private var fields: [Field] = []

  /// Reads the lines; `name` is the text's name in errors.
  ///
  /// - Throws: `StageTextError` for the first line without a key.
  init(_ text: String, in name: String) throws(StageTextError) {
    self.name = name
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() where !row.isEmpty {
      if row.hasPrefix(" "), !fields.isEmpty {
        fields[fields.count - 1].value += " " + row.trimmingCharacters(in: .whitespaces)
      } else if let colon = row.firstRange(of: ": ") {
        let (key, value) = (row[..<colon.lowerBound], row[colon.upperBound...])
        fields.append(Field(line: index + 1, key: String(key), value: String(value)))
      } else {
        let reason = "the line has no key; write key: value, or begin it with blanks"
        throw .unreadable(name, line: index + 1, reason)
      }
    }
  }

  /// The stage with these rows.
  ///
  /// - Throws: `StageTextError` for an unknown or repeated key, a missing one, or a wrong value.
  func stage(number: Int, stem: String, histories: URL) throws(StageTextError) -> Stage {
    let head = fields.prefix { $0.key != "level" }
    let stage = try Rows(
      head,
      of: "stage",
      in: name,
      keys: ["title", "lesson", "classes", "changes", "workshop", "variant"]
    )
    var steps: [String: [Step]] = [:]
    var level = ""
    var rest = fields.dropFirst(head.count)
    while let first = rest.first {
      if first.key == "level" {
        guard Self.levels.contains(first.value) else {
          throw wrong(first, "is no level; use core, more, deep or property")
        }
        level = first.value
        rest = rest.dropFirst()
      } else {
        guard level != "property" || steps[level] == nil else {
          throw wrong(first, "is a second property; a stage has one")
        }
        let next = rest.dropFirst().prefix { !["level", "step"].contains($0.key) }
        steps[level, default: []].append(try step([first] + next))
        rest = rest.dropFirst(1 + next.count)
      }
    }
    return Stage(
      number: number,
      stem: stem,
      title: try stage.needed("title"),
      lesson: try stage.needed("lesson"),
      histories: histories,
      typeNames: try stage.needed("classes").components(separatedBy: ", "),
      changedStages: try changes(stage.one("changes")),
      endsWorkshop: try stage.one("workshop") != nil,
      core: steps["core"] ?? [],
      more: steps["more"] ?? [],
      deep: steps["deep"] ?? [],
      property: steps["property"]?.first,
      variants: try named(stage.all("variant")).map { Variant($0.name, $0.sentence) }
    )
  }

  private func step(_ fields: [Field]) throws(StageTextError) -> Step {
    let row = try Rows(
      fields[...],
      of: "step",
      in: name,
      keys: [
        "step", "title", "about", "kind", "requirement", "tidy", "refactor", "test", "hint",
        "fault",
        "bonus",
      ]
    )
    let kind = try row.one("kind")
    guard let part = kind.map({ Step.Kind(rawValue: $0.value) }) ?? .driving else {
      throw wrong(kind, "is no kind; use driving, guard, outer or property")
    }
    let tidy = try row.one("tidy").map { Step.Question(stringLiteral: $0.value) }
    let refactor = try row.one("refactor").map { Step.Question(stringLiteral: $0.value) }
    let faults = row.all("fault", "bonus")
    return Step(
      try row.needed("step"),
      try row.needed("title"),
      of: try row.one("about")?.value,
      kind: part,
      requirement: try row.one("requirement")?.value,
      question: refactor.map(Step.Question.refactoring) ?? tidy,
      test: try row.needed("test"),
      hints: row.all("hint").map(\.value),
      mutants: try zip(faults, named(faults)).map { field, fault in
        Mutant(fault.name, fault.sentence, isBonus: field.key == "bonus")
      }
    )
  }

  // The numbers of stages, such as `1, 2`.
  private func changes(_ field: Field?) throws(StageTextError) -> [Int] {
    var numbers: [Int] = []
    for word in field?.value.components(separatedBy: ", ") ?? [] {
      guard let number = Int(word) else { throw wrong(field, "is no number of a stage") }
      numbers.append(number)
    }
    return numbers
  }

  private func named(_ fields: [Field]) throws(StageTextError) -> [(name: String, sentence: String)]
  {
    var all: [(name: String, sentence: String)] = []
    for field in fields {
      guard let colon = field.value.firstRange(of: ": ") else {
        throw wrong(field, "has no name; write name: sentence")
      }
      all.append(
        (String(field.value[..<colon.lowerBound]), String(field.value[colon.upperBound...]))
      )
    }
    return all
  }

  private func wrong(_ field: Field?, _ reason: String) -> StageTextError {
    .unreadable(name, line: field?.line ?? 1, "\"\(field?.value ?? "")\" \(reason)")
  }
}

/// The lines of one step, or of the stage itself.
private struct Rows {
  private let fields: ArraySlice<StageText.Field>
  private let what: String
  private let name: String

  init(
    _ fields: ArraySlice<StageText.Field>,
    of what: String,
    in name: String,
    keys: [String]
  ) throws(StageTextError) {
    self.fields = fields
    self.what = what
    self.name = name
    for field in fields where !keys.contains(field.key) {
      let known = keys.joined(separator: ", ")
      let reason = "the key \"\(field.key)\" is unknown; these keys are known: \(known)"
      throw .unreadable(name, line: field.line, reason)
    }
  }

  func all(_ keys: String...) -> [StageText.Field] { fields.filter { keys.contains($0.key) } }

  func one(_ key: String) throws(StageTextError) -> StageText.Field? {
    let found = all(key)
    guard found.count < 2 else {
      throw .unreadable(name, line: found[1].line, "\"\(key)\" is there twice")
    }
    return found.first
  }

  func needed(_ key: String) throws(StageTextError) -> String {
    guard let field = try one(key) else {
      throw .unreadable(name, line: fields.first?.line ?? 1, "the \(what) has no \"\(key)\"")
    }
    return field.value
  }
}

/// An error in the text of a stage.
enum StageTextError: Error, Equatable, CustomStringConvertible {
  /// There is no readable file at this path.
  case missing(String)
  /// A line of a text cannot be read, for this reason.
  case unreadable(String, line: Int, String)

  var description: String {
    switch self {
    case .missing(let path):
      """
      \(path) cannot be read. Restore it: git checkout -- Sources/Stages. If you moved the package, \
      build it again: rm -rf .build && swift build --build-tests
      """
    case .unreadable(let name, let line, let reason): "\(name):\(line): \(reason)"
    }
  }
}

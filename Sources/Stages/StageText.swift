import Foundation
import KataCore

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
  private static let keysOfStage: Set = [
    "title", "lesson", "classes", "changes", "agendas", "app", "variant",
  ]
  private static let keysOfStep: Set = [
    "step", "title", "why", "minutes", "about", "kind", "requirement", "tidy", "refactor", "test",
    "open",
    "hint", "fault", "bonus",
  ]

  private let name: String
  private var fields: [Field] = []

  /// Reads the lines; `name` is the text's name in errors.
  ///
  /// - Throws: `StageTextError` for the first line without a key.
  init(_ text: String, in name: String) throws(StageTextError) {
    self.name = name
    // By bytes: every test process reads the texts, and characters are ten times as slow.
    let rows = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    for (index, row) in rows.enumerated() where !row.isEmpty {
      if row.first == UInt8(ascii: " "), !fields.isEmpty {
        fields[fields.count - 1].value += " " + Substring(row.drop { $0 == UInt8(ascii: " ") })
      } else if let parts = Self.parts(of: row) {
        fields.append(Field(line: index + 1, key: parts.first, value: parts.second))
      } else {
        let reason = "the line has no key; write key: value, or begin it with blanks"
        throw .unreadable(name, line: index + 1, reason)
      }
    }
  }

  // The key and the value, with a colon and a blank between them; nil without them.
  private static func parts(of text: Substring.UTF8View) -> (first: String, second: String)? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let rest = text[colon...].dropFirst()
    guard rest.first == UInt8(ascii: " ") else { return nil }
    return (String(Substring(text[..<colon])), String(Substring(rest.dropFirst())))
  }

  /// The stage with these rows.
  ///
  /// - Throws: `StageTextError` for an unknown or repeated key, a missing one, or a wrong value.
  func stage(number: Int, stem: String, histories: URL) throws(StageTextError) -> Stage {
    var chunks: [[Field]] = [[]]
    for field in fields {
      if field.key == "step" || field.key == "level" { chunks.append([]) }
      chunks[chunks.count - 1].append(field)
    }
    let stage = try Rows(chunks.removeFirst(), of: "stage", in: name, keys: Self.keysOfStage)
    var steps: [String: [Step]] = [:]
    var level = ""
    for chunk in chunks {
      if let field = chunk.first, field.key == "level" {
        _ = try Rows(chunk, of: "level", in: name, keys: ["level"])
        guard Self.levels.contains(field.value) else {
          throw wrong(field, "is no level; use core, more, deep or property")
        }
        level = field.value
      } else {
        let rows = try Rows(chunk, of: "step", in: name, keys: Self.keysOfStep)
        guard !level.isEmpty else {
          throw wrong(chunk.first, "is in no level; write level: core above its line")
        }
        guard level != "property" || steps[level] == nil else {
          throw wrong(chunk.first, "is a second property; a stage has one")
        }
        steps[level, default: []].append(try step(rows))
      }
    }
    return Stage(
      number: number,
      stem: stem,
      title: try stage.needed("title"),
      lesson: try stage.needed("lesson"),
      histories: histories,
      typeNames: try stage.needed("classes").components(separatedBy: ", "),
      changedStages: try numbers(stage.one("changes"), of: "a stage"),
      agendas: stage.one("agendas")?.value.components(separatedBy: ", ") ?? [],
      app: stage.one("app")?.value,
      core: steps["core"] ?? [],
      more: steps["more"] ?? [],
      deep: steps["deep"] ?? [],
      property: steps["property"]?.first,
      variants: try named(stage.several).map { Variant($0.name, $0.sentence) }
    )
  }

  private func step(_ row: Rows) throws(StageTextError) -> Step {
    let kind = row.one("kind")
    guard let part = kind.map({ Step.Kind(rawValue: $0.value) }) ?? .driving else {
      throw wrong(kind, "is no kind; use driving, guard, outer or property")
    }
    let hints = row.several.filter { $0.key == "hint" }
    let faults = row.several.filter { $0.key != "hint" }
    return Step(
      try row.needed("step"),
      try row.needed("title"),
      why: try row.needed("why"),
      open: row.one("open")?.value,
      minutes: try numbers(row.one("minutes"), of: "minutes"),
      of: row.one("about")?.value,
      kind: part,
      requirement: row.one("requirement")?.value,
      question: row.one("tidy").map {
        Step.Question($0.value, isRefactoring: $0.key == "refactor")
      },
      test: try row.needed("test"),
      hints: hints.map(\.value),
      mutants: try zip(faults, named(faults)).map { field, fault in
        Mutant(fault.name, fault.sentence, isBonus: field.key == "bonus")
      }
    )
  }

  // Numbers such as `1, 2`.
  private func numbers(_ field: Field?, of what: String) throws(StageTextError) -> [Int] {
    var numbers: [Int] = []
    for word in field?.value.components(separatedBy: ", ") ?? [] {
      guard let number = Int(word) else { throw wrong(field, "is no number of \(what)") }
      numbers.append(number)
    }
    return numbers
  }

  private func named(_ fields: [Field]) throws(StageTextError) -> [(name: String, sentence: String)]
  {
    var all: [(name: String, sentence: String)] = []
    for field in fields {
      guard let parts = Self.parts(of: field.value[...].utf8) else {
        throw wrong(field, "has no name; write name: sentence")
      }
      all.append((parts.first, parts.second))
    }
    return all
  }

  private func wrong(_ field: Field?, _ reason: String) -> StageTextError {
    .unreadable(name, line: field?.line ?? 1, "\"\(field?.value ?? "")\" \(reason)")
  }
}

/// The lines of one step, or of the stage itself.
private struct Rows {
  /// The lines whose keys may come several times, in order.
  private(set) var several: [StageText.Field] = []
  private var single: [String: StageText.Field] = [:]
  private let what: String
  private let name: String
  private let line: Int

  private static let manyKeys: Set = ["variant", "hint", "fault", "bonus"]
  // A step has one question.
  private static let otherNames = ["refactor": "tidy"]

  init(
    _ fields: [StageText.Field],
    of what: String,
    in name: String,
    keys: Set<String>
  ) throws(StageTextError) {
    self.what = what
    self.name = name
    line = fields.first?.line ?? 1
    for field in fields {
      guard keys.contains(field.key) else {
        let known = keys.sorted().joined(separator: ", ")
        let reason = "the key \"\(field.key)\" is unknown; these keys are known: \(known)"
        throw .unreadable(name, line: field.line, reason)
      }
      if Self.manyKeys.contains(field.key) {
        several.append(field)
      } else if single.updateValue(field, forKey: Self.otherNames[field.key] ?? field.key) != nil {
        throw .unreadable(name, line: field.line, "\"\(field.key)\" is there twice")
      }
    }
  }

  func one(_ key: String) -> StageText.Field? { single[key] }

  func needed(_ key: String) throws(StageTextError) -> String {
    guard let field = one(key) else {
      throw .unreadable(name, line: line, "the \(what) has no \"\(key)\"")
    }
    return field.value
  }
}

import Foundation

/// The values of the machine that a class reads, although it was given values of its own.
///
/// It follows only the text, without comments and string literals. It gives advice only.
package enum MachineValues {
  /// A sentence about the first place of each kind, in the order of the lines.
  package static func remarks(on text: String) -> [TestSource.Remark] {
    let code = SwiftCode(of: text, keepsLines: true).text
    // In Unicode's words, a.b is one word.
    let ofClock =
      /\bisDateIn(?:Today|Tomorrow|Yesterday)\b|\bDate(?:\(\)|\.now\b)|(?:[(,:=?]|\breturn)\s*\.now\b/
      .wordBoundaryKind(.simple)
    let ofOthers = /\b(Calendar|Locale|TimeZone)\.(?:current|autoupdatingCurrent)\b/
      .wordBoundaryKind(.simple)
    let implicit =
      /\b(calendar|locale|timeZone)(?:\s*:\s*\w+)?\s*[:=]\s*\.(?:current|autoupdatingCurrent)\b/
      .wordBoundaryKind(.simple)
    var found: [(place: String.Index, name: String, kind: String)] = []
    found += code.matches(of: ofClock).map { match in
      let name = String(match.0.drop { "(,:=? \n".contains($0) })
      return (match.range.lowerBound, name.replacing(/return\s*/, with: ""), "clock")
    }
    found += (code.matches(of: ofOthers) + code.matches(of: implicit)).map { match in
      (match.range.lowerBound, String(match.0), match.1.lowercased())
    }
    var kinds: Set<String> = []
    return found.sorted { $0.place < $1.place }
      .filter { kinds.insert($0.kind).inserted }
      .map { place, name, kind in
        let line = code[..<place].count(where: \.isNewline) + 1
        let advice =
          switch kind {
          case "clock": "clock. Ask the clock that you were given."
          case "timezone": "time zone. Use that of the calendar that you were given."
          default: "\(kind). Use the \(kind) that you were given."
          }
        return TestSource.Remark(line: line, text: "\(name) reads the machine's \(advice)")
      }
  }

  /// The remarks on the learner's code of a stage, each after its place; this file comes first.
  package static func remarks(
    onCodeOf stage: Stage,
    in package: URL,
    from first: String? = nil
  ) -> [String] {
    let paths = SwiftFiles.paths(below: "Exercises/\(stage.folder)", in: package)
      .filter { !$0.hasPrefix("\(stage.ownTestsFolder)/") }
    return (paths.filter { $0 == first } + paths.filter { $0 != first }).flatMap { path in
      let text = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
      return remarks(on: text ?? "").map { "\(path):\($0.line): \($0.text)" }
    }
  }
}

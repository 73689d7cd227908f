import Foundation
import KataRun

/// The values of the machine that a class reads, although it was given values of its own.
///
/// It looks only at the text, without comments and string literals, and gives advice only.
package enum MachineValues {
  /// A sentence about the first place in the learner's code of a stage; nil if there is none.
  ///
  /// The file `first` comes first.
  package static func remark(
    onCodeOf stage: Stage,
    in package: URL,
    from first: String
  ) -> String? {
    let paths = SwiftFiles.paths(below: "Exercises/\(stage.folder)", in: package)
      .filter { !$0.hasPrefix("\(stage.ownTestsFolder)/") && $0 != first }
    return ([first] + paths).lazy.compactMap { path -> String? in
      let text = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
      return remark(on: text ?? "").map { "\(path):\($0.line): \($0.text)" }
    }.first
  }

  static func remark(on text: String) -> TestSource.Remark? {
    let code = SwiftCode(of: text, keepsLines: true).text
    // In Unicode's words, a.b is one word.
    let reads =
      #/
      \b isDateIn (?: Today | Tomorrow | Yesterday ) \b
      | \b Date (?: \(\) | \.now \b )
      | [(,:=] \s* \.now \b
      | \b (?i: calendar | locale | timeZone ) \s* [:=]? \s* \.(?: current | autoupdatingCurrent ) \b
      /#
      .wordBoundaryKind(.simple)
    guard let match = code.firstMatch(of: reads) else { return nil }
    let name = match.0.drop { "(,:= \n".contains($0) }
    let advice =
      [
        "calendar": "calendar. Use the calendar that you were given.",
        "locale": "locale. Use the locale that you were given.",
        "timezone": "time zone. Use that of the calendar that you were given.",
      ][name.lowercased().prefix { $0.isLetter }.description]
      ?? "clock. Ask the clock that you were given."
    let line = code[..<name.startIndex].count(where: \.isNewline) + 1
    return TestSource.Remark(line: line, text: "\(name) reads the machine's \(advice)")
  }
}

import Foundation
import KataCore

/// The values of the machine that a class reads, although it was given values of its own.
///
/// It looks only at the code, without comments and literals, and gives advice only.
package enum MachineValues {
  /// A sentence about the first place in the learner's code of a stage; nil if there is none.
  ///
  /// The file `first` comes first.
  package static func remark(
    onCodeOf stage: Stage,
    in sources: Sources,
    from first: String
  ) -> String? {
    let files = sources.code(below: "Exercises/\(stage.folder)")
      .filter { !$0.path.hasPrefix("\(stage.ownTestsFolder)/") }
    return remark(on: files.filter { $0.path == first } + files.filter { $0.path != first })
  }

  // In Unicode's words, a.b is one word.
  static func remark(on files: [(path: String, text: String)]) -> String? {
    let reads =
      #/
      \b isDateIn (?: Today | Tomorrow | Yesterday ) \b
      | \b Date (?: \(\) | \.now \b )
      | [(,:=] \s* \.now \b
      | \b (?: Calendar | Locale | TimeZone | (?i: calendar | locale | timeZone ) \s* [:=] ) \s*
        \.(?: current | autoupdatingCurrent ) \b
      /#
      .wordBoundaryKind(.simple)
    // The learner's own code may declare the same names.
    let declarations =
      /\b(?:func|case|static\s+(?:let|var))\s[^\v={(]*?\b(isDateIn\w+|now)\b/
      .wordBoundaryKind(.simple)
    let own = files.flatMap { $0.text.matches(of: declarations).map(\.1) }
    return files.lazy.compactMap { path, text -> String? in
      let found = text.matches(of: reads).first { read in !own.contains { read.0.hasSuffix($0) } }
      guard let name = found?.0.drop(while: { "(,:= \n".contains($0) }) else { return nil }
      let advice =
        [
          "calendar": "calendar. Use the calendar that you were given.",
          "locale": "locale. Use the locale that you were given.",
          "timezone": "time zone. Use that of the calendar that you were given.",
        ][name.lowercased().prefix { $0.isLetter }.description]
        ?? "clock. Ask the clock that you were given."
      return "\(path):\(name.line): \(name) reads the machine's \(advice)"
    }.first
  }
}

import Foundation
import KataCore

extension Curriculum {
  /// A document with what follows from the rows: the numbers of steps, the number of steps in the
  /// first agenda, and the names of the agendas.
  func withFacts(_ document: String) -> String {
    let labels = Dictionary(
      uniqueKeysWithValues: steps.map { ("stage-\($0.stage)-\($0.name)", $0.label) }
    )
    let names = agendas.map { "`\($0.name)`" }.joined(separator: ", ")
    return document.replacing(/\[\d+\.\d+\](\([^)#]*#(stage-[a-z0-9-]+)\))/) { found in
      "[\(labels[String(found.2)] ?? "?")]\(found.1)"
    }
    .replacing(/(the\s+first\s+)\d+(\s+are\s+the\s+workshop)/) { found in
      "\(found.1)\(agendas.first?.minutes.count ?? 0)\(found.2)"
    }
    .replacing(/(the agendas have names:\n)[^\n]*/) { "\($0.1)\(names)." }
  }
}

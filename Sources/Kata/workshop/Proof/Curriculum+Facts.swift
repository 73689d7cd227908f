import Foundation
import KataCore

extension Curriculum {
  /// A document with what follows from the rows: the numbers of steps, the number of steps in the
  /// first agenda, the names of the agendas, and the sums in their tables.
  func withFacts(_ document: String) -> String {
    let labels = Dictionary(
      uniqueKeysWithValues: steps.map { ("stage-\($0.stage)-\($0.name)", $0.label) }
    )
    let names = agendas.map { "`\($0.name)`" }.joined(separator: ", ")
    let text = document.replacing(/\[\d+\.\d+\](\([^)#]*#(stage-[a-z0-9-]+)\))/) { found in
      "[\(labels[String(found.2)] ?? "?")]\(found.1)"
    }
    .replacing(/(the\s+first\s+)\d+(\s+are\s+the\s+workshop)/) { found in
      "\(found.1)\(agendas.first?.minutes.count ?? 0)\(found.2)"
    }
    .replacing(/(the agendas have names:\n)[^\n]*/) { "\($0.1)\(names)." }
    return withSums(text)
  }

  // A row of an agenda may name the minutes of its parts in brackets. The core steps are one of them.
  private func withSums(_ document: String) -> String {
    var agendas = agendas[...]
    var sums: [Int] = []
    let lines = document.components(separatedBy: "\n").map { line in
      var cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count > 1 else {
        sums = []
        return line
      }
      let present = cells
      if cells[0] == "Total" {
        cells = ["Total"] + sums.dropFirst().map(String.init)
        if cells.count == 2 { agendas = agendas.dropFirst() }
      } else {
        let minutes = steps.filter { cells[0].hasPrefix("Stage \($0.stage)") }
          .compactMap { agendas.first?.minutes[$0.key] }
        cells[0].replace(/core steps \(\d+\)/, with: "core steps (\(minutes.reduce(0, +)))")
        let parts = cells[0].matches(of: /\((\d+)\)/).compactMap { Int($0.1) }
        if !parts.isEmpty { cells[1] = "\(parts.reduce(0, +))" }
        sums = cells.indices.map { column in
          (sums.indices.contains(column) ? sums[column] : 0) + (Int(cells[column]) ?? 0)
        }
      }
      return cells == present ? line : "| \(cells.joined(separator: " | ")) |"
    }
    return lines.joined(separator: "\n")
  }
}

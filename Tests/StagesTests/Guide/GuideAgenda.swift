import Foundation

/// The tables of a document with the total of all rows in the last row.
struct GuideAgenda {
  /// The rows and their cells; the last row is the total.
  let rows: [[String]]
  /// The place of the total, such as `Guide.md:12`.
  let place: String

  /// The tables with a total, in order.
  static func tables(in document: GuideDocument) -> [GuideAgenda] {
    var tables: [GuideAgenda] = []
    var rows: [[String]] = []
    for line in document.prose {
      guard line.text.hasPrefix("|") else {
        rows = []
        continue
      }
      let cells = line.text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      rows.append(cells)
      if cells.first == "Total" { tables.append(GuideAgenda(rows: rows, place: line.place)) }
    }
    return tables
  }

  /// The columns with a wrong total, one sentence each.
  var faults: [String] {
    (rows.last ?? []).enumerated().compactMap { column, cell in
      guard let total = Int(cell) else { return nil }
      let cells = rows.dropLast().filter { column < $0.count }.map { $0[column] }
      let sum = cells.compactMap { Int($0) }.reduce(0, +)
      return sum == total ? nil : "\(place): the total is \(total), but the rows add up to \(sum)."
    }
  }
}

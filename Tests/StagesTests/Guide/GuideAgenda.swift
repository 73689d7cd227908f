import Foundation

/// The tables of a document that end in a row with the total of what stands above it.
struct GuideAgenda {
  /// Rows of cells, the total last.
  let rows: [[String]]
  /// Where the total stands, such as `Guide.md:12`.
  let place: String

  /// The tables with a total, in their order.
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

  /// The columns whose numbers do not add up to their total, one sentence each.
  var faults: [String] {
    (rows.last ?? []).enumerated().compactMap { column, cell in
      guard let total = Int(cell) else { return nil }
      let sum = rows.dropLast().compactMap { column < $0.count ? Int($0[column]) : nil }.reduce(
        0,
        +
      )
      return sum == total ? nil : "\(place): the total is \(total), but the rows add up to \(sum)."
    }
  }
}

import CommandLineKit
import DoubleWriter

/// Lists the files that can be copied.
struct ListCommand: DoublesCommand {
  static let name = "list"
  static let summary = "list the doubles and helpers of the kit"
  static let parameters: [Parameter<ListCommand>] = []

  func run() throws -> ExitStatus {
    let catalogue = try DoubleCatalogue()
    Doubles.say(
      """
      \(catalogue.doubles.map { ($0.name, $0.summary) }.table())

      Helpers, models of most kinds of members, and the contract of a store:

      \(catalogue.others.map { ($0.name, $0.summary) }.table())

      To copy some: doubles copy NAME… --to DIR [--import MODULE]
      """
    )
    return .success
  }
}

import Foundation
import KataKit

/// Shows the rhythm of the learner's runs.
struct ReportCommand {
  let package: Checkout

  func run() throws -> ExitStatus {
    let reading = try Journal(package: package.root).entries()
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    print(
      Rhythm(of: reading.entries).text(
        in: .current,
        colours: Terminal.current().isInteractive && !isPlain
      )
    )
    if let notice = reading.notice { print("\n\(notice)") }
    return .success
  }
}

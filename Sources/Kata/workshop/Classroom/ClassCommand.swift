import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner
import KataStages

extension ClassCommand: KataCommand {
  package func run() async throws -> ExitStatus {
    guard let page else {
      guard !watches else {
        throw ArgumentError.missingValue(option: "--html", what: "the file that --watch writes")
      }
      let classroom = classroom()
      StandardStream.output.write(classroom.text(at: .now) + "\n")
      return classroom.participants.isEmpty ? .failure : .success
    }
    var last: String?
    var notice: String?
    while true {
      let classroom = classroom()
      let text = classroom.page(at: .now, in: .current, isWatched: watches)
      do {
        if text != last { try Page.write(text, to: page) }
        if last == nil, page != "-" { StandardStream.output.write("\(page) is written.\n") }
        (last, notice) = (text, nil)
      } catch let error where last != nil {
        // The page of a moment ago stays on the wall, and the next try comes soon.
        let reason = "\(SystemError(error) ?? error)"
        if reason != notice { StandardStream.error.write("kata: \(reason)\n") }
        notice = reason
      }
      guard watches else { return classroom.participants.isEmpty ? .failure : .success }
      try await Task.sleep(for: .seconds(2))
    }
  }

  private func classroom() -> Classroom {
    Classroom(at: places.map { URL(filePath: $0) }, in: .viperKata, agenda: agenda)
  }
}

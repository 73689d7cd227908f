import Foundation
import KataCore
import KataLearner

extension Classroom {
  private struct Record: Encodable {
    struct Row: Encodable {
      var participant: Participant
      var isDone: Bool
      var needs: Need?
    }

    var time: Date
    var agenda: String?
    var rows: [Row]
    var problems: [String]
  }

  /// One JSON object, its keys sorted; with all runs of each participant.
  func json(at now: Date) throws -> String {
    let rows = participants.map { participant in
      let needs = need(of: participant, at: now)?.kind
      return Record.Row(participant: participant, isDone: isDone(participant), needs: needs)
    }
    return try Record(time: now, agenda: agenda?.name, rows: rows, problems: issues).json
  }
}

import Foundation
import KataKit

/// Shows where the participants are.
struct ClassCommand {
  /// Working copies, and files that `kata check --format json` wrote.
  let places: [String]

  func run() -> ExitStatus {
    let classroom = Classroom(at: places.map { URL(filePath: $0) })
    print(classroom.text(at: .now))
    return classroom.participants.isEmpty ? .failure : .success
  }
}

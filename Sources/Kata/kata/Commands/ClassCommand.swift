import CommandLineKit
import Foundation
import KataKit
import KataStages

/// Shows each participant's step; works in any folder.
struct ClassCommand: KataCommand {
  var places: [String] = []

  static let name = "class"
  static let summary = "show each participant's step, from their folders or JSON files"
  static let parameters: [Parameter<ClassCommand>] = [
    .words(
      "DIR",
      \.places,
      "a working copy, or a file of kata check --format json",
      isRequired: true,
      example: "copies/*"
    )
  ]

  func run() async throws -> ExitStatus {
    let classroom = Classroom(at: places.map { URL(filePath: $0) }, in: .viperKata)
    StandardStream.output.write(classroom.text(at: .now) + "\n")
    return classroom.participants.isEmpty ? .failure : .success
  }
}

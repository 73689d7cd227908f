import Foundation
import KataKit
import Testing

struct StarterTests {
  @Test("The starter in Exercises is the one that the kit carries, but for what a learner did")
  func test_original_isTheFirstTextOfTheHistory() throws {
    for stage in Stage.allCases where !Catalogue.steps(of: stage).isEmpty {
      #expect(try Starter(of: stage).original.contains("final class \(stage.typeName)"))
    }
  }

  @Test("Blanks and line ends do not count as a touch")
  func test_isUntouched_whitespace_isIgnored() throws {
    let starter = try Starter(of: .interactor)
    let reformatted = starter.original.replacing("\n", with: "\r\n").replacing("  ", with: "\t")

    #expect(starter.isUntouched(reformatted))
  }

  @Test("One comment counts as a touch")
  func test_isUntouched_comment_isNot() throws {
    let starter = try Starter(of: .interactor)

    #expect(!starter.isUntouched(starter.original + "// begun\n"))
  }

  @Test("A file that cannot be read counts as touched")
  func test_isUntouched_noFile_isNot() throws {
    let nowhere = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    #expect(try !Starter(of: .interactor).isUntouched(in: nowhere))
  }
}

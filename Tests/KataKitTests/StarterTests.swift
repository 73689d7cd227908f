import Foundation
import KataKit
import XCTest

final class StarterTests: XCTestCase {
  /// The starter in Exercises is the one that the kit carries, but for what a learner did.
  func test_original_isTheFirstTextOfTheHistory() async throws {
    for stage in Stage.allCases where !Catalogue.steps(of: stage).isEmpty {
      XCTAssertTrue(try Starter(of: stage).original.contains("final class \(stage.typeName)"))
    }
  }

  /// Blanks and line ends do not count as a touch.
  func test_isUntouched_whitespace_isIgnored() async throws {
    let starter = try Starter(of: .interactor)
    let reformatted = starter.original.replacing("\n", with: "\r\n").replacing("  ", with: "\t")

    XCTAssertTrue(starter.isUntouched(reformatted))
  }

  /// One comment counts as a touch.
  func test_isUntouched_comment_isNot() async throws {
    let starter = try Starter(of: .interactor)

    XCTAssertFalse(starter.isUntouched(starter.original + "// begun\n"))
  }

  /// A file that cannot be read counts as touched.
  func test_isUntouched_noFile_isNot() async throws {
    let nowhere = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    XCTAssertFalse(try Starter(of: .interactor).isUntouched(in: nowhere))
  }
}

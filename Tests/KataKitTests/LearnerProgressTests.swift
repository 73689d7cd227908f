import Foundation
import KataKit
import XCTest

final class LearnerProgressTests: XCTestCase {
  private let guardian = Catalogue.steps(of: .interactor)[11]

  /// What was saved is loaded again.
  func test_load_saved_isThere() async throws {
    let package = try makeScratchFolder()
    var progress = LearnerProgress()
    progress.acknowledge(guardian)

    try progress.save(in: package)

    XCTAssertTrue(try LearnerProgress.load(in: package).progress.knows(guardian))
    XCTAssertNil(try LearnerProgress.load(in: package).notice)
  }

  /// Without a file nothing is known yet.
  func test_load_noFile_isEmpty() async throws {
    XCTAssertEqual(try LearnerProgress.load(in: makeScratchFolder()).progress, LearnerProgress())
  }

  /// A damaged file is set aside, and said so.
  func test_load_damagedFile_isSetAside() async throws {
    let package = try makeScratchFolder()
    var progress = LearnerProgress()
    progress.acknowledge(guardian)
    try progress.save(in: package)
    let file = package.appending(path: ".kata/progress.json")
    try Data("{\"acknow".utf8).write(to: file)

    let (loaded, notice) = try LearnerProgress.load(in: package)

    XCTAssertEqual(loaded, LearnerProgress())
    XCTAssertEqual(
      notice,
      ".kata/progress.json could not be read; it is kept as .kata/progress.damaged-1.json."
    )
    let kept = package.appending(path: ".kata/progress.damaged-1.json")
    XCTAssertEqual(try String(contentsOf: kept, encoding: .utf8), "{\"acknow")
  }

  /// A file of an older or a newer kit is read as far as it is known.
  func test_load_otherVersion_keepsWhatIsKnown() async throws {
    let package = try makeScratchFolder()
    try LearnerProgress().save(in: package)
    let file = package.appending(path: ".kata/progress.json")
    try Data(#"{"acknowledged": ["1.monday-first", "1.gone"], "moons": 3}"#.utf8).write(to: file)

    let (loaded, notice) = try LearnerProgress.load(in: package)

    XCTAssertNil(notice)
    XCTAssertTrue(loaded.knows(guardian))
    XCTAssertNil(loaded.focus)
  }

  /// What another version of the kit wrote is passed over, and the known steps are kept.
  func test_load_unknownStep_keepsTheOthers() async throws {
    let package = try makeScratchFolder()
    try LearnerProgress().save(in: package)
    let text = """
      {"acknowledged":["1.of-the-future","1.\(guardian.name)"],"focus":"9.later","weather":"fine"}
      """
    try Data(text.utf8).write(to: package.appending(path: ".kata/progress.json"))

    let (progress, notice) = try LearnerProgress.load(in: package)
    try progress.save(in: package)

    XCTAssertNil(notice)
    XCTAssertTrue(progress.knows(guardian))
    XCTAssertTrue(
      try String(contentsOf: package.appending(path: ".kata/progress.json"), encoding: .utf8)
        .contains("1.of-the-future")
    )
  }
}

import Foundation
import KataKit
import Testing

struct LearnerProgressTests {
  private let guardian = Catalogue.steps(of: .interactor)[11]

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func scratchPackage() throws -> URL { scratch.url }

  @Test("What was saved is loaded again")
  func test_load_saved_isThere() throws {
    let package = try scratchPackage()
    var progress = LearnerProgress()
    progress.acknowledge(guardian)

    try progress.save(in: package)

    #expect(try LearnerProgress.load(in: package).progress.knows(guardian))
    #expect(try LearnerProgress.load(in: package).notice == nil)
  }

  @Test("Without a file nothing is known yet")
  func test_load_noFile_isEmpty() throws {
    #expect(try LearnerProgress.load(in: scratchPackage()).progress == LearnerProgress())
  }

  @Test("A damaged file is set aside, and said so")
  func test_load_damagedFile_isSetAside() throws {
    let package = try scratchPackage()
    var progress = LearnerProgress()
    progress.acknowledge(guardian)
    try progress.save(in: package)
    let file = package.appending(path: ".kata/progress.json")
    try Data("{\"acknow".utf8).write(to: file)

    let (loaded, notice) = try LearnerProgress.load(in: package)

    #expect(loaded == LearnerProgress())
    #expect(
      notice
        == ".kata/progress.json could not be read; it is kept as .kata/progress.damaged-1.json."
    )
    let kept = package.appending(path: ".kata/progress.damaged-1.json")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "{\"acknow")
  }

  @Test("A file of an older or a newer kit is read as far as it is known")
  func test_load_otherVersion_keepsWhatIsKnown() throws {
    let package = try scratchPackage()
    try LearnerProgress().save(in: package)
    let file = package.appending(path: ".kata/progress.json")
    try Data(#"{"acknowledged": ["1.monday-first", "1.gone"], "moons": 3}"#.utf8).write(to: file)

    let (loaded, notice) = try LearnerProgress.load(in: package)

    #expect(notice == nil)
    #expect(loaded.knows(guardian))
    #expect(loaded.focus == nil)
  }

  @Test("What another version of the kit wrote is passed over, and the known steps are kept")
  func test_load_unknownStep_keepsTheOthers() throws {
    let package = try scratchPackage()
    try LearnerProgress().save(in: package)
    let text = """
      {"acknowledged":["1.of-the-future","1.\(guardian.name)"],"focus":"9.later","weather":"fine"}
      """
    try Data(text.utf8).write(to: package.appending(path: ".kata/progress.json"))

    let (progress, notice) = try LearnerProgress.load(in: package)
    try progress.save(in: package)

    #expect(notice == nil)
    #expect(progress.knows(guardian))
    #expect(
      try String(contentsOf: package.appending(path: ".kata/progress.json"), encoding: .utf8)
        .contains("1.of-the-future")
    )
  }
}

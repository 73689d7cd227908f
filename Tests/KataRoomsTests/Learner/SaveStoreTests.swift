// One file, because its tests share one store.

import Foundation
import KataJudge
import ScratchFolders
import Testing

@testable import KataCore
@testable import KataLearner

/// The store of a learner at work on the toy stage.
struct SaveStoreTests {
  private let folder = ScratchFolder()
  private let stage = Stage.counter
  private let file = Stage.counter.files[0].exercise
  private var store: SaveStore

  init() {
    store = SaveStore(in: folder.url)
  }

  private var present: Sources { Sources(in: folder.url) }

  // Saves a text, and stores it as a run of this kind saw it.
  @discardableResult
  private mutating func run(
    _ kind: JournalEntry.Kind,
    _ text: String,
    of stageOfRun: Int = 1
  ) throws -> Int {
    try folder.write(text, to: file)
    let entry = JournalEntry(time: .now, stage: stageOfRun, step: "up", kind: kind)
    return try store.add(Save(of: present, run: entry)).number
  }

  @discardableResult
  private mutating func keep(by command: String, progress: LearnerProgress? = nil) throws -> Int {
    try store.add(Save(of: present.below(stage), keptBy: command, progress: progress)).number
  }

  @Test("A save has its files, its verdict and a number that only grows, whatever the clock says")
  mutating func test_add_numbersGrow() throws {
    try folder.write("tests", to: stage.ownTestsFile)
    let first = try run(.red, "one")
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "\(SaveStore.path)/000001.json")
    )
    try folder.write("", to: "\(SaveStore.path)/000041.json")
    let second = try run(.green, "two")

    let numbers = [first, second]
    #expect(numbers == [1, 42])
    let save = try #require(store.save(42))
    let texts = save.contents.mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(texts == [file: "two", stage.ownTestsFile: "tests"])
    #expect(save.run?.kind == .green)
  }

  @Test("Bytes that are no text come back as they were")
  mutating func test_add_notUTF8_isKept() throws {
    let bytes = Data([0xff, 0x00, 0x0a])
    try folder.write("", to: file)
    try bytes.write(to: folder.url.appending(path: file))

    let number = try keep(by: "reset")

    #expect(store.save(number)?.contents == [file: bytes])
  }

  @Test("Two loops that store at once lose no save")
  mutating func test_add_twoStores_loseNone() throws {
    var other = SaveStore(in: folder.url)
    var numbers: [Int] = []
    for text in ["a", "b", "c"] {
      numbers.append(try run(.red, text))
      numbers.append(try other.add(Save(of: present, keptBy: "back")).number)
    }

    #expect(numbers == [1, 2, 3, 4, 5, 6])
    #expect(store.all().saves.map(\.number) == numbers)
  }

  @Test("A damaged save is named, and costs no other", arguments: ["{\"time", "[]", "\u{0}"])
  mutating func test_all_damaged_isNamed(text: String) throws {
    try run(.green, "one")
    try run(.red, "two")
    try folder.write(text, to: "\(SaveStore.path)/000001.json")
    try folder.write("note", to: "\(SaveStore.path)/notes.json")

    let (saves, notice) = store.all()

    #expect(saves.map(\.number) == [2])
    #expect(
      notice
        == "Save 1 in .kata/saves is damaged; it is ignored here, and kept there."
    )
  }

  @Test(
    "A store that cannot be written is an error with its path",
    arguments: [".kata", SaveStore.path]
  )
  mutating func test_add_unwritable_throws(path: String) throws {
    try folder.write("a file", to: path)

    var store = store
    let error = #expect(throws: SystemError.self) {
      try store.add(Save(of: Sources(), keptBy: "back"))
    }

    #expect(error?.description.hasPrefix("\(path) cannot be used: ") == true)
  }

  @Test("The reason is the system's, even if Foundation has put its own error around it")
  func test_systemError_cause_isTheReason() {
    let cause = [NSUnderlyingErrorKey: POSIXError(.EFBIG)]
    let error = NSError(domain: NSCocoaErrorDomain, code: 512, userInfo: cause)

    #expect(SystemError(error)?.reason == "File too large")
  }

  @Test("At the limit, the oldest saves that were not green go first, and one sentence says so")
  mutating func test_add_limit_removesTheOldestReds() throws {
    store = SaveStore(in: folder.url, limit: 3_400)
    let text = String(repeating: "x", count: 600)
    try run(.red, text)
    try run(.green, text)
    try keep(by: "reset")
    try run(.red, text)

    let (_, notice) = try store.add(Save(of: present, keptBy: "back"))
    let (_, none) = try store.add(Save(of: Sources(), keptBy: "back"))

    #expect(
      notice == """
        The saves in .kata/saves reached 3 kB, so the oldest were removed (2), first those that \
        were not green.
        """
    )
    #expect(none == nil)
    #expect(store.all().saves.map(\.number) == [2, 3, 5, 6])
  }

  @Test("Files that would take most of the room are not stored: all other saves would have to go")
  mutating func test_add_tooLarge_throws() throws {
    store = SaveStore(in: folder.url, limit: 8_000)
    try run(.green, "good")
    try folder.write(String(repeating: "x", count: 2_000), to: file)

    var store = store
    let error = #expect(throws: SystemError.self) {
      try store.add(Save(of: present, keptBy: "reset"))
    }

    #expect(error?.description.contains("its files are too large to be kept (2 kB") == true)
    #expect(store.all().saves.map(\.number) == [1])
  }

  @Test("A foreign number that leaves no room for the next one does not count")
  mutating func test_add_hugeNumber_doesNotCount() throws {
    try folder.write("{}", to: "\(SaveStore.path)/999999999999.json")

    let number = try run(.green, "good")

    #expect(number == 1)
    #expect(store.wayBack(from: Sources(), to: stage)?.number == 1)
  }

  // The way back.

  @Test("The way back leads to the last green of the stage, and a second one forward again")
  mutating func test_wayBack_isTheLastGreen_thenForward() throws {
    try run(.green, "old")
    try run(.green, "good")
    try run(.red, "bad")
    let back = store.wayBack(from: present, to: stage)
    try keep(by: "back")
    try run(.green, "good")
    let forward = store.wayBack(from: present, to: stage)
    try run(.red, "worse")
    let again = store.wayBack(from: present, to: stage)

    #expect(back?.number == 2)
    #expect(forward?.number == 4)
    #expect(forward?.save.contents(of: stage)[file] == Data("bad".utf8))
    #expect(again?.number == 5)
  }

  @Test("After a new break of a stage that no run judged since the way back, the green comes back")
  mutating func test_wayBack_newBreakAfterIt_isTheGreen() throws {
    try run(.green, "good")
    try run(.red, "bad")
    try keep(by: "back")
    try folder.write("good", to: file)
    _ = try store.add(Save(of: present))
    try run(.red, "worse")

    #expect(store.wayBack(from: present, to: stage)?.number == 1)
  }

  @Test("At the texts of the last green there is nothing to put back, whatever was green before")
  mutating func test_wayBack_untouched_isNil() throws {
    try run(.green, "old")
    try run(.green, "good")
    try run(.red, "good")

    #expect(store.wayBack(from: present, to: stage)?.number == nil)
  }

  @Test("Without a green or a kept save of another text there is no way back")
  mutating func test_wayBack_noGreen_isNil() throws {
    try run(.red, "bad")
    try run(.red, "good")

    #expect(store.wayBack(from: present, to: stage)?.number == nil)
  }

  @Test("A red run of a later stage proves that this one is green")
  mutating func test_wayBack_redOfALaterStage_isGreen() throws {
    try run(.green, "good")
    try run(.red, "better", of: 2)
    try run(.red, "bad")

    #expect(store.wayBack(from: present, to: stage)?.number == 2)
  }

  @Test("A green run of an earlier stage proves nothing; one of a later stage does")
  mutating func test_wayBack_runsOfOtherStages() throws {
    try folder.write("other", to: Stage.dial.files[0].exercise)
    try run(.green, "good", of: 2)
    try run(.green, "not judged", of: 0)
    try folder.write("another", to: Stage.dial.files[0].exercise)
    try run(.red, "bad")

    #expect(store.wayBack(from: present, to: stage)?.number == 1)
    #expect(store.wayBack(from: present, to: .dial)?.number == 1)
  }

  @Test("A catch-up counts as green; what it replaced comes back only if the learner wrote it")
  mutating func test_wayBack_textsOfTheKit() throws {
    func write(_ step: Int) throws {
      for (path, text) in try stage.texts(after: step) { try folder.write(text, to: path) }
    }
    try write(0)
    try keep(by: "catch-up")
    try write(1)
    try folder.write("mine", to: "\(stage.ownTestsFolder)/Helper.swift")
    _ = try store.add(Save(of: present.below(stage)))
    let untouched = store.wayBack(from: present, to: stage)
    try run(.red, "bad")
    let back = store.wayBack(from: present, to: stage)
    try keep(by: "reset")
    try write(0)
    _ = try store.add(Save(of: present.below(stage)))
    let own = store.wayBack(from: present, to: stage)

    #expect(untouched?.number == nil)
    #expect(back?.number == 2)
    #expect(own?.number == 4)
  }

  // The size of a change.

  @Test("The first look compares with the starter, the next with the last; new tests count")
  mutating func test_change_comparesWithWhatWasSeen() throws {
    try folder.writeStarters(of: stage, adding: "// one\n")
    try folder.write("what the kit ships\n", to: stage.ownTestsFile)
    let earlier = present
    let first = store.change(of: stage, from: Sources(), to: earlier)
    let unchanged = store.change(of: stage, from: earlier, to: earlier)

    try folder.writeStarters(of: stage, adding: "")
    try folder.write("what the kit ships\na test\nof mine\n", to: stage.ownTestsFile)
    try folder.write("new", to: "\(stage.ownTestsFolder)/New.swift")
    let next = store.change(of: stage, from: earlier, to: present)

    #expect([first, unchanged] == [ChangeSize(added: 1), ChangeSize()])
    #expect(next == ChangeSize(added: 3, removed: 1))
  }

  @Test("The next command compares with the last save of the stage")
  mutating func test_change_nextCommand_comparesWithTheStore() throws {
    try run(.red, "one\n")
    _ = try store.add(Save(of: Sources(), keptBy: "reset"))
    try folder.write("two\n", to: file)
    let change = store.change(of: stage, from: Sources(), to: present)

    #expect((change.added, change.removed, change.isOfCode) == (1, 1, true))
  }

  @Test(
    "Only a change of code counts: no comment, no blank line, no test",
    arguments: [
      ("", "// one", false), ("", "/* one\ntwo */", false), ("", "\n\n", false),
      ("", "let one = 1", true), ("", "let one = \"// one\"", true),
      // A change inside a string literal.
      ("let one = \"// one\"", "let one = \"// two\"", true),
    ]
  )
  mutating func test_change_isOfCode(old: String, line: String, isOfCode: Bool) throws {
    try folder.writeStarters(of: stage, adding: old + "\n")
    try folder.write("", to: stage.ownTestsFile)
    let earlier = present

    try folder.writeStarters(of: stage, adding: line + "\n")
    try folder.write("let test = 1", to: stage.ownTestsFile)

    #expect(store.change(of: stage, from: earlier, to: present).isOfCode == isOfCode)
  }
}

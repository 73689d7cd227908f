import Foundation
import KataCore
import KataStages
import ScratchFolders
import TerminalTesting
import Testing

@testable import KataLearner
@testable import kata

/// The way back, as its user runs it.
struct BackCommandTests {
  private let kata: KataProcess
  private let stage: Stage
  private let file: String

  init() throws {
    kata = try KataProcess()
    stage = try #require(Curriculum.viperKata.stages.first)
    file = stage.files[0].exercise
  }

  // Stores the present files with this text, as a run of this kind saw them.
  private func run(
    _ kind: JournalEntry.Kind,
    _ text: String,
    keepsAll: Bool = false
  ) throws {
    try kata.folder.write(text, to: file)
    var store = SaveStore(in: kata.folder.url)
    let sources = Sources(in: kata.folder.url)
    let run = JournalEntry(time: .now, stage: 1, step: stage.steps[0].name, kind: kind)
    _ = try store.add(Save(of: keepsAll ? sources : sources.below(stage), run: run))
  }

  private var text: String { get throws { try kata.folder.text(of: file) } }

  @Test("The last green comes back, and a second call leads forward again; new files go and come")
  func test_back_twice_isBackAndForward() async throws {
    let helper = "\(stage.ownTestsFolder)/Helper.swift"
    try run(.green, "let good = 1\n")
    try kata.folder.write("let helper = 1\n", to: helper)
    try run(.red, "let bad = 1\n")

    let back = try await kata.run(["back", "--yes"])
    let good = try text
    let helperThen = try? kata.folder.text(of: helper)
    let forward = try await kata.run(["back", "--yes"])

    #expect([back, forward].map(\.status) == [0, 0], "\(back) \(forward)")
    #expect(good == "let good = 1\n")
    #expect(helperThen == nil)
    #expect(try text == "let bad = 1\n")
    #expect(try kata.folder.text(of: helper) == "let helper = 1\n")
    #expect(
      back.output.hasPrefix(
        "\(file)\n\n- let bad = 1\n+ let good = 1\n\n\n\(helper)\n\n- let helper = 1\n\n\n"
          + "\(file) will be replaced by what you had at "
      )
    )
    #expect(back.output.contains("\(helper) will be removed.\n"))
    #expect(
      back.output.contains("To have the files of before again, run: swift run kata back 3\n")
    )
  }

  @Test("A number names any save, a red one, too")
  func test_back_named_isThatSave() async throws {
    try run(.red, "let red = 1\n")
    try run(.green, "let green = 1\n")

    let result = try await kata.run(["back", "1", "--yes"])

    #expect(result.status == 0, "\(result)")
    #expect(try text == "let red = 1\n")
  }

  @Test(
    "A save that is not there, and no way back, are said; nothing changes",
    arguments: [
      (["back", "--yes"], "There is nothing to put back: no save of stage 1 in .kata/saves was"),
      (["back", "7", "--yes"], "There is no save 7 of your files in .kata/saves that"),
      (["back"], "There is nothing to put back"), (["back", "1"], "there is no terminal"),
      (["back", "14:32"], "14:32"), (["back", "0"], "0"), (["back", "-1"], "-1"),
    ]
  )
  func test_back_notPossible_isSaid(words: [String], sentence: String) async throws {
    try run(.red, "let bad = 1\n")
    try kata.folder.write("let now = 1\n", to: file)

    let result = try await kata.run(words)

    #expect(result.status != 0)
    #expect(result.errors.contains(sentence), "\(result)")
    #expect(try text == "let now = 1\n")
  }

  @Test(
    "What is saved while a command asks is kept",
    arguments: [["back"], ["reset", "1"], ["catch-up", "1", "2"]]
  )
  func test_question_savedMeanwhile_isKept(words: [String]) throws {
    try run(.green, "let good = 1\n")
    try run(.red, "let bad = 1\n")
    let learner = try kata.learner(words)
    try learner.sees("[y/N] ")
    try kata.folder.write("let precious = 1\n", to: file)

    try learner.types("y\n")

    #expect(learner.waitsForTheEnd() == 0)
    #expect(kata.keptTexts().contains("let precious = 1\n"))
    #expect(try text != "let precious = 1\n")
  }

  @Test(
    "What was put in the place of a file while a command asks is neither followed nor removed",
    arguments: ["link", "folder"]
  )
  func test_question_placeTakenMeanwhile_isSaid(kind: String) throws {
    let folder = stage.ownTestsFolder
    try run(.green, "let good = 1\n")
    try kata.folder.write("let extra = 1\n", to: "\(folder)/Extra.swift")
    try run(.red, "let bad = 1\n")
    let learner = try kata.learner(["back"])
    try learner.sees("[y/N] ")
    let place = kata.folder.url.appending(path: kind == "link" ? folder : "\(folder)/Extra.swift")
    try FileManager.default.removeItem(at: place)
    let text = kind == "link" ? "elsewhere/Extra.swift" : "\(folder)/Extra.swift/In.swift"
    try kata.folder.write("let precious = 1\n", to: text)
    if kind == "link" {
      try kata.folder.link(folder, to: kata.folder.url.appending(path: "elsewhere").path)
    }

    try learner.types("y\n")
    try learner.sees("To have the files of before again, run: swift run kata back 3")

    #expect(learner.waitsForTheEnd() == 1)
    #expect(try kata.folder.text(of: text) == "let precious = 1\n")
    #expect(kata.keptTexts().contains("let bad = 1\n"))
  }

  @Test(
    "A save that names a file outside its stage is not read",
    arguments: [
      "../evil.swift", "Package.swift", ".git/hooks/pre-commit", "Sources/Kata/evil.swift",
      ".kata/progress.json", "Exercises/1-Interactor/../../Package.swift",
      "Exercises/1-Interactor/./../evil.swift", "/tmp/evil.swift", "Exercises/evil.swift",
      "Exercises/1-Interactor/notes.txt", "Exercises/1-Interactor/.git/hook.swift", "",
    ]
  )
  func test_back_saveOfOtherFiles_isDamaged(path: String) async throws {
    try run(.green, "let good = 1\n")
    let save = "\(SaveStore.path)/000001.json"
    let json = try kata.folder.text(of: save)
    try kata.folder.write(
      json.replacing("\"texts\":{", with: "\"texts\":{\"\(path)\":\"evil\","),
      to: save
    )
    try kata.folder.write("let bad = 1\n", to: file)

    let result = try await kata.run(["back", "1", "--yes"])

    #expect(result.status == 1, "\(result)")
    #expect(result.errors.contains("Save 1 in .kata/saves is damaged;"), "\(result)")
    #expect(try text == "let bad = 1\n")
  }

  @Test("Only the files of the stage on the board go back, even if the save has others")
  func test_back_saveOfTwoStages_isOfOne() async throws {
    let other = Curriculum.viperKata.stages[1].files[0].exercise
    try kata.folder.write("let other = 1\n", to: other)
    try run(.green, "let good = 1\n", keepsAll: true)
    try kata.folder.write("let other = 2\n", to: other)
    try run(.red, "let bad = 1\n")

    let result = try await kata.run(["back", "--yes"])

    #expect(result.status == 0, "\(result)")
    #expect(try text == "let good = 1\n")
    #expect(try kata.folder.text(of: other) == "let other = 2\n")
  }

  @Test("Four calls at once put the files back, and none of them fails")
  func test_back_atOnce_noneFails() async throws {
    let helper = "\(stage.ownTestsFolder)/Helper.swift"
    try run(.green, "let good = 1\n")
    try kata.folder.write("let helper = 1\n", to: helper)
    try run(.red, "let bad = 1\n")

    let results = try await withThrowingTaskGroup { group in
      for _ in 1...4 { group.addTask { try await kata.run(["back", "1", "--yes"]) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(results.map(\.status) == [0, 0, 0, 0], "\(results)")
    #expect(try text == "let good = 1\n")
    // No save is a mix of before and after.
    for (number, save) in SaveStore(in: kata.folder.url).all().saves where save.keptBy != nil {
      let isOld = save.contents[file] == Data("let bad = 1\n".utf8)
      #expect(isOld == (save.contents[helper] != nil), "save \(number)")
    }
  }

  @Test("A folder of saves that cannot be used is named", arguments: [["back"], ["back", "1"]])
  func test_back_noFolder_isSaid(words: [String]) async throws {
    try kata.folder.write("a file", to: SaveStore.path)

    let result = try await kata.run(words + ["--yes"])

    #expect(result.status == 1)
    #expect(result.errors.contains(".kata/saves cannot be used: something else is in its place."))
  }

  @Test("Another program that keeps the saves locked is named, and nothing changes")
  func test_back_locked_isSaid() async throws {
    try run(.green, "let good = 1\n")
    try run(.red, "let bad = 1\n")
    let lock = open(kata.folder.url.appending(path: SaveStore.path).path, O_RDONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)

    let result = try await kata.run(["back", "--yes"])

    #expect(result.status == 1)
    #expect(result.errors.contains("another program has locked it for five seconds. Let that"))
    #expect(try text == "let bad = 1\n")
  }

  @Test("A hostile text is shown as data, in one screen, before the question")
  func test_back_hostileText_isData() throws {
    try run(.green, "let good = 1\n")
    let line = String(repeating: "x", count: 1_000_000)
    try run(.red, "\u{1B}[2Jlet bad = 1 \u{7}\n\(line)\n")
    let learner = try kata.learner(["back"], columns: 80)

    try learner.sees("[y/N] ")
    try learner.types("y\n")
    try learner.sees("Done.")

    #expect(learner.waitsForTheEnd() == 0)
    #expect(!learner.transcript.contains("\u{1B}[2J"))
    #expect(!learner.transcript.contains("\u{7}"))
    #expect(learner.transcript.split(whereSeparator: \.isNewline).count < 24)
    #expect(try text == "let good = 1\n")
  }
}

// One file: every command that writes a learner's files is tried on the same scratch checkout.
import Foundation
import KataStages
import ScratchFolders
import TerminalTesting
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner
@testable import kata

/// The commands' treatment of a learner's files.
struct LearnersFilesTests {
  private let kata: KataProcess
  private let stage: Stage

  init() throws {
    kata = try KataProcess()
    stage = try #require(Curriculum.viperKata.stage(named: "interactor"))
  }

  private func saveFocus(_ step: Step) throws {
    try kata.folder.write(#"{"focus": "\#(step.key)"}"#, to: ProgressStore.path)
  }

  @Test(
    "A damaged progress file is set aside and reported, by every command that loads it",
    arguments: [
      [], ["--core"], ["next"], ["hint"], ["grade"], ["reset", "interactor", "--yes"],
      ["catch-up", "interactor", "today", "--yes"],
    ]
  )
  func test_damagedProgress_isReported(words: [String]) async throws {
    try kata.folder.write("{\"focus", to: ProgressStore.path)
    try kata.folder.write("let mine = 1\n", to: stage.files[0].exercise)

    let result = try await kata.run(words)

    #expect(
      result.output.contains(
        ".kata/progress.json could not be read. It is kept as .kata/progress.damaged-1.json."
      ),
      "\(result)"
    )
    #expect(try kata.folder.text(of: ".kata/progress.damaged-1.json") == "{\"focus")
  }

  @Test("Each call shows one more hint for the step in focus; a hint for another does not move it")
  func test_hint_focus_isTheStep() async throws {
    let step = try #require(Curriculum.viperKata.stages.last?.steps.last)
    let other = try #require(stage.steps.first)
    try saveFocus(step)

    let first = try await kata.run(["hint"])
    let second = try await kata.run(["hint"])
    let third = try await kata.run(["hint", other.name])

    #expect(first.status == 0)
    #expect(
      first.output == """
        Stage \(step.stage), step \(step.number)

        \(step.paragraph)

        Hint 1 of \(step.hints.count)  \(step.hints[0])

        More in \(step.guideAnchor)

        """
    )
    #expect(second.output.contains("Hint 2 of \(step.hints.count)"))
    #expect(second.output.contains(step.hints[1]))
    #expect(third.output.hasPrefix("Stage \(other.stage), step \(other.number)\n"))
    #expect(try kata.folder.text(of: ProgressStore.path).contains(step.key))
  }

  @Test("After RED AGAIN, the hint is for the step that is red")
  func test_hint_redAgain_isForTheRedStep() async throws {
    let red = try #require(stage.steps.first)
    let focus = try #require(stage.steps.last)
    let lastRun = #"{"step": "\#(red.key)", "isGreen": false}"#
    try kata.folder.write(
      #"{"focus": "\#(focus.key)", "done": ["\#(red.key)"], "lastRun": \#(lastRun)}"#,
      to: ProgressStore.path
    )

    let result = try await kata.run(["hint"])

    #expect(result.output.hasPrefix("Stage \(red.stage), step \(red.number)\n"))
  }

  @Test("Before the first run in a stage that the learner moved to, the hint is for its first step")
  func test_hint_movedToAStage_isForItsFirstStep() async throws {
    let last = try #require(Curriculum.viperKata.stages.last)
    try kata.folder.write(#"{"start": \#(last.number)}"#, to: ProgressStore.path)

    let result = try await kata.run(["hint"])

    #expect(result.output.hasPrefix("Stage \(last.number), step 1\n"))
  }

  @Test("A catch-up and a reset replace the learner's code and tests, and keep the old files")
  func test_replacement_confirmed_keepsAndReplaces() async throws {
    let other = "\(stage.ownTestsFolder)/More/OtherTests.swift"
    let step = try #require(stage.steps.first { $0.isYours })
    let code = try History(of: stage.files[0], in: stage)
    let tests = try History(ofTestsOf: stage)
    func texts() throws -> [String] {
      try [stage.files[0].exercise, stage.ownTestsFile].map(kata.folder.text)
    }
    try kata.folder.write("let mine = 1\n", to: stage.files[0].exercise)
    try kata.folder.write("let test = 1\n", to: stage.ownTestsFile)
    try kata.folder.write("let other = 2\n", to: other)

    let caughtUp = try await kata.run(["catch-up", "interactor", step.name, "--yes"])
    let finished = try texts()
    try saveFocus(#require(stage.steps.last))
    let reset = try await kata.run(["reset", "interactor", "--yes"])

    #expect([caughtUp.status, reset.status] == [0, 0])
    #expect(finished == [code.text(after: step.number), tests.text(after: step.number)])
    #expect(try texts() == [code.starter, tests.starter])
    #expect(throws: (any Error).self) { try kata.folder.text(of: other) }
    #expect(
      kata.keptTexts().sorted()
        == (["let mine = 1\n", "let test = 1\n", "let other = 2\n"] + finished).sorted()
    )
    #expect(try !kata.folder.text(of: ProgressStore.path).contains("focus"))
  }

  @Test("A catch-up or a reset is not a change by the learner")
  func test_replacement_isNoChangeOfTheLearners() async throws {
    func change() -> ChangeSize {
      SaveStore(in: kata.folder.url)
        .change(of: stage, from: Sources(), to: Sources(in: kata.folder.url))
    }

    _ = try await kata.run(["catch-up", "interactor", "--yes"])
    let caughtUp = change()
    _ = try await kata.run(["reset", "interactor", "--yes"])
    let reset = change()

    #expect([caughtUp, reset] == [ChangeSize(), ChangeSize()])
  }

  @Test("Without a terminal the question has no answer, and no file changes")
  func test_reset_notConfirmed_changesNothing() async throws {
    try kata.folder.write("let mine = 1\n", to: stage.files[0].exercise)

    let result = try await kata.run(["reset", "interactor"])

    #expect(result.status == 1)
    #expect(
      result.errors == """
        kata: kata reset asks before it changes a file, but there is no terminal. Add --yes to skip \
        the question.

        """
    )
    #expect(try kata.folder.text(of: stage.files[0].exercise) == "let mine = 1\n")
  }

  @Test("A failed build is reported, and recorded at the learner's step")
  func test_show_buildFails_isReportedAndRecorded() async throws {
    let step = try #require(stage.steps.last)
    try saveFocus(step)
    try kata.folder.write("let mine = 1\n", to: stage.files[0].exercise)

    let result = try await kata.run([])

    #expect(result.status == 1)
    #expect(result.errors.contains("but not in your Swift code:\nerror: no build\n"))
    let entries = try Journal(package: kata.folder.url).entries().entries
    #expect(entries.map(\.kind) == [.buildFailed])
    #expect(entries.map(\.step) == [step.name])
    #expect(entries.map(\.change.added) == [1])
  }

  @Test("After a catch-up, the next command has the level that the learner chose")
  func test_catchUp_ofACoreLearner_goesOnWithTheCore() async throws {
    var progress = LearnerProgress()
    progress.level = .core
    try ProgressStore(package: kata.folder.url).write(progress)

    let result = try await kata.run(["catch-up", "1", "2", "--yes"])

    #expect(result.output.hasSuffix("Done. Go on with: swift run kata --core\n"))
  }

  @Test(
    "Texts are wrapped between words in a narrow terminal, and the answer no changes nothing",
    arguments: [
      (["report"], "Runs", "runs.", 0), (["catch-up", "3"], "[y/N] ", "Nothing was changed.", 1),
    ] as [([String], String, String, Int32)]
  )
  func test_narrowTerminal_isBrokenBetweenWords(
    words: [String],
    question: String,
    end: String,
    status: Int32
  ) throws {
    let run = JournalEntry(time: .now, stage: 1, step: stage.steps[0].name, kind: .red)
    try Journal(package: kata.folder.url).record(run)
    let learner = try kata.learner(words, columns: 40)

    try learner.sees(question)
    try learner.types("n\n")
    try learner.sees(end)

    #expect(learner.waitsForTheEnd() == status)
    let rows = learner.transcript.split(whereSeparator: \.isNewline)
    #expect(rows.filter { $0.count > 40 && $0.contains(" ") } == [])
  }

  @Test("The class and the report are written as pages, also through a link to a page")
  func test_pages_areWritten() async throws {
    try recordARun()

    let first = try await kata.run(["class", ".", "--html", "class.html"])
    let page = try kata.folder.text(of: "class.html")
    try kata.folder.link("page", to: "class.html")
    let pages = try await [
      first, kata.run(["report", "--html", "r.html"]),
      kata.run(["report", "--html", "page"]),
    ]

    #expect(
      pages.map(\.output)
        == ["class.html is written.\n", "r.html is written.\n", "page is written.\n"]
    )
    #expect(pages.map(\.status) == [0, 0, 0])
    #expect(page.contains("1.1 \(stage.steps[0].title)"))
    #expect(try kata.folder.text(of: "r.html").contains("1 run from"))
    #expect(try kata.folder.text(of: "class.html").contains("1 run from"))
  }

  @Test("A page named - is printed")
  func test_pages_minus_arePrinted() async throws {
    try recordARun()

    let printed = try await [
      kata.run(["report", "--html", "-"]), kata.run(["class", ".", "--html", "-"]),
    ].map(\.output)

    #expect(
      printed.filter { $0.hasPrefix("<!DOCTYPE html>\n") && $0.hasSuffix("</html>\n") } == printed
    )
    #expect(!FileManager.default.fileExists(atPath: kata.folder.url.appending(path: "-").path))
  }

  @Test("A page replaces no file but a page of the kit, and follows no link to nothing")
  func test_pages_otherFile_areRefused() async throws {
    try recordARun()
    try kata.folder.write("{}", to: "anna.json")
    try kata.folder.link("loose", to: "nowhere")
    let file = stage.files[0].exercise

    let refused = try await [
      kata.run(["class", ".", "--html", "anna.json"]), kata.run(["report", "--html", file]),
      kata.run(["class", ".", "--html", "none/class.html"]), kata.run(["class", ".", "--watch"]),
      kata.run(["report", "--html", "loose"]), kata.run(["report", "--html", "anna.json/"]),
    ]

    #expect(refused.map(\.status) == [1, 1, 1, 64, 1, 1])
    #expect(
      refused[0].errors == """
        kata: anna.json is there already, and it is not a page of the kit. Choose another name for \
        the page.

        """
    )
    #expect(refused[2].errors.contains("none cannot be used: there is no such folder. Make it"))
    #expect(refused[3].errors.contains("--html needs a value: the file that --watch writes"))
    #expect(refused[4].errors.contains("loose is there already, and it is not a page"))
    #expect(refused[5].errors.contains("anna.json/ is no name of a file. Name one, such as"))
    #expect(try kata.folder.text(of: "anna.json") == "{}")
    let starter = try History(of: stage.files[0], in: stage).starter
    #expect(try kata.folder.text(of: file) == starter)
  }

  @Test(
    "A report of what is no working copy is refused by name, and writes no page",
    arguments: ["nobody", "notes.json", "copies", "pipe"]
  )
  func test_report_noWorkingCopy_isRefused(place: String) async throws {
    try kata.folder.write("{}", to: "notes.json")
    try kata.folder.write("{}", to: "copies/notes.json")
    _ = mkfifo(kata.folder.url.appending(path: "pipe").path, 0o600)

    let results = try await [
      kata.run(["report", place]), kata.run(["report", place, "--html", "r.html"]),
    ]

    #expect(results.map(\.status) == [1, 1])
    #expect(results.map(\.output) == ["", ""])
    let reason = "kata: \(place) cannot be used: it is not a working copy"
    #expect(results.allSatisfy { $0.errors.hasPrefix(reason) })
    #expect(throws: (any Error).self) { try kata.folder.text(of: "r.html") }
  }

  private func recordARun() throws {
    let run = JournalEntry(time: .now, stage: 1, step: stage.steps[0].name, kind: .red)
    try Journal(package: kata.folder.url).record(run)
  }

  @Test("Each copy has a verdict or a reason; its code sees no variable, its folder is not changed")
  func test_checkOf_copies_areJudgedOneByOne() async throws {
    for name in ["Sources/a", "Mocks/a", "Tests/a", "Guide.md", "README.md", "no/x"] {
      try kata.folder.write("-\n", to: name)
    }
    for name in ["ann", "b\u{1B}[2Job", "other/Ann", "third/ann"] {
      try kata.folder.write("let mine = 1\n", to: "\(name)/\(stage.files[0].exercise)")
    }
    // The starters build, and what a copy has does not.
    let code = stage.files[0].exercise
    let environment = "env >\(kata.folder.url.path)/environment"
    try kata.setSwift(
      "! grep -q 'let mine' \(code) || { \(environment); echo 'error: no'; exit 1; }"
    )
    try kata.folder.write("let mine = 1\n", to: code)

    let copies = ["ann", "b\u{1B}[2Job", "no", "other/Ann", "third/ann", "nobody"]
    let words = ["check", "--agenda", "90", "--of"] + copies
    let result = try await kata.run(words, adding: ["XDG_SECRET": "hidden"])

    #expect(result.status == 1)
    #expect(result.output.contains("verdicts/ann.json is written.\n"), "\(result)")
    #expect(result.output.contains("PROBLEM  no: no/Exercises cannot be used"))
    for other in ["other/Ann", "third/ann"] {
      let reason = "\(other) cannot be used: ann has the same name"
      #expect(result.errors.contains(reason), "\(result)")
    }
    #expect(result.errors.contains("nobody cannot be used: there is no such folder."))
    #expect(throws: (any Error).self) { try kata.folder.text(of: "verdicts/nobody.json") }
    #expect(!(result.output + result.errors).contains("\u{1B}"))
    #expect(try kata.folder.text(of: "verdicts/ann.json").contains("error: no"))
    #expect(try !kata.folder.text(of: "environment").contains("hidden"))
    #expect(try kata.folder.text(of: code) == "let mine = 1\n")
    let left = try FileManager.default.subpathsOfDirectory(atPath: kata.folder.url.path + "/.build")
    #expect(left.filter { $0.hasSuffix(".swift") } == [])
  }

  @Test("Verdicts are written behind no link, and replace no file but a verdict")
  func test_checkOf_otherVerdicts_areRefused() async throws {
    for name in ["Sources/a", "Mocks/a", "Tests/a", "Guide.md", "README.md"] {
      try kata.folder.write("-\n", to: name)
    }
    try kata.setSwift("exit 0")
    try kata.folder.write("let mine = 1\n", to: "ann/\(stage.files[0].exercise)")
    try kata.folder.write("mine", to: "verdicts/ann.json")
    let replaced = try await kata.run(["check", "1", "--of", "ann", "/"])
    let kept = try kata.folder.text(of: "verdicts/ann.json")
    try kata.folder.write("mine", to: "elsewhere/ann.json")
    try kata.folder.link("verdicts", to: "elsewhere")
    let behind = try await kata.run(["check", "1", "--of", "ann"])

    #expect([replaced, behind].map(\.status) == [1, 1])
    #expect(replaced.errors.contains("verdicts/ann.json cannot be used: it is no verdict. Move it"))
    #expect(replaced.errors.contains("/ cannot be used: it has no name"))
    #expect(behind.errors.contains("verdicts cannot be used: it is not a folder"))
    #expect(try [kept, kata.folder.text(of: "elsewhere/ann.json")] == ["mine", "mine"])
  }

  @Test("The way back brings back what a reset kept, with its progress, and nothing else changes")
  func test_back_afterReset_bringsBackFilesAndProgress() async throws {
    let step = try #require(stage.steps.dropFirst().first)
    var progress = LearnerProgress()
    progress.note(StepReport(step: step, state: .done))
    progress.acknowledge(step)
    try ProgressStore(package: kata.folder.url).write(progress)
    try writeOwnFiles()
    func done() -> Bool { ProgressStore(package: kata.folder.url).stored?.wasDone(step) ?? false }

    _ = try await kata.run(["reset", "interactor", "--yes"])
    let isForgotten = !done()
    // Texts of the kit are kept as well, but they are not what the learner wants back.
    _ = try await kata.run(["catch-up", "interactor", "2", "--yes"])
    _ = try await kata.run(["reset", "interactor", "--yes"])
    try kata.folder.write("torn\n", to: "\(SaveStore.path)/000099.json")
    let restored = try await kata.run(["back", "--yes"])

    #expect(restored.status == 0)
    #expect(try ownFiles() == ["let mine = 1\n", "let helper = 1\n"])
    #expect(isForgotten && done())
    #expect(try kata.folder.text(of: stage.ownTestsFile) == History(ofTestsOf: stage).starter)
  }

  private var ownPaths: [String] {
    [stage.files[0].exercise, "\(stage.ownTestsFolder)/Helpers/Helper.swift"]
  }

  private func writeOwnFiles() throws {
    for (path, name) in zip(ownPaths, ["mine", "helper"]) {
      try kata.folder.write("let \(name) = 1\n", to: path)
    }
  }

  private func ownFiles() throws -> [String] {
    try ownPaths.filter {
      FileManager.default.fileExists(atPath: kata.folder.url.appending(path: $0).path)
    }.map(kata.folder.text)
  }

  @Test(
    "A command that would write through a link, or into a pipe, is refused before any file changes",
    arguments: [
      ("reset", "Exercises/1-Interactor/ListInteractor.swift", "-s ../../README.md"),
      ("reset", "Exercises/1-Interactor/Tests", "-s ../../elsewhere"),
      ("reset", "Exercises/1-Interactor/Tests/Out", "-s ../../../elsewhere"),
      ("reset", "Exercises/1-Interactor", "-s ../elsewhere"),
      ("reset", "Exercises", "-s elsewhere"),
      ("reset", ".kata", "-s elsewhere"), ("reset", ".kata/saves", "-s ../elsewhere"),
      ("reset", ".kata/progress.json", "-s ../README.md"),
      ("reset", "Exercises/1-Interactor/Tests/MyInteractorTests.swift", "pipe"),
      ("catch-up", "Exercises/1-Interactor/Tests/MyInteractorTests.swift", "-s ../Days.swift"),
      ("verify", "Exercises/1-Interactor/ListInteractor.swift", "-s ../../README.md"),
      ("verify", "Exercises/1-Interactor/Tests/MyInteractorTests.swift", "pipe"),
    ]
  )
  func test_replacement_notAFile_isRefused(
    command: String,
    path: String,
    how: String
  ) async throws {
    try kata.folder.write("precious\n", to: "README.md")
    try kata.folder.write("precious\n", to: "elsewhere/1-Interactor/Precious.swift")
    try kata.folder.write("mine\n", to: stage.files[0].exercise)
    let make = how == "pipe" ? "mkfifo \(path)" : "ln \(how) \(path)"
    _ = try await shell("rm -rf \(path); mkdir -p $(dirname \(path)); \(make); cp -R elsewhere was")

    let flag = command == "verify" ? "--write" : "--yes"
    let result = try await kata.run([command, "1", flag])

    #expect(result.status == 1, "\(result)")
    #expect(result.errors.contains("\(path) cannot be used: "), "\(result)")
    #expect(result.errors.hasSuffix("and run the command again.\n"), "\(result)")
    #expect(try kata.folder.text(of: "README.md") == "precious\n")
    #expect(try await shell("diff -r elsewhere was").end == .exited(0))
    let code = try? kata.folder.text(of: stage.files[0].exercise)
    #expect([nil, "mine\n", "precious\n"].contains(code))
  }

  private func shell(_ script: String) async throws -> ChildProcess.Result {
    try await ChildProcess.run(["/bin/sh", "-c", script], in: kata.folder.url, limit: 60)
  }

  @Test("verify --write keeps one copy of a learner's file, and none of a missing one")
  func test_verifyWrite_learnersFiles_areKeptOnce() async throws {
    try kata.folder.write("let mine = 1\n", to: stage.files[0].exercise)
    try FileManager.default.removeItem(at: kata.folder.url.appending(path: stage.ownTestsFile))
    try kata.folder.write("", to: "\(stage.solutionTestsFolder)/MyInteractorTests.swift")

    let first = try await kata.run(["verify", "interactor", "--write"])
    let second = try await kata.run(["verify", "interactor", "--write"])

    #expect([first, second].map(\.status) == [0, 0])
    #expect(
      first.output.contains("kept your \(stage.files[0].exercise) as save 1 in .kata/saves\n")
    )
    #expect(first.output.contains("wrote \(stage.ownTestsFile)\n"))
    #expect(!first.output.contains("kept your \(stage.ownTestsFile)"))
    #expect(!second.output.contains("kept"), "\(second)")
    #expect(kata.keptTexts() == ["let mine = 1\n"])
  }

  @Test(
    "A file that has another name is named; beside it, reset writes no second class",
    arguments: ["listinteractor", "Renamed"]
  )
  func test_otherName_isNamed(name: String) async throws {
    let file = stage.files[0].exercise
    let other = file.replacing("ListInteractor", with: name)
    try FileManager.default.moveItem(
      at: kata.folder.url.appending(path: file),
      to: kata.folder.url.appending(path: other)
    )

    let shown = try await kata.run([])
    let reset = try await kata.run(["reset", "interactor", "--yes"])

    let sentence = "\(other) must be named ListInteractor.swift. Rename it: mv "
    #expect(shown.errors.contains(sentence) || !isCaseSensitive, "\(shown)")
    #expect(reset.errors.contains(sentence))
    #expect(reset.status == 1)
    #expect(
      SwiftFiles.paths(below: "Exercises/\(stage.folder)", in: kata.folder.url).sorted()
        == [other, stage.ownTestsFile].sorted()
    )
  }

  private var isCaseSensitive: Bool {
    !FileManager.default.fileExists(atPath: kata.folder.url.appending(path: "package.SWIFT").path)
  }
}

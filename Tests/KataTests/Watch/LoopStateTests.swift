// One file, because its tests send events to one loop.

import CommandLineKit
import Foundation
import KataStages
import ScratchFolders
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner
@testable import kata

/// The loop between two events, without a terminal; its output is in the test's output.
struct LoopSessionTests {
  private let folder = ScratchFolder()
  private let events: AsyncStream<LoopEvent>
  private var state: LoopState

  init() throws {
    let (events, inbox) = AsyncStream.makeStream(of: LoopEvent.self)
    self.events = events
    let visit = try LearnerVisit(workspace: Workspace(root: folder.url), level: .deep)
    state = LoopState(visit: visit) { inbox.yield($0) }
  }

  @Test("It ends with q, with Ctrl-D and at the end of input, and with no other key")
  mutating func test_handle_quit_ends() {
    let events: [LoopEvent] = [
      .key("q"), .key("\u{4}"), .noMoreKeys, .key("x"), .key("n"), .key("?"), .key("h"),
      .key("l"), .key("g"), .key("c"), .resumed, .workEnded(7, []),
      .cycleEnded(7, .failure(CancellationError())),
    ]

    let goesOn = events.map { state.handle($0) }

    #expect(goesOn == [false, false, false] + Array(repeating: true, count: 10))
  }

  @Test("A file that changes during each of ten runs is named, and no run begins")
  mutating func test_saved_changesInEachRun_isNamed() throws {
    for number in 0...10 {
      try folder.write("// \(number)\n", to: "Exercises/1-Interactor/Tests/A.swift")
      _ = state.handle(.saved(Sources(in: folder.url)))
    }

    guard case .noVerdict(_, let reason) = state.finding else {
      Issue.record("\(state.finding)")
      return
    }
    #expect(reason.hasPrefix("Exercises/1-Interactor/Tests/A.swift changed during each of"))
    #expect(!state.isBusy)
  }

  @Test(
    "After a change of the kit, a failed build or a run without results asks to start again",
    arguments: [BuildError.restless, nil]
  )
  mutating func test_cycleEnded_otherKit_isNamed(error: BuildError?) throws {
    try folder.write("// Another version.\n", to: "Package.swift")
    let odd = RunResult(issues: ["no result"])

    _ = state.handle(.cycleEnded(0, error.map { .failure($0) } ?? .success(odd)))

    guard case .noVerdict(_, let reason) = state.finding else {
      Issue.record("\(state.finding)")
      return
    }
    #expect(reason == "The kit has changed. Start kata again: swift run kata")
  }

  @Test(
    "u shows the way back; y takes it, unless a key or a save has taken the question away",
    arguments: [
      ("uy", "let good = 1\n"), ("uby", "let good = 1\n"), ("u?y", "let bad = 1\n"),
      ("y", "let bad = 1\n"), ("u\ny", "let bad = 1\n"),
    ]
  )
  mutating func test_handle_wayBack_isTakenWithY(keys: String, text: String) throws {
    let stage = try #require(Curriculum.viperKata.stages.first)
    let (file, store) = try storeGreenAndBreak(stage)

    // Here a new line is a save.
    for key in keys {
      _ = state.handle(key == "\n" ? .saved(Sources(in: folder.url)) : .key(key))
    }
    state.stop()

    #expect(try folder.text(of: file) == text)
    let kept = store.all().saves.filter { $0.save.keptBy == "back" }
    #expect(
      kept.map { $0.save.contents[file] }
        == (text == "let good = 1\n" ? [Data("let bad = 1\n".utf8)] : [])
    )
  }

  private func storeGreenAndBreak(_ stage: Stage) throws -> (file: String, store: SaveStore) {
    let file = stage.files[0].exercise
    let entry = JournalEntry(time: .now, stage: 1, step: nil, kind: .green)
    var store = SaveStore(in: folder.url)
    try folder.write("let good = 1\n", to: file)
    _ = try store.add(Save(of: Sources(in: folder.url), run: entry))
    try folder.write("let bad = 1\n", to: file)
    return (file, store)
  }

  @Test("n at the question of u means no, and not the next step")
  mutating func test_handle_noAtTheQuestion_staysAtTheStep() throws {
    let stage = try #require(Curriculum.viperKata.stages.first)
    let file = try storeGreenAndBreak(stage).file
    // Red, then green: the learner's step is the first one.
    for count in 0...1 {
      var result = RunResult(reports: [.done(count, of: stage)])
      result.sources = Sources(in: folder.url)
      _ = state.handle(.cycleEnded(state.number, .success(result)))
      state.stop()
    }
    let focus = state.visit.learner.progress.focus
    try folder.write("let worse = 1\n", to: file)

    for key in "un" { _ = state.handle(.key(key)) }
    state.stop()

    #expect(state.visit.learner.progress.focus == focus)
  }

  @Test("During a key's work, q ends the loop and cancels the work")
  mutating func test_handle_quitWhileWorking_givesTheWorkUp() async {
    let (givenUp, inbox) = AsyncStream.makeStream(of: Bool.self)
    state.run { _ in
      // It would never end; the stream ends when its task is cancelled.
      for await _ in AsyncStream<Never>.makeStream().stream {}
      inbox.yield(Task.isCancelled)
      return []
    }

    let goesOn = state.handle(.key("q"))
    state.stop()

    #expect(!goesOn)
    #expect(await givenUp.first { _ in true } == true)
  }

  @Test("A loop that goes on after Ctrl-Z does not replace the work under way")
  mutating func test_handle_resumedWhileWorking_goesOnWithTheWork() throws {
    let step = try #require(Curriculum.viperKata.steps.first)
    state.finding = .judged(.guardOnArrival(step), RunResult())
    state.run { _ in [] }
    let number = state.number

    let goesOn = state.handle(.resumed)

    #expect(goesOn)
    #expect(state.number == number)
  }

  @Test("Work that fails, such as a build, is reported and does not end the loop")
  mutating func test_work_fails_goesOn() async throws {
    state.run { _ in throw BuildError.other(lastLines: "no build") }
    let event = try #require(await events.first { _ in true })
    guard case .workEnded(let number, let lines, _) = event else {
      Issue.record("\(event)")
      return
    }

    let goesOn = state.handle(event)

    #expect(goesOn)
    #expect(lines.contains(HangingLine("no build")))
    #expect(!state.isBusy, "The work with number \(number) is not over.")
  }

  @Test("The end of cancelled work does not end the work after it")
  mutating func test_handle_lateEnd_isPassedOver() {
    state.run { _ in [] }
    let late = state.number
    state.run { _ in [] }

    _ = state.handle(.workEnded(late, [HangingLine("late")]))

    #expect(state.isBusy)
  }

  @Test("After n, the remarks of the last run are gone: they are about the step before")
  mutating func test_handle_next_dropsOldRemarks() throws {
    let stage = try #require(Curriculum.viperKata.stages.first)
    _ = state.visit.learner.add([.done(0, of: stage)])
    var result = RunResult(reports: [.done(1, of: stage)], issues: ["An issue."])
    result.notes = ["A note."]
    state.finding = .judged(state.visit.learner.add(result.reports), result)

    _ = state.handle(.key("n"))
    state.stop()

    #expect(state.visit.learner.currentStep == stage.steps[1])
    #expect(try verdict().result.remarks == [])
    let last = try Journal(package: folder.url).entries().entries.last
    #expect(last?.kind == .red && last?.step == stage.steps[1].name)
  }

  private func verdict() throws -> (standing: LearnerPlace.Standing, result: RunResult) {
    guard case .judged(let standing, let result) = state.finding else {
      throw CancellationError()
    }
    return (standing, result)
  }

  @Test("The difference to one way leaves out functions that are still empty, wherever they are")
  func test_difference_emptyFunctions_areLeftOut() {
    let new = "func a() {\n  1\n  2\n}\n\n"
    let stubs = "func b() {}\n\nfunc c() {}\n"

    let moved = LoopState.difference(of: new + stubs, and: stubs + "\n" + new)
    let changed = LoopState.difference(
      of: stubs + new,
      and: stubs + new.replacing("2", with: "3")
    )

    let alone = LoopState.difference(of: "a\n\n\(stubs)\nb\n", and: "a\n\nb\n")

    #expect(moved.map(\.text).filter { $0.contains("{}") } == [])
    #expect(alone == [])
    #expect(changed.map(\.text) == ["...", "    1", "-   2", "+   3", "  }"])
  }

  @Test("A run begins when another command moves the learner, and only then")
  mutating func test_handle_progressOfAnotherCommand_startsARun() throws {
    _ = state.visit.keepProgress()
    let number = state.number

    _ = state.handle(.progressChanged)
    let afterOwnSave = state.number
    var progress = LearnerProgress()
    progress.begin(at: try #require(Curriculum.viperKata.stages.last))
    try ProgressStore(package: folder.url).write(progress)
    _ = state.handle(.progressChanged)
    state.stop()

    #expect(afterOwnSave == number)
    #expect(state.number == number + 1)
  }

  @Test("While work is running, no other work begins", arguments: ["g", "c"] as [Character])
  mutating func test_handle_keyWhileWorking_waits(key: Character) {
    _ = state.visit.learner.add(Curriculum.viperKata.stages.map { StageReport(notRun: $0) })
    state.run { _ in [] }
    let number = state.number

    let goesOn = state.handle(.key(key))

    #expect(goesOn)
    #expect(state.number == number)
  }

  @Test(
    "After the last green of a stage, n begins a run if the next stage has not run yet",
    arguments: [0, 1]
  )
  mutating func test_handle_nextIntoAStage_runsItIfItHasNotRun(runs: Int) throws {
    let stages = Curriculum.viperKata.stages
    let count = stages[0].steps.count
    let next = [StageReport(notRun: stages[1]), .done(0, of: stages[1])]
    let red = RunResult(reports: [.done(count - 1, of: stages[0]), next[runs]])
    let green = RunResult(reports: [.done(count, of: stages[0]), next[runs]])
    _ = state.handle(.cycleEnded(state.number, .success(red)))
    _ = state.handle(.cycleEnded(state.number, .success(green)))

    _ = state.handle(.key("n"))

    #expect(state.visit.learner.currentStep == stages[1].steps[0])
    #expect(state.isBusy == (runs == 0))
    state.stop()
  }

  @Test("The loop keeps a verdict with the built texts, not with those on the disk")
  mutating func test_handle_savedBeforeTheBuild_keepsTheBuiltTexts() throws {
    let stage = try #require(Curriculum.viperKata.stages.first)
    try folder.write("built", to: stage.files[0].exercise)
    var judged = RunResult(reports: [.done(stage.steps.count, of: stage)])
    judged.sources = Sources(in: folder.url)
    try folder.write("saved", to: stage.files[0].exercise)

    _ = state.handle(.cycleEnded(state.number, .success(judged)))
    state.stop()

    #expect(state.last.sources == judged.sources)
    #expect(!state.last.isSettled(stage, in: Sources(in: folder.url), start: 1))
  }

  @Test("After a cycle without a verdict, the verdict before it does not count any more")
  mutating func test_handle_cycleFails_forgetsTheLastVerdict() throws {
    let step = try #require(Curriculum.viperKata.steps.first)
    state.finding = .judged(.green(step, next: nil), RunResult())

    _ = state.handle(
      .cycleEnded(state.number, .failure(WorkspaceError.notFound("Exercises/A")))
    )

    guard case .noVerdict(_, let reason) = state.finding else {
      Issue.record("\(state.finding)")
      return
    }
    #expect(reason.hasPrefix("Exercises/A is not inside"))
  }

  @Test("After a save of another stage's file, the board names the file and the place of the step")
  mutating func test_handle_saveOfAnotherStage_isNoted() throws {
    let stages = Curriculum.viperKata.stages
    let (stage, other) = (stages[0], stages[1].files[0].exercise)
    func judged(_ texts: [String: String]) -> RunResult {
      var result = RunResult(reports: [.done(0, of: stage)])
      result.sources = Sources(files: texts.mapValues { Data($0.utf8) })
      return result
    }
    let own = stage.files[0].exercise
    var store = SaveStore(in: folder.url)

    // An earlier stage's file of another name, and the starter's text, are no mistake.
    let starter = try #require(stages[1].texts(after: 0)[other])
    let found = try [("1", "1"), ("1", "2"), ("2", "3"), ("2", starter), ("2", "4")].map { texts in
      let result = judged([own: texts.0, other: texts.1])
      // The last one is written by a command.
      if texts.1 == "4" { _ = try store.add(Save(of: result.sources)) }
      _ = state.handle(.cycleEnded(state.number, .success(result)))
      return try verdict().result.notes
    }
    state.stop()

    let note = "You changed \(other). This step is about Exercises/\(stage.folder)."
    #expect(found == [[], [note], [], [], []])
  }
}

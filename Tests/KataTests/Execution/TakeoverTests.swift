import Foundation
import KataKit
import KataStages
import ScratchFolders
import Testing

@testable import kata

/// A stage that changes others begins with the learner's own code of them.
struct TakeoverTests {
  private let folder = ScratchFolder()
  private let workspace: Workspace
  private let change: Stage
  private let done: [StageReport]

  init() throws {
    workspace = Workspace(root: folder.url)
    change = try #require(Curriculum.viperKata.stages.first { !$0.changedStages.isEmpty })
    done = workspace.curriculum.stages.map { stage in
      StageReport(stage: stage, steps: stage.steps.map { StepReport(step: $0, state: .done) })
    }
    for (path, text) in try change.texts(after: 0) { try folder.write(text, to: path) }
    for stage in workspace.curriculum.stages where change.changedStages.contains(stage.number) {
      for file in stage.files { try folder.write("// my \(file.typeName)\n", to: file.exercise) }
    }
    try folder.write("// help\n", to: "Exercises/1-Interactor/Days.swift")
    try folder.write("// test\n", to: "Exercises/1-Interactor/Tests/MyTests.swift")
  }

  @Test("Each class replaces the stage's own, with the other files next to it")
  func test_take_coreDone_copiesTheCode() throws {
    let taken = try Takeover(workspace: workspace).take(into: change, after: done)

    #expect(taken.isNew)
    #expect(
      taken.note?.hasPrefix("Stage 5 begins with your own code of stages 1, 2, 3") == true
    )
    for file in change.files {
      #expect(try folder.text(of: file.exercise) == "// my \(file.typeName)\n")
    }
    #expect(try folder.text(of: "Exercises/5-Change/Days.swift") == "// help\n")
    #expect(workspace.text(of: "Exercises/5-Change/MyTests.swift") == nil)
  }

  @Test("The new stage's head comment replaces the kit's old one")
  func test_take_head_isOfTheNewStage() throws {
    let old = try #require(workspace.curriculum.stage(1))
    let starter = try History(of: old.files[0], in: old).starter
    try folder.write(starter + "let mine = 1\n", to: old.files[0].exercise)

    _ = try Takeover(workspace: workspace).take(into: change, after: done)

    let text = try folder.text(of: "Exercises/5-Change/ListInteractor.swift")
    #expect(text.hasPrefix("// Stage 5, the change"))
    #expect(!text.contains("Stage 1"))
    #expect(text.hasSuffix("let mine = 1\n"))
  }

  @Test("It is reported until the code changes, and changed code stays")
  func test_take_again_keepsTheWork() throws {
    let sut = Takeover(workspace: workspace)
    _ = try sut.take(into: change, after: done)

    let again = try sut.take(into: change, after: done)
    try folder.write("// changed\n", to: change.files[0].exercise)
    let changed = try sut.take(into: change, after: done)

    #expect(!again.isNew && again.note != nil)
    #expect(!changed.isNew && changed.note == nil)
    #expect(try folder.text(of: change.files[0].exercise) == "// changed\n")
  }

  @Test("A learner's file with the same name is backed up before it is overwritten")
  func test_take_fileOfTheLearnersThere_isKept() throws {
    try folder.write("// mine, for later\n", to: "Exercises/5-Change/Days.swift")

    let taken = try Takeover(workspace: workspace).take(into: change, after: done)

    let kept = SwiftFiles.paths(below: ".kata/kept/5-Change", in: folder.url)
    #expect(taken.isNew)
    #expect(try folder.text(of: "Exercises/5-Change/Days.swift") == "// help\n")
    #expect(try kept.map { try folder.text(of: $0) }.contains("// mine, for later\n"))
    #expect(taken.note?.contains(".kata/kept/5-Change/") == true)
  }

  @Test("Two files of one name, from two stages, are both copied, under different names")
  func test_take_oneNameTwice_copiesBoth() throws {
    try folder.write("// other help\n", to: "Exercises/2-Presenter/Days.swift")

    _ = try Takeover(workspace: workspace).take(into: change, after: done)

    #expect(try folder.text(of: "Exercises/5-Change/Days.swift") == "// help\n")
    #expect(try folder.text(of: "Exercises/5-Change/Days+Presenter.swift") == "// other help\n")
  }

  @Test("If a core is not done, the stage begins with the code of the kit")
  func test_take_coreNotDone_copiesNothing() throws {
    var reports = done
    reports[1].steps[0].state = .notRun

    let taken = try Takeover(workspace: workspace).take(into: change, after: reports)

    #expect(!taken.isNew && taken.note == nil)
    #expect(change.begunFiles(in: folder.url).isEmpty)
  }

  @Test("After an undone copy the stage begins with the kit's code, and the reason is repeated")
  func test_giveUp_writesTheStarters() throws {
    let sut = Takeover(workspace: workspace)
    _ = try sut.take(into: change, after: done)

    let note = try sut.giveUp(change, since: "Days.swift:1: invalid redeclaration")
    let again = try sut.take(into: change, after: done)

    #expect(change.begunFiles(in: folder.url).isEmpty)
    #expect(workspace.text(of: "Exercises/5-Change/Days.swift") == nil)
    #expect(note.contains("Days.swift:1: invalid redeclaration"))
    #expect(!again.isNew && again.note == note)
  }

  @Test("An undone copy is tried again when the learner's code is different")
  func test_take_givenUpAndChanged_triesAgain() throws {
    let sut = Takeover(workspace: workspace)
    _ = try sut.take(into: change, after: done)
    _ = try sut.giveUp(change, since: "no build")
    try folder.write("// other help\n", to: "Exercises/1-Interactor/Days.swift")

    let taken = try sut.take(into: change, after: done)

    #expect(taken.isNew)
    #expect(try folder.text(of: "Exercises/5-Change/Days.swift") == "// other help\n")
  }

  @Test("A file that was in the way is restored when the copy is undone")
  func test_giveUp_fileInTheWay_isPutBack() throws {
    try folder.write("// mine, for later\n", to: "Exercises/5-Change/Days.swift")
    let sut = Takeover(workspace: workspace)
    _ = try sut.take(into: change, after: done)

    _ = try sut.giveUp(change, since: "no build")

    #expect(try folder.text(of: "Exercises/5-Change/Days.swift") == "// mine, for later\n")
  }

  @Test("The files that it copied next to the classes are known, as long as they exist")
  func test_copiedFiles_areThoseBesideTheClasses() throws {
    let sut = Takeover(workspace: workspace)
    try folder.write("// mine\n", to: "Exercises/5-Change/Mine.swift")
    _ = try sut.take(into: change, after: done)

    #expect(sut.copiedFiles(of: change) == ["Exercises/5-Change/Days.swift"])
    #expect(sut.copiedFiles(of: try #require(workspace.curriculum.stage(1))).isEmpty)
  }
}

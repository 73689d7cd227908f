import CommandLineKit
import Foundation
import KataKit
import KataStages
import ScratchFolders
import Testing

@testable import kata

/// How a learner chooses the order of a stage, and what other commands make of it.
struct OrderCommandTests {
  private let kata: KataProcess
  private let stage: Stage
  private let other: StepOrder

  init() throws {
    kata = try KataProcess()
    stage = try #require(Curriculum.viperKata.stages.first { $0.orders.count > 1 })
    other = try #require(stage.otherOrders.first)
  }

  private var number: String { "\(stage.number)" }

  private func saved() throws -> LearnerProgress {
    try #require(ProgressStore(package: kata.folder.url).saved)
  }

  @Test("An order that is taken is kept with the progress, and what is done stays done")
  func test_order_named_isKept() async throws {
    let step = try #require(stage.steps.first)
    var progress = LearnerProgress()
    progress.note(StepReport(step: step, state: .done))
    try ProgressStore(package: kata.folder.url).save(progress)

    let taken = try await kata.run(["order", number, other.name.uppercased()])
    let again = try await kata.run(["order", number, other.name])

    #expect([taken.status, again.status] == [0, 0])
    let ordered = OrderList(of: stage.ordered(by: other))
    #expect(taken.output == ordered.text(taken: true) + "\n")
    #expect(again.output == ordered.text(taken: false) + "\n")
    #expect(try saved().orders == [stage.number: other.name])
    #expect(try saved().wasDone(step))
  }

  @Test("Without a name the orders are shown, the present one marked, and nothing is written")
  func test_order_noName_showsThem() async throws {
    let before = try await kata.run(["order", number])
    let untouched = ProgressStore(package: kata.folder.url).saved
    _ = try await kata.run(["order", number, other.name])
    let after = try await kata.run(["order", stage.stem])

    #expect(before.output == OrderList(of: stage).text + "\n")
    #expect(untouched == nil)
    #expect(after.output == OrderList(of: stage.ordered(by: other)).text + "\n")
  }

  @Test("A name that no order has is told with the nearest, and nothing is written")
  func test_order_mistyped_namesTheNearest() async throws {
    let result = try await kata.run(["order", number, "inside-uot"])

    #expect(result.status == 64)
    #expect(
      result.errors == """
        kata: ORDER inside-uot: it is one of outside-in, inside-out; did you mean inside-out?

        """
    )
    #expect(ProgressStore(package: kata.folder.url).saved == nil)
  }

  @Test("A stage with one order says so, and takes no other")
  func test_order_oneOrder_saysSo() async throws {
    let shown = try await kata.run(["order", "1"])
    let named = try await kata.run(["order", "1", other.name])

    #expect(shown.output == "Stage 1 has one order, that of its numbers.\n")
    #expect(named.status == 64)
    #expect(
      named.errors == """
        kata: ORDER inside-out: stage 1 has one order, that of its numbers; see kata --help

        """
    )
  }

  @Test("A catch-up writes the text after a step of the chosen order; a reset keeps the order")
  func test_catchUp_goesByTheOrder() async throws {
    let ordered = stage.ordered(by: other)
    let step = try #require(ordered.steps.dropFirst(2).first)
    _ = try await kata.run(["order", number, other.name])

    let caughtUp = try await kata.run(["catch-up", number, step.name, "--yes"])
    let written = try ordered.files.map { try kata.folder.text(of: $0.exercise) }
    let reset = try await kata.run(["reset", number, "--yes"])

    #expect([caughtUp.status, reset.status] == [0, 0])
    let texts = try ordered.texts(after: 3)
    #expect(written == ordered.files.compactMap { texts[$0.exercise] })
    #expect(try saved().orders == [stage.number: other.name])
  }

  @Test("A checkout is in the orders that are saved in it, and is so again when they change")
  func test_workspace_isInTheChosenOrder() throws {
    let before = try Workspace.enclosing(kata.folder.url)
    var progress = LearnerProgress()
    progress.choose(other, for: stage)
    try ProgressStore(package: kata.folder.url).save(progress)

    #expect(before.curriculum == .viperKata)
    #expect(before.inChosenOrders().curriculum.stage(stage.number)?.order == other)
    #expect(try Workspace.enclosing(kata.folder.url).curriculum != .viperKata)
  }

  @Test("A loop that saves its progress keeps the order that another command has saved meanwhile")
  func test_loop_save_keepsTheOrder() throws {
    var progress = LearnerProgress()
    progress.choose(other, for: stage)
    var session = LoopSession(
      workspace: try .enclosing(kata.folder.url),
      level: .deep,
      learner: LearnerSession(progress: LearnerProgress())
    ) { _ in }

    try ProgressStore(package: kata.folder.url).save(progress)
    session.save()
    session.followOrders()

    #expect(try saved().orders == [stage.number: other.name])
    #expect(session.workspace.curriculum.stage(stage.number)?.order == other)
  }
}

import Testing
import TodoMocks

private final class Spy {
  var load: StubbedResult<Int, String, any Error>
  let heldSave: HeldAnswers<Void, Void, any Error>

  init(
    load: StubbedResult<Int, String, any Error>,
    save: StubbedAnswer<Void, Void, any Error>
  ) {
    self.load = load
    heldSave = HeldAnswers(save)
  }

  func load(page: Int) throws -> String { try load.take().value(for: page) }
  func save() async throws { try await heldSave.next(()) }
}

struct UnansweredCallTests {
  @Test(
    "A call without an answer, also after other answers, says its name, arguments and test's line"
  )
  func test_unanswered_call_throwsItsName() async throws {
    let spy = Spy(
      load: .inTurn(.success("a"), .unanswered(fileID: "A/B.swift", line: 7)),
      save: .unanswered(fileID: "A/B.swift", line: 8)
    )

    let answer = try spy.load(page: 1)
    let ofLoad = #expect(throws: UnansweredCall.self) { try spy.load(page: 3) }
    let ofSave = await #expect(throws: UnansweredCall.self) { try await spy.save() }

    #expect(answer == "a")
    #expect(
      ofLoad?.description == """
        A/B.swift:7: load(page:) was called with 3, and has no answer. Give it one here, or find out \
        why it is called.
        """
    )
    #expect(
      ofSave?.description == """
        A/B.swift:8: save() was called, and has no answer. Give it one here, or find out why it is \
        called.
        """
    )
  }
}

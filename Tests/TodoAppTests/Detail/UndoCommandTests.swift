import KataTesting
import Testing
import TodoApp
import TodoMocks

@MainActor
struct UndoCommandTests {
  private let output = TextOutputSpy(columns: 80, width: \.count)

  @Test("A failed undo is reported with its reason, and can be tried again; a done one is not")
  func test_bringBack_failure_canBeTriedAgain() async {
    let interactor = DetailUndoMock(
      expecting: [.undoDelete, .undoDelete],
      undoDelete: .inTurn(.failure(DiskError()), .success("Pack\u{7}"))
    )
    let sut = UndoCommand(output: output)
    sut.newest = interactor
    sut.keepNewest()

    let results = [await sut.bringBack(), await sut.bringBack(), await sut.bringBack()]

    #expect(results == [false, true, false])
    #expect(interactor.mismatch() == nil)
    #expect(
      output.text == """
        Error: Your to-do item could not be brought back: The disk is gone
        Back again: Pack\u{FFFD}
        There is nothing to bring back.

        """
    )
  }

  @Test("Only the use case that deleted last is kept, until its undo")
  func test_keepNewest_keepsOneUntilItsUndo() async {
    let sut = UndoCommand(output: output)
    weak var first: DetailUndoSpy?
    weak var last: DetailUndoSpy?
    do {
      let spies = (1...3).map { _ in DetailUndoSpy(undoDelete: .success("Pack")) }
      (first, last) = (spies[0], spies[1])
      for spy in spies {
        sut.newest = spy
        if spy !== spies[2] { sut.keepNewest() }
      }
    }
    let kept = [first, last, sut.newest].map { $0 != nil }

    _ = await sut.bringBack()

    #expect(kept == [false, true, false])
    #expect(last == nil)
    #expect(!sut.isPossible)
  }
}

import KataTesting
import Testing
import TodoApp
import TodoMocks

@MainActor
struct UndoCommandTests {
  @Test("A failed undo is reported with its reason, and can be tried again; a done one is not")
  func test_bringBack_failure_canBeTriedAgain() async {
    let output = TextOutputSpy(columns: 80, width: \.count)
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
}

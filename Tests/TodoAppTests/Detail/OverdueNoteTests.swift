import Foundation
import Testing
import TodoMocks
import TodoUseCases

@testable import TodoApp

@MainActor
struct OverdueNoteTests {
  @Test(
    "It counts the overdue items, and says nothing about none and about a failed read",
    arguments: [(0, ""), (1, "1 overdue: o shows it.\n"), (4, "4 overdue: o shows them.\n")]
  )
  func test_write_overdue_areCounted(count: Int, text: String) async {
    let output = TextOutputSpy(columns: 80, width: \.count)
    let interactor = PickInteractorInputSpy()
    let sut = OverdueNote(interactor: interactor, output: output)
    let items = (0..<5).map { number in
      PickItem(id: UUID(), title: "", dueDate: .distantPast, isOverdue: number < count)
    }

    await sut.write()
    await sut.foundItems(items)
    sut.failedToFindItems(UseCaseFailure(reason: "no disk"))

    #expect(interactor.calls == [.findItems(.open, named: nil)])
    #expect(output.text == text)
  }
}

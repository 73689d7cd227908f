import Testing
import TodoMocks
import TodoUseCases

/// The first turn in the Guide: the least code that passes, then the same in fewer words.
@MainActor
struct FirstTurnExamples {
  @Test("Before and after the refactoring, an empty list is reported")
  func test_firstTurn_reportsAnEmptyList() async {
    let ugly = UglyInteractor()
    let tidy = TidyInteractor()
    let outputs = [ListInteractorOutputSpy(), ListInteractorOutputSpy()]
    ugly.output = outputs[0]
    tidy.output = outputs[1]

    await ugly.findUpcomingItems()
    await tidy.findUpcomingItems()

    #expect(outputs.map(\.calls) == [[.foundUpcomingItems([])], [.foundUpcomingItems([])]])
  }
}

@MainActor
private final class UglyInteractor: ListInteractorInput {
  weak var output: (any ListInteractorOutput)?

  public func findUpcomingItems() async {
    let list: [UpcomingItem] = []
    if let output {
      output.foundUpcomingItems(list)
    }
  }
}

@MainActor
private final class TidyInteractor: ListInteractorInput {
  weak var output: (any ListInteractorOutput)?

  public func findUpcomingItems() async {
    output?.foundUpcomingItems([])
  }
}

import Foundation
import TodoMocks
import TodoUseCases

extension DoubleRow {
  static let useCases: [DoubleRow] = [
    DoubleRow(
      [.findUpcomingItems, .findUpcomingItems],
      mock: { ListInteractorInputMock(expecting: $0) },
      use: { interactor in
        await interactor.findUpcomingItems()
        await interactor.findUpcomingItems()
      }
    ),
    DoubleRow(
      [.sortUpcomingItems(by: .name), .findUpcomingItems, .sortUpcomingItems(by: .dueDate)],
      mock: { SortingListInteractorInputMock(expecting: $0) },
      use: { interactor in
        await interactor.sortUpcomingItems(by: .name)
        await interactor.findUpcomingItems()
        await interactor.sortUpcomingItems(by: .dueDate)
      }
    ),
    DoubleRow(
      [.foundUpcomingItems([pack]), .failedToFindUpcomingItems(UseCaseFailure(reason: "No disk"))],
      mock: { ListInteractorOutputMock(expecting: $0) },
      use: { presenter in
        presenter.foundUpcomingItems([pack])
        presenter.failedToFindUpcomingItems(UseCaseFailure(reason: "No disk"))
      }
    ),
    DoubleRow(
      [.findEarliestDueDate, .saveNewEntry(name: "Pack", dueDate: pack.dueDate)],
      mock: { AddInteractorInputMock(expecting: $0) },
      use: { interactor in
        interactor.findEarliestDueDate()
        await interactor.saveNewEntry(name: "Pack", dueDate: pack.dueDate)
      }
    ),
    DoubleRow(
      [
        .foundEarliestDueDate(pack.dueDate), .refusedNewEntry(.emptyName), .savedNewEntry,
        .failedToSaveNewEntry(UseCaseFailure(reason: "No disk")),
      ],
      mock: { AddInteractorOutputMock(expecting: $0) },
      use: { presenter in
        presenter.foundEarliestDueDate(pack.dueDate)
        presenter.refusedNewEntry(.emptyName)
        await presenter.savedNewEntry()
        presenter.failedToSaveNewEntry(UseCaseFailure(reason: "No disk"))
      }
    ),
  ]

  private static var pack: UpcomingItem {
    UpcomingItem(title: "Pack", dueDate: Date(timeIntervalSince1970: 0), dateRelation: .today)
  }
}

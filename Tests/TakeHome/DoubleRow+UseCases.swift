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
    DoubleRow(
      [.findItems(.done, named: "Pack"), .reopenItem(withID: id)],
      mock: { PickInteractorInputMock(expecting: $0) },
      use: { interactor in
        await interactor.findItems(.done, named: "Pack")
        await interactor.reopenItem(withID: id)
      }
    ),
    DoubleRow(
      [
        .foundItems([]), .failedToFindItems(failure), .reopenedItem(title: "Pack"),
        .failedToReopenItem(failure),
      ],
      mock: { PickInteractorOutputMock(expecting: $0) },
      use: { presenter in
        await presenter.foundItems([])
        presenter.failedToFindItems(failure)
        await presenter.reopenedItem(title: "Pack")
        presenter.failedToReopenItem(failure)
      }
    ),
    DoubleRow(
      [
        .findItem(withID: id), .markItemDone, .changeItem(name: "Pack", dueDate: pack.dueDate),
        .deleteItem,
      ],
      mock: { DetailInteractorInputMock(expecting: $0) },
      use: { interactor in
        await interactor.findItem(withID: id)
        await interactor.markItemDone()
        await interactor.changeItem(name: "Pack", dueDate: pack.dueDate)
        await interactor.deleteItem()
      }
    ),
    DoubleRow(
      [
        .foundItem(detail), .failedToFindItem(failure), .markedItemDone(title: "Pack"),
        .changedItem(title: "Pack"), .deletedItem(title: "Pack"), .itemIsGone,
        .itemWasChanged(detail), .refusedChange(.emptyName), .failedToChangeItem(failure),
      ],
      mock: { DetailInteractorOutputMock(expecting: $0) },
      use: { presenter in
        presenter.foundItem(detail)
        presenter.failedToFindItem(failure)
        await presenter.markedItemDone(title: "Pack")
        await presenter.changedItem(title: "Pack")
        await presenter.deletedItem(title: "Pack")
        await presenter.itemIsGone()
        presenter.itemWasChanged(detail)
        presenter.refusedChange(.emptyName)
        presenter.failedToChangeItem(failure)
      }
    ),
  ]

  private static let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  private static let failure = UseCaseFailure(reason: "No disk")
  private static var detail: DetailItem {
    DetailItem(title: "Pack", dueDate: pack.dueDate, isOverdue: false)
  }
  private static var pack: UpcomingItem {
    UpcomingItem(title: "Pack", dueDate: Date(timeIntervalSince1970: 0), dateRelation: .today)
  }
}

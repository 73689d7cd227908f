import Foundation
import TodoMocks
import TodoScreens

extension DoubleRow {
  static let screens: [DoubleRow] = [
    DoubleRow(
      [
        .updateView, .showDoneItems, .pickItem(number: 2), .findItem(named: "Pack"), .leavePick,
      ],
      mock: { PickModuleMock(expecting: $0) },
      use: { presenter in
        await presenter.updateView()
        await presenter.showDoneItems()
        await presenter.pickItem(number: 2)
        await presenter.findItem(named: "Pack")
        presenter.leavePick()
      }
    ),
    DoubleRow(
      [
        .showReading, .showItems([PickDisplayItem(title: "Pack", dueText: "today")]),
        .showDoneItems([]), .showMessage("No disk"),
      ],
      mock: { PickViewMock(expecting: $0) },
      use: { view in
        view.showReading()
        view.showItems([PickDisplayItem(title: "Pack", dueText: "today")])
        view.showDoneItems([])
        view.showMessage("No disk")
      }
    ),
    DoubleRow(
      [.showNoContentMessage, .showUpcomingDisplayData(list), .showErrorMessage("No disk")],
      mock: { ListViewMock(expecting: $0) },
      use: { view in
        view.showNoContentMessage()
        view.showUpcomingDisplayData(list)
        view.showErrorMessage("No disk")
      }
    ),
    DoubleRow(
      [.updateView, .addNewEntry, .updateView],
      mock: { ListModuleMock(expecting: $0) },
      use: { presenter in
        await presenter.updateView()
        presenter.addNewEntry()
        await presenter.updateView()
      }
    ),
    DoubleRow(
      [.changeOrder, .updateView, .changeGrouping, .addNewEntry],
      mock: { ArrangingListModuleMock(expecting: $0) },
      use: { presenter in
        await presenter.changeOrder()
        await presenter.updateView()
        await presenter.changeGrouping()
        presenter.addNewEntry()
      }
    ),
    DoubleRow(
      [
        .setEntryName("Pack"), .setEntryDueDate(epoch), .setMinimumDueDate(epoch),
        .showErrorMessage("No name"),
      ],
      mock: { AddViewMock(expecting: $0) },
      use: { view in
        view.setEntryName("Pack")
        view.setEntryDueDate(epoch)
        view.setMinimumDueDate(epoch)
        view.showErrorMessage("No name")
      }
    ),
    DoubleRow(
      [.updateView, .saveAddAction(name: "Pack", dueDate: epoch), .cancelAddAction],
      mock: { AddModuleMock(expecting: $0) },
      use: { presenter in
        presenter.updateView()
        await presenter.saveAddAction(name: "Pack", dueDate: epoch)
        presenter.cancelAddAction()
      }
    ),
    DoubleRow(
      [.showItem(item), .showErrorMessage("No name")],
      mock: { DetailViewMock(expecting: $0) },
      use: { view in
        view.showItem(item)
        view.showErrorMessage("No name")
      }
    ),
    DoubleRow(
      [
        .updateView, .markDone, .saveChanges(name: "Pack", dueDate: epoch), .deleteEntry, .openLink,
        .leaveDetail,
      ],
      mock: { DetailModuleMock(expecting: $0) },
      use: { presenter in
        await presenter.updateView()
        await presenter.markDone()
        await presenter.saveChanges(name: "Pack", dueDate: epoch)
        await presenter.deleteEntry()
        await presenter.openLink()
        presenter.leaveDetail()
      }
    ),
  ]

  private static var item: DetailDisplayItem {
    DetailDisplayItem(title: "Pack", dueText: "Due today", dueDate: epoch)
  }
  private static var epoch: Date { Date(timeIntervalSince1970: 0) }
  private static var list: UpcomingDisplayData {
    UpcomingDisplayData(sections: [
      UpcomingDisplaySection(
        name: "Today",
        imageName: "check",
        items: [UpcomingDisplayItem(title: "Pack", dueDay: "")]
      )
    ])
  }
}

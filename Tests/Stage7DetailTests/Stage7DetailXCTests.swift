// Written by `kata verify --write` from the suite in Swift Testing; XCTest sorts tests by name.

import DetailSubjects
import Foundation
import KataTesting
import TodoApp
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases
import XCTest

@MainActor
final class Stage7DetailXCTests: StageTestCase {
  func test_01_twin_isDoneAlone() async throws {
    let app = try await DetailApp(over: FakeDataStore())

    let shown = await app.pick("1", "d")

    assertEqual(
      [shown],
      ["Done: Pack (u undoes it)\n! Tomorrow\n    Pack  Thursday\n"],
      after: "o, 1, d with two items \"Pack\" for tomorrow"
    )
    assertEqual(try await app.counts(), [2, 1], after: "the same: items in the store, items done")
  }

  func test_02_item_isFoundByItsIdentifier() async throws {
    let pack = try DetailInteractorFixture.item("Pack", due: "2014-05-21 08:00")
    let tea = try DetailInteractorFixture.item("Tea", number: 2, due: "2014-05-20 23:59")
    let fixture = try DetailInteractorFixture(
      item: .inTurn(.success(pack), .success(tea), .success(pack))
    )

    await fixture.sut.findItem(withID: pack.id)
    await fixture.sut.findItem(withID: tea.id)
    fixture.clock.now += 86_400
    await fixture.sut.findItem(withID: pack.id)

    assertEqual(
      fixture.dataManager.calls,
      [.item(withID: pack.id), .item(withID: tea.id), .item(withID: pack.id)],
      after: "findItem(withID:) for two items, and a day later for the first one"
    )
    assertEqual(
      fixture.output.calls,
      [pack.reported(), tea.reported(isOverdue: true), pack.reported(isOverdue: true)]
        .map { .foundItem($0) },
      after: "items for eight o'clock and for yesterday, at nine in Auckland; the next day at nine"
    )
  }

  func test_03_missingItem_isGone() async throws {
    let pack = try DetailInteractorFixture.item("Pack", due: "2014-05-22 18:00")
    let fixture = try DetailInteractorFixture(
      item: .inTurn(
        .success(nil),
        .success(pack.done),
        .failure(DiskError()),
        .failure(CancellationError())
      )
    )
    let output = DetailInteractorOutputMock(expecting: [
      .itemIsGone, .itemIsGone, .failedToFindItem(UseCaseFailure(reason: "The disk is gone")),
      .failedToFindItem(UseCaseFailure(CancellationError())),
    ])
    fixture.sut.output = output

    await fixture.sut.findItem(withID: pack.id)
    await fixture.sut.findItem(withID: pack.id)
    await fixture.sut.findItem(withID: pack.id)
    await fixture.sut.findItem(withID: pack.id)

    assertVerified(
      output,
      after: "findItem(withID:) for a missing item, a done one, and two reads that fail"
    )
  }

  func test_04_done_isSavedOnceAndReported() async throws {
    let pack = try DetailInteractorFixture.item(" Pack", due: "2014-05-20 18:00")
    let fixture = try DetailInteractorFixture(item: .success(pack), replace: .success(true))

    await fixture.sut.markItemDone()
    await fixture.find(pack, then: { await fixture.sut.markItemDone() })

    assertEqual(
      fixture.dataManager.calls,
      [.item(withID: pack.id), .replace(pack, with: pack.done)],
      after: "markItemDone() before any item was found, then findItem(withID:), markItemDone()"
    )
    assertEqual(
      fixture.output.calls,
      [.foundItem(pack.reported(isOverdue: true)), .markedItemDone(title: " Pack")],
      after: "the same calls"
    )

    await fixture.sut.findItem(withID: pack.id)
    fixture.sut.output = nil
    await fixture.sut.markItemDone()

    assertEqual(
      fixture.changes,
      [.replace(pack, with: pack.done), .replace(pack, with: pack.done)],
      after: "the same, then findItem(withID:), and markItemDone() when no output is left"
    )
  }

  func test_05_failedChange_isReported() async throws {
    let pack = try DetailInteractorFixture.item("Pack", due: "2014-05-22 18:00")
    let fixture = try DetailInteractorFixture(
      item: .success(pack),
      replace: .inTurn(.failure(DiskError()), .failure(CancellationError()))
    )
    let mark: @MainActor () async -> Void = { await fixture.sut.markItemDone() }

    await fixture.find(pack, then: mark, mark)

    assertEqual(
      fixture.answers,
      [
        .failedToChangeItem(UseCaseFailure(reason: "The disk is gone")),
        .failedToChangeItem(UseCaseFailure(CancellationError())),
      ],
      after: "two marks that fail, each with its own error"
    )
    let change = DetailDataManagerSpy.Call.replace(pack, with: pack.done)
    assertEqual(fixture.changes, [change, change], after: "the same two marks")
  }

  func test_06_edit_followsTheRulesOfAdding() async throws {
    let pack = try DetailInteractorFixture.item("Pack", due: "2014-05-20 18:00")
    let tea = try DetailInteractorFixture.item("Tea", number: 2, due: "2014-05-22 18:00")
    let oldDay = try DetailInteractorFixture.dates.date("2014-05-20 00:00")
    let today = try DetailInteractorFixture.dates.date("2014-05-21 00:00")
    let evening = try DetailInteractorFixture.dates.date("2014-05-23 19:30")
    let fixture = try DetailInteractorFixture(
      item: .from { $0 == pack.id ? pack : tea },
      replace: .success(true)
    )

    await fixture.find(
      pack,
      then: { await fixture.sut.changeItem(name: " \tBuy  tea\n", dueDate: oldDay) },
      { await fixture.sut.changeItem(name: "Call", dueDate: today) },
      { await fixture.sut.changeItem(name: " \u{A0}\n", dueDate: today) },
      { await fixture.sut.changeItem(name: "Call", dueDate: oldDay - 1) },
      { await fixture.sut.changeItem(name: "Call", dueDate: evening) }
    )
    await fixture.find(
      tea,
      then: { await fixture.sut.changeItem(name: "Tea", dueDate: tea.item.dueDate) }
    )

    assertEqual(
      fixture.answers,
      [
        .changedItem(title: "Buy  tea"), .changedItem(title: "Call"), .refusedChange(.emptyName),
        .refusedChange(.dueDateBeforeToday), .changedItem(title: "Call"),
        .changedItem(title: "Tea"),
      ],
      after: """
        an item that was due yesterday gets its own day, today, an empty name, the day before its \
        own, and a later evening; then another item is saved as it is
        """
    )
    assertEqual(
      fixture.changes,
      [
        .replace(pack, with: pack.with("Buy  tea")), .replace(pack, with: pack.with("Call", today)),
        .replace(pack, with: pack.with("Call", evening)), .replace(tea, with: tea),
      ],
      after: "the same six changes; the first item was due at six in the evening"
    )
  }

  func test_07_deleted_isReportedOnce() async throws {
    let pack = try DetailInteractorFixture.item("Pack", due: "2014-05-22 18:00")
    let tea = try DetailInteractorFixture.item("Tea", number: 2, due: "2014-05-22 18:00")
    let fixture = try DetailInteractorFixture(
      item: .inTurn(.success(tea), .success(pack)),
      deleteItem: .inTurn(.success(pack.with("Call")), .success(nil), .failure(DiskError()))
    )
    let delete: @MainActor () async -> Void = { await fixture.sut.deleteItem() }

    await fixture.find(tea, then: {})
    await fixture.find(pack, then: delete, delete, delete)

    assertEqual(
      fixture.answers,
      [
        .deletedItem(title: "Call"), .itemIsGone,
        .failedToChangeItem(UseCaseFailure(reason: "The disk is gone")),
      ],
      after: """
        three deletions: one of an item that was renamed to "Call" meanwhile, one of a missing \
        item, one that fails
        """
    )
    let deletion = DetailDataManagerSpy.Call.deleteItem(withID: pack.id)
    assertEqual(fixture.changes, [deletion, deletion, deletion], after: "the same three deletions")
  }

  func test_08_item_isShown() async throws {
    let due = try FixedCalendar.auckland.date("2014-05-22 00:00")

    let events = try await DetailPresenterFixture.events { sut in
      await sut.updateView()
      await sut.markDone()
      await sut.saveChanges(name: " Pack ", dueDate: due)
      await sut.deleteEntry()
      sut.foundItem(DetailItem(title: "Pack", dueDate: due, isOverdue: false))
      sut.foundItem(DetailItem(title: " Tea", dueDate: due, isOverdue: true))
    }

    let day = "Due Thursday, May 22, 2014"
    assertEqual(
      events,
      [
        .interactor(.findItem(withID: DetailPresenterFixture.id)), .interactor(.markItemDone),
        .interactor(.changeItem(name: " Pack ", dueDate: due)), .interactor(.deleteItem),
        .view(.showItem(DetailDisplayItem(title: "Pack", dueText: day, dueDate: due))),
        .view(
          .showItem(DetailDisplayItem(title: " Tea", dueText: "\(day), overdue", dueDate: due))
        ),
      ],
      after: "four events of the view, then foundItem(_:) twice, in Auckland"
    )
  }

  func test_09_error_keepsWhatWasTyped() async throws {
    let due = try FixedCalendar.auckland.date("2014-05-22 00:00")
    let item = DetailItem(title: "Pack", dueDate: due, isOverdue: false)
    let shown = DetailDisplayItem(
      title: "Pack",
      dueText: "Due Thursday, May 22, 2014",
      dueDate: due
    )

    let view = DetailViewMock(expecting: [
      .showErrorMessage("The item was changed elsewhere. This is how it is now."),
      .showItem(shown),
      .showErrorMessage("The item needs a name."),
      .showErrorMessage("The due date is before today."),
      .showErrorMessage("The due date is before today."),
      .showErrorMessage("Your to-do item could not be changed: The disk is gone"),
      .showErrorMessage("Your to-do item could not be changed"),
      .showErrorMessage("Your to-do item could not be read: The disk is gone"),
    ])

    let events = try await DetailPresenterFixture.events { sut in
      sut.view = view
      sut.itemWasChanged(item)
      sut.refusedChange(.emptyName)
      sut.refusedChange(.dueDateBeforeToday)
      sut.refusedChange(.dueDateBeforeToday)
      sut.failedToChangeItem(UseCaseFailure(reason: "The disk is gone"))
      sut.failedToChangeItem(UseCaseFailure(reason: ""))
      sut.failedToFindItem(UseCaseFailure(reason: "The disk is gone"))
    }

    assertVerified(
      view,
      after: "a change elsewhere, three refusals, two failed changes, and a failed read"
    )
    assertEqual(events, [], after: "the same, the calls of the other neighbours")
  }

  func test_10_change_dismissesThenHandsBack() async throws {
    let done = try await DetailPresenterFixture.events { await $0.markedItemDone(title: " Pack") }
    let deleted = try await DetailPresenterFixture.events { await $0.deletedItem(title: "Pack") }
    let gone = try await DetailPresenterFixture.events { await $0.itemIsGone() }

    let outcomes: [DetailOutcome] = [.done(title: " Pack"), .deleted(title: "Pack"), .gone]
    assertEqual(
      done + deleted + gone,
      outcomes.flatMap {
        [.wireframe(.dismissDetailInterface), .delegate(.detailModuleDidFinish($0))]
      },
      after: "one answer on each of three screens: done, deleted, gone"
    )

    let fixture = try DetailPresenterFixture()
    await fixture.sut.changedItem(title: "Call")
    let changed = fixture.events
    await settle()

    assertEqual(
      changed,
      [
        .wireframe(.dismissDetailInterface),
        .delegate(.detailModuleDidFinish(.changed(title: "Call"))),
      ],
      after: "changedItem(title:)",
      later: fixture.events
    )
  }

  func test_11_back_handsNothingBack() async throws {
    let events = try await DetailPresenterFixture.events { sut in
      sut.leaveDetail()
      await settle()
    }

    assertEqual(events, [.wireframe(.dismissDetailInterface)], after: "leaveDetail()")
  }

  func test_12_wireframe_passesTheIdentifier() async throws {
    let ids = [UUID(number: 1), UUID(number: 2), UUID(number: 1)]
    let screens = [TextScreenSpy(), TextScreenSpy(), TextScreenSpy()]
    let root = RootWireframeMock(expecting: screens.map { .present($0) } + [.dismissTopScreen])
    let builder = DetailModuleBuilderMock(
      expecting: ids.map { .makeDetailScreen(for: $0) },
      makeDetailScreen: .inTurn(
        .success(screens[0]),
        .success(screens[1]),
        .success(screens[2])
      )
    )
    let opener = LinkOpenerSpy(open: .success(true))
    let sut = try DetailClasses.make().makeWireframe(root, builder, opener)

    sut.presentDetailInterface(for: ids[0])
    sut.presentDetailInterface(for: ids[1])
    sut.presentDetailInterface(for: ids[2])
    sut.dismissDetailInterface()

    assertVerified(builder, after: "presentDetailInterface(for:) for items 1, 2 and 1")
    assertTrue(
      root.mismatch() == nil,
      failureMessage(
        "presentDetailInterface(for:) for items 1, 2 and 1, then dismissDetailInterface()",
        expected: "the three screens of the builder, in order, and one dismissal",
        got: root.spy.calls
      )
    )
  }

  func test_13_stale_isNotOverwritten() async throws {
    let pack = try DetailInteractorFixture.item("Pack", due: "2014-05-22 18:00")
    let call = try DetailInteractorFixture.item("Call", due: "2014-05-23 08:00")
    let due = call.item.dueDate
    let fixture = try DetailInteractorFixture(
      item: .inTurn(
        .success(pack),
        .success(call),
        .success(call),
        .success(nil),
        .failure(DiskError())
      ),
      replace: .inTurn(.success(false), .success(true), .success(false))
    )

    await fixture.find(pack, then: { await fixture.sut.markItemDone() })
    await fixture.sut.changeItem(name: "Tea", dueDate: due)
    await fixture.find(call, then: { await fixture.sut.markItemDone() })
    await fixture.sut.changeItem(name: "Tea", dueDate: due)

    assertEqual(
      fixture.answers,
      [
        .itemWasChanged(call.reported()), .changedItem(title: "Tea"), .itemIsGone,
        .failedToChangeItem(UseCaseFailure(reason: "The disk is gone")),
      ],
      after: """
        a mark of an old copy, an edit of the item as it is now, a mark of one that is gone, \
        and an edit of an old copy when the item cannot be read again
        """
    )
    assertEqual(
      Array(fixture.changes.prefix(2)),
      [.replace(pack, with: pack.done), .replace(call, with: call.with("Tea"))],
      after: "the first two of these changes"
    )
  }

  func test_14_secondAction_isIgnored() async throws {
    let fixture = try DetailPresenterFixture(markItemDone: .held())

    let first = Task { await fixture.sut.markDone() }
    await settle()
    Task { await fixture.sut.markDone() }
    Task { await fixture.sut.deleteEntry() }
    await settle()
    fixture.sut.failedToChangeItem(UseCaseFailure(reason: ""))
    fixture.interactor.heldMarkItemDone.giveAll(.success(()))
    await first.value
    await settle()
    await fixture.sut.deleteEntry()

    let message = "Your to-do item could not be changed"
    assertEqual(
      fixture.events,
      [
        .interactor(.markItemDone), .view(.showErrorMessage(message)), .interactor(.deleteItem),
      ],
      after: "markDone(); meanwhile markDone() and deleteEntry(); it fails; then deleteEntry()"
    )
  }

  func test_15_lateAnswer_isDropped() async throws {
    let due = try FixedCalendar.auckland.date("2014-05-22 00:00")
    let item = DetailItem(title: "Pack", dueDate: due, isOverdue: false)

    let twice = try await DetailPresenterFixture.events { sut in
      sut.leaveDetail()
      sut.leaveDetail()
    }
    let left = try await DetailPresenterFixture.events { sut in
      sut.leaveDetail()
      sut.foundItem(item)
      sut.itemWasChanged(item)
      sut.refusedChange(.emptyName)
      await sut.markedItemDone(title: "Pack")
      await sut.deleteEntry()
    }
    let outcome = DetailEvent.delegate(.detailModuleDidFinish(.done(title: "Pack")))
    let dismissal = DetailEvent.wireframe(.dismissDetailInterface)
    let dismissed = try await DetailPresenterFixture.events(leavingDuring: dismissal) { sut in
      await sut.markedItemDone(title: "Pack")
    }
    let ended = try await DetailPresenterFixture.events(leavingDuring: outcome) { sut in
      await sut.markedItemDone(title: "Pack")
      sut.leaveDetail()
      await sut.itemIsGone()
    }

    assertEqual(twice, [dismissal], after: "leaveDetail() twice")
    assertEqual(
      dismissed,
      [dismissal, outcome],
      after: "an outcome, and leaveDetail() while the wireframe dismisses the screen"
    )
    assertEqual(
      left,
      [dismissal],
      after: "leaveDetail(), an item, a change elsewhere, a refusal, an outcome, deleteEntry()"
    )
    assertEqual(
      ended,
      [dismissal, outcome],
      after: "an outcome, leaveDetail() in the delegate and after it, then another outcome"
    )
  }

  func test_16_link_isOpenedByTheRoute() async throws {
    let due = try FixedCalendar.auckland.date("2014-05-22 00:00")
    let link = try DetailPresenterFixture.url("https://example.com/a?b=1")
    let two = "https:///x (https://example.com/a?b=1), or http://example.org"
    let fixture = try DetailPresenterFixture(opensLinks: false)

    fixture.sut.foundItem(DetailItem(title: two, dueDate: due, isOverdue: false))
    await fixture.sut.openLink()
    let changed = DetailItem(title: "ftp://example.com", dueDate: due, isOverdue: false)
    fixture.sut.itemWasChanged(changed)
    await fixture.sut.openLink()

    assertEqual(
      fixture.eventsOfLinks,
      [
        .wireframe(.openLink(link)),
        .view(.showErrorMessage("The link could not be opened: https://example.com/a?b=1")),
        .view(.showErrorMessage("The item was changed elsewhere. This is how it is now.")),
        .view(.showErrorMessage("There is no link in the name.")),
      ],
      after: "openLink() of \"\(two)\", which cannot be opened, then of \"ftp://example.com\""
    )

    let names = [
      "[https://e.example/a#b]!", "{http://localhost:3000/}?",
      "'https://f.example/%20~c+d-e_f@g/';", "(http://g.example/a_(b)).",
    ]
    let links = [
      "https://e.example/a#b", "http://localhost:3000/", "https://f.example/%20~c+d-e_f@g/",
      "http://g.example/a_(b)",
    ]
    var opened: [DetailEvent] = []
    for name in names {
      let other = try DetailPresenterFixture()
      other.sut.foundItem(DetailItem(title: name, dueDate: due, isOverdue: false))
      await other.sut.openLink()
      opened += other.eventsOfLinks
    }

    assertEqual(
      opened,
      try links.map { .wireframe(.openLink(try DetailPresenterFixture.url($0))) },
      after: "openLink() of \(names.joined(separator: ", of "))"
    )

    let left = try DetailPresenterFixture(opensLinks: false)
    left.leavesDuring = .wireframe(.openLink(link))
    left.sut.foundItem(DetailItem(title: two, dueDate: due, isOverdue: false))
    await left.sut.openLink()

    assertEqual(
      left.eventsOfLinks,
      [.wireframe(.openLink(link)), .wireframe(.dismissDetailInterface)],
      after: "openLink(), and leaveDetail() before the link turns out not to open"
    )

    let opener = LinkOpenerMock(expecting: [.open(link)], open: .success(false))
    let root = RootWireframeSpy()
    let builder = DetailModuleBuilderSpy(makeDetailScreen: .success(TextScreenSpy()))
    let isOpen = try await DetailClasses.make().makeWireframe(root, builder, opener).openLink(link)

    assertVerified(opener, after: "openLink(_:) of the wireframe")
    assertEqual([isOpen], [false], after: "openLink(_:) of the wireframe, which fails")
  }

  func test_17_twin_isDoneInTheFile() async throws {
    let file = ScratchFile()
    let app = try await DetailApp(over: FileDataStore(file: file.path, makesFolder: true))

    let shown = await app.pick("1", "d")

    assertEqual(
      [shown],
      ["Done: Pack (u undoes it)\n! Tomorrow\n    Pack  Thursday\n"],
      after: "o, 1, d with two items \"Pack\" for tomorrow in a file"
    )
    assertEqual(try await app.counts(), [2, 1], after: "the same: items in the file, items done")
  }

  func test_18_end_leavesNothingBehind() async throws {
    let left = try await DetailWorld.leftovers()

    assertEqual(left, [], after: "the end of the module, what is left behind")
  }

  func test_19_generatedSessions_agreeWithTheRules() async throws {
    assertNil(try await DetailProperty().firstFailure())
  }
}

// The tests that Stage 7 leaves to the learner, in both frameworks.

import DetailSubjects
import Foundation
import KataTesting
import Testing
import TodoApp
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoStorage
import TodoTerminal
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyDetailTests: StageTestCase {
  func test_markItemDone_found_savesTheMarkOnce() async throws {
    let pack = try storedItem("Pack", due: "2014-05-22 18:00")
    var done = pack
    done.isDone = true
    let dataManager = DetailDataManagerMock(
      expecting: [.item(withID: pack.id), .replace(pack, with: done)],
      item: .success(pack),
      replace: .success(true),
      deleteItem: .unanswered()
    )
    let (sut, output) = try makeInteractor(dataManager)

    await sut.markItemDone()
    await sut.findItem(withID: pack.id)
    await sut.markItemDone()

    XCTAssertNil(dataManager.mismatch())
    XCTAssertEqual(output.calls.dropFirst(), [.markedItemDone(title: "Pack")])
  }

  func test_markItemDone_noDisk_isReportedAndNotStored() async throws {
    struct NoDisk: Error {}
    let pack = try storedItem("Pack", due: "2014-05-22 18:00")
    let record = TodoRecord(id: pack.id, name: "Pack", dueDate: pack.item.dueDate)
    let store = FakeDataStore(records: [record])
    let (sut, output) = try makeInteractor(DetailDataManager(store: store))
    await sut.findItem(withID: pack.id)
    store.replaceFault = .next(NoDisk())

    await sut.markItemDone()

    let failure = UseCaseFailure(reason: "NoDisk()")
    XCTAssertEqual(output.calls.dropFirst(), [.failedToChangeItem(failure)])
    let stored = try await store.record(withID: pack.id)
    XCTAssertEqual(stored, record)
  }

  func test_deleteItem_threeAnswers_areReported() async throws {
    struct NoDisk: Error {}
    let pack = try storedItem("Pack", due: "2014-05-22 18:00")
    let deletion = DetailDataManagerSpy.Call.deleteItem(withID: pack.id)
    let dataManager = DetailDataManagerMock(
      expecting: [.item(withID: pack.id), deletion, deletion, deletion],
      item: .success(pack),
      replace: .unanswered(),
      deleteItem: .inTurn(.success(pack), .success(nil), .failure(NoDisk()))
    )
    let (sut, output) = try makeInteractor(dataManager)
    await sut.findItem(withID: pack.id)

    await sut.deleteItem()
    await sut.deleteItem()
    await sut.deleteItem()

    let failure = UseCaseFailure(reason: "NoDisk()")
    let expected: [DetailInteractorOutputSpy.Call] = [
      .deletedItem(title: "Pack"), .itemIsGone, .failedToChangeItem(failure),
    ]
    XCTAssertEqual(Array(output.calls.dropFirst()), expected)
    XCTAssertNil(dataManager.mismatch())
  }

  func test_deletedItem_dismissesThenHandsBack() async throws {
    let wireframe = DetailWireframeMock(
      expecting: [.dismissDetailInterface],
      openLink: .success(true)
    )
    let delegate = DetailModuleDelegateMock(
      expecting: [.detailModuleDidFinish(.deleted(title: "Pack"))]
    )
    var order: [String] = []
    wireframe.spy.onCall = { _ in order.append("wireframe") }
    delegate.spy.onCall = { _ in order.append("delegate") }
    let sut = try makePresenter(wireframe: wireframe, delegate: delegate)

    await sut.deletedItem(title: "Pack")

    XCTAssertEqual(order, ["wireframe", "delegate"])
    XCTAssertNil(wireframe.mismatch())
    XCTAssertNil(delegate.mismatch())
  }

  func test_itemIsGone_dismissesAndHandsBack() async throws {
    let wireframe = DetailWireframeSpy(openLink: .success(true))
    let delegate = DetailModuleDelegateSpy()
    let sut = try makePresenter(wireframe: wireframe, delegate: delegate)

    await sut.itemIsGone()

    XCTAssertEqual(wireframe.calls, [.dismissDetailInterface])
    XCTAssertEqual(delegate.calls, [.detailModuleDidFinish(.gone)])
  }

  func test_leaveDetail_dismissesAndAsksNothing() async throws {
    let interactor = DetailInteractorInputMock(expecting: [])
    let wireframe = DetailWireframeSpy(openLink: .success(true))
    let delegate = DetailModuleDelegateMock(expecting: [])
    let sut = try makePresenter(interactor: interactor, wireframe: wireframe, delegate: delegate)

    sut.leaveDetail()
    await Task {}.value

    XCTAssertEqual(wireframe.calls, [.dismissDetailInterface])
    XCTAssertNil(interactor.mismatch())
    XCTAssertNil(delegate.mismatch())
  }

  func test_deleteEntry_duringAChange_isIgnored() async throws {
    let interactor = DetailInteractorInputSpy(markItemDone: .held())
    let sut = try makePresenter(interactor: interactor)
    let first = Task { await sut.markDone() }
    try await interactor.heldMarkItemDone.waitForRequests(1)

    let second = Task { await sut.deleteEntry() }
    await Task {}.value
    interactor.heldMarkItemDone.giveAll(.success(()))
    await first.value
    await second.value
    await sut.markDone()

    XCTAssertEqual(interactor.calls, [.markItemDone, .markItemDone])
  }
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyDetailSwiftTests {
  @Test("Marks the item that was found as done, once, and reports its name")
  func test_markItemDone_found_savesTheMarkOnce() async throws {
    let pack = try storedItem("Pack", due: "2014-05-22 18:00")
    var done = pack
    done.isDone = true
    let dataManager = DetailDataManagerMock(
      expecting: [.item(withID: pack.id), .replace(pack, with: done)],
      item: .success(pack),
      replace: .success(true),
      deleteItem: .unanswered()
    )
    let (sut, output) = try makeInteractor(dataManager)

    await sut.markItemDone()
    await sut.findItem(withID: pack.id)
    await sut.markItemDone()

    #expect(dataManager.mismatch() == nil)
    #expect(output.calls.dropFirst() == [.markedItemDone(title: "Pack")])
  }

  @Test("Reports a failed change with its reason, and stores nothing")
  func test_markItemDone_noDisk_isReportedAndNotStored() async throws {
    struct NoDisk: Error {}
    let pack = try storedItem("Pack", due: "2014-05-22 18:00")
    let record = TodoRecord(id: pack.id, name: "Pack", dueDate: pack.item.dueDate)
    let store = FakeDataStore(records: [record])
    let (sut, output) = try makeInteractor(DetailDataManager(store: store))
    await sut.findItem(withID: pack.id)
    store.replaceFault = .next(NoDisk())

    await sut.markItemDone()

    let failure = UseCaseFailure(reason: "NoDisk()")
    #expect(output.calls.dropFirst() == [.failedToChangeItem(failure)])
    let stored = try await store.record(withID: pack.id)
    #expect(stored == record)
  }

  @Test("Reports a deletion, a missing item, and a failed deletion")
  func test_deleteItem_threeAnswers_areReported() async throws {
    struct NoDisk: Error {}
    let pack = try storedItem("Pack", due: "2014-05-22 18:00")
    let deletion = DetailDataManagerSpy.Call.deleteItem(withID: pack.id)
    let dataManager = DetailDataManagerMock(
      expecting: [.item(withID: pack.id), deletion, deletion, deletion],
      item: .success(pack),
      replace: .unanswered(),
      deleteItem: .inTurn(.success(pack), .success(nil), .failure(NoDisk()))
    )
    let (sut, output) = try makeInteractor(dataManager)
    await sut.findItem(withID: pack.id)

    await sut.deleteItem()
    await sut.deleteItem()
    await sut.deleteItem()

    let failure = UseCaseFailure(reason: "NoDisk()")
    let expected: [DetailInteractorOutputSpy.Call] = [
      .deletedItem(title: "Pack"), .itemIsGone, .failedToChangeItem(failure),
    ]
    #expect(Array(output.calls.dropFirst()) == expected)
    #expect(dataManager.mismatch() == nil)
  }

  @Test("After a change, dismisses the screen, then hands back one outcome")
  func test_deletedItem_dismissesThenHandsBack() async throws {
    let wireframe = DetailWireframeMock(
      expecting: [.dismissDetailInterface],
      openLink: .success(true)
    )
    let delegate = DetailModuleDelegateMock(
      expecting: [.detailModuleDidFinish(.deleted(title: "Pack"))]
    )
    var order: [String] = []
    wireframe.spy.onCall = { _ in order.append("wireframe") }
    delegate.spy.onCall = { _ in order.append("delegate") }
    let sut = try makePresenter(wireframe: wireframe, delegate: delegate)

    await sut.deletedItem(title: "Pack")

    #expect(order == ["wireframe", "delegate"])
    #expect(wireframe.mismatch() == nil)
    #expect(delegate.mismatch() == nil)
  }

  @Test("An item that is gone is an outcome as well")
  func test_itemIsGone_dismissesAndHandsBack() async throws {
    let wireframe = DetailWireframeSpy(openLink: .success(true))
    let delegate = DetailModuleDelegateSpy()
    let sut = try makePresenter(wireframe: wireframe, delegate: delegate)

    await sut.itemIsGone()

    #expect(wireframe.calls == [.dismissDetailInterface])
    #expect(delegate.calls == [.detailModuleDidFinish(.gone)])
  }

  @Test("Going back dismisses the screen, and does nothing else")
  func test_leaveDetail_dismissesAndAsksNothing() async throws {
    let interactor = DetailInteractorInputMock(expecting: [])
    let wireframe = DetailWireframeSpy(openLink: .success(true))
    let delegate = DetailModuleDelegateMock(expecting: [])
    let sut = try makePresenter(interactor: interactor, wireframe: wireframe, delegate: delegate)

    sut.leaveDetail()
    await Task {}.value

    #expect(wireframe.calls == [.dismissDetailInterface])
    #expect(interactor.mismatch() == nil)
    #expect(delegate.mismatch() == nil)
  }

  @Test("Ignores a second change until the first one has ended")
  func test_deleteEntry_duringAChange_isIgnored() async throws {
    let interactor = DetailInteractorInputSpy(markItemDone: .held())
    let sut = try makePresenter(interactor: interactor)
    let first = Task { await sut.markDone() }
    try await interactor.heldMarkItemDone.waitForRequests(1)

    let second = Task { await sut.deleteEntry() }
    await Task {}.value
    interactor.heldMarkItemDone.giveAll(.success(()))
    await first.value
    await second.value
    await sut.markDone()

    #expect(interactor.calls == [.markItemDone, .markItemDone])
  }
}

import Basket
import Foundation
import XCTest

private let noon = Date(timeIntervalSince1970: 43_200)
private let apple = Article(name: "Apple", price: 3)

nonisolated final class BasketXCTests: XCTestCase {
  @MainActor func test_didAdd_callsTheView() async throws {
    let view = BasketViewSpy()
    let presenter = BasketPresenter(view: view, time: ControllableClock(now: noon))

    presenter.didAdd(apple)
    try await view.waitForCalls(3)

    XCTAssertEqual(
      view.calls,
      [.didReceiveArticle(article: apple), .didReceiveTotal(total: 3), .showString("43200")]
    )
  }

  @MainActor func test_saving_heldRequest_isAnswered() async throws {
    let storage = ArticleStorageSpy(save: .held(), total: .success(3))
    let saving = _Concurrency.Task { try await SavingArticle(storage: storage).run(apple) }
    try await storage.heldSave.waitForRequests(1)

    try storage.heldSave.give(.success(()), for: apple)

    let total = try await saving.value
    XCTAssertEqual(total, 3)
    XCTAssertEqual(storage.calls, [.save(apple), .total])
  }
}

import Basket
import Foundation
import Testing

private let noon = Date(timeIntervalSince1970: 43_200)
private let apple = Article(name: "Apple", price: 3)

struct BasketTests {
  @Test("The view shows the content of the basket")
  func presenter() {
    let view = BasketViewSpy()
    let presenter = BasketPresenter(view: view, time: ControllableClock(now: noon))

    presenter.didAdd(apple)
    presenter.didFail(StorageError.full)

    #expect(
      view.calls == [
        .didReceiveArticle(article: apple), .didReceiveTotal(total: 3), .showString("43200"), .show,
        .showError(StorageError.full),
      ]
    )
    #expect(view.mismatch(from: view.calls.reversed()) != nil)
  }

  @Test("An article is saved after one failed attempt")
  func retry() async throws {
    let storage = ArticleStorageSpy(
      save: .inTurn(.failure(.full), .success(())),
      total: .success(3)
    )

    #expect(try await SavingArticle(storage: storage).run(apple) == 3)

    #expect(storage.mismatch(from: [.save(apple), .save(apple), .total]) == nil)
    #expect(storage.calls != [.save(Article(name: "Pear", price: 3)), .save(apple), .total])
  }

  @Test("A sleeper wakes when the clock reaches its deadline")
  func sleep() async throws {
    let clock = ControllableClock(now: noon)
    let sleeping = _Concurrency.Task { try await clock.sleep(for: .seconds(60)) }
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(60))

    try await sleeping.value
    #expect(clock.currentDate == noon + 60)
  }
}

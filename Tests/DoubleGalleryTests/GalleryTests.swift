import DoubleGallery
import Foundation
import Testing
import TodoMocks

private struct Offline: Error {}
private let epoch = Date(timeIntervalSince1970: 0)

struct GalleryTests {
  @Test("Each method keeps its own completion handlers, and an optional one may be nil")
  func completions() {
    let loader = ImageLoaderSpy()
    var results: [String] = []
    loader.loadImage(named: "cat") { _ in results.append("cat") }
    loader.loadImage(named: "dog") { _ in results.append("dog") }
    loader.observeProgress { results.append("\($0)") }
    loader.cancelAll(completion: nil)

    loader.observeProgressOnChanges[0](0.5)
    loader.loadImageCompletions[1](.failure(Offline()))
    loader.loadImageCompletions[0](.success(Data()))

    #expect(results == ["0.5", "dog", "cat"])
    #expect(loader.cancelAllCompletions.count == 0)
    #expect(
      loader.calls == [
        .loadImage(named: "cat"), .loadImage(named: "dog"), .observeProgress, .cancelAll,
      ]
    )
  }

  @Test("The hook can call a completion handler at once")
  func completionFromTheHook() {
    let loader = ImageLoaderSpy()
    loader.onCall = { _ in loader.loadImageCompletions.last?(.success(Data([1]))) }
    var sizes: [Int] = []

    loader.loadImage(named: "cat") { sizes.append((try? $0.get())?.count ?? -1) }

    #expect(sizes == [1])
  }

  @Test("Overloads have calls of their own, and print as source code")
  func overloads() {
    let output = PriceOutputSpy()
    output.didReceive(price: 3)
    output.didReceive(count: 3)
    output.show()
    output.show("3")
    output.show(Offline())

    #expect(
      output.mismatch(from: [
        .didReceivePrice(price: 3), .didReceiveCount(count: 3), .show, .showString("3"),
        .showError(Offline()),
      ]) == nil
    )
    #expect(
      output.calls.map(\.description) == [
        "didReceive(price: 3)", "didReceive(count: 3)", "show()", "show(\"3\")", "show(Offline())",
      ]
    )
  }

  @Test("Arguments without == are compared by their parts")
  func partsOfArguments() {
    let tracker = EventTrackerSpy()
    let folder = Folder(name: "a")
    tracker.track("open", values: ["folder": folder, "tags": ["a", 1] as [Any]])
    tracker.fail(with: CocoaError(.fileNoSuchFile))
    tracker.finish(.failure(Offline()))
    tracker.open(folder)

    #expect(
      tracker.calls == [
        .track("open", values: ["tags": ["a", 1] as [Any], "folder": folder]),
        .fail(with: CocoaError(.fileNoSuchFile)), .finish(.failure(Offline())), .open(folder),
      ]
    )
    #expect(tracker.calls[0] != .track("open", values: ["folder": folder, "tags": ["a", 2]]))
    #expect(tracker.calls[1] != .fail(with: CocoaError(.fileReadUnknown)))
    #expect(tracker.calls[2] != .finish(.success(1)))
    #expect(tracker.calls[3] != .open(Folder(name: "a")))
  }

  @Test("A property returns its latest value; inherited members share one list of calls")
  func propertiesAndInheritance() async throws {
    let mock = TitleViewMock(expecting: [.setTitle("new"), .title], title: .success("old"))
    try await mock.verify { view in
      view.title = "new"
      #expect(view.title == "new")
    }

    let view = ProfileViewSpy()
    view.showLoading()
    view.showName("Pack")
    view.hideLoading()
    view.showAlert("No disk")
    #expect(view.calls == [.showLoading, .showName("Pack"), .hideLoading, .showAlert("No disk")])
  }

  @Test("A delegate answers in turn, from the arguments, or with an error")
  func delegate() throws {
    let delegate = EditorDelegateSpy(
      shouldDiscard: .inTurn(.success(false), .success(true)),
      nameOfDraft: .success("draft"),
      validate: .failure(Offline()),
      save: .from { text throws(SaveError) in
        if text.isEmpty { throw .full }
        return text.count
      }
    )

    #expect(["a", "b", "c"].map { delegate.shouldDiscard($0) } == [false, true, true])
    #expect(delegate.nameOfDraft() == "draft")
    #expect(throws: Offline.self) { try delegate.validate("a") }
    #expect(try delegate.save("abc") == 3)
    #expect(throws: SaveError.full) { try delegate.save("") }
    delegate.validateResult = .success(())
    #expect(throws: Never.self) { try delegate.validate("a") }
  }

  @Test("A router returns the user's choice, or nil")
  @MainActor func router() async throws {
    let router = DatePickerRouterSpy(pickDate: .inTurn(.success(nil), .held(limit: .seconds(600))))
    #expect(await router.pickDate(from: epoch) == nil)
    let picking = Task { await router.pickDate(from: epoch) }
    try await router.heldPickDate.waitForRequests(1)

    try router.heldPickDate.give(.success(epoch + 60), for: epoch)

    #expect(await picking.value == epoch + 60)
    #expect(router.calls == [.pickDate(from: epoch), .pickDate(from: epoch)])
  }

  @Test("A stream sends, ends, and fails")
  func stream() async throws {
    let (changes, change) = AsyncStream.makeStream(of: String.self)
    let (steps, step) = AsyncThrowingStream<Double, any Error>.makeStream()
    let feed = ChangeFeedSpy(changes: .success(changes), progress: .success(steps))
    change.yield("a")
    change.finish()
    step.yield(0.5)
    step.finish(throwing: Offline())

    #expect(await feed.changes.reduce(into: []) { $0.append($1) } == ["a"])
    var seen: [Double] = []
    await #expect(throws: Offline.self) {
      for try await value in feed.progress(of: "a") { seen.append(value) }
    }
    #expect(seen == [0.5])
    #expect(feed.calls == [.changes, .progress(of: "a")])
  }

  @Test("A generic result, an associated type, and a typed error")
  func types() async throws {
    let client = APIClientSpy(load: .success(7))
    #expect(try await client.load(Int.self, from: "/seven") == 7)
    let error = await #expect(throws: APIClientSpy.WrongType.self) {
      try await client.load(String.self, from: "/seven")
    }
    #expect(error?.description == "/seven was asked for String, and answered 7.")
    #expect(client.calls[1] != .load(Int.self, from: "/seven"))

    let repository = RepositorySpy<Int>(all: .success([1]))
    repository.add(2)
    #expect(repository.all() == [1])
    #expect(repository.calls == [.add(2), .all])

    let store = DraftStoreSpy(save: .success(()), count: .failure(.full))
    try await store.save("a")
    await #expect(throws: SaveError.full) { try await store.count }
    #expect(store.calls == [.save("a"), .count])
  }

  @Test("An actor and a static member")
  func actorAndStatic() async throws {
    let store = TokenStoreSpy(token: .failure(Offline()))
    await #expect(throws: Offline.self) { try await store.token(of: "ann") }
    await store.forget("ann")
    #expect(store.calls == [.token(of: "ann"), .forget("ann")])

    let analytics = AnalyticsSpy()
    AnalyticsSpy.$current.withValue(analytics) { AnalyticsSpy.track("opened") }
    await AnalyticsSpy.$current.withValue(analytics) {
      await Task { AnalyticsSpy.track("opened in a task") }.value
    }
    AnalyticsSpy.track("after the test")
    #expect(analytics.calls == [.track("opened"), .track("opened in a task")])
  }

  @Test("An initializer, a subscript, an inout and a variadic argument")
  func otherMembers() {
    func made<A: Envelope>(_ type: A.Type) -> A { A(name: "map") }
    let envelope = made(EnvelopeSpy.self)
    envelope.open()
    #expect(envelope.calls == [.initialize(name: "map"), .open])

    let seats = SeatPlanSpy(subscript: .from { "row \($0)" })
    seats[2] = "ann"
    #expect(seats[2] == "row 2")
    #expect(seats.calls == [.setSubscript(2, "ann"), .subscript(2)])

    let filter = TextFilterSpy()
    var text = "old"
    filter.filter(&text)
    filter.add("a", "b")
    filter.add()
    #expect(text == "old")
    #expect(filter.calls == [.filter("old"), .add(["a", "b"]), .add([])])
  }

  @Test("A wireframe's spy does not keep a screen alive")
  @MainActor func wireframe() {
    final class Screen: ProfileScreen {}
    let wireframe = ProfileWireframeSpy()
    weak var seen: Screen?
    do {
      let screen = Screen()
      wireframe.presentProfile(of: "Pack", from: screen)
      #expect(wireframe.calls == [.presentProfile(of: "Pack", from: ObjectIdentifier(screen))])
      seen = screen
    }

    #expect(seen == nil)
  }
}

import DoubleGallery
import Foundation
import Testing
import TodoMocks

private struct Offline: Error {}
private let epoch = Date(timeIntervalSince1970: 0)

struct GalleryTests {
  @Test("A completion handler is called once, twice, or never", arguments: [0, 1, 2])
  func completion(times: Int) {
    let loader = ImageLoaderSpy()
    var sizes: [Int] = []
    loader.loadImage(named: "cat") { sizes.append((try? $0.get())?.count ?? -1) }

    for _ in 0..<times { loader.loadImageCompletions[0](.success(Data())) }

    #expect(sizes == Array(repeating: 0, count: times))
    #expect(loader.calls == [.loadImage(named: "cat")])
  }

  @Test("Overloads are told apart, and print as they were called")
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
    tracker.track("open", values: ["folder": folder, "count": 1])
    tracker.fail(with: Offline())
    tracker.finish(.success(1))
    tracker.open(folder)

    #expect(
      tracker.calls == [
        .track("open", values: ["count": 1, "folder": folder]), .fail(with: Offline()),
        .finish(.success(1)), .open(folder),
      ]
    )
    #expect(tracker.calls[0] != .track("open", values: ["count": 1]))
    #expect(tracker.calls[1] != .fail(with: CancellationError()))
    #expect(tracker.calls[3] != .open(Folder(name: "a")))
  }

  @Test("A property gives what was set last; inherited members are in one list")
  func propertiesAndInheritance() async throws {
    let mock = TitleViewMock(expecting: [.setTitle("new"), .title], title: .success("old"))
    try await mock.verify { view in
      view.title = "new"
      #expect(view.title == "new")
    }

    let view = DetailViewSpy()
    view.showLoading()
    view.showName("Pack")
    #expect(view.calls == [.showLoading, .showName("Pack")])
  }

  @Test("Who is asked answers in turn, from the question, or with an error")
  func delegate() throws {
    let delegate = EditorDelegateSpy(
      shouldDiscard: .inTurn(.success(false), .success(true)),
      nameOfDraft: .success("draft"),
      validate: .failure(Offline()),
      save: .failure(.locked)
    )

    #expect(["a", "b", "c"].map { delegate.shouldDiscard($0) } == [false, true, true])
    #expect(delegate.nameOfDraft() == "draft")
    #expect(throws: Offline.self) { try delegate.validate("a") }
    #expect(throws: SaveError.locked) { try delegate.save("a") }
  }

  @Test("A router gives what the user chose, or nothing")
  @MainActor func router() async throws {
    let router = DatePickerRouterSpy(pickDate: .inTurn(.success(nil), .held()))
    #expect(await router.pickDate(from: epoch) == nil)
    let picking = Task { await router.pickDate(from: epoch) }
    try await router.heldPickDate.waitForRequests(1)

    try router.heldPickDate.give(.success(epoch + 60), to: 0)

    #expect(await picking.value == epoch + 60)
  }

  @Test("A stream sends, ends, and fails")
  func stream() async throws {
    let (changes, change) = AsyncStream.makeStream(of: String.self)
    let (steps, step) = AsyncThrowingStream<Double, any Error>.makeStream()
    let feed = ChangeFeedSpy(changes: .success(changes), progress: .success(steps))
    change.yield("a")
    change.finish()
    step.finish(throwing: Offline())

    #expect(await feed.changes.reduce(into: []) { $0.append($1) } == ["a"])
    await #expect(throws: Offline.self) {
      for try await _ in feed.progress(of: "a") {}
    }
  }

  @Test("A generic result, an associated type, and a typed error")
  func types() async throws {
    let client = APIClientSpy(load: .success(7))
    #expect(try await client.load(Int.self, from: "/seven") == 7)
    await #expect(throws: APIClientSpy.WrongType.self) {
      try await client.load(String.self, from: "/seven")
    }

    let repository = RepositorySpy<Int>(all: .success([1]))
    repository.add(2)
    #expect(repository.all() == [1])
    #expect(repository.calls == [.add(2), .all])

    let store = DraftStoreSpy(save: .success(()), count: .failure(.full))
    try await store.save("a")
    await #expect(throws: SaveError.full) { try await store.count }
  }

  @Test("An actor and a static member")
  func actorAndStatic() async throws {
    let store = TokenStoreSpy(token: .failure(Offline()))
    await #expect(throws: Offline.self) { try await store.token(of: "ann") }
    #expect(store.calls == [.token(of: "ann")])

    let analytics = AnalyticsSpy()
    AnalyticsSpy.$current.withValue(analytics) { AnalyticsSpy.track("opened") }
    #expect(analytics.calls == [.track("opened")])
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

  @Test("A wireframe's spy keeps no screen alive")
  @MainActor func wireframe() {
    final class Screen: DetailScreen {}
    let wireframe = DetailWireframeSpy()
    weak var seen: Screen?
    do {
      let screen = Screen()
      wireframe.presentDetail(of: "Pack", from: screen)
      seen = screen
    }

    #expect(seen == nil)
  }
}

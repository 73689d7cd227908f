import DoubleGallery
import Foundation
import TodoMocks
import XCTest

private struct Offline: Error {}
private let epoch = Date(timeIntervalSince1970: 0)

/// Every kind of member, as a test of an engineer uses its spy.
final class GalleryXCTests: XCTestCase {
  func test_completion_isCalledOnceTwiceOrNever() async {
    let loader = ImageLoaderSpy()
    var results: [String] = []
    loader.loadImage(named: "cat") { results.append("cat \((try? $0.get())?.count ?? -1)") }
    loader.loadImage(named: "dog") { _ in results.append("dog") }
    loader.observeProgress { results.append("\($0)") }
    loader.cancelAll(completion: nil)

    loader.loadImageCompletions[0](.success(Data()))
    loader.loadImageCompletions[0](.failure(Offline()))
    loader.observeProgressOnChanges[0](0.5)

    XCTAssertEqual(results, ["cat 0", "cat -1", "0.5"])
    XCTAssertEqual(loader.cancelAllCompletions.count, 0)
    XCTAssertEqual(
      loader.calls,
      [.loadImage(named: "cat"), .loadImage(named: "dog"), .observeProgress, .cancelAll]
    )
  }

  func test_completion_isCalledAtOnce_fromTheHook() async {
    let loader = ImageLoaderSpy()
    loader.onCall = { _ in loader.loadImageCompletions.last?(.success(Data([1]))) }
    var sizes: [Int] = []

    loader.loadImage(named: "cat") { sizes.append((try? $0.get())?.count ?? -1) }

    XCTAssertEqual(sizes, [1])
  }

  func test_overloads_areToldApart() async {
    let output = PriceOutputSpy()
    output.didReceive(price: 3)
    output.didReceive(count: 3)
    output.show()
    output.show("3")
    output.show(Offline())

    XCTAssertEqual(
      output.calls,
      [
        .didReceivePrice(price: 3), .didReceiveCount(count: 3), .show, .showString("3"),
        .showError(Offline()),
      ]
    )
    XCTAssertEqual(
      output.calls.map(\.description),
      ["didReceive(price: 3)", "didReceive(count: 3)", "show()", "show(\"3\")", "show(Offline())"]
    )
    XCTAssertNotEqual(output.calls, Array(output.calls.reversed()))
  }

  func test_argumentsWithoutEquatable_areComparedByTheirParts() async {
    let tracker = EventTrackerSpy()
    let folder = Folder(name: "a")
    tracker.track("open", values: ["tags": ["a", 1] as [Any], "folder": folder])
    tracker.fail(with: CocoaError(.fileNoSuchFile))
    tracker.finish(.failure(Offline()))
    tracker.open(folder)

    XCTAssertEqual(
      tracker.calls,
      [
        .track("open", values: ["folder": folder, "tags": ["a", 1] as [Any]]),
        .fail(with: CocoaError(.fileNoSuchFile)), .finish(.failure(Offline())), .open(folder),
      ]
    )
    XCTAssertNotEqual(
      tracker.calls[0],
      .track("open", values: ["folder": folder, "tags": ["a", 2]])
    )
    XCTAssertNotEqual(tracker.calls[1], .fail(with: CocoaError(.fileReadUnknown)))
    XCTAssertNotEqual(tracker.calls[2], .finish(.success(1)))
    XCTAssertNotEqual(tracker.calls[3], .open(Folder(name: "a")))
  }

  func test_property_isReadAndWritten() async {
    let view = TitleViewSpy(title: .success("old"))
    let before = view.title
    view.title = "new"
    view.eventHandler = EventTrackerSpy()

    XCTAssertEqual([before, view.title], ["old", "new"])
    XCTAssertEqual(view.calls, [.title, .setTitle("new"), .title])
    XCTAssertNil(TitleViewMock(expecting: [], title: .success("")).mismatch())
  }

  func test_inheritedMembers_areInOneList() async {
    let view = DetailViewSpy()
    view.showLoading()
    view.showName("Pack")
    view.hideLoading()
    view.showAlert("No disk")

    XCTAssertEqual(
      view.calls,
      [.showLoading, .showName("Pack"), .hideLoading, .showAlert("No disk")]
    )
  }

  func test_delegate_isAsked() async throws {
    let delegate = EditorDelegateSpy(
      shouldDiscard: .inTurn(.success(false), .success(true)),
      nameOfDraft: .success(nil),
      validate: .failure(Offline()),
      save: .from { text throws(SaveError) in
        if text.isEmpty { throw .full }
        return text.count
      }
    )

    XCTAssertEqual(["a", "b", "c"].map { delegate.shouldDiscard($0) }, [false, true, true])
    XCTAssertNil(delegate.nameOfDraft())
    XCTAssertThrowsError(try delegate.validate("a"))
    XCTAssertEqual(try delegate.save("abc"), 3)
    XCTAssertThrowsError(try delegate.save("")) { XCTAssertEqual($0 as? SaveError, .full) }
    delegate.validateResult = .success(())
    XCTAssertNoThrow(try delegate.validate("a"))
  }

  @MainActor func test_router_givesWhatTheUserChose() async throws {
    let router = DatePickerRouterSpy(pickDate: .held())
    let picking = Task { await router.pickDate(from: epoch) }
    try await router.heldPickDate.waitForRequests(1)

    try router.heldPickDate.give(.success(epoch + 60), for: epoch)

    let picked = await picking.value
    XCTAssertEqual(picked, epoch + 60)
    XCTAssertEqual(router.calls, [.pickDate(from: epoch)])
  }

  func test_stream_sendsEndsAndFails() async throws {
    let (changes, change) = AsyncStream.makeStream(of: String.self)
    let (steps, step) = AsyncThrowingStream<Double, any Error>.makeStream()
    let feed = ChangeFeedSpy(changes: .success(changes), progress: .success(steps))
    change.yield("a")
    change.yield("b")
    change.finish()
    step.yield(0.5)
    step.finish(throwing: Offline())

    var seen: [String] = []
    for await text in feed.changes { seen.append(text) }
    do {
      for try await value in feed.progress(of: "a") { seen.append("\(value)") }
    } catch { seen.append("\(error)") }

    XCTAssertEqual(seen, ["a", "b", "0.5", "Offline()"])
    XCTAssertEqual(feed.calls, [.changes, .progress(of: "a")])
  }

  func test_genericResult_isOfTheTypeThatIsAskedFor() async throws {
    let client = APIClientSpy(load: .inTurn(.success([1, 2]), .success("two")))

    let numbers: [Int] = try await client.load([Int].self, from: "/numbers")
    do {
      _ = try await client.load(Int.self, from: "/number")
      XCTFail("nothing was thrown")
    } catch let error as APIClientSpy.WrongType {
      XCTAssertEqual(error.description, "/number was asked for Int, and answered two.")
    }

    XCTAssertEqual(numbers, [1, 2])
    XCTAssertEqual(
      client.calls,
      [.load([Int].self, from: "/numbers"), .load(Int.self, from: "/number")]
    )
    XCTAssertNotEqual(client.calls[1], .load(String.self, from: "/number"))
  }

  func test_associatedType_isTheSpysParameter() async {
    let folder = Folder(name: "a")
    let repository = RepositorySpy<Folder>(all: .success([folder]))
    repository.add(folder)

    XCTAssertTrue(repository.all().first === folder)
    XCTAssertEqual(repository.calls, [.add(folder), .all])
  }

  func test_actor_isReadWithoutAwait() async throws {
    let store = TokenStoreSpy(token: .success("t"))
    let token = try await store.token(of: "ann")
    await store.forget("ann")

    XCTAssertEqual(token, "t")
    XCTAssertEqual(store.calls, [.token(of: "ann"), .forget("ann")])
  }

  func test_typedThrows_throwsItsType() async throws {
    let store = DraftStoreSpy(save: .failure(.locked), count: .success(2))
    do throws(SaveError) {
      try await store.save("a")
      XCTFail("nothing was thrown")
    } catch { XCTAssertEqual(error, .locked) }

    let count = try await store.count
    XCTAssertEqual(count, 2)
    XCTAssertEqual(store.calls, [.save("a"), .count])
  }

  func test_staticMember_keepsTheCallsOfItsTest() async {
    let analytics = AnalyticsSpy()

    await AnalyticsSpy.$current.withValue(analytics) {
      await Task { AnalyticsSpy.track("opened") }.value
    }
    AnalyticsSpy.track("nobody listens")

    XCTAssertEqual(analytics.calls, [.track("opened")])
  }

  func test_initializer_isTheFirstCall() async {
    func made<A: Envelope>(_ type: A.Type) -> A { A(name: "map") }

    let envelope = made(EnvelopeSpy.self)

    envelope.open()
    XCTAssertEqual(envelope.calls, [.initialize(name: "map"), .open])
    XCTAssertEqual(envelope.calls.map(\.description), ["init(name: \"map\")", "open()"])
  }

  func test_subscript_answersByItsKey() async {
    let seats = SeatPlanSpy(subscript: .from { "row \($0)" })

    seats[2] = "ann"

    XCTAssertEqual(seats[2], "row 2")
    XCTAssertEqual(seats.calls, [.setSubscript(2, "ann"), .subscript(2)])
    XCTAssertEqual(seats.calls.map(\.description), ["[2] = \"ann\"", "[2]"])
  }

  func test_inoutAndVariadicArguments_areRecorded() async {
    let filter = TextFilterSpy()
    var text = "old"

    filter.filter(&text)
    filter.add("a", "b")
    filter.add()

    XCTAssertEqual(text, "old")
    XCTAssertEqual(filter.calls, [.filter("old"), .add(["a", "b"]), .add([])])
  }

  @MainActor func test_wireframeSpy_keepsNoScreenAlive() async {
    final class Screen: DetailScreen {}
    let wireframe = DetailWireframeSpy()
    weak var seen: Screen?
    do {
      let screen = Screen()
      wireframe.presentDetail(of: "Pack", from: screen)
      XCTAssertEqual(wireframe.calls, [.presentDetail(of: "Pack", from: ObjectIdentifier(screen))])
      seen = screen
    }

    XCTAssertNil(seen)
  }
}

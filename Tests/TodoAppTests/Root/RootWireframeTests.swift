import TodoApp
import TodoMocks
import TodoTerminal
import XCTest

@MainActor
final class RootWireframeTests: XCTestCase {
  private let sut = RootWireframe()
  private let list = TextScreenSpy()
  private let add = TextScreenSpy()

  /// A presented screen is on top and appears once.
  func test_showTopScreen_presented_appearsOnce() async {
    sut.present(list)

    await sut.showTopScreen()
    await sut.showTopScreen()

    XCTAssertIdentical(sut.topScreen, list)
    XCTAssertEqual(list.calls, [.viewWillAppear])
  }

  /// Dismissing shows the screen below again.
  func test_dismissTopScreen_screenBelow_doesNotAppearAgain() async {
    sut.present(list)
    await sut.showTopScreen()
    sut.present(add)
    await sut.showTopScreen()

    sut.dismissTopScreen()
    await sut.showTopScreen()

    XCTAssertIdentical(sut.topScreen, list)
    XCTAssertEqual(list.calls, [.viewWillAppear])
    XCTAssertEqual(add.calls, [.viewWillAppear])
  }

  /// The last screen stays.
  func test_dismissTopScreen_lastScreen_stays() async {
    sut.present(list)

    sut.dismissTopScreen()

    XCTAssertIdentical(sut.topScreen, list)
  }

  /// Only the first screen on top means that the list is on top.
  func test_hasListOnTop() async {
    let empty = sut.hasListOnTop
    sut.present(list)
    let withList = sut.hasListOnTop
    sut.present(add)
    let withAdd = sut.hasListOnTop

    XCTAssertEqual([empty, withList, withAdd], [false, true, false])
  }

  /// A screen that was never shown does not appear after it was dismissed.
  func test_showTopScreen_dismissedBefore_doesNotAppear() async {
    sut.present(list)
    sut.present(add)
    sut.dismissTopScreen()

    await sut.showTopScreen()

    XCTAssertEqual(add.calls, [])
    XCTAssertEqual(list.calls, [.viewWillAppear])
  }
}

import Testing
import TodoApp
import TodoMocks
import TodoTerminal

@MainActor
struct RootWireframeTests {
  private let sut = RootWireframe()
  private let list = TextScreenSpy()
  private let add = TextScreenSpy()

  @Test("A presented screen is on top and appears once")
  func test_showTopScreen_presented_appearsOnce() async {
    sut.present(list)

    await sut.showTopScreen()
    await sut.showTopScreen()

    #expect(sut.topScreen === list)
    #expect(list.calls == [.viewWillAppear])
  }

  @Test("Dismissing shows the screen below as it was")
  func test_dismissTopScreen_screenBelow_doesNotAppearAgain() async {
    sut.present(list)
    await sut.showTopScreen()
    sut.present(add)
    await sut.showTopScreen()

    sut.dismissTopScreen()
    await sut.showTopScreen()

    #expect(sut.topScreen === list)
    #expect(list.calls == [.viewWillAppear])
    #expect(add.calls == [.viewWillAppear])
  }

  @Test("The last screen stays")
  func test_dismissTopScreen_lastScreen_stays() {
    sut.present(list)

    sut.dismissTopScreen()

    #expect(sut.topScreen === list)
  }

  @Test("Only the first screen on top means that the list is on top")
  func test_hasListOnTop() {
    let empty = sut.hasListOnTop
    sut.present(list)
    let withList = sut.hasListOnTop
    sut.present(add)
    let withAdd = sut.hasListOnTop

    #expect([empty, withList, withAdd] == [false, true, false])
  }

  @Test("A screen that was never shown does not appear after it was dismissed")
  func test_showTopScreen_dismissedBefore_doesNotAppear() async {
    sut.present(list)
    sut.present(add)
    sut.dismissTopScreen()

    await sut.showTopScreen()

    #expect(add.calls == [])
    #expect(list.calls == [.viewWillAppear])
  }
}

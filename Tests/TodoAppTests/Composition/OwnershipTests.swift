import Foundation
import Testing
import TodoApp
import TodoClasses
import TodoMocks
import TodoTerminal

/// Ownership in the modules; each `weak` in them is needed for one of these tests.
@MainActor
struct OwnershipTests {
  @Test(
    "A module is freed when its screen is dismissed, and all are freed with the stack of screens",
    arguments: [
      (["r"], []), (["a"], ["AddTextView"]), (["o"], ["PickTextView"]),
      (["o", "1"], ["DetailTextView", "PickTextView"]),
      (["a", "."], ["ListTextView"]), (["a", "Pack", ""], ["ListTextView"]),
      (["o", "."], ["ListTextView"]), (["o", "1", ".", "."], ["ListTextView"]),
      (["o", "1", "d"], ["ListTextView"]), (["o", "1", "x", "y"], ["ListTextView"]),
    ] as [([String], Set<String>)]
  )
  func test_modules_dismissed_areFreed(lines: [String], screens: Set<String>) async {
    var seen: [() -> (any TextScreen)?] = []
    var alive: Set<String> { Set(seen.compactMap { $0().map { "\(type(of: $0))" } }) }
    // Every part of a module holds one of these, directly or through another part.
    weak var store: FakeDataStore?
    weak var output: TextOutputSpy?
    do {
      let (items, text) = (
        FakeDataStore(records: [StoreLine.record()]), TextOutputSpy(columns: 80, width: \.count)
      )
      (store, output) = (items, text)
      let root = RootWireframe { screen in seen.append { [weak screen] in screen } }
      let builder = ModuleBuilder(
        dataStore: items,
        clock: FixedClock(now: Date(timeIntervalSince1970: 1_400_662_800)),
        calendar: .gregorian(in: "GMT"),
        locale: Locale(identifier: "en_US"),
        output: text,
        linkOpener: LinkOpenerSpy(open: .success(true)),
        listClasses: .solution,
        addClasses: .solution,
        detailClasses: .solution
      )
      root.present(builder.makeListScreen(rootWireframe: root))
      for line in lines {
        if line == "o" {
          root.present(builder.makePickScreen(root: root))
        } else {
          await root.topScreen?.handle(line)
        }
        await root.showTopScreen()
      }

      #expect(alive == screens)
      #expect(store != nil && output != nil)
    }
    #expect(alive == [])
    #expect(store == nil && output == nil)
  }
}

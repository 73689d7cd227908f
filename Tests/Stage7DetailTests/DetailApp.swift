import DetailSubjects
import Foundation
import KataTesting
import TodoApp
import TodoClasses
import TodoMocks
import TodoStorage
import TodoTerminal

/// The app as a user sees it: list, pick screen and detail module, driven by lines.
///
/// The list is the solution's, the detail module is the one that is checked.
@MainActor
final class DetailApp {
  private let store: any EditableDataStore
  private let output = TextOutputSpy(columns: 80, width: \.count)
  private let root = RootWireframe()
  private let builder: ModuleBuilder
  private var written = ""

  /// Opens the app on Wednesday 21 May 2014 at UTC, with two equal items for the next day.
  init(over store: any EditableDataStore) async throws {
    let dates = FixedCalendar.sundayFirst
    let clock = ControllableClock(now: try dates.date("2014-05-21 22:00"))
    self.store = store
    for number in UInt8(1)...2 {
      let id = UUID(number: number)
      let date = try dates.date("2014-05-22 00:00")
      try await store.insert(TodoRecord(id: id, name: "Pack", dueDate: date))
    }
    builder = ModuleBuilder(
      dataStore: store,
      clock: clock,
      calendar: dates.calendar,
      locale: Locale(identifier: "en_US"),
      output: output,
      linkOpener: LinkOpenerSpy(open: .success(true)),
      listClasses: .solution,
      addClasses: .solution,
      detailClasses: try DetailClasses.make()
    )
    root.present(builder.makeListScreen(rootWireframe: root))
    // Weak: wrong code may write when the app has ended.
    output.onCall = { [weak self] call in
      if case .write(let text) = call { self?.written += text }
    }
  }

  /// Opens the pick screen, and types the lines; returns what the app wrote after the last one.
  func pick(_ lines: String...) async -> String {
    await root.showTopScreen()
    root.present(builder.makePickScreen(root: root))
    await root.showTopScreen()
    for line in lines {
      written = ""
      await root.topScreen?.handle(line)
      await root.showTopScreen()
    }
    return written
  }

  /// How many of the two items are in the store, and how many of them are done.
  func counts() async throws -> [Int] {
    let records = try await store.records(dueIn: .distantPast..<Date.distantFuture)
    return [records.count, records.filter(\.isDone).count]
  }
}

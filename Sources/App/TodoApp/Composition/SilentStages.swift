import CommandLineKit
import Foundation
import Synchronization
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Finds out which parts of a list module that shows nothing do not answer yet.
@MainActor
public struct SilentStages {
  private let makeListModule: @MainActor (ListModuleParts) -> ListModule

  /// Creates an examination of the modules that `makeListModule` makes.
  public init(makeListModule: @escaping @MainActor (ListModuleParts) -> ListModule) {
    self.makeListModule = makeListModule
  }

  /// What to tell a learner whose list shows nothing.
  public func report() async -> String {
    let silent = await [
      asksForNothing()
        ? "Exercises/1-Interactor/ListInteractor.swift  findUpcomingItems() asks for no items"
        : nil,
      routesNowhere()
        ? "Exercises/2-Presenter/ListPresenter.swift    addNewEntry() asks for no screen" : nil,
      writesNothing()
        ? "Exercises/3-TextView/ListTextView.swift      showNoContentMessage() writes nothing"
        : nil,
    ]
    .compactMap(\.self)
    let found =
      silent.isEmpty
      ? "    Each stage answers alone, so look at what they tell each other."
      : silent.map { "    \($0)" }.joined(separator: "\n")
    return """
      Nothing is shown, because the exercise is not written to its end:
      \(found)
      `swift run kata` leads to the next step; `swift run todo` shows the finished list.

      """
  }

  private func asksForNothing() async -> Bool {
    let probe = Probe()
    await makeListModule(probe.parts).interactor.findUpcomingItems()
    return !probe.dataManager.wasAsked
  }

  private func routesNowhere() -> Bool {
    let probe = Probe()
    makeListModule(probe.parts).presenter.addNewEntry()
    return !probe.wireframe.wasAsked
  }

  private func writesNothing() -> Bool {
    let probe = Probe()
    makeListModule(probe.parts).view.showNoContentMessage()
    return !probe.output.hasWritten
  }
}

/// Surroundings that only notice whether something happens.
@MainActor
private struct Probe {
  final class DataManager: ListDataManagerInterface {
    private let asked = Mutex(false)

    nonisolated var wasAsked: Bool { asked.withLock(\.self) }

    nonisolated func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
      asked.withLock { $0 = true }
      return []
    }
  }

  final class Output: TextOutput {
    private(set) var hasWritten = false
    let columns = 80

    func width(of text: String) -> Int { text.displayWidth }

    func write(_ text: String) { hasWritten = true }
  }

  final class Wireframe: ListWireframeInterface {
    private(set) var wasAsked = false

    func presentAddInterface() { wasAsked = true }
  }

  let dataManager = DataManager()
  let wireframe = Wireframe()
  let output = Output()

  var parts: ListModuleParts {
    ListModuleParts(
      dataManager: dataManager,
      clock: FixedClock(now: Date(timeIntervalSince1970: 0)),
      calendar: Calendar(identifier: .gregorian),
      locale: Locale(identifier: "en_US"),
      wireframe: wireframe,
      output: output
    )
  }
}

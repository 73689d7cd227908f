import CommandLineKit
import Foundation
import Synchronization
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Finds the classes of a list module that a learner has not begun.
@MainActor
package struct SilentStages {
  /// A class of the module.
  package enum Part: CaseIterable, Sendable {
    case interactor, presenter, view
  }

  private let makeListModule: @MainActor (ListModuleParts) -> ListModule

  /// Examines the modules that `makeListModule` creates.
  package init(makeListModule: @escaping @MainActor (ListModuleParts) -> ListModule) {
    self.makeListModule = makeListModule
  }

  /// The advice for a learner whose list shows nothing.
  package func report() async -> String {
    let silent = await silentParts()
    let found =
      silent.isEmpty
      ? "    Each stage works on its own, so check the calls between them."
      : silent.map { "    \($0.problem)" }.joined(separator: "\n")
    return """
      Nothing is shown, because the exercise is not finished:
      \(found)
      `swift run kata` leads to the next step; `swift run todo` shows the finished list.

      """
  }

  /// The parts that make no call when they should.
  package func silentParts() async -> [Part] {
    var silent: [Part] = []
    if await asksForNothing() { silent.append(.interactor) }
    if routesNowhere() { silent.append(.presenter) }
    if writesNothing() { silent.append(.view) }
    return silent
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

extension SilentStages.Part {
  fileprivate var problem: String {
    switch self {
    case .interactor:
      "Exercises/1-Interactor/ListInteractor.swift  findUpcomingItems() asks for no items"
    case .presenter:
      "Exercises/2-Presenter/ListPresenter.swift    addNewEntry() asks for no screen"
    case .view:
      "Exercises/3-TextView/ListTextView.swift      showNoContentMessage() writes nothing"
    }
  }
}

/// Collaborators that only record whether they are called.
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

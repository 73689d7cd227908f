import AddSubjects
import Foundation
import KataKit
import KataTesting
import TodoApp
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Finds the objects and tasks that outlive the module, once: a session does not change them.
@MainActor
final class AddLeftovers {
  private let implementation: Implementation?
  private var found: [String]?

  init(_ implementation: Implementation?) { self.implementation = implementation }

  /// The objects that should be gone, and the work that was not done; empty if all is right.
  func names() async throws -> [String] {
    if let found { return found }
    let makers = try AddMakers.make(implementation)
    let names =
      try await Self.ofInteractor(makers) + Self.ofPresenter(makers) + Self.ofWireframe(makers)
      + Self.ofRoot(makers) + Self.ofRefresh(makers, covered: false, isUncovered: false)
      + Self.ofRefresh(makers, covered: true, isUncovered: true)
      + Self.ofRefresh(makers, covered: true, isUncovered: false)
    found = names
    return names
  }

  // An entry is saved even if nothing receives the answer.
  private static func ofInteractor(_ makers: AddClasses) async -> [String] {
    let clock = TodoClockSpy(now: .success(.distantPast))
    let dataManager = AddDataManagerSpy(addNewEntry: .success(()))
    let sut = makers.makeInteractor(dataManager, clock, FixedCalendar.auckland.calendar)
    weak var seen: AddInteractorOutputSpy?
    do {
      let output = AddInteractorOutputSpy()
      sut.output = output
      seen = output
    }
    guard seen == nil else { return ["the interactor's output"] }
    await sut.saveNewEntry(name: "Pack", dueDate: .distantFuture)
    guard dataManager.calls.count == 1 else {
      return ["an entry that was not saved without an output"]
    }
    let other = makers.makeInteractor(
      OtherModule { await sut.saveNewEntry(name: $0.name, dueDate: $0.dueDate) },
      clock,
      FixedCalendar.auckland.calendar
    )
    await other.saveNewEntry(name: "Call", dueDate: .distantFuture)
    return dataManager.calls.count == 2 ? [] : ["an entry of a module, while another one saves"]
  }

  // The screen goes even if there is neither a view nor a delegate.
  private static func ofPresenter(_ makers: AddClasses) async -> [String] {
    weak var seen: (any AddPresenterSubject)?
    do {
      let presenter = makers.makePresenter(AddInteractorInputSpy(), AddWireframeSpy())
      presenter.updateView()
      seen = presenter
    }
    guard seen == nil else { return ["the presenter"] }
    let wireframe = AddWireframeSpy()
    let sut = makers.makePresenter(AddInteractorInputSpy(), wireframe)
    weak var seenView: AddViewSpy?
    weak var seenDelegate: AddModuleDelegateSpy?
    do {
      let (view, delegate) = (AddViewSpy(), AddModuleDelegateSpy())
      (sut.view, sut.delegate) = (view, delegate)
      (seenView, seenDelegate) = (view, delegate)
      sut.refusedNewEntry(.emptyName)
    }
    guard seenView == nil else { return ["the presenter's view"] }
    guard seenDelegate == nil else { return ["the presenter's delegate"] }
    sut.refusedNewEntry(.emptyName)
    sut.cancelAddAction()
    await sut.savedNewEntry()
    return wireframe.calls.count == 2 ? [] : ["a screen without a view"]
  }

  private static func ofWireframe(_ makers: AddClasses) async -> [String] {
    let root = RootWireframe()
    root.present(TextScreenSpy())
    let appearing: [AddModuleSpy.Call] = [.updateView]
    let module = AddModuleMock(expecting: appearing)
    let sut = makers.makeWireframe(root, NewScreens(module: module))
    sut.presentAddInterface()
    await root.showTopScreen()
    weak let screen = root.topScreen
    let appeared = module.mismatch() == nil

    sut.dismissAddInterface()

    return (appeared ? [] : ["an add screen that never appeared"])
      + (screen == nil || !appeared ? [] : ["the dismissed screen"])
  }

  // The names of the root and its add screen, if the wireframe keeps them alive.
  private static func ofRoot(_ makers: AddClasses) -> [String] {
    let sut: any AddWireframeSubject
    weak var seenRoot: RootWireframe?
    weak var seenScreen: (any TextScreen)?
    do {
      let root = RootWireframe()
      sut = makers.makeWireframe(root, NewScreens(module: AddModuleMock(expecting: [])))
      sut.presentAddInterface()
      (seenRoot, seenScreen) = (root, root.topScreen)
    }
    guard seenScreen == nil else { return ["the wireframe's screen"] }
    guard seenRoot == nil else { return ["the wireframe's root"] }
    sut.presentAddInterface()
    sut.dismissAddInterface()
    return []
  }

  private static func ofRefresh(
    _ makers: AddClasses,
    covered isCovered: Bool,
    isUncovered: Bool
  ) async throws -> [String] {
    let fixture = try MidnightFixture(at: "2014-05-21 22:00", makers)
    try await fixture.pass(7200)
    fixture.isCovered = isCovered
    let refreshes = try await fixture.pass(86_400)
    // Another day has come when the sleep is cancelled.
    fixture.isCovered = isCovered && !isUncovered
    fixture.setTime(back: -86_400)
    let left = await fixture.cancel()
    return (left.hasEnded ? [] : ["a refresh that was cancelled"])
      + (left.sleepers == 0 ? [] : ["sleepers: \(left.sleepers)"])
      + (fixture.refreshes == refreshes ? [] : ["a refresh after the end"])
      + (fixture.isAlive ? ["the refresh"] : [])
  }
}

/// A data manager that saves with another module before it answers.
private struct OtherModule: AddDataManagerInterface {
  let save: @MainActor (TodoItem) async -> Void

  func addNewEntry(_ item: TodoItem) async throws { await save(item) }
}

/// A builder that keeps no screen.
@MainActor
private struct NewScreens: AddModuleBuilderInterface {
  let module: AddModuleMock

  func makeAddScreen() -> any TextScreen {
    AddTextView(
      eventHandler: module,
      output: TextOutputSpy(columns: 80, width: \.count),
      calendar: FixedCalendar.sundayFirst.calendar
    )
  }
}

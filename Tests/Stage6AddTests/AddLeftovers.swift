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
    var names =
      try await Self.ofRefresh(makers, covered: false, isUncovered: false)
      + Self.ofRefresh(makers, covered: true, isUncovered: true)
      + Self.ofRefresh(makers, covered: true, isUncovered: false)
    for acts in 0...7 where names.isEmpty { names = await makers.useAnotherModule(acts: acts).left }
    found = names
    return names
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

extension AddClasses {
  /// Uses them in another module, for so many acts; returns what its neighbours saw, in any order,
  /// and what lives on when its owner is gone.
  func useAnotherModule(
    acts count: Int = 7,
    keep: ([AnyObject]) -> Void = { _ in }
  ) async -> (calls: [String], left: [String]) {
    var (calls, left): ([String], [String]) = ([], [])
    weak var (seenInteractor, seenPresenter, seenWireframe): (AnyObject?, AnyObject?, AnyObject?)
    do {
      let dataManager = AddDataManagerSpy(addNewEntry: .inTurn(.failure(DiskError()), .success(())))
      let clock = TodoClockSpy(now: .success(.distantPast))
      let interactor = makeInteractor(dataManager, clock, FixedCalendar.auckland.calendar)
      let wireframe: any AddWireframeSubject
      let presenter: any AddPresenterSubject
      weak var (seenRoot, seenScreen): (RootWireframe?, AnyObject?)
      weak var (seenView, seenDelegate): (AddViewSpy?, AddModuleDelegateSpy?)
      do {
        let (root, view, delegate) = (RootWireframe(), AddViewSpy(), AddModuleDelegateSpy())
        let screens = NewScreens()
        root.present(TextScreenSpy())
        wireframe = makeWireframe(root, screens)
        presenter = makePresenter(interactor, wireframe)
        (presenter.view, presenter.delegate, interactor.output) = (view, delegate, presenter)
        for act in 0..<count {
          switch act {
          case 0:
            presenter.updateView()
            presenter.refusedNewEntry(.emptyName)
          case 1, 5: wireframe.presentAddInterface()
          case 2: await presenter.saveAddAction(name: "", dueDate: .distantFuture)
          case 4: presenter.cancelAddAction()
          default: await presenter.saveAddAction(name: "Pack", dueDate: .distantFuture)
          }
          if act == 1 { seenScreen = root.topScreen }
          calls.append("the list is on top: \(root.hasListOnTop); screens: \(screens.count)")
        }
        if seenScreen != nil, count > 4 { left.append("the dismissed screen") }
        // Without a save under way, it is open which entry a refusal shows.
        calls += view.calls.map(\.description).filter { !$0.hasPrefix("setEntry") }
        calls += delegate.calls.map(\.description)
        keep([view, delegate])
        (seenRoot, seenView, seenDelegate) = (root, view, delegate)
      }
      if seenView != nil { left.append("the presenter's view") }
      if seenDelegate != nil { left.append("the presenter's delegate") }
      if seenRoot != nil || seenScreen != nil { left.append("the wireframe's root or screen") }
      // It is gone, so these are nothing.
      if count == 7 {
        wireframe.presentAddInterface()
        for _ in 0..<3 { wireframe.dismissAddInterface() }
      }
      calls += dataManager.calls.map(\.description)
      (seenInteractor, seenPresenter, seenWireframe) = (interactor, presenter, wireframe)
      keep([presenter, wireframe])
    }
    if seenInteractor != nil { left.append("the interactor") }
    if seenPresenter != nil { left.append("the presenter") }
    if seenWireframe != nil { left.append("the wireframe") }
    return (calls.sorted(), left)
  }
}

/// A builder that keeps no screen, and counts them.
private final class NewScreens: AddModuleBuilderInterface {
  private(set) var count = 0

  func makeAddScreen() -> any TextScreen {
    count += 1
    return TextScreenSpy()
  }
}

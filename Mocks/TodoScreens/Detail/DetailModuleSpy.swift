import Foundation
import TodoScreens

/// Records each action of the user that the detail view reports.
@MainActor
public final class DetailModuleSpy: DetailModuleInterface, @MainActor CallRecording {
  /// One event of the view.
  public enum Call: Equatable, CustomStringConvertible {
    case updateView
    case markDone
    case saveChanges(name: String, dueDate: Date)
    case deleteEntry
    case openLink
    case leaveDetail

    public var description: String {
      switch self {
      case .updateView: "updateView()"
      case .markDone: "markDone()"
      case .saveChanges(let name, let dueDate):
        "saveChanges(name: \(code: name), dueDate: \(code: dueDate))"
      case .deleteEntry: "deleteEntry()"
      case .openLink: "openLink()"
      case .leaveDetail: "leaveDetail()"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `updateView()`, and the calls that wait for it.
  public let heldUpdateView: HeldAnswers<Void, Void, Never>
  /// The answer of `markDone()`, and the calls that wait for it.
  public let heldMarkDone: HeldAnswers<Void, Void, Never>
  /// The answer of `saveChanges(name:dueDate:)`, and the calls that wait for it.
  public let heldSaveChanges: HeldAnswers<(String, Date), Void, Never>
  /// The answer of `deleteEntry()`, and the calls that wait for it.
  public let heldDeleteEntry: HeldAnswers<Void, Void, Never>
  /// The answer of `openLink()`, and the calls that wait for it.
  public let heldOpenLink: HeldAnswers<Void, Void, Never>

  /// Creates a spy with these answers.
  public init(
    updateView: StubbedAnswer<Void, Void, Never> = .success(()),
    markDone: StubbedAnswer<Void, Void, Never> = .success(()),
    saveChanges: StubbedAnswer<(String, Date), Void, Never> = .success(()),
    deleteEntry: StubbedAnswer<Void, Void, Never> = .success(()),
    openLink: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    heldUpdateView = HeldAnswers(updateView)
    heldMarkDone = HeldAnswers(markDone)
    heldSaveChanges = HeldAnswers(saveChanges)
    heldDeleteEntry = HeldAnswers(deleteEntry)
    heldOpenLink = HeldAnswers(openLink)
  }

  public func updateView() async {
    record(.updateView)
    await heldUpdateView.next(())
  }

  public func markDone() async {
    record(.markDone)
    await heldMarkDone.next(())
  }

  public func saveChanges(name: String, dueDate: Date) async {
    record(.saveChanges(name: name, dueDate: dueDate))
    await heldSaveChanges.next((name, dueDate))
  }

  public func deleteEntry() async {
    record(.deleteEntry)
    await heldDeleteEntry.next(())
  }

  public func openLink() async {
    record(.openLink)
    await heldOpenLink.next(())
  }

  public func leaveDetail() { record(.leaveDetail) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}

// Stage 7, the Detail module: an identifier comes in, and one outcome goes back.
//
// The finished exercise, written from its history.

import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

@MainActor
public final class DetailPresenter: DetailModuleInterface, DetailInteractorOutput {
  public weak var view: (any DetailViewInterface)?
  public weak var delegate: (any DetailModuleDelegate)?

  private let id: UUID
  private let interactor: any DetailInteractorInput
  private let wireframe: any DetailWireframeInterface
  private let calendar: Calendar
  private let locale: Locale
  private var title = ""
  private var isChanging = false
  // After this, no answer is shown, because the top screen is another one.
  private var hasLeft = false

  public init(
    id: UUID,
    interactor: any DetailInteractorInput,
    wireframe: any DetailWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) {
    self.id = id
    self.interactor = interactor
    self.wireframe = wireframe
    self.calendar = calendar
    self.locale = locale
  }

  public func updateView() async {
    await interactor.findItem(withID: id)
  }

  public func markDone() async {
    await change { await interactor.markItemDone() }
  }

  public func saveChanges(name: String, dueDate: Date) async {
    await change { await interactor.changeItem(name: name, dueDate: dueDate) }
  }

  public func deleteEntry() async {
    await change { await interactor.deleteItem() }
  }

  public func openLink() async {
    guard let link = firstLink else {
      showError("There is no link in the name.")
      return
    }
    guard await !wireframe.openLink(link) else { return }
    showError("The link could not be opened: \(link.absoluteString)")
  }

  public func leaveDetail() {
    guard !hasLeft else { return }
    hasLeft = true
    wireframe.dismissDetailInterface()
  }

  public func foundItem(_ item: DetailItem) {
    guard !hasLeft else { return }
    title = item.title
    let style = Date.FormatStyle(
      date: .complete,
      time: .omitted,
      locale: locale,
      calendar: calendar,
      timeZone: calendar.timeZone
    )
    let due = "Due \(item.dueDate.formatted(style))\(item.isOverdue ? ", overdue" : "")"
    view?.showItem(DetailDisplayItem(title: title, dueText: due, dueDate: item.dueDate))
  }

  public func failedToFindItem(_ failure: UseCaseFailure) {
    showError(failure, "Your to-do item could not be read")
  }

  public func markedItemDone(title: String) async { await finish(.done(title: title)) }

  public func changedItem(title: String) async { await finish(.changed(title: title)) }

  public func deletedItem(title: String) async { await finish(.deleted(title: title)) }

  public func itemIsGone() async { await finish(.gone) }

  public func itemWasChanged(_ item: DetailItem) {
    showError("The item was changed elsewhere. This is how it is now.")
    foundItem(item)
  }

  public func refusedChange(_ reason: EntryRefusal) {
    switch reason {
    case .emptyName: showError("The item needs a name.")
    case .dueDateBeforeToday: showError("The due date is before today.")
    }
  }

  public func failedToChangeItem(_ failure: UseCaseFailure) {
    showError(failure, "Your to-do item could not be changed")
  }

  private func change(_ request: @MainActor () async -> Void) async {
    guard !isChanging, !hasLeft else { return }
    isChanging = true
    await request()
    isChanging = false
  }

  private func finish(_ outcome: DetailOutcome) async {
    guard !hasLeft else { return }
    hasLeft = true
    wireframe.dismissDetailInterface()
    await delegate?.detailModuleDidFinish(outcome)
  }

  private func showError(_ failure: UseCaseFailure, _ sentence: String) {
    showError(failure.reason.isEmpty ? sentence : "\(sentence): \(failure.reason)")
  }

  private func showError(_ message: String) {
    guard !hasLeft else { return }
    view?.showErrorMessage(message)
  }

  // Only of the web, because other links can start programs.
  private var firstLink: URL? {
    title.split(whereSeparator: \.isWhitespace).lazy.compactMap { word -> URL? in
      let isLink: String.CompareOptions = [.regularExpression, .caseInsensitive]
      guard let start = word.range(of: "https?://", options: isLink) else { return nil }
      let link = Self.withoutPunctuation(word[start.lowerBound...])
      return URL(string: String(link)).flatMap { $0.host?.isEmpty == false ? $0 : nil }
    }
    .first
  }

  // A closing bracket belongs to a link in which it was opened.
  private static func withoutPunctuation(_ link: Substring) -> Substring {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{", ">": "<"]
    var link = link
    while let last = link.last, ".,;:!?…\"'“”’»)]}>".contains(last) {
      let opened = link.filter { $0 == pairs[last] }.count
      let closed = link.filter { $0 == last }.count
      if pairs[last] != nil, closed <= opened { break }
      link.removeLast()
    }
    return link
  }
}

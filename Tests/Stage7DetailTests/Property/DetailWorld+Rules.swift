import KataTesting

extension DetailWorld {
  static let ownership =
    "What is on the screen owns what is behind it; each reference back is weak."
  private static let change =
    "A change is about the item that was found last; a screen makes one at a time."
  private static let found =
    "A find reports the item as it is now, or as gone; it is overdue if its day lies before today."
  private static let edit = "A name must not be empty, nor a day before today, except the old one."
  private static let elsewhere =
    "What was changed elsewhere is reported as it is now, and is not overwritten."
  private static let end =
    "After done, changed, deleted or gone, the screen goes, and then one outcome comes back."
  // By the beginning of a call.
  private static let rules = [
    ("makeDetailScreen", "For each identifier that is presented, the builder makes a new screen."),
    ("present", "The screen of the builder is presented."),
    ("item(withID", "An item is read anew for each find, and if it was changed elsewhere."),
    ("replace", change), ("deleteItem", change), ("foundItem", found), ("showItem", found),
    ("refusedChange", edit), ("showErrorMessage(\"The item needs", edit),
    ("showErrorMessage(\"The due date", edit), ("itemWasChanged", elsewhere),
    ("showErrorMessage(\"The item was", elsewhere), ("itemIsGone", found),
    ("dismissTopScreen", end), ("detailModuleDidFinish", end), ("markedItemDone", end),
    ("changedItem", end), ("deletedItem", end),
  ]

  /// The rule about the first call that is missing or differs or, without one, about one too many.
  static func rule(_ expected: [Call], _ got: [Call]) -> String? {
    let (expected, got) = (expected.map(\.description), got.map(\.description))
    let (call, other) = (expected.first ?? "", got.first ?? "")
    if other.hasSuffix("lives on") { return ownership }
    if call == "dismissTopScreen()", !expected.contains(where: { $0.hasPrefix("detailModule") }) {
      return "A screen goes when the user goes back, even during a change, and without a delegate."
    }
    if call.hasPrefix("replace"), other.hasPrefix(call.prefix { $0 != " " }) {
      return "A change follows the rules of adding; all that the user did not change stays."
    }
    if call.isEmpty || (got.contains(call) && !expected.contains(other)) {
      return "Each change is requested once, and gets one answer; nothing comes after the end."
    }
    return rules.first { call.hasPrefix($0.0) }?.1
  }
}

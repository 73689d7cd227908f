/// The user's actions, which the pick view reports to its presenter.
///
/// Each await ends when the result has been shown.
@MainActor
public protocol PickModuleInterface {
  /// The view needs all open items.
  func updateView() async
  /// The user wants to see done items, of which a pick opens one again.
  func showDoneItems() async
  /// The user picks an item by its number in the list that is shown, from 1.
  func pickItem(number: Int) async
  /// The user types a name or a part of it; the only item that has it is picked.
  func findItem(named name: String) async
  /// The user wants to leave.
  func leavePick()
}

/// Receives the result of the pick module, whose screen is on top when it is called.
@MainActor
public protocol PickModuleDelegate: AnyObject {
  /// The user leaves without a change.
  func pickModuleDidCancel()
  /// A done item with this name is open again; the await ends as below.
  func pickModuleDidReopen(title: String) async
  /// The module of the picked item ended like this; the await ends when the delegate has refreshed
  /// what depends on it.
  func pickModuleDidFinish(_ outcome: DetailOutcome) async
}

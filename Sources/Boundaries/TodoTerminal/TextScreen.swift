/// One screen of the text interface, as the run loop knows it.
@MainActor
public protocol TextScreen: AnyObject {
  /// The screen is about to be shown for the first time.
  func viewWillAppear() async
  /// The user typed a line; it comes without its line end.
  func handle(_ line: String) async
}

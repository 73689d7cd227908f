/// One screen of the text interface, for the input loop.
@MainActor
public protocol TextScreen: AnyObject {
  /// The screen is about to be shown for the first time.
  func viewWillAppear() async
  /// The user typed a line; `line` has no line end.
  func handle(_ line: String) async
}

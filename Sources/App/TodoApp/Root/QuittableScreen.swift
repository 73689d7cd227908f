import TodoTerminal

/// A screen over the list in which `q` ends the app.
@MainActor
package protocol QuittableScreen: TextScreen {
  /// Whether `q` is no text that the user types into a form.
  var canQuit: Bool { get }
}

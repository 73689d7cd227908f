import TodoTerminal

/// The texts for a person who types at a terminal.
@MainActor
package struct Prompt {
  /// The help for the keys that the list does not handle itself.
  static let openHelp = "o open an item: done, edit, delete"
  static let undoHelp = "u undo the last change"

  private let output: any TextOutput

  package init(on output: any TextOutput) {
    self.output = output
  }

  /// Writes which keys to press.
  func welcome() { output.write("Type ? for help, o to open an item, q to quit.\n") }

  /// Asks for a line.
  func ask() { output.write("> ") }

  /// Ends the line of a prompt that got no answer.
  func leave() { output.write("\n") }
}

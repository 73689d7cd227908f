import TodoTerminal

/// What is written for a person who types, where one is at the other end.
@MainActor
public struct Prompt {
  private let output: any TextOutput

  /// Creates a prompt on that output.
  public init(on output: any TextOutput) {
    self.output = output
  }

  /// Says how to get on.
  func welcome() { output.write("Type ? for help, q to quit.\n") }

  /// Asks for a line.
  func ask() { output.write("> ") }

  /// Ends the line of a prompt that got no answer.
  func leave() { output.write("\n") }
}

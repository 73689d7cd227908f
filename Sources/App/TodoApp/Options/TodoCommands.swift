import CommandLineKit

/// `todo` alone: the list.
nonisolated struct ListWords: Command {
  var addsSamples = false
  var shared = SharedOptions()

  static let name = ""
  static let summary = "show what is due, and take commands"
  static let parameters: [Parameter<ListWords>] =
    SharedOptions.parameters.map { $0.kept(in: \.shared) }
    + [
      .flag("--samples", \.addsSamples, "add three items first, if there is none"),
      .option("--also", "FILE", \.shared.also, "list its items, too", example: "team.jsonl"),
    ]
}

/// `todo add`: one item.
nonisolated struct AddWords: Command {
  var item = ""
  var due: String?
  var shared = SharedOptions()

  static let name = "add"
  static let summary = "add one item and end; an item without a day is due today"
  static let parameters: [Parameter<AddWords>] =
    [
      .word("NAME", \.item, "what is to be done", example: "\"Buy tea\""),
      .option(
        "--due",
        "DAY",
        \.due,
        "the day it is due: \(DayFormat.examples)",
        example: "tomorrow"
      ),
    ] + SharedOptions.parameters.map { $0.kept(in: \.shared) }
}

/// `todo done`: one item.
nonisolated struct DoneWords: Command {
  var text = ""
  var shared = SharedOptions()

  static let name = "done"
  static let summary = "mark the open item as done that has TEXT in its name, and end"
  static let parameters: [Parameter<DoneWords>] =
    [.word("TEXT", \.text, "its name, or a part of it", example: "tea")]
    + SharedOptions.parameters.map { $0.kept(in: \.shared) }
}

extension TodoOptions {
  /// The commands and options of `todo` in that environment.
  package static func program(environment: [String: String]) -> Program<TodoOptions> {
    Program(
      name: "todo",
      about: """
        Shows what is due from today to the end of next week, and takes commands:
        a add, r refresh, s sort, g group, o open an item (done, edit, delete), u undo
        the last change, ? help, q quit. Colour is used on a terminal only, and never if
        NO_COLOR is set or TERM is dumb.

        With --use 3, your classes of stages 1 to 3 run, and the solution's elsewhere.
        4 runs the same classes as 3, because the app uses no doubles. Up to 4, the list
        has no s and g. From 5 on, your three changed classes of stage 5 are the list.
        """,
      entries: [
        .init(ListWords.self) { words throws(ArgumentError) in
          var options = try TodoOptions(words.shared, environment)
          options.command = .list(addsSamples: words.addsSamples)
          return options
        },
        .init(AddWords.self) { words throws(ArgumentError) in
          var options = try TodoOptions(words.shared, environment)
          options.command = .add(name: words.item, due: try options.due(words.due))
          return options
        },
        .init(DoneWords.self) { words throws(ArgumentError) in
          var options = try TodoOptions(words.shared, environment)
          options.command = .done(text: words.text)
          return options
        },
      ]
    )
  }
}

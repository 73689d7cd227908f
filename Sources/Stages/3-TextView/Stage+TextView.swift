import KataKit

extension Stage {
  /// The steps of Stage 3; the file is longer than others, because it is one table.
  package static let textView = Stage(
    number: 3,
    stem: "TextView",
    title: "Text View",
    lesson:
      "that a view which decides nothing is simple code, and that simple code needs few tests.",
    histories: historyFolder(),
    typeNames: ["ListTextView"],
    core: [
      Step(
        "appearing",
        "Asks for an update when the view appears",
        test: "test_01_viewWillAppear_asksForAnUpdate",
        hints: [
          "A view has no data of its own. Which object can it ask?",
          "The event handler has a method for a view that needs fresh data; call it with await.",
        ],
        mutants: [
          Mutant("silentStart", "When the view appears, it does not ask for an update."),
          Mutant(
            "appearsOnlyOnce",
            "When the view appears again, it does not ask for another update."
          ),
        ]
      ),
      Step(
        "no-content-line",
        "Shows one line when nothing is upcoming",
        question: "Can one function write a line, with its line end?",
        test: "test_02_noContent_isOneLine",
        hints: [
          "The line is: Nothing to do until the end of next week.",
          "Text goes to the output. Does the output add the line end, or do you?",
        ],
        mutants: [
          Mutant("blankForNothing", "When nothing is upcoming, an empty line is shown.")
        ]
      ),
      Step(
        "section-line",
        "Shows a section as a line with its sign",
        question: "The four signs could be a table.",
        test: "test_03_section_isALineWithItsSign",
        hints: [
          "The signs: * for check, ! for alarm, o for circle, # for calendar.",
          "The line is a sign, one space, and the name of the section.",
        ],
        mutants: [
          Mutant("oneSign", "Every section has the sign of today."),
          Mutant("signByName", "The sign is chosen by the section's name, not by its image."),
        ]
      ),
      Step(
        "items",
        "Shows items below their section, indented by four spaces",
        question: "Can you make the lines first, and join them at the end?",
        test: "test_04_items_standBelowIndented",
        hints: [
          "Write one line for each item, in the order in which the items are given.",
          "Turn each section into lines first, and join the lines afterwards.",
        ],
        mutants: [
          Mutant("itemsAtTheMargin", "Items are not indented."),
          Mutant("blanksAtTheEnd", "An item's line ends with a space."),
        ]
      ),
      Step(
        "sections-apart",
        "Puts one empty line between sections",
        question: .refactoring(
          "Does one function make the text of one section, and does one line join them?"
        ),
        test: "test_05_sections_standApart",
        hints: [
          "Between means: none before the first section, none after the last.",
          "Joining puts a separator between two elements, and nowhere else.",
        ],
        mutants: [
          Mutant("crowdedSections", "There is no empty line between sections."),
          Mutant("emptyLineAtTheEnd", "There is an empty line after the last section, too."),
        ]
      ),
      Step(
        "commands",
        "Forwards the commands a and r to the event handler",
        requirement:
          "The command `a` must only add an entry. The command `r` must only refresh the list.",
        question: "Is there one switch over the typed line?",
        test: "test_06_commands_reachTheEventHandler",
        hints: [
          "In your test, call handle(\"a\"): the input loop passes a line without its line end.",
          "Compare the whole list of the event handler's calls, for each of the two letters.",
          "`a` adds an entry, and `r` refreshes the view.",
        ],
        mutants: [
          Mutant("commandsAreIgnored", "Typed commands are ignored."),
          Mutant("addRefreshes", "`a` refreshes the list before it adds an entry."),
          Mutant("swappedCommands", "`a` and `r` are swapped."),
          Mutant(
            "refreshesLater",
            "The command r refreshes the list later, in a task.",
            isBonus: true
          ),
        ]
      ),
      Step(
        "together",
        "Shows the items of a store, together with your interactor and presenter",
        kind: .guard,
        question: "Did the three classes fit together at once?",
        test: "test_06b_threeClasses_showTheStore",
        hints: [
          "A day comes two spaces after its title; without a day the line ends with the title.",
          "If Stage 1 or 2 is not done, its solution takes part. So look at your view first.",
        ],
        mutants: [
          Mutant("daysWithoutAGap", "A title and its day are one word: PackThursday.")
        ]
      ),
    ],
    more: [
      Step(
        "help",
        "Shows the commands when ? is typed",
        question: "Is the list of commands in the code only once?",
        test: "test_07_questionMark_showsTheCommands",
        hints: [
          "The line is: a add, r refresh, ? help, q quit",
          "The event handler is not needed for this; the input loop handles q.",
        ],
        mutants: [
          Mutant("helpIsUnknown", "? is treated as an unknown command.")
        ]
      ),
      Step(
        "unknown-line",
        "Shows the usage line for an unknown command, and makes no call",
        requirement:
          "A user who mistypes must learn what can be typed, and nothing else may happen.",
        question: "Is the text of the help in one constant?",
        test: "test_08_unknownLine_getsTheUsageLine",
        hints: [
          "The line is: Unknown command. a add, r refresh, ? help, q quit",
          "Test several unknown lines, and one of them twice. One may begin like a known command.",
          "In your test, compare the text of the output and the calls of the event handler.",
        ],
        mutants: [
          Mutant("unknownIsIgnored", "An unknown command shows nothing."),
          Mutant("unknownRefreshes", "An unknown command refreshes the list."),
          Mutant(
            "firstLetterDecides",
            "Only a line's first letter is compared, so `apple` works like `a`."
          ),
          Mutant(
            "usageWithoutReproach",
            "The usage line is shown without the words Unknown command."
          ),
          Mutant("usageAndRefresh", "The usage line is shown, and the list is refreshed as well."),
          Mutant("usageOnlyOnce", "Only the first unknown command shows the usage line."),
          Mutant("usageLater", "The usage line is shown later, in a task."),
        ]
      ),
      Step(
        "day-column",
        "Shows days in a column, two spaces after the widest title",
        question: .refactoring(
          "Are two passes (first the width, then the lines) clearer than one clever pass?"
        ),
        test: "test_09_days_standInAColumn",
        hints: [
          "Each section has its own column. Which title decides its position?",
          "A line without a day has no spaces at its end.",
        ],
        mutants: [
          Mutant("raggedDays", "Each day is two spaces after its own title, not in a column."),
          Mutant(
            "oneColumnForAll",
            "All sections share one column, set by the longest title of all."
          ),
        ]
      ),
      Step(
        "error-line",
        "Shows an error as a line, and the next list in full",
        requirement: "An error is shown once. The next list is shown as if nothing had happened.",
        question:
          "Does the view remember anything? A view without memory cannot show an error twice.",
        test: "test_10_error_isALineAndTheNextListIsComplete",
        hints: [
          "The line is: Error: MESSAGE",
          "In your test, show an error and compare; then show a list, and compare the whole text.",
        ],
        mutants: [
          Mutant("errorIsSwallowed", "Errors are not shown."),
          Mutant("bareError", "The message is shown without the word Error."),
          Mutant("errorSticks", "The error is shown again, above the next list."),
          Mutant("errorWaits", "The error is shown with the next list, not before."),
          Mutant("errorLater", "The error is shown later, in a task."),
        ]
      ),
    ],
    deep: [
      Step(
        "long-title",
        "Cuts a title that does not fit, and ends it with an ellipsis",
        question: "Is the cut a function of title and width?",
        test: "test_11_longTitle_isCutToTheColumns",
        hints: [
          "Indent, title, gap and day share the columns of the output.",
          "The ellipsis … is one character, and it needs a column as well.",
        ],
        mutants: [
          Mutant("longTitlesStay", "A long title is not cut."),
          Mutant(
            "cutForgetsTheIndent",
            "The cut does not count the indent, so the line is too long."
          ),
          Mutant("threeDots", "A cut title ends in three dots instead of an ellipsis."),
          Mutant("cutsWhatFits", "A title that fits exactly is cut."),
        ]
      ),
      Step(
        "asked-widths",
        "Asks the output for widths instead of counting characters",
        test: "test_12_wideCharacters_areMeasuredByTheOutput",
        hints: [
          "A wide character takes two columns, a combining character takes none.",
          "The output knows how many columns a text takes. `count` does not.",
        ],
        mutants: [
          Mutant("countsCharacters", "Every character is counted as one column wide.")
        ]
      ),
      Step(
        "titles-as-data",
        "Replaces control characters in a title",
        test: "test_13_controlCharacters_areShownAsData",
        hints: [
          "A title can contain an escape sequence, and the terminal would obey it.",
          "Look at each Unicode scalar: its general category, and whether it controls direction.",
          "U+FFFD is the replacement character of Unicode.",
        ],
        mutants: [
          Mutant("rawControls", "Titles are written unchanged, with their control characters."),
          Mutant(
            "directionMarksPass",
            "Control characters are replaced, but changes of text direction are not."
          ),
          Mutant(
            "deletePasses",
            "Only control characters below the space are replaced; DEL and NEL are not."
          ),
          Mutant(
            "isolatesPass",
            "Changes of text direction are replaced, except for the isolates."
          ),
        ]
      ),
    ],
    property: Step(
      "property",
      "Follows the rules on random screens",
      question: "Can you write its scenario as your own test?",
      test: "test_14_generatedScreens_agreeWithTheRules",
      hints: [
        "This is the smallest scenario that fails: every line matters. Which line surprises you?",
        "Write the scenario as a test of your own; then it is an example like any other.",
        "Look for values that your code keeps between screens, and for widths that it adds up.",
      ],
      mutants: [
        Mutant(
          "blanksOfTitles",
          "A title that ends in spaces leaves them at the end of its line."
        ),
        Mutant("columnsOnce", "The number of columns is read once, when the view is created."),
        Mutant(
          "widthsAddedUp",
          "The width of a text is computed as the sum of its characters' widths."
        ),
      ]
    ),
    variants: [
      Variant("writesCharacters", "Each character is written separately."),
      Variant("writesLines", "Lines are written one by one, and titles are cut from the end."),
      Variant(
        "fillsABuffer",
        "A buffer writes whole lines, and widths are remembered during a call."
      ),
      Variant("forgivesBlanks", "Spaces around a typed line are ignored."),
    ]
  )
}

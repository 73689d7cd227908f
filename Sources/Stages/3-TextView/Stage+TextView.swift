import KataKit

extension Stage {
  /// What Stage 3 asks, step by step; longer than other files, since it is one table.
  package static let textView = Stage(
    number: 3,
    stem: "TextView",
    title: "Text View",
    lesson:
      "that a view which decides nothing is dull, and that what is dull needs few tests.",
    histories: historyFolder(),
    typeNames: ["ListTextView"],
    steps: [
      Step(
        "appearing",
        "Appearing asks for an update",
        level: .core,
        test: "test_01_viewWillAppear_asksForAnUpdate",
        hints: [
          "A view has nothing to show by itself. Whom can it ask?",
          "The event handler has a method for a view that needs fresh data; it is awaited.",
        ],
        mutants: [
          Mutant("silentStart", "The view waits for a command before it shows anything."),
          Mutant("appearsOnlyOnce", "When it appears again, the view shows what it has."),
        ]
      ),
      Step(
        "no-content-line",
        "Nothing upcoming is one line",
        level: .core,
        test: "test_02_noContent_isOneLine",
        hints: [
          "The line is: Nothing to do until the end of next week.",
          "Text goes to the output. Who writes the end of the line?",
        ],
        mutants: [
          Mutant("blankForNothing", "When nothing is upcoming, an empty line is shown.")
        ]
      ),
      Step(
        "section-line",
        "A section is a line with its sign",
        level: .core,
        test: "test_03_section_isALineWithItsSign",
        hints: [
          "The signs: * for check, ! for alarm, o for circle, # for calendar.",
          "A sign, one space, the name of the section.",
        ],
        mutants: [
          Mutant("oneSign", "Every section has the sign of today."),
          Mutant("signByName", "The sign is chosen by the section's name, not by its image."),
        ]
      ),
      Step(
        "items",
        "Items stand below their section, indented by four",
        level: .core,
        test: "test_04_items_standBelowIndented",
        hints: [
          "One line for each item, in the order in which they are given.",
          "Let a section become lines first, and join the lines afterwards.",
        ],
        mutants: [
          Mutant("itemsAtTheMargin", "Items stand at the margin, like their sections."),
          Mutant("blanksAtTheEnd", "An item's line ends in a blank."),
        ]
      ),
      Step(
        "sections-apart",
        "One empty line stands between sections",
        level: .core,
        refactors: true,
        test: "test_05_sections_standApart",
        hints: [
          "Between means: none before the first, none after the last.",
          "Joining puts something between, and only there.",
        ],
        mutants: [
          Mutant("crowdedSections", "Sections follow each other without an empty line."),
          Mutant("emptyLineAtTheEnd", "An empty line stands below the last section, too."),
        ]
      ),
      Step(
        "commands",
        "a and r reach the event handler",
        level: .core,
        author: .yours,
        test: "test_06_commands_reachTheEventHandler",
        hints: [
          "In your test, type a line into handle, without its line end, as the run loop does.",
          "Compare the whole list of the event handler's calls, for each of the two letters.",
          "a is for adding an entry, r is for refreshing the view.",
        ],
        mutants: [
          Mutant("commandsAreIgnored", "What is typed reaches nobody."),
          Mutant("addRefreshes", "a refreshes the list on its way to the add screen."),
          Mutant("swappedCommands", "a refreshes the list, and r adds an entry."),
          Mutant("refreshesLater", "r refreshes the list later, in a task."),
        ]
      ),
      Step(
        "help",
        "? shows the commands",
        level: .more,
        test: "test_07_questionMark_showsTheCommands",
        hints: [
          "The line is: a add, r refresh, ? help, q quit",
          "Nobody needs to be called for it; q is the run loop's.",
        ],
        mutants: [
          Mutant("helpIsUnknown", "The ? is answered as an unknown command.")
        ]
      ),
      Step(
        "unknown-line",
        "An unknown line gets the usage line, and nobody is called",
        level: .more,
        author: .yours,
        test: "test_08_unknownLine_getsTheUsageLine",
        hints: [
          "The line is: Unknown command. a add, r refresh, ? help, q quit",
          "Test more than one unknown line, and one of them twice. One may begin like a known one.",
          "In your test, compare the text of the output and the calls of the event handler.",
        ],
        mutants: [
          Mutant("unknownIsIgnored", "An unknown line is passed over in silence."),
          Mutant("unknownRefreshes", "Any other line refreshes the list."),
          Mutant("firstLetterDecides", "A line is known by its first letter."),
          Mutant(
            "usageWithoutReproach",
            "An unknown line gets the help, as if it had been asked for."
          ),
          Mutant("usageAndRefresh", "The usage line is shown, and the list is refreshed as well."),
          Mutant("usageOnlyOnce", "Only the first unknown line gets the usage line."),
          Mutant("usageLater", "The usage line is shown later, in a task."),
        ]
      ),
      Step(
        "day-column",
        "Days stand in a column, two spaces after the widest title",
        level: .more,
        refactors: true,
        test: "test_09_days_standInAColumn",
        hints: [
          "Each section has its own column. Which title decides where it stands?",
          "Where there is no day there are no blanks at the end either.",
        ],
        mutants: [
          Mutant("raggedDays", "The day stands two spaces after its own title, not in a column."),
          Mutant("oneColumnForAll", "All sections share the column that the longest title needs."),
        ]
      ),
      Step(
        "error-line",
        "An error is a line, and a list after it is complete by itself",
        level: .more,
        author: .yours,
        test: "test_10_error_isALineAndTheNextListIsComplete",
        hints: [
          "The line is: Error: MESSAGE",
          "In your test, show an error and compare; then show a list, and compare the whole text.",
        ],
        mutants: [
          Mutant("errorIsSwallowed", "Errors are not shown at all."),
          Mutant("bareError", "The message is shown without saying that it is an error."),
          Mutant("errorSticks", "The error stands above the next list once more."),
          Mutant("errorWaits", "The error is shown with the next list, not before."),
          Mutant("errorLater", "The error is shown later, in a task."),
        ]
      ),
      Step(
        "long-title",
        "A title that does not fit is cut and ends in an ellipsis",
        level: .deep,
        test: "test_11_longTitle_isCutToTheColumns",
        hints: [
          "Indent, title, gap and day share the columns of the output.",
          "The ellipsis … is one character, and it needs room as well.",
        ],
        mutants: [
          Mutant("longTitlesStay", "A title is never cut; the terminal will wrap it."),
          Mutant("cutForgetsTheIndent", "The cut leaves no room for the indent."),
          Mutant("threeDots", "A cut title ends in three full stops."),
          Mutant("cutsWhatFits", "A title that takes just the columns there are is cut."),
        ]
      ),
      Step(
        "asked-widths",
        "Widths are asked of the output, not counted",
        level: .deep,
        test: "test_12_wideCharacters_areMeasuredByTheOutput",
        hints: [
          "A wide character takes two columns, a combining one takes none.",
          "The output can tell how many columns a text takes. count cannot.",
        ],
        mutants: [
          Mutant("countsCharacters", "Every character is taken to be one column wide.")
        ]
      ),
      Step(
        "titles-as-data",
        "Control characters in a title are shown as data",
        level: .deep,
        test: "test_13_controlCharacters_areShownAsData",
        hints: [
          "A title can hold an escape sequence, which would command the terminal.",
          "Look at each Unicode scalar: its general category, and whether it controls direction.",
          "The scalar U+FFFD is made to stand in the place of another.",
        ],
        mutants: [
          Mutant("rawControls", "Titles are written as they are."),
          Mutant(
            "directionMarksPass",
            "Control characters are replaced, changes of direction are not."
          ),
          Mutant(
            "deletePasses",
            "Control characters are those before the blank; DEL and NEL pass."
          ),
          Mutant("isolatesPass", "Changes of direction are replaced, but not the isolates."),
        ]
      ),
      Step(
        "property",
        "It agrees with the rules on screens that nobody chose",
        level: .more,
        isGuard: true,
        isProperty: true,
        test: "test_14_generatedScreens_agreeWithTheRules",
        hints: [
          "The scenario is the smallest that is wrong: each line of it matters. Which one surprises?",
          "Write the scenario as a test of your own; then it is an example like any other.",
          "Look for what your code keeps from one screen to the next, and for what it adds up.",
        ],
        mutants: [
          Mutant(
            "blanksOfTitles",
            "A title that ends in blanks takes them to the end of its line."
          ),
          Mutant("columnsOnce", "The columns are asked for once, when the view is made."),
          Mutant("widthsAddedUp", "The width of a text is the sum of its characters' widths."),
        ]
      ),
    ],
    variants: [
      Variant("writesCharacters", "Every character is a write of its own."),
      Variant("writesLines", "Lines are written one by one; titles are cut from their end."),
      Variant("fillsABuffer", "Whole lines leave a buffer; widths are kept for a call."),
      Variant("forgivesBlanks", "Blanks around a typed line do not count."),
    ]
  )
}

extension Catalogue {
  static let textViewSteps: [StepEntry] = [
    StepEntry(
      name: "appearing",
      title: "Appearing asks for an update",
      level: .core,
      test: "test_01_viewWillAppear_asksForAnUpdate",
      hints: [
        "A view has nothing to show by itself. Whom can it ask?",
        "The event handler has a method for a view that needs fresh data; it is awaited.",
      ]
    ),
    StepEntry(
      name: "no-content-line",
      title: "Nothing upcoming is one line",
      level: .core,
      test: "test_02_noContent_isOneLine",
      hints: [
        "The line is: Nothing to do until the end of next week.",
        "Text goes to the output. Who writes the end of the line?",
      ]
    ),
    StepEntry(
      name: "section-line",
      title: "A section is a line with its sign",
      level: .core,
      test: "test_03_section_isALineWithItsSign",
      hints: [
        "The signs: * for check, ! for alarm, o for circle, # for calendar.",
        "A sign, one space, the name of the section.",
      ]
    ),
    StepEntry(
      name: "items",
      title: "Items stand below their section, indented by four",
      level: .core,
      test: "test_04_items_standBelowIndented",
      hints: [
        "One line for each item, in the order in which they are given.",
        "Let a section become lines first, and join the lines afterwards.",
      ]
    ),
    StepEntry(
      name: "sections-apart",
      title: "One empty line stands between sections",
      level: .core,
      test: "test_05_sections_standApart",
      hints: [
        "Between means: none before the first, none after the last.",
        "Joining puts something between, and only there.",
      ]
    ),
    StepEntry(
      name: "commands",
      title: "a and r reach the event handler",
      level: .core,
      test: "test_06_commands_reachTheEventHandler",
      hints: [
        "A typed line arrives in handle, without its line end.",
        "a is for adding an entry, r is for refreshing the view.",
      ]
    ),
    StepEntry(
      name: "help",
      title: "? shows the commands",
      level: .more,
      test: "test_07_questionMark_showsTheCommands",
      hints: [
        "The line is: a add, r refresh, ? help, q quit",
        "Nobody needs to be called for it; q is the run loop's.",
      ]
    ),
    StepEntry(
      name: "unknown-line",
      title: "An unknown line gets the usage line, and nobody is called",
      level: .more,
      author: .yours,
      test: "test_08_unknownLine_getsTheUsageLine",
      before: TextViewMutant.unknownIsIgnored.rawValue,
      hints: [
        "The line is: Unknown command. a add, r refresh, ? help, q quit",
        "Test more than one unknown line. One may begin like a known one.",
        "In your test, compare the text of the output and the calls of the event handler.",
      ]
    ),
    StepEntry(
      name: "day-column",
      title: "Days stand in a column, two spaces after the widest title",
      level: .more,
      test: "test_09_days_standInAColumn",
      hints: [
        "Each section has its own column. Which title decides where it stands?",
        "Where there is no day there are no blanks at the end either.",
      ]
    ),
    StepEntry(
      name: "error-line",
      title: "An error is a line, and a list after it is complete by itself",
      level: .more,
      author: .yours,
      test: "test_10_error_isALineAndTheNextListIsComplete",
      before: TextViewMutant.errorIsSwallowed.rawValue,
      hints: [
        "The line is: Error: MESSAGE",
        "In your test, show an error and then a list, and compare the whole text.",
      ]
    ),
    StepEntry(
      name: "long-title",
      title: "A title that does not fit is cut and ends in an ellipsis",
      level: .deep,
      test: "test_11_longTitle_isCutToTheColumns",
      hints: [
        "Indent, title, gap and day share the columns of the output.",
        "The ellipsis … is one character, and it needs room as well.",
      ]
    ),
    StepEntry(
      name: "asked-widths",
      title: "Widths are asked of the output, not counted",
      level: .deep,
      test: "test_12_wideCharacters_areMeasuredByTheOutput",
      hints: [
        "A wide character takes two columns, a combining one takes none.",
        "The output can tell how many columns a text takes. count cannot.",
      ]
    ),
    StepEntry(
      name: "titles-as-data",
      title: "Control characters in a title are shown as data",
      level: .deep,
      test: "test_13_controlCharacters_areShownAsData",
      hints: [
        "A title can hold an escape sequence, which would command the terminal.",
        "Look at each Unicode scalar: its general category, and whether it controls direction.",
        "The scalar U+FFFD is made to stand in the place of another.",
      ]
    ),
  ]
}

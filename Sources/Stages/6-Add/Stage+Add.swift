import KataKit

extension Stage {
  /// The steps of Stage 6; the file is longer than others, because it is one table.
  package static let add = Stage(
    number: 6,
    stem: "Add",
    title: "The Add Module",
    lesson:
      "that an acceptance test says when a module is done, and unit tests show the way there.",
    histories: historyFolder(),
    typeNames: ["AddInteractor", "AddPresenter", "AddWireframe", "MidnightRefresh"],
    core: [
      Step(
        "acceptance",
        "Shows a new entry under Tomorrow, and after midnight under Today",
        of: "AddInteractor",
        kind: .outer,
        question: "Which of the four classes would you merge, now that they work together?",
        test: "test_01_newEntry_isShownAndMovesAtMidnight",
        hints: [
          "This test stays red until the last core step is green. Go on with the step below.",
          "Does it stay red after that? Read the first text that differs: whose work is it?",
        ],
        mutants: [
          Mutant("savedADayLater", "An entry is saved for the day after the one that was typed.")
        ]
      ),
      Step(
        "earliest-date",
        "Reports the start of today as the earliest due date",
        of: "AddInteractor",
        test: "test_02_earliestDate_isTheStartOfToday",
        hints: [
          "Stage 1 has computed the start of today already.",
          "The answer comes through the output, before the call returns.",
        ],
        mutants: [
          Mutant("nowIsEarliest", "The earliest due date is the present moment."),
          Mutant("todayInUTC", "Today is the day in UTC, not in the calendar's time zone."),
        ]
      ),
      Step(
        "saved-entry",
        "Saves an entry once, without white space around its name, and reports it",
        of: "AddInteractor",
        requirement: """
          An entry is saved exactly once, for the date that was typed, and without white space \
          around its name. The user learns that it is saved.
          """,
        test: "test_03_entry_isSavedOnceAndReported",
        hints: [
          "Compare the whole list of calls of the data manager, and that of the output.",
          "White space is more than the space: think of tabs and line ends.",
        ],
        mutants: [
          Mutant("savesNothing", "A new entry is neither saved nor reported."),
          Mutant("savesWhiteSpace", "The white space around a name is saved, too."),
          Mutant("savesTwice", "Each entry is saved twice."),
          Mutant("savesInSilence", "An entry is saved, and nothing is reported."),
          Mutant("tabsStay", "Only spaces are removed from a name, not tabs.", isBonus: true),
        ]
      ),
      Step(
        "refused-entry",
        "Refuses an empty name and a date before today, and saves nothing",
        of: "AddInteractor",
        requirement: """
          An entry without a name, or for a day before today, is refused with its reason, and is \
          not saved. Any moment of today is early enough.
          """,
        question: "Is the start of today computed in one place?",
        test: "test_04_emptyNameOrPastDate_isRefused",
        hints: [
          "A name of white space is empty. Which date is the last one that must be refused?",
          "At nine in the morning, eight o'clock of the same day is still today.",
        ],
        mutants: [
          Mutant("acceptsAnything", "Every entry is accepted, even without a name."),
          Mutant("whiteSpaceIsAName", "A name of white space is saved as an empty name."),
          Mutant("refusesEarlierToday", "An entry for an earlier moment of today is refused."),
          Mutant("refusesAndSaves", "An entry without a name is refused, and saved as well."),
          Mutant("pastIsAccepted", "An entry for yesterday is accepted."),
        ]
      ),
      Step(
        "failed-save",
        "Reports a failed save with its reason, and nothing else",
        of: "AddInteractor",
        requirement: """
          When an entry cannot be saved, the user must learn why, in the error's own words. The \
          user must not read that it is saved, and it is not saved later.
          """,
        question: "Does your code report a success in one place, and a failure in one place?",
        test: "test_05_failedSave_isReported",
        hints: [
          "FakeDataStore has an insertFault for the next insert. Compare the output's calls.",
          "After the failure, the store must be empty, even when inserts work again.",
        ],
        mutants: [
          Mutant("failureCountsAsSaved", "An entry that could not be saved is reported as saved."),
          Mutant("failureWithoutReason", "A failure is reported without its reason."),
          Mutant("savesAgainAfterFailure", "After a failure, the entry is saved once more."),
          Mutant("failureAndSaved", "A failed save is reported as a failure, then as saved."),
        ]
      ),
      Step(
        "first-values",
        "Passes events to the interactor unchanged, and offers the earliest due date",
        of: "AddPresenter",
        test: "test_06_events_reachTheInteractor",
        hints: [
          "The view needs its first values. Which call of the interactor leads to them?",
          "The form allows no earlier date, and offers this date first.",
        ],
        mutants: [
          Mutant("asksForNothing", "When the view needs its first values, nothing is requested."),
          Mutant("trimsInThePresenter", "The presenter trims the name before it passes it on."),
          Mutant("offersNoDate", "The earliest date is the minimum, and no date is offered."),
        ]
      ),
      Step(
        "saved",
        "Dismisses the screen after a save, then informs the delegate",
        of: "AddPresenter",
        requirement: """
          After a save, the add screen goes away. Then, and not before, the list is informed. \
          savedNewEntry() returns when the list is up to date.
          """,
        test: "test_07_saved_dismissesThenInforms",
        hints: [
          "To check the order of calls to two mocks, let mock.spy.onCall of both append to one list.",
          "A mock knows what must come: AddWireframeMock and AddModuleDelegateMock.",
        ],
        mutants: [
          Mutant("staysAfterSave", "After a save, the screen stays, and no delegate is informed."),
          Mutant("informsFirst", "The delegate is informed before the screen goes away."),
          Mutant("forgetsTheDelegate", "The screen goes away, and the delegate is not informed."),
          Mutant("informsLater", "The delegate is informed later, in a task."),
          Mutant("dismissesAlone", "The delegate is informed, and the screen stays."),
        ]
      ),
      Step(
        "refused",
        "Shows the name and date as typed, then the reason, when an entry is not accepted",
        of: "AddPresenter",
        requirement: """
          When an entry is refused or cannot be saved, the screen stays. It shows the name and the \
          date as they were typed, and then a sentence: "The item needs a name.", "The due date \
          is before today." or "Your to-do item could not be saved: REASON" (without a reason, it \
          ends after "saved"). After a second refusal, it shows the second entry.
          """,
        question: .refactoring(
          "A refusal and a failure end in the same three calls; are they written once?"
        ),
        test: "test_08_refused_showsTheEntryAndTheReason",
        hints: [
          "The interactor does not send the entry back. Who has seen it?",
          "The interactor answers during the save, so let your spy's `onCall` call the presenter.",
          "In your test, type a name with a space in front, and let two different entries be refused.",
        ],
        mutants: [
          Mutant("refusesInSilence", "A refused entry changes nothing on the screen."),
          Mutant("refusalDismisses", "After a refusal, the reason is shown, and the screen goes."),
          Mutant("losesTheName", "After a refusal, the form shows the date, but not the name."),
          Mutant("losesTheDate", "After a refusal, the form shows the name, but not the date."),
          Mutant("failureInSilence", "A refusal is shown, but a failed save is not."),
          Mutant("repeatsTheFirstEntry", "After a second refusal, the first entry is shown again."),
          Mutant("colonWithoutReason", "Without a reason, a colon ends it.", isBonus: true),
        ]
      ),
      Step(
        "cancelled",
        "Dismisses the screen after a cancel, and makes no request",
        of: "AddPresenter",
        requirement: """
          When the user cancels, the add screen goes away, and its delegate is informed. Nothing \
          is saved or read.
          """,
        test: "test_09_cancelled_dismissesAndAsksNothing",
        hints: [
          "The delegate has a call of its own for a cancel; no request follows from it.",
          "A mock that expects no call is the shortest way to say \"nothing\".",
        ],
        mutants: [
          Mutant("cancelDoesNothing", "A cancel does nothing."),
          Mutant("cancelRequests", "A cancel asks the interactor for the earliest due date."),
          Mutant("cancelCountsAsSave", "After a cancel, the delegate is informed of a save."),
          Mutant("cancelInSilence", "After a cancel, the delegate is not informed."),
        ]
      ),
      Step(
        "presented",
        "Presents a new screen of the builder each time",
        of: "AddWireframe",
        question: "How many lines of routing does one screen need?",
        test: "test_10_presented_asksTheBuilder",
        hints: [
          "The wireframe knows no class of the module. Which object makes its screen?",
          "A screen that was dismissed is gone: the next time there is another one.",
        ],
        mutants: [
          Mutant("asksTheBuilderTwice", "The builder makes two screens, and one is presented."),
          Mutant("oneScreenForEver", "The first screen is presented again the next time."),
        ]
      ),
      Step(
        "dismissed",
        "Dismisses the top screen once",
        of: "AddWireframe",
        requirement:
          "When the add screen must go, the top screen is taken away once, and nothing is built.",
        question: "Could the list's own screen be dismissed by accident?",
        test: "test_11_dismissed_takesTheTopScreenAway",
        hints: [
          "RootWireframeMock expects the changes of the stack, in order.",
          "The builder has a mock as well: AddModuleBuilderMock. It expects nothing here.",
        ],
        mutants: [
          Mutant("dismissesNothing", "The screen stays when it must go."),
          Mutant("dismissesTwice", "Two screens are taken away."),
          Mutant("dismissesLater", "The screen is taken away later, in a task."),
          Mutant("buildsAgain", "The screen is taken away, and another one is built."),
        ]
      ),
      Step(
        "midnight",
        "Sleeps until the end of the day, then refreshes the list once",
        of: "MidnightRefresh",
        requirement: """
          At the end of each day, by the calendar, the list is refreshed once. Before that, \
          nothing happens.
          """,
        question: "Does the code contain a number of hours?",
        test: "test_12_midnight_refreshesOnce",
        hints: [
          "Run it in a Task. waitForSleepers(1) returns when it sleeps; advance moves the clock.",
          "A calendar knows the interval of a day. Which clock is for reading, which for sleeping?",
        ],
        mutants: [
          Mutant("neverRefreshes", "Nothing ever refreshes the list."),
          Mutant("oneMidnightOnly", "Only the first midnight refreshes the list."),
          Mutant("refreshesTwice", "Each midnight refreshes the list twice."),
          Mutant("refreshesAtTheStart", "The list is also refreshed at the start."),
          Mutant("everyDayHas24Hours", "Every day has exactly 24 hours.", isBonus: true),
        ]
      ),
    ],
    more: [
      Step(
        "real-store",
        "Passes the acceptance test with the real file store as well",
        of: "AddInteractor",
        kind: .guard,
        test: "test_13_newEntry_isShownFromTheFile",
        hints: [
          "Only the store is another one. Does your code wait until an entry is saved?",
          """
          The fake passes the contract of the real store, so you should see no difference. If you \
          do, read the message.
          """,
        ],
        mutants: [
          Mutant("reportsBeforeSaving", "An entry is reported as saved, and is saved after that.")
        ]
      ),
      Step(
        "covered",
        "Waits while another screen covers the list, and looks again a minute later",
        of: "MidnightRefresh",
        requirement: """
          At midnight a user may be typing a new entry, and must not be disturbed. As long as \
          another screen covers the list, nothing is refreshed; a minute later the app looks again.
          """,
        test: "test_14_covered_waits",
        hints: [
          "In your test, isCovered reads a variable, which you change between two moves.",
          "A move of the clock ends at most one sleep. Wait for the next sleeper after it.",
        ],
        mutants: [
          Mutant("refreshesUnderACover", "The list is refreshed even while it is covered."),
          Mutant("skipsTheDay", "A midnight that finds the list covered is skipped."),
          Mutant("looksAgainAnHourLater", "After a covered midnight, it looks again in an hour."),
        ]
      ),
    ],
    deep: [
      Step(
        "set-back",
        "Waits again when the clock was set back before or at midnight",
        of: "MidnightRefresh",
        test: "test_15_clockSetBack_waitsForMidnight",
        hints: [
          "A sleep may end before midnight, because the time of day was set back meanwhile.",
          "Remember the day that is shown. Is it over when the sleep ends?",
        ],
        mutants: [
          Mutant("trustsItsSleep", "When a sleep ends, the list is refreshed, whatever the time.")
        ]
      ),
      Step(
        "earlier-day",
        "Follows a clock that was set back to an earlier day",
        of: "MidnightRefresh",
        kind: .guard,
        test: "test_15b_clockSetBackByDays_refreshes",
        hints: [
          "The day that is shown changes in both directions.",
          "A clock may also be set back under a cover, or while the list is being refreshed.",
        ],
        mutants: [
          Mutant("knowsNoYesterday", "A clock that is set back to an earlier day changes nothing.")
        ]
      ),
      Step(
        "lets-go",
        "Keeps no neighbour alive, and stops sleeping when it is cancelled",
        of: "AddPresenter",
        kind: .guard,
        test: "test_16_end_leavesNothingBehind",
        hints: [
          "What is on the screen owns what is behind it; each reference back is weak.",
          "A task of your own is not cancelled with the task that started it.",
        ],
        mutants: [
          Mutant("viewIsKept", "The presenter keeps its view alive."),
          Mutant("delegateIsKept", "The presenter keeps its delegate alive."),
          Mutant("holdsItself", "The presenter keeps itself alive."),
          Mutant("screenIsKept", "The wireframe keeps the screens that it presented."),
          Mutant("sleepsInATask", "The sleep is in a task of its own, which is never cancelled."),
          Mutant("moreSleepers", "Each refresh leaves another sleeper behind."),
          Mutant("refreshesWhenCancelled", "A cancelled refresh looks at the day once more."),
        ]
      ),
    ],
    property: Step(
      "property",
      "Follows the rules in random sessions",
      of: "AddInteractor",
      test: "test_17_generatedSessions_agreeWithTheRules",
      hints: [
        "This is the smallest session that fails. Which line surprises you?",
        "Which of the four classes knows the rule below? Write the session as its test.",
      ],
      mutants: [
        Mutant("longNamesAreCut", "A name of more than 10,000 characters is cut."),
        Mutant("todayOfTheForm", "Today is the day on which the form was opened."),
        Mutant("leavesOnce", "A presenter lets its screen go only after its first save."),
        Mutant("queuesTheNames", "A refusal shows the name of an earlier save."),
        Mutant("knowsOneScreen", "After two screens, only the first dismissal takes one away."),
        Mutant("looksEachMinute", "The list is refreshed up to a minute after the day ends."),
        Mutant("formatIsRemoved", "Format characters in a name, such as U+200D, are removed."),
        Mutant("datesInMilliseconds", "A due date is rounded to milliseconds."),
        Mutant("formerOutput", "Saves are reported to the first output, not to the present one."),
        Mutant("oneSaveInTheApp", "During a save, no other module can save."),
        Mutant("reasonsAreCut", "A message of more than 200 characters is cut."),
        Mutant("viewIsKeptInASave", "During a save, the presenter keeps its view alive."),
        Mutant("refusesOnlyInASave", "A refusal outside of a save is not shown."),
        Mutant("offersNewDates", "A date that was offered once is not offered again."),
        Mutant("countsScreens", "The wireframes count the screens of all modules together."),
        Mutant("coolsDown", "Two refreshes are at least a minute apart."),
        Mutant("losesPatience", "Under a cover, each sixtieth look refreshes the list."),
        Mutant("equalNamesOnce", "A name that was saved once is not saved again."),
        Mutant("sevenMidnights", "After seven midnights, the list is no longer refreshed."),
        Mutant("leavesOnlyWithADelegate", "Without a delegate, the screen never goes away."),
        Mutant("leavesOnlyWithAView", "After a save without a view, the screen stays."),
        Mutant("sharesTheEntry", "The presenters of all modules share the name that was typed."),
        Mutant("todayHasNoEra", "The start of today is made from year, month and day."),
        Mutant("nextDayIn24Hours", "The next day is the day in 24 hours."),
        Mutant("roundsUpToSeconds", "The rest of the day is rounded up to whole seconds."),
        Mutant("goneCoverRefreshes", "A cover that goes refreshes the list on the same day."),
        Mutant("refreshesForEachDay", "Two midnights under a cover refresh the list twice."),
      ]
    ),
    variants: [
      Variant(
        "otherShapes",
        """
        The presenter keeps an entry only while it is saved, and informs the delegate of a cancel \
        before the screen goes; the refresh wakes each hour.
        """
      ),
      Variant("wakesEachMinute", "The refresh sleeps for a minute, and then looks at the day."),
    ]
  )
}

import KataKit

extension Stage {
  /// The steps of Stage 2; the file is longer than others, because it is one table.
  package static let presenter = Stage(
    number: 2,
    stem: "Presenter",
    title: "Presenter",
    lesson: """
      that you can decide texts and their order without a screen, and that a test of all calls \
      also finds an extra call.
      """,
    histories: historyFolder(),
    typeNames: ["ListPresenter"],
    endsWorkshop: true,
    core: [
      Step(
        "asks-the-interactor",
        "updateView() asks the interactor once",
        test: "test_01_updateView_asksTheInteractorOnce",
        hints: [
          "The presenter does not look for items itself. Which object does?",
          "The interactor has one method. Its answer comes back through another protocol.",
        ],
        mutants: [
          Mutant("asksTwice", "One update asks the interactor twice."),
          Mutant(
            "asksOnlyOnce",
            "A second update does not ask the interactor; it reuses the first answer."
          ),
          Mutant(
            "asksInATask",
            "The interactor is asked later, in a task, after updateView() has returned."
          ),
        ]
      ),
      Step(
        "no-content",
        "Shows a message when nothing is upcoming",
        requirement: """
          When nothing is upcoming, the app must say so. It must not show an empty list: not \
          instead of the message, and not below it.
          """,
        test: "test_02_nothingUpcoming_showsNoContent",
        hints: [
          "In your test, call foundUpcomingItems([]) on the presenter, as the interactor does.",
          "Compare the whole list of the view's calls: one command too many is a fault, too.",
          "Not required: report two answers, and expect both to be shown.",
          "The view has a separate command for an empty list.",
        ],
        mutants: [
          Mutant("silentWhenEmpty", "When nothing is upcoming, nothing is shown."),
          Mutant(
            "emptyTable",
            "An empty answer shows an empty table instead of the message."
          ),
          Mutant("noContentAndTable", "An empty table is shown below the message."),
          Mutant(
            "noContentOnlyOnce",
            "The second empty answer in a row shows no message.",
            isBonus: true
          ),
          Mutant(
            "noContentLater",
            "The message is shown later, in a task, after the call has returned.",
            isBonus: true
          ),
        ]
      ),
      Step(
        "today",
        "Shows today's items under \"Today\", with the `check` image and without a weekday",
        question: "Are all display items made in one place, in a function or in a closure?",
        test: "test_03_itemsForToday_areShownUnderToday",
        hints: [
          """
          UpcomingDisplayData has sections (UpcomingDisplaySection), a section has items \
          (UpcomingDisplayItem), an item has a title and a day.
          """,
          "The day of an item that is due today is the empty string.",
        ],
        mutants: [
          Mutant("dayForToday", "Items that are due today show their weekday, too."),
          Mutant("capitalTitles", "Every title is changed to begin with a capital letter."),
        ]
      ),
      Step(
        "sections",
        "Gives each relation its own section and image",
        question: "Four branches that differ in two words could be a dictionary or a switch.",
        test: "test_04_eachRelation_hasSectionAndImage",
        hints: [
          "Today: check. Tomorrow: alarm. Later This Week: circle. Next Week: calendar.",
          "A dictionary or a switch with four pairs of words is easier to read than four branches.",
        ],
        mutants: [
          Mutant("swappedImages", "The images of Tomorrow and Later This Week are swapped."),
          Mutant(
            "headingsAsSentences",
            "Only the first word of a heading begins with a capital letter."
          ),
        ]
      ),
      Step(
        "weekday",
        "Shows the full weekday of items that are not due today",
        question: .refactoring("Does exactly one function return an item's day?"),
        test: "test_05_otherDays_showTheWeekday",
        hints: [
          "Calendar knows the weekday names of its locale, and the weekday number of a date.",
          "In some languages a weekday has another form inside a date. Use the stand-alone names.",
          "Weekdays are numbered from 1, arrays from 0.",
        ],
        mutants: [
          Mutant("shortWeekday", "The weekday is shown in its short form, such as Thu."),
          Mutant("noDayForTomorrow", "Tomorrow's items show no weekday."),
          Mutant(
            "machineFormatter",
            "Weekdays come from a formatter without the injected locale and time zone."
          ),
        ]
      ),
      Step(
        "fixed-order",
        "Shows sections in a fixed order and leaves out empty ones",
        question: .refactoring("Is the order of the sections written down in one place only?"),
        test: "test_06_anyOrderOfArrival_sectionsStandInFixedOrder",
        hints: [
          "The four relations can arrive in 24 different orders. What stays the same?",
          "Loop over the sections, not over the items. For each section, find its items.",
        ],
        mutants: [
          Mutant(
            "arrivalOrder",
            "Sections are shown in the order in which their first items arrive."
          ),
          Mutant("emptySections", "Sections without items are shown as headings."),
          Mutant("sectionsByName", "Sections are sorted by their names."),
        ]
      ),
      Step(
        "add-screen",
        "addNewEntry() presents the add screen",
        requirement: """
          When the user wants to add an entry, the add screen must appear, once, and nothing \
          else may happen.
          """,
        test: "test_07_addNewEntry_presentsTheAddScreen",
        hints: [
          "Create a mock with the expected call. Call addNewEntry() in the closure of verify.",
          "Mocks/README.md has an example with another wireframe's mock; yours is ListWireframeMock.",
          "Which of the objects that init received can present another screen?",
        ],
        mutants: [
          Mutant("addDoesNothing", "addNewEntry() does nothing."),
          Mutant("refreshInsteadOfAdd", "addNewEntry() refreshes the list and presents no screen."),
          Mutant("presentsTwice", "The add screen is presented twice."),
          Mutant(
            "presentsLater",
            "The add screen is presented later, in a task, after the call has returned."
          ),
        ]
      ),
      Step(
        "after-adding",
        "Asks the interactor again after a save, but not after a cancel",
        requirement: """
          When an item was added, the list must show it at once. When the user cancels, the list \
          must not be read again.
          """,
        question: """
          After a save, the presenter does the same as in updateView(). Is that code written \
          only once?
          """,
        test: "test_08_addModuleEnds_asksAgainAfterASaveOnly",
        hints: [
          "The presenter is the add module's delegate: its methods are called when adding ends.",
          "In your tests, compare the whole list of the interactor spy's calls in both cases.",
          "A faulty presenter may ask in a task. After a cancel, let that task run, then compare.",
          "After a save, compare before anything else runs. Not required: save twice.",
        ],
        mutants: [
          Mutant("noRefreshAfterSave", "After a save, the list is not read again."),
          Mutant(
            "refreshAfterCancel",
            "After a cancel, the list is read again, in a task."
          ),
          Mutant("refreshTwiceAfterSave", "After a save, the list is read twice."),
          Mutant(
            "refreshOnlyOnce",
            "After a second save, the list is not read again.",
            isBonus: true
          ),
          Mutant("refreshLater", "After a save, the list is read later, in a task.", isBonus: true),
        ]
      ),
    ],
    more: [
      Step(
        "failure",
        "Shows an error as a sentence, with its reason if there is one",
        requirement: """
          The user reads "Your to-do items could not be read: REASON". Without a reason: "Your \
          to-do items could not be read". Do not add a full stop.
          """,
        question: "Is the sentence in the code only once?",
        test: "test_09_failure_showsItsSentence",
        hints: [
          "The sentence, without a full stop: Your to-do items could not be read: REASON",
          "What does the sentence look like when the reason is empty? Test that, too.",
          "What does the view show when the same error comes twice?",
        ],
        mutants: [
          Mutant(
            "silentFailure",
            "When the items cannot be read, no message is shown, and the old list stays."
          ),
          Mutant("failureWithoutReason", "The sentence says that reading failed, but not why."),
          Mutant("colonWithoutReason", "Without a reason, the sentence ends with a colon."),
          Mutant(
            "failureAndNoContent",
            "After the error, the message for an empty list is shown as well."
          ),
          Mutant(
            "noContentAndFailure",
            "Before the error, the message for an empty list is shown as well."
          ),
          Mutant("failureOnlyOnce", "The second error in a row is not shown."),
          Mutant(
            "failureLater",
            "The error is shown later, in a task, after the call has returned."
          ),
        ]
      ),
      Step(
        "injected-locale",
        "Uses the injected locale and time zone for weekdays, not the machine's",
        kind: .guard,
        test: "test_10_weekday_followsTheInjectedLocaleAndZone",
        hints: [
          "A calendar has a time zone and a locale. Which locale does yours have?",
          "Noon in UTC is already the next day in Auckland.",
          "Finnish has two forms: one for \"Wednesday\", and one for \"on Wednesday\".",
        ],
        mutants: [
          Mutant("machineLocale", "Weekdays are always English, whatever the locale says."),
          Mutant(
            "weekdayAtUTC",
            "The weekday is computed in UTC, not in the calendar's time zone."
          ),
          Mutant(
            "inflectedWeekday",
            "The weekday has the form used inside a date, not the stand-alone form."
          ),
        ]
      ),
      Step(
        "order-kept",
        "Keeps items in the order in which they arrive",
        kind: .guard,
        test: "test_11_items_keepTheirOrder",
        hints: [
          "The interactor decides the order. Does your code change it?",
          "A dictionary has no order; filtering an array keeps its order.",
        ],
        mutants: [
          Mutant("sortedByTitle", "Items are sorted by their titles."),
          Mutant("sortedByDate", "Items are sorted by their due dates again."),
          Mutant("oldItemsStay", "The items of the previous answer stay, above the new ones."),
        ]
      ),
      Step(
        "relation-trusted",
        "Trusts the given relation, even if the due date disagrees",
        kind: .guard,
        test: "test_12_relationAndDateDisagree_relationIsTrusted",
        hints: [
          "The interactor has already applied the rule that decides which day is today.",
          """
          The relation decides the section, and whether a day is shown. The date only decides \
          which day.
          """,
        ],
        mutants: [
          Mutant(
            "oneDayOneSection",
            "Items due on the same day share a section, even if their relations differ."
          )
        ]
      ),
    ],
    deep: [
      Step(
        "weak-view",
        "Does not keep its view alive, and accepts answers without a view",
        test: "test_13_viewGone_isNotKeptAlive",
        hints: [
          "The view owns the presenter. Which reference must not own its object?",
          "Swift has a keyword for a reference that does not keep its object alive.",
        ],
        mutants: [
          Mutant("strongView", "The presenter keeps its view alive.")
        ]
      )
    ],
    property: Step(
      "property",
      "Follows the rules on random answers",
      question: "Can you write its scenario as your own test?",
      test: "test_14_generatedAnswers_agreeWithTheRules",
      hints: [
        "This is the smallest scenario that fails: every line matters. Which line surprises you?",
        "Write the scenario as a test of your own; then it is an example like any other.",
        "Look for values that your code keeps between answers, and for items that it drops.",
      ],
      mutants: [
        Mutant("twinsAreOne", "Two equal items are shown as one.")
      ]
    ),
    variants: [
      Variant(
        "groupsByDictionary",
        "Items are grouped in a dictionary, and weekdays come from a formatter."
      ),
      Variant(
        "fillsBuckets",
        "One pass puts each item into its section; empty sections are removed at the end."
      ),
      Variant(
        "formatsWhenMade",
        "The weekday names are made once; a save asks the interactor directly."
      ),
      Variant(
        "asksInAChildTask",
        "A child task asks the interactor; all presenters share a formatter per locale."
      ),
    ]
  )
}

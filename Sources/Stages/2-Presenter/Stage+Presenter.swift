import KataKit

extension Stage {
  /// What Stage 2 asks, step by step; longer than other files, since it is one table.
  package static let presenter = Stage(
    number: 2,
    stem: "Presenter",
    title: "Presenter",
    lesson:
      "that words and order are decided without a screen, and that a whole list of calls tells all.",
    histories: historyFolder(),
    typeNames: ["ListPresenter"],
    steps: [
      Step(
        "asks-the-interactor",
        "updateView() asks the interactor once",
        level: .core,
        test: "test_01_updateView_asksTheInteractorOnce",
        hints: [
          "The presenter finds nothing itself. Who does?",
          "The interactor has one method, and its answer comes back through another door.",
        ],
        mutants: [
          Mutant("asksTwice", "It asks once for the items and once more for their number."),
          Mutant("asksOnlyOnce", "A second update asks nobody: the items are there."),
          Mutant("asksInATask", "It asks in a task of its own, and returns before it has asked."),
        ]
      ),
      Step(
        "no-content",
        "Nothing upcoming shows the no-content message",
        level: .core,
        author: .yours,
        test: "test_02_nothingUpcoming_showsNoContent",
        hints: [
          "In your test, play the interactor: tell the presenter foundUpcomingItems([]).",
          "Then compare the whole list of the view's calls: more than one command is a fault, too.",
          "Tell it twice: each answer is shown.",
          "The view has a command of its own for an empty list.",
        ],
        mutants: [
          Mutant("silentWhenEmpty", "When nothing is upcoming, nothing is shown."),
          Mutant("emptyTable", "An empty answer is shown as a table without sections."),
          Mutant("noContentAndTable", "Below the no-content message stands an empty table."),
          Mutant(
            "noContentOnlyOnce",
            "The no-content message that was shown last is not shown again."
          ),
          Mutant("noContentLater", "The no-content message is shown later, in a task."),
        ]
      ),
      Step(
        "today",
        "Items for today are shown under Today, with the image check and no day",
        level: .core,
        test: "test_03_itemsForToday_areShownUnderToday",
        hints: [
          "Display data has sections, a section has items, an item has a title and a day.",
          "The day of an item that is due today is the empty text.",
        ],
        mutants: [
          Mutant("dayForToday", "Items that are due today show their weekday, too."),
          Mutant("capitalTitles", "Every title begins with a capital letter."),
        ]
      ),
      Step(
        "sections",
        "Each relation has its section and its image",
        level: .core,
        test: "test_04_eachRelation_hasSectionAndImage",
        hints: [
          "Today check, Tomorrow alarm, Later This Week circle, Next Week calendar.",
          "A table in the code reads better than four branches.",
        ],
        mutants: [
          Mutant("swappedImages", "Tomorrow has the circle, and later this week the alarm."),
          Mutant("headingsAsSentences", "Only the first word of a heading begins with a capital."),
        ]
      ),
      Step(
        "weekday",
        "Other days show the full stand-alone weekday",
        level: .core,
        refactors: true,
        test: "test_05_otherDays_showTheWeekday",
        hints: [
          "Calendar knows the names of the weekdays in its locale, and the number of a date's weekday.",
          "Stand-alone means the form that is not part of a date; some languages have two.",
          "Weekdays are numbered from 1, arrays from 0.",
        ],
        mutants: [
          Mutant("shortWeekday", "The weekday is cut to its short form."),
          Mutant("noDayForTomorrow", "Tomorrow's items show no day, like today's."),
          Mutant(
            "machineFormatter",
            "Weekdays come from a formatter that was given neither locale nor zone."
          ),
        ]
      ),
      Step(
        "fixed-order",
        "Sections stand in a fixed order, each once, empty ones left out",
        level: .core,
        refactors: true,
        test: "test_06_anyOrderOfArrival_sectionsStandInFixedOrder",
        hints: [
          "The items can come in any of 24 orders of their relations. What stays the same?",
          "Walk along the sections and look for their items, not along the items.",
        ],
        mutants: [
          Mutant("arrivalOrder", "Sections stand in the order in which their first items came."),
          Mutant("emptySections", "Sections without items are shown as headings."),
          Mutant("sectionsByName", "Sections stand in the order of their names."),
        ]
      ),
      Step(
        "add-screen",
        "addNewEntry() presents the add screen",
        level: .core,
        author: .yours,
        test: "test_07_addNewEntry_presentsTheAddScreen",
        hints: [
          "A test with a mock: say which call must come, act inside verify, and that is all.",
          "Guide.md, Mock, has one for another wireframe; yours is ListWireframeMock.",
          "Which of the presenter's neighbours can get to another screen? It was given to init.",
        ],
        mutants: [
          Mutant("addDoesNothing", "Adding does nothing at all."),
          Mutant("refreshInsteadOfAdd", "Adding refreshes the list, and no screen appears."),
          Mutant("presentsTwice", "The add screen is presented twice."),
          Mutant("presentsLater", "The add screen is presented later, in a task."),
        ]
      ),
      Step(
        "after-adding",
        "After a save it asks again, after a cancel it does not",
        level: .core,
        author: .yours,
        test: "test_08_addModuleEnds_asksAgainAfterASaveOnly",
        hints: [
          "The presenter is the add module's delegate: it is told how adding ended.",
          "In your tests, compare the whole list of the interactor spy's calls in both cases.",
          "After a cancel, let run what a faulty one may have started in a task, and then compare.",
          "After a save compare at once, and save twice.",
        ],
        mutants: [
          Mutant("noRefreshAfterSave", "The list stays as it was although an item was saved."),
          Mutant(
            "refreshAfterCancel",
            "The list is read again, in a task, although nothing was saved."
          ),
          Mutant("refreshTwiceAfterSave", "After a save the list is read twice, to be sure."),
          Mutant("refreshOnlyOnce", "After a second save the list stays as it was."),
          Mutant("refreshLater", "After a save the list is read later, in a task."),
        ]
      ),
      Step(
        "failure",
        "A failure shows its sentence",
        level: .more,
        author: .yours,
        test: "test_09_failure_showsItsSentence",
        hints: [
          "The sentence is: Your to-do items could not be read: REASON, without a full stop of ours.",
          "What does it look like when the reason is empty? Test that, too.",
          "What does the view read when the same failure comes twice?",
        ],
        mutants: [
          Mutant(
            "silentFailure",
            "When the items cannot be read, the old list stays and nothing is said."
          ),
          Mutant("failureWithoutReason", "The sentence says that reading failed, but not why."),
          Mutant("colonWithoutReason", "Without a reason the sentence ends in a colon."),
          Mutant("failureAndNoContent", "After the error the no-content message is shown as well."),
          Mutant("noContentAndFailure", "The no-content message is shown, and the error after it."),
          Mutant("failureOnlyOnce", "The failure that was shown last is not shown again."),
          Mutant("failureLater", "The failure is shown later, in a task."),
        ]
      ),
      Step(
        "injected-locale",
        "Weekdays follow the injected locale and time zone, not the machine's",
        level: .more,
        isGuard: true,
        test: "test_10_weekday_followsTheInjectedLocaleAndZone",
        hints: [
          "A calendar brings a time zone and a locale. Which locale does yours have?",
          "Noon at UTC is already the next day in Auckland.",
          "Finnish has one form for Wednesday and another for on Wednesday.",
        ],
        mutants: [
          Mutant("machineLocale", "Weekdays are always English, whatever the locale says."),
          Mutant("weekdayAtUTC", "The weekday is reckoned at UTC, not in the calendar's zone."),
          Mutant("inflectedWeekday", "The weekday has the form that it has inside a date."),
        ]
      ),
      Step(
        "order-kept",
        "Items keep the order in which they came",
        level: .more,
        isGuard: true,
        test: "test_11_items_keepTheirOrder",
        hints: [
          "The interactor decides the order. Is there a second opinion in your code?",
          "A dictionary has no order; an array filtered keeps its own.",
        ],
        mutants: [
          Mutant("sortedByTitle", "Items are sorted by their titles."),
          Mutant("sortedByDate", "Items are sorted by their due dates once more."),
          Mutant("oldItemsStay", "The items of the last answer stay, above the new ones."),
        ]
      ),
      Step(
        "relation-trusted",
        "The relation that it is given is trusted",
        level: .more,
        isGuard: true,
        test: "test_12_relationAndDateDisagree_relationIsTrusted",
        hints: [
          "Which day it is, is a rule of the business, and the interactor has decided it.",
          "Choose section and day by the relation alone; the date only names the weekday.",
        ],
        mutants: [
          Mutant(
            "oneDayOneSection",
            "Items of one day share a section, whatever their relations say."
          )
        ]
      ),
      Step(
        "weak-view",
        "The view is not kept alive, and an answer after it is gone does no harm",
        level: .deep,
        test: "test_13_viewGone_isNotKeptAlive",
        hints: [
          "The view owns the presenter. Who must not own whom?",
          "Swift has a keyword for a reference that does not keep its object alive.",
        ],
        mutants: [
          Mutant("strongView", "The presenter keeps its view alive.")
        ]
      ),
      Step(
        "property",
        "It agrees with the rules on answers that nobody chose",
        level: .more,
        isGuard: true,
        isProperty: true,
        test: "test_14_generatedAnswers_agreeWithTheRules",
        hints: [
          "The scenario is the smallest that is wrong: each line of it matters. Which one surprises?",
          "Write the scenario as a test of your own; then it is an example like any other.",
          "Look for what your code keeps from one answer to the next, and for what it drops.",
        ],
        mutants: [
          Mutant("twinsAreOne", "Items that are equal are shown once.")
        ]
      ),
    ],
    variants: [
      Variant(
        "groupsByDictionary",
        "Items are grouped in a dictionary, weekdays come from a formatter."
      ),
      Variant(
        "fillsBuckets",
        "One pass puts each item into its section; empty ones are removed at the end."
      ),
      Variant(
        "formatsWhenMade",
        "The names of the weekdays are made once; a save asks without updateView()."
      ),
      Variant(
        "asksInAChildTask",
        "A child task asks the interactor; one formatter a locale serves all presenters."
      ),
    ]
  )
}

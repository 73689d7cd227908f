import KataKit

extension Stage {
  /// The steps of Stage 5; the file is longer than others, because it is one table.
  package static let change = Stage(
    number: 5,
    stem: "Change",
    title: "The Change",
    lesson:
      "that a change stays small if each kind of knowledge has one place of its own.",
    histories: historyFolder(),
    typeNames: ["ListTextView", "ListPresenter", "ListInteractor"],
    changedStages: [1, 2, 3],
    core: [
      Step(
        "sort-key",
        "Forwards s to the event handler",
        of: "ListTextView",
        question: "Is your switch still easy to read?",
        test: "test_01_s_reachesTheEventHandler",
        hints: [
          "The view knows the keys, and reports what the user wants. Which object receives that?",
          "ArrangingListModuleInterface has what the old event handler has, and two more events.",
          "Ask for an event handler of that type in the view's init; the old calls stay.",
        ],
        mutants: [
          Mutant("sortIsUnknown", "s is still an unknown command."),
          Mutant("sortAndRefresh", "s changes the order, and asks for an update as well."),
          Mutant("sortEatsAdd", "The new key replaces an old one: key a sorts the list."),
        ]
      ),
      Step(
        "group-key",
        "Forwards g to the event handler",
        of: "ListTextView",
        requirement: "Typing g must change the grouping, each time, and do nothing else.",
        test: "test_02_g_reachesTheEventHandler",
        hints: [
          "In your test, type g, and compare the whole list of the event handler's calls.",
          "Type it twice: each g must change the grouping.",
        ],
        mutants: [
          Mutant("groupIsUnknown", "g is still an unknown command."),
          Mutant("groupSorts", "g changes the order instead of the grouping."),
          Mutant("groupAndRefresh", "g changes the grouping, and asks for an update as well."),
          Mutant("groupOnlyOnce", "Only the first g changes the grouping.", isBonus: true),
          Mutant("groupTypedLater", "g changes the grouping later, in a task.", isBonus: true),
        ]
      ),
      Step(
        "usage-line",
        "Lists s and g in the usage line",
        of: "ListTextView",
        question: .refactoring("How many places did you change for one line?"),
        test: "test_03_usage_listsTheKeys",
        hints: [
          "The line is: a add, r refresh, s sort, g group, ? help, q quit",
          "An unknown command shows the same list. Is the list in your code only once?",
        ],
        mutants: [
          Mutant("usageWithoutKeys", "The keys work, but no line lists them."),
          Mutant(
            "keysInHelpAlone",
            "The help lists the keys, but the answer to an unknown command does not."
          ),
          Mutant("helpLosesAKey", "The usage line lists s, but not g."),
        ]
      ),
      Step(
        "order-event",
        "Asks the interactor for another order, and shows items as they arrive",
        of: "ListPresenter",
        question: "Does the presenter know about lower case?",
        test: "test_04_changeOrder_asksForNameOrder",
        hints: [
          "The order of the items is a rule of the list. Which object holds those rules?",
          "The presenter must take the new events, and needs an interactor that takes an order.",
          "Do not sort here: show the items in the order in which they arrive.",
        ],
        mutants: [
          Mutant("orderEventIgnored", "A change of the order does not reach the interactor."),
          Mutant("sortedInPresenter", "The presenter sorts the items itself."),
          Mutant("orderOnPaper", "The presenter asks for the items again, but without an order."),
        ]
      ),
      Step(
        "order-back",
        "Goes back to the order by due date at the next change",
        of: "ListPresenter",
        requirement: """
          Changing the order twice brings back the first order; a new item does not change the \
          user's choice.
          """,
        question: "Does your code name the two orders in one place?",
        test: "test_05_changeOrderAgain_goesBack",
        hints: [
          "There are two orders, and one event. What must be remembered between two events?",
          "In your test, change the order three times, once after an item was saved.",
          "Compare the whole list of the interactor's calls, before anything else runs.",
        ],
        mutants: [
          Mutant("neverBack", "After the first change, the list stays sorted by name."),
          Mutant("backOnlyOnce", "The order changes twice, and then never again."),
          Mutant(
            "orderForgottenAfterSave",
            "After a save, the presenter forgets which order was chosen."
          ),
          Mutant("orderChangedLater", "The interactor is asked later, in a task."),
        ]
      ),
      Step(
        "by-day",
        "Shows each day as a section when grouped by day",
        of: "ListPresenter",
        question: .refactoring(
          "Both groupings use the same four headings; does the code contain them once?"
        ),
        test: "test_06_changeGrouping_showsDays",
        hints: [
          "Today and Tomorrow keep their headings; the heading of any other day is its weekday.",
          "The image is still that of the relation, and the items no longer need a day.",
          "Leave the grouping by urgency as it is, and write the grouping by day next to it.",
        ],
        mutants: [
          Mutant("groupingIgnored", "A change of the grouping does not change the headings."),
          Mutant(
            "daysBesideHeadings",
            "The day is shown in the heading, and again next to each item."
          ),
          Mutant("oneImageForDays", "Every day has the calendar image."),
          Mutant("weekdayForToday", "The heading of today is its weekday, not Today."),
        ]
      ),
      Step(
        "group-event",
        "Asks once when the grouping changes, and keeps the order",
        of: "ListPresenter",
        requirement:
          "A user who changes the grouping need not refresh, and keeps the chosen order.",
        question: "Is there a line that both events share?",
        test: "test_07_changeGrouping_asksOnceInTheOrder",
        hints: [
          "A new grouping must be shown without a refresh. Which object has the items?",
          """
          Only the interactor knows whether a request is running; sortUpcomingItems(by:) checks \
          that.
          """,
          "In your test, change the grouping before and after a change of the order.",
        ],
        mutants: [
          Mutant(
            "groupsWithoutAsking",
            "A change of the grouping makes no request; it is visible with the next answer only."
          ),
          Mutant(
            "groupForgetsOrder",
            "A change of the grouping asks for items by due date, even if the user chose names."
          ),
          Mutant(
            "groupAsksPlainly",
            "A change of the grouping always makes a request, even during another one."
          ),
          Mutant(
            "groupAsksTwice",
            "A change of the grouping asks in the chosen order, and refreshes as well."
          ),
          Mutant("groupTogglesOrder", "A change of the grouping changes the order, too."),
          Mutant("groupsLater", "A change of the grouping asks later, in a task."),
        ]
      ),
      Step(
        "grouping-stays",
        "Keeps the grouping until it is changed back",
        of: "ListPresenter",
        question: "Can you switch the grouping without an if?",
        test: "test_08_grouping_staysUntilChangedBack",
        hints: [
          "An update or a save does not ask for another grouping.",
          "There are two groupings, and one event that switches between them.",
        ],
        mutants: [
          Mutant("dayForEver", "After the first change, the list stays grouped by day."),
          Mutant(
            "groupingForgottenAfterSave",
            "After a save, the list is grouped by urgency again."
          ),
          Mutant(
            "groupingForgottenAfterRefresh",
            "After a refresh, the list is grouped by urgency again."
          ),
        ]
      ),
      Step(
        "by-name",
        "Sorts by name, ignoring case, then by due date",
        of: "ListInteractor",
        question: "Can one function contain both ways to compare?",
        test: "test_09_sortByName_ignoresCase",
        hints: [
          "The interactor must take an order; apart from that, the request is the same as before.",
          "Compare the names in lower case, then the due dates. The exact names decide last.",
          "Swift can compare two tuples of three elements. Where does your code already compare?",
        ],
        mutants: [
          Mutant("orderIsIgnored", "Items are sorted by due date, whatever order is chosen."),
          Mutant("capitalsFirst", "Names that begin with a capital letter come before all others."),
          Mutant("nameAlone", "Of two items with the same name, the one due later comes first."),
          Mutant("shortNamesFirst", "Short names come before long ones."),
        ]
      ),
      Step(
        "order-kept",
        "Keeps the order until another one is chosen",
        of: "ListInteractor",
        requirement: """
          A refresh, an error and midnight change the shown items, but not their order.
          """,
        question: "Which functions have an order parameter, and which could use a property?",
        test: "test_10_order_staysUntilAnother",
        hints: [
          "A refresh, an error or midnight does not ask for another order.",
          "In your test, choose an order; then request twice: after an error, and a day later.",
          "Give the data manager its answers in turn, and move the clock in between.",
        ],
        mutants: [
          Mutant(
            "orderForOneAnswer",
            "The order holds for one answer; a refresh sorts by due date again."
          ),
          Mutant(
            "orderForgottenAfterFailure",
            "After an error, items are sorted by due date again."
          ),
          Mutant(
            "orderForgottenAtMidnight",
            "On the next day, items are sorted by due date again."
          ),
        ]
      ),
    ],
    more: [
      Step(
        "days-in-order",
        "Shows days in calendar order, even if the items arrive in another order",
        of: "ListPresenter",
        test: "test_11_days_standInTheirOrder",
        hints: [
          "Sorted by name, an item of a late day may come first. What orders the sections?",
          "A heading cannot be compared; the start of its day can.",
        ],
        mutants: [
          Mutant(
            "daysAsTheyCome",
            "Days are shown in the order in which their first items arrive."
          ),
          Mutant("daysByName", "The days of a week are sorted by the names of their weekdays."),
        ]
      ),
      Step(
        "same-weekday",
        "Shows Friday of this week and Friday of next week as two days",
        of: "ListPresenter",
        kind: .guard,
        test: "test_12_sameWeekday_isTwoSections",
        hints: [
          "Two days may have the same heading. How can your code tell them apart?",
          "Group by the day itself, not by its heading.",
        ],
        mutants: [
          Mutant("fridaysAreOne", "Days with the same heading share one section.")
        ]
      ),
      Step(
        "newest-headings",
        "Shows an answer under the headings that were chosen last",
        of: "ListPresenter",
        kind: .guard,
        test: "test_13_choiceUnderWay_headsTheAnswer",
        hints: [
          "The user may change the grouping while a request is running.",
          "Look at the grouping when the answer arrives, and show nothing before that.",
        ],
        mutants: [
          Mutant(
            "oldHeadings",
            "An answer gets the headings that were chosen when its request began."
          ),
          Mutant(
            "headingsOverTheOldList",
            "The old list is shown under the new headings, before the answer."
          ),
        ]
      ),
      Step(
        "one-question",
        "Uses a newly chosen order for a running request, without asking again",
        of: "ListInteractor",
        requirement: """
          A user who types s while the list is being read gets one list, in the order that \
          they chose.
          """,
        test: "test_14_choiceUnderWay_asksNothing",
        hints: [
          "In your test, hold the first answer, choose an order, and then give the answer.",
          "Hold only the first answer: a second request must not leave your test waiting.",
          "Compare what was reported, and how often the data manager was asked.",
        ],
        mutants: [
          Mutant(
            "secondQuestion",
            "A change of the order during a request starts a second request."
          ),
          Mutant(
            "answerInTheOldOrder",
            "An answer comes in the order that was chosen when its request began."
          ),
          Mutant("choiceLostUnderWay", "A change of the order during a request is lost."),
          Mutant("asksAgainAfterwards", "After the answer, the items are requested once more."),
        ]
      ),
    ],
    deep: [
      Step(
        "late-question",
        "Does not wait for an outdated request",
        of: "ListInteractor",
        test: "test_15_outdatedQuestion_doesNotCount",
        hints: [
          """
          Perhaps the older of two requests gets no answer. If you wait for it, when will the \
          user see the new order?
          """,
          "Only the newest request counts. When an older one ends, the newest may still wait.",
        ],
        mutants: [
          Mutant(
            "waitsForTheDroppedOne",
            "An old request without an answer counts as running, even after a newer answer."
          ),
          Mutant("anyEndIsTheEnd", "When an outdated request ends, no request counts as running."),
        ]
      ),
      Step(
        "failed-question",
        "Does not wait for a failed request",
        of: "ListInteractor",
        kind: .guard,
        test: "test_15b_failedQuestion_doesNotCount",
        hints: [
          "A request ends with items or with an error. Does your code notice both ends?",
          "`defer` runs at each end of a function, whichever way it ends.",
        ],
        mutants: [
          Mutant("stuckAfterFailure", "A failed request counts as running until the next one.")
        ]
      ),
    ],
    property: Step(
      "property",
      "Follows the rules in random sessions",
      of: "ListTextView",
      test: "test_16_generatedSessions_agreeWithTheRules",
      hints: [
        "This is the smallest scenario that fails: every line matters. Which line surprises you?",
        "Which of the three classes knows the rule below? Write the scenario as its test.",
        "Look for a choice that is forgotten, and for one that is stored in two places.",
      ],
      mutants: [
        Mutant(
          "caseTwinsAreOne",
          "Sorted by name, items whose names differ only in case become one."
        ),
        Mutant("failureForgetsGrouping", "After an error, the list is grouped by urgency again."),
        Mutant("capitalsCount", "S and G work like s and g."),
        Mutant(
          "cancelForgetsGrouping",
          "After a cancelled add screen, the list is grouped by urgency again."
        ),
        Mutant(
          "choiceIsNoRequest",
          "The request that a choice makes does not count as running."
        ),
        Mutant("keysWaitForEachOther", "A line typed during a request is ignored."),
        Mutant("upperCaseDecides", "Names are compared in upper case, not in lower case."),
        Mutant("errorsAreRaw", "Control characters in an error reach the terminal."),
        Mutant("newWeekIsTomorrow", "By day, the first day of the next week may be Tomorrow."),
      ]
    ),
    variants: [
      Variant("aroundTheSolutions", "The old code is unchanged; the change is wrapped around it."),
      Variant(
        "aroundDifferentCode",
        "The change is wrapped around old code that reports early and fills buckets."
      ),
      Variant(
        "aroundPlainCode",
        "The change is wrapped around old code that goes from day to day."
      ),
    ]
  )
}

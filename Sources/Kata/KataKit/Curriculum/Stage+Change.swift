extension Stage {
  /// What Stage 5 asks, step by step; longer than other files, since it is one table.
  static let change = Stage(
    number: 5,
    stem: "Change",
    title: "The Change",
    lesson:
      "that a request finds its places by itself where each kind of knowledge has one of its own.",
    typeNames: ["ListTextView", "ListPresenter", "ListInteractor"],
    changedStages: [1, 2, 3],
    steps: [
      Step(
        "sort-key",
        "s reaches the event handler",
        of: "ListTextView",
        level: .core,
        test: "test_01_s_reachesTheEventHandler",
        hints: [
          "The view knows keys, and says what the user wants. Who takes that?",
          "ArrangingListModuleInterface has what the old event handler has, and two events more.",
          "Ask for an event handler of that kind where the view is made; the old calls stay.",
        ],
        mutants: [
          Mutant("sortIsUnknown", "s is still an unknown command."),
          Mutant("sortAndRefresh", "s changes the order, and then asks for an update as well."),
          Mutant("sortEatsAdd", "The new key takes the place of another: a sorts the list."),
        ]
      ),
      Step(
        "group-key",
        "g reaches the event handler",
        of: "ListTextView",
        level: .core,
        author: .yours,
        test: "test_02_g_reachesTheEventHandler",
        hints: [
          "In your test, type g, and compare the whole list of the event handler's calls.",
          "Type it twice: who groups once wants to group again.",
        ],
        mutants: [
          Mutant("groupIsUnknown", "g is still an unknown command."),
          Mutant("groupSorts", "g changes the order instead of the grouping."),
          Mutant("groupAndRefresh", "g changes the grouping, and asks for an update as well."),
          Mutant("groupOnlyOnce", "Only the first g changes the grouping."),
          Mutant("groupTypedLater", "g changes the grouping later, in a task."),
        ]
      ),
      Step(
        "usage-line",
        "The usage line tells s and g",
        of: "ListTextView",
        level: .core,
        refactors: true,
        supersedes: ["3.help", "3.unknown-line", "3.property"],
        test: "test_03_usage_tellsTheKeys",
        hints: [
          "The line is: a add, r refresh, s sort, g group, ? help, q quit",
          "An unknown line gets the same commands behind its reproach. Do they stand in one place?",
        ],
        mutants: [
          Mutant("usageWithoutKeys", "The keys work, and no line tells anybody of them."),
          Mutant(
            "keysInHelpAlone",
            "The help tells the keys, the answer to an unknown line does not."
          ),
          Mutant("helpLosesAKey", "The usage line tells s and forgets g."),
        ]
      ),
      Step(
        "order-event",
        "Another order is asked of the interactor, and shown as it came",
        of: "ListPresenter",
        level: .core,
        test: "test_04_changeOrder_asksForNameOrder",
        hints: [
          "The rule of order is a rule of the list. Who holds those?",
          "Make the presenter one that takes the new events, with an interactor that takes an order.",
          "Sort nothing here: what comes is shown in the order in which it came.",
        ],
        mutants: [
          Mutant("orderEventIgnored", "The wish for another order goes no further."),
          Mutant("sortedInPresenter", "The presenter sorts what it shows by itself."),
          Mutant("orderOnPaper", "The presenter asks for the items again, and says no order."),
        ]
      ),
      Step(
        "order-back",
        "The next change of the order goes back to the due date",
        of: "ListPresenter",
        level: .core,
        author: .yours,
        test: "test_05_changeOrderAgain_goesBack",
        hints: [
          "There are two orders, and one event. What must be remembered from one to the next?",
          "In your test, change the order three times, once after an item was saved.",
          "Compare the whole list of the interactor's calls, and at once.",
        ],
        mutants: [
          Mutant("neverBack", "Once by name, the list stays by name for ever."),
          Mutant("backOnlyOnce", "The order changes twice, and then never more."),
          Mutant(
            "orderForgottenAfterSave",
            "A save makes the presenter forget which order it asked."
          ),
          Mutant("orderChangedLater", "The interactor is asked later, in a task."),
        ]
      ),
      Step(
        "by-day",
        "Grouped by day, each day is a section",
        of: "ListPresenter",
        level: .core,
        refactors: true,
        test: "test_06_changeGrouping_showsDays",
        hints: [
          "Today and Tomorrow keep their headings, any other day has its weekday for one.",
          "The image is still that of the relation, and the items need no day any more.",
          "Leave what groups by urgency as it is, and write what groups by day beside it.",
        ],
        mutants: [
          Mutant("groupingIgnored", "The headings stay as they are, whatever is wanted."),
          Mutant("daysBesideHeadings", "The day stands in the heading and beside each item."),
          Mutant("oneImageForDays", "Every day has the image of a calendar."),
          Mutant("weekdayForToday", "Today is called by its weekday as well."),
        ]
      ),
      Step(
        "group-event",
        "Another grouping asks once, and keeps the order",
        of: "ListPresenter",
        level: .core,
        author: .yours,
        test: "test_07_changeGrouping_asksOnceInTheOrder",
        hints: [
          "A new grouping shall be seen at once. Whom does the presenter ask for the items?",
          "Whether a question is under way, the interactor knows; it looks at that where it sorts.",
          "In your test, change the grouping before and after a change of the order.",
        ],
        mutants: [
          Mutant("groupsWithoutAsking", "The new grouping shows with the next answer, some day."),
          Mutant(
            "groupForgetsOrder",
            "The grouping asks for items by due date, whatever was chosen."
          ),
          Mutant("groupAsksPlainly", "The grouping asks as a refresh does, also under way."),
          Mutant("groupAsksTwice", "The grouping asks in the order chosen, and refreshes as well."),
          Mutant("groupTogglesOrder", "The grouping changes the order, too."),
          Mutant("groupsLater", "The grouping asks later, in a task."),
        ]
      ),
      Step(
        "grouping-stays",
        "A grouping stays until it is changed back",
        of: "ListPresenter",
        level: .core,
        test: "test_08_grouping_staysUntilChangedBack",
        hints: [
          "An update and a save are no wish for another grouping.",
          "There are two groupings, and one event that goes from each to the other.",
        ],
        mutants: [
          Mutant("dayForEver", "Once by day, the list stays by day for ever."),
          Mutant(
            "groupingForgottenAfterSave",
            "After a save the list is grouped by urgency again."
          ),
          Mutant("groupingForgottenAfterRefresh", "A refresh takes the grouping back."),
        ]
      ),
      Step(
        "by-name",
        "By name means in any case, and what is named alike comes by due date",
        of: "ListInteractor",
        level: .core,
        test: "test_09_sortByName_ignoresCase",
        hints: [
          "Make the interactor one that takes an order; it asks as it does for any request.",
          "Compare the names in lower case, then the due dates, then the names as they are.",
          "Two triples can be compared at once; where does the comparison stand already?",
        ],
        mutants: [
          Mutant("orderIsIgnored", "Items come by due date, whatever order is wanted."),
          Mutant("capitalsFirst", "Names that begin with a capital letter come before all others."),
          Mutant("nameAlone", "What is named alike comes by due date, the latest first."),
          Mutant("shortNamesFirst", "Short names come before long ones."),
        ]
      ),
      Step(
        "order-kept",
        "An order stays until another is chosen",
        of: "ListInteractor",
        level: .core,
        author: .yours,
        test: "test_10_order_staysUntilAnother",
        hints: [
          "A refresh, an error and midnight are no wish for another order.",
          "In your test, choose an order, and then find the items: after a failure, and a day later.",
          "Give the data manager its answers in turn, and move the clock in between.",
        ],
        mutants: [
          Mutant("orderForOneAnswer", "An order is for one answer; a refresh comes by due date."),
          Mutant("orderForgottenAfterFailure", "After an error the items come by due date again."),
          Mutant("orderForgottenAtMidnight", "On the next day the items come by due date again."),
        ]
      ),
      Step(
        "days-in-order",
        "Days stand in their order, whatever order the items came in",
        of: "ListPresenter",
        level: .more,
        test: "test_11_days_standInTheirOrder",
        hints: [
          "By name the item of a late day may come first. What orders the sections?",
          "A heading cannot be compared; the start of its day can.",
        ],
        mutants: [
          Mutant("daysAsTheyCome", "A day stands where its first item came."),
          Mutant("daysByName", "The days of a week stand by the names of their weekdays."),
        ]
      ),
      Step(
        "same-weekday",
        "Friday of this week and Friday of the next are two days",
        of: "ListPresenter",
        level: .more,
        isGuard: true,
        test: "test_12_sameWeekday_isTwoSections",
        hints: [
          "Two days may have one heading. What tells them from each other?",
          "Group by what a day is, not by what it is called.",
        ],
        mutants: [
          Mutant("fridaysAreOne", "Days with one heading are one section.")
        ]
      ),
      Step(
        "newest-headings",
        "An answer gets the headings that were chosen last",
        of: "ListPresenter",
        level: .more,
        isGuard: true,
        test: "test_13_choiceUnderWay_headsTheAnswer",
        hints: [
          "The user may change their mind while a question is under way.",
          "Look at the grouping when the answer comes, and show nothing before it does.",
        ],
        mutants: [
          Mutant("oldHeadings", "An answer gets the headings that were chosen when it was asked."),
          Mutant("headingsOverTheOldList", "New headings are put over the old list at once."),
        ]
      ),
      Step(
        "one-question",
        "A choice while a question is under way asks nothing, and its answer comes so",
        of: "ListInteractor",
        level: .more,
        author: .yours,
        test: "test_14_choiceUnderWay_asksNothing",
        hints: [
          "In your test, hold the first answer, choose an order, and then give the answer.",
          "Hold the first answer alone: one that should not be asked for would be waited for.",
          "Compare what was told, and how often the data manager was asked.",
        ],
        mutants: [
          Mutant("secondQuestion", "A choice under way asks a second time."),
          Mutant(
            "answerInTheOldOrder",
            "An answer comes in the order that was chosen when it was asked."
          ),
          Mutant("choiceLostUnderWay", "A choice while a question is under way is lost."),
          Mutant("asksAgainAfterwards", "After the answer the items are asked for once more."),
        ]
      ),
      Step(
        "late-question",
        "A question whose answer will be dropped is none under way",
        of: "ListInteractor",
        level: .deep,
        test: "test_15_outdatedQuestion_doesNotCount",
        hints: [
          "Of two questions the older may wait for ever. Will its answer show the new order?",
          "Only the newest question counts, and it is over when it was answered or has failed.",
        ],
        mutants: [
          Mutant("waitsForTheDroppedOne", "Any question without an answer is one under way."),
          Mutant("stuckAfterFailure", "A question that has failed is under way until the next."),
        ]
      ),
      Step(
        "property",
        "It agrees with the rules in sessions that nobody chose",
        of: "ListTextView",
        level: .more,
        isGuard: true,
        isProperty: true,
        test: "test_16_generatedSessions_agreeWithTheRules",
        hints: [
          "The scenario is the smallest that is wrong: each line of it matters. Which one surprises?",
          "Which of the three knows the rule below? Write the scenario as a test of that one alone.",
          "Look for a choice that is forgotten, and for one that is known in two places.",
        ],
        mutants: [
          Mutant("caseTwinsAreOne", "By name, items whose names differ in case alone are one."),
          Mutant("failureForgetsGrouping", "An error takes the grouping back."),
          Mutant("capitalsCount", "S and G are taken for s and g."),
        ]
      ),
    ],
    variants: [
      Variant("aroundTheSolutions", "The old code is as it was; the change is put around it."),
      Variant(
        "aroundDifferentCode",
        "The same around old code that tells early and fills buckets."
      ),
      Variant("aroundPlainCode", "The same around old code that reckons plainly."),
    ]
  )
}

import KataKit

extension Stage {
  /// The steps of Stage 1; the file is longer than others, because it is one table.
  package static let interactor = Stage(
    number: 1,
    stem: "Interactor",
    title: "Interactor",
    lesson:
      "that you can test rules about time exactly, if the class receives its clock and calendar.",
    histories: historyFolder(),
    typeNames: ["ListInteractor"],
    core: [
      Step(
        "empty-answer",
        "Reports an empty list",
        question: "Can you say it in one line?",
        test: "test_01_nothingDue_reportsAnEmptyList",
        hints: [
          "Which object waits for the answer? Not the caller: findUpcomingItems() returns nothing.",
          "The output has a method for found items. Use it for an empty list, too.",
        ],
        mutants: [
          Mutant("silentWhenEmpty", "When nothing is due, nothing is reported.")
        ]
      ),
      Step(
        "asks-from-today",
        "Asks the data manager once, from the start of today",
        question: "Is the current time in one local constant, and read in one place?",
        test: "test_02_request_asksOnceFromTheStartOfToday",
        hints: [
          "The clock knows the current time; the calendar knows when that day began.",
          "Calendar has a method that returns the first moment of a date's day.",
          "At this step you can choose any end of the range: the next step asks for the right one.",
        ],
        mutants: [
          Mutant(
            "asksAgainWhenEmpty",
            "After an empty answer, the data manager is asked a second time."
          ),
          Mutant(
            "asksFromNow",
            "The range starts at the current time, so items due earlier today are missing."
          ),
          Mutant("clockReadInInit", "The clock is read once, when the interactor is created."),
          Mutant(
            "asksOnlyOnce",
            "A second request does not ask the data manager; it reuses the first answer."
          ),
          Mutant(
            "machineCalendar",
            "The start of today comes from the machine's calendar, not the injected one."
          ),
        ]
      ),
      Step(
        "asks-to-end-of-next-week",
        "Asks up to the end of next week, as a half-open range",
        question: "A week is not always 7 × 24 hours. Does your code count days or seconds?",
        test: "test_03_request_asksUpToTheEndOfNextWeek",
        hints: [
          "Half-open: the end is the first moment after the range, not the last moment in it.",
          "Calendar can return the whole week around a date, as an interval.",
          """
          The method is dateInterval(of:for:), with .weekOfYear. Next week begins where this week \
          ends, so you need the method twice. If it returns nil, return as well.
          """,
        ],
        mutants: [
          Mutant("endsASecondEarly", "The range ends one second before the end of next week."),
          Mutant("fourteenDays", "The range ends 14 days after the start of today."),
          Mutant(
            "fifteenMinusWeekday",
            "The length of the range in days is 15 minus the number of the weekday."
          ),
        ]
      ),
      Step(
        "today",
        "Reports an item due today as today, from the first to the last instant",
        question: "Do you still need a special case for the empty answer, if you have one?",
        test: "test_04_dueToday_isToday",
        hints: [
          "The items that the data manager returns must reach the output, in the output's type.",
          """
          An entity never leaves the interactor: build an UpcomingItem from each TodoItem. Its \
          dateRelation is a NearTermDateRelation, such as .today.
          """,
        ],
        mutants: [
          Mutant(
            "lastSecondIsTomorrow",
            "An item due in the last second of today is reported as tomorrow."
          )
        ]
      ),
      Step(
        "tomorrow",
        "Reports an item due tomorrow as tomorrow",
        requirement: """
          Every item that is due tomorrow, from the first to the last moment of that day, must \
          be reported as tomorrow. No such item may be reported as today.
          """,
        question: "If your code needs the first moment of tomorrow, is it a named constant?",
        test: "test_05_dueTomorrow_isTomorrow",
        hints: [
          "Copy the test of the Guide into your test file, and change its dates to tomorrow.",
          "Use two moments in your test: the first and the last moment of tomorrow.",
          """
          Does your code look right, and the step stays red? calendar.isDateInTomorrow reads the \
          machine's clock, not the injected one. Compare dates instead.
          """,
          "Two answers are possible now. When does today end? Earlier items are due today.",
        ],
        mutants: [
          Mutant("tomorrowIsToday", "An item due tomorrow is reported as today."),
          Mutant(
            "midnightIsToday",
            "An item due at the first moment of tomorrow is reported as today."
          ),
          Mutant(
            "tomorrowIsADayFromNow",
            "An item due tomorrow afternoon is reported as later this week."
          ),
        ]
      ),
      Step(
        "later-this-week",
        "Reports an item due after tomorrow in this week as later this week",
        question: .refactoring(
          """
          Do you have a function that takes a due date and returns its relation? With three \
          cases it is useful.
          """
        ),
        test: "test_06_dueLaterThisWeek_isLaterThisWeek",
        hints: [
          "Tomorrow has an end as well. You find it the way you found the end of today.",
          "A small function that returns the relation of a due date keeps the rule in one place.",
        ],
        mutants: [
          Mutant(
            "afterTomorrowIsNextWeek",
            "An item due after tomorrow in this week is reported as next week."
          ),
          Mutant(
            "weekendIsNextWeek",
            "An item due on this week's weekend is reported as next week."
          ),
        ]
      ),
      Step(
        "next-week",
        "Reports an item due in the following week as next week",
        question: .refactoring(
          """
          Do the range and the relations use the same dates? Then they cannot disagree. Put the \
          dates into one small struct: today, tomorrow, this week and next week.
          """
        ),
        test: "test_07_dueNextWeek_isNextWeek",
        hints: [
          "You found the end of this week when you built the range.",
          "Use the same dates for the range and for the relation, so that they cannot disagree.",
        ],
        mutants: [
          Mutant(
            "nextWeekIsLaterThisWeek",
            "An item due next week is reported as later this week."
          ),
          Mutant(
            "sevenDaysAreThisWeek",
            "An item due next week, but within seven days, is reported as later this week."
          ),
        ]
      ),
      Step(
        "data-error",
        "Reports a data error, and nothing else",
        requirement: """
          When the items cannot be read, the user must learn why, in the error's own words. \
          The user must not see an empty list, which would mean that there is nothing to do.
          """,
        question: .refactoring(
          "Is there one place that reports success, and one that reports failure?"
        ),
        test: "test_08_dataError_isReportedAndNothingElse",
        hints: [
          "In your test, create the spy of the data manager with .failure(…) and your own error.",
          "Compare all calls. Then your test also finds an empty list that follows the error.",
          """
          If your tests catch every required fault and the step is red, look at your code. \
          UseCaseFailure can be made from any error, and keeps the error's own words; \
          localizedDescription has the system's words.
          """,
          "Not required: ask twice. When the same error comes again, it must be reported again.",
        ],
        mutants: [
          Mutant("emptyListOnError", "When the items cannot be read, an empty list is reported."),
          Mutant("silentError", "When the items cannot be read, nothing is reported."),
          Mutant("errorAndEmptyList", "After the error, an empty list is reported as well."),
          Mutant("errorWithoutReason", "The error is reported without its own text."),
          Mutant("errorOnlyOnce", "The second error in a row is not reported.", isBonus: true),
          Mutant(
            "errorLater",
            "The error is reported later, in a task, after the call has returned.",
            isBonus: true
          ),
        ]
      ),
    ],
    more: [
      Step(
        "tomorrow-in-a-new-week",
        "Reports an item due tomorrow as next week when tomorrow starts a new week",
        question: "The order of your conditions matters; does a comment say why?",
        test: "test_09_tomorrowStartsNewWeek_isNextWeek",
        hints: [
          "Here, today is Saturday, and the calendar's week starts on Sunday.",
          "Two rules fit the same date. Which one does the requirement put first?",
        ],
        mutants: [
          Mutant(
            "tomorrowBeatsTheWeek",
            "An item due tomorrow is reported as tomorrow, even when tomorrow starts a new week."
          )
        ]
      ),
      Step(
        "outside-the-window",
        "Leaves out items due before today or after next week",
        question: "Could the function return nil for them, without an extra enum case?",
        test: "test_10_dueOutsideTheWindow_isLeftOut",
        hints: [
          "A data manager may return more than it was asked for. The interactor has the rule.",
          "A due date can have no relation at all. Which Swift type says that?",
        ],
        mutants: [
          Mutant("overdueIsToday", "Overdue items are reported as today."),
          Mutant("afterNextWeekIsNextWeek", "Items due after next week are reported as next week."),
        ]
      ),
      Step(
        "order",
        "Sorts items by due date, then by name",
        requirement: """
          The list must have the same order every time, whatever order the store uses. Items that \
          are due first come first; items that are due at the same moment come in the order of \
          their names.
          """,
        question: .refactoring("Do you sort once?"),
        test: "test_11_severalItems_areReportedByDueDateThenName",
        hints: [
          "In your test, let the spy return three unsorted items, two of them due together.",
          """
          Add an item that is due some seconds later. And request twice: the second answer must \
          not contain the first.
          """,
          """
          Swift compares tuples from left to right: if the first elements are equal, the second \
          ones decide.
          """,
        ],
        mutants: [
          Mutant(
            "orderOfTheStore",
            "Items are reported in the order in which the data manager returned them."
          ),
          Mutant(
            "orderByDateAlone",
            "Items with the same due date keep the order of the data manager."
          ),
          Mutant("orderByName", "Items are sorted by name alone."),
          Mutant("latestFirst", "The item that is due last comes first."),
          Mutant(
            "orderByMinute",
            "Due dates are compared by the minute, without seconds; then the name decides."
          ),
          Mutant(
            "oldItemsStay",
            "The items of the previous answer are reported again, before the new ones."
          ),
        ]
      ),
      Step(
        "monday-first",
        "Follows a calendar whose week starts on Monday",
        kind: .guard,
        test: "test_12_weekStartsOnMonday_sundayBelongsToThisWeek",
        hints: [
          "The injected calendar knows its first weekday. Does your code need a number of days?",
          "Look for arithmetic with 7, and for a Calendar that is not the injected one.",
        ],
        mutants: [
          Mutant("sundayWeeks", "Every week starts on Sunday, whatever the calendar says.")
        ]
      ),
      Step(
        "year-end",
        "Handles the end of a year, and the same week number in another year",
        kind: .guard,
        test: "test_13_yearEnd_weeksGoOn",
        hints: [
          "A week can lie in two years, and every year has the same week numbers.",
          "Compare dates, not numbers taken from them: an interval needs no week number.",
        ],
        mutants: [
          Mutant("weekNumbersOnly", "Weeks are compared by their number alone, without the year."),
          Mutant("endsWithTheYear", "The range ends at the end of the year, at the latest."),
          Mutant("eraIgnored", "Items due in a new era of the calendar are left out."),
          Mutant("yearsApart", "Items due in the new year are left out."),
        ]
      ),
    ],
    deep: [
      Step(
        "one-reading",
        "Reads the clock once per request",
        kind: .guard,
        test: "test_14_midnightPassesDuringRequest_oneReadingDecides",
        hints: [
          "Midnight can pass between two readings. Then one answer mixes two days.",
          "Read the clock first, and pass the date on to each function that needs it.",
        ],
        mutants: [
          Mutant("clockReadPerItem", "The clock is read again for every item.")
        ]
      ),
      Step(
        "no-midnight",
        "Handles a week whose first day has no midnight, and a zone far from UTC",
        question: "If you found four dates in four ways, can you find them in one way?",
        test: "test_15_weekStartsWithoutMidnight_endsAtMidnight",
        hints: [
          "In São Paulo the clocks went from 23:59 on 3 November 2018 to 01:00 on 4 November.",
          "01:00 plus one week is 01:00, but the following week began at 00:00.",
          "Do not add anything to a boundary. Ask the calendar for the interval around it.",
        ],
        mutants: [
          Mutant(
            "addsAWeek",
            "The end of next week is computed as a week after the end of this week."
          ),
          Mutant("daysAtUTC", "Days begin at midnight UTC, not in the calendar's time zone."),
        ]
      ),
      Step(
        "late-answers",
        "Drops an older request's answer or error if it arrives late",
        question: "Does one function answer \"is this still wanted?\"",
        test: "test_16_olderAnswerComesLate_isDropped",
        hints: [
          "While one request waits, another may start: other code can run during an await.",
          "After the await, how can the request know whether it is still the newest?",
          "Count the requests, and keep the request's own number before you wait.",
        ],
        mutants: [
          Mutant(
            "lastAnswerWins",
            "The answer that arrives last is reported, even if its request is older."
          ),
          Mutant("lateFailureWins", "Late answers are dropped, but late errors are reported."),
          Mutant("queuesRequests", "A newer request waits until the older one is answered."),
        ]
      ),
      Step(
        "cancelled",
        "Reports nothing for a cancelled request",
        question:
          "The check for late answers has two conditions now; is it still in one place?",
        test: "test_17_cancelledRequest_reportsNothing",
        hints: [
          "Cancelling a task stops nothing by itself: the code must check for it.",
          "There are two cases: the data manager throws, or it answers despite the cancellation.",
        ],
        mutants: [
          Mutant("reportsTheCancelled", "A cancelled request still reports its answer."),
          Mutant("cancelledIsAFailure", "A cancelled request is reported as an error."),
        ]
      ),
      Step(
        "weak-output",
        "Does not keep its output alive",
        test: "test_18_outputGone_isNotKeptAlive",
        hints: [
          "The presenter owns the interactor. Which reference must not own its object?",
          "Swift has a keyword for a reference that does not keep its object alive.",
        ],
        mutants: [
          Mutant("strongOutput", "The interactor keeps its output alive.")
        ]
      ),
    ],
    property: Step(
      "property",
      "Follows the rules on random lists",
      question: "Can you write its scenario as your own test?",
      test: "test_19_generatedRequests_agreeWithTheRules",
      hints: [
        "This is the smallest scenario that fails: every line matters. Which line surprises you?",
        "Write the scenario as a test of your own; then it is an example like any other.",
        "Look for numbers in your code, and for values that it keeps between requests.",
      ],
      mutants: [
        Mutant("repeatsAreDropped", "An answer that equals the previous one is not reported."),
        Mutant("fiftyItems", "A list is cut off after fifty items."),
        Mutant("tomorrowHas24Hours", "Tomorrow ends 24 hours after its start."),
        Mutant("daysOnlyGoOn", "After the clock was set back, the later end of the range stays."),
      ]
    ),
    variants: [
      Variant(
        "reportsEarlyAnswers",
        "An older answer is reported if it arrives before the newer one."
      ),
      Variant("reckonsPlainly", "It applies the Guide's rules one by one, from day to day."),
      Variant("cancelsOlderRequests", "A newer request cancels the task of the older one."),
      Variant("asksInAChildTask", "A child task asks and computes, away from the main actor."),
    ]
  )
}

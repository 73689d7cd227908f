import KataKit

extension Stage {
  /// What Stage 1 asks, step by step; longer than other files, since it is one table.
  package static let interactor = Stage(
    number: 1,
    stem: "Interactor",
    title: "Interactor",
    lesson:
      "that rules about time can be tested to the last instant, where clock and calendar are given.",
    histories: historyFolder(),
    typeNames: ["ListInteractor"],
    steps: [
      Step(
        "empty-answer",
        "An empty answer is told",
        level: .core,
        test: "test_01_nothingDue_tellsAnEmptyList",
        hints: [
          "Who waits for the answer? It is not the caller: findUpcomingItems() returns nothing.",
          "The output has a method for good news. No news is told with it, too.",
        ],
        mutants: [
          Mutant("silentWhenEmpty", "When nothing is due there is nothing to tell.")
        ]
      ),
      Step(
        "asks-from-today",
        "The data manager is asked once, from the start of today",
        level: .core,
        test: "test_02_request_asksOnceFromTheStartOfToday",
        hints: [
          "The clock knows what time it is now; the calendar knows when that day began.",
          "Calendar has a method that gives the first moment of the day of a date.",
          "Any end will do for now: the next step asks for the right one.",
        ],
        mutants: [
          Mutant("asksAgainWhenEmpty", "An empty answer is not believed, and asked for once more."),
          Mutant("asksFromNow", "What was due earlier today is no longer asked for."),
          Mutant("clockReadInInit", "The clock is read once, when the interactor is made."),
          Mutant("asksOnlyOnce", "A second request is answered with what the first one brought."),
          Mutant("machineCalendar", "Today begins when the machine's own calendar says so."),
        ]
      ),
      Step(
        "asks-to-end-of-next-week",
        "It is asked up to the end of next week, half-open",
        level: .core,
        test: "test_03_request_asksUpToTheEndOfNextWeek",
        hints: [
          "Half-open: the end is the first moment that no longer belongs, not the last that does.",
          "Calendar can give the whole week that a date lies in, as an interval.",
          "Where this week ends, next week begins; the calendar can tell you of that one, too.",
        ],
        mutants: [
          Mutant("endsASecondEarly", "Next week ends one second before midnight."),
          Mutant("fourteenDays", "Next week ends fourteen days after today began."),
          Mutant("fifteenMinusWeekday", "Next week ends 15 days on, less the weekday's number."),
        ]
      ),
      Step(
        "today",
        "An item due today is told as today, from the first to the last instant",
        level: .core,
        test: "test_04_dueToday_isToday",
        hints: [
          "What the data manager returned has to reach the output, in the output's own type.",
          "An entity never leaves the interactor: build an UpcomingItem from each TodoItem.",
        ],
        mutants: [
          Mutant("lastSecondIsTomorrow", "The day ends one second before midnight.")
        ]
      ),
      Step(
        "tomorrow",
        "An item due tomorrow is told as tomorrow",
        level: .core,
        author: .yours,
        test: "test_05_dueTomorrow_isTomorrow",
        hints: [
          "The test of the step before is your model: other dates, another relation.",
          "In your test, take the first moment of tomorrow, and the last one before the day after.",
          "Two answers are possible now. Where does today end? What is due before that is today's.",
        ],
        mutants: [
          Mutant("tomorrowIsToday", "What is due tomorrow is told as today's."),
          Mutant("midnightIsToday", "The first moment of tomorrow still belongs to today."),
          Mutant(
            "tomorrowIsADayFromNow",
            "Tomorrow is what is due within the 24 hours after today's noon."
          ),
        ]
      ),
      Step(
        "later-this-week",
        "An item due after tomorrow in this week is told as later this week",
        level: .core,
        refactors: true,
        test: "test_06_dueLaterThisWeek_isLaterThisWeek",
        hints: [
          "Tomorrow has an end as well, and you find it the way you found the end of today.",
          "A small function from a due date to its relation keeps the choice in one place.",
        ],
        mutants: [
          Mutant("afterTomorrowIsNextWeek", "What is due after tomorrow is next week's."),
          Mutant("weekendIsNextWeek", "The week ends on Friday; the weekend is next week's."),
        ]
      ),
      Step(
        "next-week",
        "An item due in the following week is told as next week",
        level: .core,
        test: "test_07_dueNextWeek_isNextWeek",
        hints: [
          "You found the end of this week when you built the range.",
          "Keep the range and the relation on the same dates, so that they cannot disagree.",
        ],
        mutants: [
          Mutant("nextWeekIsLaterThisWeek", "What is due after tomorrow is later this week's."),
          Mutant("sevenDaysAreThisWeek", "What is due within seven days is this week's."),
        ]
      ),
      Step(
        "data-error",
        "A data error is told, and nothing else",
        level: .core,
        author: .yours,
        refactors: true,
        test: "test_08_dataError_isToldAndNothingElse",
        hints: [
          "In your test, make the data manager spy with .failure and an error of your own.",
          "Compare the whole list of calls: then an empty list told after the failure shows, too.",
          "Ask twice: a failure that comes again is told again.",
          "UseCaseFailure can be made from any error; it takes over the error's own words.",
        ],
        mutants: [
          Mutant("emptyListOnError", "When the items cannot be read, an empty list is told."),
          Mutant("silentError", "When the items cannot be read, nothing is told."),
          Mutant("errorAndEmptyList", "After the error an empty list is told as well."),
          Mutant("errorWithoutReason", "The error is told without its own words."),
          Mutant("errorOnlyOnce", "An error that was told once is not told again."),
          Mutant("errorLater", "The error is told later, when the call has returned."),
        ]
      ),
      Step(
        "tomorrow-in-a-new-week",
        "Tomorrow is told as next week when it starts a new week",
        level: .more,
        test: "test_09_tomorrowStartsNewWeek_isNextWeek",
        hints: [
          "Today is Saturday here, and the calendar's week starts on Sunday.",
          "Two rules fit the same date. Which of them does the requirement ask first?",
        ],
        mutants: [
          Mutant("tomorrowBeatsTheWeek", "Tomorrow is tomorrow, also when it starts a new week.")
        ]
      ),
      Step(
        "outside-the-window",
        "What is due before today or after next week is left out",
        level: .more,
        test: "test_10_dueOutsideTheWindow_isLeftOut",
        hints: [
          "A data manager may return more than it was asked for; the rule is yours, not its.",
          "A due date can have no relation at all. Which Swift type says that?",
        ],
        mutants: [
          Mutant("overdueIsToday", "What is overdue is told as today's."),
          Mutant("afterNextWeekIsNextWeek", "What is due after next week is told as next week's."),
        ]
      ),
      Step(
        "order",
        "Items are told by due date, then by name",
        level: .more,
        author: .yours,
        refactors: true,
        test: "test_11_severalItems_areToldByDueDateThenName",
        hints: [
          "In your test, let the spy return three items in the wrong order, two of them due at once.",
          "One more is due some seconds later. And ask twice: each answer stands alone.",
          "Swift compares tuples from left to right, which is just what a second criterion needs.",
        ],
        mutants: [
          Mutant("orderOfTheStore", "Items are told in the order in which they were read."),
          Mutant(
            "orderByDateAlone",
            "Items of the same moment keep the order in which they were read."
          ),
          Mutant("orderByName", "Items are told by name alone."),
          Mutant("latestFirst", "What is due last is told first."),
          Mutant("orderByMinute", "Due dates are compared by the minute; then the name decides."),
          Mutant(
            "oldItemsStay",
            "The items of the last answer are told again, before the new ones."
          ),
        ]
      ),
      Step(
        "monday-first",
        "A week can start on Monday",
        level: .more,
        isGuard: true,
        test: "test_12_weekStartsOnMonday_sundayBelongsToThisWeek",
        hints: [
          "The injected calendar knows its first weekday; no number of days has to be written.",
          "Look for arithmetic with 7, and for a Calendar that is not the injected one.",
        ],
        mutants: [
          Mutant("sundayWeeks", "Every week starts on Sunday, whatever the calendar says.")
        ]
      ),
      Step(
        "year-end",
        "The year's end, and the same week number of another year",
        level: .more,
        isGuard: true,
        test: "test_13_yearEnd_weeksGoOn",
        hints: [
          "A week can lie in two years, and a week number comes back every year.",
          "Compare moments, not numbers taken from them: an interval needs no week number.",
        ],
        mutants: [
          Mutant(
            "weekNumbersOnly",
            "Weeks are compared by their number; the year does not matter."
          ),
          Mutant("endsWithTheYear", "It asks only up to the end of the year."),
          Mutant("eraIgnored", "Days are compared by year, month and day, without the era."),
          Mutant("yearsApart", "Days are counted within their year, so the new year is left out."),
        ]
      ),
      Step(
        "one-reading",
        "The clock is read once per request",
        level: .deep,
        isGuard: true,
        test: "test_14_midnightPassesDuringRequest_oneReadingDecides",
        hints: [
          "Midnight can pass between two readings, and then one answer speaks of two days.",
          "Read the clock first thing, and hand the date on to whoever needs it.",
        ],
        mutants: [
          Mutant("clockReadPerItem", "The clock is read again for every item.")
        ]
      ),
      Step(
        "no-midnight",
        "A week that starts on a day without midnight, and a zone far from UTC",
        level: .deep,
        test: "test_15_weekStartsWithoutMidnight_endsAtMidnight",
        hints: [
          "In São Paulo the clocks went from 23:59 on 3 November 2018 to 01:00 on 4 November.",
          "A week added to 01:00 is 01:00 again; the week after began at 00:00, though.",
          "Do not add anything to a boundary. Ask the calendar for the interval around it.",
        ],
        mutants: [
          Mutant("addsAWeek", "Next week ends a week after this week's end."),
          Mutant("daysAtUTC", "Days begin at midnight UTC, wherever the user is."),
        ]
      ),
      Step(
        "late-answers",
        "An older answer or failure that comes late is dropped",
        level: .deep,
        test: "test_16_olderAnswerComesLate_isDropped",
        hints: [
          "While one request waits, another may start: an await lets others run in between.",
          "After the await, can the request tell whether it is still the newest?",
          "Count the requests, and remember your own number before you wait.",
        ],
        mutants: [
          Mutant("lastAnswerWins", "Whichever answer comes last is told."),
          Mutant("lateFailureWins", "Late answers are dropped, late failures are told."),
          Mutant("queuesRequests", "A newer request waits until the older one is answered."),
        ]
      ),
      Step(
        "cancelled",
        "A cancelled request tells nothing",
        level: .deep,
        test: "test_17_cancelledRequest_tellsNothing",
        hints: [
          "Cancelling stops nothing by itself: whoever cares has to look.",
          "It can be seen in two ways: the data manager throws, or it answers all the same.",
        ],
        mutants: [
          Mutant("tellsTheCancelled", "A cancelled request tells its answer all the same."),
          Mutant("cancelledIsAFailure", "A cancelled request tells that it failed."),
        ]
      ),
      Step(
        "weak-output",
        "The output is not kept alive",
        level: .deep,
        test: "test_18_outputGone_isNotKeptAlive",
        hints: [
          "The presenter owns the interactor. Who else must not own whom?",
          "Swift has a keyword for a reference that does not keep its object alive.",
        ],
        mutants: [
          Mutant("strongOutput", "The interactor keeps its output alive.")
        ]
      ),
      Step(
        "property",
        "It agrees with the rules on lists that nobody chose",
        level: .more,
        isGuard: true,
        isProperty: true,
        test: "test_19_generatedRequests_agreeWithTheRules",
        hints: [
          "The scenario is the smallest that is wrong: each line of it matters. Which one surprises?",
          "Write the scenario as a test of your own; then it is an example like any other.",
          "Look for what your code keeps from one request to the next, and for numbers in it.",
        ],
        mutants: [
          Mutant("repeatsAreDropped", "An answer that equals the last one is not told again."),
          Mutant("fiftyItems", "A list has fifty items at most."),
        ]
      ),
    ],
    variants: [
      Variant("tellsEarlyAnswers", "An older answer that comes before the newer one is told."),
      Variant("reckonsPlainly", "Sentence by sentence as the Guide has it, from day to day."),
      Variant("cancelsOlderRequests", "A newer request cancels the task of the older one."),
      Variant("asksInAChildTask", "A child task asks and reckons, away from the main actor."),
    ]
  )
}

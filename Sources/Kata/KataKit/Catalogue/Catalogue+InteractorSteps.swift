extension Catalogue {
  static let interactorSteps: [StepEntry] = [
    StepEntry(
      name: "empty-answer",
      title: "An empty answer is told",
      level: .core,
      test: "test_01_nothingDue_tellsAnEmptyList",
      hints: [
        "Who waits for the answer? It is not the caller: findUpcomingItems() returns nothing.",
        "The output has a method for good news. No news is told with it, too.",
      ]
    ),
    StepEntry(
      name: "asks-from-today",
      title: "The data manager is asked once, from the start of today",
      level: .core,
      test: "test_02_request_asksOnceFromTheStartOfToday",
      hints: [
        "The clock knows what time it is now; the calendar knows when that day began.",
        "Calendar has a method that gives the first moment of the day of a date.",
        "Any end will do for now: the next step asks for the right one.",
      ]
    ),
    StepEntry(
      name: "asks-to-end-of-next-week",
      title: "It is asked up to the end of next week, half-open",
      level: .core,
      test: "test_03_request_asksUpToTheEndOfNextWeek",
      hints: [
        "Half-open: the end is the first moment that no longer belongs, not the last that does.",
        "Calendar can give the whole week that a date lies in, as an interval.",
        "Where this week ends, next week begins; the calendar can tell you of that one, too.",
      ]
    ),
    StepEntry(
      name: "today",
      title: "An item due today is told as today, from the first to the last instant",
      level: .core,
      test: "test_04_dueToday_isToday",
      hints: [
        "What the data manager returned has to reach the output, in the output's own type.",
        "An entity never leaves the interactor: build an UpcomingItem from each TodoItem.",
      ]
    ),
    StepEntry(
      name: "tomorrow",
      title: "An item due tomorrow is told as tomorrow",
      level: .core,
      test: "test_05_dueTomorrow_isTomorrow",
      hints: [
        "Two answers are possible now, so something has to decide between them.",
        "Where does today end? What is due before that moment is today's.",
      ]
    ),
    StepEntry(
      name: "later-this-week",
      title: "An item due after tomorrow in this week is told as later this week",
      level: .core,
      test: "test_06_dueLaterThisWeek_isLaterThisWeek",
      hints: [
        "Tomorrow has an end as well, and you find it the way you found the end of today.",
        "A small function from a due date to its relation keeps the choice in one place.",
      ]
    ),
    StepEntry(
      name: "next-week",
      title: "An item due in the following week is told as next week",
      level: .core,
      test: "test_07_dueNextWeek_isNextWeek",
      hints: [
        "You found the end of this week when you built the range.",
        "Keep the range and the relation on the same dates, so that they cannot disagree.",
      ]
    ),
    StepEntry(
      name: "data-error",
      title: "A data error is told, and nothing else",
      level: .core,
      author: .yours,
      test: "test_08_dataError_isToldAndNothingElse",
      before: InteractorMutant.emptyListOnError.rawValue,
      hints: [
        "In your test, make the data manager spy with .failure and an error of your own.",
        "Compare the whole list of calls: then an empty list told after the failure shows, too.",
        "UseCaseFailure can be made from any error; it takes over the error's own words.",
      ]
    ),
    StepEntry(
      name: "tomorrow-in-a-new-week",
      title: "Tomorrow is told as next week when it starts a new week",
      level: .more,
      test: "test_09_tomorrowStartsNewWeek_isNextWeek",
      hints: [
        "Today is Saturday here, and the calendar's week starts on Sunday.",
        "Two rules fit the same date. Which of them does the requirement ask first?",
      ]
    ),
    StepEntry(
      name: "outside-the-window",
      title: "What is due before today or after next week is left out",
      level: .more,
      test: "test_10_dueOutsideTheWindow_isLeftOut",
      hints: [
        "A data manager may return more than it was asked for; the rule is yours, not its.",
        "A due date can have no relation at all. Which Swift type says that?",
      ]
    ),
    StepEntry(
      name: "order",
      title: "Items are told by due date, then by name",
      level: .more,
      author: .yours,
      test: "test_11_severalItems_areToldByDueDateThenName",
      before: InteractorMutant.orderOfTheStore.rawValue,
      hints: [
        "In your test, let the spy return three items in the wrong order, two of them due at once.",
        "Swift compares tuples from left to right, which is just what a second criterion needs.",
      ]
    ),
    StepEntry(
      name: "monday-first",
      title: "A week can start on Monday",
      level: .more,
      kind: .guarding(mutant: InteractorMutant.sundayWeeks.rawValue),
      test: "test_12_weekStartsOnMonday_sundayBelongsToThisWeek",
      hints: [
        "The injected calendar knows its first weekday; no number of days has to be written.",
        "Look for arithmetic with 7, and for a Calendar that is not the injected one.",
      ]
    ),
    StepEntry(
      name: "year-end",
      title: "The year's end, and the same week number of another year",
      level: .more,
      kind: .guarding(mutant: InteractorMutant.weekNumbersOnly.rawValue),
      test: "test_13_yearEnd_weeksGoOn",
      hints: [
        "A week can lie in two years, and a week number comes back every year.",
        "Compare moments, not numbers taken from them: an interval needs no week number.",
      ]
    ),
    StepEntry(
      name: "one-reading",
      title: "The clock is read once per request",
      level: .deep,
      kind: .guarding(mutant: InteractorMutant.clockReadPerItem.rawValue),
      test: "test_14_midnightPassesDuringRequest_oneReadingDecides",
      hints: [
        "Midnight can pass between two readings, and then one answer speaks of two days.",
        "Read the clock first thing, and hand the date on to whoever needs it.",
      ]
    ),
    StepEntry(
      name: "no-midnight",
      title: "A week that starts on a day without midnight, and a zone far from UTC",
      level: .deep,
      test: "test_15_weekStartsWithoutMidnight_endsAtMidnight",
      hints: [
        "In São Paulo the clocks went from 23:59 on 3 November 2018 to 01:00 on 4 November.",
        "A week added to 01:00 is 01:00 again; the week after began at 00:00, though.",
        "Do not add anything to a boundary. Ask the calendar for the interval around it.",
      ]
    ),
    StepEntry(
      name: "late-answers",
      title: "An older answer or failure that comes late is dropped",
      level: .deep,
      test: "test_16_olderAnswerComesLate_isDropped",
      hints: [
        "While one request waits, another may start: an await lets others run in between.",
        "After the await, can the request tell whether it is still the newest?",
        "Count the requests, and remember your own number before you wait.",
      ]
    ),
    StepEntry(
      name: "cancelled",
      title: "A cancelled request tells nothing",
      level: .deep,
      test: "test_17_cancelledRequest_tellsNothing",
      hints: [
        "Cancelling stops nothing by itself: whoever cares has to look.",
        "It can be seen in two ways: the data manager throws, or it answers all the same.",
      ]
    ),
    StepEntry(
      name: "weak-output",
      title: "The output is not kept alive",
      level: .deep,
      test: "test_18_outputGone_isNotKeptAlive",
      hints: [
        "The presenter owns the interactor. Who else must not own whom?",
        "Swift has a keyword for a reference that does not keep its object alive.",
      ]
    ),
  ]
}

import KataKit

extension Stage {
  /// What Stage 4 asks, step by step; longer than other files, since it is one table.
  package static let doubles = Stage(
    number: 4,
    stem: "Doubles",
    title: "Doubles",
    lesson: "that a double is as good as the faults that it does not let through.",
    histories: historyFolder(),
    typeNames: [
      "ListViewSpy", "ListDataManagerSpy", "ListWireframeMock", "ManualClock", "FakeDataStore",
    ],
    steps: [
      Step(
        "remembers",
        "A spy of the list view remembers a call",
        level: .core,
        test: "test_01_call_isRemembered",
        hints: [
          "A test reads the calls of the spy. Who puts a call there, and when?",
          "The presenter calls a method of the view; that method leaves a note of it.",
        ],
        mutants: [
          Mutant("forgetsEverything", "The spy keeps no call.")
        ]
      ),
      Step(
        "with-arguments",
        "It remembers a call with its arguments",
        level: .core,
        test: "test_02_call_isRememberedWithItsArguments",
        hints: [
          "Two presenters that show different errors must leave different notes.",
          "Two of the cases of a call carry what the method was given.",
        ],
        mutants: [
          Mutant("forgetsArguments", "The spy keeps which method was called, not with what."),
          Mutant("keepsNoErrors", "Errors are not kept: no test has asked for them yet."),
        ]
      ),
      Step(
        "all-in-order",
        "It remembers repeats, in order, and all of it",
        level: .core,
        refactors: true,
        test: "test_03_calls_areRememberedInOrderWithRepeats",
        hints: [
          "What is left in your spy when two calls came?",
          "A new call goes behind those that are there already, also if it equals one of them.",
        ],
        mutants: [
          Mutant("keepsLastOnly", "A new call takes the place of the one before."),
          Mutant("keepsFirstOnly", "The first call is kept, later ones are not."),
          Mutant("forgetsRepeats", "A call that was kept is not kept again."),
          Mutant("forgetsEqualNeighbours", "A call that equals the one before is not kept."),
          Mutant("newestFirst", "The newest call stands first."),
          Mutant("sortsCalls", "The calls are sorted by their text, so that tests can rely on it."),
          Mutant("countsOnly", "It is kept how often each method was called, not in which order."),
        ]
      ),
      Step(
        "given-answer",
        "A spy of the data manager gives the answer it was made with, a failure, too",
        of: "ListDataManagerSpy",
        level: .core,
        test: "test_04_request_getsTheGivenAnswer",
        hints: [
          "The answer is a Result: some items, or an error. How does a Result become either?",
          "The range that was asked for belongs to the call. An error is thrown as it is.",
        ],
        mutants: [
          Mutant("answersNothing", "Every request is answered with no items."),
          Mutant("failureIsEmpty", "A failure is answered with no items."),
          Mutant("failsInItsOwnWords", "A failure is thrown, but another than the given one."),
          Mutant("forgetsTheRange", "A request is kept without its end."),
        ]
      ),
      Step(
        "mock",
        "A mock of the wireframe rejects a missing and an unexpected call, and names both",
        of: "ListWireframeMock",
        level: .core,
        author: .yours,
        test: "test_05_mock_rejectsOtherCallsAndNamesThem",
        hints: [
          "In your test, make a mock that expects one call, make none, and compare mismatch().",
          "Do the same with a call that nobody expected, and with one call too many.",
          "The text is: expected LIST, got LIST, with the lists as Swift prints them.",
          "A mock that got what it expected has no mismatch; ask for that, too.",
        ],
        mutants: [
          Mutant("mockAcceptsAll", "Whatever comes, or does not come, is accepted."),
          Mutant("mockAcceptsMissing", "A call that is missing is accepted."),
          Mutant("mockAcceptsUnexpected", "A call that nobody expected is accepted."),
          Mutant("mockAsksWhether", "It is asked whether there was a call, not how many."),
          Mutant("mockRejectsAll", "Also the expected calls are rejected."),
          Mutant("mockNamesNothing", "The text says that something is wrong, and not what."),
          Mutant("mockSwapsTheLists", "The text takes what came for what was expected."),
        ]
      ),
      Step(
        "standing-clock",
        "A clock stands still, and can be moved",
        of: "ManualClock",
        level: .core,
        test: "test_06_clock_standsStillAndCanBeMoved",
        hints: [
          "The clock shows what it was made with, at each read, until somebody moves it.",
          "Move forwards and back: a test may want to be on the day before.",
          "The state is behind a Mutex, since any thread may read. withLock gives you access.",
        ],
        mutants: [
          Mutant("clockMovesBySelf", "Each time that it is read a second has gone by."),
          Mutant("clockNeverMoves", "The clock shows for ever what it was made with."),
          Mutant("clockCannotGoBack", "An earlier time is not taken."),
          Mutant("clockMovesOnce", "Only the first move counts."),
        ]
      ),
      Step(
        "store-contract",
        "A fake store keeps what a store promises",
        of: "FakeDataStore",
        level: .core,
        test: "test_07_store_keepsTheContract",
        hints: [
          "The promises are in the comments of TodoDataStore. Which ends belong to the range?",
          "What is inserted twice is there twice. A name comes back scalar by scalar.",
        ],
        mutants: [
          Mutant("storeForgetsInserts", "The store has what it was made with, and no more."),
          Mutant("storeFindsAll", "A fake needs no range: it gives all that it has."),
          Mutant("storeIncludesEnd", "A record at the very end of the range is found."),
          Mutant("storeExcludesStart", "A record at the very start of the range is not found."),
          Mutant("storeDropsDuplicates", "A record that is there is not kept again."),
          Mutant("storeDropsTwins", "Two records with one name and date are one."),
          Mutant("storeComposesNames", "Two spellings of an umlaut become one."),
          Mutant("storeTrimsNames", "Blanks around a name are taken off."),
          Mutant("storeRoundsDates", "Due dates are kept in whole seconds."),
        ]
      ),
      Step(
        "held-answers",
        "Answers are held, and given in another order",
        of: "ListDataManagerSpy",
        level: .more,
        test: "test_08_answers_areHeldAndGivenInAnyOrder",
        hints: [
          "Made without an answer, a request waits. What in Swift lets a call wait for another?",
          "withCheckedThrowingContinuation hands you what ends the wait. Keep it by its number.",
        ],
        mutants: [
          Mutant("doesNotWait", "A request without an answer gets an empty one at once."),
          Mutant("answersInOrderOfCalling", "An answer goes to the request that waits longest."),
          Mutant("answersAllAtOnce", "An answer goes to all requests that wait."),
          Mutant("oneRequestWaits", "There is one place to wait; the older request is lost."),
        ]
      ),
      Step(
        "failing-store",
        "A store fails when it was told to, and is unchanged then",
        of: "FakeDataStore",
        level: .more,
        test: "test_09_store_failsWhenToldAndIsUnchanged",
        hints: [
          "The next call fails, whichever it is; the one after it works again.",
          "Look at the fault first, in the same access as the records. Then nothing was changed yet.",
        ],
        mutants: [
          Mutant("storeNeverFails", "What it was told about failing does not matter to it."),
          Mutant("failingStoreChanges", "The insert throws, and keeps the record all the same."),
          Mutant("readsDoNotFail", "Inserts can fail, reads cannot."),
          Mutant("insertsDoNotFail", "Reads can fail, inserts cannot."),
          Mutant("storeFailsForEver", "Once it has failed it goes on failing."),
        ]
      ),
      Step(
        "lets-go",
        "A double goes with its test, and keeps nobody alive",
        level: .more,
        isGuard: true,
        test: "test_10_doubles_letGo",
        hints: [
          "Who holds the double when the test is over? A closure that says self may be one.",
          "A list that belongs to a type, and not to one spy, lives as long as the process.",
        ],
        mutants: [
          Mutant("spyKeepsItself", "The spy keeps a closure that keeps the spy."),
          Mutant(
            "spiesAreListed",
            "Every spy of the data manager is in a list that all tests share."
          ),
        ]
      ),
      Step(
        "many-threads",
        "Called from many threads, it loses nothing",
        of: "FakeDataStore",
        level: .deep,
        isGuard: true,
        test: "test_11_manyThreads_nothingIsLost",
        hints: [
          "A lock guards one access. What happens between two?",
          "Look, decide and write within one withLock; nobody can come between them then.",
        ],
        mutants: [
          Mutant("storeLosesRaces", "The records are read, and written back a moment later.")
        ]
      ),
      Step(
        "deadlines",
        "The clock wakes sleepers by their deadline",
        of: "ManualClock",
        level: .deep,
        test: "test_12_move_wakesByDeadline",
        hints: [
          "A sleeper waits as a held request does: it leaves a continuation, and its deadline.",
          "A move shows the new time first; then it ends the sleeps whose deadline has come.",
          "A deadline that has come already does not suspend at all.",
        ],
        mutants: [
          Mutant("neverSleeps", "A sleep ends at once, so that tests are quick."),
          Mutant("wakesNobody", "A move shows another time, and wakes nobody."),
          Mutant("wakesEverybody", "Every move wakes everybody."),
          Mutant("wakesWhoCameFirst", "As many wake as are due, but those who came first."),
          Mutant("deadlineMustPass", "At the deadline itself the sleeper sleeps on."),
          Mutant("sleepsThoughDue", "Also a deadline that has come waits for a move."),
        ]
      ),
      Step(
        "cancelled-sleep",
        "A cancelled sleep ends at once, and only that one",
        of: "ManualClock",
        level: .deep,
        refactors: true,
        test: "test_13_cancelledSleep_ends",
        hints: [
          "withTaskCancellationHandler tells you when the task of a sleep is cancelled.",
          "The handler must find its own sleep among the others: give each a number.",
          "A task can be cancelled before it falls asleep. Ask for that under the lock.",
        ],
        mutants: [
          Mutant("cancelDoesNothing", "A cancelled sleep waits for its deadline."),
          Mutant("cancelledSleepReturns", "A cancelled sleep ends as if its time had come."),
          Mutant("sleepsThoughCancelled", "Who was cancelled before falls asleep all the same."),
          Mutant("cancelEndsAll", "One cancellation ends every sleep."),
        ]
      ),
      Step(
        "property",
        "The doubles agree with the rules on calls that nobody chose",
        level: .more,
        isGuard: true,
        isProperty: true,
        test: "test_14_generatedCalls_agreeWithTheRules",
        hints: [
          "The scenario is the smallest that is wrong: each line of it matters. Which one surprises?",
          "Write the scenario as a test of your own; then it is an example like any other.",
          "Look for numbers in your code, and for names and dates that it treats in their own way.",
        ],
        mutants: [
          Mutant("keepsTheLastTen", "The spy keeps the last ten calls, which is enough."),
          Mutant("storeDropsNameless", "A record without a name is not worth keeping."),
        ]
      ),
    ],
    variants: [
      Variant("kitsDoubles", "The kit's own doubles do the work."),
      Variant("keptBackwards", "Calls are kept newest first, requests wait at streams."),
      Variant("ordersVary", "Records are kept by due date, and come in any order."),
    ]
  )
}

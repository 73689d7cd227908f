import KataKit

extension Stage {
  /// The steps of Stage 4; the file is longer than others, because it is one table.
  package static let doubles = Stage(
    number: 4,
    stem: "Doubles",
    title: "Doubles",
    lesson:
      "that a double is only as good as the faults that it helps a test to find.",
    histories: historyFolder(),
    typeNames: [
      "ListViewSpy", "ListDataManagerSpy", "ListWireframeMock", "ManualClock", "FakeDataStore",
    ],
    core: [
      Step(
        "remembers",
        "A list view spy records a call",
        test: "test_01_call_isRemembered",
        hints: [
          "A test reads the calls of the spy. Which code adds a call to the list, and when?",
          "The presenter calls a method of the view, and that method records the call.",
        ],
        mutants: [
          Mutant("forgetsEverything", "The spy records no call.")
        ]
      ),
      Step(
        "with-arguments",
        "The list view spy records a call with its arguments",
        test: "test_02_call_isRememberedWithItsArguments",
        hints: [
          "Two presenters that show different errors must leave different records.",
          "Two cases of ListViewCall carry the value that the method was given.",
        ],
        mutants: [
          Mutant(
            "forgetsArguments",
            "The spy records which method was called, but not its arguments."
          ),
          Mutant("keepsNoErrors", "The spy does not record error messages."),
        ]
      ),
      Step(
        "all-in-order",
        "The list view spy records all calls in order, repeats included",
        question: .refactoring(
          "The three methods do the same; can you say it once, in a method called record?"
        ),
        test: "test_03_calls_areRememberedInOrderWithRepeats",
        hints: [
          "What is in your spy's list after two calls?",
          "Each new call goes to the end of the list, even if it equals an earlier one.",
        ],
        mutants: [
          Mutant("keepsLastOnly", "A new call replaces the call before it."),
          Mutant("keepsFirstOnly", "The first call is recorded, later ones are not."),
          Mutant("forgetsRepeats", "A call that was recorded once is not recorded again."),
          Mutant(
            "forgetsEqualNeighbours",
            "A call that equals the call before it is not recorded."
          ),
          Mutant("newestFirst", "The newest call comes first in the list."),
          Mutant("sortsCalls", "The calls are sorted by their text."),
          Mutant(
            "countsOnly",
            "The spy knows how often each method was called, but not in which order."
          ),
        ]
      ),
      Step(
        "given-answer",
        "A data manager spy returns the given items or throws the given error",
        of: "ListDataManagerSpy",
        question: "Do you record a call before its answer is given, even if it fails?",
        test: "test_04_request_getsTheGivenAnswer",
        hints: [
          "The answer is a Result: items, or an error. How do you return or throw its content?",
          "The requested range belongs to the call. A given error is thrown unchanged.",
        ],
        mutants: [
          Mutant("answersNothing", "Every request returns an empty list."),
          Mutant(
            "failureIsEmpty",
            "A request returns an empty list instead of throwing the given error."
          ),
          Mutant("failsInItsOwnWords", "A request throws another error than the given one."),
          Mutant("forgetsTheRange", "A request is recorded without the end of its range."),
        ]
      ),
      Step(
        "mock",
        "A wireframe mock rejects missing and unexpected calls, and shows both lists",
        of: "ListWireframeMock",
        requirement: """
          A mock that received exactly the expected calls has no mismatch. If a call is \
          missing or was not expected, the mismatch names both lists: expected \
          [presentAddInterface()], got [].
          """,
        question: "Is the comparison one == of two lists?",
        test: "test_05_mock_rejectsOtherCallsAndNamesThem",
        hints: [
          "In your test, make a mock that expects one call, make none, and compare mismatch().",
          "Do the same with a call that is not expected, and with one call too many.",
          "The text is: expected LIST, got LIST, with the lists as Swift prints them.",
          "When the calls are the expected ones, there is no mismatch; test that, too.",
        ],
        mutants: [
          Mutant("mockAcceptsAll", "Any list of calls is accepted."),
          Mutant("mockAcceptsMissing", "A missing call is accepted."),
          Mutant("mockAcceptsUnexpected", "An unexpected call is accepted."),
          Mutant("mockAsksWhether", "The mock checks whether there was a call, but not how many."),
          Mutant("mockRejectsAll", "The expected calls are rejected, too."),
          Mutant("mockNamesNothing", "The text says that something is wrong, but not what."),
          Mutant(
            "mockSwapsTheLists",
            "The text swaps the expected calls and the actual calls."
          ),
        ]
      ),
      Step(
        "standing-clock",
        "A clock shows one time until a test moves it",
        of: "ManualClock",
        question: "Does `now` only read?",
        test: "test_06_clock_standsStillAndCanBeMoved",
        hints: [
          "At each read, the clock shows the time it was made with, until a test moves it.",
          "It moves forwards and back: a test may need the day before.",
          "The state is behind a Mutex, since any thread may read it. withLock gives you access.",
        ],
        mutants: [
          Mutant("clockMovesBySelf", "The clock moves by a second each time it is read."),
          Mutant("clockNeverMoves", "The clock always shows the time it was made with."),
          Mutant("clockCannotGoBack", "The clock cannot be moved back."),
          Mutant("clockMovesOnce", "Only the first move counts."),
        ]
      ),
      Step(
        "store-contract",
        "A fake store keeps the promises of TodoDataStore",
        of: "FakeDataStore",
        question: "Does Range have a method that checks a date?",
        test: "test_07_store_keepsTheContract",
        hints: [
          "The promises are in the comments of TodoDataStore. Which end belongs to the range?",
          "A record inserted twice is stored twice. Names come back unchanged, scalar by scalar.",
        ],
        mutants: [
          Mutant("storeForgetsInserts", "The store does not keep the records that are inserted."),
          Mutant("storeFindsAll", "The store ignores the range and returns all its records."),
          Mutant("storeIncludesEnd", "A record due exactly at the end of the range is returned."),
          Mutant(
            "storeExcludesStart",
            "A record due exactly at the start of the range is not returned."
          ),
          Mutant("storeDropsDuplicates", "A record that is inserted twice is kept once."),
          Mutant(
            "storeDropsTwins",
            "Of two records with the same name and date, only one is kept."
          ),
          Mutant("storeComposesNames", "Two Unicode spellings of a letter become one."),
          Mutant("storeTrimsNames", "Spaces around a name are removed."),
          Mutant("storeRoundsDates", "Due dates are rounded to whole seconds."),
        ]
      ),
    ],
    more: [
      Step(
        "held-answers",
        "The data manager spy holds requests and answers them in any order",
        of: "ListDataManagerSpy",
        question: "Can one line remove and resume the continuation?",
        test: "test_08_answers_areHeldAndGivenInAnyOrder",
        hints: [
          "Without an answer, a request waits. What in Swift lets one call wait for another?",
          "withCheckedThrowingContinuation gives you a continuation. Keep one for each request.",
          "A cancelled request waits, too: a test wants to see what code does with a late answer.",
        ],
        mutants: [
          Mutant("doesNotWait", "A request without an answer returns an empty list immediately."),
          Mutant(
            "answersInOrderOfCalling",
            "An answer goes to the request that has waited longest, not to the chosen one."
          ),
          Mutant("answersAllAtOnce", "An answer goes to all requests that wait."),
          Mutant("oneRequestWaits", "Only one request can wait; an older one is lost."),
          Mutant(
            "requestEndsWhenCancelled",
            "A request ends when its task is cancelled, before a test gives it an answer."
          ),
        ]
      ),
      Step(
        "failing-store",
        "The fake store fails on demand, and does not change when it fails",
        of: "FakeDataStore",
        question: "Do reads and inserts check for the fault in one place?",
        test: "test_09_store_failsOnDemandAndIsUnchanged",
        hints: [
          "The next call fails, a read or an insert; the call after it works again.",
          "Check for the error first, under the lock of the records. Then nothing has changed.",
        ],
        mutants: [
          Mutant("storeNeverFails", "The store never fails, although a test asked for it."),
          Mutant("failingStoreChanges", "An insert throws, but keeps the record."),
          Mutant("readsDoNotFail", "Inserts can fail, reads cannot."),
          Mutant("insertsDoNotFail", "Reads can fail, inserts cannot."),
          Mutant("storeFailsForEver", "After its first failure, the store fails every time."),
        ]
      ),
      Step(
        "lets-go",
        "A double is freed after its test, and keeps no other object alive",
        kind: .guard,
        test: "test_10_doubles_letGo",
        hints: [
          "Which object still holds the double after the test? It may be a closure that uses self.",
          "A static list lives as long as the process, and so does everything in it.",
        ],
        mutants: [
          Mutant("spyKeepsItself", "The spy keeps a closure that keeps the spy."),
          Mutant(
            "spiesAreListed",
            "A list that all tests share keeps every data manager spy alive."
          ),
        ]
      ),
    ],
    deep: [
      Step(
        "many-threads",
        "The fake store loses nothing when many threads call it",
        of: "FakeDataStore",
        kind: .guard,
        test: "test_11_manyThreads_nothingIsLost",
        hints: [
          "A lock guards one access. What can happen between two accesses?",
          "Read, decide and write within one withLock, so that no other thread can come between.",
        ],
        mutants: [
          Mutant(
            "storeLosesRaces",
            "The records are read in one access and written back in another."
          )
        ]
      ),
      Step(
        "deadlines",
        "The clock wakes each sleeper when its deadline comes",
        of: "ManualClock",
        test: "test_12_move_wakesByDeadline",
        hints: [
          "A sleeper waits like a held request: the clock keeps its continuation and its deadline.",
          "A move first shows the new time; then it ends the sleeps whose deadline has come.",
          "If the deadline has come already, the sleep does not suspend at all.",
        ],
        mutants: [
          Mutant("neverSleeps", "A sleep ends immediately, before its deadline."),
          Mutant("wakesNobody", "A move shows another time, but wakes no sleeper."),
          Mutant("wakesEverybody", "Every move wakes all sleepers."),
          Mutant(
            "wakesWhoCameFirst",
            "A move wakes the sleepers that came first, not those whose deadline has come."
          ),
          Mutant(
            "deadlineMustPass",
            "A sleeper is not woken when the clock shows exactly its deadline."
          ),
          Mutant(
            "sleepsThoughDue",
            "A sleep whose deadline has come already still waits for a move."
          ),
          Mutant(
            "readsClockWhenWoken",
            "A woken sleeper reads the clock again, and sleeps on if it was moved back."
          ),
        ]
      ),
      Step(
        "cancelled-sleep",
        "A cancelled sleep ends immediately, and no other sleep ends",
        of: "ManualClock",
        question: .refactoring("Does your code end every sleep outside the lock?"),
        test: "test_13_cancelledSleep_ends",
        hints: [
          "withTaskCancellationHandler calls you when the task of a sleep is cancelled.",
          "The handler must find its own sleep among the others: give each a number.",
          "A task can be cancelled before it falls asleep. Check for that under the lock.",
        ],
        mutants: [
          Mutant("cancelDoesNothing", "A cancelled sleep still waits for its deadline."),
          Mutant(
            "cancelledSleepReturns",
            "A cancelled sleep returns as if its deadline had come; it does not throw."
          ),
          Mutant(
            "sleepsThoughCancelled",
            "A task that was cancelled before its sleep still falls asleep."
          ),
          Mutant("cancelEndsAll", "One cancellation ends every sleep."),
          Mutant(
            "dueSleepIsNotCancelled",
            "A cancelled sleep returns without an error if its deadline has come already."
          ),
        ]
      ),
    ],
    property: Step(
      "property",
      "The doubles follow the rules on random calls",
      question: "Can you write its scenario as your own test?",
      test: "test_14_generatedCalls_agreeWithTheRules",
      hints: [
        "This is the smallest scenario that fails: every line matters. Which line surprises you?",
        "Write the scenario as a test of your own; then it is an example like any other.",
        "Look for numbers in your code, and for names and dates that it treats differently.",
      ],
      mutants: [
        Mutant("keepsTheLastTen", "The spy keeps only the last ten calls."),
        Mutant("storeDropsNameless", "A record with an empty name is not kept."),
        Mutant("keepsFirstSection", "Of several sections, only the first is recorded."),
        Mutant("spiesShareOneList", "A new spy of the view makes an older one forget its calls."),
        Mutant(
          "storeRoundsItsFirstRecords",
          "The store's first records lose the fraction of their second."
        ),
      ]
    ),
    variants: [
      Variant("kitsDoubles", "It uses the kit's own doubles."),
      Variant(
        "keptBackwards",
        "Calls are kept with the newest first, and requests wait in streams."
      ),
      Variant("ordersVary", "Records are kept by due date, and returned in any order."),
    ]
  )
}

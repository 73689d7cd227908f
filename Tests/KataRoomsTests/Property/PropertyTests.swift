import KataJudge
import KataTesting
import Testing
import TodoMocks

@testable import KataCore

/// Scenarios, and the rest of a failing one after shrinking.
@MainActor
struct PropertyTests {
  /// Code that gets numbers up to 999, one by one, and then may be wrong about the list.
  private struct SmallNumbers: Property {
    final class Fixture {
      var numbers: [Int] = []
      let end: ([Int]) -> Void

      init(end: @escaping ([Int]) -> Void) { self.end = end }
    }

    var isWrong: ([Int]) -> Bool

    func scenario(_ choices: inout Choices) -> Scenario<Fixture> {
      let numbers = choices.list(ofAtMost: 30) { $0.number(below: 1_000) }
      let acts = numbers.map { number in
        Act<Fixture>("\(number)", rule: "Each.") { $0.numbers.append(number) }
      }
      let end = Act<Fixture>("", rule: "Less.") { $0.end($0.numbers) }
      return Scenario("a list", acts: acts + [end], turns: 0) { implementation, log in
        Fixture { [isWrong] numbers in
          log.add(implementation == nil && isWrong(numbers) ? "\(numbers.count)" : "less")
        }
      }
    }
  }

  /// A scenario of these acts; the fixture is the log, and whether it is that of the code.
  private struct Acts: Property {
    typealias Fixture = (log: CallLog, isCode: Bool)

    var acts: [Act<Fixture>]

    func scenario(_ choices: inout Choices) -> Scenario<Fixture> {
      Scenario("a day", "a place", acts: acts) { implementation, log in
        (log, implementation == nil)
      }
    }
  }

  private final class Owner {}

  @Test("The same choices make the same scenario, and other seeds make other scenarios")
  func test_choices_again_areTheSame() {
    func made(_ choices: Choices) -> (values: [Int], made: [Int]) {
      var choices = choices
      let values = choices.list(ofAtMost: 20) { $0.number(below: 1_000) }
      return (values, choices.made)
    }
    let first = made(Choices(seed: 4711))
    let again = made(Choices(again: first.made))

    #expect(made(Choices(seed: 4711)).values == first.values)
    #expect(again.values == first.values)
    #expect(again.made == first.made)
    #expect(Set((0..<20).map { made(Choices(seed: $0)).values }).count > 15)
  }

  @Test("A difference begins at the first call that differs in a scalar, and chooses its rule")
  func test_acts_spellingsDiffer_areFound() async throws {
    let same = Act<Acts.Fixture>("two\nlines", rule: "Same.") { $0.log.add("same") }
    let spelled = Act<Acts.Fixture>("spelled", rule: "Spelled.") { log, isCode in
      for call in ["same", isCode ? "e\u{301}" : "\u{E9}", "e\nd"] { log.add(call) }
    }
    let counted = spelled.choosingRule { "\($0.count), \($1.count)." }

    let failure = try #require(try await Acts(acts: [same, counted]).firstFailure())
    let plain = try await Acts(acts: [spelled.choosingRule { _, _ in nil }]).firstFailure()

    #expect(failure.doing == "a day\na place\n  two\n  lines\n  spelled")
    #expect(failure.expected == ["\u{E9}", #"e\u{A}d"#])
    #expect(failure.got == ["e\u{301}", #"e\u{A}d"#])
    #expect(failure.notes.first == "The rule: 2, 2.")
    #expect(plain?.notes.first == "The rule: Spelled.")
  }

  @Test("Values that print alike differ; what a rule leaves open does not")
  func test_acts_valuesAndOpenings_areCompared() async throws {
    let alike = Act<Acts.Fixture>("alike", rule: "") { $0.log.add($0.isCode ? 1 : "1") }
    let open = Act<Acts.Fixture>("open", rule: "") { $0.log.add($0.isCode) }
      .leavingOpen { $1 = $0 }

    #expect(try await Acts(acts: [alike]).firstFailure() != nil)
    #expect(try await Acts(acts: [open]).firstFailure() == nil)
  }

  @Test("Of the objects that should be gone, those that live on are named, once")
  func test_goneObjects_someLiveOn_areNamedOnce() async {
    let (gone, kept) = (GoneObjects(), Owner())
    gone.watch("kept", kept)
    gone.watch("released", Owner())
    gone.watch("none", nil)

    let (first, second) = (await gone.survivors(), await gone.survivors())

    #expect(first == ["kept"])
    #expect(second == [])
    withExtendedLifetime(kept) {}
  }

  @Test("All acts are performed, also after a difference, on the solution first")
  func test_acts_afterADifference_arePerformed() async throws {
    var performed: [String] = []
    let acts = ["a", "b"].map { name in
      Act<Acts.Fixture>(name, rule: "") { log, isCode in
        performed.append("\(name) \(isCode)")
        log.add(isCode)
      }
    }

    _ = try await Acts(acts: acts).firstFailure(shrinkingFor: .zero)

    #expect(performed == ["a false", "a true", "b false", "b true"])
  }

  @Test("A call that comes after its act is late, and breaks the act's rule if another is missing")
  func test_acts_callsOfATask_areLate() async throws {
    func failure(expected: String) async throws -> FailureMessage? {
      let act = Act<Acts.Fixture>("act", rule: "Rule.") { log, isCode in
        if isCode { Task { log.add("call") } } else { log.add(expected) }
      }
      return try await Acts(acts: [act]).firstFailure()
    }

    let late = try #require(try await failure(expected: "call"))
    let missing = try #require(try await failure(expected: "other"))

    #expect(late.got == ["later, call"])
    #expect(late.notes.first?.contains("When a call returns, its work is done") == true)
    #expect(missing.notes.first == "The rule: Rule.")
  }

  @Test("A running call is begun when it has made a request or ended; all end with the answer")
  func test_runningCalls_requestOrEnd_areBegun() async throws {
    let log = CallLog()
    let (calls, held) = (RunningCalls(log), HeldAnswers<Void, Void, Never>(.held()))
    await calls.begin {
      calls.add(request: "request")
      await held.next(())
      log.add("end")
    }
    await calls.begin { log.add("no request") }

    try await calls.end { held.giveAll(.success(())) }

    let seen = await log.takeCalls(turns: 0).map(\.description)
    #expect(seen == ["request", "no request", "the answer has come", "end"])
  }

  @Test("A call that ends although its request is held makes later calls late; a cancelled one may")
  func test_runningCalls_endBeforeTheAnswer_makesLate() async throws {
    let log = CallLog()
    let calls = RunningCalls(log)
    await calls.begin {
      calls.add(request: "request")
    }
    try await calls.end {}
    let seen = await log.takeCalls(turns: 0).map(\.description)

    await calls.begin { Task { calls.add(request: "request") } }
    try await calls.end {}
    let seenOfTask = await log.takeCalls(turns: 1).map(\.description)

    await calls.begin {}
    calls.watch(nil)
    try await calls.end { log.add("in time") }
    let seenAfterCancel = await log.takeCalls(turns: 0).map(\.description)

    #expect(seen == ["request", "later, the answer has come"])
    #expect(seenOfTask.first == "later, request")
    #expect(seenAfterCancel == ["in time"])
  }

  @Test("Writes in a row are shown as lines; other calls stay between them")
  func test_calls_writes_areJoinedToLines() {
    let writes = ["a", "b\r", "\nc", "d"].map { TextOutputSpy.Call.write($0) as Call }
    let calls = writes.prefix(3) + ["call"] + writes.suffix(1)

    let shown = Array(calls).withLines.map(\.description)

    #expect(shown == [#"write("ab\r\n")"#, #"write("c")"#, "call", #"write("d")"#])
    #expect(Array(calls).withoutText.map(\.description) == ["call"])
  }

  @Test("Missing or impossible choices become the simplest or the nearest possible one")
  func test_choices_impossible_arePossible() {
    var none = Choices(again: [])
    var wild = Choices(again: [-5, 1_000_000, 9])

    let first = none.one(of: ["a", "b"])
    #expect(first == "a")
    let isChosen = none.isChosen(onceIn: 2)
    let list = none.list(ofAtMost: 3, atLeast: 1) { $0.number(below: 9) }

    #expect(!isChosen)
    #expect(list == [0])
    let numbers = [wild.number(below: 3), wild.number(below: 3)]
    let isWild = wild.isChosen(onceIn: 2)
    #expect(numbers == [0, 2])
    #expect(isWild)
  }

  @Test("Every number below a bound occurs, and no other; lists have every length")
  func test_choices_drawn_areSpread() {
    var choices = Choices(seed: 1)
    let numbers = (0..<200).map { _ in choices.number(below: 5) }
    let lengths = (0..<200).map { _ in
      choices.list(ofAtMost: 3, atLeast: 1) { $0.number(below: 2) }.count
    }

    #expect(Set(numbers) == Set(0..<5))
    #expect(Set(lengths) == Set(1...3))
  }

  @Test("Of one number that is too large, the smallest such number is left, if there is time")
  func test_firstFailure_oneNumber_isShrunk() async throws {
    let property = SmallNumbers { $0.contains { $0 > 100 } }

    let found = try #require(try await property.firstFailure(shrinkingFor: .zero))
    let failure = try #require(try await property.firstFailure())

    #expect(found.expected == ["less"])
    #expect((found.scenario?.choices ?? []).count > 3)
    #expect(failure.doing == "a list\n  101")
    #expect(failure.scenario?.choices == [1, 101, 0])
    let seed = failure.scenario?.seed ?? 0
    #expect(failure.notes == ["The rule: Less.", "Found with seed \(seed)."])
  }

  @Test("Differences are counted to the last scenario, and estimated from the first five")
  func test_timesInAThousand_seldomAndOften_areCounted() async throws {
    let always = try await SmallNumbers { _ in true }.timesInAThousand()
    let seldom = try await SmallNumbers { $0.contains(7) }.timesInAThousand()

    #expect(always == 1_000)
    #expect((5...40).contains(seldom))
  }

  @Test("Two numbers that are wrong together are left, and none between them")
  func test_firstFailure_twoNumbers_areShrunk() async throws {
    let property = SmallNumbers { list in
      list.contains { $0 > 500 } && list.contains { $0 > 200 && $0 < 300 }
    }

    let failure = try #require(try await property.firstFailure())

    #expect(failure.doing.split(separator: "\n").dropFirst().sorted() == ["  201", "  501"])
  }

  @Test("A scenario that stays long is reported in twelve lines")
  func test_firstFailure_long_isReportedInTwelveLines() async throws {
    let property = SmallNumbers { $0.count >= 20 }

    let failure = try #require(try await property.firstFailure())

    #expect(failure.lines.count == 12)
    #expect(failure.doing.contains("… and 14 more"))
  }
}

import CommandLineKit
import Foundation
import Testing
import TodoApp

struct TodoOptionsTests {
  private static let environment = ["HOME": "/home/me", "XDG_DATA_HOME": "/data"]

  private func options(
    _ arguments: String...,
    environment: [String: String] = environment
  ) throws -> TodoOptions {
    try #require(try request(arguments, environment: environment))
  }

  /// The options; nil if the request is to show a text.
  private func request(
    _ arguments: [String],
    environment: [String: String] = environment
  ) throws(UsageError) -> TodoOptions? {
    switch try TodoOptions.program(environment: environment).request(arguments) {
    case .run(let options): options
    case .show: nil
    }
  }

  @Test("Without arguments, shows the solution's list with the system's settings")
  func test_init_noArguments_areTheDefaults() throws {
    let sut = try options()

    #expect(sut.command == .list)
    #expect(sut.now == nil)
    #expect(sut.implementation == .solution)
    #expect(sut.locale == Locale.current)
    #expect(sut.calendar.identifier == .gregorian)
    #expect(sut.calendar.timeZone == TimeZone.current)
    #expect(sut.makesFolder)
  }

  @Test("Reads every option, after a blank or an equals sign, before or after the command")
  func test_init_everyOption_isTaken() throws {
    let sut = try #require(
      try request([
        "--store", "/x/items", "--now=2014-05-21T09:00", "add", "Pack", "--time-zone", "Asia/Tokyo",
        "--locale=de_DE", "--week-starts", "sunday", "--due", "2014-05-22", "--use", "exercise",
      ])
    )

    #expect(sut.command == .add(name: "Pack", due: Date(timeIntervalSince1970: 1_400_684_400)))
    #expect(sut.store == "/x/items")
    #expect(!sut.makesFolder)
    #expect(sut.now == Date(timeIntervalSince1970: 1_400_630_400))
    #expect(sut.calendar.timeZone.identifier == "Asia/Tokyo")
    #expect(sut.calendar.firstWeekday == 1)
    #expect(sut.locale.identifier == "de_DE")
    #expect(sut.implementation == .exercise)
  }

  @Test(
    "The learner's classes run up to the stage of --use; with exercise, all of them run",
    arguments: zip(
      ["solution", "1", "2", "3", "4", "5", "6", "exercise"],
      [0, 1, 2, 3, 4, 5, 6, 6]
    )
  )
  func test_init_use_isTheLastOwnStage(value: String, stage: Int) throws {
    #expect(try options("--use", value).implementation.lastOwnStage == stage)
  }

  @Test(
    "The week starts on the day of the option",
    arguments: zip(
      ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
      1...7
    )
  )
  func test_init_weekStarts(day: String, number: Int) throws {
    #expect(try options("--week-starts", day).calendar.firstWeekday == number)
  }

  @Test(
    "Without the option, the week starts on the locale's first day",
    arguments: zip(["en_US", "de_DE"], [1, 2])
  )
  func test_init_noWeekStarts_isTheLocales(locale: String, number: Int) throws {
    #expect(try options("--locale", locale).calendar.firstWeekday == number)
  }

  #if !canImport(Darwin)
  @Test(
    "The default store is in the platform's folder for data of apps",
    arguments: [
      (["HOME": "/home/me", "XDG_DATA_HOME": "/data"], "/data/viper-kata/todo.jsonl"),
      (["HOME": "/home/me"], "/home/me/.local/share/viper-kata/todo.jsonl"),
      (
        ["HOME": "/home/me", "XDG_DATA_HOME": ""], "/home/me/.local/share/viper-kata/todo.jsonl"
      ),
      (
        ["HOME": "/home/me", "XDG_DATA_HOME": "here"],
        "/home/me/.local/share/viper-kata/todo.jsonl"
      ),
    ]
  )
  func test_init_noStore_isThePlatforms(environment: [String: String], store: String) throws {
    #expect(try options(environment: environment).store == store)
  }
  #endif

  @Test(
    "A wrong value is reported in one line, with the nearest valid one",
    arguments: [
      (
        ["--store"],
        "--store needs a value: where the items are kept, such as items.jsonl; see todo --help"
      ),
      (
        ["--now", "2014-02-30T09:00"],
        """
        --now 2014-02-30T09:00: there is no such time in the time zone; \
        write it as YYYY-MM-DDTHH:MM; see todo --help
        """
      ),
      (
        ["--due", "2014-02-30", "add", "Pack"],
        """
        --due 2014-02-30: there is no such day in the time zone; write it as YYYY-MM-DD; \
        see todo add --help
        """
      ),
      (
        ["--time-zone", "Europe/Berln"],
        """
        --time-zone Europe/Berln: there is no such time zone; did you mean Europe/Berlin?
        """
      ),
      (["--time-zone", "?"], "--time-zone ?: there is no such time zone; see todo --help"),
      (["--locale", "en_UUS"], "--locale en_UUS: there is no such locale; did you mean en_US?"),
      (
        ["--week-starts", "Mond"],
        "--week-starts Mond: there is no such weekday; did you mean monday?"
      ),
      (
        ["--use", "excercise"],
        """
        --use excercise: it is one of solution, exercise, 1, 2, 3, 4, 5, 6; did you mean \
        exercise?
        """
      ),
      (
        ["--use", "7"],
        "--use 7: it is one of solution, exercise, 1, 2, 3, 4, 5, 6; see todo --help"
      ),
      (
        ["add"],
        "add needs NAME, what is to be done, such as \"Buy tea\"; see todo add --help"
      ),
    ]
  )
  func test_init_wrongOption_isSaid(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try request(arguments) }

    #expect(error?.description == message)
  }

  @Test(
    "A wrong word is refused in one line that does not command the terminal",
    arguments: [
      ["--=", "x"], ["--locale", "\u{202E}"], ["\u{1B}[2J\n", "x"],
      ["add", "Pack", "--due=9999-99-99"], ["--now", "2014-05-21T09:00\u{0}"], ["-", "--", "-h"],
      ["--week-starts", String(repeating: "monday", count: 100)], ["--use", "日本語 👩‍👩‍👧‍👦"],
    ]
  )
  func test_init_wrongWord_isRefusedInOneLine(arguments: [String]) throws {
    let error = try #require(throws: UsageError.self) { try request(arguments) }

    #expect(!error.description.isEmpty)
    #expect(error.description == error.description.shownAsData)
  }

  @Test("The help on adding lists all its options, in eighty columns")
  func test_help_add_hasEverything() throws {
    let program = TodoOptions.program(environment: Self.environment)
    guard case .show(let help) = try program.request(["add", "--help"]) else {
      Issue.record("nothing is shown")
      return
    }

    #expect(help.hasPrefix("usage: todo add NAME [--due DAY] [--store FILE] [--now TIME]"))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}

import CommandLineKit
import Foundation
import Testing
import TodoApp

struct TodoOptionsTests {
  private static let environment = ["HOME": "/home/me", "XDG_DATA_HOME": "/data"]

  private func options(
    _ arguments: [String] = [],
    environment: [String: String] = environment
  ) throws -> TodoOptions {
    let request = try TodoOptions.program(environment: environment).request(arguments)
    guard case .run(let options) = request else { throw CancellationError() }
    return options
  }

  @Test("Without arguments, shows the solution's list with the system's settings")
  func test_init_noArguments_areTheDefaults() throws {
    let sut = try options()

    #expect(sut.command == .list(addsSamples: false))
    #expect(sut.now == nil)
    #expect(sut.implementation.lastOwnStage == 0)
    #expect(sut.locale == Locale.current)
    #expect(sut.calendar.identifier == .gregorian)
    #expect(sut.calendar.timeZone == TimeZone.current)
    #expect(sut.makesFolder)
  }

  @Test("Reads every option, after a blank or an equals sign, before or after the command")
  func test_init_everyOption_isTaken() throws {
    let sut = try options([
      "--store", "/x/items", "--now=2014-05-21T09:00", "add", "Pack", "--time-zone", "Asia/Tokyo",
      "--locale=de_DE", "--week-starts", "sunday", "--due", "2014-05-22", "--use", "exercise",
    ])

    #expect(sut.command == .add(name: "Pack", due: Date(timeIntervalSince1970: 1_400_684_400)))
    #expect(sut.store == "/x/items")
    #expect(!sut.makesFolder)
    #expect(sut.now == Date(timeIntervalSince1970: 1_400_630_400))
    #expect(sut.calendar.timeZone.identifier == "Asia/Tokyo")
    #expect(sut.calendar.firstWeekday == 1)
    #expect(sut.locale.identifier == "de_DE")
    #expect(sut.implementation.lastOwnStage == TodoOptions.Implementation.lastStage)
  }

  @Test(
    "The week starts on the day of the option; without it, on the locale's first day",
    arguments: [
      ("--week-starts=sunday", 1), ("--week-starts=monday", 2), ("--week-starts=tuesday", 3),
      ("--week-starts=wednesday", 4), ("--week-starts=thursday", 5), ("--week-starts=friday", 6),
      ("--week-starts=saturday", 7), ("--locale=en_US", 1), ("--locale=de_DE", 2),
    ]
  )
  func test_init_weekStarts(option: String, number: Int) throws {
    #expect(try options([option]).calendar.firstWeekday == number)
  }

  #if !canImport(Darwin)
  @Test(
    "The default store is in the platform's folder for data of apps",
    arguments: [
      (["HOME": "/home/me", "XDG_DATA_HOME": "/data"], "/data"),
      (["HOME": "/home/me"], "/home/me/.local/share"),
      (["HOME": "/home/me", "XDG_DATA_HOME": ""], "/home/me/.local/share"),
      (["HOME": "/home/me", "XDG_DATA_HOME": "here"], "/home/me/.local/share"),
    ]
  )
  func test_init_noStore_isThePlatforms(environment: [String: String], folder: String) throws {
    #expect(try options(environment: environment).store == "\(folder)/viper-kata/todo.jsonl")
  }
  #endif

  @Test(
    "A wrong value is reported in one line, with the nearest valid one",
    arguments: [
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
        --due 2014-02-30: there is no such day in the time zone; write YYYY-MM-DD, today, \
        tomorrow or a weekday; \
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
        --use excercise: it is one of solution, exercise, 1, 2, 3, 4, 5, 6, 7; did you mean \
        exercise?
        """
      ),
      (
        ["--use", "8"],
        "--use 8: it is one of solution, exercise, 1, 2, 3, 4, 5, 6, 7; see todo --help"
      ),
      (
        ["add"],
        "add needs NAME, what is to be done, such as \"Buy tea\"; see todo add --help"
      ),
    ]
  )
  func test_init_wrongOption_isSaid(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try options(arguments) }

    #expect(error?.description == message)
  }
}

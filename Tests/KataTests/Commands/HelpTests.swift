import CommandLineKit
import KataCore
import Testing

@testable import KataJudge
@testable import kata

struct HelpTests {
  private func text(_ words: String...) throws -> String {
    guard case .show(let text) = try Kata.program.request(words) else {
      Issue.record("\(words) is no help")
      return ""
    }
    return text
  }

  @Test("verify proves the kit, not the learner; the help names it only as another topic")
  func test_help_verify_isShownOnRequest() throws {
    #expect(try !text("--help").contains("\nkata verify"))
    #expect(try text("--help").replacing("\n", with: " ").contains("kata help verify"))
    #expect(try text("verify", "--help").contains("usage: kata verify"))
  }

  @Test("The help fits a terminal of 80 columns and 24 rows, with the prompt below it")
  func test_help_fitsATerminal() throws {
    let rows = try text("--help").split(separator: "\n", omittingEmptySubsequences: false)

    #expect(rows.filter { $0.count > 80 } == [])
    #expect(rows.count <= 23)
  }

  @Test(
    "The help on the environment names every variable",
    arguments: RunSettings.Variable.allCases
  )
  func test_help_environment_namesVariable(variable: RunSettings.Variable) throws {
    #expect(try text("help", "environment").contains(variable.rawValue))
  }

  @Test("The version is a word and a number")
  func test_version() throws {
    #expect(try text("--version").wholeMatch(of: /kata \d+\.\d+\.\d+/) != nil)
  }
}

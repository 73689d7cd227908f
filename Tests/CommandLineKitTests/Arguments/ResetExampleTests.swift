import CommandLineKit
import Testing

// The example in the documentation of `Command`.
struct Reset: Command {
  var stage = ""
  var isConfirmed = false

  static let name = "reset"
  static let summary = "put the starter of a stage back"
  static let parameters: [Parameter<Reset>] = [
    .word("STAGE", \.stage, "the stage's number", example: "1"),
    .flag("--yes", \.isConfirmed, "do not ask"),
  ]
}

struct ResetExampleTests {
  @Test("The example in the documentation reads its words and prints its usage")
  func test_reset_example() throws {
    let sut = try Reset(["--yes", "2"])

    #expect(sut.stage == "2")
    #expect(sut.isConfirmed)
    #expect(Reset.usage == "reset STAGE [--yes]")
  }
}

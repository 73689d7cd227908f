import KataKit
import Testing

struct RunSettingsTests {
  @Test("Without variables there are fixed examples, one red at a time and five seconds")
  func test_init_nothingSet_hasDefaults() throws {
    let settings = try RunSettings(environment: [:])

    #expect(!settings.runsAll)
    #expect(!settings.runsHidden)
    #expect(!settings.isArmed)
    #expect(settings.ledgerFile == nil)
    #expect(settings.stepLimit == 5)
    #expect(settings.seed == nil)
  }

  @Test(
    "What is no number is refused with the variable, the value and what is wanted",
    arguments: [
      ("KATA_SEED", "abc", "a whole number from 0, such as 42"),
      ("KATA_SEED", "-1", "a whole number from 0, such as 42"),
      ("KATA_STEP_LIMIT", "0", "seconds above 0, such as 5"),
      ("KATA_STEP_LIMIT", "nan", "seconds above 0, such as 5"),
    ]
  )
  func test_init_notANumber_throws(variable: String, value: String, wanted: String) {
    let error = #expect(throws: RunSettingsError.self) {
      try RunSettings(environment: [variable: value])
    }

    #expect(
      error?.description == "\(variable) is \"\(value)\"; set it to \(wanted), or leave it out."
    )
  }
}

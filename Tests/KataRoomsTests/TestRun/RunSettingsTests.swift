import Foundation
import Testing

@testable import KataCore

struct RunSettingsTests {
  @Test("Each variable is read; an empty one counts as not set")
  func test_init_everythingSet_isRead() throws {
    let settings = try RunSettings(
      environment: [
        "KATA_SUBJECT": "solution", "KATA_STEPS": "all", "KATA_LEDGER": "/a/b:c",
        "KATA_STEP_LIMIT": "0.5", "KATA_SEED": "42", "KATA_SCENARIOS": "1000",
      ],
      curriculum: .toy
    )

    #expect(settings.subject == .one(.solution))
    #expect(settings.runsAllSteps)
    #expect(settings.ledgerFile?.path == "/a/b:c")
    #expect(settings.stepLimit == 0.5)
    #expect(settings.seed == 42)
    #expect(settings.scenarios == 1000)
    #expect(try RunSettings(environment: ["KATA_SEED": ""], curriculum: .toy).seed == nil)
  }

  @Test(
    "A variable that makes the check smaller is named with the parts that it leaves out",
    arguments: [
      ("KATA_SUBJECT", "solution", "KATA_SUBJECT=solution checks that, and not your code."),
      ("KATA_BUILD", "1", "KATA_BUILD=1 leaves out the stages after it."),
      ("KATA_BUILD", "01", "KATA_BUILD=01 leaves out the stages after it."),
      ("KATA_SCENARIOS", "5", "KATA_SCENARIOS=5 runs 5 scenarios of a property, not 1000."),
      // These leave nothing out.
      ("KATA_SUBJECT", "exercise", nil), ("KATA_BUILD", "2", nil), ("KATA_BUILD", "-1", nil),
      ("KATA_BUILD", "all", nil), ("KATA_SCENARIOS", "1000", nil), ("KATA_STEPS", "all", nil),
      ("KATA_SEED", "7", nil), ("KATA_KIT", "1", nil),
    ] as [(String, String, String?)]
  )
  func test_limits_smallerCheck_areSaid(name: String, value: String, sentence: String?) throws {
    let settings = try RunSettings(environment: [name: value], curriculum: .toy)

    #expect(settings.limits == [sentence].compactMap(\.self))
  }

  @Test(
    "Next to the kit's own tests a step has more time, unless the limit is given",
    arguments: [
      (["KATA_KIT": "1"], 300), (["KATA_KIT": "long"], 300), (["KATA_KIT": "0"], 5),
      (["KATA_KIT": "1", "KATA_STEP_LIMIT": "5"], 5),
    ]
  )
  func test_init_kit_hasMoreTime(environment: [String: String], limit: Double) throws {
    #expect(try RunSettings(environment: environment, curriculum: .toy).stepLimit == limit)
  }

  @Test(
    "A value that cannot be read is refused with the variable, the value and the expected kind",
    arguments: [
      ("KATA_STEPS", "some", "all"), ("KATA_SEED", "abc", "a whole number from 0, such as 42"),
      ("KATA_SEED", "-1", "a whole number from 0, such as 42"),
      ("KATA_SCENARIOS", "0", "a whole number from 1, such as 1000"),
      ("KATA_STEP_LIMIT", "0", "seconds above 0, such as 5"),
      ("KATA_STEP_LIMIT", "nan", "seconds above 0, such as 5"),
    ]
  )
  func test_init_unreadable_throws(variable: String, value: String, wanted: String) {
    let error = #expect(throws: RunSettingsError.self) {
      try RunSettings(environment: [variable: value], curriculum: .toy)
    }

    #expect(
      error?.description == "\(variable) is \"\(value)\"; set it to \(wanted), or leave it out."
    )
  }
}

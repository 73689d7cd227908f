import Foundation
import Testing

@testable import kata

struct DiagnosisTests {
  private static let nine = Date(timeIntervalSince1970: 1_400_662_800)

  private let well = Diagnosis.Facts(
    package: "/kit",
    toolchain: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu",
    unwritable: [],
    freeBytes: 1 << 30,
    built: Self.nine,
    changed: Self.nine,
    builtIn: "/kit"
  )

  @Test(
    "A toolchain that is missing, old or unknown is reported",
    arguments: [
      (nil, "swift does not run, so nothing can be built."),
      ("Swift version 6.2.4", "Swift is 6.2, and the kit needs 6.3 or newer."),
      ("Apple Swift version 5.10 (x)", "Swift is 5.10, and the kit needs 6.3 or newer."),
      ("hello", "The output of swift --version contains no known version number."),
      ("Apple Swift version 7.0", nil),
    ] as [(String?, String?)]
  )
  func test_init_toolchain_isSaid(toolchain: String?, sentence: String?) {
    var facts = well
    facts.toolchain = toolchain

    #expect(Diagnosis(of: facts).issues.map(\.what) == [sentence].compactMap(\.self))
  }

  @Test(
    "A command that is older than its sources, or was built elsewhere, is reported",
    arguments: [
      (nine, "/kit", nil), (nil, "/kit", nil),
      (nine - 1, "/kit", "This kata is older than its sources."),
      (nine - 1, "/old", "This kata was built in /old, not in /kit."),
    ] as [(Date?, String, String?)]
  )
  func test_init_staleBuild_isSaid(built: Date?, folder: String, sentence: String?) {
    var facts = well
    facts.built = built
    facts.builtIn = folder

    #expect(Diagnosis(of: facts).issues.map(\.what) == [sentence].compactMap(\.self))
  }

  @Test("The text gives the problems and their fixes, or says that there are none")
  func test_text_issue_isFollowedByItsCommand() {
    var facts = well
    facts.unwritable = [".build", ".kata"]
    facts.freeBytes = (1 << 30) - 1

    #expect(
      Diagnosis(of: facts).text == """
        WRONG  .build cannot be written, but the kit keeps its files there.
        Fix    chmod -R u+rwX '/kit/.build'

        WRONG  .kata cannot be written, but the kit keeps its files there.
        Fix    chmod -R u+rwX '/kit/.kata'

        WRONG  The disk has 1023 MiB left; a build needs up to 1 GiB.
        Fix    du -sh '/kit/.build' ~/.cache, and delete what you do not need
        """
    )
    facts.unwritable = []
    facts.freeBytes = nil
    #expect(Diagnosis(of: facts).text == "All is well.")
    #expect(Diagnosis(of: well).text == "All is well.")
  }
}

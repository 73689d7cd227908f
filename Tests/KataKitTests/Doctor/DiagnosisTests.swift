import Foundation
import KataKit
import Testing

struct DiagnosisTests {
  private let nine = Date(timeIntervalSince1970: 1_400_662_800)

  private func issues(_ change: (inout Diagnosis.Facts) -> Void) -> [Diagnosis.Issue] {
    var facts = Diagnosis.Facts(
      package: "/kit",
      toolchain: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu",
      unwritable: [],
      freeBytes: 1 << 30,
      built: nine,
      changed: nine,
      builtIn: "/kit"
    )
    change(&facts)
    return Diagnosis(of: facts).issues
  }

  @Test("Without a problem there is no issue, even if some facts are unknown")
  func test_init_nothingWrong_isEmpty() {
    #expect(issues { _ in }.isEmpty)
    #expect(
      issues {
        $0.freeBytes = nil
        $0.built = nil
        $0.toolchain = "Apple Swift version 7.0"
      }.isEmpty
    )
  }

  @Test(
    "A toolchain that is missing, old or unknown is reported",
    arguments: [
      (nil, "swift does not run, so nothing can be built."),
      ("Swift version 6.2.4", "Swift is 6.2, and the kit needs 6.3 or newer."),
      ("Apple Swift version 5.10 (x)", "Swift is 5.10, and the kit needs 6.3 or newer."),
      ("hello", "The output of swift --version contains no known version number."),
    ]
  )
  func test_init_toolchain_isSaid(toolchain: String?, sentence: String) {
    #expect(issues { $0.toolchain = toolchain }.map(\.what) == [sentence])
  }

  @Test("Unwritable places come with the command that fixes them")
  func test_init_unwritable_isSaid() {
    #expect(
      issues { $0.unwritable = [".build", ".kata"] }.map(\.command)
        == ["chmod -R u+rwX '/kit/.build'", "chmod -R u+rwX '/kit/.kata'"]
    )
  }

  @Test("Less than 1 GiB is too little")
  func test_init_fullDisk_isSaid() {
    #expect(
      issues { $0.freeBytes = (1 << 30) - 1 }.map(\.what)
        == ["The disk has 1023 MiB left; a build needs up to 1 GiB."]
    )
  }

  @Test("A command that is older than its sources, or was built elsewhere, is reported")
  func test_init_staleBuild_isSaid() {
    #expect(
      issues { $0.changed = nine + 1 }.map(\.what)
        == ["This kata is older than its sources in Sources/Kata."]
    )
    #expect(
      issues {
        $0.changed = nine + 1
        $0.builtIn = "/old"
      }.map(\.what) == ["This kata was built in /old, not in /kit."]
    )
  }

  @Test("The text gives the problems and their fixes, or says that there are none")
  func test_text_issue_isFollowedByItsCommand() {
    var facts = Diagnosis.Facts(
      package: "/kit",
      toolchain: "Swift version 6.3",
      unwritable: [".kata"],
      freeBytes: 0,
      built: nil,
      changed: nil,
      builtIn: "/kit"
    )

    #expect(
      Diagnosis(of: facts).text == """
        WRONG  .kata cannot be written, but the kit keeps its files there.
        Fix    chmod -R u+rwX '/kit/.kata'

        WRONG  The disk has 0 MiB left; a build needs up to 1 GiB.
        Fix    du -sh '/kit/.build' ~/.cache, and delete what you do not need
        """
    )

    facts.unwritable = []
    facts.freeBytes = nil
    #expect(Diagnosis(of: facts).text == "All is well.")
  }
}

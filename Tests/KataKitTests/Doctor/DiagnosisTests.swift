import Foundation
import KataKit
import XCTest

final class DiagnosisTests: XCTestCase {
  private let nine = Date(timeIntervalSince1970: 1_400_662_800)

  private func findings(_ change: (inout Diagnosis.Facts) -> Void) -> [Diagnosis.Finding] {
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
    return Diagnosis(of: facts).findings
  }

  /// All is well when nothing is wrong, also where something is not known.
  func test_init_nothingWrong_isEmpty() async {
    XCTAssertTrue(findings { _ in }.isEmpty)
    XCTAssertTrue(
      findings {
        $0.freeBytes = nil
        $0.built = nil
        $0.toolchain = "Apple Swift version 7.0"
      }.isEmpty
    )
  }

  /// A toolchain that is missing, old or unknown is said.
  func test_init_toolchain_isSaid() async {
    let toolchains = [nil, "Swift version 6.2.4", "Apple Swift version 5.10 (x)", "hello"]

    let found = toolchains.map { toolchain in
      findings { $0.toolchain = toolchain }.map(\.what)
    }

    XCTAssertEqual(
      found,
      [
        ["swift cannot be run, so nothing can be built."],
        ["Swift is 6.2, and the kit needs 6.3 or newer."],
        ["Swift is 5.10, and the kit needs 6.3 or newer."],
        ["swift --version does not say a version that is known here."],
      ]
    )
  }

  /// Places that cannot be written come with the command that mends them.
  func test_init_unwritable_isSaid() async {
    let found = findings { $0.unwritable = [".build", ".kata"] }

    XCTAssertEqual(
      found.map(\.command),
      ["chmod -R u+rwX '/kit/.build'", "chmod -R u+rwX '/kit/.kata'"]
    )
  }

  /// Less than 1 GiB is too little.
  func test_init_fullDisk_isSaid() async {
    let found = findings { $0.freeBytes = (1 << 30) - 1 }

    XCTAssertEqual(found.map(\.what), ["The disk has 1023 MiB left; a build needs up to 1 GiB."])
  }

  /// A command that is older than its sources, or was built elsewhere, is said.
  func test_init_staleBuild_isSaid() async {
    XCTAssertEqual(
      findings { $0.changed = nine + 1 }.map(\.what),
      ["This kata is older than its sources in Sources/Kata."]
    )
    XCTAssertEqual(
      findings {
        $0.changed = nine + 1
        $0.builtIn = "/old"
      }.map(\.what),
      ["This kata was built in /old, not in /kit."]
    )
  }

  /// The text says what is wrong and what mends it.
  func test_text_finding_isFollowedByItsCommand() async {
    let facts = Diagnosis.Facts(
      package: "/kit",
      toolchain: "Swift version 6.3",
      unwritable: [".kata"],
      freeBytes: 0,
      built: nil,
      changed: nil,
      builtIn: "/kit"
    )

    XCTAssertEqual(
      Diagnosis(of: facts).text,
      """
      WRONG  .kata cannot be written, and the kit keeps its files there.
      Mend   chmod -R u+rwX '/kit/.kata'

      WRONG  The disk has 0 MiB left; a build needs up to 1 GiB.
      Mend   du -sh '/kit/.build' ~/.cache, and delete what is not needed
      """
    )
  }
}

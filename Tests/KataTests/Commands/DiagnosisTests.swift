import Testing

@testable import kata

struct DiagnosisTests {
  @Test("It gives the problems with their fixes, the most serious first")
  func test_issues_ofBadPlaces_haveTheirCommands() {
    let diagnosis = Diagnosis(
      package: "/kit",
      unwritable: [".build"],
      notFolders: [".kata"],
      freeBytes: (1 << 30) - 1,
      ofFiles: "A.swift is missing. Restore it."
    )

    #expect(
      diagnosis.issues == [
        """
        WRONG  .build cannot be written, but the kit keeps its files there.
        Fix    chmod -R u+rwX '/kit/.build'
        """,
        """
        WRONG  .kata is not a folder, but the kit needs a folder with this name.
        Fix    mv '/kit/.kata' '/kit/.kata-moved-away'
        """,
        """
        WRONG  The disk has 1023 MiB left; a build needs up to 1 GiB.
        Fix    du -sh '/kit/.build' ~/.cache, and delete what you do not need
        """,
        "WRONG  A.swift is missing. Restore it.",
      ]
    )
  }

  @Test("There is no problem with enough room, or if it is not known", arguments: [nil, 1 << 30])
  func test_issues_enoughRoom_areNone(freeBytes: Int?) {
    #expect(Diagnosis(package: "/kit", freeBytes: freeBytes).issues == [])
  }
}

import Foundation
import KataKit
import Testing

// What a copy knows of the text that it came from.
extension DoubleCopyTests {
  @Test("A copy knows whether it is current or edited, and an edited one is not overwritten")
  func test_check_editedCopy_isTold() throws {
    try withFolder { folder in
      _ = try copy(to: folder).run(["FakeDataStore"])
      let file = folder.appending(path: "SeededGenerator.swift")
      try (String(contentsOf: file, encoding: .utf8) + "// mine\n")
        .write(to: file, atomically: true, encoding: .utf8)

      let check = try DoubleCopyCheck(
        of: folder,
        against: DoubleCatalogue(packageRoot: OwnPackage.kit)
      )

      #expect(check.description == "FakeDataStore.swift: current\nSeededGenerator.swift: edited")
    }
  }

  @Test("A copy of an older text is outdated, and is copied again without force")
  func test_check_olderCopy_isOutdated() throws {
    try withFolder { folder in
      let origin = Origin(name: "SeededGenerator.swift", source: "old", copy: "old\n").line
      try "\(origin)\nold\n".write(
        to: folder.appending(path: "SeededGenerator.swift"),
        atomically: true,
        encoding: .utf8
      )
      let catalogue = try DoubleCatalogue(packageRoot: OwnPackage.kit)
      #expect(
        try DoubleCopyCheck(of: folder, against: catalogue).standings
          == ["SeededGenerator.swift": .outdated]
      )

      let report = try copy(to: folder).run(["FakeDataStore"])

      #expect(report.written == ["FakeDataStore.swift", "SeededGenerator.swift"])
    }
  }

  @Test("A copy that was edited and is outdated, and one that the kit no longer has, are told")
  func test_check_otherCopies_areTold() throws {
    try withFolder { folder in
      for name in ["Gone.swift", "SeededGenerator.swift"] {
        let origin = Origin(name: name, source: "old", copy: "old\n").line
        try "\(origin)\nmine\n".write(
          to: folder.appending(path: name),
          atomically: true,
          encoding: .utf8
        )
      }
      try "mine".write(to: folder.appending(path: "Mine.swift"), atomically: true, encoding: .utf8)

      let check = try DoubleCopyCheck(
        of: folder,
        against: DoubleCatalogue(packageRoot: OwnPackage.kit)
      )

      #expect(
        check.description == """
          Gone.swift: no longer in the kit
          SeededGenerator.swift: edited, and newer in the kit: compare the two
          """
      )
    }
  }
}

import ScratchFolders
import Testing

@testable import DoubleWriter

struct ByHandNoteTests: ProjectTests {
  let folder = ScratchFolder()

  @Test("A note in several lines is one line in the report")
  func test_byHand_inSeveralLines_isOneNote() throws {
    let copy = "func copyOfEverything(withTheName name: String, inTheFolder folder: Span<UInt8>)"
    let module = try written("protocol P { \(copy) }") { $0.to = nil }

    let report = try module.run()

    #expect(report.byHand == ["PSpy.swift: By hand: `\(copy)`; `folder` cannot be copied."])
    #expect(report.text.contains("\n  // By hand: `func"), "\(report.text)")
  }

  @Test("As many files are counted as are named, whatever their members are called")
  func test_openFiles_areThoseThatAreNamed() throws {
    let module = try written(
      """
      protocol A { static func + (a: Int, b: Self) -> Int }
      protocol B: Unknown {}
      protocol C { subscript(i: Span<UInt8>) -> Int { get } }
      protocol D { init(_ values: Int...) }
      """
    )

    let report = try module.run()

    let named = ["A", "B", "C", "D"].map { "\($0)Spy.swift" }
    #expect(report.openFiles == named)
    #expect(report.byHand.map { String($0.prefix { $0 != ":" }) } == named)
  }
}

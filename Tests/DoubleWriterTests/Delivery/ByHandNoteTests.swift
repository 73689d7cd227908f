import Foundation
import ScratchFolders
import Testing

@testable import DoubleWriter

struct ByHandNoteTests {
  @Test("A note in several lines is one line in the report, at any indentation")
  func test_byHand_inSeveralLines_isOneNote() throws {
    let copy = "func copyOfEverything(withTheName name: String, inTheFolder folder: Span<UInt8>)"
    let folder = ScratchFolder()
    let file = try folder.write("protocol P { \(copy) }", to: "P.swift")
    var request = SpyRequest(paths: [file.path], helpers: { _ in [] })
    request.indentation = .tab

    let report = try request.run()

    #expect(report.byHand == ["PSpy.swift: By hand: `\(copy)`; `folder` cannot be copied."])
    #expect(report.text.contains("\n\t// By hand: `func"), "\(report.text)")
  }
}

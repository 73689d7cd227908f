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

  @Test(
    "A person's function is named until it fits its member, as check names it, too",
    arguments: [
      // The member in the protocol, and the person's functions; nil if they fit.
      ("func f<T>(_ id: Int, done: @escaping (T) -> Void)", nil),
      ("func f<U>(_ n: Int, done: @escaping (U) -> Void)", nil),
      ("func f<T>(_ id: Int, done: @escaping (T) -> Void) throws", nil),
      (
        "func f<T>(_ id: String, done: @escaping (T) -> Void)",
        "your `answerF` does not fit its member: give it the signature "
          + "`func answerF<T>(_ id: String, done: @escaping (T) -> Void)`."
      ),
      (
        "func f<T>(id: Int, done: @escaping (T) -> Void) -> Bool",
        "your `answerF` does not fit its member: give it the signature "
          + "`func answerF<T>(id: Int, done: @escaping (T) -> Void) -> Bool`."
      ),
      (
        "func g<T>(_ id: Int, done: @escaping (T) -> Void)",
        "nothing calls your `answerF` any more: give it the name of its member, or delete it."
      ),
    ] as [(String, String?)]
  )
  func test_aPersonsFunction_isNamedUntilItFits(member: String, sentence: String?) throws {
    let module = try written("protocol P { func f<T>(_ id: Int, done: @escaping (T) -> Void) }")
    let begin = "// Yours, kept by doubles write: begin\n"
    let own = "func answerF<T>(_ id: Int, done: @escaping (T) -> Void) { print(id) }\n"
    try write(read("Out/PSpy.swift").replacing(begin, with: begin + own), to: "Out/PSpy.swift")
    try write("protocol P { \(member) }", to: "App/P.swift")
    let check = try check(from: ["App"])

    let reports = [try module.run(), try module.run()]

    let note = sentence.map { "PSpy.swift: \($0)" }
    for stale in reports.map(\.stale) + [check.stale] {
      #expect(stale == [note].compactMap(\.self))
    }
    #expect(check.text.contains("1 of your functions no longer fit") == (note != nil))
    let isOpen = sentence != nil
    #expect(reports.map { $0.openFiles.isEmpty } == [!isOpen, !isOpen])
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

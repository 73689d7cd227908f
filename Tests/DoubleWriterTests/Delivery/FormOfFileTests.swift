import CommandLineKit
import ScratchFolders
import Testing

@testable import DoubleWriter

struct FormOfFileTests: ProjectTests {
  let folder = ScratchFolder()

  @Test(
    "A file in another form is current, and keeps its form and the person's part in an update",
    arguments: [
      // A text, the text in its place, and a text that an update keeps.
      ("mine", "mine", "// Viper Kata, PSpy.swift, "),
      // As a formatter does.
      ("\n  ", "\n    ", "\n    // mine\n"),
      // As a checkout does.
      ("\n", "\r\n", "// mine\r\n"),
      ("// Viper", "// Copyright\n//\n\n// Viper", "// Copyright\n//\n\n// Viper Kata, PSpy"),
      // A release changes no file.
      ("Viper Kata,", "Viper Kata 0.9.0,", "// Viper Kata, PSpy.swift, "),
    ]
  )
  func test_run_fileInAnotherForm_isCurrent(old: String, new: String, kept: String) throws {
    let module = try written("protocol P { func a(); func copy() -> Self? }")
    let begin = "  // Yours, kept by doubles write: begin\n"
    let spy = try read("Out/PSpy.swift").replacing(begin, with: begin + "  // mine\n")
    try write(spy.replacing(old, with: new), to: "Out/PSpy.swift")

    let unchanged = try module.run()
    let check = try check(from: ["App"])
    try write("protocol P { func b(); func copy() -> Self? }", to: "App/P.swift")
    let report = try module.run()

    #expect(unchanged.written == [])
    #expect(check.isPassed, "\(check.text)")
    #expect(report.written == ["PSpy.swift"])
    #expect(!report.isIncomplete)
    let text = try read("Out/PSpy.swift")
    for part in [kept, "func b()", "// mine"] { #expect(text.contains(part), "\(text)") }
    let helper = try read("Out/CallRecording.swift")
    #expect(helper.hasPrefix("// Viper Kata \(KitVersion.current), CallRecording.swift, "))
  }
}

import Foundation
import KataCore

/// An error of the Swift compiler, as it prints it.
package struct CompilerError: Equatable {
  /// The file, relative to the package if it is inside it.
  var file: String
  var line: Int
  /// The column, from 1, in bytes; 0 if the compiler knows none.
  var column: Int
  var message: String
  /// The line's text; nil if the file cannot be read.
  var source: String?
  /// The compiler's notes that lead to a mend.
  var notes: [String] = []
  /// Whether only the job for the module's interface reported it.
  var isOfInterface = false

  /// Whether the learner can edit the file.
  var isLearners: Bool { file.hasPrefix("Exercises/") }

  /// Reads the errors out of a build's output, each once.
  ///
  /// The interface of a module is read without the bodies of functions. In a text that is not complete
  /// it has errors at places that are right, so they count only if the file has no others.
  static func all(in output: String, of workspace: Workspace) -> [CompilerError] {
    let root = workspace.root.path + "/"
    var errors: [CompilerError] = []
    // Bars may come before a path.
    let place = /(\/[^:]+\.swift):(\d+):(\d+):\s*error:\s*(.+)/
    var isOfInterface = false
    // An error inside a macro's expansion, whose place is in the next line.
    var inMacro: String?
    // The number of the source line that a note is about.
    var noted = ""
    for line in output.split(whereSeparator: \.isNewline) {
      if let number = line.prefixMatch(of: /\s*(\d+) \|/)?.1 { noted = String(number) }
      if line.contains("] Emitting module ") { isOfInterface = true }
      if line.contains("] Compiling ") { isOfInterface = false }
      guard line.contains("error:") || line.contains("note:") else { continue }
      var line = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      let mends = /note: ((?:protocol requires|add missing|add import|chain the|to match this) .+)/
      if let latest = errors.indices.last, let mend = line.firstMatch(of: mends)?.1 {
        let note = mend.hasPrefix("to match") ? "line \(noted): \(mend)" : String(mend)
        if !errors[latest].notes.contains(note) { errors[latest].notes.append(note) }
      }
      if let match = line.firstMatch(of: /macro expansion ([@#]\w+):\d+:\d+: error: (.+)/) {
        // It has only a mangled name. The compiler reports the same error at the learner's line.
        inMacro = match.2.contains("'$s") ? nil : words(String(match.2), in: String(match.1))
      }
      if let words = inMacro, line.contains(": note: expanded code originates here") {
        line.replace("note: expanded code originates here", with: "error: \(words)")
        inMacro = nil
      }
      guard let match = line.firstMatch(of: place),
        let row = Int(match.2), let column = Int(match.3)
      else { continue }
      let path = String(match.1)
      var error = CompilerError(
        file: path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path,
        line: row,
        column: column,
        message: match.4.trimmingCharacters(in: .whitespaces)
      )
      let lines = workspace.text(of: error.file)?
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      error.source = lines.flatMap { $0.indices.contains(row - 1) ? String($0[row - 1]) : nil }
      error.isOfInterface = isOfInterface
      let unknown = error.message.wholeMatch(of: /cannot find '(\w+)' in scope/)?.1
      let isOfTest = error.isLearners && error.file.contains("/Tests/")
      if isOfTest, let unknown,
        workspace.curriculum.stages.contains(where: { $0.typeNames.contains(String(unknown)) })
      {
        error.notes = ["Call makeSUT: then the kit can put correct and faulty code in its place."]
      }
      if isOfTest, error.message.contains("main actor-isolated") {
        error.notes = [
          "If this stands outside the struct and the class of the file, move it in: both are on the "
            + "main actor."
        ]
      }
      errors.append(error)
    }
    let ofCode = errors.filter { !$0.isOfInterface }
    let others = errors.filter { error in !ofCode.contains { $0.file == error.file } }
    return (ofCode + others).reduce(into: []) { all, error in
      if !all.contains(where: error.isSame) { all.append(error) }
    }
  }

  private static func words(_ message: String, in macro: String) -> String {
    guard macro == "@Test", message.contains("'testClosure'") else {
      return "\(message) (in the expansion of \(macro))"
    }
    // The initializer of XCTestCase has this parameter.
    return """
      this function has @Test, but stands in a class of XCTest: move it into the struct of your Swift \
      Testing tests
      """
  }

  private func isSame(as other: CompilerError) -> Bool {
    (file, line, column, message) == (other.file, other.line, other.column, other.message)
  }
}

extension CompilerError: CustomStringConvertible {
  /// The error as editors and terminals link it, with the line and a caret below the place.
  package var description: String {
    let head = "\(file):\(line):\(column): error: \(message)"
    let end = notes.map { "\n    \($0)" }.joined()
    guard let source, source.contains(where: { !$0.isWhitespace }) else { return head + end }
    let indent = source.prefix { $0 == " " || $0 == "\t" }.count
    let shown = source.dropFirst(indent)
    // A terminal of 80 columns breaks a longer line, and the caret would stand at a wrong place.
    guard shown.count <= 76 else { return head + "\n    " + shown + end }
    // The compiler counts bytes; column 0 means that it knows none.
    let bytes = source.utf8.prefix(max(0, column - 1))
    let before = String(decoding: bytes, as: UTF8.self).dropFirst(indent)
    let caret = String(repeating: " ", count: before.count) + "^"
    return head + "\n    " + shown + "\n    " + caret + end
  }
}

import CommandLineKit
import Foundation
import KataCore
import KataStages

/// The reason why the package does not build.
package enum BuildError: Error, Equatable, CustomStringConvertible {
  /// A file imports a module that its role may not import.
  case forbiddenImport(ImportRules.Violation)
  /// The compiler's first errors (only the learner's, if there are any) and the number of others.
  case compiler([CompilerError], others: Int)
  /// The learner's file is missing or unreadable; with the number of its stage.
  case noFile(String, stage: Int)
  /// The learner's file exists under another name.
  case otherName(String, right: String)
  /// The learner's file exists, but its class does not have the name that the kit expects.
  case noClass(String, file: String, stage: Int)
  /// The build contains paths of another folder.
  case moved(to: String)
  case sameName(String, String)
  /// No folder on PATH has a program `swift`.
  case noSwift
  /// A file of the learner's has the name that SwiftPM keeps for programs.
  case main(String)
  /// A test is among the code of a stage.
  case testBesideClass(String, right: String)
  /// The learner's files changed during every try.
  case restless
  /// The build failed, as this text says, and a file of the kit is changed.
  case ofChangedKit(String)
  /// The build failed without a compiler error.
  case other(lastLines: String)

  private static let mostShown = 3

  init(output: String, workspace: Workspace) {
    let errors = CompilerError.all(in: output, of: workspace)
    let own = errors.filter(\.isLearners)
    let first = Array((own.isEmpty ? errors : own).prefix(Self.mostShown))
    // In a copied or moved checkout, the compiler does not find the old paths.
    if output.contains("SwiftShims") || output.contains("was compiled with module cache path") {
      self = .moved(to: workspace.root.path)
    } else if own.isEmpty, let missing = Self.missingClass(in: workspace, mentionedIn: output) {
      self = missing
    } else if !first.isEmpty {
      self = .compiler(first, others: errors.count - first.count)
    } else {
      let lines = output.split(whereSeparator: \.isNewline)
      // A full disk has an error for each file that is written.
      let reported = lines.filter { $0.contains("error:") }.prefix(20)
      self = .other(
        lastLines: (reported.isEmpty ? lines.suffix(5) : reported).joined(separator: "\n")
      )
    }
  }

  /// Whether another build or a save was the cause, so that another try may succeed.
  var isDisturbance: Bool {
    guard case .other(let lines) = self else { return false }
    return lines.contains("database is locked") || lines.contains("was modified during the build")
  }

  private static func missingClass(in workspace: Workspace, mentionedIn output: String) -> Self? {
    guard output.contains("error:") else { return nil }
    for stage in workspace.curriculum.stages {
      for file in stage.files where output.contains(file.typeName) {
        let text = workspace.text(of: file.exercise) ?? ""
        guard text.contains("class \(file.typeName)") else {
          return .noClass(file.typeName, file: file.exercise, stage: stage.number)
        }
      }
    }
    return nil
  }

  package var description: String {
    switch self {
    case .forbiddenImport(let violation): violation.description
    case .ofChangedKit(let text): text
    case .compiler(let errors, let others):
      errors.map(\.description).joined(separator: "\n")
        + (others == 0 ? "" : others == 1 ? "\n(1 more error)" : "\n(\(others) more errors)")
    case .noFile(let path, let stage):
      """
      \(path) is missing, cannot be read, or is not UTF-8 text. The key u (or: swift run kata back) \
      puts back the files of your last green; swift run kata reset \(stage) writes the starter.
      """
    case .otherName(let path, let right):
      """
      \(path) must be named \(URL(filePath: right).lastPathComponent). Rename it: mv \(path) \(right)
      """
    case .noClass(let name, let path, let stage):
      """
      \(path) has no class \(name), but the kit needs this name. Rename your class, or run: swift run \
      kata reset \(stage) (it keeps your file and writes the starter)
      """
    case .moved(let path):
      """
      This checkout was built in another place. Build it again: cd \(path.quoted) && rm -rf .build && \
      swift build --build-tests
      """
    case .sameName(let path, let other):
      """
      \(path) and \(other) have the same name, but file names must differ. Rename one of them.
      """
    case .noSwift:
      """
      There is no program swift on PATH. Install Swift (https://www.swift.org/install), or add the \
      folder of swift to PATH, and start kata again.
      """
    case .main(let path):
      """
      \(path) makes a program of its module, because of its name. Rename it, for example to Rule.swift.
      """
    case .testBesideClass(let path, let right):
      """
      \(path) imports a framework for tests, so it is a test. Tests go into another folder. Move it \
      into \(right).
      """
    case .restless:
      """
      The files in Exercises changed during every build: a program writes them, or another kata \
      builds them at the same time. Let it end or stop it, then run again.
      """
    case .other(let lastLines):
      """
      swift build failed, but not in your Swift code:
      \(lastLines)
      To see its whole output, run: swift build --product \(TestBinary.product)
      If an earlier build was interrupted, build again: rm -rf .build && swift run kata
      """
    }
  }
}

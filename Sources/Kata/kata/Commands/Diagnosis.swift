import Foundation

/// The problems of this machine and working copy, and the command that fixes each.
struct Diagnosis: Equatable, Sendable {
  /// The facts about the machine and the working copy.
  struct Facts: Equatable, Sendable {
    var package: String
    /// The output of `swift --version`; nil if it could not be run.
    var toolchain: String?
    /// The places, relative to the package, that cannot be written.
    var unwritable: [String]
    /// The places, relative to the package, that should be folders and are not.
    var notFolders: [String] = []
    /// The free space on the disk, in bytes; nil if that is not known.
    var freeBytes: Int64?
    /// When the running command was built; nil if that is not known.
    var built: Date?
    /// When its sources were last changed; nil if that is not known.
    var changed: Date?
    /// The folder that the running command was built in.
    var builtIn: String
  }

  struct Issue: Equatable, Sendable {
    var what: String
    var command: String
  }

  /// The problems, the most serious first; empty if there are none.
  let issues: [Issue]

  init(of facts: Facts) {
    let place = { (path: String) in "\(facts.package)/\(path)" }
    var found = [Self.toolchain(facts)]
    found += facts.unwritable.map { path in
      Issue(
        what: "\(path) cannot be written, but the kit keeps its files there.",
        command: "chmod -R u+rwX \(place(path).quoted)"
      )
    }
    found += facts.notFolders.map { path in
      Issue(
        what: "\(path) is not a folder, but the kit needs a folder with this name.",
        command: "mv \(place(path).quoted) \(place(path + "-moved-away").quoted)"
      )
    }
    found += [Self.disk(facts), Self.place(facts) ?? Self.age(facts)]
    issues = found.compactMap(\.self)
  }

  /// The issues with their fixes, or that there are none.
  var text: String {
    guard !issues.isEmpty else { return "All is well." }
    return issues.map { "WRONG  \($0.what)\nFix    \($0.command)" }.joined(separator: "\n\n")
  }

  private static func toolchain(_ facts: Facts) -> Issue? {
    guard let text = facts.toolchain else {
      return Issue(
        what: "swift does not run, so nothing can be built.",
        command: "open https://www.swift.org/install and install Swift 6.3 or newer"
      )
    }
    guard
      let match = text.firstMatch(of: /Swift version (\d+)\.(\d+)/),
      let major = Int(match.1), let minor = Int(match.2)
    else {
      return Issue(
        what: "The output of swift --version contains no known version number.",
        command: "swift --version"
      )
    }
    if (major, minor) >= (6, 3) { return nil }
    return Issue(
      what: "Swift is \(major).\(minor), and the kit needs 6.3 or newer.",
      command: "swiftly install --use 6.3, or on macOS install Xcode 26.4"
    )
  }

  private static func disk(_ facts: Facts) -> Issue? {
    guard let free = facts.freeBytes, free < 1 << 30 else { return nil }
    let build = "\(facts.package)/.build".quoted
    return Issue(
      what: "The disk has \(free >> 20) MiB left; a build needs up to 1 GiB.",
      command: "du -sh \(build) ~/.cache, and delete what you do not need"
    )
  }

  private static func place(_ facts: Facts) -> Issue? {
    guard facts.builtIn != facts.package else { return nil }
    return Issue(
      what: "This kata was built in \(facts.builtIn), not in \(facts.package).",
      command: "cd \(facts.package.quoted) && rm -rf .build && swift build --build-tests"
    )
  }

  private static func age(_ facts: Facts) -> Issue? {
    guard let built = facts.built, let changed = facts.changed, changed > built else { return nil }
    return Issue(
      what: "This kata is older than its sources.",
      command: "cd \(facts.package.quoted) && swift build --product kata"
    )
  }
}

extension String {
  /// The text as one word of a shell.
  var quoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}

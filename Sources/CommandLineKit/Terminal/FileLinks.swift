import Foundation

/// Turns file paths in a line of text into links, if the terminal supports them (OSC 8).
public struct FileLinks: Sendable {
  private let root: URL
  private let host: String

  /// Links to files below `root`; nil if the terminal is not known to support links.
  public init?(below root: URL, style: TextStyle, environment: [String: String]) {
    guard style == .terminal, Self.areUnderstood(in: environment) else { return nil }
    self.root = root
    var name = [CChar](repeating: 0, count: 256)
    let isKnown = gethostname(&name, name.count - 1) == 0
    let bytes = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    host = isKnown ? String(decoding: bytes, as: UTF8.self) : ""
  }

  /// Whether the terminal's variables name one that supports links.
  static func areUnderstood(in environment: [String: String]) -> Bool {
    func number(_ name: String) -> Int { environment[name].flatMap { Int($0) } ?? 0 }
    // Inside a multiplexer, the variables of the outer terminal mean nothing.
    if environment["TMUX"] != nil {
      let version = environment["TERM_PROGRAM_VERSION"]?.split(separator: ".").compactMap { part in
        Int(part.prefix { $0.isNumber })
      }
      guard let version, version.count > 1 else { return false }
      return (version[0], version[1]) >= (3, 4)
    }
    if environment["STY"] != nil { return false }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty"]
    let kinds = ["xterm-kitty", "xterm-ghostty", "foot", "alacritty"]
    return number("VTE_VERSION") >= 5_000 || number("KONSOLE_VERSION") >= 201_200
      || environment["WT_SESSION"] != nil || programs.contains(environment["TERM_PROGRAM"] ?? "")
      || kinds.contains(environment["TERM"] ?? "")
  }

  /// The text with a link around each path of a file below the root, its line number included.
  public func linked(_ text: String) -> String {
    text.replacing(
      #/(?<path>[A-Za-z][\w+\-]*(?:\/[\w+\-.]+)*\.(?:swift|md))(?<line>:\d+)?(?::\d+)?(?:#[\w\-]+)?/#
    ) {
      match in
      let file = root.appending(path: String(match.output.path))
      guard FileManager.default.fileExists(atPath: file.path) else { return String(match.output.0) }
      let line = match.output.line.map { "#\($0.dropFirst())" } ?? ""
      let address = "file://\(host)\(file.absoluteURL.path(percentEncoded: true))\(line)"
      return "\u{1B}]8;;\(address)\u{1B}\\\(match.output.0)\u{1B}]8;;\u{1B}\\"
    }
  }
}

import Foundation
import KataCore

extension Crash {
  /// Looks for a crash in the end of a test run and in its output; nil if there is none.
  init?(of result: ChildProcess.Result, in workspace: Workspace) {
    guard let reason = Self.reason(of: result) else { return nil }
    let root = workspace.root.path + "/Exercises/"
    let lines = result.output.split(whereSeparator: \.isNewline)
    let places = lines.compactMap { line -> String? in
      line.firstRange(of: root).map {
        String(line[$0.lowerBound...].dropFirst(workspace.root.path.count + 1))
      }
    }
    // A frame that the compiler made has no line.
    self.init(reason, at: places.first { $0.contains(/:\d/) } ?? places.first)
  }

  private static func reason(of result: ChildProcess.Result) -> String? {
    let lines = result.output.split(whereSeparator: \.isNewline)
    for sign in ["Fatal error", "Could not cast value of type", "Swift runtime failure"] {
      guard let line = lines.first(where: { $0.contains(sign) }) else { continue }
      // A test may print the same words and continue.
      guard case .signalled = result.end else {
        return sign == "Fatal error" ? cut(line, sign) : nil
      }
      return cut(line, sign)
    }
    guard case .signalled(let signal) = result.end else { return nil }
    switch signal {
    case SIGSEGV, SIGBUS:
      return
        "an invalid memory access (signal \(signal)). Does a function call itself forever?"
    case SIGKILL:
      return "the system stopped it (signal 9). Does something grow until memory is full?"
    case SIGILL, SIGTRAP:
      return "a precondition failed (signal \(signal))"
    default: return "signal \(signal)"
    }
  }

  // The line from `sign` to its end, without the runtime's additions.
  private static func cut(_ line: Substring, _ sign: String) -> String {
    let text = line.firstRange(of: sign).map { line[$0.lowerBound...] } ?? line
    return String(text)
      .replacing(/\ ?\*{3}$/, with: "").replacing(/\ ?\(0x[0-9a-f]+\)/, with: "")
  }
}

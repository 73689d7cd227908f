import Foundation

/// The bodies of a suite's tests, written so that the twins of both frameworks can be compared.
///
/// Each assertion becomes `assert(condition; message)`, and blanks between words are dropped.
struct TwinBodies {
  /// The bodies by the name of their method.
  let bodies: [String: String]

  init(of suite: String) {
    let methods = suite.components(separatedBy: "\n  func ").dropFirst()
    bodies = methods.reduce(into: [:]) { bodies, method in
      let name = String(method.prefix { $0 != "(" })
      guard let start = method.range(of: "{\n"), let end = method.range(of: "\n  }\n") else {
        return
      }
      bodies[name] = Self.plain(String(method[start.upperBound..<end.lowerBound]))
    }
  }

  private static func plain(_ body: String) -> String {
    var text = body
    for call in ["XCTAssertEqual", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil", "#expect"] {
      while let range = text.range(of: call + "("),
        let end = close(of: text, from: range.upperBound)
      {
        let arguments = arguments(in: text[range.upperBound..<end])
        text.replaceSubrange(range.lowerBound...end, with: assertion(call, arguments))
      }
    }
    // A condition may have a name of its own, set in the line before.
    text.replace(/let (\w+) = ([^\n]+)\n\s*assert\((\w+);/) { match in
      match.output.1 == match.output.3 ? "assert(\(match.output.2);" : String(match.output.0)
    }
    return text.filter { !$0.isWhitespace }.replacing(",)", with: ")")
  }

  private static func assertion(_ call: String, _ arguments: [String]) -> String {
    let message = arguments.last ?? ""
    let condition =
      switch call {
      case "XCTAssertEqual": "\(arguments[0]) == \(arguments[1])"
      case "XCTAssertFalse": "!\(arguments[0])"
      case "XCTAssertNil": "\(arguments[0]) == nil"
      default: arguments[0]
      }
    // Swift Testing takes the message as a comment, which interpolates it.
    let isComment = call == "#expect" && message.hasPrefix(#""\("#) && message.hasSuffix(#")""#)
    return "assert(\(condition); \(isComment ? String(message.dropFirst(3).dropLast(2)) : message))"
  }

  // The arguments of a call: commas outside brackets and string literals separate them.
  private static func arguments(in list: Substring) -> [String] {
    var nesting = Nesting()
    var arguments = [""]
    for character in list {
      nesting.read(character)
      if character == ",", nesting.isOutside {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
  }

  // The bracket that closes the one before `start`.
  private static func close(of text: String, from start: String.Index) -> String.Index? {
    var nesting = Nesting()
    return text[start...].indices.first { index in
      let isOutside = nesting.isOutside
      nesting.read(text[index])
      return isOutside && text[index] == ")"
    }
  }
}

/// The brackets and string literals that are open at a place in Swift code.
private struct Nesting {
  private var open: [Character] = []
  private var isEscaped = false

  var isOutside: Bool { open.isEmpty }

  mutating func read(_ character: Character) {
    defer { isEscaped = character == "\\" && !isEscaped && open.last == "\"" }
    if open.last == "\"" {
      if isEscaped, character == "(" { open.append("(") }
      if !isEscaped, character == "\"" { open.removeLast() }
    } else if "([{\"".contains(character) {
      open.append(character)
    } else if ")]}".contains(character) {
      _ = open.popLast()
    }
  }
}

import TodoMocks

extension CustomStringConvertible {
  /// The text of a write on a text output; nil for any other call.
  package var text: String? {
    guard case .write(let text)? = self as? TextOutputSpy.Call else { return nil }
    return text
  }
}

extension [Call] {
  /// The calls with one write for each line, because a reader does not see the number of writes.
  package var withLines: [Call] {
    var calls: [Call] = []
    var line = ""
    func endLine() {
      if !line.isEmpty { calls.append(TextOutputSpy.Call.write(line)) }
      line = ""
    }
    for call in self {
      if call.text == nil {
        endLine()
        calls.append(call)
      }
      for scalar in (call.text ?? "").unicodeScalars {
        line.unicodeScalars.append(scalar)
        if scalar == "\n" { endLine() }
      }
    }
    endLine()
    return calls
  }

  /// The calls without any text, where the rules leave it open.
  package var withoutText: [Call] { filter { $0.text == nil } }
}

import TodoTerminal

/// Records the output of a text view and its questions about the width.
@MainActor
public final class TextOutputSpy: TextOutput, @MainActor CallRecording {
  /// One question or one piece of text.
  public enum Call: Equatable, CustomStringConvertible {
    case columns
    case width(of: String)
    case write(String)

    public var description: String {
      switch self {
      case .columns: "columns"
      case .width(let text): "width(of: \(code: text))"
      case .write(let text): "write(\(code: text))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The result of `columns`.
  public var columnsResult: StubbedResult<Void, Int, Never>
  /// The result of `width(of:)`.
  public var widthResult: StubbedResult<String, Int, Never>

  /// Creates paper with that many columns; `width` measures a text, such as `\.count`.
  public init(columns: StubbedResult<Void, Int, Never>, width: StubbedResult<String, Int, Never>) {
    columnsResult = columns
    widthResult = width
  }

  public var columns: Int {
    record(.columns)
    return columnsResult.take().value(for: ())
  }

  public func width(of text: String) -> Int {
    record(.width(of: text))
    return widthResult.take().value(for: text)
  }

  public func write(_ text: String) { record(.write(text)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}

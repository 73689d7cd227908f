import TodoTerminal

/// Keeps everything a text view wrote and asked, on paper of the width it was made with.
@MainActor
public final class TextOutputSpy: TextOutput {
  /// One question or one piece of text.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case columns
    case width(of: String)
    case write(String)

    public var description: String {
      switch self {
      case .columns: "columns"
      case .width(let text): "width(of: \(text.debugDescription))"
      case .write(let text): "write(\(text.debugDescription))"
      }
    }
  }

  /// Every question and text, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }

  private let columnsAnswer: Int
  private let widthAnswer: (String) -> Int

  /// Creates paper with that many columns, on which a text takes `width`, such as `\.count`.
  public init(columns: Int, width: @escaping (String) -> Int) {
    columnsAnswer = columns
    widthAnswer = width
  }

  /// Everything written, joined: how many writes it took is no part of what a reader sees.
  public var text: String {
    calls
      .map { call in
        switch call {
        case .write(let text): text
        case .columns, .width: ""
        }
      }
      .joined()
  }

  public var columns: Int {
    record(.columns)
    return columnsAnswer
  }

  public func width(of text: String) -> Int {
    record(.width(of: text))
    return widthAnswer(text)
  }

  public func write(_ text: String) { record(.write(text)) }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }
}

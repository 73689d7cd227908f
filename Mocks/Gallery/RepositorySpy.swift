import TodoMocks

/// An associated type becomes a generic parameter of the spy: `RepositorySpy<Folder>`.
public final class RepositorySpy<Item>: Repository, CallRecording {
  /// One call.
  public enum Call: Equatable, CustomStringConvertible {
    case add(Item)
    case all

    public static func == (left: Call, right: Call) -> Bool { haveAlikeParts(left, right) }

    public var description: String {
      switch self {
      case .add(let item): "add(\(code: item))"
      case .all: "all()"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The result of `all()`.
  public var allResult: StubbedResult<Void, [Item], Never>

  /// Creates a spy with no calls.
  public init(all: StubbedResult<Void, [Item], Never>) {
    allResult = all
  }

  public func add(_ item: Item) { record(.add(item)) }

  public func all() -> [Item] {
    record(.all)
    return allResult.take().value(for: ())
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}

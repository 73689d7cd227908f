import Foundation

// One small protocol for each kind of member that the protocols of the to-do list do not have. They are
// spelled as most apps have them: plain, without isolation, unless the kind itself asks for it.

/// Answers through completion handlers.
public protocol ImageLoader {
  /// Calls back once; a cached image at once.
  func loadImage(named name: String, completion: @escaping (Result<Data, any Error>) -> Void)
  /// Calls back with every change, until it is told to stop.
  func observeProgress(_ onChange: @escaping (Double) -> Void)
  /// Calls back if anybody wants to know.
  func cancelAll(completion: (() -> Void)?)
}

/// Has several members of one base name, told apart by their labels or by their types.
public protocol PriceOutput {
  func didReceive(price: Int)
  func didReceive(count: Int)
  func show()
  func show(_ text: String)
  func show(_ error: any Error)
}

/// Takes what is not `Equatable`.
public protocol EventTracker {
  func track(_ name: String, values: [String: Any])
  func fail(with error: any Error)
  func finish(_ result: Result<Int, any Error>)
  func open(_ folder: Folder)
}

/// An object without `==`; two are the same if they are one.
public final class Folder {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

/// Has properties that are set.
public protocol TitleView: AnyObject {
  /// What others set and read.
  var title: String { get set }
  /// Wiring: who is told what the user does.
  var eventHandler: (any EventTracker)? { get set }
}

/// Shows that it is busy.
public protocol LoadingView: AnyObject {
  func showLoading()
  func hideLoading()
}

/// Shows a message.
public protocol AlertView: AnyObject {
  func showAlert(_ message: String)
}

/// Inherits what it asks for.
public protocol DetailView: LoadingView, AlertView {
  func showName(_ name: String)
}

/// Is asked before something happens, and may refuse by throwing.
public protocol EditorDelegate: AnyObject {
  func shouldDiscard(_ text: String) -> Bool
  func nameOfDraft() -> String?
  func validate(_ text: String) throws
  func save(_ text: String) throws(SaveError) -> Int
}

/// The errors of a save, each of them.
public nonisolated enum SaveError: Error, Equatable {
  case full
  case locked
}

/// Routes to a screen, and awaits what the user chose there.
@MainActor
public protocol DatePickerRouter {
  /// Nil if the user cancelled.
  func pickDate(from earliest: Date) async -> Date?
}

/// Sends values until it ends, or fails.
public nonisolated protocol ChangeFeed: Sendable {
  var changes: AsyncStream<String> { get }
  func progress(of name: String) -> AsyncThrowingStream<Double, any Error>
}

/// Gives back what it is asked for by type.
public nonisolated protocol APIClient: Sendable {
  func load<Model: Decodable & Sendable>(_ type: Model.Type, from path: String) async throws
    -> Model
}

/// Leaves open what it keeps.
public protocol Repository<Item> {
  associatedtype Item
  func add(_ item: Item)
  func all() -> [Item]
}

/// Is an actor.
public protocol TokenStore: Actor {
  func token(of user: String) async throws -> String
  func forget(_ user: String)
}

/// Saves, and says in its type how it fails.
public nonisolated protocol DraftStore: Sendable {
  func save(_ text: String) async throws(SaveError)
  var count: Int { get async throws(SaveError) }
}

/// Is asked by its type, and not by an object.
public nonisolated protocol Analytics {
  static func track(_ event: String)
}

/// Routes from a screen, which it is given.
@MainActor
public protocol DetailWireframe: AnyObject {
  func presentDetail(of name: String, from view: any DetailScreen)
}

/// A screen from which another one is presented.
@MainActor
public protocol DetailScreen: AnyObject {}

/// Is made by the code under test.
public protocol Envelope: AnyObject {
  init(name: String)
  func open()
}

/// Is read and written by a key.
public protocol SeatPlan: AnyObject {
  subscript(row: Int) -> String { get set }
}

/// Changes what it is given, and takes any number of values.
public protocol TextFilter {
  func filter(_ text: inout String)
  func add(_ words: String...)
}

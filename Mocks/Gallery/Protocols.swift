import Foundation

// One small protocol for each kind of member that the protocols of the to-do list do not have. They
// are written as in most apps: plain, and without isolation, unless the kind needs it.

/// Answers through completion handlers.
public protocol ImageLoader {
  /// Calls back once; for a cached image, before it returns.
  func loadImage(named name: String, completion: @escaping (Result<Data, any Error>) -> Void)
  /// Calls back with every change, until it is stopped.
  func observeProgress(_ onChange: @escaping (Double) -> Void)
  /// Calls back if there is a handler.
  func cancelAll(completion: (() -> Void)?)
}

/// Has several members with one base name; they differ in their labels or types.
public protocol PriceOutput {
  func didReceive(price: Int)
  func didReceive(count: Int)
  func show()
  func show(_ text: String)
  func show(_ error: any Error)
}

/// Takes arguments that are not `Equatable`.
public protocol EventTracker {
  func track(_ name: String, values: [String: Any])
  func fail(with error: any Error)
  func finish(_ result: Result<Int, any Error>)
  func open(_ folder: Folder)
}

/// An object without `==`; two are equal if they are the same object.
public final class Folder {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

/// Has properties with a setter.
public protocol TitleView: AnyObject {
  /// Recorded when read and when set.
  var title: String { get set }
  /// Wiring: the receiver of the user's actions.
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

/// Inherits its members.
public protocol ProfileView: LoadingView, AlertView {
  func showName(_ name: String)
}

/// Answers a question before something happens, and may refuse by throwing.
public protocol EditorDelegate: AnyObject {
  func shouldDiscard(_ text: String) -> Bool
  func nameOfDraft() -> String?
  func validate(_ text: String) throws
  func save(_ text: String) throws(SaveError) -> Int
}

/// All errors of a save.
public nonisolated enum SaveError: Error, Equatable {
  case full
  case locked
}

/// Routes to a screen, and awaits the user's choice there.
@MainActor
public protocol DatePickerRouter {
  /// Nil if the user cancelled.
  func pickDate(from earliest: Date) async -> Date?
}

/// Sends values until it ends or fails.
public nonisolated protocol ChangeFeed: Sendable {
  var changes: AsyncStream<String> { get }
  func progress(of name: String) -> AsyncThrowingStream<Double, any Error>
}

/// Returns a value of the requested type.
public nonisolated protocol APIClient: Sendable {
  func load<Model: Decodable & Sendable>(_ type: Model.Type, from path: String) async throws
    -> Model
}

/// Has an associated type for its items.
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

/// Saves, with a typed error.
public nonisolated protocol DraftStore: Sendable {
  func save(_ text: String) async throws(SaveError)
  var count: Int { get async throws(SaveError) }
}

/// Has a static member, called on the type and not on an object.
public nonisolated protocol Analytics {
  static func track(_ event: String)
}

/// Routes from a screen that it receives.
@MainActor
public protocol ProfileWireframe: AnyObject {
  func presentProfile(of name: String, from view: any ProfileScreen)
}

/// A screen that can present another one.
@MainActor
public protocol ProfileScreen: AnyObject {}

/// Is made by the code under test.
public protocol Envelope: AnyObject {
  init(name: String)
  func open()
}

/// Is read and written by a key.
public protocol SeatPlan: AnyObject {
  subscript(row: Int) -> String { get set }
}

/// Changes its argument, and takes any number of values.
public protocol TextFilter {
  func filter(_ text: inout String)
  func add(_ words: String...)
}

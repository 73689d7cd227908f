import Foundation

// An app that does not know the kit: its own names, protocols and values, as in most apps.

/// The source of the current time.
public protocol TimeProviding: Sendable {
  var currentDate: Date { get }
}

/// One article of the basket.
public struct Article: Equatable, Sendable {
  public let name: String
  public let price: Int

  public init(name: String, price: Int) {
    self.name = name
    self.price = price
  }
}

/// The reason why an article was not saved.
public enum StorageError: Error, Equatable {
  case full
}

/// Keeps articles.
public protocol ArticleStorage: Sendable {
  func save(_ article: Article) async throws(StorageError)
  var total: Int { get async throws(StorageError) }
}

/// Shows the basket.
public protocol BasketViewProtocol: AnyObject {
  func didReceive(article: Article)
  func didReceive(total: Int)
  func show()
  func show(_ text: String)
  func show(_ error: any Error)
}

/// Shows the content of the basket in the view, and its age.
public final class BasketPresenter {
  private weak var view: (any BasketViewProtocol)?
  private let time: any TimeProviding

  public init(view: any BasketViewProtocol, time: any TimeProviding) {
    self.view = view
    self.time = time
  }

  public func didAdd(_ article: Article) {
    view?.didReceive(article: article)
    view?.didReceive(total: article.price)
    view?.show("\(Int(time.currentDate.timeIntervalSince1970))")
  }

  public func didFail(_ error: any Error) {
    view?.show()
    view?.show(error)
  }
}

/// Saves an article, and retries once.
public struct SavingArticle: Sendable {
  private let storage: any ArticleStorage

  public init(storage: any ArticleStorage) {
    self.storage = storage
  }

  public func run(_ article: Article) async throws(StorageError) -> Int {
    do throws(StorageError) {
      try await storage.save(article)
    } catch {
      try await storage.save(article)
    }
    return try await storage.total
  }
}

// Names that the language also has, and that apps use nevertheless.

/// An item to do.
public struct Task {}
/// How a game ended.
public enum Result { case won, lost }
/// Describes the time in a word.
public protocol Clock {}

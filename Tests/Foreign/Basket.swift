import Foundation

// An app that knows nothing of the kit: names, protocols and values of its own, as most are written.

/// Tells the time.
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

/// Why an article was not saved.
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

/// Tells the view what is in the basket, and since when.
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

/// Saves an article, and tries again once.
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

// Names that the language has, too, and that apps use all the same.

/// What is left to do.
public struct Task {}
/// How a game ended.
public enum Result { case won, lost }
/// Tells the time in a word.
public protocol Clock {}

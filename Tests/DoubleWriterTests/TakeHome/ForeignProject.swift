import Foundation
import ScratchFolders

@testable import DoubleWriter

/// A package without any knowledge of the kit, with copies that were adapted by hand.
struct ForeignProject {
  /// The replacements that a person makes in one copy, in order.
  struct Edits {
    var copy: String
    var name: String
    var replacements: [(String, String)]

    /// A view's spy, made of a spy whose members share a name.
    static let view = Edits(
      copy: "PriceOutputSpy",
      name: "BasketViewSpy",
      replacements: [
        ("public final class", "import Basket\n\npublic final class"),
        ("PriceOutputSpy: PriceOutput", "BasketViewSpy: BasketViewProtocol"),
        ("didReceivePrice(price: Int)", "didReceiveArticle(article: Article)"),
        ("didReceivePrice", "didReceiveArticle"),
        ("price: Int", "article: Article"),
        ("price", "article"),
        ("Count(", "Total("),
        ("count", "total"),
      ]
    )
    /// A storage's spy, made of one that is called from any thread.
    static let storage = Edits(
      copy: "DraftStoreSpy",
      name: "ArticleStorageSpy",
      replacements: [
        ("import Synchronization", "import Basket\nimport Synchronization"),
        ("DraftStoreSpy: DraftStore", "ArticleStorageSpy: ArticleStorage"),
        ("SaveError", "StorageError"),
        ("text: String", "article: Article"),
        ("(String", "(Article"),
        ("<String", "<Article"),
        ("text", "article"),
        ("heldCount", "heldTotal"),
        ("count", "total"),
        (
          "    public var description",
          """
              public static func == (left: Call, right: Call) -> Bool { haveAlikeParts(left, right) }

              public var description
          """
        ),
      ]
    )

    func edited(_ text: String) -> String {
      replacements.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
  }

  let package: OwnPackage

  /// Writes the package; returns how many lines of each copy were written by hand.
  func write() throws -> [String: Int] {
    try package.writeManifest()
    try package.writeForeign(["Basket"], to: package.sources)
    try package.writeForeign(
      ["BasketTests", "BasketXCTests", "ControllableClock+TimeProviding"],
      to: package.tests
    )
    let edits = [Edits.view, .storage]
    let tests = package.folder.url.appending(path: package.tests)
    let names = ["ControllableClock"] + edits.map(\.copy)
    _ = try DoubleCatalogue().copy(names, to: tests, importing: .init(plain: ["Basket"]))
    try FileManager.default.removeItem(at: tests.appending(path: "Protocols.swift"))
    return try edits.reduce(into: [:]) { lines, edits in
      let text = try package.folder.text(of: "\(package.tests)/\(edits.copy).swift")
      let edited = edits.edited(text)
      try FileManager.default.removeItem(at: tests.appending(path: "\(edits.copy).swift"))
      try package.write(edited, to: "\(package.tests)/\(edits.name).swift")
      lines[edits.name] =
        edited.components(separatedBy: "\n")
        .difference(from: text.components(separatedBy: "\n")).insertions.count
    }
  }
}

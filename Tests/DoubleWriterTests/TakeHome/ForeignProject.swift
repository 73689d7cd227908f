import Foundation
import Testing

@testable import DoubleWriter

/// A package without any knowledge of the kit, with copies that were adapted by hand.
struct ForeignProject {
  /// The compiler settings of the package.
  struct Setting: CustomTestStringConvertible {
    var testDescription: String
    var swiftSettings: String

    static let all = [
      Setting(testDescription: "Swift 5", swiftSettings: ".swiftLanguageMode(.v5)"),
      Setting(testDescription: "Swift 6", swiftSettings: ".swiftLanguageMode(.v6)"),
      Setting(testDescription: "strict memory safety", swiftSettings: ".strictMemorySafety()"),
      Setting(
        testDescription: "the main actor by default",
        swiftSettings: ".defaultIsolation(MainActor.self)"
      ),
      Setting(
        testDescription: "upcoming features",
        swiftSettings: """
          .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
          .enableUpcomingFeature("InferIsolatedConformances")
          """
      ),
    ]
  }

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

  let folder: URL
  let setting: Setting

  var package: OwnPackage {
    OwnPackage(folder: folder, name: "Basket", swiftSettings: setting.swiftSettings)
  }

  /// Writes the package; returns how many lines of each copy were written by hand.
  func write() throws -> [String: Int] {
    try package.writeManifest()
    let tests = "Tests/BasketTests"
    for name in ["Basket", "BasketTests", "BasketXCTests", "ControllableClock+TimeProviding"] {
      let file = DoubleCatalogue.kit.appending(path: "Tests/Foreign/\(name).swift")
      let target = name == "Basket" ? "Sources/Basket" : tests
      try package.write(String(contentsOf: file, encoding: .utf8), to: "\(target)/\(name).swift")
    }
    let edits = [Edits.view, .storage]
    _ = try DoubleCopy(
      catalogue: DoubleCatalogue(),
      destination: folder.appending(path: tests),
      imports: .plain(["Basket"])
    )
    .run(["ControllableClock"] + edits.map(\.copy))
    try FileManager.default.removeItem(at: folder.appending(path: "\(tests)/Protocols.swift"))
    return try edits.reduce(into: [:]) { lines, edits in
      let file = folder.appending(path: "\(tests)/\(edits.copy).swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      let edited = edits.edited(text)
      try FileManager.default.removeItem(at: file)
      try package.write(edited, to: "\(tests)/\(edits.name).swift")
      lines[edits.name] =
        edited.components(separatedBy: "\n")
        .difference(from: text.components(separatedBy: "\n")).insertions.count
    }
  }
}

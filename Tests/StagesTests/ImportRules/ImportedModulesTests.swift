import Foundation
import KataKit
import KataStages
import ScratchFolders
import Testing

struct ImportedModulesTests {
  private let folder = ScratchFolder()

  @Test(
    "An import is seen wherever the compiler sees it",
    arguments: [
      "let a = 1; import TodoDomain", "/* why */ import TodoDomain", "/* /* */ */import TodoDomain",
      "@_spi(Kit) import TodoDomain", "import Foundation\r\nimport TodoDomain\r\n",
      "import Foundation\rimport TodoDomain", "let a = \"\\\"\" ; import TodoDomain",
      "let a = \"\"\"\n  text\n  \"\"\"\nimport TodoDomain", "@_exported public import TodoDomain",
    ]
  )
  func test_violations_oddImport_isSeen(text: String) {
    #expect(ImportRules.viperKata.violations(inFile: "ListPresenter.swift", text: text).count == 1)
  }

  @Test(
    "What stands in a comment or a text is no import",
    arguments: [
      "/*\nimport TodoDomain\n*/", "let a = \"\"\"\n  import TodoDomain\n  \"\"\"",
      "let a = \"import TodoDomain\"", "// a\n// import TodoDomain",
      "/* /* */\nimport TodoDomain\n*/", "let a = \"\\\"; import TodoDomain\"",
    ]
  )
  func test_violations_wordsAboutImports_areNone(text: String) {
    #expect(ImportRules.viperKata.violations(inFile: "ListPresenter.swift", text: text) == [])
  }

  @Test(
    "Only a view may know a framework of screens",
    arguments: [
      ("ListPresenter.swift", 1), ("ListInteractor.swift", 1), ("ListWireframe.swift", 1),
      ("ListTextView.swift", 0),
    ]
  )
  func test_violations_screenFramework_isRefused(file: String, count: Int) {
    let violations = ImportRules.viperKata.violations(inFile: file, text: "import UIKit")

    #expect(violations.count == count)
  }

  @Test("The sentence about a framework of screens says what may be imported")
  func test_description_screenFramework_saysWhy() {
    let violations = ImportRules.viperKata.violations(
      inFile: "ListPresenter.swift",
      text: "import UIKit"
    )

    #expect(
      violations.map(\.description) == [
        """
        ListPresenter.swift imports UIKit; a presenter knows no framework of screens, and may import \
        TodoUseCases, TodoScreens, TodoRouting.
        """
      ]
    )
  }

  @Test("A helper file beside the exercise has the exercise's role")
  func test_violations_helperOfAStage_hasItsRole() {
    let path = "Exercises/1-Interactor/Days.swift"

    let violations = ImportRules.viperKata.violations(inFile: path, text: "import TodoScreens")

    #expect(violations.map(\.file) == ["Days.swift"])
  }

  @Test("A learner's tests import what they like, also where a name ends like a role")
  func test_violations_tests_areLetThrough() throws {
    try folder.write("import TodoMocks", to: "Exercises/1-Interactor/Tests/StubDataManager.swift")

    #expect(try ImportRules.viperKata.violations(in: folder.url) == [])
  }

  @Test("What an editor or a file system leaves beside a file is passed over")
  func test_violations_hiddenFiles_arePassedOver() throws {
    try folder.write("\u{0}\u{1}", to: "Exercises/1-Interactor/._ListInteractor.swift")
    let lock = folder.url.appending(path: "Exercises/1-Interactor/.#ListInteractor.swift")
    try FileManager.default.createSymbolicLink(
      atPath: lock.path,
      withDestinationPath: "me@host.1:1"
    )

    #expect(try ImportRules.viperKata.violations(in: folder.url) == [])
  }

  @Test("A linked folder is looked at, and a link that leads back does no harm")
  func test_violations_linkedFolder_isLookedAt() throws {
    try folder.write("import TodoScreens", to: "elsewhere/ListInteractor.swift")
    let files = FileManager.default
    try files.createDirectory(
      at: folder.url.appending(path: "Exercises"),
      withIntermediateDirectories: true
    )
    try files.createSymbolicLink(
      atPath: folder.url.appending(path: "Exercises/1-Interactor").path,
      withDestinationPath: "../elsewhere"
    )
    try files.createSymbolicLink(
      atPath: folder.url.appending(path: "elsewhere/loop").path,
      withDestinationPath: "."
    )

    #expect(
      try ImportRules.viperKata.violations(in: folder.url).map(\.module).contains("TodoScreens")
    )
  }

  @Test("A file in another encoding is named, with what to do")
  func test_violations_latin1_isNamed() throws {
    let path = "Exercises/1-Interactor/ListInteractor.swift"
    let file = try folder.write("", to: path)
    try Data([0x2F, 0x2F, 0xFC]).write(to: file)

    let error = #expect(throws: UnreadableSource.self) {
      try ImportRules.viperKata.violations(in: folder.url)
    }

    #expect(error?.path == path)
  }
}

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
    "An import in a comment or a string literal does not count",
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
    "Only a view may import a UI framework",
    arguments: [
      ("ListPresenter.swift", 1), ("ListInteractor.swift", 1), ("ListWireframe.swift", 1),
      ("ListTextView.swift", 0),
    ]
  )
  func test_violations_screenFramework_isRefused(file: String, count: Int) {
    let violations = ImportRules.viperKata.violations(inFile: file, text: "import UIKit")

    #expect(violations.count == count)
  }

  @Test("The message about a UI framework lists the allowed modules")
  func test_description_screenFramework_saysWhy() {
    let violations = ImportRules.viperKata.violations(
      inFile: "ListPresenter.swift",
      text: "import UIKit"
    )

    #expect(
      violations.map(\.description) == [
        """
        ListPresenter.swift imports UIKit; a presenter must not import a UI framework, and may import \
        TodoUseCases, TodoScreens, TodoRouting.
        """
      ]
    )
  }

  @Test("A helper file next to the exercise has the exercise's role")
  func test_violations_helperOfAStage_hasItsRole() {
    let path = "Exercises/1-Interactor/Days.swift"

    let violations = ImportRules.viperKata.violations(inFile: path, text: "import TodoScreens")

    #expect(violations.map(\.file) == ["Days.swift"])
  }

  @Test("A learner's tests may import any module, even if a file name ends like a role")
  func test_violations_tests_areLetThrough() throws {
    try folder.write("import TodoMocks", to: "Exercises/1-Interactor/Tests/StubDataManager.swift")

    #expect(try ImportRules.viperKata.violations(in: folder.url) == [])
  }

  @Test("Hidden files of an editor or a file system are ignored")
  func test_violations_hiddenFiles_arePassedOver() throws {
    try folder.write("\u{0}\u{1}", to: "Exercises/1-Interactor/._ListInteractor.swift")
    let lock = folder.url.appending(path: "Exercises/1-Interactor/.#ListInteractor.swift")
    try FileManager.default.createSymbolicLink(
      atPath: lock.path,
      withDestinationPath: "me@host.1:1"
    )

    #expect(try ImportRules.viperKata.violations(in: folder.url) == [])
  }

  @Test("A linked folder is checked, and a link to its own folder causes no endless loop")
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

  @Test("A file in another encoding is an error with its path")
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

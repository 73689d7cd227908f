import Foundation
import KataCore
import KataJudge
import KataStages
import ScratchFolders
import Testing

struct ImportRulesTests {
  private let folder = ScratchFolder()

  @Test(
    "No file of the package imports what its role may not",
    arguments: ["Exercises", "Solutions", "Sources/App/TodoApp"]
  )
  func test_violations_inThisPackage_areNone(folder: String) throws {
    let save = Sources(in: PackageRoot.ofThisBuild, folder: folder)

    #expect(!save.files.isEmpty)
    #expect(try ImportRules.violations(in: save) == [])
  }

  @Test(
    "A refused import is named, with what the file may import",
    arguments: [
      ("TodoDomain", "TodoDomain; a presenter may import"),
      ("UIKit", "UIKit; a presenter must not import a UI framework, and may import"),
    ]
  )
  func test_violations_presenter_isNamed(module: String, reason: String) {
    let violations = ImportRules.violations(
      inFile: "ListPresenter.swift",
      text: "import Foundation\nimport \(module)\nimport TodoScreens\n"
    )

    #expect(
      violations.map(\.description) == [
        "ListPresenter.swift:2 imports \(reason) TodoUseCases, TodoScreens, TodoRouting."
      ]
    )
  }

  @Test(
    "A file has the role of what it declares, whatever its name is",
    arguments: [
      ("TextScreen", "a view"), ("AddInteractorInput", "an interactor"),
      ("A, ListModuleInterface", "a presenter"), ("AddWireframeInterface", "a wireframe"),
      ("ListDataManagerInterface, B", "a data manager"), ("AddModuleBuilderInterface", nil),
    ] as [(String, String?)],
    ["final class Pick", "struct Pick<A>", "extension Root.Pick"]
  )
  func test_violations_declaredRole_counts(conformances: (String, String?), type: String) {
    let (protocols, role) = conformances
    let text = "import KataCore\n@MainActor\n\(type): \(protocols) {\n}\n"

    let violations = ImportRules.violations(inFile: "Sources/App/TodoApp/Pick.swift", text: text)

    #expect(violations.map(\.role) == [role].compactMap(\.self))
  }

  @Test("A test of the learner's that makes the class itself is refused; doubles are made in tests")
  func test_violations_testOfTheClassItself_isNamed() throws {
    let path = "Exercises/1-Interactor/Tests/MyInteractorTests.swift"
    func violations(_ text: String) throws -> [String] {
      try ImportRules.violations(in: Sources(files: [path: Data(text.utf8)])).map(\.description)
    }

    let refused = try ["InteractorExercise", "InteractorSolution"].map {
      try violations("import Testing\n@testable import \($0)\nlet sut = ListInteractor(a: b)\n")
    }

    #expect(
      refused[0] == [
        "\(path):2 imports InteractorExercise. Call makeSUT instead: then the kit can put correct and "
          + "faulty code in its place."
      ]
    )
    #expect(refused.map(\.count) == [1, 1])
    #expect(try violations("import DoublesExercise\nlet spy = ListViewSpy()\n") == [])
  }

  @Test(
    "An import is seen wherever the compiler sees it, however it is written",
    arguments: [
      "@testable import TodoDomain", "public import TodoDomain",
      "import struct TodoDomain.TodoItem", "  import   TodoDomain",
      "internal import TodoDomain // why", "@preconcurrency import TodoDomain",
      "let a = 1; import TodoDomain", "/* why */ import TodoDomain",
      "@_spi(Kit) import TodoDomain", "import Foundation\r\nimport TodoDomain\r\n",
      "import Foundation\rimport TodoDomain", "@_exported public import TodoDomain",
      "import\n  TodoDomain", "import `TodoDomain`", "import /* why */ TodoDomain",
      "import // why\n  TodoDomain",
    ]
  )
  func test_violations_anySpelling_isSeen(text: String) {
    #expect(ImportRules.violations(inFile: "ListPresenter.swift", text: text).count == 1)
  }

  @Test(
    "Each role has its own modules, and only a view may import a UI framework",
    arguments: [
      ("ListInteractor.swift", "TodoScreens"), ("AddPresenter.swift", "TodoStorage"),
      ("AddTextView.swift", "TodoUseCases"), ("ListWireframe.swift", "TodoUseCases"),
      ("ListDataManager.swift", "TodoUseCases"), ("ListTextView.swift", "TodoDomain"),
      ("Exercises/4-Doubles/ListViewSpy.swift", "TodoMocks"),
      // A helper file next to the exercise has the exercise's role.
      ("Exercises/1-Interactor/Days.swift", "TodoScreens"),
      ("ListPresenter.swift", "UIKit"), ("ListInteractor.swift", "UIKit"),
      ("ListWireframe.swift", "UIKit"),
    ]
  )
  func test_violations_role_hasItsModules(file: String, module: String) {
    let violations = ImportRules.violations(inFile: file, text: "import \(module)")

    #expect(violations.map(\.place) == ["\(file):1"])
  }

  @Test(
    "Comments, texts, other modules and files without a role are let through",
    arguments: [
      ("ListPresenter.swift", "// import TodoDomain"),
      ("ListPresenter.swift", "import Synchronization"), ("ListTextView.swift", "import UIKit"),
      ("AppBuilder.swift", "import TodoDomain"),
      ("ListPresenter.swift", "/*\nimport TodoDomain\n*/"),
      ("ListPresenter.swift", "let a = \"import TodoDomain\""),
    ]
  )
  func test_violations_allowed_isNone(file: String, text: String) {
    #expect(ImportRules.violations(inFile: file, text: text) == [])
  }

  @Test("Only the tests' folder of a stage has tests, not any folder with its name")
  func test_violations_otherFolderOfThatName_hasARole() throws {
    try folder.write("import TodoMocks", to: "Exercises/1-Interactor/Rules/Tests/X.swift")

    #expect(try ImportRules.violations(in: Sources(in: folder.url)).map(\.module) == ["TodoMocks"])
  }

  @Test("A learner's tests may import the doubles and their own code, whatever their name is")
  func test_violations_tests_areLetThrough() throws {
    try folder.write(
      "import TodoMocks\n@testable import InteractorExercise\nimport InteractorSubjects\n",
      to: "Exercises/1-Interactor/Tests/StubDataManager.swift"
    )

    #expect(try ImportRules.violations(in: Sources(in: folder.url)) == [])
  }

  @Test("A file in another encoding is an error with its path")
  func test_violations_latin1_isNamed() throws {
    let path = "Exercises/1-Interactor/ListInteractor.swift"
    let file = try folder.write("", to: path)
    try Data([0x2F, 0x2F, 0xFC]).write(to: file)

    let error = #expect(throws: UnreadableSource.self) {
      try ImportRules.violations(in: Sources(in: folder.url))
    }

    #expect(error?.path == path)
  }
}

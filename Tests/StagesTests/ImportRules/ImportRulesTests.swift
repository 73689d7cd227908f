import Foundation
import KataKit
import KataStages
import Testing

struct ImportRulesTests {
  @Test("No file of the package imports what its role may not")
  func test_violations_inThisPackage_areNone() throws {
    #expect(try ImportRules.viperKata.violations(in: PackageRoot.ofThisBuild) == [])
  }

  @Test("A presenter may not import the entity's module; the message lists its modules")
  func test_violations_presenterImportsDomain_isNamed() {
    let violations = ImportRules.viperKata.violations(
      inFile: "ListPresenter.swift",
      text: "import Foundation\nimport TodoDomain\nimport TodoScreens\n"
    )

    #expect(
      violations.map(\.description) == [
        """
        ListPresenter.swift imports TodoDomain; a presenter may import TodoUseCases, TodoScreens, \
        TodoRouting.
        """
      ]
    )
  }

  @Test(
    "Every way to write an import is seen",
    arguments: [
      "@testable import TodoDomain", "public import TodoDomain",
      "import struct TodoDomain.TodoItem",
      "  import   TodoDomain", "internal import TodoDomain // why",
      "@preconcurrency import TodoDomain",
    ]
  )
  func test_violations_anySpelling_isSeen(line: String) {
    #expect(ImportRules.viperKata.violations(inFile: "ListTextView.swift", text: line).count == 1)
  }

  @Test(
    "Each role has its own modules",
    arguments: [
      ("ListInteractor.swift", "TodoScreens"), ("AddPresenter.swift", "TodoStorage"),
      ("AddTextView.swift", "TodoUseCases"), ("ListWireframe.swift", "TodoUseCases"),
      ("ListDataManager.swift", "TodoUseCases"),
      ("Exercises/4-Doubles/ListViewSpy.swift", "TodoMocks"),
    ]
  )
  func test_violations_role_hasItsModules(file: String, module: String) {
    #expect(ImportRules.viperKata.violations(inFile: file, text: "import \(module)").count == 1)
  }

  @Test(
    "Comments, other modules and files without a role are let through",
    arguments: [
      ("ListPresenter.swift", "// import TodoDomain"),
      ("ListPresenter.swift", "import Synchronization"),
      ("AppBuilder.swift", "import TodoDomain"),
    ]
  )
  func test_violations_allowed_isNone(file: String, text: String) {
    #expect(ImportRules.viperKata.violations(inFile: file, text: text) == [])
  }
}

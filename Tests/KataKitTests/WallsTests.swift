import Foundation
import KataKit
import Testing

struct WallsTests {
  @Test("No file of the package breaks through a wall")
  func test_breaches_inThisPackage_areNone() throws {
    #expect(try Walls.breaches(in: PackageRoot.ofThisBuild) == [])
  }

  @Test("A presenter that imports the entity's module is refused, with what it may import")
  func test_breaches_presenterImportsDomain_isNamed() {
    let breaches = Walls.breaches(
      inFile: "ListPresenter.swift",
      text: "import Foundation\nimport TodoDomain\nimport TodoScreens\n"
    )

    #expect(
      breaches.map(\.description) == [
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
  func test_breaches_anySpelling_isSeen(line: String) {
    #expect(Walls.breaches(inFile: "ListTextView.swift", text: line).count == 1)
  }

  @Test(
    "Each role has its own modules",
    arguments: [
      ("ListInteractor.swift", "TodoScreens"), ("AddPresenter.swift", "TodoStorage"),
      ("AddTextView.swift", "TodoUseCases"), ("ListWireframe.swift", "TodoUseCases"),
      ("ListDataManager.swift", "TodoUseCases"),
    ]
  )
  func test_breaches_role_hasItsModules(file: String, module: String) {
    #expect(Walls.breaches(inFile: file, text: "import \(module)").count == 1)
  }

  @Test(
    "Comments, other modules and files without a role are let through",
    arguments: [
      ("ListPresenter.swift", "// import TodoDomain"),
      ("ListPresenter.swift", "import Synchronization"),
      ("AppBuilder.swift", "import TodoDomain"),
    ]
  )
  func test_breaches_allowed_isNone(file: String, text: String) {
    #expect(Walls.breaches(inFile: file, text: text) == [])
  }
}

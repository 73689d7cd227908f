import ScratchFolders
import TerminalTesting
import Testing

/// `doubles module`, as an engineer runs it.
struct ModuleCommandTests {
  private let doubles = BuiltProgram("doubles")

  private func module(_ name: String, to folder: String = "Sources/Shop") async throws
    -> BuiltProgram.Result
  {
    try await doubles.run(["module", name, "--to", folder, "--tests", "Tests/ShopTests"])
  }

  @Test("A module has its protocols, classes, doubles and tests, and says what to write first")
  func test_module_empty_isWritten() async throws {
    let result = try await module("Order")

    #expect(result.status == 0, "\(result.errors)")
    for line in [
      "wrote    Sources/Shop/OrderPresenter.swift",
      "wrote    Tests/ShopTests/OrderModuleTests.swift",
      "wrote    Tests/ShopTests/Doubles/OrderViewMock.swift", "Begin with OrderPresenterTests",
    ] {
      #expect(result.output.contains(line), "\(result.output)")
    }
    let test = try doubles.folder.text(of: "Tests/ShopTests/OrderModuleTests.swift")
    #expect(test.contains("@testable import Shop\n"))
    let delegate = try doubles.folder.text(of: "Sources/Shop/OrderModuleDelegate.swift")
    #expect(delegate.contains("func orderModuleDidClose()"))
  }

  @Test("A file that is there already stays, and nothing is written")
  func test_module_fileIsThere_isKept() async throws {
    try doubles.folder.write("mine", to: "Sources/Shop/OrderPresenter.swift")

    let result = try await module("Order")

    #expect(result.status == 1)
    #expect(result.errors.contains("OrderPresenter.swift is there already. Nothing was written."))
    #expect(try doubles.folder.text(of: "Sources/Shop/OrderPresenter.swift") == "mine")
    #expect((try? doubles.folder.text(of: "Sources/Shop/OrderModule.swift")) == nil)
  }

  @Test(
    "A name that no type can have, and a place without a folder, are refused",
    arguments: [("order", "\"order\" cannot name a module"), ("Or/der", "cannot name a module")]
  )
  func test_module_wrongName_isRefused(name: String, error: String) async throws {
    let result = try await module(name)
    let noFolder = try await doubles.run(["module", "Order", "--tests", "Tests"])

    #expect(result.errors.contains(error))
    #expect(noFolder.errors.contains("--to needs a value: the folder to write to"))
  }

  @Test(
    "A configuration file writes the doubles, if it has those of the folder",
    arguments: [("Sources/Shop", true), ("Sources/Other", false)]
  )
  func test_module_configuration_writesItsDoubles(sources: String, isLeft: Bool) async throws {
    try doubles.folder.write("", to: "\(sources)/A.swift")
    let configuration = "{\"sources\": [\"\(sources)\"], \"to\": \"T\", \"mock\": true}"
    try doubles.folder.write(configuration, to: ".doubles.json")

    let result = try await module("Order", to: "Sources/Shop/Order")

    #expect(result.output.contains("Now run doubles write") == isLeft, "\(result.errors)")
    let mock = try? doubles.folder.text(of: "Tests/ShopTests/Doubles/OrderViewMock.swift")
    #expect((mock == nil) == isLeft)
  }

  @Test("If the doubles cannot be written, or a name is in the target, nothing is")
  func test_module_noDoubles_leavesNothing() async throws {
    try doubles.folder.write("", to: "Tests/ShopTests/Doubles")

    let result = try await module("Order", to: "Sources/Shop/Order")
    try doubles.folder.write("", to: "Sources/Shop/Cart/CartItem.swift")
    let second = try await module("Cart", to: "Sources/Shop/Basket")
    let unknown = try await module("Order", to: "App/Order")

    #expect(result.status == 1 && result.errors.contains("could not be written"))
    #expect((try? doubles.folder.text(of: "Sources/Shop/Order/OrderItem.swift")) == nil)
    #expect(second.errors.contains("Sources/Shop/Cart/CartItem.swift is there already."))
    #expect(unknown.errors.contains("Give --testable-import MODULE."))
  }
}

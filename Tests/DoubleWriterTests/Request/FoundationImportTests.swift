import Testing

@testable import DoubleWriter

/// Files without imports, which have Foundation from a bridging header or another file.
struct FoundationImportTests {
  @Test(
    "The doubles import Foundation if a protocol in a file without imports uses it",
    arguments: [
      "protocol P { func send(_ completion: @escaping (URLRequest) -> Void) }",
      "protocol P { var all: [String: Date?] { get } }",
      "protocol P { func load() async throws -> Result<[Data], any Error> }",
      "protocol P { subscript(id: UUID) -> Int { get } }",
      "protocol P { init(_ error: NSError) }",
      "protocol P: NSObjectProtocol { func a() }",
      "protocol Parent { func a(_ date: Date) }\nprotocol P: Parent { func b() }",
    ]
  )
  func test_namesOfFoundation_areImported(text: String) throws {
    let doubles = try doubles(of: text)

    #expect(doubles["PSpy.swift"]?.hasPrefix("import Foundation\n\n///") == true)
    #expect(doubles["PMock.swift"]?.hasPrefix("import Foundation\n\n///") == true)
  }

  @Test(
    "Nothing is imported for other names, for names of the app, or in a file with imports",
    arguments: [
      "protocol P { func a(_ b: Int) }",
      "struct Data {}\nprotocol P { func a(_ b: Data) }",
      "enum Feed { struct Data {}; protocol P { func a(_ b: Data) } }",
      "import Models\nprotocol P { func a(_ b: Data) }",
    ]
  )
  func test_otherNames_importNothing(text: String) throws {
    let spy = try doubles(of: text)["PSpy.swift"]

    #expect(spy?.contains("final class PSpy") == true)
    #expect(spy?.contains("import Foundation") == false)
  }
}

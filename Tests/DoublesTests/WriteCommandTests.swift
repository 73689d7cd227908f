import Foundation
import ScratchFolders
import Testing

@testable import kata

/// `kata spy`, as an engineer runs it in a project of their own.
struct SpyCommandTests {
  private static let view = """
    protocol BasketViewProtocol: AnyObject {
      func show(total: Int)
    }

    """

  private let kata: KataProcess

  init() throws {
    kata = try KataProcess()
    try kata.folder.write(Self.view, to: "App/BasketView.swift")
  }

  private func spy(_ words: String...) async throws -> KataProcess.Result {
    try await kata.run(["spy", "App/BasketView.swift"] + words)
  }

  @Test("Without a folder the spy is printed")
  func test_spy_noFolder_isPrinted() async throws {
    let result = try await spy()

    #expect(result.status == 0)
    #expect(
      result.output.contains("final class BasketViewSpy: BasketViewProtocol, CallRecording {")
    )
  }

  @Test("With a folder the spy, the mock and what they need are written")
  func test_spy_folder_isWritten() async throws {
    let result = try await spy("--mock", "--testable-import", "App", "--to", "Doubles")

    let files = try FileManager.default.contentsOfDirectory(
      atPath: kata.folder.url.appending(path: "Doubles").path
    )
    #expect(result.status == 0)
    #expect(
      Set(["BasketViewSpy.swift", "BasketViewMock.swift", "CallRecording.swift"])
        .isSubset(of: files)
    )
    #expect(
      try kata.folder.text(of: "Doubles/BasketViewSpy.swift").contains("@testable import App")
    )
  }

  @Test("A protocol that changed changes a spy that nobody has edited, and no other")
  func test_spy_again_updatesWhatIsUnedited() async throws {
    _ = try await spy("--to", "Doubles")
    let changed = Self.view.replacing("total: Int", with: "total: Int, items: Int")
    try kata.folder.write(changed, to: "App/BasketView.swift")
    let updated = try await spy("--to", "Doubles")
    let edited = try kata.folder.text(of: "Doubles/BasketViewSpy.swift") + "// mine\n"
    try kata.folder.write(edited, to: "Doubles/BasketViewSpy.swift")
    try kata.folder.write(Self.view, to: "App/BasketView.swift")

    let refused = try await spy("--to", "Doubles")

    #expect(updated.status == 0)
    #expect(edited.contains("items: Int"))
    #expect(refused.status == 1)
    #expect(try kata.folder.text(of: "Doubles/BasketViewSpy.swift") == edited)
  }

  @Test("A helper that kata copy wrote serves a spy, however public, and is not called edited")
  func test_spy_besideCopies_usesTheirHelpers() async throws {
    let copied = try await copy("--import")
    let helper = try kata.folder.text(of: "Doubles/CallRecording.swift")

    let result = try await spy("--testable-import", "App", "--to", "Doubles")

    #expect(copied.status == 0)
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("current  Doubles/CallRecording.swift\n"))
    #expect(try kata.folder.text(of: "Doubles/CallRecording.swift") == helper)
  }

  @Test("A copy finds its helpers where kata spy wrote them, and makes them as public as it must")
  func test_copy_besideSpies_usesTheirHelpers() async throws {
    _ = try await spy("--testable-import", "App", "--to", "Doubles")

    let internalCopy = try await copy("--testable-import")
    let publicCopy = try await copy("--import")
    let helper = try kata.folder.text(of: "Doubles/CallRecording.swift")
    _ = try await copy("--testable-import")

    #expect(internalCopy.status == 0, "\(internalCopy)")
    #expect(internalCopy.output.contains("Already there: "))
    #expect(publicCopy.status == 0, "\(publicCopy)")
    #expect(helper.contains("public nonisolated protocol CallRecording"))
    #expect(try kata.folder.text(of: "Doubles/CallRecording.swift") == helper)
  }

  @Test("A check of the copies names helpers that kata spy wrote, and leaves its spies alone")
  func test_copyCheck_besideSpies_namesTheirHelpers() async throws {
    _ = try await spy("--to", "Doubles")
    let helper = try kata.folder.text(of: "Doubles/CallRecording.swift") + "// mine\n"
    try kata.folder.write(helper, to: "Doubles/CallRecording.swift")

    let result = try await kata.run(["copy", "--check", "Doubles"])
    let missing = try await kata.run(["copy", "--check", "Nowhere"])

    #expect(result.status == 0)
    #expect(result.output.contains("CallRecording.swift: edited\n"))
    #expect(result.output.contains("CountingLatch.swift: current\n"))
    #expect(!result.output.contains("BasketViewSpy"))
    #expect(missing.status == 1)
    #expect(
      missing.errors.hasPrefix("kata: ") && missing.errors.contains("/Nowhere cannot be used: ")
    )
  }

  private func copy(_ option: String) async throws -> KataProcess.Result {
    try await kata.run(["copy", "ListDataManagerSpy", option, "App", "--to", "Doubles"])
  }

  @Test(
    "What cannot be read is one sentence",
    arguments: [["Nowhere.swift"], ["App/BasketView.swift", "--for", "Nothing"]]
  )
  func test_spy_badInput_isOneSentence(words: [String]) async throws {
    let result = try await kata.run(["spy"] + words)

    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("kata: "))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}

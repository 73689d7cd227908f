import Foundation
import ScratchFolders
import Testing

@testable import DoubleWriter

/// Protocols of one name in several files, such as those of two modules.
struct NamesakeTests: ProjectTests {
  let folder = ScratchFolder()

  @Test("Branches of an #if are one double, also in two files, and a name twice is a problem")
  func test_namesakes_areBranchesOrAProblem() throws {
    try write("#if DEBUG\nprotocol P {}\n#endif\nprotocol Q {}", to: "App/A.swift")
    try write("#if !DEBUG\nprotocol P {}\n#endif\nprotocol Q {}", to: "App/B.swift")

    let report = try report()

    #expect(report.doubles.map(\.name) == ["PSpy.swift"])
    #expect(report.doubles[0].text.contains("#endif\n\n#if !DEBUG\n"))
    #expect(
      report.problems.map(\.description) == [
        """
        there are 2 protocols Q, \(path("A.swift")):4 and \(path("B.swift")):4; rename one, or make \
        two modules in .doubles.json.
        """
      ]
    )
  }

  @Test("Protocols without doubles are no namesakes")
  func test_namesakes_withoutDoubles_doNotCount() throws {
    try write("protocol P {}", to: "App/A.swift")
    try write("private protocol P {}", to: "App/B.swift")
    try write("protocol P {}", to: "Models/C.swift")

    let report = try report { $0.otherSources = [url("Models").path] }

    #expect(report.doubles.map(\.name) == ["PSpy.swift"])
    #expect(report.problems == [])
    #expect(report.notes == [])
  }

  @Test("A parent that several files declare is the one with the nearest path, if there is one")
  func test_namesakes_parent_isTheNearest() throws {
    try write("protocol P { func a() }", to: "App/Cart/P.swift")
    try write("protocol P { func b() }", to: "App/Feed/P.swift")
    try write("protocol Near: P {}", to: "App/Feed/Deep/Near.swift")
    try write("protocol Far: P {}", to: "App/Far.swift")

    let doubles = try report { $0.chosen = ["Near", "Far"] }.doubles

    #expect(doubles[0].text.contains("case b\n"))
    #expect(doubles[1].text.contains("`P` requires; the files have several, and they differ."))
  }

  @Test(
    "Of a parent in the branches of one #if, the first is read; if they differ, the parent is named"
  )
  func test_namesakes_inBranches_areOneParentIfTheyAreAlike() throws {
    try write(
      """
      #if swift(>=5.7)
        public protocol Source<Value> { associatedtype Value; var last: Value { get } }
        protocol Sink { func put() }
      #else
        public protocol Source { associatedtype Value; var last: Value { get } }
        protocol Sink { func drop() }
      #endif
      """,
      to: "App/Source.swift"
    )
    try write("protocol Child: Source {}\nprotocol Pipe: Sink {}", to: "App/Child.swift")

    let doubles = try report { $0.chosen = ["Child", "Pipe"] }.doubles

    #expect(doubles[0].text.contains("case last\n"))
    #expect(!doubles[0].text.contains("By hand"))
    #expect(doubles[1].text.contains("`Sink` requires; the files have several, and they differ."))
  }

  private func report(
    choosing choose: (inout ModuleConfiguration) -> Void = { _ in }
  ) throws -> DoubleReport {
    var module = module([url("App").path])
    choose(&module)
    return try module.run()
  }

  private func path(_ file: String) -> String { url("App/\(file)").path }
}

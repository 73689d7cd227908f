import Foundation
import ScratchFolders
import Testing

@testable import DoubleWriter

/// Protocols of one name in several files, such as those of two modules.
struct NamesakeTests: ProjectTests {
  let folder = ScratchFolder()

  @Test(
    "If several files declare a protocol, the part of the path that differs names the doubles",
    arguments: [
      (["Cart/Sources/P.swift", "Feed/Sources/P.swift"], ["CartView", "FeedView"]),
      (["2d/P.swift", "ios-app/P.swift"], ["_2dView", "IosAppView"]),
      (["Creator+iOS.swift", "Creator+macOS.swift"], ["IOSView", "MacOSView"]),
      (["Store+Cache.swift", "Store.swift"], ["StoreCacheView", "StoreView"]),
      (["A/S.swift", "B/One/S.swift", "B/Two/S.swift"], ["ASView", "BOneView", "BTwoView"]),
      (["Abc/Two.swift", "a-bc/One.swift"], ["AbcTwoView", "ABcOneView"]),
      // The paths cannot make them different.
      (["a-b.swift", "a.b.swift"], ["View1", "View2"]),
    ]
  )
  func test_namesakes_haveThePartOfThePath(files: [String], names: [String]) throws {
    for file in files { try write("protocol ViewProtocol {}", to: "App/\(file)") }

    let report = try report()

    #expect(report.problems == [])
    #expect(report.doubles.map(\.name) == names.map { "\($0)Spy.swift" })
    let spy = report.doubles[1].text
    #expect(spy.contains("final class \(names[1])Spy: ViewProtocol, CallRecording {"))
    let list = zip(names, files).map { "\($0) for \(path($1))" }.joined(separator: ", ")
    #expect(
      report.notes == [
        """
        ViewProtocol is in \(files.count) files. The names of its doubles begin with the part \
        of the path that differs: \(list).
        """
      ]
    )
  }

  @Test("A longer part of the path is taken if another double has the name")
  func test_namesakes_takenName_isAvoided() throws {
    try write("protocol P {}\nprotocol Aq {}\nprotocol AP {}", to: "App/A/Net/P.swift")
    try write("protocol P {}", to: "App/B/Net/P.swift")
    try write("protocol Q {}", to: "App/A/Net/Q.swift")
    try write("protocol Q {}", to: "App/B/Net/Q.swift")

    let names = try report().doubles.map { $0.name.dropLast("Spy.swift".count) }.sorted()

    #expect(names == ["ANetP", "ANetQ", "AP", "Aq", "BNetP", "BNetQ"])
  }

  @Test("Both are written if one of the names is asked for, also those inside types")
  func test_namesakes_chosen_areBothWritten() throws {
    try write("protocol P {}\nprotocol Q {}\nenum T { protocol P {} }", to: "App/A.swift")
    try write("protocol P {}", to: "App/B.swift")

    let report = try report { $0.chosen = ["P"] }

    #expect(report.doubles.map(\.name) == ["APSpy.swift", "TPSpy.swift", "BPSpy.swift"])
    #expect(report.problems == [])
  }

  @Test("Branches of an #if stay one double, and a name twice in one file is a problem")
  func test_namesakes_inOneFile_areBranchesOrAProblem() throws {
    let branches = "#if DEBUG\nprotocol P {}\n#else\nprotocol P {}\n#endif"
    try write(branches, to: "App/A.swift")
    try write("#if DEBUG\nprotocol P {}\n#endif", to: "App/B.swift")
    try write("protocol P {}\nprotocol P {}", to: "App/C.swift")

    let report = try report()

    #expect(report.doubles.map(\.name) == ["APSpy.swift", "BPSpy.swift"])
    #expect(report.doubles[0].text.contains("#endif\n\n#if !(DEBUG)\n"))
    let places = [1, 2].map { "\(path("C.swift")):\($0)" }
    #expect(report.problems == [.twoProtocols("P", places: places)])
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

  @Test("A module in the folder Sources is written before the protocol if it is imported")
  func test_namesakes_ofImportedModules_haveTheModule() throws {
    try write("protocol P {}", to: "App/Sources/Cart/P.swift")
    try write("protocol P {}\nstruct Feed {}", to: "App/Sources/Feed/P.swift")

    let doubles = try report { $0.imports = .init(testable: ["Cart", "Feed"]) }.doubles

    #expect(doubles[0].text.contains("final class CartPSpy: Cart.P, CallRecording {"))
    // The struct hides its module.
    #expect(doubles[1].text.contains("final class FeedPSpy: P, CallRecording {"))
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

  @Test("A check finds the doubles of all namesakes current")
  func test_namesakes_check_isPassed() throws {
    try write("protocol P { func a() }", to: "App/Sources/Cart/P.swift")
    try write("protocol P { func b() }", to: "App/Sources/Feed/P.swift")
    let module = try written("// The protocols are in two modules.") {
      ($0.mock, $0.imports) = (true, .init(testable: ["Cart"]))
    }

    let check = try check(from: ["App/Sources"])

    let names = try PlannedDoubles(for: module).report.doubles.map(\.name)
    #expect(names.prefix(3) == ["CartPSpy.swift", "CartPMock.swift", "FeedPSpy.swift"])
    #expect(check.isPassed, "\(check.text)")
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

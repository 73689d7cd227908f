import Foundation
import XCTest

@testable import DoubleWriter

final class DoubleCatalogueTests: XCTestCase {
  /// It lists the doubles by name, each with its own first sentence, and no helpers.
  func test_doubles_ofThisPackage_areListed() async throws {
    let doubles = try DoubleCatalogue().doubles

    XCTAssertEqual(doubles.count, 80)
    XCTAssertEqual(doubles.map(\.name), doubles.map(\.name).sorted())
    XCTAssertEqual(
      doubles.first { $0.name == "AddWireframeSpy" }?.summary,
      "Keeps every request of the add presenter for another screen."
    )
    XCTAssertTrue(doubles.map(\.name).contains("ControllableClock"))
    XCTAssertFalse(doubles.map(\.name).contains("CallMismatch"))
  }

  /// The helpers of every spy: its calls can be waited for, compared and printed.
  private let ofEverySpy = [
    "CallMarks", "CallMismatch", "CallRecording", "CountingLatch",
    "DefaultStringInterpolation+Code", "TooFewCalls",
  ]

  func test_files_areEverythingThatTheDoublesUse() async throws {
    let holding = [
      "AreAlike", "HeldAnswers", "HeldAnswersError", "ListDataManagerSpy", "StubbedAnswer",
      "UnansweredCall",
    ]
    let clock = [
      "ControllableClock+Calendar", "ControllableClock+Instant", "ControllableClock+Run",
      "ControllableClock+Sleeper",
      "ControllableClock", "ControllableClockError", "CountingLatch", "DatedClock", "DeadlineHeap",
      "DefaultStringInterpolation+Code",
    ]
    let mocks = ["AddViewMock", "AddViewSpy", "CallVerifying", "ListViewMock", "ListViewSpy"]
    let plain = ofEverySpy.filter { !$0.hasPrefix("Default") }
    for (fact, names, used) in [
      ("no answers", ["ListWireframeSpy"], plain + ["ListWireframeSpy"]),
      ("the helpers of every spy", ["ListViewSpy"], ofEverySpy + ["ListViewSpy"]),
      ("the mock's spy", ["ListViewMock"], ofEverySpy + mocks.suffix(3)),
      ("the helpers of held answers", ["ListDataManagerSpy"], ofEverySpy + holding),
      ("the clock's extensions", ["ControllableClock"], clock),
      ("no clock that a comment names", ["FakeDataStore"], ["FakeDataStore", "SeededGenerator"]),
      ("shared helpers once", ["AddViewMock", "ListViewMock"], ofEverySpy + mocks),
      (
        "no stores that need the app", ["StoreContract"],
        ["StoreContract+Editing", "StoreContract", "StoreTrial", "StoreUnderContract"]
      ),
    ] {
      XCTAssertEqual(try files(names), used.map { "\($0).swift" }.sorted(), fact)
    }
  }

  /// Swift 6.2 does not find `_Concurrency.Task` or `_Concurrency.Clock`: these types are in `_Concurrency`.
  func test_files_allDoubles_qualifyTypesAsSwift62Does() async throws {
    let catalogue = try DoubleCatalogue()
    let files = try catalogue.files(for: (catalogue.doubles + catalogue.others).map(\.name))

    let names = files.flatMap { $0.text.matches(of: /\bSwift\.(\w+)/).map { String($0.output.1) } }

    XCTAssertEqual(Set(names), ["Result"])
  }

  func test_whatIsNotThere_isReported_withTheNearestName() async throws {
    for (sentence, read) in [
      (
        "there is no double named listviewspi. Did you mean ListViewSpy? `doubles list` shows all.",
        { try self.files(["listviewspi"]) }
      ),
      ("there is no double named Zebra. `doubles list` shows all.", { try self.files(["Zebra"]) }),
      (
        "there are no doubles in /nowhere/Mocks. Build `doubles` in a complete checkout of the kit.",
        { try DoubleCatalogue(packageRoot: URL(filePath: "/nowhere")).doubles.map(\.name) }
      ),
    ] as [(String, () throws -> [String])] {
      XCTAssertThrowsError(try read()) { XCTAssertEqual("\($0)", sentence) }
    }
  }

  private func files(_ names: [String]) throws -> [String] {
    try DoubleCatalogue().files(for: names).map(\.name)
  }
}

import Foundation
import KataKit
import XCTest

final class DoubleCatalogueTests: XCTestCase {
  /// It lists the doubles by name, each with its own first sentence, and no helpers.
  func test_doubles_ofThisPackage_areListed() async throws {
    let doubles = try DoubleCatalogue(packageRoot: thisPackage).doubles

    XCTAssertEqual(doubles.count, 42)
    XCTAssertEqual(doubles.map(\.name), doubles.map(\.name).sorted())
    XCTAssertEqual(
      doubles.first { $0.name == "AddWireframeSpy" }?.summary,
      "Keeps every request of the add presenter for another screen."
    )
    XCTAssertTrue(doubles.map(\.name).contains("ControllableClock"))
    XCTAssertFalse(doubles.map(\.name).contains("CallMismatch"))
  }

  /// What every spy brings: its calls can be waited for, compared and printed.
  private let ofEverySpy = [
    "CallMarks.swift", "CallMismatch.swift", "CallRecording.swift", "CountingLatch.swift",
    "DefaultStringInterpolation+Code.swift", "TooFewCalls.swift",
  ]

  /// A spy that answers nothing brings no answers.
  func test_files_plainSpy_bringsItsHelpers() async throws {
    XCTAssertEqual(
      try files(["ListWireframeSpy"]),
      ofEverySpy.filter { !$0.hasPrefix("Default") }.adding("ListWireframeSpy.swift")
    )
    XCTAssertEqual(try files(["ListViewSpy"]), ofEverySpy.adding("ListViewSpy.swift"))
  }

  /// A mock brings its spy.
  func test_files_mock_bringsItsSpy() async throws {
    XCTAssertEqual(
      try files(["ListViewMock"]),
      ofEverySpy.adding("CallVerifying.swift", "ListViewMock.swift", "ListViewSpy.swift")
    )
  }

  /// A double that can hold its answers brings what holds them, and what compares its calls.
  func test_files_holdingSpy_bringsAnswers() async throws {
    XCTAssertEqual(
      try files(["ListDataManagerSpy"]),
      ofEverySpy.adding(
        "AreAlike.swift",
        "HeldAnswers.swift",
        "HeldAnswersError.swift",
        "ListDataManagerSpy.swift",
        "StubbedAnswer.swift"
      )
    )
  }

  /// The clock brings its extensions, the fake does not bring the clock that a comment names.
  func test_files_clockAndFake_bringWhatTheyUse() async throws {
    XCTAssertEqual(
      try files(["ControllableClock"]),
      [
        "ControllableClock+Calendar.swift", "ControllableClock+Instant.swift",
        "ControllableClock+Sleeper.swift", "ControllableClock.swift",
        "ControllableClockError.swift", "CountingLatch.swift", "DatedClock.swift",
        "DeadlineHeap.swift", "DefaultStringInterpolation+Code.swift",
      ]
    )
    XCTAssertEqual(try files(["FakeDataStore"]), ["FakeDataStore.swift", "SeededGenerator.swift"])
  }

  /// What two doubles share comes once.
  func test_files_twoDoubles_shareTheirHelpers() async throws {
    XCTAssertEqual(
      try files(["AddViewMock", "ListViewMock"]),
      ofEverySpy.adding(
        "AddViewMock.swift",
        "AddViewSpy.swift",
        "CallVerifying.swift",
        "ListViewMock.swift",
        "ListViewSpy.swift"
      )
    )
  }

  /// An unknown name is told, with the nearest one.
  func test_files_unknownName_suggestsTheNearest() async throws {
    let error = thrown(DoubleCopyError.self) { try files(["listviewspi"]) }

    XCTAssertEqual(
      error?.description,
      "There is no double named listviewspi. Did you mean ListViewSpy? `kata copy` lists all."
    )
  }

  /// A name that is like no other is told without a guess.
  func test_files_strangeName_listsAll() async throws {
    let error = thrown(DoubleCopyError.self) { try files(["Zebra"]) }

    XCTAssertEqual(
      error?.description,
      "There is no double named Zebra. `kata copy` lists all."
    )
  }

  /// A folder without doubles is told.
  func test_init_noMocks_isTold() async throws {
    let error = thrown(DoubleCopyError.self) {
      try DoubleCatalogue(packageRoot: URL(filePath: "/nowhere"))
    }

    XCTAssertEqual(
      error?.description,
      "There are no doubles in /nowhere/Mocks. Run this in the folder of the kit's Package.swift."
    )
  }

  private func files(_ names: [String]) throws -> [String] {
    try DoubleCatalogue(packageRoot: thisPackage).files(for: names).map(\.name)
  }

  private var thisPackage: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
  }
}

extension [String] {
  fileprivate func adding(_ names: String...) -> [String] { (self + names).sorted() }
}

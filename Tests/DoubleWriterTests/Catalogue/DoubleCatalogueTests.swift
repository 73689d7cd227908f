import Foundation
import XCTest

@testable import DoubleWriter

final class DoubleCatalogueTests: XCTestCase {
  /// It lists the doubles by name, each with its own first sentence, and no helpers.
  func test_doubles_ofThisPackage_areListed() async throws {
    let doubles = try DoubleCatalogue().doubles

    XCTAssertEqual(doubles.count, 46)
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

  /// A double that can hold its answers brings the helpers for that, and for comparing its calls.
  func test_files_holdingSpy_bringsAnswers() async throws {
    XCTAssertEqual(
      try files(["ListDataManagerSpy"]),
      ofEverySpy.adding(
        "AreAlike.swift",
        "HeldAnswers.swift",
        "HeldAnswersError.swift",
        "ListDataManagerSpy.swift",
        "StubbedAnswer.swift",
        "UnansweredCall.swift"
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

  /// A helper that two doubles share comes once.
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

  /// The contract of a store comes without the stores of the kit, which need its app.
  func test_files_storeContract_needsNoApp() async throws {
    XCTAssertEqual(
      try files(["StoreContract"]),
      ["StoreContract.swift", "StoreTrial.swift", "StoreUnderContract.swift"]
    )
  }

  /// Swift 6.2 does not find `_Concurrency.Task` or `_Concurrency.Clock`: these types are in `_Concurrency`.
  func test_files_allDoubles_qualifyTypesAsSwift62Does() async throws {
    let catalogue = try DoubleCatalogue()
    let files = try catalogue.files(for: (catalogue.doubles + catalogue.others).map(\.name))

    let names = files.flatMap { $0.text.matches(of: /\bSwift\.(\w+)/).map { String($0.output.1) } }

    XCTAssertEqual(Set(names), ["Result"])
  }

  /// An unknown name is reported with the nearest one.
  func test_files_unknownName_suggestsTheNearest() async throws {
    XCTAssertThrowsError(try files(["listviewspi"])) { error in
      XCTAssertEqual(
        "\(error)",
        "there is no double named listviewspi. Did you mean ListViewSpy? `doubles list` shows all."
      )
    }
  }

  /// A name that is not similar to any other is reported without a guess.
  func test_files_strangeName_listsAll() async throws {
    XCTAssertThrowsError(try files(["Zebra"])) { error in
      XCTAssertEqual("\(error)", "there is no double named Zebra. `doubles list` shows all.")
    }
  }

  /// A folder without doubles is reported.
  func test_init_noMocks_isReported() async throws {
    XCTAssertThrowsError(try DoubleCatalogue(packageRoot: URL(filePath: "/nowhere"))) { error in
      XCTAssertEqual(
        "\(error)",
        "there are no doubles in /nowhere/Mocks. Build `doubles` in a complete checkout of the kit."
      )
    }
  }

  private func files(_ names: [String]) throws -> [String] {
    try DoubleCatalogue().files(for: names).map(\.name)
  }
}

extension [String] {
  fileprivate func adding(_ names: String...) -> [String] { (self + names).sorted() }
}

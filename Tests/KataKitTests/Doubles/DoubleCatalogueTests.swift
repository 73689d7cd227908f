import Foundation
import KataKit
import Testing

struct DoubleCatalogueTests {
  @Test("It lists the doubles by name, each with its own first sentence, and no helpers")
  func test_doubles_ofThisPackage_areListed() throws {
    let doubles = try DoubleCatalogue(packageRoot: thisPackage).doubles

    #expect(doubles.count == 38)
    #expect(doubles.map(\.name) == doubles.map(\.name).sorted())
    #expect(
      doubles.first { $0.name == "AddWireframeSpy" }?.summary
        == "Keeps every request of the add presenter for another screen."
    )
    #expect(doubles.map(\.name).contains("ControllableClock"))
    #expect(!doubles.map(\.name).contains("CallMismatch"))
  }

  @Test("A spy that answers nothing needs only itself")
  func test_files_plainSpy_isAlone() throws {
    #expect(try files(["ListViewSpy"]) == ["ListViewSpy.swift"])
  }

  @Test("A mock brings its spy and the comparison")
  func test_files_mock_bringsItsSpy() throws {
    #expect(
      try files(["ListViewMock"]) == [
        "CallMismatch.swift", "ListViewMock.swift", "ListViewSpy.swift",
      ]
    )
  }

  @Test("A double that can hold its answers brings what holds them")
  func test_files_holdingSpy_bringsAnswers() throws {
    #expect(
      try files(["ListDataManagerSpy"]) == [
        "Answer.swift", "Headcount.swift", "HeldAnswers.swift", "ListDataManagerSpy.swift",
      ]
    )
  }

  @Test("The clock brings its extensions, the fake does not bring the clock that a comment names")
  func test_files_clockAndFake_bringWhatTheyUse() throws {
    #expect(
      try files(["ControllableClock"]) == [
        "ControllableClock+Calendar.swift", "ControllableClock+Instant.swift",
        "ControllableClock+Sleeper.swift", "ControllableClock.swift",
        "ControllableClockError.swift", "DatedClock.swift", "DeadlineHeap.swift",
        "Headcount.swift",
      ]
    )
    #expect(try files(["FakeDataStore"]) == ["FakeDataStore.swift", "SeededGenerator.swift"])
  }

  @Test("What two doubles share comes once")
  func test_files_twoDoubles_shareTheirHelpers() throws {
    #expect(
      try files(["AddViewMock", "ListViewMock"]) == [
        "AddViewMock.swift", "AddViewSpy.swift", "CallMismatch.swift", "ListViewMock.swift",
        "ListViewSpy.swift",
      ]
    )
  }

  @Test("An unknown name is told, with the nearest one")
  func test_files_unknownName_suggestsTheNearest() throws {
    let error = #expect(throws: DoubleCopyError.self) { try files(["listviewspi"]) }

    #expect(
      error?.description
        == "There is no double named listviewspi. Did you mean ListViewSpy? `kata copy` lists all."
    )
  }

  @Test("A name that is like no other is told without a guess")
  func test_files_strangeName_listsAll() throws {
    let error = #expect(throws: DoubleCopyError.self) { try files(["Zebra"]) }

    #expect(error?.description == "There is no double named Zebra. `kata copy` lists all.")
  }

  @Test("A folder without doubles is told")
  func test_init_noMocks_isTold() throws {
    let error = #expect(throws: DoubleCopyError.self) {
      try DoubleCatalogue(packageRoot: URL(filePath: "/nowhere"))
    }

    #expect(
      error?.description
        == "There are no doubles in /nowhere/Mocks. Run this in the folder of the kit's Package.swift."
    )
  }

  private func files(_ names: [String]) throws -> [String] {
    try DoubleCatalogue(packageRoot: thisPackage).files(for: names).map(\.name)
  }

  private var thisPackage: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
  }
}

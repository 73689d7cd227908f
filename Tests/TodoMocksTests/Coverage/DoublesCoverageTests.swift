import Foundation
import XCTest

final class DoublesCoverageTests: XCTestCase {
  private let protocolText = """
    @MainActor
    public protocol ListViewInterface: AnyObject {
      /// Shows that nothing is upcoming; see func other().
      func showNoContentMessage()
      var columns: Int { get }
    }
    """
  private static let spyText = """
    public final class ListViewSpy: ListViewInterface, CallRecording {
      public nonisolated enum Call {
        case showNoContentMessage
        case columns
      }
    }
    """
  private static let mockText = """
    public final class ListViewMock: ListViewInterface, CallVerifying {
      func showNoContentMessage() { spy.showNoContentMessage() }
      var columns: Int { spy.columns }
    }
    """

  /// Every protocol of the boundaries has a spy and a mock with a case for each requirement.
  func test_sources_everyProtocol_hasItsDoubles() async throws {
    let coverage = try DoublesCoverage.ofThisPackage()

    XCTAssertEqual(coverage.gaps, [])
    XCTAssertGreaterThanOrEqual(coverage.protocols.count, 18)
  }

  /// No double imports anything but its own boundary and standard modules.
  func test_sources_imports_areTheBoundaryAlone() async throws {
    XCTAssertEqual(try DoublesCoverage.ofThisPackage().foreignImports, [])
  }

  /// A test framework, another boundary and the kit are reported as foreign.
  func test_foreignImports_eachKind_isTold() async {
    let coverage = DoublesCoverage(
      boundaries: [:],
      doubles: [
        "TodoScreens/List/ListViewSpy.swift":
          "import Foundation\nimport KataKit\nimport Testing\nimport TodoDomain\nimport TodoScreens",
        "StubbedAnswer.swift": "import XCTest",
      ]
    )

    XCTAssertEqual(
      coverage.foreignImports,
      [
        "StubbedAnswer.swift imports XCTest.",
        "TodoScreens/List/ListViewSpy.swift imports KataKit.",
        "TodoScreens/List/ListViewSpy.swift imports Testing.",
        "TodoScreens/List/ListViewSpy.swift imports TodoDomain.",
      ]
    )
  }

  /// Each kind of gap is reported, and a complete pair leaves none.
  func test_gaps_eachKind_isTold() async {
    XCTAssertEqual(gaps(), [])
    XCTAssertEqual(
      gaps(spy: nil),
      ["ListViewInterface has no spy: add Mocks/TodoScreens/List/ListViewSpy.swift."]
    )
    XCTAssertEqual(
      gaps(mock: nil),
      ["ListViewInterface has no mock: add Mocks/TodoScreens/List/ListViewMock.swift."]
    )
    XCTAssertEqual(
      gaps(spy: Self.spyText.replacing("ListViewInterface", with: "AddViewInterface")),
      ["ListViewSpy does not conform to ListViewInterface: name the protocol in its declaration."]
    )
    XCTAssertEqual(
      gaps(spy: Self.spyText.replacing("case columns", with: "")),
      ["ListViewSpy.Call has no case for columns: add it and record it."]
    )
    XCTAssertEqual(
      gaps(mock: Self.mockText.replacing("spy.showNoContentMessage()", with: "")),
      ["ListViewMock does not forward showNoContentMessage: call spy.showNoContentMessage."]
    )
  }

  private func gaps(spy: String? = spyText, mock: String? = mockText) -> [String] {
    var doubles: [String: String] = [:]
    doubles["TodoScreens/List/ListViewSpy.swift"] = spy
    doubles["TodoScreens/List/ListViewMock.swift"] = mock
    return DoublesCoverage(
      boundaries: ["TodoScreens/List/ListViewInterface.swift": protocolText],
      doubles: doubles
    ).gaps
  }
}

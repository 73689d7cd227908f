import Foundation
import KataKit
import Testing

struct AssertionFailureTests {
  @Test("The place is file and line; a file of this package is named from its root")
  func test_place_isAsEditorsLinkIt() {
    let own = PackageRoot.ofThisBuild.path + "/Tests/T.swift"

    #expect(AssertionFailure("no", file: own, line: 7).place == "Tests/T.swift:7")
    #expect(AssertionFailure("no", file: "/x/T.swift", line: 7).place == "/x/T.swift:7")
    #expect(AssertionFailure("no", file: "/x/T.swift").place == "/x/T.swift")
    #expect(AssertionFailure("no").place == nil)
  }
}

import CommandLineKit
import Testing

struct NearestNameTests {
  private static let names = ["check", "catch-up", "class", "copy"]

  @Test(
    "Finds the name with the fewest mistakes, ignoring case",
    arguments: [
      ("chekc", "check"), ("CHECK", "check"), ("clas", "class"), ("catchup", "catch-up"),
      ("cp", nil), ("x", nil), ("", nil), ("solution", nil), ("cöpy", "copy"),
    ] as [(String, String?)]
  )
  func test_nearest(word: String, name: String?) {
    #expect(NearestName.nearest(to: word, among: Self.names) == name)
  }

  @Test("Three mistakes are too many in a short word, and four in any")
  func test_nearest_manyMistakes_isNil() {
    #expect(NearestName.nearest(to: "abcxyz", among: ["abcdef"]) == "abcdef")
    #expect(NearestName.nearest(to: "abxyz", among: ["abcde"]) == nil)
    #expect(NearestName.nearest(to: "abcdefwxyz", among: ["abcdefghij"]) == nil)
  }
}

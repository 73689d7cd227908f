import ScratchFolders
import TerminalTesting
import Testing

extension TodoProcessTests {
  /// The effect of `s` and `g` on the list, from the key to the golden screen.
  struct TodoArrangementTests {
    private let todo: TodoCommand

    init() throws {
      todo = TodoCommand()
      let days = [
        ("water plants", "21T09"), ("Pack", "21T10"), ("call", "23T09"), ("Buy tea", "23T10"),
        ("bake", "22T10"), ("Plan", "30T09"), ("apply", "28T10"),
      ]
      let lines = days.enumerated().map { index, item in
        StoreLine.text(index, name: item.0, due: item.1) + "\n"
      }
      try todo.folder.write(lines.joined(), to: "items")
    }

    private static let byDateAndUrgency = """
      * Today
          water plants
          Pack

      ! Tomorrow
          bake  Thursday

      o Later This Week
          call     Friday
          Buy tea  Friday

      # Next Week
          apply  Wednesday
          Plan   Friday

      """
    private static let byNameAndDay = """
      * Today
          Pack
          water plants

      ! Tomorrow
          bake

      o Friday
          Buy tea
          call

      # Wednesday
          apply

      # Friday
          Plan

      """

    private static let withEntry = byNameAndDay.replacing("bake", with: "air the room\n    bake")

    @Test(
      "The keys s and g arrange the list until they are pressed again, also after r and an entry",
      arguments: [
        ("", byDateAndUrgency), ("s\ng\n", byNameAndDay), ("s\ng\ns\ng\n", byDateAndUrgency),
        ("s\ng\nr\n", byNameAndDay + byNameAndDay),
        ("s\ng\na\nair the room\n2014-05-22\n", "--- To do ---\n\(withEntry)"),
      ]
    )
    func test_run_orderAndGrouping_areGoldenScreens(keys: String, screen: String) async throws {
      let result = try await todo.run(input: keys)

      #expect(result.output.hasSuffix(screen))
    }
  }
}

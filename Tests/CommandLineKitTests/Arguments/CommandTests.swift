import CommandLineKit
import Testing

struct CommandTests {
  @Test("Words and options are stored in their properties, in any order")
  func test_init_everything_isKept() throws {
    let sut = try Bake([
      "--oven", "left", "carrot", "--minutes=45", "2", "--warm", "nuts", "--shape", "round", "--",
      "--icing", "--",
    ])

    #expect(
      sut
        == Bake(
          cake: "carrot",
          layers: 2,
          toppings: ["nuts", "--icing", "--"],
          minutes: 45,
          shape: .round,
          isWarm: true,
          shared: Shared(oven: "left")
        )
    )
  }

  @Test("Missing options keep their default values")
  func test_init_requiredWordAlone() throws {
    #expect(try Bake(["-"]) == Bake(cake: "-"))
    #expect(try Bake([""]) == Bake(cake: ""))
    #expect(try Bake(["a", "--oven=--x"]) == Bake(cake: "a", shared: Shared(oven: "--x")))
  }

  @Test("An option with a list takes all words up to the next option")
  func test_init_optionWithList_takesWords() throws {
    let sut = try Bake(["carrot", "--for", "Ann", "Bob", "--warm", "2"])

    #expect(sut == Bake(cake: "carrot", layers: 2, guests: ["Ann", "Bob"], isWarm: true))
    #expect(try Bake(["a", "--for=Ann", "Bob", "--", "1"]).guests == ["Ann", "Bob"])
  }

  private static let noMinutes = ArgumentError.missingValue(
    option: "--minutes",
    what: "how long it stays in, such as 45"
  )

  private static func badShape(_ word: String, nearest: String?) -> ArgumentError {
    .badValue("--shape", value: word, reason: "it is one of round, square", nearest: nearest)
  }

  @Test(
    "Each mistake has its own error",
    arguments: [
      (["x", "--minuts", "3"], .unknownOption("--minuts", nearest: "--minutes")),
      (["x", "--qqqqqq"], .unknownOption("--qqqqqq", nearest: nil)),
      (["x", "--hepl"], .unknownOption("--hepl", nearest: "--help")),
      (["x", "--minutes"], noMinutes),
      (["x", "--minutes="], noMinutes),
      (["x", "--minutes", "--warm"], noMinutes),
      (["x", "--minutes", "1", "--minutes=2"], .repeatedOption("--minutes")),
      (["x", "--for"], .missingValue(option: "--for", what: "who eats it, such as Ann")),
      (["x", "--for", "Ann", "--for", "Bob"], .repeatedOption("--for")),
      (["x", "--warm", "--warm"], .repeatedOption("--warm")),
      (["x", "--warm=yes"], .unwantedValue(option: "--warm")),
      (
        ["x", "--minutes", "soon"],
        .badValue("--minutes", value: "soon", reason: "write for example 45", nearest: nil)
      ),
      (["x", "--shape", "rnd"], badShape("rnd", nearest: nil)),
      (["x", "--shape=roud"], badShape("roud", nearest: "round")),
      (
        ["x", "many"],
        .badValue("LAYERS", value: "many", reason: "write for example 3", nearest: nil)
      ),
      ([], .missingWord(command: "bake", what: "CAKE, the kind of cake, such as carrot")),
    ] as [([String], ArgumentError)]
  )
  func test_init_wrongWords(words: [String], error: ArgumentError) {
    #expect(throws: error) { try Bake(words) }
  }

  @Test("The usage line comes from the declarations")
  func test_usage() {
    #expect(Look.usage == "[--slow]")
    #expect(Wash.usage == "wash DISH…")
  }
}

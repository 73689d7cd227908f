import KataKit
import Testing

struct UnmetProtocolTests {
  private struct Dial {}

  @Test("It says which class lacks which protocol, and that the call had no effect")
  func test_description_namesBoth() {
    #expect(
      "\(UnmetProtocol(Dial.self, lacks: "TurnEvents"))"
        == "Dial does not conform to TurnEvents yet, so the call had no effect."
    )
  }
}

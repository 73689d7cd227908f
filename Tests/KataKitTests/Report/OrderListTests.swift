import KataKit
import Testing

struct OrderListTests {
  private let stage = Stage.watch

  @Test("The list marks the order that the stage has, and says how to take the other")
  func test_text_twoOrders_marksThePresentOne() throws {
    let insideOut = try #require(stage.order(named: "inside-out"))

    #expect(
      OrderList(of: stage.ordered(by: insideOut)).text == """
        Stage 4  Watch

          outside-in, from the face to the gear
            1 2 3 4 5 6 7 8
        > inside-out, from the gear to the face
            3 4 1 2 6 5 7 8

        A step keeps its number in each, and what is done stays done.
        swift run kata order 4 outside-in
        """
    )
  }

  @Test("Of a stage with one order it says so")
  func test_text_oneOrder_saysSo() {
    #expect(OrderList(of: .counter).text == "Stage 1 has one order, that of its numbers.")
  }

  @Test("An order that was taken is told with its steps; one that was there already is not")
  func test_textTaken_tellsTheSteps() {
    #expect(
      OrderList(of: stage).text(taken: true) == """
        Stage 4 goes outside-in from now on, from the face to the gear:
          1 2 3 4 5 6 7 8
        A step keeps its number in each, and what is done stays done.
        swift run kata goes on from there; in a loop that runs, press r.
        """
    )
    #expect(OrderList(of: stage).text(taken: false) == "Stage 4 goes outside-in already.")
  }
}

import Testing

@MainActor
struct DoublesTests {
  @Test("A spy keeps its calls, and can be waited for", arguments: await DoubleRow.all)
  func spyKeepsAndReports(row: DoubleRow) async throws {
    #expect(try await row.keeps())
  }

  // One test for all rows, because a progress check prints a line for each argument.
  @Test("A wait for a missing call reports its place and the calls so far")
  func waitForOneMoreSaysWhatCame() async throws {
    for row in DoubleRow.all {
      let spy = row.testDescription.replacing("Mock", with: "Spy")

      let error = try await row.waitForOneMore()

      #expect(
        error == """
          MyTests/Cart.swift:12: Waited 0.001 seconds for \(row.texts.count + 1) calls of \(spy), \
          got \(row.texts.count): \(row.texts.joined(separator: ", ")). Does \
          the code make the call? Does the test give each answer?
          """
      )
    }
  }

  @Test(
    "A mock passes with the expected calls only",
    arguments: await DoubleRow.all
  )
  func mockTakesItsCallsAlone(row: DoubleRow) async throws {
    #expect(try await row.passes())
    #expect(try await row.wronglyPassed() == [])
  }

  @Test("A mock's mismatch reports its place and the calls")
  func mismatchSaysWhatCame() async throws {
    for row in DoubleRow.all {
      let error = try await row.rejection()

      #expect(
        error == """
          MyTests/Cart.swift:12: \(row.testDescription) did not get the calls it expected.
          Expected:
              nothing
          Got:
          \(row.texts.map { "  + \($0)" }.joined(separator: "\n"))
          Legend: - missing, + unexpected, ~ out of order
          """
      )
    }
  }
}

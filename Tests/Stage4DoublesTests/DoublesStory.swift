import DoublesSubjects
import KataCore

/// One use of the learner's doubles, and what a test sees through them.
///
/// A double is judged by the faults that it hides; the finished doubles give the expected results.
@MainActor
struct DoublesStory {
  /// What the test does, as the beginning of a sentence.
  let doing: String
  /// The code that is tested with the doubles: the solution, or a faulty implementation.
  var subject = Implementation.solution
  /// What a test sees when it uses these doubles on that code.
  let sees: @MainActor (DoubleMakers, Implementation) async throws -> [String]

  /// The first story that ends differently with the learner's doubles; nil if there is none.
  static func firstFailure(of stories: [DoublesStory]) async throws -> FailureMessage? {
    let doubles = try DoubleMakers.make()
    let model = DoubleMakers.solution
    for story in stories {
      let expected = try await story.sees(model, story.subject)
      let got = try await story.sees(doubles, story.subject)
      guard got != expected else { continue }
      let correct = try await story.sees(model, .solution)
      let passes = story.subject != .solution && got == correct
      let note = "Correct code gives the same result, so your double hides this fault."
      return FailureMessage(
        story.doing,
        expected: expected,
        got: got,
        notes: passes ? [note] : []
      )
    }
    return nil
  }
}

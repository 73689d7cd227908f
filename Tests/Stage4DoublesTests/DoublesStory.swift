import DoublesSubjects
import KataKit

/// One use of the learner's doubles, and what a test sees through them.
///
/// A double is judged by what it lets through: the finished doubles say what should be seen.
@MainActor
struct DoublesStory {
  /// What is done, as a sentence begins.
  let doing: String
  /// The code that is tested with the doubles; the solution where it is correct.
  var subject = Implementation.solution
  /// What a test sees when it uses these doubles on that code.
  let sees: @MainActor (DoubleMakers, Implementation) async throws -> [String]

  /// The first story that reads otherwise with the learner's doubles; nil if there is none.
  static func firstFailure(of stories: [DoublesStory]) async throws -> FailureMessage? {
    let doubles = try DoubleMakers.make()
    let model = DoubleMakers.solution
    for story in stories {
      let expected = try await story.sees(model, story.subject)
      let got = try await story.sees(doubles, story.subject)
      guard got != expected else { continue }
      let correct = try await story.sees(model, .solution)
      let passes = story.subject != .solution && got == correct
      let note = "That is what correct code leaves there, too: your double lets the fault through."
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

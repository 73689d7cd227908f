import Foundation
import KataCore
import KataStages
import ScratchFolders
import TerminalTesting
import Testing

@testable import KataJudge
@testable import kata

/// A workshop is one process with many saves: what it holds must not grow with them.
struct EnduranceTests {
  @Test("Saves whose builds and tests are scripts leave the loop as it was")
  func test_loop_fiftySaves_holdsNoMore() async throws { try await save(rounds: 10) }

  @Test("A thousand such saves leave the loop as it was", .long)
  func test_loop_thousandSaves_holdsNoMore() async throws { try await save(rounds: 200) }

  // Five saves a round; the last leaves the loop at rest. With a descriptor left open for each program,
  // the loop would end soon.
  private func save(rounds: Int) async throws {
    let kata = try KataProcess()
    let file = try #require(Curriculum.viperKata.stages.first).files[0].exercise
    try kata.setSwift("grep -q broken '\(file)' && { echo 'error: broken'; exit 1; }; exit 0")
    try kata.folder.writeScript(
      """
      grep -q crash '\(file)' && kill -SEGV $$
      grep -q flood '\(file)' && yes
      grep -q hang '\(file)' && exec sleep 600
      exit 0
      """,
      to: ".build/debug/\(TestBinary.product).xctest"
    )
    let learner = try kata.learner(descriptors: 64)
    try learner.sees("more keys")
    var uses: [ProcessUse] = []

    for round in 1...rounds {
      for (text, sign) in [
        ("broken", "DOES NOT BUILD"), ("flood", "Running"), ("crash", "signal 11"),
        ("hang", "Running"), ("fine", "did not run"),
      ] {
        try kata.folder.write("// \(text) \(round)\n", to: file)
        try learner.sees(sign)
      }
      if [rounds / 2, rounds].contains(round) {
        uses.append(try await ProcessUse(of: learner.process.processIdentifier))
      }
    }

    print("After half of \(5 * rounds) saves: \(uses[0]). After all: \(uses[1]).")
    #expect(uses[1].isLike(uses[0]))
    #expect(try learner.leaves() == 0)
  }
}

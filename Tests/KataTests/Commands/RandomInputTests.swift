import CommandLineKit
import Foundation
import KataKit
import KataStages
import ScratchFolders
import Testing

@testable import kata

/// Strange words and files, drawn from a seed: no trap, no loss, one sentence each.
struct RandomInputTests {
  @Test("Ten thousand command lines are understood or refused in one line")
  func test_request_randomWords_endInOneLine() {
    var random = Draws(seed: 4_711)
    let known = [
      "check", "hint", "reset", "catch-up", "copy", "class", "help", "verify", "1", "1.4", "today",
      "--core", "--seed", "--format", "json", "--yes", "--", "-h", "=", "--seed=", "--to=x", "",
      "\u{1B}[2J", "é", "\u{202E}", "99999999999999999999", "-", "--core=1", "0", "NaN",
    ]

    let refusals = (0..<10_000).compactMap { _ -> String? in
      let words = (0..<random.next(6)).map { _ in
        random.next(5) == 0 ? random.text(8) : known[random.next(known.count)]
      }
      do {
        _ = try Kata.program.request(words)
        return nil
      } catch {
        return "\(error)"
      }
    }

    #expect(refusals.count > 1_000)
    #expect(
      refusals.filter { text in
        text.isEmpty || text.contains { $0.isNewline } || text.contains("\u{1B}")
      } == []
    )
  }

  @Test("Ten thousand damaged progress files are read or set aside whole")
  func test_load_damagedProgress_losesNothing() throws {
    var random = Draws(seed: 42)
    let folder = ScratchFolder()
    let store = ProgressStore(package: folder.url)
    let whole = """
      {"focus":"1.today","acknowledged":["1.order"],"done":["1.empty-answer"],\
      "hints":{"1.today":2}}
      """
    let step = try #require(Curriculum.viperKata.steps.first)

    for _ in 0..<10_000 {
      let damaged = random.damaged(whole)
      let file = try folder.write(damaged, to: ProgressStore.path)
      var aside: String?
      var progress = try store.load { aside = $0 }
      _ = progress.hint(for: step)
      guard aside != nil else { continue }
      let kept = folder.url.appending(path: ".kata/progress.damaged-1.json")
      #expect(try String(contentsOf: kept, encoding: .utf8) == damaged)
      #expect(!FileManager.default.fileExists(atPath: file.path))
      try FileManager.default.removeItem(at: kept)
    }
  }

  @Test("Ten thousand damaged journals are read, and stay unchanged")
  func test_entries_damagedJournal_isRead() throws {
    var random = Draws(seed: 7)
    let folder = ScratchFolder()
    let journal = Journal(package: folder.url)
    let line = """
      {"added":3,"duration":1.5,"kind":"red","removed":9223372036854775807,"stage":1,\
      "step":"today","time":"2026-05-21T09:00:00Z"}

      """

    for _ in 0..<10_000 {
      let damaged = random.damaged(line + line + line)
      try folder.write(damaged, to: Journal.path)
      let reading = try journal.entries()
      let report = CycleReport(of: reading.entries)
      _ = report.text(in: .gmt, style: .plain, curriculum: Curriculum(stages: []))
      _ = try journal.stay()
      #expect(try folder.text(of: Journal.path) == damaged)
    }
  }
}

/// Numbers and texts drawn from a seed, the same each time.
private struct Draws {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to, but not including, `limit`.
  mutating func next(_ limit: Int) -> Int {
    // The constants of Knuth's MMIX.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func text(_ length: Int) -> String {
    String(
      (0..<next(length + 1)).map { _ in
        Character(Unicode.Scalar(UInt32(next(0x300))) ?? "?")
      }
    )
  }

  /// The text with a piece removed, doubled or exchanged.
  mutating func damaged(_ text: String) -> String {
    var characters = Array(text)
    let start = next(characters.count)
    let end = min(characters.count, start + 1 + next(12))
    switch next(4) {
    case 0: characters.removeSubrange(start..<end)
    case 1: characters.removeSubrange(start...)
    case 2: characters.insert(contentsOf: characters[start..<end], at: end)
    default: characters.replaceSubrange(start..<end, with: Array(self.text(6)))
    }
    return String(characters)
  }
}

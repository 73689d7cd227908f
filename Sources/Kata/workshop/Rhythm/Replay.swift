import CommandLineKit
import Foundation
import KataJudge
import KataLearner
import KataRun

/// The learner's saves one after another, each with its difference from the save before it.
struct Replay {
  // The parts of one save's article, as markup.
  private struct Part {
    var number: Int
    var look: String
    var heading: String
    var body: String
  }

  private var parts: [Part] = []
  // By the facts that a line of the journal and its save share.
  private var numbers: [String: Int] = [:]

  /// Reads the saves, oldest first, with times in `zone`.
  init(
    of saves: [(number: Int, save: StoredSave)],
    in zone: TimeZone,
    curriculum: Curriculum
  ) {
    var texts: [String: Data] = [:]
    for stage in curriculum.stages {
      texts.merge((try? stage.texts(after: 0))?.mapValues { Data($0.utf8) } ?? [:]) { $1 }
    }
    for (number, save) in saves {
      if let run = save.run { numbers[Self.key(of: run)] = number }
      var files: [String] = []
      for (path, content) in save.contents.sorted(by: { $0.key < $1.key })
      where texts[path] != content {
        files.append(Self.difference(path, from: texts[path], to: content))
        texts[path] = content
      }
      let (look, heading) = Self.words(for: save, curriculum)
      let message = save.message.map { "<pre>\($0.cut.asMarkup)</pre>\n" } ?? ""
      parts.append(
        Part(
          number: number,
          look: look,
          heading: "Save \(number) at \(save.time.clock(in: zone)): \(heading)",
          body: message
            + (files.isEmpty ? "<p>No text changed.</p>" : files.joined(separator: "\n"))
        )
      )
    }
  }

  /// The number of the save that a run of the journal judged; nil if it is not in the store.
  func number(of entry: JournalEntry) -> Int? { numbers[Self.key(of: entry)] }

  /// A section that shows one save at a time; nil if there is none.
  var section: String? {
    guard let first = parts.first?.number, let last = parts.last?.number else { return nil }
    let articles = parts.indices.map { index in
      let part = parts[index]
      let links = [
        ("first", first, "« first"), ("prev", parts[max(0, index - 1)].number, "← before"),
        ("next", parts[min(parts.count - 1, index + 1)].number, "next →"),
        ("last", last, "last »"),
      ].map { "<a rel=\"\($0)\" href=\"#save-\($1)\">\($2)</a>" }
      return """
        <article id="save-\(part.number)">
        <nav>\(links.joined(separator: " "))</nav>
        <h3 class="\(part.look)">\(part.heading.asMarkup)</h3>
        \(part.body)
        </article>
        """
    }
    return Page.section(
      "Save by save",
      "<p>A light above leads to its save; the arrow keys lead to the one before and the next.</p>\n"
        + "<div class=\"replay\">\n\(articles.joined(separator: "\n"))\n</div>\n"
        + "<script>\(Self.script)</script>"
    )
  }

  private static func key(of run: JournalEntry) -> String {
    "\(run.time.wholeSeconds) \(run.stage).\(run.step ?? "") \(run.kind.rawValue)"
  }

  private static func words(
    for save: StoredSave,
    _ curriculum: Curriculum
  ) -> (look: String, heading: String) {
    guard let run = save.run else {
      return ("", save.keptBy.map { "kept before \($0) replaced it" } ?? "written by a command")
    }
    let step = run.step.flatMap { curriculum.stage(run.stage)?.step(named: $0) }
    let place = step.map { "\($0.label) \($0.title)" } ?? "stage \(run.stage)"
    let (look, word) =
      switch run.kind {
      case .buildFailed: ("broken", "did not build")
      case .red where run.ownTest == .awaited: ("yours", "waits for a test")
      case .red: ("red", "red")
      case .green: ("green", "green")
      case .tidied: ("tidied", "tidied")
      }
    return (look, "\(word), \(place)")
  }

  private static func difference(_ path: String, from old: Data?, to new: Data) -> String {
    let texts = [old ?? Data(), new].map { String(decoding: $0, as: UTF8.self) }
    let lines = LineDiff(of: texts[0], with: texts[1]).hunks(context: 2)
    let shown = lines.prefix(most).map { line in
      let text = line.text.cut.asMarkup
      return line.look == .green
        ? "<ins>\(text)</ins>" : line.look == .red ? "<del>\(text)</del>" : text
    }
    let more = lines.count > most ? ["… \(lines.count - most) more lines"] : []
    return "<h4>\(path.asMarkup)</h4>\n<pre>\((shown + more).joined(separator: "\n"))</pre>"
  }

  // More lines of one file are no difference that one reads.
  private static let most = 300

  private static let script = """
    addEventListener("keydown", event => {
      const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
      if (!rel || event.altKey || event.ctrlKey || event.metaKey) return;
      const shown = document.querySelector("article:target")
        || document.querySelector("article:last-child");
      shown.querySelector("a[rel=" + rel + "]").click();
      event.preventDefault();
    });
    """
}

extension String {
  // The first lines and columns of a text that may be of any size.
  fileprivate var cut: String {
    split(separator: "\n", omittingEmptySubsequences: false).prefix(40)
      .map { $0.count > 300 ? $0.prefix(300) + "…" : $0 }.joined(separator: "\n")
  }
}

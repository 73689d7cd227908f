import CommandLineKit
import Foundation
import KataCore
import KataLearner

/// The learner's saves one after another, each with its difference from the save before it.
struct Replay {
  // An article for each save, as markup.
  private var articles: [String] = []
  // By the facts that a line of the journal and its save share.
  private var numbers: [String: Int] = [:]

  /// Reads the saves, oldest first, with times in `zone`.
  init(
    of saves: [(number: Int, save: Save)],
    in zone: TimeZone,
    curriculum: Curriculum
  ) {
    var texts: [String: Data] = [:]
    for stage in curriculum.stages {
      texts.merge((try? stage.texts(after: 0))?.mapValues { Data($0.utf8) } ?? [:]) { $1 }
    }
    for (index, (number, save)) in saves.enumerated() {
      if let run = save.run { numbers[Self.key(of: run)] = number }
      var files: [String] = []
      for (path, content) in save.contents.sorted(by: { $0.key < $1.key })
      where texts[path] != content {
        files.append(Self.difference(path, from: texts[path], to: content))
        texts[path] = content
      }
      let links = [
        ("first", 0, "« first"), ("prev", max(0, index - 1), "← before"),
        ("next", min(saves.count - 1, index + 1), "next →"), ("last", saves.count - 1, "last »"),
      ].map { "<a rel=\"\($0)\" href=\"#save-\(saves[$1].number)\">\($2)</a>" }
      let heading =
        save.run.map { "\(CycleReport.Beat(of: $0).looks.name), \(curriculum.title(of: $0))" }
        ?? save.keptBy.map { "kept before \($0) replaced it" } ?? "written by a command"
      articles.append(
        """
        <article id="save-\(number)">
        <nav>\(links.joined(separator: " "))</nav>
        <h3 class="\(save.run.map { CycleReport.Beat(of: $0).looks.page } ?? "")">\
        Save \(number) at \(save.time.clock(in: zone)): \(heading.asMarkup)</h3>
        \(save.message.map { "<pre>\($0.cut.asMarkup)</pre>\n" } ?? "")\
        \(files.isEmpty ? "<p>No text changed.</p>" : files.joined(separator: "\n"))
        </article>
        """
      )
    }
  }

  /// The number of the save that a run of the journal judged; nil if it is not in the store.
  func number(of entry: JournalEntry) -> Int? { numbers[Self.key(of: entry)] }

  /// A section that shows one save at a time; nil if there is none.
  var section: String? {
    guard !articles.isEmpty else { return nil }
    return Page.section(
      "Save by save",
      "<p>A light above leads to its save; the arrow keys lead to the one before and the next.</p>\n"
        + "<div class=\"replay\">\n\(articles.joined(separator: "\n"))\n</div>\n"
        + "<script>\(Self.script)</script>"
    )
  }

  private static func key(of run: JournalEntry) -> String {
    "\(run.time.wholeSeconds) \(run.key) \(run.kind.rawValue)"
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

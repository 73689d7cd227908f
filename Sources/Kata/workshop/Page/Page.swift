import CommandLineKit
import Foundation
import KataCore

/// A page that one file holds: it needs no font or file from elsewhere, and no script to be read.
enum Page {
  // The beginning of every page of the kit, by which it is known.
  private static let start = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="generator" content="Viper Kata"/>
    """

  // For a page without a script: a browser loads and runs nothing for it.
  private static let policy =
    "\n<meta http-equiv=\"Content-Security-Policy\" "
    + "content=\"default-src 'none'; style-src 'unsafe-inline'\"/>"

  /// Writes a page, all or nothing, in place of an older one.
  ///
  /// A link to an older page stays, and the page behind it is replaced. The path `-` is standard
  /// output.
  ///
  /// - Throws: `SystemError` if something else is there, or Foundation's error if it cannot be written.
  static func write(_ text: String, to path: String) throws {
    guard path != "-" else {
      StandardStream.output.write(text)
      return
    }
    // A name that is no UTF-8 text would be written as another one.
    guard !path.hasSuffix("/"), !path.contains("\u{FFFD}") else {
      let advice = "Name one, such as report.html."
      throw SystemError(path: nil, reason: "\(path) is no name of a file", advice: advice)
    }
    let file = URL(filePath: path).resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent()
    guard FileStamp(of: folder.path)?.kind == .folder else {
      let advice = "Make it: mkdir -p \(folder.path.quoted)"
      throw SystemError(path: folder.path, reason: "there is no such folder", advice: advice)
    }
    let isFile = FileStamp(of: path)?.kind == .file
    let old = isFile ? try? String(contentsOf: file, encoding: .utf8) : nil
    let isFree = FileStamp(of: path, followsLinks: false) == nil
    guard isFree || old?.hasPrefix(start) == true else {
      throw SystemError(
        path: nil,
        reason: "\(path) is there already, and it is not a page of the kit",
        advice: "Choose another name for the page."
      )
    }
    try SystemError.naming(isFree ? folder.path : file.path) {
      try Data(text.utf8).write(to: file, options: .atomic)
    }
  }

  /// The text of the file, with sections as markup; below the first line it is well-formed XML.
  ///
  /// A browser loads a watched page again every ten seconds.
  static func text(titled title: String, _ sections: [String], isWatched: Bool = false) -> String {
    """
    \(start)
    <meta name="viewport" content="width=device-width, initial-scale=1"/>\
    \(sections.contains { $0.contains("<script>") } ? "" : policy)\
    \(isWatched ? "\n<meta http-equiv=\"refresh\" content=\"10\"/>" : "")
    <title>\(title.asMarkup)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <main>
    <h1>\(title.asMarkup)</h1>
    \(sections.joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  /// A section with a heading.
  static func section(_ heading: String, _ markup: String) -> String {
    "<section>\n<h2>\(heading.asMarkup)</h2>\n\(markup)\n</section>"
  }

  /// A list of items, given as markup.
  static func list(_ items: [String]) -> String {
    "<ul>\n" + items.map { "<li>\($0)</li>" }.joined(separator: "\n") + "\n</ul>"
  }

  /// A table of rows as markup, in a region that scrolls if it is too wide; `names` of columns.
  static func table(
    _ caption: String,
    above: String = "",
    _ names: [String],
    more: String = "",
    rows: [String]
  ) -> String {
    """
    <div class="wide" role="region" tabindex="0" aria-label="\(caption.asMarkup)">
    <table>
    <caption>\(caption.asMarkup)</caption>
    <thead>\(above)<tr>\(names.map { "<th scope=\"col\">\($0)</th>" }.joined())\(more)</tr></thead>
    <tbody>
    \(rows.map { "<tr>\($0)</tr>" }.joined())
    </tbody>
    </table>
    </div>
    """
  }

  private static let style = """
    :root { color-scheme: light dark; --back: #fff; --text: #1b1b1b; --line: #c8c8c8;
      --red: #b3261e; --green: #1b7a3d; --blue: #0b6aa2; --broken: #8a5a00; --soft: #eef2f0; }
    @media (prefers-color-scheme: dark) { :root { --back: #14171a; --text: #ececec;
      --line: #444b52; --red: #ff8a80; --green: #6fd694; --blue: #7cc4ff; --broken: #ffc766;
      --soft: #20262b; } }
    body { background: var(--back); color: var(--text); font: 18px/1.35 system-ui, sans-serif; }
    h1, h2 { margin: .8rem 0 .3rem; }
    ul, ol { display: flex; flex-wrap: wrap; gap: 0 2.2rem; list-style: none; }
    ul, ol, dd, figure { margin: 0; padding: 0; }
    .late { font-size: 1.2rem; } .late h2, .late b { font-size: 1.4rem; color: var(--red); }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; }
    caption { text-align: left; }
    th, td { text-align: left; vertical-align: top; padding: .05rem .7rem .05rem 0;
      border-bottom: 1px solid var(--line); }
    tbody th { font-size: 1.2rem; }
    .title { min-width: 9em; max-width: 30em; }
    .for { white-space: nowrap; }
    .g { min-width: 1.05em; padding: .05rem 0; text-align: center; font-size: .9rem;
      border-left: 1px solid var(--soft); }
    .first { border-left: 3px solid var(--line); }
    .done { color: var(--green); background: var(--soft); }
    .now { color: var(--blue); }
    .long { color: var(--back); background: var(--red); font-weight: bold; }
    dl, .lanes { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
    .lanes ol { display: block; font-size: 13px; line-height: 20px; }
    .lanes .axis { position: relative; height: 20px; }
    .axis li { position: absolute; }
    line { stroke: var(--line); } .step { stroke: var(--text); stroke-width: 2; }
    article { display: none; }
    article:target, .replay:not(:has(:target)) article:last-child { display: block; }
    nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
    a { color: var(--blue); }
    pre { background: var(--soft); font-size: .8em; padding: .5rem; overflow-x: auto; }
    ins, del { text-decoration: none; }
    ins, h3.green { color: var(--green); } del, h3.red { color: var(--red); }
    h3.tidied { color: var(--blue); } h3.broken, h3.yours { color: var(--broken); }
    svg { width: 100%; height: 140px; background: var(--soft); }
    .hour { align-items: center; } .hour svg { height: 20px; }
    .size { fill: var(--text); }
    rect.red { fill: var(--red); } rect.green { fill: var(--green); }
    rect.tidied { fill: var(--blue); } rect.broken, rect.yours { fill: var(--broken); }
    @media (max-width: 700px) { .g { display: none; } .title { min-width: 5em; } }
    @media print { body { font-size: 11px; } .wide { overflow: visible; } }
    """
}

extension String {
  /// The text for a page, in which markup is shown and each control character is U+FFFD.
  ///
  /// Line breaks stay, in a form that an attribute keeps.
  var asMarkup: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init).map(\.shownAsData).joined(separator: "\n")
      .replacing("&", with: "&amp;").replacing("\n", with: "&#10;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}

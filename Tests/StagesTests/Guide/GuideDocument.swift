import Foundation
import KataJudge
import KataRun

/// A text in Markdown, line by line: a document, or the doc comments of a source file.
struct GuideDocument {
  /// A fenced block.
  struct Block: Equatable {
    /// The place of its first line, such as `Guide.md:12`.
    var place: String
    /// The word after the opening fence; empty if there is none.
    var language: String
    /// The lines between the fences.
    var lines: [String]
  }

  /// A line outside the fenced blocks.
  struct Line: Equatable {
    /// Its place, such as `Guide.md:12`.
    var place: String
    var text: String
  }

  /// The path, relative to the package.
  let file: String
  /// The fenced blocks, in order.
  private(set) var blocks: [Block] = []
  /// All other lines, in order.
  private(set) var prose: [Line] = []

  /// Reads a document.
  init(file: String, text: String) {
    self.init(file: file, lines: text.components(separatedBy: "\n"))
  }

  /// Reads the doc comments of a source file; every other line becomes an empty line.
  init(commentsIn file: String, text: String) {
    let lines = text.components(separatedBy: "\n").map { line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("///") ? String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)) : ""
    }
    self.init(file: file, lines: lines)
  }

  private init(file: String, lines: [String]) {
    self.file = file
    var open: Block?
    for (index, line) in lines.enumerated() {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        let language = String(words.dropFirst(3))
        open =
          open == nil ? Block(place: "\(file):\(index + 2)", language: language, lines: []) : nil
      } else if open != nil {
        open?.lines.append(line)
      } else {
        prose.append(Line(place: "\(file):\(index + 1)", text: line))
      }
    }
    // A missing closing fence must not hide the lines after the opening one.
    if let open { blocks.append(open) }
  }

  /// The document without the text in backticks within a line.
  var withoutCode: GuideDocument {
    var document = self
    document.prose = prose.map { line in
      Line(place: line.place, text: line.text.replacing(/`[^`]*`/, with: ""))
    }
    return document
  }

  /// Every match of `regex` outside the fenced blocks, with the place of its line.
  func matches<Output>(of regex: Regex<Output>) -> [(place: String, output: Output)] {
    prose.flatMap { line in line.text.matches(of: regex).map { (line.place, $0.output) } }
  }
}

/// The text of a file of this package.
func textOfPackage(_ path: String) throws -> String {
  try String(contentsOf: PackageRoot.ofThisBuild.appending(path: path), encoding: .utf8)
}

extension GuideDocument {
  /// The document of the package with this name.
  init(named name: String) throws {
    self.init(file: name, text: try textOfPackage(name))
  }

  /// README.md, Guide.md, and the pages of the doubles, for instructors and for contributors.
  static var documents: [GuideDocument] {
    get throws {
      try [
        "README.md", "Guide.md", "Mocks/README.md", ".github/WORKSHOP.md",
        ".github/CONTRIBUTING.md",
      ]
      .map(GuideDocument.init(named:))
    }
  }
}

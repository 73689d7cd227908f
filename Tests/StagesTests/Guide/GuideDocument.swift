import Foundation
import KataCore
import KataJudge

/// A text in Markdown: a document, or the doc comments of a source file.
struct GuideDocument {
  /// A line outside the fenced blocks, or the lines of a block with the word after its fence.
  ///
  /// The place is that of the first line, such as `Guide.md:12`.
  typealias Part = (place: String, language: String?, text: String)

  /// The path, relative to the package.
  let file: String
  let parts: [Part]

  init(file: String, text: String) {
    self.file = file
    var parts: [Part] = []
    var isOpen = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("```") {
        isOpen.toggle()
        if isOpen { parts.append(("\(file):\(index + 1)", String(words.dropFirst(3)), "")) }
      } else if isOpen {
        parts[parts.count - 1].text += "\(words)\n"
      } else {
        parts.append(("\(file):\(index + 1)", nil, line))
      }
    }
    self.parts = parts
  }

  /// README.md, Guide.md, and the pages of the doubles, for instructors and for contributors.
  static var documents: [GuideDocument] {
    get throws {
      try [
        "README.md", "Guide.md", "Mocks/README.md", ".github/WORKSHOP.md",
        ".github/CONTRIBUTING.md",
      ]
      .map { GuideDocument(file: $0, text: try textOfPackage($0)) }
    }
  }

  /// The doc comments of every Swift file in these folders; every other line is empty.
  static func comments(in folders: [String]) throws -> [GuideDocument] {
    try swiftFiles(in: folders).map { file, text in
      let lines = text.components(separatedBy: "\n").map { line in
        line.firstMatch(of: /^ *\/\/\/ ?(.*)/).map { String($0.1) } ?? ""
      }
      return GuideDocument(file: file, text: lines.joined(separator: "\n"))
    }
  }

  /// Every match of `regex` outside the fenced blocks, with the place of its line.
  func matches<Output>(of regex: Regex<Output>) -> [(place: String, output: Output)] {
    parts.filter { $0.language == nil }
      .flatMap { part in part.text.matches(of: regex).map { (part.place, $0.output) } }
  }

  /// The valid targets behind `#`: explicit anchors, and the anchors of the headings.
  var anchors: [String] {
    let explicit = matches(of: /<a id="([^"]+)">/).map { String($0.output.1) }
    let headings = matches(of: /^#+ (.+)$/).map { heading in
      heading.output.1.lowercased()
        .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
    return explicit + headings
  }
}

/// The text of a file of this package.
func textOfPackage(_ path: String) throws -> String {
  try String(contentsOf: PackageRoot.ofThisBuild.appending(path: path), encoding: .utf8)
}

/// The Swift files of these folders, with their texts.
func swiftFiles(in folders: [String]) throws -> [(file: String, text: String)] {
  try folders.flatMap { folder in
    let place = PackageRoot.ofThisBuild.appending(path: folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: place).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { ("\(folder)/\($0)", try textOfPackage("\(folder)/\($0)")) }
  }
}

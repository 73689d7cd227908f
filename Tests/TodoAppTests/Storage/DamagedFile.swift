import Foundation
import Testing

/// A store's file after an accident: a crash, a broken disk, or an editor.
struct DamagedFile: CustomTestStringConvertible {
  let testDescription: String
  let bytes: Data

  private init(_ accident: String, _ text: String) {
    self.init(accident, Data(text.utf8))
  }

  private init(_ accident: String, _ bytes: Data) {
    testDescription = accident
    self.bytes = bytes
  }

  private static let line = StoreLine.text()

  static let all = [
    DamagedFile("empty file", ""),
    DamagedFile("no accident", "\(line)\n\(line)\n"),
    DamagedFile("last line end missing", "\(line)\n\(line)"),
    DamagedFile("last line cut short", "\(line)\n\(line.prefix(50))"),
    DamagedFile("only line cut short", "\(line.prefix(50))"),
    DamagedFile("line in the middle cut short", "\(line)\n\(line.prefix(50))\n\(line)\n"),
    DamagedFile("inner and last line cut short", "\(line)\n{\"due\":\"2014-0\n\(line)\n{\"torn"),
    DamagedFile("two lines joined", "\(line)\(line)\n\(line)\n"),
    DamagedFile("empty line at the end", "\(line)\n\n"),
    DamagedFile("blank without a line end", "\(line)\n "),
    DamagedFile("Windows line ends", "\(line)\r\n\(line)\r\n"),
    DamagedFile("byte order mark", "\u{FEFF}\(line)\n"),
    DamagedFile("UTF-16", Data([0xFF, 0xFE]) + Data(line.utf8.flatMap { [$0, 0] })),
    DamagedFile("zeros at the end", Data("\(line)\n".utf8) + Data(count: 4_096)),
    DamagedFile("bytes that are not UTF-8", Data("\(line)\n".utf8) + Data([0xC3, 0x28, 0xFF])),
    DamagedFile("commands for the terminal", "\u{1B}[2J\u{202E}\n\(line)\n"),
    DamagedFile("long torn line", "\(line)\n{\(String(repeating: "x", count: 300_000))"),
  ]
}

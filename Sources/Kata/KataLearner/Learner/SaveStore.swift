import CommandLineKit
import Foundation
import KataCore
import KataJudge

/// The learner's saves in a working copy: a file for each, in order, whatever the clock says.
///
/// Each holds all files of its stage, so a damaged or a missing one costs no other.
package struct SaveStore: Sendable {
  /// The folder, relative to the package.
  package static let path = "\(LearnerFolder.path)/saves"

  private let package: URL
  private let folder = Self.path
  /// The most bytes on disk.
  private let limit: Int
  // Nil before the first save is stored.
  private var size: Int?

  /// Opens the store.
  package init(in package: URL, limit: Int = 64 << 20) {
    self.package = package
    self.limit = limit
  }

  /// Stores a save, all or nothing, with the next number; and a notice if others had to go.
  ///
  /// - Throws: `SystemError` if it cannot be written.
  package mutating func add(
    _ save: Save
  ) throws(SystemError) -> (number: Int, notice: String?) {
    let content = try SystemError.naming(folder) { try Self.encoder.encode(save) }
    // The older saves would have to go for it.
    guard content.count <= limit / 4 else {
      let size = content.count.formatted(.byteCount(style: .file))
      throw SystemError(
        path: folder,
        reason: "its files are too large to be kept (\(size))",
        advice: "Move the large file out of Exercises, and run the command again."
      )
    }
    // A foreign file may have the last number that there is.
    var number = (numbers.last { $0 < 1_000_000_000 } ?? 0) + 1
    try PackageFile(path(of: number), in: package).makeFolder()
    try SystemError.naming(folder) {
      // An empty file reserves the number, because another loop may store at the same time.
      while true {
        do {
          try Data().write(to: file(number), options: .withoutOverwriting)
          break
        } catch CocoaError.fileWriteFileExists {
          number += 1
        }
      }
      try content.write(to: file(number), options: .atomic)
    }
    let known = size ?? numbers.filter { $0 != number }.reduce(0) { $0 + bytes(of: $1) }
    size = known + content.count
    return (number, makeRoom(keeping: number))
  }

  /// The save with this number; nil if it is missing or damaged.
  package func save(_ number: Int) -> Save? {
    let save = PackageFile(path(of: number), in: package).content.flatMap {
      try? Self.decoder.decode(Save.self, from: $0)
    }
    return save?.isOfExercises == true ? save : nil
  }

  /// The save that was stored last; nil if there is none, or if it is damaged.
  package var newest: Save? { numbers.last.flatMap { save($0) } }

  /// The saves, oldest first, and a notice of damaged ones.
  package func all() -> (saves: [(number: Int, save: Save)], notice: String?) {
    var saves: [(number: Int, save: Save)] = []
    var damaged: [Int] = []
    for number in numbers where bytes(of: number) > 0 {
      if let save = save(number) { saves.append((number, save)) } else { damaged.append(number) }
    }
    return (saves, Self.notice(of: damaged))
  }

  // An empty file is a number that a killed command had reserved.
  private static func notice(of damaged: [Int]) -> String? {
    let numbers = damaged.map(String.init).joinedWithAnd
    return switch damaged.count {
    case 0: nil
    case 1: "Save \(numbers) in \(path) is damaged; it is ignored here, and kept there."
    default: "Saves \(numbers) in \(path) are damaged; they are ignored here, and kept there."
    }
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }()

  private static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()

  // The numbers in use, in order; other files are none of the store's.
  private var numbers: [Int] {
    // Compiled once for all names.
    let name = /(\d{6,12})\.json/
    return Self.names(in: package.appending(path: folder))
      .compactMap { $0.wholeMatch(of: name).flatMap { Int($0.1) } }.sorted()
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private func path(of number: Int) -> String {
    let digits = String(number)
    return "\(folder)/\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits).json"
  }

  private func file(_ number: Int) -> URL { package.appending(path: path(of: number)) }

  private func bytes(of number: Int) -> Int {
    let values = try? FileManager.default.attributesOfItem(atPath: file(number).path)
    return (values?[.size] as? Int) ?? 0
  }

  // Removes a quarter at once, because each removal reads all saves.
  private mutating func makeRoom(keeping newest: Int) -> String? {
    guard var size, size > limit else { return nil }
    let order = all().saves.filter { $0.number != newest }.map { number, save in
      (rank: save.run == nil ? 2 : save.isGreen ? 1 : 0, number: number)
    }.sorted { ($0.rank, $0.number) < ($1.rank, $1.number) }
    var count = 0
    for (_, number) in order where size > limit / 4 * 3 {
      let bytes = bytes(of: number)
      guard (try? FileManager.default.removeItem(at: file(number))) != nil else { continue }
      size -= bytes
      count += 1
    }
    self.size = size
    return """
      The saves in \(Self.path) reached \(limit.formatted(.byteCount(style: .file))), so the oldest \
      were removed (\(count)), first those that were not green.
      """
  }
}

// The way back.
extension SaveStore {
  /// The last green save of a stage; nil if the present files have its texts, or none was green.
  ///
  /// The text that a catch-up wrote counts as green, and so does that of a red run of a later stage. Where commands have just replaced work of the learner's,
  /// the way back is that work, so the way back from the last green leads forward again.
  package func wayBack(from present: Sources, to stage: Stage) -> (number: Int, save: Save)? {
    let present = present.below(stage).files
    lazy var states = (0...stage.steps.count).compactMap { try? stage.texts(after: $0) }
      .map { $0.mapValues { Data($0.utf8) } }
    var isGreen = false
    // Whether a later save with other texts was judged, or was kept by a command.
    var (isJudged, isKept) = (false, false)
    for number in numbers.reversed() {
      guard let save = save(number), case let texts = save.contents(of: stage), !texts.isEmpty
      else { continue }
      // A helper file of the learner's stays beside what the kit wrote.
      let isOfTheKit = { (state: [String: Data]) in state.allSatisfy { texts[$0.key] == $0.value } }
      let state = save.run == nil ? states.lastIndex(where: isOfTheKit) : nil
      let isGood =
        save.run.map { run in
          run.kind != .buildFailed && run.stage > stage.number
            || save.isGreen && run.stage == stage.number
        }
        ?? (state ?? 0 > 0 && save.keptBy == nil && !isKept)
      if texts == present {
        isGreen = isGreen || isGood
      } else if isGood && !isGreen || save.keptBy != nil && !states.contains(texts) && !isJudged {
        return (number, save)
      } else {
        // What `back` wrote was left behind by a newer text, as by a run.
        isJudged = isJudged || save.run != nil || save.keptBy == nil && state == nil
        isKept = isKept || save.keptBy != nil
        if isGreen, isJudged { return nil }
      }
    }
    return nil
  }
}

// The size of a change, so that it needs no git.
extension SaveStore {
  /// Compares the files of a stage with the earlier ones; without these, with the last save of it.
  ///
  /// A file that no run has seen is compared with its starter; every line of a new test file counts.
  package func change(of stage: Stage, from earlier: Sources, to sources: Sources) -> ChangeSize {
    let seen = earlier.below(stage).files
    let known = seen.isEmpty ? lastContents(of: stage) : seen
    let now = sources.below(stage).files
    var whole = ChangeSize()
    for path in Set(now.keys).union(stage.files.map(\.exercise)) {
      let text = String(decoding: now[path] ?? Data(), as: UTF8.self)
      let file = stage.files.first { $0.exercise == path }
      let starter = file.flatMap { try? History(of: $0, in: stage).starter }
      let seen = known?[path].map { String(decoding: $0, as: UTF8.self) }
      let before = seen ?? starter ?? (known == nil ? text : "")
      let change = ChangeSize(from: before, to: text)
      whole.added += change.added
      whole.removed += change.removed
      if file != nil, Self.code(of: before) != Self.code(of: text) { whole.isOfCode = true }
    }
    return whole
  }

  private func lastContents(of stage: Stage) -> [String: Data]? {
    numbers.reversed().lazy.compactMap { save($0)?.contents(of: stage) }.first { !$0.isEmpty }
  }

  // The lines without comments and surrounding blanks.
  private static func code(of text: String) -> [String] {
    ChangeSize.lines(of: SwiftCode(of: text, keepsLiterals: true).text)
  }
}

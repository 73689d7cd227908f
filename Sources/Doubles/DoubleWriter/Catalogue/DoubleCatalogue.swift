import CommandLineKit
import Foundation

/// The doubles of the kit as files, ready to copy, with everything they need.
public struct DoubleCatalogue: Sendable {
  /// The name of a type, and its description in one sentence.
  public typealias Entry = (name: String, summary: String)

  /// The checkout of the kit that this code was built in.
  static let kit = URL(filePath: #filePath).appending(path: "../../../../..").standardized

  private let files: [KitFile]

  /// Reads the doubles, boundaries and store contract of the kit.
  ///
  /// - Throws: `DoubleError.noDoubles` if there are none.
  public init() throws(DoubleError) { try self.init(packageRoot: Self.kit) }

  init(packageRoot: URL) throws(DoubleError) {
    files = KitFile.Part.allCases
      .flatMap { part in Self.files(of: part, in: packageRoot) }
      .filter(\.canBeCopied)
      .sorted { $0.name < $1.name }
    guard files.contains(where: \.isDouble) else {
      throw .noDoubles(in: packageRoot.appending(path: "Mocks").path)
    }
  }

  private static func files(of part: KitFile.Part, in packageRoot: URL) -> [KitFile] {
    let folder = packageRoot.appending(path: part.rawValue)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let isGallery = { (path: String) in part == .doubles && path.hasPrefix("Gallery/") }
    return paths.filter { $0.hasSuffix(".swift") && !isGallery($0) }.compactMap { path in
      let file = folder.appending(path: path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      return KitFile(name: file.lastPathComponent, text: text, part: part)
    }
  }

  /// All doubles of the to-do list by name; the files that they need are not listed.
  public var doubles: [Entry] {
    entries { isListed($0) }
  }

  /// The other files that can be copied by name: the helpers, the gallery, the contract of a store.
  public var others: [Entry] {
    entries { !isListed($0) && !$0.isBoundary && !$0.isExtension }
  }

  /// The files of these doubles and of everything they use, by name.
  ///
  /// An extension that only conforms a helper to a boundary, such as `ControllableClock+TodoClock`,
  /// comes if it is named, or with the protocols.
  ///
  /// - Throws: `DoubleError.unknownDouble` for the first unknown name.
  func files(
    for names: [String],
    withProtocols: Bool = false
  ) throws(DoubleError) -> [KitFile] {
    let known = (doubles + others).map(\.name)
    for name in names where !known.contains(name) && !files.contains(where: { $0.stem == name }) {
      throw .unknownDouble(name, nearest: NearestName.nearest(to: name, among: known))
    }

    let usable = files.filter { file in
      names.contains(file.stem) || withProtocols || !file.isBoundary && !isAdapter(file)
    }
    return everything(usedBy: names.map { String($0.prefix { $0 != "+" }) }, among: usable)
  }

  /// The files of everything that a double with this text uses, without other doubles.
  func helpers(usedIn text: String) -> [DoubleFile] {
    let words = KitFile(name: "", text: text, part: .doubles).words
    let usable = files.filter { $0.part == .doubles && !$0.isDouble && !isAdapter($0) }
    let used = usable.filter { !words.isDisjoint(with: $0.declaredNames) }.map(\.typeName)
    return everything(usedBy: used, among: usable)
      .map { DoubleFile(name: $0.name, text: $0.text, source: $0.text) }
  }

  private func everything(usedBy names: [String], among usable: [KitFile]) -> [KitFile] {
    var wanted = Set(names)
    var open = wanted
    while !open.isEmpty {
      let words = Set(usable.filter { open.contains($0.typeName) }.flatMap(\.words))
      let used = usable.filter { !words.isDisjoint(with: $0.declaredNames) }.map(\.typeName)
      open = Set(used).subtracting(wanted)
      wanted.formUnion(open)
    }
    return usable.filter { wanted.contains($0.typeName) }
  }

  /// The names of the boundaries that these files use.
  func boundaryNames(in copied: [KitFile]) -> [String] {
    let words = Set(copied.filter { !$0.isBoundary }.flatMap(\.words))
    return words.intersection(files.filter(\.isBoundary).flatMap(\.declaredNames)).sorted()
  }

  func text(of name: String) -> String? { files.first { $0.name == name }?.text }

  // A double conforms to a boundary, or has an extension that does.
  private func isListed(_ file: KitFile) -> Bool {
    guard !file.isExtension else { return false }
    return file.isDouble || files.contains { $0.typeName == file.stem && isAdapter($0) }
  }

  private func isAdapter(_ file: KitFile) -> Bool {
    file.isExtension && file.isDouble
      && !files.contains { $0.stem == file.typeName && $0.isDouble }
  }

  private func entries(_ isWanted: (KitFile) -> Bool) -> [Entry] {
    files.filter(isWanted).map { ($0.typeName, $0.summary) }
  }
}

import Foundation

/// Copies doubles into a folder of the engineer's own project.
public struct DoubleCopy {
  /// What stands in place of the boundaries' imports.
  public enum Imports: Equatable, Sendable {
    /// No import: the protocols come along, or nothing that is copied needs one.
    case none
    /// `import NAME`: what is doubled must be public there.
    case plain([String])
    /// `@testable import NAME`: what is doubled may be internal, and so is the double.
    case testable([String])

    var modules: [String] {
      switch self {
      case .none: []
      case .plain(let names), .testable(let names): names
      }
    }

    var isTestable: Bool {
      if case .testable = self { true } else { false }
    }
  }

  private let catalogue: DoubleCatalogue
  private let destination: URL
  private let imports: Imports
  private let withProtocols: Bool
  private let overwrites: Bool

  /// Creates a copy into the folder `destination`, which is made if it is missing.
  ///
  /// A file that was edited is replaced only if `overwrites` is true.
  public init(
    catalogue: DoubleCatalogue,
    destination: URL,
    imports: Imports,
    withProtocols: Bool = false,
    overwrites: Bool = false
  ) {
    self.catalogue = catalogue
    self.destination = destination
    self.imports = imports
    self.withProtocols = withProtocols
    self.overwrites = overwrites
  }

  /// Writes the files of these doubles and of what they need, all of them or none.
  ///
  /// - Throws: a `DoubleCopyError`.
  public func run(_ names: [String]) throws -> DoubleCopyReport {
    for name in imports.modules where name.wholeMatch(of: /[A-Za-z_]\w*/) == nil {
      throw DoubleCopyError.noModuleName(name)
    }
    guard !(destination.standardized.path + "/").hasPrefix(catalogue.root.path + "/") else {
      throw DoubleCopyError.insideKit(destination.path)
    }
    let files = try catalogue.files(for: names, withProtocols: withProtocols)
    let unknown = withProtocols ? [] : catalogue.boundaryNames(in: files)
    guard unknown.isEmpty || imports != .none else { throw DoubleCopyError.noImport(unknown) }

    let texts = files.map { file in
      let text = file.text(importing: withProtocols ? .none : imports)
      let origin = Origin(name: file.name, source: file.text, copy: text)
      let there = existing(file.name)
      let stays = serving(there, as: text)
      return (name: file.name, text: stays ?? "\(origin.line)\n\(text)", there: there)
    }
    let changed = texts.filter { file in
      guard let there = file.there, there != Data(file.text.utf8) else { return false }
      let text = String(data: there, encoding: .utf8) ?? ""
      return Origin(firstLineOf: text)?.isEdited(in: text) ?? true
    }
    guard changed.isEmpty || overwrites else {
      throw DoubleCopyError.wouldOverwrite(changed.map(\.name), in: destination.path)
    }

    let new = texts.filter { $0.there != Data($0.text.utf8) }
    var done: [(name: String, there: Data?)] = []
    do {
      try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
      for file in new {
        try file.text.write(to: url(of: file.name), atomically: true, encoding: .utf8)
        done.append((file.name, file.there))
      }
    } catch {
      // All or none: what was there before comes back.
      for file in done {
        if let there = file.there {
          try? there.write(to: url(of: file.name), options: .atomic)
        } else {
          try? FileManager.default.removeItem(at: url(of: file.name))
        }
      }
      throw DoubleCopyError.notWritable(destination.path)
    }
    return DoubleCopyReport(
      written: new.map(\.name),
      kept: texts.filter { $0.there == Data($0.text.utf8) }.map(\.name),
      folder: destination.path,
      toReplace: unknown
    )
  }

  /// A copy that is more public than it must be serves, and public doubles beside it need it so.
  private func serving(_ there: Data?, as text: String) -> String? {
    let old = there.flatMap { String(data: $0, encoding: .utf8) }
    guard let old, Origin(firstLineOf: old) != nil else { return nil }
    return Origin.body(of: old).withoutPublic == text ? old : nil
  }

  // What is there and cannot be read differs from every text.
  private func existing(_ name: String) -> Data? {
    guard FileManager.default.fileExists(atPath: url(of: name).path) else { return nil }
    return (try? Data(contentsOf: url(of: name))) ?? Data()
  }

  private func url(of name: String) -> URL { destination.appending(path: name) }
}

import Foundation

/// Copies doubles into a folder of the engineer's own project.
public struct DoubleCopy {
  /// What stands in place of the boundaries' imports.
  public enum Imports: Equatable, Sendable {
    /// The imports as they are in the kit.
    case unchanged
    /// `import NAME`: what is doubled must be public there.
    case module(String)
    /// `@testable import NAME`: what is doubled may be internal, and so is the double.
    case testable(String)

    var moduleName: String? {
      switch self {
      case .unchanged: nil
      case .module(let name), .testable(let name): name
      }
    }

    var isTestable: Bool {
      if case .testable = self { true } else { false }
    }
  }

  private let catalogue: DoubleCatalogue
  private let destination: URL
  private let imports: Imports
  private let overwrites: Bool

  /// Creates a copy into the folder `destination`, which is made if it is missing.
  ///
  /// A file with other text is replaced only if `overwrites` is true.
  public init(
    catalogue: DoubleCatalogue,
    destination: URL,
    imports: Imports,
    overwrites: Bool
  ) {
    self.catalogue = catalogue
    self.destination = destination
    self.imports = imports
    self.overwrites = overwrites
  }

  /// Writes the files of these doubles and of what they need, all of them or none.
  ///
  /// - Throws: a `DoubleCopyError`.
  public func run(_ names: [String]) throws -> DoubleCopyReport {
    if let name = imports.moduleName, name.wholeMatch(of: /[A-Za-z_]\w*/) == nil {
      throw DoubleCopyError.noModuleName(name)
    }
    let texts = try catalogue.files(for: names).map { file in
      (name: file.name, text: file.text(importing: imports), there: existingText(of: file.name))
    }
    let changed = texts.filter { $0.there != nil && $0.there != $0.text }.map(\.name)
    guard changed.isEmpty || overwrites else {
      throw DoubleCopyError.wouldOverwrite(changed, in: destination.path)
    }

    let new = texts.filter { $0.there != $0.text }
    do {
      try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
      for file in new {
        try file.text.write(to: url(of: file.name), atomically: true, encoding: .utf8)
      }
    } catch {
      throw DoubleCopyError.notWritable(destination.path)
    }
    return DoubleCopyReport(
      written: new.map(\.name),
      kept: texts.filter { $0.there == $0.text }.map(\.name),
      folder: destination.path
    )
  }

  // A file that cannot be read as text differs from every text.
  private func existingText(of name: String) -> String? {
    guard FileManager.default.fileExists(atPath: url(of: name).path) else { return nil }
    return (try? String(contentsOf: url(of: name), encoding: .utf8)) ?? ""
  }

  private func url(of name: String) -> URL { destination.appending(path: name) }
}

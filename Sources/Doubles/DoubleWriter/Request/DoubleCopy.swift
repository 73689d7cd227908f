import Foundation

/// Copies doubles of the kit into a folder of the engineer's own project.
public struct DoubleCopy {
  private let catalogue: DoubleCatalogue
  private let destination: URL
  private let imports: ModuleImports
  private let withProtocols: Bool
  private let overwrites: Bool

  /// Creates a copy into the folder `destination`, which is created if it is missing.
  ///
  /// A file that was edited is replaced only if `overwrites` is true.
  public init(
    catalogue: DoubleCatalogue,
    destination: URL,
    imports: ModuleImports,
    withProtocols: Bool = false,
    overwrites: Bool = false
  ) {
    self.catalogue = catalogue
    self.destination = destination
    self.imports = imports
    self.withProtocols = withProtocols
    self.overwrites = overwrites
  }

  /// Writes the files of these doubles and everything they need.
  ///
  /// - Throws: `DoubleError`, and nothing is written then.
  public func run(_ names: [String]) throws(DoubleError) -> DoubleReport {
    try imports.check()
    let files = try catalogue.files(for: names, withProtocols: withProtocols)
    let unknown = withProtocols ? [] : catalogue.boundaryNames(in: files)
    guard unknown.isEmpty || imports != .none else { throw .noImport(unknown) }
    let copies = files.map { file in
      DoubleFile(
        name: file.name,
        text: file.text(importing: withProtocols ? .none : imports),
        source: file.text
      )
    }
    return DoubleReport(
      folder: destination.relativePath,
      outcomes: try Delivery(folder: destination, overwrites: overwrites).run(copies),
      toReplace: unknown
    )
  }
}

import Foundation

extension DoubleCatalogue {
  /// Copies these doubles and everything they need into a folder, which is created if it is missing.
  ///
  /// A file that was edited is replaced only if `overwrites` is true.
  ///
  /// - Throws: `DoubleError`; after an error of the system, some files may be written.
  public func copy(
    _ names: [String],
    to folder: URL,
    importing imports: ModuleImports,
    withProtocols: Bool = false,
    overwrites: Bool = false
  ) throws(DoubleError) -> DoubleReport {
    try imports.check()
    let files = try files(for: names, withProtocols: withProtocols)
    let unknown = withProtocols ? [] : boundaryNames(in: files)
    guard unknown.isEmpty || imports != .none else { throw .noImport(unknown) }
    let copies = files.map { file in
      DoubleFile(
        name: file.name,
        text: file.text(importing: withProtocols ? .none : imports),
        source: file.text
      )
    }
    return DoubleReport(
      folder: folder.relativePath,
      outcomes: try Delivery(folder: folder, overwrites: overwrites).run(copies),
      toReplace: unknown
    )
  }
}

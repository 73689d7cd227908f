import Foundation

/// Writes a spy, and a mock, for protocols of the engineer's own.
public struct SpyRequest: Sendable {
  /// The files and folders with the protocols.
  public var paths: [String]
  /// The protocols to write doubles for; empty for all of them.
  public var protocols: [String] = []
  /// Whether each spy comes with a mock.
  public var withMocks = false
  /// How the doubles import the module of the protocols.
  public var imports = ModuleImports.none
  /// The folder for the files; nil to write none.
  public var folder: URL?
  /// Whether an edited file is replaced.
  public var overwrites = false
  /// The files that doubles with this text need, as public as the kit has them.
  public var helpers: @Sendable (_ text: String) -> [DoubleFile]

  /// Creates a request for a spy of each protocol in these files.
  public init(
    paths: [String],
    helpers: @escaping @Sendable (_ text: String) -> [DoubleFile]
  ) {
    self.paths = paths
    self.helpers = helpers
  }

  /// Reads the protocols and writes the doubles.
  ///
  /// - Throws: `DoubleError`, and nothing is written then.
  public func run() throws(DoubleError) -> DoubleReport {
    let doubles = try doubles()
    guard let folder else { return DoubleReport(doubles: doubles) }
    let delivery = Delivery(folder: folder, overwrites: overwrites)
    return DoubleReport(
      doubles: doubles,
      folder: folder.relativePath,
      outcomes: try delivery.run(doubles + neededHelpers(doubles))
    )
  }

  /// The files of the doubles, in the order of the protocols.
  public func doubles() throws(DoubleError) -> [DoubleFile] {
    try imports.check()
    let library = Library(try SourceFiles(paths: paths))
    return try library.chosen(protocols).flatMap { declaration in
      library.doubles(of: declaration, imports: imports, withMock: withMocks)
    }
  }

  /// The helpers; internal where no double is public.
  private func neededHelpers(_ doubles: [DoubleFile]) -> [DoubleFile] {
    let text = doubles.map(\.text).joined()
    let isPublic = text.contains("\npublic ")
    return helpers(text).map { isPublic ? $0 : $0.internalized }
  }
}

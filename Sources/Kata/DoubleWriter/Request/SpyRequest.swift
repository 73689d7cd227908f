import Foundation

/// What `kata spy` is asked for.
public struct SpyRequest: Sendable {
  /// How the doubles see the module of the protocols.
  public enum Module: Equatable, Sendable {
    /// `import Name`; the doubles are as public as the protocols.
    case imported(String)
    /// `@testable import Name`; the doubles are internal.
    case testable(String)
  }

  /// Files and folders.
  public var paths: [String]
  /// The protocols to write doubles of; all of them if empty.
  public var protocols: [String] = []
  /// Whether each spy comes with a mock.
  public var withMocks = false
  /// Nil for doubles in the module of the protocols.
  public var module: Module?
  /// Where the files go; nil to write none.
  public var folder: URL?
  /// The files of all that doubles with this text use, as public as they come.
  public var helpers: @Sendable (_ text: String) throws -> [SpyFile]

  /// Creates a request for a spy of each protocol in these files.
  public init(
    paths: [String],
    helpers: @escaping @Sendable (_ text: String) throws -> [SpyFile]
  ) {
    self.paths = paths
    self.helpers = helpers
  }

  /// Reads, writes, and tells what was done.
  ///
  /// - Throws: `SpyError` before anything is written, or when a file cannot be.
  public func run() throws(SpyError) -> SpyReport {
    let doubles = try doubles()
    guard let folder else { return SpyReport(doubles: doubles) }
    let helpers = try neededHelpers(doubles)
    var outcomes: [SpyReport.Outcome] = []
    for file in doubles {
      outcomes.append(try Delivery(file: file).run(in: folder))
    }
    for file in helpers {
      outcomes.append(try Delivery(file: file, isHelper: true).run(in: folder))
    }
    return SpyReport(doubles: doubles, folder: folder.relativePath, outcomes: outcomes)
  }

  /// The files of the doubles, in the order of the protocols.
  public func doubles() throws(SpyError) -> [SpyFile] {
    let library = Library(try SourceFiles(paths: paths))
    let planner = Planner(known: library.known)
    return try library.chosen(protocols).flatMap { declaration in
      let plan = planner.plan(
        declaration,
        name: library.doubleName(of: declaration),
        imports: Array(Set(library.imports(of: declaration) + moduleImport)),
        isTestable: isTestable
      )
      let spy = SpyFile(name: "\(plan.spy).swift", text: SpyWriter(plan: plan).text)
      guard withMocks, plan.side != .ownActor else { return [spy] }
      return [spy, SpyFile(name: "\(plan.mock).swift", text: MockWriter(plan: plan).text)]
    }
  }

  private var isTestable: Bool { if case .testable = module { true } else { false } }

  private var moduleImport: [String] {
    switch module {
    case .imported(let name): ["import \(name)"]
    case .testable(let name): ["@testable import \(name)"]
    case nil: []
    }
  }

  /// The helpers; internal where no double is public.
  private func neededHelpers(_ doubles: [SpyFile]) throws(SpyError) -> [SpyFile] {
    let text = doubles.map(\.text).joined()
    let isPublic = text.contains("\npublic ")
    do {
      return try helpers(text).map { isPublic ? $0 : $0.internalized }
    } catch {
      throw .helpers("\(error)")
    }
  }
}

import Foundation

/// Runs of the built `todo` on stores in a folder that goes when nobody holds this any more.
final class TodoRuns {
  /// What keeps from measuring.
  enum Failure: Error, CustomStringConvertible {
    /// The executable was not built.
    case notBuilt(String)
    /// A run went wrong, which makes its time worthless.
    case wentWrong([String], status: Int32)

    var description: String {
      switch self {
      case .notBuilt(let path): "\(path) is missing. Run: swift build -c release"
      case .wentWrong(let arguments, let status):
        "\(arguments.joined(separator: " ")) ended with status \(status)"
      }
    }
  }

  /// Wednesday 21 May 2014 at 9:00 in UTC: eleven days of Sunday-first weeks are upcoming.
  static let now = Date(timeIntervalSince1970: 1_400_662_800)
  private static let options = [
    "--now", "2014-05-21T09:00", "--time-zone", "UTC", "--locale", "en_US", "--week-starts",
    "sunday",
  ]

  private let executable: URL
  private let folder: URL

  init() throws {
    executable = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("todo")
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      throw Failure.notBuilt(executable.path)
    }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("todo-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a store of `count` records, of which `upcoming` are due from today on.
  func makeStore(records count: Int, upcoming: Int) throws -> String {
    let file = folder.appendingPathComponent("\(count)-\(upcoming)").path
    guard FileManager.default.createFile(atPath: file, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    for start in stride(from: 0, to: count, by: 1_000) {
      let lines = (start..<min(start + 1_000, count)).map { index in
        let seconds = index < upcoming ? index % 800_000 : -86_400 - index
        let due = Self.now.addingTimeInterval(Double(seconds)).ISO8601Format()
        return #"{"due":"\#(due)","id":"\#(UUID())","name":"Item number \#(index)","v":1}"# + "\n"
      }
      try handle.write(contentsOf: Data(lines.joined().utf8))
    }
    try handle.close()
    return file
  }

  /// The time from the start of `todo` to its end, the shortest of five runs.
  func shortest(_ arguments: String...) throws -> Duration {
    try shortest(executable, Self.options + arguments)
  }

  /// The time from the start of a program to its end, the shortest of five runs.
  func shortest(_ program: URL, _ arguments: [String]) throws -> Duration {
    var shortest = Duration.seconds(3600)
    for _ in 0..<5 {
      shortest = min(shortest, try ContinuousClock().measure { try run(program, arguments) })
    }
    return shortest
  }

  /// Runs a program to its end.
  func run(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    // Told at once: `waitUntilExit` looks now and then, up to 50 ms later.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    end.wait()
    guard process.terminationStatus == 0 else {
      throw Failure.wentWrong([program.path] + arguments, status: process.terminationStatus)
    }
  }

  /// The most memory that a list of this store takes, in whole mebibytes.
  ///
  /// A fresh process of this program looks: the system counts what a process and those before it
  /// took, such as the compiler's when `swift run` became this one, as its children's memory, too.
  func peakMebibytes(ofListing store: String) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [PeakMemory.argument, store]
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    process.waitUntilExit()
    guard
      process.terminationStatus == 0,
      let mebibytes = Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
    else {
      throw Failure.wentWrong([PeakMemory.argument, store], status: process.terminationStatus)
    }
    return mebibytes
  }

  /// Lists a store once.
  func list(_ store: String) throws {
    try run(executable, Self.options + ["--store", store])
  }
}

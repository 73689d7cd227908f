import Foundation

@testable import KataJudge
@testable import kata

/// What the process of a loop holds; 0 on a system that does not say it.
struct ProcessUse: CustomStringConvertible {
  var descriptors = 0
  var threads = 0
  var kilobytes = 0

  /// The least of ten looks within a second: what is open for a moment only is no leak.
  init(of process: pid_t) async throws {
    let folder = "/proc/\(process)/"
    (descriptors, threads) = (.max, .max)
    for _ in 0..<10 {
      descriptors = min(descriptors, Self.count(folder + "fd"))
      threads = min(threads, Self.count(folder + "task"))
      try await Task.sleep(for: .milliseconds(100))
    }
    let words = ["ps", "-o", "rss=", "-p", "\(process)"]
    let result = try await ChildProcess.run(words, in: URL(filePath: "/"))
    kilobytes = Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }

  private static func count(_ folder: String) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.count ?? 0
  }

  /// Whether it is not more than before, but for what a thread or a buffer more takes.
  func isLike(_ before: ProcessUse) -> Bool {
    descriptors <= before.descriptors + 4 && threads <= before.threads + 8
      && kilobytes <= before.kilobytes + 20_000
  }

  var description: String { "\(descriptors) descriptors, \(threads) threads, \(kilobytes) kB" }
}

import Foundation
import TodoTerminal

/// Opens links with the system's opener: `open` on macOS, `xdg-open` elsewhere.
package struct SystemLinkOpener: LinkOpener {
  #if canImport(Darwin)
  private static let opener = "open"
  #else
  private static let opener = "xdg-open"
  #endif

  package init() {}

  package func open(_ link: URL) async -> Bool {
    let (results, result) = AsyncStream.makeStream(of: Bool.self)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [Self.opener, link.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { result.yield($0.terminationStatus == 0) }
    guard (try? process.run()) != nil else { return false }
    // Some openers are the browser itself, and end with it.
    let limit = Task {
      try await Task.sleep(for: .seconds(2))
      result.yield(true)
    }
    defer { limit.cancel() }
    for await isOpen in results { return isOpen }
    return false
  }
}

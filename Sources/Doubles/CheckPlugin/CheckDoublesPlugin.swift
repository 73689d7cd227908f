import Foundation
import PackagePlugin

/// `swift package check-doubles`: `doubles check`, which needs no permission to write.
@main
struct CheckDoublesPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // A plugin has one command, and plugins cannot share code: the rest is that of `DoublesPlugin`.
    let build = try packageManager.build(.product("doubles"), parameters: .init())
    let tool = build.builtArtifacts.first { $0.url.lastPathComponent == "doubles" }
    guard build.succeeded, let tool else {
      Diagnostics.error("doubles was not built:\n\(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // `doubles` has printed the reason.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

import Foundation
import PackagePlugin

/// `swift package doubles …`: runs `doubles` in the folder of the package.
@main
struct DoublesPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // Built on demand: as a dependency of the plugin it would be built twice, with every `swift test`.
    let build = try packageManager.build(.product("doubles"), parameters: .init())
    let tool = build.builtArtifacts.first { $0.url.lastPathComponent == "doubles" }
    guard build.succeeded, let tool else {
      Diagnostics.error("doubles was not built:\n\(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // `doubles` has printed the reason.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

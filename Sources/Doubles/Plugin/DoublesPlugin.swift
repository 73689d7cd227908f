import Foundation
import PackagePlugin

/// `swift package doubles …`: runs `doubles` in the folder of the package.
@main
struct DoublesPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "doubles").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // `doubles` has printed the reason.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

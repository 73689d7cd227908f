import Foundation

/// The default path of the store, in the platform's folder for data of apps.
nonisolated enum StoreLocation {
  /// `Library/Application Support` on macOS; elsewhere `XDG_DATA_HOME`, or `~/.local/share`.
  static func path(environment: [String: String]) -> String {
    let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    #if canImport(Darwin)
    let folder = "\(home)/Library/Application Support"
    #else
    // By the XDG base directory rules, a relative path is ignored.
    let chosen = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = chosen ?? "\(home)/.local/share"
    #endif
    return "\(folder)/viper-kata/todo.jsonl"
  }
}

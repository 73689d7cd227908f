import Foundation

/// Where the platform keeps the data of an app that nobody told where to keep it.
nonisolated enum StoreLocation {
  /// `Library/Application Support` on macOS; elsewhere `XDG_DATA_HOME`, or `~/.local/share`.
  static func path(environment: [String: String]) -> String {
    let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    #if canImport(Darwin)
    let folder = "\(home)/Library/Application Support"
    #else
    // The XDG base directory rules: a relative path there counts as none.
    let chosen = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = chosen ?? "\(home)/.local/share"
    #endif
    return "\(folder)/viper-kata/todo.jsonl"
  }
}

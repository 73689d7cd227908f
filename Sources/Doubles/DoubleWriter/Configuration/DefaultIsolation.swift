import CommandLineKit

/// The default isolation of a module, as in `Package.swift`.
public enum DefaultIsolation: String, CaseIterable, ArgumentValue, Decodable {
  case mainActor = "MainActor"
  case nonisolated
}

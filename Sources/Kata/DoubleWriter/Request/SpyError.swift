/// Why `kata spy` wrote nothing.
public enum SpyError: Error, Equatable, CustomStringConvertible {
  case noFile(String)
  case notSwift(String)
  case noProtocol(in: [String])
  case unreadable(name: String, file: String, problem: String)
  case unknownProtocol(String, known: [String])
  case twoProtocols(String, places: [String])
  case privateProtocol(String, place: String)
  case notWritten(String)
  case helpers(String)

  public var description: String {
    switch self {
    case .noFile(let path): "there is no file \(path)."
    case .notSwift(let path): "\(path) is not a Swift file."
    case .noProtocol(let paths):
      "there is no protocol in \(paths.count == 1 ? paths[0] : "these \(paths.count) files")."
    case .unreadable(let name, let file, let problem):
      "the protocol \(name) in \(file) cannot be read: \(problem)."
    case .unknownProtocol(let name, let known):
      "there is no protocol \(name) in these files"
        + (known.isEmpty ? "." : ", only \(known.joined(separator: ", ")).")
    case .twoProtocols(let name, let places):
      "there are \(places.count) protocols \(name), \(places.joined(separator: " and ")); give the"
        + " file of one of them."
    case .privateProtocol(let name, let place):
      "the protocol \(name) is private, \(place); no other file can have a spy of it."
    case .notWritten(let path): "\(path) could not be written."
    case .helpers(let problem): problem
    }
  }
}

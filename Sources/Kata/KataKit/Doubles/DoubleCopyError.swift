/// What kept doubles from being copied, with the next step.
public enum DoubleCopyError: Error, Equatable, CustomStringConvertible {
  /// The folder is not the kit's own.
  case noDoubles(in: String)
  /// No double has that name; `nearest` is one that may be meant.
  case unknownDouble(String, nearest: String?)
  /// Files with other text are there; nothing was written.
  case wouldOverwrite([String], in: String)
  /// The system refused to write.
  case notWritable(String)
  /// The name cannot stand after `import`.
  case noModuleName(String)

  public var description: String {
    switch self {
    case .noDoubles(let folder):
      "There are no doubles in \(folder). Run this in the folder of the kit's Package.swift."
    case .unknownDouble(let name, let nearest):
      """
      There is no double named \(name). \(nearest.map { "Did you mean \($0)? " } ?? "")`kata copy` \
      lists all.
      """
    case .wouldOverwrite(let files, let folder):
      """
      \(files.joined(separator: ", ")) in \(folder) \(files.count == 1 ? "differs" : "differ") \
      from what would be written, so nothing was written. Move \(files.count == 1 ? "it" : "them") \
      away, or copy with --force.
      """
    case .notWritable(let path):
      "\(path) could not be written. Choose a folder of your own that can be."
    case .noModuleName(let name):
      "\(name.debugDescription) is no module's name. Give the one that you write after `import`."
    }
  }
}

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
  /// Nothing says where the types are that the doubles speak of.
  case noImport([String])
  /// Both kinds of import were asked for.
  case twoKindsOfImport
  /// The folder belongs to the kit.
  case insideKit(String)

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
    case .noImport(let names):
      """
      These speak of \(names.joined(separator: ", ")), and no import says where your project has them. \
      Give --import MODULE, --testable-import MODULE, or --with-protocols to copy them, too.
      """
    case .twoKindsOfImport:
      "Give --import or --testable-import, not both: a double is public or it is not."
    case .insideKit(let folder):
      """
      \(folder) is inside the kit. Give a folder of your own project, such as \
      ../MyApp/Tests/MyAppTests/Doubles.
      """
    case .noModuleName(let name):
      "\(name.debugDescription) is no module's name. Give the one that you write after `import`."
    }
  }
}

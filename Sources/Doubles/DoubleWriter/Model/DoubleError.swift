import CommandLineKit
import Foundation

/// The reason why doubles could not be copied, written or checked, with the next step.
///
/// Each description begins with a small letter, because it follows the command's name.
public enum DoubleError: Error, Equatable, CustomStringConvertible {
  /// The kit's folder contains no doubles.
  case noDoubles(in: String)
  /// No double has that name; `nearest` is a similar one.
  case unknownDouble(String, nearest: String?)
  /// The copies use these names, but no import provides them.
  case noImport([String])
  /// The word is not a module name.
  case noModuleName(String)
  /// No type can have that name.
  case noTypeName(String)
  /// There is a file with the name of one of a new module.
  case notReplaced(String)
  /// The folder is not in `Sources`, so its module is not known.
  case unknownModule(String)
  /// The folder belongs to the kit.
  case insideKit(String)
  /// The system refused to write.
  case notWritable(String, advice: String = "Choose a folder that you can write to.")
  case diskFull(String)
  /// There is no file or folder at this path.
  case noFile(String)
  case notSwift(String)
  case notUTF8(String)
  case noProtocol(in: [String])
  /// All protocols are private, or skipped by the configuration.
  case allSkipped(count: Int)
  case unreadable(name: String, file: String, problem: String)
  case unknownProtocol(String, known: [String])
  /// The protocol is declared more than once, and not in branches of one `#if`.
  case twoProtocols(String, places: [String])
  case privateProtocol(String, place: String)
  /// Another file declares a type of that name; an option gives the double another one.
  case takenName(String, file: String, option: String? = nil)
  /// Two modules of the configuration write one file.
  case twoModules(String, folder: String)
  /// The word cannot end the names of spies or mocks, or ends both.
  case noEnding(String)
  case noConfiguration(file: String)
  case badConfiguration(file: String, problem: String)

  public var description: String {
    switch self {
    case .noDoubles(let folder):
      "there are no doubles in \(folder). Build `doubles` in a complete checkout of the kit."
    case .unknownDouble(let name, let nearest):
      """
      there is no double named \(name). \(nearest.map { "Did you mean \($0)? " } ?? "")\
      `doubles list` shows all.
      """
    case .noImport(let names):
      """
      the copies use \(names.joined(separator: ", ")), and no import says where your project has them. \
      Give --import MODULE, --testable-import MODULE, or --with-protocols to copy them as well.
      """
    case .noModuleName(let name):
      "\(name.debugDescription) is not the name of a module. Give the one that you write after `import`."
    case .noTypeName(let name):
      "\(name.debugDescription) cannot name a module. Give a name such as Order: a capital, then letters or digits."
    case .notReplaced(let path):
      "\(path) is there already. Nothing was written. Give the module another name."
    case .unknownModule(let folder):
      """
      \(folder) is not in a folder Sources, so its module is not known. Give --testable-import MODULE.
      """
    case .insideKit(let folder):
      """
      \(folder) is inside the kit. Give a folder of your own project, such as \
      ../MyApp/Tests/MyAppTests/Doubles.
      """
    case .notWritable(let path, let advice):
      "\(path) could not be written. \(advice)"
    case .diskFull(let path):
      "\(path) could not be written, because the disk is full. Make room on it, and run the command again."
    case .noFile(let path): "there is no file \(path)."
    case .notSwift(let path): "\(path) is not a Swift file."
    case .notUTF8(let path): "\(path) is not in UTF-8. Save it in that encoding."
    case .noProtocol(let paths):
      "there is no protocol in \(paths.count == 1 ? paths[0] : "these \(paths.count) files")."
    case .allSkipped(let count):
      "no doubles were asked for: all \(count) protocols in these files are private or skipped."
    case .unreadable(let name, let file, let problem):
      "\(name.isEmpty ? "" : "the protocol \(name) in ")\(file) cannot be read: \(problem)."
    case .unknownProtocol(let name, let known):
      "there is no protocol \(name) in these files"
        + (known.isEmpty ? "." : ", only \(known.joined(separator: ", ")).")
    case .twoProtocols(let name, let places):
      "there are \(places.count) protocols \(name), "
        + "\(places.joinedWithAnd); rename one, or make two modules in .doubles.json."
    case .takenName(let name, let file, let option):
      "\(name) is in \(file) already, and one of the two must have another name"
        + (option.map { ": give all doubles another ending with \($0), or skip the protocol." }
          ?? ".")
    case .twoModules(let name, let folder):
      """
      two modules write \(name) into \(folder). Give one of them another folder, or skip one of \
      the protocols; the first module's file was written.
      """
    case .noEnding(let word):
      """
      \(word.debugDescription) cannot end the names of spies or mocks. Give letters and digits, and \
      two different endings.
      """
    case .noConfiguration(let file) where FileManager.default.fileExists(atPath: file):
      "\(file) cannot be read: it must be a file."
    case .noConfiguration(let file):
      """
      there is no \(file) in this folder. Give files or folders with protocols, as in \
      doubles write Sources/MyApp, or see doubles help configuration.
      """
    case .badConfiguration(let file, let problem):
      "\(file): \(problem)\("?.".contains(problem.suffix(1)) ? "" : ".") See doubles help configuration."
    case .privateProtocol(let name, let place):
      "the protocol \(name) is private, \(place); no other file can have a spy of it."
    }
  }
}

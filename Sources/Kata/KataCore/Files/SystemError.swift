import Foundation

/// An error of the system or of Foundation, in plain words.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The file with the problem; nil if that is not known.
  package let path: String?
  /// The reason, without a full stop.
  package let reason: String

  private let advice: String

  /// Without an `advice`, the usual mend of the reason.
  package init(path: String?, reason: String, advice: String? = nil) {
    self.path = path
    self.reason = reason
    self.advice = advice ?? Self.mend(of: reason, at: path)
  }

  /// Reads an error of the system; nil for any other error, which has its own words.
  package init?(_ error: any Error) {
    let error = error as NSError
    guard [NSCocoaErrorDomain, NSPOSIXErrorDomain].contains(error.domain) else { return nil }
    let path =
      error.userInfo[NSFilePathErrorKey] as? String
      ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
    self.init(path: path, reason: Self.reason(of: error))
  }

  // The reasons of the system and those of Foundation, below.
  private static func mend(of reason: String, at path: String?) -> String {
    let place = path.map { "\"\($0)\"" } ?? "the kit's folder"
    return switch reason {
    case _ where reason.lowercased().contains("permission"):
      "Make it yours: chmod -R u+rwX \(place)"
    case _ where reason.contains("No space") || reason.contains("no room"):
      "Delete what you do not need; a build needs up to 1 GiB."
    case "Not a directory", "File exists", "something else is in its place":
      "Move it out of the way: mv \(place) \(place)-moved-away"
    case _ where reason.lowercased().contains("read-only"): "Work in a copy on another disk."
    default: "Run the command again; if it fails again, look at \(place)."
    }
  }

  /// Runs work on a file or a folder; its error names this path.
  package static func naming<Value>(
    _ path: String,
    _ work: () throws -> Value
  ) throws(SystemError) -> Value {
    do {
      return try work()
    } catch let error as SystemError {
      throw error
    } catch {
      throw SystemError(path: path, reason: reason(of: error))
    }
  }

  package var description: String {
    let what = path.map { "\($0) cannot be used: " } ?? ""
    return "\(what)\(reason). \(advice)"
  }

  /// The reason why a file could not be used, in plain words and without a full stop.
  ///
  /// It extracts the system's own words from a Foundation error.
  static func reason(of error: any Error) -> String {
    var error = error as NSError
    // On Linux it need not be an `NSError`.
    while let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      error = cause as NSError
    }
    if error.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(error.code)))
    }
    if let words = words[error.code], error.domain == NSCocoaErrorDomain { return words }
    let words = error.localizedFailureReason ?? error.localizedDescription
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }

  // For Foundation errors without a system error behind them.
  private static let words = [
    CocoaError.fileNoSuchFile.rawValue: "there is no such file",
    CocoaError.fileReadNoSuchFile.rawValue: "there is no such file",
    CocoaError.fileReadNoPermission.rawValue: "there is no permission to read it",
    CocoaError.fileReadInapplicableStringEncoding.rawValue: "it is no UTF-8 text",
    CocoaError.fileReadCorruptFile.rawValue: "it is no UTF-8 text",
    CocoaError.fileReadUnknown.rawValue: "something else is in its place",
    CocoaError.fileWriteUnknown.rawValue: "something else is in its place",
    CocoaError.fileWriteFileExists.rawValue: "something else is in its place",
    CocoaError.fileWriteNoPermission.rawValue: "there is no permission to write it",
    CocoaError.fileWriteOutOfSpace.rawValue: "there is no room left on the disk",
    CocoaError.fileWriteVolumeReadOnly.rawValue: "the disk is read-only",
  ]
}

import Foundation

/// The folder in which a working copy keeps what is the learner's and of no interest to git.
enum LearnerFolder {
  /// Where it is, relative to the package.
  static let path = ".kata"

  /// Makes it, if it is not there.
  ///
  /// - Throws: Foundation's error if that cannot be done.
  static func make(in package: URL) throws {
    try FileManager.default.createDirectory(
      at: package.appending(path: path),
      withIntermediateDirectories: true
    )
  }
}

/// Why a file could not be used, in words that people know.
struct Reason {
  /// The reason, without a full stop.
  let text: String

  /// Takes the system's own words out of an error of Foundation's.
  init(of error: any Error) {
    var error = error as NSError
    while let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = cause }
    if error.domain == NSPOSIXErrorDomain {
      text = String(cString: strerror(Int32(error.code)))
    } else if let reason = error.localizedFailureReason {
      text = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    } else {
      let words = error.localizedDescription
      text = words.hasSuffix(".") ? String(words.dropLast()) : words
    }
  }
}

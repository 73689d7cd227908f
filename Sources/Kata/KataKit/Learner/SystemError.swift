import Foundation

/// An error of the system's or of Foundation's, in words that people know.
public struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The file that could not be used; nil if that is not known.
  public let path: String?
  /// Why, without a full stop.
  public let reason: String

  /// Takes an error of the system's; nil for any other, which has words of its own.
  public init?(_ error: any Error) {
    let error = error as NSError
    guard [NSCocoaErrorDomain, NSPOSIXErrorDomain].contains(error.domain) else { return nil }
    path =
      error.userInfo[NSFilePathErrorKey] as? String
      ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
    reason = Reason(of: error).text
  }

  public var description: String {
    let what = path.map { "\($0) cannot be used: " } ?? ""
    return what + reason + ". swift run kata doctor looks for what is wrong."
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

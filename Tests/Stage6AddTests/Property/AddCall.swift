import Foundation
import KataTesting

/// A call between two classes, or what happens between two calls.
struct AddCall: Equatable, CustomStringConvertible {
  let name: String
  private let text: String?
  // Equal texts may be spelled differently.
  private let bytes: Int?
  private let date: Date?

  /// A call with these values.
  init(_ name: String, _ text: String? = nil, _ date: Date? = nil) {
    (self.name, self.text, self.date, bytes) = (name, text, date, text?.utf8.count)
  }

  var description: String {
    guard text != nil || date != nil else { return name }
    let size = text.flatMap { $0.count == bytes ? nil : " (\(bytes ?? 0) bytes)" } ?? ""
    let seconds = date?.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) ?? 0
    let values = [
      text.map { $0.shownInScenario + size },
      date.map { "\($0)" + (seconds == 0 ? "" : " and \(seconds) s") },
    ]
    return "\(name)(\(values.compactMap(\.self).joined(separator: ", ")))"
  }
}

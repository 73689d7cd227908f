/// Facts about types and protocols of the language and of Foundation.
enum Standard {
  /// Names of the language that apps reuse for nested types; alone, they mean the language's type.
  static let namesOfTheLanguage: Set<String> = ["Error", "Result", "Task", "Sequence"]

  static let modules: Set<String> = ["Swift", "Foundation"]
  static let equatable = equatableOfFoundation.union([
    "Bool", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "String", "Substring", "Duration", "Never",
    "AnyHashable",
  ])
  private static let equatableOfFoundation: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "Data", "Date",
    "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale", "TimeInterval",
    "TimeZone", "URL", "URLRequest", "UUID",
  ]
  static let equatableOfEquatable: Set<String> = [
    "Array", "ClosedRange", "ContiguousArray", "Dictionary", "Optional", "PartialRangeFrom",
    "Range", "Set",
  ]
  static let sendable = equatable.subtracting(["AnyHashable"]).union([
    "Void", "StaticString", "URLResponse", "HTTPURLResponse", "URLComponents", "URLQueryItem",
    "CancellationError",
    "DispatchTime", "ContinuousClock", "SuspendingClock", "ObjectIdentifier", "Float16", "Int128",
    "UInt128", "AttributedString", "URLSession",
  ])
  static let sendableOfSendable = equatableOfEquatable.union([
    "Result", "Task", "AsyncStream", "AsyncThrowingStream", "PartialRangeThrough", "ArraySlice",
    "CollectionOfOne", "Measurement",
  ])
  /// Whether values of that type of the language or of Foundation cannot be sent.
  static func isNotSendable(_ name: String) -> Bool {
    name.hasPrefix("NS") || name.hasSuffix("Pointer") || name.contains("KeyPath")
      || notSendable.contains(name)
  }

  private static let notSendable: Set<String> = [
    "Any", "AnyObject", "AnyHashable", "AnySequence", "AnyIterator", "AnyCollection", "Mirror",
    "Port", "ISO8601DateFormatter", "DispatchWorkItem", "InputStream", "Notification",
    "OutputStream", "Regex", "RunLoop", "Scanner", "Thread", "Timer", "UserDefaults", "tm",
  ]
  /// Whether the name is surely one of Foundation, unless an app declares it.
  static func isOfFoundation(_ name: String) -> Bool {
    name.hasPrefix("NS") || name.hasPrefix("URL") || equatableOfFoundation.contains(name)
      || otherFoundation.contains(name)
  }

  private static let otherFoundation: Set<String> = [
    "AttributedString", "Bundle", "CustomNSError", "DateFormatter", "FileHandle", "FileManager",
    "HTTPURLResponse", "InputStream", "JSONDecoder", "JSONEncoder", "LocalizedError", "Measurement",
    "Notification", "NotificationCenter", "NumberFormatter", "OperationQueue", "OutputStream",
    "ProcessInfo", "Timer", "UserDefaults",
  ]
  /// Protocols, and whether the types that conform to them are Sendable.
  static let protocols: [String: Bool] = [
    "Error": true, "LocalizedError": true, "CustomNSError": true, "Sendable": true, "Actor": true,
    "CodingKey": true, "Equatable": false, "Hashable": false, "Comparable": false,
    "Codable": false, "Decodable": false, "Encodable": false, "Identifiable": false,
    "CustomStringConvertible": false, "CustomDebugStringConvertible": false, "CaseIterable": false,
    "RawRepresentable": false, "AsyncSequence": false, "AsyncIteratorProtocol": false,
    "IteratorProtocol": false, "RandomNumberGenerator": false, "TextOutputStream": false,
    "Sequence": false, "Collection": false, "StringProtocol": false, "BinaryInteger": false,
    "FloatingPoint": false, "Numeric": false, "NSObjectProtocol": false, "Decoder": false,
    "ObservableObject": false, "Observable": false, "AnyObject": false, "Encoder": false,
  ]
  /// Parents that require nothing of a class.
  static let harmlessParents: Set<String> = [
    "Actor", "AnyObject", "Any", "class", "Copyable", "CustomNSError", "Equatable", "Error",
    "Escapable", "Hashable", "Identifiable", "LocalizedError", "Observable", "ObservableObject",
    "Sendable", "SendableMetatype",
  ]
  /// Parents whose members are written like all others.
  static let parents: [String: ProtocolDeclaration] = {
    let text = """
      protocol CustomStringConvertible { var description: String { get } }
      protocol CustomDebugStringConvertible { var debugDescription: String { get } }
      protocol Encodable { func encode(to encoder: any Encoder) }
      protocol Decodable { init(from decoder: any Decoder) }
      protocol Codable: Encodable, Decodable {}
      """
    let found = ReadFile(.init(path: "", text: text)).protocols
    return Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0) })
  }()
  /// The requirements of `Identifiable`, which a class fulfils by itself for most protocols.
  static let identity = ReadFile(
    .init(path: "", text: "protocol P { associatedtype ID: Hashable; var id: ID { get } }")
  ).protocols.flatMap(\.requirements)
  /// Classes that a protocol can require, and the way in which a double inherits from each.
  static let superclasses: [String: Superclass] = {
    let calls = [
      "nibName: nil, bundle: nil": ["UIViewController", "NSViewController"],
      "frame: .zero": ["UIView", "NSView", "UIControl", "UIScrollView", "UICollectionViewCell"],
      "style: .default, reuseIdentifier: nil": ["UITableViewCell"],
    ]
    let screens = calls.flatMap { call, names in
      names.map { Superclass(name: $0, initialization: "super.init(\(call))", needsCoder: true) }
    }
    let all = screens + ["NSObject", "UIResponder", "NSResponder"].map { Superclass(name: $0) }
    let objects = ["NSObjectProtocol", "NSFetchRequestResult"]
      .map { ($0, Superclass(name: "NSObject")) }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) } + objects)
  }()
  /// Types that cannot be copied, or that cannot be kept.
  static let noncopyable: Set<String> = [
    "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    "ExecutorJob", "Mutex", "Atomic",
  ]
}

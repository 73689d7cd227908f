/// Receives the result of the detail module.
@MainActor
public protocol DetailModuleDelegate: AnyObject {
  /// The detail screen is gone, for this reason; the await ends when the delegate has refreshed
  /// what depends on it.
  ///
  /// It is called once, and not at all if the user left without a change.
  func detailModuleDidFinish(_ outcome: DetailOutcome) async
}

/// How a detail module ended.
public nonisolated enum DetailOutcome: Equatable, Sendable, CustomStringConvertible {
  /// The item was marked as done.
  case done(title: String)
  /// The item has another name or date; the title is the new one.
  case changed(title: String)
  /// The item was deleted.
  case deleted(title: String)
  /// The item was done or deleted elsewhere.
  case gone

  public var description: String {
    switch self {
    case .done(let title): ".done(title: \"\(title)\")"
    case .changed(let title): ".changed(title: \"\(title)\")"
    case .deleted(let title): ".deleted(title: \"\(title)\")"
    case .gone: ".gone"
    }
  }
}

/// Receives the result of the detail module.
@MainActor
public protocol DetailModuleDelegate: AnyObject {
  /// The detail screen is gone, for this reason; the await ends when the delegate has refreshed
  /// what depends on it.
  ///
  /// It is called once, and not at all if the user left without a change. The module has ended
  /// before this call, so going back from inside of it does nothing.
  func detailModuleDidFinish(_ outcome: DetailOutcome) async
}

/// How a detail module ended.
public nonisolated enum DetailOutcome: Equatable, Sendable, CustomStringConvertible {
  /// The item was marked as done.
  case done(title: String)
  /// The name and the date that were typed are saved; the title is that name.
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

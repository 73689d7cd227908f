import KataTesting

/// The mutants of Stage 5, a file for each class; the curriculum describes the fault of each.
@MainActor
enum ChangeMutants {
  typealias Make = @MainActor (ChangeClasses) -> ChangeClasses

  /// Functions that make them, by name.
  static let all =
    interactors.mapValues { make in with { $0.makeInteractor = make } }
    .merging(
      presenters.mapValues { make in with { $0.makePresenter = ArrangingAround.maker(make) } }
    ) { first, _ in
      first
    }
    .merging(views.mapValues { make in with { $0.makeView = make } }) { first, _ in first }

  private static func with(_ change: @escaping @MainActor (inout ChangeClasses) -> Void) -> Make {
    { $0.with(change) }
  }
}

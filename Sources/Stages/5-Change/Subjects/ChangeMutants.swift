/// The mutants of Stage 5, a file for each class; the curriculum describes the fault of each.
@MainActor
enum ChangeMutants {
  typealias Make = @MainActor (ChangeClasses) -> ChangeClasses

  /// Functions that make them, by name.
  static let all = interactors.merging(presenters) { first, _ in first }
    .merging(views) { first, _ in first }
}

import TodoApp

/// The mutants of Stage 6, a file for each class; the curriculum describes the fault of each.
@MainActor
enum AddMutants {
  typealias Make = @MainActor (AddClasses) -> AddClasses

  /// Functions that make them, by name.
  static let all = interactors.merging(presenters) { first, _ in first }
    .merging(wireframes) { first, _ in first }
    .merging(refreshes) { first, _ in first }
}

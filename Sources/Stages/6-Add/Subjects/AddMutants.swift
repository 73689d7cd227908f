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

extension AddClasses {
  /// The same classes with another maker for one of them.
  func replacing<Maker>(
    _ path: WritableKeyPath<AddClasses, Maker>,
    by maker: Maker
  ) -> AddClasses {
    var classes = self
    classes[keyPath: path] = maker
    return classes
  }
}

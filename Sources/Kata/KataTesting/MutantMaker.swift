/// Makes mutants of a class that has hooks around the solution; variants are made in the same way.
///
/// A table of mutants has one for each such class: with the maker `presenter`,
/// `presenter(\.onAdd) { … }` is a mutant with another reaction to `addNewEntry()`.
@MainActor
package struct MutantMaker<Parts, Mutant: AnyObject> {
  private let make: @MainActor (Parts) -> Mutant

  /// Takes the function that makes the class with hooks that change nothing.
  package init(_ make: @escaping @MainActor (Parts) -> Mutant) {
    self.make = make
  }

  /// A mutant with several changes, or with a state.
  package func callAsFunction(
    _ mutate: @escaping @MainActor (Mutant) -> Void
  ) -> @MainActor (Parts) -> Mutant {
    { [make] parts in
      let mutant = make(parts)
      mutate(mutant)
      return mutant
    }
  }

  /// A mutant with one other hook.
  package func callAsFunction<Hook>(
    _ hook: ReferenceWritableKeyPath<Mutant, Hook>,
    _ fault: Hook
  ) -> @MainActor (Parts) -> Mutant {
    callAsFunction { $0[keyPath: hook] = fault }
  }
}

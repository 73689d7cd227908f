/// Makes mutants of a class that has hooks around the solution; variants are made in the same way.
///
/// A table of mutants has one for each such class: with the maker `presenter`,
/// `presenter(\.onAdd) { … }` is a mutant with another reaction to `addNewEntry()`.
@MainActor
package struct MutantMaker<Make, Mutant: AnyObject> {
  /// Changes the hooks of an object, and returns the same object.
  package typealias Change = @MainActor (Mutant) -> Mutant

  private let make: @MainActor (@escaping Change) -> Make

  /// Takes the function that makes the class with changed hooks.
  package init(with make: @escaping @MainActor (@escaping Change) -> Make) {
    self.make = make
  }

  /// Takes the function that makes the class with hooks that change nothing.
  package init<Parts>(
    _ make: @escaping @MainActor (Parts) -> Mutant
  ) where Make == @MainActor (Parts) -> Mutant {
    self.init(with: { changed in { parts in changed(make(parts)) } })
  }

  /// A mutant with several changes, or with a state.
  package func callAsFunction(_ mutate: @escaping @MainActor (Mutant) -> Void) -> Make {
    make { mutant in
      mutate(mutant)
      return mutant
    }
  }

  /// A mutant with one other hook.
  package func callAsFunction<Hook>(
    _ hook: ReferenceWritableKeyPath<Mutant, Hook>,
    _ fault: Hook
  ) -> Make {
    self { $0[keyPath: hook] = fault }
  }
}

import KataKit
import KataTesting
import TextViewExercise
import TextViewSolution
import TodoScreens
import TodoTerminal

/// The neighbours that a text view is made of.
@MainActor
package struct ListTextViewParts {
  package let eventHandler: any ListModuleInterface
  package let output: any TextOutput

  package init(eventHandler: any ListModuleInterface, output: any TextOutput) {
    self.eventHandler = eventHandler
    self.output = output
  }

  /// Makes the text view that is checked, or this implementation of it.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` has an unknown name.
  package func make(_ implementation: Implementation? = nil) throws -> any ListTextViewSubject {
    try Self.implementations.make(implementation, from: self)
  }

  /// Makes the finished text view, the model of the rules.
  package func makeSolution() -> TextViewSolution.ListTextView {
    TextViewSolution.ListTextView(eventHandler: eventHandler, output: output)
  }

  package static let implementations = Implementations<Self, any ListTextViewSubject>(
    stage: 3,
    exercise: { parts in
      TextViewExercise.ListTextView(eventHandler: parts.eventHandler, output: parts.output)
    },
    changed: changed,
    solution: { $0.makeSolution() },
    mutants: TextViewMutants.all,
    variants: TextViewVariants.all
  )

  private static var changed: Implementations<Self, any ListTextViewSubject>.Make? {
    guard
      let maker = laterClass("ChangeSubjects.ChangedListTextView") as? any ListTextViewMaker.Type
    else { return nil }
    return { maker.make($0) }
  }
}

/// Makes the view of a later stage, for the suites of this one.
@MainActor
package protocol ListTextViewMaker {
  static func make(_ parts: ListTextViewParts) -> any ListTextViewSubject
}

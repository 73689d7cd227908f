import KataTesting
import TextViewSolution
import TodoScreens
import TodoTerminal

/// The neighbours that a text view is made of.
@MainActor
package struct ListTextViewParts: SubjectParts {
  package typealias Subject = any ListTextViewSubject

  package let eventHandler: any ListModuleInterface
  package var output: any TextOutput

  package init(eventHandler: any ListModuleInterface, output: any TextOutput) {
    self.eventHandler = eventHandler
    self.output = output
  }

  /// Makes the finished text view, the model of the rules.
  package func makeSolution() -> TextViewSolution.ListTextView {
    TextViewSolution.ListTextView(eventHandler: eventHandler, output: output)
  }

  package static let implementations = Implementations<Self, Subject>(
    stage: 3,
    solution: { $0.makeSolution() },
    mutants: TextViewMutants.all,
    variants: TextViewVariants.all
  )
}

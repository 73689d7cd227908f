import TextViewExercise
import TextViewSolution
import TodoScreens
import TodoTerminal

/// The arguments to make a text view.
@MainActor
struct ListTextViewParts {
  let eventHandler: any ListModuleInterface
  var output: any TextOutput

  func makeSolution() -> TextViewSolution.ListTextView {
    TextViewSolution.ListTextView(eventHandler: eventHandler, output: output)
  }
}

extension TextViewExercise.ListTextView {
  convenience init(_ parts: ListTextViewParts) {
    self.init(eventHandler: parts.eventHandler, output: parts.output)
  }
}

import KataKit
import TextViewSolution
import TodoScreens
import TodoTerminal

extension TextViewVariant {
  @MainActor
  func make(
    eventHandler: any ListModuleInterface,
    output: any TextOutput
  ) -> any ListTextViewSubject {
    switch self {
    case .writesCharacters:
      var split = BentTextOutput(output)
      split.bendText = { $0.map { String($0) } }
      return BentListTextView(eventHandler: eventHandler, output: split)
    case .writesLines:
      return LineByLineTextView(eventHandler: eventHandler, output: output)
    case .forgivesBlanks:
      let view = BentListTextView(eventHandler: eventHandler, output: output)
      view.onLine = { [weak view] line in
        await view?.solution.handle(line.filter { !$0.isWhitespace })
      }
      return view
    }
  }
}

import TextViewSolution
import TodoScreens
import TodoTerminal

/// The variants of Stage 3; the curriculum describes each of them.
@MainActor
package enum TextViewVariants {
  /// Functions that make them, by name.
  package static let all: [String: @MainActor (ListTextViewParts) -> any ListTextViewSubject] =
    [
      "writesCharacters": TextViewMutants.on { $0.mutateText = { $0.map { String($0) } } },
      "writesLines": { parts in LineByLineTextView(parts) },
      "forgivesBlanks": { parts in
        let variant = InterceptingListTextView(parts.makeSolution())
        variant.onLine = { [weak variant] line in
          await variant?.solution.handle(line.filter { !$0.isWhitespace })
        }
        return variant
      },
    ]
}

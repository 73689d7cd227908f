import TextViewSolution
import TodoScreens
import TodoTerminal

extension Subject {
  /// How to make the variants of Stage 3, by name; the curriculum says how each one differs.
  static let textViewVariants: [String: @MainActor (ListTextViewParts) -> any ListTextViewSubject] =
    [
      "writesCharacters": on { $0.mutateText = { $0.map { String($0) } } },
      "writesLines": { parts in LineByLineTextView(parts) },
      "forgivesBlanks": { parts in
        let variant = InterceptingListTextView(parts)
        variant.onLine = { [weak variant] line in
          await variant?.solution.handle(line.filter { !$0.isWhitespace })
        }
        return variant
      },
    ]
}

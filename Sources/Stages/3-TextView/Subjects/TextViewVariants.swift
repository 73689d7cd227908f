import KataTesting
import TodoScreens
import TodoTerminal

/// The variants of Stage 3; the curriculum describes each of them.
@MainActor
package enum TextViewVariants {
  /// Functions that make them, by name.
  package static let all: [String: ListTextViewParts.Make] = [
    "writesCharacters": TextViewMutants.on { $0.mutateText = { $0.map { String($0) } } },
    "writesLines": { LineByLineTextView($0) },
    "forgivesBlanks": { parts in
      let variant = InterceptingListTextView(parts)
      variant.onLine = { variant, line in
        await variant.solution.handle(line.filter { !$0.isWhitespace })
      }
      return variant
    },
  ]
}

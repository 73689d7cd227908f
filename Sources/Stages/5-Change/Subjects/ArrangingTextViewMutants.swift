import KataTesting
import TextViewSubjects
import TodoScreens
import TodoTerminal

/// The mutants of Stage 5 in the view; the curriculum describes the fault of each.
@MainActor
enum ArrangingTextViewMutants {
  /// Functions that make them, by name.
  static let all: [String: @MainActor (ArrangingListTextViewParts) -> any ListTextViewSubject] = [
    "sortIsUnknown": typing { line, view, _ in await view.handle(line == "s" ? "x" : line) },
    "sortAndRefresh": typing { line, view, handler in
      await view.handle(line)
      if line == "s" { await handler.updateView() }
    },
    "sortEatsAdd": typing { line, view, _ in await view.handle(line == "a" ? "s" : line) },

    "groupIsUnknown": typing { line, view, _ in await view.handle(line == "g" ? "x" : line) },
    "groupSorts": typing { line, view, _ in await view.handle(line == "g" ? "s" : line) },
    "groupAndRefresh": typing { line, view, handler in
      await view.handle(line)
      if line == "g" { await handler.updateView() }
    },
    "groupOnlyOnce": { parts in
      var isGrouped = false
      return typing { line, view, _ in
        if line != "g" || !isGrouped { await view.handle(line) }
        isGrouped = isGrouped || line == "g"
      }(parts)
    },
    "groupTypedLater": typing { line, view, _ in
      guard line == "g" else { return await view.handle(line) }
      RunningTest.workLater { await view.handle(line) }
    },

    "usageWithoutKeys": writing { $0.replacing(keys, with: "") },
    "keysInHelpAlone": writing { text in
      text.hasPrefix("Unknown") ? text.replacing(keys, with: "") : text
    },
    "helpLosesAKey": writing { $0.replacing(", g group", with: "") },

    "errorsAreRaw": { parts in
      let mutant = InterceptingListTextView(parts.ofStage3) { _ in parts.makeSolution() }
      mutant.onError = { _, message in
        let line = String("Error: \(message)".reversed().drop { $0 == " " }.reversed())
        parts.output.write(line + "\n")
      }
      return mutant
    },
    "keysWaitForEachOther": { parts in
      var isBusy = false
      return typing { line, view, _ in
        guard !isBusy else { return }
        isBusy = true
        await view.handle(line)
        isBusy = false
      }(parts)
    },
    "capitalsCount": typing { line, view, _ in
      await view.handle(["S": "s", "G": "g"][line] ?? line)
    },
  ]

  private static let keys = "s sort, g group, "

  private static func typing(
    _ act:
      @escaping @MainActor (
        String, any ListTextViewSubject, any ArrangingListModuleInterface
      ) async -> Void
  ) -> @MainActor (ArrangingListTextViewParts) -> any ListTextViewSubject {
    { parts in
      let mutant = InterceptingListTextView(parts.ofStage3) { _ in parts.makeSolution() }
      let solution = mutant.solution
      mutant.onLine = { _, line in await act(line, solution, parts.eventHandler) }
      return mutant
    }
  }

  private static func writing(
    _ text: @escaping (String) -> String
  ) -> @MainActor (ArrangingListTextViewParts) -> any ListTextViewSubject {
    { parts in
      var output = InterceptingTextOutput(parts.output)
      output.mutateText = { [text($0)] }
      return ArrangingListTextViewParts(eventHandler: parts.eventHandler, output: output)
        .makeSolution()
    }
  }
}

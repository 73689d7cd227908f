import KataTesting
import TextViewSubjects
import TodoScreens
import TodoTerminal

extension ChangeMutants {
  /// The mutants of the view.
  static let views: [String: Make] = [
    "sortIsUnknown": keys(["s": "x"]),
    "sortAndRefresh": updatingAfter("s"),
    "sortEatsAdd": keys(["a": "s"]),

    "groupIsUnknown": keys(["g": "x"]),
    "groupSorts": keys(["g": "s"]),
    "groupAndRefresh": updatingAfter("g"),
    "groupOnlyOnce": view { mutant, _, _ in
      var isGrouped = false
      mutant.onLine = { mutant, line in
        if line != "g" || !isGrouped { await mutant.solution.handle(line) }
        isGrouped = isGrouped || line == "g"
      }
    },
    "groupTypedLater": view { mutant, _, _ in
      mutant.onLine = { mutant, line in
        guard line == "g" else { return await mutant.solution.handle(line) }
        RunningTest.workLater { await mutant.solution.handle(line) }
      }
    },

    "usageWithoutKeys": writing { $0.replacing(newKeys, with: "") },
    "keysInHelpAlone": writing { text in
      text.hasPrefix("Unknown") ? text.replacing(newKeys, with: "") : text
    },
    "helpLosesAKey": writing { $0.replacing(", g group", with: "") },

    "errorsAreRaw": view { mutant, _, output in
      mutant.onError = { _, message in
        let line = String("Error: \(message)".reversed().drop { $0 == " " }.reversed())
        output.write(line + "\n")
      }
    },
    "keysWaitForEachOther": view { mutant, _, _ in
      var isBusy = false
      mutant.onLine = { mutant, line in
        guard !isBusy else { return }
        isBusy = true
        await mutant.solution.handle(line)
        isBusy = false
      }
    },
    "capitalsCount": keys(["S": "s", "G": "g"]),
  ]

  private static let newKeys = "s sort, g group, "

  // Takes a key for another one.
  private static func keys(_ others: [String: String]) -> Make {
    view { mutant, _, _ in
      mutant.onLine = { mutant, line in
        await mutant.solution.handle(others[line] ?? line)
      }
    }
  }

  private static func updatingAfter(_ key: String) -> Make {
    view { mutant, handler, _ in
      mutant.onLine = { mutant, line in
        await mutant.solution.handle(line)
        if line == key { await handler.updateView() }
      }
    }
  }

  private static func view(
    _ mutate:
      @escaping @MainActor (
        InterceptingListTextView, any ArrangingListModuleInterface, any TextOutput
      ) -> Void
  ) -> Make {
    { classes in
      var classes = classes
      let make = classes.makeView
      classes.makeView = { handler, output in
        let parts = ListTextViewParts(eventHandler: handler, output: output)
        let mutant = InterceptingListTextView(parts) { _ in make(handler, output) }
        mutate(mutant, handler, output)
        return mutant
      }
      return classes
    }
  }

  private static func writing(_ text: @escaping (String) -> String) -> Make {
    { classes in
      var classes = classes
      let make = classes.makeView
      classes.makeView = { handler, real in
        var output = InterceptingTextOutput(real)
        output.mutateText = { [text($0)] }
        return make(handler, output)
      }
      return classes
    }
  }
}

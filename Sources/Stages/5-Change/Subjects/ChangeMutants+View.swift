import KataTesting
import TextViewSubjects
import TodoScreens
import TodoTerminal

extension ChangeMutants {
  /// The mutants of the view.
  static let views: [String: ChangeClasses.MakeView] = [
    "sortIsUnknown": keys(["s": "x"]),
    "sortAndRefresh": updatingAfter("s"),
    "sortEatsAdd": keys(["a": "s"]),

    "groupIsUnknown": keys(["g": "x"]),
    "groupSorts": keys(["g": "s"]),
    "groupAndRefresh": updatingAfter("g"),
    "groupOnlyOnce": view { mutant in
      var isGrouped = false
      mutant.onLine = { mutant, line in
        if line != "g" || !isGrouped { await mutant.solution.handle(line) }
        isGrouped = isGrouped || line == "g"
      }
    },
    "groupTypedLater": view(\.onLine) { mutant, line in
      guard line == "g" else { return await mutant.solution.handle(line) }
      RunningTest.workLater { await mutant.solution.handle(line) }
    },

    "usageWithoutKeys": writing { $0.replacing(newKeys, with: "") },
    "keysInHelpAlone": writing { text in
      text.hasPrefix("Unknown") ? text.replacing(newKeys, with: "") : text
    },
    "helpLosesAKey": writing { $0.replacing(", g group", with: "") },

    "errorsAreRaw": view(\.onError) { mutant, message in
      let line = String("Error: \(message)".reversed().drop { $0 == " " }.reversed())
      mutant.parts.output.write(line + "\n")
    },
    "keysWaitForEachOther": view { mutant in
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
  private static func keys(_ others: [String: String]) -> ChangeClasses.MakeView {
    view(\.onLine) { mutant, line in await mutant.solution.handle(others[line] ?? line) }
  }

  private static func updatingAfter(_ key: String) -> ChangeClasses.MakeView {
    view(\.onLine) { mutant, line in
      await mutant.solution.handle(line)
      if line == key { await mutant.parts.eventHandler.updateView() }
    }
  }

  private static let view = MutantMaker<ChangeClasses.MakeView, InterceptingListTextView>(
    with: { changed in
      { handler, output in
        let parts = ListTextViewParts(eventHandler: handler, output: output)
        return changed(
          InterceptingListTextView(parts) { _ in ChangeClasses.solution.makeView(handler, output) }
        )
      }
    }
  )

  private static func writing(_ text: @escaping (String) -> String) -> ChangeClasses.MakeView {
    { handler, real in
      var output = InterceptingTextOutput(real)
      output.mutateText = { [text($0)] }
      return ChangeClasses.solution.makeView(handler, output)
    }
  }
}

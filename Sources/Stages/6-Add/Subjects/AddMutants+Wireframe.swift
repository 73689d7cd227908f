import AddSolution
import KataTesting
import TodoApp
import TodoRouting
import TodoTerminal

extension AddMutants {
  /// The mutants of the wireframe.
  static let wireframes: [String: Make] = [
    "asksTheBuilderTwice": wireframe(\.onPresent) { mutant in
      _ = mutant.builder.makeAddScreen()
      mutant.solution.presentAddInterface()
    },
    "oneScreenForEver": wireframe(\.onPresent) { mutant in
      let screen = mutant.kept ?? mutant.builder.makeAddScreen()
      mutant.kept = screen
      mutant.root?.present(screen)
    },

    "dismissesNothing": wireframe(\.onDismiss) { _ in },
    "dismissesTwice": wireframe(\.onDismiss) { mutant in
      mutant.solution.dismissAddInterface()
      mutant.solution.dismissAddInterface()
    },
    "dismissesLater": wireframe(\.onDismiss) { mutant in
      RunningTest.workLater { [solution = mutant.solution] in solution.dismissAddInterface() }
    },
    "buildsAgain": wireframe(\.onDismiss) { mutant in
      mutant.solution.dismissAddInterface()
      _ = mutant.builder.makeAddScreen()
    },

    "countsScreens": wireframe { mutant in
      mutant.onPresent = { mutant in
        screens += 1
        mutant.solution.presentAddInterface()
      }
      mutant.onDismiss = { mutant in
        if screens != 0 { mutant.solution.dismissAddInterface() }
        screens = max(0, screens - 1)
      }
    },

    "screenIsKept": wireframe(\.onPresent) { mutant in
      let screen = mutant.builder.makeAddScreen()
      mutant.kept = screen
      mutant.root?.present(screen)
    },
  ]

  private static var screens = 0

  private static let wireframe = MutantMaker<Make, InterceptingAddWireframe>(with: { changed in
    { $0.with { $0.makeWireframe = { changed(InterceptingAddWireframe($0, $1)) } } }
  })
}

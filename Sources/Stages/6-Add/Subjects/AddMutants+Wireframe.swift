import AddSolution
import KataTesting
import TodoApp
import TodoRouting
import TodoTerminal

extension AddMutants {
  /// The mutants of the wireframe.
  static let wireframes: [String: Make] = [
    "asksTheBuilderTwice": wireframe { mutant, parts in
      mutant.onPresent = { [weak mutant] in
        _ = parts.builder.makeAddScreen()
        mutant?.solution.presentAddInterface()
      }
    },
    "oneScreenForEver": wireframe { mutant, parts in
      var screen: (any TextScreen)?
      mutant.onPresent = {
        let shown = screen ?? parts.builder.makeAddScreen()
        screen = shown
        parts.root()?.present(shown)
      }
    },

    "dismissesNothing": wireframe { mutant, _ in mutant.onDismiss = {} },
    "dismissesTwice": wireframe { mutant, _ in
      mutant.onDismiss = { [weak mutant] in
        mutant?.solution.dismissAddInterface()
        mutant?.solution.dismissAddInterface()
      }
    },
    "dismissesLater": wireframe { mutant, _ in
      mutant.onDismiss = { [solution = mutant.solution] in
        RunningTest.workLater { solution.dismissAddInterface() }
      }
    },
    "buildsAgain": wireframe { mutant, parts in
      mutant.onDismiss = { [weak mutant] in
        mutant?.solution.dismissAddInterface()
        _ = parts.builder.makeAddScreen()
      }
    },

    "countsScreens": wireframe { mutant, _ in
      mutant.onPresent = { [weak mutant] in
        screens += 1
        mutant?.solution.presentAddInterface()
      }
      mutant.onDismiss = { [weak mutant] in
        if screens != 0 { mutant?.solution.dismissAddInterface() }
        screens = max(0, screens - 1)
      }
    },

    "screenIsKept": wireframe { mutant, parts in
      var kept: [any TextScreen] = []
      mutant.onPresent = {
        let screen = parts.builder.makeAddScreen()
        kept.append(screen)
        parts.root()?.present(screen)
      }
    },
  ]

  private static var screens = 0

  fileprivate typealias WireframeParts = (
    root: () -> (any RootWireframeInterface)?, builder: any AddModuleBuilderInterface
  )

  private static func wireframe(
    _ mutate: @escaping @MainActor (InterceptingAddWireframe, WireframeParts) -> Void
  ) -> Make {
    { makers in
      var makers = makers
      makers.makeWireframe = { root, builder in
        let mutant = InterceptingAddWireframe(
          AddSolution.AddWireframe(rootWireframe: root, builder: builder)
        )
        mutate(mutant, ({ [weak root] in root }, builder))
        return mutant
      }
      return makers
    }
  }
}

import InteractorSubjects
import PresenterSubjects
import TextViewSubjects
import TodoScreens
import TodoTerminal

/// The variants of Stage 5, made from different starting points; the curriculum describes each of
/// them.
@MainActor
enum ChangeVariants {
  /// Functions that make them, by name.
  static let all: [String: @MainActor (ChangeClasses) -> ChangeClasses] = [
    "aroundTheSolutions": { _ in around() },
    "aroundPlainCode": { _ in
      around(interactor: "reckonsPlainly", presenter: "fillsBuckets", view: "writesLines")
    },
    "aroundEagerCode": { _ in around(interactor: "endsOlderRequests") },
  ]

  // The change, wrapped around these variants of Stages 1 to 3, or around the solution.
  private static func around(
    interactor: String = "",
    presenter: String = "",
    view: String = ""
  ) -> ChangeClasses {
    ChangeClasses(
      makeInteractor: { parts in
        SortingAround(InteractorVariants.all[interactor]?(parts) ?? parts.makeSolution(), parts)
      },
      makePresenter: ArrangingAround.maker { parts in
        ArrangingAround(parts) { PresenterVariants.all[presenter]?($0) ?? $0.makeSolution() }
      },
      makeView: { handler, output in
        let parts = ListTextViewParts(eventHandler: handler, output: output)
        let old = TextViewVariants.all[view]?(parts) ?? parts.makeSolution()
        let view = InterceptingListTextView(parts) { _ in old }
        // The old view does not know s and g.
        view.onLine = { _, line in
          let commands = "a add, r refresh, s sort, g group, ? help, q quit\n"
          switch line {
          case "a", "r": await old.handle(line)
          case "s": await handler.changeOrder()
          case "g": await handler.changeGrouping()
          default: output.write(line == "?" ? commands : "Unknown command. " + commands)
          }
        }
        return view
      }
    )
  }
}

import DetailSolution
import Foundation
import TodoApp
import TodoDomain
import TodoRouting
import TodoUseCases

/// The variants of Stage 7; the curriculum describes each of them.
@MainActor
enum DetailVariants {
  /// Functions that make them, by name.
  static let all: [String: @MainActor (DetailClasses) -> DetailClasses] = [
    "otherShapes": { _ in
      DetailClasses(
        makeInteractor: { dataManager, clock, calendar in
          let interactor = InterceptingDetailInteractor(dataManager, clock, calendar)
          interactor.onChange = { other, name, dueDate in
            // Which of two reasons is reported is open.
            let keepsDay =
              other.found.map { calendar.isDate($0.item.dueDate, inSameDayAs: dueDate) } ?? true
            let isPast =
              calendar.compare(dueDate, to: clock.now, toGranularity: .day) == .orderedAscending
            guard isPast, !keepsDay else {
              return await other.solution.changeItem(name: name, dueDate: dueDate)
            }
            other.output?.refusedChange(.dueDateBeforeToday)
          }
          return interactor
        },
        makePresenter: {
          let presenter = InterceptingDetailPresenter($0, $1, $2, $3, $4)
          presenter.onDismiss = { other in
            other.wireframe.dismissDetailInterface()
            other.view = nil
          }
          // The rules do not say what a change during a find does.
          var finds = 0
          presenter.onUpdate = { other in
            finds += 1
            await other.solution.updateView()
            finds -= 1
          }
          presenter.onChange = { solution, _ in if finds == 0 { await solution() } }
          return presenter
        },
        makeWireframe: { InterceptingDetailWireframe($0, $1, $2) }
      )
    }
  ]
}

import DetailSolution
import Foundation
import KataTesting
import TodoApp
import TodoRouting
import TodoTerminal

/// The mutants of Stage 7, a file for each larger class; the curriculum describes the faults.
@MainActor
enum DetailMutants {
  typealias Make = @MainActor (DetailClasses) -> DetailClasses

  /// Functions that make them, by name.
  static let all = interactors.merging(presenters) { first, _ in first }
    .merging(wireframes) { first, _ in first }

  /// The mutants of the wireframe.
  private static let wireframes: [String: Make] = [
    "screenForEachItem": wireframe { mutant in
      var screens: [UUID: any TextScreen] = [:]
      mutant.onPresent = { mutant, id in
        let screen = screens[id] ?? mutant.builder.makeDetailScreen(for: id)
        screens[id] = screen
        mutant.root?.present(screen)
      }
    },
    "dismissesNothing": wireframe(\.onDismiss) { _ in },
    "dismissesTwice": wireframe(\.onDismiss) { mutant in
      mutant.solution.dismissDetailInterface()
      mutant.solution.dismissDetailInterface()
    },
    "routeClaimsSuccess": wireframe(\.onLink) { _, _ in true },
    "rootIsKept": wireframe { $0.kept = $0.root },
    "screenIsKept": wireframe(\.onPresent) { mutant, id in
      let screen = mutant.builder.makeDetailScreen(for: id)
      mutant.kept = screen
      mutant.root?.present(screen)
    },
  ]

  private static let wireframe = MutantMaker<Make, InterceptingDetailWireframe>(with: { changed in
    { $0.with { $0.makeWireframe = { changed(InterceptingDetailWireframe($0, $1, $2)) } } }
  })
}

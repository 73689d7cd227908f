import TodoDomain
import TodoUseCases

/// The variants of Stage 1; the curriculum describes each of them.
@MainActor
package enum InteractorVariants {
  /// Functions that make them, by name.
  package static let all: [String: @MainActor (ListInteractorParts) -> any ListInteractorSubject] =
    [
      "reckonsPlainly": { parts in PlainReckoningInteractor(parts) },
      "cancelsOlderRequests": { parts in
        let latest = LatestTask()
        return PerRequestInteractor(parts) { await latest.run($0) }
      },
      "endsOlderRequests": { parts in
        let newest = NewestRequest()
        return PerRequestInteractor(parts) { await newest.run($0) }
      },
      // It has the class of the mutants, so that a test of the class rejects correct code, too.
      "asksInAChildTask": { InterceptingListInteractor($0, around: ChildTaskInteractor.init) },
    ]
}

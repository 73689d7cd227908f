import KataTesting
import TodoDomain
import TodoUseCases

/// The variants of Stage 1; the curriculum describes each of them.
@MainActor
package enum InteractorVariants {
  private static let interactor = MutantMaker { InterceptingListInteractor($0) }

  /// Functions that make them, by name.
  ///
  /// Some have the class of the mutants, so that a test of the class rejects correct code, too.
  package static let all: [String: ListInteractorParts.Make] = [
    "reckonsPlainly": { PlainReckoningInteractor($0) },
    "cancelsOlderRequests": interactor { variant in
      var latest: Task<Void, Never>?
      variant.onFind = { variant in
        latest?.cancel()
        let task = Task { await variant.newRequest().findUpcomingItems() }
        latest = task
        await task.endsOrIsCancelled()
      }
    },
    "endsOlderRequests": interactor { variant in
      var drop: () -> Void = {}
      variant.onFind = { variant in
        drop()
        let (running, end) = AsyncStream.makeStream(of: Never.self)
        let request = variant.newRequest()
        drop = {
          request.output = nil
          end.finish()
        }
        let task = Task {
          await request.findUpcomingItems()
          end.finish()
        }
        // The call ends, although its data manager may not have answered.
        await withTaskCancellationHandler {
          for await _ in running {}
        } onCancel: {
          task.cancel()
        }
      }
    },
    "asksInAChildTask": { PlainReckoningInteractor($0, asksInAChildTask: true) },
  ]
}

extension Task<Void, Never> {
  /// Waits for the end of the task, which is cancelled together with the caller.
  @MainActor func endsOrIsCancelled() async {
    await withTaskCancellationHandler {
      await value
    } onCancel: {
      cancel()
    }
  }
}

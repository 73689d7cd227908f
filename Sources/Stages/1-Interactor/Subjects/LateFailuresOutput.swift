import TodoUseCases

/// Drops an older request's answers, and passes its failures on.
@MainActor
final class LateFailuresOutput: ListInteractorOutput {
  private let output: (any ListInteractorOutput)?
  private let isNewest: () -> Bool

  init(_ output: (any ListInteractorOutput)?, isNewest: @escaping () -> Bool) {
    self.output = output
    self.isNewest = isNewest
  }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    if isNewest() { output?.foundUpcomingItems(items) }
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    output?.failedToFindUpcomingItems(failure)
  }
}

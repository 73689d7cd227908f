import InteractorSolution
import TodoDomain
import TodoUseCases

/// Makes a new solution for each request; `run` decides how requests affect each other.
@MainActor
final class PerRequestInteractor: ListInteractorSubject {
  weak var output: (any ListInteractorOutput)?
  private let makeSolution: () -> InteractorSolution.ListInteractor
  private let run: (_ request: InteractorSolution.ListInteractor) async -> Void

  init(
    _ parts: ListInteractorParts,
    run: @escaping (_ request: InteractorSolution.ListInteractor) async -> Void
  ) {
    makeSolution = { parts.makeSolution() }
    self.run = run
  }

  func findUpcomingItems() async {
    let request = makeSolution()
    request.output = output
    await run(request)
  }
}

/// Runs each request in a task that the next one cancels.
@MainActor
final class LatestTask {
  private var task: Task<Void, Never>?

  func run(_ request: InteractorSolution.ListInteractor) async {
    task?.cancel()
    let task = Task { await request.findUpcomingItems() }
    self.task = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }
}

/// Ends each request as soon as the next one begins, although its data manager has not answered.
@MainActor
final class NewestRequest {
  private var drop: () -> Void = {}

  func run(_ request: InteractorSolution.ListInteractor) async {
    drop()
    let (running, end) = AsyncStream.makeStream(of: Never.self)
    drop = {
      request.output = nil
      end.finish()
    }
    let task = Task {
      await request.findUpcomingItems()
      end.finish()
    }
    await withTaskCancellationHandler {
      for await _ in running {}
    } onCancel: {
      task.cancel()
    }
  }
}

/// Runs each request after the previous one has ended.
@MainActor
final class RequestQueue {
  private var last: Task<Void, Never>?

  func run(_ request: InteractorSolution.ListInteractor) async {
    let before = last
    let task = Task {
      await before?.value
      await request.findUpcomingItems()
    }
    last = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }
}

import DoubleInterfaces
import DoublesSubjects
import Foundation
import KataTesting
import TodoDomain
import TodoRouting
import TodoScreens
import TodoStorage

// What a test does with the doubles, for the stories and the random scenarios.
extension Act<DoublesWorld> {
  private static let recorded =
    "A spy records every call, with its arguments, in order, repeats included."
  private static let answered =
    "A request gets the answer that the spy was made with, or waits until a test gives it one."
  private static let cancelledRequest =
    "A cancelled request gets the same answer as any other, and not earlier."
  private static let moment =
    "The clock shows the time it was moved to, and a sleep ends when its deadline has come."
  private static let cancelledSleep =
    "A cancelled sleep ends immediately, and no other sleep ends."
  private static let stored =
    "A store returns the records in the half-open range, unchanged, or fails once on demand."

  @MainActor static func reported(_ call: ListViewCall) -> Act {
    Act("the view gets \(call)", rule: recorded) { world in
      switch call {
      case .showNoContentMessage: world.view?.showNoContentMessage()
      case .showUpcomingDisplayData(let data): world.view?.showUpcomingDisplayData(data)
      case .showErrorMessage(let message): world.view?.showErrorMessage(message)
      }
      let calls = world.view?.calls ?? []
      // Only the newest, since `compared` looks at all of them.
      world.see(["\(calls.count) calls"] + calls.suffix(2).map(\.description))
    }
  }

  static func asked(_ range: Range<Date>) -> Act {
    Act("todoItems(dueIn: \(shown(range)))", rule: answered) { world in
      world.ask(range)
      await takeTurns(1)
      await world.lookAround()
    }
  }

  /// A request of a task that is cancelled before it asks.
  static func askedCancelled(_ range: Range<Date>) -> Act {
    Act("a cancelled task calls todoItems(dueIn: \(shown(range)))", rule: cancelledRequest) {
      world in
      world.ask(range)
      world.asks.last?.cancel()
      await takeTurns(1)
      await world.lookAround()
    }
  }

  static func requestCancelled(_ number: Int) -> Act {
    Act("the task of request \(number) is cancelled", rule: cancelledRequest) { world in
      if world.asks.indices.contains(number) { world.asks[number].cancel() }
      await world.lookAround()
    }
  }

  static func given(_ answer: Result<[TodoItem], any Error>, to request: Int) -> Act {
    Act("request \(request) gets \(answer.text)", rule: answered) { world in
      if world.open.remove(request) != nil { world.endsAwaited += 1 }
      world.dataManager?.spy.give(answer, to: request)
      await world.lookAround()
    }
  }

  static let presented = Act(
    "presentAddInterface()",
    rule: "A mock accepts only the expected calls, and its text shows both lists."
  ) {
    $0.wireframe?.presentAddInterface()
    $0.see([$0.mismatch])
  }

  /// Both moves come before any sleeper can run; the task that makes them may be cancelled.
  static func moved(to date: Date, then next: Date? = nil, isCancelled: Bool = false) -> Act {
    let cancelled = isCancelled ? "in a cancelled task, " : ""
    let again = next.map { ", and immediately to \(shown($0))" } ?? ""
    return Act("\(cancelled)the clock is moved to \(shown(date))\(again)", rule: moment) { world in
      let mover = Task { for date in [date, next].compactMap(\.self) { world.show(date) } }
      if isCancelled { mover.cancel() }
      await mover.value
      await world.lookAround()
    }
  }

  static func slept(until deadline: Date) -> Act {
    Act("a task sleeps until \(shown(deadline))", rule: moment) { world in
      world.sleep(until: deadline)
      await takeTurns(1)
      await world.lookAround()
    }
  }

  /// A task that is cancelled before it sleeps.
  static func sleptCancelled(until deadline: Date) -> Act {
    Act("a cancelled task sleeps until \(shown(deadline))", rule: cancelledSleep) { world in
      world.sleep(until: deadline)
      world.cancel(world.sleeps.count)
      await takeTurns(1)
      await world.lookAround()
    }
  }

  /// The sleep with this number, from 1, is cancelled; the move comes before it can run.
  static func cancelled(_ number: Int, then next: Date? = nil) -> Act {
    let move = next.map { ", and the clock immediately moved to \(shown($0))" } ?? ""
    return Act("sleep \(number) is cancelled\(move)", rule: cancelledSleep) { world in
      world.cancel(number)
      next.map(world.show)
      await world.lookAround()
    }
  }

  /// All at the same time, each in a task of its own.
  static func inserted(_ records: [TodoRecord]) -> Act {
    // Immediately after each insert, before a task of the store could run. The examples insert one
    // record at a time, and read at their end.
    let isRead = records.count > 1
    return Act("inserted at the same time: \(records.text)", rule: stored) { world in
      guard let store = world.store else { return }
      // In one task, so that the main actor waits once.
      let facts = await Task.detached {
        await withTaskGroup(of: String?.self, returning: [String].self) { group in
          for record in records {
            group.addTask {
              do {
                try await store.insert(record)
                guard isRead else { return nil }
                let found = try await store.records(dueIn: .distantPast..<(.distantFuture))
                let isFound = found.contains { $0.id == record.id }
                return isFound ? nil : "a read after an insert does not find its record"
              } catch {
                return "insert failed with \(error)"
              }
            }
          }
          return await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
        }
      }.value
      world.see(facts)
    }
  }

  static func read(_ range: Range<Date>) -> Act {
    Act("records(dueIn: \(shown(range)))", rule: stored) { world in
      do {
        world.see(try await world.store?.records(dueIn: range).map(\.inASCII).sorted() ?? [])
      } catch {
        world.see(["read failed with \(error)"])
      }
    }
  }

  static func failsNext(_ error: any Error) -> Act {
    Act(
      "failNext(with:) on the store: \(error.shownInScenario)",
      rule: "A store fails at the next call, and does not change when it fails."
    ) { $0.store?.failNext(with: error) }
  }

  /// Another test makes doubles of its own, and uses them; what they share with these would be seen,
  /// here or at a later act.
  static func another(isHeld: Bool) -> Act {
    Act(
      "another test uses other doubles; its data manager \(isHeld ? "holds" : "answers")",
      rule: "Doubles of one test share nothing with those of another."
    ) { world in
      let other = world.another(answer: isHeld ? nil : .success([]))
      let acts: [Act] =
        [
          .reported(.showErrorMessage("another test")), .presented, .asked(morning..<morning),
          .slept(until: morning + 5), .moved(to: morning - 5),
        ] + (isHeld ? [.given(.success([]), to: 0)] : [])
      for act in acts + [.compared] { try await act.call(other) }
      await world.lookAround()
      try await compared.call(world)
    }
  }

  /// The test compares what all doubles recorded.
  static let compared = Act("the test compares what the doubles recorded", rule: recorded) {
    let calls = $0.view?.calls.map(\.description) ?? []
    $0.see(calls + $0.requests + [$0.mismatch, $0.time])
  }

  static let letGo = Act("the test is over", rule: "A double is freed after its test.") {
    await $0.letGo()
  }

  func times(_ count: Int) -> Act {
    Act("\(label), \(count) times", rule: rule) { world in
      for _ in 1...count { try await call(world) }
    }
  }
}

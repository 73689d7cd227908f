import DoubleInterfaces
import DoublesSubjects
import Foundation
import KataTesting
import TodoRouting
import TodoStorage

// The doubles alone, without code of another stage.
extension DoublesStory {
  /// The stories of a mock that gets fewer, as many, or more calls than it expects.
  static let mocks = [(1, 0), (0, 1), (1, 1), (1, 2), (2, 1), (0, 0)].map { expected, got in
    DoublesStory(
      doing:
        "mismatch() of a mock that expects \(expected) and gets \(got) of presentAddInterface()"
    ) { doubles, _ in
      let list = { (count: Int) in
        Array(repeating: ListWireframeCall.presentAddInterface, count: count)
      }
      let mock = doubles.makeListWireframeMock(list(expected))
      for _ in list(got) { mock.presentAddInterface() }
      return [mock.mismatch() ?? "nil"]
    }
  }

  /// The stories of the store's promises.
  static let contract =
    [
      inserting(
        "a read of ten seconds, with records before, at its start, inside and at its end",
        [record("before", -1), record("start", 0), record("inside", 9), record("end", 10)]
      ),
      inserting(
        "a read, with two records with the same name and date",
        [record("twin", 1, id: 1), record("twin", 1, id: 2)]
      ),
      inserting(
        "a read, with one record that was inserted twice",
        [record("twice", 1), record("twice", 1)]
      ),
      inserting(
        "a read, with names that have accents, spaces, line ends and emoji",
        [
          record("fu\u{308}r", 1), record("f\u{FC}r", 1, id: 2), record(" blanks ", 1, id: 3),
          record("line\r\nline", 1, id: 4), record("\u{1F468}\u{200D}\u{1F467}", 1, id: 5),
        ]
      ),
      inserting("a read, with a record that is due at half a second", [record("half", 1.5)]),
    ] + behindAnInteractor

  /// The stories of requests whose tasks are cancelled.
  static let cancelledRequests = [
    acts(
      "A request that is cancelled while it waits, and then gets its answer",
      [.asked(morning..<(morning + 10)), .requestCancelled(0), .given(.items(["pack"]), to: 0)]
    )
  ]

  /// The stories of a store that fails on demand.
  static let faults = [
    acts(
      "An insert that fails on demand, then one that works",
      [
        .inserted([record("first", 1, id: 1)]), .failsNext(DiskError(Seed.title("disk full"))),
        .inserted([record("second", 2, id: 2)]), .read(morning..<(morning + 10)),
        .inserted([record("third", 3, id: 3)]), .read(morning..<(morning + 10)),
      ]
    ),
    acts(
      "A read that a test made fail, then one that works",
      [
        .inserted([record("first", 1, id: 1)]), .failsNext(DiskError(Seed.title("no network"))),
        .read(morning..<(morning + 10)), .read(morning..<(morning + 10)),
      ]
    ),
  ]

  /// The stories of doubles after the end of their test.
  static let doublesLetGo = [
    acts(
      "Your doubles, released at the end of a test",
      [.reported(.showNoContentMessage), .inserted([record("pack", 1)]), .letGo]
    ),
    letGo,
  ]

  /// The stories of tasks that sleep by the clock.
  static let deadlines = [
    acts(
      "Three tasks that sleep for 30, 10 and 20 seconds, and a clock moved by 10, then by 30",
      [30, 10, 20].map { .slept(until: morning + $0) }
        + [10, 30].map { .moved(to: morning + $0) }
    ),
    acts("A sleep until the present moment", [.slept(until: morning)]),
    acts(
      "A sleep of ten seconds, and a clock moved back, then forward",
      [.slept(until: morning + 10), .moved(to: morning - 60), .moved(to: morning + 60)]
    ),
    acts(
      "A sleep of ten seconds, and a clock moved forward and immediately back",
      [.slept(until: morning + 10), .moved(to: morning + 10, then: morning)]
    ),
  ]

  /// The stories of sleeps that are cancelled.
  static let cancelled = [
    acts(
      "Two tasks that sleep, and the first is cancelled",
      [
        .slept(until: morning + 20), .slept(until: morning + 10), .cancelled(1),
        .moved(to: morning + 30),
      ]
    ),
    acts(
      "A task that was cancelled before it sleeps",
      [.sleptCancelled(until: morning + 10), .moved(to: morning + 20)]
    ),
    acts(
      "A task that was cancelled before it sleeps, until a moment that has passed",
      [.sleptCancelled(until: morning - 10)]
    ),
  ]

  private static func inserting(_ doing: String, _ records: [TodoRecord]) -> DoublesStory {
    let count = records.count == 1 ? "one insert" : "\(records.count) inserts"
    return acts(
      "An empty store, \(count), then \(doing)",
      records.map { .inserted([$0]) } + [.read(morning..<(morning + 10))]
    )
  }

  private static func acts(_ doing: String, _ acts: [Act<DoublesWorld>]) -> DoublesStory {
    DoublesStory(doing: doing) { doubles, _ in
      let log = CallLog()
      let world = DoublesWorld(doubles, log: log)
      var seen: [String] = []
      for act in acts {
        try await act.call(world)
        // What is seen at one moment has no order, so it is one value.
        let facts = await log.takeCalls(turns: 0).map(\.description)
        if !facts.isEmpty { seen.append(facts.joined(separator: "\n")) }
      }
      return seen
    }
  }
}

/// A record that is due this number of seconds after the morning.
func record(_ name: String, _ seconds: Double, id: Int = 1) -> TodoRecord {
  TodoRecord(
    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(id % 256))),
    name: Seed.title(name),
    dueDate: morning + seconds
  )
}

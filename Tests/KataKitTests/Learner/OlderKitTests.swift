import Foundation
import KataKit
import ScratchFolders
import Testing

/// Files in `.kata` exactly as an older kit wrote them.
struct OlderKitTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test("Progress with a chosen order of steps opens, and finished steps stay done")
  func test_load_progressWithOrder_keepsWhatIsDone() throws {
    try folder.write(
      """
      {
        "acknowledged" : [
          "3.tension"
        ],
        "done" : [
          "3.tension"
        ],
        "focus" : "3.tension",
        "hints" : {
          "3.tension" : 1
        },
        "neverRed" : [

        ],
        "orders" : {
          "3" : "inside-out"
        },
        "scenarios" : {

        }
      }
      """,
      to: ProgressStore.path
    )
    var notices: [String] = []

    let progress = try ProgressStore(package: folder.url).load { notices.append($0) }

    #expect(notices == [])
    #expect(progress.wasDone(try Stage.clockwork.toyStep("tension")))
    #expect(progress.focus == "3.tension")
  }

  @Test("A learner who took the last steps first continues at the first open one, without a loss")
  func test_session_laterStepDone_goesOnAtTheFirstOpenOne() throws {
    let store = ProgressStore(package: folder.url)
    try folder.write(
      #"{"done":["3.tension"],"focus":"3.tension","orders":{"3":"inside-out"}}"#,
      to: ProgressStore.path
    )
    var session = LearnerSession(progress: try store.load { _ in })
    let waiting = StageReport.toy(
      ["turn": .toyRed],
      others: .waiting("waits for step 1"),
      of: .clockwork
    )

    let standing = session.take([waiting])
    let counts = Board(reports: session.reports, progress: session.progress).counts()

    #expect(standing == .red(waiting.steps[0]))
    #expect(session.progress.focus == "3.turn")
    #expect(counts == ["Stage 3  Clockwork    core 1 of 2"])
  }

  @Test("A journal whose last line is cut off gives the learner's place and the damage")
  func test_stay_journal_isRead() throws {
    try folder.write(
      """
      {"added":0,"duration":12.345,"kind":"build failed","removed":0,"stage":1,"step":"first",\
      "time":"2014-05-21T08:58:00Z"}
      {"added":4,"duration":3.1,"kind":"red","missed":["neverStops"],"removed":1,"stage":1,\
      "step":"yours","time":"2014-05-21T09:00:00Z"}
      {"added":1,"duration":2,"kind":"tidied","removed":1,"stage":1,"step":"yours",\
      "time":"2014-05-21T09:01:00Z"}
      {"added":1,"dura
      """,
      to: Journal.path
    )

    let (stay, notice) = try Journal(package: folder.url).stay()

    #expect(stay?.last.step == "yours")
    #expect(stay?.last.kind == .tidied)
    #expect(stay?.since == Date(timeIntervalSince1970: 1_400_662_800))
    #expect(notice?.hasPrefix("Line 4 of .kata/journal.jsonl could not be read; ") == true)
  }
}

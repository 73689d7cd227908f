import CommandLineKit
import Foundation
import ScratchFolders
import Testing
import TodoApp
import TodoClasses
import TodoMocks
import TodoScreens
import TodoTerminal

@MainActor
struct TodoSessionTests {
  @Test("If no class writes anything, the session says whose list it runs, and how to go on")
  func test_run_silentView_saysHowToGoOn() async throws {
    let pipe = Pipe()
    let folder = ScratchFolder()
    let request = try TodoOptions.program(environment: [:])
      .request(["--store", folder.file("items"), "--use", "4"])
    guard case .run(let options) = request else { throw CancellationError() }
    var listClasses = ListClasses.solution
    listClasses.makeView = { _, _ in SilentView() }

    _ = await TodoSession(
      options: options,
      output: TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor),
      lines: LineSourceSpy(
        nextLine: .inTurn(
          .success(.text("a\u{7}")),
          .success(.text("o")),
          .success(.text(".")),
          .success(nil)
        )
      ),
      prompt: nil,
      style: .plain,
      complain: { _ in },
      listClasses: listClasses,
      addClasses: .solution,
      detailClasses: .solution,
      linkOpener: LinkOpenerSpy(open: .success(true))
    )
    .run()
    try pipe.fileHandleForWriting.close()

    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(
      String(decoding: text, as: UTF8.self) == """
        Nothing is shown: --use 4 runs your list of stages 1 to 3, and it is not finished.
        `swift run kata` leads to the next step; `swift run todo` shows the finished list.
        Nothing answers "a\u{FFFD}" yet: --use 4 runs your classes. `swift run kata` leads to the next step.
        --- Open items ---
        Nothing is open (d done items, . back, q quit)
        --- To do ---

        """
    )
  }
}

private final class SilentView: ListViewInterface, TextScreen {
  func viewWillAppear() async {}
  func handle(_ line: String) async {}
  func showNoContentMessage() {}
  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {}
  func showErrorMessage(_ message: String) {}
}

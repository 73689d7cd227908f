import CommandLineKit
import Foundation
import TodoDomain
import TodoTerminal

/// One run of the app: from the options to the exit status.
@MainActor
package struct TodoSession {
  private let options: TodoOptions
  private let output: TerminalOutput
  private let lines: any LineSource
  private let prompt: Prompt?
  private let store: FileDataStore
  private let style: TextStyle
  private var builder: ModuleBuilder
  private let complain: @Sendable (String) -> Void

  /// Creates a run; the store is not touched before `run()`.
  ///
  /// Without a `prompt`, no prompt is written. `complain` receives each notice and each error of
  /// the run as one sentence, on any thread.
  package init(
    options: TodoOptions,
    output: TerminalOutput,
    lines: any LineSource,
    prompt: Prompt?,
    style: TextStyle,
    complain: @escaping @Sendable (String) -> Void,
    listClasses: ListClasses,
    addClasses: AddClasses,
    detailClasses: DetailClasses,
    linkOpener: any LinkOpener
  ) {
    self.options = options
    self.output = output
    self.lines = lines
    self.prompt = prompt
    self.style = style
    self.complain = complain
    store = FileDataStore(
      file: options.store,
      makesFolder: options.makesFolder,
      onNotice: complain
    )
    builder = ModuleBuilder(
      dataStore: store,
      clock: options.now.map(FixedClock.init) ?? SystemClock(),
      calendar: options.calendar,
      locale: options.locale,
      output: output,
      linkOpener: linkOpener,
      listClasses: listClasses,
      addClasses: addClasses,
      detailClasses: detailClasses
    )
    guard let also = options.also else { return }
    let others = FileDataStore(file: also, isRequired: true, onNotice: complain)
    builder.listDataManager = MergedDataManager(
      ListDataManager(store: store),
      and: ListDataManager(store: others),
      limit: .seconds(2),
      clock: ContinuousClock()
    ) { reason in
      complain("The items of \(also.shownAsData) are not in the list: \(reason).")
    }
  }

  /// Does what the options say, and returns the exit status.
  package func run() async -> ExitStatus {
    switch options.command {
    case .add(let name, let due):
      return await add(name, due: due)
    case .done(let text):
      return await markDone(text)
    case .list(let addsSamples):
      if addsSamples { await addSamples() }
      await showList()
      return store.lastCallFailed ? .storeError : .success
    }
  }

  private func add(_ name: String, due: Date?) async -> ExitStatus {
    let interactor = builder.makeAddInteractor()
    let command = AddCommand(
      interactor: interactor,
      output: output,
      calendar: options.calendar,
      complain: complain
    )
    interactor.output = command
    return await command.add(name: name, due: due)
  }

  // Adds items for this week and the next, so that a beginner's list shows something. If the store
  // cannot be used, the list says so.
  private func addSamples() async {
    let items = try? await DetailDataManager(store: store).items()
    guard items?.contains(where: { !$0.isDone }) == false else { return }
    let today = options.calendar.startOfDay(for: builder.clock.now)
    let dataManager = AddDataManager(store: store)
    for (name, days) in [("Write a failing test", 0), ("Make it pass", 1), ("Tidy the code", 7)] {
      let day = options.calendar.date(byAdding: .day, value: days, to: today) ?? today
      guard (try? await dataManager.addNewEntry(TodoItem(name: name, dueDate: day))) != nil else {
        return
      }
    }
    complain(
      """
      The list was empty, so three sample items were added. With o you can open one, and delete it.
      """
    )
  }

  private func markDone(_ text: String) async -> ExitStatus {
    let (interactor, pick) = (builder.makeDetailInteractor(), builder.makePickInteractor())
    let command = DoneCommand(
      interactor: interactor,
      pick: pick,
      rows: builder.pickRows,
      output: output,
      complain: complain
    )
    interactor.output = command
    pick.output = command
    return await command.markDone(text)
  }

  private func showList() async {
    let root = RootWireframe { [output, style] screen in
      let title =
        switch screen {
        case is AddTextView: "New item"
        case is PickTextView: "Open items"
        case is DetailTextView: "Item"
        default: "To do"
        }
      output.heading = style.styled("--- \(title) ---", .dimmed) + "\n"
    }
    root.present(builder.makeListScreen(rootWireframe: root))
    await root.showTopScreen()
    let own = options.implementation
    if !output.hasWritten {
      output.write(
        """
        Nothing is shown: --use \(own.lastOwnStage) runs \(own.ownList), and it is not finished.
        `swift run kata` leads to the next step; `swift run todo` shows the finished list.

        """
      )
    }
    let pick = builder.makePickInteractor()
    let note = OverdueNote(interactor: pick, output: output)
    pick.output = note
    let refresh = MidnightRefreshParts(
      todoClock: builder.clock,
      clock: ContinuousClock(),
      calendar: options.calendar,
      root: root,
      prompt: prompt
    )
    await InputLoop(
      root: root,
      lines: lines,
      output: output,
      prompt: prompt,
      makePickScreen: { [builder] in builder.makePickScreen(root: root) },
      undo: UndoCommand(store: builder.dataStore, output: output),
      unanswered: { line in
        guard own.lastOwnStage > 0 else { return nil }
        return """
          Nothing answers "\(line.shownAsData)" yet: --use \(own.lastOwnStage) runs your classes. \
          `swift run kata` leads to the next step.

          """
      },
      belowList: { await note.write() },
      whileOpen: { [builder] in await builder.addClasses.makeMidnightRefresh(refresh).run() }
    )
    .run()
    // The last heading may still wait for a text.
    output.write("")
  }
}

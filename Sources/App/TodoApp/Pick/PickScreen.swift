import CommandLineKit
import Foundation
import TodoDomain
import TodoRouting
import TodoTerminal
import TodoUseCases

/// Shows all open items with numbers; a number, or a part of a name, opens an item.
@MainActor
package final class PickScreen: TextScreen {
  private let openItems: OpenItems
  private let wireframe: any PickWireframeInterface
  private let output: any TextOutput
  private weak var root: RootWireframe?
  private let undo: UndoCommand
  // As on the screen, because a number is about what the user sees.
  private var shown: [StoredItem] = []

  init(
    openItems: OpenItems,
    wireframe: any PickWireframeInterface,
    output: any TextOutput,
    root: RootWireframe,
    undo: UndoCommand
  ) {
    self.openItems = openItems
    self.wireframe = wireframe
    self.output = output
    self.root = root
    self.undo = undo
  }

  package func viewWillAppear() async {
    if let items = await read() { show(items) }
  }

  package func handle(_ line: String) async {
    let text = line.asEntryName
    switch (text, Int(text)) {
    case (".", _): root?.dismissTopScreen()
    case ("", _), ("?", _): await viewWillAppear()
    case (_, let number?): choose(number)
    case (_, nil): await choose(text)
    }
  }

  private func choose(_ number: Int) {
    if shown.indices.contains(number - 1) {
      wireframe.presentDetailInterface(for: shown[number - 1].id)
    } else if shown.isEmpty {
      show([])
    } else {
      output.write("There is no item \(number); type a number from 1 to \(shown.count).\n")
    }
  }

  private func choose(_ text: String) async {
    guard let items = await read() else { return }
    let found = OpenItems.matching(text, in: items)
    if found.isEmpty {
      output.write("No open item has \(text.shownAsData) in its name.\n")
    } else if found.count == 1 {
      wireframe.presentDetailInterface(for: found[0].id)
    } else {
      show(found)
    }
  }

  private func read() async -> [StoredItem]? {
    do {
      return try await openItems.all()
    } catch {
      let sentence = UseCaseFailure(error).after("Your to-do items could not be read")
      output.write("Error: \(sentence.shownAsData)\n")
      return nil
    }
  }

  private func show(_ items: [StoredItem]) {
    shown = items
    let lines = openItems.lines(for: items, columns: output.columns, width: output.width)
    for line in lines { output.write("\(line)\n") }
    output.write(
      items.isEmpty
        ? "Nothing is open (. goes back)\n"
        : "A number or a part of a name opens an item (. goes back)\n"
    )
  }
}

extension PickScreen: DetailModuleDelegate {
  /// Leaves as well, says what happened, and shows the list anew, as if the user typed `r`.
  package func detailModuleDidFinish(_ outcome: DetailOutcome) async {
    if case .deleted = outcome { undo.keepNewest() }
    root?.dismissTopScreen()
    output.write("\(outcome.sentence)\n")
    await root?.topScreen?.handle("r")
  }
}

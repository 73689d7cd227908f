import CommandLineKit
import TodoScreens
import TodoTerminal

/// Shows items in numbered lines; a number, or a part of a name, picks one.
@MainActor
package final class PickTextView: PickViewInterface, QuittableScreen {
  private let eventHandler: any PickModuleInterface
  private let output: any TextOutput
  package let canQuit = true

  package init(eventHandler: any PickModuleInterface, output: any TextOutput) {
    self.eventHandler = eventHandler
    self.output = output
  }

  package func viewWillAppear() async {
    await eventHandler.updateView()
  }

  package func handle(_ line: String) async {
    let text = line.asEntryName
    switch (text, Int(text)) {
    case (".", _): eventHandler.leavePick()
    case ("d", _): await eventHandler.showDoneItems()
    case ("", _), ("?", _): await eventHandler.updateView()
    case (_, let number?): await eventHandler.pickItem(number: number)
    case (_, nil): await eventHandler.findItem(named: text)
    }
  }

  package func showReading() {
    output.write("Reading the items …\n")
  }

  package func showItems(_ items: [PickDisplayItem]) {
    show(
      items,
      items.isEmpty
        ? "Nothing is open (d done items, . back, q quit)"
        : "A number or a part of a name opens an item (d done items, . back, q quit)"
    )
  }

  package func showDoneItems(_ items: [PickDisplayItem]) {
    show(
      items,
      items.isEmpty
        ? "Nothing is done (. back, q quit)"
        : "A number, or a part of any done item's name, opens it again (. back, q quit)"
    )
  }

  package func showMessage(_ message: String) {
    output.write("\(message.shownAsData)\n")
  }

  private func show(_ items: [PickDisplayItem], _ keys: String) {
    for line in Self.lines(for: items, columns: output.columns, width: output.width) {
      output.write("\(line)\n")
    }
    output.write("\(keys)\n")
  }

  /// A line for each item: its number from 1 on, its name, and its day.
  ///
  /// A name is cut if its line would be longer than `columns`.
  static func lines(
    for items: [PickDisplayItem],
    columns: Int,
    width: (String) -> Int
  ) -> [String] {
    let digits = "\(items.count)".count
    return items.enumerated().map { index, item in
      let number = "\(index + 1)"
      let start = String(repeating: " ", count: 2 + digits - number.count) + number
      let room = columns - width("\(start)    \(item.dueText)")
      return "\(start)  \(item.title.shownAsData.cut(to: room, width: width))  \(item.dueText)"
    }
  }
}

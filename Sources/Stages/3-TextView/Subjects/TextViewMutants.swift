import KataTesting
import TodoScreens
import TodoTerminal

/// The mutants of Stage 3; the curriculum describes the fault of each.
@MainActor
enum TextViewMutants {
  private static let view = MutantMaker { InterceptingListTextView($0) }

  /// Functions that make them, by name.
  static let all: [String: ListTextViewParts.Make] = [
    "oneSign": writing { $0.replacing(#/^[!o\#] /#.anchorsMatchLineEndings(), with: "* ") },
    "itemsAtTheMargin": writing { $0.replacing(#/^ {4}/#.anchorsMatchLineEndings(), with: "") },
    "crowdedSections": writing { $0.replacing("\n\n", with: "\n") },
    "daysWithoutAGap": writing { $0.replacing(/(\S) {2,}(\S)/) { "\($0.1)\($0.2)" } },
    "raggedDays": writing { text in
      text.replacing(/(\S) {3,}(\S)/) { "\($0.1)  \($0.2)" }
    },
    "blanksAtTheEnd": writing { text in
      text.replacing(#/^ {4}\S.*$/#.anchorsMatchLineEndings()) { "\($0.0) " }
    },
    "threeDots": writing { $0.replacing("…", with: "...") },
    "longTitlesStay": on { $0.mutateColumns = { _ in 1_000_000 } },
    "cutForgetsTheIndent": on { $0.mutateColumns = { $0 + 4 } },
    "cutsWhatFits": on { output in
      let real = output.real
      output.mutateWidth = { text in
        let width = real.width(of: text)
        return width == real.columns - 4 && !text.hasSuffix("…") ? width + 1 : width
      }
    },
    "countsCharacters": on { $0.mutateWidth = \.count },

    "appearsOnlyOnce": view(\.onAppear) { mutant in
      if !mutant.isDone { await mutant.solution.viewWillAppear() }
      mutant.isDone = true
    },
    "silentStart": view(\.onAppear) { _ in },
    "commandsAreIgnored": view(\.onLine) { mutant, line in
      if !["a", "r"].contains(line) { await mutant.solution.handle(line) }
    },
    "swappedCommands": view(\.onLine) { mutant, line in
      await mutant.solution.handle(["a": "r", "r": "a"][line] ?? line)
    },
    "refreshesLater": view(\.onLine) { mutant, line in
      guard line == "r" else { return await mutant.solution.handle(line) }
      Task { await mutant.update() }
    },
    "addRefreshes": view(\.onLine) { mutant, line in
      if line == "a" { await mutant.update() }
      await mutant.solution.handle(line)
    },
    "refreshAdds": view(\.onLine) { mutant, line in
      if line == "r" { mutant.parts.eventHandler.addNewEntry() }
      await mutant.solution.handle(line)
    },
    "helpIsUnknown": view(\.onLine) { mutant, line in
      await mutant.solution.handle(line == "?" ? "x" : line)
    },
    "firstLetterDecides": view(\.onLine) { mutant, line in
      await mutant.solution.handle(String(line.prefix(1)))
    },
    "unknownIsIgnored": view(\.onUnknownLine) { _, _ in },
    "unknownRefreshes": view(\.onUnknownLine) { mutant, _ in await mutant.update() },
    "usageAndRefresh": view(\.onUnknownLine) { mutant, line in
      await mutant.solution.handle(line)
      await mutant.update()
    },
    "usageOnlyOnce": view(\.onUnknownLine) { mutant, line in
      if !mutant.isDone { await mutant.solution.handle(line) }
      mutant.isDone = true
    },
    "usageLater": view(\.onUnknownLine) { mutant, line in
      Task { await mutant.solution.handle(line) }
    },
    "usageWithoutReproach": view(\.onUnknownLine) { mutant, _ in
      await mutant.solution.handle("?")
    },

    "blankForNothing": view(\.onNoContent) { $0.parts.output.write("\n") },
    "signByName": view(\.changeSection) { _, section in
      let images = ["Today": "check", "Tomorrow": "alarm", "Next Week": "calendar"]
      section.imageName = images[section.name] ?? "circle"
    },
    "emptyLineAtTheEnd": view(\.onData) { mutant, data in
      mutant.solution.showUpcomingDisplayData(data)
      mutant.parts.output.write("\n")
    },
    "oneColumnForAll": writing { $0.withOneColumnOfDays },

    "errorWaits": view { mutant in
      var waiting: String?
      mutant.onError = { _, message in waiting = message }
      mutant.onData = { mutant, data in
        waiting.map(mutant.solution.showErrorMessage)
        waiting = nil
        mutant.solution.showUpcomingDisplayData(data)
      }
    },
    "errorLater": view(\.onError) { mutant, message in
      Task { @MainActor in mutant.solution.showErrorMessage(message) }
    },
    "bareError": view(\.onError) { mutant, message in mutant.parts.output.write(message + "\n") },
    "errorIsSwallowed": view(\.onError) { _, _ in },
    "errorSticks": view(\.onError) { mutant, message in
      mutant.solution.showErrorMessage(message)
      mutant.onData = { mutant, data in
        mutant.solution.showErrorMessage(message)
        mutant.solution.showUpcomingDisplayData(data)
      }
    },

    "blanksOfTitles": disguising { $0 == " " },
    "columnsOnce": on { output in
      let columns = output.real.columns
      output.mutateColumns = { _ in columns }
    },
    "widthsAddedUp": on { output in
      let real = output.real
      output.mutateWidth = { text in text.map { real.width(of: String($0)) }.reduce(0, +) }
    },

    "rawControls": disguising {
      $0.properties.generalCategory == .control || $0.properties.isBidiControl
    },
    "directionMarksPass": disguising(\.properties.isBidiControl),
    "deletePasses": disguising { 0x7F...0x9F ~= $0.value },
    "isolatesPass": disguising { 0x2066...0x2069 ~= $0.value },
  ]

  /// The solution with an output that gives wrong answers.
  static func on(
    _ mutate: @escaping @MainActor (inout InterceptingTextOutput) -> Void
  ) -> ListTextViewParts.Make {
    { parts in
      var output = InterceptingTextOutput(parts.output)
      mutate(&output)
      return parts.with { $0.output = output }.makeSolution()
    }
  }

  private static func writing(_ text: @escaping (String) -> String) -> ListTextViewParts.Make {
    on { $0.mutateText = { [text($0)] } }
  }

  // The solution would replace these scalars: they pass in disguise, and the output restores them.
  private static func disguising(
    _ isPassed: @escaping (Unicode.Scalar) -> Bool
  ) -> ListTextViewParts.Make {
    { parts in
      var output = InterceptingTextOutput(parts.output)
      output.mutateText = { [$0.disclosed] }
      let mutant = InterceptingListTextView(parts.with { $0.output = output })
      mutant.changeSection = { _, section in
        for place in section.items.indices {
          section.items[place].title = section.items[place].title.disguised(isPassed)
        }
      }
      return mutant
    }
  }
}

extension InterceptingListTextView {
  fileprivate func update() async { await parts.eventHandler.updateView() }
}

extension String {
  // All days in the column of the rightmost one.
  fileprivate var withOneColumnOfDays: String {
    let rows = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let parts = rows.map { row in row.firstMatch(of: /^( {4}.*\S) {2,}(\S+)$/) }
    let column = parts.compactMap { $0?.1.count }.max() ?? 0
    let aligned = zip(rows, parts).map { row, part -> String in
      guard let part else { return row }
      let gap = String(repeating: " ", count: column + 2 - part.1.count)
      return "\(part.1)\(gap)\(part.2)"
    }
    return aligned.joined(separator: "\n")
  }

  // A private-use plane, which no title uses.
  private static let mask: UInt32 = 0x10_0000

  fileprivate func disguised(_ isPassed: (Unicode.Scalar) -> Bool) -> String {
    mapped { isPassed($0) ? $0.value + Self.mask : $0.value }
  }

  fileprivate var disclosed: String {
    mapped { $0.value >= Self.mask ? $0.value - Self.mask : $0.value }
  }

  private func mapped(_ transform: (Unicode.Scalar) -> UInt32) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(Unicode.Scalar(transform(scalar)) ?? scalar)
    }
    return String(scalars)
  }
}

// One file, because it is one table, in the order of the steps.

import TextViewSolution
import TodoScreens
import TodoTerminal

/// The mutants of Stage 3; the curriculum describes the fault of each.
@MainActor
enum TextViewMutants {
  /// Functions that make them, by name.
  static let all: [String: @MainActor (ListTextViewParts) -> any ListTextViewSubject] =
    [
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

      "appearsOnlyOnce": intercepting { mutant, parts in
        var hasAppeared = false
        mutant.onAppear = {
          if !hasAppeared { await parts.eventHandler.updateView() }
          hasAppeared = true
        }
      },
      "silentStart": intercepting { mutant, _ in mutant.onAppear = {} },
      "commandsAreIgnored": intercepting { mutant, _ in
        mutant.onLine = { [weak mutant] line in
          if !["a", "r"].contains(line) { await mutant?.solution.handle(line) }
        }
      },
      "swappedCommands": intercepting { mutant, _ in
        mutant.onLine = { [weak mutant] line in
          await mutant?.solution.handle(["a": "r", "r": "a"][line] ?? line)
        }
      },
      "refreshesLater": intercepting { mutant, parts in
        mutant.onLine = { [weak mutant] line in
          guard line == "r" else { return await mutant?.solution.handle(line) ?? () }
          Task { await parts.eventHandler.updateView() }
        }
      },
      "addRefreshes": intercepting { mutant, parts in
        mutant.onLine = { [weak mutant] line in
          if line == "a" { await parts.eventHandler.updateView() }
          await mutant?.solution.handle(line)
        }
      },
      "refreshAdds": intercepting { mutant, parts in
        mutant.onLine = { [weak mutant] line in
          if line == "r" { parts.eventHandler.addNewEntry() }
          await mutant?.solution.handle(line)
        }
      },
      "helpIsUnknown": intercepting { mutant, _ in
        mutant.onLine = { [weak mutant] line in
          await mutant?.solution.handle(line == "?" ? "x" : line)
        }
      },
      "firstLetterDecides": intercepting { mutant, _ in
        mutant.onLine = { [weak mutant] line in
          await mutant?.solution.handle(String(line.prefix(1)))
        }
      },
      "unknownIsIgnored": intercepting { mutant, _ in mutant.onUnknownLine {} },
      "unknownRefreshes": intercepting { mutant, parts in
        mutant.onUnknownLine { await parts.eventHandler.updateView() }
      },
      "usageAndRefresh": intercepting { mutant, parts in
        mutant.onUnknownLine { [weak mutant] in
          await mutant?.solution.handle("x")
          await parts.eventHandler.updateView()
        }
      },
      "usageOnlyOnce": intercepting { mutant, _ in
        var isShown = false
        mutant.onUnknownLine { [weak mutant] in
          if !isShown { await mutant?.solution.handle("x") }
          isShown = true
        }
      },
      "usageLater": intercepting { mutant, _ in
        mutant.onUnknownLine { [weak mutant] in Task { await mutant?.solution.handle("x") } }
      },
      "usageWithoutReproach": intercepting { mutant, _ in
        mutant.onUnknownLine { [weak mutant] in await mutant?.solution.handle("?") }
      },

      "blankForNothing": intercepting { mutant, parts in
        mutant.onNoContent = { parts.output.write("\n") }
      },
      "signByName": intercepting { mutant, _ in
        let images = ["Today": "check", "Tomorrow": "alarm", "Next Week": "calendar"]
        mutant.mutateData = { data in
          var data = data
          for section in data.sections.indices {
            data.sections[section].imageName = images[data.sections[section].name] ?? "circle"
          }
          return data
        }
      },
      "emptyLineAtTheEnd": intercepting { mutant, parts in
        mutant.onShown = { parts.output.write("\n") }
      },
      "oneColumnForAll": writing { $0.withOneColumnOfDays },

      "errorWaits": intercepting { mutant, _ in
        mutant.onError = { [weak mutant] message in
          mutant?.mutateData = { data in
            mutant?.solution.showErrorMessage(message)
            mutant?.mutateData = { $0 }
            return data
          }
        }
      },
      "errorLater": intercepting { mutant, _ in
        mutant.onError = { [weak mutant] message in
          Task { mutant?.solution.showErrorMessage(message) }
        }
      },
      "bareError": intercepting { mutant, parts in
        mutant.onError = { message in parts.output.write(message + "\n") }
      },
      "errorIsSwallowed": intercepting { mutant, _ in mutant.onError = { _ in } },
      "errorSticks": intercepting { mutant, _ in
        mutant.onError = { [weak mutant] message in
          mutant?.solution.showErrorMessage(message)
          mutant?.mutateData = { data in
            mutant?.solution.showErrorMessage(message)
            return data
          }
        }
      },

      "blanksOfTitles": disguising { $0 == " " },
      "columnsOnce": { parts in
        let columns = parts.output.columns
        return on { $0.mutateColumns = { _ in columns } }(parts)
      },
      "widthsAddedUp": { parts in
        let real = parts.output
        return on {
          $0.mutateWidth = { text in text.map { real.width(of: String($0)) }.reduce(0, +) }
        }(
          parts
        )
      },

      "rawControls": disguising {
        $0.properties.generalCategory == .control || $0.properties.isBidiControl
      },
      "directionMarksPass": disguising(\.properties.isBidiControl),
      "deletePasses": disguising { 0x7F...0x9F ~= $0.value },
      "isolatesPass": disguising { 0x2066...0x2069 ~= $0.value },
    ]

  private static func intercepting(
    _ mutate: @escaping @MainActor (InterceptingListTextView, ListTextViewParts) -> Void
  ) -> @MainActor (ListTextViewParts) -> any ListTextViewSubject {
    { parts in
      let mutant = InterceptingListTextView(parts.makeSolution())
      mutate(mutant, parts)
      return mutant
    }
  }

  /// The solution with an output that gives wrong answers.
  static func on(
    _ mutate: @escaping @MainActor (inout InterceptingTextOutput) -> Void
  ) -> @MainActor (ListTextViewParts) -> any ListTextViewSubject {
    { parts in
      var output = InterceptingTextOutput(parts.output)
      mutate(&output)
      return ListTextViewParts(eventHandler: parts.eventHandler, output: output).makeSolution()
    }
  }

  private static func writing(
    _ text: @escaping (String) -> String
  ) -> @MainActor (ListTextViewParts) -> any ListTextViewSubject {
    on { $0.mutateText = { [text($0)] } }
  }

  // The solution would replace these scalars: they pass in disguise, and the output restores them.
  private static func disguising(
    _ isPassed: @escaping (Unicode.Scalar) -> Bool
  ) -> @MainActor (ListTextViewParts) -> any ListTextViewSubject {
    { parts in
      var output = InterceptingTextOutput(parts.output)
      output.mutateText = { [$0.disclosed] }
      let solution = ListTextViewParts(eventHandler: parts.eventHandler, output: output)
        .makeSolution()
      let mutant = InterceptingListTextView(solution)
      mutant.mutateData = { data in
        var data = data
        for section in data.sections.indices {
          data.sections[section].items = data.sections[section].items.map { item in
            UpcomingDisplayItem(title: item.title.disguised(isPassed), dueDay: item.dueDay)
          }
        }
        return data
      }
      return mutant
    }
  }
}

extension InterceptingListTextView {
  /// Replaces the reaction to an unknown command.
  fileprivate func onUnknownLine(_ act: @escaping () async -> Void) {
    onLine = { [weak self] line in
      if ["a", "r", "?"].contains(line) {
        await self?.solution.handle(line)
      } else {
        await act()
      }
    }
  }
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

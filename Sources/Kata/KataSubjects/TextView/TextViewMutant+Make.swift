import KataKit
import TextViewSolution
import TodoScreens
import TodoTerminal

extension TextViewMutant {
  @MainActor
  func make(
    eventHandler: any ListModuleInterface,
    output: any TextOutput
  ) -> any ListTextViewSubject {
    let view = BentListTextView(eventHandler: eventHandler, output: bent(output))
    bendEvents(of: view, eventHandler)
    bendMessages(of: view)
    bendTitles(of: view)
    return view
  }

  @MainActor
  private func bent(_ output: any TextOutput) -> any TextOutput {
    var bent = BentTextOutput(output)
    switch self {
    case .oneSign:
      bent.bendText = { [$0.replacing(#/^[!o\#] /#.anchorsMatchLineEndings(), with: "* ")] }
    case .itemsAtTheMargin:
      bent.bendText = { [$0.replacing(#/^ {4}/#.anchorsMatchLineEndings(), with: "")] }
    case .crowdedSections: bent.bendText = { [$0.replacing("\n\n", with: "\n")] }
    case .raggedDays:
      bent.bendText = { text in
        [text.replacing(/(\S) {3,}(\S)/) { "\($0.1)  \($0.2)" }]
      }
    case .blanksAtTheEnd:
      bent.bendText = { text in
        [text.replacing(#/^ {4}\S.*$/#.anchorsMatchLineEndings()) { "\($0.0) " }]
      }
    case .longTitlesStay: bent.bendColumns = { _ in 1_000_000 }
    case .cutForgetsTheIndent: bent.bendColumns = { $0 + 4 }
    case .threeDots: bent.bendText = { [$0.replacing("…", with: "...")] }
    case .countsCharacters: bent.bendWidth = \.count
    case .rawControls, .directionMarksPass: bent.bendText = { [$0.disclosed] }
    default: break
    }
    return bent
  }

  @MainActor
  private func bendEvents(of view: BentListTextView, _ eventHandler: any ListModuleInterface) {
    let known = ["a", "r", "?"]
    func instead(_ act: @escaping () async -> Void) -> (String) async -> Void {
      { [weak view] line in
        if known.contains(line) { await view?.solution.handle(line) } else { await act() }
      }
    }
    switch self {
    case .silentStart: view.onAppear = {}
    case .addRefreshes:
      view.onLine = { [weak view] line in
        if line == "a" { await eventHandler.updateView() }
        await view?.solution.handle(line)
      }
    case .helpIsUnknown:
      view.onLine = { [weak view] line in await view?.solution.handle(line == "?" ? "x" : line) }
    case .unknownIsIgnored: view.onLine = instead {}
    case .unknownRefreshes: view.onLine = instead { await eventHandler.updateView() }
    case .usageWithoutReproach:
      view.onLine = instead { [weak view] in await view?.solution.handle("?") }
    case .firstLetterDecides:
      view.onLine = { [weak view] line in await view?.solution.handle(String(line.prefix(1))) }
    default: break
    }
  }

  @MainActor
  private func bendMessages(of view: BentListTextView) {
    switch self {
    case .blankForNothing: view.onNoContent = { [weak view] in view?.output.write("\n") }
    case .bareError: view.onError = { [weak view] message in view?.output.write(message + "\n") }
    case .errorIsSwallowed: view.onError = { _ in }
    case .errorSticks:
      view.onError = { [weak view] message in
        view?.solution.showErrorMessage(message)
        view?.bendData = { data in
          view?.solution.showErrorMessage(message)
          return data
        }
      }
    default: break
    }
  }

  // The solution would replace these scalars; disguised they pass it, and the output unmasks them.
  @MainActor
  private func bendTitles(of view: BentListTextView) {
    let isPassed: (Unicode.Scalar) -> Bool
    switch self {
    case .rawControls:
      isPassed = { $0.properties.generalCategory == .control || $0.properties.isBidiControl }
    case .directionMarksPass: isPassed = \.properties.isBidiControl
    default: return
    }
    view.bendData = { data in
      var data = data
      data.sections = data.sections.map { section in
        var section = section
        section.items = section.items.map { item in
          UpcomingDisplayItem(title: item.title.disguised(isPassed), dueDay: item.dueDay)
        }
        return section
      }
      return data
    }
  }
}

extension String {
  // A plane of private use, far from every character of a title.
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

// The screens in the Guide's chapter on a real user interface; only Apple's systems compile them.

import TodoScreens

#if canImport(SwiftUI)
import SwiftUI

struct ListScreen: View {
  let model: ListScreenModel

  var body: some View {
    content
      .task { await model.refresh() }
      .refreshable { await model.refresh() }
      .toolbar {
        Button("Sort", systemImage: "arrow.up.arrow.down") { Task { await model.sort() } }
        Button("Group", systemImage: "square.stack") { Task { await model.group() } }
        Button("Add", systemImage: "plus") { model.add() }
      }
  }

  @ViewBuilder private var content: some View {
    switch model.state {
    case .loading: ProgressView()
    case .nothingToDo: Text("Nothing to do until the end of next week.")
    case .sections(let sections):
      // By position: two sections may be called Friday.
      List(sections.indices, id: \.self) { ListSection(section: sections[$0]) }
    case .error(let message): Text(message)
    }
  }
}

struct ListSection: View {
  let section: UpcomingDisplaySection

  var body: some View {
    Section(section.name) {
      ForEach(section.items.indices, id: \.self) { index in
        LabeledContent(section.items[index].title, value: section.items[index].dueDay)
      }
    }
  }
}
#endif

#if canImport(UIKit)
import UIKit

final class ListViewController: UIViewController {
  private let model: ListScreenModel
  private let draw: (ListViewState) -> Void

  init(model: ListScreenModel, draw: @escaping (ListViewState) -> Void) {
    self.model = model
    self.draw = draw
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model.beginRefresh()
    drawAndObserve()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    model.endRefresh()
  }

  private func drawAndObserve() {
    withObservationTracking {
      draw(model.state)
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in self?.drawAndObserve() }
    }
  }
}
#endif

import TodoMocks
import TodoScreens

extension ListViewSpy {
  /// The sections of all data that was shown.
  package var sections: [UpcomingDisplaySection] {
    calls.flatMap { call -> [UpcomingDisplaySection] in
      switch call {
      case .showUpcomingDisplayData(let data): data.sections
      case .showNoContentMessage, .showErrorMessage: []
      }
    }
  }

  /// Each section as heading and image, such as `Today (check)`.
  package var headings: [String] { sections.map { "\($0.name) (\($0.imageName))" } }
}

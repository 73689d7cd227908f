/// The user's actions, which the view reports to its presenter.
@MainActor
protocol SampleModuleInterface: AnyObject {
  /// The view needs its items; the await ends when they are shown.
  func updateView() async
  /// The user wants to leave.
  func close()
}

/// The presenter's commands to its view.
@MainActor
protocol SampleViewInterface: AnyObject {
  /// Shows these titles, in this order.
  func showItems(_ titles: [String])
  /// Shows a sentence that describes an error.
  func showErrorMessage(_ message: String)
}

/// The presenter's requests for another screen.
@MainActor
protocol SampleWireframeInterface {
  func dismissSampleInterface()
}

/// Receives the end of the module.
@MainActor
protocol SampleModuleDelegate: AnyObject {
  func sampleModuleDidClose()
}

/// The source of the interactor's items; it may be called from any thread.
nonisolated protocol SampleDataManagerInterface: Sendable {
  func items() async throws -> [SampleItem]
}

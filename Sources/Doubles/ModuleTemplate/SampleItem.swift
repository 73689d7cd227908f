/// The entity of the module; it stays behind the interactor.
nonisolated struct SampleItem: Equatable, Sendable {
  var title: String
}

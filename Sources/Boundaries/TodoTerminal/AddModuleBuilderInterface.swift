/// The wireframe's request to the builder, which alone knows the classes of the add module.
@MainActor
public protocol AddModuleBuilderInterface {
  /// Returns the screen of a new add module; the screen keeps its module alive.
  func makeAddScreen() -> any TextScreen
}

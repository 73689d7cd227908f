/// The class that a double inherits from.
struct Superclass: Equatable, Sendable {
  var name: String
  /// Such as `super.init(frame: .zero)`; nil if the compiler writes it.
  var initialization: String?
  /// Whether a double inherits its initializers, which may need arguments, and has none of its own.
  var givesInitializers = false
  /// Whether it must have an initializer for a storyboard; of any other, `init()` is overridden.
  var needsCoder = false
}

/// The choices of an engineer that the text of every double depends on.
public struct Choice: Equatable, Sendable {
  /// The import of the protocols' module in the doubles.
  public var imports = ModuleImports.none
  /// Whether reads of a property are calls.
  public var recordsReads = true
  /// Whether `init` needs no answers: a call without one throws, or stops the run if it cannot throw.
  public var hasOptionalAnswers = false
  /// The last part of the name of each spy and of each mock.
  public var spyEnding = "Spy"
  public var mockEnding = "Mock"

  /// Creates the choices of a run without options.
  public init() {}

  /// - Throws: `DoubleError` for the first word that is not a module's name or an ending.
  func check() throws(DoubleError) {
    try imports.check()
    for ending in [spyEnding, mockEnding] where ending.wholeMatch(of: /\w+/) == nil {
      throw .noEnding(ending)
    }
    if spyEnding == mockEnding { throw .noEnding(mockEnding) }
  }
}

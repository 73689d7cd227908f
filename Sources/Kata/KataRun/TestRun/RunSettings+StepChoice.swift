extension RunSettings {
  /// The steps of a run that may start, by the value of `KATA_STEPS`.
  package enum StepChoice: String, Sendable {
    /// Up to the first red one, without the kit's own checks of the steps whose tests the learner
    /// writes; the default.
    case given = ""
    /// Up to the first red one, with those checks; `kata` shows their results only after the tests.
    case judging
    /// All of them, even after a red one.
    case all
  }
}

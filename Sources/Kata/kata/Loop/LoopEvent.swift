/// What the loop hears of.
enum LoopEvent {
  /// The learner pressed a key.
  case key(Character)
  /// The learner saved a file.
  case saved
  /// The round with this number is over.
  case ended(round: Int, Round.Outcome)
  /// The command was stopped and goes on.
  case resumed
  /// There will be no more keys.
  case noMoreKeys
}

extension CycleReport {
  /// The most useful advice in one sentence: the first rule that applies.
  var advice: String {
    let count = { (beat: Beat) in beats.count { $0 == beat } }
    let largest = sizes.last ?? 0
    let red = longestRed?.duration ?? 0
    if entries.count < 5 { return "Save more often: the report needs five runs." }
    if count(.green) == 0 {
      return "Nothing was green yet: write the least code that makes one step green."
    }
    if red > 900 {
      return "You were red for \(Self.time(red)). After ten minutes, go back to the last green and "
        + "take a smaller step."
    }
    if medianSize > 12 {
      return "Half of your changes are \(medianSize) lines or more. Save after each idea: that is "
        + "usually at most five lines."
    }
    if largest > max(40, 5 * medianSize) {
      return "Your largest change was \(largest) lines, the median \(medianSize). Why was it so "
        + "large? Split it next time."
    }
    if count(.notBuilt) * 3 > entries.count {
      return "More than a third of your runs did not compile: make smaller changes before you save."
    }
    if greens >= 5, tidiedGreens * 5 < greens {
      return "You tidied \(tidiedGreens) of \(greens) greens: before you go on, ask what is worth "
        + "tidying."
    }
    if count(.red) == 0 {
      return "Nothing was ever red. See each test fail before you write its code, so you know it "
        + "can fail."
    }
    return "Small steps, short reds, and tidying while green: keep this rhythm."
  }
}

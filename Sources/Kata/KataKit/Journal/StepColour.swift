/// A step and its colour after a run, as the journal keeps them.
public struct StepColour: Equatable, Sendable {
  /// How a step stood, each with the letter that the journal writes.
  public enum Colour: Character, Sendable {
    case green = "g"
    case red = "r"
    /// The learner's test is missing, wrong or too weak.
    case yours = "y"
    case crashed = "c"
    case hung = "h"
    /// The frameworks disagree.
    case kit = "k"
    /// It was not run, for an earlier step is not done.
    case waiting = "w"
  }

  /// The step's name, which may be one that this version of the kit does not have.
  public var name: String
  /// How it stood.
  public var colour: Colour

  /// Creates a colour of a step.
  public init(name: String, colour: Colour) {
    self.name = name
    self.colour = colour
  }

  init(_ report: StepReport) {
    name = report.step.name
    colour =
      switch report.state {
      case .done: .green
      case .red, .ownTestRed: .red
      case .disagreeing: .kit
      case .crashed: .crashed
      case .hung: .hung
      case .ownTestMissing, .ownTestWrong, .ownTestTooWeak: .yours
      case .waiting, .notRun: .waiting
      }
  }

  /// Reads `today:r`; nil for anything else.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":")
    guard
      parts.count == 2, parts[1].count == 1,
      let colour = parts[1].first.flatMap(Colour.init)
    else { return nil }
    self.init(name: String(parts[0]), colour: colour)
  }

  /// As the journal writes it, such as `today:r`.
  var text: String { "\(name):\(colour.rawValue)" }
}

/// The faulty text views, one misconception each.
public enum TextViewMutant: String, CaseIterable, Sendable {
  case silentStart
  case blankForNothing
  case oneSign
  case itemsAtTheMargin
  case crowdedSections
  case addRefreshes
  case helpIsUnknown
  case unknownIsIgnored
  case unknownRefreshes
  case firstLetterDecides
  case usageWithoutReproach
  case raggedDays
  case blanksAtTheEnd
  case bareError
  case errorIsSwallowed
  case errorSticks
  case longTitlesStay
  case cutForgetsTheIndent
  case threeDots
  case countsCharacters
  case rawControls
  case directionMarksPass

  /// The misconception in one line.
  public var story: String {
    switch self {
    case .silentStart: "The view waits for a command before it shows anything."
    case .blankForNothing: "When nothing is upcoming, an empty line is shown."
    case .oneSign: "Every section has the sign of today."
    case .itemsAtTheMargin: "Items stand at the margin, like their sections."
    case .crowdedSections: "Sections follow each other without an empty line."
    case .addRefreshes: "a refreshes the list on its way to the add screen."
    case .helpIsUnknown: "The ? is answered as an unknown command."
    case .unknownIsIgnored: "An unknown line is passed over in silence."
    case .unknownRefreshes: "Any other line refreshes the list."
    case .firstLetterDecides: "A line is known by its first letter."
    case .usageWithoutReproach: "An unknown line gets the help, as if it had been asked for."
    case .raggedDays: "The day stands two spaces after its own title, not in a column."
    case .blanksAtTheEnd: "An item's line ends in a blank."
    case .bareError: "The message is shown without saying that it is an error."
    case .errorIsSwallowed: "Errors are not shown at all."
    case .errorSticks: "The error stands above the next list once more."
    case .longTitlesStay: "A title is never cut; the terminal will wrap it."
    case .cutForgetsTheIndent: "The cut leaves no room for the indent."
    case .threeDots: "A cut title ends in three full stops."
    case .countsCharacters: "Every character is taken to be one column wide."
    case .rawControls: "Titles are written as they are."
    case .directionMarksPass: "Control characters are replaced, changes of direction are not."
    }
  }

  /// The name of the step that kills it.
  public var step: String {
    switch self {
    case .silentStart: "appearing"
    case .blankForNothing: "no-content-line"
    case .oneSign: "section-line"
    case .itemsAtTheMargin, .blanksAtTheEnd: "items"
    case .crowdedSections: "sections-apart"
    case .addRefreshes: "commands"
    case .helpIsUnknown: "help"
    case .unknownIsIgnored, .unknownRefreshes, .firstLetterDecides, .usageWithoutReproach:
      "unknown-line"
    case .raggedDays: "day-column"
    case .bareError, .errorIsSwallowed, .errorSticks: "error-line"
    case .longTitlesStay, .cutForgetsTheIndent, .threeDots: "long-title"
    case .countsCharacters: "asked-widths"
    case .rawControls, .directionMarksPass: "titles-as-data"
    }
  }
}

/// The steps of Stage 3, one test each; both suites conform, so neither can lose one.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
protocol Stage3TextViewSpecs {
  func test_01_viewWillAppear_asksForAnUpdate() async throws
  func test_02_noContent_isOneLine() async throws
  func test_03_section_isALineWithItsSign() async throws
  func test_04_items_standBelowIndented() async throws
  func test_05_sections_standApart() async throws
  func test_06_commands_reachTheEventHandler() async throws
  func test_07_questionMark_showsTheCommands() async throws
  func test_08_unknownLine_getsTheUsageLine() async throws
  func test_09_days_standInAColumn() async throws
  func test_10_error_isALineAndTheNextListIsComplete() async throws
  func test_11_longTitle_isCutToTheColumns() async throws
  func test_12_wideCharacters_areMeasuredByTheOutput() async throws
  func test_13_controlCharacters_areShownAsData() async throws
}

/// The steps of Stage 2, one test each; both suites conform, so neither can lose one.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
protocol Stage2PresenterSpecs {
  func test_01_updateView_asksTheInteractorOnce() async throws
  func test_02_nothingUpcoming_showsNoContent() async throws
  func test_03_itemsForToday_areShownUnderToday() async throws
  func test_04_eachRelation_hasSectionAndImage() async throws
  func test_05_otherDays_showTheWeekday() async throws
  func test_06_anyOrderOfArrival_sectionsStandInFixedOrder() async throws
  func test_07_addNewEntry_presentsTheAddScreen() async throws
  func test_08_addModuleEnds_asksAgainAfterASaveOnly() async throws
  func test_09_failure_showsItsSentence() async throws
  func test_10_weekday_followsTheInjectedLocaleAndZone() async throws
  func test_11_items_keepTheirOrder() async throws
  func test_12_relationAndDateDisagree_relationIsTrusted() async throws
  func test_13_viewGone_isNotKeptAlive() async throws
}

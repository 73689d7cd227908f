/// The steps of Stage 1, one test each; both suites conform, so neither can lose one.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
protocol Stage1InteractorSpecs {
  func test_01_nothingDue_tellsAnEmptyList() async throws
  func test_02_request_asksOnceFromTheStartOfToday() async throws
  func test_03_request_asksUpToTheEndOfNextWeek() async throws
  func test_04_dueToday_isToday() async throws
  func test_05_dueTomorrow_isTomorrow() async throws
  func test_06_dueLaterThisWeek_isLaterThisWeek() async throws
  func test_07_dueNextWeek_isNextWeek() async throws
  func test_08_dataError_isToldAndNothingElse() async throws
  func test_09_tomorrowStartsNewWeek_isNextWeek() async throws
  func test_10_dueOutsideTheWindow_isLeftOut() async throws
  func test_11_severalItems_areToldByDueDateThenName() async throws
  func test_12_weekStartsOnMonday_sundayBelongsToThisWeek() async throws
  func test_13_yearEnd_weeksGoOn() async throws
  func test_14_midnightPassesDuringRequest_oneReadingDecides() async throws
  func test_15_weekStartsWithoutMidnight_endsAtMidnight() async throws
  func test_16_olderAnswerComesLate_isDropped() async throws
  func test_17_cancelledRequest_tellsNothing() async throws
  func test_18_outputGone_isNotKeptAlive() async throws
}

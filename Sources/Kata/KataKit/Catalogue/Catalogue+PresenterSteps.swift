extension Catalogue {
  static let presenterSteps: [StepEntry] = [
    StepEntry(
      name: "asks-the-interactor",
      title: "updateView() asks the interactor once",
      level: .core,
      test: "test_01_updateView_asksTheInteractorOnce",
      hints: [
        "The presenter finds nothing itself. Who does?",
        "The interactor has one method, and its answer comes back through another door.",
      ]
    ),
    StepEntry(
      name: "no-content",
      title: "Nothing upcoming shows the no-content message",
      level: .core,
      test: "test_02_nothingUpcoming_showsNoContent",
      hints: [
        "The answer of the interactor arrives in foundUpcomingItems.",
        "The view has a command of its own for an empty list.",
      ]
    ),
    StepEntry(
      name: "today",
      title: "Items for today are shown under Today, with the image check and no day",
      level: .core,
      test: "test_03_itemsForToday_areShownUnderToday",
      hints: [
        "Display data has sections, a section has items, an item has a title and a day.",
        "The day of an item that is due today is the empty text.",
      ]
    ),
    StepEntry(
      name: "sections",
      title: "Each relation has its section and its image",
      level: .core,
      test: "test_04_eachRelation_hasSectionAndImage",
      hints: [
        "Today check, Tomorrow alarm, Later This Week circle, Next Week calendar.",
        "A table in the code reads better than four branches.",
      ]
    ),
    StepEntry(
      name: "weekday",
      title: "Other days show the full stand-alone weekday",
      level: .core,
      test: "test_05_otherDays_showTheWeekday",
      hints: [
        "Calendar knows the names of the weekdays in its locale, and the number of a date's weekday.",
        "Stand-alone means the form that is not part of a date; some languages have two.",
        "Weekdays are numbered from 1, arrays from 0.",
      ]
    ),
    StepEntry(
      name: "fixed-order",
      title: "Sections stand in a fixed order, each once, empty ones left out",
      level: .core,
      test: "test_06_anyOrderOfArrival_sectionsStandInFixedOrder",
      hints: [
        "The items can come in any of 24 orders of their relations. What stays the same?",
        "Walk along the sections and look for their items, not along the items.",
      ]
    ),
    StepEntry(
      name: "add-screen",
      title: "addNewEntry() presents the add screen",
      level: .core,
      test: "test_07_addNewEntry_presentsTheAddScreen",
      hints: [
        "Which of the presenter's neighbours knows of other screens?",
        "The wireframe was given to the initializer.",
      ]
    ),
    StepEntry(
      name: "after-adding",
      title: "After a save it asks again, after a cancel it does not",
      level: .core,
      author: .yours,
      test: "test_08_addModuleEnds_asksAgainAfterASaveOnly",
      before: PresenterMutant.noRefreshAfterSave.rawValue,
      hints: [
        "The presenter is the add module's delegate: it is told how adding ended.",
        "In your tests, compare the whole list of the interactor spy's calls in both cases.",
        "A faulty one may ask in a task, after the call returned: let it run before you compare.",
      ]
    ),
    StepEntry(
      name: "failure",
      title: "A failure shows its sentence",
      level: .more,
      author: .yours,
      test: "test_09_failure_showsItsSentence",
      before: PresenterMutant.silentFailure.rawValue,
      hints: [
        "The sentence is: Your to-do items could not be read: REASON, without a full stop of ours.",
        "What does it look like when the reason is empty? Test that, too.",
      ]
    ),
    StepEntry(
      name: "injected-locale",
      title: "Weekdays follow the injected locale and time zone, not the machine's",
      level: .more,
      kind: .guarding(mutant: PresenterMutant.machineLocale.rawValue),
      test: "test_10_weekday_followsTheInjectedLocaleAndZone",
      hints: [
        "A calendar brings a time zone and a locale. Which locale does yours have?",
        "Noon at UTC is already the next day in Auckland.",
        "Finnish has one form for Wednesday and another for on Wednesday.",
      ]
    ),
    StepEntry(
      name: "order-kept",
      title: "Items keep the order in which they came",
      level: .more,
      kind: .guarding(mutant: PresenterMutant.sortedByTitle.rawValue),
      test: "test_11_items_keepTheirOrder",
      hints: [
        "The interactor decides the order. Is there a second opinion in your code?",
        "A dictionary has no order; an array filtered keeps its own.",
      ]
    ),
    StepEntry(
      name: "relation-trusted",
      title: "The relation that it is given is trusted",
      level: .more,
      kind: .guarding(mutant: PresenterMutant.oneDayOneSection.rawValue),
      test: "test_12_relationAndDateDisagree_relationIsTrusted",
      hints: [
        "Which day it is, is a rule of the business, and the interactor has decided it.",
        "Choose section and day by the relation alone; the date only names the weekday.",
      ]
    ),
    StepEntry(
      name: "weak-view",
      title: "The view is not kept alive, and an answer after it is gone does no harm",
      level: .deep,
      test: "test_13_viewGone_isNotKeptAlive",
      hints: [
        "The view owns the presenter. Who must not own whom?",
        "Swift has a keyword for a reference that does not keep its object alive.",
      ]
    ),
  ]
}

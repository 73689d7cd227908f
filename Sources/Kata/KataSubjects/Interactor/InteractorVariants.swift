import Foundation
import TodoDomain
import TodoUseCases

/// The variants of Stage 1; the curriculum says how each one differs.
@MainActor
enum InteractorVariants {
  /// How to make them, by name.
  static let all: [String: @MainActor (ListInteractorParts) -> any ListInteractorSubject] = [
    "tellsEarlyAnswers": { parts in EarlyTellingInteractor(parts) },
    "reckonsPlainly": { parts in PlainReckoningInteractor(parts) },
    "cancelsOlderRequests": { parts in
      let latest = LatestTask()
      return PerRequestInteractor(parts) { await latest.run($0) }
    },
    "countsDays": { parts in
      let variant = InterceptingListInteractor(parts)
      let calendar = parts.calendar
      variant.mutateTold = { _, fetched, now in
        let relations = relationsOfDays(from: now, in: calendar)
        return
          fetched
          .sorted { ($0.dueDate, $0.name) < ($1.dueDate, $1.name) }
          .compactMap { item in
            relations[calendar.startOfDay(for: item.dueDate)].map { relation in
              UpcomingItem(title: item.name, dueDate: item.dueDate, dateRelation: relation)
            }
          }
      }
      return variant
    },
  ]

  // Each day from today on, by the moment it begins, until the second week has ended.
  private static func relationsOfDays(
    from now: Date,
    in calendar: Calendar
  ) -> [Date: NearTermDateRelation] {
    var relations: [Date: NearTermDateRelation] = [:]
    var day = calendar.startOfDay(for: now)
    var week = calendar.component(.weekOfYear, from: day)
    var weeksBegun = 0
    while true {
      relations[day] =
        switch (weeksBegun, relations.count) {
        case (1..., _): .nextWeek
        case (_, 0): .today
        case (_, 1): .tomorrow
        default: .laterThisWeek
        }
      guard let next = calendar.dateInterval(of: .day, for: day)?.end else { return relations }
      day = next
      let itsWeek = calendar.component(.weekOfYear, from: day)
      if itsWeek != week { weeksBegun += 1 }
      week = itsWeek
      if weeksBegun == 2 { return relations }
    }
  }
}

import InteractorSubjects
import PresenterSubjects
import TextViewSubjects

/// The variants of Stage 5, made from different starting points; the curriculum describes each of
/// them.
@MainActor
enum ChangeVariants {
  /// How to make their interactors, by name.
  static let interactors:
    [String: @MainActor (ListInteractorParts) -> any SortingListInteractorSubject] = [
      "aroundTheSolutions": { InterceptingSortingInteractor(SortingAround($0.makeSolution())) },
      "aroundPlainCode": around("reckonsPlainly"),
      "aroundEagerCode": around("endsOlderRequests"),
    ]

  /// How to make their presenters, by name.
  static let presenters:
    [String: @MainActor (ArrangingListPresenterParts) -> any ArrangingListPresenterSubject] = [
      "aroundTheSolutions": {
        InterceptingArrangingPresenter(ArrangingAround($0.ofStage2.makeSolution(), $0))
      },
      "aroundPlainCode": around("fillsBuckets"),
      "aroundEagerCode": { ArrangingAround($0.ofStage2.makeSolution(), $0) },
    ]

  /// How to make their views, by name.
  static let views: [String: @MainActor (ArrangingListTextViewParts) -> any ListTextViewSubject] = [
    "aroundTheSolutions": { InterceptingListTextView($0.ofStage3.makeSolution(), $0) },
    "aroundPlainCode": around("writesLines"),
    "aroundEagerCode": { InterceptingListTextView($0.ofStage3.makeSolution(), $0) },
  ]

  private static func around(
    _ variant: String
  ) -> @MainActor (ListInteractorParts) -> any SortingListInteractorSubject {
    { parts in
      SortingAround(InteractorVariants.all[variant]?(parts) ?? parts.makeSolution())
    }
  }

  private static func around(
    _ variant: String
  ) -> @MainActor (ArrangingListPresenterParts) -> any ArrangingListPresenterSubject {
    { parts in
      let old = PresenterVariants.all[variant]?(parts.ofStage2) ?? parts.ofStage2.makeSolution()
      return ArrangingAround(old, parts)
    }
  }

  private static func around(
    _ variant: String
  ) -> @MainActor (ArrangingListTextViewParts) -> any ListTextViewSubject {
    { parts in
      let old = TextViewVariants.all[variant]?(parts.ofStage3) ?? parts.ofStage3.makeSolution()
      return InterceptingListTextView(old, parts)
    }
  }
}

import AddSolution
import Foundation
import KataTesting
import TodoApp
import TodoRouting
import TodoScreens
import TodoUseCases

extension AddMutants {
  /// The mutants of the presenter.
  static let presenters: [String: Make] = [
    "asksForNothing": presenter { mutant, _ in mutant.onUpdate = {} },
    "trimsInThePresenter": presenter { mutant, _ in
      mutant.onSave = { [weak mutant] name, dueDate in
        await mutant?.solution.saveAddAction(name: name.trimmed, dueDate: dueDate)
      }
    },
    "offersNoDate": presenter { mutant, _ in
      mutant.onFound = { [weak mutant] in mutant?.view?.setMinimumDueDate($0) }
    },

    "staysAfterSave": presenter { mutant, _ in mutant.onSaved = {} },
    "informsFirst": presenter { mutant, parts in
      mutant.onSaved = { [weak mutant] in
        await mutant?.delegate?.addModuleDidSaveAddAction()
        parts.wireframe.dismissAddInterface()
      }
    },
    "forgetsTheDelegate": presenter { mutant, parts in
      mutant.onSaved = { parts.wireframe.dismissAddInterface() }
    },
    "informsLater": presenter { mutant, parts in
      mutant.onSaved = { [weak mutant] in
        parts.wireframe.dismissAddInterface()
        let delegate = mutant?.delegate
        RunningTest.workLater { await delegate?.addModuleDidSaveAddAction() }
      }
    },
    "dismissesAlone": presenter { mutant, _ in
      mutant.onSaved = { [weak mutant] in await mutant?.delegate?.addModuleDidSaveAddAction() }
    },

    "refusesInSilence": presenter { mutant, _ in
      mutant.onRefused = { _ in }
      mutant.onFailed = { _ in }
    },
    "refusalDismisses": presenter { mutant, parts in
      mutant.onMessage = { [weak mutant] in
        mutant?.view?.showErrorMessage($0)
        parts.wireframe.dismissAddInterface()
      }
    },
    "losesTheName": presenter { mutant, _ in mutant.onName = { _ in } },
    "losesTheDate": presenter { mutant, _ in
      mutant.onFound = { [weak mutant] date in
        mutant?.view?.setMinimumDueDate(date)
        mutant?.view?.setEntryDueDate(date)
      }
      mutant.onDate = { _ in }
    },
    "failureInSilence": presenter { mutant, _ in mutant.onFailed = { _ in } },
    "repeatsTheFirstEntry": presenter { mutant, _ in
      var first: String?
      mutant.onName = { [weak mutant] name in
        first = first ?? name
        mutant?.view?.setEntryName(first ?? name)
      }
    },

    "cancelDoesNothing": presenter { mutant, _ in mutant.onCancel = {} },
    "cancelRequests": presenter { mutant, parts in
      mutant.onCancel = { [weak mutant] in
        mutant?.solution.cancelAddAction()
        parts.interactor.findEarliestDueDate()
      }
    },
    "cancelCountsAsSave": presenter { mutant, parts in
      mutant.onCancel = { [weak mutant] in
        parts.wireframe.dismissAddInterface()
        let delegate = mutant?.delegate
        RunningTest.workLater { await delegate?.addModuleDidSaveAddAction() }
      }
    },
    "cancelInSilence": presenter { mutant, parts in
      mutant.onCancel = { parts.wireframe.dismissAddInterface() }
    },

    "viewIsKept": presenter { mutant, _ in mutant.keepsView = true },
    "delegateIsKept": presenter { mutant, _ in mutant.keepsDelegate = true },

    "leavesOnlyWithADelegate": presenter { mutant, _ in
      mutant.onSaved = { [weak mutant] in
        if mutant?.delegate != nil { await mutant?.solution.savedNewEntry() }
      }
      mutant.onCancel = { [weak mutant] in
        if mutant?.delegate != nil { mutant?.solution.cancelAddAction() }
      }
    },
    "leavesOnce": presenter { mutant, _ in
      var hasLeft = false
      mutant.onSaved = { [weak mutant] in
        if !hasLeft { await mutant?.solution.savedNewEntry() }
        hasLeft = true
      }
    },
    "reasonsAreCut": presenter { mutant, _ in
      mutant.onMessage = { [weak mutant] in mutant?.view?.showErrorMessage(String($0.prefix(200))) }
    },
    "viewIsKeptInASave": presenter { mutant, _ in
      mutant.onSave = { [weak mutant] name, dueDate in
        let view = mutant?.view
        await mutant?.solution.saveAddAction(name: name, dueDate: dueDate)
        withExtendedLifetime(view) {}
      }
    },
    "holdsItself": presenter { mutant, _ in
      mutant.onCancel = {
        mutant.solution.cancelAddAction()
      }
    },
    "refusesOnlyInASave": presenter { mutant, _ in
      var isSaving = false
      mutant.onSave = { [weak mutant] name, dueDate in
        isSaving = true
        await mutant?.solution.saveAddAction(name: name, dueDate: dueDate)
        isSaving = false
      }
      mutant.onMessage = { [weak mutant] in if isSaving { mutant?.view?.showErrorMessage($0) } }
    },
    "offersNewDates": presenter { mutant, _ in
      var offered: Date?
      mutant.onFound = { [weak mutant] date in
        if date != offered { mutant?.solution.foundEarliestDueDate(date) }
        offered = date
      }
    },

    "colonWithoutReason": presenter { mutant, _ in
      mutant.onMessage = { [weak mutant] message in
        let hasNoReason = message == "Your to-do item could not be saved"
        mutant?.view?.showErrorMessage(hasNoReason ? "\(message): " : message)
      }
    },
  ]

  fileprivate typealias PresenterParts = (
    interactor: any AddInteractorInput, wireframe: any AddWireframeInterface
  )

  private static func presenter(
    _ mutate: @escaping @MainActor (InterceptingAddPresenter, PresenterParts) -> Void
  ) -> Make {
    { makers in
      var makers = makers
      makers.makePresenter = { interactor, wireframe in
        let mutant = InterceptingAddPresenter(
          AddSolution.AddPresenter(interactor: interactor, wireframe: wireframe)
        )
        mutate(mutant, (interactor, wireframe))
        return mutant
      }
      return makers
    }
  }
}

extension String {
  /// The name as it is saved.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

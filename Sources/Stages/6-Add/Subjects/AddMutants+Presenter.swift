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
    "asksForNothing": presenter(\.onUpdate) { _ in },
    "trimsInThePresenter": presenter(\.onSave) { mutant, name, dueDate in
      await mutant.solution.saveAddAction(name: name.trimmed, dueDate: dueDate)
    },
    "offersNoDate": presenter(\.onFound) { mutant, date in mutant.view?.setMinimumDueDate(date) },

    "staysAfterSave": presenter(\.onSaved) { _ in },
    "informsFirst": presenter(\.onSaved) { mutant in
      await mutant.delegate?.addModuleDidSaveAddAction()
      mutant.wireframe.dismissAddInterface()
    },
    "forgetsTheDelegate": presenter(\.onSaved) { $0.wireframe.dismissAddInterface() },
    "informsLater": presenter(\.onSaved) { $0.leaveAndInformLater() },
    "dismissesAlone": presenter(\.onSaved) { await $0.delegate?.addModuleDidSaveAddAction() },

    "refusesInSilence": presenter { mutant in
      mutant.onRefused = { _, _ in }
      mutant.onFailed = { _, _ in }
    },
    "refusalDismisses": presenter(\.onMessage) { mutant, message in
      mutant.view?.showErrorMessage(message)
      mutant.wireframe.dismissAddInterface()
    },
    "losesTheName": presenter(\.onName) { _, _ in },
    "losesTheDate": presenter { mutant in
      mutant.onFound = { mutant, date in
        mutant.view?.setMinimumDueDate(date)
        mutant.view?.setEntryDueDate(date)
      }
      mutant.onDate = { _, _ in }
    },
    "failureInSilence": presenter(\.onFailed) { _, _ in },
    "repeatsTheFirstEntry": presenter { mutant in
      var first: String?
      mutant.onName = { mutant, name in
        first = first ?? name
        mutant.view?.setEntryName(first ?? name)
      }
    },

    "cancelDoesNothing": presenter(\.onCancel) { _ in },
    "cancelRequests": presenter(\.onCancel) { mutant in
      mutant.solution.cancelAddAction()
      mutant.interactor.findEarliestDueDate()
    },
    "cancelCountsAsSave": presenter(\.onCancel) { $0.leaveAndInformLater() },
    "cancelInSilence": presenter(\.onCancel) { $0.wireframe.dismissAddInterface() },

    "viewIsKept": presenter(\.onUpdate) { mutant in
      mutant.kept = mutant.view
      mutant.solution.updateView()
    },
    "delegateIsKept": presenter(\.onUpdate) { mutant in
      mutant.kept = mutant.delegate
      mutant.solution.updateView()
    },
    "holdsItself": presenter { $0.kept = $0 },

    "leavesOnlyWithADelegate": presenter { mutant in
      mutant.onSaved = { if $0.delegate != nil { await $0.solution.savedNewEntry() } }
      mutant.onCancel = { if $0.delegate != nil { $0.solution.cancelAddAction() } }
    },
    "leavesOnce": presenter { mutant in
      var hasLeft = false
      mutant.onSaved = { mutant in
        if !hasLeft { await mutant.solution.savedNewEntry() }
        hasLeft = true
      }
    },
    "reasonsAreCut": presenter(\.onMessage) { mutant, message in
      mutant.view?.showErrorMessage(String(message.prefix(200)))
    },
    "viewIsKeptInASave": presenter(\.onSave) { mutant, name, dueDate in
      mutant.kept = mutant.view
      await mutant.solution.saveAddAction(name: name, dueDate: dueDate)
      mutant.kept = nil
    },
    "refusesOnlyInASave": presenter { mutant in
      var isSaving = false
      mutant.onSave = { mutant, name, dueDate in
        isSaving = true
        await mutant.solution.saveAddAction(name: name, dueDate: dueDate)
        isSaving = false
      }
      mutant.onMessage = { mutant, message in
        if isSaving { mutant.view?.showErrorMessage(message) }
      }
    },
    "offersNewDates": presenter { mutant in
      var offered: Date?
      mutant.onFound = { mutant, date in
        if date != offered { mutant.solution.foundEarliestDueDate(date) }
        offered = date
      }
    },

    "colonWithoutReason": presenter(\.onMessage) { mutant, message in
      let hasNoReason = message == "Your to-do item could not be saved"
      mutant.view?.showErrorMessage(hasNoReason ? "\(message): " : message)
    },
  ]

  private static let presenter = MutantMaker<Make, InterceptingAddPresenter>(with: { changed in
    { $0.with { $0.makePresenter = { changed(InterceptingAddPresenter($0, $1)) } } }
  })
}

extension InterceptingAddPresenter {
  fileprivate func leaveAndInformLater() {
    wireframe.dismissAddInterface()
    let delegate = delegate
    RunningTest.workLater { await delegate?.addModuleDidSaveAddAction() }
  }
}

extension String {
  /// The name as it is saved.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

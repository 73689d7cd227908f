import KataRun

extension ImportRules {
  /// The dependency rule of VIPER, with this package's modules.
  package static let viperKata = ImportRules(
    roles: [
      Role(
        suffix: "Interactor.swift",
        stem: "Interactor",
        name: "an interactor",
        allowed: ["TodoDomain", "TodoUseCases"]
      ),
      Role(
        suffix: "Presenter.swift",
        stem: "Presenter",
        name: "a presenter",
        allowed: ["TodoUseCases", "TodoScreens", "TodoRouting"]
      ),
      Role(
        suffix: "View.swift",
        stem: "TextView",
        name: "a view",
        allowed: ["TodoScreens", "TodoTerminal"],
        knowsScreens: true
      ),
      Role(
        suffix: "Wireframe.swift",
        name: "a wireframe",
        allowed: ["TodoRouting", "TodoScreens", "TodoTerminal"]
      ),
      Role(
        suffix: "DataManager.swift",
        name: "a data manager",
        allowed: ["TodoDomain", "TodoStorage"]
      ),
      Role(
        suffix: "Double.swift",
        stem: "Doubles",
        name: "a double",
        allowed: ["TodoDomain", "TodoScreens", "TodoRouting", "TodoStorage"]
      ),
    ],
    folders: ["Exercises", "Solutions", "Sources/App/TodoApp"],
    prefixes: ["Todo", "Kata"],
    suffixes: ["Exercise", "Solution"]
  )
}

// swift-tools-version: 6.3

import PackageDescription

let boundaries = [
  "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal", "TodoStorage",
]

// A row for each stage: its number and name, the boundaries that its classes may import, and the
// other modules that its subjects and suites use.
let stages: [(number: Int, name: String, imports: [String], uses: [String])] = [
  (1, "Interactor", ["TodoDomain", "TodoUseCases"], []),
  (2, "Presenter", ["TodoUseCases", "TodoScreens", "TodoRouting"], []),
  (
    3, "TextView", ["TodoScreens", "TodoTerminal"],
    ["InteractorSubjects", "PresenterSubjects", "TodoDomain", "TodoRouting", "TodoStorage"]
  ),
  (
    4, "Doubles", ["DoubleInterfaces", "TodoDomain", "TodoScreens", "TodoRouting", "TodoStorage"],
    ["InteractorSubjects", "PresenterSubjects"]
  ),
  (
    5, "Change", ["TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal"],
    ["InteractorSubjects", "PresenterSubjects", "TextViewSubjects"]
  ),
  (
    6, "Add", ["TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal"],
    ["ChangeSolution", "TodoApp", "TodoClasses", "TodoStorage"]
  ),
  (
    7, "Detail", ["TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal"],
    ["TodoApp", "TodoClasses", "TodoStorage"]
  ),
]

let rooms: [Target.Dependency] = ["KataCore", "KataJudge", "KataLearner", "SuiteLedger"]

// A learner waits for no other tests than those of the stage: `kata` gives its number. `swift test`
// builds the suites of all stages, and `kata verify` also the tests next to the solutions.
let scope = Context.environment["KATA_BUILD"] ?? ""
let lastStage = Int(scope.prefix(while: \.isNumber)).map { $0 > 0 ? $0 : .max } ?? .max
// The loop runs the suites in Swift Testing only, and `kata check` also those in XCTest: `3-xctest`.
let hasXCTest = lastStage == .max || scope.hasSuffix("-xctest")
// Set KATA_KIT=1 for `swift test`, or in the environment that Xcode is opened from.
let provesKit = lastStage == .max && ["1", "long"].contains(Context.environment["KATA_KIT"])
let provesSolutions = provesKit || scope == "solutions"

// The doubles of the screens for a new and for one item. A learner's build has them from Stage 6 on.
let laterDoubles = boundaries.flatMap { boundary in
  ["\(boundary)/Detail"] + (boundary == "TodoStorage" ? [] : ["\(boundary)/Add"])
}

// Every double in both frameworks, as a project of one's own uses it.
let takeHome = Target.testTarget(
  name: "TakeHomeTests",
  dependencies: names(["TodoMocks"] + boundaries),
  path: "Tests/TakeHome"
)

// The kit proves itself only where it is asked to.
let kit: [Target] = [
  .executableTarget(
    name: "benchmarks",
    dependencies: ["TodoApp", "TodoMocks", "TodoScreens", "TodoStorage"],
    path: "Sources/Doubles/benchmarks"
  ),
  // `doubles module` writes it under another name; its tests are red, and are compiled there only.
  .target(name: "ModuleTemplate", path: "Sources/Doubles/ModuleTemplate", exclude: ["Tests"]),
  .target(
    name: "TodoStoreContract",
    dependencies: ["TodoApp", "TodoMocks", "TodoStorage"],
    path: "Sources/Doubles/TodoStoreContract"
  ),

  // The app's tests: its parts one by one, and the built executable as people run it.
  .testTarget(
    name: "TodoAppTests",
    dependencies: [
      "CommandLineKit", "KataTesting",
      "TodoApp", "TodoMocks", "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting",
      "TodoTerminal", "TodoStorage",
      "InteractorSolution", "PresenterSolution", "AddSolution", "AddSubjects", "TodoClasses",
      "ScratchFolders", "TerminalTesting",
    ]
  ),

  // The kit's own tests.
  .testTarget(
    name: "DoubleWriterTests",
    dependencies: ["CommandLineKit", "DoubleWriter", "ScratchFolders"]
  ),
  .testTarget(
    name: "DoublesTests",
    dependencies: ["ScratchFolders", "TerminalTesting", "doubles"]
  ),
  .testTarget(
    name: "KataRoomsTests",
    dependencies: [
      "CommandLineKit", "KataTesting", "ScratchFolders", "SuiteJudging", "TodoMocks", "workshop",
    ] + rooms,
    exclude: ["ToyHistories"]
  ),
  .testTarget(
    name: "StagesTests",
    dependencies: names(
      ["CommandLineKit", "KataStages", "KataTesting", "ScratchFolders", "workshop"]
        + ["KataCore", "KataJudge", "KataLearner", "SuiteLedger"]
    )
  ),
  .testTarget(
    name: "KataTests",
    dependencies: [
      "CommandLineKit", "KataStages", "ScratchFolders", "TerminalTesting", "kata", "workshop",
    ] + rooms
  ),
  .testTarget(name: "SuiteJudgingTests", dependencies: ["SuiteJudging", "SuiteLedger"]),
  .target(name: "ScratchFolders", path: "Tests/ScratchFolders"),
  .target(
    name: "TerminalTesting",
    dependencies: ["ScratchFolders"],
    path: "Tests/TerminalTesting"
  ),
  .testTarget(
    name: "CommandLineKitTests",
    dependencies: ["CommandLineKit", "ScratchFolders", "TerminalTesting"]
  ),
  .testTarget(
    name: "TodoStoreContractTests",
    dependencies: ["SuiteJudging", "TodoMocks", "TodoStorage", "TodoStoreContract"]
  ),
  // A spy for most kinds of members, for reading and for `doubles copy`.
  .target(name: "DoubleGallery", dependencies: ["TodoMocks"], path: "Mocks/Gallery"),
  .testTarget(name: "DoubleGalleryTests", dependencies: ["DoubleGallery", "TodoMocks"]),
  .testTarget(
    name: "TodoMocksTests",
    dependencies: [
      "TodoMocks", "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal",
      "TodoStorage",
    ]
  ),
]

let package = Package(
  name: "ViperKata",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TodoMocks", targets: ["TodoMocks"] + boundaries),
    .library(name: "SuiteJudging", targets: ["SuiteJudging"]),
    .executable(name: "kata", targets: ["kata"]),
    .executable(name: "workshop", targets: ["workshop"]),
    .executable(name: "doubles", targets: ["doubles"]),
    .plugin(name: "DoublesPlugin", targets: ["DoublesPlugin", "CheckDoublesPlugin"]),
    .executable(name: "todo", targets: ["todo"]),
  ],
  // Boundaries: protocols and the plain values that cross them. None depends on another.
  targets: boundaries.map { .target(name: $0, path: "Sources/Boundaries/\($0)") } + [
    // The doubles.
    .target(
      name: "TodoMocks",
      dependencies: names(boundaries),
      path: "Mocks",
      exclude: ["Gallery", "LICENSE", "README.md"] + (lastStage < 6 ? laterDoubles : [])
    ),

    // The command line of all executables: arguments, columns, streams.
    .target(name: "CommandLineKit"),

    // The app.
    .target(
      name: "TodoApp",
      dependencies: names(["CommandLineKit"] + boundaries),
      path: "Sources/App/TodoApp"
    ),
    .executableTarget(
      name: "todo",
      dependencies: ["CommandLineKit", "LearnerClasses", "TodoApp"],
      path: "Sources/App/todo"
    ),
    // The finished classes, for the app and for tests.
    .target(
      name: "TodoClasses",
      dependencies: ["TodoApp", "ChangeSolution", "AddSolution", "DetailSolution"],
      path: "Sources/App/TodoClasses"
    ),
    // The learner's classes, for the app.
    .target(
      name: "LearnerClasses",
      dependencies: names(
        ["TodoApp", "TodoClasses", "PresenterSolution", "TextViewSolution"]
          + ["InteractorExercise", "PresenterExercise", "TextViewExercise", "ChangeExercise"]
          + ["AddExercise", "DetailExercise"]
      ),
      path: "Sources/App/LearnerClasses"
    ),

    // A suite is judged by implementations, which it must accept or reject. It knows no kata. The
    // names in a ledger are apart: a program that reads it must not link the test frameworks.
    .target(name: "SuiteLedger", path: "Sources/SuiteJudging/SuiteLedger"),
    .target(
      name: "SuiteJudging",
      dependencies: ["SuiteLedger"],
      path: "Sources/SuiteJudging/SuiteJudging"
    ),

    // The kata, in three rooms; none uses a later one. The first: what a stage is, and what happens
    // in a test process, which writes a ledger.
    .target(
      name: "KataCore",
      dependencies: ["CommandLineKit", "SuiteLedger"],
      path: "Sources/Kata/KataCore"
    ),
    // KataStages links no exercise, so `kata` starts while an exercise does not compile.
    .target(
      name: "KataStages",
      dependencies: ["CommandLineKit", "KataCore"],
      path: "Sources/Stages",
      exclude: stages.map { "\($0.number)-\($0.name)" }
    ),
    // It uses the later rooms in two files, which judge the tests and print the board of `swift test`.
    .target(
      name: "KataTesting",
      dependencies: [
        "CommandLineKit", "KataCore", "KataJudge", "KataLearner", "KataStages", "SuiteJudging",
        "SuiteLedger", "TodoMocks",
      ],
      path: "Sources/Kata/KataTesting"
    ),
    // The second: from a save and a ledger to a verdict.
    .target(
      name: "KataJudge",
      dependencies: ["CommandLineKit", "KataCore", "KataStages", "SuiteLedger"],
      path: "Sources/Kata/KataJudge"
    ),
    // The third: what a verdict means for the learner, and the screen.
    .target(
      name: "KataLearner",
      dependencies: ["CommandLineKit", "KataCore", "KataJudge", "KataStages", "SuiteLedger"],
      path: "Sources/Kata/KataLearner"
    ),
    .executableTarget(
      name: "kata",
      dependencies: ["CommandLineKit", "KataStages"] + rooms,
      path: "Sources/Kata/kata"
    ),
    // Commands of `kata` that are not for a step. `kata` builds them when one of them is typed.
    .executableTarget(
      name: "workshop",
      dependencies: ["CommandLineKit", "KataStages"] + rooms,
      path: "Sources/Kata/workshop"
    ),
    .target(
      name: "DoubleInterfaces",
      dependencies: ["TodoDomain", "TodoScreens", "TodoRouting", "TodoStorage"],
      path: "Sources/Stages/4-Doubles/Interfaces"
    ),

    // The doubles in a project of one's own.
    .target(
      name: "DoubleWriter",
      dependencies: ["CommandLineKit"],
      path: "Sources/Doubles/DoubleWriter"
    ),
    .executableTarget(
      name: "doubles",
      dependencies: ["CommandLineKit", "DoubleWriter"],
      path: "Sources/Doubles/doubles"
    ),
    .plugin(
      name: "DoublesPlugin",
      capability: .command(
        intent: .custom(verb: "doubles", description: "Copy, write and check doubles for tests."),
        permissions: [.writeToPackageDirectory(reason: "It writes doubles into your tests.")]
      ),
      path: "Sources/Doubles/Plugin"
    ),
    .plugin(
      name: "CheckDoublesPlugin",
      capability: .command(
        intent: .custom(verb: "check-doubles", description: "Check doubles; writes nothing.")
      ),
      path: "Sources/Doubles/CheckPlugin"
    ),
  ] + stages.flatMap(targets) + (lastStage == .max ? [takeHome] : []) + (provesKit ? kit : [])
)

/// The targets of a stage: the learner's classes and the same finished, the subjects of the suites, the
/// suites, and the tests next to exercise and solution.
func targets(
  of number: Int,
  _ name: String,
  imports: [String],
  uses: [String]
) -> [Target] {
  let folder = "\(number)-\(name)"
  let tests = names(
    ["\(name)Solution", "\(name)Subjects", "KataCore", "KataTesting"]
      + ["TodoMocks", "TodoUseCases"] + imports + uses
  )
  // The app's list of the classes has those of Stages 6 and 7.
  let learners = names(
    ["\(name)Exercise"] + (uses.contains("TodoClasses") ? ["LearnerClasses"] : [])
  )
  let registry = names(["\(name)Registry"])
  var targets: [Target] = [
    .target(
      name: "\(name)Exercise",
      dependencies: names(imports),
      path: "Exercises/\(folder)",
      exclude: ["Tests"]
    ),
    .target(
      name: "\(name)Solution",
      dependencies: names(imports),
      path: "Solutions/\(folder)",
      exclude: ["Tests"]
    ),
  ]
  if number <= lastStage {
    targets += [
      .target(
        name: "\(name)Subjects",
        dependencies: names(
          ["\(name)Solution", "KataCore", "KataTesting"] + imports + uses
            + ["TodoMocks", "TodoUseCases"]
        ),
        path: "Sources/Stages/\(folder)/Subjects"
      ),
      .testTarget(
        name: "Stage\(number)\(name)Tests",
        // Xcode makes a program of each test target, so each links the learner's class. In the loop
        // there is one program, and a save does not compile the suites again.
        dependencies: tests + (lastStage == .max ? registry : []),
        exclude: hasXCTest ? [] : ["Stage\(number)\(name)XCTests.swift"],
        // Each save waits for the linker; the toolchain's own is twice as fast as the usual one.
        linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
      ),
      .target(
        name: "\(name)Registry",
        dependencies: learners + tests,
        path: "Sources/Stages/\(folder)/Registry"
      ),
      .testTarget(
        name: "\(name)ExerciseTests",
        dependencies: learners + tests + registry,
        path: "Exercises/\(folder)/Tests"
      ),
    ]
  }
  if provesSolutions {
    targets.append(
      .testTarget(
        name: "\(name)SolutionTests",
        dependencies: tests,
        path: "Solutions/\(folder)/Tests"
      )
    )
  }
  return targets
}

/// These modules as dependencies, each once.
func names(_ modules: [String]) -> [Target.Dependency] {
  Set(modules).sorted().map { .byName(name: $0) }
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Each build writes an index for editors; that of Swift's own modules takes five seconds.
    .unsafeFlags(["-index-ignore-system-modules"]),
  ]
}

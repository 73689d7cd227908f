// swift-tools-version: 6.3

import PackageDescription

// Plain data, a row a target, and therefore longer than other files.
let package = Package(
  name: "ViperKata",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "TodoMocks",
      targets: [
        "TodoMocks", "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal",
        "TodoStorage",
      ]
    ),
    .executable(name: "kata", targets: ["kata"]),
    .executable(name: "doubles", targets: ["doubles"]),
    .executable(name: "todo", targets: ["todo"]),
  ],
  targets: [
    // Boundaries: protocols and the plain values that cross them. None depends on another.
    .target(name: "TodoDomain", path: "Sources/Boundaries/TodoDomain"),
    .target(name: "TodoUseCases", path: "Sources/Boundaries/TodoUseCases"),
    .target(name: "TodoScreens", path: "Sources/Boundaries/TodoScreens"),
    .target(name: "TodoRouting", path: "Sources/Boundaries/TodoRouting"),
    .target(name: "TodoTerminal", path: "Sources/Boundaries/TodoTerminal"),
    .target(name: "TodoStorage", path: "Sources/Boundaries/TodoStorage"),

    // The doubles.
    .target(
      name: "TodoMocks",
      dependencies: [
        "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal", "TodoStorage",
      ],
      path: "Mocks",
      exclude: ["Gallery", "LICENSE"]
    ),

    // The stages: what the learner writes, and the same finished.
    .target(
      name: "InteractorExercise",
      dependencies: ["TodoDomain", "TodoUseCases"],
      path: "Exercises/1-Interactor",
      exclude: ["Tests"]
    ),
    .target(
      name: "InteractorSolution",
      dependencies: ["TodoDomain", "TodoUseCases"],
      path: "Solutions/1-Interactor",
      exclude: ["Tests"]
    ),
    .target(
      name: "PresenterExercise",
      dependencies: ["TodoUseCases", "TodoScreens", "TodoRouting"],
      path: "Exercises/2-Presenter",
      exclude: ["Tests"]
    ),
    .target(
      name: "PresenterSolution",
      dependencies: ["TodoUseCases", "TodoScreens", "TodoRouting"],
      path: "Solutions/2-Presenter",
      exclude: ["Tests"]
    ),
    .target(
      name: "TextViewExercise",
      dependencies: ["TodoScreens", "TodoTerminal"],
      path: "Exercises/3-TextView",
      exclude: ["Tests"]
    ),
    .target(
      name: "TextViewSolution",
      dependencies: ["TodoScreens", "TodoTerminal"],
      path: "Solutions/3-TextView",
      exclude: ["Tests"]
    ),
    .target(
      name: "ChangeExercise",
      dependencies: [
        "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal",
      ],
      path: "Exercises/5-Change",
      exclude: ["Tests"]
    ),
    .target(
      name: "ChangeSolution",
      dependencies: [
        "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal",
      ],
      path: "Solutions/5-Change",
      exclude: ["Tests"]
    ),

    .target(
      name: "DoubleInterfaces",
      dependencies: ["TodoDomain", "TodoScreens", "TodoRouting", "TodoStorage"],
      path: "Sources/Kata/DoubleInterfaces"
    ),
    .target(
      name: "DoublesExercise",
      dependencies: [
        "DoubleInterfaces", "TodoDomain", "TodoScreens", "TodoRouting", "TodoStorage",
      ],
      path: "Exercises/4-Doubles",
      exclude: ["Tests"]
    ),
    .target(
      name: "DoublesSolution",
      dependencies: [
        "DoubleInterfaces", "TodoDomain", "TodoScreens", "TodoRouting", "TodoStorage",
      ],
      path: "Solutions/4-Doubles",
      exclude: ["Tests"]
    ),

    // What all executables need at a command line.
    .target(name: "CommandLineKit"),

    // The app.
    .target(
      name: "TodoApp",
      dependencies: [
        "CommandLineKit",
        "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal", "TodoStorage",
      ],
      path: "Sources/App/TodoApp"
    ),
    .executableTarget(
      name: "todo",
      dependencies: [
        "CommandLineKit",
        "TodoApp", "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal",
        "TodoStorage",
        "InteractorExercise", "PresenterExercise", "TextViewExercise", "ChangeExercise",
        "ChangeSolution",
      ],
      path: "Sources/App/todo"
    ),

    // The kata.
    .target(
      name: "KataKit",
      dependencies: ["CommandLineKit"],
      path: "Sources/Kata/KataKit",
      resources: [.copy("Curriculum/History")]
    ),
    .target(
      name: "KataSubjects",
      dependencies: [
        "DoubleInterfaces", "KataKit", "TodoMocks",
        "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal", "TodoStorage",
        "InteractorExercise", "PresenterExercise", "TextViewExercise", "DoublesExercise",
        "ChangeExercise",
        "InteractorSolution", "PresenterSolution", "TextViewSolution", "DoublesSolution",
        "ChangeSolution",
      ],
      path: "Sources/Kata/KataSubjects"
    ),
    .target(
      name: "KataTesting",
      dependencies: ["CommandLineKit", "KataKit", "TodoMocks"],
      path: "Sources/Kata/KataTesting"
    ),
    .executableTarget(
      name: "kata",
      dependencies: ["CommandLineKit", "KataKit"],
      path: "Sources/Kata/kata"
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

    // Every double in both frameworks, as a project of one's own uses it.
    .testTarget(
      name: "TakeHomeTests",
      dependencies: [
        "TodoMocks", "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting", "TodoTerminal",
        "TodoStorage",
      ],
      path: "Tests/TakeHome"
    ),

    // The suites of the stages, the learner's own tests, and the tests beside the solutions.
    .testTarget(
      name: "Stage1InteractorTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoDomain", "TodoMocks", "TodoUseCases",
      ]
    ),
    .testTarget(
      name: "InteractorExerciseTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoDomain", "TodoMocks", "TodoUseCases",
      ],
      path: "Exercises/1-Interactor/Tests"
    ),
    .testTarget(
      name: "InteractorSolutionTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoDomain", "TodoMocks", "TodoUseCases",
      ],
      path: "Solutions/1-Interactor/Tests"
    ),

    .testTarget(
      name: "Stage2PresenterTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoMocks", "TodoRouting", "TodoScreens", "TodoUseCases",
      ]
    ),
    .testTarget(
      name: "PresenterExerciseTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoMocks", "TodoRouting", "TodoScreens", "TodoUseCases",
      ],
      path: "Exercises/2-Presenter/Tests"
    ),
    .testTarget(
      name: "PresenterSolutionTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoMocks", "TodoRouting", "TodoScreens", "TodoUseCases",
      ],
      path: "Solutions/2-Presenter/Tests"
    ),

    .testTarget(
      name: "Stage3TextViewTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoMocks", "TodoScreens", "TodoTerminal",
      ]
    ),
    .testTarget(
      name: "TextViewExerciseTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoMocks", "TodoScreens", "TodoTerminal",
      ],
      path: "Exercises/3-TextView/Tests"
    ),
    .testTarget(
      name: "TextViewSolutionTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoMocks", "TodoScreens", "TodoTerminal",
      ],
      path: "Solutions/3-TextView/Tests"
    ),

    .testTarget(
      name: "Stage4DoublesTests",
      dependencies: [
        "DoubleInterfaces", "KataKit", "KataSubjects", "KataTesting", "TodoDomain", "TodoMocks",
        "TodoScreens", "TodoRouting", "TodoStorage", "TodoUseCases",
      ]
    ),
    .testTarget(
      name: "DoublesExerciseTests",
      dependencies: ["DoubleInterfaces", "KataSubjects", "KataTesting", "TodoRouting"],
      path: "Exercises/4-Doubles/Tests"
    ),
    .testTarget(
      name: "DoublesSolutionTests",
      dependencies: ["DoubleInterfaces", "KataSubjects", "KataTesting", "TodoRouting"],
      path: "Solutions/4-Doubles/Tests"
    ),

    .testTarget(
      name: "Stage5ChangeTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoDomain", "TodoMocks", "TodoRouting", "TodoScreens",
        "TodoTerminal", "TodoUseCases",
      ]
    ),
    .testTarget(
      name: "ChangeExerciseTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoDomain", "TodoMocks", "TodoRouting", "TodoScreens",
        "TodoTerminal", "TodoUseCases",
      ],
      path: "Exercises/5-Change/Tests"
    ),
    .testTarget(
      name: "ChangeSolutionTests",
      dependencies: [
        "KataSubjects", "KataTesting", "TodoDomain", "TodoMocks", "TodoRouting", "TodoScreens",
        "TodoTerminal", "TodoUseCases",
      ],
      path: "Solutions/5-Change/Tests"
    ),
  ]
)

// The kit proves itself only where it is asked to: a learner's build does not wait for these.
// Set KATA_KIT=1 for `swift test`, or in the environment that Xcode is opened from.
if Context.environment["KATA_KIT"] == "1" {
  package.targets += [
    .executableTarget(
      name: "benchmarks",
      dependencies: ["TodoApp", "TodoMocks", "TodoScreens", "TodoStorage", "TodoStoreContract"],
      path: "Sources/Doubles/benchmarks"
    ),
    .target(
      name: "TodoStoreContract",
      dependencies: ["TodoApp", "TodoMocks", "TodoStorage"],
      path: "Sources/Doubles/TodoStoreContract"
    ),

    // The app's tests: its parts one by one, and the built executable as people run it.
    .testTarget(
      name: "TodoAppTests",
      dependencies: [
        "CommandLineKit",
        "TodoApp", "TodoMocks", "TodoDomain", "TodoUseCases", "TodoScreens", "TodoRouting",
        "TodoTerminal", "TodoStorage",
        "InteractorSolution", "PresenterSolution", "TextViewSolution", "ChangeSolution",
        "TerminalTesting",
      ]
    ),

    // The kit's own tests.
    .testTarget(name: "DoubleWriterTests", dependencies: ["DoubleWriter", "ScratchFolders"]),
    .testTarget(
      name: "DoublesTests",
      dependencies: ["CommandLineKit", "ScratchFolders", "doubles"]
    ),
    .testTarget(
      name: "KataKitTests",
      dependencies: ["CommandLineKit", "KataKit", "KataTesting", "ScratchFolders"]
    ),
    .testTarget(name: "KataSubjectsTests", dependencies: ["KataKit", "KataSubjects"]),
    .testTarget(
      name: "KataTests",
      dependencies: ["CommandLineKit", "KataKit", "ScratchFolders", "TerminalTesting", "kata"]
    ),
    .target(name: "ScratchFolders", path: "Tests/ScratchFolders"),
    .target(name: "TerminalTesting", path: "Tests/TerminalTesting"),
    .testTarget(
      name: "CommandLineKitTests",
      dependencies: ["CommandLineKit", "ScratchFolders", "TerminalTesting"]
    ),
    .testTarget(
      name: "TodoStoreContractTests",
      dependencies: ["TodoMocks", "TodoStorage", "TodoStoreContract"]
    ),
    // A spy for every kind of member, for reading and for `doubles copy`.
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
}

// The loop of `kata` waits for the stage that is worked on; `swift test` is everything.
if let last = Context.environment["KATA_UP_TO_STAGE"].flatMap({ Int($0) }), last > 0 {
  package.targets.removeAll { target in
    let isOfStage = (1...last).contains { number in
      target.name.hasPrefix("Stage\(number)")
        || target.path?.hasPrefix("Exercises/\(number)-") == true
    }
    return target.type == .test && !isOfStage
  }
}

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

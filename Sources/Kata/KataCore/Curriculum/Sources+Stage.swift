extension Sources {
  /// The files of a stage: classes and tests.
  package func below(_ stage: Stage) -> Sources {
    Sources(files: files.filter { $0.key.hasPrefix("Exercises/\(stage.folder)/") })
  }

  /// The learner's tests of a stage.
  package func tests(of stage: Stage) -> Sources {
    Sources(files: files.filter { $0.key.hasPrefix(stage.ownTestsFolder + "/") })
  }
}

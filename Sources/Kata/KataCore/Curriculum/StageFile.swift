/// One of the classes of a stage, and its files, relative to the package.
package struct StageFile: Equatable, Sendable {
  /// The class; its file has the same name.
  package let typeName: String
  package let exercise: String
  package let solution: String

  fileprivate init(_ typeName: String, in stage: Stage) {
    self.typeName = typeName
    exercise = "Exercises/\(stage.folder)/\(typeName).swift"
    solution = "Solutions/\(stage.folder)/\(typeName).swift"
  }
}

extension Stage {
  /// The files that the learner writes, in the order of their classes.
  package var files: [StageFile] { typeNames.map { StageFile($0, in: self) } }

  /// The file that a step is about; the first of the stage if the step names none.
  package func file(of step: Step) -> StageFile {
    files.first { $0.typeName == step.typeName } ?? StageFile(typeNames[0], in: self)
  }

  /// The place to edit at a step: a file, or the folder for a property of several classes.
  package func placeToEdit(at step: Step) -> String {
    step.kind == .property && files.count > 1 ? "Exercises/\(folder)" : file(of: step).exercise
  }

  /// The learner's code and tests after the step with this number, by path.
  ///
  /// - Throws: `HistoryError` if the kit's copy of one is missing or cannot be read.
  package func texts(after step: Int) throws(HistoryError) -> [String: String] {
    var texts = [ownTestsFile: try History(ofTestsOf: self).text(after: step)]
    for file in files {
      texts[file.exercise] = try History(of: file, in: self).text(after: step)
    }
    return texts
  }
}

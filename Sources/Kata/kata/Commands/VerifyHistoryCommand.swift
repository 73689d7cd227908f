import Foundation
import KataKit

/// Replays each stage's history in a copy of the package, as a learner would live it.
///
/// After the steps 1 to n they are green, and step n + 1 is red by its own assertion if it drives.
struct VerifyHistoryCommand {
  let package: Checkout

  func run() async throws -> ExitStatus {
    let copy = try copyOfPackage()
    defer { try? FileManager.default.removeItem(at: copy.root) }
    var faults: [String] = []
    for stage in Stage.allCases {
      faults += try await replay(stage, in: copy)
    }
    for fault in faults { print("FAULT  \(fault)") }
    if faults.isEmpty { print("Every history is as a learner would live it.") }
    return faults.isEmpty ? .success : .failure
  }

  private func replay(_ stage: Stage, in copy: Checkout) async throws -> [String] {
    let steps = Catalogue.steps(of: stage)
    var faults: [String] = []
    for done in 0...steps.count {
      try await write(History(of: stage).text(after: done), of: stage, in: copy)
      try await Build(package: copy).run(showingOn: .current())
      let listing = TestListing(of: copy)
      let result = try await SuiteRun(package: copy, listing: listing, parts: [.suites]).run(stage)
      let report = StageReport(of: stage, from: result.ledger, ownTests: .notAsked)
      let found = report.faults(afterStep: done)
      faults += found
      print(
        "Stage \(stage.number) after step \(done): \(found.isEmpty ? "as it should be" : "wrong")"
      )
    }
    return faults
  }

  // The build may miss an edit that is saved within the second of the last one.
  private func write(_ text: String, of stage: Stage, in copy: Checkout) async throws {
    let file = copy.root.appending(path: stage.exerciseFile)
    let old = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    try Data(text.utf8).write(to: file)
    if let old = old as? Date {
      let newer = max(Date.now, old.addingTimeInterval(2))
      try FileManager.default.setAttributes([.modificationDate: newer], ofItemAtPath: file.path)
    }
  }

  private func copyOfPackage() throws -> Checkout {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: "kata-history-\(UUID().uuidString)")
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Mocks", "Exercises", "Solutions", "Tests"] {
      try files.copyItem(at: package.root.appending(path: name), to: root.appending(path: name))
    }
    return Checkout(root: root)
  }
}

extension StageReport {
  /// What is not as it should be when this many steps are done.
  func faults(afterStep done: Int) -> [String] {
    var faults = steps.prefix(done).filter { $0.state != .done }.map { entry in
      "Stage \(stage.number) after step \(done): step \(entry.step.number) is not green."
    }
    if let next = steps.dropFirst(done).first, next.step.kind == .driving {
      guard case .red = next.state else {
        faults.append(
          "Stage \(stage.number) after step \(done): step \(next.step.number) is not red."
        )
        return faults
      }
    }
    return faults
  }
}

import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

extension ReportCommand: KataCommand {
  package func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    let curriculum = workspace.curriculum
    let root = folder.map { URL(filePath: $0) } ?? workspace.root
    let kinds = ["", "Exercises", Journal.path].map {
      FileStamp(of: root.appending(path: $0).path)?.kind
    }
    guard kinds[0] == .folder, kinds[1] == .folder || kinds[2] != nil else {
      let reason = "it is not a working copy of the kit, or it cannot be read"
      let advice = "Name the folder of a participant, such as copies/anna."
      throw SystemError(path: folder, reason: reason, advice: advice)
    }
    let reading = try Journal(package: root).entries()
    let entries = reading.entries.filter { entry in
      !isCore || curriculum.step(withKey: entry.key)?.level == .core
    }
    let report = CycleReport(of: entries)
    let progress = ProgressStore(package: root).stored ?? LearnerProgress()
    let terminal = page == "-" ? .silent : Terminal.current()
    if let page {
      let (saves, notice) = SaveStore(in: root).all()
      if let notice { terminal.say(notice) }
      let replay = Replay(of: saves, in: .current, curriculum: curriculum)
      let html = report.page(
        in: .current,
        curriculum: curriculum,
        replay: replay,
        wasDone: progress.wasDone
      )
      try Page.write(html, to: page)
      if page != "-" { terminal.say("\(page) is written.") }
    } else {
      let text = report.text(in: .current, style: terminal.style, curriculum: curriculum)
      terminal.write([terminal.columns.map { text.wrapped(to: $0) } ?? text])
      if !curriculum.agendas(inWhich: progress.wasDone).isEmpty {
        terminal.say("\nFor a page to show, run: swift run kata report --html report.html")
      }
    }
    if let notice = reading.notice { terminal.say("\n" + notice) }
    return .success
  }
}

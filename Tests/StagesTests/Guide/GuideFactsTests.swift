import Foundation
import KataJudge
import KataRun
import KataStages
import Testing

/// Facts in the documents that the code decides.
struct GuideFactsTests {
  private static let stages = Curriculum.viperKata.stages

  @Test("A learner's swift test builds no test of the solutions, and the Guide says what it runs")
  func test_guide_swiftTest_isThePackagesPlan() throws {
    let package = try textOfPackage("Package.swift")
    let guarded = package.firstMatch(of: /if provesSolutions \{[^}]*?SolutionTests/)

    #expect(guarded != nil)
    #expect(package.matches(of: /SolutionTests/).count == 1)
    #expect(
      try prose("Guide.md").contains(
        "`swift test` judges the stages that you have begun, your own tests too, and runs the tests "
          + "of the doubles."
      )
    )
  }

  @Test("The Guide counts the core steps of the workshop correctly")
  func test_guide_coreCount_isTheCurriculums() throws {
    let agenda = try #require(Curriculum.viperKata.agendas.first { $0.name == "90" })
    let core = Self.stages.flatMap(\.steps).filter { $0.level == .core }
    let count = agenda.minutes.count

    #expect(core.prefix(count).allSatisfy(agenda.contains))
    for document in ["Guide.md", "README.md"] {
      #expect(try prose(document).contains("the first \(count) are the workshop of 90 minutes"))
    }
  }

  @Test("A link whose text is a step's number leads to that step")
  func test_documents_numberedLinks_leadToTheirSteps() throws {
    let labels = Dictionary(
      uniqueKeysWithValues: Curriculum.viperKata.steps.map { step in
        ("stage-\(step.stage)-\(step.name)", step.label)
      }
    )

    let links = try GuideDocument.documents.flatMap { document in
      document.matches(of: /\[(\d+\.\d+)\]\([^)#]*#(stage-[a-z0-9-]+)\)/).map(\.output)
    }

    #expect(links.filter { labels[String($0.2)] != String($0.1) }.map(\.0) == [])
    #expect(!links.isEmpty)
  }

  @Test("The minutes of a stage in an agenda are those of its steps")
  func test_workshop_agendas_agreeWithTheSteps() throws {
    let tables = GuideAgenda.tables(in: try GuideDocument(named: ".github/WORKSHOP.md"))
    let steps = tables.first { $0.rows.contains { $0.count > 3 } }?.rows ?? []
    let agendas = tables.filter { $0.rows.allSatisfy { $0.count == 2 } }

    // Each agenda with the minutes of a stage's core steps in brackets, in the order of the columns.
    let columns = (steps.first ?? []).indices.dropFirst()
    let stated = zip(columns, agendas).map { column, agenda in
      (column, agenda.rows.compactMap { $0[0].firstMatch(of: /Stage (\d).*core steps \((\d+)\)/) })
    }
    let sums = stated.map { column, stages in
      stages.map { stage in
        steps.filter { $0[0].contains("#stage-\(stage.1)-") }.compactMap { Int($0[column]) }
          .reduce(0, +)
      }
    }

    #expect(sums == stated.map { $0.1.compactMap { Int($0.2) } })
    #expect(sums.contains { !$0.isEmpty })
  }

  @Test("A file outside the folders of a stage that names it is in the page for contributors")
  func test_contributing_stage_namesEveryFile() throws {
    let paths = try swiftAndMarkdown(below: ["Sources", "Package.swift", "Guide.md", ".github"])

    let naming = Self.stages.flatMap { stage in
      paths.filter { path, text in
        !path.hasPrefix("Sources/Stages/\(stage.folder)/")
          && (text.contains("\(stage.stem)Exercise") || text.contains("stage-\(stage.number)-")
            || text.contains("(\(stage.number), \"\(stage.stem)\""))
      }
      .map(\.key)
    }

    let contributing = try prose(".github/CONTRIBUTING.md")
    let strays = Set(naming).sorted().filter { path in
      let name = path.hasPrefix("Sources/App/LearnerClasses/") ? "Sources/App/LearnerClasses" : path
      return !contributing.contains("`\(name)`")
    }
    #expect(strays == [])
  }

  @Test("No boundary, and so no entity, imports another Swift module of the kit")
  func test_boundaries_importNoOther() throws {
    let strays = try swiftAndMarkdown(below: ["Sources/Boundaries"]).filter { _, text in
      text.contains(/import +(?:Todo|Kata)/)
    }

    #expect(strays.keys.sorted() == [])
  }

  // One line, so that a sentence is found wherever it wraps.
  private func prose(_ path: String) throws -> String {
    try textOfPackage(path).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func swiftAndMarkdown(below roots: [String]) throws -> [String: String] {
    var texts: [String: String] = [:]
    for root in roots {
      let folder = PackageRoot.ofThisBuild.appending(path: root)
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      let paths = names.map { $0.map { "\(root)/\($0)" } } ?? []
      for path in paths.isEmpty ? [root] : paths
      where path.hasSuffix(".swift") || path.hasSuffix(".md") {
        texts[path] = try textOfPackage(path)
      }
    }
    return texts
  }
}

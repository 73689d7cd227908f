import Foundation
import KataCore
import KataJudge
import Testing

struct GuideLinkTests {
  @Test("Every relative link and anchor of a document has a target")
  func test_documents_links_leadSomewhere() throws {
    let documents = try GuideDocument.documents
    let anchors = Dictionary(uniqueKeysWithValues: documents.map { ($0.file, $0.anchors) })

    let broken = documents.flatMap { document in
      document.matches(of: /\]\(([^)\s]+)\)(?=(?:[^`]*`[^`]*`)*[^`]*$)/).filter { _, link in
        let parts = link.1.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        guard !link.1.contains("://") else { return false }
        // A link is relative to the folder of its document.
        let folder = URL(filePath: "/\(document.file)").deletingLastPathComponent()
        let file = folder.appending(path: parts[0]).standardized.path.dropFirst()
        let target = parts[0].isEmpty ? document.file : String(file)
        guard parts.count > 1 else { return !exists([Substring(target)]) }
        return anchors[target]?.contains(parts[1]) != true
      }
    }

    #expect(broken.map { "\($0.place): \($0.output.1)" } == [])
  }

  @Test("Every path in backticks in a document exists; <name> stands for any name")
  func test_documents_paths_exist() throws {
    let missing = try GuideDocument.documents.flatMap { document in
      document.matches(of: /`([\w.+<>-]+(?:\/[\w.+<>-]+)+)\/?`/).filter { _, path in
        path.1.contains(
          /^(Sources|Tests|Mocks|Exercises|Solutions|\.ci)\/|\.(swift|md|txt|yml|json)$/
        )
          && !exists(path.1.split(separator: "/"))
      }
    }

    #expect(missing.map { "\($0.place): \($0.output.1)" } == [])
  }

  @Test("No anchor is set twice")
  func test_documents_anchors_areUnique() throws {
    let anchors = try GuideDocument.documents.filter { $0.file == "Guide.md" }.flatMap(\.anchors)

    #expect(Dictionary(grouping: anchors, by: \.self).filter { $1.count > 1 }.keys.sorted() == [])
  }

  private func exists(_ names: [Substring], below folder: URL = PackageRoot.ofThisBuild) -> Bool {
    guard let name = names.first else { return true }
    let parts = name.split(separator: /<.*>/, omittingEmptySubsequences: false)
    let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let found =
      parts.count == 1
      ? [String(name)]
      : entries?.filter { entry in
        entry.hasPrefix(parts[0]) && entry.hasSuffix(parts[1])
      } ?? []
    return found.map { folder.appending(path: $0) }.contains { place in
      FileManager.default.fileExists(atPath: place.path)
        && exists(Array(names.dropFirst()), below: place)
    }
  }
}

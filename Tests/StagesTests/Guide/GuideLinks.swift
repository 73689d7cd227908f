import Foundation
import KataJudge
import KataRun

/// The links, anchors and paths in backticks of the documents.
struct GuideLinks {
  /// Every document that can be the target of a link.
  let documents: [GuideDocument]

  /// The links without a target, one sentence each; links to the web are not checked.
  var broken: [String] {
    documents.flatMap { document in
      // Text in backticks is code, where these characters mean a call.
      document.withoutCode.matches(of: /\]\(([^)\s]+)\)/).compactMap { place, link in
        leads(String(link.1), from: document)
          ? nil : "\(place): \(link.1) has no target. Correct the link, or add its target."
      }
    }
  }

  /// The paths in backticks that do not exist, one sentence each.
  ///
  /// A path begins with a folder of the package or ends like a file; `<name>` matches any name.
  var missing: [String] {
    documents.flatMap { document in
      document.matches(of: /`([\w.+<>-]+(?:\/[\w.+<>-]+)+)\/?`/).compactMap { place, path in
        isMeantToExist(path.1) && !exists(path.1.split(separator: "/"), below: root)
          ? "\(place): \(path.1) does not exist. Correct the path." : nil
      }
    }
  }

  private let root = PackageRoot.ofThisBuild

  /// Creates the check for these documents.
  init(_ documents: [GuideDocument]) {
    self.documents = documents
  }

  private func leads(_ link: String, from document: GuideDocument) -> Bool {
    guard !link.contains("://") else { return true }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first.map(String.init) ?? ""
    let target = path.isEmpty ? document.file : resolved(path, in: document)
    guard parts.count == 2, let anchor = parts.last else {
      return FileManager.default.fileExists(atPath: root.appending(path: target).path)
    }
    return documents.contains { $0.file == target && $0.anchors.contains(String(anchor)) }
  }

  // A link is relative to the folder of its document.
  private func resolved(_ path: String, in document: GuideDocument) -> String {
    var names = document.file.split(separator: "/").dropLast().map(String.init)
    for name in path.split(separator: "/").map(String.init) {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
  }

  private func isMeantToExist(_ path: Substring) -> Bool {
    let folders = ["Sources", "Tests", "Mocks", "Exercises", "Solutions", ".ci"]
    let first = path.prefix { $0 != "/" }
    return folders.contains(String(first)) || path.contains(/\.(swift|md|txt|yml|json)$/)
  }

  private func exists(_ names: [Substring], below folder: URL) -> Bool {
    guard let name = names.first else { return true }
    let rest = Array(names.dropFirst())
    guard let open = name.firstIndex(of: "<"), let close = name.lastIndex(of: ">") else {
      let next = folder.appending(path: name)
      return FileManager.default.fileExists(atPath: next.path) && exists(rest, below: next)
    }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.contains { entry in
      entry.hasPrefix(name[..<open]) && entry.hasSuffix(name[name.index(after: close)...])
        && exists(rest, below: folder.appending(path: entry))
    }
  }
}

extension GuideDocument {
  /// The valid targets behind `#`: explicit anchors, and the anchors of the headings.
  var anchors: [String] {
    let explicit = matches(of: /<a id="([^"]+)">/).map { String($0.output.1) }
    let headings = matches(of: /^#+ (.+)$/).map { heading in
      heading.output.1.lowercased()
        .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
    return explicit + headings
  }
}

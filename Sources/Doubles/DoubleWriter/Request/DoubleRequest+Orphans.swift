import Foundation

extension DoubleRequest {
  /// The paths of the helpers next to the doubles, if they now have a folder of their own.
  ///
  /// A helper that a copied double in the same folder uses is none of them.
  func orphans(among helpers: [DoubleFile]) -> [String] {
    guard let folder = module.to, let helperFolder = module.helpers,
      folder.place != helperFolder.place
    else { return [] }
    let start = SourceFiles.start(of: folder)
    let places = helpers.map { start + $0.name }
    var orphans: [String] = []
    var used: Set<String> = []
    for path in (try? SourceFiles.swiftFiles(at: folder)) ?? [] {
      let text = FileManager.default.contents(atPath: path).flatMap { String(lines: $0) } ?? ""
      guard Origin(of: text)?.source != nil else { continue }
      if places.contains(path) {
        orphans.append(path)
      } else {
        used.formUnion(self.helpers(Origin.body(of: text)).map { start + $0.name })
      }
    }
    return orphans.filter { !used.contains($0) }
  }
}

extension String {
  fileprivate var place: String { URL(filePath: self).resolvingSymlinksInPath().path }
}

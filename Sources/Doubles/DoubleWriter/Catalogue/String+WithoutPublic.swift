import Foundation

extension String {
  /// The code without `public`, for a place where nothing else is public; comments stay unchanged.
  var withoutPublic: String { withoutModifier(#/\bpublic\s/#) }

  /// The code without `package`, which has no meaning in another project.
  var withoutPackage: String { withoutModifier(#/\bpackage\s/#) }

  private func withoutModifier(_ modifier: Regex<Substring>) -> String {
    components(separatedBy: "\n")
      .map { line in
        let isComment = line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        return isComment ? line : line.replacing(modifier, with: "")
      }
      .joined(separator: "\n")
  }
}

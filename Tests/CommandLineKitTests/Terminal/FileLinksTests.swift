import CommandLineKit
import Foundation
import ScratchFolders
import Testing

struct FileLinksTests {
  private let folder = ScratchFolder()
  private let kitty = ["TERM": "xterm-kitty"]

  init() throws {
    try folder.write("", to: "Tests/A-1/B+C.swift")
    try folder.write("", to: "Guide.md")
  }

  @Test(
    "Links are written only for a terminal that is known to support them",
    arguments: [
      (["TERM": "xterm-kitty"], true), (["TERM_PROGRAM": "iTerm.app"], true),
      (["VTE_VERSION": "7600"], true), (["VTE_VERSION": "4900"], false),
      (["WT_SESSION": "1"], true), (["TERM": "xterm-256color"], false),
      (["TERM_PROGRAM": "Apple_Terminal"], false),
      (["TMUX": "x", "TERM_PROGRAM_VERSION": "3.5a"], true),
      (["TMUX": "x", "VTE_VERSION": "7600", "TERM_PROGRAM_VERSION": "3.3a"], false),
      (["STY": "x", "VTE_VERSION": "7600"], false),
    ] as [([String: String], Bool)]
  )
  func test_init_knownTerminals(environment: [String: String], isLinked: Bool) {
    let links = FileLinks(below: folder.url, style: .terminal, environment: environment)

    #expect((links != nil) == isLinked)
    // Without colours there are no links: pipes, NO_COLOR, TERM=dumb.
    #expect(FileLinks(below: folder.url, style: .plain, environment: environment) == nil)
  }

  @Test("An existing file becomes a link with its line; other text stays unchanged")
  func test_linked_files() throws {
    let links = try #require(FileLinks(below: folder.url, style: .terminal, environment: kitty))
    let end = "\u{1B}]8;;\u{1B}\\"

    let text = links.linked("at Tests/A-1/B+C.swift:17:3, Tests/No.swift:2, Guide.md#stage-1 x")

    #expect(
      text.contains(
        "\(folder.url.path)/Tests/A-1/B+C.swift#17\u{1B}\\Tests/A-1/B+C.swift:17:3\(end), "
      )
    )
    #expect(text.contains(", Tests/No.swift:2, "))
    #expect(text.contains("/Guide.md\u{1B}\\Guide.md#stage-1\(end) x"))
    #expect(text.hasPrefix("at \u{1B}]8;;file://"))
    #expect(text.components(separatedBy: end).count == 3)
  }
}

import Foundation
import Testing

@testable import KataJudge
@testable import kata

struct ChildProcessTests {
  // As the command does.
  init() { signal(SIGPIPE, SIG_IGN) }

  @Test(
    "A line is reported when it is printed; a cancelled program is asked to end, then ended",
    arguments: [
      ("echo $$; exec sleep 600", .signalled(SIGINT)),
      ("trap '' INT; echo $$; exec sleep 600", .signalled(SIGKILL)),
      // A program that has closed its output.
      ("echo $$; exec >&- 2>&-; exec sleep 600", .signalled(SIGINT)),
      // A build ends its compilers, which have groups of their own.
      (
        """
        set -m 2>/dev/null; sleep 600 & child=$!
        trap 'kill $child; wait $child; exit 1' INT; echo $child; wait
        """, .exited(1)
      ),
    ] as [(String, ChildProcess.End)]
  )
  func test_run_cancelled_endsTheProgram(script: String, end: ChildProcess.End) async throws {
    let (lines, inbox) = AsyncStream.makeStream(of: String.self)
    let run = Task { try await shell(script) { inbox.yield(String($0)) } }
    let pid = try #require(await lines.first { _ in true }.flatMap { pid_t($0) })
    // Time for the end of the output to arrive; without it the test checks less, but passes.
    try await Task.sleep(for: .milliseconds(50))

    run.cancel()
    let result = try await run.value

    #expect(result.end == end)
    #expect(kill(pid, 0) == -1)
  }

  @Test(
    "The end of a program is reported, with its output on both streams",
    .timeLimit(.minutes(1)),
    arguments: [
      ("echo out; echo err >&2; exit 3", 60, .exited(3), "out\nerr\n"),
      // A program that takes too long is stopped, and reported as stopped.
      ("sleep 600", 0.05, .stopped(afterSeconds: 0.05), ""),
      // A child in the background, which holds the output open, ends with its program.
      ("sleep 600 & exit 3", 600, .exited(3), ""),
      // A child in a group of its own, which holds the output open, does not delay the result.
      ("set -m 2>/dev/null; sleep 99 & echo out; exit 3", 600, .exited(3), "out\n"),
      // A signal that the command ignores has its usual meaning.
      ("kill -PIPE $$; echo ignored", 60, .signalled(SIGPIPE), ""),
      ("pwd -P", 60, .exited(0), "\(folder.resolvingSymlinksInPath().path)\n"),
    ] as [(String, Double, ChildProcess.End, String)]
  )
  func test_run_program_returnsItsEndAndOutput(
    script: String,
    limit: Double,
    end: ChildProcess.End,
    output: String
  ) async throws {
    #expect(try await shell(script, limit: limit) == .init(end: end, output: output))
  }

  @Test("A program that is not there is an error with its path")
  func test_run_noProgram_isAnError() async throws {
    let missing = URL(filePath: "/nowhere/program")

    await #expect(throws: ChildProcess.NotStarted(program: missing.path, code: ENOENT)) {
      try await ChildProcess.run(
        missing,
        [],
        in: Self.folder,
        environment: [:],
        limit: 60
      )
    }
  }

  @Test("A program inherits no descriptor: it would hold a file or a terminal open")
  func test_run_openDescriptor_isNotInherited() async throws {
    let file = open("/dev/null", O_RDONLY)
    try #require(file > 2)
    defer { close(file) }

    let result = try await shell("[ -e /dev/fd/\(file) ] && echo open; exit 0")

    #expect(result == .init(end: .exited(0), output: ""))
  }

  @Test("Endless output is cut to its beginning and end, with a line in the gap")
  func test_run_flood_keepsHeadAndTail() async throws {
    let output = try await shell("echo start; yes | head -c 9000000; echo the crash").output

    #expect(output.hasPrefix("start\ny\n") && output.hasSuffix("y\nthe crash\n"))
    #expect(output.contains("\n[what was printed in between is not kept]\n"))
    #expect(output.utf8.count < 3_000_000)
  }

  private static let folder = FileManager.default.temporaryDirectory

  private func shell(
    _ script: String,
    limit: Double = 60,
    onLine: (@Sendable (Substring) -> Void)? = nil
  ) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      URL(filePath: "/bin/sh"),
      ["-c", script],
      in: Self.folder,
      environment: [:],
      limit: limit,
      onLine: onLine
    )
  }
}

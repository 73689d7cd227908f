import Foundation
import Testing

@testable import kata

struct ChildProcessTests {
  @Test("A cancelled program is ended, even if it has closed its output")
  func test_run_cancelledAfterTheOutput_endsTheProgram() async throws {
    let (lines, inbox) = AsyncStream.makeStream(of: String.self)
    let run = Task {
      try await shell("echo $$; exec >&- 2>&-; exec sleep 600") { inbox.yield(String($0)) }
    }
    let pid = try #require(await lines.first { _ in true }.flatMap { pid_t($0) })
    // Time for the end of the output to arrive; without it the test checks less, but passes.
    try await Task.sleep(for: .milliseconds(50))

    run.cancel()
    let result = try await run.value

    #expect(result.end == .signalled(SIGINT))
    #expect(kill(pid, 0) == -1)
  }

  @Test(
    "A line is reported when it is printed; a cancelled program is asked to end, then ended",
    arguments: [("", SIGINT), ("trap '' INT; ", SIGKILL)]
  )
  func test_run_line_arrivesWhileTheProgramRuns(start: String, signal: Int32) async throws {
    let (lines, inbox) = AsyncStream.makeStream(of: String.self)
    let run = Task {
      try await shell("\(start)echo one; exec sleep 600", limit: 120) { inbox.yield(String($0)) }
    }

    let first = await lines.first { _ in true }
    run.cancel()

    #expect(first == "one")
    #expect(try await run.value.end == .signalled(signal))
  }

  @Test("A cancelled build ends its compilers, which have groups of their own")
  func test_run_cancelled_asksTheProgramToEndItsChildren() async throws {
    let (lines, inbox) = AsyncStream.makeStream(of: String.self)
    let build = """
      set -m 2>/dev/null; sleep 600 & child=$!
      trap 'kill $child; wait $child; exit 1' INT; echo $child; wait
      """
    let run = Task { try await shell(build) { inbox.yield(String($0)) } }
    let child = try #require(await lines.first { _ in true }.flatMap { pid_t($0) })

    run.cancel()
    let result = try await run.value

    #expect(result.end == .exited(1))
    #expect(kill(child, 0) == -1)
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
        in: FileManager.default.temporaryDirectory,
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

  @Test("A program gets the signals and the folder that it expects")
  func test_run_surroundings_areThoseOfAShell() async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let result = try await shell("pwd -P; kill -PIPE $$; kill -INT $$; echo ignored")

    #expect(result.end == .signalled(SIGPIPE))
    #expect(result.output == "\(folder.path)\n")
  }

  private func shell(
    _ script: String,
    limit: Double = 60,
    onLine: (@Sendable (Substring) -> Void)? = nil
  ) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      URL(filePath: "/bin/sh"),
      ["-c", script],
      in: FileManager.default.temporaryDirectory,
      environment: [:],
      limit: limit,
      onLine: onLine
    )
  }
}

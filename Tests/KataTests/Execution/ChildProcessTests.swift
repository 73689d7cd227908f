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

    #expect(result.end == .signalled(SIGKILL))
    #expect(kill(pid, 0) == -1)
  }

  @Test("A line is reported when it is printed, not when the program ends")
  func test_run_line_arrivesWhileTheProgramRuns() async throws {
    let (lines, inbox) = AsyncStream.makeStream(of: String.self)
    let run = Task {
      try await shell("echo one; exec sleep 600", limit: 120) { inbox.yield(String($0)) }
    }

    let first = await lines.first { _ in true }
    run.cancel()

    #expect(first == "one")
    #expect(try await run.value.end == .signalled(SIGKILL))
  }

  @Test("The end of a program is reported, with its output on both streams")
  func test_run_program_tellsItsEndAndOutput() async throws {
    let result = try await shell("echo out; echo err >&2; exit 3")

    #expect(result == .init(end: .exited(3), output: "out\nerr\n"))
  }

  @Test("A program that takes too long is stopped, and reported as stopped")
  func test_run_tooLong_isStopped() async throws {
    let result = try await shell("sleep 600", limit: 0.05)

    #expect(result.end == .stopped(afterSeconds: 0.05))
  }

  @Test(
    "A program that ends in time is not called stopped, even if its output ends after the limit"
  )
  func test_run_endedBeforeTheLimit_isNotStopped() async throws {
    // Its child holds the output open until the limit.
    let result = try await shell("sleep 600 & exit 3", limit: 0.5)

    #expect(result.end == .exited(3))
  }

  private func shell(
    _ script: String,
    limit: Double = 60,
    onLine: @escaping @Sendable (Substring) -> Void = { _ in }
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

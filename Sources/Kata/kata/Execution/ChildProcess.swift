import Dispatch
import Foundation
import Synchronization

/// A program that the command starts; its output is read while it runs.
enum ChildProcess {
  /// The way in which a program ended.
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case stopped(afterSeconds: Double)
  }

  /// The output of a program, both streams in order, and its end.
  struct Result: Equatable {
    var end: End
    var output: String
  }

  // The process groups that run now, so that none of them outlives the command.
  private static let running = Mutex<Set<pid_t>>([])

  /// Runs a program to its end, for `limit` seconds, or until its task is cancelled.
  ///
  /// Throws only if it cannot be started.
  ///
  /// Each line that it prints reaches `onLine` at once, on a thread of its own.
  static func run(
    _ program: URL,
    _ arguments: [String],
    in folder: URL,
    environment: [String: String],
    limit: Double,
    onLine: @escaping @Sendable (Substring) -> Void = { _ in }
  ) async throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    // Not `waitUntilExit()`, which looks only every 50 ms on Linux.
    let end = DispatchGroup()
    end.enter()
    process.terminationHandler = { _ in end.leave() }
    try process.run()
    let pid = process.processIdentifier
    running.withLock { _ = $0.insert(pid) }
    defer { running.withLock { _ = $0.remove(pid) } }

    let isStopped = Mutex(false)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + limit)
    timer.setEventHandler {
      // The end may be noticed late: on a busy machine, or because a child of it still runs.
      if !hasEnded(pid) { isStopped.withLock { $0 = true } }
      terminate(pid)
    }
    timer.resume()
    defer { timer.cancel() }

    // A cancelled task ends the program, too, and waits for its end.
    let output = await withTaskCancellationHandler {
      let output = await drain(pipe.fileHandleForReading, onLine: onLine)
      await withCheckedContinuation { continuation in
        end.notify(queue: .global()) { continuation.resume() }
      }
      return output
    } onCancel: {
      terminate(pid)
    }
    let howItEnded: End =
      if isStopped.withLock(\.self) {
        .stopped(afterSeconds: limit)
      } else if process.terminationReason == .uncaughtSignal {
        .signalled(process.terminationStatus)
      } else {
        .exited(process.terminationStatus)
      }
    return Result(end: howItEnded, output: output)
  }

  // Foundation notices the end only when no process has its socket open any more.
  private static func hasEnded(_ pid: pid_t) -> Bool {
    var info = siginfo_t()
    let isKnown = waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0
    return !isKnown || info.si_signo != 0
  }

  // Includes the program's own children: Foundation gives it a process group of its own.
  private static func terminate(_ pid: pid_t) {
    kill(-pid, SIGKILL)
    kill(pid, SIGKILL)
  }

  /// Ends the children when the command ends; they have their own group, so they would continue.
  ///
  /// - Returns: a task that listens for the signals until it is cancelled.
  static func endChildrenOnInterrupt() -> [any DispatchSourceSignal] {
    // The reader of our output may be gone; then the output is dropped.
    signal(SIGPIPE, SIG_IGN)
    return [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        for pid in running.withLock(\.self) { kill(-pid, SIGKILL) }
        KeyboardMode.leave()
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  // Not `FileHandle.read(upToCount:)`, which waits on Linux until it has all the bytes.
  private static func drain(
    _ handle: FileHandle,
    onLine: @escaping @Sendable (Substring) -> Void
  ) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var reader = OutputReader()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
          let count = read(handle.fileDescriptor, &buffer, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { break }
          reader.take(Data(buffer[..<count]), onLine: onLine)
        }
        continuation.resume(returning: reader.finish(onLine: onLine))
      }
    }
  }
}

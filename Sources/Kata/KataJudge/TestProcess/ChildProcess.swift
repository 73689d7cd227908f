// One file, because each start and each end changes the same set of running programs.

import CommandLineKit
import Dispatch
import Foundation
import Synchronization

/// A program that the command starts; its output is read while it runs.
///
/// It calls `posix_spawn` itself. On Linux, Foundation's `Process` passes on ignored and blocked
/// signals: the kit could not end a build. `Process` also waits for the program's own children.
package enum ChildProcess {
  /// The way in which a program ended.
  package enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case stopped(afterSeconds: Double)
  }

  /// The output of a program, both streams in order, and its end.
  package struct Result: Equatable {
    package var end: End
    package var output: String
  }

  /// The programs that run now, so that none of them outlives the command.
  private static let running = Mutex<Set<pid_t>>([])
  private static let isInterrupted = Mutex(false)

  /// Runs a program to its end, for `limit` seconds, or until its task is cancelled.
  ///
  /// Each line that it prints reaches `onLine` at once, on another thread. Its own children end with
  /// it, except those that begin a process group of their own.
  ///
  /// - Throws: `NotStarted` if it cannot be started.
  package static func run(
    _ program: URL,
    _ arguments: [String],
    in folder: URL,
    environment: [String: String],
    limit: Double,
    onLine: (@Sendable (Substring) -> Void)? = nil
  ) async throws -> Result {
    let (pid, output) = try start(program, arguments, in: folder, environment: environment)
    // A cancelled task ends the program, too, and waits for its end.
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Waiting blocks a thread, and endless output keeps it busy. So it is not one of those that
        // tasks and dispatch queues share: there are only as many as cores.
        Thread.detachNewThread {
          let result = follow(pid, writingTo: output, limit: limit, onLine: onLine)
          continuation.resume(returning: result)
        }
      }
    } onCancel: {
      terminate(pid)
    }
    // An ended program is no failed one, and the listener ends the command.
    while isInterrupted.withLock(\.self) { try await Task.sleep(for: .seconds(1)) }
    return result
  }

  /// Ends the children when the command ends; they have their own group, so they would continue.
  ///
  /// - Returns: the listeners for the signals; they listen until they are cancelled.
  package static func endChildrenOnInterrupt() -> [any DispatchSourceSignal] {
    // The reader of our output may be gone; then the output is dropped.
    signal(SIGPIPE, SIG_IGN)
    return [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        isInterrupted.withLock { $0 = true }
        endAll()
        KeyboardMode.leave()
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  /// Ends the programs that still run; those that do not end when asked are ended after a second.
  package static func endAll() {
    for pid in running.withLock(\.self) { terminate(pid) }
    let deadline = Date.now + 2
    while !running.withLock(\.isEmpty), Date.now < deadline { usleep(10_000) }
  }

  // Asks a program to end, and ends it a second later; false if it has ended already.
  //
  // A build ends its compilers only if it is asked to: they have groups of their own.
  @discardableResult
  private static func terminate(_ pid: pid_t) -> Bool {
    guard send(SIGINT, to: pid) else { return false }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { send(SIGKILL, to: pid) }
    return true
  }

  // To the program and its children; false if it has ended already. Its number is then free for
  // another program.
  @discardableResult
  private static func send(_ signal: Int32, to pid: pid_t) -> Bool {
    running.withLock { running in
      guard running.contains(pid) else { return false }
      kill(-pid, signal)
      return true
    }
  }

  // The end of a program, whose own children then end, too; nil while it runs.
  private static func end(of pid: pid_t) -> End? {
    running.withLock { running in
      var status: Int32 = 0
      guard waitpid(pid, &status, WNOHANG) != 0 else { return nil }
      running.remove(pid)
      kill(-pid, SIGKILL)
      let signal = status & 0x7F
      return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
    }
  }

  // Reads the output until the program ends; a child in a group of its own may hold it open longer.
  private static func follow(
    _ pid: pid_t,
    writingTo output: Int32,
    limit: Double,
    onLine: (@Sendable (Substring) -> Void)?
  ) -> Result {
    defer { close(output) }
    var reader = OutputReader()
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var watched = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    let deadline = DispatchTime.now() + limit
    var isStopped = false
    while true {
      // After its end, the rest of its output is in the pipe, which holds no more than the buffer.
      let end = end(of: pid)
      let count = read(output, &buffer, buffer.count)
      if count > 0 { reader.append(buffer.prefix(count), onLine: onLine) }
      if let end {
        return Result(end: isStopped ? .stopped(afterSeconds: limit) : end, output: reader.text)
      }
      if !isStopped, deadline < .now() { isStopped = terminate(pid) }
      // A program may close its output and continue; the pipe is then at its end.
      if count == 0 { usleep(2_000) } else if count < 0 { poll(&watched, 1, 50) }
    }
  }
}

extension ChildProcess {
  /// A program that cannot be started, with the system's error number.
  struct NotStarted: Error, Equatable, CustomStringConvertible {
    let program: String
    let code: Int32

    var description: String {
      """
      \(program) cannot be started: \(String(cString: strerror(code))). Is it there? Run: ls -l \
      "\(program)"
      """
    }
  }

  /// Continues as another program, which keeps the terminal, the streams and the number.
  ///
  /// - Throws: `NotStarted` if it cannot be started; otherwise it does not return.
  static func become(_ program: URL, _ arguments: some Sequence<String>) throws -> Never {
    // Threads of a pool take no signals, and the program would inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    pthread_sigmask(SIG_SETMASK, &signals, nil)
    let words = ([program.path] + arguments).map { strdup($0) } + [nil]
    execv(program.path, words)
    throw NotStarted(program: program.path, code: errno)
  }

  // Starts a program in a process group of its own; returns the end of the pipe that reads its
  // output, and does not wait for it.
  private static func start(
    _ program: URL,
    _ arguments: [String],
    in folder: URL,
    environment: [String: String]
  ) throws -> (pid: pid_t, output: Int32) {
    guard access(program.path, X_OK) == 0 else {
      throw NotStarted(program: program.path, code: errno)
    }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    // A shell changes the folder, because `posix_spawn` has no portable way.
    let words = ["sh", "-c", #"cd "$0" && exec "$@""#, folder.path, program.path] + arguments
    let texts = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      for text in texts + variables { free(text) }
    }

    // The command ignores some signals, and its threads take none.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK

    // A second program must not inherit this pipe: its reader would then wait for both to end.
    return try running.withLock { running in
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw NotStarted(program: program.path, code: errno) }
      defer { close(ends[1]) }
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
      #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
      #else
      let inherited = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      for descriptor in inherited.compactMap({ Int32($0) }) where descriptor > STDERR_FILENO {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
      #endif
      posix_spawnattr_setflags(&attributes, Int16(flags))
      var pid: pid_t = 0
      let code = posix_spawn(&pid, "/bin/sh", &actions, &attributes, texts, variables)
      guard code == 0 else {
        close(ends[0])
        throw NotStarted(program: program.path, code: code)
      }
      running.insert(pid)
      return (pid, ends[0])
    }
  }
}

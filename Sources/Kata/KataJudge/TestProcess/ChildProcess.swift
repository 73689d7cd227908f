// One file, because each start and each end changes the same set of running programs.

import CommandLineKit
import Dispatch
import Foundation
import Synchronization

/// A program that the command starts; its output is read while it runs.
///
/// It calls `posix_spawn` itself: each run of Foundation's `Process` with a `Pipe` leaves
/// descriptors open, and a learner's loop runs thousands of programs.
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
  private static let adoptsOrphans = Mutex(false)
  private static let isInterrupted = Mutex(false)

  /// Runs a program to its end, for `limit` seconds, or until its task is cancelled.
  ///
  /// Each line that it prints reaches `onLine` at once, on another thread. Its own children end with
  /// it; on macOS, those that begin a session of their own do not.
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
    let isStopped = Mutex(false)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + limit)
    timer.setEventHandler {
      if terminate(pid) { isStopped.withLock { $0 = true } }
    }
    timer.resume()
    defer { timer.cancel() }

    // A cancelled task ends the program, too, and waits for its end.
    let (text, status) = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Waiting blocks a thread, and endless output keeps it busy. So it is not one of those that
        // tasks and dispatch queues share: there are only as many as cores.
        Thread.detachNewThread {
          continuation.resume(returning: follow(pid, writingTo: output, onLine: onLine))
        }
      }
    } onCancel: {
      terminate(pid)
    }
    // An ended program is no failed one, and the listener ends the command.
    while isInterrupted.withLock(\.self) { try await Task.sleep(for: .seconds(1)) }
    let signal = status & 0x7F
    let end: End =
      if isStopped.withLock(\.self) {
        .stopped(afterSeconds: limit)
      } else if signal != 0 {
        .signalled(signal)
      } else {
        .exited(status >> 8 & 0xFF)
      }
    return Result(end: end, output: text)
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
    for signal in [SIGINT, SIGKILL] {
      for pid in running.withLock(\.self) { send(signal, to: pid) }
      let deadline = Date.now + 1
      while !running.withLock(\.isEmpty), Date.now < deadline { usleep(10_000) }
    }
  }

  /// Lets the command end programs in a session of their own, which are in no group that it knows.
  ///
  /// They become its children when their parent ends. Only Linux can do this.
  package static func adoptOrphans() {
    #if os(Linux)
    // Swift does not import `prctl`, because its number of arguments varies.
    typealias Function = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return }
    let becomesSubreaper: Int32 = 36
    let result = unsafeBitCast(symbol, to: Function.self)(becomesSubreaper, 1, 0, 0, 0)
    adoptsOrphans.withLock { $0 = result == 0 }
    #endif
  }

  // Ends the adopted children; theirs are adopted then, so it looks again until there are none.
  private static func endOrphans() {
    guard adoptsOrphans.withLock(\.self) else { return }
    var info = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    for _ in 0..<20 where waitid(P_ALL, 0, &info, options) == 0 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      for pid in names.compactMap({ pid_t($0) })
      where waitid(P_PID, id_t(pid), &info, options) == 0 && kill(pid, SIGKILL) == 0 {
        waitpid(pid, nil, 0)
      }
    }
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

  // The status of a program that has ended, whose own children then end, too; nil while it runs.
  private static func end(of pid: pid_t) -> Int32? {
    running.withLock { running in
      var info = siginfo_t()
      let failed = waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0
      guard failed || info.si_signo == SIGCHLD else { return nil }
      // Until `waitpid`, the number belongs to the program.
      kill(-pid, SIGKILL)
      running.remove(pid)
      var status: Int32 = 0
      waitpid(pid, &status, 0)
      if running.isEmpty { endOrphans() }
      return status
    }
  }

  // Reads to the end of the output, and waits for the end of the program. A child of it in a group
  // of its own may hold the output open: what comes a second after the program's end is not read.
  private static func follow(
    _ pid: pid_t,
    writingTo output: Int32,
    onLine: (@Sendable (Substring) -> Void)?
  ) -> (text: String, status: Int32) {
    defer { close(output) }
    var reader = OutputReader()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var status: Int32?
    var deadline = DispatchTime.distantFuture
    while deadline > .now() {
      if status == nil {
        status = end(of: pid)
        if status != nil { deadline = .now() + 1 }
      }
      var watched = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&watched, 1, 50) > 0 else { continue }
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      reader.append(buffer.prefix(count), onLine: onLine)
    }
    while true {
      if let status { return (reader.finish(onLine: onLine), status) }
      usleep(1_000)
      status = end(of: pid)
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

  // The signals that the command ignores or handles; a program gets their usual meaning.
  private static let handled = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGPIPE, SIGTSTP,
  ]

  // Starts a program in a process group of its own; returns the end of the pipe that reads its
  // output.
  private static func start(
    _ program: URL,
    _ arguments: [String],
    in folder: URL,
    environment: [String: String]
  ) throws -> (pid: pid_t, output: Int32) {
    guard access(program.path, X_OK) == 0 else {
      throw NotStarted(program: program.path, code: errno)
    }
    // A shell changes the folder, because `posix_spawn` has no portable way.
    let words =
      ["sh", "-c", #"cd "$0" && exec "$@""#, folder.path, program.path] + arguments
    let variables = environment.map { "\($0)=\($1)" }
    // A second program must not inherit this pipe: its reader would then wait for both to end.
    return try running.withLock { running in
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw NotStarted(program: program.path, code: errno) }
      defer { close(ends[1]) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var pid: pid_t = 0
      let code = spawn("/bin/sh", words, variables, writingTo: ends[1], &pid)
      guard code == 0 else {
        close(ends[0])
        throw NotStarted(program: program.path, code: code)
      }
      running.insert(pid)
      return (pid, ends[0])
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

  private static func spawn(
    _ program: String,
    _ words: [String],
    _ variables: [String],
    writingTo output: Int32,
    _ pid: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in handled { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #if canImport(Darwin)
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
    let inherited = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in inherited.compactMap({ Int32($0) }) where descriptor > STDERR_FILENO {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let arguments = words.map { strdup($0) } + [nil]
    let environment = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    return posix_spawn(&pid, program, &actions, &attributes, arguments, environment)
  }
}

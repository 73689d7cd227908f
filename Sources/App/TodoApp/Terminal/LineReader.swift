import Foundation
import Synchronization
import TodoTerminal

/// Reads lines from a file descriptor on request, without blocking the main actor.
package nonisolated final class LineReader: LineSource, Sendable {
  private struct State {
    var buffer = Data()
    var isTooLong = false
    var hasEnded = false
  }

  private static let pieceSize = 65_536

  private let descriptor: Int32
  private let longestLine: Int
  // Reading waits for a person, so it has its own thread.
  private let queue = DispatchQueue(label: "LineReader")
  private let state = Mutex(State())

  /// Creates a reader that skips lines of more than `longestLine` bytes.
  ///
  /// The descriptor stays open. A line end does not count.
  package init(descriptor: Int32, longestLine: Int = 1 << 20) {
    self.descriptor = descriptor
    self.longestLine = longestLine
  }

  package func nextLine() async -> TypedLine? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.readLine()) }
    }
  }

  private func readLine() -> TypedLine? {
    state.withLock { state in
      while true {
        if let end = state.buffer.firstIndex(of: UInt8(ascii: "\n")) {
          let line = state.buffer[..<end]
          state.buffer = state.buffer[(end + 1)...]
          return finished(line, &state)
        }
        if state.buffer.count > longestLine + 1 {
          state.isTooLong = true
          state.buffer = Data()
        }
        guard !state.hasEnded else {
          guard !state.buffer.isEmpty || state.isTooLong else { return nil }
          let line = state.buffer
          state.buffer = Data()
          return finished(line, &state)
        }
        let piece = readPiece()
        state.hasEnded = piece.isEmpty
        state.buffer += piece
      }
    }
  }

  private func finished(_ line: Data, _ state: inout State) -> TypedLine {
    defer { state.isTooLong = false }
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard !state.isTooLong, line.count <= longestLine else { return .tooLong }
    return .text(String(decoding: line, as: UTF8.self))
  }

  // Empty at the end of the input; an unreadable input counts as ended.
  private func readPiece() -> Data {
    var piece = Data(count: Self.pieceSize)
    while true {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return piece.prefix(count) }
      guard errno == EINTR else { return Data() }
    }
  }
}

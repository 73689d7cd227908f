import Foundation

/// Reads single keys from a terminal, as they are pressed.
enum KeyReader {
  /// Sends each key as an event, and `noMoreKeys` at the end of the input.
  ///
  /// - Returns: the reader of the keys; it reads until it is cancelled.
  static func read(
    _ descriptor: Int32,
    into inbox: AsyncStream<LoopEvent>.Continuation
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      guard count > 0 else {
        inbox.yield(.noMoreKeys)
        source.cancel()
        return
      }
      for character in String(decoding: bytes[..<count], as: UTF8.self) {
        inbox.yield(.key(character))
      }
    }
    source.resume()
    return source
  }
}

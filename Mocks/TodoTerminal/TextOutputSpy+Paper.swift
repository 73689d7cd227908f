extension TextOutputSpy {
  /// Creates paper with that many columns; `width` measures a text, such as `\.count`.
  public convenience init(columns: Int, width: @escaping @Sendable (String) -> Int) {
    self.init(columns: .success(columns), width: .from(width))
  }

  /// Everything written, joined, because a reader does not see the number of writes.
  public var text: String {
    calls
      .map { call in
        switch call {
        case .write(let text): text
        case .columns, .width: ""
        }
      }
      .joined()
  }
}

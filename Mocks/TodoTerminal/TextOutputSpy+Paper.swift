extension TextOutputSpy {
  /// Creates paper with that many columns, on which a text takes `width`, such as `\.count`.
  public convenience init(columns: Int, width: @escaping @Sendable (String) -> Int) {
    self.init(columns: .success(columns), width: .from(width))
  }

  /// Everything written, joined: how many writes it took is no part of what a reader sees.
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

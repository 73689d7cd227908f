/// One line of the ledger: a test started or ended.
public struct LedgerEntry: Codable, Equatable, Sendable {
  /// The framework whose suite ran.
  public enum Framework: String, CaseIterable, Codable, Sendable {
    case xctest = "XCTest"
    case swiftTesting = "Swift Testing"
  }

  /// Which test it was.
  public struct Subject: Codable, Hashable, Sendable {
    /// The framework that ran it.
    public var framework: Framework
    /// The module it is in.
    public var module: String
    /// The method, without parentheses.
    public var test: String

    /// Names a test.
    public init(framework: Framework, module: String, test: String) {
      self.framework = framework
      self.module = module
      self.test = test
    }
  }

  /// What happened.
  public enum Event: Codable, Equatable, Sendable {
    case started
    case ended(Outcome)
  }

  /// Which test it was.
  public var subject: Subject
  /// What happened.
  public var event: Event

  /// Creates an entry.
  public init(_ subject: Subject, _ event: Event) {
    self.subject = subject
    self.event = event
  }
}

/// How a test ended.
public enum Outcome: Codable, Equatable, Sendable {
  /// It ran to its end without a failure.
  case passed
  /// It failed, in one or several places.
  case failed([Failure])
  /// It ran longer than the limit, in seconds.
  case hung(limit: Double)
  /// It did not run, for this reason.
  case skipped(String)
}

/// One failed assertion.
public struct Failure: Codable, Equatable, Sendable {
  /// What was done, expected and got.
  public var message: String
  /// The file of the assertion, if known.
  public var file: String?
  /// The line of the assertion, from 1, if known.
  public var line: Int?

  /// Creates a failure.
  public init(message: String, file: String?, line: Int?) {
    self.message = message
    self.file = file
    self.line = line
  }
}

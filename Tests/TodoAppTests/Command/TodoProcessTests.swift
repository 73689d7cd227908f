import Testing

/// All tests that run the built `todo`, one process after the other.
///
/// In parallel they would take the processor from tests that wait for an answer.
@Suite(.serialized) enum TodoProcessTests {}

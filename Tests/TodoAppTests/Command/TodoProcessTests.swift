import Testing

/// All that runs the built `todo`, one process after the other.
///
/// All at once they would leave the other tests, some of which wait for an answer, no processor.
@Suite(.serialized) enum TodoProcessTests {}

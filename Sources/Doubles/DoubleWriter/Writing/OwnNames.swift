/// The names that a double uses itself.
///
/// Where the protocol has one of them, the kind of the double comes in front: `calls` of a spy
/// becomes `spyCalls`, and `verify` of a mock becomes `mockVerify`.
struct OwnNames {
  /// The names of the protocol's members, and of all types that they use.
  private let taken: Set<String>

  init(beside requirements: [Requirement]) {
    taken = Set(
      requirements.flatMap { requirement -> [String] in
        switch requirement.kind {
        case .member(let member): [member.name.bare] + requirement.words
        case .associatedType(let type): [type.name]
        case .typeAlias(let name, _): [name]
        }
      }
    )
  }

  /// The other name of one of the double's names that is a name of the protocol, too.
  ///
  /// A protocol of the kit needs both, so no member can have it.
  func isNeeded(_ name: String) -> Bool {
    ["calls", "latch"].contains { taken.contains($0) && name == "spy" + $0.capitalizedFirst }
      || ["spy", "expected"].contains { taken.contains($0) && name == "mock" + $0.capitalizedFirst }
  }

  func spy(_ name: String) -> String { free(name, "spy") }
  /// Of `heldFetch()`, the result must not have the name of the held answer of `fetchResult()`.
  func result(_ name: String) -> String {
    let held = name.dropFirst(4)
    let isHeld =
      name.hasPrefix("held") && taken.contains(held.prefix(1).lowercased() + held.dropFirst())
    return spy(isHeld ? "spy" + name.capitalizedFirst : name)
  }
  func mock(_ name: String) -> String { free(name, "mock") }

  /// The protocol of the kit to which a spy or a mock conforms.
  var recording: String {
    isOneTaken(["calls", "latch", "mismatch", "waitForCalls"])
      ? "RenamedRecording" : "CallRecording"
  }
  var verifying: String {
    isOneTaken(["spy", "expected", "mismatch", "verify"]) ? "RenamedVerifying" : "CallVerifying"
  }

  private func isOneTaken(_ names: Set<String>) -> Bool { !taken.isDisjoint(with: names) }

  private func free(_ name: String, _ kind: String) -> String {
    guard taken.contains(name) else { return name }
    let isType = name.first?.isUppercase == true
    return free((isType ? kind.capitalizedFirst : kind) + name.capitalizedFirst, kind)
  }
}

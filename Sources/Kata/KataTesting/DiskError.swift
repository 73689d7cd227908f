/// An error with a text of its own, for a store or a data manager to throw.
package struct DiskError: Error, CustomStringConvertible, CustomDebugStringConvertible {
  package let description: String
  package var debugDescription: String { "DiskError(\(description))" }

  package init(_ description: String = "The disk is gone") {
    self.description = description
  }
}

/// A subject that shows a test nothing of what it is made of.
package protocol Opaque: CustomReflectable {}

extension Opaque {
  package nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

/// Compares two values for equality, even if their type is not `Equatable`.
///
/// Objects are compared by identity. All closures are equal. Everything else is compared part by
/// part.
public nonisolated func areAlike(_ left: Any, _ right: Any) -> Bool {
  guard type(of: left) == type(of: right) else { return false }
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  if let left = left as? Any.Type { return left == right as? Any.Type }
  if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
  return haveAlikeParts(left, right)
}

/// Compares two values of one type part by part, with `areAlike`, and for an enum also the case.
///
/// A spy's `Call` uses it in `==` if an argument is not `Equatable`, such as an `any Error`.
public nonisolated func haveAlikeParts<Whole>(_ left: Whole, _ right: Whole) -> Bool {
  if let left = left as? [AnyHashable: Any], let right = right as? [AnyHashable: Any] {
    return left.count == right.count
      && left.allSatisfy { key, value in right[key].map { areAlike(value, $0) } ?? false }
  }
  let leftParts = Mirror(reflecting: left)
  let rightParts = Mirror(reflecting: right).children
  // A mirror does not show the case of an enum without associated values; its description does.
  if leftParts.displayStyle == .enum, leftParts.children.isEmpty { return "\(left)" == "\(right)" }
  return leftParts.children.count == rightParts.count
    && zip(leftParts.children, rightParts).allSatisfy {
      $0.label == $1.label && areAlike($0.value, $1.value)
    }
}

nonisolated extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

/// Which version of the kit this is.
public enum KitVersion {
  /// Goes up with each release; copies of doubles name the one that wrote them.
  public static let current = "1.0.0"
}

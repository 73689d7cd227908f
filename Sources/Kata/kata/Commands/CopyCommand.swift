import Foundation
import KataKit

/// Lists the doubles, or copies some with what they need into an engineer's project.
struct CopyCommand {
  let package: Checkout
  let invocation: Invocation

  func run() throws -> ExitStatus {
    let catalogue = try DoubleCatalogue(packageRoot: package.root)
    guard !invocation.values.isEmpty else {
      let width = catalogue.doubles.map(\.name.count).max() ?? 0
      for double in catalogue.doubles {
        let padding = String(repeating: " ", count: width - double.name.count + 2)
        print(double.name + padding + double.summary)
      }
      print("\nCopy some with: kata copy NAME… --to DIR [--import MODULE]")
      return .success
    }
    guard let folder = invocation.value(of: "--to") else {
      throw WordError.missingValue("--to", example: "Tests/MyAppTests/Doubles")
    }
    let imports: DoubleCopy.Imports =
      if let name = invocation.value(of: "--testable-import") {
        .testable(name)
      } else if let name = invocation.value(of: "--import") {
        .module(name)
      } else {
        .unchanged
      }
    let copy = DoubleCopy(
      catalogue: catalogue,
      destination: URL(filePath: folder),
      imports: imports,
      overwrites: invocation.has("--force")
    )
    print(try copy.run(invocation.values))
    return .success
  }
}

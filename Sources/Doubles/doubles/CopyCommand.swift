import CommandLineKit
import DoubleWriter
import Foundation

/// Copies doubles, with everything they need, into an engineer's project.
struct CopyCommand: DoublesCommand {
  var names: [String] = []
  var options = DeliveryOptions()
  var withProtocols = false

  static let name = "copy"
  static let summary = "copy doubles of the kit into your project"
  static let parameters: [Parameter<CopyCommand>] =
    DeliveryOptions.parameters.map { $0.kept(in: \.options) } + [
      .flag("--with-protocols", \.withProtocols, "copy the protocols of the doubles as well"),
      .words(
        "NAME",
        \.names,
        "doubles or helpers; doubles list shows them",
        isRequired: true,
        example: "ListViewSpy"
      ),
    ]

  func run() throws -> ExitStatus {
    guard let folder = options.module.to else {
      throw UsageError(
        problem: .missingValue(option: "--to", what: "the folder to copy to"),
        help: "doubles copy --help"
      )
    }
    let report = try DoubleCatalogue().copy(
      names,
      to: URL(filePath: folder),
      importing: options.module.imports,
      withProtocols: withProtocols,
      overwrites: options.overwrites
    )
    StandardStream.output.write(report.text + "\n")
    return report.isIncomplete ? .failure : .success
  }
}

import Foundation

extension Configuration {
  /// One request for each module.
  public func requests(
    helpers: @escaping @Sendable (_ text: String) -> [DoubleFile]
  ) -> [SpyRequest] {
    modules.map { $0.request(helpers: helpers) }
  }
}

extension ModuleConfiguration {
  /// The request that writes these doubles.
  fileprivate func request(
    helpers: @escaping @Sendable (_ text: String) -> [DoubleFile]
  ) -> SpyRequest {
    var request = SpyRequest(paths: sources, helpers: helpers)
    request.otherPaths = otherSources
    request.protocols = protocols
    request.skipped = skipped
    request.withMocks = withMocks
    request.imports = imports
    request.isMainActorDefault = isMainActorDefault
    request.indentation = indentation
    request.header = header
    request.recordsReads = recordsReads
    request.folder = URL(filePath: folder)
    request.helperFolder = helperFolder.map { URL(filePath: $0) }
    return request
  }
}

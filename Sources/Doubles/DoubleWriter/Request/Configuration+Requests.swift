import Foundation

extension Configuration {
  /// One plan for each module; nothing is written.
  ///
  /// A double that an earlier module writes to the same path is a problem of the later one.
  public func plans(
    helpers: @escaping @Sendable (_ text: String) -> [DoubleFile]
  ) throws(DoubleError) -> [SpyRequest.Plan] {
    var plans: [SpyRequest.Plan] = []
    var taken: Set<String> = []
    for module in modules {
      var plan = try module.request(helpers: helpers).plan()
      let folder = module.folder
      for file in plan.report.doubles where taken.contains("\(folder)/\(file.name)") {
        plan.report.problems.append(.twoModules(file.name, folder: folder))
        plan.report.doubles.removeAll { $0 == file }
      }
      taken.formUnion(plan.report.doubles.map { "\(folder)/\($0.name)" })
      plans.append(plan)
    }
    return plans
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
    request.choice = choice
    request.isMainActorDefault = isMainActorDefault
    request.indentation = indentation
    request.header = header
    request.folder = URL(filePath: folder)
    request.helperFolder = helperFolder.map { URL(filePath: $0) }
    return request
  }
}

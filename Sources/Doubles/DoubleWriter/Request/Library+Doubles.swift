extension Library {
  /// The spy of a protocol, and its mock if it can have one.
  func doubles(
    of declaration: ProtocolDeclaration,
    imports: ModuleImports,
    withMock: Bool
  ) -> [DoubleFile] {
    let plan = Planner(known: known).plan(
      declaration,
      name: doubleName(of: declaration),
      imports: Array(Set(self.imports(of: declaration) + imports.lines)),
      isTestable: imports.isTestable
    )
    let spy = DoubleFile(name: "\(plan.spy).swift", text: SpyWriter(plan: plan).text)
    guard withMock, plan.side != .ownActor else { return [spy] }
    return [spy, DoubleFile(name: "\(plan.mock).swift", text: MockWriter(plan: plan).text)]
  }

  /// What a double that was written before looks like today, with the imports that it has.
  ///
  /// - Returns: one text for each protocol that has a double of that name; usually one.
  func texts(ofDouble name: String, written text: String) -> [String] {
    guard let kind = ["Spy.swift", "Mock.swift"].first(where: name.hasSuffix) else { return [] }
    let stem = String(name.dropLast(kind.count))
    let aliases = ["", "Interface", "Protocol"].compactMap { composition(named: stem + $0) }
    return (protocols.filter { !$0.isPrivate && doubleName(of: $0) == stem } + aliases)
      .flatMap { declaration in
        let imports = moduleImports(in: text, of: declaration)
        return doubles(of: declaration, imports: imports, withMock: true)
      }
      .filter { $0.name == name }.map(\.text)
  }

  /// The imports that were asked for when a double of this protocol was written.
  private func moduleImports(in text: String, of declaration: ProtocolDeclaration) -> ModuleImports
  {
    let testable = text.matches(of: /(?m)^@testable import (\w+)$/).map { String($0.output.1) }
    if !testable.isEmpty { return .testable(testable) }
    // The spy brings the last one itself.
    let others = imports(of: declaration) + ["import Synchronization"]
    let modules = ImportReader(Tokens.of(text)).imports().filter { !others.contains($0) }
      .compactMap { $0.wholeMatch(of: /import (\w+)/).map { String($0.output.1) } }
    return modules.isEmpty ? .none : .plain(modules)
  }
}

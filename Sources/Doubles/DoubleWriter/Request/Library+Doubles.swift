extension Library {
  /// The spy of a protocol, and its mock if it can have one; one for each branch of `#if`, if any.
  ///
  /// They are called `name` if it is given.
  func doubles(
    of branches: [ProtocolDeclaration],
    named name: String? = nil,
    choice: Choice,
    withMock: Bool
  ) -> [DoubleFile] {
    let plans = branches.map { declaration in
      var plan = Planner(known: known, choice: choice).plan(
        declaration,
        name: name ?? names.name(of: declaration),
        imports: (imports(of: declaration) + choice.imports.plainLines
          + choice.imports.testableLines).uniqued
      )
      if plan.name != names.short(declaration), let module = module(of: declaration, choice) {
        plan.protocolName = "\(module).\(plan.protocolName)"
      }
      return plan
    }
    guard let first = plans.first else { return [] }
    let spies = plans.map(SpyWriter.init)
    let spy = DoubleFile(
      name: "\(first.spy).swift",
      text: Frame.file(imports: spies.flatMap(\.imports), declarations: spies.map(\.declaration))
    )
    guard withMock, plans.allSatisfy({ $0.side != .ownActor }) else { return [spy] }
    let mocks = plans.map { MockWriter(plan: $0).declaration }
    let text = Frame.file(imports: plans.flatMap(\.imports), declarations: mocks)
    return [spy, DoubleFile(name: "\(first.mock).swift", text: text)]
  }

  /// The imported module with the protocol's file, if that is sure: it is in `Sources/<Module>`.
  private func module(of declaration: ProtocolDeclaration, _ choice: Choice) -> String? {
    (choice.imports.testable + choice.imports.plain).first { module in
      "/\(declaration.file)".contains("/Sources/\(module)/") && !known.exists(module)
    }
  }

  /// The present text of an older double, with the imports that it has.
  ///
  /// - Returns: one text for each protocol that has a double of that name, usually one, or only the
  ///   one that equals the written text; nil if the name has no ending of the choices.
  func texts(ofDouble name: String, written text: String, choices: [Choice]) -> [String]? {
    let endings = choices.flatMap { [($0, $0.spyEnding), ($0, $0.mockEnding)] }
    // `PlanExpectingMock` also has the ending `Mock`.
    let fitting = endings.filter { name.hasSuffix("\($1).swift") }
    guard let (own, ending) = fitting.max(by: { $0.1.count < $1.1.count }) else { return nil }
    let stem = String(name.dropLast("\(ending).swift".count))
    let aliases = ["", "Interface", "Protocol"].compactMap { composition(named: stem + $0) }
    // Each of several protocols of one name can have been written alone.
    let named = only(stem).protocols
    var groups = only(stem).chosen(named.map(\.path).uniqued).groups
    groups += (named.filter { !groups.joined().contains($0) } + aliases).map { [$0] }
    let written = Origin(name: name, source: nil, copy: text)
    var texts: [String] = []
    for group in groups {
      var choice = own
      choice.imports = moduleImports(in: text, of: group[0])
      choice.hasOptionalAnswers = text.contains(" = .unanswered()")
      // A file does not record its other options, so each is tried.
      for (recordsReads, isMain) in [(true, false), (true, true), (false, false), (false, true)] {
        choice.recordsReads = recordsReads
        var library = self
        library.known.isMainActorDefault = isMain
        let doubles = library.doubles(
          of: group,
          named: stem,
          choice: choice,
          withMock: ending == own.mockEnding
        )
        for file in doubles where file.name == name {
          if Origin(name: name, source: nil, copy: file.text) == written { return [file.text] }
          texts.append(file.text)
        }
      }
    }
    return texts
  }

  /// The imports that were requested when a double of this protocol was written.
  private func moduleImports(in text: String, of declaration: ProtocolDeclaration) -> ModuleImports
  {
    let head = String(text.prefix { $0 != "/" })
    let testable = head.matches(of: /(?m)@testable import (\w+)$/).map { String($0.output.1) }
    // The spy adds the last one itself.
    let others = imports(of: declaration) + ["import Synchronization"]
    let modules = ImportReader(Tokens.of(head)).imports().filter { !others.contains($0) }
      .compactMap { $0.wholeMatch(of: /import (\w+)/).map { String($0.output.1) } }
      .filter { !testable.contains($0) }
    return ModuleImports(plain: modules, testable: testable)
  }
}

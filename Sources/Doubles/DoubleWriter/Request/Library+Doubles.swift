extension Library {
  /// The spy of a protocol, and its mock if it can have one; one for each branch of `#if`, if any.
  ///
  /// They are called `name` if it is given.
  func doubles(
    of branches: [ProtocolDeclaration],
    named name: String? = nil,
    choice: ModuleConfiguration
  ) -> [DoubleFile] {
    var known = known
    known.isMainActorDefault = choice.defaultIsolation == .mainActor
    let plans = branches.map { declaration in
      let family = Family(of: declaration, known: known)
      return DoublePlan(
        of: family,
        known: known,
        choice: choice,
        name: name ?? names.name(of: declaration),
        imports: (imports(of: family) + choice.imports.lines).uniqued
      )
    }
    guard let first = plans.first else { return [] }
    let spies = plans.map(SpyWriter.init)
    var spy = DoubleFile(
      name: "\(first.spy).swift",
      text: Frame.file(imports: spies.flatMap(\.imports), declarations: spies.map(\.declaration))
    )
    spy.options = choice.hiddenOptions
    spy.notes = plans.flatMap { $0.members.compactMap(\.byHand) }
    spy.isPublic = plans.contains { !$0.access.isEmpty }
    guard choice.mock == true, plans.allSatisfy({ $0.side != .ownActor }) else { return [spy] }
    let mocks = plans.map(MockWriter.init)
    var mock = spy
    mock.name = "\(first.mock).swift"
    mock.text =
      Frame.file(imports: plans.flatMap(\.imports), declarations: mocks.map(\.declaration))
    mock.notes = mocks.flatMap(\.notes)
    return [spy, mock]
  }

  /// The present text of an older double, with the choices that it was written with.
  ///
  /// - Returns: one text for each protocol of the name that it names, usually one, or only the one
  ///   that equals the written text; nil if it names none.
  func files(of origin: Origin) -> [DoubleFile]? {
    let text = origin.body
    let doc = /(?m)^\/\/\/ (?:Expects|Records the) calls of `(.+)`/
    guard let match = text.firstMatch(of: doc)?.output else { return nil }
    let path = String(match.1)
    let declared = protocols.filter { path == $0.path || path.hasSuffix(".\($0.path)") }
    let all = declared.filter { !$0.isPrivate } + [composition(named: path)].compactMap(\.self)
    let stems = all.map(names.name)
    guard let stem = stems.filter(origin.name.hasPrefix).max(by: { $0.count < $1.count })
    else { return [] }
    let named = zip(all, stems).filter { $1 == stem }.map(\.0)
    let spy = text.firstMatch(of: /let (?:spy|(?:mock)+Spy): (\w+)/)?.output.1
    var choice = ModuleConfiguration()
    choice.mock = spy != nil
    choice.mockEnding = String(origin.name.dropFirst(stem.count).dropLast(".swift".count))
    choice.spyEnding = spy.map { String($0.dropFirst(stem.count)) } ?? choice.mockEnding
    choice.answers =
      text.split(separator: "\n")
        .contains { $0.contains(" = .unanswered()") && !$0.contains("var ") } ? .optional : nil
    choice.hiddenOptions = origin.options
    // Each of several protocols of one name can have been written alone.
    var only = self
    only.protocols = named
    var groups = Choice(of: named.map(\.path).uniqued, in: only).groups
    groups += named.filter { !groups.joined().contains($0) }.map { [$0] }
    let files = groups.flatMap { group in
      choice.imports = moduleImports(in: text, of: group[0])
      return doubles(of: group, named: stem, choice: choice).filter { $0.name == origin.name }
    }
    let written = DoubleFile(name: origin.name, text: text).origin.copy
    let same = files.filter { $0.origin.copy == written }
    return same.isEmpty ? files : same
  }

  /// The imports that were requested when a double of this protocol was written.
  private func moduleImports(in text: String, of declaration: ProtocolDeclaration) -> ModuleImports
  {
    let head = String(text.prefix { $0 != "/" })
    let testable = head.matches(of: /(?m)@testable import (\w+)$/).map { String($0.output.1) }
    // The spy adds the last one itself.
    let others = imports(of: Family(of: declaration, known: known)) + ["import Synchronization"]
    let modules = ReadFile(.init(path: "", text: head)).imports.filter { !others.contains($0) }
      .compactMap { $0.wholeMatch(of: /import (\w+)/).map { String($0.output.1) } }
      .filter { !testable.contains($0) }
    return ModuleImports(plain: modules, testable: testable)
  }
}

import Foundation
import Testing
import TodoApp
import TodoClasses
import TodoMocks
import TodoScreens
import TodoUseCases

/// The links of the finished presenter; the property of Stage 7 takes them for right.
@MainActor
struct DetailLinkTests {
  @Test(
    "Only a link of the web is opened, without the punctuation around it",
    arguments: [
      ("see (HTTPS://a.org/b).", "HTTPS://a.org/b"), ("http://a.org http://b.org", "http://a.org"),
      ("http:// https:///x http://a.org", "http://a.org"), ("file:///etc/passwd", nil),
      ("http://", nil), ("a.org", nil), ("„http://a.org/x“…", "http://a.org/x"),
    ]
  )
  func test_openLink_firstLink_goesToTheWireframe(title: String, link: String?) async {
    let wireframe = DetailWireframeSpy(openLink: .success(true))
    let view = DetailViewSpy()
    let sut = DetailClasses.solution.makePresenter(
      UUID(),
      DetailInteractorInputSpy(),
      wireframe,
      .gregorian(in: "GMT"),
      Locale(identifier: "en_US")
    )
    sut.view = view
    sut.foundItem(DetailItem(title: title, dueDate: .distantFuture, isOverdue: false))

    await sut.openLink()

    #expect(wireframe.calls == [link.flatMap(URL.init)].compactMap { $0.map { .openLink($0) } })
    #expect(view.calls.count == (link == nil ? 2 : 1))
  }
}

import Testing

@testable import Sample

/// The first inner test; the next ones are yours.
@MainActor
struct SamplePresenterTests {
  @Test("updateView() asks the interactor once")
  func test_updateView_asksTheInteractorOnce() async {
    let interactor = SampleInteractorInputMock(expecting: [.findItems])
    let sut = SamplePresenter(interactor: interactor, wireframe: SampleWireframeSpy())

    await sut.updateView()

    #expect(interactor.mismatch() == nil)
  }
}

import Testing

@testable import Sample

/// The outer test: it stays red until the parts of the module work together.
@MainActor
struct SampleModuleTests {
  @Test("The view shows the titles of the items that the data manager has")
  func test_updateView_items_areShown() async {
    let item = SampleItem(title: "Pack")
    let view = SampleViewMock(expecting: [.showItems(["Pack"])])
    let sut = SampleModule.presenter(
      for: view,
      dataManager: SampleDataManagerSpy(items: .success([item])),
      wireframe: SampleWireframeSpy()
    )

    await sut.updateView()

    #expect(view.mismatch() == nil)
  }
}

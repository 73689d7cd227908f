import TodoMocks
import TodoRouting
import TodoTerminal

extension DoubleRow {
  static let routing: [DoubleRow] = [
    DoubleRow(
      [.presentAddInterface, .presentAddInterface],
      mock: { ListWireframeMock(expecting: $0) },
      use: { wireframe in
        wireframe.presentAddInterface()
        wireframe.presentAddInterface()
      }
    ),
    DoubleRow(
      [.dismissAddInterface, .dismissAddInterface],
      mock: { AddWireframeMock(expecting: $0) },
      use: { wireframe in
        wireframe.dismissAddInterface()
        wireframe.dismissAddInterface()
      }
    ),
    DoubleRow(
      [.addModuleDidCancelAddAction, .addModuleDidSaveAddAction],
      mock: { AddModuleDelegateMock(expecting: $0) },
      use: { delegate in
        delegate.addModuleDidCancelAddAction()
        await delegate.addModuleDidSaveAddAction()
      }
    ),
  ]

  static let terminal: [DoubleRow] = [
    DoubleRow(
      [.columns, .width(of: "Pack"), .write("Pack\n")],
      mock: { TextOutputMock(expecting: $0, columns: .success(80), width: .from(\.count)) },
      use: { output in
        _ = output.columns
        _ = output.width(of: "Pack")
        output.write("Pack\n")
      }
    ),
    DoubleRow(
      [.viewWillAppear, .handle("q"), .handle("")],
      mock: { TextScreenMock(expecting: $0) },
      use: { screen in
        await screen.viewWillAppear()
        await screen.handle("q")
        await screen.handle("")
      }
    ),
    DoubleRow(
      [.present(first), .dismissTopScreen, .present(second)],
      mock: { RootWireframeMock(expecting: $0) },
      use: { root in
        root.present(first)
        root.dismissTopScreen()
        root.present(second)
      }
    ),
    DoubleRow(
      [.makeAddScreen, .makeAddScreen],
      mock: { AddModuleBuilderMock(expecting: $0, makeAddScreen: .success(first)) },
      use: { builder in
        _ = builder.makeAddScreen()
        _ = builder.makeAddScreen()
      }
    ),
    DoubleRow(
      [.nextLine, .nextLine],
      mock: {
        LineSourceMock(expecting: $0, nextLine: .inTurn(.success(.text("q")), .success(nil)))
      },
      use: { lines in while await lines.nextLine() != nil {} }
    ),
  ]

  private static let first = TextScreenSpy()
  private static let second = TextScreenSpy()
}

import Foundation
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
    DoubleRow(
      [.presentDetailInterface(for: id), .presentDetailInterface(for: id)],
      mock: { PickWireframeMock(expecting: $0) },
      use: { wireframe in
        wireframe.presentDetailInterface(for: id)
        wireframe.presentDetailInterface(for: id)
      }
    ),
    DoubleRow(
      [.pickModuleDidCancel, .pickModuleDidReopen(title: "Pack"), .pickModuleDidFinish(.gone)],
      mock: { PickModuleDelegateMock(expecting: $0) },
      use: { delegate in
        delegate.pickModuleDidCancel()
        await delegate.pickModuleDidReopen(title: "Pack")
        await delegate.pickModuleDidFinish(.gone)
      }
    ),
    DoubleRow(
      [.openLink(link), .dismissDetailInterface],
      mock: { DetailWireframeMock(expecting: $0, openLink: .success(true)) },
      use: { wireframe in
        _ = await wireframe.openLink(link)
        wireframe.dismissDetailInterface()
      }
    ),
    DoubleRow(
      [.detailModuleDidFinish(.done(title: "Pack")), .detailModuleDidFinish(.gone)],
      mock: { DetailModuleDelegateMock(expecting: $0) },
      use: { delegate in
        await delegate.detailModuleDidFinish(.done(title: "Pack"))
        await delegate.detailModuleDidFinish(.gone)
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
    DoubleRow(
      [.makeDetailScreen(for: id), .makeDetailScreen(for: id)],
      mock: { DetailModuleBuilderMock(expecting: $0, makeDetailScreen: .success(first)) },
      use: { builder in
        _ = builder.makeDetailScreen(for: id)
        _ = builder.makeDetailScreen(for: id)
      }
    ),
    DoubleRow(
      [.open(link), .open(link)],
      mock: { LinkOpenerMock(expecting: $0, open: .success(false)) },
      use: { opener in
        _ = await opener.open(link)
        _ = await opener.open(link)
      }
    ),
  ]

  private static let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  private static let link = URL(filePath: "/pack")
  private static let first = TextScreenSpy()
  private static let second = TextScreenSpy()
}

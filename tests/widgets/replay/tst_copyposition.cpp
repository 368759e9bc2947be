// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A position on the clipboard: as a picture, as text, and as a link.
#include <QApplication>
#include <QClipboard>
#include <QPixmap>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/replay/copyposition.h"
#include "widgets/replay/ownreplay.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

class TestCopyPosition : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void eachFormIsCopied();
};

void TestCopyPosition::eachFormIsCopied() {
  const SeatView view = ownReplay()->view({1, 20}, 0, ReplayHands::Own);
  const SeatNames names{QStringLiteral("Aya"), QStringLiteral("Rin"), QStringLiteral("Sora"),
                        QStringLiteral("Ken")};
  TableWidget table;
  table.resize(900, 640);
  table.setView(view);
  const CopiedPosition position{table, view, names, QStringLiteral("janso:a")};
  const QClipboard *clipboard = QApplication::clipboard();
  QCOMPARE(copyPosition(position, ReplayCommand::CopyText), QStringLiteral("Position copied as text."));
  QCOMPARE(clipboard->text(), positionText(view, names, TileWriting::Letters));
  QCOMPARE(copyPosition(position, ReplayCommand::CopyTiles), QStringLiteral("Position copied as text."));
  QCOMPARE(clipboard->text(), positionText(view, names, TileWriting::Pictures));
  QCOMPARE(copyPosition(position, ReplayCommand::CopyLink), QStringLiteral("Link copied."));
  QCOMPARE(clipboard->text(), QStringLiteral("janso:a"));
  QCOMPARE(copyPosition(position, ReplayCommand::CopyPicture),
           QStringLiteral("Position copied as a picture."));
  QCOMPARE(clipboard->pixmap().size(), table.size() * table.devicePixelRatioF());
}

JANSO_TEST(TestCopyPosition);
#include "tst_copyposition.moc"

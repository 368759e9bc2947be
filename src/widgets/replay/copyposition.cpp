// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/copyposition.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QPixmap>

#include "widgets/table/tablewidget.h"

namespace janso {

QString copyPosition(const CopiedPosition &position, ReplayCommand what) {
  QClipboard *clipboard = QApplication::clipboard();
  if (what == ReplayCommand::CopyPicture) {
    position.table.finishAnimations();
    clipboard->setPixmap(position.table.grab());
    return QCoreApplication::translate("CopyPosition", "Position copied as a picture.");
  }
  if (what == ReplayCommand::CopyLink) {
    clipboard->setText(position.link);
    return QCoreApplication::translate("CopyPosition", "Link copied.");
  }
  const bool letters = what == ReplayCommand::CopyText;
  clipboard->setText(
      positionText(position.view, position.names, letters ? TileWriting::Letters : TileWriting::Pictures));
  return QCoreApplication::translate("CopyPosition", "Position copied as text.");
}

}  // namespace janso

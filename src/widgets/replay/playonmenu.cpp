// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/playonmenu.h"

#include <QEvent>
#include <array>

namespace janso {

namespace {

struct PlayOnRow {
  BranchKind kind{};
  bool byBot = false;
  const char *text = nullptr;  // context "janso::PlayOnMenu"
};

constexpr auto kPlayOnRows = std::to_array<PlayOnRow>({
    {BranchKind::SameWall, false,
     //: A menu: how to play on from a position of a replay, by what is redealt
     QT_TRANSLATE_NOOP(
         "janso::PlayOnMenu",
         "Play on with the same hands and wall: shows what would have happened, but proves nothing")},
    {BranchKind::OthersKept, false,
     QT_TRANSLATE_NOOP("janso::PlayOnMenu", "Play on with the same hands and a shuffled wall")},
    {BranchKind::AllUnseen, false,
     QT_TRANSLATE_NOOP("janso::PlayOnMenu", "Play on with all unseen tiles redealt")},
    {BranchKind::SameWall, true,
     QT_TRANSLATE_NOOP("janso::PlayOnMenu", "Let bots play on with the same hands and wall: proves nothing")},
    {BranchKind::OthersKept, true,
     QT_TRANSLATE_NOOP("janso::PlayOnMenu", "Let bots play on with the same hands and a shuffled wall")},
    {BranchKind::AllUnseen, true,
     QT_TRANSLATE_NOOP("janso::PlayOnMenu", "Let bots play on with all unseen tiles redealt")},
});

}  // namespace

PlayOnMenu::PlayOnMenu(QWidget *parent) : QMenu(parent) {
  bool byBot = false;
  for (const PlayOnRow &row : kPlayOnRows) {
    if (row.byBot != byBot)
      addSeparator();
    byBot = row.byBot;
    QAction *action = addAction(QString());
    action->setData(QByteArray(row.text));
    connect(action, &QAction::triggered, this, [this, &row] { Q_EMIT chosen(row.kind, row.byBot); });
  }
  updateTexts();
}

void PlayOnMenu::updateTexts() {
  for (QAction *action : actions()) {
    if (!action->isSeparator())
      action->setText(tr(action->data().toByteArray().constData()));
  }
}

void PlayOnMenu::changeEvent(QEvent *event) {
  QMenu::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    updateTexts();
}

}  // namespace janso

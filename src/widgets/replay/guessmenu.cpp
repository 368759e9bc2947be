// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/guessmenu.h"

#include <QEvent>
#include <array>

namespace janso {

namespace {

struct GuessRow {
  int every = 1;
  const char *text = nullptr;  // context "janso::GuessMenu"
};

constexpr auto kGuessRows = std::to_array<GuessRow>({
    //: A menu: which decisions of a player are guessed
    {1, QT_TRANSLATE_NOOP("janso::GuessMenu", "Guess every decision")},
    {2, QT_TRANSLATE_NOOP("janso::GuessMenu", "Guess every second decision")},
    {3, QT_TRANSLATE_NOOP("janso::GuessMenu", "Guess every third decision")},
    {5, QT_TRANSLATE_NOOP("janso::GuessMenu", "Guess every fifth decision")},
});

}  // namespace

GuessMenu::GuessMenu(QWidget *parent) : QMenu(parent) {
  for (const GuessRow &row : kGuessRows) {
    QAction *action = addAction(QString());
    action->setData(QByteArray(row.text));
    connect(action, &QAction::triggered, this, [this, &row] { Q_EMIT chosen(row.every); });
  }
  updateTexts();
}

void GuessMenu::updateTexts() {
  for (QAction *action : actions())
    action->setText(tr(action->data().toByteArray().constData()));
}

void GuessMenu::changeEvent(QEvent *event) {
  QMenu::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    updateTexts();
}

}  // namespace janso

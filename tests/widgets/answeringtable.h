// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table widget with a record of the answers that it gave, and decisions that offer a win.
#pragma once

#include <QList>
#include <QPoint>
#include <QTest>

#include "rules/legal/legal.h"
#include "support/tableviews.h"
#include "widgets/table/tablewidget.h"

namespace janso::test {

// A table of a fixed size with a record of the answers that it gave.
class Table : public TableWidget {
 public:
  Table() {
    resize(1280, 800);
    TableOptions still;
    still.speed = 0;
    setOptions(still);
    // Each look at the clock is a second later: a question is never new.
    setPromptClock([now = qint64{0}]() mutable { return now += 1000; });
    setSeatNames(
        {QStringLiteral("Aiko"), QStringLiteral("Mei"), QStringLiteral("Sora"), QStringLiteral("Ren")}, {});
    connect(this, &TableWidget::actionChosen, this, [this](quint32 id, const Action &chosen) {
      ids.append(id);
      answers.append(chosen);
      clearDecision();
    });
    show();
    setFocus();
  }

  void ask(const Decision &decision, const SeatView &seen) {
    setView(seen);
    setDecision(decision, seen);
  }
  void key(Qt::Key pressed) { QTest::keyClick(this, pressed); }
  QPoint tile(int index) const { return spokenItems().at(index).rect.center(); }
  QPoint button(PromptKind kind) const {
    const auto &buttons = flow().buttons();
    const int tiles = flow().tiles();
    for (std::size_t i = 0; i < buttons.size(); ++i) {
      if (buttons[i].kind == kind)
        return spokenItems().at(tiles + static_cast<int>(i)).rect.center();
    }
    return {-1, -1};
  }
  bool hasButton(PromptKind kind) const { return button(kind).x() >= 0; }
  void click(QPoint at, Qt::MouseButton mouse = Qt::LeftButton) { QTest::mouseClick(this, mouse, {}, at); }
  // A place on the cloth where nothing lies.
  QPoint felt() const { return QPoint(width() * 3 / 10, height() * 3 / 10); }

  QList<quint32> ids;
  QList<Action> answers;
};

// What the rules would ask the seat of the view now.
inline Decision decisionIn(const SeatView &view) {
  Decision decision;
  decisionOf(view, decision);
  decision.seat = view.seat;
  decision.id = 1;
  return decision;
}

inline Decision tsumoDecision(const SeatView &view) {
  return test::discardDecision(view,
                               {action(ActionType::Tsumo, "6z", {}, true), action(ActionType::Riichi, "8p")});
}

inline Decision ronDecision(const SeatView &view) {
  return test::claimDecision(view,
                             {action(ActionType::Ron, "6p"), action(ActionType::Pon, "6p", "66p"),
                              action(ActionType::Chi, "6p", "40p"), action(ActionType::Chi, "6p", "07p")});
}

}  // namespace janso::test

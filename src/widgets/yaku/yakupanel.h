// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The panel with every yaku: what to try, the list to search and filter, and below it the explanation of the
// row under the pointer or the focus.
//
// It is in a dock next to the table. Everything has a place of its own that depends only on the panel's size:
// nothing covers the table or the list, and nothing moves from one yaku to the next. Where there is little
// room, the explanation has no example at first, and then there is nothing to try. It never needs more height
// than it gets, so that it does not make its window higher.
#pragma once

#include <QList>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "coach/yakutry.h"
#include "rules/legal/seatview.h"
#include "rules/ruleset.h"
#include "rules/tile.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/yaku/yakulist.h"

class QPushButton;

namespace Ui {
class YakuPanel;
}

namespace janso {

class TilePainter;
class YakuWatch;

class YakuPanel : public QWidget {
  Q_OBJECT

 public:
  explicit YakuPanel(QWidget *parent);
  ~YakuPanel() override;

  void setRules(const RuleSet &rules);
  void setNaming(YakuNaming naming);
  // For newcomers: the translated name beside every romaji name.
  void setBothNames(bool both);
  void setPainter(TilePainter *painter);
  // Shows how each yaku relates to this hand; an unknown hand gives the plain list.
  void setHand(const SeatView &view);
  void setOrder(YakuOrder order);
  // While the coach's panel is in the same column the coach says what to discard: there is nothing to try,
  // the explanation is brief, and the list has more rows.
  void setBesideCoach(bool beside);
  const YakuWatch &watch() const { return *m_watch; }
  // Opens the explanation of a row, as if it had the focus.
  void explain(YakuId id);
  // Shows the explanation of a yaku that is pointed at elsewhere; list and focus stay.
  void showYaku(YakuId id);
  // Whether the second layer of the explanation is open, and closes it.
  bool isExplainingMore() const;
  void closeExplanation() { setMore(false); }
  void focusSearch();
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  // Escape was pressed with nothing left to close: the focus goes back.
  void left();
  // The user chose another order.
  void orderChosen(janso::YakuOrder order);
  // The concealed tiles that count for the yaku that is pointed at; empty = none is, or none count for it.
  void pointedTiles(const std::vector<janso::Tile> &tiles);
  // The user sees which tile the coach would discard; once for each suggestion.
  void discardSuggested();

 protected:
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void showEvent(QShowEvent *event) override;
  void hideEvent(QHideEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void setUpFilters();
  void connectList();
  QList<QPushButton *> chips() const;
  void nameFilters();
  void showFilter();
  void fitFilters();
  void nameOrders();
  void takeSituation();
  void showTry();
  void noteSuggestion();
  QString tryText(int width) const;
  void applyFilter();
  void setMore(bool more);
  void showPointed();
  void arrangeParts();
  int tryHeight(int width);
  bool takesKey(QObject *watched, int key);

  std::unique_ptr<Ui::YakuPanel> m_ui;
  YakuWatch *m_watch;
  YakuNaming m_naming = YakuNaming::Romaji;
  std::optional<YakuId> m_pointed;
  YakuSuggestion m_suggested;  // the last one that was seen
  bool m_hasExplained = false;
  bool m_besideCoach = false;
};

}  // namespace janso

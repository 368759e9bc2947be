// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The panel with every yaku, to search and filter; a tooltip explains the row under the pointer or the focus.
//
// It stands in a dock beside the table.
#pragma once

#include <QList>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>

#include "rules/ruleset.h"
#include "rules/seatview.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/yaku/yakulist.h"

class QPushButton;

namespace Ui {
class YakuPanel;
}

namespace janso {

class TilePainter;
class YakuTooltip;
class YakuWatch;

class YakuPanel : public QWidget {
  Q_OBJECT

 public:
  // `tooltip` belongs to the window and is shared with its pages.
  YakuPanel(YakuTooltip *tooltip, QWidget *parent);
  ~YakuPanel() override;

  void setRules(const RuleSet &rules);
  void setNaming(YakuNaming naming);
  void setPainter(TilePainter *painter);
  // The list says how every yaku stands to this hand; an unknown hand leaves it as it is without one.
  void setHand(const SeatView &view);
  void setOrder(YakuOrder order);
  const YakuWatch &watch() const { return *m_watch; }
  // Opens the explanation of one row, as if it had the focus.
  void explain(YakuId id);
  void focusSearch();

 Q_SIGNALS:
  // The tooltip is about to be shown.
  void explaining();
  // Escape with nothing left to close: the keyboard goes back.
  void left();
  // The user chose another order.
  void orderChosen(janso::YakuOrder order);

 protected:
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void showEvent(QShowEvent *event) override;
  void hideEvent(QHideEvent *event) override;
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
  // What the footer says: of the row under the pointer, else of the focused one, else what the dot means.
  void showStatus();
  void applyFilter();
  void showTooltip(YakuId id, const QRect &row);
  void hideTooltip();

  std::unique_ptr<Ui::YakuPanel> m_ui;
  YakuTooltip *m_tooltip;
  YakuWatch *m_watch;
  std::optional<YakuId> m_pointed;
  QTimer m_hover;
  std::optional<YakuId> m_waiting;
};

}  // namespace janso

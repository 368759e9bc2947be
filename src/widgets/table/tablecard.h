// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A card over the table: its frame, how it keeps its place, how long it stays and how it goes.
//
// It takes neither keys nor focus from the table. A click on it closes it, and so does its time where it has
// one. When its parent has another size it looks for its place anew.
#pragma once

#include <QList>
#include <QMargins>
#include <QRect>
#include <QTimer>
#include <QWidget>
#include <functional>

#include "widgets/paint/theme.h"

namespace janso {

class TableCard : public QWidget {
  Q_OBJECT

 public:
  // Finds the place of a card in its parent, in logical pixels. `widths`: those that it may have, the best
  // first; `heightFor`: its height at a width.
  using Place =
      std::function<QRect(const QList<int> &widths, const std::function<int(int width)> &heightFor)>;

  void close();
  // What lies under it has changed: it stands where it hides least now.
  void standAgain();
  bool isShown() const { return isVisibleTo(parentWidget()); }

 Q_SIGNALS:
  void closed();

 protected:
  struct Frame {
    QMargins padding;  // around the contents
    qreal radius = 0;
    QRgb border = theme::kChromeBorderLit;
  };

  TableCard(const Frame &frame, QWidget *parent);

  // A child of the card that has a height for every width. Once, when the card is made.
  void setContents(QWidget *contents);
  int heightFor(int width) const;
  // Nothing is read out, and the mouse goes through it: what it shows is told at its own place.
  void setIsTip();
  // Shows the card above all others and has it read out: its name, then its description. `ms`: how long it
  // stays; 0 until it is closed.
  void appear(const QString &name, const QString &description, int ms);
  // Sets the contents to the size of the table and finds the place of the card.
  virtual QRect findPlace() = 0;

  void paintEvent(QPaintEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void place();

  Frame m_frame;
  QWidget *m_contents = nullptr;
  bool m_isTip = false;
  QTimer m_ends;
  QTimer m_again;  // places anew, when the parent has laid out what is in it
};

}  // namespace janso

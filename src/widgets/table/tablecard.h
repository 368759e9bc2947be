// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A card over the table: its frame, its place, how long it stays and how it closes.
//
// It takes neither keys nor focus from the table. A click closes it, and so does its timer if it has one. It
// finds a new place when its parent is resized.
#pragma once

#include <QList>
#include <QMargins>
#include <QRect>
#include <QTimer>
#include <QWidget>
#include <functional>

#include "widgets/look/colors.h"
#include "widgets/table/cardstrip.h"

namespace janso {

class TableCard : public QWidget {
  Q_OBJECT

 public:
  // Finds the place of a card in its parent, in logical pixels. `widths`: its possible widths, the best
  // first; `heightFor`: its height at a width.
  using Place =
      std::function<QRect(const QList<int> &widths, const std::function<int(int width)> &heightFor)>;

  void close();
  // Finds the best place again after what is under the card has changed.
  void standAgain();
  bool isShown() const { return isVisibleTo(parentWidget()); }
  // Shown, or aside while another text is shown in the same strip.
  bool isOpen() const { return m_isOpen; }

  // Shares the strip with other cards, of which one is shown at a time. The strip must outlive the card's
  // use.
  void setStrip(CardStrip *strip, CardStrip::Rank rank = CardStrip::Rank::Message);
  CardStrip::Rank stripRank() const { return m_rank; }
  // For the strip: makes way for another text; the time of the card stands still. Comes back afterwards.
  void stepAside();
  void stepBack();

 Q_SIGNALS:
  void closed();

 protected:
  struct Frame {
    QMargins padding;  // around the contents
    qreal radius = 0;
    QRgb border = theme::kChromeBorderLit;
  };

  TableCard(const Frame &frame, QWidget *parent);

  // Sets the child of the card, whose height depends on its width. Call it once, when the card is made.
  void setContents(QWidget *contents);
  int heightFor(int width) const;
  // Makes it a tip: nothing is read out and the mouse passes through it, because screen readers get its
  // contents from the thing itself.
  void setIsTip();
  // Shows the card above all others and has its name and then its description read out. `ms`: how long it
  // stays; 0 = until it is closed.
  void appear(const QString &name, const QString &description, int ms);
  // The widths to try, in pixels: from `natural`, the best, down to `narrowest`; then wider ones, once the
  // text has had to become smaller.
  QList<int> widthsFrom(int natural, int narrowest) const;
  // Scales the contents to the size of the table and finds the place of the card.
  virtual QRect findPlace() = 0;
  // The factor by which texts are smaller because they would hide something needed otherwise; in a strip
  // only.
  qreal shrink() const { return m_shrink; }
  // Its least value, at which the text is as small as the smallest on the table.
  virtual qreal leastShrink() const { return 1; }
  static constexpr qreal kSmallestText = 12;  // logical pixels

  void paintEvent(QPaintEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void place();

  Frame m_frame;
  QWidget *m_contents = nullptr;
  bool m_isTip = false;
  bool m_isOpen = false;
  qreal m_shrink = 1;
  CardStrip *m_strip = nullptr;
  CardStrip::Rank m_rank = CardStrip::Rank::Message;
  int m_left = 0;  // of the time of a card that is aside, in milliseconds; 0 = no limit
  QTimer m_ends;
  QTimer m_again;  // finds the place again after the parent has laid out its contents
};

}  // namespace janso

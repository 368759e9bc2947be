// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A small card over the table that answers a question: why is there no win, no riichi, no call?
//
// It takes no keys from the table; a click on it, Esc or its time closes it. Links in it lead to the
// glossary.
#pragma once

#include <QFrame>
#include <QList>
#include <QRect>
#include <QTimer>
#include <functional>

namespace janso {

class TeachText;
class TilePainter;

class ReasonCard : public QFrame {
  Q_OBJECT

 public:
  // `painter` must outlive the card.
  ReasonCard(TilePainter &painter, QWidget *parent);

  // Where a card of one of these widths, the best first, stands in the parent; `heightFor` it at a width.
  using Place =
      std::function<QRect(const QList<int> &widths, const std::function<int(int width)> &heightFor)>;

  // `markup` as in widgets/teachmarkup.h. `scale`: of the text, see cardplace.h. `stays`: until it is closed;
  // else as long as it takes to read.
  void say(const QString &markup, const Place &place, qreal scale, bool stays);
  void close();
  bool isShown() const { return isVisibleTo(parentWidget()); }
  bool stays() const { return m_stays; }
  QString plain() const;
  QString markup() const;

 Q_SIGNALS:
  void closed();

 protected:
  void paintEvent(QPaintEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;

 private:
  TeachText *m_text;
  QTimer m_timer;
  bool m_stays = false;
};

}  // namespace janso

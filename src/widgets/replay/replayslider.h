// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The way through a game as one line: its hands, what happened where, and where the reader is.
//
// A value is an index of Replay::placeAt(). Each kind of mark has a shape of its own, above the line what
// happened, below it what the reader or a review has added.
#pragma once

#include <QAbstractSlider>
#include <QList>
#include <QString>
#include <cstdint>
#include <functional>

namespace janso {

enum class SliderMark : std::uint8_t {
  Called,    // a tick
  Declared,  // riichi: a high tick
  Won,       // a diamond
  Drawn,     // a hand without a win: a ring
  Bookmark,  // a flag, below
  Mistake,   // a triangle, below
};

class ReplaySlider : public QAbstractSlider {
  Q_OBJECT

 public:
  struct Mark {
    int value = 0;
    SliderMark kind{};
    bool operator==(const Mark &) const = default;
  };

  explicit ReplaySlider(QWidget *parent = nullptr);

  // The first value of each hand.
  void setHands(const QList<int> &starts);
  void setMarks(const QList<Mark> &marks);
  const QList<Mark> &marks() const { return m_marks; }
  // What is behind the value is not shown.
  void setHidesRest(bool hides);
  // The words for a place that is pointed at.
  void setHint(const std::function<QString(int value)> &hint) { m_hint = hint; }

  int valueAt(int x) const;
  int xOf(int value) const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseMoveEvent(QMouseEvent *event) override;
  void sliderChange(SliderChange change) override;

 private:
  void paintMark(QPainter &painter, const Mark &mark) const;

  QList<int> m_hands;
  QList<Mark> m_marks;
  std::function<QString(int)> m_hint;
  bool m_hidesRest = false;
};

}  // namespace janso

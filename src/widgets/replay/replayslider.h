// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A slider that shows the course of a game: its hands, its main events, and the current position.
//
// A value is an index of Replay::placeAt(). Each kind of mark has its own shape. Marks above the line are
// events; those below are from the reader or a review.
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
  Drawn,     // a hand that ended in a draw: a ring
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
  // Hides everything after the value.
  void setHidesRest(bool hides);
  // Returns the text for the position under the pointer.
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

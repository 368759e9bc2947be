// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The translucent plaques at the edges of the table: dora, names, toggles, the three corner buttons.
#pragma once

#include <QCoreApplication>
#include <QHash>
#include <QPainter>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

#include "widgets/paint/portraits.h"
#include "widgets/paint/seatmarks.h"
#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tableoptions.h"

class QSvgRenderer;

namespace janso {

struct PlateState {
  QString name;
  QString subtitle;
  QString portrait;  // paint/portraits.h; empty = none
  Expression expression = Expression::Calm;
  int wind = 0;
  bool turn = false;
  bool riichi = false;
  bool openRiichi = false;
  SeatMarks marks;
  bool known = true;  // false = the seat is still empty
  bool operator==(const PlateState &) const = default;
};

class PlaquePainter {
  Q_DECLARE_TR_FUNCTIONS(PlaquePainter)

 public:
  PlaquePainter();
  ~PlaquePainter();

  // Background and label; the tiles on it belong to the scene. `names` are the dora, in the order of the
  // indicators.
  void paintDora(QPainter &painter, const TableGeometry &geometry, const QStringList &names) const;
  void paintPlate(QPainter &painter, const TableGeometry &geometry, int rel, const PlateState &state) const;
  // `hovered` is the index of the toggle under the pointer, -1 = none.
  void paintToggles(QPainter &painter, const TableGeometry &geometry, const TableToggles &toggles,
                    int hovered) const;
  // `labels` as helpLabels(); `hovered`, `pressed`: indices, -1 = none.
  void paintHelpButtons(QPainter &painter, const TableGeometry &geometry,
                        const std::array<QString, 2> &labels, int hovered, int pressed) const;
  void paintCornerButtons(QPainter &painter, const TableGeometry &geometry, int hovered, int focused);

  static QString toggleText(int index);
  // The labels in the form that fits: full words, else short ones, else words without their middle, which is
  // the least informative part.
  static QStringList toggleLabels(const TableGeometry &geometry);

 private:
  static QString secondLine(const TableGeometry &geometry, int rel, const PlateState &state);
  void paintPicturedPlate(QPainter &painter, const TableGeometry &geometry, int rel,
                          const PlateState &state) const;
  void paintPlateTexts(QPainter &painter, const TableGeometry &geometry, const PlateState &state,
                       const QRectF &box, const QRectF &below, qreal marks, QString subtitle) const;

  std::array<std::unique_ptr<QSvgRenderer>, 3> m_icons;
};

// Draws the background of a plaque.
void paintPlaque(QPainter &painter, const QRectF &rect, qreal radius, qreal line);

}  // namespace janso

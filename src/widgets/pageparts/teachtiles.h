// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles inside a text document: those in a sentence fit lines of one height, those that stand alone are
// larger.
#pragma once

#include <QFont>
#include <QObject>
#include <QTextFormat>
#include <QTextObjectInterface>
#include <memory>
#include <vector>

#include "rules/tile.h"

namespace janso {

class TilePainter;

// Draws a group of tiles as if it were one letter, in as many rows as the document's width requires. Register
// it with QTextDocument's layout by registerHandler(kObject, ...).
class TeachTiles : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)

 public:
  static constexpr int kObject = QTextFormat::UserObject + 1;

  TeachTiles();
  ~TeachTiles() override;

  // The format of the replacement character for these tiles. `closing` is the text directly after them, which
  // must not begin a line. `alone`: in a separate paragraph, on a strip of felt.
  static QTextCharFormat format(const QTextCharFormat &base, const std::vector<Tile> &tiles,
                                const QString &closing, bool alone);

  // The height of every line of a paragraph that has tiles in its sentences, so that its lines are evenly
  // spaced.
  static qreal lineHeight(const QFont &font);
  // How far such tiles reach below their line, in pixels.
  static constexpr qreal kBelowLine = 5;

  // Must outlive this object; without one it makes its own.
  void setPainter(TilePainter *painter) { m_painter = painter; }

  QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
  void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                  const QTextFormat &format) override;

 private:
  struct Laid;
  static Laid lay(const QTextDocument &document, const QTextFormat &format);
  TilePainter &painter();

  TilePainter *m_painter = nullptr;
  std::unique_ptr<TilePainter> m_own;
};

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles in the middle of a text document, about as high as its text but never too small to tell faces apart.
#pragma once

#include <QObject>
#include <QTextFormat>
#include <QTextObjectInterface>
#include <memory>
#include <vector>

#include "rules/tile.h"

namespace janso {

class TilePainter;

// Draws a group of tiles as if it were one letter; in as many rows as the document's width asks for.
// QTextDocument's layout takes it with registerHandler(kObject, ...).
class TeachTiles : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)

 public:
  static constexpr int kObject = QTextFormat::UserObject + 1;

  TeachTiles();
  ~TeachTiles() override;

  // The format of the replacement character that stands for these tiles. `closing`: what is written right
  // after them, which a line must not begin with. `alone`: a paragraph of their own, on a strip of felt.
  static QTextCharFormat format(const QTextCharFormat &base, const std::vector<Tile> &tiles,
                                const QString &closing, bool alone);

  // Must outlive this; without one it makes its own.
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

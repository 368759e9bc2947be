// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The pictures of who sits at the table (resources/portraits), and what their faces show.
//
// A portrait is named by a text: the id of a built-in bot, whose face has expressions, or "emblem-" and the
// id of an emblem (lexicon/emblemnames.h), which has none. An empty text is no portrait.
#pragma once

#include <QRectF>
#include <QString>
#include <array>
#include <cstdint>

#include "rules/event.h"

class QPainter;

namespace janso {

enum class Expression : std::uint8_t {
  Calm,
  Glad,   // won or called
  Tense,  // another declared riichi, or it paid
  Lost,   // dealt in
};

using Faces = std::array<Expression, 4>;  // by absolute seat
inline constexpr int kFaceMs = 2500;      // until a face is calm again

// Of a bot; of one that is not built in, the emblem of programs.
QString botPortrait(const QString &botId);
QString emblemPortrait(const QString &emblem);
// The file of the resources.
QString portraitFile(const QString &portrait, Expression expression);

// What the faces show after `event`, from what they showed before it. Reads nothing but what everybody at the
// table may know: the same for the event as any seat sees it.
Faces facesAfter(const Faces &before, const Event &event);

// With rounded corners; drawn once for each size and kept. Nothing for an empty portrait.
void paintPortrait(QPainter &painter, const QRectF &place, const QString &portrait, Expression expression,
                   qreal radius);

// How much that is at the table, where pictures are small, and on pages.
inline constexpr qreal kTableWindShare = 0.46;
inline constexpr qreal kPageWindShare = 0.36;
// With the seat's wind on the lower right corner, of which it takes this share of the width.
void paintSeatedPortrait(QPainter &painter, const QRectF &place, const QString &portrait,
                         Expression expression, qreal radius, int wind, qreal share);

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The pictures of the people and bots at the table (resources/portraits), and their facial expressions.
//
// A portrait is named by a text: the id of a built-in bot, whose face has expressions, or "emblem-" with the
// id of an emblem (lexicon/emblemnames.h), which has none. An empty text means no portrait.
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
  Tense,  // another player declared riichi, or this one paid
  Lost,   // dealt in
};

using Faces = std::array<Expression, 4>;  // by absolute seat
inline constexpr int kFaceMs = 2500;      // until a face is calm again

// The portrait of a bot; for a bot that is not built in, the emblem of programs.
QString botPortrait(const QString &botId);
QString emblemPortrait(const QString &emblem);
// The path in the resources.
QString portraitFile(const QString &portrait, Expression expression);

// The expressions after `event`, given those before it. It uses only public information, so the result is the
// same for every seat's view of the event.
Faces facesAfter(const Faces &before, const Event &event);

// Draws a portrait with rounded corners, or nothing if it is empty. Pictures are cached by size.
void paintPortrait(QPainter &painter, const QRectF &place, const QString &portrait, Expression expression,
                   qreal radius);

// Values for `share` below: at the table, where pictures are small, and on pages.
inline constexpr qreal kTableWindShare = 0.46;
inline constexpr qreal kPageWindShare = 0.36;
// Draws a portrait with the seat's wind on the lower right corner; the wind takes `share` of the width.
void paintSeatedPortrait(QPainter &painter, const QRectF &place, const QString &portrait,
                         Expression expression, qreal radius, int wind, qreal share);

}  // namespace janso

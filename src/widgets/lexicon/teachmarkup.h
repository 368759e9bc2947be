// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The markup of all teaching texts, with tiles inside sentences and links to the glossary.
//
//   {234m0p}              tiles as in rules/mpsz.h; {_} a face-down tile, {__} two of them
//   [[furiten]]           a link to the glossary's term with that id
//   [[furiten|in furiten]]  the same with other words
//   a line break          begins a new paragraph
//
// Translators keep braces and ids and translate the words of a link. Markup that cannot be read is shown as
// written; markupFaults() lists it, so that a test can find it.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <span>
#include <vector>

#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct MarkupPiece {
  enum class Type { Words, Tiles, Link, Break };
  Type type = Type::Words;
  QString words;            // Words and Link: the visible text
  QString term;             // Link: id in the glossary
  std::vector<Tile> tiles;  // Tiles: in the order written; an unknown tile is face down
};

QList<MarkupPiece> readMarkup(const QString &markup);

// The text without markup, with the names of tiles: "2 man, 3 man, red 5 pin".
QString plainText(const QString &markup);

// The markup with links replaced by their words, for places where links cannot be clicked.
QString unlinked(const QString &markup);

// One sentence (English, for tests and logs) for each part that cannot be read.
QStringList markupFaults(const QString &markup);

// The ids of all links, in order, including repetitions.
QStringList markupTerms(const QString &markup);

// --- Writing markup ---
// "{234m0p}" in the given order; empty without tiles.
QString tilesMarkup(std::span<const Tile> tiles);
QString tileMarkup(Tile tile);
// One tile of each kind, ascending.
QString kindsMarkup(KindSet kinds);

}  // namespace janso

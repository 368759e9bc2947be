// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/termlinks.h"

#include <array>
#include <optional>

#include "widgets/lexicon/glossary.h"
#include "widgets/lexicon/teachmarkup.h"

namespace janso {

namespace {

// What the coach says to somebody who plays for the first time.
constexpr std::array kTerms{"tenpai", "shanten", "furiten", "riichi", "yaku",     "dora", "menzen", "ron",
                            "tsumo",  "chi",     "pon",     "kan",    "genbutsu", "suji", "betaori"};

// Scripts without spaces have no borders of words.
bool isLetter(QChar c) {
  return c.isLetter() && c.script() == QChar::Script_Latin;
}

struct Found {
  qsizetype at = -1;
  qsizetype length = 0;
};

Found findWord(const QString &words, const QString &name) {
  for (qsizetype at = 0; !name.isEmpty() && (at = words.indexOf(name, at, Qt::CaseInsensitive)) >= 0; ++at) {
    const qsizetype end = at + name.size();
    const bool begins = at == 0 || !isLetter(name.front()) || !isLetter(words[at - 1]);
    const bool ends = end == words.size() || !isLetter(name.back()) || !isLetter(words[end]);
    if (begins && ends)
      return {at, name.size()};
  }
  return {};
}

Found findTerm(const QString &words, const GlossaryEntry &entry) {
  for (const QString &name : {entry.romaji(), entry.translated(), entry.japanese()}) {
    if (const Found found = findWord(words, name); found.at >= 0)
      return found;
  }
  return {};
}

// "2-shanten" is one word to whoever reads it.
Found withCount(const QString &words, Found found) {
  while (found.at > 0 && (words[found.at - 1].isDigit() || words[found.at - 1] == u'-')) {
    --found.at;
    ++found.length;
  }
  return found;
}

// The words as they are written in the markup: what stands between its pieces.
QString linkedWords(QString words, QStringList &linked) {
  for (const char *id : kTerms) {
    const QString term = QString::fromLatin1(id);
    const std::optional<GlossaryEntry> entry = findGlossaryEntry(term);
    if (!entry || linked.contains(term))
      continue;
    Found found = findTerm(words, *entry);
    if (found.at < 0)
      continue;
    if (term == QLatin1String("shanten"))
      found = withCount(words, found);
    linked << term;
    const QString shown = words.mid(found.at, found.length);
    // In this order: the first use is linked.
    const QString before = linkedWords(words.left(found.at), linked);
    const QString after = linkedWords(words.mid(found.at + found.length), linked);
    return before + QStringLiteral("[[%1|%2]]").arg(term, shown) + after;
  }
  return words;
}

}  // namespace

QString linkTerms(const QString &markup) {
  QStringList linked = markupTerms(markup);
  QString result;
  for (const MarkupPiece &piece : readMarkup(markup)) {
    switch (piece.type) {
      case MarkupPiece::Type::Words:
        result += linkedWords(piece.words, linked);
        break;
      case MarkupPiece::Type::Tiles:
        result += tilesMarkup(piece.tiles);
        break;
      case MarkupPiece::Type::Link:
        result += QStringLiteral("[[%1|%2]]").arg(piece.term, piece.words);
        break;
      case MarkupPiece::Type::Break:
        result += u'\n';
        break;
    }
  }
  return result;
}

}  // namespace janso

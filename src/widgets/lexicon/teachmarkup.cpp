// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/teachmarkup.h"

#include <optional>

#include "rules/mpsz.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

std::optional<std::vector<Tile>> readTiles(const QString &inner) {
  if (!inner.isEmpty() && inner.count(u'_') == inner.size())
    return std::vector<Tile>(static_cast<std::size_t>(inner.size()));
  auto tiles = parseTiles(inner.toStdString());
  if (!tiles || tiles->empty())
    return std::nullopt;
  return *tiles;
}

bool isTermId(const QString &id) {
  if (id.isEmpty() || id != id.trimmed())
    return false;
  for (const QChar c : id) {
    const bool allowed = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u' ';
    if (!allowed)
      return false;
  }
  return true;
}

class MarkupReader {
 public:
  explicit MarkupReader(const QString &markup) : m_text(markup) {}

  QList<MarkupPiece> read() {
    while (m_at < m_text.size()) {
      const bool known = m_text[m_at] == u'\n'                             ? readBreak()
                         : m_text[m_at] == u'{'                            ? readTileGroup()
                         : QStringView(m_text).mid(m_at).startsWith(u"[[") ? readLink()
                                                                           : false;
      if (known)
        continue;
      if (m_text[m_at] == u'}')
        fault(QStringLiteral("a } without its {"), m_at);
      m_words += m_text[m_at++];
    }
    flush();
    return m_pieces;
  }

  QStringList faults() const { return m_faults; }

 private:
  void flush() {
    if (!m_words.isEmpty())
      m_pieces << MarkupPiece{MarkupPiece::Type::Words, m_words, {}, {}};
    m_words.clear();
  }
  void fault(const QString &what, qsizetype at) {
    m_faults << QStringLiteral("%1 at %2 in \"%3\"").arg(what).arg(at + 1).arg(m_text);
  }

  bool readBreak() {
    flush();
    m_pieces << MarkupPiece{MarkupPiece::Type::Break, {}, {}, {}};
    while (m_at < m_text.size() && m_text[m_at] == u'\n')
      ++m_at;
    return true;
  }

  bool readTileGroup() {
    const qsizetype end = m_text.indexOf(u'}', m_at);
    const auto tiles = end < 0 ? std::nullopt : readTiles(m_text.mid(m_at + 1, end - m_at - 1));
    if (!tiles) {
      fault(QStringLiteral("tiles that cannot be read"), m_at);
      return false;
    }
    flush();
    m_pieces << MarkupPiece{MarkupPiece::Type::Tiles, {}, {}, *tiles};
    m_at = end + 1;
    return true;
  }

  bool readLink() {
    const qsizetype end = m_text.indexOf(QLatin1String("]]"), m_at);
    const QString inner = end < 0 ? QString() : m_text.mid(m_at + 2, end - m_at - 2);
    const qsizetype bar = inner.indexOf(u'|');
    const QString term = bar < 0 ? inner : inner.left(bar);
    const QString words = bar < 0 ? inner : inner.mid(bar + 1);
    if (!isTermId(term) || words.trimmed().isEmpty()) {
      fault(QStringLiteral("a link that cannot be read"), m_at);
      return false;
    }
    flush();
    m_pieces << MarkupPiece{MarkupPiece::Type::Link, words, term, {}};
    m_at = end + 2;
    return true;
  }

  const QString m_text;
  qsizetype m_at = 0;
  QString m_words;
  QList<MarkupPiece> m_pieces;
  QStringList m_faults;
};

}  // namespace

QList<MarkupPiece> readMarkup(const QString &markup) {
  return MarkupReader(markup).read();
}

QStringList markupFaults(const QString &markup) {
  MarkupReader reader(markup);
  reader.read();
  return reader.faults();
}

QStringList markupTerms(const QString &markup) {
  QStringList terms;
  for (const MarkupPiece &piece : readMarkup(markup)) {
    if (piece.type == MarkupPiece::Type::Link)
      terms << piece.term;
  }
  return terms;
}

QString plainText(const QString &markup) {
  QString text;
  for (const MarkupPiece &piece : readMarkup(markup)) {
    if (piece.type == MarkupPiece::Type::Break) {
      text += u'\n';
      continue;
    }
    text += piece.words;
    QStringList names;
    for (const Tile tile : piece.tiles)
      names << tileName(tile);
    text += names.join(QStringLiteral(", "));
  }
  return text;
}

QString unlinked(const QString &markup) {
  QString text;
  for (const MarkupPiece &piece : readMarkup(markup)) {
    if (piece.type == MarkupPiece::Type::Break)
      text += u'\n';
    else
      text += piece.type == MarkupPiece::Type::Tiles ? tilesMarkup(piece.tiles) : piece.words;
  }
  return text;
}

QString tilesMarkup(std::span<const Tile> tiles) {
  if (tiles.empty())
    return {};
  QString text;
  bool backs = false;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const Tile tile = tiles[i];
    // Backs and faces are groups of their own.
    if (text.isEmpty() || backs == tile.isKnown())
      text += text.isEmpty() ? QStringLiteral("{") : QStringLiteral("}{");
    backs = !tile.isKnown();
    QString face = backs ? QStringLiteral("_") : QString::fromStdString(toMpsz(tile));
    const bool suitFollows = !backs && i + 1 < tiles.size() && tiles[i + 1].isKnown() &&
                             suitOf(tiles[i + 1].kind()) == suitOf(tile.kind());
    if (suitFollows)
      face.chop(1);
    text += face;
  }
  return text + u'}';
}

QString tileMarkup(Tile tile) {
  return tilesMarkup({&tile, 1});
}

QString kindsMarkup(KindSet kinds) {
  std::vector<Tile> tiles;
  for (const Kind kind : kinds)
    tiles.emplace_back(kind);
  return tilesMarkup(tiles);
}

}  // namespace janso

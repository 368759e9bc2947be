// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/glossary.h"

#include <QCoreApplication>
#include <QHash>
#include <algorithm>
#include <utility>

#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

namespace {

// Spellings that mean the same: without what only separates, short vowels for long ones.
QString folded(const QString &text) {
  QString out;
  for (const QChar c : text.toLower()) {
    if (c == u' ' || c == u'-' || c == u'\'' || c == u'_')
      continue;
    const QChar last = out.isEmpty() ? QChar() : out.back();
    const bool longVowel = (c == u'u' && (last == u'o' || last == u'u')) || (c == u'o' && last == u'o');
    if (!longVowel)
      out += c;
  }
  return out;
}

std::vector<GlossaryEntry> makeEntries() {
  std::vector<GlossaryEntry> entries;
  for (const auto part : {glossaryHandTerms(), glossaryMatchTerms()}) {
    for (const Term &term : part)
      entries.push_back({&term, std::nullopt});
  }
  for (const YakuText *yaku : allYakuTexts()) {
    // A bonus, a tile or a declaration of the same name is explained by its term.
    const QString name = folded(QString::fromUtf8(yaku->romaji));
    const auto known = std::find_if(entries.begin(), entries.end(), [&](const GlossaryEntry &entry) {
      return entry.term && (folded(entry.romaji()) == name || folded(entry.english()) == name);
    });
    if (known == entries.end())
      entries.push_back({nullptr, yaku->id});
    else
      known->yaku = yaku->id;
  }
  std::stable_sort(entries.begin(), entries.end(), [](const GlossaryEntry &a, const GlossaryEntry &b) {
    return a.romaji().compare(b.romaji(), Qt::CaseInsensitive) < 0;
  });
  return entries;
}

// 0 = best; -1 = not found.
int rankOf(const GlossaryEntry &entry, const QString &wanted, const QString &raw) {
  const QString romaji = folded(entry.romaji());
  int best = 3;
  for (const auto &[name, text] : {std::pair(folded(entry.romaji()), wanted),
                                   {folded(entry.english()), wanted},
                                   {folded(entry.translated()), wanted},
                                   {entry.japanese(), raw}}) {
    const int rank = name == text ? 0 : name.startsWith(text) ? 1 : name.contains(text) ? 2 : 3;
    best = std::min(best, rank);
  }
  if (best < 3)
    return best;
  return plainText(entry.text()).contains(raw, Qt::CaseInsensitive) ? 3 : -1;
}

}  // namespace

QString GlossaryEntry::id() const {
  return term ? QString::fromLatin1(term->id) : QString::fromUtf8(yakuText(*yaku).romaji).toLower();
}

QString GlossaryEntry::romaji() const {
  return term ? sentenceCase(id()) : yakuName(*yaku, YakuNaming::Romaji);
}

QString GlossaryEntry::english() const {
  return QString::fromUtf8(term ? term->english : yakuText(*yaku).english);
}

QString GlossaryEntry::translated() const {
  return term ? QCoreApplication::translate("GlossaryNames", term->english)
              : yakuName(*yaku, YakuNaming::Translated);
}

QString GlossaryEntry::japanese() const {
  return term ? QString::fromUtf8(term->japanese) : yakuName(*yaku, YakuNaming::Japanese);
}

QString GlossaryEntry::text() const {
  return term ? QCoreApplication::translate("Glossary", term->text) : yakuSentence(yakuText(*yaku).asks);
}

QString GlossaryEntry::tiles() const {
  return term ? QString::fromLatin1(term->tiles) : QString();
}

QStringList GlossaryEntry::see() const {
  if (!term)
    return {QStringLiteral("yaku"), QStringLiteral("han")};
  return QString::fromLatin1(term->see).split(QStringLiteral(", "), Qt::SkipEmptyParts);
}

const std::vector<GlossaryEntry> &glossaryEntries() {
  static const std::vector<GlossaryEntry> entries = makeEntries();
  return entries;
}

std::optional<GlossaryEntry> findGlossaryEntry(const QString &id) {
  static const QHash<QString, std::size_t> index = [] {
    QHash<QString, std::size_t> made;
    const std::vector<GlossaryEntry> &entries = glossaryEntries();
    // Ids go before English names and the short names of the yaku, terms before yaku.
    const auto nameOf = [](const GlossaryEntry &entry, int style) {
      if (style == 2 && entry.yaku) {
        const std::string_view key = yakuKey(*entry.yaku);
        return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
      }
      return style == 0 ? entry.id() : entry.english();
    };
    for (const int style : {0, 1, 2}) {
      for (const bool yaku : {false, true}) {
        for (std::size_t i = 0; i < entries.size(); ++i) {
          const QString name = folded(nameOf(entries[i], style));
          if (yaku == (entries[i].term == nullptr) && !made.contains(name))
            made.insert(name, i);
        }
      }
    }
    return made;
  }();
  const QString name = folded(id);
  auto found = index.constFind(name);
  if (found == index.constEnd() && name.endsWith(u's'))  // a plural
    found = index.constFind(name.chopped(1));
  if (found == index.constEnd())
    return std::nullopt;
  return glossaryEntries()[*found];
}

std::vector<GlossaryEntry> searchGlossary(const QString &text) {
  const QString raw = text.trimmed();
  if (raw.isEmpty())
    return glossaryEntries();
  const QString wanted = folded(raw);
  std::vector<std::pair<int, GlossaryEntry>> found;
  for (const GlossaryEntry &entry : glossaryEntries()) {
    const int rank = wanted.isEmpty() ? -1 : rankOf(entry, wanted, raw);
    if (rank >= 0)
      found.emplace_back(rank, entry);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto &a, const auto &b) { return a.first < b.first; });
  std::vector<GlossaryEntry> entries;
  for (const auto &[rank, entry] : found)
    entries.push_back(entry);
  return entries;
}

}  // namespace janso

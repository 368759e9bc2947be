// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/searchkeytable.h"

#include <QDate>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/mpsz.h"
#include "rules/score.h"
#include "rules/yakuid.h"
#include "statistics/filter.h"

namespace janso {
namespace {

constexpr int kMostPoints = 10'000'000;

// --- Values ---
bool setText(const QString &value, SearchTerm &term) {
  term.text = value;
  return !value.isEmpty();
}

std::optional<int> numberOf(const QString &text, int low, int high) {
  bool fine = false;
  const int number = text.toInt(&fine);
  return fine && number >= low && number <= high ? std::optional(number) : std::nullopt;
}

// "5", ">=5", "<5", "2..5", "..5", "2.."; what one value is, `of` tells.
template <class Of>
bool setRange(const QString &value, SearchTerm &term, Of of) {
  const qsizetype dots = value.indexOf(QLatin1String(".."));
  if (dots >= 0) {
    const QString low = value.left(dots);
    const QString high = value.mid(dots + 2);
    const std::optional<int> first = of(low);
    const std::optional<int> last = of(high);
    if ((!low.isEmpty() && !first) || (!high.isEmpty() && !last) || (!first && !last))
      return false;
    term.low = first.value_or(term.low);
    term.high = last.value_or(term.high);
    return true;
  }
  static const QRegularExpression sign(QStringLiteral("^(<=|>=|<|>|=)?(.*)$"));
  const QRegularExpressionMatch match = sign.match(value);
  const std::optional<int> number = of(match.captured(2));
  if (!number)
    return false;
  const QString relation = match.captured(1);
  if (!relation.startsWith(QLatin1Char('<')))
    term.low = relation == QLatin1String(">") ? *number + 1 : *number;
  if (!relation.startsWith(QLatin1Char('>')))
    term.high = relation == QLatin1String("<") ? *number - 1 : *number;
  return true;
}

template <int Low, int High>
bool setNumber(const QString &value, SearchTerm &term) {
  return setRange(value, term, [](const QString &text) { return numberOf(text, Low, High); });
}

std::optional<int> placeIn(const QString &text, std::span<const std::string_view> words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (!word.empty() && text == QLatin1String(word.data(), static_cast<qsizetype>(word.size())))
      return static_cast<int>(i);
  }
  return std::nullopt;
}

// Words with an order, by their place in it.
template <auto &Words>
bool setWord(const QString &value, SearchTerm &term) {
  term.text = value;
  return setRange(value, term, [](const QString &text) { return placeIn(text, Words); });
}

constexpr std::array<std::string_view, 5> kLengths{"east", "south", "iichan", "tonpeesen", "tontonsen"};
constexpr auto kKinds = [] {
  std::array<std::string_view, kMatchKindKeys.size()> kinds;
  std::ranges::copy(kMatchKindKeys, kinds.begin());
  return kinds;
}();
// In the order of FileFormat.
constexpr std::array<std::string_view, 6> kSources{"mjlog", "mjai",     "tenhou6",
                                                   "paipu", "progress", "journal"};
constexpr std::array<std::string_view, 4> kHas{"review", "note", "tag", "bookmark"};
constexpr std::array<std::string_view, 2> kYesNo{"no", "yes"};
// As in KyokuStarted::bakaze.
constexpr std::array<std::string_view, 4> kWinds{"east", "south", "west", "north"};

bool setYaku(const QString &value, SearchTerm &term) {
  for (int id = 0; id < kYakuCount; ++id) {
    const std::string_view key = yakuKey(static_cast<YakuId>(id));
    if (value == QLatin1String(key.data(), static_cast<qsizetype>(key.size())))
      term.low = term.high = id;
  }
  return term.low == term.high;
}

template <std::string_view (*Key)(Limit), int Count>
std::optional<int> limitOf(const QString &text) {
  for (int i = 1; i < Count; ++i) {
    const std::string_view key = Key(static_cast<Limit>(i));
    if (text == QLatin1String(key.data(), static_cast<qsizetype>(key.size())))
      return i;
  }
  return std::nullopt;
}

bool setLimit(const QString &value, SearchTerm &term) {
  return setRange(value, term, &limitOf<&limitKey, static_cast<int>(Limit::Yakuman) + 1>);
}

bool setWait(const QString &value, SearchTerm &term) {
  for (int i = 0; i <= static_cast<int>(WaitShape::Chiitoitsu); ++i) {
    const std::string_view key = waitKey(static_cast<WaitShape>(i));
    if (value == QLatin1String(key.data(), static_cast<qsizetype>(key.size())))
      term.low = term.high = i;
  }
  return term.low == term.high;
}

// The days of "2026", "2026-02" or "2026-02-03".
std::optional<std::pair<QDate, QDate>> daysOf(const QString &text) {
  const QDate day = QDate::fromString(text, QStringLiteral("yyyy-MM-dd"));
  if (day.isValid())
    return std::pair(day, day);
  const QDate month = QDate::fromString(text, QStringLiteral("yyyy-MM"));
  if (month.isValid())
    return std::pair(month, month.addMonths(1).addDays(-1));
  const QDate year = QDate::fromString(text, QStringLiteral("yyyy"));
  if (year.isValid())
    return std::pair(year, year.addYears(1).addDays(-1));
  return std::nullopt;
}

QString iso(const QDate &day) {
  return day.toString(Qt::ISODate);
}

bool setDate(const QString &value, SearchTerm &term) {
  const qsizetype dots = value.indexOf(QLatin1String(".."));
  static const QRegularExpression sign(QStringLiteral("^(<=|>=|<|>|=)?(.*)$"));
  const QRegularExpressionMatch match = sign.match(value);
  const QString relation = dots < 0 ? match.captured(1) : QString();
  const QString low = dots < 0 ? match.captured(2) : value.left(dots);
  const QString high = dots < 0 ? match.captured(2) : value.mid(dots + 2);
  const auto from = daysOf(low);
  const auto to = daysOf(high);
  if ((!low.isEmpty() && !from) || (!high.isEmpty() && !to) || (!from && !to))
    return false;
  if (from && !relation.startsWith(QLatin1Char('<')))
    term.text = iso(relation == QLatin1String(">") ? from->second.addDays(1) : from->first);
  if (to && !relation.startsWith(QLatin1Char('>')))
    term.last = iso(relation == QLatin1String("<") ? to->first.addDays(-1) : to->second);
  return true;
}

bool setTiles(const QString &value, SearchTerm &term) {
  QString tiles = value;
  tiles.replace(QLatin1Char('+'), QLatin1Char(' '));
  const Result<std::vector<Tile>> read = parseTiles(tiles.toStdString());
  if (!read || read->empty() || read->size() > 14)
    return false;
  term.text = value;
  for (const Tile tile : *read) {
    term.tiles.counts.add(tile);
    if (tile.isRed())
      ++term.tiles.reds[static_cast<std::size_t>(suitOf(tile.kind()))];
  }
  return std::ranges::all_of(term.tiles.counts.n, [](std::uint8_t count) { return count <= 4; });
}

// --- The words of a key ---
QString wordOf(std::string_view word) {
  return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

template <auto &Words>
QStringList wordsOf() {
  QStringList words;
  for (const std::string_view word : Words)
    words << wordOf(word);
  return words;
}

QStringList yakuWords() {
  QStringList words;
  for (int id = 0; id < kYakuCount; ++id)
    words << wordOf(yakuKey(static_cast<YakuId>(id)));
  return words;
}

QStringList limitWords() {
  QStringList words;
  for (int i = 1; i <= static_cast<int>(Limit::Yakuman); ++i)
    words << wordOf(limitKey(static_cast<Limit>(i)));
  return words;
}

QStringList waitWords() {
  QStringList words;
  for (int i = 0; i <= static_cast<int>(WaitShape::Chiitoitsu); ++i)
    words << wordOf(waitKey(static_cast<WaitShape>(i)));
  return words;
}

constexpr auto kRows = std::to_array<SearchKeyRow>({
    {{"ruleset", QT_TRANSLATE_NOOP("SearchKeys", "ID"),
      QT_TRANSLATE_NOOP("SearchKeys", "played under these rules")},
     SearchKey::Ruleset,
     SearchScope::Match,
     &setText,
     nullptr},
    {{"date",
      QT_TRANSLATE_NOOP("SearchKeys",
                        "2026, 2026-01, 2026-01-31, a range with .., or a comparison such as >=2026-01"),
      QT_TRANSLATE_NOOP("SearchKeys", "played on this date or in this range")},
     SearchKey::Date,
     SearchScope::Match,
     &setDate,
     nullptr},
    {{"players", QT_TRANSLATE_NOOP("SearchKeys", "3 or 4"),
      QT_TRANSLATE_NOOP("SearchKeys", "with this many players")},
     SearchKey::Players,
     SearchScope::Match,
     &setNumber<3, 4>,
     nullptr},
    {{"length", QT_TRANSLATE_NOOP("SearchKeys", "east, south, iichan, tonpeesen or tontonsen"),
      QT_TRANSLATE_NOOP("SearchKeys", "of this length")},
     SearchKey::Length,
     SearchScope::Match,
     &setWord<kLengths>,
     &wordsOf<kLengths>},
    {{"hands", QT_TRANSLATE_NOOP("SearchKeys", "a number or range"),
      QT_TRANSLATE_NOOP("SearchKeys", "with this many hands")},
     SearchKey::Hands,
     SearchScope::Match,
     &setNumber<0, 1023>,
     nullptr},
    {{"kind", QT_TRANSLATE_NOOP("SearchKeys", "live, coached, imported, branch or practice"),
      QT_TRANSLATE_NOOP("SearchKeys", "of this kind")},
     SearchKey::MatchKind,
     SearchScope::Match,
     &setWord<kKinds>,
     &wordsOf<kKinds>},
    {{"source", QT_TRANSLATE_NOOP("SearchKeys", "mjlog, mjai, tenhou6, paipu or journal"),
      QT_TRANSLATE_NOOP("SearchKeys", "in a file of this format")},
     SearchKey::Source,
     SearchScope::Match,
     &setWord<kSources>,
     &wordsOf<kSources>},
    {{"path", QT_TRANSLATE_NOOP("SearchKeys", "part of the path"),
      QT_TRANSLATE_NOOP("SearchKeys", "in a file whose path contains this")},
     SearchKey::Path,
     SearchScope::Match,
     &setText,
     nullptr},
    {{"hash", QT_TRANSLATE_NOOP("SearchKeys", "the first characters of the hash"),
      QT_TRANSLATE_NOOP("SearchKeys", "the match with this hash")},
     SearchKey::Hash,
     SearchScope::Match,
     &setText,
     nullptr},
    {{"complete", QT_TRANSLATE_NOOP("SearchKeys", "yes or no"),
      QT_TRANSLATE_NOOP("SearchKeys", "recorded to the end")},
     SearchKey::Complete,
     SearchScope::Match,
     &setWord<kYesNo>,
     &wordsOf<kYesNo>},
    {{"tag", QT_TRANSLATE_NOOP("SearchKeys", "a tag"), QT_TRANSLATE_NOOP("SearchKeys", "with this tag")},
     SearchKey::Tag,
     SearchScope::Match,
     &setText,
     nullptr},
    {{"note", QT_TRANSLATE_NOOP("SearchKeys", "words"),
      QT_TRANSLATE_NOOP("SearchKeys", "with a note that contains this")},
     SearchKey::Note,
     SearchScope::Match,
     &setText,
     nullptr},
    {{"has", QT_TRANSLATE_NOOP("SearchKeys", "review, note, tag or bookmark"),
      QT_TRANSLATE_NOOP("SearchKeys", "with one of these")},
     SearchKey::Has,
     SearchScope::Match,
     &setWord<kHas>,
     &wordsOf<kHas>},
    {{"player", QT_TRANSLATE_NOOP("SearchKeys", "a name, or me"),
      QT_TRANSLATE_NOOP("SearchKeys", "with this player, under any of their names")},
     SearchKey::Player,
     SearchScope::Seat,
     &setText,
     nullptr},
    {{"opponent", QT_TRANSLATE_NOOP("SearchKeys", "a name, or me"),
      QT_TRANSLATE_NOOP("SearchKeys", "with this player in another seat")},
     SearchKey::Opponent,
     SearchScope::Seat,
     &setText,
     nullptr},
    {{"place", QT_TRANSLATE_NOOP("SearchKeys", "1 to 4"),
      QT_TRANSLATE_NOOP("SearchKeys", "a player finished in this place")},
     SearchKey::Place,
     SearchScope::Seat,
     &setNumber<1, 4>,
     nullptr},
    {{"score", QT_TRANSLATE_NOOP("SearchKeys", "points, such as >40000"),
      QT_TRANSLATE_NOOP("SearchKeys", "a player ended with this many points")},
     SearchKey::Score,
     SearchScope::Seat,
     &setNumber<-kMostPoints, kMostPoints>,
     nullptr},
    {{"wind", QT_TRANSLATE_NOOP("SearchKeys", "east, south, west or north"),
      QT_TRANSLATE_NOOP("SearchKeys", "a hand in this round")},
     SearchKey::Wind,
     SearchScope::Hand,
     &setWord<kWinds>,
     &wordsOf<kWinds>},
    {{"dealer", QT_TRANSLATE_NOOP("SearchKeys", "yes or no"),
      QT_TRANSLATE_NOOP("SearchKeys", "a hand as dealer, or as non-dealer")},
     SearchKey::Dealer,
     SearchScope::Hand,
     &setWord<kYesNo>,
     &wordsOf<kYesNo>},
    {{"standing", QT_TRANSLATE_NOOP("SearchKeys", "1 to 4"),
      QT_TRANSLATE_NOOP("SearchKeys", "a hand that the player started in this place")},
     SearchKey::Standing,
     SearchScope::Hand,
     &setNumber<1, 4>,
     nullptr},
    {{"start", QT_TRANSLATE_NOOP("SearchKeys", "shanten, such as <=2"),
      QT_TRANSLATE_NOOP("SearchKeys", "a starting hand with this shanten")},
     SearchKey::Start,
     SearchScope::Hand,
     &setNumber<-1, 6>,
     nullptr},
    {{"yaku", QT_TRANSLATE_NOOP("SearchKeys", "a yaku ID, such as chiitoitsu"),
      QT_TRANSLATE_NOOP("SearchKeys", "a win with this yaku")},
     SearchKey::Yaku,
     SearchScope::Hand,
     &setYaku,
     &yakuWords},
    {{"han", QT_TRANSLATE_NOOP("SearchKeys", "a number or range"),
      QT_TRANSLATE_NOOP("SearchKeys", "a win with this many han")},
     SearchKey::Han,
     SearchScope::Hand,
     &setNumber<0, 200>,
     nullptr},
    {{"fu", QT_TRANSLATE_NOOP("SearchKeys", "a number or range"),
      QT_TRANSLATE_NOOP("SearchKeys", "a win with this many fu")},
     SearchKey::Fu,
     SearchScope::Hand,
     &setNumber<0, 400>,
     nullptr},
    {{"limit",
      QT_TRANSLATE_NOOP(
          "SearchKeys",
          "mangan, haneman, baiman, sanbaiman, kazoe_yakuman, yakuman, or a range such as >=mangan"),
      QT_TRANSLATE_NOOP("SearchKeys", "a win at this limit")},
     SearchKey::Limit,
     SearchScope::Hand,
     &setLimit,
     &limitWords},
    {{"points", QT_TRANSLATE_NOOP("SearchKeys", "points, such as >=12000"),
      QT_TRANSLATE_NOOP("SearchKeys", "a win worth this many points")},
     SearchKey::Points,
     SearchScope::Hand,
     &setNumber<0, kMostPoints>,
     nullptr},
    {{"wait",
      QT_TRANSLATE_NOOP("SearchKeys", "ryanmen, kanchan, penchan, shanpon, tanki, kokushi_13 or chiitoitsu"),
      QT_TRANSLATE_NOOP("SearchKeys", "a win with this wait")},
     SearchKey::Wait,
     SearchScope::Hand,
     &setWait,
     &waitWords},
    {{"position", QT_TRANSLATE_NOOP("SearchKeys", "tiles, such as \"23s+6s\""),
      QT_TRANSLATE_NOOP("SearchKeys", "on their turn, a player holds these tiles; 0 is a red five")},
     SearchKey::Position,
     SearchScope::Position,
     &setTiles,
     nullptr},
    {{"turn", QT_TRANSLATE_NOOP("SearchKeys", "a number or range"),
      QT_TRANSLATE_NOOP("SearchKeys", "on this turn, counted by the player's discards")},
     SearchKey::Turn,
     SearchScope::Position,
     &setNumber<1, 40>,
     nullptr},
    {{"shanten", QT_TRANSLATE_NOOP("SearchKeys", "a number or range"),
      QT_TRANSLATE_NOOP("SearchKeys", "at this shanten after the best discard")},
     SearchKey::Shanten,
     SearchScope::Position,
     &setNumber<-1, 6>,
     nullptr},
    {{"riichi", QT_TRANSLATE_NOOP("SearchKeys", "yes or no"),
      QT_TRANSLATE_NOOP("SearchKeys", "another player is in riichi, or none is")},
     SearchKey::Riichi,
     SearchScope::Position,
     &setWord<kYesNo>,
     &wordsOf<kYesNo>},
});

}  // namespace

std::span<const SearchKeyRow> searchKeyTable() {
  return kRows;
}

std::span<const SearchKeyInfo> searchKeys() {
  static constexpr auto kInfos = [] {
    std::array<SearchKeyInfo, kRows.size()> infos{};
    for (std::size_t i = 0; i < kRows.size(); ++i)
      infos[i] = kRows[i].info;
    return infos;
  }();
  return kInfos;
}

QStringList searchValues(const QString &key) {
  const auto *row = std::find_if(kRows.begin(), kRows.end(), [&](const SearchKeyRow &each) {
    return key == QLatin1String(each.info.name);
  });
  return row == kRows.end() || row->values == nullptr ? QStringList() : row->values();
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/replaytexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <algorithm>
#include <cstddef>

#include "game/setup/quickmatch.h"
#include "rules/mpsz.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/sentences/faulttexts.h"
#include "widgets/sentences/handtexts.h"

namespace janso {

namespace {

struct ReplayTexts {
  Q_DECLARE_TR_FUNCTIONS(ReplayTexts)
};

constexpr int kDrawsShown = 16;
constexpr int kDangersShown = 6;

const QString &seatName(const SeatNames &names, int seat) {
  return names[static_cast<std::size_t>(seat)];
}

QString dealInPercent(double chance) {
  return ReplayTexts::tr("%1%", "per cent").arg(QLocale().toString(100 * chance, 'f', 1));
}

// --- Tiles as text ---

// Of the block of mahjong tiles in Unicode: east, south, west, north, red, green, white, man, sou, pin.
QString picture(Tile tile) {
  char32_t code = 0x1F02B;  // a back
  if (tile.isKnown()) {
    const Kind kind = tile.kind();
    const int rank = rankOf(kind);
    if (kind == kHaku)
      code = 0x1F006;
    else if (kind == kHatsu)
      code = 0x1F005;
    else if (kind == kChun)
      code = 0x1F004;
    else if (isHonor(kind))
      code = 0x1F000 + static_cast<char32_t>(kind - kEast);
    else if (suitOf(kind) == Suit::Man)
      code = 0x1F007 + static_cast<char32_t>(rank - 1);
    else if (suitOf(kind) == Suit::Sou)
      code = 0x1F010 + static_cast<char32_t>(rank - 1);
    else
      code = 0x1F019 + static_cast<char32_t>(rank - 1);
  }
  return QString::fromUcs4(&code, 1);
}

template <class Tiles>
QString written(const Tiles &tiles, TileWriting writing) {
  const std::vector<Tile> list(tiles.begin(), tiles.end());
  if (writing == TileWriting::Letters)
    return QString::fromStdString(toMpsz(list));
  QString text;
  for (const Tile tile : list)
    text += picture(tile);
  return text;
}

// In the order in which they lie: a pond is never sorted.
QString pond(const PlayerBoard &player, TileWriting writing) {
  QStringList tiles;
  for (const PondTile &tile : player.pond) {
    QString text =
        writing == TileWriting::Letters ? QString::fromStdString(toMpsz(tile.tile)) : picture(tile.tile);
    if (tile.riichi)
      text += QLatin1Char('*');
    if (tile.calledBy >= 0)
      text = QLatin1Char('(') + text + QLatin1Char(')');
    tiles << text;
  }
  return tiles.join(QLatin1Char(' '));
}

QString handLine(const SeatView &view, int seat, TileWriting writing) {
  QStringList parts;
  if (seat == view.seat) {
    parts << written(view.hand, writing);
    if (view.drawn.isKnown())
      parts << QLatin1Char('+') + written(std::array{view.drawn}, writing);
  } else if (const HandTiles &open = view.opened[static_cast<std::size_t>(seat)]; !open.empty()) {
    parts << written(open, writing);
  }
  for (const Meld &meld : view.board.player(seat).melds)
    parts << QLatin1Char('[') + written(meld.tiles, writing) + QLatin1Char(']');
  return parts.join(QLatin1Char(' '));
}

}  // namespace

SeatNames replayNames(const MatchInfo &info) {
  SeatNames names;
  QStringList taken;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(info.rules.players); ++seat) {
    names[seat] = QString::fromStdString(info.names[seat]);
    if (names[seat].trimmed().isEmpty())
      //: A player without a name, by the wind of the first hand
      names[seat] = ReplayTexts::tr("%1 seat").arg(windName(static_cast<int>(seat)));
    names[seat] = unusedName(names[seat], taken);
    taken << names[seat];
  }
  return names;
}

QString replayTitle(const MatchInfo &info, QDate day) {
  const SeatNames names = replayNames(info);
  QStringList parts{QStringList(names.begin(), names.begin() + info.rules.players).join(QStringLiteral(", ")),
                    matchOfLength(info.rules.length), shownRulesetName(info.rules)};
  if (day.isValid())
    parts << QLocale().toString(day, QLocale::ShortFormat);
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" \u00b7 "));
}

QString replayHandName(const Board &board) {
  const QString name = roundName(board.bakaze, board.kyoku);
  //: A hand and its counter: "East 2, 1 honba"
  return board.honba == 0 ? name : ReplayTexts::tr("%1, %2").arg(name, counterText(board.honba, 0));
}

QString replayTurnText(const Board &board) {
  return ReplayTexts::tr("%1 · turn %2").arg(replayHandName(board)).arg(board.turnNumber());
}

QString replayPlaceText(const Board &board) {
  //: Where a replay stands: the hand, the turn, tiles in the wall
  return ReplayTexts::tr("%1 · turn %2 · %3")
      .arg(replayHandName(board))
      .arg(board.turnNumber())
      .arg(ReplayTexts::tr("%n tile(s) left", nullptr, board.tilesLeft));
}

QStringList replayHandResult(const HandEnd &end, YakuNaming naming) {
  if (end.wins.empty())
    return {handSummary(end, 0)};
  QStringList lines;
  for (std::size_t win = 0; win < end.wins.size(); ++win) {
    QStringList yaku;
    for (const YakuHan &part : end.wins[win].result.yaku)
      yaku << yakuName(part.id, naming);
    lines << handSummary(end, win);
    if (!yaku.isEmpty())
      lines << listText(yaku);
  }
  return lines;
}

// --- Next to the table ---

QString replayWaitsMarkup(const std::array<KindSet, 4> &waits, const SeatView &view, const SeatNames &names) {
  const TileCounts seen = view.visibleCounts();
  QStringList lines;
  for (int i = 0; i < view.board.seats(); ++i) {
    const int seat = (view.seat + i) % view.board.seats();
    const KindSet kinds = waits[static_cast<std::size_t>(seat)];
    if (kinds.empty())
      continue;
    int left = 0;
    for (const Kind kind : kinds)
      left += std::max(0, 4 - seen[kind]);
    //: Waits of a player: name, tiles, how many are left
    lines << ReplayTexts::tr("%1 is waiting on %2 (%3)")
                 .arg(seatName(names, seat), kindsMarkup(kinds),
                      ReplayTexts::tr("%n unseen", "tiles that a player waits for", left));
  }
  return lines.isEmpty() ? ReplayTexts::tr("Nobody is tenpai.") : lines.join(QLatin1Char('\n'));
}

QString replayWallMarkup(const ComingWall &wall, const SeatNames &names) {
  QStringList lines;
  std::array<std::vector<Tile>, 4> of;
  const std::size_t shown = std::min<std::size_t>(wall.draws.size(), kDrawsShown);
  for (std::size_t i = 0; i < shown; ++i)
    of[static_cast<std::size_t>(wall.draws[i].seat)].push_back(wall.draws[i].tile);
  for (std::size_t i = 0; i < std::min<std::size_t>(shown, 4); ++i) {
    const int seat = wall.draws[i].seat;
    std::vector<Tile> &tiles = of[static_cast<std::size_t>(seat)];
    if (!tiles.empty())
      //: Draws to come: name and tiles
      lines << ReplayTexts::tr("%1 draws %2").arg(seatName(names, seat), tilesMarkup(tiles));
    tiles.clear();
  }
  if (lines.isEmpty())
    lines << ReplayTexts::tr("The wall is empty.");
  const auto add = [&lines](const QString &line, const std::vector<Tile> &tiles) {
    const auto known = [](Tile tile) { return tile.isKnown(); };
    if (std::any_of(tiles.begin(), tiles.end(), known))
      lines << line.arg(tilesMarkup(tiles));
  };
  add(ReplayTexts::tr("Replacement tiles: %1"), wall.rinshan);
  add(ReplayTexts::tr("More dora indicators: %1"), wall.indicators);
  add(ReplayTexts::tr("Ura indicators: %1"), wall.ura);
  return lines.join(QLatin1Char('\n'));
}

QString replayDangerMarkup(const std::vector<KindDanger> &dangers) {
  if (dangers.empty())
    return ReplayTexts::tr("Nobody looks tenpai.");
  QStringList lines;
  for (std::size_t i = 0; i < std::min<std::size_t>(dangers.size(), kDangersShown); ++i) {
    //: A tile, the chance that it deals in, and the points that discarding it costs on average
    lines << ReplayTexts::tr("%1 deals in %2 of the time and costs %3 points on average")
                 .arg(tileMarkup(Tile(dangers[i].kind)), dealInPercent(dangers[i].dealIn),
                      pointsText(static_cast<std::int32_t>(dangers[i].cost)));
  }
  return lines.join(QLatin1Char('\n'));
}

// --- As text ---

QString positionText(const SeatView &view, const SeatNames &names, TileWriting writing) {
  const Board &board = view.board;
  QStringList lines;
  QString head = replayPlaceText(board);
  if (board.kyotaku > 0)
    head += QStringLiteral(" · ") + counterText(0, board.kyotaku);
  lines << head << ReplayTexts::tr("Dora indicators: %1").arg(written(board.doraIndicators, writing));
  for (int i = 0; i < board.seats(); ++i) {
    const int seat = (view.seat + i) % board.seats();
    const PlayerBoard &player = board.player(seat);
    QString title = ReplayTexts::tr("%1 (%2), %3")
                        .arg(seatName(names, seat), windName(board.seatWind(seat)),
                             pointsText(board.scores[static_cast<std::size_t>(seat)]));
    if (player.riichi != RiichiState::None)
      title += ReplayTexts::tr(", riichi");
    lines << QString() << title;
    if (const QString hand = handLine(view, seat, writing); !hand.isEmpty())
      lines << ReplayTexts::tr("Hand: %1").arg(hand);
    if (player.kita > 0)
      lines << ReplayTexts::tr("North tiles set aside: %1").arg(player.kita);
    if (!player.pond.empty())
      lines << ReplayTexts::tr("Pond: %1").arg(pond(player, writing));
  }
  return lines.join(QLatin1Char('\n'));
}

QString replayProblem(const QString &path, const Error &error) {
  return ReplayTexts::tr("Could not replay “%1”: %2.").arg(QDir::toNativeSeparators(path), faultText(error));
}

}  // namespace janso

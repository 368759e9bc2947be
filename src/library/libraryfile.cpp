// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/libraryfile.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <algorithm>
#include <exception>
#include <utility>
#include <variant>

#include "library/handmoves.h"
#include "library/libraryfault.h"
#include "records/canonicalhash.h"
#include "records/formats/gamefile.h"
#include "records/journal.h"
#include "rules/presets/presets.h"
#include "statistics/localmatches.h"
#include "statistics/seatgame.h"

namespace janso {
namespace {

LibraryWin winOf(const HoraInfo &info) {
  LibraryWin win;
  win.seat = info.winner;
  win.from = info.from;
  win.han = info.result.han;
  win.fu = info.result.fu;
  win.points = info.result.handPoints;
  win.limit = info.result.limit;
  win.wait = info.result.wait;
  for (const YakuHan &yaku : info.result.yaku)
    win.yaku.push_back(yaku.id);
  return win;
}

LibraryHand handOf(const ProvedHand &proved, int number, int players) {
  LibraryHand hand;
  hand.number = number;
  hand.start = proved.start;
  hand.moves = packedMoves(proved, players);
  for (const Event &event : proved.events) {
    hand.turns += std::holds_alternative<Dahai>(event) ? 1 : 0;
    if (const auto *hora = std::get_if<Hora>(&event))
      hand.wins.push_back(winOf(*hora->info));
    else if (const auto *draw = std::get_if<Ryukyoku>(&event))
      hand.draw = draw->info->type;
  }
  return hand;
}

// A link: the first bytes of the SHA-256 of the link before and of the hand's canonical text.
QByteArray chainOf(const std::vector<std::string> &hands) {
  constexpr int kLink = 8;
  QByteArray chain;
  for (const std::string &hand : hands) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(chain.right(kLink));
    hash.addData(QByteArrayView(hand.data(), static_cast<qsizetype>(hand.size())));
    chain += hash.result().left(kLink);
  }
  return chain;
}

QString rulesetOf(const RuleSet &rules) {
  const std::string_view id = idOfRules(rules);
  return id.empty() ? QString::fromStdString(rules.id.empty() ? rules.name : rules.id)
                    : QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

LibraryGame gameOf(const ProvedGame &proved) {
  LibraryGame game;
  const CanonicalParts parts = canonicalParts(proved);
  game.hash = QString::fromStdString(parts.hash);
  game.ruleset = rulesetOf(proved.info->rules);
  game.players = proved.players();
  game.length = proved.info->rules.length;
  game.complete = proved.complete;
  game.result = proved.result;
  for (std::size_t i = 0; i < proved.hands.size() && proved.hands[i].complete; ++i)
    game.played.push_back(handOf(proved.hands[i], static_cast<int>(i), game.players));
  game.hands = static_cast<int>(game.played.size());
  game.chain = chainOf({parts.hands.begin(), parts.hands.begin() + game.hands});
  for (const SeatGame &seat : seatGamesOf(proved)) {
    game.names[seat.seat] = QString::fromStdString(proved.info->names[seat.seat]);
    game.counters[seat.seat] = countersOf(seat);
    for (std::size_t i = 0; i < std::min(seat.hands.size(), game.played.size()); ++i)
      game.played[i].seats[seat.seat] = seat.hands[i];
  }
  return game;
}

LibraryGame gameOf(const ProvedGame &proved, const Journal &journal) {
  LibraryGame game = gameOf(proved);
  game.date = journal.header.started.toString(Qt::ISODate);
  const JournalResult<MatchFacts> facts = factsOf(journal);
  game.kind = facts ? facts->kind : MatchKind::Live;
  if (const std::optional<JournalBranch> &branch = journal.header.branch) {
    game.parent = branch->parent;
    game.parentHand = branch->hand;
    game.parentEvent = branch->event;
  }
  return game;
}

void readInto(LibraryFile &file, const QString &path) {
  const GameFile read = readGameFile(path);
  file.format = read.format;
  file.error = read.broken ? read.broken : read.skipped;
  const QString date = dateOfId(QFileInfo(path).fileName());
  for (const RecordedGame &recorded : read.games) {
    const Result<ProvedGame> proved = prove(recorded);
    if (!proved) {
      file.error = proved.error();
      continue;
    }
    file.games.push_back(gameOf(*proved));
    file.games.back().date = recorded.date.isEmpty() ? date : recorded.date;
  }
  if (!read.journal)
    return;
  const JournalResult<ProvedGame> proved = prove(*read.journal);
  if (proved)
    file.games.push_back(gameOf(*proved, *read.journal));
  else
    file.error = libraryFault(LibraryFault::Unplayable);
}

}  // namespace

LibraryFile readLibraryFile(const QString &path) {
  LibraryFile file;
  // Whatever a file leads to, the others are still imported.
  try {
    readInto(file, path);
  } catch (const std::exception &fault) {
    file.error = libraryFault(LibraryFault::Threw, {fault.what()});
  }
  return file;
}

Result<std::vector<ProvedGame>> provedGamesOf(const QString &path) {
  const GameFile read = readGameFile(path);
  std::vector<ProvedGame> games;
  std::optional<Error> error = read.broken;
  for (const RecordedGame &recorded : read.games) {
    Result<ProvedGame> proved = prove(recorded);
    if (proved)
      games.push_back(std::move(proved).value());
    else if (!error)
      error = proved.error();
  }
  if (read.journal) {
    if (JournalResult<ProvedGame> proved = prove(*read.journal))
      games.push_back(std::move(proved).value());
    else
      error = libraryFault(LibraryFault::Unplayable);
  }
  if (games.empty())
    return error.value_or(read.skipped.value_or(libraryFault(LibraryFault::NoMatch)));
  return games;
}

QString dateOfId(const QString &text) {
  return text.contains(QLatin1String("gm-")) ? dateIn(text) : QString();
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "replay/replayopen.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "mjai/writer.h"
#include "records/canonicalhash.h"
#include "records/formats/gamefile.h"
#include "records/journal.h"
#include "records/provedgame.h"
#include "records/recordedgame.h"

namespace janso {
namespace {

// Of what had happened until the end of each hand. Without names, which one copy may have and another not.
QStringList identitiesOf(const ProvedGame &game) {
  MjaiWriter writer(-1);
  MatchInfo nameless = *game.info;
  nameless.names = {};
  nameless.wallCommitment.clear();
  QByteArray lines = toMjaiLine(writer.write(MatchStarted{nameless}));
  QStringList identities;
  for (const ProvedHand &hand : game.hands) {
    for (const Event &event : hand.events)
      lines += toMjaiLine(writer.write(event));
    identities << QString::fromLatin1(QCryptographicHash::hash(lines, QCryptographicHash::Sha256).toHex());
  }
  return identities;
}

ProvedGame withoutOpenHand(ProvedGame game) {
  if (!game.hands.empty() && !game.hands.back().complete)
    game.hands.pop_back();
  return game;
}

Result<ProvedGame> proved(const GameFile &file, int game) {
  if (file.journal != nullptr) {
    const JournalResult<ProvedGame> journal = prove(*file.journal);
    if (!journal)
      return Error{journal.error().text};
    return withoutOpenHand(*journal);
  }
  if (game >= 0 && game < static_cast<int>(file.games.size()))
    return prove(file.games[static_cast<std::size_t>(game)]);
  if (file.broken)
    return *file.broken;
  if (file.skipped)
    return *file.skipped;
  return Error{"this game is not in the file"};
}

QDate dayOf(const GameFile &file, int game) {
  if (file.journal != nullptr)
    return file.journal->header.started.date();
  return game < static_cast<int>(file.games.size())
             ? QDateTime::fromString(file.games[static_cast<std::size_t>(game)].date, Qt::ISODate).date()
             : QDate();
}

Result<OpenedReplay> opened(const QString &path, const GameFile &file, ProvedGame found, int game) {
  if (found.hands.empty())
    return Error{"none of its hands are over yet"};
  OpenedReplay opened;
  opened.path = QFileInfo(path).absoluteFilePath();
  opened.game = game;
  opened.games = file.journal != nullptr ? 1 : static_cast<int>(file.games.size());
  opened.identities = identitiesOf(found);
  opened.identity = opened.identities.last();
  opened.hash = QString::fromStdString(canonicalHash(found));
  opened.day = dayOf(file, game);
  opened.replay = std::make_shared<const Replay>(std::make_shared<const ProvedGame>(std::move(found)));
  return opened;
}

}  // namespace

Result<OpenedReplay> openReplay(const QString &path, int game) {
  const GameFile file = readGameFile(path);
  Result<ProvedGame> found = proved(file, game);
  if (!found)
    return found.error();
  return opened(path, file, std::move(found).value(), game);
}

Result<OpenedReplay> openReplayOf(const QString &path, const QString &hash) {
  const GameFile file = readGameFile(path);
  const int games = std::max(1, static_cast<int>(file.games.size()));
  for (int game = 0; game < games; ++game) {
    Result<ProvedGame> found = proved(file, game);
    if (!found && games == 1)
      return found.error();
    if (found && (games == 1 || canonicalHash(*found) == hash.toStdString()))
      return opened(path, file, std::move(found).value(), game);
  }
  return Error{"the match is no longer in this file"};
}

}  // namespace janso

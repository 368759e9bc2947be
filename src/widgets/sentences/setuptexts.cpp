// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/setuptexts.h"

#include <QCoreApplication>
#include <QStringList>

#include "widgets/lexicon/words.h"
#include "widgets/sentences/opponenttexts.h"

namespace janso {

namespace {

struct SetupTexts {
  Q_DECLARE_TR_FUNCTIONS(SetupTexts)
};

QString playerProblem(const SeatSetup &player, const TrustStore &trust) {
  if (player.kind == PlayerKind::Plugin)
    return trust.trusts(player) ? pluginProblem(player.pluginPath, player.botId) : QString();
  if (player.kind != PlayerKind::External)
    return {};
  const QString problem = commandProblem(player.program);
  return problem.isEmpty() ? folderProblem(player.program) : problem;
}

}  // namespace

QString setupProblem(const MatchSetup &setup, const TrustStore &trust) {
  QStringList names;
  for (int seat = 0; seat < setup.rules.players; ++seat) {
    const SeatSetup &player = setup.seats[static_cast<std::size_t>(seat)];
    const QString name = player.name.trimmed();
    if (name.isEmpty())
      return SetupTexts::tr("%1 needs a name.").arg(windName(seat));
    if (names.contains(name))
      return SetupTexts::tr("Two seats have the name “%1”. Give them different names.").arg(name);
    names << name;
    if (const QString problem = playerProblem(player, trust); !problem.isEmpty())
      //: A seat, and what is wrong with who sits there
      return SetupTexts::tr("%1: %2").arg(windName(seat), problem);
  }
  return {};
}

QString seatedName(const QString &typed) {
  const QString name = typed.trimmed();
  return name.isEmpty() ? SetupTexts::tr("Player") : name;
}

QString guestName() {
  return SetupTexts::tr("Guest");
}

}  // namespace janso

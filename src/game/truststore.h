// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What of others may be run without a question: remembered by what it is, wherever it comes from.
//
// A program counts with its command, working folder and environment; a plugin with its path and every byte of
// its file: a name, a connection or a time limit makes no other program of it. What the user has typed or
// chosen is approved by that (game/opponentstore.h); what comes in a file is not, before the user was shown
// it.
//
// Looked up afresh by every call. A file that cannot be read approves nothing.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <utility>

#include "game/matchsetup.h"
#include "game/opponent.h"

namespace janso {

class TrustStore {
 public:
  // The file is made when something is approved.
  explicit TrustStore(QString file) : m_file(std::move(file)) {}
  QString file() const { return m_file; }

  // Also where nothing of others would be run: humans, built-in bots, programs that the user starts, plugins
  // that are not there.
  bool trusts(const SeatSetup &seat) const;
  bool trusts(const Opponent &opponent) const;
  // The seats of those that it does not trust.
  QList<int> strangers(const MatchSetup &setup) const;

  // False when it cannot be written: then the question comes again.
  bool approve(const SeatSetup &seat) const;
  bool approve(const Opponent &opponent) const;

 private:
  QString m_file;
};

// Whether this would run the same as that, as far as the approval goes.
bool runsTheSame(const Opponent &one, const Opponent &other);

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The external programs and plugins that may run without asking. They are identified by their contents, no
// matter where they come from.
//
// A program is identified by its command, working folder and environment; a plugin by its path and every byte
// of its file. A different name, connection or time limit does not make it a different program. An opponent
// that the user has typed or chosen is approved by that (game/setup/opponentstore.h). One that comes from a
// file is not approved before the user has seen it.
//
// Every call reads the file again. A file that cannot be read approves nothing.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <utility>

#include "game/setup/matchsetup.h"
#include "game/setup/opponent.h"

namespace janso {

class TrustStore {
 public:
  // The file is created when something is approved.
  explicit TrustStore(QString file) : m_file(std::move(file)) {}
  QString file() const { return m_file; }

  // Also true where nothing external would run: for humans, built-in bots, programs that the user starts, and
  // plugins that do not exist.
  bool trusts(const SeatSetup &seat) const;
  bool trusts(const Opponent &opponent) const;
  // The seats that are not trusted.
  QList<int> unapproved(const MatchSetup &setup) const;

  // Returns false when the file cannot be written; the user is then asked again the next time.
  bool approve(const SeatSetup &seat) const;
  bool approve(const Opponent &opponent) const;

 private:
  QString m_file;
};

// Whether both would run the same thing, as far as the approval is concerned.
bool runsTheSame(const Opponent &one, const Opponent &other);

}  // namespace janso

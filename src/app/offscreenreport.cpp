// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "app/offscreenreport.h"

#include <QLocale>
#include <QPixmap>
#include <algorithm>
#include <array>

#include "game/gamecontroller.h"
#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/handtexts.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/mainwindow.h"

namespace janso {

OffscreenReport::OffscreenReport(MainWindow *window, GameController *controller, const QString &file,
                                 QTextStream *out)
    : m_window(window), m_controller(controller), m_file(file), m_out(out) {
  connect(controller, &GameController::eventHappened, this, &OffscreenReport::onEvent);
  connect(controller, &GameController::matchEnded, this, &OffscreenReport::reportStanding);
}

void OffscreenReport::start(const QString &seed) {
  *m_out << tr("No display found. Four bots are playing an East-only match.") << Qt::endl;
  MatchSetup setup = demoMatch(basicAriAri(), m_window->bots());
  setup.seed = seed;
  if (!m_window->play(setup))
    Q_EMIT done(tr("Could not start the match."));
}

void OffscreenReport::onEvent(const Event &event) {
  // The window has the event already: it was connected first.
  if (std::holds_alternative<KyokuEnded>(event)) {
    m_window->table()->finishAnimations();
    m_written = m_window->table()->grab().save(m_file);
    reportHand();
  }
}

void OffscreenReport::reportHand() {
  const HandEnd &hand = m_window->session()->collector().hands().back();
  const QString round = roundName(hand.before.bakaze, hand.before.kyoku);
  const std::size_t lines = std::max<std::size_t>(1, hand.wins.size());
  for (std::size_t win = 0; win < lines; ++win) {
    const QString counters = counterText(hand.before.honba, 0);
    *m_out << round << (counters.isEmpty() ? QString() : QStringLiteral(", ") + counters) << ": "
           << handSummary(hand, win) << Qt::endl;
  }
}

void OffscreenReport::reportStanding(const MatchResult &result) {
  std::array<int, 4> order{0, 1, 2, 3};
  std::sort(order.begin(), order.end(), [&result](int a, int b) {
    return result.place[static_cast<std::size_t>(a)] < result.place[static_cast<std::size_t>(b)];
  });
  *m_out << tr("Final standings:") << Qt::endl;
  for (const int seat : order) {
    const auto index = static_cast<std::size_t>(seat);
    *m_out << "  " << placeText(result.place[index]) << "  " << m_window->session()->names()[index] << "  "
           << pointsText(result.scores[index]) << "  (" << finalPointsText(result.finalPoints[index]) << ")"
           << Qt::endl;
  }
  if (!m_written) {
    Q_EMIT done(tr("Could not save the picture to %1.").arg(m_file));
    return;
  }
  *m_out << tr("Picture of the table: %1").arg(m_file) << Qt::endl;
  *m_out << tr("To play yourself, run janso on a desktop, or over SSH with X forwarding (ssh -X).")
         << Qt::endl;
  Q_EMIT done({});
}

}  // namespace janso

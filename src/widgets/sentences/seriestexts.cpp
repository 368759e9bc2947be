// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/seriestexts.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

#include "widgets/lexicon/numbers.h"

namespace janso {

namespace {

struct SeriesTexts {
  Q_DECLARE_TR_FUNCTIONS(SeriesTexts)
};

}  // namespace

QString seriesStanding(const Series &series, const QString &separator) {
  const std::array<int, 4> places = series.places();
  const std::array<int, 4> ranking = series.ranking();
  const std::array<std::int32_t, 4> totals = series.totals();
  QStringList players;
  for (int i = 0; i < series.players; ++i) {
    const auto player = static_cast<std::size_t>(ranking[static_cast<std::size_t>(i)]);
    //: Standing of one player in a series: place, name, points
    players << SeriesTexts::tr("%1 %2 %3")
                   .arg(placeText(places[player]), QString::fromStdString(series.names[player]),
                        finalPointsText(totals[player]));
  }
  // Place, name and points stay in one line.
  for (QString &player : players)
    player.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
  return players.join(separator);
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/eventtexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/sentences/handtexts.h"
#include "widgets/sentences/tabletexts.h"

namespace janso {

namespace {

struct EventTexts {
  Q_DECLARE_TR_FUNCTIONS(EventTexts)
};

QString matchBegins(const MatchInfo &info) {
  return EventTexts::tr("Match started: %1.").arg(shownRulesetName(info.rules));
}

class Teller {
 public:
  Teller(const std::array<QString, 4> &names, YakuNaming naming) : m_names(names), m_naming(naming) {}

  QString operator()(const MatchStarted &event) const {
    if (event.info->wallCommitment.empty())
      return matchBegins(*event.info);
    return matchBegins(*event.info) + QLatin1Char(' ') +
           EventTexts::tr(
               "Every wall in this match is generated from one secret seed, which is revealed at the end. "
               "SHA-256 of the seed: %1")
               .arg(QString::fromStdString(event.info->wallCommitment));
  }
  QString operator()(const KyokuStarted &event) const {
    const QString counters = counterText(event.honba, event.kyotaku);
    QString text =
        counters.isEmpty()
            ? EventTexts::tr("%1. Dealer: %2.").arg(roundName(event.bakaze, event.kyoku), name(event.dealer))
            : EventTexts::tr("%1, %2. Dealer: %3.")
                  .arg(roundName(event.bakaze, event.kyoku), counters, name(event.dealer));
    text += QLatin1Char(' ') + doraText(event.doraIndicator);
    for (std::size_t seat = 0; seat < 4; ++seat) {
      if (!event.hands[seat].empty() && event.hands[seat][0].isKnown())
        text += QLatin1Char(' ') +
                EventTexts::tr("%1 holds %2.")
                    .arg(m_names[seat], tileNames({event.hands[seat].data(), event.hands[seat].size()}));
    }
    return text;
  }
  QString operator()(const Tsumo &event) const {
    if (!event.tile.isKnown())
      return EventTexts::tr("%1 draws.").arg(name(event.seat));
    return EventTexts::tr("%1 draws %2.").arg(name(event.seat), tileName(event.tile));
  }
  QString operator()(const Dahai &event) const {
    return event.tsumogiri
               ? EventTexts::tr("%1 discards the drawn %2.").arg(name(event.seat), tileName(event.tile))
               : EventTexts::tr("%1 discards %2 from hand.").arg(name(event.seat), tileName(event.tile));
  }
  QString operator()(const Call &event) const {
    const QString list = tileNames({event.meld.tiles.data(), event.meld.tiles.size()});
    switch (event.meld.type) {
      case MeldType::Chi:
        return EventTexts::tr("%1 calls chi from %2: %3.").arg(name(event.seat), name(event.meld.from), list);
      case MeldType::Pon:
        return EventTexts::tr("%1 calls pon from %2: %3.").arg(name(event.seat), name(event.meld.from), list);
      case MeldType::Daiminkan:
        return EventTexts::tr("%1 calls kan from %2: %3.").arg(name(event.seat), name(event.meld.from), list);
      case MeldType::Ankan:
        return EventTexts::tr("%1 declares a closed kan: %2.").arg(name(event.seat), list);
      case MeldType::Kakan:
        break;
    }
    return EventTexts::tr("%1 declares an added kan: %2.").arg(name(event.seat), list);
  }
  QString operator()(const Kita &event) const {
    return EventTexts::tr("%1 sets North aside.").arg(name(event.seat));
  }
  QString operator()(const Riichi &event) const {
    if (!event.open)
      return EventTexts::tr("%1 declares riichi.").arg(name(event.seat));
    const QString text = EventTexts::tr("%1 declares open riichi.").arg(name(event.seat));
    if (event.shown.empty())
      return text;
    return text + QLatin1Char(' ') +
           EventTexts::tr("%1 shows %2.")
               .arg(name(event.seat), tileNames({event.shown.data(), event.shown.size()}));
  }
  QString operator()(const RiichiAccepted &event) const {
    return EventTexts::tr("%1 puts down a 1,000-point riichi stick.").arg(name(event.seat));
  }
  QString operator()(const DoraRevealed &event) const { return doraText(event.indicator); }
  QString operator()(const Hora &event) const {
    const HoraInfo &info = *event.info;
    QString text = winLine(info);
    QStringList yaku;
    for (const YakuHan &line : info.result.yaku)
      yaku << yakuName(line.id, m_naming);
    text += QLatin1Char(' ') + yaku.join(QStringLiteral(", ")) + QLatin1String(". ");
    text += EventTexts::tr("%1 points.").arg(QLocale().toString(info.result.handPoints));
    return text + QLatin1Char(' ') + scoresText(info.scores);
  }
  QString operator()(const Ryukyoku &event) const {
    const RyukyokuInfo &info = *event.info;
    QString text = EventTexts::tr("The hand ends in a draw.");
    for (std::size_t seat = 0; seat < 4; ++seat) {
      if (!info.hands[seat].empty())
        text += QLatin1Char(' ') +
                EventTexts::tr("%1 shows %2.")
                    .arg(m_names[seat], tileNames({info.hands[seat].data(), info.hands[seat].size()}));
    }
    return text + QLatin1Char(' ') + scoresText(info.scores);
  }
  // For the ear: the hand too, and what each yaku counts.
  QString spokenWin(const HoraInfo &info) const {
    QStringList shown{tileNames({info.hand.data(), info.hand.size()}), meldNames(info.melds)};
    shown.removeAll(QString());
    QStringList yaku;
    for (const YakuHan &line : info.result.yaku) {
      const QString han = line.yakuman == 0 ? QString::number(line.han) : QString();
      yaku << (yakuName(line.id, m_naming) + u' ' + han).trimmed();
    }
    QStringList parts{winLine(info),
                      EventTexts::tr("%1 shows %2.").arg(name(info.winner), shown.join(QStringLiteral("; "))),
                      yaku.join(QStringLiteral(", ")) + u'.'};
    if (info.result.han > 0)
      parts << EventTexts::tr("%1 han %2 fu").arg(info.result.han).arg(info.result.fu) + u'.';
    if (const QString limit = limitName(info.result); !limit.isEmpty())
      parts << limit + u'.';
    parts << EventTexts::tr("%1 points.").arg(QLocale().toString(info.result.handPoints))
          << scoresText(info.scores);
    return parts.join(u' ');
  }
  QString operator()(const KyokuEnded &) const { return {}; }
  QString operator()(const MatchEnded &event) const {
    return EventTexts::tr("The match is over.") + QLatin1Char(' ') + scoresText(event.result->scores);
  }

 private:
  QString name(int seat) const { return m_names[static_cast<std::size_t>(seat)]; }

  QString winLine(const HoraInfo &info) const {
    return info.from < 0
               ? EventTexts::tr("%1 wins by tsumo on %2.").arg(name(info.winner), tileName(info.winTile))
               : EventTexts::tr("%1 wins by ron on %3 from %2.")
                     .arg(name(info.winner), name(info.from), tileName(info.winTile));
  }

  QString doraText(Tile indicator) const {
    if (!indicator.isKnown())
      return {};
    const int players = m_names[3].isEmpty() ? 3 : 4;
    return EventTexts::tr("Dora indicator %1: the dora is %2.")
        .arg(tileName(indicator), tileName(Tile(doraOf(indicator.kind(), players))));
  }

  QString scoresText(const Scores &scores) const {
    QStringList parts;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      if (!m_names[seat].isEmpty())
        parts << EventTexts::tr("%1 %2").arg(m_names[seat], QLocale().toString(scores[seat]));
    }
    return EventTexts::tr("Scores: %1.").arg(parts.join(QStringLiteral(", ")));
  }

  const std::array<QString, 4> &m_names;
  YakuNaming m_naming;
};

}  // namespace

QString tileNames(std::span<const Tile> tiles) {
  QStringList parts;
  for (const Tile tile : tiles)
    parts << tileName(tile);
  return parts.join(QStringLiteral(", "));
}

QString eventSpoken(const Event &event, const std::array<QString, 4> &names, YakuNaming naming) {
  if (const auto *draw = std::get_if<Tsumo>(&event); draw != nullptr && !draw->tile.isKnown())
    return {};
  if (const auto *start = std::get_if<MatchStarted>(&event))
    return matchBegins(*start->info);
  if (const auto *discarded = std::get_if<Dahai>(&event)) {
    const QString &name = names[static_cast<std::size_t>(discarded->seat)];
    //: A discard as short as it can be said: the player's name, the tile
    return (discarded->tsumogiri ? EventTexts::tr("%1: %2, drawn.") : EventTexts::tr("%1: %2, from hand."))
        .arg(name, tileName(discarded->tile));
  }
  if (const auto *win = std::get_if<Hora>(&event))
    return Teller(names, naming).spokenWin(*win->info);
  return eventText(event, names, naming);
}

QString eventText(const Event &event, const std::array<QString, 4> &names, YakuNaming naming) {
  return std::visit(Teller(names, naming), event);
}

}  // namespace janso

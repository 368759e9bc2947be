// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/paymenttexts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "coach/paysteps.h"
#include "coach/whatif.h"
#include "coach/winagain.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/handtexts.h"

namespace janso {

namespace {

struct PaymentTexts {
  Q_DECLARE_TR_FUNCTIONS(PaymentTexts)
};

constexpr std::int32_t kMangan = 2000;

class PayWriter {
 public:
  PayWriter(const HandEnd &end, const WinInput &input, const WinResult &result, YakuNaming naming)
      : m_end(end),
        m_input(input),
        m_result(result),
        m_rules(end.before.rules()),
        m_naming(naming),
        m_steps(paySteps(input, result, m_rules)) {}

  QList<DetailLine> lines() {
    addFu();
    addBase();
    for (const PayPart &part : m_steps.parts)
      addPart(part);
    addHonba();
    addSticks();
    add(PaymentTexts::tr("%1 receives").arg(name(m_input.winner)), pointsText(m_steps.received), true);
    return m_lines;
  }

 private:
  QString name(int seat) const { return m_end.names[static_cast<std::size_t>(seat)]; }
  void add(const QString &text, const QString &value, bool total = false) {
    m_lines << DetailLine{text, value, total};
  }

  void addFu() {
    if (m_steps.fu == 0 || m_result.fuParts.empty())
      return;
    QStringList parts;
    for (const FuPart &part : m_result.fuParts) {
      if (part.fu > 0)
        parts << countText(part.fu);
    }
    if (parts.size() > 1)
      add(PaymentTexts::tr("The parts of the fu, added up"), PaymentTexts::tr("%1 = %2 fu", "20 + 2 = 22 fu")
                                                                 .arg(parts.join(QStringLiteral(" + ")))
                                                                 .arg(m_steps.fuSum));
    if (m_steps.fuSum != m_steps.fu)
      add(PaymentTexts::tr("Fu are rounded up to the next ten"),
          PaymentTexts::tr("%1 fu").arg(countText(m_steps.fu)));
    else if (parts.size() == 1)
      add(PaymentTexts::tr("The fu of this hand"), PaymentTexts::tr("%1 fu").arg(countText(m_steps.fu)));
  }

  void addBase() {
    const int han = m_steps.han;
    if (m_steps.yakuman > 0 && !m_rules.aotenjou) {
      if (m_steps.yakuman == 1)
        add(PaymentTexts::tr("A yakuman has 8,000 base points, whatever else the hand holds"),
            countText(m_steps.base));
      else
        add(PaymentTexts::tr("A yakuman has 8,000 base points; this counts %1 times").arg(m_steps.yakuman),
            PaymentTexts::tr("8,000 × %1 = %2").arg(m_steps.yakuman).arg(countText(m_steps.base)));
      return;
    }
    const bool byHan = m_steps.limit != Limit::None && han >= 5;
    if (byHan) {
      add(PaymentTexts::tr(
              "From 5 han on the fu no longer count: %1 han are a %2, with base points of its own")
              .arg(han)
              .arg(limitName(m_steps.limit, 0)),
          countText(m_steps.base));
      return;
    }
    const int doublings = std::min(2 + han + 13 * m_steps.yakuman, 32);
    if (doublings <= 16)
      add(PaymentTexts::tr("Base points: the fu, doubled %1 times (twice always, and once for each han)")
              .arg(doublings),
          PaymentTexts::tr("%1 × %2 = %3")
              .arg(countText(m_steps.fu), countText(qint64{1} << doublings),
                   countText(qint64{m_steps.fu} << doublings)));
    else
      add(PaymentTexts::tr("Base points: the fu, doubled %1 times (twice always, and once for each han)")
              .arg(doublings),
          countText(m_steps.base));
    if (m_steps.limit != Limit::Mangan)
      return;
    if (m_steps.counted < kMangan)
      add(PaymentTexts::tr("These rules count this as a mangan: 2,000 base points"), countText(m_steps.base));
    else if (m_steps.counted > kMangan)
      add(PaymentTexts::tr("More than 2,000 base points are a mangan and stop there"),
          countText(m_steps.base));
    else
      add(PaymentTexts::tr("2,000 base points are a mangan"), countText(m_steps.base));
  }

  QString shareText(const PayShare &share, const QStringList &who) const {
    const bool dealerWins = m_input.winner == m_input.dealer;
    const QString names = who.join(PaymentTexts::tr(", "));
    switch (share.reason) {
      case ShareReason::Discarder:
        return dealerWins ? PaymentTexts::tr(
                                "%1 discarded the tile and pays alone: 6 times the base points to a dealer")
                                .arg(names)
                          : PaymentTexts::tr("%1 discarded the tile and pays alone: 4 times the base points")
                                .arg(names);
      case ShareReason::Each:
        if (dealerWins)
          return PaymentTexts::tr("Everybody pays the dealer twice the base points: %1").arg(names);
        if (share.dealer)
          return PaymentTexts::tr("%1 is dealer and pays twice the base points").arg(names);
        return who.size() == 1 ? PaymentTexts::tr("%1 pays the base points once").arg(names)
                               : PaymentTexts::tr("The others pay the base points once: %1").arg(names);
      case ShareReason::Liable:
        return PaymentTexts::tr("%1 is liable and pays half of the ron").arg(names);
      case ShareReason::HalfOfRon:
        return PaymentTexts::tr("%1 discarded the tile and pays the other half").arg(names);
      case ShareReason::LiableAll:
        return PaymentTexts::tr("%1 is liable and pays for everybody").arg(names);
    }
    return {};
  }

  void addShare(const PayPart &part, const PayShare &share, const QStringList &who) {
    QString sum;
    if (share.factor == 0)
      sum = pointsText(share.raw);
    else if (share.absent > 0)
      sum = PaymentTexts::tr("%1 × %2 + %3 = %4")
                .arg(countText(part.base), countText(share.factor), countText(share.absent),
                     countText(share.raw));
    else if (share.factor == 1)
      sum = countText(share.raw);
    else
      sum = PaymentTexts::tr("%1 × %2 = %3")
                .arg(countText(part.base), countText(share.factor), countText(share.raw));
    add(shareText(share, who), sum);
    if (share.absent > 0 && !m_absentTold) {
      m_absentTold = true;
      add(PaymentTexts::tr("The share of the fourth player, who is missing, is split between the two"), {});
    }
    if (share.rounded != share.raw)
      add(PaymentTexts::tr("Rounded up to the next hundred"), pointsText(share.rounded));
    if (share.times > 1)
      add(PaymentTexts::tr("Counts %1 times by the rule of the broken wall").arg(share.times),
          PaymentTexts::tr("%1 × %2 = %3")
              .arg(countText(share.rounded), countText(share.times), countText(share.paid())));
  }

  // Seats that pay alike stand in one line.
  void addPart(const PayPart &part) {
    if (part.liable >= 0)
      add(PaymentTexts::tr("%1 made %2 certain and is liable for it (pao)")
              .arg(name(part.liable), yakuName(part.yaku, m_naming)),
          {});
    std::vector<bool> done(part.shares.size());
    for (std::size_t i = 0; i < part.shares.size(); ++i) {
      if (done[i])
        continue;
      const PayShare &share = part.shares[i];
      QStringList who;
      for (std::size_t k = i; k < part.shares.size(); ++k) {
        const PayShare &other = part.shares[k];
        const bool alike = other.reason == share.reason && other.factor == share.factor &&
                           other.times == share.times && other.raw == share.raw;
        if (!alike)
          continue;
        done[k] = true;
        who << name(other.seat);
      }
      addShare(part, share, who);
    }
  }

  void addHonba() {
    if (m_steps.honbaPoints == 0)
      return;
    const int honba = m_input.honba;
    QStringList payers;
    std::int32_t each = 0;
    for (int seat = 0; seat < 4; ++seat) {
      if (m_steps.honba[static_cast<std::size_t>(seat)] <= 0)
        continue;
      payers << name(seat);
      each = m_steps.honba[static_cast<std::size_t>(seat)];
    }
    const QString value = u'+' + pointsText(m_steps.honbaPoints);
    if (payers.size() == 1)
      add(PaymentTexts::tr("%n honba on the table: %1 adds %2", nullptr, honba)
              .arg(payers.first(), pointsText(each)),
          value);
    else
      add(PaymentTexts::tr("%n honba on the table: each who pays adds %1", nullptr, honba)
              .arg(pointsText(each)),
          value);
  }

  void addSticks() {
    if (m_steps.stickPoints > 0)
      add(PaymentTexts::tr("%n riichi stick(s) from the table, 1,000 each", nullptr,
                           m_steps.stickPoints / 1000),
          u'+' + pointsText(m_steps.stickPoints));
  }

  const HandEnd &m_end;
  const WinInput &m_input;
  const WinResult &m_result;
  const RuleSet &m_rules;
  YakuNaming m_naming;
  PaySteps m_steps;
  QList<DetailLine> m_lines;
  bool m_absentTold = false;
};

QString whatIfText(const WhatIf &change, const HandEnd &end) {
  switch (change.kind) {
    case WhatIfKind::Closed:
      return PaymentTexts::tr("Closed: the same tiles without a call");
    case WhatIfKind::Riichi:
      return PaymentTexts::tr("With riichi declared (ippatsu and ura not counted)");
    case WhatIfKind::Damaten:
      return PaymentTexts::tr("Without declaring riichi");
    case WhatIfKind::MoreDora:
      return PaymentTexts::tr("With %n dora more", nullptr, change.dora);
    case WhatIfKind::Tsumo:
      return PaymentTexts::tr("By tsumo: the winning tile drawn");
    case WhatIfKind::Ron:
      return PaymentTexts::tr("By ron: the winning tile discarded by %1")
          .arg(end.names[static_cast<std::size_t>(change.from)]);
  }
  return {};
}

QString refusal(NoWin why) {
  return why == NoWin::BelowMinimumHan ? PaymentTexts::tr("no win: too few han")
                                       : PaymentTexts::tr("no win: no yaku");
}

// "3 han 30 fu: 3,900", "Mangan: 2,000 / 4,000".
QString worthText(const HandEnd &end, std::size_t win, const WhatIf &change) {
  if (!change.outcome.result)
    return refusal(change.outcome.why);
  HandEnd changed;
  changed.before = end.before;
  changed.names = end.names;
  HoraInfo info = end.wins[win];
  info.from = change.input.from;
  info.result = *change.outcome.result;
  changed.wins.push_back(info);
  const QString pay = winUnlimitedPoints(changed, 0);
  const QString limit = limitName(info.result);
  if (info.result.yakuman > 0)
    return PaymentTexts::tr("%1: %2", "limit: points").arg(limit, pay);
  if (!limit.isEmpty())
    return PaymentTexts::tr("%1 han, %2: %3", "han, limit: points")
        .arg(countText(info.result.han), limit, pay);
  return PaymentTexts::tr("%1 han %2 fu: %3", "han, fu: points")
      .arg(countText(info.result.han), countText(info.result.fu), pay);
}

}  // namespace

QList<DetailLine> payLines(const HandEnd &end, std::size_t win, YakuNaming naming) {
  const HoraInfo &info = end.wins[win];
  const std::optional<WinInput> input = winAgain(end.before, info);
  if (!input)
    return {};
  return PayWriter(end, *input, info.result, naming).lines();
}

QList<DetailLine> whatIfLines(const HandEnd &end, std::size_t win) {
  const HoraInfo &info = end.wins[win];
  const std::optional<WinInput> input = winAgain(end.before, info);
  if (!input)
    return {};
  QList<DetailLine> lines;
  for (const WhatIf &change : whatIfs(*input, end.before.rules()))
    lines << DetailLine{whatIfText(change, end), worthText(end, win, change), false};
  return lines;
}

QString fuReasonText(FuReason reason) {
  switch (reason) {
    case FuReason::Base:
      return PaymentTexts::tr("Every hand begins with 20 fu.");
    case FuReason::MenzenRon:
      return PaymentTexts::tr("No tile was called, and the last one was won by ron.");
    case FuReason::Tsumo:
      return PaymentTexts::tr("The winning tile was drawn.");
    case FuReason::Minko:
      return PaymentTexts::tr("Three alike, called or completed by ron: 2 fu, of terminals and honours 4.");
    case FuReason::Anko:
      return PaymentTexts::tr("Three alike, all drawn: 4 fu, of terminals and honours 8.");
    case FuReason::Minkan:
      return PaymentTexts::tr("Four alike with a called tile: 8 fu, of terminals and honours 16.");
    case FuReason::Ankan:
      return PaymentTexts::tr("Four alike, all drawn: 16 fu, of terminals and honours 32.");
    case FuReason::DragonPair:
    case FuReason::SeatWindPair:
    case FuReason::RoundWindPair:
    case FuReason::DoubleWindPair:
    case FuReason::NorthPair:
      return PaymentTexts::tr("A pair of a tile of which three would be a yaku.");
    case FuReason::Kanchan:
      return PaymentTexts::tr("Only the tile in the middle was missing.");
    case FuReason::Penchan:
      return PaymentTexts::tr("Only one tile fits: a 3 to 1 and 2, or a 7 to 8 and 9.");
    case FuReason::Tanki:
      return PaymentTexts::tr("The winning tile made the pair.");
    case FuReason::Chiitoitsu:
      return PaymentTexts::tr("Seven pairs have 25 fu, whatever the tiles.");
    case FuReason::OpenPinfu:
      return PaymentTexts::tr("An open hand has at least so many fu by ron.");
    case FuReason::PinfuTsumo:
      return PaymentTexts::tr("With pinfu the drawn tile brings no fu: 20 it stays.");
  }
  return {};
}

}  // namespace janso

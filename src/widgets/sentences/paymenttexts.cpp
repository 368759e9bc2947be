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
      add(PaymentTexts::tr("Total fu"), PaymentTexts::tr("%1 = %2 fu", "20 + 2 = 22 fu")
                                            .arg(parts.join(QStringLiteral(" + ")))
                                            .arg(m_steps.fuSum));
    if (m_steps.fuSum != m_steps.fu)
      add(PaymentTexts::tr("Rounded up to the next ten"),
          PaymentTexts::tr("%1 fu").arg(countText(m_steps.fu)));
    else if (parts.size() == 1)
      add(PaymentTexts::tr("Fu of this hand"), PaymentTexts::tr("%1 fu").arg(countText(m_steps.fu)));
  }

  void addBase() {
    const int han = m_steps.han;
    if (m_steps.yakuman > 0 && !m_rules.aotenjou) {
      if (m_steps.yakuman == 1)
        add(PaymentTexts::tr("A yakuman is always 8,000 base points"), countText(m_steps.base));
      else
        add(PaymentTexts::tr("A yakuman is 8,000 base points; this hand counts as %1 yakuman")
                .arg(m_steps.yakuman),
            PaymentTexts::tr("8,000 × %1 = %2").arg(m_steps.yakuman).arg(countText(m_steps.base)));
      return;
    }
    const bool byHan = m_steps.limit != Limit::None && han >= 5;
    if (byHan) {
      add(PaymentTexts::tr("From 5 han up, fu don't matter: %1 han is a %2 with fixed base points")
              .arg(han)
              .arg(limitName(m_steps.limit, 0)),
          countText(m_steps.base));
      return;
    }
    const int doublings = std::min(2 + han + 13 * m_steps.yakuman, 32);
    if (doublings <= 16)
      add(PaymentTexts::tr("Base points: fu doubled %1 times (han + 2)").arg(doublings),
          PaymentTexts::tr("%1 × %2 = %3")
              .arg(countText(m_steps.fu), countText(qint64{1} << doublings),
                   countText(qint64{m_steps.fu} << doublings)));
    else
      add(PaymentTexts::tr("Base points: fu doubled %1 times (han + 2)").arg(doublings),
          countText(m_steps.base));
    if (m_steps.limit != Limit::Mangan)
      return;
    if (m_steps.counted < kMangan)
      add(PaymentTexts::tr("Under these rules the hand counts as a mangan: 2,000 base points"),
          countText(m_steps.base));
    else if (m_steps.counted > kMangan)
      add(PaymentTexts::tr("Capped at mangan: 2,000 base points"), countText(m_steps.base));
    else
      add(PaymentTexts::tr("2,000 base points is a mangan"), countText(m_steps.base));
  }

  QString shareText(const PayShare &share, const QStringList &who) const {
    const bool dealerWins = m_input.winner == m_input.dealer;
    const QString names = who.join(PaymentTexts::tr(", "));
    switch (share.reason) {
      case ShareReason::Discarder:
        return dealerWins ? PaymentTexts::tr("%1 dealt in and pays the dealer 6 × base points").arg(names)
                          : PaymentTexts::tr("%1 dealt in and pays 4 × base points").arg(names);
      case ShareReason::Each:
        if (dealerWins)
          return PaymentTexts::tr("The others (%1) each pay the dealer 2 × base points").arg(names);
        if (share.dealer)
          return PaymentTexts::tr("%1 is the dealer and pays 2 × base points").arg(names);
        return who.size() == 1 ? PaymentTexts::tr("%1 pays 1 × base points").arg(names)
                               : PaymentTexts::tr("The others (%1) each pay 1 × base points").arg(names);
      case ShareReason::Liable:
        return PaymentTexts::tr("%1 is liable and pays half of the ron").arg(names);
      case ShareReason::HalfOfRon:
        return PaymentTexts::tr("%1 dealt in and pays the other half").arg(names);
      case ShareReason::LiableAll:
        return PaymentTexts::tr("%1 is liable and pays for everyone").arg(names);
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
    if (share.absent > 0 && !m_absentExplained) {
      m_absentExplained = true;
      add(PaymentTexts::tr("The missing fourth player's share is split between the two payers"), {});
    }
    if (share.rounded != share.raw)
      add(PaymentTexts::tr("Rounded up to the next hundred"), pointsText(share.rounded));
    if (share.times > 1)
      add(PaymentTexts::tr("Multiplied by %1 (wareme rule)").arg(share.times),
          PaymentTexts::tr("%1 × %2 = %3")
              .arg(countText(share.rounded), countText(share.times), countText(share.paid())));
  }

  // Seats that pay alike stand in one line.
  void addPart(const PayPart &part) {
    if (part.liable >= 0)
      add(PaymentTexts::tr("%1 is liable for %2 (pao)").arg(name(part.liable), yakuName(part.yaku, m_naming)),
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
      add(PaymentTexts::tr("%n honba: %1 pays %2 more", nullptr, honba).arg(payers.first(), pointsText(each)),
          value);
    else
      add(PaymentTexts::tr("%n honba: each payer pays %1 more", nullptr, honba).arg(pointsText(each)), value);
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
  bool m_absentExplained = false;
};

QString whatIfText(const WhatIf &change, const HandEnd &end) {
  switch (change.kind) {
    case WhatIfKind::Closed:
      return PaymentTexts::tr("If the hand were closed (no calls)");
    case WhatIfKind::Riichi:
      return PaymentTexts::tr("With riichi (not counting ippatsu and ura dora)");
    case WhatIfKind::Damaten:
      return PaymentTexts::tr("Without riichi");
    case WhatIfKind::MoreDora:
      return PaymentTexts::tr("With %n more dora", nullptr, change.dora);
    case WhatIfKind::Tsumo:
      return PaymentTexts::tr("If won by tsumo");
    case WhatIfKind::Ron:
      return PaymentTexts::tr("If won by ron from %1").arg(end.names[static_cast<std::size_t>(change.from)]);
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
      return PaymentTexts::tr("Every hand starts with 20 fu.");
    case FuReason::MenzenRon:
      return PaymentTexts::tr("The winner won by ron with a closed hand.");
    case FuReason::Tsumo:
      return PaymentTexts::tr("The winner drew the winning tile.");
    case FuReason::Minko:
      return PaymentTexts::tr("A triplet called or completed by ron: 2 fu, or 4 for terminals and honors.");
    case FuReason::Anko:
      return PaymentTexts::tr(
          "A triplet made without another player's tile: 4 fu, or 8 for terminals and honors.");
    case FuReason::Minkan:
      return PaymentTexts::tr("A kan with a called tile: 8 fu, or 16 for terminals and honors.");
    case FuReason::Ankan:
      return PaymentTexts::tr(
          "A kan made without another player's tile: 16 fu, or 32 for terminals and honors.");
    case FuReason::DragonPair:
    case FuReason::SeatWindPair:
    case FuReason::RoundWindPair:
    case FuReason::DoubleWindPair:
    case FuReason::NorthPair:
      return PaymentTexts::tr("A pair that would be a yaku as a triplet.");
    case FuReason::Kanchan:
      return PaymentTexts::tr("A run missing its middle tile, such as 24 waiting on 3.");
    case FuReason::Penchan:
      return PaymentTexts::tr("12 waiting on 3, or 89 waiting on 7.");
    case FuReason::Tanki:
      return PaymentTexts::tr("The winning tile completed the pair.");
    case FuReason::Chiitoitsu:
      return PaymentTexts::tr("Seven pairs always have the same fu, whatever the tiles.");
    case FuReason::OpenPinfu:
      return PaymentTexts::tr("Raises an open hand won by ron to the minimum fu.");
    case FuReason::PinfuTsumo:
      return PaymentTexts::tr("With pinfu, tsumo adds no fu: the total stays at 20.");
  }
  return {};
}

}  // namespace janso

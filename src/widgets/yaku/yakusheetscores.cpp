// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The second page of the sheet: what a hand pays, and the special features of the ruleset.
#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <string_view>

#include "rules/payment.h"
#include "rules/scorefigures.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/ruletexts.h"
#include "widgets/sentences/handtexts.h"
#include "widgets/yaku/sheetbrush.h"
#include "widgets/yaku/yakusheet.h"

namespace janso {

namespace {

struct ScoreWords {
  Q_DECLARE_TR_FUNCTIONS(YakuSheet)
};

constexpr qreal kLeftShare = 0.53;
constexpr qreal kScoresGap = 180;
constexpr qreal kSectionGap = 70;
constexpr qreal kInset = 30;
constexpr int kMostHan = 4;
constexpr qreal kFuShare = 0.12;     // of a table of payments
constexpr qreal kValueShare = 0.16;  // one of two columns at the right of the fu

// Always told, in this order; of the other options only what differs from the default ruleset.
constexpr std::array<std::string_view, 17> kTold{
    "kuitan",          "red_fives",   "double_ron",       "triple_ron",
    "renchan",         "agari_yame",  "bankruptcy",       "furiten_riichi",
    "riichi_min_wall", "kuikae_same", "nagashi_mangan",   "abort_kyuushu",
    "kiriage",         "kazoe",       "yakuman_stacking", "two_han_minimum_at",
    "tsumo_loss"};

QString fuWords(FuFigure::What what) {
  switch (what) {
    case FuFigure::What::EveryHand:
      return ScoreWords::tr("Base fu");
    case FuFigure::What::ClosedRon:
      return ScoreWords::tr("Ron with a closed hand");
    case FuFigure::What::Tsumo:
      return ScoreWords::tr("Tsumo");
    case FuFigure::What::OpenTsumo:
      return ScoreWords::tr("Tsumo with an open hand");
    case FuFigure::What::RinshanTsumo:
      return ScoreWords::tr("Tsumo after a kan");
    case FuFigure::What::PinfuTsumo:
      return ScoreWords::tr("Pinfu tsumo (total)");
    case FuFigure::What::OpenNothing:
      return ScoreWords::tr("Open ron with none of these (total)");
    case FuFigure::What::SevenPairs:
      return ScoreWords::tr("Seven pairs (total)");
    case FuFigure::What::OpenTriplet:
      return ScoreWords::tr("Open triplet (by pon or ron)");
    case FuFigure::What::ConcealedTriplet:
      return ScoreWords::tr("Concealed triplet");
    case FuFigure::What::OpenKan:
      return ScoreWords::tr("Open kan");
    case FuFigure::What::ClosedKan:
      return ScoreWords::tr("Closed kan");
    case FuFigure::What::DragonPair:
      return ScoreWords::tr("Dragon pair");
    case FuFigure::What::SeatWindPair:
      return ScoreWords::tr("Seat wind pair");
    case FuFigure::What::RoundWindPair:
      return ScoreWords::tr("Round wind pair");
    case FuFigure::What::BothWindsPair:
      return ScoreWords::tr("Double wind pair");
    case FuFigure::What::EdgeWait:
      return ScoreWords::tr("Edge wait: 12 or 89");
    case FuFigure::What::MiddleWait:
      return ScoreWords::tr("Middle wait, such as 24");
    case FuFigure::What::PairWait:
      return ScoreWords::tr("Pair wait");
    case FuFigure::What::OpenWait:
      return ScoreWords::tr("Two-sided or double pair wait");
  }
  return {};
}

class ScoresFlow {
 public:
  ScoresFlow(SheetBrush &brush, const YakuSheet &sheet, qreal width)
      : m_brush(brush), m_rules(sheet.rules), m_width(width) {}

  qreal run(qreal top) {
    m_columnLeft = 0;
    m_columnWidth = m_width * kLeftShare;
    m_top = top;
    payments(false);
    payments(true);
    limits();
    const qreal leftEnd = m_top;
    m_columnLeft = m_columnWidth + kScoresGap;
    m_columnWidth = m_width - m_columnLeft;
    m_top = top;
    fu();
    counters();
    draws();
    particulars();
    return std::max(leftEnd, m_top) - m_brush.length(kSectionGap);
  }

 private:
  qreal inset() const { return m_brush.length(kInset); }
  QRectF cellRect(qreal left, qreal width, qreal high) const {
    return {m_columnLeft + left, m_top, width, high};
  }

  void band(const QString &title) {
    const qreal high = m_brush.lineHeight(PaperFont::Band) + m_brush.length(14);
    m_brush.band(cellRect(0, m_columnWidth, high));
    m_brush.cell(cellRect(inset(), m_columnWidth - inset(), high), title, PaperFont::Band, Qt::AlignLeft);
    m_top += high;
  }
  void note(const QString &words) {
    m_top += m_brush.length(10);
    m_top +=
        m_brush.text({m_columnLeft + inset(), m_top}, m_columnWidth - inset(), words, PaperFont::Small, true);
    m_top += m_brush.length(10);
  }
  void rule() { m_brush.line({m_columnLeft, m_top}, {m_columnLeft + m_columnWidth, m_top}); }
  void endSection() { m_top += m_brush.length(kSectionGap); }

  // "300 / 500": from each, from the dealer. "500" where all pay the same.
  QString tsumoText(const WinPayments &pays) const {
    return pays.fromDealer == 0
               ? ScoreWords::tr("%1 all").arg(pointsText(pays.fromOther))
               : ScoreWords::tr("%1 / %2").arg(pointsText(pays.fromOther), pointsText(pays.fromDealer));
  }

  void payments(bool dealer) {
    band(dealer ? ScoreWords::tr("The dealer wins") : ScoreWords::tr("A non-dealer wins"));
    note(dealer
             ? ScoreWords::tr("Top: ron, from the discarder. Bottom: tsumo, from each player.")
             : ScoreWords::tr(
                   "Top: ron, from the discarder. Bottom: tsumo, from each non-dealer / from the dealer."));
    const qreal fuWidth = m_columnWidth * kFuShare;
    const qreal hanWidth = (m_columnWidth - fuWidth) / kMostHan;
    const qreal head = m_brush.lineHeight(PaperFont::Small);
    m_brush.cell(cellRect(0, fuWidth, head), ScoreWords::tr("fu"), PaperFont::Small, Qt::AlignHCenter, true);
    for (int han = 1; han <= kMostHan; ++han) {
      m_brush.cell(cellRect(fuWidth + (han - 1) * hanWidth, hanWidth, head),
                   ScoreWords::tr("%n han", nullptr, han), PaperFont::Small, Qt::AlignHCenter, true);
    }
    m_top += head;
    for (const FuLine &line : fuLines(m_rules)) {
      rule();
      paymentLine(line, dealer, fuWidth, hanWidth);
    }
    endSection();
  }

  void paymentLine(const FuLine &line, bool dealer, qreal fuWidth, qreal hanWidth) {
    const qreal ronHigh = m_brush.lineHeight(PaperFont::Figure);
    const qreal tsumoHigh = m_brush.lineHeight(PaperFont::Small);
    const qreal high = ronHigh + tsumoHigh;
    m_brush.cell(cellRect(0, fuWidth, high), QLocale().toString(line.fu), PaperFont::Figure);
    for (int han = 1; han <= kMostHan; ++han) {
      const WinPayments pays = winPayments(han, line.fu, 0, dealer, m_rules);
      const qreal left = fuWidth + (han - 1) * hanWidth;
      const bool ron = line.ronFrom > 0 && han >= line.ronFrom;
      const bool tsumo = line.tsumoFrom > 0 && han >= line.tsumoFrom;
      if (pays.limit != Limit::None) {
        m_brush.cell(cellRect(left, hanWidth, high), limitName(pays.limit, 0), PaperFont::Small,
                     Qt::AlignHCenter, true);
        continue;
      }
      const QString none = QStringLiteral("\u2013");
      if (!ron && !tsumo) {
        m_brush.cell(cellRect(left, hanWidth, high), none, PaperFont::Small, Qt::AlignHCenter, true);
        continue;
      }
      m_brush.cell(cellRect(left, hanWidth, ronHigh), ron ? pointsText(pays.ron) : none, PaperFont::Figure);
      const QRectF below = cellRect(left, hanWidth, high).adjusted(0, ronHigh, 0, 0);
      m_brush.cell(below, tsumo ? tsumoText(pays) : none, PaperFont::Small, Qt::AlignHCenter, true);
    }
    m_top += high;
  }

  QString limitHan(const LimitLine &line) const {
    if (line.hanFrom == 0)
      return line.yakuman > 1 ? ScoreWords::tr("2 yakuman") : ScoreWords::tr("1 yakuman");
    if (line.hanTo == 0)
      return ScoreWords::tr("%1 han or more").arg(line.hanFrom);
    return line.hanFrom == line.hanTo ? ScoreWords::tr("%n han", nullptr, line.hanFrom)
                                      : ScoreWords::tr("%1 to %2 han").arg(line.hanFrom).arg(line.hanTo);
  }

  void limits() {
    band(ScoreWords::tr("Limits"));
    const std::vector<LimitLine> lines = limitLines(m_rules);
    if (lines.empty()) {
      note(
          ScoreWords::tr("There are no limits: base points are fu × 2 to the power of (han + 2), and a "
                         "yakuman counts as 13 han."));
      endSection();
      return;
    }
    note(ScoreWords::tr("From left to right: non-dealer ron and tsumo, dealer ron and tsumo."));
    const std::array<qreal, 5> shares{0.31, 0.14, 0.22, 0.14, 0.19};
    for (const LimitLine &line : lines) {
      rule();
      const int han = std::max(line.hanFrom, 1);
      const WinPayments other = winPayments(han, 30, line.yakuman, false, m_rules);
      const WinPayments dealer = winPayments(han, 30, line.yakuman, true, m_rules);
      const qreal nameHigh = m_brush.lineHeight(PaperFont::Name);
      const qreal high = nameHigh + m_brush.lineHeight(PaperFont::Small);
      const qreal first = m_columnWidth * shares[0];
      m_brush.cell(cellRect(inset(), first - inset(), nameHigh), limitName(line.limit, line.yakuman),
                   PaperFont::Name, Qt::AlignLeft);
      m_brush.cell(cellRect(inset(), first - inset(), high).adjusted(0, nameHigh, 0, 0), limitHan(line),
                   PaperFont::Small, Qt::AlignLeft, true);
      const std::array<QString, 4> figures{pointsText(other.ron), tsumoText(other), pointsText(dealer.ron),
                                           tsumoText(dealer)};
      qreal left = first;
      for (std::size_t i = 0; i < figures.size(); ++i) {
        const qreal wide = m_columnWidth * shares[i + 1];
        m_brush.cell(cellRect(left, wide, high), figures[i],
                     i % 2 == 0 ? PaperFont::Figure : PaperFont::Small, Qt::AlignHCenter, i % 2 != 0);
        left += wide;
      }
      m_top += high;
    }
    endSection();
  }

  // Words, and one or two figures at the right.
  void figureRow(const QString &words, const QString &first, const QString &second = {}) {
    const qreal valueWidth = m_columnWidth * kValueShare;
    const qreal right = m_columnWidth - valueWidth;
    const qreal wordsWidth = m_columnWidth - inset() - (second.isEmpty() ? 1 : 2) * valueWidth;
    m_top += m_brush.length(6);
    const qreal high =
        std::max(m_brush.lineHeight(PaperFont::Figure),
                 m_brush.text({m_columnLeft + inset(), m_top}, wordsWidth, words, PaperFont::Text));
    const qreal line = m_brush.lineHeight(PaperFont::Figure);
    if (!second.isEmpty())
      m_brush.cell(cellRect(right - valueWidth, valueWidth, line), first, PaperFont::Figure);
    m_brush.cell(cellRect(right, valueWidth, line), second.isEmpty() ? first : second, PaperFont::Figure);
    m_top += high + m_brush.length(6);
    rule();
  }

  void fu() {
    band(ScoreWords::tr("Fu"));
    note(
        ScoreWords::tr("The fu are added up, and the total is rounded up to the next ten. For groups, the "
                       "second number is for terminals and honors."));
    for (const FuFigure &figure : fuFigures(m_rules)) {
      if (m_rules.players == 3 && !m_rules.chi && figure.what == FuFigure::What::OpenNothing)
        continue;
      figureRow(fuWords(figure.what), QLocale().toString(figure.fu),
                figure.terminal > 0 ? QLocale().toString(figure.terminal) : QString());
    }
    endSection();
  }

  void counters() {
    band(ScoreWords::tr("Honba and riichi sticks"));
    figureRow(ScoreWords::tr("Per honba on a ron, from the discarder"), pointsText(m_rules.honbaRon));
    figureRow(ScoreWords::tr("Per honba on a tsumo, from each player"), pointsText(m_rules.honbaTsumoEach));
    figureRow(ScoreWords::tr("Per riichi stick, to the next winner"), pointsText(kStick));
    endSection();
  }

  void draws() {
    band(ScoreWords::tr("When nobody wins"));
    note(ScoreWords::tr("Left: paid to each tenpai player. Right: paid by each noten player."));
    for (int tenpai = 1; tenpai < m_rules.players; ++tenpai) {
      const NotenPayments pays = notenPayments(tenpai, m_rules);
      figureRow(ScoreWords::tr("%n player(s) tenpai", nullptr, tenpai), pointsText(pays.toTenpai),
                pointsText(pays.fromNoten));
    }
    endSection();
  }

  static bool isTold(std::string_view key) {
    return std::find(kTold.begin(), kTold.end(), key) != kTold.end();
  }
  bool isParticular(const RuleField &field, const RuleSet &usual) const {
    // The yaku stand on the first page, the setup below the title, the side of it above.
    if (field.group == RuleGroup::Setup || field.group == RuleGroup::OptionalYaku ||
        field.group == RuleGroup::OptionalYakuman || isTold(field.key))
      return false;
    if (field.group == RuleGroup::ThreePlayers && m_rules.players == 4)
      return false;
    for (int i = 0; i < field.count; ++i) {
      if (ruleElementExists(field, i, m_rules) && field.get(m_rules, i) != field.get(usual, i))
        return true;
    }
    return false;
  }
  void particular(const RuleField &field) {
    const QString words =
        //: An option of the ruleset and its value
        ScoreWords::tr("%1: %2").arg(ruleName(field), ruleValueNames(field, m_rules));
    m_top += m_brush.text({m_columnLeft + inset(), m_top}, m_columnWidth - inset(), words, PaperFont::Small);
    m_top += m_brush.length(8);
  }

  void particulars() {
    band(ScoreWords::tr("In this ruleset"));
    m_top += m_brush.length(10);
    for (const std::string_view key : kTold) {
      const RuleField *field = findRuleField(key);
      Q_ASSERT(field != nullptr);
      if (field->group != RuleGroup::ThreePlayers || m_rules.players == 3)
        particular(*field);
    }
    const RuleSet usual;
    for (const RuleField &field : ruleFields()) {
      if (isParticular(field, usual))
        particular(field);
    }
    endSection();
  }

  SheetBrush &m_brush;
  const RuleSet &m_rules;
  qreal m_width;
  qreal m_columnLeft = 0;
  qreal m_columnWidth = 0;
  qreal m_top = 0;
};

}  // namespace

qreal flowScores(SheetBrush &brush, const YakuSheet &sheet, qreal width, qreal top) {
  return ScoresFlow(brush, sheet, width).run(top);
}

}  // namespace janso

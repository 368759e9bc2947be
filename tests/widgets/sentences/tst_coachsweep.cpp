// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All that the coach says of a decision, read as a learner reads it: no sentence contradicts another, the
// rows or the rules. JANSO_SWEEP asks for more decisions than the few that every run looks at.
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>
#include <memory>

#include "bots/bot.h"
#include "coach/advice.h"
#include "coach/waitvalues.h"
#include "coach/yakudistance.h"
#include "rules/actionkinds.h"
#include "rules/legal/legal.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "table/match.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/sentences/coachtexts.h"
#include "widgets/sentences/reasontexts.h"

using namespace janso;
using janso::test::TableView;

namespace {

int melds(const SeatView &view) {
  return static_cast<int>(view.me().melds.size());
}

KindSet kindsIn(const QString &markup) {
  KindSet kinds;
  for (const MarkupPiece &piece : readMarkup(markup)) {
    for (const Tile tile : piece.tiles)
      kinds.add(tile.kind());
  }
  return kinds;
}

// The first capture, empty where the pattern is not there.
QString captured(const QString &text, const char *pattern) {
  const QRegularExpressionMatch match = QRegularExpression(QString::fromUtf8(pattern)).match(text);
  return match.hasMatch() ? match.captured(1) : QString();
}

// Whether the seat cannot win on it: it lies in its pond, or went by after its riichi, or since its last
// discard, where no call ends that.
bool isGenbutsu(std::span<const Event> events, const RuleSet &rules, int seat, Kind kind) {
  bool discarded = false;
  bool wentBy = false;
  bool riichi = false;
  for (const Event &event : events) {
    if (std::holds_alternative<KyokuStarted>(event)) {
      discarded = wentBy = riichi = false;
    } else if (const auto *declared = std::get_if<Riichi>(&event)) {
      // What went by before it does not count: its own discard follows.
      riichi = riichi || declared->seat == seat;
      wentBy = wentBy && declared->seat != seat;
    } else if (const auto *dahai = std::get_if<Dahai>(&event)) {
      if (dahai->seat == seat)
        wentBy = wentBy && riichi;
      (dahai->seat == seat ? discarded : wentBy) |= dahai->tile.kind() == kind;
    } else if (std::holds_alternative<Call>(event)) {
      wentBy = wentBy && (riichi || rules.tempFuritenEnd != TempFuritenEnd::OwnDrawOrAnyCall);
    }
  }
  return discarded || wentBy;
}

// What was said about one decision.
struct Said {
  const SeatView &view;
  const Decision &decision;
  std::span<const Event> events;  // of the match, up to the decision
  Advice advice;
  QString headline;
  QStringList details;   // of the rows
  QStringList warnings;  // of Advice::warnings
  QString reasons;

  QStringList all() const { return QStringList{headline, reasons} + details + warnings; }
  const QString &detailsOf(const Action &action) const {
    return details.at(advice.rowOf(action) - advice.rows.data());
  }
};

Said sayAll(const SeatView &view, const Decision &decision, std::span<const Event> events) {
  static const std::array<QString, 4> kNames{};
  const AdvisedSeat advised{view, kNames};
  Said said{view, decision, events, advise(view, decision), {}, {}, {}, allReasons(view)};
  said.headline = coachAdvice(said.advice, advised);
  for (const AdviceRow &row : said.advice.rows)
    said.details << coachDetails(row, advised);
  for (const Warning &warning : said.advice.warnings)
    said.warnings << coachWarning(warning, advised);
  return said;
}

// --- What is read ---

QString wellFormed(const Said &said) {
  static const QRegularExpression kBroken(QStringLiteral(
      "%[0-9nL]|  | ,| \\.|\\{\\}|\\(\\)|,\\s*\\.|about \\.|\\b99-shanten|\\b0 tile|\\(0 unseen"));
  static const QRegularExpression kPercent(QStringLiteral("(-?\\d+)%"));
  for (const QString &text : said.all()) {
    if (!markupFaults(text).isEmpty())
      return QStringLiteral("markup");
    QString plain = text;
    plain.replace(QStringLiteral("100%"), QStringLiteral("all"));
    if (const auto broken = kBroken.match(plain); broken.hasMatch())
      return QStringLiteral("broken: %1").arg(broken.captured());
    for (auto it = kPercent.globalMatch(text); it.hasNext();) {
      const int percent = it.next().captured(1).toInt();
      if (percent < 0 || percent > 100)
        return QStringLiteral("a share of %1%").arg(percent);
    }
  }
  return {};
}

// "2% vs. 3%": what is compared must differ as it is read.
QString comparesWhatDiffers(const Said &said) {
  const QString a = captured(said.headline, "\\(((?:under )?\\d+%) vs\\.");
  if (!a.isEmpty() && a == captured(said.headline, "vs\\. ((?:under )?\\d+%)\\)"))
    return QStringLiteral("compares two equal shares");
  const QString points = captured(said.headline, "worth about ([\\d,]+) points instead of");
  if (!points.isEmpty() && points == captured(said.headline, "points instead of ([\\d,]+)"))
    return QStringLiteral("compares two equal values");
  return {};
}

// The hand without this tile, as the rules count it.
struct Counted {
  int shanten = kNoDistance;
  int tiles = 0;
};
Counted counted(const SeatView &view, Tile discard) {
  for (const DiscardOption &option :
       discardOptions(view.concealedCounts(), melds(view), view.visibleCounts())) {
    if (option.discard == discard.kind())
      return {option.shanten, option.tiles};
  }
  return {};
}

QString countsAgree(const Said &said) {
  const bool three = said.view.board.seats() == 3;  // 2m to 8m count in the rules' function
  const AdviceRow &best = said.advice.rows.front();
  const QString nearer = captured(said.headline, "(\\d+) tile\\(s\\) improve your hand");
  if (!nearer.isEmpty() && (nearer.toInt() != best.tiles || best.shanten <= 0))
    return QStringLiteral("the headline counts other tiles than its row");
  for (qsizetype i = 0; i < said.details.size(); ++i) {
    const AdviceRow &row = said.advice.rows[static_cast<std::size_t>(i)];
    const QString &text = said.details.at(i);
    const QString help = captured(text, "Accepts (\\d+) tile\\(s\\)");
    if (!help.isEmpty() &&
        (help.toInt() != row.tiles || kindsIn(captured(text, "Accepts [^:]*: (.*)")) != row.accepted))
      return QStringLiteral("the details count other tiles than the row");
    if (!isDiscard(row.action.type))
      continue;
    const Counted rules = counted(said.view, row.action.tile);
    if (row.shanten != rules.shanten || (!three && row.tiles != rules.tiles))
      return QStringLiteral("row %1: the rules count otherwise").arg(i);
    const QString far = captured(text, "leaves your hand \\[\\[shanten\\|(\\d+)-shanten");
    if (text.contains(QStringLiteral("leaves your hand [[tenpai|tenpai]]")) != (rules.shanten == 0) ||
        (!far.isEmpty() && far.toInt() != rules.shanten))
      return QStringLiteral("row %1: another distance than by the rules").arg(i);
  }
  return {};
}

// The waits that are named win in the eyes of the rules, and those that do not are not named.
QString waitsAgree(const Said &said) {
  const QString named = captured(said.headline, "waiting on (\\{[^}]*\\}(?:,? ?\\{[^}]*\\})*) \\(");
  const AdviceRow &best = said.advice.rows.front();
  if (named.isEmpty())
    return {};
  const TenpaiHand hand = tenpaiHandAfter(said.view, best.action.tile);
  const bool declared = isRiichi(best.action.type);
  bool byRon = false;
  int left = 0;
  KindSet winning;
  for (const WaitValue &wait : hand.waits) {
    const bool ron = (declared ? wait.riichiRon : wait.ron).worth.has_value();
    if (!ron && !(declared ? wait.riichiTsumo : wait.tsumo).worth && said.view.board.tilesLeft > 0)
      continue;
    winning.add(wait.kind);
    byRon = byRon || ron;
    left += wait.left;
  }
  if (!(kindsIn(named) == winning))
    return QStringLiteral("names waits that do not win, or not all that do");
  if (captured(said.headline, "\\((\\d+) unseen\\)").toInt() != left)
    return QStringLiteral("counts other unseen tiles");
  const bool winsByTsumo = !byRon || hand.furiten;
  if (said.headline.contains(QStringLiteral("you can only win by tsumo")) != winsByTsumo)
    return QStringLiteral("is wrong about ron");
  return {};
}

QString furitenAgrees(const Said &said) {
  for (qsizetype i = 0; i < said.details.size(); ++i) {
    const AdviceRow &row = said.advice.rows[static_cast<std::size_t>(i)];
    if (!isDiscard(row.action.type) || row.waiting.waits.empty())
      continue;
    const TenpaiHand hand = tenpaiHandAfter(said.view, row.action.tile);
    const bool told = said.details.at(i).contains(QStringLiteral("[[furiten|Furiten]]: you have discarded"));
    if (told != (hand.furiten && hand.furitenTurn >= 0 && !row.waiting.isDead()))
      return QStringLiteral("row %1: furiten").arg(i);
  }
  return {};
}

// Pairs of sentences that cannot both be true.
QString noContradiction(const Said &said) {
  const auto has = [](const QString &text, const char *words) { return text.contains(QLatin1String(words)); };
  for (qsizetype i = 0; i < said.warnings.size(); ++i) {
    const Warning &warning = said.advice.warnings[static_cast<std::size_t>(i)];
    const QString &text = said.warnings.at(i);
    const QString &details = said.detailsOf(warning.action);
    const bool headline = warning.action == said.advice.recommended;
    if (has(text, "you couldn't win")) {
      if (has(details, "Waits:") || has(details, "Wins about") || !has(details, "you couldn't win"))
        return QStringLiteral("a warning of a dead wait against its details");
      if (headline && has(said.headline, "win is worth"))
        return QStringLiteral("a warning of a dead wait against the headline");
      for (qsizetype j = 0; j < said.warnings.size(); ++j) {
        if (said.advice.warnings[static_cast<std::size_t>(j)].action == warning.action &&
            has(said.warnings.at(j), "by tsumo"))
          return QStringLiteral("a dead wait that can be won by tsumo");
      }
    }
    if (warning.type == WarningType::CallNoYaku) {
      if (headline && has(said.headline, "its yaku is"))
        return QStringLiteral("a call with and without yaku");
      const int other = said.advice.reason.runnerUp;
      const bool meant =
          other >= 0 && said.advice.rows[static_cast<std::size_t>(other)].action == warning.action;
      if (meant && warning.yaku.id && has(said.headline, "no yaku would be within reach"))
        return QStringLiteral("a yaku that is near and out of sight");
    }
    if (warning.type == WarningType::Danger) {
      for (const Kind kind : warning.tiles) {
        for (int seat = 0; seat < 4; ++seat) {
          const Safety safety = seat == said.view.seat || (warning.seats >> seat & 1U) == 0
                                    ? Safety::Genbutsu
                                    : safetyOf(said.view, seat, kind).safety;
          if (kind == warning.action.tile.kind() ||
              (safety != Safety::Genbutsu && safety != Safety::SpentHonor))
            return QStringLiteral("a tile that is called safe is not");
        }
      }
    }
  }
  return {};
}

QString safetyAgrees(const Said &said) {
  for (const AdviceRow &row : said.advice.rows) {
    if (!isDiscard(row.action.type))
      continue;
    for (int seat = 0; seat < said.view.board.seats(); ++seat) {
      const DangerTo &to = row.against[static_cast<std::size_t>(seat)];
      if (seat == said.view.seat || to.safety.safety != Safety::Genbutsu)
        continue;
      if (!isGenbutsu(said.events, said.view.rules(), seat, row.action.tile.kind()))
        return QStringLiteral("genbutsu that is none");
    }
  }
  if (!said.headline.contains(QStringLiteral("safest")) &&
      !said.headline.contains(QStringLiteral("least dangerous")))
    return {};
  const AdviceRow &best = said.advice.rows.front();
  for (const AdviceRow &row : said.advice.rows) {
    if (row.judged && isDiscard(row.action.type) && row.dealIn < best.dealIn)
      return QStringLiteral("another tile deals in less often than the safest");
  }
  return {};
}

// Whether a tile of the kind brings a hand with this yaku nearer than `away`.
bool bringsNearer(SeatView view, Kind kind, const NearestYaku &yaku) {
  view.apply(Tsumo{static_cast<std::int8_t>(view.seat), Tile(kind), false});
  const YakuAnswer answer = yakuAnswer(view, *yaku.id);
  return answer.possible() && answer.distance < yaku.away;
}

// The nearest yaku fits the tiles that are named with it: each brings it nearer, after a call with the right
// discard. Slow, so that some rows stand for all.
QString yakuAgrees(const Said &said, QRandomGenerator &lot) {
  for (const AdviceRow &row : said.advice.rows) {
    const bool stated = row.yaku.id && row.yaku.away > 0 && !row.accepted.empty();
    const bool call = row.action.type == ActionType::Chi || row.action.type == ActionType::Pon;
    if (!stated || (!call && row.action.type != ActionType::Skip) || lot.bounded(call ? 24 : 8) != 0)
      continue;
    std::vector<SeatView> after{said.view};
    if (call) {
      SeatView taken = said.view;
      taken.apply(Call{static_cast<std::int8_t>(taken.seat), meldOf(row.action, taken.board.turn)});
      after.clear();
      for (const Tile tile : taken.hand) {
        after.push_back(taken);
        after.back().apply(Dahai{static_cast<std::int8_t>(taken.seat), tile, false});
      }
    }
    for (const Kind kind : row.accepted) {
      if (std::ranges::none_of(after,
                               [&](const SeatView &view) { return bringsNearer(view, kind, row.yaku); }))
        return QStringLiteral("%1 does not bring the yaku nearer").arg(tileMarkup(Tile(kind)));
    }
  }
  return {};
}

QString motiveAgrees(const Said &said) {
  const AdviceRow &best = said.advice.rows.front();
  if (said.headline.contains(QStringLiteral("nothing else is possible")) && said.decision.legal.size() > 1) {
    for (const Action &action : said.decision.legal) {
      if (action.type != best.action.type || action.tile.kind() != best.action.tile.kind())
        return QStringLiteral("something else is possible");
    }
  }
  if (said.headline.contains(QStringLiteral("without slowing down your hand")) && isKan(best.action.type)) {
    TileCounts left = said.view.concealedCounts();
    for (const Tile tile : best.action.consumed)
      left.remove(tile);
    const int sets = melds(said.view) + (best.action.type == ActionType::Kakan ? 0 : 1);
    if (best.action.type == ActionType::Kakan && best.action.consumed.empty())
      left.remove(best.action.tile);
    int before = shanten(said.view.concealedCounts(), melds(said.view));
    if (said.view.concealedCounts().total() % 3 == 2) {
      before = kNoDistance;
      for (const DiscardOption &option :
           discardOptions(said.view.concealedCounts(), melds(said.view), said.view.visibleCounts()))
        before = std::min<int>(before, option.shanten);
    }
    if (shanten(left, sets) > before)
      return QStringLiteral("a kan that leads away");
  }
  return {};
}

// Why not: distances and tenpai discards are those of the rules.
QString reasonsAgree(const Said &said) {
  const QString without =
      captured(said.reasons, "Discard (?:one of )?(\\{[^}]*\\}(?:,? ?\\{[^}]*\\})*) to be");
  for (const Kind kind : kindsIn(without)) {
    TileCounts left = said.view.concealedCounts();
    --left[kind];
    if (shanten(left, melds(said.view)) != 0)
      return QStringLiteral("a discard that leaves no tenpai hand");
  }
  return {};
}

QString wrongIn(const Said &said, QRandomGenerator &lot) {
  for (const QString &wrong :
       {wellFormed(said), comparesWhatDiffers(said), countsAgree(said), waitsAgree(said), furitenAgrees(said),
        noContradiction(said), safetyAgrees(said), yakuAgrees(said, lot), motiveAgrees(said),
        reasonsAgree(said)}) {
    if (!wrong.isEmpty())
      return wrong + QStringLiteral("\n  ") + said.all().join(QStringLiteral("\n  "));
  }
  return {};
}

}  // namespace

class TestCoachSweep : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void sentencesAgree_data();
  void sentencesAgree();
};

void TestCoachSweep::sentencesAgree_data() {
  QTest::addColumn<QByteArray>("rules");
  QTest::addColumn<QByteArray>("bot");
  QTest::newRow("four players") << QByteArray("tenhou_4p") << QByteArray("club");
  QTest::newRow("who calls much") << QByteArray("ema_2025") << QByteArray("caller");
  QTest::newRow("a beginner's hands") << QByteArray("wrc_2025") << QByteArray("novice");
  QTest::newRow("three players") << QByteArray("tenhou_3p") << QByteArray("club");
}

// With JANSO_SWEEP_ALL faults are told and counted, and the sweep goes on.
void TestCoachSweep::sentencesAgree() {
  QFETCH(QByteArray, rules);
  QFETCH(QByteArray, bot);
  const int asked = qEnvironmentVariableIntValue("JANSO_SWEEP");
  const int most = asked > 0 ? asked : qEnvironmentVariableIsSet("JANSO_QUICK") ? 40 : 150;
  const RuleSet ruleset = findPreset(rules.toStdString())->make();
  const std::unique_ptr<Bot> player = makeBot(bot.toStdString(), 5);
  QRandomGenerator lot(11);
  QString wrong;
  int decisions = 0;
  for (int number = 0; decisions < most && wrong.isEmpty(); ++number) {
    Match match(ruleset, {"a", "b", "c", ruleset.players == 4 ? "d" : ""},
                wallSeedFromText(qPrintable(QStringLiteral("sentences %1").arg(number))));
    std::vector<Event> events;
    while (!match.isOver() && decisions < most && wrong.isEmpty()) {
      while (!match.pending().empty() && wrong.isEmpty()) {
        const Decision decision = match.pending().front();
        const SeatView view = match.viewOf(decision.seat);
        wrong = wrongIn(sayAll(view, decision, events), lot);
        ++decisions;
        const std::span<const Action> legal(decision.legal.data(), decision.legal.size());
        // Now and then by lot, so that hands come about that no bot would build.
        const bool byLot = lot.bounded(8) == 0 && !std::ranges::any_of(legal, &Action::isWin);
        match.answer(decision.seat, decision.id,
                     byLot ? legal[static_cast<std::size_t>(lot.bounded(static_cast<int>(legal.size())))]
                           : player->decide(view, legal));
        if (!wrong.isEmpty() && qEnvironmentVariableIsSet("JANSO_SWEEP_ALL")) {
          qWarning().noquote() << "decision" << decisions << wrong;
          wrong.clear();
        }
      }
      match.advance(events);
    }
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("decision %1: %2").arg(decisions).arg(wrong)));
}

JANSO_TEST(TestCoachSweep);
#include "tst_coachsweep.moc"

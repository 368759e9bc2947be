// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whole matches of players without sense, under every preset and many mixtures of options: after every step
// the invariants hold, and each seat's folded view is the table's.
#include <QTest>
#include <map>

#include "rules/presets.h"
#include "rules/rulesetfields.h"
#include "rules/shanten.h"
#include "support/randomplay.h"
#include "table/mask.h"
#include "table/match.h"

using namespace janso;

namespace {

using test::Random;

// A player that looks where it is going: riichi, wins and kans come up often enough to be tested.
const Action &builder(const Match &match, const Decision &decision, Random &random) {
  const SeatView view = match.viewOf(decision.seat);
  for (const Action &action : decision.legal) {
    if (action.isWin() && random.below(10) != 0)
      return action;
  }
  for (const Action &action : decision.legal) {
    const bool bold = action.type == ActionType::Riichi || action.type == ActionType::OpenRiichi ||
                      action.type == ActionType::Kita || action.type == ActionType::Ankan ||
                      action.type == ActionType::Kakan || action.type == ActionType::Daiminkan ||
                      action.type == ActionType::Kyuushu;
    if (bold && random.below(3) != 0)
      return action;
  }
  if (decision.legal[0].type == ActionType::Skip)
    return random.below(6) == 0 ? test::anyLegal(decision, random) : decision.legal[0];
  const Action *best = &decision.legal[0];
  int bestShanten = 99;
  for (const Action &action : decision.legal) {
    if (action.type != ActionType::Dahai)
      continue;
    TileCounts counts = view.concealedCounts();
    counts.remove(action.tile);
    const int after = shanten(counts, static_cast<int>(view.me().melds.size()));
    if (after < bestShanten || (after == bestShanten && random.below(2) == 0)) {
      best = &action;
      bestShanten = after;
    }
  }
  return *best;
}

// What came up, so that the test knows what it has tested.
struct PlayCounts {
  std::map<DrawType, int> draws;
  std::map<MeldType, int> melds;
  int tsumo = 0, ron = 0, doubleRon = 0, riichi = 0, chankan = 0, rinshan = 0, furitenDenied = 0, hands = 0;
  int openRiichi = 0, kita = 0, kitaRon = 0, arisu = 0;
};

class Watch {
 public:
  explicit Watch(const RuleSet &rules, std::uint64_t seed)
      : m_match(rules, {"a", "b", "c", "d"}, wallSeedFromText(std::to_string(seed))), m_random(seed) {
    for (int seat = 0; seat < rules.players; ++seat) {
      m_folded.push_back(emptyView(seat));
      m_open.push_back(emptyView(seat));
    }
  }

  // Empty when all was well.
  QString play(bool sensible, PlayCounts &tally) {
    while (!m_match.isOver() && m_steps < 50000) {
      while (!m_match.pending().empty()) {
        const std::span<const Decision> pending = m_match.pending();
        const Decision decision = pending[m_random.below(pending.size())];
        const Action action =
            sensible ? builder(m_match, decision, m_random) : test::anyLegal(decision, m_random);
        if (m_match.answer(decision.seat, decision.id, action) != AnswerStatus::Accepted)
          return QStringLiteral("a legal action was refused");
        if (m_match.answer(decision.seat, decision.id, action) == AnswerStatus::Accepted)
          return QStringLiteral("an action was taken twice");
      }
      m_events.clear();
      m_match.advance(m_events);
      const QString broken = compare(tally);
      if (!broken.isEmpty())
        return QStringLiteral("step %1: %2").arg(m_steps).arg(broken);
      ++m_steps;
    }
    // Where every draw keeps the dealer, players who never win play on for ever.
    return m_match.isOver() || anyDrawKeepsDealer(m_match.info().rules)
               ? QString()
               : QStringLiteral("the match does not end");
  }

 private:
  static bool anyDrawKeepsDealer(const RuleSet &rules) {
    return rules.renchan == Renchan::WinOrAnyDraw || rules.renchanLater == RenchanLater::WinOrAnyDraw;
  }

  QString compare(PlayCounts &tally) {
    const std::string broken = m_match.check();
    if (!broken.empty())
      return QString::fromStdString(broken);
    for (const Event &event : m_events) {
      m_board.apply(event);
      count(event, tally);
    }
    if (!(m_board == m_match.board()))
      return QStringLiteral("the folded board differs");
    for (int seat = 0; seat < m_match.board().seats(); ++seat) {
      for (const Event &event : m_events) {
        m_folded[static_cast<std::size_t>(seat)].apply(maskFor(seat, event));
        m_open[static_cast<std::size_t>(seat)].apply(event);
      }
      const SeatView view = m_match.viewOf(seat);
      if (!(view == m_folded[static_cast<std::size_t>(seat)]))
        return QStringLiteral("the folded view of seat %1 differs").arg(seat);
      if (!(m_match.openViewOf(seat) == m_open[static_cast<std::size_t>(seat)]))
        return QStringLiteral("the folded open view of seat %1 differs").arg(seat);
    }
    for (const SeatDenial &denied : m_match.unaskedDenials())
      tally.furitenDenied += denied.denial.reason <= DenialReason::FuritenRiichi ? 1 : 0;
    return {};
  }

  void count(const Event &event, PlayCounts &tally) {
    if (const auto *draw = std::get_if<Ryukyoku>(&event)) {
      ++tally.draws[draw->info->type];
    } else if (const auto *call = std::get_if<Call>(&event)) {
      ++tally.melds[call->meld.type];
    } else if (const auto *win = std::get_if<Hora>(&event)) {
      ++(win->info->from < 0 ? tally.tsumo : tally.ron);
      tally.doubleRon += m_lastWasHora ? 1 : 0;
      tally.kitaRon += m_lastWasKita ? 1 : 0;
      tally.arisu += win->info->arisu.empty() ? 0 : 1;
      for (const YakuHan &yaku : win->info->result.yaku) {
        tally.chankan += yaku.id == YakuId::Chankan ? 1 : 0;
        tally.rinshan += yaku.id == YakuId::Rinshan ? 1 : 0;
      }
    } else if (const auto *riichi = std::get_if<Riichi>(&event)) {
      tally.openRiichi += riichi->open ? 1 : 0;
    } else if (std::holds_alternative<Kita>(event)) {
      ++tally.kita;
    } else if (std::holds_alternative<RiichiAccepted>(event)) {
      ++tally.riichi;
    } else if (std::holds_alternative<KyokuEnded>(event)) {
      ++tally.hands;
    }
    m_lastWasHora = std::holds_alternative<Hora>(event);
    m_lastWasKita = std::holds_alternative<Kita>(event);
  }

  Match m_match;
  Random m_random;
  Board m_board;
  std::vector<SeatView> m_folded;
  std::vector<SeatView> m_open;
  std::vector<Event> m_events;
  int m_steps = 0;
  bool m_lastWasHora = false;
  bool m_lastWasKita = false;
};

// A ruleset with every option drawn at random from all that it accepts.
RuleSet mixedRules(Random &r) {
  RuleSet rules;
  for (const RuleField &field : ruleFields()) {
    // Points to start with mostly stay, or most matches would end with their first hand.
    if (field.key == "starting_points" && r.below(4) != 0)
      continue;
    for (int index = 0; index < field.count; ++index) {
      std::int32_t value = 0;
      if (field.type == RuleFieldType::Toggle)
        value = static_cast<std::int32_t>(r.below(2));
      else if (field.type == RuleFieldType::Choice)
        value = static_cast<std::int32_t>(r.below(field.choices.size()));
      else if (field.none && r.below(2) == 0)
        value = *field.none;
      else
        value = field.least + field.step * static_cast<std::int32_t>(r.below(static_cast<std::size_t>(
                                               (field.most - field.least) / field.step + 1)));
      field.set(rules, index, value);
    }
  }
  rules.notenPool = rules.notenPool / 600 * 600;  // that any number of payers and takers can share it
  return rules;
}

void show(const PlayCounts &tally) {
  QString text = QStringLiteral(
                     "%1 hands: %2 tsumo, %3 ron (%4 of several), %5 riichi, %6 chankan, %7 rinshan, "
                     "%8 rons denied by furiten, %9 open riichi, %10 kita (%11 won on), %12 arisu; draws")
                     .arg(tally.hands)
                     .arg(tally.tsumo)
                     .arg(tally.ron)
                     .arg(tally.doubleRon)
                     .arg(tally.riichi)
                     .arg(tally.chankan)
                     .arg(tally.rinshan)
                     .arg(tally.furitenDenied)
                     .arg(tally.openRiichi)
                     .arg(tally.kita)
                     .arg(tally.kitaRon)
                     .arg(tally.arisu);
  for (const auto &[type, count] : tally.draws)
    text += QStringLiteral(" %1:%2").arg(static_cast<int>(type)).arg(count);
  text += QStringLiteral("; melds");
  for (const auto &[type, count] : tally.melds)
    text += QStringLiteral(" %1:%2").arg(static_cast<int>(type)).arg(count);
  qInfo("%s", qPrintable(text));
}

}  // namespace

class TestRandomPlay : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void presetsHold_data();
  void presetsHold();
  void mixturesHold();
};

void TestRandomPlay::presetsHold_data() {
  QTest::addColumn<QByteArray>("preset");
  QTest::addColumn<bool>("sensible");
  for (const Preset &preset : presets()) {
    const QByteArray id(preset.id.data(), static_cast<qsizetype>(preset.id.size()));
    QTest::newRow((id + ", any legal action").constData()) << id << false;
    QTest::newRow((id + ", building hands").constData()) << id << true;
  }
}

void TestRandomPlay::presetsHold() {
  QFETCH(QByteArray, preset);
  QFETCH(bool, sensible);
  const RuleSet rules = findPreset(preset.toStdString())->make();
  PlayCounts tally;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Watch watch(rules, seed);
    const QString broken = watch.play(sensible, tally);
    QVERIFY2(broken.isEmpty(), qPrintable(QStringLiteral("seed %1, %2").arg(seed).arg(broken)));
  }
  show(tally);
}

void TestRandomPlay::mixturesHold() {
  PlayCounts tally;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Random random(seed);
    Watch watch(mixedRules(random), seed);
    const QString broken = watch.play(seed % 4 != 0, tally);
    QVERIFY2(broken.isEmpty(), qPrintable(QStringLiteral("seed %1, %2").arg(seed).arg(broken)));
  }
  show(tally);
  // The rare things must have come up, or this test proves little.
  QVERIFY(tally.ron > 0 && tally.tsumo > 0 && tally.riichi > 0 && tally.rinshan > 0);
  QVERIFY(tally.furitenDenied > 0);
  QVERIFY(tally.openRiichi > 0 && tally.kita > 0 && tally.arisu > 0);
  for (MeldType type : {MeldType::Chi, MeldType::Pon, MeldType::Daiminkan, MeldType::Ankan, MeldType::Kakan})
    QVERIFY(tally.melds[type] > 0);
}

QTEST_APPLESS_MAIN(TestRandomPlay)
#include "tst_randomplay.moc"

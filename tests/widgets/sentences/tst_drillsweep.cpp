// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What an exercise says after the answer is true of the list that stands below it and of the rules.
// JANSO_SWEEP asks for more questions than the few that every run looks at.
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "coach/whatif.h"
#include "rules/legal/legal.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/tiles.h"
#include "widgets/drilltexts/drillanswertexts.h"
#include "widgets/drilltexts/drilltabletexts.h"
#include "widgets/drilltexts/drilltexts.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"

using namespace janso;

namespace {

bool has(const QString &text, const char *words) {
  return text.contains(QLatin1String(words));
}

KindSet kindsOf(const QString &markup) {
  KindSet kinds;
  for (const MarkupPiece &piece : readMarkup(markup)) {
    for (const Tile tile : piece.tiles)
      kinds.add(tile.kind());
  }
  return kinds;
}

QStringList numbersIn(const QString &text, const char *pattern) {
  const QRegularExpressionMatch match = QRegularExpression(QString::fromUtf8(pattern)).match(text);
  return match.hasMatch() ? match.capturedTexts().mid(1) : QStringList();
}

int number(const QString &text) {
  QString plain = text;
  return plain.remove(u',').toInt();
}

// --- By kind: empty when the text is true ---

QString wrongInTask(const WaitsTask &task, const QStringList &lines) {
  const KindSet found = waits(countsOf(task.hand.tiles), task.hand.meldCount());
  if (!(kindsOf(lines.first()) == found) || lines.size() != found.size() + 1)
    return QStringLiteral("other waits than by the rules");
  int sum = 0;
  for (const QString &line : lines.mid(1)) {
    const int left = numbersIn(line, "(\\d+) tile\\(s\\) left").value(0).toInt();
    if (left < 1 || left > 4)
      return QStringLiteral("no such number of tiles is left");
    sum += left;
  }
  return numbersIn(lines.first(), "(\\d+) tile\\(s\\) left in all").value(0).toInt() == sum
             ? QString()
             : QStringLiteral("the sum is not that of the lines");
}

QString wrongInTask(const ShantenTask &task, const QStringList &lines) {
  const TileCounts counts = countsOf(task.hand.tiles);
  if (shanten(counts, task.hand.meldCount()) != task.shanten)
    return QStringLiteral("another distance than by the rules");
  int sets = task.hand.meldCount();
  int pairs = 0;
  int partials = 0;
  for (const Block &block : task.blocks) {
    sets += block.type == BlockType::Set ? 1 : 0;
    pairs += block.type == BlockType::Pair ? 1 : 0;
    partials += block.type == BlockType::Partial ? 1 : 0;
  }
  const int head = pairs > 0 ? 1 : 0;
  const int begun = std::min(partials + pairs - head, 4 - sets);
  const QString text = lines.join(u'\n');
  if (has(text, "8 minus all of these is") && 8 - 2 * sets - begun - head != task.parts.standard)
    return QStringLiteral("8 less the blocks is something else");
  int held = 0;
  for (Kind kind = 0; kind < kKinds; ++kind)
    held += counts[kind] >= 2 ? 1 : 0;
  const QStringList sevenPairs = numbersIn(text, "6 minus 1 for each pair is (\\d+)");
  if (!sevenPairs.isEmpty() && sevenPairs.first().toInt() != 6 - held)
    return QStringLiteral("6 less the pairs is something else");
  const QStringList fewKinds =
      numbersIn(text, "each pair, plus (\\d+) because the hand has too few different tiles, is (\\d+)");
  if (!fewKinds.isEmpty() && fewKinds[1].toInt() != 6 - held + fewKinds[0].toInt())
    return QStringLiteral("6 less the pairs and more is something else");
  if (has(text, "Tiles that help:") &&
      !(kindsOf(text.section(QStringLiteral("Tiles that help:"), 1)) == task.accepted))
    return QStringLiteral("other tiles than accepted");
  return {};
}

const EfficiencyRow *efficiencyRow(const EfficiencyTask &task, Kind kind) {
  const auto found =
      std::ranges::find_if(task.rows, [&](const EfficiencyRow &row) { return row.option.discard == kind; });
  return found == task.rows.end() ? nullptr : &*found;
}

QString wrongInTask(const EfficiencyTask &task, const QStringList &lines) {
  const bool lesson = !lines.first().contains(QRegularExpression(QStringLiteral("^Discard \\{..\\}: ")));
  const DiscardOptions options =
      discardOptions(task.view.concealedCounts(), task.hand.meldCount(), task.view.visibleCounts());
  for (const QString &line : lesson ? lines.mid(1) : lines) {
    const Kind kind = *kindsOf(line.section(u':', 0, 0)).begin();
    const int tiles = numbersIn(line, ", (\\d+) tile\\(s\\)").value(0, QStringLiteral("-1")).toInt();
    const auto option =
        std::ranges::find_if(options, [&](const DiscardOption &each) { return each.discard == kind; });
    if (option == options.end() || option->tiles != tiles)
      return QStringLiteral("a row counts other tiles than the rules");
    const QStringList away = numbersIn(line, ": (\\d+)-shanten");
    if (away.isEmpty() ? !has(line, ": tenpai") : away.first().toInt() != option->shanten)
      return QStringLiteral("a row is as far as the rules say");
  }
  if (!lesson)
    return {};
  const QString &said = lines.first();
  const auto near = [&](const EfficiencyRow &row) {
    return row.option.shanten == task.rows.front().option.shanten && 10 * row.option.tiles >= 9 * task.most;
  };
  if (has(said, "a few more tiles")) {
    const EfficiencyRow *more = efficiencyRow(task, *kindsOf(said.section(u',', 0, 0)).begin());
    const EfficiencyRow *own = efficiencyRow(task, *kindsOf(said.section(u',', 1)).begin());
    return more->option.tiles > own->option.tiles && more->worth() < own->worth()
               ? QString()
               : QStringLiteral("more tiles and worth less");
  }
  if (has(said, "Several discards")) {
    float most = 0;
    for (const Kind kind : kindsOf(said))
      most = std::max(most, efficiencyRow(task, kind)->worth());
    const bool beaten = std::ranges::any_of(
        task.rows, [&](const EfficiencyRow &row) { return near(row) && row.worth() > most; });
    return beaten ? QStringLiteral("another of them is worth more") : QString();
  }
  const EfficiencyRow *fewer = efficiencyRow(task, *kindsOf(said).begin());
  return !near(*fewer) && fewer->worth() > task.rows.front().worth() ? QString()
                                                                     : QStringLiteral("fewer and worth more");
}

QString wrongInTask(const WinTask &task, const QStringList &lines) {
  const QString text = lines.join(u'\n');
  const ScoreOutcome outcome = scoreHand(task.input, task.rules);
  if (has(text, "The hand can win") && !outcome.result)
    return QStringLiteral("it cannot win");
  if (has(text, "it has no [[yaku]]") && (outcome.result || outcome.why != NoWin::NoYaku))
    return QStringLiteral("it lacks something else");
  if (has(text, "The hand is open") && isMenzen(task.input))
    return QStringLiteral("the hand is closed");
  if (has(text, "The hand is closed") && !isMenzen(task.input))
    return QStringLiteral("the hand is open");
  for (const QString &line : lines) {
    for (const Kind kind : has(line, "neither your seat wind") ? kindsOf(line) : KindSet()) {
      if (kind < kEast || kind > kEast + 3)
        return QStringLiteral("a dragon is called a wind");
    }
  }
  int fu = 0;
  for (const QString &line : lines)
    fu += numbersIn(line, ": (\\d+) fu$").value(0).toInt();
  if (outcome.result && fu > 0 && (fu + 9) / 10 * 10 != outcome.result->fu && fu != outcome.result->fu)
    return QStringLiteral("the fu add up to %1, not %2").arg(fu).arg(outcome.result->fu);
  const QStringList base = numbersIn(text, "Base points: (\\d+) fu doubled (\\d+) times is ([\\d,]+)");
  if (!base.isEmpty() && base[0].toInt() << base[1].toInt() != number(base[2]))
    return QStringLiteral("the base points are something else");
  return {};
}

QString wrongInTask(const SafetyTask &task, const QStringList &lines) {
  const PlayerBoard &player = task.view.board.player(task.against);
  float before = 0;
  for (std::size_t i = 0; i < task.rows.size(); ++i) {
    const SafetyRow &row = task.rows[i];
    const QString &line = lines.at(static_cast<qsizetype>(i));
    const bool inPond =
        std::ranges::any_of(player.pond, [&](const PondTile &t) { return t.tile.kind() == row.kind; });
    if (row.rate < before)
      return QStringLiteral("the safest does not come first");
    before = row.rate;
    if (has(line, "completely safe") != (row.safety.safety == Safety::Genbutsu) ||
        (inPond && !has(line, "genbutsu")))
      return QStringLiteral("genbutsu");
    if (has(line, "completely safe") && !has(line, "in 0%"))
      return QStringLiteral("genbutsu that deals in");
    if (row.rate == 0 && (has(line, "no sign that it's safe") || has(line, "of 4 visible")))
      return QStringLiteral("never deals in, for no reason");
  }
  return {};
}

QString wrongInTask(const DiscardTask &task, const QStringList &lines) {
  std::vector<const AdviceRow *> rows;
  for (const AdviceRow &row : task.advice.rows) {
    if (row.judged && (row.action.type == ActionType::Dahai || row.action.type == ActionType::Riichi))
      rows.push_back(&row);
  }
  const AdviceRow &best = *rows.front();
  const QString &said = lines.first();
  const auto any = [&](auto &&wrong) { return std::ranges::any_of(rows, wrong); };
  const auto faster = [&](const AdviceRow *row) {
    return row->shanten < best.shanten || (row->shanten == best.shanten && row->tiles > best.tiles);
  };
  if ((has(said, "accepts the most tiles") || has(said, "tie for the most tiles")) && any(faster))
    return QStringLiteral("another leaves more tiles");
  if (has(said, "accepts the most tiles") && any([&](const AdviceRow *row) {
        return row->action.tile.kind() != best.action.tile.kind() && row->shanten == best.shanten &&
               row->tiles == best.tiles;
      }))
    return QStringLiteral("another leaves as many tiles");
  const QStringList counts = numbersIn(said, "\\((\\d+) vs\\. (\\d+)\\)");
  if (!counts.isEmpty() && (counts[0].toInt() <= counts[1].toInt() || counts[1].toInt() != best.tiles))
    return QStringLiteral("fewer are not more");
  if ((has(said, "would accept more tiles") || has(said, "would bring you closer")) && !any(faster))
    return QStringLiteral("no other is faster");
  if (has(said, "leaves you [[tenpai]]") && (best.shanten != 0 || best.waiting.isDead()))
    return QStringLiteral("it is not tenpai");
  if (has(said, "damaten") && !task.view.me().isMenzen())
    return QStringLiteral("an open hand is not damaten");
  if (has(said, "no other tile is safer") &&
      any([&](const AdviceRow *row) { return row->dealIn < best.dealIn; }))
    return QStringLiteral("another is safer");
  if (has(said, "This tile is safer") &&
      !any([&](const AdviceRow *row) { return row->dealIn > best.dealIn; }))
    return QStringLiteral("it is the most dangerous");
  for (const QString &line : lines.mid(1)) {
    if (numbersIn(line, "(\\d+)-shanten").value(0).toInt() > 8 || has(line, "win chance 0% (0 "))
      return QStringLiteral("a row that wins nothing");
  }
  return {};
}

QString wrongInTask(const LastHandTask &task, const QStringList &lines) {
  if (number(numbersIn(lines.first(), "(-?[\\d,]+) points behind").value(0, QStringLiteral("1"))) < 0)
    return QStringLiteral("a place that is behind");
  for (std::size_t i = 0; i < task.ways.size(); ++i) {
    const WayNeed &way = task.ways[i];
    int place = 1;
    for (int seat = 0; seat < 4; ++seat) {
      const auto points = [&](int each) { return way.after[static_cast<std::size_t>(each)]; };
      place += points(seat) > points(task.seat) || (points(seat) == points(task.seat) && seat < task.seat);
    }
    const bool cannot = has(lines.at(static_cast<qsizetype>(i) + 1), "not even a sanbaiman");
    if ((place <= task.target) == cannot)
      return QStringLiteral("the place after it");
  }
  return {};
}

}  // namespace

class TestDrillSweep : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void explanationsAreTrue_data();
  void explanationsAreTrue();
};

void TestDrillSweep::explanationsAreTrue_data() {
  QTest::addColumn<DrillId>("id");
  QTest::addColumn<int>("level");
  for (const DrillInfo &info : drillTable()) {
    for (int level = 1; level <= kDrillLevels; ++level)
      QTest::addRow("%s, level %d", info.key.data(), level) << info.id << level;
  }
}

void TestDrillSweep::explanationsAreTrue() {
  QFETCH(DrillId, id);
  QFETCH(int, level);
  // These ask the strongest bot.
  const bool slow = id == DrillId::Discard || id == DrillId::Efficiency;
  const int asked = qEnvironmentVariableIntValue("JANSO_SWEEP");
  const int usual = slow ? 60 : 300;
  const int most = asked > 0 ? asked : qEnvironmentVariableIsSet("JANSO_QUICK") ? usual / 10 : usual;
  for (int seed = 1; seed <= most; ++seed) {
    const DrillQuestion question = makeQuestion({id, static_cast<std::uint64_t>(seed), 1, level, nullptr});
    const QString text = drillExplanation(question, YakuNaming::Romaji);
    QVERIFY2(markupFaults(text).isEmpty(), qPrintable(text));
    const QStringList lines = text.split(u'\n');
    const QString wrong =
        std::visit([&lines](const auto &task) { return wrongInTask(task, lines); }, question.task);
    QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1: %2\n%3").arg(seed).arg(wrong, text)));
  }
}

JANSO_TEST(TestDrillSweep);
#include "tst_drillsweep.moc"

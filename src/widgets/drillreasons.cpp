// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// After the answer: whether it was right, and why.
#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <functional>

#include "coach/whatif.h"
#include "widgets/drillwords.h"
#include "widgets/handtexts.h"
#include "widgets/teachmarkup.h"

namespace janso {

namespace {

struct DrillReasons {
  Q_DECLARE_TR_FUNCTIONS(DrillReasons)
};

constexpr std::size_t kRows = 6;  // of a comparison

QString number(std::int64_t value) {
  return QLocale().toString(static_cast<qlonglong>(value));
}

QString percent(double share) {
  const int places = share > 0.0004 && share < 0.0995 ? 1 : 0;
  return QLocale().toString(100 * share, 'f', places);
}

QString kindMarkup(Kind kind) {
  return tileMarkup(Tile(kind));
}

// --- Waits ---

QString shapeLink(WaitShape shape) {
  switch (shape) {
    case WaitShape::Ryanmen:
      return DrillReasons::tr("[[ryanmen|two-sided]]");
    case WaitShape::Kanchan:
      return DrillReasons::tr("[[kanchan|middle]]");
    case WaitShape::Penchan:
      return DrillReasons::tr("[[penchan|edge]]");
    case WaitShape::Shanpon:
      return DrillReasons::tr("[[shanpon|one of two pairs]]");
    case WaitShape::Tanki:
      return DrillReasons::tr("[[tanki|for the pair]]");
    case WaitShape::Kokushi13:
      return DrillReasons::tr("thirteen orphans");
    case WaitShape::Chiitoitsu:
      break;
  }
  return DrillReasons::tr("the seventh pair");
}

QString groupMarkup(const Group &group) {
  std::vector<Tile> tiles;
  const int count = group.type == GroupType::Pair ? 2 : group.type == GroupType::Kan ? 4 : 3;
  for (int i = 0; i < count; ++i)
    tiles.push_back(Tile(static_cast<Kind>(group.kind + (group.type == GroupType::Run ? i : 0))));
  return tilesMarkup(tiles);
}

QString reasonsOf(const WaitsTask &task) {
  int left = 0;
  QStringList lines;
  for (const WaitReading &reading : task.readings) {
    left += reading.left;
    QStringList groups;
    for (const Group &group : reading.groups)
      groups << groupMarkup(group);
    const QString line = DrillReasons::tr("%1: %2, %n tile(s) left", nullptr, reading.left)
                             .arg(kindMarkup(reading.kind), shapeLink(reading.shape));
    lines << (groups.isEmpty() ? line : line + u' ' + groups.join(u' '));
  }
  lines.prepend(DrillReasons::tr("The hand waits for %1: %n tile(s) outside it.", nullptr, left)
                    .arg(kindsMarkup(task.waits)));
  return lines.join(u'\n');
}

// --- Shanten ---

QString blocksLine(const QString &text, const std::vector<Block> &blocks, BlockType type) {
  QStringList groups;
  for (const Block &block : blocks) {
    std::vector<Tile> tiles;
    for (const Kind kind : block.kinds)
      tiles.push_back(Tile(kind));
    if (block.type == type)
      groups << tilesMarkup(tiles);
  }
  return groups.isEmpty() ? QString() : text.arg(groups.join(u' '));
}

QString reasonsOf(const ShantenTask &task) {
  QStringList called;
  for (const Meld &meld : task.hand.melds)
    called << tilesMarkup({meld.tiles.data(), meld.tiles.size()});
  QStringList lines{
      called.isEmpty() ? QString() : DrillReasons::tr("Called sets, 2 off each: %1").arg(called.join(u' ')),
      blocksLine(DrillReasons::tr("Sets, 2 off each: %1"), task.blocks, BlockType::Set),
      blocksLine(DrillReasons::tr("[[taatsu|Partial runs]], 1 off each: %1"), task.blocks,
                 BlockType::Partial),
      blocksLine(DrillReasons::tr("Pairs, 1 off each: %1"), task.blocks, BlockType::Pair),
      blocksLine(DrillReasons::tr("On their own: %1"), task.blocks, BlockType::Single),
      DrillReasons::tr("8 less all that is %1, with room for four sets or partial ones and one pair.")
          .arg(task.parts.standard)};
  lines.removeAll(QString());
  if (task.parts.chiitoitsu <= 6)
    lines << DrillReasons::tr("For seven pairs: 6 less one for each pair, %1.").arg(task.parts.chiitoitsu);
  if (task.parts.kokushi <= 6)
    lines << DrillReasons::tr("For thirteen orphans: %1.").arg(task.parts.kokushi);
  lines << DrillReasons::tr("The smallest counts: %1.").arg(task.shanten);
  if (!task.accepted.empty())
    lines << DrillReasons::tr("Nearer with %1").arg(kindsMarkup(task.accepted));
  return lines.join(u'\n');
}

// --- Efficiency ---

// What the figures teach beside the number of tiles.
QString valueLesson(const EfficiencyTask &task) {
  constexpr float kClearly = 1.03F;
  const EfficiencyRow &best = task.rows.front();
  const EfficiencyRow *most = nullptr;
  const EfficiencyRow *dearer = nullptr;
  bool several = false;
  for (const EfficiencyRow &row : task.rows) {
    if (row.option.shanten != best.option.shanten)
      continue;
    if (row.option.tiles > best.option.tiles && row.option.tiles == task.most)
      most = &row;
    if (row.worth() > kClearly * best.worth())
      dearer = &row;
    several = several || (!task.right.has(row.option.discard) && 10 * row.option.tiles >= 9 * task.most);
  }
  const QString own = kindMarkup(best.option.discard);
  if (most)
    return DrillReasons::tr(
               "Without %1 there are a few tiles more. But without %2 the hand is worth more: how often "
               "it wins, times its points.")
        .arg(kindMarkup(most->option.discard), own);
  if (several)
    return DrillReasons::tr(
               "Several discards leave about as many tiles. Without %1 the hand is worth most: how "
               "often it wins, times its points.")
        .arg(own);
  if (dearer)
    return DrillReasons::tr("Without %1 clearly fewer tiles are left. The hand would be dearer, though.")
        .arg(kindMarkup(dearer->option.discard));
  return {};
}

QString reasonsOf(const EfficiencyTask &task) {
  QStringList lines{valueLesson(task)};
  lines.removeAll(QString());
  for (std::size_t i = 0; i < std::min(kRows, task.rows.size()); ++i) {
    const EfficiencyRow &row = task.rows[i];
    QString line = row.option.shanten == 0
                       ? DrillReasons::tr("Without %1: tenpai, %n tile(s)", nullptr, row.option.tiles)
                             .arg(kindMarkup(row.option.discard))
                       : DrillReasons::tr("Without %1: %2-shanten, %n tile(s)", nullptr, row.option.tiles)
                             .arg(kindMarkup(row.option.discard))
                             .arg(row.option.shanten);
    if (row.option.shanten == task.rows.front().option.shanten)
      line += u' ' + kindsMarkup(row.option.accepted);
    if (row.worth() > 0)
      line += DrillReasons::tr("; wins %1 % for %2", "how often, points")
                  .arg(percent(row.win), number(qRound(row.points)));
    if (row.dora > 0)
      line += DrillReasons::tr(", %n dora kept", nullptr, row.dora);
    lines << line;
  }
  return lines.join(u'\n');
}

// --- Wins ---

QStringList yakuLines(const WinResult &result, YakuNaming naming, bool bonus) {
  QStringList lines;
  for (const YakuHan &yaku : result.yaku) {
    if (bonus || !isBonus(yaku.id))
      lines << DrillReasons::tr("%1: %n han", nullptr, yaku.han).arg(yakuName(yaku.id, naming));
  }
  return lines;
}

// What keeps a hand without a yaku from the two that one looks for first.
QStringList missedYaku(const WinTask &task, YakuNaming naming) {
  TileCounts counts = countsOf(task.input.concealed);
  counts.add(task.input.winTile);
  for (const Meld &meld : task.input.melds) {
    for (const Tile tile : meld.tiles)
      counts.add(tile);
  }
  KindSet edges;
  KindSet guests;
  for (int k = 0; k < kKinds; ++k) {
    const Kind kind = static_cast<Kind>(k);
    if (counts[kind] > 0 && isYaochuu(kind))
      edges.add(kind);
    if (counts[kind] >= 3 && isHonour(kind))
      guests.add(kind);
  }
  QStringList lines;
  if (!edges.empty())
    lines << DrillReasons::tr("%1 is kept off by %2.")
                 .arg(yakuName(YakuId::Tanyao, naming), kindsMarkup(edges));
  else if (!isMenzen(task.input) && !task.rules.kuitan)
    lines << DrillReasons::tr("%1 does not count in an open hand by these rules.")
                 .arg(yakuName(YakuId::Tanyao, naming));
  if (!guests.empty())
    lines << DrillReasons::tr("%1 is neither your wind nor the round's.").arg(kindsMarkup(guests));
  return lines;
}

QString yakuReasons(const WinTask &task, YakuNaming naming) {
  if (task.result)
    return DrillReasons::tr("The hand may win:") + u'\n' + yakuLines(*task.result, naming, false).join(u'\n');
  QStringList lines{
      DrillReasons::tr("The shape is complete, but there is no [[yaku]]. [[dora|Dora]] are none.")};
  lines << missedYaku(task, naming);
  if (task.riichiWould)
    lines << DrillReasons::tr("The hand is closed: [[riichi]] would have been a yaku.");
  else
    lines << DrillReasons::tr("The hand is open, so [[riichi]] and winning by closed [[tsumo]] are out.");
  return lines.join(u'\n');
}

QStringList fuLines(const WinResult &result) {
  QStringList lines;
  for (const FuPart &part : result.fuParts) {
    const QString tiles = tilesMarkup({part.tiles.data(), part.tiles.size()});
    const QString name = handtexts::fuName(part.reason);
    lines
        << DrillReasons::tr("%1: %n fu", nullptr, part.fu).arg(tiles.isEmpty() ? name : name + u' ' + tiles);
  }
  lines << handtexts::fuSum(result);
  return lines;
}

QStringList paymentLines(const WinTask &task) {
  const WinResult &result = *task.result;
  const bool dealer = task.input.winner == task.input.dealer;
  QStringList lines;
  if (result.limit == Limit::None)
    lines << DrillReasons::tr("Base points: %1 fu doubled %2 times is %3.")
                 .arg(result.fu)
                 .arg(result.han + 2)
                 .arg(number(result.basePoints));
  else
    lines << DrillReasons::tr("%1: base points %2.")
                 .arg(handtexts::limitOf(result.limit, result.yakuman), number(result.basePoints));
  if (!task.input.tsumo)
    lines << DrillReasons::tr("Ron: %1 times that, rounded up to hundreds.").arg(dealer ? 6 : 4);
  else if (dealer)
    lines << DrillReasons::tr("Tsumo of the dealer: each pays twice that, rounded up to hundreds.");
  else
    lines << DrillReasons::tr("Tsumo: the dealer pays twice that, the others once, rounded up to hundreds.");
  for (const ScoreKey &key : scoreKeys(task)) {
    if (key.field != ScoreField::Han && key.field != ScoreField::Fu)
      lines << DrillReasons::tr("%1: %2", "what is paid: points")
                   .arg(drillwords::fieldName(key.field), number(key.value));
  }
  return lines;
}

QString scoreReasons(const WinTask &task, YakuNaming naming) {
  QStringList lines = yakuLines(*task.result, naming, true);
  lines << DrillReasons::tr("Together %n han.", nullptr, task.result->han);
  lines << fuLines(*task.result) << paymentLines(task);
  return lines.join(u'\n');
}

// --- Safety ---

QString safetyText(const SafetyRow &row, int seen) {
  const TileSafety &safety = row.safety;
  const QString by = kindsMarkup(safety.by);
  switch (safety.safety) {
    case Safety::Genbutsu:
      return DrillReasons::tr("[[genbutsu]], it cannot be won on");
    case Safety::SpentHonour:
      return DrillReasons::tr("an honour that is used up; only thirteen orphans could wait for it");
    case Safety::NoChance:
      return DrillReasons::tr("[[no chance]], because of %1").arg(by);
    case Safety::Suji:
      return DrillReasons::tr("[[suji]] of %1").arg(by);
    case Safety::OneChance:
      return DrillReasons::tr("[[one chance]], because of %1").arg(by);
    case Safety::HalfSuji:
      return DrillReasons::tr("[[katasuji|half suji]] of %1").arg(by);
    case Safety::Live:
      break;
  }
  if (isHonour(row.kind))
    return DrillReasons::tr("an [[jihai|honour]], %1 of 4 in sight").arg(seen);
  return DrillReasons::tr("[[musuji|nothing speaks for it]]");
}

QString reasonsOf(const SafetyTask &task) {
  const TileCounts seen = task.view.visibleCounts();
  QStringList lines;
  for (const SafetyRow &row : task.rows) {
    QString reason = safetyText(row, seen[row.kind]);
    const bool told = row.safety.safety == Safety::Genbutsu || row.safety.safety == Safety::SpentHonour;
    if (seen[row.kind] == 4 && !told)
      reason = DrillReasons::tr("%1, and all four are in sight").arg(reason);
    lines << DrillReasons::tr("%1: %2. It deals in %3 % of the time.")
                 .arg(kindMarkup(row.kind), reason, percent(row.rate));
  }
  return lines.join(u'\n');
}

// --- Discard ---

QString actionText(const Action &action) {
  const QString tile = tileMarkup(action.tile);
  return action.type == ActionType::Riichi ? DrillReasons::tr("riichi with %1").arg(tile) : tile;
}

QString motiveText(Motive motive) {
  switch (motive) {
    case Motive::Speed:
      return DrillReasons::tr("It leaves most tiles that help.");
    case Motive::Value:
      return DrillReasons::tr("It leaves fewer tiles, but a dearer hand.");
    case Motive::Tenpai:
      return DrillReasons::tr("It makes the hand [[tenpai]], without declaring: [[damaten]].");
    case Motive::Riichi:
      return DrillReasons::tr("It makes the hand [[tenpai]], and [[riichi]] is worth it.");
    case Motive::Yaku:
      return DrillReasons::tr("It keeps a [[yaku]].");
    case Motive::Fold:
      return DrillReasons::tr("The hand is given up: [[betaori]]. It is the safest tile.");
    case Motive::Safer:
      return DrillReasons::tr("It goes on, but by a safer tile.");
    case Motive::DrawPay:
      return DrillReasons::tr("What is left to gain is to be [[tenpai]] at the draw.");
    case Motive::Placement:
      return DrillReasons::tr("The final place asks for it, not the points of this hand.");
    default:
      return {};
  }
}

QString rowText(const AdviceRow &row, double best) {
  QString line =
      DrillReasons::tr("%1: wins %2 % for %3, deals in %4 %")
          .arg(actionText(row.action), percent(row.win), number(qRound(row.points)), percent(row.dealIn));
  if (row.shanten <= 8)
    line += DrillReasons::tr("; %1-shanten, %n tile(s)", nullptr, row.tiles).arg(row.shanten);
  if (row.value < best)
    line += DrillReasons::tr("; %1 points less in the end").arg(number(qRound(best - row.value)));
  return line;
}

QString reasonsOf(const DiscardTask &task) {
  QStringList lines{motiveText(task.advice.reason.motive)};
  lines.removeAll(QString());
  std::size_t shown = 0;
  for (const AdviceRow &row : task.advice.rows) {
    const bool discard = row.action.type == ActionType::Dahai || row.action.type == ActionType::Riichi;
    if (discard && row.judged && shown++ < kRows)
      lines << rowText(row, task.advice.rows.front().value);
  }
  return lines.join(u'\n');
}

// --- Last hand ---

QString seatText(const LastHandTask &task, int seat) {
  return seat == task.seat ? DrillReasons::tr("you") : drillwords::seatName(seat, task.dealer);
}

// By place: "West 33,000", "you 31,200".
QStringList standing(const LastHandTask &task, const std::array<std::int32_t, 4> &scores) {
  std::array<int, 4> seats{0, 1, 2, 3};
  const auto points = [&](int seat) { return scores[static_cast<std::size_t>(seat)]; };
  std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return points(a) > points(b); });
  QStringList texts;
  for (const int seat : seats)
    texts << QStringLiteral("%1 %2").arg(seatText(task, seat), number(points(seat)));
  return texts;
}

QString gapLine(const LastHandTask &task) {
  std::array<std::int32_t, 4> scores = task.scores;
  std::sort(scores.begin(), scores.end(), std::greater<>());
  const std::int32_t wanted = scores[static_cast<std::size_t>(task.target - 1)];
  return DrillReasons::tr(
             "%1 is %2 points away. What the one above you pays counts twice: they lose it and you "
             "gain it.")
      .arg(handtexts::place(task.target), number(wanted - task.scores[static_cast<std::size_t>(task.seat)]));
}

QString reasonsOf(const LastHandTask &task) {
  QStringList lines{gapLine(task)};
  for (const WayNeed &way : task.ways) {
    const QStringList after = standing(task, way.after);
    QString size = DrillReasons::tr("not even a sanbaiman will do");
    if (way.rung >= 0) {
      const Rung &rung = task.rungs[static_cast<std::size_t>(way.rung)];
      size = rung.limit != Limit::None ? handtexts::limitOf(rung.limit, 0)
                                       : DrillReasons::tr("%1 han %2 fu").arg(rung.han).arg(rung.fu);
    }
    const QString line =
        way.from < 0
            ? DrillReasons::tr("By tsumo: %1. Then: %2").arg(size, after.join(QStringLiteral(", ")))
            : DrillReasons::tr("By ron from %1: %2. Then: %3")
                  .arg(drillwords::seatName(way.from, task.dealer), size, after.join(QStringLiteral(", ")));
    lines << line;
  }
  return lines.join(u'\n');
}

// --- Answers as words ---

QString numbersText(const WinTask &task, const std::vector<int> &numbers) {
  QStringList parts;
  const std::vector<ScoreKey> keys = scoreKeys(task);
  for (std::size_t i = 0; i < std::min(keys.size(), numbers.size()); ++i)
    parts << QStringLiteral("%1 %2").arg(drillwords::fieldName(keys[i].field), number(numbers[i]));
  return parts.join(QStringLiteral(", "));
}

QString answerText(const DrillQuestion &question, const DrillAnswer &answer) {
  switch (drillInfo(question.id).form) {
    case AnswerForm::Kinds:
    case AnswerForm::OneTile:
      return answer.kinds.empty() ? DrillReasons::tr("nothing") : kindsMarkup(answer.kinds);
    case AnswerForm::Number:
      return number(answer.number);
    case AnswerForm::YesNo:
      return answer.number == 1 ? DrillReasons::tr("it may win") : DrillReasons::tr("no yaku");
    case AnswerForm::Numbers:
      return numbersText(std::get<WinTask>(question.task), answer.numbers);
    case AnswerForm::Action:
      return actionText(answer.action);
    case AnswerForm::Rung:
      break;
  }
  return drillwords::rungText(std::get<LastHandTask>(question.task), answer.number);
}

// Every answer that is right.
QString rightText(const DrillQuestion &question) {
  DrillAnswer right = rightAnswer(question);
  if (const auto *task = std::get_if<EfficiencyTask>(&question.task))
    right.kinds = task->right;
  if (const auto *task = std::get_if<SafetyTask>(&question.task))
    right.kinds = task->right;
  return answerText(question, right);
}

}  // namespace

namespace drillwords {

QString verdictLine(const DrillQuestion &question, const DrillAnswer &answer, Verdict verdict) {
  switch (verdict) {
    case Verdict::Right:
      return DrillReasons::tr("Right: %1").arg(answerText(question, answer));
    case Verdict::Close:
      return DrillReasons::tr("Close. You said %1; best is %2")
          .arg(answerText(question, answer), rightText(question));
    case Verdict::Wrong:
      break;
  }
  return DrillReasons::tr("Not right. You said %1; right is %2")
      .arg(answerText(question, answer), rightText(question));
}

QString answerLine(const DrillQuestion &question) {
  return DrillReasons::tr("The answer: %1").arg(rightText(question));
}

QString explanation(const DrillQuestion &question, YakuNaming naming) {
  return std::visit(Overloaded{[&](const WinTask &task) {
                                 return question.id == DrillId::Yaku ? yakuReasons(task, naming)
                                        : question.id == DrillId::Fu ? fuLines(*task.result).join(u'\n')
                                                                     : scoreReasons(task, naming);
                               },
                               [](const auto &task) { return reasonsOf(task); }},
                    question.task);
}

}  // namespace drillwords

}  // namespace janso

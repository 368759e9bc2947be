// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/eventplan.h"

#include <algorithm>

#include "widgets/lexicon/actionnames.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/paint/centerpainter.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/sentences/drawnhandtexts.h"
#include "widgets/sentences/handtexts.h"
#include "widgets/table/dealmotion.h"
#include "widgets/table/endmotion.h"
#include "widgets/table/sightitems.h"

namespace janso {

namespace {

constexpr qreal kSecondWinner = 2;  // times as fast as the first

struct CallWord {
  int seat = -1;
  ActionType called{};
};

// What is called out, if anything.
CallWord callWordOf(const Event &event) {
  return std::visit(
      Overloaded{
          [](const Call &call) {
            const MeldType type = call.meld.type;
            return CallWord{call.seat, type == MeldType::Chi   ? ActionType::Chi
                                       : type == MeldType::Pon ? ActionType::Pon
                                                               : ActionType::Daiminkan};
          },
          [](const Kita &kita) {
            return CallWord{kita.seat, ActionType::Kita};
          },
          [](const Riichi &riichi) {
            return CallWord{riichi.seat, riichi.open ? ActionType::OpenRiichi : ActionType::Riichi};
          },
          [](const Hora &hora) {
            return CallWord{hora.info->winner, hora.info->from < 0 ? ActionType::Tsumo : ActionType::Ron};
          },
          [](const auto &) { return CallWord(); },
      },
      event);
}

// The yakuman of the hand: the sign of each, and its name.
EndWords yakumanWords(const WinResult &result) {
  QStringList signs;
  QStringList names;
  for (const YakuHan &yaku : result.yaku) {
    if (yaku.yakuman <= 0)
      continue;
    signs << yakuName(yaku.id, YakuNaming::Japanese);
    names << yakuName(yaku.id, YakuNaming::Romaji);
  }
  EndWords words;
  words.name = signs.isEmpty() ? limitName(result) : signs.join(QStringLiteral(" "));
  words.note = names.isEmpty() ? limitSecondName(result) : names.join(QStringLiteral(" · "));
  if (result.yakuman > 1)
    words.note += QStringLiteral("  ×%1").arg(result.yakuman);
  return words;
}

void appendTurn(MotionPlan &plan, const EventStage &stage) {
  const int from = centerState(stage.before.view.board, stage.before.view.seat, false).turn;
  const int to = centerState(stage.after.view.board, stage.after.view.seat, false).turn;
  if (from < 0 || to < 0 || from == to)
    return;
  Sight turn;
  turn.kind = Sight::Kind::Turn;
  turn.area = CenterPainter::bounds(stage.geometry);
  // The shorter way round.
  turn.from = from;
  turn.to = to - from > 2 ? to - 4 : from - to >= 2 ? to + 4 : to;
  turn.timing = Timing(Motion::TurnChange);
  plan.sights.append(turn);
}

void appendWord(MotionPlan &plan, const Event &event, const EventStage &stage) {
  const CallWord word = callWordOf(event);
  if (word.seat < 0)
    return;
  const QString text = actionShout(word.called);
  const int rel = relativeSeat(word.seat, stage.after.view.seat);
  plan.sights.append(wordSight(text, stage.words.place(text, rel), 0, motionOf(Motion::Word).duration));
  plan.sights.back().strong = std::holds_alternative<Riichi>(event) || std::holds_alternative<Hora>(event);
}

MotionPlan endPlan(const Hora &hora, const EventStage &stage) {
  const HoraInfo &win = *hora.info;
  const double speed = stage.options.speed;
  EndWords words = yakumanWords(win.result);
  words.word = actionShout(win.from < 0 ? ActionType::Tsumo : ActionType::Ron);
  words.area = stage.words.place(words.word, relativeSeat(win.winner, stage.after.view.seat));
  const bool second = stage.busy > 0;
  const qreal later = stage.busy * speed * (second ? kSecondWinner : 1);
  MotionPlan plan = winPlan(win, winTimes(winLevel(win.result), speed), words, stage.geometry, stage.before,
                            stage.after, later);
  plan.pace = second ? kSecondWinner : 1;
  return plan;
}

MotionPlan endPlan(const Ryukyoku &draw, const EventStage &stage) {
  EndWords words;
  words.word = drawTitle(draw.info->type);
  words.area = stage.words.place(words.word, -1);
  return drawPlan(*draw.info, words, stage.before, stage.after);
}

MotionPlan endPlan(const KyokuStarted &, const EventStage &stage) {
  return dealPlan(stage.geometry, stage.after);
}

MotionPlan endPlan(const auto &, const EventStage &) {
  return {};
}

QRect faceArea(const TableGeometry &geometry, int group, const SceneTile &tile) {
  return shownFace(geometry, group, tile).boundingRect().toAlignedRect();
}

// What a call, a new dora or a win has changed, of the things that a motion would have led the eye to.
QRect changedBy(const Event &event, const MotionPlan &plan, const EventStage &stage) {
  if (const auto *hora = std::get_if<Hora>(&event)) {
    const Scene &scene = stage.before.scene;
    if (hora->info->from >= 0) {
      const int group = kPondGroup + scene.lastDiscardOf;
      return scene.lastDiscard.isNull() ? QRect()
                                        : faceArea(stage.geometry, group, tilesOf(scene, group).back());
    }
    const int rel = relativeSeat(hora->info->winner, stage.before.view.seat);
    const auto &hand = tilesOf(scene, kHandGroup + rel);
    if (hand.empty())
      return {};
    // Of the own hand the face; of another what is seen of the tile, whether it stands or lies open.
    return rel == 0 ? hand.back().face : shownBounds(stage.geometry, kHandGroup + rel, hand.back());
  }
  const bool called = std::holds_alternative<Call>(event) || std::holds_alternative<Kita>(event);
  const bool dora = std::holds_alternative<DoraRevealed>(event);
  QRect area;
  for (const Flight &flight : plan.flights) {
    const int group = flight.slot.group;
    const bool meld = (group >= kMeldGroup && group < kHandGroup) || group >= kKitaGroup;
    if ((called && meld) || (dora && group == kDoraGroup))
      area |= faceArea(stage.geometry, group, flight.tile);
  }
  return area;
}

// What is new comes in at its place, with an outline for a while; words stay, without moving.
MotionPlan stilled(const Event &event, const MotionPlan &plan, const EventStage &stage) {
  MotionPlan still;
  for (Flight flight : plan.flights) {
    const bool known = std::any_of(still.flights.begin(), still.flights.end(),
                                   [&flight](const Flight &other) { return other.slot == flight.slot; });
    if (flight.slot.group < 0 || known || flight.to)
      continue;
    flight.kind = Flight::Kind::Fade;
    flight.was.reset();
    flight.stay = 0;
    flight.timing = Timing(Motion::Change);
    still.flights.append(flight);
  }
  for (const Sight &sight : plan.sights) {
    if (sight.kind == Sight::Kind::Word && sight.timing.delay <= 0)
      still.sights.append(sight);
  }
  if (const QRect changed = changedBy(event, plan, stage); !changed.isNull()) {
    Sight outline;
    outline.kind = Sight::Kind::Outline;
    const int margin = stage.geometry.px(0.16);
    outline.area = changed.adjusted(-margin, -margin, margin, margin);
    outline.timing = Timing(Motion::ChangeStays);
    still.sights.append(outline);
  }
  return still;
}

}  // namespace

MotionPlan planOf(const Event &event, const EventStage &stage) {
  const bool still = stage.options.reducedMotion;
  MotionPlan plan;
  if (stage.options.live && !still)
    plan = std::visit([&stage](const auto &happened) { return endPlan(happened, stage); }, event);
  if (!plan.isEmpty())
    return plan;
  plan.flights = flightsOf(event, stage.geometry, stage.before, stage.after);
  appendWord(plan, event, stage);
  if (const auto *riichi = std::get_if<RiichiAccepted>(&event)) {
    const int rel = relativeSeat(riichi->seat, stage.after.view.seat);
    plan.sights.append(riichiPulse(stage.geometry, stage.after.scene, rel));
  }
  appendTurn(plan, stage);
  return still ? stilled(event, plan, stage) : plan;
}

}  // namespace janso

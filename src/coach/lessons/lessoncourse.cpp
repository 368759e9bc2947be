// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/lessons/lessoncourse.h"

#include <algorithm>

#include "rules/actionkinds.h"
#include "rules/shanten.h"

namespace janso {

namespace {

int meldsOf(const SeatView &view) {
  return static_cast<int>(view.me().melds.size());
}

int shantenNow(const SeatView &view) {
  TileCounts counts = view.concealedCounts();
  return shanten(counts, meldsOf(view));
}

bool keepsShanten(const SeatView &view, Tile tile, bool best) {
  const DiscardOptions options = discardOptions(view.concealedCounts(), meldsOf(view), view.visibleCounts());
  int least = 99;
  int most = 0;
  for (const DiscardOption &option : options)
    least = std::min<int>(least, option.shanten);
  for (const DiscardOption &option : options) {
    if (option.shanten == least)
      most = std::max<int>(most, option.tiles);
  }
  return std::any_of(options.begin(), options.end(), [&](const DiscardOption &option) {
    return option.discard == tile.kind() && option.shanten == least && (!best || option.tiles == most);
  });
}

bool namedDiscard(const LessonMove &move, Tile tile) {
  return std::find(move.tiles.begin(), move.tiles.end(), tile) != move.tiles.end();
}

bool fitsAim(const LessonMove &move, const SeatView &view, const Action &action) {
  switch (move.aim) {
    case DiscardAim::Any:
      return true;
    case DiscardAim::Named:
      return namedDiscard(move, action.tile);
    case DiscardAim::Drawn:
      return action.tsumogiri;
    case DiscardAim::Keep:
      return keepsShanten(view, action.tile, false);
    case DiscardAim::Best:
      break;
  }
  return keepsShanten(view, action.tile, true);
}

// Whether the light is around what a task asks for.
bool isAnswer(const LessonStep &step, const LessonLight &light) {
  if (light.kind == LightKind::Drawn || light.kind == LightKind::Prompt)
    return true;
  return light.kind == LightKind::Tiles &&
         std::any_of(step.moves.begin(), step.moves.end(), [&light](const LessonMove &move) {
           const bool anyTile = move.tiles.empty() && move.aim != DiscardAim::Any;
           return anyTile || std::any_of(light.tiles.begin(), light.tiles.end(),
                                         [&move](Tile tile) { return namedDiscard(move, tile); });
         });
}

bool reached(const LessonGoal &goal, const Event &event, const SeatView &view) {
  if (const auto *dahai = std::get_if<Dahai>(&event); dahai != nullptr && dahai->seat == view.seat) {
    if (goal.end == LessonEnd::Tenpai)
      return !view.waits.empty();
    return goal.end == LessonEnd::Shanten && shantenNow(view) <= goal.number;
  }
  if (const auto *hora = std::get_if<Hora>(&event))
    return goal.end == LessonEnd::Win && hora->info->winner == view.seat &&
           (!goal.yaku || hora->info->result.has(*goal.yaku)) &&
           (goal.number == 0 || hora->info->result.handPoints == goal.number);
  if (std::holds_alternative<Ryukyoku>(event))
    return goal.end == LessonEnd::Draw;
  return std::holds_alternative<KyokuEnded>(event) && goal.end == LessonEnd::HandOver;
}

}  // namespace

std::vector<LessonLight> lessonLights(const LessonStep &step, bool hinted) {
  std::vector<LessonLight> lights = step.lights;
  if (!hinted && (step.kind == StepKind::Act || step.kind == StepKind::Point))
    std::erase_if(lights, [&step](const LessonLight &light) { return isAnswer(step, light); });
  return lights;
}

bool isMove(const LessonMove &move, const SeatView &view, const Action &action) {
  if (move.anyKan ? !isKan(action.type) : move.type != action.type)
    return false;
  if (action.type == ActionType::Dahai || action.type == ActionType::Riichi)
    return fitsAim(move, view, action);
  if (move.tiles.empty())
    return true;
  if (isKan(action.type)) {
    const Tile tile = action.consumed.empty() ? action.tile : action.consumed[0];
    return tile.kind() == move.tiles[0].kind();
  }
  // Chi and pon: the tiles that are laid down.
  return std::is_permutation(action.consumed.begin(), action.consumed.end(), move.tiles.begin(),
                             move.tiles.end());
}

const std::string &LessonText::in(const std::string &language) const {
  static const std::string none;
  auto found = m_texts.find(language);
  if (found == m_texts.end())
    found = m_texts.find("en");
  return found == m_texts.end() ? none : found->second;
}

LessonCourse::Answer LessonCourse::tryMove(const SeatView &view, const Action &action) {
  if (isOver() || m_done || (step().kind != StepKind::Act && step().kind != StepKind::Point))
    return {};
  const bool allowed = std::any_of(step().moves.begin(), step().moves.end(),
                                   [&](const LessonMove &move) { return isMove(move, view, action); });
  if (!allowed) {
    for (const LessonWrong &wrong : step().wrongs) {
      if (isMove(wrong.move, view, action))
        return {Verdict::Wrong, &wrong.text};
    }
    return {Verdict::Wrong, &step().hint};
  }
  if (step().kind == StepKind::Act && step().until.end != LessonEnd::Move)
    return {Verdict::Right, nullptr};
  m_done = true;
  return {step().kind == StepKind::Act ? Verdict::Done : Verdict::Pointed, &step().done};
}

LessonCourse::Answer LessonCourse::choose(int option) {
  if (isOver() || m_done || step().kind != StepKind::Ask || option < 0 ||
      option >= static_cast<int>(step().options.size()))
    return {};
  const LessonOption &chosen = step().options[static_cast<std::size_t>(option)];
  if (!chosen.right)
    return {Verdict::Wrong, &chosen.why};
  m_done = true;
  return {Verdict::Done, chosen.why.isEmpty() ? &step().done : &chosen.why};
}

void LessonCourse::read() {
  if (!isOver() && step().kind == StepKind::Read)
    m_done = true;
}

void LessonCourse::next() {
  if (!isOver())
    goTo(m_step + 1);
}

void LessonCourse::goTo(int step) {
  m_step = step;
  m_done = false;
  m_missed = false;
}

// The step at the table that comes first from here on, with the same hand; nullptr when there is none.
const LessonStep *LessonCourse::nextAtTable() const {
  for (int i = m_done ? m_step + 1 : m_step; i < static_cast<int>(m_lesson->steps.size()); ++i) {
    const LessonStep &next = m_lesson->steps[static_cast<std::size_t>(i)];
    if (next.deal != step().deal)
      return nullptr;
    if (next.kind == StepKind::Act)
      return &next;
  }
  return nullptr;
}

bool LessonCourse::mustSkip(const SeatView &view, const Decision &decision) const {
  if (decision.legal.empty() || decision.legal[0].type != ActionType::Skip)
    return false;
  if (std::any_of(decision.legal.begin(), decision.legal.end(),
                  [](const Action &action) { return action.isWin(); }))
    return false;
  const LessonStep *next = isOver() ? nullptr : nextAtTable();
  if (next == nullptr)
    return true;
  return std::none_of(decision.legal.begin(), decision.legal.end(), [&](const Action &action) {
    return std::any_of(next->moves.begin(), next->moves.end(),
                       [&](const LessonMove &move) { return isMove(move, view, action); });
  });
}

bool LessonCourse::happened(const Event &event, const SeatView &after) {
  if (isOver() || m_done || step().kind != StepKind::Act)
    return false;
  if (reached(step().until, event, after)) {
    m_done = true;
    return true;
  }
  if (std::holds_alternative<KyokuEnded>(event))
    m_missed = true;
  return false;
}

}  // namespace janso

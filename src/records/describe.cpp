// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Events, results and reasons in plain English.
#include "records/describe.h"

#include <array>

#include "records/recordedgame.h"
#include "rules/mpsz.h"

namespace janso {
namespace {

template <class T, class Name>
struct Named {
  T value;
  Name name;
};

constexpr std::array<Named<ActionType, const char *>, 13> kActions = {{
    {ActionType::Skip, "no call"},
    {ActionType::Dahai, "discard"},
    {ActionType::Riichi, "riichi with"},
    {ActionType::Chi, "chi"},
    {ActionType::Pon, "pon"},
    {ActionType::Daiminkan, "daiminkan"},
    {ActionType::Ankan, "ankan"},
    {ActionType::Kakan, "kakan"},
    {ActionType::Tsumo, "tsumo"},
    {ActionType::Ron, "ron"},
    {ActionType::Kyuushu, "kyuushu kyuuhai"},
    {ActionType::Kita, "kita"},
    {ActionType::OpenRiichi, "open riichi with"},
}};

constexpr std::array<Named<DenialReason, const char *>, 15> kReasons = {{
    {DenialReason::FuritenDiscard, "furiten by the player's own discard"},
    {DenialReason::FuritenTemporary, "furiten until the player's next turn"},
    {DenialReason::FuritenRiichi, "furiten since riichi"},
    {DenialReason::NoYaku, "no yaku"},
    {DenialReason::BelowMinimumHan, "too few han"},
    {DenialReason::NotTenpai, "not tenpai after this discard"},
    {DenialReason::OpenHand, "the hand is open"},
    {DenialReason::TooFewPoints, "too few points"},
    {DenialReason::TooFewTiles, "too few tiles in the wall"},
    {DenialReason::Kuikae, "kuikae"},
    {DenialReason::InRiichi, "in riichi"},
    {DenialReason::WaitWouldChange, "the wait would change"},
    {DenialReason::LastTile, "the last tile"},
    {DenialReason::FourKans, "four kans have already been made"},
    {DenialReason::AfterPon, "in the turn of a call"},
}};

constexpr std::array<Named<DrawType, const char *>, 7> kDrawWords = {{
    {DrawType::Exhaustive, "exhaustive draw"},
    {DrawType::NagashiMangan, "nagashi mangan"},
    {DrawType::Kyuushu, "kyuushu kyuuhai"},
    {DrawType::Suufon, "four winds"},
    {DrawType::Suucha, "four riichi"},
    {DrawType::Suukaikan, "four kans"},
    {DrawType::TripleRon, "triple ron"},
}};

constexpr std::array<Named<MeldType, const char *>, 5> kMelds = {{
    {MeldType::Chi, "chi"},
    {MeldType::Pon, "pon"},
    {MeldType::Daiminkan, "daiminkan"},
    {MeldType::Ankan, "ankan"},
    {MeldType::Kakan, "kakan"},
}};

template <class T, std::size_t N>
std::string nameIn(const std::array<Named<T, const char *>, N> &names, T value) {
  for (const auto &entry : names) {
    if (entry.value == value)
      return entry.name;
  }
  return "?";
}

struct Describer {
  int dealer;
  int players;

  std::string wind(int seat) const { return windName(seat, dealer, players); }

  std::string operator()(const MatchStarted &) const { return "the game starts"; }
  std::string operator()(const KyokuStarted &event) const { return handName(event) + " is dealt"; }
  std::string operator()(const Tsumo &event) const {
    return wind(event.seat) + (event.rinshan ? " draws the replacement tile " : " draws ") +
           toMpsz(event.tile);
  }
  std::string operator()(const Dahai &event) const {
    return wind(event.seat) + " discards " + toMpsz(event.tile) +
           (event.tsumogiri ? " (the drawn tile)" : "");
  }
  std::string operator()(const Call &event) const {
    std::string text = wind(event.seat) + " calls " + nameIn(kMelds, event.meld.type) + ' ' +
                       toMpsz(std::span<const Tile>(event.meld.tiles.data(), event.meld.tiles.size()));
    if (event.meld.from >= 0)
      text += " with " + toMpsz(event.meld.called) + " of " + wind(event.meld.from);
    return text;
  }
  std::string operator()(const Kita &event) const { return wind(event.seat) + " sets North aside"; }
  std::string operator()(const Riichi &event) const {
    return wind(event.seat) + (event.open ? " declares open riichi" : " declares riichi");
  }
  std::string operator()(const RiichiAccepted &event) const {
    return wind(event.seat) + "'s riichi stick is paid";
  }
  std::string operator()(const DoraRevealed &event) const {
    return "the dora indicator " + toMpsz(event.indicator) + " is revealed";
  }
  std::string operator()(const Hora &event) const {
    const HoraInfo &info = *event.info;
    return wind(info.winner) + (info.from < 0 ? " wins by tsumo" : " wins by ron from " + wind(info.from)) +
           " with " + toMpsz(info.winTile);
  }
  std::string operator()(const Ryukyoku &event) const {
    return "the hand ends in a draw: " + nameOf(event.info->type);
  }
  std::string operator()(const KyokuEnded &) const { return "the hand ends"; }
  std::string operator()(const MatchEnded &) const { return "the game ends"; }
};

}  // namespace

std::string describe(const Event &event, int dealer, int players) {
  return std::visit(Describer{dealer, players}, event);
}

std::string describe(const Action &action) {
  std::string text = nameIn(kActions, action.type);
  if (action.tile.isKnown())
    text += ' ' + toMpsz(action.tile);
  if (!action.consumed.empty())
    text += " with " + toMpsz(std::span<const Tile>(action.consumed.data(), action.consumed.size()));
  if (action.tsumogiri)
    text += " (the drawn tile)";
  return text;
}

std::string describe(const Denial &denial) {
  std::string text = nameIn(kReasons, denial.reason);
  if (denial.tile.isKnown())
    text += ' ' + toMpsz(denial.tile);
  return text;
}

std::string nameOf(DrawType type) {
  return nameIn(kDrawWords, type);
}

std::string yakuText(const WinResult &result) {
  std::string text;
  for (const YakuHan &yaku : result.yaku) {
    text += (text.empty() ? "" : ", ") + std::string(yakuKey(yaku.id));
    text += yaku.yakuman > 0 ? std::string(" yakuman") : ' ' + std::to_string(yaku.han);
  }
  return text.empty() ? "none" : text;
}

std::string deltasText(const std::array<std::int32_t, 4> &deltas) {
  std::string text;
  for (std::int32_t delta : deltas)
    text += (text.empty() ? "" : " ") + std::string(delta > 0 ? "+" : "") + std::to_string(delta);
  return text;
}

}  // namespace janso

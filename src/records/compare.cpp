// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Compares an event made by the table with the recorded one.
#include "records/compare.h"

#include <algorithm>
#include <vector>

#include "records/describe.h"
#include "rules/mpsz.h"

namespace janso {
namespace {

std::string numbers(const char *what, std::int32_t recorded, std::int32_t made) {
  if (recorded == made)
    return {};
  return std::string(what) + ": recorded " + std::to_string(recorded) + ", the table " + std::to_string(made);
}

std::string texts(const char *what, const std::string &recorded, const std::string &made) {
  if (recorded == made)
    return {};
  return std::string(what) + ": recorded " + recorded + ", the table " + made;
}

std::string scoresText(const Scores &scores) {
  std::string text;
  for (std::int32_t score : scores)
    text += (text.empty() ? "" : " ") + std::to_string(score);
  return text;
}

template <class Vec>
std::string tilesText(const Vec &tiles) {
  std::string text;
  for (Tile tile : tiles)
    text += toMpsz(tile);
  return text.empty() ? "none" : text;
}

std::string meldsText(const Melds &melds) {
  // In no fixed order: formats differ in where a kakan stands.
  std::vector<std::string> each;
  for (const Meld &meld : melds)
    each.push_back(std::to_string(static_cast<int>(meld.type)) + ':' + tilesText(meld.tiles));
  std::sort(each.begin(), each.end());
  std::string text;
  for (const std::string &meld : each)
    text += (text.empty() ? "" : " ") + meld;
  return text.empty() ? "none" : text;
}

bool listsKita(const WinResult &result) {
  return std::any_of(result.yaku.begin(), result.yaku.end(),
                     [](const YakuHan &yaku) { return yaku.id == YakuId::Kita; });
}

// Yaku in one order. Formats that know only one word for the dragons give Haku; `mergeDragons` makes it so.
// `mergeKita`: likewise those that count the Norths among the dora.
WinResult sortedYaku(const WinResult &result, bool mergeDragons, bool mergeKita) {
  WinResult out;
  for (YakuHan yaku : result.yaku) {
    if (mergeDragons && (yaku.id == YakuId::Hatsu || yaku.id == YakuId::Chun))
      yaku.id = YakuId::Haku;
    if (mergeKita && yaku.id == YakuId::Kita)
      yaku.id = YakuId::Dora;
    const auto same = std::find_if(out.yaku.begin(), out.yaku.end(), [&](const YakuHan &other) {
      return yaku.id == YakuId::Dora && other.id == YakuId::Dora;
    });
    if (same != out.yaku.end())
      same->han = static_cast<std::uint8_t>(same->han + yaku.han);
    else
      out.yaku.push_back(yaku);
  }
  std::sort(out.yaku.begin(), out.yaku.end(), [](const YakuHan &a, const YakuHan &b) { return a.id < b.id; });
  return out;
}

std::string limitText(Limit limit) {
  switch (limit) {
    case Limit::None:
      return "none";
    case Limit::Mangan:
      return "mangan";
    case Limit::Haneman:
      return "haneman";
    case Limit::Baiman:
      return "baiman";
    case Limit::Sanbaiman:
      return "sanbaiman";
    case Limit::KazoeYakuman:
    case Limit::Yakuman:
      return "yakuman";  // records have one word for both
  }
  return {};
}

std::string paoText(std::int8_t seat, const Board &board) {
  return seat < 0 ? "nobody" : windName(seat, board.dealer, board.seats());
}

class Comparer {
 public:
  Comparer(const RecordedEvent &recorded, const Board &after, const Round &round)
      : m_stated(recorded.stated()), m_recorded(recorded), m_after(after), m_round(round) {}

  std::string operator()(const KyokuStarted &made, const KyokuStarted &recorded);
  std::string operator()(const Dahai &made, const Dahai &recorded);
  std::string operator()(const RiichiAccepted &made, const RiichiAccepted &recorded);
  std::string operator()(const Hora &made, const Hora &recorded);
  std::string operator()(const Ryukyoku &made, const Ryukyoku &recorded);
  template <class T>
  std::string operator()(const T &made, const T &recorded) {
    return made == recorded ? std::string() : other(made);
  }
  std::string other(const Event &made) const {
    return "recorded: " + describe(m_recorded.event(), m_after.dealer, m_after.seats()) +
           "; the table: " + describe(made, m_after.dealer, m_after.seats());
  }

 private:
  // Adds a check to those of this event; only the first that fails is told.
  void expect(bool stated, const std::string &sentence) {
    if (stated && m_found.empty())
      m_found = sentence;
  }
  void expectResult(const WinResult &made, const WinResult &recorded);

  Stated m_stated;
  const RecordedEvent &m_recorded;
  const Board &m_after;
  const Round &m_round;
  std::string m_found;
};

std::string Comparer::operator()(const KyokuStarted &made, const KyokuStarted &recorded) {
  return made == recorded ? std::string() : "the deal differs from the record";
}

std::string Comparer::operator()(const Dahai &made, const Dahai &recorded) {
  const bool same = made.seat == recorded.seat && made.tile == recorded.tile &&
                    (!m_stated.tsumogiri || made.tsumogiri == recorded.tsumogiri);
  return same ? std::string() : other(made);
}

std::string Comparer::operator()(const RiichiAccepted &made, const RiichiAccepted &recorded) {
  if (!(made == recorded))
    return other(made);
  expect(m_stated.scores, texts("scores after the riichi stick", scoresText(m_recorded.read.scoresAfter),
                                scoresText(m_after.scores)));
  return m_found;
}

// Some programs write the fu before they are rounded up: 38 for 40. Seven pairs are 25 in any case.
bool isUnrounded(std::int32_t recorded, std::int32_t made) {
  return made % 10 == 0 && recorded > made - 10 && recorded < made && recorded > 20;
}

void Comparer::expectResult(const WinResult &made, const WinResult &recorded) {
  const bool limitHand = made.yakuman > 0 || recorded.yakuman > 0;
  // mjai names no dragon, and knows no limits either.
  const bool merge = !m_stated.limit;
  const bool kita = !listsKita(recorded);
  expect(m_stated.yaku,
         texts("yaku", yakuText(sortedYaku(recorded, merge, kita)), yakuText(sortedYaku(made, merge, kita))));
  expect(m_stated.han && !limitHand, numbers("han", recorded.han, made.han));
  const bool unrounded = merge && isUnrounded(recorded.fu, made.fu);
  expect(m_stated.fu && !limitHand && !unrounded, numbers("fu", recorded.fu, made.fu));
  expect(m_stated.limit, texts("limit", limitText(recorded.limit), limitText(made.limit)));
  expect(m_stated.points, numbers("points of the hand", recorded.handPoints, made.handPoints));
  expect(m_stated.pao, texts("liable", paoText(recorded.pao, m_after), paoText(made.pao, m_after)));
  expect(m_stated.deltas, texts("payments", deltasText(recorded.deltas), deltasText(made.deltas)));
}

std::string Comparer::operator()(const Hora &madeEvent, const Hora &recordedEvent) {
  const HoraInfo &made = *madeEvent.info;
  const HoraInfo &recorded = *recordedEvent.info;
  if (made.winner != recorded.winner || made.from != recorded.from || made.winTile != recorded.winTile)
    return other(madeEvent);
  expect(m_stated.hands, texts("winning hand", tilesText(recorded.hand), tilesText(made.hand)));
  expect(m_stated.melds, texts("melds", meldsText(recorded.melds), meldsText(made.melds)));
  expect(m_stated.indicators,
         texts("dora indicators", tilesText(recorded.doraIndicators), tilesText(made.doraIndicators)));
  expect(m_stated.ura,
         texts("ura indicators", tilesText(recorded.uraIndicators), tilesText(made.uraIndicators)));
  expectResult(made.result, recorded.result);
  expect(m_stated.scores,
         texts("scores after the win", scoresText(recorded.scores), scoresText(made.scores)));
  return m_found;
}

std::string Comparer::operator()(const Ryukyoku &madeEvent, const Ryukyoku &recordedEvent) {
  const RyukyokuInfo &made = *madeEvent.info;
  const RyukyokuInfo &recorded = *recordedEvent.info;
  expect(m_stated.drawType, texts("type of draw", nameOf(recorded.type), nameOf(made.type)));
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_after.seats()); ++seat) {
    const std::string wind = windName(static_cast<int>(seat), m_after.dealer, m_after.seats());
    expect(m_stated.tenpai, texts((wind + " tenpai").c_str(), recorded.tenpai[seat] ? "yes" : "no",
                                  made.tenpai[seat] ? "yes" : "no"));
    if (recorded.hands[seat].empty())
      continue;
    const SeatView truth = m_round.viewOf(static_cast<int>(seat));
    HandTiles hand = truth.hand;
    if (truth.drawn.isKnown())
      hand.push_back(truth.drawn);
    std::sort(hand.begin(), hand.end());
    expect(m_stated.hands,
           texts((wind + "'s hand").c_str(), tilesText(recorded.hands[seat]), tilesText(hand)));
  }
  expect(m_stated.drawType,
         texts("declarer", paoText(recorded.declarer, m_after), paoText(made.declarer, m_after)));
  expect(m_stated.deltas, texts("payments", deltasText(recorded.deltas), deltasText(made.deltas)));
  expect(m_stated.scores,
         texts("scores after the draw", scoresText(recorded.scores), scoresText(made.scores)));
  return m_found;
}

}  // namespace

std::string difference(const Event &made, const RecordedEvent &recorded, const Board &after,
                       const Round &round) {
  Comparer comparer(recorded, after, round);
  if (made.index() != recorded.event().index())
    return comparer.other(made);
  return std::visit(
      [&](const auto &concrete) {
        using Type = std::decay_t<decltype(concrete)>;
        return comparer(concrete, std::get<Type>(recorded.event()));
      },
      made);
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Turns the tags of an mjlog into recorded events: wins, draws and the end of the game.
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>

#include "records/mjlog/mjlogreader.h"
#include "records/mjlog/mjlogtext.h"
#include "records/mjlog/mjlogtiles.h"

namespace janso {
namespace {

constexpr int kYakumanLimit = 5;
constexpr int kMostHan = 200;

constexpr std::array kMjlogLimits = {Limit::None,   Limit::Mangan,    Limit::Haneman,
                                     Limit::Baiman, Limit::Sanbaiman, Limit::Yakuman};

struct MjlogDraw {
  const char *text;
  DrawType type;
};
constexpr std::array kMjlogDraws = {
    MjlogDraw{"", DrawType::Exhaustive},    MjlogDraw{"nm", DrawType::NagashiMangan},
    MjlogDraw{"yao9", DrawType::Kyuushu},   MjlogDraw{"kaze4", DrawType::Suufon},
    MjlogDraw{"reach4", DrawType::Suucha},  MjlogDraw{"kan4", DrawType::Suukaikan},
    MjlogDraw{"ron3", DrawType::TripleRon},
};

std::optional<YakuId> yakuOfKey(std::string_view key) {
  for (int id = 0; id < kYakuCount; ++id) {
    if (yakuKey(YakuId(id)) == key)
      return YakuId(id);
  }
  return {};
}

template <class Vec>
Result<Vec> tilesFrom(QStringView text, bool redFives, const char *key) {
  const Result<std::vector<int>> ids = idsFrom(text);
  if (!ids)
    return ids.error().in(key);
  if (ids->size() > Vec::capacity())
    return Error{std::string(key) + " has " + std::to_string(ids->size()) + " tiles"};
  Vec tiles;
  for (int id : *ids)
    tiles.push_back(tileFromId(id, redFives));
  return tiles;
}

}  // namespace

// sc: score before and change of each player.
Result<bool> MjlogReader::readScores(const Attributes &attributes, std::array<std::int32_t, 4> &deltas,
                                     Scores &after) const {
  const Result<std::vector<int>> sc = numbersOf(attributes, "sc");
  if (!sc)
    return sc.error();
  if (sc->size() != 8)
    return Error{"sc must be eight numbers"};
  for (std::size_t i = 0; i < static_cast<std::size_t>(m_players); ++i) {
    deltas[i] = (*sc)[2 * i + 1] * kHundred;
    after[i] = (*sc)[2 * i] * kHundred + deltas[i];
  }
  return true;
}

// yaku: id and han of each; yakuman: ids alone. The same yaku twice is one with the sum of the han.
Result<bool> MjlogReader::readYaku(const Attributes &attributes, HoraInfo &info) const {
  const bool yakuman = attributes.hasAttribute(QLatin1String("yakuman"));
  const char *key = yakuman ? "yakuman" : "yaku";
  const Result<std::vector<int>> numbers = numbersOf(attributes, key);
  if (!numbers)
    return numbers.error();
  const std::size_t step = yakuman ? 1 : 2;
  if (numbers->size() % step != 0)
    return Error{"yaku must be pairs of id and han"};
  WinResult &result = info.result;
  for (std::size_t i = 0; i < numbers->size(); i += step) {
    const std::optional<YakuId> id = yakuFromMjlog((*numbers)[i]);
    if (!id)
      return Error{std::string(key) + ": there is no yaku " + std::to_string((*numbers)[i])};
    const int han = yakuman ? 0 : (*numbers)[i + 1];
    if (han < 0 || han > 60)
      return Error{"yaku: " + std::to_string(han) + " han"};
    if (han == 0 && !yakuman)
      continue;  // ura dora are listed in riichi even when there are none
    if (result.yaku.size() == result.yaku.capacity())
      return Error{std::string(key) + " has too many entries"};
    result.yaku.push_back({*id, static_cast<std::uint8_t>(han), static_cast<std::uint8_t>(yakuman ? 1 : 0)});
    result.han += han;
    result.yakuman += yakuman ? 1 : 0;
  }
  return true;
}

// A list of ours, in the place of the one that the format can say.
Result<bool> MjlogReader::readExactYaku(const Attributes &attributes, HoraInfo &info) const {
  const QString text = attributes.value(QLatin1String(kMjlogYaku)).toString();
  if (text.isEmpty())
    return true;
  WinResult &result = info.result;
  result.yaku.clear();
  result.han = result.yakuman = 0;
  for (const QString &each : text.split(QLatin1Char(','))) {
    const QStringList parts = each.split(QLatin1Char(':'));
    const std::optional<YakuId> id = yakuOfKey(parts.front().toStdString());
    const int han = parts.value(1).toInt();
    const int yakuman = parts.value(2).toInt();
    if (!id || han < 0 || han > kMostHan || yakuman < 0 || yakuman > kMostHan ||
        result.yaku.size() == result.yaku.capacity())
      return Error{std::string(kMjlogYaku) + " is not a list of yaku"};
    result.yaku.push_back({*id, static_cast<std::uint8_t>(han), static_cast<std::uint8_t>(yakuman)});
    result.han += han;
    result.yakuman += yakuman;
  }
  return true;
}

Result<bool> MjlogReader::readTiles(const Attributes &attributes, HoraInfo &info) const {
  const Result<std::vector<int>> machi = idsFrom(attributes.value(QLatin1String("machi")));
  if (!machi)
    return machi.error().in("machi");
  if (machi->size() != 1)
    return Error{"machi must be one tile"};
  info.winTile = tileFromId(machi->front(), m_redFives);
  Result<std::vector<int>> hai = idsFrom(attributes.value(QLatin1String("hai")));
  if (!hai)
    return hai.error().in("hai");
  std::vector<int> ids = *hai;
  const auto at = std::find(ids.begin(), ids.end(), machi->front());
  if (at == ids.end())
    return Error{"hai does not contain the winning tile " + nameOf(machi->front())};
  ids.erase(at);
  if (ids.size() > 13)
    return Error{"hai has " + std::to_string(ids.size() + 1) + " tiles"};
  for (int id : ids)
    info.hand.push_back(tileFromId(id, m_redFives));
  std::sort(info.hand.begin(), info.hand.end());

  const auto dora =
      tilesFrom<InlineVec<Tile, 5>>(attributes.value(QLatin1String("doraHai")), m_redFives, "doraHai");
  if (!dora)
    return dora.error();
  const auto ura =
      tilesFrom<InlineVec<Tile, 5>>(attributes.value(QLatin1String("doraHaiUra")), m_redFives, "doraHaiUra");
  if (!ura)
    return ura.error();
  info.doraIndicators = *dora;
  info.uraIndicators = *ura;

  if (attributes.hasAttribute(QLatin1String("m"))) {
    const Result<std::vector<int>> codes = numbersOf(attributes, "m");
    if (!codes)
      return codes.error();
    for (auto code = codes->rbegin(); code != codes->rend(); ++code) {
      if (m_players == 3 && isKitaCode(*code))
        continue;
      const Result<MjlogMeld> meld = meldFromCode(*code, info.winner, m_redFives, m_players);
      if (!meld)
        return meld.error();
      if (info.melds.size() == info.melds.capacity())
        return Error{"m has more than four melds"};
      info.melds.push_back(meld->meld);
    }
  }
  return true;
}

Result<bool> MjlogReader::agari(const Attributes &attributes) {
  const bool afterWin = !m_inHand && !m_game.hands.empty() &&
                        std::holds_alternative<Hora>(m_game.hands.back().events.back().event());
  if (!m_inHand && !afterWin)
    return Error{"a win outside of any hand"};
  const Result<int> who = player(attributes, "who");
  if (!who)
    return who.error();
  const Result<int> from = player(attributes, "fromWho");
  if (!from)
    return from.error();
  HoraInfo info;
  info.winner = static_cast<std::int8_t>(*who);
  info.from = static_cast<std::int8_t>(*who == *from ? -1 : *from);
  Stated stated;
  stated.hands = stated.indicators = stated.ura = stated.melds = true;
  stated.yaku = stated.han = stated.points = stated.limit = true;
  stated.deltas = stated.scores = true;
  const Result<std::vector<int>> ten = numbersOf(attributes, "ten");
  if (!ten)
    return ten.error();
  if (ten->size() != 3 || (*ten)[2] < 0 || (*ten)[2] > kYakumanLimit)
    return Error{"ten must be fu, points and limit"};
  for (const Result<bool> &part :
       {readTiles(attributes, info), readYaku(attributes, info), readExactYaku(attributes, info),
        readScores(attributes, info.result.deltas, info.scores)}) {
    if (!part)
      return part;
  }
  info.result.fu = (*ten)[0];
  stated.fu = info.result.yakuman == 0;
  info.result.handPoints = (*ten)[1];
  info.result.limit = kMjlogLimits[static_cast<std::size_t>((*ten)[2])];
  stated.pao = true;
  if (attributes.hasAttribute(QLatin1String("paoWho"))) {
    const Result<int> pao = player(attributes, "paoWho");
    if (!pao)
      return pao.error();
    info.result.pao = static_cast<std::int8_t>(*pao);
  }
  push(Hora{info}, stated);
  m_inHand = false;
  return readEnd(attributes);
}

Result<bool> MjlogReader::ryuukyoku(const Attributes &attributes) {
  if (!m_inHand)
    return Error{"an end in a draw outside of any hand"};
  const QString type = attributes.value(QLatin1String("type")).toString();
  const auto *draw = std::find_if(kMjlogDraws.begin(), kMjlogDraws.end(),
                                  [&](const MjlogDraw &name) { return type == QLatin1String(name.text); });
  if (draw == kMjlogDraws.end())
    return Error{"type=\"" + type.left(16).simplified().toStdString() + "\" is not a type of draw"};
  RyukyokuInfo info;
  info.type = draw->type;
  for (std::size_t i = 0; i < static_cast<std::size_t>(m_players); ++i) {
    const QString key = QStringLiteral("hai%1").arg(i);
    if (!attributes.hasAttribute(key))
      continue;
    const auto hand = tilesFrom<HandTiles>(attributes.value(key), m_redFives, "hai");
    if (!hand)
      return hand.error();
    info.hands[i] = *hand;
    std::sort(info.hands[i].begin(), info.hands[i].end());
    info.tenpai[i] = info.type == DrawType::Exhaustive || info.type == DrawType::NagashiMangan;
    if (info.type == DrawType::Kyuushu)
      info.declarer = static_cast<std::int8_t>(i);
  }
  const Result<bool> scores = readScores(attributes, info.deltas, info.scores);
  if (!scores)
    return scores;
  Stated stated;
  stated.drawType = stated.hands = stated.deltas = stated.scores = true;
  stated.tenpai = info.type == DrawType::Exhaustive || info.type == DrawType::NagashiMangan;
  push(Ryukyoku{info}, stated);
  m_inHand = false;
  return readEnd(attributes);
}

// owari: final score and points of each player; points have a decimal. Tables with chips add more numbers.
Result<bool> MjlogReader::readEnd(const Attributes &attributes) {
  if (!attributes.hasAttribute(QLatin1String("owari")))
    return true;
  const QStringList parts = attributes.value(QLatin1String("owari")).toString().split(QLatin1Char(','));
  // Three players: files differ in whether the empty seat has its two numbers.
  if (parts.size() < 2 * m_players)
    return Error{"owari must be two numbers for each player"};
  MatchResult result;
  for (int i = 0; i < m_players; ++i) {
    bool isScore = false;
    bool isPoints = false;
    const int score = parts[2 * i].toInt(&isScore);
    const double points = parts[2 * i + 1].toDouble(&isPoints);
    if (!isScore || !isPoints || score < -kMostNumber || score > kMostNumber ||
        !(std::abs(points) <= kMostNumber))
      return Error{"owari must be two numbers for each player"};
    result.scores[static_cast<std::size_t>(i)] = score * kHundred;
    result.finalPoints[static_cast<std::size_t>(i)] = static_cast<std::int32_t>(std::lround(points * 1000));
  }
  Stated stated;
  stated.scores = true;
  stated.finalPoints = m_endPoints;
  m_game.end = RecordedEvent{{MatchEnded{result}, stated, {}}, m_place};
  return true;
}

}  // namespace janso

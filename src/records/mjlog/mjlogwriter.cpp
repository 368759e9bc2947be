// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Writes a match as an mjlog.
#include "records/mjlog/mjlogwriter.h"

#include <QJsonDocument>
#include <QUrl>
#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "records/mjlog/mjlogtext.h"
#include "records/mjlog/mjlogtiles.h"
#include "records/rulesetjson.h"
#include "rules/payment.h"

namespace janso {
namespace {

constexpr int kRiichiYaku = 1;
constexpr int kSeatWindYaku = 10;
constexpr int kRoundWindYaku = 14;
constexpr int kDoubleRiichiYaku = 21;
constexpr int kDoraYaku = 52;
constexpr int kUraYaku = 53;

QByteArray number(int value) {
  return QByteArray::number(value);
}

QByteArray attribute(const QByteArray &name, const QByteArray &value) {
  return " " + name + "=\"" + value + '"';
}

QByteArray joined(const std::vector<int> &numbers) {
  QByteArray text;
  for (int value : numbers)
    text += (text.isEmpty() ? "" : ",") + number(value);
  return text;
}

template <class Numbers>
QByteArray hundreds(const Numbers &scores) {
  std::vector<int> numbers;
  for (std::int32_t score : scores)
    numbers.push_back(score / kHundred);
  return joined(numbers);
}

// Score before and change, player by player.
QByteArray changes(const Scores &after, const std::array<std::int32_t, 4> &deltas) {
  std::vector<int> numbers;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    numbers.push_back((after[seat] - deltas[seat]) / kHundred);
    numbers.push_back(deltas[seat] / kHundred);
  }
  return joined(numbers);
}

// Nothing for a yaku that the format does not know.
std::optional<int> idOf(YakuId yaku, int seatWind, int roundWind) {
  switch (yaku) {
    case YakuId::SeatWind:
      return kSeatWindYaku + seatWind;
    case YakuId::RoundWind:
      return kRoundWindYaku + roundWind;  // of the dragons too: their own yaku follow
    case YakuId::NorthYakuhai:
      return kSeatWindYaku + 3;
    case YakuId::OpenRiichi:
      return kRiichiYaku;
    case YakuId::DoubleOpenRiichi:
      return kDoubleRiichiYaku;
    default:
      break;
  }
  int id = 0;
  for (std::optional<YakuId> known = yakuFromMjlog(id); known; known = yakuFromMjlog(++id)) {
    if (known == yaku)
      return id;
  }
  return {};
}

int limitNumber(Limit limit) {
  switch (limit) {
    case Limit::None:
      return 0;
    case Limit::Mangan:
      return 1;
    case Limit::Haneman:
      return 2;
    case Limit::Baiman:
      return 3;
    case Limit::Sanbaiman:
      return 4;
    case Limit::KazoeYakuman:
    case Limit::Yakuman:
      break;
  }
  return 5;
}

const char *drawName(DrawType type) {
  switch (type) {
    case DrawType::Exhaustive:
      break;
    case DrawType::NagashiMangan:
      return "nm";
    case DrawType::Kyuushu:
      return "yao9";
    case DrawType::Suufon:
      return "kaze4";
    case DrawType::Suucha:
      return "reach4";
    case DrawType::Suukaikan:
      return "kan4";
    case DrawType::TripleRon:
      return "ron3";
  }
  return "";
}

// The yaku one by one, where the format has no number for one of them, or knows it by another worth or name.
QByteArray exactYaku(const WinResult &result, int seatWind, int roundWind) {
  bool exact = true;
  QByteArray text;
  for (const YakuHan &each : result.yaku) {
    const std::optional<int> id = idOf(each.id, seatWind, roundWind);
    // Norths that are set aside are counted among the dora, by everybody.
    exact = exact && each.yakuman <= 1 && (each.id == YakuId::Kita || (id && yakuFromMjlog(*id) == each.id));
    const std::string_view key = yakuKey(each.id);
    text += (text.isEmpty() ? "" : ",") + QByteArray(key.data(), static_cast<qsizetype>(key.size())) + ':' +
            number(each.han) + ':' + number(each.yakuman);
  }
  return exact ? QByteArray() : text;
}

// In thousands; the format has one decimal, but a share of an uma may need more.
QByteArray pointsText(std::int32_t points) {
  return QByteArray::number(points / 1000.0, 'f', points % 100 == 0 ? 1 : 3);
}

}  // namespace

void MjlogWriter::take(const Event &event) {
  std::visit([this](const auto &concrete) { tag(concrete); }, event);
}

QByteArray MjlogWriter::text() const {
  QByteArray text = "<mjloggm ver=\"2.3\">";
  for (const QByteArray &each : m_tags)
    text += '<' + each + "/>";
  return text + "</mjloggm>\n";
}

// The format has no mark on a haku: all four are alike.
int MjlogWriter::fresh(Tile marked) {
  const Tile tile = marked.isPocchi() ? marked.plain() : marked;
  for (int copy = 0; copy < 4; ++copy) {
    const int id = tile.kind() * 4 + copy;
    if (m_used[static_cast<std::size_t>(id)] || tileFromId(id, m_redFives) != tile)
      continue;
    m_used[static_cast<std::size_t>(id)] = true;
    return id;
  }
  return tile.kind() * 4;  // a fifth copy: not from our table
}

int MjlogWriter::fromHand(int seat, Tile marked) {
  const Tile tile = marked.isPocchi() ? marked.plain() : marked;
  std::vector<int> &ids = hand(seat);
  auto found = ids.end();
  for (auto at = ids.begin(); at != ids.end(); ++at) {
    if (tileFromId(*at, m_redFives) == tile && (found == ids.end() || *found == m_drawn))
      found = at;
  }
  if (found == ids.end())
    return -1;
  const int id = *found;
  ids.erase(found);
  return id;
}

QByteArray MjlogWriter::idsText(std::vector<int> ids) const {
  std::sort(ids.begin(), ids.end());
  return joined(ids);
}

QByteArray MjlogWriter::sticksText() const {
  return number(m_honba) + ',' + number(m_kyotaku);
}

void MjlogWriter::tag(const MatchStarted &event) {
  const RuleSet &rules = event.info->rules;
  m_players = rules.players;
  m_redFives = rules.redFives[0] + rules.redFives[1] + rules.redFives[2] > 0;
  const int type = 0x01 | (m_players == 3 ? 0x10 : 0) | (m_redFives ? 0 : 0x02) | (rules.kuitan ? 0 : 0x04) |
                   (rules.length == MatchLength::South ? 0x08 : 0);
  const QByteArray table = QJsonDocument(toJson(rules)).toJson(QJsonDocument::Compact);
  m_tags.push_back("GO" + attribute("type", number(type)) + attribute("lobby", "0") +
                   attribute(kMjlogRules, table.toPercentEncoding()));
  QByteArray names = "UN";
  for (int seat = 0; seat < 4; ++seat) {
    const QString name = QString::fromStdString(event.info->names[static_cast<std::size_t>(seat)]);
    names += attribute("n" + number(seat), QUrl::toPercentEncoding(name));
  }
  m_tags.push_back(names);
  m_tags.push_back("TAIKYOKU" + attribute("oya", "0"));
}

void MjlogWriter::tag(const KyokuStarted &event) {
  m_used.fill(false);
  m_dora.clear();
  m_ura.clear();
  m_drawn = m_lastId = -1;
  m_honba = event.honba;
  m_kyotaku = event.kyotaku;
  m_bakaze = event.bakaze;
  m_dealer = event.dealer;
  m_scores = event.scores;
  m_dora.push_back(fresh(event.doraIndicator));
  const std::vector<int> seed = {
      event.bakaze * 4 + event.kyoku, event.honba,   event.kyotaku, std::max(0, event.dice[0] - 1),
      std::max(0, event.dice[1] - 1), m_dora.front()};
  QByteArray text = "INIT" + attribute("seed", joined(seed)) + attribute("ten", hundreds(event.scores)) +
                    attribute("oya", number(event.dealer));
  for (int seat = 0; seat < 4; ++seat) {
    hand(seat).clear();
    m_melds[static_cast<std::size_t>(seat)].clear();
    for (Tile tile : event.hands[static_cast<std::size_t>(seat)])
      hand(seat).push_back(fresh(tile));
    text += attribute("hai" + number(seat), joined(hand(seat)));
  }
  m_tags.push_back(text);
}

void MjlogWriter::tag(const Tsumo &event) {
  m_drawn = fresh(event.tile);
  hand(event.seat).push_back(m_drawn);
  m_tags.push_back(kDrawTags[event.seat] + number(m_drawn));
}

void MjlogWriter::tag(const Dahai &event) {
  if (event.tsumogiri) {
    m_lastId = m_drawn;
    std::erase(hand(event.seat), m_drawn);
  } else {
    m_lastId = fromHand(event.seat, event.tile);
  }
  m_drawn = -1;
  m_tags.push_back(kDiscardTags[event.seat] + number(m_lastId));
}

int MjlogWriter::codeOf(const Laid &laid, int seat, int called) const {
  const int relative = laid.meld.from < 0 ? 0 : (laid.meld.from - seat + 4) % 4;
  const int kind = laid.meld.kind();
  if (laid.meld.type == MeldType::Ankan || laid.meld.type == MeldType::Daiminkan)
    return (called >= 0 ? called : laid.ids.front()) << 8 | relative;
  std::vector<int> three(laid.ids.begin(), laid.ids.begin() + 3);
  std::sort(three.begin(), three.end());
  const auto index = static_cast<int>(std::find(three.begin(), three.end(), called) - three.begin());
  if (laid.meld.type == MeldType::Chi) {
    const int start = kind / 9 * 7 + kind % 9;
    return (start * 3 + index) << 10 | (three[2] & 3) << 7 | (three[1] & 3) << 5 | (three[0] & 3) << 3 | 4 |
           relative;
  }
  // The copies of one kind add up to 6, so the one that is left is known.
  const int unused =
      6 - std::accumulate(three.begin(), three.end(), 0, [](int sum, int id) { return sum + id % 4; });
  const int isPon = laid.meld.type == MeldType::Pon ? 0x08 : 0x10;
  return (kind * 3 + index) << 9 | unused << 5 | isPon | relative;
}

void MjlogWriter::tag(const Call &event) {
  std::vector<Laid> &melds = m_melds[static_cast<std::size_t>(event.seat)];
  if (event.meld.type == MeldType::Kakan) {
    const auto pon = std::find_if(melds.begin(), melds.end(), [&](const Laid &laid) {
      return laid.meld.type == MeldType::Pon && laid.meld.kind() == event.meld.kind();
    });
    if (pon == melds.end())
      return;
    // Index and source stay those of the pon; only its mark changes.
    pon->code = (pon->code & ~0x08) | 0x10;
    pon->meld = event.meld;
    m_lastId = fromHand(event.seat, event.meld.added);
    pon->ids.push_back(m_lastId);
    m_tags.push_back("N" + attribute("who", number(event.seat)) + attribute("m", number(pon->code)));
    m_drawn = -1;
    return;
  }
  const int called = event.meld.type == MeldType::Ankan ? -1 : m_lastId;
  Laid laid{event.meld, {}, 0};
  bool calledOut = called < 0;
  for (Tile tile : event.meld.tiles) {
    if (!calledOut && tile == event.meld.called) {
      calledOut = true;
      laid.ids.push_back(called);
    } else {
      laid.ids.push_back(fromHand(event.seat, tile));
    }
  }
  laid.code = codeOf(laid, event.seat, called);
  m_drawn = -1;
  m_tags.push_back("N" + attribute("who", number(event.seat)) + attribute("m", number(laid.code)));
  melds.push_back(std::move(laid));
}

void MjlogWriter::tag(const Kita &event) {
  m_lastId = fromHand(event.seat, event.tile);
  m_drawn = -1;
  const Laid laid{{}, {m_lastId}, m_lastId << 8 | kKitaBit};
  m_tags.push_back("N" + attribute("who", number(event.seat)) + attribute("m", number(laid.code)));
  m_melds[static_cast<std::size_t>(event.seat)].push_back(laid);
}

void MjlogWriter::tag(const Riichi &event) {
  m_tags.push_back("REACH" + attribute("who", number(event.seat)) + attribute("step", "1"));
}

void MjlogWriter::tag(const RiichiAccepted &event) {
  m_scores[static_cast<std::size_t>(event.seat)] -= kStick;
  ++m_kyotaku;
  m_tags.push_back("REACH" + attribute("who", number(event.seat)) + attribute("ten", hundreds(m_scores)) +
                   attribute("step", "2"));
}

void MjlogWriter::tag(const DoraRevealed &event) {
  m_dora.push_back(fresh(event.indicator));
  m_tags.push_back("DORA" + attribute("hai", number(m_dora.back())));
}

QByteArray MjlogWriter::uraIds(const InlineVec<Tile, 5> &tiles) {
  for (std::size_t i = m_ura.size(); i < tiles.size(); ++i)
    m_ura.push_back(fresh(tiles[i]));
  return joined(m_ura);
}

void MjlogWriter::tag(const Hora &event) {
  const HoraInfo &info = *event.info;
  const WinResult &result = info.result;
  std::vector<int> hai = hand(info.winner);
  const int machi = info.from < 0 ? m_drawn : m_lastId;
  if (info.from >= 0)
    hai.push_back(machi);
  const bool riichi = !info.uraIndicators.empty();
  QByteArray text = "AGARI" + attribute("ba", sticksText()) + attribute("hai", idsText(hai));
  QByteArray codes;
  const std::vector<Laid> &melds = m_melds[static_cast<std::size_t>(info.winner)];
  for (auto laid = melds.rbegin(); laid != melds.rend(); ++laid)
    codes += (codes.isEmpty() ? "" : ",") + number(laid->code);
  if (!codes.isEmpty())
    text += attribute("m", codes);
  text += attribute("machi", number(machi));
  text += attribute("ten", joined({result.fu, result.handPoints, limitNumber(result.limit)}));
  std::vector<int> yaku;
  bool uraListed = false;
  int norths = 0;  // they are counted among the dora
  for (const YakuHan &each : result.yaku)
    norths += each.id == YakuId::Kita ? each.han : 0;
  const int seatWind = (info.winner - m_dealer + m_players) % m_players;
  for (const YakuHan &each : result.yaku) {
    if (result.yakuman > 0 && each.yakuman == 0)
      continue;
    const std::optional<int> id = idOf(each.id, seatWind, m_bakaze);
    if (!id)
      continue;
    yaku.push_back(*id);
    uraListed = uraListed || each.id == YakuId::UraDora;
    if (result.yakuman == 0)
      yaku.push_back(each.han + (*id == kDoraYaku ? std::exchange(norths, 0) : 0));
  }
  if (norths > 0 && result.yakuman == 0)
    yaku.insert(yaku.end(), {kDoraYaku, norths});
  if (riichi && !uraListed && result.yakuman == 0)
    yaku.insert(yaku.end(), {kUraYaku, 0});
  text += attribute(result.yakuman > 0 ? "yakuman" : "yaku", joined(yaku));
  if (const QByteArray exact = exactYaku(result, seatWind, m_bakaze); !exact.isEmpty())
    text += attribute(kMjlogYaku, exact);
  text += attribute("doraHai", joined(m_dora));
  if (riichi)
    text += attribute("doraHaiUra", uraIds(info.uraIndicators));
  text += attribute("who", number(info.winner)) +
          attribute("fromWho", number(info.from < 0 ? info.winner : info.from));
  if (result.pao >= 0)
    text += attribute("paoWho", number(result.pao));
  m_tags.push_back(text + attribute("sc", changes(info.scores, result.deltas)));
}

void MjlogWriter::tag(const Ryukyoku &event) {
  const RyukyokuInfo &info = *event.info;
  QByteArray text = "RYUUKYOKU";
  if (info.type != DrawType::Exhaustive)
    text += attribute("type", drawName(info.type));
  text += attribute("ba", sticksText()) + attribute("sc", changes(info.scores, info.deltas));
  for (int seat = 0; seat < 4; ++seat) {
    if (!info.hands[static_cast<std::size_t>(seat)].empty())
      text += attribute("hai" + number(seat), idsText(hand(seat)));
  }
  m_tags.push_back(text);
}

void MjlogWriter::tag(const MatchEnded &event) {
  QByteArray text;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    text += (seat == 0 ? "" : ",") + number(event.result->scores[seat] / kHundred) + ',' +
            pointsText(event.result->finalPoints[seat]);
  }
  if (!m_tags.empty())
    m_tags.back() += attribute("owari", text);
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Our own recorded games written as tenhou.net/6 lists, so that reading them back can be compared.
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <algorithm>

#include "records/formats/gamefile.h"
#include "records/recordedgame.h"
#include "records/verify.h"

namespace janso::test {

// One of our own games, number 1 to 14. Every second file is packed.
inline RecordedGame ownGame(int number) {
  const QString name = QStringLiteral("own%1%2.mjlog")
                           .arg(number, 2, 10, QLatin1Char('0'))
                           .arg(number % 2 == 0 ? QStringLiteral("-packed") : QString());
  return readGameFile(QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records/") + name).games.at(0);
}

inline int listedNumber(Tile tile) {
  if (tile.isRed())
    return 51 + tile.kind() / 9;
  return (tile.kind() / 9 + 1) * 10 + rankOf(tile.kind());
}

inline QString listedText(Tile tile) {
  return QString::number(listedNumber(tile));
}

template <class Tiles>
QJsonArray listedTiles(const Tiles &tiles) {
  QJsonArray list;
  for (Tile tile : tiles)
    list.append(listedNumber(tile));
  return list;
}

inline const char *listedYaku(YakuId id) {
  struct Name {
    YakuId id;
    const char *text;
  };
  static constexpr Name kNames[] = {
      {YakuId::Riichi, "立直"},
      {YakuId::DoubleRiichi, "両立直"},
      {YakuId::Ippatsu, "一発"},
      {YakuId::MenzenTsumo, "門前清自摸和"},
      {YakuId::Pinfu, "平和"},
      {YakuId::Tanyao, "断幺九"},
      {YakuId::Iipeikou, "一盃口"},
      {YakuId::Haku, "役牌 白"},
      {YakuId::Hatsu, "役牌 發"},
      {YakuId::Chun, "役牌 中"},
      {YakuId::SeatWind, "自風 東"},
      {YakuId::RoundWind, "場風 南"},
      {YakuId::Haitei, "海底摸月"},
      {YakuId::Houtei, "河底撈魚"},
      {YakuId::Rinshan, "嶺上開花"},
      {YakuId::Chankan, "槍槓"},
      {YakuId::Chiitoitsu, "七対子"},
      {YakuId::SanshokuDoujun, "三色同順"},
      {YakuId::SanshokuDoukou, "三色同刻"},
      {YakuId::Ittsuu, "一気通貫"},
      {YakuId::Chanta, "混全帯幺九"},
      {YakuId::Toitoi, "対々和"},
      {YakuId::Sanankou, "三暗刻"},
      {YakuId::Sankantsu, "三槓子"},
      {YakuId::Honroutou, "混老頭"},
      {YakuId::Shousangen, "小三元"},
      {YakuId::Honitsu, "混一色"},
      {YakuId::Junchan, "純全帯幺九"},
      {YakuId::Ryanpeikou, "二盃口"},
      {YakuId::Chinitsu, "清一色"},
      {YakuId::Kokushi, "国士無双"},
      {YakuId::Kokushi13, "国士無双１３面"},
      {YakuId::Suuankou, "四暗刻"},
      {YakuId::SuuankouTanki, "四暗刻単騎"},
      {YakuId::Daisangen, "大三元"},
      {YakuId::Shousuushii, "小四喜"},
      {YakuId::Daisuushii, "大四喜"},
      {YakuId::Tsuuiisou, "字一色"},
      {YakuId::Ryuuiisou, "緑一色"},
      {YakuId::Chinroutou, "清老頭"},
      {YakuId::Suukantsu, "四槓子"},
      {YakuId::Tenhou, "天和"},
      {YakuId::Chiihou, "地和"},
      {YakuId::Dora, "ドラ"},
      {YakuId::AkaDora, "赤ドラ"},
      {YakuId::UraDora, "裏ドラ"},
      {YakuId::Kita, "抜きドラ"},
  };
  for (const Name &name : kNames) {
    if (name.id == id)
      return name.text;
  }
  return "?";
}

inline QString listedWorth(const HoraInfo &win, int dealer, int players) {
  const WinResult &result = win.result;
  QString text;
  switch (result.limit) {
    case Limit::None: {
      int han = 0;
      for (const YakuHan &yaku : result.yaku)
        han += yaku.han;
      text = QStringLiteral("%1符%2飜").arg(result.fu).arg(han);
      break;
    }
    case Limit::Mangan:
      text = QStringLiteral("満貫");
      break;
    case Limit::Haneman:
      text = QStringLiteral("跳満");
      break;
    case Limit::Baiman:
      text = QStringLiteral("倍満");
      break;
    case Limit::Sanbaiman:
      text = QStringLiteral("三倍満");
      break;
    case Limit::KazoeYakuman:
    case Limit::Yakuman:
      text = QStringLiteral("役満");
      break;
  }
  if (win.from >= 0)
    return text + QStringLiteral("%1点").arg(result.handPoints);
  if (win.winner == dealer)
    return text + QStringLiteral("%1点∀").arg(result.handPoints / (players - 1));
  // The dealer pays twice what each other player pays, both rounded up to hundreds.
  const int other = result.handPoints / (players * 100) * 100;
  const int half = result.handPoints - (players - 2) * other <= 2 * other ? other : other + 100;
  return text + QStringLiteral("%1-%2点").arg(half).arg(result.handPoints - (players - 2) * half);
}

inline QJsonArray listedWin(const HoraInfo &win, int dealer, int players) {
  const int from = win.from < 0 ? win.winner : win.from;
  QJsonArray label{win.winner, from, win.result.pao < 0 ? win.winner : win.result.pao,
                   listedWorth(win, dealer, players)};
  for (const YakuHan &yaku : win.result.yaku)
    label.append(QString::fromUtf8(listedYaku(yaku.id)) +
                 (yaku.yakuman > 0 ? QStringLiteral("(役満)") : QStringLiteral("(%1飜)").arg(yaku.han)));
  return label;
}

inline QJsonArray listedDeltas(const std::array<std::int32_t, 4> &deltas) {
  return {deltas[0], deltas[1], deltas[2], deltas[3]};
}

inline QString listedDraw(DrawType type) {
  switch (type) {
    case DrawType::Exhaustive:
      return QStringLiteral("流局");
    case DrawType::NagashiMangan:
      return QStringLiteral("流し満貫");
    case DrawType::Kyuushu:
      return QStringLiteral("九種九牌");
    case DrawType::Suufon:
      return QStringLiteral("四風連打");
    case DrawType::Suucha:
      return QStringLiteral("四家立直");
    case DrawType::Suukaikan:
      return QStringLiteral("四槓散了");
    case DrawType::TripleRon:
      return QStringLiteral("三家和了");
  }
  return {};
}

// A claim with its letter where the source sits, or a kan of the own turn.
inline QString listedCall(int seat, const Meld &meld) {
  const char *letters = "cpmak";
  const QChar letter = QLatin1Char(letters[static_cast<int>(meld.type)]);
  std::vector<Tile> rest(meld.tiles.begin(), meld.tiles.end());
  if (meld.type == MeldType::Ankan)
    return listedText(rest[0]) + listedText(rest[1]) + listedText(rest[2]) + letter + listedText(rest[3]);
  const Tile marked = meld.type == MeldType::Kakan ? meld.added : meld.called;
  rest.erase(std::find(rest.begin(), rest.end(), marked));
  const int back = (seat - meld.from + 4) % 4;
  const std::size_t place =
      back == 3 && meld.type == MeldType::Daiminkan ? 3 : static_cast<std::size_t>(back - 1);
  QString text;
  for (std::size_t i = 0; i <= rest.size(); ++i) {
    if (i == place)
      text += letter + listedText(marked);
    if (i < rest.size())
      text += listedText(rest[i]);
  }
  return text;
}

inline QJsonArray listedHandOf(const RecordedHand &hand) {
  const KyokuStarted &start = hand.start();
  QJsonArray dora{listedNumber(start.doraIndicator)}, ura, result;
  std::array<QJsonArray, 4> takes, gives;
  bool riichi = false;
  for (const RecordedEvent &each : hand.events) {
    const Event &event = each.event();
    if (const auto *draw = std::get_if<Tsumo>(&event))
      takes[static_cast<std::size_t>(draw->seat)].append(listedNumber(draw->tile));
    if (std::holds_alternative<Riichi>(event))
      riichi = true;
    if (const auto *discard = std::get_if<Dahai>(&event)) {
      const int number = discard->tsumogiri ? 60 : listedNumber(discard->tile);
      const QJsonValue give = riichi ? QJsonValue(QStringLiteral("r%1").arg(number)) : QJsonValue(number);
      gives[static_cast<std::size_t>(discard->seat)].append(give);
      riichi = false;
    }
    if (const auto *call = std::get_if<Call>(&event)) {
      const auto seat = static_cast<std::size_t>(call->seat);
      (call->meld.type < MeldType::Ankan ? takes : gives)[seat].append(listedCall(call->seat, call->meld));
      if (call->meld.type == MeldType::Daiminkan)
        gives[seat].append(0);
    }
    if (const auto *aside = std::get_if<Kita>(&event))
      gives[static_cast<std::size_t>(aside->seat)].append(QStringLiteral("f44"));
    if (const auto *turned = std::get_if<DoraRevealed>(&event))
      dora.append(listedNumber(turned->indicator));
    if (const auto *win = std::get_if<Hora>(&event)) {
      if (result.isEmpty())
        result.append(QStringLiteral("和了"));
      result.append(listedDeltas(win->info->result.deltas));
      result.append(listedWin(*win->info, start.dealer, start.hands[3].empty() ? 3 : 4));
      if (!win->info->uraIndicators.empty())
        ura = listedTiles(win->info->uraIndicators);
    }
    if (const auto *draw = std::get_if<Ryukyoku>(&event)) {
      result.append(listedDraw(draw->info->type));
      if (draw->info->deltas != std::array<std::int32_t, 4>{})
        result.append(listedDeltas(draw->info->deltas));
    }
  }
  QJsonArray out{QJsonArray{start.bakaze * 4 + start.kyoku, start.honba, start.kyotaku},
                 listedDeltas(start.scores), dora, ura};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    out.append(listedTiles(start.hands[seat]));
    out.append(takes[seat]);
    out.append(gives[seat]);
  }
  out.append(result);
  return out;
}

inline QJsonObject listedHead(const RecordedGame &game) {
  const bool three = game.info.rules.players == 3;
  const QString length =
      game.info.rules.length == MatchLength::South ? QStringLiteral("般南喰赤") : QStringLiteral("般東喰赤");
  return {{QStringLiteral("title"), QJsonArray{QString(), QString()}},
          {QStringLiteral("name"),
           QJsonArray{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C"), QStringLiteral("D")}},
          {QStringLiteral("rule"),
           QJsonObject{{QStringLiteral("disp"), three ? QStringLiteral("三") + length : length},
                       {QStringLiteral("aka"), 1}}}};
}

// All hands in one object.
inline QJsonObject listedGameOf(const RecordedGame &game) {
  QJsonArray log;
  for (const RecordedHand &hand : game.hands)
    log.append(listedHandOf(hand));
  QJsonObject object = listedHead(game);
  object.insert(QStringLiteral("log"), log);
  if (game.end) {
    const MatchResult &end = *std::get<MatchEnded>(game.end->event()).result;
    QJsonArray sc;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      sc.append(end.scores[seat]);
      sc.append(end.finalPoints[seat] / 1000.0);
    }
    object.insert(QStringLiteral("sc"), sc);
  }
  return object;
}

inline QByteArray listedBytes(const QJsonObject &object) {
  return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

inline QStringList told(const std::vector<Disagreement> &list) {
  QStringList texts;
  for (const Disagreement &each : list)
    texts.push_back(QString::fromStdString(toText(each)));
  return texts;
}

}  // namespace janso::test

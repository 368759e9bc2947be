// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Paipu of Denno Mahjong: games of our table written in that format and read back are the same games.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "records/gamefile.h"
#include "records/listedgames.h"
#include "records/majiang.h"
#include "records/playedgames.h"
#include "support/conformance.h"
#include "support/tiles.h"

using namespace janso;
using namespace janso::test;

namespace {

QString letter(Kind kind) {
  return QStringLiteral("mpsz").mid(kind / 9, 1);
}

QString digit(Tile tile) {
  return tile.isRed() ? QStringLiteral("0") : QString::number(rankOf(tile.kind()));
}

QString tileText(Tile tile) {
  return letter(tile.kind()) + digit(tile);
}

template <class Tiles>
QString handText(const Tiles &tiles) {
  QString text;
  for (Tile tile : tiles)
    text += tileText(tile);
  return text;
}

QString meldText(const Meld &meld, int seat) {
  QString text = letter(meld.kind());
  if (meld.type == MeldType::Ankan) {
    for (Tile tile : meld.tiles)
      text += digit(tile);
    return text;
  }
  const QString sign = QStringLiteral("+=-").mid((meld.from - seat + 4) % 4 - 1, 1);
  bool called = false, added = meld.type != MeldType::Kakan;
  QString rest;
  for (Tile tile : meld.tiles) {
    if (!added && tile == meld.added) {
      added = true;
      continue;
    }
    if (!called && tile == meld.called) {
      called = true;
      // In a chi the claimed tile keeps its place.
      rest += meld.type == MeldType::Chi ? digit(tile) + sign : QString();
      continue;
    }
    rest += digit(tile);
  }
  if (meld.type == MeldType::Chi)
    return text + rest;
  return text + rest + digit(meld.called) + sign +
         (meld.type == MeldType::Kakan ? digit(meld.added) : QString());
}

// Writes one hand.
class Paipu {
 public:
  explicit Paipu(const RecordedHand &hand) : m_dealer(hand.start().dealer) {
    for (const RecordedEvent &each : hand.events)
      take(each.event());
  }
  QJsonArray entries() const { return m_entries; }

 private:
  int wind(int seat) const { return (seat - m_dealer + 4) % 4; }
  void add(const char *name, const QJsonObject &object) {
    m_entries.append(QJsonObject{{QLatin1String(name), object}});
  }
  template <class Values>
  QJsonArray byWind(const Values &values) const {
    QJsonArray list;
    for (int i = 0; i < 4; ++i)
      list.append(values[static_cast<std::size_t>((m_dealer + i) % 4)]);
    return list;
  }
  void take(const Event &event);
  void win(const HoraInfo &info);

  int m_dealer;
  QJsonArray m_entries;
  bool m_openKan = false;  // its indicator is written behind the discard
  QString m_late;
  bool m_riichi = false;
};

void Paipu::win(const HoraInfo &info) {
  QString hand = handText(info.hand) + tileText(info.winTile);
  for (const Meld &meld : info.melds)
    hand += QLatin1Char(',') + meldText(meld, info.winner);
  QJsonArray yaku;
  for (const YakuHan &each : info.result.yaku)
    yaku.append(QJsonObject{{QStringLiteral("name"), QString::fromUtf8(listedYaku(each.id))},
                            {QStringLiteral("fanshu"),
                             each.yakuman > 0 ? QJsonValue(QStringLiteral("*")) : QJsonValue(each.han)}});
  QJsonArray ura;
  for (Tile tile : info.uraIndicators)
    ura.append(tileText(tile));
  add("hule", {{QStringLiteral("l"), wind(info.winner)},
               {QStringLiteral("shoupai"), hand},
               {QStringLiteral("baojia"), info.from < 0 ? QJsonValue() : QJsonValue(wind(info.from))},
               {QStringLiteral("fubaopai"), ura.isEmpty() ? QJsonValue() : QJsonValue(ura)},
               {QStringLiteral("fu"), info.result.fu},
               {QStringLiteral("fanshu"), info.result.han},
               {QStringLiteral("defen"), info.result.handPoints},
               {QStringLiteral("hupai"), yaku},
               {QStringLiteral("fenpei"), byWind(info.result.deltas)}});
}

void Paipu::take(const Event &event) {
  if (const auto *start = std::get_if<KyokuStarted>(&event)) {
    QJsonArray hands;
    for (int i = 0; i < 4; ++i)
      hands.append(handText(start->hands[static_cast<std::size_t>((m_dealer + i) % 4)]));
    add("qipai", {{QStringLiteral("zhuangfeng"), start->bakaze},
                  {QStringLiteral("jushu"), start->kyoku},
                  {QStringLiteral("changbang"), start->honba},
                  {QStringLiteral("lizhibang"), start->kyotaku},
                  {QStringLiteral("defen"), byWind(start->scores)},
                  {QStringLiteral("baopai"), tileText(start->doraIndicator)},
                  {QStringLiteral("shoupai"), hands}});
  }
  if (const auto *draw = std::get_if<Tsumo>(&event))
    add(draw->rinshan ? "gangzimo" : "zimo",
        {{QStringLiteral("l"), wind(draw->seat)}, {QStringLiteral("p"), tileText(draw->tile)}});
  if (std::holds_alternative<Riichi>(event))
    m_riichi = true;
  if (const auto *call = std::get_if<Call>(&event)) {
    m_openKan = call->meld.type != MeldType::Ankan;
    add(call->meld.type < MeldType::Ankan ? "fulou" : "gang",
        {{QStringLiteral("l"), wind(call->seat)}, {QStringLiteral("m"), meldText(call->meld, call->seat)}});
  }
  if (const auto *turned = std::get_if<DoraRevealed>(&event)) {
    const bool drawn = m_entries.last().toObject().contains(QLatin1String("gangzimo"));
    if (drawn && m_openKan)
      m_late = tileText(turned->indicator);
    else
      add("kaigang", {{QStringLiteral("baopai"), tileText(turned->indicator)}});
  }
  if (const auto *discard = std::get_if<Dahai>(&event)) {
    const QString marks = QLatin1String(discard->tsumogiri ? "_" : "") + QLatin1String(m_riichi ? "*" : "");
    m_riichi = false;
    add("dapai",
        {{QStringLiteral("l"), wind(discard->seat)}, {QStringLiteral("p"), tileText(discard->tile) + marks}});
    if (!m_late.isEmpty())
      add("kaigang", {{QStringLiteral("baopai"), m_late}});
    m_late.clear();
  }
  if (const auto *won = std::get_if<Hora>(&event))
    win(*won->info);
  if (const auto *draw = std::get_if<Ryukyoku>(&event)) {
    const QString name =
        draw->info->type == DrawType::Exhaustive ? QStringLiteral("荒牌平局") : listedDraw(draw->info->type);
    QJsonArray hands;
    for (int i = 0; i < 4; ++i)
      hands.append(handText(draw->info->hands[static_cast<std::size_t>((m_dealer + i) % 4)]));
    add("pingju", {{QStringLiteral("name"), name},
                   {QStringLiteral("shoupai"), hands},
                   {QStringLiteral("fenpei"), byWind(draw->info->deltas)}});
  }
}

QJsonObject paipuOf(const RecordedGame &game) {
  QJsonArray log;
  for (const RecordedHand &hand : game.hands)
    log.append(Paipu(hand).entries());
  const MatchResult &end = *std::get<MatchEnded>(game.end->event()).result;
  QJsonArray scores, points;
  for (std::size_t player = 0; player < 4; ++player) {
    const std::size_t seat = (player + 1) % 4;  // player 3 deals first
    scores.append(end.scores[seat]);
    points.append(QString::number(end.finalPoints[seat] / 1000));
  }
  return {{QStringLiteral("qijia"), 3},
          {QStringLiteral("log"), log},
          {QStringLiteral("defen"), scores},
          {QStringLiteral("point"), points},
          {QStringLiteral("player"),
           QJsonArray{QStringLiteral("B"), QStringLiteral("C"), QStringLiteral("D"), QStringLiteral("A")}}};
}

QByteArray small(const char *entries) {
  return QByteArray(R"({"qijia":0,"log":[[{"qipai":{"zhuangfeng":0,"jushu":0,"changbang":0,"lizhibang":0,)"
                    R"("defen":[25000,25000,25000,25000],"baopai":"m9","shoupai":["m111222333z1115",)"
                    R"("m444555666z2225","m777888999z3336","p111222333z4446"]}})") +
         entries + "]]}";
}

}  // namespace

class Majiang : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void gamesReadBack();
  void meldsAreRead_data();
  void meldsAreRead();
  void brokenFilesAreSentences_data();
  void brokenFilesAreSentences();
  void outsideGamesAgree();
};

void Majiang::gamesReadBack() {
  const std::uint64_t seeds = qEnvironmentVariableIsSet("JANSO_QUICK") ? 4 : 20;
  QJsonArray all;
  std::vector<RecordedGame> games;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    // Not past its scheduled end, where this format goes another way than our table.
    RuleSet rules = majiangRules();
    rules.extraRound = ExtraRound::None;
    games.push_back(callingGame(rules, seed));
    all.append(paipuOf(games.back()));
  }
  GameFile file = readGames(QJsonDocument(all).toJson(QJsonDocument::Compact));
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  QCOMPARE(file.games.size(), games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    QCOMPARE(file.games[i].hands.size(), games[i].hands.size());
    for (std::size_t k = 0; k < games[i].hands.size(); ++k)
      QCOMPARE(playedHand(file.games[i].hands[k]), playedHand(games[i].hands[k]));
    QCOMPARE(file.games[i].info.names[0], std::string("A"));
    file.games[i].info.rules.extraRound = ExtraRound::None;
    const VerifyReport report = verifyGame(file.games[i]);
    QCOMPARE(told(report.disagreements), QStringList());
    QVERIFY(report.complete);
  }
}

void Majiang::meldsAreRead_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("read");
  const auto row = [](const char *text, const char *read) {
    QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(read);
  };
  row("m3-40", "0 3m from 0");
  row("p067-", "0 7p from 0");
  row("z111=", "1 1z from 3");
  row("s505+", "1 5s from 2");
  row("s5505+", "2 5s from 2");
  row("m8888", "3 ? from -1");
  row("z222-2", "4 2z from 0");
  row("s550=5", "4 0s from 3");
  row("m3+40", "error");
  row("m12-4", "error");
  row("m11-", "error");
  row("m111", "error");
  row("m1-1-1", "error");
  row("z8888", "error");
  row("m1111-1", "error");
  row("", "error");
}

void Majiang::meldsAreRead() {
  QFETCH(QString, text);
  QFETCH(QString, read);
  const Result<Meld> meld = majiangMeld(text, 1);
  const std::string made = meld ? std::to_string(static_cast<int>(meld->type)) + ' ' + toMpsz(meld->called) +
                                      " from " + std::to_string(meld->from)
                                : "error";
  QCOMPARE(QString::fromStdString(made), read);
}

void Majiang::brokenFilesAreSentences_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("sentence");
  const auto row = [](const char *name, const QByteArray &bytes, const char *sentence) {
    QTest::newRow(name) << bytes << QByteArray(sentence);
  };
  row("cut off", small("").chopped(4), "line 1: no JSON");
  row("unknown entry", small(R"(,{"zimu":{"l":0,"p":"m1"}})"),
      "game 1: hand 1: entry 2: an entry that is not known");
  row("wind 4", small(R"(,{"zimo":{"l":4,"p":"m1"}})"), "entry 2: zimo: l must be a wind from 0 to 3");
  row("a tile that is none", small(R"(,{"zimo":{"l":0,"p":"z8"}})"), "entry 2: zimo: \"z8\" is no hand");
  row("no tile", small(R"(,{"dapai":{"l":0}})"), "entry 2: dapai: p must be one tile");
  row("a meld that is none", small(R"(,{"fulou":{"l":1,"m":"m123"}})"), "\"m123\" is no meld");
  row("a claim of the own turn", small(R"(,{"gang":{"l":1,"m":"m111-"}})"),
      "a claim is no kan of the own turn");
  row("a draw of another name", small(R"(,{"pingju":{"name":"流れ","fenpei":[0,0,0,0],"shoupai":[]}})"),
      "the name is that of no draw");
  row("payments of three", small(R"(,{"pingju":{"name":"荒牌平局","fenpei":[0,0,0],"shoupai":[]}})"),
      "fenpei must be four numbers");
  row("no dealer", small("").replace("\"qijia\":0", "\"qijia\":5"), "qijia must be a player from 0 to 3");
  row("twelve tiles", small("").replace("z1115", "z111"), "a deal is 13 tiles for each of four");
}

void Majiang::brokenFilesAreSentences() {
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, sentence);
  QCOMPARE(formatOf(bytes), FileFormat::Majiang);
  const GameFile file = readGames(bytes);
  QVERIFY(file.broken.has_value());
  QVERIFY2(QByteArray::fromStdString(file.broken->text).contains(sentence), file.broken->text.c_str());
}

void Majiang::outsideGamesAgree() {
  JANSO_NEED_CONFORMANCE("games/majiang/script.json");
  const GameFile file = readGameFile(conformancePath(QStringLiteral("games/majiang/script.json")));
  QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
  int hands = 0;
  for (const RecordedGame &game : file.games) {
    const VerifyReport report = verifyGame(game);
    QCOMPARE(told(report.disagreements), QStringList());
    QVERIFY(report.complete && report.contradictions.empty());
    hands += report.hands;
  }
  QVERIFY(hands > 0);
  qInfo("%zu games, %d hands", file.games.size(), hands);
}

QTEST_GUILESS_MAIN(Majiang)
#include "tst_majiang.moc"

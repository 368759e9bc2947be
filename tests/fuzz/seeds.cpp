// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "fuzz/seeds.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "game/setup/opponent.h"
#include "mjai/writer.h"
#include "records/formats/gamefile.h"
#include "records/journal.h"
#include "records/listedgames.h"
#include "records/majiang/majiang.h"
#include "records/mjlog/mjlogwriter.h"
#include "records/paipu.h"
#include "records/playedgames.h"
#include "records/rulesetjson.h"
#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "table/match.h"

namespace janso::test {
namespace {

constexpr std::uint64_t kGames = 3;  // a format and number of players

QByteArray contents(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Short inputs are tried a hundred times as often as long ones: the first hands of a game are enough.
void shorten(RecordedGame &game, std::size_t hands) {
  if (game.hands.size() <= hands)
    return;
  game.hands.resize(hands);
  game.end.reset();
}

// A match of any legal action, answers and events in the order of a journal.
QByteArray journalOf(const RuleSet &rules, std::uint64_t seed, std::size_t events) {
  JournalHeader header;
  header.started = QDateTime(QDate(2026, 8, 1), QTime(20, 0));
  header.rules = rules;
  header.names = {"A", "B", "C", "D"};
  header.seed = wallSeedFromText(std::to_string(seed));
  QByteArray text = headerLine(header) + '\n';
  Match match(rules, header.names, header.seed);
  Random random(seed);
  MjaiWriter writer(-1);
  std::vector<Event> played;
  for (std::size_t written = 0; !match.isOver() && written < events;) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const Action action = eager(decision, random);
      text += answerLine({decision.seat, decision.id, action}) + '\n';
      match.answer(decision.seat, decision.id, action);
    }
    match.advance(played);
    for (; written < played.size(); ++written)
      text += eventLine(writer.write(played[written])) + '\n';
  }
  return text;
}

QByteArray mjaiOf(const RecordedGame &game) {
  MjaiWriter writer(-1);
  QByteArray text = toMjaiLine(writer.write(MatchStarted{Shared<MatchInfo>(game.info)}));
  for (const RecordedHand &hand : game.hands) {
    for (const RecordedEvent &event : hand.events)
      text += toMjaiLine(writer.write(event.event()));
    text += toMjaiLine(writer.write(KyokuEnded{}));
  }
  return text;
}

QByteArray mjlogOf(const RecordedGame &game) {
  MjlogWriter writer;
  writer.take(MatchStarted{Shared<MatchInfo>(game.info)});
  for (const RecordedHand &hand : game.hands) {
    for (const RecordedEvent &event : hand.events)
      writer.take(event.event());
  }
  return writer.text();
}

QList<QByteArray> written(QByteArray (*write)(const RecordedGame &), const QList<RuleSet> &rulesets) {
  QList<QByteArray> seeds;
  for (const RuleSet &rules : rulesets) {
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
      RecordedGame game = callingGame(rules, seed);
      shorten(game, seed);
      seeds << write(game);
    }
  }
  return seeds;
}

}  // namespace

QList<QByteArray> mjlogSeeds() {
  return written(mjlogOf, {tenhou(), tenhouSanma()});
}

QList<QByteArray> mjaiSeeds() {
  return written(mjaiOf, {tenhou(), tenhouSanma(), basicAriAri()});
}

QList<QByteArray> tenhou6Seeds() {
  return written([](const RecordedGame &game) { return listedBytes(listedGameOf(game)); },
                 {tenhou(), tenhouSanma()});
}

QList<QByteArray> paipuSeeds() {
  RuleSet rules = majiangRules();
  rules.extraRound = ExtraRound::None;
  QList<QByteArray> seeds;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    RecordedGame game = callingGame(rules, seed);
    game.hands.resize(std::min<std::size_t>(game.hands.size(), seed));  // a paipu has an end in any case
    seeds << listedBytes(paipuOf(game));
  }
  seeds << seeds[0] + '\n' + seeds[1] + '\n' << '[' + seeds[0] + ",\n" + seeds[1] + ']';
  return seeds;
}

QList<QByteArray> progressSeeds() {
  return {R"({"id":"a","ruleset":"tenhou_4p","length":"tonpuu","hands":[)"
          R"({"round":0,"honba":0,"sticks":0,"dealer":1,"scores":[25000,25000,25000,25000],"riichi":[],)"
          R"("type":"tsumo","winners":[1],"deltas":[-4000,12000,-4000,-4000]},)"
          R"({"round":0,"honba":1,"sticks":0,"dealer":1,"scores":[21000,37000,21000,21000],"riichi":[2],)"
          R"("type":"exhaustive","tenpai":[2],"deltas":[-1000,-1000,3000,-1000]}],)"
          R"("final_scores":[20000,36000,23000,20000]})"};
}

QList<QByteArray> gzipSeeds() {
  const QDir folder(QStringLiteral(JANSO_TEST_DATA "/records"));
  return {contents(folder.filePath(QStringLiteral("own08.mjson.gz"))),
          contents(folder.filePath(QStringLiteral("own02-packed.mjlog")))};
}

QList<QByteArray> journalSeeds() {
  return {journalOf(basicAriAri(), 1, 20), journalOf(tenhouSanma(), 2, 120), journalOf(mleague(), 3, 400)};
}

QList<QByteArray> rulesetSeeds() {
  QList<QByteArray> seeds;
  for (const RuleSet &rules : {basicAriAri(), mahjongSoulSanma(), hakuhyou()})
    seeds << QJsonDocument(toJson(rules)).toJson();
  return seeds;
}

QList<QByteArray> opponentsSeeds() {
  return {R"({"opponents":[{"id":"own:a","kind":"mjai","name":"A","command":"bot {seat}","version":"1"},)"
          R"({"id":"own:b","kind":"plugin","name":"B","path":"/b.so"}],"notes":{"club":"calm"}})",
          R"([{"kind":"mjai"},{"kind":"mjai","name":"%1 2","environment":{"A":"B"}}])"};
}

QList<QByteArray> settingsSeeds() {
  return {"[play]\nspeed=1\ncoach=full\n[table]\nfelt=green\n[keys]\nundo=Ctrl+Z\n",
          "[state]\ngeometry=@ByteArray(\\x1\\xd9\\xd0)\nlastMatch=@Variant(\\0\\0\\0\\b)\n"};
}

QList<QByteArray> tileManifestSeeds() {
  return {
      R"({"name":"Ink","author":"Mei","licence":"CC0","body":"black","faces":{"1m":"one.svg","0p":"r.svg"}})",
      R"({"name":"Ink","author":"Mei","licence":"CC0","faces":{}})"};
}

QList<QByteArray> tileFaceSeeds() {
  return {
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><path fill="#1D4482" d="M32 93h94z"/></svg>)",
      R"x(<svg><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>)x"
      R"x(<g transform="scale(2)"><rect width="3" height="4" fill="url(#a)" style="opacity:0.5"/></g></svg>)x"};
}

QList<QByteArray> lessonSeeds() {
  QList<QByteArray> seeds;
  const QDir folder(QStringLiteral(JANSO_LESSONS));
  for (const QString &name : folder.entryList({QStringLiteral("*.lesson")}, QDir::Files, QDir::Name))
    seeds << contents(folder.filePath(name));
  return seeds;
}

QList<QByteArray> notesSeeds() {
  return {
      R"({"hand":1,"event":5,"bookmark":""})"
      "\n"
      R"({"hand":8,"event":1,"note":"two\nlines"})"
      "\n"
      R"({"hand":4,"event":33,"left":3})",
      "/home/mei/final.mjlog#game=2&hand=3&event=25&seat=1",
      R"({"branch":"5e884898da28047151d0e56f8dc62927","note":"too bold?"})"
      "\n",
      R"({"begun":"2026-03-01T12:30:05","seat":2,"every":1})"
      "\n"
      R"({"hand":1,"event":25,"guessed":{"type":"dahai","tile":"3p"},"played":{"type":"dahai","tile":"0s"},)"
      R"("as_played":false,"best":{"type":"dahai","tile":"3p"},"as_best":true,)"
      R"("loss":{"points":0,"places":0},"played_loss":{"points":310,"places":0.031}})"
      "\n"};
}

QList<QByteArray> replySeeds() {
  return {R"({"type":"dahai","actor":1,"pai":"5mr","tsumogiri":false})",
          R"({"type":"none"})",
          R"({"type":"chi","actor":2,"target":1,"pai":"4p","consumed":["5pr","3p"]})",
          R"({"type":"hora","actor":1,"target":1,"pai":"5m"})",
          R"([{"type":"reach","actor":1},{"type":"dahai","actor":1,"pai":"1m","tsumogiri":true}])",
          R"({"type":"kakan","actor":1,"pai":"F","consumed":["F","F","F"]})"};
}

QList<QByteArray> scoreSeeds() {
  return {"123m456p789s1155z5z\n--ron\n--riichi", "22334455m67p\n8p\n--tsumo\n--seat\nsouth\n--dora\n5m",
          "1112345678999m\n1m\n--rules\ntenhou_4p\n--set\numa=20000,10000\n--json",
          "234m567s88p\n[p]777z\n(111m)\n9p\n--honba\n2\n--pao\neast"};
}

QList<QByteArray> seatsSeeds() {
  return {"--seats\nmaster;club;novice;random",
          "--seats\nmaster:evenPlaces=1;club\n--matches\n10\n--seed\na",
          "--seats\nmjai+tcp:bot {seat};plugin:/b.so\n--threads\n2\n--rules\ntenhou_3p",
          "--merge\na.json\nb.json",
          "--duplicate\n--matches\n4",
          "--until\n1,2,0.05\n--seats\nclub;caller"};
}

}  // namespace janso::test

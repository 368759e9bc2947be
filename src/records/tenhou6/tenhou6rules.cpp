// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rules of a tenhou.net/6 log.
#include "records/tenhou6/tenhou6rules.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QString>
#include <array>
#include <optional>

#include "rules/presets/presets.h"

namespace janso {
namespace {

// Played to the last hand and no further, by players who all sit to the end.
RuleSet league() {
  RuleSet rules = tenhou();
  rules.id = "league";
  rules.name = "League game";
  rules.targetPoints = 0;
  rules.extraRound = ExtraRound::None;
  rules.agariYame = Yame::None;
  rules.tenpaiYame = Yame::None;
  rules.bankruptcy = Bankruptcy::None;
  rules.doubleRon = MultiRon::HeadBump;
  rules.tripleRon = MultiRon::HeadBump;
  rules.riichiMinPoints = 0;
  rules.riichiMinWall = 0;
  return rules;
}

// Which table a word in title or rule.disp means.
struct NamedTable {
  const char *word;
  RuleSet (*make)();
};
constexpr std::array kTables = {
    NamedTable{"日本プロ麻雀連盟", jpmlA},
    NamedTable{"十段位", jpmlA},
    NamedTable{"Mリーグ", mleague},
    NamedTable{"M.LEAGUE", mleague},
    NamedTable{"WRC", wrc2025},
    NamedTable{"の間", mahjongSoul},
    NamedTable{" Room", mahjongSoul},
    NamedTable{"の間", mahjongSoulSanma},
    NamedTable{" Room", mahjongSoulSanma},
};

// What a table of Tenhou or Mahjong Soul says of itself: "鳳南喰赤", "玉の間東喰赤".
struct Disp {
  bool south = false;
  bool kuitan = false;
};
std::optional<Disp> dispOf(const QString &text) {
  static const QRegularExpression form(QStringLiteral("([東南])(喰)?(赤)?速?祝?$"));
  static const QRegularExpression romaji(QStringLiteral("(East|South|Tonpuusen|Hanchan)( Red)?$"));
  if (const QRegularExpressionMatch match = form.match(text); match.hasMatch())
    return Disp{match.captured(1) == QStringLiteral("南"), !match.capturedView(2).isEmpty()};
  if (const QRegularExpressionMatch match = romaji.match(text); match.hasMatch()) {
    const QString length = match.captured(1);
    return Disp{length == QLatin1String("South") || length == QLatin1String("Hanchan"), true};
  }
  return {};
}

void readRedFives(const QJsonObject &rule, ListedRules &listed) {
  static constexpr std::array kKeys = {"aka51", "aka52", "aka53"};
  for (std::size_t suit = 0; suit < kKeys.size(); ++suit) {
    const QJsonValue own = rule.value(QLatin1String(kKeys[suit]));
    const QJsonValue all = rule.value(QLatin1String("aka"));
    const bool notInSet = listed.rules.players == 3 && suit == 0;
    if (notInSet || (own.isUndefined() && all.isUndefined()))
      continue;
    // `aka` speaks of every suit alike.
    listed.rules.redFives[suit] = (own.isUndefined() ? all : own).toInt() > 0 ? 1 : 0;
    listed.statesRedFives = true;
  }
}

}  // namespace

ListedRules listedRules(const QJsonObject &game, int players) {
  const QJsonObject rule = game.value(QLatin1String("rule")).toObject();
  const QString shown = rule.value(QLatin1String("disp")).toString();
  QString all = shown;
  for (const QJsonValue &title : game.value(QLatin1String("title")).toArray())
    all += QLatin1Char('\n') + title.toString();
  ListedRules listed;
  const std::optional<Disp> disp = dispOf(shown);
  // A nameless log without any title comes from Tenhou's own editor.
  listed.rules = disp || all.trimmed().isEmpty() ? tenhou() : league();
  if (players == 3)
    listed.rules = tenhouSanma();
  for (const NamedTable &table : kTables) {
    if (players == (table.make == mahjongSoulSanma ? 3 : 4) && all.contains(QString::fromUtf8(table.word))) {
      listed.rules = table.make();
      break;
    }
  }
  if (disp) {
    listed.rules.length = disp->south ? MatchLength::South : MatchLength::East;
    listed.rules.kuitan = disp->kuitan;
    listed.statesLength = true;
  }
  readRedFives(rule, listed);
  return listed;
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakutexts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <string_view>

#include "rules/mpsz.h"

namespace janso {

namespace {

// For the sentences below, so that they stand in one context.
struct YakuWords {
  Q_DECLARE_TR_FUNCTIONS(YakuRules)
};

std::vector<const YakuText *> collect() {
  std::vector<const YakuText *> all;
  for (const auto table : {yakuTableOneHan(), yakuTableTwoToSixHan(), yakuTableYakuman(), yakuTableBonus()}) {
    for (const YakuText &text : table)
      all.push_back(&text);
  }
  return all;
}

bool isDoubled(YakuId id, const RuleSet &rules) {
  switch (id) {
    case YakuId::Kokushi13:
      return rules.doubleKokushi13;
    case YakuId::SuuankouTanki:
      return rules.doubleSuuankouTanki;
    case YakuId::Daisuushii:
      return rules.doubleDaisuushii;
    case YakuId::JunseiChuuren:
      return rules.doubleJunseiChuuren;
    default:
      return false;
  }
}

int redFives(const RuleSet &rules) {
  return rules.redFives[0] + rules.redFives[1] + rules.redFives[2];
}

void addYakumanNotes(const YakuText &text, const RuleSet &rules, QStringList &notes) {
  if (text.yakuman == 2) {
    notes << (isDoubled(text.id, rules) ? YakuWords::tr("Counts as a double yakuman.")
                                        : YakuWords::tr("Counts as a single yakuman."));
  }
  const bool pao = (text.id == YakuId::Daisangen && rules.paoDaisangen) ||
                   (text.id == YakuId::Daisuushii && rules.paoDaisuushii) ||
                   (text.id == YakuId::Suukantsu && rules.paoSuukantsu);
  if (pao)
    notes << YakuWords::tr("Pao: who feeds the last of its open groups pays for it.");
  if (text.id == YakuId::Kokushi || text.id == YakuId::Kokushi13) {
    notes << (rules.chankanAnkanKokushi ? YakuWords::tr("It may rob a closed kan.")
                                        : YakuWords::tr("It may not rob a closed kan."));
  }
  if (text.id == YakuId::Ryuuiisou && rules.ryuuiisouNeedsHatsu)
    notes << YakuWords::tr("The green dragon must be in it.");
  if (rules.yakumanStacking == YakumanStacking::None)
    notes << YakuWords::tr("Several yakuman in one hand count once.");
  else if (rules.yakumanCap == 0)
    notes << YakuWords::tr("Several yakuman in one hand add up.");
}

void addBonusNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Dora)
    notes << (rules.kanDora ? YakuWords::tr("Every kan turns a further indicator.")
                            : YakuWords::tr("Kans turn no further indicators."));
  if (id == YakuId::AkaDora && redFives(rules) > 0)
    notes << YakuWords::tr("There are %n red five(s) in the set.", nullptr, redFives(rules));
  if (id == YakuId::UraDora && rules.uraDora)
    notes << (rules.kanUraDora ? YakuWords::tr("The tiles under kan indicators count too.")
                               : YakuWords::tr("Only the tile under the first indicator counts."));
}

void addSituationNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Riichi || id == YakuId::DoubleRiichi) {
    if (rules.riichiMinWall > 0)
      notes << YakuWords::tr("At least %n tile(s) must be left in the wall.", nullptr, rules.riichiMinWall);
    if (rules.riichiMinPoints > 0)
      notes << YakuWords::tr("You must have the 1,000 points of the stick.");
    if (!rules.furitenRiichi)
      notes << YakuWords::tr("Riichi in furiten is not allowed.");
  }
  if (id == YakuId::Haitei)
    notes << (rules.haiteiWithRinshan ? YakuWords::tr("It counts together with rinshan.")
                                      : YakuWords::tr("It does not count together with rinshan."));
  if (id == YakuId::Chankan)
    notes << (rules.chankanAnkanKokushi
                  ? YakuWords::tr("A closed kan may be robbed only by thirteen orphans.")
                  : YakuWords::tr("A closed kan cannot be robbed."));
  if (id == YakuId::Renhou && rules.renhou == Renhou::Mangan)
    notes << YakuWords::tr("Counts as a mangan.");
  if (id == YakuId::Renhou && rules.renhou == Renhou::Yakuman)
    notes << YakuWords::tr("Counts as a yakuman.");
}

void addShapeNotes(YakuId id, const RuleSet &rules, QStringList &notes) {
  if (id == YakuId::Tanyao)
    notes << (rules.kuitan ? YakuWords::tr("Open tanyao is allowed.")
                           : YakuWords::tr("Open tanyao does not count: the hand must be closed."));
  if (id == YakuId::Pinfu)
    notes << (rules.pinfuTsumo ? YakuWords::tr("It holds on your own draw too: then the hand has 20 fu.")
                               : YakuWords::tr("On your own draw it does not count."));
  if (id == YakuId::Chiitoitsu)
    notes << YakuWords::tr("It is always worth %n fu.", nullptr, rules.chiitoitsuFu);
  if (id == YakuId::SeatWind || id == YakuId::RoundWind)
    notes << YakuWords::tr("A pair of a wind that is both is worth %n fu.", nullptr, rules.doubleWindPairFu);
}

// One group of an example: `*`, `(..)`, `[..]` taken off.
ExampleGroup parseGroup(std::string_view token) {
  ExampleGroup group;
  if (token.starts_with('*')) {
    group.deciding = true;
    token.remove_prefix(1);
  }
  if (token.starts_with('(') || token.starts_with('[')) {
    group.called = token.front() == '(';
    group.closedKan = token.front() == '[';
    token = token.substr(1, token.size() - 2);
  }
  Result<std::vector<Tile>> tiles = parseTiles(token);
  Q_ASSERT(tiles.ok());
  group.tiles = std::move(tiles).value();
  return group;
}

Meld meldOf(const ExampleGroup &group, int winner) {
  Meld meld;
  for (const Tile tile : group.tiles)
    meld.tiles.push_back(tile);
  const bool kan = group.tiles.size() == 4;
  const bool run = group.tiles[0].kind() != group.tiles[1].kind();
  meld.type = group.closedKan ? MeldType::Ankan
              : kan           ? MeldType::Daiminkan
              : run           ? MeldType::Chi
                              : MeldType::Pon;
  if (!group.closedKan) {
    meld.called = group.tiles[0];
    meld.from = static_cast<std::int8_t>((winner + 3) % 4);
  }
  return meld;
}

void setScene(unsigned scene, WinInput &input) {
  input.winner = (scene & SceneSeatSouth) != 0 ? 1 : 0;
  input.tsumo = (scene & SceneTsumo) != 0;
  input.from = input.tsumo ? std::int8_t{-1} : std::int8_t{2};
  input.riichi = (scene & SceneRiichi) != 0;
  input.doubleRiichi = (scene & SceneDouble) != 0;
  input.ippatsu = (scene & SceneIppatsu) != 0;
  input.haitei = (scene & SceneHaitei) != 0;
  input.houtei = (scene & SceneHoutei) != 0;
  input.rinshan = (scene & SceneRinshan) != 0;
  input.chankan = (scene & SceneChankan) != 0;
  input.tenhou = (scene & SceneTenhou) != 0;
  input.chiihou = (scene & SceneChiihou) != 0;
  input.renhou = (scene & SceneRenhou) != 0;
}

void findWinTile(YakuExample &example) {
  for (std::size_t g = 0; g < example.groups.size(); ++g) {
    const ExampleGroup &group = example.groups[g];
    if (group.called || group.closedKan)
      continue;
    for (std::size_t i = 0; i < group.tiles.size(); ++i) {
      if (group.tiles[i] == example.input.winTile) {
        example.winGroup = static_cast<int>(g);
        example.winIndex = static_cast<int>(i);
      }
    }
  }
  Q_ASSERT(example.winGroup >= 0);
}

}  // namespace

std::span<const YakuText *const> allYakuTexts() {
  static const std::vector<const YakuText *> all = collect();
  return all;
}

const YakuText &yakuText(YakuId id) {
  const auto all = allYakuTexts();
  const auto found = std::find_if(all.begin(), all.end(), [id](const YakuText *t) { return t->id == id; });
  Q_ASSERT(found != all.end());
  return **found;
}

QString yakuName(YakuId id, YakuNaming naming) {
  const YakuText &text = yakuText(id);
  switch (naming) {
    case YakuNaming::Japanese:
      return QString::fromUtf8(text.japanese);
    case YakuNaming::English:
      return QString::fromUtf8(text.english);
    case YakuNaming::Ema:
      return QString::fromUtf8(text.ema);
    case YakuNaming::Romaji:
      break;
  }
  return QString::fromUtf8(text.romaji);
}

QString yakuSecondName(YakuId id, YakuNaming naming) {
  const YakuText &text = yakuText(id);
  return QString::fromUtf8(naming == YakuNaming::Japanese ? text.romaji : text.japanese);
}

YakuNaming yakuNamingOf(const QString &word) {
  if (word == QLatin1String("japanese"))
    return YakuNaming::Japanese;
  if (word == QLatin1String("english"))
    return YakuNaming::English;
  if (word == QLatin1String("ema"))
    return YakuNaming::Ema;
  return YakuNaming::Romaji;
}

QString yakuSentence(const char *text) {
  return QCoreApplication::translate("Yaku", text);
}

YakuValue yakuValue(YakuId id, const RuleSet &rules) {
  const YakuText &text = yakuText(id);
  YakuValue value{text.closed, text.open, 0};
  if (text.yakuman > 0)
    value = {0, text.open, isDoubled(id, rules) ? 2 : 1};
  constexpr YakuValue kUnknown{-1, -1, 0};
  switch (id) {
    case YakuId::Tanyao:
      value.open = rules.kuitan ? 1 : -1;
      break;
    case YakuId::Ippatsu:
      return rules.ippatsu ? value : kUnknown;
    case YakuId::Dora:
      return rules.dora ? value : kUnknown;
    case YakuId::UraDora:
      return rules.uraDora ? value : kUnknown;
    case YakuId::AkaDora:
      return redFives(rules) > 0 ? value : kUnknown;
    case YakuId::Renhou:
      if (rules.renhou == Renhou::None)
        return kUnknown;
      return rules.renhou == Renhou::Mangan ? value : YakuValue{0, -1, 1};
    default:
      break;
  }
  return value;
}

QStringList yakuRuleNotes(YakuId id, const RuleSet &rules) {
  const YakuText &text = yakuText(id);
  if (!yakuValue(id, rules).known())
    return {YakuWords::tr("This ruleset does not count it.")};
  QStringList notes;
  addShapeNotes(id, rules, notes);
  addSituationNotes(id, rules, notes);
  if (text.yakuman > 0)
    addYakumanNotes(text, rules, notes);
  if (isBonus(id))
    addBonusNotes(id, rules, notes);
  return notes;
}

QString yakuGroupTitle(const YakuText &text) {
  if (isBonus(text.id))
    return YakuWords::tr("Bonus tiles");
  if (text.id == YakuId::Renhou)
    return YakuWords::tr("By ruleset");
  if (text.yakuman > 0)
    return YakuWords::tr("Yakuman");
  return YakuWords::tr("%n han", nullptr, text.closed);
}

YakuExample yakuExample(const YakuText &text) {
  YakuExample example;
  setScene(text.scene, example.input);
  std::string_view rest = text.example;
  while (!rest.empty()) {
    const std::size_t space = rest.find(' ');
    example.groups.push_back(parseGroup(rest.substr(0, space)));
    rest = space == std::string_view::npos ? std::string_view() : rest.substr(space + 1);
  }
  example.input.winTile = *parseTile(text.win);
  findWinTile(example);

  std::vector<Tile> concealed;
  for (std::size_t g = 0; g < example.groups.size(); ++g) {
    const ExampleGroup &group = example.groups[g];
    if (group.called || group.closedKan) {
      example.input.melds.push_back(meldOf(group, example.input.winner));
      continue;
    }
    for (std::size_t i = 0; i < group.tiles.size(); ++i) {
      if (static_cast<int>(g) != example.winGroup || static_cast<int>(i) != example.winIndex)
        concealed.push_back(group.tiles[i]);
    }
  }
  std::sort(concealed.begin(), concealed.end());
  for (const Tile tile : concealed)
    example.input.concealed.push_back(tile);

  auto &indicators = text.id == YakuId::UraDora ? example.input.uraIndicators : example.input.doraIndicators;
  if (text.indicators != nullptr) {
    const Result<std::vector<Tile>> parsed = parseTiles(text.indicators);
    for (const Tile tile : *parsed)
      indicators.push_back(tile);
  }
  return example;
}

}  // namespace janso

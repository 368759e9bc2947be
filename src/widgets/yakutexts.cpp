// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakutexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <string_view>

#include "rules/mpsz.h"

namespace janso {

namespace {

std::vector<const YakuText *> collect() {
  std::vector<const YakuText *> all;
  for (const auto table : {yakuTableOneHan(), yakuTableTwoToSixHan(), yakuTableYakuman(), yakuTableOptional(),
                           yakuTableOptionalYakuman(), yakuTableBonus(), yakuTableOptionalBonus()}) {
    for (const YakuText &text : table)
      all.push_back(&text);
  }
  return all;
}

constexpr std::uint8_t kStreak = 8;
constexpr Tile kArisuTile{Kind{1}};  // 2m, as the example holds it

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
  input.openRiichi = (scene & SceneOpenRiichi) != 0;
  input.afterKan = (scene & SceneAfterKan) != 0;
  input.riichiTile = (scene & SceneRiichiTile) != 0;
  input.winsInRow = (scene & SceneStreak) != 0 ? kStreak : 0;
  input.kita = (scene & SceneKita) != 0 ? 1 : 0;
  if ((scene & SceneArisu) != 0)
    input.arisu.push_back(kArisuTile);
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

QString hanFigure(int han, int yakuman) {
  if (han < 0)
    return QStringLiteral("\u2013");
  if (yakuman > 0)
    return yakuman == 2 ? QStringLiteral("\u2605\u2605") : QStringLiteral("\u2605");
  return QLocale().toString(han);
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

RuleSet yakuExampleRules(const YakuText &text) {
  RuleSet rules;
  rules.renhou = Renhou::Mangan;
  if (isOptional(text.id))
    rules.optionalYaku = optionalYakuBit(text.id);
  if ((text.scene & SceneThree) != 0) {
    rules.players = 3;
    rules.chi = false;
    rules.kita = true;
    rules.northYaku = NorthYaku::Yakuhai;
  }
  rules.openRiichi = (text.scene & SceneOpenRiichi) != 0;
  rules.openRiichiDealInYakuman = text.id == YakuId::OpenRiichiDealIn;
  rules.paaRenchan = (text.scene & SceneStreak) != 0 ? kStreak : 0;
  rules.arisu = (text.scene & SceneArisu) != 0 ? Arisu::Riichi : Arisu::None;
  return rules;
}

}  // namespace janso

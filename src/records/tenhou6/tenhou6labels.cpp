// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Parses the words in tenhou.net/6 results.
#include "records/tenhou6/tenhou6labels.h"

#include <QRegularExpression>
#include <QString>
#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace janso {
namespace {

struct YakuName {
  std::string_view text;  // romaji without spaces, in lower case
  YakuId id;
};
constexpr std::array kYakuLabels = {
    YakuName{"立直", YakuId::Riichi},
    YakuName{"両立直", YakuId::DoubleRiichi},
    YakuName{"ダブル立直", YakuId::DoubleRiichi},
    YakuName{"一発", YakuId::Ippatsu},
    YakuName{"門前清自摸和", YakuId::MenzenTsumo},
    YakuName{"平和", YakuId::Pinfu},
    YakuName{"断幺九", YakuId::Tanyao},
    YakuName{"一盃口", YakuId::Iipeikou},
    YakuName{"役牌 白", YakuId::Haku},
    YakuName{"役牌 發", YakuId::Hatsu},
    YakuName{"役牌 中", YakuId::Chun},
    YakuName{"翻牌 白", YakuId::Haku},
    YakuName{"翻牌 發", YakuId::Hatsu},
    YakuName{"翻牌 中", YakuId::Chun},
    YakuName{"自風 東", YakuId::SeatWind},
    YakuName{"自風 南", YakuId::SeatWind},
    YakuName{"自風 西", YakuId::SeatWind},
    YakuName{"自風 北", YakuId::SeatWind},
    YakuName{"場風 東", YakuId::RoundWind},
    YakuName{"場風 南", YakuId::RoundWind},
    YakuName{"場風 西", YakuId::RoundWind},
    YakuName{"場風 北", YakuId::RoundWind},
    YakuName{"海底摸月", YakuId::Haitei},
    YakuName{"河底撈魚", YakuId::Houtei},
    YakuName{"嶺上開花", YakuId::Rinshan},
    YakuName{"槍槓", YakuId::Chankan},
    YakuName{"七対子", YakuId::Chiitoitsu},
    YakuName{"三色同順", YakuId::SanshokuDoujun},
    YakuName{"三色同刻", YakuId::SanshokuDoukou},
    YakuName{"一気通貫", YakuId::Ittsuu},
    YakuName{"混全帯幺九", YakuId::Chanta},
    YakuName{"対々和", YakuId::Toitoi},
    YakuName{"三暗刻", YakuId::Sanankou},
    YakuName{"三槓子", YakuId::Sankantsu},
    YakuName{"混老頭", YakuId::Honroutou},
    YakuName{"小三元", YakuId::Shousangen},
    YakuName{"混一色", YakuId::Honitsu},
    YakuName{"純全帯幺九", YakuId::Junchan},
    YakuName{"二盃口", YakuId::Ryanpeikou},
    YakuName{"清一色", YakuId::Chinitsu},
    YakuName{"人和", YakuId::Renhou},
    YakuName{"国士無双", YakuId::Kokushi},
    YakuName{"国士無双13面", YakuId::Kokushi13},
    YakuName{"国士無双１３面", YakuId::Kokushi13},
    YakuName{"国士無双十三面", YakuId::Kokushi13},
    YakuName{"四暗刻", YakuId::Suuankou},
    YakuName{"四暗刻単騎", YakuId::SuuankouTanki},
    YakuName{"大三元", YakuId::Daisangen},
    YakuName{"小四喜", YakuId::Shousuushii},
    YakuName{"大四喜", YakuId::Daisuushii},
    YakuName{"字一色", YakuId::Tsuuiisou},
    YakuName{"緑一色", YakuId::Ryuuiisou},
    YakuName{"清老頭", YakuId::Chinroutou},
    YakuName{"九蓮宝燈", YakuId::ChuurenPoutou},
    YakuName{"純正九蓮宝燈", YakuId::JunseiChuuren},
    YakuName{"四槓子", YakuId::Suukantsu},
    YakuName{"天和", YakuId::Tenhou},
    YakuName{"地和", YakuId::Chiihou},
    YakuName{"ドラ", YakuId::Dora},
    YakuName{"赤ドラ", YakuId::AkaDora},
    YakuName{"裏ドラ", YakuId::UraDora},
    YakuName{"riichi", YakuId::Riichi},
    YakuName{"doubleriichi", YakuId::DoubleRiichi},
    YakuName{"ippatsu", YakuId::Ippatsu},
    YakuName{"tsumo", YakuId::MenzenTsumo},
    YakuName{"menzentsumo", YakuId::MenzenTsumo},
    YakuName{"pinfu", YakuId::Pinfu},
    YakuName{"tanyao", YakuId::Tanyao},
    YakuName{"iipeikou", YakuId::Iipeikou},
    YakuName{"haku", YakuId::Haku},
    YakuName{"yakuhaihaku", YakuId::Haku},
    YakuName{"hatsu", YakuId::Hatsu},
    YakuName{"yakuhaihatsu", YakuId::Hatsu},
    YakuName{"chun", YakuId::Chun},
    YakuName{"yakuhaichun", YakuId::Chun},
    YakuName{"jikazeton", YakuId::SeatWind},
    YakuName{"jikazenan", YakuId::SeatWind},
    YakuName{"jikazeshaa", YakuId::SeatWind},
    YakuName{"jikazexia", YakuId::SeatWind},
    YakuName{"jikazepei", YakuId::SeatWind},
    YakuName{"bakazeton", YakuId::RoundWind},
    YakuName{"bakazenan", YakuId::RoundWind},
    YakuName{"bakazeshaa", YakuId::RoundWind},
    YakuName{"bakazexia", YakuId::RoundWind},
    YakuName{"bakazepei", YakuId::RoundWind},
    YakuName{"haiteiraoyue", YakuId::Haitei},
    YakuName{"haitei", YakuId::Haitei},
    YakuName{"houteiraoyui", YakuId::Houtei},
    YakuName{"houtei", YakuId::Houtei},
    YakuName{"rinshankaihou", YakuId::Rinshan},
    YakuName{"rinshan", YakuId::Rinshan},
    YakuName{"chankan", YakuId::Chankan},
    YakuName{"chiitoitsu", YakuId::Chiitoitsu},
    YakuName{"sanshokudoujun", YakuId::SanshokuDoujun},
    YakuName{"sanshokudoukou", YakuId::SanshokuDoukou},
    YakuName{"ittsuu", YakuId::Ittsuu},
    YakuName{"chantaiyao", YakuId::Chanta},
    YakuName{"chanta", YakuId::Chanta},
    YakuName{"toitoi", YakuId::Toitoi},
    YakuName{"sanankou", YakuId::Sanankou},
    YakuName{"sankantsu", YakuId::Sankantsu},
    YakuName{"honroutou", YakuId::Honroutou},
    YakuName{"shousangen", YakuId::Shousangen},
    YakuName{"honitsu", YakuId::Honitsu},
    YakuName{"junchantaiyao", YakuId::Junchan},
    YakuName{"junchan", YakuId::Junchan},
    YakuName{"ryanpeikou", YakuId::Ryanpeikou},
    YakuName{"chinitsu", YakuId::Chinitsu},
    YakuName{"renhou", YakuId::Renhou},
    YakuName{"kokushimusou", YakuId::Kokushi},
    YakuName{"kokushimusoujuusanmenmachi", YakuId::Kokushi13},
    YakuName{"suuankou", YakuId::Suuankou},
    YakuName{"suuankoutanki", YakuId::SuuankouTanki},
    YakuName{"daisangen", YakuId::Daisangen},
    YakuName{"shousuushii", YakuId::Shousuushii},
    YakuName{"daisuushii", YakuId::Daisuushii},
    YakuName{"tsuuiisou", YakuId::Tsuuiisou},
    YakuName{"ryuuiisou", YakuId::Ryuuiisou},
    YakuName{"chinroutou", YakuId::Chinroutou},
    YakuName{"chuurenpoutou", YakuId::ChuurenPoutou},
    YakuName{"junseichuurenpoutou", YakuId::JunseiChuuren},
    YakuName{"suukantsu", YakuId::Suukantsu},
    YakuName{"tenhou", YakuId::Tenhou},
    YakuName{"chiihou", YakuId::Chiihou},
    YakuName{"dora", YakuId::Dora},
    YakuName{"akadora", YakuId::AkaDora},
    YakuName{"uradora", YakuId::UraDora},
    // Three players: Norths set aside; Tenhou counts them among the dora.
    YakuName{"抜きドラ", YakuId::Kita},
    YakuName{"kita", YakuId::Kita},
};

struct LimitName {
  std::string_view text;
  Limit limit;
};
// Longer names before those that they contain.
constexpr std::array kLimits = {
    LimitName{"数え役満", Limit::KazoeYakuman}, LimitName{"kazoe yakuman", Limit::KazoeYakuman},
    LimitName{"役満", Limit::Yakuman},          LimitName{"yakuman", Limit::Yakuman},
    LimitName{"三倍満", Limit::Sanbaiman},      LimitName{"sanbaiman", Limit::Sanbaiman},
    LimitName{"倍満", Limit::Baiman},           LimitName{"baiman", Limit::Baiman},
    LimitName{"跳満", Limit::Haneman},          LimitName{"haneman", Limit::Haneman},
    LimitName{"満貫", Limit::Mangan},           LimitName{"mangan", Limit::Mangan},
};

struct DrawNamed {
  std::string_view text;
  DrawLabel label;
};
constexpr std::array kDrawLabels = {
    DrawNamed{"流局", {DrawType::Exhaustive, {}}},
    DrawNamed{"荒牌平局", {DrawType::Exhaustive, {}}},
    DrawNamed{"全員聴牌", {DrawType::Exhaustive, true}},
    DrawNamed{"全員不聴", {DrawType::Exhaustive, false}},
    DrawNamed{"流し満貫", {DrawType::NagashiMangan, {}}},
    DrawNamed{"九種九牌", {DrawType::Kyuushu, {}}},
    DrawNamed{"四風連打", {DrawType::Suufon, {}}},
    DrawNamed{"四家立直", {DrawType::Suucha, {}}},
    DrawNamed{"四槓散了", {DrawType::Suukaikan, {}}},
    DrawNamed{"四開槓", {DrawType::Suukaikan, {}}},
    DrawNamed{"三家和了", {DrawType::TripleRon, {}}},
    DrawNamed{"三家和", {DrawType::TripleRon, {}}},
    DrawNamed{"Ryuukyoku", {DrawType::Exhaustive, {}}},
    DrawNamed{"Nagashi Mangan", {DrawType::NagashiMangan, {}}},
    DrawNamed{"Kyuushu Kyuuhai", {DrawType::Kyuushu, {}}},
    DrawNamed{"Suufon Renda", {DrawType::Suufon, {}}},
    DrawNamed{"Suucha Riichi", {DrawType::Suucha, {}}},
    DrawNamed{"Suukaikan", {DrawType::Suukaikan, {}}},
    DrawNamed{"Sanchahou", {DrawType::TripleRon, {}}},
};

std::string lower(std::string text) {
  for (char &c : text)
    c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

bool startsWithLetter(const std::string &text) {
  return !text.empty() && std::isalpha(static_cast<unsigned char>(text[0])) != 0;
}

// Romaji in lower case without spaces; other scripts as they are.
std::string folded(const std::string &text) {
  if (!startsWithLetter(text))
    return text;
  std::string out;
  for (char c : lower(text)) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      out += c;
  }
  return out;
}

std::string quoted(const std::string &text) {
  return '"' + QString::fromStdString(text).left(40).simplified().toStdString() + '"';
}

}  // namespace

Result<PointsLabel> pointsLabel(const std::string &text) {
  static const QRegularExpression form(
      QStringLiteral("^(?:(\\d{1,3}) ?(?:符|fu) ?)?(?:(\\d{1,2}) ?(?:飜|翻|han) ?)?([^0-9]*)"
                     "(\\d{1,6})(?:-(\\d{1,6}))?\\s*(?:点|points)?\\s*(∀|all)?$"),
      QRegularExpression::CaseInsensitiveOption);
  const QRegularExpressionMatch match = form.match(QString::fromStdString(text));
  if (!match.hasMatch())
    return Error{quoted(text) + " is not the value of a hand"};
  PointsLabel label;
  if (!match.capturedView(1).isEmpty())
    label.fu = match.capturedView(1).toInt();
  if (!match.capturedView(2).isEmpty())
    label.han = match.capturedView(2).toInt();
  const std::string limit = lower(match.captured(3).trimmed().toStdString());
  const auto *named = std::find_if(kLimits.begin(), kLimits.end(), [&](const LimitName &name) {
    return limit.find(name.text) != std::string::npos;
  });
  if (!limit.empty() && named == kLimits.end())
    return Error{quoted(text) + " does not name a known limit"};
  label.limit = limit.empty() ? Limit::None : named->limit;
  label.first = match.capturedView(4).toInt();
  label.second = match.capturedView(5).toInt();
  label.byAll = !match.capturedView(6).isEmpty();
  return label;
}

Result<YakuHan> yakuLabel(const std::string &text) {
  static const QRegularExpression form(
      QStringLiteral(
          "^(.*?) ?\\((?:(\\d{1,2}) ?(?:飜|翻|han)|((?:ダブル|[2２]倍|double )?)(?:役満|yakuman))\\)$"),
      QRegularExpression::CaseInsensitiveOption);
  const QRegularExpressionMatch match = form.match(QString::fromStdString(text));
  if (!match.hasMatch())
    return Error{quoted(text) + " is not a yaku with its han"};
  const std::string name = folded(match.captured(1).toStdString());
  const auto *known = std::find_if(kYakuLabels.begin(), kYakuLabels.end(),
                                   [&](const YakuName &each) { return name == each.text; });
  if (known == kYakuLabels.end())
    return Error{quoted(text) + " is not a known yaku"};
  YakuHan yaku{known->id, 0, 0};
  if (!match.capturedView(2).isEmpty())
    yaku.han = static_cast<std::uint8_t>(match.capturedView(2).toInt());
  else
    yaku.yakuman = match.capturedView(3).isEmpty() ? 1 : 2;
  return yaku;
}

std::optional<DrawLabel> drawLabel(const std::string &text) {
  for (const DrawNamed &name : kDrawLabels) {
    if (text == name.text)
      return name.label;
  }
  return {};
}

bool isWinLabel(const std::string &text) {
  return text == "和了" || lower(text) == "agari";
}

}  // namespace janso

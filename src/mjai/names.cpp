// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The words of the mjai protocol.
#include "mjai/names.h"

#include <array>
#include <span>

namespace janso {
namespace {

constexpr char kHonors[] = "ESWNPFC";
constexpr char kSuits[] = "mps";

struct YakuName {
  YakuId id;
  const char *name;
};

constexpr std::array kYakuNames = {
    YakuName{YakuId::Riichi, "reach"},
    YakuName{YakuId::DoubleRiichi, "double_reach"},
    YakuName{YakuId::Ippatsu, "ippatsu"},
    YakuName{YakuId::MenzenTsumo, "menzenchin_tsumoho"},
    YakuName{YakuId::Pinfu, "pinfu"},
    YakuName{YakuId::Tanyao, "tanyaochu"},
    YakuName{YakuId::Iipeikou, "ipeko"},
    YakuName{YakuId::Haku, "sangenpai"},
    YakuName{YakuId::Hatsu, "sangenpai"},
    YakuName{YakuId::Chun, "sangenpai"},
    YakuName{YakuId::SeatWind, "jikaze"},
    YakuName{YakuId::RoundWind, "bakaze"},
    YakuName{YakuId::Haitei, "haiteiraoyue"},
    YakuName{YakuId::Houtei, "hoteiraoyui"},
    YakuName{YakuId::Rinshan, "rinshankaiho"},
    YakuName{YakuId::Chankan, "chankan"},
    YakuName{YakuId::Chiitoitsu, "chitoitsu"},
    YakuName{YakuId::SanshokuDoujun, "sanshokudojun"},
    YakuName{YakuId::SanshokuDoukou, "sanshokudoko"},
    YakuName{YakuId::Ittsuu, "ikkitsukan"},
    YakuName{YakuId::Chanta, "honchantaiyao"},
    YakuName{YakuId::Toitoi, "toitoiho"},
    YakuName{YakuId::Sanankou, "sananko"},
    YakuName{YakuId::Sankantsu, "sankantsu"},
    YakuName{YakuId::Honroutou, "honroto"},
    YakuName{YakuId::Shousangen, "shosangen"},
    YakuName{YakuId::Honitsu, "honiso"},
    YakuName{YakuId::Junchan, "junchantaiyao"},
    YakuName{YakuId::Ryanpeikou, "ryanpeko"},
    YakuName{YakuId::Chinitsu, "chiniso"},
    YakuName{YakuId::Renhou, "renho"},
    YakuName{YakuId::Kokushi, "kokushimuso"},
    YakuName{YakuId::Kokushi13, "kokushimuso_13"},
    YakuName{YakuId::Suuankou, "suanko"},
    YakuName{YakuId::SuuankouTanki, "suanko_tanki"},
    YakuName{YakuId::Daisangen, "daisangen"},
    YakuName{YakuId::Shousuushii, "shosushi"},
    YakuName{YakuId::Daisuushii, "daisushi"},
    YakuName{YakuId::Tsuuiisou, "tsuiso"},
    YakuName{YakuId::Ryuuiisou, "ryuiso"},
    YakuName{YakuId::Chinroutou, "chinroto"},
    YakuName{YakuId::ChuurenPoutou, "churenpoton"},
    YakuName{YakuId::JunseiChuuren, "junsei_churenpoton"},
    YakuName{YakuId::Suukantsu, "sukantsu"},
    YakuName{YakuId::Tenhou, "tenho"},
    YakuName{YakuId::Chiihou, "chiho"},
    YakuName{YakuId::Dora, "dora"},
    YakuName{YakuId::AkaDora, "akadora"},
    YakuName{YakuId::UraDora, "uradora"},
    // Not known to mjai: our own keys.
    YakuName{YakuId::Kita, "kita"},
    YakuName{YakuId::Arisu, "arisu"},
    YakuName{YakuId::SanRenkou, "san_renkou"},
    YakuName{YakuId::IsshokuSanjun, "isshoku_sanjun"},
    YakuName{YakuId::KinkeiDokuritsu, "kinkei_dokuritsu"},
    YakuName{YakuId::OtakazeSankou, "otakaze_sankou"},
    YakuName{YakuId::Uumensai, "uumensai"},
    YakuName{YakuId::Kanburi, "kanburi"},
    YakuName{YakuId::TsubameGaeshi, "tsubame_gaeshi"},
    YakuName{YakuId::SanshokuTsuukan, "sanshoku_tsuukan"},
    YakuName{YakuId::ShouSanshii, "shou_sanshii"},
    YakuName{YakuId::DaiSanshii, "dai_sanshii"},
    YakuName{YakuId::GuusuuRenkou, "guusuu_renkou"},
    YakuName{YakuId::ChinGuusuuRenkou, "chin_guusuu_renkou"},
    YakuName{YakuId::KisuuRenkou, "kisuu_renkou"},
    YakuName{YakuId::ChinKisuuRenkou, "chin_kisuu_renkou"},
    YakuName{YakuId::UumensaiYakuman, "uumensai_yakuman"},
    YakuName{YakuId::ShiisanPuutaa, "shiisan_puutaa"},
    YakuName{YakuId::ShiisuuPuutaa, "shiisuu_puutaa"},
    YakuName{YakuId::Daisharin, "daisharin"},
    YakuName{YakuId::Shousharin, "shousharin"},
    YakuName{YakuId::Daichikurin, "daichikurin"},
    YakuName{YakuId::Daisuurin, "daisuurin"},
    YakuName{YakuId::SuuRenkou, "suu_renkou"},
    YakuName{YakuId::IsshokuSuujun, "isshoku_suujun"},
    YakuName{YakuId::HyakumanGoku, "hyakuman_goku"},
    YakuName{YakuId::Kouitten, "kouitten"},
    YakuName{YakuId::BeniKujaku, "beni_kujaku"},
    YakuName{YakuId::AoNoDoumon, "ao_no_doumon"},
    YakuName{YakuId::UupinKaihou, "uupin_kaihou"},
    YakuName{YakuId::IipinRaoyue, "iipin_raoyue"},
    YakuName{YakuId::RyansouChankan, "ryansou_chankan"},
    YakuName{YakuId::DaiChisei, "dai_chisei"},
    YakuName{YakuId::Kinmonkyou, "kinmonkyou"},
    YakuName{YakuId::KachouFuugetsu, "kachou_fuugetsu"},
    YakuName{YakuId::FuukaSetsugetsu, "fuuka_setsugetsu"},
    YakuName{YakuId::NorthYakuhai, "north_yakuhai"},
    YakuName{YakuId::OpenRiichi, "open_riichi"},
    YakuName{YakuId::DoubleOpenRiichi, "double_open_riichi"},
    YakuName{YakuId::OpenRiichiDealIn, "open_riichi_deal_in"},
    YakuName{YakuId::PaaRenchan, "paa_renchan"},
};
static_assert(kYakuNames.size() == kYakuCount);

struct DrawName {
  DrawType type;
  const char *name;
};

constexpr std::array kDrawNames = {
    DrawName{DrawType::Exhaustive, "fanpai"},    DrawName{DrawType::NagashiMangan, "nagashimangan"},
    DrawName{DrawType::Kyuushu, "kyushukyuhai"}, DrawName{DrawType::Suufon, "sufonrenta"},
    DrawName{DrawType::Suucha, "suchareach"},    DrawName{DrawType::Suukaikan, "sukaikan"},
    DrawName{DrawType::TripleRon, "sanchaho"},
};

}  // namespace

QString toMjai(Tile tile) {
  if (!tile.isKnown())
    return QStringLiteral("?");
  if (isHonor(tile.kind()))
    return QString(QLatin1Char(kHonors[tile.kind() - kEast]));
  QString text =
      QString::number(rankOf(tile.kind())) + QLatin1Char(kSuits[static_cast<int>(suitOf(tile.kind()))]);
  if (tile.isRed())
    text += QLatin1Char('r');
  return text;
}

Result<Tile> tileFromMjai(const QString &text) {
  if (text == QLatin1String("?"))
    return Tile();
  if (text.size() == 1) {
    for (int i = 0; i < 7; ++i) {
      if (text[0] == QLatin1Char(kHonors[i]))
        return Tile(static_cast<Kind>(kEast + i));
    }
  }
  const bool red = text.size() == 3 && text[2] == QLatin1Char('r');
  if (text.size() == 2 || red) {
    const int rank = text[0].unicode() - u'0';
    for (int suit = 0; suit < 3; ++suit) {
      if (text[1] == QLatin1Char(kSuits[suit]) && rank >= 1 && rank <= 9 && (!red || rank == 5))
        return Tile(kindOf(static_cast<Suit>(suit), rank), red);
    }
  }
  return Error{"unknown tile '" + text.left(16).simplified().toStdString() + "'"};
}

QString windToMjai(int wind) {
  return QString(QLatin1Char(kHonors[wind]));
}

std::optional<int> windFromMjai(const QString &text) {
  for (int wind = 0; wind < 7; ++wind) {
    if (text.size() == 1 && text[0] == QLatin1Char(kHonors[wind]))
      return wind;
  }
  return {};
}

QString yakuToMjai(YakuId id) {
  for (const YakuName &entry : kYakuNames) {
    if (entry.id == id)
      return QLatin1String(entry.name);
  }
  return {};
}

std::optional<YakuId> yakuFromMjai(const QString &text) {
  for (const YakuName &entry : kYakuNames) {
    if (text == QLatin1String(entry.name))
      return entry.id;
  }
  return {};
}

QString drawToMjai(DrawType type) {
  for (const DrawName &entry : kDrawNames) {
    if (entry.type == type)
      return QLatin1String(entry.name);
  }
  return {};
}

std::optional<DrawType> drawFromMjai(const QString &text) {
  for (const DrawName &entry : kDrawNames) {
    if (text == QLatin1String(entry.name))
      return entry.type;
  }
  return {};
}

}  // namespace janso

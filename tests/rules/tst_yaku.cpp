// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every yaku: what makes it, what just misses it, what an open hand costs, what it replaces.
#include <QTest>

#include "rules/yaku.h"
#include "support/testprogram.h"
#include "support/winrows.h"

using namespace janso;

namespace {

using Row = test::WinRow;

const Row kOneHan[] = {
    {"riichi", "234m567m345p678s9s +9s riichi", "riichi 1"},
    {"riichi does not hold twice with double riichi", "234m567m345p678s9s +9s double", "double_riichi 2"},
    {"ippatsu", "234m567m345p678s9s +9s riichi ippatsu", "riichi 1, ippatsu 1"},
    {"ippatsu needs riichi", "234m567m345p678s9s +9s ippatsu odd", "no yaku"},
    {"ippatsu switched off", "234m567m345p678s9s +9s riichi ippatsu @ippatsu=false", "riichi 1"},
    {"menzen tsumo", "234m567m345p678s9s +9s tsumo", "menzen_tsumo 1"},
    {"menzen tsumo with a closed kan", "234m567m678s9s a1111z +9s tsumo seat=W round=S", "menzen_tsumo 1"},
    {"menzen tsumo not with an open hand", "567m345p678s9s c234m +9s tsumo", "no yaku"},
    {"pinfu", "234m567m345p99s67s +8s", "pinfu 1"},
    {"pinfu with the pair of a guest wind", "234m567m345p33z67s +8s", "pinfu 1"},
    {"pinfu not with a dragon pair", "234m567m345p55z67s +8s", "no yaku"},
    {"pinfu not with the pair of the own wind", "234m567m345p22z67s +8s", "no yaku"},
    {"pinfu not with the pair of the round wind", "234m567m345p11z67s +8s", "no yaku"},
    {"pinfu not on a closed wait", "234m567m345p99s68s +7s", "no yaku"},
    {"pinfu not on an edge wait", "234m567m345p99s12s +3s", "no yaku"},
    {"pinfu not on a pair wait", "234m567m345p678s9s +9s", "no yaku"},
    {"pinfu not with a triplet", "234m567m333p99s67s +8s", "no yaku"},
    {"pinfu not with an open hand", "567m345p99s67s c234m +8s", "no yaku"},
    {"pinfu not with a closed kan", "234m567m99s67s a1111p +8s", "no yaku"},
    {"pinfu on self-draw", "234m567m345p99s67s +8s tsumo", "menzen_tsumo 1, pinfu 1"},
    {"pinfu on self-draw switched off", "234m567m345p99s67s +8s tsumo @pinfu_tsumo=false", "menzen_tsumo 1"},
    {"pinfu by the better of two waits", "234m567m99s23345p +4p", "pinfu 1"},
    {"pinfu read from the run and not from the pair", "234m567m789p4566s +6s", "pinfu 1"},
    {"tanyao", "234m567m333p678s8s +8s", "tanyao 1"},
    {"tanyao open", "567m333p678s8s c234m +8s", "tanyao 1"},
    {"tanyao open switched off", "567m333p678s8s c234m +8s @kuitan=false", "no yaku"},
    {"tanyao closed with open tanyao switched off", "234m567m333p678s8s +8s @kuitan=false", "tanyao 1"},
    {"tanyao not with a terminal", "567m333p678s9s c234m +9s", "no yaku"},
    {"tanyao not with a terminal in a meld", "567m333p678s8s c123m +8s", "no yaku"},
    {"iipeikou", "223344m567p11s67s +8s", "pinfu 1, iipeikou 1"},
    {"iipeikou on a pair wait", "223344m567p678s1s +1s", "iipeikou 1"},
    {"iipeikou with three equal runs counts once", "11122233m789p99p +3m", "iipeikou 1, junchan 3"},
    {"iipeikou not with an open hand", "223344m678s1s c567p +1s", "no yaku"},
    {"iipeikou completed by ron", "22334m567p11s678s +4m", "pinfu 1, iipeikou 1"},
    {"haku", "234m567m555z678s9s +9s", "haku 1"},
    {"hatsu by pon", "234m567m678s9s p666z +9s", "hatsu 1"},
    {"chun by open kan", "234m567m678s9s d7777z +9s", "chun 1"},
    {"a pair of dragons is no yaku", "234m567m789m678s5z +5z", "no yaku"},
    {"seat wind", "234m567m222z678s9s +9s", "seat_wind 1"},
    {"round wind", "234m567m111z678s9s +9s", "round_wind 1"},
    {"double wind counts twice", "234m567m111z678s9s +9s seat=E", "seat_wind 1, round_wind 1"},
    {"guest wind is no yaku", "234m567m333z678s9s +9s", "no yaku"},
    {"guest wind by pon is no yaku", "234m567m678s9s p444z +9s", "no yaku"},
    {"round wind of the south round", "234m567m222z678s9s +9s seat=W round=S", "round_wind 1"},
    {"haitei", "567m345p678s9s c234m +9s tsumo haitei", "haitei 1"},
    {"haitei not by ron", "567m345p678s9s c234m +9s haitei odd", "no yaku"},
    {"houtei", "567m345p678s9s c234m +9s houtei", "houtei 1"},
    {"rinshan", "567m345p9s c234m d1111s +9s tsumo rinshan", "rinshan 1"},
    {"rinshan on the last tile is not haitei", "567m345p9s c234m d1111s +9s tsumo rinshan haitei",
     "rinshan 1"},
    {"rinshan with haitei by option",
     "567m345p9s c234m d1111s +9s tsumo rinshan haitei @haitei_with_rinshan=true", "haitei 1, rinshan 1"},
    {"chankan", "567m345p67s99s c234m +8s chankan", "chankan 1"},
};

const Row kTwoHan[] = {
    {"chiitoitsu", "1133m2255p4466s7z +7z", "chiitoitsu 2"},
    {"chiitoitsu not with four equal tiles", "1111m2255p4466s7z +7z", "not complete"},
    {"chiitoitsu with tanyao", "2233m2255p4466s8s +8s", "tanyao 1, chiitoitsu 2"},
    {"chiitoitsu gives way to ryanpeikou", "112233m445566p7s +7s", "ryanpeikou 3"},
    {"chiitoitsu with honroutou", "1199m1199p1199s7z +7z", "chiitoitsu 2, honroutou 2"},
    {"chiitoitsu with honitsu", "11335577m1122z7z +7z", "chiitoitsu 2, honitsu 3"},
    {"sanshoku doujun closed", "234m234p234s678s1m +1m", "sanshoku_doujun 2"},
    {"sanshoku doujun open", "234p234s678s1m c234m +1m", "sanshoku_doujun 1"},
    {"sanshoku doujun not with ranks apart", "234m234p345s678s1m +1m", "no yaku"},
    {"sanshoku doukou", "333m333p333s789s1m +1m", "sanshoku_doukou 2, sanankou 2"},
    {"sanshoku doukou open keeps its han", "333p789s1m p333m d3333s +1m", "sanshoku_doukou 2"},
    {"sanshoku doukou not by a pair", "333m333p33s123s78s +9s", "no yaku"},
    {"ittsuu closed", "123456789p234m1s +1s", "ittsuu 2"},
    {"ittsuu open", "456789p234m1s c123p +1s", "ittsuu 1"},
    {"ittsuu not over two suits", "123456p789s234m1s +1s", "no yaku"},
    {"ittsuu not with overlapping runs", "123345789p234m1s +1s", "no yaku"},
    {"chanta closed", "123m789m123p999s5z +5z", "chanta 2"},
    {"chanta open", "789m123p999s5z c123m +5z", "chanta 1"},
    {"chanta not with an inner pair", "123m789m123p111z5s +5s seat=W round=S", "no yaku"},
    {"junchan replaces chanta", "123m789m123p999s1s +1s", "junchan 3"},
    {"junchan open", "789m123p999s1s c123m +1s", "junchan 2"},
    {"toitoi", "333m555p777s9s p111m +9s", "toitoi 2, sanankou 2"},
    {"toitoi of four melds", "9s p111m p333m p555p p777s +9s", "toitoi 2"},
    {"sanankou by self-draw", "333m555p77s99s c123m +7s tsumo", "sanankou 2"},
    {"sanankou not when the third is ronned", "333m555p77s99s c123m +7s", "no yaku"},
    {"sanankou when the ron completes the run", "333m555p777s9s c123m +9s", "sanankou 2"},
    {"sanankou with a closed kan", "333m555p9s a7777s c123m +9s", "sanankou 2"},
    {"sanankou not with an open kan", "333m555p9s d7777s c123m +9s", "no yaku"},
    {"ronned tile that also fits a run leaves the triplet concealed", "333m555p99s44456s +4s", "sanankou 2"},
    {"sankantsu", "78m99s d1111p k2222p a3333s +9m", "sankantsu 2"},
    {"two kans are no yaku", "123s78m99m d1111p k2222p +9m", "no yaku"},
    {"honroutou with toitoi", "111m999p9s p111s p444z +9s", "toitoi 2, honroutou 2"},
    {"honroutou replaces nothing but leaves no chanta", "111m999p111s22z44z +2z seat=W",
     "toitoi 2, sanankou 2, honroutou 2"},
    {"shousangen", "123m567p7z p555z p666z +7z", "haku 1, hatsu 1, shousangen 2"},
    {"double riichi", "234m567m345p678s9s +9s double", "double_riichi 2"},
};

const Row kMoreHan[] = {
    {"honitsu closed", "123345678m99m11z +9m seat=W", "honitsu 3"},
    {"honitsu open", "345678m99m11z c123m +9m seat=W", "honitsu 2"},
    {"honitsu open on a guest wind", "345678m9m333z c123m +9m", "honitsu 2"},
    {"chinitsu replaces honitsu", "123345678m9977m +9m", "chinitsu 6"},
    {"chinitsu open", "345678m9977m c123m +9m", "chinitsu 5"},
    {"ryanpeikou replaces iipeikou", "223344m667788p1s +1s", "ryanpeikou 3"},
    {"ryanpeikou of four equal runs", "111122223333m5s +5s", "ryanpeikou 3"},
    {"junchan with sanshoku", "123m123p123s789s9m +9m", "sanshoku_doujun 2, junchan 3"},
    {"double riichi of three han by option", "234m567m345p678s9s +9s double @double_riichi_han=3",
     "double_riichi 3"},
    {"everything at once", "2233445566778m +8m riichi tsumo ippatsu",
     "riichi 1, ippatsu 1, menzen_tsumo 1, pinfu 1, tanyao 1, ryanpeikou 3, chinitsu 6"},
};

const Row kYakuman[] = {
    {"kokushi", "119m19p19s123456z +7z", "kokushi x1"},
    {"kokushi on thirteen waits is double", "19m19p19s1234567z +7z", "kokushi_13 x2"},
    {"kokushi on thirteen waits single by option", "19m19p19s1234567z +7z @tenhou_4p", "kokushi_13 x1"},
    {"kokushi not with a kind missing", "119m199p19s12345z +6z", "not complete"},
    {"suuankou by self-draw", "111m333p555s77s99m +7s tsumo", "suuankou x1"},
    {"suuankou not by ron on a triplet", "111m333p555s77s99m +7s", "toitoi 2, sanankou 2"},
    {"suuankou on the pair is double", "111m333p555s777s9m +9m", "suuankou_tanki x2"},
    {"suuankou on the pair by self-draw", "111m333p555s777s9m +9m tsumo", "suuankou_tanki x2"},
    {"suuankou with closed kans", "333p9m a1111m a5555s a7777s +9m", "suuankou_tanki x2"},
    {"daisangen", "123m9m p555z p666z p777z +9m", "daisangen x1"},
    {"daisangen completed by ron", "12399m55566677z +7z", "daisangen x1"},
    {"shousuushii", "123m4z p111z p222z p333z +4z", "shousuushii x1"},
    {"daisuushii is double", "9m p111z p222z p333z p444z +9m", "daisuushii x2"},
    {"tsuuiisou", "11222z77z p333z p555z +7z", "tsuuiisou x1"},
    {"tsuuiisou as seven pairs", "1122334455667z +7z", "tsuuiisou x1"},
    {"ryuuiisou", "223344s66z66s p888s +6z", "ryuuiisou x1"},
    {"ryuuiisou of souzu alone", "2233334466s p888s +6s", "ryuuiisou x1"},
    {"ryuuiisou needs hatsu by option", "2233334466s p888s +6s @ryuuiisou_needs_hatsu=true",
     "tanyao 1, chinitsu 5"},
    {"ryuuiisou with hatsu by option", "223344s66z66s p888s +6z @ryuuiisou_needs_hatsu=true", "ryuuiisou x1"},
    {"ryuuiisou not with a five", "223344s66z55s p888s +6z", "hatsu 1, honitsu 2"},
    {"chinroutou", "111m999p1s p999m p111p +1s", "chinroutou x1"},
    {"chuuren poutou", "1112345678999m +9m @double_junsei_chuuren=true", "junsei_chuuren_poutou x2"},
    {"chuuren on another wait", "1112345778999m +6m", "chuuren_poutou x1"},
    {"junsei chuuren single by option", "1112345678999s +5s @double_junsei_chuuren=false",
     "junsei_chuuren_poutou x1"},
    {"chuuren needs a closed hand without a kan", "2345678999m a1111m +8m", "chinitsu 6"},
    {"chuuren of pinzu where only manzu count", "1112345778999p +6p @chuuren_suits=man", "chinitsu 6"},
    {"chuuren of manzu where only manzu count", "1112345778999m +6m @chuuren_suits=man", "chuuren_poutou x1"},
    {"tenhou switched off", "234m567m345p678s9s +9s tsumo tenhou seat=E @tenhou_chiihou=none",
     "menzen_tsumo 1"},
    {"chiihou switched off", "234m567m345p678s9s +9s tsumo chiihou @tenhou_chiihou=none", "menzen_tsumo 1"},
    {"suukantsu", "9s d1111m a3333p k5555s a7777z +9s", "suukantsu x1"},
    {"tenhou", "234m567m345p678s9s +9s tsumo tenhou seat=E", "tenhou x1"},
    {"chiihou", "234m567m345p678s9s +9s tsumo chiihou", "chiihou x1"},
    {"yakuman add up", "1z p555z p666z p777z p222z +1z", "daisangen x1, tsuuiisou x1"},
    {"all yakuman are listed without stacking", "1z p555z p666z p777z p222z +1z @ema_2016",
     "daisangen x1, tsuuiisou x1"},
    {"a yakuman drops the other yaku and the dora", "119m19p19s123456z +7z riichi ippatsu dora=8m",
     "kokushi x1"},
};

const Row kRenhou[] = {
    {"renhou not played", "234m567m345p678s9s +9s renhou", "no yaku"},
    {"renhou as a mangan", "234m567m345p678s9s +9s renhou @ema_2016", "renhou 5"},
    {"renhou as a mangan does not add up", "234m567m345p99s67s +8s renhou @ema_2016 dora=1m", "renhou 5"},
    {"a dearer hand is not reduced to renhou", "223344m667788p5s +5s renhou @ema_2016 dora=1m4m",
     "tanyao 1, ryanpeikou 3, dora 2"},
    {"renhou as a mangan that adds up",
     "234m567m345p99s67s +8s renhou @renhou=mangan @renhou_cumulative=true dora=1m",
     "pinfu 1, renhou 5, dora 1"},
    {"renhou as a yakuman", "234m567m345p678s9s +9s renhou @renhou=yakuman", "renhou x1"},
};

const Row kDora[] = {
    {"dora are no yaku", "234m567m345p678s9s +9s dora=8s", "no yaku"},
    {"dora counts every copy", "234m567m345p99s67s +8s dora=8s", "pinfu 1, dora 2"},
    {"equal indicators add up", "234m567m345p99s67s +8s dora=8s8s", "pinfu 1, dora 4"},
    {"dora in melds", "567m333p678s8s c234m +8s dora=1m3m", "tanyao 1, dora 2"},
    {"dora in a kan", "567m333p8s a2222s c234m +8s dora=1s", "tanyao 1, dora 4"},
    {"red fives", "234m067m340p99s67s +8s", "pinfu 1, akadora 2"},
    {"red fives in melds and as winning tile", "333p678s88s4m6m c340m +0m", "tanyao 1, akadora 2"},
    {"a red five is a dora too", "234m067m345p99s67s +8s dora=4m", "pinfu 1, dora 1, akadora 1"},
    {"ura dora with riichi", "234m567m345p99s67s +8s riichi ura=8s", "riichi 1, pinfu 1, uradora 2"},
    {"ura dora without riichi", "234m567m345p99s67s +8s ura=8s", "pinfu 1"},
    {"ura dora switched off", "234m567m345p99s67s +8s riichi ura=8s @ura_dora=false", "riichi 1, pinfu 1"},
    {"kan dora switched off", "234m567m345p99s67s +8s dora=1z8s @kan_dora=false", "pinfu 1"},
    {"kan ura dora switched off", "234m567m345p99s67s +8s riichi ura=1z8s @kan_ura_dora=false",
     "riichi 1, pinfu 1"},
    {"ura dora count where dora do not", "234m567m345p99s67s +8s riichi dora=8s ura=8s @dora=false",
     "riichi 1, pinfu 1, uradora 2"},
    {"dora switched off", "234m567m345p99s67s +8s dora=8s @dora=false", "pinfu 1"},
    {"nine points to one, north to east", "123m567m345p99s67s +8s dora=9m4z", "pinfu 1, dora 1"},
};

const Row kMinimum[] = {
    {"one han is enough before the minimum", "234m567m345p99s67s +8s honba=4 @two_han_minimum_at=5",
     "pinfu 1"},
    {"one han at the minimum", "234m567m345p99s67s +8s honba=5 @two_han_minimum_at=5", "below the minimum"},
    {"dora do not help", "234m567m345p99s67s +8s dora=8s honba=5 @two_han_minimum_at=5", "below the minimum"},
    {"two han at the minimum", "234m567m345p88s67s +8s honba=5 @two_han_minimum_at=5", "pinfu 1, tanyao 1"},
    {"a later winner collects no honba but needs two han",
     "234m567m345p99s67s +8s table=5 @two_han_minimum_at=5", "below the minimum"},
    {"luck is enough at the minimum where every yaku counts",
     "234m567m345p678s9s +9s riichi ippatsu honba=5 @two_han_minimum_at=5", "riichi 1, ippatsu 1"},
    {"riichi and ippatsu are not sure", "234m567m345p678s9s +9s riichi ippatsu honba=5 @reach_bvs",
     "below the minimum"},
    {"riichi and a self-draw are not sure", "234m567m345p678s9s +9s riichi tsumo honba=5 @reach_bvs",
     "below the minimum"},
    {"riichi and pinfu are sure, and luck counts then",
     "234m567m345p99s67s +8s riichi ippatsu honba=5 @reach_bvs", "riichi 1, ippatsu 1, pinfu 1"},
    {"double riichi is sure", "234m567m345p678s9s +9s double honba=5 @reach_bvs", "double_riichi 2"},
    {"a yakuman at the minimum", "119m19p19s123456z +7z honba=5 @two_han_minimum_at=5", "kokushi x1"},
};

}  // namespace

class TestYaku : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void holds_data();
  void holds();
  void tableIsSound();
  void everyYakuIsTested();
};

void TestYaku::holds_data() {
  test::addWinRows(kOneHan, kTwoHan, kMoreHan, kYakuman, kRenhou, kDora, kMinimum);
}

void TestYaku::holds() {
  test::compareWinRow();
}

void TestYaku::tableIsSound() {
  QCOMPARE(yakuTable().size(), static_cast<std::size_t>(YakuId::Dora));
  for (const YakuRule &rule : yakuTable()) {
    const std::string key(yakuKey(rule.id));
    QVERIFY2(rule.holds != nullptr, key.c_str());
    QVERIFY2(rule.hanOpen <= rule.hanClosed, key.c_str());
    QVERIFY2(rule.hanClosed > 0 || rule.yakuman == 1, key.c_str());
    QVERIFY2((rule.replaces & yakuBit(rule.id)) == 0, key.c_str());
    QVERIFY2(rule.doubled == nullptr || rule.yakuman == 1, key.c_str());
    QCOMPARE((kYakumanSet & yakuBit(rule.id)) != 0, rule.yakuman == 1);
  }
}

// A yaku that no row above shows would be a yaku without a test. Those after the dora: tst_optionalyaku.cpp.
void TestYaku::everyYakuIsTested() {
  const std::string shown = test::shownYaku(kOneHan, kTwoHan, kMoreHan, kYakuman, kRenhou, kDora);
  for (int id = 0; id <= static_cast<int>(YakuId::UraDora); ++id) {
    const std::string key = ", " + std::string(yakuKey(static_cast<YakuId>(id))) + " ";
    QVERIFY2(shown.find(key) != std::string::npos, key.c_str());
  }
}

JANSO_TEST(TestYaku);
#include "tst_yaku.moc"

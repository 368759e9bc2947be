// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku that a ruleset may add, what they stand in place of, and the han that are no yaku; with the
// examples of the outside definitions where those are there.
#include <QJsonArray>
#include <QTest>
#include <span>

#include "rules/optionalyaku.h"
#include "support/conformance.h"
#include "support/testprogram.h"
#include "support/winrows.h"

using namespace janso;

namespace {

using OptionalRow = test::WinRow;

const OptionalRow kYaku[] = {
    {"open riichi", "234m456p678s3477s +5s tsumo open @open_riichi=true",
     "menzen_tsumo 1, pinfu 1, tanyao 1, open_riichi 2"},
    {"riichi where open riichi is played", "234m456p678s3477s +5s tsumo riichi @open_riichi=true",
     "riichi 1, menzen_tsumo 1, pinfu 1, tanyao 1"},
    {"open riichi keeps ippatsu and ura dora",
     "234m456p678s3477s +5s tsumo open ippatsu ura=6s @open_riichi=true",
     "ippatsu 1, menzen_tsumo 1, pinfu 1, tanyao 1, open_riichi 2, uradora 3"},
    {"double open riichi", "234m456p678s3477s +5s double open @open_riichi=true",
     "pinfu 1, tanyao 1, double_open_riichi 3"},
    {"double open riichi adds one to a double riichi of three",
     "234m456p678s3477s +5s double open @open_riichi=true @double_riichi_han=3",
     "pinfu 1, tanyao 1, double_open_riichi 4"},
    {"san renkou", "22233344m678s55p +4m @san_renkou=true", "tanyao 1, san_renkou 2"},
    {"san renkou open", "678s5p p222m p333m p444m +5p @san_renkou=true", "tanyao 1, san_renkou 2"},
    {"san renkou not with a gap", "222m333m55m678s44p +5m @san_renkou=true", "tanyao 1"},
    {"san renkou not over suits", "222m333p44s678s55m +4s @san_renkou=true", "tanyao 1"},
    {"san renkou by kans", "678s9p d2222m a3333m k4444m +9p @san_renkou=true", "sankantsu 2, san_renkou 2"},
    {"san renkou not from honors to a suit", "999s111z22z678m5p5p +2z @san_renkou=true",
     "seat_wind 1, round_wind 1"},
    {"isshoku sanjun closed", "222333444m678p9s +9s @isshoku_sanjun=true", "isshoku_sanjun 3"},
    {"isshoku sanjun open", "678p9s c234m c234m c234m +9s @isshoku_sanjun=true", "isshoku_sanjun 2"},
    {"isshoku sanjun not with called triplets", "678p9s p222m p333m p444m +9s @isshoku_sanjun=true",
     "no yaku"},
    {"isshoku sanjun not with two equal runs", "223344m345m678p9s +9s @isshoku_sanjun=true", "iipeikou 1"},
    {"isshoku sanjun stands for ryanpeikou too", "222233334444m5p +5p @isshoku_sanjun=true",
     "tanyao 1, isshoku_sanjun 3"},
    {"the reading that pays more: triplets by self-draw",
     "222333444m678p9s +9s tsumo @isshoku_sanjun=true @san_renkou=true",
     "menzen_tsumo 1, sanankou 2, san_renkou 2"},
    {"kinkei dokuritsu", "1s c234m c567p p999m c456s +1s @kinkei_dokuritsu=true", "kinkei_dokuritsu 5"},
    {"kinkei dokuritsu by self-draw", "1s c234m c567p p999m c456s +1s tsumo dora=8m @kinkei_dokuritsu=true",
     "kinkei_dokuritsu 5"},
    {"kinkei dokuritsu not with another tile", "5s c234m c567p p999m c456p +5s @kinkei_dokuritsu=true",
     "no yaku"},
    {"kinkei dokuritsu not with a closed kan", "1s c234m c567p a9999m c456s +1s tsumo @kinkei_dokuritsu=true",
     "no yaku"},
    {"kinkei dokuritsu: the other han count where they make more",
     "1s p111z p555z d6666z p999s +1s dora=3z @kinkei_dokuritsu=true seat=E",
     "haku 1, hatsu 1, seat_wind 1, round_wind 1, toitoi 2, honroutou 2, honitsu 2"},
    {"kinkei dokuritsu on any tile",
     "5s c234m c567p p999m c456p +5s @kinkei_dokuritsu=true @kinkei_any_tile=true", "kinkei_dokuritsu 1"},
    {"kinkei dokuritsu of one han on its own tile as well",
     "1s c234m c567p p999m c456s +1s dora=8m @kinkei_dokuritsu=true @kinkei_any_tile=true",
     "kinkei_dokuritsu 1, dora 3"},
    {"otakaze sankou", "22233344z567m99p +4z seat=E @otakaze_sankou=true", "otakaze_sankou 3"},
    {"otakaze sankou open", "22244z567m9p9p p333z +4z seat=E @otakaze_sankou=true odd", "otakaze_sankou 2"},
    {"otakaze sankou not with the seat wind", "22233344z567m99p +4z @otakaze_sankou=true", "seat_wind 1"},
    {"uumensai", "123m456p789s22z55z +2z @uumensai=true", "seat_wind 1, uumensai 2"},
    {"uumensai not with a suit missing", "123m456p789p22z55z +2z @uumensai=true", "seat_wind 1"},
    {"uumensai not open", "123m456p22z55z c789s +2z @uumensai=true", "seat_wind 1"},
    {"uumensai open by option", "123m456p22z55z c789s +2z @uumensai=true @uumensai_open=true",
     "seat_wind 1, uumensai 2"},
    {"uumensai not with seven pairs", "1122m33p44s2266z5z +5z @uumensai=true", "chiitoitsu 2"},
    {"kanburi", "23m456p789s11p666z +4m afterkan @kanburi=true", "hatsu 1, kanburi 1"},
    {"kanburi not after an ordinary draw", "23m456p789s11p666z +4m @kanburi=true", "hatsu 1"},
    {"kanburi with houtei", "23m456p789s11p666z +4m afterkan houtei @kanburi=true",
     "hatsu 1, houtei 1, kanburi 1"},
    {"tsubame gaeshi", "23m456p789s11p666z +4m riichitile @tsubame_gaeshi=true", "hatsu 1, tsubame_gaeshi 1"},
    {"tsubame gaeshi not after the riichi", "23m456p789s11p666z +4m fromriichi @tsubame_gaeshi=true",
     "hatsu 1"},
    {"sanshoku tsuukan", "123m456p789s555m2z +2z @sanshoku_tsuukan=true", "sanshoku_tsuukan 2"},
    {"sanshoku tsuukan open", "456p789s555m2z c123m +2z @sanshoku_tsuukan=true", "sanshoku_tsuukan 1"},
    {"sanshoku tsuukan not in two suits", "123m456p789p555m2z +2z @sanshoku_tsuukan=true", "no yaku"},
    {"shou sanshii", "111222z3z456m789p +3z @shou_sanshii=true", "seat_wind 1, round_wind 1, shou_sanshii 2"},
    {"shou sanshii not with a dragon pair", "111222z5z456m789p +5z @shou_sanshii=true",
     "seat_wind 1, round_wind 1"},
    {"dai sanshii", "11122233z456m99p +3z @dai_sanshii=true", "seat_wind 1, round_wind 1, dai_sanshii 3"},
    {"dai sanshii gives way to shousuushii", "111222333z4z456m +4z @dai_sanshii=true @shou_sanshii=true",
     "shousuushii x1"},
    {"dai sanshii and otakaze sankou: the higher only",
     "22233344z567m99p +4z seat=E @dai_sanshii=true @otakaze_sankou=true", "dai_sanshii 3"},
    {"guusuu renkou", "222m444p666s88m55z +8m @guusuu_renkou=true", "toitoi 2, sanankou 2, guusuu_renkou 2"},
    {"guusuu renkou open", "444p666s88m55z p222m +8m @guusuu_renkou=true", "toitoi 2, guusuu_renkou 1"},
    {"guusuu renkou not with a seven", "222m444p666s77m55z +7m @guusuu_renkou=true", "toitoi 2, sanankou 2"},
    {"chin guusuu renkou", "222444666m88m55z +8m @chin_guusuu_renkou=true",
     "toitoi 2, sanankou 2, honitsu 3, chin_guusuu_renkou 3"},
    {"chin guusuu renkou replaces guusuu renkou",
     "444666m88m55z p222m +8m @chin_guusuu_renkou=true @guusuu_renkou=true",
     "toitoi 2, honitsu 2, chin_guusuu_renkou 2"},
    {"chin guusuu renkou not in two suits", "222m444m666m88p55z +8p @chin_guusuu_renkou=true",
     "toitoi 2, sanankou 2"},
    {"kisuu renkou", "111m333p555s777m9p +9p @kisuu_renkou=true", "suuankou_tanki x2"},
    {"kisuu renkou open", "333p555s777m9p p111m +9p @kisuu_renkou=true",
     "toitoi 2, sanankou 2, kisuu_renkou 2"},
    {"kisuu renkou not with a pair of eights", "111m333p555s777m8p +8p @kisuu_renkou=true",
     "suuankou_tanki x2"},
    {"kisuu renkou not with a pair of honors", "333p555s777m9p p111m +9p @kisuu_renkou=false",
     "toitoi 2, sanankou 2"},
    {"chin kisuu renkou", "1113335557779m +9m @chin_kisuu_renkou=true", "suuankou_tanki x2"},
    {"chin kisuu renkou replaces kisuu renkou",
     "555777m9m p111m p333m +9m @chin_kisuu_renkou=true @kisuu_renkou=true",
     "toitoi 2, chinitsu 5, chin_kisuu_renkou 3"},
    {"chin kisuu renkou not with another pair", "111333555777m9p +9p @chin_kisuu_renkou=true",
     "suuankou_tanki x2"},
};

const OptionalRow kOptionalYakuman[] = {
    {"uumensai yakuman", "111m222p333s55z22z +5z @uumensai_yakuman=true", "uumensai_yakuman x1"},
    {"uumensai yakuman open", "222p333s55z22z p111m +5z @uumensai_yakuman=true", "uumensai_yakuman x1"},
    {"uumensai yakuman not with another pair", "111m222p333s55z22z +5z seat=W @uumensai_yakuman=true",
     "haku 1, toitoi 2, sanankou 2"},
    {"open riichi deal-in", "234m456p678s3477s +5s open @open_riichi=true @open_riichi_deal_in_yakuman=true",
     "open_riichi_deal_in x1"},
    {"open riichi deal-in not from a player in riichi",
     "234m456p678s3477s +5s open fromriichi @open_riichi=true @open_riichi_deal_in_yakuman=true",
     "pinfu 1, tanyao 1, open_riichi 2"},
    {"open riichi deal-in not by self-draw",
     "234m456p678s3477s +5s open tsumo @open_riichi=true @open_riichi_deal_in_yakuman=true",
     "menzen_tsumo 1, pinfu 1, tanyao 1, open_riichi 2"},
    {"paa renchan", "234m456p678s3477s +5s seat=E row=8 @paa_renchan=8", "paa_renchan x1"},
    {"paa renchan not before the eighth win", "234m456p678s3477s +5s seat=E row=7 @paa_renchan=8",
     "pinfu 1, tanyao 1"},
    {"paa renchan needs no other yaku", "123m456p6799m c789s +8m seat=E row=9 @paa_renchan=8 odd",
     "paa_renchan x1"},
    {"paa renchan of the dealer only", "234m456p678s3477s +5s row=8 @paa_renchan=8", "pinfu 1, tanyao 1"},
    {"paa renchan by counters", "56p678s99m c123m c789s +4p seat=E honba=7 @reach_bvs", "paa_renchan x1"},
    {"paa renchan by counters on the table", "56p678s99m c123m c789s +4p seat=E table=7 @reach_bvs",
     "paa_renchan x1"},
    {"shiisan puutaa", "147m258p369s1234z +4z tsumo chiihou @shiisan_puutaa=true",
     "chiihou x1, shiisan_puutaa x1"},
    {"shiisan puutaa of the dealer",
     "147m258p369s1234z +4z tsumo tenhou seat=E @shiisan_puutaa=true @yakuman_stacking=none",
     "tenhou x1, shiisan_puutaa x1"},
    {"shiisan puutaa where chiihou is not played",
     "147m258p369s1234z +4z tsumo chiihou @shiisan_puutaa=true @tenhou_chiihou=none", "shiisan_puutaa x1"},
    {"shiisan puutaa as a mangan",
     "147m258p369s1234z +4z tsumo chiihou @shiisan_puutaa=true @puutaa_value=mangan", "shiisan_puutaa 5"},
    {"shiisan puutaa not with a gap", "146m258p369s1234z +4z tsumo chiihou @shiisan_puutaa=true",
     "not complete"},
    {"shiisan puutaa not with two pairs", "147m258p369s1123z +2z tsumo chiihou @shiisan_puutaa=true",
     "not complete"},
    {"shiisan puutaa on the first draw only", "147m258p369s1234z +4z tsumo @shiisan_puutaa=true",
     "not complete"},
    {"shiisan puutaa: kokushi comes before it", "19m19p19s1234567z +7z tsumo chiihou @shiisan_puutaa=true",
     "kokushi_13 x2, chiihou x1"},
    {"shiisuu puutaa", "147m258p369s1234z +5z tsumo chiihou @shiisuu_puutaa=true",
     "chiihou x1, shiisuu_puutaa x1"},
    {"shiisuu puutaa not with a pair", "147m258p369s1234z +4z tsumo chiihou @shiisuu_puutaa=true",
     "not complete"},
    {"shiisuu puutaa beside shiisan puutaa",
     "147m258p369s1234z +5z tsumo chiihou @shiisan_puutaa=true @shiisuu_puutaa=true",
     "chiihou x1, shiisuu_puutaa x1"},
    {"daisharin", "2233445566778p +8p @daisharin=true", "daisharin x1"},
    {"daisharin on any tile", "2334455667788p +2p tsumo @daisharin=true", "daisharin x1"},
    {"daisharin not of souzu", "2233445566778s +8s @daisharin=true",
     "pinfu 1, tanyao 1, ryanpeikou 3, chinitsu 6"},
    {"shousharin from one", "1122334455667p +7p @shousharin=true", "shousharin x1"},
    {"shousharin to nine", "3344556677889p +9p @shousharin=true", "shousharin x1"},
    {"shousharin is no daisharin", "2233445566778p +8p @shousharin=true",
     "pinfu 1, tanyao 1, ryanpeikou 3, chinitsu 6"},
    {"daichikurin", "2233445566778s +8s @daichikurin=true", "daichikurin x1"},
    {"daichikurin not from one", "1122334455667s +7s @daichikurin=true", "pinfu 1, ryanpeikou 3, chinitsu 6"},
    {"daisuurin", "2233445566778m +8m @daisuurin=true", "daisuurin x1"},
    {"daisuurin not in two suits", "2233445566m778p +8p @daisuurin=true", "tanyao 1, chiitoitsu 2"},
    {"suu renkou", "33344455566p22s +6p @suu_renkou=true", "suu_renkou x1"},
    {"suu renkou open", "2s p333p p444p p555p p666p +2s @suu_renkou=true @san_renkou=true", "suu_renkou x1"},
    {"suu renkou with suuankou", "333444555666p2s +2s @suu_renkou=true", "suuankou_tanki x2, suu_renkou x1"},
    {"suu renkou not with a gap", "33344455577p22s +7p @suu_renkou=true", "tanyao 1, toitoi 2, sanankou 2"},
    {"isshoku suujun", "222233334444m5p +5p @isshoku_suujun=true @isshoku_sanjun=true", "isshoku_suujun x1"},
    {"isshoku suujun open", "5p c234m c234m c234m c234m +5p @isshoku_suujun=true", "isshoku_suujun x1"},
    {"isshoku suujun not with three equal runs", "222333344445m5p +5p @isshoku_suujun=true",
     "tanyao 1, sanankou 2"},
    {"hyakuman goku of exactly a hundred", "5666777888999m +5m @hyakuman_goku=true",
     "suuankou_tanki x2, hyakuman_goku x1"},
    {"hyakuman goku of 108", "6777788889999m +6m tsumo @hyakuman_goku=true", "hyakuman_goku x1"},
    {"hyakuman goku not of 98", "4666777888999m +4m @hyakuman_goku=true", "suuankou_tanki x2"},
    {"hyakuman goku counts every tile of a kan", "4445566m d8888m d7777m +6m @hyakuman_goku=true",
     "hyakuman_goku x1"},
    {"kouitten", "223344666888s7z +7z @kouitten=true", "kouitten x1"},
    {"kouitten not with hatsu", "223344666888s6z +6z @kouitten=true", "ryuuiisou x1"},
    {"kouitten not with a five", "234555666888s7z +7z @kouitten=true", "sanankou 2, honitsu 3"},
    {"beni kujaku", "111555777999s7z +7z @beni_kujaku=true", "suuankou_tanki x2, beni_kujaku x1"},
    {"beni kujaku not with hatsu", "111555777999s6z +6z @beni_kujaku=true", "suuankou_tanki x2"},
    {"beni kujaku not with a three", "111333777999s7z +7z @beni_kujaku=true", "suuankou_tanki x2"},
    {"ao no doumon", "222444888p111z2z +2z @ao_no_doumon=true", "suuankou_tanki x2, ao_no_doumon x1"},
    {"ao no doumon as seven pairs", "22448p11223344z +8p @ao_no_doumon=true", "ao_no_doumon x1"},
    {"ao no doumon not with haku", "222444888p111z5z +5z @ao_no_doumon=true", "suuankou_tanki x2"},
    {"ao no doumon not with hatsu", "222444888p111z6z +6z @ao_no_doumon=true", "suuankou_tanki x2"},
    {"ao no doumon with hatsu by option", "222444888p111z6z +6z @ao_no_doumon=true @ao_no_doumon_hatsu=true",
     "suuankou_tanki x2, ao_no_doumon x1"},
    {"ao no doumon needs pinzu", "111222444z1m p333z +1m @ao_no_doumon=true", "daisuushii x2"},
    {"uupin kaihou", "34p678s22m a9999s p111m +5p tsumo rinshan @uupin_kaihou=true", "uupin_kaihou x1"},
    {"uupin kaihou with a red five", "34p678s22m a9999s p111m +0p tsumo rinshan @uupin_kaihou=true",
     "uupin_kaihou x1"},
    {"uupin kaihou not with 2p", "34p678s22m a9999s p111m +2p tsumo rinshan @uupin_kaihou=true", "rinshan 1"},
    {"uupin kaihou as a mangan",
     "34p678s22m a9999s p111m +5p tsumo rinshan @uupin_kaihou=true @special_wins_mangan=true",
     "uupin_kaihou 5"},
    {"uupin kaihou: the other han count where they make more",
     "34p678s22789m a9999s +0p tsumo rinshan dora=4p8s @uupin_kaihou=true @special_wins_mangan=true",
     "menzen_tsumo 1, rinshan 1, dora 5, akadora 1"},
    {"iipin raoyue", "123m456s789s23p55z +1p tsumo haitei @iipin_raoyue=true", "iipin_raoyue x1"},
    {"iipin raoyue not with 4p", "123m456s789s23p55z +4p tsumo haitei @iipin_raoyue=true",
     "menzen_tsumo 1, haitei 1"},
    {"iipin raoyue as a mangan",
     "123m456s789s23p55z +1p tsumo haitei @iipin_raoyue=true @special_wins_mangan=true", "iipin_raoyue 5"},
    {"ryansou chankan", "13s456m789p123p99m +2s chankan @ryansou_chankan=true", "ryansou_chankan x1"},
    {"ryansou chankan not on a discard", "13s456m789p123p99m +2s @ryansou_chankan=true", "no yaku"},
    {"ryansou chankan as a mangan",
     "13s456m789p123p99m +2s chankan @ryansou_chankan=true @special_wins_mangan=true", "ryansou_chankan 5"},
    {"dai chisei", "1122334455667z +7z @dai_chisei=true", "dai_chisei x2"},
    {"dai chisei without stacking is still double",
     "1122334455667z +7z @dai_chisei=true @yakuman_stacking=none", "dai_chisei x2"},
    {"dai chisei not with a suit", "112233445566z1m +1m @dai_chisei=true",
     "chiitoitsu 2, honroutou 2, honitsu 3"},
    {"kinmonkyou", "123345567789p2z +2z @kinmonkyou=true", "kinmonkyou x1"},
    {"kinmonkyou not with 456", "123456567789p2z +2z @kinmonkyou=true", "ittsuu 2, honitsu 3"},
    {"kinmonkyou open", "789p2z c123p c345p c567p +2z @kinmonkyou=true", "kinmonkyou x1"},
    {"kinmonkyou closed by option", "789p2z c123p c345p c567p +2z @kinmonkyou=true @kinmonkyou_closed=true",
     "honitsu 2"},
    {"kinmonkyou flush by option", "123345567789p2z +2z @kinmonkyou=true @kinmonkyou_flush=true",
     "honitsu 3"},
    {"kinmonkyou of one suit", "123345567789p2p +2p @kinmonkyou=true @kinmonkyou_flush=true",
     "kinmonkyou x1"},
    {"kinmonkyou double by option", "123345567789p2p +2p @kinmonkyou=true @kinmonkyou_double=true",
     "kinmonkyou x2"},
    {"kinmonkyou double for closed flushes only",
     "789p2p c123p c345p c567p +2p @kinmonkyou=true @kinmonkyou_double=true", "kinmonkyou x1"},
    {"kachou fuugetsu", "555111p111s222z9m +9m @kachou_fuugetsu=true",
     "suuankou_tanki x2, kachou_fuugetsu x1"},
    {"kachou fuugetsu not with a guest wind", "555111p111s333z9m +9m @kachou_fuugetsu=true",
     "suuankou_tanki x2"},
    {"fuuka setsugetsu", "555111p555z222z9m +9m @fuuka_setsugetsu=true",
     "suuankou_tanki x2, fuuka_setsugetsu x1"},
    {"fuuka setsugetsu not with hatsu", "555111p666z222z9m +9m @fuuka_setsugetsu=true", "suuankou_tanki x2"},
    {"fuuka setsugetsu drops the other yaku", "555p555z222z9m p111p +9m @fuuka_setsugetsu=true",
     "fuuka_setsugetsu x1"},
};

const OptionalRow kBonus[] = {
    {"kita is a han each", "123p456p789s99s67s +8s kita=3 @tenhou_3p", "pinfu 1, kita 3"},
    {"kita are no yaku", "123p456p99s67s p111m<2 +8s kita=1 @tenhou_3p", "no yaku"},
    {"kita are dora of an indicator that points at North", "123p456p789s99s67s +8s kita=2 dora=3z @tenhou_3p",
     "pinfu 1, dora 2, kita 2"},
    {"kita are ura dora too", "123p456p789s99s67s +8s riichi kita=2 dora=1z ura=3z @tenhou_3p",
     "riichi 1, pinfu 1, uradora 2, kita 2"},
    {"a 1m indicator makes 9m dora with three players", "99m456p789s123p67s +8s dora=1m @tenhou_3p",
     "pinfu 1, dora 2"},
    {"a North triplet is a guest wind", "123p456p789s444z1m +1m @tenhou_3p seat=W", "no yaku"},
    {"a North triplet is a yaku by option", "123p456p789s444z1m +1m @tenhou_3p @north_as_yaku=yakuhai",
     "north_yakuhai 1"},
    {"no pinfu with a North pair by option",
     "123p456p789s44z67s +8s riichi @tenhou_3p @north_as_yaku=yakuhai", "riichi 1"},
    {"ron on a North set aside", "123p456p789s11z44z +4z riichi kitaron @tenhou_3p", "riichi 1"},
    {"ron on a North set aside with chankan",
     "123p456p789s11z44z +4z kitaron @tenhou_3p @nuki_ron=any_hand_chankan_yaku", "chankan 1"},
    {"ron on a North set aside by kokushi only",
     "123p456p789s11z44z +4z riichi kitaron @tenhou_3p @nuki_ron=kokushi_only", "no yaku"},
    {"ron on a North set aside by kokushi", "19m19p19s1123567z +4z kitaron @tenhou_3p @nuki_ron=kokushi_only",
     "kokushi x1"},
    {"no ron on a North set aside", "19m19p19s1123567z +4z kitaron @tenhou_3p @nuki_ron=none", "no yaku"},
    {"arisu counts every equal tile", "234m567m345p99s67s +8s riichi arisu=9s5p1z @arisu=riichi",
     "riichi 1, pinfu 1, arisu 3"},
    {"arisu is no dora", "234m567m345p99s67s +8s riichi arisu=8s @arisu=riichi",
     "riichi 1, pinfu 1, arisu 1"},
    {"arisu not played", "234m567m345p99s67s +8s riichi arisu=9s", "riichi 1, pinfu 1"},
};

// --- The outside definitions: [{id, examples: [{hand or river, expected, context}]}] ---

// "222m(pon)" -> "p222m"; "+5s(tsumo)" -> "+5s tsumo".
QString ourWord(const QString &word) {
  const qsizetype bracket = word.indexOf(QLatin1Char('('));
  if (bracket < 0)
    return word;
  const QString tiles = word.left(bracket);
  const QString kind = word.mid(bracket + 1).chopped(1);
  if (kind == QLatin1String("ron"))
    return tiles;
  return kind == QLatin1String("tsumo") ? tiles + QStringLiteral(" tsumo") : kind.left(1) + tiles;
}

// The hand in our words, with what its context says; `key` is the only yaku that is switched on.
QString ourHand(const QString &key, const QString &hand, const QJsonObject &context) {
  QStringList words;
  for (const QString &word : hand.split(QLatin1Char(' ')))
    words << ourWord(word);
  const auto says = [&context](const char *what) { return context.value(QLatin1String(what)); };
  words << QStringLiteral("seat=%1").arg(QStringLiteral("ESWN").at(says("seat").toInt() - 1));
  if (says("riichi").toString() == QLatin1String("open"))
    words << QStringLiteral("open");
  if (says("riichi").toString() == QLatin1String("normal"))
    words << QStringLiteral("riichi");
  if (says("discarder_previous").toString().startsWith(QLatin1String("kan")))
    words << QStringLiteral("afterkan");
  if (says("tile_is_riichi_declaration").toBool())
    words << QStringLiteral("riichitile");
  if (says("before_first_turn").toBool() && !says("call_made").toBool())
    words << QStringLiteral("renhou");
  if (says("wins_in_row").isDouble())
    words << QStringLiteral("row=%1").arg(says("wins_in_row").toInt());
  for (const char *flag : {"rinshan", "haitei", "chankan"}) {
    if (says(flag).toBool())
      words << QLatin1String(flag);
  }
  if (says("hatsu_allowed").toBool())
    words << QStringLiteral("@ao_no_doumon_hatsu=true");
  // The book counts these han: a dora of four, and riichi for the thirteenth.
  if (says("han_total").isDouble())
    words << (says("han_total").toInt() == 13 ? QStringLiteral("riichi dora=7m") : QStringLiteral("dora=7m"));
  if (key.endsWith(QLatin1String("puutaa")))
    words << QStringLiteral("chiihou");
  if (key == QLatin1String("renhou"))
    words << QStringLiteral("@renhou=yakuman");
  else if (key == QLatin1String("paa_renchan"))
    words << QStringLiteral("@paa_renchan=8");
  else if (key != QLatin1String("kazoe_yakuman"))
    words << QStringLiteral("@%1=true").arg(key);
  return words.join(QLatin1Char(' '));
}

bool holdsInAReading(const WinFacts &facts, YakuId id) {
  bool holds = false;
  forEachReading(
      facts, [](const Reading &) {},
      [&](const Reading &reading) {
        holds = holds || extraRule(id).holds(reading);
        return true;
      });
  return holds;
}

// Whether the scorer finds it. Beside a yakuman an ordinary yaku is not told, so there its condition is
// asked.
bool finds(const QString &key, const test::WinCase &win) {
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  if (!outcome.result)
    return false;
  if (key == QLatin1String("kazoe_yakuman"))
    return outcome.result->limit == Limit::KazoeYakuman;
  for (const YakuHan &yaku : outcome.result->yaku) {
    if (yakuKey(yaku.id) == key.toStdString())
      return true;
  }
  for (const ExtraRule &rule : extraTable()) {
    if (outcome.result->yakuman > 0 && rule.yakuman == 0 && yakuKey(rule.id) == key.toStdString())
      return holdsInAReading(WinFacts(win.input, win.rules), rule.id);
  }
  return false;
}

}  // namespace

class TestOptionalYaku : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void holds_data();
  void holds();
  void offByDefault();
  void tableIsSound();
  void everyYakuIsTested();
  void examplesOfTheDefinitions();
};

void TestOptionalYaku::holds_data() {
  test::addWinRows(kYaku, kOptionalYakuman, kBonus);
}

void TestOptionalYaku::holds() {
  test::compareWinRow();
}

// Without its option no hand of the tables has an optional yaku.
void TestOptionalYaku::offByDefault() {
  for (const auto &rows :
       {std::span<const OptionalRow>(kYaku), std::span<const OptionalRow>(kOptionalYakuman)}) {
    for (const OptionalRow &row : rows) {
      test::WinCase win = test::winCase(row.hand);
      const RuleSet plain;
      const ScoreOutcome outcome = scoreHand(win.input, plain);
      if (!outcome.result)
        continue;
      for (const YakuHan &yaku : outcome.result->yaku)
        QVERIFY2(yaku.id <= YakuId::UraDora, row.name);
    }
  }
}

void TestOptionalYaku::tableIsSound() {
  QCOMPARE(extraTable().size(), static_cast<std::size_t>(kExtraCount));
  ExtraSet yakuman = 0;
  for (const ExtraRule &rule : extraTable()) {
    const std::string key(yakuKey(rule.id));
    QVERIFY2(rule.holds != nullptr, key.c_str());
    QCOMPARE(&extraRule(rule.id), &rule);
    QVERIFY2(rule.hanOpen <= rule.hanClosed, key.c_str());
    QVERIFY2((rule.hanClosed > 0) != (rule.yakuman > 0), key.c_str());
    QVERIFY2((rule.replacesExtra & extraBit(rule.id)) == 0, key.c_str());
    yakuman |= rule.yakuman > 0 ? extraBit(rule.id) : 0;
  }
  QCOMPARE(yakuman, kExtraYakuman);
}

// A yaku that no row above shows would be a yaku without a test.
void TestOptionalYaku::everyYakuIsTested() {
  const std::string shown = test::shownYaku(kYaku, kOptionalYakuman, kBonus);
  for (int id = static_cast<int>(YakuId::Kita); id < kYakuCount; ++id) {
    const std::string key = ", " + std::string(yakuKey(static_cast<YakuId>(id))) + " ";
    QVERIFY2(shown.find(key) != std::string::npos, key.c_str());
  }
}

void TestOptionalYaku::examplesOfTheDefinitions() {
  const QString folder = test::conformanceFolder();
  QFile file(folder + QStringLiteral("/../rules/local-yaku.json"));
  if (folder.isEmpty() || !file.open(QIODevice::ReadOnly))
    QSKIP("the outside definitions are not there (JANSO_CONFORMANCE or ../shared): only our own rows ran");
  int hands = 0;
  int ponds = 0;
  for (const QJsonValue &entry : QJsonDocument::fromJson(file.readAll()).array()) {
    const QString key = entry[QLatin1String("id")].toString();
    for (const QJsonValue &example : entry[QLatin1String("examples")].toArray()) {
      if (example[QLatin1String("river")].isString()) {
        ++ponds;  // nagashi mangan: tst_nagashi
        continue;
      }
      ++hands;
      const QString hand = ourHand(key, example[QLatin1String("hand")].toString(),
                                   example[QLatin1String("context")].toObject());
      const bool expected = example[QLatin1String("expected")].toBool();
      QVERIFY2(finds(key, test::winCase(hand.toStdString())) == expected,
               qPrintable(key + QLatin1String(": ") + hand));
    }
  }
  qInfo("%d hands agree; %d ponds are tested in tst_nagashi", hands, ponds);
  QVERIFY(hands >= 94);
}

JANSO_TEST(TestOptionalYaku);
#include "tst_optionalyaku.moc"

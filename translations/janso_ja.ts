<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Janso</source>
        <translation>Jansoについて</translation>
    </message>
    <message>
        <source>Janso</source>
        <translation>Janso</translation>
    </message>
    <message>
        <source>Riichi mahjong for one machine: against bots, or with friends at one screen. Free software under the MIT licence; tiles and sounds were made for it.</source>
        <translation>一台で遊ぶリーチ麻雀です。ボットを相手にも、友だちと一つの画面を囲んでも遊べます。MITライセンスのフリーソフトウェアで、牌の絵と音はこのために作りました。</translation>
    </message>
    <message>
        <source>Your matches are kept in</source>
        <translation>対局の保存先</translation>
    </message>
</context>
<context>
    <name>CentrePainter</name>
    <message>
        <source>left</source>
        <comment>tiles left in the wall, after the number</comment>
        <translation>枚</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New match...</source>
        <translation>新しい対局(&amp;N)...</translation>
    </message>
    <message>
        <source>Choose rules, length and who sits where</source>
        <translation>ルール、長さ、席を選びます</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>すぐに打つ(&amp;P)</translation>
    </message>
    <message>
        <source>An East game against three bots</source>
        <translation>ボット三人との東風戦</translation>
    </message>
    <message>
        <source>&amp;Hot-seat...</source>
        <translation>みんなで打つ(&amp;H)...</translation>
    </message>
    <message>
        <source>Two to four people at this screen</source>
        <translation>この画面で二人から四人</translation>
    </message>
    <message>
        <source>&amp;Watch four bots</source>
        <translation>ボット四人を観戦(&amp;W)</translation>
    </message>
    <message>
        <source>Four bots play, all hands open</source>
        <translation>ボット四人の対局を手牌を開いて見ます</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>Go on with the match that was not finished</source>
        <translation>途中の対局を続けます</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>卓を離れる(&amp;L)</translation>
    </message>
    <message>
        <source>Back to the first page; the match is kept and can be continued</source>
        <translation>最初の画面に戻ります。対局は保存され、続けられます</translation>
    </message>
    <message>
        <source>Open &amp;matches folder</source>
        <translation>対局のフォルダーを開く(&amp;M)</translation>
    </message>
    <message>
        <source>Where every match is kept</source>
        <translation>すべての対局の保存先</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>The match is kept and can be continued</source>
        <translation>対局は保存され、続けられます</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Nothing happens until you go on</source>
        <translation>再開するまで何も進みません</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>遅く(&amp;L)</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>進行を遅くします</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>進行を速くします</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>即時(&amp;I)</translation>
    </message>
    <message>
        <source>No waiting and no animation</source>
        <translation>待ち時間も動きもなし</translation>
    </message>
    <message>
        <source>&amp;Yaku</source>
        <translation>役(&amp;Y)</translation>
    </message>
    <message>
        <source>Every yaku, beside the table</source>
        <translation>すべての役を卓の横に</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>記録(&amp;L)</translation>
    </message>
    <message>
        <source>What happened, line by line</source>
        <translation>起きたことを一行ずつ</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>メニューバー(&amp;M)</translation>
    </message>
    <message>
        <source>Show or hide the menus</source>
        <translation>メニューの表示と非表示</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>The table alone</source>
        <translation>卓だけを表示</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>音(&amp;S)</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>音を鳴らします</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>設定(&amp;P)...</translation>
    </message>
    <message>
        <source>Table, play, sound, language, keys</source>
        <translation>卓、進行、音、言語、キー</translation>
    </message>
    <message>
        <source>&amp;Keyboard card</source>
        <translation>キー一覧(&amp;K)</translation>
    </message>
    <message>
        <source>Every key at a glance</source>
        <translation>すべてのキーを一目で</translation>
    </message>
    <message>
        <source>Look up a &amp;yaku</source>
        <translation>役を調べる(&amp;Y)</translation>
    </message>
    <message>
        <source>Search the yaku by name or tile</source>
        <translation>役を名前や牌で探します</translation>
    </message>
    <message>
        <source>&amp;About Janso</source>
        <translation>Jansoについて(&amp;A)</translation>
    </message>
    <message>
        <source>Version, licence, where matches are kept</source>
        <translation>バージョン、ライセンス、対局の保存先</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qtについて(&amp;Q)</translation>
    </message>
    <message>
        <source>The library that draws the window</source>
        <translation>このウィンドウを描くライブラリ</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>進行(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>理牌する(&amp;S)</translation>
    </message>
    <message>
        <source>Keep the hand sorted</source>
        <translation>いつも理牌します</translation>
    </message>
    <message>
        <source>Auto &amp;win</source>
        <translation>自動和了(&amp;W)</translation>
    </message>
    <message>
        <source>Win as soon as it is possible, in this hand</source>
        <translation>この局、和了できるときすぐに和了します</translation>
    </message>
    <message>
        <source>&amp;No calls</source>
        <translation>鳴きなし(&amp;N)</translation>
    </message>
    <message>
        <source>Ask for no chi, pon or kan in this hand</source>
        <translation>この局、チー・ポン・カンを尋ねません</translation>
    </message>
    <message>
        <source>Auto &amp;discard</source>
        <translation>ツモ切り(&amp;D)</translation>
    </message>
    <message>
        <source>Discard every drawn tile in this hand</source>
        <translation>この局、ツモった牌を切り続けます</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1: %2</source>
        <comment>seat wind and player&apos;s name</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>押している間だけ見る</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>手牌を見る</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Your turn. The others look away.</source>
        <translation>あなたの番です。ほかの人は見ないでください。</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>A match begins: %1.</source>
        <translation>対局開始：%1。</translation>
    </message>
    <message>
        <source>All its walls come from one secret, which is shown at the end. SHA-256 of the secret: %1</source>
        <translation>すべての牌山は一つの秘密の値から作られ、終局時に公開されます。その SHA-256：%1</translation>
    </message>
    <message>
        <source>%1. %2 deals.</source>
        <translation>%1。親は%2。</translation>
    </message>
    <message>
        <source>%1, %2. %3 deals.</source>
        <translation>%1、%2。親は%3。</translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <translation>%1の手牌：%2。</translation>
    </message>
    <message>
        <source>%1 draws.</source>
        <translation>%1がツモ。</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1が%2をツモ。</translation>
    </message>
    <message>
        <source>%1 discards %2, as drawn.</source>
        <translation>%1が%2をツモ切り。</translation>
    </message>
    <message>
        <source>%1 discards %2, from the hand.</source>
        <translation>%1が%2を手出し。</translation>
    </message>
    <message>
        <source>%1 calls chi from %2: %3.</source>
        <translation>%1が%2からチー：%3。</translation>
    </message>
    <message>
        <source>%1 calls pon from %2: %3.</source>
        <translation>%1が%2からポン：%3。</translation>
    </message>
    <message>
        <source>%1 calls kan from %2: %3.</source>
        <translation>%1が%2から大明槓：%3。</translation>
    </message>
    <message>
        <source>%1 lays down a closed kan: %2.</source>
        <translation>%1が暗槓：%2。</translation>
    </message>
    <message>
        <source>%1 adds to a pon and makes a kan: %2.</source>
        <translation>%1が加槓：%2。</translation>
    </message>
    <message>
        <source>%1 declares riichi.</source>
        <translation>%1がリーチ。</translation>
    </message>
    <message>
        <source>%1 puts down a stick of 1,000 points.</source>
        <translation>%1が千点棒を供託。</translation>
    </message>
    <message>
        <source>%1 wins by tsumo with %2.</source>
        <translation>%1が%2でツモ和了。</translation>
    </message>
    <message>
        <source>%1 wins by ron from %2 with %3.</source>
        <translation>%1が%2から%3でロン和了。</translation>
    </message>
    <message>
        <source>%1 points.</source>
        <translation>%1点。</translation>
    </message>
    <message>
        <source>The hand is drawn.</source>
        <translation>流局。</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <translation>%1が開く：%2。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対局終了。</translation>
    </message>
    <message>
        <source>Dora indicator %1: dora is %2.</source>
        <translation>ドラ表示牌は%1、ドラは%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>持ち点：%1。</translation>
    </message>
</context>
<context>
    <name>HandEndPage</name>
    <message>
        <source>how?</source>
        <translation>内訳</translation>
    </message>
    <message>
        <source>How the fu come about</source>
        <translation>符の内訳</translation>
    </message>
    <message>
        <source>han</source>
        <translation>翻</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次の局へ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>HandTexts</name>
    <message>
        <source>Nobody is tenpai: nobody pays.</source>
        <translation>全員ノーテン：支払いなし。</translation>
    </message>
    <message>
        <source>Everybody is tenpai: nobody pays.</source>
        <translation>全員テンパイ：支払いなし。</translation>
    </message>
    <message>
        <source>Noten players pay %1 each: %2 gets %3.</source>
        <translation>ノーテンの人が%1点ずつ払い、%2が%3点を受け取ります。</translation>
    </message>
    <message>
        <source>%1 is noten and pays %2 to each of the others.</source>
        <translation>%1がノーテンで、ほかの三人に%2点ずつ払います。</translation>
    </message>
    <message>
        <source>Noten players pay %1 each, tenpai players get %2 each.</source>
        <translation>ノーテンの人が%1点ずつ払い、テンパイの人が%2点ずつ受け取ります。</translation>
    </message>
    <message>
        <source>%1 discarded only terminals and honours, and none was called: paid like a mangan.</source>
        <translation>%1の捨て牌は么九牌だけで、鳴かれていません。満貫の支払いになります。</translation>
    </message>
    <message>
        <source>%1 is tenpai and stays dealer</source>
        <comment>dealer</comment>
        <translation>%1がテンパイで連荘</translation>
    </message>
    <message>
        <source>%1 is noten, %2 deals next</source>
        <comment>dealer, next dealer</comment>
        <translation>%1がノーテン、次の親は%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>limit and points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Tsumo: %1, %2</source>
        <translation>ツモ：%1、%2</translation>
    </message>
    <message>
        <source>Ron: %1 from %2, %3</source>
        <translation>ロン：%1（放銃%2）、%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>draw: players</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1, nobody tenpai</source>
        <translation>%1、全員ノーテン</translation>
    </message>
    <message>
        <source>%1, all tenpai</source>
        <translation>%1、全員テンパイ</translation>
    </message>
    <message>
        <source>%1, tenpai: %2</source>
        <translation>%1、テンパイ：%2</translation>
    </message>
    <message>
        <source>Exhaustive draw</source>
        <translation>荒牌流局</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>流し満貫</translation>
    </message>
    <message>
        <source>Nine terminals</source>
        <translation>九種九牌</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>四風連打</translation>
    </message>
    <message>
        <source>Four riichi</source>
        <translation>四家立直</translation>
    </message>
    <message>
        <source>Four kans</source>
        <translation>四槓散了</translation>
    </message>
    <message>
        <source>Triple ron</source>
        <translation>三家和</translation>
    </message>
    <message>
        <source>A first hand held nine kinds of terminals and honours.</source>
        <translation>最初の手牌に么九牌が九種ありました。</translation>
    </message>
    <message>
        <source>%1 was dealt nine kinds of terminals and honours and stopped the hand.</source>
        <translation>%1が九種九牌で流局を宣言しました。</translation>
    </message>
    <message>
        <source>All four first discards were the same wind.</source>
        <translation>四人の第一打が同じ風牌でした。</translation>
    </message>
    <message>
        <source>All four players are in riichi.</source>
        <translation>四人ともリーチしました。</translation>
    </message>
    <message>
        <source>Four kans were made, by more than one player.</source>
        <translation>二人以上で四つの槓ができました。</translation>
    </message>
    <message>
        <source>Three players claimed the same discard.</source>
        <translation>三人が同じ捨て牌にロンしました。</translation>
    </message>
    <message>
        <source>This was the last hand.</source>
        <translation>これが最後の局でした。</translation>
    </message>
    <message>
        <source>%1 stays dealer</source>
        <translation>%1が連荘</translation>
    </message>
    <message>
        <source>%1 deals next</source>
        <translation>次の親は%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who deals: round</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>who deals: round, counters</comment>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1位</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2位</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3位</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4位</translation>
    </message>
    <message>
        <source>%1 wins by tsumo</source>
        <translation>%1のツモ和了</translation>
    </message>
    <message>
        <source>%1 wins by ron from %2</source>
        <translation>%1のロン和了（放銃：%2）</translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation>和了牌</translation>
    </message>
    <message>
        <source>replacement tile</source>
        <translation>嶺上牌</translation>
    </message>
    <message>
        <source>last tile of the wall</source>
        <translation>海底牌</translation>
    </message>
    <message>
        <source>own draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>robbed from the kan of %1</source>
        <translation>%1の加槓から</translation>
    </message>
    <message>
        <source>last discard, from %1</source>
        <translation>河底牌、%1から</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>Mangan</source>
        <translation>満貫</translation>
    </message>
    <message>
        <source>Haneman</source>
        <translation>跳満</translation>
    </message>
    <message>
        <source>Baiman</source>
        <translation>倍満</translation>
    </message>
    <message>
        <source>Sanbaiman</source>
        <translation>三倍満</translation>
    </message>
    <message>
        <source>Counted yakuman</source>
        <translation>数え役満</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役満</translation>
    </message>
    <message>
        <source>Double yakuman</source>
        <translation>ダブル役満</translation>
    </message>
    <message>
        <source>Triple yakuman</source>
        <translation>トリプル役満</translation>
    </message>
    <message>
        <source>%1-fold yakuman</source>
        <translation>%1倍役満</translation>
    </message>
    <message>
        <source>%1 all</source>
        <comment>points that everybody pays</comment>
        <translation>%1オール</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>points: from each, from the dealer</comment>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%2から%1点</translation>
    </message>
    <message>
        <source>%1 from each</source>
        <translation>全員から%1点</translation>
    </message>
    <message>
        <source>%1 from %2, %3 from %4</source>
        <translation>%2から%1点、%4から%3点</translation>
    </message>
    <message numerus="yes">
        <source>%1 of it for %n honba</source>
        <translation>
            <numerusform>うち%1点は%n本場</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 each for %n honba</source>
        <translation>
            <numerusform>＋%n本場 %1点ずつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 for %n honba</source>
        <translation>
            <numerusform>＋%n本場 %1点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n riichi stick(s) (%1)</source>
        <translation>
            <numerusform>＋供託%n本（%1点）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is liable for daisangen: fed its third dragon (pao).</source>
        <translation>%1に大三元の責任があります：三つ目の三元牌を鳴かせました（包）。</translation>
    </message>
    <message>
        <source>%1 is liable for daisuushii: fed its fourth wind (pao).</source>
        <translation>%1に大四喜の責任があります：四つ目の風牌を鳴かせました（包）。</translation>
    </message>
    <message>
        <source>%1 is liable for suukantsu: fed its fourth kan (pao).</source>
        <translation>%1に四槓子の責任があります：四つ目の槓をさせました（包）。</translation>
    </message>
    <message>
        <source>%1 is liable: fed the kan that drew the winning tile (pao).</source>
        <translation>%1に責任があります：和了牌を引いた槓をさせました（包）。</translation>
    </message>
    <message>
        <source>%1 is liable (pao).</source>
        <translation>%1に責任があります（包）。</translation>
    </message>
    <message>
        <source>Every hand</source>
        <translation>副底</translation>
    </message>
    <message>
        <source>Closed hand, won by ron</source>
        <translation>門前ロン</translation>
    </message>
    <message>
        <source>Won by tsumo</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Open triplet</source>
        <translation>明刻</translation>
    </message>
    <message>
        <source>Concealed triplet</source>
        <translation>暗刻</translation>
    </message>
    <message>
        <source>Open kan</source>
        <translation>明槓</translation>
    </message>
    <message>
        <source>Closed kan</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Pair of dragons</source>
        <translation>三元牌の雀頭</translation>
    </message>
    <message>
        <source>Pair of the seat wind</source>
        <translation>自風の雀頭</translation>
    </message>
    <message>
        <source>Pair of the round wind</source>
        <translation>場風の雀頭</translation>
    </message>
    <message>
        <source>Pair of seat and round wind</source>
        <translation>連風牌の雀頭</translation>
    </message>
    <message>
        <source>Closed wait</source>
        <translation>嵌張待ち</translation>
    </message>
    <message>
        <source>Edge wait</source>
        <translation>辺張待ち</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <translation>単騎待ち</translation>
    </message>
    <message>
        <source>Seven pairs, always the same</source>
        <translation>七対子（固定）</translation>
    </message>
    <message>
        <source>Open hand without any other fu</source>
        <translation>喰い平和形</translation>
    </message>
    <message>
        <source>Pinfu: no fu for tsumo</source>
        <translation>平和：ツモの符なし</translation>
    </message>
    <message>
        <source>%1 fu</source>
        <translation>%1符</translation>
    </message>
    <message>
        <source>%1 → %2 fu</source>
        <comment>sum, rounded up to the next ten</comment>
        <translation>%1 → %2符</translation>
    </message>
</context>
<context>
    <name>KeyboardCard</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Keys can be changed in the preferences.</source>
        <translation>すべてマウスなしで操作できます。キーは設定で変えられます。</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>操作とキー</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>What happened at the table</source>
        <translation>卓で起きたこと</translation>
    </message>
    <message>
        <source>One line for each event; hidden tiles stay hidden.</source>
        <translation>一つの出来事に一行。伏せた牌は伏せたままです。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Janso</source>
        <translation>Janso</translation>
    </message>
</context>
<context>
    <name>MatchChoices</name>
    <message>
        <source>%1 needs the command of its program.</source>
        <translation>%1のプログラムのコマンドを入れてください。</translation>
    </message>
    <message>
        <source>%1: there is no program “%2” that can be started.</source>
        <translation>%1：「%2」という実行できるプログラムがありません。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>%1 needs a name.</source>
        <translation>%1の名前を入れてください。</translation>
    </message>
    <message>
        <source>Two seats are called “%1”; give them different names.</source>
        <translation>「%1」という名前の席が二つあります。別の名前にしてください。</translation>
    </message>
</context>
<context>
    <name>MatchEndPage</name>
    <message>
        <source>* in riichi, the stick is counted · ▼ dealt in · shaded: dealer</source>
        <translation>* リーチ（供託込み）・▼ 放銃・網掛け：親</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>配牌前</translation>
    </message>
    <message>
        <source>SHA-256 of the wall seed, shown before the deal</source>
        <translation>配牌前に示した牌山シードのSHA-256</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the SHA-256</source>
        <translation>SHA-256をコピー</translation>
    </message>
    <message>
        <source>Wall seed</source>
        <translation>牌山シード</translation>
    </message>
    <message>
        <source>Copy the wall seed</source>
        <translation>牌山シードをコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Matches folder</source>
        <translation>対局のフォルダー</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>長さ(&amp;L)</translation>
    </message>
    <message>
        <source>East game (4 hands)</source>
        <translation>東風戦（四局）</translation>
    </message>
    <message>
        <source>East and South (hanchan)</source>
        <translation>東南戦（半荘）</translation>
    </message>
    <message>
        <source>A dealer who wins or is tenpai deals again, so that there may be more hands.</source>
        <translation>親が和了かテンパイで連荘するため、局数は増えることがあります。</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>シード(&amp;S)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>The same text gives the same walls again. Leave it empty for a fresh match.</source>
        <translation>同じ文字なら同じ牌山になります。空なら毎回変わります。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Several people at this screen</source>
        <translation>この画面で何人かで打つ</translation>
    </message>
    <message>
        <source>S&amp;tanding calls</source>
        <translation>事前に決める(&amp;T)</translation>
    </message>
    <message>
        <source>At the end of your turn you arm the calls you want. Nobody is asked in between, and nothing is betrayed.</source>
        <translation>自分の番の終わりに、したい鳴きを選んでおきます。途中で尋ねないので、何も知られません。</translation>
    </message>
    <message>
        <source>Ask &amp;who can call</source>
        <translation>鳴ける人に尋ねる(&amp;W)</translation>
    </message>
    <message>
        <source>Quick, but a curtain that appears tells the table that somebody can call.</source>
        <translation>速い方法ですが、幕が出ると誰かが鳴けることが分かります。</translation>
    </message>
    <message>
        <source>Ask &amp;everyone</source>
        <translation>全員に尋ねる(&amp;E)</translation>
    </message>
    <message>
        <source>Every human after every discard: silent, and slow.</source>
        <translation>打牌のたびに全員に尋ねます。知られませんが、時間がかかります。</translation>
    </message>
    <message>
        <source>&amp;Open hands, for teaching: everybody sees everything</source>
        <translation>手牌を開く(&amp;O)：教えるために全員がすべてを見る</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Riichi mahjong for one machine.</source>
        <translation>一台で遊ぶリーチ麻雀。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>Four bots play an East game.</source>
        <translation>ボット四人が東風戦を打ちます。</translation>
    </message>
    <message>
        <source>Make the walls from this text: the same text gives the same match.</source>
        <translation>この文字から牌山を作ります。同じ文字なら同じ対局になります。</translation>
    </message>
    <message>
        <source>1 is the normal speed, 2 twice as fast, 0 instant.</source>
        <translation>1が標準、2が二倍の速さ、0が即時です。</translation>
    </message>
    <message>
        <source>Size of the window, such as 1440x900.</source>
        <translation>ウィンドウの大きさ。例：1440x900。</translation>
    </message>
    <message>
        <source>Play at once to a moment, write a picture of the window, and end.</source>
        <translation>ある場面まで一気に進め、ウィンドウの画像を書いて終わります。</translation>
    </message>
    <message>
        <source>The moment: a number of events, or %1.</source>
        <translation>場面：出来事の数、または %1。</translation>
    </message>
    <message>
        <source>Use this settings file.</source>
        <translation>この設定ファイルを使います。</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>%1 のいずれか。</translation>
    </message>
    <message>
        <source>Language of the window: en or ja.</source>
        <translation>ウィンドウの言語：en または ja。</translation>
    </message>
    <message>
        <source>Keep the matches in this folder.</source>
        <translation>対局をこのフォルダーに保存します。</translation>
    </message>
    <message>
        <source>Without a display: play one East game of four bots, tell how it went, write a picture.</source>
        <translation>画面なしで：ボット四人の東風戦を打ち、経過を伝え、画像を書きます。</translation>
    </message>
    <message>
        <source>--speed: %1 is not a number from 0 to 8.</source>
        <translation>--speed：%1 は0から8の数ではありません。</translation>
    </message>
    <message>
        <source>--size: %1 is not a size from 640x480 to 8192x8192.</source>
        <translation>--size：%1 は640x480から8192x8192までの大きさではありません。</translation>
    </message>
    <message>
        <source>--ruleset: there is no ruleset %1; there are %2.</source>
        <translation>--ruleset：%1 というルールはありません。あるのは %2 です。</translation>
    </message>
    <message>
        <source>--language: there is no translation %1; there are en and ja.</source>
        <translation>--language：%1 の翻訳はありません。あるのは en と ja です。</translation>
    </message>
    <message>
        <source>--at needs --screenshot.</source>
        <translation>--at には --screenshot が要ります。</translation>
    </message>
    <message>
        <source>--at: %1 is neither a number of events nor one of %2.</source>
        <translation>--at：%1 は出来事の数でも %2 のいずれかでもありません。</translation>
    </message>
    <message>
        <source>Unexpected argument %1.</source>
        <translation>余分な引数 %1 があります。</translation>
    </message>
    <message>
        <source>--screenshot needs --at.</source>
        <translation>--screenshot には --at が要ります。</translation>
    </message>
</context>
<context>
    <name>PlaquePainter</name>
    <message>
        <source>Dora</source>
        <translation>ドラ</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>理牌</translation>
    </message>
    <message>
        <source>Auto win</source>
        <translation>自動和了</translation>
    </message>
    <message>
        <source>No calls</source>
        <translation>鳴きなし</translation>
    </message>
    <message>
        <source>Auto discard</source>
        <translation>ツモ切り</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Table look</source>
        <translation>卓の見た目</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>進行</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Language and names</source>
        <translation>言語と名前</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>ラシャ(&amp;F)</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青緑</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>紺</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>えんじ</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>墨</translation>
    </message>
    <message>
        <source>Plain, high contrast</source>
        <translation>無地（高コントラスト）</translation>
    </message>
    <message>
        <source>Tile &amp;backs</source>
        <translation>牌の背(&amp;B)</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>琥珀</translation>
    </message>
    <message>
        <source>Jade</source>
        <translation>翡翠</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>&amp;Called tiles in a pond</source>
        <translation>鳴かれた捨て牌(&amp;C)</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Left, dimmed</source>
        <translation>薄く残す</translation>
    </message>
    <message>
        <source>&amp;Window colours</source>
        <translation>ウィンドウの配色(&amp;W)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>&amp;Index marks in the corner of the tiles</source>
        <translation>牌の隅に数字を付ける(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>速さ(&amp;S)</translation>
    </message>
    <message>
        <source>Reduced &amp;motion: nothing travels, order and beat stay</source>
        <translation>動きを減らす(&amp;M)：牌は動かず、順序と間は同じ</translation>
    </message>
    <message>
        <source>Discard in &amp;two steps: the first click lifts the tile, the second discards it</source>
        <translation>二段階で切る(&amp;T)：一度目で牌を上げ、二度目で切る</translation>
    </message>
    <message>
        <source>Keep the hand s&amp;orted</source>
        <translation>いつも理牌する(&amp;O)</translation>
    </message>
    <message>
        <source>After &amp;riichi the drawn tile goes by itself</source>
        <translation>リーチ後は自動でツモ切りする(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>音を鳴らす(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>聞いてみる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Names of the &amp;yaku</source>
        <translation>役の呼び方(&amp;Y)</translation>
    </message>
    <message>
        <source>Romaji: Sanshoku doujun</source>
        <translation>ローマ字：Sanshoku doujun</translation>
    </message>
    <message>
        <source>Japanese: 三色同順</source>
        <translation>日本語：三色同順</translation>
    </message>
    <message>
        <source>English: Mixed triple sequence</source>
        <translation>英語：Mixed triple sequence</translation>
    </message>
    <message>
        <source>European rules: Mixed triple chow</source>
        <translation>欧州ルール：Mixed triple chow</translation>
    </message>
    <message>
        <source>The names of the yaku do not depend on the language of the window.</source>
        <translation>役の呼び方はウィンドウの言語とは別に選べます。</translation>
    </message>
    <message>
        <source>Single &amp;letters work as keys</source>
        <translation>一文字のキーを使う(&amp;L)</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>操作とキー</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>決定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>標準(&amp;D)</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Ron</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>Tsumo</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>Kan</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>Abort: nine terminals</source>
        <translation>流局：九種九牌</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Really pass?</source>
        <translation>本当に見逃しますか？</translation>
    </message>
    <message numerus="yes">
        <source>%n ways</source>
        <comment>a call that can be made in several ways</comment>
        <translation>
            <numerusform>%n通り</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Plays at this screen.</source>
        <translation>この画面で打ちます。</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>参照...</translation>
    </message>
</context>
<context>
    <name>StandingPanel</name>
    <message>
        <source>Ron on</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Kan</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Chi from the left</source>
        <translation>上家からチー</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1（%2で）</translation>
    </message>
    <message>
        <source>Nothing can be called before your next turn</source>
        <translation>次の番まで鳴ける牌はありません</translation>
    </message>
    <message>
        <source>Call before your next turn?</source>
        <translation>次の番までに鳴きますか？</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Janso</source>
        <translation>Janso</translation>
    </message>
    <message>
        <source>Riichi mahjong for one machine</source>
        <translation>一台で遊ぶリーチ麻雀</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>お名前(&amp;Y)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>&amp;Basic Ari-Ari</source>
        <translation>基本アリアリ(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Tenhou</source>
        <translation>天鳳(&amp;T)</translation>
    </message>
    <message>
        <source>Be&amp;ginner</source>
        <translation>初心者(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>すぐに打つ(&amp;P)</translation>
    </message>
    <message>
        <source>An East game against three bots. The first tile falls at once.</source>
        <translation>ボット三人との東風戦。すぐに始まります。</translation>
    </message>
    <message>
        <source>&amp;New match...</source>
        <translation>新しい対局(&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Hot-seat...</source>
        <translation>みんなで打つ(&amp;H)...</translation>
    </message>
    <message>
        <source>&amp;Watch four bots</source>
        <translation>ボット四人を観戦(&amp;W)</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Cursor left</source>
        <translation>カーソルを左へ</translation>
    </message>
    <message>
        <source>Cursor right</source>
        <translation>カーソルを右へ</translation>
    </message>
    <message>
        <source>First tile or button</source>
        <translation>最初の牌またはボタン</translation>
    </message>
    <message>
        <source>Last tile or button</source>
        <translation>最後の牌またはボタン</translation>
    </message>
    <message>
        <source>Between hand and buttons</source>
        <translation>手牌とボタンの切り替え</translation>
    </message>
    <message>
        <source>Discard the tile or press the button</source>
        <translation>牌を切る、ボタンを押す</translation>
    </message>
    <message>
        <source>Discard the tile under the cursor</source>
        <translation>カーソルの牌を切る</translation>
    </message>
    <message>
        <source>Discard the drawn tile, or skip</source>
        <translation>ツモ切り、またはスキップ</translation>
    </message>
    <message>
        <source>Discard tile 1</source>
        <translation>1番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 2</source>
        <translation>2番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 3</source>
        <translation>3番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 4</source>
        <translation>4番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 5</source>
        <translation>5番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 6</source>
        <translation>6番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 7</source>
        <translation>7番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 8</source>
        <translation>8番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 9</source>
        <translation>9番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 10</source>
        <translation>10番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 11</source>
        <translation>11番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 12</source>
        <translation>12番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 13</source>
        <translation>13番目の牌を切る</translation>
    </message>
    <message>
        <source>Discard tile 14</source>
        <translation>14番目の牌を切る</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Kan</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Win (tsumo or ron)</source>
        <translation>和了（ツモ・ロン）</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Cancel, or skip</source>
        <translation>取消、またはスキップ</translation>
    </message>
    <message>
        <source>Sort the hand by itself</source>
        <translation>自動理牌</translation>
    </message>
    <message>
        <source>No calls in this hand</source>
        <translation>この局は鳴かない</translation>
    </message>
    <message>
        <source>Show score differences (hold)</source>
        <translation>点差を見る（長押し）</translation>
    </message>
    <message>
        <source>Show waits (hold)</source>
        <translation>待ちを見る（長押し）</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Furiten: %1 lies among your own discards.</source>
        <translation>フリテン：%1が自分の捨て牌にあります。</translation>
    </message>
    <message>
        <source>Furiten for this turn: you let %1 go by.</source>
        <translation>同巡フリテン：%1を見逃しました。</translation>
    </message>
    <message>
        <source>Furiten until the hand ends: you let %1 go by after riichi.</source>
        <translation>リーチ後フリテン：%1を見逃したため、この局はロンできません。</translation>
    </message>
    <message>
        <source>The hand is complete, but has no yaku.</source>
        <translation>形は和了ですが、役がありません。</translation>
    </message>
    <message>
        <source>The hand is complete, but has too few han for these rules.</source>
        <translation>形は和了ですが、このルールでは翻が足りません。</translation>
    </message>
    <message>
        <source>No discard leaves the hand tenpai.</source>
        <translation>どれを切ってもテンパイになりません。</translation>
    </message>
    <message>
        <source>Riichi needs a closed hand.</source>
        <translation>リーチは門前でなければできません。</translation>
    </message>
    <message>
        <source>Riichi needs 1,000 points.</source>
        <translation>リーチには千点が必要です。</translation>
    </message>
    <message>
        <source>Too few tiles are left in the wall.</source>
        <translation>残りの牌が足りません。</translation>
    </message>
    <message>
        <source>Kuikae: %1 may not go right after this call.</source>
        <translation>喰い替え：鳴いた直後に%1は切れません。</translation>
    </message>
    <message>
        <source>In riichi the hand stays as it is.</source>
        <translation>リーチ後は手牌を変えられません。</translation>
    </message>
    <message>
        <source>In riichi this kan would change the hand.</source>
        <translation>リーチ後、この槓は手の形を変えてしまいます。</translation>
    </message>
    <message>
        <source>Not on the last tile.</source>
        <translation>最後の牌ではできません。</translation>
    </message>
    <message>
        <source>All four kans have been made.</source>
        <translation>槓はすでに四つできています。</translation>
    </message>
</context>
<context>
    <name>WaitsPopover</name>
    <message>
        <source>Not tenpai</source>
        <translation>ノーテン</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>Furiten</source>
        <translation>フリテン</translation>
    </message>
    <message>
        <source>no yaku</source>
        <translation>役なし</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1、残り%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Name of a hand: wind of the round and number of the deal, &quot;East 2&quot;</extracomment>
        <translation>%1%2局</translation>
    </message>
    <message numerus="yes">
        <source>%n honba</source>
        <translation>
            <numerusform>%n本場</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n riichi stick(s)</source>
        <translation>
            <numerusform>供託%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a short list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>a hidden tile</source>
        <translation>伏せた牌</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>發</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>中</translation>
    </message>
    <message>
        <source>%1 wind</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 Man</source>
        <translation>%1萬</translation>
    </message>
    <message>
        <source>%1 Pin</source>
        <translation>%1筒</translation>
    </message>
    <message>
        <source>%1 Sou</source>
        <translation>%1索</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>赤%1</translation>
    </message>
    <message>
        <source>Basic Ari-Ari</source>
        <translation>基本アリアリ</translation>
    </message>
    <message>
        <source>Tenhou</source>
        <translation>天鳳</translation>
    </message>
    <message>
        <source>European (EMA 2016)</source>
        <translation>欧州（EMA 2016）</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>The friendly standard: open tanyao, red fives, ippatsu and ura dora; no abortive draws.</source>
        <translation>親しみやすい標準ルール：喰いタン、赤五、一発、裏ドラあり。途中流局なし。</translation>
    </message>
    <message>
        <source>As on the Tenhou server: double ron, abortive draws, nagashi mangan, 30,000 points to end.</source>
        <translation>天鳳と同じ：ダブロン、途中流局、流し満貫あり。三万点に届けば終了。</translation>
    </message>
    <message>
        <source>European tournament rules of 2016: no red fives, 30,000 points, everybody may win by ron.</source>
        <translation>2016年の欧州大会ルール：赤なし、三万点持ち、複数ロンあり。</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Builds its hand and never defends.</source>
        <translation>手を進めるだけで、守りません。</translation>
    </message>
    <message>
        <source>Likes value, folds to riichi.</source>
        <translation>打点を好み、リーチには降ります。</translation>
    </message>
    <message>
        <source>Weighs attack against danger and minds its place.</source>
        <translation>押し引きを量り、順位を考えます。</translation>
    </message>
    <message>
        <source>Basic Ari-Ari, the East round only, against gentle bots.</source>
        <translation>基本アリアリの東風戦。やさしいボットが相手です。</translation>
    </message>
</context>
<context>
    <name>Yaku</name>
    <message>
        <source>Declare a closed hand that waits for one last tile, and bet 1,000 points on it.</source>
        <translation>門前でテンパイしたときに宣言し、千点を供託します。</translation>
    </message>
    <message>
        <source>Not possible: one call, and riichi is gone for this hand.</source>
        <translation>できません。一度でも鳴くと、その局はリーチできません。</translation>
    </message>
    <message>
        <source>Nearly everything closed; it opens the way to ippatsu and ura dora.</source>
        <translation>門前の役ならほとんど何でも。一発と裏ドラの機会も生まれます。</translation>
    </message>
    <message>
        <source>Any hand with a called tile.</source>
        <translation>鳴いた手。</translation>
    </message>
    <message>
        <source>Draw the winning tile yourself with a hand that called nothing.</source>
        <translation>鳴かずに、和了牌を自分でツモります。</translation>
    </message>
    <message>
        <source>Not possible: after a call your own draw still wins, but gives no han.</source>
        <translation>付きません。鳴いた手でもツモ和了はできますが、翻は増えません。</translation>
    </message>
    <message>
        <source>Every closed hand. With pinfu it is worth the lowest fu of all, 20.</source>
        <translation>門前の手なら何でも。平和と合わせると最も低い20符になります。</translation>
    </message>
    <message>
        <source>Winning on another player&apos;s tile.</source>
        <translation>ロン和了。</translation>
    </message>
    <message>
        <source>Only tiles from 2 to 8: no 1, no 9, no wind, no dragon.</source>
        <translation>2から8の数牌だけで作ります。1・9と字牌は使いません。</translation>
    </message>
    <message>
        <source>Still 1 han, where the ruleset allows open tanyao.</source>
        <translation>喰いタンありのルールなら1翻のままです。</translation>
    </message>
    <message>
        <source>Pinfu, iipeikou, sanshoku doujun, toitoi, chiitoitsu, chinitsu.</source>
        <translation>平和、一盃口、三色同順、対々和、七対子、清一色。</translation>
    </message>
    <message>
        <source>Yakuhai, ittsuu, chanta, junchan and everything else that needs a 1, a 9 or an honour.</source>
        <translation>役牌、一気通貫、混全帯幺九、純全帯幺九など、1・9や字牌の要る役。</translation>
    </message>
    <message>
        <source>Four runs, a pair without value, and a wait with two open ends.</source>
        <translation>順子が四つ、役牌でない雀頭、両面待ち。</translation>
    </message>
    <message>
        <source>Not possible: the hand must be closed.</source>
        <translation>できません。門前に限ります。</translation>
    </message>
    <message>
        <source>Riichi, tsumo, tanyao, iipeikou, sanshoku doujun, ittsuu.</source>
        <translation>リーチ、ツモ、断幺九、一盃口、三色同順、一気通貫。</translation>
    </message>
    <message>
        <source>Any triplet, a pair of dragons, of your wind or of the round wind, and edge, middle or pair waits.</source>
        <translation>刻子、三元牌・自風・場風の雀頭、辺張・嵌張・単騎待ち。</translation>
    </message>
    <message>
        <source>The same run twice in the same suit.</source>
        <translation>同じ種類の同じ順子を二組作ります。</translation>
    </message>
    <message>
        <source>Pinfu, tanyao, sanshoku doujun, honitsu, chinitsu.</source>
        <translation>平和、断幺九、三色同順、混一色、清一色。</translation>
    </message>
    <message>
        <source>Ryanpeikou, which is two of it, and chiitoitsu.</source>
        <translation>二つ重なった二盃口と、七対子。</translation>
    </message>
    <message>
        <source>Three or four white dragons.</source>
        <translation>白を三枚または四枚。</translation>
    </message>
    <message>
        <source>Still 1 han: the shortest way to a yaku after a call.</source>
        <translation>1翻のまま。鳴いて役を作る一番の近道です。</translation>
    </message>
    <message>
        <source>Other dragons and winds, toitoi, honitsu, chanta.</source>
        <translation>ほかの三元牌や風牌、対々和、混一色、混全帯幺九。</translation>
    </message>
    <message>
        <source>Tanyao and pinfu.</source>
        <translation>断幺九と平和。</translation>
    </message>
    <message>
        <source>Three or four green dragons.</source>
        <translation>發を三枚または四枚。</translation>
    </message>
    <message>
        <source>Still 1 han: call the second or third one without fear.</source>
        <translation>1翻のまま。安心して鳴けます。</translation>
    </message>
    <message>
        <source>Three or four red dragons.</source>
        <translation>中を三枚または四枚。</translation>
    </message>
    <message>
        <source>Still 1 han.</source>
        <translation>1翻のまま。</translation>
    </message>
    <message>
        <source>Three or four tiles of the wind you sit on; the dealer sits east.</source>
        <translation>自分の席の風牌を三枚または四枚。親は東です。</translation>
    </message>
    <message>
        <source>The round wind too, when both are the same: then the triplet is worth 2 han.</source>
        <translation>場風。同じ風なら一つの刻子で2翻になります。</translation>
    </message>
    <message>
        <source>Tanyao and pinfu. A triplet of another player&apos;s wind gives nothing.</source>
        <translation>断幺九と平和。他家の風の刻子には何も付きません。</translation>
    </message>
    <message>
        <source>Three or four tiles of the wind of the round: east in the first four deals, then south.</source>
        <translation>場の風牌を三枚または四枚。東場は東、南場は南です。</translation>
    </message>
    <message>
        <source>The seat wind too, when both are the same: then the triplet is worth 2 han.</source>
        <translation>自風。同じ風なら一つの刻子で2翻になります。</translation>
    </message>
    <message>
        <source>Win within one turn after your riichi, before anybody has called a tile.</source>
        <translation>リーチの後、誰も鳴かないうちに一巡以内で和了ります。</translation>
    </message>
    <message>
        <source>Not possible: it needs riichi. A call or closed kan by anyone ends the chance.</source>
        <translation>できません。リーチが必要です。誰かが鳴いたり暗槓したりすると消えます。</translation>
    </message>
    <message>
        <source>Riichi always, and tsumo, haitei or houtei when they fall in that turn.</source>
        <translation>必ずリーチと。その巡目ならツモ、海底、河底とも。</translation>
    </message>
    <message>
        <source>Rinshan: the kan that gives the tile has already ended the chance.</source>
        <translation>嶺上開花。槓をした時点で一発は消えています。</translation>
    </message>
    <message>
        <source>Win with the replacement tile that you draw after your own kan.</source>
        <translation>自分の槓の後、嶺上牌で和了ります。</translation>
    </message>
    <message>
        <source>Still 1 han, even as your only yaku.</source>
        <translation>1翻のまま。ほかに役がなくても和了れます。</translation>
    </message>
    <message>
        <source>Menzen tsumo, if the kan was closed, and everything about the shape.</source>
        <translation>暗槓なら門前清自摸和。形の役なら何でも。</translation>
    </message>
    <message>
        <source>Ippatsu, and as a rule haitei: the replacement is not the last tile of the wall.</source>
        <translation>一発。ふつうは海底とも重なりません。嶺上牌は最後のツモではないからです。</translation>
    </message>
    <message>
        <source>Win with the tile that another player is just adding to a pon to make a kan.</source>
        <translation>他家が加槓しようとした牌でロンします。</translation>
    </message>
    <message>
        <source>Still 1 han. The tile is won like a discard of that player.</source>
        <translation>1翻のまま。その人の捨て牌と同じ扱いになります。</translation>
    </message>
    <message>
        <source>Riichi, ippatsu and everything about the shape.</source>
        <translation>リーチ、一発、形の役なら何でも。</translation>
    </message>
    <message>
        <source>Tsumo, rinshan, haitei and houtei.</source>
        <translation>ツモ、嶺上開花、海底、河底。</translation>
    </message>
    <message>
        <source>Win by drawing the last tile of the wall.</source>
        <translation>山の最後の牌でツモ和了します。</translation>
    </message>
    <message>
        <source>Still 1 han: it can save a hand that has no other yaku.</source>
        <translation>1翻のまま。ほかに役のない手を救ってくれます。</translation>
    </message>
    <message>
        <source>Menzen tsumo, riichi and everything about the shape.</source>
        <translation>門前清自摸和、リーチ、形の役なら何でも。</translation>
    </message>
    <message>
        <source>Houtei, which is the same on a discard, and chankan.</source>
        <translation>捨て牌で和了る河底撈魚と、槍槓。</translation>
    </message>
    <message>
        <source>Win with the discard that follows the last tile of the wall.</source>
        <translation>山の最後の牌の後の捨て牌でロンします。</translation>
    </message>
    <message>
        <source>Riichi and everything about the shape.</source>
        <translation>リーチ、形の役なら何でも。</translation>
    </message>
    <message>
        <source>Haitei and every other win by your own draw.</source>
        <translation>海底摸月など、ツモ和了の役。</translation>
    </message>
    <message>
        <source>The same run in all three suits.</source>
        <translation>同じ数の順子を三種類すべてで作ります。</translation>
    </message>
    <message>
        <source>With a called tile it is worth 1 han instead of 2.</source>
        <translation>2翻から1翻に下がります。</translation>
    </message>
    <message>
        <source>Pinfu, tanyao, iipeikou, chanta, junchan, yakuhai.</source>
        <translation>平和、断幺九、一盃口、混全帯幺九、純全帯幺九、役牌。</translation>
    </message>
    <message>
        <source>Ittsuu, honitsu, chinitsu and toitoi: there are not enough groups for both.</source>
        <translation>一気通貫、混一色、清一色、対々和。両方を作るには面子が足りません。</translation>
    </message>
    <message>
        <source>1 to 9 of one suit as the three runs 123, 456 and 789.</source>
        <translation>同じ種類の123、456、789をそろえます。</translation>
    </message>
    <message>
        <source>Pinfu, yakuhai, honitsu, chinitsu.</source>
        <translation>平和、役牌、混一色、清一色。</translation>
    </message>
    <message>
        <source>Tanyao, chanta, sanshoku doujun, ryanpeikou.</source>
        <translation>断幺九、混全帯幺九、三色同順、二盃口。</translation>
    </message>
    <message>
        <source>A 1, a 9 or an honour in every group and in the pair, with at least one run.</source>
        <translation>すべての面子と雀頭に1・9か字牌が入り、順子が一つ以上あります。</translation>
    </message>
    <message>
        <source>Yakuhai, sanshoku doujun on 123 or 789, iipeikou, honitsu.</source>
        <translation>役牌、123や789の三色同順、一盃口、混一色。</translation>
    </message>
    <message>
        <source>Tanyao, ittsuu, and junchan, its stronger form without honours.</source>
        <translation>断幺九、一気通貫、字牌のない上位の純全帯幺九。</translation>
    </message>
    <message>
        <source>Seven different pairs. Four equal tiles are not two pairs.</source>
        <translation>異なる対子を七つ。同じ牌四枚は二組になりません。</translation>
    </message>
    <message>
        <source>Not possible: pairs cannot be called.</source>
        <translation>できません。対子は鳴けません。</translation>
    </message>
    <message>
        <source>Riichi, tsumo, tanyao, honroutou, honitsu, chinitsu.</source>
        <translation>リーチ、ツモ、断幺九、混老頭、混一色、清一色。</translation>
    </message>
    <message>
        <source>Every yaku made of runs or triplets; ryanpeikou is taken instead when a hand can be read both ways.</source>
        <translation>順子や刻子の役。どちらにも読める手は二盃口になります。</translation>
    </message>
    <message>
        <source>Four triplets or kans and a pair: no run at all.</source>
        <translation>刻子か槓子を四つと雀頭。順子は一つもありません。</translation>
    </message>
    <message>
        <source>Still 2 han, and it is nearly always made by calling.</source>
        <translation>2翻のまま。たいてい鳴いて作ります。</translation>
    </message>
    <message>
        <source>Yakuhai, tanyao, sanankou, honitsu, honroutou, sanshoku doukou.</source>
        <translation>役牌、断幺九、三暗刻、混一色、混老頭、三色同刻。</translation>
    </message>
    <message>
        <source>Pinfu, chanta, junchan and everything else that needs a run; suuankou takes its place when all are concealed.</source>
        <translation>平和、混全帯幺九、純全帯幺九など順子の要る役。すべて暗刻なら四暗刻になります。</translation>
    </message>
    <message>
        <source>Three triplets that you drew yourself, the third tile too.</source>
        <translation>三枚目まで自分でツモった刻子を三つ。</translation>
    </message>
    <message>
        <source>Still 2 han: the fourth group may be called. A triplet finished by ron is not concealed.</source>
        <translation>2翻のまま。四つ目の面子は鳴いても構いません。ロンで完成した刻子は暗刻になりません。</translation>
    </message>
    <message>
        <source>Toitoi, yakuhai, tanyao, honitsu, sankantsu.</source>
        <translation>対々和、役牌、断幺九、混一色、三槓子。</translation>
    </message>
    <message>
        <source>Pinfu, and suuankou, which is one triplet more.</source>
        <translation>平和と、暗刻が一つ多い四暗刻。</translation>
    </message>
    <message>
        <source>Triplets of the same number in all three suits.</source>
        <translation>同じ数の刻子を三種類すべてで作ります。</translation>
    </message>
    <message>
        <source>Still 2 han.</source>
        <translation>2翻のまま。</translation>
    </message>
    <message>
        <source>Toitoi, sanankou, tanyao, yakuhai.</source>
        <translation>対々和、三暗刻、断幺九、役牌。</translation>
    </message>
    <message>
        <source>Pinfu, honitsu, chinitsu, sanshoku doujun.</source>
        <translation>平和、混一色、清一色、三色同順。</translation>
    </message>
    <message>
        <source>Three kans, closed or open.</source>
        <translation>槓子を三つ。暗槓でも明槓でも構いません。</translation>
    </message>
    <message>
        <source>Toitoi, sanankou, yakuhai, tanyao, rinshan.</source>
        <translation>対々和、三暗刻、役牌、断幺九、嶺上開花。</translation>
    </message>
    <message>
        <source>Pinfu, and suukantsu, which is one kan more.</source>
        <translation>平和と、槓が一つ多い四槓子。</translation>
    </message>
    <message>
        <source>Declare riichi with your very first discard, before anybody has called.</source>
        <translation>誰も鳴かないうちに、第一打でリーチします。</translation>
    </message>
    <message>
        <source>Ippatsu, tsumo, and all that riichi goes with.</source>
        <translation>一発、ツモ、リーチと重なる役すべて。</translation>
    </message>
    <message>
        <source>Riichi itself: double riichi stands in its place.</source>
        <translation>ふつうのリーチ。ダブル立直がその代わりになります。</translation>
    </message>
    <message>
        <source>Only ones, nines and honours, as triplets or as seven pairs.</source>
        <translation>1・9と字牌だけで、刻子か七対子を作ります。</translation>
    </message>
    <message>
        <source>Always toitoi or chiitoitsu; often yakuhai, sanankou, honitsu.</source>
        <translation>必ず対々和か七対子と。よく役牌、三暗刻、混一色とも。</translation>
    </message>
    <message>
        <source>Tanyao, chanta and everything that needs a run.</source>
        <translation>断幺九、混全帯幺九など、順子の要る役。</translation>
    </message>
    <message>
        <source>Triplets of two dragons and a pair of the third.</source>
        <translation>三元牌の刻子を二つと、残りの一つの雀頭。</translation>
    </message>
    <message>
        <source>The two dragons give 1 han each besides, so that it is worth at least 4; honitsu, toitoi, chanta too.</source>
        <translation>二つの三元牌が1翻ずつ付くので、少なくとも4翻。混一色、対々和、混全帯幺九とも。</translation>
    </message>
    <message>
        <source>Daisangen, where the third dragon is a triplet as well.</source>
        <translation>三つ目も刻子の大三元。</translation>
    </message>
    <message>
        <source>Tiles of one suit and honours, nothing else.</source>
        <translation>一種類の数牌と字牌だけで作ります。</translation>
    </message>
    <message>
        <source>With a called tile it is worth 2 han instead of 3.</source>
        <translation>3翻から2翻に下がります。</translation>
    </message>
    <message>
        <source>Yakuhai, toitoi, ittsuu, chanta, iipeikou, chiitoitsu.</source>
        <translation>役牌、対々和、一気通貫、混全帯幺九、一盃口、七対子。</translation>
    </message>
    <message>
        <source>Tanyao, both sanshoku, and chinitsu, which has no honours.</source>
        <translation>断幺九、三色同順と三色同刻、字牌のない清一色。</translation>
    </message>
    <message>
        <source>A 1 or a 9 in every group and in the pair, no honours, with at least one run.</source>
        <translation>すべての面子と雀頭に1か9が入り、字牌はなく、順子が一つ以上あります。</translation>
    </message>
    <message>
        <source>Pinfu, sanshoku doujun on 123 or 789, iipeikou, ryanpeikou.</source>
        <translation>平和、123や789の三色同順、一盃口、二盃口。</translation>
    </message>
    <message>
        <source>Tanyao, ittsuu, yakuhai, and chanta, which it replaces.</source>
        <translation>断幺九、一気通貫、役牌、下位の混全帯幺九。</translation>
    </message>
    <message>
        <source>Two times two equal runs.</source>
        <translation>同じ順子の組を二組作ります。</translation>
    </message>
    <message>
        <source>Pinfu, tanyao, junchan, honitsu, chinitsu.</source>
        <translation>平和、断幺九、純全帯幺九、混一色、清一色。</translation>
    </message>
    <message>
        <source>Iipeikou, which is contained in it, and chiitoitsu.</source>
        <translation>含まれている一盃口と、七対子。</translation>
    </message>
    <message>
        <source>Tiles of one suit only.</source>
        <translation>一種類の数牌だけで作ります。</translation>
    </message>
    <message>
        <source>With a called tile it is worth 5 han instead of 6.</source>
        <translation>6翻から5翻に下がります。</translation>
    </message>
    <message>
        <source>Pinfu, tanyao, iipeikou, ittsuu, toitoi, chiitoitsu.</source>
        <translation>平和、断幺九、一盃口、一気通貫、対々和、七対子。</translation>
    </message>
    <message>
        <source>Yakuhai, honitsu, sanshoku.</source>
        <translation>役牌、混一色、三色。</translation>
    </message>
    <message>
        <source>Win on a discard before your own first draw, while nobody has called.</source>
        <translation>自分の最初のツモの前に、誰も鳴かないうちにロンします。</translation>
    </message>
    <message>
        <source>Not possible: nothing has been called yet.</source>
        <translation>できません。まだ誰も鳴いていないことが条件です。</translation>
    </message>
    <message>
        <source>Depends on the ruleset; many pay a mangan for it and count nothing else.</source>
        <translation>ルールによります。満貫とし、ほかの役を数えないことが多い役です。</translation>
    </message>
    <message>
        <source>The dealer cannot have it: he draws first.</source>
        <translation>親にはできません。最初にツモるからです。</translation>
    </message>
    <message>
        <source>One of each 1, 9, wind and dragon, and a second one of any of them.</source>
        <translation>十三種の么九牌を一枚ずつと、そのどれかをもう一枚。</translation>
    </message>
    <message>
        <source>Not possible: none of these tiles can be called for it.</source>
        <translation>できません。</translation>
    </message>
    <message>
        <source>Tenhou and chiihou.</source>
        <translation>天和と地和。</translation>
    </message>
    <message>
        <source>Every other hand: it has neither groups nor pairs to share.</source>
        <translation>ほかの形の役すべて。面子を作らない手だからです。</translation>
    </message>
    <message>
        <source>Thirteen orphans with all thirteen kinds in hand, so that any of them wins.</source>
        <translation>十三種をすべて持ち、どれでも和了れる国士無双です。</translation>
    </message>
    <message>
        <source>Not possible.</source>
        <translation>できません。</translation>
    </message>
    <message>
        <source>The plain kokushi, in whose place it stands.</source>
        <translation>ふつうの国士無双。その代わりになります。</translation>
    </message>
    <message>
        <source>Four triplets or closed kans that you drew yourself; with two pairs waiting, only your own draw counts.</source>
        <translation>暗刻か暗槓を四つ。双碰待ちならツモに限ります。</translation>
    </message>
    <message>
        <source>Not possible. A ron makes the last triplet an open one: toitoi and sanankou remain.</source>
        <translation>できません。ロンすると最後の刻子が明刻になり、対々和と三暗刻になります。</translation>
    </message>
    <message>
        <source>Daisangen, the big winds, tsuuiisou, chinroutou, suukantsu.</source>
        <translation>大三元、大四喜、字一色、清老頭、四槓子。</translation>
    </message>
    <message>
        <source>Toitoi and sanankou, which are contained in it.</source>
        <translation>含まれている対々和と三暗刻。</translation>
    </message>
    <message>
        <source>Four concealed triplets are finished and only the pair is missing: then a ron counts too.</source>
        <translation>四つの暗刻が完成し、雀頭だけを待つ形。ロンでも成立します。</translation>
    </message>
    <message>
        <source>The plain suuankou, in whose place it stands.</source>
        <translation>ふつうの四暗刻。その代わりになります。</translation>
    </message>
    <message>
        <source>Triplets or kans of all three dragons.</source>
        <translation>三元牌の刻子か槓子を三つとも。</translation>
    </message>
    <message>
        <source>The same: each of the three may be called. Who feeds the last one may have to pay for it.</source>
        <translation>同じです。どれも鳴けます。最後の一つを鳴かせた人は責任を負うことがあります。</translation>
    </message>
    <message>
        <source>Suuankou, tsuuiisou.</source>
        <translation>四暗刻、字一色。</translation>
    </message>
    <message>
        <source>Shousangen and the single dragons, which are contained in it.</source>
        <translation>含まれている小三元と三元牌の役牌。</translation>
    </message>
    <message>
        <source>Triplets of three winds and a pair of the fourth.</source>
        <translation>風牌の刻子を三つと、残りの一つの雀頭。</translation>
    </message>
    <message>
        <source>The same: any of them may be called.</source>
        <translation>同じです。どれも鳴けます。</translation>
    </message>
    <message>
        <source>Daisuushii, where the fourth wind is a triplet as well.</source>
        <translation>四つ目も刻子の大四喜。</translation>
    </message>
    <message>
        <source>Triplets or kans of all four winds.</source>
        <translation>風牌の刻子か槓子を四つとも。</translation>
    </message>
    <message>
        <source>The same. Who feeds the last wind may have to pay for it.</source>
        <translation>同じです。最後の風牌を鳴かせた人は責任を負うことがあります。</translation>
    </message>
    <message>
        <source>Suuankou, tsuuiisou, suukantsu.</source>
        <translation>四暗刻、字一色、四槓子。</translation>
    </message>
    <message>
        <source>Shousuushii.</source>
        <translation>小四喜。</translation>
    </message>
    <message>
        <source>Winds and dragons only; seven pairs of them count too.</source>
        <translation>字牌だけで作ります。七対子の形でも構いません。</translation>
    </message>
    <message>
        <source>The same.</source>
        <translation>同じです。</translation>
    </message>
    <message>
        <source>Daisangen, both winds, suuankou.</source>
        <translation>大三元、小四喜・大四喜、四暗刻。</translation>
    </message>
    <message>
        <source>Everything with a suit in it; toitoi and honroutou are contained in it.</source>
        <translation>数牌の要る役。対々和と混老頭は含まれています。</translation>
    </message>
    <message>
        <source>Only tiles printed wholly in green: 2, 3, 4, 6 and 8 of sou and the green dragon.</source>
        <translation>緑だけの牌で作ります。索子の2・3・4・6・8と發です。</translation>
    </message>
    <message>
        <source>Suuankou. Some rulesets ask for the green dragon, most do not.</source>
        <translation>四暗刻。發を必要とするルールもありますが、多くは不要です。</translation>
    </message>
    <message>
        <source>Everything else: honitsu, chinitsu and tanyao are not counted beside a yakuman.</source>
        <translation>ほかの役すべて。混一色・清一色・断幺九は役満と一緒に数えません。</translation>
    </message>
    <message>
        <source>Triplets and a pair of ones and nines only.</source>
        <translation>1と9だけで刻子と雀頭を作ります。</translation>
    </message>
    <message>
        <source>Suuankou, suukantsu.</source>
        <translation>四暗刻、四槓子。</translation>
    </message>
    <message>
        <source>Honroutou, toitoi and sanshoku doukou, which may be contained in it.</source>
        <translation>含まれることのある混老頭、対々和、三色同刻。</translation>
    </message>
    <message>
        <source>1112345678999 of one suit and one more tile of that suit.</source>
        <translation>一種類で1112345678999と、同じ種類の牌をもう一枚。</translation>
    </message>
    <message>
        <source>Not possible: the hand must be closed, without a kan.</source>
        <translation>できません。門前で、槓もできません。</translation>
    </message>
    <message>
        <source>Chinitsu, which is contained in it.</source>
        <translation>含まれている清一色。</translation>
    </message>
    <message>
        <source>Nine gates with 1112345678999 in hand, so that every tile of the suit wins.</source>
        <translation>1112345678999を持ち、同じ種類のどの牌でも和了れる九蓮宝燈です。</translation>
    </message>
    <message>
        <source>The plain nine gates, in whose place it stands.</source>
        <translation>ふつうの九蓮宝燈。その代わりになります。</translation>
    </message>
    <message>
        <source>Four kans, closed or open, and a pair.</source>
        <translation>槓子を四つと雀頭。暗槓でも明槓でも構いません。</translation>
    </message>
    <message>
        <source>Suuankou, if all are closed; daisangen, the big winds, chinroutou.</source>
        <translation>すべて暗槓なら四暗刻。大三元、大四喜、清老頭とも。</translation>
    </message>
    <message>
        <source>Sankantsu and toitoi, which are contained in it.</source>
        <translation>含まれている三槓子と対々和。</translation>
    </message>
    <message>
        <source>The dealer&apos;s fourteen tiles are a complete hand from the start.</source>
        <translation>親の配牌十四枚が初めから和了っています。</translation>
    </message>
    <message>
        <source>Not possible: a kan, even a closed one, ends the chance.</source>
        <translation>できません。暗槓でも消えます。</translation>
    </message>
    <message>
        <source>Any yakuman of shape, if heaven is that kind.</source>
        <translation>天が恵んでくれるなら、形の役満すべて。</translation>
    </message>
    <message>
        <source>Chiihou, which is the same for the other three players.</source>
        <translation>子の場合の地和。</translation>
    </message>
    <message>
        <source>Not the dealer, win with your very first draw, while nobody has called.</source>
        <translation>子が、誰も鳴かないうちに最初のツモで和了ります。</translation>
    </message>
    <message>
        <source>Not possible: any call, even a closed kan, ends the chance.</source>
        <translation>できません。誰かの鳴きや暗槓で消えます。</translation>
    </message>
    <message>
        <source>Any yakuman of shape.</source>
        <translation>形の役満すべて。</translation>
    </message>
    <message>
        <source>Tenhou, and riichi, which would come too late.</source>
        <translation>天和と、間に合わないリーチ。</translation>
    </message>
    <message>
        <source>Each tile that follows the open indicator counts 1 han: after 5 comes 6, after 9 comes 1, then east south west north and white green red.</source>
        <translation>表示牌の次の牌が一枚につき1翻。5の次は6、9の次は1、東南西北と白發中も順に回ります。</translation>
    </message>
    <message>
        <source>The same. Every kan turns one more indicator.</source>
        <translation>同じです。槓のたびに表示牌が一枚増えます。</translation>
    </message>
    <message>
        <source>Everything; a tile counts once for each indicator that points to it.</source>
        <translation>何とでも。表示牌が重なればその数だけ数えます。</translation>
    </message>
    <message>
        <source>It is no yaku: dora alone never win. It is not counted beside a yakuman.</source>
        <translation>役ではありません。ドラだけでは和了れません。役満と一緒には数えません。</translation>
    </message>
    <message>
        <source>Each five printed wholly in red counts 1 han.</source>
        <translation>全体が赤い5が一枚につき1翻。</translation>
    </message>
    <message>
        <source>The same, also inside a called group.</source>
        <translation>同じです。鳴いた面子の中でも数えます。</translation>
    </message>
    <message>
        <source>Everything; a red five that is also dora counts twice.</source>
        <translation>何とでも。ドラでもある赤五は二重に数えます。</translation>
    </message>
    <message>
        <source>It is no yaku: red fives alone never win.</source>
        <translation>役ではありません。赤五だけでは和了れません。</translation>
    </message>
    <message>
        <source>After a win with riichi the tiles under the indicators are turned as well; each tile they point to counts 1 han.</source>
        <translation>リーチして和了ると表示牌の下もめくり、その次の牌が一枚につき1翻。</translation>
    </message>
    <message>
        <source>Not possible: only riichi turns them.</source>
        <translation>できません。めくるのはリーチのときだけです。</translation>
    </message>
    <message>
        <source>Riichi, always.</source>
        <translation>必ずリーチと。</translation>
    </message>
    <message>
        <source>It is no yaku, and nobody knows it before the win.</source>
        <translation>役ではありません。和了るまで誰にも分かりません。</translation>
    </message>
</context>
<context>
    <name>YakuPanel</name>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Name or tile</source>
        <translation>名前または牌</translation>
    </message>
    <message>
        <source>Search the yaku</source>
        <translation>役を探す</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>門前</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>鳴き</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>手にある</translation>
    </message>
    <message>
        <source>already in your hand</source>
        <translation>もう手にある役</translation>
    </message>
</context>
<context>
    <name>YakuRules</name>
    <message>
        <source>Counts as a double yakuman.</source>
        <translation>ダブル役満です。</translation>
    </message>
    <message>
        <source>Counts as a single yakuman.</source>
        <translation>一倍の役満です。</translation>
    </message>
    <message>
        <source>Pao: who feeds the last of its open groups pays for it.</source>
        <translation>包：最後の一組を鳴かせた人が責任を負います。</translation>
    </message>
    <message>
        <source>It may rob a closed kan.</source>
        <translation>暗槓も槍槓できます。</translation>
    </message>
    <message>
        <source>It may not rob a closed kan.</source>
        <translation>暗槓は槍槓できません。</translation>
    </message>
    <message>
        <source>The green dragon must be in it.</source>
        <translation>發が必要です。</translation>
    </message>
    <message>
        <source>Several yakuman in one hand count once.</source>
        <translation>役満が重なっても一つ分です。</translation>
    </message>
    <message>
        <source>Several yakuman in one hand add up.</source>
        <translation>役満が重なると加算されます。</translation>
    </message>
    <message>
        <source>Every kan turns a further indicator.</source>
        <translation>槓のたびに表示牌が増えます。</translation>
    </message>
    <message>
        <source>Kans turn no further indicators.</source>
        <translation>槓をしても表示牌は増えません。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n red five(s) in the set.</source>
        <translation>
            <numerusform>赤五は%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles under kan indicators count too.</source>
        <translation>槓ドラの裏も数えます。</translation>
    </message>
    <message>
        <source>Only the tile under the first indicator counts.</source>
        <translation>最初の表示牌の裏だけを数えます。</translation>
    </message>
    <message numerus="yes">
        <source>At least %n tile(s) must be left in the wall.</source>
        <translation>
            <numerusform>山に%n枚以上残っている必要があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>You must have the 1,000 points of the stick.</source>
        <translation>供託の千点を持っている必要があります。</translation>
    </message>
    <message>
        <source>Riichi in furiten is not allowed.</source>
        <translation>フリテンリーチはできません。</translation>
    </message>
    <message>
        <source>It counts together with rinshan.</source>
        <translation>嶺上開花と重なります。</translation>
    </message>
    <message>
        <source>It does not count together with rinshan.</source>
        <translation>嶺上開花とは重なりません。</translation>
    </message>
    <message>
        <source>A closed kan may be robbed only by thirteen orphans.</source>
        <translation>暗槓は国士無双だけが槍槓できます。</translation>
    </message>
    <message>
        <source>A closed kan cannot be robbed.</source>
        <translation>暗槓は槍槓できません。</translation>
    </message>
    <message>
        <source>Counts as a mangan.</source>
        <translation>満貫です。</translation>
    </message>
    <message>
        <source>Counts as a yakuman.</source>
        <translation>役満です。</translation>
    </message>
    <message>
        <source>Open tanyao is allowed.</source>
        <translation>喰いタンありです。</translation>
    </message>
    <message>
        <source>Open tanyao does not count: the hand must be closed.</source>
        <translation>喰いタンなし：門前に限ります。</translation>
    </message>
    <message>
        <source>It holds on your own draw too: then the hand has 20 fu.</source>
        <translation>ツモでも付きます。そのときは20符です。</translation>
    </message>
    <message>
        <source>On your own draw it does not count.</source>
        <translation>ツモでは付きません。</translation>
    </message>
    <message numerus="yes">
        <source>It is always worth %n fu.</source>
        <translation>
            <numerusform>いつも%n符です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pair of a wind that is both is worth %n fu.</source>
        <translation>
            <numerusform>連風牌の雀頭は%n符です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not count it.</source>
        <translation>このルールでは採用していません。</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>ドラ</translation>
    </message>
    <message>
        <source>By ruleset</source>
        <translation>ルールによる</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役満</translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n翻</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YakuTooltip</name>
    <message>
        <source>Closed</source>
        <translation>門前</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>鳴き</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>janso::AboutDialog</name>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>バージョン %1（Qt %2）</translation>
    </message>
</context>
<context>
    <name>janso::DrawSeat</name>
    <message>
        <source>Nagashi mangan</source>
        <translation>流し満貫</translation>
    </message>
    <message>
        <source>Tenpai</source>
        <translation>テンパイ</translation>
    </message>
    <message>
        <source>Noten</source>
        <translation>ノーテン</translation>
    </message>
    <message>
        <source>Nine kinds</source>
        <translation>九種九牌</translation>
    </message>
    <message>
        <source>Ron</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>waits: %1</source>
        <translation>待ち：%1</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待ち</translation>
    </message>
</context>
<context>
    <name>janso::FuPanel</name>
    <message>
        <source>%1 fu</source>
        <translation>%1符</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Sum, rounded up to the next ten</source>
        <translation>合計（一の位を切り上げ）</translation>
    </message>
</context>
<context>
    <name>janso::FuTable</name>
    <message>
        <source>%1: %2 fu</source>
        <translation>%1：%2符</translation>
    </message>
    <message>
        <source>Parts of the fu</source>
        <translation>符の内訳</translation>
    </message>
</context>
<context>
    <name>janso::GameSession</name>
    <message>
        <source>Human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>%1 failed (%2). A bot plays on in its place.</source>
        <translation>%1が動かなくなりました（%2）。代わりにボットが続けます。</translation>
    </message>
    <message>
        <source>The match cannot be saved: %1. It goes on.</source>
        <translation>対局を保存できません：%1。対局は続きます。</translation>
    </message>
</context>
<context>
    <name>janso::HandEndPage</name>
    <message>
        <source>winner %1 of %2</source>
        <extracomment>One page per winner of a double or triple ron</extracomment>
        <translation>和了 %1／%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>ドラ</translation>
    </message>
    <message>
        <source>Ura</source>
        <translation>裏</translation>
    </message>
    <message>
        <source>%1 fu</source>
        <translation>%1符</translation>
    </message>
    <message>
        <source>Next winner</source>
        <translation>次の和了へ</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>最終結果へ</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次の局へ</translation>
    </message>
</context>
<context>
    <name>janso::HandsModel</name>
    <message>
        <source>dealt in</source>
        <translation>放銃</translation>
    </message>
    <message>
        <source>riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>janso::HandsTable</name>
    <message>
        <source>All hands of the match</source>
        <translation>全局の一覧</translation>
    </message>
</context>
<context>
    <name>janso::KeyboardCard</name>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>janso::LogDock</name>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
</context>
<context>
    <name>janso::MainWindow</name>
    <message>
        <source>There is no unfinished match.</source>
        <translation>途中の対局はありません。</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Janso</source>
        <translation>Janso</translation>
    </message>
    <message>
        <source>%1 – Janso</source>
        <extracomment>Title of the window: the rules of the match, then the program</extracomment>
        <translation>%1 – Janso</translation>
    </message>
    <message>
        <source>Matches are kept in %1.</source>
        <translation>対局は %1 に保存されています。</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>速さ：%1</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>対局を再開します</translation>
    </message>
</context>
<context>
    <name>janso::MatchEndPage</name>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>%1 share the first place</source>
        <translation>%1が同点の1位</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>East match</source>
        <translation>東風戦</translation>
    </message>
    <message>
        <source>East and South match</source>
        <translation>半荘戦</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Every wall of this match was made from the seed. Its SHA-256 was shown before the first deal, so the walls were fixed before anybody played. To check: %1</source>
        <translation>この対局の牌山はすべてシードから作られました。そのSHA-256は最初の配牌の前に示されているので、牌山は打つ前に決まっていました。確かめるには：%1</translation>
    </message>
</context>
<context>
    <name>janso::NewMatchDialog</name>
    <message>
        <source>Start</source>
        <translation>対局開始</translation>
    </message>
</context>
<context>
    <name>janso::OffscreenReport</name>
    <message>
        <source>There is no display: four bots play one East game.</source>
        <translation>画面がないので、ボット四人が東風戦を打ちます。</translation>
    </message>
    <message>
        <source>The match could not be started.</source>
        <translation>対局を始められませんでした。</translation>
    </message>
    <message>
        <source>Final standing:</source>
        <translation>最終順位：</translation>
    </message>
    <message>
        <source>The picture %1 could not be written.</source>
        <translation>画像 %1 を書けませんでした。</translation>
    </message>
    <message>
        <source>Picture of the table: %1</source>
        <translation>卓の画像：%1</translation>
    </message>
    <message>
        <source>To play yourself, start janso on a desktop, or over ssh with X forwarding (ssh -X).</source>
        <translation>自分で打つには、デスクトップで janso を起動するか、X転送付きのssh（ssh -X）を使ってください。</translation>
    </message>
</context>
<context>
    <name>janso::Photographer</name>
    <message>
        <source>The match could not be started.</source>
        <translation>対局を始められませんでした。</translation>
    </message>
    <message>
        <source>No match had the moment %1.</source>
        <translation>%1 の場面がある対局はありませんでした。</translation>
    </message>
    <message>
        <source>The picture %1 could not be written.</source>
        <translation>画像 %1 を書けませんでした。</translation>
    </message>
</context>
<context>
    <name>janso::PreferencesDialog</name>
    <message>
        <source>Instant</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <extracomment>A multiple of the normal speed: &quot;2 ×&quot;</extracomment>
        <translation>%1倍</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>This system has no sound output.</source>
        <translation>このシステムには音の出力がありません。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>%1 is already the key of “%2”. Take it away there first.</source>
        <translation>%1 は「%2」のキーです。先にそちらを外してください。</translation>
    </message>
</context>
<context>
    <name>janso::SeatCard</name>
    <message>
        <source>%1, %2: %3, now %4, %5</source>
        <translation>%1、%2：%3、現在%4、%5</translation>
    </message>
</context>
<context>
    <name>janso::SeatRow</name>
    <message>
        <source>Human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>External program</source>
        <translation>外部プログラム</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <translation>%1：打つ人</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1：名前</translation>
    </message>
    <message>
        <source>%1: level of the bot</source>
        <translation>%1：ボットの強さ</translation>
    </message>
    <message>
        <source>%1: command</source>
        <translation>%1：コマンド</translation>
    </message>
    <message>
        <source>program that speaks mjai, with its arguments</source>
        <translation>mjaiを話すプログラムと引数</translation>
    </message>
    <message>
        <source>Program that speaks mjai</source>
        <translation>mjaiを話すプログラム</translation>
    </message>
</context>
<context>
    <name>janso::StandingTable</name>
    <message>
        <source>%1 %2: score %3, final points %4</source>
        <translation>%1 %2：持ち点%3、最終得点%4</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最終順位</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>持ち点</translation>
    </message>
    <message>
        <source>less %1</source>
        <extracomment>Column: score less the points that each player is held to have started with</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Uma</source>
        <translation>ウマ</translation>
    </message>
    <message>
        <source>Oka</source>
        <translation>オカ</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>端数</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>最終</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>janso::StartPage</name>
    <message>
        <source>Continue the match</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>Continue %1, turn %2</source>
        <translation>%1 %2巡目から続ける</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>%1 – begun %2</source>
        <extracomment>Under the button that continues a match: who plays, and when it was begun</extracomment>
        <translation>%1 – %2開始</translation>
    </message>
</context>
<context>
    <name>janso::TableWidget</name>
    <message>
        <source>Mahjong table</source>
        <translation>麻雀卓</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Kan</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>Tsumo</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Ron</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>Without %1 the hand is not tenpai.</source>
        <translation>%1を切るとテンパイになりません。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Keep the hand sorted</source>
        <translation>いつも理牌します</translation>
    </message>
    <message>
        <source>Win as soon as it is possible, in this hand</source>
        <translation>この局、和了できるときすぐに和了します</translation>
    </message>
    <message>
        <source>Ask for no chi, pon or kan in this hand; wins are still offered</source>
        <translation>この局、チー・ポン・カンを尋ねません。和了は尋ねます</translation>
    </message>
    <message>
        <source>Discard every drawn tile in this hand; stops for a win, kan or riichi</source>
        <translation>この局、ツモった牌を切り続けます。和了・カン・リーチのときは止まります</translation>
    </message>
    <message>
        <source>Hold to see the differences to your score</source>
        <translation>押している間、点差を表示します</translation>
    </message>
    <message>
        <source>Dora: %1</source>
        <translation>ドラ：%1</translation>
    </message>
    <message>
        <source>Furiten</source>
        <translation>フリテン</translation>
    </message>
    <message>
        <source>The hand is closed</source>
        <translation>手牌は伏せてあります</translation>
    </message>
    <message>
        <source>%1; drawn: %2</source>
        <translation>%1、ツモ：%2</translation>
    </message>
    <message>
        <source>, armed</source>
        <translation>、選択済み</translation>
    </message>
    <message>
        <source>, not armed</source>
        <translation>、未選択</translation>
    </message>
    <message>
        <source>%1, drawn</source>
        <translation>%1、ツモ牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>、または</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>wind, name, points</comment>
        <translation>%1家 %2：%3点</translation>
    </message>
    <message>
        <source>Discards of %1: %2</source>
        <translation>%1の河：%2</translation>
    </message>
    <message>
        <source>Melds of %1: %2</source>
        <translation>%1の副露：%2</translation>
    </message>
</context>
<context>
    <name>janso::WinTray</name>
    <message>
        <source>winning tile: %1</source>
        <translation>和了牌：%1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
</context>
<context>
    <name>janso::WinYakuRow</name>
    <message>
        <source>han</source>
        <translation>翻</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>役満</translation>
    </message>
    <message>
        <source>double yakuman</source>
        <translation>ダブル役満</translation>
    </message>
</context>
<context>
    <name>janso::YakuList</name>
    <message>
        <source>not possible</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>double yakuman</source>
        <translation>ダブル役満</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>役満</translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n翻</numerusform>
        </translation>
    </message>
    <message>
        <source>All yaku</source>
        <translation>すべての役</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>門前</translation>
    </message>
    <message>
        <source>open</source>
        <translation>鳴き</translation>
    </message>
    <message>
        <source>%1: closed %2, open %3</source>
        <extracomment>Read aloud for a row of the yaku list: name, value closed, value open</extracomment>
        <translation>%1：門前%2、鳴き%3</translation>
    </message>
</context>
<context>
    <name>janso::YakuTooltip</name>
    <message>
        <source>&lt;b&gt;Open:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;鳴くと：&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Goes with:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;複合する役：&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not with:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;複合しない役：&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <extracomment>Name of the ruleset, then what it says</extracomment>
        <translation>&lt;b&gt;%1：&lt;/b&gt;%2</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>固定中</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>&lt;b&gt;Double yakuman.&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;ダブル役満。&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Yakuman.&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;役満。&lt;/b&gt;%1</translation>
    </message>
</context>
</TS>

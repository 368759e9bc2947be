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
    <name>ActionNames</name>
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
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Open riichi</source>
        <translation>オープンリーチ</translation>
    </message>
    <message>
        <source>Kita</source>
        <translation>北抜き</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>in a text</comment>
        <translation>見送り</translation>
    </message>
    <message>
        <source>Riichi</source>
        <comment>in a text</comment>
        <translation>立直</translation>
    </message>
    <message>
        <source>Open riichi</source>
        <comment>in a text</comment>
        <translation>オープン立直</translation>
    </message>
    <message>
        <source>Kita</source>
        <comment>said at the table</comment>
        <translation>北</translation>
    </message>
</context>
<context>
    <name>ApprovalDialog</name>
    <message>
        <source>Programs of others</source>
        <translation>他人のプログラム</translation>
    </message>
    <message>
        <source>What would be run</source>
        <translation>実行されるもの</translation>
    </message>
    <message>
        <source>A program may do whatever you may do on this computer. Run only what you know. The answer is remembered until the command or the file changes.</source>
        <translation>プログラムは、このコンピューターであなたにできることを何でもできます。知っているものだけを実行してください。答えは、コマンドやファイルが変わるまで記憶されます。</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行する(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play on with a built-in bot</source>
        <translation>内蔵のボットで続ける(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>BotNames</name>
    <message>
        <source>Likes value, folds to riichi.</source>
        <translation>打点を好み、リーチには降ります。</translation>
    </message>
    <message>
        <source>Weighs attack against danger and minds its place.</source>
        <translation>押し引きを量り、順位を考えます。</translation>
    </message>
    <message>
        <source>Taro, learner</source>
        <translation>見習いのタロウ</translation>
    </message>
    <message>
        <source>Knows the shapes but counts nothing, and often calls itself out of a yaku.</source>
        <translation>面子の形は知っていても数えず、鳴いて役なしになりがちです。</translation>
    </message>
    <message>
        <source>Hina, novice</source>
        <translation>入門のヒナ</translation>
    </message>
    <message>
        <source>Builds its own hand, calls what looks useful and never defends.</source>
        <translation>手を進めるだけで、使えそうな牌は鳴き、守りません。</translation>
    </message>
    <message>
        <source>Nagisa, caller</source>
        <translation>鳴きのナギサ</translation>
    </message>
    <message>
        <source>Calls early and often, for quick and cheap wins.</source>
        <translation>早くからよく鳴き、安くても速い和了を狙います。</translation>
    </message>
    <message>
        <source>Aya, flush lover</source>
        <translation>染め手のアヤ</translation>
    </message>
    <message>
        <source>Drops everything for a hand of one suit.</source>
        <translation>何を捨ててでも一色の手を目指します。</translation>
    </message>
    <message>
        <source>Ritsu, riichi hunter</source>
        <translation>立直のリツ</translation>
    </message>
    <message>
        <source>Stays closed, declares riichi whenever it can, and fears little.</source>
        <translation>門前を守り、できる限り立直をかけ、恐れを知りません。</translation>
    </message>
    <message>
        <source>Kenji, club player</source>
        <translation>中級のケンジ</translation>
    </message>
    <message>
        <source>Iwao, wall-builder</source>
        <translation>鉄壁のイワオ</translation>
    </message>
    <message>
        <source>Folds early, hardly ever deals in, and wins by patience.</source>
        <translation>早めに降り、めったに放銃せず、我慢で勝ちます。</translation>
    </message>
    <message>
        <source>Shizuka, expert</source>
        <translation>上級のシズカ</translation>
    </message>
    <message>
        <source>Genzo, master</source>
        <translation>名人のゲンゾウ</translation>
    </message>
    <message>
        <source>Looks ahead draw by draw and gives nothing away.</source>
        <translation>一巡ごとに先を読み、何も譲りません。</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>見習い</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>鳴き派</translation>
    </message>
    <message>
        <source>Flush lover</source>
        <translation>染め手派</translation>
    </message>
    <message>
        <source>Riichi hunter</source>
        <translation>立直派</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Wall-builder</source>
        <translation>鉄壁</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>Taro</source>
        <translation>タロウ</translation>
    </message>
    <message>
        <source>Hina</source>
        <translation>ヒナ</translation>
    </message>
    <message>
        <source>Nagisa</source>
        <translation>ナギサ</translation>
    </message>
    <message>
        <source>Aya</source>
        <translation>アヤ</translation>
    </message>
    <message>
        <source>Ritsu</source>
        <translation>リツ</translation>
    </message>
    <message>
        <source>Kenji</source>
        <translation>ケンジ</translation>
    </message>
    <message>
        <source>Iwao</source>
        <translation>イワオ</translation>
    </message>
    <message>
        <source>Shizuka</source>
        <translation>シズカ</translation>
    </message>
    <message>
        <source>Genzo</source>
        <translation>ゲンゾウ</translation>
    </message>
    <message>
        <source>Goro</source>
        <translation>ゴロウ</translation>
    </message>
    <message>
        <source>Goro, collector</source>
        <translation>対子好きのゴロウ</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>対子好き</translation>
    </message>
    <message>
        <source>Keeps every pair, pons whatever is thrown, and looks at nobody.</source>
        <translation>対子は手放さず、出た牌は何でもポンし、誰のことも見ません。</translation>
    </message>
    <message>
        <source>Emi</source>
        <translation>エミ</translation>
    </message>
    <message>
        <source>Emi, student</source>
        <translation>勉強中のエミ</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>勉強中</translation>
    </message>
    <message>
        <source>Builds by the book, and folds to riichi only with tiles that are surely safe.</source>
        <translation>教科書どおりに手を進め、リーチには現物でだけ降ります。</translation>
    </message>
</context>
<context>
    <name>BranchTexts</name>
    <message>
        <source>%1, as played</source>
        <extracomment>%1: what was done at the first choice of a branch</extracomment>
        <translation>%1（実戦どおり）</translation>
    </message>
    <message>
        <source>%1, not: %2</source>
        <extracomment>%1 was done in a branch, %2 in the match</extracomment>
        <translation>%1（実戦は%2）</translation>
    </message>
    <message>
        <source>The hand is not over.</source>
        <translation>局は終わっていません。</translation>
    </message>
    <message>
        <source>%1; as played: %2</source>
        <extracomment>Points of the hand, in a branch and in the match</extracomment>
        <translation>%1、実戦は%2</translation>
    </message>
    <message>
        <source>of another kind</source>
        <extracomment>A branch of a kind that this version does not know</extracomment>
        <translation>別の種類</translation>
    </message>
    <message>
        <source>same wall</source>
        <extracomment>What of the tiles was dealt anew in a branch; so are the next ones</extracomment>
        <translation>同じ山</translation>
    </message>
    <message>
        <source>wall shuffled</source>
        <translation>山だけ混ぜ直し</translation>
    </message>
    <message>
        <source>unseen tiles dealt anew</source>
        <translation>見えない牌を配り直し</translation>
    </message>
    <message>
        <source>The same wall shows what would have happened. It proves nothing about the choice.</source>
        <translation>同じ山では、どうなっていたかが分かるだけです。選択の良し悪しの証拠にはなりません。</translation>
    </message>
    <message>
        <source>The others keep the hands that they had, which nobody could see. It proves nothing about the choice.</source>
        <translation>他家の手牌は実戦のままで、それは誰にも見えませんでした。選択の良し悪しの証拠にはなりません。</translation>
    </message>
    <message>
        <source>One of the deals that could have been. Only many of them tell which choice is better.</source>
        <translation>ありえた配牌の一つです。どの選択が良いかは、多くの配牌を試して初めて分かります。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>Move the branch at %1 into the trash?</source>
        <translation>%1の分岐をごみ箱に移しますか。</translation>
    </message>
    <message numerus="yes">
        <source>Move the branch at %1 into the trash, with %Ln branch(es) taken from it?</source>
        <translation>
            <numerusform>%1の分岐と、そこから分かれた分岐%Ln個をごみ箱に移しますか。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CentreItem</name>
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
        <source>Hold to see the differences to your score, and what a win needs to pass the others</source>
        <translation>押している間、点差と、逆転に必要な和了を表示します</translation>
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
    <name>Charts</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2〜%3）</translation>
    </message>
    <message>
        <source>There is nothing to show yet</source>
        <translation>まだ何もありません</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>About the chosen row</source>
        <translation>選んだ行の説明</translation>
    </message>
</context>
<context>
    <name>CoachSafetyTexts</name>
    <message>
        <source>genbutsu</source>
        <translation>現物</translation>
    </message>
    <message>
        <source>went by</source>
        <translation>通過</translation>
    </message>
    <message>
        <source>last honour</source>
        <translation>最後の字牌</translation>
    </message>
    <message>
        <source>no chance</source>
        <translation>ノーチャンス</translation>
    </message>
    <message>
        <source>suji</source>
        <translation>筋</translation>
    </message>
    <message>
        <source>one chance</source>
        <translation>ワンチャンス</translation>
    </message>
    <message>
        <source>half suji</source>
        <translation>片筋</translation>
    </message>
    <message>
        <source>%1 is [[genbutsu]]: it cannot be won on</source>
        <translation>%1は[[genbutsu|現物]]で、ロンされません</translation>
    </message>
    <message>
        <source>%1 went by since that hand last changed: it waits for none, unless it let a win go</source>
        <translation>%1は相手の手が最後に変わってから通った牌で、見逃しでなければ待ちではありません</translation>
    </message>
    <message>
        <source>all other %1 are in sight: only thirteen orphans could wait for it</source>
        <translation>ほかの%1はすべて見えていて、待てるのは国士無双だけです</translation>
    </message>
    <message>
        <source>[[kabe|no chance]]: every %1 is in sight, so no two-sided wait is left</source>
        <translation>[[kabe|ノーチャンス]]:%1がすべて見えていて、両面待ちはありません</translation>
    </message>
    <message>
        <source>[[suji]] of %1: no two-sided wait, but others are possible</source>
        <translation>%1の[[suji|筋]]:両面待ちはありませんが、ほかの待ちはありえます</translation>
    </message>
    <message>
        <source>[[kabe|one chance]]: a two-sided wait would need the last unseen %1</source>
        <translation>[[kabe|ワンチャンス]]:両面待ちには残り1枚の%1が必要です</translation>
    </message>
    <message>
        <source>half [[suji]]: %1 closes one side only</source>
        <translation>片[[suji|筋]]:%1で消える両面は片側だけです</translation>
    </message>
    <message>
        <source>nothing speaks against a wait for it</source>
        <translation>待ちを否定する材料がありません</translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message>
        <source>under 1 %</source>
        <translation>1%未満</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>unseen tiles that help</comment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>和了形</translation>
    </message>
    <message>
        <source>tenpai</source>
        <translation>聴牌</translation>
    </message>
    <message numerus="yes">
        <source>%n from tenpai</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>%n向聴</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n away</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>%n向聴</numerusform>
        </translation>
    </message>
    <message>
        <source>The player on the right</source>
        <translation>下家</translation>
    </message>
    <message>
        <source>The player on the left</source>
        <translation>上家</translation>
    </message>
    <message>
        <source>The player opposite</source>
        <translation>対面</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1切り</translation>
    </message>
    <message>
        <source>Riichi with %1</source>
        <translation>%1切り立直</translation>
    </message>
    <message>
        <source>Open riichi with %1</source>
        <translation>%1切りオープン立直</translation>
    </message>
    <message>
        <source>Chi with %1</source>
        <translation>%1でチー</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和了</translation>
    </message>
    <message>
        <source>Abort the hand</source>
        <translation>九種九牌で流す</translation>
    </message>
    <message>
        <source>Set the North aside</source>
        <translation>北を抜く</translation>
    </message>
    <message>
        <source>wins %1 · %2 points</source>
        <extracomment>How often a hand wins, and for how many points</extracomment>
        <translation>和了率%1・%2点</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>和了率%1</translation>
    </message>
    <message>
        <source>risk &lt; 1 %</source>
        <extracomment>How often this discard deals in, in a list</extracomment>
        <translation>放銃率1%未満</translation>
    </message>
    <message>
        <source>risk %1</source>
        <translation>放銃率%1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>First what to do, then why: &quot;Discard 9 Pin: 22 tiles bring you nearer&quot;</extracomment>
        <translation>%1:%2。</translation>
    </message>
    <message>
        <source>it counts as dora, and you draw another tile</source>
        <translation>ドラになり、もう1枚引けます</translation>
    </message>
    <message>
        <source>nothing else is possible</source>
        <translation>ほかに選択肢がありません</translation>
    </message>
    <message>
        <source>the hand is complete</source>
        <translation>手が完成しています</translation>
    </message>
    <message>
        <source>another tile and another dora, and the hand gets no farther away</source>
        <translation>もう1枚引けてドラも増え、手は遠くなりません</translation>
    </message>
    <message>
        <source>this hand is too far from a win</source>
        <translation>和了までが遠すぎる手です</translation>
    </message>
    <message>
        <source>it deals in less often than %1 (%2 against %3), and the hand stays in play</source>
        <translation>%1より放銃しにくく(%2と%3)、手も残ります</translation>
    </message>
    <message>
        <source>the hand stays in play with a safer tile</source>
        <translation>より安全な牌で手を残せます</translation>
    </message>
    <message>
        <source>few draws are left, and tenpai at the draw is still worth points</source>
        <translation>残りのツモが少なく、流局時の聴牌に点があります</translation>
    </message>
    <message>
        <source>the final place asks for it</source>
        <translation>最終順位のために必要です</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) bring you nearer</source>
        <translation>
            <numerusform>%n枚の受け入れがあります</numerusform>
        </translation>
    </message>
    <message>
        <source>the hand stays %1; without %2 it would be %3</source>
        <translation>手は%1のままです。%2を切ると%3になります</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more than with %2</source>
        <translation>
            <numerusform>%1。%2を切るより%n枚多くなります</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would be faster, but this way a win is worth about %2 points, not %3</source>
        <translation>%1切りのほうが速いですが、こちらは和了が約%3点ではなく約%2点になります</translation>
    </message>
    <message>
        <source>a little slower than %1, but the better hand in all</source>
        <translation>%1切りより少し遅いですが、全体としてよい手になります</translation>
    </message>
    <message>
        <source>%1, as many as with %2, and a win is worth more</source>
        <translation>%1。%2切りと同じ枚数で、打点が高くなります</translation>
    </message>
    <message>
        <source>%1, as many as with %2, and it is the safer tile</source>
        <translation>%1。%2切りと同じ枚数で、より安全です</translation>
    </message>
    <message>
        <source>%1, as many as with %2, and the hand grows better</source>
        <translation>%1。%2切りと同じ枚数で、手がよく育ちます</translation>
    </message>
    <message>
        <source>%1, as many as with %2, which is of more use later</source>
        <translation>%1。%2を切っても同じ枚数ですが、そちらはあとで役に立ちます</translation>
    </message>
    <message>
        <source>[[tenpai]], waiting for %1 (%2)</source>
        <translation>[[tenpai|聴牌]]で、待ちは%1(%2)です</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>見えていない牌%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; declared, a win is worth about %2 points</source>
        <translation>%1。立直して和了すると約%2点です</translation>
    </message>
    <message>
        <source>%1; a win is worth about %2 points</source>
        <translation>%1。和了は約%2点です</translation>
    </message>
    <message>
        <source>the hand will hardly win, and this tile is the safest</source>
        <translation>和了は難しい手で、この牌が最も安全です</translation>
    </message>
    <message>
        <source>%1 is in riichi</source>
        <translation>%1が立直しています</translation>
    </message>
    <message>
        <source>%1 seems to be ready</source>
        <translation>%1は聴牌していそうです</translation>
    </message>
    <message>
        <source>%1 and your hand is %2</source>
        <translation>%1。あなたの手は%2です</translation>
    </message>
    <message>
        <source>fold: %1 and your hand is %2; %3</source>
        <extracomment>A reason for folding: &quot;Right is in riichi and your hand is 2 from tenpai; 4 Man is genbutsu ...&quot;</extracomment>
        <translation>降り:%1。あなたの手は%2です。%3</translation>
    </message>
    <message>
        <source>this is the least dangerous tile</source>
        <translation>これが最も危険の少ない牌です</translation>
    </message>
    <message>
        <source>the hand is then [[tenpai]]</source>
        <translation>鳴けば[[tenpai|聴牌]]です</translation>
    </message>
    <message>
        <source>the hand is then %1, and %2 help</source>
        <translation>鳴けば%1で、受け入れは%2です</translation>
    </message>
    <message>
        <source>%1; it wins about %2 of the time</source>
        <translation>%1。和了率は約%2です</translation>
    </message>
    <message>
        <source>nothing here is worth a call</source>
        <translation>鳴く価値のある牌ではありません</translation>
    </message>
    <message>
        <source>after the call no yaku is in sight, and without one you cannot win</source>
        <translation>鳴くと役が見えなくなり、役がないと和了できません</translation>
    </message>
    <message>
        <source>the call would bring the hand no nearer</source>
        <translation>鳴いても手は近づきません</translation>
    </message>
    <message>
        <source>%1 is in riichi, and the call costs safe tiles</source>
        <translation>%1が立直していて、鳴くと安全牌が減ります</translation>
    </message>
    <message>
        <source>the call would bring the hand nearer, but opened it cannot declare riichi and is worth less</source>
        <translation>鳴けば手は近づきますが、立直できなくなり安くなります</translation>
    </message>
    <message>
        <source>the call would bring the hand nearer, but leave a worse one</source>
        <translation>鳴けば手は近づきますが、悪い形が残ります</translation>
    </message>
    <message>
        <source>Without %1 you wait for %2, but %3 is among your discards: [[furiten]]. You can win by self-draw only.</source>
        <translation>%1を切ると待ちは%2ですが、%3は自分の捨て牌にあります:[[furiten|振聴]]です。ツモ和了しかできません。</translation>
    </message>
    <message>
        <source>Without %1 the hand is ready for %2, but it has no [[yaku]]: you cannot win with it.</source>
        <translation>%1を切ると待ちは%2ですが、[[yaku|役]]がないので和了できません。</translation>
    </message>
    <message>
        <source>Without %1 the hand is ready for %2, but without riichi it has no [[yaku]]: it wins by self-draw only.</source>
        <translation>%1を切ると待ちは%2ですが、立直しないと[[yaku|役]]がなく、ツモ和了しかできません。</translation>
    </message>
    <message>
        <source>Without %1 the hand is ready for %2, but has no [[yaku]] on another&apos;s discard: it wins by self-draw only.</source>
        <translation>%1を切ると待ちは%2ですが、ロンでは[[yaku|役]]がなく、ツモ和了しかできません。</translation>
    </message>
    <message>
        <source>After this call no [[yaku]] is within reach. Without a yaku you cannot win.</source>
        <translation>鳴くと、[[yaku|役]]が作れなくなります。役がないと和了できません。</translation>
    </message>
    <message>
        <source>%1 is dangerous: %2 may win on it (about %3). Safe in your hand: %4.</source>
        <translation>%1は危険です:%2に放銃するかもしれません(約%3)。手の中の安全牌:%4。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Waits: %1, %2.</source>
        <translation>待ち:%1、%2。</translation>
    </message>
    <message>
        <source>%1 help: %2</source>
        <translation>受け入れ%1:%2</translation>
    </message>
    <message>
        <source>Wins about %1 of the time, for %2 points.</source>
        <translation>和了率は約%1、打点は%2点です。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]]: %1 is among your discards.</source>
        <translation>[[furiten|振聴]]:%1が自分の捨て牌にあります。</translation>
    </message>
    <message>
        <source>No [[yaku]] on another&apos;s discard of %1.</source>
        <translation>%1のロンには[[yaku|役]]がありません。</translation>
    </message>
    <message>
        <source>Deals in: %1.</source>
        <translation>放銃率:%1。</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <extracomment>An opponent, the chance to deal in to them, why</extracomment>
        <translation>%1 %2:%3。</translation>
    </message>
    <message>
        <source>%1: the hand stays %2 with a [[yaku]].</source>
        <translation>%1：[[yaku|役]]のある手としては%2のままです。</translation>
    </message>
    <message>
        <source>%1: the hand stays %2.</source>
        <translation>%1:手は%2のままです。</translation>
    </message>
    <message>
        <source>%1: the hand is then %2 with a [[yaku]].</source>
        <translation>%1：[[yaku|役]]のある手として%2になります。</translation>
    </message>
    <message>
        <source>%1: the hand is then %2.</source>
        <translation>%1:手は%2になります。</translation>
    </message>
    <message>
        <source>throwing %1 would be faster, but deals in more often (%2 against %3)</source>
        <translation>%1切りのほうが速いですが、放銃しやすくなります(%2と%3)</translation>
    </message>
    <message>
        <source>without %1 more tiles would help at once, but this way the hand wins more often (%2 against %3)</source>
        <translation>%1切りは目先の受け入れが広いですが、最後に和了しやすいのはこちらです(%2と%3)</translation>
    </message>
    <message>
        <source>%1; its yaku is %2</source>
        <translation>%1。役は%2</translation>
    </message>
    <message>
        <source>%1; its nearest yaku is %2</source>
        <translation>%1。いちばん近い役は%2</translation>
    </message>
    <message>
        <source>no yaku</source>
        <translation>役なし</translation>
    </message>
    <message>
        <source>without %1 the hand would be [[tenpai]], but with no [[yaku]] it could not win</source>
        <translation>%1を切れば[[tenpai|聴牌]]ですが、[[yaku|役]]がないので和了できません</translation>
    </message>
    <message>
        <source>[[tenpai]] in shape on %1, but without a [[yaku]]: no tile wins</source>
        <translation>形は%1待ちの[[tenpai|聴牌]]ですが、[[yaku|役]]がないのでどの牌でも和了できません</translation>
    </message>
    <message>
        <source>[[tenpai]], by self-draw only, waiting for %1 (%2)</source>
        <translation>ツモでだけ和了できる[[tenpai|聴牌]]で、待ちは%1(%2)です</translation>
    </message>
    <message>
        <source>In shape it waits for %1, but without a [[yaku]] no tile wins.</source>
        <translation>形の待ちは%1ですが、[[yaku|役]]がないのでどの牌でも和了できません。</translation>
    </message>
    <message>
        <source>no tile that is left brings you nearer</source>
        <translation>手を進める牌はもう残っていません</translation>
    </message>
    <message numerus="yes">
        <source>%1; the nearest is %2, for which it lacks %n tile(s)</source>
        <extracomment>After what a hand without yaku waits for: the yaku to go for, the tiles that it lacks</extracomment>
        <translation>
            <numerusform>%1。いちばん近いのは%2で、完成まであと%n枚です</numerusform>
        </translation>
    </message>
    <message>
        <source>[[tenpai]] on %1, but no such tile is left</source>
        <translation>%1待ちの[[tenpai|聴牌]]ですが、もう残っていません</translation>
    </message>
    <message>
        <source>the hand will hardly win, and this tile deals in seldom (%1)</source>
        <translation>和了はほぼ望めず、この牌の放銃率は低めです（%1）</translation>
    </message>
    <message>
        <source>this tile deals in %1 of the time</source>
        <translation>この牌の放銃率は%1です</translation>
    </message>
    <message numerus="yes">
        <source>after the call the nearest [[yaku]] would be %1, for which the hand lacks %n tile(s)</source>
        <translation>
            <numerusform>鳴いたあといちばん近い[[yaku|役]]は%1で、完成まであと%n枚です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this call the nearest [[yaku]] is %1, for which the hand lacks %n tile(s). Without a yaku you cannot win.</source>
        <translation>
            <numerusform>鳴くと、いちばん近い[[yaku|役]]は%1で、完成まであと%n枚かかります。役がないと和了できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Waits: %1, of which no tile is left.</source>
        <translation>待ち：%1。もう残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>Its nearest [[yaku]] is %1, for which it lacks %n tile(s).</source>
        <translation>
            <numerusform>いちばん近い[[yaku|役]]は%1で、完成まであと%n枚です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachUseTexts</name>
    <message>
        <source>Gentle</source>
        <translation>控えめ</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>くわしい</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Coach: gentle. It warns you before furiten, a hand without yaku, or a needless danger.</source>
        <translation>コーチ:控えめ。振聴、役なし、不要な危険の前に知らせます。</translation>
    </message>
    <message>
        <source>Coach: full. It says of every decision what the strongest bot would do, and why.</source>
        <translation>コーチ:くわしい。最強のボットならどうするか、理由とともにいつも知らせます。</translation>
    </message>
    <message>
        <source>Coach: off. A hint can still be asked for.</source>
        <translation>コーチ:なし。ヒントはいつでも頼めます。</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <extracomment>Between levels of the coach in the order in which they were used</extracomment>
        <translation>コーチ:%1</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>、次に</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Levels of the coach, then how many hints, then how often danger was looked at</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>danger shown for %n decision(s)</source>
        <translation>
            <numerusform>危険度の表示%n回</numerusform>
        </translation>
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
        <source>&amp;Seat view</source>
        <translation>座席からの眺め(&amp;S)</translation>
    </message>
    <message>
        <source>The table as seen from your chair, or from above</source>
        <translation>自分の席から見た卓、または真上から見た卓</translation>
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
    <message>
        <source>Continue the &amp;series</source>
        <translation>シリーズを続ける(&amp;S)</translation>
    </message>
    <message>
        <source>The next match of the series, or the one that was left</source>
        <translation>シリーズの次の対局、または中断した対局</translation>
    </message>
    <message>
        <source>Score sh&amp;eet...</source>
        <translation>成績表(&amp;E)...</translation>
    </message>
    <message>
        <source>The score sheet of a series: see, print, save as PDF</source>
        <translation>シリーズの成績表を見る・印刷する・PDFに保存する</translation>
    </message>
    <message>
        <source>&amp;Rules of this match...</source>
        <translation>この対局のルール(&amp;R)...</translation>
    </message>
    <message>
        <source>Every option, and what differs from the preset</source>
        <translation>すべての項目と、もとのルールとの違い</translation>
    </message>
    <message>
        <source>An East game against bots</source>
        <translation>ボットとの東風戦</translation>
    </message>
    <message>
        <source>&amp;Opponents...</source>
        <translation>対戦相手(&amp;O)...</translation>
    </message>
    <message>
        <source>Bots, plugins and programs that play: add, test, change</source>
        <translation>対局するボット、プラグイン、プログラムの追加・テスト・変更</translation>
    </message>
    <message>
        <source>&amp;Lessons...</source>
        <translation>レッスン(&amp;L)...</translation>
    </message>
    <message>
        <source>Learn the game step by step, on the table</source>
        <translation>卓の上で一歩ずつ麻雀を学びます</translation>
    </message>
    <message>
        <source>&amp;Drills...</source>
        <translation>練習問題(&amp;D)...</translation>
    </message>
    <message>
        <source>Exercises: waits, efficiency, scores, safe tiles and more</source>
        <translation>待ち、牌効率、点数計算、安全牌などの練習</translation>
    </message>
    <message>
        <source>&amp;Glossary...</source>
        <translation>用語集(&amp;G)...</translation>
    </message>
    <message>
        <source>Every word of the game, in three scripts</source>
        <translation>麻雀の用語をローマ字、英語、日本語で引く</translation>
    </message>
    <message>
        <source>&amp;Yaku sheet...</source>
        <translation>役の一覧表(&amp;Y)...</translation>
    </message>
    <message>
        <source>All yaku and payments on two pages: see, print, save as PDF</source>
        <translation>役と点数を二枚にまとめて表示・印刷・PDF保存</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>なぜできない？(&amp;W)</translation>
    </message>
    <message>
        <source>Why no win, riichi or call is offered at the table now</source>
        <translation>いま和了・立直・鳴きができない理由を示します</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>What the strongest bot would do now, and why</source>
        <translation>最強のボットならいま何を打つか、その理由</translation>
    </message>
    <message>
        <source>Coach &amp;off</source>
        <translation>コーチなし(&amp;O)</translation>
    </message>
    <message>
        <source>No advice but hints that you ask for</source>
        <translation>頼んだときのヒントのほかは助言なし</translation>
    </message>
    <message>
        <source>G&amp;entle coach</source>
        <translation>控えめなコーチ(&amp;E)</translation>
    </message>
    <message>
        <source>Warns before furiten, a hand without yaku, needless danger</source>
        <translation>振聴、役なし、不要な危険の前に知らせます</translation>
    </message>
    <message>
        <source>&amp;Full coach</source>
        <translation>くわしいコーチ(&amp;F)</translation>
    </message>
    <message>
        <source>Advice on every decision, with the reason</source>
        <translation>すべての選択に理由つきの助言</translation>
    </message>
    <message>
        <source>&amp;Next coach level</source>
        <translation>コーチの段階を切り替え(&amp;N)</translation>
    </message>
    <message>
        <source>Off, gentle, full, and off again</source>
        <translation>なし、控えめ、くわしい、の順に切り替えます</translation>
    </message>
    <message>
        <source>Lea&amp;rn</source>
        <translation>学ぶ(&amp;R)</translation>
    </message>
    <message>
        <source>Open recor&amp;d...</source>
        <translation>牌譜を開く(&amp;D)...</translation>
    </message>
    <message>
        <source>Look at a recorded game, of this program or another</source>
        <translation>このプログラムや他のゲームの牌譜を見ます</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>成績(&amp;T)...</translation>
    </message>
    <message>
        <source>All figures of your matches, beside those of the bots</source>
        <translation>対局の成績のすべてを、ボットの数字と並べて見ます</translation>
    </message>
    <message>
        <source>Re&amp;view this match...</source>
        <translation>この対局を検討(&amp;V)...</translation>
    </message>
    <message>
        <source>What each choice of a match cost, and why</source>
        <translation>対局の選択ごとの損とその理由を見ます</translation>
    </message>
    <message>
        <source>Li&amp;brary</source>
        <translation>ライブラリ(&amp;B)</translation>
    </message>
    <message>
        <source>Every match that you played or imported: find it, look at it</source>
        <translation>打った対局と取り込んだ対局のすべて。探して、見返します</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>待った(&amp;T)</translation>
    </message>
    <message>
        <source>Practice: back to before your last choice, any number of times</source>
        <translation>練習：最後の選択の前に戻ります。何度でもできます</translation>
    </message>
    <message>
        <source>Same deal a&amp;gain</source>
        <translation>同じ配牌をもう一度(&amp;G)</translation>
    </message>
    <message>
        <source>Practice: this hand once more, with the same walls</source>
        <translation>練習：この局を同じ牌山でもう一度</translation>
    </message>
    <message>
        <source>&amp;What is new...</source>
        <translation>更新内容(&amp;W)...</translation>
    </message>
    <message>
        <source>What each version brought</source>
        <translation>バージョンごとの変更点</translation>
    </message>
</context>
<context>
    <name>ConditionsDialog</name>
    <message>
        <source>Conditions of the search</source>
        <translation>検索の条件</translation>
    </message>
    <message>
        <source>Conditions that stand beside each other must all hold; OR between them asks for one of them, and parentheses group. Quotation marks hold words together: player:&quot;Ann Lee&quot;. A word alone is looked for in names, notes, tags, rules, dates and files.</source>
        <translation>並べた条件はすべて満たす必要があります。OR でつなぐとどれか一つ、括弧でまとめられます。引用符は語句をつなぎます: player:&quot;Ann Lee&quot;。語だけなら名前、メモ、タグ、ルール、日付、ファイルから探します。</translation>
    </message>
    <message>
        <source>Conditions: Return takes the chosen one</source>
        <translation>条件の一覧: Return で選んだものを使います</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>続けて書くもの</translation>
    </message>
    <message>
        <source>What it finds</source>
        <translation>見つかるもの</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>使う(&amp;T)</translation>
    </message>
</context>
<context>
    <name>CornersItem</name>
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
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Janso</source>
        <translation>Janso</translation>
    </message>
    <message>
        <source>Janso ended unexpectedly the last time. What was played until then is kept.</source>
        <translation>前回、Jansoは予期せず終了しました。それまでの対局は保存されています。</translation>
    </message>
    <message>
        <source>A report lies in %1. It holds no names and no tiles, and was sent to nobody.</source>
        <translation>報告が %1 にあります。名前も牌も含まれておらず、どこにも送られていません。</translation>
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
        <source>For your eyes. The others look away.</source>
        <translation>あなただけに見せます。ほかの人は見ないでください。</translation>
    </message>
</context>
<context>
    <name>DangerTexts</name>
    <message>
        <source>safe</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>little danger</source>
        <translation>危険は小さい</translation>
    </message>
    <message>
        <source>dangerous</source>
        <translation>危険</translation>
    </message>
    <message>
        <source>very dangerous</source>
        <translation>とても危険</translation>
    </message>
    <message>
        <source>Nobody is in riichi or seems to wait.</source>
        <translation>立直者も、聴牌していそうな人もいません。</translation>
    </message>
    <message>
        <source>In riichi or likely to wait: %1.</source>
        <translation>立直または聴牌濃厚：%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A tile, then for each opponent who threatens the chance to deal in to them, and why</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <extracomment>The name of a tile, how dangerous it is, then why</extracomment>
        <translation>%1、%2。%3</translation>
    </message>
</context>
<context>
    <name>DrawnHandTexts</name>
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
        <source>%1 from %2</source>
        <translation>%2から%1点</translation>
    </message>
    <message>
        <source>%1 is noten and pays %2 to %3.</source>
        <translation>%1はノーテンで、%3に%2点を払います。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>payments</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>All four first discards were the same wind: %1.</source>
        <translation>四人の第一打がすべて同じ風牌でした：%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, number of kans</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Four kans were made, by more than one player: %1.</source>
        <translation>二人以上で四つの槓が作られました：%1。</translation>
    </message>
    <message>
        <source>Three players claimed the same discard: %1 from %2.</source>
        <translation>三人が同じ捨て牌で和了を宣言しました：%2 の %1。</translation>
    </message>
    <message>
        <source>Nobody is [[tenpai]]: nobody pays.</source>
        <translation>誰も[[tenpai|聴牌]]していません：支払いなし。</translation>
    </message>
    <message>
        <source>Everybody is [[tenpai]]: nobody pays.</source>
        <translation>全員[[tenpai|聴牌]]：支払いなし。</translation>
    </message>
    <message>
        <source>These rules have no payments for [[noten]].</source>
        <translation>このルールに[[noten|ノーテン]]罰符はありません。</translation>
    </message>
    <message>
        <source>The [[noten]] players have paid the [[tenpai]] players as well.</source>
        <translation>[[noten|ノーテン]]の人は[[tenpai|聴牌]]の人にも支払いました。</translation>
    </message>
    <message>
        <source>Nobody pays for [[noten]] then.</source>
        <translation>このとき[[noten|ノーテン]]罰符はありません。</translation>
    </message>
    <message>
        <source>At a draw %1 points go from those who are [[noten]] (not ready) to those who are [[tenpai]] (ready to win).</source>
        <translation>流局時、[[noten|ノーテン]]（聴牌していない）の人から[[tenpai|聴牌]]の人へ合計 %1 点が支払われます。</translation>
    </message>
</context>
<context>
    <name>DrillAnswerTexts</name>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>it may win</source>
        <translation>和了できる</translation>
    </message>
    <message>
        <source>no yaku</source>
        <translation>役なし</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>正解：%1</translation>
    </message>
    <message>
        <source>Close. You said %1; best is %2</source>
        <translation>惜しい。あなたの答えは %1、最善は %2</translation>
    </message>
    <message>
        <source>Not right. You said %1; right is %2</source>
        <translation>不正解。あなたの答えは %1、正解は %2</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>答え：%1</translation>
    </message>
</context>
<context>
    <name>DrillLastHandTexts</name>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>%1 is %2 points away. What the one in that place pays counts twice: they lose it and you gain it.</source>
        <translation>%1まで%2点差です。その順位の人からの支払いは2倍に効きます。相手が失い、あなたが得るからです。</translation>
    </message>
    <message>
        <source>not even a sanbaiman will do</source>
        <translation>三倍満でも足りません</translation>
    </message>
    <message>
        <source>%1 han %2 fu</source>
        <translation>%1翻%2符</translation>
    </message>
    <message>
        <source>By tsumo: %1. Then: %2</source>
        <translation>ツモなら：%1。その後：%2</translation>
    </message>
    <message>
        <source>By ron from %1: %2. Then: %3</source>
        <translation>%1からのロンなら：%2。その後：%3</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>&amp;All drills</source>
        <translation>一覧(&amp;A)</translation>
    </message>
    <message>
        <source>Copy a line that asks the same question again</source>
        <translation>同じ問題をもう一度出せる一行をコピーします</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>コピー(&amp;O)</translation>
    </message>
    <message>
        <source>Looking for a position ...</source>
        <translation>問題を探しています…</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>答えを見る(&amp;S)</translation>
    </message>
</context>
<context>
    <name>DrillShapeTexts</name>
    <message>
        <source>[[ryanmen|two-sided]]</source>
        <translation>[[ryanmen|両面]]</translation>
    </message>
    <message>
        <source>[[kanchan|middle]]</source>
        <translation>[[kanchan|嵌張]]</translation>
    </message>
    <message>
        <source>[[penchan|edge]]</source>
        <translation>[[penchan|辺張]]</translation>
    </message>
    <message>
        <source>[[shanpon|one of two pairs]]</source>
        <translation>[[shanpon|双碰]]</translation>
    </message>
    <message>
        <source>[[tanki|for the pair]]</source>
        <translation>[[tanki|単騎]]</translation>
    </message>
    <message>
        <source>thirteen orphans</source>
        <translation>国士無双</translation>
    </message>
    <message>
        <source>the seventh pair</source>
        <translation>七対子の7つ目の対子</translation>
    </message>
    <message>
        <source>For seven pairs: 6 less one for each pair, %1.</source>
        <translation>七対子では、6から対子の数を引いて%1です。</translation>
    </message>
    <message numerus="yes">
        <source>For seven pairs: 6 less one for each pair, and %n more for want of other kinds, %1.</source>
        <translation>
            <numerusform>七対子では、6から対子の数を引き、牌の種類が足りない分%nを足して%1です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Without %1 there are a few tiles more. But without %2 the hand is worth more: how often it wins, times its points.</source>
        <translation>%1を切ると牌は少し多く残ります。しかし%2を切ったほうが手の価値は高くなります。和了率に打点を掛けた値です。</translation>
    </message>
    <message>
        <source>Several discards leave about as many tiles. Of these %1 leaves the hand that is worth most: how often it wins, times its points.</source>
        <translation>残る牌の数がほぼ同じ打牌がいくつかあります。そのうち%1を切ると手の価値が最も高くなります。和了率に打点を掛けた値です。</translation>
    </message>
    <message>
        <source>Without %1 clearly fewer tiles are left. The hand would be worth more, though: how often it wins, times its points.</source>
        <translation>%1を切ると牌は明らかに少なくなります。ただし手の価値は高くなります。和了率に打点を掛けた値です。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n tile(s) left</source>
        <translation>
            <numerusform>%1：%2、残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand waits for %1: %n tile(s) outside it.</source>
        <translation>
            <numerusform>待ちは %1 で、手の外に%n枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Called sets, 2 off each: %1</source>
        <translation>副露した面子、それぞれ2引く：%1</translation>
    </message>
    <message>
        <source>Sets, 2 off each: %1</source>
        <translation>面子、1つにつき2を引く：%1</translation>
    </message>
    <message>
        <source>[[taatsu|Partial runs]], 1 off each: %1</source>
        <translation>[[taatsu|塔子]]、1つにつき1を引く：%1</translation>
    </message>
    <message>
        <source>Pairs, 1 off each: %1</source>
        <translation>対子、1つにつき1を引く：%1</translation>
    </message>
    <message>
        <source>On their own: %1</source>
        <translation>孤立牌：%1</translation>
    </message>
    <message>
        <source>8 less all that is %1, with room for four sets or partial ones and one pair.</source>
        <translation>8からすべて引くと%1です。面子と塔子は合わせて4つ、雀頭は1つまで数えます。</translation>
    </message>
    <message>
        <source>For thirteen orphans: %1.</source>
        <translation>国士無双では%1です。</translation>
    </message>
    <message>
        <source>The smallest counts: %1.</source>
        <translation>最も小さい数が向聴数です：%1。</translation>
    </message>
    <message>
        <source>Nearer with %1</source>
        <translation>進む牌：%1</translation>
    </message>
    <message numerus="yes">
        <source>Without %1: %2, %n tile(s)</source>
        <comment>discard, how far from tenpai</comment>
        <translation>
            <numerusform>%1切り：%2、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>; wins %1 % for %2</source>
        <comment>how often, points</comment>
        <translation>、和了率 %1 %、打点 %2</translation>
    </message>
    <message numerus="yes">
        <source>, %n dora kept</source>
        <translation>
            <numerusform>、ドラ%n枚が残る</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillTableTexts</name>
    <message>
        <source>[[genbutsu]], it cannot be won on</source>
        <translation>[[genbutsu|現物]]で、ロンされません</translation>
    </message>
    <message>
        <source>went by since the hand last changed</source>
        <translation>手が最後に変わってから通った牌</translation>
    </message>
    <message>
        <source>an honour that is used up; only thirteen orphans could wait for it</source>
        <translation>枯れた字牌で、待てるのは国士無双だけです</translation>
    </message>
    <message>
        <source>[[no chance]], because of %1</source>
        <translation>%1 による[[no chance|ノーチャンス]]</translation>
    </message>
    <message>
        <source>[[suji]] of %1</source>
        <translation>%1 の[[suji|筋]]</translation>
    </message>
    <message>
        <source>[[one chance]], because of %1</source>
        <translation>%1 による[[one chance|ワンチャンス]]</translation>
    </message>
    <message>
        <source>[[katasuji|half suji]] of %1</source>
        <translation>%1 の[[katasuji|片筋]]</translation>
    </message>
    <message>
        <source>an [[jihai|honour]], %1 of 4 in sight</source>
        <translation>[[jihai|字牌]]で、4枚中%1枚が見えています</translation>
    </message>
    <message>
        <source>[[musuji|nothing speaks for it]]</source>
        <translation>[[musuji|無筋]]</translation>
    </message>
    <message>
        <source>No discard leaves more tiles that help, and of those that leave as many this one is best.</source>
        <translation>これより多く有効牌が残る打牌はなく、同じ枚数の中ではこれが最善です。</translation>
    </message>
    <message>
        <source>It leaves most tiles that help.</source>
        <translation>有効牌が最も多く残ります。</translation>
    </message>
    <message>
        <source>Without %1 the hand would be nearer to [[tenpai]], but cheaper.</source>
        <translation>%1を切れば[[tenpai|聴牌]]に近づきますが、打点は下がります。</translation>
    </message>
    <message>
        <source>Without %1 more tiles would help (%2 against %3), but the hand would be cheaper.</source>
        <translation>%1を切れば有効牌は多く残りますが（%2枚対%3枚）、打点は下がります。</translation>
    </message>
    <message>
        <source>Without %1 the hand would be nearer to [[tenpai]], but in all it is worth less.</source>
        <translation>%1を切れば[[tenpai|聴牌]]に近づきますが、全体では損です。</translation>
    </message>
    <message>
        <source>Without %1 more tiles would help (%2 against %3), but in all it is worth less.</source>
        <translation>%1を切れば有効牌は多く残りますが（%2枚対%3枚）、全体では損です。</translation>
    </message>
    <message>
        <source>The hand is given up: [[betaori]]. No tile is safer.</source>
        <translation>手をあきらめます。[[betaori|ベタオリ]]です。これより安全な牌はありません。</translation>
    </message>
    <message>
        <source>The hand will hardly win: what counts is to deal in seldom.</source>
        <translation>和了はほぼ望めません。大切なのは放銃しないことです。</translation>
    </message>
    <message>
        <source>It makes the hand [[tenpai]], without declaring: [[damaten]].</source>
        <translation>[[tenpai|聴牌]]しますが、宣言しません。[[damaten|黙聴]]です。</translation>
    </message>
    <message>
        <source>It makes the hand [[tenpai]].</source>
        <translation>[[tenpai|聴牌]]します。</translation>
    </message>
    <message>
        <source>It makes the hand [[tenpai]], and [[riichi]] is worth it.</source>
        <translation>[[tenpai|聴牌]]し、[[riichi|立直]]する価値があります。</translation>
    </message>
    <message>
        <source>It keeps a [[yaku]].</source>
        <translation>[[yaku|役]]を残します。</translation>
    </message>
    <message>
        <source>It goes on, but by a safer tile.</source>
        <translation>安全な牌を選びながら進めます。</translation>
    </message>
    <message>
        <source>What is left to gain is to be [[tenpai]] at the draw.</source>
        <translation>残る得点は、流局時に[[tenpai|聴牌]]していることです。</translation>
    </message>
    <message>
        <source>The final place asks for it, not the points of this hand.</source>
        <translation>この局の点数より、最終順位のための選択です。</translation>
    </message>
    <message>
        <source>%1: [[tenpai]] in shape, but without a [[yaku]] it wins nothing, deals in %2 %</source>
        <translation>%1：形は[[tenpai|聴牌]]ですが、[[yaku|役]]がなく和了できません、放銃%2 %</translation>
    </message>
    <message>
        <source>%1: hardly wins, deals in %2 %</source>
        <translation>%1：ほぼ和了できません、放銃%2 %</translation>
    </message>
    <message>
        <source>%1: wins %2 % for %3, deals in %4 %</source>
        <translation>%1：和了%2 %で%3点、放銃%4 %</translation>
    </message>
    <message numerus="yes">
        <source>; %1, %n tile(s)</source>
        <comment>how far from tenpai, tiles that help</comment>
        <translation>
            <numerusform>、%1、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 points less in the end</source>
        <translation>、最終的に%1点少ない</translation>
    </message>
    <message>
        <source>riichi with %1</source>
        <translation>%1 を切って立直</translation>
    </message>
    <message>
        <source>%1, and all four are in sight</source>
        <translation>%1で、4枚とも見えています</translation>
    </message>
    <message>
        <source>%1: %2. It deals in %3 % of the time.</source>
        <translation>%1：%2。放銃率 %3 %。</translation>
    </message>
</context>
<context>
    <name>DrillTexts</name>
    <message>
        <source>Name the waits</source>
        <translation>待ちを当てる</translation>
    </message>
    <message>
        <source>See at a glance which tiles complete a hand. It saves wins that would be missed, and keeps you out of [[furiten]].</source>
        <translation>手を完成させる牌を一目で見つけます。和了の見逃しを防ぎ、[[furiten|振聴]]も避けられます。</translation>
    </message>
    <message>
        <source>Set the finished sets aside. What is left over shows the [[machi|wait]]. Then try to split the hand in another way: there may be more.</source>
        <translation>完成した面子を除きます。残りが[[machi|待ち]]です。次に別の分け方も試しましょう。待ちがほかにもあるかもしれません。</translation>
    </message>
    <message>
        <source>{123m456p34567s11z} waits for {258s}.</source>
        <translation>{123m456p34567s11z} の待ちは {258s} です。</translation>
    </message>
    <message>
        <source>Count the shanten</source>
        <translation>向聴数を数える</translation>
    </message>
    <message>
        <source>Know how far your hand is. It tells you whether to go on or to [[betaori|fold]].</source>
        <translation>手がどれだけ遠いかを知ります。進むか[[betaori|オリる]]かの判断になります。</translation>
    </message>
    <message>
        <source>Begin with 8. A set counts 2 off, a [[taatsu|partial run]] or a spare pair 1, the [[jantou|pair of the hand]] 1. There is room for four sets and partial ones in all.</source>
        <translation>8から始めます。面子は2、[[taatsu|塔子]]や余分な対子は1、[[jantou|雀頭]]は1を引きます。面子と塔子は合わせて4つまでです。</translation>
    </message>
    <message>
        <source>{123m456p78s1155z9m}: two sets, {78s}, a pair and a spare pair. 8 - 4 - 1 - 1 - 1 = 1: [[iishanten|one-shanten]].</source>
        <translation>{123m456p78s1155z9m} は面子が2つ、{78s}、雀頭、余分な対子です。8 - 4 - 1 - 1 - 1 = 1 で[[iishanten|一向聴]]です。</translation>
    </message>
    <message>
        <source>Most efficient discard</source>
        <translation>牌効率</translation>
    </message>
    <message>
        <source>Keep the tiles that let most others in. Faster hands win more often.</source>
        <translation>受け入れの多い牌を残します。早い手ほど和了が増えます。</translation>
    </message>
    <message>
        <source>{34p} takes {25p}, eight tiles. {24p} takes {3p}, four. So {24p} is broken up first.</source>
        <translation>{34p} は {25p} の8枚、{24p} は {3p} の4枚を受け入れます。ですから {24p} から崩します。</translation>
    </message>
    <message>
        <source>Is there a yaku?</source>
        <translation>役はあるか</translation>
    </message>
    <message>
        <source>A finished hand wins only with a [[yaku]]. Find out before you call yourself out of one.</source>
        <translation>完成した手も[[yaku|役]]がなければ和了できません。鳴いて役をなくす前に確かめましょう。</translation>
    </message>
    <message>
        <source>Look at the winds and dragons first, then at the edges of the suits, then at the shape. [[dora|Dora]] do not count.</source>
        <translation>まず風牌と三元牌、次に端の牌、それから形を見ます。[[dora|ドラ]]は数えません。</translation>
    </message>
    <message>
        <source>Open, won by ron: {234m567p88s} with {345s} and {777z} called wins by its dragons. With {999p} instead of them it has nothing.</source>
        <translation>副露してロン：{234m567p88s} に {345s} と {777z} の副露なら、三元牌で和了できます。代わりに {999p} なら役がありません。</translation>
    </message>
    <message>
        <source>Count the fu</source>
        <translation>符を数える</translation>
    </message>
    <message>
        <source>[[fu|Fu]] decide between cheap and dear at one to four [[han]].</source>
        <translation>1[[han|翻]]から4翻までは、[[fu|符]]で点数が変わります。</translation>
    </message>
    <message>
        <source>Begin with 20. Add 10 for a closed ron, or 2 for a tsumo. Add triplets, kans, a pair of value and a narrow wait. Round up to the next ten.</source>
        <translation>20から始めます。門前のロンは10、ツモは2を足します。刻子、槓子、役牌の雀頭、狭い待ちを足し、10の位に切り上げます。</translation>
    </message>
    <message>
        <source>A closed ron with {999m} kept concealed and a [[kanchan]]: 20 + 10 + 8 + 2 = 40 fu.</source>
        <translation>門前のロンで {999m} の暗刻と[[kanchan|嵌張]]：20 + 10 + 8 + 2 = 40符です。</translation>
    </message>
    <message>
        <source>Score the hand</source>
        <translation>点数計算</translation>
    </message>
    <message>
        <source>Know what a hand is worth before you win it: it decides what you may risk.</source>
        <translation>和了する前に手の価値を知りましょう。どこまで勝負できるかが決まります。</translation>
    </message>
    <message>
        <source>Add up the [[han]], then the [[fu]]. Base points are fu, doubled for each han and twice more. By ron the discarder pays four times as much, six times to the [[oya|dealer]].</source>
        <translation>[[han|翻]]を足し、次に[[fu|符]]を数えます。符を、翻の数と2を足した回数だけ倍にすると基本点です。ロンでは放銃した人がその4倍、[[oya|親]]へは6倍を払います。</translation>
    </message>
    <message>
        <source>3 han 30 fu: 30 doubled five times is 960. Ron: four times that, rounded up to 3900.</source>
        <translation>3翻30符：30を5回倍にして960。ロンはその4倍で、切り上げて3900点です。</translation>
    </message>
    <message>
        <source>Safe against riichi</source>
        <translation>立直への安全牌</translation>
    </message>
    <message>
        <source>When you fold, find the tile that deals in least.</source>
        <translation>オリるときに、最も放銃しにくい牌を見つけます。</translation>
    </message>
    <message>
        <source>First what they threw themselves: [[genbutsu]]. Then honours of which three are seen, [[no chance]], [[suji]], and the edges of the suits.</source>
        <translation>まず相手が捨てた[[genbutsu|現物]]です。次に3枚見えている字牌、[[no chance|ノーチャンス]]、[[suji|筋]]、端の牌の順です。</translation>
    </message>
    <message>
        <source>They threw {4s}. Your {1s} cannot be hit by a two-sided wait; your {5s} can.</source>
        <translation>相手が {4s} を捨てています。{1s} は両面待ちに当たりませんが、{5s} は当たることがあります。</translation>
    </message>
    <message>
        <source>What would you discard?</source>
        <translation>何を切る？</translation>
    </message>
    <message>
        <source>Everything together: speed, value, danger, the scores. Compare with the strongest bot.</source>
        <translation>速さ、打点、危険、点棒状況を合わせて考えます。最強のボットと比べます。</translation>
    </message>
    <message>
        <source>Ask in this order: does somebody threaten? Is the hand near and dear enough to go on? Then the tile that costs least.</source>
        <translation>順に考えます。脅威はあるか。進む価値がある近さと打点か。最後に、損の最も少ない牌を選びます。</translation>
    </message>
    <message>
        <source>A rival is in riichi and your hand is cheap and far from tenpai: a tile out of their river goes.</source>
        <translation>他家が立直し、自分の手は安くて聴牌から遠いとき、相手の河にある牌を切ります。</translation>
    </message>
    <message>
        <source>Last hand: what do I need?</source>
        <translation>オーラス：何が必要？</translation>
    </message>
    <message>
        <source>In the [[oorasu|last hand]] only the place counts. Know the win that you need before the hand begins.</source>
        <translation>[[oorasu|オーラス]]では順位だけが大切です。必要な和了を始まる前に知っておきましょう。</translation>
    </message>
    <message>
        <source>A ron off the player above you moves twice: you gain what they lose. Counters and sticks count too.</source>
        <translation>上の順位の人からのロンは差が2倍縮まります。相手が失う分を自分が得るからです。本場と供託も数えます。</translation>
    </message>
    <message>
        <source>You are 6000 behind. A ron of 3900 off that player makes 7800: enough. Off another it takes 7700.</source>
        <translation>6000点差です。その人から3900点をロンすると7800点縮まり、足ります。別の人からなら7700点が必要です。</translation>
    </message>
    <message>
        <source>Seat wind %1, round wind %2. Won by [[tsumo]].</source>
        <extracomment>%1 and %2 are winds</extracomment>
        <translation>自風は%1、場風は%2。[[tsumo|ツモ]]和了。</translation>
    </message>
    <message>
        <source>Seat wind %1, round wind %2. Won by [[ron]] from %3.</source>
        <translation>自風は%1、場風は%2。%3からの[[ron|ロン]]和了。</translation>
    </message>
    <message>
        <source>Double riichi, declared in the first turn.</source>
        <translation>最初の巡目にダブル立直。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] was declared.</source>
        <translation>[[riichi|立直]]しています。</translation>
    </message>
    <message>
        <source>The win came within one turn: [[ippatsu]].</source>
        <translation>1巡以内の和了：[[ippatsu|一発]]。</translation>
    </message>
    <message>
        <source>It was the last tile of the wall.</source>
        <translation>山の最後の牌でした。</translation>
    </message>
    <message>
        <source>It was the last discard of the hand.</source>
        <translation>その局の最後の捨て牌でした。</translation>
    </message>
    <message>
        <source>It was the [[rinshanpai|replacement tile]] after a kan.</source>
        <translation>槓のあとの[[rinshanpai|嶺上牌]]でした。</translation>
    </message>
    <message>
        <source>It was the tile added to a kan.</source>
        <translation>加槓された牌でした。</translation>
    </message>
    <message>
        <source>It was won in the very first turn.</source>
        <translation>最初の巡目の和了でした。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Which tiles complete this hand? Choose all of them.</source>
        <translation>この手を完成させる牌は？ すべて選んでください。</translation>
    </message>
    <message>
        <source>How many tiles is this hand away from [[tenpai]]? 0 means it is tenpai.</source>
        <translation>この手は[[tenpai|聴牌]]まであと何枚ですか？ 0は聴牌です。</translation>
    </message>
    <message>
        <source>The hand is finished. Has it a [[yaku]], so that it may win?</source>
        <translation>手は完成しています。[[yaku|役]]があり、和了できますか？</translation>
    </message>
    <message>
        <source>How many [[fu]] has this hand?</source>
        <translation>この手は何[[fu|符]]ですか？</translation>
    </message>
    <message>
        <source>Score the hand: han, fu and what is paid, without counters and sticks.</source>
        <translation>点数計算：翻、符、支払い。本場と供託は除きます。</translation>
    </message>
    <message>
        <source>%1 is in [[riichi]]. Which of your tiles is the safest against them?</source>
        <translation>%1が[[riichi|立直]]しています。最も安全な牌は？</translation>
    </message>
    <message>
        <source>Last hand of the match: South 4. You sit %1 and are %2.</source>
        <translation>オーラス、南4局です。あなたは%1家で%2です。</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>場に%1があります。</translation>
    </message>
    <message>
        <source>Of equal scores the earlier seat of the match is placed higher.</source>
        <translation>同点なら、対局開始時に先の席が上位です。</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>翻</translation>
    </message>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>The discarder pays</source>
        <translation>放銃者の支払い</translation>
    </message>
    <message>
        <source>Each player pays</source>
        <translation>全員の支払い</translation>
    </message>
    <message>
        <source>The dealer pays</source>
        <translation>親の支払い</translation>
    </message>
    <message>
        <source>Each other pays</source>
        <translation>子の支払い</translation>
    </message>
    <message>
        <source>No such win will do</source>
        <translation>どれでも足りない</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Mangan: 8,000&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 han %2 fu: %3</source>
        <translation>%1翻%2符：%3</translation>
    </message>
    <message>
        <source>For each tile that you could do without, count the tiles that bring the hand nearer: the [[ukeire]]. Where they are about equal keep the better hand: [[dora]], a [[yaku]], a good wait to come.</source>
        <translation>なくても困らない牌それぞれについて、手を進める牌を数えます。これが[[ukeire|受け入れ]]です。ほぼ同じなら、よいほうの手を残します。[[dora|ドラ]]、[[yaku|役]]、よい待ちになる形です。</translation>
    </message>
    <message>
        <source>Riichi was not declared.</source>
        <translation>立直は宣言していません。</translation>
    </message>
    <message numerus="yes">
        <source>%n [[kita|North(s) set aside]].</source>
        <translation>
            <numerusform>[[kita|北抜き]] %n 枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>ルール：%1。</translation>
    </message>
    <message>
        <source>Which is the smallest of these wins by [[tsumo]] that makes you %1?</source>
        <translation>[[tsumo|ツモ]]で%1になるには、この中で最も小さい和了はどれですか。</translation>
    </message>
    <message>
        <source>Which is the smallest of these wins by [[ron]] from %2 that makes you %1?</source>
        <translation>%2からの[[ron|ロン]]で%1になるには、この中で最も小さい和了はどれですか。</translation>
    </message>
    <message>
        <source>Which discard is the most efficient? It leaves the most tiles that help; where they differ by less than a tenth, the better hand counts.</source>
        <translation>最も効率のよい打牌はどれですか。手を進める牌が最も多く残るものです。差が1割に満たないときは、よいほうの手を選びます。</translation>
    </message>
    <message>
        <source>Round wind %1. You are the dealer, and it is your first turn.</source>
        <translation>場風は%1。あなたは親で、最初の番です。</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>What a self-draw brings: from each other, from the dealer</extracomment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>DrillWinTexts</name>
    <message numerus="yes">
        <source>%1: %n han</source>
        <translation>
            <numerusform>%1：%n翻</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is kept off by %2.</source>
        <translation>%1にならないのは%2があるためです。</translation>
    </message>
    <message>
        <source>%1 does not count in an open hand by these rules.</source>
        <translation>このルールでは、%1は副露した手では認められません。</translation>
    </message>
    <message>
        <source>%1 is neither your wind nor the round&apos;s.</source>
        <translation>%1は自風でも場風でもありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fu</source>
        <translation>
            <numerusform>%1：%n符</numerusform>
        </translation>
    </message>
    <message>
        <source>Base points: %1 fu doubled %2 times is %3.</source>
        <translation>基本点：%1符を%2回倍にして%3点です。</translation>
    </message>
    <message>
        <source>%1: base points %2.</source>
        <translation>%1：基本点%2点です。</translation>
    </message>
    <message>
        <source>Ron: %1 times that, rounded up to hundreds.</source>
        <translation>ロン：その%1倍を100点単位に切り上げます。</translation>
    </message>
    <message>
        <source>Tsumo of the dealer: each pays twice that, rounded up to hundreds.</source>
        <translation>親のツモ：全員がその2倍を100点単位に切り上げて払います。</translation>
    </message>
    <message>
        <source>Tsumo: the dealer pays twice that, the others once, rounded up to hundreds.</source>
        <translation>ツモ：親がその2倍、子が1倍を100点単位に切り上げて払います。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is paid: points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The hand may win:</source>
        <translation>和了できます：</translation>
    </message>
    <message>
        <source>The shape is complete, but there is no [[yaku]]. [[dora|Dora]] are none.</source>
        <translation>形は完成していますが、[[yaku|役]]がありません。[[dora|ドラ]]は役ではありません。</translation>
    </message>
    <message>
        <source>The hand is closed: [[riichi]] would have been a yaku.</source>
        <translation>門前なので、[[riichi|立直]]していれば役がありました。</translation>
    </message>
    <message>
        <source>The hand is open, so [[riichi]] and winning by closed [[tsumo]] are out.</source>
        <translation>副露しているので、[[riichi|立直]]も門前清[[tsumo|自摸]]和も付きません。</translation>
    </message>
    <message numerus="yes">
        <source>Together %n han.</source>
        <translation>
            <numerusform>合計%n翻です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillsDialog</name>
    <message>
        <source>Drills</source>
        <translation>練習問題</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>難しさ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>シード(&amp;E)</translation>
    </message>
    <message>
        <source>Chosen by chance; or a number, or a copied line</source>
        <translation>おまかせ。数、またはコピーした一行</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>始める(&amp;S)</translation>
    </message>
</context>
<context>
    <name>EmblemNames</name>
    <message>
        <source>Crane</source>
        <translation>鶴</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>松</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>提灯</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>波</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>扇</translation>
    </message>
    <message>
        <source>Plum blossom</source>
        <translation>梅</translation>
    </message>
    <message>
        <source>Carp</source>
        <translation>鯉</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>竹</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>山</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>鉄瓶</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>傘</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
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
    <message>
        <source>%1 sets a North aside.</source>
        <translation>%1が北を抜きました。</translation>
    </message>
    <message>
        <source>%1 declares open riichi.</source>
        <translation>%1がオープンリーチを宣言しました。</translation>
    </message>
    <message>
        <source>%1 han %2 fu</source>
        <translation>%1翻%2符</translation>
    </message>
    <message>
        <source>%1: %2, drawn.</source>
        <extracomment>A discard as short as it can be said: the player&apos;s name, the tile</extracomment>
        <translation>%1、%2、ツモ切り。</translation>
    </message>
    <message>
        <source>%1: %2, from hand.</source>
        <translation>%1、%2、手出し。</translation>
    </message>
</context>
<context>
    <name>FailureTexts</name>
    <message>
        <source>%1</source>
        <comment>unknown bot</comment>
        <extracomment>%1 here and below: what is the matter, in English</extracomment>
        <translation>知らないボットが席にいます（%1）</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>no program</comment>
        <translation>席のプログラムが指定されていません（%1）</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>plugin</comment>
        <extracomment>%1: why a plugin gives no bot, in English</extracomment>
        <translation>プラグインを使えません（%1）</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>deal</comment>
        <translation>用意された局を配れません（%1）</translation>
    </message>
    <message>
        <source>the program wrote a line that nobody asked for: %1</source>
        <translation>プログラムが求められていない行を書きました：%1</translation>
    </message>
    <message>
        <source>the program wrote %1 bytes without an end of line</source>
        <translation>プログラムが改行なしに%1バイトを書きました</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>reply</comment>
        <extracomment>%1: what is wrong with a program&apos;s reply, in English</extracomment>
        <translation>プログラムの返答が正しくありません（%1）</translation>
    </message>
    <message>
        <source>the program wrote something that is no JSON: %1</source>
        <translation>プログラムがJSONでないものを書きました：%1</translation>
    </message>
    <message>
        <source>the reply has no type: %1</source>
        <translation>返答にtypeがありません：%1</translation>
    </message>
    <message>
        <source>the reply is for seat %1, but this is seat %2: %3</source>
        <translation>返答は席%1のものですが、この席は%2です：%3</translation>
    </message>
    <message>
        <source>the program had no choice, but replied %1</source>
        <translation>選ぶことがないのに、プログラムが返答しました：%1</translation>
    </message>
    <message>
        <source>the program wrote half a line and then nothing for %1: %2</source>
        <extracomment>%1: a span of time, %2: the line</extracomment>
        <translation>プログラムが行の途中まで書いて、%1間止まりました：%2</translation>
    </message>
    <message>
        <source>the program did not answer for %1</source>
        <translation>プログラムが%1間答えませんでした</translation>
    </message>
    <message>
        <source>the program did not answer its first line for %1</source>
        <translation>プログラムが最初の行に%1間答えませんでした</translation>
    </message>
    <message>
        <source>the program crashed</source>
        <translation>プログラムがクラッシュしました</translation>
    </message>
    <message>
        <source>the program ended with status %1</source>
        <translation>プログラムが終了しました（ステータス%1）</translation>
    </message>
    <message>
        <source>the program closed its connection</source>
        <translation>プログラムが接続を切りました</translation>
    </message>
    <message>
        <source>the program &apos;%1&apos; cannot be started: %2</source>
        <extracomment>%2: the system&apos;s own words</extracomment>
        <translation>プログラム「%1」を起動できません：%2</translation>
    </message>
    <message>
        <source>there is no command to start a program with</source>
        <translation>プログラムを起動するコマンドがありません</translation>
    </message>
    <message>
        <source>no program joined at %2 within %1</source>
        <extracomment>%1: a span of time, %2: an address</extracomment>
        <translation>%1のうちに %2 に参加したプログラムはありませんでした</translation>
    </message>
    <message>
        <source>cannot listen on port %1 of this machine: %2</source>
        <extracomment>%2: the system&apos;s own words</extracomment>
        <translation>このコンピューターのポート%1で待ち受けできません：%2</translation>
    </message>
    <message>
        <source>the program wrote %1 bytes without an end of line instead of joining</source>
        <translation>プログラムが参加せず、改行なしに%1バイトを書きました</translation>
    </message>
    <message>
        <source>the program did not join, but said %1</source>
        <translation>プログラムが参加せず、こう書きました：%1</translation>
    </message>
    <message>
        <source>the program wants to join the room &apos;%1&apos;, but this is &apos;%2&apos;</source>
        <translation>プログラムはルーム「%1」に参加しようとしましたが、ここは「%2」です</translation>
    </message>
    <message>
        <source>the program played an illegal action</source>
        <translation>プログラムがルールにない行動をしました</translation>
    </message>
    <message>
        <source>the plugin&apos;s bot played an illegal action</source>
        <translation>プラグインのボットがルールにない行動をしました</translation>
    </message>
    <message>
        <source>the plugin&apos;s bot did not answer within %1 ms</source>
        <translation>プラグインのボットが%1ミリ秒以内に答えませんでした</translation>
    </message>
    <message>
        <source>the plugin&apos;s bot failed (%1)</source>
        <translation>プラグインのボットが失敗しました（%1）</translation>
    </message>
    <message>
        <source>the bot failed (%1)</source>
        <translation>ボットが失敗しました（%1）</translation>
    </message>
    <message>
        <source>the program has not answered for %1; it may be loading</source>
        <translation>プログラムが%1間答えていません。読み込み中かもしれません</translation>
    </message>
    <message>
        <source>the program is slow: it has been thinking for %1</source>
        <translation>プログラムの動きが遅く、%1間考えています</translation>
    </message>
    <message>
        <source>waiting for a program to join at %1</source>
        <translation>%1 にプログラムが参加するのを待っています</translation>
    </message>
    <message>
        <source>the script asks for what is not legal</source>
        <translation>台本がルール上できないことを求めています</translation>
    </message>
    <message>
        <source>%1 before its first answer</source>
        <translation>%1（最初の返答の前）</translation>
    </message>
    <message>
        <source>%1 before it joined</source>
        <translation>%1（参加の前）</translation>
    </message>
    <message>
        <source>%1 in the middle of a line: %2</source>
        <translation>%1。行の途中：%2</translation>
    </message>
    <message>
        <source>1 second</source>
        <extracomment>A span of time</extracomment>
        <translation>1秒</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>the program wrote %1 bytes of empty lines</source>
        <translation>プログラムが空の行ばかり%1バイト書きました</translation>
    </message>
    <message>
        <source>it may not be run</source>
        <translation>実行が許可されていません</translation>
    </message>
    <message>
        <source>Another Janso is playing this series.</source>
        <translation>このシリーズは別のJansoが対局中です。</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>not approved</comment>
        <translation>プログラムまたはプラグインの実行が許可されていません（%1）</translation>
    </message>
</context>
<context>
    <name>FaultTexts</name>
    <message>
        <source>the folder &apos;%1&apos; cannot be made</source>
        <translation>フォルダー「%1」を作れません</translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; cannot be read: %2</source>
        <extracomment>%1: a file, %2: the system&apos;s words</extracomment>
        <translation>ファイル「%1」を読めません: %2</translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; cannot be written: %2</source>
        <extracomment>%1: a file, %2: the system&apos;s words</extracomment>
        <translation>ファイル「%1」を書き込めません: %2</translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; cannot be written: its folder does not let us</source>
        <translation>ファイル「%1」を書き込めません: フォルダーへの書き込みが許されていません</translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; is being changed by another program</source>
        <translation>ファイル「%1」は別のプログラムが変更中です</translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; is there already</source>
        <translation>ファイル「%1」はすでにあります</translation>
    </message>
    <message>
        <source>the library&apos;s index failed: %1</source>
        <extracomment>%1 here and below: the words of the database, in English</extracomment>
        <translation>ライブラリの索引が失敗しました: %1</translation>
    </message>
    <message>
        <source>the library&apos;s index failed: %1; it is begun anew when it is opened next</source>
        <translation>ライブラリの索引が失敗しました: %1。次に開くときに新しく作ります</translation>
    </message>
    <message>
        <source>the library&apos;s index cannot be opened: %1</source>
        <translation>ライブラリの索引を開けません: %1</translation>
    </message>
    <message>
        <source>the match in this journal cannot be played again</source>
        <translation>この記録の対局は再現できません</translation>
    </message>
    <message>
        <source>there is no match in it</source>
        <translation>対局が入っていません</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>読めません: %1</translation>
    </message>
    <message>
        <source>the file is no longer there</source>
        <translation>ファイルがなくなっています</translation>
    </message>
    <message>
        <source>the file no longer holds this match; import it again</source>
        <translation>ファイルにこの対局がもうありません。もう一度取り込んでください</translation>
    </message>
    <message>
        <source>the files as they are cannot be made anonymous</source>
        <translation>元のままのファイルは匿名にできません</translation>
    </message>
    <message>
        <source>suits are exchanged only in an anonymous export</source>
        <translation>色の入れ替えは匿名の書き出しでだけ行えます</translation>
    </message>
    <message>
        <source>with three players the suits are not alike and cannot be exchanged</source>
        <translation>三人打ちでは三色が対等でないので、入れ替えられません</translation>
    </message>
    <message>
        <source>its suits cannot be exchanged: a yaku of its rules knows them</source>
        <translation>色を入れ替えられません: ルールに色を指定する役があります</translation>
    </message>
    <message>
        <source>statistics are of matches, and cannot be asked for by a position</source>
        <translation>統計は対局ごとのもので、局面の条件では求められません</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <extracomment>%1: the system&apos;s words</extracomment>
        <translation>ファイルを読めません: %1</translation>
    </message>
    <message>
        <source>the file is larger than %1, no game is that long</source>
        <extracomment>%1 here and below: &quot;16 MiB&quot;</extracomment>
        <translation>ファイルが%1より大きく、牌譜としては大きすぎます</translation>
    </message>
    <message>
        <source>the file is marked as UTF-16, but is none</source>
        <translation>ファイルはUTF-16と記されていますが、UTF-16ではありません</translation>
    </message>
    <message>
        <source>gzip data could not be unpacked: no memory</source>
        <translation>gzipを展開できません: メモリーが足りません</translation>
    </message>
    <message>
        <source>the gzip data is cut off after %1 unpacked bytes</source>
        <extracomment>%1 here and below: a number</extracomment>
        <translation>gzipのデータが、展開して%1バイトのところで途切れています</translation>
    </message>
    <message>
        <source>the gzip data is damaged after %1 unpacked bytes</source>
        <translation>gzipのデータが、展開して%1バイトのところで壊れています</translation>
    </message>
    <message>
        <source>the gzip data unpacks to more than %1, no game is that long</source>
        <translation>gzipを展開すると%1を超え、牌譜としては大きすぎます</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>no game of a format that is known (mjlog, mjai, tenhou.net/6 JSON, paipu, journal)</source>
        <translation>知っている形式の牌譜ではありません（mjlog、mjai、tenhou.net/6のJSON、paipu、journal）</translation>
    </message>
    <message>
        <source>no game: there is no start_game and no start_kyoku</source>
        <translation>対局がありません: start_gameもstart_kyokuもありません</translation>
    </message>
    <message>
        <source>a match that another version of Janso has kept, in a form that is not known here</source>
        <translation>別のバージョンのJansoが残した対局で、その形式はここでは読めません</translation>
    </message>
    <message>
        <source>written from one player&apos;s view: hidden tiles cannot be replayed</source>
        <translation>一人の視点で書かれています: 見えない牌は再現できません</translation>
    </message>
    <message>
        <source>the rules given are for another number of players</source>
        <translation>指定したルールは人数が違います</translation>
    </message>
    <message>
        <source>it cannot be checked: %1</source>
        <translation>検査できません: %1</translation>
    </message>
    <message>
        <source>what the file says by %1 is not understood</source>
        <translation>ファイルの%1の内容は解釈できません</translation>
    </message>
    <message>
        <source>the rules of its lobby (csrule) are not understood</source>
        <translation>個室のルール（csrule）を解釈できません</translation>
    </message>
    <message>
        <source>the flags %1 and %2 of its lobby (csrule) are not understood</source>
        <translation>個室の設定%1と%2（csrule）を解釈できません</translation>
    </message>
    <message>
        <source>the uma of its lobby goes by the players above the return points as no ruleset has it: final points are not compared</source>
        <translation>個室のウマは返し点を超えた人数で決まり、どのルールにもない形なので、最終得点は比べません</translation>
    </message>
    <message>
        <source>the last line is cut off and was left out</source>
        <translation>最後の行は途切れているので除きました</translation>
    </message>
    <message>
        <source>the walls of %1 hands were made again from the seed %2, whose fingerprint is %3</source>
        <translation>%1局の牌山をシード%2から作り直しました。そのフィンガープリントは%3です</translation>
    </message>
    <message>
        <source>it was played on from a place of another game: its first wall is that game&apos;s</source>
        <translation>別の対局の途中から打ち継いだものです: 最初の牌山はその対局のものです</translation>
    </message>
    <message>
        <source>final points with uma 10/5</source>
        <translation>最終得点のウマが5-10</translation>
    </message>
    <message>
        <source>final points not rounded</source>
        <translation>最終得点の端数処理なし</translation>
    </message>
    <message>
        <source>final points with halves rounded up</source>
        <translation>最終得点は四捨五入</translation>
    </message>
    <message>
        <source>final points without uma and oka</source>
        <translation>最終得点にウマもオカもなし</translation>
    </message>
    <message>
        <source>no end by the dealer&apos;s tenpai in the last hand</source>
        <translation>オーラスの親の聴牌止めなし</translation>
    </message>
    <message>
        <source>fu not rounded up</source>
        <translation>符の切り上げなし</translation>
    </message>
    <message>
        <source>results left out: checked up to the first that cannot be known</source>
        <translation>結果の記載なし: わからなくなる最初の局まで検査</translation>
    </message>
    <message>
        <source>%1: must be a list of %2 values</source>
        <extracomment>%1: an option of the rules, %2: a number</extracomment>
        <translation>%1: 値が%2個の並びでなければなりません</translation>
    </message>
    <message>
        <source>%1: a value is missing, or is none of a ruleset</source>
        <translation>%1: 値がないか、ルールの値ではありません</translation>
    </message>
    <message>
        <source>byte %1: no JSON object: %2</source>
        <translation>%1バイト目: JSONオブジェクトではありません: %2</translation>
    </message>
    <message>
        <source>suit &apos;%1&apos; without a digit before it</source>
        <translation>種類「%1」の前に数字がありません</translation>
    </message>
    <message>
        <source>digit without a suit after it</source>
        <translation>数字の後に種類（m、p、s、z）がありません</translation>
    </message>
    <message>
        <source>there is no honour tile %1</source>
        <translation>字牌%1はありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a digit nor one of m, p, s, z</source>
        <translation>「%1」は数字でもm、p、s、zでもありません</translation>
    </message>
    <message>
        <source>one tile was expected, but there are %1</source>
        <translation>牌は一枚のはずですが、%1枚あります</translation>
    </message>
    <message>
        <source>&apos;players&apos; is 3 and &apos;chii&apos; is on: three players have no chi</source>
        <translation>「players」が3で「chii」が有効です: 三人打ちにチーはありません</translation>
    </message>
    <message>
        <source>&apos;nuki&apos; is on and &apos;players&apos; is 4: only three players set North aside</source>
        <translation>「nuki」が有効で「players」が4です: 北抜きは三人打ちだけです</translation>
    </message>
    <message>
        <source>&apos;uma&apos; does not add up to 0, as it must while &apos;uma_kind&apos; is by_place</source>
        <translation>「uma」の合計が0ではありません。「uma_kind」がby_placeのときは0でなければなりません</translation>
    </message>
    <message>
        <source>&apos;uma&apos; has points for a fourth place and &apos;players&apos; is 3</source>
        <translation>「players」が3なのに、「uma」に4位の点があります</translation>
    </message>
    <message>
        <source>&apos;noten_pool&apos; cannot be shared in whole hundreds among so many &apos;players&apos;: four need a multiple of 600, three of 200</source>
        <translation>「noten_pool」をこの「players」で百点単位に分けられません: 四人では600の倍数、三人では200の倍数が必要です</translation>
    </message>
    <message>
        <source>&apos;end_at_score&apos; is not above &apos;starting_points&apos;: the match would end with its first hand</source>
        <translation>「end_at_score」が「starting_points」より大きくありません: 最初の局で対局が終わってしまいます</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not a number</source>
        <translation>%1: 「%2」は数ではありません</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not one of its values (%3)</source>
        <translation>%1: 「%2」は使えません。使える値: %3</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is outside of what is allowed</source>
        <translation>%1: 「%2」は許される範囲の外です</translation>
    </message>
    <message>
        <source>a tile is not known</source>
        <translation>不明な牌があります</translation>
    </message>
    <message>
        <source>there are %1 concealed tiles without the winning tile, not %2</source>
        <translation>和了牌を除く手の内の牌は%1枚で、%2枚ではありません</translation>
    </message>
    <message>
        <source>the meld %1 has not the tiles of its type</source>
        <translation>副露%1の牌がその種類に合いません</translation>
    </message>
    <message>
        <source>the meld %1 does not come from another seat</source>
        <translation>副露%1は他家から鳴いたものではありません</translation>
    </message>
    <message>
        <source>there are %1 of %2</source>
        <translation>%2が%1枚あります</translation>
    </message>
    <message>
        <source>there is no %1 with three players</source>
        <translation>三人打ちに%1はありません</translation>
    </message>
    <message>
        <source>a seat is not one of four, or there is no such round wind</source>
        <translation>四人の席にない席か、存在しない場風です</translation>
    </message>
    <message>
        <source>a seat is not one of three, or there is no such round wind</source>
        <translation>三人の席にない席か、存在しない場風です</translation>
    </message>
    <message>
        <source>a ron needs the seat that discarded, and not the winner&apos;s own</source>
        <translation>ロンには捨てた人の席が必要で、和了者自身の席ではいけません</translation>
    </message>
    <message>
        <source>honba and sticks cannot be negative</source>
        <translation>本場と供託は負にできません</translation>
    </message>
    <message>
        <source>the last kan is none of the melds</source>
        <translation>最後のカンが面子の中にありません</translation>
    </message>
    <message>
        <source>hand points are doubled for one seat, or four times as much, and only with wareme</source>
        <translation>点数が二倍や四倍になるのは一つの席だけで、割れ目のルールに限ります</translation>
    </message>
    <message>
        <source>riichi needs a closed hand</source>
        <translation>立直には門前の手が必要です</translation>
    </message>
    <message>
        <source>double riichi, open riichi and ippatsu need riichi</source>
        <translation>ダブル立直、オープンリーチ、一発には立直が必要です</translation>
    </message>
    <message>
        <source>haitei is a self-draw</source>
        <translation>海底摸月はツモ和了です</translation>
    </message>
    <message>
        <source>houtei is a ron</source>
        <translation>河底撈魚はロン和了です</translation>
    </message>
    <message>
        <source>rinshan is a self-draw</source>
        <translation>嶺上開花はツモ和了です</translation>
    </message>
    <message>
        <source>rinshan needs a kan</source>
        <translation>嶺上開花にはカンが必要です</translation>
    </message>
    <message>
        <source>a kan ends ippatsu, so rinshan and ippatsu exclude each other</source>
        <translation>カンで一発は消えるので、嶺上開花と一発は両立しません</translation>
    </message>
    <message>
        <source>chankan is a ron</source>
        <translation>槍槓はロン和了です</translation>
    </message>
    <message>
        <source>nobody makes a kan of the last tile</source>
        <translation>最後の牌ではカンできません</translation>
    </message>
    <message>
        <source>tenhou is the dealer&apos;s win on the dealt hand</source>
        <translation>天和は親の配牌での和了です</translation>
    </message>
    <message>
        <source>chiihou is a non-dealer&apos;s win on the first draw</source>
        <translation>地和は子の第一ツモでの和了です</translation>
    </message>
    <message>
        <source>renhou is a non-dealer&apos;s ron before the first draw</source>
        <translation>人和は子が第一ツモの前にロンする和了です</translation>
    </message>
    <message>
        <source>open riichi is not played</source>
        <translation>オープンリーチは採用されていません</translation>
    </message>
    <message>
        <source>North is set aside in games of three players that play so</source>
        <translation>北抜きは、それを採用した三人打ちだけです</translation>
    </message>
    <message>
        <source>there are only four Norths</source>
        <translation>北は四枚しかありません</translation>
    </message>
    <message>
        <source>a North set aside is won on by ron, and that is no chankan of a kan</source>
        <translation>抜かれた北での和了はロンで、カンへの槍槓ではありません</translation>
    </message>
    <message>
        <source>North set aside ends the first turn</source>
        <translation>北抜きで第一巡は終わります</translation>
    </message>
    <message>
        <source>the discard after a kan is won on by ron</source>
        <translation>カン直後の捨て牌での和了はロンです</translation>
    </message>
    <message>
        <source>the tile of a riichi is won on by ron, and that riichi is not in force</source>
        <translation>立直宣言牌での和了はロンで、その立直は成立していません</translation>
    </message>
    <message>
        <source>only a discarder may be in riichi</source>
        <translation>放銃者の立直は、ロンのときだけ指定できます</translation>
    </message>
    <message>
        <source>only a discarder has a 7p to shoot with</source>
        <translation>鳥撃ちの7pは、ロンのときだけ指定できます</translation>
    </message>
    <message>
        <source>a condition is KEY=VALUE, and KEY one of %1</source>
        <extracomment>Of a condition on the command line: KEY=VALUE stays as it is, %1: the keys</extracomment>
        <translation>条件はKEY=VALUEの形で、KEYは次のいずれかです: %1</translation>
    </message>
    <message>
        <source>%1 is %2, and not &apos;%3&apos;</source>
        <extracomment>%1: the key, %2: what may follow it, %3: what was written</extracomment>
        <translation>%1は%2です。「%3」は使えません</translation>
    </message>
    <message>
        <source>the library&apos;s index is damaged: %1</source>
        <translation>ライブラリの索引が壊れています: %1</translation>
    </message>
    <message>
        <source>the library&apos;s index is of another version</source>
        <translation>ライブラリの索引は別のバージョンのものです</translation>
    </message>
    <message>
        <source>no hand: there is no INIT tag</source>
        <translation>局がありません: INITタグがありません</translation>
    </message>
    <message>
        <source>there is no list `log` of hands</source>
        <translation>局のリスト`log`がありません</translation>
    </message>
    <message>
        <source>the log has no hand</source>
        <translation>リスト`log`に局がありません</translation>
    </message>
    <message>
        <source>no game: there is no object</source>
        <translation>対局がありません: オブジェクトがありません</translation>
    </message>
    <message>
        <source>%1; %2 of %3 games are broken</source>
        <extracomment>%1: what is wrong with the first of them, in English</extracomment>
        <translation>%1（%3対局のうち%2対局が壊れています）</translation>
    </message>
    <message>
        <source>%1: there is no dora indicator, so this hand is left out</source>
        <extracomment>%1: a hand as files of games name it, in English: &quot;East 1&quot;</extracomment>
        <translation>%1: ドラ表示牌がないので、この局は除きました</translation>
    </message>
</context>
<context>
    <name>FirstTurnTexts</name>
    <message>
        <source>Your turn: click the tile to throw away (or ← → and Enter).</source>
        <translation>あなたの番です。捨てる牌をクリック(または ← → と Enter)。</translation>
    </message>
    <message>
        <source>Take this tile for your hand, or let it go: press a button.</source>
        <translation>この牌を鳴くか見送るか、ボタンを押してください。</translation>
    </message>
    <message>
        <source>One tile from winning: Riichi (1,000 points), or just throw.</source>
        <translation>聴牌です。リーチ(1,000点)か、そのまま捨てます。</translation>
    </message>
    <message>
        <source>Your hand is complete: press Tsumo, or Enter, to win.</source>
        <translation>手牌が完成しました。ツモか Enter で和了です。</translation>
    </message>
    <message>
        <source>This tile completes your hand: press Ron, or Enter, to win.</source>
        <translation>この牌で手牌が完成します。ロンか Enter で和了です。</translation>
    </message>
    <message>
        <source>Riichi: choose a bright tile to throw.</source>
        <translation>リーチ：明るい牌から捨てる牌を選びます。</translation>
    </message>
    <message>
        <source>%1 %2 takes it back.</source>
        <extracomment>A line about riichi, and the key that takes it back</extracomment>
        <translation>%1%2 で取り消します。</translation>
    </message>
</context>
<context>
    <name>FuritenItem</name>
    <message>
        <source>Furiten</source>
        <translation>フリテン</translation>
    </message>
</context>
<context>
    <name>GapTexts</name>
    <message>
        <source>nothing below a yakuman</source>
        <translation>役満未満では不可</translation>
    </message>
    <message>
        <source>%1 all</source>
        <translation>%1オール</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>Points of a self-draw: from each, from the dealer</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>To pass %1, who is level and sits before you</source>
        <translation>%1（同点・席順で上）を抜くには</translation>
    </message>
    <message>
        <source>To pass %1, %2 ahead</source>
        <translation>%1（%2点差）を抜くには</translation>
    </message>
    <message>
        <source>%1: ron from %2 %3, ron from another %4, tsumo %5</source>
        <extracomment>&quot;To pass Mei, 3,200 ahead: ron from her 2,000, ron from another 3,900, tsumo 700 / 1,300&quot;</extracomment>
        <translation>%1：%2からの直撃%3、他家からのロン%4、ツモ%5</translation>
    </message>
    <message>
        <source>You are first, level with %1 and seated before.</source>
        <translation>トップです。%1と同点で、席順が先です。</translation>
    </message>
    <message>
        <source>You are first, %1 before %2.</source>
        <translation>トップです。%2に%1点差。</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>One of the pieces the game is played with. There are 34 kinds and four of each kind: 136 tiles in all. With three players there are fewer.</source>
        <translation>麻雀で使う駒です。34種類が4枚ずつ、全部で136枚あります。三人打ちでは少なくなります。</translation>
    </message>
    <message>
        <source>The suit with Chinese numbers, 1 to 9. Written with the letter m: 1m is {1m}.</source>
        <translation>漢数字の数牌で、1から9まであります。m で表し、1m は {1m} です。</translation>
    </message>
    <message>
        <source>The suit with circles, 1 to 9. Written with the letter p: 1p is {1p}.</source>
        <translation>丸の模様の数牌で、1から9まであります。p で表し、1p は {1p} です。</translation>
    </message>
    <message>
        <source>The suit with bamboo sticks, 1 to 9. The 1 shows a bird. Written with the letter s: 1s is {1s}.</source>
        <translation>竹の模様の数牌で、1から9まであります。1には鳥が描かれます。s で表し、1s は {1s} です。</translation>
    </message>
    <message>
        <source>A tile with a number from 1 to 9, in one of the three suits. Only these can form a run.</source>
        <translation>1から9までの数がある牌で、3つの色があります。順子を作れるのは数牌だけです。</translation>
    </message>
    <message>
        <source>A wind or a dragon. Honours have no numbers, so they never form runs, only pairs, triplets and kans.</source>
        <translation>風牌と三元牌のことです。数がないので順子にはならず、対子、刻子、槓子になります。</translation>
    </message>
    <message>
        <source>East {1z}, south {2z}, west {3z} or north {4z}. A triplet of your own wind or of the round&apos;s wind is a yaku.</source>
        <translation>東 {1z}、南 {2z}、西 {3z}、北 {4z} です。自風か場風の刻子は役になります。</translation>
    </message>
    <message>
        <source>White {5z}, green {6z} or red {7z}. A triplet of any of them is a yaku for everybody.</source>
        <translation>白 {5z}、發 {6z}、中 {7z} です。どれも刻子にすれば誰でも役になります。</translation>
    </message>
    <message>
        <source>A 1, a 9 or an honour: the thirteen kinds at the edge of the set. Several yaku need them, and [[tanyao]] forbids them.</source>
        <translation>1、9、字牌のことで、13種類あります。これを使う役が多くあり、[[tanyao|断么九]]では使えません。</translation>
    </message>
    <message>
        <source>A 1 or a 9 of a suit.</source>
        <translation>数牌の1と9のことです。</translation>
    </message>
    <message>
        <source>A suit tile from 2 to 8. Simples fit into more runs than [[routouhai|terminals]] do.</source>
        <translation>数牌の2から8までのことです。[[routouhai|老頭牌]]より多くの順子に使えます。</translation>
    </message>
    <message>
        <source>A five printed in red. It is a normal five, and worth one han more. It gives no yaku. How many there are depends on the rules.</source>
        <translation>赤い5の牌です。普通の5として使え、1翻増えます。役にはなりません。枚数はルールによります。</translation>
    </message>
    <message>
        <source>An honour whose triplet is a yaku: a dragon, your own wind, or the round&apos;s wind.</source>
        <translation>刻子にすると役になる字牌です。三元牌、自風、場風があります。</translation>
    </message>
    <message>
        <source>A wind that is neither yours nor the round&apos;s. Its triplet gives no yaku.</source>
        <translation>自風でも場風でもない風牌です。刻子にしても役にはなりません。</translation>
    </message>
    <message>
        <source>The tiles you hold: thirteen, and a fourteenth for a moment when you draw.</source>
        <translation>自分が持っている牌です。13枚で、ツモると一時的に14枚になります。</translation>
    </message>
    <message>
        <source>A group of three tiles: a [[shuntsu|run]] or a [[koutsu|triplet]]. A kan counts as a set too. A usual hand is four sets and a pair.</source>
        <translation>3枚1組のまとまりで、[[shuntsu|順子]]と[[koutsu|刻子]]があります。槓子も面子に数えます。普通の和了は4面子1雀頭です。</translation>
    </message>
    <message>
        <source>Three tiles of one suit in a row. It does not go round from 9 to 1.</source>
        <translation>同じ色で数が続いた3枚です。9から1へはつながりません。</translation>
    </message>
    <message>
        <source>Three equal tiles.</source>
        <translation>同じ牌3枚です。</translation>
    </message>
    <message>
        <source>A triplet made from your own draws alone. When you win by ron, the triplet that the last tile completes is not concealed.</source>
        <translation>自分のツモだけで作った刻子です。ロンで完成した刻子は暗刻になりません。</translation>
    </message>
    <message>
        <source>A triplet made with another player&apos;s discard: by pon, or by the ron tile.</source>
        <translation>他家の捨て牌で完成した刻子です。ポンのほか、ロン牌で完成したものも含みます。</translation>
    </message>
    <message>
        <source>Four equal tiles, declared as a kan. It stands for one set.</source>
        <translation>同じ牌4枚を槓したものです。1つの面子として数えます。</translation>
    </message>
    <message>
        <source>Two equal tiles.</source>
        <translation>同じ牌2枚です。</translation>
    </message>
    <message>
        <source>The pair of a finished hand.</source>
        <translation>和了形にある1組の対子です。</translation>
    </message>
    <message>
        <source>Two suit tiles that need one more to become a run.</source>
        <translation>あと1枚で順子になる2枚です。</translation>
    </message>
    <message>
        <source>Finishing a hand: four sets and a pair, or one of the special shapes, with at least one yaku.</source>
        <translation>手を完成させることです。4面子1雀頭か特別な形で、役が1つ以上必要です。</translation>
    </message>
    <message>
        <source>A pattern or an event that lets a hand win. Without at least one yaku there is no win. Each is worth some [[han]].</source>
        <translation>和了に必要な形や条件です。役が1つもないと和了できません。役ごとに[[han|翻]]があります。</translation>
    </message>
    <message>
        <source>A finished shape without any yaku. It cannot win. In a closed hand, riichi is the usual cure.</source>
        <translation>形は完成しているのに役がない状態で、和了できません。門前なら立直をかければ役が付きます。</translation>
    </message>
    <message>
        <source>A hand without open calls. A closed kan leaves it closed. Riichi and several yaku need a closed hand.</source>
        <translation>副露していない手です。暗槓をしても門前のままです。立直など、門前でないと付かない役があります。</translation>
    </message>
    <message>
        <source>Taking another player&apos;s discard to finish a set. The set lies open beside your hand, and some yaku are lost or worth less.</source>
        <translation>他家の捨て牌をもらって面子を作ることです。その面子は公開され、付かなくなる役や安くなる役があります。</translation>
    </message>
    <message>
        <source>Some yaku are worth one han less when the hand is open.</source>
        <translation>副露すると翻が1つ下がる役があることです。</translation>
    </message>
    <message>
        <source>One tile away from winning.</source>
        <translation>あと1枚で和了できる状態です。</translation>
    </message>
    <message>
        <source>Not tenpai when the wall runs out. Noten players usually pay the tenpai players.</source>
        <translation>流局したときに聴牌していないことです。普通は不聴の人が聴牌の人に罰符を払います。</translation>
    </message>
    <message>
        <source>A ready hand that has no yaku, kept for the payments of a drawn hand.</source>
        <translation>役がなくて和了できない聴牌です。流局時の聴牌料のために取ります。</translation>
    </message>
    <message>
        <source>How many tiles a hand still needs to be tenpai. Zero means tenpai. One-shanten needs one useful tile.</source>
        <translation>聴牌までに必要な有効牌の枚数です。0なら聴牌、1なら一向聴です。</translation>
    </message>
    <message>
        <source>One useful tile away from tenpai.</source>
        <translation>あと1枚で聴牌する状態です。</translation>
    </message>
    <message>
        <source>The tiles that bring a hand one step nearer, and how many of them are still unseen. More is faster.</source>
        <translation>向聴数を進める牌と、その残り枚数です。多いほど手が早くなります。</translation>
    </message>
    <message>
        <source>The art of discarding so that the most tiles help the hand.</source>
        <translation>有効牌が最も多くなるように切る考え方です。</translation>
    </message>
    <message>
        <source>The tiles that complete a tenpai hand.</source>
        <translation>聴牌した手を完成させる牌のことです。</translation>
    </message>
    <message>
        <source>A run that can be finished at either end. Two kinds, up to eight tiles: the best simple wait.</source>
        <translation>順子のどちら側でも完成する待ちです。2種類で最大8枚あり、基本の待ちで最も良い形です。</translation>
    </message>
    <message>
        <source>A run that lacks its middle tile. One kind, up to four tiles; worth 2 fu.</source>
        <translation>順子の真ん中を待つ形です。1種類で最大4枚、2符が付きます。</translation>
    </message>
    <message>
        <source>A 1-2 that needs the 3, or an 8-9 that needs the 7. One kind, up to four tiles; worth 2 fu.</source>
        <translation>1・2で3を、8・9で7を待つ形です。1種類で最大4枚、2符が付きます。</translation>
    </message>
    <message>
        <source>Two pairs, each of which may become a triplet. Two kinds, up to four tiles.</source>
        <translation>2つの対子のどちらかが刻子になるのを待つ形です。2種類で最大4枚です。</translation>
    </message>
    <message>
        <source>One tile that waits for its twin to be the pair. Worth 2 fu.</source>
        <translation>雀頭になるもう1枚を待つ形です。2符が付きます。</translation>
    </message>
    <message>
        <source>Four tiles in a row that wait for a pair at either end.</source>
        <translation>続いた4枚で、両端のどちらかを雀頭にする待ちです。</translation>
    </message>
    <message>
        <source>Five tiles in a row: three kinds complete them.</source>
        <translation>続いた5枚で、3種類を待つ形です。</translation>
    </message>
    <message>
        <source>A wait for three kinds or more.</source>
        <translation>3種類以上を待つ形です。</translation>
    </message>
    <message>
        <source>A ready hand whose winning tiles are all in its own hand already. Rulesets differ on whether it counts as tenpai.</source>
        <translation>和了牌を全部自分で使っている聴牌です。聴牌と認めるかどうかはルールによります。</translation>
    </message>
    <message>
        <source>Three tiles with a gap on each side of the middle one, like 3-5-7. Two kinds help it.</source>
        <translation>3・5・7のように間が2つ空いた形で、2種類を受け入れます。</translation>
    </message>
    <message>
        <source>Calling the discard of the player before you for a run. There is no chi with three players.</source>
        <translation>上家の捨て牌で順子を作ることです。三人打ちではチーはありません。</translation>
    </message>
    <message>
        <source>Calling any player&apos;s discard for a triplet.</source>
        <translation>誰の捨て牌でも、刻子を作るためにもらうことです。</translation>
    </message>
    <message>
        <source>Declaring four equal tiles. You draw a replacement tile, and in most rules a new dora indicator is turned.</source>
        <translation>同じ牌4枚を公開することです。嶺上牌を引き、多くのルールで新しいドラ表示牌がめくられます。</translation>
    </message>
    <message>
        <source>A kan from four tiles of your own hand. The hand stays closed.</source>
        <translation>自分の手牌の4枚でする槓です。門前のままです。</translation>
    </message>
    <message>
        <source>A kan made with another player&apos;s discard and three tiles of your own.</source>
        <translation>他家の捨て牌と自分の3枚でする槓です。</translation>
    </message>
    <message>
        <source>Adding the fourth tile to your own pon. Another player may win on it: [[chankan]].</source>
        <translation>自分のポンに4枚目を加える槓です。他家に[[chankan|槍槓]]で和了されることがあります。</translation>
    </message>
    <message>
        <source>The tile drawn from the dead wall after a kan.</source>
        <translation>槓のあとに王牌から引く牌です。</translation>
    </message>
    <message>
        <source>Calling a tile and discarding the same kind, or the other end of the run, at once. Most rules forbid it; such tiles are then locked for that discard.</source>
        <translation>鳴いた直後に、同じ牌や順子の反対側の牌を切ることです。多くのルールで禁止され、その打牌では切れません。</translation>
    </message>
    <message>
        <source>Winning with [[tanyao]] on an open hand. Most rules allow it.</source>
        <translation>副露した[[tanyao|断么九]]のことです。多くのルールで認められます。</translation>
    </message>
    <message>
        <source>Calling before the yaku is there, and getting it afterwards. Allowed in most modern rules.</source>
        <translation>役が確定する前に副露し、あとで役を付けることです。今のルールの多くで認められます。</translation>
    </message>
    <message>
        <source>Declaring a closed ready hand. You stake a stick of 1000 points, and your hand may no longer change. It is worth one han and opens the ura dora.</source>
        <translation>門前の聴牌を宣言することです。1000点を供託し、以後は手を変えられません。1翻で、裏ドラも見られます。</translation>
    </message>
    <message>
        <source>Staying tenpai in a closed hand without declaring riichi. Often said dama.</source>
        <translation>門前で聴牌しても立直しないことです。ダマとも言います。</translation>
    </message>
    <message>
        <source>The 1000 points that riichi costs. The next winner takes it.</source>
        <translation>立直のときに出す1000点棒です。次に和了した人が受け取ります。</translation>
    </message>
    <message>
        <source>Winning within one turn after riichi, before anybody calls. Worth one han in most rules.</source>
        <translation>立直後、誰も鳴かないうちに1巡以内で和了することです。多くのルールで1翻です。</translation>
    </message>
    <message>
        <source>How often each player has drawn in this hand: early, middle or late.</source>
        <translation>その局で何回ツモったかを表します。</translation>
    </message>
    <message>
        <source>The thirteen tiles you are dealt.</source>
        <translation>最初に配られる13枚です。</translation>
    </message>
    <message>
        <source>Winning with another player&apos;s discard. That player alone pays.</source>
        <translation>他家の捨て牌で和了することです。捨てた人だけが支払います。</translation>
    </message>
    <message>
        <source>Drawing a tile; also winning with your own draw. Then every other player pays a share.</source>
        <translation>牌を引くこと、また自分で引いた牌で和了することです。和了なら他の全員が支払います。</translation>
    </message>
    <message>
        <source>Discarding the tile that another player wins on.</source>
        <translation>他家の和了牌を捨ててしまうことです。</translation>
    </message>
    <message>
        <source>Two players winning on the same discard. Rules differ: both may be paid, or only the nearer one.</source>
        <translation>1枚の捨て牌で2人が和了することです。2人とも認めるか、近い人だけにするかはルールによります。</translation>
    </message>
    <message>
        <source>When several players call ron, only the next in turn order is paid. A rule of some rulesets.</source>
        <translation>複数の人がロンしたとき、順番の近い人だけを認めるルールです。</translation>
    </message>
    <message>
        <source>Discarding the tile just drawn. Tsumogiri tiles can be marked on the table.</source>
        <translation>引いた牌をそのまま切ることです。</translation>
    </message>
    <message>
        <source>Discarding a tile that was in the hand before, and keeping the draw. It shows that the hand has changed.</source>
        <translation>引いた牌を残し、手の中の牌を切ることです。手が変わったことがわかります。</translation>
    </message>
    <message>
        <source>A tile that was thrown. Your discards lie in your river.</source>
        <translation>捨てた牌のことです。自分の河に並べます。</translation>
    </message>
    <message>
        <source>The rows of discards before each player. They tell what is safe.</source>
        <translation>各自の前に並ぶ捨て牌です。何が安全かを教えてくれます。</translation>
    </message>
    <message>
        <source>When one of your winning tiles lies in your own river, or you let one pass, you may not win by ron. Winning by tsumo is still allowed.</source>
        <translation>和了牌が自分の河にあるか、和了牌を見逃したとき、ロンできない状態です。ツモ和了はできます。</translation>
    </message>
    <message>
        <source>A winning tile of yours lies in your own river. It lasts as long as your wait includes a tile that you discarded.</source>
        <translation>和了牌のどれかが自分の河にあることです。捨てた牌を待ちに含む間続きます。</translation>
    </message>
    <message>
        <source>You let a winning tile go by. Until your next turn you may not win by ron. Rules differ on when exactly it ends.</source>
        <translation>和了牌を見逃すと、次の自分の番までロンできません。いつ終わるかはルールにより少し違います。</translation>
    </message>
    <message>
        <source>In riichi you let a winning tile go by. You may not win by ron for the rest of the hand.</source>
        <translation>立直後に和了牌を見逃すと、その局は最後までロンできません。</translation>
    </message>
    <message>
        <source>A bonus tile: each one in a winning hand adds one han. Dora are no yaku.</source>
        <translation>1枚につき1翻増えるボーナス牌です。役にはなりません。</translation>
    </message>
    <message>
        <source>The turned tile on the dead wall. The dora is the next tile in order: after 9 comes 1, after north comes east, after the red dragon the white one.</source>
        <translation>王牌でめくられた牌です。その次の牌がドラになります。9の次は1、北の次は東、中の次は白です。</translation>
    </message>
    <message>
        <source>Dora under the indicators. Only a winner in riichi may look.</source>
        <translation>表示牌の下にあるドラです。立直して和了した人だけが見られます。</translation>
    </message>
    <message>
        <source>The dora that a kan adds. When it is turned depends on the rules.</source>
        <translation>槓で増えるドラです。いつめくるかはルールによります。</translation>
    </message>
    <message>
        <source>The last tiles of the wall, which are not drawn: indicators and replacement tiles.</source>
        <translation>ツモらない最後の牌です。ドラ表示牌と嶺上牌があります。</translation>
    </message>
    <message>
        <source>The tiles still to be drawn.</source>
        <translation>これからツモる牌の山です。</translation>
    </message>
    <message>
        <source>The unit in which yaku and dora are counted. Each han roughly doubles the points, up to mangan.</source>
        <translation>役とドラを数える単位です。満貫までは1翻ごとに点数がほぼ倍になります。</translation>
    </message>
    <message>
        <source>Small points for the shape: the way you won, triplets, kans, value pairs and narrow waits. They are rounded up to the next ten.</source>
        <translation>形に付く細かい点です。和了り方、刻子、槓子、役牌の雀頭、狭い待ちに付き、10の位に切り上げます。</translation>
    </message>
    <message>
        <source>The 20 fu that every usual hand starts with.</source>
        <translation>普通の手に必ず付く20符です。</translation>
    </message>
    <message>
        <source>The first limit: five han, or fewer with many fu. 8000 points, 12000 for the dealer.</source>
        <translation>最初の上限です。5翻、または符が多い4翻以下の手で、8000点、親は12000点です。</translation>
    </message>
    <message>
        <source>Six or seven han: 12000 points, 18000 for the dealer.</source>
        <translation>6翻か7翻です。12000点、親は18000点です。</translation>
    </message>
    <message>
        <source>Eight to ten han: 16000 points, 24000 for the dealer.</source>
        <translation>8翻から10翻です。16000点、親は24000点です。</translation>
    </message>
    <message>
        <source>Eleven or twelve han: 24000 points, 36000 for the dealer.</source>
        <translation>11翻か12翻です。24000点、親は36000点です。</translation>
    </message>
    <message>
        <source>The highest limit, for the rarest patterns: 32000 points, 48000 for the dealer. Most rules pay several at once.</source>
        <translation>最高の役です。32000点、親は48000点です。多くのルールで複合すれば合計されます。</translation>
    </message>
    <message>
        <source>Thirteen han or more without a yakuman pattern. Many rules pay it as a yakuman, others as sanbaiman.</source>
        <translation>役満の形ではない13翻以上の手です。役満とするルールと三倍満とするルールがあります。</translation>
    </message>
    <message>
        <source>A rule: four han 30 fu and three han 60 fu are paid as mangan.</source>
        <translation>4翻30符と3翻60符を満貫とするルールです。</translation>
    </message>
    <message>
        <source>What players hold and pay. A match starts with 25000 or 30000 points in most rules.</source>
        <translation>各自が持ち、やり取りする点です。多くのルールで25000点か30000点から始めます。</translation>
    </message>
    <message>
        <source>The sticks with which points are paid: 10000, 5000, 1000 and 100.</source>
        <translation>点数を払うための棒です。10000、5000、1000、100点があります。</translation>
    </message>
    <message>
        <source>A counter for each time the dealer stays or a hand is drawn. Each adds 300 points to a win in most rules: 100 from each of three payers.</source>
        <translation>連荘や流局のたびに増える本場です。多くのルールで1本場につき和了に300点が加わります。</translation>
    </message>
    <message>
        <source>Riichi sticks that lie on the table. The next winner takes them.</source>
        <translation>場に出ている立直棒です。次に和了した人が受け取ります。</translation>
    </message>
    <message>
        <source>What noten players pay to tenpai players when the wall runs out: 3000 points in all in most rules.</source>
        <translation>流局時に不聴の人が聴牌の人に払う点です。多くのルールで合計3000点です。</translation>
    </message>
    <message>
        <source>Points that the lower places give to the higher ones at the end of a match.</source>
        <translation>対局の終わりに順位に応じてやり取りする点です。</translation>
    </message>
    <message>
        <source>A bonus for the first place: the difference between start and return points of all players. Not every ruleset has it.</source>
        <translation>1位へのボーナスで、配給原点と返し点の差の合計です。ないルールもあります。</translation>
    </message>
    <message>
        <source>Who feeds the last set of certain yakuman must pay for it, or for a part of it.</source>
        <translation>特定の役満を確定させる牌を鳴かせた人が、その支払いに責任を負うことです。</translation>
    </message>
    <message>
        <source>A serious error, like a false win. It costs a penalty. The program keeps you from nearly all of them.</source>
        <translation>誤った和了などの重い反則で、罰があります。このプログラムではほとんど起こりません。</translation>
    </message>
    <message>
        <source>The player of the east seat. The dealer wins and pays half as much more, and stays after winning.</source>
        <translation>東家のことです。和了も支払いも1.5倍で、和了すると親が続きます。</translation>
    </message>
    <message>
        <source>Every player who is not the dealer.</source>
        <translation>親以外の人のことです。</translation>
    </message>
    <message>
        <source>Your wind: the dealer is east, then south, west, north in turn order. It changes with the deal.</source>
        <translation>自分の風です。親が東で、順に南、西、北となり、親が移ると変わります。</translation>
    </message>
    <message>
        <source>The wind of the round, the same for all: east first, then south.</source>
        <translation>その場の風で、全員共通です。最初は東、次に南です。</translation>
    </message>
    <message>
        <source>The player on your right, who plays after you and may chi your discards.</source>
        <translation>自分の右の人で、次に番が来ます。自分の捨て牌をチーできます。</translation>
    </message>
    <message>
        <source>The player opposite you.</source>
        <translation>向かいの人です。</translation>
    </message>
    <message>
        <source>The player on your left, whose discards you may chi.</source>
        <translation>自分の左の人で、その捨て牌をチーできます。</translation>
    </message>
    <message>
        <source>One deal, from the starting hands to a win or a draw.</source>
        <translation>配牌から和了または流局までの一区切りです。</translation>
    </message>
    <message>
        <source>The dealer keeps the deal: after a win, and in most rules after a draw in tenpai.</source>
        <translation>親が続くことです。親の和了のほか、多くのルールで親が聴牌して流局したときも続きます。</translation>
    </message>
    <message>
        <source>A match of one round: everybody is dealer once.</source>
        <translation>東場だけの対局です。全員が1回ずつ親をします。</translation>
    </message>
    <message>
        <source>A match of two rounds: everybody is dealer twice.</source>
        <translation>東場と南場の対局です。全員が2回ずつ親をします。</translation>
    </message>
    <message>
        <source>The last scheduled hand of a match. Now only the final places count.</source>
        <translation>対局の最後の局です。順位だけが問題になります。</translation>
    </message>
    <message>
        <source>In the last hand a dealer who is first may end the match instead of staying. Some rules only.</source>
        <translation>オーラスの親が1位のとき、続けずに対局を終えることです。ルールによります。</translation>
    </message>
    <message>
        <source>A player falls below zero points. Many rules end the match at once.</source>
        <translation>持ち点がなくなることです。多くのルールで対局がすぐ終わります。</translation>
    </message>
    <message>
        <source>The hand ends without a winner, usually because the wall ran out.</source>
        <translation>和了がないまま局が終わることです。普通は山がなくなったときです。</translation>
    </message>
    <message>
        <source>A hand that is broken off early, for instance by nine different terminals and honours. Rules differ on which exist.</source>
        <translation>九種九牌などで局が途中で終わることです。どれを採用するかはルールによります。</translation>
    </message>
    <message>
        <source>With nine different terminals and honours at the first draw, before any call, you may abort the hand.</source>
        <translation>最初のツモの時点で么九牌が9種類以上あると、流局にできます。誰も鳴いていないことが条件です。</translation>
    </message>
    <message>
        <source>All four players discard the same wind in the first turn: the hand is aborted.</source>
        <translation>4人が第一打で同じ風牌を捨てると流局になります。</translation>
    </message>
    <message>
        <source>Three players winning on one discard. Some rules abort the hand, others pay all.</source>
        <translation>1枚の捨て牌で3人が和了することです。流局とするルールと全員に払うルールがあります。</translation>
    </message>
    <message>
        <source>When the wall runs out, a player whose discards were all terminals and honours, none of them called, is paid as for a mangan. Most rules have it.</source>
        <translation>流局したとき、捨て牌がすべて么九牌で一枚も鳴かれていなければ、満貫の支払いを受けます。多くのルールにあります。</translation>
    </message>
    <message>
        <source>The last tile of the wall. Winning with it is a yaku: haitei by tsumo, houtei by ron on the last discard.</source>
        <translation>山の最後の牌です。これでツモると海底、最後の捨て牌でロンすると河底という役です。</translation>
    </message>
    <message>
        <source>Riichi for three: without 2 to 8 of characters, without chi, and usually with North set aside.</source>
        <translation>三人で打つ麻雀です。萬子の2から8がなく、チーもありません。普通は北を抜けます。</translation>
    </message>
    <message>
        <source>With three players a North may be set aside as a dora, and a replacement tile drawn.</source>
        <translation>三人麻雀で北を抜いてドラとし、補充牌を引くことです。</translation>
    </message>
    <message>
        <source>Giving up the own hand and discarding only the safest tiles.</source>
        <translation>自分の手をあきらめ、安全な牌だけを切ることです。</translation>
    </message>
    <message>
        <source>Choosing between going for the win and giving it up.</source>
        <translation>和了に向かうか、オリるかの判断です。</translation>
    </message>
    <message>
        <source>Playing safe tiles while still keeping a chance to win.</source>
        <translation>安全な牌を切りながら、和了の可能性も残す打ち方です。</translation>
    </message>
    <message>
        <source>A tile in the river of the player you fear, or let go by after that player&apos;s riichi. That player cannot ron it.</source>
        <translation>警戒する相手の河にある牌や、その相手の立直後に通った牌です。その相手にはロンされません。</translation>
    </message>
    <message>
        <source>A tile that is not likely to deal in.</source>
        <translation>放銃しにくい牌のことです。</translation>
    </message>
    <message>
        <source>A tile that may well deal in.</source>
        <translation>放銃しやすい牌のことです。</translation>
    </message>
    <message>
        <source>The lines 1-4-7, 2-5-8 and 3-6-9. A player who has thrown the 4 cannot ron the 1 or the 7 with a two-sided wait: it would be [[furiten]]. Other waits can still be there.</source>
        <translation>1-4-7、2-5-8、3-6-9 の並びです。4を捨てた人は、両面待ちでは1や7をロンできません。[[furiten|振聴]]になるからです。他の待ちはあり得ます。</translation>
    </message>
    <message>
        <source>A 4, 5 or 6 that is suji on both sides.</source>
        <translation>両側とも筋になっている4・5・6の牌です。</translation>
    </message>
    <message>
        <source>A 4, 5 or 6 that is suji on one side only. The other side may still wait.</source>
        <translation>片側だけ筋になっている4・5・6の牌です。反対側の待ちは残ります。</translation>
    </message>
    <message>
        <source>A tile without suji: nothing speaks against a two-sided wait.</source>
        <translation>筋になっていない牌で、両面待ちに当たることがあります。</translation>
    </message>
    <message>
        <source>All four tiles of a kind are in sight. Runs that need it cannot exist.</source>
        <translation>ある牌が4枚とも見えていることです。それを使う順子は作れません。</translation>
    </message>
    <message>
        <source>Every two-sided wait for this tile would need a tile that is used up.</source>
        <translation>その牌の両面待ちに必要な牌が4枚とも見えていることです。</translation>
    </message>
    <message>
        <source>Every two-sided wait for this tile would need the last unseen copy of another. Safer, but not safe.</source>
        <translation>その牌の両面待ちに必要な牌が残り1枚しかないことです。比較的安全ですが、絶対ではありません。</translation>
    </message>
    <message>
        <source>When the two tiles five apart were thrown early, like 1 and 6, a wait between them on 2 and 5 is likelier.</source>
        <translation>1と6のように5つ離れた2枚が早く捨てられると、その間の2・5の待ちが疑われる読みです。</translation>
    </message>
    <message>
        <source>A tile farther out than one thrown early, like the 1 or 2 after an early 3: a little safer.</source>
        <translation>早く捨てられた牌より外側の牌です。たとえば早い3の外側の1や2は少し安全です。</translation>
    </message>
    <message>
        <source>A tile of which none is in sight yet.</source>
        <translation>まだ1枚も場に見えていない牌です。</translation>
    </message>
    <message>
        <source>A pair wait for the last copy of a tile.</source>
        <translation>残り1枚だけの牌を待つ単騎です。</translation>
    </message>
    <message>
        <source>A wait that looks safe by suji, like a middle wait on the [[suji]] of the riichi tile.</source>
        <translation>立直の宣言牌の筋などで待つ、安全に見える待ちです。</translation>
    </message>
    <message>
        <source>Points that you pay: by dealing in, by another&apos;s tsumo, or at a draw.</source>
        <translation>放銃、他家のツモ、流局などで払う点です。</translation>
    </message>
    <message>
        <source>A hand whose waits are wide: two sides or more.</source>
        <translation>両面以上の広い待ちになる形です。</translation>
    </message>
    <message>
        <source>A shape with a narrow wait: middle, edge or pair.</source>
        <translation>嵌張、辺張、単騎などの狭い形です。</translation>
    </message>
    <message>
        <source>Throwing a tile that will be dangerous later while it is still safe.</source>
        <translation>あとで危険になる牌を安全なうちに切ることです。</translation>
    </message>
    <message>
        <source>How many points a hand would win.</source>
        <translation>和了したときに得られる点数です。</translation>
    </message>
    <message>
        <source>Keeping a hand ready late in the deal for the payments of a draw.</source>
        <translation>終盤に聴牌料を得るために聴牌を保つことです。</translation>
    </message>
    <message>
        <source>Extra payments that some rulesets make for ippatsu, ura dora, red fives and yakuman.</source>
        <translation>一発、裏ドラ、赤ドラ、役満などに付く、一部のルールの追加の支払いです。</translation>
    </message>
    <message>
        <source>Declaring riichi after another player has done so.</source>
        <translation>他家の立直のあとに自分も立直することです。</translation>
    </message>
    <message>
        <source>A one-shanten with two two-sided shapes and a spare pair: many tiles help, and the wait will be good.</source>
        <translation>両面2つに対子の種が付いた一向聴で、受け入れが広く、良い待ちになります。</translation>
    </message>
    <message>
        <source>The 100-point stick that shows one [[honba]] at the dealer&apos;s corner.</source>
        <translation>[[honba|本場]]を表すために親の右に置く100点棒です。</translation>
    </message>
    <message>
        <source>Two dice decide where the wall is opened.</source>
        <translation>山のどこから取るかを決める2個のサイコロです。</translation>
    </message>
    <message>
        <source>The tile just drawn. It stands a little apart from the hand.</source>
        <translation>いま引いた牌です。手牌から少し離して置きます。</translation>
    </message>
    <message>
        <source>The blank tile, one of the three dragons. A triplet or kan of it is a [[yaku]].</source>
        <translation>何も描かれていない牌で、三元牌の一つです。刻子か槓子があれば[[yaku|役]]になります。</translation>
    </message>
    <message>
        <source>The tile with the green character, one of the three dragons. A triplet or kan of it is a [[yaku]].</source>
        <translation>緑の字の牌で、三元牌の一つです。刻子か槓子があれば[[yaku|役]]になります。</translation>
    </message>
    <message>
        <source>The tile with the red character, one of the three dragons. A triplet or kan of it is a [[yaku]].</source>
        <translation>赤い字の牌で、三元牌の一つです。刻子か槓子があれば[[yaku|役]]になります。</translation>
    </message>
</context>
<context>
    <name>GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>用語集を検索</translation>
    </message>
    <message>
        <source>Search: romaji, English, Japanese</source>
        <translation>検索：ローマ字、英語、日本語</translation>
    </message>
    <message>
        <source>Nothing found. Try a shorter word.</source>
        <translation>見つかりません。短い言葉で試してください。</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>関連する用語</translation>
    </message>
    <message>
        <source>Show in the &amp;yaku list</source>
        <translation>役一覧で見る(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>GlossaryNames</name>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Characters</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Circles</translation>
    </message>
    <message>
        <source>Bamboos</source>
        <translation>Bamboos</translation>
    </message>
    <message>
        <source>Suit tile</source>
        <translation>Suit tile</translation>
    </message>
    <message>
        <source>Honour tile</source>
        <translation>Honour tile</translation>
    </message>
    <message>
        <source>Wind tile</source>
        <translation>Wind tile</translation>
    </message>
    <message>
        <source>Dragon tile</source>
        <translation>Dragon tile</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>White dragon</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>Green dragon</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>Red dragon</translation>
    </message>
    <message>
        <source>Terminal or honour</source>
        <translation>Terminal or honour</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Red five</source>
        <translation>Red five</translation>
    </message>
    <message>
        <source>Value honour</source>
        <translation>Value honour</translation>
    </message>
    <message>
        <source>Guest wind</source>
        <translation>Guest wind</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Triplet</source>
        <translation>Triplet</translation>
    </message>
    <message>
        <source>Concealed triplet</source>
        <translation>Concealed triplet</translation>
    </message>
    <message>
        <source>Open triplet</source>
        <translation>Open triplet</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>Quad</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>Partial run</source>
        <translation>Partial run</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Win</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>Yaku</translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation>No yaku</translation>
    </message>
    <message>
        <source>Closed hand</source>
        <translation>Closed hand</translation>
    </message>
    <message>
        <source>Open hand, call</source>
        <translation>Open hand, call</translation>
    </message>
    <message>
        <source>Value loss when open</source>
        <translation>Value loss when open</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>Not ready</translation>
    </message>
    <message>
        <source>Tenpai in form only</source>
        <translation>Tenpai in form only</translation>
    </message>
    <message>
        <source>Shanten</source>
        <translation>Shanten</translation>
    </message>
    <message>
        <source>One-shanten</source>
        <translation>One-shanten</translation>
    </message>
    <message>
        <source>Accepted tiles</source>
        <translation>Accepted tiles</translation>
    </message>
    <message>
        <source>Tile efficiency</source>
        <translation>Tile efficiency</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wait</translation>
    </message>
    <message>
        <source>Two-sided wait</source>
        <translation>Two-sided wait</translation>
    </message>
    <message>
        <source>Middle wait</source>
        <translation>Middle wait</translation>
    </message>
    <message>
        <source>Edge wait</source>
        <translation>Edge wait</translation>
    </message>
    <message>
        <source>Double pair wait</source>
        <translation>Double pair wait</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <translation>Pair wait</translation>
    </message>
    <message>
        <source>Stretched pair wait</source>
        <translation>Stretched pair wait</translation>
    </message>
    <message>
        <source>Three-sided wait</source>
        <translation>Three-sided wait</translation>
    </message>
    <message>
        <source>Many-sided wait</source>
        <translation>Many-sided wait</translation>
    </message>
    <message>
        <source>Empty tenpai</source>
        <translation>Empty tenpai</translation>
    </message>
    <message>
        <source>Double middle shape</source>
        <translation>Double middle shape</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>Pon</translation>
    </message>
    <message>
        <source>Kan</source>
        <translation>Kan</translation>
    </message>
    <message>
        <source>Closed kan</source>
        <translation>Closed kan</translation>
    </message>
    <message>
        <source>Open kan</source>
        <translation>Open kan</translation>
    </message>
    <message>
        <source>Added kan</source>
        <translation>Added kan</translation>
    </message>
    <message>
        <source>Replacement tile</source>
        <translation>Replacement tile</translation>
    </message>
    <message>
        <source>Swap calling</source>
        <translation>Swap calling</translation>
    </message>
    <message>
        <source>Open tanyao</source>
        <translation>Open tanyao</translation>
    </message>
    <message>
        <source>Yaku made later</source>
        <translation>Yaku made later</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>Silent tenpai</source>
        <translation>Silent tenpai</translation>
    </message>
    <message>
        <source>Riichi stick</source>
        <translation>Riichi stick</translation>
    </message>
    <message>
        <source>Ippatsu</source>
        <translation>Ippatsu</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Starting hand</source>
        <translation>Starting hand</translation>
    </message>
    <message>
        <source>Ron</source>
        <translation>Ron</translation>
    </message>
    <message>
        <source>Tsumo</source>
        <translation>Tsumo</translation>
    </message>
    <message>
        <source>Dealing in</source>
        <translation>Dealing in</translation>
    </message>
    <message>
        <source>Double ron</source>
        <translation>Double ron</translation>
    </message>
    <message>
        <source>Head bump</source>
        <translation>Head bump</translation>
    </message>
    <message>
        <source>Discarding the draw</source>
        <translation>Discarding the draw</translation>
    </message>
    <message>
        <source>Discarding from the hand</source>
        <translation>Discarding from the hand</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>Furiten</source>
        <translation>Furiten</translation>
    </message>
    <message>
        <source>Discard furiten</source>
        <translation>Discard furiten</translation>
    </message>
    <message>
        <source>Temporary furiten</source>
        <translation>Temporary furiten</translation>
    </message>
    <message>
        <source>Riichi furiten</source>
        <translation>Riichi furiten</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>Dora indicator</source>
        <translation>Dora indicator</translation>
    </message>
    <message>
        <source>Ura dora</source>
        <translation>Ura dora</translation>
    </message>
    <message>
        <source>Kan dora</source>
        <translation>Kan dora</translation>
    </message>
    <message>
        <source>Dead wall</source>
        <translation>Dead wall</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wall</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>Han</translation>
    </message>
    <message>
        <source>Fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>Base fu</source>
        <translation>Base fu</translation>
    </message>
    <message>
        <source>Mangan</source>
        <translation>Mangan</translation>
    </message>
    <message>
        <source>Haneman</source>
        <translation>Haneman</translation>
    </message>
    <message>
        <source>Baiman</source>
        <translation>Baiman</translation>
    </message>
    <message>
        <source>Sanbaiman</source>
        <translation>Sanbaiman</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>Yakuman</translation>
    </message>
    <message>
        <source>Counted yakuman</source>
        <translation>Counted yakuman</translation>
    </message>
    <message>
        <source>Rounded-up mangan</source>
        <translation>Rounded-up mangan</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Point sticks</source>
        <translation>Point sticks</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>Sticks on the table</source>
        <translation>Sticks on the table</translation>
    </message>
    <message>
        <source>Noten payment</source>
        <translation>Noten payment</translation>
    </message>
    <message>
        <source>Uma</source>
        <translation>Uma</translation>
    </message>
    <message>
        <source>Oka</source>
        <translation>Oka</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>Liability</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalty</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Non-dealer</source>
        <translation>Non-dealer</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>Seat wind</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>Round wind</translation>
    </message>
    <message>
        <source>Player after you</source>
        <translation>Player after you</translation>
    </message>
    <message>
        <source>Player across</source>
        <translation>Player across</translation>
    </message>
    <message>
        <source>Player before you</source>
        <translation>Player before you</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Dealer stays</source>
        <translation>Dealer stays</translation>
    </message>
    <message>
        <source>East game</source>
        <translation>East game</translation>
    </message>
    <message>
        <source>East-south game</source>
        <translation>East-south game</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Last hand</translation>
    </message>
    <message>
        <source>Ending as the winning dealer</source>
        <translation>Ending as the winning dealer</translation>
    </message>
    <message>
        <source>Bankruptcy</source>
        <translation>Bankruptcy</translation>
    </message>
    <message>
        <source>Drawn hand</source>
        <translation>Drawn hand</translation>
    </message>
    <message>
        <source>Abortive draw</source>
        <translation>Abortive draw</translation>
    </message>
    <message>
        <source>Nine terminals and honours</source>
        <translation>Nine terminals and honours</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>Four winds</translation>
    </message>
    <message>
        <source>Triple ron</source>
        <translation>Triple ron</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>Nagashi mangan</translation>
    </message>
    <message>
        <source>Last tile</source>
        <translation>Last tile</translation>
    </message>
    <message>
        <source>Three-player game</source>
        <translation>Three-player game</translation>
    </message>
    <message>
        <source>North set aside</source>
        <translation>North set aside</translation>
    </message>
    <message>
        <source>Folding</source>
        <translation>Folding</translation>
    </message>
    <message>
        <source>Push or fold</source>
        <translation>Push or fold</translation>
    </message>
    <message>
        <source>Going round</source>
        <translation>Going round</translation>
    </message>
    <message>
        <source>Genbutsu</source>
        <translation>Genbutsu</translation>
    </message>
    <message>
        <source>Safe tile</source>
        <translation>Safe tile</translation>
    </message>
    <message>
        <source>Dangerous tile</source>
        <translation>Dangerous tile</translation>
    </message>
    <message>
        <source>Suji</source>
        <translation>Suji</translation>
    </message>
    <message>
        <source>Middle suji</source>
        <translation>Middle suji</translation>
    </message>
    <message>
        <source>Half suji</source>
        <translation>Half suji</translation>
    </message>
    <message>
        <source>Live tile</source>
        <translation>Live tile</translation>
    </message>
    <message>
        <source>Wall of four</source>
        <translation>Wall of four</translation>
    </message>
    <message>
        <source>No chance</source>
        <translation>No chance</translation>
    </message>
    <message>
        <source>One chance</source>
        <translation>One chance</translation>
    </message>
    <message>
        <source>Gap of four</source>
        <translation>Gap of four</translation>
    </message>
    <message>
        <source>Outside of an early discard</source>
        <translation>Outside of an early discard</translation>
    </message>
    <message>
        <source>Untouched tile</source>
        <translation>Untouched tile</translation>
    </message>
    <message>
        <source>Hell wait</source>
        <translation>Hell wait</translation>
    </message>
    <message>
        <source>Suji trap</source>
        <translation>Suji trap</translation>
    </message>
    <message>
        <source>Loss of points</source>
        <translation>Loss of points</translation>
    </message>
    <message>
        <source>Good shape</source>
        <translation>Good shape</translation>
    </message>
    <message>
        <source>Narrow shape</source>
        <translation>Narrow shape</translation>
    </message>
    <message>
        <source>Early discard</source>
        <translation>Early discard</translation>
    </message>
    <message>
        <source>Value of the hand</source>
        <translation>Value of the hand</translation>
    </message>
    <message>
        <source>Playing for tenpai</source>
        <translation>Playing for tenpai</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chasing riichi</source>
        <translation>Chasing riichi</translation>
    </message>
    <message>
        <source>Perfect one-shanten</source>
        <translation>Perfect one-shanten</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Drawn tile</source>
        <translation>Drawn tile</translation>
    </message>
</context>
<context>
    <name>GuessTexts</name>
    <message>
        <source>%1, %2</source>
        <extracomment>What a choice loses: &quot;0.031 places, 310 points&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>A mean with its standard error</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Played as you would, and the review agrees.</source>
        <translation>実戦と同じで、検討も同じです。</translation>
    </message>
    <message>
        <source>Played as you would.</source>
        <translation>実戦と同じです。</translation>
    </message>
    <message>
        <source>Played otherwise; the review agrees with you.</source>
        <translation>実戦とは違いますが、検討はあなたと同じです。</translation>
    </message>
    <message>
        <source>Played otherwise.</source>
        <translation>実戦とは違います。</translation>
    </message>
    <message>
        <source>Played as you would: %1.</source>
        <translation>実戦もあなたと同じ：%1。</translation>
    </message>
    <message>
        <source>Played: %1. You: %2.</source>
        <translation>実戦：%1。あなた：%2。</translation>
    </message>
    <message>
        <source>The review would do as you.</source>
        <translation>検討もあなたと同じです。</translation>
    </message>
    <message>
        <source>The review: %1.</source>
        <translation>検討：%1。</translation>
    </message>
    <message>
        <source>The review does not judge your choice.</source>
        <translation>検討はあなたの選択を判定していません。</translation>
    </message>
    <message>
        <source>It loses %1.</source>
        <translation>損失は%1。</translation>
    </message>
    <message>
        <source>Yours loses %1.</source>
        <translation>あなたの損失は%1。</translation>
    </message>
    <message>
        <source>What was played loses %1.</source>
        <translation>実戦の損失は%1。</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <extracomment>A share: &quot;12 of 40 (30 %)&quot;</extracomment>
        <translation>%2中%1（%3 %）</translation>
    </message>
    <message>
        <source>As it was played: %1.</source>
        <translation>実戦と一致：%1。</translation>
    </message>
    <message>
        <source>As the review would: %1.</source>
        <translation>検討と一致：%1。</translation>
    </message>
    <message>
        <source>There is no review of these choices.</source>
        <translation>この選択の検討はありません。</translation>
    </message>
    <message>
        <source>yours %1, what was played %2, difference %3.</source>
        <translation>あなた%1、実戦%2、差%3。</translation>
    </message>
    <message>
        <source>In this match before: %1 as played.</source>
        <translation>この対局での以前の結果：実戦と一致%1。</translation>
    </message>
    <message numerus="yes">
        <source>Mean loss of %Ln judged choice(s), in thousandths of a place:</source>
        <translation>
            <numerusform>判定された選択%Ln回の平均損失（順位の千分の一）：</numerusform>
        </translation>
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
        <source>Next hand</source>
        <translation>次の局へ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>You are the dealer, you keep the deal and you are first: by these rules you may end the match now</source>
        <translation>連荘の親でトップなので、このルールではここで対局を終えられます</translation>
    </message>
    <message>
        <source>End the match here</source>
        <translation>ここで終える</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>計算の手順</translation>
    </message>
    <message>
        <source>How the payment comes about, step by step</source>
        <translation>支払いの計算を手順どおりに示します</translation>
    </message>
    <message>
        <source>what if?</source>
        <translation>もしも？</translation>
    </message>
    <message>
        <source>What a change would have made of this hand</source>
        <translation>条件が違っていたらどうなったかを示します</translation>
    </message>
</context>
<context>
    <name>HandItem</name>
    <message>
        <source>Without %1 the hand is not tenpai.</source>
        <translation>%1を切るとテンパイになりません。</translation>
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
        <source>%1, dora</source>
        <translation>%1、ドラ</translation>
    </message>
    <message>
        <source>%1, drawn</source>
        <translation>%1、ツモ牌</translation>
    </message>
</context>
<context>
    <name>HandTexts</name>
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
        <source>, </source>
        <translation>、</translation>
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
    <message>
        <source>The wall ends before %1: %2 times the points (doukasen).</source>
        <translation>山の端が%1の前：点数は%2倍（導火線）。</translation>
    </message>
    <message>
        <source>The wall was broken before %1: %2 times the points (wareme).</source>
        <translation>開門が%1の山：点数は%2倍（割れ目）。</translation>
    </message>
    <message>
        <source>The marked white dragon stands for %1.</source>
        <translation>白ポッチを%1として使いました。</translation>
    </message>
    <message>
        <source>Turned beside the dora: %1 (arisu).</source>
        <translation>ドラの隣の牌：%1（アリス）。</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n chip(s).</source>
        <translation>
            <numerusform>%1にチップ%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pair of North, a yaku to everybody</source>
        <translation>役牌の北の雀頭</translation>
    </message>
    <message numerus="yes">
        <source>%1 of it for %n [[honba]]</source>
        <translation>
            <numerusform>うち%1点は%n[[honba|本場]]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 each for %n [[honba]]</source>
        <translation>
            <numerusform>＋%n[[honba|本場]] %1点ずつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 for %n [[honba]]</source>
        <translation>
            <numerusform>＋%n[[honba|本場]] %1点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n [[riichibou|riichi stick(s)]] (%1)</source>
        <translation>
            <numerusform>＋[[riichibou|リーチ棒]]%n本（%1点）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is liable for daisangen: fed its third dragon ([[pao]]).</source>
        <translation>%1に大三元の責任があります：三つ目の三元牌を鳴かせました（[[pao|包]]）。</translation>
    </message>
    <message>
        <source>%1 is liable for daisuushii: fed its fourth wind ([[pao]]).</source>
        <translation>%1に大四喜の責任があります：四つ目の風牌を鳴かせました（[[pao|包]]）。</translation>
    </message>
    <message>
        <source>%1 is liable for suukantsu: fed its fourth kan ([[pao]]).</source>
        <translation>%1に四槓子の責任があります：四つ目の槓をさせました（[[pao|包]]）。</translation>
    </message>
    <message>
        <source>%1 is liable: fed the kan that drew the winning tile ([[pao]]).</source>
        <translation>%1に責任があります：和了牌を引いた槓をさせました（[[pao|包]]）。</translation>
    </message>
    <message>
        <source>%1 is liable ([[pao]]).</source>
        <translation>%1に責任があります（[[pao|包]]）。</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>What stands before how a program is called: &quot;Usage: janso [OPTION]...&quot;</extracomment>
        <translation>使い方: %1</translation>
    </message>
</context>
<context>
    <name>JournalTexts</name>
    <message>
        <source>This match was begun with Janso %1. From line %2 of its file on, Janso %3 would play it otherwise, so it cannot go on from where it was left.</source>
        <translation>この対局はJanso %1で始められました。Janso %3ではファイルの%2行目から展開が変わるため、中断したところからは続けられません。</translation>
    </message>
    <message>
        <source>From line %1 on, the file of this match tells of something that cannot have happened at the table.</source>
        <translation>この対局のファイルの%1行目から、卓では起こりえないことが書かれています。</translation>
    </message>
    <message>
        <source>The file of this match is damaged at line %1.</source>
        <translation>この対局のファイルは%1行目で壊れています。</translation>
    </message>
    <message>
        <source>The file of this match is damaged at its beginning: nothing of it can be read.</source>
        <translation>この対局のファイルは先頭が壊れていて、何も読めません。</translation>
    </message>
    <message>
        <source>no space is left on the device</source>
        <translation>ディスクに空きがありません</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation>割り当てられたディスク容量を使い切っています</translation>
    </message>
    <message>
        <source>the file may not grow any further</source>
        <translation>ファイルをこれ以上大きくできません</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>ディスクは読み取り専用です</translation>
    </message>
    <message>
        <source>you have no right to write there</source>
        <translation>そこに書き込む権限がありません</translation>
    </message>
    <message>
        <source>the file or its folder is no longer there</source>
        <translation>ファイルかそのフォルダーがなくなっています</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>ディスクがエラーを報告しています</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read (%2).</source>
        <extracomment>%1 is the name of a file, %2 the words of the system</extracomment>
        <translation>ファイル「%1」を読めません（%2）。</translation>
    </message>
    <message>
        <source>“%1” is no match that Janso has saved.</source>
        <translation>「%1」はJansoが保存した対局ではありません。</translation>
    </message>
    <message>
        <source>This match was saved by another version of Janso, which this one cannot read.</source>
        <translation>この対局は別の版で保存されたもので、この版では読めません。</translation>
    </message>
    <message>
        <source>A player of this match is not to be had here (%1).</source>
        <extracomment>%1 says which seat and why, in English</extracomment>
        <translation>この対局のプレイヤーをここでは用意できません（%1）。</translation>
    </message>
    <message>
        <source>What plays in this match may not be run without a question (%1).</source>
        <extracomment>%1 says which program or plugin, in English</extracomment>
        <translation>この対局で打つものは、確認なしには実行できません（%1）。</translation>
    </message>
    <message>
        <source>This match was played to its end.</source>
        <translation>この対局はもう終わっています。</translation>
    </message>
    <message>
        <source>Another Janso is playing this match.</source>
        <translation>この対局は別のJansoが対局中です。</translation>
    </message>
    <message>
        <source>Another program is writing to the file of this match.</source>
        <translation>この対局のファイルに別のプログラムが書き込んでいます。</translation>
    </message>
    <message>
        <source>The match is not being saved: the folder %1 cannot be made (%2).</source>
        <translation>対局が保存されていません：フォルダー %1 を作れません（%2）。</translation>
    </message>
    <message>
        <source>What was saved of the match may not be on the disk: %1.</source>
        <translation>保存した対局がディスクに届いていないかもしれません：%1。</translation>
    </message>
    <message>
        <source>The match is saved, but its file cannot be given its final name: %1.</source>
        <translation>対局は保存されましたが、ファイルに最終的な名前を付けられません：%1。</translation>
    </message>
    <message>
        <source>The match is not being saved: another program is writing to its file.</source>
        <translation>対局が保存されていません：別のプログラムがそのファイルに書き込んでいます。</translation>
    </message>
    <message>
        <source>The match is not being saved: %1.</source>
        <translation>対局が保存されていません：%1。</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>最初の配牌の前</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1 %2巡目</translation>
    </message>
    <message>
        <source>It goes on where it was left.</source>
        <translation>中断したところから続けられます。</translation>
    </message>
    <message>
        <source>%1 What stands before that is whole: the match can go on from there (%2). The damaged file is kept as it is.</source>
        <extracomment>%1 says what is wrong, %2 is a place in the match such as &quot;East 2, turn 7&quot;</extracomment>
        <translation>%1 それより前は無事なので、そこ（%2）から続けられます。壊れたファイルはそのまま残します。</translation>
    </message>
</context>
<context>
    <name>KeyCardGroups</name>
    <message>
        <source>Along the hand or the buttons</source>
        <translation>手牌やボタンの間を移動</translation>
    </message>
    <message>
        <source>To the first or last</source>
        <translation>端へ移動</translation>
    </message>
    <message>
        <source>Discard by place, 1 to 14</source>
        <translation>位置で打牌（1〜14）</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Calls and wins</source>
        <translation>鳴きと和了</translation>
    </message>
    <message>
        <source>Look and set</source>
        <translation>表示と切り替え</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>牌譜再生</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
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
    <name>LessonPanel</name>
    <message>
        <source>Your turn</source>
        <translation>やってみましょう</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation>前のステップに戻る</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>This step again</source>
        <translation>このステップをもう一度</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>再度(&amp;A)</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>All &amp;lessons...</source>
        <translation>レッスン一覧(&amp;L)...</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>レッスンをやめる</translation>
    </message>
    <message>
        <source>L&amp;eave</source>
        <translation>やめる(&amp;E)</translation>
    </message>
</context>
<context>
    <name>LessonPlay</name>
    <message>
        <source>Learner</source>
        <extracomment>The players of a lesson: the learner (one who has given no name), and who sits on the right, across and on the left; short names</extracomment>
        <translation>学習者</translation>
    </message>
    <message>
        <source>Rin</source>
        <translation>凛</translation>
    </message>
    <message>
        <source>Ao</source>
        <translation>碧</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>玲央</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>What is a tile?</source>
        <comment>tiles</comment>
        <translation>牌とは</translation>
    </message>
    <message>
        <source>Three suits, the winds and the dragons.</source>
        <comment>tiles</comment>
        <translation>三種類の数牌と、風牌・三元牌を知ります。</translation>
    </message>
    <message>
        <source>Welcome. This is a real table, and you sit at the bottom of it. The tiles that stand before you are your hand. Only you can see them. Three others sit around it: Rin on your right, Ao across, Leo on your left.</source>
        <comment>tiles</comment>
        <translation>ようこそ。これは本物の卓です。あなたは手前に座っています。目の前に並んでいる牌が、あなたの手牌です。手牌はあなただけに見えます。右に凛、向かいに碧、左に玲央が座っています。</translation>
    </message>
    <message>
        <source>Most tiles belong to a suit and have a number from 1 to 9. There are three suits. The first is [[manzu|man]], the characters. The red sign means &quot;ten thousand&quot;, the sign above it is the number.</source>
        <comment>tiles</comment>
        <translation>ほとんどの牌は「数牌」で、1から9までの数があります。数牌は三種類です。一つ目は[[manzu|萬子]]です。下に「萬」、上に数が書かれています。</translation>
    </message>
    <message>
        <source>Click a man tile in your hand. (Or go to it with the arrow keys and press Enter.)</source>
        <comment>tiles</comment>
        <translation>手牌の中の萬子を一枚クリックしてください。（矢印キーで選んで Enter でもかまいません。）</translation>
    </message>
    <message>
        <source>Man tiles carry the sign of ten thousand. They are the first three tiles on the left.</source>
        <comment>tiles</comment>
        <translation>萬子には「萬」の字があります。左端の三枚です。</translation>
    </message>
    <message>
        <source>Right, that is a man tile.</source>
        <comment>tiles</comment>
        <translation>そのとおり、それが萬子です。</translation>
    </message>
    <message>
        <source>The second suit is [[pinzu|pin]], the circles. Count the circles, and you have the number.</source>
        <comment>tiles</comment>
        <translation>二つ目は[[pinzu|筒子]]です。丸の数がそのまま牌の数です。</translation>
    </message>
    <message>
        <source>Click the 5 of pin.</source>
        <comment>tiles</comment>
        <translation>五筒（5の筒子）をクリックしてください。</translation>
    </message>
    <message>
        <source>Look for five circles: {5p}.</source>
        <comment>tiles</comment>
        <translation>丸が五つの牌です: {5p}。</translation>
    </message>
    <message>
        <source>That is a pin tile, but it has two circles.</source>
        <comment>tiles</comment>
        <translation>それも筒子ですが、丸は二つです。</translation>
    </message>
    <message>
        <source>That is a pin tile, but it has eight circles.</source>
        <comment>tiles</comment>
        <translation>それも筒子ですが、丸は八つです。</translation>
    </message>
    <message>
        <source>Yes. Five circles, the 5 of pin.</source>
        <comment>tiles</comment>
        <translation>はい、丸が五つで五筒です。</translation>
    </message>
    <message>
        <source>The third suit is [[souzu|sou]], the bamboo sticks. The 1 is special: it shows a bird.</source>
        <comment>tiles</comment>
        <translation>三つ目は[[souzu|索子]]です。竹の棒が描かれています。1だけは特別で、鳥の絵です。</translation>
    </message>
    <message>
        <source>Click the 1 of sou.</source>
        <comment>tiles</comment>
        <translation>一索をクリックしてください。</translation>
    </message>
    <message>
        <source>The 1 of sou is the tile with the bird: {1s}.</source>
        <comment>tiles</comment>
        <translation>一索は鳥の絵の牌です: {1s}。</translation>
    </message>
    <message>
        <source>Yes, the bird is the 1 of sou.</source>
        <comment>tiles</comment>
        <translation>はい、鳥が一索です。</translation>
    </message>
    <message>
        <source>The other tiles have no number: the [[jihai|honours]]. Four of them are winds: east {1z}, south {2z}, west {3z}, north {4z}. Three are dragons: white {5z}, green {6z}, red {7z}. The white one is an empty frame.</source>
        <comment>tiles</comment>
        <translation>残りの牌には数がありません。[[jihai|字牌]]といいます。風牌が四つ、東 {1z} 南 {2z} 西 {3z} 北 {4z}。三元牌が三つ、白 {5z} 發 {6z} 中 {7z}。白は枠だけの牌です。</translation>
    </message>
    <message>
        <source>Click a dragon in your hand.</source>
        <comment>tiles</comment>
        <translation>手牌の中の三元牌をクリックしてください。</translation>
    </message>
    <message>
        <source>The dragons are {567z}. You hold two of them.</source>
        <comment>tiles</comment>
        <translation>三元牌は {567z} です。手牌に二枚あります。</translation>
    </message>
    <message>
        <source>That is a wind. The dragons are {567z}.</source>
        <comment>tiles</comment>
        <translation>それは風牌です。三元牌は {567z} です。</translation>
    </message>
    <message>
        <source>Right, a dragon.</source>
        <comment>tiles</comment>
        <translation>そのとおり、三元牌です。</translation>
    </message>
    <message>
        <source>Two more words. The 1 and the 9 of each suit are its ends: the [[routouhai|terminals]]. The tiles from 2 to 8 are called [[chunchanpai|simples]]. Honours are neither.</source>
        <comment>tiles</comment>
        <translation>もう二つ覚えましょう。各数牌の1と9は端の牌で、[[routouhai|老頭牌]]といいます。2から8は[[chunchanpai|中張牌]]です。字牌はそのどちらでもありません。</translation>
    </message>
    <message>
        <source>Which of these is a terminal?</source>
        <comment>tiles</comment>
        <translation>老頭牌はどれですか。</translation>
    </message>
    <message>
        <source>{5s}</source>
        <comment>tiles</comment>
        <translation>{5s}</translation>
    </message>
    <message>
        <source>The 5 lies in the middle of its suit. It is a simple tile.</source>
        <comment>tiles</comment>
        <translation>5は真ん中の数です。中張牌です。</translation>
    </message>
    <message>
        <source>{9m}</source>
        <comment>tiles</comment>
        <translation>{9m}</translation>
    </message>
    <message>
        <source>Yes. The 9 is one end of its suit, the 1 the other.</source>
        <comment>tiles</comment>
        <translation>はい。9は端の牌です。もう一方の端は1です。</translation>
    </message>
    <message>
        <source>{4z}</source>
        <comment>tiles</comment>
        <translation>{4z}</translation>
    </message>
    <message>
        <source>North is a wind, and winds are honours. Honours have no number, so they are no terminals.</source>
        <comment>tiles</comment>
        <translation>北は風牌、つまり字牌です。数がないので老頭牌ではありません。</translation>
    </message>
    <message>
        <source>You can now tell every tile of the game apart. There are 34 kinds, and four of each: 136 tiles.</source>
        <comment>tiles</comment>
        <translation>これで、すべての牌を見分けられます。牌は34種類、それぞれ4枚ずつ、全部で136枚です。</translation>
    </message>
    <message>
        <source>A turn: draw and discard</source>
        <comment>turn</comment>
        <translation>手番：ツモと打牌</translation>
    </message>
    <message>
        <source>What you do when it is your turn.</source>
        <comment>turn</comment>
        <translation>自分の番に何をするかを知ります。</translation>
    </message>
    <message>
        <source>Everybody has 13 tiles. Whoever is on turn draws one tile from the [[yama|wall]], looks at it, and puts one tile down, face up. So after the turn there are 13 again.</source>
        <comment>turn</comment>
        <translation>手牌はそれぞれ13枚です。番になった人は[[yama|山]]から一枚引き、それを見て、一枚を表にして捨てます。手番が終わると、また13枚に戻ります。</translation>
    </message>
    <message>
        <source>It is your turn. You are the [[oya|dealer]], so you begin. The tile that stands apart on the right is the one you have just drawn: {9m}.</source>
        <comment>turn</comment>
        <translation>あなたの番です。あなたは[[oya|親]]なので、最初に打ちます。右に離れている牌が、いま引いた牌です: {9m}。</translation>
    </message>
    <message>
        <source>Your other tiles work together: {234m} is a row, {456p} too. A lone wind like north {4z} helps only whoever has two or three of it.</source>
        <comment>turn</comment>
        <translation>ほかの牌はまとまっています。{234m} は並び、{456p} も並びです。北 {4z} のような一枚だけの風牌は、二、三枚そろっていなければ役に立ちません。</translation>
    </message>
    <message>
        <source>Discard the north wind, {4z}.</source>
        <comment>turn</comment>
        <translation>北 {4z} を捨ててください。</translation>
    </message>
    <message>
        <source>Click the {4z} in your hand, or go to it with the arrow keys and press Enter.</source>
        <comment>turn</comment>
        <translation>手牌の {4z} をクリックするか、矢印キーで選んで Enter を押してください。</translation>
    </message>
    <message>
        <source>It lies in your pond now, and nothing you discard comes back to your hand.</source>
        <comment>turn</comment>
        <translation>河に置かれました。捨てた牌が手牌に戻ることはありません。</translation>
    </message>
    <message>
        <source>Now the others take their turns: first Rin on your right, then Ao across, then Leo on your left. The turn goes round against the clock. Then you draw again: {5s}. It joins {67s} to a row {567s}.</source>
        <comment>turn</comment>
        <translation>次はほかの人の番です。右の凛、向かいの碧、左の玲央の順に、反時計回りに進みます。そしてまたあなたの番です。引いた牌は {5s}。{67s} とつながって {567s} の並びになりました。</translation>
    </message>
    <message>
        <source>Keep {5s} and discard something that stands alone.</source>
        <comment>turn</comment>
        <translation>{5s} を残し、孤立した牌を捨ててください。</translation>
    </message>
    <message>
        <source>Winds that are alone, or the {9m} next to {234m}, do not help.</source>
        <comment>turn</comment>
        <translation>一枚だけの風牌か、{234m} とつながらない {9m} が不要です。</translation>
    </message>
    <message>
        <source>{5s} makes a row with {67s}. Keep it.</source>
        <comment>turn</comment>
        <translation>{5s} は {67s} と並びになります。残しましょう。</translation>
    </message>
    <message>
        <source>Good. Your hand is tidier than it was.</source>
        <comment>turn</comment>
        <translation>その調子です。手牌がまとまってきました。</translation>
    </message>
    <message>
        <source>Discards lie in the order in which they were thrown, six to a row, before the player who threw them: the [[kawa|pond]]. Everybody may look at every pond.</source>
        <comment>turn</comment>
        <translation>捨てた牌は、捨てた順に六枚ずつ、それぞれの前に並べます。これを[[kawa|河]]といいます。どの河も、全員が見られます。</translation>
    </message>
    <message>
        <source>How many tiles does a player hold while others are on turn?</source>
        <comment>turn</comment>
        <translation>手番でないとき、手牌は何枚ですか。</translation>
    </message>
    <message>
        <source>12</source>
        <comment>turn</comment>
        <translation>12枚</translation>
    </message>
    <message>
        <source>Count your own, without the tile that stands apart.</source>
        <comment>turn</comment>
        <translation>右に離れている牌を除いて、自分の手牌を数えてみましょう。</translation>
    </message>
    <message>
        <source>13</source>
        <comment>turn</comment>
        <translation>13枚</translation>
    </message>
    <message>
        <source>Yes, 13. On turn there are 14 for a moment.</source>
        <comment>turn</comment>
        <translation>はい、13枚です。手番の間だけ14枚になります。</translation>
    </message>
    <message>
        <source>14</source>
        <comment>turn</comment>
        <translation>14枚</translation>
    </message>
    <message>
        <source>14 only between the draw and the discard.</source>
        <comment>turn</comment>
        <translation>14枚なのは、引いてから捨てるまでの間だけです。</translation>
    </message>
    <message>
        <source>Draw one, discard one: that is a turn, and the whole game is made of it. Turn after turn the hand gets better.</source>
        <comment>turn</comment>
        <translation>一枚引いて一枚捨てる。これが手番で、麻雀はこの繰り返しです。一巡ごとに手が良くなっていきます。</translation>
    </message>
    <message>
        <source>Runs and triplets</source>
        <comment>groups</comment>
        <translation>順子と刻子</translation>
    </message>
    <message>
        <source>The groups of three that every hand is built from.</source>
        <comment>groups</comment>
        <translation>手を組み立てる三枚組を知ります。</translation>
    </message>
    <message>
        <source>Tiles are collected in groups of three. The first kind is the [[shuntsu|run]]: three numbers in a row, all of the same suit.</source>
        <comment>groups</comment>
        <translation>牌は三枚一組で集めます。一つ目は[[shuntsu|順子]]。同じ種類の数牌が三つ続いたものです。</translation>
    </message>
    <message>
        <source>Click a tile of the run in your hand.</source>
        <comment>groups</comment>
        <translation>手牌の中で、順子になっている牌をクリックしてください。</translation>
    </message>
    <message>
        <source>You hold one run. It is of man tiles.</source>
        <comment>groups</comment>
        <translation>順子は一つ、萬子にあります。</translation>
    </message>
    <message>
        <source>{13s} has a gap: the {2s} between is missing. It is no run yet.</source>
        <comment>groups</comment>
        <translation>{13s} は間の {2s} が足りません。まだ順子ではありません。</translation>
    </message>
    <message>
        <source>{79s} has a gap: the {8s} between is missing. It is no run yet.</source>
        <comment>groups</comment>
        <translation>{79s} は間の {8s} が足りません。まだ順子ではありません。</translation>
    </message>
    <message>
        <source>{9m} is too far from {234m}. In a run each number follows the one before.</source>
        <comment>groups</comment>
        <translation>{9m} は {234m} から離れています。順子は数が続いていなければなりません。</translation>
    </message>
    <message>
        <source>Yes, {234m} is your run.</source>
        <comment>groups</comment>
        <translation>はい。{234m} が順子です。</translation>
    </message>
    <message>
        <source>The second kind is the [[koutsu|triplet]]: three tiles that are exactly the same. Honours can be a triplet too.</source>
        <comment>groups</comment>
        <translation>二つ目は[[koutsu|刻子]]。まったく同じ牌が三枚そろったものです。字牌でも作れます。</translation>
    </message>
    <message>
        <source>Click a tile of the triplet in your hand.</source>
        <comment>groups</comment>
        <translation>手牌の中の刻子をクリックしてください。</translation>
    </message>
    <message>
        <source>Look for three equal tiles. They are circles.</source>
        <comment>groups</comment>
        <translation>同じ牌が三枚あります。筒子です。</translation>
    </message>
    <message>
        <source>{11z} is only a pair so far. A triplet has three.</source>
        <comment>groups</comment>
        <translation>{11z} はまだ二枚、対子です。刻子は三枚です。</translation>
    </message>
    <message>
        <source>Yes, {555p} is a triplet.</source>
        <comment>groups</comment>
        <translation>はい、{555p} が刻子です。</translation>
    </message>
    <message>
        <source>A run stays within one suit, and it does not go round from 9 to 1. Honours have no numbers.</source>
        <comment>groups</comment>
        <translation>順子は一種類の数牌の中だけで作ります。9から1へはつながりません。字牌には数がありません。</translation>
    </message>
    <message>
        <source>Which of these is a run?</source>
        <comment>groups</comment>
        <translation>順子はどれですか。</translation>
    </message>
    <message>
        <source>{8m}{9m}{1m}</source>
        <comment>groups</comment>
        <translation>{8m}{9m}{1m}</translation>
    </message>
    <message>
        <source>After 9 the row ends. It does not begin again at 1.</source>
        <comment>groups</comment>
        <translation>9で終わりです。1には戻りません。</translation>
    </message>
    <message>
        <source>{3m4p5s}</source>
        <comment>groups</comment>
        <translation>{3m4p5s}</translation>
    </message>
    <message>
        <source>The numbers fit, but these are three different suits.</source>
        <comment>groups</comment>
        <translation>数は続いていますが、種類が三つとも違います。</translation>
    </message>
    <message>
        <source>{678p}</source>
        <comment>groups</comment>
        <translation>{678p}</translation>
    </message>
    <message>
        <source>Yes: 6, 7, 8, all circles.</source>
        <comment>groups</comment>
        <translation>はい。6、7、8で、すべて筒子です。</translation>
    </message>
    <message>
        <source>{123z}</source>
        <comment>groups</comment>
        <translation>{123z}</translation>
    </message>
    <message>
        <source>These are winds: east, south, west. Without numbers there is no run.</source>
        <comment>groups</comment>
        <translation>これは東、南、西です。数がないので順子になりません。</translation>
    </message>
    <message>
        <source>You hold {13s}. With one certain tile it becomes a run.</source>
        <comment>groups</comment>
        <translation>手牌に {13s} があります。ある一枚で順子になります。</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <comment>groups</comment>
        <translation>どの牌ですか。</translation>
    </message>
    <message>
        <source>{1s}</source>
        <comment>groups</comment>
        <translation>{1s}</translation>
    </message>
    <message>
        <source>Then you would have two {1s} and still no run.</source>
        <comment>groups</comment>
        <translation>{1s} が二枚になるだけで、順子にはなりません。</translation>
    </message>
    <message>
        <source>{2s}</source>
        <comment>groups</comment>
        <translation>{2s}</translation>
    </message>
    <message>
        <source>Right, {123s}.</source>
        <comment>groups</comment>
        <translation>そのとおり、{123s} です。</translation>
    </message>
    <message>
        <source>{4s}</source>
        <comment>groups</comment>
        <translation>{4s}</translation>
    </message>
    <message>
        <source>{134s} still has the gap at 2.</source>
        <comment>groups</comment>
        <translation>{134s} では2が抜けたままです。</translation>
    </message>
    <message>
        <source>You have drawn {1z} and now hold a pair of it: {11z}. Two equal tiles are a [[toitsu|pair]]. But two tiles of your hand belong to nothing.</source>
        <comment>groups</comment>
        <translation>{1z} を引いて、{11z} になりました。同じ牌が二枚で[[toitsu|対子]]です。手牌には、どこにも属さない牌が二枚あります。</translation>
    </message>
    <message>
        <source>Discard a tile that belongs to nothing.</source>
        <comment>groups</comment>
        <translation>どこにも属さない牌を捨ててください。</translation>
    </message>
    <message>
        <source>One is a wind of which you have just one; the other is a man tile far from your run.</source>
        <comment>groups</comment>
        <translation>一枚しかない風牌と、順子から離れた萬子です。</translation>
    </message>
    <message>
        <source>{11z} is a pair now. You will need one pair later.</source>
        <comment>groups</comment>
        <translation>{11z} は対子です。あとで必要になります。</translation>
    </message>
    <message>
        <source>{13s} needs only {2s} to be a run. Something else is of less use.</source>
        <comment>groups</comment>
        <translation>{13s} はあと {2s} だけで順子です。もっと不要な牌があります。</translation>
    </message>
    <message>
        <source>{79s} needs only {8s} to be a run. Something else is of less use.</source>
        <comment>groups</comment>
        <translation>{79s} はあと {8s} だけで順子です。もっと不要な牌があります。</translation>
    </message>
    <message>
        <source>Good. One tile less that has no company.</source>
        <comment>groups</comment>
        <translation>その調子です。仲間のいない牌が一枚減りました。</translation>
    </message>
    <message>
        <source>Runs are easier to get, triplets stand out. From now on you will see them in every hand.</source>
        <comment>groups</comment>
        <translation>順子は作りやすく、刻子は目立ちます。これからはどの手にも見えてくるはずです。</translation>
    </message>
    <message>
        <source>Four groups and a pair</source>
        <comment>shape</comment>
        <translation>四面子と一雀頭</translation>
    </message>
    <message>
        <source>What a finished hand looks like.</source>
        <comment>shape</comment>
        <translation>完成した手の形を知ります。</translation>
    </message>
    <message>
        <source>A finished hand has 14 tiles: four [[mentsu|groups]] of three, and one pair, the [[jantou|head]]. Each group is a run or a triplet, in any mixture.</source>
        <comment>shape</comment>
        <translation>完成した手は14枚です。三枚組の[[mentsu|面子]]が四つと、対子が一つ。この対子を[[jantou|雀頭]]といいます。面子は順子でも刻子でも、どう混ざってもかまいません。</translation>
    </message>
    <message>
        <source>Look closely: every tile must belong to a group or to the pair, and there is only one pair.</source>
        <comment>shape</comment>
        <translation>よく見てください。どの牌も面子か雀頭に属し、雀頭は一つだけです。</translation>
    </message>
    <message>
        <source>Which hand is finished?</source>
        <comment>shape</comment>
        <translation>完成しているのはどれですか。</translation>
    </message>
    <message>
        <source>{123m456m789p22s33s1z}</source>
        <comment>shape</comment>
        <translation>{123m456m789p22s33s1z}</translation>
    </message>
    <message>
        <source>Three runs, two pairs and a lone wind: one group is missing.</source>
        <comment>shape</comment>
        <translation>順子三つに対子二つ、風牌が一枚です。面子が一つ足りません。</translation>
    </message>
    <message>
        <source>{234m567p345s666z88s}</source>
        <comment>shape</comment>
        <translation>{234m567p345s666z88s}</translation>
    </message>
    <message>
        <source>Yes: three runs, the triplet {666z}, and the pair {88s}.</source>
        <comment>shape</comment>
        <translation>はい。順子三つに刻子 {666z}、雀頭 {88s} です。</translation>
    </message>
    <message>
        <source>{123m45p678p999s222z}</source>
        <comment>shape</comment>
        <translation>{123m45p678p999s222z}</translation>
    </message>
    <message>
        <source>{45p} is only a part of a run, and there is no pair.</source>
        <comment>shape</comment>
        <translation>{45p} は順子の途中で、雀頭もありません。</translation>
    </message>
    <message>
        <source>Your own hand: three runs {123m} {456p} {234s}, and two pairs {77s} {99p}. One more group is missing.</source>
        <comment>shape</comment>
        <translation>あなたの手は、順子が三つ {123m} {456p} {234s}、対子が二つ {77s} {99p} です。面子があと一つ足りません。</translation>
    </message>
    <message>
        <source>Discard the tile that does not help.</source>
        <comment>shape</comment>
        <translation>不要な牌を捨ててください。</translation>
    </message>
    <message>
        <source>The lone {1z} that you have just drawn.</source>
        <comment>shape</comment>
        <translation>いま引いた {1z} です。</translation>
    </message>
    <message>
        <source>The button Riichi has a lesson of its own, number 7. Leave it for now, and discard a tile.</source>
        <comment>shape</comment>
        <translation>「リーチ」のボタンは、七番目のレッスンで学びます。今は使わずに、牌を捨ててください。</translation>
    </message>
    <message>
        <source>Now one tile is all that you need.</source>
        <comment>shape</comment>
        <translation>これであと一枚です。</translation>
    </message>
    <message>
        <source>If one of the two pairs became a triplet, it would be the fourth group, and the other pair would be the head.</source>
        <comment>shape</comment>
        <translation>対子の一方が刻子になれば四つ目の面子になり、もう一方が雀頭になります。</translation>
    </message>
    <message>
        <source>Which tile finishes your hand?</source>
        <comment>shape</comment>
        <translation>どの牌で完成しますか。</translation>
    </message>
    <message>
        <source>{1p}</source>
        <comment>shape</comment>
        <translation>{1p}</translation>
    </message>
    <message>
        <source>It would stand alone. Look at the two pairs.</source>
        <comment>shape</comment>
        <translation>孤立してしまいます。二つの対子を見てください。</translation>
    </message>
    <message>
        <source>{8s}</source>
        <comment>shape</comment>
        <translation>{8s}</translation>
    </message>
    <message>
        <source>{778s} is no group.</source>
        <comment>shape</comment>
        <translation>{778s} は面子ではありません。</translation>
    </message>
    <message>
        <source>{9p}</source>
        <comment>shape</comment>
        <translation>{9p}</translation>
    </message>
    <message>
        <source>Yes: {999p} is a triplet, and {77s} the head. {7s} would do as well.</source>
        <comment>shape</comment>
        <translation>はい。{999p} が刻子、{77s} が雀頭になります。{7s} でもかまいません。</translation>
    </message>
    <message>
        <source>Four groups and a pair: that is the aim of every hand. (Two rare kinds of hands look different; you will meet them later.)</source>
        <comment>shape</comment>
        <translation>四つの面子と一つの雀頭。どの手もこれを目指します。（例外の形が二つだけあります。あとで出てきます。）</translation>
    </message>
    <message>
        <source>Your first win</source>
        <comment>tsumo</comment>
        <translation>はじめての和了</translation>
    </message>
    <message>
        <source>Draw the last tile yourself: tsumo.</source>
        <comment>tsumo</comment>
        <translation>最後の一枚を自分で引きます。ツモです。</translation>
    </message>
    <message>
        <source>Look at your hand: three runs, a pair, and {67s}. One tile more and it is finished. A hand that needs just one tile is [[tenpai]].</source>
        <comment>tsumo</comment>
        <translation>手牌を見てください。順子が三つ、対子が一つ、そして {67s}。あと一枚で完成です。あと一枚で完成する手を [[tenpai|聴牌]]といいます。</translation>
    </message>
    <message>
        <source>{67s} wants to become a run.</source>
        <comment>tsumo</comment>
        <translation>{67s} を順子にしたいところです。</translation>
    </message>
    <message>
        <source>Which tiles finish the hand?</source>
        <comment>tsumo</comment>
        <translation>どの牌で完成しますか。</translation>
    </message>
    <message>
        <source>{5s} only</source>
        <comment>tsumo</comment>
        <translation>{5s} だけ</translation>
    </message>
    <message>
        <source>{567s} is right, but the row can also grow at its other end.</source>
        <comment>tsumo</comment>
        <translation>{567s} は正解ですが、反対側にも伸びます。</translation>
    </message>
    <message>
        <source>{5s} and {8s}</source>
        <comment>tsumo</comment>
        <translation>{5s} と {8s}</translation>
    </message>
    <message>
        <source>Yes: {567s} or {678s}.</source>
        <comment>tsumo</comment>
        <translation>はい。{567s} か {678s} です。</translation>
    </message>
    <message>
        <source>{6s} and {7s}</source>
        <comment>tsumo</comment>
        <translation>{6s} と {7s}</translation>
    </message>
    <message>
        <source>Two equal tiles and their neighbour are no group.</source>
        <comment>tsumo</comment>
        <translation>同じ牌二枚と隣の牌では面子になりません。</translation>
    </message>
    <message>
        <source>First this turn: you have drawn {1z}. (The table also offers [[riichi]]. It has a lesson of its own, number 7.)</source>
        <comment>tsumo</comment>
        <translation>まずこの番です。引いたのは {1z} です。（「リーチ」（[[riichi|立直]]）のボタンも出ていますが、七番目のレッスンで学びます。）</translation>
    </message>
    <message>
        <source>Discard {1z}.</source>
        <comment>tsumo</comment>
        <translation>{1z} を捨ててください。</translation>
    </message>
    <message>
        <source>Click {1z}, the tile on the far right.</source>
        <comment>tsumo</comment>
        <translation>右端の {1z} をクリックしてください。</translation>
    </message>
    <message>
        <source>A good idea, but not yet. Discard {1z} without riichi this time.</source>
        <comment>tsumo</comment>
        <translation>よい考えですが、今回はまだです。立直せずに {1z} を捨ててください。</translation>
    </message>
    <message>
        <source>You have drawn {5s}: the hand is finished. To win with a tile that you have drawn yourself is called [[tsumo]].</source>
        <comment>tsumo</comment>
        <translation>{5s} を引きました。完成です。自分で引いた牌で和了することを[[tsumo|ツモ]]といいます。</translation>
    </message>
    <message>
        <source>Press Tsumo (or the key W).</source>
        <comment>tsumo</comment>
        <translation>「ツモ」を押してください（W キーでもかまいません）。</translation>
    </message>
    <message>
        <source>The button is above your hand.</source>
        <comment>tsumo</comment>
        <translation>ボタンは手牌の上にあります。</translation>
    </message>
    <message>
        <source>Do not let it go: your hand is finished. Press Tsumo.</source>
        <comment>tsumo</comment>
        <translation>もったいない！手は完成しています。「ツモ」を押してください。</translation>
    </message>
    <message>
        <source>This page shows your hand, what it was worth, and who pays. Do not mind the numbers yet. Press the button on the page when you have looked at it.</source>
        <comment>tsumo</comment>
        <translation>このページには、あなたの手、その価値、そして誰が払うかが出ています。数字はまだ気にしなくてかまいません。見終わったら、ページのボタンを押してください。</translation>
    </message>
    <message>
        <source>That was a win! You drew the last tile yourself, so all three others paid.</source>
        <comment>tsumo</comment>
        <translation>和了です！最後の一枚を自分で引いたので、三人全員が払いました。</translation>
    </message>
    <message>
        <source>Win on a discard: ron</source>
        <comment>ron</comment>
        <translation>捨て牌で和了：ロン</translation>
    </message>
    <message>
        <source>Take the last tile from somebody else.</source>
        <comment>ron</comment>
        <translation>最後の一枚を、ほかの人の捨て牌からもらいます。</translation>
    </message>
    <message>
        <source>You are tenpai again. {34p} is open at both ends.</source>
        <comment>ron</comment>
        <translation>また聴牌です。{34p} は両側に開いています。</translation>
    </message>
    <message>
        <source>Which tiles finish this hand?</source>
        <comment>ron</comment>
        <translation>どの牌で完成しますか。</translation>
    </message>
    <message>
        <source>{2p} and {5p}</source>
        <comment>ron</comment>
        <translation>{2p} と {5p}</translation>
    </message>
    <message>
        <source>Right. These two are your [[machi|wait]].</source>
        <comment>ron</comment>
        <translation>そのとおり。この二つがあなたの[[machi|待ち]]です。</translation>
    </message>
    <message>
        <source>{3p} and {4p}</source>
        <comment>ron</comment>
        <translation>{3p} と {4p}</translation>
    </message>
    <message>
        <source>Those you have already. Look at the ends of {34p}.</source>
        <comment>ron</comment>
        <translation>それはもう持っています。{34p} の両端を見てください。</translation>
    </message>
    <message>
        <source>{2s}</source>
        <comment>ron</comment>
        <translation>{2s}</translation>
    </message>
    <message>
        <source>{22s} is your pair and may stay one.</source>
        <comment>ron</comment>
        <translation>{22s} は雀頭で、そのままでかまいません。</translation>
    </message>
    <message>
        <source>You need not draw the last tile yourself. When somebody else discards it, you may win with it: that is [[ron]].</source>
        <comment>ron</comment>
        <translation>最後の一枚は、自分で引かなくてもかまいません。ほかの人が捨てたら、それで和了できます。これが [[ron|ロン]]です。</translation>
    </message>
    <message>
        <source>Discard {9m} and see what the others throw.</source>
        <comment>ron</comment>
        <translation>{9m} を捨てて、ほかの人の捨て牌を待ちましょう。</translation>
    </message>
    <message>
        <source>{9m} stands apart on the right.</source>
        <comment>ron</comment>
        <translation>{9m} は右端に離れています。</translation>
    </message>
    <message>
        <source>Without riichi this time. Just discard {9m}.</source>
        <comment>ron</comment>
        <translation>今回は立直せずに、{9m} を捨ててください。</translation>
    </message>
    <message>
        <source>Rin throws {5p}: your tile.</source>
        <comment>ron</comment>
        <translation>凛が {5p} を捨てました。あなたの待ち牌です。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>ron</comment>
        <translation>「ロン」を押してください。</translation>
    </message>
    <message>
        <source>The button is above your hand; the key is W.</source>
        <comment>ron</comment>
        <translation>ボタンは手牌の上です。キーは W です。</translation>
    </message>
    <message>
        <source>This is the tile you have been waiting for. Press Ron.</source>
        <comment>ron</comment>
        <translation>待っていた牌です。「ロン」を押してください。</translation>
    </message>
    <message>
        <source>With a tsumo all three others pay their share. With a ron it is different: look at the page.</source>
        <comment>ron</comment>
        <translation>ツモなら三人で分けて払います。ロンではどうでしょう。ページを見てください。</translation>
    </message>
    <message>
        <source>Who pays for a ron?</source>
        <comment>ron</comment>
        <translation>ロンでは誰が払いますか。</translation>
    </message>
    <message>
        <source>All three others</source>
        <comment>ron</comment>
        <translation>ほかの三人全員</translation>
    </message>
    <message>
        <source>Look at the scores: only one of them has gone down.</source>
        <comment>ron</comment>
        <translation>点数を見てください。減ったのは一人だけです。</translation>
    </message>
    <message>
        <source>The one who threw the tile, alone</source>
        <comment>ron</comment>
        <translation>捨てた人が一人で</translation>
    </message>
    <message>
        <source>Yes. To throw the tile that another wins with is called [[houjuu|dealing in]], and whoever deals in pays everything.</source>
        <comment>ron</comment>
        <translation>はい。振り込んだ人が全部払います。これを[[houjuu|放銃]]といいます。</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>ron</comment>
        <translation>誰も払わない</translation>
    </message>
    <message>
        <source>Points never come from nowhere in this game.</source>
        <comment>ron</comment>
        <translation>点数は必ず誰かから動きます。</translation>
    </message>
    <message>
        <source>Ron or tsumo: the hand is the same, but who pays is not. That is why players are careful with what they throw.</source>
        <comment>ron</comment>
        <translation>ロンでもツモでも手は同じですが、払う人が違います。だから、みな捨て牌に気をつけるのです。</translation>
    </message>
    <message>
        <source>What is a yaku? Riichi</source>
        <comment>riichi</comment>
        <translation>役とは：立直</translation>
    </message>
    <message>
        <source>A finished hand is not enough: it needs a reason to win.</source>
        <comment>riichi</comment>
        <translation>完成しただけでは和了できません。役が必要です。</translation>
    </message>
    <message>
        <source>Now the most important rule. A hand may only win if it has at least one [[yaku]]: a pattern or a deed that is on the list of yaku. There are about forty. You need just one.</source>
        <comment>riichi</comment>
        <translation>いちばん大切な決まりです。和了するには[[yaku|役]]が一つ以上必要です。役とは、決められた形や出来事のことです。四十ほどありますが、一つあれば足ります。</translation>
    </message>
    <message>
        <source>You wait for {8m} between {7m} and {9m}. But the hand shows no pattern at all. Let us see what happens.</source>
        <comment>riichi</comment>
        <translation>{7m} と {9m} の間、{8m} を待っています。でも、この手には役の形がありません。どうなるか見てみましょう。</translation>
    </message>
    <message>
        <source>Discard {1z} without riichi.</source>
        <comment>riichi</comment>
        <translation>立直せずに {1z} を捨ててください。</translation>
    </message>
    <message>
        <source>Click {1z}.</source>
        <comment>riichi</comment>
        <translation>{1z} をクリックしてください。</translation>
    </message>
    <message>
        <source>In a moment! First see what happens without it.</source>
        <comment>riichi</comment>
        <translation>もう少し待ってください。まず、しないとどうなるか見てみましょう。</translation>
    </message>
    <message>
        <source>Rin threw {8m}, the very tile you wait for. But the table did not offer Ron: the hand has no yaku, and so it may not win. (Had you drawn {8m} yourself, that alone would have been a yaku: a closed hand that wins by tsumo.)</source>
        <comment>riichi</comment>
        <translation>凛が待ち牌の {8m} を捨てました。しかし「ロン」は出ませんでした。役がないので和了できないのです。（自分で {8m} を引いていれば、門前のツモはそれだけで役になります。）</translation>
    </message>
    <message>
        <source>The remedy is [[riichi]]. You have taken no tile from others: your hand is [[menzen|closed]]. And it is tenpai. So you may declare riichi: you bet 1,000 points, your hand may not change any more, and you have a yaku.</source>
        <comment>riichi</comment>
        <translation>そこで[[riichi|立直]]（リーチ）です。あなたは鳴いていないので、手は[[menzen|門前]]です。しかも聴牌しています。だから立直を宣言できます。1,000点を出し、もう手を変えられませんが、役が付きます。</translation>
    </message>
    <message>
        <source>Press Riichi, then discard {3z}.</source>
        <comment>riichi</comment>
        <translation>「リーチ」を押して、{3z} を捨ててください。</translation>
    </message>
    <message>
        <source>First the button Riichi, then the tile {3z}. Everything else would break the hand.</source>
        <comment>riichi</comment>
        <translation>先に「リーチ」のボタン、次に {3z} です。ほかの牌では手が崩れます。</translation>
    </message>
    <message>
        <source>The right tile, but declare riichi first: take the button above your hand (or the key R).</source>
        <comment>riichi</comment>
        <translation>牌は合っていますが、先に立直を宣言しましょう。手牌の上のボタンか R キーです。</translation>
    </message>
    <message>
        <source>Then your wait would be gone or another. Keep {79m} and discard {3z}.</source>
        <comment>riichi</comment>
        <translation>それでは待ちが変わります。{79m} を残して {3z} を捨ててください。</translation>
    </message>
    <message>
        <source>Ao throws {8m} too. This time the table asks you: riichi is a yaku.</source>
        <comment>riichi</comment>
        <translation>碧も {8m} を捨てました。今度は和了できます。立直が役だからです。</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>riichi</comment>
        <translation>「ロン」で和了してください。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>riichi</comment>
        <translation>「ロン」を押してください。</translation>
    </message>
    <message>
        <source>Take it! Who lets a winning tile go by in riichi may not win by ron any more in this hand.</source>
        <comment>riichi</comment>
        <translation>和了しましょう。立直中に見逃すと、この局はもうロンできません。</translation>
    </message>
    <message>
        <source>On the page riichi stands first, as your yaku. Below it stands [[ippatsu]]: you won before your next discard after the riichi. Each yaku is worth some [[han]], and more han mean more points.</source>
        <comment>riichi</comment>
        <translation>ページには、まず立直が役として載っています。その下は[[ippatsu|一発]]、立直から一巡のうちに和了した役です。役にはそれぞれ[[han|翻]]があり、翻が多いほど点数も高くなります。</translation>
    </message>
    <message>
        <source>No yaku, no win. Riichi is a yaku that every closed hand can have: as long as you take no tile from others, you need not look for another. In a match the key Y shows the list of all yaku.</source>
        <comment>riichi</comment>
        <translation>役がなければ和了できません。立直は門前ならどんな手にも付けられる役なので、鳴かなければ役に困りません。対局中は Y キーで役の一覧を見られます。</translation>
    </message>
    <message>
        <source>Calls: pon</source>
        <comment>pon</comment>
        <translation>鳴き：ポン</translation>
    </message>
    <message>
        <source>Complete a triplet with anybody&apos;s discard.</source>
        <comment>pon</comment>
        <translation>誰の捨て牌からでも刻子を作れます。</translation>
    </message>
    <message>
        <source>You need not draw everything yourself. You may claim a tile that somebody has just discarded, if it completes a group. This is a call. The group is laid down, open for all to see.</source>
        <comment>pon</comment>
        <translation>すべて自分で引く必要はありません。捨てられたばかりの牌で面子が完成するなら、もらうことができます。これを鳴きといい、その面子は表にして全員に見せます。</translation>
    </message>
    <message>
        <source>You hold a pair of the green dragon: {66z}. If anybody discards the third one, you can claim it. That is [[pon]].</source>
        <comment>pon</comment>
        <translation>發の対子 {66z} を持っています。誰かが三枚目を捨てたら、もらえます。これが[[pon|ポン]]です。</translation>
    </message>
    <message>
        <source>Discard a lone tile: {9m} or {1z}.</source>
        <comment>pon</comment>
        <translation>孤立した {9m} か {1z} を捨ててください。</translation>
    </message>
    <message>
        <source>{9m} and {1z} belong to nothing.</source>
        <comment>pon</comment>
        <translation>{9m} と {1z} はどこにも属していません。</translation>
    </message>
    <message>
        <source>Ao, across, throws {6z}. Now the table asks you.</source>
        <comment>pon</comment>
        <translation>向かいの碧が {6z} を捨てました。鳴くかどうか聞かれています。</translation>
    </message>
    <message>
        <source>Call pon.</source>
        <comment>pon</comment>
        <translation>「ポン」をしてください。</translation>
    </message>
    <message>
        <source>Press Pon (or the key P).</source>
        <comment>pon</comment>
        <translation>「ポン」を押してください（P キーでもかまいません）。</translation>
    </message>
    <message>
        <source>Take it this time: three green dragons are a group and a yaku.</source>
        <comment>pon</comment>
        <translation>今回は鳴きましょう。發が三枚で、面子にも役にもなります。</translation>
    </message>
    <message>
        <source>The three lie open in your corner now. The tile that lies sideways tells from whom it came: the middle one, so it came from across. You have not drawn, so you only discard.</source>
        <comment>pon</comment>
        <translation>三枚があなたの右隅に並びました。横向きの牌は、誰から鳴いたかを示しています。真ん中が横向きなので、向かいの人からです。引いてはいないので、捨てるだけです。</translation>
    </message>
    <message>
        <source>Discard the other lone tile.</source>
        <comment>pon</comment>
        <translation>もう一枚の孤立した牌を捨ててください。</translation>
    </message>
    <message>
        <source>{9m} or {1z}, whichever you still have.</source>
        <comment>pon</comment>
        <translation>{9m} か {1z} の残っているほうです。</translation>
    </message>
    <message>
        <source>After your discard it is the turn of the player on your right, no matter from whom you claimed. So a call can make others miss their turn: this time it was Leo, who comes after Ao.</source>
        <comment>pon</comment>
        <translation>あなたの打牌のあとは、誰から鳴いても、右の人の番です。つまり、鳴きで番を飛ばされる人もいます。今回は碧の次の玲央です。</translation>
    </message>
    <message>
        <source>From whom may you call pon?</source>
        <comment>pon</comment>
        <translation>ポンは誰からできますか。</translation>
    </message>
    <message>
        <source>Only from the player on your left</source>
        <comment>pon</comment>
        <translation>左の人からだけ</translation>
    </message>
    <message>
        <source>That is the rule for chi, in the next lesson.</source>
        <comment>pon</comment>
        <translation>それは次のレッスンのチーの決まりです。</translation>
    </message>
    <message>
        <source>From any of the three</source>
        <comment>pon</comment>
        <translation>三人の誰からでも</translation>
    </message>
    <message>
        <source>Yes, pon takes a tile from anybody.</source>
        <comment>pon</comment>
        <translation>はい、ポンは誰からでもできます。</translation>
    </message>
    <message>
        <source>Only from the dealer</source>
        <comment>pon</comment>
        <translation>親からだけ</translation>
    </message>
    <message>
        <source>The dealer plays no special part in calls.</source>
        <comment>pon</comment>
        <translation>鳴きに親は関係ありません。</translation>
    </message>
    <message>
        <source>Calls have a price: the group can be seen, and the hand is no longer [[menzen|closed]].</source>
        <comment>pon</comment>
        <translation>鳴きには代償があります。面子は見られてしまい、手は[[menzen|門前]]ではなくなります。</translation>
    </message>
    <message>
        <source>What can you no longer do in this hand?</source>
        <comment>pon</comment>
        <translation>この局でもうできないことは何ですか。</translation>
    </message>
    <message>
        <source>Declare riichi</source>
        <comment>pon</comment>
        <translation>立直</translation>
    </message>
    <message>
        <source>Right. Riichi is for closed hands only. Your yaku is now the triplet of dragons.</source>
        <comment>pon</comment>
        <translation>そのとおり。立直は門前だけです。今の役は發の刻子です。</translation>
    </message>
    <message>
        <source>Win by ron</source>
        <comment>pon</comment>
        <translation>ロン</translation>
    </message>
    <message>
        <source>You may still win by ron: the dragons are your yaku.</source>
        <comment>pon</comment>
        <translation>ロンはできます。發が役になります。</translation>
    </message>
    <message>
        <source>Call once more</source>
        <comment>pon</comment>
        <translation>もう一度鳴く</translation>
    </message>
    <message>
        <source>You may call as often as you like.</source>
        <comment>pon</comment>
        <translation>鳴きは何度でもできます。</translation>
    </message>
    <message>
        <source>Pon is quick, and a triplet of dragons is a yaku. But an open hand can never declare riichi.</source>
        <comment>pon</comment>
        <translation>ポンは早く進みますし、三元牌の刻子は役になります。ただし、鳴いた手では立直できません。</translation>
    </message>
    <message>
        <source>Calls: chi</source>
        <comment>chi</comment>
        <translation>鳴き：チー</translation>
    </message>
    <message>
        <source>Complete a run with a discard from your left.</source>
        <comment>chi</comment>
        <translation>左の人の捨て牌で順子を作ります。</translation>
    </message>
    <message>
        <source>[[chi|Chi]] is the call that completes a run. Leo, on your left, is the dealer this time and has just thrown {4s}. You hold {23s}.</source>
        <comment>chi</comment>
        <translation>[[chi|チー]]は順子を作る鳴きです。今回の親は左の玲央で、{4s} を捨てました。あなたは {23s} を持っています。</translation>
    </message>
    <message>
        <source>Call chi.</source>
        <comment>chi</comment>
        <translation>「チー」をしてください。</translation>
    </message>
    <message>
        <source>Press Chi (or the key C).</source>
        <comment>chi</comment>
        <translation>「チー」を押してください（C キーでもかまいません）。</translation>
    </message>
    <message>
        <source>Take it, to see how chi works.</source>
        <comment>chi</comment>
        <translation>チーの仕組みを知るために、鳴いてみましょう。</translation>
    </message>
    <message>
        <source>{234s} lies open now, the claimed tile sideways. As after a pon, you only discard.</source>
        <comment>chi</comment>
        <translation>{234s} が表になり、鳴いた牌は横向きです。ポンと同じく、捨てるだけです。</translation>
    </message>
    <message>
        <source>Discard a lone honour.</source>
        <comment>chi</comment>
        <translation>孤立した字牌を捨ててください。</translation>
    </message>
    <message>
        <source>One of {1z} {4z} {6z}.</source>
        <comment>chi</comment>
        <translation>{1z} {4z} {6z} のどれかです。</translation>
    </message>
    <message>
        <source>Rin, on your right, has thrown {8p} in the meantime. It would fill the gap in your {79p}, but the table did not ask you.</source>
        <comment>chi</comment>
        <translation>その間に、右の凛が {8p} を捨てました。{79p} の間が埋まる牌ですが、鳴くかどうかは聞かれませんでした。</translation>
    </message>
    <message>
        <source>From whom may you call chi?</source>
        <comment>chi</comment>
        <translation>チーは誰からできますか。</translation>
    </message>
    <message>
        <source>Only from the player on your left</source>
        <comment>chi</comment>
        <translation>左の人からだけ</translation>
    </message>
    <message>
        <source>Yes: from the one whose turn comes just before yours.</source>
        <comment>chi</comment>
        <translation>はい。自分のすぐ前の番の人からだけです。</translation>
    </message>
    <message>
        <source>From any of the three</source>
        <comment>chi</comment>
        <translation>三人の誰からでも</translation>
    </message>
    <message>
        <source>That goes for pon. Chi is stricter.</source>
        <comment>chi</comment>
        <translation>それはポンです。チーはもっと厳しいのです。</translation>
    </message>
    <message>
        <source>Only from the player on your right</source>
        <comment>chi</comment>
        <translation>右の人からだけ</translation>
    </message>
    <message>
        <source>The other way round: the tile comes from the player before you.</source>
        <comment>chi</comment>
        <translation>逆です。自分の前の人からもらいます。</translation>
    </message>
    <message>
        <source>Two of you may want the same discard. Say Leo throws {5s}. You could call chi with {46s}; Ao holds {55s} and wants pon.</source>
        <comment>chi</comment>
        <translation>同じ牌を二人がほしいこともあります。玲央が {5s} を捨て、あなたは {46s} でチー、碧は {55s} でポンをしたいとします。</translation>
    </message>
    <message>
        <source>Who gets the tile?</source>
        <comment>chi</comment>
        <translation>その牌は誰のものになりますか。</translation>
    </message>
    <message>
        <source>You, because your turn is next</source>
        <comment>chi</comment>
        <translation>次の番のあなた</translation>
    </message>
    <message>
        <source>Chi is the weakest call.</source>
        <comment>chi</comment>
        <translation>チーはいちばん弱い鳴きです。</translation>
    </message>
    <message>
        <source>Ao, because pon goes before chi</source>
        <comment>chi</comment>
        <translation>ポンはチーに優先するので碧</translation>
    </message>
    <message>
        <source>Yes. And a ron would go before both.</source>
        <comment>chi</comment>
        <translation>はい。ロンならさらにその両方に優先します。</translation>
    </message>
    <message>
        <source>Whoever is quicker</source>
        <comment>chi</comment>
        <translation>早い者勝ち</translation>
    </message>
    <message>
        <source>Here the table waits for everybody. The order is fixed.</source>
        <comment>chi</comment>
        <translation>全員の返事を待ちます。順位は決まっています。</translation>
    </message>
    <message>
        <source>Chi from the left only, pon from anybody. When two players want the same tile, ron comes first, then pon (and kan, four of a kind), then chi.</source>
        <comment>chi</comment>
        <translation>チーは左からだけ、ポンは誰からでも。同じ牌をほしい人が重なったら、ロン、ポンとカン、チーの順に優先されます。</translation>
    </message>
    <message>
        <source>An open hand needs its own yaku</source>
        <comment>open</comment>
        <translation>鳴いた手の役</translation>
    </message>
    <message>
        <source>Calling is easy. Winning after it needs a plan.</source>
        <comment>open</comment>
        <translation>鳴くのは簡単です。和了には計画がいります。</translation>
    </message>
    <message>
        <source>This hand is nearly ready. Leo throws {6p}, and {456p} would make you tenpai at once.</source>
        <comment>open</comment>
        <translation>もう少しの手です。玲央が {6p} を捨てました。{456p} になれば、すぐに聴牌です。</translation>
    </message>
    <message>
        <source>Call chi, and see what comes of it.</source>
        <comment>open</comment>
        <translation>チーをして、どうなるか見てみましょう。</translation>
    </message>
    <message>
        <source>Press Chi.</source>
        <comment>open</comment>
        <translation>「チー」を押してください。</translation>
    </message>
    <message>
        <source>A wise thought. But call it now, to see the danger.</source>
        <comment>open</comment>
        <translation>賢い考えです。でも今回は、何が起きるか見るために鳴きましょう。</translation>
    </message>
    <message>
        <source>Now {34s} waits for {2s} and {5s}.</source>
        <comment>open</comment>
        <translation>これで {34s} が {2s} と {5s} を待ちます。</translation>
    </message>
    <message>
        <source>Discard {1z}.</source>
        <comment>open</comment>
        <translation>{1z} を捨ててください。</translation>
    </message>
    <message>
        <source>The lone wind goes.</source>
        <comment>open</comment>
        <translation>孤立した風牌を捨てます。</translation>
    </message>
    <message>
        <source>Rin threw {5s}, but there is no Ron. The hand is open, so riichi is out of reach, and it has no other yaku. It cannot win at all, not even by tsumo. That call has ruined the hand. (What [[furiten|Furiten]] over your hand means comes in lesson 16.)</source>
        <comment>open</comment>
        <translation>凛が {5s} を捨てましたが、ロンできません。鳴いたので立直はできず、ほかの役もありません。ツモでも和了できません。あの鳴きが手を台なしにしたのです。（手牌の上の「[[furiten|フリテン]]」の意味は、レッスン16で学びます。）</translation>
    </message>
    <message>
        <source>Another hand, with one difference: no 1, no 9, and {1z} will go. A hand of simples only has a yaku, [[tanyao]] (&quot;all simples&quot;), and in these rules it may be open.</source>
        <comment>open</comment>
        <translation>今度は少し違います。1も9もなく、{1z} は捨てます。2から8だけの手には[[tanyao|断么九]]（タンヤオ）という役があり、このルールでは鳴いてもかまいません。</translation>
    </message>
    <message>
        <source>Call chi.</source>
        <comment>open</comment>
        <translation>チーをしてください。</translation>
    </message>
    <message>
        <source>Here the call is good: tanyao will be your yaku.</source>
        <comment>open</comment>
        <translation>今回はよい鳴きです。断么九が役になります。</translation>
    </message>
    <message>
        <source>Keep the hand free of 1, 9 and honours.</source>
        <comment>open</comment>
        <translation>1、9、字牌のない手にします。</translation>
    </message>
    <message>
        <source>{1z} is the only tile that is not a simple.</source>
        <comment>open</comment>
        <translation>中張牌でないのは {1z} だけです。</translation>
    </message>
    <message>
        <source>Rin throws {5s} again, and now the table offers Ron.</source>
        <comment>open</comment>
        <translation>凛がまた {5s} を捨てました。今度はロンできます。</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>open</comment>
        <translation>「ロン」で和了してください。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>open</comment>
        <translation>「ロン」を押してください。</translation>
    </message>
    <message>
        <source>The hand has its yaku. Take the win.</source>
        <comment>open</comment>
        <translation>役があります。和了しましょう。</translation>
    </message>
    <message>
        <source>One yaku is enough. The page shows it: tanyao, one [[han]], 1,000 points. Press &quot;Back to the lesson&quot; on the page when you have looked at it.</source>
        <comment>open</comment>
        <translation>役は一つで十分です。ページには断么九、一[[han|翻]]、1,000点と出ています。見終わったら、ページの「レッスンに戻る」を押してください。</translation>
    </message>
    <message>
        <source>A triplet of dragons is a yaku by itself, and so is a triplet of a wind that is yours or the round&apos;s: [[yakuhai]]. The dealer&apos;s [[jikaze|wind]] is East; the others are South, West and North in the order of the turns. The [[bakaze|round]] of a match is East at first. The middle of the table shows both.</source>
        <comment>open</comment>
        <translation>三元牌の刻子は、それだけで役です。自風と場風の刻子も同じで、[[yakuhai|役牌]]と呼ばれます。[[jikaze|自風]]は、親が東、あとは番の順に南、西、北です。[[bakaze|場風]]は、試合の初めは東です。どちらも卓の中央に出ています。</translation>
    </message>
    <message>
        <source>You sit South in an East round. Which triplet gives you no yaku?</source>
        <comment>open</comment>
        <translation>東場の南家です。役にならない刻子はどれですか。</translation>
    </message>
    <message>
        <source>{111z}</source>
        <comment>open</comment>
        <translation>{111z}</translation>
    </message>
    <message>
        <source>East is the wind of the round: a yaku for everybody.</source>
        <comment>open</comment>
        <translation>東は場風です。全員の役になります。</translation>
    </message>
    <message>
        <source>{222z}</source>
        <comment>open</comment>
        <translation>{222z}</translation>
    </message>
    <message>
        <source>South is your own wind.</source>
        <comment>open</comment>
        <translation>南は自風です。</translation>
    </message>
    <message>
        <source>{333z}</source>
        <comment>open</comment>
        <translation>{333z}</translation>
    </message>
    <message>
        <source>Yes. West is neither the round&apos;s wind nor yours.</source>
        <comment>open</comment>
        <translation>はい。西は場風でも自風でもありません。</translation>
    </message>
    <message>
        <source>{777z}</source>
        <comment>open</comment>
        <translation>{777z}</translation>
    </message>
    <message>
        <source>A triplet of any dragon is a yaku.</source>
        <comment>open</comment>
        <translation>三元牌はどれでも役になります。</translation>
    </message>
    <message>
        <source>Before the first call ask yourself: what will my yaku be? Simples only, or a triplet of dragons or of your winds, are the usual answers.</source>
        <comment>open</comment>
        <translation>最初に鳴く前に、役は何にするかを考えましょう。断么九か、三元牌や自風・場風の刻子が、よくある答えです。</translation>
    </message>
    <message>
        <source>Dora and red fives</source>
        <comment>dora</comment>
        <translation>ドラと赤五</translation>
    </message>
    <message>
        <source>Tiles that make a winning hand worth more.</source>
        <comment>dora</comment>
        <translation>和了の点数を上げる牌です。</translation>
    </message>
    <message>
        <source>One tile of the wall lies face up in the corner: the [[dorahyoujihai|dora indicator]]. It points to the next tile. It shows {4s}, so every {5s} is [[dora]], as the words below it say: one more [[han]] for each of them in a winning hand.</source>
        <comment>dora</comment>
        <translation>山の一枚が表になっています。[[dorahyoujihai|ドラ表示牌]]です。その次の牌がドラになります。{4s} が出ているので、下に書かれているとおり {5s} が[[dora|ドラ]]です。和了したとき、一枚につき一[[han|翻]]増えます。</translation>
    </message>
    <message>
        <source>The order goes round: after 9 comes 1. The winds follow each other as the turn does: east, south, west, north, east. The dragons: white, green, red, white.</source>
        <comment>dora</comment>
        <translation>順番は一回りします。9の次は1です。風牌は東、南、西、北、東の順、三元牌は白、發、中、白の順です。</translation>
    </message>
    <message>
        <source>The indicator is {9p}. What is dora?</source>
        <comment>dora</comment>
        <translation>表示牌が {9p} なら、ドラはどれですか。</translation>
    </message>
    <message>
        <source>{8p}</source>
        <comment>dora</comment>
        <translation>{8p}</translation>
    </message>
    <message>
        <source>The indicator points forward, not back.</source>
        <comment>dora</comment>
        <translation>一つ前ではなく、次の牌です。</translation>
    </message>
    <message>
        <source>{9p}</source>
        <comment>dora</comment>
        <translation>{9p}</translation>
    </message>
    <message>
        <source>The indicator itself is not dora. It points to the next one.</source>
        <comment>dora</comment>
        <translation>表示牌そのものはドラではありません。次の牌です。</translation>
    </message>
    <message>
        <source>{1p}</source>
        <comment>dora</comment>
        <translation>{1p}</translation>
    </message>
    <message>
        <source>Yes, after 9 comes 1.</source>
        <comment>dora</comment>
        <translation>はい、9の次は1です。</translation>
    </message>
    <message>
        <source>Now a wind.</source>
        <comment>dora</comment>
        <translation>次は風牌です。</translation>
    </message>
    <message>
        <source>The indicator is {4z}, north. What is dora?</source>
        <comment>dora</comment>
        <translation>表示牌が北 {4z} なら、ドラはどれですか。</translation>
    </message>
    <message>
        <source>{1z}</source>
        <comment>dora</comment>
        <translation>{1z}</translation>
    </message>
    <message>
        <source>Right, after north comes east again.</source>
        <comment>dora</comment>
        <translation>そのとおり、北の次は東です。</translation>
    </message>
    <message>
        <source>{5z}</source>
        <comment>dora</comment>
        <translation>{5z}</translation>
    </message>
    <message>
        <source>Winds and dragons are two circles of their own.</source>
        <comment>dora</comment>
        <translation>風牌と三元牌は、別々に回ります。</translation>
    </message>
    <message>
        <source>{3z}</source>
        <comment>dora</comment>
        <translation>{3z}</translation>
    </message>
    <message>
        <source>West comes before north, not after it.</source>
        <comment>dora</comment>
        <translation>西は北の前です。</translation>
    </message>
    <message>
        <source>In these rules one five of each suit is red: {0m0p0s}. A [[akadora|red five]] is always a dora, whatever the indicator shows. It is a five like any other when groups are made.</source>
        <comment>dora</comment>
        <translation>このルールでは、各種類の5のうち一枚が赤です: {0m0p0s}。[[akadora|赤五]]は表示牌に関係なく、いつもドラです。面子を作るときは、ふつうの5と同じです。</translation>
    </message>
    <message>
        <source>Click the red five in your hand.</source>
        <comment>dora</comment>
        <translation>手牌の赤五をクリックしてください。</translation>
    </message>
    <message>
        <source>It stands with {34m}.</source>
        <comment>dora</comment>
        <translation>{34m} の隣にあります。</translation>
    </message>
    <message>
        <source>That is a plain five. The other one is drawn in red.</source>
        <comment>dora</comment>
        <translation>それはふつうの5です。赤く描かれたほうです。</translation>
    </message>
    <message>
        <source>Your hand waits for {2s} and {5s}, and {5s} is dora.</source>
        <comment>dora</comment>
        <translation>待ちは {2s} と {5s} で、{5s} はドラです。</translation>
    </message>
    <message>
        <source>Declare riichi and discard {1z}.</source>
        <comment>dora</comment>
        <translation>立直して {1z} を捨ててください。</translation>
    </message>
    <message>
        <source>Press Riichi, then {1z}.</source>
        <comment>dora</comment>
        <translation>「リーチ」を押してから {1z} です。</translation>
    </message>
    <message>
        <source>The right tile. Declare riichi first.</source>
        <comment>dora</comment>
        <translation>牌は合っています。先に立直を宣言しましょう。</translation>
    </message>
    <message>
        <source>The dora itself.</source>
        <comment>dora</comment>
        <translation>ドラを引きました。</translation>
    </message>
    <message>
        <source>Win with Tsumo.</source>
        <comment>dora</comment>
        <translation>「ツモ」で和了してください。</translation>
    </message>
    <message>
        <source>Press Tsumo.</source>
        <comment>dora</comment>
        <translation>「ツモ」を押してください。</translation>
    </message>
    <message>
        <source>Your hand is finished. Press Tsumo.</source>
        <comment>dora</comment>
        <translation>完成しています。「ツモ」を押してください。</translation>
    </message>
    <message>
        <source>See on the page how the dora and the red five stand below the yaku, with one han each. After riichi the tile under the indicator counts too: the [[uradora|ura dora]]. Here it makes {2z} dora, and you hold none. (How han become points comes in lesson 22.)</source>
        <comment>dora</comment>
        <translation>ページでは、役の下にドラと赤ドラが一翻ずつ載っています。立直すると、表示牌の下の[[uradora|裏ドラ]]も数えます。今回は {2z} で、持っていません。（翻と点数の関係はレッスン22で学びます。）</translation>
    </message>
    <message>
        <source>A hand has three dora, but no yaku. May it win?</source>
        <comment>dora</comment>
        <translation>ドラが三枚あり、役のない手は和了できますか。</translation>
    </message>
    <message>
        <source>Yes, three han are enough</source>
        <comment>dora</comment>
        <translation>できる。三翻あれば十分</translation>
    </message>
    <message>
        <source>Dora add to a win. They do not allow it.</source>
        <comment>dora</comment>
        <translation>ドラは和了に加わるだけで、和了を許すものではありません。</translation>
    </message>
    <message>
        <source>No, dora are no yaku</source>
        <comment>dora</comment>
        <translation>できない。ドラは役ではない</translation>
    </message>
    <message>
        <source>Right. First a yaku, then the dora count.</source>
        <comment>dora</comment>
        <translation>そのとおり。まず役、それからドラです。</translation>
    </message>
    <message>
        <source>Dora make a hand worth more, but they are no yaku. Look at the indicator at the start of every hand.</source>
        <comment>dora</comment>
        <translation>ドラは点数を上げますが、役ではありません。局の初めには必ず表示牌を見ましょう。</translation>
    </message>
    <message>
        <source>Tenpai and its waits</source>
        <comment>waits</comment>
        <translation>聴牌と待ち</translation>
    </message>
    <message>
        <source>Two sides, a gap, an edge, a pair: what a hand can wait for.</source>
        <comment>waits</comment>
        <translation>両面、嵌張、辺張、単騎など、待ちの形を知ります。</translation>
    </message>
    <message>
        <source>{45p}: two neighbours with room at both sides. This is the two-sided wait, [[ryanmen]]. It is the best of the simple ones: up to eight tiles finish the hand.</source>
        <comment>waits</comment>
        <translation>{45p} のように、並んだ二枚の両側が空いている形。[[ryanmen|両面]]待ちです。基本の待ちの中で最も広く、最大八枚で完成します。</translation>
    </message>
    <message>
        <source>What does {45p} wait for?</source>
        <comment>waits</comment>
        <translation>{45p} の待ちは何ですか。</translation>
    </message>
    <message>
        <source>{3p} and {6p}</source>
        <comment>waits</comment>
        <translation>{3p} と {6p}</translation>
    </message>
    <message>
        <source>Yes: four {3p} and four {6p}, eight tiles together.</source>
        <comment>waits</comment>
        <translation>はい。{3p} が四枚、{6p} が四枚、合わせて八枚です。</translation>
    </message>
    <message>
        <source>{3p} only</source>
        <comment>waits</comment>
        <translation>{3p} だけ</translation>
    </message>
    <message>
        <source>The other end is open too.</source>
        <comment>waits</comment>
        <translation>反対側も空いています。</translation>
    </message>
    <message>
        <source>{4p} and {5p}</source>
        <comment>waits</comment>
        <translation>{4p} と {5p}</translation>
    </message>
    <message>
        <source>A run needs the neighbours, not the same tiles again.</source>
        <comment>waits</comment>
        <translation>順子に必要なのは隣の牌です。</translation>
    </message>
    <message>
        <source>The same hand, but with {46p}: a gap in the middle. This is the middle wait, [[kanchan]].</source>
        <comment>waits</comment>
        <translation>同じ手で、今度は {46p} です。真ん中が抜けた形。[[kanchan|嵌張]]待ちです。</translation>
    </message>
    <message>
        <source>What does {46p} wait for?</source>
        <comment>waits</comment>
        <translation>{46p} の待ちは何ですか。</translation>
    </message>
    <message>
        <source>{3p} and {7p}</source>
        <comment>waits</comment>
        <translation>{3p} と {7p}</translation>
    </message>
    <message>
        <source>{346p} is no run. The gap must be filled.</source>
        <comment>waits</comment>
        <translation>{346p} は順子ではありません。間を埋めます。</translation>
    </message>
    <message>
        <source>{5p}</source>
        <comment>waits</comment>
        <translation>{5p}</translation>
    </message>
    <message>
        <source>Right, four tiles at the most.</source>
        <comment>waits</comment>
        <translation>そのとおり。最大で四枚です。</translation>
    </message>
    <message>
        <source>{4p} and {6p}</source>
        <comment>waits</comment>
        <translation>{4p} と {6p}</translation>
    </message>
    <message>
        <source>Two equal tiles do not fill the gap.</source>
        <comment>waits</comment>
        <translation>同じ牌が増えても間は埋まりません。</translation>
    </message>
    <message>
        <source>Now {12p}. {12p} and {89p} stand at the edge: one side has no tile. This is the edge wait, [[penchan]].</source>
        <comment>waits</comment>
        <translation>今度は {12p} です。{12p} や {89p} は端の形で、片側には牌がありません。[[penchan|辺張]]待ちです。</translation>
    </message>
    <message>
        <source>What does {12p} wait for?</source>
        <comment>waits</comment>
        <translation>{12p} の待ちは何ですか。</translation>
    </message>
    <message>
        <source>{9p} and {3p}</source>
        <comment>waits</comment>
        <translation>{9p} と {3p}</translation>
    </message>
    <message>
        <source>A run does not go round from 9 to 1.</source>
        <comment>waits</comment>
        <translation>順子は9から1へはつながりません。</translation>
    </message>
    <message>
        <source>{3p}</source>
        <comment>waits</comment>
        <translation>{3p}</translation>
    </message>
    <message>
        <source>Right.</source>
        <comment>waits</comment>
        <translation>そのとおり。</translation>
    </message>
    <message>
        <source>{1p} and {2p}</source>
        <comment>waits</comment>
        <translation>{1p} と {2p}</translation>
    </message>
    <message>
        <source>Those make pairs, not a run.</source>
        <comment>waits</comment>
        <translation>それでは対子になるだけです。</translation>
    </message>
    <message>
        <source>Here four groups are complete, and only the pair is missing. One lone tile waits for its twin: the pair wait, [[tanki]].</source>
        <comment>waits</comment>
        <translation>面子が四つそろい、雀頭だけが足りません。一枚の牌が相手を待ちます。[[tanki|単騎]]待ちです。</translation>
    </message>
    <message>
        <source>{7z} is the tile you keep. How many tiles can still finish the hand?</source>
        <comment>waits</comment>
        <translation>{7z} を残します。あと何枚で完成できますか。</translation>
    </message>
    <message>
        <source>4</source>
        <comment>waits</comment>
        <translation>4枚</translation>
    </message>
    <message>
        <source>There are four of each tile, but one of them is in your hand.</source>
        <comment>waits</comment>
        <translation>同じ牌は四枚ですが、一枚は手の中です。</translation>
    </message>
    <message>
        <source>3</source>
        <comment>waits</comment>
        <translation>3枚</translation>
    </message>
    <message>
        <source>Yes, the other three red dragons.</source>
        <comment>waits</comment>
        <translation>はい、残りの中三枚です。</translation>
    </message>
    <message>
        <source>8</source>
        <comment>waits</comment>
        <translation>8枚</translation>
    </message>
    <message>
        <source>Only a two-sided wait has eight.</source>
        <comment>waits</comment>
        <translation>八枚あるのは両面だけです。</translation>
    </message>
    <message>
        <source>Here three groups and two pairs: one pair becomes a triplet, the other is the head. The double pair wait, [[shanpon]].</source>
        <comment>waits</comment>
        <translation>面子が三つに対子が二つ。一方が刻子に、もう一方が雀頭になります。[[shanpon|双碰]]待ちです。</translation>
    </message>
    <message>
        <source>What finishes this hand?</source>
        <comment>waits</comment>
        <translation>この手は何で完成しますか。</translation>
    </message>
    <message>
        <source>{7s} and {9s}</source>
        <comment>waits</comment>
        <translation>{7s} と {9s}</translation>
    </message>
    <message>
        <source>{88s} is a pair. It wants a third {8s}.</source>
        <comment>waits</comment>
        <translation>{88s} は対子です。三枚目の {8s} が必要です。</translation>
    </message>
    <message>
        <source>{5p} only</source>
        <comment>waits</comment>
        <translation>{5p} だけ</translation>
    </message>
    <message>
        <source>{8s} would do as well.</source>
        <comment>waits</comment>
        <translation>{8s} でも完成します。</translation>
    </message>
    <message>
        <source>{8s} and {5p}</source>
        <comment>waits</comment>
        <translation>{8s} と {5p}</translation>
    </message>
    <message>
        <source>Right, two of each are left: four tiles.</source>
        <comment>waits</comment>
        <translation>そのとおり。二枚ずつ、合わせて四枚です。</translation>
    </message>
    <message>
        <source>Now you may choose. With {467p} you can keep {46p} or {67p}.</source>
        <comment>waits</comment>
        <translation>今度は選べます。{467p} から {46p} を残すか、{67p} を残すかです。</translation>
    </message>
    <message>
        <source>Declare riichi with the wider wait.</source>
        <comment>waits</comment>
        <translation>広い待ちで立直してください。</translation>
    </message>
    <message>
        <source>{67p} waits for {5p} and {8p}. So {4p} goes.</source>
        <comment>waits</comment>
        <translation>{67p} なら {5p} と {8p} を待てます。だから {4p} を捨てます。</translation>
    </message>
    <message>
        <source>{46p} waits for {5p} alone. There is a wider one.</source>
        <comment>waits</comment>
        <translation>{46p} では {5p} だけです。もっと広い待ちがあります。</translation>
    </message>
    <message>
        <source>Then {4p} and {7p} are left. They make no wait together, and the hand is not tenpai that way.</source>
        <comment>waits</comment>
        <translation>{4p} と {7p} では待ちになりません。</translation>
    </message>
    <message>
        <source>The right tile. Declare riichi with it.</source>
        <comment>waits</comment>
        <translation>牌は合っています。立直を宣言しましょう。</translation>
    </message>
    <message>
        <source>Eight tiles instead of four. Half the work of winning is a wide wait.</source>
        <comment>waits</comment>
        <translation>四枚ではなく八枚です。広い待ちは勝利への近道です。</translation>
    </message>
    <message>
        <source>A wait open at two sides has eight tiles, a gap, an edge or two pairs four, a pair wait three. Wait wide when you can choose.</source>
        <comment>waits</comment>
        <translation>両面は八枚、嵌張と辺張と双碰は四枚、単騎は三枚。選べるなら広く待ちましょう。</translation>
    </message>
    <message>
        <source>The usual yaku</source>
        <comment>yaku</comment>
        <translation>よく出る役</translation>
    </message>
    <message>
        <source>Pinfu, seven pairs, all triplets and the hand of one suit.</source>
        <comment>yaku</comment>
        <translation>平和、七対子、対々和、混一色を知ります。</translation>
    </message>
    <message>
        <source>You know four ways to a yaku: [[riichi]], the own draw of a closed hand, [[tanyao]], and a triplet of honours that count ([[yakuhai]]). Four more are seen in nearly every match.</source>
        <comment>yaku</comment>
        <translation>もう四つの役を知っています。[[riichi|立直]]、門前のツモ、[[tanyao|断么九]]、[[yakuhai|役牌]]です。ほかにも、ほとんどの試合で見られる役が四つあります。</translation>
    </message>
    <message>
        <source>[[pinfu|Pinfu]] is the plain hand: four runs, a wait open at both sides, and a pair that would be no yakuhai as a triplet. It must be closed. It is worth one [[han]], and joins with riichi and tanyao.</source>
        <comment>yaku</comment>
        <translation>[[pinfu|平和]]は素直な手です。四つの順子、両面待ち、そして役牌ではない雀頭。門前に限ります。一[[han|翻]]ですが、立直や断么九と重なります。</translation>
    </message>
    <message>
        <source>Which of these waits for pinfu?</source>
        <comment>yaku</comment>
        <translation>平和の聴牌はどれですか。</translation>
    </message>
    <message>
        <source>{234m678m345p22s68s}</source>
        <comment>yaku</comment>
        <translation>{234m678m345p22s68s}</translation>
    </message>
    <message>
        <source>{68s} waits in a gap, for {7s} alone. Pinfu wants two sides.</source>
        <comment>yaku</comment>
        <translation>{68s} は {7s} だけの嵌張待ちです。平和は両面待ちに限ります。</translation>
    </message>
    <message>
        <source>{234m678m345p55z67s}</source>
        <comment>yaku</comment>
        <translation>{234m678m345p55z67s}</translation>
    </message>
    <message>
        <source>{55z} are dragons. Such a pair is worth extra points, and then the hand is not plain any more.</source>
        <comment>yaku</comment>
        <translation>{55z} は三元牌です。役牌の雀頭には符が付くので、平和になりません。</translation>
    </message>
    <message>
        <source>{234m678m345p22s67s}</source>
        <comment>yaku</comment>
        <translation>{234m678m345p22s67s}</translation>
    </message>
    <message>
        <source>Yes: only runs, a plain pair, and {67s} waits for {5s} and {8s}.</source>
        <comment>yaku</comment>
        <translation>はい。順子だけで、雀頭は役牌でなく、{67s} が {5s} と {8s} を待っています。</translation>
    </message>
    <message>
        <source>[[chiitoitsu|Chiitoitsu]] is one of the two hands that have no groups: seven different pairs. It is worth two han, and it cannot be called together.</source>
        <comment>yaku</comment>
        <translation>[[chiitoitsu|七対子]]は、面子のない二つの例外の一つで、違う対子を七つ集めます。二翻で、鳴いては作れません。</translation>
    </message>
    <message>
        <source>Which tile finishes this hand?</source>
        <comment>yaku</comment>
        <translation>この手は何で和了しますか。</translation>
    </message>
    <message>
        <source>{4m}</source>
        <comment>yaku</comment>
        <translation>{4m}</translation>
    </message>
    <message>
        <source>Then you have three {4m}, and {7p} is still alone.</source>
        <comment>yaku</comment>
        <translation>{4m} が三枚になるだけで、{7p} が一枚のままです。</translation>
    </message>
    <message>
        <source>{7p}</source>
        <comment>yaku</comment>
        <translation>{7p}</translation>
    </message>
    <message>
        <source>Yes. Six pairs stand, and {7p} waits for its twin. Seven pairs always wait for one kind of tile.</source>
        <comment>yaku</comment>
        <translation>はい。対子が六つあり、{7p} が相手を待っています。七対子の待ちはいつも一種類です。</translation>
    </message>
    <message>
        <source>{8p}</source>
        <comment>yaku</comment>
        <translation>{8p}</translation>
    </message>
    <message>
        <source>{789p} would be a run, but this hand is made of pairs alone.</source>
        <comment>yaku</comment>
        <translation>{789p} は順子ですが、この手は対子だけで作ります。</translation>
    </message>
    <message>
        <source>[[toitoi|Toitoi]] is all triplets: four of them and a pair. Two han, and it may be open, so every pon helps.</source>
        <comment>yaku</comment>
        <translation>[[toitoi|対々和]]は、四つの刻子と雀頭です。二翻で、鳴いてもかまわないので、ポンで進められます。</translation>
    </message>
    <message>
        <source>With these tiles, which call helps?</source>
        <comment>yaku</comment>
        <translation>この手で、役に立つ鳴きはどれですか。</translation>
    </message>
    <message>
        <source>Chi of {9p}</source>
        <comment>yaku</comment>
        <translation>{9p} のチー</translation>
    </message>
    <message>
        <source>{789p} is a run. With one run it is no toitoi.</source>
        <comment>yaku</comment>
        <translation>チーでは順子になり、対々和が崩れます。</translation>
    </message>
    <message>
        <source>Pon of {7p}</source>
        <comment>yaku</comment>
        <translation>{7p} のポン</translation>
    </message>
    <message>
        <source>Yes: {777p} is the third triplet.</source>
        <comment>yaku</comment>
        <translation>はい。{777p} が三つ目の刻子になります。</translation>
    </message>
    <message>
        <source>[[honitsu|Honitsu]], the half flush: one suit and honours, nothing else. Three han closed, two open. Without the honours it is [[chinitsu]], the full flush, worth much more. Your own hand is near.</source>
        <comment>yaku</comment>
        <translation>[[honitsu|混一色]]は、一種類の数牌と字牌だけの手です。門前で三翻、鳴いて二翻。字牌もなければ [[chinitsu|清一色]]で、ずっと高くなります。あなたの手はもうすぐです。</translation>
    </message>
    <message>
        <source>Discard the tile that does not belong, without riichi.</source>
        <comment>yaku</comment>
        <translation>色の違う牌を、立直せずに捨ててください。</translation>
    </message>
    <message>
        <source>{4m} is the only man tile.</source>
        <comment>yaku</comment>
        <translation>萬子は {4m} だけです。</translation>
    </message>
    <message>
        <source>Good, but not this time: the hand has its yaku already.</source>
        <comment>yaku</comment>
        <translation>それもよい手ですが、今回はもう役があります。立直せずに捨ててください。</translation>
    </message>
    <message>
        <source>Rin throws {9p}: {789p}, and the hand is finished.</source>
        <comment>yaku</comment>
        <translation>凛が {9p} を捨てました。{789p} で完成です。</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>yaku</comment>
        <translation>「ロン」で和了してください。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>yaku</comment>
        <translation>「ロン」を押してください。</translation>
    </message>
    <message>
        <source>Take it: honitsu and green dragons.</source>
        <comment>yaku</comment>
        <translation>混一色と發です。和了しましょう。</translation>
    </message>
    <message>
        <source>On the page stand honitsu and the green dragon. Some yaku are worth one han less when the hand is open ([[kuisagari]]).</source>
        <comment>yaku</comment>
        <translation>ページには混一色と發が載っています。鳴くと一翻下がる役もあります（[[kuisagari|食い下がり]]）。</translation>
    </message>
    <message>
        <source>The same hand, but with a pon of {6z}: how many han is honitsu worth?</source>
        <comment>yaku</comment>
        <translation>同じ手で {6z} をポンしていたら、混一色は何翻ですか。</translation>
    </message>
    <message>
        <source>3</source>
        <comment>yaku</comment>
        <translation>3翻</translation>
    </message>
    <message>
        <source>Three is its worth in a closed hand.</source>
        <comment>yaku</comment>
        <translation>三翻は門前のときです。</translation>
    </message>
    <message>
        <source>2</source>
        <comment>yaku</comment>
        <translation>2翻</translation>
    </message>
    <message>
        <source>Yes. The dragons keep their one han either way.</source>
        <comment>yaku</comment>
        <translation>はい。發の一翻は、鳴いても変わりません。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>yaku</comment>
        <translation>付かない</translation>
    </message>
    <message>
        <source>Honitsu may be open. It only counts less.</source>
        <comment>yaku</comment>
        <translation>混一色は鳴いても付きます。翻が下がるだけです。</translation>
    </message>
    <message>
        <source>Look at your first tiles and ask which of these is near. The list of yaku (key Y in a match) tells for every one how far your hand is from it.</source>
        <comment>yaku</comment>
        <translation>配牌を見て、どの役が近いか考えましょう。対局中は役の一覧（Y キー）が、どの役まであと何枚かを教えてくれます。</translation>
    </message>
    <message>
        <source>Keep what grows</source>
        <comment>efficiency</comment>
        <translation>牌効率：伸びる形を残す</translation>
    </message>
    <message>
        <source>Which tile to throw while the hand is being built.</source>
        <comment>efficiency</comment>
        <translation>手作りの途中で、何を捨てるかを学びます。</translation>
    </message>
    <message>
        <source>Two tiles on the way to a run are a [[taatsu|shape]]. A two-sided shape {45p} takes eight tiles, one with a gap {46p} or at the edge {12p} only four. A lone tile takes none yet: it must find a neighbour first.</source>
        <comment>efficiency</comment>
        <translation>順子の途中の二枚を[[taatsu|塔子]]といいます。両面 {45p} は八枚、嵌張 {46p} や辺張 {12p} は四枚を受け入れます。孤立牌は、まず隣の牌が来なければ始まりません。</translation>
    </message>
    <message>
        <source>A lone tile in the middle can find more neighbours than one at the end.</source>
        <comment>efficiency</comment>
        <translation>孤立牌でも、真ん中の牌は端の牌より仲間を見つけやすいものです。</translation>
    </message>
    <message>
        <source>All four are lone tiles. Which one goes first?</source>
        <comment>efficiency</comment>
        <translation>どれも孤立牌です。最初に捨てるのはどれですか。</translation>
    </message>
    <message>
        <source>{5p}</source>
        <comment>efficiency</comment>
        <translation>{5p}</translation>
    </message>
    <message>
        <source>It can become {34p5p}, {456p}, {567p}: it grows on both sides.</source>
        <comment>efficiency</comment>
        <translation>両側に伸びて、いろいろな順子になれます。</translation>
    </message>
    <message>
        <source>{8s}</source>
        <comment>efficiency</comment>
        <translation>{8s}</translation>
    </message>
    <message>
        <source>It still has {7s} and {9s} as neighbours, and {6s} across a gap.</source>
        <comment>efficiency</comment>
        <translation>{7s} と {9s}、間をおいて {6s} とつながれます。</translation>
    </message>
    <message>
        <source>{1m}</source>
        <comment>efficiency</comment>
        <translation>{1m}</translation>
    </message>
    <message>
        <source>It grows on one side only, but it does grow. Something here cannot make a run at all.</source>
        <comment>efficiency</comment>
        <translation>片側だけですが、伸びることはできます。順子に決してならない牌があります。</translation>
    </message>
    <message>
        <source>{3z}, neither your wind nor the round&apos;s</source>
        <comment>efficiency</comment>
        <translation>{3z}（自風でも場風でもない）</translation>
    </message>
    <message>
        <source>Yes. It makes no run, and its triplet would not even be a yaku.</source>
        <comment>efficiency</comment>
        <translation>はい。順子にならず、刻子になっても役が付きません。</translation>
    </message>
    <message>
        <source>Your hand: {456s} is a complete group, {23m} {67m} {45p} are shapes, {88p} is the pair. {9s} {1z} {4z} are alone.</source>
        <comment>efficiency</comment>
        <translation>手牌は、面子が {456s}、塔子が {23m} {67m} {45p}、雀頭が {88p}。{9s} {1z} {4z} は孤立しています。</translation>
    </message>
    <message>
        <source>Discard a tile without hurting the hand.</source>
        <comment>efficiency</comment>
        <translation>手を崩さない牌を捨ててください。</translation>
    </message>
    <message>
        <source>Throw one of the lone tiles, best an honour.</source>
        <comment>efficiency</comment>
        <translation>孤立牌のどれか、できれば字牌です。</translation>
    </message>
    <message>
        <source>Nothing is lost: the hand is as near as it was.</source>
        <comment>efficiency</comment>
        <translation>何も失っていません。</translation>
    </message>
    <message>
        <source>{8m} has come: {678m} is complete. {23m} and {45p} still wait for their third tile: one of them, and you are tenpai.</source>
        <comment>efficiency</comment>
        <translation>{8m} が来て、{678m} が完成しました。{23m} と {45p} が三枚目を待っています。どちらかが来れば聴牌です。</translation>
    </message>
    <message>
        <source>Go on: discard what helps least.</source>
        <comment>efficiency</comment>
        <translation>続けて、いちばん役に立たない牌を捨ててください。</translation>
    </message>
    <message>
        <source>There are still lone tiles.</source>
        <comment>efficiency</comment>
        <translation>まだ孤立牌があります。</translation>
    </message>
    <message>
        <source>Good. All shapes are kept.</source>
        <comment>efficiency</comment>
        <translation>その調子です。塔子は全部残りました。</translation>
    </message>
    <message>
        <source>{3p} has come: {345p} is complete as well.</source>
        <comment>efficiency</comment>
        <translation>{3p} が来て、{345p} もできました。</translation>
    </message>
    <message>
        <source>Become tenpai with the widest wait, with riichi or without.</source>
        <comment>efficiency</comment>
        <translation>いちばん広い待ちで聴牌してください。立直してもしなくてもかまいません。</translation>
    </message>
    <message>
        <source>{23m} is two-sided. Keep it, and throw the last lone tile.</source>
        <comment>efficiency</comment>
        <translation>{23m} は両面です。残して、最後の孤立牌を捨てましょう。</translation>
    </message>
    <message>
        <source>Ao throws {4m}: the last tile. (Without riichi the hand has a yaku too: it is [[pinfu]] and [[tanyao]].)</source>
        <comment>efficiency</comment>
        <translation>碧が {4m} を捨てました。最後の一枚です。（立直していなくても、[[pinfu|平和]]と[[tanyao|断么九]]の役があります。）</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>efficiency</comment>
        <translation>「ロン」で和了してください。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>efficiency</comment>
        <translation>「ロン」を押してください。</translation>
    </message>
    <message>
        <source>Your hand is finished. Take the win.</source>
        <comment>efficiency</comment>
        <translation>完成しています。和了しましょう。</translation>
    </message>
    <message>
        <source>Lone tiles first: honours, then ends, then the middle. After that the weakest two-tile shape. So the hand grows by itself.</source>
        <comment>efficiency</comment>
        <translation>まず孤立牌です。字牌、端の牌、真ん中の順に捨てます。次に弱い二枚の形。こうすれば手は自然に進みます。</translation>
    </message>
    <message>
        <source>How far is it? Shanten</source>
        <comment>shanten</comment>
        <translation>向聴数</translation>
    </message>
    <message>
        <source>Count how many tiles a hand is away from tenpai.</source>
        <comment>shanten</comment>
        <translation>聴牌まで何枚かを数えます。</translation>
    </message>
    <message>
        <source>[[shanten|Shanten]] is the number of useful tiles that a hand needs to become [[tenpai]]. 0 means tenpai. 1-shanten, [[iishanten]], means: one good tile, and you are tenpai.</source>
        <comment>shanten</comment>
        <translation>[[shanten|向聴数]]とは、[[tenpai|聴牌]]までに必要な有効牌の枚数です。0なら聴牌、一向聴なら、よい牌が一枚来れば聴牌です。</translation>
    </message>
    <message>
        <source>Count: two groups {123m} {678p}, the pair {99p}, and two shapes {45m} {13s}. The other tiles do not count.</source>
        <comment>shanten</comment>
        <translation>数えましょう。面子が二つ {123m} {678p}、雀頭 {99p}、塔子が二つ {45m} {13s}。ほかの牌は数えません。</translation>
    </message>
    <message>
        <source>How many good tiles until this hand is tenpai?</source>
        <comment>shanten</comment>
        <translation>聴牌まで、よい牌は何枚必要ですか。</translation>
    </message>
    <message>
        <source>None, it is tenpai</source>
        <comment>shanten</comment>
        <translation>0枚（聴牌している）</translation>
    </message>
    <message>
        <source>Tenpai means one tile from finished. Here two shapes are still open.</source>
        <comment>shanten</comment>
        <translation>聴牌はあと一枚で完成する形です。塔子がまだ二つ残っています。</translation>
    </message>
    <message>
        <source>1</source>
        <comment>shanten</comment>
        <translation>1枚</translation>
    </message>
    <message>
        <source>Yes. When one shape is filled, the other one is the wait.</source>
        <comment>shanten</comment>
        <translation>はい。塔子の一つが埋まれば、もう一つが待ちになります。</translation>
    </message>
    <message>
        <source>2</source>
        <comment>shanten</comment>
        <translation>2枚</translation>
    </message>
    <message>
        <source>Two tiles finish the hand. Tenpai comes one tile earlier.</source>
        <comment>shanten</comment>
        <translation>二枚で完成です。聴牌はその一枚手前です。</translation>
    </message>
    <message>
        <source>Keep the shanten while you throw.</source>
        <comment>shanten</comment>
        <translation>向聴数を保って捨てましょう。</translation>
    </message>
    <message>
        <source>Discard a tile that leaves the hand at 1-shanten.</source>
        <comment>shanten</comment>
        <translation>一向聴のままになる牌を捨ててください。</translation>
    </message>
    <message>
        <source>The two dragons {5z} and {6z} are alone.</source>
        <comment>shanten</comment>
        <translation>{5z} と {6z} は孤立しています。</translation>
    </message>
    <message>
        <source>Still one away.</source>
        <comment>shanten</comment>
        <translation>まだ一向聴です。</translation>
    </message>
    <message>
        <source>{2s} fills the gap: {123s}. Now the hand can be tenpai.</source>
        <comment>shanten</comment>
        <translation>{2s} が来て {123s} になりました。聴牌できます。</translation>
    </message>
    <message>
        <source>Discard so that you are tenpai.</source>
        <comment>shanten</comment>
        <translation>聴牌になるように捨ててください。</translation>
    </message>
    <message>
        <source>The last lone dragon goes; {45m} is your wait.</source>
        <comment>shanten</comment>
        <translation>残った三元牌を捨てれば、{45m} が待ちです。</translation>
    </message>
    <message>
        <source>Tenpai: {45m} waits for {3m} and {6m}.</source>
        <comment>shanten</comment>
        <translation>聴牌です。{45m} が {3m} と {6m} を待っています。</translation>
    </message>
    <message>
        <source>Another hand: one group {345p}, the pair {66p}, three shapes {12m} {57m} {24s}.</source>
        <comment>shanten</comment>
        <translation>別の手です。面子が一つ {345p}、雀頭 {66p}、塔子が三つ {12m} {57m} {24s}。</translation>
    </message>
    <message>
        <source>How many shanten?</source>
        <comment>shanten</comment>
        <translation>何向聴ですか。</translation>
    </message>
    <message>
        <source>Three groups are still missing. Two must be filled before the last one can be the wait.</source>
        <comment>shanten</comment>
        <translation>面子がまだ三つ足りません。二つ埋めて、最後の一つが待ちになります。</translation>
    </message>
    <message>
        <source>Yes: fill two of the three shapes, and the third is the wait.</source>
        <comment>shanten</comment>
        <translation>はい。塔子を二つ埋めれば、三つ目が待ちです。</translation>
    </message>
    <message>
        <source>3</source>
        <comment>shanten</comment>
        <translation>三向聴</translation>
    </message>
    <message>
        <source>Three tiles would finish the hand. Tenpai is one before that.</source>
        <comment>shanten</comment>
        <translation>三枚なら完成です。聴牌はその一枚手前です。</translation>
    </message>
    <message>
        <source>Count the shanten when the hand is dealt, and again when somebody declares riichi: it tells you whether to go on.</source>
        <comment>shanten</comment>
        <translation>配牌のときと、誰かが立直したときに、向聴数を数えましょう。進むかどうかの目安になります。</translation>
    </message>
    <message>
        <source>Furiten: your own discards</source>
        <comment>furiten</comment>
        <translation>振聴：自分の捨て牌</translation>
    </message>
    <message>
        <source>Why you may not win on what you have thrown yourself.</source>
        <comment>furiten</comment>
        <translation>自分で捨てた牌ではロンできません。</translation>
    </message>
    <message>
        <source>Early in this hand you threw {5p}. Now you have drawn {7s}, and all but one group are complete: {34p} waits for {2p} and {5p}. But {5p} already lies in your own pond.</source>
        <comment>furiten</comment>
        <translation>最初に {5p} を捨て、いま {7s} を引いて、残るは一面子です。{34p} の待ちは {2p} と {5p}。でも {5p} は自分の河にあります。</translation>
    </message>
    <message>
        <source>Let us see what that means. The hand is all simples once {1z} is gone, so it has a yaku.</source>
        <comment>furiten</comment>
        <translation>どうなるか見てみましょう。{1z} を捨てれば断么九になり、役はあります。</translation>
    </message>
    <message>
        <source>Discard {1z} without riichi.</source>
        <comment>furiten</comment>
        <translation>立直せずに {1z} を捨ててください。</translation>
    </message>
    <message>
        <source>Click {1z}.</source>
        <comment>furiten</comment>
        <translation>{1z} をクリックしてください。</translation>
    </message>
    <message>
        <source>Not now. Just discard {1z} and watch.</source>
        <comment>furiten</comment>
        <translation>今はやめておきましょう。{1z} を捨てて見ていてください。</translation>
    </message>
    <message>
        <source>Ao threw {2p}, a tile you wait for. The table does not offer Ron: you are [[furiten]], as the word over your hand says. If any tile of your wait lies in your pond, you may not win by ron at all, not even with the other tiles of the wait.</source>
        <comment>furiten</comment>
        <translation>碧が待ち牌の {2p} を捨てましたが、ロンできません。手牌の上に出ているとおり、[[furiten|振聴]]だからです。待ちの牌が一つでも自分の河にあれば、ほかの待ち牌でもロンできません。</translation>
    </message>
    <message>
        <source>One way is left: draw the tile yourself. Furiten forbids ron, never tsumo. You have just drawn {2p}.</source>
        <comment>furiten</comment>
        <translation>方法は一つ、自分で引くことです。振聴が禁じるのはロンだけで、ツモはできます。いま {2p} を引きました。</translation>
    </message>
    <message>
        <source>Win with Tsumo.</source>
        <comment>furiten</comment>
        <translation>「ツモ」で和了してください。</translation>
    </message>
    <message>
        <source>Press Tsumo.</source>
        <comment>furiten</comment>
        <translation>「ツモ」を押してください。</translation>
    </message>
    <message>
        <source>This win is allowed. Press Tsumo.</source>
        <comment>furiten</comment>
        <translation>この和了は認められます。「ツモ」を押してください。</translation>
    </message>
    <message>
        <source>The hand is finished already. Press Tsumo.</source>
        <comment>furiten</comment>
        <translation>手はもう完成しています。「ツモ」を押してください。</translation>
    </message>
    <message>
        <source>Your wait can change as the hand changes. When none of its tiles lies in your pond, you are free again.</source>
        <comment>furiten</comment>
        <translation>手が変われば待ちも変わります。待ち牌が自分の河に一つもなければ、振聴ではありません。</translation>
    </message>
    <message>
        <source>You wait for {3s} and {6s}. {6s} lies in your pond. Rin throws {3s}. May you win?</source>
        <comment>furiten</comment>
        <translation>待ちは {3s} と {6s}。{6s} は自分の河にあります。凛が {3s} を捨てました。ロンできますか。</translation>
    </message>
    <message>
        <source>Yes, only {6s} is forbidden</source>
        <comment>furiten</comment>
        <translation>できる。だめなのは {6s} だけ</translation>
    </message>
    <message>
        <source>Furiten is about the whole wait: one tile of it in your pond closes all.</source>
        <comment>furiten</comment>
        <translation>振聴は待ち全体にかかります。一つでも河にあれば、すべてロンできません。</translation>
    </message>
    <message>
        <source>No, not by ron</source>
        <comment>furiten</comment>
        <translation>ロンはできない</translation>
    </message>
    <message>
        <source>Right. But you may draw {3s} or {6s} yourself.</source>
        <comment>furiten</comment>
        <translation>そのとおり。ただし {3s} か {6s} を自分で引けば和了できます。</translation>
    </message>
    <message>
        <source>Before you settle on a wait, look at your own pond. If one of your winning tiles lies there, nobody&apos;s discard can win for you.</source>
        <comment>furiten</comment>
        <translation>待ちを決める前に、自分の河を見ましょう。和了牌が一つでもあれば、誰の捨て牌でもロンできません。</translation>
    </message>
    <message>
        <source>Furiten: letting a win go by</source>
        <comment>passing</comment>
        <translation>振聴：見逃し</translation>
    </message>
    <message>
        <source>The other two kinds: until your next turn, and until the end of the hand.</source>
        <comment>passing</comment>
        <translation>次の自分の番まで、または局の終わりまで続く振聴です。</translation>
    </message>
    <message>
        <source>A hand of simples, waiting for {2p} and {5p}.</source>
        <comment>passing</comment>
        <translation>断么九の手で、待ちは {2p} と {5p} です。</translation>
    </message>
    <message>
        <source>Discard {1z} without riichi.</source>
        <comment>passing</comment>
        <translation>立直せずに {1z} を捨ててください。</translation>
    </message>
    <message>
        <source>Click {1z}.</source>
        <comment>passing</comment>
        <translation>{1z} をクリックしてください。</translation>
    </message>
    <message>
        <source>Without riichi in this lesson.</source>
        <comment>passing</comment>
        <translation>このレッスンでは立直しません。</translation>
    </message>
    <message>
        <source>Rin throws {5p}. You would take it, of course. For this once, let it go by.</source>
        <comment>passing</comment>
        <translation>凛が {5p} を捨てました。ふつうは和了しますが、今回だけ見逃してみましょう。</translation>
    </message>
    <message>
        <source>Press Skip (you will be asked twice).</source>
        <comment>passing</comment>
        <translation>「スキップ」を押してください（確認されます）。</translation>
    </message>
    <message>
        <source>Press Skip and confirm.</source>
        <comment>passing</comment>
        <translation>「スキップ」を押し、もう一度確認してください。</translation>
    </message>
    <message>
        <source>Right in a real game! Here we want to see what happens if you do not.</source>
        <comment>passing</comment>
        <translation>本番なら正解です。ここでは見逃すとどうなるかを見ます。</translation>
    </message>
    <message>
        <source>Straight after it Ao threw {2p}, and the table did not offer Ron. When a tile that you wait for goes by, you may not win by ron until your own next discard: [[furiten]] for this go-around.</source>
        <comment>passing</comment>
        <translation>すぐあとに碧が {2p} を捨てましたが、ロンできませんでした。待ち牌を見逃すと、次に自分が打牌するまでロンできません。これを同巡内の[[furiten|振聴]]といいます。</translation>
    </message>
    <message>
        <source>Your own turn has come, and with your discard you are free again.</source>
        <comment>passing</comment>
        <translation>自分の番が来ました。打牌すれば、また和了できます。</translation>
    </message>
    <message>
        <source>Discard {9s}.</source>
        <comment>passing</comment>
        <translation>{9s} を捨ててください。</translation>
    </message>
    <message>
        <source>{9s} is what you have drawn.</source>
        <comment>passing</comment>
        <translation>引いた {9s} です。</translation>
    </message>
    <message>
        <source>Still without riichi, please.</source>
        <comment>passing</comment>
        <translation>まだ立直しないでください。</translation>
    </message>
    <message>
        <source>Leo throws {5p}.</source>
        <comment>passing</comment>
        <translation>玲央が {5p} を捨てました。</translation>
    </message>
    <message>
        <source>This time win with Ron.</source>
        <comment>passing</comment>
        <translation>今度は「ロン」で和了してください。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>passing</comment>
        <translation>「ロン」を押してください。</translation>
    </message>
    <message>
        <source>Now take it.</source>
        <comment>passing</comment>
        <translation>今度は和了しましょう。</translation>
    </message>
    <message>
        <source>In riichi the hand cannot change any more, and the rule is harder.</source>
        <comment>passing</comment>
        <translation>立直中は手を変えられないので、決まりはもっと厳しくなります。</translation>
    </message>
    <message>
        <source>You are in riichi and let a winning tile go by. How long are you furiten?</source>
        <comment>passing</comment>
        <translation>立直中に和了牌を見逃しました。振聴はいつまでですか。</translation>
    </message>
    <message>
        <source>Until your next discard</source>
        <comment>passing</comment>
        <translation>次の自分の打牌まで</translation>
    </message>
    <message>
        <source>That is so without riichi.</source>
        <comment>passing</comment>
        <translation>それは立直していないときです。</translation>
    </message>
    <message>
        <source>Until the end of the hand</source>
        <comment>passing</comment>
        <translation>その局の終わりまで</translation>
    </message>
    <message>
        <source>Yes. Only a tsumo can win then.</source>
        <comment>passing</comment>
        <translation>はい。あとはツモでしか和了できません。</translation>
    </message>
    <message>
        <source>Not at all</source>
        <comment>passing</comment>
        <translation>振聴にならない</translation>
    </message>
    <message>
        <source>It would be strange if riichi were freer.</source>
        <comment>passing</comment>
        <translation>立直のほうが自由ということはありません。</translation>
    </message>
    <message>
        <source>So there are three kinds of furiten: your own discards, a tile let go this turn, and a tile let go in riichi.</source>
        <comment>passing</comment>
        <translation>振聴は三種類です。自分の捨て牌、同じ巡の見逃し、立直後の見逃し。</translation>
    </message>
    <message>
        <source>Riichi: what it costs, what it brings</source>
        <comment>riichi2</comment>
        <translation>立直の損得</translation>
    </message>
    <message>
        <source>The conditions, ippatsu and ura dora.</source>
        <comment>riichi2</comment>
        <translation>立直の条件、一発、裏ドラを知ります。</translation>
    </message>
    <message>
        <source>You may declare [[riichi]] when your hand is closed and tenpai, you have 1,000 points, and the wall still holds a tile for you to draw.</source>
        <comment>riichi2</comment>
        <translation>[[riichi|立直]]は、門前で聴牌していて、1,000点以上あり、山に自分の引く牌が残っているときに宣言できます。</translation>
    </message>
    <message>
        <source>Which hand may declare riichi?</source>
        <comment>riichi2</comment>
        <translation>立直できるのはどの手ですか。</translation>
    </message>
    <message>
        <source>A tenpai hand with one pon</source>
        <comment>riichi2</comment>
        <translation>ポンを一つした聴牌の手</translation>
    </message>
    <message>
        <source>A pon opens the hand.</source>
        <comment>riichi2</comment>
        <translation>ポンをすると門前ではありません。</translation>
    </message>
    <message>
        <source>A tenpai hand without any call</source>
        <comment>riichi2</comment>
        <translation>鳴いていない聴牌の手</translation>
    </message>
    <message>
        <source>Right.</source>
        <comment>riichi2</comment>
        <translation>そのとおり。</translation>
    </message>
    <message>
        <source>A closed hand at 1-shanten</source>
        <comment>riichi2</comment>
        <translation>門前の一向聴の手</translation>
    </message>
    <message>
        <source>It must be tenpai after the discard.</source>
        <comment>riichi2</comment>
        <translation>打牌のあとで聴牌していなければなりません。</translation>
    </message>
    <message>
        <source>Your hand waits for {5p} and {8p}. You have drawn {1z}.</source>
        <comment>riichi2</comment>
        <translation>待ちは {5p} と {8p}。引いたのは {1z} です。</translation>
    </message>
    <message>
        <source>Declare riichi, discarding {1z}.</source>
        <comment>riichi2</comment>
        <translation>{1z} を捨てて立直してください。</translation>
    </message>
    <message>
        <source>Press Riichi, then {1z}.</source>
        <comment>riichi2</comment>
        <translation>「リーチ」を押してから {1z} です。</translation>
    </message>
    <message>
        <source>With riichi: press the button first.</source>
        <comment>riichi2</comment>
        <translation>先に「リーチ」のボタンを押してください。</translation>
    </message>
    <message>
        <source>The sideways tile in your pond shows the riichi to all, and your stick of 1,000 points lies on the table. Whoever wins takes it. From now on you throw what you draw, unless you can win.</source>
        <comment>riichi2</comment>
        <translation>河の横向きの牌が立直のしるしで、1,000点棒が卓に置かれました。和了した人のものになります。ここからは、和了できなければ、引いた牌をそのまま捨てます。</translation>
    </message>
    <message>
        <source>A better wait would be possible now. May you change your hand?</source>
        <comment>riichi2</comment>
        <translation>もっとよい待ちにできるとしたら、手を変えられますか。</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>riichi2</comment>
        <translation>変えられる</translation>
    </message>
    <message>
        <source>That is the price of riichi: the hand is fixed.</source>
        <comment>riichi2</comment>
        <translation>手を変えられないのが立直の代償です。</translation>
    </message>
    <message>
        <source>No</source>
        <comment>riichi2</comment>
        <translation>変えられない</translation>
    </message>
    <message>
        <source>Right. Only a [[ankan|closed kan]] (lesson 23) that leaves the wait as it is may be made.</source>
        <comment>riichi2</comment>
        <translation>そのとおり。できるのは、待ちの変わらない[[ankan|暗槓]]（レッスン23）だけです。</translation>
    </message>
    <message>
        <source>{8p}, in the very first go-around after the riichi: this gives the yaku [[ippatsu]], as long as nobody has called.</source>
        <comment>riichi2</comment>
        <translation>立直のあと一巡目で {8p} を引きました。誰も鳴いていなければ[[ippatsu|一発]]が付きます。</translation>
    </message>
    <message>
        <source>Win with Tsumo.</source>
        <comment>riichi2</comment>
        <translation>「ツモ」で和了してください。</translation>
    </message>
    <message>
        <source>Press Tsumo.</source>
        <comment>riichi2</comment>
        <translation>「ツモ」を押してください。</translation>
    </message>
    <message>
        <source>Your hand is finished. Press Tsumo.</source>
        <comment>riichi2</comment>
        <translation>完成しています。「ツモ」を押してください。</translation>
    </message>
    <message>
        <source>On the page: riichi, ippatsu, menzen tsumo (a closed hand that draws its last tile itself), [[pinfu]] (four runs and a two-sided wait). And the [[uradora|ura dora]]: after a riichi the tile under the indicator is turned. It shows {8s}, so your two {9s} count two han more.</source>
        <comment>riichi2</comment>
        <translation>ページを見てください。立直、一発、門前清自摸和（門前でツモ）、[[pinfu|平和]]（四つの順子と両面待ち）。そして[[uradora|裏ドラ]]。立直すると表示牌の下もめくれます。 {8s} なので、{9s} 二枚で二翻増えました。</translation>
    </message>
    <message>
        <source>Sometimes it is better to stay silent: [[damaten]]. You keep your freedom, and nobody is warned.</source>
        <comment>riichi2</comment>
        <translation>立直せずに黙っているほうがよいこともあります。[[damaten|黙聴]]です。手を変えられ、警戒もされません。</translation>
    </message>
    <message>
        <source>When is silence a good idea?</source>
        <comment>riichi2</comment>
        <translation>黙聴がよいのはどんなときですか。</translation>
    </message>
    <message>
        <source>When the hand has no yaku</source>
        <comment>riichi2</comment>
        <translation>役がないとき</translation>
    </message>
    <message>
        <source>Then it could not win by ron at all. Riichi is the remedy.</source>
        <comment>riichi2</comment>
        <translation>それではロンできません。立直すべきです。</translation>
    </message>
    <message>
        <source>When the hand has a yaku and is about to get better</source>
        <comment>riichi2</comment>
        <translation>役があり、手がまだ良くなりそうなとき</translation>
    </message>
    <message>
        <source>Yes: it can win as it is and still improve.</source>
        <comment>riichi2</comment>
        <translation>はい。そのまま和了でき、変化もできます。</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>riichi2</comment>
        <translation>いつも</translation>
    </message>
    <message>
        <source>You would give away a han, the ura dora and the fear of the others.</source>
        <comment>riichi2</comment>
        <translation>一翻も裏ドラも相手への圧力も捨てることになります。</translation>
    </message>
    <message>
        <source>Riichi gives a yaku, a chance of ippatsu and ura dora, and frightens the others. It costs 1,000 points and your freedom. Most of the time it is worth it.</source>
        <comment>riichi2</comment>
        <translation>立直は役になり、一発と裏ドラの機会があり、相手を警戒させます。代わりに1,000点と自由を失います。たいていは得です。</translation>
    </message>
    <message>
        <source>Defence: tiles that are safe</source>
        <comment>safe</comment>
        <translation>守備：現物</translation>
    </message>
    <message>
        <source>What can never deal into a riichi.</source>
        <comment>safe</comment>
        <translation>立直に絶対に当たらない牌を知ります。</translation>
    </message>
    <message>
        <source>Rin has declared riichi: the tile that lies sideways and the stick show it. Rin waits for one last tile, and if you throw it, you alone pay. Your own hand still needs two good tiles to be [[tenpai]]. It is time to be careful.</source>
        <comment>safe</comment>
        <translation>凛が立直しました。横向きの牌と点棒がしるしです。あと一枚を待っていて、あなたがそれを捨てれば、一人で払うことになります。あなたの手はまだ二向聴。慎重になるときです。</translation>
    </message>
    <message>
        <source>Remember [[furiten]]: nobody can win by ron with a tile that lies in their own pond. So Rin&apos;s own discards are completely safe against Rin. They are called [[genbutsu]].</source>
        <comment>safe</comment>
        <translation>[[furiten|振聴]]を思い出しましょう。自分の河にある牌ではロンできません。だから、凛の捨て牌は凛に対して絶対に安全です。[[genbutsu|現物]]といいます。</translation>
    </message>
    <message>
        <source>Click a tile in your hand that lies in Rin&apos;s pond.</source>
        <comment>safe</comment>
        <translation>凛の河にある牌を、手牌から選んでクリックしてください。</translation>
    </message>
    <message>
        <source>Compare your hand with the pond on the right, tile by tile.</source>
        <comment>safe</comment>
        <translation>右の河と手牌を、一枚ずつ見比べましょう。</translation>
    </message>
    <message>
        <source>{7m} is safe for another reason, which comes next. Look at Rin&apos;s own pond.</source>
        <comment>safe</comment>
        <translation>{7m} が安全な理由は別です。次に学びます。凛の河を見てください。</translation>
    </message>
    <message>
        <source>Yes. Neither {9m} nor {5s} can deal into this riichi.</source>
        <comment>safe</comment>
        <translation>はい。{9m} も {5s} も、この立直には当たりません。</translation>
    </message>
    <message>
        <source>There is more. After the riichi Ao threw {7m}, and Rin did not win. In riichi a hand never changes, and whoever lets a winning tile go by is furiten to the end. So every tile thrown by anybody since the riichi is safe too.</source>
        <comment>safe</comment>
        <translation>もう一つ。立直のあと、碧が {7m} を捨て、凛は和了しませんでした。立直中は手が変わらず、見逃せば最後まで振聴です。だから、立直後に誰かが捨てて通った牌も安全です。</translation>
    </message>
    <message>
        <source>Click the tile that has become safe through Ao&apos;s discard.</source>
        <comment>safe</comment>
        <translation>碧の打牌で安全になった牌をクリックしてください。</translation>
    </message>
    <message>
        <source>Ao&apos;s last tile was {7m}. You hold one.</source>
        <comment>safe</comment>
        <translation>碧の最後の捨て牌は {7m}。一枚持っています。</translation>
    </message>
    <message>
        <source>Yes, {7m} has gone by.</source>
        <comment>safe</comment>
        <translation>はい、{7m} は通りました。</translation>
    </message>
    <message>
        <source>Now play: give up the hand for the moment and throw something safe.</source>
        <comment>safe</comment>
        <translation>では打ってみましょう。いったん手はあきらめて、安全な牌を捨てます。</translation>
    </message>
    <message>
        <source>Discard a tile that is completely safe.</source>
        <comment>safe</comment>
        <translation>絶対に安全な牌を捨ててください。</translation>
    </message>
    <message>
        <source>Take what lies in Rin&apos;s pond or has gone by since the riichi: {9m}, {5s} or {7m}.</source>
        <comment>safe</comment>
        <translation>凛の河にある牌か、立直後に通った牌です。{9m} {5s} {7m} のどれかです。</translation>
    </message>
    <message>
        <source>{4m} lies in Ao&apos;s pond, but from before the riichi, and that proves nothing. Choose {9m}, {5s} or {7m}.</source>
        <comment>safe</comment>
        <translation>{4m} は碧の河にありますが、立直の前なので何の保証にもなりません。{9m} {5s} {7m} から選びましょう。</translation>
    </message>
    <message>
        <source>{4p} lies in Leo&apos;s pond, but from before the riichi, and that proves nothing. Choose {9m}, {5s} or {7m}.</source>
        <comment>safe</comment>
        <translation>{4p} は玲央の河にありますが、立直の前なので何の保証にもなりません。{9m} {5s} {7m} から選びましょう。</translation>
    </message>
    <message>
        <source>{6s} was not thrown by Rin, nor by anybody since the riichi. Choose {9m}, {5s} or {7m}.</source>
        <comment>safe</comment>
        <translation>{6s} は凛も、立直後の誰も捨てていません。{9m} {5s} {7m} から選びましょう。</translation>
    </message>
    <message>
        <source>Nothing can happen to you in this turn.</source>
        <comment>safe</comment>
        <translation>この巡は何も起こりません。</translation>
    </message>
    <message>
        <source>Two players may be dangerous at once.</source>
        <comment>safe</comment>
        <translation>危険な相手が二人いることもあります。</translation>
    </message>
    <message>
        <source>Rin and Leo are both in riichi. {9m} lies in Rin&apos;s pond only, and long before Leo&apos;s riichi. Is it safe?</source>
        <comment>safe</comment>
        <translation>凛と玲央が二人とも立直しています。{9m} は凛の河にだけあり、玲央の立直よりずっと前に捨てられました。安全ですか。</translation>
    </message>
    <message>
        <source>Yes, it is genbutsu</source>
        <comment>safe</comment>
        <translation>安全。現物だから</translation>
    </message>
    <message>
        <source>Only against Rin. Leo may be waiting for it.</source>
        <comment>safe</comment>
        <translation>凛に対してだけです。玲央は待っているかもしれません。</translation>
    </message>
    <message>
        <source>Against Rin yes, against Leo it is not sure</source>
        <comment>safe</comment>
        <translation>凛には安全、玲央には分からない</translation>
    </message>
    <message>
        <source>Right. Safety always means: safe against whom?</source>
        <comment>safe</comment>
        <translation>そのとおり。安全とは、必ず「誰に対して」かを考えます。</translation>
    </message>
    <message>
        <source>No, it is dangerous for both</source>
        <comment>safe</comment>
        <translation>二人とも危険</translation>
    </message>
    <message>
        <source>Rin cannot win with a tile from their own pond.</source>
        <comment>safe</comment>
        <translation>凛は自分の河の牌ではロンできません。</translation>
    </message>
    <message>
        <source>What lies in the pond of the player in riichi is safe against that player, and so is everything that others have thrown since. Begin every defence there.</source>
        <comment>safe</comment>
        <translation>立直した人の河にある牌と、立直後に通った牌は安全です。守るときは、まずそこから。</translation>
    </message>
    <message>
        <source>Safer tiles: suji and no chance</source>
        <comment>suji</comment>
        <translation>筋と壁</translation>
    </message>
    <message>
        <source>When there is nothing completely safe.</source>
        <comment>suji</comment>
        <translation>絶対に安全な牌がないときの考え方です。</translation>
    </message>
    <message>
        <source>Most hands in riichi wait at two sides. Rin has thrown {4p}. A two-sided wait that needs {1p} is {23p}, and it needs {4p} as well: Rin would be furiten. So {1p} cannot be hit by a two-sided wait. Nor can {7p}, for {56p} wants {4p} too.</source>
        <comment>suji</comment>
        <translation>立直の待ちの多くは両面です。凛は {4p} を捨てています。{1p} を待つ両面は {23p} ですが、{4p} も待つことになり、凛は振聴です。だから {1p} は両面には当たりません。{7p} も同じです。{56p} も {4p} を待つからです。</translation>
    </message>
    <message>
        <source>These lines are called [[suji]]: 1-4-7, 2-5-8, 3-6-9. When the middle tile of a line lies in the pond, both ends are safer. When an end lies there, the middle is not: its other side is open.</source>
        <comment>suji</comment>
        <translation>この並びを[[suji|筋]]といいます。1-4-7、2-5-8、3-6-9です。真ん中の牌が河にあれば両端が比較的安全です。端が一つ河にあるだけでは、真ん中は安全になりません。反対側が残るからです。</translation>
    </message>
    <message>
        <source>Click a pin tile that is suji of {4p}.</source>
        <comment>suji</comment>
        <translation>{4p} の筋になる筒子をクリックしてください。</translation>
    </message>
    <message>
        <source>The line is 1-4-7.</source>
        <comment>suji</comment>
        <translation>筋は1-4-7です。</translation>
    </message>
    <message>
        <source>{5p} is not on the line 1-4-7. A wait {67p} would win with it.</source>
        <comment>suji</comment>
        <translation>{5p} は1-4-7の筋ではありません。{67p} の待ちに当たります。</translation>
    </message>
    <message>
        <source>Yes. {1p} and {7p} are both suji.</source>
        <comment>suji</comment>
        <translation>はい。{1p} と {7p} が筋です。</translation>
    </message>
    <message>
        <source>The second help: count tiles. You hold three {8m}, and the fourth lies in Ao&apos;s pond. Nobody else can have {8m}. So nobody has {78m}, the only two-sided shape that waits for {9m}. This is a [[kabe|wall of four]], or &quot;no chance&quot;.</source>
        <comment>suji</comment>
        <translation>二つ目は枚数です。{8m} は手に三枚、碧の河に一枚。ほかの誰も {8m} を持っていません。{9m} を待つ両面は {78m} だけなので、ありえません。これが[[kabe|壁]]（ノーチャンス）です。</translation>
    </message>
    <message>
        <source>Click the man tile that no two-sided wait can want.</source>
        <comment>suji</comment>
        <translation>両面待ちには決して当たらない萬子をクリックしてください。</translation>
    </message>
    <message>
        <source>It lies behind the wall of {8m}, at the end of the suit.</source>
        <comment>suji</comment>
        <translation>{8m} の壁の外側、端の牌です。</translation>
    </message>
    <message>
        <source>{67m} could still wait for {8m}. The wall protects what lies behind it.</source>
        <comment>suji</comment>
        <translation>{8m} は {67m} に当たるかもしれません。壁が守るのは、その外側です。</translation>
    </message>
    <message>
        <source>Right: {9m} is behind the wall.</source>
        <comment>suji</comment>
        <translation>そのとおり。{9m} は壁の外側です。</translation>
    </message>
    <message>
        <source>No tile in your hand is completely safe. So choose among the safer ones.</source>
        <comment>suji</comment>
        <translation>絶対に安全な牌は手の中にありません。比較的安全な牌から選びましょう。</translation>
    </message>
    <message>
        <source>Discard {9m} or a suji tile.</source>
        <comment>suji</comment>
        <translation>{9m} か筋の牌を捨ててください。</translation>
    </message>
    <message>
        <source>{9m}, {1p} or {7p}.</source>
        <comment>suji</comment>
        <translation>{9m} {1p} {7p} のどれかです。</translation>
    </message>
    <message>
        <source>{5p} is what a wait like {67p} hopes for.</source>
        <comment>suji</comment>
        <translation>{5p} は {67p} のような待ちに当たります。</translation>
    </message>
    <message>
        <source>{8m} is not behind the wall, it is the wall.</source>
        <comment>suji</comment>
        <translation>{8m} は壁そのもので、外側ではありません。</translation>
    </message>
    <message>
        <source>No two-sided wait wants an honour, that is true. But nobody has thrown {5z} yet: a pair may wait for it.</source>
        <comment>suji</comment>
        <translation>字牌は両面には当たりません。でも {5z} はまだ一枚も出ておらず、双碰や単騎に当たることがあります。</translation>
    </message>
    <message>
        <source>A good choice for a hand that has nothing to win.</source>
        <comment>suji</comment>
        <translation>勝ち目の薄い手では、よい選択です。</translation>
    </message>
    <message>
        <source>Not every wait is two-sided.</source>
        <comment>suji</comment>
        <translation>待ちは両面だけではありません。</translation>
    </message>
    <message>
        <source>Which wait can win with a suji tile like {7p}?</source>
        <comment>suji</comment>
        <translation>{7p} のような筋の牌に当たるのは、どの待ちですか。</translation>
    </message>
    <message>
        <source>{56p}</source>
        <comment>suji</comment>
        <translation>{56p}</translation>
    </message>
    <message>
        <source>It waits for {4p} too, which lies in the pond: furiten.</source>
        <comment>suji</comment>
        <translation>河にある {4p} も待つので、振聴です。</translation>
    </message>
    <message>
        <source>{68p}</source>
        <comment>suji</comment>
        <translation>{68p}</translation>
    </message>
    <message>
        <source>Yes, the middle wait. Pair waits as well.</source>
        <comment>suji</comment>
        <translation>はい、嵌張です。単騎や双碰にも当たります。</translation>
    </message>
    <message>
        <source>{45p}</source>
        <comment>suji</comment>
        <translation>{45p}</translation>
    </message>
    <message>
        <source>It waits for {3p} and {6p}, not for {7p}.</source>
        <comment>suji</comment>
        <translation>{3p} と {6p} の待ちで、{7p} ではありません。</translation>
    </message>
    <message>
        <source>Suji and no chance rule out the two-sided wait, the most frequent of all. They do not rule out the others: safer, not safe.</source>
        <comment>suji</comment>
        <translation>筋と壁は、最も多い両面待ちを否定します。ほかの待ちは残ります。「比較的安全」であって「絶対」ではありません。</translation>
    </message>
    <message>
        <source>Push or fold?</source>
        <comment>fold</comment>
        <translation>押し引き</translation>
    </message>
    <message>
        <source>When to go on against a riichi, and when to give up the hand.</source>
        <comment>fold</comment>
        <translation>立直に対して、攻めるか降りるかを考えます。</translation>
    </message>
    <message>
        <source>Leo is the dealer and in riichi. Now you can push: go on building your hand at a risk. Or you can fold: give it up and throw only what is safe. Look at your hand: no group, no pair, only weak shapes.</source>
        <comment>fold</comment>
        <translation>親の玲央が立直しました。危険を冒して手を進めるのが「攻め」、あきらめて安全な牌だけを捨てるのが「降り」です。自分の手を見てください。面子も対子もなく、弱い塔子だけです。</translation>
    </message>
    <message>
        <source>Push for the win, or fold?</source>
        <comment>fold</comment>
        <translation>攻めますか、降りますか。</translation>
    </message>
    <message>
        <source>Push: every hand can win</source>
        <comment>fold</comment>
        <translation>攻める。どんな手でも勝てる</translation>
    </message>
    <message>
        <source>This one needs six good tiles. Each of them costs a dangerous discard.</source>
        <comment>fold</comment>
        <translation>和了にはよい牌が六枚必要で、そのたびに危険な牌を捨てることになります。</translation>
    </message>
    <message>
        <source>Fold: it is too far</source>
        <comment>fold</comment>
        <translation>降りる。遠すぎる</translation>
    </message>
    <message>
        <source>Yes. And to deal in to a dealer costs half as much again. Fold.</source>
        <comment>fold</comment>
        <translation>はい。親への放銃は一・五倍です。降りましょう。</translation>
    </message>
    <message>
        <source>To fold ([[betaori]]) means: from now on only the safest tile counts, even if it breaks the hand.</source>
        <comment>fold</comment>
        <translation>降りる（[[betaori|ベタオリ]]）とは、手を崩してでも、いちばん安全な牌を捨て続けることです。</translation>
    </message>
    <message>
        <source>Discard a tile that lies in Leo&apos;s pond.</source>
        <comment>fold</comment>
        <translation>玲央の河にある牌を捨ててください。</translation>
    </message>
    <message>
        <source>Leo has thrown {8m}, {1s} and {4p}.</source>
        <comment>fold</comment>
        <translation>玲央の捨て牌は {8m} {1s} {4p} です。</translation>
    </message>
    <message>
        <source>Safe. And next turn again.</source>
        <comment>fold</comment>
        <translation>安全です。次の巡も同じようにします。</translation>
    </message>
    <message>
        <source>{3p} is a nice tile for your hand. Do not change your mind: half a defence is the worst of all. Besides, Leo has thrown {3z}, one more safe tile.</source>
        <comment>fold</comment>
        <translation>{3p} はよい牌ですが、迷わないこと。中途半端な守りがいちばん危険です。玲央が {3z} を捨てたので、安全な牌が一枚増えました。</translation>
    </message>
    <message>
        <source>Fold on: discard another safe tile.</source>
        <comment>fold</comment>
        <translation>続けて、安全な牌を捨ててください。</translation>
    </message>
    <message>
        <source>Take what lies in Leo&apos;s pond: {3z}, or what you still have of {8m} {1s} {4p}.</source>
        <comment>fold</comment>
        <translation>玲央の河にある牌です。{3z} か、{8m} {1s} {4p} の残りから選びましょう。</translation>
    </message>
    <message>
        <source>Good. Keep such tiles in mind from the start of a riichi.</source>
        <comment>fold</comment>
        <translation>その調子です。立直されたら、まず安全牌を数えておきましょう。</translation>
    </message>
    <message>
        <source>Another hand. Rin is in riichi. You are tenpai for {5p} and {8p}, closed, with three dora {222s} and a red five.</source>
        <comment>fold</comment>
        <translation>別の局です。凛が立直しました。あなたは門前で {5p} と {8p} の聴牌、ドラ三枚 {222s} と赤五があります。</translation>
    </message>
    <message>
        <source>Push</source>
        <comment>fold</comment>
        <translation>攻める</translation>
    </message>
    <message>
        <source>Yes. Tenpai, with a hand that is worth much, is worth the risk, and {4z} is what you would throw anyway.</source>
        <comment>fold</comment>
        <translation>はい。聴牌して高い手なら、危険を冒す価値があります。捨てるのも {4z} です。</translation>
    </message>
    <message>
        <source>Fold, it is always better</source>
        <comment>fold</comment>
        <translation>降りる。いつもそのほうがよい</translation>
    </message>
    <message>
        <source>Who always folds never wins. This hand is as good as Rin&apos;s, or better.</source>
        <comment>fold</comment>
        <translation>降りてばかりでは勝てません。凛の手に劣らない手です。</translation>
    </message>
    <message>
        <source>Then with full force.</source>
        <comment>fold</comment>
        <translation>それなら全力で攻めましょう。</translation>
    </message>
    <message>
        <source>Declare riichi with {4z}.</source>
        <comment>fold</comment>
        <translation>{4z} で立直してください。</translation>
    </message>
    <message>
        <source>Press Riichi, then {4z}.</source>
        <comment>fold</comment>
        <translation>「リーチ」を押してから {4z} です。</translation>
    </message>
    <message>
        <source>You push anyway: take the han of riichi too.</source>
        <comment>fold</comment>
        <translation>どうせ攻めるなら、立直の一翻も付けましょう。</translation>
    </message>
    <message>
        <source>You have drawn {8p}!</source>
        <comment>fold</comment>
        <translation>{8p} を引きました！</translation>
    </message>
    <message>
        <source>Win with Tsumo.</source>
        <comment>fold</comment>
        <translation>「ツモ」で和了してください。</translation>
    </message>
    <message>
        <source>Press Tsumo.</source>
        <comment>fold</comment>
        <translation>「ツモ」を押してください。</translation>
    </message>
    <message>
        <source>Your hand is finished. Press Tsumo.</source>
        <comment>fold</comment>
        <translation>完成しています。「ツモ」を押してください。</translation>
    </message>
    <message>
        <source>Eight han, and Rin&apos;s stick besides: for such a hand a risk is worth taking.</source>
        <comment>fold</comment>
        <translation>八翻に、凛の供託も。これだけの手なら、危険を冒す価値があります。</translation>
    </message>
    <message>
        <source>Far away or cheap: fold, and fold all the way. Tenpai and worth much: push. A hand lost costs little; a big deal-in costs the match.</source>
        <comment>fold</comment>
        <translation>遠い手、安い手は、降りるなら最後まで。聴牌していて高いなら攻める。降りた局の損は小さく、大きな放銃は勝負を決めます。</translation>
    </message>
    <message>
        <source>Han and fu: reading the result</source>
        <comment>score</comment>
        <translation>翻と符：点数の見方</translation>
    </message>
    <message>
        <source>How the points of a win come about.</source>
        <comment>score</comment>
        <translation>和了の点数がどう決まるかを知ります。</translation>
    </message>
    <message>
        <source>The worth of a win has two parts. [[han|Han]] come from yaku and dora: each one more about doubles the points. [[fu|Fu]] come from the shape of the hand: triplets, the pair, the wait, how it was won.</source>
        <comment>score</comment>
        <translation>和了の価値は二つで決まります。[[han|翻]]は役とドラの数で、一つ増えると点数はおよそ二倍。[[fu|符]]は手の形、つまり刻子、雀頭、待ち、和了り方で決まります。</translation>
    </message>
    <message>
        <source>This hand: all runs, all simples, waiting for {5m} and {8m}.</source>
        <comment>score</comment>
        <translation>この手は、すべて順子で、すべて中張牌。待ちは {5m} と {8m} です。</translation>
    </message>
    <message>
        <source>Declare riichi with {1z}.</source>
        <comment>score</comment>
        <translation>{1z} で立直してください。</translation>
    </message>
    <message>
        <source>Press Riichi, then {1z}.</source>
        <comment>score</comment>
        <translation>「リーチ」を押してから {1z} です。</translation>
    </message>
    <message>
        <source>With riichi, for the han.</source>
        <comment>score</comment>
        <translation>一翻のために立直しましょう。</translation>
    </message>
    <message>
        <source>In riichi you throw what you draw.</source>
        <comment>score</comment>
        <translation>立直中は引いた牌をそのまま捨てます。</translation>
    </message>
    <message>
        <source>Discard the tile that you have drawn.</source>
        <comment>score</comment>
        <translation>引いた牌を捨ててください。</translation>
    </message>
    <message>
        <source>The tile on the far right.</source>
        <comment>score</comment>
        <translation>右端の牌です。</translation>
    </message>
    <message>
        <source>Rin throws {5m}.</source>
        <comment>score</comment>
        <translation>凛が {5m} を捨てました。</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>score</comment>
        <translation>「ロン」で和了してください。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>score</comment>
        <translation>「ロン」を押してください。</translation>
    </message>
    <message>
        <source>Take it.</source>
        <comment>score</comment>
        <translation>和了しましょう。</translation>
    </message>
    <message>
        <source>Read the page from top to bottom: the yaku with their han, then the sum. (If you have left the page, press Back and win once more.)</source>
        <comment>score</comment>
        <translation>ページを上から読みましょう。役とその翻、そして合計です。（ページを閉じてしまったら、「戻る」を押して、もう一度和了してください。）</translation>
    </message>
    <message>
        <source>How many han, and from what?</source>
        <comment>score</comment>
        <translation>何翻で、内訳は何ですか。</translation>
    </message>
    <message>
        <source>2: riichi and pinfu</source>
        <comment>score</comment>
        <translation>2翻（立直、平和）</translation>
    </message>
    <message>
        <source>One yaku more is listed: the hand has no 1, no 9, no honour.</source>
        <comment>score</comment>
        <translation>もう一つあります。1も9も字牌もない手です。</translation>
    </message>
    <message>
        <source>3: riichi, tanyao, pinfu</source>
        <comment>score</comment>
        <translation>3翻（立直、断么九、平和）</translation>
    </message>
    <message>
        <source>Yes. Ippatsu is not among them: a full go-around had passed.</source>
        <comment>score</comment>
        <translation>はい。一巡過ぎていたので、一発は付きません。</translation>
    </message>
    <message>
        <source>4: ippatsu as well</source>
        <comment>score</comment>
        <translation>4翻（一発も）</translation>
    </message>
    <message>
        <source>Your own discard after the riichi ended the chance of ippatsu.</source>
        <comment>score</comment>
        <translation>立直後の自分の打牌で、一発の機会は終わりました。</translation>
    </message>
    <message>
        <source>Below stand the fu (&quot;how?&quot; shows the count): 20 for every hand, 10 more for a closed hand that wins by ron. [[pinfu|Pinfu]], &quot;no points&quot;, adds nothing else: 30 fu. 3 han and 30 fu make 3,900, or 5,800 for the dealer.</source>
        <comment>score</comment>
        <translation>下に符が出ています（「内訳」で数え方が分かります）。どの手も20符、門前ロンで10符。[[pinfu|平和]]はほかに何も付かず、30符です。3翻30符は3,900点、親なら5,800点です。</translation>
    </message>
    <message>
        <source>One han more would make about ...</source>
        <comment>score</comment>
        <translation>もう一翻あれば、およそ何点ですか。</translation>
    </message>
    <message>
        <source>5,000</source>
        <comment>score</comment>
        <translation>5,000点</translation>
    </message>
    <message>
        <source>Han do not add, they double.</source>
        <comment>score</comment>
        <translation>翻は足すのではなく、二倍になります。</translation>
    </message>
    <message>
        <source>7,700, nearly double</source>
        <comment>score</comment>
        <translation>7,700点（ほぼ二倍）</translation>
    </message>
    <message>
        <source>Right. And from five han on the steps are fixed: mangan 8,000, haneman 12,000 and more.</source>
        <comment>score</comment>
        <translation>そのとおり。五翻からは決まった点で、満貫8,000点、跳満12,000点と続きます。</translation>
    </message>
    <message>
        <source>32,000</source>
        <comment>score</comment>
        <translation>32,000点</translation>
    </message>
    <message>
        <source>That is a yakuman, the greatest hand of all.</source>
        <comment>score</comment>
        <translation>それは役満、最高の手です。</translation>
    </message>
    <message>
        <source>Han double the points, fu shape them. You need not compute anything: the page does. But it helps to know that three han is a decent hand and five a [[mangan]].</source>
        <comment>score</comment>
        <translation>翻が増えるたびに約二倍、符は手の形の点です。計算はページがしてくれます。三翻ならまずまず、五翻で[[mangan|満貫]]と覚えておけば十分です。</translation>
    </message>
    <message>
        <source>Four of a kind: kan</source>
        <comment>kan</comment>
        <translation>四枚そろえる：カン</translation>
    </message>
    <message>
        <source>The three ways to make a kan, and what it changes.</source>
        <comment>kan</comment>
        <translation>三種類のカンと、その影響を知ります。</translation>
    </message>
    <message>
        <source>Four equal tiles can be laid down as one group: a [[kan]]. Since four tiles then count as three, you draw one more, from the far end of the wall, so that the hand has its size again.</source>
        <comment>kan</comment>
        <translation>同じ牌四枚は、一つの面子にできます。[[kan|カン]]です。四枚で三枚分なので、山の反対側から一枚補充します。</translation>
    </message>
    <message>
        <source>You have drawn the fourth {7p}. All four came from your own hand: a closed kan, [[ankan]]. The hand stays closed.</source>
        <comment>kan</comment>
        <translation>四枚目の {7p} を引きました。四枚とも自分の手の中なら[[ankan|暗槓]]で、門前のままです。</translation>
    </message>
    <message>
        <source>Make the kan.</source>
        <comment>kan</comment>
        <translation>カンをしてください。</translation>
    </message>
    <message>
        <source>Press Kan (or the key K).</source>
        <comment>kan</comment>
        <translation>「カン」を押してください（K キーでもかまいません）。</translation>
    </message>
    <message>
        <source>Make the kan first: the button is above your hand.</source>
        <comment>kan</comment>
        <translation>先にカンをしましょう。ボタンは手牌の上です。</translation>
    </message>
    <message>
        <source>Your kan lies in your corner, two of its tiles face down. Look at the top left: a second indicator has been turned. And you hold a new tile, {8p}.</source>
        <comment>kan</comment>
        <translation>暗槓は右隅に、二枚を伏せて並びます。左上を見てください。表示牌がもう一枚めくれました。手には新しい牌 {8p} があります。</translation>
    </message>
    <message>
        <source>For whom does the new dora count?</source>
        <comment>kan</comment>
        <translation>新しいドラは誰のものですか。</translation>
    </message>
    <message>
        <source>Only for you</source>
        <comment>kan</comment>
        <translation>あなただけ</translation>
    </message>
    <message>
        <source>Dora never belong to one player.</source>
        <comment>kan</comment>
        <translation>ドラは一人だけのものではありません。</translation>
    </message>
    <message>
        <source>For everybody</source>
        <comment>kan</comment>
        <translation>全員</translation>
    </message>
    <message>
        <source>Yes. That is why a kan can turn against you.</source>
        <comment>kan</comment>
        <translation>はい。だからカンは裏目に出ることもあります。</translation>
    </message>
    <message>
        <source>For the dealer</source>
        <comment>kan</comment>
        <translation>親だけ</translation>
    </message>
    <message>
        <source>The dealer has no part in it.</source>
        <comment>kan</comment>
        <translation>親は関係ありません。</translation>
    </message>
    <message>
        <source>Then the turn ends as always.</source>
        <comment>kan</comment>
        <translation>あとはいつもどおりです。</translation>
    </message>
    <message>
        <source>Discard a lone wind.</source>
        <comment>kan</comment>
        <translation>孤立した風牌を捨ててください。</translation>
    </message>
    <message>
        <source>{1z} or {4z}.</source>
        <comment>kan</comment>
        <translation>{1z} か {4z} です。</translation>
    </message>
    <message>
        <source>That was the first way. The second follows in another hand.</source>
        <comment>kan</comment>
        <translation>これが一つ目です。二つ目は別の手で見てみましょう。</translation>
    </message>
    <message>
        <source>The second way begins with a pon. You hold {77z}, and Leo throws the third.</source>
        <comment>kan</comment>
        <translation>二つ目はポンから始まります。{77z} を持っていて、玲央が三枚目を捨てました。</translation>
    </message>
    <message>
        <source>Call pon.</source>
        <comment>kan</comment>
        <translation>ポンをしてください。</translation>
    </message>
    <message>
        <source>Press Pon.</source>
        <comment>kan</comment>
        <translation>「ポン」を押してください。</translation>
    </message>
    <message>
        <source>Call pon: a triplet of dragons is a yaku.</source>
        <comment>kan</comment>
        <translation>ポンしましょう。三元牌の刻子は役です。</translation>
    </message>
    <message>
        <source>The triplet lies open.</source>
        <comment>kan</comment>
        <translation>刻子が表に並びました。</translation>
    </message>
    <message>
        <source>Discard {1z}.</source>
        <comment>kan</comment>
        <translation>{1z} を捨ててください。</translation>
    </message>
    <message>
        <source>The lone wind.</source>
        <comment>kan</comment>
        <translation>孤立した風牌です。</translation>
    </message>
    <message>
        <source>You draw the fourth {7z}. It can be added to the open triplet: [[kakan]].</source>
        <comment>kan</comment>
        <translation>四枚目の {7z} を引きました。表の刻子に加えられます。[[kakan|加槓]]です。</translation>
    </message>
    <message>
        <source>Add it: make the kan.</source>
        <comment>kan</comment>
        <translation>加えてカンをしてください。</translation>
    </message>
    <message>
        <source>Press Kan.</source>
        <comment>kan</comment>
        <translation>「カン」を押してください。</translation>
    </message>
    <message>
        <source>First the kan: the button is above your hand.</source>
        <comment>kan</comment>
        <translation>先にカンをしましょう。ボタンは手牌の上です。</translation>
    </message>
    <message>
        <source>The third way: you hold three and somebody throws the fourth. Then you may claim it, [[daiminkan]], and the hand is open.</source>
        <comment>kan</comment>
        <translation>三つ目。三枚持っていて、誰かが四枚目を捨てたら、鳴いてカンできます。[[daiminkan|大明槓]]で、手は門前ではなくなります。</translation>
    </message>
    <message>
        <source>Which kan keeps your hand closed?</source>
        <comment>kan</comment>
        <translation>門前のままでいられるカンはどれですか。</translation>
    </message>
    <message>
        <source>The one of four tiles that you have drawn yourself</source>
        <comment>kan</comment>
        <translation>四枚とも自分で引いたカン</translation>
    </message>
    <message>
        <source>Yes. After it you may still declare riichi.</source>
        <comment>kan</comment>
        <translation>はい。そのあと立直もできます。</translation>
    </message>
    <message>
        <source>The one that is added to a pon</source>
        <comment>kan</comment>
        <translation>ポンに加えたカン</translation>
    </message>
    <message>
        <source>The pon has opened the hand already. And while the tile is added, somebody may even win with it.</source>
        <comment>kan</comment>
        <translation>ポンですでに開いています。しかも、加えた牌でロンされることもあります。</translation>
    </message>
    <message>
        <source>The one that claims a discard</source>
        <comment>kan</comment>
        <translation>捨て牌を鳴いたカン</translation>
    </message>
    <message>
        <source>A claimed tile always opens the hand.</source>
        <comment>kan</comment>
        <translation>鳴けば必ず門前ではなくなります。</translation>
    </message>
    <message>
        <source>A kan brings a new dora, for everybody. Make one when you are ahead in the hand, not when others are in riichi.</source>
        <comment>kan</comment>
        <translation>カンをすると新しいドラがめくれます。全員のドラです。自分が有利なときにし、誰かの立直中は慎重に。</translation>
    </message>
    <message>
        <source>When nobody wins</source>
        <comment>draw</comment>
        <translation>流局とノーテン罰符</translation>
    </message>
    <message>
        <source>The wall runs out: who is tenpai is paid.</source>
        <comment>draw</comment>
        <translation>山がなくなったら、聴牌しているかどうかで点が動きます。</translation>
    </message>
    <message>
        <source>This hand is almost over. In the middle of the table stands how many tiles the wall still has. You have just drawn your last one, and nobody has won.</source>
        <comment>draw</comment>
        <translation>この局はもうすぐ終わりです。卓の中央に残り枚数が出ています。あなたは最後の一枚を引き、まだ誰も和了していません。</translation>
    </message>
    <message>
        <source>You are tenpai: {13s} waits for {2s}. Keep it so.</source>
        <comment>draw</comment>
        <translation>あなたは聴牌です。{13s} が {2s} を待っています。崩さないようにしましょう。</translation>
    </message>
    <message>
        <source>Discard the drawn tile and let the wall run out.</source>
        <comment>draw</comment>
        <translation>引いた牌を捨てて、流局を迎えましょう。</translation>
    </message>
    <message>
        <source>The tile on the far right.</source>
        <comment>draw</comment>
        <translation>右端の牌です。</translation>
    </message>
    <message>
        <source>That would break your tenpai. Throw what you have drawn.</source>
        <comment>draw</comment>
        <translation>それでは聴牌が崩れます。引いた牌を捨ててください。</translation>
    </message>
    <message>
        <source>Nobody has won, so the hand ends in a draw: [[ryukyoku]]. All who are tenpai show their hands. 3,000 points go from those who are not ([[noten]]) to those who are, in equal shares.</source>
        <comment>draw</comment>
        <translation>[[ryukyoku|流局]]です。聴牌の人は手を見せます。聴牌していない（[[noten|不聴]]の）人から、している人へ、合計3,000点が均等に移ります。</translation>
    </message>
    <message>
        <source>Only you were tenpai. What does each of the others pay you?</source>
        <comment>draw</comment>
        <translation>聴牌はあなただけでした。ほかの三人は一人いくら払いますか。</translation>
    </message>
    <message>
        <source>3,000</source>
        <comment>draw</comment>
        <translation>3,000点</translation>
    </message>
    <message>
        <source>3,000 is the whole sum.</source>
        <comment>draw</comment>
        <translation>3,000点は合計です。</translation>
    </message>
    <message>
        <source>1,000</source>
        <comment>draw</comment>
        <translation>1,000点</translation>
    </message>
    <message>
        <source>Yes: three times 1,000. Had two been tenpai, each would get 1,500; three, 1,000 each.</source>
        <comment>draw</comment>
        <translation>はい。1,000点が三人分です。聴牌が二人なら1,500点ずつ、三人なら1,000点ずつもらいます。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>draw</comment>
        <translation>何も払わない</translation>
    </message>
    <message>
        <source>If all four or nobody is tenpai nothing is paid. Here it was one.</source>
        <comment>draw</comment>
        <translation>全員聴牌か全員不聴なら払いません。今回は一人でした。</translation>
    </message>
    <message>
        <source>The draw also decides who deals next.</source>
        <comment>draw</comment>
        <translation>流局は、次の親も決めます。</translation>
    </message>
    <message>
        <source>You are the dealer and were tenpai. Who deals the next hand in these rules?</source>
        <comment>draw</comment>
        <translation>あなたは親で、聴牌でした。このルールで、次の親は誰ですか。</translation>
    </message>
    <message>
        <source>You again</source>
        <comment>draw</comment>
        <translation>もう一度あなた</translation>
    </message>
    <message>
        <source>Yes, and one counter, [[honba]], is laid down.</source>
        <comment>draw</comment>
        <translation>はい。そして[[honba|本場]]が一つ増えます。</translation>
    </message>
    <message>
        <source>Rin, the next player</source>
        <comment>draw</comment>
        <translation>次の凛</translation>
    </message>
    <message>
        <source>The deal passes on when the dealer is not tenpai.</source>
        <comment>draw</comment>
        <translation>親が移るのは、親が不聴のときです。</translation>
    </message>
    <message>
        <source>Whoever has most points</source>
        <comment>draw</comment>
        <translation>点数のいちばん多い人</translation>
    </message>
    <message>
        <source>Points have no part in it.</source>
        <comment>draw</comment>
        <translation>点数は関係ありません。</translation>
    </message>
    <message>
        <source>Near the end of the wall being tenpai is worth points by itself. But never throw a dangerous tile for it.</source>
        <comment>draw</comment>
        <translation>終盤は聴牌しているだけで点になります。ただし、そのために危険な牌を捨ててはいけません。</translation>
    </message>
    <message>
        <source>The match: deals, counters, places</source>
        <comment>match</comment>
        <translation>半荘の流れ：親、本場、順位</translation>
    </message>
    <message>
        <source>How hands make a match, and how it is counted.</source>
        <comment>match</comment>
        <translation>局が積み重なって試合になるまでを知ります。</translation>
    </message>
    <message>
        <source>The middle of the table tells where the match stands: the round, the scores, and the counters. This is East 2: the second hand of the East round. Leo, on your left, deals.</source>
        <comment>match</comment>
        <translation>卓の中央に、局、点数、本場と供託が出ています。今は東二局、東場の二局目です。左の玲央が親です。</translation>
    </message>
    <message>
        <source>The [[oya|dealer]] is East, wins and pays half as much again. If the dealer wins, or in many rules is tenpai at a draw, the same player deals again. Else the deal passes to the right.</source>
        <comment>match</comment>
        <translation>[[oya|親]]は東家で、和了も支払いも一・五倍です。親が和了するか、流局で聴牌していれば（多くのルールで）親を続けます。そうでなければ親は右へ移ります。</translation>
    </message>
    <message>
        <source>You win this hand. Who deals next?</source>
        <comment>match</comment>
        <translation>この局であなたが和了したら、次の親は誰ですか。</translation>
    </message>
    <message>
        <source>Leo again</source>
        <comment>match</comment>
        <translation>また玲央</translation>
    </message>
    <message>
        <source>Only if Leo wins.</source>
        <comment>match</comment>
        <translation>玲央が和了したときだけです。</translation>
    </message>
    <message>
        <source>You</source>
        <comment>match</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Yes: Leo&apos;s deal ends, and you sit on Leo&apos;s right. East 3 begins.</source>
        <comment>match</comment>
        <translation>はい。玲央の親が終わり、その右のあなたの番です。東三局になります。</translation>
    </message>
    <message>
        <source>Rin</source>
        <comment>match</comment>
        <translation>凛</translation>
    </message>
    <message>
        <source>The deal goes to the player on the dealer&apos;s right. Leo&apos;s right is you.</source>
        <comment>match</comment>
        <translation>親は、親の右の人に移ります。玲央の右はあなたです。</translation>
    </message>
    <message>
        <source>The two small figures are the counters ([[honba]]) and the sticks ([[kyotaku]]). One counter: each adds 300 points to a win. One stick of 1,000 from an earlier riichi: the next winner takes it.</source>
        <comment>match</comment>
        <translation>下の二つの小さな数字は[[honba|本場]]と[[kyotaku|供託]]です。一本場につき、和了は300点増えます。供託は前の立直の 1,000点棒で、次に和了した人がもらいます。</translation>
    </message>
    <message>
        <source>Discard {1z}.</source>
        <comment>match</comment>
        <translation>{1z} を捨ててください。</translation>
    </message>
    <message>
        <source>{1z} is the drawn tile.</source>
        <comment>match</comment>
        <translation>引いた {1z} です。</translation>
    </message>
    <message>
        <source>Without riichi this time.</source>
        <comment>match</comment>
        <translation>今回は立直しません。</translation>
    </message>
    <message>
        <source>Rin throws {5p}.</source>
        <comment>match</comment>
        <translation>凛が {5p} を捨てました。</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>match</comment>
        <translation>「ロン」で和了してください。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>match</comment>
        <translation>「ロン」を押してください。</translation>
    </message>
    <message>
        <source>Take it, with the counter and the stick.</source>
        <comment>match</comment>
        <translation>本場と供託ごと、和了しましょう。</translation>
    </message>
    <message>
        <source>On the page you see the hand&apos;s worth, 300 for the counter, and 1,000 for the stick.</source>
        <comment>match</comment>
        <translation>ページには、手の点数、本場の300点、供託の1,000点が出ています。</translation>
    </message>
    <message>
        <source>Who paid the 300 for the counter?</source>
        <comment>match</comment>
        <translation>本場の300点は誰が払いましたか。</translation>
    </message>
    <message>
        <source>Rin, who dealt in</source>
        <comment>match</comment>
        <translation>放銃した凛</translation>
    </message>
    <message>
        <source>Yes. With a tsumo each of the three pays 100.</source>
        <comment>match</comment>
        <translation>はい。ツモなら三人が100点ずつ払います。</translation>
    </message>
    <message>
        <source>The dealer</source>
        <comment>match</comment>
        <translation>親</translation>
    </message>
    <message>
        <source>With a ron only the discarder pays.</source>
        <comment>match</comment>
        <translation>ロンでは捨てた人だけが払います。</translation>
    </message>
    <message>
        <source>All three</source>
        <comment>match</comment>
        <translation>三人全員</translation>
    </message>
    <message>
        <source>That is so with a tsumo.</source>
        <comment>match</comment>
        <translation>それはツモのときです。</translation>
    </message>
    <message>
        <source>An East game has one round, a hanchan two: East and South. At the end the places count. Places bring a bonus, the [[uma]]: the first two gain, the last two lose.</source>
        <comment>match</comment>
        <translation>東風戦は東場だけ、半荘は東場と南場です。終わったときの順位が大事で、順位点（[[uma|ウマ]]）が付きます。上位二人は得をし、下位二人は損をします。</translation>
    </message>
    <message>
        <source>In the last hand you are second, far behind the first and just before the third. What matters most?</source>
        <comment>match</comment>
        <translation>最終局で二着目、一着は遠く、三着とは僅差です。いちばん大事なのは何ですか。</translation>
    </message>
    <message>
        <source>The most expensive hand that is possible</source>
        <comment>match</comment>
        <translation>できるだけ高い手</translation>
    </message>
    <message>
        <source>The first is out of reach, and while you build, the third may pass you.</source>
        <comment>match</comment>
        <translation>一着には届かず、その間に三着に抜かれます。</translation>
    </message>
    <message>
        <source>To keep the second place: a quick win, or no deal-in</source>
        <comment>match</comment>
        <translation>二着を守ること。早い和了か、放銃しないこと</translation>
    </message>
    <message>
        <source>Right. A cheap win that keeps a place is worth more than it says.</source>
        <comment>match</comment>
        <translation>そのとおり。順位を守る安い和了は、見かけより価値があります。</translation>
    </message>
    <message>
        <source>Nothing, points are points</source>
        <comment>match</comment>
        <translation>特にない。点は点</translation>
    </message>
    <message>
        <source>The bonus for a place is often more than a whole hand.</source>
        <comment>match</comment>
        <translation>順位点は一局分の点より大きいことが多いのです。</translation>
    </message>
    <message>
        <source>A match is won by place, not by one great hand. Now you know everything that the table shows.</source>
        <comment>match</comment>
        <translation>試合は一局の大きな手ではなく、順位で決まります。これで卓に出ているものはすべて分かりました。</translation>
    </message>
    <message>
        <source>The last hand: what do I need?</source>
        <comment>last</comment>
        <translation>オーラスの条件計算</translation>
    </message>
    <message>
        <source>Count before you win: from whom, and how much.</source>
        <comment>last</comment>
        <translation>誰から、何点で足りるかを数えます。</translation>
    </message>
    <message>
        <source>The last hand, [[oorasu]]: South 4. Rin has 31,000, you have 27,000. You are second, 4,000 behind. Your hand is worth tanyao, pinfu and one dora: 3,900 by ron.</source>
        <comment>last</comment>
        <translation>[[oorasu|オーラス]]、南四局です。凛が31,000点、あなたは27,000点。4,000点差の二着です。手は断么九、平和、ドラ一で、ロンなら3,900点です。</translation>
    </message>
    <message>
        <source>Ron from Ao: 3,900 for you, nothing from Rin. Are you first?</source>
        <comment>last</comment>
        <translation>碧からロンすると3,900点。凛は減りません。一着になれますか。</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>last</comment>
        <translation>なれる</translation>
    </message>
    <message>
        <source>27,000 and 3,900 are 30,900. Rin has 31,000.</source>
        <comment>last</comment>
        <translation>27,000点に3,900点で30,900点。凛は31,000点です。</translation>
    </message>
    <message>
        <source>No, 100 are missing</source>
        <comment>last</comment>
        <translation>なれない。100点足りない</translation>
    </message>
    <message>
        <source>Yes: 30,900 against 31,000.</source>
        <comment>last</comment>
        <translation>はい。30,900点対31,000点です。</translation>
    </message>
    <message>
        <source>A ron from Rin counts twice: you gain, and Rin loses.</source>
        <comment>last</comment>
        <translation>凛からのロンなら、あなたが増え、凛が減ります。</translation>
    </message>
    <message>
        <source>How do you stand after 3,900 from Rin?</source>
        <comment>last</comment>
        <translation>凛から3,900点なら、どうなりますか。</translation>
    </message>
    <message>
        <source>Still second</source>
        <comment>last</comment>
        <translation>まだ二着</translation>
    </message>
    <message>
        <source>27,000 and 3,900 are 30,900; Rin has only 27,100 left.</source>
        <comment>last</comment>
        <translation>あなたは30,900点、凛は27,100点です。</translation>
    </message>
    <message>
        <source>First, with 30,900 against 27,100</source>
        <comment>last</comment>
        <translation>30,900点対27,100点で一着</translation>
    </message>
    <message>
        <source>Right. The difference moves by 7,800.</source>
        <comment>last</comment>
        <translation>そのとおり。差は7,800点縮まります。</translation>
    </message>
    <message>
        <source>So you wait for the right player.</source>
        <comment>last</comment>
        <translation>ですから、凛から出るのを待ちます。</translation>
    </message>
    <message>
        <source>Discard {1z}, without riichi.</source>
        <comment>last</comment>
        <translation>立直せずに {1z} を捨ててください。</translation>
    </message>
    <message>
        <source>{1z} is the drawn tile.</source>
        <comment>last</comment>
        <translation>引いた {1z} です。</translation>
    </message>
    <message>
        <source>Riichi would be one way to more points. Here, stay silent.</source>
        <comment>last</comment>
        <translation>立直で点を上げる手もありますが、今回は黙聴にします。</translation>
    </message>
    <message>
        <source>Ao throws {2p}: your tile, from the wrong player.</source>
        <comment>last</comment>
        <translation>碧が {2p} を捨てました。待ち牌ですが、相手が違います。</translation>
    </message>
    <message>
        <source>You would stay second. Let it go by.</source>
        <comment>last</comment>
        <translation>和了しても二着のままです。見逃してください。</translation>
    </message>
    <message>
        <source>Press Skip and confirm.</source>
        <comment>last</comment>
        <translation>「スキップ」を押し、確認してください。</translation>
    </message>
    <message>
        <source>30,900: the match would be over with you in second place.</source>
        <comment>last</comment>
        <translation>30,900点で、二着のまま終わってしまいます。</translation>
    </message>
    <message>
        <source>You are [[furiten]] until your own discard. Now you are on turn.</source>
        <comment>last</comment>
        <translation>自分が打牌するまでは[[furiten|振聴]]です。番が来ました。</translation>
    </message>
    <message>
        <source>Discard {9s}.</source>
        <comment>last</comment>
        <translation>{9s} を捨ててください。</translation>
    </message>
    <message>
        <source>The drawn tile.</source>
        <comment>last</comment>
        <translation>引いた牌です。</translation>
    </message>
    <message>
        <source>Stay silent once more.</source>
        <comment>last</comment>
        <translation>もう一度、黙聴のままで。</translation>
    </message>
    <message>
        <source>Rin throws {5p}.</source>
        <comment>last</comment>
        <translation>凛が {5p} を捨てました。</translation>
    </message>
    <message>
        <source>This one wins the match.</source>
        <comment>last</comment>
        <translation>これで逆転です。和了してください。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>last</comment>
        <translation>「ロン」を押してください。</translation>
    </message>
    <message>
        <source>From Rin it is enough. Take it!</source>
        <comment>last</comment>
        <translation>凛からなら足ります。和了しましょう！</translation>
    </message>
    <message>
        <source>In the last hand the question is not &quot;can I win?&quot; but &quot;does this win bring me forward?&quot;. You have seen it all: now play a match of your own.</source>
        <comment>last</comment>
        <translation>オーラスで大事なのは、和了できるかではなく、その和了で順位が上がるかです。これですべて終わりました。さあ、対局しましょう。</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Learn riichi mahjong, step by step</source>
        <translation>一歩ずつ学ぶリーチ麻雀</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>The file of the match</source>
        <translation>対局のファイル</translation>
    </message>
    <message>
        <source>Hands of the match: Return shows the chosen one</source>
        <translation>対局の各局。Enterで選んだ局を見ます</translation>
    </message>
    <message>
        <source>A click shows the hand at the table</source>
        <translation>クリックすると、その局を卓で見ます</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Ma&amp;tches</source>
        <translation>対局(&amp;T)</translation>
    </message>
    <message>
        <source>Which matches are listed</source>
        <translation>どの対局を並べるか</translation>
    </message>
    <message>
        <source>Matches of the library: Return shows the chosen one at the table</source>
        <translation>ライブラリの対局。Enterで選んだ対局を卓で見ます</translation>
    </message>
    <message>
        <source>How far the import is</source>
        <translation>取り込みの進み具合</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>中止(&amp;O)</translation>
    </message>
    <message>
        <source>What is imported until then is kept</source>
        <translation>それまでに取り込んだものは残ります</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>取り込む(&amp;I)</translation>
    </message>
    <message>
        <source>Recorded games of this program, Tenhou, Majiang, mjai and others</source>
        <translation>このプログラム、天鳳、電脳麻将、mjaiなどの牌譜</translation>
    </message>
    <message>
        <source>The files that were refused, with the reasons</source>
        <translation>取り込めなかったファイルとその理由</translation>
    </message>
    <message>
        <source>Show &amp;file</source>
        <translation>ファイルの場所(&amp;F)</translation>
    </message>
    <message>
        <source>Opens the folder of the file</source>
        <translation>ファイルのあるフォルダを開きます</translation>
    </message>
    <message>
        <source>Re&amp;move...</source>
        <translation>削除(&amp;M)...</translation>
    </message>
    <message>
        <source>Moves the file into the trash</source>
        <translation>ファイルをごみ箱に移します</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>見てみる(&amp;L)</translation>
    </message>
    <message>
        <source>At the table, move by move</source>
        <translation>卓で一手ずつ見ます</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>Find: words, or conditions as place:1 yaku:chiitoitsu</source>
        <translation>検索: 語句、または place:1 yaku:chiitoitsu のような条件</translation>
    </message>
    <message>
        <source>Find matches by words or conditions</source>
        <translation>語句や条件で対局を検索</translation>
    </message>
    <message>
        <source>Co&amp;nditions</source>
        <translation>条件(&amp;N)</translation>
    </message>
    <message>
        <source>Everything that can be searched for</source>
        <translation>検索できるものの一覧</translation>
    </message>
    <message>
        <source>Searches that are kept under a name</source>
        <translation>名前を付けて保存した検索</translation>
    </message>
    <message>
        <source>What was &amp;done here...</source>
        <translation>ここでの選択(&amp;D)...</translation>
    </message>
    <message>
        <source>Each action in the positions that were found, how often, and what came of it</source>
        <translation>見つかった局面での各選択、その回数と結果</translation>
    </message>
    <message>
        <source>M&amp;y names...</source>
        <translation>自分の名前(&amp;Y)...</translation>
    </message>
    <message>
        <source>Which names of the library are mine, and which belong to one player</source>
        <translation>どの名前が自分のものか、どの名前が同じ人のものか</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>書き出す(&amp;X)...</translation>
    </message>
    <message>
        <source>Writes the chosen matches into files, also anonymous</source>
        <translation>選んだ対局をファイルに書き出します。匿名にもできます</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>検討(&amp;W)</translation>
    </message>
    <message>
        <source>What each choice was worth, with reasons</source>
        <translation>各選択の価値とその理由</translation>
    </message>
    <message>
        <source>Sav&amp;ed</source>
        <translation>保存済み(&amp;E)</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>%Ln対局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many matches a filter leaves of all</extracomment>
        <translation>%2中%1</translation>
    </message>
    <message>
        <source>There was no file to read.</source>
        <translation>読めるファイルはありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new match(es)</source>
        <translation>
            <numerusform>新しい対局%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln longer record(s)</source>
        <comment>of matches that were known in part</comment>
        <translation>
            <numerusform>より長い牌譜%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known already</source>
        <comment>files or matches</comment>
        <translation>
            <numerusform>既にあるもの%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped; until then: %1.</source>
        <extracomment>What an import brought: &quot;12 new matches, 3 known already&quot;</extracomment>
        <translation>中止しました。それまでに：%1。</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation>取り込みました：%1。</translation>
    </message>
    <message>
        <source>Reading file %1 of %2</source>
        <translation>%2個中%1個目のファイルを読んでいます</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) into the trash? The matches in them leave the library.</source>
        <translation>
            <numerusform>%Ln個のファイルをごみ箱に移しますか。中の対局はライブラリから消えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the file %1 into the trash? All its %Ln match(es) leave the library.</source>
        <translation>
            <numerusform>ファイル %1 をごみ箱に移しますか。中の%Ln対局がすべてライブラリから消えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the file %1 into the trash? The match leaves the library.</source>
        <translation>ファイル %1 をごみ箱に移しますか。対局はライブラリから消えます。</translation>
    </message>
    <message>
        <source>%1 is in use and stays where it is.</source>
        <translation>%1 は使用中なので、そのまま残します。</translation>
    </message>
    <message>
        <source>%1 could not be moved into the trash: %2.</source>
        <translation>%1 をごみ箱に移せませんでした：%2。</translation>
    </message>
    <message>
        <source>The library cannot be read: %1.</source>
        <extracomment>%1 says why</extracomment>
        <translation>ライブラリを読めません：%1。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>How much a search of positions has found: &quot;12 positions in 5 of 100 matches&quot;</extracomment>
        <translation>%2中の%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s)</source>
        <comment>of a search</comment>
        <translation>
            <numerusform>%Ln局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file(s) of %Ln match(es) leave as they are, with all that stands in them: names, dates, ratings, chat. Tags and notes stay here.</source>
        <translation>
            <numerusform>%Ln対局のファイルがそのまま出ます。名前、日付、レート、チャットなど、書かれているものはすべて含まれます。タグとメモはここに残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) with all moves, each in a file of its own.</source>
        <translation>
            <numerusform>%Ln対局の全手順。1対局につき1ファイルです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One table with places, scores and counts for each player of %Ln match(es).</source>
        <translation>
            <numerusform>%Ln対局の各対局者の順位、点数、集計をまとめた一つの表。</numerusform>
        </translation>
    </message>
    <message>
        <source>The names of the players leave, and the dates.</source>
        <translation>対局者の名前と日付も出ます。</translation>
    </message>
    <message>
        <source>Names become “Player 1”, “Player 2” and so on, the same in all of them; dates, ids, ratings, seeds and the names of files and of own rules stay here.</source>
        <translation>名前はすべての対局を通じて「Player 1」「Player 2」などに置き換わります。日付、ID、レート、シード、ファイル名、自作ルールの名前はここに残ります。</translation>
    </message>
    <message>
        <source>Names become “Player 1”, “Player 2” and so on, matches are numbered; dates stay here.</source>
        <translation>名前は「Player 1」「Player 2」などに置き換わり、対局は番号になります。日付はここに残ります。</translation>
    </message>
    <message>
        <source>Man, pin and sou trade places, match by match.</source>
        <translation>萬子・筒子・索子は対局ごとに入れ替わります。</translation>
    </message>
    <message>
        <source>Tags and notes stay here.</source>
        <translation>タグとメモはここに残ります。</translation>
    </message>
    <message>
        <source>Writing match %1 of %2</source>
        <translation>%2対局中%1番目を書き出しています</translation>
    </message>
    <message>
        <source>Stopped; until then exported: %1.</source>
        <extracomment>What an export has written: &quot;Exported: 12 matches.&quot;</extracomment>
        <translation>中止しました。それまでに書き出したもの: %1。</translation>
    </message>
    <message>
        <source>Exported: %1.</source>
        <translation>書き出しました: %1。</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1を切る</translation>
    </message>
    <message>
        <source>Riichi, discard %1</source>
        <translation>%1を切ってリーチ</translation>
    </message>
    <message>
        <source>Kan of %1</source>
        <translation>%1をカン</translation>
    </message>
    <message>
        <source>North set aside</source>
        <translation>北を抜く</translation>
    </message>
    <message>
        <source>Win by the draw, or abort</source>
        <translation>ツモ和了または流局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s), one for each player and hand at most.</source>
        <translation>
            <numerusform>%Ln局面(各対局者の各局から最大一つ)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln of them it was your turn. The means are of the points that the hand brought.</source>
        <translation>
            <numerusform>そのうち%Ln局面があなたの手番でした。平均はその局の収支です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list was damaged, or of another version of Janso, and is made anew. Your files are as they were, and are read again.</source>
        <translation>一覧が壊れていたか、別の版のJansoのものだったので、新しく作り直しています。ファイルは元のままで、もう一度読み込まれます。</translation>
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
    <name>ManPage</name>
    <message>
        <source>SYNOPSIS</source>
        <extracomment>Here and below: the headings of a manual page, as those of other programs are</extracomment>
        <translation>書式</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>関連項目</translation>
    </message>
</context>
<context>
    <name>MatchCharts</name>
    <message>
        <source>Luck in a match, in thousand points</source>
        <translation>一試合の運 (千点)</translation>
    </message>
    <message>
        <source>Final points with uma, in thousands</source>
        <translation>ウマ込みの最終ポイント (千点)</translation>
    </message>
    <message>
        <source>Matches with as many or fewer</source>
        <translation>同じかそれ以下の試合</translation>
    </message>
    <message>
        <source>The last match</source>
        <translation>最後の試合</translation>
    </message>
    <message>
        <source>Before each deal, and at the end (whisker: 95 %)</source>
        <translation>各局の前と終局時 (ひげ: 95 %)</translation>
    </message>
    <message>
        <source>Points won since the start, in thousands</source>
        <translation>開始からの得点 (千点)</translation>
    </message>
    <message>
        <source>%1%2</source>
        <extracomment>A deal, as short as can be: the round&apos;s wind as a letter or sign, the dealer&apos;s number</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>Reviewed matches, the oldest first</source>
        <translation>検討済みの試合 (古い順)</translation>
    </message>
    <message>
        <source>Places lost in 100 choices</source>
        <translation>選択100回で失った順位</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Points won, in thousands</source>
        <translation>得点 (千点)</translation>
    </message>
    <message>
        <source>Places lost by choices</source>
        <translation>選択で失った順位</translation>
    </message>
    <message>
        <source>Deal-ins</source>
        <translation>放銃</translation>
    </message>
    <message>
        <source>The tile: its number; in the last row the honour beside it</source>
        <translation>牌の数字。最下段は横に書いた字牌</translation>
    </message>
    <message>
        <source>E</source>
        <translation>東</translation>
    </message>
    <message>
        <source>S</source>
        <translation>南</translation>
    </message>
    <message>
        <source>W</source>
        <translation>西</translation>
    </message>
    <message>
        <source>N</source>
        <translation>北</translation>
    </message>
    <message>
        <source>Haku</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Hatsu</source>
        <translation>發</translation>
    </message>
    <message>
        <source>Chun</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>萬子</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>筒子</translation>
    </message>
    <message>
        <source>Sou</source>
        <translation>索子</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>字牌</translation>
    </message>
</context>
<context>
    <name>MatchEndPage</name>
    <message>
        <source>Before the deal</source>
        <translation>配牌前</translation>
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
    <message>
        <source>Score sheet</source>
        <translation>成績表</translation>
    </message>
    <message>
        <source>Score sheet of the series</source>
        <translation>シリーズの成績表</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>What the choices of this match cost, and why</source>
        <translation>この対局の選択ごとの損とその理由</translation>
    </message>
    <message>
        <source>SHA-256 of the wall seed, told before the deal</source>
        <translation>配牌前に記録された牌山シードのSHA-256</translation>
    </message>
    <message>
        <source>* in riichi, the stick is counted · ▼ dealt in · ● dealer</source>
        <translation>* リーチ（供託込み）・▼ 放銃・● 親</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Unfinished matches</source>
        <translation>途中の対局</translation>
    </message>
    <message>
        <source>Open a &amp;file...</source>
        <translation>ファイルを開く(&amp;F)...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>見てみる(&amp;L)</translation>
    </message>
    <message>
        <source>Shows the hands of it that are over, and changes nothing</source>
        <translation>終わった局だけを見せ、何も変えません</translation>
    </message>
</context>
<context>
    <name>MeasureGroups</name>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>和了</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>守備</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
</context>
<context>
    <name>MeasureTexts</name>
    <message>
        <source>%1 of %2.</source>
        <extracomment>Of a share: so many cases of so many</extracomment>
        <translation>%2のうち%1。</translation>
    </message>
    <message>
        <source>A sum of %1 over %2 cases.</source>
        <translation>%2件で合計%1。</translation>
    </message>
    <message>
        <source>Over %1 cases.</source>
        <translation>%1件の平均。</translation>
    </message>
    <message>
        <source>Yours is higher than that of %1.</source>
        <translation>%1より高い値です。</translation>
    </message>
    <message>
        <source>Yours is lower than that of %1.</source>
        <translation>%1より低い値です。</translation>
    </message>
    <message>
        <source>So many cases do not tell whether it differs from %1.</source>
        <translation>この件数では、%1と違うかどうかは言えません。</translation>
    </message>
    <message>
        <source>a yakuman</source>
        <translation>役満</translation>
    </message>
    <message>
        <source>%1 han or more</source>
        <translation>%1翻以上</translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n翻</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>An interval: from, to</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Grey: %1 cases are fewer than the %2 from which such a figure says anything.</source>
        <translation>灰色:%1件では、意味のある数字になる%2件に足りません。</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2.</source>
        <translation>95 %信頼区間:%1から%2。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>The name of a bot, its figure</extracomment>
        <translation>%1:%2。</translation>
    </message>
    <message>
        <source>It takes about %1 to be right to 2 points either way.</source>
        <translation>誤差を±2ポイントにするには、およそ%1件が必要です。</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>played by these rules</source>
        <translation>このルールで打たれたもの</translation>
    </message>
    <message>
        <source>with so many players</source>
        <translation>この人数のもの</translation>
    </message>
    <message>
        <source>of this length</source>
        <translation>この長さのもの</translation>
    </message>
    <message>
        <source>played on that day or later</source>
        <translation>この日以後に打たれたもの</translation>
    </message>
    <message>
        <source>played on that day or earlier</source>
        <translation>この日以前に打たれたもの</translation>
    </message>
    <message>
        <source>only the last matches</source>
        <translation>最近の対局だけ</translation>
    </message>
    <message>
        <source>against this player or bot</source>
        <translation>この相手またはボットとの対局</translation>
    </message>
    <message>
        <source>in this seat, 0 is the first dealer</source>
        <translation>この席（0は起家）</translation>
    </message>
    <message>
        <source>of these kinds; without it live and imported</source>
        <translation>これらの種類。なければ実戦と取り込んだもの</translation>
    </message>
    <message>
        <source>with this tag</source>
        <translation>このタグのついたもの</translation>
    </message>
    <message>
        <source>hands of this round</source>
        <translation>この場の局</translation>
    </message>
    <message>
        <source>hands of this number in the round</source>
        <translation>場のこの番号の局</translation>
    </message>
    <message>
        <source>hands as dealer, or not</source>
        <translation>親の局、または子の局</translation>
    </message>
    <message>
        <source>hands that began in this place</source>
        <translation>この順位で始まった局</translation>
    </message>
    <message>
        <source>hands that began so many points ahead of everybody else, or behind the first</source>
        <translation>他家全員より、または首位よりこの点差で始まった局</translation>
    </message>
    <message>
        <source>Mean place</source>
        <translation>平均順位</translation>
    </message>
    <message>
        <source>The mean of the final places.</source>
        <translation>最終順位の平均。</translation>
    </message>
    <message>
        <source>First places</source>
        <translation>1位</translation>
    </message>
    <message>
        <source>The share of matches that ended in first place.</source>
        <translation>1位で終わった対局の割合。</translation>
    </message>
    <message>
        <source>Second places</source>
        <translation>2位</translation>
    </message>
    <message>
        <source>The share of matches that ended in second place.</source>
        <translation>2位で終わった対局の割合。</translation>
    </message>
    <message>
        <source>Third places</source>
        <translation>3位</translation>
    </message>
    <message>
        <source>The share of matches that ended in third place.</source>
        <translation>3位で終わった対局の割合。</translation>
    </message>
    <message>
        <source>Fourth places</source>
        <translation>4位</translation>
    </message>
    <message>
        <source>The share of matches that ended in fourth place.</source>
        <translation>4位で終わった対局の割合。</translation>
    </message>
    <message>
        <source>First or second</source>
        <translation>連対</translation>
    </message>
    <message>
        <source>The share of matches that ended in first or second place.</source>
        <translation>1位か2位で終わった対局の割合。</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>飛び</translation>
    </message>
    <message>
        <source>The share of matches that ended below 0 points.</source>
        <translation>0点未満で終わった対局の割合。</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>最終持ち点</translation>
    </message>
    <message>
        <source>The mean score at the end of a match, without uma and oka.</source>
        <translation>対局終了時の持ち点の平均。ウマとオカは含まない。</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>最終得点</translation>
    </message>
    <message>
        <source>The mean result of a match with uma, oka and adjustments.</source>
        <translation>ウマ、オカ、その他の精算を含めた対局結果の平均。</translation>
    </message>
    <message>
        <source>Overtook in the last hand</source>
        <translation>オーラスで逆転</translation>
    </message>
    <message>
        <source>The share of last hands that brought a better place.</source>
        <translation>オーラスで順位を上げた割合。</translation>
    </message>
    <message>
        <source>Overtaken in the last hand</source>
        <translation>オーラスで被逆転</translation>
    </message>
    <message>
        <source>The share of last hands that brought a worse place.</source>
        <translation>オーラスで順位を下げた割合。</translation>
    </message>
    <message>
        <source>Gain per hand</source>
        <translation>局収支</translation>
    </message>
    <message>
        <source>The mean change of the score in a hand, riichi sticks included.</source>
        <translation>1局の点数の増減の平均。リーチ棒を含む。</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>和了率</translation>
    </message>
    <message>
        <source>The share of hands that were won.</source>
        <translation>和了した局の割合。</translation>
    </message>
    <message>
        <source>Deal-ins</source>
        <translation>放銃率</translation>
    </message>
    <message>
        <source>The share of hands in which another won on a discard or kan of this player.</source>
        <translation>自分の捨て牌か槓した牌で他家が和了した局の割合。</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直率</translation>
    </message>
    <message>
        <source>The share of hands in which riichi was declared.</source>
        <translation>立直を宣言した局の割合。</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>副露率</translation>
    </message>
    <message>
        <source>The share of hands opened by chi, pon or an open kan; a concealed kan does not count.</source>
        <translation>チー、ポン、明槓のいずれかをした局の割合。暗槓は数えない。</translation>
    </message>
    <message>
        <source>Exhaustive draws</source>
        <translation>流局率</translation>
    </message>
    <message>
        <source>The share of hands that ended with an empty wall.</source>
        <translation>荒牌平局になった局の割合。</translation>
    </message>
    <message>
        <source>Tenpai at the draw</source>
        <translation>流局時聴牌率</translation>
    </message>
    <message>
        <source>The share of exhaustive draws at which the hand was tenpai.</source>
        <translation>荒牌平局のときに聴牌していた割合。</translation>
    </message>
    <message>
        <source>Paid to tsumo</source>
        <translation>被ツモ</translation>
    </message>
    <message>
        <source>What was paid to self-drawn wins of others, by hand.</source>
        <translation>他家のツモ和了に支払った点数。1局あたり。</translation>
    </message>
    <message>
        <source>Dealer hit</source>
        <translation>親かぶり</translation>
    </message>
    <message>
        <source>Of the self-drawn wins that were paid, the share paid as dealer to a mangan or more.</source>
        <translation>支払ったツモ和了のうち、親として満貫以上を払った割合。</translation>
    </message>
    <message>
        <source>Wins as dealer</source>
        <translation>親の和了率</translation>
    </message>
    <message>
        <source>The share of own deals that were won.</source>
        <translation>自分の親番で和了した割合。</translation>
    </message>
    <message>
        <source>Longest run of repeats</source>
        <translation>最多連荘</translation>
    </message>
    <message>
        <source>The most times in a row that the own deal was repeated.</source>
        <translation>自分の親番が続けて繰り返された最多の回数。</translation>
    </message>
    <message>
        <source>Won by tsumo</source>
        <translation>ツモ率</translation>
    </message>
    <message>
        <source>The share of wins by the own draw.</source>
        <translation>和了のうち自分のツモによる割合。</translation>
    </message>
    <message>
        <source>Won in riichi</source>
        <translation>立直和了</translation>
    </message>
    <message>
        <source>The share of wins after riichi.</source>
        <translation>和了のうち立直後の割合。</translation>
    </message>
    <message>
        <source>Won open</source>
        <translation>副露和了</translation>
    </message>
    <message>
        <source>The share of wins with an open hand.</source>
        <translation>和了のうち副露した手の割合。</translation>
    </message>
    <message>
        <source>Won dama</source>
        <translation>ダマ和了</translation>
    </message>
    <message>
        <source>The share of wins with a closed hand and without riichi.</source>
        <translation>和了のうち門前で立直していない割合。</translation>
    </message>
    <message>
        <source>Mean win</source>
        <translation>平均和了点</translation>
    </message>
    <message>
        <source>What a won hand was worth, without honba and sticks.</source>
        <translation>和了した手の点数。本場と供託は含まない。</translation>
    </message>
    <message>
        <source>Mean win, whole gain</source>
        <translation>平均和了点（総収入）</translation>
    </message>
    <message>
        <source>What the score gained in a won hand: honba and sticks are in, the own stick is not.</source>
        <translation>和了した局で増えた点数。本場と供託を含み、自分のリーチ棒は含まない。</translation>
    </message>
    <message>
        <source>Turn of the win</source>
        <translation>和了巡目</translation>
    </message>
    <message>
        <source>Own discards at the win; a winning draw counts as one.</source>
        <translation>和了したときの自分の捨て牌の数。ツモ和了は1枚に数える。</translation>
    </message>
    <message>
        <source>Turn of the win, by the table</source>
        <translation>和了巡目（卓）</translation>
    </message>
    <message>
        <source>One more than the discards of all, divided by the players.</source>
        <translation>全員の捨て牌の数を人数で割って1を足したもの。</translation>
    </message>
    <message>
        <source>Win efficiency</source>
        <translation>和了効率</translation>
    </message>
    <message>
        <source>The share of wins times the mean win: points won by hand.</source>
        <translation>和了率に平均和了点を掛けたもの。1局あたりに和了で得た点数。</translation>
    </message>
    <message>
        <source>Dora per win</source>
        <translation>和了時のドラ</translation>
    </message>
    <message>
        <source>The mean han of dora in a win; red fives, ura and Norths set aside count.</source>
        <translation>和了に含まれるドラの翻の平均。赤、裏ドラ、抜いた北を含む。</translation>
    </message>
    <message>
        <source>Mean deal-in</source>
        <translation>平均放銃点</translation>
    </message>
    <message>
        <source>What the hand dealt into was worth, without honba; two who win on one tile count as two.</source>
        <translation>放銃した手の点数。本場は含まない。1枚で2人に和了されたら2回に数える。</translation>
    </message>
    <message>
        <source>Mean deal-in, whole payment</source>
        <translation>平均放銃点（総支払）</translation>
    </message>
    <message>
        <source>What was paid in a hand with a deal-in, honba included.</source>
        <translation>放銃した局で支払った点数。本場を含む。</translation>
    </message>
    <message>
        <source>Into riichi</source>
        <translation>立直への放銃</translation>
    </message>
    <message>
        <source>The share of deal-ins into a hand in riichi.</source>
        <translation>放銃のうち立直した手への割合。</translation>
    </message>
    <message>
        <source>Into an open hand</source>
        <translation>副露への放銃</translation>
    </message>
    <message>
        <source>The share of deal-ins into an open hand.</source>
        <translation>放銃のうち副露した手への割合。</translation>
    </message>
    <message>
        <source>Into dama</source>
        <translation>ダマへの放銃</translation>
    </message>
    <message>
        <source>The share of deal-ins into a closed hand without riichi.</source>
        <translation>放銃のうち立直していない門前の手への割合。</translation>
    </message>
    <message>
        <source>While in riichi</source>
        <translation>立直中の放銃</translation>
    </message>
    <message>
        <source>The share of deal-ins that came after the own riichi.</source>
        <translation>放銃のうち自分の立直後の割合。</translation>
    </message>
    <message>
        <source>While open</source>
        <translation>副露中の放銃</translation>
    </message>
    <message>
        <source>The share of deal-ins with an open hand.</source>
        <translation>放銃のうち自分が副露していた割合。</translation>
    </message>
    <message>
        <source>Deal-ins when quiet</source>
        <translation>静かな放銃</translation>
    </message>
    <message>
        <source>The share of deal-ins in hands with neither riichi nor two calls.</source>
        <translation>放銃のうち、立直も2副露もしていない局の割合。</translation>
    </message>
    <message>
        <source>While tenpai</source>
        <translation>聴牌での放銃</translation>
    </message>
    <message>
        <source>The share of deal-ins with a hand that was tenpai.</source>
        <translation>放銃のうち聴牌していた割合。</translation>
    </message>
    <message>
        <source>Cost of deal-ins</source>
        <translation>放銃損失</translation>
    </message>
    <message>
        <source>The share of deal-ins times the mean deal-in: points lost by hand.</source>
        <translation>放銃率に平均放銃点を掛けたもの。1局あたりに放銃で失った点数。</translation>
    </message>
    <message>
        <source>Folds under riichi</source>
        <translation>立直に対するオリ</translation>
    </message>
    <message>
        <source>Of the own discards while another was in riichi, the share that was safe against all in riichi and led away from tenpai.</source>
        <translation>他家の立直中の自分の捨て牌のうち、立直者全員に安全で、聴牌から遠ざかった割合。</translation>
    </message>
    <message>
        <source>Turn of the riichi</source>
        <translation>立直巡目</translation>
    </message>
    <message>
        <source>Own discards at the riichi, the declaring one included.</source>
        <translation>立直したときの自分の捨て牌の数。宣言牌を含む。</translation>
    </message>
    <message>
        <source>Riichi: wins</source>
        <translation>立直：和了</translation>
    </message>
    <message>
        <source>The share of riichi that won.</source>
        <translation>立直のうち和了した割合。</translation>
    </message>
    <message>
        <source>Riichi: deal-ins</source>
        <translation>立直：放銃</translation>
    </message>
    <message>
        <source>The share of riichi that dealt in, the declaring tile included.</source>
        <translation>立直のうち放銃した割合。宣言牌を含む。</translation>
    </message>
    <message>
        <source>Riichi: deal-ins afterwards</source>
        <translation>立直：宣言後の放銃</translation>
    </message>
    <message>
        <source>The share of riichi that dealt in, the declaring tile not included.</source>
        <translation>立直のうち放銃した割合。宣言牌は含まない。</translation>
    </message>
    <message>
        <source>First riichi: deal-ins</source>
        <translation>先制立直：放銃</translation>
    </message>
    <message>
        <source>The share of first riichi that dealt in, the declaring tile not included.</source>
        <translation>先制立直のうち放銃した割合。宣言牌は含まない。</translation>
    </message>
    <message>
        <source>Chasing riichi: deal-ins</source>
        <translation>追っかけ立直：放銃</translation>
    </message>
    <message>
        <source>The share of chasing riichi that dealt in, the declaring tile not included.</source>
        <translation>追っかけ立直のうち放銃した割合。宣言牌は含まない。</translation>
    </message>
    <message>
        <source>Riichi: draws</source>
        <translation>立直：流局</translation>
    </message>
    <message>
        <source>The share of riichi that ended with an exhaustive draw.</source>
        <translation>立直のうち荒牌平局になった割合。</translation>
    </message>
    <message>
        <source>Riichi balance</source>
        <translation>立直収支</translation>
    </message>
    <message>
        <source>The mean change of the score in a hand with riichi, the stick included.</source>
        <translation>立直した局の点数の増減の平均。リーチ棒を含む。</translation>
    </message>
    <message>
        <source>First riichi</source>
        <translation>先制立直</translation>
    </message>
    <message>
        <source>The share of riichi before which nobody had declared.</source>
        <translation>誰もまだ宣言していなかった立直の割合。</translation>
    </message>
    <message>
        <source>Chasing riichi</source>
        <translation>追っかけ立直</translation>
    </message>
    <message>
        <source>The share of riichi after another one.</source>
        <translation>他家の立直のあとにした立直の割合。</translation>
    </message>
    <message>
        <source>Chased riichi</source>
        <translation>追っかけられた立直</translation>
    </message>
    <message>
        <source>The share of riichi after which another declared.</source>
        <translation>自分の立直のあとに他家が宣言した割合。</translation>
    </message>
    <message>
        <source>Chasers per riichi</source>
        <translation>立直あたりの追っかけ</translation>
    </message>
    <message>
        <source>How many declared after the own riichi, each counted.</source>
        <translation>自分の立直のあとに宣言した人数。1人ずつ数える。</translation>
    </message>
    <message>
        <source>Ippatsu</source>
        <translation>一発</translation>
    </message>
    <message>
        <source>The share of wins after riichi that had ippatsu.</source>
        <translation>立直後の和了のうち一発のついた割合。</translation>
    </message>
    <message>
        <source>Ura dora</source>
        <translation>裏ドラ</translation>
    </message>
    <message>
        <source>The share of wins after riichi with at least one ura dora.</source>
        <translation>立直後の和了のうち裏ドラが1枚以上のった割合。</translation>
    </message>
    <message>
        <source>Good waits</source>
        <translation>良形</translation>
    </message>
    <message>
        <source>The share of riichi with 6 or more winning tiles unseen.</source>
        <translation>立直のうち、見えていない和了牌が6枚以上ある割合。</translation>
    </message>
    <message>
        <source>Waits on two kinds</source>
        <translation>2種以上の待ち</translation>
    </message>
    <message>
        <source>The share of riichi that waited for two or more kinds of tile.</source>
        <translation>立直のうち、2種以上の牌を待つ割合。</translation>
    </message>
    <message>
        <source>Furiten riichi</source>
        <translation>フリテン立直</translation>
    </message>
    <message>
        <source>The share of riichi declared in furiten.</source>
        <translation>立直のうち、フリテンで宣言した割合。</translation>
    </message>
    <message>
        <source>Calls per open hand</source>
        <translation>副露した局の副露数</translation>
    </message>
    <message>
        <source>The mean number of calls in a hand with any.</source>
        <translation>副露した局での副露の数の平均。</translation>
    </message>
    <message>
        <source>Open hand: wins</source>
        <translation>副露手：和了</translation>
    </message>
    <message>
        <source>The share of open hands that won.</source>
        <translation>副露した手のうち和了した割合。</translation>
    </message>
    <message>
        <source>Open hand: deal-ins</source>
        <translation>副露手：放銃</translation>
    </message>
    <message>
        <source>The share of open hands that dealt in.</source>
        <translation>副露した手のうち放銃した割合。</translation>
    </message>
    <message>
        <source>Open hand: draws</source>
        <translation>副露手：流局</translation>
    </message>
    <message>
        <source>The share of open hands that ended with an exhaustive draw.</source>
        <translation>副露した手のうち荒牌平局になった割合。</translation>
    </message>
    <message>
        <source>Shanten at the start</source>
        <translation>配牌の向聴数</translation>
    </message>
    <message>
        <source>The mean shanten of the 13 tiles dealt.</source>
        <translation>配られた13枚の向聴数の平均。</translation>
    </message>
    <message>
        <source>Shanten at the start, with the first draw of the dealer</source>
        <translation>配牌の向聴数（親は第1ツモを含む）</translation>
    </message>
    <message>
        <source>The same, but of 14 tiles as dealer.</source>
        <translation>同じもの。ただし親は14枚で数える。</translation>
    </message>
    <message>
        <source>Turn of the first tenpai</source>
        <translation>初聴牌の巡目</translation>
    </message>
    <message>
        <source>Own discards when the hand was first tenpai.</source>
        <translation>はじめて聴牌したときの自分の捨て牌の数。</translation>
    </message>
    <message>
        <source>Tenpai</source>
        <translation>聴牌率</translation>
    </message>
    <message>
        <source>The share of hands that were tenpai at any time.</source>
        <translation>一度でも聴牌した局の割合。</translation>
    </message>
    <message>
        <source>Tenpai to win</source>
        <translation>聴牌からの和了</translation>
    </message>
    <message>
        <source>The share of hands that were tenpai and won.</source>
        <translation>聴牌した局のうち和了した割合。</translation>
    </message>
    <message>
        <source>Wins by han</source>
        <translation>翻数別の和了</translation>
    </message>
    <message>
        <source>The share of wins with 1 to 12 han, 13 or more, and with a yakuman.</source>
        <translation>1〜12翻、13翻以上、役満の和了の割合。</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message>
        <source>The share of wins with each yaku.</source>
        <translation>それぞれの役がついた和了の割合。</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役満</translation>
    </message>
    <message>
        <source>How many wins were a yakuman.</source>
        <translation>役満の和了の回数。</translation>
    </message>
    <message>
        <source>Counted yakuman</source>
        <translation>数え役満</translation>
    </message>
    <message>
        <source>How many wins with 13 han or more were paid as a yakuman.</source>
        <translation>13翻以上で役満として支払われた和了の回数。</translation>
    </message>
    <message>
        <source>Loss per choice</source>
        <translation>1打あたりの損失</translation>
    </message>
    <message>
        <source>How much of a place a choice that counts has lost, by the review.</source>
        <translation>数える選択1回で失った順位。検討による。</translation>
    </message>
    <message>
        <source>Loss per choice, in points</source>
        <translation>1打あたりの損失（点数）</translation>
    </message>
    <message>
        <source>The same, in points of the hand.</source>
        <translation>同じもの。局の点数で。</translation>
    </message>
    <message>
        <source>Loss: last hand</source>
        <translation>損失：オーラス</translation>
    </message>
    <message>
        <source>How much of a place a choice in the last hand has lost.</source>
        <translation>オーラスの選択1回で失った順位。</translation>
    </message>
    <message>
        <source>Loss: wins passed</source>
        <translation>損失：和了見逃し</translation>
    </message>
    <message>
        <source>How much of a place a choice about a win has lost.</source>
        <translation>和了についての選択1回で失った順位。</translation>
    </message>
    <message>
        <source>Loss: kan</source>
        <translation>損失：槓</translation>
    </message>
    <message>
        <source>How much of a place a choice about a kan has lost.</source>
        <translation>槓についての選択1回で失った順位。</translation>
    </message>
    <message>
        <source>Loss: calls</source>
        <translation>損失：鳴き</translation>
    </message>
    <message>
        <source>How much of a place a choice about a call has lost.</source>
        <translation>鳴きについての選択1回で失った順位。</translation>
    </message>
    <message>
        <source>Loss: riichi or dama</source>
        <translation>損失：立直かダマか</translation>
    </message>
    <message>
        <source>How much of a place a choice about riichi has lost.</source>
        <translation>立直についての選択1回で失った順位。</translation>
    </message>
    <message>
        <source>Loss: push or fold</source>
        <translation>損失：押し引き</translation>
    </message>
    <message>
        <source>How much of a place a choice between pushing and folding has lost.</source>
        <translation>押すか降りるかの選択1回で失った順位。</translation>
    </message>
    <message>
        <source>Loss: safe tiles</source>
        <translation>損失：安全牌</translation>
    </message>
    <message>
        <source>How much of a place a choice between tiles to fold with has lost.</source>
        <translation>降りるときの牌の選択1回で失った順位。</translation>
    </message>
    <message>
        <source>Loss: value</source>
        <translation>損失：打点</translation>
    </message>
    <message>
        <source>How much of a place a choice about the value of the hand has lost.</source>
        <translation>手の打点についての選択1回で失った順位。</translation>
    </message>
    <message>
        <source>Loss: efficiency</source>
        <translation>損失：牌効率</translation>
    </message>
    <message>
        <source>How much of a place a choice about the way to tenpai has lost.</source>
        <translation>聴牌への道についての選択1回で失った順位。</translation>
    </message>
    <message>
        <source>Loss: danger on the way</source>
        <translation>損失：押すときの危険</translation>
    </message>
    <message>
        <source>How much of a place a choice about the danger of a tile while pushing has lost.</source>
        <translation>押しながら切る牌の危険についての選択1回で失った順位。</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>Inaccuracies in a hundred choices that count.</source>
        <translation>数える選択100回あたりの緩手。</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Mistakes in a hundred choices that count.</source>
        <translation>数える選択100回あたりの悪手。</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Blunders in a hundred choices that count.</source>
        <translation>数える選択100回あたりの大悪手。</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>What draws and deals have brought by match, in points.</source>
        <translation>ツモと配牌が対局ごとにもたらしたもの。点数。</translation>
    </message>
    <message>
        <source>Luck in places</source>
        <translation>運（順位）</translation>
    </message>
    <message>
        <source>The same, in places: below 0 is lucky.</source>
        <translation>同じもの。順位で。0より小さければ幸運。</translation>
    </message>
    <message>
        <source>Place without luck</source>
        <translation>運を除いた順位</translation>
    </message>
    <message>
        <source>The mean final place with the luck taken off.</source>
        <translation>運を引いた最終順位の平均。</translation>
    </message>
    <message>
        <source>Perhaps worse</source>
        <translation>劣るかもしれない</translation>
    </message>
    <message>
        <source>Choices in a hundred that count that may have cost as much as an inaccuracy.</source>
        <translation>数える選択100回のうち、緩手ほどの損だったかもしれない選択。</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Your first win</source>
        <extracomment>On a ribbon over the first hand that a player ever wins</extracomment>
        <translation>初めての和了</translation>
    </message>
    <message>
        <source>Comeback in the last hand: %1 to %2</source>
        <extracomment>On a ribbon: who won the last hand won the match with it; %1 and %2 are places, &quot;3rd&quot; and &quot;1st&quot;</extracomment>
        <translation>オーラス逆転：%1→%2</translation>
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
    <message>
        <source>&amp;Matches</source>
        <translation>対局数(&amp;M)</translation>
    </message>
    <message>
        <source>Single match</source>
        <translation>一回戦のみ</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>シリーズ</translation>
    </message>
    <message>
        <source>Number of matches in the series</source>
        <translation>シリーズの対局数</translation>
    </message>
    <message>
        <source>Seats from match to match</source>
        <translation>対局ごとの席</translation>
    </message>
    <message>
        <source>Seats move on by one</source>
        <translation>席を一つずつ回す</translation>
    </message>
    <message>
        <source>Seats are drawn anew</source>
        <translation>毎回引き直す</translation>
    </message>
    <message>
        <source>Seats stay</source>
        <translation>席は変えない</translation>
    </message>
    <message>
        <source>R&amp;ules...</source>
        <translation>ルール(&amp;U)...</translation>
    </message>
    <message>
        <source>Look at every option, change it, and make rulesets of your own</source>
        <translation>すべての項目を見て変更し、自分のルールを作ります</translation>
    </message>
    <message>
        <source>O&amp;pponents...</source>
        <translation>対戦相手(&amp;P)...</translation>
    </message>
    <message>
        <source>Add programs and plugins that play, test them, and change them</source>
        <translation>対局するプログラムやプラグインを追加し、テストし、変更します</translation>
    </message>
    <message>
        <source>At the end of your turn you arm the calls you want. Nobody is asked in between, and nothing is betrayed.</source>
        <translation>自分の番の終わりに、したい鳴きを選んでおきます。途中で尋ねないので、何も知られません。</translation>
    </message>
    <message>
        <source>Before the &amp;first turn of a hand too</source>
        <translation>最初の番の前にも選ぶ(&amp;F)</translation>
    </message>
    <message>
        <source>Everybody but the dealer is asked once after the deal.</source>
        <translation>配牌のあと、親以外の全員に一度尋ねます。</translation>
    </message>
    <message>
        <source>In practice any number of choices can be taken back, and a hand can be dealt again. Such a match is kept, but statistics and ratings leave it out.</source>
        <translation>練習では選択を何度でも取り消せ、同じ局をもう一度打てます。対局は保存されますが、成績とレーティングには入りません。</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
</context>
<context>
    <name>NewsDialog</name>
    <message>
        <source>What is new</source>
        <translation>更新内容</translation>
    </message>
    <message>
        <source>What each version brought</source>
        <translation>バージョンごとの変更点</translation>
    </message>
</context>
<context>
    <name>NextHandTexts</name>
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
        <source>%1 has the nagashi mangan and stays dealer</source>
        <comment>dealer</comment>
        <translation>%1 は流し満貫で連荘</translation>
    </message>
    <message>
        <source>%1 has no nagashi mangan, %2 deals next</source>
        <comment>dealer, next dealer</comment>
        <translation>%1 は流し満貫ではないため、次の親は %2</translation>
    </message>
    <message>
        <source>Only a win keeps the deal in these rules, %1 deals next</source>
        <comment>next dealer</comment>
        <translation>このルールでは和了した親だけが連荘、次の親は %1</translation>
    </message>
    <message>
        <source>The deal passes after every hand in these rules, %1 deals next</source>
        <comment>next dealer</comment>
        <translation>このルールでは毎局親が移る、次の親は %1</translation>
    </message>
    <message>
        <source>A draw keeps the deal in these rules, %1 stays dealer</source>
        <comment>dealer</comment>
        <translation>このルールでは流局なら連荘、親は %1 のまま</translation>
    </message>
    <message>
        <source>The hand is played again, %1 stays dealer</source>
        <comment>dealer</comment>
        <translation>途中流局で連荘、親は %1 のまま</translation>
    </message>
    <message>
        <source>The deal passes after an abortive draw in these rules, %1 deals next</source>
        <comment>next dealer</comment>
        <translation>このルールでは途中流局で親が移る、次の親は %1</translation>
    </message>
    <message>
        <source>The dealer has won, %1 stays dealer</source>
        <comment>dealer</comment>
        <translation>親の和了、%1 が連荘</translation>
    </message>
    <message>
        <source>The dealer has not won, %1 deals next</source>
        <comment>next dealer</comment>
        <translation>親は和了せず、次の親は %1</translation>
    </message>
    <message>
        <source>Another winner was nearer to the discard than the dealer, %1 deals next</source>
        <comment>next dealer</comment>
        <translation>親より上家取りの和了者がいたため、次の親は %1</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
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
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>As it is called in lists and at the table</source>
        <translation>一覧と卓での名前</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>ライブラリ(&amp;L)</translation>
    </message>
    <message>
        <source>The file of the plugin</source>
        <translation>プラグインのファイル</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>選択...</translation>
    </message>
    <message>
        <source>Choose the file of the plugin</source>
        <translation>プラグインのファイルを選びます</translation>
    </message>
    <message>
        <source>Choose the library</source>
        <translation>ライブラリを選択</translation>
    </message>
    <message>
        <source>&amp;Bot</source>
        <translation>ボット(&amp;B)</translation>
    </message>
    <message>
        <source>Which bot of the plugin plays</source>
        <translation>プラグインのどのボットが打つか</translation>
    </message>
    <message>
        <source>Comman&amp;d</source>
        <translation>コマンド(&amp;D)</translation>
    </message>
    <message>
        <source>The program with its arguments, as on a command line</source>
        <translation>コマンドラインと同じように、プログラムとその引数</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>プログラムを選択</translation>
    </message>
    <message>
        <source>&amp;Working folder</source>
        <translation>作業フォルダー(&amp;W)</translation>
    </message>
    <message>
        <source>Where the program runs; its own files are often found from there</source>
        <translation>プログラムが動く場所。プログラムのファイルはここから探されることが多い</translation>
    </message>
    <message>
        <source>where Janso runs</source>
        <translation>Jansoと同じ場所</translation>
    </message>
    <message>
        <source>Choose the folder that the program runs in</source>
        <translation>プログラムが動くフォルダーを選びます</translation>
    </message>
    <message>
        <source>Choose the working folder</source>
        <translation>作業フォルダーを選択</translation>
    </message>
    <message>
        <source>Connecti&amp;on</source>
        <translation>接続(&amp;O)</translation>
    </message>
    <message>
        <source>How Janso and the program talk</source>
        <translation>Jansoとプログラムの通信方法</translation>
    </message>
    <message>
        <source>Standard in and out</source>
        <translation>標準入出力</translation>
    </message>
    <message>
        <source>TCP: it connects to Janso</source>
        <translation>TCP：Jansoに接続してくる</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>ポート(&amp;P)</translation>
    </message>
    <message>
        <source>any free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Where Janso waits for the program</source>
        <translation>Jansoがプログラムを待つポート</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>メッセージ(&amp;M)</translation>
    </message>
    <message>
        <source>How mjai messages are sent; the program&apos;s manual says which it reads</source>
        <translation>mjaiのメッセージの送り方。どちらを読むかはプログラムの説明書にあります</translation>
    </message>
    <message>
        <source>One a line, each answered</source>
        <translation>一行に一つ、毎回応答</translation>
    </message>
    <message>
        <source>Lists, up to the next choice</source>
        <translation>次の選択までまとめて</translation>
    </message>
    <message>
        <source>Tell it w&amp;hat it may do</source>
        <translation>できることを伝える(&amp;H)</translation>
    </message>
    <message>
        <source>Sends possible_actions and cannot_dahai with every choice; some programs rely on it</source>
        <translation>選択のたびにpossible_actionsとcannot_dahaiを送ります。これを必要とするプログラムがあります</translation>
    </message>
    <message>
        <source>&amp;First answer within</source>
        <translation>最初の応答まで(&amp;F)</translation>
    </message>
    <message>
        <source>A program may have to load a large model first</source>
        <translation>プログラムは最初に大きなモデルを読み込むことがあります</translation>
    </message>
    <message>
        <source>A program that takes longer is replaced by a built-in bot</source>
        <translation>これより遅いプログラムは内蔵ボットに交代します</translation>
    </message>
    <message>
        <source>&amp;Variables</source>
        <translation>環境変数(&amp;V)</translation>
    </message>
    <message>
        <source>Environment variables for the program, NAME=value on a line each</source>
        <translation>プログラムに渡す環境変数。一行に一つ、NAME=値</translation>
    </message>
    <message>
        <source>NAME=value</source>
        <translation>NAME=値</translation>
    </message>
    <message>
        <source>Note&amp;s</source>
        <translation>メモ(&amp;S)</translation>
    </message>
    <message>
        <source>For yourself: where it is from, how it played</source>
        <translation>自分用のメモ。入手先や打ち筋など</translation>
    </message>
    <message>
        <source>for yourself</source>
        <translation>自分用</translation>
    </message>
    <message>
        <source>Oth&amp;ers within</source>
        <translation>以後の応答(&amp;E)</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>ルーム</translation>
    </message>
    <message>
        <source>a new room for every match</source>
        <translation>対局ごとに新しいルーム</translation>
    </message>
    <message>
        <source>What the program must name when it joins, so that no other takes its seat</source>
        <translation>参加するときにプログラムが告げる名前です。ほかのプログラムに席を取られないためのものです</translation>
    </message>
</context>
<context>
    <name>OpponentTexts</name>
    <message>
        <source>Built in</source>
        <translation>内蔵</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>レベル %1／%2</translation>
    </message>
    <message>
        <source>%1, out of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Connects to port %1</source>
        <translation>ポート%1に接続</translation>
    </message>
    <message>
        <source>The command of the program is missing.</source>
        <translation>プログラムのコマンドがありません。</translation>
    </message>
    <message>
        <source>Without a command, a port is needed for the program that you start yourself.</source>
        <translation>コマンドがないときは、自分で起動するプログラムのためにポートが必要です。</translation>
    </message>
    <message>
        <source>There is no program “%1” that can be started.</source>
        <translation>起動できるプログラム「%1」がありません。</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>フォルダー「%1」がありません。</translation>
    </message>
    <message>
        <source>The file of the plugin is missing.</source>
        <translation>プラグインのファイルが指定されていません。</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>ファイル「%1」がありません。</translation>
    </message>
    <message>
        <source>“%1” is no plugin, or a broken one.</source>
        <translation>「%1」はプラグインではないか、壊れています。</translation>
    </message>
    <message>
        <source>“%1” is a plugin for another program.</source>
        <translation>「%1」はほかのプログラムのプラグインです。</translation>
    </message>
    <message>
        <source>“%1” was made for another version of Janso.</source>
        <translation>「%1」は別のバージョンのJanso用です。</translation>
    </message>
    <message>
        <source>“%1” was built for another Janso, or by a compiler that does not fit; it must be built again.</source>
        <translation>「%1」は別のJanso用か、合わないコンパイラーで作られています。作り直す必要があります。</translation>
    </message>
    <message>
        <source>“%1” offers no bots.</source>
        <translation>「%1」にはボットがありません。</translation>
    </message>
    <message>
        <source>“%1” does not have this bot.</source>
        <translation>「%1」にこのボットはありません。</translation>
    </message>
    <message>
        <source>“%1” cannot be used (%2).</source>
        <extracomment>%2 is the system&apos;s own text, in English</extracomment>
        <translation>「%1」は使えません（%2）。</translation>
    </message>
    <message>
        <source>The file cannot be read (%1).</source>
        <extracomment>%1 and the like below: file and reason, in English</extracomment>
        <translation>ファイルを読み込めません（%1）。</translation>
    </message>
    <message>
        <source>This is no list of opponents (%1).</source>
        <translation>対戦相手の一覧ではありません（%1）。</translation>
    </message>
    <message>
        <source>One opponent cannot be read (%1).</source>
        <translation>読み込めない対戦相手があります（%1）。</translation>
    </message>
    <message>
        <source>The file cannot be written (%1).</source>
        <translation>ファイルに書き込めません（%1）。</translation>
    </message>
    <message>
        <source>This opponent is no longer in the list (%1).</source>
        <translation>この対戦相手はもう一覧にありません（%1）。</translation>
    </message>
    <message>
        <source>Mean place %1 against three club players. Of 100 hands it calls in %2, declares riichi in %3 and deals into %4.</source>
        <translation>中級者三人を相手に平均順位%1。100局のうち副露%2局、立直%3局、放銃%4局。</translation>
    </message>
    <message>
        <source>A quotation mark in the command is not closed.</source>
        <translation>コマンドの引用符が閉じていません。</translation>
    </message>
    <message>
        <source>“%1” is not executable: chmod +x makes it so.</source>
        <extracomment>chmod +x is a command of the system and stays as it is</extracomment>
        <translation>「%1」には実行権限がありません。chmod +x で付けられます。</translation>
    </message>
    <message>
        <source>“%1” is a folder, no program.</source>
        <translation>「%1」はフォルダーで、プログラムではありません。</translation>
    </message>
    <message>
        <source>cannot start</source>
        <extracomment>A short mark in the list of opponents</extracomment>
        <translation>起動不可</translation>
    </message>
    <message>
        <source>not approved</source>
        <extracomment>A short mark in the list of opponents: came in a file</extracomment>
        <translation>未許可</translation>
    </message>
    <message>
        <source>Plugin: %1</source>
        <translation>プラグイン：%1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>コマンド：%1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>フォルダー：%1</translation>
    </message>
    <message>
        <source>Environment: %1=%2</source>
        <extracomment>A variable of the environment and its value</extracomment>
        <translation>環境変数：%1=%2</translation>
    </message>
    <message>
        <source>These are too many opponents (%1).</source>
        <translation>対戦相手が多すぎます（%1）。</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>和了</translation>
    </message>
    <message>
        <source>of its hands are won</source>
        <translation>の局で和了</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>of its hands are declared riichi</source>
        <translation>の局でリーチ</translation>
    </message>
    <message>
        <source>Flushes</source>
        <translation>染め手</translation>
    </message>
    <message>
        <source>of its wins are flushes</source>
        <translation>の和了が染め手</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>of its hands are opened by a call</source>
        <translation>の局で副露</translation>
    </message>
    <message>
        <source>Deal-ins</source>
        <translation>放銃</translation>
    </message>
    <message>
        <source>of its hands deal in</source>
        <translation>の局で放銃</translation>
    </message>
    <message>
        <source>%1: %2% %3; at most %4% among the built-in bots.</source>
        <extracomment>&quot;Riichi: 37% of its hands are declared riichi; at most 37%, of all built-in bots&quot;</extracomment>
        <translation>%1:%2%%3。内蔵ボットの中では最高%4%。</translation>
    </message>
</context>
<context>
    <name>OpponentTrialPanel</name>
    <message>
        <source>&amp;Test</source>
        <translation>テスト(&amp;T)</translation>
    </message>
    <message>
        <source>Plays one hand against three built-in bots, in the background</source>
        <translation>内蔵ボット三人を相手に、裏で一局打ちます</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>中止(&amp;A)</translation>
    </message>
    <message>
        <source>Ends the test</source>
        <translation>テストを終えます</translation>
    </message>
    <message>
        <source>What the program wrote to its standard error</source>
        <translation>プログラムの標準エラー出力</translation>
    </message>
</context>
<context>
    <name>OpponentsDialog</name>
    <message>
        <source>Opponents</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Add pro&amp;gram...</source>
        <translation>プログラム追加(&amp;G)...</translation>
    </message>
    <message>
        <source>Add pl&amp;ugin...</source>
        <translation>プラグイン追加(&amp;U)...</translation>
    </message>
    <message>
        <source>Add a bot out of a plugin</source>
        <translation>プラグインのボットを追加します</translation>
    </message>
    <message>
        <source>&amp;Clone</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>Add a copy of the chosen program or plugin</source>
        <translation>選んだプログラムやプラグインの写しを追加します</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>削除(&amp;R)...</translation>
    </message>
    <message>
        <source>Take the chosen opponents off the list</source>
        <translation>選んだ対戦相手を一覧から外します</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>読み込み(&amp;I)...</translation>
    </message>
    <message>
        <source>Add the opponents of a file</source>
        <translation>ファイルの対戦相手を追加します</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>書き出し(&amp;X)...</translation>
    </message>
    <message>
        <source>Write the chosen opponents to a file; choose several with Ctrl or Shift</source>
        <translation>選んだ対戦相手をファイルに書き出します。CtrlかShiftで複数選べます</translation>
    </message>
    <message>
        <source>Add a program that speaks mjai, the usual language between mahjong programs</source>
        <translation>mjai（麻雀プログラムどうしの共通の言葉）を話すプログラムを追加します</translation>
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
    <message>
        <source>A file *.json, or one of %1.</source>
        <translation>*.json ファイル、または次のいずれか：%1。</translation>
    </message>
    <message>
        <source>--ruleset: %1</source>
        <translation>--ruleset：%1</translation>
    </message>
    <message>
        <source>--ruleset: there is no ruleset %1; there are %2, or a file *.json.</source>
        <translation>--ruleset：%1というルールはありません。%2、または *.json ファイルを指定してください。</translation>
    </message>
    <message>
        <source>--at: a drill is named like drill:waits:2; there are %1.</source>
        <translation>--at: 練習問題は drill:waits:2 のように指定します。あるのは %1 です。</translation>
    </message>
    <message>
        <source>A recorded game to look at, or a link to a place in it.</source>
        <translation>再生する牌譜、またはその中の場面へのリンク。</translation>
    </message>
    <message>
        <source>--at: replay needs a FILE.</source>
        <translation>--at: replay には FILE が必要です。</translation>
    </message>
    <message>
        <source>Language of the window, one of %1.</source>
        <translation>ウィンドウの言語（%1のどれか）。</translation>
    </message>
    <message>
        <source>--language: there is no translation %1; there are %2.</source>
        <translation>--language：%1の翻訳はありません。あるのは%2です。</translation>
    </message>
    <message>
        <source>Write this as a manual page, or what a shell completes: %1.</source>
        <translation>この説明をマニュアルページとして、またはシェルの補完として書き出します：%1。</translation>
    </message>
    <message>
        <source>--manual: %1 is not one of %2.</source>
        <translation>--manual: %1は%2のいずれでもありません。</translation>
    </message>
    <message>
        <source>A table for riichi mahjong with three or four players: alone against bots, or with others in front of one screen. It also teaches the game, keeps every match, and reviews what was played.</source>
        <translation>三人打ちと四人打ちのリーチ麻雀の卓です。一人でボットと、または一つの画面を囲んで打てます。打ち方を学び、対局をすべて残し、検討することもできます。</translation>
    </message>
    <message>
        <source>There is no option %1; janso --help lists them.</source>
        <translation>%1というオプションはありません。janso --help で一覧を見られます。</translation>
    </message>
    <message>
        <source>there is no display; janso --offscreen-report FILE.png works without one.</source>
        <translation>ディスプレイがありません。janso --offscreen-report FILE.png なら、なくても動きます。</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 を書き込めません：%2</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>Paper of 8.5 by 11 inches</extracomment>
        <translation>レター</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF文書 (*.pdf)</translation>
    </message>
    <message>
        <source>The printer takes no page.</source>
        <translation>プリンターが用紙を受け付けません。</translation>
    </message>
</context>
<context>
    <name>PaymentTexts</name>
    <message>
        <source>%1 receives</source>
        <translation>%1 の収入</translation>
    </message>
    <message>
        <source>The parts of the fu, added up</source>
        <translation>符を合計する</translation>
    </message>
    <message>
        <source>%1 = %2 fu</source>
        <comment>20 + 2 = 22 fu</comment>
        <translation>%1 = %2符</translation>
    </message>
    <message>
        <source>Fu are rounded up to the next ten</source>
        <translation>符は10の位に切り上げる</translation>
    </message>
    <message>
        <source>%1 fu</source>
        <translation>%1符</translation>
    </message>
    <message>
        <source>The fu of this hand</source>
        <translation>この手の符</translation>
    </message>
    <message>
        <source>A yakuman has 8,000 base points, whatever else the hand holds</source>
        <translation>役満の基本点は、ほかに何があっても 8,000</translation>
    </message>
    <message>
        <source>A yakuman has 8,000 base points; this counts %1 times</source>
        <translation>役満の基本点は 8,000、これは %1 倍</translation>
    </message>
    <message>
        <source>8,000 × %1 = %2</source>
        <translation>8,000 × %1 = %2</translation>
    </message>
    <message>
        <source>Base points: the fu, doubled %1 times (twice always, and once for each han)</source>
        <translation>基本点：符を %1 回2倍する（場ゾロ2回と、1翻につき1回）</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>These rules count this as a mangan: 2,000 base points</source>
        <translation>このルールでは満貫に切り上げる：基本点 2,000</translation>
    </message>
    <message>
        <source>More than 2,000 base points are a mangan and stop there</source>
        <translation>基本点が 2,000 を超えたら満貫、そこで打ち切り</translation>
    </message>
    <message>
        <source>2,000 base points are a mangan</source>
        <translation>基本点 2,000 は満貫</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 discarded the tile and pays alone: 6 times the base points to a dealer</source>
        <translation>%1 が放銃し一人で支払う：親への支払いは基本点の6倍</translation>
    </message>
    <message>
        <source>%1 discarded the tile and pays alone: 4 times the base points</source>
        <translation>%1 が放銃し一人で支払う：基本点の4倍</translation>
    </message>
    <message>
        <source>Everybody pays the dealer twice the base points: %1</source>
        <translation>親へは全員が基本点の2倍を支払う：%1</translation>
    </message>
    <message>
        <source>%1 is dealer and pays twice the base points</source>
        <translation>%1 は親なので基本点の2倍を支払う</translation>
    </message>
    <message>
        <source>The others pay the base points once: %1</source>
        <translation>ほかの人は基本点をそのまま支払う：%1</translation>
    </message>
    <message>
        <source>%1 is liable and pays half of the ron</source>
        <translation>%1 は責任払いでロンの半分を支払う</translation>
    </message>
    <message>
        <source>%1 discarded the tile and pays the other half</source>
        <translation>%1 は放銃者として残り半分を支払う</translation>
    </message>
    <message>
        <source>%1 is liable and pays for everybody</source>
        <translation>%1 は責任払いで全員分を支払う</translation>
    </message>
    <message>
        <source>%1 × %2 + %3 = %4</source>
        <translation>%1 × %2 + %3 = %4</translation>
    </message>
    <message>
        <source>The share of the fourth player, who is missing, is split between the two</source>
        <translation>いない四人目の分は、ほかの二人で折半する</translation>
    </message>
    <message>
        <source>Rounded up to the next hundred</source>
        <translation>100点単位に切り上げる</translation>
    </message>
    <message>
        <source>Counts %1 times by the rule of the broken wall</source>
        <translation>割れ目のため %1 倍</translation>
    </message>
    <message>
        <source>%1 made %2 certain and is liable for it (pao)</source>
        <translation>%1 は %2 を確定させたため責任払い（包）</translation>
    </message>
    <message numerus="yes">
        <source>%n honba on the table: %1 adds %2</source>
        <translation>
            <numerusform>%n 本場：%1 が %2 を加える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n honba on the table: each who pays adds %1</source>
        <translation>
            <numerusform>%n 本場：支払う人がそれぞれ %1 を加える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n riichi stick(s) from the table, 1,000 each</source>
        <translation>
            <numerusform>供託の立直棒 %n 本、1本 1,000</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed: the same tiles without a call</source>
        <translation>門前なら：同じ牌で鳴かずに和了</translation>
    </message>
    <message>
        <source>With riichi declared (ippatsu and ura not counted)</source>
        <translation>立直していたら（一発と裏ドラは数えない）</translation>
    </message>
    <message>
        <source>Without declaring riichi</source>
        <translation>立直していなければ</translation>
    </message>
    <message numerus="yes">
        <source>With %n dora more</source>
        <translation>
            <numerusform>ドラがもう %n 枚あれば</numerusform>
        </translation>
    </message>
    <message>
        <source>By tsumo: the winning tile drawn</source>
        <translation>自摸なら：和了牌を自分で引く</translation>
    </message>
    <message>
        <source>By ron: the winning tile discarded by %1</source>
        <translation>ロンなら：%1 が和了牌を捨てる</translation>
    </message>
    <message>
        <source>no win: too few han</source>
        <translation>和了できない：翻が足りない</translation>
    </message>
    <message>
        <source>no win: no yaku</source>
        <translation>和了できない：役がない</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>limit: points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 han, %2: %3</source>
        <comment>han, limit: points</comment>
        <translation>%1翻、%2：%3</translation>
    </message>
    <message>
        <source>%1 han %2 fu: %3</source>
        <comment>han, fu: points</comment>
        <translation>%1翻%2符：%3</translation>
    </message>
    <message>
        <source>Every hand begins with 20 fu.</source>
        <translation>どの手も 20 符から始まります。</translation>
    </message>
    <message>
        <source>No tile was called, and the last one was won by ron.</source>
        <translation>鳴かずに、最後の牌をロンで和了しました。</translation>
    </message>
    <message>
        <source>The winning tile was drawn.</source>
        <translation>和了牌を自分で引きました。</translation>
    </message>
    <message>
        <source>Three alike, called or completed by ron: 2 fu, of terminals and honours 4.</source>
        <translation>同じ牌三枚、ポンまたはロンで完成：2符、么九牌なら4符。</translation>
    </message>
    <message>
        <source>Three alike, all drawn: 4 fu, of terminals and honours 8.</source>
        <translation>同じ牌三枚、すべて自分で引く：4符、么九牌なら8符。</translation>
    </message>
    <message>
        <source>Four alike with a called tile: 8 fu, of terminals and honours 16.</source>
        <translation>同じ牌四枚、鳴いた牌を含む：8符、么九牌なら16符。</translation>
    </message>
    <message>
        <source>Four alike, all drawn: 16 fu, of terminals and honours 32.</source>
        <translation>同じ牌四枚、すべて自分で引く：16符、么九牌なら32符。</translation>
    </message>
    <message>
        <source>A pair of a tile of which three would be a yaku.</source>
        <translation>三枚そろえば役になる牌の雀頭です。</translation>
    </message>
    <message>
        <source>Only the tile in the middle was missing.</source>
        <translation>真ん中の一枚だけを待っていました。</translation>
    </message>
    <message>
        <source>Only one tile fits: a 3 to 1 and 2, or a 7 to 8 and 9.</source>
        <translation>一種類しか合いません：1・2に3、または8・9に7。</translation>
    </message>
    <message>
        <source>The winning tile made the pair.</source>
        <translation>和了牌で雀頭ができました。</translation>
    </message>
    <message>
        <source>Seven pairs have 25 fu, whatever the tiles.</source>
        <translation>七対子は牌に関係なく 25 符です。</translation>
    </message>
    <message>
        <source>An open hand has at least so many fu by ron.</source>
        <translation>副露した手のロンは、少なくともこの符になります。</translation>
    </message>
    <message>
        <source>With pinfu the drawn tile brings no fu: 20 it stays.</source>
        <translation>平和では自摸の符がつかず、20 符のままです。</translation>
    </message>
    <message>
        <source>%1 pays the base points once</source>
        <translation>%1は基本点をそのまま支払う</translation>
    </message>
    <message>
        <source>From 5 han on the fu no longer count: %1 han are a %2, with base points of its own</source>
        <translation>5翻以上は符を数えません：%1翻は%2で、基本点が決まっています</translation>
    </message>
</context>
<context>
    <name>PillsItem</name>
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
        <source>Set every North aside as soon as it comes, in this hand; stops for a win</source>
        <translation>この局、北が来たらすぐに抜きます。和了れるときは止まります</translation>
    </message>
    <message>
        <source>%1, on</source>
        <translation>%1、オン</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1、オフ</translation>
    </message>
</context>
<context>
    <name>PlaquePainter</name>
    <message>
        <source>Dora</source>
        <translation>ドラ</translation>
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
    <message>
        <source>Auto North</source>
        <translation>自動北抜き</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>The short word for &quot;Auto win&quot;, where there is little room</extracomment>
        <translation>和了</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>The short word for &quot;Auto discard&quot;, where there is little room</extracomment>
        <translation>ツモ切</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>The short word for &quot;Auto North&quot;, where there is little room</extracomment>
        <translation>北抜き</translation>
    </message>
</context>
<context>
    <name>PlatesItem</name>
    <message>
        <source>%1: %2</source>
        <comment>name, markers</comment>
        <translation>%1：%2</translation>
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
        <source>Tile &amp;backs</source>
        <translation>牌の背(&amp;B)</translation>
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
        <source>Seat &amp;view: the table as seen from your chair</source>
        <translation>座席からの眺め: 自分の席から見た卓(&amp;V)</translation>
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
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Names of the &amp;yaku</source>
        <translation>役の呼び方(&amp;Y)</translation>
    </message>
    <message>
        <source>The names of the yaku can be in another language than the rest of the window.</source>
        <translation>役の呼び方は、ウィンドウの言語と別に選べます。</translation>
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
    <message>
        <source>With three players: a North that you draw is laid aside without being asked</source>
        <translation>三人麻雀で、引いた北を聞かずに抜きます</translation>
    </message>
    <message>
        <source>Set &amp;Norths aside at once</source>
        <translation>北はすぐに抜く(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>コーチ(&amp;C)</translation>
    </message>
    <message>
        <source>The level that you used is kept with the match</source>
        <translation>使った段階は対局の記録に残ります</translation>
    </message>
    <message>
        <source>Off: hints only when asked for</source>
        <translation>なし:頼んだときのヒントだけ</translation>
    </message>
    <message>
        <source>Gentle: warns before a mistake</source>
        <translation>控えめ:まちがいの前に知らせる</translation>
    </message>
    <message>
        <source>Full: advice on every decision</source>
        <translation>くわしい:すべての選択に助言</translation>
    </message>
    <message>
        <source>While &amp;Alt is held</source>
        <translation>&amp;Altを押している間</translation>
    </message>
    <message>
        <source>How loud everything is</source>
        <translation>全体の音量</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>牌(&amp;T)</translation>
    </message>
    <message>
        <source>Draws, discards, melds, dice and the shuffle</source>
        <translation>ツモ、打牌、鳴いた牌、サイコロ、洗牌の音</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>聞いてみる</translation>
    </message>
    <message>
        <source>A draw, then a discard of each seat</source>
        <translation>ツモの音と、各席の打牌の音</translation>
    </message>
    <message>
        <source>Listen to the tiles</source>
        <translation>牌の音を聞いてみる</translation>
    </message>
    <message>
        <source>&amp;Calls and wins</source>
        <translation>鳴きと和了(&amp;C)</translation>
    </message>
    <message>
        <source>Calls, riichi, wins, the end of a hand or match, and the sign that you may choose</source>
        <translation>鳴き、リーチ、和了、流局や終局、選択できるときの合図の音</translation>
    </message>
    <message>
        <source>A pon, then a small win</source>
        <translation>ポンの音と、安い和了の音</translation>
    </message>
    <message>
        <source>Listen to calls and wins</source>
        <translation>鳴きと和了の音を聞いてみる</translation>
    </message>
    <message>
        <source>&amp;Room</source>
        <translation>部屋の音(&amp;R)</translation>
    </message>
    <message>
        <source>The faint air of a quiet room while the table is shown; off at the left end</source>
        <translation>卓の表示中に流れる静かな部屋のかすかな空気音。左端でオフ</translation>
    </message>
    <message>
        <source>Four seconds of it</source>
        <translation>4秒間聞いてみる</translation>
    </message>
    <message>
        <source>Listen to the room</source>
        <translation>部屋の音を聞いてみる</translation>
    </message>
    <message>
        <source>Say what to do in the &amp;first turns</source>
        <translation>最初のうちは何をするかを知らせる(&amp;F)</translation>
    </message>
    <message>
        <source>Each thing until you have done it twice; off and on again begins anew</source>
        <translation>それぞれ二度行うまで知らせます。オフにしてからオンにすると最初からになります</translation>
    </message>
    <message>
        <source>The built-in bots say a short line, in writing, when they declare riichi, win or deal in</source>
        <translation>内蔵のボットが立直・和了・放銃のときに、短いせりふを文字で言います</translation>
    </message>
    <message>
        <source>Bots s&amp;ay short lines</source>
        <translation>ボットが一言話す(&amp;A)</translation>
    </message>
    <message>
        <source>Own &amp;hand</source>
        <translation>手牌の大きさ(&amp;H)</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>&amp;Ponds</source>
        <translation>河の大きさ(&amp;P)</translation>
    </message>
    <message>
        <source>Large, with smaller walls</source>
        <translation>大（山を小さく）</translation>
    </message>
    <message>
        <source>&amp;Dots in the lower corners of red fives</source>
        <translation>赤五の下の隅に点を付ける(&amp;D)</translation>
    </message>
    <message>
        <source>Tiles from a f&amp;older...</source>
        <translation>フォルダーの牌を使う(&amp;O)...</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字の大きさ(&amp;X)</translation>
    </message>
    <message>
        <source>Of the whole program, times the size that the desktop has chosen. On the table as far as its place goes.</source>
        <translation>プログラム全体の文字の大きさです。デスクトップの設定に掛けられます。卓上では場所の許す限り大きくなります。</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>動きを減らす(&amp;M)</translation>
    </message>
    <message>
        <source>Nothing travels; order and beat stay.</source>
        <translation>牌は動かず、順序と間は同じです。</translation>
    </message>
    <message>
        <source>As the desktop says</source>
        <translation>デスクトップに従う</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>&amp;Speak what happens</source>
        <translation>出来事を声で伝える(&amp;S)</translation>
    </message>
    <message>
        <source>How &amp;fast it speaks</source>
        <translation>話す速さ(&amp;F)</translation>
    </message>
    <message>
        <source>In the middle as the voice is, to the right faster</source>
        <translation>中央で声そのままの速さ、右へ行くほど速くなります</translation>
    </message>
    <message>
        <source>A sentence in this voice</source>
        <translation>この声で一文を聞いてみる</translation>
    </message>
    <message>
        <source>Listen to the voice</source>
        <translation>声を聞いてみる</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>、または</translation>
    </message>
</context>
<context>
    <name>ReasonTexts</name>
    <message>
        <source>This lasts until you draw.</source>
        <translation>次に自摸するまで続きます。</translation>
    </message>
    <message>
        <source>This lasts until your next discard.</source>
        <translation>次に打牌するまで続きます。</translation>
    </message>
    <message>
        <source>This lasts until you draw or call.</source>
        <translation>次に自摸するか鳴くまで続きます。</translation>
    </message>
    <message>
        <source>This lasts until you draw or anybody calls.</source>
        <translation>次に自摸するか、誰かが鳴くまで続きます。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]]: you discarded %1 on turn %2, and it is one of your waits.</source>
        <comment>tile, turn</comment>
        <translation>[[furiten|振聴]]：%2 巡目に捨てた %1 が待ち牌です。</translation>
    </message>
    <message>
        <source>In [[riichi]] the waits cannot change: it lasts until the hand ends.</source>
        <translation>[[riichi|立直]]後は待ちが変わらないため、この局の終わりまで続きます。</translation>
    </message>
    <message>
        <source>It lasts as long as you wait for a tile that you have discarded.</source>
        <translation>自分の捨てた牌を待っている間は続きます。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]]: after your [[riichi]] %1 went by without a win. This lasts until the hand ends.</source>
        <translation>[[furiten|振聴]]：[[riichi|立直]]後に %1 を見逃しました。この局の終わりまで続きます。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]] for a moment: %1 would have completed your hand and went by.</source>
        <translation>一時的な[[furiten|振聴]]：手を完成させる %1 を見逃しました。</translation>
    </message>
    <message>
        <source>You wait for %1.</source>
        <translation>待ちは %1 です。</translation>
    </message>
    <message>
        <source>A win on %1 has one.</source>
        <translation>%1 で和了すれば役があります。</translation>
    </message>
    <message>
        <source>Drawing the tile yourself would be one: a closed hand won by [[tsumo]].</source>
        <translation>自分で引けば役になります：門前の[[tsumo|自摸]]です。</translation>
    </message>
    <message>
        <source>Declaring [[riichi]] would be one.</source>
        <translation>[[riichi|立直]]をかければ役になります。</translation>
    </message>
    <message>
        <source>A third %1 would be one: [[yakuhai]].</source>
        <translation>%1 の三枚目があれば役になります：[[yakuhai|役牌]]です。</translation>
    </message>
    <message>
        <source>Without %1 the hand would be [[tanyao]].</source>
        <translation>%1 がなければ[[tanyao|断幺九]]になります。</translation>
    </message>
    <message>
        <source>A triplet of dragons or of your winds, or tiles from 2 to 8 only, would give one.</source>
        <translation>三元牌か自分の風牌の刻子、または 2 から 8 だけの手なら役になります。</translation>
    </message>
    <message>
        <source>As it goes by you are [[furiten]].</source>
        <translation>見逃したことになり、[[furiten|振聴]]です。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] needs a closed hand, and you have called.</source>
        <translation>[[riichi|立直]]は門前の手に限られます。すでに鳴いています。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] needs %1 points for the stick; you have %2.</source>
        <translation>[[riichi|立直]]には立直棒の %1 点が必要です。持ち点は %2 です。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] needs at least %1 tiles in the wall; %2 are left.</source>
        <translation>[[riichi|立直]]には山に %1 枚以上必要です。残りは %2 枚です。</translation>
    </message>
    <message>
        <source>You would wait for a tile that you have discarded, and these rules forbid [[riichi]] in [[furiten]].</source>
        <translation>自分の捨てた牌を待つことになります。このルールでは[[furiten|振聴]]での[[riichi|立直]]はできません。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] needs a [[tenpai]] hand, and no discard leaves one.</source>
        <translation>[[riichi|立直]]には[[tenpai|聴牌]]が必要ですが、どの牌を切っても聴牌しません。</translation>
    </message>
    <message numerus="yes">
        <source>No [[kan]]: %n kan(s) have been made in this hand, and that is all there may be.</source>
        <translation>
            <numerusform>[[kan|槓]]はできません：この局ではすでに上限の %n 回行われました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No [[kan]] after the last tile of the wall: there is no tile to replace it.</source>
        <translation>山の最後の牌のあとは、嶺上牌がないため[[kan|槓]]はできません。</translation>
    </message>
    <message>
        <source>In [[riichi]] a kan of %1 would change what the hand waits for, or how it is built.</source>
        <translation>[[riichi|立直]]後、%1 の槓は待ちや手の形を変えるためできません。</translation>
    </message>
    <message>
        <source>These rules allow no [[kan]] after [[riichi]].</source>
        <translation>このルールでは[[riichi|立直]]後の[[kan|槓]]はできません。</translation>
    </message>
    <message>
        <source>In [[riichi]] only the tile just drawn can make a closed [[kan]].</source>
        <translation>[[riichi|立直]]後は、いま引いた牌での暗[[kan|槓]]だけができます。</translation>
    </message>
    <message>
        <source>In [[riichi]] nothing is called: the hand stays as it is.</source>
        <translation>[[riichi|立直]]後は鳴けません。手はそのままです。</translation>
    </message>
    <message>
        <source>The last discard of a hand can only be won on, not called.</source>
        <translation>局の最後の捨て牌は、和了はできますが鳴けません。</translation>
    </message>
    <message>
        <source>Every tile left after this call would be a swap ([[kuikae]]), so there would be nothing to discard.</source>
        <translation>鳴いたあとに残る牌はすべて[[kuikae|喰い替え]]になり、切れる牌がありません。</translation>
    </message>
    <message>
        <source>In [[riichi]] only the North just drawn may be set aside.</source>
        <translation>[[riichi|立直]]後は、いま引いた北だけを抜けます。</translation>
    </message>
    <message>
        <source>No North may be set aside right after a call.</source>
        <translation>鳴いた直後は北を抜けません。</translation>
    </message>
    <message>
        <source>No North may be set aside after the last tile: there is no tile to replace it.</source>
        <translation>最後の牌のあとは、嶺上牌がないため北を抜けません。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] needs a [[tenpai]] hand. Yours is one tile away from it.</source>
        <translation>[[riichi|立直]]には[[tenpai|聴牌]]が必要です。あと一枚で聴牌です。</translation>
    </message>
    <message numerus="yes">
        <source>[[riichi|Riichi]] needs a [[tenpai]] hand. Yours is %n tiles away from it.</source>
        <translation>
            <numerusform>[[riichi|立直]]には[[tenpai|聴牌]]が必要です。聴牌まであと %n 枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not complete your hand: it is %n tile(s) away from [[tenpai]].</source>
        <translation>
            <numerusform>%1 では手が完成しません。[[tenpai|聴牌]]まであと %n 枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand is %n tile(s) away from [[tenpai]]; only a tenpai hand can win.</source>
        <translation>
            <numerusform>[[tenpai|聴牌]]まであと %n 枚です。和了できるのは聴牌した手だけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A [[kan]] of %1 needs three of them in your hand; you hold %n.</source>
        <translation>
            <numerusform>%1 の[[kan|槓]]には手に三枚必要です。持っているのは %n 枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[[pon|Pon]] of %1 needs two of them in your hand; you hold %n.</source>
        <translation>
            <numerusform>%1 の[[pon|ポン]]には手に二枚必要です。持っているのは %n 枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>With three players there is no [[chi]].</source>
        <translation>三人麻雀に[[chi|チー]]はありません。</translation>
    </message>
    <message>
        <source>These rules have no [[chi]].</source>
        <translation>このルールに[[chi|チー]]はありません。</translation>
    </message>
    <message>
        <source>In these rules no North is set aside.</source>
        <translation>このルールに北抜きはありません。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] is declared after a draw, not right after a call.</source>
        <translation>[[riichi|立直]]は自摸のあとに宣言します。鳴いた直後にはできません。</translation>
    </message>
    <message>
        <source>Right after a call you only discard; a win needs a drawn tile or another&apos;s discard.</source>
        <translation>鳴いた直後は打牌だけです。和了には自摸牌か他家の捨て牌が必要です。</translation>
    </message>
    <message>
        <source>Right after a call you only discard; a [[kan]] has to wait for your next draw.</source>
        <translation>鳴いた直後は打牌だけです。[[kan|槓]]は次の自摸を待ちます。</translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>いま局は行われていません。</translation>
    </message>
    <message>
        <source>There is no discard to call.</source>
        <translation>鳴ける捨て牌がありません。</translation>
    </message>
    <message>
        <source>It is your turn. [[chi|Chi]] takes the discard of the player to your left, before you draw.</source>
        <translation>あなたの番です。[[chi|チー]]は自摸の前に、上家の捨て牌に対して行います。</translation>
    </message>
    <message>
        <source>It is your turn. [[pon|Pon]] takes a discard of another player, before anybody draws.</source>
        <translation>あなたの番です。[[pon|ポン]]は次の人が自摸する前に、他家の捨て牌に対して行います。</translation>
    </message>
    <message>
        <source>%1 is your own discard.</source>
        <translation>%1 は自分の捨て牌です。</translation>
    </message>
    <message>
        <source>[[chi|Chi]] takes only from the player to your left; %1 is from another.</source>
        <translation>[[chi|チー]]は上家からだけできます。%1 はほかの人の捨て牌です。</translation>
    </message>
    <message>
        <source>%1 is an honour: honours make no runs, so there is no [[chi]].</source>
        <translation>%1 は字牌です。字牌は順子にならないため[[chi|チー]]できません。</translation>
    </message>
    <message>
        <source>You hold no two tiles that make a run with %1.</source>
        <translation>%1 と順子になる二枚がありません。</translation>
    </message>
    <message>
        <source>A [[kan]] needs four tiles alike, or the fourth tile of a [[pon]].</source>
        <translation>[[kan|槓]]には同じ牌四枚か、[[pon|ポン]]した牌の四枚目が必要です。</translation>
    </message>
    <message>
        <source>A North is set aside on your own turn.</source>
        <translation>北を抜けるのは自分の番だけです。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] is declared on your own turn, with a discard.</source>
        <translation>[[riichi|立直]]は自分の番に、打牌とともに宣言します。</translation>
    </message>
    <message>
        <source>You have declared [[riichi]] already.</source>
        <translation>すでに[[riichi|立直]]しています。</translation>
    </message>
    <message>
        <source>You wait for %1; %2 does not complete the hand.</source>
        <translation>待ちは %1 です。%2 では完成しません。</translation>
    </message>
    <message>
        <source>You wait for %1. There is no tile to win on now.</source>
        <translation>待ちは %1 です。いま和了できる牌はありません。</translation>
    </message>
    <message>
        <source>You hold no North.</source>
        <translation>北を持っていません。</translation>
    </message>
    <message>
        <source>The hand ends with this discard; only a win could follow it.</source>
        <translation>この捨て牌で局が終わります。できるのは和了だけです。</translation>
    </message>
    <message>
        <source>The moment for %1 is over: the next player has drawn, or another call went before yours.</source>
        <translation>%1 の機会は過ぎました。次の人が自摸したか、ほかの鳴きが優先されました。</translation>
    </message>
    <message>
        <source>No [[ron]] meanwhile. You can still win by [[tsumo]].</source>
        <translation>その間[[ron|ロン]]はできません。[[tsumo|自摸]]和了はできます。</translation>
    </message>
    <message>
        <source>%1 completes the hand, but it has no [[yaku]]. Dora alone are none.</source>
        <translation>%1 で手は完成しますが、[[yaku|役]]がありません。ドラだけでは役になりません。</translation>
    </message>
    <message>
        <source>%1 completes the hand, but it has too few [[han]].</source>
        <translation>%1 で手は完成しますが、[[han|翻]]が足りません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n left</source>
        <translation>
            <numerusform>%1 残り %n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>[[tenpai|Tenpai]]: it waits for %1.</source>
        <translation>[[tenpai|聴牌]]：待ちは %1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between waits</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Worth %1.</source>
        <comment>points</comment>
        <translation>%1 点。</translation>
    </message>
    <message>
        <source>With [[riichi]] %1.</source>
        <comment>points</comment>
        <translation>[[riichi|立直]]すれば %1 点。</translation>
    </message>
    <message>
        <source>Without a [[yaku]] by [[ron]].</source>
        <translation>[[ron|ロン]]では[[yaku|役]]なし。</translation>
    </message>
    <message>
        <source>Not every wait has a [[yaku]].</source>
        <translation>[[yaku|役]]のない待ちがあります。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]]: %1 lies in your discards.</source>
        <translation>[[furiten|振聴]]：%1 を捨てています。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]]: a winning tile has gone by.</source>
        <translation>[[furiten|振聴]]：和了牌を見逃しています。</translation>
    </message>
    <message>
        <source>[[kuikae|Kuikae]]: the kind that you have just called (%1) may not be discarded at once.</source>
        <translation>[[kuikae|喰い替え]]：いま鳴いた牌（%1）と同じ牌はすぐには切れません。</translation>
    </message>
    <message>
        <source>[[kuikae|Kuikae]]: with %1 you would have had the run without calling %2, so it may not be discarded at once.</source>
        <translation>[[kuikae|喰い替え]]：%1 があれば %2 を鳴かなくても順子だったため、すぐには切れません。</translation>
    </message>
    <message>
        <source>A triplet of dragons or of your winds would give one.</source>
        <translation>三元牌か自分の風牌の刻子があれば役になります。</translation>
    </message>
    <message>
        <source>In [[riichi]] this lasts until the hand ends.</source>
        <translation>[[riichi|立直]]しているので、この局が終わるまで続きます。</translation>
    </message>
    <message>
        <source>two [[han]] of yaku that do not come by luck; dora do not count</source>
        <translation>偶然でつく役を除いて2[[han|翻]]の役(ドラは数えません)</translation>
    </message>
    <message>
        <source>two [[han]] of yaku; dora do not count</source>
        <translation>2[[han|翻]]の役(ドラは数えません)</translation>
    </message>
    <message>
        <source>These rules ask for %1.</source>
        <extracomment>%1: &quot;two han of yaku; dora do not count&quot;</extracomment>
        <translation>このルールでは%1が必要です。</translation>
    </message>
    <message numerus="yes">
        <source>From %n honba on these rules ask for %1.</source>
        <translation>
            <numerusform>このルールでは%n本場から%1が必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not complete your hand. Without %2 it is [[tenpai]].</source>
        <translation>%1では和了の形になりません。%2を切れば[[tenpai|聴牌]]です。</translation>
    </message>
    <message>
        <source>%1 does not complete your hand. Without one of %2 it is [[tenpai]].</source>
        <translation>%1では和了の形になりません。%2のどれかを切れば[[tenpai|聴牌]]です。</translation>
    </message>
</context>
<context>
    <name>RefusedDialog</name>
    <message>
        <source>Refused files</source>
        <translation>取り込めなかったファイル</translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation>一覧をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>RemarkTexts</name>
    <message>
        <source>Riichi. I think that is allowed.</source>
        <translation>リーチ。できるはずです。</translation>
    </message>
    <message>
        <source>Riichi. I have checked twice.</source>
        <translation>リーチ。二度確かめました。</translation>
    </message>
    <message>
        <source>Ready at last. Riichi.</source>
        <translation>やっとテンパイです。リーチ。</translation>
    </message>
    <message>
        <source>So that is what it looks like.</source>
        <translation>なるほど、こういう形ですか。</translation>
    </message>
    <message>
        <source>I did not expect this tile.</source>
        <translation>この牌が来るとは思いませんでした。</translation>
    </message>
    <message>
        <source>I shall remember this shape.</source>
        <translation>この形は覚えておきます。</translation>
    </message>
    <message>
        <source>I did not see that coming.</source>
        <translation>まったく見えていませんでした。</translation>
    </message>
    <message>
        <source>I overlooked something.</source>
        <translation>何か見落としました。</translation>
    </message>
    <message>
        <source>I should have counted.</source>
        <translation>数えておくべきでした。</translation>
    </message>
    <message>
        <source>Riichi. Here we go.</source>
        <translation>リーチ。行きます。</translation>
    </message>
    <message>
        <source>I like this one. Riichi.</source>
        <translation>気に入りました。リーチ。</translation>
    </message>
    <message>
        <source>Riichi. Let us see.</source>
        <translation>リーチ。さて、どうなるか。</translation>
    </message>
    <message>
        <source>That is the tile.</source>
        <translation>その牌です。</translation>
    </message>
    <message>
        <source>Straight ahead was right this time.</source>
        <translation>今回はまっすぐで正解でした。</translation>
    </message>
    <message>
        <source>It went well.</source>
        <translation>うまくいきました。</translation>
    </message>
    <message>
        <source>That one, of all tiles.</source>
        <translation>よりによって、その牌でしたか。</translation>
    </message>
    <message>
        <source>I only looked at my own hand.</source>
        <translation>自分の手しか見ていませんでした。</translation>
    </message>
    <message>
        <source>Well done. On to the next hand.</source>
        <translation>お見事です。次へ行きましょう。</translation>
    </message>
    <message>
        <source>The wall stands. Riichi.</source>
        <translation>守りは固めた。リーチ。</translation>
    </message>
    <message>
        <source>I have waited long enough. Riichi.</source>
        <translation>もう十分待った。リーチ。</translation>
    </message>
    <message>
        <source>Not often, but now. Riichi.</source>
        <translation>めったにせんが、リーチ。</translation>
    </message>
    <message>
        <source>Patience.</source>
        <translation>辛抱だ。</translation>
    </message>
    <message>
        <source>Stone by stone.</source>
        <translation>石は一つずつ積むものだ。</translation>
    </message>
    <message>
        <source>It came in the end.</source>
        <translation>最後には来るものだな。</translation>
    </message>
    <message>
        <source>A gap in the wall.</source>
        <translation>壁に隙間があったか。</translation>
    </message>
    <message>
        <source>That stone was loose.</source>
        <translation>あの石が緩んでいた。</translation>
    </message>
    <message>
        <source>I watched every tile but this one.</source>
        <translation>この牌だけ見ていなかった。</translation>
    </message>
    <message>
        <source>Riichi. It is worth a stick.</source>
        <translation>リーチ。千点出す価値はある。</translation>
    </message>
    <message>
        <source>Riichi, as one does.</source>
        <translation>まあ、ここはリーチだな。</translation>
    </message>
    <message>
        <source>No reason to wait. Riichi.</source>
        <translation>待つ理由もない。リーチ。</translation>
    </message>
    <message>
        <source>Worth the wait.</source>
        <translation>待ったかいがあった。</translation>
    </message>
    <message>
        <source>A sound hand.</source>
        <translation>手堅い手だ。</translation>
    </message>
    <message>
        <source>As it is played at the club.</source>
        <translation>いつもの打ち方だ。</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>うまく打たれたな。</translation>
    </message>
    <message>
        <source>I read you for another wait.</source>
        <translation>別の待ちと読んだんだが。</translation>
    </message>
    <message>
        <source>That is the fee for going on.</source>
        <translation>押した分の払いだ。</translation>
    </message>
    <message>
        <source>Closed, for once. Riichi.</source>
        <translation>珍しく門前で。リーチ。</translation>
    </message>
    <message>
        <source>Without a call this time. Riichi.</source>
        <translation>今回は鳴かずにリーチ。</translation>
    </message>
    <message>
        <source>Riichi, before I change my mind.</source>
        <translation>気が変わらないうちに、リーチ。</translation>
    </message>
    <message>
        <source>In time.</source>
        <translation>間に合いました。</translation>
    </message>
    <message>
        <source>And on to the next.</source>
        <translation>さあ、次です。</translation>
    </message>
    <message>
        <source>Quick is good enough.</source>
        <translation>早ければ十分です。</translation>
    </message>
    <message>
        <source>You were faster.</source>
        <translation>そちらが早かったですね。</translation>
    </message>
    <message>
        <source>I was in too much of a hurry.</source>
        <translation>急ぎすぎました。</translation>
    </message>
    <message>
        <source>So be it. Next hand.</source>
        <translation>仕方ない。次ですね。</translation>
    </message>
    <message>
        <source>Riichi, of course.</source>
        <translation>当然、リーチ。</translation>
    </message>
    <message>
        <source>Riichi. Nothing else came to mind.</source>
        <translation>リーチ。ほかは考えなかった。</translation>
    </message>
    <message>
        <source>The stick is out. Riichi.</source>
        <translation>棒は出した。リーチ。</translation>
    </message>
    <message>
        <source>That is what I came for.</source>
        <translation>これを狙っていた。</translation>
    </message>
    <message>
        <source>Forward to the end.</source>
        <translation>最後まで前へ、だ。</translation>
    </message>
    <message>
        <source>I would do it again.</source>
        <translation>次も同じように打つ。</translation>
    </message>
    <message>
        <source>I would throw it again.</source>
        <translation>次も切る。</translation>
    </message>
    <message>
        <source>No regrets.</source>
        <translation>悔いはない。</translation>
    </message>
    <message>
        <source>The price of going forward.</source>
        <translation>前に出た代償だな。</translation>
    </message>
    <message>
        <source>Riichi. It took its time.</source>
        <translation>リーチ。少し時間がかかりました。</translation>
    </message>
    <message>
        <source>This will do. Riichi.</source>
        <translation>これでよしとします。リーチ。</translation>
    </message>
    <message>
        <source>Riichi. One must know when to stop.</source>
        <translation>リーチ。引き際も大事です。</translation>
    </message>
    <message>
        <source>A tidy hand.</source>
        <translation>整った手になりました。</translation>
    </message>
    <message>
        <source>Everything in its place.</source>
        <translation>収まるところに収まりました。</translation>
    </message>
    <message>
        <source>I like the look of it.</source>
        <translation>見た目も気に入っています。</translation>
    </message>
    <message>
        <source>I was looking at the colours.</source>
        <translation>色に見とれていました。</translation>
    </message>
    <message>
        <source>A pity. I had plans.</source>
        <translation>惜しい。構想があったのに。</translation>
    </message>
    <message>
        <source>I gave up the wrong tile.</source>
        <translation>手放す牌を間違えました。</translation>
    </message>
    <message>
        <source>Riichi. The odds allow it.</source>
        <translation>リーチ。見合うと判断しました。</translation>
    </message>
    <message>
        <source>I have weighed it. Riichi.</source>
        <translation>秤にかけました。リーチ。</translation>
    </message>
    <message>
        <source>Riichi. Now is the time.</source>
        <translation>リーチ。今がその時です。</translation>
    </message>
    <message>
        <source>As reckoned.</source>
        <translation>読みどおりです。</translation>
    </message>
    <message>
        <source>The risk was right.</source>
        <translation>取るべきリスクでした。</translation>
    </message>
    <message>
        <source>It may turn out so, too.</source>
        <translation>こうなることもあります。</translation>
    </message>
    <message>
        <source>The risk was known.</source>
        <translation>承知のうえです。</translation>
    </message>
    <message>
        <source>That was in the reckoning.</source>
        <translation>計算のうちです。</translation>
    </message>
    <message>
        <source>A small chance, and there it is.</source>
        <translation>低い確率を引きました。</translation>
    </message>
    <message>
        <source>Riichi, then.</source>
        <translation>では、リーチ。</translation>
    </message>
    <message>
        <source>Riichi. Please go on.</source>
        <translation>リーチ。どうぞ、続けて。</translation>
    </message>
    <message>
        <source>It is time. Riichi.</source>
        <translation>頃合いだな。リーチ。</translation>
    </message>
    <message>
        <source>So it ends.</source>
        <translation>これまで。</translation>
    </message>
    <message>
        <source>The tiles came.</source>
        <translation>牌が来てくれた。</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>よし。</translation>
    </message>
    <message>
        <source>I see.</source>
        <translation>なるほど。</translation>
    </message>
    <message>
        <source>A good wait.</source>
        <translation>良い待ちだ。</translation>
    </message>
    <message>
        <source>You waited well.</source>
        <translation>よく待たれた。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a player says: the name, then the words</extracomment>
        <translation>%1：「%2」</translation>
    </message>
    <message>
        <source>Nothing to pon, so: riichi.</source>
        <translation>ポンできないなら、リーチ。</translation>
    </message>
    <message>
        <source>Riichi. I would rather have called.</source>
        <translation>リーチ。本当は鳴きたかった。</translation>
    </message>
    <message>
        <source>Two of a kind beat one. Riichi.</source>
        <translation>一枚より二枚がいい。リーチ。</translation>
    </message>
    <message>
        <source>One more for the collection.</source>
        <translation>また一つ集まった。</translation>
    </message>
    <message>
        <source>I keep what I find.</source>
        <translation>拾ったものは手放さない。</translation>
    </message>
    <message>
        <source>Pairs, pairs, pairs.</source>
        <translation>対子、対子、また対子。</translation>
    </message>
    <message>
        <source>I could not part with the others.</source>
        <translation>ほかの牌は手放せなかった。</translation>
    </message>
    <message>
        <source>I never look up. It shows.</source>
        <translation>顔を上げないから、こうなる。</translation>
    </message>
    <message>
        <source>Take it. I have more at home.</source>
        <translation>どうぞ。うちにはまだある。</translation>
    </message>
    <message>
        <source>Riichi. Page twelve.</source>
        <translation>リーチ。十二ページ。</translation>
    </message>
    <message>
        <source>The book says riichi.</source>
        <translation>本にはリーチと書いてある。</translation>
    </message>
    <message>
        <source>Riichi. I have learned this one.</source>
        <translation>リーチ。これは習った。</translation>
    </message>
    <message>
        <source>So the book was right.</source>
        <translation>本のとおりだった。</translation>
    </message>
    <message>
        <source>That was in the exercises.</source>
        <translation>練習問題にあった。</translation>
    </message>
    <message>
        <source>I will write this one down.</source>
        <translation>これは書き留めておこう。</translation>
    </message>
    <message>
        <source>I had nothing safe left.</source>
        <translation>安全な牌がもうなかった。</translation>
    </message>
    <message>
        <source>The book does not say what to do then.</source>
        <translation>こういうときのことは本にない。</translation>
    </message>
    <message>
        <source>I only know what is safe.</source>
        <translation>安全な牌しか分からない。</translation>
    </message>
</context>
<context>
    <name>RemarksItem</name>
    <message>
        <source>%1 says: %2</source>
        <extracomment>What a player says: the name, then the words</extracomment>
        <translation>%1：「%2」</translation>
    </message>
</context>
<context>
    <name>ReplayBranches</name>
    <message>
        <source>Branches of the match</source>
        <translation>対局の分岐</translation>
    </message>
    <message>
        <source>Note on this branch</source>
        <translation>この分岐のメモ</translation>
    </message>
    <message>
        <source>A note on this branch</source>
        <translation>この分岐のメモ</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Main &amp;line</source>
        <translation>本譜(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
</context>
<context>
    <name>ReplayCommands</name>
    <message>
        <source>Next event</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>Next choice of this seat</source>
        <translation>この席の次の選択へ</translation>
    </message>
    <message>
        <source>Previous choice of this seat</source>
        <translation>この席の前の選択へ</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>次の番へ</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>前の番へ</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次の局へ</translation>
    </message>
    <message>
        <source>Start of the hand, hand before</source>
        <translation>局の始め、前の局へ</translation>
    </message>
    <message>
        <source>Next mark: call, riichi, end, mistake</source>
        <translation>次の印へ（鳴き・リーチ・終局・ミス）</translation>
    </message>
    <message>
        <source>Previous mark</source>
        <translation>前の印へ</translation>
    </message>
    <message>
        <source>Next bookmark or note</source>
        <translation>次のしおり・メモへ</translation>
    </message>
    <message>
        <source>Previous bookmark or note</source>
        <translation>前のしおり・メモへ</translation>
    </message>
    <message>
        <source>Play and stop</source>
        <translation>再生・停止</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>遅く</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>速く</translation>
    </message>
    <message>
        <source>Stop at choices</source>
        <translation>選択の場面で止まる</translation>
    </message>
    <message>
        <source>Next seat</source>
        <translation>次の席</translation>
    </message>
    <message>
        <source>Previous seat</source>
        <translation>前の席</translation>
    </message>
    <message>
        <source>Hands: own, all, as known then</source>
        <translation>手牌：自分・全員・当時の視点</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>Wall to come</source>
        <translation>この先の山</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>危険度</translation>
    </message>
    <message>
        <source>Shade tiles discarded as drawn</source>
        <translation>ツモ切りを暗く表示</translation>
    </message>
    <message>
        <source>Hide what is still to come</source>
        <translation>この先を隠す</translation>
    </message>
    <message>
        <source>Table of hands</source>
        <translation>局の一覧</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>メモを書く</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>画像としてコピー</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストとしてコピー</translation>
    </message>
    <message>
        <source>Copy as text with tile characters</source>
        <translation>牌の文字でコピー</translation>
    </message>
    <message>
        <source>Copy a link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから打つ</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>再生を終える</translation>
    </message>
    <message>
        <source>Replay: %1</source>
        <extracomment>In the list of keys: what a key does while a game is replayed</extracomment>
        <translation>再生：%1</translation>
    </message>
    <message>
        <source>Review of this seat&apos;s choices</source>
        <translation>この席の選択を検討</translation>
    </message>
    <message>
        <source>Next difference from the reviewer</source>
        <translation>次の検討との相違</translation>
    </message>
    <message>
        <source>Previous difference from the reviewer</source>
        <translation>前の検討との相違</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>Back to the main line</source>
        <translation>本譜に戻る</translation>
    </message>
    <message>
        <source>Guess the choices</source>
        <translation>次の一手を当てる</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Hands of the match</source>
        <translation>対局の各局</translation>
    </message>
    <message>
        <source>Note on this place</source>
        <translation>この場面のメモ</translation>
    </message>
    <message>
        <source>A note on this place</source>
        <translation>この場面のメモ</translation>
    </message>
    <message>
        <source>Way through the match</source>
        <translation>対局の流れ</translation>
    </message>
    <message>
        <source>Seat at the bottom</source>
        <translation>手前の席</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>山</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>危険度</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>About this place</source>
        <translation>この場面について</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>見る(&amp;W)</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>続ける(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>終了(&amp;E)</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A hand and its counter: &quot;East 2, 1 honba&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 · turn %2 · %3</source>
        <extracomment>Where a replay stands: the hand, the turn, tiles in the wall</extracomment>
        <translation>%1・%2巡目・%3</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits for %2, %3</source>
        <extracomment>Waits of a player: name, tiles, how many are left</extracomment>
        <translation>%1 の待ち %2、%3</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>tiles that a player waits for</comment>
        <translation>
            <numerusform>見えていない牌%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is tenpai.</source>
        <translation>テンパイ者はいません。</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <extracomment>Draws to come: name and tiles</extracomment>
        <translation>%1 のツモ %2</translation>
    </message>
    <message>
        <source>The wall is used up.</source>
        <translation>山は尽きました。</translation>
    </message>
    <message>
        <source>Replacement tiles %1</source>
        <translation>嶺上牌 %1</translation>
    </message>
    <message>
        <source>Further dora indicators %1</source>
        <translation>この先のドラ表示牌 %1</translation>
    </message>
    <message>
        <source>Ura indicators %1</source>
        <translation>裏ドラ表示牌 %1</translation>
    </message>
    <message>
        <source>Nobody seems to wait.</source>
        <translation>テンパイの気配はありません。</translation>
    </message>
    <message>
        <source>%1 deals in %2, costs %3</source>
        <extracomment>A tile, the chance that it deals in, and what that costs on average</extracomment>
        <translation>%1 放銃率 %2、損失 %3</translation>
    </message>
    <message>
        <source>Dora indicators: %1</source>
        <translation>ドラ表示牌：%1</translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1（%2）%3</translation>
    </message>
    <message>
        <source>, riichi</source>
        <translation>、リーチ</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>手牌：%1</translation>
    </message>
    <message>
        <source>Norths set aside: %1</source>
        <translation>北抜き：%1</translation>
    </message>
    <message>
        <source>River: %1</source>
        <translation>河：%1</translation>
    </message>
    <message>
        <source>%1 cannot be replayed: %2.</source>
        <translation>%1 は再生できません：%2。</translation>
    </message>
    <message>
        <source>%1 seat</source>
        <extracomment>A player without a name, by the wind of the first hand</extracomment>
        <translation>%1家</translation>
    </message>
    <message>
        <source>%1 · turn %2</source>
        <translation>%1・%2巡目</translation>
    </message>
</context>
<context>
    <name>RetryPage</name>
    <message>
        <source>Learn from mistakes</source>
        <translation>ミスから学ぶ</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>もう一度(&amp;A)</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>答えを見る(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>飛ばす(&amp;K)</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>牌譜(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
</context>
<context>
    <name>ReviewCharts</name>
    <message>
        <source>Losses</source>
        <translation>損した選択</translation>
    </message>
    <message>
        <source>Scores, and where choices lost something</source>
        <translation>点数の推移と損した選択</translation>
    </message>
    <message>
        <source>Hands played</source>
        <translation>終わった局</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>From luck and choices to the result</source>
        <translation>運と選択から結果まで</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Steps of a chart: what luck gave or took</extracomment>
        <translation>配牌</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>ドラ</translation>
    </message>
    <message>
        <source>Ura</source>
        <translation>裏ドラ</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>What is left of a result: the play of the others, and what no figure explains</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>What the luck of the other players gave or took</extracomment>
        <translation>他家</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>From which loss on a choice is listed</source>
        <translation>どの損から挙げるか</translation>
    </message>
    <message>
        <source>Whose choices are reviewed</source>
        <translation>誰の選択を検討するか</translation>
    </message>
    <message>
        <source>Hands that are reviewed</source>
        <translation>検討の終わった局</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>中止(&amp;T)</translation>
    </message>
    <message>
        <source>Accuracy, of 100</source>
        <translation>正確さ（100点満点）</translation>
    </message>
    <message>
        <source>Lost per choice</source>
        <translation>1選択あたりの損</translation>
    </message>
    <message>
        <source>Choices that count</source>
        <translation>数える選択</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>損した選択</translation>
    </message>
    <message>
        <source>S&amp;cores</source>
        <translation>点数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;What it was about</source>
        <translation>種類別(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Luck</source>
        <translation>運(&amp;L)</translation>
    </message>
    <message>
        <source>Losses by what the choice was about</source>
        <translation>選択の種類ごとの損</translation>
    </message>
    <message>
        <source>About</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>損</translation>
    </message>
    <message>
        <source>Places lost in all</source>
        <translation>失った順位の合計</translation>
    </message>
    <message>
        <source>Per choice</source>
        <translation>1選択あたり</translation>
    </message>
    <message>
        <source>Thousandths of a place lost per choice, with the standard error</source>
        <translation>1選択あたりに失った順位（千分の一単位）と標準誤差</translation>
    </message>
    <message>
        <source>The dearest choices</source>
        <translation>最も損した選択</translation>
    </message>
    <message>
        <source>Learn from &amp;mistakes</source>
        <translation>ミスから学ぶ(&amp;M)</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>牌譜(&amp;Y)</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>戻る(&amp;K)</translation>
    </message>
    <message>
        <source>Roll-&amp;outs</source>
        <translation>ロールアウト(&amp;O)</translation>
    </message>
    <message>
        <source>Points without luck</source>
        <translation>運を除いた得点</translation>
    </message>
</context>
<context>
    <name>ReviewTexts</name>
    <message>
        <source>discarding %1</source>
        <extracomment>What is done, as the subject of a sentence; so are the next ones</extracomment>
        <translation>%1切り</translation>
    </message>
    <message>
        <source>riichi with %1</source>
        <translation>%1切り立直</translation>
    </message>
    <message>
        <source>open riichi with %1</source>
        <translation>%1切りオープン立直</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>見送り</translation>
    </message>
    <message>
        <source>chi with %1</source>
        <translation>%1でのチー</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Tiles that bring the hand nearer: %1 &quot;17 tiles&quot;, %2 &quot;5 kinds&quot;</extracomment>
        <translation>%2%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <comment>of tiles</comment>
        <translation>
            <numerusform>%n種</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is in riichi.</source>
        <translation>%1が立直しています。</translation>
    </message>
    <message>
        <source>%1 is likely tenpai.</source>
        <translation>%1は聴牌が濃厚です。</translation>
    </message>
    <message>
        <source>%1 deals in %2 of the time, %3 %4.</source>
        <translation>%1の放銃率は%2、%3は%4です。</translation>
    </message>
    <message>
        <source>%1 against %2: %3.</source>
        <extracomment>%1 a tile, %2 a name, %3 why the tile is safe: &quot;suji&quot;</extracomment>
        <translation>%1は%2に対して%3です。</translation>
    </message>
    <message>
        <source>The call is worth %1 points, passing %2.</source>
        <extracomment>Points that are expected of the hand</extracomment>
        <translation>鳴きの期待値は%1点、見送りは%2点です。</translation>
    </message>
    <message>
        <source>The call does not bring the hand nearer to tenpai.</source>
        <translation>鳴いても聴牌に近づきません。</translation>
    </message>
    <message>
        <source>With the call the hand is %1, without it %2.</source>
        <translation>鳴けば%1、鳴かなければ%2です。</translation>
    </message>
    <message>
        <source>hardly fewer wins</source>
        <translation>和了率はほとんど下がりません</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) in 100 won less</source>
        <translation>
            <numerusform>和了は100局で%n局減ります</numerusform>
        </translation>
    </message>
    <message>
        <source>Riichi: %1 points more for a win, %2.</source>
        <translation>立直すると和了は%1点高くなり、%2。</translation>
    </message>
    <message>
        <source>Declaring is worth %1 points more.</source>
        <translation>立直の方が%1点得です。</translation>
    </message>
    <message>
        <source>Staying silent is worth %1 points more.</source>
        <translation>黙聴の方が%1点得です。</translation>
    </message>
    <message>
        <source>The first place is held already.</source>
        <translation>すでにトップです。</translation>
    </message>
    <message>
        <source>It is the last hand: %1 points are missing to the %2 place.</source>
        <extracomment>%2: a place, &quot;2nd&quot;</extracomment>
        <translation>オーラスで、%2まで%1点差です。</translation>
    </message>
    <message>
        <source>It dealt in, and was right all the same: it does so %1 of the time.</source>
        <translation>放銃しましたが、正しい選択でした。放銃率は%1です。</translation>
    </message>
    <message>
        <source>It is worth %1 points more than the next best choice.</source>
        <translation>次善の選択より%1点得です。</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>判定なし</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>僅差</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>Last hand</source>
        <extracomment>Here and below: what a choice was about</extracomment>
        <translation>オーラス</translation>
    </message>
    <message>
        <source>Win let go</source>
        <translation>和了見逃し</translation>
    </message>
    <message>
        <source>Kan</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>鳴き</translation>
    </message>
    <message>
        <source>Riichi or not</source>
        <translation>立直判断</translation>
    </message>
    <message>
        <source>Push or fold</source>
        <translation>押し引き</translation>
    </message>
    <message>
        <source>Safest tile</source>
        <translation>オリ方</translation>
    </message>
    <message>
        <source>Danger on the way</source>
        <translation>攻めながらの安全</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>打点</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>牌効率</translation>
    </message>
    <message>
        <source>The final place asks for another choice than the points of the hand.</source>
        <translation>最終順位を考えると、局の点数とは別の選択になります。</translation>
    </message>
    <message>
        <source>A win was on offer and let go.</source>
        <translation>和了できたのに見逃しました。</translation>
    </message>
    <message>
        <source>A kan, or none.</source>
        <translation>カンするかしないか。</translation>
    </message>
    <message>
        <source>A chi or pon, or letting the tile pass.</source>
        <translation>チー、ポンするか見送るか。</translation>
    </message>
    <message>
        <source>Declaring riichi or staying silent.</source>
        <translation>立直するか黙聴にするか。</translation>
    </message>
    <message>
        <source>Going on with the hand or giving it up.</source>
        <translation>手を進めるかオリるか。</translation>
    </message>
    <message>
        <source>The hand is given up: which tile is safest.</source>
        <translation>オリるとき、どの牌が最も安全か。</translation>
    </message>
    <message>
        <source>The hand goes on: which tile deals in less.</source>
        <translation>手を進めるとき、どの牌が放銃しにくいか。</translation>
    </message>
    <message>
        <source>What a win would bring.</source>
        <translation>和了したときの点数。</translation>
    </message>
    <message>
        <source>How soon and how likely the hand wins.</source>
        <translation>和了の速さと確率。</translation>
    </message>
    <message>
        <source>none</source>
        <comment>confidence</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>low</source>
        <comment>confidence</comment>
        <translation>低</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>confidence</comment>
        <translation>中</translation>
    </message>
    <message>
        <source>high</source>
        <comment>confidence</comment>
        <translation>高</translation>
    </message>
    <message>
        <source>%1 places</source>
        <extracomment>How much of a final place was lost: 0.031</extracomment>
        <translation>順位%1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1点</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A range of an accuracy: &quot;68 to 81&quot;</extracomment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>An accuracy and its range</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>A mean with its standard error
----------
Points with their standard error</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>緩手%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>疑問手%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>悪手%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leaves %2 that help, %3 %4.</source>
        <translation>%1の有効牌は%2、%3は%4です。</translation>
    </message>
    <message>
        <source>An average win is worth %1 points after %2, %3 after %4.</source>
        <translation>平均和了点は%2なら%1点、%4なら%3点です。</translation>
    </message>
    <message>
        <source>%1 deals in %2 of the time, for %3 points; the hand wins %4.</source>
        <translation>%1の放銃率は%2で失点は%3点、この手の和了率は%4です。</translation>
    </message>
    <message>
        <source>The hand wins %1 of the time, for %2 points.</source>
        <translation>この手の和了率は%1、打点は%2点です。</translation>
    </message>
    <message>
        <source>%1 deals in %2, for %3.</source>
        <translation>%1の放銃率は%2、失点は%3点です。</translation>
    </message>
    <message>
        <source>The evaluator knows nothing better.</source>
        <translation>評価ではこれ以上の選択はありません。</translation>
    </message>
    <message>
        <source>The difference is smaller than what the evaluator can tell.</source>
        <translation>評価の誤差より小さい差です。</translation>
    </message>
    <message>
        <source>The evaluator only estimates this, so it is not judged.</source>
        <translation>概算しかできないため、判定しません。</translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <translation>実際：%1。</translation>
    </message>
    <message>
        <source>Played: %1. Just as good: %2.</source>
        <translation>実際：%1。同等：%2。</translation>
    </message>
    <message>
        <source>Played: %1. Better: %2.</source>
        <translation>実際：%1。最善：%2。</translation>
    </message>
    <message>
        <source>It costs %1, though it brings %2; confidence: %3.</source>
        <translation>%2得ても、%1の損（確信度：%3）。</translation>
    </message>
    <message>
        <source>It costs %1, %2; confidence: %3.</source>
        <translation>%1、%2の損（確信度：%3）。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>&quot;Mistake · Efficiency&quot;: how large it was, and what it was about</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>one plan over %n choice(s)</source>
        <translation>
            <numerusform>同じ方針の%n選択</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the hand %2; after %3 it is %4.</source>
        <extracomment>%1 and %3: what is done; %2 and %4: &quot;2 from tenpai&quot;</extracomment>
        <translation>%1なら手牌は%2のまま、%3では%4です。</translation>
    </message>
    <message>
        <source>luck: %1 points</source>
        <extracomment>%1: points, with their sign</extracomment>
        <translation>運：%1点</translation>
    </message>
    <message>
        <source>place %1 ± %2, not %3</source>
        <extracomment>%1: a final place without its luck; %2: its standard error; %3: the place that it was</extracomment>
        <translation>順位は%3でなく%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (%3 to %4) thousandths of a place per choice, over %Ln choice(s).</source>
        <extracomment>%1: a bot; %2: a mean; %3 and %4: its interval</extracomment>
        <translation>
            <numerusform>%1：1打につき順位の千分の%2（%3～%4）、%Ln打から。</numerusform>
        </translation>
    </message>
    <message>
        <source>So few say little.</source>
        <translation>数が少なく、あまり当てになりません。</translation>
    </message>
    <message>
        <source>%1 had too few such choices.</source>
        <translation>%1にはこの種の選択が少なすぎます。</translation>
    </message>
    <message numerus="yes">
        <source>%1, over %Ln match(es)</source>
        <translation>
            <numerusform>%1、%Ln試合から</numerusform>
        </translation>
    </message>
    <message>
        <source>Your accuracy, %1, is nearest to that of %2: %3.</source>
        <extracomment>%1 and %3: an accuracy and its range; %2: a bot</extracomment>
        <translation>あなたの正確さは%1で、%2の%3に最も近いです。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other bot(s)</source>
        <translation>
            <numerusform>ほかの%Ln体のボット</numerusform>
        </translation>
    </message>
    <message>
        <source>Your accuracy, %1, is nearest to that of %2: %3; these choices do not yet tell you from %4.</source>
        <extracomment>%1 and %3: an accuracy and its range; %2: a bot; %4: a list of bots, or how many</extracomment>
        <translation>あなたの正確さは%1で、%2の%3に最も近いですが、この選択数では%4との差はまだ分かりません。</translation>
    </message>
    <message numerus="yes">
        <source>The bots&apos; figures are per choice, each over at least %Ln East-only match(es) by %1 (version %2).</source>
        <extracomment>%1: rules, %2: the version of the program</extracomment>
        <translation>
            <numerusform>ボットの数値は1打あたりで、それぞれ%1の東風戦%Ln試合以上から（バージョン%2）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bots&apos; figures are per choice, each over at least %Ln match(es) by %1 (version %2).</source>
        <translation>
            <numerusform>ボットの数値は1打あたりで、それぞれ%1の対戦%Ln試合以上から（バージョン%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the judge, which flatters %1 and those who reckon alike.</source>
        <extracomment>%1: the bot that evaluates</extracomment>
        <translation>評価しているのは%1なので、%1と考え方の近い者には甘い数値です。</translation>
    </message>
    <message>
        <source>The call makes the hand worth more, not faster: %1 points, passing %2.</source>
        <translation>鳴いても聴牌には近づきませんが、期待値は上がります：鳴きは%1点、見送りは%2点です。</translation>
    </message>
    <message>
        <source>%1 ± %2 places, measured</source>
        <translation>順位%1 ± %2（測定済み）</translation>
    </message>
    <message>
        <source>Perhaps worse</source>
        <translation>劣るかもしれない</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) perhaps worse</source>
        <translation>
            <numerusform>劣るかもしれない選択%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Played: %1. Perhaps better: %2.</source>
        <translation>実際：%1。ほかの候補（確かではない）：%2。</translation>
    </message>
    <message>
        <source>It may cost %1, or nothing.</source>
        <extracomment>%1: &quot;0.031 places&quot;</extracomment>
        <translation>%1の損かもしれず、損はないかもしれません。</translation>
    </message>
</context>
<context>
    <name>RolloutBar</name>
    <message>
        <source>What is dealt anew for a roll-out</source>
        <translation>ロールアウトで配り直すもの</translation>
    </message>
    <message>
        <source>&amp;All losses</source>
        <translation>すべての損(&amp;A)</translation>
    </message>
    <message>
        <source>Rolls out every loss, the dearest first; the class of each follows what is measured</source>
        <translation>損の大きい選択から順に、すべてロールアウトします。分類は測った結果に従います</translation>
    </message>
    <message>
        <source>Measure the &amp;five dearest</source>
        <translation>損の大きい5つを自動で測る(&amp;F)</translation>
    </message>
    <message>
        <source>After a review the dearest losses are rolled out without being asked, one after another, until the five dearest are measured</source>
        <translation>検討のあと、損の大きい選択から順にロールアウトし、上位5つがすべて測られるまで続けます</translation>
    </message>
</context>
<context>
    <name>RolloutTexts</name>
    <message>
        <source>%1 ± %2</source>
        <extracomment>A mean and its standard error</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 points better</source>
        <extracomment>Of what was played, beside the other: &quot;320 ± 110 points worse&quot;</extracomment>
        <translation>%1点良い</translation>
    </message>
    <message>
        <source>%1 points worse</source>
        <translation>%1点悪い</translation>
    </message>
    <message>
        <source>%1 places better</source>
        <translation>着順で%1良い</translation>
    </message>
    <message>
        <source>%1 places worse</source>
        <translation>着順で%1悪い</translation>
    </message>
    <message numerus="yes">
        <source>%n world(s)</source>
        <translation>
            <numerusform>%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither is better by as much as an inaccuracy.</source>
        <translation>どちらにも、緩手と言えるほどの差はありません。</translation>
    </message>
    <message>
        <source>Which of the two is better is not decided.</source>
        <translation>どちらが優れているかは決まりませんでした。</translation>
    </message>
    <message>
        <source>Hidden tiles dealt anew</source>
        <extracomment>What is dealt anew before bots play a choice out; so are the next two</extracomment>
        <translation>見えない牌を配り直す</translation>
    </message>
    <message>
        <source>With the real hands</source>
        <translation>実際の手牌で</translation>
    </message>
    <message>
        <source>With the real wall</source>
        <translation>実際の山で</translation>
    </message>
    <message>
        <source>The others hold their real hands, the rest of the wall is mixed. The player could not know them: this does not judge the choice.</source>
        <translation>他家は実際の手牌のまま、残りの山だけを混ぜ直します。打ち手は手牌を知り得なかったので、選択の判定にはなりません。</translation>
    </message>
    <message>
        <source>Every tile lies where it lay. This tells what would have happened, and does not judge the choice.</source>
        <translation>すべての牌が実際の位置のままです。実際にどうなったかを示すもので、選択の判定にはなりません。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;320 ± 110 points worse&quot;, %2: &quot;0.031 ± 0.012 places worse&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Looking for worlds that fit ...</source>
        <translation>条件に合う配り方を探しています…</translation>
    </message>
    <message numerus="yes">
        <source>%n world(s) so far: %1</source>
        <extracomment>%1: how the played action does beside the other</extracomment>
        <translation>
            <numerusform>これまでに%n通り: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolled out: no worlds were found that fit the record.</source>
        <translation>ロールアウト: 牌譜に合う配り方が見つかりませんでした。</translation>
    </message>
    <message>
        <source>Rolled out in %1, beside %2: %3.</source>
        <extracomment>%1: &quot;600 worlds&quot;, %2: an action, %3: &quot;320 ± 110 points worse, 0.031 ± 0.012 places worse&quot;</extracomment>
        <translation>ロールアウト%1、%2との比較: %3。</translation>
    </message>
    <message>
        <source>With the real hands, which nobody could know, in %1, beside %2: %3.</source>
        <translation>実際の手牌(誰も知り得ない)で%1、%2との比較: %3。</translation>
    </message>
    <message>
        <source>What would have happened with the real wall, beside %1: %2. That judges nothing.</source>
        <translation>実際の山ならどうなったか、%1との比較: %2。判定にはなりません。</translation>
    </message>
    <message>
        <source>Hardly any world fitted, so a riichi may wait for a tile of its own pond.</source>
        <translation>合う配り方がほとんどないため、リーチ者が自分の河の牌を待つ配り方も含めています。</translation>
    </message>
    <message>
        <source>Hardly any world fitted, so players may have let a win go.</source>
        <translation>合う配り方がほとんどないため、誰かが和了を見逃した配り方も含めています。</translation>
    </message>
    <message>
        <source>Everything that the player had not seen is dealt anew, so that it fits what was seen, and what the others did with their hands. This judges the choice.</source>
        <translation>見えていなかった牌をすべて、見えたものと他家の打ち方に合うように配り直します。選択の評価になるのはこれです。</translation>
    </message>
    <message>
        <source>The difference in places is more than twice its error.</source>
        <translation>順位の差は誤差の2倍を超えています。</translation>
    </message>
    <message numerus="yes">
        <source>In the %n world(s) played before, which decided it, the difference in places was more than twice its error.</source>
        <translation>
            <numerusform>それに先立って判定に使った%n通りでは、順位の差は誤差の2倍を超えていました。</numerusform>
        </translation>
    </message>
    <message>
        <source>What was played is worse.</source>
        <translation>実際の選択のほうが劣ります。</translation>
    </message>
    <message>
        <source>What was played is better.</source>
        <translation>実際の選択のほうが優れています。</translation>
    </message>
</context>
<context>
    <name>RolloutView</name>
    <message>
        <source>Choices to roll out</source>
        <translation>ロールアウトする選択</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>通り</translation>
    </message>
    <message>
        <source>In how many worlds it was rolled out</source>
        <translation>何通りの配り方でロールアウトしたか</translation>
    </message>
</context>
<context>
    <name>RuleConflictTexts</name>
    <message>
        <source>“%2” must be off when “%1” is three.</source>
        <translation>「%1」が三人のとき「%2」は使えません。</translation>
    </message>
    <message>
        <source>“%2” must be off when “%1” is four.</source>
        <translation>「%1」が四人のとき「%2」は使えません。</translation>
    </message>
    <message>
        <source>“%2” must add up to zero while “%1” goes by place.</source>
        <translation>「%1」が順位別のとき「%2」の合計はゼロでなければなりません。</translation>
    </message>
    <message>
        <source>“%2” has a fourth place, but “%1” is three.</source>
        <translation>「%1」が三人なのに「%2」に4位があります。</translation>
    </message>
    <message>
        <source>“%2” cannot be shared among “%1”: four need a multiple of 600 points, three of 200.</source>
        <translation>「%2」を「%1」で分けられません。四人なら600点、三人なら200点の倍数にしてください。</translation>
    </message>
    <message>
        <source>“%2” must lie above “%1”, or the first hand is the last.</source>
        <translation>「%2」は「%1」より多くなければ、最初の局で終わってしまいます。</translation>
    </message>
    <message>
        <source>“%2” is not what all players lose to “%1”: the final scores do not add up to zero.</source>
        <translation>「%2」が「%1」との差の合計と合わず、最終得点の合計がゼロになりません。</translation>
    </message>
    <message>
        <source>“%2” gives a lower place more than a higher one, although “%1” goes by place.</source>
        <translation>「%1」が順位別なのに、「%2」で下位のほうが多くなっています。</translation>
    </message>
    <message>
        <source>“%1” is no whole thousand, so that “%2” makes no whole thousands either.</source>
        <translation>「%1」が千点単位でないため、「%2」をしても千点単位になりません。</translation>
    </message>
    <message>
        <source>“%2” names a five of man, which is not in the set when “%1” is three.</source>
        <translation>「%1」が三人のとき、「%2」の5萬はありません。</translation>
    </message>
    <message>
        <source>“%2” lies below “%1”: somebody holds it from the start.</source>
        <translation>「%2」が「%1」より少なく、始めから届いています。</translation>
    </message>
    <message>
        <source>“%2” is more than there is at the table with these “%1”.</source>
        <translation>この「%1」では、「%2」ほどの点数が卓にありません。</translation>
    </message>
    <message>
        <source>“%2” ends the match before anybody has the “%1”.</source>
        <translation>「%1」に届く前に「%2」で終わります。</translation>
    </message>
    <message>
        <source>“%2” changes nothing without “%1” or a dealer who may stop.</source>
        <translation>「%1」も親の和了やめもなければ、「%2」は何も変えません。</translation>
    </message>
    <message>
        <source>After this “%1”, “%2” leaves no round for overtime.</source>
        <translation>この「%1」のあとには、「%2」で打てる延長がありません。</translation>
    </message>
    <message>
        <source>“%2” is more than the one round of “%1”.</source>
        <translation>「%2」が「%1」の一場を超えています。</translation>
    </message>
    <message>
        <source>“%2” is more than “%1” has winds for.</source>
        <translation>「%2」が「%1」の風の数を超えています。</translation>
    </message>
    <message>
        <source>By “%1” the dealer never stays in the last round, so that “%2” changes nothing.</source>
        <translation>「%1」では最後の場で親が続かないため、「%2」は何も変えません。</translation>
    </message>
    <message>
        <source>By “%1” a draw never keeps the dealer in the last round, so that “%2” changes nothing.</source>
        <translation>「%1」では最後の場の流局で親が続かないため、「%2」は何も変えません。</translation>
    </message>
    <message>
        <source>“%2” is on and “%1” is off: only kans turn indicators.</source>
        <translation>「%1」がなく「%2」があると、槓のときだけ表示牌をめくります。</translation>
    </message>
    <message>
        <source>“%1” is on, but “%2” and the other kinds never turn an indicator.</source>
        <translation>「%1」がありますが、「%2」などのどの槓でも表示牌をめくりません。</translation>
    </message>
    <message>
        <source>“%1” says a win, but “%2” is off as if it were a draw.</source>
        <translation>「%1」が和了なのに、「%2」は流局のように受け取りません。</translation>
    </message>
    <message>
        <source>With these “%1” nobody has the “%2” at first.</source>
        <translation>この「%1」では、始めは誰も「%2」に足りません。</translation>
    </message>
    <message>
        <source>“%2” asks for tiles that are not in the set when “%1” is three.</source>
        <translation>「%1」が三人のとき、「%2」に要る牌がありません。</translation>
    </message>
    <message>
        <source>“%1” changes nothing beside “%2”: every ron hands a marker on.</source>
        <translation>「%2」ではロンのたびにマークが移るため、「%1」は何も変えません。</translation>
    </message>
    <message>
        <source>“%1” changes nothing: neither “%2” nor any other option pays chips.</source>
        <translation>「%2」にもほかの項目にもチップの支払いがないため、「%1」は何も変えません。</translation>
    </message>
    <message>
        <source>“%1” win only where “%2” counts, and it is off.</source>
        <translation>「%1」は「%2」があるときだけ和了牌になりますが、採用していません。</translation>
    </message>
    <message>
        <source>“%2” names the fourth seat, which is empty when “%1” is three.</source>
        <translation>「%1」が三人のとき空いている四つ目の席が「%2」にあります。</translation>
    </message>
    <message>
        <source>“%2” changes nothing while “%1” is as it is.</source>
        <translation>「%1」がこの値の間、「%2」は何も変えません。</translation>
    </message>
</context>
<context>
    <name>RuleDependencies</name>
    <message>
        <source>Only with four players.</source>
        <translation>四人麻雀だけの項目です。</translation>
    </message>
    <message>
        <source>Only with three players.</source>
        <translation>三人麻雀だけの項目です。</translation>
    </message>
    <message>
        <source>Three players have no 2 to 8 of man.</source>
        <translation>三人麻雀には2から8の萬子がありません。</translation>
    </message>
    <message>
        <source>Nagashi mangan is off.</source>
        <translation>流し満貫を採用していません。</translation>
    </message>
    <message>
        <source>North is not set aside.</source>
        <translation>北抜きを採用していません。</translation>
    </message>
    <message>
        <source>No kans are made.</source>
        <translation>槓ができません。</translation>
    </message>
    <message>
        <source>Kan dora are off.</source>
        <translation>槓ドラを採用していません。</translation>
    </message>
    <message>
        <source>No indicator waits for the discard.</source>
        <translation>打牌までめくらずに待つ表示牌がありません。</translation>
    </message>
    <message>
        <source>There is no target to reach.</source>
        <translation>届くべき点数がありません。</translation>
    </message>
    <message>
        <source>No overtime is played.</source>
        <translation>延長戦がありません。</translation>
    </message>
    <message>
        <source>Bankruptcy does not end the match.</source>
        <translation>飛んでも対局は終わりません。</translation>
    </message>
    <message>
        <source>Only one player can win on a discard.</source>
        <translation>一枚の捨て牌で和了れるのは一人だけです。</translation>
    </message>
    <message>
        <source>There are no abortive draws.</source>
        <translation>途中流局がありません。</translation>
    </message>
    <message>
        <source>Ippatsu is off.</source>
        <translation>一発を採用していません。</translation>
    </message>
    <message>
        <source>Open riichi is off.</source>
        <translation>オープンリーチを採用していません。</translation>
    </message>
    <message>
        <source>There are no limits at all.</source>
        <translation>点数の上限がありません。</translation>
    </message>
    <message>
        <source>No yakuman makes anybody liable.</source>
        <translation>責任払いになる役満がありません。</translation>
    </message>
    <message>
        <source>Yakitori is off.</source>
        <translation>焼き鳥を採用していません。</translation>
    </message>
    <message>
        <source>Ura dora are off.</source>
        <translation>裏ドラを採用していません。</translation>
    </message>
    <message>
        <source>Dora are off.</source>
        <translation>ドラを採用していません。</translation>
    </message>
    <message>
        <source>No white dragon is marked.</source>
        <translation>白ポッチがありません。</translation>
    </message>
    <message>
        <source>Golden gate bridge is off.</source>
        <translation>金門橋を採用していません。</translation>
    </message>
    <message>
        <source>The uma does not go by place.</source>
        <translation>ウマが順位で決まりません。</translation>
    </message>
    <message>
        <source>The uma goes by place.</source>
        <translation>ウマは順位で決まります。</translation>
    </message>
    <message>
        <source>There is one round of overtime.</source>
        <translation>延長は一場だけです。</translation>
    </message>
    <message>
        <source>A bankruptcy costs nothing more.</source>
        <translation>飛んでも余分な支払いはありません。</translation>
    </message>
    <message>
        <source>Chi is off.</source>
        <translation>チーができません。</translation>
    </message>
    <message>
        <source>There is no two-han minimum.</source>
        <translation>二翻縛りがありません。</translation>
    </message>
    <message>
        <source>Four kans cannot be made.</source>
        <translation>四つ目の槓ができません。</translation>
    </message>
    <message>
        <source>These optional yakuman are off.</source>
        <translation>この役満を採用していません。</translation>
    </message>
    <message>
        <source>Renhou is not a mangan.</source>
        <translation>人和は満貫ではありません。</translation>
    </message>
    <message>
        <source>Wins in a row give nothing.</source>
        <translation>連勝しても何も付きません。</translation>
    </message>
    <message>
        <source>A chombo takes nothing off the final score.</source>
        <translation>チョンボで最終得点は減りません。</translation>
    </message>
    <message>
        <source>There are no penalties.</source>
        <translation>罰則がありません。</translation>
    </message>
    <message>
        <source>There are no red fives.</source>
        <translation>赤ドラがありません。</translation>
    </message>
    <message>
        <source>Arisu is off.</source>
        <translation>アリスを採用していません。</translation>
    </message>
    <message>
        <source>Golden rooster is off.</source>
        <translation>金鶏独立を採用していません。</translation>
    </message>
    <message>
        <source>Five gates is off.</source>
        <translation>五門斉を採用していません。</translation>
    </message>
    <message>
        <source>The special last tiles are off.</source>
        <translation>この最後の牌の役を採用していません。</translation>
    </message>
    <message>
        <source>Blue tunnel is off.</source>
        <translation>青の洞門を採用していません。</translation>
    </message>
    <message>
        <source>The unrelated hands are off.</source>
        <translation>不塔の役を採用していません。</translation>
    </message>
    <message>
        <source>There is one round only.</source>
        <translation>一場しかありません。</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln counter(s)</source>
        <translation>
            <numerusform>%Ln本場</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln han</source>
        <translation>
            <numerusform>%Ln翻</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fu</source>
        <translation>
            <numerusform>%Ln符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chip(s)</source>
        <translation>
            <numerusform>%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <translation>
            <numerusform>%Ln場</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kan(s)</source>
        <translation>
            <numerusform>%Ln回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln yakuman</source>
        <translation>
            <numerusform>役満%Ln倍</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s)</source>
        <translation>
            <numerusform>%Ln勝</numerusform>
        </translation>
    </message>
    <message>
        <source>1st place</source>
        <translation>1位</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>2位</translation>
    </message>
    <message>
        <source>3rd place</source>
        <translation>3位</translation>
    </message>
    <message>
        <source>4th place</source>
        <translation>4位</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>対局の終わり</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>ドラ</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>鳴き</translation>
    </message>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>Deal and payments</source>
        <translation>親と点数のやりとり</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>複数のロン</translation>
    </message>
    <message>
        <source>Abortive draws</source>
        <translation>途中流局</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>流し満貫</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>Furiten and tenpai</source>
        <translation>フリテンと聴牌</translation>
    </message>
    <message>
        <source>Limits and yakuman</source>
        <translation>満貫以上と役満</translation>
    </message>
    <message>
        <source>Liability (pao)</source>
        <translation>責任払い（包）</translation>
    </message>
    <message>
        <source>Yaku in detail</source>
        <translation>役の細目</translation>
    </message>
    <message>
        <source>Kans</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>罰則</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三人麻雀</translation>
    </message>
    <message>
        <source>Side rules</source>
        <translation>遊びのルール</translation>
    </message>
    <message>
        <source>Optional yaku</source>
        <translation>ローカル役</translation>
    </message>
    <message>
        <source>Optional yakuman</source>
        <translation>ローカル役満</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>萬子</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>筒子</translation>
    </message>
    <message>
        <source>Sou</source>
        <translation>索子</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>A bet between two players, named by their seat in the first hand</extracomment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>The hand goes on.</source>
        <translation>局を続けます。</translation>
    </message>
    <message>
        <source>At the fourth kan</source>
        <translation>四つ目の槓で</translation>
    </message>
    <message>
        <source>The hand ends when the fourth kan is declared.</source>
        <translation>四つ目の槓が宣言された時点で流局します。</translation>
    </message>
    <message>
        <source>After the discard</source>
        <translation>打牌のあとで</translation>
    </message>
    <message>
        <source>The hand ends after the discard that follows the fourth kan, unless that wins for somebody.</source>
        <translation>四つ目の槓のあとの打牌で誰も和了らなければ流局します。</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>次の人</translation>
    </message>
    <message>
        <source>The deal passes.</source>
        <translation>親が流れます。</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>同じ親</translation>
    </message>
    <message>
        <source>The dealer stays.</source>
        <translation>親が続きます。</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>The hand is a draw with a special payment.</source>
        <translation>特別な支払いのある流局とします。</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>和了</translation>
    </message>
    <message>
        <source>It counts as a self-drawn win of that player.</source>
        <translation>その人のツモ和了とみなします。</translation>
    </message>
    <message>
        <source>Tenpai</source>
        <translation>聴牌</translation>
    </message>
    <message>
        <source>As after a draw: the dealer must be tenpai, one tile from a win.</source>
        <translation>ふつうの流局と同じく、親の聴牌が条件です。</translation>
    </message>
    <message>
        <source>Own nagashi mangan</source>
        <translation>親の流し満貫</translation>
    </message>
    <message>
        <source>The dealer must be the one who made it.</source>
        <translation>親自身が達成していることが条件です。</translation>
    </message>
    <message>
        <source>Waits and shape stay</source>
        <translation>待ちも形も同じ</translation>
    </message>
    <message>
        <source>The waits stay the same and the three tiles could only be read as a triplet.</source>
        <translation>待ちが変わらず、その三枚が刻子としか読めないときだけです。</translation>
    </message>
    <message>
        <source>Waits stay</source>
        <translation>待ちが同じ</translation>
    </message>
    <message>
        <source>The waits stay the same.</source>
        <translation>待ちが変わらないときだけです。</translation>
    </message>
    <message>
        <source>Not with a winning tile</source>
        <translation>和了牌では不可</translation>
    </message>
    <message>
        <source>The waits stay the same and the tile just drawn does not win.</source>
        <translation>待ちが変わらず、いま引いた牌が和了牌でないときだけです。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>No kan after riichi.</source>
        <translation>リーチ後の槓はできません。</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>手牌すべて</translation>
    </message>
    <message>
        <source>All concealed tiles.</source>
        <translation>門前の牌すべてです。</translation>
    </message>
    <message>
        <source>The waiting part</source>
        <translation>待ちの部分</translation>
    </message>
    <message>
        <source>Only the tiles that wait.</source>
        <translation>待ちになっている牌だけです。</translation>
    </message>
    <message>
        <source>Own draw</source>
        <translation>自分のツモ</translation>
    </message>
    <message>
        <source>With your next draw.</source>
        <translation>次の自分のツモで解けます。</translation>
    </message>
    <message>
        <source>Own discard</source>
        <translation>自分の打牌</translation>
    </message>
    <message>
        <source>With your next discard.</source>
        <translation>次の自分の打牌で解けます。</translation>
    </message>
    <message>
        <source>Own draw or call</source>
        <translation>自分のツモか鳴き</translation>
    </message>
    <message>
        <source>With your next draw or your own call.</source>
        <translation>次の自分のツモか、自分の鳴きで解けます。</translation>
    </message>
    <message>
        <source>Own draw or any call</source>
        <translation>自分のツモか誰かの鳴き</translation>
    </message>
    <message>
        <source>With your next draw or a call of anyone.</source>
        <translation>次の自分のツモか、誰かの鳴きで解けます。</translation>
    </message>
    <message>
        <source>The shape alone decides.</source>
        <translation>形だけで決めます。</translation>
    </message>
    <message>
        <source>Not with four in the hand</source>
        <translation>手の内の四枚は不可</translation>
    </message>
    <message>
        <source>It is not tenpai when all four are among its concealed tiles.</source>
        <translation>四枚とも門前の牌の中にあれば聴牌ではありません。</translation>
    </message>
    <message>
        <source>Not with four in hand and calls</source>
        <translation>手の内と副露の四枚は不可</translation>
    </message>
    <message>
        <source>It is not tenpai when all four are in its concealed tiles and its own calls together.</source>
        <translation>門前の牌と自分の副露を合わせて四枚なら聴牌ではありません。</translation>
    </message>
    <message>
        <source>Nine different terminals and honours</source>
        <translation>九種九牌</translation>
    </message>
    <message>
        <source>A player whose first tiles hold nine or more different kinds of ones, nines and honours may have the hand dealt anew (kyuushu kyuuhai).</source>
        <translation>最初の手に1・9・字牌が九種以上あるとき、その局を流して配り直せます。</translation>
    </message>
    <message>
        <source>Four equal winds</source>
        <translation>四風連打</translation>
    </message>
    <message>
        <source>The hand is dealt anew when all four players discard the same wind in the first go-around without any call (suufon renda).</source>
        <translation>誰も鳴かない第一巡に四人が同じ風牌を捨てると流局します。</translation>
    </message>
    <message>
        <source>Four riichi</source>
        <translation>四家立直</translation>
    </message>
    <message>
        <source>The hand is dealt anew when all four players have declared riichi (suucha riichi).</source>
        <translation>四人全員がリーチをかけると流局します。</translation>
    </message>
    <message>
        <source>Four kans of several players</source>
        <translation>四槓散了</translation>
    </message>
    <message>
        <source>Whether the hand is dealt anew when four kans have been made, not all by the same player (suukaikan).</source>
        <translation>二人以上で合わせて四回槓をしたときに流局するかどうか。</translation>
    </message>
    <message>
        <source>Deal after an abortive draw</source>
        <translation>途中流局のあとの親</translation>
    </message>
    <message>
        <source>Who deals the next hand.</source>
        <translation>次の局の親を決めます。</translation>
    </message>
    <message>
        <source>Counter after an abortive draw</source>
        <translation>途中流局のあとの本場</translation>
    </message>
    <message>
        <source>Whether a counter is added.</source>
        <translation>積み棒が増えるかどうか。</translation>
    </message>
    <message>
        <source>When nobody wins, a player who discarded only ones, nines and honours, none of which was called, is paid like a mangan.</source>
        <translation>誰も和了らず、捨て牌が1・9・字牌だけで一枚も鳴かれなかった人に満貫分を払います。</translation>
    </message>
    <message>
        <source>Closed hand needed</source>
        <translation>門前に限る</translation>
    </message>
    <message>
        <source>The player must not have called any tile.</source>
        <translation>その人が一度も鳴いていないことが条件です。</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>扱い</translation>
    </message>
    <message>
        <source>Whether it is treated as a win or as a draw.</source>
        <translation>和了とみなすか、流局とみなすか。</translation>
    </message>
    <message>
        <source>Dealer stays</source>
        <translation>連荘の条件</translation>
    </message>
    <message>
        <source>What decides whether the dealer deals again after it.</source>
        <translation>そのあと親が続くかどうかを決めるもの。</translation>
    </message>
    <message>
        <source>Takes counters and sticks</source>
        <translation>本場と供託</translation>
    </message>
    <message>
        <source>Whether it collects the counters and the riichi sticks like a win. Of several players the nearest after the dealer takes the sticks.</source>
        <translation>和了と同じように本場と供託を受け取るかどうか。何人もいるときの供託は、親から数えて最も近い人のものです。</translation>
    </message>
    <message>
        <source>Replaces the payment at a draw</source>
        <translation>ノーテン罰符の代わり</translation>
    </message>
    <message>
        <source>No further payment is made between players who are tenpai and who are not.</source>
        <translation>聴牌した人としていない人の間の支払いはありません。</translation>
    </message>
    <message>
        <source>Points needed for riichi</source>
        <translation>リーチに要る点数</translation>
    </message>
    <message>
        <source>What you must hold to declare riichi, before the stick of 1,000 points is paid. With 0 even a player without points may declare.</source>
        <translation>千点の供託を出す前に持っていなければならない点数。0なら持ち点がなくても宣言できます。</translation>
    </message>
    <message>
        <source>Tiles needed for riichi</source>
        <translation>リーチに要る残り枚数</translation>
    </message>
    <message>
        <source>How many tiles must be left to draw when riichi is declared. With four (three players: three) you are sure of one more draw.</source>
        <translation>リーチを宣言するときに山に残っていなければならない枚数。四枚（三人麻雀では三枚）あれば必ずもう一度ツモれます。</translation>
    </message>
    <message>
        <source>Riichi while furiten</source>
        <translation>フリテンリーチ</translation>
    </message>
    <message>
        <source>Whether you may declare riichi although a tile you wait for lies among your own discards (furiten). Such a hand can win by self-draw only.</source>
        <translation>待ち牌が自分の捨て牌にある（フリテン）のにリーチできるかどうか。その手はツモでしか和了れません。</translation>
    </message>
    <message>
        <source>Closed kan after riichi</source>
        <translation>リーチ後の暗槓</translation>
    </message>
    <message>
        <source>When a hand in riichi may lay down four equal tiles. A kan turns a new dora, but must not change what the hand waits for.</source>
        <translation>リーチした手で同じ牌四枚を暗槓できる条件。槓は新しいドラをめくりますが、待ちを変えてはいけません。</translation>
    </message>
    <message>
        <source>Value of double riichi</source>
        <translation>ダブルリーチの翻数</translation>
    </message>
    <message>
        <source>Han for a riichi that is declared with the very first discard.</source>
        <translation>最初の打牌で宣言したリーチの翻数。</translation>
    </message>
    <message>
        <source>Calls prevent double riichi</source>
        <translation>鳴きでダブルリーチが消える</translation>
    </message>
    <message>
        <source>A call or a kan of anyone before your first discard leaves only an ordinary riichi.</source>
        <translation>自分の第一打より前に誰かが鳴くか槓をすると、ふつうのリーチになります。</translation>
    </message>
    <message>
        <source>Ippatsu</source>
        <translation>一発</translation>
    </message>
    <message>
        <source>One han for a win within one go-around after riichi, if nobody has called a tile in between.</source>
        <translation>リーチ後、誰も鳴かない一巡のうちに和了ると1翻です。</translation>
    </message>
    <message>
        <source>A closed kan ends ippatsu</source>
        <translation>暗槓で一発が消える</translation>
    </message>
    <message>
        <source>Whether a closed kan of anyone ends the chance of ippatsu as other calls do.</source>
        <translation>誰かの暗槓でも、ほかの鳴きと同じように一発が消えるかどうか。</translation>
    </message>
    <message>
        <source>Ippatsu with a robbed kan</source>
        <translation>槍槓の一発</translation>
    </message>
    <message>
        <source>Whether a win on the tile that another player adds to a pon keeps ippatsu.</source>
        <translation>加槓された牌で和了るときに一発が残るかどうか。</translation>
    </message>
    <message>
        <source>Open riichi</source>
        <translation>オープンリーチ</translation>
    </message>
    <message>
        <source>Riichi may be declared with open tiles, so that everybody sees what you wait for. It counts two han in place of one.</source>
        <translation>手牌を公開してリーチできます。待ちが全員に見えるかわりに、1翻ではなく2翻です。</translation>
    </message>
    <message>
        <source>Tiles shown</source>
        <translation>公開する牌</translation>
    </message>
    <message>
        <source>What an open riichi shows to the others.</source>
        <translation>オープンリーチで他家に見せるもの。</translation>
    </message>
    <message>
        <source>Discarding into open riichi</source>
        <translation>オープンリーチへの放銃</translation>
    </message>
    <message>
        <source>A player who is not in riichi and discards a tile that an open riichi waits for pays a yakuman.</source>
        <translation>リーチしていない人がオープンリーチの待ち牌を捨てて放銃すると、役満払いです。</translation>
    </message>
    <message>
        <source>Passing up a win</source>
        <translation>見逃し</translation>
    </message>
    <message>
        <source>If you let a winning tile go by, you cannot win by ron for a while (temporary furiten). This says when that ends; in riichi it never does.</source>
        <translation>和了牌を見逃すと、しばらくロンできません（同巡フリテン）。それがいつ解けるか。リーチ後は解けません。</translation>
    </message>
    <message>
        <source>Waiting for a fifth tile</source>
        <translation>五枚目の牌を待つ手</translation>
    </message>
    <message>
        <source>Whether a hand is tenpai that waits only for tiles of which it holds all four itself.</source>
        <translation>待ち牌を自分で四枚とも使っている手を聴牌とするかどうか。</translation>
    </message>
    <message>
        <source>Tenpai without a yaku</source>
        <translation>役なしの聴牌</translation>
    </message>
    <message>
        <source>Whether a hand that is one tile from complete but has no yaku counts as tenpai at a draw.</source>
        <translation>あと一枚で完成しても役のない手を、流局のとき聴牌と認めるかどうか。</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>Before the replacement tile is drawn.</source>
        <translation>嶺上牌を引く前です。</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>ツモのあと</translation>
    </message>
    <message>
        <source>When the replacement tile has been drawn; it counts for a win on that tile too.</source>
        <translation>嶺上牌を引いたあとです。その牌での和了にも数えます。</translation>
    </message>
    <message>
        <source>With the discard</source>
        <translation>打牌と同時</translation>
    </message>
    <message>
        <source>Just before the next discard or kan; it does not count for a win on the replacement tile.</source>
        <translation>次の打牌か槓の直前です。嶺上牌での和了には数えません。</translation>
    </message>
    <message>
        <source>This kind of kan turns no indicator.</source>
        <translation>この槓では表示牌をめくりません。</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>You may.</source>
        <translation>できます。</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The kind may not be discarded in that turn.</source>
        <translation>その巡にその牌は捨てられません。</translation>
    </message>
    <message>
        <source>Neither end may be discarded in that turn.</source>
        <translation>その巡に両端の牌は捨てられません。</translation>
    </message>
    <message>
        <source>Win or tenpai</source>
        <translation>和了か聴牌</translation>
    </message>
    <message>
        <source>After a win of the dealer, and after a draw when the dealer is tenpai: one tile from a win.</source>
        <translation>親が和了ったとき、または流局で親が聴牌のとき。</translation>
    </message>
    <message>
        <source>Win only</source>
        <translation>和了のみ</translation>
    </message>
    <message>
        <source>Only after a win of the dealer.</source>
        <translation>親が和了ったときだけ。</translation>
    </message>
    <message>
        <source>The deal passes after every hand.</source>
        <translation>毎局、親が流れます。</translation>
    </message>
    <message>
        <source>Win or any draw</source>
        <translation>和了か流局</translation>
    </message>
    <message>
        <source>After a win of the dealer and after every draw.</source>
        <translation>親が和了ったときと、すべての流局のとき。</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>As in the first round.</source>
        <translation>最初の場と同じです。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Everybody pays and receives the same.</source>
        <translation>全員が同じ額を払い、受け取ります。</translation>
    </message>
    <message>
        <source>Wareme</source>
        <translation>割れ目</translation>
    </message>
    <message>
        <source>The seat before whose wall the break fell pays and receives double.</source>
        <translation>開門した山の人は、支払いも受け取りも倍になります。</translation>
    </message>
    <message>
        <source>Dai wareme</source>
        <translation>大割れ目</translation>
    </message>
    <message>
        <source>As wareme, but four times as much when the dice show doubles.</source>
        <translation>割れ目と同じで、ゾロ目なら四倍です。</translation>
    </message>
    <message>
        <source>Doukasen</source>
        <translation>導火線</translation>
    </message>
    <message>
        <source>The seat whose wall holds the tiles to be drawn next pays and receives double; it moves on during the hand.</source>
        <translation>次にツモる山の前の人が倍になります。局の間に移っていきます。</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>二人とも</translation>
    </message>
    <message>
        <source>Both win and are paid.</source>
        <translation>二人とも和了り、支払いを受けます。</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>頭ハネ</translation>
    </message>
    <message>
        <source>Only the first in turn order after the discarder.</source>
        <translation>捨てた人から数えて最も近い人だけです。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>All three win and are paid.</source>
        <translation>三人とも和了り、支払いを受けます。</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The hand is drawn.</source>
        <translation>流局します。</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>それぞれ</translation>
    </message>
    <message>
        <source>Every winner collects all of them.</source>
        <translation>和了った人がそれぞれ全部受け取ります。</translation>
    </message>
    <message>
        <source>The first in turn order after the discarder takes all.</source>
        <translation>捨てた人から数えて最も近い人がすべて受け取ります。</translation>
    </message>
    <message>
        <source>Own sticks first</source>
        <translation>自分の分を先に</translation>
    </message>
    <message>
        <source>Each winner takes the own stick back, the first in turn order the rest.</source>
        <translation>和了った人は自分のリーチ棒を取り戻し、残りは最も近い人のものです。</translation>
    </message>
    <message>
        <source>As the nearest</source>
        <translation>最も近いときだけ</translation>
    </message>
    <message>
        <source>Only if the dealer is the first in turn order after the discarder.</source>
        <translation>親が捨てた人から数えて最も近いときだけです。</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>いつも</translation>
    </message>
    <message>
        <source>One tile of the wall lies face up, and the kind after it is the dora: each one in a winning hand adds one han. Dora alone never make a hand win.</source>
        <translation>山の牌を一枚表にし、その次の牌をドラとします。和了った手の中の一枚につき1翻です。ドラだけでは和了れません。</translation>
    </message>
    <message>
        <source>Ura dora</source>
        <translation>裏ドラ</translation>
    </message>
    <message>
        <source>A winner who has declared riichi also turns the tile under the dora indicator and counts that dora too.</source>
        <translation>リーチして和了った人は、ドラ表示牌の下の牌もめくってドラに数えます。</translation>
    </message>
    <message>
        <source>Kan dora</source>
        <translation>槓ドラ</translation>
    </message>
    <message>
        <source>Each kan turns one more dora indicator.</source>
        <translation>槓のたびにドラ表示牌が一枚増えます。</translation>
    </message>
    <message>
        <source>Kan ura dora</source>
        <translation>槓裏ドラ</translation>
    </message>
    <message>
        <source>A winner in riichi also counts the tiles under the indicators of kans.</source>
        <translation>リーチして和了った人は、槓ドラ表示牌の下の牌も数えます。</translation>
    </message>
    <message>
        <source>Turned for a closed kan</source>
        <translation>暗槓のドラ</translation>
    </message>
    <message>
        <source>When the new indicator is turned after a closed kan.</source>
        <translation>暗槓のあと、新しい表示牌をめくる時。</translation>
    </message>
    <message>
        <source>Turned for an open kan</source>
        <translation>大明槓のドラ</translation>
    </message>
    <message>
        <source>When the new indicator is turned after a kan that was called from a discard (daiminkan).</source>
        <translation>捨て牌を鳴いた槓（大明槓）のあと、新しい表示牌をめくる時。</translation>
    </message>
    <message>
        <source>Turned for an added kan</source>
        <translation>加槓のドラ</translation>
    </message>
    <message>
        <source>When the new indicator is turned after a fourth tile has been added to an own pon (kakan).</source>
        <translation>自分のポンに四枚目を加えた槓（加槓）のあと、新しい表示牌をめくる時。</translation>
    </message>
    <message>
        <source>Indicator before chankan</source>
        <translation>槍槓の前に表示牌をめくる</translation>
    </message>
    <message>
        <source>An indicator may wait to be turned until the discard after its kan. When that player makes a further kan first, it is turned before anybody may rob that kan; else only if nobody robs it.</source>
        <translation>表示牌は、槓のあとの打牌までめくらずに待つことがあります。その前に同じ人がさらに槓をしたとき、この規則では、槍槓ができる前にめくります。なしなら、槍槓がなかったときだけめくります。</translation>
    </message>
    <message>
        <source>Open tanyao</source>
        <translation>喰いタン</translation>
    </message>
    <message>
        <source>Whether tanyao, a hand of tiles from 2 to 8 only, is a yaku when tiles have been called. With it quick open hands are easy; without it open hands need another yaku.</source>
        <translation>2から8だけで作る断幺九を、鳴いても役と認めるかどうか。認めれば速い仕掛けが楽になり、認めなければ鳴いた手には別の役が要ります。</translation>
    </message>
    <message>
        <source>Discarding the called kind</source>
        <translation>現物喰い替え</translation>
    </message>
    <message>
        <source>Whether you may call a tile and discard one of the same kind at once.</source>
        <translation>鳴いた牌と同じ牌をすぐに捨てられるかどうか。</translation>
    </message>
    <message>
        <source>Discarding the other end</source>
        <translation>筋喰い替え</translation>
    </message>
    <message>
        <source>Whether you may call one end of a run and discard the tile that fits its other end at once: chi 3 with 4 and 5, then discard 6.</source>
        <translation>順子の片端を鳴き、もう片端に付く牌をすぐに捨てられるかどうか。4・5で3をチーして6を捨てる場合です。</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>Whether a run may be completed with the discard of the player before you.</source>
        <translation>上家の捨て牌で順子を作れるかどうか。</translation>
    </message>
    <message>
        <source>Pinfu with a self-draw</source>
        <translation>平和ツモ</translation>
    </message>
    <message>
        <source>Whether a self-drawn win keeps pinfu, the yaku for a hand that earns no fu. Such a hand counts 20 fu; without the rule pinfu is lost and the draw gives 2 fu.</source>
        <translation>ツモ和了でも平和（符の付かない手の役）を認めるかどうか。認めれば20符、認めなければ平和は消えてツモの2符が付きます。</translation>
    </message>
    <message>
        <source>Open hand without any fu</source>
        <translation>符のない鳴いた手</translation>
    </message>
    <message>
        <source>What an open hand that earns no fu at all counts when it wins by ron. Fu are the small points of a hand, and 30 is the usual answer.</source>
        <translation>鳴いた手に符が何も付かないときのロンの符。ふつうは30符とします。</translation>
    </message>
    <message>
        <source>Self-draw fu of open hands</source>
        <translation>鳴いた手のツモ符</translation>
    </message>
    <message>
        <source>Whether a hand with calls also gets the 2 fu for a self-drawn win.</source>
        <translation>鳴いた手のツモ和了にも2符を付けるかどうか。</translation>
    </message>
    <message>
        <source>Pair of a double wind</source>
        <translation>連風牌の雀頭</translation>
    </message>
    <message>
        <source>Fu for a pair of the wind that is both your seat wind and the wind of the round.</source>
        <translation>自風でも場風でもある風牌の雀頭に付く符。</translation>
    </message>
    <message>
        <source>Self-draw fu after a kan</source>
        <translation>嶺上開花のツモ符</translation>
    </message>
    <message>
        <source>Whether a win on the replacement tile of a kan gets the 2 fu for a self-draw.</source>
        <translation>槓のあとの嶺上牌での和了に、ツモの2符を付けるかどうか。</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>七対子</translation>
    </message>
    <message>
        <source>Fu of a hand of seven pairs: 25 with two han, or 50 with one han, which pays the same.</source>
        <translation>七対子の符。25符2翻か、同じ点数になる50符1翻です。</translation>
    </message>
    <message>
        <source>When the dealer deals again after a hand.</source>
        <translation>局のあと親が続く条件。</translation>
    </message>
    <message>
        <source>Dealer stays, later rounds</source>
        <translation>二場目からの連荘</translation>
    </message>
    <message>
        <source>Whether another rule holds from the second round on.</source>
        <translation>二場目からは別の条件にするかどうか。</translation>
    </message>
    <message>
        <source>Counter, by ron</source>
        <translation>積み棒（ロン）</translation>
    </message>
    <message>
        <source>What each counter (honba) adds to a win by ron, paid by the discarder. A counter is laid down when the dealer stays and after a draw.</source>
        <translation>積み棒一本につきロンに加わる点数。放銃した人が払います。積み棒は連荘と流局で増えます。</translation>
    </message>
    <message>
        <source>Counter, by self-draw</source>
        <translation>積み棒（ツモ）</translation>
    </message>
    <message>
        <source>What each counter adds to a self-drawn win, paid by every other player.</source>
        <translation>積み棒一本につきツモに加わる点数。ほかの全員が払います。</translation>
    </message>
    <message>
        <source>Payment at a draw</source>
        <translation>ノーテン罰符</translation>
    </message>
    <message>
        <source>When nobody wins, the players who are not tenpai pay this much in all, shared evenly, to those who are. Nobody pays when all or none are tenpai.</source>
        <translation>誰も和了らなかったとき、聴牌していない人たちが聴牌した人たちに払う合計です。全員が聴牌または不聴ならやりとりはありません。</translation>
    </message>
    <message>
        <source>Two-han minimum</source>
        <translation>二翻縛り</translation>
    </message>
    <message>
        <source>From so many counters on a hand needs two han of yaku to win, dora not counted.</source>
        <translation>この本場から、ドラを除いて2翻以上の役がなければ和了れません。</translation>
    </message>
    <message>
        <source>Only sure yaku for the minimum</source>
        <translation>縛りは確定役だけ</translation>
    </message>
    <message>
        <source>Yaku that luck alone gives, such as ippatsu or a win on the last tile, do not count for the two han.</source>
        <translation>一発や海底など、偶然だけで付く役は二翻に数えません。</translation>
    </message>
    <message>
        <source>One seat is chosen by the dice of each hand and pays and receives more. Counters and riichi sticks stay as they are.</source>
        <translation>毎局のサイコロで決まった一人が、多く払い多く受け取ります。本場と供託は変わりません。</translation>
    </message>
    <message>
        <source>Two winners</source>
        <translation>ダブロン</translation>
    </message>
    <message>
        <source>Who wins when two players want to win on the same discard.</source>
        <translation>同じ捨て牌に二人がロンしたとき、誰の和了とするか。</translation>
    </message>
    <message>
        <source>Three winners</source>
        <translation>トリプルロン</translation>
    </message>
    <message>
        <source>Who wins when three players want to win on the same discard.</source>
        <translation>同じ捨て牌に三人がロンしたとき、誰の和了とするか。</translation>
    </message>
    <message>
        <source>Counters of several winners</source>
        <translation>複数ロンの本場</translation>
    </message>
    <message>
        <source>Who collects the counters when several players win on one discard.</source>
        <translation>同じ捨て牌に何人もロンしたとき、本場を誰が受け取るか。</translation>
    </message>
    <message>
        <source>Sticks of several winners</source>
        <translation>複数ロンの供託</translation>
    </message>
    <message>
        <source>Who takes the riichi sticks when several players win on one discard.</source>
        <translation>同じ捨て牌に何人もロンしたとき、供託を誰が受け取るか。</translation>
    </message>
    <message>
        <source>Dealer among several winners</source>
        <translation>複数ロンの親</translation>
    </message>
    <message>
        <source>Whether the dealer stays who wins together with others.</source>
        <translation>ほかの人と同時に和了った親が続くかどうか。</translation>
    </message>
    <message>
        <source>East only</source>
        <translation>東風戦</translation>
    </message>
    <message>
        <source>One round: everybody deals at least once.</source>
        <translation>一場だけ。全員が一度は親をします。</translation>
    </message>
    <message>
        <source>East and South</source>
        <translation>東南戦</translation>
    </message>
    <message>
        <source>Two rounds, the usual game (hanchan).</source>
        <translation>二場。ふつうの半荘です。</translation>
    </message>
    <message>
        <source>All four winds</source>
        <translation>一荘戦</translation>
    </message>
    <message>
        <source>Four rounds: East, South, West and North.</source>
        <translation>東・南・西・北の四場。</translation>
    </message>
    <message>
        <source>East and North</source>
        <translation>東北戦</translation>
    </message>
    <message>
        <source>Two rounds, the second one in the North wind (tonpeesen).</source>
        <translation>二場。二場目は北場です。</translation>
    </message>
    <message>
        <source>Double East</source>
        <translation>東々戦</translation>
    </message>
    <message>
        <source>Two rounds, both in the East wind: East 1 to East 8 (tontonsen).</source>
        <translation>二場とも東場。東1局から東8局まで。</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>順位別</translation>
    </message>
    <message>
        <source>Fixed amounts for first to last place.</source>
        <translation>1位から最下位までの決まった額。</translation>
    </message>
    <message>
        <source>Sinking</source>
        <translation>沈みウマ</translation>
    </message>
    <message>
        <source>Each player whose final score is below zero pays one unit to first place.</source>
        <translation>最終得点がマイナスの人は、それぞれトップに一単位を払います。</translation>
    </message>
    <message>
        <source>Floating</source>
        <translation>浮きウマ</translation>
    </message>
    <message>
        <source>The players whose final score is above zero share three units.</source>
        <translation>最終得点がプラスの人が三単位を分けます。</translation>
    </message>
    <message>
        <source>Floating (professional)</source>
        <translation>浮きウマ（プロ）</translation>
    </message>
    <message>
        <source>The amounts depend on how many players hold the return points or more, as in the rules of the Japanese professional league.</source>
        <translation>返し点以上の人数によって額が決まります。日本プロ麻雀連盟の方式です。</translation>
    </message>
    <message>
        <source>Binta</source>
        <translation>ビンタ</translation>
    </message>
    <message>
        <source>In each pair of players the lower pays the higher one unit, or two when just one of them is below the starting points.</source>
        <translation>二人ずつの組で下の人が上の人に一単位を払います。どちらか一人だけが原点を割っていれば二単位です。</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>席順</translation>
    </message>
    <message>
        <source>Who sat earlier in the first hand, counted from the first dealer, is placed higher.</source>
        <translation>最初の局の起家から数えて、席が先の人が上になります。</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>分ける</translation>
    </message>
    <message>
        <source>Both share the place: uma and the bonus of the places are split evenly.</source>
        <translation>同じ順位とし、ウマと順位の賞金を等分します。</translation>
    </message>
    <message>
        <source>Not rounded</source>
        <translation>丸めない</translation>
    </message>
    <message>
        <source>Every hundred counts.</source>
        <translation>百点まで数えます。</translation>
    </message>
    <message>
        <source>500 goes up</source>
        <translation>四捨五入</translation>
    </message>
    <message>
        <source>To the nearest thousand, 500 away from zero; first place takes what is left over.</source>
        <translation>千点未満を四捨五入し、ちょうど500点はゼロから遠いほうへ。端数はトップに加えます。</translation>
    </message>
    <message>
        <source>500 goes down</source>
        <translation>五捨六入</translation>
    </message>
    <message>
        <source>To the nearest thousand, exactly 500 towards zero; first place takes what is left over.</source>
        <translation>千点未満を五捨六入し、ちょうど500点はゼロに近いほうへ。端数はトップに加えます。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The match ends all the same.</source>
        <translation>そのまま終わります。</translation>
    </message>
    <message>
        <source>One round, sudden death</source>
        <translation>一場、サドンデス</translation>
    </message>
    <message>
        <source>One more round; it stops as soon as the deal passes and somebody holds the target.</source>
        <translation>もう一場。親が流れたときに誰かが届いていれば、そこで終わります。</translation>
    </message>
    <message>
        <source>More rounds, sudden death</source>
        <translation>続行、サドンデス</translation>
    </message>
    <message>
        <source>Further rounds; the match stops as soon as the deal passes and somebody holds the target.</source>
        <translation>さらに続けます。親が流れたときに誰かが届いていれば、そこで終わります。</translation>
    </message>
    <message>
        <source>One whole round</source>
        <translation>一場を最後まで</translation>
    </message>
    <message>
        <source>One more round, which is played to its end.</source>
        <translation>もう一場を、最後の局まで打ちます。</translation>
    </message>
    <message>
        <source>More whole rounds</source>
        <translation>続行、場の最後まで</translation>
    </message>
    <message>
        <source>Further rounds, each played to its end, until somebody holds the target.</source>
        <translation>誰かが届くまで、一場ずつ最後の局まで打ちます。</translation>
    </message>
    <message>
        <source>Up to North</source>
        <translation>北場まで</translation>
    </message>
    <message>
        <source>The next winds in order; there is no round after North.</source>
        <translation>次の風へ順に進みます。北場の次はありません。</translation>
    </message>
    <message>
        <source>Back to East</source>
        <translation>返り東</translation>
    </message>
    <message>
        <source>After North comes East again.</source>
        <translation>北場の次はまた東場です。</translation>
    </message>
    <message>
        <source>Dragons</source>
        <translation>三元牌</translation>
    </message>
    <message>
        <source>After North the white, green and red dragon are the round wind in turn.</source>
        <translation>北場の次は白・發・中が順に場風になります。</translation>
    </message>
    <message>
        <source>The dealer must play on.</source>
        <translation>親は続けなければなりません。</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>The match is over at once.</source>
        <translation>対局はそこで終わります。</translation>
    </message>
    <message>
        <source>The dealer decides</source>
        <translation>親が決める</translation>
    </message>
    <message>
        <source>The dealer is asked whether to stop or to play on.</source>
        <translation>終えるか続けるかを親に尋ねます。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Scores may fall below zero.</source>
        <translation>点数はマイナスになってもかまいません。</translation>
    </message>
    <message>
        <source>Below zero</source>
        <translation>マイナスで終了</translation>
    </message>
    <message>
        <source>The match ends after a hand that leaves somebody below zero; exactly zero plays on.</source>
        <translation>誰かがマイナスになった局で終わります。ちょうど0点なら続けます。</translation>
    </message>
    <message>
        <source>Zero or below</source>
        <translation>0点以下で終了</translation>
    </message>
    <message>
        <source>The match ends after a hand that leaves somebody with nothing or less.</source>
        <translation>誰かが0点以下になった局で終わります。</translation>
    </message>
    <message>
        <source>Whoever caused it</source>
        <translation>飛ばした人</translation>
    </message>
    <message>
        <source>The winner of the hand; each of several winners gets the whole. Nobody is paid after a draw.</source>
        <translation>その局の和了者。複数ならそれぞれ全額を受け取ります。流局なら誰も受け取りません。</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>トップ</translation>
    </message>
    <message>
        <source>The player who wins the match.</source>
        <translation>対局に勝った人。</translation>
    </message>
    <message>
        <source>First place takes them.</source>
        <translation>トップのものになります。</translation>
    </message>
    <message>
        <source>First place, shared</source>
        <translation>トップで等分</translation>
    </message>
    <message>
        <source>First place takes them; players who share it split them.</source>
        <translation>トップのものになり、同点トップなら分けます。</translation>
    </message>
    <message>
        <source>They count for nobody.</source>
        <translation>誰のものにもなりません。</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>返却</translation>
    </message>
    <message>
        <source>Each stick goes back to the player who staked it.</source>
        <translation>リーチ棒を出した人にそれぞれ戻します。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>With four, all 136 tiles are used. With three, 2 to 8 of man are left out, nobody may call chi, and the fourth seat stays empty.</source>
        <translation>四人なら136枚すべてを使います。三人なら2から8の萬子を除き、チーはなく、四つ目の席は空きます。</translation>
    </message>
    <message>
        <source>Red fives</source>
        <translation>赤ドラ</translation>
    </message>
    <message>
        <source>How many fives of each suit are red. A red five is an ordinary five that adds one han to a winning hand.</source>
        <translation>種類ごとの赤い5の枚数。赤い5はふつうの5で、和了した手に1翻を加えます。</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>対局の長さ</translation>
    </message>
    <message>
        <source>How many rounds are played. A round is over when everybody has been the dealer, and every round has its own wind.</source>
        <translation>何場打つか。全員が親をすると一場が終わり、場ごとに風があります。</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>配給原点</translation>
    </message>
    <message>
        <source>What everybody holds when the match begins.</source>
        <translation>対局の始めの持ち点。</translation>
    </message>
    <message>
        <source>Return points</source>
        <translation>返し点</translation>
    </message>
    <message>
        <source>Subtracted from what a player holds at the end, so that final scores stand around zero. When it is more than the starting points, the difference of all players is what first place usually gets as its bonus.</source>
        <translation>終わりの持ち点から引き、最終得点をゼロの前後にします。配給原点より多ければ、全員分の差がふつうトップの賞金になります。</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標の点数</translation>
    </message>
    <message>
        <source>Somebody must hold as much after the last planned hand, or overtime is played (if there is any). It also decides whether a leading dealer may end the match.</source>
        <translation>予定の最終局のあとに誰かがこの点数を持っていなければ、延長戦があれば続けます。トップの親が終えられるかどうかもこれで決まります。</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Kind of uma</source>
        <translation>ウマの種類</translation>
    </message>
    <message>
        <source>Uma is what places are paid at the end of the match, on top of the points. It can be the same every time, or depend on how many players ended above or below the line.</source>
        <translation>ウマは対局の終わりに順位に応じてやりとりする点数です。いつも同じ額のものと、浮き沈みの人数によるものがあります。</translation>
    </message>
    <message>
        <source>Uma by place</source>
        <translation>順位ごとのウマ</translation>
    </message>
    <message>
        <source>What first to last place get or pay at the end of the match. The amounts must add up to zero.</source>
        <translation>1位から最下位までが受け取る、または払う額。合計はゼロでなければなりません。</translation>
    </message>
    <message>
        <source>Unit of the uma</source>
        <translation>ウマの単位</translation>
    </message>
    <message>
        <source>The amount that the sinking, floating and binta kinds of uma count in.</source>
        <translation>沈みウマ・浮きウマ・ビンタの一単位の額。</translation>
    </message>
    <message>
        <source>Bonus for first place</source>
        <translation>トップの賞金</translation>
    </message>
    <message>
        <source>What first place gets on top (oka): usually the number of players times the difference between return points and starting points.</source>
        <translation>1位が加えて受け取る額（オカ）。ふつうは返し点と配給原点の差に人数を掛けたものです。</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>Who is placed higher when two players end with the same points.</source>
        <translation>同点で終わったとき、どちらを上の順位とするか。</translation>
    </message>
    <message>
        <source>Rounding of the final scores</source>
        <translation>最終得点の端数</translation>
    </message>
    <message>
        <source>Whether final scores are rounded to whole thousands.</source>
        <translation>最終得点を千点単位に丸めるかどうか。</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>延長戦</translation>
    </message>
    <message>
        <source>What happens when nobody holds the target after the last planned hand.</source>
        <translation>予定の最終局のあと、誰も目標に届いていないときにどうするか。</translation>
    </message>
    <message>
        <source>Winds of the overtime</source>
        <translation>延長戦の風</translation>
    </message>
    <message>
        <source>Which winds the rounds have that are played after the planned ones.</source>
        <translation>予定のあとに打つ場の風。</translation>
    </message>
    <message>
        <source>Most rounds of overtime</source>
        <translation>延長の上限</translation>
    </message>
    <message>
        <source>The match ends after so many further rounds even if nobody holds the target.</source>
        <translation>誰も目標に届かなくても、この数の延長で終わります。</translation>
    </message>
    <message>
        <source>As many as the winds allow</source>
        <translation>風の続くかぎり</translation>
    </message>
    <message>
        <source>Dealer may stop after a win</source>
        <translation>和了やめ</translation>
    </message>
    <message>
        <source>In the last hand a dealer who wins would deal again. With this rule the match can end instead when that dealer leads and holds the target (agari-yame).</source>
        <translation>最終局で親が和了ると連荘になります。この規定があれば、その親がトップで目標に届いているとき、代わりに終えられます（アガリやめ）。</translation>
    </message>
    <message>
        <source>Dealer may stop after a draw</source>
        <translation>聴牌やめ</translation>
    </message>
    <message>
        <source>The same for a dealer who is tenpai, one tile from a win, when the last hand is drawn (tenpai-yame).</source>
        <translation>最終局が流局し、親が聴牌しているときの同じ規定です（テンパイやめ）。</translation>
    </message>
    <message>
        <source>Bankruptcy</source>
        <translation>飛び</translation>
    </message>
    <message>
        <source>Whether the match ends early when a player has run out of points.</source>
        <translation>持ち点のなくなった人が出たとき、途中で対局を終えるかどうか。</translation>
    </message>
    <message>
        <source>Price of a bankruptcy</source>
        <translation>飛び罰符</translation>
    </message>
    <message>
        <source>What each bankrupt player pays on top after the uma.</source>
        <translation>飛んだ人が、ウマのあとさらに払う額。</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>受け取る人</translation>
    </message>
    <message>
        <source>Who receives the price and the chips of a bankruptcy.</source>
        <translation>飛び罰符と飛びのチップを受け取る人。</translation>
    </message>
    <message>
        <source>End at a high score</source>
        <translation>トップ打ち切り</translation>
    </message>
    <message>
        <source>The match ends after a hand that leaves somebody with so many points.</source>
        <translation>誰かがこの点数に届いた局で対局を終えます。</translation>
    </message>
    <message>
        <source>Riichi sticks left over</source>
        <translation>残った供託</translation>
    </message>
    <message>
        <source>What becomes of the sticks that still lie on the table when the match ends.</source>
        <translation>対局の終わりに場に残っているリーチ棒の行方。</translation>
    </message>
    <message>
        <source>Nobody may.</source>
        <translation>できません。</translation>
    </message>
    <message>
        <source>Any hand</source>
        <translation>どの手でも</translation>
    </message>
    <message>
        <source>Any hand that waits for it may, but it is not worth a yaku of its own.</source>
        <translation>その牌を待つ手ならどれでも和了れますが、それ自体は役になりません。</translation>
    </message>
    <message>
        <source>Any hand, with chankan</source>
        <translation>どの手でも、槍槓あり</translation>
    </message>
    <message>
        <source>Any hand that waits for it may, and counts chankan (robbing a kan).</source>
        <translation>その牌を待つ手ならどれでも和了れ、槍槓が付きます。</translation>
    </message>
    <message>
        <source>Thirteen orphans only</source>
        <translation>国士無双のみ</translation>
    </message>
    <message>
        <source>Only kokushi may.</source>
        <translation>国士無双だけが和了れます。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>North is a wind of no seat.</source>
        <translation>北は誰の風でもありません。</translation>
    </message>
    <message>
        <source>One han</source>
        <translation>1翻</translation>
    </message>
    <message>
        <source>North is a yaku for everybody.</source>
        <translation>北は全員の役牌です。</translation>
    </message>
    <message>
        <source>The winner&apos;s marker is simply taken away.</source>
        <translation>和了した人のマークは取り除かれるだけです。</translation>
    </message>
    <message>
        <source>The last marker</source>
        <translation>最後の一つ</translation>
    </message>
    <message>
        <source>Only when it is the only marker left.</source>
        <translation>残ったマークが一つのときだけです。</translation>
    </message>
    <message>
        <source>Throughout the match; markers can pile up, and a win takes one away.</source>
        <translation>対局を通していつでも。マークは重なることがあり、一回の和了で一つ減ります。</translation>
    </message>
    <message>
        <source>No tiles are turned.</source>
        <translation>めくりません。</translation>
    </message>
    <message>
        <source>After riichi</source>
        <translation>リーチのとき</translation>
    </message>
    <message>
        <source>Winners who declared riichi.</source>
        <translation>リーチして和了った人。</translation>
    </message>
    <message>
        <source>Closed hands</source>
        <translation>門前のとき</translation>
    </message>
    <message>
        <source>Winners who called no tile.</source>
        <translation>鳴かずに和了った人。</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Every winner.</source>
        <translation>和了った人は誰でも。</translation>
    </message>
    <message>
        <source>A han</source>
        <translation>翻</translation>
    </message>
    <message>
        <source>One han for the hand.</source>
        <translation>手に1翻を加えます。</translation>
    </message>
    <message>
        <source>A chip</source>
        <translation>チップ</translation>
    </message>
    <message>
        <source>One chip, paid like the chips for ura dora.</source>
        <translation>一枚。裏ドラのチップと同じように払います。</translation>
    </message>
    <message>
        <source>North set aside</source>
        <translation>北抜き</translation>
    </message>
    <message>
        <source>A player may set a North aside instead of keeping it, draw a replacement tile, and count one han for it like a dora (kita).</source>
        <translation>北を手に使わずに抜き、嶺上牌を引いて、ドラのように1翻と数えます。</translation>
    </message>
    <message>
        <source>It acts like a call</source>
        <translation>鳴きと同じ扱い</translation>
    </message>
    <message>
        <source>Setting North aside ends ippatsu and the first go-around, as a call does.</source>
        <translation>北抜きは鳴きと同じように、一発と第一巡を終わらせます。</translation>
    </message>
    <message>
        <source>Winning on it</source>
        <translation>抜いた北でのロン</translation>
    </message>
    <message>
        <source>Whether the others may win on the North that is set aside.</source>
        <translation>抜かれた北で、ほかの人が和了れるかどうか。</translation>
    </message>
    <message>
        <source>In the turn of a pon</source>
        <translation>ポンの巡</translation>
    </message>
    <message>
        <source>Whether North may be set aside between an own pon and its discard.</source>
        <translation>自分のポンと打牌の間に北を抜けるかどうか。</translation>
    </message>
    <message>
        <source>Win on its replacement tile</source>
        <translation>抜きの嶺上牌での和了</translation>
    </message>
    <message>
        <source>Whether a win on the replacement tile counts rinshan, as after a kan.</source>
        <translation>北抜きの嶺上牌での和了を、槓のあとと同じく嶺上開花とするかどうか。</translation>
    </message>
    <message>
        <source>Triplet of North</source>
        <translation>北の刻子</translation>
    </message>
    <message>
        <source>What three Norths in the hand are worth.</source>
        <translation>手の中の北三枚の値打ち。</translation>
    </message>
    <message>
        <source>Self-draw pays less</source>
        <translation>ツモ損</translation>
    </message>
    <message>
        <source>With three players the share of the missing player is not paid (tsumo loss). Otherwise the two others pay half of it each.</source>
        <translation>三人麻雀で、いない人の分は払われません（ツモ損）。そうでなければ、その分を二人で半分ずつ払います。</translation>
    </message>
    <message>
        <source>Yakitori</source>
        <translation>焼き鳥</translation>
    </message>
    <message>
        <source>A player who wins no hand in the whole match pays so much to each other player at the end.</source>
        <translation>対局中に一度も和了れなかった人が、終わりにほかの人それぞれに払う額。</translation>
    </message>
    <message>
        <source>Yakitori by dice</source>
        <translation>焼き鳥をサイコロで</translation>
    </message>
    <message>
        <source>Last-hand escape is paid for</source>
        <translation>焼き豚</translation>
    </message>
    <message>
        <source>A player who gets out of yakitori by a ron in the very last hand passes the penalty on to the discarder (yakibuta).</source>
        <translation>最後の局のロンで焼き鳥を免れると、罰符は放銃した人に移ります。</translation>
    </message>
    <message>
        <source>Marked again</source>
        <translation>焼き直し</translation>
    </message>
    <message>
        <source>When everybody has won a hand, all are marked again and must win once more (yakinaoshi).</source>
        <translation>全員が和了ると、全員にマークが戻り、もう一度和了らなければなりません。</translation>
    </message>
    <message>
        <source>Handing the marker on</source>
        <translation>焼き鳥返し</translation>
    </message>
    <message>
        <source>Whether a marked player who wins by ron hands the marker to the discarder (yakitori kaeshi).</source>
        <translation>マークのある人がロンすると、マークを放銃した人に渡すかどうか。</translation>
    </message>
    <message>
        <source>Value of a chip</source>
        <translation>チップ一枚の値</translation>
    </message>
    <message>
        <source>What a chip is worth at the end of the match. With 0 chips are only counted.</source>
        <translation>対局の終わりのチップ一枚の点数。0なら枚数を数えるだけです。</translation>
    </message>
    <message>
        <source>Chips for ippatsu</source>
        <translation>一発のチップ</translation>
    </message>
    <message>
        <source>Paid by the discarder, or by each other player on a self-draw.</source>
        <translation>放銃した人が、ツモならほかの人それぞれが払います。</translation>
    </message>
    <message>
        <source>Chips for an ura dora</source>
        <translation>裏ドラ一枚のチップ</translation>
    </message>
    <message>
        <source>For each ura dora: paid by the discarder, or by each other player on a self-draw.</source>
        <translation>裏ドラ一枚ごとに、放銃した人が、ツモならほかの人それぞれが払います。</translation>
    </message>
    <message>
        <source>Chips for a red five</source>
        <translation>赤ドラ一枚のチップ</translation>
    </message>
    <message>
        <source>For each red five of the winning hand: paid by the discarder, or by each other player on a self-draw.</source>
        <translation>和了した手の赤ドラ一枚ごとに、放銃した人が、ツモならほかの人それぞれが払います。</translation>
    </message>
    <message>
        <source>Chips for a yakuman by ron</source>
        <translation>役満のチップ（ロン）</translation>
    </message>
    <message>
        <source>Paid by the discarder.</source>
        <translation>放銃した人が払います。</translation>
    </message>
    <message>
        <source>Chips for a self-drawn yakuman</source>
        <translation>役満のチップ（ツモ）</translation>
    </message>
    <message>
        <source>Paid by each other player.</source>
        <translation>ほかの人それぞれが払います。</translation>
    </message>
    <message>
        <source>Chips for the marked dragon</source>
        <translation>白ポッチのチップ</translation>
    </message>
    <message>
        <source>Paid by each other player for a win with the marked white dragon.</source>
        <translation>白ポッチで和了ると、ほかの人それぞれが払います。</translation>
    </message>
    <message>
        <source>Chips for a bankruptcy</source>
        <translation>飛びのチップ</translation>
    </message>
    <message>
        <source>Paid by a player who goes bankrupt, to whoever gets the price of the bankruptcy.</source>
        <translation>飛んだ人が、飛び罰符を受け取る人に払います。</translation>
    </message>
    <message>
        <source>Arisu</source>
        <translation>アリス</translation>
    </message>
    <message>
        <source>A winner may turn tiles beside the dora indicators one after the other. Each tile of the hand that equals a turned one is rewarded and allows one more turn; it stops at the first miss.</source>
        <translation>和了った人は、ドラ表示牌の隣を順にめくれます。手の中の同じ牌一枚ごとに褒美があり、もう一枚めくれます。外れたところで終わりです。</translation>
    </message>
    <message>
        <source>Reward of arisu</source>
        <translation>アリスの褒美</translation>
    </message>
    <message>
        <source>What each matching tile gives.</source>
        <translation>同じ牌一枚の値打ち。</translation>
    </message>
    <message>
        <source>Bird shooting</source>
        <translation>鳥撃ち</translation>
    </message>
    <message>
        <source>On a ron the discarder pays a chip for each 1 of sou (the bird) in the winning hand. A 7 of pin (the gun) in the discarder&apos;s hand calls it off, unless the winner holds an 8 of sou (toriuchi).</source>
        <translation>ロンのとき、放銃した人は和了した手の1索（鳥）一枚につきチップ一枚を払います。放銃した人の手に7筒（ピストル）があれば払わず、和了した手に8索（鳥かご）があればやはり払います。</translation>
    </message>
    <message>
        <source>Marked white dragons</source>
        <translation>白ポッチ</translation>
    </message>
    <message>
        <source>How many white dragons carry a mark. Drawn right after riichi such a tile stands for any tile and wins (haku pocchi).</source>
        <translation>印の付いた白の枚数。リーチの直後に引けばどの牌の代わりにもなり、和了れます。</translation>
    </message>
    <message>
        <source>In any turn after riichi</source>
        <translation>リーチ後いつでも</translation>
    </message>
    <message>
        <source>The marked dragon wins in every turn after riichi, not only in the first.</source>
        <translation>白ポッチは一発の巡だけでなく、リーチ後いつでも和了牌になります。</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>差し馬</translation>
    </message>
    <message>
        <source>Private bets between two players on who finishes higher. The players are named by their seat in the first hand.</source>
        <translation>どちらが上の順位かを賭ける、二人の間の約束。最初の局の席で呼びます。</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役満</translation>
    </message>
    <message>
        <source>It is paid as one yakuman, however many han it has.</source>
        <translation>何翻あっても役満一つ分です。</translation>
    </message>
    <message>
        <source>Sanbaiman</source>
        <translation>三倍満</translation>
    </message>
    <message>
        <source>It is paid as a sanbaiman, the step below yakuman.</source>
        <translation>役満の一段下の三倍満です。</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>Every full 13 han are one yakuman more.</source>
        <translation>13翻ごとに役満一つ分を加えます。</translation>
    </message>
    <message>
        <source>They add up</source>
        <translation>加算する</translation>
    </message>
    <message>
        <source>Two yakuman are paid twice as much as one.</source>
        <translation>役満二つなら二倍の支払いです。</translation>
    </message>
    <message>
        <source>Only the highest</source>
        <translation>高いほうだけ</translation>
    </message>
    <message>
        <source>One of them is paid, the highest.</source>
        <translation>最も高い一つだけを払います。</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>通常どおり</translation>
    </message>
    <message>
        <source>As without liability; the liable player when that player pays all of a self-draw.</source>
        <translation>責任払いがないときと同じです。責任者がツモの全額を払うときは責任者が払います。</translation>
    </message>
    <message>
        <source>The liable player</source>
        <translation>責任者</translation>
    </message>
    <message>
        <source>All counters are paid by the liable player.</source>
        <translation>積み棒はすべて責任者が払います。</translation>
    </message>
    <message>
        <source>Not covered</source>
        <translation>対象外</translation>
    </message>
    <message>
        <source>They are paid as usual.</source>
        <translation>通常どおりに払います。</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>The liable player pays for the whole hand.</source>
        <translation>責任者が手全体を払います。</translation>
    </message>
    <message>
        <source>It is not a yaku.</source>
        <translation>役としません。</translation>
    </message>
    <message>
        <source>Mangan</source>
        <translation>満貫</translation>
    </message>
    <message>
        <source>It is paid at least as a mangan.</source>
        <translation>少なくとも満貫です。</translation>
    </message>
    <message>
        <source>It is a yakuman.</source>
        <translation>役満です。</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>特になし</translation>
    </message>
    <message>
        <source>Only the yaku of the hand count.</source>
        <translation>手の役だけを数えます。</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>In man, pin and sou.</source>
        <translation>萬子・筒子・索子。</translation>
    </message>
    <message>
        <source>Man only</source>
        <translation>萬子のみ</translation>
    </message>
    <message>
        <source>In man only.</source>
        <translation>萬子だけ。</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>連勝</translation>
    </message>
    <message>
        <source>Only wins, those just before becoming dealer too; any hand that is not won ends the row.</source>
        <translation>和了だけを数えます。親になる直前の和了も含み、和了れなかった局で途切れます。</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>The counters on the table, those after draws included; after the yakuman the deal passes.</source>
        <translation>流局の分も含む積み棒の数。役満のあと親が流れます。</translation>
    </message>
    <message>
        <source>It cannot be declared.</source>
        <translation>宣言できません。</translation>
    </message>
    <message>
        <source>The hand is drawn</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>It may be declared, and the hand is dealt anew.</source>
        <translation>宣言でき、その局は流れます。</translation>
    </message>
    <message>
        <source>The table prevents mistakes.</source>
        <translation>誤りは卓が防ぎます。</translation>
    </message>
    <message>
        <source>Reverse mangan</source>
        <translation>逆満貫</translation>
    </message>
    <message>
        <source>You pay the others a mangan as if they had won it, and the hand is played again.</source>
        <translation>ほかの人たちが満貫を和了ったように払い、その局をやり直します。</translation>
    </message>
    <message>
        <source>Off the final score</source>
        <translation>最終得点から</translation>
    </message>
    <message>
        <source>It is taken off your final score at the end.</source>
        <translation>終わりに最終得点から引きます。</translation>
    </message>
    <message>
        <source>Rounded-up mangan</source>
        <translation>切り上げ満貫</translation>
    </message>
    <message>
        <source>Hands of 4 han 30 fu and 3 han 60 fu, a little below mangan, are paid as mangan (kiriage mangan).</source>
        <translation>満貫に少し足りない4翻30符と3翻60符を満貫とします。</translation>
    </message>
    <message>
        <source>Thirteen han or more</source>
        <translation>13翻以上</translation>
    </message>
    <message>
        <source>What an ordinary hand is worth that reaches 13 han with yaku and dora.</source>
        <translation>役とドラで13翻に届いたふつうの手の扱い。</translation>
    </message>
    <message>
        <source>No limits at all</source>
        <translation>青天井</translation>
    </message>
    <message>
        <source>Points double with each han and are never cut off. Yakuman count 13 han each, and other yaku and dora add to them (aotenjou).</source>
        <translation>1翻ごとに倍になり、上限がありません。役満は13翻ずつと数え、ほかの役やドラも加えます。</translation>
    </message>
    <message>
        <source>Big four winds twice</source>
        <translation>大四喜ダブル</translation>
    </message>
    <message>
        <source>Daisuushii, triplets of all four winds, is a double yakuman.</source>
        <translation>風牌四種の刻子である大四喜をダブル役満とします。</translation>
    </message>
    <message>
        <source>Four concealed triplets twice</source>
        <translation>四暗刻単騎ダブル</translation>
    </message>
    <message>
        <source>Suuankou that waited for its pair is a double yakuman.</source>
        <translation>雀頭を待っていた四暗刻をダブル役満とします。</translation>
    </message>
    <message>
        <source>Thirteen orphans twice</source>
        <translation>国士十三面ダブル</translation>
    </message>
    <message>
        <source>Kokushi that waited for all thirteen kinds is a double yakuman.</source>
        <translation>十三種すべてを待っていた国士無双をダブル役満とします。</translation>
    </message>
    <message>
        <source>Nine gates twice</source>
        <translation>純正九蓮ダブル</translation>
    </message>
    <message>
        <source>Chuuren poutou that waited for all nine tiles of its suit is a double yakuman.</source>
        <translation>九種すべてを待っていた九蓮宝燈をダブル役満とします。</translation>
    </message>
    <message>
        <source>Several yakuman in a hand</source>
        <translation>役満の複合</translation>
    </message>
    <message>
        <source>Whether different yakuman of one hand add up.</source>
        <translation>一つの手の別々の役満を加算するかどうか。</translation>
    </message>
    <message>
        <source>Most yakuman counted</source>
        <translation>役満の上限</translation>
    </message>
    <message>
        <source>A hand is never paid more than so many yakuman.</source>
        <translation>一つの手で数える役満の最大数。</translation>
    </message>
    <message>
        <source>No cap</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>Three dragons</source>
        <translation>大三元</translation>
    </message>
    <message>
        <source>Who discards the tile with which a player opens the third dragon triplet pays for daisangen: all of a self-draw, half of a ron on somebody else.</source>
        <translation>三つ目の三元牌の刻子を鳴かせた人が、大三元の責任を負います。ツモなら全額、ほかの人からのロンなら半額です。</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>大四喜</translation>
    </message>
    <message>
        <source>Who discards the tile with which a player opens the fourth wind triplet pays for daisuushii in the same way.</source>
        <translation>四つ目の風牌の刻子を鳴かせた人が、同じように大四喜の責任を負います。</translation>
    </message>
    <message>
        <source>Little four winds</source>
        <translation>小四喜</translation>
    </message>
    <message>
        <source>Who discards the tile with which a player opens the third wind triplet pays for shousuushii too.</source>
        <translation>三つ目の風牌の刻子を鳴かせた人が、小四喜の責任も負います。</translation>
    </message>
    <message>
        <source>Four kans</source>
        <translation>四槓子</translation>
    </message>
    <message>
        <source>Who discards the tile with which a player opens the fourth kan pays for suukantsu in the same way.</source>
        <translation>四つ目の槓を鳴かせた人が、同じように四槓子の責任を負います。</translation>
    </message>
    <message>
        <source>The same for suu renkou and isshoku suujun: who feeds the fourth open set pays.</source>
        <translation>四連刻と一色四順についても同じです。四組目を鳴かせた人が払います。</translation>
    </message>
    <message>
        <source>Who pays the counters</source>
        <translation>積み棒を払う人</translation>
    </message>
    <message>
        <source>Who pays the counters of a win for which somebody is liable.</source>
        <translation>責任払いのある和了の積み棒を誰が払うか。</translation>
    </message>
    <message>
        <source>Other yakuman of the hand</source>
        <translation>手のほかの役満</translation>
    </message>
    <message>
        <source>Whether liability covers further yakuman of the same hand.</source>
        <translation>同じ手のほかの役満まで責任に含めるかどうか。</translation>
    </message>
    <message>
        <source>Win after an open kan</source>
        <translation>大明槓の責任払い</translation>
    </message>
    <message>
        <source>Who discards a tile for an open kan pays alone if the replacement tile wins.</source>
        <translation>大明槓をさせた人は、その嶺上牌で和了られると一人で払います。</translation>
    </message>
    <message>
        <source>Renhou</source>
        <translation>人和</translation>
    </message>
    <message>
        <source>What a win by ron is worth before your own first draw, when nobody has called and you are not the dealer.</source>
        <translation>親でない人が、誰も鳴かないうち、自分の最初のツモより前にロンしたときの値打ち。</translation>
    </message>
    <message>
        <source>Renhou adds to other yaku</source>
        <translation>人和の複合</translation>
    </message>
    <message>
        <source>Renhou as a mangan counts as five han to which other yaku and dora add. Otherwise the better of the two is paid.</source>
        <translation>満貫の人和を5翻として、ほかの役やドラと加算します。そうでなければ高いほうを払います。</translation>
    </message>
    <message>
        <source>Tenhou and chiihou</source>
        <translation>天和・地和</translation>
    </message>
    <message>
        <source>What a win is worth with the tiles of the deal (tenhou, the dealer) or with the first draw (chiihou, the others).</source>
        <translation>配牌での和了（親の天和）と、最初のツモでの和了（子の地和）の値打ち。</translation>
    </message>
    <message>
        <source>All green needs the green dragon</source>
        <translation>緑一色に發が必要</translation>
    </message>
    <message>
        <source>Ryuuiisou, a hand of green tiles only, must contain the green dragon.</source>
        <translation>緑の牌だけの緑一色に、發がなければなりません。</translation>
    </message>
    <message>
        <source>Suits of nine gates</source>
        <translation>九蓮宝燈の種類</translation>
    </message>
    <message>
        <source>In which suits chuuren poutou (nine gates) is a yakuman.</source>
        <translation>九蓮宝燈を認める数牌の種類。</translation>
    </message>
    <message>
        <source>Thirteen orphans rob a closed kan</source>
        <translation>国士の暗槓槍槓</translation>
    </message>
    <message>
        <source>Kokushi may win on the tile of a closed kan, which no other hand may.</source>
        <translation>国士無双だけは、暗槓された牌でも和了れます。</translation>
    </message>
    <message>
        <source>Last tile after a kan</source>
        <translation>槓のあとの最後の牌</translation>
    </message>
    <message>
        <source>A win on the replacement tile when no other tile is left counts as haitei (the last tile) and rinshan (after a kan) together.</source>
        <translation>ほかに牌の残っていないときの嶺上牌での和了を、海底と嶺上開花の両方とします。</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>連勝</translation>
    </message>
    <message>
        <source>From so many on the dealer&apos;s win is a yakuman (paa renchan).</source>
        <translation>この回数から、親の和了が役満になります（八連荘）。</translation>
    </message>
    <message>
        <source>What is counted for it</source>
        <translation>数え方</translation>
    </message>
    <message>
        <source>How the wins in a row are counted.</source>
        <translation>連勝の数え方。</translation>
    </message>
    <message>
        <source>Kans in a hand</source>
        <translation>一局の槓の数</translation>
    </message>
    <message>
        <source>How many kans all players together may make in one hand.</source>
        <translation>一局に全員で合わせてできる槓の数。</translation>
    </message>
    <message>
        <source>One kan too many</source>
        <translation>多すぎる槓</translation>
    </message>
    <message>
        <source>What happens when a player wants a kan and the most have been made.</source>
        <translation>上限まで槓をしたあと、さらに槓をしようとしたときの扱い。</translation>
    </message>
    <message>
        <source>Chombo</source>
        <translation>チョンボ</translation>
    </message>
    <message>
        <source>The penalty for a serious mistake, such as declaring a win without one. It matters at a strict table, where the program does not prevent mistakes.</source>
        <translation>和了っていないのに和了を宣言するなど、重い誤りの罰則。プログラムが誤りを防がない厳格な卓でだけ意味があります。</translation>
    </message>
    <message>
        <source>Points of a chombo</source>
        <translation>チョンボの点数</translation>
    </message>
    <message>
        <source>What a chombo takes off the final score.</source>
        <translation>チョンボで最終得点から引かれる点数。</translation>
    </message>
    <message>
        <source>Chombo ends the match</source>
        <translation>チョンボで終了</translation>
    </message>
    <message>
        <source>The match is over after a chombo.</source>
        <translation>チョンボで対局が終わります。</translation>
    </message>
    <message>
        <source>A yakuman.</source>
        <translation>役満。</translation>
    </message>
    <message>
        <source>A mangan.</source>
        <translation>満貫。</translation>
    </message>
    <message>
        <source>Three consecutive triplets</source>
        <translation>三連刻</translation>
    </message>
    <message>
        <source>San renkou: triplets of three numbers in a row in one suit, such as 222 333 444. Two han, open or closed.</source>
        <translation>222 333 444 のように、同じ種類で数の続く三つの刻子。門前でも鳴いても2翻。</translation>
    </message>
    <message>
        <source>Three identical runs</source>
        <translation>一色三順</translation>
    </message>
    <message>
        <source>Isshoku sanjun: the same run three times. Three han closed, two open.</source>
        <translation>同じ順子を三組。門前3翻、鳴いて2翻。</translation>
    </message>
    <message>
        <source>Golden rooster alone</source>
        <translation>金鶏独立</translation>
    </message>
    <message>
        <source>Kinkei dokuritsu: four open calls and a win on a lone 1 of sou. Worth at least a mangan.</source>
        <translation>四組とも鳴き、一枚の1索で和了ります。少なくとも満貫です。</translation>
    </message>
    <message>
        <source>Three guest winds</source>
        <translation>客風三刻</translation>
    </message>
    <message>
        <source>Otakaze sankou: triplets of three winds of which none is your seat wind or the round wind. Three han closed, two open.</source>
        <translation>自風でも場風でもない風牌三種の刻子。門前3翻、鳴いて2翻。</translation>
    </message>
    <message>
        <source>Five gates</source>
        <translation>五門斉</translation>
    </message>
    <message>
        <source>Uumensai: man, pin, sou, winds and dragons each make one part of the hand. Two han, closed only.</source>
        <translation>萬子・筒子・索子・風牌・三元牌がそれぞれ手の一部になります。2翻、門前のみ。</translation>
    </message>
    <message>
        <source>Discard after a kan</source>
        <translation>槓振り</translation>
    </message>
    <message>
        <source>Kanburi: a ron on the tile that a player discards right after a kan. One han.</source>
        <translation>槓のすぐあとに捨てられた牌でのロン。1翻。</translation>
    </message>
    <message>
        <source>Swallow return</source>
        <translation>燕返し</translation>
    </message>
    <message>
        <source>Tsubame gaeshi: a ron on the very tile with which another player declares riichi. One han.</source>
        <translation>他家のリーチ宣言牌でのロン。1翻。</translation>
    </message>
    <message>
        <source>Mixed straight</source>
        <translation>三色通貫</translation>
    </message>
    <message>
        <source>Sanshoku tsuukan: 123, 456 and 789, one in each suit. Two han closed, one open.</source>
        <translation>123・456・789を三種類の数牌で一つずつ。門前2翻、鳴いて1翻。</translation>
    </message>
    <message>
        <source>Little three winds</source>
        <translation>小三喜</translation>
    </message>
    <message>
        <source>Shou sanshii: two triplets of winds and a pair of a third wind. Two han.</source>
        <translation>風牌二種の刻子と、もう一種の雀頭。2翻。</translation>
    </message>
    <message>
        <source>Big three winds</source>
        <translation>大三喜</translation>
    </message>
    <message>
        <source>Dai sanshii: triplets of three winds. Three han.</source>
        <translation>風牌三種の刻子。3翻。</translation>
    </message>
    <message>
        <source>Even triplets</source>
        <translation>偶数連刻</translation>
    </message>
    <message>
        <source>Guusuu renkou: triplets of 2, 4, 6 and 8 in any suits. Two han closed, one open.</source>
        <translation>2・4・6・8の刻子。種類は問いません。門前2翻、鳴いて1翻。</translation>
    </message>
    <message>
        <source>Pure even triplets</source>
        <translation>清偶数連刻</translation>
    </message>
    <message>
        <source>Chin guusuu renkou: triplets of 2, 4, 6 and 8 of one suit. Three han closed, two open.</source>
        <translation>同じ種類の2・4・6・8の刻子。門前3翻、鳴いて2翻。</translation>
    </message>
    <message>
        <source>Odd triplets</source>
        <translation>奇数連刻</translation>
    </message>
    <message>
        <source>Kisuu renkou: triplets of 1, 3, 5 and 7 and a pair of nines in any suits. Two han.</source>
        <translation>1・3・5・7の刻子と9の雀頭。種類は問いません。2翻。</translation>
    </message>
    <message>
        <source>Pure odd triplets</source>
        <translation>清奇数連刻</translation>
    </message>
    <message>
        <source>Chin kisuu renkou: triplets of 1, 3, 5 and 7 and a pair of nines, all of one suit. Three han.</source>
        <translation>同じ種類の1・3・5・7の刻子と9の雀頭。3翻。</translation>
    </message>
    <message>
        <source>Rooster with any tile</source>
        <translation>どの牌でも金鶏</translation>
    </message>
    <message>
        <source>Four open calls and a win on any lone tile are a yaku of one han.</source>
        <translation>四組とも鳴き、どの牌でも一枚の単騎で和了れば1翻とします。</translation>
    </message>
    <message>
        <source>Five gates also open</source>
        <translation>鳴いた五門斉</translation>
    </message>
    <message>
        <source>Uumensai also counts with called tiles.</source>
        <translation>五門斉を鳴いても認めます。</translation>
    </message>
    <message>
        <source>Five gates of triplets</source>
        <translation>刻子の五門斉</translation>
    </message>
    <message>
        <source>Uumensai whose four groups are all triplets, with a pair of the own seat wind, is a yakuman.</source>
        <translation>四組とも刻子で、自風の雀頭のある五門斉を役満とします。</translation>
    </message>
    <message>
        <source>Thirteen unrelated tiles</source>
        <translation>十三不塔</translation>
    </message>
    <message>
        <source>Shiisan puutaa: with the first draw, thirteen different kinds of which none is near another of its suit, and one of them twice.</source>
        <translation>最初のツモで、同じ種類の牌がどれも近くない十三種と、そのうち一種の対子。</translation>
    </message>
    <message>
        <source>Fourteen unrelated tiles</source>
        <translation>十四不塔</translation>
    </message>
    <message>
        <source>Shiisuu puutaa: with the first draw, fourteen different kinds of which none is near another of its suit.</source>
        <translation>最初のツモで、同じ種類の牌がどれも近くない十四種。</translation>
    </message>
    <message>
        <source>Big wheels</source>
        <translation>大車輪</translation>
    </message>
    <message>
        <source>Daisharin: the pairs 22 to 88 of pin, closed.</source>
        <translation>22から88までの筒子の対子。門前のみ。</translation>
    </message>
    <message>
        <source>Little wheels</source>
        <translation>小車輪</translation>
    </message>
    <message>
        <source>Shousharin: the pairs 11 to 77 or 33 to 99 of pin, closed.</source>
        <translation>11から77、または33から99までの筒子の対子。門前のみ。</translation>
    </message>
    <message>
        <source>Big bamboo forest</source>
        <translation>大竹林</translation>
    </message>
    <message>
        <source>Daichikurin: the pairs 22 to 88 of sou, closed.</source>
        <translation>22から88までの索子の対子。門前のみ。</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>大数隣</translation>
    </message>
    <message>
        <source>Daisuurin: the pairs 22 to 88 of man, closed.</source>
        <translation>22から88までの萬子の対子。門前のみ。</translation>
    </message>
    <message>
        <source>Four consecutive triplets</source>
        <translation>四連刻</translation>
    </message>
    <message>
        <source>Suu renkou: triplets of four numbers in a row in one suit, open or closed.</source>
        <translation>同じ種類で数の続く四つの刻子。鳴いてもかまいません。</translation>
    </message>
    <message>
        <source>Four identical runs</source>
        <translation>一色四順</translation>
    </message>
    <message>
        <source>Isshoku suujun: the same run four times, open or closed.</source>
        <translation>同じ順子を四組。鳴いてもかまいません。</translation>
    </message>
    <message>
        <source>A million stones</source>
        <translation>百万石</translation>
    </message>
    <message>
        <source>Hyakuman goku: a hand of man only whose numbers add up to 100 or more.</source>
        <translation>数の合計が100以上になる、萬子だけの手。</translation>
    </message>
    <message>
        <source>Crimson speck</source>
        <translation>紅一点</translation>
    </message>
    <message>
        <source>Kouitten: a hand of 2, 3, 4, 6 and 8 of sou with the red dragon.</source>
        <translation>2・3・4・6・8索と中で作る手。</translation>
    </message>
    <message>
        <source>Crimson peacock</source>
        <translation>紅孔雀</translation>
    </message>
    <message>
        <source>Beni kujaku: a hand of 1, 5, 7 and 9 of sou with the red dragon.</source>
        <translation>1・5・7・9索と中で作る手。</translation>
    </message>
    <message>
        <source>Blue tunnel</source>
        <translation>青の洞門</translation>
    </message>
    <message>
        <source>Ao no doumon: a hand of 2, 4 and 8 of pin and winds only.</source>
        <translation>2・4・8筒と風牌だけの手。</translation>
    </message>
    <message>
        <source>Flower on the hill</source>
        <translation>五筒開花</translation>
    </message>
    <message>
        <source>Uupin kaihou: a win on the replacement tile of a kan that is a 5 of pin.</source>
        <translation>槓のあとの嶺上牌が5筒で、それで和了します。</translation>
    </message>
    <message>
        <source>Moon from the bottom of the sea</source>
        <translation>一筒撈月</translation>
    </message>
    <message>
        <source>Iipin raoyue: the last tile of the wall is a 1 of pin and wins by self-draw.</source>
        <translation>山の最後の牌が1筒で、それをツモって和了します。</translation>
    </message>
    <message>
        <source>Robbing the 2 of sou</source>
        <translation>二索槍槓</translation>
    </message>
    <message>
        <source>Ryansou chankan: a win on a 2 of sou that another player adds to a pon.</source>
        <translation>ほかの人がポンに加えた2索で和了します。</translation>
    </message>
    <message>
        <source>Big seven stars</source>
        <translation>大七星</translation>
    </message>
    <message>
        <source>Dai chisei: seven pairs of all seven honours, closed. It counts as two yakuman.</source>
        <translation>字牌七種すべての対子。門前のみ。役満二つ分です。</translation>
    </message>
    <message>
        <source>Golden gate bridge</source>
        <translation>金門橋</translation>
    </message>
    <message>
        <source>Kinmonkyou: the runs 123, 345, 567 and 789 of one suit and any pair.</source>
        <translation>同じ種類の123・345・567・789と、自由な雀頭。</translation>
    </message>
    <message>
        <source>Flower, bird, wind, moon</source>
        <translation>花鳥風月</translation>
    </message>
    <message>
        <source>Kachou fuugetsu: triplets of 5 and 1 of pin, of 1 of sou, and of your seat wind or the round wind.</source>
        <translation>5筒・1筒・1索と、自風か場風の刻子。</translation>
    </message>
    <message>
        <source>Wind, flower, snow, moon</source>
        <translation>風花雪月</translation>
    </message>
    <message>
        <source>Fuuka setsugetsu: triplets of 5 and 1 of pin, of the white dragon, and of your seat wind or the round wind.</source>
        <translation>5筒・1筒・白と、自風か場風の刻子。</translation>
    </message>
    <message>
        <source>The special last tiles are mangan</source>
        <translation>最後の牌の役を満貫に</translation>
    </message>
    <message>
        <source>Uupin kaihou, iipin raoyue and ryansou chankan are worth a mangan instead of a yakuman.</source>
        <translation>五筒開花・一筒撈月・二索槍槓を役満ではなく満貫とします。</translation>
    </message>
    <message>
        <source>Blue tunnel with the green dragon</source>
        <translation>發のある青の洞門</translation>
    </message>
    <message>
        <source>Green dragons are allowed in ao no doumon.</source>
        <translation>青の洞門に發を使えます。</translation>
    </message>
    <message>
        <source>Bridge with a pair of its suit</source>
        <translation>同じ種類の雀頭の金門橋</translation>
    </message>
    <message>
        <source>The pair of kinmonkyou must be of the same suit too.</source>
        <translation>金門橋の雀頭も同じ種類でなければなりません。</translation>
    </message>
    <message>
        <source>Bridge must be closed</source>
        <translation>門前の金門橋</translation>
    </message>
    <message>
        <source>Kinmonkyou does not count with called tiles.</source>
        <translation>鳴いた金門橋は認めません。</translation>
    </message>
    <message>
        <source>Closed bridge of one suit twice</source>
        <translation>門前清一色の金門橋ダブル</translation>
    </message>
    <message>
        <source>Kinmonkyou that is closed and has a pair of its own suit is a double yakuman.</source>
        <translation>門前で雀頭も同じ種類の金門橋をダブル役満とします。</translation>
    </message>
    <message>
        <source>Value of the unrelated hands</source>
        <translation>不塔の値打ち</translation>
    </message>
    <message>
        <source>What shiisan puutaa and shiisuu puutaa are worth.</source>
        <translation>十三不塔と十四不塔の扱い。</translation>
    </message>
    <message>
        <source>In place of the fixed amount two dice are thrown at the end: a player without a win pays each other player a thousand for each pip.</source>
        <translation>決まった額の代わりに、終わりにサイコロを二つ振り、和了れなかった人が一目につき千点をほかの人それぞれに払います。</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>ルール一覧</translation>
    </message>
    <message>
        <source>D&amp;uplicate...</source>
        <translation>複製(&amp;U)...</translation>
    </message>
    <message>
        <source>Make an own ruleset that begins as this one</source>
        <translation>このルールをもとに自分のルールを作る</translation>
    </message>
    <message>
        <source>Re&amp;name...</source>
        <translation>名前の変更(&amp;N)...</translation>
    </message>
    <message>
        <source>Give the own ruleset another name</source>
        <translation>自分のルールの名前を変える</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>読み込み(&amp;I)...</translation>
    </message>
    <message>
        <source>Read a ruleset from a file and keep it as an own one</source>
        <translation>ファイルからルールを読み込み、自分のルールにする</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>書き出し(&amp;E)...</translation>
    </message>
    <message>
        <source>Write this ruleset to a file</source>
        <translation>このルールをファイルに書き出す</translation>
    </message>
    <message>
        <source>De&amp;lete...</source>
        <translation>削除(&amp;L)...</translation>
    </message>
    <message>
        <source>Delete the own ruleset</source>
        <translation>自分のルールを削除する</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>検索(&amp;S)</translation>
    </message>
    <message>
        <source>name, value or meaning</source>
        <translation>名前・値・意味</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>分類(&amp;G)</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>違いだけ(&amp;D)</translation>
    </message>
    <message>
        <source>Show only the options whose value is another there</source>
        <translation>値の違う項目だけを表示する</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>すべて戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Take over every value of the ruleset that is compared with</source>
        <translation>比較しているルールの値をすべて取り入れる</translation>
    </message>
    <message>
        <source>Co&amp;mpare with</source>
        <translation>比較するルール(&amp;M)</translation>
    </message>
</context>
<context>
    <name>RulesetFileTexts</name>
    <message>
        <source>“%1” is no ruleset: %2</source>
        <translation>「%1」はルールではありません：%2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作れません。</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted: %2</source>
        <translation>「%1」を削除できません：%2</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>「%1」を読み込めません：%2</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>大きすぎます。</translation>
    </message>
    <message>
        <source>it names no option of the rules.</source>
        <translation>ルールの項目がありません。</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>「%1」に書き込めません：%2</translation>
    </message>
    <message>
        <source>it is not JSON (%1).</source>
        <extracomment>%1 is where and why</extracomment>
        <translation>JSONではありません（%1）。</translation>
    </message>
</context>
<context>
    <name>RulesetNames</name>
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
        <source>Basic Ari-Ari, the East round only, against gentle bots.</source>
        <translation>基本アリアリの東風戦。やさしいボットが相手です。</translation>
    </message>
    <message>
        <source>Mahjong Soul</source>
        <translation>雀魂</translation>
    </message>
    <message>
        <source>As on the ranked tables of Mahjong Soul: three rons are paid, some yakuman count double.</source>
        <translation>雀魂の段位戦と同じ。トリプルロンあり、一部はダブル役満。</translation>
    </message>
    <message>
        <source>M.League</source>
        <translation>Mリーグ</translation>
    </message>
    <message>
        <source>The Japanese professional team league: one winner a discard, 4 han 30 fu is a mangan, 30/10 uma.</source>
        <translation>日本のプロリーグ。頭ハネ、切り上げ満貫、ウマ10-30。</translation>
    </message>
    <message>
        <source>JPML A</source>
        <translation>日本プロ麻雀連盟A</translation>
    </message>
    <message>
        <source>The classic rules of the Japan Professional Mahjong League: no ippatsu, no ura dora, no kan dora.</source>
        <translation>日本プロ麻雀連盟の公式ルール。一発・裏ドラ・槓ドラなし。</translation>
    </message>
    <message>
        <source>World (WRC 2025)</source>
        <translation>世界選手権（WRC 2025）</translation>
    </message>
    <message>
        <source>The world championship of 2025: one winner a discard, no red fives, yakuman add up.</source>
        <translation>2025年の世界選手権。頭ハネ、赤なし、役満は加算。</translation>
    </message>
    <message>
        <source>World (WRC 2015)</source>
        <translation>世界選手権（WRC 2015）</translation>
    </message>
    <message>
        <source>The world championship of 2015: one winner a discard, no red fives, one yakuman a hand.</source>
        <translation>2015年の世界選手権。頭ハネ、赤なし、役満は一つ分。</translation>
    </message>
    <message>
        <source>European (EMA 2025)</source>
        <translation>ヨーロッパ（EMA 2025）</translation>
    </message>
    <message>
        <source>European tournament rules of 2025: as 2016, and 4 han 30 fu is a mangan.</source>
        <translation>2025年のヨーロッパ大会ルール。2016年版に切り上げ満貫を加えたもの。</translation>
    </message>
    <message>
        <source>European (EMA 2012)</source>
        <translation>ヨーロッパ（EMA 2012）</translation>
    </message>
    <message>
        <source>European tournament rules of 2012: red fives, closed tanyao only, two han from five counters on.</source>
        <translation>2012年のヨーロッパ大会ルール。赤あり、喰いタンなし、五本場から二翻縛り。</translation>
    </message>
    <message>
        <source>Reach Mahjong (BvS)</source>
        <translation>リーチ麻雀（BvS）</translation>
    </message>
    <message>
        <source>Played on until somebody has 30,000 points: all abortive draws, no red fives, two han from five counters on.</source>
        <translation>三万点に届くまで続けます。途中流局あり、赤なし、五本場から二翻縛り。</translation>
    </message>
    <message>
        <source>Scoring sheet</source>
        <translation>点数早見表</translation>
    </message>
    <message>
        <source>The rules of a common yaku and scoring sheet: every ron is paid, nagashi mangan, no uma.</source>
        <translation>よくある役と点数の早見表のルール。ダブロンあり、流し満貫あり、ウマなし。</translation>
    </message>
    <message>
        <source>Hakuhyou</source>
        <translation>薄氷</translation>
    </message>
    <message>
        <source>Thin ice: one wind with 13,000 points; who goes broke ends the match and pays the winner.</source>
        <translation>一万三千点持ちの東風戦。飛ぶとそこで終わり、トップに罰符を払います。</translation>
    </message>
    <message>
        <source>Tenhou, three players</source>
        <translation>天鳳（三人）</translation>
    </message>
    <message>
        <source>Sanma as on the Tenhou server: no 2 to 8 man, no chi, Norths are set aside as dora.</source>
        <translation>天鳳の三人麻雀。2から8の萬子とチーがなく、北を抜きドラにします。</translation>
    </message>
    <message>
        <source>Mahjong Soul, three players</source>
        <translation>雀魂（三人）</translation>
    </message>
    <message>
        <source>Sanma as on Mahjong Soul: no 2 to 8 man, no chi, some yakuman count double.</source>
        <translation>雀魂の三人麻雀。2から8の萬子とチーがなく、一部はダブル役満。</translation>
    </message>
    <message numerus="yes">
        <source>East game (%n hands)</source>
        <translation>
            <numerusform>東風戦（%n局）</numerusform>
        </translation>
    </message>
    <message>
        <source>East and South (hanchan)</source>
        <translation>東南戦（半荘）</translation>
    </message>
    <message>
        <source>All four winds (iichan)</source>
        <translation>一荘戦</translation>
    </message>
    <message>
        <source>East and North (tonpeesen)</source>
        <translation>東北戦</translation>
    </message>
    <message>
        <source>East twice (tontonsen)</source>
        <translation>東々戦</translation>
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
        <source>Match of four winds</source>
        <translation>一荘戦</translation>
    </message>
    <message>
        <source>East and North match</source>
        <translation>東北戦</translation>
    </message>
    <message>
        <source>Match of two East rounds</source>
        <translation>東々戦</translation>
    </message>
</context>
<context>
    <name>RulesetSummary</name>
    <message>
        <source>uma: %1</source>
        <translation>ウマ：%1</translation>
    </message>
    <message>
        <source>uma %1</source>
        <extracomment>%1: uma by place, in thousands: &quot;+30 +10 -10 -30&quot;</extracomment>
        <translation>ウマ %1</translation>
    </message>
    <message>
        <source>no uma</source>
        <translation>ウマなし</translation>
    </message>
    <message>
        <source>no red fives</source>
        <translation>赤なし</translation>
    </message>
    <message numerus="yes">
        <source>%n red five(s)</source>
        <translation>
            <numerusform>赤%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>no ippatsu</source>
        <translation>一発なし</translation>
    </message>
    <message>
        <source>no ura dora</source>
        <translation>裏ドラなし</translation>
    </message>
    <message>
        <source>no dora</source>
        <translation>ドラなし</translation>
    </message>
    <message>
        <source>North is set aside</source>
        <translation>北抜きあり</translation>
    </message>
    <message>
        <source>open riichi</source>
        <translation>オープンリーチあり</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation>青天井</translation>
    </message>
    <message>
        <source>yakitori</source>
        <translation>焼き鳥あり</translation>
    </message>
    <message numerus="yes">
        <source>%n optional yaku</source>
        <translation>
            <numerusform>ローカル役%n種</numerusform>
        </translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三人</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>四人</translation>
    </message>
    <message>
        <source>%1 points</source>
        <extracomment>%1: starting points, %2: return points</extracomment>
        <translation>%1点</translation>
    </message>
    <message>
        <source>%1 points, return %2</source>
        <translation>%1点持ち%2点返し</translation>
    </message>
    <message>
        <source>open tanyao</source>
        <translation>喰いタンあり</translation>
    </message>
    <message>
        <source>closed tanyao only</source>
        <translation>喰いタンなし</translation>
    </message>
    <message>
        <source>everybody wins on a discard</source>
        <translation>ダブロンあり</translation>
    </message>
    <message>
        <source>one winner on a discard</source>
        <translation>頭ハネ</translation>
    </message>
    <message>
        <source> · </source>
        <extracomment>Between the parts of the summary of a ruleset</extracomment>
        <translation>・</translation>
    </message>
</context>
<context>
    <name>SavingBar</name>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Save elsewhere...</source>
        <translation>別の場所に保存...</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>sinking uma, unit %1</source>
        <translation>沈みウマ、単位%1</translation>
    </message>
    <message>
        <source>floating uma, unit %1</source>
        <translation>浮きウマ、単位%1</translation>
    </message>
    <message>
        <source>floating uma as in the JPML, unit %1</source>
        <translation>連盟式の浮きウマ、単位%1</translation>
    </message>
    <message>
        <source>binta, unit %1</source>
        <translation>ビンタ、単位%1</translation>
    </message>
    <message>
        <source>uma %1</source>
        <translation>ウマ %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>素点</translation>
    </message>
    <message>
        <source>Match points</source>
        <extracomment>Line of the score sheet: score less the return points, in thousands</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Placement</source>
        <extracomment>Line of the score sheet: uma and oka</extracomment>
        <translation>順位点</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <extracomment>Line of the score sheet: rounding, chips, penalties</extracomment>
        <translation>加減</translation>
    </message>
    <message>
        <source>Match total</source>
        <translation>半荘計</translation>
    </message>
    <message>
        <source>Final total</source>
        <translation>最終計</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>通算</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>成績表</translation>
    </message>
    <message>
        <source>Starting score %1</source>
        <translation>配給原点 %1</translation>
    </message>
    <message>
        <source>return score %1</source>
        <translation>返し %1</translation>
    </message>
    <message>
        <source>oka %1</source>
        <translation>オカ %1</translation>
    </message>
    <message>
        <source>Match %1, %2: score %3, match points %4, placement %5 (%6), match total %7, running total %8</source>
        <translation>第%1戦 %2：素点%3、得点%4、順位%5（%6）、計%7、通算%8</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to come</source>
        <translation>
            <numerusform>残り%n戦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n戦</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 matches played</source>
        <translation>%2戦中%1戦終了</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>成績表</translation>
    </message>
    <message>
        <source>Se&amp;ries</source>
        <translation>シリーズ(&amp;R)</translation>
    </message>
    <message>
        <source>The sheet; the arrow keys scroll</source>
        <translation>成績表（矢印キーでスクロール）</translation>
    </message>
    <message>
        <source>Pap&amp;er</source>
        <translation>用紙(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>PDFに保存(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>印刷(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>SearchKeys</name>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>played by these rules</source>
        <translation>このルールの対局</translation>
    </message>
    <message>
        <source>2026, 2026-01, 2026-01-31, a range with .., or with &gt;= and so on</source>
        <translation>2026、2026-01、2026-01-31、..による範囲、&gt;=など</translation>
    </message>
    <message>
        <source>played then</source>
        <translation>この時期の対局</translation>
    </message>
    <message>
        <source>3 or 4</source>
        <translation>3または4</translation>
    </message>
    <message>
        <source>with so many players</source>
        <translation>この人数の対局</translation>
    </message>
    <message>
        <source>east, south, iichan, tonpeesen or tontonsen</source>
        <translation>east、south、iichan、tonpeesen、tontonsen</translation>
    </message>
    <message>
        <source>of this length</source>
        <translation>この長さの対局</translation>
    </message>
    <message>
        <source>a number or range</source>
        <translation>数または範囲</translation>
    </message>
    <message>
        <source>of so many hands</source>
        <translation>この局数の対局</translation>
    </message>
    <message>
        <source>live, coached, imported, branch or practice</source>
        <translation>live、coached、imported、branch、practice</translation>
    </message>
    <message>
        <source>of this kind</source>
        <translation>この種類の対局</translation>
    </message>
    <message>
        <source>mjlog, mjai, tenhou6, paipu or journal</source>
        <translation>mjlog、mjai、tenhou6、paipu、journal</translation>
    </message>
    <message>
        <source>in a file of this format</source>
        <translation>この形式のファイルにある対局</translation>
    </message>
    <message>
        <source>a piece of it</source>
        <translation>その一部</translation>
    </message>
    <message>
        <source>in such a file</source>
        <translation>このファイルにある対局</translation>
    </message>
    <message>
        <source>its beginning</source>
        <translation>先頭の文字</translation>
    </message>
    <message>
        <source>this match</source>
        <translation>この対局</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yesまたはno</translation>
    </message>
    <message>
        <source>recorded to its end</source>
        <translation>最後まで記録されている対局</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>with this tag</source>
        <translation>このタグの付いた対局</translation>
    </message>
    <message>
        <source>words</source>
        <translation>語句</translation>
    </message>
    <message>
        <source>with a note that says this</source>
        <translation>こう書かれたメモのある対局</translation>
    </message>
    <message>
        <source>review, note, tag or bookmark</source>
        <translation>review、note、tag、bookmark</translation>
    </message>
    <message>
        <source>with one of those</source>
        <translation>そのいずれかがある対局</translation>
    </message>
    <message>
        <source>a name, or me</source>
        <translation>名前、またはme</translation>
    </message>
    <message>
        <source>where this player sat, under any of the player&apos;s names</source>
        <translation>この人がいた対局(別名も含む)</translation>
    </message>
    <message>
        <source>where this player sat in another seat</source>
        <translation>この人が相手だった対局</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1~4</translation>
    </message>
    <message>
        <source>who came out there</source>
        <translation>この順位で終わった人</translation>
    </message>
    <message>
        <source>points, as &gt;40000</source>
        <translation>点数、例: &gt;40000</translation>
    </message>
    <message>
        <source>who ended with so many</source>
        <translation>この点数で終わった人</translation>
    </message>
    <message>
        <source>east, south, west or north</source>
        <translation>east、south、west、north</translation>
    </message>
    <message>
        <source>a hand of this round</source>
        <translation>この場の局</translation>
    </message>
    <message>
        <source>a hand as dealer, or not</source>
        <translation>親の局、または子の局</translation>
    </message>
    <message>
        <source>a hand that began in this place</source>
        <translation>この順位で始まった局</translation>
    </message>
    <message>
        <source>shanten, as &lt;=2</source>
        <translation>向聴数、例: &lt;=2</translation>
    </message>
    <message>
        <source>a hand that was dealt so near</source>
        <translation>配牌の向聴数</translation>
    </message>
    <message>
        <source>its key, as chiitoitsu</source>
        <translation>役のキー、例: chiitoitsu</translation>
    </message>
    <message>
        <source>a win with it</source>
        <translation>その役の和了</translation>
    </message>
    <message>
        <source>a win of so many han</source>
        <translation>この翻数の和了</translation>
    </message>
    <message>
        <source>a win of so many fu</source>
        <translation>この符の和了</translation>
    </message>
    <message>
        <source>mangan, haneman, baiman, sanbaiman, kazoe_yakuman or yakuman; also &gt;=mangan</source>
        <translation>mangan、haneman、baiman、sanbaiman、kazoe_yakuman、yakuman。&gt;=manganも可</translation>
    </message>
    <message>
        <source>such a win</source>
        <translation>その和了</translation>
    </message>
    <message>
        <source>as &gt;=12000</source>
        <translation>例: &gt;=12000</translation>
    </message>
    <message>
        <source>a win worth so much</source>
        <translation>この打点の和了</translation>
    </message>
    <message>
        <source>ryanmen, kanchan, penchan, shanpon, tanki, kokushi_13 or chiitoitsu</source>
        <translation>ryanmen、kanchan、penchan、shanpon、tanki、kokushi_13、chiitoitsu</translation>
    </message>
    <message>
        <source>a win by this wait</source>
        <translation>この待ちの和了</translation>
    </message>
    <message>
        <source>tiles, as &quot;23s+6s&quot;</source>
        <translation>牌、例: &quot;23s+6s&quot;</translation>
    </message>
    <message>
        <source>a player on turn has these in hand, 0 is a red five</source>
        <translation>手番の人がこれらの牌を持つ局面。0は赤五</translation>
    </message>
    <message>
        <source>before this discard of the player&apos;s own</source>
        <translation>その人のこの巡目の打牌の前</translation>
    </message>
    <message>
        <source>so near after the best discard</source>
        <translation>最善の打牌後の向聴数</translation>
    </message>
    <message>
        <source>another is in riichi, or nobody is</source>
        <translation>他家がリーチしている、またはいない</translation>
    </message>
</context>
<context>
    <name>SearchTexts</name>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>引用符が閉じていません。</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>括弧が閉じていません。</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>開いていない括弧が閉じられています。</translation>
    </message>
    <message>
        <source>A condition is missing beside AND, OR or a parenthesis.</source>
        <translation>AND、OR、括弧の横に条件がありません。</translation>
    </message>
    <message>
        <source>The search has too many alternatives or parentheses.</source>
        <translation>検索の選択肢または括弧が多すぎます。</translation>
    </message>
    <message>
        <source>There is no condition “%1”. The button Conditions lists them all.</source>
        <translation>「%1」という条件はありません。「条件」ボタンで一覧を見られます。</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>A condition of the search, what may follow its colon, and what it finds: &quot;place: 1 to 4 (who came out there)&quot;</extracomment>
        <translation>%1: %2(%3)</translation>
    </message>
    <message>
        <source>After “%1:” comes %2, and not “%3”.</source>
        <extracomment>A condition of the search, what may follow its colon, and what was typed</extracomment>
        <translation>「%1:」の後は %2 です。「%3」ではありません。</translation>
    </message>
</context>
<context>
    <name>SeatMarks</name>
    <message>
        <source>Doukasen: the wall is drawn from here now. While it is, this seat pays and receives double.</source>
        <translation>導火線：いまここの山からツモっています。その間、この席は支払いも受け取りも倍です。</translation>
    </message>
    <message>
        <source>Dai wareme: the wall was broken here by doubles. This seat pays and receives four times as much in this hand.</source>
        <translation>大割れ目：ゾロ目でここの山が開きました。この局、この席は支払いも受け取りも四倍です。</translation>
    </message>
    <message>
        <source>Wareme: the wall was broken here. This seat pays and receives double in this hand.</source>
        <translation>割れ目：ここの山が開きました。この局、この席は支払いも受け取りも倍です。</translation>
    </message>
    <message>
        <source>Yakitori: has not won a hand yet.</source>
        <translation>焼き鳥：まだ和了っていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n yakitori markers.</source>
        <translation>
            <numerusform>焼き鳥のマーク%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two dice at the end of the match say what it costs.</source>
        <translation>対局の終わりにサイコロ二つで額が決まります。</translation>
    </message>
    <message>
        <source>At the end of the match it costs %1 points to each other player.</source>
        <translation>対局の終わりに、ほかの人それぞれに%1点を払います。</translation>
    </message>
    <message>
        <source>Chips: %1</source>
        <translation>チップ：%1</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Plays at this screen. Press the picture to choose another.</source>
        <translation>この画面で打ちます。絵を押すと別の絵を選べます。</translation>
    </message>
</context>
<context>
    <name>SeriesTexts</name>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>Standing of one player in a series: place, name, points</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
</context>
<context>
    <name>SetupTexts</name>
    <message>
        <source>%1 needs a name.</source>
        <translation>%1の名前を入れてください。</translation>
    </message>
    <message>
        <source>Two seats are called “%1”; give them different names.</source>
        <translation>「%1」という名前の席が二つあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A seat, and what is wrong with who sits there</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>ゲスト</translation>
    </message>
</context>
<context>
    <name>SpokenTexts</name>
    <message>
        <source>%1, button</source>
        <translation>%1、ボタン</translation>
    </message>
    <message>
        <source>%1, check box</source>
        <translation>%1、チェックボックス</translation>
    </message>
    <message>
        <source>%1, choice</source>
        <translation>%1、選択肢</translation>
    </message>
    <message>
        <source>%1, list</source>
        <translation>%1、リスト</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1、スライダー</translation>
    </message>
    <message>
        <source>%1, text field</source>
        <translation>%1、入力欄</translation>
    </message>
    <message>
        <source>%1, tab</source>
        <translation>%1、タブ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: a control, then what it holds: &quot;Language, list: English&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, on</source>
        <translation>%1、オン</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1、オフ</translation>
    </message>
    <message>
        <source>%1, not available</source>
        <extracomment>Spoken: a button or an entry of a menu that cannot be pressed now</extracomment>
        <translation>%1、使えません</translation>
    </message>
    <message>
        <source>Looking for a voice…</source>
        <translation>声を探しています…</translation>
    </message>
    <message>
        <source>Spoken by %1.</source>
        <extracomment>%1: the program that speaks, such as speechd or flite</extracomment>
        <translation>%1が話します。</translation>
    </message>
    <message>
        <source>Nothing is spoken: install the package janso-speech, or qt6-speech-dev and qt6-declarative-dev and build Janso again.</source>
        <translation>何も話せません。パッケージjanso-speechを入れるか、qt6-speech-devとqt6-declarative-devを入れてJansoをビルドし直してください。</translation>
    </message>
    <message>
        <source>Nothing is spoken: no program that speaks was found. Install qt6-speech-speechd-plugin, or qt6-speech-flite-plugin for English alone.</source>
        <translation>何も話せません。話すプログラムが見つかりません。qt6-speech-speechd-pluginを、英語だけならqt6-speech-flite-pluginを入れてください。</translation>
    </message>
    <message>
        <source>Nothing is spoken: no voice for %1 was found.</source>
        <extracomment>%1: a language, as its speakers call it</extracomment>
        <translation>何も話せません。%1の声が見つかりません。</translation>
    </message>
    <message>
        <source>A voice says everything that happens at the table, what is asked and where the focus is. It needs the packages libqt6texttospeech6 and qt6-speech-speechd-plugin, or qt6-speech-flite-plugin for English alone. Leave it off beside a screen reader, which is told all of this: both would speak.</source>
        <translation>卓で起きたこと、聞かれていること、フォーカスの位置を声で伝えます。パッケージlibqt6texttospeech6とqt6-speech-speechd-plugin（英語だけならqt6-speech-flite-plugin）が要ります。スクリーンリーダーにはすべて伝わっているので、併用するときはオフにしてください。両方が話してしまいます。</translation>
    </message>
    <message>
        <source>It is your turn. This is how it sounds.</source>
        <translation>あなたの番です。このように聞こえます。</translation>
    </message>
</context>
<context>
    <name>StandingPanel</name>
    <message>
        <source>Ron on</source>
        <translation>ロン</translation>
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
        <source>Nothing can be called before your first turn</source>
        <translation>最初の番まで鳴ける牌はありません</translation>
    </message>
    <message>
        <source>Call before your first turn?</source>
        <translation>最初の番までに鳴きますか？</translation>
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
    <message>
        <source>, armed</source>
        <translation>、選択済み</translation>
    </message>
    <message>
        <source>, not armed</source>
        <translation>、未選択</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
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
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New match...</source>
        <translation>新しい対局(&amp;N)...</translation>
    </message>
    <message>
        <source>Score sh&amp;eet...</source>
        <translation>成績表(&amp;E)...</translation>
    </message>
    <message>
        <source>End the series here</source>
        <translation>シリーズをここで終える</translation>
    </message>
    <message>
        <source>An East game against bots. The first tile falls at once.</source>
        <translation>ボットとの東風戦。すぐに始まります。</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>遊び方を学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>Lessons for newcomers, from the first tile on</source>
        <translation>最初の一枚から始める、はじめての人のためのレッスン</translation>
    </message>
    <message>
        <source>Beg&amp;inner</source>
        <translation>初心者(&amp;I)</translation>
    </message>
    <message>
        <source>Play no&amp;w</source>
        <translation>すぐに打つ(&amp;W)</translation>
    </message>
    <message>
        <source>Watch &amp;four bots</source>
        <translation>ボット四人を観戦(&amp;F)</translation>
    </message>
    <message>
        <source>Libr&amp;ary</source>
        <translation>ライブラリ(&amp;A)</translation>
    </message>
    <message>
        <source>Every match that you played or imported</source>
        <translation>打った対局と取り込んだ対局のすべて</translation>
    </message>
    <message>
        <source>What lost something in your matches, to be played better</source>
        <translation>自分の対局で損をした場面を、より良く打ち直します</translation>
    </message>
    <message>
        <source>Wat&amp;ch it</source>
        <translation>観戦する(&amp;C)</translation>
    </message>
    <message>
        <source>Shows the match while the other Janso plays it, and changes nothing</source>
        <translation>別のJansoが打っている対局をそのまま見ます。何も変わりません</translation>
    </message>
    <message>
        <source>End it here...</source>
        <translation>ここで終える...</translation>
    </message>
    <message>
        <source>From the first tile to a whole match, in short lessons at the real table.</source>
        <translation>最初の一枚から一局まで、本物の卓で学ぶ短いレッスン。</translation>
    </message>
    <message>
        <source>Drills...</source>
        <translation>練習問題...</translation>
    </message>
    <message>
        <source>Exercises: waits, efficiency, scores, safe tiles and more</source>
        <translation>待ち、牌効率、点数計算、安全牌などの練習</translation>
    </message>
    <message>
        <source>Choose rules, length and who sits where</source>
        <translation>ルール、長さ、席を選びます</translation>
    </message>
    <message>
        <source>Play t&amp;ogether...</source>
        <translation>みんなで打つ(&amp;O)...</translation>
    </message>
    <message>
        <source>Two to four people at this screen; a curtain hides each hand.</source>
        <translation>一つの画面で二人から四人。手牌は幕で隠します。</translation>
    </message>
    <message>
        <source>Four bots play, all hands open</source>
        <translation>ボット四人の対局を手牌を開いて見ます</translation>
    </message>
    <message>
        <source>Statistics...</source>
        <translation>成績...</translation>
    </message>
    <message>
        <source>All figures of your matches, beside those of the bots</source>
        <translation>対局の成績のすべてを、ボットの数字と並べて見ます</translation>
    </message>
    <message>
        <source>Opponents...</source>
        <translation>対戦相手...</translation>
    </message>
    <message>
        <source>Bots, plugins and programs that play: add, test, change</source>
        <translation>対局するボット、プラグイン、プログラムの追加・テスト・変更</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>更新内容</translation>
    </message>
    <message>
        <source>What this version brought; later in the menu Help</source>
        <translation>このバージョンの変更点。あとで「ヘルプ」メニューからも見られます</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>StatisticsCharts</name>
    <message>
        <source>Mean place over time</source>
        <translation>平均順位の推移</translation>
    </message>
    <message>
        <source>Final points over time</source>
        <translation>最終ポイントの推移</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>最終持ち点</translation>
    </message>
    <message>
        <source>What comes of a hand</source>
        <translation>局の行方</translation>
    </message>
    <message>
        <source>How hands are won</source>
        <translation>和了の形</translation>
    </message>
    <message>
        <source>Sizes of wins and deal-ins</source>
        <translation>和了と放銃の打点</translation>
    </message>
    <message>
        <source>Into which hands</source>
        <translation>放銃した相手の手</translation>
    </message>
    <message>
        <source>What comes of riichi</source>
        <translation>立直の行方</translation>
    </message>
    <message>
        <source>What comes of open hands</source>
        <translation>副露手の行方</translation>
    </message>
    <message>
        <source>Turn of the first tenpai</source>
        <translation>最初に聴牌した巡目</translation>
    </message>
    <message>
        <source>The commonest yaku</source>
        <translation>多い役</translation>
    </message>
    <message>
        <source>Wins by han</source>
        <translation>翻数ごとの和了</translation>
    </message>
    <message numerus="yes">
        <source>Moving mean, half-life %n matches</source>
        <translation>
            <numerusform>移動平均(半減期%n戦)</numerusform>
        </translation>
    </message>
    <message>
        <source>Points with uma, in thousands</source>
        <translation>ウマ込みのポイント(千点)</translation>
    </message>
    <message>
        <source>Score at the end, in thousands</source>
        <translation>終了時の持ち点(千点)</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Own discards</source>
        <translation>自分の捨て牌の数</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Of all wins</source>
        <translation>和了に占める割合</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>翻</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>Below a bar, short: wins with a yakuman</extracomment>
        <translation>役満</translation>
    </message>
    <message>
        <source>%1+</source>
        <extracomment>A size of wins: so many thousand points and more</extracomment>
        <translation>%1–</translation>
    </message>
    <message>
        <source>Thousand points, without honba and sticks</source>
        <translation>千点(本場と供託を除く)</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>和了</translation>
    </message>
    <message>
        <source>Deal-ins</source>
        <translation>放銃</translation>
    </message>
    <message>
        <source>Match (line: moving mean, half-life %1; band: 95 %)</source>
        <extracomment>Below a line with a band</extracomment>
        <translation>対局(線:半減期%1戦の移動平均、帯:95 %)</translation>
    </message>
    <message>
        <source>Percentile of a match</source>
        <translation>試合の百分位</translation>
    </message>
    <message>
        <source>Points through a match</source>
        <translation>試合の点の推移</translation>
    </message>
    <message>
        <source>Deal-ins by tile</source>
        <translation>牌ごとの放銃</translation>
    </message>
    <message>
        <source>Loss by subject over time</source>
        <translation>項目別の損失の推移</translation>
    </message>
    <message>
        <source>Luck against results</source>
        <translation>運と結果</translation>
    </message>
    <message>
        <source>Luck against choices</source>
        <translation>運と選択</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>&amp;Beside</source>
        <translation>比べる相手(&amp;B)</translation>
    </message>
    <message>
        <source>The bot whose figures stand beside yours</source>
        <translation>成績を並べて比べるボット</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>書き出す(&amp;E)</translation>
    </message>
    <message>
        <source>Export the table or the chart</source>
        <translation>表またはグラフを書き出す</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Tab&amp;le</source>
        <translation>表(&amp;L)</translation>
    </message>
    <message>
        <source>Ch&amp;art</source>
        <translation>グラフ(&amp;A)</translation>
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
        <source>Win (tsumo or ron)</source>
        <translation>和了（ツモ・ロン）</translation>
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
    <message>
        <source>Kita (set a North aside)</source>
        <translation>北抜き</translation>
    </message>
    <message>
        <source>Why not? What is not offered</source>
        <translation>なぜできない？ 選べない理由</translation>
    </message>
    <message>
        <source>Shade safe and dangerous tiles (hold)</source>
        <translation>安全牌と危険牌を色分けする（長押し）</translation>
    </message>
    <message>
        <source>Read out the hand</source>
        <translation>手牌を読み上げる</translation>
    </message>
    <message>
        <source>Read out the dora</source>
        <translation>ドラを読み上げる</translation>
    </message>
    <message>
        <source>Read out discards and melds</source>
        <translation>捨て牌と副露を読み上げる</translation>
    </message>
    <message>
        <source>Read out round, wall and scores</source>
        <translation>局と残り枚数と点数を読み上げる</translation>
    </message>
    <message>
        <source>Read out the waits</source>
        <translation>待ちを読み上げる</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
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
    <message>
        <source>Not on the turn of a call.</source>
        <translation>鳴いた直後はできません。</translation>
    </message>
    <message>
        <source>Dora: %1 (indicator %2)</source>
        <translation>ドラ：%1（表示牌 %2）</translation>
    </message>
    <message>
        <source>Kan dora: %1 (indicator %2)</source>
        <translation>槓ドラ：%1（表示牌 %2）</translation>
    </message>
    <message>
        <source>Every red five is a dora too.</source>
        <translation>赤い5もドラです。</translation>
    </message>
    <message>
        <source>Every North set aside counts one han.</source>
        <translation>抜いた北は一枚1翻です。</translation>
    </message>
    <message>
        <source>Nothing is discarded yet.</source>
        <translation>まだ何も捨てられていません。</translation>
    </message>
    <message>
        <source>%1: %2 unseen</source>
        <extracomment>The name of a tile, and how many of its kind nobody has shown yet</extracomment>
        <translation>%1：残り%2枚</translation>
    </message>
</context>
<context>
    <name>TileFaultTexts</name>
    <message>
        <source>The folder %1 cannot be read, so Janso’s own tiles are shown.</source>
        <translation>フォルダー %1 を読めないため、Janso の牌を表示します。</translation>
    </message>
    <message>
        <source>%1 is missing or too large, so Janso’s own tiles are shown.</source>
        <translation>%1 がないか大きすぎるため、Janso の牌を表示します。</translation>
    </message>
    <message>
        <source>%1 does not describe a set of tiles (“%2”), so Janso’s own are shown.</source>
        <translation>%1 は牌のセットの説明になっていない（「%2」）ため、Janso の牌を表示します。</translation>
    </message>
    <message>
        <source>%1 is not the name of an SVG file of the folder: Janso’s own face is shown.</source>
        <translation>%1 はこのフォルダーの SVG ファイルの名前ではないため、Janso の図柄を表示します。</translation>
    </message>
    <message>
        <source>%1 is missing: Janso’s own face is shown.</source>
        <translation>%1 がないため、Janso の図柄を表示します。</translation>
    </message>
    <message>
        <source>%1 is larger than 256 KiB: Janso’s own face is shown.</source>
        <translation>%1 は 256 KiB を超えるため、Janso の図柄を表示します。</translation>
    </message>
    <message>
        <source>%1 is not a drawing in SVG: Janso’s own face is shown.</source>
        <translation>%1 は SVG の図ではないため、Janso の図柄を表示します。</translation>
    </message>
    <message>
        <source>%1 refers to something outside of itself, which is never loaded: Janso’s own face is shown.</source>
        <translation>%1 は外部のものを参照していますが、それは決して読み込まれません。Janso の図柄を表示します。</translation>
    </message>
    <message>
        <source>%1 uses “%2”, which a tile cannot have: Janso’s own face is shown.</source>
        <translation>%1 は牌では使えない「%2」を使っているため、Janso の図柄を表示します。</translation>
    </message>
    <message>
        <source>%1 has more parts than a tile may have: Janso’s own face is shown.</source>
        <translation>%1 は牌として複雑すぎるため、Janso の図柄を表示します。</translation>
    </message>
    <message>
        <source>%1 draws nothing: Janso’s own face is shown.</source>
        <translation>%1 には何も描かれていないため、Janso の図柄を表示します。</translation>
    </message>
    <message>
        <source>%1 Other files have faults too.</source>
        <extracomment>%1: a sentence about a file</extracomment>
        <translation>%1 ほかにも問題のあるファイルがあります。</translation>
    </message>
</context>
<context>
    <name>TilesItem</name>
    <message>
        <source>Discards of %1: %2</source>
        <translation>%1の河：%2</translation>
    </message>
    <message>
        <source>Melds of %1: %2</source>
        <translation>%1の副露：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has set %n North(s) aside</source>
        <translation>
            <numerusform>%1は北を%n枚抜いています</numerusform>
        </translation>
    </message>
    <message>
        <source>Open tiles of %1: %2</source>
        <translation>%1の公開牌：%2</translation>
    </message>
</context>
<context>
    <name>UnfinishedPanel</name>
    <message>
        <source>Matches that were not played to their end</source>
        <translation>最後まで打たれていない対局</translation>
    </message>
</context>
<context>
    <name>WaitsPopover</name>
    <message>
        <source>no yaku</source>
        <translation>役なし</translation>
    </message>
    <message>
        <source>too few han</source>
        <translation>翻不足</translation>
    </message>
</context>
<context>
    <name>WaitsTexts</name>
    <message>
        <source>No such tile is left</source>
        <translation>残り牌なし</translation>
    </message>
    <message>
        <source>No win without riichi</source>
        <translation>立直しないと和了不可</translation>
    </message>
    <message>
        <source>No yaku: no win</source>
        <translation>役なし：和了不可</translation>
    </message>
    <message>
        <source>Too few han: no win</source>
        <translation>翻不足：和了不可</translation>
    </message>
    <message>
        <source>Furiten: by self-draw only</source>
        <translation>振聴：ツモのみ</translation>
    </message>
    <message>
        <source>Without riichi by self-draw only</source>
        <translation>立直しないとツモのみ</translation>
    </message>
    <message>
        <source>By self-draw only</source>
        <translation>ツモのみ</translation>
    </message>
    <message>
        <source>Not every wait has a yaku</source>
        <translation>役のない待ちあり</translation>
    </message>
    <message>
        <source>Not every wait has enough han</source>
        <translation>翻の足りない待ちあり</translation>
    </message>
    <message>
        <source>Win: %1</source>
        <comment>points</comment>
        <translation>和了：%1</translation>
    </message>
    <message>
        <source>With riichi: %1</source>
        <comment>points</comment>
        <translation>立直：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>unseen ones among the waits</comment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Unseen tiles among the waits, then points</extracomment>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>riichi %1</source>
        <comment>points</comment>
        <translation>立直 %1</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>Riichi with</source>
        <extracomment>Above a table of discards, each with the waits that it leaves</extracomment>
        <translation>立直の打牌</translation>
    </message>
    <message>
        <source>Tenpai without</source>
        <translation>聴牌する打牌</translation>
    </message>
    <message>
        <source>Not tenpai</source>
        <translation>ノーテン</translation>
    </message>
    <message numerus="yes">
        <source>The best discard leaves the hand %n from tenpai.</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>最善の打牌でも聴牌まであと%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>A discard that makes it tenpai will be listed here.</source>
        <translation>聴牌する打牌はここに並びます。</translation>
    </message>
    <message numerus="yes">
        <source>The hand is %n from tenpai.</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>聴牌まであと%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more discard(s) leave tenpai</source>
        <translation>
            <numerusform>ほかに聴牌する打牌が%n種</numerusform>
        </translation>
    </message>
    <message>
        <source>Without %1: %2</source>
        <extracomment>A discard, then a sentence about what the hand waits for without it</extracomment>
        <translation>%1切り：%2</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>&amp;To what is played now</source>
        <translation>いまの場面へ(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the last event, and each that follows</source>
        <translation>最後の一手に戻り、続きを追います</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>ここで続ける(&amp;C)</translation>
    </message>
    <message>
        <source>The match goes on in this window from where it was left</source>
        <translation>中断した所から、このウィンドウで対局を続けます</translation>
    </message>
    <message>
        <source>Repla&amp;y it</source>
        <translation>牌譜で見る(&amp;Y)</translation>
    </message>
    <message>
        <source>The whole match, with all hands and the wall</source>
        <translation>全員の手牌と山を含む対局の全体</translation>
    </message>
</context>
<context>
    <name>WatchTexts</name>
    <message>
        <source>You watch this match, and see what %1 sees.</source>
        <extracomment>%1 is the player whose hand is seen</extracomment>
        <translation>観戦中：%1と同じものが見えます。</translation>
    </message>
    <message>
        <source>You watch this match. All hands are open.</source>
        <translation>観戦中：全員の手牌が開いています。</translation>
    </message>
    <message>
        <source>You watch this match. All hands are closed.</source>
        <translation>観戦中：全員の手牌が伏せてあります。</translation>
    </message>
    <message>
        <source>The other Janso has left this match. It can go on here.</source>
        <translation>別のJansoがこの対局を離れました。ここで続けられます。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対局は終わりました。</translation>
    </message>
    <message>
        <source>You cannot watch it any longer. %1</source>
        <translation>これ以上は観戦できません。%1</translation>
    </message>
    <message numerus="yes">
        <source>The match is %n event(s) further on.</source>
        <translation>
            <numerusform>対局は%n手先へ進んでいます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WeakPointTexts</name>
    <message>
        <source>%1 (%2 against %3)</source>
        <extracomment>%1: a measure, %2: its figure, %3: the figure of somebody else</extracomment>
        <translation>%1（%2、相手は%3）</translation>
    </message>
    <message>
        <source>Surely behind %1, the weightiest first: %2.</source>
        <extracomment>The first is a bot, the second a list of measures</extracomment>
        <translation>%1に確かに劣るもの (重い順): %2。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to the table</source>
        <translation>卓へようこそ</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>お名前(&amp;N)</translation>
    </message>
    <message>
        <source>Which tiles do you read?</source>
        <translation>読みやすい牌はどちらですか</translation>
    </message>
    <message>
        <source>Have you played riichi mahjong before?</source>
        <translation>リーチ麻雀を打ったことがありますか</translation>
    </message>
    <message>
        <source>N&amp;ot yet</source>
        <translation>まだありません(&amp;O)</translation>
    </message>
    <message>
        <source>A &amp;little</source>
        <translation>少しあります(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Yes, I play</source>
        <translation>はい、打てます(&amp;Y)</translation>
    </message>
    <message>
        <source>As it is (Esc)</source>
        <translation>このまま (Esc)</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>始める(&amp;B)</translation>
    </message>
    <message>
        <source>Three things, asked once. All of it can be changed later.</source>
        <translation>三つのことを一度だけお尋ねします。どれも後で変えられます。</translation>
    </message>
    <message>
        <source>With &amp;index</source>
        <translation>数字付き(&amp;I)</translation>
    </message>
    <message>
        <source>Numbers and letters in the corner.</source>
        <translation>隅に数字と文字が付きます。</translation>
    </message>
    <message>
        <source>Without (&amp;faces alone)</source>
        <translation>図柄だけ(&amp;F)</translation>
    </message>
    <message>
        <source>For who reads the signs.</source>
        <translation>牌の字が読める方に。</translation>
    </message>
    <message>
        <source>The lessons are offered first; the first turns say what to do, and the gentle coach warns of mistakes.</source>
        <translation>まずレッスンをお勧めします。打ち方の案内と「控えめ」のコーチが付きます。</translation>
    </message>
    <message>
        <source>A match is offered first; the first turns say what to do, and the gentle coach warns of mistakes.</source>
        <translation>まず対局をお勧めします。打ち方の案内と「控えめ」のコーチが付きます。</translation>
    </message>
    <message>
        <source>A match is offered first, and nobody tells you what to do.</source>
        <translation>まず対局をお勧めします。案内も助言もありません。</translation>
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
        <source>Haku</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Hatsu</source>
        <translation>發</translation>
    </message>
    <message>
        <source>Chun</source>
        <translation>中</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>YakuAnswerTexts</name>
    <message numerus="yes">
        <source>%n of them left.</source>
        <translation>
            <numerusform>残り%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Many tiles help.</source>
        <translation>有効な牌がたくさんあります。</translation>
    </message>
    <message>
        <source>%1 would help.</source>
        <extracomment>%1: the tiles that bring the yaku nearer</extracomment>
        <translation>%1 があれば近づきます。</translation>
    </message>
    <message>
        <source>Only with a closed hand.</source>
        <translation>門前に限ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n away if you call.</source>
        <translation>
            <numerusform>鳴くとあと%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You may call for it.</source>
        <translation>鳴いても作れます。</translation>
    </message>
    <message>
        <source>Known only after a win with riichi.</source>
        <translation>立直して和了したときにわかります。</translation>
    </message>
    <message>
        <source>Known only after a win.</source>
        <translation>和了したときにわかります。</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <translation>
            <numerusform>手に%n枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More come with %1, %n left.</source>
        <translation>
            <numerusform>%1 でさらに増えます（残り%n枚）。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have it, and the hand is complete.</source>
        <translation>この役があり、和了の形です。</translation>
    </message>
    <message>
        <source>Declared.</source>
        <translation>宣言済みです。</translation>
    </message>
    <message>
        <source>Any win now has it.</source>
        <translation>いま和了すれば必ずつきます。</translation>
    </message>
    <message>
        <source>You have it as long as you keep its tiles.</source>
        <translation>いまの牌を残せばこの役がつきます。</translation>
    </message>
    <message numerus="yes">
        <source>Your hand needs %n more tile(s).</source>
        <translation>
            <numerusform>和了まであと%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not count it.</source>
        <translation>このルールでは採用していません。</translation>
    </message>
    <message>
        <source>Your hand is open; it needs a closed one.</source>
        <translation>門前の役ですが、もう鳴いています。</translation>
    </message>
    <message>
        <source>With three players its tiles are not in the set.</source>
        <translation>三人打ちでは必要な牌がありません。</translation>
    </message>
    <message>
        <source>You are in riichi, and none of your waits gives it.</source>
        <translation>立直中で、この役になる待ち牌がありません。</translation>
    </message>
    <message>
        <source>It needs your first turn, before any call; that is over.</source>
        <translation>鳴きのない第一巡だけの役で、もう過ぎました。</translation>
    </message>
    <message>
        <source>Your hand is too far from complete for the first turn.</source>
        <translation>第一巡で間に合う手ではありません。</translation>
    </message>
    <message>
        <source>Only the dealer can have it.</source>
        <translation>親だけの役です。</translation>
    </message>
    <message>
        <source>The dealer cannot have it.</source>
        <translation>親にはつかない役です。</translation>
    </message>
    <message>
        <source>The dealer has not won often enough in a row.</source>
        <translation>親の連続和了がまだ足りません。</translation>
    </message>
    <message>
        <source>The turn after your riichi is over.</source>
        <translation>立直後の一巡が過ぎました。</translation>
    </message>
    <message>
        <source>You declared riichi in another way.</source>
        <translation>別の形で立直を宣言しています。</translation>
    </message>
    <message>
        <source>Too few tiles are left in the wall for a riichi.</source>
        <translation>山の残りが少なく、立直できません。</translation>
    </message>
    <message>
        <source>You have too few points for a riichi stick.</source>
        <translation>リーチ棒を出す点数がありません。</translation>
    </message>
    <message>
        <source>There is no further draw in this hand.</source>
        <translation>この局にはもうツモがありません。</translation>
    </message>
    <message>
        <source>No more kans may be made in this hand.</source>
        <translation>この局ではもう槓ができません。</translation>
    </message>
    <message>
        <source>Your wind and the round&apos;s leave only two guest winds.</source>
        <translation>自風と場風が別なので、客風は二種類しかありません。</translation>
    </message>
    <message>
        <source>No hand can be completed with the tiles that are left.</source>
        <translation>残りの牌では和了の形になりません。</translation>
    </message>
    <message>
        <source>Declare it when one tile is missing.</source>
        <translation>聴牌したら宣言します。</translation>
    </message>
    <message>
        <source>Declare it with your first discard.</source>
        <translation>最初の打牌で宣言します。</translation>
    </message>
    <message>
        <source>Win within one turn after riichi, with no call between.</source>
        <translation>立直から一巡以内に、鳴きが入らないうちに和了します。</translation>
    </message>
    <message>
        <source>Draw the last tile yourself.</source>
        <translation>最後の牌を自分でツモります。</translation>
    </message>
    <message>
        <source>Win on the last tile of the wall.</source>
        <translation>山の最後の牌でツモ和了します。</translation>
    </message>
    <message>
        <source>Win on the last discard of the hand.</source>
        <translation>局の最後の打牌でロンします。</translation>
    </message>
    <message>
        <source>Make a kan and win on the tile drawn for it.</source>
        <translation>槓をして、嶺上牌で和了します。</translation>
    </message>
    <message>
        <source>Win on the tile with which another makes a kan of a pon.</source>
        <translation>他家が加槓した牌でロンします。</translation>
    </message>
    <message>
        <source>Win on the dealer&apos;s first draw.</source>
        <translation>親の配牌で和了しています。</translation>
    </message>
    <message>
        <source>Win on your first draw, before any call.</source>
        <translation>鳴きが入る前に、最初のツモで和了します。</translation>
    </message>
    <message>
        <source>Win on a discard before your first draw.</source>
        <translation>自分の最初のツモの前にロンします。</translation>
    </message>
    <message>
        <source>Win on the discard after another&apos;s kan.</source>
        <translation>他家が槓した直後の打牌でロンします。</translation>
    </message>
    <message>
        <source>Win on the tile with which another declares riichi.</source>
        <translation>他家の立直宣言牌でロンします。</translation>
    </message>
    <message>
        <source>Win on a discard.</source>
        <translation>ロンで和了します。</translation>
    </message>
    <message>
        <source>Win once more as dealer.</source>
        <translation>親でもう一度和了します。</translation>
    </message>
    <message>
        <source>Too few tiles are left: %1.</source>
        <translation>牌が足りません：%1。</translation>
    </message>
    <message>
        <source>Your %1 does not fit.</source>
        <translation>副露した %1 が合いません。</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>いまは作れません。</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) away.</source>
        <translation>
            <numerusform>あと%n枚です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YakuFrequency</name>
    <message>
        <source>Counted in %1 wins of %2 recorded games with three players on Tenhou, by its rules.</source>
        <translation>天鳳の三人麻雀%2戦の牌譜にある%1回の和了で数えました（天鳳のルール）。</translation>
    </message>
    <message>
        <source>Counted in %1 wins of %2 recorded games with four players on Tenhou, by its rules.</source>
        <translation>天鳳の四人麻雀%2戦の牌譜にある%1回の和了で数えました（天鳳のルール）。</translation>
    </message>
    <message>
        <source>There are no figures: the recorded games are played without it.</source>
        <translation>記録がありません。数えた牌譜はこの役を採用していない対局です。</translation>
    </message>
    <message>
        <source>In fewer than 1 of %1 wins.</source>
        <translation>和了%1回に1回より少ない役です。</translation>
    </message>
    <message>
        <source>In about 1 of %1 wins.</source>
        <translation>和了およそ%1回に1回です。</translation>
    </message>
    <message>
        <source>In %1 % of the wins.</source>
        <translation>和了の%1％です。</translation>
    </message>
</context>
<context>
    <name>YakuNames</name>
    <message>
        <source>Ready hand</source>
        <translation>Ready hand</translation>
    </message>
    <message>
        <source>Fully concealed hand</source>
        <translation>Fully concealed hand</translation>
    </message>
    <message>
        <source>All simples</source>
        <translation>All simples</translation>
    </message>
    <message>
        <source>All sequences</source>
        <translation>All sequences</translation>
    </message>
    <message>
        <source>Pure double sequence</source>
        <translation>Pure double sequence</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>White dragon</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>Green dragon</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>Red dragon</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>Seat wind</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>Round wind</translation>
    </message>
    <message>
        <source>One shot</source>
        <translation>One shot</translation>
    </message>
    <message>
        <source>After a kan</source>
        <translation>After a kan</translation>
    </message>
    <message>
        <source>Robbing a kan</source>
        <translation>Robbing a kan</translation>
    </message>
    <message>
        <source>Last tile draw</source>
        <translation>Last tile draw</translation>
    </message>
    <message>
        <source>Last tile claim</source>
        <translation>Last tile claim</translation>
    </message>
    <message>
        <source>Three consecutive triplets</source>
        <translation>Three consecutive triplets</translation>
    </message>
    <message>
        <source>Three identical runs</source>
        <translation>Three identical runs</translation>
    </message>
    <message>
        <source>Golden rooster alone</source>
        <translation>Golden rooster alone</translation>
    </message>
    <message>
        <source>Three guest winds</source>
        <translation>Three guest winds</translation>
    </message>
    <message>
        <source>Five gates</source>
        <translation>Five gates</translation>
    </message>
    <message>
        <source>Discard after a kan</source>
        <translation>Discard after a kan</translation>
    </message>
    <message>
        <source>Swallow return</source>
        <translation>Swallow return</translation>
    </message>
    <message>
        <source>Mixed straight</source>
        <translation>Mixed straight</translation>
    </message>
    <message>
        <source>Little three winds</source>
        <translation>Little three winds</translation>
    </message>
    <message>
        <source>Big three winds</source>
        <translation>Big three winds</translation>
    </message>
    <message>
        <source>Even triplets</source>
        <translation>Even triplets</translation>
    </message>
    <message>
        <source>Pure even triplets</source>
        <translation>Pure even triplets</translation>
    </message>
    <message>
        <source>Odd triplets</source>
        <translation>Odd triplets</translation>
    </message>
    <message>
        <source>Pure odd triplets</source>
        <translation>Pure odd triplets</translation>
    </message>
    <message>
        <source>Open riichi</source>
        <translation>Open riichi</translation>
    </message>
    <message>
        <source>Double open riichi</source>
        <translation>Double open riichi</translation>
    </message>
    <message>
        <source>North</source>
        <translation>North</translation>
    </message>
    <message>
        <source>North set aside</source>
        <translation>North set aside</translation>
    </message>
    <message>
        <source>Arisu</source>
        <translation>Arisu</translation>
    </message>
    <message>
        <source>Eight wins running</source>
        <translation>Eight wins running</translation>
    </message>
    <message>
        <source>Dealing into an open riichi</source>
        <translation>Dealing into an open riichi</translation>
    </message>
    <message>
        <source>Five gates of triplets</source>
        <translation>Five gates of triplets</translation>
    </message>
    <message>
        <source>Thirteen unrelated tiles</source>
        <translation>Thirteen unrelated tiles</translation>
    </message>
    <message>
        <source>Fourteen unrelated tiles</source>
        <translation>Fourteen unrelated tiles</translation>
    </message>
    <message>
        <source>Big wheels</source>
        <translation>Big wheels</translation>
    </message>
    <message>
        <source>Little wheels</source>
        <translation>Little wheels</translation>
    </message>
    <message>
        <source>Big bamboo forest</source>
        <translation>Big bamboo forest</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>Big numbers</translation>
    </message>
    <message>
        <source>Four consecutive triplets</source>
        <translation>Four consecutive triplets</translation>
    </message>
    <message>
        <source>Four identical runs</source>
        <translation>Four identical runs</translation>
    </message>
    <message>
        <source>A million stones</source>
        <translation>A million stones</translation>
    </message>
    <message>
        <source>Crimson speck</source>
        <translation>Crimson speck</translation>
    </message>
    <message>
        <source>Crimson peacock</source>
        <translation>Crimson peacock</translation>
    </message>
    <message>
        <source>Blue tunnel</source>
        <translation>Blue tunnel</translation>
    </message>
    <message>
        <source>Flower on the hill</source>
        <translation>Flower on the hill</translation>
    </message>
    <message>
        <source>Moon from the bottom of the sea</source>
        <translation>Moon from the bottom of the sea</translation>
    </message>
    <message>
        <source>Robbing the 2 of sou</source>
        <translation>Robbing the 2 of sou</translation>
    </message>
    <message>
        <source>Big seven stars</source>
        <translation>Big seven stars</translation>
    </message>
    <message>
        <source>Golden gate bridge</source>
        <translation>Golden gate bridge</translation>
    </message>
    <message>
        <source>Flower, bird, wind, moon</source>
        <translation>Flower, bird, wind, moon</translation>
    </message>
    <message>
        <source>Wind, flower, snow, moon</source>
        <translation>Wind, flower, snow, moon</translation>
    </message>
    <message>
        <source>Mixed triple sequence</source>
        <translation>Mixed triple sequence</translation>
    </message>
    <message>
        <source>Pure straight</source>
        <translation>Pure straight</translation>
    </message>
    <message>
        <source>Half outside hand</source>
        <translation>Half outside hand</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Seven pairs</translation>
    </message>
    <message>
        <source>All triplets</source>
        <translation>All triplets</translation>
    </message>
    <message>
        <source>Three concealed triplets</source>
        <translation>Three concealed triplets</translation>
    </message>
    <message>
        <source>Triple triplets</source>
        <translation>Triple triplets</translation>
    </message>
    <message>
        <source>Three kans</source>
        <translation>Three kans</translation>
    </message>
    <message>
        <source>Double ready hand</source>
        <translation>Double ready hand</translation>
    </message>
    <message>
        <source>All terminals and honours</source>
        <translation>All terminals and honours</translation>
    </message>
    <message>
        <source>Little three dragons</source>
        <translation>Little three dragons</translation>
    </message>
    <message>
        <source>Half flush</source>
        <translation>Half flush</translation>
    </message>
    <message>
        <source>Fully outside hand</source>
        <translation>Fully outside hand</translation>
    </message>
    <message>
        <source>Twice pure double sequence</source>
        <translation>Twice pure double sequence</translation>
    </message>
    <message>
        <source>Full flush</source>
        <translation>Full flush</translation>
    </message>
    <message>
        <source>Blessing of man</source>
        <translation>Blessing of man</translation>
    </message>
    <message>
        <source>Thirteen orphans</source>
        <translation>Thirteen orphans</translation>
    </message>
    <message>
        <source>Thirteen-wait thirteen orphans</source>
        <translation>Thirteen-wait thirteen orphans</translation>
    </message>
    <message>
        <source>Four concealed triplets</source>
        <translation>Four concealed triplets</translation>
    </message>
    <message>
        <source>Single-wait four concealed triplets</source>
        <translation>Single-wait four concealed triplets</translation>
    </message>
    <message>
        <source>Big three dragons</source>
        <translation>Big three dragons</translation>
    </message>
    <message>
        <source>Little four winds</source>
        <translation>Little four winds</translation>
    </message>
    <message>
        <source>Big four winds</source>
        <translation>Big four winds</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>All honours</translation>
    </message>
    <message>
        <source>All green</source>
        <translation>All green</translation>
    </message>
    <message>
        <source>All terminals</source>
        <translation>All terminals</translation>
    </message>
    <message>
        <source>Nine gates</source>
        <translation>Nine gates</translation>
    </message>
    <message>
        <source>True nine gates</source>
        <translation>True nine gates</translation>
    </message>
    <message>
        <source>Four kans</source>
        <translation>Four kans</translation>
    </message>
    <message>
        <source>Blessing of heaven</source>
        <translation>Blessing of heaven</translation>
    </message>
    <message>
        <source>Blessing of earth</source>
        <translation>Blessing of earth</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation>Bonus tile</translation>
    </message>
    <message>
        <source>Red five</source>
        <translation>Red five</translation>
    </message>
    <message>
        <source>Underside bonus</source>
        <translation>Underside bonus</translation>
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
    <message>
        <source>Possible</source>
        <translation>可能</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>並べ方</translation>
    </message>
    <message>
        <source>Which yaku are listed</source>
        <translation>一覧に表示する役</translation>
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
    <message>
        <source>It counts in man only.</source>
        <translation>萬子でだけ成立します。</translation>
    </message>
    <message>
        <source>Counts as 5 han, which add to the other yaku.</source>
        <translation>5翻として、ほかの役に加算します。</translation>
    </message>
    <message>
        <source>The whole hand is laid open.</source>
        <translation>手牌をすべて公開します。</translation>
    </message>
    <message>
        <source>Only the tiles that wait are laid open.</source>
        <translation>待ちの部分だけを公開します。</translation>
    </message>
    <message>
        <source>Who deals into it without being in riichi pays a yakuman.</source>
        <translation>リーチしていない人が振り込むと役満払いです。</translation>
    </message>
    <message numerus="yes">
        <source>From %n win(s) in a row on.</source>
        <translation>
            <numerusform>%n連勝から。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n counter(s) on the table on; then the deal passes.</source>
        <translation>
            <numerusform>%n本場から。和了のあと親が流れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Any other tile counts 1 han.</source>
        <translation>ほかの牌なら1翻です。</translation>
    </message>
    <message>
        <source>Green dragons are allowed in it.</source>
        <translation>發を使ってもかまいません。</translation>
    </message>
    <message>
        <source>The pair must be of the same suit.</source>
        <translation>雀頭も同じ種類でなければなりません。</translation>
    </message>
    <message>
        <source>Closed and of one suit it is a double yakuman.</source>
        <translation>門前の清一色ならダブル役満です。</translation>
    </message>
    <message>
        <source>For every winner.</source>
        <translation>和了した人は誰でも。</translation>
    </message>
    <message>
        <source>For winners with a closed hand.</source>
        <translation>門前で和了した人だけ。</translation>
    </message>
    <message>
        <source>For winners in riichi.</source>
        <translation>リーチして和了した人だけ。</translation>
    </message>
    <message>
        <source>Not possible with three players: there are no runs of man.</source>
        <translation>三人麻雀では萬子の順子がないためできません。</translation>
    </message>
    <message>
        <source>With three players only ones or nines can make it.</source>
        <translation>三人麻雀では1か9でしか作れません。</translation>
    </message>
    <message>
        <source>With three players 9 man follows 1 man.</source>
        <translation>三人麻雀では1萬の次は9萬です。</translation>
    </message>
    <message>
        <source>Optional yakuman</source>
        <translation>ローカル役満</translation>
    </message>
    <message>
        <source>Optional yaku</source>
        <translation>ローカル役</translation>
    </message>
</context>
<context>
    <name>YakuSheet</name>
    <message>
        <source>Yaku and scoring: %1</source>
        <extracomment>Heading of the printed sheet; %1: name of the ruleset</extracomment>
        <translation>役と点数：%1</translation>
    </message>
    <message>
        <source>What a hand pays</source>
        <translation>手の点数</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>ドラ</translation>
    </message>
    <message>
        <source>Double yakuman</source>
        <translation>ダブル役満</translation>
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
    <message>
        <source>closed</source>
        <translation>門前</translation>
    </message>
    <message>
        <source>open</source>
        <translation>鳴き</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Every hand</source>
        <translation>副底（どの手にも）</translation>
    </message>
    <message>
        <source>Ron with a closed hand</source>
        <translation>門前のロン</translation>
    </message>
    <message>
        <source>Own draw</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Own draw, open hand</source>
        <translation>ツモ（鳴いた手）</translation>
    </message>
    <message>
        <source>Own draw after a kan</source>
        <translation>嶺上牌でのツモ</translation>
    </message>
    <message>
        <source>Pinfu by own draw, in all</source>
        <translation>平和のツモ（合計）</translation>
    </message>
    <message>
        <source>Open ron without any of these, in all</source>
        <translation>鳴いた手のロンで加符なし（合計）</translation>
    </message>
    <message>
        <source>Seven pairs, in all</source>
        <translation>七対子（合計）</translation>
    </message>
    <message>
        <source>Triplet, called or by ron</source>
        <translation>明刻（ポンかロン）</translation>
    </message>
    <message>
        <source>Triplet, concealed</source>
        <translation>暗刻</translation>
    </message>
    <message>
        <source>Kan, open</source>
        <translation>明槓</translation>
    </message>
    <message>
        <source>Kan, closed</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Pair of dragons</source>
        <translation>三元牌の雀頭</translation>
    </message>
    <message>
        <source>Pair of your seat wind</source>
        <translation>自風の雀頭</translation>
    </message>
    <message>
        <source>Pair of the round wind</source>
        <translation>場風の雀頭</translation>
    </message>
    <message>
        <source>Pair of a wind that is both</source>
        <translation>連風牌の雀頭</translation>
    </message>
    <message>
        <source>Edge wait: 12 or 89</source>
        <translation>辺張待ち（12・89）</translation>
    </message>
    <message>
        <source>Middle wait: 3 between 2 and 4</source>
        <translation>嵌張待ち（2と4の間の3）</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <translation>単騎待ち</translation>
    </message>
    <message>
        <source>Open wait, or two pairs</source>
        <translation>両面・双碰待ち</translation>
    </message>
    <message>
        <source>%1 all</source>
        <translation>%1オール</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation>親の和了</translation>
    </message>
    <message>
        <source>Another player wins</source>
        <translation>子の和了</translation>
    </message>
    <message>
        <source>Ron: from the discarder. Below it, by own draw: from each.</source>
        <translation>上はロン（放銃した人から）、下はツモ（各自から）。</translation>
    </message>
    <message>
        <source>Ron: from the discarder. Below it, by own draw: from each / from the dealer.</source>
        <translation>上はロン（放銃した人から）、下はツモ（子 / 親から）。</translation>
    </message>
    <message>
        <source>fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>two yakuman</source>
        <translation>役満二つ</translation>
    </message>
    <message>
        <source>a yakuman</source>
        <translation>役満</translation>
    </message>
    <message>
        <source>%1 han or more</source>
        <translation>%1翻以上</translation>
    </message>
    <message>
        <source>%1 to %2 han</source>
        <translation>%1～%2翻</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>満貫以上</translation>
    </message>
    <message>
        <source>There are no limits: base points are fu × 2 to the power of han + 2, and a yakuman counts 13 han.</source>
        <translation>上限はありません。基本点は 符×2の(翻+2)乗、役満は13翻と数えます。</translation>
    </message>
    <message>
        <source>Another player: ron, own draw. Dealer: ron, own draw.</source>
        <translation>左から、子のロン・ツモ、親のロン・ツモ。</translation>
    </message>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>Added up and rounded up to tens. Of groups the second figure is for ones, nines and honours.</source>
        <translation>合計して十の位に切り上げます。面子の二つ目の数は1・9・字牌の場合です。</translation>
    </message>
    <message>
        <source>Counters and sticks</source>
        <translation>本場と供託</translation>
    </message>
    <message>
        <source>Each counter (honba), by ron: from the discarder</source>
        <translation>一本場につき、ロン：放銃した人から</translation>
    </message>
    <message>
        <source>Each counter, by own draw: from each</source>
        <translation>一本場につき、ツモ：各自から</translation>
    </message>
    <message>
        <source>Riichi stick: to the next winner</source>
        <translation>リーチ棒：次に和了した人へ</translation>
    </message>
    <message>
        <source>When nobody wins</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>What each tenpai player gets, and what each of the others pays.</source>
        <translation>テンパイの人が受け取る点と、ノーテンの人が払う点。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) tenpai</source>
        <translation>
            <numerusform>テンパイ%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An option of the ruleset and its value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>In this ruleset</source>
        <translation>このルールでは</translation>
    </message>
</context>
<context>
    <name>YakuSheetDialog</name>
    <message>
        <source>Yaku sheet</source>
        <translation>役の一覧表</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>役の名前(&amp;N)</translation>
    </message>
    <message>
        <source>The sheet; the arrow keys scroll</source>
        <translation>一覧表。矢印キーで動かせます</translation>
    </message>
    <message>
        <source>Pap&amp;er</source>
        <translation>用紙(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>PDFで保存(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>印刷(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>YakuTexts</name>
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
    <message>
        <source>Triplets or kans of three numbers in a row in one suit, such as 222 333 444.</source>
        <translation>同じ種類で数の続く刻子か槓子を三組。222 333 444 など。</translation>
    </message>
    <message>
        <source>Toitoi, sanankou, tanyao, honitsu, chinitsu.</source>
        <translation>対々和、三暗刻、断幺九、混一色、清一色。</translation>
    </message>
    <message>
        <source>Isshoku sanjun, which reads the same tiles as three equal runs; suu renkou is one triplet more.</source>
        <translation>同じ牌を三つの同じ順子と見る一色三順。もう一組続けば四連刻です。</translation>
    </message>
    <message>
        <source>The same run three times in one suit.</source>
        <translation>同じ種類の同じ順子を三組作ります。</translation>
    </message>
    <message>
        <source>Pinfu, tanyao, honitsu, chinitsu, chanta on 123 or 789.</source>
        <translation>平和、断幺九、混一色、清一色。123か789なら混全帯幺九も。</translation>
    </message>
    <message>
        <source>Iipeikou on the same runs, and san renkou, which reads the tiles as triplets.</source>
        <translation>同じ順子による一盃口と、刻子と見る三連刻。</translation>
    </message>
    <message>
        <source>Four called groups, and the one tile left in the hand is the bird, 1 sou, which is also the tile that wins.</source>
        <translation>四組とも鳴き、手に残る一枚が鳥の1索で、その1索で和了ります。</translation>
    </message>
    <message>
        <source>It exists only open: four groups must be called. A closed kan is not a called one.</source>
        <translation>鳴いた手だけの役です。四組すべてを鳴きます。暗槓は鳴きに数えません。</translation>
    </message>
    <message>
        <source>It pays at least a mangan; if the other han make more, they count.</source>
        <translation>少なくとも満貫です。ほかの翻のほうが高ければそちらで数えます。</translation>
    </message>
    <message>
        <source>Every yaku that needs a closed hand.</source>
        <translation>門前に限る役すべて。</translation>
    </message>
    <message>
        <source>Triplets of three winds of which none is your seat wind or the wind of the round. Only East in the East round, South in the South round and so on can make it.</source>
        <translation>自風でも場風でもない風牌三種の刻子。東場の東家、南場の南家など、自風と場風が同じ人だけが作れます。</translation>
    </message>
    <message>
        <source>Toitoi, honitsu, chanta.</source>
        <translation>対々和、混一色、混全帯幺九。</translation>
    </message>
    <message>
        <source>Dai sanshii: where both are played the one that is worth more counts.</source>
        <translation>大三喜。両方を採用しているときは高いほうだけを数えます。</translation>
    </message>
    <message>
        <source>The five parts of the hand are one each of man, pin, sou, winds and dragons.</source>
        <translation>手の五つのブロックが、萬子・筒子・索子・風牌・三元牌の一つずつになります。</translation>
    </message>
    <message>
        <source>Not possible, unless the ruleset allows it.</source>
        <translation>ルールで認めていないかぎりできません。</translation>
    </message>
    <message>
        <source>Yakuhai, chanta, riichi.</source>
        <translation>役牌、混全帯幺九、リーチ。</translation>
    </message>
    <message>
        <source>Chiitoitsu, honitsu and all that needs one suit.</source>
        <translation>七対子、混一色など、一種類の数牌で作る役。</translation>
    </message>
    <message>
        <source>Ron on the tile that somebody throws after making a kan and drawing the replacement tile in the same turn.</source>
        <translation>槓をして嶺上牌を引いた人が、その順番に捨てた牌でロンします。</translation>
    </message>
    <message>
        <source>Everything, houtei too.</source>
        <translation>何とでも重なります。河底も。</translation>
    </message>
    <message>
        <source>Chankan, which wins on the tile of the kan itself.</source>
        <translation>加えた牌そのもので和了る槍槓。</translation>
    </message>
    <message>
        <source>Ron on the very tile with which another player declares riichi. That riichi fails and its stick is not paid.</source>
        <translation>他家のリーチ宣言牌でロンします。そのリーチは成立せず、供託もされません。</translation>
    </message>
    <message>
        <source>Everything that can be won by ron.</source>
        <translation>ロンで和了れるものなら何とでも。</translation>
    </message>
    <message>
        <source>Tsumo.</source>
        <translation>ツモ。</translation>
    </message>
    <message>
        <source>The runs 123, 456 and 789, one of them in each suit.</source>
        <translation>123・456・789の順子を、三種類の数牌で一つずつ作ります。</translation>
    </message>
    <message>
        <source>Pinfu, yakuhai, iipeikou.</source>
        <translation>平和、役牌、一盃口。</translation>
    </message>
    <message>
        <source>Ittsuu and sanshoku doujun: there are not enough groups for both.</source>
        <translation>一気通貫と三色同順。両方を作るには組が足りません。</translation>
    </message>
    <message>
        <source>Triplets of two winds and a pair of a third.</source>
        <translation>風牌二種の刻子と、もう一種の雀頭。</translation>
    </message>
    <message>
        <source>Yakuhai, honitsu, chanta, toitoi.</source>
        <translation>役牌、混一色、混全帯幺九、対々和。</translation>
    </message>
    <message>
        <source>Dai sanshii and shousuushii, which are more of the same.</source>
        <translation>その上の大三喜と小四喜。</translation>
    </message>
    <message>
        <source>Triplets of three winds, with a pair that is no wind.</source>
        <translation>風牌三種の刻子。雀頭は風牌ではありません。</translation>
    </message>
    <message>
        <source>Still 3 han.</source>
        <translation>3翻のまま。</translation>
    </message>
    <message>
        <source>Yakuhai, honitsu, toitoi.</source>
        <translation>役牌、混一色、対々和。</translation>
    </message>
    <message>
        <source>Shou sanshii; with the fourth wind as the pair the hand is shousuushii.</source>
        <translation>小三喜。雀頭が残りの風牌なら小四喜です。</translation>
    </message>
    <message>
        <source>Four triplets of 2, 4, 6 and 8 in any suits, and any pair.</source>
        <translation>2・4・6・8の刻子を四組。種類は問わず、雀頭も自由です。</translation>
    </message>
    <message>
        <source>Toitoi, and tanyao where the pair fits.</source>
        <translation>対々和。雀頭しだいで断幺九も。</translation>
    </message>
    <message>
        <source>Chin guusuu renkou, which has all four in one suit.</source>
        <translation>四組とも同じ種類の清偶数連刻。</translation>
    </message>
    <message>
        <source>Four triplets of 2, 4, 6 and 8 in one suit, and any pair.</source>
        <translation>同じ種類の2・4・6・8の刻子を四組。雀頭は自由です。</translation>
    </message>
    <message>
        <source>Toitoi, and honitsu, chinitsu or tanyao by the pair.</source>
        <translation>対々和。雀頭しだいで混一色、清一色、断幺九。</translation>
    </message>
    <message>
        <source>Guusuu renkou, in whose place it stands.</source>
        <translation>偶数連刻。これに代わります。</translation>
    </message>
    <message>
        <source>Triplets of 1, 3, 5 and 7 and a pair of nines, in any suits.</source>
        <translation>1・3・5・7の刻子と9の雀頭。種類は問いません。</translation>
    </message>
    <message>
        <source>Toitoi.</source>
        <translation>対々和。</translation>
    </message>
    <message>
        <source>Chin kisuu renkou, which has everything in one suit.</source>
        <translation>すべて同じ種類の清奇数連刻。</translation>
    </message>
    <message>
        <source>Triplets of 1, 3, 5 and 7 and a pair of nines, all in one suit.</source>
        <translation>同じ種類の1・3・5・7の刻子と9の雀頭。</translation>
    </message>
    <message>
        <source>Toitoi and chinitsu.</source>
        <translation>対々和と清一色。</translation>
    </message>
    <message>
        <source>Kisuu renkou, in whose place it stands.</source>
        <translation>奇数連刻。これに代わります。</translation>
    </message>
    <message>
        <source>Declare riichi and lay the hand face up: everybody sees what you wait for, and the riichi is worth 2 han.</source>
        <translation>手牌を公開してリーチします。待ちが全員に見えるかわりに2翻になります。</translation>
    </message>
    <message>
        <source>Ippatsu, tsumo, ura dora, and all that riichi goes with.</source>
        <translation>一発、ツモ、裏ドラなど、リーチと重なるもの。</translation>
    </message>
    <message>
        <source>Riichi itself, in whose place it stands.</source>
        <translation>ふつうのリーチ。これに代わります。</translation>
    </message>
    <message>
        <source>Open riichi with your very first discard, before anybody has called.</source>
        <translation>誰も鳴かないうちに、最初の打牌でオープンリーチをかけます。</translation>
    </message>
    <message>
        <source>Double riichi and open riichi, in whose place it stands.</source>
        <translation>ダブルリーチとオープンリーチ。これらに代わります。</translation>
    </message>
    <message>
        <source>With three players: a triplet of North, which here is a value tile to everybody.</source>
        <translation>三人麻雀で、北の刻子。ここでは全員の役牌です。</translation>
    </message>
    <message>
        <source>Everything that may hold a triplet of honours.</source>
        <translation>字牌の刻子を含められる役なら何とでも。</translation>
    </message>
    <message>
        <source>With three players: a North may be laid aside instead of being kept. Each counts 1 han and a replacement tile is drawn for it.</source>
        <translation>三人麻雀で、北を手に入れずに抜くことができます。一枚1翻で、嶺上牌を補充します。</translation>
    </message>
    <message>
        <source>The same: a North set aside does not open the hand.</source>
        <translation>同じです。北を抜いても門前は崩れません。</translation>
    </message>
    <message>
        <source>Everything; where the indicator points to North, each counts once more.</source>
        <translation>何とでも。北がドラなら、もう1翻ずつ増えます。</translation>
    </message>
    <message>
        <source>It is no yaku: Norths alone never win.</source>
        <translation>役ではありません。北だけでは和了れません。</translation>
    </message>
    <message>
        <source>After the win further tiles of the dead wall are turned, one after the other, as long as each is also in the winning hand; each such tile counts 1 han.</source>
        <translation>和了したあと王牌を一枚ずつめくり、手牌に同じ牌があるかぎり続けます。同じ牌一枚につき1翻です。</translation>
    </message>
    <message>
        <source>By ruleset: for riichi, for closed hands or for all.</source>
        <translation>リーチだけ、門前だけ、全員など、ルールによります。</translation>
    </message>
    <message>
        <source>Everything.</source>
        <translation>何とでも重なります。</translation>
    </message>
    <message>
        <source>The dealer wins once more after a long row of wins; the ruleset says how many, and whether wins or counters on the table are counted.</source>
        <translation>親が連勝を重ねて、さらに和了します。回数と、連勝と本場のどちらを数えるかはルールによります。</translation>
    </message>
    <message>
        <source>The same: the hand itself may be anything.</source>
        <translation>同じです。手の形は問いません。</translation>
    </message>
    <message>
        <source>Any other yakuman, where yakuman add up.</source>
        <translation>役満が加算されるルールなら、ほかの役満と重なります。</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>ありません。</translation>
    </message>
    <message>
        <source>Ron on an open riichi from a player who is not in riichi: the hand lay face up, and the tile was thrown all the same.</source>
        <translation>リーチしていない人が、公開されている手に振り込んだときのロン。</translation>
    </message>
    <message>
        <source>Open riichi itself.</source>
        <translation>オープンリーチそのもの。</translation>
    </message>
    <message>
        <source>Uumensai of four triplets, with your seat wind as the pair.</source>
        <translation>四組とも刻子の五門斉で、雀頭は自風です。</translation>
    </message>
    <message>
        <source>Suuankou.</source>
        <translation>四暗刻。</translation>
    </message>
    <message>
        <source>Uumensai, in whose place it stands.</source>
        <translation>五門斉。これに代わります。</translation>
    </message>
    <message>
        <source>On your first draw, before any call: thirteen kinds of which no two of a suit are neighbours or one apart, and one of them twice.</source>
        <translation>誰も鳴かないうちの第一ツモで、隣り合う牌も一つ飛びの牌もない十三種と、そのうち一種の対子。</translation>
    </message>
    <message>
        <source>Not possible: it is decided by the first draw.</source>
        <translation>できません。第一ツモで決まります。</translation>
    </message>
    <message>
        <source>Tenhou and chiihou, where yakuman add up.</source>
        <translation>役満が加算されるルールなら天和・地和。</translation>
    </message>
    <message>
        <source>Kokushi, which counts in its place.</source>
        <translation>国士無双。そちらを数えます。</translation>
    </message>
    <message>
        <source>On your first draw, before any call: fourteen different kinds of which no two of a suit are neighbours or one apart.</source>
        <translation>誰も鳴かないうちの第一ツモで、隣り合う牌も一つ飛びの牌もない十四種。</translation>
    </message>
    <message>
        <source>Shiisan puutaa, which has one kind twice.</source>
        <translation>一種が対子になっている十三不塔。</translation>
    </message>
    <message>
        <source>Two each of 2 to 8 pin: seven pairs, or runs if you like.</source>
        <translation>2から8の筒子を二枚ずつ。対子でも順子でもあります。</translation>
    </message>
    <message>
        <source>Chinitsu, tanyao, ryanpeikou, chiitoitsu and pinfu, which are contained in it.</source>
        <translation>含まれている清一色、断幺九、二盃口、七対子、平和。</translation>
    </message>
    <message>
        <source>Two each of 1 to 7 pin, or of 3 to 9 pin.</source>
        <translation>1から7、または3から9の筒子を二枚ずつ。</translation>
    </message>
    <message>
        <source>Chinitsu, ryanpeikou, chiitoitsu and pinfu, which are contained in it.</source>
        <translation>含まれている清一色、二盃口、七対子、平和。</translation>
    </message>
    <message>
        <source>Two each of 2 to 8 sou.</source>
        <translation>2から8の索子を二枚ずつ。</translation>
    </message>
    <message>
        <source>Two each of 2 to 8 man.</source>
        <translation>2から8の萬子を二枚ずつ。</translation>
    </message>
    <message>
        <source>Triplets or kans of four numbers in a row in one suit.</source>
        <translation>同じ種類で数の続く刻子か槓子を四組。</translation>
    </message>
    <message>
        <source>San renkou and toitoi, which are contained in it.</source>
        <translation>含まれている三連刻と対々和。</translation>
    </message>
    <message>
        <source>The same run four times in one suit, and any pair.</source>
        <translation>同じ種類の同じ順子を四組。雀頭は自由です。</translation>
    </message>
    <message>
        <source>Ryanpeikou and isshoku sanjun, which are contained in it.</source>
        <translation>含まれている二盃口と一色三順。</translation>
    </message>
    <message>
        <source>A full flush of man whose numbers add up to a hundred or more; all four tiles of a kan count.</source>
        <translation>数の合計が百以上になる萬子の清一色。槓子は四枚とも数えます。</translation>
    </message>
    <message>
        <source>Chuuren poutou and suuankou.</source>
        <translation>九蓮宝燈と四暗刻。</translation>
    </message>
    <message>
        <source>Only tiles printed in green, 2, 3, 4, 6 and 8 sou, and the red dragon as the one red speck.</source>
        <translation>緑だけの牌（2・3・4・6・8索）と、一点の紅である中で作ります。</translation>
    </message>
    <message>
        <source>Ryuuiisou, which has the green dragon or none.</source>
        <translation>發を使うか三元牌のない緑一色。</translation>
    </message>
    <message>
        <source>Only tiles with red in them: 1, 5, 7 and 9 sou and the red dragon.</source>
        <translation>赤の入った牌だけ。1・5・7・9索と中で作ります。</translation>
    </message>
    <message>
        <source>Toitoi and honitsu, which are contained in it.</source>
        <translation>含まれている対々和と混一色。</translation>
    </message>
    <message>
        <source>Only tiles without red: 2, 4 and 8 pin and the winds. Seven pairs count too.</source>
        <translation>赤のない牌だけ。2・4・8筒と風牌で作ります。七対子でもかまいません。</translation>
    </message>
    <message>
        <source>Toitoi, honitsu and chiitoitsu, which are contained in it.</source>
        <translation>含まれている対々和、混一色、七対子。</translation>
    </message>
    <message>
        <source>The replacement tile after a kan completes the hand, and it is 5 pin.</source>
        <translation>槓のあとの嶺上牌が5筒で、それで和了します。</translation>
    </message>
    <message>
        <source>Rinshan, in whose place it stands.</source>
        <translation>嶺上開花。これに代わります。</translation>
    </message>
    <message>
        <source>The last tile of the wall completes the hand, and it is 1 pin.</source>
        <translation>山の最後の牌が1筒で、それをツモって和了します。</translation>
    </message>
    <message>
        <source>Haitei, in whose place it stands.</source>
        <translation>海底摸月。これに代わります。</translation>
    </message>
    <message>
        <source>Ron on a 2 sou with which somebody enlarges a pon to a kan.</source>
        <translation>加槓された2索でロンします。</translation>
    </message>
    <message>
        <source>Chankan, in whose place it stands.</source>
        <translation>槍槓。これに代わります。</translation>
    </message>
    <message>
        <source>Seven pairs of all seven honours.</source>
        <translation>字牌七種すべての対子。</translation>
    </message>
    <message>
        <source>Tsuuiisou and chiitoitsu, which are contained in it.</source>
        <translation>含まれている字一色と七対子。</translation>
    </message>
    <message>
        <source>The runs 123, 345, 567 and 789 of one suit: each begins where the one before ends.</source>
        <translation>同じ種類の123・345・567・789。前の順子の終わりから次が始まります。</translation>
    </message>
    <message>
        <source>The same, unless the ruleset asks for a closed hand.</source>
        <translation>同じです。門前に限るルールもあります。</translation>
    </message>
    <message>
        <source>Honitsu and chinitsu, which are contained in it.</source>
        <translation>含まれている混一色と清一色。</translation>
    </message>
    <message>
        <source>Triplets of 5 pin, the flower, of 1 sou, the bird, of your seat wind or the round wind, and of 1 pin, the moon.</source>
        <translation>花の5筒、鳥の1索、自風か場風、月の1筒の刻子。</translation>
    </message>
    <message>
        <source>Toitoi and yakuhai, which are contained in it.</source>
        <translation>含まれている対々和と役牌。</translation>
    </message>
    <message>
        <source>Triplets of your seat wind or the round wind, of 5 pin, the flower, of the white dragon, the snow, and of 1 pin, the moon.</source>
        <translation>自風か場風、花の5筒、雪の白、月の1筒の刻子。</translation>
    </message>
    <message>
        <source>A group was called, so riichi could not be declared; and without any yaku this hand may not win.</source>
        <translation>面子を一つ鳴いたので、リーチができません。ほかに役もないので、この手は和了れません。</translation>
    </message>
    <message>
        <source>Declaring without a look at your own discards: with a winning tile among them you are furiten, and only your own draw wins. And calling early out of habit: the first call gives riichi away.</source>
        <translation>自分の捨て牌を確かめずにリーチすること。和了牌を捨てていればフリテンで、ツモでしか和了れません。何となく鳴いてしまうこと。一度鳴くとリーチはできません。</translation>
    </message>
    <message>
        <source>Drawn by the player, but a group was called: the hand is open.</source>
        <translation>自分でツモりましたが、面子を一つ鳴いているので門前ではありません。</translation>
    </message>
    <message>
        <source>Calling a tile only to be a little faster: after that the hand needs another yaku, even when you draw the winning tile yourself.</source>
        <translation>少し早くなるだけで鳴いてしまうこと。鳴いたあとは、ツモでも別の役が必要です。</translation>
    </message>
    <message>
        <source>The 1 in the run 123 spoils it: a single 1 or 9 is enough.</source>
        <translation>123の1があるので付きません。1や9が一枚でもあれば断幺九になりません。</translation>
    </message>
    <message>
        <source>Waiting with 23 or 78: the 1 or the 9 completes the hand, but without tanyao.</source>
        <translation>23や78で待つこと。1や9でも和了形になりますが、断幺九は付きません。</translation>
    </message>
    <message>
        <source>Only runs, but the 4 filled the gap between 3 and 5: the wait was not open on two ends.</source>
        <translation>順子ばかりですが、3と5の間の4で和了りました。両面待ちではありません。</translation>
    </message>
    <message>
        <source>Keeping a pair of dragons or of your own wind. And an edge, middle or pair wait at the very end, where a little patience would have given an open one.</source>
        <translation>三元牌や自風を雀頭にすること。あと少しで両面にできるのに、辺張・嵌張・単騎で待つこと。</translation>
    </message>
    <message>
        <source>The two runs have the same numbers, but not the same suit.</source>
        <translation>同じ数の順子ですが、種類が違います。</translation>
    </message>
    <message>
        <source>Calling a tile for one of the two runs: it counts in a closed hand only. And throwing one of three pairs in a row, such as 22 33 44, too early.</source>
        <translation>二つの順子の一方を鳴くこと。門前でしか付きません。22 33 44のように続く対子を早く崩すことも損です。</translation>
    </message>
    <message>
        <source>Two white dragons are only a pair: it takes three.</source>
        <translation>白が二枚だけでは雀頭です。三枚必要です。</translation>
    </message>
    <message>
        <source>Throwing a pair of dragons away early, and waiting for a third one when two have already been thrown.</source>
        <translation>白の対子を早く手放すこと。二枚捨てられているのに三枚目を待つこと。</translation>
    </message>
    <message>
        <source>It waited for 9 man and for the green dragon. The 9 came, and the dragons stayed a pair.</source>
        <translation>9萬と發の双碰待ちでした。9萬で和了ったので、發は雀頭のままです。</translation>
    </message>
    <message>
        <source>Forgetting that of two pairs only the dragons give the yaku: on the other tile an open hand may have nothing to win with.</source>
        <translation>双碰待ちで役になるのは發のほうだけです。鳴いた手では、もう一方の牌だと役なしになることがあります。</translation>
    </message>
    <message>
        <source>It was opened before the third red dragon was there, and the other tile came: no yaku at all.</source>
        <translation>三枚目の中が来る前に鳴き、もう一方の牌が来たので、役がありません。</translation>
    </message>
    <message>
        <source>Opening the hand first and hoping for the third dragon afterwards: if it does not come, nothing is left to win with.</source>
        <translation>先にほかの牌を鳴き、あとから三枚目の中を当てにすること。来なければ和了れません。</translation>
    </message>
    <message>
        <source>West is the wind of another player: to South it gives nothing.</source>
        <translation>西は他家の風です。南家には付きません。</translation>
    </message>
    <message>
        <source>Forgetting that the seat winds move on when the deal passes.</source>
        <translation>親が移ると自風も変わることを忘れること。</translation>
    </message>
    <message>
        <source>South is this player&apos;s seat wind; the round is still East.</source>
        <translation>南はこの人の自風です。場はまだ東場です。</translation>
    </message>
    <message>
        <source>Playing on with the wind of the last round: in the South round East counts for the dealer only.</source>
        <translation>前の場の風のつもりで集めること。南場では、東は親にしか付きません。</translation>
    </message>
    <message>
        <source>Riichi was declared, but somebody called a tile before the win: the chance was gone.</source>
        <translation>リーチしましたが、和了の前に誰かが鳴いたので一発は消えました。</translation>
    </message>
    <message>
        <source>Counting on it: it is luck. And making a closed kan within that turn, which ends your own chance too.</source>
        <translation>一発を当てにすること。運の役です。その一巡のうちに自分で暗槓しても消えます。</translation>
    </message>
    <message>
        <source>There is a kan in the hand, but the winning tile was an ordinary draw of a later turn.</source>
        <translation>槓子はありますが、和了牌は後の巡目のふつうのツモです。</translation>
    </message>
    <message>
        <source>Making a kan for this chance alone: a kan can turn a new dora indicator, and that helps the others as well.</source>
        <translation>これだけを狙って槓をすること。新しいドラが増えれば、他家も得をします。</translation>
    </message>
    <message>
        <source>The tile was an ordinary discard.</source>
        <translation>ふつうの捨て牌で和了りました。</translation>
    </message>
    <message>
        <source>Letting the tile pass because it is no discard. And hoping for it on a closed kan, which as a rule only thirteen orphans may rob.</source>
        <translation>捨て牌でないからと見逃すこと。暗槓は、ふつう国士無双でしか槍槓できません。</translation>
    </message>
    <message>
        <source>It was won with the very last discard: that is houtei.</source>
        <translation>最後の捨て牌で和了りました。これは河底撈魚です。</translation>
    </message>
    <message>
        <source>Forgetting that every call moves the last tile to another player.</source>
        <translation>鳴きが入るたびに、最後の牌を引く人が変わることを忘れること。</translation>
    </message>
    <message>
        <source>The last tile was drawn by the winner: that is haitei.</source>
        <translation>最後の牌を自分でツモりました。これは海底摸月です。</translation>
    </message>
    <message>
        <source>Throwing the last tile without thought: here even a hand with no other yaku can win on it.</source>
        <translation>最後の牌を何気なく捨てること。ほかに役のない手でも和了れるからです。</translation>
    </message>
    <message>
        <source>In sou the run is 456, one step beside the others.</source>
        <translation>索子だけ456で、一つずれています。</translation>
    </message>
    <message>
        <source>Waiting with two tiles next to each other: one end completes the three runs, the other end wins without them.</source>
        <translation>最後を両面で待つこと。片方の牌では三色になりません。</translation>
    </message>
    <message>
        <source>The last of the three runs is of sou: all must be of one suit.</source>
        <translation>789だけ索子です。三つとも同じ種類でなければなりません。</translation>
    </message>
    <message>
        <source>Waiting with 78 at the end: the 9 makes the straight, the 6 wins without it.</source>
        <translation>最後を78で待つこと。9なら一気通貫ですが、6では付きません。</translation>
    </message>
    <message>
        <source>456 holds no 1, no 9 and no honour.</source>
        <translation>456に1・9も字牌もありません。</translation>
    </message>
    <message>
        <source>Breaking a quick hand up for it: with calls it is worth 1 han only, and its waits are often narrow.</source>
        <translation>早い手を崩してまで狙うこと。鳴けば1翻で、待ちも狭くなりがちです。</translation>
    </message>
    <message>
        <source>Four equal tiles are not two pairs: this hand is not even complete.</source>
        <translation>同じ牌四枚は対子二つになりません。和了形ですらありません。</translation>
    </message>
    <message>
        <source>Keeping the wrong single tile at the end: an honour or a 1 or 9 that nobody needs comes more easily than a tile from the middle.</source>
        <translation>最後の単騎を選ばないこと。真ん中の牌より、誰も使わない字牌や1・9のほうが出やすい待ちです。</translation>
    </message>
    <message>
        <source>A single run is enough to spoil it, and nothing else is left to win with.</source>
        <translation>順子が一つでもあれば付きません。この手にはほかの役もありません。</translation>
    </message>
    <message>
        <source>Calling every tile as it comes: three triplets that you drew yourself are worth as much again, and four are a yakuman.</source>
        <translation>出る牌を何でも鳴くこと。自分でツモった刻子が三つならさらに2翻、四つなら役満です。</translation>
    </message>
    <message>
        <source>The third 4 sou was a discard: a triplet that a ron completes does not count as concealed.</source>
        <translation>三枚目の4索はロンした牌です。ロンで完成した刻子は暗刻になりません。</translation>
    </message>
    <message>
        <source>Winning by ron while two pairs wait, and counting the third triplet as concealed.</source>
        <translation>双碰待ちをロンして、三つ目も暗刻と数えること。</translation>
    </message>
    <message>
        <source>The triplet in sou is of 4, not of 3.</source>
        <translation>索子の刻子だけ4です。</translation>
    </message>
    <message>
        <source>Planning for it from pairs: it is rare. Take it where it lies before you, beside toitoi.</source>
        <translation>対子のうちから狙うこと。めったにできません。対々和のついでに考えます。</translation>
    </message>
    <message>
        <source>The third is only a pon: three tiles, not four.</source>
        <translation>三つ目はポンで、槓ではありません。</translation>
    </message>
    <message>
        <source>Making kans for it alone: each one shows the others your tiles, and may turn a new dora indicator for everybody.</source>
        <translation>これだけのために槓をすること。手の内が見え、全員のドラが増えることもあります。</translation>
    </message>
    <message>
        <source>The riichi was declared on a later turn, and that is a plain riichi.</source>
        <translation>二巡目より後のリーチなので、ふつうのリーチです。</translation>
    </message>
    <message>
        <source>Waiting one turn for a better wait: then it is a plain riichi. A call by anybody before your first discard ends it too.</source>
        <translation>待ちを良くしようと一巡待つこと。ふつうのリーチになります。自分の第一打の前に誰かが鳴いても付きません。</translation>
    </message>
    <message>
        <source>2 pin is neither 1, 9 nor honour: toitoi is what remains.</source>
        <translation>2筒は么九牌ではありません。対々和だけが残ります。</translation>
    </message>
    <message>
        <source>Keeping a run such as 123 or 789 in it: with a run it can only be chanta or junchan.</source>
        <translation>123や789を残すこと。順子があれば混全帯幺九か純全帯幺九にしかなりません。</translation>
    </message>
    <message>
        <source>Two dragons, but the pair is not the third one: 2 han for the dragons and no more.</source>
        <translation>三元牌は二つですが、雀頭が三つ目ではありません。役牌の2翻だけです。</translation>
    </message>
    <message>
        <source>Throwing the last dragons away because they look useless: beside two dragon triplets that pair is worth 2 han.</source>
        <translation>残りの三元牌を不要と見て捨てること。二つそろっていれば、その対子が2翻になります。</translation>
    </message>
    <message>
        <source>One run of pin is enough to spoil it: only the green dragons count.</source>
        <translation>筒子の順子が一つあるので付きません。發だけが残ります。</translation>
    </message>
    <message>
        <source>Calling three groups of one suit in full view: from then on nobody throws that suit any more.</source>
        <translation>同じ種類を次々に鳴くこと。三つ鳴けば、誰もその種類を捨てなくなります。</translation>
    </message>
    <message>
        <source>The pair is an honour: this is chanta.</source>
        <translation>雀頭が字牌なので、混全帯幺九です。</translation>
    </message>
    <message>
        <source>Waiting with 23 or 78: the 4 or the 6 completes the hand, but without junchan.</source>
        <translation>23や78で待つこと。4や6でも和了形になりますが、純全帯幺九は付きません。</translation>
    </message>
    <message>
        <source>678 comes twice, but in two suits: only one iipeikou.</source>
        <translation>678が二つありますが種類が違います。一盃口一つだけです。</translation>
    </message>
    <message>
        <source>Taking it for seven pairs and breaking up the runs: read as runs it is worth more.</source>
        <translation>七対子と思い込んで順子を崩すこと。順子と見るほうが高くなります。</translation>
    </message>
    <message>
        <source>The pair is an honour: this is honitsu.</source>
        <translation>雀頭が字牌なので、混一色です。</translation>
    </message>
    <message>
        <source>Missing a wait: in one suit there are often three or more. Sort the groups before you throw, or a winning tile lands among your discards.</source>
        <translation>待ちを見落とすこと。一種類の手は三面以上の待ちが多いので、捨てる前に組み分けます。和了牌を捨てるとフリテンです。</translation>
    </message>
    <message>
        <source>The winner had already drawn a first tile.</source>
        <translation>和了った人はもう最初の牌をツモっています。</translation>
    </message>
    <message>
        <source>Not looking at the hand before the first draw. And overlooking that any call, or your own first draw, ends the chance.</source>
        <translation>最初のツモの前に手を見ないこと。誰かの鳴きか自分の最初のツモで機会は消えます。</translation>
    </message>
    <message>
        <source>It holds the tile of the indicator itself. Dora is the next one, 2 man.</source>
        <translation>表示牌と同じ1萬を持っています。ドラは次の2萬です。</translation>
    </message>
    <message>
        <source>Taking the indicator itself for dora. And keeping dora in a hand that has no yaku: it cannot win.</source>
        <translation>表示牌そのものをドラと思うこと。役のない手にドラを集めること。和了れません。</translation>
    </message>
    <message>
        <source>These are ordinary fives: only those printed in red count.</source>
        <translation>ふつうの5です。赤い5だけを数えます。</translation>
    </message>
    <message>
        <source>Throwing the red one of two fives by mistake.</source>
        <translation>5を二枚持ち、うっかり赤いほうを捨てること。</translation>
    </message>
    <message>
        <source>Won without riichi: the tiles under the indicators stay face down.</source>
        <translation>リーチしていないので、裏はめくりません。</translation>
    </message>
    <message>
        <source>Declaring riichi for it alone: nobody can know these tiles beforehand.</source>
        <translation>裏ドラだけを当てにしてリーチすること。めくるまで誰にも分かりません。</translation>
    </message>
    <message>
        <source>After 222 and 333 a number is left out.</source>
        <translation>222、333の次が飛んでいます。</translation>
    </message>
    <message>
        <source>Counting numbers that leave one out, such as 2, 3 and 5, or of two suits.</source>
        <translation>2・3・5のように飛んだ数や、二種類にまたがる数を数えること。</translation>
    </message>
    <message>
        <source>The run comes only twice: iipeikou.</source>
        <translation>同じ順子は二つだけです。一盃口になります。</translation>
    </message>
    <message>
        <source>Waiting for the tile that you hold three of already: only one of it is left.</source>
        <translation>三枚持っている牌を待つこと。残りは一枚だけです。</translation>
    </message>
    <message>
        <source>The single tile is 9 sou, not the bird.</source>
        <translation>残った一枚が1索ではなく9索です。</translation>
    </message>
    <message>
        <source>Calling the fourth group with another tile left over: then there may be no yaku to win with.</source>
        <translation>別の牌を残して四つ目を鳴くこと。役がなくなることがあります。</translation>
    </message>
    <message>
        <source>East is this player&apos;s own wind and the wind of the round.</source>
        <translation>東は自風でも場風でもあります。</translation>
    </message>
    <message>
        <source>Trying it on another seat: where your wind is not that of the round, only two winds are guests.</source>
        <translation>ほかの席で狙うこと。自風と場風が違えば、客風は二つしかありません。</translation>
    </message>
    <message>
        <source>Winds twice, and no dragon.</source>
        <translation>風牌が二つで、三元牌がありません。</translation>
    </message>
    <message>
        <source>Forgetting one of the five kinds, most often the dragon. And calling, unless the ruleset allows it.</source>
        <translation>五つのうち一つ、とくに三元牌を忘れること。ルールが認めていないのに鳴くこと。</translation>
    </message>
    <message>
        <source>The discarder made no kan in this turn.</source>
        <translation>捨てた人はこの順番に槓をしていません。</translation>
    </message>
    <message>
        <source>Counting a kan of an earlier turn: only the tile thrown right after the kan counts.</source>
        <translation>前の巡目の槓を数えること。槓の直後の打牌だけが対象です。</translation>
    </message>
    <message>
        <source>The tile was not the one with which riichi was declared.</source>
        <translation>リーチ宣言牌ではない牌で和了りました。</translation>
    </message>
    <message>
        <source>Counting a later tile of a player in riichi: only the one that declares it counts.</source>
        <translation>リーチの後の捨て牌を数えること。宣言牌だけが対象です。</translation>
    </message>
    <message>
        <source>Two of the runs are of pin, and sou is missing.</source>
        <translation>筒子が二つあり、索子がありません。</translation>
    </message>
    <message>
        <source>Mixing it up with ittsuu, which wants all three runs in one suit.</source>
        <translation>一種類でそろえる一気通貫と取り違えること。</translation>
    </message>
    <message>
        <source>The pair is a dragon, not a third wind.</source>
        <translation>雀頭が風牌ではなく三元牌です。</translation>
    </message>
    <message>
        <source>Breaking up the pair of the third wind: with two triplets of winds it is what gives the yaku.</source>
        <translation>三つ目の風牌の対子を崩すこと。刻子が二つあれば、それが役になります。</translation>
    </message>
    <message>
        <source>The third wind is only a pair.</source>
        <translation>三つ目の風牌は雀頭です。</translation>
    </message>
    <message>
        <source>Throwing a fourth wind without thought: as the pair it makes the yakuman shousuushii.</source>
        <translation>四つ目の風牌を何気なく捨てること。雀頭になれば役満の小四喜です。</translation>
    </message>
    <message>
        <source>The 2 comes twice, and the 8 is missing.</source>
        <translation>2が二つあり、8がありません。</translation>
    </message>
    <message>
        <source>Thinking that any even numbers will do: each of 2, 4, 6 and 8 must be there once.</source>
        <translation>偶数なら何でもよいと思うこと。2・4・6・8が一つずつ必要です。</translation>
    </message>
    <message>
        <source>One of the triplets is of pin.</source>
        <translation>刻子の一つが筒子です。</translation>
    </message>
    <message>
        <source>Holding on to it when one tile has shown up in the discards twice: the triplet cannot come any more.</source>
        <translation>必要な牌が二枚捨てられたのに続けること。その刻子はもうできません。</translation>
    </message>
    <message>
        <source>The pair must be of nines.</source>
        <translation>雀頭は9でなければなりません。</translation>
    </message>
    <message>
        <source>Collecting a triplet of nines: the nines are the pair here.</source>
        <translation>9を三枚集めること。ここでは9は雀頭です。</translation>
    </message>
    <message>
        <source>The nines are of pin, the rest is of man.</source>
        <translation>9だけ筒子で、ほかは萬子です。</translation>
    </message>
    <message>
        <source>Being seen at it: after two calls of one suit hardly anybody throws that suit.</source>
        <translation>狙いを見せること。同じ種類を二つ鳴けば、その種類はほとんど出なくなります。</translation>
    </message>
    <message>
        <source>The hand stayed face down: a plain riichi.</source>
        <translation>手牌を公開していないので、ふつうのリーチです。</translation>
    </message>
    <message>
        <source>Opening a narrow wait: everybody sees it, and you have to draw the tile yourself.</source>
        <translation>狭い待ちで公開すること。全員に見えるので、自分でツモるしかありません。</translation>
    </message>
    <message>
        <source>Declared on a later turn: a plain open riichi.</source>
        <translation>後の巡目の宣言なので、ふつうのオープンリーチです。</translation>
    </message>
    <message>
        <source>Opening the hand in the first turn when others still have many safe tiles to choose from.</source>
        <translation>他家に安全な牌が多い一巡目に、わざわざ手を見せること。</translation>
    </message>
    <message>
        <source>Two Norths are only a pair.</source>
        <translation>北が二枚だけでは雀頭です。</translation>
    </message>
    <message>
        <source>Counting on it in a game of four: it is a value tile to everybody only here.</source>
        <translation>四人麻雀でも役牌と思うこと。全員の役牌になるのはここだけです。</translation>
    </message>
    <message>
        <source>The row of wins is still too short.</source>
        <translation>連勝がまだ足りません。</translation>
    </message>
    <message>
        <source>Passing up a cheap win while in the row: any win carries it on.</source>
        <translation>連勝中に安い和了を見送ること。どんな和了でも続きます。</translation>
    </message>
    <message>
        <source>The winner drew the tile: nobody threw it, so it is a plain open riichi.</source>
        <translation>自分でツモったので、振り込んだ人がいません。ふつうのオープンリーチです。</translation>
    </message>
    <message>
        <source>Waiting for it to happen: hardly anybody throws a tile that lies open as a wait.</source>
        <translation>これを当てにすること。見えている待ちに振り込む人はほとんどいません。</translation>
    </message>
    <message>
        <source>The pair is North, not the seat wind.</source>
        <translation>雀頭が北で、自風ではありません。</translation>
    </message>
    <message>
        <source>Making the wind a triplet: the wind is the pair, and it must be your own.</source>
        <translation>風牌を刻子にすること。風牌は雀頭で、自風でなければなりません。</translation>
    </message>
    <message>
        <source>4 and 6 man are only one apart.</source>
        <translation>4萬と6萬が一つ飛びです。</translation>
    </message>
    <message>
        <source>Throwing a tile first: it is declared on the first draw or never.</source>
        <translation>先に打牌すること。最初のツモでしか宣言できません。</translation>
    </message>
    <message>
        <source>North is there twice: all fourteen must be different.</source>
        <translation>北が二枚あります。十四枚すべて違う種類が必要です。</translation>
    </message>
    <message>
        <source>The tiles are of sou: the wheels are of pin.</source>
        <translation>索子です。車輪は筒子でなければなりません。</translation>
    </message>
    <message>
        <source>Calling a tile: it must stay closed to the end.</source>
        <translation>一枚でも鳴くこと。最後まで門前でなければなりません。</translation>
    </message>
    <message>
        <source>2 to 8 is the big one: the little wheels begin at 1 or end at 9.</source>
        <translation>2から8は大車輪です。小車輪は1から始まるか9で終わります。</translation>
    </message>
    <message>
        <source>The tiles are of pin: the bamboo is sou.</source>
        <translation>筒子です。竹林は索子でなければなりません。</translation>
    </message>
    <message>
        <source>The tiles are of sou: the numbers are man.</source>
        <translation>索子です。数隣は萬子でなければなりません。</translation>
    </message>
    <message>
        <source>After 333 444 555 comes 777: the 6 is left out.</source>
        <translation>333 444 555の次が777で、6が飛んでいます。</translation>
    </message>
    <message>
        <source>Calling the triplets one after the other: after three of them nobody throws the fourth.</source>
        <translation>次々に鳴くこと。三つ見えれば、四つ目は誰も捨てません。</translation>
    </message>
    <message>
        <source>The fourth run is 345.</source>
        <translation>四つ目の順子が345です。</translation>
    </message>
    <message>
        <source>Planning for it: it needs all four tiles of three kinds.</source>
        <translation>初めから狙うこと。三種の牌を四枚とも使います。</translation>
    </message>
    <message>
        <source>The numbers add up to 98: two too few.</source>
        <translation>合計は98で、2足りません。</translation>
    </message>
    <message>
        <source>Not counting: with low tiles even a full flush stays far below a hundred.</source>
        <translation>数えずに狙うこと。小さい数が多ければ、清一色でも百にはほど遠いものです。</translation>
    </message>
    <message>
        <source>The pair is the green dragon: ryuuiisou. The red dragon must be in it.</source>
        <translation>雀頭が發なので緑一色です。中が必要です。</translation>
    </message>
    <message>
        <source>Throwing the red dragon away, as one does when going for all green.</source>
        <translation>緑一色のつもりで中を捨てること。</translation>
    </message>
    <message>
        <source>The 3 of sou is all green.</source>
        <translation>3索は緑だけの牌です。</translation>
    </message>
    <message>
        <source>Making a run: with 1, 5, 7 and 9 there is none.</source>
        <translation>順子を作ろうとすること。1・5・7・9では順子になりません。</translation>
    </message>
    <message>
        <source>The 5 of pin has red in it.</source>
        <translation>5筒には赤が入っています。</translation>
    </message>
    <message>
        <source>Counting other tiles of pin: only 2, 4 and 8 have no red.</source>
        <translation>ほかの筒子を数えること。赤がないのは2・4・8だけです。</translation>
    </message>
    <message>
        <source>The replacement tile was 8 sou: plain rinshan.</source>
        <translation>嶺上牌は8索でした。ふつうの嶺上開花です。</translation>
    </message>
    <message>
        <source>Making a kan for it alone: it needs one certain tile out of all that are left.</source>
        <translation>これだけのために槓をすること。残りの中の決まった一枚が必要です。</translation>
    </message>
    <message>
        <source>The last tile was 9 sou: plain haitei.</source>
        <translation>最後の牌は9索でした。ふつうの海底摸月です。</translation>
    </message>
    <message>
        <source>Keeping the hand from winning earlier to wait for it: a hand that is won counts.</source>
        <translation>これを待って早い和了を見送ること。和了できるときに和了ります。</translation>
    </message>
    <message>
        <source>The tile robbed was 3 sou: plain chankan.</source>
        <translation>槍槓した牌は3索です。ふつうの槍槓になります。</translation>
    </message>
    <message>
        <source>Hoping for it: somebody must add just this tile to a pon while you wait for it.</source>
        <translation>当てにすること。待っている間に、ちょうどこの牌が加槓されなければなりません。</translation>
    </message>
    <message>
        <source>One of the pairs is no honour: chiitoitsu and honroutou.</source>
        <translation>対子の一つが字牌ではありません。七対子と混老頭です。</translation>
    </message>
    <message>
        <source>Calling a triplet of honours: seven pairs must stay closed.</source>
        <translation>字牌をポンすること。七対子は門前でなければなりません。</translation>
    </message>
    <message>
        <source>After 345 comes 678: the 5 is not taken up again.</source>
        <translation>345の次が678で、5から始まっていません。</translation>
    </message>
    <message>
        <source>Taking it for ittsuu: here the runs share their ends.</source>
        <translation>一気通貫と取り違えること。ここでは順子の端が重なります。</translation>
    </message>
    <message>
        <source>West is here neither seat wind nor round wind.</source>
        <translation>西は自風でも場風でもありません。</translation>
    </message>
    <message>
        <source>Giving up the 1 of sou: the bird has nothing to take its place.</source>
        <translation>1索を手放すこと。鳥の代わりはありません。</translation>
    </message>
    <message>
        <source>The snow is the white dragon: the green one does not count.</source>
        <translation>雪は白です。發では成立しません。</translation>
    </message>
    <message>
        <source>Giving up the white dragon: the snow has nothing to take its place.</source>
        <translation>白を手放すこと。雪の代わりはありません。</translation>
    </message>
    <message>
        <source>The Norths stayed in the hand: only those set aside count as kita.</source>
        <translation>北を手の中に残しています。抜いた北だけを数えます。</translation>
    </message>
    <message>
        <source>Keeping Norths as a pair out of habit, where each one set aside is a han and a new tile.</source>
        <translation>習慣で北を雀頭に残すこと。抜けば一枚1翻で、牌も補充できます。</translation>
    </message>
    <message>
        <source>The tile that was turned, 2 man, is not in the hand.</source>
        <translation>めくった2萬が手にありません。</translation>
    </message>
    <message>
        <source>Playing for it: nobody knows the tiles before they are turned.</source>
        <translation>これを当てにすること。めくるまで誰にも分かりません。</translation>
    </message>
    <message>
        <source>Two kinds are there twice and the red dragon is missing: all thirteen kinds are needed.</source>
        <translation>二種類が重なり、中がありません。十三種すべてが必要です。</translation>
    </message>
    <message>
        <source>Starting it with fewer than nine different kinds. And playing on when the last kind that you need is gone.</source>
        <translation>九種類より少ないのに狙うこと。必要な最後の一種が切れているのに続けること。</translation>
    </message>
    <message>
        <source>The pair was there already and only 9 sou was missing: the plain kokushi.</source>
        <translation>すでに対子があり、9索だけを待っていました。ふつうの国士無双です。</translation>
    </message>
    <message>
        <source>Forgetting furiten: each of the thirteen kinds among your own discards forbids a ron.</source>
        <translation>フリテンを忘れること。十三種のどれか一枚でも自分で捨てていれば、ロンできません。</translation>
    </message>
    <message>
        <source>The third 3 sou was a discard, so the last triplet is not concealed: toitoi and sanankou.</source>
        <translation>三枚目の3索はロンした牌なので暗刻になりません。対々和と三暗刻です。</translation>
    </message>
    <message>
        <source>Taking a ron while two pairs wait, without knowing that it is no yakuman then.</source>
        <translation>双碰待ちのロンでは役満にならないと知らずに和了ること。</translation>
    </message>
    <message>
        <source>The pair was finished and a triplet was drawn last: the plain suuankou.</source>
        <translation>雀頭が先に完成し、最後に刻子をツモりました。ふつうの四暗刻です。</translation>
    </message>
    <message>
        <source>Choosing the single tile without care: one that you have thrown before makes you furiten.</source>
        <translation>単騎の牌を選ばないこと。前に捨てた牌で待つとフリテンになります。</translation>
    </message>
    <message>
        <source>The third dragon is only a pair: shousangen.</source>
        <translation>三つ目の三元牌は雀頭です。小三元になります。</translation>
    </message>
    <message>
        <source>Throwing the third dragon when another player has called two: the one who feeds it may have to pay for everything.</source>
        <translation>他家が三元牌を二つ鳴いているのに三つ目を捨てること。責任払いになることがあります。</translation>
    </message>
    <message>
        <source>Only two of the winds are triplets.</source>
        <translation>風牌の刻子が二つしかありません。</translation>
    </message>
    <message>
        <source>Throwing the fourth wind away: beside three triplets of winds its pair is the yakuman.</source>
        <translation>四つ目の風牌を捨てること。刻子が三つあれば、その雀頭で役満です。</translation>
    </message>
    <message>
        <source>It waited for North and for 5 sou. The 5 came, and North stayed a pair: shousuushii.</source>
        <translation>北と5索の双碰待ちでした。5索で和了ったので、北は雀頭のまま、小四喜です。</translation>
    </message>
    <message>
        <source>Being content too soon: where a ruleset doubles it, the fourth triplet is worth as much as all the rest.</source>
        <translation>早く満足すること。ダブル役満のルールでは、四つ目の刻子で点が倍になります。</translation>
    </message>
    <message>
        <source>9 man is no honour: honroutou and toitoi remain.</source>
        <translation>9萬は字牌ではありません。混老頭と対々和になります。</translation>
    </message>
    <message>
        <source>Taking a number tile for the pair because it is there: every single tile must be an honour.</source>
        <translation>手近な数牌を雀頭にすること。一枚残らず字牌でなければなりません。</translation>
    </message>
    <message>
        <source>The 7 of sou has red in it: honitsu remains.</source>
        <translation>7索には赤が入っています。混一色になります。</translation>
    </message>
    <message>
        <source>Counting 1, 5, 7 or 9 of sou as green. And building other runs: 234 is the only green one.</source>
        <translation>1・5・7・9索を緑と数えること。緑だけの順子は234しかありません。</translation>
    </message>
    <message>
        <source>The pair is an honour: honroutou and toitoi.</source>
        <translation>雀頭が字牌です。混老頭と対々和になります。</translation>
    </message>
    <message>
        <source>Going for it and nothing else: only six kinds of tile serve. Keep toitoi or honroutou in sight as the way out.</source>
        <translation>これだけを狙うこと。使える牌は六種しかありません。対々和や混老頭への道も残します。</translation>
    </message>
    <message>
        <source>There are two ones: 1112345678999 needs three.</source>
        <translation>1が二枚しかありません。1112345678999には三枚必要です。</translation>
    </message>
    <message>
        <source>Calling a tile, or making a closed kan of the ones or nines: either ends it.</source>
        <translation>一枚でも鳴くこと。1や9の暗槓をしても成立しません。</translation>
    </message>
    <message>
        <source>The 4 was missing and a second 5 was there: it waited for fewer than nine tiles.</source>
        <translation>4がなく、5が二枚ありました。九面待ちではありません。</translation>
    </message>
    <message>
        <source>Not knowing that all nine tiles win: to let one pass makes you furiten.</source>
        <translation>九種すべてで和了れると知らずに見逃すこと。フリテンになります。</translation>
    </message>
    <message>
        <source>The fourth is only a pon: sankantsu.</source>
        <translation>四つ目はポンです。三槓子になります。</translation>
    </message>
    <message>
        <source>Forgetting the others: kans of two or more players count together, and can end the hand or use up the kans.</source>
        <translation>他家の槓を忘れること。二人以上で四つになると、流局したり、もう槓ができなくなったりします。</translation>
    </message>
    <message>
        <source>The dealer won with a later draw: menzen tsumo.</source>
        <translation>親が後の巡目にツモりました。門前清自摸和です。</translation>
    </message>
    <message>
        <source>Throwing the first tile before looking whether the hand is already complete.</source>
        <translation>和了っているかどうかを見ずに第一打を捨てること。</translation>
    </message>
    <message>
        <source>Somebody had called a tile before this first draw.</source>
        <translation>最初のツモの前に誰かが鳴いていました。</translation>
    </message>
    <message>
        <source>Throwing the first draw before looking whether it completes the hand.</source>
        <translation>和了っているかどうかを見ずに、最初のツモ牌を捨てること。</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>The names of yaku in the language of the window: &quot;Deutsch&quot;, &quot;Français&quot;</extracomment>
        <translation>英語</translation>
    </message>
    <message>
        <source>European rules</source>
        <translation>ヨーロッパルール</translation>
    </message>
    <message>
        <source>Romaji</source>
        <translation>ローマ字</translation>
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
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>続き</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
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
    <name>janso::ActionsDialog</name>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>What was done here</source>
        <translation>ここでの選択</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>集計中...</translation>
    </message>
    <message>
        <source>What was done, how often, and what came of it</source>
        <translation>選択、その回数と結果</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>I</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>My mean</source>
        <translation>自分の平均</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>和了</translation>
    </message>
    <message>
        <source>Dealt in</source>
        <extracomment>Column: how often the hand was dealt in</extracomment>
        <translation>放銃</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>janso::ApprovalDialog</name>
    <message>
        <source>Programs that have not been approved yet play in this match. Run them?</source>
        <translation>この対局には、まだ許可されていないプログラムが参加しています。実行しますか？</translation>
    </message>
    <message>
        <source>This has not been approved yet. Run it?</source>
        <translation>これはまだ許可されていません。実行しますか？</translation>
    </message>
</context>
<context>
    <name>janso::BranchDesk</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>&amp;Move into the trash</source>
        <translation>ごみ箱に移す(&amp;M)</translation>
    </message>
    <message>
        <source>The branch is being played, and stays.</source>
        <translation>この分岐は対局中なので、残します。</translation>
    </message>
    <message>
        <source>%1 could not be moved into the trash: %2</source>
        <extracomment>%1: a file, %2: why</extracomment>
        <translation>%1をごみ箱に移せませんでした：%2</translation>
    </message>
    <message>
        <source>The note could not be kept.</source>
        <translation>メモを保存できませんでした。</translation>
    </message>
    <message>
        <source>Bots still play another branch.</source>
        <translation>ボットはまだ別の分岐を打っています。</translation>
    </message>
    <message>
        <source>Bots play the match to its end.</source>
        <translation>ボットが対局を最後まで打っています。</translation>
    </message>
    <message>
        <source>Bots cannot play on from here.</source>
        <translation>ここからはボットが続けられません。</translation>
    </message>
    <message>
        <source>Bots have played the match to its end: see the branches.</source>
        <translation>ボットが対局を最後まで打ちました。分岐を見てください。</translation>
    </message>
</context>
<context>
    <name>janso::ChartModel</name>
    <message>
        <source>%1, from</source>
        <translation>%1（下限）</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1（上限）</translation>
    </message>
</context>
<context>
    <name>janso::ChoiceAnswer</name>
    <message>
        <source>✓ %1</source>
        <comment>the right answer</comment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>what was answered wrongly</comment>
        <translation>✗ %1</translation>
    </message>
</context>
<context>
    <name>janso::CoachCard</name>
    <message>
        <source>The coach warns</source>
        <translation>コーチの注意</translation>
    </message>
    <message>
        <source>The coach&apos;s hint</source>
        <translation>コーチのヒント</translation>
    </message>
</context>
<context>
    <name>janso::CoachDesk</name>
    <message>
        <source>A hint is given when you have something to decide.</source>
        <translation>ヒントは、あなたが選ぶ場面で出せます。</translation>
    </message>
    <message>
        <source>Once more discards it all the same.</source>
        <translation>もう一度押すと、そのまま捨てます。</translation>
    </message>
    <message>
        <source>Once more calls it all the same.</source>
        <translation>もう一度押すと、そのまま鳴きます。</translation>
    </message>
    <message>
        <source>There is no room for both: the coach&apos;s list comes back when the list of yaku is closed. The tile that it advises is marked all the same.</source>
        <translation>両方を置く場所がありません。役の一覧を閉じると、コーチの一覧が戻ります。勧める牌の印はそのまま付きます。</translation>
    </message>
</context>
<context>
    <name>janso::CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Coach: waits for your turn</source>
        <translation>コーチ:あなたの番を待っています</translation>
    </message>
    <message>
        <source>Coach: your last decision</source>
        <translation>コーチ:前の選択</translation>
    </message>
    <message>
        <source>Coach: your decision</source>
        <translation>コーチ:いまの選択</translation>
    </message>
</context>
<context>
    <name>janso::CoachRows</name>
    <message>
        <source>What you may do, best first</source>
        <translation>できること(よい順)</translation>
    </message>
</context>
<context>
    <name>janso::DetailRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
        <source>waits: %1</source>
        <translation>待ち：%1</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待ち</translation>
    </message>
</context>
<context>
    <name>janso::DrillPage</name>
    <message>
        <source>Streak %1, best %2</source>
        <translation>連続%1、最高%2</translation>
    </message>
    <message>
        <source>%1 · seed %2 · question %3</source>
        <comment>level, seed, number</comment>
        <translation>%1・シード%2・第%3問</translation>
    </message>
    <message>
        <source> · from your matches</source>
        <translation>・自分の対局から</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>答え合わせ(&amp;C)</translation>
    </message>
    <message>
        <source>Your matches have no such position. This one is made by chance.</source>
        <translation>保存した対局にはこのような局面がありません。この問題は偶然に作ったものです。</translation>
    </message>
</context>
<context>
    <name>janso::DrillStage</name>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>%1: %2 (indicator %3)</source>
        <extracomment>Dora: its tiles (the indicator beside them)</extracomment>
        <translation>%1：%2（表示牌 %3）</translation>
    </message>
    <message>
        <source>You (%1)</source>
        <translation>あなた（%1）</translation>
    </message>
    <message>
        <source>[[dora|Dora]]</source>
        <translation>[[dora|ドラ]]</translation>
    </message>
    <message>
        <source>[[uradora|Ura dora]]</source>
        <translation>[[uradora|裏ドラ]]</translation>
    </message>
    <message>
        <source>It may win</source>
        <translation>和了できる</translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation>役なし</translation>
    </message>
    <message>
        <source>%1 fu</source>
        <translation>%1符</translation>
    </message>
</context>
<context>
    <name>janso::DrillsDialog</name>
    <message>
        <source>Made by chance</source>
        <translation>自動で作る</translation>
    </message>
    <message>
        <source>From my saved matches</source>
        <translation>保存した対局から</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>まだ</translation>
    </message>
    <message>
        <source>%1 of %2 right · best streak %3</source>
        <comment>right, all, streak</comment>
        <translation>%2問中%1問正解・最高連続%3</translation>
    </message>
    <message>
        <source>How: %1</source>
        <extracomment>Headings of the parts of a drill&apos;s description</extracomment>
        <translation>解き方：%1</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例：%1</translation>
    </message>
    <message>
        <source>%1: %2 right, %3 wrong</source>
        <comment>day: counts</comment>
        <translation>%1：正解%2、不正解%3</translation>
    </message>
</context>
<context>
    <name>janso::EmblemPicker</name>
    <message>
        <source>Choose a picture</source>
        <translation>絵を選ぶ</translation>
    </message>
</context>
<context>
    <name>janso::ExportDialog</name>
    <message>
        <source>&amp;Anonymous</source>
        <translation>匿名にする(&amp;A)</translation>
    </message>
    <message>
        <source>Exchange the &amp;suits as well</source>
        <translation>数牌の種類も入れ替える(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Packed (gz)</source>
        <translation>圧縮する (gz)(&amp;P)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Tenhou records (mjlog)</source>
        <translation>天鳳の牌譜 (mjlog)</translation>
    </message>
    <message>
        <source>mjai records (JSON lines)</source>
        <translation>mjai の記録 (JSON Lines)</translation>
    </message>
    <message>
        <source>The files as they are</source>
        <translation>元のファイルのまま</translation>
    </message>
    <message>
        <source>Table of statistics (CSV)</source>
        <translation>成績の表 (CSV)</translation>
    </message>
    <message>
        <source>Form of the export</source>
        <translation>書き出しの形式</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>書き出す(&amp;E)...</translation>
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
        <source>No ron. %1</source>
        <translation>ロンできません。%1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>janso::GlossaryDialog</name>
    <message>
        <source>%1 · %2
%3</source>
        <extracomment>Romaji, Japanese, and as your language has it</extracomment>
        <translation>%1 · %2
%3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Japanese, and as your language has it</extracomment>
        <translation>%1 · %2</translation>
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
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>レッスンに戻る</translation>
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
    <name>janso::LessonDesk</name>
    <message>
        <source>Read on first: press “Continue”, or answer the question.</source>
        <translation>まず先を読みましょう。「続ける」を押すか、問いに答えてください。</translation>
    </message>
</context>
<context>
    <name>janso::LessonPanel</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>レッスン %1 / %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>やってみましょう</translation>
    </message>
    <message>
        <source>The hand is over, and the goal was not reached. Try this step again.</source>
        <translation>この局は終わりましたが、目標に届きませんでした。このステップをもう一度やってみましょう。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ %1 / %2</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>次へ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>次のレッスン(&amp;N)</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>And now for real</source>
        <translation>いよいよ本番</translation>
    </message>
    <message>
        <source>An East game against gentle opponents. The gentle coach warns you before a mistake, and H gives a hint. You can come back to every lesson.</source>
        <translation>やさしい相手との東風戦です。失敗しそうなときは「控えめ」のコーチが知らせ、H キーでヒントが出ます。どのレッスンにも、いつでも戻れます。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The next lesson: its title, and what it is about</extracomment>
        <translation>%1 ― %2</translation>
    </message>
    <message>
        <source>An East game against gentle opponents. H gives a hint. You can come back to every lesson.</source>
        <translation>やさしい相手との東風戦です。Hでヒントが出ます。レッスンにはいつでも戻れます。</translation>
    </message>
    <message>
        <source>Play the &amp;first match</source>
        <translation>最初の対局へ(&amp;F)</translation>
    </message>
</context>
<context>
    <name>janso::LessonsDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>始める(&amp;S)</translation>
    </message>
    <message>
        <source>From the &amp;beginning</source>
        <translation>最初から(&amp;B)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <extracomment>For screen readers: a lesson&apos;s title, what it is about, and whether it is done</extracomment>
        <translation>%1。%2（%3）</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2のうち%1が完了</translation>
    </message>
    <message>
        <source>These lesson files could not be read:</source>
        <translation>次のレッスンファイルは読み込めませんでした:</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか%1件</translation>
    </message>
</context>
<context>
    <name>janso::LibraryDetails</name>
    <message>
        <source>Scores</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>No match is chosen.</source>
        <translation>対局が選ばれていません。</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>match %1 of %2 in the file</source>
        <extracomment>Which match of a file that holds several</extracomment>
        <translation>ファイルの%2対局中%1番目</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <extracomment>A player&apos;s name in the standing; this one is the user</extracomment>
        <translation>%1（あなた）</translation>
    </message>
</context>
<context>
    <name>janso::LibraryModel</name>
    <message>
        <source>%1 ...</source>
        <extracomment>How many hands there are of a match whose record stops early</extracomment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>ここで打った対局</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the record stops early</source>
        <translation>%1：牌譜が途中で終わっています</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>Column: how many hands were played</extracomment>
        <translation>局数</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column: which place I reached</extracomment>
        <translation>順位</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Column: my points at the end</extracomment>
        <translation>点数</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Column: where the record comes from</extracomment>
        <translation>出どころ</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>In the column &quot;Review&quot;: one is there</extracomment>
        <translation>あり</translation>
    </message>
    <message>
        <source>Tags, note</source>
        <extracomment>Column: tags and the first note of a match</extracomment>
        <translation>タグ・メモ</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Column: whether a review was made</extracomment>
        <translation>検討</translation>
    </message>
</context>
<context>
    <name>janso::LibraryPage</name>
    <message>
        <source>All matches</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>ここで打った対局</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>ほかから来た対局</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>四人打ち</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三人打ち</translation>
    </message>
    <message>
        <source>&amp;Files...</source>
        <translation>ファイル(&amp;F)...</translation>
    </message>
    <message>
        <source>F&amp;older, with all that is in it...</source>
        <translation>フォルダ（中のすべて）(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Unfinished (%L1)</source>
        <extracomment>The matches that were not played to their end, and how many they are</extracomment>
        <translation>途中の対局 %L1(&amp;U)</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>まだ対局がありません</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Every match that you play to its end is listed here by itself. Recorded games from elsewhere come in with Import, or when you drop files or folders onto this page.</source>
        <translation>最後まで打った対局は、ここに自動で並びます。ほかの牌譜は「取り込む」で、またはファイルやフォルダをこのページに落とすと入ります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) s&amp;kipped: why?</source>
        <extracomment>Button beside what an import brought</extracomment>
        <translation>
            <numerusform>取り込めなかったファイル%Ln：理由(&amp;K)</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>&amp;Move into the trash</source>
        <translation>ごみ箱に移す(&amp;M)</translation>
    </message>
    <message>
        <source>Import recorded games</source>
        <translation>牌譜を取り込む</translation>
    </message>
    <message>
        <source>Import a folder of recorded games</source>
        <translation>牌譜のフォルダを取り込む</translation>
    </message>
    <message>
        <source>Looking for files</source>
        <translation>ファイルを探しています</translation>
    </message>
    <message>
        <source>No match meets all of this. Fewer words or conditions find more.</source>
        <translation>すべてに当てはまる対局はありません。語句や条件を減らすと見つかりやすくなります。</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>表の書き出し</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Export into a folder</source>
        <translation>書き出し先のフォルダー</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>見てみる(&amp;L)</translation>
    </message>
    <message>
        <source>At the table, move by move</source>
        <translation>卓で一手ずつ見ます</translation>
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
        <source>Janso</source>
        <extracomment>Title of the window: what is shown (the rules of the match, the file of a replay), then the program</extracomment>
        <translation>Janso</translation>
    </message>
    <message>
        <source>%1 – Janso</source>
        <translation>%1 – Janso</translation>
    </message>
    <message>
        <source>Matches are kept in %1.</source>
        <translation>対局は %1 に保存されています。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>対局を再開します</translation>
    </message>
    <message>
        <source>There is no choice to take back.</source>
        <translation>取り消せる選択はありません。</translation>
    </message>
    <message>
        <source>This hand cannot be dealt again now.</source>
        <translation>この局は今はもう一度打てません。</translation>
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
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Series, final standing</source>
        <translation>シリーズ最終成績</translation>
    </message>
    <message>
        <source>Series, match %1 of %2</source>
        <translation>シリーズ 第%1戦（全%2戦）</translation>
    </message>
    <message>
        <source>Series again</source>
        <translation>もう一シリーズ</translation>
    </message>
    <message>
        <source>Next match of the series</source>
        <translation>シリーズの次の対局</translation>
    </message>
    <message>
        <source>Every wall of this match was made from the seed. Its SHA-256 has stood in the log since before the first deal, so the walls were fixed before anybody played. To check: %1</source>
        <translation>この対局の牌山はすべてシードから作られました。そのSHA-256は最初の配牌の前からログに記されているので、牌山は打つ前に決まっていました。確かめるには：%1</translation>
    </message>
    <message>
        <source>Were the walls fixed beforehand?</source>
        <translation>牌山は先に決まっていた？</translation>
    </message>
    <message>
        <source>Hide how to check the walls</source>
        <translation>牌山の確かめ方を隠す</translation>
    </message>
</context>
<context>
    <name>janso::MatchHandsModel</name>
    <message>
        <source>%1 han %2 fu</source>
        <translation>%1翻%2符</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a hand was worth, and its yaku: &quot;3 han 40 fu: Riichi, Pinfu, Dora&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The record stops here.</source>
        <translation>牌譜はここで終わっています。</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column of the hands of a match: who won, with what</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
</context>
<context>
    <name>janso::MatchesDesk</name>
    <message>
        <source>There is no unfinished match.</source>
        <translation>途中の対局はありません。</translation>
    </message>
    <message>
        <source>Janso</source>
        <translation>Janso</translation>
    </message>
</context>
<context>
    <name>janso::MatchesDialog</name>
    <message>
        <source>Continue a match</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>Matches (*.jsonl)</source>
        <translation>対局 (*.jsonl)</translation>
    </message>
</context>
<context>
    <name>janso::MeasuresModel</name>
    <message>
        <source>Wins with %1</source>
        <extracomment>A row of a table: of all wins those with so many han</extracomment>
        <translation>%1の和了</translation>
    </message>
    <message>
        <source>only %1</source>
        <extracomment>The number of cases that a figure is made of, when they are few</extracomment>
        <translation>%1のみ</translation>
    </message>
    <message>
        <source>within chance</source>
        <translation>偶然の範囲</translation>
    </message>
    <message>
        <source>▲ and ▼: higher or lower, beyond chance (95 %). ≈: so many cases do not tell.</source>
        <translation>▲と▼:偶然を超えて高い、低い(95 %)。≈:この件数では言えません。</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
</context>
<context>
    <name>janso::NamesDialog</name>
    <message>
        <source>One &amp;player</source>
        <translation>同じ人にする(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <translation>分ける(&amp;S)</translation>
    </message>
    <message>
        <source>Which names are mine?</source>
        <translation>どの名前が自分ですか?</translation>
    </message>
    <message>
        <source>Tick the names that you play under: your place and score in the list, and player:me in the search, follow them. Names of another person can be chosen together and made one player.</source>
        <translation>自分が使っている名前に印を付けてください。一覧の順位と点数、検索の player:me がそれに従います。他の人の名前も、まとめて選んで同じ人にできます。</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Names: Space says whether one is mine</source>
        <translation>名前の一覧: Space で自分かどうかを決めます</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局数</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>別名</translation>
    </message>
    <message>
        <source>The chosen names belong to one person</source>
        <translation>選んだ名前を一人のものにします</translation>
    </message>
    <message>
        <source>Each of the chosen names stands for itself</source>
        <translation>選んだ名前を別々に扱います</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The name that you play under here</source>
        <translation>ここで使っている名前</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more name(s): type to find them.</source>
        <translation>
            <numerusform>ほかに%Ln件の名前があります。入力すると見つかります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::NewMatchDialog</name>
    <message>
        <source>Start</source>
        <translation>対局開始</translation>
    </message>
    <message>
        <source> matches</source>
        <extracomment>After the number of matches of a series</extracomment>
        <translation>戦</translation>
    </message>
    <message>
        <source>These are the walls of an earlier match. Leave it empty for a fresh match.</source>
        <translation>前の対局と同じ牌山です。新しい対局にするなら空のままにしてください。</translation>
    </message>
    <message>
        <source>The same text gives the same walls again. Leave it empty for a fresh match.</source>
        <translation>同じ文字なら同じ牌山になります。空なら毎回変わります。</translation>
    </message>
    <message>
        <source>You may take back your choices and play a hand again. The match does not count.</source>
        <translation>選択を取り消したり、同じ局をもう一度打てます。成績には入りません。</translation>
    </message>
    <message>
        <source>A series is several matches of the same players, added up on a score sheet.</source>
        <translation>シリーズは同じ顔ぶれで何回か打ち、成績表で合計します。</translation>
    </message>
</context>
<context>
    <name>janso::NewsDialog</name>
    <message>
        <source>Version %1, %2</source>
        <extracomment>Heading of what a version brought: its number, and the day it came out</extracomment>
        <translation>バージョン%1、%2</translation>
    </message>
</context>
<context>
    <name>janso::NumberAnswer</name>
    <message>
        <source>✓ %1</source>
        <comment>the right answer</comment>
        <translation>✓ %1</translation>
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
    <name>janso::OpponentForm</name>
    <message>
        <source>The opponent needs a name.</source>
        <translation>対戦相手の名前が必要です。</translation>
    </message>
    <message>
        <source>This name is taken; it will be called “%1”.</source>
        <translation>この名前は使われています。「%1」になります。</translation>
    </message>
    <message>
        <source>“%1” is not of the form NAME=value and is left out.</source>
        <translation>「%1」はNAME=値の形ではないため、使われません。</translation>
    </message>
    <message>
        <source>Plugin with bots</source>
        <translation>ボットのプラグイン</translation>
    </message>
    <message>
        <source>Plugins (*.so *.dll *.dylib)</source>
        <translation>プラグイン (*.so *.dll *.dylib)</translation>
    </message>
    <message>
        <source>Program that speaks mjai</source>
        <translation>mjaiを話すプログラム</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>作業フォルダー</translation>
    </message>
    <message>
        <source>{seat} in it becomes the seat, 0 to 3; with TCP also {host}, {port}, {room} and {url}.</source>
        <translation>{seat}は席の番号（0～3）に置き換わります。TCPでは{host}、{port}、{room}、{url}も使えます。</translation>
    </message>
</context>
<context>
    <name>janso::OpponentTrialPanel</name>
    <message>
        <source>%1 ms</source>
        <extracomment>A time in milliseconds</extracomment>
        <translation>%1ミリ秒</translation>
    </message>
    <message>
        <source>It won the hand.</source>
        <translation>この局を和了しました。</translation>
    </message>
    <message>
        <source>It dealt in.</source>
        <translation>放銃しました。</translation>
    </message>
    <message>
        <source>Another player won the hand.</source>
        <translation>ほかの人が和了しました。</translation>
    </message>
    <message>
        <source>The hand was drawn.</source>
        <translation>流局しました。</translation>
    </message>
    <message>
        <source>Plays one hand against three built-in bots, and is timed.</source>
        <translation>内蔵ボット三人を相手に一局打ち、時間を測ります。</translation>
    </message>
    <message>
        <source>Start the program now: it is awaited on port %1.</source>
        <translation>プログラムを起動してください。ポート%1で待っています。</translation>
    </message>
    <message>
        <source>Waiting for its first answer...</source>
        <translation>最初の応答を待っています...</translation>
    </message>
    <message numerus="yes">
        <source>Playing: %n decision(s) so far</source>
        <translation>
            <numerusform>対局中：%n回の判断</numerusform>
        </translation>
    </message>
    <message>
        <source>Noticed: %1.</source>
        <extracomment>What a program was told of while it played on</extracomment>
        <translation>気づいたこと：%1。</translation>
    </message>
    <message>
        <source>The test went well. %1</source>
        <translation>テストは成功しました。%1</translation>
    </message>
    <message>
        <source>The test failed.</source>
        <translation>テストは失敗しました。</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>テストを中止しました。</translation>
    </message>
    <message>
        <source>Decisions: %1 · median %2 · longest %3 · errors: %4 · %5 s in all</source>
        <extracomment>Results of a test: decisions, half of them quicker than, the longest, errors, seconds in all</extracomment>
        <translation>判断：%1回 · 中央値 %2 · 最長 %3 · エラー：%4 · 全体で%5秒</translation>
    </message>
    <message>
        <source>It failed: %1.</source>
        <translation>失敗：%1。</translation>
    </message>
</context>
<context>
    <name>janso::OpponentsDialog</name>
    <message>
        <source>Opponent</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Add a plugin</source>
        <translation>プラグインの追加</translation>
    </message>
    <message>
        <source>This plugin offers several bots. Which one?</source>
        <translation>このプラグインにはボットがいくつかあります。どれを追加しますか。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove “%1”? Matches that it sits in keep it.</source>
        <translation>「%1」を一覧から削除しますか。参加している対局にはそのまま残ります。</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n opponents? Matches that they sit in keep them.</source>
        <translation>
            <numerusform>対戦相手を%n人、一覧から削除しますか。参加している対局にはそのまま残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Program that speaks mjai</source>
        <translation>mjaiを話すプログラム</translation>
    </message>
    <message>
        <source>Plugin with bots</source>
        <translation>ボットのプラグイン</translation>
    </message>
    <message>
        <source>Plugins (*.so *.dll *.dylib)</source>
        <translation>プラグイン (*.so *.dll *.dylib)</translation>
    </message>
    <message>
        <source>Import opponents</source>
        <translation>対戦相手の読み込み</translation>
    </message>
    <message>
        <source>Opponents (*.json)</source>
        <translation>対戦相手 (*.json)</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Export opponents</source>
        <translation>対戦相手の書き出し</translation>
    </message>
</context>
<context>
    <name>janso::OptionButton</name>
    <message>
        <source>%1.  %2</source>
        <extracomment>An answer of a question: its number, which is its key, and the answer</extracomment>
        <translation>%1.  %2</translation>
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
    <message>
        <source>There is no lesson %1.</source>
        <translation>レッスン %1 はありません。</translation>
    </message>
    <message>
        <source>There is no drill %1.</source>
        <translation>練習問題 %1 はありません。</translation>
    </message>
    <message>
        <source>The match has no event %1: it ends with number %2.</source>
        <translation>この対局に%1番目の出来事はありません。%2番目で終わります。</translation>
    </message>
</context>
<context>
    <name>janso::PortraitButton</name>
    <message>
        <source>%1: picture, %2</source>
        <extracomment>The picture of a seat: its wind, then who or what is to be seen</extracomment>
        <translation>%1:絵、%2</translation>
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
    <message>
        <source>Off</source>
        <extracomment>A volume of nothing</extracomment>
        <translation>オフ</translation>
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
        <translation>無地（高対比）</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>象牙</translation>
    </message>
    <message>
        <source>Black, engraved</source>
        <translation>黒（彫り）</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高コントラスト</translation>
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
        <source>From a folder</source>
        <translation>フォルダーから</translation>
    </message>
    <message>
        <source>%1, drawn by %2 (%3).</source>
        <extracomment>Who drew a set of tiles: its name, the author, the licence</extracomment>
        <translation>%1、作画：%2（%3）。</translation>
    </message>
    <message>
        <source>Tiles from a folder</source>
        <translation>フォルダーの牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A way to name yaku, and a yaku named so</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>janso::RefusedDialog</name>
    <message numerus="yes">
        <source>%Ln file(s) could not be taken in, or not wholly:</source>
        <translation>
            <numerusform>%Ln個のファイルは、全部または一部を取り込めませんでした：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::ReplayBookmarks</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A bookmark in the list: its name, and where it is</extracomment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Bookmarks and notes</source>
        <translation>しおりとメモ</translation>
    </message>
    <message>
        <source>Bookmarks and notes: choosing one goes there</source>
        <translation>しおりとメモ:選ぶとそこへ移ります</translation>
    </message>
    <message>
        <source>Name of this bookmark</source>
        <translation>このしおりの名前</translation>
    </message>
</context>
<context>
    <name>janso::ReplayBranches</name>
    <message>
        <source>“%1”</source>
        <extracomment>A note of the reader</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>A branch
The match that it was taken from is not found.</source>
        <translation>分岐
元の対局が見つかりません。</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>本譜</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <extracomment>For a screen reader, before what is said of a branch</extracomment>
        <translation>表示中：%1</translation>
    </message>
    <message>
        <source>G&amp;o on</source>
        <translation>続ける(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Nothing was tried yet. “Play on from here” begins a branch.</source>
        <translation>まだ何も試していません。「ここから打つ」で分岐ができます。</translation>
    </message>
</context>
<context>
    <name>janso::ReplayDesk</name>
    <message>
        <source>Open record</source>
        <translation>牌譜を開く</translation>
    </message>
    <message>
        <source>There is no playing on from here: either the match was over, or no other deal agrees with what this seat has seen.</source>
        <translation>ここからは打てません。対局が終わっているか、この席から見えたことに合う配牌が見つかりません。</translation>
    </message>
    <message>
        <source>Guess</source>
        <extracomment>Title of the window instead of the file, while the choices of a replay are guessed</extracomment>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>観戦</translation>
    </message>
</context>
<context>
    <name>janso::ReplayHandsModel</name>
    <message>
        <source>The record stops here.</source>
        <translation>記録はここまでです。</translation>
    </message>
    <message>
        <source>Choices: %1</source>
        <extracomment>Points that a player&apos;s choices have lost in a hand</extracomment>
        <translation>選択：%1</translation>
    </message>
    <message>
        <source>Not over yet</source>
        <translation>まだ終わっていません</translation>
    </message>
</context>
<context>
    <name>janso::ReplayPage</name>
    <message>
        <source>Play on, same hands, the wall shuffled</source>
        <translation>手牌はそのまま、山を混ぜて打つ</translation>
    </message>
    <message>
        <source>Play on, all that this seat cannot see dealt anew</source>
        <translation>この席から見えない牌をすべて配り直して打つ</translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>自分の手</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全員の手</translation>
    </message>
    <message>
        <source>As known then</source>
        <translation>当時の視点</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>速さ %1</translation>
    </message>
    <message>
        <source>The position is copied as a picture.</source>
        <translation>局面を画像としてコピーしました。</translation>
    </message>
    <message>
        <source>A link to this place is copied.</source>
        <translation>この場面へのリンクをコピーしました。</translation>
    </message>
    <message>
        <source>The position is copied as text.</source>
        <translation>局面をテキストとしてコピーしました。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Tooltip of a button: what it does and its key</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Play on, same hands and same wall: what would have happened, which proves nothing</source>
        <extracomment>A menu: how to play on from a place of a replay, by what is dealt anew</extracomment>
        <translation>手牌も山も同じまま打つ（実際どうなったか。証拠にはなりません）</translation>
    </message>
    <message>
        <source>Let bots play on, same hands and same wall: proves nothing</source>
        <translation>手牌も山も同じまま、ボットに打たせる（証拠にはなりません）</translation>
    </message>
    <message>
        <source>Let bots play on, same hands, the wall shuffled</source>
        <translation>手牌はそのまま、山を混ぜてボットに打たせる</translation>
    </message>
    <message>
        <source>Let bots play on, all that this seat cannot see dealt anew</source>
        <translation>この席から見えない牌を配り直してボットに打たせる</translation>
    </message>
    <message>
        <source>Guess every choice</source>
        <extracomment>A menu: which choices of a seat are guessed</extracomment>
        <translation>すべての選択を当てる</translation>
    </message>
    <message>
        <source>Guess every second choice</source>
        <translation>2回に1回当てる</translation>
    </message>
    <message>
        <source>Guess every third choice</source>
        <translation>3回に1回当てる</translation>
    </message>
    <message>
        <source>Guess every fifth choice</source>
        <translation>5回に1回当てる</translation>
    </message>
    <message>
        <source>Branches</source>
        <extracomment>A page beside the replay; %1: how many there are</extracomment>
        <translation>分岐</translation>
    </message>
    <message>
        <source>Branches (%1)</source>
        <translation>分岐（%1）</translation>
    </message>
    <message>
        <source>This seat has no choice any more.</source>
        <translation>この席にはもう選択がありません。</translation>
    </message>
    <message>
        <source>The guess could not be kept.</source>
        <translation>答えを保存できませんでした。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>終了(&amp;E)</translation>
    </message>
    <message>
        <source>Guess %1: what would you do?</source>
        <translation>%1問目：あなたならどうしますか。</translation>
    </message>
    <message>
        <source>On to the next choice</source>
        <translation>次の選択へ</translation>
    </message>
    <message>
        <source>There is no further choice.</source>
        <translation>この先に選択はありません。</translation>
    </message>
    <message>
        <source>Not while you guess. %1 ends it.</source>
        <translation>次の一手を当てている間はできません。%1で終わります。</translation>
    </message>
    <message>
        <source>No review tells what else could have been done by this seat.</source>
        <translation>この席の検討がまだないので、相違は分かりません。</translation>
    </message>
    <message numerus="yes">
        <source>Guesses: %Ln</source>
        <translation>
            <numerusform>答えた数：%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Bookmarks, notes and the place are not kept: %1</source>
        <extracomment>%1: why</extracomment>
        <translation>しおり、メモ、見ていた場所を保存できません: %1</translation>
    </message>
    <message>
        <source>To what is played now</source>
        <translation>いまの場面へ</translation>
    </message>
    <message>
        <source>Not while the match is still played.</source>
        <translation>対局中はできません。</translation>
    </message>
</context>
<context>
    <name>janso::ResultPages</name>
    <message>
        <source>%1: %2</source>
        <translation>%1:%2</translation>
    </message>
</context>
<context>
    <name>janso::RetryDesk</name>
    <message>
        <source>What comes back and when cannot be written to %1.</source>
        <translation>復習の予定を%1に書き込めません。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) cannot be asked today: the match or its review is not where it was.</source>
        <translation>
            <numerusform>%n場面は今日は出題できません。対局または検討が元の場所にありません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RetryPage</name>
    <message>
        <source>%1
What was played here lost something. What is better?</source>
        <extracomment>%1: &quot;East 2 · turn 7 · 45 tiles left&quot;</extracomment>
        <translation>%1
ここでの選択は損でした。より良い選択は？</translation>
    </message>
    <message>
        <source>%1: right, nothing is better.</source>
        <translation>%1：正解、これが最善です。</translation>
    </message>
    <message>
        <source>%1: that is what was played. There is something better.</source>
        <translation>%1：実際の選択です。もっと良い手があります。</translation>
    </message>
    <message>
        <source>%1: not that either. Try another one.</source>
        <translation>%1：これも違います。他の手を探してください。</translation>
    </message>
    <message>
        <source>%1: the evaluator does not judge that. Try another one.</source>
        <translation>%1：この手は判定できません。他の手を探してください。</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>終わりました</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n found at the first try.</source>
        <translation>
            <numerusform>%n問中%1問を一度で正解しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2問中%1問目</translation>
    </message>
    <message>
        <source>%1: right, as good as the best as far as the evaluator can tell.</source>
        <translation>%1：正解、評価で見る限り最善と同等です。</translation>
    </message>
</context>
<context>
    <name>janso::ReviewCategories</name>
    <message>
        <source>All choices</source>
        <translation>すべての選択</translation>
    </message>
    <message>
        <source>Accuracy, of 100</source>
        <translation>正確さ（100点満点）</translation>
    </message>
</context>
<context>
    <name>janso::ReviewDesk</name>
    <message>
        <source>The review is not kept: %1</source>
        <extracomment>%1: why</extracomment>
        <translation>検討を保存できません：%1</translation>
    </message>
</context>
<context>
    <name>janso::ReviewPage</name>
    <message>
        <source>Strict</source>
        <extracomment>How strict a review is: from which loss on a choice counts as an inaccuracy</extracomment>
        <translation>厳しい</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Mild</source>
        <translation>甘い</translation>
    </message>
    <message>
        <source>Stopped. What is done is kept; the review goes on when it is asked for again.</source>
        <translation>中止しました。終わった分は残り、次に検討するとき続きから始まります。</translation>
    </message>
    <message>
        <source>Reviewing ...</source>
        <translation>検討中...</translation>
    </message>
    <message>
        <source>Reviewing: %1 of %2 hands</source>
        <translation>検討中：%2局中%1局</translation>
    </message>
    <message>
        <source>too few choices for one number</source>
        <translation>選択が少なく範囲だけ示します</translation>
    </message>
    <message>
        <source>with its 95 % interval</source>
        <translation>括弧内は95%区間</translation>
    </message>
    <message>
        <source>thousandths of a place; %1</source>
        <extracomment>Below how much is lost per choice: the unit, and the same in points</extracomment>
        <translation>順位の千分の一単位、%1</translation>
    </message>
    <message>
        <source>%1 as the evaluator&apos;s bot, %2 more not judged</source>
        <translation>評価ボットと一致%1、ほか判定なし%2</translation>
    </message>
    <message>
        <source>How much was luck is not known: the record does not show all hands.</source>
        <translation>全員の手牌が記録されていないため、運の分は分かりません。</translation>
    </message>
    <message>
        <source>%1 points won; without luck %2. Each step of luck is what came less the mean of all that could have come.</source>
        <translation>収支%1点、運を除くと%2点。運の各段は、実際に来たものと、来る可能性があったものの平均との差です。</translation>
    </message>
    <message>
        <source>No choice was surely worse than another.</source>
        <translation>明らかに損な選択はありませんでした。</translation>
    </message>
    <message>
        <source>too few choices could be judged</source>
        <translation>判定できた選択が少なすぎます</translation>
    </message>
    <message numerus="yes">
        <source>%Ln discard(s) left the hand further from tenpai than another that was no more dangerous. Such hands are only estimated, so that is not judged; a roll-out tells what it cost.</source>
        <translation>
            <numerusform>危険が変わらない別の牌よりも聴牌から遠ざかった打牌が%Ln回あります。そのような手牌は概算しかされないので、判定していません。いくらの損だったかはロールアウトで分かります。</numerusform>
        </translation>
    </message>
    <message>
        <source>not known: the record does not show all hands</source>
        <translation>不明：牌譜に全員の手牌がありません</translation>
    </message>
    <message>
        <source>The dearest choices are being measured by roll-outs; what is said of them may change.</source>
        <translation>損の大きい選択から順にロールアウトで測っています。評価は結果に従って変わります。</translation>
    </message>
</context>
<context>
    <name>janso::RolloutBar</name>
    <message>
        <source>S&amp;top</source>
        <translation>中止(&amp;T)</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
        <translation>続ける(&amp;U)</translation>
    </message>
    <message>
        <source>More worl&amp;ds</source>
        <translation>さらに続ける(&amp;D)</translation>
    </message>
    <message>
        <source>Roll o&amp;ut</source>
        <translation>ロールアウト(&amp;U)</translation>
    </message>
    <message>
        <source>Another choice is being rolled out. %1</source>
        <extracomment>%1: &quot;240 worlds so far: ...&quot;</extracomment>
        <translation>別の選択をロールアウト中です。%1</translation>
    </message>
    <message>
        <source>There is nothing to compare this choice with.</source>
        <translation>この選択と比べるものがありません。</translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation>中止しました。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more to come.</source>
        <comment>losses that wait to be rolled out</comment>
        <translation>
            <numerusform>あと%n件続きます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RolloutView</name>
    <message>
        <source>No choice is worth a roll-out: none lost anything, and all are judged.</source>
        <translation>ロールアウトする選択はありません。損をした選択はなく、すべて判定済みです。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;East 2 · turn 7&quot;, %2: what was played</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>janso::RuleRow</name>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>規定なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An option with several values, and which of them: &quot;Uma by place: 1st place&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <extracomment>%1: name and value of another ruleset: &quot;Tenhou: No&quot;</extracomment>
        <translation>%1に戻す</translation>
    </message>
    <message>
        <source>%1: back to %2</source>
        <translation>%1：%2に戻す</translation>
    </message>
</context>
<context>
    <name>janso::RulesDialog</name>
    <message>
        <source>Among friends</source>
        <translation>仲間内</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>対局サイト</translation>
    </message>
    <message>
        <source>Japanese leagues</source>
        <translation>日本のリーグ</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三人麻雀</translation>
    </message>
    <message>
        <source>Your rulesets</source>
        <translation>自分のルール</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <extracomment>Name of a ruleset that was changed for one match</extracomment>
        <translation>%1（変更あり）</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>この対局のルール</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>すべての分類</translation>
    </message>
    <message>
        <source>Every option is explained here</source>
        <translation>項目の説明がここに出ます</translation>
    </message>
    <message>
        <source>Point at one, or go to it with the Tab key.</source>
        <translation>項目にマウスを重ねるか、Tabキーで移ってください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A value of an option, and what it means</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Only &amp;differences (%1)</source>
        <translation>違いだけ（%1）(&amp;D)</translation>
    </message>
    <message>
        <source>Name of the ruleset:</source>
        <translation>ルールの名前：</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete the ruleset “%1”? Matches that were played with it keep their rules.</source>
        <translation>ルール「%1」を削除しますか。このルールで打った対局の記録は変わりません。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Import a ruleset</source>
        <translation>ルールの読み込み</translation>
    </message>
    <message>
        <source>Rulesets (*.json)</source>
        <translation>ルール (*.json)</translation>
    </message>
    <message>
        <source>Export the ruleset</source>
        <translation>ルールの書き出し</translation>
    </message>
    <message>
        <source>Use t&amp;hese rules</source>
        <translation>このルールを使う(&amp;H)</translation>
    </message>
    <message>
        <source>A file cannot be read</source>
        <translation>読めないファイルがあります</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>マイルール</translation>
    </message>
</context>
<context>
    <name>janso::RulesForm</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Another ruleset and its value of an option: &quot;Tenhou: No&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The documents of %1 do not say or disagree; this is common practice.</source>
        <translation>%1の文書に記述がないか食い違っているため、一般的な値にしています。</translation>
    </message>
    <message>
        <source>Nothing differs from %1.</source>
        <translation>%1との違いはありません。</translation>
    </message>
    <message>
        <source>There is no such option.</source>
        <translation>その項目はありません。</translation>
    </message>
</context>
<context>
    <name>janso::SaidPanel</name>
    <message numerus="yes">
        <source>Tags and notes of the %Ln match(es) that are chosen</source>
        <translation>
            <numerusform>選んだ%Ln対局のタグとメモ</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1: %2</source>
        <extracomment>A note on a place in a match: the number of the hand, and the note</extracomment>
        <translation>第%1局: %2</translation>
    </message>
    <message>
        <source>Takes the tag away</source>
        <translation>タグを外します</translation>
    </message>
    <message>
        <source>Tag %1: takes it away</source>
        <translation>タグ %1: 外します</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>タグを追加</translation>
    </message>
    <message>
        <source>New tag: Return adds it</source>
        <translation>新しいタグ: Return で追加</translation>
    </message>
    <message>
        <source>Notes: Return changes the chosen one, Delete takes it away</source>
        <translation>メモの一覧: Return で変更、Delete で削除</translation>
    </message>
    <message>
        <source>A double click changes a note</source>
        <translation>ダブルクリックでメモを変更</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>メモ:</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>メモの追加</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>メモの変更</translation>
    </message>
    <message>
        <source>&amp;Add a note...</source>
        <translation>メモを追加(&amp;A)...</translation>
    </message>
</context>
<context>
    <name>janso::SavedFilters</name>
    <message>
        <source>The saved filters cannot be read: %1.</source>
        <extracomment>%1 says why</extracomment>
        <translation>保存した条件を読み込めません:%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved filters cannot be read: %1.</source>
        <extracomment>%1 says where and why, in English</extracomment>
        <translation>
            <numerusform>保存した条件のうち%Ln件を読み込めません:%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save these filters...</source>
        <translation>この条件を保存(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Save the filters</source>
        <translation>条件の保存</translation>
    </message>
    <message>
        <source>Name of the filters; one that is there is replaced:</source>
        <translation>条件の名前(同じ名前は置き換えられます):</translation>
    </message>
    <message>
        <source>No match of yours is as “%1” asks, so this was left out: %2.</source>
        <extracomment>%1 is the name of saved filters, %2 are conditions</extracomment>
        <translation>「%1」の条件に合う対局がないため、次を除きました:%2。</translation>
    </message>
    <message>
        <source>The saved filters were not changed: %1.</source>
        <extracomment>%1 says why</extracomment>
        <translation>保存した条件を変更できませんでした:%1。</translation>
    </message>
    <message>
        <source>Save&amp;d filters</source>
        <translation>保存した条件(&amp;D)</translation>
    </message>
    <message>
        <source>Filters that are kept under a name, in a file of the library</source>
        <translation>名前を付けてライブラリーのファイルに保存した条件</translation>
    </message>
</context>
<context>
    <name>janso::SavedSearchMenu</name>
    <message>
        <source>&amp;Save this search...</source>
        <translation>この検索を保存(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>検索の保存</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>検索の名前:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved search(es) cannot be read</source>
        <translation>
            <numerusform>保存した検索のうち%Ln件を読み込めません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::SavingDesk</name>
    <message>
        <source>The match is saved again; nothing of it is missing.</source>
        <translation>対局は再び保存されています。欠けたところはありません。</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>対局を別の場所に保存</translation>
    </message>
    <message>
        <source>Matches (*.jsonl)</source>
        <translation>対局 (*.jsonl)</translation>
    </message>
    <message>
        <source>The match is saved in %1.</source>
        <translation>対局を %1 に保存しました。</translation>
    </message>
    <message>
        <source>%1

What is not saved of it is lost when it is left.</source>
        <extracomment>%1 is the sentence that says why it is not saved</extracomment>
        <translation>%1

席を立つと、保存されていない部分は失われます。</translation>
    </message>
    <message>
        <source>Save elsewhere...</source>
        <translation>別の場所に保存...</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>それでも席を立つ</translation>
    </message>
</context>
<context>
    <name>janso::ScoreSheetDialog</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Title of the PDF document: the heading, then the names of the players
----------
A series in a list: when it was begun, who plays</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>Name of the file that is offered; the date follows</extracomment>
        <translation>成績表</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>成績表の保存</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>成績表の印刷</translation>
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
        <source>%1: who plays</source>
        <translation>%1：打つ人</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1：名前</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>%1: opponent</source>
        <translation>%1：対戦相手</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>内蔵</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Not in the list</source>
        <extracomment>Heading of an opponent that a match was saved with and that is not in the list</extracomment>
        <translation>一覧にない相手</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>janso::SecondsSpin</name>
    <message>
        <source> s</source>
        <extracomment>After a number of seconds</extracomment>
        <translation>秒</translation>
    </message>
</context>
<context>
    <name>janso::SeriesDesk</name>
    <message>
        <source>Series</source>
        <translation>シリーズ</translation>
    </message>
    <message>
        <source>End the series after %1 of %2 matches? The matches and the score sheet are kept.</source>
        <translation>%2戦中%1戦でシリーズを終えますか。対局と成績表は残ります。</translation>
    </message>
    <message>
        <source>End the series</source>
        <translation>シリーズを終える</translation>
    </message>
    <message>
        <source>Another Janso is playing this series.</source>
        <translation>このシリーズは別のJansoが対局中です。</translation>
    </message>
</context>
<context>
    <name>janso::SidePages</name>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
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
    <message>
        <source>Bankruptcy</source>
        <translation>飛び</translation>
    </message>
    <message>
        <source>Yakitori</source>
        <translation>焼き鳥</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>チップ</translation>
    </message>
    <message>
        <source>Chombo</source>
        <translation>チョンボ</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>差し馬</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The points after the last hand.</source>
        <translation>最後の局が終わったときの持ち点です。</translation>
    </message>
    <message>
        <source>How far the score is above or below %1, in thousands. Everybody started with %2.</source>
        <translation>持ち点が%1点をどれだけ上回るか、下回るか(千点単位)。全員%2点で始めました。</translation>
    </message>
    <message>
        <source>Points that the lower places give to the higher ones, in thousands.</source>
        <translation>下位の人が上位の人に渡す点(千点単位)。</translation>
    </message>
    <message>
        <source>What everybody started short of %1 goes to the first place, in thousands.</source>
        <translation>全員の配給原点と%1点との差の合計が1位のものになります(千点単位)。</translation>
    </message>
    <message>
        <source>What rounding has added or taken away, in thousands.</source>
        <translation>端数の処理で増減した分(千点単位)。</translation>
    </message>
    <message>
        <source>Settled because a player&apos;s points ran out, in thousands.</source>
        <translation>誰かの点数がなくなったことによる清算(千点単位)。</translation>
    </message>
    <message>
        <source>Paid by those who won no hand, in thousands.</source>
        <translation>一度も和了しなかった人の支払い(千点単位)。</translation>
    </message>
    <message>
        <source>The chips won and lost, in thousands of points.</source>
        <translation>得たチップと失ったチップ(千点単位)。</translation>
    </message>
    <message>
        <source>Penalties for breaking the rules, in thousands.</source>
        <translation>反則の罰(千点単位)。</translation>
    </message>
    <message>
        <source>What the side bets settled, in thousands.</source>
        <translation>差し馬の清算(千点単位)。</translation>
    </message>
    <message>
        <source>The result of the match: the columns before it, added up.</source>
        <translation>対局の結果です。左の列を合計したものです。</translation>
    </message>
    <message>
        <source>A bonus for the first place. These rules have none.</source>
        <translation>1位に与えられるボーナスです。このルールにはありません。</translation>
    </message>
    <message>
        <source>A bonus for the first place, in thousands.</source>
        <translation>1位に与えられるボーナスです(千点単位)。</translation>
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
        <source>%1 – begun %2</source>
        <extracomment>Under the button that continues a match: who plays, and when it was begun</extracomment>
        <translation>%1 – %2開始</translation>
    </message>
    <message>
        <source>The last series is over: %1</source>
        <translation>前のシリーズは終了：%1</translation>
    </message>
    <message>
        <source>Series, match %1 of %2</source>
        <translation>シリーズ 第%1戦（全%2戦）</translation>
    </message>
    <message>
        <source>Series, after %1 of %2 matches: %3</source>
        <translation>シリーズ %2戦中%1戦終了：%3</translation>
    </message>
    <message>
        <source>An East game against bots, with the gentle coach.</source>
        <translation>ボットとの東風戦です。「控えめ」のコーチが付きます。</translation>
    </message>
    <message>
        <source>An East game against bots, with the full coach.</source>
        <translation>ボットとの東風戦です。「くわしい」コーチが付きます。</translation>
    </message>
    <message>
        <source>An East game against bots. The first tile falls at once.</source>
        <translation>ボットとの東風戦。すぐに始まります。</translation>
    </message>
    <message>
        <source>&amp;Lessons: %1 of %2</source>
        <extracomment>Button of the first page; how many of the lessons are done</extracomment>
        <translation>レッスン %1／%2(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>遊び方を学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>Contin&amp;ue the series: match %1 of %2</source>
        <translation>シリーズを続ける：第%1戦（全%2戦）(&amp;U)</translation>
    </message>
    <message>
        <source>Your first matches? &lt;a href=&quot;easier&quot;&gt;Begin with weak opponents and a coach who warns of mistakes&lt;/a&gt;.</source>
        <extracomment>Under the button that starts a match, for who has taken a lesson; the link changes two settings</extracomment>
        <translation>初めての対局ですか？ &lt;a href=&quot;easier&quot;&gt;弱い相手と、ミスの前に注意してくれるコーチで始める&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Unfinished &amp;matches (%1)...</source>
        <translation>途中の対局（%1）(&amp;M)...</translation>
    </message>
    <message>
        <source>Another Janso is playing a match.</source>
        <translation>別のJansoが対局中です。</translation>
    </message>
    <message>
        <source>The newest match is damaged.</source>
        <translation>最新の対局が壊れています。</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Due today: %n mistake(s)</source>
        <extracomment>Button of the first page: mistakes of own matches that are to be played better today</extracomment>
        <translation>
            <numerusform>今日の復習: %n件(&amp;D)</numerusform>
        </translation>
    </message>
    <message>
        <source>Janso was brought up to version %1.</source>
        <translation>Jansoがバージョン%1になりました。</translation>
    </message>
</context>
<context>
    <name>janso::StartScene</name>
    <message>
        <source>Janso</source>
        <translation>Janso</translation>
    </message>
    <message>
        <source>Riichi mahjong for one machine</source>
        <translation>一台で遊ぶリーチ麻雀</translation>
    </message>
</context>
<context>
    <name>janso::StatisticsFilters</name>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>最近%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>A month and its year, as QDate::toString() writes them</extracomment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>対局数</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Kind of match</source>
        <translation>対局の種類</translation>
    </message>
    <message>
        <source>Everybody here</source>
        <translation>ここの全員</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>3 and 4 players</source>
        <translation>三人打ちと四人打ち</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人打ち</numerusform>
        </translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>すべての長さ</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>全対局</translation>
    </message>
    <message numerus="yes">
        <source>Last %n matches</source>
        <translation>
            <numerusform>最近%n戦</numerusform>
        </translation>
    </message>
    <message>
        <source>Any seat</source>
        <translation>すべての席</translation>
    </message>
    <message>
        <source>Begun as %1</source>
        <extracomment>The seat at the start of a match: %1 is a wind</extracomment>
        <translation>起家から見て%1</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>As dealer</source>
        <translation>親のとき</translation>
    </message>
    <message>
        <source>Not as dealer</source>
        <translation>子のとき</translation>
    </message>
    <message>
        <source>East round</source>
        <translation>東場</translation>
    </message>
    <message>
        <source>South round</source>
        <translation>南場</translation>
    </message>
    <message>
        <source>When in the lead</source>
        <translation>トップのとき</translation>
    </message>
    <message>
        <source>When last</source>
        <translation>ラスのとき</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>助けなしの対局</translation>
    </message>
    <message>
        <source>With the coach too</source>
        <translation>コーチありも含む</translation>
    </message>
    <message>
        <source>With practice too</source>
        <translation>練習も含む</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Played here, without help</source>
        <translation>ここでの助けなしの対局</translation>
    </message>
    <message>
        <source>Played elsewhere</source>
        <translation>よそでの対局</translation>
    </message>
    <message>
        <source>Tag of the match, as the library keeps it</source>
        <translation>対局のタグ(牌譜ライブラリーのもの)</translation>
    </message>
    <message>
        <source>With any tag or none</source>
        <translation>タグを問わない</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <extracomment>%1 is a tag of the library</extracomment>
        <translation>タグ:%1</translation>
    </message>
</context>
<context>
    <name>janso::StatisticsPage</name>
    <message>
        <source>&amp;Table as CSV...</source>
        <translation>表をCSVに(&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;Chart as SVG...</source>
        <translation>グラフをSVGに(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Numbers of the chart as CSV...</source>
        <translation>グラフの数値をCSVに(&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Print chart and table...</source>
        <translation>グラフと表を印刷(&amp;P)...</translation>
    </message>
    <message>
        <source>Chart and table as P&amp;DF...</source>
        <translation>グラフと表をPDFに(&amp;D)...</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The first is &quot;100 matches&quot;, the second &quot;1,000 hands&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln戦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hands</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches with the coach or open hands</source>
        <translation>
            <numerusform>コーチあり・手牌公開の%n戦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of practice</source>
        <translation>
            <numerusform>練習%n戦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished matches</source>
        <translation>
            <numerusform>途中の%n戦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files that cannot be read</source>
        <translation>
            <numerusform>読めないファイル%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted: %1.</source>
        <translation>数えていないもの:%1。</translation>
    </message>
    <message>
        <source>The bots were not simulated by these rules: nobody stands beside you.</source>
        <translation>このルールではボットの数字がないため、比べる相手はいません。</translation>
    </message>
    <message>
        <source>The bots played whole matches by %1: only hands are compared.</source>
        <translation>ボットの数字は%1の全長の対局によるため、局の数字だけを比べます。</translation>
    </message>
    <message>
        <source>By wins, deal-ins, riichi and calls you play most like %1.</source>
        <translation>和了・放銃・立直・副露の割合では%1に最も似ています。</translation>
    </message>
    <message>
        <source>No match of yours meets these conditions.</source>
        <translation>この条件に合う対局はありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Title of a printed page: the subject, then how many matches</extracomment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>表を保存</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>Picture (*.svg)</source>
        <translation>画像 (*.svg)</translation>
    </message>
    <message>
        <source>Save the numbers of the chart</source>
        <translation>グラフの数値を保存</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFで保存</translation>
    </message>
    <message>
        <source>%1 of %2 files read</source>
        <translation>%2件中%1件を読みました</translation>
    </message>
    <message>
        <source>Your matches are being read...</source>
        <translation>対局を読んでいます...</translation>
    </message>
    <message>
        <source>There is no finished match of yours yet. After the first one its figures stand here. They say something from a hundred cases on, some ten matches where hands are counted; the mean place is right to about 0.22 after 100 matches, and to 0.11 after 400.</source>
        <translation>終わった対局はまだありません。一戦終えると、ここに成績が出ます。数字が意味をもつのは百件からで、局ごとの数字ならおよそ十戦です。平均順位の誤差は百戦で約0.22、四百戦で約0.11です。</translation>
    </message>
    <message>
        <source>the library, which cannot be read</source>
        <translation>読み込めないライブラリ</translation>
    </message>
    <message>
        <source>The tags of your matches cannot be read.</source>
        <translation>対局のタグを読み込めません。</translation>
    </message>
</context>
<context>
    <name>janso::StyleRadar</name>
    <message>
        <source>Style of play</source>
        <translation>打ち方</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>share of hands</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>janso::TableAnswer</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>janso::TableWidget</name>
    <message>
        <source>Mahjong table</source>
        <translation>麻雀卓</translation>
    </message>
</context>
<context>
    <name>janso::TeachText</name>
    <message>
        <source>Link: %1</source>
        <translation>リンク：%1</translation>
    </message>
</context>
<context>
    <name>janso::TileButton</name>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
</context>
<context>
    <name>janso::UnfinishedModel</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>A match in a list: where it stands or its file, when it was begun</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2 – %3</source>
        <extracomment>A match in a list: where it stands, who plays, when it was begun</extracomment>
        <translation>%1 – %2 – %3</translation>
    </message>
</context>
<context>
    <name>janso::UnfinishedPanel</name>
    <message>
        <source>Go on from &amp;before the damage</source>
        <translation>壊れたところの前から続ける(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>観戦する(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>見てみる(&amp;L)</translation>
    </message>
    <message>
        <source>Shows the match while the other Janso plays it, and changes nothing</source>
        <translation>別のJansoが打っている対局をそのまま見ます。何も変わりません</translation>
    </message>
    <message>
        <source>Shows the hands of it that are over, and changes nothing</source>
        <translation>終わった局だけを見せ、何も変えません</translation>
    </message>
</context>
<context>
    <name>janso::VerdictMark</name>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>不正解</translation>
    </message>
</context>
<context>
    <name>janso::WatchDesk</name>
    <message>
        <source>Nothing is dealt in this match yet.</source>
        <translation>この対局はまだ配牌されていません。</translation>
    </message>
</context>
<context>
    <name>janso::WinDetails</name>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>もしも？</translation>
    </message>
    <message>
        <source>How this win is counted</source>
        <translation>この和了の計算</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Sum, rounded up to the next ten</source>
        <translation>合計、10の位に切り上げ</translation>
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
    <name>janso::WindowActions</name>
    <message>
        <source>Speed: %1</source>
        <translation>速さ：%1</translation>
    </message>
</context>
<context>
    <name>janso::YakuList</name>
    <message>
        <source>All yaku</source>
        <translation>すべての役</translation>
    </message>
</context>
<context>
    <name>janso::YakuModel</name>
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
    <message>
        <source>In your hand</source>
        <translation>手にある役</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>いまは作れない役</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>偶然の役</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) away</source>
        <translation>
            <numerusform>あと%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>Over a column: how many tiles a yaku is away</extracomment>
        <translation>あと</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Read aloud: a row of the yaku list, then how the hand stands to it</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>janso::YakuPanel</name>
    <message>
        <source>By value</source>
        <translation>翻の順</translation>
    </message>
    <message>
        <source>By nearness</source>
        <translation>近い順</translation>
    </message>
</context>
<context>
    <name>janso::YakuSheetDialog</name>
    <message>
        <source>Yaku sheet</source>
        <extracomment>Name of the file that is offered; the name of the ruleset follows</extracomment>
        <translation>役の一覧表</translation>
    </message>
    <message>
        <source>Save the yaku sheet</source>
        <translation>役の一覧表を保存</translation>
    </message>
    <message>
        <source>Print the yaku sheet</source>
        <translation>役の一覧表を印刷</translation>
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
        <source>%1 (%2)</source>
        <extracomment>A yaku and its value</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not this:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;似て非なる手：&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mistakes:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;よくある間違い：&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <extracomment>%1: how the own hand stands to a yaku, one to three sentences</extracomment>
        <translation>今の手：%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Grows into:&lt;/b&gt; nothing greater.</source>
        <translation>&lt;b&gt;発展する役：&lt;/b&gt;ありません。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Grows into:&lt;/b&gt; %1.</source>
        <translation>&lt;b&gt;発展する役：&lt;/b&gt;%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>&lt;b&gt;How often:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;頻度：&lt;/b&gt;%1</translation>
    </message>
</context>
<context>
    <name>janso::cli::Text</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1分%2秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1時間%2分</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln match(es), %2 left</source>
        <translation>
            <numerusform>%Ln対局中%1、残り%2</numerusform>
        </translation>
    </message>
    <message>
        <source>± is one standard error, from the differences between walls</source>
        <translation>±は標準誤差1つ分（牌山ごとの差から）</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <extracomment>%1: &quot;24 matches&quot;, %2: &quot;6 walls&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2, %3 in %4 s: %5 matches an hour, %6 hands/s</source>
        <extracomment>%1: matches, %2: hands, %3: events, each with their number</extracomment>
        <translation>%1、%2、%3、%4秒: 毎時%5対局、毎秒%6局</translation>
    </message>
    <message>
        <source>, checked after every step</source>
        <translation>、1手ごとに検査</translation>
    </message>
    <message>
        <source>%1 is better than %2 (by %3 places rather than not at all)</source>
        <translation>%1は%2より優れている（差なしより順位で%3の差のほうが確か）</translation>
    </message>
    <message>
        <source>%1 is not better than %2 by %3 places</source>
        <translation>%1は%2より順位で%3も優れてはいない</translation>
    </message>
    <message>
        <source>whether %1 is better than %2 by %3 places is still open</source>
        <translation>%1が%2より順位で%3優れているかどうかは、まだ分からない</translation>
    </message>
    <message>
        <source>of %1 shards these are missing: %2</source>
        <translation>%1分割のうち、次のものがありません: %2</translation>
    </message>
    <message>
        <source>byte %1: no JSON object: %2</source>
        <translation>%1バイト目: JSONオブジェクトではありません: %2</translation>
    </message>
    <message>
        <source>this is no result of janso-cli arena of this version</source>
        <translation>このバージョンのjanso-cli arenaの結果ではありません</translation>
    </message>
    <message>
        <source>%1 is not of the same arena as %2: they differ in %3</source>
        <translation>%1は%2と同じ対戦のものではありません。%3が違います</translation>
    </message>
    <message>
        <source>%1 is one of %2 shards, %3 one of %4</source>
        <translation>%1は%2分割の一つ、%3は%4分割の一つです</translation>
    </message>
    <message>
        <source>%1 holds shard %2, which a file before it holds too</source>
        <translation>%1は分割%2ですが、それは前のファイルにもあります</translation>
    </message>
    <message>
        <source>a program needs a command that starts it</source>
        <translation>プログラムには、起動するコマンドが必要です</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; a quotation mark is not closed</source>
        <translation>「%1」の引用符が閉じていません</translation>
    </message>
    <message>
        <source>there is no program &apos;%1&apos;</source>
        <translation>プログラム「%1」がありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not executable: chmod +x makes it so</source>
        <translation>「%1」は実行できません。chmod +x で実行できるようになります</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a folder, no program</source>
        <translation>「%1」はフォルダーで、プログラムではありません</translation>
    </message>
    <message>
        <source>after mjai come +tcp, +batch or +hints, not &apos;+%1&apos;</source>
        <translation>mjaiの後に付くのは+tcp、+batch、+hintsで、「+%1」ではありません</translation>
    </message>
    <message>
        <source>after opponent comes +trust, not &apos;+%1&apos;</source>
        <translation>opponentの後に付くのは+trustで、「+%1」ではありません</translation>
    </message>
    <message>
        <source>the opponent &apos;%1&apos; came in a file and would run %2; opponent+trust:%1 runs it</source>
        <translation>対戦相手「%1」はファイルから来たもので、%2を実行します。opponent+trust:%1 なら実行できます</translation>
    </message>
    <message>
        <source>there is no opponent &apos;%1&apos; in the list, of which not all can be read: %2</source>
        <translation>対戦相手「%1」は一覧にありません。一覧には読めないものもあります: %2</translation>
    </message>
    <message>
        <source>there is no opponent &apos;%1&apos; in the list; there are: %2</source>
        <translation>対戦相手「%1」は一覧にありません。あるのは: %2</translation>
    </message>
    <message>
        <source>against clubs</source>
        <translation>対クラブ</translation>
    </message>
    <message>
        <source>registry</source>
        <translation>登録値</translation>
    </message>
    <message>
        <source>at mixed tables</source>
        <translation>混合卓</translation>
    </message>
    <message>
        <source>win %</source>
        <translation>和了 %</translation>
    </message>
    <message>
        <source>deal-in %</source>
        <translation>放銃 %</translation>
    </message>
    <message>
        <source>riichi %</source>
        <translation>立直 %</translation>
    </message>
    <message>
        <source>call %</source>
        <translation>副露 %</translation>
    </message>
    <message>
        <source>of one suit %</source>
        <translation>染め手 %</translation>
    </message>
    <message>
        <source>p50 ms</source>
        <translation>p50 ms</translation>
    </message>
    <message>
        <source>p99 ms</source>
        <translation>p99 ms</translation>
    </message>
    <message>
        <source>--shard is like 3/64, from 1/64 to 64/64, not &apos;%1&apos;</source>
        <translation>--shard は1/64から64/64までの、3/64のような形で指定します。「%1」は使えません</translation>
    </message>
    <message>
        <source>--margin is a difference in places above 0, not &apos;%1&apos;</source>
        <translation>--margin は0より大きい順位の差です。「%1」は使えません</translation>
    </message>
    <message>
        <source>--format is mjai or mjlog, not &apos;%1&apos;</source>
        <translation>--format はmjaiかmjlogです。「%1」は使えません</translation>
    </message>
    <message>
        <source>who plays: BOT or NAME=BOT for each seat, the last one takes all seats left (default novice,club,expert,club). All change seats from match to match. Seats are separated by semicolons as soon as there is one, so that commas can stand in options and commands. One that fails is counted, and club plays on for it to the end of the match</source>
        <translation>誰が打つか。席ごとにBOTまたはNAME=BOT、最後のものが残りの席すべてに座る（既定 novice,club,expert,club）。席は対局ごとに入れ替わる。セミコロンが一つでもあれば席はセミコロンだけで区切られ、オプションやコマンドにコンマを使える。失敗したものは数え、対局の終わりまでclubが代わりに打つ</translation>
    </message>
    <message>
        <source>matches to play (default 100)</source>
        <translation>対局数（既定 100）</translation>
    </message>
    <message>
        <source>walls and bots follow from it (default 1)</source>
        <translation>牌山とボットのもとになる文字列（既定 1）</translation>
    </message>
    <message>
        <source>everybody plays the same walls in every seat; a wall depends on the seed, the kyoku and how often that was dealt, not on how earlier hands ended</source>
        <translation>全員がどの席でも同じ牌山で打つ。牌山はシード、局、その局が何度目の配牌かで決まり、それまでの局の結果にはよらない</translation>
    </message>
    <message>
        <source>tell places without the luck of the tiles as well: half as many matches tell as much. With --until-better it is these that are compared</source>
        <translation>牌の運を除いた順位も示す。半分の対局数で同じだけのことが分かる。--until-better と使うと、これを比べる</translation>
    </message>
    <message>
        <source>ruleset (default basic_ariari)</source>
        <translation>ルール（既定 basic_ariari）</translation>
    </message>
    <message>
        <source>east or south (default: as in the ruleset)</source>
        <translation>eastまたはsouth（既定: ルールの通り）</translation>
    </message>
    <message>
        <source>threads to use (default: one a core); the result is the same for any number</source>
        <translation>使うスレッド数（既定: コアごとに一つ）。結果はいくつでも同じ</translation>
    </message>
    <message>
        <source>write plan, results and sums there</source>
        <translation>計画、結果、合計をここに書き出す</translation>
    </message>
    <message>
        <source>only every N-th wall (match), from the K-th on; --json files of all N shards are put together by --merge</source>
        <translation>K番目から始めてN番ごとの牌山（対局）だけ。N個すべての--jsonのファイルは--mergeでまとめる</translation>
    </message>
    <message>
        <source>add up shards: the same as if one run had played all of them</source>
        <translation>分割した結果を合計する。一度にすべてを打ったのと同じになる</translation>
    </message>
    <message>
        <source>what --json has written, for --merge; games or folders of them, for --recorded</source>
        <translation>--merge には--jsonが書き出したもの、--recorded には牌譜かそのフォルダー</translation>
    </message>
    <message>
        <source>stop as soon as it is known whether A is better than B: a sequential probability ratio test on the mean places of walls (matches), with the variance estimated from them, of &apos;no difference&apos; against &apos;better by the margin&apos;, each wrongly taken in at most 1 of 20 cases; --matches is the most it may take</source>
        <translation>AがBより優れているかどうかが分かり次第やめる。牌山（対局）ごとの平均順位の逐次確率比検定で、分散はそれらから推定し、「差がない」と「この差だけ優れている」を、それぞれ誤って採る確率が20分の1以下になるように判定する。--matches は最大数</translation>
    </message>
    <message>
        <source>of this test, in places (default 0.05)</source>
        <translation>その検定の、順位での差（既定 0.05）</translation>
    </message>
    <message>
        <source>instead of all this, one hash a built-in bot over all events of fixed matches: it changes when its play does</source>
        <translation>代わりに、決まった対局のすべての出来事から内蔵のボットごとに一つのハッシュを出す。打ち方が変われば変わる</translation>
    </message>
    <message>
        <source>instead of all this, calibrate: every built-in bot --matches times (default 1400) against three club players, then all choices of four against each other; rules tenhou_4p unless --rules says otherwise</source>
        <translation>代わりに、強さを測る。内蔵のボットがそれぞれ--matches回（既定 1400）クラブプレイヤー三人と打ち、次に四体のあらゆる組み合わせで打つ。--rules がなければtenhou_4p</translation>
    </message>
    <message>
        <source>instead of playing, the places of those who play in recorded matches, by name, as they are and without the luck of the tiles</source>
        <translation>打つ代わりに、牌譜から、名前ごとの順位をそのままと、牌の運を除いて示す</translation>
    </message>
    <message>
        <source>instead of all this, what the choices of one built-in bot are worth in which another would do otherwise: both are played out, and NEW is better by their sum than OLD, at a tenth of the matches. NEW sits in one seat (rules tenhou_4p unless --rules says otherwise)</source>
        <translation>代わりに、あるボットの選択のうち、別のボットなら違う選択をするものの値打ちを測る。どちらも最後まで打ち、その合計だけNEWはOLDより優れている。対局数は十分の一で済む。NEWは一席に座る（--rules がなければtenhou_4p）</translation>
    </message>
    <message>
        <source>who sits in the other seats then (default club)</source>
        <translation>そのときほかの席に座るもの（既定 club）</translation>
    </message>
    <message>
        <source>over how many walls a choice is played out (default 4)</source>
        <translation>一つの選択をいくつの牌山で最後まで打つか（既定 4）</translation>
    </message>
    <message>
        <source>show the time left even when standard error is no terminal</source>
        <translation>標準エラー出力が端末でなくても、残り時間を示す</translation>
    </message>
    <message>
        <source>test all invariants and views after every step</source>
        <translation>1手ごとに、すべての不変条件と見え方を検査する</translation>
    </message>
    <message>
        <source>write every match as a file</source>
        <translation>対局ごとに牌譜ファイルを書き出す</translation>
    </message>
    <message>
        <source>of these files: mjai or mjlog (default mjai)</source>
        <translation>そのファイルの形式: mjaiまたはmjlog（既定 mjai）</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together</source>
        <translation>%1と%2は一緒に使えません</translation>
    </message>
    <message>
        <source>--merge needs the files that --json has written</source>
        <translation>--merge には、--jsonが書き出したファイルが必要です</translation>
    </message>
    <message>
        <source>--recorded needs games, or a folder of them</source>
        <translation>--recorded には、牌譜かそのフォルダーが必要です</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation>「%1」というオプションはありません</translation>
    </message>
    <message>
        <source>with --duplicate, --matches must be a multiple of %1, since all change seats over the same walls; %2 is not</source>
        <translation>--duplicate のとき、全員が同じ牌山で席を替わるので、--matches は%1の倍数でなければなりません。%2は違います</translation>
    </message>
    <message>
        <source>only %1 to deal into %2 shards</source>
        <extracomment>%1: walls or matches, with their number</extracomment>
        <translation>%2つに分けるには、%1しかありません</translation>
    </message>
    <message>
        <source>--until-better: nobody here is called &apos;%1&apos;</source>
        <translation>--until-better: 「%1」という名前の者はここにいません</translation>
    </message>
    <message>
        <source>--until-better needs two who sit here, as in new,old</source>
        <translation>--until-better には、new,old のように、ここに座る二者が必要です</translation>
    </message>
    <message>
        <source>--until-better looks at all matches, so it cannot be used with --shard</source>
        <translation>--until-better はすべての対局を見るので、--shard とは使えません</translation>
    </message>
    <message>
        <source>--regret needs two bots, as in master:callMargin=300,master</source>
        <translation>--regret には、master:callMargin=300,master のように、ボットが二つ必要です</translation>
    </message>
    <message>
        <source>--margin belongs to --until-better</source>
        <translation>--margin は--until-betterと使います</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be both &apos;%2&apos; and &apos;%3&apos;</source>
        <translation>「%1」が「%2」と「%3」の両方になることはできません</translation>
    </message>
    <message>
        <source>%1 players sit at this table, --seats names %2</source>
        <translation>この卓には%1人が座りますが、--seats には%2人います</translation>
    </message>
    <message>
        <source>%1: no whole match with all hands</source>
        <translation>%1: 全員の手牌がそろった一対局ではありません</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>mean place</source>
        <translation>平均順位</translation>
    </message>
    <message>
        <source>without luck</source>
        <translation>運を除く</translation>
    </message>
    <message>
        <source>turn 1-3</source>
        <translation>1-3巡目</translation>
    </message>
    <message>
        <source>turn 4-6</source>
        <translation>4-6巡目</translation>
    </message>
    <message>
        <source>turn 7-9</source>
        <translation>7-9巡目</translation>
    </message>
    <message>
        <source>turn 10-12</source>
        <translation>10-12巡目</translation>
    </message>
    <message>
        <source>turn 13-</source>
        <translation>13巡目-</translation>
    </message>
    <message>
        <source>gap -50</source>
        <translation>差 -50</translation>
    </message>
    <message>
        <source>gap 50-200</source>
        <translation>差 50-200</translation>
    </message>
    <message>
        <source>gap 200-400</source>
        <translation>差 200-400</translation>
    </message>
    <message>
        <source>gap 400-800</source>
        <translation>差 400-800</translation>
    </message>
    <message>
        <source>gap 800-</source>
        <translation>差 800-</translation>
    </message>
    <message>
        <source>nobody in riichi</source>
        <translation>立直者なし</translation>
    </message>
    <message>
        <source>one in riichi</source>
        <translation>立直者一人</translation>
    </message>
    <message>
        <source>more in riichi</source>
        <translation>立直者二人以上</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>聴牌</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>一向聴</translation>
    </message>
    <message>
        <source>2 steps</source>
        <translation>二向聴</translation>
    </message>
    <message>
        <source>3 steps and more</source>
        <translation>三向聴以上</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>調べず</translation>
    </message>
    <message>
        <source>last hand</source>
        <translation>オーラス</translation>
    </message>
    <message>
        <source>2 or 3 to play</source>
        <translation>残り2、3局</translation>
    </message>
    <message>
        <source>earlier hands</source>
        <translation>それより前の局</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>riichi or not</source>
        <translation>立直の有無</translation>
    </message>
    <message>
        <source>call or not</source>
        <translation>鳴きの有無</translation>
    </message>
    <message>
        <source>kan or not</source>
        <translation>カンの有無</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>choices a match</source>
        <translation>1対局の選択数</translation>
    </message>
    <message>
        <source>places won a match</source>
        <translation>1対局で得た順位</translation>
    </message>
    <message>
        <source>in errors</source>
        <translation>誤差比</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>%1 against %2 over %3 among %4, %5 a choice; ± is one standard error</source>
        <extracomment>%1, %2 and %4: bots; %3: matches, %5: walls, with their number</extracomment>
        <translation>%2に対する%1、%3（ほかの席は%4）、一つの選択に%5。±は標準誤差1つ分</translation>
    </message>
    <message>
        <source>by tsumo %</source>
        <translation>ツモ %</translation>
    </message>
    <message>
        <source>win value</source>
        <translation>平均打点</translation>
    </message>
    <message>
        <source>deal-in value</source>
        <translation>平均放銃点</translation>
    </message>
    <message>
        <source>tenpai at draw %</source>
        <translation>流局時聴牌 %</translation>
    </message>
    <message>
        <source>Norths a hand</source>
        <translation>1局の北抜き</translation>
    </message>
    <message>
        <source>longest ms</source>
        <translation>最長 ms</translation>
    </message>
    <message>
        <source>%1. %</source>
        <translation>%1位 %</translation>
    </message>
    <message>
        <source>final points</source>
        <translation>最終持ち点</translation>
    </message>
    <message>
        <source>points a hand</source>
        <translation>1局の収支</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>± is one standard error, from the differences between matches</source>
        <translation>±は標準誤差1つ分（対局ごとの差から）</translation>
    </message>
    <message>
        <source>failure in match %1, hand %2: %3</source>
        <translation>失敗: 対局%1、第%2局: %3</translation>
    </message>
    <message>
        <source>broken: match %1, hand %2: %3</source>
        <translation>違反: 対局%1、第%2局: %3</translation>
    </message>
    <message>
        <source>the bot &apos;%1&apos; does not take the options &apos;%2&apos;</source>
        <translation>ボット「%1」はオプション「%2」を使えません</translation>
    </message>
    <message>
        <source>there is no bot &apos;%1&apos;; there are: %2</source>
        <translation>ボット「%1」はありません。あるのは: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln対局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new match(es)</source>
        <translation>
            <numerusform>新しい対局%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <extracomment>Recorded games, whole or not</extracomment>
        <translation>
            <numerusform>%Ln対局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hand(s)</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s)</source>
        <translation>
            <numerusform>和了%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draw(s)</source>
        <extracomment>Hands that nobody won</extracomment>
        <translation>
            <numerusform>流局%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>出来事%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln choice(s)</source>
        <translation>
            <numerusform>%Ln選択</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln wall(s)</source>
        <translation>
            <numerusform>%Ln牌山</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Lnファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>that many matches</source>
        <translation>その対局数</translation>
    </message>
    <message>
        <source>walls follow from it (default 1)</source>
        <translation>牌山のもとになる文字列（既定 1）</translation>
    </message>
    <message>
        <source>write the tables there (src/bots; race: src/review); without it they are only judged</source>
        <translation>表をここに書き出す（src/bots。raceはsrc/review）。なければ評価だけする</translation>
    </message>
    <message>
        <source>--selfplay and --matches go together</source>
        <translation>--selfplay と --matches は一緒に使います</translation>
    </message>
    <message>
        <source>name recorded games, or a bot that plays some</source>
        <translation>牌譜か、対局を打つボットを指定してください</translation>
    </message>
    <message>
        <source>there is no part &apos;%1&apos;</source>
        <translation>「%1」という部分はありません</translation>
    </message>
    <message>
        <source>there is no game to fit to</source>
        <translation>合わせるための対局がありません</translation>
    </message>
    <message>
        <source>recorded matches: %1, of bots: %2, hands: %3, passed over: %4</source>
        <translation>牌譜: %1、ボットの対局: %2、局: %3、見送り: %4</translation>
    </message>
    <message>
        <source>gathered in %1 s</source>
        <translation>%1秒で集めました</translation>
    </message>
    <message>
        <source>%1 s in all</source>
        <translation>全部で%1秒</translation>
    </message>
    <message>
        <source>there is no file or folder &apos;%1&apos;</source>
        <translation>ファイルやフォルダー「%1」はありません</translation>
    </message>
    <message>
        <source>recorded games that state the yaku of their wins, or a folder of them</source>
        <translation>和了の役が記された牌譜、またはそのフォルダー</translation>
    </message>
    <message>
        <source>write the table there (src/widgets/lexicon/yakufrequencytable.inc)</source>
        <translation>表をここに書き出す（src/widgets/lexicon/yakufrequencytable.inc）</translation>
    </message>
    <message>
        <source>name at least one file or folder</source>
        <translation>ファイルかフォルダーを少なくとも一つ指定してください</translation>
    </message>
    <message>
        <source>%1 players: %2, %3, %4</source>
        <translation>%1人打ち: %2、%3、%4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) passed over</source>
        <translation>
            <numerusform>見送った対局%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no game that states its yaku</source>
        <translation>役が記された対局がありません</translation>
    </message>
    <message>
        <source>a lesson: a file *.lesson</source>
        <translation>レッスン: *.lesson ファイル</translation>
    </message>
    <message>
        <source>write all that they say to this file, as a source that Qt&apos;s lupdate reads</source>
        <translation>レッスンの文をすべて、Qtのlupdateが読むソースとしてこのファイルに書き出す</translation>
    </message>
    <message>
        <source>name at least one file</source>
        <translation>ファイルを少なくとも一つ指定してください</translation>
    </message>
    <message>
        <source>%1: steps: %2</source>
        <translation>%1: ステップ数: %2</translation>
    </message>
    <message>
        <source>%1 (%2 unchanged): %3, %4 known, %5 lengthened, %6 refused</source>
        <translation>%1（変更なし%2）: %3、既知%4、長くなったもの%5、拒否%6</translation>
    </message>
    <message>
        <source>(unfinished)</source>
        <translation>（未完）</translation>
    </message>
    <message>
        <source>what is imported, searched for, or said</source>
        <translation>取り込むもの、探すもの、記すもの</translation>
    </message>
    <message>
        <source>where the index is (default: the user&apos;s own library)</source>
        <translation>索引の場所（既定: 利用者自身のライブラリ）</translation>
    </message>
    <message>
        <source>one JSON object instead of text</source>
        <translation>文章の代わりに一つのJSONオブジェクト</translation>
    </message>
    <message>
        <source>threads to use (default: one a core)</source>
        <translation>使うスレッド数（既定: コアごとに一つ）</translation>
    </message>
    <message>
        <source>list so many matches (default: 100)</source>
        <translation>一覧に出す対局数（既定: 100）</translation>
    </message>
    <message>
        <source>list those behind this match of the list</source>
        <translation>一覧でこの対局より後のものを出す</translation>
    </message>
    <message>
        <source>search: only how many there are</source>
        <translation>search: 数だけを示す</translation>
    </message>
    <message>
        <source>export: where to; of csv a file</source>
        <translation>export: 書き出し先。csvではファイル</translation>
    </message>
    <message>
        <source>export: mjlog (default), mjai, original (the files as they are), or csv (statistics)</source>
        <translation>export: mjlog（既定）、mjai、original（元のファイルのまま）、csv（統計）</translation>
    </message>
    <message>
        <source>export: packed</source>
        <translation>export: 圧縮する</translation>
    </message>
    <message>
        <source>export: without names, ids, dates, seeds and file names</source>
        <translation>export: 名前、ID、日付、シード、ファイル名を除く</translation>
    </message>
    <message>
        <source>with --anonymise: man, pin and sou trade places, match by match</source>
        <translation>--anonymise と一緒に: 萬子・筒子・索子を対局ごとに入れ替える</translation>
    </message>
    <message>
        <source>with --exchange-suits: by which they do (0)</source>
        <translation>--exchange-suits と一緒に: 入れ替え方のもとになる数（0）</translation>
    </message>
    <message>
        <source>note: at that place of the match, both counted from 0</source>
        <translation>note: 対局のその場所。どちらも0から数える</translation>
    </message>
    <message>
        <source>tag, note, alias: take away what is named</source>
        <translation>tag、note、alias: 指定したものを取り除く</translation>
    </message>
    <message>
        <source>alias: these names are the user&apos;s own</source>
        <translation>alias: これらは利用者自身の名前</translation>
    </message>
    <message numerus="yes">
        <source>importing again what the earlier index had: %Ln file(s) or folder(s)</source>
        <translation>
            <numerusform>前の索引にあったものをもう一度取り込んでいます: ファイルとフォルダー%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>the index was damaged or of another version, and was begun anew</source>
        <translation>索引が壊れていたか、別のバージョンのものだったので、新しく作りました</translation>
    </message>
    <message>
        <source>say what to do: import, list, check, search, export, tag, note or alias</source>
        <translation>何をするか指定してください: import、list、check、search、export、tag、note、alias</translation>
    </message>
    <message>
        <source>hand %1, event %2, seat %3</source>
        <translation>局%1、出来事%2、席%3</translation>
    </message>
    <message>
        <source>--format is mjlog, mjai, original or csv, and not &apos;%1&apos;</source>
        <translation>--format はmjlog、mjai、original、csvのいずれかです。「%1」は使えません</translation>
    </message>
    <message>
        <source>--out FOLDER is missing</source>
        <translation>--out FOLDER がありません</translation>
    </message>
    <message>
        <source>%1 written, %2 refused</source>
        <translation>%1を書き出し、%2は拒否</translation>
    </message>
    <message>
        <source>a match is its number in the list, or at least %1 letters of its hash, and not &apos;%2&apos;</source>
        <translation>対局は一覧の番号か、ハッシュの先頭%1文字以上で指定します。「%2」は使えません</translation>
    </message>
    <message>
        <source>more than one match begins with &apos;%1&apos;</source>
        <translation>「%1」で始まる対局が二つ以上あります</translation>
    </message>
    <message>
        <source>there is no match &apos;%1&apos; in the library</source>
        <translation>対局「%1」はライブラリにありません</translation>
    </message>
    <message>
        <source>hand %1, event %2</source>
        <translation>局%1、出来事%2</translation>
    </message>
    <message>
        <source>tag: %1</source>
        <translation>タグ: %1</translation>
    </message>
    <message>
        <source>note (%1): %2</source>
        <translation>メモ（%1）: %2</translation>
    </message>
    <message>
        <source>match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>bookmark (%1): %2</source>
        <translation>ブックマーク（%1）: %2</translation>
    </message>
    <message>
        <source>name a match, and the tags that it gets</source>
        <translation>対局と、付けるタグを指定してください</translation>
    </message>
    <message>
        <source>a tag cannot be empty</source>
        <translation>タグを空にはできません</translation>
    </message>
    <message>
        <source>name a match, and what is noted of it</source>
        <translation>対局と、記すメモを指定してください</translation>
    </message>
    <message>
        <source>--at is HAND:EVENT, as 2:31, and not &apos;%1&apos;</source>
        <translation>--at は2:31のようなHAND:EVENTです。「%1」は使えません</translation>
    </message>
    <message>
        <source>--remove needs the note&apos;s own words</source>
        <translation>--remove には、メモの文そのものが必要です</translation>
    </message>
    <message>
        <source>a name cannot be empty</source>
        <translation>名前を空にはできません</translation>
    </message>
    <message>
        <source>name at least one player</source>
        <translation>人を少なくとも一人指定してください</translation>
    </message>
    <message>
        <source> (me)</source>
        <translation>（自分）</translation>
    </message>
    <message>
        <source>man, or the name of a shell: bash, zsh, fish</source>
        <translation>man、またはシェルの名前: bash、zsh、fish</translation>
    </message>
    <message>
        <source>riichi mahjong games and hands without a window</source>
        <translation>ウィンドウを使わずに、リーチ麻雀の牌譜と手牌を扱う</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>この説明を表示します。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>name one of %1</source>
        <translation>%1のいずれかを指定してください</translation>
    </message>
    <message>
        <source>%1 cannot play by mjai: it is itself a program at a table</source>
        <translation>%1はmjaiでは打てません。それ自体が卓につくプログラムです</translation>
    </message>
    <message>
        <source>--tcp takes mjsonp://host:port/room, not &apos;%1&apos;</source>
        <translation>--tcp はmjsonp://host:port/roomの形です。「%1」は使えません</translation>
    </message>
    <message>
        <source>who plays, as in arena (default: the strongest); --list shows them</source>
        <translation>打つもの。arenaと同じ（既定: 最も強いもの）。--list で一覧</translation>
    </message>
    <message>
        <source>0..3, when start_game does not tell it</source>
        <translation>0..3。start_gameが伝えないとき</translation>
    </message>
    <message>
        <source>the same as SEAT</source>
        <translation>SEATと同じ</translation>
    </message>
    <message>
        <source>what the protocol does not tell (default tenhou_4p)</source>
        <translation>プロトコルが伝えないもの（既定 tenhou_4p）</translation>
    </message>
    <message>
        <source>of the bot&apos;s own chance (default 1)</source>
        <translation>ボット自身の偶然のもとになる数（既定 1）</translation>
    </message>
    <message>
        <source>say nothing where there is nothing to say, instead of none</source>
        <translation>何も言うことがないとき、noneの代わりに何も言わない</translation>
    </message>
    <message>
        <source>join the server at mjsonp://host:port/room instead (port 11600, room default)</source>
        <translation>代わりにmjsonp://host:port/roomのサーバーに加わる（ポート11600、部屋default）</translation>
    </message>
    <message>
        <source>the name to join with (default: the bot&apos;s)</source>
        <translation>加わるときの名前（既定: ボットの名前）</translation>
    </message>
    <message>
        <source>name the bots</source>
        <translation>ボットの一覧</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A bot&apos;s name, and how it plays</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1行目: %2</translation>
    </message>
    <message>
        <source>cannot connect to %1: %2</source>
        <translation>%1に接続できません: %2</translation>
    </message>
    <message>
        <source>the server at %1 does not say hello</source>
        <translation>%1のサーバーがhelloを言いません</translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1に値は付けられません</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1には値が必要です</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not &apos;%4&apos;</source>
        <translation>%1は%2から%3までの整数です。「%4」は使えません</translation>
    </message>
    <message>
        <source>replay recorded games and compare everything with the record</source>
        <translation>牌譜を卓で再現し、すべてを記録と照らし合わせる</translation>
    </message>
    <message>
        <source>Where a typed record contradicts itself, that is listed with the reason and does not count.
Exit status 1 when anything disagrees or a file cannot be read.</source>
        <translation>手で入力された牌譜が自己矛盾しているところは、理由とともに示し、数えません。
食い違いがあるか、読めないファイルがあると、終了ステータスは1です。</translation>
    </message>
    <message>
        <source>tell what the choices of recorded games cost, and why</source>
        <translation>牌譜の選択ごとの損とその理由を示す</translation>
    </message>
    <message>
        <source>A choice is judged by what its player could see. Losses are in final places and in points of the hand. What the judge only estimates is not judged.
Exit status 1 when a file cannot be read or played again.</source>
        <translation>選択は、その人に見えていたものによって判定します。損は、最終順位と局の点数で表します。概算しかできないものは判定しません。
読めないファイル、再現できないファイルがあると、終了ステータスは1です。</translation>
    </message>
    <message>
        <source>let players play matches against each other, and count what they do</source>
        <translation>プレイヤー同士に対局させ、その結果を集計する</translation>
    </message>
    <message>
        <source>BOT is
  ID or ID:option=value,option=value   a built-in bot, or &apos;random&apos;
  mjai:COMMAND        a program that speaks mjai; {seat} becomes 0..3. The word may be
                      mjai+tcp: (COMMAND has {url}), mjai+batch: or mjai+hints:
  plugin:FILE#BOT     a bot of a plugin (without #BOT its first)
  opponent:NAME       one of the list of opponents; opponent+trust:NAME also when it was
                      imported and not approved yet
Exit status 1 when a check fails, a built-in bot acts illegally, or shards are missing.</source>
        <translation>BOTは次のいずれかです。
  ID または ID:option=value,option=value   内蔵のボット、または「random」
  mjai:COMMAND        mjaiを話すプログラム。{seat}は0..3になる。この語はほかに
                      mjai+tcp:（COMMANDに{url}）、mjai+batch:、mjai+hints: でもよい
  plugin:FILE#BOT     プラグインのボット（#BOTがなければ最初のもの）
  opponent:NAME       対戦相手の一覧にあるもの。opponent+trust:NAME なら、
                      取り込んだままでまだ許可していないものも
検査に失敗したとき、内蔵のボットがルールにない行動をしたとき、分割が足りないとき、終了ステータスは1です。</translation>
    </message>
    <message>
        <source>fit the figures that bots reckon with to games</source>
        <translation>ボットが計算に使う数値を対局に合わせる</translation>
    </message>
    <message>
        <source>One match in five is kept apart to judge by. The same games give the same file.</source>
        <translation>五対局に一つは、評価のために取り分けておきます。同じ対局からは同じファイルができます。</translation>
    </message>
    <message>
        <source>count how often each yaku is made in recorded games</source>
        <translation>牌譜でそれぞれの役がどれだけ和了られたかを数える</translation>
    </message>
    <message>
        <source>A game that lies in several files counts once; games with three players are counted apart, and a yaku only where the rules of the game have it.</source>
        <translation>いくつかのファイルにある対局は一度だけ数えます。三人打ちは別に数え、役は、その対局のルールにあるところだけで数えます。</translation>
    </message>
    <message>
        <source>what players do, in all measures, with intervals of 95 %</source>
        <translation>プレイヤーの成績を、すべての項目について95 %信頼区間とともに示す</translation>
    </message>
    <message>
        <source>Without --player all seats are counted together. Each figure stands with its interval: Wilson&apos;s, widened by 6 %, of shares; Student&apos;s by match of means. A figure of less than 100 cases is marked with &apos;?&apos;. What the records do not tell (losses, luck) is left out, never 0.
KEY=VALUE of --where is, all of them together:
  ruleset=ID  players=3|4  length=east|south|iichan|tonpeesen|tontonsen
  from=YYYY-MM-DD  to=YYYY-MM-DD  last=N  opponent=NAME  seat=0..3
  kind=live,coached,imported,branch,practice  tag=TAG
  wind=east|south|west|north  hand=1..8  dealer=yes|no
  place=1..4          in that place when the hand began
  gap=LOW..HIGH       points ahead of everybody else then, or behind the first
With conditions on hands, only hands are counted. --bots makes the file that the window shows beside: each built-in bot in every seat against club players.
Exit status 1 when a file cannot be read or proved.</source>
        <translation>--player がなければ、すべての席をまとめて数えます。どの数値にも区間が付きます。割合は6 %広げたウィルソンの区間、平均は対局ごとのスチューデントの区間です。100例に満たない数値には「?」が付きます。牌譜から分からないもの（損、運）は省き、0とはしません。
--where のKEY=VALUEは次のもので、すべてを満たすものを数えます。
  ruleset=ID  players=3|4  length=east|south|iichan|tonpeesen|tontonsen
  from=YYYY-MM-DD  to=YYYY-MM-DD  last=N  opponent=NAME  seat=0..3
  kind=live,coached,imported,branch,practice  tag=TAG
  wind=east|south|west|north  hand=1..8  dealer=yes|no
  place=1..4          局の始めにこの順位
  gap=LOW..HIGH       そのとき他の全員より何点上か、またはトップより何点下か
局についての条件があると、局だけを数えます。--bots は、ウィンドウで並べて示すファイルを作ります。内蔵のボットがそれぞれすべての席でクラブプレイヤーと打ちます。
読めないファイル、再現できないファイルがあると、終了ステータスは1です。</translation>
    </message>
    <message>
        <source>keep an index of recorded games; find, export and annotate them</source>
        <translation>牌譜の索引を作り、探し、書き出し、メモを付ける</translation>
    </message>
    <message>
        <source>import takes files and folders in; what was not changed since is passed over, and a match that lies in several files counts once. check opens the index and counts. The records are only read.
QUERY is conditions KEY:VALUE that must all hold; OR is weaker, parentheses group, words without a key are looked for in names and notes:
  of a match: ruleset date players length hands kind source path hash complete tag note has
  of one seat in it: player opponent place score
  of one hand of that seat: wind dealer standing start yaku han fu limit points wait
  of one position there: position turn shanten riichi
as in  player:me place:1 date:2026-01..2026-03 (limit:&gt;=haneman OR yaku:chiitoitsu)
or     position:23s+6s turn:..6 shanten:&lt;=2 riichi:yes
A wrong value is answered by those that there are. MATCH is the number in the list or the beginning of the hash. tag, note and alias show what there is when nothing is added. They keep it in matches.jsonl and players.jsonl beside the index, which can be deleted without them.
Exit status 1 when a file was refused or the index was damaged.</source>
        <translation>import はファイルとフォルダーを取り込みます。前から変わっていないものは飛ばし、いくつかのファイルにある対局は一度だけ数えます。check は索引を開いて数えます。牌譜は読むだけです。
QUERYは、すべてを満たすべき条件KEY:VALUEの並びです。ORはそれより弱く結び、括弧でまとめられ、キーのない語は名前とメモから探します。
  対局の条件: ruleset date players length hands kind source path hash complete tag note has
  その中の一席: player opponent place score
  その席の一局: wind dealer standing start yaku han fu limit points wait
  その中の一局面: position turn shanten riichi
例:    player:me place:1 date:2026-01..2026-03 (limit:&gt;=haneman OR yaku:chiitoitsu)
また:  position:23s+6s turn:..6 shanten:&lt;=2 riichi:yes
誤った値には、使える値を示します。MATCHは一覧の番号か、ハッシュの先頭です。tag、note、alias は、加えるものがなければ今あるものを示します。それらは索引の隣のmatches.jsonlとplayers.jsonlにあり、索引を消しても残ります。
拒否されたファイルがあるか、索引が壊れていると、終了ステータスは1です。</translation>
    </message>
    <message>
        <source>score a winning hand: yaku, fu, payments</source>
        <translation>和了の点数を計算する: 役、符、支払い</translation>
    </message>
    <message>
        <source>Exit status 1 when the hand is no win.</source>
        <translation>和了でなければ、終了ステータスは1です。</translation>
    </message>
    <message>
        <source>list the rulesets, or the options of one with their values</source>
        <translation>ルールの一覧、または一つのルールの項目とその値を示す</translation>
    </message>
    <message>
        <source>check files of lessons, or write out what they say</source>
        <translation>レッスンのファイルを検査する、またはその文を書き出す</translation>
    </message>
    <message>
        <source>Exit status 1 when a file is no lesson.</source>
        <translation>レッスンでないファイルがあると、終了ステータスは1です。</translation>
    </message>
    <message>
        <source>play a seat at somebody else&apos;s table, by the mjai protocol</source>
        <translation>mjaiプロトコルで、よその卓の一席で打つ</translation>
    </message>
    <message>
        <source>Events come on standard input, an object or a list of objects a line; each line is answered by one line on standard output, about its last event: the action, or {&quot;type&quot;:&quot;none&quot;}. Riichi and calls take two exchanges: reach, then the discard after the own reach event. The end of the input ends the program. can_act, possible_actions and cannot_dahai are heeded. What is wrong with a line goes to standard error; until the next hand every draw is then discarded.</source>
        <translation>出来事は標準入力から来ます。1行に一つのオブジェクトか、オブジェクトのリストです。各行には、その最後の出来事について標準出力に1行で答えます。行動か、{&quot;type&quot;:&quot;none&quot;}です。立直と鳴きは二往復で、reachの後、自分のreachの出来事に続いて打牌します。入力が終わればプログラムも終わります。can_act、possible_actions、cannot_dahaiに従います。行の誤りは標準エラー出力に示し、その後は次の局までツモ切りします。</translation>
    </message>
    <message>
        <source>write this help as a manual page, or what a shell completes</source>
        <translation>この説明をマニュアルページとして、またはシェルの補完として書き出す</translation>
    </message>
    <message>
        <source>janso-cli: riichi mahjong games and hands without a window</source>
        <translation>janso-cli: ウィンドウを使わずに、リーチ麻雀の牌譜と手牌を扱います</translation>
    </message>
    <message>
        <source>janso-cli COMMAND --help tells the options of a command, janso-cli --version the version</source>
        <translation>janso-cli COMMAND --help でコマンドのオプションを、janso-cli --version でバージョンを表示します</translation>
    </message>
    <message>
        <source>the output cannot be written</source>
        <translation>出力を書き込めません</translation>
    </message>
    <message>
        <source>janso-cli: there is no command &apos;%1&apos;; see janso-cli --help</source>
        <translation>janso-cli: コマンド「%1」はありません。janso-cli --help をご覧ください</translation>
    </message>
    <message>
        <source>nobody of that name or seat plays in it</source>
        <translation>その名前や席の人はこの対局にいません</translation>
    </message>
    <message>
        <source>the record does not show enough for such worlds</source>
        <translation>そのような配り方をするには、牌譜の情報が足りません</translation>
    </message>
    <message>
        <source>there is no choice but the best that could be compared</source>
        <translation>最善の選択のほかに、比べられる選択がありません</translation>
    </message>
    <message>
        <source>--preset: &apos;%1&apos; is not strict, normal or mild</source>
        <translation>--preset: 「%1」はstrict、normal、mildのいずれでもありません</translation>
    </message>
    <message>
        <source>--bot: &apos;%1&apos; cannot price what it does not play; &apos;%2&apos; can</source>
        <translation>--bot: 「%1」は自分が打たない選択を評価できません。「%2」ならできます</translation>
    </message>
    <message>
        <source>--rollout: &apos;%1&apos; is not H:E, a hand and an event</source>
        <translation>--rollout: 「%1」は、局と出来事を表すH:Eではありません</translation>
    </message>
    <message>
        <source>--worlds: &apos;%1&apos; is not hidden, hands or wall</source>
        <translation>--worlds: 「%1」はhidden、hands、wallのいずれでもありません</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no built-in bot, nor one with settings of its own</source>
        <translation>%1: 「%2」は内蔵のボットではなく、設定を変えたものでもありません</translation>
    </message>
    <message>
        <source>a record of any format that verify reads, a match that Janso has kept, or a folder of them; - is standard input</source>
        <translation>verifyが読める形式の牌譜、Jansoが保存した対局、またはそのフォルダー。- は標準入力</translation>
    </message>
    <message>
        <source>only this seat, 0 = the first dealer</source>
        <translation>この席だけ。0は起家</translation>
    </message>
    <message>
        <source>only the seats of this name</source>
        <translation>この名前の席だけ</translation>
    </message>
    <message>
        <source>from how much a loss has a name: strict, normal (default) or mild</source>
        <translation>どれだけの損から名前が付くか: strict、normal（既定）、mild</translation>
    </message>
    <message>
        <source>who judges (default, and the only one that can: master)</source>
        <translation>判定するもの（既定で、唯一できるもの: master）</translation>
    </message>
    <message>
        <source>the rules of games that do not hold their own (default: as the format tells)</source>
        <translation>ルールが記されていない対局のルール（既定: 形式の通り）</translation>
    </message>
    <message>
        <source>keep each review there, hand by hand; one that was broken off goes on</source>
        <translation>検討を1局ごとにここに保存する。中断したものは続きから始まる</translation>
    </message>
    <message>
        <source>play the choices after event E of hand H (both as --json counts them) to the end of the hand by bots, with what was played and with the best, in worlds that the player could not tell apart</source>
        <translation>局Hの出来事Eの後の選択（どちらも--jsonの数え方）を、ボットが局の終わりまで打つ。実際の選択と最善の選択を、その人に区別できなかった配り方で比べる</translation>
    </message>
    <message>
        <source>of a roll-out: hidden (default) deals anew all that the player had not seen; hands keeps the real hands and wall the real wall too, which judges nothing</source>
        <translation>ロールアウトで: hidden（既定）は、その人に見えなかった牌をすべて配り直す。handsは実際の手牌、wallは実際の山も使い、判定にはならない</translation>
    </message>
    <message>
        <source>who plays a roll-out to the end of the hand (default: club)</source>
        <translation>ロールアウトで局の終わりまで打つもの（既定: club）</translation>
    </message>
    <message>
        <source>and in the seat that chose (default: a light master)</source>
        <translation>選択した席で打つもの（既定: 軽いmaster）</translation>
    </message>
    <message>
        <source>which worlds (default: 0)</source>
        <translation>どの配り方か（既定: 0）</translation>
    </message>
    <message>
        <source>tell how far the losses are to be believed: play out N choices of each category, each with all of --pairs, and hold what comes of them against what was said</source>
        <translation>損がどこまで信じられるかを示す。種類ごとにN個の選択を--pairsの数だけ最後まで打ち、その結果を、言われた損と照らし合わせる</translation>
    </message>
    <message>
        <source>with --trust: only of the choices that are called a loss, sure or suspected</source>
        <translation>--trust と一緒に: 損とされた、または損かもしれないとされた選択だけ</translation>
    </message>
    <message>
        <source>one JSON object a line: for each game a head, its hands and its figures; with --trust each choice that was played out</source>
        <translation>1行に一つのJSONオブジェクト。対局ごとに見出し、各局、数値。--trust のときは打った選択ごとに一つ</translation>
    </message>
    <message>
        <source>--trust does not go with --rollout</source>
        <translation>--trust は--rolloutと一緒に使えません</translation>
    </message>
    <message>
        <source>--losses needs --trust</source>
        <translation>--losses には--trustが必要です</translation>
    </message>
    <message>
        <source>--seat and --player cannot be used together</source>
        <translation>--seat と--playerは一緒に使えません</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1、%2巡目</translation>
    </message>
    <message>
        <source>  no choice could be judged</source>
        <translation>  判定できる選択がありません</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>  accuracy %1; %2, %3 as the bot would</source>
        <translation>  正確さ%1、%2、ボットと一致%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>  lost per choice: %1 ± %2 thousandths of a place, %3 points</source>
        <translation>  1打あたりの損: 順位の千分の%1 ± %2、%3点</translation>
    </message>
    <message>
        <source>  %1; %2 not judged</source>
        <extracomment>%1: &quot;3 inaccuracies, 2 mistakes and 1 blunder&quot;</extracomment>
        <translation>  %1、判定なし%2</translation>
    </message>
    <message>
        <source>    %1: %2, %3 places lost</source>
        <translation>    %1: %2、順位の損%3</translation>
    </message>
    <message>
        <source>  %1 points won, luck %2 (deal %3, draws %4, dora %5, ura %6), without it %7</source>
        <translation>  収支%1点、運%2（配牌%3、ツモ%4、ドラ%5、裏ドラ%6）、運を除くと%7</translation>
    </message>
    <message>
        <source>  %1: %2; better %3: %4 places, %5 points (%6, %7, confidence %8)</source>
        <translation>  %1: %2、最善は%3: 順位%4、%5点（%6、%7、確信度：%8）</translation>
    </message>
    <message numerus="yes">
        <source>    one plan over %Ln choice(s)</source>
        <translation>
            <numerusform>    同じ方針の%Ln選択</numerusform>
        </translation>
    </message>
    <message>
        <source>worse</source>
        <translation>劣る</translation>
    </message>
    <message>
        <source>better</source>
        <translation>優れる</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>同等</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>決まらず</translation>
    </message>
    <message>
        <source>no world was found that fits the record</source>
        <translation>牌譜に合う配り方が見つかりませんでした</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>hardly any world fitted, so a riichi may wait for a tile of its own pond</source>
        <translation>合う配り方がほとんどないため、リーチ者が自分の河の牌を待つ配り方も含めています</translation>
    </message>
    <message>
        <source>hardly any world fitted, so players may have let a win go</source>
        <translation>合う配り方がほとんどないため、誰かが和了を見逃した配り方も含めています</translation>
    </message>
    <message>
        <source>seat %1, %2</source>
        <translation>席%1、%2</translation>
    </message>
    <message>
        <source>%1, seat %2: %3 against %4</source>
        <translation>%1、席%2: %3と%4</translation>
    </message>
    <message numerus="yes">
        <source>  %1: %Ln pair(s), %2 ± %3 places, %4 ± %5 points</source>
        <translation>
            <numerusform>  %1: %Ln組、順位%2 ± %3、%4 ± %5点</numerusform>
        </translation>
    </message>
    <message>
        <source>  evaluated: %1 places, %2 points</source>
        <translation>  評価: 順位%1、%2点</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>判定用</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>検証用</translation>
    </message>
    <message>
        <source>with the real hands, which judges nothing</source>
        <translation>実際の手牌によるもので、判定にはなりません</translation>
    </message>
    <message>
        <source>what would have happened, which judges nothing</source>
        <translation>実際の山ならどうなったか。判定にはなりません</translation>
    </message>
    <message>
        <source>  %1 (bot %2, seed %3, worlds %4)</source>
        <translation>  %1（ボット%2、シード%3、配り方の版%4）</translation>
    </message>
    <message>
        <source>%1: %2, slope %3 ± %4, spread %5; said %6, found %7 ± %8</source>
        <translation>%1: %2、傾き%3 ± %4、ばらつき%5、言われた損%6、実測%7 ± %8</translation>
    </message>
    <message>
        <source>list the options of this ruleset, and the values that they may have</source>
        <translation>このルールの項目と、取り得る値を示す</translation>
    </message>
    <message>
        <source>the ruleset as a file that every --rules can read</source>
        <translation>どの--rulesでも読めるファイルとして、ルールを示す</translation>
    </message>
    <message>
        <source>%1 to %2, in steps of %3</source>
        <translation>%1から%2まで、%3刻み</translation>
    </message>
    <message>
        <source>, or %1 for none</source>
        <translation>、なしは%1</translation>
    </message>
    <message>
        <source>name the ruleset that --json is to show</source>
        <translation>--jsonで示すルールを指定してください</translation>
    </message>
    <message>
        <source>there is no ruleset &apos;%1&apos;, and no file of that name; there are: %2</source>
        <translation>ルール「%1」も、その名前のファイルもありません。あるのは: %2</translation>
    </message>
    <message>
        <source>--length is east or south, not &apos;%1&apos;</source>
        <translation>--length はeastかsouthです。「%1」は使えません</translation>
    </message>
    <message>
        <source>%1: at most five indicators are turned</source>
        <translation>%1: 表示牌は五枚までです</translation>
    </message>
    <message>
        <source>%1: at most %2 tiles are turned</source>
        <translation>%1: めくる牌は%2枚までです</translation>
    </message>
    <message>
        <source>%1 is E, S, W or N, not &apos;%2&apos;</source>
        <translation>%1はE、S、W、Nのいずれかです。「%2」は使えません</translation>
    </message>
    <message>
        <source>%1 is E, S, W, N, P, F or C, not &apos;%2&apos;</source>
        <translation>%1はE、S、W、N、P、F、Cのいずれかです。「%2」は使えません</translation>
    </message>
    <message>
        <source>--wareme is a seat, as in &apos;S&apos; or &apos;Nx4&apos;, not &apos;%1&apos;</source>
        <translation>--wareme は「S」や「Nx4」のような席です。「%1」は使えません</translation>
    </message>
    <message>
        <source>--set takes option=value, not &apos;%1&apos;</source>
        <translation>--set はoption=valueの形です。「%1」は使えません</translation>
    </message>
    <message>
        <source>there is no option &apos;%1&apos;</source>
        <translation>項目「%1」はありません</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n value(s), not %2</source>
        <translation>
            <numerusform>%1の値は%n個で、%2個ではありません</numerusform>
        </translation>
    </message>
    <message>
        <source>concealed tiles like 123m406p789s1122z, winning tile last (0 = red five, 0z = marked haku)</source>
        <translation>手の内の牌を123m406p789s1122zのように。和了牌は最後（0は赤五、0zは白ポッチ）</translation>
    </message>
    <message>
        <source>chi:123m pon:777z ankan:1111p daiminkan:2222s kakan:3333m; pon:777z&lt;S says who fed it (default: the seat before)</source>
        <translation>chi:123m pon:777z ankan:1111p daiminkan:2222s kakan:3333m。pon:777z&lt;S は誰から鳴いたかを示す（既定: 上家）</translation>
    </message>
    <message>
        <source>self-draw (default: ron)</source>
        <translation>ツモ（既定: ロン）</translation>
    </message>
    <message>
        <source>seat wind: E S W N (default E)</source>
        <translation>自風: E S W N（既定 E）</translation>
    </message>
    <message>
        <source>round wind: E S W N (default E; rounds of dragons P F C)</source>
        <translation>場風: E S W N（既定 E。三元牌の場はP F C）</translation>
    </message>
    <message>
        <source>who discarded (default: the seat before)</source>
        <translation>捨てた人（既定: 上家）</translation>
    </message>
    <message>
        <source>dora indicators</source>
        <translation>ドラ表示牌</translation>
    </message>
    <message>
        <source>ura dora indicators</source>
        <translation>裏ドラ表示牌</translation>
    </message>
    <message>
        <source>the winner is in riichi</source>
        <translation>和了者が立直している</translation>
    </message>
    <message>
        <source>declared with the first discard</source>
        <translation>第一打で立直した</translation>
    </message>
    <message>
        <source>with the hand shown</source>
        <translation>手牌を開けて立直した</translation>
    </message>
    <message>
        <source>within a go-around of the riichi</source>
        <translation>立直から一巡以内</translation>
    </message>
    <message>
        <source>on the last tile of the wall</source>
        <translation>山の最後の牌で</translation>
    </message>
    <message>
        <source>on the last discard</source>
        <translation>最後の捨て牌で</translation>
    </message>
    <message>
        <source>on the replacement tile of a kan</source>
        <translation>カンの嶺上牌で</translation>
    </message>
    <message>
        <source>on the tile that is added to a pon</source>
        <translation>加カンされた牌で</translation>
    </message>
    <message>
        <source>the dealer&apos;s first draw</source>
        <translation>親の第一ツモ</translation>
    </message>
    <message>
        <source>another&apos;s first draw</source>
        <translation>子の第一ツモ</translation>
    </message>
    <message>
        <source>ron before the own first draw</source>
        <translation>自分の第一ツモの前のロン</translation>
    </message>
    <message>
        <source>who discarded is in riichi</source>
        <translation>捨てた人が立直している</translation>
    </message>
    <message>
        <source>who discarded has just made a kan</source>
        <translation>捨てた人がカンした直後</translation>
    </message>
    <message>
        <source>the discard declares riichi</source>
        <translation>立直宣言牌</translation>
    </message>
    <message>
        <source>Norths set aside (three players)</source>
        <translation>抜いた北の枚数（三人打ち）</translation>
    </message>
    <message>
        <source>ron on a North that is set aside</source>
        <translation>抜かれた北でのロン</translation>
    </message>
    <message>
        <source>counters that are paid</source>
        <translation>支払われる本場</translation>
    </message>
    <message>
        <source>counters on the table</source>
        <translation>卓の本場</translation>
    </message>
    <message>
        <source>riichi sticks on the table</source>
        <translation>卓の供託</translation>
    </message>
    <message>
        <source>of the dealer, this one included (paa renchan)</source>
        <translation>この局を含む親の連荘の数（八連荘）</translation>
    </message>
    <message>
        <source>the seat that counts double, or four times</source>
        <translation>点数が二倍、または四倍になる席</translation>
    </message>
    <message>
        <source>tiles turned by arisu</source>
        <translation>アリスでめくった牌</translation>
    </message>
    <message>
        <source>the discarder has a 7p (toriuchi)</source>
        <translation>放銃者が7pを持っている（鳥撃ち）</translation>
    </message>
    <message>
        <source>ruleset, or a file of one as JSON (default basic_ariari)</source>
        <translation>ルール、またはJSONのルールファイル（既定 basic_ariari）</translation>
    </message>
    <message>
        <source>changes one option of it, as often as wanted</source>
        <translation>その項目を一つ変える。何度でも使える</translation>
    </message>
    <message>
        <source>as a JSON object</source>
        <translation>JSONオブジェクトで</translation>
    </message>
    <message>
        <source>%1: after &lt; stands the seat that fed it: E, S, W or N</source>
        <translation>%1: &lt; の後は、鳴かれた人の席E、S、W、Nです</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no meld; melds are chi, pon, ankan, daiminkan and kakan</source>
        <translation>「%1」は副露ではありません。副露はchi、pon、ankan、daiminkan、kakanです</translation>
    </message>
    <message>
        <source>%1: a %2 has %3 tiles, not %4</source>
        <translation>%1: %2の牌は%3枚で、%4枚ではありません</translation>
    </message>
    <message>
        <source>a hand has at most four melds</source>
        <translation>副露は四つまでです</translation>
    </message>
    <message>
        <source>%1: these tiles make no %2</source>
        <translation>%1: これらの牌は%2になりません</translation>
    </message>
    <message>
        <source>there are more %1 than a set has</source>
        <translation>%1が多すぎます</translation>
    </message>
    <message>
        <source>name the tiles of the hand, the winning tile last</source>
        <translation>手牌を指定してください。和了牌は最後です</translation>
    </message>
    <message numerus="yes">
        <source>with %n meld(s) a hand has %1 concealed tiles, the winning one included, not %2</source>
        <translation>
            <numerusform>副露%nのとき、手の内の牌は和了牌を含めて%1枚で、%2枚ではありません</numerusform>
        </translation>
    </message>
    <message>
        <source>an open hand cannot be in riichi</source>
        <translation>鳴いた手で立直はできません</translation>
    </message>
    <message>
        <source>ippatsu needs riichi</source>
        <translation>一発には立直が必要です</translation>
    </message>
    <message>
        <source>nobody discards on a self-draw</source>
        <translation>ツモでは誰も捨てません</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>%1文字目: %2</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>一発</translation>
    </message>
    <message>
        <source>ura dora</source>
        <translation>裏ドラ</translation>
    </message>
    <message>
        <source>red fives</source>
        <translation>赤ドラ</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>役満</translation>
    </message>
    <message>
        <source>marked haku</source>
        <translation>白ポッチ</translation>
    </message>
    <message>
        <source>arisu</source>
        <translation>アリス</translation>
    </message>
    <message>
        <source>birds (toriuchi)</source>
        <translation>鳥撃ち</translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n翻</numerusform>
        </translation>
    </message>
    <message>
        <source>yakuman x %1</source>
        <translation>役満 x %1</translation>
    </message>
    <message>
        <source>the marked haku stands for %1</source>
        <translation>白ポッチを%1として使いました</translation>
    </message>
    <message>
        <source>%1 fu  %2</source>
        <translation>%1符  %2</translation>
    </message>
    <message>
        <source>%1 fu  in all, rounded up to %2</source>
        <translation>%1符  合計、切り上げて%2符</translation>
    </message>
    <message>
        <source>%1 han %2 fu</source>
        <translation>%1翻%2符</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2点</translation>
    </message>
    <message>
        <source>base points: %1 fu x 2^(2 + %2) = %3</source>
        <translation>基本点: %1符 x 2^(2 + %2) = %3</translation>
    </message>
    <message>
        <source>base points: %1</source>
        <translation>基本点: %1</translation>
    </message>
    <message>
        <source>liable (pao)</source>
        <translation>責任払い（包）</translation>
    </message>
    <message>
        <source>its part beside the liable seat</source>
        <translation>責任者のほかの分</translation>
    </message>
    <message>
        <source>%1 x %2 = %3</source>
        <translation>%1 x %2 = %3</translation>
    </message>
    <message>
        <source>, rounded up to %1</source>
        <translation>、切り上げて%1</translation>
    </message>
    <message>
        <source>; x %1 by wareme</source>
        <translation>、割れ目で x %1</translation>
    </message>
    <message numerus="yes">
        <source>; + %1 for %n counter(s)</source>
        <translation>
            <numerusform>、%n本場で + %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays %2  (%3)</source>
        <translation>%1の支払い %2  （%3）</translation>
    </message>
    <message>
        <source>%1 receives %2</source>
        <translation>%1の受け取り %2</translation>
    </message>
    <message>
        <source>  (%1 of it from sticks)</source>
        <translation>  （うち供託 %1）</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) from each: %1</source>
        <translation>
            <numerusform>チップ%n枚ずつ: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s): %1</source>
        <translation>
            <numerusform>チップ%n枚: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 receives %n chip(s)</source>
        <translation>
            <numerusform>%1にチップ%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>no win: the hand is not complete</source>
        <translation>和了ではありません: 手牌が完成していません</translation>
    </message>
    <message>
        <source>no win: the hand has no yaku</source>
        <translation>和了ではありません: 役がありません</translation>
    </message>
    <message>
        <source>no win: too few han</source>
        <translation>和了ではありません: 翻が足りません</translation>
    </message>
    <message>
        <source>recorded games or journals, or a folder of them</source>
        <translation>牌譜や対局の記録、またはそのフォルダー</translation>
    </message>
    <message>
        <source>count only this player&apos;s seats; several times: names of one player</source>
        <translation>この人の席だけを数える。何度か使うと、一人の別名</translation>
    </message>
    <message>
        <source>count only what meets this condition; several: all of them</source>
        <translation>この条件を満たすものだけを数える。何度か使うと、すべてを満たすもの</translation>
    </message>
    <message>
        <source>show only this measure; several times: these. The keys are those of --json</source>
        <translation>この項目だけを示す。何度か使うと、それらだけ。キーは--jsonのもの</translation>
    </message>
    <message>
        <source>show numerators and denominators</source>
        <translation>分子と分母を示す</translation>
    </message>
    <message>
        <source>everything as one JSON object, shares from 0 to 1, with names and definitions</source>
        <translation>すべてを一つのJSONオブジェクトで。割合は0から1。名前と定義も付く</translation>
    </message>
    <message>
        <source>a measure a line, with commas between</source>
        <translation>1行に1項目、コンマ区切り</translation>
    </message>
    <message>
        <source>let each built-in bot play N matches, and count those</source>
        <translation>内蔵のボットにそれぞれN対局させ、それを数える</translation>
    </message>
    <message>
        <source>with --bots: only this one; several times: these</source>
        <translation>--bots と一緒に: このボットだけ。何度か使うと、それらだけ</translation>
    </message>
    <message>
        <source>with --bots: the rules (basic_ariari)</source>
        <translation>--bots と一緒に: ルール（basic_ariari）</translation>
    </message>
    <message>
        <source>with --bots: east or south (default: as in the ruleset)</source>
        <translation>--bots と一緒に: eastまたはsouth（既定: ルールの通り）</translation>
    </message>
    <message>
        <source>with --bots: review every choice too, for the losses by category; takes seconds a match</source>
        <translation>--bots と一緒に: 種類ごとの損のため、すべての選択も検討する。1対局に数秒かかる</translation>
    </message>
    <message>
        <source>with --bots: of walls and bots (figures)</source>
        <translation>--bots と一緒に: 牌山とボットのもとになる文字列（figures）</translation>
    </message>
    <message>
        <source>with --bots: write their figures there</source>
        <translation>--bots と一緒に: 数値をここに書き出す</translation>
    </message>
    <message>
        <source>where the tags of tag=TAG are (default: the user&apos;s own library)</source>
        <translation>tag=TAG のタグの場所（既定: 利用者自身のライブラリ）</translation>
    </message>
    <message>
        <source>use so many cores (all)</source>
        <translation>使うコアの数（すべて）</translation>
    </message>
    <message>
        <source>there is no bot &apos;%1&apos;</source>
        <translation>ボット「%1」はありません</translation>
    </message>
    <message>
        <source>there is no measure &apos;%1&apos;</source>
        <translation>項目「%1」はありません</translation>
    </message>
    <message>
        <source>--json and --csv exclude each other</source>
        <translation>--json と--csvは一緒に使えません</translation>
    </message>
    <message>
        <source>--bots needs --out FILE, and no other files</source>
        <translation>--bots には--out FILEが必要で、ほかのファイルは指定できません</translation>
    </message>
    <message>
        <source>--reviewed and --length go with --bots</source>
        <translation>--reviewed と--lengthは--botsと使います</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln match(es)</source>
        <translation>
            <numerusform>%Ln対局中%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, from one seat each</source>
        <translation>%1、%2、それぞれ一席から</translation>
    </message>
    <message>
        <source>a file of mjlog, mjai, tenhou.net/6 JSON, paipu of Denno Mahjong, results of hands alone (a JSON object a line), or a match that Janso has kept, plain or gzip, or a folder of them; - is standard input</source>
        <translation>mjlog、mjai、天鳳6のJSON（tenhou.net/6）、電脳麻将の牌譜、局の結果だけのファイル（1行に一つのJSONオブジェクト）、Jansoが保存した対局のファイル。そのままでもgzipでもよい。またはそのフォルダー。- は標準入力</translation>
    </message>
    <message>
        <source>the record contradicts itself</source>
        <translation>牌譜の自己矛盾</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読めません</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>飛ばしました</translation>
    </message>
    <message>
        <source>%1: %2 (%3 to the end), %4, %5, %6, %7 checked in %8 s</source>
        <extracomment>What was checked, each with its number: files, games, hands, wins, draws, events</extracomment>
        <translation>%1: %2（終局まで%3）、%4、%5、%6、%7を%8秒で検査</translation>
    </message>
    <message>
        <source>%1 of another table: %2</source>
        <translation>別の卓のもの%1: %2</translation>
    </message>
    <message>
        <source>%1 skipped: %2</source>
        <translation>飛ばしたもの%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>a record contradicts itself %Ln time(s)</source>
        <translation>
            <numerusform>牌譜の自己矛盾%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disagreement(s), %1 unreadable, %2 skipped</source>
        <translation>
            <numerusform>食い違い%Ln件、読めないもの%1、飛ばしたもの%2</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no file in these folders</source>
        <translation>これらのフォルダーにファイルがありません</translation>
    </message>
    <message>
        <source>there is no condition &apos;%1&apos;; there are: %2</source>
        <translation>条件「%1」はありません。あるのは: %2</translation>
    </message>
    <message>
        <source>with --trust: tell instead how often two roll-outs of a choice, in other worlds and each as far as it needs, say the opposite</source>
        <translation>--trust と一緒に: 代わりに、一つの選択を別の世界で二度、必要なだけロールアウトし、結論が反対になる回数を示す</translation>
    </message>
    <message>
        <source>--twice needs --trust, and does not go with --json</source>
        <translation>--twice には--trustが必要で、--jsonとは一緒に使えません</translation>
    </message>
    <message>
        <source>%1 rolled out twice: %2 clear and alike, %3 clear once only, %4 clear never, %5 clear once and found equal once, %6 contradictory</source>
        <extracomment>%1: choices, with their number; the others are numbers of them</extracomment>
        <translation>%1を二度ロールアウト: 明らかで一致 %2、一度だけ明らか %3、二度とも不明 %4、一度は明らかで一度は互角 %5、矛盾 %6</translation>
    </message>
    <message>
        <source>recorded games, or a folder of them; hanchan are taken</source>
        <translation>牌譜、またはそのフォルダー。半荘を使う</translation>
    </message>
    <message>
        <source>games of so many, for their tables (default 4)</source>
        <translation>この人数の対局。その人数の表を作る（既定 4）</translation>
    </message>
    <message>
        <source>let this bot play all seats as well</source>
        <translation>このボットにも全席で打たせる</translation>
    </message>
    <message>
        <source>only these, separated by commas: waits, tenpai, loss, ron, deeds, race; of three players flow and places as well</source>
        <translation>これらだけ。コンマで区切る: waits、tenpai、loss、ron、deeds、race。三人打ちでは flow と places もある</translation>
    </message>
    <message>
        <source>%1 in seat %2: %3</source>
        <extracomment>%1: a player, %3: what went wrong with it</extracomment>
        <translation>%1（席%2）: %3</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is a folder</source>
        <translation>%1を書き込めません: フォルダーです</translation>
    </message>
    <message>
        <source>instead of all this, what the second choices of a built-in bot bring beside what it says of them: its first and its second are played out, by the other bot if there is one, and told by the kind of choice (rules as with --regret)</source>
        <translation>代わりに、あるボットの次善の選択が何をもたらすかを、そのボットの見積もりと並べて示す。最善と次善をどちらも最後まで打ち（別のボットを挙げればそのボットが打つ）、選択の種類ごとにまとめる（ルールは --regret と同じ）</translation>
    </message>
    <message>
        <source>--second takes one bot, and one that goes on, as in master,club</source>
        <translation>--second には、master,club のように、ボット一つと、続きを打つボット一つまでを指定できます</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no built-in bot, or cannot take these options</source>
        <translation>%1: 「%2」は内蔵のボットでないか、そのオプションを使えません</translation>
    </message>
    <message>
        <source>--walls belongs to --regret and --second</source>
        <translation>--walls は --regret または --second と使います</translation>
    </message>
    <message>
        <source>points won a match</source>
        <translation>1対局で得た点</translation>
    </message>
    <message>
        <source>%1 does not say what else it weighed</source>
        <translation>%1 は、ほかに何を検討したかを示しません</translation>
    </message>
    <message>
        <source>said</source>
        <translation>見積もり</translation>
    </message>
    <message>
        <source>brought</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>final points of the second choice of %1 above its first, %2 going on, among %3: %4, %5 a choice; ± is one standard error</source>
        <extracomment>%1 to %3: bots; %4: matches, %5: walls, with their number</extracomment>
        <translation>%1の次善の選択が最善を上回る最終点、続きは%2、ほかの席は%3：%4、一つの選択に%5。±は標準誤差1つ分</translation>
    </message>
    <message>
        <source>nearer than the other</source>
        <translation>もう一方より近い</translation>
    </message>
    <message>
        <source>as near</source>
        <translation>同じ近さ</translation>
    </message>
    <message>
        <source>farther than the other</source>
        <translation>もう一方より遠い</translation>
    </message>
    <message>
        <source>not two discards</source>
        <translation>打牌同士ではない</translation>
    </message>
    <message>
        <source>tell what a bot would win that thinks: play the first and the second choice of the judge out at N choices, each with all of --pairs; half of the worlds choose, and the other half and the real hands say what that won</source>
        <translation>考えるボットなら何を得るかを示す。N個の選択で、判定者の最善と次善をどちらも--pairsの数だけ最後まで打つ。配り方の半分で選び、残りの半分と実際の手牌で、それが何をもたらしたかを測る</translation>
    </message>
    <message>
        <source>--think does not go with --trust, --rollout, --worlds or --json</source>
        <translation>--think は--trust、--rollout、--worlds、--jsonと一緒に使えません</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>second above first</source>
        <translation>次善−最善</translation>
    </message>
    <message>
        <source>spread of it</source>
        <translation>そのばらつき</translation>
    </message>
    <message>
        <source>won by thinking</source>
        <translation>考えて得た分</translation>
    </message>
    <message>
        <source>by the true hands</source>
        <translation>実際の手牌では</translation>
    </message>
    <message>
        <source>worlds to play at the most (default: 1000)</source>
        <translation>打つ配り方の最大数（既定: 1000）</translation>
    </message>
    <message>
        <source>places a choice, more is better: %1, %2 worlds each; ± is one standard error</source>
        <extracomment>%1: choices, with their number; %2: a number</extracomment>
        <translation>選択1回あたりの順位、大きいほどよい：%1、それぞれ%2通りの配り方。±は標準誤差1つ分</translation>
    </message>
</context>
</TS>

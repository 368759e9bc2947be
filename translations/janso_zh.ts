<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Janso</source>
        <translation>关于 Janso</translation>
    </message>
    <message>
        <source>Janso</source>
        <translation>Janso</translation>
    </message>
    <message>
        <source>Riichi mahjong for one machine: against bots, or with friends at one screen. Free software under the MIT licence; tiles and sounds were made for it.</source>
        <translation>一台电脑就能打的立直麻将：可以和机器人打，也可以和朋友围着同一块屏幕打。以 MIT 许可证发布的自由软件，牌面与音效均为其专门制作。</translation>
    </message>
    <message>
        <source>Your matches are kept in</source>
        <translation>对局保存在</translation>
    </message>
</context>
<context>
    <name>ActionNames</name>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>切牌</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>Open riichi</source>
        <translation>开立直</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Kan</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Tsumo</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Ron</source>
        <translation>荣和</translation>
    </message>
    <message>
        <source>Abort: nine terminals</source>
        <translation>流局：九种九牌</translation>
    </message>
    <message>
        <source>Kita</source>
        <translation>拔北</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>in a text</comment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Riichi</source>
        <comment>in a text</comment>
        <translation>立直</translation>
    </message>
    <message>
        <source>Open riichi</source>
        <comment>in a text</comment>
        <translation>开立直</translation>
    </message>
    <message>
        <source>Kita</source>
        <comment>said at the table</comment>
        <translation>拔北</translation>
    </message>
</context>
<context>
    <name>ApprovalDialog</name>
    <message>
        <source>Programs of others</source>
        <translation>他人的程序</translation>
    </message>
    <message>
        <source>What would be run</source>
        <translation>将要运行的内容</translation>
    </message>
    <message>
        <source>A program may do whatever you may do on this computer. Run only what you know. The answer is remembered until the command or the file changes.</source>
        <translation>程序能在这台电脑上做你能做的任何事。请只运行你了解的程序。你的选择会一直记住，直到命令或文件发生变化。</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play on with a built-in bot</source>
        <translation>改用内置机器人继续(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>BotNames</name>
    <message>
        <source>Taro</source>
        <translation>太郎</translation>
    </message>
    <message>
        <source>Taro, learner</source>
        <translation>学徒·太郎</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学徒</translation>
    </message>
    <message>
        <source>Knows the shapes but counts nothing, and often calls itself out of a yaku.</source>
        <translation>懂得牌形却不算张数，常常鸣牌鸣到无役。</translation>
    </message>
    <message>
        <source>Hina</source>
        <translation>阳菜</translation>
    </message>
    <message>
        <source>Hina, novice</source>
        <translation>新手·阳菜</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Builds its own hand, calls what looks useful and never defends.</source>
        <translation>只顾做自己的手牌，看着有用就鸣，从不防守。</translation>
    </message>
    <message>
        <source>Nagisa</source>
        <translation>渚</translation>
    </message>
    <message>
        <source>Nagisa, caller</source>
        <translation>鸣牌·渚</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>鸣牌派</translation>
    </message>
    <message>
        <source>Calls early and often, for quick and cheap wins.</source>
        <translation>早早鸣、频频鸣，求快不求大。</translation>
    </message>
    <message>
        <source>Aya</source>
        <translation>绫</translation>
    </message>
    <message>
        <source>Aya, flush lover</source>
        <translation>染手·绫</translation>
    </message>
    <message>
        <source>Flush lover</source>
        <translation>染手派</translation>
    </message>
    <message>
        <source>Drops everything for a hand of one suit.</source>
        <translation>为了一门花色什么都肯扔。</translation>
    </message>
    <message>
        <source>Ritsu</source>
        <translation>律</translation>
    </message>
    <message>
        <source>Ritsu, riichi hunter</source>
        <translation>立直·律</translation>
    </message>
    <message>
        <source>Riichi hunter</source>
        <translation>立直派</translation>
    </message>
    <message>
        <source>Stays closed, declares riichi whenever it can, and fears little.</source>
        <translation>坚持门清，能立直就立直，天不怕地不怕。</translation>
    </message>
    <message>
        <source>Kenji</source>
        <translation>健二</translation>
    </message>
    <message>
        <source>Kenji, club player</source>
        <translation>中级·健二</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>Likes value, folds to riichi.</source>
        <translation>重视打点，遇到立直就弃和。</translation>
    </message>
    <message>
        <source>Iwao</source>
        <translation>岩男</translation>
    </message>
    <message>
        <source>Iwao, wall-builder</source>
        <translation>铁壁·岩男</translation>
    </message>
    <message>
        <source>Wall-builder</source>
        <translation>铁壁</translation>
    </message>
    <message>
        <source>Folds early, hardly ever deals in, and wins by patience.</source>
        <translation>弃和早，极少放铳，靠耐心取胜。</translation>
    </message>
    <message>
        <source>Shizuka</source>
        <translation>静香</translation>
    </message>
    <message>
        <source>Shizuka, expert</source>
        <translation>上级·静香</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上级</translation>
    </message>
    <message>
        <source>Weighs attack against danger and minds its place.</source>
        <translation>权衡攻守，心里装着顺位。</translation>
    </message>
    <message>
        <source>Genzo</source>
        <translation>源藏</translation>
    </message>
    <message>
        <source>Genzo, master</source>
        <translation>名人·源藏</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>Looks ahead draw by draw and gives nothing away.</source>
        <translation>一巡一巡往后算，滴水不漏。</translation>
    </message>
    <message>
        <source>Goro</source>
        <translation>五郎</translation>
    </message>
    <message>
        <source>Goro, collector</source>
        <translation>碰牌迷·五郎</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>碰牌迷</translation>
    </message>
    <message>
        <source>Keeps every pair, pons whatever is thrown, and looks at nobody.</source>
        <translation>对子一个不拆，见牌就碰，从不看别家。</translation>
    </message>
    <message>
        <source>Emi</source>
        <translation>惠美</translation>
    </message>
    <message>
        <source>Emi, student</source>
        <translation>学生·惠美</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Builds by the book, and folds to riichi only with tiles that are surely safe.</source>
        <translation>照书做牌，面对立直只会用现物弃和。</translation>
    </message>
</context>
<context>
    <name>BranchTexts</name>
    <message>
        <source>%1, as played</source>
        <extracomment>%1: what was done at the first choice of a branch</extracomment>
        <translation>%1（与实战相同）</translation>
    </message>
    <message>
        <source>%1, not: %2</source>
        <extracomment>%1 was done in a branch, %2 in the match</extracomment>
        <translation>%1（实战为%2）</translation>
    </message>
    <message>
        <source>The hand is not over.</source>
        <translation>本局尚未结束。</translation>
    </message>
    <message>
        <source>%1; as played: %2</source>
        <extracomment>Points of the hand, in a branch and in the match</extracomment>
        <translation>%1；实战为 %2</translation>
    </message>
    <message>
        <source>of another kind</source>
        <extracomment>A branch of a kind that this version does not know</extracomment>
        <translation>其他类型</translation>
    </message>
    <message>
        <source>same wall</source>
        <extracomment>What of the tiles was dealt anew in a branch; so are the next ones</extracomment>
        <translation>同一牌山</translation>
    </message>
    <message>
        <source>wall shuffled</source>
        <translation>重洗牌山</translation>
    </message>
    <message>
        <source>unseen tiles dealt anew</source>
        <translation>未见牌重新分配</translation>
    </message>
    <message>
        <source>The same wall shows what would have happened. It proves nothing about the choice.</source>
        <translation>同一牌山只能说明当时会发生什么，不能证明选择的好坏。</translation>
    </message>
    <message>
        <source>The others keep the hands that they had, which nobody could see. It proves nothing about the choice.</source>
        <translation>他家手牌仍是实战中的样子，而当时谁也看不见。这不能证明选择的好坏。</translation>
    </message>
    <message>
        <source>One of the deals that could have been. Only many of them tell which choice is better.</source>
        <translation>这只是可能出现的牌局之一。只有多试几次，才能知道哪个选择更好。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Move the branch at %1 into the trash?</source>
        <translation>要把%1的分支移到回收站吗？</translation>
    </message>
    <message numerus="yes">
        <source>Move the branch at %1 into the trash, with %Ln branch(es) taken from it?</source>
        <translation>
            <numerusform>要把%1的分支连同由它分出的%Ln个分支移到回收站吗？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CentreItem</name>
    <message>
        <source>Hold to see the differences to your score, and what a win needs to pass the others</source>
        <translation>按住可查看与各家的点差，以及逆转所需的和牌</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>剩余%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>wind, name, points</comment>
        <translation>%1家 %2：%3</translation>
    </message>
</context>
<context>
    <name>CentrePainter</name>
    <message>
        <source>left</source>
        <comment>tiles left in the wall, after the number</comment>
        <translation>张</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2～%3）</translation>
    </message>
    <message>
        <source>There is nothing to show yet</source>
        <translation>还没有可显示的内容</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>About the chosen row</source>
        <translation>所选行的说明</translation>
    </message>
</context>
<context>
    <name>CoachSafetyTexts</name>
    <message>
        <source>genbutsu</source>
        <translation>现物</translation>
    </message>
    <message>
        <source>went by</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>last honour</source>
        <translation>最后一张字牌</translation>
    </message>
    <message>
        <source>no chance</source>
        <translation>壁</translation>
    </message>
    <message>
        <source>suji</source>
        <translation>筋</translation>
    </message>
    <message>
        <source>one chance</source>
        <translation>薄壁</translation>
    </message>
    <message>
        <source>half suji</source>
        <translation>半筋</translation>
    </message>
    <message>
        <source>%1 is [[genbutsu]]: it cannot be won on</source>
        <translation>%1是[[genbutsu|现物]]：不会被荣和</translation>
    </message>
    <message>
        <source>%1 went by since that hand last changed: it waits for none, unless it let a win go</source>
        <translation>%1在该家手牌最后一次变化之后通过：若非见逃，就不是待牌</translation>
    </message>
    <message>
        <source>all other %1 are in sight: only thirteen orphans could wait for it</source>
        <translation>其余的%1都已可见：只有国士无双能等它</translation>
    </message>
    <message>
        <source>[[kabe|no chance]]: every %1 is in sight, so no two-sided wait is left</source>
        <translation>[[kabe|壁]]：%1已全部可见，不可能再有两面</translation>
    </message>
    <message>
        <source>[[suji]] of %1: no two-sided wait, but others are possible</source>
        <translation>%1的[[suji|筋]]：不会是两面，但可能是其他待牌</translation>
    </message>
    <message>
        <source>[[kabe|one chance]]: a two-sided wait would need the last unseen %1</source>
        <translation>[[kabe|薄壁]]：要有两面，必须用到最后一张未见的%1</translation>
    </message>
    <message>
        <source>half [[suji]]: %1 closes one side only</source>
        <translation>半[[suji|筋]]：%1只排除了一侧的两面</translation>
    </message>
    <message>
        <source>nothing speaks against a wait for it</source>
        <translation>没有任何安全的依据</translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message>
        <source>under 1 %</source>
        <translation>不到1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>unseen tiles that help</comment>
        <translation>
            <numerusform>%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>no yaku</source>
        <translation>无役</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>和牌形</translation>
    </message>
    <message>
        <source>tenpai</source>
        <translation>听牌</translation>
    </message>
    <message numerus="yes">
        <source>%n from tenpai</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>%n向听</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n away</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>%n向听</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>切%1</translation>
    </message>
    <message>
        <source>Riichi with %1</source>
        <translation>切%1立直</translation>
    </message>
    <message>
        <source>Open riichi with %1</source>
        <translation>切%1开立直</translation>
    </message>
    <message>
        <source>Chi with %1</source>
        <translation>用%1吃</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Abort the hand</source>
        <translation>宣告九种九牌</translation>
    </message>
    <message>
        <source>Set the North aside</source>
        <translation>拔北</translation>
    </message>
    <message>
        <source>wins %1 · %2 points</source>
        <extracomment>How often a hand wins, and for how many points</extracomment>
        <translation>和牌率%1 · %2点</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>和牌率%1</translation>
    </message>
    <message>
        <source>risk &lt; 1 %</source>
        <extracomment>How often this discard deals in, in a list</extracomment>
        <translation>放铳率 &lt; 1%</translation>
    </message>
    <message>
        <source>risk %1</source>
        <translation>放铳率%1</translation>
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
        <translation>对家</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <extracomment>An opponent, the chance to deal in to them, why</extracomment>
        <translation>%1，%2：%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) bring you nearer</source>
        <translation>
            <numerusform>有%n张进张</numerusform>
        </translation>
    </message>
    <message>
        <source>no tile that is left brings you nearer</source>
        <translation>能让手牌前进的牌已经没有了</translation>
    </message>
    <message>
        <source>without %1 the hand would be [[tenpai]], but with no [[yaku]] it could not win</source>
        <translation>切%1就[[tenpai|听牌]]了，但没有[[yaku|役]]，不能和牌</translation>
    </message>
    <message>
        <source>the hand stays %1; without %2 it would be %3</source>
        <translation>手牌保持%1；切%2则会变成%3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more than with %2</source>
        <translation>
            <numerusform>%1，比切%2多%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would be faster, but this way a win is worth about %2 points, not %3</source>
        <translation>切%1更快，但这样打和牌约值%2点，而不是%3点</translation>
    </message>
    <message>
        <source>throwing %1 would be faster, but deals in more often (%2 against %3)</source>
        <translation>切%1更快，但更容易放铳（%2对%3）</translation>
    </message>
    <message>
        <source>without %1 more tiles would help at once, but this way the hand wins more often (%2 against %3)</source>
        <translation>切%1眼前的进张更多，但这样打最终更容易和牌（%2对%3）</translation>
    </message>
    <message>
        <source>a little slower than %1, but the better hand in all</source>
        <translation>比切%1稍慢，但总体上是更好的手牌</translation>
    </message>
    <message>
        <source>%1, as many as with %2, and a win is worth more</source>
        <translation>%1，与切%2一样多，而且打点更高</translation>
    </message>
    <message>
        <source>%1, as many as with %2, and it is the safer tile</source>
        <translation>%1，与切%2一样多，而且这张更安全</translation>
    </message>
    <message>
        <source>%1, as many as with %2, and the hand grows better</source>
        <translation>%1，与切%2一样多，而且手牌更容易改良</translation>
    </message>
    <message>
        <source>%1, as many as with %2, which is of more use later</source>
        <translation>%1，与切%2一样多，而那张留着以后更有用</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>未见%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>[[tenpai]] in shape on %1, but without a [[yaku]]: no tile wins</source>
        <translation>形式上[[tenpai|听牌]]，待牌为%1，但没有[[yaku|役]]：哪张都和不了</translation>
    </message>
    <message numerus="yes">
        <source>%1; the nearest is %2, for which it lacks %n tile(s)</source>
        <extracomment>After what a hand without yaku waits for: the yaku to go for, the tiles that it lacks</extracomment>
        <translation>
            <numerusform>%1；最近的役是%2，还差%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>[[tenpai]] on %1, but no such tile is left</source>
        <translation>[[tenpai|听牌]]，待牌为%1，但已一张不剩</translation>
    </message>
    <message>
        <source>[[tenpai]], by self-draw only, waiting for %1 (%2)</source>
        <translation>[[tenpai|听牌]]但只能自摸，待牌为%1（%2）</translation>
    </message>
    <message>
        <source>[[tenpai]], waiting for %1 (%2)</source>
        <translation>[[tenpai|听牌]]，待牌为%1（%2）</translation>
    </message>
    <message>
        <source>%1; declared, a win is worth about %2 points</source>
        <translation>%1；立直后和牌约值%2点</translation>
    </message>
    <message>
        <source>%1; a win is worth about %2 points</source>
        <translation>%1；和牌约值%2点</translation>
    </message>
    <message>
        <source>the hand will hardly win, and this tile is the safest</source>
        <translation>这手牌很难和，而这张最安全</translation>
    </message>
    <message>
        <source>the hand will hardly win, and this tile deals in seldom (%1)</source>
        <translation>这手牌很难和，而这张很少放铳（%1）</translation>
    </message>
    <message>
        <source>%1 is in riichi</source>
        <translation>%1已立直</translation>
    </message>
    <message>
        <source>%1 seems to be ready</source>
        <translation>%1似乎已听牌</translation>
    </message>
    <message>
        <source>%1 and your hand is %2</source>
        <translation>%1，而你的手牌是%2</translation>
    </message>
    <message>
        <source>fold: %1 and your hand is %2; %3</source>
        <extracomment>A reason for folding: &quot;Right is in riichi and your hand is 2 from tenpai; 4 Man is genbutsu ...&quot;</extracomment>
        <translation>弃和：%1，而你的手牌是%2；%3</translation>
    </message>
    <message>
        <source>this is the least dangerous tile</source>
        <translation>这是最不危险的牌</translation>
    </message>
    <message>
        <source>this tile deals in %1 of the time</source>
        <translation>这张的放铳率为%1</translation>
    </message>
    <message>
        <source>the hand is then [[tenpai]]</source>
        <translation>鸣后即[[tenpai|听牌]]</translation>
    </message>
    <message>
        <source>the hand is then %1, and %2 help</source>
        <translation>鸣后为%1，进张%2</translation>
    </message>
    <message>
        <source>%1; its yaku is %2</source>
        <translation>%1；役是%2</translation>
    </message>
    <message>
        <source>%1; its nearest yaku is %2</source>
        <translation>%1；最近的役是%2</translation>
    </message>
    <message>
        <source>%1; it wins about %2 of the time</source>
        <translation>%1；和牌率约%2</translation>
    </message>
    <message>
        <source>nothing here is worth a call</source>
        <translation>这里没有值得鸣的牌</translation>
    </message>
    <message numerus="yes">
        <source>after the call the nearest [[yaku]] would be %1, for which the hand lacks %n tile(s)</source>
        <translation>
            <numerusform>鸣牌后最近的[[yaku|役]]是%1，还差%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>after the call no yaku is in sight, and without one you cannot win</source>
        <translation>鸣牌后看不到役，没有役就不能和牌</translation>
    </message>
    <message>
        <source>the call would bring the hand no nearer</source>
        <translation>鸣牌也不会让手牌更近</translation>
    </message>
    <message>
        <source>%1 is in riichi, and the call costs safe tiles</source>
        <translation>%1已立直，鸣牌会减少安全牌</translation>
    </message>
    <message>
        <source>the call would bring the hand nearer, but opened it cannot declare riichi and is worth less</source>
        <translation>鸣牌能更近一步，但副露后不能立直，打点也会降低</translation>
    </message>
    <message>
        <source>the call would bring the hand nearer, but leave a worse one</source>
        <translation>鸣牌能更近一步，但剩下的牌形变差</translation>
    </message>
    <message>
        <source>it counts as dora, and you draw another tile</source>
        <translation>算作宝牌，还能再摸一张</translation>
    </message>
    <message>
        <source>nothing else is possible</source>
        <translation>没有别的选择</translation>
    </message>
    <message>
        <source>the hand is complete</source>
        <translation>手牌已经完成</translation>
    </message>
    <message>
        <source>another tile and another dora, and the hand gets no farther away</source>
        <translation>再摸一张，再添宝牌，向听数也不会倒退</translation>
    </message>
    <message>
        <source>this hand is too far from a win</source>
        <translation>这手牌离和牌太远</translation>
    </message>
    <message>
        <source>it deals in less often than %1 (%2 against %3), and the hand stays in play</source>
        <translation>放铳比%1少（%2对%3），手牌也还活着</translation>
    </message>
    <message>
        <source>the hand stays in play with a safer tile</source>
        <translation>用更安全的牌保住手牌</translation>
    </message>
    <message>
        <source>few draws are left, and tenpai at the draw is still worth points</source>
        <translation>剩余巡数不多，流局时听牌仍能得点</translation>
    </message>
    <message>
        <source>the final place asks for it</source>
        <translation>为了最终顺位该这样打</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>First what to do, then why: &quot;Discard 9 Pin: 22 tiles bring you nearer&quot;</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Without %1 you wait for %2, but %3 is among your discards: [[furiten]]. You can win by self-draw only.</source>
        <translation>切%1后听%2，但你切过%3：[[furiten|振听]]。只能自摸和牌。</translation>
    </message>
    <message>
        <source>Without %1 the hand is ready for %2, but it has no [[yaku]]: you cannot win with it.</source>
        <translation>切%1后听%2，但没有[[yaku|役]]：不能和牌。</translation>
    </message>
    <message>
        <source>Without %1 the hand is ready for %2, but without riichi it has no [[yaku]]: it wins by self-draw only.</source>
        <translation>切%1后听%2，但不立直就没有[[yaku|役]]：只能自摸和牌。</translation>
    </message>
    <message>
        <source>Without %1 the hand is ready for %2, but has no [[yaku]] on another&apos;s discard: it wins by self-draw only.</source>
        <translation>切%1后听%2，但荣和没有[[yaku|役]]：只能自摸和牌。</translation>
    </message>
    <message numerus="yes">
        <source>After this call the nearest [[yaku]] is %1, for which the hand lacks %n tile(s). Without a yaku you cannot win.</source>
        <translation>
            <numerusform>这样鸣牌后最近的[[yaku|役]]是%1，还差%n张。没有役就不能和牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>After this call no [[yaku]] is within reach. Without a yaku you cannot win.</source>
        <translation>这样鸣牌后就做不成[[yaku|役]]了。没有役就不能和牌。</translation>
    </message>
    <message>
        <source>%1 is dangerous: %2 may win on it (about %3). Safe in your hand: %4.</source>
        <translation>%1危险：%2可能用它荣和（约%3）。手里的安全牌：%4。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: the hand stays %2 with a [[yaku]].</source>
        <translation>%1：有[[yaku|役]]的话，手牌仍是%2。</translation>
    </message>
    <message>
        <source>%1: the hand stays %2.</source>
        <translation>%1：手牌仍是%2。</translation>
    </message>
    <message>
        <source>%1: the hand is then %2 with a [[yaku]].</source>
        <translation>%1：有[[yaku|役]]的话，手牌变为%2。</translation>
    </message>
    <message>
        <source>%1: the hand is then %2.</source>
        <translation>%1：手牌变为%2。</translation>
    </message>
    <message>
        <source>In shape it waits for %1, but without a [[yaku]] no tile wins.</source>
        <translation>形式上听%1，但没有[[yaku|役]]，哪张都和不了。</translation>
    </message>
    <message>
        <source>Waits: %1, of which no tile is left.</source>
        <translation>待牌：%1，已一张不剩。</translation>
    </message>
    <message>
        <source>Waits: %1, %2.</source>
        <translation>待牌：%1，%2。</translation>
    </message>
    <message>
        <source>%1 help: %2</source>
        <translation>进张%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Its nearest [[yaku]] is %1, for which it lacks %n tile(s).</source>
        <translation>
            <numerusform>最近的[[yaku|役]]是%1，还差%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins about %1 of the time, for %2 points.</source>
        <translation>和牌率约%1，打点%2点。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]]: %1 is among your discards.</source>
        <translation>[[furiten|振听]]：%1在你的弃牌中。</translation>
    </message>
    <message>
        <source>No [[yaku]] on another&apos;s discard of %1.</source>
        <translation>荣和%1没有[[yaku|役]]。</translation>
    </message>
    <message>
        <source>Deals in: %1.</source>
        <translation>放铳率：%1。</translation>
    </message>
</context>
<context>
    <name>CoachUseTexts</name>
    <message>
        <source>Gentle</source>
        <translation>温和</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>详细</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Coach: gentle. It warns you before furiten, a hand without yaku, or a needless danger.</source>
        <translation>教练：温和。在振听、无役或不必要的危险之前提醒你。</translation>
    </message>
    <message>
        <source>Coach: full. It says of every decision what the strongest bot would do, and why.</source>
        <translation>教练：详细。每一次选择都告诉你最强的机器人会怎么打，以及为什么。</translation>
    </message>
    <message>
        <source>Coach: off. A hint can still be asked for.</source>
        <translation>教练：关闭。仍可随时索要提示。</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <extracomment>Between levels of the coach in the order in which they were used</extracomment>
        <translation>教练：%1</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>，然后</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Levels of the coach, then how many hints, then how often danger was looked at</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>提示%n次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>danger shown for %n decision(s)</source>
        <translation>
            <numerusform>查看危险度%n次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New match...</source>
        <translation>新对局(&amp;N)...</translation>
    </message>
    <message>
        <source>Choose rules, length and who sits where</source>
        <translation>选择规则、长度和各家座位</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>马上开打(&amp;P)</translation>
    </message>
    <message>
        <source>An East game against bots</source>
        <translation>与机器人打一场东风战</translation>
    </message>
    <message>
        <source>&amp;Hot-seat...</source>
        <translation>同屏对局(&amp;H)...</translation>
    </message>
    <message>
        <source>Two to four people at this screen</source>
        <translation>二到四人共用这块屏幕</translation>
    </message>
    <message>
        <source>&amp;Watch four bots</source>
        <translation>观看四个机器人(&amp;W)</translation>
    </message>
    <message>
        <source>Four bots play, all hands open</source>
        <translation>四个机器人对战，全部手牌公开</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Go on with the match that was not finished</source>
        <translation>继续未打完的对局</translation>
    </message>
    <message>
        <source>Continue the &amp;series</source>
        <translation>继续系列赛(&amp;S)</translation>
    </message>
    <message>
        <source>The next match of the series, or the one that was left</source>
        <translation>系列赛的下一场，或中途离开的那场</translation>
    </message>
    <message>
        <source>Score sh&amp;eet...</source>
        <translation>成绩表(&amp;E)...</translation>
    </message>
    <message>
        <source>The score sheet of a series: see, print, save as PDF</source>
        <translation>系列赛成绩表：查看、打印、存为 PDF</translation>
    </message>
    <message>
        <source>Open recor&amp;d...</source>
        <translation>打开牌谱(&amp;D)...</translation>
    </message>
    <message>
        <source>Look at a recorded game, of this program or another</source>
        <translation>查看本程序或其他程序的牌谱</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>统计(&amp;T)...</translation>
    </message>
    <message>
        <source>All figures of your matches, beside those of the bots</source>
        <translation>你的全部对局数据，与机器人的数据并列</translation>
    </message>
    <message>
        <source>Re&amp;view this match...</source>
        <translation>复盘这场对局(&amp;V)...</translation>
    </message>
    <message>
        <source>What each choice of a match cost, and why</source>
        <translation>对局中每个选择损失了多少，以及为什么</translation>
    </message>
    <message>
        <source>Li&amp;brary</source>
        <translation>牌谱库(&amp;B)</translation>
    </message>
    <message>
        <source>Every match that you played or imported: find it, look at it</source>
        <translation>你打过或导入的所有对局：查找并查看</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>离开牌桌(&amp;L)</translation>
    </message>
    <message>
        <source>Back to the first page; the match is kept and can be continued</source>
        <translation>回到首页；对局会保存，可以继续</translation>
    </message>
    <message>
        <source>&amp;Rules of this match...</source>
        <translation>对局规则(&amp;R)...</translation>
    </message>
    <message>
        <source>Every option, and what differs from the preset</source>
        <translation>全部选项，以及与预设的差异</translation>
    </message>
    <message>
        <source>&amp;Opponents...</source>
        <translation>对手(&amp;O)...</translation>
    </message>
    <message>
        <source>Bots, plugins and programs that play: add, test, change</source>
        <translation>会打牌的机器人、插件和程序：添加、测试、修改</translation>
    </message>
    <message>
        <source>Open &amp;matches folder</source>
        <translation>打开对局文件夹(&amp;M)</translation>
    </message>
    <message>
        <source>Where every match is kept</source>
        <translation>所有对局的保存位置</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>The match is kept and can be continued</source>
        <translation>对局会保存，可以继续</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Nothing happens until you go on</source>
        <translation>在你继续之前一切停住</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>理牌(&amp;S)</translation>
    </message>
    <message>
        <source>Keep the hand sorted</source>
        <translation>始终整理手牌</translation>
    </message>
    <message>
        <source>Auto &amp;win</source>
        <translation>自动和牌(&amp;W)</translation>
    </message>
    <message>
        <source>Win as soon as it is possible, in this hand</source>
        <translation>本局一能和牌就和</translation>
    </message>
    <message>
        <source>&amp;No calls</source>
        <translation>不鸣牌(&amp;N)</translation>
    </message>
    <message>
        <source>Ask for no chi, pon or kan in this hand</source>
        <translation>本局不再询问吃、碰、杠</translation>
    </message>
    <message>
        <source>Auto &amp;discard</source>
        <translation>自动摸切(&amp;D)</translation>
    </message>
    <message>
        <source>Discard every drawn tile in this hand</source>
        <translation>本局摸什么切什么</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>悔牌(&amp;T)</translation>
    </message>
    <message>
        <source>Practice: back to before your last choice, any number of times</source>
        <translation>练习：回到上一次选择之前，次数不限</translation>
    </message>
    <message>
        <source>Same deal a&amp;gain</source>
        <translation>同一配牌再来(&amp;G)</translation>
    </message>
    <message>
        <source>Practice: this hand once more, with the same walls</source>
        <translation>练习：用同样的牌山把这一局再打一次</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>减慢(&amp;L)</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>放慢进行速度</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>加快(&amp;F)</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>加快进行速度</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>即时(&amp;I)</translation>
    </message>
    <message>
        <source>No waiting and no animation</source>
        <translation>没有等待，也没有动画</translation>
    </message>
    <message>
        <source>&amp;Yaku</source>
        <translation>役(&amp;Y)</translation>
    </message>
    <message>
        <source>Every yaku, beside the table</source>
        <translation>在牌桌旁列出所有役</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>记录(&amp;L)</translation>
    </message>
    <message>
        <source>What happened, line by line</source>
        <translation>逐行记录发生的事</translation>
    </message>
    <message>
        <source>&amp;Seat view</source>
        <translation>座位视角(&amp;S)</translation>
    </message>
    <message>
        <source>The table as seen from your chair, or from above</source>
        <translation>从自己座位看牌桌，或从正上方看</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>菜单栏(&amp;M)</translation>
    </message>
    <message>
        <source>Show or hide the menus</source>
        <translation>显示或隐藏菜单</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>The table alone</source>
        <translation>只显示牌桌</translation>
    </message>
    <message>
        <source>&amp;Lessons...</source>
        <translation>课程(&amp;L)...</translation>
    </message>
    <message>
        <source>Learn the game step by step, on the table</source>
        <translation>在牌桌上一步步学麻将</translation>
    </message>
    <message>
        <source>&amp;Drills...</source>
        <translation>练习题(&amp;D)...</translation>
    </message>
    <message>
        <source>Exercises: waits, efficiency, scores, safe tiles and more</source>
        <translation>待牌、牌效率、算点、安全牌等练习</translation>
    </message>
    <message>
        <source>&amp;Glossary...</source>
        <translation>术语表(&amp;G)...</translation>
    </message>
    <message>
        <source>Every word of the game, in three scripts</source>
        <translation>麻将的所有用语：中文、罗马字和日文</translation>
    </message>
    <message>
        <source>&amp;Yaku sheet...</source>
        <translation>役种表(&amp;Y)...</translation>
    </message>
    <message>
        <source>All yaku and payments on two pages: see, print, save as PDF</source>
        <translation>两页列出全部役与点数：查看、打印、存为 PDF</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>为什么不行？(&amp;W)</translation>
    </message>
    <message>
        <source>Why no win, riichi or call is offered at the table now</source>
        <translation>现在牌桌上为什么不能和牌、立直或鸣牌</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>What the strongest bot would do now, and why</source>
        <translation>最强的机器人现在会怎么打，以及为什么</translation>
    </message>
    <message>
        <source>Coach &amp;off</source>
        <translation>关闭教练(&amp;O)</translation>
    </message>
    <message>
        <source>No advice but hints that you ask for</source>
        <translation>除了你索要的提示，不给建议</translation>
    </message>
    <message>
        <source>G&amp;entle coach</source>
        <translation>温和教练(&amp;E)</translation>
    </message>
    <message>
        <source>Warns before furiten, a hand without yaku, needless danger</source>
        <translation>在振听、无役、不必要的危险之前提醒</translation>
    </message>
    <message>
        <source>&amp;Full coach</source>
        <translation>详细教练(&amp;F)</translation>
    </message>
    <message>
        <source>Advice on every decision, with the reason</source>
        <translation>每次选择都给建议并说明理由</translation>
    </message>
    <message>
        <source>&amp;Next coach level</source>
        <translation>切换教练级别(&amp;N)</translation>
    </message>
    <message>
        <source>Off, gentle, full, and off again</source>
        <translation>依次为关闭、温和、详细，再回到关闭</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>声音(&amp;S)</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>播放声音</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>设置(&amp;P)...</translation>
    </message>
    <message>
        <source>Table, play, sound, language, keys</source>
        <translation>牌桌、操作、声音、语言、按键</translation>
    </message>
    <message>
        <source>&amp;Keyboard card</source>
        <translation>按键一览(&amp;K)</translation>
    </message>
    <message>
        <source>Every key at a glance</source>
        <translation>所有按键一目了然</translation>
    </message>
    <message>
        <source>Look up a &amp;yaku</source>
        <translation>查役(&amp;Y)</translation>
    </message>
    <message>
        <source>Search the yaku by name or tile</source>
        <translation>按名称或牌查找役</translation>
    </message>
    <message>
        <source>&amp;About Janso</source>
        <translation>关于 Janso(&amp;A)</translation>
    </message>
    <message>
        <source>Version, licence, where matches are kept</source>
        <translation>版本、许可证、对局保存位置</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>The library that draws the window</source>
        <translation>绘制窗口的程序库</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>操作(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>显示(&amp;V)</translation>
    </message>
    <message>
        <source>Lea&amp;rn</source>
        <translation>学习(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;What is new...</source>
        <translation>更新内容(&amp;W)...</translation>
    </message>
    <message>
        <source>What each version brought</source>
        <translation>每个版本带来了什么</translation>
    </message>
</context>
<context>
    <name>ConditionsDialog</name>
    <message>
        <source>Conditions of the search</source>
        <translation>搜索条件</translation>
    </message>
    <message>
        <source>Conditions that stand beside each other must all hold; OR between them asks for one of them, and parentheses group. Quotation marks hold words together: player:&quot;Ann Lee&quot;. A word alone is looked for in names, notes, tags, rules, dates and files.</source>
        <translation>并列的条件必须全部成立；用 OR 连接则成立其一即可，括号用于分组。引号把词连在一起：player:&quot;Ann Lee&quot;。单独一个词会在名字、备注、标签、规则、日期和文件中查找。</translation>
    </message>
    <message>
        <source>Conditions: Return takes the chosen one</source>
        <translation>条件：按回车采用所选项</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>后接内容</translation>
    </message>
    <message>
        <source>What it finds</source>
        <translation>查找内容</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>采用(&amp;T)</translation>
    </message>
</context>
<context>
    <name>CornersItem</name>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
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
        <translation>Janso 上次意外退出。此前的对局都已保存。</translation>
    </message>
    <message>
        <source>A report lies in %1. It holds no names and no tiles, and was sent to nobody.</source>
        <translation>报告保存在 %1。其中没有名字，也没有牌，没有发送给任何人。</translation>
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
        <translation>按住查看</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>查看我的手牌</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>空格</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>For your eyes. The others look away.</source>
        <translation>只给你一个人看，其他人请回避。</translation>
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
        <translation>危险较小</translation>
    </message>
    <message>
        <source>dangerous</source>
        <translation>危险</translation>
    </message>
    <message>
        <source>very dangerous</source>
        <translation>非常危险</translation>
    </message>
    <message>
        <source>Nobody is in riichi or seems to wait.</source>
        <translation>没有人立直，也没有人像是听牌。</translation>
    </message>
    <message>
        <source>In riichi or likely to wait: %1.</source>
        <translation>已立直或很可能听牌：%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A tile, then for each opponent who threatens the chance to deal in to them, and why</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <extracomment>The name of a tile, how dangerous it is, then why</extracomment>
        <translation>%1，%2。%3</translation>
    </message>
</context>
<context>
    <name>DrawnHandTexts</name>
    <message>
        <source>Nobody is [[tenpai]]: nobody pays.</source>
        <translation>无人[[tenpai|听牌]]：无需支付。</translation>
    </message>
    <message>
        <source>Everybody is [[tenpai]]: nobody pays.</source>
        <translation>全员[[tenpai|听牌]]：无需支付。</translation>
    </message>
    <message>
        <source>These rules have no payments for [[noten]].</source>
        <translation>此规则没有[[noten|未听]]罚符。</translation>
    </message>
    <message>
        <source>Noten players pay %1 each: %2 gets %3.</source>
        <translation>未听者每人付%1点：%2得%3点。</translation>
    </message>
    <message>
        <source>%1 is noten and pays %2 to each of the others.</source>
        <translation>%1未听，付给其他各家每人%2点。</translation>
    </message>
    <message>
        <source>%1 is noten and pays %2 to %3.</source>
        <translation>%1未听，付给%3 %2点。</translation>
    </message>
    <message>
        <source>Noten players pay %1 each, tenpai players get %2 each.</source>
        <translation>未听者每人付%1点，听牌者每人得%2点。</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%2付%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 discarded only terminals and honours, and none was called: paid like a mangan.</source>
        <translation>%1打出的全是幺九牌，且无一被鸣：按满贯支付。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>payments</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The [[noten]] players have paid the [[tenpai]] players as well.</source>
        <translation>[[noten|未听]]者也已向[[tenpai|听牌]]者付过点。</translation>
    </message>
    <message>
        <source>Nobody pays for [[noten]] then.</source>
        <translation>此时没有[[noten|未听]]罚符。</translation>
    </message>
    <message>
        <source>All four first discards were the same wind.</source>
        <translation>四家第一打都是同一种风牌。</translation>
    </message>
    <message>
        <source>All four first discards were the same wind: %1.</source>
        <translation>四家第一打都是同一种风牌：%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name, number of kans</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Four kans were made, by more than one player.</source>
        <translation>已开四个杠，且不是同一家所开。</translation>
    </message>
    <message>
        <source>Four kans were made, by more than one player: %1.</source>
        <translation>已开四个杠，且不是同一家所开：%1。</translation>
    </message>
    <message>
        <source>Three players claimed the same discard.</source>
        <translation>三家同时荣和同一张牌。</translation>
    </message>
    <message>
        <source>Three players claimed the same discard: %1 from %2.</source>
        <translation>三家同时荣和同一张牌：%2的%1。</translation>
    </message>
    <message>
        <source>Exhaustive draw</source>
        <translation>荒牌流局</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>流局满贯</translation>
    </message>
    <message>
        <source>Nine terminals</source>
        <translation>九种九牌</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>四风连打</translation>
    </message>
    <message>
        <source>Four riichi</source>
        <translation>四家立直</translation>
    </message>
    <message>
        <source>Four kans</source>
        <translation>四杠散了</translation>
    </message>
    <message>
        <source>Triple ron</source>
        <translation>三家和了</translation>
    </message>
    <message>
        <source>At a draw %1 points go from those who are [[noten]] (not ready) to those who are [[tenpai]] (ready to win).</source>
        <translation>流局时，[[noten|未听]]（没有听牌）者向[[tenpai|听牌]]（差一张和牌）者共付%1点。</translation>
    </message>
    <message>
        <source>A first hand held nine kinds of terminals and honours.</source>
        <translation>起手有九种幺九牌。</translation>
    </message>
    <message>
        <source>%1 was dealt nine kinds of terminals and honours and stopped the hand.</source>
        <translation>%1起手九种九牌，宣告流局。</translation>
    </message>
    <message>
        <source>All four players are in riichi.</source>
        <translation>四家都立直了。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>draw: players</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, nobody tenpai</source>
        <translation>%1，全员未听</translation>
    </message>
    <message>
        <source>%1, all tenpai</source>
        <translation>%1，全员听牌</translation>
    </message>
    <message>
        <source>%1, tenpai: %2</source>
        <translation>%1，听牌：%2</translation>
    </message>
</context>
<context>
    <name>DrillAnswerTexts</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>it may win</source>
        <translation>可以和牌</translation>
    </message>
    <message>
        <source>no yaku</source>
        <translation>无役</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>Close. You said %1; best is %2</source>
        <translation>接近了。你答%1，最佳是%2</translation>
    </message>
    <message>
        <source>Not right. You said %1; right is %2</source>
        <translation>不对。你答%1，正确的是%2</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>答案：%1</translation>
    </message>
</context>
<context>
    <name>DrillLastHandTexts</name>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>%1 is %2 points away. What the one in that place pays counts twice: they lose it and you gain it.</source>
        <translation>与%1差%2点。该顺位的人付的点数算两次：他失去，你得到。</translation>
    </message>
    <message>
        <source>not even a sanbaiman will do</source>
        <translation>连三倍满也不够</translation>
    </message>
    <message>
        <source>%1 han %2 fu</source>
        <translation>%1番%2符</translation>
    </message>
    <message>
        <source>By tsumo: %1. Then: %2</source>
        <translation>自摸：%1。之后：%2</translation>
    </message>
    <message>
        <source>By ron from %1: %2. Then: %3</source>
        <translation>荣和%1：%2。之后：%3</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>&amp;All drills</source>
        <translation>全部练习(&amp;A)</translation>
    </message>
    <message>
        <source>Copy a line that asks the same question again</source>
        <translation>复制一行，用它可以再出同一题</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>复制(&amp;O)</translation>
    </message>
    <message>
        <source>Looking for a position ...</source>
        <translation>正在找题目...</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>看答案(&amp;S)</translation>
    </message>
</context>
<context>
    <name>DrillShapeTexts</name>
    <message>
        <source>[[ryanmen|two-sided]]</source>
        <translation>[[ryanmen|两面]]</translation>
    </message>
    <message>
        <source>[[kanchan|middle]]</source>
        <translation>[[kanchan|嵌张]]</translation>
    </message>
    <message>
        <source>[[penchan|edge]]</source>
        <translation>[[penchan|边张]]</translation>
    </message>
    <message>
        <source>[[shanpon|one of two pairs]]</source>
        <translation>[[shanpon|双碰]]</translation>
    </message>
    <message>
        <source>[[tanki|for the pair]]</source>
        <translation>[[tanki|单骑]]</translation>
    </message>
    <message>
        <source>thirteen orphans</source>
        <translation>国士无双</translation>
    </message>
    <message>
        <source>the seventh pair</source>
        <translation>七对子的第七对</translation>
    </message>
    <message>
        <source>For seven pairs: 6 less one for each pair, %1.</source>
        <translation>按七对子算：6减去对子数，得%1。</translation>
    </message>
    <message numerus="yes">
        <source>For seven pairs: 6 less one for each pair, and %n more for want of other kinds, %1.</source>
        <translation>
            <numerusform>按七对子算：6减去对子数，再因牌种不足加%n，得%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Without %1 there are a few tiles more. But without %2 the hand is worth more: how often it wins, times its points.</source>
        <translation>切%1的进张略多几张。但切%2的手牌价值更高：和牌率乘以打点。</translation>
    </message>
    <message>
        <source>Several discards leave about as many tiles. Of these %1 leaves the hand that is worth most: how often it wins, times its points.</source>
        <translation>有几种切法进张差不多。其中切%1的手牌价值最高：和牌率乘以打点。</translation>
    </message>
    <message>
        <source>Without %1 clearly fewer tiles are left. The hand would be worth more, though: how often it wins, times its points.</source>
        <translation>切%1的进张明显更少。不过手牌价值更高：和牌率乘以打点。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n tile(s) left</source>
        <translation>
            <numerusform>%1：%2，剩余%n张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand waits for %1: %n tile(s) outside it.</source>
        <translation>
            <numerusform>这手牌听%1：手外还有%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Called sets, 2 off each: %1</source>
        <translation>副露的面子，每个减2：%1</translation>
    </message>
    <message>
        <source>Sets, 2 off each: %1</source>
        <translation>面子，每个减2：%1</translation>
    </message>
    <message>
        <source>[[taatsu|Partial runs]], 1 off each: %1</source>
        <translation>[[taatsu|搭子]]，每个减1：%1</translation>
    </message>
    <message>
        <source>Pairs, 1 off each: %1</source>
        <translation>对子，每个减1：%1</translation>
    </message>
    <message>
        <source>On their own: %1</source>
        <translation>孤张：%1</translation>
    </message>
    <message>
        <source>8 less all that is %1, with room for four sets or partial ones and one pair.</source>
        <translation>8减去以上各项得%1；面子与搭子最多共四个，雀头一个。</translation>
    </message>
    <message>
        <source>For thirteen orphans: %1.</source>
        <translation>按国士无双算：%1。</translation>
    </message>
    <message>
        <source>The smallest counts: %1.</source>
        <translation>取最小者：%1。</translation>
    </message>
    <message>
        <source>Nearer with %1</source>
        <translation>前进的牌：%1</translation>
    </message>
    <message numerus="yes">
        <source>Without %1: %2, %n tile(s)</source>
        <comment>discard, how far from tenpai</comment>
        <translation>
            <numerusform>切%1：%2，%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>; wins %1 % for %2</source>
        <comment>how often, points</comment>
        <translation>；和牌率%1%，打点%2</translation>
    </message>
    <message numerus="yes">
        <source>, %n dora kept</source>
        <translation>
            <numerusform>，留下宝牌%n张</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillTableTexts</name>
    <message>
        <source>[[genbutsu]], it cannot be won on</source>
        <translation>[[genbutsu|现物]]，不会被荣和</translation>
    </message>
    <message>
        <source>went by since the hand last changed</source>
        <translation>该家手牌最后一次变化之后通过的牌</translation>
    </message>
    <message>
        <source>an honour that is used up; only thirteen orphans could wait for it</source>
        <translation>已见光的字牌，只有国士无双能等它</translation>
    </message>
    <message>
        <source>[[no chance]], because of %1</source>
        <translation>[[no chance|壁]]，因为%1</translation>
    </message>
    <message>
        <source>[[suji]] of %1</source>
        <translation>%1的[[suji|筋]]</translation>
    </message>
    <message>
        <source>[[one chance]], because of %1</source>
        <translation>[[one chance|薄壁]]，因为%1</translation>
    </message>
    <message>
        <source>[[katasuji|half suji]] of %1</source>
        <translation>%1的[[katasuji|半筋]]</translation>
    </message>
    <message>
        <source>an [[jihai|honour]], %1 of 4 in sight</source>
        <translation>[[jihai|字牌]]，4张中已见%1张</translation>
    </message>
    <message>
        <source>[[musuji|nothing speaks for it]]</source>
        <translation>[[musuji|无筋]]</translation>
    </message>
    <message>
        <source>No discard leaves more tiles that help, and of those that leave as many this one is best.</source>
        <translation>没有哪种切法的进张更多；进张同样多的切法中，这张最好。</translation>
    </message>
    <message>
        <source>It leaves most tiles that help.</source>
        <translation>它留下的进张最多。</translation>
    </message>
    <message>
        <source>Without %1 the hand would be nearer to [[tenpai]], but cheaper.</source>
        <translation>切%1离[[tenpai|听牌]]更近，但打点更低。</translation>
    </message>
    <message>
        <source>Without %1 more tiles would help (%2 against %3), but the hand would be cheaper.</source>
        <translation>切%1的进张更多（%2对%3），但打点更低。</translation>
    </message>
    <message>
        <source>Without %1 the hand would be nearer to [[tenpai]], but in all it is worth less.</source>
        <translation>切%1离[[tenpai|听牌]]更近，但总体价值更低。</translation>
    </message>
    <message>
        <source>Without %1 more tiles would help (%2 against %3), but in all it is worth less.</source>
        <translation>切%1的进张更多（%2对%3），但总体价值更低。</translation>
    </message>
    <message>
        <source>The hand is given up: [[betaori]]. No tile is safer.</source>
        <translation>放弃手牌：[[betaori|全弃]]。没有更安全的牌。</translation>
    </message>
    <message>
        <source>The hand will hardly win: what counts is to deal in seldom.</source>
        <translation>这手牌很难和：要紧的是少放铳。</translation>
    </message>
    <message>
        <source>It makes the hand [[tenpai]], without declaring: [[damaten]].</source>
        <translation>这样就[[tenpai|听牌]]，但不宣告：[[damaten|默听]]。</translation>
    </message>
    <message>
        <source>It makes the hand [[tenpai]].</source>
        <translation>这样就[[tenpai|听牌]]。</translation>
    </message>
    <message>
        <source>It makes the hand [[tenpai]], and [[riichi]] is worth it.</source>
        <translation>这样就[[tenpai|听牌]]，而且值得[[riichi|立直]]。</translation>
    </message>
    <message>
        <source>It keeps a [[yaku]].</source>
        <translation>保住了[[yaku|役]]。</translation>
    </message>
    <message>
        <source>It goes on, but by a safer tile.</source>
        <translation>继续前进，但选更安全的牌。</translation>
    </message>
    <message>
        <source>What is left to gain is to be [[tenpai]] at the draw.</source>
        <translation>剩下能争取的，是流局时[[tenpai|听牌]]。</translation>
    </message>
    <message>
        <source>The final place asks for it, not the points of this hand.</source>
        <translation>这是为了最终顺位，而不是这一局的点数。</translation>
    </message>
    <message>
        <source>%1: [[tenpai]] in shape, but without a [[yaku]] it wins nothing, deals in %2 %</source>
        <translation>%1：形式上[[tenpai|听牌]]，但没有[[yaku|役]]，和不了，放铳率%2%</translation>
    </message>
    <message>
        <source>%1: hardly wins, deals in %2 %</source>
        <translation>%1：几乎和不了，放铳率%2%</translation>
    </message>
    <message>
        <source>%1: wins %2 % for %3, deals in %4 %</source>
        <translation>%1：和牌率%2%，%3点，放铳率%4%</translation>
    </message>
    <message numerus="yes">
        <source>; %1, %n tile(s)</source>
        <comment>how far from tenpai, tiles that help</comment>
        <translation>
            <numerusform>；%1，%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 points less in the end</source>
        <translation>；最终少%1点</translation>
    </message>
    <message>
        <source>riichi with %1</source>
        <translation>切%1立直</translation>
    </message>
    <message>
        <source>%1, and all four are in sight</source>
        <translation>%1，四张都已可见</translation>
    </message>
    <message>
        <source>%1: %2. It deals in %3 % of the time.</source>
        <translation>%1：%2。放铳率%3%。</translation>
    </message>
</context>
<context>
    <name>DrillTexts</name>
    <message>
        <source>Name the waits</source>
        <translation>找待牌</translation>
    </message>
    <message>
        <source>See at a glance which tiles complete a hand. It saves wins that would be missed, and keeps you out of [[furiten]].</source>
        <translation>一眼看出手牌听哪些牌。这样不会漏和，也不会陷入[[furiten|振听]]。</translation>
    </message>
    <message>
        <source>Set the finished sets aside. What is left over shows the [[machi|wait]]. Then try to split the hand in another way: there may be more.</source>
        <translation>先把完成的面子放到一边，剩下的就是[[machi|待牌]]。再试试别的拆法：待牌可能不止这些。</translation>
    </message>
    <message>
        <source>{123m456p34567s11z} waits for {258s}.</source>
        <translation>{123m456p34567s11z} 听 {258s}。</translation>
    </message>
    <message>
        <source>Count the shanten</source>
        <translation>数向听</translation>
    </message>
    <message>
        <source>Know how far your hand is. It tells you whether to go on or to [[betaori|fold]].</source>
        <translation>知道手牌有多远，才知道该前进还是[[betaori|弃和]]。</translation>
    </message>
    <message>
        <source>Begin with 8. A set counts 2 off, a [[taatsu|partial run]] or a spare pair 1, the [[jantou|pair of the hand]] 1. There is room for four sets and partial ones in all.</source>
        <translation>从8开始。一个面子减2，一个[[taatsu|搭子]]或多余的对子减1，[[jantou|雀头]]减1。面子与搭子合计最多四个。</translation>
    </message>
    <message>
        <source>{123m456p78s1155z9m}: two sets, {78s}, a pair and a spare pair. 8 - 4 - 1 - 1 - 1 = 1: [[iishanten|one-shanten]].</source>
        <translation>{123m456p78s1155z9m}：两个面子、{78s}、雀头和一个多余的对子。8 - 4 - 1 - 1 - 1 = 1：[[iishanten|一向听]]。</translation>
    </message>
    <message>
        <source>Most efficient discard</source>
        <translation>牌效率</translation>
    </message>
    <message>
        <source>Keep the tiles that let most others in. Faster hands win more often.</source>
        <translation>留下进张最多的牌。手牌越快，和得越多。</translation>
    </message>
    <message>
        <source>For each tile that you could do without, count the tiles that bring the hand nearer: the [[ukeire]]. Where they are about equal keep the better hand: [[dora]], a [[yaku]], a good wait to come.</source>
        <translation>对每张可以不要的牌，数一数让手牌前进的牌：这就是[[ukeire|进张]]。差不多时留下更好的手牌：[[dora|宝牌]]、[[yaku|役]]、将来的好型。</translation>
    </message>
    <message>
        <source>{34p} takes {25p}, eight tiles. {24p} takes {3p}, four. So {24p} is broken up first.</source>
        <translation>{34p} 进 {25p}，八张；{24p} 进 {3p}，四张。所以先拆 {24p}。</translation>
    </message>
    <message>
        <source>Is there a yaku?</source>
        <translation>有没有役？</translation>
    </message>
    <message>
        <source>A finished hand wins only with a [[yaku]]. Find out before you call yourself out of one.</source>
        <translation>完成的手牌要有[[yaku|役]]才能和。别等鸣没了役才发现。</translation>
    </message>
    <message>
        <source>Look at the winds and dragons first, then at the edges of the suits, then at the shape. [[dora|Dora]] do not count.</source>
        <translation>先看风牌和三元牌，再看各花色的两端，最后看牌形。[[dora|宝牌]]不算役。</translation>
    </message>
    <message>
        <source>Open, won by ron: {234m567p88s} with {345s} and {777z} called wins by its dragons. With {999p} instead of them it has nothing.</source>
        <translation>副露后荣和：{234m567p88s} 加副露 {345s} 与 {777z}，靠三元牌可以和。若把三元牌换成 {999p}，就什么役也没有。</translation>
    </message>
    <message>
        <source>Count the fu</source>
        <translation>数符</translation>
    </message>
    <message>
        <source>[[fu|Fu]] decide between cheap and dear at one to four [[han]].</source>
        <translation>一到四[[han|番]]时，[[fu|符]]决定点数高低。</translation>
    </message>
    <message>
        <source>Begin with 20. Add 10 for a closed ron, or 2 for a tsumo. Add triplets, kans, a pair of value and a narrow wait. Round up to the next ten.</source>
        <translation>从20开始。门清荣和加10，自摸加2。再加上刻子、杠子、役牌雀头和愚型待牌，最后进位到十。</translation>
    </message>
    <message>
        <source>A closed ron with {999m} kept concealed and a [[kanchan]]: 20 + 10 + 8 + 2 = 40 fu.</source>
        <translation>门清荣和，{999m} 为暗刻，[[kanchan|嵌张]]：20 + 10 + 8 + 2 = 40符。</translation>
    </message>
    <message>
        <source>Score the hand</source>
        <translation>算点数</translation>
    </message>
    <message>
        <source>Know what a hand is worth before you win it: it decides what you may risk.</source>
        <translation>和牌之前就要知道手牌值多少：它决定你能冒多大的险。</translation>
    </message>
    <message>
        <source>Add up the [[han]], then the [[fu]]. Base points are fu, doubled for each han and twice more. By ron the discarder pays four times as much, six times to the [[oya|dealer]].</source>
        <translation>先加[[han|番]]，再数[[fu|符]]。把符翻倍（番数 + 2）次，即为基本点。荣和时放铳者付四倍，付给[[oya|庄家]]为六倍。</translation>
    </message>
    <message>
        <source>3 han 30 fu: 30 doubled five times is 960. Ron: four times that, rounded up to 3900.</source>
        <translation>3番30符：30翻倍五次为960。荣和付其四倍，进位为3900。</translation>
    </message>
    <message>
        <source>Safe against riichi</source>
        <translation>立直时的安全牌</translation>
    </message>
    <message>
        <source>When you fold, find the tile that deals in least.</source>
        <translation>弃和时，找出放铳率最低的牌。</translation>
    </message>
    <message>
        <source>First what they threw themselves: [[genbutsu]]. Then honours of which three are seen, [[no chance]], [[suji]], and the edges of the suits.</source>
        <translation>先看对手自己打过的：[[genbutsu|现物]]。然后是已见三张的字牌、[[no chance|壁]]、[[suji|筋]]，以及各花色的两端。</translation>
    </message>
    <message>
        <source>They threw {4s}. Your {1s} cannot be hit by a two-sided wait; your {5s} can.</source>
        <translation>对手切过 {4s}。你的 {1s} 不会中两面，{5s} 则可能。</translation>
    </message>
    <message>
        <source>What would you discard?</source>
        <translation>何切？</translation>
    </message>
    <message>
        <source>Everything together: speed, value, danger, the scores. Compare with the strongest bot.</source>
        <translation>速度、打点、危险度、点况，全都要算。与最强的机器人比一比。</translation>
    </message>
    <message>
        <source>Ask in this order: does somebody threaten? Is the hand near and dear enough to go on? Then the tile that costs least.</source>
        <translation>依次自问：有人构成威胁吗？手牌够近、够大，值得前进吗？最后选代价最小的牌。</translation>
    </message>
    <message>
        <source>A rival is in riichi and your hand is cheap and far from tenpai: a tile out of their river goes.</source>
        <translation>有人立直，而你的手牌又小又远：切他牌河里有的牌。</translation>
    </message>
    <message>
        <source>Last hand: what do I need?</source>
        <translation>末局：需要什么？</translation>
    </message>
    <message>
        <source>In the [[oorasu|last hand]] only the place counts. Know the win that you need before the hand begins.</source>
        <translation>[[oorasu|末局]]只看顺位。开局之前就要知道自己需要怎样的和牌。</translation>
    </message>
    <message>
        <source>A ron off the player above you moves twice: you gain what they lose. Counters and sticks count too.</source>
        <translation>荣和上一顺位的人，差距缩小双份：他失去的你得到。本场与供托也要算进去。</translation>
    </message>
    <message>
        <source>You are 6000 behind. A ron of 3900 off that player makes 7800: enough. Off another it takes 7700.</source>
        <translation>你落后6000点。荣和那家3900点就缩小7800：够了。荣和别家则要7700点。</translation>
    </message>
    <message>
        <source>Seat wind %1, round wind %2. Won by [[tsumo]].</source>
        <extracomment>%1 and %2 are winds</extracomment>
        <translation>自风%1，场风%2。[[tsumo|自摸]]和牌。</translation>
    </message>
    <message>
        <source>Seat wind %1, round wind %2. Won by [[ron]] from %3.</source>
        <translation>自风%1，场风%2。[[ron|荣和]]%3。</translation>
    </message>
    <message>
        <source>Double riichi, declared in the first turn.</source>
        <translation>第一巡宣告的两立直。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] was declared.</source>
        <translation>已[[riichi|立直]]。</translation>
    </message>
    <message>
        <source>Riichi was not declared.</source>
        <translation>没有立直。</translation>
    </message>
    <message>
        <source>The win came within one turn: [[ippatsu]].</source>
        <translation>一巡之内和牌：[[ippatsu|一发]]。</translation>
    </message>
    <message>
        <source>It was the last tile of the wall.</source>
        <translation>和的是牌山最后一张。</translation>
    </message>
    <message>
        <source>It was the last discard of the hand.</source>
        <translation>和的是本局最后一张弃牌。</translation>
    </message>
    <message>
        <source>It was the [[rinshanpai|replacement tile]] after a kan.</source>
        <translation>和的是杠后的[[rinshanpai|岭上牌]]。</translation>
    </message>
    <message>
        <source>It was the tile added to a kan.</source>
        <translation>和的是加杠的那张牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n [[kita|North(s) set aside]].</source>
        <translation>
            <numerusform>[[kita|拔北]]%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>It was won in the very first turn.</source>
        <translation>第一巡就和了。</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>规则：%1。</translation>
    </message>
    <message>
        <source>Which is the smallest of these wins by [[tsumo]] that makes you %1?</source>
        <translation>想靠[[tsumo|自摸]]成为%1，以下够用的和牌中最小的是哪一个？</translation>
    </message>
    <message>
        <source>Which is the smallest of these wins by [[ron]] from %2 that makes you %1?</source>
        <translation>想靠[[ron|荣和]]%2成为%1，以下够用的和牌中最小的是哪一个？</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Which tiles complete this hand? Choose all of them.</source>
        <translation>哪些牌能完成这手牌？请全部选出。</translation>
    </message>
    <message>
        <source>How many tiles is this hand away from [[tenpai]]? 0 means it is tenpai.</source>
        <translation>这手牌离[[tenpai|听牌]]还差几张？0表示已听牌。</translation>
    </message>
    <message>
        <source>Which discard is the most efficient? It leaves the most tiles that help; where they differ by less than a tenth, the better hand counts.</source>
        <translation>切哪张效率最高？即留下进张最多的切法；相差不到一成时，以更好的手牌为准。</translation>
    </message>
    <message>
        <source>The hand is finished. Has it a [[yaku]], so that it may win?</source>
        <translation>手牌已完成。有没有[[yaku|役]]、能不能和？</translation>
    </message>
    <message>
        <source>How many [[fu]] has this hand?</source>
        <translation>这手牌是多少[[fu|符]]？</translation>
    </message>
    <message>
        <source>Score the hand: han, fu and what is paid, without counters and sticks.</source>
        <translation>算点数：番、符以及支付额，不计本场与供托。</translation>
    </message>
    <message>
        <source>%1 is in [[riichi]]. Which of your tiles is the safest against them?</source>
        <translation>%1已[[riichi|立直]]。你手里对他最安全的是哪张？</translation>
    </message>
    <message>
        <source>Round wind %1. You are the dealer, and it is your first turn.</source>
        <translation>场风%1。你是庄家，这是你的第一巡。</translation>
    </message>
    <message>
        <source>Last hand of the match: South 4. You sit %1 and are %2.</source>
        <translation>末局：南4局。你坐%1，目前%2。</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>场上有：%1。</translation>
    </message>
    <message>
        <source>Of equal scores the earlier seat of the match is placed higher.</source>
        <translation>同点时，开局座次在前者顺位高。</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>番</translation>
    </message>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>The discarder pays</source>
        <translation>放铳者付</translation>
    </message>
    <message>
        <source>Each player pays</source>
        <translation>各家付</translation>
    </message>
    <message>
        <source>The dealer pays</source>
        <translation>庄家付</translation>
    </message>
    <message>
        <source>Each other pays</source>
        <translation>闲家各付</translation>
    </message>
    <message>
        <source>No such win will do</source>
        <translation>怎样都不够</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>What a self-draw brings: from each other, from the dealer</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Mangan: 8,000&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 han %2 fu: %3</source>
        <translation>%1番%2符：%3</translation>
    </message>
</context>
<context>
    <name>DrillWinTexts</name>
    <message numerus="yes">
        <source>%1: %n han</source>
        <translation>
            <numerusform>%1：%n番</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is kept off by %2.</source>
        <translation>不算%1，因为有%2。</translation>
    </message>
    <message>
        <source>%1 does not count in an open hand by these rules.</source>
        <translation>按此规则，副露后%1不成立。</translation>
    </message>
    <message>
        <source>%1 is neither your wind nor the round&apos;s.</source>
        <translation>%1既不是自风也不是场风。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fu</source>
        <translation>
            <numerusform>%1：%n符</numerusform>
        </translation>
    </message>
    <message>
        <source>Base points: %1 fu doubled %2 times is %3.</source>
        <translation>基本点：%1符翻倍%2次为%3。</translation>
    </message>
    <message>
        <source>%1: base points %2.</source>
        <translation>%1：基本点%2。</translation>
    </message>
    <message>
        <source>Ron: %1 times that, rounded up to hundreds.</source>
        <translation>荣和：其%1倍，进位到百。</translation>
    </message>
    <message>
        <source>Tsumo of the dealer: each pays twice that, rounded up to hundreds.</source>
        <translation>庄家自摸：各家付其2倍，进位到百。</translation>
    </message>
    <message>
        <source>Tsumo: the dealer pays twice that, the others once, rounded up to hundreds.</source>
        <translation>自摸：庄家付其2倍，其他各家付1倍，进位到百。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is paid: points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The hand may win:</source>
        <translation>这手牌可以和：</translation>
    </message>
    <message>
        <source>The shape is complete, but there is no [[yaku]]. [[dora|Dora]] are none.</source>
        <translation>牌形完成了，但没有[[yaku|役]]。[[dora|宝牌]]不是役。</translation>
    </message>
    <message>
        <source>The hand is closed: [[riichi]] would have been a yaku.</source>
        <translation>手牌门清：若已[[riichi|立直]]就有役。</translation>
    </message>
    <message>
        <source>The hand is open, so [[riichi]] and winning by closed [[tsumo]] are out.</source>
        <translation>手牌已副露，所以[[riichi|立直]]和门前清[[tsumo|自摸]]都不成立。</translation>
    </message>
    <message numerus="yes">
        <source>Together %n han.</source>
        <translation>
            <numerusform>合计%n番。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillsDialog</name>
    <message>
        <source>Drills</source>
        <translation>练习题</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>难度(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>Chosen by chance; or a number, or a copied line</source>
        <translation>随机；或一个数字，或复制来的一行</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
</context>
<context>
    <name>EmblemNames</name>
    <message>
        <source>Crane</source>
        <translation>鹤</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>松</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>灯笼</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>浪</translation>
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
        <translation>鲤</translation>
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
        <translation>茶壶</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>伞</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>A match begins: %1.</source>
        <translation>对局开始：%1。</translation>
    </message>
    <message>
        <source>All its walls come from one secret, which is shown at the end. SHA-256 of the secret: %1</source>
        <translation>全部牌山都出自同一个秘密值，终局时公开。其 SHA-256：%1</translation>
    </message>
    <message>
        <source>%1. %2 deals.</source>
        <translation>%1。庄家%2。</translation>
    </message>
    <message>
        <source>%1, %2. %3 deals.</source>
        <translation>%1，%2。庄家%3。</translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <translation>%1的手牌：%2。</translation>
    </message>
    <message>
        <source>%1 draws.</source>
        <translation>%1摸牌。</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1摸%2。</translation>
    </message>
    <message>
        <source>%1 discards %2, as drawn.</source>
        <translation>%1摸切%2。</translation>
    </message>
    <message>
        <source>%1 discards %2, from the hand.</source>
        <translation>%1手切%2。</translation>
    </message>
    <message>
        <source>%1 calls chi from %2: %3.</source>
        <translation>%1吃%2：%3。</translation>
    </message>
    <message>
        <source>%1 calls pon from %2: %3.</source>
        <translation>%1碰%2：%3。</translation>
    </message>
    <message>
        <source>%1 calls kan from %2: %3.</source>
        <translation>%1大明杠%2：%3。</translation>
    </message>
    <message>
        <source>%1 lays down a closed kan: %2.</source>
        <translation>%1暗杠：%2。</translation>
    </message>
    <message>
        <source>%1 adds to a pon and makes a kan: %2.</source>
        <translation>%1加杠：%2。</translation>
    </message>
    <message>
        <source>%1 sets a North aside.</source>
        <translation>%1拔北。</translation>
    </message>
    <message>
        <source>%1 declares riichi.</source>
        <translation>%1立直。</translation>
    </message>
    <message>
        <source>%1 declares open riichi.</source>
        <translation>%1开立直。</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <translation>%1亮牌：%2。</translation>
    </message>
    <message>
        <source>%1 puts down a stick of 1,000 points.</source>
        <translation>%1放下一根1000点棒。</translation>
    </message>
    <message>
        <source>%1 wins by tsumo with %2.</source>
        <translation>%1自摸%2和牌。</translation>
    </message>
    <message>
        <source>%1 wins by ron from %2 with %3.</source>
        <translation>%1荣和%2的%3。</translation>
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
        <source>The match is over.</source>
        <translation>对局结束。</translation>
    </message>
    <message>
        <source>Dora indicator %1: dora is %2.</source>
        <translation>宝牌指示牌%1：宝牌为%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>点数：%1。</translation>
    </message>
    <message>
        <source>%1 han %2 fu</source>
        <translation>%1番%2符</translation>
    </message>
    <message>
        <source>%1: %2, drawn.</source>
        <extracomment>A discard as short as it can be said: the player&apos;s name, the tile</extracomment>
        <translation>%1：%2，摸切。</translation>
    </message>
    <message>
        <source>%1: %2, from hand.</source>
        <translation>%1：%2，手切。</translation>
    </message>
</context>
<context>
    <name>FailureTexts</name>
    <message>
        <source>the program wrote a line that nobody asked for: %1</source>
        <translation>程序输出了一行没有请求的内容：%1</translation>
    </message>
    <message>
        <source>the program wrote %1 bytes without an end of line</source>
        <translation>程序输出了%1字节却没有换行</translation>
    </message>
    <message>
        <source>the program wrote %1 bytes of empty lines</source>
        <translation>程序输出了%1字节的空行</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>reply</comment>
        <extracomment>%1: what is wrong with a program&apos;s reply, in English</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the program wrote something that is no JSON: %1</source>
        <translation>程序输出的不是 JSON：%1</translation>
    </message>
    <message>
        <source>the reply has no type: %1</source>
        <translation>回复没有类型：%1</translation>
    </message>
    <message>
        <source>the reply is for seat %1, but this is seat %2: %3</source>
        <translation>回复的是座位%1，而这里是座位%2：%3</translation>
    </message>
    <message>
        <source>the program had no choice, but replied %1</source>
        <translation>程序没有选择余地，却回复了%1</translation>
    </message>
    <message>
        <source>the program wrote half a line and then nothing for %1: %2</source>
        <extracomment>%1: a span of time, %2: the line</extracomment>
        <translation>程序只输出了半行，之后%1没有动静：%2</translation>
    </message>
    <message>
        <source>the program did not answer for %1</source>
        <translation>程序%1没有回应</translation>
    </message>
    <message>
        <source>the program did not answer its first line for %1</source>
        <translation>程序%1没有回应第一行</translation>
    </message>
    <message>
        <source>the program crashed</source>
        <translation>程序崩溃了</translation>
    </message>
    <message>
        <source>the program ended with status %1</source>
        <translation>程序以状态码%1结束</translation>
    </message>
    <message>
        <source>the program closed its connection</source>
        <translation>程序关闭了连接</translation>
    </message>
    <message>
        <source>the program &apos;%1&apos; cannot be started: %2</source>
        <extracomment>%2: the system&apos;s own words</extracomment>
        <translation>无法启动程序“%1”：%2</translation>
    </message>
    <message>
        <source>there is no command to start a program with</source>
        <translation>没有可用来启动程序的命令</translation>
    </message>
    <message>
        <source>no program joined at %2 within %1</source>
        <extracomment>%1: a span of time, %2: an address</extracomment>
        <translation>%1内没有程序在 %2 加入</translation>
    </message>
    <message>
        <source>cannot listen on port %1 of this machine: %2</source>
        <extracomment>%2: the system&apos;s own words</extracomment>
        <translation>无法监听本机端口 %1：%2</translation>
    </message>
    <message>
        <source>the program wrote %1 bytes without an end of line instead of joining</source>
        <translation>程序没有加入，而是输出了%1字节且没有换行</translation>
    </message>
    <message>
        <source>the program did not join, but said %1</source>
        <translation>程序没有加入，而是说%1</translation>
    </message>
    <message>
        <source>the program wants to join the room &apos;%1&apos;, but this is &apos;%2&apos;</source>
        <translation>程序想加入房间“%1”，而这里是“%2”</translation>
    </message>
    <message>
        <source>the program played an illegal action</source>
        <translation>程序做出了不合规则的动作</translation>
    </message>
    <message>
        <source>the plugin&apos;s bot played an illegal action</source>
        <translation>插件的机器人做出了不合规则的动作</translation>
    </message>
    <message>
        <source>the plugin&apos;s bot did not answer within %1 ms</source>
        <translation>插件的机器人在 %1 毫秒内没有回应</translation>
    </message>
    <message>
        <source>the plugin&apos;s bot failed (%1)</source>
        <translation>插件的机器人出错了（%1）</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>plugin</comment>
        <extracomment>%1: why a plugin gives no bot, in English</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the bot failed (%1)</source>
        <translation>机器人出错了（%1）</translation>
    </message>
    <message>
        <source>it may not be run</source>
        <translation>不允许运行</translation>
    </message>
    <message>
        <source>the program has not answered for %1; it may be loading</source>
        <translation>程序已有%1没有回应；可能正在加载</translation>
    </message>
    <message>
        <source>the program is slow: it has been thinking for %1</source>
        <translation>程序很慢：已经思考了%1</translation>
    </message>
    <message>
        <source>waiting for a program to join at %1</source>
        <translation>正在等待程序在 %1 加入</translation>
    </message>
    <message>
        <source>the script asks for what is not legal</source>
        <translation>脚本要求的动作不合规则</translation>
    </message>
    <message>
        <source>%1 before its first answer</source>
        <translation>第一次回应之前：%1</translation>
    </message>
    <message>
        <source>%1 before it joined</source>
        <translation>加入之前：%1</translation>
    </message>
    <message>
        <source>%1 in the middle of a line: %2</source>
        <translation>在一行的中途%1：%2</translation>
    </message>
    <message>
        <source>1 second</source>
        <extracomment>A span of time</extracomment>
        <translation>1 秒</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>unknown bot</comment>
        <extracomment>%1 here and below: what is the matter, in English</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>no program</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>deal</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Another Janso is playing this series.</source>
        <translation>另一个 Janso 正在打这个系列赛。</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>not approved</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>FaultTexts</name>
    <message>
        <source>the folder &apos;%1&apos; cannot be made</source>
        <translation>无法创建文件夹“%1”</translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; cannot be read: %2</source>
        <extracomment>%1: a file, %2: the system&apos;s words</extracomment>
        <translation>无法读取文件“%1”：%2</translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; cannot be written: %2</source>
        <extracomment>%1: a file, %2: the system&apos;s words</extracomment>
        <translation>无法写入文件“%1”：%2</translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; cannot be written: its folder does not let us</source>
        <translation>无法写入文件“%1”：其文件夹不允许写入</translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; is being changed by another program</source>
        <translation>文件“%1”正由另一个程序修改</translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; is there already</source>
        <translation>文件“%1”已经存在</translation>
    </message>
    <message>
        <source>the library&apos;s index failed: %1</source>
        <extracomment>%1 here and below: the words of the database, in English</extracomment>
        <translation>牌谱库的索引出错：%1</translation>
    </message>
    <message>
        <source>the library&apos;s index failed: %1; it is begun anew when it is opened next</source>
        <translation>牌谱库的索引出错：%1；下次打开时将重新建立</translation>
    </message>
    <message>
        <source>the library&apos;s index cannot be opened: %1</source>
        <translation>无法打开牌谱库的索引：%1</translation>
    </message>
    <message>
        <source>the match in this journal cannot be played again</source>
        <translation>此记录中的对局无法重放</translation>
    </message>
    <message>
        <source>there is no match in it</source>
        <translation>其中没有对局</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>the file is no longer there</source>
        <translation>文件已不在</translation>
    </message>
    <message>
        <source>the file no longer holds this match; import it again</source>
        <translation>文件中已没有此对局；请重新导入</translation>
    </message>
    <message>
        <source>the files as they are cannot be made anonymous</source>
        <translation>原样的文件无法匿名</translation>
    </message>
    <message>
        <source>suits are exchanged only in an anonymous export</source>
        <translation>只有匿名导出才能互换花色</translation>
    </message>
    <message>
        <source>with three players the suits are not alike and cannot be exchanged</source>
        <translation>三人麻将中各花色并不对等，无法互换</translation>
    </message>
    <message>
        <source>its suits cannot be exchanged: a yaku of its rules knows them</source>
        <translation>无法互换花色：其规则中有指定花色的役</translation>
    </message>
    <message>
        <source>statistics are of matches, and cannot be asked for by a position</source>
        <translation>统计以对局为单位，不能按局面查询</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <extracomment>%1: the system&apos;s words</extracomment>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>the file is larger than %1, no game is that long</source>
        <extracomment>%1 here and below: &quot;16 MiB&quot;</extracomment>
        <translation>文件大于 %1，没有这么长的牌谱</translation>
    </message>
    <message>
        <source>the file is marked as UTF-16, but is none</source>
        <translation>文件标为 UTF-16，但并不是</translation>
    </message>
    <message>
        <source>gzip data could not be unpacked: no memory</source>
        <translation>无法解压 gzip 数据：内存不足</translation>
    </message>
    <message>
        <source>the gzip data is cut off after %1 unpacked bytes</source>
        <extracomment>%1 here and below: a number</extracomment>
        <translation>gzip 数据在解压 %1 字节后中断</translation>
    </message>
    <message>
        <source>the gzip data is damaged after %1 unpacked bytes</source>
        <translation>gzip 数据在解压 %1 字节后损坏</translation>
    </message>
    <message>
        <source>the gzip data unpacks to more than %1, no game is that long</source>
        <translation>gzip 数据解压后超过 %1，没有这么长的牌谱</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>no game of a format that is known (mjlog, mjai, tenhou.net/6 JSON, paipu, journal)</source>
        <translation>不是已知格式的牌谱（mjlog、mjai、tenhou.net/6 的 JSON、paipu、journal）</translation>
    </message>
    <message>
        <source>no game: there is no start_game and no start_kyoku</source>
        <translation>没有对局：既无 start_game 也无 start_kyoku</translation>
    </message>
    <message>
        <source>a match that another version of Janso has kept, in a form that is not known here</source>
        <translation>由另一版本的 Janso 保存的对局，其格式在此未知</translation>
    </message>
    <message>
        <source>written from one player&apos;s view: hidden tiles cannot be replayed</source>
        <translation>以一名玩家的视角记录：看不见的牌无法重放</translation>
    </message>
    <message>
        <source>the rules given are for another number of players</source>
        <translation>指定的规则人数不符</translation>
    </message>
    <message>
        <source>it cannot be checked: %1</source>
        <translation>无法检查：%1</translation>
    </message>
    <message>
        <source>what the file says by %1 is not understood</source>
        <translation>无法理解文件中 %1 的内容</translation>
    </message>
    <message>
        <source>the rules of its lobby (csrule) are not understood</source>
        <translation>无法理解其房间的规则（csrule）</translation>
    </message>
    <message>
        <source>the flags %1 and %2 of its lobby (csrule) are not understood</source>
        <translation>无法理解其房间的标志 %1 和 %2（csrule）</translation>
    </message>
    <message>
        <source>the uma of its lobby goes by the players above the return points as no ruleset has it: final points are not compared</source>
        <translation>其房间的马点按超过返点的人数而定，没有规则与之相同：不比较最终得分</translation>
    </message>
    <message>
        <source>the last line is cut off and was left out</source>
        <translation>最后一行不完整，已略去</translation>
    </message>
    <message>
        <source>the walls of %1 hands were made again from the seed %2, whose fingerprint is %3</source>
        <translation>由种子 %2 重新生成了%1局的牌山，其指纹为 %3</translation>
    </message>
    <message>
        <source>it was played on from a place of another game: its first wall is that game&apos;s</source>
        <translation>它是从另一场对局的某处接着打的：第一副牌山属于那场对局</translation>
    </message>
    <message>
        <source>final points with uma 10/5</source>
        <translation>最终得分的马点为 10/5</translation>
    </message>
    <message>
        <source>final points not rounded</source>
        <translation>最终得分不取整</translation>
    </message>
    <message>
        <source>final points with halves rounded up</source>
        <translation>最终得分四舍五入</translation>
    </message>
    <message>
        <source>final points without uma and oka</source>
        <translation>最终得分无马点和头名赏</translation>
    </message>
    <message>
        <source>no end by the dealer&apos;s tenpai in the last hand</source>
        <translation>末局庄家听牌不结束对局</translation>
    </message>
    <message>
        <source>fu not rounded up</source>
        <translation>符不进位</translation>
    </message>
    <message>
        <source>results left out: checked up to the first that cannot be known</source>
        <translation>缺少结果：检查到第一个无从得知之处</translation>
    </message>
    <message>
        <source>%1: must be a list of %2 values</source>
        <extracomment>%1: an option of the rules, %2: a number</extracomment>
        <translation>%1：须为含%2个值的列表</translation>
    </message>
    <message>
        <source>%1: a value is missing, or is none of a ruleset</source>
        <translation>%1：缺少值，或不是规则的值</translation>
    </message>
    <message>
        <source>byte %1: no JSON object: %2</source>
        <translation>第%1字节：不是 JSON 对象：%2</translation>
    </message>
    <message>
        <source>suit &apos;%1&apos; without a digit before it</source>
        <translation>花色“%1”前没有数字</translation>
    </message>
    <message>
        <source>digit without a suit after it</source>
        <translation>数字后没有花色</translation>
    </message>
    <message>
        <source>there is no honour tile %1</source>
        <translation>没有字牌 %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a digit nor one of m, p, s, z</source>
        <translation>“%1”既不是数字，也不是 m、p、s、z</translation>
    </message>
    <message>
        <source>one tile was expected, but there are %1</source>
        <translation>应为一张牌，但有%1张</translation>
    </message>
    <message>
        <source>&apos;players&apos; is 3 and &apos;chii&apos; is on: three players have no chi</source>
        <translation>“players”为3而“chii”已启用：三人麻将不能吃</translation>
    </message>
    <message>
        <source>&apos;nuki&apos; is on and &apos;players&apos; is 4: only three players set North aside</source>
        <translation>“nuki”已启用而“players”为4：只有三人麻将才拔北</translation>
    </message>
    <message>
        <source>&apos;uma&apos; does not add up to 0, as it must while &apos;uma_kind&apos; is by_place</source>
        <translation>“uma”之和不为0，而“uma_kind”为 by_place 时必须为0</translation>
    </message>
    <message>
        <source>&apos;uma&apos; has points for a fourth place and &apos;players&apos; is 3</source>
        <translation>“players”为3，但“uma”含第四位的点数</translation>
    </message>
    <message>
        <source>&apos;noten_pool&apos; cannot be shared in whole hundreds among so many &apos;players&apos;: four need a multiple of 600, three of 200</source>
        <translation>“noten_pool”无法由这些“players”按整百分摊：四人须为600的倍数，三人须为200的倍数</translation>
    </message>
    <message>
        <source>&apos;end_at_score&apos; is not above &apos;starting_points&apos;: the match would end with its first hand</source>
        <translation>“end_at_score”不高于“starting_points”：对局会在第一局就结束</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not a number</source>
        <translation>%1：“%2”不是数字</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not one of its values (%3)</source>
        <translation>%1：“%2”不是它的取值（%3）</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is outside of what is allowed</source>
        <translation>%1：“%2”超出允许的范围</translation>
    </message>
    <message>
        <source>a tile is not known</source>
        <translation>有一张牌未知</translation>
    </message>
    <message>
        <source>there are %1 concealed tiles without the winning tile, not %2</source>
        <translation>除和牌张外手中有%1张牌，应为%2张</translation>
    </message>
    <message>
        <source>the meld %1 has not the tiles of its type</source>
        <translation>副露 %1 的牌与其种类不符</translation>
    </message>
    <message>
        <source>the meld %1 does not come from another seat</source>
        <translation>副露 %1 不是来自他家</translation>
    </message>
    <message>
        <source>there are %1 of %2</source>
        <translation>%2 有%1张</translation>
    </message>
    <message>
        <source>there is no %1 with three players</source>
        <translation>三人麻将中没有 %1</translation>
    </message>
    <message>
        <source>a seat is not one of four, or there is no such round wind</source>
        <translation>座位不在四人之中，或没有这样的场风</translation>
    </message>
    <message>
        <source>a seat is not one of three, or there is no such round wind</source>
        <translation>座位不在三人之中，或没有这样的场风</translation>
    </message>
    <message>
        <source>a ron needs the seat that discarded, and not the winner&apos;s own</source>
        <translation>荣和须指明切牌者的座位，且不能是和牌者自己</translation>
    </message>
    <message>
        <source>honba and sticks cannot be negative</source>
        <translation>本场和立直棒不能为负</translation>
    </message>
    <message>
        <source>the last kan is none of the melds</source>
        <translation>最后的杠不在面子之中</translation>
    </message>
    <message>
        <source>hand points are doubled for one seat, or four times as much, and only with wareme</source>
        <translation>点数只对一个座位翻倍或四倍，且只在有割目时</translation>
    </message>
    <message>
        <source>riichi needs a closed hand</source>
        <translation>立直须门前清</translation>
    </message>
    <message>
        <source>double riichi, open riichi and ippatsu need riichi</source>
        <translation>两立直、开立直和一发须立直</translation>
    </message>
    <message>
        <source>haitei is a self-draw</source>
        <translation>海底摸月须自摸</translation>
    </message>
    <message>
        <source>houtei is a ron</source>
        <translation>河底捞鱼须荣和</translation>
    </message>
    <message>
        <source>rinshan is a self-draw</source>
        <translation>岭上开花须自摸</translation>
    </message>
    <message>
        <source>rinshan needs a kan</source>
        <translation>岭上开花须有杠</translation>
    </message>
    <message>
        <source>a kan ends ippatsu, so rinshan and ippatsu exclude each other</source>
        <translation>开杠使一发失效，岭上开花与一发不能并存</translation>
    </message>
    <message>
        <source>chankan is a ron</source>
        <translation>抢杠须荣和</translation>
    </message>
    <message>
        <source>nobody makes a kan of the last tile</source>
        <translation>最后一张牌不能开杠</translation>
    </message>
    <message>
        <source>tenhou is the dealer&apos;s win on the dealt hand</source>
        <translation>天和是庄家配牌即和</translation>
    </message>
    <message>
        <source>chiihou is a non-dealer&apos;s win on the first draw</source>
        <translation>地和是闲家第一次摸牌即和</translation>
    </message>
    <message>
        <source>renhou is a non-dealer&apos;s ron before the first draw</source>
        <translation>人和是闲家第一次摸牌之前荣和</translation>
    </message>
    <message>
        <source>open riichi is not played</source>
        <translation>规则未采用开立直</translation>
    </message>
    <message>
        <source>North is set aside in games of three players that play so</source>
        <translation>只有采用拔北的三人麻将才拔北</translation>
    </message>
    <message>
        <source>there are only four Norths</source>
        <translation>北只有四张</translation>
    </message>
    <message>
        <source>a North set aside is won on by ron, and that is no chankan of a kan</source>
        <translation>以被拔的北和牌须荣和，且不是抢杠</translation>
    </message>
    <message>
        <source>North set aside ends the first turn</source>
        <translation>拔北后第一巡即告结束</translation>
    </message>
    <message>
        <source>the discard after a kan is won on by ron</source>
        <translation>开杠后的切牌只能荣和</translation>
    </message>
    <message>
        <source>the tile of a riichi is won on by ron, and that riichi is not in force</source>
        <translation>以立直宣言牌和牌须荣和，且该立直尚未成立</translation>
    </message>
    <message>
        <source>only a discarder may be in riichi</source>
        <translation>放铳者的立直只能在荣和时指定</translation>
    </message>
    <message>
        <source>only a discarder has a 7p to shoot with</source>
        <translation>打鸟的7p只能在荣和时指定</translation>
    </message>
    <message>
        <source>a condition is KEY=VALUE, and KEY one of %1</source>
        <extracomment>Of a condition on the command line: KEY=VALUE stays as it is, %1: the keys</extracomment>
        <translation>条件的形式为 KEY=VALUE，KEY 为其一：%1</translation>
    </message>
    <message>
        <source>%1 is %2, and not &apos;%3&apos;</source>
        <extracomment>%1: the key, %2: what may follow it, %3: what was written</extracomment>
        <translation>%1 应为 %2，不能是“%3”</translation>
    </message>
    <message>
        <source>the library&apos;s index is damaged: %1</source>
        <translation>牌谱库的索引已损坏：%1</translation>
    </message>
    <message>
        <source>the library&apos;s index is of another version</source>
        <translation>牌谱库的索引属于另一个版本</translation>
    </message>
    <message>
        <source>no hand: there is no INIT tag</source>
        <translation>没有牌局：没有 INIT 标签</translation>
    </message>
    <message>
        <source>there is no list `log` of hands</source>
        <translation>没有牌局列表 `log`</translation>
    </message>
    <message>
        <source>the log has no hand</source>
        <translation>列表 `log` 中没有牌局</translation>
    </message>
    <message>
        <source>no game: there is no object</source>
        <translation>没有对局：没有任何对象</translation>
    </message>
    <message>
        <source>%1; %2 of %3 games are broken</source>
        <extracomment>%1: what is wrong with the first of them, in English</extracomment>
        <translation>%1；%3 场对局中有 %2 场已损坏</translation>
    </message>
    <message>
        <source>%1: there is no dora indicator, so this hand is left out</source>
        <extracomment>%1: a hand as files of games name it, in English: &quot;East 1&quot;</extracomment>
        <translation>%1：没有宝牌指示牌，因此略去这一局</translation>
    </message>
</context>
<context>
    <name>FirstTurnTexts</name>
    <message>
        <source>Your turn: click the tile to throw away (or ← → and Enter).</source>
        <translation>轮到你了：点击要切的牌（或用 ← → 和 Enter）。</translation>
    </message>
    <message>
        <source>Take this tile for your hand, or let it go: press a button.</source>
        <translation>要不要鸣这张牌？请按按钮。</translation>
    </message>
    <message>
        <source>One tile from winning: Riichi (1,000 points), or just throw.</source>
        <translation>只差一张就和了：立直（1000点），或直接切牌。</translation>
    </message>
    <message>
        <source>Your hand is complete: press Tsumo, or Enter, to win.</source>
        <translation>手牌完成了：按自摸或 Enter 和牌。</translation>
    </message>
    <message>
        <source>This tile completes your hand: press Ron, or Enter, to win.</source>
        <translation>这张牌能完成你的手牌：按荣和或 Enter 和牌。</translation>
    </message>
    <message>
        <source>Riichi: choose a bright tile to throw.</source>
        <translation>立直：选一张亮着的牌切出。</translation>
    </message>
    <message>
        <source>%1 %2 takes it back.</source>
        <extracomment>A line about riichi, and the key that takes it back</extracomment>
        <translation>%1 按%2可收回。</translation>
    </message>
</context>
<context>
    <name>FuritenItem</name>
    <message>
        <source>Furiten</source>
        <translation>振听</translation>
    </message>
</context>
<context>
    <name>GapTexts</name>
    <message>
        <source>nothing below a yakuman</source>
        <translation>役满以下都不行</translation>
    </message>
    <message>
        <source>%1 all</source>
        <translation>各%1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>Points of a self-draw: from each, from the dealer</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>To pass %1, who is level and sits before you</source>
        <translation>要超过同点而座次在前的%1</translation>
    </message>
    <message>
        <source>To pass %1, %2 ahead</source>
        <translation>要超过领先%2点的%1</translation>
    </message>
    <message>
        <source>%1: ron from %2 %3, ron from another %4, tsumo %5</source>
        <extracomment>&quot;To pass Mei, 3,200 ahead: ron from her 2,000, ron from another 3,900, tsumo 700 / 1,300&quot;</extracomment>
        <translation>%1：荣和%2 %3，荣和他家%4，自摸%5</translation>
    </message>
    <message>
        <source>You are first, level with %1 and seated before.</source>
        <translation>你是一位，与%1同点而座次在前。</translation>
    </message>
    <message>
        <source>You are first, %1 before %2.</source>
        <translation>你是一位，领先%2 %1点。</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>One of the pieces the game is played with. There are 34 kinds and four of each kind: 136 tiles in all. With three players there are fewer.</source>
        <translation>打麻将用的牌。共34种，每种四张，合计136张。三人麻将时更少。</translation>
    </message>
    <message>
        <source>The suit with Chinese numbers, 1 to 9. Written with the letter m: 1m is {1m}.</source>
        <translation>写着汉字数字的花色，一到九。用字母 m 表示：1m 即 {1m}。</translation>
    </message>
    <message>
        <source>The suit with circles, 1 to 9. Written with the letter p: 1p is {1p}.</source>
        <translation>画着圆饼的花色，一到九。用字母 p 表示：1p 即 {1p}。</translation>
    </message>
    <message>
        <source>The suit with bamboo sticks, 1 to 9. The 1 shows a bird. Written with the letter s: 1s is {1s}.</source>
        <translation>画着竹条的花色，一到九，其中1索画着鸟。用字母 s 表示：1s 即 {1s}。</translation>
    </message>
    <message>
        <source>A tile with a number from 1 to 9, in one of the three suits. Only these can form a run.</source>
        <translation>三种花色中带数字一到九的牌。只有数牌能组成顺子。</translation>
    </message>
    <message>
        <source>A wind or a dragon. Honours have no numbers, so they never form runs, only pairs, triplets and kans.</source>
        <translation>风牌或三元牌。字牌没有数字，不能组成顺子，只能做对子、刻子和杠子。</translation>
    </message>
    <message>
        <source>East {1z}, south {2z}, west {3z} or north {4z}. A triplet of your own wind or of the round&apos;s wind is a yaku.</source>
        <translation>东 {1z}、南 {2z}、西 {3z}、北 {4z}。自风或场风的刻子有役。</translation>
    </message>
    <message>
        <source>White {5z}, green {6z} or red {7z}. A triplet of any of them is a yaku for everybody.</source>
        <translation>白 {5z}、发 {6z}、中 {7z}。任意一种的刻子对谁都有役。</translation>
    </message>
    <message>
        <source>The blank tile, one of the three dragons. A triplet or kan of it is a [[yaku]].</source>
        <translation>空白的牌，三元牌之一。它的刻子或杠子是[[yaku|役]]。</translation>
    </message>
    <message>
        <source>The tile with the green character, one of the three dragons. A triplet or kan of it is a [[yaku]].</source>
        <translation>写着绿字的牌，三元牌之一。它的刻子或杠子是[[yaku|役]]。</translation>
    </message>
    <message>
        <source>The tile with the red character, one of the three dragons. A triplet or kan of it is a [[yaku]].</source>
        <translation>写着红字的牌，三元牌之一。它的刻子或杠子是[[yaku|役]]。</translation>
    </message>
    <message>
        <source>A 1, a 9 or an honour: the thirteen kinds at the edge of the set. Several yaku need them, and [[tanyao]] forbids them.</source>
        <translation>一、九和字牌，共十三种。好几种役需要它们，[[tanyao|断幺九]]则不许有。</translation>
    </message>
    <message>
        <source>A 1 or a 9 of a suit.</source>
        <translation>各花色的一和九。</translation>
    </message>
    <message>
        <source>A suit tile from 2 to 8. Simples fit into more runs than [[routouhai|terminals]] do.</source>
        <translation>数牌的二到八。比[[routouhai|老头牌]]更容易组成顺子。</translation>
    </message>
    <message>
        <source>A five printed in red. It is a normal five, and worth one han more. It gives no yaku. How many there are depends on the rules.</source>
        <translation>印成红色的五。当普通的五用，另加一番，但不算役。张数由规则决定。</translation>
    </message>
    <message>
        <source>An honour whose triplet is a yaku: a dragon, your own wind, or the round&apos;s wind.</source>
        <translation>刻子能成役的字牌：三元牌、自风、场风。</translation>
    </message>
    <message>
        <source>A wind that is neither yours nor the round&apos;s. Its triplet gives no yaku.</source>
        <translation>既非自风也非场风的风牌。其刻子不成役。</translation>
    </message>
    <message>
        <source>The tiles you hold: thirteen, and a fourteenth for a moment when you draw.</source>
        <translation>你手里的牌：十三张，摸牌时暂为十四张。</translation>
    </message>
    <message>
        <source>A group of three tiles: a [[shuntsu|run]] or a [[koutsu|triplet]]. A kan counts as a set too. A usual hand is four sets and a pair.</source>
        <translation>三张一组：[[shuntsu|顺子]]或[[koutsu|刻子]]，杠子也算面子。一般的手牌是四个面子加一个雀头。</translation>
    </message>
    <message>
        <source>Three tiles of one suit in a row. It does not go round from 9 to 1.</source>
        <translation>同一花色的三张连续的牌。九和一不相连。</translation>
    </message>
    <message>
        <source>Three equal tiles.</source>
        <translation>三张相同的牌。</translation>
    </message>
    <message>
        <source>A triplet made from your own draws alone. When you win by ron, the triplet that the last tile completes is not concealed.</source>
        <translation>全靠自己摸来的刻子。荣和时，由最后那张牌完成的刻子不算暗刻。</translation>
    </message>
    <message>
        <source>A triplet made with another player&apos;s discard: by pon, or by the ron tile.</source>
        <translation>用了他家弃牌的刻子：碰来的，或荣和那张完成的。</translation>
    </message>
    <message>
        <source>Four equal tiles, declared as a kan. It stands for one set.</source>
        <translation>四张相同的牌，宣告为杠。算一个面子。</translation>
    </message>
    <message>
        <source>Two equal tiles.</source>
        <translation>两张相同的牌。</translation>
    </message>
    <message>
        <source>The pair of a finished hand.</source>
        <translation>完成的手牌中的那个对子。</translation>
    </message>
    <message>
        <source>Two suit tiles that need one more to become a run.</source>
        <translation>两张数牌，再来一张就成顺子。</translation>
    </message>
    <message>
        <source>Finishing a hand: four sets and a pair, or one of the special shapes, with at least one yaku.</source>
        <translation>完成手牌：四个面子加雀头，或某种特殊牌形，并且至少有一个役。</translation>
    </message>
    <message>
        <source>A pattern or an event that lets a hand win. Without at least one yaku there is no win. Each is worth some [[han]].</source>
        <translation>使手牌能够和的牌形或事件。至少要有一个役才能和，每个役值若干[[han|番]]。</translation>
    </message>
    <message>
        <source>A finished shape without any yaku. It cannot win. In a closed hand, riichi is the usual cure.</source>
        <translation>牌形完成却没有任何役，不能和。门清的手牌通常靠立直解决。</translation>
    </message>
    <message>
        <source>A hand without open calls. A closed kan leaves it closed. Riichi and several yaku need a closed hand.</source>
        <translation>没有吃碰明杠的手牌。暗杠不破门清。立直和好几种役都要求门清。</translation>
    </message>
    <message>
        <source>Taking another player&apos;s discard to finish a set. The set lies open beside your hand, and some yaku are lost or worth less.</source>
        <translation>拿他家的弃牌完成面子。面子亮在手牌旁边，有些役会消失或降番。</translation>
    </message>
    <message>
        <source>Some yaku are worth one han less when the hand is open.</source>
        <translation>有些役在副露后少一番。</translation>
    </message>
    <message>
        <source>One tile away from winning.</source>
        <translation>只差一张就能和。</translation>
    </message>
    <message>
        <source>Not tenpai when the wall runs out. Noten players usually pay the tenpai players.</source>
        <translation>牌山摸完时没有听牌。一般要向听牌者付罚符。</translation>
    </message>
    <message>
        <source>A ready hand that has no yaku, kept for the payments of a drawn hand.</source>
        <translation>为了流局时的罚符而保持的、没有役的听牌。</translation>
    </message>
    <message>
        <source>How many tiles a hand still needs to be tenpai. Zero means tenpai. One-shanten needs one useful tile.</source>
        <translation>手牌离听牌还差几张。零即听牌；一向听是再来一张有用的牌就听牌。</translation>
    </message>
    <message>
        <source>One useful tile away from tenpai.</source>
        <translation>再来一张有用的牌就听牌。</translation>
    </message>
    <message>
        <source>The tiles that bring a hand one step nearer, and how many of them are still unseen. More is faster.</source>
        <translation>能让手牌前进一步的牌，以及其中还有多少张未见。越多越快。</translation>
    </message>
    <message>
        <source>The art of discarding so that the most tiles help the hand.</source>
        <translation>让切牌之后进张最多的技术。</translation>
    </message>
    <message>
        <source>The tiles that complete a tenpai hand.</source>
        <translation>能完成听牌手牌的牌。</translation>
    </message>
    <message>
        <source>A run that can be finished at either end. Two kinds, up to eight tiles: the best simple wait.</source>
        <translation>两头都能完成的顺子。两种、最多八张：最好的基本待牌。</translation>
    </message>
    <message>
        <source>A run that lacks its middle tile. One kind, up to four tiles; worth 2 fu.</source>
        <translation>缺中间一张的顺子。一种、最多四张；值2符。</translation>
    </message>
    <message>
        <source>A 1-2 that needs the 3, or an 8-9 that needs the 7. One kind, up to four tiles; worth 2 fu.</source>
        <translation>12缺3，或89缺7。一种、最多四张；值2符。</translation>
    </message>
    <message>
        <source>Two pairs, each of which may become a triplet. Two kinds, up to four tiles.</source>
        <translation>两个对子，任一个都可能成刻。两种、最多四张。</translation>
    </message>
    <message>
        <source>One tile that waits for its twin to be the pair. Worth 2 fu.</source>
        <translation>用一张单牌等另一张凑成雀头。值2符。</translation>
    </message>
    <message>
        <source>Four tiles in a row that wait for a pair at either end.</source>
        <translation>四张相连的牌，两端都能成雀头。</translation>
    </message>
    <message>
        <source>Five tiles in a row: three kinds complete them.</source>
        <translation>五张相连的牌：有三种牌能完成。</translation>
    </message>
    <message>
        <source>A wait for three kinds or more.</source>
        <translation>三种以上的待牌。</translation>
    </message>
    <message>
        <source>A ready hand whose winning tiles are all in its own hand already. Rulesets differ on whether it counts as tenpai.</source>
        <translation>所待的牌全都在自己手里的听牌。算不算听牌，各规则不同。</translation>
    </message>
    <message>
        <source>Three tiles with a gap on each side of the middle one, like 3-5-7. Two kinds help it.</source>
        <translation>中间那张两侧都有空档的三张牌，如357。有两种进张。</translation>
    </message>
    <message>
        <source>Calling the discard of the player before you for a run. There is no chi with three players.</source>
        <translation>用上家的弃牌组成顺子。三人麻将没有吃。</translation>
    </message>
    <message>
        <source>Calling any player&apos;s discard for a triplet.</source>
        <translation>用任意一家的弃牌组成刻子。</translation>
    </message>
    <message>
        <source>Declaring four equal tiles. You draw a replacement tile, and in most rules a new dora indicator is turned.</source>
        <translation>宣告四张相同的牌。要摸一张岭上牌，多数规则下翻开新的宝牌指示牌。</translation>
    </message>
    <message>
        <source>A kan from four tiles of your own hand. The hand stays closed.</source>
        <translation>用自己手里的四张牌开杠，不破门清。</translation>
    </message>
    <message>
        <source>A kan made with another player&apos;s discard and three tiles of your own.</source>
        <translation>用他家的弃牌加自己的三张开杠。</translation>
    </message>
    <message>
        <source>Adding the fourth tile to your own pon. Another player may win on it: [[chankan]].</source>
        <translation>在自己碰的刻子上加第四张。他家可以荣和这张牌：[[chankan|抢杠]]。</translation>
    </message>
    <message>
        <source>The tile drawn from the dead wall after a kan.</source>
        <translation>开杠后从王牌摸来的牌。</translation>
    </message>
    <message>
        <source>Calling a tile and discarding the same kind, or the other end of the run, at once. Most rules forbid it; such tiles are then locked for that discard.</source>
        <translation>鸣牌后立刻切出同种牌，或顺子另一端的牌。多数规则禁止；这类牌在这次切牌时会被锁住。</translation>
    </message>
    <message>
        <source>Winning with [[tanyao]] on an open hand. Most rules allow it.</source>
        <translation>副露后以[[tanyao|断幺九]]和牌。多数规则允许。</translation>
    </message>
    <message>
        <source>Calling before the yaku is there, and getting it afterwards. Allowed in most modern rules.</source>
        <translation>先鸣牌、役后来才有。现代规则大多允许。</translation>
    </message>
    <message>
        <source>Declaring a closed ready hand. You stake a stick of 1000 points, and your hand may no longer change. It is worth one han and opens the ura dora.</source>
        <translation>门清听牌时的宣告。押上一根1000点棒，此后手牌不能再变。值一番，并可翻里宝牌。</translation>
    </message>
    <message>
        <source>Staying tenpai in a closed hand without declaring riichi. Often said dama.</source>
        <translation>门清听牌而不立直。也叫“dama”。</translation>
    </message>
    <message>
        <source>The 1000 points that riichi costs. The next winner takes it.</source>
        <translation>立直要付的1000点，由下一个和牌者收走。</translation>
    </message>
    <message>
        <source>Winning within one turn after riichi, before anybody calls. Worth one han in most rules.</source>
        <translation>立直后一巡之内、无人鸣牌时和牌。多数规则值一番。</translation>
    </message>
    <message>
        <source>How often each player has drawn in this hand: early, middle or late.</source>
        <translation>本局各家摸了几次牌：早巡、中巡、晚巡。</translation>
    </message>
    <message>
        <source>The thirteen tiles you are dealt.</source>
        <translation>开局发到手的十三张牌。</translation>
    </message>
    <message>
        <source>Winning with another player&apos;s discard. That player alone pays.</source>
        <translation>用他家的弃牌和牌，由那一家独自支付。</translation>
    </message>
    <message>
        <source>Drawing a tile; also winning with your own draw. Then every other player pays a share.</source>
        <translation>摸牌；也指用自己摸的牌和牌，由其他各家分摊支付。</translation>
    </message>
    <message>
        <source>Discarding the tile that another player wins on.</source>
        <translation>打出的牌被他家和了。</translation>
    </message>
    <message>
        <source>Two players winning on the same discard. Rules differ: both may be paid, or only the nearer one.</source>
        <translation>两家和同一张牌。规则不同：两家都付，或只付较近的一家。</translation>
    </message>
    <message>
        <source>When several players call ron, only the next in turn order is paid. A rule of some rulesets.</source>
        <translation>多家荣和时，只付给行牌顺序最近的一家。部分规则采用。</translation>
    </message>
    <message>
        <source>Discarding the tile just drawn. Tsumogiri tiles can be marked on the table.</source>
        <translation>打出刚摸到的牌。牌桌上可以标出摸切的牌。</translation>
    </message>
    <message>
        <source>Discarding a tile that was in the hand before, and keeping the draw. It shows that the hand has changed.</source>
        <translation>打出手里原有的牌，留下摸来的牌。说明手牌有了变化。</translation>
    </message>
    <message>
        <source>A tile that was thrown. Your discards lie in your river.</source>
        <translation>打出的牌。你的弃牌排在你的牌河里。</translation>
    </message>
    <message>
        <source>The rows of discards before each player. They tell what is safe.</source>
        <translation>各家面前一排排的弃牌，从中看得出什么安全。</translation>
    </message>
    <message>
        <source>When one of your winning tiles lies in your own river, or you let one pass, you may not win by ron. Winning by tsumo is still allowed.</source>
        <translation>待牌中有一张在自己牌河里，或放过了一张，就不能荣和。仍可自摸。</translation>
    </message>
    <message>
        <source>A winning tile of yours lies in your own river. It lasts as long as your wait includes a tile that you discarded.</source>
        <translation>自己的待牌在自己牌河里。只要待牌包含自己切过的牌，就一直振听。</translation>
    </message>
    <message>
        <source>You let a winning tile go by. Until your next turn you may not win by ron. Rules differ on when exactly it ends.</source>
        <translation>放过了一张可和的牌。在下次轮到自己之前不能荣和，具体何时解除各规则不同。</translation>
    </message>
    <message>
        <source>In riichi you let a winning tile go by. You may not win by ron for the rest of the hand.</source>
        <translation>立直中放过了可和的牌，本局余下时间都不能荣和。</translation>
    </message>
    <message>
        <source>A bonus tile: each one in a winning hand adds one han. Dora are no yaku.</source>
        <translation>奖励牌：和牌时每张加一番。宝牌不是役。</translation>
    </message>
    <message>
        <source>The turned tile on the dead wall. The dora is the next tile in order: after 9 comes 1, after north comes east, after the red dragon the white one.</source>
        <translation>王牌上翻开的那张。宝牌是它的下一张：9之后是1，北之后是东，中之后是白。</translation>
    </message>
    <message>
        <source>Dora under the indicators. Only a winner in riichi may look.</source>
        <translation>指示牌下面的宝牌。只有立直和牌的人可以翻看。</translation>
    </message>
    <message>
        <source>The dora that a kan adds. When it is turned depends on the rules.</source>
        <translation>开杠增加的宝牌。何时翻开由规则决定。</translation>
    </message>
    <message>
        <source>The last tiles of the wall, which are not drawn: indicators and replacement tiles.</source>
        <translation>牌山最后不摸的那些牌：指示牌与岭上牌。</translation>
    </message>
    <message>
        <source>The tiles still to be drawn.</source>
        <translation>还没摸的牌。</translation>
    </message>
    <message>
        <source>The unit in which yaku and dora are counted. Each han roughly doubles the points, up to mangan.</source>
        <translation>计算役和宝牌的单位。每加一番，点数大致翻倍，直到满贯为止。</translation>
    </message>
    <message>
        <source>Small points for the shape: the way you won, triplets, kans, value pairs and narrow waits. They are rounded up to the next ten.</source>
        <translation>按牌形计的小分：和牌方式、刻子、杠子、役牌雀头、愚型待牌。进位到十。</translation>
    </message>
    <message>
        <source>The 20 fu that every usual hand starts with.</source>
        <translation>一般手牌起始就有的20符。</translation>
    </message>
    <message>
        <source>The first limit: five han, or fewer with many fu. 8000 points, 12000 for the dealer.</source>
        <translation>第一级封顶：五番，或番少而符多。8000点，庄家12000点。</translation>
    </message>
    <message>
        <source>Six or seven han: 12000 points, 18000 for the dealer.</source>
        <translation>六或七番：12000点，庄家18000点。</translation>
    </message>
    <message>
        <source>Eight to ten han: 16000 points, 24000 for the dealer.</source>
        <translation>八到十番：16000点，庄家24000点。</translation>
    </message>
    <message>
        <source>Eleven or twelve han: 24000 points, 36000 for the dealer.</source>
        <translation>十一或十二番：24000点，庄家36000点。</translation>
    </message>
    <message>
        <source>The highest limit, for the rarest patterns: 32000 points, 48000 for the dealer. Most rules pay several at once.</source>
        <translation>最高的一级，给最罕见的牌形：32000点，庄家48000点。多数规则可以复合。</translation>
    </message>
    <message>
        <source>Thirteen han or more without a yakuman pattern. Many rules pay it as a yakuman, others as sanbaiman.</source>
        <translation>没有役满牌形而达到十三番以上。许多规则按役满算，有的按三倍满算。</translation>
    </message>
    <message>
        <source>A rule: four han 30 fu and three han 60 fu are paid as mangan.</source>
        <translation>一种规则：四番30符和三番60符按满贯算。</translation>
    </message>
    <message>
        <source>What players hold and pay. A match starts with 25000 or 30000 points in most rules.</source>
        <translation>各家持有和支付的分数。多数规则从25000或30000点开始。</translation>
    </message>
    <message>
        <source>The sticks with which points are paid: 10000, 5000, 1000 and 100.</source>
        <translation>用来支付点数的棒：10000、5000、1000和100。</translation>
    </message>
    <message>
        <source>A counter for each time the dealer stays or a hand is drawn. Each adds 300 points to a win in most rules: 100 from each of three payers.</source>
        <translation>每次连庄或流局加一本。多数规则下，每本场为和牌加300点：三家各付100。</translation>
    </message>
    <message>
        <source>Riichi sticks that lie on the table. The next winner takes them.</source>
        <translation>放在场上的立直棒，由下一个和牌者收走。</translation>
    </message>
    <message>
        <source>What noten players pay to tenpai players when the wall runs out: 3000 points in all in most rules.</source>
        <translation>牌山摸完时未听者付给听牌者的点数，多数规则合计3000点。</translation>
    </message>
    <message>
        <source>Points that the lower places give to the higher ones at the end of a match.</source>
        <translation>终局时，低顺位付给高顺位的分数。</translation>
    </message>
    <message>
        <source>A bonus for the first place: the difference between start and return points of all players. Not every ruleset has it.</source>
        <translation>给一位的奖励：各家起始点数与返点之差的总和。并非所有规则都有。</translation>
    </message>
    <message>
        <source>Who feeds the last set of certain yakuman must pay for it, or for a part of it.</source>
        <translation>喂出某些役满最后一个面子的人，要支付全部或一部分。</translation>
    </message>
    <message>
        <source>A serious error, like a false win. It costs a penalty. The program keeps you from nearly all of them.</source>
        <translation>严重的犯规，如诈和，要受罚。本程序几乎不会让你犯。</translation>
    </message>
    <message>
        <source>The player of the east seat. The dealer wins and pays half as much more, and stays after winning.</source>
        <translation>坐东的人。庄家的收支都是一倍半，和牌后连庄。</translation>
    </message>
    <message>
        <source>Every player who is not the dealer.</source>
        <translation>庄家以外的各家。</translation>
    </message>
    <message>
        <source>Your wind: the dealer is east, then south, west, north in turn order. It changes with the deal.</source>
        <translation>你的风：庄家为东，依次为南、西、北。随庄家轮换而改变。</translation>
    </message>
    <message>
        <source>The wind of the round, the same for all: east first, then south.</source>
        <translation>本圈的风，人人相同：先东后南。</translation>
    </message>
    <message>
        <source>The player on your right, who plays after you and may chi your discards.</source>
        <translation>你右边的人，在你之后行牌，可以吃你的弃牌。</translation>
    </message>
    <message>
        <source>The player opposite you.</source>
        <translation>坐在你对面的人。</translation>
    </message>
    <message>
        <source>The player on your left, whose discards you may chi.</source>
        <translation>你左边的人，你可以吃他的弃牌。</translation>
    </message>
    <message>
        <source>One deal, from the starting hands to a win or a draw.</source>
        <translation>从配牌到和牌或流局为一局。</translation>
    </message>
    <message>
        <source>The dealer keeps the deal: after a win, and in most rules after a draw in tenpai.</source>
        <translation>庄家继续坐庄：和牌之后，多数规则下流局听牌也连庄。</translation>
    </message>
    <message>
        <source>A match of one round: everybody is dealer once.</source>
        <translation>只打一圈的对局：每人坐庄一次。</translation>
    </message>
    <message>
        <source>A match of two rounds: everybody is dealer twice.</source>
        <translation>打两圈的对局：每人坐庄两次。</translation>
    </message>
    <message>
        <source>The last scheduled hand of a match. Now only the final places count.</source>
        <translation>对局预定的最后一局，此时只看最终顺位。</translation>
    </message>
    <message>
        <source>In the last hand a dealer who is first may end the match instead of staying. Some rules only.</source>
        <translation>末局的庄家若是一位，可以结束对局而不连庄。仅部分规则采用。</translation>
    </message>
    <message>
        <source>A player falls below zero points. Many rules end the match at once.</source>
        <translation>有人跌到零点以下。许多规则立即结束对局。</translation>
    </message>
    <message>
        <source>The hand ends without a winner, usually because the wall ran out.</source>
        <translation>没有人和牌而结束，通常是牌山摸完。</translation>
    </message>
    <message>
        <source>A hand that is broken off early, for instance by nine different terminals and honours. Rules differ on which exist.</source>
        <translation>中途作废的局，例如起手九种幺九牌。有哪些种类，各规则不同。</translation>
    </message>
    <message>
        <source>With nine different terminals and honours at the first draw, before any call, you may abort the hand.</source>
        <translation>第一次摸牌时有九种不同的幺九牌，且无人鸣牌，可以宣告流局。</translation>
    </message>
    <message>
        <source>All four players discard the same wind in the first turn: the hand is aborted.</source>
        <translation>第一巡四家打出同一种风牌：流局。</translation>
    </message>
    <message>
        <source>Three players winning on one discard. Some rules abort the hand, others pay all.</source>
        <translation>三家和同一张牌。有的规则流局，有的全部支付。</translation>
    </message>
    <message>
        <source>When the wall runs out, a player whose discards were all terminals and honours, none of them called, is paid as for a mangan. Most rules have it.</source>
        <translation>牌山摸完时，弃牌全是幺九牌且无一被鸣的人，按满贯收取。多数规则采用。</translation>
    </message>
    <message>
        <source>The last tile of the wall. Winning with it is a yaku: haitei by tsumo, houtei by ron on the last discard.</source>
        <translation>牌山的最后一张。以它和牌有役：自摸为海底摸月，荣和最后一张弃牌为河底捞鱼。</translation>
    </message>
    <message>
        <source>Riichi for three: without 2 to 8 of characters, without chi, and usually with North set aside.</source>
        <translation>三个人打的立直麻将：没有2万到8万，不能吃，通常可以拔北。</translation>
    </message>
    <message>
        <source>With three players a North may be set aside as a dora, and a replacement tile drawn.</source>
        <translation>三人麻将里可以把北拔出当宝牌，再补摸一张。</translation>
    </message>
    <message>
        <source>Giving up the own hand and discarding only the safest tiles.</source>
        <translation>放弃自己的手牌，只打最安全的牌。</translation>
    </message>
    <message>
        <source>Choosing between going for the win and giving it up.</source>
        <translation>在争取和牌与放弃之间作选择。</translation>
    </message>
    <message>
        <source>Playing safe tiles while still keeping a chance to win.</source>
        <translation>一边打安全牌，一边保留和牌的机会。</translation>
    </message>
    <message>
        <source>A tile in the river of the player you fear, or let go by after that player&apos;s riichi. That player cannot ron it.</source>
        <translation>你所防的那家牌河里的牌，或他立直之后通过的牌。那一家不能荣和它。</translation>
    </message>
    <message>
        <source>A tile that is not likely to deal in.</source>
        <translation>不太会放铳的牌。</translation>
    </message>
    <message>
        <source>A tile that may well deal in.</source>
        <translation>很可能放铳的牌。</translation>
    </message>
    <message>
        <source>The lines 1-4-7, 2-5-8 and 3-6-9. A player who has thrown the 4 cannot ron the 1 or the 7 with a two-sided wait: it would be [[furiten]]. Other waits can still be there.</source>
        <translation>147、258、369这三条线。切过4的人不能用两面荣和1或7：那是[[furiten|振听]]。但仍可能有别的待牌。</translation>
    </message>
    <message>
        <source>A 4, 5 or 6 that is suji on both sides.</source>
        <translation>两侧都成筋的4、5、6。</translation>
    </message>
    <message>
        <source>A 4, 5 or 6 that is suji on one side only. The other side may still wait.</source>
        <translation>只有一侧成筋的4、5、6。另一侧仍可能是待牌。</translation>
    </message>
    <message>
        <source>A tile without suji: nothing speaks against a two-sided wait.</source>
        <translation>没有筋的牌：没有什么能排除两面待牌。</translation>
    </message>
    <message>
        <source>All four tiles of a kind are in sight. Runs that need it cannot exist.</source>
        <translation>某种牌四张全都可见，需要它的顺子不可能存在。</translation>
    </message>
    <message>
        <source>Every two-sided wait for this tile would need a tile that is used up.</source>
        <translation>等这张牌的每一种两面，都要用到已经用尽的牌。</translation>
    </message>
    <message>
        <source>Every two-sided wait for this tile would need the last unseen copy of another. Safer, but not safe.</source>
        <translation>等这张牌的每一种两面，都要用到另一种牌最后一张未见的。较安全，但不是绝对安全。</translation>
    </message>
    <message>
        <source>When the two tiles five apart were thrown early, like 1 and 6, a wait between them on 2 and 5 is likelier.</source>
        <translation>早早切出相隔五的两张牌（如1和6）时，中间的25待牌可能性更大。</translation>
    </message>
    <message>
        <source>A tile farther out than one thrown early, like the 1 or 2 after an early 3: a little safer.</source>
        <translation>早早切出的牌外侧的牌，如早切3之后的1和2：稍安全些。</translation>
    </message>
    <message>
        <source>A tile of which none is in sight yet.</source>
        <translation>一张都还没见到的牌。</translation>
    </message>
    <message>
        <source>A pair wait for the last copy of a tile.</source>
        <translation>听某种牌最后一张的单骑。</translation>
    </message>
    <message>
        <source>A wait that looks safe by suji, like a middle wait on the [[suji]] of the riichi tile.</source>
        <translation>按筋看似安全的待牌，例如立直宣言牌[[suji|筋]]上的嵌张。</translation>
    </message>
    <message>
        <source>Points that you pay: by dealing in, by another&apos;s tsumo, or at a draw.</source>
        <translation>你付出的点数：放铳、被自摸，或流局罚符。</translation>
    </message>
    <message>
        <source>A hand whose waits are wide: two sides or more.</source>
        <translation>待牌宽的手牌：两面以上。</translation>
    </message>
    <message>
        <source>A shape with a narrow wait: middle, edge or pair.</source>
        <translation>待牌窄的形：嵌张、边张或单骑。</translation>
    </message>
    <message>
        <source>Throwing a tile that will be dangerous later while it is still safe.</source>
        <translation>趁还安全，先打掉以后会变危险的牌。</translation>
    </message>
    <message>
        <source>How many points a hand would win.</source>
        <translation>手牌和了能得多少点。</translation>
    </message>
    <message>
        <source>Keeping a hand ready late in the deal for the payments of a draw.</source>
        <translation>晚巡为了流局罚符而保持听牌。</translation>
    </message>
    <message>
        <source>Extra payments that some rulesets make for ippatsu, ura dora, red fives and yakuman.</source>
        <translation>有些规则对一发、里宝牌、赤五和役满另付的奖励。</translation>
    </message>
    <message>
        <source>Declaring riichi after another player has done so.</source>
        <translation>在他家立直之后立直。</translation>
    </message>
    <message>
        <source>A one-shanten with two two-sided shapes and a spare pair: many tiles help, and the wait will be good.</source>
        <translation>有两个两面和一个多余对子的一向听：进张多，待牌也好。</translation>
    </message>
    <message>
        <source>The 100-point stick that shows one [[honba]] at the dealer&apos;s corner.</source>
        <translation>放在庄家一角、表示[[honba|本场]]的100点棒。</translation>
    </message>
    <message>
        <source>Two dice decide where the wall is opened.</source>
        <translation>两个骰子，决定从哪里开牌山。</translation>
    </message>
    <message>
        <source>The tile just drawn. It stands a little apart from the hand.</source>
        <translation>刚摸到的牌，与手牌稍稍分开。</translation>
    </message>
</context>
<context>
    <name>GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>查找术语</translation>
    </message>
    <message>
        <source>Search: romaji, English, Japanese</source>
        <translation>查找：中文、罗马字、英文、日文</translation>
    </message>
    <message>
        <source>Nothing found. Try a shorter word.</source>
        <translation>没有找到。换个短一点的词试试。</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>参见</translation>
    </message>
    <message>
        <source>Show in the &amp;yaku list</source>
        <translation>在役一览中显示(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>GlossaryNames</name>
    <message>
        <source>Tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>万子</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>筒子</translation>
    </message>
    <message>
        <source>Bamboos</source>
        <translation>索子</translation>
    </message>
    <message>
        <source>Suit tile</source>
        <translation>数牌</translation>
    </message>
    <message>
        <source>Honour tile</source>
        <translation>字牌</translation>
    </message>
    <message>
        <source>Wind tile</source>
        <translation>风牌</translation>
    </message>
    <message>
        <source>Dragon tile</source>
        <translation>三元牌</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>发</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Terminal or honour</source>
        <translation>幺九牌</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>老头牌</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>中张牌</translation>
    </message>
    <message>
        <source>Red five</source>
        <translation>赤五</translation>
    </message>
    <message>
        <source>Value honour</source>
        <translation>役牌</translation>
    </message>
    <message>
        <source>Guest wind</source>
        <translation>客风</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>面子</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Triplet</source>
        <translation>刻子</translation>
    </message>
    <message>
        <source>Concealed triplet</source>
        <translation>暗刻</translation>
    </message>
    <message>
        <source>Open triplet</source>
        <translation>明刻</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>杠子</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>雀头</translation>
    </message>
    <message>
        <source>Partial run</source>
        <translation>搭子</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation>无役</translation>
    </message>
    <message>
        <source>Closed hand</source>
        <translation>门清</translation>
    </message>
    <message>
        <source>Open hand, call</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>Value loss when open</source>
        <translation>副露降番</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>未听牌</translation>
    </message>
    <message>
        <source>Tenpai in form only</source>
        <translation>形式听牌</translation>
    </message>
    <message>
        <source>Shanten</source>
        <translation>向听</translation>
    </message>
    <message>
        <source>One-shanten</source>
        <translation>一向听</translation>
    </message>
    <message>
        <source>Accepted tiles</source>
        <translation>进张</translation>
    </message>
    <message>
        <source>Tile efficiency</source>
        <translation>牌效率</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>待牌</translation>
    </message>
    <message>
        <source>Two-sided wait</source>
        <translation>两面</translation>
    </message>
    <message>
        <source>Middle wait</source>
        <translation>嵌张</translation>
    </message>
    <message>
        <source>Edge wait</source>
        <translation>边张</translation>
    </message>
    <message>
        <source>Double pair wait</source>
        <translation>双碰</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <translation>单骑</translation>
    </message>
    <message>
        <source>Stretched pair wait</source>
        <translation>延单骑</translation>
    </message>
    <message>
        <source>Three-sided wait</source>
        <translation>三面听</translation>
    </message>
    <message>
        <source>Many-sided wait</source>
        <translation>多面听</translation>
    </message>
    <message>
        <source>Empty tenpai</source>
        <translation>空听</translation>
    </message>
    <message>
        <source>Double middle shape</source>
        <translation>两嵌</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Kan</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Closed kan</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>Open kan</source>
        <translation>大明杠</translation>
    </message>
    <message>
        <source>Added kan</source>
        <translation>加杠</translation>
    </message>
    <message>
        <source>Replacement tile</source>
        <translation>岭上牌</translation>
    </message>
    <message>
        <source>Swap calling</source>
        <translation>食替</translation>
    </message>
    <message>
        <source>Open tanyao</source>
        <translation>食断</translation>
    </message>
    <message>
        <source>Yaku made later</source>
        <translation>后付</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>Silent tenpai</source>
        <translation>默听</translation>
    </message>
    <message>
        <source>Riichi stick</source>
        <translation>立直棒</translation>
    </message>
    <message>
        <source>Ippatsu</source>
        <translation>一发</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>巡目</translation>
    </message>
    <message>
        <source>Starting hand</source>
        <translation>配牌</translation>
    </message>
    <message>
        <source>Ron</source>
        <translation>荣和</translation>
    </message>
    <message>
        <source>Tsumo</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Dealing in</source>
        <translation>放铳</translation>
    </message>
    <message>
        <source>Double ron</source>
        <translation>一炮双响</translation>
    </message>
    <message>
        <source>Head bump</source>
        <translation>头跳</translation>
    </message>
    <message>
        <source>Discarding the draw</source>
        <translation>摸切</translation>
    </message>
    <message>
        <source>Discarding from the hand</source>
        <translation>手切</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>River</source>
        <translation>牌河</translation>
    </message>
    <message>
        <source>Furiten</source>
        <translation>振听</translation>
    </message>
    <message>
        <source>Discard furiten</source>
        <translation>舍牌振听</translation>
    </message>
    <message>
        <source>Temporary furiten</source>
        <translation>同巡振听</translation>
    </message>
    <message>
        <source>Riichi furiten</source>
        <translation>立直振听</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>宝牌</translation>
    </message>
    <message>
        <source>Dora indicator</source>
        <translation>宝牌指示牌</translation>
    </message>
    <message>
        <source>Ura dora</source>
        <translation>里宝牌</translation>
    </message>
    <message>
        <source>Kan dora</source>
        <translation>杠宝牌</translation>
    </message>
    <message>
        <source>Dead wall</source>
        <translation>王牌</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>牌山</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>番</translation>
    </message>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>Base fu</source>
        <translation>副底</translation>
    </message>
    <message>
        <source>Mangan</source>
        <translation>满贯</translation>
    </message>
    <message>
        <source>Haneman</source>
        <translation>跳满</translation>
    </message>
    <message>
        <source>Baiman</source>
        <translation>倍满</translation>
    </message>
    <message>
        <source>Sanbaiman</source>
        <translation>三倍满</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役满</translation>
    </message>
    <message>
        <source>Counted yakuman</source>
        <translation>累计役满</translation>
    </message>
    <message>
        <source>Rounded-up mangan</source>
        <translation>切上满贯</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Point sticks</source>
        <translation>点棒</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>本场</translation>
    </message>
    <message>
        <source>Sticks on the table</source>
        <translation>供托</translation>
    </message>
    <message>
        <source>Noten payment</source>
        <translation>未听罚符</translation>
    </message>
    <message>
        <source>Uma</source>
        <translation>马点</translation>
    </message>
    <message>
        <source>Oka</source>
        <translation>头名赏</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>包牌</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>错和</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Non-dealer</source>
        <translation>闲家</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>自风</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>场风</translation>
    </message>
    <message>
        <source>Player after you</source>
        <translation>下家</translation>
    </message>
    <message>
        <source>Player across</source>
        <translation>对家</translation>
    </message>
    <message>
        <source>Player before you</source>
        <translation>上家</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Dealer stays</source>
        <translation>连庄</translation>
    </message>
    <message>
        <source>East game</source>
        <translation>东风战</translation>
    </message>
    <message>
        <source>East-south game</source>
        <translation>半庄战</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>末局</translation>
    </message>
    <message>
        <source>Ending as the winning dealer</source>
        <translation>和牌终局</translation>
    </message>
    <message>
        <source>Bankruptcy</source>
        <translation>被飞</translation>
    </message>
    <message>
        <source>Drawn hand</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>Abortive draw</source>
        <translation>途中流局</translation>
    </message>
    <message>
        <source>Nine terminals and honours</source>
        <translation>九种九牌</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>四风连打</translation>
    </message>
    <message>
        <source>Triple ron</source>
        <translation>三家和了</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>流局满贯</translation>
    </message>
    <message>
        <source>Last tile</source>
        <translation>海底</translation>
    </message>
    <message>
        <source>Three-player game</source>
        <translation>三人麻将</translation>
    </message>
    <message>
        <source>North set aside</source>
        <translation>拔北</translation>
    </message>
    <message>
        <source>Folding</source>
        <translation>全弃</translation>
    </message>
    <message>
        <source>Push or fold</source>
        <translation>攻守判断</translation>
    </message>
    <message>
        <source>Going round</source>
        <translation>兜牌</translation>
    </message>
    <message>
        <source>Genbutsu</source>
        <translation>现物</translation>
    </message>
    <message>
        <source>Safe tile</source>
        <translation>安全牌</translation>
    </message>
    <message>
        <source>Dangerous tile</source>
        <translation>危险牌</translation>
    </message>
    <message>
        <source>Suji</source>
        <translation>筋</translation>
    </message>
    <message>
        <source>Middle suji</source>
        <translation>中筋</translation>
    </message>
    <message>
        <source>Half suji</source>
        <translation>半筋</translation>
    </message>
    <message>
        <source>Live tile</source>
        <translation>无筋</translation>
    </message>
    <message>
        <source>Wall of four</source>
        <translation>壁</translation>
    </message>
    <message>
        <source>No chance</source>
        <translation>壁（NC）</translation>
    </message>
    <message>
        <source>One chance</source>
        <translation>薄壁</translation>
    </message>
    <message>
        <source>Gap of four</source>
        <translation>间四间</translation>
    </message>
    <message>
        <source>Outside of an early discard</source>
        <translation>外侧牌</translation>
    </message>
    <message>
        <source>Untouched tile</source>
        <translation>生张</translation>
    </message>
    <message>
        <source>Hell wait</source>
        <translation>地狱单骑</translation>
    </message>
    <message>
        <source>Suji trap</source>
        <translation>骗筋</translation>
    </message>
    <message>
        <source>Loss of points</source>
        <translation>失点</translation>
    </message>
    <message>
        <source>Good shape</source>
        <translation>好型</translation>
    </message>
    <message>
        <source>Narrow shape</source>
        <translation>愚型</translation>
    </message>
    <message>
        <source>Early discard</source>
        <translation>先切</translation>
    </message>
    <message>
        <source>Value of the hand</source>
        <translation>打点</translation>
    </message>
    <message>
        <source>Playing for tenpai</source>
        <translation>取听</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>祝仪</translation>
    </message>
    <message>
        <source>Chasing riichi</source>
        <translation>追立</translation>
    </message>
    <message>
        <source>Perfect one-shanten</source>
        <translation>完全一向听</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>本场棒</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Drawn tile</source>
        <translation>摸来的牌</translation>
    </message>
</context>
<context>
    <name>GuessTexts</name>
    <message>
        <source>%1, %2</source>
        <extracomment>What a choice loses: &quot;0.031 places, 310 points&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>A mean with its standard error</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Played as you would, and the review agrees.</source>
        <translation>实战与你相同，复盘也一致。</translation>
    </message>
    <message>
        <source>Played as you would.</source>
        <translation>实战与你相同。</translation>
    </message>
    <message>
        <source>Played otherwise; the review agrees with you.</source>
        <translation>实战与你不同；复盘与你一致。</translation>
    </message>
    <message>
        <source>Played otherwise.</source>
        <translation>实战与你不同。</translation>
    </message>
    <message>
        <source>Played as you would: %1.</source>
        <translation>实战与你相同：%1。</translation>
    </message>
    <message>
        <source>Played: %1. You: %2.</source>
        <translation>实战：%1。你：%2。</translation>
    </message>
    <message>
        <source>The review would do as you.</source>
        <translation>复盘也会与你一样。</translation>
    </message>
    <message>
        <source>The review: %1.</source>
        <translation>复盘：%1。</translation>
    </message>
    <message>
        <source>The review does not judge your choice.</source>
        <translation>复盘没有评判你的选择。</translation>
    </message>
    <message>
        <source>It loses %1.</source>
        <translation>损失%1。</translation>
    </message>
    <message>
        <source>Yours loses %1.</source>
        <translation>你的选择损失%1。</translation>
    </message>
    <message>
        <source>What was played loses %1.</source>
        <translation>实战的选择损失%1。</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <extracomment>A share: &quot;12 of 40 (30 %)&quot;</extracomment>
        <translation>%1/%2（%3%）</translation>
    </message>
    <message>
        <source>As it was played: %1.</source>
        <translation>与实战一致：%1。</translation>
    </message>
    <message>
        <source>As the review would: %1.</source>
        <translation>与复盘一致：%1。</translation>
    </message>
    <message>
        <source>There is no review of these choices.</source>
        <translation>这些选择没有复盘。</translation>
    </message>
    <message numerus="yes">
        <source>Mean loss of %Ln judged choice(s), in thousandths of a place:</source>
        <translation>
            <numerusform>已评判的%Ln个选择的平均损失（顺位的千分之一）：</numerusform>
        </translation>
    </message>
    <message>
        <source>yours %1, what was played %2, difference %3.</source>
        <translation>你%1，实战%2，差%3。</translation>
    </message>
    <message>
        <source>In this match before: %1 as played.</source>
        <translation>这场对局以前的结果：与实战一致%1。</translation>
    </message>
</context>
<context>
    <name>HandEndPage</name>
    <message>
        <source>how?</source>
        <translation>怎么算？</translation>
    </message>
    <message>
        <source>How the fu come about</source>
        <translation>符的由来</translation>
    </message>
    <message>
        <source>han</source>
        <translation>番</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>分步</translation>
    </message>
    <message>
        <source>How the payment comes about, step by step</source>
        <translation>逐步说明支付额的由来</translation>
    </message>
    <message>
        <source>what if?</source>
        <translation>假如？</translation>
    </message>
    <message>
        <source>What a change would have made of this hand</source>
        <translation>换个条件，这手牌会变成怎样</translation>
    </message>
    <message>
        <source>You are the dealer, you keep the deal and you are first: by these rules you may end the match now</source>
        <translation>你是庄家、连庄且为一位：按此规则现在可以结束对局</translation>
    </message>
    <message>
        <source>End the match here</source>
        <translation>就此终局</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>HandItem</name>
    <message>
        <source>Without %1 the hand is not tenpai.</source>
        <translation>切%1就不听牌了。</translation>
    </message>
    <message>
        <source>The hand is closed</source>
        <translation>手牌已扣下</translation>
    </message>
    <message>
        <source>%1; drawn: %2</source>
        <translation>%1；摸牌：%2</translation>
    </message>
    <message>
        <source>%1, dora</source>
        <translation>%1，宝牌</translation>
    </message>
    <message>
        <source>%1, drawn</source>
        <translation>%1，刚摸到</translation>
    </message>
</context>
<context>
    <name>HandTexts</name>
    <message>
        <source>%1 wins by tsumo</source>
        <translation>%1自摸和牌</translation>
    </message>
    <message>
        <source>%1 wins by ron from %2</source>
        <translation>%1荣和%2</translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation>和牌张</translation>
    </message>
    <message>
        <source>replacement tile</source>
        <translation>岭上牌</translation>
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
        <translation>抢%1的杠</translation>
    </message>
    <message>
        <source>last discard, from %1</source>
        <translation>河底牌，%1放铳</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1放铳</translation>
    </message>
    <message>
        <source>Mangan</source>
        <translation>满贯</translation>
    </message>
    <message>
        <source>Haneman</source>
        <translation>跳满</translation>
    </message>
    <message>
        <source>Baiman</source>
        <translation>倍满</translation>
    </message>
    <message>
        <source>Sanbaiman</source>
        <translation>三倍满</translation>
    </message>
    <message>
        <source>Counted yakuman</source>
        <translation>累计役满</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役满</translation>
    </message>
    <message>
        <source>Double yakuman</source>
        <translation>两倍役满</translation>
    </message>
    <message>
        <source>Triple yakuman</source>
        <translation>三倍役满</translation>
    </message>
    <message>
        <source>%1-fold yakuman</source>
        <translation>%1倍役满</translation>
    </message>
    <message>
        <source>%1 all</source>
        <comment>points that everybody pays</comment>
        <translation>各%1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>points: from each, from the dealer</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%2付%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 from each</source>
        <translation>各家付%1</translation>
    </message>
    <message>
        <source>%1 from %2, %3 from %4</source>
        <translation>%2付%1，%4付%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of it for %n [[honba]]</source>
        <translation>
            <numerusform>其中%n[[honba|本场]]占%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 each for %n [[honba]]</source>
        <translation>
            <numerusform>+ %n[[honba|本场]]（各%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 for %n [[honba]]</source>
        <translation>
            <numerusform>+ %n[[honba|本场]]（%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n [[riichibou|riichi stick(s)]] (%1)</source>
        <translation>
            <numerusform>+ [[riichibou|立直棒]]%n根（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>The wall ends before %1: %2 times the points (doukasen).</source>
        <translation>牌山摸到%1面前：点数×%2（导火线）。</translation>
    </message>
    <message>
        <source>The wall was broken before %1: %2 times the points (wareme).</source>
        <translation>开门在%1面前：点数×%2（割目）。</translation>
    </message>
    <message>
        <source>The marked white dragon stands for %1.</source>
        <translation>带标记的白当作%1。</translation>
    </message>
    <message>
        <source>Turned beside the dora: %1 (arisu).</source>
        <translation>宝牌旁翻开：%1（爱丽丝）。</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n chip(s).</source>
        <translation>
            <numerusform>%1得%n个筹码。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is liable for daisangen: fed its third dragon ([[pao]]).</source>
        <translation>%1包大三元：喂出了第三组三元牌（[[pao|包牌]]）。</translation>
    </message>
    <message>
        <source>%1 is liable for daisuushii: fed its fourth wind ([[pao]]).</source>
        <translation>%1包大四喜：喂出了第四组风牌（[[pao|包牌]]）。</translation>
    </message>
    <message>
        <source>%1 is liable for suukantsu: fed its fourth kan ([[pao]]).</source>
        <translation>%1包四杠子：喂出了第四个杠（[[pao|包牌]]）。</translation>
    </message>
    <message>
        <source>%1 is liable: fed the kan that drew the winning tile ([[pao]]).</source>
        <translation>%1须负责：喂出的大明杠摸来了和牌张（[[pao|包牌]]）。</translation>
    </message>
    <message>
        <source>%1 is liable ([[pao]]).</source>
        <translation>%1须负责（[[pao|包牌]]）。</translation>
    </message>
    <message>
        <source>Every hand</source>
        <translation>副底</translation>
    </message>
    <message>
        <source>Closed hand, won by ron</source>
        <translation>门清荣和</translation>
    </message>
    <message>
        <source>Won by tsumo</source>
        <translation>自摸</translation>
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
        <translation>明杠</translation>
    </message>
    <message>
        <source>Closed kan</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>Pair of dragons</source>
        <translation>三元牌雀头</translation>
    </message>
    <message>
        <source>Pair of the seat wind</source>
        <translation>自风雀头</translation>
    </message>
    <message>
        <source>Pair of the round wind</source>
        <translation>场风雀头</translation>
    </message>
    <message>
        <source>Pair of seat and round wind</source>
        <translation>连风牌雀头</translation>
    </message>
    <message>
        <source>Closed wait</source>
        <translation>嵌张</translation>
    </message>
    <message>
        <source>Edge wait</source>
        <translation>边张</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <translation>单骑</translation>
    </message>
    <message>
        <source>Seven pairs, always the same</source>
        <translation>七对子，固定</translation>
    </message>
    <message>
        <source>Open hand without any other fu</source>
        <translation>副露平和形</translation>
    </message>
    <message>
        <source>Pinfu: no fu for tsumo</source>
        <translation>平和：自摸不加符</translation>
    </message>
    <message>
        <source>Pair of North, a yaku to everybody</source>
        <translation>北的雀头，人人皆为役牌</translation>
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
        <source>%1 %2</source>
        <comment>limit and points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Tsumo: %1, %2</source>
        <translation>自摸：%1，%2</translation>
    </message>
    <message>
        <source>Ron: %1 from %2, %3</source>
        <translation>荣和：%1（%2放铳），%3</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>What stands before how a program is called: &quot;Usage: janso [OPTION]...&quot;</extracomment>
        <translation>用法：%1</translation>
    </message>
</context>
<context>
    <name>JournalTexts</name>
    <message>
        <source>This match was begun with Janso %1. From line %2 of its file on, Janso %3 would play it otherwise, so it cannot go on from where it was left.</source>
        <translation>这场对局由 Janso %1 开始。从文件第%2行起，Janso %3 的打法会不同，因此无法从中断处继续。</translation>
    </message>
    <message>
        <source>From line %1 on, the file of this match tells of something that cannot have happened at the table.</source>
        <translation>这场对局的文件从第%1行起，记载了牌桌上不可能发生的事。</translation>
    </message>
    <message>
        <source>The file of this match is damaged at line %1.</source>
        <translation>这场对局的文件在第%1行损坏。</translation>
    </message>
    <message>
        <source>The file of this match is damaged at its beginning: nothing of it can be read.</source>
        <translation>这场对局的文件开头损坏：什么都读不出来。</translation>
    </message>
    <message>
        <source>no space is left on the device</source>
        <translation>设备上没有剩余空间</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation>你的磁盘配额已用完</translation>
    </message>
    <message>
        <source>the file may not grow any further</source>
        <translation>文件不能再变大</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <source>you have no right to write there</source>
        <translation>你没有在那里写入的权限</translation>
    </message>
    <message>
        <source>the file or its folder is no longer there</source>
        <translation>文件或其文件夹已不存在</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁盘报告错误</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read (%2).</source>
        <extracomment>%1 is the name of a file, %2 the words of the system</extracomment>
        <translation>无法读取文件“%1”（%2）。</translation>
    </message>
    <message>
        <source>“%1” is no match that Janso has saved.</source>
        <translation>“%1”不是 Janso 保存的对局。</translation>
    </message>
    <message>
        <source>This match was saved by another version of Janso, which this one cannot read.</source>
        <translation>这场对局由其他版本的 Janso 保存，本版本无法读取。</translation>
    </message>
    <message>
        <source>A player of this match is not to be had here (%1).</source>
        <extracomment>%1 says which seat and why, in English</extracomment>
        <translation>这场对局的某个玩家在这里无法提供（%1）。</translation>
    </message>
    <message>
        <source>What plays in this match may not be run without a question (%1).</source>
        <extracomment>%1 says which program or plugin, in English</extracomment>
        <translation>这场对局所用的程序未经确认不能运行（%1）。</translation>
    </message>
    <message>
        <source>This match was played to its end.</source>
        <translation>这场对局已打完。</translation>
    </message>
    <message>
        <source>Another Janso is playing this match.</source>
        <translation>另一个 Janso 正在打这场对局。</translation>
    </message>
    <message>
        <source>Another program is writing to the file of this match.</source>
        <translation>另一个程序正在写入这场对局的文件。</translation>
    </message>
    <message>
        <source>The match is not being saved: the folder %1 cannot be made (%2).</source>
        <translation>对局没有保存：无法创建文件夹 %1（%2）。</translation>
    </message>
    <message>
        <source>What was saved of the match may not be on the disk: %1.</source>
        <translation>对局的已保存部分可能没有写入磁盘：%1。</translation>
    </message>
    <message>
        <source>The match is saved, but its file cannot be given its final name: %1.</source>
        <translation>对局已保存，但文件无法改成最终名称：%1。</translation>
    </message>
    <message>
        <source>The match is not being saved: another program is writing to its file.</source>
        <translation>对局没有保存：另一个程序正在写入它的文件。</translation>
    </message>
    <message>
        <source>The match is not being saved: %1.</source>
        <translation>对局没有保存：%1。</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>第一次配牌之前</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1，第%2巡</translation>
    </message>
    <message>
        <source>It goes on where it was left.</source>
        <translation>从中断处继续。</translation>
    </message>
    <message>
        <source>%1 What stands before that is whole: the match can go on from there (%2). The damaged file is kept as it is.</source>
        <extracomment>%1 says what is wrong, %2 is a place in the match such as &quot;East 2, turn 7&quot;</extracomment>
        <translation>%1 此前的部分完好：对局可以从那里继续（%2）。损坏的文件原样保留。</translation>
    </message>
</context>
<context>
    <name>KeyCardGroups</name>
    <message>
        <source>Along the hand or the buttons</source>
        <translation>在手牌或按钮间移动</translation>
    </message>
    <message>
        <source>To the first or last</source>
        <translation>移到首尾</translation>
    </message>
    <message>
        <source>Discard by place, 1 to 14</source>
        <translation>按位置切牌，1到14</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Calls and wins</source>
        <translation>鸣牌与和牌</translation>
    </message>
    <message>
        <source>Look and set</source>
        <translation>查看与设置</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>通用</translation>
    </message>
</context>
<context>
    <name>KeyboardCard</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. Keys can be changed in the preferences.</source>
        <translation>一切都可以不用鼠标完成。按键可在设置中修改。</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令与按键</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation>回到上一步</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>This step again</source>
        <translation>这一步重来</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>重来(&amp;A)</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>提示(&amp;I)</translation>
    </message>
    <message>
        <source>All &amp;lessons...</source>
        <translation>全部课程(&amp;L)...</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>L&amp;eave</source>
        <translation>离开(&amp;E)</translation>
    </message>
</context>
<context>
    <name>LessonPlay</name>
    <message>
        <source>Learner</source>
        <extracomment>The players of a lesson: the learner (one who has given no name), and who sits on the right, across and on the left; short names</extracomment>
        <translation>学员</translation>
    </message>
    <message>
        <source>Rin</source>
        <translation>凛</translation>
    </message>
    <message>
        <source>Ao</source>
        <translation>苍</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>雷欧</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>What is a tile?</source>
        <comment>tiles</comment>
        <translation>认识麻将牌</translation>
    </message>
    <message>
        <source>Three suits, the winds and the dragons.</source>
        <comment>tiles</comment>
        <translation>三种花色的数牌，还有风牌和三元牌。</translation>
    </message>
    <message>
        <source>Welcome. This is a real table, and you sit at the bottom of it. The tiles that stand before you are your hand. Only you can see them. Three others sit around it: Rin on your right, Ao across, Leo on your left.</source>
        <comment>tiles</comment>
        <translation>欢迎！这是一张真正的牌桌，你坐在最下方。立在你面前的这排牌就是你的手牌，只有你自己看得见。桌边还有三位：右边是凛，对面是苍，左边是雷欧。</translation>
    </message>
    <message>
        <source>Most tiles belong to a suit and have a number from 1 to 9. There are three suits. The first is [[manzu|man]], the characters. The red sign means &quot;ten thousand&quot;, the sign above it is the number.</source>
        <comment>tiles</comment>
        <translation>大多数牌属于某种花色，带有1到9的数字。花色有三种，第一种是[[manzu|万子]]。下面红色的“萬”字就是“万”，上面的字是数字。</translation>
    </message>
    <message>
        <source>Click a man tile in your hand. (Or go to it with the arrow keys and press Enter.)</source>
        <comment>tiles</comment>
        <translation>请点击手牌中的一张万子。（也可以用方向键选好后按 Enter。）</translation>
    </message>
    <message>
        <source>Man tiles carry the sign of ten thousand. They are the first three tiles on the left.</source>
        <comment>tiles</comment>
        <translation>万子上都有“萬”字，就是最左边的三张。</translation>
    </message>
    <message>
        <source>Right, that is a man tile.</source>
        <comment>tiles</comment>
        <translation>没错，这就是万子。</translation>
    </message>
    <message>
        <source>The second suit is [[pinzu|pin]], the circles. Count the circles, and you have the number.</source>
        <comment>tiles</comment>
        <translation>第二种花色是[[pinzu|筒子]]，上面画的是圆饼。数一数有几个圆，就是几筒。</translation>
    </message>
    <message>
        <source>Click the 5 of pin.</source>
        <comment>tiles</comment>
        <translation>请点击5筒。</translation>
    </message>
    <message>
        <source>Look for five circles: {5p}.</source>
        <comment>tiles</comment>
        <translation>找有五个圆的牌：{5p}。</translation>
    </message>
    <message>
        <source>That is a pin tile, but it has two circles.</source>
        <comment>tiles</comment>
        <translation>这也是筒子，不过只有两个圆。</translation>
    </message>
    <message>
        <source>That is a pin tile, but it has eight circles.</source>
        <comment>tiles</comment>
        <translation>这也是筒子，不过有八个圆。</translation>
    </message>
    <message>
        <source>Yes. Five circles, the 5 of pin.</source>
        <comment>tiles</comment>
        <translation>对，五个圆就是5筒。</translation>
    </message>
    <message>
        <source>The third suit is [[souzu|sou]], the bamboo sticks. The 1 is special: it shows a bird.</source>
        <comment>tiles</comment>
        <translation>第三种花色是[[souzu|索子]]，画的是竹条。1索比较特别，画着一只鸟。</translation>
    </message>
    <message>
        <source>Click the 1 of sou.</source>
        <comment>tiles</comment>
        <translation>请点击1索。</translation>
    </message>
    <message>
        <source>The 1 of sou is the tile with the bird: {1s}.</source>
        <comment>tiles</comment>
        <translation>1索就是画着鸟的那张：{1s}。</translation>
    </message>
    <message>
        <source>Yes, the bird is the 1 of sou.</source>
        <comment>tiles</comment>
        <translation>对，画着鸟的就是1索。</translation>
    </message>
    <message>
        <source>The other tiles have no number: the [[jihai|honours]]. Four of them are winds: east {1z}, south {2z}, west {3z}, north {4z}. Three are dragons: white {5z}, green {6z}, red {7z}. The white one is an empty frame.</source>
        <comment>tiles</comment>
        <translation>其余的牌没有数字，叫做[[jihai|字牌]]。其中四种是风牌：东 {1z}、南 {2z}、西 {3z}、北 {4z}；三种是三元牌：白 {5z}、发 {6z}、中 {7z}。白只画着一个空框。</translation>
    </message>
    <message>
        <source>Click a dragon in your hand.</source>
        <comment>tiles</comment>
        <translation>请点击手牌中的一张三元牌。</translation>
    </message>
    <message>
        <source>The dragons are {567z}. You hold two of them.</source>
        <comment>tiles</comment>
        <translation>三元牌是 {567z}，你手里有两张。</translation>
    </message>
    <message>
        <source>That is a wind. The dragons are {567z}.</source>
        <comment>tiles</comment>
        <translation>这是风牌。三元牌是 {567z}。</translation>
    </message>
    <message>
        <source>Right, a dragon.</source>
        <comment>tiles</comment>
        <translation>没错，这是三元牌。</translation>
    </message>
    <message>
        <source>Two more words. The 1 and the 9 of each suit are its ends: the [[routouhai|terminals]]. The tiles from 2 to 8 are called [[chunchanpai|simples]]. Honours are neither.</source>
        <comment>tiles</comment>
        <translation>再记两个词。每种花色两头的1和9叫[[routouhai|老头牌]]，中间的2到8叫[[chunchanpai|中张牌]]。字牌两者都不是。</translation>
    </message>
    <message>
        <source>Which of these is a terminal?</source>
        <comment>tiles</comment>
        <translation>哪一张是老头牌？</translation>
    </message>
    <message>
        <source>{5s}</source>
        <comment>tiles</comment>
        <translation>{5s}</translation>
    </message>
    <message>
        <source>The 5 lies in the middle of its suit. It is a simple tile.</source>
        <comment>tiles</comment>
        <translation>5在花色的中间，是中张牌。</translation>
    </message>
    <message>
        <source>{9m}</source>
        <comment>tiles</comment>
        <translation>{9m}</translation>
    </message>
    <message>
        <source>Yes. The 9 is one end of its suit, the 1 the other.</source>
        <comment>tiles</comment>
        <translation>对。9在花色的一头，另一头是1。</translation>
    </message>
    <message>
        <source>{4z}</source>
        <comment>tiles</comment>
        <translation>{4z}</translation>
    </message>
    <message>
        <source>North is a wind, and winds are honours. Honours have no number, so they are no terminals.</source>
        <comment>tiles</comment>
        <translation>北是风牌，风牌属于字牌。字牌没有数字，所以不是老头牌。</translation>
    </message>
    <message>
        <source>You can now tell every tile of the game apart. There are 34 kinds, and four of each: 136 tiles.</source>
        <comment>tiles</comment>
        <translation>现在所有的牌你都认得了。一共34种，每种四张：136张牌。</translation>
    </message>
    <message>
        <source>A turn: draw and discard</source>
        <comment>turn</comment>
        <translation>轮到你：摸牌与打牌</translation>
    </message>
    <message>
        <source>What you do when it is your turn.</source>
        <comment>turn</comment>
        <translation>轮到自己时该做什么。</translation>
    </message>
    <message>
        <source>Everybody has 13 tiles. Whoever is on turn draws one tile from the [[yama|wall]], looks at it, and puts one tile down, face up. So after the turn there are 13 again.</source>
        <comment>turn</comment>
        <translation>每个人有13张牌。轮到谁，谁就从[[yama|牌山]]摸一张，看过之后打出一张，正面朝上。所以打完之后又是13张。</translation>
    </message>
    <message>
        <source>It is your turn. You are the [[oya|dealer]], so you begin. The tile that stands apart on the right is the one you have just drawn: {9m}.</source>
        <comment>turn</comment>
        <translation>轮到你了。你是[[oya|庄家]]，由你先开始。右边单独放着的那张，就是你刚摸到的牌：{9m}。</translation>
    </message>
    <message>
        <source>Your other tiles work together: {234m} is a row, {456p} too. A lone wind like north {4z} helps only whoever has two or three of it.</source>
        <comment>turn</comment>
        <translation>其他的牌已经能互相配合了：{234m} 是连着的，{456p} 也是。像北 {4z} 这样单独一张的风牌，要凑到两三张才有用。</translation>
    </message>
    <message>
        <source>Discard the north wind, {4z}.</source>
        <comment>turn</comment>
        <translation>请打出北 {4z}。</translation>
    </message>
    <message>
        <source>Click the {4z} in your hand, or go to it with the arrow keys and press Enter.</source>
        <comment>turn</comment>
        <translation>点击手牌中的 {4z}，或用方向键选好后按 Enter。</translation>
    </message>
    <message>
        <source>It lies in your pond now, and nothing you discard comes back to your hand.</source>
        <comment>turn</comment>
        <translation>现在它在你的牌河里了。打出去的牌不会再回到手里。</translation>
    </message>
    <message>
        <source>Now the others take their turns: first Rin on your right, then Ao across, then Leo on your left. The turn goes round against the clock. Then you draw again: {5s}. It joins {67s} to a row {567s}.</source>
        <comment>turn</comment>
        <translation>接着轮到其他人：先是右边的凛，然后是对面的苍，最后是左边的雷欧，按逆时针方向轮流。现在又轮到你摸牌了：{5s}。它和 {67s} 连成了 {567s}。</translation>
    </message>
    <message>
        <source>Keep {5s} and discard something that stands alone.</source>
        <comment>turn</comment>
        <translation>请留下 {5s}，打出一张孤立的牌。</translation>
    </message>
    <message>
        <source>Winds that are alone, or the {9m} next to {234m}, do not help.</source>
        <comment>turn</comment>
        <translation>单独一张的风牌，或者和 {234m} 连不上的 {9m}，都没有用。</translation>
    </message>
    <message>
        <source>{5s} makes a row with {67s}. Keep it.</source>
        <comment>turn</comment>
        <translation>{5s} 能和 {67s} 连起来，留着吧。</translation>
    </message>
    <message>
        <source>Good. Your hand is tidier than it was.</source>
        <comment>turn</comment>
        <translation>很好，手牌比刚才整齐了。</translation>
    </message>
    <message>
        <source>Discards lie in the order in which they were thrown, six to a row, before the player who threw them: the [[kawa|pond]]. Everybody may look at every pond.</source>
        <comment>turn</comment>
        <translation>打出的牌按先后顺序排在各人自己面前，每行六张，叫做[[kawa|牌河]]。每个人的牌河，大家都可以看。</translation>
    </message>
    <message>
        <source>How many tiles does a player hold while others are on turn?</source>
        <comment>turn</comment>
        <translation>没轮到自己的时候，手里有几张牌？</translation>
    </message>
    <message>
        <source>12</source>
        <comment>turn</comment>
        <translation>12张</translation>
    </message>
    <message>
        <source>Count your own, without the tile that stands apart.</source>
        <comment>turn</comment>
        <translation>数一数你自己的牌，单独放着的那张不算。</translation>
    </message>
    <message>
        <source>13</source>
        <comment>turn</comment>
        <translation>13张</translation>
    </message>
    <message>
        <source>Yes, 13. On turn there are 14 for a moment.</source>
        <comment>turn</comment>
        <translation>对，13张。轮到自己时会暂时有14张。</translation>
    </message>
    <message>
        <source>14</source>
        <comment>turn</comment>
        <translation>14张</translation>
    </message>
    <message>
        <source>14 only between the draw and the discard.</source>
        <comment>turn</comment>
        <translation>只有摸牌之后、打牌之前才是14张。</translation>
    </message>
    <message>
        <source>Draw one, discard one: that is a turn, and the whole game is made of it. Turn after turn the hand gets better.</source>
        <comment>turn</comment>
        <translation>轮到自己时摸一张、打一张，整场麻将就是这样进行的。一巡一巡下来，手牌会越来越好。</translation>
    </message>
    <message>
        <source>Runs and triplets</source>
        <comment>groups</comment>
        <translation>顺子和刻子</translation>
    </message>
    <message>
        <source>The groups of three that every hand is built from.</source>
        <comment>groups</comment>
        <translation>每手牌都是用三张一组的牌搭起来的。</translation>
    </message>
    <message>
        <source>Tiles are collected in groups of three. The first kind is the [[shuntsu|run]]: three numbers in a row, all of the same suit.</source>
        <comment>groups</comment>
        <translation>麻将要把牌凑成三张一组。第一种叫[[shuntsu|顺子]]：同一花色、数字相连的三张牌。</translation>
    </message>
    <message>
        <source>Click a tile of the run in your hand.</source>
        <comment>groups</comment>
        <translation>请点击手牌中组成顺子的一张牌。</translation>
    </message>
    <message>
        <source>You hold one run. It is of man tiles.</source>
        <comment>groups</comment>
        <translation>你有一组顺子，是万子。</translation>
    </message>
    <message>
        <source>{13s} has a gap: the {2s} between is missing. It is no run yet.</source>
        <comment>groups</comment>
        <translation>{13s} 中间缺了 {2s}，还不是顺子。</translation>
    </message>
    <message>
        <source>{79s} has a gap: the {8s} between is missing. It is no run yet.</source>
        <comment>groups</comment>
        <translation>{79s} 中间缺了 {8s}，还不是顺子。</translation>
    </message>
    <message>
        <source>{9m} is too far from {234m}. In a run each number follows the one before.</source>
        <comment>groups</comment>
        <translation>{9m} 离 {234m} 太远了。顺子的数字必须一个挨着一个。</translation>
    </message>
    <message>
        <source>Yes, {234m} is your run.</source>
        <comment>groups</comment>
        <translation>对，{234m} 就是顺子。</translation>
    </message>
    <message>
        <source>The second kind is the [[koutsu|triplet]]: three tiles that are exactly the same. Honours can be a triplet too.</source>
        <comment>groups</comment>
        <translation>第二种叫[[koutsu|刻子]]：三张完全相同的牌。字牌也可以做刻子。</translation>
    </message>
    <message>
        <source>Click a tile of the triplet in your hand.</source>
        <comment>groups</comment>
        <translation>请点击手牌中组成刻子的一张牌。</translation>
    </message>
    <message>
        <source>Look for three equal tiles. They are circles.</source>
        <comment>groups</comment>
        <translation>找三张一样的牌，是筒子。</translation>
    </message>
    <message>
        <source>{11z} is only a pair so far. A triplet has three.</source>
        <comment>groups</comment>
        <translation>{11z} 还只有两张，刻子要三张。</translation>
    </message>
    <message>
        <source>Yes, {555p} is a triplet.</source>
        <comment>groups</comment>
        <translation>对，{555p} 是刻子。</translation>
    </message>
    <message>
        <source>A run stays within one suit, and it does not go round from 9 to 1. Honours have no numbers.</source>
        <comment>groups</comment>
        <translation>顺子只能在同一花色里组成，9和1也不相连。字牌没有数字，组不成顺子。</translation>
    </message>
    <message>
        <source>Which of these is a run?</source>
        <comment>groups</comment>
        <translation>哪一组是顺子？</translation>
    </message>
    <message>
        <source>{8m}{9m}{1m}</source>
        <comment>groups</comment>
        <translation>{8m}{9m}{1m}</translation>
    </message>
    <message>
        <source>After 9 the row ends. It does not begin again at 1.</source>
        <comment>groups</comment>
        <translation>到9就到头了，不会再接回1。</translation>
    </message>
    <message>
        <source>{3m4p5s}</source>
        <comment>groups</comment>
        <translation>{3m4p5s}</translation>
    </message>
    <message>
        <source>The numbers fit, but these are three different suits.</source>
        <comment>groups</comment>
        <translation>数字是连着的，但这是三种不同的花色。</translation>
    </message>
    <message>
        <source>{678p}</source>
        <comment>groups</comment>
        <translation>{678p}</translation>
    </message>
    <message>
        <source>Yes: 6, 7, 8, all circles.</source>
        <comment>groups</comment>
        <translation>对，6、7、8，都是筒子。</translation>
    </message>
    <message>
        <source>{123z}</source>
        <comment>groups</comment>
        <translation>{123z}</translation>
    </message>
    <message>
        <source>These are winds: east, south, west. Without numbers there is no run.</source>
        <comment>groups</comment>
        <translation>这是风牌东、南、西。没有数字，组不成顺子。</translation>
    </message>
    <message>
        <source>You hold {13s}. With one certain tile it becomes a run.</source>
        <comment>groups</comment>
        <translation>你手里有 {13s}，再来一张特定的牌就成顺子了。</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <comment>groups</comment>
        <translation>是哪张牌？</translation>
    </message>
    <message>
        <source>{1s}</source>
        <comment>groups</comment>
        <translation>{1s}</translation>
    </message>
    <message>
        <source>Then you would have two {1s} and still no run.</source>
        <comment>groups</comment>
        <translation>那样只是有了两张 {1s}，还是没有顺子。</translation>
    </message>
    <message>
        <source>{2s}</source>
        <comment>groups</comment>
        <translation>{2s}</translation>
    </message>
    <message>
        <source>Right, {123s}.</source>
        <comment>groups</comment>
        <translation>没错，{123s}。</translation>
    </message>
    <message>
        <source>{4s}</source>
        <comment>groups</comment>
        <translation>{4s}</translation>
    </message>
    <message>
        <source>{134s} still has the gap at 2.</source>
        <comment>groups</comment>
        <translation>{134s} 中间还是缺2。</translation>
    </message>
    <message>
        <source>You have drawn {1z} and now hold a pair of it: {11z}. Two equal tiles are a [[toitsu|pair]]. But two tiles of your hand belong to nothing.</source>
        <comment>groups</comment>
        <translation>你摸到了 {1z}，现在有了 {11z}。两张相同的牌叫[[toitsu|对子]]。不过，手里还有两张牌跟谁都配不上。</translation>
    </message>
    <message>
        <source>Discard a tile that belongs to nothing.</source>
        <comment>groups</comment>
        <translation>请打出一张跟谁都配不上的牌。</translation>
    </message>
    <message>
        <source>One is a wind of which you have just one; the other is a man tile far from your run.</source>
        <comment>groups</comment>
        <translation>一张是单独的风牌，另一张是离顺子很远的万子。</translation>
    </message>
    <message>
        <source>{11z} is a pair now. You will need one pair later.</source>
        <comment>groups</comment>
        <translation>{11z} 已经是对子了，以后会用到一个对子。</translation>
    </message>
    <message>
        <source>{13s} needs only {2s} to be a run. Something else is of less use.</source>
        <comment>groups</comment>
        <translation>{13s} 只差 {2s} 就是顺子，先打更没用的牌吧。</translation>
    </message>
    <message>
        <source>{79s} needs only {8s} to be a run. Something else is of less use.</source>
        <comment>groups</comment>
        <translation>{79s} 只差 {8s} 就是顺子，先打更没用的牌吧。</translation>
    </message>
    <message>
        <source>Good. One tile less that has no company.</source>
        <comment>groups</comment>
        <translation>很好，又少了一张没有同伴的牌。</translation>
    </message>
    <message>
        <source>Runs are easier to get, triplets stand out. From now on you will see them in every hand.</source>
        <comment>groups</comment>
        <translation>顺子好做，刻子显眼。从现在起，每一手牌里你都能看出它们来。</translation>
    </message>
    <message>
        <source>Four groups and a pair</source>
        <comment>shape</comment>
        <translation>四组加一对</translation>
    </message>
    <message>
        <source>What a finished hand looks like.</source>
        <comment>shape</comment>
        <translation>完成的手牌是什么样子。</translation>
    </message>
    <message>
        <source>A finished hand has 14 tiles: four [[mentsu|groups]] of three, and one pair, the [[jantou|head]]. Each group is a run or a triplet, in any mixture.</source>
        <comment>shape</comment>
        <translation>完成的手牌有14张：四组三张的牌，叫做[[mentsu|面子]]；再加一个对子，叫做[[jantou|雀头]]。面子是顺子还是刻子都行，怎么搭配都可以。</translation>
    </message>
    <message>
        <source>Look closely: every tile must belong to a group or to the pair, and there is only one pair.</source>
        <comment>shape</comment>
        <translation>仔细看：每张牌都必须属于某个面子或雀头，而雀头只有一个。</translation>
    </message>
    <message>
        <source>Which hand is finished?</source>
        <comment>shape</comment>
        <translation>哪一手牌完成了？</translation>
    </message>
    <message>
        <source>{123m456m789p22s33s1z}</source>
        <comment>shape</comment>
        <translation>{123m456m789p22s33s1z}</translation>
    </message>
    <message>
        <source>Three runs, two pairs and a lone wind: one group is missing.</source>
        <comment>shape</comment>
        <translation>三个顺子、两个对子，外加一张孤立的风牌：还缺一个面子。</translation>
    </message>
    <message>
        <source>{234m567p345s666z88s}</source>
        <comment>shape</comment>
        <translation>{234m567p345s666z88s}</translation>
    </message>
    <message>
        <source>Yes: three runs, the triplet {666z}, and the pair {88s}.</source>
        <comment>shape</comment>
        <translation>对：三个顺子、刻子 {666z}，还有雀头 {88s}。</translation>
    </message>
    <message>
        <source>{123m45p678p999s222z}</source>
        <comment>shape</comment>
        <translation>{123m45p678p999s222z}</translation>
    </message>
    <message>
        <source>{45p} is only a part of a run, and there is no pair.</source>
        <comment>shape</comment>
        <translation>{45p} 还不是完整的顺子，而且没有雀头。</translation>
    </message>
    <message>
        <source>Your own hand: three runs {123m} {456p} {234s}, and two pairs {77s} {99p}. One more group is missing.</source>
        <comment>shape</comment>
        <translation>看你自己的手牌：三个顺子 {123m} {456p} {234s}，两个对子 {77s} {99p}。还缺一个面子。</translation>
    </message>
    <message>
        <source>Discard the tile that does not help.</source>
        <comment>shape</comment>
        <translation>请打出没有用的那张牌。</translation>
    </message>
    <message>
        <source>The lone {1z} that you have just drawn.</source>
        <comment>shape</comment>
        <translation>就是刚摸到的那张孤立的 {1z}。</translation>
    </message>
    <message>
        <source>The button Riichi has a lesson of its own, number 7. Leave it for now, and discard a tile.</source>
        <comment>shape</comment>
        <translation>“立直”按钮要到第7课才学。现在先不用管它，打出一张牌吧。</translation>
    </message>
    <message>
        <source>Now one tile is all that you need.</source>
        <comment>shape</comment>
        <translation>现在只差一张牌了。</translation>
    </message>
    <message>
        <source>If one of the two pairs became a triplet, it would be the fourth group, and the other pair would be the head.</source>
        <comment>shape</comment>
        <translation>两个对子里只要有一个变成刻子，就是第四个面子，另一个对子则是雀头。</translation>
    </message>
    <message>
        <source>Which tile finishes your hand?</source>
        <comment>shape</comment>
        <translation>哪张牌能让你的手牌完成？</translation>
    </message>
    <message>
        <source>{1p}</source>
        <comment>shape</comment>
        <translation>{1p}</translation>
    </message>
    <message>
        <source>It would stand alone. Look at the two pairs.</source>
        <comment>shape</comment>
        <translation>它会孤零零的，跟谁都配不上。看看那两个对子。</translation>
    </message>
    <message>
        <source>{8s}</source>
        <comment>shape</comment>
        <translation>{8s}</translation>
    </message>
    <message>
        <source>{778s} is no group.</source>
        <comment>shape</comment>
        <translation>{778s} 不是面子。</translation>
    </message>
    <message>
        <source>{9p}</source>
        <comment>shape</comment>
        <translation>{9p}</translation>
    </message>
    <message>
        <source>Yes: {999p} is a triplet, and {77s} the head. {7s} would do as well.</source>
        <comment>shape</comment>
        <translation>对：{999p} 成为刻子，{77s} 就是雀头。来 {7s} 也可以。</translation>
    </message>
    <message>
        <source>Four groups and a pair: that is the aim of every hand. (Two rare kinds of hands look different; you will meet them later.)</source>
        <comment>shape</comment>
        <translation>四个面子加一个雀头，这就是每一手牌的目标。（有两种少见的例外，以后会遇到。）</translation>
    </message>
    <message>
        <source>Your first win</source>
        <comment>tsumo</comment>
        <translation>第一次和牌</translation>
    </message>
    <message>
        <source>Draw the last tile yourself: tsumo.</source>
        <comment>tsumo</comment>
        <translation>自己摸到最后一张：自摸。</translation>
    </message>
    <message>
        <source>Look at your hand: three runs, a pair, and {67s}. One tile more and it is finished. A hand that needs just one tile is [[tenpai]].</source>
        <comment>tsumo</comment>
        <translation>看看你的手牌：三个顺子、一个对子，还有 {67s}。再来一张就完成了。只差一张就能完成，这叫做[[tenpai|听牌]]。</translation>
    </message>
    <message>
        <source>{67s} wants to become a run.</source>
        <comment>tsumo</comment>
        <translation>{67s} 要变成顺子。</translation>
    </message>
    <message>
        <source>Which tiles finish the hand?</source>
        <comment>tsumo</comment>
        <translation>哪些牌能让手牌完成？</translation>
    </message>
    <message>
        <source>{5s} only</source>
        <comment>tsumo</comment>
        <translation>只有 {5s}</translation>
    </message>
    <message>
        <source>{567s} is right, but the row can also grow at its other end.</source>
        <comment>tsumo</comment>
        <translation>{567s} 没错，但另一头也可以接。</translation>
    </message>
    <message>
        <source>{5s} and {8s}</source>
        <comment>tsumo</comment>
        <translation>{5s} 和 {8s}</translation>
    </message>
    <message>
        <source>Yes: {567s} or {678s}.</source>
        <comment>tsumo</comment>
        <translation>对：{567s} 或 {678s}。</translation>
    </message>
    <message>
        <source>{6s} and {7s}</source>
        <comment>tsumo</comment>
        <translation>{6s} 和 {7s}</translation>
    </message>
    <message>
        <source>Two equal tiles and their neighbour are no group.</source>
        <comment>tsumo</comment>
        <translation>两张相同的牌加一张相邻的牌，不是面子。</translation>
    </message>
    <message>
        <source>First this turn: you have drawn {1z}. (The table also offers [[riichi]]. It has a lesson of its own, number 7.)</source>
        <comment>tsumo</comment>
        <translation>先打这一巡：你摸到的是 {1z}。（桌上还出现了“[[riichi|立直]]”按钮，那要到第7课再学。）</translation>
    </message>
    <message>
        <source>Discard {1z}.</source>
        <comment>tsumo</comment>
        <translation>请打出 {1z}。</translation>
    </message>
    <message>
        <source>Click {1z}, the tile on the far right.</source>
        <comment>tsumo</comment>
        <translation>点击最右边的 {1z}。</translation>
    </message>
    <message>
        <source>A good idea, but not yet. Discard {1z} without riichi this time.</source>
        <comment>tsumo</comment>
        <translation>想法不错，不过还没到时候。这次先不立直，直接打出 {1z}。</translation>
    </message>
    <message>
        <source>You have drawn {5s}: the hand is finished. To win with a tile that you have drawn yourself is called [[tsumo]].</source>
        <comment>tsumo</comment>
        <translation>你摸到了 {5s}：手牌完成了。用自己摸到的牌和牌，叫做[[tsumo|自摸]]。</translation>
    </message>
    <message>
        <source>Press Tsumo (or the key W).</source>
        <comment>tsumo</comment>
        <translation>请按“自摸”（或 W 键）。</translation>
    </message>
    <message>
        <source>The button is above your hand.</source>
        <comment>tsumo</comment>
        <translation>按钮就在手牌上方。</translation>
    </message>
    <message>
        <source>Do not let it go: your hand is finished. Press Tsumo.</source>
        <comment>tsumo</comment>
        <translation>别放过它：手牌已经完成了，请按“自摸”。</translation>
    </message>
    <message>
        <source>This page shows your hand, what it was worth, and who pays. Do not mind the numbers yet. Press the button on the page when you have looked at it.</source>
        <comment>tsumo</comment>
        <translation>这一页显示你的手牌、值多少点，以及由谁来付。数字暂时不用管。看完之后，按页面上的按钮。</translation>
    </message>
    <message>
        <source>That was a win! You drew the last tile yourself, so all three others paid.</source>
        <comment>tsumo</comment>
        <translation>你和牌了！最后一张是自己摸到的，所以其他三家都要付点数。</translation>
    </message>
    <message>
        <source>Win on a discard: ron</source>
        <comment>ron</comment>
        <translation>别人打的牌也能和：荣和</translation>
    </message>
    <message>
        <source>Take the last tile from somebody else.</source>
        <comment>ron</comment>
        <translation>最后一张来自别人打出的牌。</translation>
    </message>
    <message>
        <source>You are tenpai again. {34p} is open at both ends.</source>
        <comment>ron</comment>
        <translation>你又听牌了。{34p} 两头都可以接。</translation>
    </message>
    <message>
        <source>Which tiles finish this hand?</source>
        <comment>ron</comment>
        <translation>哪些牌能让这手牌完成？</translation>
    </message>
    <message>
        <source>{2p} and {5p}</source>
        <comment>ron</comment>
        <translation>{2p} 和 {5p}</translation>
    </message>
    <message>
        <source>Right. These two are your [[machi|wait]].</source>
        <comment>ron</comment>
        <translation>没错，这两种牌就是你的[[machi|待牌]]。</translation>
    </message>
    <message>
        <source>{3p} and {4p}</source>
        <comment>ron</comment>
        <translation>{3p} 和 {4p}</translation>
    </message>
    <message>
        <source>Those you have already. Look at the ends of {34p}.</source>
        <comment>ron</comment>
        <translation>这两张你已经有了。看看 {34p} 的两头。</translation>
    </message>
    <message>
        <source>{2s}</source>
        <comment>ron</comment>
        <translation>{2s}</translation>
    </message>
    <message>
        <source>{22s} is your pair and may stay one.</source>
        <comment>ron</comment>
        <translation>{22s} 是雀头，保持原样就行。</translation>
    </message>
    <message>
        <source>You need not draw the last tile yourself. When somebody else discards it, you may win with it: that is [[ron]].</source>
        <comment>ron</comment>
        <translation>最后一张不一定要自己摸到。别人打出来，你也可以拿它和牌，这叫做[[ron|荣和]]。</translation>
    </message>
    <message>
        <source>Discard {9m} and see what the others throw.</source>
        <comment>ron</comment>
        <translation>请打出 {9m}，看看别人会打什么。</translation>
    </message>
    <message>
        <source>{9m} stands apart on the right.</source>
        <comment>ron</comment>
        <translation>{9m} 单独放在最右边。</translation>
    </message>
    <message>
        <source>Without riichi this time. Just discard {9m}.</source>
        <comment>ron</comment>
        <translation>这次先不立直，直接打出 {9m}。</translation>
    </message>
    <message>
        <source>Rin throws {5p}: your tile.</source>
        <comment>ron</comment>
        <translation>凛打出了 {5p}：正是你要的牌。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>ron</comment>
        <translation>请按“荣和”。</translation>
    </message>
    <message>
        <source>The button is above your hand; the key is W.</source>
        <comment>ron</comment>
        <translation>按钮在手牌上方，也可以按 W 键。</translation>
    </message>
    <message>
        <source>This is the tile you have been waiting for. Press Ron.</source>
        <comment>ron</comment>
        <translation>这就是你等的那张牌，请按“荣和”。</translation>
    </message>
    <message>
        <source>With a tsumo all three others pay their share. With a ron it is different: look at the page.</source>
        <comment>ron</comment>
        <translation>自摸时，其他三家各付一份。荣和就不一样了：请看这一页。</translation>
    </message>
    <message>
        <source>Who pays for a ron?</source>
        <comment>ron</comment>
        <translation>荣和由谁付点数？</translation>
    </message>
    <message>
        <source>All three others</source>
        <comment>ron</comment>
        <translation>其他三家都付</translation>
    </message>
    <message>
        <source>Look at the scores: only one of them has gone down.</source>
        <comment>ron</comment>
        <translation>看看各家的点数：只有一家减少了。</translation>
    </message>
    <message>
        <source>The one who threw the tile, alone</source>
        <comment>ron</comment>
        <translation>打出那张牌的人独自付</translation>
    </message>
    <message>
        <source>Yes. To throw the tile that another wins with is called [[houjuu|dealing in]], and whoever deals in pays everything.</source>
        <comment>ron</comment>
        <translation>对。打出的牌被别人和了，叫做[[houjuu|放铳]]，放铳的人要付全部点数。</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>ron</comment>
        <translation>谁都不付</translation>
    </message>
    <message>
        <source>Points never come from nowhere in this game.</source>
        <comment>ron</comment>
        <translation>麻将里的点数不会凭空冒出来。</translation>
    </message>
    <message>
        <source>Ron or tsumo: the hand is the same, but who pays is not. That is why players are careful with what they throw.</source>
        <comment>ron</comment>
        <translation>荣和也好，自摸也好，手牌是一样的，付点数的人却不同。所以大家打牌时都很小心。</translation>
    </message>
    <message>
        <source>What is a yaku? Riichi</source>
        <comment>riichi</comment>
        <translation>什么是役？立直</translation>
    </message>
    <message>
        <source>A finished hand is not enough: it needs a reason to win.</source>
        <comment>riichi</comment>
        <translation>手牌完成了还不够，还得有和牌的“理由”。</translation>
    </message>
    <message>
        <source>Now the most important rule. A hand may only win if it has at least one [[yaku]]: a pattern or a deed that is on the list of yaku. There are about forty. You need just one.</source>
        <comment>riichi</comment>
        <translation>现在讲最重要的规则：至少要有一个[[yaku|役]]才能和牌。役是规定好的牌形或事件，一共四十种左右。只要有一个就行。</translation>
    </message>
    <message>
        <source>You wait for {8m} between {7m} and {9m}. But the hand shows no pattern at all. Let us see what happens.</source>
        <comment>riichi</comment>
        <translation>你在等 {7m} 和 {9m} 中间的 {8m}。可是这手牌没有任何役的牌形，看看会怎么样。</translation>
    </message>
    <message>
        <source>Discard {1z} without riichi.</source>
        <comment>riichi</comment>
        <translation>请打出 {1z}，不要立直。</translation>
    </message>
    <message>
        <source>Click {1z}.</source>
        <comment>riichi</comment>
        <translation>点击 {1z}。</translation>
    </message>
    <message>
        <source>In a moment! First see what happens without it.</source>
        <comment>riichi</comment>
        <translation>别急！先看看不立直会怎么样。</translation>
    </message>
    <message>
        <source>Rin threw {8m}, the very tile you wait for. But the table did not offer Ron: the hand has no yaku, and so it may not win. (Had you drawn {8m} yourself, that alone would have been a yaku: a closed hand that wins by tsumo.)</source>
        <comment>riichi</comment>
        <translation>凛打出了 {8m}，正是你等的牌，但“荣和”没有出现：这手牌没有役，所以不能和。（如果 {8m} 是你自己摸到的，门清自摸本身就是一个役，可以和。）</translation>
    </message>
    <message>
        <source>The remedy is [[riichi]]. You have taken no tile from others: your hand is [[menzen|closed]]. And it is tenpai. So you may declare riichi: you bet 1,000 points, your hand may not change any more, and you have a yaku.</source>
        <comment>riichi</comment>
        <translation>解决的办法是[[riichi|立直]]。你没有拿过别人打的牌，手牌是[[menzen|门清]]的，而且已经听牌，所以可以宣告立直：押上1,000点，之后手牌不能再变，但你有了一个役。</translation>
    </message>
    <message>
        <source>Press Riichi, then discard {3z}.</source>
        <comment>riichi</comment>
        <translation>请按“立直”，然后打出 {3z}。</translation>
    </message>
    <message>
        <source>First the button Riichi, then the tile {3z}. Everything else would break the hand.</source>
        <comment>riichi</comment>
        <translation>先按“立直”按钮，再打 {3z}。打别的牌都会拆坏手牌。</translation>
    </message>
    <message>
        <source>The right tile, but declare riichi first: take the button above your hand (or the key R).</source>
        <comment>riichi</comment>
        <translation>牌选对了，但要先宣告立直：按手牌上方的按钮（或 R 键）。</translation>
    </message>
    <message>
        <source>Then your wait would be gone or another. Keep {79m} and discard {3z}.</source>
        <comment>riichi</comment>
        <translation>那样就听不到原来的牌了。请留着 {79m}，打出 {3z}。</translation>
    </message>
    <message>
        <source>Ao throws {8m} too. This time the table asks you: riichi is a yaku.</source>
        <comment>riichi</comment>
        <translation>苍也打出了 {8m}。这次可以和了：立直就是役。</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>riichi</comment>
        <translation>请按“荣和”和牌。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>riichi</comment>
        <translation>请按“荣和”。</translation>
    </message>
    <message>
        <source>Take it! Who lets a winning tile go by in riichi may not win by ron any more in this hand.</source>
        <comment>riichi</comment>
        <translation>和吧！立直之后放过了能和的牌，这一局就再也不能荣和了。</translation>
    </message>
    <message>
        <source>On the page riichi stands first, as your yaku. Below it stands [[ippatsu]]: you won before your next discard after the riichi. Each yaku is worth some [[han]], and more han mean more points.</source>
        <comment>riichi</comment>
        <translation>这一页上，首先列出的役就是立直。下面是[[ippatsu|一发]]：立直之后，还没等到自己下一次打牌就和了。每个役都值若干[[han|番]]，番越多，点数越高。</translation>
    </message>
    <message>
        <source>No yaku, no win. Riichi is a yaku that every closed hand can have: as long as you take no tile from others, you need not look for another. In a match the key Y shows the list of all yaku.</source>
        <comment>riichi</comment>
        <translation>没有役就不能和牌。立直是任何门清的手牌都能有的役：只要没有鸣过牌，就不必另外找役。对局中按 Y 键可以查看役一览。</translation>
    </message>
    <message>
        <source>Calls: pon</source>
        <comment>pon</comment>
        <translation>鸣牌：碰</translation>
    </message>
    <message>
        <source>Complete a triplet with anybody&apos;s discard.</source>
        <comment>pon</comment>
        <translation>用任意一家打出的牌组成刻子。</translation>
    </message>
    <message>
        <source>You need not draw everything yourself. You may claim a tile that somebody has just discarded, if it completes a group. This is a call. The group is laid down, open for all to see.</source>
        <comment>pon</comment>
        <translation>牌不必都靠自己摸。别人刚打出的牌，如果能让你凑成一个面子，你就可以拿过来，这叫鸣牌。凑成的面子要亮出来，让大家都看见。</translation>
    </message>
    <message>
        <source>You hold a pair of the green dragon: {66z}. If anybody discards the third one, you can claim it. That is [[pon]].</source>
        <comment>pon</comment>
        <translation>你有一对发：{66z}。不管谁打出第三张，你都可以拿过来。这叫做[[pon|碰]]。</translation>
    </message>
    <message>
        <source>Discard a lone tile: {9m} or {1z}.</source>
        <comment>pon</comment>
        <translation>请打出一张孤立的牌：{9m} 或 {1z}。</translation>
    </message>
    <message>
        <source>{9m} and {1z} belong to nothing.</source>
        <comment>pon</comment>
        <translation>{9m} 和 {1z} 跟谁都配不上。</translation>
    </message>
    <message>
        <source>Ao, across, throws {6z}. Now the table asks you.</source>
        <comment>pon</comment>
        <translation>对面的苍打出了 {6z}，现在问你要不要。</translation>
    </message>
    <message>
        <source>Call pon.</source>
        <comment>pon</comment>
        <translation>请碰牌。</translation>
    </message>
    <message>
        <source>Press Pon (or the key P).</source>
        <comment>pon</comment>
        <translation>请按“碰”（或 P 键）。</translation>
    </message>
    <message>
        <source>Take it this time: three green dragons are a group and a yaku.</source>
        <comment>pon</comment>
        <translation>这次就碰吧：三张发既是面子，又是役。</translation>
    </message>
    <message>
        <source>The three lie open in your corner now. The tile that lies sideways tells from whom it came: the middle one, so it came from across. You have not drawn, so you only discard.</source>
        <comment>pon</comment>
        <translation>三张牌亮在了你右边的桌角。横放的那张表示牌是谁打的：横在中间，就是对家打的。你没有摸牌，所以只需打出一张。</translation>
    </message>
    <message>
        <source>Discard the other lone tile.</source>
        <comment>pon</comment>
        <translation>请打出另一张孤立的牌。</translation>
    </message>
    <message>
        <source>{9m} or {1z}, whichever you still have.</source>
        <comment>pon</comment>
        <translation>{9m} 或 {1z}，还剩哪张就打哪张。</translation>
    </message>
    <message>
        <source>After your discard it is the turn of the player on your right, no matter from whom you claimed. So a call can make others miss their turn: this time it was Leo, who comes after Ao.</source>
        <comment>pon</comment>
        <translation>你打出牌之后，不管碰的是谁的牌，都轮到你右边的人。所以鸣牌会让别人错过摸牌的机会：这次被跳过的是苍后面的雷欧。</translation>
    </message>
    <message>
        <source>From whom may you call pon?</source>
        <comment>pon</comment>
        <translation>可以碰谁打的牌？</translation>
    </message>
    <message>
        <source>Only from the player on your left</source>
        <comment>pon</comment>
        <translation>只能碰左边那家的</translation>
    </message>
    <message>
        <source>That is the rule for chi, in the next lesson.</source>
        <comment>pon</comment>
        <translation>那是吃牌的规则，下一课再讲。</translation>
    </message>
    <message>
        <source>From any of the three</source>
        <comment>pon</comment>
        <translation>三家都可以</translation>
    </message>
    <message>
        <source>Yes, pon takes a tile from anybody.</source>
        <comment>pon</comment>
        <translation>对，谁打的牌都可以碰。</translation>
    </message>
    <message>
        <source>Only from the dealer</source>
        <comment>pon</comment>
        <translation>只能碰庄家的</translation>
    </message>
    <message>
        <source>The dealer plays no special part in calls.</source>
        <comment>pon</comment>
        <translation>鸣牌跟庄家没有关系。</translation>
    </message>
    <message>
        <source>Calls have a price: the group can be seen, and the hand is no longer [[menzen|closed]].</source>
        <comment>pon</comment>
        <translation>鸣牌是有代价的：面子被别人看见了，手牌也不再是[[menzen|门清]]。</translation>
    </message>
    <message>
        <source>What can you no longer do in this hand?</source>
        <comment>pon</comment>
        <translation>这一局里，你不能再做什么了？</translation>
    </message>
    <message>
        <source>Declare riichi</source>
        <comment>pon</comment>
        <translation>立直</translation>
    </message>
    <message>
        <source>Right. Riichi is for closed hands only. Your yaku is now the triplet of dragons.</source>
        <comment>pon</comment>
        <translation>没错，只有门清才能立直。你现在的役是三元牌的刻子。</translation>
    </message>
    <message>
        <source>Win by ron</source>
        <comment>pon</comment>
        <translation>荣和</translation>
    </message>
    <message>
        <source>You may still win by ron: the dragons are your yaku.</source>
        <comment>pon</comment>
        <translation>仍然可以荣和：三元牌就是你的役。</translation>
    </message>
    <message>
        <source>Call once more</source>
        <comment>pon</comment>
        <translation>再次鸣牌</translation>
    </message>
    <message>
        <source>You may call as often as you like.</source>
        <comment>pon</comment>
        <translation>鸣几次都可以。</translation>
    </message>
    <message>
        <source>Pon is quick, and a triplet of dragons is a yaku. But an open hand can never declare riichi.</source>
        <comment>pon</comment>
        <translation>碰能加快速度，三元牌的刻子又是役。但是副露之后就不能立直了。</translation>
    </message>
    <message>
        <source>Calls: chi</source>
        <comment>chi</comment>
        <translation>鸣牌：吃</translation>
    </message>
    <message>
        <source>Complete a run with a discard from your left.</source>
        <comment>chi</comment>
        <translation>用左边那家打出的牌组成顺子。</translation>
    </message>
    <message>
        <source>[[chi|Chi]] is the call that completes a run. Leo, on your left, is the dealer this time and has just thrown {4s}. You hold {23s}.</source>
        <comment>chi</comment>
        <translation>[[chi|吃]]是组成顺子的鸣牌。这次庄家是你左边的雷欧，刚打出了 {4s}，而你手里有 {23s}。</translation>
    </message>
    <message>
        <source>Call chi.</source>
        <comment>chi</comment>
        <translation>请吃牌。</translation>
    </message>
    <message>
        <source>Press Chi (or the key C).</source>
        <comment>chi</comment>
        <translation>请按“吃”（或 C 键）。</translation>
    </message>
    <message>
        <source>Take it, to see how chi works.</source>
        <comment>chi</comment>
        <translation>吃吧，看看吃牌是怎么回事。</translation>
    </message>
    <message>
        <source>{234s} lies open now, the claimed tile sideways. As after a pon, you only discard.</source>
        <comment>chi</comment>
        <translation>现在 {234s} 亮了出来，吃来的那张横放。和碰一样，接下来只需打出一张牌。</translation>
    </message>
    <message>
        <source>Discard a lone honour.</source>
        <comment>chi</comment>
        <translation>请打出一张孤立的字牌。</translation>
    </message>
    <message>
        <source>One of {1z} {4z} {6z}.</source>
        <comment>chi</comment>
        <translation>{1z} {4z} {6z} 中的一张。</translation>
    </message>
    <message>
        <source>Rin, on your right, has thrown {8p} in the meantime. It would fill the gap in your {79p}, but the table did not ask you.</source>
        <comment>chi</comment>
        <translation>这期间，右边的凛打出了 {8p}。它正好能填上 {79p} 中间的空，可是并没有问你要不要吃。</translation>
    </message>
    <message>
        <source>From whom may you call chi?</source>
        <comment>chi</comment>
        <translation>可以吃谁打的牌？</translation>
    </message>
    <message>
        <source>Only from the player on your left</source>
        <comment>chi</comment>
        <translation>只能吃左边那家的</translation>
    </message>
    <message>
        <source>Yes: from the one whose turn comes just before yours.</source>
        <comment>chi</comment>
        <translation>对，只能吃紧挨在你前面行牌的那一家，也就是上家。</translation>
    </message>
    <message>
        <source>From any of the three</source>
        <comment>chi</comment>
        <translation>三家都可以</translation>
    </message>
    <message>
        <source>That goes for pon. Chi is stricter.</source>
        <comment>chi</comment>
        <translation>那是碰。吃要严格一些。</translation>
    </message>
    <message>
        <source>Only from the player on your right</source>
        <comment>chi</comment>
        <translation>只能吃右边那家的</translation>
    </message>
    <message>
        <source>The other way round: the tile comes from the player before you.</source>
        <comment>chi</comment>
        <translation>正好反了：只能吃在你前面行牌的那一家。</translation>
    </message>
    <message>
        <source>Two of you may want the same discard. Say Leo throws {5s}. You could call chi with {46s}; Ao holds {55s} and wants pon.</source>
        <comment>chi</comment>
        <translation>有时两个人都想要同一张牌。比如雷欧打出 {5s}，你可以用 {46s} 吃，而苍有 {55s}，想碰。</translation>
    </message>
    <message>
        <source>Who gets the tile?</source>
        <comment>chi</comment>
        <translation>这张牌归谁？</translation>
    </message>
    <message>
        <source>You, because your turn is next</source>
        <comment>chi</comment>
        <translation>归你，因为下一个就轮到你</translation>
    </message>
    <message>
        <source>Chi is the weakest call.</source>
        <comment>chi</comment>
        <translation>吃是优先级最低的鸣牌。</translation>
    </message>
    <message>
        <source>Ao, because pon goes before chi</source>
        <comment>chi</comment>
        <translation>归苍，因为碰比吃优先</translation>
    </message>
    <message>
        <source>Yes. And a ron would go before both.</source>
        <comment>chi</comment>
        <translation>对。要是有人荣和，比这两个都优先。</translation>
    </message>
    <message>
        <source>Whoever is quicker</source>
        <comment>chi</comment>
        <translation>谁手快归谁</translation>
    </message>
    <message>
        <source>Here the table waits for everybody. The order is fixed.</source>
        <comment>chi</comment>
        <translation>这里会等每个人都作出决定，先后次序是固定的。</translation>
    </message>
    <message>
        <source>Chi from the left only, pon from anybody. When two players want the same tile, ron comes first, then pon (and kan, four of a kind), then chi.</source>
        <comment>chi</comment>
        <translation>吃只能吃左边那家的，碰则谁的都可以。如果两个人都要同一张牌，荣和最优先，其次是碰（以及杠，也就是四张相同的牌），最后是吃。</translation>
    </message>
    <message>
        <source>An open hand needs its own yaku</source>
        <comment>open</comment>
        <translation>副露的手牌要有自己的役</translation>
    </message>
    <message>
        <source>Calling is easy. Winning after it needs a plan.</source>
        <comment>open</comment>
        <translation>鸣牌容易，鸣完要和就得有计划。</translation>
    </message>
    <message>
        <source>This hand is nearly ready. Leo throws {6p}, and {456p} would make you tenpai at once.</source>
        <comment>open</comment>
        <translation>这手牌就快听了。雷欧打出了 {6p}，组成 {456p} 就能马上听牌。</translation>
    </message>
    <message>
        <source>Call chi, and see what comes of it.</source>
        <comment>open</comment>
        <translation>请吃牌，看看会怎么样。</translation>
    </message>
    <message>
        <source>Press Chi.</source>
        <comment>open</comment>
        <translation>请按“吃”。</translation>
    </message>
    <message>
        <source>A wise thought. But call it now, to see the danger.</source>
        <comment>open</comment>
        <translation>你想得很周到。不过这次还是吃吧，看看危险在哪里。</translation>
    </message>
    <message>
        <source>Now {34s} waits for {2s} and {5s}.</source>
        <comment>open</comment>
        <translation>现在 {34s} 听 {2s} 和 {5s}。</translation>
    </message>
    <message>
        <source>Discard {1z}.</source>
        <comment>open</comment>
        <translation>请打出 {1z}。</translation>
    </message>
    <message>
        <source>The lone wind goes.</source>
        <comment>open</comment>
        <translation>把孤立的风牌打掉。</translation>
    </message>
    <message>
        <source>Rin threw {5s}, but there is no Ron. The hand is open, so riichi is out of reach, and it has no other yaku. It cannot win at all, not even by tsumo. That call has ruined the hand. (What [[furiten|Furiten]] over your hand means comes in lesson 16.)</source>
        <comment>open</comment>
        <translation>凛打出了 {5s}，却没有“荣和”。手牌已经副露，不能立直，又没有别的役，这手牌根本和不了，连自摸也不行。刚才那一吃把手牌毁了。（手牌上方的“[[furiten|振听]]”是什么意思，第16课再讲。）</translation>
    </message>
    <message>
        <source>Another hand, with one difference: no 1, no 9, and {1z} will go. A hand of simples only has a yaku, [[tanyao]] (&quot;all simples&quot;), and in these rules it may be open.</source>
        <comment>open</comment>
        <translation>再来一手，有一点不同：没有1和9，{1z} 也会打掉。全由中张牌组成的手牌有一个役，叫[[tanyao|断幺九]]，而且在这套规则里副露也可以。</translation>
    </message>
    <message>
        <source>Call chi.</source>
        <comment>open</comment>
        <translation>请吃牌。</translation>
    </message>
    <message>
        <source>Here the call is good: tanyao will be your yaku.</source>
        <comment>open</comment>
        <translation>这次吃是好选择：断幺九就是你的役。</translation>
    </message>
    <message>
        <source>Keep the hand free of 1, 9 and honours.</source>
        <comment>open</comment>
        <translation>手里不要有1、9和字牌。</translation>
    </message>
    <message>
        <source>{1z} is the only tile that is not a simple.</source>
        <comment>open</comment>
        <translation>只有 {1z} 不是中张牌。</translation>
    </message>
    <message>
        <source>Rin throws {5s} again, and now the table offers Ron.</source>
        <comment>open</comment>
        <translation>凛又打出了 {5s}，这次“荣和”出现了。</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>open</comment>
        <translation>请按“荣和”和牌。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>open</comment>
        <translation>请按“荣和”。</translation>
    </message>
    <message>
        <source>The hand has its yaku. Take the win.</source>
        <comment>open</comment>
        <translation>这手牌有役，和吧。</translation>
    </message>
    <message>
        <source>One yaku is enough. The page shows it: tanyao, one [[han]], 1,000 points. Press &quot;Back to the lesson&quot; on the page when you have looked at it.</source>
        <comment>open</comment>
        <translation>有一个役就够了。这一页上写着：断幺九，一[[han|番]]，1,000点。看完之后，请按页面上的“回到课程”。</translation>
    </message>
    <message>
        <source>A triplet of dragons is a yaku by itself, and so is a triplet of a wind that is yours or the round&apos;s: [[yakuhai]]. The dealer&apos;s [[jikaze|wind]] is East; the others are South, West and North in the order of the turns. The [[bakaze|round]] of a match is East at first. The middle of the table shows both.</source>
        <comment>open</comment>
        <translation>三元牌的刻子本身就是役，自风或场风的刻子也是，这些牌叫做[[yakuhai|役牌]]。[[jikaze|自风]]是自己的风：庄家为东，其他人按行牌顺序为南、西、北。[[bakaze|场风]]是大家共同的风，对局开始时是东。两者都写在牌桌中央。</translation>
    </message>
    <message>
        <source>You sit South in an East round. Which triplet gives you no yaku?</source>
        <comment>open</comment>
        <translation>现在是东场，你是南家。哪一组刻子没有役？</translation>
    </message>
    <message>
        <source>{111z}</source>
        <comment>open</comment>
        <translation>{111z}</translation>
    </message>
    <message>
        <source>East is the wind of the round: a yaku for everybody.</source>
        <comment>open</comment>
        <translation>东是场风，对谁都是役。</translation>
    </message>
    <message>
        <source>{222z}</source>
        <comment>open</comment>
        <translation>{222z}</translation>
    </message>
    <message>
        <source>South is your own wind.</source>
        <comment>open</comment>
        <translation>南是你的自风。</translation>
    </message>
    <message>
        <source>{333z}</source>
        <comment>open</comment>
        <translation>{333z}</translation>
    </message>
    <message>
        <source>Yes. West is neither the round&apos;s wind nor yours.</source>
        <comment>open</comment>
        <translation>对，西既不是场风，也不是你的自风。</translation>
    </message>
    <message>
        <source>{777z}</source>
        <comment>open</comment>
        <translation>{777z}</translation>
    </message>
    <message>
        <source>A triplet of any dragon is a yaku.</source>
        <comment>open</comment>
        <translation>三元牌不管哪一种，刻子都是役。</translation>
    </message>
    <message>
        <source>Before the first call ask yourself: what will my yaku be? Simples only, or a triplet of dragons or of your winds, are the usual answers.</source>
        <comment>open</comment>
        <translation>第一次鸣牌之前先问问自己：我的役是什么？最常见的答案是全用中张牌，或者三元牌、自风、场风的刻子。</translation>
    </message>
    <message>
        <source>Dora and red fives</source>
        <comment>dora</comment>
        <translation>宝牌和赤五</translation>
    </message>
    <message>
        <source>Tiles that make a winning hand worth more.</source>
        <comment>dora</comment>
        <translation>能让和牌更值钱的牌。</translation>
    </message>
    <message>
        <source>One tile of the wall lies face up in the corner: the [[dorahyoujihai|dora indicator]]. It points to the next tile. It shows {4s}, so every {5s} is [[dora]], as the words below it say: one more [[han]] for each of them in a winning hand.</source>
        <comment>dora</comment>
        <translation>桌角有一张牌山的牌是翻开的，这就是[[dorahyoujihai|宝牌指示牌]]，它指向下一张牌。现在翻开的是 {4s}，所以每张 {5s} 都是[[dora|宝牌]]，下面的字也写着。和牌时，手里每有一张宝牌就加一[[han|番]]。</translation>
    </message>
    <message>
        <source>The order goes round: after 9 comes 1. The winds follow each other as the turn does: east, south, west, north, east. The dragons: white, green, red, white.</source>
        <comment>dora</comment>
        <translation>顺序是循环的：9之后是1。风牌按行牌顺序循环：东、南、西、北，再回到东。三元牌则是白、发、中，再回到白。</translation>
    </message>
    <message>
        <source>The indicator is {9p}. What is dora?</source>
        <comment>dora</comment>
        <translation>指示牌是 {9p}，宝牌是什么？</translation>
    </message>
    <message>
        <source>{8p}</source>
        <comment>dora</comment>
        <translation>{8p}</translation>
    </message>
    <message>
        <source>The indicator points forward, not back.</source>
        <comment>dora</comment>
        <translation>指示牌指的是后一张，不是前一张。</translation>
    </message>
    <message>
        <source>{9p}</source>
        <comment>dora</comment>
        <translation>{9p}</translation>
    </message>
    <message>
        <source>The indicator itself is not dora. It points to the next one.</source>
        <comment>dora</comment>
        <translation>指示牌本身不是宝牌，宝牌是它的下一张。</translation>
    </message>
    <message>
        <source>{1p}</source>
        <comment>dora</comment>
        <translation>{1p}</translation>
    </message>
    <message>
        <source>Yes, after 9 comes 1.</source>
        <comment>dora</comment>
        <translation>对，9之后是1。</translation>
    </message>
    <message>
        <source>Now a wind.</source>
        <comment>dora</comment>
        <translation>再来看风牌。</translation>
    </message>
    <message>
        <source>The indicator is {4z}, north. What is dora?</source>
        <comment>dora</comment>
        <translation>指示牌是北 {4z}，宝牌是什么？</translation>
    </message>
    <message>
        <source>{1z}</source>
        <comment>dora</comment>
        <translation>{1z}</translation>
    </message>
    <message>
        <source>Right, after north comes east again.</source>
        <comment>dora</comment>
        <translation>没错，北之后又回到东。</translation>
    </message>
    <message>
        <source>{5z}</source>
        <comment>dora</comment>
        <translation>{5z}</translation>
    </message>
    <message>
        <source>Winds and dragons are two circles of their own.</source>
        <comment>dora</comment>
        <translation>风牌和三元牌是各自循环的。</translation>
    </message>
    <message>
        <source>{3z}</source>
        <comment>dora</comment>
        <translation>{3z}</translation>
    </message>
    <message>
        <source>West comes before north, not after it.</source>
        <comment>dora</comment>
        <translation>西在北的前面，不在后面。</translation>
    </message>
    <message>
        <source>In these rules one five of each suit is red: {0m0p0s}. A [[akadora|red five]] is always a dora, whatever the indicator shows. It is a five like any other when groups are made.</source>
        <comment>dora</comment>
        <translation>在这套规则里，每种花色都有一张红色的五：{0m0p0s}。不管指示牌是什么，[[akadora|赤五]]永远是宝牌。组成面子时，它和普通的五一样。</translation>
    </message>
    <message>
        <source>Click the red five in your hand.</source>
        <comment>dora</comment>
        <translation>请点击手牌中的赤五。</translation>
    </message>
    <message>
        <source>It stands with {34m}.</source>
        <comment>dora</comment>
        <translation>它在 {34m} 旁边。</translation>
    </message>
    <message>
        <source>That is a plain five. The other one is drawn in red.</source>
        <comment>dora</comment>
        <translation>这是普通的五。要找红色的那张。</translation>
    </message>
    <message>
        <source>Your hand waits for {2s} and {5s}, and {5s} is dora.</source>
        <comment>dora</comment>
        <translation>你听 {2s} 和 {5s}，其中 {5s} 是宝牌。</translation>
    </message>
    <message>
        <source>Declare riichi and discard {1z}.</source>
        <comment>dora</comment>
        <translation>请宣告立直，打出 {1z}。</translation>
    </message>
    <message>
        <source>Press Riichi, then {1z}.</source>
        <comment>dora</comment>
        <translation>先按“立直”，再打 {1z}。</translation>
    </message>
    <message>
        <source>The right tile. Declare riichi first.</source>
        <comment>dora</comment>
        <translation>牌选对了，但要先宣告立直。</translation>
    </message>
    <message>
        <source>The dora itself.</source>
        <comment>dora</comment>
        <translation>摸到宝牌了！</translation>
    </message>
    <message>
        <source>Win with Tsumo.</source>
        <comment>dora</comment>
        <translation>请按“自摸”和牌。</translation>
    </message>
    <message>
        <source>Press Tsumo.</source>
        <comment>dora</comment>
        <translation>请按“自摸”。</translation>
    </message>
    <message>
        <source>Your hand is finished. Press Tsumo.</source>
        <comment>dora</comment>
        <translation>手牌已经完成了，请按“自摸”。</translation>
    </message>
    <message>
        <source>See on the page how the dora and the red five stand below the yaku, with one han each. After riichi the tile under the indicator counts too: the [[uradora|ura dora]]. Here it makes {2z} dora, and you hold none. (How han become points comes in lesson 22.)</source>
        <comment>dora</comment>
        <translation>请看这一页：宝牌和赤宝牌列在役的下面，各一番。立直之后，指示牌下面压着的那张也算，叫做[[uradora|里宝牌]]。这次的里宝牌是 {2z}，你一张也没有。（番怎样换算成点数，第22课再讲。）</translation>
    </message>
    <message>
        <source>A hand has three dora, but no yaku. May it win?</source>
        <comment>dora</comment>
        <translation>一手牌有三张宝牌，却没有役，能和吗？</translation>
    </message>
    <message>
        <source>Yes, three han are enough</source>
        <comment>dora</comment>
        <translation>能，三番足够了</translation>
    </message>
    <message>
        <source>Dora add to a win. They do not allow it.</source>
        <comment>dora</comment>
        <translation>宝牌只是给和牌加番，不能让你和牌。</translation>
    </message>
    <message>
        <source>No, dora are no yaku</source>
        <comment>dora</comment>
        <translation>不能，宝牌不是役</translation>
    </message>
    <message>
        <source>Right. First a yaku, then the dora count.</source>
        <comment>dora</comment>
        <translation>没错，先要有役，宝牌才算数。</translation>
    </message>
    <message>
        <source>Dora make a hand worth more, but they are no yaku. Look at the indicator at the start of every hand.</source>
        <comment>dora</comment>
        <translation>宝牌能提高和牌的点数，但它不是役。每局开始时，先看一眼宝牌指示牌。</translation>
    </message>
    <message>
        <source>Tenpai and its waits</source>
        <comment>waits</comment>
        <translation>听牌与待牌</translation>
    </message>
    <message>
        <source>Two sides, a gap, an edge, a pair: what a hand can wait for.</source>
        <comment>waits</comment>
        <translation>两面、嵌张、边张、双碰、单骑：听牌的各种形状。</translation>
    </message>
    <message>
        <source>{45p}: two neighbours with room at both sides. This is the two-sided wait, [[ryanmen]]. It is the best of the simple ones: up to eight tiles finish the hand.</source>
        <comment>waits</comment>
        <translation>{45p}：两张相邻的牌，两侧都可以接。这种待牌叫[[ryanmen|两面]]，是基本待牌中最好的：最多有八张牌可以和。</translation>
    </message>
    <message>
        <source>What does {45p} wait for?</source>
        <comment>waits</comment>
        <translation>{45p} 听什么牌？</translation>
    </message>
    <message>
        <source>{3p} and {6p}</source>
        <comment>waits</comment>
        <translation>{3p} 和 {6p}</translation>
    </message>
    <message>
        <source>Yes: four {3p} and four {6p}, eight tiles together.</source>
        <comment>waits</comment>
        <translation>对：四张 {3p} 加四张 {6p}，一共八张。</translation>
    </message>
    <message>
        <source>{3p} only</source>
        <comment>waits</comment>
        <translation>只有 {3p}</translation>
    </message>
    <message>
        <source>The other end is open too.</source>
        <comment>waits</comment>
        <translation>另一头也可以接。</translation>
    </message>
    <message>
        <source>{4p} and {5p}</source>
        <comment>waits</comment>
        <translation>{4p} 和 {5p}</translation>
    </message>
    <message>
        <source>A run needs the neighbours, not the same tiles again.</source>
        <comment>waits</comment>
        <translation>顺子需要的是相邻的牌，不是相同的牌。</translation>
    </message>
    <message>
        <source>The same hand, but with {46p}: a gap in the middle. This is the middle wait, [[kanchan]].</source>
        <comment>waits</comment>
        <translation>还是这手牌，不过换成了 {46p}：中间空着一张。这种待牌叫[[kanchan|嵌张]]。</translation>
    </message>
    <message>
        <source>What does {46p} wait for?</source>
        <comment>waits</comment>
        <translation>{46p} 听什么牌？</translation>
    </message>
    <message>
        <source>{3p} and {7p}</source>
        <comment>waits</comment>
        <translation>{3p} 和 {7p}</translation>
    </message>
    <message>
        <source>{346p} is no run. The gap must be filled.</source>
        <comment>waits</comment>
        <translation>{346p} 不是顺子，要填上中间的空。</translation>
    </message>
    <message>
        <source>{5p}</source>
        <comment>waits</comment>
        <translation>{5p}</translation>
    </message>
    <message>
        <source>Right, four tiles at the most.</source>
        <comment>waits</comment>
        <translation>没错，最多四张。</translation>
    </message>
    <message>
        <source>{4p} and {6p}</source>
        <comment>waits</comment>
        <translation>{4p} 和 {6p}</translation>
    </message>
    <message>
        <source>Two equal tiles do not fill the gap.</source>
        <comment>waits</comment>
        <translation>来相同的牌，填不上中间的空。</translation>
    </message>
    <message>
        <source>Now {12p}. {12p} and {89p} stand at the edge: one side has no tile. This is the edge wait, [[penchan]].</source>
        <comment>waits</comment>
        <translation>现在是 {12p}。{12p} 和 {89p} 靠着边，有一侧没有牌可接。这种待牌叫[[penchan|边张]]。</translation>
    </message>
    <message>
        <source>What does {12p} wait for?</source>
        <comment>waits</comment>
        <translation>{12p} 听什么牌？</translation>
    </message>
    <message>
        <source>{9p} and {3p}</source>
        <comment>waits</comment>
        <translation>{9p} 和 {3p}</translation>
    </message>
    <message>
        <source>A run does not go round from 9 to 1.</source>
        <comment>waits</comment>
        <translation>顺子不能从9接到1。</translation>
    </message>
    <message>
        <source>{3p}</source>
        <comment>waits</comment>
        <translation>{3p}</translation>
    </message>
    <message>
        <source>Right.</source>
        <comment>waits</comment>
        <translation>没错。</translation>
    </message>
    <message>
        <source>{1p} and {2p}</source>
        <comment>waits</comment>
        <translation>{1p} 和 {2p}</translation>
    </message>
    <message>
        <source>Those make pairs, not a run.</source>
        <comment>waits</comment>
        <translation>那样只会成为对子，不是顺子。</translation>
    </message>
    <message>
        <source>Here four groups are complete, and only the pair is missing. One lone tile waits for its twin: the pair wait, [[tanki]].</source>
        <comment>waits</comment>
        <translation>这里四个面子都齐了，只缺雀头。一张单牌等着另一张来配对，这种待牌叫[[tanki|单骑]]。</translation>
    </message>
    <message>
        <source>{7z} is the tile you keep. How many tiles can still finish the hand?</source>
        <comment>waits</comment>
        <translation>留下 {7z}。还有几张牌能让手牌完成？</translation>
    </message>
    <message>
        <source>4</source>
        <comment>waits</comment>
        <translation>4张</translation>
    </message>
    <message>
        <source>There are four of each tile, but one of them is in your hand.</source>
        <comment>waits</comment>
        <translation>每种牌有四张，但其中一张已经在你手里了。</translation>
    </message>
    <message>
        <source>3</source>
        <comment>waits</comment>
        <translation>3张</translation>
    </message>
    <message>
        <source>Yes, the other three red dragons.</source>
        <comment>waits</comment>
        <translation>对，就是剩下的三张“中”。</translation>
    </message>
    <message>
        <source>8</source>
        <comment>waits</comment>
        <translation>8张</translation>
    </message>
    <message>
        <source>Only a two-sided wait has eight.</source>
        <comment>waits</comment>
        <translation>只有两面才有八张。</translation>
    </message>
    <message>
        <source>Here three groups and two pairs: one pair becomes a triplet, the other is the head. The double pair wait, [[shanpon]].</source>
        <comment>waits</comment>
        <translation>这里是三个面子加两个对子：一个对子成为刻子，另一个就是雀头。这种待牌叫[[shanpon|双碰]]。</translation>
    </message>
    <message>
        <source>What finishes this hand?</source>
        <comment>waits</comment>
        <translation>什么牌能让这手牌完成？</translation>
    </message>
    <message>
        <source>{7s} and {9s}</source>
        <comment>waits</comment>
        <translation>{7s} 和 {9s}</translation>
    </message>
    <message>
        <source>{88s} is a pair. It wants a third {8s}.</source>
        <comment>waits</comment>
        <translation>{88s} 是对子，要的是第三张 {8s}。</translation>
    </message>
    <message>
        <source>{5p} only</source>
        <comment>waits</comment>
        <translation>只有 {5p}</translation>
    </message>
    <message>
        <source>{8s} would do as well.</source>
        <comment>waits</comment>
        <translation>{8s} 也可以。</translation>
    </message>
    <message>
        <source>{8s} and {5p}</source>
        <comment>waits</comment>
        <translation>{8s} 和 {5p}</translation>
    </message>
    <message>
        <source>Right, two of each are left: four tiles.</source>
        <comment>waits</comment>
        <translation>没错，各剩两张，一共四张。</translation>
    </message>
    <message>
        <source>Now you may choose. With {467p} you can keep {46p} or {67p}.</source>
        <comment>waits</comment>
        <translation>现在由你来选。有 {467p} 时，可以留 {46p}，也可以留 {67p}。</translation>
    </message>
    <message>
        <source>Declare riichi with the wider wait.</source>
        <comment>waits</comment>
        <translation>请选更宽的待牌立直。</translation>
    </message>
    <message>
        <source>{67p} waits for {5p} and {8p}. So {4p} goes.</source>
        <comment>waits</comment>
        <translation>{67p} 听 {5p} 和 {8p}，所以打 {4p}。</translation>
    </message>
    <message>
        <source>{46p} waits for {5p} alone. There is a wider one.</source>
        <comment>waits</comment>
        <translation>{46p} 只听 {5p}，还有更宽的。</translation>
    </message>
    <message>
        <source>Then {4p} and {7p} are left. They make no wait together, and the hand is not tenpai that way.</source>
        <comment>waits</comment>
        <translation>那样就剩下 {4p} 和 {7p}，它们搭不到一起，手牌也就没听牌。</translation>
    </message>
    <message>
        <source>The right tile. Declare riichi with it.</source>
        <comment>waits</comment>
        <translation>牌选对了，请用它宣告立直。</translation>
    </message>
    <message>
        <source>Eight tiles instead of four. Half the work of winning is a wide wait.</source>
        <comment>waits</comment>
        <translation>八张，而不是四张。待牌宽，和牌就成功了一半。</translation>
    </message>
    <message>
        <source>A wait open at two sides has eight tiles, a gap, an edge or two pairs four, a pair wait three. Wait wide when you can choose.</source>
        <comment>waits</comment>
        <translation>两面有八张，嵌张、边张和双碰都是四张，单骑只有三张。能选的时候，就选宽的。</translation>
    </message>
    <message>
        <source>The usual yaku</source>
        <comment>yaku</comment>
        <translation>常见的役</translation>
    </message>
    <message>
        <source>Pinfu, seven pairs, all triplets and the hand of one suit.</source>
        <comment>yaku</comment>
        <translation>平和、七对子、对对和与混一色。</translation>
    </message>
    <message>
        <source>You know four ways to a yaku: [[riichi]], the own draw of a closed hand, [[tanyao]], and a triplet of honours that count ([[yakuhai]]). Four more are seen in nearly every match.</source>
        <comment>yaku</comment>
        <translation>你已经知道四种有役的方法：[[riichi|立直]]、门清自摸、[[tanyao|断幺九]]，以及[[yakuhai|役牌]]的刻子。还有四种役，几乎每场对局都会见到。</translation>
    </message>
    <message>
        <source>[[pinfu|Pinfu]] is the plain hand: four runs, a wait open at both sides, and a pair that would be no yakuhai as a triplet. It must be closed. It is worth one [[han]], and joins with riichi and tanyao.</source>
        <comment>yaku</comment>
        <translation>[[pinfu|平和]]是朴素的手牌：四个顺子，两面听，雀头不是役牌。必须门清，值一[[han|番]]，可以和立直、断幺九叠加。</translation>
    </message>
    <message>
        <source>Which of these waits for pinfu?</source>
        <comment>yaku</comment>
        <translation>哪一手是平和的听牌？</translation>
    </message>
    <message>
        <source>{234m678m345p22s68s}</source>
        <comment>yaku</comment>
        <translation>{234m678m345p22s68s}</translation>
    </message>
    <message>
        <source>{68s} waits in a gap, for {7s} alone. Pinfu wants two sides.</source>
        <comment>yaku</comment>
        <translation>{68s} 是嵌张，只听 {7s}。平和必须是两面听。</translation>
    </message>
    <message>
        <source>{234m678m345p55z67s}</source>
        <comment>yaku</comment>
        <translation>{234m678m345p55z67s}</translation>
    </message>
    <message>
        <source>{55z} are dragons. Such a pair is worth extra points, and then the hand is not plain any more.</source>
        <comment>yaku</comment>
        <translation>{55z} 是三元牌，做雀头要另外加符，就不是平和了。</translation>
    </message>
    <message>
        <source>{234m678m345p22s67s}</source>
        <comment>yaku</comment>
        <translation>{234m678m345p22s67s}</translation>
    </message>
    <message>
        <source>Yes: only runs, a plain pair, and {67s} waits for {5s} and {8s}.</source>
        <comment>yaku</comment>
        <translation>对：全是顺子，雀头是普通牌，{67s} 听 {5s} 和 {8s}。</translation>
    </message>
    <message>
        <source>[[chiitoitsu|Chiitoitsu]] is one of the two hands that have no groups: seven different pairs. It is worth two han, and it cannot be called together.</source>
        <comment>yaku</comment>
        <translation>[[chiitoitsu|七对子]]是两种没有面子的例外之一：七个不同的对子。值两番，不能靠鸣牌来做。</translation>
    </message>
    <message>
        <source>Which tile finishes this hand?</source>
        <comment>yaku</comment>
        <translation>哪张牌能让这手牌完成？</translation>
    </message>
    <message>
        <source>{4m}</source>
        <comment>yaku</comment>
        <translation>{4m}</translation>
    </message>
    <message>
        <source>Then you have three {4m}, and {7p} is still alone.</source>
        <comment>yaku</comment>
        <translation>那样只是有了三张 {4m}，{7p} 还是单的。</translation>
    </message>
    <message>
        <source>{7p}</source>
        <comment>yaku</comment>
        <translation>{7p}</translation>
    </message>
    <message>
        <source>Yes. Six pairs stand, and {7p} waits for its twin. Seven pairs always wait for one kind of tile.</source>
        <comment>yaku</comment>
        <translation>对，六个对子都有了，{7p} 在等另一张。七对子听牌，永远只听一种牌。</translation>
    </message>
    <message>
        <source>{8p}</source>
        <comment>yaku</comment>
        <translation>{8p}</translation>
    </message>
    <message>
        <source>{789p} would be a run, but this hand is made of pairs alone.</source>
        <comment>yaku</comment>
        <translation>{789p} 是顺子，但这手牌只由对子组成。</translation>
    </message>
    <message>
        <source>[[toitoi|Toitoi]] is all triplets: four of them and a pair. Two han, and it may be open, so every pon helps.</source>
        <comment>yaku</comment>
        <translation>[[toitoi|对对和]]全是刻子：四个刻子加一个雀头。值两番，副露也可以，所以每碰一次都前进一步。</translation>
    </message>
    <message>
        <source>With these tiles, which call helps?</source>
        <comment>yaku</comment>
        <translation>手里是这些牌，鸣哪张牌有用？</translation>
    </message>
    <message>
        <source>Chi of {9p}</source>
        <comment>yaku</comment>
        <translation>吃 {9p}</translation>
    </message>
    <message>
        <source>{789p} is a run. With one run it is no toitoi.</source>
        <comment>yaku</comment>
        <translation>{789p} 是顺子，有了顺子就不是对对和了。</translation>
    </message>
    <message>
        <source>Pon of {7p}</source>
        <comment>yaku</comment>
        <translation>碰 {7p}</translation>
    </message>
    <message>
        <source>Yes: {777p} is the third triplet.</source>
        <comment>yaku</comment>
        <translation>对：{777p} 就是第三个刻子。</translation>
    </message>
    <message>
        <source>[[honitsu|Honitsu]], the half flush: one suit and honours, nothing else. Three han closed, two open. Without the honours it is [[chinitsu]], the full flush, worth much more. Your own hand is near.</source>
        <comment>yaku</comment>
        <translation>[[honitsu|混一色]]：只有一种花色的数牌加字牌，没有别的。门清三番，副露两番。连字牌也没有，就是[[chinitsu|清一色]]，点数高得多。你这手牌就快成了。</translation>
    </message>
    <message>
        <source>Discard the tile that does not belong, without riichi.</source>
        <comment>yaku</comment>
        <translation>请打出花色不合的那张牌，不要立直。</translation>
    </message>
    <message>
        <source>{4m} is the only man tile.</source>
        <comment>yaku</comment>
        <translation>万子只有 {4m} 一张。</translation>
    </message>
    <message>
        <source>Good, but not this time: the hand has its yaku already.</source>
        <comment>yaku</comment>
        <translation>想法不错，不过这次不用：手牌已经有役了。</translation>
    </message>
    <message>
        <source>Rin throws {9p}: {789p}, and the hand is finished.</source>
        <comment>yaku</comment>
        <translation>凛打出了 {9p}：{789p}，手牌完成了。</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>yaku</comment>
        <translation>请按“荣和”和牌。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>yaku</comment>
        <translation>请按“荣和”。</translation>
    </message>
    <message>
        <source>Take it: honitsu and green dragons.</source>
        <comment>yaku</comment>
        <translation>和吧：混一色加发。</translation>
    </message>
    <message>
        <source>On the page stand honitsu and the green dragon. Some yaku are worth one han less when the hand is open ([[kuisagari]]).</source>
        <comment>yaku</comment>
        <translation>这一页上列着混一色和发。有些役在副露之后会少一番（[[kuisagari|副露降番]]）。</translation>
    </message>
    <message>
        <source>The same hand, but with a pon of {6z}: how many han is honitsu worth?</source>
        <comment>yaku</comment>
        <translation>同样的手牌，如果碰了 {6z}，混一色值几番？</translation>
    </message>
    <message>
        <source>3</source>
        <comment>yaku</comment>
        <translation>3番</translation>
    </message>
    <message>
        <source>Three is its worth in a closed hand.</source>
        <comment>yaku</comment>
        <translation>三番是门清时的番数。</translation>
    </message>
    <message>
        <source>2</source>
        <comment>yaku</comment>
        <translation>2番</translation>
    </message>
    <message>
        <source>Yes. The dragons keep their one han either way.</source>
        <comment>yaku</comment>
        <translation>对。发的一番则不管副露与否都不变。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>yaku</comment>
        <translation>没有</translation>
    </message>
    <message>
        <source>Honitsu may be open. It only counts less.</source>
        <comment>yaku</comment>
        <translation>混一色副露也成立，只是番数少了。</translation>
    </message>
    <message>
        <source>Look at your first tiles and ask which of these is near. The list of yaku (key Y in a match) tells for every one how far your hand is from it.</source>
        <comment>yaku</comment>
        <translation>拿到配牌，先想想离哪个役最近。役一览（对局中按 Y 键）会告诉你离每个役还有多远。</translation>
    </message>
    <message>
        <source>Keep what grows</source>
        <comment>efficiency</comment>
        <translation>留下能发展的牌</translation>
    </message>
    <message>
        <source>Which tile to throw while the hand is being built.</source>
        <comment>efficiency</comment>
        <translation>做牌的时候，该打哪一张。</translation>
    </message>
    <message>
        <source>Two tiles on the way to a run are a [[taatsu|shape]]. A two-sided shape {45p} takes eight tiles, one with a gap {46p} or at the edge {12p} only four. A lone tile takes none yet: it must find a neighbour first.</source>
        <comment>efficiency</comment>
        <translation>离顺子只差一张的两张牌叫做[[taatsu|搭子]]。两面搭子 {45p} 能进八张牌，嵌张 {46p} 或边张 {12p} 只能进四张。孤立的牌还什么都进不了，得先等来一个邻居。</translation>
    </message>
    <message>
        <source>A lone tile in the middle can find more neighbours than one at the end.</source>
        <comment>efficiency</comment>
        <translation>同样是孤立的牌，中间的比两端的更容易找到邻居。</translation>
    </message>
    <message>
        <source>All four are lone tiles. Which one goes first?</source>
        <comment>efficiency</comment>
        <translation>四张都是孤立的牌，最先打哪一张？</translation>
    </message>
    <message>
        <source>{5p}</source>
        <comment>efficiency</comment>
        <translation>{5p}</translation>
    </message>
    <message>
        <source>It can become {34p5p}, {456p}, {567p}: it grows on both sides.</source>
        <comment>efficiency</comment>
        <translation>它可以成为 {34p5p}、{456p}、{567p}：两侧都能发展。</translation>
    </message>
    <message>
        <source>{8s}</source>
        <comment>efficiency</comment>
        <translation>{8s}</translation>
    </message>
    <message>
        <source>It still has {7s} and {9s} as neighbours, and {6s} across a gap.</source>
        <comment>efficiency</comment>
        <translation>它还有 {7s} 和 {9s} 两个邻居，隔一张还有 {6s}。</translation>
    </message>
    <message>
        <source>{1m}</source>
        <comment>efficiency</comment>
        <translation>{1m}</translation>
    </message>
    <message>
        <source>It grows on one side only, but it does grow. Something here cannot make a run at all.</source>
        <comment>efficiency</comment>
        <translation>它只能往一侧发展，但总还能发展。这里有一张根本组不成顺子的牌。</translation>
    </message>
    <message>
        <source>{3z}, neither your wind nor the round&apos;s</source>
        <comment>efficiency</comment>
        <translation>{3z}，既不是自风也不是场风</translation>
    </message>
    <message>
        <source>Yes. It makes no run, and its triplet would not even be a yaku.</source>
        <comment>efficiency</comment>
        <translation>对。它组不成顺子，就算成了刻子也没有役。</translation>
    </message>
    <message>
        <source>Your hand: {456s} is a complete group, {23m} {67m} {45p} are shapes, {88p} is the pair. {9s} {1z} {4z} are alone.</source>
        <comment>efficiency</comment>
        <translation>你的手牌：{456s} 是完整的面子，{23m} {67m} {45p} 是搭子，{88p} 是雀头，{9s} {1z} {4z} 是孤立的。</translation>
    </message>
    <message>
        <source>Discard a tile without hurting the hand.</source>
        <comment>efficiency</comment>
        <translation>请打出一张不损害手牌的牌。</translation>
    </message>
    <message>
        <source>Throw one of the lone tiles, best an honour.</source>
        <comment>efficiency</comment>
        <translation>打一张孤立的牌，最好是字牌。</translation>
    </message>
    <message>
        <source>Nothing is lost: the hand is as near as it was.</source>
        <comment>efficiency</comment>
        <translation>什么也没损失：手牌离听牌还是刚才那么近。</translation>
    </message>
    <message>
        <source>{8m} has come: {678m} is complete. {23m} and {45p} still wait for their third tile: one of them, and you are tenpai.</source>
        <comment>efficiency</comment>
        <translation>{8m} 来了，{678m} 完成。{23m} 和 {45p} 还各等着第三张牌：来一张，就听牌了。</translation>
    </message>
    <message>
        <source>Go on: discard what helps least.</source>
        <comment>efficiency</comment>
        <translation>继续：请打出最没用的牌。</translation>
    </message>
    <message>
        <source>There are still lone tiles.</source>
        <comment>efficiency</comment>
        <translation>还有孤立的牌。</translation>
    </message>
    <message>
        <source>Good. All shapes are kept.</source>
        <comment>efficiency</comment>
        <translation>很好，搭子都留住了。</translation>
    </message>
    <message>
        <source>{3p} has come: {345p} is complete as well.</source>
        <comment>efficiency</comment>
        <translation>{3p} 来了，{345p} 也完成了。</translation>
    </message>
    <message>
        <source>Become tenpai with the widest wait, with riichi or without.</source>
        <comment>efficiency</comment>
        <translation>请选最宽的待牌听牌，立不立直都可以。</translation>
    </message>
    <message>
        <source>{23m} is two-sided. Keep it, and throw the last lone tile.</source>
        <comment>efficiency</comment>
        <translation>{23m} 是两面。留着它，打掉最后一张孤立的牌。</translation>
    </message>
    <message>
        <source>Ao throws {4m}: the last tile. (Without riichi the hand has a yaku too: it is [[pinfu]] and [[tanyao]].)</source>
        <comment>efficiency</comment>
        <translation>苍打出了 {4m}：最后一张来了。（不立直也有役：[[pinfu|平和]]加[[tanyao|断幺九]]。）</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>efficiency</comment>
        <translation>请按“荣和”和牌。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>efficiency</comment>
        <translation>请按“荣和”。</translation>
    </message>
    <message>
        <source>Your hand is finished. Take the win.</source>
        <comment>efficiency</comment>
        <translation>手牌已经完成了，和吧。</translation>
    </message>
    <message>
        <source>Lone tiles first: honours, then ends, then the middle. After that the weakest two-tile shape. So the hand grows by itself.</source>
        <comment>efficiency</comment>
        <translation>先打孤立的牌：字牌，然后是两端的牌，最后才是中间的牌。接下来再拆最弱的搭子。这样手牌自然就会成长。</translation>
    </message>
    <message>
        <source>How far is it? Shanten</source>
        <comment>shanten</comment>
        <translation>还差多远？向听数</translation>
    </message>
    <message>
        <source>Count how many tiles a hand is away from tenpai.</source>
        <comment>shanten</comment>
        <translation>数一数手牌离听牌还差几张。</translation>
    </message>
    <message>
        <source>[[shanten|Shanten]] is the number of useful tiles that a hand needs to become [[tenpai]]. 0 means tenpai. 1-shanten, [[iishanten]], means: one good tile, and you are tenpai.</source>
        <comment>shanten</comment>
        <translation>[[shanten|向听数]]就是手牌到[[tenpai|听牌]]还需要几张有用的牌。0就是已经听牌；1就是[[iishanten|一向听]]：再来一张好牌就听牌。</translation>
    </message>
    <message>
        <source>Count: two groups {123m} {678p}, the pair {99p}, and two shapes {45m} {13s}. The other tiles do not count.</source>
        <comment>shanten</comment>
        <translation>数一数：两个面子 {123m} {678p}，雀头 {99p}，两个搭子 {45m} {13s}。其他的牌不算。</translation>
    </message>
    <message>
        <source>How many good tiles until this hand is tenpai?</source>
        <comment>shanten</comment>
        <translation>这手牌还要几张好牌才能听牌？</translation>
    </message>
    <message>
        <source>None, it is tenpai</source>
        <comment>shanten</comment>
        <translation>不用，已经听牌了</translation>
    </message>
    <message>
        <source>Tenpai means one tile from finished. Here two shapes are still open.</source>
        <comment>shanten</comment>
        <translation>听牌是只差一张就完成，可这里还有两个搭子没补上。</translation>
    </message>
    <message>
        <source>1</source>
        <comment>shanten</comment>
        <translation>1张</translation>
    </message>
    <message>
        <source>Yes. When one shape is filled, the other one is the wait.</source>
        <comment>shanten</comment>
        <translation>对。补上一个搭子，另一个就用来听牌。</translation>
    </message>
    <message>
        <source>2</source>
        <comment>shanten</comment>
        <translation>2张</translation>
    </message>
    <message>
        <source>Two tiles finish the hand. Tenpai comes one tile earlier.</source>
        <comment>shanten</comment>
        <translation>再来两张，手牌就完成了。听牌要早一张。</translation>
    </message>
    <message>
        <source>Keep the shanten while you throw.</source>
        <comment>shanten</comment>
        <translation>打牌时，要保持向听数。</translation>
    </message>
    <message>
        <source>Discard a tile that leaves the hand at 1-shanten.</source>
        <comment>shanten</comment>
        <translation>请打出一张牌，让手牌保持一向听。</translation>
    </message>
    <message>
        <source>The two dragons {5z} and {6z} are alone.</source>
        <comment>shanten</comment>
        <translation>两张三元牌 {5z} 和 {6z} 是孤立的。</translation>
    </message>
    <message>
        <source>Still one away.</source>
        <comment>shanten</comment>
        <translation>还是一向听。</translation>
    </message>
    <message>
        <source>{2s} fills the gap: {123s}. Now the hand can be tenpai.</source>
        <comment>shanten</comment>
        <translation>{2s} 填上了空：{123s}。现在可以听牌了。</translation>
    </message>
    <message>
        <source>Discard so that you are tenpai.</source>
        <comment>shanten</comment>
        <translation>请打出一张牌，让手牌听牌。</translation>
    </message>
    <message>
        <source>The last lone dragon goes; {45m} is your wait.</source>
        <comment>shanten</comment>
        <translation>打掉最后一张孤立的三元牌，用 {45m} 来听。</translation>
    </message>
    <message>
        <source>Tenpai: {45m} waits for {3m} and {6m}.</source>
        <comment>shanten</comment>
        <translation>听牌了：{45m} 听 {3m} 和 {6m}。</translation>
    </message>
    <message>
        <source>Another hand: one group {345p}, the pair {66p}, three shapes {12m} {57m} {24s}.</source>
        <comment>shanten</comment>
        <translation>另一手牌：一个面子 {345p}，雀头 {66p}，三个搭子 {12m} {57m} {24s}。</translation>
    </message>
    <message>
        <source>How many shanten?</source>
        <comment>shanten</comment>
        <translation>是几向听？</translation>
    </message>
    <message>
        <source>Three groups are still missing. Two must be filled before the last one can be the wait.</source>
        <comment>shanten</comment>
        <translation>还缺三个面子。要先补上两个，最后一个才能用来听牌。</translation>
    </message>
    <message>
        <source>Yes: fill two of the three shapes, and the third is the wait.</source>
        <comment>shanten</comment>
        <translation>对：三个搭子补上两个，第三个用来听牌。</translation>
    </message>
    <message>
        <source>3</source>
        <comment>shanten</comment>
        <translation>三向听</translation>
    </message>
    <message>
        <source>Three tiles would finish the hand. Tenpai is one before that.</source>
        <comment>shanten</comment>
        <translation>来三张牌，手牌就完成了。听牌要早一张。</translation>
    </message>
    <message>
        <source>Count the shanten when the hand is dealt, and again when somebody declares riichi: it tells you whether to go on.</source>
        <comment>shanten</comment>
        <translation>拿到配牌时数一次向听数，有人立直时再数一次：它能告诉你该不该继续进攻。</translation>
    </message>
    <message>
        <source>Furiten: your own discards</source>
        <comment>furiten</comment>
        <translation>振听：自己打过的牌</translation>
    </message>
    <message>
        <source>Why you may not win on what you have thrown yourself.</source>
        <comment>furiten</comment>
        <translation>为什么自己打过的牌不能荣和。</translation>
    </message>
    <message>
        <source>Early in this hand you threw {5p}. Now you have drawn {7s}, and all but one group are complete: {34p} waits for {2p} and {5p}. But {5p} already lies in your own pond.</source>
        <comment>furiten</comment>
        <translation>这一局早些时候，你打出过 {5p}。现在你摸到了 {7s}，只差一个面子了：{34p} 听 {2p} 和 {5p}。可是 {5p} 已经在你自己的牌河里了。</translation>
    </message>
    <message>
        <source>Let us see what that means. The hand is all simples once {1z} is gone, so it has a yaku.</source>
        <comment>furiten</comment>
        <translation>看看这意味着什么。打掉 {1z} 之后全是中张牌，所以手牌有役。</translation>
    </message>
    <message>
        <source>Discard {1z} without riichi.</source>
        <comment>furiten</comment>
        <translation>请打出 {1z}，不要立直。</translation>
    </message>
    <message>
        <source>Click {1z}.</source>
        <comment>furiten</comment>
        <translation>点击 {1z}。</translation>
    </message>
    <message>
        <source>Not now. Just discard {1z} and watch.</source>
        <comment>furiten</comment>
        <translation>先别立直。直接打出 {1z}，看看会怎么样。</translation>
    </message>
    <message>
        <source>Ao threw {2p}, a tile you wait for. The table does not offer Ron: you are [[furiten]], as the word over your hand says. If any tile of your wait lies in your pond, you may not win by ron at all, not even with the other tiles of the wait.</source>
        <comment>furiten</comment>
        <translation>苍打出了你等的 {2p}，但“荣和”没有出现：你[[furiten|振听]]了，手牌上方就写着。待牌里只要有一种在自己的牌河里，就完全不能荣和，待牌里的其他牌也不行。</translation>
    </message>
    <message>
        <source>One way is left: draw the tile yourself. Furiten forbids ron, never tsumo. You have just drawn {2p}.</source>
        <comment>furiten</comment>
        <translation>还有一条路：自己摸到。振听只禁止荣和，不禁止自摸。你刚刚摸到了 {2p}。</translation>
    </message>
    <message>
        <source>Win with Tsumo.</source>
        <comment>furiten</comment>
        <translation>请按“自摸”和牌。</translation>
    </message>
    <message>
        <source>Press Tsumo.</source>
        <comment>furiten</comment>
        <translation>请按“自摸”。</translation>
    </message>
    <message>
        <source>This win is allowed. Press Tsumo.</source>
        <comment>furiten</comment>
        <translation>这样和牌是允许的，请按“自摸”。</translation>
    </message>
    <message>
        <source>The hand is finished already. Press Tsumo.</source>
        <comment>furiten</comment>
        <translation>手牌已经完成了，请按“自摸”。</translation>
    </message>
    <message>
        <source>Your wait can change as the hand changes. When none of its tiles lies in your pond, you are free again.</source>
        <comment>furiten</comment>
        <translation>手牌变了，待牌也会变。只要待牌一张都不在自己的牌河里，就不再振听。</translation>
    </message>
    <message>
        <source>You wait for {3s} and {6s}. {6s} lies in your pond. Rin throws {3s}. May you win?</source>
        <comment>furiten</comment>
        <translation>你听 {3s} 和 {6s}，{6s} 在你的牌河里。凛打出了 {3s}，你能和吗？</translation>
    </message>
    <message>
        <source>Yes, only {6s} is forbidden</source>
        <comment>furiten</comment>
        <translation>能，不能和的只有 {6s}</translation>
    </message>
    <message>
        <source>Furiten is about the whole wait: one tile of it in your pond closes all.</source>
        <comment>furiten</comment>
        <translation>振听针对的是全部待牌：只要有一种在牌河里，哪种都不能荣和。</translation>
    </message>
    <message>
        <source>No, not by ron</source>
        <comment>furiten</comment>
        <translation>不能荣和</translation>
    </message>
    <message>
        <source>Right. But you may draw {3s} or {6s} yourself.</source>
        <comment>furiten</comment>
        <translation>没错。不过自己摸到 {3s} 或 {6s} 就可以和。</translation>
    </message>
    <message>
        <source>Before you settle on a wait, look at your own pond. If one of your winning tiles lies there, nobody&apos;s discard can win for you.</source>
        <comment>furiten</comment>
        <translation>决定听什么之前，先看看自己的牌河。能和的牌里只要有一种在那里，谁打的牌你都不能荣和。</translation>
    </message>
    <message>
        <source>Furiten: letting a win go by</source>
        <comment>passing</comment>
        <translation>振听：放过和牌</translation>
    </message>
    <message>
        <source>The other two kinds: until your next turn, and until the end of the hand.</source>
        <comment>passing</comment>
        <translation>另外两种振听：一种到下次轮到自己为止，一种到本局结束为止。</translation>
    </message>
    <message>
        <source>A hand of simples, waiting for {2p} and {5p}.</source>
        <comment>passing</comment>
        <translation>这手牌全是中张牌，听 {2p} 和 {5p}。</translation>
    </message>
    <message>
        <source>Discard {1z} without riichi.</source>
        <comment>passing</comment>
        <translation>请打出 {1z}，不要立直。</translation>
    </message>
    <message>
        <source>Click {1z}.</source>
        <comment>passing</comment>
        <translation>点击 {1z}。</translation>
    </message>
    <message>
        <source>Without riichi in this lesson.</source>
        <comment>passing</comment>
        <translation>这一课先不立直。</translation>
    </message>
    <message>
        <source>Rin throws {5p}. You would take it, of course. For this once, let it go by.</source>
        <comment>passing</comment>
        <translation>凛打出了 {5p}。平时当然要和，这一次先放它过去。</translation>
    </message>
    <message>
        <source>Press Skip (you will be asked twice).</source>
        <comment>passing</comment>
        <translation>请按“跳过”（会要你再确认一次）。</translation>
    </message>
    <message>
        <source>Press Skip and confirm.</source>
        <comment>passing</comment>
        <translation>按“跳过”，然后确认。</translation>
    </message>
    <message>
        <source>Right in a real game! Here we want to see what happens if you do not.</source>
        <comment>passing</comment>
        <translation>实战中这样就对了！不过这里要看看放过会怎么样。</translation>
    </message>
    <message>
        <source>Straight after it Ao threw {2p}, and the table did not offer Ron. When a tile that you wait for goes by, you may not win by ron until your own next discard: [[furiten]] for this go-around.</source>
        <comment>passing</comment>
        <translation>紧接着苍打出了 {2p}，却没有出现“荣和”。放过了一张待牌之后，到自己下一次打牌为止都不能荣和：这叫同巡[[furiten|振听]]。</translation>
    </message>
    <message>
        <source>Your own turn has come, and with your discard you are free again.</source>
        <comment>passing</comment>
        <translation>轮到你自己了。打出牌之后，就又可以荣和了。</translation>
    </message>
    <message>
        <source>Discard {9s}.</source>
        <comment>passing</comment>
        <translation>请打出 {9s}。</translation>
    </message>
    <message>
        <source>{9s} is what you have drawn.</source>
        <comment>passing</comment>
        <translation>{9s} 就是你刚摸到的牌。</translation>
    </message>
    <message>
        <source>Still without riichi, please.</source>
        <comment>passing</comment>
        <translation>还是请先不要立直。</translation>
    </message>
    <message>
        <source>Leo throws {5p}.</source>
        <comment>passing</comment>
        <translation>雷欧打出了 {5p}。</translation>
    </message>
    <message>
        <source>This time win with Ron.</source>
        <comment>passing</comment>
        <translation>这次请按“荣和”和牌。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>passing</comment>
        <translation>请按“荣和”。</translation>
    </message>
    <message>
        <source>Now take it.</source>
        <comment>passing</comment>
        <translation>这回该和了。</translation>
    </message>
    <message>
        <source>In riichi the hand cannot change any more, and the rule is harder.</source>
        <comment>passing</comment>
        <translation>立直之后手牌不能再变，规则也更严。</translation>
    </message>
    <message>
        <source>You are in riichi and let a winning tile go by. How long are you furiten?</source>
        <comment>passing</comment>
        <translation>你立直之后放过了一张能和的牌。振听到什么时候？</translation>
    </message>
    <message>
        <source>Until your next discard</source>
        <comment>passing</comment>
        <translation>到自己下一次打牌为止</translation>
    </message>
    <message>
        <source>That is so without riichi.</source>
        <comment>passing</comment>
        <translation>那是没有立直的时候。</translation>
    </message>
    <message>
        <source>Until the end of the hand</source>
        <comment>passing</comment>
        <translation>到本局结束为止</translation>
    </message>
    <message>
        <source>Yes. Only a tsumo can win then.</source>
        <comment>passing</comment>
        <translation>对，之后只能靠自摸和牌了。</translation>
    </message>
    <message>
        <source>Not at all</source>
        <comment>passing</comment>
        <translation>不会振听</translation>
    </message>
    <message>
        <source>It would be strange if riichi were freer.</source>
        <comment>passing</comment>
        <translation>立直之后反而更宽松，那就奇怪了。</translation>
    </message>
    <message>
        <source>So there are three kinds of furiten: your own discards, a tile let go this turn, and a tile let go in riichi.</source>
        <comment>passing</comment>
        <translation>所以振听有三种：自己打过待牌、同一巡里放过待牌、立直之后放过待牌。</translation>
    </message>
    <message>
        <source>Riichi: what it costs, what it brings</source>
        <comment>riichi2</comment>
        <translation>立直：代价与好处</translation>
    </message>
    <message>
        <source>The conditions, ippatsu and ura dora.</source>
        <comment>riichi2</comment>
        <translation>立直的条件、一发和里宝牌。</translation>
    </message>
    <message>
        <source>You may declare [[riichi]] when your hand is closed and tenpai, you have 1,000 points, and the wall still holds a tile for you to draw.</source>
        <comment>riichi2</comment>
        <translation>门清、听牌、有1,000点，而且牌山里还有你能摸的牌，就可以宣告[[riichi|立直]]。</translation>
    </message>
    <message>
        <source>Which hand may declare riichi?</source>
        <comment>riichi2</comment>
        <translation>哪一手牌可以立直？</translation>
    </message>
    <message>
        <source>A tenpai hand with one pon</source>
        <comment>riichi2</comment>
        <translation>碰过一次的听牌</translation>
    </message>
    <message>
        <source>A pon opens the hand.</source>
        <comment>riichi2</comment>
        <translation>碰了就不是门清了。</translation>
    </message>
    <message>
        <source>A tenpai hand without any call</source>
        <comment>riichi2</comment>
        <translation>没有鸣过牌的听牌</translation>
    </message>
    <message>
        <source>Right.</source>
        <comment>riichi2</comment>
        <translation>没错。</translation>
    </message>
    <message>
        <source>A closed hand at 1-shanten</source>
        <comment>riichi2</comment>
        <translation>门清的一向听</translation>
    </message>
    <message>
        <source>It must be tenpai after the discard.</source>
        <comment>riichi2</comment>
        <translation>打出牌之后必须是听牌。</translation>
    </message>
    <message>
        <source>Your hand waits for {5p} and {8p}. You have drawn {1z}.</source>
        <comment>riichi2</comment>
        <translation>你听 {5p} 和 {8p}。刚摸到的是 {1z}。</translation>
    </message>
    <message>
        <source>Declare riichi, discarding {1z}.</source>
        <comment>riichi2</comment>
        <translation>请宣告立直，打出 {1z}。</translation>
    </message>
    <message>
        <source>Press Riichi, then {1z}.</source>
        <comment>riichi2</comment>
        <translation>先按“立直”，再打 {1z}。</translation>
    </message>
    <message>
        <source>With riichi: press the button first.</source>
        <comment>riichi2</comment>
        <translation>这次要立直：先按按钮。</translation>
    </message>
    <message>
        <source>The sideways tile in your pond shows the riichi to all, and your stick of 1,000 points lies on the table. Whoever wins takes it. From now on you throw what you draw, unless you can win.</source>
        <comment>riichi2</comment>
        <translation>牌河里横放的那张牌告诉大家你立直了，1,000点的立直棒也放到了桌上，谁和牌就归谁。从现在起，除非能和牌，否则摸到什么就打什么。</translation>
    </message>
    <message>
        <source>A better wait would be possible now. May you change your hand?</source>
        <comment>riichi2</comment>
        <translation>现在如果能换成更好的待牌，可以改变手牌吗？</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>riichi2</comment>
        <translation>可以</translation>
    </message>
    <message>
        <source>That is the price of riichi: the hand is fixed.</source>
        <comment>riichi2</comment>
        <translation>这正是立直的代价：手牌固定了。</translation>
    </message>
    <message>
        <source>No</source>
        <comment>riichi2</comment>
        <translation>不可以</translation>
    </message>
    <message>
        <source>Right. Only a [[ankan|closed kan]] (lesson 23) that leaves the wait as it is may be made.</source>
        <comment>riichi2</comment>
        <translation>没错。只有不改变待牌的[[ankan|暗杠]]（第23课）可以开。</translation>
    </message>
    <message>
        <source>{8p}, in the very first go-around after the riichi: this gives the yaku [[ippatsu]], as long as nobody has called.</source>
        <comment>riichi2</comment>
        <translation>立直之后的第一巡就摸到了 {8p}：只要其间没人鸣牌，就有[[ippatsu|一发]]这个役。</translation>
    </message>
    <message>
        <source>Win with Tsumo.</source>
        <comment>riichi2</comment>
        <translation>请按“自摸”和牌。</translation>
    </message>
    <message>
        <source>Press Tsumo.</source>
        <comment>riichi2</comment>
        <translation>请按“自摸”。</translation>
    </message>
    <message>
        <source>Your hand is finished. Press Tsumo.</source>
        <comment>riichi2</comment>
        <translation>手牌已经完成了，请按“自摸”。</translation>
    </message>
    <message>
        <source>On the page: riichi, ippatsu, menzen tsumo (a closed hand that draws its last tile itself), [[pinfu]] (four runs and a two-sided wait). And the [[uradora|ura dora]]: after a riichi the tile under the indicator is turned. It shows {8s}, so your two {9s} count two han more.</source>
        <comment>riichi2</comment>
        <translation>请看这一页：立直、一发、门前清自摸和（门清的手牌，自己摸到最后一张）、[[pinfu|平和]]（四个顺子，两面听）。还有[[uradora|里宝牌]]：立直和牌后，指示牌下面的那张也会翻开。翻出的是 {8s}，所以你的两张 {9s} 又加了两番。</translation>
    </message>
    <message>
        <source>Sometimes it is better to stay silent: [[damaten]]. You keep your freedom, and nobody is warned.</source>
        <comment>riichi2</comment>
        <translation>有时候不声张更好，这叫[[damaten|默听]]。手牌仍可自由变化，别人也不会警觉。</translation>
    </message>
    <message>
        <source>When is silence a good idea?</source>
        <comment>riichi2</comment>
        <translation>什么时候适合默听？</translation>
    </message>
    <message>
        <source>When the hand has no yaku</source>
        <comment>riichi2</comment>
        <translation>手牌没有役的时候</translation>
    </message>
    <message>
        <source>Then it could not win by ron at all. Riichi is the remedy.</source>
        <comment>riichi2</comment>
        <translation>那样根本不能荣和。没有役，正该立直。</translation>
    </message>
    <message>
        <source>When the hand has a yaku and is about to get better</source>
        <comment>riichi2</comment>
        <translation>手牌有役，而且还会变得更好的时候</translation>
    </message>
    <message>
        <source>Yes: it can win as it is and still improve.</source>
        <comment>riichi2</comment>
        <translation>对：现在就能和，还可以再改良。</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>riichi2</comment>
        <translation>任何时候</translation>
    </message>
    <message>
        <source>You would give away a han, the ura dora and the fear of the others.</source>
        <comment>riichi2</comment>
        <translation>那就白白丢掉了一番、里宝牌，还有对对手的压力。</translation>
    </message>
    <message>
        <source>Riichi gives a yaku, a chance of ippatsu and ura dora, and frightens the others. It costs 1,000 points and your freedom. Most of the time it is worth it.</source>
        <comment>riichi2</comment>
        <translation>立直有役，有机会一发、中里宝牌，还能震慑对手。代价是1,000点和手牌的自由。大多数时候都值得。</translation>
    </message>
    <message>
        <source>Defence: tiles that are safe</source>
        <comment>safe</comment>
        <translation>防守：安全的牌</translation>
    </message>
    <message>
        <source>What can never deal into a riichi.</source>
        <comment>safe</comment>
        <translation>什么牌绝不会给立直的人放铳。</translation>
    </message>
    <message>
        <source>Rin has declared riichi: the tile that lies sideways and the stick show it. Rin waits for one last tile, and if you throw it, you alone pay. Your own hand still needs two good tiles to be [[tenpai]]. It is time to be careful.</source>
        <comment>safe</comment>
        <translation>凛立直了：横放的牌和立直棒就是标志。凛只等最后一张牌，要是你打出来，就得一个人付全部点数。而你自己离[[tenpai|听牌]]还差两张好牌，该小心了。</translation>
    </message>
    <message>
        <source>Remember [[furiten]]: nobody can win by ron with a tile that lies in their own pond. So Rin&apos;s own discards are completely safe against Rin. They are called [[genbutsu]].</source>
        <comment>safe</comment>
        <translation>还记得[[furiten|振听]]吧：自己牌河里的牌，谁也不能荣和。所以凛自己打过的牌，对凛是绝对安全的，叫做[[genbutsu|现物]]。</translation>
    </message>
    <message>
        <source>Click a tile in your hand that lies in Rin&apos;s pond.</source>
        <comment>safe</comment>
        <translation>请点击手牌中一张在凛的牌河里出现过的牌。</translation>
    </message>
    <message>
        <source>Compare your hand with the pond on the right, tile by tile.</source>
        <comment>safe</comment>
        <translation>把手牌和右边的牌河一张一张对照。</translation>
    </message>
    <message>
        <source>{7m} is safe for another reason, which comes next. Look at Rin&apos;s own pond.</source>
        <comment>safe</comment>
        <translation>{7m} 安全是因为另一个理由，马上就讲。先看凛自己的牌河。</translation>
    </message>
    <message>
        <source>Yes. Neither {9m} nor {5s} can deal into this riichi.</source>
        <comment>safe</comment>
        <translation>对。打 {9m} 或 {5s}，都不会给这个立直放铳。</translation>
    </message>
    <message>
        <source>There is more. After the riichi Ao threw {7m}, and Rin did not win. In riichi a hand never changes, and whoever lets a winning tile go by is furiten to the end. So every tile thrown by anybody since the riichi is safe too.</source>
        <comment>safe</comment>
        <translation>还不止这些。立直之后苍打出了 {7m}，凛没有和。立直的手牌不会再变，而放过了能和的牌，就会一直振听到本局结束。所以立直之后，任何人打过的牌也都是安全的。</translation>
    </message>
    <message>
        <source>Click the tile that has become safe through Ao&apos;s discard.</source>
        <comment>safe</comment>
        <translation>请点击因为苍打过而变得安全的那张牌。</translation>
    </message>
    <message>
        <source>Ao&apos;s last tile was {7m}. You hold one.</source>
        <comment>safe</comment>
        <translation>苍最后打的是 {7m}，你有一张。</translation>
    </message>
    <message>
        <source>Yes, {7m} has gone by.</source>
        <comment>safe</comment>
        <translation>对，{7m} 已经通过了。</translation>
    </message>
    <message>
        <source>Now play: give up the hand for the moment and throw something safe.</source>
        <comment>safe</comment>
        <translation>现在来打：暂时放下自己的手牌，打安全的牌。</translation>
    </message>
    <message>
        <source>Discard a tile that is completely safe.</source>
        <comment>safe</comment>
        <translation>请打出一张绝对安全的牌。</translation>
    </message>
    <message>
        <source>Take what lies in Rin&apos;s pond or has gone by since the riichi: {9m}, {5s} or {7m}.</source>
        <comment>safe</comment>
        <translation>选凛牌河里的牌，或立直之后通过的牌：{9m}、{5s} 或 {7m}。</translation>
    </message>
    <message>
        <source>{4m} lies in Ao&apos;s pond, but from before the riichi, and that proves nothing. Choose {9m}, {5s} or {7m}.</source>
        <comment>safe</comment>
        <translation>{4m} 在苍的牌河里，但那是立直之前打的，什么也保证不了。请选 {9m}、{5s} 或 {7m}。</translation>
    </message>
    <message>
        <source>{4p} lies in Leo&apos;s pond, but from before the riichi, and that proves nothing. Choose {9m}, {5s} or {7m}.</source>
        <comment>safe</comment>
        <translation>{4p} 在雷欧的牌河里，但那是立直之前打的，什么也保证不了。请选 {9m}、{5s} 或 {7m}。</translation>
    </message>
    <message>
        <source>{6s} was not thrown by Rin, nor by anybody since the riichi. Choose {9m}, {5s} or {7m}.</source>
        <comment>safe</comment>
        <translation>{6s} 凛没有打过，立直之后别人也没有打过。请选 {9m}、{5s} 或 {7m}。</translation>
    </message>
    <message>
        <source>Nothing can happen to you in this turn.</source>
        <comment>safe</comment>
        <translation>这一巡你不会有任何危险。</translation>
    </message>
    <message>
        <source>Two players may be dangerous at once.</source>
        <comment>safe</comment>
        <translation>有时会同时有两个危险的对手。</translation>
    </message>
    <message>
        <source>Rin and Leo are both in riichi. {9m} lies in Rin&apos;s pond only, and long before Leo&apos;s riichi. Is it safe?</source>
        <comment>safe</comment>
        <translation>凛和雷欧都立直了。{9m} 只在凛的牌河里，而且是雷欧立直很久以前打的。它安全吗？</translation>
    </message>
    <message>
        <source>Yes, it is genbutsu</source>
        <comment>safe</comment>
        <translation>安全，它是现物</translation>
    </message>
    <message>
        <source>Only against Rin. Leo may be waiting for it.</source>
        <comment>safe</comment>
        <translation>只是对凛安全。雷欧可能正等着它。</translation>
    </message>
    <message>
        <source>Against Rin yes, against Leo it is not sure</source>
        <comment>safe</comment>
        <translation>对凛安全，对雷欧不一定</translation>
    </message>
    <message>
        <source>Right. Safety always means: safe against whom?</source>
        <comment>safe</comment>
        <translation>没错。说到安全，总要问一句：对谁安全？</translation>
    </message>
    <message>
        <source>No, it is dangerous for both</source>
        <comment>safe</comment>
        <translation>不安全，对两家都危险</translation>
    </message>
    <message>
        <source>Rin cannot win with a tile from their own pond.</source>
        <comment>safe</comment>
        <translation>凛不能荣和自己牌河里的牌。</translation>
    </message>
    <message>
        <source>What lies in the pond of the player in riichi is safe against that player, and so is everything that others have thrown since. Begin every defence there.</source>
        <comment>safe</comment>
        <translation>立直者牌河里的牌，对他是安全的；他立直之后别人打过的牌也一样。防守就从这里开始。</translation>
    </message>
    <message>
        <source>Safer tiles: suji and no chance</source>
        <comment>suji</comment>
        <translation>较安全的牌：筋与壁</translation>
    </message>
    <message>
        <source>When there is nothing completely safe.</source>
        <comment>suji</comment>
        <translation>没有绝对安全的牌时怎么办。</translation>
    </message>
    <message>
        <source>Most hands in riichi wait at two sides. Rin has thrown {4p}. A two-sided wait that needs {1p} is {23p}, and it needs {4p} as well: Rin would be furiten. So {1p} cannot be hit by a two-sided wait. Nor can {7p}, for {56p} wants {4p} too.</source>
        <comment>suji</comment>
        <translation>立直的手牌大多是两面听。凛打过 {4p}。等 {1p} 的两面是 {23p}，而它也等 {4p}：那样凛就振听了。所以 {1p} 不会中两面。{7p} 也一样，因为 {56p} 也等 {4p}。</translation>
    </message>
    <message>
        <source>These lines are called [[suji]]: 1-4-7, 2-5-8, 3-6-9. When the middle tile of a line lies in the pond, both ends are safer. When an end lies there, the middle is not: its other side is open.</source>
        <comment>suji</comment>
        <translation>这样的线叫做[[suji|筋]]：1-4-7、2-5-8、3-6-9。一条筋中间的牌在牌河里，两端就较安全。如果在牌河里的是一端，中间并不安全：另一侧还开着。</translation>
    </message>
    <message>
        <source>Click a pin tile that is suji of {4p}.</source>
        <comment>suji</comment>
        <translation>请点击一张属于 {4p} 的筋的筒子。</translation>
    </message>
    <message>
        <source>The line is 1-4-7.</source>
        <comment>suji</comment>
        <translation>这条筋是1-4-7。</translation>
    </message>
    <message>
        <source>{5p} is not on the line 1-4-7. A wait {67p} would win with it.</source>
        <comment>suji</comment>
        <translation>{5p} 不在1-4-7这条筋上，{67p} 就能荣和它。</translation>
    </message>
    <message>
        <source>Yes. {1p} and {7p} are both suji.</source>
        <comment>suji</comment>
        <translation>对，{1p} 和 {7p} 都是筋。</translation>
    </message>
    <message>
        <source>The second help: count tiles. You hold three {8m}, and the fourth lies in Ao&apos;s pond. Nobody else can have {8m}. So nobody has {78m}, the only two-sided shape that waits for {9m}. This is a [[kabe|wall of four]], or &quot;no chance&quot;.</source>
        <comment>suji</comment>
        <translation>第二个办法是数张数。你有三张 {8m}，第四张在苍的牌河里，别人不可能再有 {8m}，也就没人有 {78m}，而等 {9m} 的两面只有它。这叫做[[kabe|壁]]，也叫 No Chance。</translation>
    </message>
    <message>
        <source>Click the man tile that no two-sided wait can want.</source>
        <comment>suji</comment>
        <translation>请点击不可能有两面在等的那张万子。</translation>
    </message>
    <message>
        <source>It lies behind the wall of {8m}, at the end of the suit.</source>
        <comment>suji</comment>
        <translation>在 {8m} 这道壁的外侧，花色的尽头。</translation>
    </message>
    <message>
        <source>{67m} could still wait for {8m}. The wall protects what lies behind it.</source>
        <comment>suji</comment>
        <translation>{67m} 仍然可能等着 {8m}。壁保护的是它外侧的牌。</translation>
    </message>
    <message>
        <source>Right: {9m} is behind the wall.</source>
        <comment>suji</comment>
        <translation>没错：{9m} 在壁的外侧。</translation>
    </message>
    <message>
        <source>No tile in your hand is completely safe. So choose among the safer ones.</source>
        <comment>suji</comment>
        <translation>你手里没有绝对安全的牌，所以要从较安全的牌里选。</translation>
    </message>
    <message>
        <source>Discard {9m} or a suji tile.</source>
        <comment>suji</comment>
        <translation>请打出 {9m} 或筋牌。</translation>
    </message>
    <message>
        <source>{9m}, {1p} or {7p}.</source>
        <comment>suji</comment>
        <translation>{9m}、{1p} 或 {7p}。</translation>
    </message>
    <message>
        <source>{5p} is what a wait like {67p} hopes for.</source>
        <comment>suji</comment>
        <translation>{5p} 正是 {67p} 这样的搭子在等的牌。</translation>
    </message>
    <message>
        <source>{8m} is not behind the wall, it is the wall.</source>
        <comment>suji</comment>
        <translation>{8m} 就是壁本身，并不在壁的外侧。</translation>
    </message>
    <message>
        <source>No two-sided wait wants an honour, that is true. But nobody has thrown {5z} yet: a pair may wait for it.</source>
        <comment>suji</comment>
        <translation>字牌确实不会中两面。但 {5z} 还没有人打过，可能有人用对子或单张等着它。</translation>
    </message>
    <message>
        <source>A good choice for a hand that has nothing to win.</source>
        <comment>suji</comment>
        <translation>手牌没什么可争的时候，这是好选择。</translation>
    </message>
    <message>
        <source>Not every wait is two-sided.</source>
        <comment>suji</comment>
        <translation>待牌不全是两面。</translation>
    </message>
    <message>
        <source>Which wait can win with a suji tile like {7p}?</source>
        <comment>suji</comment>
        <translation>哪种待牌能荣和 {7p} 这样的筋牌？</translation>
    </message>
    <message>
        <source>{56p}</source>
        <comment>suji</comment>
        <translation>{56p}</translation>
    </message>
    <message>
        <source>It waits for {4p} too, which lies in the pond: furiten.</source>
        <comment>suji</comment>
        <translation>它也等牌河里的 {4p}：振听。</translation>
    </message>
    <message>
        <source>{68p}</source>
        <comment>suji</comment>
        <translation>{68p}</translation>
    </message>
    <message>
        <source>Yes, the middle wait. Pair waits as well.</source>
        <comment>suji</comment>
        <translation>对，嵌张可以。单骑和双碰也可以。</translation>
    </message>
    <message>
        <source>{45p}</source>
        <comment>suji</comment>
        <translation>{45p}</translation>
    </message>
    <message>
        <source>It waits for {3p} and {6p}, not for {7p}.</source>
        <comment>suji</comment>
        <translation>它听 {3p} 和 {6p}，不听 {7p}。</translation>
    </message>
    <message>
        <source>Suji and no chance rule out the two-sided wait, the most frequent of all. They do not rule out the others: safer, not safe.</source>
        <comment>suji</comment>
        <translation>筋和壁能排除最常见的两面，却排除不了其他待牌：是较安全，不是绝对安全。</translation>
    </message>
    <message>
        <source>Push or fold?</source>
        <comment>fold</comment>
        <translation>进攻还是弃和？</translation>
    </message>
    <message>
        <source>When to go on against a riichi, and when to give up the hand.</source>
        <comment>fold</comment>
        <translation>面对立直，何时继续进攻，何时放弃手牌。</translation>
    </message>
    <message>
        <source>Leo is the dealer and in riichi. Now you can push: go on building your hand at a risk. Or you can fold: give it up and throw only what is safe. Look at your hand: no group, no pair, only weak shapes.</source>
        <comment>fold</comment>
        <translation>庄家雷欧立直了。你可以进攻：冒着危险继续做牌；也可以弃和：放弃手牌，只打安全的牌。看看你的手牌：没有面子，没有对子，只有很弱的搭子。</translation>
    </message>
    <message>
        <source>Push for the win, or fold?</source>
        <comment>fold</comment>
        <translation>进攻，还是弃和？</translation>
    </message>
    <message>
        <source>Push: every hand can win</source>
        <comment>fold</comment>
        <translation>进攻：什么牌都有可能和</translation>
    </message>
    <message>
        <source>This one needs six good tiles. Each of them costs a dangerous discard.</source>
        <comment>fold</comment>
        <translation>这手牌要六张好牌才能和，每来一张都得打出一张危险的牌。</translation>
    </message>
    <message>
        <source>Fold: it is too far</source>
        <comment>fold</comment>
        <translation>弃和：太远了</translation>
    </message>
    <message>
        <source>Yes. And to deal in to a dealer costs half as much again. Fold.</source>
        <comment>fold</comment>
        <translation>对。而且放铳给庄家要多付一半。弃和吧。</translation>
    </message>
    <message>
        <source>To fold ([[betaori]]) means: from now on only the safest tile counts, even if it breaks the hand.</source>
        <comment>fold</comment>
        <translation>彻底弃和叫做[[betaori|全弃]]：从现在起只管打最安全的牌，哪怕拆坏手牌。</translation>
    </message>
    <message>
        <source>Discard a tile that lies in Leo&apos;s pond.</source>
        <comment>fold</comment>
        <translation>请打出一张雷欧牌河里的牌。</translation>
    </message>
    <message>
        <source>Leo has thrown {8m}, {1s} and {4p}.</source>
        <comment>fold</comment>
        <translation>雷欧打过 {8m}、{1s} 和 {4p}。</translation>
    </message>
    <message>
        <source>Safe. And next turn again.</source>
        <comment>fold</comment>
        <translation>安全。下一巡也照此办理。</translation>
    </message>
    <message>
        <source>{3p} is a nice tile for your hand. Do not change your mind: half a defence is the worst of all. Besides, Leo has thrown {3z}, one more safe tile.</source>
        <comment>fold</comment>
        <translation>{3p} 对你的手牌来说是好牌，但不要动摇：防守半途而废最糟糕。而且雷欧打出了 {3z}，又多了一种安全的牌。</translation>
    </message>
    <message>
        <source>Fold on: discard another safe tile.</source>
        <comment>fold</comment>
        <translation>请继续弃和：再打出一张安全的牌。</translation>
    </message>
    <message>
        <source>Take what lies in Leo&apos;s pond: {3z}, or what you still have of {8m} {1s} {4p}.</source>
        <comment>fold</comment>
        <translation>打雷欧牌河里的牌：{3z}，或者 {8m} {1s} {4p} 中还剩下的。</translation>
    </message>
    <message>
        <source>Good. Keep such tiles in mind from the start of a riichi.</source>
        <comment>fold</comment>
        <translation>很好。一有人立直，就要把这样的牌记在心里。</translation>
    </message>
    <message>
        <source>Another hand. Rin is in riichi. You are tenpai for {5p} and {8p}, closed, with three dora {222s} and a red five.</source>
        <comment>fold</comment>
        <translation>另一手牌。凛立直了。你门清听 {5p} 和 {8p}，有三张宝牌 {222s} 和一张赤五。</translation>
    </message>
    <message>
        <source>Push</source>
        <comment>fold</comment>
        <translation>进攻</translation>
    </message>
    <message>
        <source>Yes. Tenpai, with a hand that is worth much, is worth the risk, and {4z} is what you would throw anyway.</source>
        <comment>fold</comment>
        <translation>对。听牌了，点数又高，值得冒险；何况要打的本来就是 {4z}。</translation>
    </message>
    <message>
        <source>Fold, it is always better</source>
        <comment>fold</comment>
        <translation>弃和，弃和总是更好</translation>
    </message>
    <message>
        <source>Who always folds never wins. This hand is as good as Rin&apos;s, or better.</source>
        <comment>fold</comment>
        <translation>总是弃和就永远和不了牌。这手牌不比凛的差，甚至更好。</translation>
    </message>
    <message>
        <source>Then with full force.</source>
        <comment>fold</comment>
        <translation>那就全力进攻。</translation>
    </message>
    <message>
        <source>Declare riichi with {4z}.</source>
        <comment>fold</comment>
        <translation>请打 {4z} 立直。</translation>
    </message>
    <message>
        <source>Press Riichi, then {4z}.</source>
        <comment>fold</comment>
        <translation>先按“立直”，再打 {4z}。</translation>
    </message>
    <message>
        <source>You push anyway: take the han of riichi too.</source>
        <comment>fold</comment>
        <translation>反正要进攻，就把立直的一番也拿上。</translation>
    </message>
    <message>
        <source>You have drawn {8p}!</source>
        <comment>fold</comment>
        <translation>你摸到了 {8p}！</translation>
    </message>
    <message>
        <source>Win with Tsumo.</source>
        <comment>fold</comment>
        <translation>请按“自摸”和牌。</translation>
    </message>
    <message>
        <source>Press Tsumo.</source>
        <comment>fold</comment>
        <translation>请按“自摸”。</translation>
    </message>
    <message>
        <source>Your hand is finished. Press Tsumo.</source>
        <comment>fold</comment>
        <translation>手牌已经完成了，请按“自摸”。</translation>
    </message>
    <message>
        <source>Eight han, and Rin&apos;s stick besides: for such a hand a risk is worth taking.</source>
        <comment>fold</comment>
        <translation>八番，还拿到凛的立直棒：为了这样的手牌，值得冒险。</translation>
    </message>
    <message>
        <source>Far away or cheap: fold, and fold all the way. Tenpai and worth much: push. A hand lost costs little; a big deal-in costs the match.</source>
        <comment>fold</comment>
        <translation>离听牌远，或者点数低：弃和，而且要弃到底。听牌了，点数又高：进攻。放弃一局损失很小，放铳一次大牌却可能输掉整场对局。</translation>
    </message>
    <message>
        <source>Han and fu: reading the result</source>
        <comment>score</comment>
        <translation>番与符：看懂和牌结果</translation>
    </message>
    <message>
        <source>How the points of a win come about.</source>
        <comment>score</comment>
        <translation>和牌的点数是怎么来的。</translation>
    </message>
    <message>
        <source>The worth of a win has two parts. [[han|Han]] come from yaku and dora: each one more about doubles the points. [[fu|Fu]] come from the shape of the hand: triplets, the pair, the wait, how it was won.</source>
        <comment>score</comment>
        <translation>和牌的点数由两部分决定。[[han|番]]来自役和宝牌：每多一番，点数大约翻一倍。[[fu|符]]来自牌形：刻子、雀头、待牌，以及和牌的方式。</translation>
    </message>
    <message>
        <source>This hand: all runs, all simples, waiting for {5m} and {8m}.</source>
        <comment>score</comment>
        <translation>这手牌全是顺子，全是中张牌，听 {5m} 和 {8m}。</translation>
    </message>
    <message>
        <source>Declare riichi with {1z}.</source>
        <comment>score</comment>
        <translation>请打 {1z} 立直。</translation>
    </message>
    <message>
        <source>Press Riichi, then {1z}.</source>
        <comment>score</comment>
        <translation>先按“立直”，再打 {1z}。</translation>
    </message>
    <message>
        <source>With riichi, for the han.</source>
        <comment>score</comment>
        <translation>要立直，多拿一番。</translation>
    </message>
    <message>
        <source>In riichi you throw what you draw.</source>
        <comment>score</comment>
        <translation>立直之后，摸到什么就打什么。</translation>
    </message>
    <message>
        <source>Discard the tile that you have drawn.</source>
        <comment>score</comment>
        <translation>请打出刚摸到的牌。</translation>
    </message>
    <message>
        <source>The tile on the far right.</source>
        <comment>score</comment>
        <translation>最右边的那张。</translation>
    </message>
    <message>
        <source>Rin throws {5m}.</source>
        <comment>score</comment>
        <translation>凛打出了 {5m}。</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>score</comment>
        <translation>请按“荣和”和牌。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>score</comment>
        <translation>请按“荣和”。</translation>
    </message>
    <message>
        <source>Take it.</source>
        <comment>score</comment>
        <translation>和吧。</translation>
    </message>
    <message>
        <source>Read the page from top to bottom: the yaku with their han, then the sum. (If you have left the page, press Back and win once more.)</source>
        <comment>score</comment>
        <translation>从上往下读这一页：先是役和各自的番数，然后是合计。（如果已经离开了这一页，请按“后退”再和一次。）</translation>
    </message>
    <message>
        <source>How many han, and from what?</source>
        <comment>score</comment>
        <translation>一共几番，都是什么？</translation>
    </message>
    <message>
        <source>2: riichi and pinfu</source>
        <comment>score</comment>
        <translation>2番：立直、平和</translation>
    </message>
    <message>
        <source>One yaku more is listed: the hand has no 1, no 9, no honour.</source>
        <comment>score</comment>
        <translation>还有一个役：手牌里没有1、没有9，也没有字牌。</translation>
    </message>
    <message>
        <source>3: riichi, tanyao, pinfu</source>
        <comment>score</comment>
        <translation>3番：立直、断幺九、平和</translation>
    </message>
    <message>
        <source>Yes. Ippatsu is not among them: a full go-around had passed.</source>
        <comment>score</comment>
        <translation>对。没有一发，因为已经过了整整一巡。</translation>
    </message>
    <message>
        <source>4: ippatsu as well</source>
        <comment>score</comment>
        <translation>4番：还有一发</translation>
    </message>
    <message>
        <source>Your own discard after the riichi ended the chance of ippatsu.</source>
        <comment>score</comment>
        <translation>立直之后自己又打过一次牌，一发的机会就没有了。</translation>
    </message>
    <message>
        <source>Below stand the fu (&quot;how?&quot; shows the count): 20 for every hand, 10 more for a closed hand that wins by ron. [[pinfu|Pinfu]], &quot;no points&quot;, adds nothing else: 30 fu. 3 han and 30 fu make 3,900, or 5,800 for the dealer.</source>
        <comment>score</comment>
        <translation>下面写着符（按“怎么算？”可以看到算法）：每手牌都有20符，门清荣和再加10符。[[pinfu|平和]]没有别的符可加，所以一共30符。3番30符是3,900点，庄家则是5,800点。</translation>
    </message>
    <message>
        <source>One han more would make about ...</source>
        <comment>score</comment>
        <translation>再多一番，大约是多少点？</translation>
    </message>
    <message>
        <source>5,000</source>
        <comment>score</comment>
        <translation>5,000点</translation>
    </message>
    <message>
        <source>Han do not add, they double.</source>
        <comment>score</comment>
        <translation>番不是相加，而是翻倍。</translation>
    </message>
    <message>
        <source>7,700, nearly double</source>
        <comment>score</comment>
        <translation>7,700点，差不多翻倍</translation>
    </message>
    <message>
        <source>Right. And from five han on the steps are fixed: mangan 8,000, haneman 12,000 and more.</source>
        <comment>score</comment>
        <translation>没错。从五番起，点数是固定的几级：满贯8,000点、跳满12,000点，再往上还有。</translation>
    </message>
    <message>
        <source>32,000</source>
        <comment>score</comment>
        <translation>32,000点</translation>
    </message>
    <message>
        <source>That is a yakuman, the greatest hand of all.</source>
        <comment>score</comment>
        <translation>那是役满，最大的牌。</translation>
    </message>
    <message>
        <source>Han double the points, fu shape them. You need not compute anything: the page does. But it helps to know that three han is a decent hand and five a [[mangan]].</source>
        <comment>score</comment>
        <translation>番让点数翻倍，符由牌形决定。你什么都不用算，页面会替你算好。不过最好记住：三番已经不错，五番就是[[mangan|满贯]]。</translation>
    </message>
    <message>
        <source>Four of a kind: kan</source>
        <comment>kan</comment>
        <translation>四张相同的牌：杠</translation>
    </message>
    <message>
        <source>The three ways to make a kan, and what it changes.</source>
        <comment>kan</comment>
        <translation>开杠的三种方法，以及开杠带来的变化。</translation>
    </message>
    <message>
        <source>Four equal tiles can be laid down as one group: a [[kan]]. Since four tiles then count as three, you draw one more, from the far end of the wall, so that the hand has its size again.</source>
        <comment>kan</comment>
        <translation>四张相同的牌可以作为一个面子亮出来：[[kan|杠]]。四张只算三张，所以要从牌山的另一头补摸一张，手牌的张数才对。</translation>
    </message>
    <message>
        <source>You have drawn the fourth {7p}. All four came from your own hand: a closed kan, [[ankan]]. The hand stays closed.</source>
        <comment>kan</comment>
        <translation>你摸到了第四张 {7p}。四张都是自己手里的，这叫[[ankan|暗杠]]，手牌仍然是门清。</translation>
    </message>
    <message>
        <source>Make the kan.</source>
        <comment>kan</comment>
        <translation>请开杠。</translation>
    </message>
    <message>
        <source>Press Kan (or the key K).</source>
        <comment>kan</comment>
        <translation>请按“杠”（或 K 键）。</translation>
    </message>
    <message>
        <source>Make the kan first: the button is above your hand.</source>
        <comment>kan</comment>
        <translation>先开杠：按钮在手牌上方。</translation>
    </message>
    <message>
        <source>Your kan lies in your corner, two of its tiles face down. Look at the top left: a second indicator has been turned. And you hold a new tile, {8p}.</source>
        <comment>kan</comment>
        <translation>杠放在了你的桌角，其中两张扣着。看左上方：第二张宝牌指示牌翻开了。你还补摸到一张新牌 {8p}。</translation>
    </message>
    <message>
        <source>For whom does the new dora count?</source>
        <comment>kan</comment>
        <translation>新的宝牌对谁有效？</translation>
    </message>
    <message>
        <source>Only for you</source>
        <comment>kan</comment>
        <translation>只对你有效</translation>
    </message>
    <message>
        <source>Dora never belong to one player.</source>
        <comment>kan</comment>
        <translation>宝牌从来不只属于一个人。</translation>
    </message>
    <message>
        <source>For everybody</source>
        <comment>kan</comment>
        <translation>对所有人有效</translation>
    </message>
    <message>
        <source>Yes. That is why a kan can turn against you.</source>
        <comment>kan</comment>
        <translation>对，所以开杠也可能害了自己。</translation>
    </message>
    <message>
        <source>For the dealer</source>
        <comment>kan</comment>
        <translation>对庄家有效</translation>
    </message>
    <message>
        <source>The dealer has no part in it.</source>
        <comment>kan</comment>
        <translation>这跟庄家没有关系。</translation>
    </message>
    <message>
        <source>Then the turn ends as always.</source>
        <comment>kan</comment>
        <translation>接下来照常打牌，结束这一巡。</translation>
    </message>
    <message>
        <source>Discard a lone wind.</source>
        <comment>kan</comment>
        <translation>请打出一张孤立的风牌。</translation>
    </message>
    <message>
        <source>{1z} or {4z}.</source>
        <comment>kan</comment>
        <translation>{1z} 或 {4z}。</translation>
    </message>
    <message>
        <source>That was the first way. The second follows in another hand.</source>
        <comment>kan</comment>
        <translation>这是第一种方法。第二种用另一手牌来看。</translation>
    </message>
    <message>
        <source>The second way begins with a pon. You hold {77z}, and Leo throws the third.</source>
        <comment>kan</comment>
        <translation>第二种方法从碰开始。你有 {77z}，雷欧打出了第三张。</translation>
    </message>
    <message>
        <source>Call pon.</source>
        <comment>kan</comment>
        <translation>请碰牌。</translation>
    </message>
    <message>
        <source>Press Pon.</source>
        <comment>kan</comment>
        <translation>请按“碰”。</translation>
    </message>
    <message>
        <source>Call pon: a triplet of dragons is a yaku.</source>
        <comment>kan</comment>
        <translation>碰吧：三元牌的刻子是役。</translation>
    </message>
    <message>
        <source>The triplet lies open.</source>
        <comment>kan</comment>
        <translation>刻子亮出来了。</translation>
    </message>
    <message>
        <source>Discard {1z}.</source>
        <comment>kan</comment>
        <translation>请打出 {1z}。</translation>
    </message>
    <message>
        <source>The lone wind.</source>
        <comment>kan</comment>
        <translation>孤立的那张风牌。</translation>
    </message>
    <message>
        <source>You draw the fourth {7z}. It can be added to the open triplet: [[kakan]].</source>
        <comment>kan</comment>
        <translation>你摸到了第四张 {7z}。它可以加到亮出的刻子上，这叫[[kakan|加杠]]。</translation>
    </message>
    <message>
        <source>Add it: make the kan.</source>
        <comment>kan</comment>
        <translation>请把它加上去：开杠。</translation>
    </message>
    <message>
        <source>Press Kan.</source>
        <comment>kan</comment>
        <translation>请按“杠”。</translation>
    </message>
    <message>
        <source>First the kan: the button is above your hand.</source>
        <comment>kan</comment>
        <translation>先开杠：按钮在手牌上方。</translation>
    </message>
    <message>
        <source>The third way: you hold three and somebody throws the fourth. Then you may claim it, [[daiminkan]], and the hand is open.</source>
        <comment>kan</comment>
        <translation>第三种方法：你有三张，别人打出了第四张。这时可以拿过来开杠，叫做[[daiminkan|大明杠]]，手牌就不再是门清了。</translation>
    </message>
    <message>
        <source>Which kan keeps your hand closed?</source>
        <comment>kan</comment>
        <translation>哪种杠能保持门清？</translation>
    </message>
    <message>
        <source>The one of four tiles that you have drawn yourself</source>
        <comment>kan</comment>
        <translation>四张都是自己摸到的杠</translation>
    </message>
    <message>
        <source>Yes. After it you may still declare riichi.</source>
        <comment>kan</comment>
        <translation>对，之后仍然可以立直。</translation>
    </message>
    <message>
        <source>The one that is added to a pon</source>
        <comment>kan</comment>
        <translation>在碰的刻子上加的杠</translation>
    </message>
    <message>
        <source>The pon has opened the hand already. And while the tile is added, somebody may even win with it.</source>
        <comment>kan</comment>
        <translation>碰的时候就已经不是门清了。而且加上去的那张牌，还可能被别人荣和。</translation>
    </message>
    <message>
        <source>The one that claims a discard</source>
        <comment>kan</comment>
        <translation>拿别人打的牌开的杠</translation>
    </message>
    <message>
        <source>A claimed tile always opens the hand.</source>
        <comment>kan</comment>
        <translation>拿了别人打的牌，就一定不是门清了。</translation>
    </message>
    <message>
        <source>A kan brings a new dora, for everybody. Make one when you are ahead in the hand, not when others are in riichi.</source>
        <comment>kan</comment>
        <translation>开杠会增加新的宝牌，对所有人都有效。自己占优势时可以开，别人立直时就别开了。</translation>
    </message>
    <message>
        <source>When nobody wins</source>
        <comment>draw</comment>
        <translation>没有人和牌的时候</translation>
    </message>
    <message>
        <source>The wall runs out: who is tenpai is paid.</source>
        <comment>draw</comment>
        <translation>牌山摸完时，听牌的人能收点数。</translation>
    </message>
    <message>
        <source>This hand is almost over. In the middle of the table stands how many tiles the wall still has. You have just drawn your last one, and nobody has won.</source>
        <comment>draw</comment>
        <translation>这一局快结束了。牌桌中央写着牌山还剩几张。你刚摸到了自己的最后一张，还没有人和牌。</translation>
    </message>
    <message>
        <source>You are tenpai: {13s} waits for {2s}. Keep it so.</source>
        <comment>draw</comment>
        <translation>你听牌了：{13s} 听 {2s}。请保持下去。</translation>
    </message>
    <message>
        <source>Discard the drawn tile and let the wall run out.</source>
        <comment>draw</comment>
        <translation>请打出刚摸到的牌，等牌山摸完。</translation>
    </message>
    <message>
        <source>The tile on the far right.</source>
        <comment>draw</comment>
        <translation>最右边的那张。</translation>
    </message>
    <message>
        <source>That would break your tenpai. Throw what you have drawn.</source>
        <comment>draw</comment>
        <translation>那样就不听牌了。请打出刚摸到的牌。</translation>
    </message>
    <message>
        <source>Nobody has won, so the hand ends in a draw: [[ryukyoku]]. All who are tenpai show their hands. 3,000 points go from those who are not ([[noten]]) to those who are, in equal shares.</source>
        <comment>draw</comment>
        <translation>没有人和牌，这一局就以[[ryukyoku|流局]]结束。听牌的人都亮出手牌。[[noten|未听牌]]的人合计付3,000点，由听牌的人平分。</translation>
    </message>
    <message>
        <source>Only you were tenpai. What does each of the others pay you?</source>
        <comment>draw</comment>
        <translation>只有你一个人听牌。其他三家各付你多少？</translation>
    </message>
    <message>
        <source>3,000</source>
        <comment>draw</comment>
        <translation>3,000点</translation>
    </message>
    <message>
        <source>3,000 is the whole sum.</source>
        <comment>draw</comment>
        <translation>3,000点是总数。</translation>
    </message>
    <message>
        <source>1,000</source>
        <comment>draw</comment>
        <translation>1,000点</translation>
    </message>
    <message>
        <source>Yes: three times 1,000. Had two been tenpai, each would get 1,500; three, 1,000 each.</source>
        <comment>draw</comment>
        <translation>对，三家各1,000点。如果两家听牌，各得1,500点；三家听牌，各得1,000点。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>draw</comment>
        <translation>不用付</translation>
    </message>
    <message>
        <source>If all four or nobody is tenpai nothing is paid. Here it was one.</source>
        <comment>draw</comment>
        <translation>四家都听牌或都没听牌时才不用付。这次是一家听牌。</translation>
    </message>
    <message>
        <source>The draw also decides who deals next.</source>
        <comment>draw</comment>
        <translation>流局还决定下一局谁坐庄。</translation>
    </message>
    <message>
        <source>You are the dealer and were tenpai. Who deals the next hand in these rules?</source>
        <comment>draw</comment>
        <translation>你是庄家，而且听牌了。按这套规则，下一局谁坐庄？</translation>
    </message>
    <message>
        <source>You again</source>
        <comment>draw</comment>
        <translation>还是你</translation>
    </message>
    <message>
        <source>Yes, and one counter, [[honba]], is laid down.</source>
        <comment>draw</comment>
        <translation>对，而且多一个[[honba|本场]]。</translation>
    </message>
    <message>
        <source>Rin, the next player</source>
        <comment>draw</comment>
        <translation>下一家凛</translation>
    </message>
    <message>
        <source>The deal passes on when the dealer is not tenpai.</source>
        <comment>draw</comment>
        <translation>庄家没有听牌，才轮到下家坐庄。</translation>
    </message>
    <message>
        <source>Whoever has most points</source>
        <comment>draw</comment>
        <translation>点数最多的人</translation>
    </message>
    <message>
        <source>Points have no part in it.</source>
        <comment>draw</comment>
        <translation>这跟点数没有关系。</translation>
    </message>
    <message>
        <source>Near the end of the wall being tenpai is worth points by itself. But never throw a dangerous tile for it.</source>
        <comment>draw</comment>
        <translation>牌山快摸完时，听牌本身就值点数。但绝不要为此打出危险的牌。</translation>
    </message>
    <message>
        <source>The match: deals, counters, places</source>
        <comment>match</comment>
        <translation>对局：坐庄、本场与顺位</translation>
    </message>
    <message>
        <source>How hands make a match, and how it is counted.</source>
        <comment>match</comment>
        <translation>一局一局怎样组成一场对局，又怎样计算结果。</translation>
    </message>
    <message>
        <source>The middle of the table tells where the match stands: the round, the scores, and the counters. This is East 2: the second hand of the East round. Leo, on your left, deals.</source>
        <comment>match</comment>
        <translation>牌桌中央显示对局进行到了哪里：第几局、各家点数、本场和供托。现在是东2局，也就是东场的第二局，你左边的雷欧坐庄。</translation>
    </message>
    <message>
        <source>The [[oya|dealer]] is East, wins and pays half as much again. If the dealer wins, or in many rules is tenpai at a draw, the same player deals again. Else the deal passes to the right.</source>
        <comment>match</comment>
        <translation>[[oya|庄家]]是东家，收和付都是1.5倍。庄家和牌，或者流局时听牌（很多规则如此），就继续坐庄；否则由右边的人接着坐庄。</translation>
    </message>
    <message>
        <source>You win this hand. Who deals next?</source>
        <comment>match</comment>
        <translation>这一局你和了，下一局谁坐庄？</translation>
    </message>
    <message>
        <source>Leo again</source>
        <comment>match</comment>
        <translation>还是雷欧</translation>
    </message>
    <message>
        <source>Only if Leo wins.</source>
        <comment>match</comment>
        <translation>雷欧和牌才会连庄。</translation>
    </message>
    <message>
        <source>You</source>
        <comment>match</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>Yes: Leo&apos;s deal ends, and you sit on Leo&apos;s right. East 3 begins.</source>
        <comment>match</comment>
        <translation>对：雷欧下庄，雷欧的右边就是你。东3局开始。</translation>
    </message>
    <message>
        <source>Rin</source>
        <comment>match</comment>
        <translation>凛</translation>
    </message>
    <message>
        <source>The deal goes to the player on the dealer&apos;s right. Leo&apos;s right is you.</source>
        <comment>match</comment>
        <translation>庄家轮到右边的人。雷欧的右边是你。</translation>
    </message>
    <message>
        <source>The two small figures are the counters ([[honba]]) and the sticks ([[kyotaku]]). One counter: each adds 300 points to a win. One stick of 1,000 from an earlier riichi: the next winner takes it.</source>
        <comment>match</comment>
        <translation>那两个小数字是[[honba|本场]]和[[kyotaku|供托]]。现在是一本场：每一本场让和牌多得300点。供托是先前立直留下的一根1,000点棒，归下一个和牌的人。</translation>
    </message>
    <message>
        <source>Discard {1z}.</source>
        <comment>match</comment>
        <translation>请打出 {1z}。</translation>
    </message>
    <message>
        <source>{1z} is the drawn tile.</source>
        <comment>match</comment>
        <translation>{1z} 就是刚摸到的牌。</translation>
    </message>
    <message>
        <source>Without riichi this time.</source>
        <comment>match</comment>
        <translation>这次先不立直。</translation>
    </message>
    <message>
        <source>Rin throws {5p}.</source>
        <comment>match</comment>
        <translation>凛打出了 {5p}。</translation>
    </message>
    <message>
        <source>Win with Ron.</source>
        <comment>match</comment>
        <translation>请按“荣和”和牌。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>match</comment>
        <translation>请按“荣和”。</translation>
    </message>
    <message>
        <source>Take it, with the counter and the stick.</source>
        <comment>match</comment>
        <translation>和吧，连本场和供托一起拿下。</translation>
    </message>
    <message>
        <source>On the page you see the hand&apos;s worth, 300 for the counter, and 1,000 for the stick.</source>
        <comment>match</comment>
        <translation>在这一页上可以看到手牌的点数、本场的300点和供托的1,000点。</translation>
    </message>
    <message>
        <source>Who paid the 300 for the counter?</source>
        <comment>match</comment>
        <translation>本场的300点是谁付的？</translation>
    </message>
    <message>
        <source>Rin, who dealt in</source>
        <comment>match</comment>
        <translation>放铳的凛</translation>
    </message>
    <message>
        <source>Yes. With a tsumo each of the three pays 100.</source>
        <comment>match</comment>
        <translation>对。如果是自摸，三家各付100点。</translation>
    </message>
    <message>
        <source>The dealer</source>
        <comment>match</comment>
        <translation>庄家</translation>
    </message>
    <message>
        <source>With a ron only the discarder pays.</source>
        <comment>match</comment>
        <translation>荣和只由放铳的人付。</translation>
    </message>
    <message>
        <source>All three</source>
        <comment>match</comment>
        <translation>三家一起</translation>
    </message>
    <message>
        <source>That is so with a tsumo.</source>
        <comment>match</comment>
        <translation>自摸才是这样。</translation>
    </message>
    <message>
        <source>An East game has one round, a hanchan two: East and South. At the end the places count. Places bring a bonus, the [[uma]]: the first two gain, the last two lose.</source>
        <comment>match</comment>
        <translation>东风战只打东场，半庄战打东场和南场。结束时看顺位，按顺位加减[[uma|马点]]：前两位得分，后两位失分。</translation>
    </message>
    <message>
        <source>In the last hand you are second, far behind the first and just before the third. What matters most?</source>
        <comment>match</comment>
        <translation>末局你是二位，离一位很远，只比三位多一点。什么最重要？</translation>
    </message>
    <message>
        <source>The most expensive hand that is possible</source>
        <comment>match</comment>
        <translation>尽量做最大的牌</translation>
    </message>
    <message>
        <source>The first is out of reach, and while you build, the third may pass you.</source>
        <comment>match</comment>
        <translation>一位已经追不上了，而且做大牌的时候，三位可能就超过你了。</translation>
    </message>
    <message>
        <source>To keep the second place: a quick win, or no deal-in</source>
        <comment>match</comment>
        <translation>守住二位：快点和牌，或者不放铳</translation>
    </message>
    <message>
        <source>Right. A cheap win that keeps a place is worth more than it says.</source>
        <comment>match</comment>
        <translation>没错。能守住顺位的小牌，比它的点数更有价值。</translation>
    </message>
    <message>
        <source>Nothing, points are points</source>
        <comment>match</comment>
        <translation>没什么特别的，点数就是点数</translation>
    </message>
    <message>
        <source>The bonus for a place is often more than a whole hand.</source>
        <comment>match</comment>
        <translation>顺位带来的马点，往往比一局牌的点数还多。</translation>
    </message>
    <message>
        <source>A match is won by place, not by one great hand. Now you know everything that the table shows.</source>
        <comment>match</comment>
        <translation>一场对局看的是顺位，不是某一手大牌。现在，牌桌上显示的东西你都看得懂了。</translation>
    </message>
    <message>
        <source>The last hand: what do I need?</source>
        <comment>last</comment>
        <translation>末局：我需要多少？</translation>
    </message>
    <message>
        <source>Count before you win: from whom, and how much.</source>
        <comment>last</comment>
        <translation>和牌之前先算清楚：从谁那里和，要多少点。</translation>
    </message>
    <message>
        <source>The last hand, [[oorasu]]: South 4. Rin has 31,000, you have 27,000. You are second, 4,000 behind. Your hand is worth tanyao, pinfu and one dora: 3,900 by ron.</source>
        <comment>last</comment>
        <translation>[[oorasu|末局]]：南4局。凛有31,000点，你有27,000点。你是二位，差4,000点。你的手牌有断幺九、平和，外加一张宝牌：荣和3,900点。</translation>
    </message>
    <message>
        <source>Ron from Ao: 3,900 for you, nothing from Rin. Are you first?</source>
        <comment>last</comment>
        <translation>从苍那里荣和：你得3,900点，凛不变。你是一位了吗？</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>last</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>27,000 and 3,900 are 30,900. Rin has 31,000.</source>
        <comment>last</comment>
        <translation>27,000加3,900是30,900。凛有31,000。</translation>
    </message>
    <message>
        <source>No, 100 are missing</source>
        <comment>last</comment>
        <translation>不是，还差100点</translation>
    </message>
    <message>
        <source>Yes: 30,900 against 31,000.</source>
        <comment>last</comment>
        <translation>对：30,900对31,000。</translation>
    </message>
    <message>
        <source>A ron from Rin counts twice: you gain, and Rin loses.</source>
        <comment>last</comment>
        <translation>从凛那里荣和，效果加倍：你增加，凛减少。</translation>
    </message>
    <message>
        <source>How do you stand after 3,900 from Rin?</source>
        <comment>last</comment>
        <translation>从凛那里得3,900点之后，情况如何？</translation>
    </message>
    <message>
        <source>Still second</source>
        <comment>last</comment>
        <translation>仍然是二位</translation>
    </message>
    <message>
        <source>27,000 and 3,900 are 30,900; Rin has only 27,100 left.</source>
        <comment>last</comment>
        <translation>27,000加3,900是30,900，而凛只剩27,100。</translation>
    </message>
    <message>
        <source>First, with 30,900 against 27,100</source>
        <comment>last</comment>
        <translation>一位，30,900对27,100</translation>
    </message>
    <message>
        <source>Right. The difference moves by 7,800.</source>
        <comment>last</comment>
        <translation>没错，差距一下子变动7,800点。</translation>
    </message>
    <message>
        <source>So you wait for the right player.</source>
        <comment>last</comment>
        <translation>所以要等对的人打出来。</translation>
    </message>
    <message>
        <source>Discard {1z}, without riichi.</source>
        <comment>last</comment>
        <translation>请打出 {1z}，不要立直。</translation>
    </message>
    <message>
        <source>{1z} is the drawn tile.</source>
        <comment>last</comment>
        <translation>{1z} 就是刚摸到的牌。</translation>
    </message>
    <message>
        <source>Riichi would be one way to more points. Here, stay silent.</source>
        <comment>last</comment>
        <translation>立直也是提高点数的一个办法。不过这里请默听。</translation>
    </message>
    <message>
        <source>Ao throws {2p}: your tile, from the wrong player.</source>
        <comment>last</comment>
        <translation>苍打出了 {2p}：牌对了，人不对。</translation>
    </message>
    <message>
        <source>You would stay second. Let it go by.</source>
        <comment>last</comment>
        <translation>和了也还是二位。请放过它。</translation>
    </message>
    <message>
        <source>Press Skip and confirm.</source>
        <comment>last</comment>
        <translation>按“跳过”，然后确认。</translation>
    </message>
    <message>
        <source>30,900: the match would be over with you in second place.</source>
        <comment>last</comment>
        <translation>只有30,900点：对局就会结束，你停在二位。</translation>
    </message>
    <message>
        <source>You are [[furiten]] until your own discard. Now you are on turn.</source>
        <comment>last</comment>
        <translation>在自己打出牌之前，你一直是[[furiten|振听]]。现在轮到你了。</translation>
    </message>
    <message>
        <source>Discard {9s}.</source>
        <comment>last</comment>
        <translation>请打出 {9s}。</translation>
    </message>
    <message>
        <source>The drawn tile.</source>
        <comment>last</comment>
        <translation>就是刚摸到的牌。</translation>
    </message>
    <message>
        <source>Stay silent once more.</source>
        <comment>last</comment>
        <translation>再默听一次。</translation>
    </message>
    <message>
        <source>Rin throws {5p}.</source>
        <comment>last</comment>
        <translation>凛打出了 {5p}。</translation>
    </message>
    <message>
        <source>This one wins the match.</source>
        <comment>last</comment>
        <translation>和了这张，对局就赢了。</translation>
    </message>
    <message>
        <source>Press Ron.</source>
        <comment>last</comment>
        <translation>请按“荣和”。</translation>
    </message>
    <message>
        <source>From Rin it is enough. Take it!</source>
        <comment>last</comment>
        <translation>从凛那里和就够了，和吧！</translation>
    </message>
    <message>
        <source>In the last hand the question is not &quot;can I win?&quot; but &quot;does this win bring me forward?&quot;. You have seen it all: now play a match of your own.</source>
        <comment>last</comment>
        <translation>末局的问题不是“我能不能和”，而是“和了能不能提升顺位”。课程到这里就全部学完了，去打一场自己的对局吧！</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Learn riichi mahjong, step by step</source>
        <translation>一步步学习立直麻将</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>The file of the match</source>
        <translation>对局的文件</translation>
    </message>
    <message>
        <source>Hands of the match: Return shows the chosen one</source>
        <translation>对局的各局：按回车显示所选的局</translation>
    </message>
    <message>
        <source>A click shows the hand at the table</source>
        <translation>点击即在牌桌上显示该局</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>牌谱库</translation>
    </message>
    <message>
        <source>Ma&amp;tches</source>
        <translation>对局(&amp;T)</translation>
    </message>
    <message>
        <source>Which matches are listed</source>
        <translation>列出哪些对局</translation>
    </message>
    <message>
        <source>Find: words, or conditions as place:1 yaku:chiitoitsu</source>
        <translation>查找：词语，或 place:1 yaku:chiitoitsu 这样的条件</translation>
    </message>
    <message>
        <source>Find matches by words or conditions</source>
        <translation>按词语或条件查找对局</translation>
    </message>
    <message>
        <source>Co&amp;nditions</source>
        <translation>条件(&amp;N)</translation>
    </message>
    <message>
        <source>Everything that can be searched for</source>
        <translation>所有可以搜索的内容</translation>
    </message>
    <message>
        <source>Sav&amp;ed</source>
        <translation>已保存(&amp;E)</translation>
    </message>
    <message>
        <source>Searches that are kept under a name</source>
        <translation>取名保存的搜索</translation>
    </message>
    <message>
        <source>Matches of the library: Return shows the chosen one at the table</source>
        <translation>牌谱库中的对局：按回车在牌桌上显示所选对局</translation>
    </message>
    <message>
        <source>How far the import is</source>
        <translation>导入进度</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>停止(&amp;O)</translation>
    </message>
    <message>
        <source>What is imported until then is kept</source>
        <translation>已导入的会保留</translation>
    </message>
    <message>
        <source>What was &amp;done here...</source>
        <translation>此处的选择(&amp;D)...</translation>
    </message>
    <message>
        <source>Each action in the positions that were found, how often, and what came of it</source>
        <translation>找到的局面中各种动作的次数与结果</translation>
    </message>
    <message>
        <source>The files that were refused, with the reasons</source>
        <translation>被拒绝的文件及其原因</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Recorded games of this program, Tenhou, Majiang, mjai and others</source>
        <translation>本程序、天凤、电脑麻将（Majiang）、mjai 等的牌谱</translation>
    </message>
    <message>
        <source>M&amp;y names...</source>
        <translation>我的名字(&amp;Y)...</translation>
    </message>
    <message>
        <source>Which names of the library are mine, and which belong to one player</source>
        <translation>库中哪些名字是我的，哪些属于同一玩家</translation>
    </message>
    <message>
        <source>Show &amp;file</source>
        <translation>显示文件(&amp;F)</translation>
    </message>
    <message>
        <source>Opens the folder of the file</source>
        <translation>打开文件所在的文件夹</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>导出(&amp;X)...</translation>
    </message>
    <message>
        <source>Writes the chosen matches into files, also anonymous</source>
        <translation>把所选对局写入文件，也可匿名</translation>
    </message>
    <message>
        <source>Re&amp;move...</source>
        <translation>删除(&amp;M)...</translation>
    </message>
    <message>
        <source>Moves the file into the trash</source>
        <translation>把文件移到回收站</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>复盘(&amp;W)</translation>
    </message>
    <message>
        <source>What each choice was worth, with reasons</source>
        <translation>每个选择价值多少，附理由</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>查看(&amp;L)</translation>
    </message>
    <message>
        <source>At the table, move by move</source>
        <translation>在牌桌上一步步看</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message>
        <source>%1 in %2</source>
        <extracomment>How much a search of positions has found: &quot;12 positions in 5 of 100 matches&quot;</extracomment>
        <translation>%2，共%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s)</source>
        <comment>of a search</comment>
        <translation>
            <numerusform>%Ln个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>%Ln场对局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many matches a filter leaves of all</extracomment>
        <translation>%2中的%1场</translation>
    </message>
    <message>
        <source>There was no file to read.</source>
        <translation>没有可读取的文件。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new match(es)</source>
        <translation>
            <numerusform>新对局%Ln场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln longer record(s)</source>
        <comment>of matches that were known in part</comment>
        <translation>
            <numerusform>更完整的牌谱%Ln份</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known already</source>
        <comment>files or matches</comment>
        <translation>
            <numerusform>已有%Ln个</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped; until then: %1.</source>
        <extracomment>What an import brought: &quot;12 new matches, 3 known already&quot;</extracomment>
        <translation>已停止；在此之前：%1。</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation>已导入：%1。</translation>
    </message>
    <message>
        <source>Reading file %1 of %2</source>
        <translation>正在读取第%1个文件，共%2个</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) into the trash? The matches in them leave the library.</source>
        <translation>
            <numerusform>要把%Ln个文件移到回收站吗？其中的对局会从牌谱库消失。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the file %1 into the trash? All its %Ln match(es) leave the library.</source>
        <translation>
            <numerusform>要把文件 %1 移到回收站吗？其中全部%Ln场对局会从牌谱库消失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the file %1 into the trash? The match leaves the library.</source>
        <translation>要把文件 %1 移到回收站吗？这场对局会从牌谱库消失。</translation>
    </message>
    <message>
        <source>%1 is in use and stays where it is.</source>
        <translation>%1 正在使用，留在原处。</translation>
    </message>
    <message>
        <source>%1 could not be moved into the trash: %2.</source>
        <translation>无法把 %1 移到回收站：%2。</translation>
    </message>
    <message numerus="yes">
        <source>The file(s) of %Ln match(es) leave as they are, with all that stands in them: names, dates, ratings, chat. Tags and notes stay here.</source>
        <translation>
            <numerusform>%Ln场对局的文件原样导出，包含其中的一切：名字、日期、R值、聊天。标签和备注留在这里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) with all moves, each in a file of its own.</source>
        <translation>
            <numerusform>%Ln场对局的完整过程，每场一个文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One table with places, scores and counts for each player of %Ln match(es).</source>
        <translation>
            <numerusform>一张表，列出%Ln场对局中每位玩家的顺位、点数和各项计数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The names of the players leave, and the dates.</source>
        <translation>玩家的名字和日期会一并导出。</translation>
    </message>
    <message>
        <source>Names become “Player 1”, “Player 2” and so on, the same in all of them; dates, ids, ratings, seeds and the names of files and of own rules stay here.</source>
        <translation>名字在所有对局中统一替换为“Player 1”“Player 2”等；日期、ID、R值、种子、文件名和自定规则名留在这里。</translation>
    </message>
    <message>
        <source>Names become “Player 1”, “Player 2” and so on, matches are numbered; dates stay here.</source>
        <translation>名字替换为“Player 1”“Player 2”等，对局只编号；日期留在这里。</translation>
    </message>
    <message>
        <source>Man, pin and sou trade places, match by match.</source>
        <translation>万、筒、索逐场互换。</translation>
    </message>
    <message>
        <source>Tags and notes stay here.</source>
        <translation>标签和备注留在这里。</translation>
    </message>
    <message>
        <source>Writing match %1 of %2</source>
        <translation>正在写入第%1场对局，共%2场</translation>
    </message>
    <message>
        <source>Stopped; until then exported: %1.</source>
        <extracomment>What an export has written: &quot;Exported: 12 matches.&quot;</extracomment>
        <translation>已停止；在此之前已导出：%1。</translation>
    </message>
    <message>
        <source>Exported: %1.</source>
        <translation>已导出：%1。</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>切%1</translation>
    </message>
    <message>
        <source>Riichi, discard %1</source>
        <translation>切%1立直</translation>
    </message>
    <message>
        <source>Kan of %1</source>
        <translation>杠%1</translation>
    </message>
    <message>
        <source>North set aside</source>
        <translation>拔北</translation>
    </message>
    <message>
        <source>Win by the draw, or abort</source>
        <translation>自摸和牌，或流局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s), one for each player and hand at most.</source>
        <translation>
            <numerusform>%Ln个局面，每位玩家每局最多一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln of them it was your turn. The means are of the points that the hand brought.</source>
        <translation>
            <numerusform>其中%Ln个局面轮到你选择。平均值是该局的点数收支。</numerusform>
        </translation>
    </message>
    <message>
        <source>The library cannot be read: %1.</source>
        <extracomment>%1 says why</extracomment>
        <translation>无法读取牌谱库：%1。</translation>
    </message>
    <message>
        <source>The list was damaged, or of another version of Janso, and is made anew. Your files are as they were, and are read again.</source>
        <translation>列表已损坏或属于其他版本的 Janso，正在重新生成。你的文件没有变动，会再次读取。</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>What happened at the table</source>
        <translation>牌桌上发生的事</translation>
    </message>
    <message>
        <source>One line for each event; hidden tiles stay hidden.</source>
        <translation>每件事一行；扣着的牌仍然不公开。</translation>
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
        <translation>概要</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>参见</translation>
    </message>
</context>
<context>
    <name>MatchCharts</name>
    <message>
        <source>Luck in a match, in thousand points</source>
        <translation>单场运气（千点）</translation>
    </message>
    <message>
        <source>Final points with uma, in thousands</source>
        <translation>含马点的最终得分（千点）</translation>
    </message>
    <message>
        <source>Matches with as many or fewer</source>
        <translation>不多于此值的对局</translation>
    </message>
    <message>
        <source>The last match</source>
        <translation>最近一场</translation>
    </message>
    <message>
        <source>Before each deal, and at the end (whisker: 95 %)</source>
        <translation>每局之前与终局时（须线：95%）</translation>
    </message>
    <message>
        <source>Points won since the start, in thousands</source>
        <translation>开局以来的得点（千点）</translation>
    </message>
    <message>
        <source>%1%2</source>
        <extracomment>A deal, as short as can be: the round&apos;s wind as a letter or sign, the dealer&apos;s number</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>Reviewed matches, the oldest first</source>
        <translation>已复盘的对局，从旧到新</translation>
    </message>
    <message>
        <source>Places lost in 100 choices</source>
        <translation>每100个选择损失的顺位</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Points won, in thousands</source>
        <translation>得点（千点）</translation>
    </message>
    <message>
        <source>Places lost by choices</source>
        <translation>因选择损失的顺位</translation>
    </message>
    <message>
        <source>Deal-ins</source>
        <translation>放铳</translation>
    </message>
    <message>
        <source>The tile: its number; in the last row the honour beside it</source>
        <translation>牌：所标数字；最下一行为旁注的字牌</translation>
    </message>
    <message>
        <source>E</source>
        <translation>东</translation>
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
        <translation>发</translation>
    </message>
    <message>
        <source>Chun</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>万子</translation>
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
        <source>Score sheet</source>
        <translation>成绩表</translation>
    </message>
    <message>
        <source>Score sheet of the series</source>
        <translation>系列赛成绩表</translation>
    </message>
    <message>
        <source>* in riichi, the stick is counted · ▼ dealt in · ● dealer</source>
        <translation>* 立直（含立直棒） · ▼ 放铳 · ● 庄家</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>配牌之前</translation>
    </message>
    <message>
        <source>SHA-256 of the wall seed, told before the deal</source>
        <translation>牌山种子的 SHA-256，配牌前已公布</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the SHA-256</source>
        <translation>复制 SHA-256</translation>
    </message>
    <message>
        <source>Wall seed</source>
        <translation>牌山种子</translation>
    </message>
    <message>
        <source>Copy the wall seed</source>
        <translation>复制牌山种子</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Matches folder</source>
        <translation>对局文件夹</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>What the choices of this match cost, and why</source>
        <translation>这场对局各个选择的损失及其原因</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一场</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Unfinished matches</source>
        <translation>未打完的对局</translation>
    </message>
    <message>
        <source>Open a &amp;file...</source>
        <translation>打开文件(&amp;F)...</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>查看(&amp;L)</translation>
    </message>
    <message>
        <source>Shows the hands of it that are over, and changes nothing</source>
        <translation>只显示已打完的局，不作任何改动</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
</context>
<context>
    <name>MeasureGroups</name>
    <message>
        <source>Matches</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防守</translation>
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
        <translation>复盘</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
</context>
<context>
    <name>MeasureTexts</name>
    <message>
        <source>%1 of %2.</source>
        <extracomment>Of a share: so many cases of so many</extracomment>
        <translation>%2例中有%1例。</translation>
    </message>
    <message>
        <source>A sum of %1 over %2 cases.</source>
        <translation>%2例合计%1。</translation>
    </message>
    <message>
        <source>Over %1 cases.</source>
        <translation>%1例的平均。</translation>
    </message>
    <message>
        <source>It takes about %1 to be right to 2 points either way.</source>
        <translation>要把误差控制在正负2个百分点，约需%1例。</translation>
    </message>
    <message>
        <source>Yours is higher than that of %1.</source>
        <translation>你的数值高于%1。</translation>
    </message>
    <message>
        <source>Yours is lower than that of %1.</source>
        <translation>你的数值低于%1。</translation>
    </message>
    <message>
        <source>So many cases do not tell whether it differs from %1.</source>
        <translation>以这样的例数还说不上与%1有无差别。</translation>
    </message>
    <message>
        <source>a yakuman</source>
        <translation>役满</translation>
    </message>
    <message>
        <source>%1 han or more</source>
        <translation>%1番以上</translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n番</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>An interval: from, to</extracomment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Grey: %1 cases are fewer than the %2 from which such a figure says anything.</source>
        <translation>灰色：%1例，少于这类数字有意义所需的%2例。</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2.</source>
        <translation>95%区间：%1至%2。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>The name of a bot, its figure</extracomment>
        <translation>%1：%2。</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>played by these rules</source>
        <translation>按此规则打的</translation>
    </message>
    <message>
        <source>with so many players</source>
        <translation>此人数的</translation>
    </message>
    <message>
        <source>of this length</source>
        <translation>此长度的</translation>
    </message>
    <message>
        <source>played on that day or later</source>
        <translation>当日或之后打的</translation>
    </message>
    <message>
        <source>played on that day or earlier</source>
        <translation>当日或之前打的</translation>
    </message>
    <message>
        <source>only the last matches</source>
        <translation>只看最近的对局</translation>
    </message>
    <message>
        <source>against this player or bot</source>
        <translation>对此玩家或机器人</translation>
    </message>
    <message>
        <source>in this seat, 0 is the first dealer</source>
        <translation>坐此座位，0为起家</translation>
    </message>
    <message>
        <source>of these kinds; without it live and imported</source>
        <translation>限于这些种类；不写则包括实战与导入</translation>
    </message>
    <message>
        <source>with this tag</source>
        <translation>带此标签</translation>
    </message>
    <message>
        <source>hands of this round</source>
        <translation>此场风的局</translation>
    </message>
    <message>
        <source>hands of this number in the round</source>
        <translation>场中此序号的局</translation>
    </message>
    <message>
        <source>hands as dealer, or not</source>
        <translation>庄家的局，或非庄家的局</translation>
    </message>
    <message>
        <source>hands that began in this place</source>
        <translation>以此顺位开始的局</translation>
    </message>
    <message>
        <source>hands that began so many points ahead of everybody else, or behind the first</source>
        <translation>开始时领先其他所有人，或落后于首位这么多点的局</translation>
    </message>
    <message>
        <source>Mean place</source>
        <translation>平均顺位</translation>
    </message>
    <message>
        <source>The mean of the final places.</source>
        <translation>最终顺位的平均值。</translation>
    </message>
    <message>
        <source>First places</source>
        <translation>一位率</translation>
    </message>
    <message>
        <source>The share of matches that ended in first place.</source>
        <translation>以一位结束的对局比例。</translation>
    </message>
    <message>
        <source>Second places</source>
        <translation>二位率</translation>
    </message>
    <message>
        <source>The share of matches that ended in second place.</source>
        <translation>以二位结束的对局比例。</translation>
    </message>
    <message>
        <source>Third places</source>
        <translation>三位率</translation>
    </message>
    <message>
        <source>The share of matches that ended in third place.</source>
        <translation>以三位结束的对局比例。</translation>
    </message>
    <message>
        <source>Fourth places</source>
        <translation>四位率</translation>
    </message>
    <message>
        <source>The share of matches that ended in fourth place.</source>
        <translation>以四位结束的对局比例。</translation>
    </message>
    <message>
        <source>First or second</source>
        <translation>连对率</translation>
    </message>
    <message>
        <source>The share of matches that ended in first or second place.</source>
        <translation>以一位或二位结束的对局比例。</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>被飞率</translation>
    </message>
    <message>
        <source>The share of matches that ended below 0 points.</source>
        <translation>以低于0点结束的对局比例。</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>最终点数</translation>
    </message>
    <message>
        <source>The mean score at the end of a match, without uma and oka.</source>
        <translation>终局时点数的平均值，不含马点与头名赏。</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>最终得分</translation>
    </message>
    <message>
        <source>The mean result of a match with uma, oka and adjustments.</source>
        <translation>对局结果的平均值，含马点、头名赏及其他调整。</translation>
    </message>
    <message>
        <source>Overtook in the last hand</source>
        <translation>末局逆转</translation>
    </message>
    <message>
        <source>The share of last hands that brought a better place.</source>
        <translation>末局顺位上升的比例。</translation>
    </message>
    <message>
        <source>Overtaken in the last hand</source>
        <translation>末局被逆转</translation>
    </message>
    <message>
        <source>The share of last hands that brought a worse place.</source>
        <translation>末局顺位下降的比例。</translation>
    </message>
    <message>
        <source>Gain per hand</source>
        <translation>局收支</translation>
    </message>
    <message>
        <source>The mean change of the score in a hand, riichi sticks included.</source>
        <translation>每局点数增减的平均值，含立直棒。</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>和牌率</translation>
    </message>
    <message>
        <source>The share of hands that were won.</source>
        <translation>和牌的局的比例。</translation>
    </message>
    <message>
        <source>Deal-ins</source>
        <translation>放铳率</translation>
    </message>
    <message>
        <source>The share of hands in which another won on a discard or kan of this player.</source>
        <translation>自己的弃牌或杠牌被他家和了的局的比例。</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直率</translation>
    </message>
    <message>
        <source>The share of hands in which riichi was declared.</source>
        <translation>宣告立直的局的比例。</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>副露率</translation>
    </message>
    <message>
        <source>The share of hands opened by chi, pon or an open kan; a concealed kan does not count.</source>
        <translation>吃、碰或明杠过的局的比例；暗杠不算。</translation>
    </message>
    <message>
        <source>Exhaustive draws</source>
        <translation>流局率</translation>
    </message>
    <message>
        <source>The share of hands that ended with an empty wall.</source>
        <translation>牌山摸完而结束的局的比例。</translation>
    </message>
    <message>
        <source>Tenpai at the draw</source>
        <translation>流局听牌率</translation>
    </message>
    <message>
        <source>The share of exhaustive draws at which the hand was tenpai.</source>
        <translation>荒牌流局时听牌的比例。</translation>
    </message>
    <message>
        <source>Paid to tsumo</source>
        <translation>被自摸损失</translation>
    </message>
    <message>
        <source>What was paid to self-drawn wins of others, by hand.</source>
        <translation>平均每局因他家自摸付出的点数。</translation>
    </message>
    <message>
        <source>Dealer hit</source>
        <translation>炸庄率</translation>
    </message>
    <message>
        <source>Of the self-drawn wins that were paid, the share paid as dealer to a mangan or more.</source>
        <translation>所付的自摸中，坐庄被满贯以上自摸的比例。</translation>
    </message>
    <message>
        <source>Wins as dealer</source>
        <translation>庄家和牌率</translation>
    </message>
    <message>
        <source>The share of own deals that were won.</source>
        <translation>自己坐庄的局中和牌的比例。</translation>
    </message>
    <message>
        <source>Longest run of repeats</source>
        <translation>最多连庄</translation>
    </message>
    <message>
        <source>The most times in a row that the own deal was repeated.</source>
        <translation>自己连续连庄的最多次数。</translation>
    </message>
    <message>
        <source>Won by tsumo</source>
        <translation>自摸率</translation>
    </message>
    <message>
        <source>The share of wins by the own draw.</source>
        <translation>和牌中自摸的比例。</translation>
    </message>
    <message>
        <source>Won in riichi</source>
        <translation>立直和牌</translation>
    </message>
    <message>
        <source>The share of wins after riichi.</source>
        <translation>和牌中立直后和牌的比例。</translation>
    </message>
    <message>
        <source>Won open</source>
        <translation>副露和牌</translation>
    </message>
    <message>
        <source>The share of wins with an open hand.</source>
        <translation>和牌中副露手的比例。</translation>
    </message>
    <message>
        <source>Won dama</source>
        <translation>默听和牌</translation>
    </message>
    <message>
        <source>The share of wins with a closed hand and without riichi.</source>
        <translation>和牌中门清且未立直的比例。</translation>
    </message>
    <message>
        <source>Mean win</source>
        <translation>平均打点</translation>
    </message>
    <message>
        <source>What a won hand was worth, without honba and sticks.</source>
        <translation>所和手牌的点数，不计本场与供托。</translation>
    </message>
    <message>
        <source>Mean win, whole gain</source>
        <translation>平均打点（总收入）</translation>
    </message>
    <message>
        <source>What the score gained in a won hand: honba and sticks are in, the own stick is not.</source>
        <translation>和牌的局所增加的点数：含本场与供托，不含自己的立直棒。</translation>
    </message>
    <message>
        <source>Turn of the win</source>
        <translation>和牌巡数</translation>
    </message>
    <message>
        <source>Own discards at the win; a winning draw counts as one.</source>
        <translation>和牌时自己的弃牌数；自摸的那张算一张。</translation>
    </message>
    <message>
        <source>Turn of the win, by the table</source>
        <translation>和牌巡数（全桌）</translation>
    </message>
    <message>
        <source>One more than the discards of all, divided by the players.</source>
        <translation>全桌弃牌数除以人数再加一。</translation>
    </message>
    <message>
        <source>Win efficiency</source>
        <translation>和牌效率</translation>
    </message>
    <message>
        <source>The share of wins times the mean win: points won by hand.</source>
        <translation>和牌率乘以平均打点：平均每局靠和牌得到的点数。</translation>
    </message>
    <message>
        <source>Dora per win</source>
        <translation>和牌宝牌数</translation>
    </message>
    <message>
        <source>The mean han of dora in a win; red fives, ura and Norths set aside count.</source>
        <translation>和牌中宝牌的平均番数；含赤五、里宝牌与拔北。</translation>
    </message>
    <message>
        <source>Mean deal-in</source>
        <translation>平均放铳点</translation>
    </message>
    <message>
        <source>What the hand dealt into was worth, without honba; two who win on one tile count as two.</source>
        <translation>放铳手牌的点数，不计本场；一炮双响算两次。</translation>
    </message>
    <message>
        <source>Mean deal-in, whole payment</source>
        <translation>平均放铳点（总支付）</translation>
    </message>
    <message>
        <source>What was paid in a hand with a deal-in, honba included.</source>
        <translation>放铳的局所付出的点数，含本场。</translation>
    </message>
    <message>
        <source>Into riichi</source>
        <translation>放铳给立直</translation>
    </message>
    <message>
        <source>The share of deal-ins into a hand in riichi.</source>
        <translation>放铳中，对方已立直的比例。</translation>
    </message>
    <message>
        <source>Into an open hand</source>
        <translation>放铳给副露</translation>
    </message>
    <message>
        <source>The share of deal-ins into an open hand.</source>
        <translation>放铳中，对方已副露的比例。</translation>
    </message>
    <message>
        <source>Into dama</source>
        <translation>放铳给默听</translation>
    </message>
    <message>
        <source>The share of deal-ins into a closed hand without riichi.</source>
        <translation>放铳中，对方门清且未立直的比例。</translation>
    </message>
    <message>
        <source>While in riichi</source>
        <translation>立直中放铳</translation>
    </message>
    <message>
        <source>The share of deal-ins that came after the own riichi.</source>
        <translation>放铳中，自己立直之后的比例。</translation>
    </message>
    <message>
        <source>While open</source>
        <translation>副露中放铳</translation>
    </message>
    <message>
        <source>The share of deal-ins with an open hand.</source>
        <translation>放铳中，自己已副露的比例。</translation>
    </message>
    <message>
        <source>Deal-ins when quiet</source>
        <translation>平静时放铳</translation>
    </message>
    <message>
        <source>The share of deal-ins in hands with neither riichi nor two calls.</source>
        <translation>放铳中，自己既未立直也没有两副露的比例。</translation>
    </message>
    <message>
        <source>While tenpai</source>
        <translation>听牌时放铳</translation>
    </message>
    <message>
        <source>The share of deal-ins with a hand that was tenpai.</source>
        <translation>放铳中，自己已听牌的比例。</translation>
    </message>
    <message>
        <source>Cost of deal-ins</source>
        <translation>放铳损失</translation>
    </message>
    <message>
        <source>The share of deal-ins times the mean deal-in: points lost by hand.</source>
        <translation>放铳率乘以平均放铳点：平均每局因放铳失去的点数。</translation>
    </message>
    <message>
        <source>Folds under riichi</source>
        <translation>面对立直的弃和率</translation>
    </message>
    <message>
        <source>Of the own discards while another was in riichi, the share that was safe against all in riichi and led away from tenpai.</source>
        <translation>他家立直时自己的切牌中，对所有立直者安全且离听牌更远的比例。</translation>
    </message>
    <message>
        <source>Turn of the riichi</source>
        <translation>立直巡数</translation>
    </message>
    <message>
        <source>Own discards at the riichi, the declaring one included.</source>
        <translation>立直时自己的弃牌数，含宣言牌。</translation>
    </message>
    <message>
        <source>Riichi: wins</source>
        <translation>立直后和牌率</translation>
    </message>
    <message>
        <source>The share of riichi that won.</source>
        <translation>立直中最终和牌的比例。</translation>
    </message>
    <message>
        <source>Riichi: deal-ins</source>
        <translation>立直后放铳率</translation>
    </message>
    <message>
        <source>The share of riichi that dealt in, the declaring tile included.</source>
        <translation>立直中最终放铳的比例，含宣言牌。</translation>
    </message>
    <message>
        <source>Riichi: deal-ins afterwards</source>
        <translation>立直后放铳（宣言牌除外）</translation>
    </message>
    <message>
        <source>The share of riichi that dealt in, the declaring tile not included.</source>
        <translation>立直中最终放铳的比例，不含宣言牌。</translation>
    </message>
    <message>
        <source>First riichi: deal-ins</source>
        <translation>先制立直放铳率</translation>
    </message>
    <message>
        <source>The share of first riichi that dealt in, the declaring tile not included.</source>
        <translation>先制立直中最终放铳的比例，不含宣言牌。</translation>
    </message>
    <message>
        <source>Chasing riichi: deal-ins</source>
        <translation>追立放铳率</translation>
    </message>
    <message>
        <source>The share of chasing riichi that dealt in, the declaring tile not included.</source>
        <translation>追立中最终放铳的比例，不含宣言牌。</translation>
    </message>
    <message>
        <source>Riichi: draws</source>
        <translation>立直后流局率</translation>
    </message>
    <message>
        <source>The share of riichi that ended with an exhaustive draw.</source>
        <translation>立直中以荒牌流局结束的比例。</translation>
    </message>
    <message>
        <source>Riichi balance</source>
        <translation>立直收支</translation>
    </message>
    <message>
        <source>The mean change of the score in a hand with riichi, the stick included.</source>
        <translation>立直的局点数增减的平均值，含立直棒。</translation>
    </message>
    <message>
        <source>First riichi</source>
        <translation>先制立直率</translation>
    </message>
    <message>
        <source>The share of riichi before which nobody had declared.</source>
        <translation>立直中此前无人宣告的比例。</translation>
    </message>
    <message>
        <source>Chasing riichi</source>
        <translation>追立率</translation>
    </message>
    <message>
        <source>The share of riichi after another one.</source>
        <translation>立直中在他家立直之后的比例。</translation>
    </message>
    <message>
        <source>Chased riichi</source>
        <translation>被追立率</translation>
    </message>
    <message>
        <source>The share of riichi after which another declared.</source>
        <translation>立直之后又有他家宣告的比例。</translation>
    </message>
    <message>
        <source>Chasers per riichi</source>
        <translation>每次立直被追立数</translation>
    </message>
    <message>
        <source>How many declared after the own riichi, each counted.</source>
        <translation>自己立直之后宣告的人数，逐人计算。</translation>
    </message>
    <message>
        <source>Ippatsu</source>
        <translation>一发率</translation>
    </message>
    <message>
        <source>The share of wins after riichi that had ippatsu.</source>
        <translation>立直和牌中有一发的比例。</translation>
    </message>
    <message>
        <source>Ura dora</source>
        <translation>里宝率</translation>
    </message>
    <message>
        <source>The share of wins after riichi with at least one ura dora.</source>
        <translation>立直和牌中至少有一张里宝牌的比例。</translation>
    </message>
    <message>
        <source>Good waits</source>
        <translation>好型率</translation>
    </message>
    <message>
        <source>The share of riichi with 6 or more winning tiles unseen.</source>
        <translation>立直中未见的和牌张有6张以上的比例。</translation>
    </message>
    <message>
        <source>Waits on two kinds</source>
        <translation>两种以上待牌</translation>
    </message>
    <message>
        <source>The share of riichi that waited for two or more kinds of tile.</source>
        <translation>立直中听两种以上牌的比例。</translation>
    </message>
    <message>
        <source>Furiten riichi</source>
        <translation>振听立直率</translation>
    </message>
    <message>
        <source>The share of riichi declared in furiten.</source>
        <translation>立直中以振听宣告的比例。</translation>
    </message>
    <message>
        <source>Calls per open hand</source>
        <translation>副露局副露数</translation>
    </message>
    <message>
        <source>The mean number of calls in a hand with any.</source>
        <translation>有副露的局的平均副露数。</translation>
    </message>
    <message>
        <source>Open hand: wins</source>
        <translation>副露后和牌率</translation>
    </message>
    <message>
        <source>The share of open hands that won.</source>
        <translation>副露手中最终和牌的比例。</translation>
    </message>
    <message>
        <source>Open hand: deal-ins</source>
        <translation>副露后放铳率</translation>
    </message>
    <message>
        <source>The share of open hands that dealt in.</source>
        <translation>副露手中最终放铳的比例。</translation>
    </message>
    <message>
        <source>Open hand: draws</source>
        <translation>副露后流局率</translation>
    </message>
    <message>
        <source>The share of open hands that ended with an exhaustive draw.</source>
        <translation>副露手中以荒牌流局结束的比例。</translation>
    </message>
    <message>
        <source>Shanten at the start</source>
        <translation>配牌向听</translation>
    </message>
    <message>
        <source>The mean shanten of the 13 tiles dealt.</source>
        <translation>发到的13张牌的平均向听数。</translation>
    </message>
    <message>
        <source>Shanten at the start, with the first draw of the dealer</source>
        <translation>配牌向听（含庄家第一摸）</translation>
    </message>
    <message>
        <source>The same, but of 14 tiles as dealer.</source>
        <translation>同上，但庄家按14张计算。</translation>
    </message>
    <message>
        <source>Turn of the first tenpai</source>
        <translation>初听巡数</translation>
    </message>
    <message>
        <source>Own discards when the hand was first tenpai.</source>
        <translation>手牌第一次听牌时自己的弃牌数。</translation>
    </message>
    <message>
        <source>Tenpai</source>
        <translation>听牌率</translation>
    </message>
    <message>
        <source>The share of hands that were tenpai at any time.</source>
        <translation>曾经听牌的局的比例。</translation>
    </message>
    <message>
        <source>Tenpai to win</source>
        <translation>听牌后和牌率</translation>
    </message>
    <message>
        <source>The share of hands that were tenpai and won.</source>
        <translation>曾经听牌的局中和牌的比例。</translation>
    </message>
    <message>
        <source>Wins by han</source>
        <translation>和牌番数分布</translation>
    </message>
    <message>
        <source>The share of wins with 1 to 12 han, 13 or more, and with a yakuman.</source>
        <translation>1到12番、13番以上及役满和牌的比例。</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message>
        <source>The share of wins with each yaku.</source>
        <translation>带有各个役的和牌比例。</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役满</translation>
    </message>
    <message>
        <source>How many wins were a yakuman.</source>
        <translation>和了多少次役满。</translation>
    </message>
    <message>
        <source>Counted yakuman</source>
        <translation>累计役满</translation>
    </message>
    <message>
        <source>How many wins with 13 han or more were paid as a yakuman.</source>
        <translation>13番以上按役满支付的和牌次数。</translation>
    </message>
    <message>
        <source>Loss per choice</source>
        <translation>每次选择损失</translation>
    </message>
    <message>
        <source>How much of a place a choice that counts has lost, by the review.</source>
        <translation>按复盘的判断，计入的一次选择平均损失多少顺位。</translation>
    </message>
    <message>
        <source>Loss per choice, in points</source>
        <translation>每次选择损失（点数）</translation>
    </message>
    <message>
        <source>The same, in points of the hand.</source>
        <translation>同上，按该局点数。</translation>
    </message>
    <message>
        <source>Loss: last hand</source>
        <translation>损失：末局</translation>
    </message>
    <message>
        <source>How much of a place a choice in the last hand has lost.</source>
        <translation>末局的一次选择平均损失多少顺位。</translation>
    </message>
    <message>
        <source>Loss: wins passed</source>
        <translation>损失：见逃</translation>
    </message>
    <message>
        <source>How much of a place a choice about a win has lost.</source>
        <translation>关于和牌的一次选择平均损失多少顺位。</translation>
    </message>
    <message>
        <source>Loss: kan</source>
        <translation>损失：杠</translation>
    </message>
    <message>
        <source>How much of a place a choice about a kan has lost.</source>
        <translation>关于杠的一次选择平均损失多少顺位。</translation>
    </message>
    <message>
        <source>Loss: calls</source>
        <translation>损失：鸣牌</translation>
    </message>
    <message>
        <source>How much of a place a choice about a call has lost.</source>
        <translation>关于鸣牌的一次选择平均损失多少顺位。</translation>
    </message>
    <message>
        <source>Loss: riichi or dama</source>
        <translation>损失：立直或默听</translation>
    </message>
    <message>
        <source>How much of a place a choice about riichi has lost.</source>
        <translation>关于立直的一次选择平均损失多少顺位。</translation>
    </message>
    <message>
        <source>Loss: push or fold</source>
        <translation>损失：攻守</translation>
    </message>
    <message>
        <source>How much of a place a choice between pushing and folding has lost.</source>
        <translation>在进攻与弃和之间的一次选择平均损失多少顺位。</translation>
    </message>
    <message>
        <source>Loss: safe tiles</source>
        <translation>损失：安全牌</translation>
    </message>
    <message>
        <source>How much of a place a choice between tiles to fold with has lost.</source>
        <translation>弃和时选安全牌的一次选择平均损失多少顺位。</translation>
    </message>
    <message>
        <source>Loss: value</source>
        <translation>损失：打点</translation>
    </message>
    <message>
        <source>How much of a place a choice about the value of the hand has lost.</source>
        <translation>关于打点的一次选择平均损失多少顺位。</translation>
    </message>
    <message>
        <source>Loss: efficiency</source>
        <translation>损失：牌效率</translation>
    </message>
    <message>
        <source>How much of a place a choice about the way to tenpai has lost.</source>
        <translation>关于如何走向听牌的一次选择平均损失多少顺位。</translation>
    </message>
    <message>
        <source>Loss: danger on the way</source>
        <translation>损失：进攻时的危险</translation>
    </message>
    <message>
        <source>How much of a place a choice about the danger of a tile while pushing has lost.</source>
        <translation>进攻时关于切牌危险度的一次选择平均损失多少顺位。</translation>
    </message>
    <message>
        <source>Perhaps worse</source>
        <translation>可能较差</translation>
    </message>
    <message>
        <source>Choices in a hundred that count that may have cost as much as an inaccuracy.</source>
        <translation>每一百次计入的选择中，可能造成不亚于缓手的损失的次数。</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>缓手</translation>
    </message>
    <message>
        <source>Inaccuracies in a hundred choices that count.</source>
        <translation>每一百次计入的选择中的缓手数。</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>恶手</translation>
    </message>
    <message>
        <source>Mistakes in a hundred choices that count.</source>
        <translation>每一百次计入的选择中的恶手数。</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>大恶手</translation>
    </message>
    <message>
        <source>Blunders in a hundred choices that count.</source>
        <translation>每一百次计入的选择中的大恶手数。</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>What draws and deals have brought by match, in points.</source>
        <translation>摸牌与配牌平均每场带来的点数。</translation>
    </message>
    <message>
        <source>Luck in places</source>
        <translation>运气（顺位）</translation>
    </message>
    <message>
        <source>The same, in places: below 0 is lucky.</source>
        <translation>同上，按顺位：低于0为走运。</translation>
    </message>
    <message>
        <source>Place without luck</source>
        <translation>去除运气的顺位</translation>
    </message>
    <message>
        <source>The mean final place with the luck taken off.</source>
        <translation>扣除运气后的平均最终顺位。</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Your first win</source>
        <extracomment>On a ribbon over the first hand that a player ever wins</extracomment>
        <translation>第一次和牌</translation>
    </message>
    <message>
        <source>Comeback in the last hand: %1 to %2</source>
        <extracomment>On a ribbon: who won the last hand won the match with it; %1 and %2 are places, &quot;3rd&quot; and &quot;1st&quot;</extracomment>
        <translation>末局逆转：%1→%2</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>R&amp;ules...</source>
        <translation>规则(&amp;U)...</translation>
    </message>
    <message>
        <source>Look at every option, change it, and make rulesets of your own</source>
        <translation>查看、修改每个选项，制作自己的规则</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>长度(&amp;L)</translation>
    </message>
    <message>
        <source>A dealer who wins or is tenpai deals again, so that there may be more hands.</source>
        <translation>庄家和牌或听牌时连庄，所以局数可能更多。</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>对局数(&amp;M)</translation>
    </message>
    <message>
        <source>In practice any number of choices can be taken back, and a hand can be dealt again. Such a match is kept, but statistics and ratings leave it out.</source>
        <translation>练习中可以任意次悔牌，也可以把一局重打。这样的对局会保存，但不计入统计和R值。</translation>
    </message>
    <message>
        <source>Single match</source>
        <translation>单场</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列赛</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Number of matches in the series</source>
        <translation>系列赛的对局数</translation>
    </message>
    <message>
        <source>Seats from match to match</source>
        <translation>各场的座位</translation>
    </message>
    <message>
        <source>Seats move on by one</source>
        <translation>座位依次移一位</translation>
    </message>
    <message>
        <source>Seats are drawn anew</source>
        <translation>座位重新抽签</translation>
    </message>
    <message>
        <source>Seats stay</source>
        <translation>座位不变</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>O&amp;pponents...</source>
        <translation>对手(&amp;P)...</translation>
    </message>
    <message>
        <source>Add programs and plugins that play, test them, and change them</source>
        <translation>添加、测试和修改会打牌的程序与插件</translation>
    </message>
    <message>
        <source>Several people at this screen</source>
        <translation>多人共用这块屏幕</translation>
    </message>
    <message>
        <source>S&amp;tanding calls</source>
        <translation>预约鸣牌(&amp;T)</translation>
    </message>
    <message>
        <source>At the end of your turn you arm the calls you want. Nobody is asked in between, and nothing is betrayed.</source>
        <translation>在自己一巡结束时预先选好想鸣的牌。中途不询问任何人，也不会泄密。</translation>
    </message>
    <message>
        <source>Before the &amp;first turn of a hand too</source>
        <translation>每局第一巡之前也询问(&amp;F)</translation>
    </message>
    <message>
        <source>Everybody but the dealer is asked once after the deal.</source>
        <translation>配牌后向庄家以外的每个人询问一次。</translation>
    </message>
    <message>
        <source>Ask &amp;who can call</source>
        <translation>询问能鸣的人(&amp;W)</translation>
    </message>
    <message>
        <source>Quick, but a curtain that appears tells the table that somebody can call.</source>
        <translation>快，但遮幕一出现，全桌都知道有人能鸣牌。</translation>
    </message>
    <message>
        <source>Ask &amp;everyone</source>
        <translation>询问每个人(&amp;E)</translation>
    </message>
    <message>
        <source>Every human after every discard: silent, and slow.</source>
        <translation>每次切牌后都问每个真人：不泄密，但慢。</translation>
    </message>
    <message>
        <source>&amp;Open hands, for teaching: everybody sees everything</source>
        <translation>公开手牌，用于教学：人人都能看见一切(&amp;O)</translation>
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
        <translation>每个版本带来了什么</translation>
    </message>
</context>
<context>
    <name>NextHandTexts</name>
    <message>
        <source>%1 has the nagashi mangan and stays dealer</source>
        <comment>dealer</comment>
        <translation>%1流局满贯，连庄</translation>
    </message>
    <message>
        <source>%1 has no nagashi mangan, %2 deals next</source>
        <comment>dealer, next dealer</comment>
        <translation>%1没有流局满贯，下局庄家为%2</translation>
    </message>
    <message>
        <source>%1 is tenpai and stays dealer</source>
        <comment>dealer</comment>
        <translation>%1听牌，连庄</translation>
    </message>
    <message>
        <source>%1 is noten, %2 deals next</source>
        <comment>dealer, next dealer</comment>
        <translation>%1未听，下局庄家为%2</translation>
    </message>
    <message>
        <source>Only a win keeps the deal in these rules, %1 deals next</source>
        <comment>next dealer</comment>
        <translation>此规则下只有和牌才连庄，下局庄家为%1</translation>
    </message>
    <message>
        <source>The deal passes after every hand in these rules, %1 deals next</source>
        <comment>next dealer</comment>
        <translation>此规则下每局都换庄，下局庄家为%1</translation>
    </message>
    <message>
        <source>A draw keeps the deal in these rules, %1 stays dealer</source>
        <comment>dealer</comment>
        <translation>此规则下流局连庄，庄家仍为%1</translation>
    </message>
    <message>
        <source>The hand is played again, %1 stays dealer</source>
        <comment>dealer</comment>
        <translation>本局重打，庄家仍为%1</translation>
    </message>
    <message>
        <source>The deal passes after an abortive draw in these rules, %1 deals next</source>
        <comment>next dealer</comment>
        <translation>此规则下途中流局换庄，下局庄家为%1</translation>
    </message>
    <message>
        <source>The dealer has won, %1 stays dealer</source>
        <comment>dealer</comment>
        <translation>庄家和牌，%1连庄</translation>
    </message>
    <message>
        <source>The dealer has not won, %1 deals next</source>
        <comment>next dealer</comment>
        <translation>庄家没有和牌，下局庄家为%1</translation>
    </message>
    <message>
        <source>Another winner was nearer to the discard than the dealer, %1 deals next</source>
        <comment>next dealer</comment>
        <translation>另一个和牌者比庄家离放铳者更近，下局庄家为%1</translation>
    </message>
    <message>
        <source>This was the last hand.</source>
        <translation>这是最后一局。</translation>
    </message>
    <message>
        <source>%1 stays dealer</source>
        <translation>%1连庄</translation>
    </message>
    <message>
        <source>%1 deals next</source>
        <translation>下局庄家为%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who deals: round</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>who deals: round, counters</comment>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>1st</source>
        <translation>一位</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>二位</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>三位</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>四位</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>As it is called in lists and at the table</source>
        <translation>在列表和牌桌上显示的名称</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>程序库(&amp;L)</translation>
    </message>
    <message>
        <source>The file of the plugin</source>
        <translation>插件的文件</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>选择...</translation>
    </message>
    <message>
        <source>Choose the file of the plugin</source>
        <translation>选择插件的文件</translation>
    </message>
    <message>
        <source>Choose the library</source>
        <translation>选择程序库</translation>
    </message>
    <message>
        <source>&amp;Bot</source>
        <translation>机器人(&amp;B)</translation>
    </message>
    <message>
        <source>Which bot of the plugin plays</source>
        <translation>由插件的哪个机器人来打</translation>
    </message>
    <message>
        <source>Comman&amp;d</source>
        <translation>命令(&amp;D)</translation>
    </message>
    <message>
        <source>The program with its arguments, as on a command line</source>
        <translation>程序及其参数，与命令行写法相同</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>选择程序</translation>
    </message>
    <message>
        <source>&amp;Working folder</source>
        <translation>工作文件夹(&amp;W)</translation>
    </message>
    <message>
        <source>Where the program runs; its own files are often found from there</source>
        <translation>程序运行的位置；它自己的文件常从这里查找</translation>
    </message>
    <message>
        <source>where Janso runs</source>
        <translation>Janso 运行的位置</translation>
    </message>
    <message>
        <source>Choose the folder that the program runs in</source>
        <translation>选择程序运行的文件夹</translation>
    </message>
    <message>
        <source>Choose the working folder</source>
        <translation>选择工作文件夹</translation>
    </message>
    <message>
        <source>Connecti&amp;on</source>
        <translation>连接(&amp;O)</translation>
    </message>
    <message>
        <source>How Janso and the program talk</source>
        <translation>Janso 与程序的通信方式</translation>
    </message>
    <message>
        <source>Standard in and out</source>
        <translation>标准输入输出</translation>
    </message>
    <message>
        <source>TCP: it connects to Janso</source>
        <translation>TCP：程序连接到 Janso</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>端口(&amp;P)</translation>
    </message>
    <message>
        <source>any free</source>
        <translation>任意空闲</translation>
    </message>
    <message>
        <source>Where Janso waits for the program</source>
        <translation>Janso 等待程序的端口</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>a new room for every match</source>
        <translation>每场对局用新房间</translation>
    </message>
    <message>
        <source>What the program must name when it joins, so that no other takes its seat</source>
        <translation>程序加入时必须报出的名称，以免座位被别的程序占去</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>消息(&amp;M)</translation>
    </message>
    <message>
        <source>How mjai messages are sent; the program&apos;s manual says which it reads</source>
        <translation>mjai 消息的发送方式；程序的说明书会写明它读哪一种</translation>
    </message>
    <message>
        <source>One a line, each answered</source>
        <translation>每行一条，逐条回应</translation>
    </message>
    <message>
        <source>Lists, up to the next choice</source>
        <translation>成列，直到下一次选择</translation>
    </message>
    <message>
        <source>Tell it w&amp;hat it may do</source>
        <translation>告知可做的动作(&amp;H)</translation>
    </message>
    <message>
        <source>Sends possible_actions and cannot_dahai with every choice; some programs rely on it</source>
        <translation>每次选择都附上 possible_actions 和 cannot_dahai；有些程序依赖它们</translation>
    </message>
    <message>
        <source>&amp;First answer within</source>
        <translation>首次回应时限(&amp;F)</translation>
    </message>
    <message>
        <source>A program may have to load a large model first</source>
        <translation>程序可能要先加载大模型</translation>
    </message>
    <message>
        <source>Oth&amp;ers within</source>
        <translation>其后回应时限(&amp;E)</translation>
    </message>
    <message>
        <source>A program that takes longer is replaced by a built-in bot</source>
        <translation>超过此时间的程序由内置机器人代替</translation>
    </message>
    <message>
        <source>&amp;Variables</source>
        <translation>变量(&amp;V)</translation>
    </message>
    <message>
        <source>Environment variables for the program, NAME=value on a line each</source>
        <translation>给程序的环境变量，每行一个 NAME=值</translation>
    </message>
    <message>
        <source>NAME=value</source>
        <translation>NAME=值</translation>
    </message>
    <message>
        <source>Note&amp;s</source>
        <translation>备注(&amp;S)</translation>
    </message>
    <message>
        <source>For yourself: where it is from, how it played</source>
        <translation>给自己看：来源、打法如何</translation>
    </message>
    <message>
        <source>for yourself</source>
        <translation>给自己看</translation>
    </message>
</context>
<context>
    <name>OpponentTexts</name>
    <message>
        <source>Built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>级别 %1 / %2</translation>
    </message>
    <message>
        <source>Mean place %1 against three club players. Of 100 hands it calls in %2, declares riichi in %3 and deals into %4.</source>
        <translation>与三个中级机器人对战，平均顺位%1。每100局副露%2局、立直%3局、放铳%4局。</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>of its hands are won</source>
        <translation>的局和牌</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>of its hands are declared riichi</source>
        <translation>的局立直</translation>
    </message>
    <message>
        <source>Flushes</source>
        <translation>染手</translation>
    </message>
    <message>
        <source>of its wins are flushes</source>
        <translation>的和牌为染手</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>of its hands are opened by a call</source>
        <translation>的局副露</translation>
    </message>
    <message>
        <source>Deal-ins</source>
        <translation>放铳</translation>
    </message>
    <message>
        <source>of its hands deal in</source>
        <translation>的局放铳</translation>
    </message>
    <message>
        <source>%1: %2% %3; at most %4% among the built-in bots.</source>
        <extracomment>&quot;Riichi: 37% of its hands are declared riichi; at most 37%, of all built-in bots&quot;</extracomment>
        <translation>%1：%2%%3；内置机器人中最高为%4%。</translation>
    </message>
    <message>
        <source>%1, out of %2</source>
        <translation>%1，来自 %2</translation>
    </message>
    <message>
        <source>Connects to port %1</source>
        <translation>连接到端口 %1</translation>
    </message>
    <message>
        <source>The command of the program is missing.</source>
        <translation>没有填写程序的命令。</translation>
    </message>
    <message>
        <source>Without a command, a port is needed for the program that you start yourself.</source>
        <translation>没有命令时，需要为你自己启动的程序指定端口。</translation>
    </message>
    <message>
        <source>A quotation mark in the command is not closed.</source>
        <translation>命令中的引号没有成对。</translation>
    </message>
    <message>
        <source>There is no program “%1” that can be started.</source>
        <translation>没有可以启动的程序“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not executable: chmod +x makes it so.</source>
        <extracomment>chmod +x is a command of the system and stays as it is</extracomment>
        <translation>“%1”没有执行权限：用 chmod +x 赋予。</translation>
    </message>
    <message>
        <source>“%1” is a folder, no program.</source>
        <translation>“%1”是文件夹，不是程序。</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>没有文件夹“%1”。</translation>
    </message>
    <message>
        <source>The file of the plugin is missing.</source>
        <translation>没有指定插件的文件。</translation>
    </message>
    <message>
        <source>cannot start</source>
        <extracomment>A short mark in the list of opponents</extracomment>
        <translation>无法启动</translation>
    </message>
    <message>
        <source>not approved</source>
        <extracomment>A short mark in the list of opponents: came in a file</extracomment>
        <translation>未批准</translation>
    </message>
    <message>
        <source>Plugin: %1</source>
        <translation>插件：%1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>命令：%1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>文件夹：%1</translation>
    </message>
    <message>
        <source>Environment: %1=%2</source>
        <extracomment>A variable of the environment and its value</extracomment>
        <translation>环境变量：%1=%2</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>“%1” is no plugin, or a broken one.</source>
        <translation>“%1”不是插件，或已损坏。</translation>
    </message>
    <message>
        <source>“%1” is a plugin for another program.</source>
        <translation>“%1”是别的程序的插件。</translation>
    </message>
    <message>
        <source>“%1” was made for another version of Janso.</source>
        <translation>“%1”是为其他版本的 Janso 制作的。</translation>
    </message>
    <message>
        <source>“%1” was built for another Janso, or by a compiler that does not fit; it must be built again.</source>
        <translation>“%1”是为别的 Janso 或用不相容的编译器构建的，必须重新构建。</translation>
    </message>
    <message>
        <source>“%1” offers no bots.</source>
        <translation>“%1”没有提供机器人。</translation>
    </message>
    <message>
        <source>“%1” does not have this bot.</source>
        <translation>“%1”里没有这个机器人。</translation>
    </message>
    <message>
        <source>“%1” cannot be used (%2).</source>
        <extracomment>%2 is the system&apos;s own text, in English</extracomment>
        <translation>无法使用“%1”（%2）。</translation>
    </message>
    <message>
        <source>The file cannot be read (%1).</source>
        <extracomment>%1 and the like below: file and reason, in English</extracomment>
        <translation>无法读取文件（%1）。</translation>
    </message>
    <message>
        <source>This is no list of opponents (%1).</source>
        <translation>这不是对手列表（%1）。</translation>
    </message>
    <message>
        <source>One opponent cannot be read (%1).</source>
        <translation>有一个对手无法读取（%1）。</translation>
    </message>
    <message>
        <source>The file cannot be written (%1).</source>
        <translation>无法写入文件（%1）。</translation>
    </message>
    <message>
        <source>These are too many opponents (%1).</source>
        <translation>对手太多（%1）。</translation>
    </message>
    <message>
        <source>This opponent is no longer in the list (%1).</source>
        <translation>这个对手已不在列表中（%1）。</translation>
    </message>
</context>
<context>
    <name>OpponentTrialPanel</name>
    <message>
        <source>&amp;Test</source>
        <translation>测试(&amp;T)</translation>
    </message>
    <message>
        <source>Plays one hand against three built-in bots, in the background</source>
        <translation>在后台与三个内置机器人打一局</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>取消(&amp;A)</translation>
    </message>
    <message>
        <source>Ends the test</source>
        <translation>结束测试</translation>
    </message>
    <message>
        <source>What the program wrote to its standard error</source>
        <translation>程序写到标准错误的内容</translation>
    </message>
</context>
<context>
    <name>OpponentsDialog</name>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Add pro&amp;gram...</source>
        <translation>添加程序(&amp;G)...</translation>
    </message>
    <message>
        <source>Add a program that speaks mjai, the usual language between mahjong programs</source>
        <translation>添加使用 mjai（麻将程序之间的通用语言）的程序</translation>
    </message>
    <message>
        <source>Add pl&amp;ugin...</source>
        <translation>添加插件(&amp;U)...</translation>
    </message>
    <message>
        <source>Add a bot out of a plugin</source>
        <translation>添加插件里的机器人</translation>
    </message>
    <message>
        <source>&amp;Clone</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Add a copy of the chosen program or plugin</source>
        <translation>添加所选程序或插件的副本</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>移除(&amp;R)...</translation>
    </message>
    <message>
        <source>Take the chosen opponents off the list</source>
        <translation>把所选对手从列表中去掉</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>导入(&amp;I)...</translation>
    </message>
    <message>
        <source>Add the opponents of a file</source>
        <translation>添加文件中的对手</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>导出(&amp;X)...</translation>
    </message>
    <message>
        <source>Write the chosen opponents to a file; choose several with Ctrl or Shift</source>
        <translation>把所选对手写入文件；按住 Ctrl 或 Shift 可多选</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Riichi mahjong for one machine.</source>
        <translation>一台电脑就能打的立直麻将。</translation>
    </message>
    <message>
        <source>A recorded game to look at, or a link to a place in it.</source>
        <translation>要查看的牌谱，或指向其中某处的链接。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>Four bots play an East game.</source>
        <translation>四个机器人打一场东风战。</translation>
    </message>
    <message>
        <source>Make the walls from this text: the same text gives the same match.</source>
        <translation>用这段文字生成牌山：同样的文字得到同样的对局。</translation>
    </message>
    <message>
        <source>1 is the normal speed, 2 twice as fast, 0 instant.</source>
        <translation>1为正常速度，2为两倍，0为即时。</translation>
    </message>
    <message>
        <source>Size of the window, such as 1440x900.</source>
        <translation>窗口大小，例如 1440x900。</translation>
    </message>
    <message>
        <source>Play at once to a moment, write a picture of the window, and end.</source>
        <translation>立即打到某个时刻，写出窗口图片后结束。</translation>
    </message>
    <message>
        <source>The moment: a number of events, or %1.</source>
        <translation>时刻：事件的个数，或 %1。</translation>
    </message>
    <message>
        <source>Use this settings file.</source>
        <translation>使用此设置文件。</translation>
    </message>
    <message>
        <source>A file *.json, or one of %1.</source>
        <translation>*.json 文件，或 %1 之一。</translation>
    </message>
    <message>
        <source>Language of the window, one of %1.</source>
        <translation>窗口语言，可选 %1。</translation>
    </message>
    <message>
        <source>Keep the matches in this folder.</source>
        <translation>把对局保存在此文件夹。</translation>
    </message>
    <message>
        <source>Without a display: play one East game of four bots, tell how it went, write a picture.</source>
        <translation>不用显示器：四个机器人打一场东风战，报告过程，写出图片。</translation>
    </message>
    <message>
        <source>--speed: %1 is not a number from 0 to 8.</source>
        <translation>--speed：%1 不是0到8的数。</translation>
    </message>
    <message>
        <source>--size: %1 is not a size from 640x480 to 8192x8192.</source>
        <translation>--size：%1 不是 640x480 到 8192x8192 之间的大小。</translation>
    </message>
    <message>
        <source>--ruleset: %1</source>
        <translation>--ruleset：%1</translation>
    </message>
    <message>
        <source>--ruleset: there is no ruleset %1; there are %2, or a file *.json.</source>
        <translation>--ruleset：没有规则 %1；有 %2，或 *.json 文件。</translation>
    </message>
    <message>
        <source>--language: there is no translation %1; there are %2.</source>
        <translation>--language：没有 %1 的翻译；可用的有 %2。</translation>
    </message>
    <message>
        <source>--at needs --screenshot.</source>
        <translation>--at 需要 --screenshot。</translation>
    </message>
    <message>
        <source>--screenshot needs --at.</source>
        <translation>--screenshot 需要 --at。</translation>
    </message>
    <message>
        <source>--at: %1 is neither a number of events nor one of %2.</source>
        <translation>--at：%1 既不是事件个数，也不是 %2 之一。</translation>
    </message>
    <message>
        <source>--at: replay needs a FILE.</source>
        <translation>--at：replay 需要 FILE。</translation>
    </message>
    <message>
        <source>--at: a drill is named like drill:waits:2; there are %1.</source>
        <translation>--at：练习题写成 drill:waits:2 的形式；有 %1。</translation>
    </message>
    <message>
        <source>Unexpected argument %1.</source>
        <translation>多余的参数 %1。</translation>
    </message>
    <message>
        <source>Write this as a manual page, or what a shell completes: %1.</source>
        <translation>把这些写成手册页，或写成 shell 的补全：%1。</translation>
    </message>
    <message>
        <source>--manual: %1 is not one of %2.</source>
        <translation>--manual：%1 不是 %2 之一。</translation>
    </message>
    <message>
        <source>A table for riichi mahjong with three or four players: alone against bots, or with others in front of one screen. It also teaches the game, keeps every match, and reviews what was played.</source>
        <translation>三人或四人立直麻将的牌桌：独自与机器人对局，或与他人围坐一块屏幕。它还教你打法，保存每一场对局，并复盘打过的牌。</translation>
    </message>
    <message>
        <source>There is no option %1; janso --help lists them.</source>
        <translation>没有选项 %1；janso --help 会列出全部选项。</translation>
    </message>
    <message>
        <source>there is no display; janso --offscreen-report FILE.png works without one.</source>
        <translation>没有显示器；janso --offscreen-report FILE.png 不需要显示器。</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>Paper of 8.5 by 11 inches</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>The printer takes no page.</source>
        <translation>打印机不接受纸张。</translation>
    </message>
</context>
<context>
    <name>PaymentTexts</name>
    <message>
        <source>%1 receives</source>
        <translation>%1的收入</translation>
    </message>
    <message>
        <source>The parts of the fu, added up</source>
        <translation>把各项符相加</translation>
    </message>
    <message>
        <source>%1 = %2 fu</source>
        <comment>20 + 2 = 22 fu</comment>
        <translation>%1 = %2符</translation>
    </message>
    <message>
        <source>Fu are rounded up to the next ten</source>
        <translation>符进位到十</translation>
    </message>
    <message>
        <source>%1 fu</source>
        <translation>%1符</translation>
    </message>
    <message>
        <source>The fu of this hand</source>
        <translation>这手牌的符</translation>
    </message>
    <message>
        <source>A yakuman has 8,000 base points, whatever else the hand holds</source>
        <translation>役满的基本点为8,000，与手牌其他内容无关</translation>
    </message>
    <message>
        <source>A yakuman has 8,000 base points; this counts %1 times</source>
        <translation>役满的基本点为8,000；这里算%1倍</translation>
    </message>
    <message>
        <source>8,000 × %1 = %2</source>
        <translation>8,000 × %1 = %2</translation>
    </message>
    <message>
        <source>From 5 han on the fu no longer count: %1 han are a %2, with base points of its own</source>
        <translation>5番以上不再计符：%1番为%2，基本点固定</translation>
    </message>
    <message>
        <source>Base points: the fu, doubled %1 times (twice always, and once for each han)</source>
        <translation>基本点：符翻倍%1次（固定两次，每番再一次）</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>These rules count this as a mangan: 2,000 base points</source>
        <translation>此规则下算满贯：基本点2,000</translation>
    </message>
    <message>
        <source>More than 2,000 base points are a mangan and stop there</source>
        <translation>基本点超过2,000即为满贯，到此为止</translation>
    </message>
    <message>
        <source>2,000 base points are a mangan</source>
        <translation>基本点2,000为满贯</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 discarded the tile and pays alone: 6 times the base points to a dealer</source>
        <translation>%1放铳，独自支付：付给庄家为基本点的6倍</translation>
    </message>
    <message>
        <source>%1 discarded the tile and pays alone: 4 times the base points</source>
        <translation>%1放铳，独自支付：基本点的4倍</translation>
    </message>
    <message>
        <source>Everybody pays the dealer twice the base points: %1</source>
        <translation>各家付给庄家基本点的2倍：%1</translation>
    </message>
    <message>
        <source>%1 is dealer and pays twice the base points</source>
        <translation>%1是庄家，付基本点的2倍</translation>
    </message>
    <message>
        <source>%1 pays the base points once</source>
        <translation>%1付基本点的1倍</translation>
    </message>
    <message>
        <source>The others pay the base points once: %1</source>
        <translation>其他各家付基本点的1倍：%1</translation>
    </message>
    <message>
        <source>%1 is liable and pays half of the ron</source>
        <translation>%1包牌，付荣和的一半</translation>
    </message>
    <message>
        <source>%1 discarded the tile and pays the other half</source>
        <translation>%1放铳，付另一半</translation>
    </message>
    <message>
        <source>%1 is liable and pays for everybody</source>
        <translation>%1包牌，替所有人支付</translation>
    </message>
    <message>
        <source>%1 × %2 + %3 = %4</source>
        <translation>%1 × %2 + %3 = %4</translation>
    </message>
    <message>
        <source>The share of the fourth player, who is missing, is split between the two</source>
        <translation>缺席的第四家那一份由另两家分摊</translation>
    </message>
    <message>
        <source>Rounded up to the next hundred</source>
        <translation>进位到百</translation>
    </message>
    <message>
        <source>Counts %1 times by the rule of the broken wall</source>
        <translation>按割目规则算%1倍</translation>
    </message>
    <message>
        <source>%1 made %2 certain and is liable for it (pao)</source>
        <translation>%1让%2成为定局，须包牌</translation>
    </message>
    <message numerus="yes">
        <source>%n honba on the table: %1 adds %2</source>
        <translation>
            <numerusform>场上%n本场：%1加付%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n honba on the table: each who pays adds %1</source>
        <translation>
            <numerusform>场上%n本场：每个支付者加付%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n riichi stick(s) from the table, 1,000 each</source>
        <translation>
            <numerusform>场上立直棒%n根，每根1,000</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed: the same tiles without a call</source>
        <translation>门清：同样的牌、没有鸣牌</translation>
    </message>
    <message>
        <source>With riichi declared (ippatsu and ura not counted)</source>
        <translation>若已立直（不计一发与里宝牌）</translation>
    </message>
    <message>
        <source>Without declaring riichi</source>
        <translation>若没有立直</translation>
    </message>
    <message numerus="yes">
        <source>With %n dora more</source>
        <translation>
            <numerusform>宝牌再多%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>By tsumo: the winning tile drawn</source>
        <translation>自摸：自己摸到和牌张</translation>
    </message>
    <message>
        <source>By ron: the winning tile discarded by %1</source>
        <translation>荣和：%1打出和牌张</translation>
    </message>
    <message>
        <source>no win: too few han</source>
        <translation>和不了：番不够</translation>
    </message>
    <message>
        <source>no win: no yaku</source>
        <translation>和不了：没有役</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>limit: points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 han, %2: %3</source>
        <comment>han, limit: points</comment>
        <translation>%1番，%2：%3</translation>
    </message>
    <message>
        <source>%1 han %2 fu: %3</source>
        <comment>han, fu: points</comment>
        <translation>%1番%2符：%3</translation>
    </message>
    <message>
        <source>Every hand begins with 20 fu.</source>
        <translation>每手牌都从20符开始。</translation>
    </message>
    <message>
        <source>No tile was called, and the last one was won by ron.</source>
        <translation>没有鸣牌，最后一张是荣和的。</translation>
    </message>
    <message>
        <source>The winning tile was drawn.</source>
        <translation>和牌张是自己摸到的。</translation>
    </message>
    <message>
        <source>Three alike, called or completed by ron: 2 fu, of terminals and honours 4.</source>
        <translation>三张相同，碰来或由荣和完成：2符，幺九牌4符。</translation>
    </message>
    <message>
        <source>Three alike, all drawn: 4 fu, of terminals and honours 8.</source>
        <translation>三张相同，全是自己摸的：4符，幺九牌8符。</translation>
    </message>
    <message>
        <source>Four alike with a called tile: 8 fu, of terminals and honours 16.</source>
        <translation>四张相同，含鸣来的牌：8符，幺九牌16符。</translation>
    </message>
    <message>
        <source>Four alike, all drawn: 16 fu, of terminals and honours 32.</source>
        <translation>四张相同，全是自己摸的：16符，幺九牌32符。</translation>
    </message>
    <message>
        <source>A pair of a tile of which three would be a yaku.</source>
        <translation>凑成三张就有役的牌的对子。</translation>
    </message>
    <message>
        <source>Only the tile in the middle was missing.</source>
        <translation>只缺中间那一张。</translation>
    </message>
    <message>
        <source>Only one tile fits: a 3 to 1 and 2, or a 7 to 8 and 9.</source>
        <translation>只有一种牌能接上：12等3，或89等7。</translation>
    </message>
    <message>
        <source>The winning tile made the pair.</source>
        <translation>和牌张做成了雀头。</translation>
    </message>
    <message>
        <source>Seven pairs have 25 fu, whatever the tiles.</source>
        <translation>七对子不论什么牌都是25符。</translation>
    </message>
    <message>
        <source>An open hand has at least so many fu by ron.</source>
        <translation>副露手荣和至少有这么多符。</translation>
    </message>
    <message>
        <source>With pinfu the drawn tile brings no fu: 20 it stays.</source>
        <translation>平和自摸的那张不加符：仍为20符。</translation>
    </message>
</context>
<context>
    <name>PillsItem</name>
    <message>
        <source>Keep the hand sorted</source>
        <translation>始终整理手牌</translation>
    </message>
    <message>
        <source>Win as soon as it is possible, in this hand</source>
        <translation>本局一能和牌就和</translation>
    </message>
    <message>
        <source>Ask for no chi, pon or kan in this hand; wins are still offered</source>
        <translation>本局不再询问吃、碰、杠；能和牌时仍会询问</translation>
    </message>
    <message>
        <source>Discard every drawn tile in this hand; stops for a win, kan or riichi</source>
        <translation>本局摸什么切什么；能和牌、杠或立直时停下</translation>
    </message>
    <message>
        <source>Set every North aside as soon as it comes, in this hand; stops for a win</source>
        <translation>本局摸到北就拔；能和牌时停下</translation>
    </message>
    <message>
        <source>%1, on</source>
        <translation>%1，开</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1，关</translation>
    </message>
</context>
<context>
    <name>PlaquePainter</name>
    <message>
        <source>Dora</source>
        <translation>宝牌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>理牌</translation>
    </message>
    <message>
        <source>Auto win</source>
        <translation>自动和牌</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>The short word for &quot;Auto win&quot;, where there is little room</extracomment>
        <translation>和</translation>
    </message>
    <message>
        <source>No calls</source>
        <translation>不鸣牌</translation>
    </message>
    <message>
        <source>Auto discard</source>
        <translation>自动摸切</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>The short word for &quot;Auto discard&quot;, where there is little room</extracomment>
        <translation>摸切</translation>
    </message>
    <message>
        <source>Auto North</source>
        <translation>自动拔北</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>The short word for &quot;Auto North&quot;, where there is little room</extracomment>
        <translation>拔北</translation>
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
        <translation>设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Table look</source>
        <translation>牌桌外观</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Language and names</source>
        <translation>语言与名称</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>桌布(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>牌(&amp;T)</translation>
    </message>
    <message>
        <source>Tiles from a f&amp;older...</source>
        <translation>文件夹中的牌面(&amp;O)...</translation>
    </message>
    <message>
        <source>Tile &amp;backs</source>
        <translation>牌背(&amp;B)</translation>
    </message>
    <message>
        <source>Own &amp;hand</source>
        <translation>自己的手牌(&amp;H)</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>&amp;Ponds</source>
        <translation>牌河(&amp;P)</translation>
    </message>
    <message>
        <source>Large, with smaller walls</source>
        <translation>大，牌山缩小</translation>
    </message>
    <message>
        <source>&amp;Called tiles in a pond</source>
        <translation>牌河中被鸣的牌(&amp;C)</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Left, dimmed</source>
        <translation>保留，变暗</translation>
    </message>
    <message>
        <source>&amp;Window colours</source>
        <translation>窗口配色(&amp;W)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Seat &amp;view: the table as seen from your chair</source>
        <translation>座位视角：从自己的座位看牌桌(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Index marks in the corner of the tiles</source>
        <translation>牌角标数字(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Dots in the lower corners of red fives</source>
        <translation>赤五下角加点(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>速度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>教练(&amp;C)</translation>
    </message>
    <message>
        <source>The level that you used is kept with the match</source>
        <translation>所用级别会与对局一起保存</translation>
    </message>
    <message>
        <source>Off: hints only when asked for</source>
        <translation>关闭：只在索要时提示</translation>
    </message>
    <message>
        <source>Gentle: warns before a mistake</source>
        <translation>温和：犯错之前提醒</translation>
    </message>
    <message>
        <source>Full: advice on every decision</source>
        <translation>详细：每次选择都给建议</translation>
    </message>
    <message>
        <source>Say what to do in the &amp;first turns</source>
        <translation>最初几巡提示该做什么(&amp;F)</translation>
    </message>
    <message>
        <source>Each thing until you have done it twice; off and on again begins anew</source>
        <translation>每件事提示到你做过两次为止；关掉再打开则从头开始</translation>
    </message>
    <message>
        <source>Discard in &amp;two steps: the first click lifts the tile, the second discards it</source>
        <translation>两步切牌：第一次点击抬起，第二次打出(&amp;T)</translation>
    </message>
    <message>
        <source>Keep the hand s&amp;orted</source>
        <translation>始终整理手牌(&amp;O)</translation>
    </message>
    <message>
        <source>After &amp;riichi the drawn tile goes by itself</source>
        <translation>立直后自动摸切(&amp;R)</translation>
    </message>
    <message>
        <source>With three players: a North that you draw is laid aside without being asked</source>
        <translation>三人麻将：摸到北不询问直接拔出</translation>
    </message>
    <message>
        <source>Set &amp;Norths aside at once</source>
        <translation>摸到北立即拔(&amp;N)</translation>
    </message>
    <message>
        <source>The built-in bots say a short line, in writing, when they declare riichi, win or deal in</source>
        <translation>内置机器人在立直、和牌或放铳时用文字说一句短话</translation>
    </message>
    <message>
        <source>Bots s&amp;ay short lines</source>
        <translation>机器人说短句(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>播放声音(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>How loud everything is</source>
        <translation>总体音量</translation>
    </message>
    <message>
        <source>Draws, discards, melds, dice and the shuffle</source>
        <translation>摸牌、切牌、副露、骰子与洗牌</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>试听</translation>
    </message>
    <message>
        <source>A draw, then a discard of each seat</source>
        <translation>摸一张牌，然后各家打一张</translation>
    </message>
    <message>
        <source>Listen to the tiles</source>
        <translation>试听牌声</translation>
    </message>
    <message>
        <source>&amp;Calls and wins</source>
        <translation>鸣牌与和牌(&amp;C)</translation>
    </message>
    <message>
        <source>Calls, riichi, wins, the end of a hand or match, and the sign that you may choose</source>
        <translation>鸣牌、立直、和牌、一局或对局结束，以及可以选择时的提示音</translation>
    </message>
    <message>
        <source>A pon, then a small win</source>
        <translation>一次碰，然后一次小和</translation>
    </message>
    <message>
        <source>Listen to calls and wins</source>
        <translation>试听鸣牌与和牌声</translation>
    </message>
    <message>
        <source>&amp;Room</source>
        <translation>环境音(&amp;R)</translation>
    </message>
    <message>
        <source>The faint air of a quiet room while the table is shown; off at the left end</source>
        <translation>显示牌桌时安静房间里的轻微空气声；拉到最左关闭</translation>
    </message>
    <message>
        <source>Four seconds of it</source>
        <translation>试听四秒</translation>
    </message>
    <message>
        <source>Listen to the room</source>
        <translation>试听环境音</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Names of the &amp;yaku</source>
        <translation>役的名称(&amp;Y)</translation>
    </message>
    <message>
        <source>While &amp;Alt is held</source>
        <translation>按住 &amp;Alt 时</translation>
    </message>
    <message>
        <source>The names of the yaku can be in another language than the rest of the window.</source>
        <translation>役的名称可以与窗口语言不同。</translation>
    </message>
    <message>
        <source>Single &amp;letters work as keys</source>
        <translation>单个字母也作按键(&amp;L)</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令与按键</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>设定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>无按键(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>默认(&amp;D)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>Of the whole program, times the size that the desktop has chosen. On the table as far as its place goes.</source>
        <translation>整个程序的文字大小，在桌面环境设置的基础上再放大。牌桌上则视位置而定。</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>减少动画(&amp;M)</translation>
    </message>
    <message>
        <source>Nothing travels; order and beat stay.</source>
        <translation>牌不移动，顺序和节奏不变。</translation>
    </message>
    <message>
        <source>As the desktop says</source>
        <translation>跟随桌面设置</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>&amp;Speak what happens</source>
        <translation>朗读牌桌上发生的事(&amp;S)</translation>
    </message>
    <message>
        <source>How &amp;fast it speaks</source>
        <translation>语速(&amp;F)</translation>
    </message>
    <message>
        <source>In the middle as the voice is, to the right faster</source>
        <translation>居中为该语音原本的语速，越往右越快</translation>
    </message>
    <message>
        <source>A sentence in this voice</source>
        <translation>用这个语音试听一句</translation>
    </message>
    <message>
        <source>Listen to the voice</source>
        <translation>试听语音</translation>
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
        <translation>真的放过？</translation>
    </message>
    <message numerus="yes">
        <source>%n ways</source>
        <comment>a call that can be made in several ways</comment>
        <translation>
            <numerusform>%n种</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>，或</translation>
    </message>
</context>
<context>
    <name>ReasonTexts</name>
    <message>
        <source>This lasts until you draw.</source>
        <translation>持续到你下次摸牌。</translation>
    </message>
    <message>
        <source>This lasts until your next discard.</source>
        <translation>持续到你下次切牌。</translation>
    </message>
    <message>
        <source>This lasts until you draw or call.</source>
        <translation>持续到你摸牌或鸣牌。</translation>
    </message>
    <message>
        <source>This lasts until you draw or anybody calls.</source>
        <translation>持续到你摸牌或有人鸣牌。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]]: you discarded %1 on turn %2, and it is one of your waits.</source>
        <comment>tile, turn</comment>
        <translation>[[furiten|振听]]：第%2巡你切过%1，而它是你的待牌。</translation>
    </message>
    <message>
        <source>In [[riichi]] the waits cannot change: it lasts until the hand ends.</source>
        <translation>[[riichi|立直]]后待牌不能改变：持续到本局结束。</translation>
    </message>
    <message>
        <source>It lasts as long as you wait for a tile that you have discarded.</source>
        <translation>只要所待的牌中有自己切过的，就一直持续。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]]: after your [[riichi]] %1 went by without a win. This lasts until the hand ends.</source>
        <translation>[[furiten|振听]]：[[riichi|立直]]后没有和%1。持续到本局结束。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]] for a moment: %1 would have completed your hand and went by.</source>
        <translation>同巡[[furiten|振听]]：放过了能完成手牌的%1。</translation>
    </message>
    <message>
        <source>You wait for %1.</source>
        <translation>你听%1。</translation>
    </message>
    <message>
        <source>A win on %1 has one.</source>
        <translation>和%1就有。</translation>
    </message>
    <message>
        <source>Drawing the tile yourself would be one: a closed hand won by [[tsumo]].</source>
        <translation>自己摸到就有：门前清[[tsumo|自摸]]和。</translation>
    </message>
    <message>
        <source>Declaring [[riichi]] would be one.</source>
        <translation>宣告[[riichi|立直]]就有。</translation>
    </message>
    <message>
        <source>A third %1 would be one: [[yakuhai]].</source>
        <translation>有第三张%1就有：[[yakuhai|役牌]]。</translation>
    </message>
    <message>
        <source>Without %1 the hand would be [[tanyao]].</source>
        <translation>没有%1就是[[tanyao|断幺九]]。</translation>
    </message>
    <message>
        <source>A triplet of dragons or of your winds, or tiles from 2 to 8 only, would give one.</source>
        <translation>三元牌或自风、场风的刻子，或全是2到8的牌，就有。</translation>
    </message>
    <message>
        <source>A triplet of dragons or of your winds would give one.</source>
        <translation>三元牌或自风、场风的刻子就有。</translation>
    </message>
    <message>
        <source>As it goes by you are [[furiten]].</source>
        <translation>放过它，你就[[furiten|振听]]。</translation>
    </message>
    <message>
        <source>In [[riichi]] this lasts until the hand ends.</source>
        <translation>已[[riichi|立直]]，所以持续到本局结束。</translation>
    </message>
    <message>
        <source>two [[han]] of yaku that do not come by luck; dora do not count</source>
        <translation>两[[han|番]]的役（偶然役除外）；宝牌不算</translation>
    </message>
    <message>
        <source>two [[han]] of yaku; dora do not count</source>
        <translation>两[[han|番]]的役；宝牌不算</translation>
    </message>
    <message>
        <source>These rules ask for %1.</source>
        <extracomment>%1: &quot;two han of yaku; dora do not count&quot;</extracomment>
        <translation>此规则要求%1。</translation>
    </message>
    <message numerus="yes">
        <source>From %n honba on these rules ask for %1.</source>
        <translation>
            <numerusform>从%n本场起，此规则要求%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] needs a closed hand, and you have called.</source>
        <translation>[[riichi|立直]]要求门清，而你已经鸣牌。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] needs %1 points for the stick; you have %2.</source>
        <translation>[[riichi|立直]]要付%1点立直棒；你只有%2点。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] needs at least %1 tiles in the wall; %2 are left.</source>
        <translation>[[riichi|立直]]要求牌山至少有%1张；只剩%2张。</translation>
    </message>
    <message>
        <source>You would wait for a tile that you have discarded, and these rules forbid [[riichi]] in [[furiten]].</source>
        <translation>你会听自己切过的牌，而此规则不许[[furiten|振听]][[riichi|立直]]。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] needs a [[tenpai]] hand, and no discard leaves one.</source>
        <translation>[[riichi|立直]]要求[[tenpai|听牌]]，而切哪张都不听牌。</translation>
    </message>
    <message numerus="yes">
        <source>No [[kan]]: %n kan(s) have been made in this hand, and that is all there may be.</source>
        <translation>
            <numerusform>不能[[kan|杠]]：本局已开%n个杠，到了上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>No [[kan]] after the last tile of the wall: there is no tile to replace it.</source>
        <translation>牌山最后一张之后不能[[kan|杠]]：没有岭上牌可补。</translation>
    </message>
    <message>
        <source>In [[riichi]] a kan of %1 would change what the hand waits for, or how it is built.</source>
        <translation>[[riichi|立直]]后杠%1会改变待牌或手牌的构成。</translation>
    </message>
    <message>
        <source>These rules allow no [[kan]] after [[riichi]].</source>
        <translation>此规则不许[[riichi|立直]]后[[kan|杠]]。</translation>
    </message>
    <message>
        <source>In [[riichi]] only the tile just drawn can make a closed [[kan]].</source>
        <translation>[[riichi|立直]]后只能用刚摸到的牌暗[[kan|杠]]。</translation>
    </message>
    <message>
        <source>In [[riichi]] nothing is called: the hand stays as it is.</source>
        <translation>[[riichi|立直]]后不能鸣牌：手牌保持不变。</translation>
    </message>
    <message>
        <source>The last discard of a hand can only be won on, not called.</source>
        <translation>一局的最后一张弃牌只能和，不能鸣。</translation>
    </message>
    <message>
        <source>Every tile left after this call would be a swap ([[kuikae]]), so there would be nothing to discard.</source>
        <translation>这样鸣牌后剩下的都是[[kuikae|食替]]牌，没有可打的牌。</translation>
    </message>
    <message>
        <source>In [[riichi]] only the North just drawn may be set aside.</source>
        <translation>[[riichi|立直]]后只能拔刚摸到的北。</translation>
    </message>
    <message>
        <source>No North may be set aside right after a call.</source>
        <translation>刚鸣牌后不能拔北。</translation>
    </message>
    <message>
        <source>No North may be set aside after the last tile: there is no tile to replace it.</source>
        <translation>最后一张之后不能拔北：没有岭上牌可补。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] needs a [[tenpai]] hand. Yours is one tile away from it.</source>
        <translation>[[riichi|立直]]要求[[tenpai|听牌]]，你还差一张。</translation>
    </message>
    <message numerus="yes">
        <source>[[riichi|Riichi]] needs a [[tenpai]] hand. Yours is %n tiles away from it.</source>
        <translation>
            <numerusform>[[riichi|立直]]要求[[tenpai|听牌]]，你还差%n张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not complete your hand: it is %n tile(s) away from [[tenpai]].</source>
        <translation>
            <numerusform>%1不能完成手牌：离[[tenpai|听牌]]还差%n张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand is %n tile(s) away from [[tenpai]]; only a tenpai hand can win.</source>
        <translation>
            <numerusform>你的手牌离[[tenpai|听牌]]还差%n张；听牌才能和。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A [[kan]] of %1 needs three of them in your hand; you hold %n.</source>
        <translation>
            <numerusform>[[kan|杠]]%1需要手里有三张；你有%n张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[[pon|Pon]] of %1 needs two of them in your hand; you hold %n.</source>
        <translation>
            <numerusform>[[pon|碰]]%1需要手里有两张；你有%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>With three players there is no [[chi]].</source>
        <translation>三人麻将没有[[chi|吃]]。</translation>
    </message>
    <message>
        <source>These rules have no [[chi]].</source>
        <translation>此规则没有[[chi|吃]]。</translation>
    </message>
    <message>
        <source>In these rules no North is set aside.</source>
        <translation>此规则没有拔北。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] is declared after a draw, not right after a call.</source>
        <translation>[[riichi|立直]]在摸牌之后宣告，不能在刚鸣牌后。</translation>
    </message>
    <message>
        <source>Right after a call you only discard; a win needs a drawn tile or another&apos;s discard.</source>
        <translation>刚鸣牌后只能切牌；和牌要靠摸牌或他家的弃牌。</translation>
    </message>
    <message>
        <source>Right after a call you only discard; a [[kan]] has to wait for your next draw.</source>
        <translation>刚鸣牌后只能切牌；[[kan|杠]]要等下次摸牌。</translation>
    </message>
    <message>
        <source>It is your turn. [[chi|Chi]] takes the discard of the player to your left, before you draw.</source>
        <translation>现在轮到你。[[chi|吃]]是在你摸牌之前拿上家的弃牌。</translation>
    </message>
    <message>
        <source>It is your turn. [[pon|Pon]] takes a discard of another player, before anybody draws.</source>
        <translation>现在轮到你。[[pon|碰]]是在有人摸牌之前拿他家的弃牌。</translation>
    </message>
    <message>
        <source>%1 does not complete your hand. Without %2 it is [[tenpai]].</source>
        <translation>%1不能完成手牌。切%2则[[tenpai|听牌]]。</translation>
    </message>
    <message>
        <source>%1 does not complete your hand. Without one of %2 it is [[tenpai]].</source>
        <translation>%1不能完成手牌。切%2中的一张则[[tenpai|听牌]]。</translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>现在没有在打的局。</translation>
    </message>
    <message>
        <source>There is no discard to call.</source>
        <translation>没有可鸣的弃牌。</translation>
    </message>
    <message>
        <source>%1 is your own discard.</source>
        <translation>%1是你自己的弃牌。</translation>
    </message>
    <message>
        <source>[[chi|Chi]] takes only from the player to your left; %1 is from another.</source>
        <translation>[[chi|吃]]只能吃上家的牌；%1是别家打的。</translation>
    </message>
    <message>
        <source>%1 is an honour: honours make no runs, so there is no [[chi]].</source>
        <translation>%1是字牌：字牌不成顺子，所以不能[[chi|吃]]。</translation>
    </message>
    <message>
        <source>You hold no two tiles that make a run with %1.</source>
        <translation>你手里没有能与%1组成顺子的两张牌。</translation>
    </message>
    <message>
        <source>A [[kan]] needs four tiles alike, or the fourth tile of a [[pon]].</source>
        <translation>[[kan|杠]]需要四张相同的牌，或[[pon|碰]]过的第四张。</translation>
    </message>
    <message>
        <source>A North is set aside on your own turn.</source>
        <translation>只有轮到自己时才能拔北。</translation>
    </message>
    <message>
        <source>[[riichi|Riichi]] is declared on your own turn, with a discard.</source>
        <translation>[[riichi|立直]]要在轮到自己时，随切牌一起宣告。</translation>
    </message>
    <message>
        <source>You have declared [[riichi]] already.</source>
        <translation>你已经[[riichi|立直]]了。</translation>
    </message>
    <message>
        <source>You wait for %1; %2 does not complete the hand.</source>
        <translation>你听%1；%2不能完成手牌。</translation>
    </message>
    <message>
        <source>You wait for %1. There is no tile to win on now.</source>
        <translation>你听%1。现在没有可和的牌。</translation>
    </message>
    <message>
        <source>You hold no North.</source>
        <translation>你没有北。</translation>
    </message>
    <message>
        <source>The hand ends with this discard; only a win could follow it.</source>
        <translation>本局随这张弃牌结束；之后只可能和牌。</translation>
    </message>
    <message>
        <source>The moment for %1 is over: the next player has drawn, or another call went before yours.</source>
        <translation>%1的时机已过：下一家已摸牌，或别家的鸣牌优先。</translation>
    </message>
    <message>
        <source>No [[ron]] meanwhile. You can still win by [[tsumo]].</source>
        <translation>这期间不能[[ron|荣和]]，仍可[[tsumo|自摸]]。</translation>
    </message>
    <message>
        <source>%1 completes the hand, but it has no [[yaku]]. Dora alone are none.</source>
        <translation>%1能完成手牌，但没有[[yaku|役]]。光有宝牌不算役。</translation>
    </message>
    <message>
        <source>%1 completes the hand, but it has too few [[han]].</source>
        <translation>%1能完成手牌，但[[han|番]]不够。</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n left</source>
        <translation>
            <numerusform>%1剩%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>[[tenpai|Tenpai]]: it waits for %1.</source>
        <translation>[[tenpai|听牌]]：听%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between waits</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>%1至%2</translation>
    </message>
    <message>
        <source>Worth %1.</source>
        <comment>points</comment>
        <translation>值%1。</translation>
    </message>
    <message>
        <source>With [[riichi]] %1.</source>
        <comment>points</comment>
        <translation>[[riichi|立直]]则%1。</translation>
    </message>
    <message>
        <source>Without a [[yaku]] by [[ron]].</source>
        <translation>[[ron|荣和]]没有[[yaku|役]]。</translation>
    </message>
    <message>
        <source>Not every wait has a [[yaku]].</source>
        <translation>有的待牌没有[[yaku|役]]。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]]: %1 lies in your discards.</source>
        <translation>[[furiten|振听]]：%1在你的弃牌中。</translation>
    </message>
    <message>
        <source>[[furiten|Furiten]]: a winning tile has gone by.</source>
        <translation>[[furiten|振听]]：放过了能和的牌。</translation>
    </message>
    <message>
        <source>[[kuikae|Kuikae]]: the kind that you have just called (%1) may not be discarded at once.</source>
        <translation>[[kuikae|食替]]：刚鸣的同种牌（%1）不能立刻打出。</translation>
    </message>
    <message>
        <source>[[kuikae|Kuikae]]: with %1 you would have had the run without calling %2, so it may not be discarded at once.</source>
        <translation>[[kuikae|食替]]：有%1的话不鸣%2也能成顺子，所以不能立刻打出。</translation>
    </message>
</context>
<context>
    <name>RefusedDialog</name>
    <message>
        <source>Refused files</source>
        <translation>被拒绝的文件</translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation>复制列表(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>RemarkTexts</name>
    <message>
        <source>Riichi. I think that is allowed.</source>
        <translation>立直。应该可以吧。</translation>
    </message>
    <message>
        <source>Riichi. I have checked twice.</source>
        <translation>立直。我确认过两遍了。</translation>
    </message>
    <message>
        <source>Ready at last. Riichi.</source>
        <translation>终于听了。立直。</translation>
    </message>
    <message>
        <source>So that is what it looks like.</source>
        <translation>原来是这个样子。</translation>
    </message>
    <message>
        <source>I did not expect this tile.</source>
        <translation>没想到会来这张。</translation>
    </message>
    <message>
        <source>I shall remember this shape.</source>
        <translation>这个形我记下了。</translation>
    </message>
    <message>
        <source>I did not see that coming.</source>
        <translation>完全没看出来。</translation>
    </message>
    <message>
        <source>I overlooked something.</source>
        <translation>我漏看了什么。</translation>
    </message>
    <message>
        <source>I should have counted.</source>
        <translation>早该数一数的。</translation>
    </message>
    <message>
        <source>Riichi. Here we go.</source>
        <translation>立直。上了。</translation>
    </message>
    <message>
        <source>I like this one. Riichi.</source>
        <translation>这手我喜欢。立直。</translation>
    </message>
    <message>
        <source>Riichi. Let us see.</source>
        <translation>立直。走着瞧。</translation>
    </message>
    <message>
        <source>That is the tile.</source>
        <translation>就是这张。</translation>
    </message>
    <message>
        <source>Straight ahead was right this time.</source>
        <translation>这次直来直去是对的。</translation>
    </message>
    <message>
        <source>It went well.</source>
        <translation>挺顺利。</translation>
    </message>
    <message>
        <source>That one, of all tiles.</source>
        <translation>偏偏是那张。</translation>
    </message>
    <message>
        <source>I only looked at my own hand.</source>
        <translation>光顾着看自己的手牌了。</translation>
    </message>
    <message>
        <source>Well done. On to the next hand.</source>
        <translation>厉害。下一局吧。</translation>
    </message>
    <message>
        <source>The wall stands. Riichi.</source>
        <translation>城墙已筑好。立直。</translation>
    </message>
    <message>
        <source>I have waited long enough. Riichi.</source>
        <translation>等得够久了。立直。</translation>
    </message>
    <message>
        <source>Not often, but now. Riichi.</source>
        <translation>难得一次。立直。</translation>
    </message>
    <message>
        <source>Patience.</source>
        <translation>耐心。</translation>
    </message>
    <message>
        <source>Stone by stone.</source>
        <translation>一砖一石。</translation>
    </message>
    <message>
        <source>It came in the end.</source>
        <translation>终究还是来了。</translation>
    </message>
    <message>
        <source>A gap in the wall.</source>
        <translation>墙上有条缝。</translation>
    </message>
    <message>
        <source>That stone was loose.</source>
        <translation>那块石头松了。</translation>
    </message>
    <message>
        <source>I watched every tile but this one.</source>
        <translation>张张都盯着，唯独漏了这张。</translation>
    </message>
    <message>
        <source>Riichi. It is worth a stick.</source>
        <translation>立直。值一根棒。</translation>
    </message>
    <message>
        <source>Riichi, as one does.</source>
        <translation>立直，照例。</translation>
    </message>
    <message>
        <source>No reason to wait. Riichi.</source>
        <translation>没有理由再等。立直。</translation>
    </message>
    <message>
        <source>Worth the wait.</source>
        <translation>等得值。</translation>
    </message>
    <message>
        <source>A sound hand.</source>
        <translation>一手扎实的牌。</translation>
    </message>
    <message>
        <source>As it is played at the club.</source>
        <translation>雀庄里就这么打。</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>打得好。</translation>
    </message>
    <message>
        <source>I read you for another wait.</source>
        <translation>我读的是别的待牌。</translation>
    </message>
    <message>
        <source>That is the fee for going on.</source>
        <translation>这就是硬进的学费。</translation>
    </message>
    <message>
        <source>Closed, for once. Riichi.</source>
        <translation>难得门清。立直。</translation>
    </message>
    <message>
        <source>Without a call this time. Riichi.</source>
        <translation>这次一次都没鸣。立直。</translation>
    </message>
    <message>
        <source>Riichi, before I change my mind.</source>
        <translation>立直，趁我还没改主意。</translation>
    </message>
    <message>
        <source>In time.</source>
        <translation>赶上了。</translation>
    </message>
    <message>
        <source>And on to the next.</source>
        <translation>好，下一局。</translation>
    </message>
    <message>
        <source>Quick is good enough.</source>
        <translation>够快就行。</translation>
    </message>
    <message>
        <source>You were faster.</source>
        <translation>你更快。</translation>
    </message>
    <message>
        <source>I was in too much of a hurry.</source>
        <translation>我太急了。</translation>
    </message>
    <message>
        <source>So be it. Next hand.</source>
        <translation>算了，下一局。</translation>
    </message>
    <message>
        <source>Riichi, of course.</source>
        <translation>当然立直。</translation>
    </message>
    <message>
        <source>Riichi. Nothing else came to mind.</source>
        <translation>立直。没想过别的。</translation>
    </message>
    <message>
        <source>The stick is out. Riichi.</source>
        <translation>立直棒已出手。立直。</translation>
    </message>
    <message>
        <source>That is what I came for.</source>
        <translation>我就是冲这个来的。</translation>
    </message>
    <message>
        <source>Forward to the end.</source>
        <translation>一路向前。</translation>
    </message>
    <message>
        <source>I would do it again.</source>
        <translation>再来一次我还这么打。</translation>
    </message>
    <message>
        <source>I would throw it again.</source>
        <translation>再来一次我还切它。</translation>
    </message>
    <message>
        <source>No regrets.</source>
        <translation>不后悔。</translation>
    </message>
    <message>
        <source>The price of going forward.</source>
        <translation>这就是向前的代价。</translation>
    </message>
    <message>
        <source>Riichi. It took its time.</source>
        <translation>立直。费了点工夫。</translation>
    </message>
    <message>
        <source>This will do. Riichi.</source>
        <translation>这样就行了。立直。</translation>
    </message>
    <message>
        <source>Riichi. One must know when to stop.</source>
        <translation>立直。要懂得适可而止。</translation>
    </message>
    <message>
        <source>A tidy hand.</source>
        <translation>整整齐齐的一手。</translation>
    </message>
    <message>
        <source>Everything in its place.</source>
        <translation>各归其位。</translation>
    </message>
    <message>
        <source>I like the look of it.</source>
        <translation>样子真好看。</translation>
    </message>
    <message>
        <source>I was looking at the colours.</source>
        <translation>光顾着看颜色了。</translation>
    </message>
    <message>
        <source>A pity. I had plans.</source>
        <translation>可惜，本来还有打算。</translation>
    </message>
    <message>
        <source>I gave up the wrong tile.</source>
        <translation>放手放错了牌。</translation>
    </message>
    <message>
        <source>Riichi. The odds allow it.</source>
        <translation>立直。划得来。</translation>
    </message>
    <message>
        <source>I have weighed it. Riichi.</source>
        <translation>权衡过了。立直。</translation>
    </message>
    <message>
        <source>Riichi. Now is the time.</source>
        <translation>立直。正是时候。</translation>
    </message>
    <message>
        <source>As reckoned.</source>
        <translation>如我所算。</translation>
    </message>
    <message>
        <source>The risk was right.</source>
        <translation>这个险冒得对。</translation>
    </message>
    <message>
        <source>It may turn out so, too.</source>
        <translation>也会有这样的结果。</translation>
    </message>
    <message>
        <source>The risk was known.</source>
        <translation>风险早就知道。</translation>
    </message>
    <message>
        <source>That was in the reckoning.</source>
        <translation>都在计算之内。</translation>
    </message>
    <message>
        <source>A small chance, and there it is.</source>
        <translation>小概率，偏偏来了。</translation>
    </message>
    <message>
        <source>Riichi, then.</source>
        <translation>那就立直吧。</translation>
    </message>
    <message>
        <source>Riichi. Please go on.</source>
        <translation>立直。请继续。</translation>
    </message>
    <message>
        <source>It is time. Riichi.</source>
        <translation>时候到了。立直。</translation>
    </message>
    <message>
        <source>So it ends.</source>
        <translation>到此为止。</translation>
    </message>
    <message>
        <source>The tiles came.</source>
        <translation>牌来了。</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>好。</translation>
    </message>
    <message>
        <source>I see.</source>
        <translation>原来如此。</translation>
    </message>
    <message>
        <source>A good wait.</source>
        <translation>听口不错。</translation>
    </message>
    <message>
        <source>You waited well.</source>
        <translation>听得漂亮。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a player says: the name, then the words</extracomment>
        <translation>%1：“%2”</translation>
    </message>
    <message>
        <source>Nothing to pon, so: riichi.</source>
        <translation>没得碰，那就立直。</translation>
    </message>
    <message>
        <source>Riichi. I would rather have called.</source>
        <translation>立直。其实更想鸣牌。</translation>
    </message>
    <message>
        <source>Two of a kind beat one. Riichi.</source>
        <translation>两张总比一张好。立直。</translation>
    </message>
    <message>
        <source>One more for the collection.</source>
        <translation>收藏又多了一份。</translation>
    </message>
    <message>
        <source>I keep what I find.</source>
        <translation>捡到的就是我的。</translation>
    </message>
    <message>
        <source>Pairs, pairs, pairs.</source>
        <translation>对子，对子，还是对子。</translation>
    </message>
    <message>
        <source>I could not part with the others.</source>
        <translation>别的牌我都舍不得。</translation>
    </message>
    <message>
        <source>I never look up. It shows.</source>
        <translation>我从不抬头，结果就这样。</translation>
    </message>
    <message>
        <source>Take it. I have more at home.</source>
        <translation>拿去吧，我家里还有。</translation>
    </message>
    <message>
        <source>Riichi. Page twelve.</source>
        <translation>立直。第十二页。</translation>
    </message>
    <message>
        <source>The book says riichi.</source>
        <translation>书上说该立直。</translation>
    </message>
    <message>
        <source>Riichi. I have learned this one.</source>
        <translation>立直。这个我学过。</translation>
    </message>
    <message>
        <source>So the book was right.</source>
        <translation>书上果然没错。</translation>
    </message>
    <message>
        <source>That was in the exercises.</source>
        <translation>练习题里有这个。</translation>
    </message>
    <message>
        <source>I will write this one down.</source>
        <translation>这个我要记下来。</translation>
    </message>
    <message>
        <source>I had nothing safe left.</source>
        <translation>我没有安全牌了。</translation>
    </message>
    <message>
        <source>The book does not say what to do then.</source>
        <translation>这种时候怎么办，书上没写。</translation>
    </message>
    <message>
        <source>I only know what is safe.</source>
        <translation>我只知道什么安全。</translation>
    </message>
</context>
<context>
    <name>RemarksItem</name>
    <message>
        <source>%1 says: %2</source>
        <extracomment>What a player says: the name, then the words</extracomment>
        <translation>%1说：%2</translation>
    </message>
</context>
<context>
    <name>ReplayBranches</name>
    <message>
        <source>Branches of the match</source>
        <translation>对局的分支</translation>
    </message>
    <message>
        <source>Note on this branch</source>
        <translation>此分支的备注</translation>
    </message>
    <message>
        <source>A note on this branch</source>
        <translation>给此分支写备注</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Main &amp;line</source>
        <translation>主线(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>删除(&amp;M)</translation>
    </message>
</context>
<context>
    <name>ReplayCommands</name>
    <message>
        <source>Next event</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next choice of this seat</source>
        <translation>本座位的下一个选择</translation>
    </message>
    <message>
        <source>Previous choice of this seat</source>
        <translation>本座位的上一个选择</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>下一巡</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>上一巡</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Start of the hand, hand before</source>
        <translation>本局开头，或上一局</translation>
    </message>
    <message>
        <source>Next mark: call, riichi, end, mistake</source>
        <translation>下一标记：鸣牌、立直、局终、失误</translation>
    </message>
    <message>
        <source>Previous mark</source>
        <translation>上一标记</translation>
    </message>
    <message>
        <source>Next difference from the reviewer</source>
        <translation>下一处与复盘的分歧</translation>
    </message>
    <message>
        <source>Previous difference from the reviewer</source>
        <translation>上一处与复盘的分歧</translation>
    </message>
    <message>
        <source>Next bookmark or note</source>
        <translation>下一书签或备注</translation>
    </message>
    <message>
        <source>Previous bookmark or note</source>
        <translation>上一书签或备注</translation>
    </message>
    <message>
        <source>Play and stop</source>
        <translation>播放与停止</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>减慢</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加快</translation>
    </message>
    <message>
        <source>Stop at choices</source>
        <translation>在选择处停下</translation>
    </message>
    <message>
        <source>Next seat</source>
        <translation>下一座位</translation>
    </message>
    <message>
        <source>Previous seat</source>
        <translation>上一座位</translation>
    </message>
    <message>
        <source>Hands: own, all, as known then</source>
        <translation>手牌：自己、全部、当时所知</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>待牌</translation>
    </message>
    <message>
        <source>Wall to come</source>
        <translation>后续牌山</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>危险度</translation>
    </message>
    <message>
        <source>Shade tiles discarded as drawn</source>
        <translation>摸切的牌变暗</translation>
    </message>
    <message>
        <source>Hide what is still to come</source>
        <translation>隐藏后续内容</translation>
    </message>
    <message>
        <source>Table of hands</source>
        <translation>各局一览</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Back to the main line</source>
        <translation>回到主线</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copy as text with tile characters</source>
        <translation>复制为带牌面字符的文本</translation>
    </message>
    <message>
        <source>Copy a link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里开打</translation>
    </message>
    <message>
        <source>Guess the choices</source>
        <translation>猜下一手</translation>
    </message>
    <message>
        <source>Review of this seat&apos;s choices</source>
        <translation>复盘本座位的选择</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>离开回放</translation>
    </message>
    <message>
        <source>Replay: %1</source>
        <extracomment>In the list of keys: what a key does while a game is replayed</extracomment>
        <translation>回放：%1</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Hands</source>
        <translation>各局</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Hands of the match</source>
        <translation>对局的各局</translation>
    </message>
    <message>
        <source>About this place</source>
        <translation>关于此处</translation>
    </message>
    <message>
        <source>Note on this place</source>
        <translation>此处的备注</translation>
    </message>
    <message>
        <source>A note on this place</source>
        <translation>给此处写备注</translation>
    </message>
    <message>
        <source>Way through the match</source>
        <translation>对局进程</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>显示(&amp;W)</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>继续(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>结束(&amp;E)</translation>
    </message>
    <message>
        <source>Seat at the bottom</source>
        <translation>下方的座位</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>待牌</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>牌山</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>危险度</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
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
        <source>%1 seat</source>
        <extracomment>A player without a name, by the wind of the first hand</extracomment>
        <translation>%1家</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A hand and its counter: &quot;East 2, 1 honba&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 · turn %2</source>
        <translation>%1 · 第%2巡</translation>
    </message>
    <message>
        <source>%1 · turn %2 · %3</source>
        <extracomment>Where a replay stands: the hand, the turn, tiles in the wall</extracomment>
        <translation>%1 · 第%2巡 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>剩余%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits for %2, %3</source>
        <extracomment>Waits of a player: name, tiles, how many are left</extracomment>
        <translation>%1听%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>tiles that a player waits for</comment>
        <translation>
            <numerusform>未见%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is tenpai.</source>
        <translation>无人听牌。</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <extracomment>Draws to come: name and tiles</extracomment>
        <translation>%1将摸%2</translation>
    </message>
    <message>
        <source>The wall is used up.</source>
        <translation>牌山已摸完。</translation>
    </message>
    <message>
        <source>Replacement tiles %1</source>
        <translation>岭上牌 %1</translation>
    </message>
    <message>
        <source>Further dora indicators %1</source>
        <translation>后续宝牌指示牌 %1</translation>
    </message>
    <message>
        <source>Ura indicators %1</source>
        <translation>里宝牌指示牌 %1</translation>
    </message>
    <message>
        <source>Nobody seems to wait.</source>
        <translation>没有人像是听牌。</translation>
    </message>
    <message>
        <source>%1 deals in %2, costs %3</source>
        <extracomment>A tile, the chance that it deals in, and what that costs on average</extracomment>
        <translation>%1放铳率%2，损失%3</translation>
    </message>
    <message>
        <source>Dora indicators: %1</source>
        <translation>宝牌指示牌：%1</translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1（%2），%3</translation>
    </message>
    <message>
        <source>, riichi</source>
        <translation>，立直</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>手牌：%1</translation>
    </message>
    <message>
        <source>Norths set aside: %1</source>
        <translation>拔北：%1</translation>
    </message>
    <message>
        <source>River: %1</source>
        <translation>牌河：%1</translation>
    </message>
    <message>
        <source>%1 cannot be replayed: %2.</source>
        <translation>无法回放 %1：%2。</translation>
    </message>
</context>
<context>
    <name>RetryPage</name>
    <message>
        <source>Learn from mistakes</source>
        <translation>从失误中学习</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>再来(&amp;A)</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>看答案(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>跳过(&amp;K)</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>回放(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
</context>
<context>
    <name>ReviewCharts</name>
    <message>
        <source>Losses</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Scores, and where choices lost something</source>
        <translation>点数，以及有损失的选择</translation>
    </message>
    <message>
        <source>Hands played</source>
        <translation>已打的局</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>From luck and choices to the result</source>
        <translation>从运气与选择到结果</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Steps of a chart: what luck gave or took</extracomment>
        <translation>配牌</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>宝牌</translation>
    </message>
    <message>
        <source>Ura</source>
        <translation>里宝</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>What the luck of the other players gave or took</extracomment>
        <translation>他家</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>What is left of a result: the play of the others, and what no figure explains</extracomment>
        <translation>其余</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>From which loss on a choice is listed</source>
        <translation>损失多少起列出</translation>
    </message>
    <message>
        <source>Whose choices are reviewed</source>
        <translation>复盘谁的选择</translation>
    </message>
    <message>
        <source>Hands that are reviewed</source>
        <translation>已复盘的局</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Accuracy, of 100</source>
        <translation>准确度（满分100）</translation>
    </message>
    <message>
        <source>Lost per choice</source>
        <translation>每次选择损失</translation>
    </message>
    <message>
        <source>Choices that count</source>
        <translation>计入的选择</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Points without luck</source>
        <translation>去除运气的得点</translation>
    </message>
    <message>
        <source>S&amp;cores</source>
        <translation>点数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;What it was about</source>
        <translation>按类别(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Luck</source>
        <translation>运气(&amp;L)</translation>
    </message>
    <message>
        <source>Roll-&amp;outs</source>
        <translation>推演(&amp;O)</translation>
    </message>
    <message>
        <source>Losses by what the choice was about</source>
        <translation>按选择类别的损失</translation>
    </message>
    <message>
        <source>About</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Places lost in all</source>
        <translation>损失的顺位合计</translation>
    </message>
    <message>
        <source>Per choice</source>
        <translation>每次选择</translation>
    </message>
    <message>
        <source>Thousandths of a place lost per choice, with the standard error</source>
        <translation>每次选择损失的顺位（千分之一），附标准误差</translation>
    </message>
    <message>
        <source>The dearest choices</source>
        <translation>损失最大的选择</translation>
    </message>
    <message>
        <source>Learn from &amp;mistakes</source>
        <translation>从失误中学习(&amp;M)</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>回放(&amp;Y)</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>返回(&amp;K)</translation>
    </message>
</context>
<context>
    <name>ReviewTexts</name>
    <message>
        <source>discarding %1</source>
        <extracomment>What is done, as the subject of a sentence; so are the next ones</extracomment>
        <translation>切%1</translation>
    </message>
    <message>
        <source>riichi with %1</source>
        <translation>切%1立直</translation>
    </message>
    <message>
        <source>open riichi with %1</source>
        <translation>切%1开立直</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>放过</translation>
    </message>
    <message>
        <source>chi with %1</source>
        <translation>用%1吃</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Tiles that bring the hand nearer: %1 &quot;17 tiles&quot;, %2 &quot;5 kinds&quot;</extracomment>
        <translation>%2%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <comment>of tiles</comment>
        <translation>
            <numerusform>%n种</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is in riichi.</source>
        <translation>%1已立直。</translation>
    </message>
    <message>
        <source>%1 is likely tenpai.</source>
        <translation>%1很可能听牌。</translation>
    </message>
    <message>
        <source>%1 deals in %2 of the time, %3 %4.</source>
        <translation>%1的放铳率为%2，%3为%4。</translation>
    </message>
    <message>
        <source>%1 against %2: %3.</source>
        <extracomment>%1 a tile, %2 a name, %3 why the tile is safe: &quot;suji&quot;</extracomment>
        <translation>%1对%2：%3。</translation>
    </message>
    <message>
        <source>The call is worth %1 points, passing %2.</source>
        <extracomment>Points that are expected of the hand</extracomment>
        <translation>鸣牌的期望值为%1点，不鸣为%2点。</translation>
    </message>
    <message>
        <source>The call makes the hand worth more, not faster: %1 points, passing %2.</source>
        <translation>鸣牌不会更快，但更值：%1点，不鸣为%2点。</translation>
    </message>
    <message>
        <source>The call does not bring the hand nearer to tenpai.</source>
        <translation>鸣牌不会更接近听牌。</translation>
    </message>
    <message>
        <source>With the call the hand is %1, without it %2.</source>
        <translation>鸣牌后为%1，不鸣为%2。</translation>
    </message>
    <message>
        <source>hardly fewer wins</source>
        <translation>和牌几乎不减少</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) in 100 won less</source>
        <translation>
            <numerusform>每100局少和%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Riichi: %1 points more for a win, %2.</source>
        <translation>立直：和牌多%1点，%2。</translation>
    </message>
    <message>
        <source>Declaring is worth %1 points more.</source>
        <translation>立直多值%1点。</translation>
    </message>
    <message>
        <source>Staying silent is worth %1 points more.</source>
        <translation>默听多值%1点。</translation>
    </message>
    <message>
        <source>The first place is held already.</source>
        <translation>已经是一位了。</translation>
    </message>
    <message>
        <source>It is the last hand: %1 points are missing to the %2 place.</source>
        <extracomment>%2: a place, &quot;2nd&quot;</extracomment>
        <translation>末局：离%2还差%1点。</translation>
    </message>
    <message>
        <source>It dealt in, and was right all the same: it does so %1 of the time.</source>
        <translation>虽然放了铳，选择仍是对的：放铳率只有%1。</translation>
    </message>
    <message>
        <source>It is worth %1 points more than the next best choice.</source>
        <translation>比次优的选择多值%1点。</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>不评判</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>相近</translation>
    </message>
    <message>
        <source>Perhaps worse</source>
        <translation>可能较差</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>缓手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>恶手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大恶手</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Last hand</source>
        <extracomment>Here and below: what a choice was about</extracomment>
        <translation>末局</translation>
    </message>
    <message>
        <source>Win let go</source>
        <translation>见逃</translation>
    </message>
    <message>
        <source>Kan</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>鸣牌</translation>
    </message>
    <message>
        <source>Riichi or not</source>
        <translation>立直与否</translation>
    </message>
    <message>
        <source>Push or fold</source>
        <translation>攻守</translation>
    </message>
    <message>
        <source>Safest tile</source>
        <translation>弃和选牌</translation>
    </message>
    <message>
        <source>Danger on the way</source>
        <translation>进攻时的危险</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>打点</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>牌效率</translation>
    </message>
    <message>
        <source>The final place asks for another choice than the points of the hand.</source>
        <translation>最终顺位所要求的选择与本局点数所要求的不同。</translation>
    </message>
    <message>
        <source>A win was on offer and let go.</source>
        <translation>可以和牌却放过了。</translation>
    </message>
    <message>
        <source>A kan, or none.</source>
        <translation>杠还是不杠。</translation>
    </message>
    <message>
        <source>A chi or pon, or letting the tile pass.</source>
        <translation>吃碰还是放过。</translation>
    </message>
    <message>
        <source>Declaring riichi or staying silent.</source>
        <translation>立直还是默听。</translation>
    </message>
    <message>
        <source>Going on with the hand or giving it up.</source>
        <translation>继续做牌还是弃和。</translation>
    </message>
    <message>
        <source>The hand is given up: which tile is safest.</source>
        <translation>弃和：哪张最安全。</translation>
    </message>
    <message>
        <source>The hand goes on: which tile deals in less.</source>
        <translation>继续做牌：哪张较少放铳。</translation>
    </message>
    <message>
        <source>What a win would bring.</source>
        <translation>和了能得多少。</translation>
    </message>
    <message>
        <source>How soon and how likely the hand wins.</source>
        <translation>和得多快、多大可能。</translation>
    </message>
    <message>
        <source>none</source>
        <comment>confidence</comment>
        <translation>无</translation>
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
        <translation>顺位%1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1点</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A range of an accuracy: &quot;68 to 81&quot;</extracomment>
        <translation>%1至%2</translation>
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
            <numerusform>缓手%n次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>恶手%n次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>大恶手%n次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) perhaps worse</source>
        <translation>
            <numerusform>可能较差的选择%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>luck: %1 points</source>
        <extracomment>%1: points, with their sign</extracomment>
        <translation>运气：%1点</translation>
    </message>
    <message>
        <source>place %1 ± %2, not %3</source>
        <extracomment>%1: a final place without its luck; %2: its standard error; %3: the place that it was</extracomment>
        <translation>顺位应为%1 ± %2，而非%3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (%3 to %4) thousandths of a place per choice, over %Ln choice(s).</source>
        <extracomment>%1: a bot; %2: a mean; %3 and %4: its interval</extracomment>
        <translation>
            <numerusform>%1：每次选择损失顺位的千分之%2（%3至%4），据%Ln次选择。</numerusform>
        </translation>
    </message>
    <message>
        <source>So few say little.</source>
        <translation>数量太少，说明不了什么。</translation>
    </message>
    <message>
        <source>%1 had too few such choices.</source>
        <translation>%1的这类选择太少。</translation>
    </message>
    <message numerus="yes">
        <source>%1, over %Ln match(es)</source>
        <translation>
            <numerusform>%1，据%Ln场对局</numerusform>
        </translation>
    </message>
    <message>
        <source>Your accuracy, %1, is nearest to that of %2: %3.</source>
        <extracomment>%1 and %3: an accuracy and its range; %2: a bot</extracomment>
        <translation>你的准确度%1最接近%2的%3。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other bot(s)</source>
        <translation>
            <numerusform>其他%Ln个机器人</numerusform>
        </translation>
    </message>
    <message>
        <source>Your accuracy, %1, is nearest to that of %2: %3; these choices do not yet tell you from %4.</source>
        <extracomment>%1 and %3: an accuracy and its range; %2: a bot; %4: a list of bots, or how many</extracomment>
        <translation>你的准确度%1最接近%2的%3；凭这些选择还不能把你与%4区分开。</translation>
    </message>
    <message numerus="yes">
        <source>The bots&apos; figures are per choice, each over at least %Ln East-only match(es) by %1 (version %2).</source>
        <extracomment>%1: rules, %2: the version of the program</extracomment>
        <translation>
            <numerusform>机器人的数据按每次选择计，各自取自至少%Ln场%1的东风战（版本%2）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bots&apos; figures are per choice, each over at least %Ln match(es) by %1 (version %2).</source>
        <translation>
            <numerusform>机器人的数据按每次选择计，各自取自至少%Ln场%1的对局（版本%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the judge, which flatters %1 and those who reckon alike.</source>
        <extracomment>%1: the bot that evaluates</extracomment>
        <translation>评判者是%1，所以对%1及思路相近者偏宽。</translation>
    </message>
    <message>
        <source>%1 leaves %2 that help, %3 %4.</source>
        <translation>%1留下%2进张，%3则为%4。</translation>
    </message>
    <message>
        <source>An average win is worth %1 points after %2, %3 after %4.</source>
        <translation>%2的平均和牌值%1点，%4则为%3点。</translation>
    </message>
    <message>
        <source>%1 deals in %2 of the time, for %3 points; the hand wins %4.</source>
        <translation>%1的放铳率为%2，损失%3点；这手牌的和牌率为%4。</translation>
    </message>
    <message>
        <source>The hand wins %1 of the time, for %2 points.</source>
        <translation>这手牌的和牌率为%1，打点%2点。</translation>
    </message>
    <message>
        <source>%1 deals in %2, for %3.</source>
        <translation>%1的放铳率为%2，损失%3点。</translation>
    </message>
    <message>
        <source>The evaluator knows nothing better.</source>
        <translation>评估认为没有更好的选择。</translation>
    </message>
    <message>
        <source>The difference is smaller than what the evaluator can tell.</source>
        <translation>差别小于评估的误差。</translation>
    </message>
    <message>
        <source>The evaluator only estimates this, so it is not judged.</source>
        <translation>评估在此只能粗估，所以不评判。</translation>
    </message>
    <message>
        <source>%1 keeps the hand %2; after %3 it is %4.</source>
        <extracomment>%1 and %3: what is done; %2 and %4: &quot;2 from tenpai&quot;</extracomment>
        <translation>%1则手牌保持%2；%3则变为%4。</translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <translation>实战：%1。</translation>
    </message>
    <message>
        <source>Played: %1. Perhaps better: %2.</source>
        <translation>实战：%1。可能更好：%2。</translation>
    </message>
    <message>
        <source>Played: %1. Just as good: %2.</source>
        <translation>实战：%1。同样好：%2。</translation>
    </message>
    <message>
        <source>Played: %1. Better: %2.</source>
        <translation>实战：%1。更好：%2。</translation>
    </message>
    <message>
        <source>It may cost %1, or nothing.</source>
        <extracomment>%1: &quot;0.031 places&quot;</extracomment>
        <translation>可能损失 %1，也可能没有损失。</translation>
    </message>
    <message>
        <source>It costs %1, though it brings %2; confidence: %3.</source>
        <translation>虽带来%2，却损失%1；把握：%3。</translation>
    </message>
    <message>
        <source>It costs %1, %2; confidence: %3.</source>
        <translation>损失%1、%2；把握：%3。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>&quot;Mistake · Efficiency&quot;: how large it was, and what it was about</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 ± %2 places, measured</source>
        <translation>顺位%1 ± %2，实测</translation>
    </message>
    <message numerus="yes">
        <source>one plan over %n choice(s)</source>
        <translation>
            <numerusform>同一方针下的%n个选择</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RolloutBar</name>
    <message>
        <source>What is dealt anew for a roll-out</source>
        <translation>推演时重新分配什么</translation>
    </message>
    <message>
        <source>&amp;All losses</source>
        <translation>全部损失(&amp;A)</translation>
    </message>
    <message>
        <source>Rolls out every loss, the dearest first; the class of each follows what is measured</source>
        <translation>从最大的开始推演每一处损失；其分类以实测为准</translation>
    </message>
    <message>
        <source>Measure the &amp;five dearest</source>
        <translation>实测损失最大的五处(&amp;F)</translation>
    </message>
    <message>
        <source>After a review the dearest losses are rolled out without being asked, one after another, until the five dearest are measured</source>
        <translation>复盘之后自动从损失最大的选择开始逐个推演，直到最大的五处都已实测</translation>
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
        <translation>好%1点</translation>
    </message>
    <message>
        <source>%1 points worse</source>
        <translation>差%1点</translation>
    </message>
    <message>
        <source>%1 places better</source>
        <translation>顺位好%1</translation>
    </message>
    <message>
        <source>%1 places worse</source>
        <translation>顺位差%1</translation>
    </message>
    <message numerus="yes">
        <source>%n world(s)</source>
        <translation>
            <numerusform>%n种牌局</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference in places is more than twice its error.</source>
        <translation>顺位的差超过其误差的两倍。</translation>
    </message>
    <message numerus="yes">
        <source>In the %n world(s) played before, which decided it, the difference in places was more than twice its error.</source>
        <translation>
            <numerusform>在此前用于判定的%n种牌局中，顺位的差超过其误差的两倍。</numerusform>
        </translation>
    </message>
    <message>
        <source>What was played is worse.</source>
        <translation>实战的选择较差。</translation>
    </message>
    <message>
        <source>What was played is better.</source>
        <translation>实战的选择较好。</translation>
    </message>
    <message>
        <source>Neither is better by as much as an inaccuracy.</source>
        <translation>两者相差不到一个缓手。</translation>
    </message>
    <message>
        <source>Which of the two is better is not decided.</source>
        <translation>两者孰优，未有定论。</translation>
    </message>
    <message>
        <source>Hardly any world fitted, so a riichi may wait for a tile of its own pond.</source>
        <translation>几乎没有符合的牌局，所以也允许立直者听自己牌河里的牌。</translation>
    </message>
    <message>
        <source>Hardly any world fitted, so players may have let a win go.</source>
        <translation>几乎没有符合的牌局，所以也允许有人曾经见逃。</translation>
    </message>
    <message>
        <source>Hidden tiles dealt anew</source>
        <extracomment>What is dealt anew before bots play a choice out; so are the next two</extracomment>
        <translation>重新分配未见牌</translation>
    </message>
    <message>
        <source>With the real hands</source>
        <translation>用真实手牌</translation>
    </message>
    <message>
        <source>With the real wall</source>
        <translation>用真实牌山</translation>
    </message>
    <message>
        <source>Everything that the player had not seen is dealt anew, so that it fits what was seen, and what the others did with their hands. This judges the choice.</source>
        <translation>该玩家没见到的牌全部重新分配，使之符合其所见，以及他家的打法。这可以评判选择。</translation>
    </message>
    <message>
        <source>The others hold their real hands, the rest of the wall is mixed. The player could not know them: this does not judge the choice.</source>
        <translation>他家持真实手牌，其余牌山打乱。该玩家当时无从知道，因此不能评判选择。</translation>
    </message>
    <message>
        <source>Every tile lies where it lay. This tells what would have happened, and does not judge the choice.</source>
        <translation>每张牌都在原来的位置。只说明当时会发生什么，不评判选择。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;320 ± 110 points worse&quot;, %2: &quot;0.031 ± 0.012 places worse&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Looking for worlds that fit ...</source>
        <translation>正在寻找符合的牌局...</translation>
    </message>
    <message numerus="yes">
        <source>%n world(s) so far: %1</source>
        <extracomment>%1: how the played action does beside the other</extracomment>
        <translation>
            <numerusform>目前%n种牌局：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolled out: no worlds were found that fit the record.</source>
        <translation>推演：找不到符合牌谱的牌局。</translation>
    </message>
    <message>
        <source>Rolled out in %1, beside %2: %3.</source>
        <extracomment>%1: &quot;600 worlds&quot;, %2: an action, %3: &quot;320 ± 110 points worse, 0.031 ± 0.012 places worse&quot;</extracomment>
        <translation>推演%1，与%2相比：%3。</translation>
    </message>
    <message>
        <source>With the real hands, which nobody could know, in %1, beside %2: %3.</source>
        <translation>用真实手牌（当时无人能知）推演%1，与%2相比：%3。</translation>
    </message>
    <message>
        <source>What would have happened with the real wall, beside %1: %2. That judges nothing.</source>
        <translation>用真实牌山会发生的事，与%1相比：%2。这不评判任何选择。</translation>
    </message>
</context>
<context>
    <name>RolloutView</name>
    <message>
        <source>Choices to roll out</source>
        <translation>要推演的选择</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>分类</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>牌局数</translation>
    </message>
    <message>
        <source>In how many worlds it was rolled out</source>
        <translation>推演了多少种牌局</translation>
    </message>
</context>
<context>
    <name>RuleConflictTexts</name>
    <message>
        <source>“%2” must be off when “%1” is three.</source>
        <translation>“%1”为三人时，“%2”必须关闭。</translation>
    </message>
    <message>
        <source>“%2” must be off when “%1” is four.</source>
        <translation>“%1”为四人时，“%2”必须关闭。</translation>
    </message>
    <message>
        <source>“%2” must add up to zero while “%1” goes by place.</source>
        <translation>“%1”按顺位时，“%2”合计必须为零。</translation>
    </message>
    <message>
        <source>“%2” has a fourth place, but “%1” is three.</source>
        <translation>“%2”有第四位，但“%1”为三人。</translation>
    </message>
    <message>
        <source>“%2” cannot be shared among “%1”: four need a multiple of 600 points, three of 200.</source>
        <translation>“%2”无法在“%1”之间均分：四人须为600点的倍数，三人须为200点的倍数。</translation>
    </message>
    <message>
        <source>“%2” must lie above “%1”, or the first hand is the last.</source>
        <translation>“%2”必须高于“%1”，否则第一局就是最后一局。</translation>
    </message>
    <message>
        <source>“%2” is not what all players lose to “%1”: the final scores do not add up to zero.</source>
        <translation>“%2”不等于所有人与“%1”差额之和：最终得分合计不为零。</translation>
    </message>
    <message>
        <source>“%2” gives a lower place more than a higher one, although “%1” goes by place.</source>
        <translation>“%2”给低顺位的比高顺位多，而“%1”是按顺位的。</translation>
    </message>
    <message>
        <source>“%1” is no whole thousand, so that “%2” makes no whole thousands either.</source>
        <translation>“%1”不是整千，所以“%2”也得不到整千。</translation>
    </message>
    <message>
        <source>“%2” names a five of man, which is not in the set when “%1” is three.</source>
        <translation>“%2”里有5万，而“%1”为三人时没有这张牌。</translation>
    </message>
    <message>
        <source>“%2” lies below “%1”: somebody holds it from the start.</source>
        <translation>“%2”低于“%1”：一开始就有人达到。</translation>
    </message>
    <message>
        <source>“%2” is more than there is at the table with these “%1”.</source>
        <translation>“%2”比这样的“%1”下全桌的点数还多。</translation>
    </message>
    <message>
        <source>“%2” ends the match before anybody has the “%1”.</source>
        <translation>“%2”会在有人达到“%1”之前结束对局。</translation>
    </message>
    <message>
        <source>“%2” changes nothing without “%1” or a dealer who may stop.</source>
        <translation>没有“%1”也没有可以终局的庄家时，“%2”不起作用。</translation>
    </message>
    <message>
        <source>After this “%1”, “%2” leaves no round for overtime.</source>
        <translation>这样的“%1”之后，“%2”没有可供延长的圈。</translation>
    </message>
    <message>
        <source>“%2” is more than the one round of “%1”.</source>
        <translation>“%2”多于“%1”的一圈。</translation>
    </message>
    <message>
        <source>“%2” is more than “%1” has winds for.</source>
        <translation>“%2”多于“%1”所有的风。</translation>
    </message>
    <message>
        <source>By “%1” the dealer never stays in the last round, so that “%2” changes nothing.</source>
        <translation>按“%1”，最后一圈庄家从不连庄，所以“%2”不起作用。</translation>
    </message>
    <message>
        <source>By “%1” a draw never keeps the dealer in the last round, so that “%2” changes nothing.</source>
        <translation>按“%1”，最后一圈流局从不连庄，所以“%2”不起作用。</translation>
    </message>
    <message>
        <source>“%2” is on and “%1” is off: only kans turn indicators.</source>
        <translation>“%2”开启而“%1”关闭：只有开杠才翻指示牌。</translation>
    </message>
    <message>
        <source>“%1” is on, but “%2” and the other kinds never turn an indicator.</source>
        <translation>“%1”开启，但“%2”及其他各种杠都不翻指示牌。</translation>
    </message>
    <message>
        <source>“%1” says a win, but “%2” is off as if it were a draw.</source>
        <translation>“%1”为和牌，但“%2”关闭，如同流局。</translation>
    </message>
    <message>
        <source>With these “%1” nobody has the “%2” at first.</source>
        <translation>这样的“%1”下，一开始谁也没有“%2”。</translation>
    </message>
    <message>
        <source>“%2” asks for tiles that are not in the set when “%1” is three.</source>
        <translation>“%1”为三人时，没有“%2”所需的牌。</translation>
    </message>
    <message>
        <source>“%1” changes nothing beside “%2”: every ron hands a marker on.</source>
        <translation>在“%2”之下，“%1”不起作用：每次荣和都会转交标记。</translation>
    </message>
    <message>
        <source>“%1” changes nothing: neither “%2” nor any other option pays chips.</source>
        <translation>“%1”不起作用：“%2”和其他选项都不付筹码。</translation>
    </message>
    <message>
        <source>“%1” win only where “%2” counts, and it is off.</source>
        <translation>“%1”只在有“%2”时才能和，而它已关闭。</translation>
    </message>
    <message>
        <source>“%2” names the fourth seat, which is empty when “%1” is three.</source>
        <translation>“%2”涉及第四个座位，而“%1”为三人时它是空的。</translation>
    </message>
    <message>
        <source>“%2” changes nothing while “%1” is as it is.</source>
        <translation>“%1”保持现值时，“%2”不起作用。</translation>
    </message>
</context>
<context>
    <name>RuleDependencies</name>
    <message>
        <source>Only with four players.</source>
        <translation>仅限四人。</translation>
    </message>
    <message>
        <source>Only with three players.</source>
        <translation>仅限三人。</translation>
    </message>
    <message>
        <source>Three players have no 2 to 8 of man.</source>
        <translation>三人麻将没有2万到8万。</translation>
    </message>
    <message>
        <source>Nagashi mangan is off.</source>
        <translation>未采用流局满贯。</translation>
    </message>
    <message>
        <source>North is not set aside.</source>
        <translation>没有拔北。</translation>
    </message>
    <message>
        <source>No kans are made.</source>
        <translation>不能开杠。</translation>
    </message>
    <message>
        <source>Four kans cannot be made.</source>
        <translation>开不出四个杠。</translation>
    </message>
    <message>
        <source>Kan dora are off.</source>
        <translation>没有杠宝牌。</translation>
    </message>
    <message>
        <source>There is no target to reach.</source>
        <translation>没有要达到的目标点数。</translation>
    </message>
    <message>
        <source>No overtime is played.</source>
        <translation>没有延长战。</translation>
    </message>
    <message>
        <source>Bankruptcy does not end the match.</source>
        <translation>被飞不结束对局。</translation>
    </message>
    <message>
        <source>Only one player can win on a discard.</source>
        <translation>一张弃牌只能由一家和。</translation>
    </message>
    <message>
        <source>There are no abortive draws.</source>
        <translation>没有途中流局。</translation>
    </message>
    <message>
        <source>Ippatsu is off.</source>
        <translation>没有一发。</translation>
    </message>
    <message>
        <source>Open riichi is off.</source>
        <translation>没有开立直。</translation>
    </message>
    <message>
        <source>There are no limits at all.</source>
        <translation>完全没有封顶。</translation>
    </message>
    <message>
        <source>No yakuman makes anybody liable.</source>
        <translation>没有需要包牌的役满。</translation>
    </message>
    <message>
        <source>Yakitori is off.</source>
        <translation>没有烧鸟。</translation>
    </message>
    <message>
        <source>Ura dora are off.</source>
        <translation>没有里宝牌。</translation>
    </message>
    <message>
        <source>Dora are off.</source>
        <translation>没有宝牌。</translation>
    </message>
    <message>
        <source>No white dragon is marked.</source>
        <translation>没有带标记的白。</translation>
    </message>
    <message>
        <source>Golden gate bridge is off.</source>
        <translation>没有金门桥。</translation>
    </message>
    <message>
        <source>The uma does not go by place.</source>
        <translation>马点不按顺位。</translation>
    </message>
    <message>
        <source>The uma goes by place.</source>
        <translation>马点按顺位。</translation>
    </message>
    <message>
        <source>There is one round of overtime.</source>
        <translation>延长只有一圈。</translation>
    </message>
    <message>
        <source>A bankruptcy costs nothing more.</source>
        <translation>被飞没有额外罚符。</translation>
    </message>
    <message>
        <source>No indicator waits for the discard.</source>
        <translation>没有等到切牌才翻的指示牌。</translation>
    </message>
    <message>
        <source>Chi is off.</source>
        <translation>不能吃。</translation>
    </message>
    <message>
        <source>There is one round only.</source>
        <translation>只有一圈。</translation>
    </message>
    <message>
        <source>There is no two-han minimum.</source>
        <translation>没有两番缚。</translation>
    </message>
    <message>
        <source>These optional yakuman are off.</source>
        <translation>未采用这些可选役满。</translation>
    </message>
    <message>
        <source>Renhou is not a mangan.</source>
        <translation>人和不是满贯。</translation>
    </message>
    <message>
        <source>Wins in a row give nothing.</source>
        <translation>连续和牌没有奖励。</translation>
    </message>
    <message>
        <source>A chombo takes nothing off the final score.</source>
        <translation>错和不扣最终得分。</translation>
    </message>
    <message>
        <source>There are no penalties.</source>
        <translation>没有罚则。</translation>
    </message>
    <message>
        <source>There are no red fives.</source>
        <translation>没有赤宝牌。</translation>
    </message>
    <message>
        <source>Arisu is off.</source>
        <translation>没有爱丽丝。</translation>
    </message>
    <message>
        <source>Golden rooster is off.</source>
        <translation>没有金鸡独立。</translation>
    </message>
    <message>
        <source>Five gates is off.</source>
        <translation>没有五门齐。</translation>
    </message>
    <message>
        <source>The special last tiles are off.</source>
        <translation>未采用这些特殊的末张役。</translation>
    </message>
    <message>
        <source>Blue tunnel is off.</source>
        <translation>没有青之洞门。</translation>
    </message>
    <message>
        <source>The unrelated hands are off.</source>
        <translation>未采用不搭类的役。</translation>
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
            <numerusform>%Ln本场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln han</source>
        <translation>
            <numerusform>%Ln番</numerusform>
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
            <numerusform>%Ln个筹码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <translation>
            <numerusform>%Ln圈</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kan(s)</source>
        <translation>
            <numerusform>%Ln次杠</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln yakuman</source>
        <translation>
            <numerusform>%Ln倍役满</numerusform>
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
            <numerusform>%Ln次和牌</numerusform>
        </translation>
    </message>
    <message>
        <source>1st place</source>
        <translation>一位</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>二位</translation>
    </message>
    <message>
        <source>3rd place</source>
        <translation>三位</translation>
    </message>
    <message>
        <source>4th place</source>
        <translation>四位</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>宝牌</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>鸣牌</translation>
    </message>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>Deal and payments</source>
        <translation>庄家与支付</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>多家和牌</translation>
    </message>
    <message>
        <source>Abortive draws</source>
        <translation>途中流局</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>流局满贯</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>Furiten and tenpai</source>
        <translation>振听与听牌</translation>
    </message>
    <message>
        <source>Limits and yakuman</source>
        <translation>封顶与役满</translation>
    </message>
    <message>
        <source>Liability (pao)</source>
        <translation>包牌</translation>
    </message>
    <message>
        <source>Yaku in detail</source>
        <translation>役的细则</translation>
    </message>
    <message>
        <source>Kans</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>罚则</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三人麻将</translation>
    </message>
    <message>
        <source>Side rules</source>
        <translation>附加玩法</translation>
    </message>
    <message>
        <source>Optional yaku</source>
        <translation>可选役</translation>
    </message>
    <message>
        <source>Optional yakuman</source>
        <translation>可选役满</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>万子</translation>
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
        <translation>%1与%2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>The hand goes on.</source>
        <translation>本局继续。</translation>
    </message>
    <message>
        <source>At the fourth kan</source>
        <translation>第四杠时</translation>
    </message>
    <message>
        <source>The hand ends when the fourth kan is declared.</source>
        <translation>宣告第四个杠即流局。</translation>
    </message>
    <message>
        <source>After the discard</source>
        <translation>切牌之后</translation>
    </message>
    <message>
        <source>The hand ends after the discard that follows the fourth kan, unless that wins for somebody.</source>
        <translation>第四个杠之后切出的牌若无人和，则流局。</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>下一家</translation>
    </message>
    <message>
        <source>The deal passes.</source>
        <translation>换庄。</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>庄家不变</translation>
    </message>
    <message>
        <source>The dealer stays.</source>
        <translation>庄家不变。</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>The hand is a draw with a special payment.</source>
        <translation>本局为带有特殊支付的流局。</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>It counts as a self-drawn win of that player.</source>
        <translation>算作该家自摸和牌。</translation>
    </message>
    <message>
        <source>Tenpai</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>As after a draw: the dealer must be tenpai, one tile from a win.</source>
        <translation>与一般流局相同：庄家必须听牌，即差一张和牌。</translation>
    </message>
    <message>
        <source>Own nagashi mangan</source>
        <translation>庄家流局满贯</translation>
    </message>
    <message>
        <source>The dealer must be the one who made it.</source>
        <translation>必须是庄家自己达成。</translation>
    </message>
    <message>
        <source>Waits and shape stay</source>
        <translation>待牌与牌形不变</translation>
    </message>
    <message>
        <source>The waits stay the same and the three tiles could only be read as a triplet.</source>
        <translation>待牌不变，且那三张只能看作刻子。</translation>
    </message>
    <message>
        <source>Waits stay</source>
        <translation>待牌不变</translation>
    </message>
    <message>
        <source>The waits stay the same.</source>
        <translation>待牌不变即可。</translation>
    </message>
    <message>
        <source>Not with a winning tile</source>
        <translation>和牌张不可</translation>
    </message>
    <message>
        <source>The waits stay the same and the tile just drawn does not win.</source>
        <translation>待牌不变，且刚摸的牌不是和牌张。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>No kan after riichi.</source>
        <translation>立直后不能杠。</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>全部手牌</translation>
    </message>
    <message>
        <source>All concealed tiles.</source>
        <translation>全部暗牌。</translation>
    </message>
    <message>
        <source>The waiting part</source>
        <translation>待牌部分</translation>
    </message>
    <message>
        <source>Only the tiles that wait.</source>
        <translation>只亮构成待牌的牌。</translation>
    </message>
    <message>
        <source>Own draw</source>
        <translation>自己摸牌</translation>
    </message>
    <message>
        <source>With your next draw.</source>
        <translation>到自己下次摸牌解除。</translation>
    </message>
    <message>
        <source>Own discard</source>
        <translation>自己切牌</translation>
    </message>
    <message>
        <source>With your next discard.</source>
        <translation>到自己下次切牌解除。</translation>
    </message>
    <message>
        <source>Own draw or call</source>
        <translation>自己摸牌或鸣牌</translation>
    </message>
    <message>
        <source>With your next draw or your own call.</source>
        <translation>到自己下次摸牌或自己鸣牌解除。</translation>
    </message>
    <message>
        <source>Own draw or any call</source>
        <translation>自己摸牌或有人鸣牌</translation>
    </message>
    <message>
        <source>With your next draw or a call of anyone.</source>
        <translation>到自己下次摸牌或任何人鸣牌解除。</translation>
    </message>
    <message>
        <source>The shape alone decides.</source>
        <translation>只看牌形。</translation>
    </message>
    <message>
        <source>Not with four in the hand</source>
        <translation>手中四张不算</translation>
    </message>
    <message>
        <source>It is not tenpai when all four are among its concealed tiles.</source>
        <translation>四张全在自己的暗牌中，则不算听牌。</translation>
    </message>
    <message>
        <source>Not with four in hand and calls</source>
        <translation>手中与副露共四张不算</translation>
    </message>
    <message>
        <source>It is not tenpai when all four are in its concealed tiles and its own calls together.</source>
        <translation>四张全在自己的暗牌与副露中，则不算听牌。</translation>
    </message>
    <message>
        <source>Nine different terminals and honours</source>
        <translation>九种九牌</translation>
    </message>
    <message>
        <source>A player whose first tiles hold nine or more different kinds of ones, nines and honours may have the hand dealt anew (kyuushu kyuuhai).</source>
        <translation>起手有九种以上不同幺九牌的人，可以要求本局重来。</translation>
    </message>
    <message>
        <source>Four equal winds</source>
        <translation>四风连打</translation>
    </message>
    <message>
        <source>The hand is dealt anew when all four players discard the same wind in the first go-around without any call (suufon renda).</source>
        <translation>第一巡无人鸣牌而四家打出同一种风牌，则本局重来。</translation>
    </message>
    <message>
        <source>Four riichi</source>
        <translation>四家立直</translation>
    </message>
    <message>
        <source>The hand is dealt anew when all four players have declared riichi (suucha riichi).</source>
        <translation>四家都立直，则本局重来。</translation>
    </message>
    <message>
        <source>Four kans of several players</source>
        <translation>四杠散了</translation>
    </message>
    <message>
        <source>Whether the hand is dealt anew when four kans have been made, not all by the same player (suukaikan).</source>
        <translation>不是由同一家开出四个杠时，本局是否重来。</translation>
    </message>
    <message>
        <source>Deal after an abortive draw</source>
        <translation>途中流局后的庄家</translation>
    </message>
    <message>
        <source>Who deals the next hand.</source>
        <translation>由谁做下一局的庄家。</translation>
    </message>
    <message>
        <source>Counter after an abortive draw</source>
        <translation>途中流局后的本场</translation>
    </message>
    <message>
        <source>Whether a counter is added.</source>
        <translation>是否增加一本场。</translation>
    </message>
    <message>
        <source>When nobody wins, a player who discarded only ones, nines and honours, none of which was called, is paid like a mangan.</source>
        <translation>无人和牌时，弃牌全为幺九牌且无一被鸣的人，按满贯收取。</translation>
    </message>
    <message>
        <source>Closed hand needed</source>
        <translation>限门清</translation>
    </message>
    <message>
        <source>The player must not have called any tile.</source>
        <translation>该家必须没有鸣过牌。</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>算作</translation>
    </message>
    <message>
        <source>Whether it is treated as a win or as a draw.</source>
        <translation>当作和牌还是流局。</translation>
    </message>
    <message>
        <source>Dealer stays</source>
        <translation>庄家连庄</translation>
    </message>
    <message>
        <source>What decides whether the dealer deals again after it.</source>
        <translation>此后庄家是否连庄由什么决定。</translation>
    </message>
    <message>
        <source>Takes counters and sticks</source>
        <translation>收走本场与供托</translation>
    </message>
    <message>
        <source>Whether it collects the counters and the riichi sticks like a win. Of several players the nearest after the dealer takes the sticks.</source>
        <translation>是否像和牌一样收走本场与立直棒。有几家时，立直棒归庄家之后最近的一家。</translation>
    </message>
    <message>
        <source>Replaces the payment at a draw</source>
        <translation>代替未听罚符</translation>
    </message>
    <message>
        <source>No further payment is made between players who are tenpai and who are not.</source>
        <translation>听牌者与未听者之间不再另外支付。</translation>
    </message>
    <message>
        <source>Points needed for riichi</source>
        <translation>立直所需点数</translation>
    </message>
    <message>
        <source>What you must hold to declare riichi, before the stick of 1,000 points is paid. With 0 even a player without points may declare.</source>
        <translation>宣告立直、付出1000点立直棒之前必须持有的点数。设为0，则没有点数也能宣告。</translation>
    </message>
    <message>
        <source>Tiles needed for riichi</source>
        <translation>立直所需余牌</translation>
    </message>
    <message>
        <source>How many tiles must be left to draw when riichi is declared. With four (three players: three) you are sure of one more draw.</source>
        <translation>宣告立直时牌山必须剩下的张数。有四张（三人为三张）就一定还能再摸一次。</translation>
    </message>
    <message>
        <source>Riichi while furiten</source>
        <translation>振听立直</translation>
    </message>
    <message>
        <source>Whether you may declare riichi although a tile you wait for lies among your own discards (furiten). Such a hand can win by self-draw only.</source>
        <translation>待牌中有自己切过的牌（振听）时能否宣告立直。这样只能自摸。</translation>
    </message>
    <message>
        <source>Closed kan after riichi</source>
        <translation>立直后暗杠</translation>
    </message>
    <message>
        <source>When a hand in riichi may lay down four equal tiles. A kan turns a new dora, but must not change what the hand waits for.</source>
        <translation>立直后在什么条件下可以暗杠四张相同的牌。开杠会翻新宝牌，但不得改变待牌。</translation>
    </message>
    <message>
        <source>Value of double riichi</source>
        <translation>两立直的番数</translation>
    </message>
    <message>
        <source>Han for a riichi that is declared with the very first discard.</source>
        <translation>第一打就宣告的立直值多少番。</translation>
    </message>
    <message>
        <source>Calls prevent double riichi</source>
        <translation>鸣牌使两立直失效</translation>
    </message>
    <message>
        <source>A call or a kan of anyone before your first discard leaves only an ordinary riichi.</source>
        <translation>自己第一打之前若有人鸣牌或开杠，就只算普通立直。</translation>
    </message>
    <message>
        <source>Ippatsu</source>
        <translation>一发</translation>
    </message>
    <message>
        <source>One han for a win within one go-around after riichi, if nobody has called a tile in between.</source>
        <translation>立直后一巡之内、其间无人鸣牌而和牌，加一番。</translation>
    </message>
    <message>
        <source>A closed kan ends ippatsu</source>
        <translation>暗杠消除一发</translation>
    </message>
    <message>
        <source>Whether a closed kan of anyone ends the chance of ippatsu as other calls do.</source>
        <translation>任何人的暗杠是否像其他鸣牌一样消除一发。</translation>
    </message>
    <message>
        <source>Ippatsu with a robbed kan</source>
        <translation>抢杠的一发</translation>
    </message>
    <message>
        <source>Whether a win on the tile that another player adds to a pon keeps ippatsu.</source>
        <translation>和他家加杠的那张牌时是否保留一发。</translation>
    </message>
    <message>
        <source>Open riichi</source>
        <translation>开立直</translation>
    </message>
    <message>
        <source>Riichi may be declared with open tiles, so that everybody sees what you wait for. It counts two han in place of one.</source>
        <translation>立直时可以亮出手牌，让所有人看到待牌，计两番而非一番。</translation>
    </message>
    <message>
        <source>Tiles shown</source>
        <translation>亮出的牌</translation>
    </message>
    <message>
        <source>What an open riichi shows to the others.</source>
        <translation>开立直时给别人看什么。</translation>
    </message>
    <message>
        <source>Discarding into open riichi</source>
        <translation>放铳给开立直</translation>
    </message>
    <message>
        <source>A player who is not in riichi and discards a tile that an open riichi waits for pays a yakuman.</source>
        <translation>没有立直的人打出开立直所听的牌，须付役满。</translation>
    </message>
    <message>
        <source>Passing up a win</source>
        <translation>放过和牌</translation>
    </message>
    <message>
        <source>If you let a winning tile go by, you cannot win by ron for a while (temporary furiten). This says when that ends; in riichi it never does.</source>
        <translation>放过可和的牌之后，一段时间内不能荣和（同巡振听）。这里规定何时解除；立直后永不解除。</translation>
    </message>
    <message>
        <source>Waiting for a fifth tile</source>
        <translation>听第五张牌</translation>
    </message>
    <message>
        <source>Whether a hand is tenpai that waits only for tiles of which it holds all four itself.</source>
        <translation>所待的牌四张全在自己手里，是否算听牌。</translation>
    </message>
    <message>
        <source>Tenpai without a yaku</source>
        <translation>无役听牌</translation>
    </message>
    <message>
        <source>Whether a hand that is one tile from complete but has no yaku counts as tenpai at a draw.</source>
        <translation>差一张完成却没有役的手牌，流局时是否算听牌。</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Before the replacement tile is drawn.</source>
        <translation>摸岭上牌之前。</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>摸牌之后</translation>
    </message>
    <message>
        <source>When the replacement tile has been drawn; it counts for a win on that tile too.</source>
        <translation>摸到岭上牌之后；以该牌和牌时也计算。</translation>
    </message>
    <message>
        <source>With the discard</source>
        <translation>切牌时</translation>
    </message>
    <message>
        <source>Just before the next discard or kan; it does not count for a win on the replacement tile.</source>
        <translation>下一次切牌或开杠之前；以岭上牌和牌时不计算。</translation>
    </message>
    <message>
        <source>This kind of kan turns no indicator.</source>
        <translation>这种杠不翻指示牌。</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>You may.</source>
        <translation>可以。</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>The kind may not be discarded in that turn.</source>
        <translation>该巡不能打出同种牌。</translation>
    </message>
    <message>
        <source>Neither end may be discarded in that turn.</source>
        <translation>该巡不能打出两端的牌。</translation>
    </message>
    <message>
        <source>Win or tenpai</source>
        <translation>和牌或听牌</translation>
    </message>
    <message>
        <source>After a win of the dealer, and after a draw when the dealer is tenpai: one tile from a win.</source>
        <translation>庄家和牌后，以及流局时庄家听牌（差一张和牌）。</translation>
    </message>
    <message>
        <source>Win only</source>
        <translation>仅和牌</translation>
    </message>
    <message>
        <source>Only after a win of the dealer.</source>
        <translation>仅在庄家和牌后。</translation>
    </message>
    <message>
        <source>The deal passes after every hand.</source>
        <translation>每局都换庄。</translation>
    </message>
    <message>
        <source>Win or any draw</source>
        <translation>和牌或流局</translation>
    </message>
    <message>
        <source>After a win of the dealer and after every draw.</source>
        <translation>庄家和牌后，以及任何流局之后。</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>As in the first round.</source>
        <translation>与第一圈相同。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Everybody pays and receives the same.</source>
        <translation>人人收支相同。</translation>
    </message>
    <message>
        <source>Wareme</source>
        <translation>割目</translation>
    </message>
    <message>
        <source>The seat before whose wall the break fell pays and receives double.</source>
        <translation>从其面前开牌山的那家，收支加倍。</translation>
    </message>
    <message>
        <source>Dai wareme</source>
        <translation>大割目</translation>
    </message>
    <message>
        <source>As wareme, but four times as much when the dice show doubles.</source>
        <translation>与割目相同，但两个骰子点数相同时为四倍。</translation>
    </message>
    <message>
        <source>Doukasen</source>
        <translation>导火线</translation>
    </message>
    <message>
        <source>The seat whose wall holds the tiles to be drawn next pays and receives double; it moves on during the hand.</source>
        <translation>接下来要摸的牌在谁的牌山，谁的收支加倍；在一局中会移动。</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两家</translation>
    </message>
    <message>
        <source>Both win and are paid.</source>
        <translation>两家都和，都得支付。</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>头跳</translation>
    </message>
    <message>
        <source>Only the first in turn order after the discarder.</source>
        <translation>只有放铳者之后顺序最近的一家。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All three win and are paid.</source>
        <translation>三家都和，都得支付。</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>The hand is drawn.</source>
        <translation>本局流局。</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>各自</translation>
    </message>
    <message>
        <source>Every winner collects all of them.</source>
        <translation>每个和牌者都收取全部。</translation>
    </message>
    <message>
        <source>The first in turn order after the discarder takes all.</source>
        <translation>由放铳者之后顺序最近的一家全部收走。</translation>
    </message>
    <message>
        <source>Own sticks first</source>
        <translation>先还自己的</translation>
    </message>
    <message>
        <source>Each winner takes the own stick back, the first in turn order the rest.</source>
        <translation>和牌者各自收回自己的立直棒，其余归顺序最近的一家。</translation>
    </message>
    <message>
        <source>As the nearest</source>
        <translation>最近时</translation>
    </message>
    <message>
        <source>Only if the dealer is the first in turn order after the discarder.</source>
        <translation>仅当庄家是放铳者之后顺序最近的一家。</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>One tile of the wall lies face up, and the kind after it is the dora: each one in a winning hand adds one han. Dora alone never make a hand win.</source>
        <translation>翻开牌山中的一张，它的下一张即为宝牌：和牌时每张加一番。光有宝牌不能和牌。</translation>
    </message>
    <message>
        <source>Ura dora</source>
        <translation>里宝牌</translation>
    </message>
    <message>
        <source>A winner who has declared riichi also turns the tile under the dora indicator and counts that dora too.</source>
        <translation>立直和牌者再翻开宝牌指示牌下面的牌，也计算那里的宝牌。</translation>
    </message>
    <message>
        <source>Kan dora</source>
        <translation>杠宝牌</translation>
    </message>
    <message>
        <source>Each kan turns one more dora indicator.</source>
        <translation>每开一次杠就多翻一张宝牌指示牌。</translation>
    </message>
    <message>
        <source>Kan ura dora</source>
        <translation>杠里宝牌</translation>
    </message>
    <message>
        <source>A winner in riichi also counts the tiles under the indicators of kans.</source>
        <translation>立直和牌者也计算杠宝牌指示牌下面的牌。</translation>
    </message>
    <message>
        <source>Turned for a closed kan</source>
        <translation>暗杠翻牌时机</translation>
    </message>
    <message>
        <source>When the new indicator is turned after a closed kan.</source>
        <translation>暗杠之后何时翻开新的指示牌。</translation>
    </message>
    <message>
        <source>Turned for an open kan</source>
        <translation>大明杠翻牌时机</translation>
    </message>
    <message>
        <source>When the new indicator is turned after a kan that was called from a discard (daiminkan).</source>
        <translation>用他家弃牌开杠（大明杠）之后何时翻开新的指示牌。</translation>
    </message>
    <message>
        <source>Turned for an added kan</source>
        <translation>加杠翻牌时机</translation>
    </message>
    <message>
        <source>When the new indicator is turned after a fourth tile has been added to an own pon (kakan).</source>
        <translation>在自己碰的刻子上加第四张（加杠）之后何时翻开新的指示牌。</translation>
    </message>
    <message>
        <source>Indicator before chankan</source>
        <translation>抢杠前翻指示牌</translation>
    </message>
    <message>
        <source>An indicator may wait to be turned until the discard after its kan. When that player makes a further kan first, it is turned before anybody may rob that kan; else only if nobody robs it.</source>
        <translation>指示牌可能要等到杠后切牌才翻。若该家在此之前又开一个杠，则先翻开，然后别人才能抢那个杠；否则只在无人抢杠时才翻。</translation>
    </message>
    <message>
        <source>Open tanyao</source>
        <translation>食断</translation>
    </message>
    <message>
        <source>Whether tanyao, a hand of tiles from 2 to 8 only, is a yaku when tiles have been called. With it quick open hands are easy; without it open hands need another yaku.</source>
        <translation>鸣牌之后断幺九（只用2到8的牌）是否成役。有食断，副露速攻就容易；没有，副露手就需要别的役。</translation>
    </message>
    <message>
        <source>Discarding the called kind</source>
        <translation>现物食替</translation>
    </message>
    <message>
        <source>Whether you may call a tile and discard one of the same kind at once.</source>
        <translation>鸣牌之后能否立刻打出同种的牌。</translation>
    </message>
    <message>
        <source>Discarding the other end</source>
        <translation>筋食替</translation>
    </message>
    <message>
        <source>Whether you may call one end of a run and discard the tile that fits its other end at once: chi 3 with 4 and 5, then discard 6.</source>
        <translation>鸣顺子的一端之后，能否立刻打出接在另一端的牌：以45吃3，然后切6。</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Whether a run may be completed with the discard of the player before you.</source>
        <translation>能否用上家的弃牌组成顺子。</translation>
    </message>
    <message>
        <source>Pinfu with a self-draw</source>
        <translation>平和自摸</translation>
    </message>
    <message>
        <source>Whether a self-drawn win keeps pinfu, the yaku for a hand that earns no fu. Such a hand counts 20 fu; without the rule pinfu is lost and the draw gives 2 fu.</source>
        <translation>自摸时是否保留平和（不计符之手的役）。保留则为20符；没有此规则，平和消失，自摸加2符。</translation>
    </message>
    <message>
        <source>Open hand without any fu</source>
        <translation>没有符的副露手</translation>
    </message>
    <message>
        <source>What an open hand that earns no fu at all counts when it wins by ron. Fu are the small points of a hand, and 30 is the usual answer.</source>
        <translation>完全没有加符的副露手荣和时算多少。符是手牌的小分，一般定为30。</translation>
    </message>
    <message>
        <source>Self-draw fu of open hands</source>
        <translation>副露手的自摸符</translation>
    </message>
    <message>
        <source>Whether a hand with calls also gets the 2 fu for a self-drawn win.</source>
        <translation>副露手自摸是否也加2符。</translation>
    </message>
    <message>
        <source>Pair of a double wind</source>
        <translation>连风牌雀头</translation>
    </message>
    <message>
        <source>Fu for a pair of the wind that is both your seat wind and the wind of the round.</source>
        <translation>既是自风又是场风的雀头的符。</translation>
    </message>
    <message>
        <source>Self-draw fu after a kan</source>
        <translation>岭上开花的自摸符</translation>
    </message>
    <message>
        <source>Whether a win on the replacement tile of a kan gets the 2 fu for a self-draw.</source>
        <translation>以岭上牌和牌是否加自摸的2符。</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>七对子</translation>
    </message>
    <message>
        <source>Fu of a hand of seven pairs: 25 with two han, or 50 with one han, which pays the same.</source>
        <translation>七对子的符：25符两番，或50符一番，支付相同。</translation>
    </message>
    <message>
        <source>When the dealer deals again after a hand.</source>
        <translation>庄家在一局之后何时连庄。</translation>
    </message>
    <message>
        <source>Dealer stays, later rounds</source>
        <translation>以后各圈的连庄</translation>
    </message>
    <message>
        <source>Whether another rule holds from the second round on.</source>
        <translation>从第二圈起是否用别的条件。</translation>
    </message>
    <message>
        <source>Counter, by ron</source>
        <translation>本场（荣和）</translation>
    </message>
    <message>
        <source>What each counter (honba) adds to a win by ron, paid by the discarder. A counter is laid down when the dealer stays and after a draw.</source>
        <translation>每本场给荣和加多少，由放铳者支付。连庄和流局后加一本。</translation>
    </message>
    <message>
        <source>Counter, by self-draw</source>
        <translation>本场（自摸）</translation>
    </message>
    <message>
        <source>What each counter adds to a self-drawn win, paid by every other player.</source>
        <translation>每本场给自摸加多少，由其他各家支付。</translation>
    </message>
    <message>
        <source>Payment at a draw</source>
        <translation>未听罚符</translation>
    </message>
    <message>
        <source>When nobody wins, the players who are not tenpai pay this much in all, shared evenly, to those who are. Nobody pays when all or none are tenpai.</source>
        <translation>无人和牌时，未听者合计付给听牌者这么多，平均分摊。全员听牌或全员未听则不付。</translation>
    </message>
    <message>
        <source>Two-han minimum</source>
        <translation>两番缚</translation>
    </message>
    <message>
        <source>From so many counters on a hand needs two han of yaku to win, dora not counted.</source>
        <translation>从这么多本场起，要有两番的役（不计宝牌）才能和。</translation>
    </message>
    <message>
        <source>Only sure yaku for the minimum</source>
        <translation>两番缚只算确定的役</translation>
    </message>
    <message>
        <source>Yaku that luck alone gives, such as ippatsu or a win on the last tile, do not count for the two han.</source>
        <translation>单凭运气的役，如一发或以最后一张和牌，不计入两番。</translation>
    </message>
    <message>
        <source>One seat is chosen by the dice of each hand and pays and receives more. Counters and riichi sticks stay as they are.</source>
        <translation>每局由骰子决定一个座位，收支都更多。本场与立直棒不变。</translation>
    </message>
    <message>
        <source>Two winners</source>
        <translation>一炮双响</translation>
    </message>
    <message>
        <source>Who wins when two players want to win on the same discard.</source>
        <translation>两家要和同一张弃牌时，由谁和。</translation>
    </message>
    <message>
        <source>Three winners</source>
        <translation>一炮三响</translation>
    </message>
    <message>
        <source>Who wins when three players want to win on the same discard.</source>
        <translation>三家要和同一张弃牌时，由谁和。</translation>
    </message>
    <message>
        <source>Counters of several winners</source>
        <translation>多家和牌的本场</translation>
    </message>
    <message>
        <source>Who collects the counters when several players win on one discard.</source>
        <translation>多家和同一张弃牌时，本场归谁。</translation>
    </message>
    <message>
        <source>Sticks of several winners</source>
        <translation>多家和牌的供托</translation>
    </message>
    <message>
        <source>Who takes the riichi sticks when several players win on one discard.</source>
        <translation>多家和同一张弃牌时，立直棒归谁。</translation>
    </message>
    <message>
        <source>Dealer among several winners</source>
        <translation>多家和牌中的庄家</translation>
    </message>
    <message>
        <source>Whether the dealer stays who wins together with others.</source>
        <translation>庄家与别家同时和牌时是否连庄。</translation>
    </message>
    <message>
        <source>East only</source>
        <translation>东风战</translation>
    </message>
    <message>
        <source>One round: everybody deals at least once.</source>
        <translation>一圈：每人至少坐庄一次。</translation>
    </message>
    <message>
        <source>East and South</source>
        <translation>半庄战</translation>
    </message>
    <message>
        <source>Two rounds, the usual game (hanchan).</source>
        <translation>两圈，最常见的对局。</translation>
    </message>
    <message>
        <source>All four winds</source>
        <translation>一庄战</translation>
    </message>
    <message>
        <source>Four rounds: East, South, West and North.</source>
        <translation>四圈：东、南、西、北。</translation>
    </message>
    <message>
        <source>East and North</source>
        <translation>东北战</translation>
    </message>
    <message>
        <source>Two rounds, the second one in the North wind (tonpeesen).</source>
        <translation>两圈，第二圈为北风。</translation>
    </message>
    <message>
        <source>Double East</source>
        <translation>东东战</translation>
    </message>
    <message>
        <source>Two rounds, both in the East wind: East 1 to East 8 (tontonsen).</source>
        <translation>两圈都是东风：从东1局到东8局。</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>按顺位</translation>
    </message>
    <message>
        <source>Fixed amounts for first to last place.</source>
        <translation>从一位到末位的固定数额。</translation>
    </message>
    <message>
        <source>Sinking</source>
        <translation>沉马</translation>
    </message>
    <message>
        <source>Each player whose final score is below zero pays one unit to first place.</source>
        <translation>最终得分在零以下的人，各付一位一个单位。</translation>
    </message>
    <message>
        <source>Floating</source>
        <translation>浮马</translation>
    </message>
    <message>
        <source>The players whose final score is above zero share three units.</source>
        <translation>最终得分在零以上的人分享三个单位。</translation>
    </message>
    <message>
        <source>Floating (professional)</source>
        <translation>浮马（职业）</translation>
    </message>
    <message>
        <source>The amounts depend on how many players hold the return points or more, as in the rules of the Japanese professional league.</source>
        <translation>数额取决于有几人达到返点以上，如日本职业麻将联盟的规则。</translation>
    </message>
    <message>
        <source>Binta</source>
        <translation>两两比较（binta）</translation>
    </message>
    <message>
        <source>In each pair of players the lower pays the higher one unit, or two when just one of them is below the starting points.</source>
        <translation>每两人之间，低者付高者一个单位；若只有一人低于起始点数，则付两个。</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>按座次</translation>
    </message>
    <message>
        <source>Who sat earlier in the first hand, counted from the first dealer, is placed higher.</source>
        <translation>从起家数起，第一局座次在前者顺位高。</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>平分</translation>
    </message>
    <message>
        <source>Both share the place: uma and the bonus of the places are split evenly.</source>
        <translation>两人同列该顺位：马点与顺位奖励均分。</translation>
    </message>
    <message>
        <source>Not rounded</source>
        <translation>不取整</translation>
    </message>
    <message>
        <source>Every hundred counts.</source>
        <translation>计到百点。</translation>
    </message>
    <message>
        <source>500 goes up</source>
        <translation>四舍五入</translation>
    </message>
    <message>
        <source>To the nearest thousand, 500 away from zero; first place takes what is left over.</source>
        <translation>取到整千，恰好500点时绝对值进位；零头归一位。</translation>
    </message>
    <message>
        <source>500 goes down</source>
        <translation>五舍六入</translation>
    </message>
    <message>
        <source>To the nearest thousand, exactly 500 towards zero; first place takes what is left over.</source>
        <translation>取到整千，恰好500点时绝对值舍去；零头归一位。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The match ends all the same.</source>
        <translation>对局照样结束。</translation>
    </message>
    <message>
        <source>One round, sudden death</source>
        <translation>一圈，达标即止</translation>
    </message>
    <message>
        <source>One more round; it stops as soon as the deal passes and somebody holds the target.</source>
        <translation>再打一圈；换庄且有人达到目标时立即结束。</translation>
    </message>
    <message>
        <source>More rounds, sudden death</source>
        <translation>多圈，达标即止</translation>
    </message>
    <message>
        <source>Further rounds; the match stops as soon as the deal passes and somebody holds the target.</source>
        <translation>继续加圈；换庄且有人达到目标时立即结束。</translation>
    </message>
    <message>
        <source>One whole round</source>
        <translation>打满一圈</translation>
    </message>
    <message>
        <source>One more round, which is played to its end.</source>
        <translation>再打一圈，打到最后。</translation>
    </message>
    <message>
        <source>More whole rounds</source>
        <translation>打满多圈</translation>
    </message>
    <message>
        <source>Further rounds, each played to its end, until somebody holds the target.</source>
        <translation>继续加圈，每圈打到最后，直到有人达到目标。</translation>
    </message>
    <message>
        <source>Up to North</source>
        <translation>到北为止</translation>
    </message>
    <message>
        <source>The next winds in order; there is no round after North.</source>
        <translation>依次用后面的风；北场之后不再有。</translation>
    </message>
    <message>
        <source>Back to East</source>
        <translation>回到东</translation>
    </message>
    <message>
        <source>After North comes East again.</source>
        <translation>北之后再回到东。</translation>
    </message>
    <message>
        <source>Dragons</source>
        <translation>三元牌</translation>
    </message>
    <message>
        <source>After North the white, green and red dragon are the round wind in turn.</source>
        <translation>北之后依次以白、发、中为场风。</translation>
    </message>
    <message>
        <source>The dealer must play on.</source>
        <translation>庄家必须继续打。</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>The match is over at once.</source>
        <translation>对局立即结束。</translation>
    </message>
    <message>
        <source>The dealer decides</source>
        <translation>庄家决定</translation>
    </message>
    <message>
        <source>The dealer is asked whether to stop or to play on.</source>
        <translation>询问庄家结束还是继续。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续打</translation>
    </message>
    <message>
        <source>Scores may fall below zero.</source>
        <translation>点数可以低于零。</translation>
    </message>
    <message>
        <source>Below zero</source>
        <translation>低于零</translation>
    </message>
    <message>
        <source>The match ends after a hand that leaves somebody below zero; exactly zero plays on.</source>
        <translation>一局过后有人低于零点则结束；恰好零点继续。</translation>
    </message>
    <message>
        <source>Zero or below</source>
        <translation>零或以下</translation>
    </message>
    <message>
        <source>The match ends after a hand that leaves somebody with nothing or less.</source>
        <translation>一局过后有人为零点或以下则结束。</translation>
    </message>
    <message>
        <source>Whoever caused it</source>
        <translation>击飞者</translation>
    </message>
    <message>
        <source>The winner of the hand; each of several winners gets the whole. Nobody is paid after a draw.</source>
        <translation>该局的和牌者；多家和牌时各得全额。流局则无人获得。</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>一位</translation>
    </message>
    <message>
        <source>The player who wins the match.</source>
        <translation>赢得对局的人。</translation>
    </message>
    <message>
        <source>First place takes them.</source>
        <translation>归一位所有。</translation>
    </message>
    <message>
        <source>First place, shared</source>
        <translation>一位，平分</translation>
    </message>
    <message>
        <source>First place takes them; players who share it split them.</source>
        <translation>归一位所有；同列一位者平分。</translation>
    </message>
    <message>
        <source>They count for nobody.</source>
        <translation>不算给任何人。</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>退还</translation>
    </message>
    <message>
        <source>Each stick goes back to the player who staked it.</source>
        <translation>立直棒各自退还给付出的人。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>With four, all 136 tiles are used. With three, 2 to 8 of man are left out, nobody may call chi, and the fourth seat stays empty.</source>
        <translation>四人时使用全部136张。三人时去掉2万到8万，不能吃，第四个座位空着。</translation>
    </message>
    <message>
        <source>Red fives</source>
        <translation>赤宝牌</translation>
    </message>
    <message>
        <source>How many fives of each suit are red. A red five is an ordinary five that adds one han to a winning hand.</source>
        <translation>每种花色有几张五是红的。赤五就是普通的五，和牌时加一番。</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>对局长度</translation>
    </message>
    <message>
        <source>How many rounds are played. A round is over when everybody has been the dealer, and every round has its own wind.</source>
        <translation>打几圈。每人都坐过庄即为一圈，每圈有自己的场风。</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>起始点数</translation>
    </message>
    <message>
        <source>What everybody holds when the match begins.</source>
        <translation>对局开始时每人的点数。</translation>
    </message>
    <message>
        <source>Return points</source>
        <translation>返点</translation>
    </message>
    <message>
        <source>Subtracted from what a player holds at the end, so that final scores stand around zero. When it is more than the starting points, the difference of all players is what first place usually gets as its bonus.</source>
        <translation>从终局点数中减去，使最终得分在零上下。若高于起始点数，所有人的差额通常作为一位的奖励。</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标点数</translation>
    </message>
    <message>
        <source>Somebody must hold as much after the last planned hand, or overtime is played (if there is any). It also decides whether a leading dealer may end the match.</source>
        <translation>预定的最后一局之后必须有人达到，否则进入延长战（若有）。领先的庄家能否终局也由它决定。</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>无目标</translation>
    </message>
    <message>
        <source>Kind of uma</source>
        <translation>马点种类</translation>
    </message>
    <message>
        <source>Uma is what places are paid at the end of the match, on top of the points. It can be the same every time, or depend on how many players ended above or below the line.</source>
        <translation>马点是终局时在点数之外按顺位收付的分数。可以每次相同，也可以取决于几人在线上、几人在线下。</translation>
    </message>
    <message>
        <source>Uma by place</source>
        <translation>各顺位马点</translation>
    </message>
    <message>
        <source>What first to last place get or pay at the end of the match. The amounts must add up to zero.</source>
        <translation>终局时从一位到末位各收付多少。合计必须为零。</translation>
    </message>
    <message>
        <source>Unit of the uma</source>
        <translation>马点单位</translation>
    </message>
    <message>
        <source>The amount that the sinking, floating and binta kinds of uma count in.</source>
        <translation>沉马、浮马和两两比较所用的数额单位。</translation>
    </message>
    <message>
        <source>Bonus for first place</source>
        <translation>头名赏</translation>
    </message>
    <message>
        <source>What first place gets on top (oka): usually the number of players times the difference between return points and starting points.</source>
        <translation>一位另外获得的分数（oka）：通常是返点与起始点数之差乘以人数。</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>Who is placed higher when two players end with the same points.</source>
        <translation>两人终局同点时谁的顺位高。</translation>
    </message>
    <message>
        <source>Rounding of the final scores</source>
        <translation>最终得分取整</translation>
    </message>
    <message>
        <source>Whether final scores are rounded to whole thousands.</source>
        <translation>最终得分是否取到整千。</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>延长战</translation>
    </message>
    <message>
        <source>What happens when nobody holds the target after the last planned hand.</source>
        <translation>预定的最后一局之后无人达到目标时怎么办。</translation>
    </message>
    <message>
        <source>Winds of the overtime</source>
        <translation>延长战的风</translation>
    </message>
    <message>
        <source>Which winds the rounds have that are played after the planned ones.</source>
        <translation>预定之后所打各圈的场风。</translation>
    </message>
    <message>
        <source>Most rounds of overtime</source>
        <translation>延长圈数上限</translation>
    </message>
    <message>
        <source>The match ends after so many further rounds even if nobody holds the target.</source>
        <translation>再打这么多圈之后，即使无人达到目标也结束。</translation>
    </message>
    <message>
        <source>As many as the winds allow</source>
        <translation>风用完为止</translation>
    </message>
    <message>
        <source>Dealer may stop after a win</source>
        <translation>和牌终局</translation>
    </message>
    <message>
        <source>In the last hand a dealer who wins would deal again. With this rule the match can end instead when that dealer leads and holds the target (agari-yame).</source>
        <translation>末局庄家和牌本应连庄。有此规则时，若该庄家领先并达到目标，可以改为结束对局。</translation>
    </message>
    <message>
        <source>Dealer may stop after a draw</source>
        <translation>听牌终局</translation>
    </message>
    <message>
        <source>The same for a dealer who is tenpai, one tile from a win, when the last hand is drawn (tenpai-yame).</source>
        <translation>末局流局时庄家听牌（差一张和牌）的同样规定。</translation>
    </message>
    <message>
        <source>Bankruptcy</source>
        <translation>被飞</translation>
    </message>
    <message>
        <source>Whether the match ends early when a player has run out of points.</source>
        <translation>有人点数用尽时，对局是否提前结束。</translation>
    </message>
    <message>
        <source>Price of a bankruptcy</source>
        <translation>被飞罚符</translation>
    </message>
    <message>
        <source>What each bankrupt player pays on top after the uma.</source>
        <translation>每个被飞的人在马点之外再付多少。</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>归谁</translation>
    </message>
    <message>
        <source>Who receives the price and the chips of a bankruptcy.</source>
        <translation>被飞罚符与被飞筹码归谁。</translation>
    </message>
    <message>
        <source>End at a high score</source>
        <translation>高点终局</translation>
    </message>
    <message>
        <source>The match ends after a hand that leaves somebody with so many points.</source>
        <translation>一局过后有人达到这么多点则结束对局。</translation>
    </message>
    <message>
        <source>Riichi sticks left over</source>
        <translation>剩余立直棒</translation>
    </message>
    <message>
        <source>What becomes of the sticks that still lie on the table when the match ends.</source>
        <translation>终局时仍在场上的立直棒如何处理。</translation>
    </message>
    <message>
        <source>Nobody may.</source>
        <translation>不可以。</translation>
    </message>
    <message>
        <source>Any hand</source>
        <translation>任何手牌</translation>
    </message>
    <message>
        <source>Any hand that waits for it may, but it is not worth a yaku of its own.</source>
        <translation>听这张的手牌都可以和，但它本身不成役。</translation>
    </message>
    <message>
        <source>Any hand, with chankan</source>
        <translation>任何手牌，算抢杠</translation>
    </message>
    <message>
        <source>Any hand that waits for it may, and counts chankan (robbing a kan).</source>
        <translation>听这张的手牌都可以和，并计抢杠。</translation>
    </message>
    <message>
        <source>Thirteen orphans only</source>
        <translation>仅国士无双</translation>
    </message>
    <message>
        <source>Only kokushi may.</source>
        <translation>只有国士无双可以。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>North is a wind of no seat.</source>
        <translation>北不是任何人的风。</translation>
    </message>
    <message>
        <source>One han</source>
        <translation>一番</translation>
    </message>
    <message>
        <source>North is a yaku for everybody.</source>
        <translation>北对谁都是役牌。</translation>
    </message>
    <message>
        <source>The winner&apos;s marker is simply taken away.</source>
        <translation>只是取走和牌者的标记。</translation>
    </message>
    <message>
        <source>The last marker</source>
        <translation>最后一个</translation>
    </message>
    <message>
        <source>Only when it is the only marker left.</source>
        <translation>仅当它是剩下的唯一标记时。</translation>
    </message>
    <message>
        <source>Throughout the match; markers can pile up, and a win takes one away.</source>
        <translation>整场都有效；标记可以累积，和一次去掉一个。</translation>
    </message>
    <message>
        <source>No tiles are turned.</source>
        <translation>不翻牌。</translation>
    </message>
    <message>
        <source>After riichi</source>
        <translation>立直时</translation>
    </message>
    <message>
        <source>Winners who declared riichi.</source>
        <translation>立直和牌者。</translation>
    </message>
    <message>
        <source>Closed hands</source>
        <translation>门清时</translation>
    </message>
    <message>
        <source>Winners who called no tile.</source>
        <translation>没有鸣牌的和牌者。</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Every winner.</source>
        <translation>任何和牌者。</translation>
    </message>
    <message>
        <source>A han</source>
        <translation>一番</translation>
    </message>
    <message>
        <source>One han for the hand.</source>
        <translation>给手牌加一番。</translation>
    </message>
    <message>
        <source>A chip</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>One chip, paid like the chips for ura dora.</source>
        <translation>一个筹码，支付方式同里宝牌的筹码。</translation>
    </message>
    <message>
        <source>North set aside</source>
        <translation>拔北</translation>
    </message>
    <message>
        <source>A player may set a North aside instead of keeping it, draw a replacement tile, and count one han for it like a dora (kita).</source>
        <translation>可以不把北留在手里而拔出，补摸一张，并像宝牌一样计一番。</translation>
    </message>
    <message>
        <source>It acts like a call</source>
        <translation>等同鸣牌</translation>
    </message>
    <message>
        <source>Setting North aside ends ippatsu and the first go-around, as a call does.</source>
        <translation>拔北像鸣牌一样消除一发和第一巡。</translation>
    </message>
    <message>
        <source>Winning on it</source>
        <translation>荣和拔出的北</translation>
    </message>
    <message>
        <source>Whether the others may win on the North that is set aside.</source>
        <translation>别家能否荣和被拔出的北。</translation>
    </message>
    <message>
        <source>In the turn of a pon</source>
        <translation>碰的同巡</translation>
    </message>
    <message>
        <source>Whether North may be set aside between an own pon and its discard.</source>
        <translation>自己碰牌之后、切牌之前能否拔北。</translation>
    </message>
    <message>
        <source>Win on its replacement tile</source>
        <translation>以补牌和牌</translation>
    </message>
    <message>
        <source>Whether a win on the replacement tile counts rinshan, as after a kan.</source>
        <translation>以拔北的补牌和牌是否像杠后一样算岭上开花。</translation>
    </message>
    <message>
        <source>Triplet of North</source>
        <translation>北的刻子</translation>
    </message>
    <message>
        <source>What three Norths in the hand are worth.</source>
        <translation>手里三张北值多少。</translation>
    </message>
    <message>
        <source>Self-draw pays less</source>
        <translation>自摸损</translation>
    </message>
    <message>
        <source>With three players the share of the missing player is not paid (tsumo loss). Otherwise the two others pay half of it each.</source>
        <translation>三人麻将中，缺席那家的份额不付（自摸损）。否则由另两家各付一半。</translation>
    </message>
    <message>
        <source>Yakitori</source>
        <translation>烧鸟</translation>
    </message>
    <message>
        <source>A player who wins no hand in the whole match pays so much to each other player at the end.</source>
        <translation>整场一局未和的人，终局时付给其他各家每人这么多。</translation>
    </message>
    <message>
        <source>Yakitori by dice</source>
        <translation>骰子定烧鸟</translation>
    </message>
    <message>
        <source>In place of the fixed amount two dice are thrown at the end: a player without a win pays each other player a thousand for each pip.</source>
        <translation>不用固定数额，终局时掷两个骰子：未和过的人付给其他各家，骰子每一点1000点。</translation>
    </message>
    <message>
        <source>Last-hand escape is paid for</source>
        <translation>烧豚</translation>
    </message>
    <message>
        <source>A player who gets out of yakitori by a ron in the very last hand passes the penalty on to the discarder (yakibuta).</source>
        <translation>靠最后一局的荣和摆脱烧鸟的人，把罚分转给放铳者（烧豚）。</translation>
    </message>
    <message>
        <source>Marked again</source>
        <translation>重新标记</translation>
    </message>
    <message>
        <source>When everybody has won a hand, all are marked again and must win once more (yakinaoshi).</source>
        <translation>全员都和过之后，全员重新标记，必须再和一次。</translation>
    </message>
    <message>
        <source>Handing the marker on</source>
        <translation>转交标记</translation>
    </message>
    <message>
        <source>Whether a marked player who wins by ron hands the marker to the discarder (yakitori kaeshi).</source>
        <translation>有标记的人荣和时，是否把标记交给放铳者（烧鸟返）。</translation>
    </message>
    <message>
        <source>Value of a chip</source>
        <translation>筹码价值</translation>
    </message>
    <message>
        <source>What a chip is worth at the end of the match. With 0 chips are only counted.</source>
        <translation>终局时每个筹码值多少。设为0则只计个数。</translation>
    </message>
    <message>
        <source>Chips for ippatsu</source>
        <translation>一发筹码</translation>
    </message>
    <message>
        <source>Paid by the discarder, or by each other player on a self-draw.</source>
        <translation>由放铳者支付，自摸则由其他各家支付。</translation>
    </message>
    <message>
        <source>Chips for an ura dora</source>
        <translation>里宝牌筹码</translation>
    </message>
    <message>
        <source>For each ura dora: paid by the discarder, or by each other player on a self-draw.</source>
        <translation>每张里宝牌：由放铳者支付，自摸则由其他各家支付。</translation>
    </message>
    <message>
        <source>Chips for a red five</source>
        <translation>赤宝牌筹码</translation>
    </message>
    <message>
        <source>For each red five of the winning hand: paid by the discarder, or by each other player on a self-draw.</source>
        <translation>所和手牌的每张赤五：由放铳者支付，自摸则由其他各家支付。</translation>
    </message>
    <message>
        <source>Chips for a yakuman by ron</source>
        <translation>荣和役满筹码</translation>
    </message>
    <message>
        <source>Paid by the discarder.</source>
        <translation>由放铳者支付。</translation>
    </message>
    <message>
        <source>Chips for a self-drawn yakuman</source>
        <translation>自摸役满筹码</translation>
    </message>
    <message>
        <source>Paid by each other player.</source>
        <translation>由其他各家支付。</translation>
    </message>
    <message>
        <source>Chips for the marked dragon</source>
        <translation>标记白筹码</translation>
    </message>
    <message>
        <source>Paid by each other player for a win with the marked white dragon.</source>
        <translation>以带标记的白和牌时，由其他各家支付。</translation>
    </message>
    <message>
        <source>Chips for a bankruptcy</source>
        <translation>被飞筹码</translation>
    </message>
    <message>
        <source>Paid by a player who goes bankrupt, to whoever gets the price of the bankruptcy.</source>
        <translation>由被飞的人支付，归得到被飞罚符的人。</translation>
    </message>
    <message>
        <source>Arisu</source>
        <translation>爱丽丝</translation>
    </message>
    <message>
        <source>A winner may turn tiles beside the dora indicators one after the other. Each tile of the hand that equals a turned one is rewarded and allows one more turn; it stops at the first miss.</source>
        <translation>和牌者可以依次翻开宝牌指示牌旁边的牌。手里每有一张与之相同就得奖励，并可再翻一张；翻不中即止。</translation>
    </message>
    <message>
        <source>Reward of arisu</source>
        <translation>爱丽丝的奖励</translation>
    </message>
    <message>
        <source>What each matching tile gives.</source>
        <translation>每张相同的牌给什么。</translation>
    </message>
    <message>
        <source>Bird shooting</source>
        <translation>打鸟</translation>
    </message>
    <message>
        <source>On a ron the discarder pays a chip for each 1 of sou (the bird) in the winning hand. A 7 of pin (the gun) in the discarder&apos;s hand calls it off, unless the winner holds an 8 of sou (toriuchi).</source>
        <translation>荣和时，放铳者为和牌者手里的每张1索（鸟）付一个筹码。放铳者手里有7筒（枪）则免付，但和牌者若有8索（鸟笼）仍须付。</translation>
    </message>
    <message>
        <source>Marked white dragons</source>
        <translation>带标记的白</translation>
    </message>
    <message>
        <source>How many white dragons carry a mark. Drawn right after riichi such a tile stands for any tile and wins (haku pocchi).</source>
        <translation>有几张白带标记。立直后马上摸到它，可当作任意牌而和牌。</translation>
    </message>
    <message>
        <source>In any turn after riichi</source>
        <translation>立直后任何一巡</translation>
    </message>
    <message>
        <source>The marked dragon wins in every turn after riichi, not only in the first.</source>
        <translation>立直后的每一巡，而不只第一巡，带标记的白都能和。</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>差马</translation>
    </message>
    <message>
        <source>Private bets between two players on who finishes higher. The players are named by their seat in the first hand.</source>
        <translation>两人之间就谁的顺位高所作的私下约定。按第一局的座位称呼各人。</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役满</translation>
    </message>
    <message>
        <source>It is paid as one yakuman, however many han it has.</source>
        <translation>不论多少番都按一倍役满支付。</translation>
    </message>
    <message>
        <source>Sanbaiman</source>
        <translation>三倍满</translation>
    </message>
    <message>
        <source>It is paid as a sanbaiman, the step below yakuman.</source>
        <translation>按三倍满（役满的下一级）支付。</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>Every full 13 han are one yakuman more.</source>
        <translation>每满13番加一倍役满。</translation>
    </message>
    <message>
        <source>They add up</source>
        <translation>复合</translation>
    </message>
    <message>
        <source>Two yakuman are paid twice as much as one.</source>
        <translation>两个役满付两倍。</translation>
    </message>
    <message>
        <source>Only the highest</source>
        <translation>仅取最高</translation>
    </message>
    <message>
        <source>One of them is paid, the highest.</source>
        <translation>只付其中最高的一个。</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>照常</translation>
    </message>
    <message>
        <source>As without liability; the liable player when that player pays all of a self-draw.</source>
        <translation>与没有包牌时相同；若包牌者付自摸的全额，则由包牌者付。</translation>
    </message>
    <message>
        <source>The liable player</source>
        <translation>包牌者</translation>
    </message>
    <message>
        <source>All counters are paid by the liable player.</source>
        <translation>本场全部由包牌者付。</translation>
    </message>
    <message>
        <source>Not covered</source>
        <translation>不包括</translation>
    </message>
    <message>
        <source>They are paid as usual.</source>
        <translation>照常支付。</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>包括</translation>
    </message>
    <message>
        <source>The liable player pays for the whole hand.</source>
        <translation>包牌者付整手牌。</translation>
    </message>
    <message>
        <source>It is not a yaku.</source>
        <translation>不算役。</translation>
    </message>
    <message>
        <source>Mangan</source>
        <translation>满贯</translation>
    </message>
    <message>
        <source>It is paid at least as a mangan.</source>
        <translation>至少按满贯支付。</translation>
    </message>
    <message>
        <source>It is a yakuman.</source>
        <translation>算役满。</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>无特别</translation>
    </message>
    <message>
        <source>Only the yaku of the hand count.</source>
        <translation>只计手牌的役。</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>In man, pin and sou.</source>
        <translation>万、筒、索均可。</translation>
    </message>
    <message>
        <source>Man only</source>
        <translation>仅万子</translation>
    </message>
    <message>
        <source>In man only.</source>
        <translation>仅限万子。</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Only wins, those just before becoming dealer too; any hand that is not won ends the row.</source>
        <translation>只算和牌，成为庄家之前紧接的也算；任何一局没和即中断。</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>本场</translation>
    </message>
    <message>
        <source>The counters on the table, those after draws included; after the yakuman the deal passes.</source>
        <translation>场上的本场数，流局所加的也算；役满之后换庄。</translation>
    </message>
    <message>
        <source>It cannot be declared.</source>
        <translation>不能宣告。</translation>
    </message>
    <message>
        <source>The hand is drawn</source>
        <translation>本局流局</translation>
    </message>
    <message>
        <source>It may be declared, and the hand is dealt anew.</source>
        <translation>可以宣告，本局作废重来。</translation>
    </message>
    <message>
        <source>The table prevents mistakes.</source>
        <translation>由牌桌防止犯错。</translation>
    </message>
    <message>
        <source>Reverse mangan</source>
        <translation>满贯罚符</translation>
    </message>
    <message>
        <source>You pay the others a mangan as if they had won it, and the hand is played again.</source>
        <translation>你付给别家满贯，如同他们和了，本局重打。</translation>
    </message>
    <message>
        <source>Off the final score</source>
        <translation>扣最终得分</translation>
    </message>
    <message>
        <source>It is taken off your final score at the end.</source>
        <translation>终局时从你的最终得分中扣除。</translation>
    </message>
    <message>
        <source>Rounded-up mangan</source>
        <translation>切上满贯</translation>
    </message>
    <message>
        <source>Hands of 4 han 30 fu and 3 han 60 fu, a little below mangan, are paid as mangan (kiriage mangan).</source>
        <translation>略低于满贯的4番30符和3番60符按满贯支付。</translation>
    </message>
    <message>
        <source>Thirteen han or more</source>
        <translation>13番以上</translation>
    </message>
    <message>
        <source>What an ordinary hand is worth that reaches 13 han with yaku and dora.</source>
        <translation>普通手牌以役和宝牌达到13番时值多少。</translation>
    </message>
    <message>
        <source>No limits at all</source>
        <translation>青天井</translation>
    </message>
    <message>
        <source>Points double with each han and are never cut off. Yakuman count 13 han each, and other yaku and dora add to them (aotenjou).</source>
        <translation>点数每番翻倍，没有封顶。役满各算13番，其他役和宝牌再加上去。</translation>
    </message>
    <message>
        <source>Big four winds twice</source>
        <translation>大四喜两倍</translation>
    </message>
    <message>
        <source>Daisuushii, triplets of all four winds, is a double yakuman.</source>
        <translation>大四喜（四种风牌都成刻）为两倍役满。</translation>
    </message>
    <message>
        <source>Four concealed triplets twice</source>
        <translation>四暗刻单骑两倍</translation>
    </message>
    <message>
        <source>Suuankou that waited for its pair is a double yakuman.</source>
        <translation>听雀头的四暗刻为两倍役满。</translation>
    </message>
    <message>
        <source>Thirteen orphans twice</source>
        <translation>国士十三面两倍</translation>
    </message>
    <message>
        <source>Kokushi that waited for all thirteen kinds is a double yakuman.</source>
        <translation>听全部十三种牌的国士无双为两倍役满。</translation>
    </message>
    <message>
        <source>Nine gates twice</source>
        <translation>纯正九莲两倍</translation>
    </message>
    <message>
        <source>Chuuren poutou that waited for all nine tiles of its suit is a double yakuman.</source>
        <translation>听本花色全部九种牌的九莲宝灯为两倍役满。</translation>
    </message>
    <message>
        <source>Several yakuman in a hand</source>
        <translation>役满复合</translation>
    </message>
    <message>
        <source>Whether different yakuman of one hand add up.</source>
        <translation>一手牌中的不同役满是否相加。</translation>
    </message>
    <message>
        <source>Most yakuman counted</source>
        <translation>役满上限</translation>
    </message>
    <message>
        <source>A hand is never paid more than so many yakuman.</source>
        <translation>一手牌最多按这么多倍役满支付。</translation>
    </message>
    <message>
        <source>No cap</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>Three dragons</source>
        <translation>大三元</translation>
    </message>
    <message>
        <source>Who discards the tile with which a player opens the third dragon triplet pays for daisangen: all of a self-draw, half of a ron on somebody else.</source>
        <translation>打出牌让别人副露第三组三元牌的人，要为大三元付账：自摸付全额，荣和别家时付一半。</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>大四喜</translation>
    </message>
    <message>
        <source>Who discards the tile with which a player opens the fourth wind triplet pays for daisuushii in the same way.</source>
        <translation>打出牌让别人副露第四组风牌的人，同样要为大四喜付账。</translation>
    </message>
    <message>
        <source>Little four winds</source>
        <translation>小四喜</translation>
    </message>
    <message>
        <source>Who discards the tile with which a player opens the third wind triplet pays for shousuushii too.</source>
        <translation>打出牌让别人副露第三组风牌的人，也要为小四喜付账。</translation>
    </message>
    <message>
        <source>Four kans</source>
        <translation>四杠子</translation>
    </message>
    <message>
        <source>Who discards the tile with which a player opens the fourth kan pays for suukantsu in the same way.</source>
        <translation>打出牌让别人副露第四个杠的人，同样要为四杠子付账。</translation>
    </message>
    <message>
        <source>The same for suu renkou and isshoku suujun: who feeds the fourth open set pays.</source>
        <translation>四连刻与一色四同顺也一样：喂出第四个副露面子的人付账。</translation>
    </message>
    <message>
        <source>Who pays the counters</source>
        <translation>本场由谁付</translation>
    </message>
    <message>
        <source>Who pays the counters of a win for which somebody is liable.</source>
        <translation>有包牌的和牌，其本场由谁付。</translation>
    </message>
    <message>
        <source>Other yakuman of the hand</source>
        <translation>同手的其他役满</translation>
    </message>
    <message>
        <source>Whether liability covers further yakuman of the same hand.</source>
        <translation>包牌是否包括同一手牌的其他役满。</translation>
    </message>
    <message>
        <source>Win after an open kan</source>
        <translation>大明杠包牌</translation>
    </message>
    <message>
        <source>Who discards a tile for an open kan pays alone if the replacement tile wins.</source>
        <translation>打出牌让人大明杠的人，若该家以岭上牌和牌，则由他一人支付。</translation>
    </message>
    <message>
        <source>Renhou</source>
        <translation>人和</translation>
    </message>
    <message>
        <source>What a win by ron is worth before your own first draw, when nobody has called and you are not the dealer.</source>
        <translation>不是庄家的人，在无人鸣牌、自己第一次摸牌之前荣和值多少。</translation>
    </message>
    <message>
        <source>Renhou adds to other yaku</source>
        <translation>人和的复合</translation>
    </message>
    <message>
        <source>Renhou as a mangan counts as five han to which other yaku and dora add. Otherwise the better of the two is paid.</source>
        <translation>人和为满贯时算五番，与其他役和宝牌相加。否则两者取高。</translation>
    </message>
    <message>
        <source>Tenhou and chiihou</source>
        <translation>天和与地和</translation>
    </message>
    <message>
        <source>What a win is worth with the tiles of the deal (tenhou, the dealer) or with the first draw (chiihou, the others).</source>
        <translation>配牌即和（庄家的天和）或第一次摸牌即和（闲家的地和）值多少。</translation>
    </message>
    <message>
        <source>All green needs the green dragon</source>
        <translation>绿一色须有发</translation>
    </message>
    <message>
        <source>Ryuuiisou, a hand of green tiles only, must contain the green dragon.</source>
        <translation>全绿牌的绿一色必须含有发。</translation>
    </message>
    <message>
        <source>Suits of nine gates</source>
        <translation>九莲宝灯的花色</translation>
    </message>
    <message>
        <source>In which suits chuuren poutou (nine gates) is a yakuman.</source>
        <translation>九莲宝灯在哪些花色中算役满。</translation>
    </message>
    <message>
        <source>Thirteen orphans rob a closed kan</source>
        <translation>国士抢暗杠</translation>
    </message>
    <message>
        <source>Kokushi may win on the tile of a closed kan, which no other hand may.</source>
        <translation>国士无双可以和别人暗杠的牌，其他手牌不行。</translation>
    </message>
    <message>
        <source>Last tile after a kan</source>
        <translation>杠后的最后一张</translation>
    </message>
    <message>
        <source>A win on the replacement tile when no other tile is left counts as haitei (the last tile) and rinshan (after a kan) together.</source>
        <translation>没有余牌时以岭上牌和牌，海底与岭上开花同时计算。</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>连续和牌</translation>
    </message>
    <message>
        <source>From so many on the dealer&apos;s win is a yakuman (paa renchan).</source>
        <translation>从这么多次起，庄家和牌为役满（八连庄）。</translation>
    </message>
    <message>
        <source>What is counted for it</source>
        <translation>计数方式</translation>
    </message>
    <message>
        <source>How the wins in a row are counted.</source>
        <translation>连续和牌如何计数。</translation>
    </message>
    <message>
        <source>Kans in a hand</source>
        <translation>一局的杠数</translation>
    </message>
    <message>
        <source>How many kans all players together may make in one hand.</source>
        <translation>一局中所有人合计最多能开几个杠。</translation>
    </message>
    <message>
        <source>One kan too many</source>
        <translation>超出的杠</translation>
    </message>
    <message>
        <source>What happens when a player wants a kan and the most have been made.</source>
        <translation>已达上限还有人要开杠时怎么办。</translation>
    </message>
    <message>
        <source>Chombo</source>
        <translation>错和</translation>
    </message>
    <message>
        <source>The penalty for a serious mistake, such as declaring a win without one. It matters at a strict table, where the program does not prevent mistakes.</source>
        <translation>严重犯规（如诈和）的处罚。只在程序不防止犯错的严格牌桌上才有意义。</translation>
    </message>
    <message>
        <source>Points of a chombo</source>
        <translation>错和的扣分</translation>
    </message>
    <message>
        <source>What a chombo takes off the final score.</source>
        <translation>错和从最终得分中扣多少。</translation>
    </message>
    <message>
        <source>Chombo ends the match</source>
        <translation>错和终局</translation>
    </message>
    <message>
        <source>The match is over after a chombo.</source>
        <translation>错和之后对局结束。</translation>
    </message>
    <message>
        <source>A yakuman.</source>
        <translation>役满。</translation>
    </message>
    <message>
        <source>A mangan.</source>
        <translation>满贯。</translation>
    </message>
    <message>
        <source>Three consecutive triplets</source>
        <translation>三连刻</translation>
    </message>
    <message>
        <source>San renkou: triplets of three numbers in a row in one suit, such as 222 333 444. Two han, open or closed.</source>
        <translation>同一花色三个数字相连的刻子，如 222 333 444。两番，副露也是。</translation>
    </message>
    <message>
        <source>Three identical runs</source>
        <translation>一色三同顺</translation>
    </message>
    <message>
        <source>Isshoku sanjun: the same run three times. Three han closed, two open.</source>
        <translation>同样的顺子三组。门清三番，副露两番。</translation>
    </message>
    <message>
        <source>Golden rooster alone</source>
        <translation>金鸡独立</translation>
    </message>
    <message>
        <source>Kinkei dokuritsu: four open calls and a win on a lone 1 of sou. Worth at least a mangan.</source>
        <translation>四副露，以单张1索和牌。至少算满贯。</translation>
    </message>
    <message>
        <source>Three guest winds</source>
        <translation>客风三刻</translation>
    </message>
    <message>
        <source>Otakaze sankou: triplets of three winds of which none is your seat wind or the round wind. Three han closed, two open.</source>
        <translation>三种风牌的刻子，且都不是自风和场风。门清三番，副露两番。</translation>
    </message>
    <message>
        <source>Five gates</source>
        <translation>五门齐</translation>
    </message>
    <message>
        <source>Uumensai: man, pin, sou, winds and dragons each make one part of the hand. Two han, closed only.</source>
        <translation>万、筒、索、风牌、三元牌各占手牌一部分。两番，限门清。</translation>
    </message>
    <message>
        <source>Discard after a kan</source>
        <translation>杠振</translation>
    </message>
    <message>
        <source>Kanburi: a ron on the tile that a player discards right after a kan. One han.</source>
        <translation>荣和别家开杠后紧接着打出的牌。一番。</translation>
    </message>
    <message>
        <source>Swallow return</source>
        <translation>燕返</translation>
    </message>
    <message>
        <source>Tsubame gaeshi: a ron on the very tile with which another player declares riichi. One han.</source>
        <translation>荣和别家的立直宣言牌。一番。</translation>
    </message>
    <message>
        <source>Mixed straight</source>
        <translation>三色通贯</translation>
    </message>
    <message>
        <source>Sanshoku tsuukan: 123, 456 and 789, one in each suit. Two han closed, one open.</source>
        <translation>123、456、789，三种花色各一组。门清两番，副露一番。</translation>
    </message>
    <message>
        <source>Little three winds</source>
        <translation>小三风</translation>
    </message>
    <message>
        <source>Shou sanshii: two triplets of winds and a pair of a third wind. Two han.</source>
        <translation>两种风牌的刻子，加第三种风的雀头。两番。</translation>
    </message>
    <message>
        <source>Big three winds</source>
        <translation>大三风</translation>
    </message>
    <message>
        <source>Dai sanshii: triplets of three winds. Three han.</source>
        <translation>三种风牌的刻子。三番。</translation>
    </message>
    <message>
        <source>Even triplets</source>
        <translation>偶数连刻</translation>
    </message>
    <message>
        <source>Guusuu renkou: triplets of 2, 4, 6 and 8 in any suits. Two han closed, one open.</source>
        <translation>2、4、6、8的刻子，花色不限。门清两番，副露一番。</translation>
    </message>
    <message>
        <source>Pure even triplets</source>
        <translation>清偶数连刻</translation>
    </message>
    <message>
        <source>Chin guusuu renkou: triplets of 2, 4, 6 and 8 of one suit. Three han closed, two open.</source>
        <translation>同一花色2、4、6、8的刻子。门清三番，副露两番。</translation>
    </message>
    <message>
        <source>Odd triplets</source>
        <translation>奇数连刻</translation>
    </message>
    <message>
        <source>Kisuu renkou: triplets of 1, 3, 5 and 7 and a pair of nines in any suits. Two han.</source>
        <translation>1、3、5、7的刻子加9的雀头，花色不限。两番。</translation>
    </message>
    <message>
        <source>Pure odd triplets</source>
        <translation>清奇数连刻</translation>
    </message>
    <message>
        <source>Chin kisuu renkou: triplets of 1, 3, 5 and 7 and a pair of nines, all of one suit. Three han.</source>
        <translation>同一花色1、3、5、7的刻子加9的雀头。三番。</translation>
    </message>
    <message>
        <source>Rooster with any tile</source>
        <translation>任意牌的金鸡</translation>
    </message>
    <message>
        <source>Four open calls and a win on any lone tile are a yaku of one han.</source>
        <translation>四副露后以任意单骑和牌，算一番的役。</translation>
    </message>
    <message>
        <source>Five gates also open</source>
        <translation>副露五门齐</translation>
    </message>
    <message>
        <source>Uumensai also counts with called tiles.</source>
        <translation>五门齐在鸣牌后也算。</translation>
    </message>
    <message>
        <source>Five gates of triplets</source>
        <translation>刻子五门齐</translation>
    </message>
    <message>
        <source>Uumensai whose four groups are all triplets, with a pair of the own seat wind, is a yakuman.</source>
        <translation>四组都是刻子、雀头为自风的五门齐，算役满。</translation>
    </message>
    <message>
        <source>Thirteen unrelated tiles</source>
        <translation>十三不搭</translation>
    </message>
    <message>
        <source>Shiisan puutaa: with the first draw, thirteen different kinds of which none is near another of its suit, and one of them twice.</source>
        <translation>第一次摸牌时，十三种牌互不成搭子，其中一种成对。</translation>
    </message>
    <message>
        <source>Fourteen unrelated tiles</source>
        <translation>十四不搭</translation>
    </message>
    <message>
        <source>Shiisuu puutaa: with the first draw, fourteen different kinds of which none is near another of its suit.</source>
        <translation>第一次摸牌时，十四种牌互不成搭子。</translation>
    </message>
    <message>
        <source>Big wheels</source>
        <translation>大车轮</translation>
    </message>
    <message>
        <source>Daisharin: the pairs 22 to 88 of pin, closed.</source>
        <translation>筒子22到88的对子，门清。</translation>
    </message>
    <message>
        <source>Little wheels</source>
        <translation>小车轮</translation>
    </message>
    <message>
        <source>Shousharin: the pairs 11 to 77 or 33 to 99 of pin, closed.</source>
        <translation>筒子11到77或33到99的对子，门清。</translation>
    </message>
    <message>
        <source>Big bamboo forest</source>
        <translation>大竹林</translation>
    </message>
    <message>
        <source>Daichikurin: the pairs 22 to 88 of sou, closed.</source>
        <translation>索子22到88的对子，门清。</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>大数邻</translation>
    </message>
    <message>
        <source>Daisuurin: the pairs 22 to 88 of man, closed.</source>
        <translation>万子22到88的对子，门清。</translation>
    </message>
    <message>
        <source>Four consecutive triplets</source>
        <translation>四连刻</translation>
    </message>
    <message>
        <source>Suu renkou: triplets of four numbers in a row in one suit, open or closed.</source>
        <translation>同一花色四个数字相连的刻子，门清副露均可。</translation>
    </message>
    <message>
        <source>Four identical runs</source>
        <translation>一色四同顺</translation>
    </message>
    <message>
        <source>Isshoku suujun: the same run four times, open or closed.</source>
        <translation>同样的顺子四组，门清副露均可。</translation>
    </message>
    <message>
        <source>A million stones</source>
        <translation>百万石</translation>
    </message>
    <message>
        <source>Hyakuman goku: a hand of man only whose numbers add up to 100 or more.</source>
        <translation>全是万子、数字合计100以上的手牌。</translation>
    </message>
    <message>
        <source>Crimson speck</source>
        <translation>红一点</translation>
    </message>
    <message>
        <source>Kouitten: a hand of 2, 3, 4, 6 and 8 of sou with the red dragon.</source>
        <translation>由2、3、4、6、8索和中组成的手牌。</translation>
    </message>
    <message>
        <source>Crimson peacock</source>
        <translation>红孔雀</translation>
    </message>
    <message>
        <source>Beni kujaku: a hand of 1, 5, 7 and 9 of sou with the red dragon.</source>
        <translation>由1、5、7、9索和中组成的手牌。</translation>
    </message>
    <message>
        <source>Blue tunnel</source>
        <translation>青之洞门</translation>
    </message>
    <message>
        <source>Ao no doumon: a hand of 2, 4 and 8 of pin and winds only.</source>
        <translation>只由2、4、8筒和风牌组成的手牌。</translation>
    </message>
    <message>
        <source>Flower on the hill</source>
        <translation>五筒开花</translation>
    </message>
    <message>
        <source>Uupin kaihou: a win on the replacement tile of a kan that is a 5 of pin.</source>
        <translation>杠后的岭上牌是5筒并以它和牌。</translation>
    </message>
    <message>
        <source>Moon from the bottom of the sea</source>
        <translation>一筒摸月</translation>
    </message>
    <message>
        <source>Iipin raoyue: the last tile of the wall is a 1 of pin and wins by self-draw.</source>
        <translation>牌山最后一张是1筒并以它自摸。</translation>
    </message>
    <message>
        <source>Robbing the 2 of sou</source>
        <translation>二索抢杠</translation>
    </message>
    <message>
        <source>Ryansou chankan: a win on a 2 of sou that another player adds to a pon.</source>
        <translation>和别家加杠的2索。</translation>
    </message>
    <message>
        <source>Big seven stars</source>
        <translation>大七星</translation>
    </message>
    <message>
        <source>Dai chisei: seven pairs of all seven honours, closed. It counts as two yakuman.</source>
        <translation>七种字牌全成对的七对子，门清。算两倍役满。</translation>
    </message>
    <message>
        <source>Golden gate bridge</source>
        <translation>金门桥</translation>
    </message>
    <message>
        <source>Kinmonkyou: the runs 123, 345, 567 and 789 of one suit and any pair.</source>
        <translation>同一花色的顺子123、345、567、789，雀头不限。</translation>
    </message>
    <message>
        <source>Flower, bird, wind, moon</source>
        <translation>花鸟风月</translation>
    </message>
    <message>
        <source>Kachou fuugetsu: triplets of 5 and 1 of pin, of 1 of sou, and of your seat wind or the round wind.</source>
        <translation>5筒、1筒、1索以及自风或场风的刻子。</translation>
    </message>
    <message>
        <source>Wind, flower, snow, moon</source>
        <translation>风花雪月</translation>
    </message>
    <message>
        <source>Fuuka setsugetsu: triplets of 5 and 1 of pin, of the white dragon, and of your seat wind or the round wind.</source>
        <translation>5筒、1筒、白以及自风或场风的刻子。</translation>
    </message>
    <message>
        <source>The special last tiles are mangan</source>
        <translation>特殊末张役为满贯</translation>
    </message>
    <message>
        <source>Uupin kaihou, iipin raoyue and ryansou chankan are worth a mangan instead of a yakuman.</source>
        <translation>五筒开花、一筒摸月和二索抢杠算满贯而非役满。</translation>
    </message>
    <message>
        <source>Blue tunnel with the green dragon</source>
        <translation>青之洞门可带发</translation>
    </message>
    <message>
        <source>Green dragons are allowed in ao no doumon.</source>
        <translation>青之洞门允许使用发。</translation>
    </message>
    <message>
        <source>Bridge with a pair of its suit</source>
        <translation>金门桥雀头同花色</translation>
    </message>
    <message>
        <source>The pair of kinmonkyou must be of the same suit too.</source>
        <translation>金门桥的雀头也必须是同一花色。</translation>
    </message>
    <message>
        <source>Bridge must be closed</source>
        <translation>金门桥限门清</translation>
    </message>
    <message>
        <source>Kinmonkyou does not count with called tiles.</source>
        <translation>鸣牌后金门桥不算。</translation>
    </message>
    <message>
        <source>Closed bridge of one suit twice</source>
        <translation>门清清一色金门桥两倍</translation>
    </message>
    <message>
        <source>Kinmonkyou that is closed and has a pair of its own suit is a double yakuman.</source>
        <translation>门清且雀头同花色的金门桥为两倍役满。</translation>
    </message>
    <message>
        <source>Value of the unrelated hands</source>
        <translation>不搭类役的价值</translation>
    </message>
    <message>
        <source>What shiisan puutaa and shiisuu puutaa are worth.</source>
        <translation>十三不搭和十四不搭值多少。</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>规则列表</translation>
    </message>
    <message>
        <source>D&amp;uplicate...</source>
        <translation>复制(&amp;U)...</translation>
    </message>
    <message>
        <source>Make an own ruleset that begins as this one</source>
        <translation>以此规则为起点制作自己的规则</translation>
    </message>
    <message>
        <source>Re&amp;name...</source>
        <translation>重命名(&amp;N)...</translation>
    </message>
    <message>
        <source>Give the own ruleset another name</source>
        <translation>给自己的规则改名</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>导入(&amp;I)...</translation>
    </message>
    <message>
        <source>Read a ruleset from a file and keep it as an own one</source>
        <translation>从文件读入规则，作为自己的规则保存</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)...</translation>
    </message>
    <message>
        <source>Write this ruleset to a file</source>
        <translation>把此规则写入文件</translation>
    </message>
    <message>
        <source>De&amp;lete...</source>
        <translation>删除(&amp;L)...</translation>
    </message>
    <message>
        <source>Delete the own ruleset</source>
        <translation>删除自己的规则</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>查找(&amp;S)</translation>
    </message>
    <message>
        <source>name, value or meaning</source>
        <translation>名称、值或含义</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>分类(&amp;G)</translation>
    </message>
    <message>
        <source>Co&amp;mpare with</source>
        <translation>比较对象(&amp;M)</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>仅显示差异(&amp;D)</translation>
    </message>
    <message>
        <source>Show only the options whose value is another there</source>
        <translation>只显示取值不同的选项</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>全部重置(&amp;R)</translation>
    </message>
    <message>
        <source>Take over every value of the ruleset that is compared with</source>
        <translation>采用所比较规则的全部取值</translation>
    </message>
</context>
<context>
    <name>RulesetFileTexts</name>
    <message>
        <source>it is too large.</source>
        <translation>文件太大。</translation>
    </message>
    <message>
        <source>it is not JSON (%1).</source>
        <extracomment>%1 is where and why</extracomment>
        <translation>不是 JSON（%1）。</translation>
    </message>
    <message>
        <source>it names no option of the rules.</source>
        <translation>其中没有任何规则选项。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted: %2</source>
        <translation>无法删除“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” is no ruleset: %2</source>
        <translation>“%1”不是规则：%2</translation>
    </message>
</context>
<context>
    <name>RulesetNames</name>
    <message>
        <source>Basic Ari-Ari</source>
        <translation>基本 Ari-Ari</translation>
    </message>
    <message>
        <source>The friendly standard: open tanyao, red fives, ippatsu and ura dora; no abortive draws.</source>
        <translation>友好的标准规则：有食断、赤宝牌、一发和里宝牌；没有途中流局。</translation>
    </message>
    <message>
        <source>Tenhou</source>
        <translation>天凤</translation>
    </message>
    <message>
        <source>As on the Tenhou server: double ron, abortive draws, nagashi mangan, 30,000 points to end.</source>
        <translation>与天凤相同：一炮双响、途中流局、流局满贯，达到30,000点终局。</translation>
    </message>
    <message>
        <source>Mahjong Soul</source>
        <translation>雀魂</translation>
    </message>
    <message>
        <source>As on the ranked tables of Mahjong Soul: three rons are paid, some yakuman count double.</source>
        <translation>与雀魂段位场相同：有一炮三响，部分役满算两倍。</translation>
    </message>
    <message>
        <source>M.League</source>
        <translation>M.League</translation>
    </message>
    <message>
        <source>The Japanese professional team league: one winner a discard, 4 han 30 fu is a mangan, 30/10 uma.</source>
        <translation>日本职业团队联赛：头跳，4番30符算满贯，马点30/10。</translation>
    </message>
    <message>
        <source>JPML A</source>
        <translation>JPML A</translation>
    </message>
    <message>
        <source>The classic rules of the Japan Professional Mahjong League: no ippatsu, no ura dora, no kan dora.</source>
        <translation>日本职业麻将联盟的传统规则：无一发、里宝牌、杠宝牌。</translation>
    </message>
    <message>
        <source>World (WRC 2025)</source>
        <translation>世界赛（WRC 2025）</translation>
    </message>
    <message>
        <source>The world championship of 2025: one winner a discard, no red fives, yakuman add up.</source>
        <translation>2025年世界锦标赛：头跳，无赤宝牌，役满复合。</translation>
    </message>
    <message>
        <source>World (WRC 2015)</source>
        <translation>世界赛（WRC 2015）</translation>
    </message>
    <message>
        <source>The world championship of 2015: one winner a discard, no red fives, one yakuman a hand.</source>
        <translation>2015年世界锦标赛：头跳，无赤宝牌，一手只算一倍役满。</translation>
    </message>
    <message>
        <source>European (EMA 2025)</source>
        <translation>欧洲（EMA 2025）</translation>
    </message>
    <message>
        <source>European tournament rules of 2025: as 2016, and 4 han 30 fu is a mangan.</source>
        <translation>2025年欧洲比赛规则：同2016年，另加4番30符算满贯。</translation>
    </message>
    <message>
        <source>European (EMA 2016)</source>
        <translation>欧洲（EMA 2016）</translation>
    </message>
    <message>
        <source>European tournament rules of 2016: no red fives, 30,000 points, everybody may win by ron.</source>
        <translation>2016年欧洲比赛规则：无赤宝牌，30,000点起，有一炮多响。</translation>
    </message>
    <message>
        <source>European (EMA 2012)</source>
        <translation>欧洲（EMA 2012）</translation>
    </message>
    <message>
        <source>European tournament rules of 2012: red fives, closed tanyao only, two han from five counters on.</source>
        <translation>2012年欧洲比赛规则：有赤宝牌，无食断，五本场起两番缚。</translation>
    </message>
    <message>
        <source>Reach Mahjong (BvS)</source>
        <translation>Reach Mahjong (BvS)</translation>
    </message>
    <message>
        <source>Played on until somebody has 30,000 points: all abortive draws, no red fives, two han from five counters on.</source>
        <translation>打到有人达到30,000点为止：有各种途中流局，无赤宝牌，五本场起两番缚。</translation>
    </message>
    <message>
        <source>Scoring sheet</source>
        <translation>算点表</translation>
    </message>
    <message>
        <source>The rules of a common yaku and scoring sheet: every ron is paid, nagashi mangan, no uma.</source>
        <translation>一份常见的役种与点数表的规则：有一炮多响和流局满贯，无马点。</translation>
    </message>
    <message>
        <source>Hakuhyou</source>
        <translation>薄冰</translation>
    </message>
    <message>
        <source>Thin ice: one wind with 13,000 points; who goes broke ends the match and pays the winner.</source>
        <translation>薄冰：一圈、13,000点；有人被飞即终局，并付给赢家罚符。</translation>
    </message>
    <message>
        <source>Tenhou, three players</source>
        <translation>天凤，三人</translation>
    </message>
    <message>
        <source>Sanma as on the Tenhou server: no 2 to 8 man, no chi, Norths are set aside as dora.</source>
        <translation>与天凤三人麻将相同：没有2万到8万，不能吃，北可拔出作宝牌。</translation>
    </message>
    <message>
        <source>Mahjong Soul, three players</source>
        <translation>雀魂，三人</translation>
    </message>
    <message>
        <source>Sanma as on Mahjong Soul: no 2 to 8 man, no chi, some yakuman count double.</source>
        <translation>与雀魂三人麻将相同：没有2万到8万，不能吃，部分役满算两倍。</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>初学者</translation>
    </message>
    <message>
        <source>Basic Ari-Ari, the East round only, against gentle bots.</source>
        <translation>基本 Ari-Ari，只打东风战，对手是温和的机器人。</translation>
    </message>
    <message numerus="yes">
        <source>East game (%n hands)</source>
        <translation>
            <numerusform>东风战（%n局）</numerusform>
        </translation>
    </message>
    <message>
        <source>East and South (hanchan)</source>
        <translation>半庄战（东南）</translation>
    </message>
    <message>
        <source>All four winds (iichan)</source>
        <translation>一庄战（四圈）</translation>
    </message>
    <message>
        <source>East and North (tonpeesen)</source>
        <translation>东北战</translation>
    </message>
    <message>
        <source>East twice (tontonsen)</source>
        <translation>东东战</translation>
    </message>
    <message>
        <source>East match</source>
        <translation>东风战</translation>
    </message>
    <message>
        <source>East and South match</source>
        <translation>半庄战</translation>
    </message>
    <message>
        <source>Match of four winds</source>
        <translation>一庄战</translation>
    </message>
    <message>
        <source>East and North match</source>
        <translation>东北战</translation>
    </message>
    <message>
        <source>Match of two East rounds</source>
        <translation>东东战</translation>
    </message>
</context>
<context>
    <name>RulesetSummary</name>
    <message>
        <source>uma: %1</source>
        <translation>马点：%1</translation>
    </message>
    <message>
        <source>uma %1</source>
        <extracomment>%1: uma by place, in thousands: &quot;+30 +10 -10 -30&quot;</extracomment>
        <translation>马点 %1</translation>
    </message>
    <message>
        <source>no uma</source>
        <translation>无马点</translation>
    </message>
    <message>
        <source>no red fives</source>
        <translation>无赤</translation>
    </message>
    <message numerus="yes">
        <source>%n red five(s)</source>
        <translation>
            <numerusform>赤%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>no ippatsu</source>
        <translation>无一发</translation>
    </message>
    <message>
        <source>no ura dora</source>
        <translation>无里宝牌</translation>
    </message>
    <message>
        <source>no dora</source>
        <translation>无宝牌</translation>
    </message>
    <message>
        <source>North is set aside</source>
        <translation>有拔北</translation>
    </message>
    <message>
        <source>open riichi</source>
        <translation>有开立直</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation>青天井</translation>
    </message>
    <message>
        <source>yakitori</source>
        <translation>有烧鸟</translation>
    </message>
    <message numerus="yes">
        <source>%n optional yaku</source>
        <translation>
            <numerusform>可选役%n种</numerusform>
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
        <translation>%1点，返点 %2</translation>
    </message>
    <message>
        <source>open tanyao</source>
        <translation>有食断</translation>
    </message>
    <message>
        <source>closed tanyao only</source>
        <translation>无食断</translation>
    </message>
    <message>
        <source>everybody wins on a discard</source>
        <translation>一炮多响</translation>
    </message>
    <message>
        <source>one winner on a discard</source>
        <translation>头跳</translation>
    </message>
    <message>
        <source> · </source>
        <extracomment>Between the parts of the summary of a ruleset</extracomment>
        <translation> · </translation>
    </message>
</context>
<context>
    <name>SavingBar</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Save elsewhere...</source>
        <translation>存到别处...</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>sinking uma, unit %1</source>
        <translation>沉马，单位 %1</translation>
    </message>
    <message>
        <source>floating uma, unit %1</source>
        <translation>浮马，单位 %1</translation>
    </message>
    <message>
        <source>floating uma as in the JPML, unit %1</source>
        <translation>JPML 式浮马，单位 %1</translation>
    </message>
    <message>
        <source>binta, unit %1</source>
        <translation>两两比较，单位 %1</translation>
    </message>
    <message>
        <source>uma %1</source>
        <translation>马点 %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Match points</source>
        <extracomment>Line of the score sheet: score less the return points, in thousands</extracomment>
        <translation>得分</translation>
    </message>
    <message>
        <source>Placement</source>
        <extracomment>Line of the score sheet: uma and oka</extracomment>
        <translation>顺位分</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <extracomment>Line of the score sheet: rounding, chips, penalties</extracomment>
        <translation>增减</translation>
    </message>
    <message>
        <source>Match total</source>
        <translation>单场合计</translation>
    </message>
    <message>
        <source>Final total</source>
        <translation>最终合计</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>成绩表</translation>
    </message>
    <message>
        <source>Starting score %1</source>
        <translation>起始点数 %1</translation>
    </message>
    <message>
        <source>return score %1</source>
        <translation>返点 %1</translation>
    </message>
    <message>
        <source>oka %1</source>
        <translation>头名赏 %1</translation>
    </message>
    <message>
        <source>Match %1, %2: score %3, match points %4, placement %5 (%6), match total %7, running total %8</source>
        <translation>第%1场，%2：点数%3，得分%4，顺位分%5（%6），单场合计%7，累计%8</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to come</source>
        <translation>
            <numerusform>还剩%n场对局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n场对局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 matches played</source>
        <translation>%2场中已打%1场</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>成绩表</translation>
    </message>
    <message>
        <source>Se&amp;ries</source>
        <translation>系列赛(&amp;R)</translation>
    </message>
    <message>
        <source>The sheet; the arrow keys scroll</source>
        <translation>成绩表；方向键滚动</translation>
    </message>
    <message>
        <source>Pap&amp;er</source>
        <translation>纸张(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>存为 PDF(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>打印(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
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
        <translation>按此规则打的</translation>
    </message>
    <message>
        <source>2026, 2026-01, 2026-01-31, a range with .., or with &gt;= and so on</source>
        <translation>2026、2026-01、2026-01-31，用 .. 表示范围，或加 &gt;= 等</translation>
    </message>
    <message>
        <source>played then</source>
        <translation>当时打的</translation>
    </message>
    <message>
        <source>3 or 4</source>
        <translation>3 或 4</translation>
    </message>
    <message>
        <source>with so many players</source>
        <translation>此人数的</translation>
    </message>
    <message>
        <source>east, south, iichan, tonpeesen or tontonsen</source>
        <translation>east、south、iichan、tonpeesen 或 tontonsen</translation>
    </message>
    <message>
        <source>of this length</source>
        <translation>此长度的</translation>
    </message>
    <message>
        <source>a number or range</source>
        <translation>数字或范围</translation>
    </message>
    <message>
        <source>of so many hands</source>
        <translation>有这么多局的</translation>
    </message>
    <message>
        <source>live, coached, imported, branch or practice</source>
        <translation>live、coached、imported、branch 或 practice</translation>
    </message>
    <message>
        <source>of this kind</source>
        <translation>此种类的</translation>
    </message>
    <message>
        <source>mjlog, mjai, tenhou6, paipu or journal</source>
        <translation>mjlog、mjai、tenhou6、paipu 或 journal</translation>
    </message>
    <message>
        <source>in a file of this format</source>
        <translation>在此格式的文件中</translation>
    </message>
    <message>
        <source>a piece of it</source>
        <translation>其中一段</translation>
    </message>
    <message>
        <source>in such a file</source>
        <translation>在这样的文件中</translation>
    </message>
    <message>
        <source>its beginning</source>
        <translation>其开头</translation>
    </message>
    <message>
        <source>this match</source>
        <translation>这场对局</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes 或 no</translation>
    </message>
    <message>
        <source>recorded to its end</source>
        <translation>记录到终局的</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>with this tag</source>
        <translation>带此标签的</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词语</translation>
    </message>
    <message>
        <source>with a note that says this</source>
        <translation>备注中有此内容的</translation>
    </message>
    <message>
        <source>review, note, tag or bookmark</source>
        <translation>review、note、tag 或 bookmark</translation>
    </message>
    <message>
        <source>with one of those</source>
        <translation>有其中之一的</translation>
    </message>
    <message>
        <source>a name, or me</source>
        <translation>名字，或 me</translation>
    </message>
    <message>
        <source>where this player sat, under any of the player&apos;s names</source>
        <translation>此玩家所在的对局，包括其任何名字</translation>
    </message>
    <message>
        <source>where this player sat in another seat</source>
        <translation>此玩家坐在别的座位的对局</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 到 4</translation>
    </message>
    <message>
        <source>who came out there</source>
        <translation>得到此顺位的人</translation>
    </message>
    <message>
        <source>points, as &gt;40000</source>
        <translation>点数，如 &gt;40000</translation>
    </message>
    <message>
        <source>who ended with so many</source>
        <translation>以此点数结束的人</translation>
    </message>
    <message>
        <source>east, south, west or north</source>
        <translation>east、south、west 或 north</translation>
    </message>
    <message>
        <source>a hand of this round</source>
        <translation>此场风的局</translation>
    </message>
    <message>
        <source>a hand as dealer, or not</source>
        <translation>庄家的局，或非庄家的局</translation>
    </message>
    <message>
        <source>a hand that began in this place</source>
        <translation>以此顺位开始的局</translation>
    </message>
    <message>
        <source>shanten, as &lt;=2</source>
        <translation>向听数，如 &lt;=2</translation>
    </message>
    <message>
        <source>a hand that was dealt so near</source>
        <translation>配牌为此向听数的局</translation>
    </message>
    <message>
        <source>its key, as chiitoitsu</source>
        <translation>役的代号，如 chiitoitsu</translation>
    </message>
    <message>
        <source>a win with it</source>
        <translation>带此役的和牌</translation>
    </message>
    <message>
        <source>a win of so many han</source>
        <translation>此番数的和牌</translation>
    </message>
    <message>
        <source>a win of so many fu</source>
        <translation>此符数的和牌</translation>
    </message>
    <message>
        <source>mangan, haneman, baiman, sanbaiman, kazoe_yakuman or yakuman; also &gt;=mangan</source>
        <translation>mangan、haneman、baiman、sanbaiman、kazoe_yakuman 或 yakuman；也可 &gt;=mangan</translation>
    </message>
    <message>
        <source>such a win</source>
        <translation>这样的和牌</translation>
    </message>
    <message>
        <source>as &gt;=12000</source>
        <translation>如 &gt;=12000</translation>
    </message>
    <message>
        <source>a win worth so much</source>
        <translation>值这么多的和牌</translation>
    </message>
    <message>
        <source>ryanmen, kanchan, penchan, shanpon, tanki, kokushi_13 or chiitoitsu</source>
        <translation>ryanmen、kanchan、penchan、shanpon、tanki、kokushi_13 或 chiitoitsu</translation>
    </message>
    <message>
        <source>a win by this wait</source>
        <translation>以此待牌和牌</translation>
    </message>
    <message>
        <source>tiles, as &quot;23s+6s&quot;</source>
        <translation>牌，如 &quot;23s+6s&quot;</translation>
    </message>
    <message>
        <source>a player on turn has these in hand, 0 is a red five</source>
        <translation>轮到的人手里有这些牌，0 表示赤五</translation>
    </message>
    <message>
        <source>before this discard of the player&apos;s own</source>
        <translation>在该人第几次切牌之前</translation>
    </message>
    <message>
        <source>so near after the best discard</source>
        <translation>最佳切牌后的向听数</translation>
    </message>
    <message>
        <source>another is in riichi, or nobody is</source>
        <translation>有他家立直，或无人立直</translation>
    </message>
</context>
<context>
    <name>SearchTexts</name>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>引号没有成对。</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>括号没有关闭。</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>多了一个右括号。</translation>
    </message>
    <message>
        <source>A condition is missing beside AND, OR or a parenthesis.</source>
        <translation>AND、OR 或括号旁缺少条件。</translation>
    </message>
    <message>
        <source>The search has too many alternatives or parentheses.</source>
        <translation>搜索的选择或括号太多。</translation>
    </message>
    <message>
        <source>There is no condition “%1”. The button Conditions lists them all.</source>
        <translation>没有“%1”这个条件。“条件”按钮会列出全部。</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>A condition of the search, what may follow its colon, and what it finds: &quot;place: 1 to 4 (who came out there)&quot;</extracomment>
        <translation>%1: %2（%3）</translation>
    </message>
    <message>
        <source>After “%1:” comes %2, and not “%3”.</source>
        <extracomment>A condition of the search, what may follow its colon, and what was typed</extracomment>
        <translation>“%1:”之后应为%2，而不是“%3”。</translation>
    </message>
</context>
<context>
    <name>SeatMarks</name>
    <message>
        <source>Doukasen: the wall is drawn from here now. While it is, this seat pays and receives double.</source>
        <translation>导火线：现在从这里的牌山摸牌。这期间此座位收支加倍。</translation>
    </message>
    <message>
        <source>Dai wareme: the wall was broken here by doubles. This seat pays and receives four times as much in this hand.</source>
        <translation>大割目：骰子掷出相同点数，从这里开牌山。本局此座位收支为四倍。</translation>
    </message>
    <message>
        <source>Wareme: the wall was broken here. This seat pays and receives double in this hand.</source>
        <translation>割目：从这里开牌山。本局此座位收支加倍。</translation>
    </message>
    <message>
        <source>Yakitori: has not won a hand yet.</source>
        <translation>烧鸟：还没有和过。</translation>
    </message>
    <message numerus="yes">
        <source>%n yakitori markers.</source>
        <translation>
            <numerusform>烧鸟标记%n个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two dice at the end of the match say what it costs.</source>
        <translation>终局时由两个骰子决定要付多少。</translation>
    </message>
    <message>
        <source>At the end of the match it costs %1 points to each other player.</source>
        <translation>终局时要付其他各家每人%1点。</translation>
    </message>
    <message>
        <source>Chips: %1</source>
        <translation>筹码：%1</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Plays at this screen. Press the picture to choose another.</source>
        <translation>在这块屏幕上打。按图片可另选。</translation>
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
        <translation>请填写%1的名字。</translation>
    </message>
    <message>
        <source>Two seats are called “%1”; give them different names.</source>
        <translation>有两个座位都叫“%1”；请取不同的名字。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A seat, and what is wrong with who sits there</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>客人</translation>
    </message>
</context>
<context>
    <name>SpokenTexts</name>
    <message>
        <source>%1, button</source>
        <translation>%1，按钮</translation>
    </message>
    <message>
        <source>%1, check box</source>
        <translation>%1，复选框</translation>
    </message>
    <message>
        <source>%1, choice</source>
        <translation>%1，选项</translation>
    </message>
    <message>
        <source>%1, list</source>
        <translation>%1，列表</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1，滑块</translation>
    </message>
    <message>
        <source>%1, text field</source>
        <translation>%1，文本框</translation>
    </message>
    <message>
        <source>%1, tab</source>
        <translation>%1，标签页</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: a control, then what it holds: &quot;Language, list: English&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, on</source>
        <translation>%1，已开启</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1，已关闭</translation>
    </message>
    <message>
        <source>%1, not available</source>
        <extracomment>Spoken: a button or an entry of a menu that cannot be pressed now</extracomment>
        <translation>%1，不可用</translation>
    </message>
    <message>
        <source>Looking for a voice…</source>
        <translation>正在寻找语音…</translation>
    </message>
    <message>
        <source>Spoken by %1.</source>
        <extracomment>%1: the program that speaks, such as speechd or flite</extracomment>
        <translation>由 %1 朗读。</translation>
    </message>
    <message>
        <source>Nothing is spoken: install the package janso-speech, or qt6-speech-dev and qt6-declarative-dev and build Janso again.</source>
        <translation>无法朗读：请安装软件包 janso-speech；或者安装 qt6-speech-dev 和 qt6-declarative-dev 后重新构建 Janso。</translation>
    </message>
    <message>
        <source>Nothing is spoken: no program that speaks was found. Install qt6-speech-speechd-plugin, or qt6-speech-flite-plugin for English alone.</source>
        <translation>无法朗读：没有找到语音程序。请安装 qt6-speech-speechd-plugin；只用英语的话，安装 qt6-speech-flite-plugin 即可。</translation>
    </message>
    <message>
        <source>Nothing is spoken: no voice for %1 was found.</source>
        <extracomment>%1: a language, as its speakers call it</extracomment>
        <translation>无法朗读：没有找到%1的语音。</translation>
    </message>
    <message>
        <source>A voice says everything that happens at the table, what is asked and where the focus is. It needs the packages libqt6texttospeech6 and qt6-speech-speechd-plugin, or qt6-speech-flite-plugin for English alone. Leave it off beside a screen reader, which is told all of this: both would speak.</source>
        <translation>用语音说出牌桌上发生的一切、当前的提问以及焦点所在。需要软件包 libqt6texttospeech6 和 qt6-speech-speechd-plugin；只用英语的话，后者可换成 qt6-speech-flite-plugin。屏幕阅读器本来就会得到这些内容，使用时请保持关闭，否则两边会同时说话。</translation>
    </message>
    <message>
        <source>It is your turn. This is how it sounds.</source>
        <translation>轮到你了。听起来就是这样。</translation>
    </message>
</context>
<context>
    <name>StandingPanel</name>
    <message>
        <source>Ron on</source>
        <translation>荣和</translation>
    </message>
    <message>
        <source>Chi from the left</source>
        <translation>吃上家</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1，用%2</translation>
    </message>
    <message>
        <source>, armed</source>
        <translation>，已选</translation>
    </message>
    <message>
        <source>, not armed</source>
        <translation>，未选</translation>
    </message>
    <message>
        <source>Nothing can be called before your first turn</source>
        <translation>第一巡之前没有可鸣的牌</translation>
    </message>
    <message>
        <source>Nothing can be called before your next turn</source>
        <translation>下一巡之前没有可鸣的牌</translation>
    </message>
    <message>
        <source>Call before your first turn?</source>
        <translation>第一巡之前要鸣牌吗？</translation>
    </message>
    <message>
        <source>Call before your next turn?</source>
        <translation>下一巡之前要鸣牌吗？</translation>
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
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Wat&amp;ch it</source>
        <translation>观看(&amp;C)</translation>
    </message>
    <message>
        <source>Shows the match while the other Janso plays it, and changes nothing</source>
        <translation>另一个 Janso 打这场对局时在此观看，不作任何改动</translation>
    </message>
    <message>
        <source>Score sh&amp;eet...</source>
        <translation>成绩表(&amp;E)...</translation>
    </message>
    <message>
        <source>End it here...</source>
        <translation>在此结束...</translation>
    </message>
    <message>
        <source>End the series here</source>
        <translation>在此结束系列赛</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>学打麻将(&amp;L)</translation>
    </message>
    <message>
        <source>Lessons for newcomers, from the first tile on</source>
        <translation>给新手的课程，从第一张牌学起</translation>
    </message>
    <message>
        <source>From the first tile to a whole match, in short lessons at the real table.</source>
        <translation>真实牌桌上的短课程，从第一张牌讲到整场对局。</translation>
    </message>
    <message>
        <source>Drills...</source>
        <translation>练习题...</translation>
    </message>
    <message>
        <source>Exercises: waits, efficiency, scores, safe tiles and more</source>
        <translation>待牌、牌效率、算点、安全牌等练习</translation>
    </message>
    <message>
        <source>What lost something in your matches, to be played better</source>
        <translation>重打你对局中有损失的选择，这次打得更好</translation>
    </message>
    <message>
        <source>Play no&amp;w</source>
        <translation>马上开打(&amp;W)</translation>
    </message>
    <message>
        <source>An East game against bots. The first tile falls at once.</source>
        <translation>与机器人打一场东风战，马上开打。</translation>
    </message>
    <message>
        <source>&amp;New match...</source>
        <translation>新对局(&amp;N)...</translation>
    </message>
    <message>
        <source>Choose rules, length and who sits where</source>
        <translation>选择规则、长度和各家座位</translation>
    </message>
    <message>
        <source>Play t&amp;ogether...</source>
        <translation>一起打(&amp;O)...</translation>
    </message>
    <message>
        <source>Two to four people at this screen; a curtain hides each hand.</source>
        <translation>二到四人共用这块屏幕；手牌由遮幕遮住。</translation>
    </message>
    <message>
        <source>Watch &amp;four bots</source>
        <translation>观看四个机器人(&amp;F)</translation>
    </message>
    <message>
        <source>Four bots play, all hands open</source>
        <translation>四个机器人对战，全部手牌公开</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>你的名字(&amp;Y)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>&amp;Basic Ari-Ari</source>
        <translation>基本 Ari-Ari(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Tenhou</source>
        <translation>天凤(&amp;T)</translation>
    </message>
    <message>
        <source>Beg&amp;inner</source>
        <translation>初学者(&amp;I)</translation>
    </message>
    <message>
        <source>Libr&amp;ary</source>
        <translation>牌谱库(&amp;A)</translation>
    </message>
    <message>
        <source>Every match that you played or imported</source>
        <translation>你打过或导入的所有对局</translation>
    </message>
    <message>
        <source>Statistics...</source>
        <translation>统计...</translation>
    </message>
    <message>
        <source>All figures of your matches, beside those of the bots</source>
        <translation>你的全部对局数据，与机器人的数据并列</translation>
    </message>
    <message>
        <source>Opponents...</source>
        <translation>对手...</translation>
    </message>
    <message>
        <source>Bots, plugins and programs that play: add, test, change</source>
        <translation>会打牌的机器人、插件和程序：添加、测试、修改</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>更新内容</translation>
    </message>
    <message>
        <source>What this version brought; later in the menu Help</source>
        <translation>这个版本带来了什么；之后可在“帮助”菜单中查看</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>StatisticsCharts</name>
    <message>
        <source>Mean place over time</source>
        <translation>平均顺位走势</translation>
    </message>
    <message>
        <source>Final points over time</source>
        <translation>最终得分走势</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>顺位</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>最终点数</translation>
    </message>
    <message>
        <source>Percentile of a match</source>
        <translation>对局的百分位</translation>
    </message>
    <message>
        <source>Points through a match</source>
        <translation>对局中的点数走势</translation>
    </message>
    <message>
        <source>What comes of a hand</source>
        <translation>各局的结果</translation>
    </message>
    <message>
        <source>How hands are won</source>
        <translation>和牌方式</translation>
    </message>
    <message>
        <source>Sizes of wins and deal-ins</source>
        <translation>和牌与放铳的大小</translation>
    </message>
    <message>
        <source>Into which hands</source>
        <translation>放铳给何种手牌</translation>
    </message>
    <message>
        <source>Deal-ins by tile</source>
        <translation>各种牌的放铳</translation>
    </message>
    <message>
        <source>What comes of riichi</source>
        <translation>立直的结果</translation>
    </message>
    <message>
        <source>What comes of open hands</source>
        <translation>副露的结果</translation>
    </message>
    <message>
        <source>Turn of the first tenpai</source>
        <translation>初听巡数</translation>
    </message>
    <message>
        <source>The commonest yaku</source>
        <translation>最常见的役</translation>
    </message>
    <message>
        <source>Wins by han</source>
        <translation>和牌番数分布</translation>
    </message>
    <message>
        <source>Loss by subject over time</source>
        <translation>各类别损失走势</translation>
    </message>
    <message>
        <source>Luck against results</source>
        <translation>运气与结果</translation>
    </message>
    <message>
        <source>Luck against choices</source>
        <translation>运气与选择</translation>
    </message>
    <message numerus="yes">
        <source>Moving mean, half-life %n matches</source>
        <translation>
            <numerusform>移动平均，半衰期%n场</numerusform>
        </translation>
    </message>
    <message>
        <source>Match (line: moving mean, half-life %1; band: 95 %)</source>
        <extracomment>Below a line with a band</extracomment>
        <translation>对局（线：移动平均，半衰期%1；带：95%）</translation>
    </message>
    <message>
        <source>Points with uma, in thousands</source>
        <translation>含马点的得分（千点）</translation>
    </message>
    <message>
        <source>Score at the end, in thousands</source>
        <translation>终局点数（千点）</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Own discards</source>
        <translation>自己的弃牌数</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Of all wins</source>
        <translation>占全部和牌</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>番</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>Below a bar, short: wins with a yakuman</extracomment>
        <translation>役满</translation>
    </message>
    <message>
        <source>%1+</source>
        <extracomment>A size of wins: so many thousand points and more</extracomment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Thousand points, without honba and sticks</source>
        <translation>千点，不计本场与供托</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Deal-ins</source>
        <translation>放铳</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>&amp;Beside</source>
        <translation>对照(&amp;B)</translation>
    </message>
    <message>
        <source>The bot whose figures stand beside yours</source>
        <translation>与你的数据并列的机器人</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Export the table or the chart</source>
        <translation>导出表格或图表</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Tab&amp;le</source>
        <translation>表格(&amp;L)</translation>
    </message>
    <message>
        <source>Ch&amp;art</source>
        <translation>图表(&amp;A)</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Cursor left</source>
        <translation>光标左移</translation>
    </message>
    <message>
        <source>Cursor right</source>
        <translation>光标右移</translation>
    </message>
    <message>
        <source>First tile or button</source>
        <translation>第一张牌或第一个按钮</translation>
    </message>
    <message>
        <source>Last tile or button</source>
        <translation>最后一张牌或最后一个按钮</translation>
    </message>
    <message>
        <source>Between hand and buttons</source>
        <translation>在手牌与按钮之间切换</translation>
    </message>
    <message>
        <source>Discard the tile or press the button</source>
        <translation>打出牌或按下按钮</translation>
    </message>
    <message>
        <source>Discard the tile under the cursor</source>
        <translation>打出光标处的牌</translation>
    </message>
    <message>
        <source>Discard the drawn tile, or skip</source>
        <translation>打出摸到的牌，或跳过</translation>
    </message>
    <message>
        <source>Discard tile 1</source>
        <translation>打出第1张牌</translation>
    </message>
    <message>
        <source>Discard tile 2</source>
        <translation>打出第2张牌</translation>
    </message>
    <message>
        <source>Discard tile 3</source>
        <translation>打出第3张牌</translation>
    </message>
    <message>
        <source>Discard tile 4</source>
        <translation>打出第4张牌</translation>
    </message>
    <message>
        <source>Discard tile 5</source>
        <translation>打出第5张牌</translation>
    </message>
    <message>
        <source>Discard tile 6</source>
        <translation>打出第6张牌</translation>
    </message>
    <message>
        <source>Discard tile 7</source>
        <translation>打出第7张牌</translation>
    </message>
    <message>
        <source>Discard tile 8</source>
        <translation>打出第8张牌</translation>
    </message>
    <message>
        <source>Discard tile 9</source>
        <translation>打出第9张牌</translation>
    </message>
    <message>
        <source>Discard tile 10</source>
        <translation>打出第10张牌</translation>
    </message>
    <message>
        <source>Discard tile 11</source>
        <translation>打出第11张牌</translation>
    </message>
    <message>
        <source>Discard tile 12</source>
        <translation>打出第12张牌</translation>
    </message>
    <message>
        <source>Discard tile 13</source>
        <translation>打出第13张牌</translation>
    </message>
    <message>
        <source>Discard tile 14</source>
        <translation>打出第14张牌</translation>
    </message>
    <message>
        <source>Kita (set a North aside)</source>
        <translation>拔北</translation>
    </message>
    <message>
        <source>Win (tsumo or ron)</source>
        <translation>和牌（自摸或荣和）</translation>
    </message>
    <message>
        <source>Cancel, or skip</source>
        <translation>取消，或跳过</translation>
    </message>
    <message>
        <source>Sort the hand by itself</source>
        <translation>自动理牌</translation>
    </message>
    <message>
        <source>No calls in this hand</source>
        <translation>本局不鸣牌</translation>
    </message>
    <message>
        <source>Show score differences (hold)</source>
        <translation>显示点差（按住）</translation>
    </message>
    <message>
        <source>Show waits (hold)</source>
        <translation>显示待牌（按住）</translation>
    </message>
    <message>
        <source>Shade safe and dangerous tiles (hold)</source>
        <translation>给安全与危险的牌着色（按住）</translation>
    </message>
    <message>
        <source>Why not? What is not offered</source>
        <translation>为什么不行？未提供的选择</translation>
    </message>
    <message>
        <source>Read out the hand</source>
        <translation>朗读手牌</translation>
    </message>
    <message>
        <source>Read out the dora</source>
        <translation>朗读宝牌</translation>
    </message>
    <message>
        <source>Read out discards and melds</source>
        <translation>朗读牌河与副露</translation>
    </message>
    <message>
        <source>Read out round, wall and scores</source>
        <translation>朗读局、余牌与点数</translation>
    </message>
    <message>
        <source>Read out the waits</source>
        <translation>朗读待牌</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Furiten: %1 lies among your own discards.</source>
        <translation>振听：%1在你自己的弃牌中。</translation>
    </message>
    <message>
        <source>Furiten for this turn: you let %1 go by.</source>
        <translation>同巡振听：你放过了%1。</translation>
    </message>
    <message>
        <source>Furiten until the hand ends: you let %1 go by after riichi.</source>
        <translation>振听到本局结束：立直后你放过了%1。</translation>
    </message>
    <message>
        <source>The hand is complete, but has no yaku.</source>
        <translation>手牌已完成，但没有役。</translation>
    </message>
    <message>
        <source>The hand is complete, but has too few han for these rules.</source>
        <translation>手牌已完成，但按此规则番不够。</translation>
    </message>
    <message>
        <source>No discard leaves the hand tenpai.</source>
        <translation>切哪张都不听牌。</translation>
    </message>
    <message>
        <source>Riichi needs a closed hand.</source>
        <translation>立直要求门清。</translation>
    </message>
    <message>
        <source>Riichi needs 1,000 points.</source>
        <translation>立直需要1,000点。</translation>
    </message>
    <message>
        <source>Too few tiles are left in the wall.</source>
        <translation>牌山余牌太少。</translation>
    </message>
    <message>
        <source>Kuikae: %1 may not go right after this call.</source>
        <translation>食替：鸣牌后不能立刻切%1。</translation>
    </message>
    <message>
        <source>In riichi the hand stays as it is.</source>
        <translation>立直后手牌不能改变。</translation>
    </message>
    <message>
        <source>In riichi this kan would change the hand.</source>
        <translation>立直后这个杠会改变手牌。</translation>
    </message>
    <message>
        <source>Not on the last tile.</source>
        <translation>最后一张牌时不行。</translation>
    </message>
    <message>
        <source>All four kans have been made.</source>
        <translation>四个杠都已开完。</translation>
    </message>
    <message>
        <source>Not on the turn of a call.</source>
        <translation>刚鸣牌的这一巡不行。</translation>
    </message>
    <message>
        <source>Dora: %1 (indicator %2)</source>
        <translation>宝牌：%1（指示牌%2）</translation>
    </message>
    <message>
        <source>Kan dora: %1 (indicator %2)</source>
        <translation>杠宝牌：%1（指示牌%2）</translation>
    </message>
    <message>
        <source>Every red five is a dora too.</source>
        <translation>每张赤五也是宝牌。</translation>
    </message>
    <message>
        <source>Every North set aside counts one han.</source>
        <translation>拔出的北每张一番。</translation>
    </message>
    <message>
        <source>Nothing is discarded yet.</source>
        <translation>还没有人打出牌。</translation>
    </message>
    <message>
        <source>%1: %2 unseen</source>
        <extracomment>The name of a tile, and how many of its kind nobody has shown yet</extracomment>
        <translation>%1：未见%2张</translation>
    </message>
</context>
<context>
    <name>TileFaultTexts</name>
    <message>
        <source>The folder %1 cannot be read, so Janso’s own tiles are shown.</source>
        <translation>无法读取文件夹 %1，因此显示 Janso 自带的牌。</translation>
    </message>
    <message>
        <source>%1 is missing or too large, so Janso’s own tiles are shown.</source>
        <translation>%1 不存在或太大，因此显示 Janso 自带的牌。</translation>
    </message>
    <message>
        <source>%1 does not describe a set of tiles (“%2”), so Janso’s own are shown.</source>
        <translation>%1 不是牌面的描述（“%2”），因此显示 Janso 自带的牌。</translation>
    </message>
    <message>
        <source>%1 is not the name of an SVG file of the folder: Janso’s own face is shown.</source>
        <translation>%1 不是该文件夹中某个 SVG 文件的名称：显示 Janso 自带的牌面。</translation>
    </message>
    <message>
        <source>%1 is missing: Janso’s own face is shown.</source>
        <translation>%1 不存在：显示 Janso 自带的牌面。</translation>
    </message>
    <message>
        <source>%1 is larger than 256 KiB: Janso’s own face is shown.</source>
        <translation>%1 大于 256 KiB：显示 Janso 自带的牌面。</translation>
    </message>
    <message>
        <source>%1 is not a drawing in SVG: Janso’s own face is shown.</source>
        <translation>%1 不是 SVG 图形：显示 Janso 自带的牌面。</translation>
    </message>
    <message>
        <source>%1 refers to something outside of itself, which is never loaded: Janso’s own face is shown.</source>
        <translation>%1 引用了外部内容，而外部内容从不加载：显示 Janso 自带的牌面。</translation>
    </message>
    <message>
        <source>%1 uses “%2”, which a tile cannot have: Janso’s own face is shown.</source>
        <translation>%1 使用了牌面不允许的“%2”：显示 Janso 自带的牌面。</translation>
    </message>
    <message>
        <source>%1 has more parts than a tile may have: Janso’s own face is shown.</source>
        <translation>%1 的部件超过牌面允许的数量：显示 Janso 自带的牌面。</translation>
    </message>
    <message>
        <source>%1 draws nothing: Janso’s own face is shown.</source>
        <translation>%1 什么也没画：显示 Janso 自带的牌面。</translation>
    </message>
    <message>
        <source>%1 Other files have faults too.</source>
        <extracomment>%1: a sentence about a file</extracomment>
        <translation>%1 其他文件也有问题。</translation>
    </message>
</context>
<context>
    <name>TilesItem</name>
    <message>
        <source>Discards of %1: %2</source>
        <translation>%1的牌河：%2</translation>
    </message>
    <message>
        <source>Melds of %1: %2</source>
        <translation>%1的副露：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has set %n North(s) aside</source>
        <translation>
            <numerusform>%1已拔北%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>Open tiles of %1: %2</source>
        <translation>%1的明牌：%2</translation>
    </message>
</context>
<context>
    <name>UnfinishedPanel</name>
    <message>
        <source>Matches that were not played to their end</source>
        <translation>没有打完的对局</translation>
    </message>
</context>
<context>
    <name>WaitsPopover</name>
    <message>
        <source>no yaku</source>
        <translation>无役</translation>
    </message>
    <message>
        <source>too few han</source>
        <translation>番不够</translation>
    </message>
</context>
<context>
    <name>WaitsTexts</name>
    <message>
        <source>No such tile is left</source>
        <translation>已一张不剩</translation>
    </message>
    <message>
        <source>No win without riichi</source>
        <translation>不立直和不了</translation>
    </message>
    <message>
        <source>No yaku: no win</source>
        <translation>无役：和不了</translation>
    </message>
    <message>
        <source>Too few han: no win</source>
        <translation>番不够：和不了</translation>
    </message>
    <message>
        <source>Furiten: by self-draw only</source>
        <translation>振听：只能自摸</translation>
    </message>
    <message>
        <source>Without riichi by self-draw only</source>
        <translation>不立直只能自摸</translation>
    </message>
    <message>
        <source>By self-draw only</source>
        <translation>只能自摸</translation>
    </message>
    <message>
        <source>Not every wait has a yaku</source>
        <translation>有的待牌没有役</translation>
    </message>
    <message>
        <source>Not every wait has enough han</source>
        <translation>有的待牌番不够</translation>
    </message>
    <message>
        <source>Win: %1</source>
        <comment>points</comment>
        <translation>和牌：%1</translation>
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
            <numerusform>%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Unseen tiles among the waits, then points</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>riichi %1</source>
        <comment>points</comment>
        <translation>立直 %1</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>待牌</translation>
    </message>
    <message>
        <source>Riichi with</source>
        <extracomment>Above a table of discards, each with the waits that it leaves</extracomment>
        <translation>切此立直</translation>
    </message>
    <message>
        <source>Tenpai without</source>
        <translation>切此听牌</translation>
    </message>
    <message>
        <source>Not tenpai</source>
        <translation>未听牌</translation>
    </message>
    <message numerus="yes">
        <source>The best discard leaves the hand %n from tenpai.</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>切最佳的牌后仍是%n向听。</numerusform>
        </translation>
    </message>
    <message>
        <source>A discard that makes it tenpai will be listed here.</source>
        <translation>切后能听牌的牌会列在这里。</translation>
    </message>
    <message numerus="yes">
        <source>The hand is %n from tenpai.</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>手牌是%n向听。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more discard(s) leave tenpai</source>
        <translation>
            <numerusform>另有%n种切法可听牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Without %1: %2</source>
        <extracomment>A discard, then a sentence about what the hand waits for without it</extracomment>
        <translation>切%1：%2</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>&amp;To what is played now</source>
        <translation>回到当前(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the last event, and each that follows</source>
        <translation>显示最新一步，并跟随后续</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>在此继续(&amp;C)</translation>
    </message>
    <message>
        <source>The match goes on in this window from where it was left</source>
        <translation>从中断处在这个窗口继续对局</translation>
    </message>
    <message>
        <source>Repla&amp;y it</source>
        <translation>回放(&amp;Y)</translation>
    </message>
    <message>
        <source>The whole match, with all hands and the wall</source>
        <translation>整场对局，包括所有手牌和牌山</translation>
    </message>
</context>
<context>
    <name>WatchTexts</name>
    <message>
        <source>You watch this match, and see what %1 sees.</source>
        <extracomment>%1 is the player whose hand is seen</extracomment>
        <translation>你在观看这场对局，看到的与%1所见相同。</translation>
    </message>
    <message>
        <source>You watch this match. All hands are open.</source>
        <translation>你在观看这场对局。手牌全部公开。</translation>
    </message>
    <message>
        <source>You watch this match. All hands are closed.</source>
        <translation>你在观看这场对局。手牌全部扣下。</translation>
    </message>
    <message>
        <source>The other Janso has left this match. It can go on here.</source>
        <translation>另一个 Janso 已离开这场对局。可以在此继续。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>You cannot watch it any longer. %1</source>
        <translation>不能再观看了。%1</translation>
    </message>
    <message numerus="yes">
        <source>The match is %n event(s) further on.</source>
        <translation>
            <numerusform>对局已前进了%n步。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WeakPointTexts</name>
    <message>
        <source>%1 (%2 against %3)</source>
        <extracomment>%1: a measure, %2: its figure, %3: the figure of somebody else</extracomment>
        <translation>%1（%2对%3）</translation>
    </message>
    <message>
        <source>Surely behind %1, the weightiest first: %2.</source>
        <extracomment>The first is a bot, the second a list of measures</extracomment>
        <translation>确实不如%1，从最要紧的起：%2。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to the table</source>
        <translation>欢迎来到牌桌</translation>
    </message>
    <message>
        <source>Three things, asked once. All of it can be changed later.</source>
        <translation>三件事，只问一次。以后都可以改。</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>你的名字(&amp;N)</translation>
    </message>
    <message>
        <source>Which tiles do you read?</source>
        <translation>你看得懂哪种牌？</translation>
    </message>
    <message>
        <source>With &amp;index</source>
        <translation>带数字(&amp;I)</translation>
    </message>
    <message>
        <source>Numbers and letters in the corner.</source>
        <translation>牌角有数字和字母。</translation>
    </message>
    <message>
        <source>Without (&amp;faces alone)</source>
        <translation>不带（仅图案）(&amp;F)</translation>
    </message>
    <message>
        <source>For who reads the signs.</source>
        <translation>给看得懂牌面的人。</translation>
    </message>
    <message>
        <source>Have you played riichi mahjong before?</source>
        <translation>你以前打过立直麻将吗？</translation>
    </message>
    <message>
        <source>N&amp;ot yet</source>
        <translation>还没有(&amp;O)</translation>
    </message>
    <message>
        <source>The lessons are offered first; the first turns say what to do, and the gentle coach warns of mistakes.</source>
        <translation>先推荐课程；最初几巡会提示该做什么，温和教练会提醒失误。</translation>
    </message>
    <message>
        <source>A &amp;little</source>
        <translation>打过一点(&amp;L)</translation>
    </message>
    <message>
        <source>A match is offered first; the first turns say what to do, and the gentle coach warns of mistakes.</source>
        <translation>先推荐对局；最初几巡会提示该做什么，温和教练会提醒失误。</translation>
    </message>
    <message>
        <source>&amp;Yes, I play</source>
        <translation>我会打(&amp;Y)</translation>
    </message>
    <message>
        <source>A match is offered first, and nobody tells you what to do.</source>
        <translation>先推荐对局，没有人告诉你该做什么。</translation>
    </message>
    <message>
        <source>As it is (Esc)</source>
        <translation>保持原样 (Esc)</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>开始(&amp;B)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>East</source>
        <translation>东</translation>
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
        <source>Haku</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Hatsu</source>
        <translation>发</translation>
    </message>
    <message>
        <source>Chun</source>
        <translation>中</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Name of a hand: wind of the round and number of the deal, &quot;East 2&quot;</extracomment>
        <translation>%1%2局</translation>
    </message>
    <message numerus="yes">
        <source>%n honba</source>
        <translation>
            <numerusform>%n本场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n riichi stick(s)</source>
        <translation>
            <numerusform>立直棒%n根</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a short list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>a hidden tile</source>
        <translation>扣着的牌</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>发</translation>
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
        <translation>%1万</translation>
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
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1与%2</translation>
    </message>
</context>
<context>
    <name>YakuAnswerTexts</name>
    <message numerus="yes">
        <source>%n of them left.</source>
        <translation>
            <numerusform>还剩%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Many tiles help.</source>
        <translation>有很多牌都用得上。</translation>
    </message>
    <message>
        <source>%1 would help.</source>
        <extracomment>%1: the tiles that bring the yaku nearer</extracomment>
        <translation>%1用得上。</translation>
    </message>
    <message>
        <source>Only with a closed hand.</source>
        <translation>限门清。</translation>
    </message>
    <message numerus="yes">
        <source>%n away if you call.</source>
        <translation>
            <numerusform>鸣牌则还差%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>You may call for it.</source>
        <translation>可以鸣牌。</translation>
    </message>
    <message>
        <source>Known only after a win with riichi.</source>
        <translation>立直和牌后才知道。</translation>
    </message>
    <message>
        <source>Known only after a win.</source>
        <translation>和牌后才知道。</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <translation>
            <numerusform>你有%n张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More come with %1, %n left.</source>
        <translation>
            <numerusform>摸到%1还会增加，剩%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have it, and the hand is complete.</source>
        <translation>已有此役，而且手牌已完成。</translation>
    </message>
    <message>
        <source>Declared.</source>
        <translation>已宣告。</translation>
    </message>
    <message>
        <source>Any win now has it.</source>
        <translation>现在怎么和都有。</translation>
    </message>
    <message>
        <source>You have it as long as you keep its tiles.</source>
        <translation>只要留着这些牌就有。</translation>
    </message>
    <message numerus="yes">
        <source>Your hand needs %n more tile(s).</source>
        <translation>
            <numerusform>手牌还差%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not count it.</source>
        <translation>此规则不采用。</translation>
    </message>
    <message>
        <source>Your hand is open; it needs a closed one.</source>
        <translation>你的手牌已副露，而它限门清。</translation>
    </message>
    <message>
        <source>With three players its tiles are not in the set.</source>
        <translation>三人麻将没有它所需的牌。</translation>
    </message>
    <message>
        <source>You are in riichi, and none of your waits gives it.</source>
        <translation>你已立直，而待牌都做不成它。</translation>
    </message>
    <message>
        <source>It needs your first turn, before any call; that is over.</source>
        <translation>它限于鸣牌之前的第一巡，已经过去了。</translation>
    </message>
    <message>
        <source>Your hand is too far from complete for the first turn.</source>
        <translation>第一巡内你的手牌来不及完成。</translation>
    </message>
    <message>
        <source>Only the dealer can have it.</source>
        <translation>只有庄家能做。</translation>
    </message>
    <message>
        <source>The dealer cannot have it.</source>
        <translation>庄家做不了。</translation>
    </message>
    <message>
        <source>The dealer has not won often enough in a row.</source>
        <translation>庄家连续和牌的次数还不够。</translation>
    </message>
    <message>
        <source>The turn after your riichi is over.</source>
        <translation>立直后的一巡已经过去。</translation>
    </message>
    <message>
        <source>You declared riichi in another way.</source>
        <translation>你已用别的方式宣告立直。</translation>
    </message>
    <message>
        <source>Too few tiles are left in the wall for a riichi.</source>
        <translation>牌山余牌太少，不能立直。</translation>
    </message>
    <message>
        <source>You have too few points for a riichi stick.</source>
        <translation>你的点数不够放立直棒。</translation>
    </message>
    <message>
        <source>There is no further draw in this hand.</source>
        <translation>本局不再有摸牌。</translation>
    </message>
    <message>
        <source>No more kans may be made in this hand.</source>
        <translation>本局不能再开杠。</translation>
    </message>
    <message>
        <source>Your wind and the round&apos;s leave only two guest winds.</source>
        <translation>自风与场风不同，客风只剩两种。</translation>
    </message>
    <message>
        <source>No hand can be completed with the tiles that are left.</source>
        <translation>用剩下的牌已完成不了任何手牌。</translation>
    </message>
    <message>
        <source>Declare it when one tile is missing.</source>
        <translation>只差一张时宣告。</translation>
    </message>
    <message>
        <source>Declare it with your first discard.</source>
        <translation>第一打就宣告。</translation>
    </message>
    <message>
        <source>Win within one turn after riichi, with no call between.</source>
        <translation>立直后一巡之内、其间无人鸣牌而和牌。</translation>
    </message>
    <message>
        <source>Draw the last tile yourself.</source>
        <translation>自己摸到最后一张。</translation>
    </message>
    <message>
        <source>Win on the last tile of the wall.</source>
        <translation>以牌山最后一张和牌。</translation>
    </message>
    <message>
        <source>Win on the last discard of the hand.</source>
        <translation>荣和本局最后一张弃牌。</translation>
    </message>
    <message>
        <source>Make a kan and win on the tile drawn for it.</source>
        <translation>开杠并以补来的岭上牌和牌。</translation>
    </message>
    <message>
        <source>Win on the tile with which another makes a kan of a pon.</source>
        <translation>荣和别家加杠的那张牌。</translation>
    </message>
    <message>
        <source>Win on the dealer&apos;s first draw.</source>
        <translation>庄家以配牌和牌。</translation>
    </message>
    <message>
        <source>Win on your first draw, before any call.</source>
        <translation>在有人鸣牌之前，第一次摸牌就和。</translation>
    </message>
    <message>
        <source>Win on a discard before your first draw.</source>
        <translation>第一次摸牌之前荣和。</translation>
    </message>
    <message>
        <source>Win on the discard after another&apos;s kan.</source>
        <translation>荣和别家开杠后打出的牌。</translation>
    </message>
    <message>
        <source>Win on the tile with which another declares riichi.</source>
        <translation>荣和别家的立直宣言牌。</translation>
    </message>
    <message>
        <source>Win on a discard.</source>
        <translation>荣和。</translation>
    </message>
    <message>
        <source>Win once more as dealer.</source>
        <translation>坐庄再和一次。</translation>
    </message>
    <message>
        <source>Too few tiles are left: %1.</source>
        <translation>剩下的牌不够：%1。</translation>
    </message>
    <message>
        <source>Your %1 does not fit.</source>
        <translation>你的%1不合。</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>现在做不到。</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) away.</source>
        <translation>
            <numerusform>还差%n张。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YakuFrequency</name>
    <message>
        <source>Counted in %1 wins of %2 recorded games with three players on Tenhou, by its rules.</source>
        <translation>据天凤三人麻将%2场牌谱的%1次和牌统计（按天凤规则）。</translation>
    </message>
    <message>
        <source>Counted in %1 wins of %2 recorded games with four players on Tenhou, by its rules.</source>
        <translation>据天凤四人麻将%2场牌谱的%1次和牌统计（按天凤规则）。</translation>
    </message>
    <message>
        <source>There are no figures: the recorded games are played without it.</source>
        <translation>没有数据：所统计的牌谱不采用此役。</translation>
    </message>
    <message>
        <source>In fewer than 1 of %1 wins.</source>
        <translation>每%1次和牌中不到1次。</translation>
    </message>
    <message>
        <source>In about 1 of %1 wins.</source>
        <translation>每%1次和牌中约1次。</translation>
    </message>
    <message>
        <source>In %1 % of the wins.</source>
        <translation>占和牌的%1%。</translation>
    </message>
</context>
<context>
    <name>YakuNames</name>
    <message>
        <source>Ready hand</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>Fully concealed hand</source>
        <translation>门前清自摸和</translation>
    </message>
    <message>
        <source>All simples</source>
        <translation>断幺九</translation>
    </message>
    <message>
        <source>All sequences</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Pure double sequence</source>
        <translation>一杯口</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>发</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>自风</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>场风</translation>
    </message>
    <message>
        <source>One shot</source>
        <translation>一发</translation>
    </message>
    <message>
        <source>After a kan</source>
        <translation>岭上开花</translation>
    </message>
    <message>
        <source>Robbing a kan</source>
        <translation>抢杠</translation>
    </message>
    <message>
        <source>Last tile draw</source>
        <translation>海底摸月</translation>
    </message>
    <message>
        <source>Last tile claim</source>
        <translation>河底捞鱼</translation>
    </message>
    <message>
        <source>Three consecutive triplets</source>
        <translation>三连刻</translation>
    </message>
    <message>
        <source>Three identical runs</source>
        <translation>一色三同顺</translation>
    </message>
    <message>
        <source>Golden rooster alone</source>
        <translation>金鸡独立</translation>
    </message>
    <message>
        <source>Three guest winds</source>
        <translation>客风三刻</translation>
    </message>
    <message>
        <source>Five gates</source>
        <translation>五门齐</translation>
    </message>
    <message>
        <source>Discard after a kan</source>
        <translation>杠振</translation>
    </message>
    <message>
        <source>Swallow return</source>
        <translation>燕返</translation>
    </message>
    <message>
        <source>Mixed straight</source>
        <translation>三色通贯</translation>
    </message>
    <message>
        <source>Little three winds</source>
        <translation>小三风</translation>
    </message>
    <message>
        <source>Big three winds</source>
        <translation>大三风</translation>
    </message>
    <message>
        <source>Even triplets</source>
        <translation>偶数连刻</translation>
    </message>
    <message>
        <source>Pure even triplets</source>
        <translation>清偶数连刻</translation>
    </message>
    <message>
        <source>Odd triplets</source>
        <translation>奇数连刻</translation>
    </message>
    <message>
        <source>Pure odd triplets</source>
        <translation>清奇数连刻</translation>
    </message>
    <message>
        <source>Open riichi</source>
        <translation>开立直</translation>
    </message>
    <message>
        <source>Double open riichi</source>
        <translation>两开立直</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>North set aside</source>
        <translation>拔北</translation>
    </message>
    <message>
        <source>Arisu</source>
        <translation>爱丽丝</translation>
    </message>
    <message>
        <source>Eight wins running</source>
        <translation>八连庄</translation>
    </message>
    <message>
        <source>Dealing into an open riichi</source>
        <translation>开立直放铳</translation>
    </message>
    <message>
        <source>Five gates of triplets</source>
        <translation>刻子五门齐</translation>
    </message>
    <message>
        <source>Thirteen unrelated tiles</source>
        <translation>十三不搭</translation>
    </message>
    <message>
        <source>Fourteen unrelated tiles</source>
        <translation>十四不搭</translation>
    </message>
    <message>
        <source>Big wheels</source>
        <translation>大车轮</translation>
    </message>
    <message>
        <source>Little wheels</source>
        <translation>小车轮</translation>
    </message>
    <message>
        <source>Big bamboo forest</source>
        <translation>大竹林</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>大数邻</translation>
    </message>
    <message>
        <source>Four consecutive triplets</source>
        <translation>四连刻</translation>
    </message>
    <message>
        <source>Four identical runs</source>
        <translation>一色四同顺</translation>
    </message>
    <message>
        <source>A million stones</source>
        <translation>百万石</translation>
    </message>
    <message>
        <source>Crimson speck</source>
        <translation>红一点</translation>
    </message>
    <message>
        <source>Crimson peacock</source>
        <translation>红孔雀</translation>
    </message>
    <message>
        <source>Blue tunnel</source>
        <translation>青之洞门</translation>
    </message>
    <message>
        <source>Flower on the hill</source>
        <translation>五筒开花</translation>
    </message>
    <message>
        <source>Moon from the bottom of the sea</source>
        <translation>一筒摸月</translation>
    </message>
    <message>
        <source>Robbing the 2 of sou</source>
        <translation>二索抢杠</translation>
    </message>
    <message>
        <source>Big seven stars</source>
        <translation>大七星</translation>
    </message>
    <message>
        <source>Golden gate bridge</source>
        <translation>金门桥</translation>
    </message>
    <message>
        <source>Flower, bird, wind, moon</source>
        <translation>花鸟风月</translation>
    </message>
    <message>
        <source>Wind, flower, snow, moon</source>
        <translation>风花雪月</translation>
    </message>
    <message>
        <source>Mixed triple sequence</source>
        <translation>三色同顺</translation>
    </message>
    <message>
        <source>Pure straight</source>
        <translation>一气通贯</translation>
    </message>
    <message>
        <source>Half outside hand</source>
        <translation>混全带幺九</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>七对子</translation>
    </message>
    <message>
        <source>All triplets</source>
        <translation>对对和</translation>
    </message>
    <message>
        <source>Three concealed triplets</source>
        <translation>三暗刻</translation>
    </message>
    <message>
        <source>Triple triplets</source>
        <translation>三色同刻</translation>
    </message>
    <message>
        <source>Three kans</source>
        <translation>三杠子</translation>
    </message>
    <message>
        <source>Double ready hand</source>
        <translation>两立直</translation>
    </message>
    <message>
        <source>All terminals and honours</source>
        <translation>混老头</translation>
    </message>
    <message>
        <source>Little three dragons</source>
        <translation>小三元</translation>
    </message>
    <message>
        <source>Half flush</source>
        <translation>混一色</translation>
    </message>
    <message>
        <source>Fully outside hand</source>
        <translation>纯全带幺九</translation>
    </message>
    <message>
        <source>Twice pure double sequence</source>
        <translation>二杯口</translation>
    </message>
    <message>
        <source>Full flush</source>
        <translation>清一色</translation>
    </message>
    <message>
        <source>Blessing of man</source>
        <translation>人和</translation>
    </message>
    <message>
        <source>Thirteen orphans</source>
        <translation>国士无双</translation>
    </message>
    <message>
        <source>Thirteen-wait thirteen orphans</source>
        <translation>国士无双十三面</translation>
    </message>
    <message>
        <source>Four concealed triplets</source>
        <translation>四暗刻</translation>
    </message>
    <message>
        <source>Single-wait four concealed triplets</source>
        <translation>四暗刻单骑</translation>
    </message>
    <message>
        <source>Big three dragons</source>
        <translation>大三元</translation>
    </message>
    <message>
        <source>Little four winds</source>
        <translation>小四喜</translation>
    </message>
    <message>
        <source>Big four winds</source>
        <translation>大四喜</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>字一色</translation>
    </message>
    <message>
        <source>All green</source>
        <translation>绿一色</translation>
    </message>
    <message>
        <source>All terminals</source>
        <translation>清老头</translation>
    </message>
    <message>
        <source>Nine gates</source>
        <translation>九莲宝灯</translation>
    </message>
    <message>
        <source>True nine gates</source>
        <translation>纯正九莲宝灯</translation>
    </message>
    <message>
        <source>Four kans</source>
        <translation>四杠子</translation>
    </message>
    <message>
        <source>Blessing of heaven</source>
        <translation>天和</translation>
    </message>
    <message>
        <source>Blessing of earth</source>
        <translation>地和</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation>宝牌</translation>
    </message>
    <message>
        <source>Red five</source>
        <translation>赤宝牌</translation>
    </message>
    <message>
        <source>Underside bonus</source>
        <translation>里宝牌</translation>
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
        <translation>名称或牌</translation>
    </message>
    <message>
        <source>Search the yaku</source>
        <translation>查找役</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>门清</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>手中</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>可能</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>列表顺序</translation>
    </message>
    <message>
        <source>already in your hand</source>
        <translation>已在手中</translation>
    </message>
    <message>
        <source>Which yaku are listed</source>
        <translation>列表中显示哪些役种</translation>
    </message>
</context>
<context>
    <name>YakuRules</name>
    <message>
        <source>Counts as a double yakuman.</source>
        <translation>算两倍役满。</translation>
    </message>
    <message>
        <source>Counts as a single yakuman.</source>
        <translation>算一倍役满。</translation>
    </message>
    <message>
        <source>Pao: who feeds the last of its open groups pays for it.</source>
        <translation>包牌：喂出最后一个副露面子的人付账。</translation>
    </message>
    <message>
        <source>It may rob a closed kan.</source>
        <translation>可以抢暗杠。</translation>
    </message>
    <message>
        <source>It may not rob a closed kan.</source>
        <translation>不能抢暗杠。</translation>
    </message>
    <message>
        <source>It counts in man only.</source>
        <translation>仅万子成立。</translation>
    </message>
    <message>
        <source>The green dragon must be in it.</source>
        <translation>必须含有发。</translation>
    </message>
    <message>
        <source>Several yakuman in one hand count once.</source>
        <translation>一手牌有几个役满只算一个。</translation>
    </message>
    <message>
        <source>Several yakuman in one hand add up.</source>
        <translation>一手牌有几个役满则相加。</translation>
    </message>
    <message>
        <source>Every kan turns a further indicator.</source>
        <translation>每开一次杠多翻一张指示牌。</translation>
    </message>
    <message>
        <source>Kans turn no further indicators.</source>
        <translation>开杠不增翻指示牌。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n red five(s) in the set.</source>
        <translation>
            <numerusform>共有%n张赤五。</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles under kan indicators count too.</source>
        <translation>杠宝牌指示牌下面的牌也算。</translation>
    </message>
    <message>
        <source>Only the tile under the first indicator counts.</source>
        <translation>只算第一张指示牌下面的牌。</translation>
    </message>
    <message numerus="yes">
        <source>At least %n tile(s) must be left in the wall.</source>
        <translation>
            <numerusform>牌山至少要剩%n张。</numerusform>
        </translation>
    </message>
    <message>
        <source>You must have the 1,000 points of the stick.</source>
        <translation>必须有放立直棒的1,000点。</translation>
    </message>
    <message>
        <source>Riichi in furiten is not allowed.</source>
        <translation>不允许振听立直。</translation>
    </message>
    <message>
        <source>It counts together with rinshan.</source>
        <translation>与岭上开花复合。</translation>
    </message>
    <message>
        <source>It does not count together with rinshan.</source>
        <translation>不与岭上开花复合。</translation>
    </message>
    <message>
        <source>A closed kan may be robbed only by thirteen orphans.</source>
        <translation>暗杠只有国士无双可以抢。</translation>
    </message>
    <message>
        <source>A closed kan cannot be robbed.</source>
        <translation>暗杠不能抢。</translation>
    </message>
    <message>
        <source>Counts as 5 han, which add to the other yaku.</source>
        <translation>算5番，与其他役相加。</translation>
    </message>
    <message>
        <source>Counts as a mangan.</source>
        <translation>算满贯。</translation>
    </message>
    <message>
        <source>Counts as a yakuman.</source>
        <translation>算役满。</translation>
    </message>
    <message>
        <source>Open tanyao is allowed.</source>
        <translation>有食断。</translation>
    </message>
    <message>
        <source>Open tanyao does not count: the hand must be closed.</source>
        <translation>无食断：限门清。</translation>
    </message>
    <message>
        <source>It holds on your own draw too: then the hand has 20 fu.</source>
        <translation>自摸也成立：此时为20符。</translation>
    </message>
    <message>
        <source>On your own draw it does not count.</source>
        <translation>自摸不成立。</translation>
    </message>
    <message numerus="yes">
        <source>It is always worth %n fu.</source>
        <translation>
            <numerusform>固定为%n符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pair of a wind that is both is worth %n fu.</source>
        <translation>
            <numerusform>连风牌的雀头为%n符。</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole hand is laid open.</source>
        <translation>亮出全部手牌。</translation>
    </message>
    <message>
        <source>Only the tiles that wait are laid open.</source>
        <translation>只亮出构成待牌的牌。</translation>
    </message>
    <message>
        <source>Who deals into it without being in riichi pays a yakuman.</source>
        <translation>没有立直而放铳给它的人付役满。</translation>
    </message>
    <message numerus="yes">
        <source>From %n win(s) in a row on.</source>
        <translation>
            <numerusform>从连续%n次和牌起。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n counter(s) on the table on; then the deal passes.</source>
        <translation>
            <numerusform>从场上%n本场起；之后换庄。</numerusform>
        </translation>
    </message>
    <message>
        <source>Any other tile counts 1 han.</source>
        <translation>其他任何牌算1番。</translation>
    </message>
    <message>
        <source>Green dragons are allowed in it.</source>
        <translation>可以使用发。</translation>
    </message>
    <message>
        <source>The pair must be of the same suit.</source>
        <translation>雀头必须同花色。</translation>
    </message>
    <message>
        <source>Closed and of one suit it is a double yakuman.</source>
        <translation>门清且清一色为两倍役满。</translation>
    </message>
    <message>
        <source>For every winner.</source>
        <translation>所有和牌者。</translation>
    </message>
    <message>
        <source>For winners with a closed hand.</source>
        <translation>门清和牌者。</translation>
    </message>
    <message>
        <source>For winners in riichi.</source>
        <translation>立直和牌者。</translation>
    </message>
    <message>
        <source>Not possible with three players: there are no runs of man.</source>
        <translation>三人麻将没有万子的顺子，做不成。</translation>
    </message>
    <message>
        <source>With three players only ones or nines can make it.</source>
        <translation>三人麻将只能用1或9来做。</translation>
    </message>
    <message>
        <source>With three players 9 man follows 1 man.</source>
        <translation>三人麻将中1万之后是9万。</translation>
    </message>
    <message>
        <source>This ruleset does not count it.</source>
        <translation>此规则不采用。</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>宝牌</translation>
    </message>
    <message>
        <source>By ruleset</source>
        <translation>视规则而定</translation>
    </message>
    <message>
        <source>Optional yakuman</source>
        <translation>可选役满</translation>
    </message>
    <message>
        <source>Optional yaku</source>
        <translation>可选役</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役满</translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n番</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YakuSheet</name>
    <message>
        <source>Yaku and scoring: %1</source>
        <extracomment>Heading of the printed sheet; %1: name of the ruleset</extracomment>
        <translation>役与点数：%1</translation>
    </message>
    <message>
        <source>What a hand pays</source>
        <translation>和牌的点数</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>宝牌</translation>
    </message>
    <message>
        <source>Double yakuman</source>
        <translation>两倍役满</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役满</translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n番</numerusform>
        </translation>
    </message>
    <message>
        <source>closed</source>
        <translation>门清</translation>
    </message>
    <message>
        <source>open</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Every hand</source>
        <translation>副底（每手都有）</translation>
    </message>
    <message>
        <source>Ron with a closed hand</source>
        <translation>门清荣和</translation>
    </message>
    <message>
        <source>Own draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Own draw, open hand</source>
        <translation>自摸，副露手</translation>
    </message>
    <message>
        <source>Own draw after a kan</source>
        <translation>岭上自摸</translation>
    </message>
    <message>
        <source>Pinfu by own draw, in all</source>
        <translation>平和自摸，合计</translation>
    </message>
    <message>
        <source>Open ron without any of these, in all</source>
        <translation>副露荣和无加符，合计</translation>
    </message>
    <message>
        <source>Seven pairs, in all</source>
        <translation>七对子，合计</translation>
    </message>
    <message>
        <source>Triplet, called or by ron</source>
        <translation>刻子，碰或荣和</translation>
    </message>
    <message>
        <source>Triplet, concealed</source>
        <translation>刻子，暗</translation>
    </message>
    <message>
        <source>Kan, open</source>
        <translation>杠，明</translation>
    </message>
    <message>
        <source>Kan, closed</source>
        <translation>杠，暗</translation>
    </message>
    <message>
        <source>Pair of dragons</source>
        <translation>三元牌雀头</translation>
    </message>
    <message>
        <source>Pair of your seat wind</source>
        <translation>自风雀头</translation>
    </message>
    <message>
        <source>Pair of the round wind</source>
        <translation>场风雀头</translation>
    </message>
    <message>
        <source>Pair of a wind that is both</source>
        <translation>连风牌雀头</translation>
    </message>
    <message>
        <source>Edge wait: 12 or 89</source>
        <translation>边张：12或89</translation>
    </message>
    <message>
        <source>Middle wait: 3 between 2 and 4</source>
        <translation>嵌张：24中间的3</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <translation>单骑</translation>
    </message>
    <message>
        <source>Open wait, or two pairs</source>
        <translation>两面或双碰</translation>
    </message>
    <message>
        <source>%1 all</source>
        <translation>各%1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation>庄家和牌</translation>
    </message>
    <message>
        <source>Another player wins</source>
        <translation>闲家和牌</translation>
    </message>
    <message>
        <source>Ron: from the discarder. Below it, by own draw: from each.</source>
        <translation>上行荣和：放铳者付；下行自摸：各家付。</translation>
    </message>
    <message>
        <source>Ron: from the discarder. Below it, by own draw: from each / from the dealer.</source>
        <translation>上行荣和：放铳者付；下行自摸：闲家付 / 庄家付。</translation>
    </message>
    <message>
        <source>fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>two yakuman</source>
        <translation>两倍役满</translation>
    </message>
    <message>
        <source>a yakuman</source>
        <translation>役满</translation>
    </message>
    <message>
        <source>%1 han or more</source>
        <translation>%1番以上</translation>
    </message>
    <message>
        <source>%1 to %2 han</source>
        <translation>%1至%2番</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>满贯以上</translation>
    </message>
    <message>
        <source>There are no limits: base points are fu × 2 to the power of han + 2, and a yakuman counts 13 han.</source>
        <translation>没有封顶：基本点为符 × 2 的（番 + 2）次方，役满算13番。</translation>
    </message>
    <message>
        <source>Another player: ron, own draw. Dealer: ron, own draw.</source>
        <translation>闲家：荣和、自摸。庄家：荣和、自摸。</translation>
    </message>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>Added up and rounded up to tens. Of groups the second figure is for ones, nines and honours.</source>
        <translation>合计后进位到十。面子的第二个数字用于幺九牌。</translation>
    </message>
    <message>
        <source>Counters and sticks</source>
        <translation>本场与立直棒</translation>
    </message>
    <message>
        <source>Each counter (honba), by ron: from the discarder</source>
        <translation>每本场，荣和：放铳者付</translation>
    </message>
    <message>
        <source>Each counter, by own draw: from each</source>
        <translation>每本场，自摸：各家付</translation>
    </message>
    <message>
        <source>Riichi stick: to the next winner</source>
        <translation>立直棒：归下一个和牌者</translation>
    </message>
    <message>
        <source>When nobody wins</source>
        <translation>无人和牌时</translation>
    </message>
    <message>
        <source>What each tenpai player gets, and what each of the others pays.</source>
        <translation>听牌者各得多少，其他人各付多少。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) tenpai</source>
        <translation>
            <numerusform>%n人听牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An option of the ruleset and its value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>In this ruleset</source>
        <translation>此规则中</translation>
    </message>
</context>
<context>
    <name>YakuSheetDialog</name>
    <message>
        <source>Yaku sheet</source>
        <translation>役种表</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>The sheet; the arrow keys scroll</source>
        <translation>役种表；方向键滚动</translation>
    </message>
    <message>
        <source>Pap&amp;er</source>
        <translation>纸张(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>存为 PDF(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>打印(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>YakuTexts</name>
    <message>
        <source>After 222 and 333 a number is left out.</source>
        <translation>222 和 333 之后漏了一个数字。</translation>
    </message>
    <message>
        <source>Counting numbers that leave one out, such as 2, 3 and 5, or of two suits.</source>
        <translation>把 2、3、5 这样有缺的数字或两种花色也算进去。</translation>
    </message>
    <message>
        <source>The run comes only twice: iipeikou.</source>
        <translation>顺子只有两组：一杯口。</translation>
    </message>
    <message>
        <source>Waiting for the tile that you hold three of already: only one of it is left.</source>
        <translation>听自己已有三张的牌：只剩一张了。</translation>
    </message>
    <message>
        <source>The single tile is 9 sou, not the bird.</source>
        <translation>单张是9索，不是鸟。</translation>
    </message>
    <message>
        <source>Calling the fourth group with another tile left over: then there may be no yaku to win with.</source>
        <translation>手里剩着别的牌就鸣第四组：可能没有役可和。</translation>
    </message>
    <message>
        <source>East is this player&apos;s own wind and the wind of the round.</source>
        <translation>东既是此人的自风也是场风。</translation>
    </message>
    <message>
        <source>Trying it on another seat: where your wind is not that of the round, only two winds are guests.</source>
        <translation>坐在别的座位也想做：自风与场风不同时，客风只有两种。</translation>
    </message>
    <message>
        <source>Winds twice, and no dragon.</source>
        <translation>风牌有两组，却没有三元牌。</translation>
    </message>
    <message>
        <source>Forgetting one of the five kinds, most often the dragon. And calling, unless the ruleset allows it.</source>
        <translation>忘了五种之一，多半是三元牌。还有规则不允许却鸣牌。</translation>
    </message>
    <message>
        <source>The discarder made no kan in this turn.</source>
        <translation>打出这张牌的人在这一巡没有开杠。</translation>
    </message>
    <message>
        <source>Counting a kan of an earlier turn: only the tile thrown right after the kan counts.</source>
        <translation>把以前巡目的杠算进来：只有杠后紧接着打出的牌才算。</translation>
    </message>
    <message>
        <source>The tile was not the one with which riichi was declared.</source>
        <translation>那张不是立直宣言牌。</translation>
    </message>
    <message>
        <source>Counting a later tile of a player in riichi: only the one that declares it counts.</source>
        <translation>把立直者后来打的牌算进来：只有宣言牌才算。</translation>
    </message>
    <message>
        <source>Two of the runs are of pin, and sou is missing.</source>
        <translation>顺子中有两个是筒子，缺了索子。</translation>
    </message>
    <message>
        <source>Mixing it up with ittsuu, which wants all three runs in one suit.</source>
        <translation>与一气通贯混淆：那要三个顺子同一花色。</translation>
    </message>
    <message>
        <source>The pair is a dragon, not a third wind.</source>
        <translation>雀头是三元牌，不是第三种风牌。</translation>
    </message>
    <message>
        <source>Breaking up the pair of the third wind: with two triplets of winds it is what gives the yaku.</source>
        <translation>拆掉第三种风牌的对子：有两个风牌刻子时，正是它成役。</translation>
    </message>
    <message>
        <source>The third wind is only a pair.</source>
        <translation>第三种风牌只是对子。</translation>
    </message>
    <message>
        <source>Throwing a fourth wind without thought: as the pair it makes the yakuman shousuushii.</source>
        <translation>不假思索地扔掉第四种风牌：它成雀头就是役满小四喜。</translation>
    </message>
    <message>
        <source>The 2 comes twice, and the 8 is missing.</source>
        <translation>2有两组，缺了8。</translation>
    </message>
    <message>
        <source>Thinking that any even numbers will do: each of 2, 4, 6 and 8 must be there once.</source>
        <translation>以为随便什么偶数都行：2、4、6、8必须各有一组。</translation>
    </message>
    <message>
        <source>One of the triplets is of pin.</source>
        <translation>其中一个刻子是筒子。</translation>
    </message>
    <message>
        <source>Holding on to it when one tile has shown up in the discards twice: the triplet cannot come any more.</source>
        <translation>所需的牌已打出两张还不放手：那个刻子不可能再成。</translation>
    </message>
    <message>
        <source>The pair must be of nines.</source>
        <translation>雀头必须是9。</translation>
    </message>
    <message>
        <source>Collecting a triplet of nines: the nines are the pair here.</source>
        <translation>去凑9的刻子：这里9是雀头。</translation>
    </message>
    <message>
        <source>The nines are of pin, the rest is of man.</source>
        <translation>9是筒子，其余是万子。</translation>
    </message>
    <message>
        <source>Being seen at it: after two calls of one suit hardly anybody throws that suit.</source>
        <translation>让人看出来：同花色鸣两组之后，几乎没人再打那门花色。</translation>
    </message>
    <message>
        <source>The hand stayed face down: a plain riichi.</source>
        <translation>手牌没有亮出：普通立直。</translation>
    </message>
    <message>
        <source>Opening a narrow wait: everybody sees it, and you have to draw the tile yourself.</source>
        <translation>以窄待牌开立直：人人都看得见，只能自己摸。</translation>
    </message>
    <message>
        <source>Declared on a later turn: a plain open riichi.</source>
        <translation>是后面一巡宣告的：普通的开立直。</translation>
    </message>
    <message>
        <source>Opening the hand in the first turn when others still have many safe tiles to choose from.</source>
        <translation>在第一巡就亮出手牌，而别家还有许多安全牌可选。</translation>
    </message>
    <message>
        <source>Two Norths are only a pair.</source>
        <translation>两张北只是对子。</translation>
    </message>
    <message>
        <source>Counting on it in a game of four: it is a value tile to everybody only here.</source>
        <translation>在四人麻将里也指望它：只有这里它对谁都是役牌。</translation>
    </message>
    <message>
        <source>The row of wins is still too short.</source>
        <translation>连续和牌的次数还不够。</translation>
    </message>
    <message>
        <source>Passing up a cheap win while in the row: any win carries it on.</source>
        <translation>连续和牌途中放过小牌：任何和牌都能延续。</translation>
    </message>
    <message>
        <source>The winner drew the tile: nobody threw it, so it is a plain open riichi.</source>
        <translation>是和牌者自己摸的：没有人打出，所以只是普通的开立直。</translation>
    </message>
    <message>
        <source>Waiting for it to happen: hardly anybody throws a tile that lies open as a wait.</source>
        <translation>等着它发生：几乎没人会打出亮明的待牌。</translation>
    </message>
    <message>
        <source>The pair is North, not the seat wind.</source>
        <translation>雀头是北，不是自风。</translation>
    </message>
    <message>
        <source>Making the wind a triplet: the wind is the pair, and it must be your own.</source>
        <translation>把风牌做成刻子：风牌是雀头，而且必须是自风。</translation>
    </message>
    <message>
        <source>4 and 6 man are only one apart.</source>
        <translation>4万与6万只隔一张。</translation>
    </message>
    <message>
        <source>Throwing a tile first: it is declared on the first draw or never.</source>
        <translation>先打出一张牌：只能在第一次摸牌时宣告。</translation>
    </message>
    <message>
        <source>North is there twice: all fourteen must be different.</source>
        <translation>北有两张：十四张必须全不相同。</translation>
    </message>
    <message>
        <source>The tiles are of sou: the wheels are of pin.</source>
        <translation>这些是索子：车轮要筒子。</translation>
    </message>
    <message>
        <source>Calling a tile: it must stay closed to the end.</source>
        <translation>鸣牌：必须始终门清。</translation>
    </message>
    <message>
        <source>2 to 8 is the big one: the little wheels begin at 1 or end at 9.</source>
        <translation>2到8是大车轮：小车轮从1开始或到9为止。</translation>
    </message>
    <message>
        <source>The tiles are of pin: the bamboo is sou.</source>
        <translation>这些是筒子：竹林是索子。</translation>
    </message>
    <message>
        <source>The tiles are of sou: the numbers are man.</source>
        <translation>这些是索子：大数邻是万子。</translation>
    </message>
    <message>
        <source>After 333 444 555 comes 777: the 6 is left out.</source>
        <translation>333 444 555 之后是 777：漏了6。</translation>
    </message>
    <message>
        <source>Calling the triplets one after the other: after three of them nobody throws the fourth.</source>
        <translation>一个接一个地鸣刻子：三个之后没人再打第四个。</translation>
    </message>
    <message>
        <source>The fourth run is 345.</source>
        <translation>第四个顺子是345。</translation>
    </message>
    <message>
        <source>Planning for it: it needs all four tiles of three kinds.</source>
        <translation>一开始就图它：需要三种牌的全部四张。</translation>
    </message>
    <message>
        <source>The numbers add up to 98: two too few.</source>
        <translation>数字合计98：差2。</translation>
    </message>
    <message>
        <source>Not counting: with low tiles even a full flush stays far below a hundred.</source>
        <translation>不数就做：小牌多的话，清一色也远远不到一百。</translation>
    </message>
    <message>
        <source>The pair is the green dragon: ryuuiisou. The red dragon must be in it.</source>
        <translation>雀头是发：那是绿一色。里面必须有中。</translation>
    </message>
    <message>
        <source>Throwing the red dragon away, as one does when going for all green.</source>
        <translation>像做绿一色那样把中扔掉。</translation>
    </message>
    <message>
        <source>The 3 of sou is all green.</source>
        <translation>3索是全绿的。</translation>
    </message>
    <message>
        <source>Making a run: with 1, 5, 7 and 9 there is none.</source>
        <translation>去做顺子：1、5、7、9组不成顺子。</translation>
    </message>
    <message>
        <source>The 5 of pin has red in it.</source>
        <translation>5筒带红色。</translation>
    </message>
    <message>
        <source>Counting other tiles of pin: only 2, 4 and 8 have no red.</source>
        <translation>把别的筒子算进来：只有2、4、8没有红色。</translation>
    </message>
    <message>
        <source>The replacement tile was 8 sou: plain rinshan.</source>
        <translation>岭上牌是8索：普通的岭上开花。</translation>
    </message>
    <message>
        <source>Making a kan for it alone: it needs one certain tile out of all that are left.</source>
        <translation>只为它开杠：需要剩余牌中特定的一张。</translation>
    </message>
    <message>
        <source>The last tile was 9 sou: plain haitei.</source>
        <translation>最后一张是9索：普通的海底摸月。</translation>
    </message>
    <message>
        <source>Keeping the hand from winning earlier to wait for it: a hand that is won counts.</source>
        <translation>为等它而不早和：能和的牌就该和。</translation>
    </message>
    <message>
        <source>The tile robbed was 3 sou: plain chankan.</source>
        <translation>抢的是3索：普通的抢杠。</translation>
    </message>
    <message>
        <source>Hoping for it: somebody must add just this tile to a pon while you wait for it.</source>
        <translation>指望它：要有人恰好在你听它时把这张加杠。</translation>
    </message>
    <message>
        <source>One of the pairs is no honour: chiitoitsu and honroutou.</source>
        <translation>有一对不是字牌：七对子与混老头。</translation>
    </message>
    <message>
        <source>Calling a triplet of honours: seven pairs must stay closed.</source>
        <translation>碰字牌的刻子：七对子必须门清。</translation>
    </message>
    <message>
        <source>After 345 comes 678: the 5 is not taken up again.</source>
        <translation>345之后是678：没有从5接上。</translation>
    </message>
    <message>
        <source>Taking it for ittsuu: here the runs share their ends.</source>
        <translation>当成一气通贯：这里顺子首尾相接。</translation>
    </message>
    <message>
        <source>West is here neither seat wind nor round wind.</source>
        <translation>西在这里既非自风也非场风。</translation>
    </message>
    <message>
        <source>Giving up the 1 of sou: the bird has nothing to take its place.</source>
        <translation>放走1索：鸟无可替代。</translation>
    </message>
    <message>
        <source>The snow is the white dragon: the green one does not count.</source>
        <translation>雪是白：发不算。</translation>
    </message>
    <message>
        <source>Giving up the white dragon: the snow has nothing to take its place.</source>
        <translation>放走白：雪无可替代。</translation>
    </message>
    <message>
        <source>The Norths stayed in the hand: only those set aside count as kita.</source>
        <translation>北留在手里：只有拔出的才算拔北。</translation>
    </message>
    <message>
        <source>Keeping Norths as a pair out of habit, where each one set aside is a han and a new tile.</source>
        <translation>习惯性地把北留作对子，其实拔出每张一番，还能补摸一张。</translation>
    </message>
    <message>
        <source>The tile that was turned, 2 man, is not in the hand.</source>
        <translation>翻开的2万不在手里。</translation>
    </message>
    <message>
        <source>Playing for it: nobody knows the tiles before they are turned.</source>
        <translation>冲着它打：翻开之前谁也不知道是什么。</translation>
    </message>
    <message>
        <source>A group was called, so riichi could not be declared; and without any yaku this hand may not win.</source>
        <translation>鸣了一个面子，所以不能立直；又没有任何役，这手牌不能和。</translation>
    </message>
    <message>
        <source>Declaring without a look at your own discards: with a winning tile among them you are furiten, and only your own draw wins. And calling early out of habit: the first call gives riichi away.</source>
        <translation>不看自己的弃牌就立直：其中若有待牌就是振听，只能自摸。还有习惯性地早早鸣牌：鸣一次就没有立直了。</translation>
    </message>
    <message>
        <source>Drawn by the player, but a group was called: the hand is open.</source>
        <translation>是自己摸到的，但鸣了一个面子：手牌已副露。</translation>
    </message>
    <message>
        <source>Calling a tile only to be a little faster: after that the hand needs another yaku, even when you draw the winning tile yourself.</source>
        <translation>只为快一点就鸣牌：此后哪怕自摸也需要别的役。</translation>
    </message>
    <message>
        <source>The 1 in the run 123 spoils it: a single 1 or 9 is enough.</source>
        <translation>顺子123里的1坏了事：一张1或9就够了。</translation>
    </message>
    <message>
        <source>Waiting with 23 or 78: the 1 or the 9 completes the hand, but without tanyao.</source>
        <translation>用23或78听牌：1或9能完成手牌，却没有断幺九。</translation>
    </message>
    <message>
        <source>Only runs, but the 4 filled the gap between 3 and 5: the wait was not open on two ends.</source>
        <translation>全是顺子，但4填的是3与5之间：待牌不是两面。</translation>
    </message>
    <message>
        <source>Keeping a pair of dragons or of your own wind. And an edge, middle or pair wait at the very end, where a little patience would have given an open one.</source>
        <translation>留着三元牌或自风的对子。还有最后以边张、嵌张或单骑听牌，其实稍耐心就能等到两面。</translation>
    </message>
    <message>
        <source>The two runs have the same numbers, but not the same suit.</source>
        <translation>两个顺子数字相同，花色却不同。</translation>
    </message>
    <message>
        <source>Calling a tile for one of the two runs: it counts in a closed hand only. And throwing one of three pairs in a row, such as 22 33 44, too early.</source>
        <translation>为其中一个顺子鸣牌：它只在门清时算。还有过早拆掉 22 33 44 这样相连的三对中的一对。</translation>
    </message>
    <message>
        <source>Two white dragons are only a pair: it takes three.</source>
        <translation>两张白只是对子：要三张才行。</translation>
    </message>
    <message>
        <source>Throwing a pair of dragons away early, and waiting for a third one when two have already been thrown.</source>
        <translation>过早扔掉三元牌的对子；以及已经打出两张还在等第三张。</translation>
    </message>
    <message>
        <source>It waited for 9 man and for the green dragon. The 9 came, and the dragons stayed a pair.</source>
        <translation>听的是9万和发。来了9万，发仍是对子。</translation>
    </message>
    <message>
        <source>Forgetting that of two pairs only the dragons give the yaku: on the other tile an open hand may have nothing to win with.</source>
        <translation>忘了双碰里只有三元牌那一面有役：副露手和另一张时可能没有役可和。</translation>
    </message>
    <message>
        <source>It was opened before the third red dragon was there, and the other tile came: no yaku at all.</source>
        <translation>第三张中还没来就鸣了牌，结果来的是另一张：什么役也没有。</translation>
    </message>
    <message>
        <source>Opening the hand first and hoping for the third dragon afterwards: if it does not come, nothing is left to win with.</source>
        <translation>先鸣牌，再指望第三张三元牌：来不了就没有役可和。</translation>
    </message>
    <message>
        <source>West is the wind of another player: to South it gives nothing.</source>
        <translation>西是别家的风：对南家毫无价值。</translation>
    </message>
    <message>
        <source>Forgetting that the seat winds move on when the deal passes.</source>
        <translation>忘了庄家轮换时自风也跟着变。</translation>
    </message>
    <message>
        <source>South is this player&apos;s seat wind; the round is still East.</source>
        <translation>南是此人的自风；场风仍是东。</translation>
    </message>
    <message>
        <source>Playing on with the wind of the last round: in the South round East counts for the dealer only.</source>
        <translation>还按上一场的风来打：南场里东只对庄家有效。</translation>
    </message>
    <message>
        <source>Riichi was declared, but somebody called a tile before the win: the chance was gone.</source>
        <translation>立直了，但和牌之前有人鸣牌：机会没有了。</translation>
    </message>
    <message>
        <source>Counting on it: it is luck. And making a closed kan within that turn, which ends your own chance too.</source>
        <translation>指望它：那是运气。还有在那一巡内暗杠，也会消除自己的一发。</translation>
    </message>
    <message>
        <source>There is a kan in the hand, but the winning tile was an ordinary draw of a later turn.</source>
        <translation>手里有杠，但和牌张是后来一巡的普通摸牌。</translation>
    </message>
    <message>
        <source>Making a kan for this chance alone: a kan can turn a new dora indicator, and that helps the others as well.</source>
        <translation>只为这个机会开杠：杠会翻开新的宝牌指示牌，对别家也有利。</translation>
    </message>
    <message>
        <source>The tile was an ordinary discard.</source>
        <translation>那张只是普通的弃牌。</translation>
    </message>
    <message>
        <source>Letting the tile pass because it is no discard. And hoping for it on a closed kan, which as a rule only thirteen orphans may rob.</source>
        <translation>以为不是弃牌就放过。还有指望别人的暗杠，而那一般只有国士无双能抢。</translation>
    </message>
    <message>
        <source>It was won with the very last discard: that is houtei.</source>
        <translation>和的是最后一张弃牌：那是河底捞鱼。</translation>
    </message>
    <message>
        <source>Forgetting that every call moves the last tile to another player.</source>
        <translation>忘了每次鸣牌都会使最后一张移到别家。</translation>
    </message>
    <message>
        <source>The last tile was drawn by the winner: that is haitei.</source>
        <translation>最后一张是和牌者自己摸的：那是海底摸月。</translation>
    </message>
    <message>
        <source>Throwing the last tile without thought: here even a hand with no other yaku can win on it.</source>
        <translation>不假思索地打出最后一张：这时没有别的役的手牌也能和它。</translation>
    </message>
    <message>
        <source>In sou the run is 456, one step beside the others.</source>
        <translation>索子的顺子是456，比另两个错开一位。</translation>
    </message>
    <message>
        <source>Waiting with two tiles next to each other: one end completes the three runs, the other end wins without them.</source>
        <translation>最后用相邻的两张听牌：一端完成三色，另一端能和却没有三色。</translation>
    </message>
    <message>
        <source>The last of the three runs is of sou: all must be of one suit.</source>
        <translation>三个顺子中最后一个是索子：必须全是同一花色。</translation>
    </message>
    <message>
        <source>Waiting with 78 at the end: the 9 makes the straight, the 6 wins without it.</source>
        <translation>最后用78听牌：9成一气通贯，6能和却没有。</translation>
    </message>
    <message>
        <source>456 holds no 1, no 9 and no honour.</source>
        <translation>456里没有幺九牌。</translation>
    </message>
    <message>
        <source>Breaking a quick hand up for it: with calls it is worth 1 han only, and its waits are often narrow.</source>
        <translation>为它拆散快的手牌：鸣牌后只有1番，待牌也往往窄。</translation>
    </message>
    <message>
        <source>Four equal tiles are not two pairs: this hand is not even complete.</source>
        <translation>四张相同的牌不算两对：这手牌根本没完成。</translation>
    </message>
    <message>
        <source>Keeping the wrong single tile at the end: an honour or a 1 or 9 that nobody needs comes more easily than a tile from the middle.</source>
        <translation>最后留错单骑牌：没人要的字牌或1、9比中间的牌更容易出。</translation>
    </message>
    <message>
        <source>A single run is enough to spoil it, and nothing else is left to win with.</source>
        <translation>一个顺子就坏了事，而且没有别的役可和。</translation>
    </message>
    <message>
        <source>Calling every tile as it comes: three triplets that you drew yourself are worth as much again, and four are a yakuman.</source>
        <translation>见牌就鸣：自己摸成三个刻子还能再加2番，四个则是役满。</translation>
    </message>
    <message>
        <source>The third 4 sou was a discard: a triplet that a ron completes does not count as concealed.</source>
        <translation>第三张4索是别家打的：荣和完成的刻子不算暗刻。</translation>
    </message>
    <message>
        <source>Winning by ron while two pairs wait, and counting the third triplet as concealed.</source>
        <translation>听双碰荣和，却把第三个刻子当作暗刻。</translation>
    </message>
    <message>
        <source>The triplet in sou is of 4, not of 3.</source>
        <translation>索子的刻子是4，不是3。</translation>
    </message>
    <message>
        <source>Planning for it from pairs: it is rare. Take it where it lies before you, beside toitoi.</source>
        <translation>手里才有对子就冲它去：这个役很少见。摆在眼前时，与对对和一起顺手拿下即可。</translation>
    </message>
    <message>
        <source>The third is only a pon: three tiles, not four.</source>
        <translation>第三组只是碰：三张，不是四张。</translation>
    </message>
    <message>
        <source>Making kans for it alone: each one shows the others your tiles, and may turn a new dora indicator for everybody.</source>
        <translation>只为它开杠：每开一次都让别人看到你的牌，还可能给大家翻出新宝牌。</translation>
    </message>
    <message>
        <source>The riichi was declared on a later turn, and that is a plain riichi.</source>
        <translation>立直是在后面一巡宣告的，只是普通立直。</translation>
    </message>
    <message>
        <source>Waiting one turn for a better wait: then it is a plain riichi. A call by anybody before your first discard ends it too.</source>
        <translation>为了更好的待牌多等一巡：那就是普通立直。在你第一打之前有人鸣牌也会失去它。</translation>
    </message>
    <message>
        <source>2 pin is neither 1, 9 nor honour: toitoi is what remains.</source>
        <translation>2筒不是幺九牌：只剩对对和。</translation>
    </message>
    <message>
        <source>Keeping a run such as 123 or 789 in it: with a run it can only be chanta or junchan.</source>
        <translation>留着 123 或 789 这样的顺子：有顺子就只能是混全带幺九或纯全带幺九。</translation>
    </message>
    <message>
        <source>Two dragons, but the pair is not the third one: 2 han for the dragons and no more.</source>
        <translation>有两种三元牌，但雀头不是第三种：只有役牌的2番。</translation>
    </message>
    <message>
        <source>Throwing the last dragons away because they look useless: beside two dragon triplets that pair is worth 2 han.</source>
        <translation>以为没用就扔掉最后那种三元牌：在两个三元牌刻子旁边，这个对子值2番。</translation>
    </message>
    <message>
        <source>One run of pin is enough to spoil it: only the green dragons count.</source>
        <translation>一个筒子的顺子就坏了事：只有发算数。</translation>
    </message>
    <message>
        <source>Calling three groups of one suit in full view: from then on nobody throws that suit any more.</source>
        <translation>当着大家的面鸣三组同花色的牌：从此没人再打那门花色。</translation>
    </message>
    <message>
        <source>The pair is an honour: this is chanta.</source>
        <translation>雀头是字牌：这是混全带幺九。</translation>
    </message>
    <message>
        <source>Waiting with 23 or 78: the 4 or the 6 completes the hand, but without junchan.</source>
        <translation>用23或78听牌：4或6能完成手牌，却没有纯全带幺九。</translation>
    </message>
    <message>
        <source>678 comes twice, but in two suits: only one iipeikou.</source>
        <translation>678有两组，但花色不同：只有一个一杯口。</translation>
    </message>
    <message>
        <source>Taking it for seven pairs and breaking up the runs: read as runs it is worth more.</source>
        <translation>当成七对子而拆掉顺子：看作顺子价值更高。</translation>
    </message>
    <message>
        <source>The pair is an honour: this is honitsu.</source>
        <translation>雀头是字牌：这是混一色。</translation>
    </message>
    <message>
        <source>Missing a wait: in one suit there are often three or more. Sort the groups before you throw, or a winning tile lands among your discards.</source>
        <translation>看漏待牌：清一色常有三面以上。打牌之前先理清面子，否则待牌会落进自己的弃牌里。</translation>
    </message>
    <message>
        <source>The winner had already drawn a first tile.</source>
        <translation>和牌者已经摸过第一张。</translation>
    </message>
    <message>
        <source>Not looking at the hand before the first draw. And overlooking that any call, or your own first draw, ends the chance.</source>
        <translation>第一次摸牌之前不看手牌。还有忘了任何人一鸣牌、自己一摸牌，机会就没了。</translation>
    </message>
    <message>
        <source>It holds the tile of the indicator itself. Dora is the next one, 2 man.</source>
        <translation>手里有的是指示牌本身那种牌。宝牌是下一张，2万。</translation>
    </message>
    <message>
        <source>Taking the indicator itself for dora. And keeping dora in a hand that has no yaku: it cannot win.</source>
        <translation>把指示牌本身当成宝牌。还有在没有役的手牌里留宝牌：那和不了。</translation>
    </message>
    <message>
        <source>These are ordinary fives: only those printed in red count.</source>
        <translation>这些是普通的五：只有印成红色的才算。</translation>
    </message>
    <message>
        <source>Throwing the red one of two fives by mistake.</source>
        <translation>两张五里误扔了红的那张。</translation>
    </message>
    <message>
        <source>Won without riichi: the tiles under the indicators stay face down.</source>
        <translation>没有立直而和牌：指示牌下面的牌不翻开。</translation>
    </message>
    <message>
        <source>Declaring riichi for it alone: nobody can know these tiles beforehand.</source>
        <translation>只为它而立直：谁也不能预先知道这些牌。</translation>
    </message>
    <message>
        <source>Two kinds are there twice and the red dragon is missing: all thirteen kinds are needed.</source>
        <translation>有两种成对而缺了中：十三种都要齐。</translation>
    </message>
    <message>
        <source>Starting it with fewer than nine different kinds. And playing on when the last kind that you need is gone.</source>
        <translation>不到九种就开始做。还有所需的最后一种已经断了还继续。</translation>
    </message>
    <message>
        <source>The pair was there already and only 9 sou was missing: the plain kokushi.</source>
        <translation>对子已经有了，只差9索：普通的国士无双。</translation>
    </message>
    <message>
        <source>Forgetting furiten: each of the thirteen kinds among your own discards forbids a ron.</source>
        <translation>忘了振听：十三种里只要有一种在自己弃牌中，就不能荣和。</translation>
    </message>
    <message>
        <source>The third 3 sou was a discard, so the last triplet is not concealed: toitoi and sanankou.</source>
        <translation>第三张3索是别家打的，所以最后的刻子不是暗刻：对对和与三暗刻。</translation>
    </message>
    <message>
        <source>Taking a ron while two pairs wait, without knowing that it is no yakuman then.</source>
        <translation>听双碰时荣和，却不知道这样就不是役满。</translation>
    </message>
    <message>
        <source>The pair was finished and a triplet was drawn last: the plain suuankou.</source>
        <translation>雀头先完成，最后摸到的是刻子：普通的四暗刻。</translation>
    </message>
    <message>
        <source>Choosing the single tile without care: one that you have thrown before makes you furiten.</source>
        <translation>不挑单骑牌：以前切过的牌会让你振听。</translation>
    </message>
    <message>
        <source>The third dragon is only a pair: shousangen.</source>
        <translation>第三种三元牌只是对子：小三元。</translation>
    </message>
    <message>
        <source>Throwing the third dragon when another player has called two: the one who feeds it may have to pay for everything.</source>
        <translation>别家已鸣两种三元牌，还打出第三种：喂出的人可能要付全部。</translation>
    </message>
    <message>
        <source>Only two of the winds are triplets.</source>
        <translation>风牌刻子只有两种。</translation>
    </message>
    <message>
        <source>Throwing the fourth wind away: beside three triplets of winds its pair is the yakuman.</source>
        <translation>扔掉第四种风牌：有三个风牌刻子时，它成对就是役满。</translation>
    </message>
    <message>
        <source>It waited for North and for 5 sou. The 5 came, and North stayed a pair: shousuushii.</source>
        <translation>听的是北和5索。来了5索，北仍是对子：小四喜。</translation>
    </message>
    <message>
        <source>Being content too soon: where a ruleset doubles it, the fourth triplet is worth as much as all the rest.</source>
        <translation>过早满足：在算两倍的规则下，第四个刻子与其余全部同值。</translation>
    </message>
    <message>
        <source>9 man is no honour: honroutou and toitoi remain.</source>
        <translation>9万不是字牌：只剩混老头与对对和。</translation>
    </message>
    <message>
        <source>Taking a number tile for the pair because it is there: every single tile must be an honour.</source>
        <translation>因为手边有就用数牌做雀头：每一张都必须是字牌。</translation>
    </message>
    <message>
        <source>The 7 of sou has red in it: honitsu remains.</source>
        <translation>7索带红色：只剩混一色。</translation>
    </message>
    <message>
        <source>Counting 1, 5, 7 or 9 of sou as green. And building other runs: 234 is the only green one.</source>
        <translation>把1、5、7、9索当成绿的。还有去做别的顺子：全绿的只有234。</translation>
    </message>
    <message>
        <source>The pair is an honour: honroutou and toitoi.</source>
        <translation>雀头是字牌：混老头与对对和。</translation>
    </message>
    <message>
        <source>Going for it and nothing else: only six kinds of tile serve. Keep toitoi or honroutou in sight as the way out.</source>
        <translation>一心只做它：能用的牌只有六种。留好对对和或混老头的退路。</translation>
    </message>
    <message>
        <source>There are two ones: 1112345678999 needs three.</source>
        <translation>只有两张1：1112345678999需要三张。</translation>
    </message>
    <message>
        <source>Calling a tile, or making a closed kan of the ones or nines: either ends it.</source>
        <translation>鸣牌，或暗杠1或9：两者都会让它做不成。</translation>
    </message>
    <message>
        <source>The 4 was missing and a second 5 was there: it waited for fewer than nine tiles.</source>
        <translation>缺了4，而5多一张：听的不到九种。</translation>
    </message>
    <message>
        <source>Not knowing that all nine tiles win: to let one pass makes you furiten.</source>
        <translation>不知道九种牌都能和：放过一张就振听。</translation>
    </message>
    <message>
        <source>The fourth is only a pon: sankantsu.</source>
        <translation>第四组只是碰：三杠子。</translation>
    </message>
    <message>
        <source>Forgetting the others: kans of two or more players count together, and can end the hand or use up the kans.</source>
        <translation>忘了别家：两家以上的杠合在一起算，可能流局，也可能把杠用完。</translation>
    </message>
    <message>
        <source>The dealer won with a later draw: menzen tsumo.</source>
        <translation>庄家是以后来摸的牌和的：门前清自摸和。</translation>
    </message>
    <message>
        <source>Throwing the first tile before looking whether the hand is already complete.</source>
        <translation>没看手牌是否已经完成就打出第一张。</translation>
    </message>
    <message>
        <source>Somebody had called a tile before this first draw.</source>
        <translation>在这第一次摸牌之前有人鸣过牌。</translation>
    </message>
    <message>
        <source>Throwing the first draw before looking whether it completes the hand.</source>
        <translation>没看是否完成手牌就打出第一次摸的牌。</translation>
    </message>
    <message>
        <source>Declare a closed hand that waits for one last tile, and bet 1,000 points on it.</source>
        <translation>门清听牌时宣告，并押上1,000点。</translation>
    </message>
    <message>
        <source>Not possible: one call, and riichi is gone for this hand.</source>
        <translation>不成立，鸣一次牌，本局就不能立直了。</translation>
    </message>
    <message>
        <source>Nearly everything closed; it opens the way to ippatsu and ura dora.</source>
        <translation>几乎所有门清的役；还有机会得到一发和里宝牌。</translation>
    </message>
    <message>
        <source>Any hand with a called tile.</source>
        <translation>任何鸣过牌的手牌。</translation>
    </message>
    <message>
        <source>Draw the winning tile yourself with a hand that called nothing.</source>
        <translation>没有鸣牌，自己摸到和牌张。</translation>
    </message>
    <message>
        <source>Not possible: after a call your own draw still wins, but gives no han.</source>
        <translation>不成立，鸣牌后自摸仍可和，但不加番。</translation>
    </message>
    <message>
        <source>Every closed hand. With pinfu it is worth the lowest fu of all, 20.</source>
        <translation>任何门清手。与平和一起时符最低，为20。</translation>
    </message>
    <message>
        <source>Winning on another player&apos;s tile.</source>
        <translation>荣和。</translation>
    </message>
    <message>
        <source>Only tiles from 2 to 8: no 1, no 9, no wind, no dragon.</source>
        <translation>只用2到8的牌：没有1、9、风牌和三元牌。</translation>
    </message>
    <message>
        <source>Still 1 han, where the ruleset allows open tanyao.</source>
        <translation>规则允许食断时仍为1番。</translation>
    </message>
    <message>
        <source>Pinfu, iipeikou, sanshoku doujun, toitoi, chiitoitsu, chinitsu.</source>
        <translation>平和、一杯口、三色同顺、对对和、七对子、清一色。</translation>
    </message>
    <message>
        <source>Yakuhai, ittsuu, chanta, junchan and everything else that needs a 1, a 9 or an honour.</source>
        <translation>役牌、一气通贯、混全带幺九、纯全带幺九，以及其他需要幺九牌的役。</translation>
    </message>
    <message>
        <source>Four runs, a pair without value, and a wait with two open ends.</source>
        <translation>四个顺子、不是役牌的雀头、两面待牌。</translation>
    </message>
    <message>
        <source>Not possible: the hand must be closed.</source>
        <translation>不成立，必须门清。</translation>
    </message>
    <message>
        <source>Riichi, tsumo, tanyao, iipeikou, sanshoku doujun, ittsuu.</source>
        <translation>立直、自摸、断幺九、一杯口、三色同顺、一气通贯。</translation>
    </message>
    <message>
        <source>Any triplet, a pair of dragons, of your wind or of the round wind, and edge, middle or pair waits.</source>
        <translation>任何刻子；三元牌、自风、场风的雀头；边张、嵌张、单骑。</translation>
    </message>
    <message>
        <source>The same run twice in the same suit.</source>
        <translation>同一花色的相同顺子两组。</translation>
    </message>
    <message>
        <source>Pinfu, tanyao, sanshoku doujun, honitsu, chinitsu.</source>
        <translation>平和、断幺九、三色同顺、混一色、清一色。</translation>
    </message>
    <message>
        <source>Ryanpeikou, which is two of it, and chiitoitsu.</source>
        <translation>由两个一杯口组成的二杯口，以及七对子。</translation>
    </message>
    <message>
        <source>Three or four white dragons.</source>
        <translation>三张或四张白。</translation>
    </message>
    <message>
        <source>Still 1 han: the shortest way to a yaku after a call.</source>
        <translation>仍为1番，鸣牌成役最短的路。</translation>
    </message>
    <message>
        <source>Other dragons and winds, toitoi, honitsu, chanta.</source>
        <translation>其他三元牌与风牌、对对和、混一色、混全带幺九。</translation>
    </message>
    <message>
        <source>Tanyao and pinfu.</source>
        <translation>断幺九与平和。</translation>
    </message>
    <message>
        <source>Three or four green dragons.</source>
        <translation>三张或四张发。</translation>
    </message>
    <message>
        <source>Still 1 han: call the second or third one without fear.</source>
        <translation>仍为1番，第二、第三张都可以放心鸣。</translation>
    </message>
    <message>
        <source>Three or four red dragons.</source>
        <translation>三张或四张中。</translation>
    </message>
    <message>
        <source>Still 1 han.</source>
        <translation>仍为1番。</translation>
    </message>
    <message>
        <source>Three or four tiles of the wind you sit on; the dealer sits east.</source>
        <translation>三张或四张自己座位的风；庄家坐东。</translation>
    </message>
    <message>
        <source>The round wind too, when both are the same: then the triplet is worth 2 han.</source>
        <translation>与场风相同时也算场风：这样的刻子值2番。</translation>
    </message>
    <message>
        <source>Tanyao and pinfu. A triplet of another player&apos;s wind gives nothing.</source>
        <translation>断幺九与平和。别家的风的刻子没有役。</translation>
    </message>
    <message>
        <source>Three or four tiles of the wind of the round: east in the first four deals, then south.</source>
        <translation>三张或四张场风：东场为东，然后为南。</translation>
    </message>
    <message>
        <source>The seat wind too, when both are the same: then the triplet is worth 2 han.</source>
        <translation>与自风相同时也算自风：这样的刻子值2番。</translation>
    </message>
    <message>
        <source>Win within one turn after your riichi, before anybody has called a tile.</source>
        <translation>立直后一巡之内、无人鸣牌而和牌。</translation>
    </message>
    <message>
        <source>Not possible: it needs riichi. A call or closed kan by anyone ends the chance.</source>
        <translation>不成立，需要立直。任何人鸣牌或暗杠就没有了。</translation>
    </message>
    <message>
        <source>Riichi always, and tsumo, haitei or houtei when they fall in that turn.</source>
        <translation>必有立直；同巡的自摸、海底、河底也可。</translation>
    </message>
    <message>
        <source>Rinshan: the kan that gives the tile has already ended the chance.</source>
        <translation>岭上开花：补牌的那个杠已消除一发。</translation>
    </message>
    <message>
        <source>Win with the replacement tile that you draw after your own kan.</source>
        <translation>自己开杠后以岭上牌和牌。</translation>
    </message>
    <message>
        <source>Still 1 han, even as your only yaku.</source>
        <translation>仍为1番，没有别的役也能和。</translation>
    </message>
    <message>
        <source>Menzen tsumo, if the kan was closed, and everything about the shape.</source>
        <translation>暗杠时的门前清自摸和，以及所有与牌形有关的役。</translation>
    </message>
    <message>
        <source>Ippatsu, and as a rule haitei: the replacement is not the last tile of the wall.</source>
        <translation>一发；一般也不与海底复合：岭上牌不是牌山的最后一张。</translation>
    </message>
    <message>
        <source>Win with the tile that another player is just adding to a pon to make a kan.</source>
        <translation>荣和别家加杠的那张牌。</translation>
    </message>
    <message>
        <source>Still 1 han. The tile is won like a discard of that player.</source>
        <translation>仍为1番。和它如同和那家的弃牌。</translation>
    </message>
    <message>
        <source>Riichi, ippatsu and everything about the shape.</source>
        <translation>立直、一发，以及所有与牌形有关的役。</translation>
    </message>
    <message>
        <source>Tsumo, rinshan, haitei and houtei.</source>
        <translation>自摸、岭上开花、海底和河底。</translation>
    </message>
    <message>
        <source>Win by drawing the last tile of the wall.</source>
        <translation>以牌山的最后一张自摸和牌。</translation>
    </message>
    <message>
        <source>Still 1 han: it can save a hand that has no other yaku.</source>
        <translation>仍为1番，能救没有别的役的手牌。</translation>
    </message>
    <message>
        <source>Menzen tsumo, riichi and everything about the shape.</source>
        <translation>门前清自摸和、立直，以及所有与牌形有关的役。</translation>
    </message>
    <message>
        <source>Houtei, which is the same on a discard, and chankan.</source>
        <translation>河底捞鱼（荣和最后弃牌）与抢杠。</translation>
    </message>
    <message>
        <source>Win with the discard that follows the last tile of the wall.</source>
        <translation>荣和牌山摸完后的那张弃牌。</translation>
    </message>
    <message>
        <source>Riichi and everything about the shape.</source>
        <translation>立直，以及所有与牌形有关的役。</translation>
    </message>
    <message>
        <source>Haitei and every other win by your own draw.</source>
        <translation>海底摸月，以及其他一切自摸的役。</translation>
    </message>
    <message>
        <source>Triplets or kans of three numbers in a row in one suit, such as 222 333 444.</source>
        <translation>同一花色三个数字相连的刻子或杠子，如 222 333 444。</translation>
    </message>
    <message>
        <source>Still 2 han.</source>
        <translation>仍为2番。</translation>
    </message>
    <message>
        <source>Toitoi, sanankou, tanyao, honitsu, chinitsu.</source>
        <translation>对对和、三暗刻、断幺九、混一色、清一色。</translation>
    </message>
    <message>
        <source>Isshoku sanjun, which reads the same tiles as three equal runs; suu renkou is one triplet more.</source>
        <translation>把同样的牌看作三个相同顺子的一色三同顺；再多一刻即四连刻。</translation>
    </message>
    <message>
        <source>The same run three times in one suit.</source>
        <translation>同一花色的相同顺子三组。</translation>
    </message>
    <message>
        <source>With a called tile it is worth 2 han instead of 3.</source>
        <translation>鸣牌后为2番而非3番。</translation>
    </message>
    <message>
        <source>Pinfu, tanyao, honitsu, chinitsu, chanta on 123 or 789.</source>
        <translation>平和、断幺九、混一色、清一色；123或789时的混全带幺九。</translation>
    </message>
    <message>
        <source>Iipeikou on the same runs, and san renkou, which reads the tiles as triplets.</source>
        <translation>同样顺子的一杯口，以及把牌看作刻子的三连刻。</translation>
    </message>
    <message>
        <source>Four called groups, and the one tile left in the hand is the bird, 1 sou, which is also the tile that wins.</source>
        <translation>四副露，手里剩下的一张是鸟，即1索，和的也是1索。</translation>
    </message>
    <message>
        <source>It exists only open: four groups must be called. A closed kan is not a called one.</source>
        <translation>仅副露时成立：四个面子都要鸣。暗杠不算鸣。</translation>
    </message>
    <message>
        <source>It pays at least a mangan; if the other han make more, they count.</source>
        <translation>至少按满贯支付；其他番更高时按那个算。</translation>
    </message>
    <message>
        <source>Every yaku that needs a closed hand.</source>
        <translation>所有限门清的役。</translation>
    </message>
    <message>
        <source>Triplets of three winds of which none is your seat wind or the wind of the round. Only East in the East round, South in the South round and so on can make it.</source>
        <translation>三种风牌的刻子，都不是自风和场风。只有东场的东家、南场的南家等才能做成。</translation>
    </message>
    <message>
        <source>Toitoi, honitsu, chanta.</source>
        <translation>对对和、混一色、混全带幺九。</translation>
    </message>
    <message>
        <source>Dai sanshii: where both are played the one that is worth more counts.</source>
        <translation>大三风：两者都采用时取价值高的。</translation>
    </message>
    <message>
        <source>The five parts of the hand are one each of man, pin, sou, winds and dragons.</source>
        <translation>手牌的五个部分分别是万、筒、索、风牌和三元牌。</translation>
    </message>
    <message>
        <source>Not possible, unless the ruleset allows it.</source>
        <translation>不成立，除非规则允许。</translation>
    </message>
    <message>
        <source>Yakuhai, chanta, riichi.</source>
        <translation>役牌、混全带幺九、立直。</translation>
    </message>
    <message>
        <source>Chiitoitsu, honitsu and all that needs one suit.</source>
        <translation>七对子、混一色，以及一切要求同一花色的役。</translation>
    </message>
    <message>
        <source>Ron on the tile that somebody throws after making a kan and drawing the replacement tile in the same turn.</source>
        <translation>有人开杠并摸岭上牌后，荣和他在该巡打出的牌。</translation>
    </message>
    <message>
        <source>Everything, houtei too.</source>
        <translation>任何役，包括河底捞鱼。</translation>
    </message>
    <message>
        <source>Chankan, which wins on the tile of the kan itself.</source>
        <translation>抢杠，那是和杠的那张牌本身。</translation>
    </message>
    <message>
        <source>Ron on the very tile with which another player declares riichi. That riichi fails and its stick is not paid.</source>
        <translation>荣和别家的立直宣言牌。该立直不成立，不付立直棒。</translation>
    </message>
    <message>
        <source>Everything that can be won by ron.</source>
        <translation>一切可以荣和的役。</translation>
    </message>
    <message>
        <source>Tsumo.</source>
        <translation>自摸。</translation>
    </message>
    <message>
        <source>The runs 123, 456 and 789, one of them in each suit.</source>
        <translation>123、456、789的顺子，三种花色各一组。</translation>
    </message>
    <message>
        <source>With a called tile it is worth 1 han instead of 2.</source>
        <translation>鸣牌后为1番而非2番。</translation>
    </message>
    <message>
        <source>Pinfu, yakuhai, iipeikou.</source>
        <translation>平和、役牌、一杯口。</translation>
    </message>
    <message>
        <source>Ittsuu and sanshoku doujun: there are not enough groups for both.</source>
        <translation>一气通贯与三色同顺：面子不够两者兼有。</translation>
    </message>
    <message>
        <source>Triplets of two winds and a pair of a third.</source>
        <translation>两种风牌的刻子，加第三种的雀头。</translation>
    </message>
    <message>
        <source>Yakuhai, honitsu, chanta, toitoi.</source>
        <translation>役牌、混一色、混全带幺九、对对和。</translation>
    </message>
    <message>
        <source>Dai sanshii and shousuushii, which are more of the same.</source>
        <translation>更上一级的大三风与小四喜。</translation>
    </message>
    <message>
        <source>Triplets of three winds, with a pair that is no wind.</source>
        <translation>三种风牌的刻子，雀头不是风牌。</translation>
    </message>
    <message>
        <source>Still 3 han.</source>
        <translation>仍为3番。</translation>
    </message>
    <message>
        <source>Yakuhai, honitsu, toitoi.</source>
        <translation>役牌、混一色、对对和。</translation>
    </message>
    <message>
        <source>Shou sanshii; with the fourth wind as the pair the hand is shousuushii.</source>
        <translation>小三风；雀头为第四种风牌时是小四喜。</translation>
    </message>
    <message>
        <source>Four triplets of 2, 4, 6 and 8 in any suits, and any pair.</source>
        <translation>2、4、6、8的四个刻子，花色不限，雀头任意。</translation>
    </message>
    <message>
        <source>Toitoi, and tanyao where the pair fits.</source>
        <translation>对对和；雀头合适时断幺九。</translation>
    </message>
    <message>
        <source>Chin guusuu renkou, which has all four in one suit.</source>
        <translation>四刻同一花色的清偶数连刻。</translation>
    </message>
    <message>
        <source>Four triplets of 2, 4, 6 and 8 in one suit, and any pair.</source>
        <translation>同一花色2、4、6、8的四个刻子，雀头任意。</translation>
    </message>
    <message>
        <source>Toitoi, and honitsu, chinitsu or tanyao by the pair.</source>
        <translation>对对和；视雀头而定的混一色、清一色、断幺九。</translation>
    </message>
    <message>
        <source>Guusuu renkou, in whose place it stands.</source>
        <translation>偶数连刻，由它取代。</translation>
    </message>
    <message>
        <source>Triplets of 1, 3, 5 and 7 and a pair of nines, in any suits.</source>
        <translation>1、3、5、7的刻子加9的雀头，花色不限。</translation>
    </message>
    <message>
        <source>Toitoi.</source>
        <translation>对对和。</translation>
    </message>
    <message>
        <source>Chin kisuu renkou, which has everything in one suit.</source>
        <translation>全为同一花色的清奇数连刻。</translation>
    </message>
    <message>
        <source>Triplets of 1, 3, 5 and 7 and a pair of nines, all in one suit.</source>
        <translation>同一花色1、3、5、7的刻子加9的雀头。</translation>
    </message>
    <message>
        <source>Toitoi and chinitsu.</source>
        <translation>对对和与清一色。</translation>
    </message>
    <message>
        <source>Kisuu renkou, in whose place it stands.</source>
        <translation>奇数连刻，由它取代。</translation>
    </message>
    <message>
        <source>Declare riichi and lay the hand face up: everybody sees what you wait for, and the riichi is worth 2 han.</source>
        <translation>宣告立直并亮出手牌：人人都看得见待牌，立直值2番。</translation>
    </message>
    <message>
        <source>Ippatsu, tsumo, ura dora, and all that riichi goes with.</source>
        <translation>一发、自摸、里宝牌，以及与立直复合的一切。</translation>
    </message>
    <message>
        <source>Riichi itself, in whose place it stands.</source>
        <translation>立直本身，由它取代。</translation>
    </message>
    <message>
        <source>Open riichi with your very first discard, before anybody has called.</source>
        <translation>在有人鸣牌之前，第一打就宣告开立直。</translation>
    </message>
    <message>
        <source>Double riichi and open riichi, in whose place it stands.</source>
        <translation>两立直与开立直，由它取代。</translation>
    </message>
    <message>
        <source>With three players: a triplet of North, which here is a value tile to everybody.</source>
        <translation>三人麻将：北的刻子，此时北对谁都是役牌。</translation>
    </message>
    <message>
        <source>Everything that may hold a triplet of honours.</source>
        <translation>一切可以含字牌刻子的役。</translation>
    </message>
    <message>
        <source>With three players: a North may be laid aside instead of being kept. Each counts 1 han and a replacement tile is drawn for it.</source>
        <translation>三人麻将：可以不把北留在手里而拔出。每张1番，并补摸一张岭上牌。</translation>
    </message>
    <message>
        <source>The same: a North set aside does not open the hand.</source>
        <translation>同样成立，拔北不破门清。</translation>
    </message>
    <message>
        <source>Everything; where the indicator points to North, each counts once more.</source>
        <translation>任何役；指示牌指向北时每张再多计一次。</translation>
    </message>
    <message>
        <source>It is no yaku: Norths alone never win.</source>
        <translation>它不是役：光有北不能和。</translation>
    </message>
    <message>
        <source>After the win further tiles of the dead wall are turned, one after the other, as long as each is also in the winning hand; each such tile counts 1 han.</source>
        <translation>和牌后依次翻开王牌中的牌，只要与手牌中的牌相同就继续；每张相同的牌计1番。</translation>
    </message>
    <message>
        <source>By ruleset: for riichi, for closed hands or for all.</source>
        <translation>视规则而定：限立直、限门清，或人人可翻。</translation>
    </message>
    <message>
        <source>Everything.</source>
        <translation>任何役。</translation>
    </message>
    <message>
        <source>It is no yaku, and nobody knows it before the win.</source>
        <translation>它不是役，和牌之前谁也不知道。</translation>
    </message>
    <message>
        <source>The dealer wins once more after a long row of wins; the ruleset says how many, and whether wins or counters on the table are counted.</source>
        <translation>庄家连续和牌多次之后再和一次；要多少次、数的是和牌还是场上的本场，由规则决定。</translation>
    </message>
    <message>
        <source>The same: the hand itself may be anything.</source>
        <translation>同样成立，手牌是什么都行。</translation>
    </message>
    <message>
        <source>Any other yakuman, where yakuman add up.</source>
        <translation>役满可复合时的任何其他役满。</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>没有。</translation>
    </message>
    <message>
        <source>Ron on an open riichi from a player who is not in riichi: the hand lay face up, and the tile was thrown all the same.</source>
        <translation>没有立直的人打出开立直所听的牌而被荣和：手牌明明亮着，他还是打了。</translation>
    </message>
    <message>
        <source>Open riichi itself.</source>
        <translation>开立直本身。</translation>
    </message>
    <message>
        <source>Uumensai of four triplets, with your seat wind as the pair.</source>
        <translation>四组刻子、雀头为自风的五门齐。</translation>
    </message>
    <message>
        <source>The same.</source>
        <translation>同样成立。</translation>
    </message>
    <message>
        <source>Suuankou.</source>
        <translation>四暗刻。</translation>
    </message>
    <message>
        <source>Uumensai, in whose place it stands.</source>
        <translation>五门齐，由它取代。</translation>
    </message>
    <message>
        <source>On your first draw, before any call: thirteen kinds of which no two of a suit are neighbours or one apart, and one of them twice.</source>
        <translation>无人鸣牌时的第一次摸牌：十三种牌，同花色既不相邻也不隔一，其中一种成对。</translation>
    </message>
    <message>
        <source>Not possible: it is decided by the first draw.</source>
        <translation>不成立，由第一次摸牌决定。</translation>
    </message>
    <message>
        <source>Tenhou and chiihou, where yakuman add up.</source>
        <translation>役满可复合时的天和与地和。</translation>
    </message>
    <message>
        <source>Kokushi, which counts in its place.</source>
        <translation>国士无双，此时按国士无双算。</translation>
    </message>
    <message>
        <source>On your first draw, before any call: fourteen different kinds of which no two of a suit are neighbours or one apart.</source>
        <translation>无人鸣牌时的第一次摸牌：十四种不同的牌，同花色既不相邻也不隔一。</translation>
    </message>
    <message>
        <source>Shiisan puutaa, which has one kind twice.</source>
        <translation>其中一种成对的十三不搭。</translation>
    </message>
    <message>
        <source>Two each of 2 to 8 pin: seven pairs, or runs if you like.</source>
        <translation>筒子2到8各两张：是对子，也可看作顺子。</translation>
    </message>
    <message>
        <source>Tenhou and chiihou.</source>
        <translation>天和与地和。</translation>
    </message>
    <message>
        <source>Chinitsu, tanyao, ryanpeikou, chiitoitsu and pinfu, which are contained in it.</source>
        <translation>包含在内的清一色、断幺九、二杯口、七对子与平和。</translation>
    </message>
    <message>
        <source>Two each of 1 to 7 pin, or of 3 to 9 pin.</source>
        <translation>筒子1到7各两张，或3到9各两张。</translation>
    </message>
    <message>
        <source>Chinitsu, ryanpeikou, chiitoitsu and pinfu, which are contained in it.</source>
        <translation>包含在内的清一色、二杯口、七对子与平和。</translation>
    </message>
    <message>
        <source>Two each of 2 to 8 sou.</source>
        <translation>索子2到8各两张。</translation>
    </message>
    <message>
        <source>Two each of 2 to 8 man.</source>
        <translation>万子2到8各两张。</translation>
    </message>
    <message>
        <source>Triplets or kans of four numbers in a row in one suit.</source>
        <translation>同一花色四个数字相连的刻子或杠子。</translation>
    </message>
    <message>
        <source>San renkou and toitoi, which are contained in it.</source>
        <translation>包含在内的三连刻与对对和。</translation>
    </message>
    <message>
        <source>The same run four times in one suit, and any pair.</source>
        <translation>同一花色的相同顺子四组，雀头任意。</translation>
    </message>
    <message>
        <source>Ryanpeikou and isshoku sanjun, which are contained in it.</source>
        <translation>包含在内的二杯口与一色三同顺。</translation>
    </message>
    <message>
        <source>A full flush of man whose numbers add up to a hundred or more; all four tiles of a kan count.</source>
        <translation>数字合计一百以上的万子清一色；杠子四张都算。</translation>
    </message>
    <message>
        <source>Chuuren poutou and suuankou.</source>
        <translation>九莲宝灯与四暗刻。</translation>
    </message>
    <message>
        <source>Chinitsu, which is contained in it.</source>
        <translation>包含在内的清一色。</translation>
    </message>
    <message>
        <source>Only tiles printed in green, 2, 3, 4, 6 and 8 sou, and the red dragon as the one red speck.</source>
        <translation>只用绿色的牌，即2、3、4、6、8索，再以中为那一点红。</translation>
    </message>
    <message>
        <source>Ryuuiisou, which has the green dragon or none.</source>
        <translation>含发或不含字牌的绿一色。</translation>
    </message>
    <message>
        <source>Only tiles with red in them: 1, 5, 7 and 9 sou and the red dragon.</source>
        <translation>只用带红色的牌：1、5、7、9索和中。</translation>
    </message>
    <message>
        <source>Toitoi and honitsu, which are contained in it.</source>
        <translation>包含在内的对对和与混一色。</translation>
    </message>
    <message>
        <source>Only tiles without red: 2, 4 and 8 pin and the winds. Seven pairs count too.</source>
        <translation>只用不带红色的牌：2、4、8筒和风牌。七对子也算。</translation>
    </message>
    <message>
        <source>Toitoi, honitsu and chiitoitsu, which are contained in it.</source>
        <translation>包含在内的对对和、混一色与七对子。</translation>
    </message>
    <message>
        <source>The replacement tile after a kan completes the hand, and it is 5 pin.</source>
        <translation>杠后的岭上牌完成手牌，且是5筒。</translation>
    </message>
    <message>
        <source>Any yakuman of shape.</source>
        <translation>任何有关牌形的役满。</translation>
    </message>
    <message>
        <source>Rinshan, in whose place it stands.</source>
        <translation>岭上开花，由它取代。</translation>
    </message>
    <message>
        <source>The last tile of the wall completes the hand, and it is 1 pin.</source>
        <translation>牌山最后一张完成手牌，且是1筒。</translation>
    </message>
    <message>
        <source>Haitei, in whose place it stands.</source>
        <translation>海底摸月，由它取代。</translation>
    </message>
    <message>
        <source>Ron on a 2 sou with which somebody enlarges a pon to a kan.</source>
        <translation>荣和别家加杠的2索。</translation>
    </message>
    <message>
        <source>Chankan, in whose place it stands.</source>
        <translation>抢杠，由它取代。</translation>
    </message>
    <message>
        <source>Seven pairs of all seven honours.</source>
        <translation>七种字牌全成对的七对子。</translation>
    </message>
    <message>
        <source>Not possible: pairs cannot be called.</source>
        <translation>不成立，对子不能鸣。</translation>
    </message>
    <message>
        <source>Tsuuiisou and chiitoitsu, which are contained in it.</source>
        <translation>包含在内的字一色与七对子。</translation>
    </message>
    <message>
        <source>The runs 123, 345, 567 and 789 of one suit: each begins where the one before ends.</source>
        <translation>同一花色的顺子123、345、567、789：后一组从前一组的末尾开始。</translation>
    </message>
    <message>
        <source>The same, unless the ruleset asks for a closed hand.</source>
        <translation>同样成立，除非规则要求门清。</translation>
    </message>
    <message>
        <source>Honitsu and chinitsu, which are contained in it.</source>
        <translation>包含在内的混一色与清一色。</translation>
    </message>
    <message>
        <source>Triplets of 5 pin, the flower, of 1 sou, the bird, of your seat wind or the round wind, and of 1 pin, the moon.</source>
        <translation>花（5筒）、鸟（1索）、风（自风或场风）、月（1筒）的刻子。</translation>
    </message>
    <message>
        <source>Toitoi and yakuhai, which are contained in it.</source>
        <translation>包含在内的对对和与役牌。</translation>
    </message>
    <message>
        <source>Triplets of your seat wind or the round wind, of 5 pin, the flower, of the white dragon, the snow, and of 1 pin, the moon.</source>
        <translation>风（自风或场风）、花（5筒）、雪（白）、月（1筒）的刻子。</translation>
    </message>
    <message>
        <source>The same run in all three suits.</source>
        <translation>三种花色的相同顺子。</translation>
    </message>
    <message>
        <source>Pinfu, tanyao, iipeikou, chanta, junchan, yakuhai.</source>
        <translation>平和、断幺九、一杯口、混全带幺九、纯全带幺九、役牌。</translation>
    </message>
    <message>
        <source>Ittsuu, honitsu, chinitsu and toitoi: there are not enough groups for both.</source>
        <translation>一气通贯、混一色、清一色和对对和：面子不够两者兼有。</translation>
    </message>
    <message>
        <source>1 to 9 of one suit as the three runs 123, 456 and 789.</source>
        <translation>同一花色的1到9，即123、456、789三个顺子。</translation>
    </message>
    <message>
        <source>Pinfu, yakuhai, honitsu, chinitsu.</source>
        <translation>平和、役牌、混一色、清一色。</translation>
    </message>
    <message>
        <source>Tanyao, chanta, sanshoku doujun, ryanpeikou.</source>
        <translation>断幺九、混全带幺九、三色同顺、二杯口。</translation>
    </message>
    <message>
        <source>A 1, a 9 or an honour in every group and in the pair, with at least one run.</source>
        <translation>每个面子和雀头都带幺九牌，且至少有一个顺子。</translation>
    </message>
    <message>
        <source>Yakuhai, sanshoku doujun on 123 or 789, iipeikou, honitsu.</source>
        <translation>役牌、123或789的三色同顺、一杯口、混一色。</translation>
    </message>
    <message>
        <source>Tanyao, ittsuu, and junchan, its stronger form without honours.</source>
        <translation>断幺九、一气通贯，以及没有字牌的上位役纯全带幺九。</translation>
    </message>
    <message>
        <source>Seven different pairs. Four equal tiles are not two pairs.</source>
        <translation>七个不同的对子。四张相同的牌不算两对。</translation>
    </message>
    <message>
        <source>Riichi, tsumo, tanyao, honroutou, honitsu, chinitsu.</source>
        <translation>立直、自摸、断幺九、混老头、混一色、清一色。</translation>
    </message>
    <message>
        <source>Every yaku made of runs or triplets; ryanpeikou is taken instead when a hand can be read both ways.</source>
        <translation>所有由顺子或刻子构成的役；两种看法都行时取二杯口。</translation>
    </message>
    <message>
        <source>Four triplets or kans and a pair: no run at all.</source>
        <translation>四个刻子或杠子加雀头，没有顺子。</translation>
    </message>
    <message>
        <source>Still 2 han, and it is nearly always made by calling.</source>
        <translation>仍为2番，而且几乎总是靠鸣牌做成。</translation>
    </message>
    <message>
        <source>Yakuhai, tanyao, sanankou, honitsu, honroutou, sanshoku doukou.</source>
        <translation>役牌、断幺九、三暗刻、混一色、混老头、三色同刻。</translation>
    </message>
    <message>
        <source>Pinfu, chanta, junchan and everything else that needs a run; suuankou takes its place when all are concealed.</source>
        <translation>平和、混全带幺九、纯全带幺九，以及其他需要顺子的役；四刻全暗时成为四暗刻。</translation>
    </message>
    <message>
        <source>Three triplets that you drew yourself, the third tile too.</source>
        <translation>自己摸成的三个刻子，第三张也要自己摸。</translation>
    </message>
    <message>
        <source>Still 2 han: the fourth group may be called. A triplet finished by ron is not concealed.</source>
        <translation>仍为2番，第四个面子可以鸣。荣和完成的刻子不算暗刻。</translation>
    </message>
    <message>
        <source>Toitoi, yakuhai, tanyao, honitsu, sankantsu.</source>
        <translation>对对和、役牌、断幺九、混一色、三杠子。</translation>
    </message>
    <message>
        <source>Pinfu, and suuankou, which is one triplet more.</source>
        <translation>平和，以及多一个暗刻的四暗刻。</translation>
    </message>
    <message>
        <source>Triplets of the same number in all three suits.</source>
        <translation>三种花色的相同刻子。</translation>
    </message>
    <message>
        <source>Toitoi, sanankou, tanyao, yakuhai.</source>
        <translation>对对和、三暗刻、断幺九、役牌。</translation>
    </message>
    <message>
        <source>Pinfu, honitsu, chinitsu, sanshoku doujun.</source>
        <translation>平和、混一色、清一色、三色同顺。</translation>
    </message>
    <message>
        <source>Three kans, closed or open.</source>
        <translation>三个杠子，明暗均可。</translation>
    </message>
    <message>
        <source>Toitoi, sanankou, yakuhai, tanyao, rinshan.</source>
        <translation>对对和、三暗刻、役牌、断幺九、岭上开花。</translation>
    </message>
    <message>
        <source>Pinfu, and suukantsu, which is one kan more.</source>
        <translation>平和，以及多一个杠的四杠子。</translation>
    </message>
    <message>
        <source>Declare riichi with your very first discard, before anybody has called.</source>
        <translation>在有人鸣牌之前，第一打就宣告立直。</translation>
    </message>
    <message>
        <source>Ippatsu, tsumo, and all that riichi goes with.</source>
        <translation>一发、自摸，以及与立直复合的一切。</translation>
    </message>
    <message>
        <source>Riichi itself: double riichi stands in its place.</source>
        <translation>立直本身：由两立直取代。</translation>
    </message>
    <message>
        <source>Only ones, nines and honours, as triplets or as seven pairs.</source>
        <translation>全是幺九牌，组成刻子或七对子。</translation>
    </message>
    <message>
        <source>Always toitoi or chiitoitsu; often yakuhai, sanankou, honitsu.</source>
        <translation>必有对对和或七对子；常有役牌、三暗刻、混一色。</translation>
    </message>
    <message>
        <source>Tanyao, chanta and everything that needs a run.</source>
        <translation>断幺九、混全带幺九，以及一切需要顺子的役。</translation>
    </message>
    <message>
        <source>Triplets of two dragons and a pair of the third.</source>
        <translation>两种三元牌的刻子，加第三种的雀头。</translation>
    </message>
    <message>
        <source>The two dragons give 1 han each besides, so that it is worth at least 4; honitsu, toitoi, chanta too.</source>
        <translation>两种三元牌另各有1番，所以至少值4番；也可混一色、对对和、混全带幺九。</translation>
    </message>
    <message>
        <source>Daisangen, where the third dragon is a triplet as well.</source>
        <translation>第三种三元牌也成刻的大三元。</translation>
    </message>
    <message>
        <source>Tiles of one suit and honours, nothing else.</source>
        <translation>只有一种花色和字牌。</translation>
    </message>
    <message>
        <source>Yakuhai, toitoi, ittsuu, chanta, iipeikou, chiitoitsu.</source>
        <translation>役牌、对对和、一气通贯、混全带幺九、一杯口、七对子。</translation>
    </message>
    <message>
        <source>Tanyao, both sanshoku, and chinitsu, which has no honours.</source>
        <translation>断幺九、三色同顺与三色同刻，以及没有字牌的清一色。</translation>
    </message>
    <message>
        <source>A 1 or a 9 in every group and in the pair, no honours, with at least one run.</source>
        <translation>每个面子和雀头都带1或9，没有字牌，且至少有一个顺子。</translation>
    </message>
    <message>
        <source>Pinfu, sanshoku doujun on 123 or 789, iipeikou, ryanpeikou.</source>
        <translation>平和、123或789的三色同顺、一杯口、二杯口。</translation>
    </message>
    <message>
        <source>Tanyao, ittsuu, yakuhai, and chanta, which it replaces.</source>
        <translation>断幺九、一气通贯、役牌，以及被它取代的混全带幺九。</translation>
    </message>
    <message>
        <source>Two times two equal runs.</source>
        <translation>两个一杯口，即两对相同的顺子。</translation>
    </message>
    <message>
        <source>Pinfu, tanyao, junchan, honitsu, chinitsu.</source>
        <translation>平和、断幺九、纯全带幺九、混一色、清一色。</translation>
    </message>
    <message>
        <source>Iipeikou, which is contained in it, and chiitoitsu.</source>
        <translation>包含在内的一杯口，以及七对子。</translation>
    </message>
    <message>
        <source>Tiles of one suit only.</source>
        <translation>只有一种花色的数牌。</translation>
    </message>
    <message>
        <source>With a called tile it is worth 5 han instead of 6.</source>
        <translation>鸣牌后为5番而非6番。</translation>
    </message>
    <message>
        <source>Pinfu, tanyao, iipeikou, ittsuu, toitoi, chiitoitsu.</source>
        <translation>平和、断幺九、一杯口、一气通贯、对对和、七对子。</translation>
    </message>
    <message>
        <source>Yakuhai, honitsu, sanshoku.</source>
        <translation>役牌、混一色、三色。</translation>
    </message>
    <message>
        <source>Win on a discard before your own first draw, while nobody has called.</source>
        <translation>在无人鸣牌、自己第一次摸牌之前荣和。</translation>
    </message>
    <message>
        <source>Not possible: nothing has been called yet.</source>
        <translation>不成立，条件是还没有人鸣过牌。</translation>
    </message>
    <message>
        <source>Depends on the ruleset; many pay a mangan for it and count nothing else.</source>
        <translation>视规则而定；许多规则按满贯支付，其他一概不计。</translation>
    </message>
    <message>
        <source>The dealer cannot have it: he draws first.</source>
        <translation>庄家做不了：他最先摸牌。</translation>
    </message>
    <message>
        <source>One of each 1, 9, wind and dragon, and a second one of any of them.</source>
        <translation>十三种幺九牌各一张，再加其中任意一张。</translation>
    </message>
    <message>
        <source>Not possible: none of these tiles can be called for it.</source>
        <translation>不成立，这些牌都不能鸣。</translation>
    </message>
    <message>
        <source>Every other hand: it has neither groups nor pairs to share.</source>
        <translation>其他所有牌形的役：它没有面子可言。</translation>
    </message>
    <message>
        <source>Thirteen orphans with all thirteen kinds in hand, so that any of them wins.</source>
        <translation>十三种幺九牌齐全的国士无双，哪一种都能和。</translation>
    </message>
    <message>
        <source>Not possible.</source>
        <translation>不成立。</translation>
    </message>
    <message>
        <source>The plain kokushi, in whose place it stands.</source>
        <translation>普通的国士无双，由它取代。</translation>
    </message>
    <message>
        <source>Four triplets or closed kans that you drew yourself; with two pairs waiting, only your own draw counts.</source>
        <translation>自己摸成的四个暗刻或暗杠；听双碰时只有自摸才算。</translation>
    </message>
    <message>
        <source>Not possible. A ron makes the last triplet an open one: toitoi and sanankou remain.</source>
        <translation>不成立。荣和使最后的刻子变成明刻：只剩对对和与三暗刻。</translation>
    </message>
    <message>
        <source>Daisangen, the big winds, tsuuiisou, chinroutou, suukantsu.</source>
        <translation>大三元、大四喜、字一色、清老头、四杠子。</translation>
    </message>
    <message>
        <source>Toitoi and sanankou, which are contained in it.</source>
        <translation>包含在内的对对和与三暗刻。</translation>
    </message>
    <message>
        <source>Four concealed triplets are finished and only the pair is missing: then a ron counts too.</source>
        <translation>四个暗刻已完成，只差雀头：荣和也算。</translation>
    </message>
    <message>
        <source>The plain suuankou, in whose place it stands.</source>
        <translation>普通的四暗刻，由它取代。</translation>
    </message>
    <message>
        <source>Triplets or kans of all three dragons.</source>
        <translation>三种三元牌全是刻子或杠子。</translation>
    </message>
    <message>
        <source>The same: each of the three may be called. Who feeds the last one may have to pay for it.</source>
        <translation>同样成立，三组都可以鸣。喂出最后一组的人可能要包牌。</translation>
    </message>
    <message>
        <source>Suuankou, tsuuiisou.</source>
        <translation>四暗刻、字一色。</translation>
    </message>
    <message>
        <source>Shousangen and the single dragons, which are contained in it.</source>
        <translation>包含在内的小三元与各个三元牌役牌。</translation>
    </message>
    <message>
        <source>Triplets of three winds and a pair of the fourth.</source>
        <translation>三种风牌的刻子，加第四种的雀头。</translation>
    </message>
    <message>
        <source>The same: any of them may be called.</source>
        <translation>同样成立，哪一组都可以鸣。</translation>
    </message>
    <message>
        <source>Daisuushii, where the fourth wind is a triplet as well.</source>
        <translation>第四种风牌也成刻的大四喜。</translation>
    </message>
    <message>
        <source>Triplets or kans of all four winds.</source>
        <translation>四种风牌全是刻子或杠子。</translation>
    </message>
    <message>
        <source>The same. Who feeds the last wind may have to pay for it.</source>
        <translation>同样成立。喂出最后一种风牌的人可能要包牌。</translation>
    </message>
    <message>
        <source>Suuankou, tsuuiisou, suukantsu.</source>
        <translation>四暗刻、字一色、四杠子。</translation>
    </message>
    <message>
        <source>Shousuushii.</source>
        <translation>小四喜。</translation>
    </message>
    <message>
        <source>Winds and dragons only; seven pairs of them count too.</source>
        <translation>全是字牌；七对子的形也算。</translation>
    </message>
    <message>
        <source>Daisangen, both winds, suuankou.</source>
        <translation>大三元、小四喜与大四喜、四暗刻。</translation>
    </message>
    <message>
        <source>Everything with a suit in it; toitoi and honroutou are contained in it.</source>
        <translation>一切含数牌的役；对对和与混老头包含在内。</translation>
    </message>
    <message>
        <source>Only tiles printed wholly in green: 2, 3, 4, 6 and 8 of sou and the green dragon.</source>
        <translation>只用全绿的牌：2、3、4、6、8索和发。</translation>
    </message>
    <message>
        <source>Suuankou. Some rulesets ask for the green dragon, most do not.</source>
        <translation>四暗刻。有的规则要求有发，多数不要求。</translation>
    </message>
    <message>
        <source>Everything else: honitsu, chinitsu and tanyao are not counted beside a yakuman.</source>
        <translation>其他一切：混一色、清一色、断幺九不与役满同计。</translation>
    </message>
    <message>
        <source>Triplets and a pair of ones and nines only.</source>
        <translation>只由1和9组成的刻子与雀头。</translation>
    </message>
    <message>
        <source>Suuankou, suukantsu.</source>
        <translation>四暗刻、四杠子。</translation>
    </message>
    <message>
        <source>Honroutou, toitoi and sanshoku doukou, which may be contained in it.</source>
        <translation>可能包含在内的混老头、对对和与三色同刻。</translation>
    </message>
    <message>
        <source>1112345678999 of one suit and one more tile of that suit.</source>
        <translation>同一花色的1112345678999，再加一张同花色的牌。</translation>
    </message>
    <message>
        <source>Not possible: the hand must be closed, without a kan.</source>
        <translation>不成立，必须门清，也不能有杠。</translation>
    </message>
    <message>
        <source>Nine gates with 1112345678999 in hand, so that every tile of the suit wins.</source>
        <translation>手里持1112345678999的九莲宝灯，同花色的任何牌都能和。</translation>
    </message>
    <message>
        <source>The plain nine gates, in whose place it stands.</source>
        <translation>普通的九莲宝灯，由它取代。</translation>
    </message>
    <message>
        <source>Four kans, closed or open, and a pair.</source>
        <translation>四个杠子，明暗均可，加雀头。</translation>
    </message>
    <message>
        <source>Suuankou, if all are closed; daisangen, the big winds, chinroutou.</source>
        <translation>全为暗杠时的四暗刻；大三元、大四喜、清老头。</translation>
    </message>
    <message>
        <source>Sankantsu and toitoi, which are contained in it.</source>
        <translation>包含在内的三杠子与对对和。</translation>
    </message>
    <message>
        <source>The dealer&apos;s fourteen tiles are a complete hand from the start.</source>
        <translation>庄家的十四张配牌从一开始就是完成的手牌。</translation>
    </message>
    <message>
        <source>Not possible: a kan, even a closed one, ends the chance.</source>
        <translation>不成立，开杠就没有了，暗杠也一样。</translation>
    </message>
    <message>
        <source>Any yakuman of shape, if heaven is that kind.</source>
        <translation>任何有关牌形的役满，只要老天肯给。</translation>
    </message>
    <message>
        <source>Chiihou, which is the same for the other three players.</source>
        <translation>地和，即另外三家的同类役。</translation>
    </message>
    <message>
        <source>Not the dealer, win with your very first draw, while nobody has called.</source>
        <translation>闲家在无人鸣牌时，第一次摸牌就和。</translation>
    </message>
    <message>
        <source>Not possible: any call, even a closed kan, ends the chance.</source>
        <translation>不成立，任何人鸣牌就没有了，暗杠也一样。</translation>
    </message>
    <message>
        <source>Tenhou, and riichi, which would come too late.</source>
        <translation>天和，以及来不及宣告的立直。</translation>
    </message>
    <message>
        <source>Each tile that follows the open indicator counts 1 han: after 5 comes 6, after 9 comes 1, then east south west north and white green red.</source>
        <translation>指示牌的下一张，每张计1番：5之后是6，9之后是1，另有东南西北、白发中依次循环。</translation>
    </message>
    <message>
        <source>The same. Every kan turns one more indicator.</source>
        <translation>同样成立。每开一次杠多翻一张指示牌。</translation>
    </message>
    <message>
        <source>Everything; a tile counts once for each indicator that points to it.</source>
        <translation>任何役；有几张指示牌指向它，就计几次。</translation>
    </message>
    <message>
        <source>It is no yaku: dora alone never win. It is not counted beside a yakuman.</source>
        <translation>它不是役：光有宝牌不能和。不与役满同计。</translation>
    </message>
    <message>
        <source>Each five printed wholly in red counts 1 han.</source>
        <translation>整张印成红色的五，每张计1番。</translation>
    </message>
    <message>
        <source>The same, also inside a called group.</source>
        <translation>同样成立，在副露的面子里也算。</translation>
    </message>
    <message>
        <source>Everything; a red five that is also dora counts twice.</source>
        <translation>任何役；赤五同时是宝牌时计两次。</translation>
    </message>
    <message>
        <source>It is no yaku: red fives alone never win.</source>
        <translation>它不是役：光有赤五不能和。</translation>
    </message>
    <message>
        <source>After a win with riichi the tiles under the indicators are turned as well; each tile they point to counts 1 han.</source>
        <translation>立直和牌后再翻开指示牌下面的牌；所指的牌每张计1番。</translation>
    </message>
    <message>
        <source>Not possible: only riichi turns them.</source>
        <translation>不成立，只有立直才翻。</translation>
    </message>
    <message>
        <source>Riichi, always.</source>
        <translation>必有立直。</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>The names of yaku in the language of the window: &quot;Deutsch&quot;, &quot;Français&quot;</extracomment>
        <translation>中文</translation>
    </message>
    <message>
        <source>European rules</source>
        <translation>欧洲规则</translation>
    </message>
    <message>
        <source>Romaji</source>
        <translation>罗马字</translation>
    </message>
</context>
<context>
    <name>YakuTooltip</name>
    <message>
        <source>Closed</source>
        <translation>门清</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>版本 %1，Qt %2</translation>
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
        <translation>此处的选择</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>正在统计...</translation>
    </message>
    <message>
        <source>What was done, how often, and what came of it</source>
        <translation>各种选择、次数与结果</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>I</source>
        <translation>我</translation>
    </message>
    <message>
        <source>My mean</source>
        <translation>我的平均</translation>
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
        <translation>和牌</translation>
    </message>
    <message>
        <source>Dealt in</source>
        <extracomment>Column: how often the hand was dealt in</extracomment>
        <translation>放铳</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>janso::ApprovalDialog</name>
    <message>
        <source>Programs that have not been approved yet play in this match. Run them?</source>
        <translation>有尚未批准的程序参加这场对局。要运行吗？</translation>
    </message>
    <message>
        <source>This has not been approved yet. Run it?</source>
        <translation>这个尚未批准。要运行吗？</translation>
    </message>
</context>
<context>
    <name>janso::BranchDesk</name>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>&amp;Move into the trash</source>
        <translation>移到回收站(&amp;M)</translation>
    </message>
    <message>
        <source>The branch is being played, and stays.</source>
        <translation>这个分支正在打，保留不动。</translation>
    </message>
    <message>
        <source>%1 could not be moved into the trash: %2</source>
        <extracomment>%1: a file, %2: why</extracomment>
        <translation>无法把 %1 移到回收站：%2</translation>
    </message>
    <message>
        <source>The note could not be kept.</source>
        <translation>无法保存备注。</translation>
    </message>
    <message>
        <source>Bots still play another branch.</source>
        <translation>机器人还在打另一个分支。</translation>
    </message>
    <message>
        <source>Bots play the match to its end.</source>
        <translation>机器人把对局打到终局。</translation>
    </message>
    <message>
        <source>Bots cannot play on from here.</source>
        <translation>机器人无法从这里继续打。</translation>
    </message>
    <message>
        <source>Bots have played the match to its end: see the branches.</source>
        <translation>机器人已把对局打到终局：请看分支。</translation>
    </message>
</context>
<context>
    <name>janso::ChartModel</name>
    <message>
        <source>%1, from</source>
        <translation>%1，下限</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1，上限</translation>
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
        <translation>教练提醒</translation>
    </message>
    <message>
        <source>The coach&apos;s hint</source>
        <translation>教练提示</translation>
    </message>
</context>
<context>
    <name>janso::CoachDesk</name>
    <message>
        <source>There is no room for both: the coach&apos;s list comes back when the list of yaku is closed. The tile that it advises is marked all the same.</source>
        <translation>放不下两个列表：关闭役一览后教练的列表会回来。它建议的牌仍会标出。</translation>
    </message>
    <message>
        <source>Once more discards it all the same.</source>
        <translation>再按一次照样打出。</translation>
    </message>
    <message>
        <source>Once more calls it all the same.</source>
        <translation>再按一次照样鸣牌。</translation>
    </message>
    <message>
        <source>A hint is given when you have something to decide.</source>
        <translation>轮到你选择时才有提示。</translation>
    </message>
</context>
<context>
    <name>janso::CoachPanel</name>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Coach: waits for your turn</source>
        <translation>教练：等待轮到你</translation>
    </message>
    <message>
        <source>Coach: your last decision</source>
        <translation>教练：你上一次的选择</translation>
    </message>
    <message>
        <source>Coach: your decision</source>
        <translation>教练：你的选择</translation>
    </message>
</context>
<context>
    <name>janso::CoachRows</name>
    <message>
        <source>What you may do, best first</source>
        <translation>你能做的，最佳在前</translation>
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
        <translation>流局满贯</translation>
    </message>
    <message>
        <source>Tenpai</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>Noten</source>
        <translation>未听</translation>
    </message>
    <message>
        <source>Nine kinds</source>
        <translation>九种九牌</translation>
    </message>
    <message>
        <source>waits: %1</source>
        <translation>待牌：%1</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待牌</translation>
    </message>
</context>
<context>
    <name>janso::DrillPage</name>
    <message>
        <source>Your matches have no such position. This one is made by chance.</source>
        <translation>你的对局中没有这样的局面。这一题是随机生成的。</translation>
    </message>
    <message>
        <source>Streak %1, best %2</source>
        <translation>连对%1，最佳%2</translation>
    </message>
    <message>
        <source>%1 · seed %2 · question %3</source>
        <comment>level, seed, number</comment>
        <translation>%1 · 种子 %2 · 第%3题</translation>
    </message>
    <message>
        <source> · from your matches</source>
        <translation> · 来自你的对局</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>对答案(&amp;C)</translation>
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
        <translation>%1：%2（指示牌%3）</translation>
    </message>
    <message>
        <source>You (%1)</source>
        <translation>你（%1）</translation>
    </message>
    <message>
        <source>[[dora|Dora]]</source>
        <translation>[[dora|宝牌]]</translation>
    </message>
    <message>
        <source>[[uradora|Ura dora]]</source>
        <translation>[[uradora|里宝牌]]</translation>
    </message>
    <message>
        <source>It may win</source>
        <translation>可以和牌</translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation>无役</translation>
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
        <translation>随机生成</translation>
    </message>
    <message>
        <source>From my saved matches</source>
        <translation>来自我保存的对局</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>还没做过</translation>
    </message>
    <message>
        <source>%1 of %2 right · best streak %3</source>
        <comment>right, all, streak</comment>
        <translation>%2题对%1题 · 最多连对%3</translation>
    </message>
    <message>
        <source>How: %1</source>
        <extracomment>Headings of the parts of a drill&apos;s description</extracomment>
        <translation>方法：%1</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例：%1</translation>
    </message>
    <message>
        <source>%1: %2 right, %3 wrong</source>
        <comment>day: counts</comment>
        <translation>%1：对%2，错%3</translation>
    </message>
</context>
<context>
    <name>janso::EmblemPicker</name>
    <message>
        <source>Choose a picture</source>
        <translation>选择图片</translation>
    </message>
</context>
<context>
    <name>janso::ExportDialog</name>
    <message>
        <source>&amp;Anonymous</source>
        <translation>匿名(&amp;A)</translation>
    </message>
    <message>
        <source>Exchange the &amp;suits as well</source>
        <translation>同时交换花色(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Packed (gz)</source>
        <translation>压缩 (gz)(&amp;P)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Tenhou records (mjlog)</source>
        <translation>天凤牌谱 (mjlog)</translation>
    </message>
    <message>
        <source>mjai records (JSON lines)</source>
        <translation>mjai 牌谱 (JSON 行)</translation>
    </message>
    <message>
        <source>The files as they are</source>
        <translation>文件原样</translation>
    </message>
    <message>
        <source>Table of statistics (CSV)</source>
        <translation>统计表 (CSV)</translation>
    </message>
    <message>
        <source>Form of the export</source>
        <translation>导出格式</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)...</translation>
    </message>
</context>
<context>
    <name>janso::GameSession</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>%1 failed (%2). A bot plays on in its place.</source>
        <translation>%1出错（%2）。由机器人代替它继续。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>No ron. %1</source>
        <translation>不能荣和。%1</translation>
    </message>
</context>
<context>
    <name>janso::GlossaryDialog</name>
    <message>
        <source>%1 · %2
%3</source>
        <extracomment>Romaji, Japanese, and as your language has it</extracomment>
        <translation>%3
%1 · %2</translation>
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
        <translation>和牌者 %1 / %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>宝牌</translation>
    </message>
    <message>
        <source>Ura</source>
        <translation>里宝</translation>
    </message>
    <message>
        <source>%1 fu</source>
        <translation>%1符</translation>
    </message>
    <message>
        <source>Next winner</source>
        <translation>下一个和牌者</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>回到课程</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>最终结果</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续打</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
</context>
<context>
    <name>janso::HandsModel</name>
    <message>
        <source>dealt in</source>
        <translation>放铳</translation>
    </message>
    <message>
        <source>riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>本场</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>janso::HandsTable</name>
    <message>
        <source>All hands of the match</source>
        <translation>对局的全部各局</translation>
    </message>
</context>
<context>
    <name>janso::LessonDesk</name>
    <message>
        <source>Read on first: press “Continue”, or answer the question.</source>
        <translation>请先往下读：按“继续”，或回答问题。</translation>
    </message>
</context>
<context>
    <name>janso::LessonPanel</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>第%1课，共%2课</translation>
    </message>
    <message>
        <source>The hand is over, and the goal was not reached. Try this step again.</source>
        <translation>这一局已结束，没有达到目标。请重做这一步。</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>接下来</translation>
    </message>
    <message>
        <source>And now for real</source>
        <translation>现在来真的</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The next lesson: its title, and what it is about</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>An East game against gentle opponents. The gentle coach warns you before a mistake, and H gives a hint. You can come back to every lesson.</source>
        <translation>与温和的对手打一场东风战。温和教练会在失误之前提醒你，按 H 有提示。随时可以回到任何一课。</translation>
    </message>
    <message>
        <source>An East game against gentle opponents. H gives a hint. You can come back to every lesson.</source>
        <translation>与温和的对手打一场东风战。按 H 有提示。随时可以回到任何一课。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>下一课(&amp;N)</translation>
    </message>
    <message>
        <source>Play the &amp;first match</source>
        <translation>打第一场对局(&amp;F)</translation>
    </message>
</context>
<context>
    <name>janso::LessonsDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>From the &amp;beginning</source>
        <translation>从头开始(&amp;B)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <extracomment>For screen readers: a lesson&apos;s title, what it is about, and whether it is done</extracomment>
        <translation>%1。%2（%3）</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2课中已完成%1课</translation>
    </message>
    <message>
        <source>These lesson files could not be read:</source>
        <translation>以下课程文件无法读取：</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外%1个</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
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
        <translation>没有选择对局。</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>match %1 of %2 in the file</source>
        <extracomment>Which match of a file that holds several</extracomment>
        <translation>文件中的第%1场，共%2场</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <extracomment>A player&apos;s name in the standing; this one is the user</extracomment>
        <translation>%1（你）</translation>
    </message>
</context>
<context>
    <name>janso::LibraryModel</name>
    <message>
        <source>%1 ...</source>
        <extracomment>How many hands there are of a match whose record stops early</extracomment>
        <translation>%1 ...</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>In the column &quot;Review&quot;: one is there</extracomment>
        <translation>有</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>在此打的</translation>
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
        <translation>%1：牌谱提前中断</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>Column: how many hands were played</extracomment>
        <translation>局数</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column: which place I reached</extracomment>
        <translation>顺位</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Column: my points at the end</extracomment>
        <translation>点数</translation>
    </message>
    <message>
        <source>Tags, note</source>
        <extracomment>Column: tags and the first note of a match</extracomment>
        <translation>标签、备注</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Column: whether a review was made</extracomment>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Column: where the record comes from</extracomment>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>janso::LibraryPage</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>查看(&amp;L)</translation>
    </message>
    <message>
        <source>At the table, move by move</source>
        <translation>在牌桌上一步步看</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>在此打的</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>外来的</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>四人</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三人</translation>
    </message>
    <message>
        <source>&amp;Files...</source>
        <translation>文件(&amp;F)...</translation>
    </message>
    <message>
        <source>F&amp;older, with all that is in it...</source>
        <translation>文件夹及其全部内容(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Unfinished (%L1)</source>
        <extracomment>The matches that were not played to their end, and how many they are</extracomment>
        <translation>未打完 (%L1)(&amp;U)</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Every match that you play to its end is listed here by itself. Recorded games from elsewhere come in with Import, or when you drop files or folders onto this page.</source>
        <translation>你打到终局的每场对局都会自动列在这里。别处的牌谱可用“导入”，或把文件、文件夹拖到本页。</translation>
    </message>
    <message>
        <source>No match meets all of this. Fewer words or conditions find more.</source>
        <translation>没有对局符合全部条件。减少词语或条件可以找到更多。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) s&amp;kipped: why?</source>
        <extracomment>Button beside what an import brought</extracomment>
        <translation>
            <numerusform>跳过%Ln个文件：为什么？(&amp;K)</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Export into a folder</source>
        <translation>导出到文件夹</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>&amp;Move into the trash</source>
        <translation>移到回收站(&amp;M)</translation>
    </message>
    <message>
        <source>Import recorded games</source>
        <translation>导入牌谱</translation>
    </message>
    <message>
        <source>Import a folder of recorded games</source>
        <translation>导入牌谱文件夹</translation>
    </message>
    <message>
        <source>Looking for files</source>
        <translation>正在查找文件</translation>
    </message>
</context>
<context>
    <name>janso::LogDock</name>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>janso::MainWindow</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>对局继续</translation>
    </message>
    <message>
        <source>There is no choice to take back.</source>
        <translation>没有可以收回的选择。</translation>
    </message>
    <message>
        <source>This hand cannot be dealt again now.</source>
        <translation>这一局现在不能重打。</translation>
    </message>
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
        <translation>对局保存在 %1。</translation>
    </message>
</context>
<context>
    <name>janso::MatchEndPage</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>%1 share the first place</source>
        <translation>%1并列一位</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一场</translation>
    </message>
    <message>
        <source>Series, final standing</source>
        <translation>系列赛最终排名</translation>
    </message>
    <message>
        <source>Series, match %1 of %2</source>
        <translation>系列赛第%1场，共%2场</translation>
    </message>
    <message>
        <source>Series again</source>
        <translation>再来一个系列赛</translation>
    </message>
    <message>
        <source>Next match of the series</source>
        <translation>系列赛下一场</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Every wall of this match was made from the seed. Its SHA-256 has stood in the log since before the first deal, so the walls were fixed before anybody played. To check: %1</source>
        <translation>这场对局的全部牌山都由种子生成。其 SHA-256 在第一次配牌之前就写在记录里，所以牌山在打之前就已确定。验证方法：%1</translation>
    </message>
    <message>
        <source>Were the walls fixed beforehand?</source>
        <translation>牌山是事先定好的吗？</translation>
    </message>
    <message>
        <source>Hide how to check the walls</source>
        <translation>隐藏牌山验证方法</translation>
    </message>
</context>
<context>
    <name>janso::MatchHandsModel</name>
    <message>
        <source>%1 han %2 fu</source>
        <translation>%1番%2符</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What a hand was worth, and its yaku: &quot;3 han 40 fu: Riichi, Pinfu, Dora&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The record stops here.</source>
        <translation>牌谱到此中断。</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column of the hands of a match: who won, with what</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
</context>
<context>
    <name>janso::MatchesDesk</name>
    <message>
        <source>There is no unfinished match.</source>
        <translation>没有未打完的对局。</translation>
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
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Matches (*.jsonl)</source>
        <translation>对局 (*.jsonl)</translation>
    </message>
</context>
<context>
    <name>janso::MeasuresModel</name>
    <message>
        <source>Wins with %1</source>
        <extracomment>A row of a table: of all wins those with so many han</extracomment>
        <translation>%1的和牌</translation>
    </message>
    <message>
        <source>only %1</source>
        <extracomment>The number of cases that a figure is made of, when they are few</extracomment>
        <translation>仅%1</translation>
    </message>
    <message>
        <source>within chance</source>
        <translation>偶然范围内</translation>
    </message>
    <message>
        <source>▲ and ▼: higher or lower, beyond chance (95 %). ≈: so many cases do not tell.</source>
        <translation>▲与▼：高于或低于，超出偶然（95%）。≈：凭这些例数说不上。</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>例数</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>机器人</translation>
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
        <translation>同一玩家(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <translation>分开(&amp;S)</translation>
    </message>
    <message>
        <source>Which names are mine?</source>
        <translation>哪些名字是我的？</translation>
    </message>
    <message>
        <source>Tick the names that you play under: your place and score in the list, and player:me in the search, follow them. Names of another person can be chosen together and made one player.</source>
        <translation>勾选你使用的名字：列表中的顺位与点数，以及搜索中的 player:me，都以此为准。别人的几个名字也可以一起选中，合为一个玩家。</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>查找名字</translation>
    </message>
    <message>
        <source>Names: Space says whether one is mine</source>
        <translation>名字：按空格键决定是不是我的</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>对局数</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>别名</translation>
    </message>
    <message>
        <source>The chosen names belong to one person</source>
        <translation>所选名字属于同一个人</translation>
    </message>
    <message>
        <source>Each of the chosen names stands for itself</source>
        <translation>所选名字各自独立</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The name that you play under here</source>
        <translation>你在这里使用的名字</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more name(s): type to find them.</source>
        <translation>
            <numerusform>还有%Ln个名字：输入即可查找。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::NewMatchDialog</name>
    <message>
        <source> matches</source>
        <extracomment>After the number of matches of a series</extracomment>
        <translation> 场对局</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>These are the walls of an earlier match. Leave it empty for a fresh match.</source>
        <translation>这是以前一场对局的牌山。留空则为新的对局。</translation>
    </message>
    <message>
        <source>The same text gives the same walls again. Leave it empty for a fresh match.</source>
        <translation>同样的文字得到同样的牌山。留空则为新的对局。</translation>
    </message>
    <message>
        <source>You may take back your choices and play a hand again. The match does not count.</source>
        <translation>可以悔牌，也可以把一局重打。这场对局不计入统计。</translation>
    </message>
    <message>
        <source>A series is several matches of the same players, added up on a score sheet.</source>
        <translation>系列赛是同一批玩家的多场对局，在成绩表上累计。</translation>
    </message>
</context>
<context>
    <name>janso::NewsDialog</name>
    <message>
        <source>Version %1, %2</source>
        <extracomment>Heading of what a version brought: its number, and the day it came out</extracomment>
        <translation>版本 %1，%2</translation>
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
        <translation>没有显示器：由四个机器人打一场东风战。</translation>
    </message>
    <message>
        <source>The match could not be started.</source>
        <translation>对局无法开始。</translation>
    </message>
    <message>
        <source>Final standing:</source>
        <translation>最终排名：</translation>
    </message>
    <message>
        <source>The picture %1 could not be written.</source>
        <translation>无法写入图片 %1。</translation>
    </message>
    <message>
        <source>Picture of the table: %1</source>
        <translation>牌桌图片：%1</translation>
    </message>
    <message>
        <source>To play yourself, start janso on a desktop, or over ssh with X forwarding (ssh -X).</source>
        <translation>想自己打，请在桌面环境中启动 janso，或通过带 X 转发的 ssh（ssh -X）启动。</translation>
    </message>
</context>
<context>
    <name>janso::OpponentForm</name>
    <message>
        <source>{seat} in it becomes the seat, 0 to 3; with TCP also {host}, {port}, {room} and {url}.</source>
        <translation>其中的 {seat} 替换为座位0到3；用 TCP 时还有 {host}、{port}、{room} 和 {url}。</translation>
    </message>
    <message>
        <source>The opponent needs a name.</source>
        <translation>对手需要名称。</translation>
    </message>
    <message>
        <source>This name is taken; it will be called “%1”.</source>
        <translation>此名称已被使用；将改称“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not of the form NAME=value and is left out.</source>
        <translation>“%1”不是 NAME=值 的形式，将被略去。</translation>
    </message>
    <message>
        <source>Plugin with bots</source>
        <translation>带机器人的插件</translation>
    </message>
    <message>
        <source>Plugins (*.so *.dll *.dylib)</source>
        <translation>插件 (*.so *.dll *.dylib)</translation>
    </message>
    <message>
        <source>Program that speaks mjai</source>
        <translation>使用 mjai 的程序</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>工作文件夹</translation>
    </message>
</context>
<context>
    <name>janso::OpponentTrialPanel</name>
    <message>
        <source>%1 ms</source>
        <extracomment>A time in milliseconds</extracomment>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>It won the hand.</source>
        <translation>它和了这一局。</translation>
    </message>
    <message>
        <source>It dealt in.</source>
        <translation>它放铳了。</translation>
    </message>
    <message>
        <source>Another player won the hand.</source>
        <translation>别家和了这一局。</translation>
    </message>
    <message>
        <source>The hand was drawn.</source>
        <translation>这一局流局。</translation>
    </message>
    <message>
        <source>Plays one hand against three built-in bots, and is timed.</source>
        <translation>与三个内置机器人打一局，并计时。</translation>
    </message>
    <message>
        <source>Start the program now: it is awaited on port %1.</source>
        <translation>请现在启动程序：正在端口 %1 等待它。</translation>
    </message>
    <message>
        <source>Waiting for its first answer...</source>
        <translation>正在等待首次回应...</translation>
    </message>
    <message numerus="yes">
        <source>Playing: %n decision(s) so far</source>
        <translation>
            <numerusform>对局中：已作出%n次选择</numerusform>
        </translation>
    </message>
    <message>
        <source>Noticed: %1.</source>
        <extracomment>What a program was told of while it played on</extracomment>
        <translation>发现：%1。</translation>
    </message>
    <message>
        <source>The test went well. %1</source>
        <translation>测试顺利。%1</translation>
    </message>
    <message>
        <source>The test failed.</source>
        <translation>测试失败。</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>测试已取消。</translation>
    </message>
    <message>
        <source>Decisions: %1 · median %2 · longest %3 · errors: %4 · %5 s in all</source>
        <extracomment>Results of a test: decisions, half of them quicker than, the longest, errors, seconds in all</extracomment>
        <translation>选择：%1 · 中位数 %2 · 最长 %3 · 错误：%4 · 共 %5 秒</translation>
    </message>
    <message>
        <source>It failed: %1.</source>
        <translation>失败：%1。</translation>
    </message>
</context>
<context>
    <name>janso::OpponentsDialog</name>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Add a plugin</source>
        <translation>添加插件</translation>
    </message>
    <message>
        <source>This plugin offers several bots. Which one?</source>
        <translation>这个插件提供多个机器人。要哪一个？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove “%1”? Matches that it sits in keep it.</source>
        <translation>移除“%1”？它所在的对局仍会保留它。</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n opponents? Matches that they sit in keep them.</source>
        <translation>
            <numerusform>移除%n个对手？它们所在的对局仍会保留它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Program that speaks mjai</source>
        <translation>使用 mjai 的程序</translation>
    </message>
    <message>
        <source>Plugin with bots</source>
        <translation>带机器人的插件</translation>
    </message>
    <message>
        <source>Plugins (*.so *.dll *.dylib)</source>
        <translation>插件 (*.so *.dll *.dylib)</translation>
    </message>
    <message>
        <source>Import opponents</source>
        <translation>导入对手</translation>
    </message>
    <message>
        <source>Opponents (*.json)</source>
        <translation>对手 (*.json)</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Export opponents</source>
        <translation>导出对手</translation>
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
        <source>There is no lesson %1.</source>
        <translation>没有课程 %1。</translation>
    </message>
    <message>
        <source>There is no drill %1.</source>
        <translation>没有练习题 %1。</translation>
    </message>
    <message>
        <source>The match could not be started.</source>
        <translation>对局无法开始。</translation>
    </message>
    <message>
        <source>The match has no event %1: it ends with number %2.</source>
        <translation>对局没有第%1个事件：到第%2个为止。</translation>
    </message>
    <message>
        <source>No match had the moment %1.</source>
        <translation>没有哪场对局有 %1 这个时刻。</translation>
    </message>
    <message>
        <source>The picture %1 could not be written.</source>
        <translation>无法写入图片 %1。</translation>
    </message>
</context>
<context>
    <name>janso::PortraitButton</name>
    <message>
        <source>%1: picture, %2</source>
        <extracomment>The picture of a seat: its wind, then who or what is to be seen</extracomment>
        <translation>%1：图片，%2</translation>
    </message>
</context>
<context>
    <name>janso::PreferencesDialog</name>
    <message>
        <source>Instant</source>
        <translation>即时</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <extracomment>A multiple of the normal speed: &quot;2 ×&quot;</extracomment>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青绿</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>藏青</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>酒红</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>炭灰</translation>
    </message>
    <message>
        <source>Plain, high contrast</source>
        <translation>素色，高对比</translation>
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
        <translation>靛蓝</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>象牙</translation>
    </message>
    <message>
        <source>Black, engraved</source>
        <translation>黑色，雕刻</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比</translation>
    </message>
    <message>
        <source>From a folder</source>
        <translation>来自文件夹</translation>
    </message>
    <message>
        <source>%1, drawn by %2 (%3).</source>
        <extracomment>Who drew a set of tiles: its name, the author, the licence</extracomment>
        <translation>%1，绘制：%2（%3）。</translation>
    </message>
    <message>
        <source>Tiles from a folder</source>
        <translation>文件夹中的牌面</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A volume of nothing</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>This system has no sound output.</source>
        <translation>本系统没有声音输出。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>%1 is already the key of “%2”. Take it away there first.</source>
        <translation>%1 已是“%2”的按键。请先在那里取消。</translation>
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
            <numerusform>%Ln个文件无法导入，或未能完整导入：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::ReplayBookmarks</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A bookmark in the list: its name, and where it is</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Bookmarks and notes</source>
        <translation>书签与备注</translation>
    </message>
    <message>
        <source>Bookmarks and notes: choosing one goes there</source>
        <translation>书签与备注：选中即跳到该处</translation>
    </message>
    <message>
        <source>Name of this bookmark</source>
        <translation>此书签的名称</translation>
    </message>
</context>
<context>
    <name>janso::ReplayBranches</name>
    <message>
        <source>“%1”</source>
        <extracomment>A note of the reader</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>A branch
The match that it was taken from is not found.</source>
        <translation>分支
找不到它所出自的对局。</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>主线</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <extracomment>For a screen reader, before what is said of a branch</extracomment>
        <translation>已打开：%1</translation>
    </message>
    <message>
        <source>G&amp;o on</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Nothing was tried yet. “Play on from here” begins a branch.</source>
        <translation>还没有试过什么。“从这里开打”会开始一个分支。</translation>
    </message>
</context>
<context>
    <name>janso::ReplayDesk</name>
    <message>
        <source>Open record</source>
        <translation>打开牌谱</translation>
    </message>
    <message>
        <source>There is no playing on from here: either the match was over, or no other deal agrees with what this seat has seen.</source>
        <translation>不能从这里开打：或是对局已结束，或是没有别的牌局与此座位所见相符。</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Guess</source>
        <extracomment>Title of the window instead of the file, while the choices of a replay are guessed</extracomment>
        <translation>猜下一手</translation>
    </message>
</context>
<context>
    <name>janso::ReplayHandsModel</name>
    <message>
        <source>Not over yet</source>
        <translation>尚未结束</translation>
    </message>
    <message>
        <source>The record stops here.</source>
        <translation>牌谱到此中断。</translation>
    </message>
    <message>
        <source>Choices: %1</source>
        <extracomment>Points that a player&apos;s choices have lost in a hand</extracomment>
        <translation>选择：%1</translation>
    </message>
</context>
<context>
    <name>janso::ReplayPage</name>
    <message>
        <source>Bookmarks, notes and the place are not kept: %1</source>
        <extracomment>%1: why</extracomment>
        <translation>书签、备注和所在位置没有保存：%1</translation>
    </message>
    <message>
        <source>Play on, same hands and same wall: what would have happened, which proves nothing</source>
        <extracomment>A menu: how to play on from a place of a replay, by what is dealt anew</extracomment>
        <translation>继续打：手牌与牌山都不变，只看当时会怎样，不能证明什么</translation>
    </message>
    <message>
        <source>Play on, same hands, the wall shuffled</source>
        <translation>继续打：手牌不变，重洗牌山</translation>
    </message>
    <message>
        <source>Play on, all that this seat cannot see dealt anew</source>
        <translation>继续打：此座位看不见的牌全部重新分配</translation>
    </message>
    <message>
        <source>Let bots play on, same hands and same wall: proves nothing</source>
        <translation>让机器人打：手牌与牌山都不变，不能证明什么</translation>
    </message>
    <message>
        <source>Let bots play on, same hands, the wall shuffled</source>
        <translation>让机器人打：手牌不变，重洗牌山</translation>
    </message>
    <message>
        <source>Let bots play on, all that this seat cannot see dealt anew</source>
        <translation>让机器人打：此座位看不见的牌全部重新分配</translation>
    </message>
    <message>
        <source>Guess every choice</source>
        <extracomment>A menu: which choices of a seat are guessed</extracomment>
        <translation>每个选择都猜</translation>
    </message>
    <message>
        <source>Guess every second choice</source>
        <translation>每两个选择猜一个</translation>
    </message>
    <message>
        <source>Guess every third choice</source>
        <translation>每三个选择猜一个</translation>
    </message>
    <message>
        <source>Guess every fifth choice</source>
        <translation>每五个选择猜一个</translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>自己的手牌</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全部手牌</translation>
    </message>
    <message>
        <source>As known then</source>
        <translation>当时所知</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>速度 %1</translation>
    </message>
    <message>
        <source>Branches</source>
        <extracomment>A page beside the replay; %1: how many there are</extracomment>
        <translation>分支</translation>
    </message>
    <message>
        <source>Branches (%1)</source>
        <translation>分支（%1）</translation>
    </message>
    <message>
        <source>No review tells what else could have been done by this seat.</source>
        <translation>没有复盘，不知道此座位还可以怎么打。</translation>
    </message>
    <message>
        <source>The position is copied as a picture.</source>
        <translation>局面已复制为图片。</translation>
    </message>
    <message>
        <source>A link to this place is copied.</source>
        <translation>已复制此处的链接。</translation>
    </message>
    <message>
        <source>The position is copied as text.</source>
        <translation>局面已复制为文本。</translation>
    </message>
    <message>
        <source>To what is played now</source>
        <translation>回到当前</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Tooltip of a button: what it does and its key</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Not while the match is still played.</source>
        <translation>对局还在打，不行。</translation>
    </message>
    <message>
        <source>Not while you guess. %1 ends it.</source>
        <translation>猜的时候不行。按 %1 结束。</translation>
    </message>
    <message>
        <source>This seat has no choice any more.</source>
        <translation>此座位不再有选择。</translation>
    </message>
    <message>
        <source>The guess could not be kept.</source>
        <translation>无法保存所猜的结果。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>结束(&amp;E)</translation>
    </message>
    <message>
        <source>On to the next choice</source>
        <translation>去下一个选择</translation>
    </message>
    <message>
        <source>There is no further choice.</source>
        <translation>后面没有选择了。</translation>
    </message>
    <message numerus="yes">
        <source>Guesses: %Ln</source>
        <translation>
            <numerusform>已猜：%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Guess %1: what would you do?</source>
        <translation>第%1题：你会怎么打？</translation>
    </message>
</context>
<context>
    <name>janso::ResultPages</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>janso::RetryDesk</name>
    <message>
        <source>What comes back and when cannot be written to %1.</source>
        <translation>无法把复习的安排写入 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) cannot be asked today: the match or its review is not where it was.</source>
        <translation>
            <numerusform>今天有%n个局面无法出题：对局或其复盘已不在原处。</numerusform>
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
这里的实战选择有损失。怎样更好？</translation>
    </message>
    <message>
        <source>%1: right, nothing is better.</source>
        <translation>%1：正确，没有更好的。</translation>
    </message>
    <message>
        <source>%1: that is what was played. There is something better.</source>
        <translation>%1：这正是实战的选择。还有更好的。</translation>
    </message>
    <message>
        <source>%1: not that either. Try another one.</source>
        <translation>%1：也不是。再试一个。</translation>
    </message>
    <message>
        <source>%1: the evaluator does not judge that. Try another one.</source>
        <translation>%1：评估不评判这个。再试一个。</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>全部完成</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n found at the first try.</source>
        <translation>
            <numerusform>%n题中%1题一次答对。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: right, as good as the best as far as the evaluator can tell.</source>
        <translation>%1：正确，就评估所见与最佳同样好。</translation>
    </message>
</context>
<context>
    <name>janso::ReviewCategories</name>
    <message>
        <source>All choices</source>
        <translation>全部选择</translation>
    </message>
    <message>
        <source>Accuracy, of 100</source>
        <translation>准确度（满分100）</translation>
    </message>
</context>
<context>
    <name>janso::ReviewDesk</name>
    <message>
        <source>The review is not kept: %1</source>
        <extracomment>%1: why</extracomment>
        <translation>复盘没有保存：%1</translation>
    </message>
</context>
<context>
    <name>janso::ReviewPage</name>
    <message>
        <source>Strict</source>
        <extracomment>How strict a review is: from which loss on a choice counts as an inaccuracy</extracomment>
        <translation>严格</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Mild</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>Stopped. What is done is kept; the review goes on when it is asked for again.</source>
        <translation>已停止。已完成的会保留；再次复盘时接着进行。</translation>
    </message>
    <message>
        <source>Reviewing ...</source>
        <translation>正在复盘...</translation>
    </message>
    <message>
        <source>Reviewing: %1 of %2 hands</source>
        <translation>正在复盘：第%1局，共%2局</translation>
    </message>
    <message>
        <source>too few choices could be judged</source>
        <translation>能评判的选择太少</translation>
    </message>
    <message>
        <source>too few choices for one number</source>
        <translation>选择太少，给不出单一数字</translation>
    </message>
    <message>
        <source>with its 95 % interval</source>
        <translation>附95%区间</translation>
    </message>
    <message>
        <source>thousandths of a place; %1</source>
        <extracomment>Below how much is lost per choice: the unit, and the same in points</extracomment>
        <translation>顺位的千分之一；%1</translation>
    </message>
    <message>
        <source>%1 as the evaluator&apos;s bot, %2 more not judged</source>
        <translation>与评估用的机器人一致%1，另有%2未评判</translation>
    </message>
    <message>
        <source>not known: the record does not show all hands</source>
        <translation>未知：牌谱没有显示所有手牌</translation>
    </message>
    <message>
        <source>How much was luck is not known: the record does not show all hands.</source>
        <translation>运气占多少不得而知：牌谱没有显示所有手牌。</translation>
    </message>
    <message>
        <source>%1 points won; without luck %2. Each step of luck is what came less the mean of all that could have come.</source>
        <translation>得点%1；去除运气为%2。运气的每一步，是实际来的与可能来的平均之差。</translation>
    </message>
    <message>
        <source>No choice was surely worse than another.</source>
        <translation>没有哪个选择确实比别的差。</translation>
    </message>
    <message>
        <source>The dearest choices are being measured by roll-outs; what is said of them may change.</source>
        <translation>正在用推演实测损失最大的选择；对它们的评语可能改变。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln discard(s) left the hand further from tenpai than another that was no more dangerous. Such hands are only estimated, so that is not judged; a roll-out tells what it cost.</source>
        <translation>
            <numerusform>有%Ln次切牌比另一种同样安全的切法离听牌更远。这类手牌只作粗估，所以不评判；推演能说明损失了多少。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RolloutBar</name>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
        <translation>继续(&amp;U)</translation>
    </message>
    <message>
        <source>More worl&amp;ds</source>
        <translation>更多牌局(&amp;D)</translation>
    </message>
    <message>
        <source>Roll o&amp;ut</source>
        <translation>推演(&amp;U)</translation>
    </message>
    <message>
        <source>Another choice is being rolled out. %1</source>
        <extracomment>%1: &quot;240 worlds so far: ...&quot;</extracomment>
        <translation>正在推演另一个选择。%1</translation>
    </message>
    <message>
        <source>There is nothing to compare this choice with.</source>
        <translation>没有可与此选择比较的。</translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation>已停止。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more to come.</source>
        <comment>losses that wait to be rolled out</comment>
        <translation>
            <numerusform>还有%n个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RolloutView</name>
    <message>
        <source>No choice is worth a roll-out: none lost anything, and all are judged.</source>
        <translation>没有值得推演的选择：没有损失，且都已评判。</translation>
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
        <source>%1: %2</source>
        <extracomment>An option with several values, and which of them: &quot;Uma by place: 1st place&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已改</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未规定</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <extracomment>%1: name and value of another ruleset: &quot;Tenhou: No&quot;</extracomment>
        <translation>改回%1</translation>
    </message>
    <message>
        <source>%1: back to %2</source>
        <translation>%1：改回%2</translation>
    </message>
</context>
<context>
    <name>janso::RulesDialog</name>
    <message>
        <source>Your rulesets</source>
        <translation>你的规则</translation>
    </message>
    <message>
        <source>Among friends</source>
        <translation>朋友之间</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>对局平台</translation>
    </message>
    <message>
        <source>Japanese leagues</source>
        <translation>日本职业联赛</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三人</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <extracomment>Name of a ruleset that was changed for one match</extracomment>
        <translation>%1（已改）</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>这场对局的规则</translation>
    </message>
    <message>
        <source>Use t&amp;hese rules</source>
        <translation>用此规则(&amp;H)</translation>
    </message>
    <message>
        <source>A file cannot be read</source>
        <translation>有文件无法读取</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>全部分类</translation>
    </message>
    <message>
        <source>Every option is explained here</source>
        <translation>每个选项都在这里说明</translation>
    </message>
    <message>
        <source>Point at one, or go to it with the Tab key.</source>
        <translation>把鼠标移到选项上，或用 Tab 键移过去。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A value of an option, and what it means</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Only &amp;differences (%1)</source>
        <translation>仅显示差异 (%1)(&amp;D)</translation>
    </message>
    <message>
        <source>Name of the ruleset:</source>
        <translation>规则的名称：</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>我的规则</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the ruleset “%1”? Matches that were played with it keep their rules.</source>
        <translation>要删除规则“%1”吗？用它打过的对局保留其规则。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Import a ruleset</source>
        <translation>导入规则</translation>
    </message>
    <message>
        <source>Rulesets (*.json)</source>
        <translation>规则 (*.json)</translation>
    </message>
    <message>
        <source>Export the ruleset</source>
        <translation>导出规则</translation>
    </message>
</context>
<context>
    <name>janso::RulesForm</name>
    <message>
        <source>There is no such option.</source>
        <translation>没有这个选项。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Another ruleset and its value of an option: &quot;Tenhou: No&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The documents of %1 do not say or disagree; this is common practice.</source>
        <translation>%1的文件没有说明或说法不一；这里按通行做法。</translation>
    </message>
    <message>
        <source>Nothing differs from %1.</source>
        <translation>与%1没有差异。</translation>
    </message>
</context>
<context>
    <name>janso::SaidPanel</name>
    <message numerus="yes">
        <source>Tags and notes of the %Ln match(es) that are chosen</source>
        <translation>
            <numerusform>所选%Ln场对局的标签与备注</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1: %2</source>
        <extracomment>A note on a place in a match: the number of the hand, and the note</extracomment>
        <translation>第%1局：%2</translation>
    </message>
    <message>
        <source>Takes the tag away</source>
        <translation>去掉该标签</translation>
    </message>
    <message>
        <source>Tag %1: takes it away</source>
        <translation>标签 %1：去掉</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>New tag: Return adds it</source>
        <translation>新标签：按回车添加</translation>
    </message>
    <message>
        <source>&amp;Add a note...</source>
        <translation>添加备注(&amp;A)...</translation>
    </message>
    <message>
        <source>Notes: Return changes the chosen one, Delete takes it away</source>
        <translation>备注：按回车修改所选，Delete 删除</translation>
    </message>
    <message>
        <source>A double click changes a note</source>
        <translation>双击修改备注</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>备注：</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>添加备注</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>修改备注</translation>
    </message>
</context>
<context>
    <name>janso::SavedFilters</name>
    <message>
        <source>The saved filters cannot be read: %1.</source>
        <extracomment>%1 says why</extracomment>
        <translation>无法读取保存的筛选：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved filters cannot be read: %1.</source>
        <extracomment>%1 says where and why, in English</extracomment>
        <translation>
            <numerusform>有%Ln个保存的筛选无法读取：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save these filters...</source>
        <translation>保存此筛选(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>删除(&amp;R)</translation>
    </message>
    <message>
        <source>Save the filters</source>
        <translation>保存筛选</translation>
    </message>
    <message>
        <source>Name of the filters; one that is there is replaced:</source>
        <translation>筛选的名称；同名的会被替换：</translation>
    </message>
    <message>
        <source>No match of yours is as “%1” asks, so this was left out: %2.</source>
        <extracomment>%1 is the name of saved filters, %2 are conditions</extracomment>
        <translation>你没有符合“%1”的对局，因此略去：%2。</translation>
    </message>
    <message>
        <source>The saved filters were not changed: %1.</source>
        <extracomment>%1 says why</extracomment>
        <translation>保存的筛选没有改动：%1。</translation>
    </message>
    <message>
        <source>Save&amp;d filters</source>
        <translation>已存筛选(&amp;D)</translation>
    </message>
    <message>
        <source>Filters that are kept under a name, in a file of the library</source>
        <translation>取名保存在牌谱库文件中的筛选</translation>
    </message>
</context>
<context>
    <name>janso::SavedSearchMenu</name>
    <message>
        <source>&amp;Save this search...</source>
        <translation>保存此搜索(&amp;S)...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved search(es) cannot be read</source>
        <translation>
            <numerusform>有%Ln个保存的搜索无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>删除(&amp;R)</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>保存搜索</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>搜索的名称：</translation>
    </message>
</context>
<context>
    <name>janso::SavingDesk</name>
    <message>
        <source>The match is saved again; nothing of it is missing.</source>
        <translation>对局重新保存，没有缺失。</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Save the match elsewhere</source>
        <translation>把对局存到别处</translation>
    </message>
    <message>
        <source>Matches (*.jsonl)</source>
        <translation>对局 (*.jsonl)</translation>
    </message>
    <message>
        <source>The match is saved in %1.</source>
        <translation>对局保存在 %1。</translation>
    </message>
    <message>
        <source>%1

What is not saved of it is lost when it is left.</source>
        <extracomment>%1 is the sentence that says why it is not saved</extracomment>
        <translation>%1

离开后，未保存的部分将会丢失。</translation>
    </message>
    <message>
        <source>Save elsewhere...</source>
        <translation>存到别处...</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>仍然离开</translation>
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
        <translation>成绩表</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>保存成绩表</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>打印成绩表</translation>
    </message>
</context>
<context>
    <name>janso::SeatCard</name>
    <message>
        <source>%1, %2: %3, now %4, %5</source>
        <translation>%1，%2：%3，现在%4，%5</translation>
    </message>
</context>
<context>
    <name>janso::SeatRow</name>
    <message>
        <source>Human</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <translation>%1：由谁打</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1：名字</translation>
    </message>
    <message>
        <source>%1: opponent</source>
        <translation>%1：对手</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Not in the list</source>
        <extracomment>Heading of an opponent that a match was saved with and that is not in the list</extracomment>
        <translation>不在列表中</translation>
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
        <translation> 秒</translation>
    </message>
</context>
<context>
    <name>janso::SeriesDesk</name>
    <message>
        <source>Another Janso is playing this series.</source>
        <translation>另一个 Janso 正在打这个系列赛。</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列赛</translation>
    </message>
    <message>
        <source>End the series after %1 of %2 matches? The matches and the score sheet are kept.</source>
        <translation>要在%2场中的第%1场之后结束系列赛吗？对局和成绩表会保留。</translation>
    </message>
    <message>
        <source>End the series</source>
        <translation>结束系列赛</translation>
    </message>
</context>
<context>
    <name>janso::SidePages</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>牌谱库</translation>
    </message>
</context>
<context>
    <name>janso::StandingTable</name>
    <message>
        <source>%1 %2: score %3, final points %4</source>
        <translation>%1 %2：点数%3，最终得分%4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最终排名</translation>
    </message>
    <message>
        <source>A bonus for the first place. These rules have none.</source>
        <translation>给一位的奖励。此规则没有。</translation>
    </message>
    <message>
        <source>What everybody started short of %1 goes to the first place, in thousands.</source>
        <translation>每人起始点数少于%1的部分归一位，以千点计。</translation>
    </message>
    <message>
        <source>A bonus for the first place, in thousands.</source>
        <translation>给一位的奖励，以千点计。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>The points after the last hand.</source>
        <translation>最后一局之后的点数。</translation>
    </message>
    <message>
        <source>less %1</source>
        <extracomment>Column: score less the points that each player is held to have started with</extracomment>
        <translation>减%1</translation>
    </message>
    <message>
        <source>How far the score is above or below %1, in thousands. Everybody started with %2.</source>
        <translation>点数高于或低于%1多少，以千点计。每人以%2开始。</translation>
    </message>
    <message>
        <source>Uma</source>
        <translation>马点</translation>
    </message>
    <message>
        <source>Points that the lower places give to the higher ones, in thousands.</source>
        <translation>低顺位付给高顺位的分数，以千点计。</translation>
    </message>
    <message>
        <source>Oka</source>
        <translation>头名赏</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>取整</translation>
    </message>
    <message>
        <source>What rounding has added or taken away, in thousands.</source>
        <translation>取整增减的部分，以千点计。</translation>
    </message>
    <message>
        <source>Bankruptcy</source>
        <translation>被飞</translation>
    </message>
    <message>
        <source>Settled because a player&apos;s points ran out, in thousands.</source>
        <translation>因有人点数用尽而结算，以千点计。</translation>
    </message>
    <message>
        <source>Yakitori</source>
        <translation>烧鸟</translation>
    </message>
    <message>
        <source>Paid by those who won no hand, in thousands.</source>
        <translation>一局未和者所付，以千点计。</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>The chips won and lost, in thousands of points.</source>
        <translation>赢得与输掉的筹码，以千点计。</translation>
    </message>
    <message>
        <source>Chombo</source>
        <translation>错和</translation>
    </message>
    <message>
        <source>Penalties for breaking the rules, in thousands.</source>
        <translation>犯规的罚分，以千点计。</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>差马</translation>
    </message>
    <message>
        <source>What the side bets settled, in thousands.</source>
        <translation>差马的结算，以千点计。</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>最终</translation>
    </message>
    <message>
        <source>The result of the match: the columns before it, added up.</source>
        <translation>对局的结果：前面各列之和。</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>janso::StartPage</name>
    <message>
        <source>Continue the match</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Continue %1, turn %2</source>
        <translation>继续%1，第%2巡</translation>
    </message>
    <message>
        <source>Contin&amp;ue the series: match %1 of %2</source>
        <translation>继续系列赛：第%1场，共%2场(&amp;U)</translation>
    </message>
    <message>
        <source>The last series is over: %1</source>
        <translation>上一个系列赛已结束：%1</translation>
    </message>
    <message>
        <source>Series, match %1 of %2</source>
        <translation>系列赛第%1场，共%2场</translation>
    </message>
    <message>
        <source>Series, after %1 of %2 matches: %3</source>
        <translation>系列赛，%2场中已打%1场：%3</translation>
    </message>
    <message>
        <source>Your first matches? &lt;a href=&quot;easier&quot;&gt;Begin with weak opponents and a coach who warns of mistakes&lt;/a&gt;.</source>
        <extracomment>Under the button that starts a match, for who has taken a lesson; the link changes two settings</extracomment>
        <translation>第一次对局？&lt;a href=&quot;easier&quot;&gt;从较弱的对手和会提醒失误的教练开始&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>An East game against bots, with the gentle coach.</source>
        <translation>与机器人打一场东风战，有温和教练。</translation>
    </message>
    <message>
        <source>An East game against bots, with the full coach.</source>
        <translation>与机器人打一场东风战，有详细教练。</translation>
    </message>
    <message>
        <source>An East game against bots. The first tile falls at once.</source>
        <translation>与机器人打一场东风战，马上开打。</translation>
    </message>
    <message>
        <source>Unfinished &amp;matches (%1)...</source>
        <translation>未打完的对局 (%1)(&amp;M)...</translation>
    </message>
    <message>
        <source>The newest match is damaged.</source>
        <translation>最新的对局已损坏。</translation>
    </message>
    <message>
        <source>Another Janso is playing a match.</source>
        <translation>另一个 Janso 正在打一场对局。</translation>
    </message>
    <message>
        <source>%1 – begun %2</source>
        <extracomment>Under the button that continues a match: who plays, and when it was begun</extracomment>
        <translation>%1 – %2开始</translation>
    </message>
    <message>
        <source>&amp;Lessons: %1 of %2</source>
        <extracomment>Button of the first page; how many of the lessons are done</extracomment>
        <translation>课程：%1 / %2(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>学打麻将(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Due today: %n mistake(s)</source>
        <extracomment>Button of the first page: mistakes of own matches that are to be played better today</extracomment>
        <translation>
            <numerusform>今日复习：%n个失误(&amp;D)</numerusform>
        </translation>
    </message>
    <message>
        <source>Janso was brought up to version %1.</source>
        <translation>Janso 已更新到版本 %1。</translation>
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
        <translation>一台电脑就能打的立直麻将</translation>
    </message>
</context>
<context>
    <name>janso::StatisticsFilters</name>
    <message>
        <source>All time</source>
        <translation>全部时间</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>最近%n天</numerusform>
        </translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>A month and its year, as QDate::toString() writes them</extracomment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>How many matches</source>
        <translation>对局数</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Kind of match</source>
        <translation>对局种类</translation>
    </message>
    <message>
        <source>Tag of the match, as the library keeps it</source>
        <translation>牌谱库中对局的标签</translation>
    </message>
    <message>
        <source>Everybody here</source>
        <translation>这里的所有人</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>全部规则</translation>
    </message>
    <message>
        <source>3 and 4 players</source>
        <translation>三人与四人</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>全部长度</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>全部对局</translation>
    </message>
    <message numerus="yes">
        <source>Last %n matches</source>
        <translation>
            <numerusform>最近%n场</numerusform>
        </translation>
    </message>
    <message>
        <source>Any seat</source>
        <translation>任意座位</translation>
    </message>
    <message>
        <source>Begun as %1</source>
        <extracomment>The seat at the start of a match: %1 is a wind</extracomment>
        <translation>起始为%1家</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全部的局</translation>
    </message>
    <message>
        <source>As dealer</source>
        <translation>坐庄时</translation>
    </message>
    <message>
        <source>Not as dealer</source>
        <translation>非庄时</translation>
    </message>
    <message>
        <source>East round</source>
        <translation>东场</translation>
    </message>
    <message>
        <source>South round</source>
        <translation>南场</translation>
    </message>
    <message>
        <source>When in the lead</source>
        <translation>领先时</translation>
    </message>
    <message>
        <source>When last</source>
        <translation>末位时</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>无辅助的对局</translation>
    </message>
    <message>
        <source>Played here, without help</source>
        <translation>在此打的，无辅助</translation>
    </message>
    <message>
        <source>Played elsewhere</source>
        <translation>在别处打的</translation>
    </message>
    <message>
        <source>With the coach too</source>
        <translation>含有教练的</translation>
    </message>
    <message>
        <source>With practice too</source>
        <translation>含练习</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>With any tag or none</source>
        <translation>不限标签</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <extracomment>%1 is a tag of the library</extracomment>
        <translation>标签：%1</translation>
    </message>
</context>
<context>
    <name>janso::StatisticsPage</name>
    <message>
        <source>&amp;Table as CSV...</source>
        <translation>表格存为 CSV(&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;Chart as SVG...</source>
        <translation>图表存为 SVG(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Numbers of the chart as CSV...</source>
        <translation>图表数据存为 CSV(&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Print chart and table...</source>
        <translation>打印图表与表格(&amp;P)...</translation>
    </message>
    <message>
        <source>Chart and table as P&amp;DF...</source>
        <translation>图表与表格存为 PDF(&amp;D)...</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The first is &quot;100 matches&quot;, the second &quot;1,000 hands&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln场对局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hands</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 files read</source>
        <translation>%2个文件中已读%1个</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Title of a printed page: the subject, then how many matches</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with the coach or open hands</source>
        <translation>
            <numerusform>有教练或公开手牌的对局%n场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of practice</source>
        <translation>
            <numerusform>练习的对局%n场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished matches</source>
        <translation>
            <numerusform>未打完的对局%n场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files that cannot be read</source>
        <translation>
            <numerusform>无法读取的文件%n个</numerusform>
        </translation>
    </message>
    <message>
        <source>the library, which cannot be read</source>
        <translation>无法读取的牌谱库</translation>
    </message>
    <message>
        <source>Not counted: %1.</source>
        <translation>未计入：%1。</translation>
    </message>
    <message>
        <source>The tags of your matches cannot be read.</source>
        <translation>无法读取对局的标签。</translation>
    </message>
    <message>
        <source>The bots were not simulated by these rules: nobody stands beside you.</source>
        <translation>机器人没有按此规则模拟过：没有对照的数据。</translation>
    </message>
    <message>
        <source>The bots played whole matches by %1: only hands are compared.</source>
        <translation>机器人的数据来自%1的整场对局：只比较各局的数据。</translation>
    </message>
    <message>
        <source>By wins, deal-ins, riichi and calls you play most like %1.</source>
        <translation>从和牌、放铳、立直和副露来看，你的打法最像%1。</translation>
    </message>
    <message>
        <source>Your matches are being read...</source>
        <translation>正在读取你的对局...</translation>
    </message>
    <message>
        <source>No match of yours meets these conditions.</source>
        <translation>没有符合这些条件的对局。</translation>
    </message>
    <message>
        <source>There is no finished match of yours yet. After the first one its figures stand here. They say something from a hundred cases on, some ten matches where hands are counted; the mean place is right to about 0.22 after 100 matches, and to 0.11 after 400.</source>
        <translation>你还没有打完的对局。打完第一场，数据就会显示在这里。这些数字从一百例起才有意义，以局计数的约需十场；平均顺位的误差在100场后约为0.22，400场后为0.11。</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Picture (*.svg)</source>
        <translation>图片 (*.svg)</translation>
    </message>
    <message>
        <source>Save the numbers of the chart</source>
        <translation>保存图表数据</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为 PDF</translation>
    </message>
</context>
<context>
    <name>janso::StyleRadar</name>
    <message>
        <source>%1%</source>
        <comment>share of hands</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Style of play</source>
        <translation>打法</translation>
    </message>
</context>
<context>
    <name>janso::TableAnswer</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>janso::TableWidget</name>
    <message>
        <source>Mahjong table</source>
        <translation>麻将牌桌</translation>
    </message>
</context>
<context>
    <name>janso::TeachText</name>
    <message>
        <source>Link: %1</source>
        <translation>链接：%1</translation>
    </message>
</context>
<context>
    <name>janso::TileButton</name>
    <message>
        <source>right</source>
        <translation>正确</translation>
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
        <translation>从损坏之前继续(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>观看(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>查看(&amp;L)</translation>
    </message>
    <message>
        <source>Shows the match while the other Janso plays it, and changes nothing</source>
        <translation>另一个 Janso 打这场对局时在此观看，不作任何改动</translation>
    </message>
    <message>
        <source>Shows the hands of it that are over, and changes nothing</source>
        <translation>只显示已打完的局，不作任何改动</translation>
    </message>
</context>
<context>
    <name>janso::VerdictMark</name>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>janso::WatchDesk</name>
    <message>
        <source>Nothing is dealt in this match yet.</source>
        <translation>这场对局还没有配牌。</translation>
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
        <translation>支付</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>假如？</translation>
    </message>
    <message>
        <source>How this win is counted</source>
        <translation>这次和牌的计算</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Sum, rounded up to the next ten</source>
        <translation>合计，进位到十</translation>
    </message>
</context>
<context>
    <name>janso::WinTray</name>
    <message>
        <source>winning tile: %1</source>
        <translation>和牌张：%1</translation>
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
        <translation>番</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>役满</translation>
    </message>
    <message>
        <source>double yakuman</source>
        <translation>两倍役满</translation>
    </message>
</context>
<context>
    <name>janso::WindowActions</name>
    <message>
        <source>Speed: %1</source>
        <translation>速度：%1</translation>
    </message>
</context>
<context>
    <name>janso::YakuList</name>
    <message>
        <source>All yaku</source>
        <translation>全部役</translation>
    </message>
</context>
<context>
    <name>janso::YakuModel</name>
    <message>
        <source>not possible</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>double yakuman</source>
        <translation>两倍役满</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>役满</translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n番</numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>已在手中</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>现在做不到</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>靠运气</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) away</source>
        <translation>
            <numerusform>差%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>closed</source>
        <translation>门清</translation>
    </message>
    <message>
        <source>open</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>Over a column: how many tiles a yaku is away</extracomment>
        <translation>差</translation>
    </message>
    <message>
        <source>%1: closed %2, open %3</source>
        <extracomment>Read aloud for a row of the yaku list: name, value closed, value open</extracomment>
        <translation>%1：门清%2，副露%3</translation>
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
        <translation>按番数</translation>
    </message>
    <message>
        <source>By nearness</source>
        <translation>按远近</translation>
    </message>
</context>
<context>
    <name>janso::YakuSheetDialog</name>
    <message>
        <source>Yaku sheet</source>
        <extracomment>Name of the file that is offered; the name of the ruleset follows</extracomment>
        <translation>役种表</translation>
    </message>
    <message>
        <source>Save the yaku sheet</source>
        <translation>保存役种表</translation>
    </message>
    <message>
        <source>Print the yaku sheet</source>
        <translation>打印役种表</translation>
    </message>
</context>
<context>
    <name>janso::YakuTooltip</name>
    <message>
        <source>double yakuman</source>
        <translation>两倍役满</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>役满</translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n番</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A yaku and its value</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not this:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;反例：&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mistakes:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;常见错误：&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>&lt;b&gt;Double yakuman.&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;两倍役满。&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Yakuman.&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;役满。&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;副露：&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <extracomment>%1: how the own hand stands to a yaku, one to three sentences</extracomment>
        <translation>你的手牌：%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Goes with:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;可复合：&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not with:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;不复合：&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Grows into:&lt;/b&gt; nothing greater.</source>
        <translation>&lt;b&gt;可发展为：&lt;/b&gt;没有更大的役。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Grows into:&lt;/b&gt; %1.</source>
        <translation>&lt;b&gt;可发展为：&lt;/b&gt;%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>&lt;b&gt;How often:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;频度：&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <extracomment>Name of the ruleset, then what it says</extracomment>
        <translation>&lt;b&gt;%1：&lt;/b&gt;%2</translation>
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
        <translation>%1小时%2分</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln match(es), %2 left</source>
        <translation>
            <numerusform>%1/%Ln场对局，还需%2</numerusform>
        </translation>
    </message>
    <message>
        <source>± is one standard error, from the differences between walls</source>
        <translation>±为一倍标准误，由各牌山之间的差异得出</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <extracomment>%1: &quot;24 matches&quot;, %2: &quot;6 walls&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2, %3 in %4 s: %5 matches an hour, %6 hands/s</source>
        <extracomment>%1: matches, %2: hands, %3: events, each with their number</extracomment>
        <translation>%1，%2，%3，用时%4秒：每小时%5场对局，每秒%6局</translation>
    </message>
    <message>
        <source>, checked after every step</source>
        <translation>，每一步之后都检查</translation>
    </message>
    <message>
        <source>%1 is better than %2 (by %3 places rather than not at all)</source>
        <translation>%1优于%2（更可能是相差%3个顺位，而非没有差别）</translation>
    </message>
    <message>
        <source>%1 is not better than %2 by %3 places</source>
        <translation>%1并不比%2好%3个顺位</translation>
    </message>
    <message>
        <source>whether %1 is better than %2 by %3 places is still open</source>
        <translation>%1是否比%2好%3个顺位，尚无定论</translation>
    </message>
    <message>
        <source>of %1 shards these are missing: %2</source>
        <translation>共%1份，缺少：%2</translation>
    </message>
    <message>
        <source>byte %1: no JSON object: %2</source>
        <translation>第%1字节：不是 JSON 对象：%2</translation>
    </message>
    <message>
        <source>this is no result of janso-cli arena of this version</source>
        <translation>这不是此版本 janso-cli arena 的结果</translation>
    </message>
    <message>
        <source>%1 is not of the same arena as %2: they differ in %3</source>
        <translation>%1 与 %2 不属于同一次对战：不同之处在 %3</translation>
    </message>
    <message>
        <source>%1 is one of %2 shards, %3 one of %4</source>
        <translation>%1 是%2份之一，%3 是%4份之一</translation>
    </message>
    <message>
        <source>%1 holds shard %2, which a file before it holds too</source>
        <translation>%1 是第%2份，前面已有文件含有这一份</translation>
    </message>
    <message>
        <source>a program needs a command that starts it</source>
        <translation>程序需要一条启动命令</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; a quotation mark is not closed</source>
        <translation>“%1”中的引号没有闭合</translation>
    </message>
    <message>
        <source>there is no program &apos;%1&apos;</source>
        <translation>没有程序“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not executable: chmod +x makes it so</source>
        <translation>“%1”不可执行：用 chmod +x 使其可执行</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a folder, no program</source>
        <translation>“%1”是文件夹，不是程序</translation>
    </message>
    <message>
        <source>after mjai come +tcp, +batch or +hints, not &apos;+%1&apos;</source>
        <translation>mjai 之后可接 +tcp、+batch 或 +hints，不能是“+%1”</translation>
    </message>
    <message>
        <source>after opponent comes +trust, not &apos;+%1&apos;</source>
        <translation>opponent 之后可接 +trust，不能是“+%1”</translation>
    </message>
    <message>
        <source>the opponent &apos;%1&apos; came in a file and would run %2; opponent+trust:%1 runs it</source>
        <translation>对手“%1”来自文件，将会运行 %2；用 opponent+trust:%1 可以运行</translation>
    </message>
    <message>
        <source>there is no opponent &apos;%1&apos; in the list, of which not all can be read: %2</source>
        <translation>列表中没有对手“%1”，且列表未能全部读出：%2</translation>
    </message>
    <message>
        <source>there is no opponent &apos;%1&apos; in the list; there are: %2</source>
        <translation>列表中没有对手“%1”；现有：%2</translation>
    </message>
    <message>
        <source>against clubs</source>
        <translation>对俱乐部玩家</translation>
    </message>
    <message>
        <source>registry</source>
        <translation>登记值</translation>
    </message>
    <message>
        <source>at mixed tables</source>
        <translation>混合桌</translation>
    </message>
    <message>
        <source>win %</source>
        <translation>和牌 %</translation>
    </message>
    <message>
        <source>deal-in %</source>
        <translation>放铳 %</translation>
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
        <translation>染手 %</translation>
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
        <translation>--shard 形如 3/64，从 1/64 到 64/64，不能是“%1”</translation>
    </message>
    <message>
        <source>--margin is a difference in places above 0, not &apos;%1&apos;</source>
        <translation>--margin 是大于 0 的顺位差，不能是“%1”</translation>
    </message>
    <message>
        <source>--format is mjai or mjlog, not &apos;%1&apos;</source>
        <translation>--format 为 mjai 或 mjlog，不能是“%1”</translation>
    </message>
    <message>
        <source>who plays: BOT or NAME=BOT for each seat, the last one takes all seats left (default novice,club,expert,club). All change seats from match to match. Seats are separated by semicolons as soon as there is one, so that commas can stand in options and commands. One that fails is counted, and club plays on for it to the end of the match</source>
        <translation>谁来打：每个座位写 BOT 或 NAME=BOT，最后一个占据余下的所有座位（默认 novice,club,expert,club）。座位逐场轮换。只要出现分号，座位就只以分号分隔，这样选项和命令中可以有逗号。出错者会被计数，由 club 代打到终局</translation>
    </message>
    <message>
        <source>matches to play (default 100)</source>
        <translation>对局数（默认 100）</translation>
    </message>
    <message>
        <source>walls and bots follow from it (default 1)</source>
        <translation>牌山与机器人由此而定（默认 1）</translation>
    </message>
    <message>
        <source>everybody plays the same walls in every seat; a wall depends on the seed, the kyoku and how often that was dealt, not on how earlier hands ended</source>
        <translation>所有人在每个座位上都打同样的牌山；牌山取决于种子、局以及该局是第几次配牌，与之前各局的结果无关</translation>
    </message>
    <message>
        <source>tell places without the luck of the tiles as well: half as many matches tell as much. With --until-better it is these that are compared</source>
        <translation>另给出去除牌运后的顺位：一半的对局数即可得出同样多的结论。与 --until-better 同用时，比较的是这种顺位</translation>
    </message>
    <message>
        <source>ruleset (default basic_ariari)</source>
        <translation>规则（默认 basic_ariari）</translation>
    </message>
    <message>
        <source>east or south (default: as in the ruleset)</source>
        <translation>east 或 south（默认：按规则）</translation>
    </message>
    <message>
        <source>threads to use (default: one a core); the result is the same for any number</source>
        <translation>使用的线程数（默认：每核一个）；结果与线程数无关</translation>
    </message>
    <message>
        <source>write plan, results and sums there</source>
        <translation>把计划、结果与合计写到此处</translation>
    </message>
    <message>
        <source>only every N-th wall (match), from the K-th on; --json files of all N shards are put together by --merge</source>
        <translation>只打从第 K 个起每 N 个中的一个牌山（对局）；全部 N 份的 --json 文件由 --merge 合并</translation>
    </message>
    <message>
        <source>add up shards: the same as if one run had played all of them</source>
        <translation>合计各份：与一次打完全部相同</translation>
    </message>
    <message>
        <source>what --json has written, for --merge; games or folders of them, for --recorded</source>
        <translation>用于 --merge 时为 --json 写出的文件；用于 --recorded 时为牌谱或其文件夹</translation>
    </message>
    <message>
        <source>stop as soon as it is known whether A is better than B: a sequential probability ratio test on the mean places of walls (matches), with the variance estimated from them, of &apos;no difference&apos; against &apos;better by the margin&apos;, each wrongly taken in at most 1 of 20 cases; --matches is the most it may take</source>
        <translation>一旦能判定 A 是否优于 B 就停止：对各牌山（对局）的平均顺位做序贯概率比检验，方差由其估计，检验“没有差别”与“优于此差值”，各自误判的情况至多占二十分之一；--matches 为上限</translation>
    </message>
    <message>
        <source>of this test, in places (default 0.05)</source>
        <translation>此检验的顺位差（默认 0.05）</translation>
    </message>
    <message>
        <source>instead of all this, one hash a built-in bot over all events of fixed matches: it changes when its play does</source>
        <translation>改为：对每个内置机器人，由固定对局的全部事件得出一个散列值；打法改变，它就改变</translation>
    </message>
    <message>
        <source>instead of all this, calibrate: every built-in bot --matches times (default 1400) against three club players, then all choices of four against each other; rules tenhou_4p unless --rules says otherwise</source>
        <translation>改为测定强度：每个内置机器人与三个俱乐部玩家打 --matches 场（默认 1400），然后四个一组打遍所有组合；未指定 --rules 时用 tenhou_4p</translation>
    </message>
    <message>
        <source>instead of playing, the places of those who play in recorded matches, by name, as they are and without the luck of the tiles</source>
        <translation>不打牌，而是按名字给出牌谱中各人的顺位：原样，以及去除牌运之后</translation>
    </message>
    <message>
        <source>instead of all this, what the choices of one built-in bot are worth in which another would do otherwise: both are played out, and NEW is better by their sum than OLD, at a tenth of the matches. NEW sits in one seat (rules tenhou_4p unless --rules says otherwise)</source>
        <translation>改为：测定某个内置机器人的选择中，另一个机器人会另作选择的那些值多少：两种选择都打到底，其总和即 NEW 优于 OLD 的程度，只需十分之一的对局。NEW 坐一个座位（未指定 --rules 时用 tenhou_4p）</translation>
    </message>
    <message>
        <source>who sits in the other seats then (default club)</source>
        <translation>此时其余座位上的机器人（默认 club）</translation>
    </message>
    <message>
        <source>over how many walls a choice is played out (default 4)</source>
        <translation>每个选择在多少个牌山上打到底（默认 4）</translation>
    </message>
    <message>
        <source>show the time left even when standard error is no terminal</source>
        <translation>标准错误不是终端时也显示剩余时间</translation>
    </message>
    <message>
        <source>test all invariants and views after every step</source>
        <translation>每一步之后检查全部不变量与各家视角</translation>
    </message>
    <message>
        <source>write every match as a file</source>
        <translation>把每场对局写成文件</translation>
    </message>
    <message>
        <source>of these files: mjai or mjlog (default mjai)</source>
        <translation>这些文件的格式：mjai 或 mjlog（默认 mjai）</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together</source>
        <translation>%1 与 %2 不能同用</translation>
    </message>
    <message>
        <source>--merge needs the files that --json has written</source>
        <translation>--merge 需要 --json 写出的文件</translation>
    </message>
    <message>
        <source>--recorded needs games, or a folder of them</source>
        <translation>--recorded 需要牌谱或其文件夹</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation>没有选项“%1”</translation>
    </message>
    <message>
        <source>with --duplicate, --matches must be a multiple of %1, since all change seats over the same walls; %2 is not</source>
        <translation>使用 --duplicate 时，--matches 须为%1的倍数，因为所有人要在同样的牌山上轮换座位；%2不是</translation>
    </message>
    <message>
        <source>only %1 to deal into %2 shards</source>
        <extracomment>%1: walls or matches, with their number</extracomment>
        <translation>只有%1，无法分成%2份</translation>
    </message>
    <message>
        <source>--until-better: nobody here is called &apos;%1&apos;</source>
        <translation>--until-better：这里没有叫“%1”的</translation>
    </message>
    <message>
        <source>--until-better needs two who sit here, as in new,old</source>
        <translation>--until-better 需要这里的两方，如 new,old</translation>
    </message>
    <message>
        <source>--until-better looks at all matches, so it cannot be used with --shard</source>
        <translation>--until-better 要看全部对局，不能与 --shard 同用</translation>
    </message>
    <message>
        <source>--regret needs two bots, as in master:callMargin=300,master</source>
        <translation>--regret 需要两个机器人，如 master:callMargin=300,master</translation>
    </message>
    <message>
        <source>--margin belongs to --until-better</source>
        <translation>--margin 须与 --until-better 同用</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be both &apos;%2&apos; and &apos;%3&apos;</source>
        <translation>“%1”不能既是“%2”又是“%3”</translation>
    </message>
    <message>
        <source>%1 players sit at this table, --seats names %2</source>
        <translation>此桌坐%1人，--seats 写了%2人</translation>
    </message>
    <message>
        <source>%1: no whole match with all hands</source>
        <translation>%1：不是四家手牌齐全的完整对局</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>mean place</source>
        <translation>平均顺位</translation>
    </message>
    <message>
        <source>without luck</source>
        <translation>去除运气</translation>
    </message>
    <message>
        <source>turn 1-3</source>
        <translation>1-3巡</translation>
    </message>
    <message>
        <source>turn 4-6</source>
        <translation>4-6巡</translation>
    </message>
    <message>
        <source>turn 7-9</source>
        <translation>7-9巡</translation>
    </message>
    <message>
        <source>turn 10-12</source>
        <translation>10-12巡</translation>
    </message>
    <message>
        <source>turn 13-</source>
        <translation>13巡-</translation>
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
        <translation>无人立直</translation>
    </message>
    <message>
        <source>one in riichi</source>
        <translation>一家立直</translation>
    </message>
    <message>
        <source>more in riichi</source>
        <translation>多家立直</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>一向听</translation>
    </message>
    <message>
        <source>2 steps</source>
        <translation>二向听</translation>
    </message>
    <message>
        <source>3 steps and more</source>
        <translation>三向听以上</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>未看</translation>
    </message>
    <message>
        <source>last hand</source>
        <translation>末局</translation>
    </message>
    <message>
        <source>2 or 3 to play</source>
        <translation>还剩2或3局</translation>
    </message>
    <message>
        <source>earlier hands</source>
        <translation>更早的局</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>切牌</translation>
    </message>
    <message>
        <source>riichi or not</source>
        <translation>是否立直</translation>
    </message>
    <message>
        <source>call or not</source>
        <translation>是否鸣牌</translation>
    </message>
    <message>
        <source>kan or not</source>
        <translation>是否杠</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>choices a match</source>
        <translation>每场选择数</translation>
    </message>
    <message>
        <source>places won a match</source>
        <translation>每场赢得的顺位</translation>
    </message>
    <message>
        <source>in errors</source>
        <translation>误差倍数</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 against %2 over %3 among %4, %5 a choice; ± is one standard error</source>
        <extracomment>%1, %2 and %4: bots; %3: matches, %5: walls, with their number</extracomment>
        <translation>%1对%2，%3，其余座位为%4，每个选择%5；±为一倍标准误</translation>
    </message>
    <message>
        <source>by tsumo %</source>
        <translation>自摸 %</translation>
    </message>
    <message>
        <source>win value</source>
        <translation>平均打点</translation>
    </message>
    <message>
        <source>deal-in value</source>
        <translation>平均放铳点</translation>
    </message>
    <message>
        <source>tenpai at draw %</source>
        <translation>流局听牌 %</translation>
    </message>
    <message>
        <source>Norths a hand</source>
        <translation>每局拔北</translation>
    </message>
    <message>
        <source>longest ms</source>
        <translation>最长 ms</translation>
    </message>
    <message>
        <source>%1. %</source>
        <translation>%1位 %</translation>
    </message>
    <message>
        <source>final points</source>
        <translation>终局点数</translation>
    </message>
    <message>
        <source>points a hand</source>
        <translation>每局收支</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>失败</translation>
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
        <translation>±为一倍标准误，由各对局之间的差异得出</translation>
    </message>
    <message>
        <source>failure in match %1, hand %2: %3</source>
        <translation>失败：第%1场对局第%2局：%3</translation>
    </message>
    <message>
        <source>broken: match %1, hand %2: %3</source>
        <translation>违规：第%1场对局第%2局：%3</translation>
    </message>
    <message>
        <source>the bot &apos;%1&apos; does not take the options &apos;%2&apos;</source>
        <translation>机器人“%1”不接受选项“%2”</translation>
    </message>
    <message>
        <source>there is no bot &apos;%1&apos;; there are: %2</source>
        <translation>没有机器人“%1”；现有：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln场对局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new match(es)</source>
        <translation>
            <numerusform>新对局%Ln场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <extracomment>Recorded games, whole or not</extracomment>
        <translation>
            <numerusform>%Ln场牌谱</numerusform>
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
            <numerusform>和牌%Ln次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draw(s)</source>
        <extracomment>Hands that nobody won</extracomment>
        <translation>
            <numerusform>流局%Ln次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>事件%Ln个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln choice(s)</source>
        <translation>
            <numerusform>选择%Ln次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln wall(s)</source>
        <translation>
            <numerusform>%Ln个牌山</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>that many matches</source>
        <translation>打这么多场</translation>
    </message>
    <message>
        <source>walls follow from it (default 1)</source>
        <translation>牌山由此而定（默认 1）</translation>
    </message>
    <message>
        <source>write the tables there (src/bots; race: src/review); without it they are only judged</source>
        <translation>把表写到此处（src/bots；race 为 src/review）；不写则只作评价</translation>
    </message>
    <message>
        <source>--selfplay and --matches go together</source>
        <translation>--selfplay 与 --matches 须同用</translation>
    </message>
    <message>
        <source>name recorded games, or a bot that plays some</source>
        <translation>请指定牌谱，或指定一个来打的机器人</translation>
    </message>
    <message>
        <source>there is no part &apos;%1&apos;</source>
        <translation>没有“%1”这一部分</translation>
    </message>
    <message>
        <source>there is no game to fit to</source>
        <translation>没有可供拟合的对局</translation>
    </message>
    <message>
        <source>recorded matches: %1, of bots: %2, hands: %3, passed over: %4</source>
        <translation>牌谱：%1，机器人的对局：%2，局：%3，略过：%4</translation>
    </message>
    <message>
        <source>gathered in %1 s</source>
        <translation>收集用时%1秒</translation>
    </message>
    <message>
        <source>%1 s in all</source>
        <translation>共%1秒</translation>
    </message>
    <message>
        <source>there is no file or folder &apos;%1&apos;</source>
        <translation>没有文件或文件夹“%1”</translation>
    </message>
    <message>
        <source>recorded games that state the yaku of their wins, or a folder of them</source>
        <translation>注明和牌之役的牌谱，或其文件夹</translation>
    </message>
    <message>
        <source>write the table there (src/widgets/lexicon/yakufrequencytable.inc)</source>
        <translation>把表写到此处（src/widgets/lexicon/yakufrequencytable.inc）</translation>
    </message>
    <message>
        <source>name at least one file or folder</source>
        <translation>请至少指定一个文件或文件夹</translation>
    </message>
    <message>
        <source>%1 players: %2, %3, %4</source>
        <translation>%1人：%2，%3，%4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) passed over</source>
        <translation>
            <numerusform>略过%Ln场牌谱</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no game that states its yaku</source>
        <translation>没有注明役的牌谱</translation>
    </message>
    <message>
        <source>a lesson: a file *.lesson</source>
        <translation>课程：*.lesson 文件</translation>
    </message>
    <message>
        <source>write all that they say to this file, as a source that Qt&apos;s lupdate reads</source>
        <translation>把课程中的全部文字写入此文件，作为 Qt 的 lupdate 可读的源文件</translation>
    </message>
    <message>
        <source>name at least one file</source>
        <translation>请至少指定一个文件</translation>
    </message>
    <message>
        <source>%1: steps: %2</source>
        <translation>%1：步骤数：%2</translation>
    </message>
    <message>
        <source>%1 (%2 unchanged): %3, %4 known, %5 lengthened, %6 refused</source>
        <translation>%1（%2个未变）：%3，已有%4，变长%5，拒绝%6</translation>
    </message>
    <message>
        <source>(unfinished)</source>
        <translation>（未打完）</translation>
    </message>
    <message>
        <source>what is imported, searched for, or said</source>
        <translation>要导入、查找或记下的内容</translation>
    </message>
    <message>
        <source>where the index is (default: the user&apos;s own library)</source>
        <translation>索引所在（默认：用户自己的牌谱库）</translation>
    </message>
    <message>
        <source>one JSON object instead of text</source>
        <translation>输出一个 JSON 对象而非文字</translation>
    </message>
    <message>
        <source>threads to use (default: one a core)</source>
        <translation>使用的线程数（默认：每核一个）</translation>
    </message>
    <message>
        <source>list so many matches (default: 100)</source>
        <translation>列出这么多场（默认：100）</translation>
    </message>
    <message>
        <source>list those behind this match of the list</source>
        <translation>列出列表中排在此对局之后的</translation>
    </message>
    <message>
        <source>search: only how many there are</source>
        <translation>search：只给出数目</translation>
    </message>
    <message>
        <source>export: where to; of csv a file</source>
        <translation>export：写到何处；csv 时为文件</translation>
    </message>
    <message>
        <source>export: mjlog (default), mjai, original (the files as they are), or csv (statistics)</source>
        <translation>export：mjlog（默认）、mjai、original（原样的文件）或 csv（统计）</translation>
    </message>
    <message>
        <source>export: packed</source>
        <translation>export：压缩</translation>
    </message>
    <message>
        <source>export: without names, ids, dates, seeds and file names</source>
        <translation>export：不含名字、标识、日期、种子与文件名</translation>
    </message>
    <message>
        <source>with --anonymise: man, pin and sou trade places, match by match</source>
        <translation>与 --anonymise 同用：万、筒、索逐场互换</translation>
    </message>
    <message>
        <source>with --exchange-suits: by which they do (0)</source>
        <translation>与 --exchange-suits 同用：按此数互换（0）</translation>
    </message>
    <message>
        <source>note: at that place of the match, both counted from 0</source>
        <translation>note：对局中的此处，两者都从 0 数起</translation>
    </message>
    <message>
        <source>tag, note, alias: take away what is named</source>
        <translation>tag、note、alias：去掉所指定的</translation>
    </message>
    <message>
        <source>alias: these names are the user&apos;s own</source>
        <translation>alias：这些名字是用户自己的</translation>
    </message>
    <message numerus="yes">
        <source>importing again what the earlier index had: %Ln file(s) or folder(s)</source>
        <translation>
            <numerusform>重新导入先前索引中的内容：%Ln个文件或文件夹</numerusform>
        </translation>
    </message>
    <message>
        <source>the index was damaged or of another version, and was begun anew</source>
        <translation>索引已损坏或属于别的版本，已重新建立</translation>
    </message>
    <message>
        <source>say what to do: import, list, check, search, export, tag, note or alias</source>
        <translation>请指定要做什么：import、list、check、search、export、tag、note 或 alias</translation>
    </message>
    <message>
        <source>hand %1, event %2, seat %3</source>
        <translation>局 %1，事件 %2，座位 %3</translation>
    </message>
    <message>
        <source>--format is mjlog, mjai, original or csv, and not &apos;%1&apos;</source>
        <translation>--format 为 mjlog、mjai、original 或 csv，不能是“%1”</translation>
    </message>
    <message>
        <source>--out FOLDER is missing</source>
        <translation>缺少 --out FOLDER</translation>
    </message>
    <message>
        <source>%1 written, %2 refused</source>
        <translation>已写出%1，拒绝%2</translation>
    </message>
    <message>
        <source>a match is its number in the list, or at least %1 letters of its hash, and not &apos;%2&apos;</source>
        <translation>对局以列表中的编号或其散列值的至少前%1个字符指定，不能是“%2”</translation>
    </message>
    <message>
        <source>more than one match begins with &apos;%1&apos;</source>
        <translation>以“%1”开头的对局不止一场</translation>
    </message>
    <message>
        <source>there is no match &apos;%1&apos; in the library</source>
        <translation>牌谱库中没有对局“%1”</translation>
    </message>
    <message>
        <source>hand %1, event %2</source>
        <translation>局 %1，事件 %2</translation>
    </message>
    <message>
        <source>tag: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>note (%1): %2</source>
        <translation>备注（%1）：%2</translation>
    </message>
    <message>
        <source>match</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>bookmark (%1): %2</source>
        <translation>书签（%1）：%2</translation>
    </message>
    <message>
        <source>name a match, and the tags that it gets</source>
        <translation>请指定一场对局以及要加的标签</translation>
    </message>
    <message>
        <source>a tag cannot be empty</source>
        <translation>标签不能为空</translation>
    </message>
    <message>
        <source>name a match, and what is noted of it</source>
        <translation>请指定一场对局以及要记下的备注</translation>
    </message>
    <message>
        <source>--at is HAND:EVENT, as 2:31, and not &apos;%1&apos;</source>
        <translation>--at 为 HAND:EVENT，如 2:31，不能是“%1”</translation>
    </message>
    <message>
        <source>--remove needs the note&apos;s own words</source>
        <translation>--remove 需要备注的原文</translation>
    </message>
    <message>
        <source>a name cannot be empty</source>
        <translation>名字不能为空</translation>
    </message>
    <message>
        <source>name at least one player</source>
        <translation>请至少指定一位玩家</translation>
    </message>
    <message>
        <source> (me)</source>
        <translation>（我）</translation>
    </message>
    <message>
        <source>man, or the name of a shell: bash, zsh, fish</source>
        <translation>man，或 shell 的名称：bash、zsh、fish</translation>
    </message>
    <message>
        <source>riichi mahjong games and hands without a window</source>
        <translation>不用窗口处理立直麻将的牌谱与手牌</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>name one of %1</source>
        <translation>请指定其中之一：%1</translation>
    </message>
    <message>
        <source>%1 cannot play by mjai: it is itself a program at a table</source>
        <translation>%1 不能通过 mjai 来打：它本身就是坐在桌上的程序</translation>
    </message>
    <message>
        <source>--tcp takes mjsonp://host:port/room, not &apos;%1&apos;</source>
        <translation>--tcp 的写法是 mjsonp://host:port/room，不能是“%1”</translation>
    </message>
    <message>
        <source>who plays, as in arena (default: the strongest); --list shows them</source>
        <translation>谁来打，写法同 arena（默认：最强者）；--list 列出全部</translation>
    </message>
    <message>
        <source>0..3, when start_game does not tell it</source>
        <translation>0..3，start_game 没有告知时使用</translation>
    </message>
    <message>
        <source>the same as SEAT</source>
        <translation>与 SEAT 相同</translation>
    </message>
    <message>
        <source>what the protocol does not tell (default tenhou_4p)</source>
        <translation>协议没有告知的规则（默认 tenhou_4p）</translation>
    </message>
    <message>
        <source>of the bot&apos;s own chance (default 1)</source>
        <translation>机器人自身的随机数（默认 1）</translation>
    </message>
    <message>
        <source>say nothing where there is nothing to say, instead of none</source>
        <translation>无话可说时不作声，而不是回答 none</translation>
    </message>
    <message>
        <source>join the server at mjsonp://host:port/room instead (port 11600, room default)</source>
        <translation>改为加入 mjsonp://host:port/room 的服务器（端口 11600，房间 default）</translation>
    </message>
    <message>
        <source>the name to join with (default: the bot&apos;s)</source>
        <translation>加入时所用的名字（默认：机器人的名字）</translation>
    </message>
    <message>
        <source>name the bots</source>
        <translation>列出机器人</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A bot&apos;s name, and how it plays</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第%1行：%2</translation>
    </message>
    <message>
        <source>cannot connect to %1: %2</source>
        <translation>无法连接到 %1：%2</translation>
    </message>
    <message>
        <source>the server at %1 does not say hello</source>
        <translation>%1 的服务器没有说 hello</translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 不带值</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 需要一个值</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not &apos;%4&apos;</source>
        <translation>%1 须为%2到%3的整数，不能是“%4”</translation>
    </message>
    <message>
        <source>replay recorded games and compare everything with the record</source>
        <translation>在牌桌上重演牌谱，并与记录逐一核对</translation>
    </message>
    <message>
        <source>Where a typed record contradicts itself, that is listed with the reason and does not count.
Exit status 1 when anything disagrees or a file cannot be read.</source>
        <translation>手工录入的牌谱自相矛盾之处会连同原因列出，不计入。
有不一致或无法读取的文件时，退出状态为 1。</translation>
    </message>
    <message>
        <source>tell what the choices of recorded games cost, and why</source>
        <translation>说明牌谱中各个选择损失了多少，以及为什么</translation>
    </message>
    <message>
        <source>A choice is judged by what its player could see. Losses are in final places and in points of the hand. What the judge only estimates is not judged.
Exit status 1 when a file cannot be read or played again.</source>
        <translation>选择按当事人当时所见来评判。损失以最终顺位和本局点数表示。只能粗估的不评判。
有无法读取或无法重演的文件时，退出状态为 1。</translation>
    </message>
    <message>
        <source>let players play matches against each other, and count what they do</source>
        <translation>让玩家相互对局，并统计其表现</translation>
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
        <translation>BOT 为
  ID 或 ID:option=value,option=value   内置机器人，或“random”
  mjai:COMMAND        会说 mjai 的程序；{seat} 变为 0..3。此词也可以是
                      mjai+tcp:（COMMAND 含 {url}）、mjai+batch: 或 mjai+hints:
  plugin:FILE#BOT     插件中的机器人（不写 #BOT 则为第一个）
  opponent:NAME       对手列表中的一个；opponent+trust:NAME 也允许
                      已导入但尚未许可的
检查未通过、内置机器人做出不合规则的动作或缺少某份时，退出状态为 1。</translation>
    </message>
    <message>
        <source>fit the figures that bots reckon with to games</source>
        <translation>用对局来拟合机器人计算所用的数值</translation>
    </message>
    <message>
        <source>One match in five is kept apart to judge by. The same games give the same file.</source>
        <translation>每五场留出一场用于评价。同样的对局得出同样的文件。</translation>
    </message>
    <message>
        <source>count how often each yaku is made in recorded games</source>
        <translation>统计牌谱中各役出现的频率</translation>
    </message>
    <message>
        <source>A game that lies in several files counts once; games with three players are counted apart, and a yaku only where the rules of the game have it.</source>
        <translation>出现在多个文件中的对局只计一次；三人对局分开统计，役只在对局规则有该役时统计。</translation>
    </message>
    <message>
        <source>what players do, in all measures, with intervals of 95 %</source>
        <translation>统计玩家的各项指标，并附95%区间</translation>
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
        <translation>不用 --player 时，所有座位合在一起统计。每个数值都附区间：比例用加宽 6% 的威尔逊区间，均值用按对局计算的学生 t 区间。不足 100 例的数值标有“?”。牌谱没有告知的（损失、运气）略去，而不记为 0。
--where 的 KEY=VALUE 如下，须同时满足：
  ruleset=ID  players=3|4  length=east|south|iichan|tonpeesen|tontonsen
  from=YYYY-MM-DD  to=YYYY-MM-DD  last=N  opponent=NAME  seat=0..3
  kind=live,coached,imported,branch,practice  tag=TAG
  wind=east|south|west|north  hand=1..8  dealer=yes|no
  place=1..4          本局开始时的顺位
  gap=LOW..HIGH       当时领先所有人的点数，或落后首位的点数
条件涉及各局时，只统计局的数据。--bots 生成窗口中用来对照的文件：每个内置机器人在每个座位上与俱乐部玩家对局。
有无法读取或无法证实的文件时，退出状态为 1。</translation>
    </message>
    <message>
        <source>keep an index of recorded games; find, export and annotate them</source>
        <translation>建立牌谱的索引；查找、导出并加注</translation>
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
        <translation>import 收入文件与文件夹；此后没有改动的略过，出现在多个文件中的对局只计一次。check 打开索引并计数。对牌谱只读不写。
QUERY 是须同时满足的条件 KEY:VALUE；OR 的结合较弱，括号用于分组，没有键的词在名字与备注中查找：
  对局的条件：ruleset date players length hands kind source path hash complete tag note has
  其中某一座位：player opponent place score
  该座位的某一局：wind dealer standing start yaku han fu limit points wait
  其中某一局面：position turn shanten riichi
例如   player:me place:1 date:2026-01..2026-03 (limit:&gt;=haneman OR yaku:chiitoitsu)
或     position:23s+6s turn:..6 shanten:&lt;=2 riichi:yes
值有误时会列出可用的值。MATCH 是列表中的编号或散列值的开头。tag、note 与 alias 没有添加内容时显示现有的。它们存放在索引旁的 matches.jsonl 与 players.jsonl 中；删除索引不影响它们。
有文件被拒绝或索引已损坏时，退出状态为 1。</translation>
    </message>
    <message>
        <source>score a winning hand: yaku, fu, payments</source>
        <translation>计算和牌的点数：役、符、支付</translation>
    </message>
    <message>
        <source>Exit status 1 when the hand is no win.</source>
        <translation>不是和牌时，退出状态为 1。</translation>
    </message>
    <message>
        <source>list the rulesets, or the options of one with their values</source>
        <translation>列出各规则，或某一规则的选项及其值</translation>
    </message>
    <message>
        <source>check files of lessons, or write out what they say</source>
        <translation>检查课程文件，或写出其中的文字</translation>
    </message>
    <message>
        <source>Exit status 1 when a file is no lesson.</source>
        <translation>有文件不是课程时，退出状态为 1。</translation>
    </message>
    <message>
        <source>play a seat at somebody else&apos;s table, by the mjai protocol</source>
        <translation>通过 mjai 协议在别人的桌上坐一个座位打牌</translation>
    </message>
    <message>
        <source>Events come on standard input, an object or a list of objects a line; each line is answered by one line on standard output, about its last event: the action, or {&quot;type&quot;:&quot;none&quot;}. Riichi and calls take two exchanges: reach, then the discard after the own reach event. The end of the input ends the program. can_act, possible_actions and cannot_dahai are heeded. What is wrong with a line goes to standard error; until the next hand every draw is then discarded.</source>
        <translation>事件来自标准输入，每行一个对象或一个对象列表；对每一行，就其最后一个事件在标准输出回答一行：动作，或 {&quot;type&quot;:&quot;none&quot;}。立直与鸣牌需要两个来回：先 reach，在自己的 reach 事件之后再切牌。输入结束，程序也就结束。遵守 can_act、possible_actions 与 cannot_dahai。行中的错误写到标准错误；此后直到下一局，一律摸切。</translation>
    </message>
    <message>
        <source>write this help as a manual page, or what a shell completes</source>
        <translation>把此帮助写成手册页，或写成 shell 的补全</translation>
    </message>
    <message>
        <source>janso-cli: riichi mahjong games and hands without a window</source>
        <translation>janso-cli：不用窗口处理立直麻将的牌谱与手牌</translation>
    </message>
    <message>
        <source>janso-cli COMMAND --help tells the options of a command, janso-cli --version the version</source>
        <translation>janso-cli COMMAND --help 说明某个命令的选项，janso-cli --version 显示版本</translation>
    </message>
    <message>
        <source>the output cannot be written</source>
        <translation>无法写入输出</translation>
    </message>
    <message>
        <source>janso-cli: there is no command &apos;%1&apos;; see janso-cli --help</source>
        <translation>janso-cli：没有命令“%1”；请看 janso-cli --help</translation>
    </message>
    <message>
        <source>nobody of that name or seat plays in it</source>
        <translation>这场对局中没有叫这个名字或坐这个座位的人</translation>
    </message>
    <message>
        <source>the record does not show enough for such worlds</source>
        <translation>牌谱的信息不足以得出这样的牌局</translation>
    </message>
    <message>
        <source>there is no choice but the best that could be compared</source>
        <translation>除最佳选择外，没有可比较的选择</translation>
    </message>
    <message>
        <source>--preset: &apos;%1&apos; is not strict, normal or mild</source>
        <translation>--preset：“%1”不是 strict、normal 或 mild</translation>
    </message>
    <message>
        <source>--bot: &apos;%1&apos; cannot price what it does not play; &apos;%2&apos; can</source>
        <translation>--bot：“%1”无法评价自己不会打的选择；“%2”可以</translation>
    </message>
    <message>
        <source>--rollout: &apos;%1&apos; is not H:E, a hand and an event</source>
        <translation>--rollout：“%1”不是 H:E，即局与事件</translation>
    </message>
    <message>
        <source>--worlds: &apos;%1&apos; is not hidden, hands or wall</source>
        <translation>--worlds：“%1”不是 hidden、hands 或 wall</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no built-in bot, nor one with settings of its own</source>
        <translation>%1：“%2”不是内置机器人，也不是改了设置的内置机器人</translation>
    </message>
    <message>
        <source>a record of any format that verify reads, a match that Janso has kept, or a folder of them; - is standard input</source>
        <translation>verify 能读的任何格式的牌谱、Janso 保存的对局，或其文件夹；- 为标准输入</translation>
    </message>
    <message>
        <source>only this seat, 0 = the first dealer</source>
        <translation>只看此座位，0 为起家</translation>
    </message>
    <message>
        <source>only the seats of this name</source>
        <translation>只看此名字的座位</translation>
    </message>
    <message>
        <source>from how much a loss has a name: strict, normal (default) or mild</source>
        <translation>损失到多少才有名称：strict、normal（默认）或 mild</translation>
    </message>
    <message>
        <source>who judges (default, and the only one that can: master)</source>
        <translation>谁来评判（默认，也是唯一能评判的：master）</translation>
    </message>
    <message>
        <source>the rules of games that do not hold their own (default: as the format tells)</source>
        <translation>未含规则的对局所用的规则（默认：按格式所示）</translation>
    </message>
    <message>
        <source>keep each review there, hand by hand; one that was broken off goes on</source>
        <translation>把复盘逐局保存在此处；中断的会继续</translation>
    </message>
    <message>
        <source>play the choices after event E of hand H (both as --json counts them) to the end of the hand by bots, with what was played and with the best, in worlds that the player could not tell apart</source>
        <translation>由机器人把第 H 局事件 E 之后的选择（两者都按 --json 的数法）打到该局结束，在当事人无法区分的牌局中比较实战与最佳选择</translation>
    </message>
    <message>
        <source>of a roll-out: hidden (default) deals anew all that the player had not seen; hands keeps the real hands and wall the real wall too, which judges nothing</source>
        <translation>推演时：hidden（默认）重新分配当事人没见过的全部牌；hands 保留真实手牌，wall 连真实牌山也保留，这两者不评判任何选择</translation>
    </message>
    <message>
        <source>who plays a roll-out to the end of the hand (default: club)</source>
        <translation>推演时谁来打到该局结束（默认：club）</translation>
    </message>
    <message>
        <source>and in the seat that chose (default: a light master)</source>
        <translation>以及坐在作选择的座位上的（默认：轻量的 master）</translation>
    </message>
    <message>
        <source>which worlds (default: 0)</source>
        <translation>哪些牌局（默认：0）</translation>
    </message>
    <message>
        <source>tell how far the losses are to be believed: play out N choices of each category, each with all of --pairs, and hold what comes of them against what was said</source>
        <translation>说明损失有多可信：每类打 N 个选择，每个都打满 --pairs，再把结果与所说的损失对照</translation>
    </message>
    <message>
        <source>with --trust: only of the choices that are called a loss, sure or suspected</source>
        <translation>与 --trust 同用：只看被称为损失的选择，无论确定还是存疑</translation>
    </message>
    <message>
        <source>one JSON object a line: for each game a head, its hands and its figures; with --trust each choice that was played out</source>
        <translation>每行一个 JSON 对象：每场对局有一个开头、各局与数据；用 --trust 时为每个打过的选择</translation>
    </message>
    <message>
        <source>--trust does not go with --rollout</source>
        <translation>--trust 不能与 --rollout 同用</translation>
    </message>
    <message>
        <source>--losses needs --trust</source>
        <translation>--losses 需要 --trust</translation>
    </message>
    <message>
        <source>--seat and --player cannot be used together</source>
        <translation>--seat 与 --player 不能同用</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1，第%2巡</translation>
    </message>
    <message>
        <source>  no choice could be judged</source>
        <translation>  没有可评判的选择</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1至%2</translation>
    </message>
    <message>
        <source>  accuracy %1; %2, %3 as the bot would</source>
        <translation>  准确度%1；%2，与机器人一致%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>  lost per choice: %1 ± %2 thousandths of a place, %3 points</source>
        <translation>  每次选择的损失：顺位的千分之%1 ± %2，%3点</translation>
    </message>
    <message>
        <source>  %1; %2 not judged</source>
        <extracomment>%1: &quot;3 inaccuracies, 2 mistakes and 1 blunder&quot;</extracomment>
        <translation>  %1；未评判%2</translation>
    </message>
    <message>
        <source>    %1: %2, %3 places lost</source>
        <translation>    %1：%2，损失顺位%3</translation>
    </message>
    <message>
        <source>  %1 points won, luck %2 (deal %3, draws %4, dora %5, ura %6), without it %7</source>
        <translation>  收支%1点，运气%2（配牌%3，摸牌%4，宝牌%5，里宝牌%6），去除运气后%7</translation>
    </message>
    <message>
        <source>  %1: %2; better %3: %4 places, %5 points (%6, %7, confidence %8)</source>
        <translation>  %1：%2；更好：%3：顺位%4，%5点（%6，%7，把握：%8）</translation>
    </message>
    <message numerus="yes">
        <source>    one plan over %Ln choice(s)</source>
        <translation>
            <numerusform>    同一方针下的%Ln个选择</numerusform>
        </translation>
    </message>
    <message>
        <source>worse</source>
        <translation>较差</translation>
    </message>
    <message>
        <source>better</source>
        <translation>较好</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相当</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未有定论</translation>
    </message>
    <message>
        <source>no world was found that fits the record</source>
        <translation>找不到符合牌谱的牌局</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>hardly any world fitted, so a riichi may wait for a tile of its own pond</source>
        <translation>几乎没有符合的牌局，所以也允许立直者听自己牌河里的牌</translation>
    </message>
    <message>
        <source>hardly any world fitted, so players may have let a win go</source>
        <translation>几乎没有符合的牌局，所以也允许有人曾经见逃</translation>
    </message>
    <message>
        <source>seat %1, %2</source>
        <translation>座位%1，%2</translation>
    </message>
    <message>
        <source>%1, seat %2: %3 against %4</source>
        <translation>%1，座位%2：%3对%4</translation>
    </message>
    <message numerus="yes">
        <source>  %1: %Ln pair(s), %2 ± %3 places, %4 ± %5 points</source>
        <translation>
            <numerusform>  %1：%Ln对，顺位%2 ± %3，%4 ± %5点</numerusform>
        </translation>
    </message>
    <message>
        <source>  evaluated: %1 places, %2 points</source>
        <translation>  评估：顺位%1，%2点</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>判定用</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>验证用</translation>
    </message>
    <message>
        <source>with the real hands, which judges nothing</source>
        <translation>用真实手牌，这不评判任何选择</translation>
    </message>
    <message>
        <source>what would have happened, which judges nothing</source>
        <translation>当时会发生的事，这不评判任何选择</translation>
    </message>
    <message>
        <source>  %1 (bot %2, seed %3, worlds %4)</source>
        <translation>  %1（机器人%2，种子%3，牌局版本%4）</translation>
    </message>
    <message>
        <source>%1: %2, slope %3 ± %4, spread %5; said %6, found %7 ± %8</source>
        <translation>%1：%2，斜率%3 ± %4，离散%5；所说%6，实测%7 ± %8</translation>
    </message>
    <message>
        <source>list the options of this ruleset, and the values that they may have</source>
        <translation>列出此规则的选项及可取的值</translation>
    </message>
    <message>
        <source>the ruleset as a file that every --rules can read</source>
        <translation>把规则写成任何 --rules 都能读的文件</translation>
    </message>
    <message>
        <source>%1 to %2, in steps of %3</source>
        <translation>%1到%2，步长%3</translation>
    </message>
    <message>
        <source>, or %1 for none</source>
        <translation>，或用%1表示无</translation>
    </message>
    <message>
        <source>name the ruleset that --json is to show</source>
        <translation>请指定 --json 要显示的规则</translation>
    </message>
    <message>
        <source>there is no ruleset &apos;%1&apos;, and no file of that name; there are: %2</source>
        <translation>没有规则“%1”，也没有此名的文件；现有：%2</translation>
    </message>
    <message>
        <source>--length is east or south, not &apos;%1&apos;</source>
        <translation>--length 为 east 或 south，不能是“%1”</translation>
    </message>
    <message>
        <source>%1: at most five indicators are turned</source>
        <translation>%1：最多翻开五张指示牌</translation>
    </message>
    <message>
        <source>%1: at most %2 tiles are turned</source>
        <translation>%1：最多翻开%2张牌</translation>
    </message>
    <message>
        <source>%1 is E, S, W or N, not &apos;%2&apos;</source>
        <translation>%1 为 E、S、W 或 N，不能是“%2”</translation>
    </message>
    <message>
        <source>%1 is E, S, W, N, P, F or C, not &apos;%2&apos;</source>
        <translation>%1 为 E、S、W、N、P、F 或 C，不能是“%2”</translation>
    </message>
    <message>
        <source>--wareme is a seat, as in &apos;S&apos; or &apos;Nx4&apos;, not &apos;%1&apos;</source>
        <translation>--wareme 是一个座位，如“S”或“Nx4”，不能是“%1”</translation>
    </message>
    <message>
        <source>--set takes option=value, not &apos;%1&apos;</source>
        <translation>--set 的写法是 option=value，不能是“%1”</translation>
    </message>
    <message>
        <source>there is no option &apos;%1&apos;</source>
        <translation>没有选项“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n value(s), not %2</source>
        <translation>
            <numerusform>%1 有%n个值，而不是%2个</numerusform>
        </translation>
    </message>
    <message>
        <source>concealed tiles like 123m406p789s1122z, winning tile last (0 = red five, 0z = marked haku)</source>
        <translation>手中的牌，如 123m406p789s1122z，和牌张放在最后（0 为赤五，0z 为带标记的白）</translation>
    </message>
    <message>
        <source>chi:123m pon:777z ankan:1111p daiminkan:2222s kakan:3333m; pon:777z&lt;S says who fed it (default: the seat before)</source>
        <translation>chi:123m pon:777z ankan:1111p daiminkan:2222s kakan:3333m；pon:777z&lt;S 表示鸣自谁（默认：上家）</translation>
    </message>
    <message>
        <source>self-draw (default: ron)</source>
        <translation>自摸（默认：荣和）</translation>
    </message>
    <message>
        <source>seat wind: E S W N (default E)</source>
        <translation>自风：E S W N（默认 E）</translation>
    </message>
    <message>
        <source>round wind: E S W N (default E; rounds of dragons P F C)</source>
        <translation>场风：E S W N（默认 E；三元牌之场 P F C）</translation>
    </message>
    <message>
        <source>who discarded (default: the seat before)</source>
        <translation>切牌者（默认：上家）</translation>
    </message>
    <message>
        <source>dora indicators</source>
        <translation>宝牌指示牌</translation>
    </message>
    <message>
        <source>ura dora indicators</source>
        <translation>里宝牌指示牌</translation>
    </message>
    <message>
        <source>the winner is in riichi</source>
        <translation>和牌者已立直</translation>
    </message>
    <message>
        <source>declared with the first discard</source>
        <translation>第一打立直</translation>
    </message>
    <message>
        <source>with the hand shown</source>
        <translation>亮出手牌立直</translation>
    </message>
    <message>
        <source>within a go-around of the riichi</source>
        <translation>立直后一巡之内</translation>
    </message>
    <message>
        <source>on the last tile of the wall</source>
        <translation>以牌山最后一张牌和牌</translation>
    </message>
    <message>
        <source>on the last discard</source>
        <translation>以最后一张弃牌和牌</translation>
    </message>
    <message>
        <source>on the replacement tile of a kan</source>
        <translation>以杠后的岭上牌和牌</translation>
    </message>
    <message>
        <source>on the tile that is added to a pon</source>
        <translation>荣和别人加杠的牌</translation>
    </message>
    <message>
        <source>the dealer&apos;s first draw</source>
        <translation>庄家的第一次摸牌</translation>
    </message>
    <message>
        <source>another&apos;s first draw</source>
        <translation>闲家的第一次摸牌</translation>
    </message>
    <message>
        <source>ron before the own first draw</source>
        <translation>在自己第一次摸牌之前荣和</translation>
    </message>
    <message>
        <source>who discarded is in riichi</source>
        <translation>切牌者已立直</translation>
    </message>
    <message>
        <source>who discarded has just made a kan</source>
        <translation>切牌者刚刚开杠</translation>
    </message>
    <message>
        <source>the discard declares riichi</source>
        <translation>切出的是立直宣言牌</translation>
    </message>
    <message>
        <source>Norths set aside (three players)</source>
        <translation>拔北的张数（三人）</translation>
    </message>
    <message>
        <source>ron on a North that is set aside</source>
        <translation>荣和被拔的北</translation>
    </message>
    <message>
        <source>counters that are paid</source>
        <translation>要付的本场</translation>
    </message>
    <message>
        <source>counters on the table</source>
        <translation>桌上的本场</translation>
    </message>
    <message>
        <source>riichi sticks on the table</source>
        <translation>桌上的立直棒</translation>
    </message>
    <message>
        <source>of the dealer, this one included (paa renchan)</source>
        <translation>庄家连庄数，含本局（八连庄）</translation>
    </message>
    <message>
        <source>the seat that counts double, or four times</source>
        <translation>点数翻倍或四倍的座位</translation>
    </message>
    <message>
        <source>tiles turned by arisu</source>
        <translation>爱丽丝翻开的牌</translation>
    </message>
    <message>
        <source>the discarder has a 7p (toriuchi)</source>
        <translation>放铳者有7p（打鸟）</translation>
    </message>
    <message>
        <source>ruleset, or a file of one as JSON (default basic_ariari)</source>
        <translation>规则，或 JSON 规则文件（默认 basic_ariari）</translation>
    </message>
    <message>
        <source>changes one option of it, as often as wanted</source>
        <translation>改变其中一个选项，次数不限</translation>
    </message>
    <message>
        <source>as a JSON object</source>
        <translation>输出 JSON 对象</translation>
    </message>
    <message>
        <source>%1: after &lt; stands the seat that fed it: E, S, W or N</source>
        <translation>%1：&lt; 之后写被鸣的座位：E、S、W 或 N</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no meld; melds are chi, pon, ankan, daiminkan and kakan</source>
        <translation>“%1”不是副露；副露有 chi、pon、ankan、daiminkan 与 kakan</translation>
    </message>
    <message>
        <source>%1: a %2 has %3 tiles, not %4</source>
        <translation>%1：%2 有%3张牌，而不是%4张</translation>
    </message>
    <message>
        <source>a hand has at most four melds</source>
        <translation>一手牌最多四组副露</translation>
    </message>
    <message>
        <source>%1: these tiles make no %2</source>
        <translation>%1：这些牌不成 %2</translation>
    </message>
    <message>
        <source>there are more %1 than a set has</source>
        <translation>%1 超过了一副牌的张数</translation>
    </message>
    <message>
        <source>name the tiles of the hand, the winning tile last</source>
        <translation>请指定手牌，和牌张放在最后</translation>
    </message>
    <message numerus="yes">
        <source>with %n meld(s) a hand has %1 concealed tiles, the winning one included, not %2</source>
        <translation>
            <numerusform>有%n组副露时，手中的牌连同和牌张为%1张，而不是%2张</numerusform>
        </translation>
    </message>
    <message>
        <source>an open hand cannot be in riichi</source>
        <translation>副露的手牌不能立直</translation>
    </message>
    <message>
        <source>ippatsu needs riichi</source>
        <translation>一发需要立直</translation>
    </message>
    <message>
        <source>nobody discards on a self-draw</source>
        <translation>自摸时没有人切牌</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>第%1列：%2</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>一发</translation>
    </message>
    <message>
        <source>ura dora</source>
        <translation>里宝牌</translation>
    </message>
    <message>
        <source>red fives</source>
        <translation>赤宝牌</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>役满</translation>
    </message>
    <message>
        <source>marked haku</source>
        <translation>带标记的白</translation>
    </message>
    <message>
        <source>arisu</source>
        <translation>爱丽丝</translation>
    </message>
    <message>
        <source>birds (toriuchi)</source>
        <translation>打鸟</translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n番</numerusform>
        </translation>
    </message>
    <message>
        <source>yakuman x %1</source>
        <translation>役满 x %1</translation>
    </message>
    <message>
        <source>the marked haku stands for %1</source>
        <translation>带标记的白当作%1</translation>
    </message>
    <message>
        <source>%1 fu  %2</source>
        <translation>%1符  %2</translation>
    </message>
    <message>
        <source>%1 fu  in all, rounded up to %2</source>
        <translation>%1符  合计，进位到%2符</translation>
    </message>
    <message>
        <source>%1 han %2 fu</source>
        <translation>%1番%2符</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1：%2点</translation>
    </message>
    <message>
        <source>base points: %1 fu x 2^(2 + %2) = %3</source>
        <translation>基本点：%1符 x 2^(2 + %2) = %3</translation>
    </message>
    <message>
        <source>base points: %1</source>
        <translation>基本点：%1</translation>
    </message>
    <message>
        <source>liable (pao)</source>
        <translation>包牌</translation>
    </message>
    <message>
        <source>its part beside the liable seat</source>
        <translation>包牌者之外的部分</translation>
    </message>
    <message>
        <source>%1 x %2 = %3</source>
        <translation>%1 x %2 = %3</translation>
    </message>
    <message>
        <source>, rounded up to %1</source>
        <translation>，进位到%1</translation>
    </message>
    <message>
        <source>; x %1 by wareme</source>
        <translation>；割目 x %1</translation>
    </message>
    <message numerus="yes">
        <source>; + %1 for %n counter(s)</source>
        <translation>
            <numerusform>；%n本场 + %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays %2  (%3)</source>
        <translation>%1付 %2  （%3）</translation>
    </message>
    <message>
        <source>%1 receives %2</source>
        <translation>%1得 %2</translation>
    </message>
    <message>
        <source>  (%1 of it from sticks)</source>
        <translation>  （其中供托 %1）</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) from each: %1</source>
        <translation>
            <numerusform>每家各付%n个筹码：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s): %1</source>
        <translation>
            <numerusform>%n个筹码：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 receives %n chip(s)</source>
        <translation>
            <numerusform>%1得%n个筹码</numerusform>
        </translation>
    </message>
    <message>
        <source>no win: the hand is not complete</source>
        <translation>没有和牌：手牌没有完成</translation>
    </message>
    <message>
        <source>no win: the hand has no yaku</source>
        <translation>没有和牌：没有役</translation>
    </message>
    <message>
        <source>no win: too few han</source>
        <translation>没有和牌：番数不足</translation>
    </message>
    <message>
        <source>recorded games or journals, or a folder of them</source>
        <translation>牌谱或对局记录，或其文件夹</translation>
    </message>
    <message>
        <source>count only this player&apos;s seats; several times: names of one player</source>
        <translation>只统计此玩家的座位；多次使用：同一玩家的各个名字</translation>
    </message>
    <message>
        <source>count only what meets this condition; several: all of them</source>
        <translation>只统计符合此条件的；多次使用：须全部符合</translation>
    </message>
    <message>
        <source>show only this measure; several times: these. The keys are those of --json</source>
        <translation>只显示此项；多次使用：只显示这些。键与 --json 的相同</translation>
    </message>
    <message>
        <source>show numerators and denominators</source>
        <translation>显示分子与分母</translation>
    </message>
    <message>
        <source>everything as one JSON object, shares from 0 to 1, with names and definitions</source>
        <translation>把全部内容写成一个 JSON 对象，比例为 0 到 1，附名称与定义</translation>
    </message>
    <message>
        <source>a measure a line, with commas between</source>
        <translation>每行一项，以逗号分隔</translation>
    </message>
    <message>
        <source>let each built-in bot play N matches, and count those</source>
        <translation>让每个内置机器人打 N 场，并加以统计</translation>
    </message>
    <message>
        <source>with --bots: only this one; several times: these</source>
        <translation>与 --bots 同用：只用此机器人；多次使用：只用这些</translation>
    </message>
    <message>
        <source>with --bots: the rules (basic_ariari)</source>
        <translation>与 --bots 同用：规则（basic_ariari）</translation>
    </message>
    <message>
        <source>with --bots: east or south (default: as in the ruleset)</source>
        <translation>与 --bots 同用：east 或 south（默认：按规则）</translation>
    </message>
    <message>
        <source>with --bots: review every choice too, for the losses by category; takes seconds a match</source>
        <translation>与 --bots 同用：也复盘每个选择，得出各类损失；每场需数秒</translation>
    </message>
    <message>
        <source>with --bots: of walls and bots (figures)</source>
        <translation>与 --bots 同用：牌山与机器人由此而定（figures）</translation>
    </message>
    <message>
        <source>with --bots: write their figures there</source>
        <translation>与 --bots 同用：把数据写到此处</translation>
    </message>
    <message>
        <source>where the tags of tag=TAG are (default: the user&apos;s own library)</source>
        <translation>tag=TAG 的标签所在（默认：用户自己的牌谱库）</translation>
    </message>
    <message>
        <source>use so many cores (all)</source>
        <translation>使用的核数（全部）</translation>
    </message>
    <message>
        <source>there is no bot &apos;%1&apos;</source>
        <translation>没有机器人“%1”</translation>
    </message>
    <message>
        <source>there is no measure &apos;%1&apos;</source>
        <translation>没有项目“%1”</translation>
    </message>
    <message>
        <source>--json and --csv exclude each other</source>
        <translation>--json 与 --csv 不能同用</translation>
    </message>
    <message>
        <source>--bots needs --out FILE, and no other files</source>
        <translation>--bots 需要 --out FILE，且不能有其他文件</translation>
    </message>
    <message>
        <source>--reviewed and --length go with --bots</source>
        <translation>--reviewed 与 --length 须与 --bots 同用</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln match(es)</source>
        <translation>
            <numerusform>%1/%Ln场对局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, from one seat each</source>
        <translation>%1，%2，每场一个座位</translation>
    </message>
    <message>
        <source>a file of mjlog, mjai, tenhou.net/6 JSON, paipu of Denno Mahjong, results of hands alone (a JSON object a line), or a match that Janso has kept, plain or gzip, or a folder of them; - is standard input</source>
        <translation>mjlog、mjai、天凤 tenhou.net/6 JSON、电脑麻将的牌谱、只有各局结果的文件（每行一个 JSON 对象），或 Janso 保存的对局，原样或 gzip 压缩，或其文件夹；- 为标准输入</translation>
    </message>
    <message>
        <source>the record contradicts itself</source>
        <translation>牌谱自相矛盾</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>略过</translation>
    </message>
    <message>
        <source>%1: %2 (%3 to the end), %4, %5, %6, %7 checked in %8 s</source>
        <extracomment>What was checked, each with its number: files, games, hands, wins, draws, events</extracomment>
        <translation>%1：%2（到终局%3），%4，%5，%6，%7，检查用时%8秒</translation>
    </message>
    <message>
        <source>%1 of another table: %2</source>
        <translation>别种牌桌的%1：%2</translation>
    </message>
    <message>
        <source>%1 skipped: %2</source>
        <translation>略过%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>a record contradicts itself %Ln time(s)</source>
        <translation>
            <numerusform>牌谱自相矛盾%Ln处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disagreement(s), %1 unreadable, %2 skipped</source>
        <translation>
            <numerusform>不一致%Ln处，无法读取%1，略过%2</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no file in these folders</source>
        <translation>这些文件夹中没有文件</translation>
    </message>
    <message>
        <source>there is no condition &apos;%1&apos;; there are: %2</source>
        <translation>没有条件“%1”；现有：%2</translation>
    </message>
    <message>
        <source>with --trust: tell instead how often two roll-outs of a choice, in other worlds and each as far as it needs, say the opposite</source>
        <translation>与 --trust 同用：改为说明同一选择在不同世界里各打到足够为止的两次模拟，有多少次得出相反的结论</translation>
    </message>
    <message>
        <source>--twice needs --trust, and does not go with --json</source>
        <translation>--twice 需要 --trust，且不能与 --json 同用</translation>
    </message>
    <message>
        <source>%1 rolled out twice: %2 clear and alike, %3 clear once only, %4 clear never, %5 clear once and found equal once, %6 contradictory</source>
        <extracomment>%1: choices, with their number; the others are numbers of them</extracomment>
        <translation>%1各模拟两次：明确且一致 %2，仅一次明确 %3，两次都不明确 %4，一次明确一次相当 %5，矛盾 %6</translation>
    </message>
    <message>
        <source>recorded games, or a folder of them; hanchan are taken</source>
        <translation>牌谱，或其文件夹；取半庄</translation>
    </message>
    <message>
        <source>games of so many, for their tables (default 4)</source>
        <translation>取这么多人的对局，做其表格（默认 4）</translation>
    </message>
    <message>
        <source>let this bot play all seats as well</source>
        <translation>另让此机器人坐满所有座位来打</translation>
    </message>
    <message>
        <source>only these, separated by commas: waits, tenpai, loss, ron, deeds, race; of three players flow and places as well</source>
        <translation>只做这些，以逗号分隔：waits、tenpai、loss、ron、deeds、race；三人时另有 flow 和 places</translation>
    </message>
    <message>
        <source>%1 in seat %2: %3</source>
        <extracomment>%1: a player, %3: what went wrong with it</extracomment>
        <translation>%1（座位%2）：%3</translation>
    </message>
    <message>
        <source>%1 cannot be written: it is a folder</source>
        <translation>无法写入 %1：这是一个文件夹</translation>
    </message>
    <message>
        <source>instead of all this, what the second choices of a built-in bot bring beside what it says of them: its first and its second are played out, by the other bot if there is one, and told by the kind of choice (rules as with --regret)</source>
        <translation>改为：将某个内置机器人的次选实际带来的与它自己的估计并列：首选与次选都打到底（若指定了另一个机器人，则由它续打），按选择的种类列出（规则同 --regret）</translation>
    </message>
    <message>
        <source>--second takes one bot, and one that goes on, as in master,club</source>
        <translation>--second 取一个机器人和一个续打的机器人，如 master,club</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no built-in bot, or cannot take these options</source>
        <translation>%1：“%2”不是内置机器人，或不接受这些选项</translation>
    </message>
    <message>
        <source>--walls belongs to --regret and --second</source>
        <translation>--walls 须与 --regret 或 --second 同用</translation>
    </message>
    <message>
        <source>points won a match</source>
        <translation>每场赢得的点数</translation>
    </message>
    <message>
        <source>%1 does not say what else it weighed</source>
        <translation>%1 不说明它还考虑过什么</translation>
    </message>
    <message>
        <source>said</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>brought</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>final points of the second choice of %1 above its first, %2 going on, among %3: %4, %5 a choice; ± is one standard error</source>
        <extracomment>%1 to %3: bots; %4: matches, %5: walls, with their number</extracomment>
        <translation>%1的次选高出首选的最终点数，由%2续打，其余座位为%3：%4，每个选择%5；±为一倍标准误</translation>
    </message>
    <message>
        <source>nearer than the other</source>
        <translation>比另一选择更近</translation>
    </message>
    <message>
        <source>as near</source>
        <translation>同样近</translation>
    </message>
    <message>
        <source>farther than the other</source>
        <translation>比另一选择更远</translation>
    </message>
    <message>
        <source>not two discards</source>
        <translation>并非两种切牌</translation>
    </message>
    <message>
        <source>tell what a bot would win that thinks: play the first and the second choice of the judge out at N choices, each with all of --pairs; half of the worlds choose, and the other half and the real hands say what that won</source>
        <translation>说明会思考的机器人能赢得什么：在N个选择上，将评判者的首选与次选各按--pairs的数目打到底；用一半的牌局来选，用另一半和真实的手牌来衡量所得</translation>
    </message>
    <message>
        <source>--think does not go with --trust, --rollout, --worlds or --json</source>
        <translation>--think 不能与 --trust、--rollout、--worlds 或 --json 同用</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>second above first</source>
        <translation>次选高出首选</translation>
    </message>
    <message>
        <source>spread of it</source>
        <translation>其离散程度</translation>
    </message>
    <message>
        <source>won by thinking</source>
        <translation>思考所得</translation>
    </message>
    <message>
        <source>by the true hands</source>
        <translation>按真实手牌</translation>
    </message>
    <message>
        <source>worlds to play at the most (default: 1000)</source>
        <translation>最多打多少种牌局（默认：1000）</translation>
    </message>
    <message>
        <source>places a choice, more is better: %1, %2 worlds each; ± is one standard error</source>
        <extracomment>%1: choices, with their number; %2: a number</extracomment>
        <translation>每个选择的顺位，越大越好：%1，各%2种牌局；±为一倍标准误</translation>
    </message>
</context>
</TS>

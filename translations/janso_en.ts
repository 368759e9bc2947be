<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BranchTexts</name>
    <message numerus="yes">
        <source>Move the branch at %1 to the trash, along with %Ln branch(es) that start from it?</source>
        <translation>
            <numerusform>Move the branch at %1 to the trash, along with the branch that starts from it?</numerusform>
            <numerusform>Move the branch at %1 to the trash, along with %Ln branches that start from it?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CenterItem</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>unseen tiles that help</comment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-shanten</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>%n-shanten</numerusform>
            <numerusform>%n-shanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-shanten</source>
        <comment>tiles that the hand lacks, in a narrow list</comment>
        <translation>
            <numerusform>%n-shanten</numerusform>
            <numerusform>%n-shanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) improve your hand</source>
        <translation>
            <numerusform>%n tile improves your hand</numerusform>
            <numerusform>%n tiles improve your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more than if you discard %2</source>
        <translation>
            <numerusform>%1, %n more than if you discard %2</numerusform>
            <numerusform>%1, %n more than if you discard %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n unseen</numerusform>
            <numerusform>%n unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the closest yaku is %2, which needs %n more tile(s)</source>
        <extracomment>After what a hand without yaku waits for: the yaku to go for, the tiles that it lacks</extracomment>
        <translation>
            <numerusform>%1; the closest yaku is %2, which needs %n more tile</numerusform>
            <numerusform>%1; the closest yaku is %2, which needs %n more tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after the call the closest [[yaku]] would be %1, which needs %n more tile(s)</source>
        <translation>
            <numerusform>after the call the closest [[yaku]] would be %1, which needs %n more tile</numerusform>
            <numerusform>after the call the closest [[yaku]] would be %1, which needs %n more tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you call this, the closest [[yaku]] is %1, which needs %n more tile(s). Without a yaku you can&apos;t win.</source>
        <translation>
            <numerusform>If you call this, the closest [[yaku]] is %1, which needs %n more tile. Without a yaku you can&apos;t win.</numerusform>
            <numerusform>If you call this, the closest [[yaku]] is %1, which needs %n more tiles. Without a yaku you can&apos;t win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The closest [[yaku]] is %1, which needs %n more tile(s).</source>
        <translation>
            <numerusform>The closest [[yaku]] is %1, which needs %n more tile.</numerusform>
            <numerusform>The closest [[yaku]] is %1, which needs %n more tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachUseTexts</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>danger shown for %n decision(s)</source>
        <translation>
            <numerusform>danger shown for %n decision</numerusform>
            <numerusform>danger shown for %n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedSentences</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hands</source>
        <translation>
            <numerusform>%Ln hand</numerusform>
            <numerusform>%Ln hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished matches</source>
        <translation>
            <numerusform>%n unfinished match</numerusform>
            <numerusform>%n unfinished matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable files</source>
        <translation>
            <numerusform>%n unreadable file</numerusform>
            <numerusform>%n unreadable files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of other types</source>
        <translation>
            <numerusform>%n match of another type</numerusform>
            <numerusform>%n matches of other types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The filters hide all of your %Ln matches.</source>
        <translation>
            <numerusform>The filters hide your only match.</numerusform>
            <numerusform>The filters hide all of your %Ln matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches are not finished yet.</source>
        <translation>
            <numerusform>%Ln match is not finished yet.</numerusform>
            <numerusform>%Ln matches are not finished yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillShapeTexts</name>
    <message numerus="yes">
        <source>Chiitoitsu: 6 minus 1 for each pair, plus %n because the hand has too few different tiles, is %1.</source>
        <translation>
            <numerusform>Chiitoitsu: 6 minus 1 for each pair, plus %n because the hand has too few different tiles, is %1.</numerusform>
            <numerusform>Chiitoitsu: 6 minus 1 for each pair, plus %n because the hand has too few different tiles, is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n tile(s) left</source>
        <translation>
            <numerusform>%1: %2, %n tile left</numerusform>
            <numerusform>%1: %2, %n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand waits on %1: %n tile(s) left in all.</source>
        <translation>
            <numerusform>The hand waits on %1: %n tile left in all.</numerusform>
            <numerusform>The hand waits on %1: %n tiles left in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %1: %2, %n tile(s)</source>
        <comment>discard, how far from tenpai</comment>
        <translation>
            <numerusform>Discard %1: %2, %n tile</numerusform>
            <numerusform>Discard %1: %2, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; keeps %n dora</source>
        <translation>
            <numerusform>; keeps %n dora</numerusform>
            <numerusform>; keeps %n dora</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillTableTexts</name>
    <message numerus="yes">
        <source>; %1, %n tile(s)</source>
        <comment>how far from tenpai, tiles that help</comment>
        <translation>
            <numerusform>; %1, %n tile</numerusform>
            <numerusform>; %1, %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillTexts</name>
    <message numerus="yes">
        <source>%n [[kita|North(s) set aside]].</source>
        <translation>
            <numerusform>%n [[kita|North set aside]].</numerusform>
            <numerusform>%n [[kita|Norths set aside]].</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillWinTexts</name>
    <message numerus="yes">
        <source>%1: %n han</source>
        <translation>
            <numerusform>%1: %n han</numerusform>
            <numerusform>%1: %n han</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fu</source>
        <translation>
            <numerusform>%1: %n fu</numerusform>
            <numerusform>%1: %n fu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Total: %n han.</source>
        <translation>
            <numerusform>Total: %n han.</numerusform>
            <numerusform>Total: %n han.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstTurnTexts</name>
    <message numerus="yes">
        <source>Discard %1: then any of %n tile(s) brings you closer to a win.</source>
        <translation>
            <numerusform>Discard %1: then %n tile brings you closer to a win.</numerusform>
            <numerusform>Discard %1: then any of %n tiles brings you closer to a win.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuessTexts</name>
    <message numerus="yes">
        <source>Places lost per 100 decisions, over %Ln judged decision(s):</source>
        <translation>
            <numerusform>Places lost per 100 decisions, over %Ln judged decision:</numerusform>
            <numerusform>Places lost per 100 decisions, over %Ln judged decisions:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandTexts</name>
    <message numerus="yes">
        <source>%1 gets %n chip(s).</source>
        <translation>
            <numerusform>%1 gets %n chip.</numerusform>
            <numerusform>%1 gets %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>including %1 for %n [[honba]]</source>
        <translation>
            <numerusform>including %1 for %n [[honba]]</numerusform>
            <numerusform>including %1 for %n [[honba]]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 each for %n [[honba]]</source>
        <translation>
            <numerusform>+ %1 each for %n [[honba]]</numerusform>
            <numerusform>+ %1 each for %n [[honba]]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 for %n [[honba]]</source>
        <translation>
            <numerusform>+ %1 for %n [[honba]]</numerusform>
            <numerusform>+ %1 for %n [[honba]]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n [[riichibou|riichi stick(s)]] (%1)</source>
        <translation>
            <numerusform>+ %n [[riichibou|riichi stick]] (%1)</numerusform>
            <numerusform>+ %n [[riichibou|riichi sticks]] (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <comment>in the library</comment>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new match(es)</source>
        <translation>
            <numerusform>%Ln new match</numerusform>
            <numerusform>%Ln new matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) extended</source>
        <comment>of matches that were known in part</comment>
        <translation>
            <numerusform>%Ln record extended</numerusform>
            <numerusform>%Ln records extended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already known</source>
        <comment>files or matches</comment>
        <translation>
            <numerusform>%Ln already known</numerusform>
            <numerusform>%Ln already known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) to the trash? The matches in them will be removed from the library.</source>
        <translation>
            <numerusform>Move %Ln file to the trash? The matches in it will be removed from the library.</numerusform>
            <numerusform>Move %Ln files to the trash? The matches in them will be removed from the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the file %1 to the trash? The %Ln match(es) in it will be removed from the library.</source>
        <translation>
            <numerusform>Move the file %1 to the trash? The match in it will be removed from the library.</numerusform>
            <numerusform>Move the file %1 to the trash? The %Ln matches in it will be removed from the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s)</source>
        <comment>of a search</comment>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exports the original file(s) of %Ln match(es) unchanged, including names, dates, ratings and chat. Tags and notes are not exported.</source>
        <translation>
            <numerusform>Exports the original file of %Ln match unchanged, including names, dates, ratings and chat. Tags and notes are not exported.</numerusform>
            <numerusform>Exports the original files of %Ln matches unchanged, including names, dates, ratings and chat. Tags and notes are not exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) with all moves, each in its own file.</source>
        <translation>
            <numerusform>%Ln match with all moves, in its own file.</numerusform>
            <numerusform>%Ln matches with all moves, each in its own file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One table with each player&apos;s places, scores and statistics from %Ln match(es).</source>
        <translation>
            <numerusform>One table with each player&apos;s place, score and statistics from %Ln match.</numerusform>
            <numerusform>One table with each player&apos;s places, scores and statistics from %Ln matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s), at most one per player per hand.</source>
        <translation>
            <numerusform>%Ln position, at most one per player per hand.</numerusform>
            <numerusform>%Ln positions, at most one per player per hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was your turn in %Ln of these positions. Averages show the points gained in the hand.</source>
        <translation>
            <numerusform>It was your turn in %Ln of these positions. Averages show the points gained in the hand.</numerusform>
            <numerusform>It was your turn in %Ln of these positions. Averages show the points gained in the hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasureTexts</name>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n han</numerusform>
            <numerusform>%n han</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message numerus="yes">
        <source>The final scores include %n leftover riichi stick(s): %1.</source>
        <translation>
            <numerusform>The final scores include the leftover riichi stick: %1.</numerusform>
            <numerusform>The final scores include %n leftover riichi sticks: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaymentTexts</name>
    <message numerus="yes">
        <source>%n honba: %1 pays %2 more</source>
        <translation>
            <numerusform>%n honba: %1 pays %2 more</numerusform>
            <numerusform>%n honba: %1 pays %2 more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n honba: each payer pays %1 more</source>
        <translation>
            <numerusform>%n honba: each payer pays %1 more</numerusform>
            <numerusform>%n honba: each payer pays %1 more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n riichi stick(s) from the table, 1,000 each</source>
        <translation>
            <numerusform>%n riichi stick from the table, 1,000 each</numerusform>
            <numerusform>%n riichi sticks from the table, 1,000 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n more dora</source>
        <translation>
            <numerusform>With %n more dora</numerusform>
            <numerusform>With %n more dora</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message numerus="yes">
        <source>%n ways</source>
        <comment>a call that can be made in several ways</comment>
        <translation>
            <numerusform>one way</numerusform>
            <numerusform>%n ways</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonTexts</name>
    <message numerus="yes">
        <source>You can&apos;t make a [[kan]]: %n kan(s) have been made in this hand, which is the maximum.</source>
        <translation>
            <numerusform>You can&apos;t make a [[kan]]: %n kan has been made in this hand, which is the maximum.</numerusform>
            <numerusform>You can&apos;t make a [[kan]]: %n kans have been made in this hand, which is the maximum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need a [[tenpai]] hand for [[riichi]]. Yours is %n tiles from tenpai.</source>
        <translation>
            <numerusform>You need a [[tenpai]] hand for [[riichi]]. Yours is %n tile from tenpai.</numerusform>
            <numerusform>You need a [[tenpai]] hand for [[riichi]]. Yours is %n tiles from tenpai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 doesn&apos;t complete your hand, which is %n tile(s) from [[tenpai]].</source>
        <translation>
            <numerusform>%1 doesn&apos;t complete your hand, which is %n tile from [[tenpai]].</numerusform>
            <numerusform>%1 doesn&apos;t complete your hand, which is %n tiles from [[tenpai]].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand is %n tile(s) from [[tenpai]]; only a tenpai hand can win.</source>
        <translation>
            <numerusform>Your hand is %n tile from [[tenpai]]; only a tenpai hand can win.</numerusform>
            <numerusform>Your hand is %n tiles from [[tenpai]]; only a tenpai hand can win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To [[kan]] %1 you need 3 copies in your hand; you have %n.</source>
        <translation>
            <numerusform>To [[kan]] %1 you need 3 copies in your hand; you have %n.</numerusform>
            <numerusform>To [[kan]] %1 you need 3 copies in your hand; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To [[pon]] %1 you need 2 copies in your hand; you have %n.</source>
        <translation>
            <numerusform>To [[pon]] %1 you need 2 copies in your hand; you have %n.</numerusform>
            <numerusform>To [[pon]] %1 you need 2 copies in your hand; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n left)</source>
        <translation>
            <numerusform>%1 (%n left)</numerusform>
            <numerusform>%1 (%n left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n honba on, these rules require %1.</source>
        <translation>
            <numerusform>From %n honba on, these rules require %1.</numerusform>
            <numerusform>From %n honba on, these rules require %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>tiles that a player waits for</comment>
        <translation>
            <numerusform>%n unseen</numerusform>
            <numerusform>%n unseen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewSummaryTexts</name>
    <message numerus="yes">
        <source>%Ln discard(s) took the hand further from a win.</source>
        <translation>
            <numerusform>%Ln discard took the hand further from a win.</numerusform>
            <numerusform>%Ln discards took the hand further from a win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clear mistake(s).</source>
        <translation>
            <numerusform>%Ln clear mistake.</numerusform>
            <numerusform>%Ln clear mistakes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clear mistake(s), the worst in %1.</source>
        <extracomment>%1: &quot;East 3&quot;</extracomment>
        <translation>
            <numerusform>%Ln clear mistake, in %1.</numerusform>
            <numerusform>%Ln clear mistakes, the worst in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln useful tile(s) instead of %1.</source>
        <translation>
            <numerusform>%Ln useful tile instead of %1.</numerusform>
            <numerusform>%Ln useful tiles instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s) would have helped.</source>
        <extracomment>Tiles that would have brought the hand nearer after the better discard</extracomment>
        <translation>
            <numerusform>%Ln tile would have helped.</numerusform>
            <numerusform>%Ln tiles would have helped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no clear mistakes, but %Ln questionable decision(s).</source>
        <translation>
            <numerusform>no clear mistakes, but %Ln questionable decision.</numerusform>
            <numerusform>no clear mistakes, but %Ln questionable decisions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewTexts</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <comment>of tiles</comment>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>but wins %n fewer hand(s) in 100</source>
        <translation>
            <numerusform>but wins %n fewer hand in 100</numerusform>
            <numerusform>but wins %n fewer hands in 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>total for %n decision(s) in one plan</source>
        <translation>
            <numerusform>total for %n decision in one plan</numerusform>
            <numerusform>total for %n decisions in one plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, over %Ln match(es)</source>
        <translation>
            <numerusform>%1, over %Ln match</numerusform>
            <numerusform>%1, over %Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other bot(s)</source>
        <translation>
            <numerusform>%Ln other bot</numerusform>
            <numerusform>%Ln other bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) that may be worse</source>
        <translation>
            <numerusform>%n decision that may be worse</numerusform>
            <numerusform>%n decisions that may be worse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (%3 to %4) places per 100 decisions, over %Ln decision(s).</source>
        <extracomment>%1: a bot; %2: a mean; %3 and %4: its interval</extracomment>
        <translation>
            <numerusform>%1: %2 (%3 to %4) places per 100 decisions, over %Ln decision.</numerusform>
            <numerusform>%1: %2 (%3 to %4) places per 100 decisions, over %Ln decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bots&apos; figures are averages over at least %Ln East-only match(es) each, played by Janso %2 under the rules “%1”.</source>
        <extracomment>%1: rules, %2: the version of the program</extracomment>
        <translation>
            <numerusform>The bots&apos; figures are averages over at least %Ln East-only match each, played by Janso %2 under the rules “%1”.</numerusform>
            <numerusform>The bots&apos; figures are averages over at least %Ln East-only matches each, played by Janso %2 under the rules “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bots&apos; figures are averages over at least %Ln match(es) each, played by Janso %2 under the rules “%1”.</source>
        <translation>
            <numerusform>The bots&apos; figures are averages over at least %Ln match each, played by Janso %2 under the rules “%1”.</numerusform>
            <numerusform>The bots&apos; figures are averages over at least %Ln matches each, played by Janso %2 under the rules “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RolloutTexts</name>
    <message numerus="yes">
        <source>%n simulated deal(s)</source>
        <translation>
            <numerusform>%n simulated deal</numerusform>
            <numerusform>%n simulated deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated deal(s) so far: %1</source>
        <extracomment>%1: how the played action compares with the other</extracomment>
        <translation>
            <numerusform>%n simulated deal so far: %1</numerusform>
            <numerusform>%n simulated deals so far: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %n earlier simulated deal(s) that decided this verdict, the difference in places was more than twice its standard error.</source>
        <translation>
            <numerusform>In the %n earlier simulated deal that decided this verdict, the difference in places was more than twice its standard error.</numerusform>
            <numerusform>In the %n earlier simulated deals that decided this verdict, the difference in places was more than twice its standard error.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln honba</source>
        <translation>
            <numerusform>%Ln honba</numerusform>
            <numerusform>%Ln honba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln han</source>
        <translation>
            <numerusform>%Ln han</numerusform>
            <numerusform>%Ln han</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fu</source>
        <translation>
            <numerusform>%Ln fu</numerusform>
            <numerusform>%Ln fu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chip(s)</source>
        <translation>
            <numerusform>%Ln chip</numerusform>
            <numerusform>%Ln chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kan(s)</source>
        <translation>
            <numerusform>%Ln kan</numerusform>
            <numerusform>%Ln kans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln yakuman</source>
        <translation>
            <numerusform>%Ln yakuman</numerusform>
            <numerusform>%Ln yakuman</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s)</source>
        <translation>
            <numerusform>%Ln win</numerusform>
            <numerusform>%Ln wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesetNames</name>
    <message numerus="yes">
        <source>East-only match (%n hands)</source>
        <translation>
            <numerusform>East-only match (%n hand)</numerusform>
            <numerusform>East-only match (%n hands)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesetSummary</name>
    <message numerus="yes">
        <source>%n red five(s)</source>
        <translation>
            <numerusform>%n red five</numerusform>
            <numerusform>%n red fives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n optional yaku</source>
        <translation>
            <numerusform>%n optional yaku</numerusform>
            <numerusform>%n optional yaku</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%n match(es) still to come</source>
        <translation>
            <numerusform>%n match still to come</numerusform>
            <numerusform>%n matches still to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatMarks</name>
    <message numerus="yes">
        <source>%n yakitori markers.</source>
        <translation>
            <numerusform>%n yakitori marker.</numerusform>
            <numerusform>%n yakitori markers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsCharts</name>
    <message numerus="yes">
        <source>Moving average, half-life %n matches</source>
        <translation>
            <numerusform>Moving average, half-life %n match</numerusform>
            <numerusform>Moving average, half-life %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TilesItem</name>
    <message numerus="yes">
        <source>%1, North(s) set aside: %n</source>
        <translation>
            <numerusform>%1, North set aside: %n</numerusform>
            <numerusform>%1, Norths set aside: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitsTexts</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>unseen ones among the waits</comment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the best discard your hand is %n tile(s) from tenpai.</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>After the best discard your hand is %n tile from tenpai.</numerusform>
            <numerusform>After the best discard your hand is %n tiles from tenpai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand is %n tile(s) from tenpai.</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>Your hand is %n tile from tenpai.</numerusform>
            <numerusform>Your hand is %n tiles from tenpai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more discard(s) keep you tenpai</source>
        <translation>
            <numerusform>%n more discard keeps you tenpai</numerusform>
            <numerusform>%n more discards keep you tenpai</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchTexts</name>
    <message numerus="yes">
        <source>You&apos;re %n event(s) behind the live match.</source>
        <translation>
            <numerusform>You&apos;re %n event behind the live match.</numerusform>
            <numerusform>You&apos;re %n events behind the live match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n honba</source>
        <translation>
            <numerusform>%n honba</numerusform>
            <numerusform>%n honba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n riichi stick(s)</source>
        <translation>
            <numerusform>%n riichi stick</numerusform>
            <numerusform>%n riichi sticks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YakuAnswerTexts</name>
    <message numerus="yes">
        <source>%n left.</source>
        <translation>
            <numerusform>%n left.</numerusform>
            <numerusform>%n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) away with calls.</source>
        <translation>
            <numerusform>%n tile away with calls.</numerusform>
            <numerusform>%n tiles away with calls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <translation>
            <numerusform>You have %n.</numerusform>
            <numerusform>You have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would add more (%n left).</source>
        <translation>
            <numerusform>%1 would add more (%n left).</numerusform>
            <numerusform>%1 would add more (%n left).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand needs %n more tile(s).</source>
        <translation>
            <numerusform>Your hand needs %n more tile.</numerusform>
            <numerusform>Your hand needs %n more tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) away.</source>
        <translation>
            <numerusform>%n tile away.</numerusform>
            <numerusform>%n tiles away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YakuRules</name>
    <message numerus="yes">
        <source>The tile set has %n red five(s).</source>
        <translation>
            <numerusform>The tile set has one red five.</numerusform>
            <numerusform>The tile set has %n red fives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n tile(s) must be left in the wall.</source>
        <translation>
            <numerusform>At least one tile must be left in the wall.</numerusform>
            <numerusform>At least %n tiles must be left in the wall.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is always worth %n fu.</source>
        <translation>
            <numerusform>It is always worth %n fu.</numerusform>
            <numerusform>It is always worth %n fu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your seat wind is also the round wind, a pair of it is worth %n fu.</source>
        <translation>
            <numerusform>If your seat wind is also the round wind, a pair of it is worth %n fu.</numerusform>
            <numerusform>If your seat wind is also the round wind, a pair of it is worth %n fu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n han</numerusform>
            <numerusform>%n han</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n or more win(s) in a row.</source>
        <translation>
            <numerusform>It takes %n or more wins in a row.</numerusform>
            <numerusform>It takes %n or more wins in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n or more honba on the table; after the win, the next player becomes dealer.</source>
        <translation>
            <numerusform>It takes %n or more honba on the table; after the win, the next player becomes dealer.</numerusform>
            <numerusform>It takes %n or more honba on the table; after the win, the next player becomes dealer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YakuSheet</name>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n han</numerusform>
            <numerusform>%n han</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) tenpai</source>
        <translation>
            <numerusform>%n player tenpai</numerusform>
            <numerusform>%n players tenpai</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::GuessBar</name>
    <message numerus="yes">
        <source>Guesses: %Ln</source>
        <translation>
            <numerusform>Guesses: %Ln</numerusform>
            <numerusform>Guesses: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::LibraryModel</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::LibraryTransfers</name>
    <message numerus="yes">
        <source>%Ln file(s) s&amp;kipped: why?</source>
        <extracomment>Button next to the result of an import</extracomment>
        <translation>
            <numerusform>%Ln file s&amp;kipped: why?</numerusform>
            <numerusform>%Ln files s&amp;kipped: why?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::NamesDialog</name>
    <message numerus="yes">
        <source>%Ln more name(s): type to find them.</source>
        <translation>
            <numerusform>%Ln more name: type to find it.</numerusform>
            <numerusform>%Ln more names: type to find them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::NotesPanel</name>
    <message numerus="yes">
        <source>Tags and notes for the %Ln selected match(es)</source>
        <translation>
            <numerusform>Tags and notes for the %Ln selected match</numerusform>
            <numerusform>Tags and notes for the %Ln selected matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::OpponentTrialPanel</name>
    <message numerus="yes">
        <source>Playing: %n decision(s) so far</source>
        <translation>
            <numerusform>Playing: %n decision so far</numerusform>
            <numerusform>Playing: %n decisions so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::OpponentsDialog</name>
    <message numerus="yes">
        <source>Remove %n opponents? Matches they already play in aren&apos;t affected.</source>
        <translation>
            <numerusform>Remove %n opponent? Matches it already plays in aren&apos;t affected.</numerusform>
            <numerusform>Remove %n opponents? Matches they already play in aren&apos;t affected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RecordCard</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hands</source>
        <translation>
            <numerusform>%Ln hand</numerusform>
            <numerusform>%Ln hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln wins</source>
        <translation>
            <numerusform>%Ln win</numerusform>
            <numerusform>%Ln wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln yaku won</source>
        <translation>
            <numerusform>%Ln yaku won</numerusform>
            <numerusform>%Ln yaku won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RefusedDialog</name>
    <message numerus="yes">
        <source>%Ln file(s) could not be imported completely:</source>
        <translation>
            <numerusform>%Ln file could not be imported completely:</numerusform>
            <numerusform>%Ln files could not be imported completely:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RetryDesk</name>
    <message numerus="yes">
        <source>%n position(s) can&apos;t be practiced today: the matches or their reviews were moved or deleted.</source>
        <translation>
            <numerusform>%n position can&apos;t be practiced today: the match or its review was moved or deleted.</numerusform>
            <numerusform>%n positions can&apos;t be practiced today: the matches or their reviews were moved or deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RetryPage</name>
    <message numerus="yes">
        <source>%1 of %n found on the first try.</source>
        <translation>
            <numerusform>%1 of %n found on the first try.</numerusform>
            <numerusform>%1 of %n found on the first try.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::ReviewPage</name>
    <message numerus="yes">
        <source>All %Ln step(s) back…</source>
        <extracomment>Opens the list of all discards that took the hand further from a win</extracomment>
        <translation>
            <numerusform>%Ln step back…</numerusform>
            <numerusform>All %Ln steps back…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RolloutBar</name>
    <message numerus="yes">
        <source>%n more waiting.</source>
        <comment>losses that wait to be rolled out</comment>
        <translation>
            <numerusform>%n more waiting.</numerusform>
            <numerusform>%n more waiting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::SavedFilters</name>
    <message numerus="yes">
        <source>Could not read %Ln saved filters: %1.</source>
        <extracomment>%1 says where and why, in English</extracomment>
        <translation>
            <numerusform>Could not read %Ln saved filter: %1.</numerusform>
            <numerusform>Could not read %Ln saved filters: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::SavedSearchMenu</name>
    <message numerus="yes">
        <source>%Ln saved search(es) could not be read</source>
        <translation>
            <numerusform>%Ln saved search could not be read</numerusform>
            <numerusform>%Ln saved searches could not be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::StartPage</name>
    <message numerus="yes">
        <source>Practice mistakes (%n &amp;due today)</source>
        <extracomment>Button of the first page: the user&apos;s mistakes that are due for practice today</extracomment>
        <translation>
            <numerusform>Practice mistakes (%n &amp;due today)</numerusform>
            <numerusform>Practice mistakes (%n &amp;due today)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::StatisticsFilters</name>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Last %n day</numerusform>
            <numerusform>Last %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n matches</source>
        <translation>
            <numerusform>Last %n match</numerusform>
            <numerusform>Last %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::StatisticsPage</name>
    <message numerus="yes">
        <source>Hide %Ln wi&amp;th help</source>
        <extracomment>A button: takes matches that were played with the coach out of the figures</extracomment>
        <translation>
            <numerusform>Hide %Ln wi&amp;th help</numerusform>
            <numerusform>Hide %Ln wi&amp;th help</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln wi&amp;th help</source>
        <translation>
            <numerusform>Show %Ln wi&amp;th help</numerusform>
            <numerusform>Show %Ln wi&amp;th help</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::YakuCard</name>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n han</numerusform>
            <numerusform>%n han</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::YakuModel</name>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n han</numerusform>
            <numerusform>%n han</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::cli::Text</name>
    <message numerus="yes">
        <source>%1 of %Ln match(es), %2 left</source>
        <translation>
            <numerusform>%1 of %Ln match, %2 left</numerusform>
            <numerusform>%1 of %Ln matches, %2 left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new match(es)</source>
        <translation>
            <numerusform>%Ln new match</numerusform>
            <numerusform>%Ln new matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <extracomment>Recorded games, whole or not</extracomment>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hand(s)</source>
        <translation>
            <numerusform>%Ln hand</numerusform>
            <numerusform>%Ln hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s)</source>
        <translation>
            <numerusform>%Ln win</numerusform>
            <numerusform>%Ln wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draw(s)</source>
        <extracomment>Hands that nobody won</extracomment>
        <translation>
            <numerusform>%Ln draw</numerusform>
            <numerusform>%Ln draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s)</source>
        <translation>
            <numerusform>%Ln decision</numerusform>
            <numerusform>%Ln decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln wall(s)</source>
        <translation>
            <numerusform>%Ln wall</numerusform>
            <numerusform>%Ln walls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reimporting %Ln file(s) or folder(s) from the previous index</source>
        <translation>
            <numerusform>reimporting %Ln file or folder from the previous index</numerusform>
            <numerusform>reimporting %Ln files or folders from the previous index</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>    total for one plan of %Ln decision(s)</source>
        <translation>
            <numerusform>    total for one plan of %Ln decision</numerusform>
            <numerusform>    total for one plan of %Ln decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  %1: %Ln pair(s), %2 ± %3 places, %4 ± %5 points</source>
        <translation>
            <numerusform>  %1: %Ln pair, %2 ± %3 places, %4 ± %5 points</numerusform>
            <numerusform>  %1: %Ln pairs, %2 ± %3 places, %4 ± %5 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n value(s), not %2</source>
        <translation>
            <numerusform>%1 takes %n value, not %2</numerusform>
            <numerusform>%1 takes %n values, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n meld(s) a hand has %1 concealed tiles including the winning tile, not %2</source>
        <translation>
            <numerusform>with %n meld a hand has %1 concealed tiles including the winning tile, not %2</numerusform>
            <numerusform>with %n melds a hand has %1 concealed tiles including the winning tile, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n han</source>
        <translation>
            <numerusform>%n han</numerusform>
            <numerusform>%n han</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; + %1 for %n honba</source>
        <translation>
            <numerusform>; + %1 for %n honba</numerusform>
            <numerusform>; + %1 for %n honba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) from each: %1</source>
        <translation>
            <numerusform>%n chip from each: %1</numerusform>
            <numerusform>%n chips from each: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s): %1</source>
        <translation>
            <numerusform>%n chip: %1</numerusform>
            <numerusform>%n chips: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 receives %n chip(s)</source>
        <translation>
            <numerusform>%1 receives %n chip</numerusform>
            <numerusform>%1 receives %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contradiction(s) within records</source>
        <translation>
            <numerusform>%Ln contradiction within records</numerusform>
            <numerusform>%Ln contradictions within records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disagreement(s), %1 unreadable, %2 skipped</source>
        <translation>
            <numerusform>%Ln disagreement, %1 unreadable, %2 skipped</numerusform>
            <numerusform>%Ln disagreements, %1 unreadable, %2 skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln step(s)</source>
        <translation>
            <numerusform>%1: %Ln step</numerusform>
            <numerusform>%1: %Ln steps</numerusform>
        </translation>
    </message>
</context>
</TS>

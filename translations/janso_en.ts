<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BranchTexts</name>
    <message numerus="yes">
        <source>Move the branch at %1 into the trash, with %Ln branch(es) taken from it?</source>
        <translation>
            <numerusform>Move the branch at %1 into the trash, with the branch taken from it?</numerusform>
            <numerusform>Move the branch at %1 into the trash, with %Ln branches taken from it?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CentreItem</name>
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
        <source>%n from tenpai</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>%n from tenpai</numerusform>
            <numerusform>%n from tenpai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n away</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>%n away</numerusform>
            <numerusform>%n away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) bring you nearer</source>
        <translation>
            <numerusform>%n tile brings you nearer</numerusform>
            <numerusform>%n tiles bring you nearer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more than with %2</source>
        <translation>
            <numerusform>%1, %n more than with %2</numerusform>
            <numerusform>%1, %n more than with %2</numerusform>
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
        <source>%1; the nearest is %2, for which it lacks %n tile(s)</source>
        <extracomment>After what a hand without yaku waits for: the yaku to go for, the tiles that it lacks</extracomment>
        <translation>
            <numerusform>%1; the nearest is %2, for which it lacks %n tile</numerusform>
            <numerusform>%1; the nearest is %2, for which it lacks %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after the call the nearest [[yaku]] would be %1, for which the hand lacks %n tile(s)</source>
        <translation>
            <numerusform>after the call the nearest [[yaku]] would be %1, for which the hand lacks %n tile</numerusform>
            <numerusform>after the call the nearest [[yaku]] would be %1, for which the hand lacks %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this call the nearest [[yaku]] is %1, for which the hand lacks %n tile(s). Without a yaku you cannot win.</source>
        <translation>
            <numerusform>After this call the nearest [[yaku]] is %1, for which the hand lacks %n tile. Without a yaku you cannot win.</numerusform>
            <numerusform>After this call the nearest [[yaku]] is %1, for which the hand lacks %n tiles. Without a yaku you cannot win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its nearest [[yaku]] is %1, for which it lacks %n tile(s).</source>
        <translation>
            <numerusform>Its nearest [[yaku]] is %1, for which it lacks %n tile.</numerusform>
            <numerusform>Its nearest [[yaku]] is %1, for which it lacks %n tiles.</numerusform>
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
    <name>DrillShapeTexts</name>
    <message numerus="yes">
        <source>For seven pairs: 6 less one for each pair, and %n more for want of other kinds, %1.</source>
        <translation>
            <numerusform>For seven pairs: 6 less one for each pair, and %n more for want of other kinds, %1.</numerusform>
            <numerusform>For seven pairs: 6 less one for each pair, and %n more for want of other kinds, %1.</numerusform>
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
        <source>The hand waits for %1: %n tile(s) outside it.</source>
        <translation>
            <numerusform>The hand waits for %1: %n tile outside it.</numerusform>
            <numerusform>The hand waits for %1: %n tiles outside it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %1: %2, %n tile(s)</source>
        <comment>discard, how far from tenpai</comment>
        <translation>
            <numerusform>Without %1: %2, %n tile</numerusform>
            <numerusform>Without %1: %2, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n dora kept</source>
        <translation>
            <numerusform>, %n dora kept</numerusform>
            <numerusform>, %n dora kept</numerusform>
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
        <source>Together %n han.</source>
        <translation>
            <numerusform>Together %n han.</numerusform>
            <numerusform>Together %n han.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuessTexts</name>
    <message numerus="yes">
        <source>Mean loss of %Ln judged choice(s), in thousandths of a place:</source>
        <translation>
            <numerusform>Loss of the judged choice, in thousandths of a place:</numerusform>
            <numerusform>Mean loss of %Ln judged choices, in thousandths of a place:</numerusform>
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
        <source>%1 of it for %n [[honba]]</source>
        <translation>
            <numerusform>%1 of it for %n [[honba]]</numerusform>
            <numerusform>%1 of it for %n [[honba]]</numerusform>
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
        <source>%Ln longer record(s)</source>
        <comment>of matches that were known in part</comment>
        <translation>
            <numerusform>%Ln longer record</numerusform>
            <numerusform>%Ln longer records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known already</source>
        <comment>files or matches</comment>
        <translation>
            <numerusform>%Ln known already</numerusform>
            <numerusform>%Ln known already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln file(s) into the trash? The matches in them leave the library.</source>
        <translation>
            <numerusform>Move %Ln file into the trash? The matches in it leave the library.</numerusform>
            <numerusform>Move %Ln files into the trash? The matches in them leave the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the file %1 into the trash? All its %Ln match(es) leave the library.</source>
        <translation>
            <numerusform>Move the file %1 into the trash? Its match leaves the library.</numerusform>
            <numerusform>Move the file %1 into the trash? All its %Ln matches leave the library.</numerusform>
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
        <source>The file(s) of %Ln match(es) leave as they are, with all that stands in them: names, dates, ratings, chat. Tags and notes stay here.</source>
        <translation>
            <numerusform>The file of %Ln match leaves as it is, with all that stands in it: names, dates, ratings, chat. Tags and notes stay here.</numerusform>
            <numerusform>The files of %Ln matches leave as they are, with all that stands in them: names, dates, ratings, chat. Tags and notes stay here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) with all moves, each in a file of its own.</source>
        <translation>
            <numerusform>%Ln match with all moves, in a file of its own.</numerusform>
            <numerusform>%Ln matches with all moves, each in a file of its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One table with places, scores and counts for each player of %Ln match(es).</source>
        <translation>
            <numerusform>One table with places, scores and counts for each player of %Ln match.</numerusform>
            <numerusform>One table with places, scores and counts for each player of %Ln matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s), one for each player and hand at most.</source>
        <translation>
            <numerusform>%Ln position, one for each player and hand at most.</numerusform>
            <numerusform>%Ln positions, one for each player and hand at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln of them it was your turn. The means are of the points that the hand brought.</source>
        <translation>
            <numerusform>In %Ln of them it was your turn. The means are of the points that the hand brought.</numerusform>
            <numerusform>In %Ln of them it was your turn. The means are of the points that the hand brought.</numerusform>
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
    <name>PaymentTexts</name>
    <message numerus="yes">
        <source>%n honba on the table: %1 adds %2</source>
        <translation>
            <numerusform>%n honba on the table: %1 adds %2</numerusform>
            <numerusform>%n honba on the table: %1 adds %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n honba on the table: each who pays adds %1</source>
        <translation>
            <numerusform>%n honba on the table: each who pays adds %1</numerusform>
            <numerusform>%n honba on the table: each who pays adds %1</numerusform>
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
        <source>With %n dora more</source>
        <translation>
            <numerusform>With %n dora more</numerusform>
            <numerusform>With %n dora more</numerusform>
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
        <source>No [[kan]]: %n kan(s) have been made in this hand, and that is all there may be.</source>
        <translation>
            <numerusform>No [[kan]]: %n kan has been made in this hand, and that is all there may be.</numerusform>
            <numerusform>No [[kan]]: %n kans have been made in this hand, and that is all there may be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[[riichi|Riichi]] needs a [[tenpai]] hand. Yours is %n tiles away from it.</source>
        <translation>
            <numerusform>[[riichi|Riichi]] needs a [[tenpai]] hand. Yours is %n tile away from it.</numerusform>
            <numerusform>[[riichi|Riichi]] needs a [[tenpai]] hand. Yours is %n tiles away from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not complete your hand: it is %n tile(s) away from [[tenpai]].</source>
        <translation>
            <numerusform>%1 does not complete your hand: it is %n tile away from [[tenpai]].</numerusform>
            <numerusform>%1 does not complete your hand: it is %n tiles away from [[tenpai]].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand is %n tile(s) away from [[tenpai]]; only a tenpai hand can win.</source>
        <translation>
            <numerusform>Your hand is %n tile away from [[tenpai]]; only a tenpai hand can win.</numerusform>
            <numerusform>Your hand is %n tiles away from [[tenpai]]; only a tenpai hand can win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A [[kan]] of %1 needs three of them in your hand; you hold %n.</source>
        <translation>
            <numerusform>A [[kan]] of %1 needs three of them in your hand; you hold %n.</numerusform>
            <numerusform>A [[kan]] of %1 needs three of them in your hand; you hold %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[[pon|Pon]] of %1 needs two of them in your hand; you hold %n.</source>
        <translation>
            <numerusform>[[pon|Pon]] of %1 needs two of them in your hand; you hold %n.</numerusform>
            <numerusform>[[pon|Pon]] of %1 needs two of them in your hand; you hold %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n left</source>
        <translation>
            <numerusform>%1 %n left</numerusform>
            <numerusform>%1 %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n honba on these rules ask for %1.</source>
        <translation>
            <numerusform>From %n honba on these rules ask for %1.</numerusform>
            <numerusform>From %n honba on these rules ask for %1.</numerusform>
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
        <source>%n hand(s) in 100 won less</source>
        <translation>
            <numerusform>%n hand in 100 won less</numerusform>
            <numerusform>%n hands in 100 won less</numerusform>
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
        <source>one plan over %n choice(s)</source>
        <translation>
            <numerusform>one plan over %n choice</numerusform>
            <numerusform>one plan over %n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (%3 to %4) thousandths of a place per choice, over %Ln choice(s).</source>
        <extracomment>%1: a bot; %2: a mean; %3 and %4: its interval</extracomment>
        <translation>
            <numerusform>%1: %2 (%3 to %4) thousandths of a place per choice, over %Ln choice.</numerusform>
            <numerusform>%1: %2 (%3 to %4) thousandths of a place per choice, over %Ln choices.</numerusform>
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
        <source>The bots&apos; figures are per choice, each over at least %Ln East-only match(es) by %1 (version %2).</source>
        <extracomment>%1: rules, %2: the version of the program</extracomment>
        <translation>
            <numerusform>The bots&apos; figures are per choice, each over at least %Ln East-only match by %1 (version %2).</numerusform>
            <numerusform>The bots&apos; figures are per choice, each over at least %Ln East-only matches by %1 (version %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bots&apos; figures are per choice, each over at least %Ln match(es) by %1 (version %2).</source>
        <translation>
            <numerusform>The bots&apos; figures are per choice, each over at least %Ln match by %1 (version %2).</numerusform>
            <numerusform>The bots&apos; figures are per choice, each over at least %Ln matches by %1 (version %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) perhaps worse</source>
        <translation>
            <numerusform>%n choice perhaps worse</numerusform>
            <numerusform>%n choices perhaps worse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RolloutTexts</name>
    <message numerus="yes">
        <source>%n world(s)</source>
        <translation>
            <numerusform>%n world</numerusform>
            <numerusform>%n worlds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n world(s) so far: %1</source>
        <extracomment>%1: how the played action does beside the other</extracomment>
        <translation>
            <numerusform>%n world so far: %1</numerusform>
            <numerusform>%n worlds so far: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %n world(s) played before, which decided it, the difference in places was more than twice its error.</source>
        <translation>
            <numerusform>In the %n world played before, which decided it, the difference in places was more than twice its error.</numerusform>
            <numerusform>In the %n worlds played before, which decided it, the difference in places was more than twice its error.</numerusform>
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
        <source>%Ln counter(s)</source>
        <translation>
            <numerusform>%Ln counter</numerusform>
            <numerusform>%Ln counters</numerusform>
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
        <source>East game (%n hands)</source>
        <translation>
            <numerusform>East game (%n hands)</numerusform>
            <numerusform>East game (%n hands)</numerusform>
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
        <source>Moving mean, half-life %n matches</source>
        <translation>
            <numerusform>Moving mean, half-life %n match</numerusform>
            <numerusform>Moving mean, half-life %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TilesItem</name>
    <message numerus="yes">
        <source>%1 has set %n North(s) aside</source>
        <translation>
            <numerusform>%1 has set %n North aside</numerusform>
            <numerusform>%1 has set %n Norths aside</numerusform>
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
        <source>The best discard leaves the hand %n from tenpai.</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>The best discard leaves the hand %n from tenpai.</numerusform>
            <numerusform>The best discard leaves the hand %n from tenpai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand is %n from tenpai.</source>
        <comment>tiles that the hand lacks</comment>
        <translation>
            <numerusform>The hand is %n from tenpai.</numerusform>
            <numerusform>The hand is %n from tenpai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more discard(s) leave tenpai</source>
        <translation>
            <numerusform>%n more discard leaves tenpai</numerusform>
            <numerusform>%n more discards leave tenpai</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchTexts</name>
    <message numerus="yes">
        <source>The match is %n event(s) further on.</source>
        <translation>
            <numerusform>The match is %n event further on.</numerusform>
            <numerusform>The match is %n events further on.</numerusform>
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
        <source>%n of them left.</source>
        <translation>
            <numerusform>%n of them left.</numerusform>
            <numerusform>%n of them left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n away if you call.</source>
        <translation>
            <numerusform>%n away if you call.</numerusform>
            <numerusform>%n away if you call.</numerusform>
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
        <source>More come with %1, %n left.</source>
        <translation>
            <numerusform>More come with %1, %n left.</numerusform>
            <numerusform>More come with %1, %n left.</numerusform>
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
        <source>There are %n red five(s) in the set.</source>
        <translation>
            <numerusform>There is one red five in the set.</numerusform>
            <numerusform>There are %n red fives in the set.</numerusform>
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
        <source>A pair of a wind that is both is worth %n fu.</source>
        <translation>
            <numerusform>A pair of a wind that is both is worth %n fu.</numerusform>
            <numerusform>A pair of a wind that is both is worth %n fu.</numerusform>
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
        <source>From %n win(s) in a row on.</source>
        <translation>
            <numerusform>From %n win in a row on.</numerusform>
            <numerusform>From %n wins in a row on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n counter(s) on the table on; then the deal passes.</source>
        <translation>
            <numerusform>From %n counter on the table on; then the deal passes.</numerusform>
            <numerusform>From %n counters on the table on; then the deal passes.</numerusform>
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
    <name>janso::LibraryPage</name>
    <message numerus="yes">
        <source>%Ln file(s) s&amp;kipped: why?</source>
        <extracomment>Button beside what an import brought</extracomment>
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
        <source>Remove %n opponents? Matches that they sit in keep them.</source>
        <translation>
            <numerusform>Remove %n opponent? Matches that it sits in keep it.</numerusform>
            <numerusform>Remove %n opponents? Matches that they sit in keep them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RefusedDialog</name>
    <message numerus="yes">
        <source>%Ln file(s) could not be taken in, or not wholly:</source>
        <translation>
            <numerusform>%Ln file could not be taken in, or not wholly:</numerusform>
            <numerusform>%Ln files could not be taken in, or not wholly:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::ReplayPage</name>
    <message numerus="yes">
        <source>Guesses: %Ln</source>
        <translation>
            <numerusform>Guesses: %Ln</numerusform>
            <numerusform>Guesses: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RetryDesk</name>
    <message numerus="yes">
        <source>%n position(s) cannot be asked today: the match or its review is not where it was.</source>
        <translation>
            <numerusform>%n position cannot be asked today: the match or its review is not where it was.</numerusform>
            <numerusform>%n positions cannot be asked today: the match or its review is not where it was.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RetryPage</name>
    <message numerus="yes">
        <source>%1 of %n found at the first try.</source>
        <translation>
            <numerusform>%1 of %n found at the first try.</numerusform>
            <numerusform>%1 of %n found at the first try.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::ReviewPage</name>
    <message numerus="yes">
        <source>%Ln discard(s) left the hand further from tenpai than another that was no more dangerous. Such hands are only estimated, so that is not judged; a roll-out tells what it cost.</source>
        <translation>
            <numerusform>%Ln discard left the hand further from tenpai than another that was no more dangerous. Such hands are only estimated, so that is not judged; a roll-out tells what it cost.</numerusform>
            <numerusform>%Ln discards left the hand further from tenpai than others that were no more dangerous. Such hands are only estimated, so that is not judged; a roll-out tells what it cost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::RolloutBar</name>
    <message numerus="yes">
        <source>%n more to come.</source>
        <comment>losses that wait to be rolled out</comment>
        <translation>
            <numerusform>%n more to come.</numerusform>
            <numerusform>%n more to come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::SaidPanel</name>
    <message numerus="yes">
        <source>Tags and notes of the %Ln match(es) that are chosen</source>
        <translation>
            <numerusform>Tags and notes of the %Ln match that is chosen</numerusform>
            <numerusform>Tags and notes of the %Ln matches that are chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::SavedFilters</name>
    <message numerus="yes">
        <source>%Ln saved filters cannot be read: %1.</source>
        <extracomment>%1 says where and why, in English</extracomment>
        <translation>
            <numerusform>%Ln saved filter cannot be read: %1.</numerusform>
            <numerusform>%Ln saved filters cannot be read: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::SavedSearchMenu</name>
    <message numerus="yes">
        <source>%Ln saved search(es) cannot be read</source>
        <translation>
            <numerusform>%Ln saved search cannot be read</numerusform>
            <numerusform>%Ln saved searches cannot be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::StartPage</name>
    <message numerus="yes">
        <source>&amp;Due today: %n mistake(s)</source>
        <extracomment>Button of the first page: mistakes of own matches that are to be played better today</extracomment>
        <translation>
            <numerusform>&amp;Due today: %n mistake</numerusform>
            <numerusform>&amp;Due today: %n mistakes</numerusform>
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
        <source>%n matches with the coach or open hands</source>
        <translation>
            <numerusform>%n match with the coach or open hands</numerusform>
            <numerusform>%n matches with the coach or open hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of practice</source>
        <translation>
            <numerusform>%n match of practice</numerusform>
            <numerusform>%n matches of practice</numerusform>
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
        <source>%n files that cannot be read</source>
        <translation>
            <numerusform>%n file that cannot be read</numerusform>
            <numerusform>%n files that cannot be read</numerusform>
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
    <message numerus="yes">
        <source>%n tile(s) away</source>
        <translation>
            <numerusform>%n tile away</numerusform>
            <numerusform>%n tiles away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::YakuTooltip</name>
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
        <source>%Ln choice(s)</source>
        <translation>
            <numerusform>%Ln choice</numerusform>
            <numerusform>%Ln choices</numerusform>
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
        <source>%Ln game(s) passed over</source>
        <translation>
            <numerusform>%Ln game passed over</numerusform>
            <numerusform>%Ln games passed over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>importing again what the earlier index had: %Ln file(s) or folder(s)</source>
        <translation>
            <numerusform>importing again what the earlier index had: %Ln file or folder</numerusform>
            <numerusform>importing again what the earlier index had: %Ln files or folders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>    one plan over %Ln choice(s)</source>
        <translation>
            <numerusform>    one plan over %Ln choice</numerusform>
            <numerusform>    one plan over %Ln choices</numerusform>
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
        <source>%1 has %n value(s), not %2</source>
        <translation>
            <numerusform>%1 has %n value, not %2</numerusform>
            <numerusform>%1 has %n values, not %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n meld(s) a hand has %1 concealed tiles, the winning one included, not %2</source>
        <translation>
            <numerusform>with %n meld a hand has %1 concealed tiles, the winning one included, not %2</numerusform>
            <numerusform>with %n melds a hand has %1 concealed tiles, the winning one included, not %2</numerusform>
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
        <source>; + %1 for %n counter(s)</source>
        <translation>
            <numerusform>; + %1 for %n counter</numerusform>
            <numerusform>; + %1 for %n counters</numerusform>
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
        <source>%1 of %Ln match(es)</source>
        <translation>
            <numerusform>%1 of %Ln match</numerusform>
            <numerusform>%1 of %Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a record contradicts itself %Ln time(s)</source>
        <translation>
            <numerusform>a record contradicts itself %Ln time</numerusform>
            <numerusform>a record contradicts itself %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disagreement(s), %1 unreadable, %2 skipped</source>
        <translation>
            <numerusform>%Ln disagreement, %1 unreadable, %2 skipped</numerusform>
            <numerusform>%Ln disagreements, %1 unreadable, %2 skipped</numerusform>
        </translation>
    </message>
</context>
</TS>

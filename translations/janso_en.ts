<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this call the nearest [[yaku]] is %1, %n tile(s) away. Without a yaku you cannot win.</source>
        <translation>
            <numerusform>After this call the nearest [[yaku]] is %1, %n tile away. Without a yaku you cannot win.</numerusform>
            <numerusform>After this call the nearest [[yaku]] is %1, %n tiles away. Without a yaku you cannot win.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillReasons</name>
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
        <source>Without %1: tenpai, %n tile(s)</source>
        <translation>
            <numerusform>Without %1: tenpai, %n tile</numerusform>
            <numerusform>Without %1: tenpai, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %1: %2-shanten, %n tile(s)</source>
        <translation>
            <numerusform>Without %1: %2-shanten, %n tile</numerusform>
            <numerusform>Without %1: %2-shanten, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n dora kept</source>
        <translation>
            <numerusform>, %n dora kept</numerusform>
            <numerusform>, %n dora kept</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>; %1-shanten, %n tile(s)</source>
        <translation>
            <numerusform>; %1-shanten, %n tile</numerusform>
            <numerusform>; %1-shanten, %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillWords</name>
    <message numerus="yes">
        <source>%n [[kita|North(s) set aside]].</source>
        <translation>
            <numerusform>%n [[kita|North set aside]].</numerusform>
            <numerusform>%n [[kita|Norths set aside]].</numerusform>
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
    <name>MatchChoices</name>
    <message numerus="yes">
        <source>East game (%n hands)</source>
        <translation>
            <numerusform>East game (%n hands)</numerusform>
            <numerusform>East game (%n hands)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PayTexts</name>
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
    <name>RuleSummary</name>
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
    <name>Rules</name>
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
    <name>YakuAnswer</name>
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
    <name>janso::TableWidget</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has set %n North(s) aside</source>
        <translation>
            <numerusform>%1 has set %n North aside</numerusform>
            <numerusform>%1 has set %n Norths aside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>janso::YakuList</name>
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
</TS>

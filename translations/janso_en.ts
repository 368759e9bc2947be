<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>HandTexts</name>
    <message numerus="yes">
        <source>%1 of it for %n honba</source>
        <translation>
            <numerusform>%1 of it for %n honba</numerusform>
            <numerusform>%1 of it for %n honba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 each for %n honba</source>
        <translation>
            <numerusform>+ %1 each for %n honba</numerusform>
            <numerusform>+ %1 each for %n honba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 for %n honba</source>
        <translation>
            <numerusform>+ %1 for %n honba</numerusform>
            <numerusform>+ %1 for %n honba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n riichi stick(s) (%1)</source>
        <translation>
            <numerusform>+ %n riichi stick (%1)</numerusform>
            <numerusform>+ %n riichi sticks (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n chip(s).</source>
        <translation>
            <numerusform>%1 gets %n chip.</numerusform>
            <numerusform>%1 gets %n chips.</numerusform>
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
    <name>WaitsPopover</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, %n left</numerusform>
            <numerusform>%1, %n left</numerusform>
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
</context>
</TS>

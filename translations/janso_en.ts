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

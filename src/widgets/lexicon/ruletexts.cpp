// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/ruletexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>

#include "widgets/lexicon/words.h"

namespace janso {

namespace {

struct RuleTexts {
  Q_DECLARE_TR_FUNCTIONS(RuleTexts)
};

QString translated(const char *text) {
  return text == nullptr ? QString() : QCoreApplication::translate("RuleTexts", text);
}

const RuleChoiceText *choiceText(const RuleField &field, int value) {
  const RuleText *text = ruleText(field.key);
  if (text == nullptr || value < 0 || static_cast<std::size_t>(value) >= field.choices.size())
    return nullptr;
  const std::string_view word = field.choices[static_cast<std::size_t>(value)];
  const auto found = std::find_if(text->choices.begin(), text->choices.end(),
                                  [word](const RuleChoiceText &choice) { return choice.word == word; });
  return found == text->choices.end() ? nullptr : &*found;
}

// What may be more or less than nothing carries its sign.
bool isSigned(const RuleField &field) {
  return field.type == RuleFieldType::Number && field.least < -1;
}

QString amount(RuleUnit unit, int n) {
  switch (unit) {
    case RuleUnit::Points:
      return RuleTexts::tr("%Ln point(s)", nullptr, n);
    case RuleUnit::Counters:
      return RuleTexts::tr("%Ln honba", nullptr, n);
    case RuleUnit::Tiles:
      return RuleTexts::tr("%Ln tile(s)", nullptr, n);
    case RuleUnit::Han:
      return RuleTexts::tr("%Ln han", nullptr, n);
    case RuleUnit::Fu:
      return RuleTexts::tr("%Ln fu", nullptr, n);
    case RuleUnit::Chips:
      return RuleTexts::tr("%Ln chip(s)", nullptr, n);
    case RuleUnit::Rounds:
      return RuleTexts::tr("%Ln round(s)", nullptr, n);
    case RuleUnit::Kans:
      return RuleTexts::tr("%Ln kan(s)", nullptr, n);
    case RuleUnit::Yakuman:
      return RuleTexts::tr("%Ln yakuman", nullptr, n);
    case RuleUnit::Players:
      return RuleTexts::tr("%Ln player(s)", nullptr, n);
    case RuleUnit::Wins:
      return RuleTexts::tr("%Ln win(s)", nullptr, n);
    case RuleUnit::None:
      break;
  }
  return QLocale().toString(n);
}

QString placeName(int index) {
  switch (index) {
    case 0:
      return RuleTexts::tr("1st place");
    case 1:
      return RuleTexts::tr("2nd place");
    case 2:
      return RuleTexts::tr("3rd place");
    default:
      return RuleTexts::tr("4th place");
  }
}

struct SeatPair {
  int first = 0;
  int second = 0;
};
constexpr std::array<SeatPair, 6> kSeatPairs{{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};

}  // namespace

std::span<const std::span<const RuleText>> allRuleTexts() {
  static const std::array kTables{ruleTextsSetup(), ruleTextsPlay(), ruleTextsHand(),
                                  ruleTextsValue(), ruleTextsSide(), ruleTextsYaku()};
  return kTables;
}

const RuleText *ruleText(std::string_view key) {
  for (const std::span<const RuleText> table : allRuleTexts()) {
    for (const RuleText &text : table) {
      if (text.key == key)
        return &text;
    }
  }
  return nullptr;
}

QString ruleGroupName(RuleGroup group) {
  switch (group) {
    case RuleGroup::Setup:
      return RuleTexts::tr("Setup");
    case RuleGroup::MatchEnd:
      return RuleTexts::tr("Match end");
    case RuleGroup::Dora:
      return RuleTexts::tr("Dora");
    case RuleGroup::Calls:
      return RuleTexts::tr("Calls");
    case RuleGroup::Fu:
      return RuleTexts::tr("Fu");
    case RuleGroup::Points:
      return RuleTexts::tr("Dealer and payments");
    case RuleGroup::SeveralWinners:
      return RuleTexts::tr("Several winners");
    case RuleGroup::AbortiveDraws:
      return RuleTexts::tr("Abortive draws");
    case RuleGroup::NagashiMangan:
      return RuleTexts::tr("Nagashi mangan");
    case RuleGroup::Riichi:
      return RuleTexts::tr("Riichi");
    case RuleGroup::FuritenTenpai:
      return RuleTexts::tr("Furiten and tenpai");
    case RuleGroup::Limits:
      return RuleTexts::tr("Limits and yakuman");
    case RuleGroup::Liability:
      return RuleTexts::tr("Liability (pao)");
    case RuleGroup::YakuDetails:
      return RuleTexts::tr("Yaku details");
    case RuleGroup::Kans:
      return RuleTexts::tr("Kans");
    case RuleGroup::Penalties:
      return RuleTexts::tr("Penalties");
    case RuleGroup::ThreePlayers:
      return RuleTexts::tr("Three players");
    case RuleGroup::SideRules:
      return RuleTexts::tr("Side rules");
    case RuleGroup::OptionalYaku:
      return RuleTexts::tr("Optional yaku");
    case RuleGroup::OptionalYakuman:
      return RuleTexts::tr("Optional yakuman");
  }
  return {};
}

QString ruleName(const RuleField &field) {
  const RuleText *text = ruleText(field.key);
  return text == nullptr ? QString() : translated(text->name);
}

QString ruleExplanation(const RuleField &field) {
  const RuleText *text = ruleText(field.key);
  return text == nullptr ? QString() : translated(text->explains);
}

QString ruleElementName(const RuleField &field, int index) {
  if (field.key == "red_fives")
    return index == 0 ? RuleTexts::tr("Man") : index == 1 ? RuleTexts::tr("Pin") : RuleTexts::tr("Sou");
  if (field.key == "uma")
    return placeName(index);
  if (field.key == "side_bets") {
    const SeatPair pair = kSeatPairs[static_cast<std::size_t>(index)];
    //: A bet between two players, named by their seat in the first hand
    return RuleTexts::tr("%1 and %2").arg(windName(pair.first), windName(pair.second));
  }
  return {};
}

QString ruleChoiceName(const RuleField &field, int value) {
  const RuleChoiceText *text = choiceText(field, value);
  return text == nullptr ? QString() : translated(text->name);
}

QString ruleChoiceExplanation(const RuleField &field, int value) {
  const RuleChoiceText *text = choiceText(field, value);
  return text == nullptr ? QString() : translated(text->explains);
}

QString ruleValueName(const RuleField &field, std::int32_t value) {
  if (field.type == RuleFieldType::Toggle)
    return value != 0 ? RuleTexts::tr("Yes") : RuleTexts::tr("No");
  if (field.type == RuleFieldType::Choice)
    return ruleChoiceName(field, value);
  const RuleText *text = ruleText(field.key);
  if (text != nullptr && field.none && value == *field.none)
    return translated(text->none);
  if (isSigned(field))
    return (value > 0   ? QStringLiteral("+")
            : value < 0 ? QStringLiteral("\u2212")
                        : QString()) +
           QLocale().toString(qAbs(value));
  return amount(text == nullptr ? RuleUnit::None : text->unit, value);
}

bool ruleElementExists(const RuleField &field, int index, const RuleSet &rules) {
  if (rules.players != 3)
    return true;
  if (field.key == "red_fives")
    return index != 0;
  if (field.key == "uma")
    return index != 3;
  if (field.key == "side_bets")
    return kSeatPairs[static_cast<std::size_t>(index)].second != 3;
  return true;
}

QString ruleValueNames(const RuleField &field, const RuleSet &rules) {
  QStringList names;
  for (int index = 0; index < field.count; ++index) {
    if (!ruleElementExists(field, index, rules))
      continue;
    const std::int32_t value = field.get(rules, index);
    // Many alike need no unit each.
    names << (field.count > 1 && !isSigned(field) ? QLocale().toString(value) : ruleValueName(field, value));
  }
  return names.join(field.count > 1 && !isSigned(field) ? QStringLiteral(" / ") : QStringLiteral(" "));
}

QString ruleToolTip(const RuleField &field) {
  QString tip = QStringLiteral("<p><b>%1</b></p><p>%2</p>")
                    .arg(ruleName(field).toHtmlEscaped(), ruleExplanation(field).toHtmlEscaped());
  for (int value = 0; value < static_cast<int>(field.choices.size()); ++value) {
    tip += QStringLiteral("<p><b>%1:</b> %2</p>")
               .arg(ruleChoiceName(field, value).toHtmlEscaped(),
                    ruleChoiceExplanation(field, value).toHtmlEscaped());
  }
  return tip;
}

}  // namespace janso

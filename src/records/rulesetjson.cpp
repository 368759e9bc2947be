// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads and writes rulesets with a loop over the table of options.
#include "records/rulesetjson.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "records/savefile.h"
#include "rules/fault.h"
#include "rules/presets/rulesetconflicts.h"
#include "rules/presets/rulesetfields.h"

namespace janso {

namespace {

constexpr qint64 kLargestFile = 1 << 20;  // a ruleset has some 10 kB
const QString kId = QStringLiteral("id");
const QString kName = QStringLiteral("name");

QString keyOf(const RuleField &field) {
  return QString::fromLatin1(field.key.data(), static_cast<qsizetype>(field.key.size()));
}

QJsonValue valueOf(const RuleField &field, const RuleSet &rules, int index) {
  switch (field.type) {
    case RuleFieldType::Toggle:
      return field.get(rules, index) != 0;
    case RuleFieldType::Number:
      return field.get(rules, index);
    case RuleFieldType::Choice:
      break;
  }
  return QString::fromStdString(ruleValueText(field, rules, index));
}

// A value of the wrong type as its file has it: no option takes it, and the sentence can show it.
std::string asWritten(const QJsonValue &value) {
  constexpr qsizetype kLongest = 40;
  if (value.isBool())
    return value.toBool() ? "true" : "false";
  if (value.isDouble())
    return QString::number(value.toDouble()).toStdString();
  return '"' + value.toString().left(kLongest).simplified().toStdString() + '"';
}

// The text that setRuleValue() reads.
std::string textOf(const RuleField &field, const QJsonValue &value) {
  const double number = value.toDouble(std::nan(""));
  const bool whole = std::abs(number) < 1e9 && number == std::floor(number);
  if (field.type == RuleFieldType::Number && whole)
    return std::to_string(static_cast<long>(number));
  if (field.type == RuleFieldType::Choice && value.isString())
    return value.toString().toStdString();
  return asWritten(value);
}

// Between ValueFault and ConflictId.
enum class OptionFault { NoList = 11, NoValue };
constexpr std::array kOptionFaults{
    //: %1: an option of the rules, %2: a number
    FaultRow{OptionFault::NoList, {QT_TRANSLATE_NOOP("FaultTexts", "%1: must be a list of %2 values")}},
    FaultRow{OptionFault::NoValue,
             {QT_TRANSLATE_NOOP("FaultTexts", "%1: a value is missing or not valid in a ruleset")}},
};
constexpr std::array kSyntaxFaults{FaultRow{
    RulesetFault::NotJson, {QT_TRANSLATE_NOOP("FaultTexts", "byte %1: not a JSON object: %2"), true}}};

std::optional<Error> readField(const RuleField &field, const QJsonValue &value, RuleSet &rules) {
  const QJsonArray list = field.count > 1 ? value.toArray() : QJsonArray{value};
  if (list.size() != field.count)
    return faultOf(kOptionFaults, OptionFault::NoList, {std::string(field.key), std::to_string(field.count)});
  for (int i = 0; i < field.count; ++i) {
    if (list[i].isNull() || list[i].isObject() || list[i].isArray())
      return faultOf(kOptionFaults, OptionFault::NoValue, {std::string(field.key)});
    if (std::optional<Error> wrong = setRuleValue(rules, field, textOf(field, list[i]), i))
      return wrong;
  }
  return std::nullopt;
}

bool hasAnyOption(const QJsonObject &object) {
  return std::any_of(ruleFields().begin(), ruleFields().end(),
                     [&object](const RuleField &field) { return object.contains(keyOf(field)); });
}

Error fault(RulesetFault kind, const QString &text) {
  return Error{text.toStdString(), static_cast<int>(kind)};
}

}  // namespace

QJsonObject toJson(const RuleSet &rules) {
  QJsonObject object{{kId, QString::fromStdString(rules.id)}, {kName, QString::fromStdString(rules.name)}};
  for (const RuleField &field : ruleFields()) {
    QJsonArray list;
    for (int i = 0; i < field.count; ++i)
      list.append(valueOf(field, rules, i));
    object.insert(keyOf(field), field.count > 1 ? QJsonValue(list) : list.first());
  }
  return object;
}

namespace {

Result<RuleSet> readOptions(const QJsonObject &object) {
  RuleSet rules;
  rules.id = object.value(kId).toString(QString::fromStdString(rules.id)).toStdString();
  rules.name = object.value(kName).toString(QString::fromStdString(rules.name)).toStdString();
  for (const RuleField &field : ruleFields()) {
    const QJsonValue value = object.value(keyOf(field));
    if (value.isUndefined())
      continue;
    if (std::optional<Error> wrong = readField(field, value, rules))
      return *wrong;
  }
  if (std::optional<Error> wrong = ruleConflictError(rules))
    return *wrong;
  return rules;
}

}  // namespace

Result<RuleSet> ruleSetFromJson(const QJsonObject &object) {
  Result<RuleSet> rules = readOptions(object);
  return rules ? rules : rules.error().in("rules");
}

Result<RuleSet> readRuleSet(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return fault(RulesetFault::Unreadable, file.errorString());
  if (file.size() > kLargestFile)
    return fault(RulesetFault::TooLarge, QStringLiteral("it is too large for a ruleset"));
  QJsonParseError syntax;
  const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &syntax);
  if (syntax.error != QJsonParseError::NoError)
    return faultOf(kSyntaxFaults, RulesetFault::NotJson,
                   {std::to_string(syntax.offset), syntax.errorString().toStdString()});
  if (!hasAnyOption(document.object()))
    return fault(RulesetFault::NoOption, QStringLiteral("it contains no rule options"));
  Result<RuleSet> rules = readOptions(document.object());
  if (rules)
    return rules;
  Error wrong = rules.error();
  wrong.code = static_cast<int>(RulesetFault::BadOption);
  return wrong;
}

Result<bool> writeRuleSet(const QString &path, const RuleSet &rules) {
  if (const std::optional<Error> error = saveFile(path, QJsonDocument(toJson(rules)).toJson()))
    return fault(RulesetFault::Unwritable, QString::fromStdString(error->data.back()));
  return true;
}

}  // namespace janso

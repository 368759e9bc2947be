// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/yakutexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <string_view>

#include "rules/mpsz.h"

namespace janso {

namespace {

std::vector<const YakuText *> allTables() {
  std::vector<const YakuText *> all;
  for (const auto table : {yakuTableOneHan(), yakuTableTwoToSixHan(), yakuTableYakuman(), yakuTableOptional(),
                           yakuTableOptionalYakuman(), yakuTableBonus(), yakuTableOptionalBonus()}) {
    for (const YakuText &text : table)
      all.push_back(&text);
  }
  return all;
}

}  // namespace

std::span<const YakuText *const> allYakuTexts() {
  static const std::vector<const YakuText *> all = allTables();
  return all;
}

const YakuText &yakuText(YakuId id) {
  const auto all = allYakuTexts();
  const auto found = std::find_if(all.begin(), all.end(), [id](const YakuText *t) { return t->id == id; });
  Q_ASSERT(found != all.end());
  return **found;
}

QString yakuName(YakuId id, YakuNaming naming) {
  const YakuText &text = yakuText(id);
  switch (naming) {
    case YakuNaming::Japanese:
      return QString::fromUtf8(text.japanese);
    case YakuNaming::Translated:
      return QCoreApplication::translate("YakuNames", text.english);
    case YakuNaming::Ema:
      return QString::fromUtf8(text.ema);
    case YakuNaming::Romaji:
      break;
  }
  // What has an English name in every naming is called as the window's language calls it.
  return text.romaji == std::string_view(text.english) ? yakuName(id, YakuNaming::Translated)
                                                       : QString::fromUtf8(text.romaji);
}

bool isInLatin(const QString &name) {
  return std::ranges::any_of(name, [](QChar c) { return c.script() == QChar::Script_Latin; });
}

QString yakuSecondName(YakuId id, YakuNaming naming) {
  const QString name = yakuName(id, naming);
  if (isInLatin(name))
    return QString::fromUtf8(yakuText(id).japanese);
  const QString other = yakuName(id, YakuNaming::Romaji);
  return other == name ? QString() : other;
}

std::span<const YakuNaming> yakuNamings() {
  static constexpr std::array kAll{YakuNaming::Romaji, YakuNaming::Japanese, YakuNaming::Translated,
                                   YakuNaming::Ema};
  return kAll;
}

QString yakuNamingName(YakuNaming naming) {
  const auto translated = [](const char *name) { return QCoreApplication::translate("YakuTexts", name); };
  switch (naming) {
    case YakuNaming::Japanese:
      return translated(QT_TRANSLATE_NOOP("YakuTexts", "Japanese"));
    case YakuNaming::Translated:
      //: The names of yaku in the language of the window: "Deutsch", "Français"
      return translated(QT_TRANSLATE_NOOP("YakuTexts", "English"));
    case YakuNaming::Ema:
      return translated(QT_TRANSLATE_NOOP("YakuTexts", "European rules"));
    case YakuNaming::Romaji:
      break;
  }
  return translated(QT_TRANSLATE_NOOP("YakuTexts", "Romaji"));
}

YakuNaming yakuNamingOf(const QString &word) {
  if (word == QLatin1String("japanese"))
    return YakuNaming::Japanese;
  if (word == QLatin1String("english"))
    return YakuNaming::Translated;
  if (word == QLatin1String("ema"))
    return YakuNaming::Ema;
  return YakuNaming::Romaji;
}

QString yakuSentence(const char *text) {
  return QCoreApplication::translate("YakuTexts", text);
}

namespace {

// Behind the full stop of the first sentence.
qsizetype firstEnd(const QString &text) {
  static const QRegularExpression stop(QStringLiteral("\\.(?= \\p{Lu})|\u3002"));
  const QRegularExpressionMatch found = stop.match(text);
  return found.hasMatch() ? found.capturedEnd() : text.size();
}

}  // namespace

QString firstSentence(const QString &text) {
  return text.left(firstEnd(text));
}

QString furtherSentences(const QString &text) {
  return text.mid(firstEnd(text)).trimmed();
}

QString hanFigure(int han, int yakuman) {
  if (han < 0)
    return QStringLiteral("\u2013");
  if (yakuman > 0)
    return yakuman == 2 ? QStringLiteral("\u2605\u2605") : QStringLiteral("\u2605");
  return QLocale().toString(han);
}

ExampleHand yakuExample(const YakuText &text) {
  ExampleHand example = exampleHand(text.example, text.win, text.scene);
  auto &indicators = text.id == YakuId::UraDora ? example.input.uraIndicators : example.input.doraIndicators;
  if (text.indicators != nullptr) {
    const Result<std::vector<Tile>> parsed = parseTiles(text.indicators);
    for (const Tile tile : *parsed)
      indicators.push_back(tile);
  }
  return example;
}

RuleSet yakuExampleRules(const YakuText &text) {
  RuleSet rules;
  rules.renhou = Renhou::Mangan;
  if (isOptional(text.id))
    rules.optionalYaku = optionalYakuBit(text.id);
  if ((text.scene & SceneThree) != 0) {
    rules.players = 3;
    rules.chi = false;
    rules.kita = true;
    rules.northYaku = NorthYaku::Yakuhai;
  }
  rules.openRiichi = (text.scene & SceneOpenRiichi) != 0;
  rules.openRiichiDealInYakuman = text.id == YakuId::OpenRiichiDealIn;
  rules.paaRenchan = (text.scene & SceneStreak) != 0 ? kStreakWins : 0;
  rules.arisu = (text.scene & SceneArisu) != 0 ? Arisu::Riichi : Arisu::None;
  return rules;
}

}  // namespace janso

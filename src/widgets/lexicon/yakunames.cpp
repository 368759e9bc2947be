// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/yakunames.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace janso {

namespace {

// Where no blanks part words, shorter names are found within others: 人和 in 别人和牌.
constexpr int kLeastCharacters = 3;

struct NamesInText {
  YakuNaming naming = YakuNaming::Romaji;
  QHash<QString, YakuId> ids;  // in lower case
  QRegularExpression any;      // longest first
};

NamesInText namesInText(YakuNaming naming) {
  NamesInText names;
  names.naming = naming;
  for (const YakuText *text : allYakuTexts()) {
    const QString name =
        naming == YakuNaming::Romaji ? QString::fromUtf8(text->romaji) : yakuName(text->id, naming);
    if (!text->everyday && (naming != YakuNaming::Translated || name.size() >= kLeastCharacters))
      names.ids.insert(name.toLower(), text->id);
  }
  if (naming == YakuNaming::Romaji)
    names.ids.insert(QStringLiteral("rinshan"), YakuId::Rinshan);
  QStringList words = names.ids.keys();
  std::sort(words.begin(), words.end(), [](const QString &a, const QString &b) {
    return a.size() != b.size() ? a.size() > b.size() : a < b;
  });
  for (QString &word : words)
    word = QRegularExpression::escape(word);
  const QString either = words.join(QLatin1Char('|'));
  names.any.setPattern(naming == YakuNaming::Romaji ? QStringLiteral("\\b(?:%1)\\b").arg(either) : either);
  names.any.setPatternOptions(QRegularExpression::CaseInsensitiveOption |
                              QRegularExpression::UseUnicodePropertiesOption);
  return names;
}

QString replaced(const QString &sentence, const NamesInText &names, YakuNaming naming) {
  QString out;
  qsizetype at = 0;
  auto matches = names.any.globalMatch(sentence);
  while (matches.hasNext()) {
    const QRegularExpressionMatch match = matches.next();
    const QString word = match.captured();
    QString name = yakuName(names.ids.value(word.toLower()), naming);
    if (word.front().isLower())
      name[0] = name[0].toLower();
    out += sentence.mid(at, match.capturedStart() - at) + name;
    at = match.capturedEnd();
  }
  return out + sentence.mid(at);
}

// How sentences that are not in Latin letters name yaku: in Japanese, or in words of the window's language.
const NamesInText &namesInCharacters() {
  thread_local NamesInText names;
  thread_local QString madeOf;
  const QString own = yakuName(YakuId::Tanyao, YakuNaming::Translated);
  if (own != madeOf) {
    names = namesInText(isInLatin(own) ? YakuNaming::Japanese : YakuNaming::Translated);
    madeOf = own;
  }
  return names;
}

}  // namespace

QString yakuNamedAs(const QString &sentence, YakuNaming naming) {
  static const NamesInText romaji = namesInText(YakuNaming::Romaji);
  const NamesInText &characters = namesInCharacters();
  // A sentence has names of one of the two kinds.
  const NamesInText &names = characters.any.match(sentence).hasMatch() ? characters : romaji;
  return naming == names.naming ? sentence : replaced(sentence, names, naming);
}

QString yakuSentence(const char *text, YakuNaming naming) {
  return yakuNamedAs(yakuSentence(text), naming);
}

YakuNaming usualYakuNaming() {
  switch (QLocale().language()) {
    case QLocale::Japanese:
      return YakuNaming::Japanese;
    case QLocale::Chinese:
      return YakuNaming::Translated;
    default:
      return YakuNaming::Romaji;
  }
}

YakuNaming heldNaming(YakuNaming usual, YakuNaming chosen) {
  if (chosen != usual)
    return chosen;
  return usual == YakuNaming::Japanese ? YakuNaming::Romaji : YakuNaming::Japanese;
}

}  // namespace janso

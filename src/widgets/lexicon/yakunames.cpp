// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/yakunames.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace janso {

namespace {

struct NamesInText {
  QHash<QString, YakuId> ids;  // romaji in lower case
  QRegularExpression any;      // longest first
};

NamesInText namesInText(bool japanese) {
  NamesInText names;
  for (const YakuText *text : allYakuTexts()) {
    if (!text->everyday)
      names.ids.insert(QString::fromUtf8(japanese ? text->japanese : text->romaji).toLower(), text->id);
  }
  if (!japanese)
    names.ids.insert(QStringLiteral("rinshan"), YakuId::Rinshan);
  QStringList words = names.ids.keys();
  std::sort(words.begin(), words.end(), [](const QString &a, const QString &b) {
    return a.size() != b.size() ? a.size() > b.size() : a < b;
  });
  for (QString &word : words)
    word = QRegularExpression::escape(word);
  const QString either = words.join(QLatin1Char('|'));
  names.any.setPattern(japanese ? either : QStringLiteral("\\b(?:%1)\\b").arg(either));
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

}  // namespace

QString yakuNamedAs(const QString &sentence, YakuNaming naming) {
  static const NamesInText romaji = namesInText(false);
  static const NamesInText japanese = namesInText(true);
  // A sentence has names of one of the two kinds.
  const bool inJapanese = japanese.any.match(sentence).hasMatch();
  if (naming == (inJapanese ? YakuNaming::Japanese : YakuNaming::Romaji))
    return sentence;
  return replaced(sentence, inJapanese ? japanese : romaji, naming);
}

QString yakuSentence(const char *text, YakuNaming naming) {
  return yakuNamedAs(yakuSentence(text), naming);
}

YakuNaming heldNaming(YakuNaming usual, YakuNaming chosen) {
  if (chosen != usual)
    return chosen;
  return usual == YakuNaming::Japanese ? YakuNaming::Romaji : YakuNaming::Japanese;
}

}  // namespace janso

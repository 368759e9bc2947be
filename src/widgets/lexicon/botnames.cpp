// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/botnames.h"

#include <QCoreApplication>
#include <array>

namespace janso {

namespace {

struct BotNames {
  Q_DECLARE_TR_FUNCTIONS(BotNames)
};

struct BotWords {
  const char *id;
  const char *ownName;
  const char *name;
  const char *style;
  const char *line;
};

constexpr auto kBotWords = std::to_array<BotWords>({
    {"learner", QT_TRANSLATE_NOOP("BotNames", "Taro"), QT_TRANSLATE_NOOP("BotNames", "Taro, learner"),
     QT_TRANSLATE_NOOP("BotNames", "Learner"),
     QT_TRANSLATE_NOOP("BotNames",
                       "Knows the shapes but doesn't count tiles, and often loses its yaku by calling.")},
    {"collector", QT_TRANSLATE_NOOP("BotNames", "Goro"), QT_TRANSLATE_NOOP("BotNames", "Goro, collector"),
     QT_TRANSLATE_NOOP("BotNames", "Collector"),
     QT_TRANSLATE_NOOP("BotNames", "Keeps every pair, pons anything and ignores everyone else.")},
    {"novice", QT_TRANSLATE_NOOP("BotNames", "Hina"), QT_TRANSLATE_NOOP("BotNames", "Hina, novice"),
     QT_TRANSLATE_NOOP("BotNames", "Novice"),
     QT_TRANSLATE_NOOP("BotNames",
                       "Builds its own hand, calls anything that looks useful and never defends.")},
    {"student", QT_TRANSLATE_NOOP("BotNames", "Emi"), QT_TRANSLATE_NOOP("BotNames", "Emi, student"),
     QT_TRANSLATE_NOOP("BotNames", "Student"),
     QT_TRANSLATE_NOOP("BotNames",
                       "Builds by the book, and folds to riichi only if it has completely safe tiles.")},
    {"caller", QT_TRANSLATE_NOOP("BotNames", "Nagisa"), QT_TRANSLATE_NOOP("BotNames", "Nagisa, caller"),
     QT_TRANSLATE_NOOP("BotNames", "Caller"),
     QT_TRANSLATE_NOOP("BotNames", "Calls early and often for quick, cheap wins.")},
    {"flush", QT_TRANSLATE_NOOP("BotNames", "Aya"), QT_TRANSLATE_NOOP("BotNames", "Aya, flush lover"),
     QT_TRANSLATE_NOOP("BotNames", "Flush lover"),
     QT_TRANSLATE_NOOP("BotNames", "Drops everything for a flush.")},
    {"hunter", QT_TRANSLATE_NOOP("BotNames", "Ritsu"), QT_TRANSLATE_NOOP("BotNames", "Ritsu, riichi hunter"),
     QT_TRANSLATE_NOOP("BotNames", "Riichi hunter"),
     QT_TRANSLATE_NOOP("BotNames", "Stays closed, declares riichi whenever it can, and fears little.")},
    {"club", QT_TRANSLATE_NOOP("BotNames", "Kenji"), QT_TRANSLATE_NOOP("BotNames", "Kenji, club player"),
     QT_TRANSLATE_NOOP("BotNames", "Club player"),
     QT_TRANSLATE_NOOP("BotNames", "Likes valuable hands and folds to riichi.")},
    {"wall", QT_TRANSLATE_NOOP("BotNames", "Iwao"), QT_TRANSLATE_NOOP("BotNames", "Iwao, wall-builder"),
     QT_TRANSLATE_NOOP("BotNames", "Wall-builder"),
     QT_TRANSLATE_NOOP("BotNames", "Folds early, hardly ever deals in and wins through patience.")},
    {"expert", QT_TRANSLATE_NOOP("BotNames", "Shizuka"), QT_TRANSLATE_NOOP("BotNames", "Shizuka, expert"),
     QT_TRANSLATE_NOOP("BotNames", "Expert"),
     QT_TRANSLATE_NOOP("BotNames", "Weighs attack against danger and keeps an eye on placement.")},
    {"master", QT_TRANSLATE_NOOP("BotNames", "Genzo"), QT_TRANSLATE_NOOP("BotNames", "Genzo, master"),
     QT_TRANSLATE_NOOP("BotNames", "Master"),
     QT_TRANSLATE_NOOP("BotNames", "Looks ahead draw by draw and gives nothing away.")},
});

const BotWords *botWords(const QString &id) {
  for (const BotWords &words : kBotWords) {
    if (id == QLatin1String(words.id))
      return &words;
  }
  return nullptr;
}

}  // namespace

QString botName(const QString &id, const QString &fallback) {
  const BotWords *words = botWords(id);
  return words != nullptr ? BotNames::tr(words->name) : fallback;
}

QString botOwnName(const QString &id, const QString &fallback) {
  const BotWords *words = botWords(id);
  return words != nullptr ? BotNames::tr(words->ownName) : fallback;
}

QString botStyle(const QString &id, const QString &fallback) {
  const BotWords *words = botWords(id);
  return words != nullptr ? BotNames::tr(words->style) : fallback;
}

QString botCharacter(const QString &id, const QString &fallback) {
  const BotWords *words = botWords(id);
  return words != nullptr ? BotNames::tr(words->line) : fallback;
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/emblemnames.h"

#include <QCoreApplication>
#include <array>

namespace janso {

namespace {

struct EmblemNames {
  Q_DECLARE_TR_FUNCTIONS(EmblemNames)
};

struct EmblemWords {
  const char *id;
  const char *name;
};

// The first four are the usual ones of the seats: told apart at a glance.
constexpr auto kEmblems = std::to_array<EmblemWords>({
    {"crane", QT_TRANSLATE_NOOP("EmblemNames", "Crane")},
    {"pine", QT_TRANSLATE_NOOP("EmblemNames", "Pine")},
    {"lantern", QT_TRANSLATE_NOOP("EmblemNames", "Lantern")},
    {"wave", QT_TRANSLATE_NOOP("EmblemNames", "Wave")},
    {"moon", QT_TRANSLATE_NOOP("EmblemNames", "Moon")},
    {"fan", QT_TRANSLATE_NOOP("EmblemNames", "Fan")},
    {"plum", QT_TRANSLATE_NOOP("EmblemNames", "Plum blossom")},
    {"carp", QT_TRANSLATE_NOOP("EmblemNames", "Carp")},
    {"bamboo", QT_TRANSLATE_NOOP("EmblemNames", "Bamboo")},
    {"mountain", QT_TRANSLATE_NOOP("EmblemNames", "Mountain")},
    {"teapot", QT_TRANSLATE_NOOP("EmblemNames", "Teapot")},
    {"umbrella", QT_TRANSLATE_NOOP("EmblemNames", "Umbrella")},
});

}  // namespace

QStringList emblems() {
  QStringList ids;
  for (const EmblemWords &emblem : kEmblems)
    ids << QString::fromLatin1(emblem.id);
  return ids;
}

QString emblemName(const QString &emblem) {
  for (const EmblemWords &words : kEmblems) {
    if (emblem == QLatin1String(words.id))
      return EmblemNames::tr(words.name);
  }
  return {};
}

QString shownEmblem(const QString &chosen, int seat) {
  if (!emblemName(chosen).isEmpty())
    return chosen;
  return QString::fromLatin1(kEmblems[static_cast<std::size_t>(seat & 3)].id);
}

}  // namespace janso

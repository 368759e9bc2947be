// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/failuretexts.h"

#include <QCoreApplication>

#include "game/setup/setupfault.h"
#include "widgets/lexicon/numbers.h"

namespace janso {

namespace {

struct FailureTexts {
  Q_DECLARE_TR_FUNCTIONS(FailureTexts)
};

}  // namespace

QString failureTranslation(const Failure &failure) {
  const auto words = [](const FailurePhrase &text) {
    return QCoreApplication::translate("FailureTexts", text.english, text.meaning);
  };
  return failureText(failure, {words, plainDecimalText});
}

// The detail says all in English; other languages say first what it is about.
QString matchProblemText(const Error &error) {
  const QString detail = QString::fromStdString(error.text);
  switch (static_cast<SetupFault>(error.code)) {
    case SetupFault::UnknownBot:
      //: %1 here and below: what is the matter, in English
      return FailureTexts::tr("%1", "unknown bot").arg(detail);
    case SetupFault::NoProgram:
      return FailureTexts::tr("%1", "no program").arg(detail);
    case SetupFault::BadPlugin:
      return FailureTexts::tr("%1", "plugin").arg(detail);
    case SetupFault::BadDeal:
      return FailureTexts::tr("%1", "deal").arg(detail);
    case SetupFault::SeriesInUse:
      return FailureTexts::tr("This series is being played in another Janso window.");
    case SetupFault::NotApproved:
      return FailureTexts::tr("%1", "not approved").arg(detail);
  }
  return detail;
}

}  // namespace janso

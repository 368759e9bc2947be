// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is wrong with an input, or is worth knowing of it, in the language of the user. Parts of a sentence:
// without a capital letter or a full stop.
#pragma once

#include <QString>
#include <memory>

#include "rules/result.h"

class QTranslator;

namespace janso {

// Of a fault out of a table (rules/fault.h), without Error::position; of any other error its own text.
QString faultText(const Error &error);

// Qt's own texts in the language of the default QLocale, empty where none are installed. Read when that has
// changed and else what it was; of any thread.
std::shared_ptr<const QTranslator> qtTexts();

// What Qt says of a file, a connection or a text that is no JSON: in the user's language where Qt's own
// translations are installed.
QString systemWords(const QString &english);

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Faults of an input, and other facts worth knowing about it, in the user's language. Each text is part of a
// sentence, without a capital letter or a full stop.
#pragma once

#include <QString>
#include <memory>

#include "rules/result.h"

class QTranslator;

namespace janso {

// The text of a fault from a table (rules/fault.h), without Error::position; any other error's text as it is.
QString faultText(const Error &error);

// Qt's own texts in the language of the default QLocale; empty if none are installed. They are read again
// when that language has changed. Can be called from any thread.
std::shared_ptr<const QTranslator> qtTexts();

// Qt's message about a file, a connection or invalid JSON, in the user's language if Qt's translations are
// installed.
QString systemWords(const QString &english);

}  // namespace janso

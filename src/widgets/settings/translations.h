// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The language of the window, changeable at run time: the program's own texts and those of Qt.
#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>

#include "about/catalogue.h"

namespace janso {

class Translations : public QObject {
  Q_OBJECT

 public:
  explicit Translations(QObject *parent = nullptr);

  // `language`: a code of lexicon/languages.h, or "system". Every open window gets a LanguageChange event.
  // Otherwise as Catalogue::use().
  bool use(const QString &language);
  bool use(const QLocale &locale);
  QString language() const { return m_own.language(); }

 private:
  Catalogue m_own;
  QTranslator m_qt;
};

}  // namespace janso

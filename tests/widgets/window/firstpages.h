// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The first pages in windows of all sizes and languages: what is cut, covered or too long on them.
#pragma once

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocumentFragment>

#include "support/rounds.h"
#include "widgets/lexicon/languages.h"
#include "widgets/longwinded.h"
#include "widgets/pageparts/tilepreview.h"
#include "widgets/start/startscene.h"
#include "widgets/windowprogram.h"

namespace janso::test {

inline constexpr int kFocus = 4;  // the border of what has the focus is wider

// What a button or label shows is all there, and nothing visible lies over anything else visible.
inline QString misplaced(const QWidget &page) {
  QList<const QWidget *> shown;
  for (const QWidget *widget : page.findChildren<QWidget *>()) {
    const bool tells = qobject_cast<const QAbstractButton *>(widget) != nullptr ||
                       qobject_cast<const QLabel *>(widget) != nullptr ||
                       qobject_cast<const QLineEdit *>(widget) != nullptr ||
                       qobject_cast<const TilePreview *>(widget) != nullptr ||
                       qobject_cast<const StartScene *>(widget) != nullptr;
    if (tells && widget->isVisible() && !widget->size().isEmpty())
      shown << widget;
  }
  // What has been scrolled away lies over nothing.
  const auto placeOf = [&page](const QWidget *widget) {
    QRect place(widget->mapTo(&page, QPoint()), widget->size());
    for (const QWidget *around = widget->parentWidget(); around != &page; around = around->parentWidget())
      place &= QRect(around->mapTo(&page, QPoint()), around->size());
    return place;
  };
  for (const QWidget *one : shown) {
    const int room =
        one->hasHeightForWidth() ? one->heightForWidth(one->width()) : one->minimumSizeHint().height();
    if (one->height() + kFocus < room ||
        (!one->hasHeightForWidth() && one->width() + kFocus < one->minimumSizeHint().width()))
      return one->objectName() + QStringLiteral(" is cut: %1 %2 of %3 %4")
                                     .arg(one->width())
                                     .arg(one->height())
                                     .arg(one->minimumSizeHint().width())
                                     .arg(room);
    if (!page.rect().contains(QRect(one->mapTo(&page, QPoint()).x(), 0, one->width(), 1)))
      return one->objectName() + QStringLiteral(" runs out of the page");
    for (const QWidget *other : shown) {
      if (one != other && !one->isAncestorOf(other) && !other->isAncestorOf(one) &&
          placeOf(one).intersects(placeOf(other)))
        return one->objectName() + QStringLiteral(" lies over ") + other->objectName();
    }
  }
  return {};
}

// The words that one sees.
inline qsizetype wordsOn(const QWidget &page) {
  QStringList texts;
  for (const auto *label : page.findChildren<QLabel *>())
    texts << (label->isVisible() ? QTextDocumentFragment::fromHtml(label->text()).toPlainText() : QString());
  for (const auto *button : page.findChildren<QAbstractButton *>())
    texts << (button->isVisible() ? button->text() : QString());
  return texts.join(u' ').split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts).size();
}

// Rows of a size and a language. The others are shown where there is least room when time is short.
inline void firstPageWindows() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<QString>("language");
  const QStringList all = languageCodes() + QStringList{QStringLiteral("twice as long")};
  const QStringList few{QStringLiteral("de")};
  for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(2560, 1440)}) {
    for (const QString &language : isQuick() && size.width() > 900 ? few : all)
      QTest::addRow("%dx%d %s", size.width(), size.height(), qPrintable(language)) << size << language;
  }
}

// Shows the window as the row wants it. `longWinded` must live as long as the window.
inline void showFirstPage(Program &program, LongWinded &longWinded) {
  QFETCH(QSize, size);
  QFETCH(QString, language);
  if (language.size() == 2)
    program.translations.use(language);
  else
    QCoreApplication::installTranslator(&longWinded);
  program.window->resize(size);
  QCoreApplication::processEvents();
}

}  // namespace janso::test

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>
#include <cstdlib>

namespace janso {

namespace {

struct Numbers {
  Q_DECLARE_TR_FUNCTIONS(Numbers)
};

// As it is shown.
bool isNought(double value, int decimals) {
  return std::abs(value) < 0.5 * std::pow(10, -decimals);
}

}  // namespace

QString countText(qint64 value) {
  return QLocale().toString(value);
}

QString pointsText(std::int32_t value) {
  QString text = QLocale().toString(std::abs(value));
  return value < 0 ? kMinus + text : text;
}

QString estimatedPointsText(double value) {
  return pointsText(static_cast<std::int32_t>(std::lround(value / 10) * 10));
}

QString signedPointsText(std::int32_t value) {
  return value > 0 ? u'+' + pointsText(value) : pointsText(value);
}

QString finalPointsText(std::int32_t value) {
  const QString text = QLocale().toString(std::abs(value) / 1000.0, 'f', 1);
  return value == 0 ? text : (value > 0 ? QChar(u'+') : QChar(kMinus)) + text;
}

QString decimalText(double value, int decimals) {
  const QString text = QLocale().toString(std::abs(value), 'f', decimals);
  return value < 0 && !isNought(value, decimals) ? kMinus + text : text;
}

QString signedDecimalText(double value, int decimals) {
  const QString text = decimalText(value, decimals);
  return value >= 0 || isNought(value, decimals) ? u'+' + text : text;
}

QString plainDecimalText(double value) {
  const QString text = QLocale().toString(std::abs(value));
  return value < 0 ? kMinus + text : text;
}

QString percentSign() {
  //: Follows a number; with a no-break space before it where the language asks for one
  return Numbers::tr("%");
}

QString placeText(int place) {
  switch (place) {
    case 1:
      return Numbers::tr("1st");
    case 2:
      return Numbers::tr("2nd");
    case 3:
      return Numbers::tr("3rd");
    default:
      return Numbers::tr("4th");
  }
}

}  // namespace janso

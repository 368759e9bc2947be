// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Points, final places and figures as the window and the command line write them. Everything is translated
// and follows the default QLocale. Points are full points, never hundreds.
#pragma once

#include <QString>
#include <cstdint>

namespace janso {

inline constexpr char16_t kMinus = u'\u2212';  // the proper minus sign

// A count with the group separators of the language: "12,300".
QString countText(qint64 value);
QString pointsText(std::int32_t value);  // "12,300", with a proper minus sign
// An estimate rounded to tens, because nothing finer can be known: "310".
QString estimatedPointsText(double value);
QString signedPointsText(std::int32_t value);  // "+1,300", "−1,300", "0"
// In thousands with one decimal: 61300 is "+61.3".
QString finalPointsText(std::int32_t value);
QString placeText(int place);  // 1..4: "1st"
// With this many decimals and a proper minus sign, which zero never has: "1,358.7"; "+0.250", "+0".
QString decimalText(double value, int decimals);
QString signedDecimalText(double value, int decimals);
// The percent sign as the language writes it after a number: "%", or with a no-break space before it.
QString percentSign();
// With as many decimals as needed: "0.05", "2".
QString plainDecimalText(double value);

}  // namespace janso

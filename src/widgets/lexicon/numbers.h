// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Points, places and figures as window and command line write them. Everything is translated and follows the
// default QLocale; points are points.
#pragma once

#include <QString>
#include <cstdint>

namespace janso {

inline constexpr char16_t kMinus = u'\u2212';  // the true minus sign

// A count, with the separators of the language: "12,300".
QString countText(qint64 value);
QString pointsText(std::int32_t value);        // "12,300", with a true minus sign
QString signedPointsText(std::int32_t value);  // "+1,300", "−1,300", "0"
// In thousands with one decimal: 61300 is "+61.3".
QString finalPointsText(std::int32_t value);
QString placeText(int place);  // 1..4: "1st"
// With so many decimals and a true minus sign, which nought does not get: "1,358.7"; "+0.250", "+0".
QString decimalText(double value, int decimals);
QString signedDecimalText(double value, int decimals);
// With as many as it needs: "0.05", "2".
QString plainDecimalText(double value);

}  // namespace janso

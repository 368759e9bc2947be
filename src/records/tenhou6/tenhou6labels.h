// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Parses the words in tenhou.net/6 results: yaku, points, kinds of draws.
//
// The words are those of Tenhou itself and, for logs that other tools wrote in that format, romaji. All text
// is UTF-8. Errors are one sentence each.
#pragma once

#include <optional>
#include <string>

#include "rules/event.h"
#include "rules/result.h"
#include "rules/score.h"

namespace janso {

// "30符4飜7700点", "満貫2000-4000点", "3000点∀". Parts that the text leaves out are empty.
struct PointsLabel {
  std::optional<int> fu;
  std::optional<int> han;
  Limit limit = Limit::None;
  // A single payment: the whole ron or, with `byAll`, what each player pays. With two payments: what each
  // non-dealer pays, then the dealer.
  std::int32_t first = 0;
  std::int32_t second = 0;  // 0 = only one payment
  bool byAll = false;
};
Result<PointsLabel> pointsLabel(const std::string &text);

// "立直(1飜)", "天和(役満)". A yaku of no han ("裏ドラ(0飜)") gives han 0 and yakuman 0.
Result<YakuHan> yakuLabel(const std::string &text);

// "九種九牌". `everybody`: 全員聴牌 true, 全員不聴 false.
struct DrawLabel {
  DrawType type = DrawType::Exhaustive;
  std::optional<bool> everybody;
};
std::optional<DrawLabel> drawLabel(const std::string &text);

bool isWinLabel(const std::string &text);

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How long an external program may take, and how much it may write, before it is replaced.
#pragma once

namespace janso {

struct MjaiLimits {
  int startMs = 30000;  // for the first reply: a program may have to load a large model
  int replyMs = 10000;  // for every later reply
  // If a program takes longer than this, the user is notified once and the match keeps waiting.
  int slowMs = 3000;
  // The maximum number of bytes without a line break.
  int lineBytes = 64 * 1024;
  bool operator==(const MjaiLimits &) const = default;
};

}  // namespace janso

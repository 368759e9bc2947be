// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How long and how much an external program may take before it is replaced.
#pragma once

namespace janso {

struct MjaiLimits {
  int startMs = 30000;  // until the first reply: a program may have to load a large model
  int replyMs = 10000;  // for every further reply
  // A program that takes longer than this is told of, once, and waited for.
  int slowMs = 3000;
  // More bytes than this without an end of line are a flood.
  int lineBytes = 64 * 1024;
  bool operator==(const MjaiLimits &) const = default;
};

}  // namespace janso

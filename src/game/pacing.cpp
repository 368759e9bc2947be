// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Speeds as multiples of the normal pace.
#include "game/pacing.h"

#include <initializer_list>

namespace janso {

Pacing Pacing::atSpeed(double speed) {
  if (!(speed > 0))
    return instant();
  Pacing pacing;
  for (int *ms : {&pacing.draw, &pacing.discard, &pacing.afterDiscard, &pacing.call, &pacing.botThought,
                  &pacing.handEnd, &pacing.deal})
    *ms = static_cast<int>(*ms / speed);
  return pacing;
}

}  // namespace janso

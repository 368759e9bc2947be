// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Hides page stacks from screen readers: otherwise Orca says "layered pane" whenever the focus moves into
// one.
#pragma once

namespace janso {

// Applies to all stacks of the program. One call is enough; more do no harm.
void keepStacksQuiet();

}  // namespace janso

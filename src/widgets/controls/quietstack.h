// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A stack of pages is nothing to a listener: without this Orca says "layered pane" whenever the focus comes
// into one.
#pragma once

namespace janso {

// For all stacks of the program; once is enough, more do no harm.
void keepStacksQuiet();

}  // namespace janso

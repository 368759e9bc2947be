// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/journalfault.h"

#include <system_error>

namespace janso {

std::string systemWords(int error) {
  return std::generic_category().message(error);
}

std::string JournalProblem::text() const {
  std::string text = path.toStdString();
  if (line > 0)
    text += (text.empty() ? "line " : ", line ") + std::to_string(line);
  if (!text.empty())
    text += ": ";
  if (!detail.empty())
    text += detail;
  if (system != 0)
    text += (detail.empty() ? "" : ": ") + systemWords(system);
  return text;
}

}  // namespace janso

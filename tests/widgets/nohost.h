// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/decision/decisionflow.h"
#include "widgets/table/tableitem.h"

namespace janso::test {

// A table that does nothing.
class NoHost : public TableHost {
 public:
  DecisionFlow &answering() override { return m_flow; }
  void afterStep(const std::optional<Action> &) override {}
  void acceptOverlay() override {}
  void switchPill(int) override {}
  void press(TableCorner) override {}
  void explainPressed(const QString &) override {}
  void showRead(const QString &) override {}
  void announceText(const QString &) override {}
  void explainHovered(const QString &) override {}
  bool explainWhyNot(Asked) override { return false; }
  void setDifferences(bool) override {}
  void setPeeking(bool) override {}

 private:
  DecisionFlow m_flow;
};

}  // namespace janso::test

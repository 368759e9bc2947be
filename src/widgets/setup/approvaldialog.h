// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Shows what would be run, and asks whether it may be.
#pragma once

#include <QDialog>
#include <QList>
#include <memory>

#include "game/matchsetup.h"
#include "game/truststore.h"

namespace Ui {
class ApprovalDialog;
}

namespace janso {

enum class Approval {
  Cancel,
  Run,
  Replace,  // a built-in bot plays instead
};

// What the question is about.
enum class ApprovalFor { Test, Match, UnfinishedMatch };

class ApprovalDialog : public QDialog {
  Q_OBJECT

 public:
  // Replace is on offer for an unfinished match only: elsewhere another opponent can be chosen.
  ApprovalDialog(const QList<SeatSetup> &strangers, ApprovalFor what, QWidget *parent = nullptr);
  ~ApprovalDialog() override;

  Approval answer() const { return m_answer; }

 private:
  void close(Approval answer);

  std::unique_ptr<Ui::ApprovalDialog> m_ui;
  Approval m_answer = Approval::Cancel;
};

// Asks where `trust` does not know them all, and remembers them there when they may be run.
Approval askToRun(const QList<SeatSetup> &seats, const TrustStore &trust, ApprovalFor what, QWidget *parent);

}  // namespace janso

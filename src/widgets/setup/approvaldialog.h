// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A dialog that shows the programs and plugins to be run and asks for approval.
#pragma once

#include <QDialog>
#include <QList>
#include <memory>

#include "game/setup/matchsetup.h"
#include "game/setup/truststore.h"

namespace Ui {
class ApprovalDialog;
}

namespace janso {

enum class Approval {
  Cancel,
  Run,
  Replace,  // a built-in bot plays instead
};

// The purpose of running them.
enum class ApprovalFor { Test, Match, UnfinishedMatch };

class ApprovalDialog : public QDialog {
  Q_OBJECT

 public:
  // Replace is offered only for an unfinished match; elsewhere the user can choose another opponent.
  ApprovalDialog(const QList<SeatSetup> &unapproved, ApprovalFor what, QWidget *parent = nullptr);
  ~ApprovalDialog() override;

  Approval answer() const { return m_answer; }

 private:
  void close(Approval answer);

  std::unique_ptr<Ui::ApprovalDialog> m_ui;
  Approval m_answer = Approval::Cancel;
};

// Asks if `trust` does not know all of them, and adds them to `trust` when they are approved.
Approval askToRun(const QList<SeatSetup> &seats, const TrustStore &trust, ApprovalFor what, QWidget *parent);

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/approvaldialog.h"

#include "ui_approvaldialog.h"
#include "widgets/controls/buttonroles.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/sentences/opponenttexts.h"

namespace janso {

ApprovalDialog::ApprovalDialog(const QList<SeatSetup> &unapproved, ApprovalFor what, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ApprovalDialog>()) {
  m_ui->setupUi(this);
  applyChrome(this);
  m_ui->question->setText(what == ApprovalFor::UnfinishedMatch
                              ? tr("This match uses programs you haven't approved yet. Run them?")
                              : tr("You haven't approved this yet. Run it?"));
  QStringList blocks;
  for (const SeatSetup &seat : unapproved)
    blocks << unapprovedText(seat);
  m_ui->what->setPlainText(blocks.join(QStringLiteral("\n\n")));
  m_ui->replace->setVisible(what == ApprovalFor::UnfinishedMatch);
  orderButtons(m_ui->layout2, {{m_ui->run, QDialogButtonBox::AcceptRole},
                               {m_ui->replace, QDialogButtonBox::ActionRole},
                               {m_ui->cancel, QDialogButtonBox::RejectRole}});
  connect(m_ui->run, &QPushButton::clicked, this, [this] { close(Approval::Run); });
  connect(m_ui->replace, &QPushButton::clicked, this, [this] { close(Approval::Replace); });
  connect(m_ui->cancel, &QPushButton::clicked, this, &QDialog::reject);
  m_ui->cancel->setFocus();
}

ApprovalDialog::~ApprovalDialog() = default;

void ApprovalDialog::close(Approval answer) {
  m_answer = answer;
  accept();
}

Approval askToRun(const QList<SeatSetup> &seats, const TrustStore &trust, ApprovalFor what, QWidget *parent) {
  QList<SeatSetup> unapproved;
  for (const SeatSetup &seat : seats) {
    if (!trust.trusts(seat))
      unapproved << seat;
  }
  if (unapproved.isEmpty())
    return Approval::Run;
  ApprovalDialog dialog(unapproved, what, parent);
  dialog.exec();
  if (dialog.answer() == Approval::Run) {
    for (const SeatSetup &seat : unapproved)
      trust.approve(seat);
  }
  return dialog.answer();
}

}  // namespace janso

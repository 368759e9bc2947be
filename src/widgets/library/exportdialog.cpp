// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/exportdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/controls/buttonroles.h"
#include "widgets/controls/chromestyle.h"

namespace janso {

namespace {

constexpr int kExportMargin = 18;
constexpr int kExportSpacing = 12;
constexpr int kExportWidth = 460;
constexpr int kPreviewHeight = 100;  // the dialog keeps its size whatever is chosen

}  // namespace

ExportDialog::ExportDialog(int matches, QWidget *parent)
    : QDialog(parent),
      m_matches(matches),
      m_form(new QComboBox(this)),
      m_anonymize(new QCheckBox(tr("&Anonymous"), this)),
      m_suits(new QCheckBox(tr("Also swap the &suits"), this)),
      m_gzip(new QCheckBox(tr("Com&pressed (gz)"), this)),
      m_preview(new QLabel(this)) {
  build();
  applyChrome(this);
  connect(m_form, &QComboBox::currentIndexChanged, this, &ExportDialog::fill);
  for (const QCheckBox *box : {m_anonymize, m_suits, m_gzip})
    connect(box, &QCheckBox::toggled, this, &ExportDialog::fill);
  fill();
}

void ExportDialog::build() {
  setWindowTitle(tr("Export"));
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(kExportMargin, kExportMargin, kExportMargin, kExportMargin);
  column->setSpacing(kExportSpacing);
  // In the order of ExportForm.
  m_form->addItems({tr("Tenhou records (mjlog)"), tr("mjai records (JSON lines)"),
                    tr("Original files, unchanged"), tr("Statistics table (CSV)")});
  m_form->setObjectName(QStringLiteral("form"));
  m_form->setAccessibleName(tr("Export format"));
  m_anonymize->setObjectName(QStringLiteral("anonymise"));
  m_suits->setObjectName(QStringLiteral("suits"));
  m_gzip->setObjectName(QStringLiteral("gzip"));
  column->addWidget(m_form);
  for (QCheckBox *box : {m_anonymize, m_suits, m_gzip})
    column->addWidget(box);
  m_preview->setObjectName(QStringLiteral("preview"));
  m_preview->setWordWrap(true);
  m_preview->setMinimumSize(kExportWidth, kPreviewHeight);
  m_preview->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  setRole(m_preview, "second");
  column->addWidget(m_preview);
  column->addStretch(1);
  auto *row = new QHBoxLayout;
  row->setSpacing(kExportSpacing);
  auto *cancel = new QPushButton(tr("Cancel"), this);
  cancel->setAutoDefault(false);
  auto *go = new QPushButton(tr("&Export…"), this);
  go->setObjectName(QStringLiteral("go"));
  go->setDefault(true);
  setRole(go, "primary");
  row->addStretch(1);
  orderButtons(row, {{go, QDialogButtonBox::AcceptRole}, {cancel, QDialogButtonBox::RejectRole}});
  column->addLayout(row);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(go, &QPushButton::clicked, this, &QDialog::accept);
}

ExportChoice ExportDialog::choice() const {
  ExportChoice choice;
  choice.form = static_cast<ExportForm>(m_form->currentIndex());
  choice.anonymize = m_anonymize->isEnabled() && m_anonymize->isChecked();
  choice.exchangeSuits = m_suits->isEnabled() && m_suits->isChecked();
  choice.gzip = m_gzip->isEnabled() && m_gzip->isChecked();
  return choice;
}

void ExportDialog::fill() {
  const auto form = static_cast<ExportForm>(m_form->currentIndex());
  const bool moves = form == ExportForm::Mjlog || form == ExportForm::Mjai;
  m_anonymize->setEnabled(form != ExportForm::Original);
  m_suits->setEnabled(moves && m_anonymize->isChecked());
  m_gzip->setEnabled(moves);
  m_preview->setText(exportPreview(m_matches, choice()));
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/conditionsdialog.h"

#include <QHeaderView>
#include <QTreeWidgetItem>

#include "library/searchquery.h"
#include "ui_conditionsdialog.h"
#include "widgets/controls/buttonroles.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/sentences/searchtexts.h"

namespace janso {

ConditionsDialog::ConditionsDialog(QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ConditionsDialog>()) {
  m_ui->setupUi(this);
  applyChrome(this);
  for (const SearchKeyInfo &key : searchKeys()) {
    auto *row = new QTreeWidgetItem(
        {QLatin1String(key.name) + QLatin1Char(':'), searchKeyValues(key), searchKeyMeaning(key)});
    for (int column = 0; column < row->columnCount(); ++column)
      row->setToolTip(column, row->text(column));
    m_ui->keys->addTopLevelItem(row);
  }
  m_ui->keys->setCurrentItem(m_ui->keys->topLevelItem(0));
  QHeaderView *columns = m_ui->keys->header();
  columns->setStretchLastSection(true);
  columns->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  columns->setSectionResizeMode(1, QHeaderView::Stretch);
  columns->setSectionResizeMode(2, QHeaderView::Stretch);
  connect(m_ui->keys, &QTreeWidget::itemActivated, this, &QDialog::accept);
  orderButtons(m_ui->conditionsButtons, {{m_ui->useButton, QDialogButtonBox::AcceptRole},
                                         {m_ui->closeButton, QDialogButtonBox::RejectRole}});
  connect(m_ui->useButton, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::reject);
  m_ui->keys->setFocus();
}

ConditionsDialog::~ConditionsDialog() = default;

QString ConditionsDialog::chosen() const {
  const QTreeWidgetItem *row = m_ui->keys->currentItem();
  return row == nullptr ? QString() : row->text(0).chopped(1);
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/refuseddialog.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QStringList>
#include <algorithm>

#include "records/nameorder.h"
#include "ui_refuseddialog.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/sentences/faulttexts.h"

namespace janso {

RefusedDialog::RefusedDialog(const std::vector<std::pair<QString, Error>> &refused, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::RefusedDialog>()) {
  m_ui->setupUi(this);
  applyChrome(this);
  m_ui->sentence->setText(
      tr("%Ln file(s) could not be imported completely:", nullptr, static_cast<int>(refused.size())));
  QStringList lines;
  std::vector<std::pair<QString, Error>> sorted = refused;
  std::stable_sort(sorted.begin(), sorted.end(), [order = NameOrder()](const auto &one, const auto &other) {
    return order(one.first, other.first);
  });
  for (const auto &[path, reason] : sorted) {
    lines << QDir::toNativeSeparators(path) + QLatin1Char('\n') + faultText(reason);
    m_ui->pages->addItem(lines.back());
  }
  m_ui->pages->setCurrentRow(0);
  connect(m_ui->copy, &QPushButton::clicked, this,
          [lines] { QGuiApplication::clipboard()->setText(lines.join(QStringLiteral("\n\n"))); });
  connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::accept);
}

RefusedDialog::~RefusedDialog() = default;

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/newsdialog.h"

#include <QLocale>
#include <QPushButton>

#include "ui_newsdialog.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/settings/whatsnew.h"

namespace janso {

namespace {

constexpr int kBetween = 14;  // two versions

QLabel *labelOf(const QString &text, const char *role) {
  auto *label = new QLabel(text);
  label->setTextFormat(Qt::PlainText);
  label->setProperty("role", QString::fromLatin1(role));
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

NewsDialog::NewsDialog(const QString &language, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::NewsDialog>()) {
  m_ui->setupUi(this);
  QStringList spoken;
  for (const Release &release : ownReleases(language)) {
    //: Heading of what a version brought: its number, and the day it came out
    const QString head = tr("Version %1, %2").arg(release.version, QLocale().toString(release.date));
    if (m_ui->texts->count() > 0)
      m_ui->texts->addSpacing(kBetween);
    m_ui->texts->addWidget(labelOf(head, "accent"));
    spoken << head;
    for (const ReleaseText &one : release.texts) {
      const QString line = one.listed ? QStringLiteral("\u2022 ") + one.text : one.text;
      m_ui->texts->addWidget(labelOf(line, "row"));
      spoken << one.text;
    }
  }
  m_ui->texts->addStretch();
  endWithContents(m_ui->scroll);
  m_ui->scroll->setAccessibleDescription(spoken.join(QLatin1Char('\n')));
  applyChrome(this);
  m_ui->scroll->setFocus();
  connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
}

NewsDialog::~NewsDialog() = default;

}  // namespace janso

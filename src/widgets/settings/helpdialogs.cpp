// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/helpdialogs.h"

#include <QCoreApplication>
#include <QDir>
#include <QIcon>

#include "ui_aboutdialog.h"
#include "ui_keyboardcard.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/settings/settings.h"

namespace janso {

KeyboardCard::KeyboardCard(const Settings &settings, const QList<KeyCommand> &commands, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::KeyboardCard>()) {
  m_ui->setupUi(this);
  applyChrome(this);
  m_ui->keys->setHeaderLabels({tr("Key"), tr("Command")});
  for (const KeyCommand &command : commands) {
    const QKeySequence key = settings.shortcut(command.id, command.fallback);
    if (!key.isEmpty() && (settings.on(Setting::LetterKeys) || !isSingleLetter(key)))
      m_ui->keys->addTopLevelItem(
          new QTreeWidgetItem({key.toString(QKeySequence::NativeText), command.text}));
  }
  m_ui->keys->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
}

KeyboardCard::~KeyboardCard() = default;

AboutDialog::AboutDialog(const QString &folder, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::AboutDialog>()) {
  m_ui->setupUi(this);
  applyChrome(this);
  m_ui->mark->setPixmap(
      QIcon(QStringLiteral(":/icons/janso.svg")).pixmap(QSize(64, 64), devicePixelRatioF()));
  m_ui->version->setText(tr("Version %1, with Qt %2")
                             .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion())));
  m_ui->folder->setText(QDir::toNativeSeparators(folder));
  connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
}

AboutDialog::~AboutDialog() = default;

}  // namespace janso

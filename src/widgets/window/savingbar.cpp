// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/savingbar.h"

#include <QEvent>

#include "ui_savingbar.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"

namespace janso {

SavingBar::SavingBar(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::SavingBar>()) {
  m_ui->setupUi(this);
  applyChromeWhenShown(this);
  connect(m_ui->again, &QPushButton::clicked, this, &SavingBar::retryRequested);
  connect(m_ui->elsewhere, &QPushButton::clicked, this, &SavingBar::elsewhereRequested);
  connect(m_ui->pause, &QPushButton::clicked, this, &SavingBar::pauseRequested);
  hide();
}

SavingBar::~SavingBar() = default;

void SavingBar::showMessage(const QString &sentence) {
  const bool isNew = !sentence.isEmpty() && sentence != m_ui->sentence->text();
  m_ui->sentence->setText(sentence);
  setAccessibleName(sentence);
  setVisible(!sentence.isEmpty());
  if (isNew)
    announce(this, sentence);
}

QString SavingBar::sentence() const {
  return m_ui->sentence->text();
}

void SavingBar::setPaused(bool paused) {
  m_ui->pause->setChecked(paused);
}

void SavingBar::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    m_ui->retranslateUi(this);
}

}  // namespace janso

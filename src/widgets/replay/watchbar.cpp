// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/watchbar.h"

#include <QEvent>
#include <QSizePolicy>

#include "ui_watchbar.h"
#include "widgets/sentences/watchtexts.h"

namespace janso {

WatchBar::WatchBar(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::WatchBar>()) {
  m_ui->setupUi(this);
  // The table keeps its size when a button comes.
  QSizePolicy kept = m_ui->follow->sizePolicy();
  kept.setRetainSizeWhenHidden(true);
  m_ui->follow->setSizePolicy(kept);
  connect(m_ui->follow, &QPushButton::clicked, this, &WatchBar::followRequested);
  connect(m_ui->goOn, &QPushButton::clicked, this, &WatchBar::continueRequested);
  connect(m_ui->record, &QPushButton::clicked, this, &WatchBar::recordRequested);
}

WatchBar::~WatchBar() = default;

void WatchBar::setLook(const WatchLook &look, const SeatNames &names) {
  m_look = look;
  m_names = names;
  updateText();
}

void WatchBar::setBehind(int events) {
  m_behind = events;
  updateText();
}

QString WatchBar::sentence() const {
  return m_ui->told->sentence();
}

// Each sentence once: the events speak as well.
void WatchBar::updateText() {
  if (m_look.replay == nullptr)
    return;
  m_ui->follow->setVisible(m_behind > 0);
  m_ui->goOn->setVisible(m_look.state == WatchState::Suspended);
  m_ui->record->setVisible(m_look.state == WatchState::Over && !m_look.path.isEmpty());
  const QString sentence = watchSentence(m_look, m_names, m_behind);
  if (sentence != m_ui->told->sentence())
    m_ui->told->showText(sentence);
}

void WatchBar::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    updateText();
  }
}

}  // namespace janso

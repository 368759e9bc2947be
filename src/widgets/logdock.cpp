// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/logdock.h"

#include <QEvent>

#include "ui_logdock.h"
#include "widgets/chromestyle.h"
#include "widgets/eventtext.h"

namespace janso {

namespace {
constexpr int kLines = 4000;  // more than a long match has
}

LogDock::LogDock(QWidget *parent) : QDockWidget(parent), m_ui(std::make_unique<Ui::LogDock>()) {
  setObjectName(QStringLiteral("logDock"));
  auto *contents = new QWidget(this);
  m_ui->setupUi(contents);
  m_ui->log->setMaximumBlockCount(kLines);
  setWidget(contents);
  setWindowTitle(tr("Log"));
  applyChrome(this);
}

LogDock::~LogDock() = default;

void LogDock::add(const Event &event) {
  if (std::holds_alternative<MatchStarted>(event))
    clear();
  const QString line = eventText(event, m_names);
  if (!line.isEmpty())
    m_ui->log->appendPlainText(line);
}

void LogDock::addNote(const QString &sentence) {
  m_ui->log->appendPlainText(sentence);
}

void LogDock::clear() {
  m_ui->log->clear();
}

QString LogDock::text() const {
  return m_ui->log->toPlainText();
}

void LogDock::changeEvent(QEvent *event) {
  QDockWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(widget());
    setWindowTitle(tr("Log"));
  }
}

}  // namespace janso

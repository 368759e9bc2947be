// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/logdock.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollBar>

#include "ui_logdock.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/sentences/eventtexts.h"

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
  applyChromeWhenShown(this);
  connectScrolling();
}

LogDock::~LogDock() = default;

// Lines are broken anew when the bar appears or the dock becomes narrower: the text is longer then, and
// nobody has scrolled. Only what a person does to the bar or the cursor counts.
void LogDock::connectScrolling() {
  const QScrollBar *bar = m_ui->log->verticalScrollBar();
  connect(bar, &QScrollBar::actionTriggered, this,
          [this, bar] { m_follows = bar->sliderPosition() >= bar->maximum(); });
  connect(m_ui->log, &QPlainTextEdit::cursorPositionChanged, this, [this] {
    if (!m_adding)
      m_follows = m_ui->log->textCursor().atEnd();
  });
  connect(bar, &QScrollBar::rangeChanged, this, &LogDock::follow);
}

void LogDock::follow() {
  if (m_follows)
    m_ui->log->verticalScrollBar()->setValue(m_ui->log->verticalScrollBar()->maximum());
}

void LogDock::add(const Event &event) {
  if (std::holds_alternative<MatchStarted>(event))
    clear();
  addLine({event, {}});
}

void LogDock::addAll(const std::vector<Event> &events) {
  QStringList lines;
  for (const Event &event : events) {
    Line line{event, {}};
    if (const QString text = textOf(line); !text.isEmpty()) {
      lines << text;
      keep(std::move(line));
    }
  }
  if (!lines.isEmpty())
    write(lines.join(QLatin1Char('\n')));
}

void LogDock::addNote(const QString &sentence) {
  addLine({std::nullopt, sentence});
}

QString LogDock::textOf(const Line &line) const {
  return line.event ? eventText(*line.event, m_names, m_naming) : line.note;
}

void LogDock::addLine(Line line) {
  const QString text = textOf(line);
  if (text.isEmpty())
    return;
  write(text);
  keep(std::move(line));
}

void LogDock::write(const QString &text) {
  m_adding = true;
  m_ui->log->appendPlainText(text);
  m_adding = false;
  follow();
}

void LogDock::keep(Line line) {
  m_lines.push_back(std::move(line));
  if (m_lines.size() > static_cast<std::size_t>(kLines))
    m_lines.pop_front();
}

void LogDock::setNaming(YakuNaming naming) {
  if (m_naming == naming)
    return;
  m_naming = naming;
  QStringList lines;
  for (const Line &line : m_lines)
    lines << textOf(line);
  m_adding = true;
  m_ui->log->setPlainText(lines.join(QLatin1Char('\n')));
  m_adding = false;
  m_follows = true;
  follow();
}

void LogDock::clear() {
  m_ui->log->clear();
  m_lines.clear();
  m_follows = true;
}

QString LogDock::text() const {
  return m_ui->log->toPlainText();
}

void LogDock::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Escape)
    Q_EMIT left();
  else
    QDockWidget::keyPressEvent(event);
}

void LogDock::changeEvent(QEvent *event) {
  QDockWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(widget());
    setWindowTitle(tr("Log"));
  }
}

}  // namespace janso

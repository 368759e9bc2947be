// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/opponenttrialpanel.h"

#include <QLocale>
#include <QScrollBar>

#include "ui_opponenttrialpanel.h"
#include "widgets/sentences/failuretexts.h"
#include "widgets/sentences/opponenttexts.h"

namespace janso {

namespace {

// Two digits are enough to compare.
QString milliseconds(double value) {
  const QLocale locale;
  const QString number = value >= 10 ? locale.toString(value, 'f', 0) : locale.toString(value, 'g', 2);
  //: A time in milliseconds
  return OpponentTrialPanel::tr("%1 ms").arg(number);
}

QString handText(TrialReport::Hand hand) {
  switch (hand) {
    case TrialReport::Hand::Won:
      return OpponentTrialPanel::tr("This opponent won the hand.");
    case TrialReport::Hand::DealtIn:
      return OpponentTrialPanel::tr("This opponent dealt in.");
    case TrialReport::Hand::OtherWon:
      return OpponentTrialPanel::tr("Another player won the hand.");
    case TrialReport::Hand::Drawn:
      return OpponentTrialPanel::tr("The hand ended in a draw.");
    case TrialReport::Hand::None:
      break;
  }
  return {};
}

}  // namespace

OpponentTrialPanel::OpponentTrialPanel(QWidget *parent)
    : QFrame(parent), m_ui(std::make_unique<Ui::OpponentTrialPanel>()) {
  m_ui->setupUi(this);
  setProperty("role", QStringLiteral("seat"));
  connect(m_ui->test, &QPushButton::clicked, this, &OpponentTrialPanel::testRequested);
  connect(m_ui->cancelTest, &QPushButton::clicked, &m_trial, &OpponentTrial::cancel);
  connect(&m_trial, &OpponentTrial::progressed, this, &OpponentTrialPanel::progressed);
  connect(&m_trial, &OpponentTrial::finished, this, &OpponentTrialPanel::finished);
  clear();
}

// The trial tells nobody any more.
OpponentTrialPanel::~OpponentTrialPanel() {
  m_trial.disconnect(this);
}

void OpponentTrialPanel::stop() {
  m_quiet = true;
  m_trial.cancel();
  m_quiet = false;
}

void OpponentTrialPanel::clear() {
  stop();
  m_ui->status->setText(tr("Plays one hand against three built-in bots and measures response times."));
  for (QWidget *widget : {static_cast<QWidget *>(m_ui->numbers), static_cast<QWidget *>(m_ui->failure),
                          static_cast<QWidget *>(m_ui->notices), static_cast<QWidget *>(m_ui->logLabel),
                          static_cast<QWidget *>(m_ui->log)})
    widget->hide();
  updateButtons();
}

void OpponentTrialPanel::setProblem(const QString &sentence) {
  m_problem = sentence;
  updateButtons();
}

void OpponentTrialPanel::start(const Opponent &opponent) {
  clear();
  const bool waitsForIt = opponent.kind == OpponentKind::Mjai &&
                          opponent.program.transport == MjaiTransport::Tcp &&
                          opponent.program.command.isEmpty();
  m_waiting =
      waitsForIt ? tr("Start the program now. Janso is waiting for it on port %1.").arg(opponent.program.port)
                 : tr("Waiting for the program's first answer…");
  m_ui->status->setText(m_waiting);
  m_trial.start(opponent);
  updateButtons();
  m_ui->cancelTest->setFocus(Qt::OtherFocusReason);
}

void OpponentTrialPanel::progressed() {
  const TrialReport report = m_trial.report();
  m_ui->status->setText(
      report.decisions == 0 ? m_waiting : tr("Playing: %n decision(s) so far", nullptr, report.decisions));
  showNotices(report);
}

void OpponentTrialPanel::showNotices(const TrialReport &report) {
  QStringList notices;
  for (const Failure &notice : report.notices)
    notices << failureTranslation(notice);
  //: Faults of a program that kept playing
  m_ui->notices->setText(notices.isEmpty()
                             ? QString()
                             : breakableText(tr("Warnings: %1.").arg(notices.join(QStringLiteral("; ")))));
  m_ui->notices->setVisible(!report.notices.isEmpty());
}

void OpponentTrialPanel::finished(const TrialReport &report) {
  if (m_quiet)
    return;
  showReport(report);
  const bool hadFocus = m_ui->cancelTest->hasFocus();
  updateButtons();
  if (hadFocus)
    m_ui->test->setFocus(Qt::OtherFocusReason);
  Q_EMIT testEnded();
}

void OpponentTrialPanel::showReport(const TrialReport &report) {
  const double seconds = report.elapsedMs / 1000.0;
  switch (report.end) {
    case TrialReport::End::HandOver:
      m_ui->status->setText(tr("Test passed. %1").arg(handText(report.hand)));
      break;
    case TrialReport::End::Failed:
      m_ui->status->setText(tr("Test failed."));
      break;
    case TrialReport::End::Canceled:
    case TrialReport::End::Running:
      m_ui->status->setText(tr("Test canceled."));
      break;
  }
  const int errors = report.end == TrialReport::End::Failed ? 1 : 0;
  m_ui->numbers->setText(
      //: Results of a test: decisions, half of them quicker than, the longest, errors, seconds in all
      tr("Decisions: %1 · median %2 · longest %3 · errors: %4 · %5 s in total")
          .arg(QString::number(report.decisions),
               report.decisions > 0 ? milliseconds(report.medianMs) : QStringLiteral("\u2013"),
               report.decisions > 0 ? milliseconds(report.longestMs) : QStringLiteral("\u2013"),
               QString::number(errors), QLocale().toString(seconds, 'f', 1)));
  m_ui->numbers->show();
  showNotices(report);
  const QString why = report.failure   ? failureTranslation(*report.failure)
                      : report.refused ? matchProblemText(*report.refused)
                                       : QString();
  m_ui->failure->setText(why.isEmpty() ? QString() : breakableText(tr("Reason: %1.").arg(why)));
  m_ui->failure->setVisible(!why.isEmpty());
  m_ui->log->setPlainText(QString::fromUtf8(report.log));
  m_ui->log->verticalScrollBar()->setValue(m_ui->log->verticalScrollBar()->maximum());
  m_ui->log->setVisible(!report.log.isEmpty());
  m_ui->logLabel->setVisible(!report.log.isEmpty());
}

void OpponentTrialPanel::updateButtons() {
  const bool running = isRunning();
  m_ui->test->setVisible(!running);
  m_ui->cancelTest->setVisible(running);
  m_ui->test->setEnabled(m_problem.isEmpty());
  m_ui->test->setAccessibleDescription(m_problem);
}

}  // namespace janso

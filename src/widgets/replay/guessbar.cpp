// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/guessbar.h"

#include <QEvent>

#include "ui_guessbar.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/replay/guessing.h"
#include "widgets/sentences/guesstexts.h"

namespace janso {

namespace {

constexpr int kLeastGuessRow = 700;

}  // namespace

GuessBar::GuessBar(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::GuessBar>()) {
  m_ui->setupUi(this);
  flowItems(m_ui->guessLayout, kLeastGuessRow);
  connect(m_ui->guessShow, &QAbstractButton::clicked, this, &GuessBar::answerRequested);
  connect(m_ui->guessNext, &QAbstractButton::clicked, this, &GuessBar::nextRequested);
  connect(m_ui->guessEnd, &QAbstractButton::clicked, this, &GuessBar::endRequested);
}

GuessBar::~GuessBar() = default;

void GuessBar::showGuessing(const Guessing &guessing, ReplayPlace place, const QString &more) {
  m_over = guessing.isOver();
  const bool asks = guessing.asks(place);
  const auto number = static_cast<int>(guessing.run().guesses.size()) + 1;
  m_ui->guessShow->setVisible(asks);
  m_ui->guessNext->setVisible(!m_over && !asks && guessing.next().has_value());
  nameEnd();
  const Guess *here = guessing.guessAt(place);
  QString told = guessing.next() ? tr("On to the next decision") : tr("No more decisions.");
  if (m_over)
    told = tr("Guesses: %Ln", "", number - 1);
  else if (asks)
    told = tr("Guess %1: what would you do?").arg(number);
  else if (here != nullptr)
    told = guessShort(*here);
  // Each sentence once: the events speak as well.
  if (told != sentence())
    m_ui->guessStatus->showText(told, more);
}

QString GuessBar::sentence() const {
  return m_ui->guessStatus->sentence();
}

void GuessBar::focusEnd() {
  m_ui->guessEnd->setFocus();
}

void GuessBar::nameEnd() {
  m_ui->guessEnd->setText(m_over ? tr("&Close") : tr("&End"));
}

void GuessBar::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    nameEnd();
  }
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/start/welcomepage.h"

#include <QButtonGroup>
#include <QEvent>
#include <QKeyEvent>

#include "ui_welcomepage.h"
#include "widgets/controls/keygroups.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/settings/welcome.h"

namespace janso {

WelcomePage::WelcomePage(Settings *settings, QWidget *parent)
    : FeltPage(settings, parent), m_ui(std::make_unique<Ui::WelcomePage>()) {
  m_ui->setupUi(this);
  dress();
  fillTexts();
  m_ui->playerName->setText(settings->text(Setting::PlayerName));
  auto *marks = new QButtonGroup(this);  // they stand in two boxes
  marks->addButton(m_ui->marksOn);
  marks->addButton(m_ui->marksOff);
  connect(m_ui->markedTiles, &TilePreview::pressed, m_ui->marksOn, &QAbstractButton::click);
  connect(m_ui->plainTiles, &TilePreview::pressed, m_ui->marksOff, &QAbstractButton::click);
  connect(m_ui->begin, &QPushButton::clicked, this, [this] {
    takeAnswers();
    finish();
  });
  for (const QRadioButton *answer : {m_ui->isNew, m_ui->isSome, m_ui->isPlayer})
    connect(answer, &QRadioButton::toggled, this, &WelcomePage::showReady);
  showReady();
  connect(m_ui->later, &QPushButton::clicked, this, &WelcomePage::finish);
  showTiles();
}

WelcomePage::~WelcomePage() = default;

// A circle, a bamboo, a red five, a wind and a dragon: where the marks tell most.
void WelcomePage::grown() {
  constexpr qreal kTile = 40;
  const std::vector<std::vector<Tile>> tiles{
      {Tile(2), Tile(15), Tile(13, true), Tile(24), Tile(kNorth), Tile(kHatsu)}};
  for (auto *preview : {m_ui->markedTiles, m_ui->plainTiles})
    preview->setTiles(tiles, kTile * scale());
}

// A screen reader tells of a button alone: what it answers, and the line below it, are told with it.
void WelcomePage::fillTexts() {
  m_ui->playerName->setPlaceholderText(seatedName({}));
  struct Answer {
    QRadioButton *button;
    const QLabel *question;
    const QLabel *line;
  };
  for (QRadioButton *button : {m_ui->marksOn, m_ui->marksOff})
    button->setAccessibleDescription(m_ui->marksLabel->text());
  for (const Answer &answer : {Answer{m_ui->isNew, m_ui->experienceLabel, m_ui->isNewLine},
                               Answer{m_ui->isSome, m_ui->experienceLabel, m_ui->isSomeLine},
                               Answer{m_ui->isPlayer, m_ui->experienceLabel, m_ui->isPlayerLine}})
    answer.button->setAccessibleDescription(answer.question->text() + u' ' + answer.line->text());
}

// What follows depends on the answer: nobody begins without one by mistake.
void WelcomePage::showReady() {
  const bool ready = experience() != Experience::NotAnswered;
  m_ui->begin->setEnabled(ready);
  m_ui->reason->setVisible(!ready);
}

Experience WelcomePage::experience() const {
  return m_ui->isNew->isChecked()      ? Experience::New
         : m_ui->isSome->isChecked()   ? Experience::Some
         : m_ui->isPlayer->isChecked() ? Experience::Player
                                       : Experience::NotAnswered;
}

void WelcomePage::showTiles() {
  const TableOptions options = tableOptions(*settings());
  TileLook look = options.tiles;
  look.marks = true;
  m_ui->markedTiles->setLook(options.felt, look);
  look.marks = false;
  m_ui->plainTiles->setLook(options.felt, look);
  (options.tiles.marks ? m_ui->marksOn : m_ui->marksOff)->setChecked(true);
}

void WelcomePage::takeAnswers() {
  Settings &kept = *settings();
  if (const QString name = m_ui->playerName->text().trimmed(); name != kept.text(Setting::PlayerName))
    kept.setValue(Setting::PlayerName, name);
  // Who leaves the tiles as they are has seen both: that is a choice as well.
  kept.setValue(Setting::IndexMarks, m_ui->marksOn->isChecked());
  setExperience(kept, experience());
}

void WelcomePage::beginOrAsk() {
  if (m_ui->begin->isEnabled())
    m_ui->begin->click();
  else
    m_ui->isNew->setFocus();
}

void WelcomePage::finish() {
  endWelcome(*settings());
  Q_EMIT finished();
}

void WelcomePage::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Escape)
    finish();
  else if (isEnter(event->key()) && qobject_cast<QPushButton *>(focusWidget()) == nullptr)
    beginOrAsk();
  else
    QWidget::keyPressEvent(event);
}

void WelcomePage::showEvent(QShowEvent *event) {
  FeltPage::showEvent(event);
  m_ui->playerName->setFocus();
}

void WelcomePage::changeEvent(QEvent *event) {
  FeltPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    fillTexts();
  }
}

}  // namespace janso

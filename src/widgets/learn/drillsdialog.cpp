// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/drillsdialog.h"

#include <QDate>
#include <QEvent>
#include <QLocale>
#include <QRandomGenerator>

#include "study/drillhistory.h"
#include "study/drillmaker.h"
#include "ui_drillsdialog.h"
#include "widgets/controls/buttonroles.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/drilltexts/drilltexts.h"
#include "widgets/learn/drillpage.h"

namespace janso {

namespace {

constexpr QSize kDrillsSize(1080, 700);
constexpr int kDays = 7;  // of the history that are shown
constexpr int kSeeds = 1000000;
constexpr int kLeastHomeRow = 200;  // of the buttons

}  // namespace

DrillsDialog::DrillsDialog(const Parts &parts, QWidget *parent)
    : QDialog(parent),
      m_ui(std::make_unique<Ui::DrillsDialog>()),
      m_parts(parts),
      m_history(std::make_unique<DrillHistory>(parts.historyFile)) {
  m_ui->setupUi(this);
  orderButtons(m_ui->buttons, {{m_ui->start, QDialogButtonBox::AcceptRole},
                               {m_ui->closeButton, QDialogButtonBox::RejectRole}});
  flowItems(m_ui->buttons, kLeastHomeRow);
  m_maker = new DrillMaker(parts.matchesFolder, this);
  m_page = new DrillPage({parts.painter, m_maker, m_history.get(), parts.table, parts.naming}, this);
  m_ui->stack->addWidget(m_page);
  m_ui->about->setPainter(parts.painter);
  connect(m_page, &DrillPage::closed, this, &DrillsDialog::showHome);
  connect(m_ui->pages, &QListWidget::currentRowChanged, this, &DrillsDialog::drillSelected);
  connect(m_ui->pages, &QListWidget::itemActivated, this, &DrillsDialog::startSelected);
  connect(m_ui->seed, &QLineEdit::textChanged, this, &DrillsDialog::readSeed);
  connect(m_ui->seed, &QLineEdit::returnPressed, this, &DrillsDialog::startSelected);
  connect(m_ui->start, &QPushButton::clicked, this, &DrillsDialog::startSelected);
  connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::close);
  fillChoices();
  fillList();
  m_ui->pages->setCurrentRow(0);
  applyChrome(this);
  resize(kDrillsSize.boundedTo(screenRoom(this)));
  m_ui->pages->setFocus();
}

DrillsDialog::~DrillsDialog() = default;

void DrillsDialog::fillChoices() {
  const int level = std::max(0, m_ui->level->currentIndex());
  const int source = std::max(0, m_ui->source->currentIndex());
  m_ui->level->clear();
  for (int i = 1; i <= kDrillLevels; ++i)
    m_ui->level->addItem(drillLevelName(i));
  m_ui->level->setCurrentIndex(level);
  m_ui->source->clear();
  m_ui->source->addItems({tr("Random"), tr("From my saved matches")});
  m_ui->source->setCurrentIndex(source);
}

void DrillsDialog::fillList() {
  const int row = std::max(0, m_ui->pages->currentRow());
  m_ui->pages->blockSignals(true);
  m_ui->pages->clear();
  for (const DrillText &text : drillTexts()) {
    const DrillHistory::Count count = m_history->total(text.id);
    QString line = drillSentence(text.name);
    line += u'\n';
    if (count.right + count.wrong == 0)
      line += tr("Not tried yet");
    else
      line += tr("%1 of %2 right · best streak %3", "right, all, streak")
                  .arg(count.right)
                  .arg(count.right + count.wrong)
                  .arg(m_history->streak(text.id).best);
    m_ui->pages->addItem(line);
  }
  m_ui->pages->setCurrentRow(row);
  m_ui->pages->blockSignals(false);
  // As wide as the names want, within reason.
  constexpr int kListLeast = 250;
  constexpr int kListMost = 310;
  constexpr int kListEdge = 24;
  m_ui->pages->ensurePolished();
  m_ui->pages->setWordWrap(true);
  m_ui->pages->setMinimumWidth(
      std::clamp(m_ui->pages->sizeHintForColumn(0) + kListEdge, kListLeast, kListMost));
  drillSelected();
}

DrillId DrillsDialog::selected() const {
  return static_cast<DrillId>(std::max(0, m_ui->pages->currentRow()));
}

void DrillsDialog::drillSelected() {
  const DrillText &text = drillText(selected());
  //: Headings of the parts of a drill's description
  m_ui->about->setMarkup(
      drillSentence(text.trains) + u'\n' + tr("How to do it: %1").arg(drillSentence(text.how)) + u'\n' +
      tr("Example: %1").arg(drillSentence(text.example)) + u'\n' + historyText(selected()));
  const bool saved = drillInfo(selected()).takesSaved && !m_parts.matchesFolder.isEmpty();
  m_ui->source->setEnabled(saved);
  m_ui->sourceLabel->setEnabled(saved);
}

QString DrillsDialog::historyText(DrillId id) const {
  QStringList lines;
  for (const QDate &day : m_history->days(id).mid(0, kDays)) {
    const DrillHistory::Count count = m_history->on(id, day);
    lines << tr("%1: %2 right, %3 wrong", "day: counts")
                 .arg(QLocale().toString(day, QLocale::ShortFormat))
                 .arg(count.right)
                 .arg(count.wrong);
  }
  return lines.join(u'\n');
}

void DrillsDialog::readSeed() {
  m_number = 1;
  if (const auto shared = readDrillShareLine(m_ui->seed->text().section(u'\n', 0, 0))) {
    m_ui->pages->setCurrentRow(static_cast<int>(shared->id));
    m_ui->level->setCurrentIndex(shared->level - 1);
    m_number = shared->number;
    QSignalBlocker quiet(m_ui->seed);
    m_ui->seed->setText(QString::number(shared->seed));
  }
  bool good = false;
  m_ui->seed->text().toULongLong(&good);
  m_ui->start->setEnabled(good || m_ui->seed->text().isEmpty());
}

void DrillsDialog::startSelected() {
  if (!m_ui->start->isEnabled())
    return;
  const bool given = !m_ui->seed->text().isEmpty();
  const std::uint64_t seed = given
                                 ? m_ui->seed->text().toULongLong()
                                 : static_cast<std::uint64_t>(QRandomGenerator::global()->bounded(1, kSeeds));
  begin(selected(), m_ui->level->currentIndex() + 1, seed, given ? m_number : 1);
}

void DrillsDialog::begin(DrillId id, int level, std::uint64_t seed, int number) {
  m_ui->pages->setCurrentRow(static_cast<int>(id));
  const bool saved = m_ui->source->isEnabled() && m_ui->source->currentIndex() == 1;
  m_maker->clearMatches();
  m_ui->stack->setCurrentWidget(m_page);
  m_page->start({id, seed, number, level, nullptr}, saved);
}

void DrillsDialog::setNaming(YakuNaming naming) {
  m_page->setNaming(naming);
}

void DrillsDialog::showHome() {
  m_ui->stack->setCurrentIndex(0);
  fillList();
  m_ui->pages->setFocus();
}

// Escape leaves the exercise first.
void DrillsDialog::reject() {
  if (m_ui->stack->currentWidget() == m_page)
    showHome();
  else
    QDialog::reject();
}

void DrillsDialog::changeEvent(QEvent *event) {
  QDialog::changeEvent(event);
  if (event->type() != QEvent::LanguageChange)
    return;
  m_ui->retranslateUi(this);
  fillChoices();
  fillList();
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/drillsdialog.h"

#include <QComboBox>
#include <QDate>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "widgets/chromestyle.h"
#include "widgets/drillhistory.h"
#include "widgets/drillmaker.h"
#include "widgets/drillpage.h"
#include "widgets/drillwords.h"
#include "widgets/teachtext.h"

namespace janso {

namespace {

constexpr QSize kOpening(1080, 700);
constexpr int kDays = 7;  // of the history that are shown
constexpr int kSeeds = 1000000;

}  // namespace

DrillsDialog::DrillsDialog(const Parts &parts, QWidget *parent)
    : QDialog(parent), m_parts(parts), m_history(std::make_unique<DrillHistory>(parts.historyFile)) {
  setObjectName(QStringLiteral("drills"));
  m_maker = new DrillMaker(parts.matchesFolder, this);
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(18, 16, 18, 14);
  m_stack = new QStackedWidget(this);
  m_stack->addWidget(buildHome());
  m_page = new DrillPage({parts.painter, m_maker, m_history.get(), parts.table, parts.naming}, this);
  m_stack->addWidget(m_page);
  layout->addWidget(m_stack);
  connect(m_page, &DrillPage::left, this, &DrillsDialog::showHome);
  translate();
  m_list->setCurrentRow(0);
  applyChrome(this);
  resize(kOpening.boundedTo(screenRoom(this)));
  m_list->setFocus();
}

DrillsDialog::~DrillsDialog() = default;

QWidget *DrillsDialog::buildHome() {
  auto *home = new QWidget(this);
  auto *layout = new QHBoxLayout(home);
  layout->setContentsMargins({});
  layout->setSpacing(18);
  m_list = new QListWidget(home);
  m_list->setObjectName(QStringLiteral("pages"));
  m_list->setWordWrap(true);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  layout->addWidget(m_list, 2);
  layout->addWidget(buildAbout(), 3);
  connect(m_list, &QListWidget::currentRowChanged, this, &DrillsDialog::drillSelected);
  connect(m_list, &QListWidget::itemActivated, this, &DrillsDialog::startSelected);
  return home;
}

QWidget *DrillsDialog::buildAbout() {
  auto *part = new QWidget(this);
  auto *layout = new QVBoxLayout(part);
  layout->setContentsMargins({});
  auto *scroll = new QScrollArea(part);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  m_about = new TeachText(scroll);
  m_about->setObjectName(QStringLiteral("about"));
  m_about->setPainter(m_parts.painter);
  m_about->setTextSize(15.5);
  scroll->setWidget(m_about);
  layout->addWidget(scroll, 1);
  auto *form = new QFormLayout;
  m_level = new QComboBox(part);
  m_level->setObjectName(QStringLiteral("level"));
  m_source = new QComboBox(part);
  m_source->setObjectName(QStringLiteral("source"));
  m_seed = new QLineEdit(part);
  m_seed->setObjectName(QStringLiteral("seed"));
  m_levelLabel = new QLabel(part);
  m_sourceLabel = new QLabel(part);
  m_seedLabel = new QLabel(part);
  m_levelLabel->setBuddy(m_level);
  m_sourceLabel->setBuddy(m_source);
  m_seedLabel->setBuddy(m_seed);
  form->addRow(m_levelLabel, m_level);
  form->addRow(m_sourceLabel, m_source);
  form->addRow(m_seedLabel, m_seed);
  layout->addLayout(form);
  auto *buttons = new QHBoxLayout;
  m_close = new QPushButton(part);
  m_close->setAutoDefault(false);
  m_start = new QPushButton(part);
  m_start->setObjectName(QStringLiteral("start"));
  m_start->setAutoDefault(false);
  setRole(m_start, "primary");
  buttons->addStretch();
  buttons->addWidget(m_close);
  buttons->addWidget(m_start);
  layout->addLayout(buttons);
  connect(m_seed, &QLineEdit::textChanged, this, &DrillsDialog::readSeed);
  connect(m_seed, &QLineEdit::returnPressed, this, &DrillsDialog::startSelected);
  connect(m_start, &QPushButton::clicked, this, &DrillsDialog::startSelected);
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  return part;
}

void DrillsDialog::translate() {
  setWindowTitle(tr("Drills"));
  m_list->setAccessibleName(tr("Drills"));
  m_levelLabel->setText(tr("&Level"));
  m_sourceLabel->setText(tr("&Positions"));
  m_seedLabel->setText(tr("S&eed"));
  m_seed->setPlaceholderText(tr("Chosen by chance; or a number, or a copied line"));
  m_start->setText(tr("&Start"));
  m_close->setText(tr("&Close"));
  const int level = std::max(0, m_level->currentIndex());
  const int source = std::max(0, m_source->currentIndex());
  m_level->clear();
  for (int i = 1; i <= kDrillLevels; ++i)
    m_level->addItem(drillwords::levelName(i));
  m_level->setCurrentIndex(level);
  m_source->clear();
  m_source->addItems({tr("Made by chance"), tr("From my saved matches")});
  m_source->setCurrentIndex(source);
  fillList();
}

void DrillsDialog::fillList() {
  const int row = std::max(0, m_list->currentRow());
  m_list->blockSignals(true);
  m_list->clear();
  for (const DrillText &text : drillTexts()) {
    const DrillHistory::Count count = m_history->total(text.id);
    QString line = drillwords::translated(text.name);
    line += u'\n';
    if (count.right + count.wrong == 0)
      line += tr("Not tried yet");
    else
      line += tr("%1 of %2 right · best streak %3", "right, all, streak")
                  .arg(count.right)
                  .arg(count.right + count.wrong)
                  .arg(m_history->streak(text.id).best);
    m_list->addItem(line);
  }
  m_list->setCurrentRow(row);
  m_list->blockSignals(false);
  // As wide as the names want, within reason.
  constexpr int kListLeast = 250;
  constexpr int kListMost = 310;
  constexpr int kListEdge = 24;
  m_list->ensurePolished();
  m_list->setMinimumWidth(std::clamp(m_list->sizeHintForColumn(0) + kListEdge, kListLeast, kListMost));
  drillSelected();
}

DrillId DrillsDialog::selected() const {
  return static_cast<DrillId>(std::max(0, m_list->currentRow()));
}

void DrillsDialog::drillSelected() {
  const DrillText &text = drillText(selected());
  //: Headings of the parts of a drill's description
  m_about->setMarkup(
      drillwords::translated(text.trains) + u'\n' + tr("How: %1").arg(drillwords::translated(text.how)) +
      u'\n' + tr("Example: %1").arg(drillwords::translated(text.example)) + u'\n' + historyText(selected()));
  const bool saved = drillInfo(selected()).takesSaved && !m_parts.matchesFolder.isEmpty();
  m_source->setEnabled(saved);
  m_sourceLabel->setEnabled(saved);
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
  if (const auto shared = drillwords::readShareLine(m_seed->text().section(u'\n', 0, 0))) {
    m_list->setCurrentRow(static_cast<int>(shared->id));
    m_level->setCurrentIndex(shared->level - 1);
    m_number = shared->number;
    QSignalBlocker quiet(m_seed);
    m_seed->setText(QString::number(shared->seed));
  }
  bool good = false;
  m_seed->text().toULongLong(&good);
  m_start->setEnabled(good || m_seed->text().isEmpty());
}

void DrillsDialog::startSelected() {
  if (!m_start->isEnabled())
    return;
  const bool given = !m_seed->text().isEmpty();
  const std::uint64_t seed = given
                                 ? m_seed->text().toULongLong()
                                 : static_cast<std::uint64_t>(QRandomGenerator::global()->bounded(1, kSeeds));
  begin(selected(), m_level->currentIndex() + 1, seed, given ? m_number : 1);
}

void DrillsDialog::begin(DrillId id, int level, std::uint64_t seed, int number) {
  m_list->setCurrentRow(static_cast<int>(id));
  const bool saved = m_source->isEnabled() && m_source->currentIndex() == 1;
  m_maker->forgetMatches();
  m_stack->setCurrentWidget(m_page);
  m_page->start({id, seed, number, level, nullptr}, saved);
}

void DrillsDialog::setNaming(YakuNaming naming) {
  m_page->setNaming(naming);
}

void DrillsDialog::showHome() {
  m_stack->setCurrentIndex(0);
  fillList();
  m_list->setFocus();
}

// Escape leaves the exercise first.
void DrillsDialog::reject() {
  if (m_stack->currentWidget() == m_page)
    showHome();
  else
    QDialog::reject();
}

void DrillsDialog::changeEvent(QEvent *event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    translate();
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/rulesdialog.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <optional>

#include "records/rulesetjson.h"
#include "rules/presets/presets.h"
#include "ui_rulesdialog.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/errorbox.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/keygroups.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/rulesetsummary.h"
#include "widgets/lexicon/ruletexts.h"
#include "widgets/sentences/rulesetfiletexts.h"
#include "widgets/setup/rulesform.h"

namespace janso {

namespace {

constexpr int kEntryRole = Qt::UserRole;  // index of the entry; headings have none
constexpr QSize kRulesSize(1040, 760);
constexpr int kLeastRulesRow = 340;
constexpr int kLeastRulesForm = 160;
constexpr int kRulesSideBySideFrom = 500;
constexpr int kSideWidth = 200;  // of the list of rulesets, which is missing where one is shown
const QString kRulesEnding = QStringLiteral(".json");

// The headings of the list; a ruleset of the player's own is of no family.
constexpr std::array<std::optional<PresetFamily>, 6> kHeadings{
    PresetFamily::Friends,     PresetFamily::Sites,        PresetFamily::Leagues,
    PresetFamily::Tournaments, PresetFamily::ThreePlayers, std::nullopt};

std::optional<PresetFamily> familyOf(const QString &id) {
  const Preset *preset = findPreset(id.toStdString());
  if (preset != nullptr)
    return preset->family;
  return RulesetStore::isCustom(id) ? std::nullopt : std::optional(PresetFamily::Friends);
}

QString headingOf(std::optional<PresetFamily> family) {
  if (!family)
    return RulesDialog::tr("Your rulesets");
  switch (*family) {
    case PresetFamily::Friends:
      return RulesDialog::tr("Among friends");
    case PresetFamily::Sites:
      return RulesDialog::tr("Online");
    case PresetFamily::Leagues:
      return RulesDialog::tr("Japanese leagues");
    case PresetFamily::Tournaments:
      return RulesDialog::tr("Tournaments");
    case PresetFamily::ThreePlayers:
      return RulesDialog::tr("Three players");
  }
  return {};
}

QString changedName(const QString &name) {
  //: Name of a ruleset that was changed for one match
  return RulesDialog::tr("%1 (changed)").arg(name);
}

}  // namespace

RulesDialog::RulesDialog(const RulesetStore &store, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::RulesDialog>()), m_store(store) {
  setUp();
  fillGroups();
  fillEntries(m_store.ids().first());
  connectAll();
  m_ui->pages->setFocus();
}

void RulesDialog::setUp() {
  m_ui->setupUi(this);
  for (QHBoxLayout *row : {m_ui->filterLayout, m_ui->compareLayout})
    flowItems(row, kLeastRulesRow);
  makeScrollable(m_ui->columns, m_ui->rightLayout);
  stackColumns(m_ui->columns, m_ui->side, kRulesSideBySideFrom);
  m_ui->form->setMinimumHeight(kLeastRulesForm);
  applyChrome(this);
  resize(kRulesSize.boundedTo(screenRoom(this)));
}

RulesDialog::RulesDialog(const RulesetStore &store, const RuleSet &rules, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::RulesDialog>()), m_store(store), m_readOnly(true) {
  setUp();
  resize(width() - kSideWidth, height());
  setWindowTitle(tr("Rules of this match"));
  m_ui->side->hide();
  m_ui->resetAll->hide();
  m_ui->buttons->setStandardButtons(QDialogButtonBox::Close);
  m_ui->form->setReadOnly(true);
  fillGroups();
  m_entries << Entry{m_store.idOf(rules), rules, rules};
  fillCompare();
  choose(0);
  connectAll();
  m_ui->search->setFocus();
}

RulesDialog::~RulesDialog() = default;

RulesForm *RulesDialog::form() const {
  return m_ui->form;
}

void RulesDialog::connectAll() {
  connect(m_ui->pages, &QListWidget::currentRowChanged, this, &RulesDialog::rowChosen);
  m_ui->search->installEventFilter(this);
  m_ui->panel->installEventFilter(this);
  connect(m_ui->search, &QLineEdit::textChanged, this, &RulesDialog::filter);
  connect(m_ui->group, &QComboBox::currentIndexChanged, this, &RulesDialog::filter);
  connect(m_ui->compare, &QComboBox::currentIndexChanged, this, &RulesDialog::compareChosen);
  connect(m_ui->onlyDifferences, &QPushButton::toggled, this, &RulesDialog::filter);
  connect(m_ui->resetAll, &QPushButton::clicked, m_ui->form, &RulesForm::resetAll);
  connect(m_ui->form, &RulesForm::edited, this, &RulesDialog::edited);
  connect(m_ui->form, &RulesForm::pointedAt, this, &RulesDialog::explain);
  connect(m_ui->duplicate, &QPushButton::clicked, this, &RulesDialog::duplicate);
  connect(m_ui->rename, &QPushButton::clicked, this, &RulesDialog::rename);
  connect(m_ui->removeRules, &QPushButton::clicked, this, &RulesDialog::removeCustom);
  connect(m_ui->importRules, &QPushButton::clicked, this, &RulesDialog::browseImport);
  connect(m_ui->exportRules, &QPushButton::clicked, this, &RulesDialog::browseExport);
  connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &RulesDialog::accept);
  connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  if (QPushButton *ok = m_ui->buttons->button(QDialogButtonBox::Ok))
    ok->setText(tr("Use t&hese rules"));
  explain(nullptr);
}

// --- Entries ---

// What was changed in entries that are still there is kept.
void RulesDialog::fillEntries(const QString &chosen) {
  QList<Entry> before;
  before.swap(m_entries);
  for (const QString &id : m_store.idsByName()) {
    const std::optional<RuleSet> rules = m_store.find(id);
    if (!rules)
      continue;
    Entry entry{id, *rules, *rules};
    for (const Entry &old : before) {
      if (old.id == id && old.changed())
        entry.now = old.now;
    }
    entry.now.name = rules->name;
    m_entries << entry;
  }
  fillList();
  fillCompare();
  choose(qMax(0, entryOf(chosen)));
}

int RulesDialog::entryOf(const QString &id) const {
  for (int index = 0; index < m_entries.size(); ++index) {
    if (m_entries[index].id == id)
      return index;
  }
  return -1;
}

QString RulesDialog::entryText(const Entry &entry) const {
  const QString name = shownRulesetName(entry.stored);
  return entry.changed() ? changedName(name) : name;
}

void RulesDialog::fillList() {
  const QSignalBlocker quiet(m_ui->pages);
  m_ui->pages->clear();
  for (const std::optional<PresetFamily> family : kHeadings) {
    bool headed = false;
    for (int index = 0; index < m_entries.size(); ++index) {
      if (familyOf(m_entries[index].id) != family)
        continue;
      if (!headed) {
        auto *heading = new QListWidgetItem(headingOf(family), m_ui->pages);
        heading->setFlags(Qt::NoItemFlags);
        headed = true;
      }
      auto *item = new QListWidgetItem(entryText(m_entries[index]), m_ui->pages);
      item->setData(kEntryRole, index);
      const QString line = rulesetLine(m_entries[index].id);
      item->setToolTip(line.isEmpty() ? ruleSummary(m_entries[index].stored) : line);
    }
  }
  QList<UnreadRuleset> unread;
  m_store.own(&unread);
  for (const UnreadRuleset &file : unread) {
    auto *item = new QListWidgetItem(tr("Unreadable file"), m_ui->pages);
    item->setFlags(Qt::NoItemFlags);
    item->setToolTip(rulesetFileSentence(file.path, file.error));
  }
}

void RulesDialog::fillCompare() {
  const QSignalBlocker quiet(m_ui->compare);
  m_ui->compare->clear();
  for (const QString &id : m_store.idsByName()) {
    if (const std::optional<RuleSet> rules = m_store.find(id))
      m_ui->compare->addItem(shownRulesetName(*rules), id);
  }
}

void RulesDialog::fillGroups() {
  m_ui->group->addItem(tr("All groups"), -1);
  int last = -1;
  for (const RuleField &field : ruleFields()) {
    if (static_cast<int>(field.group) == last)
      continue;
    last = static_cast<int>(field.group);
    m_ui->group->addItem(ruleGroupName(field.group), last);
  }
}

void RulesDialog::rowChosen(int row) {
  const QListWidgetItem *item = m_ui->pages->item(row);
  if (item != nullptr && item->data(kEntryRole).isValid())
    choose(item->data(kEntryRole).toInt());
}

void RulesDialog::choose(int entry) {
  m_current = entry;
  {
    const QSignalBlocker quiet(m_ui->pages);
    for (int row = 0; row < m_ui->pages->count(); ++row) {
      const QVariant index = m_ui->pages->item(row)->data(kEntryRole);
      if (index.isValid() && index.toInt() == entry)
        m_ui->pages->setCurrentRow(row);
    }
  }
  {
    // A preset is compared with itself, an own ruleset with the preset it came from.
    const QSignalBlocker quiet(m_ui->compare);
    const QString base = RulesetStore::isCustom(current().id) || current().id.isEmpty()
                             ? QString::fromStdString(current().now.id)
                             : current().id;
    m_ui->compare->setCurrentIndex(qMax(0, m_ui->compare->findData(base)));
  }
  m_ui->form->setRules(current().now);
  compareChosen();
}

void RulesDialog::compareChosen() {
  const QString id = m_ui->compare->currentData().toString();
  if (const std::optional<RuleSet> rules = m_store.find(id))
    m_ui->form->setReference(*rules, shownRulesetName(*rules));
  updateTexts();
}

void RulesDialog::setRules(const RuleSet &rules) {
  QString id = m_store.idOf(rules);
  if (id.isEmpty())
    id = QString::fromStdString(rules.id);
  const int entry = qMax(0, entryOf(id));
  RuleSet &now = m_entries[entry].now;
  const RuleSet stored = m_entries[entry].stored;
  now = rules;
  now.id = stored.id;
  now.name = stored.name;
  choose(entry);
}

RuleSet RulesDialog::rules() const {
  RuleSet rules = current().now;
  if (current().changed() && !RulesetStore::isCustom(current().id))
    rules.name = changedName(shownRulesetName(current().stored)).toStdString();
  return rules;
}

// --- Options ---

void RulesDialog::filter() {
  m_ui->form->setFilter(m_ui->search->text(), m_ui->group->currentData().toInt(),
                        m_ui->onlyDifferences->isChecked());
}

void RulesDialog::edited() {
  RuleSet rules = m_ui->form->rules();
  rules.name = current().stored.name;
  current().now = rules;
  updateTexts();
}

void RulesDialog::explain(const RuleField *field) {
  if (field == nullptr) {
    m_ui->detailName->setText(tr("Each option is explained here"));
    m_ui->detailText->setText(tr("Point at an option, or move to it with the Tab key."));
    return;
  }
  QString text = ruleExplanation(*field);
  if (field->type == RuleFieldType::Choice) {
    const int value = field->get(m_ui->form->rules(), 0);
    //: A value of an option, and what it means
    const QString meaning =
        tr("%1: %2").arg(ruleChoiceName(*field, value), ruleChoiceExplanation(*field, value));
    // The list of values says what has no room here.
    const QString both = text + QLatin1Char(' ') + meaning;
    text = detailHeight(both) <= m_ui->detailText->height() ? both : text;
  }
  m_ui->detailName->setText(ruleName(*field));
  m_ui->detailText->setText(text);
}

int RulesDialog::detailHeight(const QString &text) const {
  return m_ui->detailText->fontMetrics()
      .boundingRect(QRect(0, 0, m_ui->detailText->width(), QWIDGETSIZE_MAX), Qt::TextWordWrap, text)
      .height();
}

// As high as the longest explanation: none is cut, and the options stay where they are.
void RulesDialog::fitDetails() {
  int most = 0;
  for (const RuleField &field : ruleFields())
    most = std::max(most, detailHeight(ruleExplanation(field)));
  m_ui->detailText->setFixedHeight(most);
}

void RulesDialog::updateTexts() {
  const bool own = RulesetStore::isCustom(current().id);
  m_ui->rulesName->setText(m_readOnly ? shownRulesetName(current().now) : entryText(current()));
  m_ui->summary->setText(ruleSummary(current().now));
  for (int row = 0; row < m_ui->pages->count(); ++row) {
    QListWidgetItem *item = m_ui->pages->item(row);
    if (item->data(kEntryRole).isValid())
      item->setText(entryText(m_entries[item->data(kEntryRole).toInt()]));
  }
  m_ui->rename->setEnabled(own);
  m_ui->removeRules->setEnabled(own);
  const int differenceCount = m_ui->form->differenceCount();
  m_ui->onlyDifferences->setText(tr("Only &differences (%1)").arg(differenceCount));
  m_ui->resetAll->setEnabled(differenceCount > 0);
  const QStringList &errors = m_ui->form->errors();
  m_ui->problem->setText(errors.join(QLatin1Char('\n')));
  m_ui->problem->setVisible(!errors.isEmpty());
  if (QPushButton *ok = m_ui->buttons->button(QDialogButtonBox::Ok))
    ok->setEnabled(errors.isEmpty());
}

// --- Own rulesets ---

QString RulesDialog::askName(const QString &title, const QString &name) {
  QInputDialog dialog(this);
  applyChrome(&dialog);
  dialog.setWindowTitle(title);
  dialog.setLabelText(tr("Ruleset name:"));
  dialog.setTextValue(name);
  return dialog.exec() == QDialog::Accepted ? dialog.textValue().simplified() : QString();
}

QString RulesDialog::unusedName(const QString &name, const QString &except) const {
  return m_store.unusedName(name.simplified().isEmpty() ? tr("My rules") : name, shownPresetNames(), except);
}

void RulesDialog::showFileError(const QString &path, const Error &error) {
  showError(this, rulesetFileSentence(path, error));
}

bool RulesDialog::save(const QString &id, const RuleSet &rules) {
  const Result<bool> saved = m_store.save(id, rules);
  if (!saved)
    showFileError(m_store.pathOf(id), saved.error());
  return saved.ok();
}

void RulesDialog::addCustom(RuleSet rules) {
  const QString name = unusedName(QString::fromStdString(rules.name));
  rules.name = name.toStdString();
  const QString id = m_store.unusedId(name);
  if (!save(id, rules))
    return;
  fillEntries(id);
  m_ui->pages->setFocus();
}

void RulesDialog::duplicate() {
  const QString name = askName(tr("Duplicate"), unusedName(shownRulesetName(current().stored)));
  if (name.isEmpty())
    return;
  RuleSet rules = current().now;
  rules.name = name.toStdString();
  // The copy has what was changed; the original is again as it was.
  current().now = current().stored;
  addCustom(rules);
}

void RulesDialog::rename() {
  const QString id = current().id;
  const QString name = askName(tr("Rename"), QString::fromStdString(current().stored.name));
  if (name.isEmpty())
    return;
  RuleSet stored = current().stored;
  stored.name = unusedName(name, id).toStdString();
  save(id, stored);
  fillEntries(id);
}

void RulesDialog::removeCustom() {
  QMessageBox box(QMessageBox::Question, tr("Delete"),
                  tr("Delete the ruleset “%1”? Matches already played under it keep their rules.")
                      .arg(shownRulesetName(current().stored)),
                  QMessageBox::Cancel, this);
  QPushButton *yes = box.addButton(tr("&Delete"), QMessageBox::DestructiveRole);
  applyChrome(&box);
  box.exec();
  if (box.clickedButton() != yes)
    return;
  const QString base = QString::fromStdString(current().stored.id);
  if (const Result<bool> removed = m_store.remove(current().id); !removed)
    showFileError(m_store.pathOf(current().id), removed.error());
  fillEntries(base);
  m_ui->pages->setFocus();
}

void RulesDialog::browseImport() {
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Import ruleset"), QString(), tr("Rulesets (*.json)"));
  if (!path.isEmpty())
    importFrom(path);
}

void RulesDialog::browseExport() {
  QString path = QFileDialog::getSaveFileName(
      this, tr("Export ruleset"), shownRulesetName(current().stored) + kRulesEnding, tr("Rulesets (*.json)"));
  if (path.isEmpty())
    return;
  if (!path.endsWith(kRulesEnding, Qt::CaseInsensitive))
    path += kRulesEnding;
  exportTo(path);
}

bool RulesDialog::importFrom(const QString &path) {
  const Result<RuleSet> rules = readRuleSet(path);
  if (!rules) {
    showFileError(path, rules.error());
    return false;
  }
  addCustom(*rules);
  return true;
}

bool RulesDialog::exportTo(const QString &path) {
  const Result<bool> written = writeRuleSet(path, rules());
  if (!written)
    showFileError(path, written.error());
  return written.ok();
}

void RulesDialog::accept() {
  if (!m_ui->form->errors().isEmpty())
    return;
  for (Entry &entry : m_entries) {
    if (!RulesetStore::isCustom(entry.id) || !entry.changed())
      continue;
    if (!save(entry.id, entry.now))
      return;
    entry.stored = entry.now;
  }
  QDialog::accept();
}

// Return in the search goes to the first option that is found and does not close the dialog.
bool RulesDialog::eventFilter(QObject *watched, QEvent *event) {
  const bool fits = event->type() == QEvent::Resize || event->type() == QEvent::FontChange;
  if (watched == m_ui->panel && fits)
    QMetaObject::invokeMethod(this, &RulesDialog::fitDetails, Qt::QueuedConnection);
  if (watched == m_ui->search && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (isEnter(key)) {
      m_ui->form->focusFirst();
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/opponentsdialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QInputDialog>
#include <QLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <algorithm>

#include "game/pluginbots.h"
#include "game/setup/externalprogram.h"
#include "ui_opponentsdialog.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/errorbox.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/paint/portraits.h"
#include "widgets/sentences/opponenttexts.h"
#include "widgets/setup/approvaldialog.h"
#include "widgets/setup/opponentform.h"
#include "widgets/setup/opponenttrialpanel.h"

namespace janso {

namespace {

constexpr int kLeastOpponentForm = 200;
constexpr int kOpponentsSideBySideFrom = 560;
constexpr int kWidestOpponents = 320;

constexpr int kIdRole = Qt::UserRole;
constexpr QSize kOpponentsSize(1000, 720);
const QString kOpponentsEnding = QStringLiteral(".json");

QString idOf(const QTreeWidgetItem *item) {
  return item == nullptr ? QString() : item->data(0, kIdRole).toString();
}

}  // namespace

OpponentsDialog::OpponentsDialog(const OpponentStore &store, const BotChoices &bots, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::OpponentsDialog>()), m_store(store), m_bots(bots) {
  m_ui->setupUi(this);
  makeScrollable(m_ui->columns, m_ui->rightLayout);
  stackColumns(m_ui->columns, m_ui->side, kOpponentsSideBySideFrom);
  applyChrome(this);
  resize(kOpponentsSize.boundedTo(screenRoom(this)));
  m_ui->form->setStore(m_store);
  m_ui->list->setHeaderLabels({tr("Opponent"), tr("Kind")});
  // The words begin where those of the rows do, which reach the edge.
  m_ui->list->header()->setStyleSheet(
      QStringLiteral("QHeaderView { padding: 0; } QHeaderView::section { padding: 2px 11px; }"));
  m_ui->list->header()->setStretchLastSection(false);
  m_ui->list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_ui->list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  QPushButton *close = m_ui->buttons->button(QDialogButtonBox::Close);
  close->setText(tr("Close"));
  close->setAutoDefault(false);
  connectAll();
  fillList({});
  m_ui->list->setFocus();
}

OpponentsDialog::~OpponentsDialog() = default;

void OpponentsDialog::connectAll() {
  connect(m_ui->list, &QTreeWidget::currentItemChanged, this, &OpponentsDialog::currentChanged);
  connect(m_ui->list, &QTreeWidget::itemSelectionChanged, this, &OpponentsDialog::updateButtons);
  connect(m_ui->form, &OpponentForm::edited, this, &OpponentsDialog::edited);
  connect(m_ui->addProgram, &QPushButton::clicked, this, &OpponentsDialog::browseProgram);
  connect(m_ui->addPlugin, &QPushButton::clicked, this, &OpponentsDialog::browsePlugin);
  connect(m_ui->clone, &QPushButton::clicked, this, &OpponentsDialog::clone);
  connect(m_ui->removeOpponent, &QPushButton::clicked, this, &OpponentsDialog::removeChosen);
  connect(m_ui->importOpponents, &QPushButton::clicked, this, &OpponentsDialog::browseImport);
  connect(m_ui->exportOpponents, &QPushButton::clicked, this, &OpponentsDialog::browseExport);
  connect(m_ui->trial, &OpponentTrialPanel::testRequested, this, &OpponentsDialog::test);
  // Its lines have come by then.
  connect(m_ui->trial, &OpponentTrialPanel::testEnded, this, &OpponentsDialog::showTrial,
          Qt::QueuedConnection);
  connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto *removeKey = new QAction(this);
  removeKey->setShortcut(QKeySequence::Delete);
  removeKey->setShortcutContext(Qt::WidgetShortcut);
  m_ui->list->addAction(removeKey);
  connect(removeKey, &QAction::triggered, m_ui->removeOpponent, &QPushButton::click);
}

OpponentTrialPanel *OpponentsDialog::trialPanel() const {
  return m_ui->trial;
}

// --- The list ---

void OpponentsDialog::fillList(const QString &chosen) {
  QList<Error> problems;
  m_opponents = m_store.all(&problems);
  {
    const QSignalBlocker quiet(m_ui->list);
    m_ui->list->clear();
    for (const OpponentKind kind : {OpponentKind::BuiltIn, OpponentKind::Plugin, OpponentKind::Mjai}) {
      for (const Opponent &opponent : m_opponents) {
        if (opponent.kind == kind)
          addRow(opponent);
      }
    }
  }
  m_ui->listProblem->setText(problems.isEmpty() ? QString() : breakableText(storeSentence(problems.first())));
  m_ui->listProblem->setVisible(!problems.isEmpty());
  m_currentId.clear();
  fitList();
  choose(chosen);
}

// Names are whole where the form beside them has room.
void OpponentsDialog::fitList() {
  const QAbstractItemView *list = m_ui->list;
  const int beside = 2 * list->frameWidth() + list->verticalScrollBar()->sizeHint().width();
  const int names = list->sizeHintForColumn(0) + list->sizeHintForColumn(1) + beside;
  m_ui->list->setMinimumWidth(std::min(names, kWidestOpponents));
}

void OpponentsDialog::addRow(const Opponent &opponent) {
  auto *item = new QTreeWidgetItem(m_ui->list);
  item->setData(0, kIdRole, opponent.id);
  updateRow(item, opponent);
}

void OpponentsDialog::updateRow(QTreeWidgetItem *item, const Opponent &opponent) {
  const QString level = opponentLevel(opponent, m_bots);
  item->setText(0, opponentName(opponent, m_bots));
  // What is being typed will be approved when it is kept.
  const Opponent *kept = find(opponent.id);
  const bool typed = kept != nullptr && !runsTheSame(*kept, opponent);
  const QString mark = opponentMark(opponent, typed || m_store.trust().trusts(opponent));
  const QString kind = level.isEmpty() ? opponentKindName(opponent.kind) : level;
  item->setText(1, mark.isEmpty() ? kind : mark);
  // The name may be too long for its column.
  QStringList tip{item->text(0), opponentPortrait(opponent, m_bots), mark};
  tip.removeAll(QString());
  for (const int column : {0, 1})
    item->setToolTip(column, tip.join(QLatin1Char('\n')));
}

const Opponent *OpponentsDialog::find(const QString &id) const {
  const auto found = std::find_if(m_opponents.begin(), m_opponents.end(),
                                  [&id](const Opponent &opponent) { return opponent.id == id; });
  return found == m_opponents.end() ? nullptr : &*found;
}

QString OpponentsDialog::currentId() const {
  return m_currentId;
}

// The first one when there is none of that id.
void OpponentsDialog::choose(const QString &id) {
  QTreeWidgetItem *item = m_ui->list->topLevelItem(0);
  for (int row = 0; row < m_ui->list->topLevelItemCount(); ++row) {
    if (idOf(m_ui->list->topLevelItem(row)) == id)
      item = m_ui->list->topLevelItem(row);
  }
  m_ui->list->setCurrentItem(item, 0, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  m_ui->list->scrollToItem(item);
  if (m_currentId != idOf(item))
    currentChanged();
}

void OpponentsDialog::currentChanged() {
  commit();
  m_currentId = idOf(m_ui->list->currentItem());
  const Opponent *opponent = find(m_currentId);
  if (opponent == nullptr)
    return;
  m_ui->trial->clear();
  m_ui->form->setOpponent(*opponent);
  m_ui->scroll->setMinimumHeight(std::min(kLeastOpponentForm, m_ui->form->sizeHint().height()));
  m_ui->scroll->verticalScrollBar()->setValue(0);
  showTexts(*opponent);
  updateButtons();
}

void OpponentsDialog::showTexts(const Opponent &opponent) {
  const QString level = opponentLevel(opponent, m_bots);
  const QString portrait = opponentPortrait(opponent, m_bots);
  QStringList parts{opponentKindName(opponent.kind)};
  if (!level.isEmpty())
    parts << level;
  QString line = parts.join(QStringLiteral(" \u00b7 "));
  if (opponent.kind == OpponentKind::BuiltIn && !portrait.isEmpty())
    line += QLatin1Char('\n') + portrait;
  if (const QString figures = opponentFigures(opponent, m_bots); !figures.isEmpty())
    line += QLatin1Char('\n') + figures;
  m_ui->opponentName->setText(breakableText(opponentName(opponent, m_bots)));
  m_ui->opponentLine->setText(line);
  m_ui->style->setStyle(botPortrait(opponent.botId), opponentStyle(opponent, m_bots));
  m_ui->style->setVisible(opponent.kind == OpponentKind::BuiltIn);
  m_ui->trial->setProblem(m_ui->form->problem());
}

void OpponentsDialog::edited() {
  const Opponent now = m_ui->form->opponent();
  updateRow(m_ui->list->currentItem(), now);
  showTexts(now);
}

QList<Opponent> OpponentsDialog::chosenCustom() const {
  QList<Opponent> chosen;
  for (int row = 0; row < m_ui->list->topLevelItemCount(); ++row) {
    const QTreeWidgetItem *item = m_ui->list->topLevelItem(row);
    const Opponent *opponent = item->isSelected() ? find(idOf(item)) : nullptr;
    if (opponent != nullptr && opponent->kind != OpponentKind::BuiltIn)
      chosen << *opponent;
  }
  return chosen;
}

void OpponentsDialog::updateButtons() {
  const Opponent *current = find(m_currentId);
  const bool any = !chosenCustom().isEmpty();
  m_ui->clone->setEnabled(current != nullptr && current->kind != OpponentKind::BuiltIn);
  m_ui->removeOpponent->setEnabled(any);
  m_ui->exportOpponents->setEnabled(any);
}

// --- Changing the list ---

// Keeps what was changed; false when it cannot be written.
bool OpponentsDialog::commit() {
  const Opponent *kept = find(m_currentId);
  if (kept == nullptr)
    return true;
  const Opponent now = m_ui->form->opponent();
  if (now == *kept)
    return true;
  const Result<Opponent> saved = m_store.save(now);
  if (!saved) {
    showError(this, storeSentence(saved.error()));
    return false;
  }
  for (Opponent &opponent : m_opponents) {
    if (opponent.id == saved->id)
      opponent = *saved;
  }
  for (int row = 0; row < m_ui->list->topLevelItemCount(); ++row) {
    if (idOf(m_ui->list->topLevelItem(row)) == saved->id)
      updateRow(m_ui->list->topLevelItem(row), *saved);
  }
  return true;
}

bool OpponentsDialog::addCustom(const Opponent &opponent) {
  if (!commit())
    return false;
  const Result<Opponent> added = m_store.add(opponent);
  if (!added) {
    showError(this, storeSentence(added.error()));
    return false;
  }
  fillList(added->id);
  m_ui->form->focusFirst();
  return true;
}

bool OpponentsDialog::addProgram(const QString &file) {
  Opponent opponent;
  opponent.kind = OpponentKind::Mjai;
  opponent.name = QFileInfo(file).completeBaseName();
  opponent.program.command = commandFor(file);
  opponent.program.workingFolder = QFileInfo(file).absolutePath();
  return addCustom(opponent);
}

// One bot, or the one that is chosen among several, or all.
bool OpponentsDialog::addPlugin(const QString &file) {
  const Result<PluginInfo> info = readBotPlugin(file);
  if (!info) {
    showError(this, pluginSentence(file, info.error()));
    return false;
  }
  qsizetype from = 0;
  qsizetype to = info->bots.size();
  if (to > 1) {
    QStringList names;
    for (const PluginBotInfo &bot : info->bots)
      names << bot.name;
    names << tr("All of them");
    QInputDialog dialog(this);
    applyChrome(&dialog);
    dialog.setWindowTitle(tr("Add a plugin"));
    dialog.setLabelText(tr("This plugin offers several bots. Which one?"));
    dialog.setComboBoxItems(names);
    dialog.setComboBoxEditable(false);
    if (dialog.exec() != QDialog::Accepted)
      return false;
    const qsizetype chosen = names.indexOf(dialog.textValue());
    if (chosen < to) {
      from = chosen;
      to = chosen + 1;
    }
  }
  for (qsizetype i = from; i < to; ++i) {
    Opponent opponent;
    opponent.kind = OpponentKind::Plugin;
    opponent.name = info->bots[i].name;
    opponent.pluginPath = info->path;
    opponent.botId = info->bots[i].id;
    if (!addCustom(opponent))
      return false;
  }
  return true;
}

void OpponentsDialog::clone() {
  if (!commit())
    return;
  const Result<Opponent> copy = m_store.clone(m_currentId);
  if (!copy) {
    showError(this, storeSentence(copy.error()));
    return;
  }
  fillList(copy->id);
  m_ui->list->setFocus();
}

void OpponentsDialog::removeChosen() {
  if (!commit())
    return;
  const QList<Opponent> chosen = chosenCustom();
  if (chosen.isEmpty())
    return;
  QMessageBox box(
      QMessageBox::Question, tr("Remove"),
      chosen.size() == 1
          ? tr("Remove “%1”? Matches it already plays in aren't affected.").arg(chosen.first().name)
          : tr("Remove %n opponents? Matches they already play in aren't affected.", nullptr,
               static_cast<int>(chosen.size())),
      QMessageBox::Cancel, this);
  QPushButton *yes = box.addButton(tr("&Remove"), QMessageBox::DestructiveRole);
  applyChrome(&box);
  box.exec();
  if (box.clickedButton() != yes)
    return;
  m_ui->trial->clear();
  // The one above it is chosen next.
  const QTreeWidgetItem *above = m_ui->list->itemAbove(m_ui->list->currentItem());
  while (above != nullptr && above->isSelected())
    above = m_ui->list->itemAbove(above);
  const QString next = idOf(above);
  for (const Opponent &opponent : chosen) {
    if (const Result<bool> removed = m_store.remove(opponent.id); !removed) {
      showError(this, storeSentence(removed.error()));
      break;
    }
  }
  m_currentId.clear();
  fillList(next);
  m_ui->list->setFocus();
}

bool OpponentsDialog::importFrom(const QString &path) {
  if (!commit())
    return false;
  const Result<ImportedOpponents> imported = m_store.importFrom(path);
  if (!imported) {
    showError(this, storeSentence(imported.error()));
    return false;
  }
  if (!imported->added.isEmpty()) {
    fillList(imported->added.last().id);
    m_ui->list->setFocus();
  }
  QStringList sentences;
  for (const Error &problem : imported->problems)
    sentences << storeSentence(problem);
  if (!sentences.isEmpty())
    showError(this, sentences.join(QLatin1Char('\n')));
  return sentences.isEmpty();
}

bool OpponentsDialog::exportTo(const QString &path) {
  if (!commit())
    return false;
  const Result<bool> written = OpponentStore::exportTo(path, chosenCustom());
  if (!written)
    showError(this, storeSentence(written.error()));
  return written.ok();
}

// --- Files ---

void OpponentsDialog::browseProgram() {
  const QString file = QFileDialog::getOpenFileName(this, tr("Program that speaks mjai"));
  if (!file.isEmpty())
    addProgram(file);
}

void OpponentsDialog::browsePlugin() {
  const QString file = QFileDialog::getOpenFileName(this, tr("Plugin with bots"), QString(),
                                                    tr("Plugins (*.so *.dll *.dylib)"));
  if (!file.isEmpty())
    addPlugin(file);
}

void OpponentsDialog::browseImport() {
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Import opponents"), QString(), tr("Opponents (*.json)"));
  if (!path.isEmpty())
    importFrom(path);
}

void OpponentsDialog::browseExport() {
  const QList<Opponent> chosen = chosenCustom();
  const QString name = chosen.size() == 1 ? chosen.first().name : tr("Opponents");
  QString path = QFileDialog::getSaveFileName(this, tr("Export opponents"), name + kOpponentsEnding,
                                              tr("Opponents (*.json)"));
  if (path.isEmpty())
    return;
  if (!path.endsWith(kOpponentsEnding, Qt::CaseInsensitive))
    path += kOpponentsEnding;
  exportTo(path);
}

// --- Testing, leaving ---

void OpponentsDialog::test() {
  if (!commit())
    return;
  const Opponent opponent = m_ui->form->opponent();
  if (!m_store.trust().trusts(opponent)) {
    SeatSetup seat;
    takeSeat(opponent, seat);
    seat.name = opponent.name;
    if (askToRun({seat}, m_store.trust(), ApprovalFor::Test, this) != Approval::Run)
      return;
    m_ui->form->setOpponent(opponent);  // a plugin may be looked into from now on
    edited();
  }
  m_ui->trial->start(opponent);
}

void OpponentsDialog::showTrial() {
  for (QWidget *part = m_ui->trial; part != nullptr; part = part->parentWidget()) {
    if (part->layout() != nullptr)
      part->layout()->activate();
    if (auto *area = qobject_cast<QScrollArea *>(part))
      area->ensureWidgetVisible(m_ui->trial);
  }
}

void OpponentsDialog::done(int result) {
  if (!commit())
    return;
  m_ui->trial->stop();
  QDialog::done(result);
}

}  // namespace janso

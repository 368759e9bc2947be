// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/namesdialog.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "records/nameorder.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/library/libraryrunner.h"

namespace janso {

namespace {

enum NamesColumn { NameShown, MatchesShown, SameShown };

constexpr int kNamesMargin = 18;
constexpr int kNamesSpacing = 12;
constexpr int kNamesWidth = 560;
constexpr int kNamesHeight = 300;
constexpr int kMostRows = 500;  // the others are found by typing

}  // namespace

NamesDialog::NamesDialog(LibraryRunner *runner, const QStringList &own, QWidget *parent)
    : QDialog(parent),
      m_runner(runner),
      m_own(own),
      m_filter(new QLineEdit(this)),
      m_list(new QTreeWidget(this)),
      m_more(new QLabel(this)),
      m_join(new QPushButton(tr("Same &player"), this)),
      m_separate(new QPushButton(tr("&Separate"), this)) {
  build();
  applyChrome(this);
  connect(m_filter, &QLineEdit::textChanged, this, &NamesDialog::fill);
  connect(m_list, &QTreeWidget::itemSelectionChanged, this, &NamesDialog::updateButtons);
  connect(m_list, &QTreeWidget::itemChanged, this, &NamesDialog::markMine);
  connect(m_join, &QPushButton::clicked, this, &NamesDialog::join);
  connect(m_separate, &QPushButton::clicked, this, &NamesDialog::separate);
  connect(m_runner, &LibraryRunner::namesRead, this, [this](const std::vector<PlayerName> &names) {
    m_names = names;
    std::stable_sort(m_names.begin(), m_names.end(),
                     [order = NameOrder()](const PlayerName &one, const PlayerName &other) {
                       return one.games != other.games ? one.games > other.games
                                                       : order(one.name, other.name);
                     });
    fill();
  });
  connect(m_runner, &LibraryRunner::personsRead, this, [this](const std::vector<Person> &persons) {
    m_persons = persons;
    fill();
  });
  m_runner->readNames();
  m_runner->readPersons();
  fill();
}

void NamesDialog::build() {
  setWindowTitle(tr("My names"));
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(kNamesMargin, kNamesMargin, kNamesMargin, kNamesMargin);
  column->setSpacing(kNamesSpacing);
  auto *about = new QLabel(
      tr("Check the names you play under. They determine your place and score in the list, and what "
         "player:me finds. If several names belong to another person, select them and press “Same player”."),
      this);
  about->setWordWrap(true);
  setRole(about, "second");
  column->addWidget(about);
  m_filter->setObjectName(QStringLiteral("nameFilter"));
  m_filter->setPlaceholderText(tr("Find a name"));
  m_filter->setAccessibleName(tr("Find a name"));
  m_filter->setClearButtonEnabled(true);
  column->addWidget(m_filter);
  m_list->setObjectName(QStringLiteral("names"));
  m_list->setAccessibleName(tr("Names: press Space to mark one as yours"));
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_list->setHeaderLabels({tr("Name"), tr("Matches"), tr("Also called")});
  m_list->header()->setStretchLastSection(true);
  m_list->setColumnWidth(NameShown, kNamesWidth * 2 / 5);
  m_list->setMinimumSize(kNamesWidth, kNamesHeight);
  setRole(m_list, "columns");
  column->addWidget(m_list, 1);
  setRole(m_more, "note");
  column->addWidget(m_more);
  auto *row = new QHBoxLayout;
  row->setSpacing(kNamesSpacing);
  m_join->setObjectName(QStringLiteral("join"));
  m_join->setToolTip(tr("Treat the selected names as one player"));
  m_separate->setObjectName(QStringLiteral("separate"));
  m_separate->setToolTip(tr("Treat each selected name as a separate player"));
  auto *close = new QPushButton(tr("Close"), this);
  close->setDefault(true);
  for (QPushButton *button : {m_join, m_separate}) {
    button->setAutoDefault(false);
    row->addWidget(button);
  }
  row->addStretch(1);
  row->addWidget(close);
  column->addLayout(row);
  connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

const Person *NamesDialog::personOf(const QString &name) const {
  const auto person = std::ranges::find_if(
      m_persons, [&name](const Person &each) { return each.names.contains(name, Qt::CaseInsensitive); });
  return person == m_persons.end() ? nullptr : &*person;
}

void NamesDialog::fill() {
  m_filling = true;
  const QStringList before = chosen();
  m_list->clear();
  int left = 0;
  for (const PlayerName &name : m_names) {
    if (!name.name.contains(m_filter->text().trimmed(), Qt::CaseInsensitive))
      continue;
    if (m_list->topLevelItemCount() == kMostRows) {
      ++left;
      continue;
    }
    const Person *person = personOf(name.name);
    QStringList others = person != nullptr ? person->names : QStringList();
    others.removeIf(
        [&name](const QString &each) { return each.compare(name.name, Qt::CaseInsensitive) == 0; });
    auto *row =
        new QTreeWidgetItem({name.name, locale().toString(name.games), others.join(QStringLiteral(", "))});
    row->setToolTip(SameShown, row->text(SameShown));
    const bool own = isMine(name.name);
    row->setCheckState(NameShown, own || (person != nullptr && person->me) ? Qt::Checked : Qt::Unchecked);
    if (own) {
      row->setFlags(row->flags() & ~Qt::ItemIsUserCheckable);
      row->setToolTip(NameShown, tr("The name you play under in Janso"));
    }
    m_list->addTopLevelItem(row);
    row->setSelected(before.contains(name.name));
  }
  m_more->setText(tr("%Ln more name(s): type to find them.", nullptr, left));
  m_more->setVisible(left > 0);
  m_filling = false;
  updateButtons();
}

QStringList NamesDialog::chosen() const {
  QStringList names;
  for (const QTreeWidgetItem *row : m_list->selectedItems())
    names << row->text(NameShown);
  return names;
}

void NamesDialog::updateButtons() {
  const QStringList names = chosen();
  m_join->setEnabled(names.size() > 1);
  m_separate->setEnabled(std::ranges::any_of(names, [this](const QString &name) {
    const Person *person = personOf(name);
    return person != nullptr && person->names.size() > 1;
  }));
}

// All names of the user are one person's.
void NamesDialog::markMine(QTreeWidgetItem *row) {
  if (m_filling)
    return;
  const QString name = row->text(NameShown);
  if (row->checkState(NameShown) == Qt::Unchecked) {
    m_runner->readPersons([name](Persons &persons) { persons.remove(name); });
    return;
  }
  m_runner->readPersons([name](Persons &persons) {
    QStringList mine{name};
    for (const Person &person : persons.all()) {
      if (person.me)
        mine += person.names;
    }
    persons.join(mine);
    persons.setMe(name, true);
  });
}

void NamesDialog::join() {
  m_runner->readPersons([names = chosen()](Persons &persons) { persons.join(names); });
}

void NamesDialog::separate() {
  m_runner->readPersons([names = chosen()](Persons &persons) {
    for (const QString &name : names)
      persons.remove(name);
  });
}

}  // namespace janso

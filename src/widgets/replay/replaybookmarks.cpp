// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replaybookmarks.h"

#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QVBoxLayout>
#include <map>

#include "widgets/replay/replayreader.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

namespace {

constexpr int kBookmarkSpacing = 6;
constexpr int kLongestName = 60;       // letters
constexpr int kLettersInTheList = 16;  // the panel's width is not the list's to choose

// By place what it is called: the bookmark's name, else how its note begins.
std::map<ReplayPlace, QString> calledPlaces(const ReplayNotes &notes) {
  std::map<ReplayPlace, QString> called;
  for (const auto &[place, text] : notes.notes)
    called[place] = text.simplified().left(kLongestName);
  for (const auto &[place, name] : notes.bookmarks) {
    QString &here = called[place];
    here = name.isEmpty() ? here : name;
  }
  return called;
}

}  // namespace

ReplayBookmarks::ReplayBookmarks(ReplayReader &reader, QWidget *parent)
    : QWidget(parent), m_reader(reader), m_list(new QComboBox(this)), m_name(new QLineEdit(this)) {
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(kBookmarkSpacing);
  m_list->setObjectName(QStringLiteral("bookmarks"));
  m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_list->setMinimumContentsLength(kLettersInTheList);
  m_name->setObjectName(QStringLiteral("bookmarkName"));
  m_name->setMaxLength(kLongestName);
  column->addWidget(m_list);
  column->addWidget(m_name);
  connect(m_list, &QComboBox::activated, this, [this](int row) {
    m_reader.go(m_reader.replay().clamped(
        {m_list->itemData(row).toPoint().x(), m_list->itemData(row).toPoint().y()}));
  });
  connect(m_name, &QLineEdit::textEdited, this,
          [this](const QString &name) { m_reader.setBookmarkName(name.simplified()); });
  m_list->hide();
  m_name->hide();
  nameParts();
}

void ReplayBookmarks::empty() {
  m_list->clear();
  m_name->clear();
  m_list->hide();
  m_name->hide();
}

void ReplayBookmarks::fill() {
  m_list->clear();
  if (!m_reader.isOpen())
    return;
  const Replay &replay = m_reader.replay();
  for (const auto &[place, name] : calledPlaces(m_reader.notes())) {
    const QString where = replayPlaceText(replay.view(replay.clamped(place), 0, ReplayHands::Own).board);
    //: A bookmark in the list: its name, and where it is
    m_list->addItem(name.isEmpty() ? where : tr("%1: %2").arg(name, where), QPoint(place.hand, place.event));
    m_list->setItemData(m_list->count() - 1, m_list->itemText(m_list->count() - 1), Qt::ToolTipRole);
  }
  showPlace();
}

void ReplayBookmarks::showPlace() {
  const ReplayPlace here = m_reader.place();
  m_list->setCurrentIndex(m_list->findData(QPoint(here.hand, here.event)));
  m_list->setVisible(m_list->count() > 0);
  m_name->setVisible(m_reader.isBookmarked());
  // What is being typed ends in a space at times, which the name does not.
  if (m_name->text().simplified() != m_reader.bookmarkName())
    m_name->setText(m_reader.bookmarkName());
}

void ReplayBookmarks::nameParts() {
  m_list->setPlaceholderText(tr("Bookmarks and notes"));
  m_list->setAccessibleName(tr("Go to a bookmark or note"));
  m_list->setToolTip(tr("Go to a bookmark or note"));
  m_name->setPlaceholderText(tr("Name of this bookmark"));
  m_name->setAccessibleName(tr("Name of this bookmark"));
}

void ReplayBookmarks::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange)
    return;
  nameParts();
  fill();
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/helpdialogs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <utility>

#include "ui_aboutdialog.h"
#include "ui_keyboardcard.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/settings/settings.h"

namespace janso {

namespace {

int cardColumns() {
  return areFieldsStacked() ? 2 : 3;
}

QLabel *styledLabel(const QString &text, const char *role) {
  auto *label = new QLabel(text);
  label->setProperty("role", QString::fromLatin1(role));
  return label;
}

// The caps of all keys of a line.
QWidget *capsOf(const KeyCardRow &row) {
  auto *caps = new QWidget;
  caps->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  auto *line = new QHBoxLayout(caps);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(3);
  QStringList spoken;
  for (const QKeySequence &key : row.keys) {
    if (row.isRange && !spoken.isEmpty())
      line->addWidget(styledLabel(QStringLiteral("\u2026"), "dim"));
    else if (!spoken.isEmpty())
      line->addSpacing(4);
    for (const QString &cap : keyCaps(key))
      line->addWidget(styledLabel(cap, "keycap"));
    spoken << key.toString(QKeySequence::NativeText);
  }
  line->addStretch();
  caps->setAccessibleName(spoken.join(QStringLiteral(", ")));
  return caps;
}

constexpr int kLeastText = 40;  // pixels; a column has several times as much

}  // namespace

KeyboardCard::KeyboardCard(const Settings &settings, const QList<KeyCommand> &commands, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::KeyboardCard>()) {
  m_ui->setupUi(this);
  applyChrome(this);
  put(keyCardGroups(commands, settings));
  // No column is cut in it, and the smallest window has room for it.
  resize(860, 540);
  m_ui->keys->setFocus();
  connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
}

KeyboardCard::~KeyboardCard() = default;

// The groups of play stand beside each other; each of the others takes the whole width.
void KeyboardCard::put(const QList<KeyCardGroup> &groups) {
  QGridLayout *grid = m_ui->layout2;
  const int columns = cardColumns();
  int row = 0;
  int column = 0;
  bool noted = false;
  for (const KeyCardGroup &group : groups) {
    if ((!group.isPlay && column > 0) || column == columns) {
      row += 2;
      column = 0;
    }
    if (!group.isPlay && !std::exchange(noted, true))
      row = putNotes(row);
    grid->addWidget(styledLabel(group.title, "group"), row, column, 1, group.isPlay ? 1 : columns);
    if (group.isPlay) {
      putRows(group.rows, row + 1, column++);
      continue;
    }
    const qsizetype each = (group.rows.size() + columns - 1) / columns;
    for (int part = 0; part < columns; ++part)
      putRows(group.rows.mid(part * each, each), row + 1, part);
    row += 2;
  }
  grid->setRowStretch(row + 2, 1);
}

// Below the groups of play, over the whole width. Returns the next free row.
int KeyboardCard::putNotes(int row) {
  m_ui->layout2->addWidget(styledLabel(tr("Mouse and marks"), "group"), row++, 0, 1, cardColumns());
  for (const QString &note : keyCardNotes()) {
    auto *text = styledLabel(note, "row");
    text->setWordWrap(true);
    m_ui->layout2->addWidget(text, row++, 0, 1, cardColumns());
  }
  return row;
}

void KeyboardCard::putRows(const QList<KeyCardRow> &rows, int row, int column) {
  auto *lines = new QFormLayout;
  lines->setHorizontalSpacing(10);
  lines->setVerticalSpacing(5);
  lines->setRowWrapPolicy(QFormLayout::DontWrapRows);
  for (const KeyCardRow &each : rows) {
    auto *text = styledLabel(each.text, "row");
    text->setWordWrap(true);
    // By itself a label asks for the width of a good paragraph.
    text->setMinimumWidth(kLeastText);
    QWidget *caps = capsOf(each);
    // A reader goes from text to text, past the caps.
    text->setAccessibleName(QStringLiteral("%1: %2").arg(each.text, caps->accessibleName()));
    lines->addRow(caps, text);
  }
  m_ui->layout2->addLayout(lines, row, column, Qt::AlignTop);
}

AboutDialog::AboutDialog(const QString &folder, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::AboutDialog>()) {
  m_ui->setupUi(this);
  applyChrome(this);
  m_ui->mark->setPixmap(
      QIcon(QStringLiteral(":/icons/janso.svg")).pixmap(QSize(64, 64), devicePixelRatioF()));
  m_ui->version->setText(tr("Version %1, with Qt %2")
                             .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion())));
  m_ui->folder->setText(QDir::toNativeSeparators(folder));
  connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
}

AboutDialog::~AboutDialog() = default;

}  // namespace janso

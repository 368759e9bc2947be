// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/glossarydialog.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QShortcut>
#include <algorithm>

#include "ui_glossarydialog.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/learn/wrappedrows.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/teachtext.h"

namespace janso {

namespace {

constexpr QSize kGlossarySize(860, 580);
constexpr std::size_t kMostSteps = 64;  // back
constexpr qreal kMostListGrowth = 1.25;
constexpr int kRowHeight = 66;

}  // namespace

GlossaryDialog::GlossaryDialog(TilePainter *painter, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::GlossaryDialog>()) {
  m_ui->setupUi(this);
  m_ui->split->setStretchFactor(1, 1);
  m_ui->split->setSizes({qRound(300 * std::min(theme::textScale(), kMostListGrowth)), 520});
  m_ui->pages->setItemDelegate(new WrappedRows(m_ui->pages, kRowHeight));
  for (QWidget *ground : {m_ui->scroll->viewport(), m_ui->scroll->widget()})
    ground->setAutoFillBackground(false);
  for (TeachText *text : {m_ui->definition, m_ui->example, m_ui->see})
    text->setPainter(painter);
  endWithContents(m_ui->scroll);
  m_ui->search->installEventFilter(this);
  connect(m_ui->search, &QLineEdit::textChanged, this, &GlossaryDialog::fillList);
  connect(m_ui->pages, &QListWidget::currentRowChanged, this, &GlossaryDialog::showRow);
  connect(m_ui->yaku, &QPushButton::clicked, this, [this] {
    if (m_shown && m_shown->yaku)
      Q_EMIT yakuRequested(*m_shown->yaku);
  });
  connect(m_ui->back, &QPushButton::clicked, this, &GlossaryDialog::goBack);
  connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this), &QShortcut::activated, this,
          &GlossaryDialog::goBack);
  connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::close);
  fillList();
  applyChrome(this);
  resize(kGlossarySize.boundedTo(screenRoom(this)));
  m_ui->search->setFocus();
}

GlossaryDialog::~GlossaryDialog() = default;

void GlossaryDialog::fillList() {
  m_found = searchGlossary(m_ui->search->text());
  const std::optional<GlossaryEntry> shown = m_shown;
  m_ui->pages->blockSignals(true);
  m_ui->pages->clear();
  int row = m_found.empty() ? -1 : 0;
  for (std::size_t i = 0; i < m_found.size(); ++i) {
    const GlossaryEntry &entry = m_found[i];
    auto *item = new QListWidgetItem(
        //: Romaji, Japanese, and as your language has it
        tr("%1 · %2\n%3").arg(entry.romaji(), entry.japanese(), entry.translated()), m_ui->pages);
    item->setToolTip(plainText(entry.text()));
    // What was shown stays while nobody searches.
    if (m_ui->search->text().trimmed().isEmpty() && shown && entry == *shown)
      row = static_cast<int>(i);
  }
  m_ui->pages->setCurrentRow(row);
  m_ui->pages->blockSignals(false);
  m_ui->nothing->setVisible(m_found.empty());
  showRow(row);
}

void GlossaryDialog::showRow(int row) {
  if (row < 0 || row >= static_cast<int>(m_found.size()))
    return;
  m_shown = m_found[static_cast<std::size_t>(row)];
  m_ui->pages->scrollToItem(m_ui->pages->item(row));
  fillEntry();
}

void GlossaryDialog::setYakuListThere(bool there) {
  m_yakuListThere = there;
  if (m_shown)
    fillEntry();
}

void GlossaryDialog::fillEntry() {
  const GlossaryEntry &entry = *m_shown;
  m_ui->title->setText(entry.romaji());
  const QString japanese = entry.japanese();
  const QString own = entry.translated();
  //: Japanese, and as your language has it
  m_ui->names->setText(own == japanese ? own : tr("%1 · %2").arg(japanese, own));
  m_ui->definition->setMarkup(entry.text());
  m_ui->example->setMarkup(entry.tiles());
  m_ui->example->setVisible(!entry.tiles().isEmpty());
  m_ui->exampleHead->setVisible(!entry.tiles().isEmpty());
  QStringList links;
  for (const QString &id : entry.see()) {
    const auto target = findGlossaryEntry(id);
    links << QStringLiteral("[[%1|%2]]").arg(id, target ? target->romaji() : id);
  }
  m_ui->see->setMarkup(links.join(QStringLiteral("  ·  ")));
  m_ui->yaku->setVisible(entry.yaku.has_value() && m_yakuListThere);
  m_ui->back->setEnabled(!m_before.empty());
  m_ui->scroll->ensureVisible(0, 0);
  focusLinks();
}

// Who came by a link of the keyboard goes on from the links that are there now.
void GlossaryDialog::focusLinks() {
  auto *text = qobject_cast<TeachText *>(focusWidget());
  if (text == nullptr || !text->hasFocus())
    return;
  TeachText *next = m_ui->definition->linkCount() > 0 ? m_ui->definition : m_ui->see;
  text->clearFocus();
  next->setFocus(Qt::TabFocusReason);
}

void GlossaryDialog::select(const GlossaryEntry &entry) {
  m_shown = entry;
  if (m_ui->search->text().isEmpty())
    fillList();
  else
    m_ui->search->clear();
}

void GlossaryDialog::followLink(const QString &id) {
  const auto target = findGlossaryEntry(id);
  if (!target)
    return;
  if (m_shown && *m_shown != *target) {
    m_before.push_back(*m_shown);
    if (m_before.size() > kMostSteps)
      m_before.erase(m_before.begin());
  }
  select(*target);
}

void GlossaryDialog::goBack() {
  if (m_before.empty())
    return;
  const GlossaryEntry last = m_before.back();
  m_before.pop_back();
  select(last);
}

void GlossaryDialog::showTerm(const QString &id) {
  if (findGlossaryEntry(id))
    followLink(id);
  else
    m_ui->search->setText(id);
}

QString GlossaryDialog::term() const {
  return m_shown && !m_found.empty() ? m_shown->id() : QString();
}

bool GlossaryDialog::event(QEvent *event) {
  if (event->type() != TermEvent::eventType())
    return QDialog::event(event);
  followLink(static_cast<TermEvent *>(event)->term());
  event->accept();
  return true;
}

bool GlossaryDialog::eventFilter(QObject *object, QEvent *event) {
  if (object == m_ui->search && event->type() == QEvent::KeyPress) {
    // The list follows the arrows while one goes on typing.
    switch (static_cast<QKeyEvent *>(event)->key()) {
      case Qt::Key_Up:
      case Qt::Key_Down:
      case Qt::Key_PageUp:
      case Qt::Key_PageDown:
        QApplication::sendEvent(m_ui->pages, event);
        return true;
      default:
        break;
    }
  }
  return QDialog::eventFilter(object, event);
}

void GlossaryDialog::changeEvent(QEvent *event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    fillList();
  }
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/glossarydialog.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include "widgets/chromestyle.h"
#include "widgets/teachtext.h"

namespace janso {

namespace {

constexpr QSize kOpening(860, 580);
constexpr std::size_t kMostSteps = 64;  // back
constexpr int kRowHeight = 66;

}  // namespace

GlossaryDialog::GlossaryDialog(TilePainter *painter, QWidget *parent) : QDialog(parent) {
  setObjectName(QStringLiteral("glossary"));
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(18, 18, 18, 14);
  layout->setSpacing(12);
  auto *split = new QSplitter(this);
  split->setChildrenCollapsible(false);
  split->addWidget(buildList());
  split->addWidget(buildEntry(painter));
  split->setStretchFactor(1, 1);
  split->setSizes({300, 520});
  layout->addWidget(split, 1);

  auto *buttons = new QHBoxLayout;
  m_back = new QPushButton(this);
  m_back->setAutoDefault(false);
  m_close = new QPushButton(this);
  m_close->setAutoDefault(false);
  buttons->addWidget(m_back);
  buttons->addStretch();
  buttons->addWidget(m_close);
  layout->addLayout(buttons);
  connect(m_back, &QPushButton::clicked, this, &GlossaryDialog::goBack);
  connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this), &QShortcut::activated, this,
          &GlossaryDialog::goBack);
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);

  translate();
  fillList();
  applyChrome(this);
  resize(kOpening.boundedTo(screenRoom(this)));
  m_search->setFocus();
}

QWidget *GlossaryDialog::buildList() {
  auto *part = new QWidget(this);
  auto *layout = new QVBoxLayout(part);
  layout->setContentsMargins(0, 0, 8, 0);
  m_search = new QLineEdit(part);
  m_search->setObjectName(QStringLiteral("search"));
  m_search->setClearButtonEnabled(true);
  m_search->installEventFilter(this);
  m_list = new QListWidget(part);
  m_list->setObjectName(QStringLiteral("pages"));
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_nothing = new QLabel(part);
  m_nothing->setWordWrap(true);
  setRole(m_nothing, "second");
  layout->addWidget(m_search);
  layout->addWidget(m_nothing);
  layout->addWidget(m_list, 1);
  connect(m_search, &QLineEdit::textChanged, this, &GlossaryDialog::fillList);
  connect(m_list, &QListWidget::currentRowChanged, this, &GlossaryDialog::showRow);
  return part;
}

QWidget *GlossaryDialog::buildEntry(TilePainter *painter) {
  m_scroll = new QScrollArea(this);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  auto *page = new QWidget(m_scroll);
  auto *layout = new QVBoxLayout(page);
  layout->setContentsMargins(14, 4, 8, 4);
  layout->setSpacing(10);
  m_title = new QLabel(page);
  m_title->setWordWrap(true);
  setRole(m_title, "dockTitle");
  m_names = new QLabel(page);
  m_names->setWordWrap(true);
  setRole(m_names, "second");
  m_text = new TeachText(page);
  m_text->setObjectName(QStringLiteral("definition"));
  m_text->setTextSize(16);
  m_exampleHead = new QLabel(page);
  setRole(m_exampleHead, "head");
  m_example = new TeachText(page);
  m_example->setObjectName(QStringLiteral("example"));
  m_example->setTextSize(25);  // tiles large enough to be read
  m_seeHead = new QLabel(page);
  setRole(m_seeHead, "head");
  m_see = new TeachText(page);
  m_see->setObjectName(QStringLiteral("see"));
  m_yaku = new QPushButton(page);
  m_yaku->setObjectName(QStringLiteral("yaku"));
  m_yaku->setAutoDefault(false);
  for (TeachText *text : {m_text, m_example, m_see})
    text->setPainter(painter);
  for (QWidget *part :
       std::initializer_list<QWidget *>{m_title, m_names, m_text, m_exampleHead, m_example, m_seeHead, m_see})
    layout->addWidget(part);
  layout->addWidget(m_yaku, 0, Qt::AlignLeft);
  layout->addStretch();
  m_scroll->setWidget(page);
  m_scroll->viewport()->setAutoFillBackground(false);
  page->setAutoFillBackground(false);
  connect(m_yaku, &QPushButton::clicked, this, [this] {
    if (m_shown && m_shown->yaku)
      Q_EMIT yakuWanted(*m_shown->yaku);
  });
  return m_scroll;
}

void GlossaryDialog::translate() {
  setWindowTitle(tr("Glossary"));
  m_search->setPlaceholderText(tr("Search: romaji, English, Japanese"));
  m_search->setAccessibleName(tr("Search the glossary"));
  m_list->setAccessibleName(tr("Terms"));
  m_nothing->setText(tr("Nothing found. Try a shorter word."));
  m_exampleHead->setText(tr("Example"));
  m_seeHead->setText(tr("See also"));
  m_yaku->setText(tr("Show in the &yaku list"));
  m_back->setText(tr("&Back"));
  m_close->setText(tr("&Close"));
}

void GlossaryDialog::fillList() {
  m_found = searchGlossary(m_search->text());
  const std::optional<GlossaryEntry> shown = m_shown;
  m_list->blockSignals(true);
  m_list->clear();
  int row = m_found.empty() ? -1 : 0;
  for (std::size_t i = 0; i < m_found.size(); ++i) {
    const GlossaryEntry &entry = m_found[i];
    auto *item = new QListWidgetItem(
        tr("%1 · %2\n%3", "Romaji, Japanese, English").arg(entry.romaji(), entry.japanese(), entry.english()),
        m_list);
    item->setToolTip(plainText(entry.text()));
    // Latin and Japanese letters together are higher than the view reckons.
    item->setSizeHint(QSize(0, kRowHeight));
    // What was shown stays while nobody searches.
    if (m_search->text().trimmed().isEmpty() && shown && entry == *shown)
      row = static_cast<int>(i);
  }
  m_list->setCurrentRow(row);
  m_list->blockSignals(false);
  m_nothing->setVisible(m_found.empty());
  showRow(row);
}

void GlossaryDialog::showRow(int row) {
  if (row < 0 || row >= static_cast<int>(m_found.size()))
    return;
  m_shown = m_found[static_cast<std::size_t>(row)];
  m_list->scrollToItem(m_list->item(row));
  fillEntry();
}

void GlossaryDialog::fillEntry() {
  const GlossaryEntry &entry = *m_shown;
  m_title->setText(entry.romaji());
  m_names->setText(tr("%1 · %2", "Japanese, English").arg(entry.japanese(), entry.english()));
  m_text->setMarkup(entry.text());
  m_example->setMarkup(entry.tiles());
  m_example->setVisible(!entry.tiles().isEmpty());
  m_exampleHead->setVisible(!entry.tiles().isEmpty());
  QStringList links;
  for (const QString &id : entry.see()) {
    const auto target = findGlossaryEntry(id);
    links << QStringLiteral("[[%1|%2]]").arg(id, target ? target->romaji() : id);
  }
  m_see->setMarkup(links.join(QStringLiteral("  ·  ")));
  m_yaku->setVisible(entry.yaku.has_value());
  m_back->setEnabled(!m_before.empty());
  m_scroll->ensureVisible(0, 0);
  focusLinks();
}

// Who came by a link of the keyboard goes on from the links that are there now.
void GlossaryDialog::focusLinks() {
  auto *text = qobject_cast<TeachText *>(focusWidget());
  if (text == nullptr || !text->hasFocus())
    return;
  TeachText *next = m_text->linkCount() > 0 ? m_text : m_see;
  text->clearFocus();
  next->setFocus(Qt::TabFocusReason);
}

void GlossaryDialog::select(const GlossaryEntry &entry) {
  m_shown = entry;
  if (m_search->text().isEmpty())
    fillList();
  else
    m_search->clear();
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
    m_search->setText(id);
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
  if (object == m_search && event->type() == QEvent::KeyPress) {
    // The list follows the arrows while one goes on typing.
    switch (static_cast<QKeyEvent *>(event)->key()) {
      case Qt::Key_Up:
      case Qt::Key_Down:
      case Qt::Key_PageUp:
      case Qt::Key_PageDown:
        QApplication::sendEvent(m_list, event);
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
    translate();
    fillList();
  }
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/handbookdialog.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "ui_handbookdialog.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/learn/wrappedrows.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/teachtext.h"

namespace janso {

namespace {

constexpr QSize kHandbookSize(860, 600);
constexpr int kListWidth = 250;
constexpr int kListRow = 40;  // the lowest
constexpr qreal kMostChapterGrowth = 1.25;
constexpr qreal kTextSize = 16;
constexpr int kMarkWidth = 26;                 // of "•" and "1." before an item
constexpr int kMostSnippet = 90;               // letters of a sentence that a search has found
constexpr std::size_t kMostChaptersBack = 64;  // back

// The part of `text` around the first word of the search, from the beginning of a word on.
QString snippetOf(const QString &text, const QString &search) {
  const QString word = search.section(u' ', 0, 0, QString::SectionSkipEmpty);
  const qsizetype at = std::max<qsizetype>(0, text.indexOf(word, 0, Qt::CaseInsensitive));
  qsizetype from = 0;
  if (at > kMostSnippet / 2) {
    from = text.lastIndexOf(u' ', at - kMostSnippet / 3) + 1;
    if (from == 0)
      from = at;
  }
  QString part = text.mid(from, kMostSnippet).simplified();
  if (from > 0)
    part.prepend(u'…');
  if (from + kMostSnippet < text.size())
    part += u'…';
  return part;
}

void clear(QLayout *layout) {
  while (QLayoutItem *item = layout->takeAt(0)) {
    if (item->layout() != nullptr)
      clear(item->layout());
    delete item->widget();
    delete item;
  }
}

}  // namespace

HandbookDialog::HandbookDialog(HandbookWords words, TilePainter *painter, QWidget *parent)
    : QDialog(parent),
      m_ui(std::make_unique<Ui::HandbookDialog>()),
      m_words(std::move(words)),
      m_painter(painter) {
  m_ui->setupUi(this);
  m_ui->pages->setItemDelegate(new WrappedRows(m_ui->pages, kListRow));
  m_ui->split->setStretchFactor(1, 1);
  m_ui->split->setSizes({qRound(kListWidth * std::min(theme::textScale(), kMostChapterGrowth)), 570});
  for (QWidget *ground : {m_ui->scroll->viewport(), m_ui->scroll->widget()})
    ground->setAutoFillBackground(false);
  endWithContents(m_ui->scroll);
  m_ui->search->installEventFilter(this);
  connect(m_ui->search, &QLineEdit::textChanged, this, &HandbookDialog::fillList);
  connect(m_ui->pages, &QListWidget::currentRowChanged, this, &HandbookDialog::chooseRow);
  const auto back = [this] { step(m_back, m_forward); };
  const auto forward = [this] { step(m_forward, m_back); };
  connect(m_ui->back, &QPushButton::clicked, this, back);
  connect(m_ui->forward, &QPushButton::clicked, this, forward);
  connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this), &QShortcut::activated, this, back);
  connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Right), this), &QShortcut::activated, this, forward);
  connect(new QShortcut(QKeySequence(QKeySequence::Find), this), &QShortcut::activated, m_ui->search,
          [this] { m_ui->search->setFocus(Qt::ShortcutFocusReason); });
  connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::close);
  QScrollBar *bar = m_ui->scroll->verticalScrollBar();
  connect(bar, &QScrollBar::rangeChanged, this, [this] {
    if (m_wantedBlock >= 0)
      scrollTo(m_wantedBlock);
  });
  connect(bar, &QScrollBar::actionTriggered, this, [this] { m_wantedBlock = -1; });
  m_shown = &handbookChapters().front();
  fillList();
  fillChapter();
  applyChrome(this);
  resize(kHandbookSize.boundedTo(screenRoom(this)));
  m_ui->search->setFocus();
}

HandbookDialog::~HandbookDialog() = default;

// --- The list ---

void HandbookDialog::fillList() {
  const QString search = m_ui->search->text();
  m_hits = searchHandbook(search, m_words);
  m_ui->pages->blockSignals(true);
  m_ui->pages->clear();
  for (const HandbookHit &hit : m_hits) {
    QString row = hit.chapter->translatedTitle();
    if (!hit.snippet.isEmpty())
      row += u'\n' + snippetOf(hit.snippet, search);
    m_ui->pages->addItem(row);
  }
  m_ui->pages->blockSignals(false);
  m_ui->nothing->setVisible(m_hits.empty());
  if (search.trimmed().isEmpty()) {
    m_searching = false;
    selectShown();
    return;
  }
  if (m_hits.empty())
    return;
  if (!m_searching)
    visit(*m_hits.front().chapter);
  m_searching = true;
  m_ui->pages->blockSignals(true);
  m_ui->pages->setCurrentRow(0);
  m_ui->pages->blockSignals(false);
  showBlock(*m_hits.front().chapter, m_hits.front().block);
}

void HandbookDialog::selectShown() {
  const auto row = std::find_if(m_hits.begin(), m_hits.end(),
                                [this](const HandbookHit &hit) { return hit.chapter == m_shown; });
  m_ui->pages->blockSignals(true);
  m_ui->pages->setCurrentRow(row == m_hits.end() ? -1 : static_cast<int>(row - m_hits.begin()));
  m_ui->pages->blockSignals(false);
}

void HandbookDialog::chooseRow(int row) {
  if (row < 0 || row >= static_cast<int>(m_hits.size()))
    return;
  const HandbookHit &hit = m_hits[static_cast<std::size_t>(row)];
  visit(*hit.chapter);
  showBlock(*hit.chapter, hit.block);
}

// --- The chapter ---

void HandbookDialog::showBlock(const HandbookChapter &chapter, int block) {
  if (m_shown != &chapter) {
    m_shown = &chapter;
    fillChapter();
  }
  // A new chapter gets its heights in several steps: each changes the range of the scroll bar.
  m_wantedBlock = block;
  QTimer::singleShot(0, this, [this] { scrollTo(m_wantedBlock); });
}

void HandbookDialog::scrollTo(int block) {
  QScrollBar *bar = m_ui->scroll->verticalScrollBar();
  if (block < 0 || block >= static_cast<int>(m_blocks.size())) {
    bar->setValue(0);
    return;
  }
  const QWidget *widget = m_blocks[static_cast<std::size_t>(block)];
  bar->setValue(widget->mapTo(m_ui->scroll->widget(), QPoint(0, 0)).y());
}

void HandbookDialog::fillChapter() {
  m_ui->title->setText(m_shown->translatedTitle());
  clear(m_ui->body);
  m_blocks.clear();
  int step = 0;
  for (const HandbookBlock &block : m_shown->blocks) {
    const QString text = fillHandbook(m_shown->translated(block), m_words);
    step = block.kind == HandbookBlock::Kind::Step ? step + 1 : 0;
    if (block.kind == HandbookBlock::Kind::Heading) {
      auto *head = new QLabel(text);
      head->setProperty("role", QStringLiteral("head"));
      head->setWordWrap(true);
      m_ui->body->addWidget(head);
      m_blocks.push_back(head);
      continue;
    }
    auto *prose = new TeachText(text);
    prose->setTextSize(kTextSize);
    if (m_painter != nullptr)
      prose->setPainter(m_painter);
    m_blocks.push_back(prose);
    if (block.kind == HandbookBlock::Kind::Paragraph) {
      m_ui->body->addWidget(prose);
      continue;
    }
    auto *row = new QHBoxLayout;
    auto *mark = new TeachText(step > 0 ? QStringLiteral("%1.").arg(step) : QStringLiteral("•"));
    mark->setTextSize(kTextSize);
    mark->setFixedWidth(qRound(kMarkWidth * theme::textScale()));
    row->addWidget(mark);
    row->addWidget(prose, 1);
    m_ui->body->addLayout(row);
  }
  m_ui->back->setEnabled(!m_back.empty());
  m_ui->forward->setEnabled(!m_forward.empty());
}

// --- Going from chapter to chapter ---

void HandbookDialog::visit(const HandbookChapter &chapter) {
  if (&chapter == m_shown)
    return;
  m_back.push_back(m_shown);
  if (m_back.size() > kMostChaptersBack)
    m_back.erase(m_back.begin());
  m_forward.clear();
}

void HandbookDialog::step(std::vector<const HandbookChapter *> &from,
                          std::vector<const HandbookChapter *> &to) {
  if (from.empty())
    return;
  to.push_back(m_shown);
  const HandbookChapter *next = from.back();
  from.pop_back();
  m_shown = next;
  m_wantedBlock = -1;
  fillChapter();
  scrollTo(-1);
  selectShown();
}

void HandbookDialog::showChapter(const QString &id) {
  const HandbookChapter *chapter = findHandbookChapter(id);
  if (chapter == nullptr)
    return;
  visit(*chapter);
  showBlock(*chapter, -1);
  if (m_ui->search->text().isEmpty())
    selectShown();
  else
    m_ui->search->clear();
}

QString HandbookDialog::chapter() const {
  return m_shown->id;
}

void HandbookDialog::updateWords() {
  const int at = m_ui->scroll->verticalScrollBar()->value();
  fillList();
  fillChapter();
  m_ui->scroll->verticalScrollBar()->setValue(at);
}

// --- Events ---

bool HandbookDialog::event(QEvent *event) {
  if (event->type() != TermEvent::eventType())
    return QDialog::event(event);
  const QString id = handbookLink(static_cast<TermEvent *>(event)->term());
  if (id.isEmpty()) {
    event->ignore();
    return false;
  }
  // The link that was pressed goes with its chapter: not before it has done its work.
  QTimer::singleShot(0, this, [this, id] { showChapter(id); });
  event->accept();
  return true;
}

bool HandbookDialog::eventFilter(QObject *object, QEvent *event) {
  if (object == m_ui->search && event->type() == QEvent::KeyPress) {
    switch (static_cast<QKeyEvent *>(event)->key()) {
      case Qt::Key_Up:
      case Qt::Key_Down:
        QApplication::sendEvent(m_ui->pages, event);
        return true;
      case Qt::Key_PageUp:
      case Qt::Key_PageDown:
        QApplication::sendEvent(m_ui->scroll->verticalScrollBar(), event);
        return true;
      default:
        break;
    }
  }
  return QDialog::eventFilter(object, event);
}

void HandbookDialog::changeEvent(QEvent *event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    updateWords();
  }
}

}  // namespace janso

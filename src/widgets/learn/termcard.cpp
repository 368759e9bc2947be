// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/termcard.h"

#include <QApplication>
#include <QEvent>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>
#include <algorithm>

#include "ui_termcard.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/teachtext.h"

namespace janso {

namespace {

constexpr int kCardWidth = 340;
constexpr int kLeastCardWidth = 230;  // beside a text
constexpr int kCardGap = 8;
constexpr int kSlack = 6;
constexpr qreal kMostCardHeight = 0.7;  // of the window
constexpr qreal kColumnWidth = 1.35;    // of a text: what is wider is more than its column
constexpr int kColumnMargins = 60;

}  // namespace

TermCard::TermCard(TilePainter *painter, QWidget *window)
    : QFrame(window), m_ui(std::make_unique<Ui::TermCard>()) {
  setObjectName(QStringLiteral("card"));
  m_ui->setupUi(this);
  setObjectName(QStringLiteral("card"));
  setFocusPolicy(Qt::StrongFocus);
  hide();
  for (QWidget *ground : {m_ui->scroll->viewport(), m_ui->scroll->widget()})
    ground->setAutoFillBackground(false);
  for (TeachText *text : {m_ui->definition, m_ui->example})
    text->setPainter(painter);
  applyChrome(this);
  auto *escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
  connect(escape, &QShortcut::activated, this, &TermCard::close);
  connect(escape, &QShortcut::activatedAmbiguously, this, &TermCard::close);
  connect(m_ui->closeButton, &QPushButton::clicked, this, &TermCard::close);
  connect(m_ui->glossary, &QPushButton::clicked, this, [this] {
    const QString term = m_term;
    close();
    Q_EMIT glossaryRequested(term);
  });
  window->installEventFilter(this);
}

TermCard::~TermCard() = default;

void TermCard::open(const GlossaryEntry &entry, const QString &words, QWidget *source, const QRect &link) {
  if (m_source != nullptr)
    m_source->removeEventFilter(this);
  m_source = source;
  m_link = link;
  source->installEventFilter(this);
  if (!isVisible())
    m_focusBefore = window()->focusWidget();
  fill(entry, words);
  show();  // only now it can be measured
  place();
  raise();
  setFocus(Qt::PopupFocusReason);
}

void TermCard::fill(const GlossaryEntry &entry, const QString &words) {
  m_term = entry.id();
  QString title = words.isEmpty() ? entry.romaji() : words;
  title[0] = title[0].toUpper();
  QStringList names;
  for (const QString &name : {entry.romaji(), entry.japanese(), entry.translated()}) {
    if (name.compare(title, Qt::CaseInsensitive) != 0 && !names.contains(name))
      names << name;
  }
  m_ui->title->setText(title);
  m_ui->names->setText(names.join(QStringLiteral(" · ")));
  m_ui->names->setVisible(!names.isEmpty());
  m_ui->definition->setMarkup(entry.text());
  m_ui->example->setMarkup(entry.tiles());
  m_ui->example->setVisible(!entry.tiles().isEmpty());
  m_ui->contentsLayout->invalidate();
  m_ui->scroll->verticalScrollBar()->setValue(0);
  setAccessibleName(title);
  announce(this, title + QStringLiteral(". ") + m_ui->definition->plain());
}

void TermCard::close() {
  if (isHidden())
    return;
  const bool focused = isAncestorOf(QApplication::focusWidget()) || hasFocus();
  hide();
  if (m_source != nullptr)
    m_source->removeEventFilter(this);
  m_source = nullptr;
  if (focused && m_focusBefore != nullptr && m_focusBefore->isVisible())
    m_focusBefore->setFocus(Qt::PopupFocusReason);
}

// --- Its place ---

// What is read: the text, and all above and below it, in the coordinates of the window.
QRect TermCard::column() const {
  const QWidget *outermost = m_source;
  for (const QWidget *each = m_source->parentWidget(); each != nullptr && each != parentWidget();
       each = each->parentWidget()) {
    if (each->width() <= m_source->width() * kColumnWidth + kColumnMargins)
      outermost = each;
  }
  return {outermost->mapTo(parentWidget(), QPoint(0, 0)), outermost->size()};
}

int TermCard::heightFor(int width) const {
  const QMargins around = m_ui->cardLayout->contentsMargins();
  const int inside = width - around.left() - around.right() - 2 * frameWidth();
  // As if there were a bar to scroll: then none is needed.
  const int bar = m_ui->scroll->verticalScrollBar()->sizeHint().width();
  const int title =
      m_ui->title->heightForWidth(inside - m_ui->closeButton->sizeHint().width() - m_ui->head->spacing());
  return around.top() + std::max(title, m_ui->closeButton->sizeHint().height()) +
         m_ui->contentsLayout->totalHeightForWidth(inside - bar) + m_ui->glossary->sizeHint().height() +
         2 * m_ui->cardLayout->spacing() + around.bottom() + kSlack;
}

void TermCard::place() {
  if (m_source == nullptr)
    return;
  const QRect room = parentWidget()->rect().adjusted(kCardGap, kCardGap, -kCardGap, -kCardGap);
  const QRect text = column();
  const QRect link(m_source->mapTo(parentWidget(), m_link.topLeft()), m_link.size());
  const int wanted = std::min(qRound(kCardWidth * theme::textScale()), room.width());
  const int right = room.right() - text.right() - kCardGap;
  const int left = text.left() - room.left() - kCardGap;
  const bool beside = std::max(left, right) >= kLeastCardWidth;
  const int width = beside ? std::min(wanted, std::max(left, right)) : wanted;
  const int most = qRound(room.height() * kMostCardHeight);
  // Below a link, or above it, never over it.
  const int below = room.bottom() - link.bottom() - kCardGap;
  const int above = link.top() - room.top() - kCardGap;
  const int height = std::min({heightFor(width), most, beside ? most : std::max(below, above)});
  QPoint at;
  if (beside) {
    at = QPoint(right >= left ? text.right() + kCardGap : text.left() - kCardGap - width,
                link.top() - height / 4);
  } else {
    at = QPoint(link.left(), below >= height || below >= above ? link.bottom() + kCardGap
                                                               : link.top() - kCardGap - height);
  }
  at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width)));
  if (beside)
    at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height)));
  setGeometry(QRect(at, QSize(width, height)));
}

// --- Events ---

bool TermCard::event(QEvent *event) {
  if (event->type() != TermEvent::eventType())
    return QFrame::event(event);
  const auto *term = static_cast<TermEvent *>(event);
  const std::optional<GlossaryEntry> entry = findGlossaryEntry(term->term());
  // The link that was followed goes with its text: not before it has done its work.
  QTimer::singleShot(0, this, [this, entry, words = term->words(), id = term->term()] {
    if (!entry) {
      Q_EMIT glossaryRequested(id);
      return;
    }
    fill(*entry, words);
    place();
    setFocus(Qt::OtherFocusReason);
  });
  event->accept();
  return true;
}

bool TermCard::eventFilter(QObject *watched, QEvent *event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
    place();
  if (watched == m_source && event->type() == QEvent::Hide)
    close();
  return QFrame::eventFilter(watched, event);
}

void TermCard::changeEvent(QEvent *event) {
  QFrame::changeEvent(event);
  if (event->type() != QEvent::LanguageChange)
    return;
  m_ui->retranslateUi(this);
  close();
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/teachtext.h"

#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

#include "widgets/controls/chromestyle.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"
#include "widgets/pageparts/pagelook.h"
#include "widgets/pageparts/teachtiles.h"

namespace janso {

namespace {

constexpr int kMargin = 2;         // room for the frame of a focused link
constexpr qreal kNaturalEms = 32;  // a line that is pleasant to read
constexpr qreal kLeastEms = 9;

class TeachAccessible : public QAccessibleWidget {
 public:
  explicit TeachAccessible(TeachText *text) : QAccessibleWidget(text, QAccessible::StaticText) {}

  QString text(QAccessible::Text kind) const override {
    const auto *teach = static_cast<const TeachText *>(object());
    if (kind == QAccessible::Name && teach->accessibleName().isEmpty())
      return teach->plain();
    return QAccessibleWidget::text(kind);
  }
};

// A figure stays on one line with its percent sign, and with a word that is joined to it: 1-shanten.
QString keptTogether(QString words) {
  constexpr QChar kNoBreakSpace(0x00A0);
  constexpr QChar kWordJoiner(0x2060);
  for (qsizetype i = 2; i < words.size(); ++i) {
    if (words[i] == u'%' && words[i - 1] == u' ' && words[i - 2].isDigit())
      words[i - 1] = kNoBreakSpace;
    else if (words[i].isLetter() && words[i - 1] == u'-' && words[i - 2].isDigit())
      words.insert(i, kWordJoiner);
  }
  return words;
}

// How many letters at the beginning belong to what stands before them.
qsizetype closingLetters(const QString &words) {
  qsizetype count = 0;
  while (count < words.size() && QStringView(u",.:;!?)、。：；）」").contains(words[count]))
    ++count;
  return count;
}

QAccessibleInterface *teachFactory(const QString &, QObject *object) {
  auto *text = qobject_cast<TeachText *>(object);
  return text ? new TeachAccessible(text) : nullptr;
}

}  // namespace

QEvent::Type TermEvent::eventType() {
  static const int type = QEvent::registerEventType();
  return static_cast<QEvent::Type>(type);
}

TeachText::TeachText(QWidget *parent) : QWidget(parent) {
  init();
}

TeachText::TeachText(const QString &markup, QWidget *parent) : QWidget(parent) {
  init();
  setMarkup(markup);
}

TeachText::~TeachText() = default;

void TeachText::init() {
  QAccessible::installFactory(teachFactory);
  m_tileObject = std::make_unique<TeachTiles>();
  m_document.setUndoRedoEnabled(false);
  m_document.setDocumentMargin(0);
  m_document.documentLayout()->registerHandler(TeachTiles::kObject, m_tileObject.get());
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setMouseTracking(true);
}

void TeachText::setMarkup(const QString &markup) {
  if (markup == m_markup)
    return;
  m_markup = markup;
  rebuild();
  QAccessibleEvent changed(this, QAccessible::NameChanged);
  QAccessible::updateAccessibility(&changed);
}

void TeachText::setPainter(TilePainter *painter) {
  m_tileObject->setPainter(painter);
  update();
}

void TeachText::setLook(Look look) {
  m_look = look;
  rebuild();
}

void TeachText::setTextSize(qreal pixels) {
  m_textSize = pixels;
  rebuild();
}

void TeachText::setAlignment(Qt::Alignment alignment) {
  m_alignment = alignment;
  rebuild();
}

void TeachText::setQuiet(bool quiet) {
  m_quiet = quiet;
  rebuild();
}

void TeachText::setPageScale(qreal scale) {
  m_scale = scale;
  m_onPage = true;
  rebuild();
}

QFont TeachText::textFont() const {
  if (m_textSize > 0)
    return theme::sans(m_onPage ? pagelook::textPixels(m_textSize, m_scale)
                                : theme::textPixels(std::max(m_textSize, pagelook::kSmallestText)),
                       500);
  return font();
}

// As words look, and as links do.
std::pair<QTextCharFormat, QTextCharFormat> TeachText::formats() const {
  const ChromeColors chrome = chromeColors();
  const bool table = m_look == Look::Table;
  QColor words = m_quiet ? chrome.second : chrome.text;
  if (table)
    words = QColor::fromRgba(m_quiet ? theme::kTextSecond : theme::kText);
  else if (!isEnabled())
    words = chrome.disabled;
  QTextCharFormat plain;
  plain.setForeground(words);
  QTextCharFormat link;
  link.setForeground(table ? QColor::fromRgba(theme::kAmber) : chrome.accentText);
  link.setFontUnderline(true);
  return {plain, link};
}

// All lines of the paragraph are as high as one with tiles; higher where a long row of them may break.
void TeachText::evenLines(QTextCursor &cursor, std::size_t tiles) const {
  constexpr std::size_t kInOneRow = 6;  // in whatever has room for a text
  const bool higher =
      tiles > kInOneRow || cursor.blockFormat().lineHeightType() == QTextBlockFormat::MinimumHeight;
  QTextBlockFormat even;
  even.setLineHeight(TeachTiles::lineHeight(m_document.defaultFont()),
                     higher ? QTextBlockFormat::MinimumHeight : QTextBlockFormat::FixedHeight);
  even.setBottomMargin(TeachTiles::kBelowLine);
  cursor.mergeBlockFormat(even);
}

void TeachText::writePieces() {
  const auto [plain, link] = formats();
  QTextCursor cursor(&m_document);
  m_links.clear();
  const auto pieces = readMarkup(m_markup);
  qsizetype written = 0;  // letters of the next words that stand with the tiles before them
  for (std::size_t i = 0; i < static_cast<std::size_t>(pieces.size()); ++i) {
    const MarkupPiece &piece = pieces[i];
    switch (piece.type) {
      case MarkupPiece::Type::Words:
        cursor.insertText(keptTogether(piece.words.mid(written)), plain);
        written = 0;
        break;
      case MarkupPiece::Type::Break: {
        QTextBlockFormat block;
        block.setTopMargin(QFontMetricsF(m_document.defaultFont()).height() * 0.4);
        cursor.insertBlock(block);
        break;
      }
      case MarkupPiece::Type::Link: {
        const int start = cursor.position();
        cursor.insertText(keptTogether(piece.words), link);
        m_links << Link{piece.term, piece.words, start, cursor.position()};
        break;
      }
      case MarkupPiece::Type::Tiles: {
        const bool wordsFollow =
            i + 1 < static_cast<std::size_t>(pieces.size()) && pieces[i + 1].type == MarkupPiece::Type::Words;
        written = wordsFollow ? closingLetters(pieces[i + 1].words) : 0;
        const QString closing = wordsFollow ? pieces[i + 1].words.left(written) : QString();
        const auto ends = [&](std::size_t at) {
          return at >= static_cast<std::size_t>(pieces.size()) ||
                 pieces[static_cast<qsizetype>(at)].type == MarkupPiece::Type::Break;
        };
        // Before the first there is a place beyond the last.
        const bool alone = ends(i - 1) && ends(i + 1);
        const QTextCharFormat tiles = TeachTiles::format(plain, piece.tiles, closing, alone);
        cursor.insertText(QString(QChar::ObjectReplacementCharacter), tiles);
        if (!alone)
          evenLines(cursor, piece.tiles.size());
        break;
      }
    }
  }
}

void TeachText::rebuild() {
  m_building = true;
  m_document.clear();
  m_document.setDefaultFont(textFont());
  QTextOption option(m_alignment);
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  m_document.setDefaultTextOption(option);
  writePieces();
  m_document.setTextWidth(area().width());
  m_building = false;
  m_focused = -1;
  m_pressed = -1;
  setFocusPolicy(m_links.isEmpty() ? Qt::NoFocus : Qt::TabFocus);
  updateGeometry();
  update();
}

QStringList TeachText::lines() const {
  QStringList lines;
  m_document.documentLayout()->documentSize();  // lays out what is not yet
  for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
    for (int i = 0; i < block.layout()->lineCount(); ++i) {
      const QTextLine line = block.layout()->lineAt(i);
      lines << block.text().mid(line.textStart(), line.textLength());
    }
  }
  return lines;
}

QList<qreal> TeachText::baselines() const {
  QList<qreal> baselines;
  m_document.documentLayout()->documentSize();  // lays out what is not yet
  for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
    const qreal top = m_document.documentLayout()->blockBoundingRect(block).top() + area().top();
    for (int i = 0; i < block.layout()->lineCount(); ++i) {
      const QTextLine line = block.layout()->lineAt(i);
      baselines << top + line.y() + line.ascent();
    }
  }
  return baselines;
}

QRectF TeachText::area() const {
  return QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
}

// --- Size ---

QSizeF TeachText::sizeAt(qreal width) const {
  const qreal before = m_document.textWidth();
  m_document.setTextWidth(width);
  const QSizeF size(m_document.idealWidth(), m_document.size().height());
  m_document.setTextWidth(before);
  return size;
}

QSize TeachText::sizeHint() const {
  const qreal em = QFontMetricsF(m_document.defaultFont()).height();
  const qreal ideal = std::ceil(std::min(sizeAt(-1).width(), kNaturalEms * em));
  const int width = static_cast<int>(ideal) + 2 * kMargin;
  return {width, heightForWidth(width)};
}

QSize TeachText::minimumSizeHint() const {
  const QFontMetricsF metrics(m_document.defaultFont());
  const int least = qRound(kLeastEms * metrics.height() / theme::textScale());
  return {std::min(least, sizeHint().width()), qRound(metrics.height()) + 2 * kMargin};
}

int TeachText::heightForWidth(int width) const {
  return static_cast<int>(std::ceil(sizeAt(std::max(1, width - 2 * kMargin)).height())) + 2 * kMargin;
}

// Measured apart: the text that is shown keeps its focus, and screen readers hear nothing.
int TeachText::heightOfLongest(const QStringList &markups, int width) const {
  TeachText probe;
  probe.setFont(font());
  probe.m_textSize = m_textSize;
  probe.m_scale = m_scale;
  probe.m_onPage = m_onPage;
  int height = 0;
  for (const QString &markup : markups) {
    probe.m_markup = markup;
    probe.rebuild();
    height = std::max(height, probe.heightForWidth(width));
  }
  return height;
}

void TeachText::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  m_document.setTextWidth(area().width());
}

// --- Painting ---

void TeachText::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.save();
  painter.translate(area().topLeft());
  m_document.documentLayout()->draw(&painter, {});
  painter.restore();
  if (!hasFocus() || m_focused < 0)
    return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(m_look == Look::Table ? QColor::fromRgba(theme::kAmber) : chromeColors().accent, 2));
  for (const QRect &line : linkRects(m_focused))
    painter.drawRoundedRect(QRectF(line).adjusted(-1, 0, 1, 0), 4, 4);
}

// --- Links ---

QList<QRect> TeachText::linkRects(int link) const {
  QList<QRect> rects;
  const Link &wanted = m_links[link];
  const QTextBlock block = m_document.findBlock(wanted.start);
  const QTextLayout *layout = block.layout();
  const QPointF origin = m_document.documentLayout()->blockBoundingRect(block).topLeft() + area().topLeft();
  const int start = wanted.start - block.position();
  const int end = wanted.end - block.position();
  const qreal letters = QFontMetricsF(m_document.defaultFont()).height();
  for (int i = 0; i < layout->lineCount(); ++i) {
    const QTextLine line = layout->lineAt(i);
    const int from = std::max(start, line.textStart());
    const int to = std::min(end, line.textStart() + line.textLength());
    if (from >= to)
      continue;
    const qreal left = line.cursorToX(from);
    const qreal right = line.cursorToX(to);
    const qreal baseline = line.y() + line.ascent();
    const qreal ascent = QFontMetricsF(m_document.defaultFont()).ascent();
    rects << QRectF(std::min(left, right) + origin.x(), baseline - ascent + origin.y(),
                    std::abs(right - left), letters)
                 .toAlignedRect();
  }
  return rects;
}

int TeachText::linkAt(QPoint position) const {
  for (int i = 0; i < linkCount(); ++i) {
    for (const QRect &line : linkRects(i)) {
      if (line.contains(position))
        return i;
    }
  }
  return -1;
}

void TeachText::activateLink(int link) {
  if (link < 0 || link >= linkCount())
    return;
  const QString term = m_links[link].term;
  const QString words = m_links[link].words;
  const QList<QRect> lines = linkRects(link);
  const QRect place = lines.isEmpty() ? rect() : lines.first();
  const QPointer<QWidget> self = this;
  // Whoever takes it may delete this.
  QPointer<QWidget> next = parentWidget();
  while (next) {
    QWidget *here = next;
    next = here->parentWidget();
    TermEvent event(term, words, self, place);
    if (QCoreApplication::sendEvent(here, &event) && event.isAccepted())
      return;
  }
}

void TeachText::focusLink(int link) {
  m_focused = link;
  if (link >= 0) {
    setAccessibleDescription(tr("Link: %1").arg(m_links[link].words));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
  }
  update();
}

void TeachText::focusInEvent(QFocusEvent *event) {
  QWidget::focusInEvent(event);
  if (m_links.isEmpty())
    return;
  if (event->reason() == Qt::BacktabFocusReason)
    focusLink(linkCount() - 1);
  else if (m_focused < 0 || event->reason() == Qt::TabFocusReason)
    focusLink(0);
}

void TeachText::focusOutEvent(QFocusEvent *event) {
  QWidget::focusOutEvent(event);
  update();
}

bool TeachText::focusNextPrevChild(bool next) {
  const int wanted = m_focused + (next ? 1 : -1);
  if (hasFocus() && m_focused >= 0 && wanted >= 0 && wanted < linkCount()) {
    focusLink(wanted);
    return true;
  }
  return QWidget::focusNextPrevChild(next);
}

void TeachText::keyPressEvent(QKeyEvent *event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (m_focused >= 0) {
        activateLink(m_focused);
        return;
      }
      break;
    case Qt::Key_Left:
    case Qt::Key_Right: {
      const int wanted = m_focused + (event->key() == Qt::Key_Right ? 1 : -1);
      if (wanted >= 0 && wanted < linkCount()) {
        focusLink(wanted);
        return;
      }
      break;
    }
    default:
      break;
  }
  QWidget::keyPressEvent(event);
}

void TeachText::mouseMoveEvent(QMouseEvent *event) {
  setCursor(linkAt(event->pos()) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
  event->ignore();
}

void TeachText::mousePressEvent(QMouseEvent *event) {
  m_pressed = event->button() == Qt::LeftButton ? linkAt(event->pos()) : -1;
  if (m_pressed < 0) {
    event->ignore();  // what lies behind may be pressed
    return;
  }
  focusLink(m_pressed);
}

void TeachText::mouseReleaseEvent(QMouseEvent *event) {
  const int pressed = m_pressed;
  m_pressed = -1;
  if (pressed >= 0 && linkAt(event->pos()) == pressed)
    activateLink(pressed);
  else
    event->ignore();
}

// --- Surroundings ---

bool TeachText::event(QEvent *event) {
  if (event->type() == QEvent::ApplicationPaletteChange)
    rebuild();
  return QWidget::event(event);
}

void TeachText::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::PaletteChange:
    case QEvent::EnabledChange:
      if (!m_building)
        rebuild();
      break;
    default:
      break;
  }
}

}  // namespace janso

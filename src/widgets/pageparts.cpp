// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts.h"

#include <QEnterEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>
#include <QScrollBar>
#include <QSvgRenderer>
#include <algorithm>
#include <array>

#include "widgets/theme.h"
#include "widgets/tilepainter.h"
#include "widgets/words.h"

namespace janso {

namespace {

QColor rgba(QRgb colour) {
  return QColor::fromRgba(colour);
}

QLinearGradient vertical(const QRectF &rect, QRgb top, QRgb bottom) {
  QLinearGradient gradient(rect.topLeft(), rect.bottomLeft());
  gradient.setColorAt(0, rgba(top));
  gradient.setColorAt(1, rgba(bottom));
  return gradient;
}

enum class WhenLong { Elide, Shrink, Vanish };

struct TextStyle {
  const char *role;
  qreal size;
  bool serif;
  int weight;
  QRgb colour;
  WhenLong whenLong;
};

constexpr std::array<TextStyle, 16> kStyles{{
    {"body", 14.5, false, 500, theme::kText, WhenLong::Elide},
    {"title", 32, true, 600, theme::kText, WhenLong::Shrink},
    {"second", 20, true, 600, theme::kTextDim, WhenLong::Vanish},
    {"round", 17, false, 600, theme::kText, WhenLong::Elide},
    {"note", 14, false, 500, theme::kTextSecond, WhenLong::Elide},
    {"dim", 13, false, 500, theme::kTextDim, WhenLong::Elide},
    {"head", 15, false, 600, theme::kText, WhenLong::Elide},
    {"cardtitle", 20, true, 600, theme::kText, WhenLong::Shrink},
    {"limit", 58, true, 600, theme::kAmber, WhenLong::Shrink},
    {"limitsecond", 24, true, 600, theme::kTextDim, WhenLong::Vanish},
    {"pay", 20, false, 600, theme::kText, WhenLong::Shrink},
    {"bonus", 15, false, 500, theme::kTextSecond, WhenLong::Elide},
    {"next", 15, false, 600, theme::kText, WhenLong::Elide},
    {"fu", 17, false, 500, theme::kTextSecond, WhenLong::Elide},
    {"han", 20, false, 600, theme::kText, WhenLong::Elide},
    {"hanword", 14, false, 500, theme::kTextDim, WhenLong::Elide},
}};

const TextStyle &styleOf(const QString &role) {
  const auto found = std::find_if(kStyles.begin(), kStyles.end(),
                                  [&](const TextStyle &style) { return role == QLatin1String(style.role); });
  return found == kStyles.end() ? kStyles.front() : *found;
}

QFont fontOf(const TextStyle &style, qreal scale, qreal share = 1) {
  const qreal pixels = pageparts::textPixels(style.size * share, scale);
  return style.serif ? theme::serif(pixels, style.weight) : theme::sans(pixels, style.weight);
}

}  // namespace

namespace pageparts {

void drawWindPlate(QPainter &painter, const QRectF &plate, int wind) {
  static constexpr std::array<const char *, 4> kFiles{"east", "south", "west", "north"};
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(rgba(wind == 0 ? theme::kVermilion : theme::kWindPlate));
  painter.drawRoundedRect(plate, plate.width() * 0.14, plate.width() * 0.14);
  const qreal inset = plate.width() * 0.10;
  const QRectF inner = plate.adjusted(inset, inset, -inset, -inset);
  const QString file = QLatin1String(kFiles[static_cast<std::size_t>(wind & 3)]);
  const int device = std::max(1, qRound(inner.width() * TilePainter::scaleOf(painter)));
  const QString key = QStringLiteral("janso-wind-%1-%2").arg(file).arg(device);
  QPixmap glyph;
  if (!QPixmapCache::find(key, &glyph)) {
    glyph = QPixmap(device, device);
    glyph.fill(Qt::transparent);
    QPainter into(&glyph);
    QSvgRenderer(QStringLiteral(":/glyphs/%1.svg").arg(file)).render(&into);
    QPixmapCache::insert(key, glyph);
  }
  TilePainter::blit(painter, inner.topLeft(), glyph);
  painter.restore();
}

void drawFocus(QPainter &painter, const QRectF &rect, qreal radius, qreal stroke) {
  painter.setPen(QPen(rgba(theme::kAmber), stroke));
  painter.setBrush(Qt::NoBrush);
  const qreal half = stroke / 2;
  painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
}

}  // namespace pageparts

// --- PagePanel ---

PagePanel::PagePanel(QWidget *parent) : QFrame(parent) {
  QPalette colours = palette();
  colours.setColor(QPalette::WindowText, rgba(theme::kText));
  colours.setColor(QPalette::ToolTipText, rgba(theme::kText));
  setPalette(colours);
}

void PagePanel::setPageScale(qreal scale) {
  m_scale = scale;
  update();
}

void PagePanel::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(QPen(rgba(theme::kChromeBorderLit), 1));
  painter.setBrush(vertical(ground, theme::kChromeTop, theme::kChromeBottom));
  painter.drawRoundedRect(ground, radius(), radius());
  // The edge that catches the light from above.
  QLinearGradient light(ground.topLeft(), ground.topRight());
  light.setColorAt(0, QColor(255, 255, 255, 46));
  light.setColorAt(0.7, QColor(255, 255, 255, 20));
  light.setColorAt(1, QColor(255, 255, 255, 8));
  painter.setPen(QPen(QBrush(light), 1));
  painter.drawLine(QPointF(radius(), 1.5), QPointF(ground.right() - radius(), 1.5));
}

// --- PageScroll ---

PageScroll::PageScroll(QWidget *parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  const QString style = QString::fromLatin1(
      "QScrollArea { background: transparent; }"
      "QScrollBar:vertical { background: transparent; width: 8px; margin: 0; }"
      "QScrollBar:horizontal { background: transparent; height: 8px; margin: 0; }"
      "QScrollBar::handle { background: #4A5652; border-radius: 3px; min-height: 24px; min-width: 24px; }"
      "QScrollBar::handle:hover { background: #66726C; }"
      "QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }"
      "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }");
  verticalScrollBar()->setStyleSheet(style);
  horizontalScrollBar()->setStyleSheet(style);
  QPalette clear = palette();
  clear.setColor(QPalette::Window, Qt::transparent);
  clear.setColor(QPalette::Base, Qt::transparent);
  setPalette(clear);
}

QSize PageScroll::sizeHint() const {
  return widget() ? widget()->sizeHint() : QScrollArea::sizeHint();
}

QSize PageScroll::minimumSizeHint() const {
  return {80, std::min(sizeHint().height(), 60)};
}

// --- PageRule ---

PageRule::PageRule(QWidget *parent) : QFrame(parent) {}

void PageRule::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.fillRect(QRectF(0, (height() - 1) / 2, width(), 1), rgba(theme::kChromeBorder));
}

// --- PageLabel ---

PageLabel::PageLabel(QWidget *parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
  applyStyle();
}

void PageLabel::setRole(const QString &role) {
  m_role = role;
  applyStyle();
}

void PageLabel::setPageScale(qreal scale) {
  m_scale = scale;
  applyStyle();
}

void PageLabel::setReveal(qreal reveal) {
  if (qFuzzyCompare(reveal, m_reveal))
    return;
  m_reveal = reveal;
  update();
}

void PageLabel::applyStyle() {
  const TextStyle &style = styleOf(m_role);
  setFont(fontOf(style, m_scale));
  QPalette colours = palette();
  colours.setColor(QPalette::WindowText, rgba(style.colour));
  colours.setColor(QPalette::Text, rgba(style.colour));
  setPalette(colours);
  updateGeometry();
}

QFont PageLabel::fittedFont(qreal width) const {
  const TextStyle &style = styleOf(m_role);
  QFont fitted = font();
  if (style.whenLong != WhenLong::Shrink)
    return fitted;
  for (const qreal share : {1.0, 0.9, 0.8, 0.72, 0.64, 0.56}) {
    fitted = fontOf(style, m_scale, share);
    if (QFontMetricsF(fitted).horizontalAdvance(text()) <= width)
      break;
  }
  return fitted;
}

QSize PageLabel::sizeHint() const {
  if (wordWrap())
    return QLabel::sizeHint();
  const QFontMetricsF metrics(font());
  return {qRound(metrics.horizontalAdvance(text()) + 1.5), qRound(metrics.height())};
}

QSize PageLabel::minimumSizeHint() const {
  if (wordWrap())
    return QLabel::minimumSizeHint();
  const QSize hint = sizeHint();
  const bool vanishes = styleOf(m_role).whenLong == WhenLong::Vanish;
  return {vanishes ? 0 : std::min(hint.width(), QFontMetrics(font()).averageCharWidth() * 4), hint.height()};
}

void PageLabel::paintEvent(QPaintEvent *event) {
  if (m_reveal <= 0)
    return;
  if (wordWrap() && m_reveal >= 1) {
    QLabel::paintEvent(event);
    return;
  }
  QPainter painter(this);
  painter.setFont(fittedFont(width()));
  painter.setPen(palette().color(QPalette::WindowText));
  if (m_reveal < 1) {
    const qreal grown = 1.04 - 0.04 * m_reveal;
    painter.setOpacity(m_reveal);
    painter.translate(0, height() / 2.0);
    painter.scale(grown, grown);
    painter.translate(0, -height() / 2.0);
  }
  if (wordWrap()) {
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextWordWrap, text());
    return;
  }
  const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() + 1);
  if (shown != text() && styleOf(m_role).whenLong == WhenLong::Vanish)
    return;
  const QString whole = shown == text() ? QString() : text();
  if (toolTip() != whole)
    setToolTip(whole);
  // Capitals stand in the middle of the line, whatever room the family keeps above and below.
  const QFontMetricsF metrics(painter.font());
  const qreal advance = metrics.horizontalAdvance(shown);
  const qreal x = alignment().testFlag(Qt::AlignRight)     ? width() - advance
                  : alignment().testFlag(Qt::AlignHCenter) ? (width() - advance) / 2
                                                           : 0;
  painter.drawText(QPointF(x, (height() + metrics.capHeight()) / 2), shown);
}

// --- PageButton ---

PageButton::PageButton(QWidget *parent) : QPushButton(parent) {
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::StrongFocus);
  setAutoDefault(false);
}

void PageButton::setPrimary(bool primary) {
  m_primary = primary;
  update();
}

void PageButton::setKeyCap(const QString &keyCap) {
  m_keyCap = keyCap;
  updateGeometry();
  update();
}

void PageButton::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

QFont PageButton::textFont() const {
  return theme::sans(pageparts::textPixels(16, m_scale), 600);
}

QFont PageButton::capFont() const {
  return theme::sans(pageparts::textPixels(12, m_scale), 600);
}

qreal PageButton::capWidth() const {
  return m_keyCap.isEmpty() ? 0 : QFontMetricsF(capFont()).horizontalAdvance(m_keyCap) + 16 * m_scale;
}

QSize PageButton::sizeHint() const {
  const qreal text = QFontMetricsF(textFont()).horizontalAdvance(this->text());
  const qreal cap = m_keyCap.isEmpty() ? 0 : capWidth() + 18 * m_scale;
  const qreal sides = (m_keyCap.isEmpty() ? 68 : 52) * m_scale;
  return {qRound(text + cap + sides), qRound(std::max(44 * m_scale, 30.0))};
}

QSize PageButton::minimumSizeHint() const {
  return {qRound(90 * m_scale + capWidth()), sizeHint().height()};
}

void PageButton::enterEvent(QEnterEvent *event) {
  QPushButton::enterEvent(event);
  update();
}

void PageButton::leaveEvent(QEvent *event) {
  QPushButton::leaveEvent(event);
  update();
}

void PageButton::paintGround(QPainter &painter, const QRectF &ground) const {
  const qreal radius = 8 * m_scale;
  const bool lit = hasFocus() || underMouse();
  if (m_primary) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(lit ? vertical(ground, 0xFFF7C569, 0xFFECAE44)
                         : vertical(ground, 0xFFF3B953, 0xFFE9AA40));
    painter.drawRoundedRect(ground, radius, radius);
  } else {
    painter.setPen(QPen(rgba(theme::kButtonBorder), 1));
    painter.setBrush(lit ? vertical(ground, theme::kButtonTopFocus, theme::kButtonBottomFocus)
                         : vertical(ground, theme::kButtonTop, theme::kButtonBottom));
    painter.drawRoundedRect(ground, radius, radius);
  }
  painter.setPen(QPen(QColor(255, 255, 255, m_primary ? 90 : 36), 1));
  painter.drawLine(QPointF(ground.left() + radius, ground.top() + 1),
                   QPointF(ground.right() - radius, ground.top() + 1));
}

void PageButton::paintCap(QPainter &painter, const QRectF &cap) const {
  const qreal radius = 5 * m_scale;
  if (m_primary) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 48));
  } else {
    painter.setPen(QPen(rgba(theme::kKeyCapBorder), 1));
    painter.setBrush(rgba(theme::kKeyCap));
  }
  painter.drawRoundedRect(cap, radius, radius);
  painter.setPen(rgba(m_primary ? theme::kOnAmber : theme::kText));
  painter.setFont(capFont());
  painter.drawText(cap, Qt::AlignCenter, m_keyCap);
}

void PageButton::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  // Room for the outline that says where the focus is: 2 px, with a gap on the amber button.
  const qreal rim = 3;
  QRectF ground = QRectF(rect()).adjusted(rim + 0.5, rim + 0.5, -rim - 0.5, -rim - 0.5);
  if (isDown())
    ground.translate(0, 1);
  paintGround(painter, ground);
  if (hasFocus())
    pageparts::drawFocus(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10 * m_scale, 2);

  QRectF words = ground.adjusted(10 * m_scale, 0, -10 * m_scale, 0);
  if (!m_keyCap.isEmpty()) {
    const qreal height = std::max(22 * m_scale, 18.0);
    const QRectF cap(ground.right() - capWidth() - 10 * m_scale, ground.center().y() - height / 2, capWidth(),
                     height);
    paintCap(painter, cap);
    words.setRight(cap.left() - 6 * m_scale);
  }
  painter.setFont(textFont());
  painter.setPen(rgba(!isEnabled() ? theme::kTextDisabled : m_primary ? theme::kOnAmber : theme::kText));
  painter.drawText(words, Qt::AlignCenter,
                   painter.fontMetrics().elidedText(text(), Qt::ElideRight, qRound(words.width()) + 1));
}

// --- PageLink ---

PageLink::PageLink(QWidget *parent) : QPushButton(parent) {
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::TabFocus);  // after a click Enter still belongs to the page's main button
  setAutoDefault(false);
}

void PageLink::setPageScale(qreal scale) {
  m_scale = scale;
  setFont(theme::sans(pageparts::textPixels(14.5, scale), 500));
  updateGeometry();
}

void PageLink::setRevealed(bool revealed) {
  if (revealed == m_revealed)
    return;
  m_revealed = revealed;
  update();
}

QSize PageLink::sizeHint() const {
  const QFontMetricsF metrics(font());
  return {qRound(metrics.horizontalAdvance(text()) + 16 * m_scale), qRound(metrics.height() + 8 * m_scale)};
}

void PageLink::paintEvent(QPaintEvent *) {
  if (!m_revealed)
    return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font());
  painter.setPen(rgba(theme::kAmber));
  const bool pointedAt = underMouse() || isDown();
  if (property("flush").toBool()) {
    // In line with the texts above it: no room for a frame on the left.
    const QRectF line = QFontMetricsF(font()).boundingRect(rect(), Qt::AlignLeft | Qt::AlignVCenter, text());
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, text());
    if (pointedAt || hasFocus())
      painter.fillRect(QRectF(0, line.bottom(), line.width(), std::max(1.0, (hasFocus() ? 2 : 1) * m_scale)),
                       rgba(theme::kAmber));
    return;
  }
  const qreal radius = 6 * m_scale;
  if (pointedAt) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(rgba(theme::kChromeRowHover));
    painter.drawRoundedRect(rect(), radius, radius);
    painter.setPen(rgba(theme::kAmber));
  }
  painter.drawText(rect(), Qt::AlignCenter, text());
  if (hasFocus())
    pageparts::drawFocus(painter, rect(), radius, 1.5);
}

// --- WindPlate ---

WindPlate::WindPlate(QWidget *parent) : QWidget(parent) {}

void WindPlate::setWind(int wind) {
  m_wind = wind;
  setAccessibleName(windName(wind));
  update();
}

void WindPlate::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  const qreal side = std::min(width(), height());
  pageparts::drawWindPlate(painter, QRectF((width() - side) / 2, (height() - side) / 2, side, side), m_wind);
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakutooltip.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui_yakutooltip.h"
#include "widgets/chromestyle.h"
#include "widgets/handtray.h"
#include "widgets/matchchoices.h"

namespace janso {

namespace {

constexpr int kWidth = 482;
constexpr int kPointer = 10;
constexpr int kRadius = 12;
constexpr int kEdge = 8;  // to the edges of the window and to what is kept free
constexpr double kTile = 28;

// Yaku that turn on the last tile: the example marks it.
bool marksWin(YakuId id) {
  switch (id) {
    case YakuId::Pinfu:
    case YakuId::Ippatsu:
    case YakuId::MenzenTsumo:
    case YakuId::Rinshan:
    case YakuId::Chankan:
    case YakuId::Haitei:
    case YakuId::Houtei:
    case YakuId::Kokushi13:
    case YakuId::Suuankou:
    case YakuId::SuuankouTanki:
    case YakuId::ChuurenPoutou:
    case YakuId::JunseiChuuren:
    case YakuId::Renhou:
    case YakuId::Chiihou:
      return true;
    default:
      return false;
  }
}

QString valueText(int han, int yakuman) {
  if (han < 0)
    return QStringLiteral("\u2013");
  if (yakuman > 0)
    return yakuman == 2 ? QStringLiteral("\u2605\u2605") : QStringLiteral("\u2605");
  return QString::number(han);
}

}  // namespace

YakuTooltip::YakuTooltip(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::YakuTooltip>()) {
  m_ui->setupUi(this);
  m_ui->tray->setTileWidth(kTile);
  layout()->setContentsMargins(24 + kPointer, 18, 24 + kPointer, 16);
  setAttribute(Qt::WA_TransparentForMouseEvents);
  applyChrome(this);
  hide();
}

YakuTooltip::~YakuTooltip() = default;

void YakuTooltip::setPainter(TilePainter *painter) {
  m_ui->tray->setPainter(painter);
}

void YakuTooltip::fill() {
  const YakuText &text = yakuText(m_id);
  const YakuValue value = yakuValue(m_id, m_rules);
  m_ui->title->setText(yakuName(m_id, m_naming));
  m_ui->second->setText(yakuSecondName(m_id, m_naming));
  m_ui->secondBelow->setText(m_ui->second->text());
  m_ui->closedValue->setText(valueText(value.closed, value.yakuman));
  m_ui->openValue->setText(valueText(value.open, value.yakuman));
  m_ui->asks->setText(value.yakuman == 2   ? tr("<b>Double yakuman.</b> %1").arg(yakuSentence(text.asks))
                      : value.yakuman == 1 ? tr("<b>Yakuman.</b> %1").arg(yakuSentence(text.asks))
                                           : yakuSentence(text.asks));
  m_ui->opened->setText(tr("<b>Open:</b> %1").arg(yakuSentence(text.opened)));
  m_ui->tray->setHand(trayGroups(yakuExample(text), marksWin(m_id)));
  m_ui->combines->setText(tr("<b>Goes with:</b> %1").arg(yakuSentence(text.combines)));
  m_ui->excludes->setText(tr("<b>Not with:</b> %1").arg(yakuSentence(text.excludes)));
  const QStringList notes = yakuRuleNotes(m_id, m_rules);
  m_ui->rules->setVisible(!notes.isEmpty());
  //: Name of the ruleset, then what it says
  m_ui->rules->setText(tr("<b>%1:</b> %2").arg(shownRulesetName(m_rules), notes.join(QLatin1Char(' '))));
  m_ui->pinLabel->setText(m_pinned ? tr("Pinned") : tr("Pin"));
  setAccessibleName(m_ui->title->text());
  setAccessibleDescription(yakuSentence(text.asks));
}

// Beside the title the second name stands only where both have room; a long title takes two lines.
void YakuTooltip::fitTitle() {
  const auto wide = [](const QWidget *widget) { return widget->sizeHint().width() + kEdge; };
  m_ui->title->setWordWrap(false);
  const int room = width() - 2 * (24 + kPointer) - wide(m_ui->closedBox) - wide(m_ui->openBox);
  const bool beside = wide(m_ui->title) + wide(m_ui->second) <= room;
  m_ui->title->setWordWrap(wide(m_ui->title) > room);
  m_ui->second->setVisible(beside);
  m_ui->secondBelow->setVisible(!beside);
}

void YakuTooltip::showFor(YakuId id, const QRect &row) {
  if (m_pinned)
    return;
  m_id = id;
  fill();
  place(row);
  show();
  raise();
}

void YakuTooltip::place(const QRect &row) {
  const QRect room = parentWidget()->rect();
  const int wide = kWidth + 2 * kPointer;
  setFixedWidth(std::min(wide, room.width()));
  ensurePolished();
  fitTitle();
  layout()->activate();
  const int high =
      layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : sizeHint().height();
  resize(width(), high);
  m_pointsRight = row.left() - wide >= 0 || row.left() > room.width() - row.right();
  const int x = m_pointsRight ? row.left() - width() + kPointer - 2 : row.right() - kPointer + 2;
  QPoint corner(
      std::clamp(x, 0, std::max(0, room.width() - width())),
      std::clamp(row.center().y() - high * 2 / 5, kEdge, std::max(kEdge, room.height() - high - kEdge)));
  for (const QRect &kept : m_keepFree) {
    if (QRect(corner, QSize(width(), high)).intersects(kept) && kept.top() - kEdge - high >= kEdge)
      corner.setY(kept.top() - kEdge - high);
  }
  move(corner);
  m_pointerY = std::clamp(row.center().y() - pos().y(), kRadius + kPointer, high - kRadius - kPointer);
  update();
}

void YakuTooltip::setKeysShown(bool shown) {
  for (QWidget *widget : {m_ui->pinLabel, m_ui->pinKey, m_ui->closeLabel, m_ui->closeKey})
    widget->setVisible(shown);
}

void YakuTooltip::setPinned(bool pinned) {
  m_pinned = pinned;
  m_ui->pinLabel->setText(m_pinned ? tr("Pinned") : tr("Pin"));
  update();
}

void YakuTooltip::leave() {
  if (!m_pinned)
    hide();
}

void YakuTooltip::close() {
  m_pinned = false;
  hide();
}

void YakuTooltip::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    fill();
  }
}

void YakuTooltip::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ChromeColors colors = chromeColors();
  const QRectF box = QRectF(rect()).adjusted(kPointer + 0.5, 0.5, -kPointer - 0.5, -0.5);
  QPainterPath path;
  path.addRoundedRect(box, kRadius, kRadius);
  QPainterPath pointer;
  const double base = m_pointsRight ? box.right() - 1 : box.left() + 1;
  const double tip = m_pointsRight ? box.right() + kPointer : box.left() - kPointer;
  pointer.moveTo(base, m_pointerY - kPointer);
  pointer.lineTo(tip, m_pointerY);
  pointer.lineTo(base, m_pointerY + kPointer);
  pointer.closeSubpath();
  QLinearGradient fill(0, 0, 0, height());
  fill.setColorAt(0, colors.panelTop);
  fill.setColorAt(1, colors.panelBottom);
  painter.setBrush(fill);
  painter.setPen(QPen(m_pinned ? colors.accent : colors.borderStrong, m_pinned ? 1.5 : 1));
  painter.drawPath(path.united(pointer));
}

}  // namespace janso

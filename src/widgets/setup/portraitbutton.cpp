// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/portraitbutton.h"

#include <QActionGroup>
#include <QPainter>

#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/emblemnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/paint/portraits.h"

namespace janso {

namespace {

constexpr int kMenuPicture = 36;

QIcon emblemIcon(const QString &emblem, qreal ratio) {
  QPixmap picture(QSize(kMenuPicture, kMenuPicture) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paintPortrait(painter, QRectF(0, 0, kMenuPicture, kMenuPicture), emblemPortrait(emblem), Expression::Calm,
                5);
  painter.end();
  return QIcon(picture);
}

}  // namespace

PortraitButton::PortraitButton(QWidget *parent) : QAbstractButton(parent), m_menu(this) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setAttribute(Qt::WA_Hover);
  m_menu.setStyleSheet(QStringLiteral("QMenu { icon-size: %1px; }").arg(kMenuPicture));
  connect(this, &QAbstractButton::clicked, this, &PortraitButton::offer);
}

void PortraitButton::describe(const QString &what) {
  //: The picture of a seat: its wind, then who or what is to be seen
  const QString name = tr("%1: picture, %2").arg(windName(m_wind), what);
  setAccessibleName(name);
  setToolTip(m_emblem.isEmpty() ? name : tr("%1. Press to choose another picture.").arg(name));
  update();
}

void PortraitButton::showPortrait(const QString &portrait, const QString &name) {
  m_portrait = portrait;
  m_emblem.clear();
  setFocusPolicy(Qt::NoFocus);
  setCursor(Qt::ArrowCursor);
  describe(name);
}

void PortraitButton::showEmblem(const QString &emblem) {
  m_portrait = emblemPortrait(emblem);
  m_emblem = emblem;
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  describe(emblemName(emblem));
}

void PortraitButton::offer() {
  if (m_emblem.isEmpty())
    return;
  m_menu.clear();
  auto *group = new QActionGroup(&m_menu);
  for (const QString &emblem : emblems()) {
    QAction *action = m_menu.addAction(emblemIcon(emblem, devicePixelRatioF()), emblemName(emblem));
    action->setIconVisibleInMenu(true);
    action->setCheckable(true);
    action->setChecked(emblem == m_emblem);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, emblem] {
      showEmblem(emblem);
      Q_EMIT emblemChosen(emblem);
    });
  }
  m_menu.popup(mapToGlobal(QPoint(0, height())));
}

void PortraitButton::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintSeatedPortrait(painter, QRectF(rect()).adjusted(2, 2, -2, -2), m_portrait, Expression::Calm, 6, m_wind,
                      kTableWindShare);
  if (m_emblem.isEmpty() || !(hasFocus() || underMouse() || isDown()))
    return;
  const ChromeColors colors = chromeColors();
  painter.setPen(QPen(hasFocus() ? colors.accent : colors.edge, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
}

}  // namespace janso

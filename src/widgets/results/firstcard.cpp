// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/firstcard.h"

#include <QBuffer>
#include <QKeyEvent>
#include <algorithm>

#include "ui_firstcard.h"
#include "widgets/controls/keygroups.h"
#include "widgets/controls/savebytes.h"
#include "widgets/paint/motions.h"

namespace janso {

namespace {

constexpr QSize kCardSize(820, 560);
constexpr int kAppearMs = 1100;
constexpr double kRisen = 0.3;  // of that; then a light passes
constexpr int kSavedWidth = 1520;

}  // namespace

FirstCard::FirstCard(TilePainter &painter, QWidget *parent)
    : OverlayPage(parent), m_ui(std::make_unique<Ui::FirstCard>()) {
  m_ui->setupUi(this);
  m_ui->picture->setPainter(&painter);
  setPanel(m_ui->panel, kCardSize, m_ui->buttons);
  connect(m_ui->save, &QPushButton::clicked, this, &FirstCard::save);
  connect(m_ui->go, &QPushButton::clicked, this, &FirstCard::leave);
  connect(&m_clock, &QVariantAnimation::valueChanged, this,
          [this](const QVariant &value) { appear(value.toDouble()); });
  m_clock.setStartValue(0.0);
  m_clock.setEndValue(1.0);
}

FirstCard::~FirstCard() = default;

void FirstCard::showMoment(const FirstMoment &moment, double speed) {
  m_ui->picture->setMoment(moment);
  setAccessibleName(moment.text.text);
  m_clock.stop();
  appear(speed > 0 ? 0 : 1);
  show();
  raise();
  m_ui->go->setFocus();
  if (speed <= 0)
    return;
  m_clock.setDuration(std::max(1, qRound(kAppearMs / speed)));
  m_clock.start();
}

const FirstPicture &FirstCard::picture() const {
  return *m_ui->picture;
}

void FirstCard::appear(double share) {
  const double risen = std::min(1.0, share / kRisen);
  setDim(risen);
  setBelow(1 - eased(Curve::OutCubic, risen));
  m_ui->picture->setLight(std::max(0.0, (share - kRisen) / (1 - kRisen)));
}

void FirstCard::complete() {
  m_clock.stop();
  appear(1);
}

void FirstCard::leave() {
  if (isAppearing()) {
    complete();
    return;
  }
  hide();
  Q_EMIT closed();
}

void FirstCard::save() {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  m_ui->picture->image(kSavedWidth).save(&buffer, "PNG");
  saveBytesFrom(*window(), tr("Save picture"), bytes,
                {picture().moment().text.text, QStringLiteral(".png"), tr("Picture (*.png)")});
}

void FirstCard::retranslate() {
  m_ui->retranslateUi(this);
}

void FirstCard::hideEvent(QHideEvent *event) {
  m_clock.stop();
  OverlayPage::hideEvent(event);
}

void FirstCard::keyPressEvent(QKeyEvent *event) {
  event->accept();
  if (isModifierKey(event->key()) || event->isAutoRepeat() || scrollsBy(event->key()))
    return;
  if (isAppearing()) {
    complete();
    return;
  }
  if (isEnter(event->key()) && m_ui->save->hasFocus())
    m_ui->save->click();
  else if (isEnter(event->key()) || event->key() == Qt::Key_Escape)
    leave();
}

void FirstCard::mousePressEvent(QMouseEvent *event) {
  if (event->button() == Qt::LeftButton && (isAppearing() || !panel()->geometry().contains(event->pos())))
    leave();
}

}  // namespace janso

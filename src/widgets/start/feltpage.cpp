// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/start/feltpage.h"

#include <QPainter>
#include <QResizeEvent>
#include <algorithm>
#include <cmath>

#include "widgets/controls/chromestyle.h"
#include "widgets/paint/feltpainter.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/tablesettings.h"

namespace janso {

namespace {

constexpr QSize kWorkingPage(720, 560);  // of a page in its smallest window
constexpr qreal kScaleSteps = 20;        // to 1: a sheet is not read again for every pixel

}  // namespace

FeltPage::FeltPage(Settings *settings, QWidget *parent) : QWidget(parent), m_settings(settings) {
  settings->follow(Effect::PageFelt, this, [this] { update(); });
}

void FeltPage::dress() {
  m_scaler = PageScaler(this);
  applyChrome(this);
  grown();
}

void FeltPage::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  const qreal fitting = PageScaler::fitting(event->size(), kWorkingPage, 0);
  const qreal scale = std::max(1.0, std::floor(fitting * kScaleSteps) / kScaleSteps);
  if (qFuzzyCompare(scale, m_scaler.scale()))
    return;
  m_scaler.apply(scale);
  scaleChrome(this, scale);
  grown();
}

void FeltPage::paintEvent(QPaintEvent *) {
  const qreal ratio = devicePixelRatioF();
  const QSize device = (QSizeF(size()) * ratio).toSize();
  const QString name = m_settings->text(Setting::Felt);
  if (m_felt.size() != device || m_feltName != name) {
    m_feltName = name;
    // Most of what the page is in memory: a quarter less, for a millisecond at a whole drawing.
    m_felt = paintBareFelt(TableGeometry(device, ratio), tableOptions(*m_settings).felt)
                 .convertToFormat(QImage::Format_RGB888);
    m_felt.setDevicePixelRatio(ratio);
  }
  QPainter(this).drawImage(0, 0, m_felt);
}

}  // namespace janso

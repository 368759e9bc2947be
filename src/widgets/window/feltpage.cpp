// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/feltpage.h"

#include <QPainter>

#include "widgets/paint/feltpainter.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/tablesettings.h"

namespace janso {

FeltPage::FeltPage(Settings *settings, QWidget *parent) : QWidget(parent), m_settings(settings) {
  connect(settings, &Settings::changed, this, [this](Setting id) {
    if (id == Setting::Felt)
      update();
  });
}

void FeltPage::paintEvent(QPaintEvent *) {
  const qreal ratio = devicePixelRatioF();
  const QSize device = (QSizeF(size()) * ratio).toSize();
  const QString name = m_settings->text(Setting::Felt);
  if (m_felt.size() != device || m_feltName != name) {
    m_feltName = name;
    m_felt = QPixmap::fromImage(paintBareFelt(TableGeometry(device, ratio), tableOptions(*m_settings).felt));
    m_felt.setDevicePixelRatio(ratio);
  }
  QPainter(this).drawPixmap(0, 0, m_felt);
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/fupanel.h"

#include <QEvent>
#include <QLocale>
#include <algorithm>

#include "ui_fupanel.h"
#include "widgets/handtexts.h"

namespace janso {

namespace {

constexpr qreal kWidth = 448;

}  // namespace

FuPanel::FuPanel(TilePainter &painter, QWidget *parent)
    : PagePanel(parent), m_ui(std::make_unique<Ui::FuPanel>()) {
  m_ui->setupUi(this);
  m_ui->parts->setPainter(&painter);
  m_scaler = PageScaler(this);
}

FuPanel::~FuPanel() = default;

void FuPanel::setResult(const WinResult &result) {
  m_result = result;
  fill();
}

void FuPanel::fill() {
  m_ui->title->setText(tr("%1 fu").arg(QLocale().toString(m_result.fu)));
  m_ui->parts->setResult(m_result);
  m_ui->sum->setText(handtexts::fuSum(m_result));
  int sum = 0;
  for (const FuPart &part : m_result.fuParts)
    sum += part.fu;
  m_ui->sumWord->setText(sum == m_result.fu ? tr("Sum") : tr("Sum, rounded up to the next ten"));
}

void FuPanel::fit(qreal scale, int width) {
  setPageScale(scale);
  m_scaler.apply(scale);
  layout()->activate();
  resize(std::max(width, qRound(kWidth * scale)), layout()->totalSizeHint().height());
}

void FuPanel::changeEvent(QEvent *event) {
  PagePanel::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    fill();
  }
}

}  // namespace janso

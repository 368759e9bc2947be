// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/glossarydesk.h"

#include <QApplication>
#include <QWidget>

#include "widgets/controls/teachtext.h"
#include "widgets/learn/glossarydialog.h"

namespace janso {

GlossaryDesk::GlossaryDesk(QWidget *window, TilePainter *painter, QObject *parent)
    : QObject(parent), m_window(window), m_painter(painter) {
  window->installEventFilter(this);
}

void GlossaryDesk::open(const QString &term) {
  // A modal dialog blocks every window but its own children.
  QWidget *parent = m_window;
  QWidget *modal = QApplication::activeModalWidget();
  if (modal && modal != m_dialog)
    parent = modal;
  if (m_dialog && m_dialog->parentWidget() != parent)
    delete m_dialog;
  if (!m_dialog) {
    m_dialog = new GlossaryDialog(m_painter, parent);
    m_dialog->setYakuListThere(m_yakuListThere);
    connect(m_dialog, &GlossaryDialog::yakuWanted, this, [this](YakuId id) {
      Q_EMIT yakuWanted(id);
      m_dialog->close();
    });
  }
  if (!term.isEmpty())
    m_dialog->showTerm(term);
  m_dialog->show();
  m_dialog->raise();
  m_dialog->activateWindow();
}

void GlossaryDesk::setYakuListThere(bool there) {
  m_yakuListThere = there;
  if (m_dialog)
    m_dialog->setYakuListThere(there);
}

GlossaryDialog *GlossaryDesk::dialog() const {
  return m_dialog;
}

bool GlossaryDesk::eventFilter(QObject *object, QEvent *event) {
  if (object != m_window || event->type() != TermEvent::eventType())
    return QObject::eventFilter(object, event);
  open(static_cast<TermEvent *>(event)->term());
  event->accept();
  return true;
}

}  // namespace janso

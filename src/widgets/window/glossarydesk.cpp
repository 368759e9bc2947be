// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/glossarydesk.h"

#include <QApplication>
#include <QWidget>

#include "widgets/learn/glossarydialog.h"
#include "widgets/learn/termcard.h"
#include "widgets/pageparts/teachtext.h"

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
    connect(m_dialog, &GlossaryDialog::yakuRequested, this, [this](YakuId id) {
      Q_EMIT yakuRequested(id);
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

TermCard *GlossaryDesk::card() const {
  return m_card;
}

bool GlossaryDesk::eventFilter(QObject *object, QEvent *event) {
  if (object != m_window || event->type() != TermEvent::eventType())
    return QObject::eventFilter(object, event);
  openCard(*static_cast<TermEvent *>(event));
  event->accept();
  return true;
}

// In the window of the text, which may be a dialog; a word that is no term is searched for.
void GlossaryDesk::openCard(const TermEvent &event) {
  const std::optional<GlossaryEntry> entry = findGlossaryEntry(event.term());
  if (!entry || event.source() == nullptr) {
    open(event.term());
    return;
  }
  QWidget *window = event.source()->window();
  if (m_card && m_card->parentWidget() != window)
    delete m_card;
  if (!m_card) {
    m_card = new TermCard(m_painter, window);
    connect(m_card, &TermCard::glossaryRequested, this, &GlossaryDesk::open);
  }
  m_card->open(*entry, event.words(), event.source(), event.link());
}

}  // namespace janso

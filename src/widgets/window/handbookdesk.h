// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Opens the handbook for a window: from its menu, and with its key at the chapter of the page or dialog that
// has the focus.
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "widgets/lexicon/handbook.h"
#include "widgets/settings/commands.h"
#include "widgets/window/part.h"

class QAction;
class QWidget;

namespace janso {

class HandbookDialog;
class Settings;
class TilePainter;

class HandbookDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<QWidget> window;  // the main window; dialogs open over it
    Part<QAction> action;  // opens the handbook; its key works in every dialog too
    Part<const Settings> settings;
    TilePainter *painter = nullptr;                  // may be nullptr
    std::function<QList<KeyCommand>()> keyCommands;  // every command whose key can be changed
  };
  // All parts must outlive it.
  explicit HandbookDesk(const Parts &parts);

  // Opens this chapter, or the last one shown if `chapter` is empty.
  void open(const QString &chapter = {});
  // Opens the chapter that belongs to what has the focus.
  void openHere();
  // The one opened last; nullptr if there is none.
  HandbookDialog *dialog() const;
  // The keys and menus as they are now.
  HandbookWords words() const;

 protected:
  bool eventFilter(QObject *object, QEvent *event) override;

 private:
  Parts m_parts;
  QPointer<HandbookDialog> m_dialog;     // over the window
  QPointer<HandbookDialog> m_overModal;  // over a modal dialog, which would block the other one
};

}  // namespace janso

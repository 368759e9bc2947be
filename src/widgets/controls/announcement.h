// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A notification that only a screen reader knows of (announcer.h): its name is what was said last.
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace janso {

class Announcement : public QObject {
  Q_OBJECT

 public:
  explicit Announcement(QWidget *about);
  QWidget *about() const;

  QString text;
};

}  // namespace janso

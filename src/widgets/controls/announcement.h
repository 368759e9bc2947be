// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A notification that only a screen reader knows of (announcer.h): its name is what was said.
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace janso {

class Announcement : public QObject {
  Q_OBJECT

 public:
  Announcement(const QString &text, QWidget *about);
  QWidget *about() const;
  const QString &text() const { return m_text; }

 private:
  QString m_text;
};

}  // namespace janso

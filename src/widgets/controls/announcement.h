// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A notification that only a screen reader knows of (announcer.h): its name is what was said. It stands in a
// status line that nobody sees, as Orca names the role of every notification that stands elsewhere.
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace janso {

class AnnouncementLine : public QObject {
  Q_OBJECT

 public:
  // That of the widget, made when first asked for.
  static AnnouncementLine *of(QWidget *about);

 private:
  explicit AnnouncementLine(QWidget *about);
};

class Announcement : public QObject {
  Q_OBJECT

 public:
  Announcement(const QString &text, AnnouncementLine *line);
  const QString &text() const { return m_text; }

 private:
  QString m_text;
};

}  // namespace janso

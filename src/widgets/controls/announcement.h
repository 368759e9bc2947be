// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A notification that exists only for screen readers (announcer.h); its name is the announced text. It
// belongs to an invisible status line, because Orca reads out the role of every notification that is
// elsewhere.
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace janso {

class AnnouncementLine : public QObject {
  Q_OBJECT

 public:
  // The line of the widget, created at the first call.
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

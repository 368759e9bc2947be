// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/announcer.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QWidget>

#include "widgets/controls/announcement.h"

namespace janso {

namespace {

[[maybe_unused]] constexpr qsizetype kKept = 16;

class SpokenAnnouncement : public QAccessibleObject {
 public:
  explicit SpokenAnnouncement(Announcement *said) : QAccessibleObject(said) {}

  QAccessible::Role role() const override { return QAccessible::Notification; }
  QAccessible::State state() const override {
    QAccessible::State state;
    state.readOnly = true;
    return state;
  }
  QString text(QAccessible::Text kind) const override {
    return kind == QAccessible::Name ? said()->text() : QString();
  }
  QAccessibleInterface *parent() const override {
    return QAccessible::queryAccessibleInterface(said()->about());
  }
  QAccessibleInterface *child(int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface *) const override { return -1; }

 private:
  Announcement *said() const { return static_cast<Announcement *>(object()); }
};

QAccessibleInterface *make(const QString &, QObject *object) {
  auto *said = qobject_cast<Announcement *>(object);
  return said == nullptr ? nullptr : new SpokenAnnouncement(said);
}

}  // namespace

Announcement::Announcement(const QString &text, QWidget *about) : QObject(about), m_text(text) {
  QAccessible::installFactory(make);  // once is enough, more do no harm
}

QWidget *Announcement::about() const {
  return static_cast<QWidget *>(parent());
}

void announce(QWidget *about, const QString &text) {
  if (!QAccessible::isActive() || text.isEmpty())
    return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
  QAccessibleAnnouncementEvent event(about, text);
#else
  // What was said is asked for a moment later: the next ones must not have taken its place.
  const auto kept = about->findChildren<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
  if (kept.size() >= kKept)
    delete kept.first();
  QAccessibleEvent event(new Announcement(text, about), QAccessible::ObjectShow);
#endif
  QAccessible::updateAccessibility(&event);
}

}  // namespace janso

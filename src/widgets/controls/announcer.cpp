// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/announcer.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QCoreApplication>
#include <QWidget>
#include <utility>

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

ToldEvent::ToldEvent(QString words, Told howLong) : QEvent(kind()), text(std::move(words)), told(howLong) {
  ignore();
}

QEvent::Type ToldEvent::kind() {
  static const auto kKind = static_cast<QEvent::Type>(QEvent::registerEventType());
  return kKind;
}

// Nothing told asks whether there is anybody.
bool isHeard() {
  if (QAccessible::isActive())
    return true;
  ToldEvent asks({}, Told::Passing);
  QCoreApplication::sendEvent(QCoreApplication::instance(), &asks);
  return asks.isAccepted();
}

void announce(QWidget *about, const QString &text, Told told) {
  if (text.isEmpty())
    return;
  ToldEvent said(text, told);
  QCoreApplication::sendEvent(about, &said);
  if (!QAccessible::isActive())
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

void announceFocus(QWidget *widget) {
  ToldEvent focus({}, Told::Focus);
  QCoreApplication::sendEvent(widget, &focus);
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/announcer.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QCoreApplication>
#include <QWidget>
#include <utility>

#include "widgets/controls/announcement.h"
#include "widgets/controls/sayingtime.h"

namespace janso {

namespace {

[[maybe_unused]] constexpr qsizetype kKept = 16;

class SpokenThing : public QAccessibleObject {
 public:
  SpokenThing(QObject *thing, QAccessible::Role role) : QAccessibleObject(thing), m_role(role) {}

  QAccessible::Role role() const override { return m_role; }
  QAccessible::State state() const override {
    QAccessible::State state;
    state.readOnly = true;
    return state;
  }
  QString text(QAccessible::Text kind) const override {
    const auto *said = qobject_cast<const Announcement *>(object());
    return said != nullptr && kind == QAccessible::Name ? said->text() : QString();
  }
  QAccessibleInterface *parent() const override {
    return QAccessible::queryAccessibleInterface(object()->parent());
  }
  QAccessibleInterface *child(int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface *) const override { return -1; }

 private:
  QAccessible::Role m_role;
};

QAccessibleInterface *make(const QString &, QObject *object) {
  if (qobject_cast<Announcement *>(object) != nullptr)
    return new SpokenThing(object, QAccessible::Notification);
  if (qobject_cast<AnnouncementLine *>(object) != nullptr)
    return new SpokenThing(object, QAccessible::StatusBar);
  return nullptr;
}

}  // namespace

AnnouncementLine::AnnouncementLine(QWidget *about) : QObject(about) {
  QAccessible::installFactory(make);  // once is enough, more do no harm
}

AnnouncementLine *AnnouncementLine::of(QWidget *about) {
  auto *line = about->findChild<AnnouncementLine *>(QString(), Qt::FindDirectChildrenOnly);
  return line != nullptr ? line : new AnnouncementLine(about);
}

Announcement::Announcement(const QString &text, AnnouncementLine *line) : QObject(line), m_text(text) {}

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
  addSaying(text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
  QAccessibleAnnouncementEvent event(about, text);
#else
  // What was said is asked for a moment later: the next ones must not have taken its place.
  AnnouncementLine *line = AnnouncementLine::of(about);
  const auto kept = line->findChildren<Announcement *>();
  if (kept.size() >= kKept)
    delete kept.first();
  QAccessibleEvent event(new Announcement(text, line), QAccessible::ObjectShow);
#endif
  QAccessible::updateAccessibility(&event);
}

void announceFocus(QWidget *widget) {
  ToldEvent focus({}, Told::Focus);
  QCoreApplication::sendEvent(widget, &focus);
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/announcer.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QCoreApplication>
#include <QWidget>
#include <utility>

#include "widgets/controls/announcement.h"
#include "widgets/controls/speechtime.h"

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

AnnouncementEvent::AnnouncementEvent(QString words, AnnouncementKind howLong)
    : QEvent(kind()), text(std::move(words)), announcementKind(howLong) {
  ignore();
}

QEvent::Type AnnouncementEvent::kind() {
  static const auto kKind = static_cast<QEvent::Type>(QEvent::registerEventType());
  return kKind;
}

// An announcement without a text asks whether anybody listens.
bool hasListener() {
  if (QAccessible::isActive())
    return true;
  AnnouncementEvent question({}, AnnouncementKind::Transient);
  QCoreApplication::sendEvent(QCoreApplication::instance(), &question);
  return question.isAccepted();
}

void announce(QWidget *about, const QString &text, AnnouncementKind announcementKind) {
  if (text.isEmpty())
    return;
  AnnouncementEvent spoken(text, announcementKind);
  QCoreApplication::sendEvent(about, &spoken);
  if (!QAccessible::isActive())
    return;
  addSpeech(text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
  QAccessibleAnnouncementEvent event(about, text);
#else
  // The reader asks for the text a moment later: the next ones must not have replaced it by then.
  AnnouncementLine *line = AnnouncementLine::of(about);
  const auto kept = line->findChildren<Announcement *>();
  if (kept.size() >= kKept)
    delete kept.first();
  QAccessibleEvent event(new Announcement(text, line), QAccessible::ObjectShow);
#endif
  QAccessible::updateAccessibility(&event);
}

void announceFocus(QWidget *widget) {
  AnnouncementEvent focus({}, AnnouncementKind::Focus);
  QCoreApplication::sendEvent(widget, &focus);
}

}  // namespace janso

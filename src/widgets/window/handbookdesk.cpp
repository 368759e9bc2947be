// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/handbookdesk.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <algorithm>

#include "widgets/learn/coachpanel.h"
#include "widgets/learn/drillsdialog.h"
#include "widgets/learn/glossarydialog.h"
#include "widgets/learn/handbookdialog.h"
#include "widgets/learn/lessonpanel.h"
#include "widgets/learn/lessonsdialog.h"
#include "widgets/lexicon/words.h"
#include "widgets/library/librarypage.h"
#include "widgets/replay/replaypage.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/results/scoresheet.h"
#include "widgets/review/retrypage.h"
#include "widgets/review/reviewpage.h"
#include "widgets/settings/helpdialogs.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/settings/settings.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/setup/opponentsdialog.h"
#include "widgets/setup/rulesdialog.h"
#include "widgets/statistics/statisticspage.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/matchesdialog.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yaku/yakusheetdialog.h"

namespace janso {

namespace {

struct PageChapter {
  const QMetaObject *page;
  const char *chapter;
};

const PageChapter *chapterRow(const QWidget *widget) {
  static const PageChapter kRows[] = {
      {&TableWidget::staticMetaObject, "table"},         {&HandEndPage::staticMetaObject, "rules"},
      {&MatchEndPage::staticMetaObject, "fair"},         {&YakuPanel::staticMetaObject, "rules"},
      {&RulesDialog::staticMetaObject, "rules"},         {&NewMatchDialog::staticMetaObject, "rules"},
      {&YakuSheetDialog::staticMetaObject, "rules"},     {&ScoreSheetDialog::staticMetaObject, "together"},
      {&KeyboardCard::staticMetaObject, "table"},        {&CoachPanel::staticMetaObject, "coach"},
      {&LessonPanel::staticMetaObject, "firstmatch"},    {&LessonsDialog::staticMetaObject, "firstmatch"},
      {&DrillsDialog::staticMetaObject, "coach"},        {&GlossaryDialog::staticMetaObject, "firstmatch"},
      {&ReplayPage::staticMetaObject, "replays"},        {&ReviewPage::staticMetaObject, "review"},
      {&RetryPage::staticMetaObject, "review"},          {&StatisticsPage::staticMetaObject, "statistics"},
      {&LibraryPage::staticMetaObject, "library"},       {&MatchesDialog::staticMetaObject, "saved"},
      {&OpponentsDialog::staticMetaObject, "opponents"}, {&PreferencesDialog::staticMetaObject, "look"},
  };
  const auto *row = std::find_if(std::begin(kRows), std::end(kRows), [widget](const PageChapter &each) {
    return each.page->cast(widget) != nullptr;
  });
  return row == std::end(kRows) ? nullptr : row;
}

// The chapter for a widget: that of its nearest page or dialog that has one.
QString chapterOf(const QWidget *widget) {
  for (; widget != nullptr; widget = widget->parentWidget()) {
    if (const PageChapter *row = chapterRow(widget))
      return QString::fromLatin1(row->chapter);
  }
  return QStringLiteral("firstmatch");
}

}  // namespace

HandbookDesk::HandbookDesk(const Parts &parts) : QObject(parts.window), m_parts(parts) {
  qApp->installEventFilter(this);
  connect(parts.settings, &Settings::shortcutsChanged, this, [this] {
    for (HandbookDialog *dialog : {m_dialog.data(), m_overModal.data()}) {
      if (dialog != nullptr)
        dialog->updateWords();
    }
  });
}

void HandbookDesk::openHere() {
  const QWidget *window = QApplication::activeWindow();
  const QWidget *focus = window != nullptr ? window->focusWidget() : nullptr;
  open(chapterOf(focus != nullptr ? focus : window));
}

void HandbookDesk::open(const QString &chapter) {
  // A modal dialog blocks every window but its own children.
  QWidget *modal = QApplication::activeModalWidget();
  QWidget *parent = m_parts.window;
  if (modal != nullptr)
    parent = modal;
  QPointer<HandbookDialog> &dialog = modal != nullptr ? m_overModal : m_dialog;
  if (dialog && dialog->parentWidget() != parent)
    delete dialog;
  if (!dialog)
    dialog = new HandbookDialog(words(), m_parts.painter, parent);
  if (!chapter.isEmpty())
    dialog->showChapter(chapter);
  dialog->show();
  dialog->raise();
  dialog->activateWindow();
}

HandbookDialog *HandbookDesk::dialog() const {
  return m_overModal ? m_overModal.data() : m_dialog.data();
}

HandbookWords HandbookDesk::words() const {
  HandbookWords words;
  words.key = [commands = m_parts.keyCommands(), settings = m_parts.settings](const QString &name) {
    const auto command = std::ranges::find(commands, name, &KeyCommand::id);
    if (command == commands.end())
      return QString();
    const QKeySequence key = settings->shortcut(name, command->fallback);
    return key.isEmpty() ? tr("(no key)") : key.toString(QKeySequence::NativeText);
  };
  words.menu = [](const QString &name) {
    const auto command = std::ranges::find_if(
        windowCommands(), [&name](const CommandInfo &each) { return name == QLatin1String(each.name); });
    if (command == windowCommands().end())
      return QString();
    //: A menu, and the entry in it
    return tr("%1 → %2").arg(labelName(menuTitle(command->menu)), labelName(commandText(*command)));
  };
  return words;
}

// A shortcut works in the windows that have its action: each dialog gets it when it is shown.
bool HandbookDesk::eventFilter(QObject *object, QEvent *event) {
  if (event->type() == QEvent::Show) {
    auto *dialog = qobject_cast<QDialog *>(object);
    if (dialog != nullptr && qobject_cast<HandbookDialog *>(dialog) == nullptr)
      dialog->addAction(m_parts.action);
  }
  return QObject::eventFilter(object, event);
}

}  // namespace janso

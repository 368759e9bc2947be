// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The whole window for tests, in a folder of its own.
#pragma once

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "bots/bot.h"
#include "game/gamecontroller.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/sounds.h"
#include "widgets/settings/translations.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/mainwindow.h"

namespace janso::test {

inline constexpr int kMatchMs = 240000;  // for a whole match on a slow machine

// A window with everything behind it, in a folder of its own.
struct Program {
  // Sounds are off; `output` is where they go when they are set on.
  explicit Program(const QString &folder, std::unique_ptr<SoundOutput> output = {})
      : settings(folder + QStringLiteral("/janso.ini")), sounds(&settings, nullptr, std::move(output)) {
    settings.setValue(Setting::Speed, 0.0);
    settings.setValue(Setting::ReviewProves, false);
    sounds.setEnabled(false);
    controller.setJournalFolder(folder + QStringLiteral("/matches"));
    translations.use(QStringLiteral("en"));
    BotChoices bots;
    for (const BotInfo &bot : builtInBots()) {
      const QString id = QString::fromStdString(std::string(bot.id));
      bots << BotChoice{id, id, id};
    }
    window = std::make_unique<MainWindow>(
        MainWindow::Services{&controller,
                             &settings,
                             &sounds,
                             &translations,
                             bots,
                             RulesetStore(folder + QStringLiteral("/rulesets")),
                             OpponentStore(folder + QStringLiteral("/opponents.json")),
                             {}});
    window->resize(1280, 800);
    // Each look at the clock is a second later: a question is never new.
    window->table()->setPromptClock([now = qint64{0}]() mutable { return now += 1000; });
    window->show();
    if (!QTest::qWaitForWindowActive(window.get()))
      qWarning("the window did not become active");
  }

  template <class T>
  T *find(const char *name = "") const {
    const QString wanted = QString::fromLatin1(name);
    return wanted.isEmpty() ? window->findChild<T *>() : window->findChild<T *>(wanted);
  }
  TableWidget *table() const { return window->table(); }

  Settings settings;
  Sounds sounds;
  Translations translations;
  GameController controller;
  std::unique_ptr<MainWindow> window;
};

// Hands out empty folders; they live as long as it does.
class Folders {
 public:
  QString fresh() {
    const QString folder = m_dir.filePath(QString::number(++m_folders));
    QDir().mkpath(folder);
    return folder;
  }

 private:
  QTemporaryDir m_dir;
  int m_folders = 0;
};

}  // namespace janso::test

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The program janso: builds the objects and connects the layers, nothing else.
#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "app/offscreenreport.h"
#include "app/options.h"
#include "app/photographer.h"
#include "bots/bot.h"
#include "game/gamecontroller.h"
#include "widgets/chromestyle.h"
#include "widgets/mainwindow.h"
#include "widgets/settings.h"
#include "widgets/sounds.h"
#include "widgets/translations.h"
#include "widgets/windowactions.h"

using namespace janso;

namespace {

int fail(const QString &sentence) {
  QTextStream(stderr) << "janso: " << sentence << Qt::endl;
  return 1;
}

// Qt ends the program without a word of ours when there is no display; this says it in a sentence.
void onMessage(QtMsgType type, const QMessageLogContext &, const QString &text) {
  if (type == QtFatalMsg) {
    std::fputs(
        "janso: no window can be opened: is there a display? (janso --offscreen-report FILE.png works "
        "without "
        "one)\n",
        stderr);
    std::fprintf(stderr, "janso: %s\n", text.section(QLatin1Char('\n'), 0, 0).toLocal8Bit().constData());
    std::_Exit(1);
  }
  const bool chatter =
      text.startsWith(QLatin1String("This plugin does not support"));  // the offscreen platform
  if ((type == QtWarningMsg || type == QtCriticalMsg) && !chatter)
    std::fprintf(stderr, "%s\n", text.toLocal8Bit().constData());
}

bool displayMissing() {
#if defined(Q_OS_LINUX)
  return qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
         qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
  return false;
#endif
}

int tellAndLeave(int argc, char **argv, const Options &options) {
  const QCoreApplication app(argc, argv);
  QTextStream out(stdout);
  if (options.version)
    out << "janso " << JANSO_VERSION << Qt::endl;
  else
    out << helpText();
  return 0;
}

BotChoices botChoices() {
  BotChoices choices;
  const auto text = [](std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
  };
  for (const BotInfo &bot : builtInBots())
    choices << BotChoice{text(bot.id),       text(bot.name),     text(bot.character), bot.level,
                         bot.measured.place, bot.measured.calls, bot.measured.riichi, bot.measured.dealIns};
  return choices;
}

MatchSetup setupOf(const Options &options, const Settings &settings, const BotChoices &bots) {
  const QString ruleset = options.ruleset.isEmpty() ? settings.text(Setting::LastRuleset) : options.ruleset;
  MatchSetup setup = options.demo ? demoMatch(ruleset, bots)
                                  : quickMatch(ruleset, settings.text(Setting::PlayerName), 0, bots);
  setup.seed = options.seed;
  return setup;
}

// What the user's own settings must not learn from a picture or a report.
void useForPicture(Settings &settings, Sounds &sounds, GameController &controller) {
  settings.setValue(Setting::Speed, 0.0);
  settings.setValue(Setting::ReducedMotion, true);
  // The same on every desktop; a configuration may ask for the light ones.
  if (settings.text(Setting::Chrome) == QLatin1String("system"))
    settings.setValue(Setting::Chrome, QStringLiteral("dark"));
  sounds.setEnabled(false);
  controller.setJournalFolder({});
}

int run(QApplication &app, const Options &options) {
  const bool picture = !options.screenshot.isEmpty() || !options.report.isEmpty();
  const QTemporaryDir scratch;
  const QString config =
      picture && options.config.isEmpty() ? scratch.filePath(QStringLiteral("janso.ini")) : options.config;
  Settings settings(config);
  Sounds sounds(&settings);
  Translations translations;
  GameController controller;
  if (!options.data.isEmpty())
    controller.setJournalFolder(QDir(options.data).absolutePath());
  if (picture)
    useForPicture(settings, sounds, controller);
  if (options.speed && !picture)
    settings.overrideValue(Setting::Speed, *options.speed);
  setChromeScheme(settings.text(Setting::Chrome));
  translations.use(options.language.isEmpty() ? settings.text(Setting::Language) : options.language);
  settings.setWindowLanguage(translations.language());

  MainWindow window({&controller, &settings, &sounds, &translations, botChoices()});
  if (!options.size.isEmpty())
    window.resize(options.size);
  int status = 0;
  const auto leave = [&app, &status](const QString &problem) {
    status = problem.isEmpty() ? 0 : fail(problem);
    app.exit(status);
  };
  const MatchSetup setup = setupOf(options, settings, botChoices());
  QTextStream out(stdout);
  std::unique_ptr<OffscreenReport> report;
  std::unique_ptr<Photographer> photographer;
  if (!options.report.isEmpty()) {
    report = std::make_unique<OffscreenReport>(&window, &controller, options.report, &out);
    QObject::connect(report.get(), &OffscreenReport::done, &app, leave, Qt::QueuedConnection);
    QTimer::singleShot(0, report.get(), [&] { report->start(options.seed); });
  } else if (!options.screenshot.isEmpty()) {
    window.hideMenus();
    photographer = std::make_unique<Photographer>(&window, &controller, options);
    QObject::connect(photographer.get(), &Photographer::done, &app, leave, Qt::QueuedConnection);
    QTimer::singleShot(0, photographer.get(), [&] { photographer->start(setup); });
  } else if (options.demo || !options.seed.isEmpty()) {
    QTimer::singleShot(0, &window, [&] { window.play(setup); });
  }
  window.show();
  app.exec();
  return status;
}

}  // namespace

int main(int argc, char **argv) {
  QCoreApplication::setOrganizationName(QStringLiteral("Janso"));
  QCoreApplication::setApplicationName(QStringLiteral("janso"));
  QCoreApplication::setApplicationVersion(QStringLiteral(JANSO_VERSION));
  QStringList arguments;
  for (int i = 0; i < argc; ++i)
    arguments << QString::fromLocal8Bit(argv[i]);
  const Result<Options> options = parseOptions(arguments);
  if (!options)
    return fail(QString::fromStdString(options.error().text));
  if (options->help || options->version)
    return tellAndLeave(argc, argv, *options);
  if (!options->report.isEmpty())
    qputenv("QT_QPA_PLATFORM", "offscreen");
  if (displayMissing())
    return fail(QStringLiteral("there is no display; janso --offscreen-report FILE.png works without one."));
  qInstallMessageHandler(onMessage);
  QApplication app(argc, argv);
  return run(app, *options);
}

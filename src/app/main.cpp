// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The program janso: builds the objects and connects the layers, nothing else.
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QIcon>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "about/catalogue.h"
#include "about/chatter.h"
#include "about/helptext.h"
#include "about/version.h"
#include "app/crashreport.h"
#include "app/offscreenreport.h"
#include "app/options.h"
#include "app/photographer.h"
#include "bots/bot.h"
#include "game/botplayer.h"
#include "game/gamecontroller.h"
#include "game/setup/quickmatch.h"
#include "records/journalindex.h"
#include "records/rulesetstore.h"
#include "rules/presets/presets.h"
#include "study/lessonstore.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/heldkeys.h"
#include "widgets/controls/keyboardfocus.h"
#include "widgets/controls/quietstack.h"
#include "widgets/controls/scrolltofocus.h"
#include "widgets/controls/spokencombos.h"
#include "widgets/controls/wheelguard.h"
#include "widgets/sentences/opponenttexts.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/settings/desktopmotion.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/sounds.h"
#include "widgets/settings/speech.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/settings/tilefolderreader.h"
#include "widgets/settings/translations.h"
#include "widgets/settings/welcome.h"
#include "widgets/settings/whatsnew.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/windowactions.h"

using namespace janso;

namespace {

constexpr int kWrongOptions = 2;  // as janso-cli ends with
bool g_hasApplication = false;    // it has come up, so there is a display

int fail(const QString &sentence) {
  QTextStream(stderr) << "janso: " << sentence << Qt::endl;
  return 1;
}

// Without a display Qt ends the program without a word of ours; this says it in a sentence. Whatever else is
// fatal is a crash, and told as one.
void onMessage(QtMsgType type, const QMessageLogContext &, const QString &text) {
  if (type == QtFatalMsg) {
    const bool noDisplay = saysNoDisplay(text, g_hasApplication);
    if (noDisplay)
      std::fputs(
          "janso: could not open a window; is there a display? ('janso --offscreen-report FILE.png' works "
          "without one)\n",
          stderr);
    std::fprintf(stderr, "janso: %s\n", text.section(QLatin1Char('\n'), 0, 0).toLocal8Bit().constData());
    if (noDisplay)
      std::_Exit(1);
    keepFatalMessage(text);
    return;  // Qt aborts
  }
  if ((type == QtWarningMsg || type == QtCriticalMsg) && !isChatter(text))
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

// What is said without a window, in the language of the terminal: help, version, manual, and what is wrong
// with the arguments or the display.
int tellAndLeave(int argc, char **argv, const QStringList &arguments, const RulesetStore &rulesets) {
  hushChatter();
  const QCoreApplication app(argc, argv);
  Translations translations;
  translations.use(terminalLocale());
  const Result<Options> options = parseOptions(arguments, rulesets);
  if (!options) {
    fail(QString::fromStdString(options.error().text));
    return kWrongOptions;
  }
  if (!options->language.isEmpty())
    translations.use(options->language);
  QTextStream out(stdout);
  if (options->version)
    out << versionLines(QStringLiteral("janso"));
  else if (options->help)
    out << helpText(programManual(rulesets));
  else if (!options->manual.isEmpty())
    out << manualAs(options->manual, programManual(rulesets)).value_or(QString());
  else
    return fail(noDisplayText());
  return 0;
}

BotChoices botChoices() {
  BotChoices choices;
  const auto text = [](std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
  };
  for (const BotInfo &bot : builtInBots())
    choices << BotChoice{text(bot.id),       text(bot.name),      text(bot.character), bot.level,
                         bot.measured.place, bot.measured.calls,  bot.measured.riichi, bot.measured.dealIns,
                         bot.measured.wins,  bot.measured.flushes};
  return choices;
}

MatchSetup setupOf(const Options &options, const Settings &settings, const RulesetStore &rulesets,
                   const BotChoices &bots) {
  const QString id = options.ruleset.isEmpty() ? settings.text(Setting::LastRuleset) : options.ruleset;
  const RuleSet rules = rulesets.find(id).value_or(basicAriAri());
  MatchSetup setup = options.demo
                         ? demoMatch(rules, bots)
                         : quickMatch(rules, seatedName(settings.text(Setting::PlayerName)), 0, bots);
  setup.seed = options.seed;
  return setup;
}

// Where this user's matches are kept.
QString matchesFolder(const Options &options) {
  if (!options.data.isEmpty())
    return QDir(options.data).absolutePath();
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/matches");
}

// The settings for a picture or a report: those of the file that was named, in a copy, which may learn
// whatever the way to the moment changes.
QString settingsCopy(const QString &config, const QTemporaryDir &scratch) {
  QString copy = scratch.filePath(QStringLiteral("janso.ini"));
  if (!config.isEmpty())
    QFile::copy(config, copy);
  return copy;
}

void useForPicture(Settings &settings, Sounds &sounds) {
  settings.overrideValue(Setting::Speed, 0.0);
  settings.overrideValue(Setting::ReducedMotion, QStringLiteral("true"));
  // The same on every desktop; a configuration may ask for the light ones.
  if (settings.text(Setting::Chrome) == QLatin1String("system"))
    settings.overrideValue(Setting::Chrome, QStringLiteral("dark"));
  sounds.setEnabled(false);
}

int run(QApplication &app, const Options &options, const RulesetStore &rulesets) {
  const bool picture = !options.screenshot.isEmpty() || !options.report.isEmpty();
  // Only where it is needed: a program that is killed leaves its folder behind.
  const auto scratch = picture ? std::make_unique<QTemporaryDir>() : nullptr;
  Settings settings(picture ? settingsCopy(options.config, *scratch) : options.config);
  TileFolderReader tileFolder(&settings);
  if (picture)
    tileFolder.finish();
  Sounds sounds(&settings);
  Translations translations;
  GameController controller;
  if (picture)
    useForPicture(settings, sounds);
  else
    controller.setJournalFolder(matchesFolder(options));
  if (!picture) {
    detectEarlierUse(settings, hasMatches(controller.journalFolder()));
    lookForNews(settings, versionText());
  }
  if (options.speed && !picture)
    settings.overrideValue(Setting::Speed, *options.speed);
  setChromeScheme(settings.text(Setting::Chrome));
  setTextSize(textScale(settings));
  translations.use(options.language.isEmpty() ? settings.text(Setting::Language) : options.language);
  settings.setWindowLanguage(translations.language());

  const auto motion = picture ? nullptr : std::make_unique<DesktopMotion>(&settings);
  Speech speech(&settings);
  speech.setEnabled(!picture);
  HeldKeys heldKeys;
  app.installEventFilter(&heldKeys);
  SpokenCombos heardCombos;
  app.installEventFilter(&heardCombos);
  WheelGuard wheelGuard;
  app.installEventFilter(&wheelGuard);
  ScrollToFocus scrollToFocus;
  app.installEventFilter(&scrollToFocus);
  announceKeyboardFocusOnly();
  keepStacksQuiet();
  MainWindow window({&controller, &settings, &sounds, &translations, botChoices(), rulesets,
                     OpponentStore(OpponentStore::usualFile()), LessonStore::usualFolder(), &speech});
  if (!options.size.isEmpty())
    window.resize(options.size);
  int status = 0;
  const auto leave = [&app, &status](const QString &problem) {
    status = problem.isEmpty() ? 0 : fail(problem);
    app.exit(status);
  };
  const MatchSetup setup = setupOf(options, settings, rulesets, namedBots(botChoices()));
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
  } else if (!options.record.isEmpty()) {
    QTimer::singleShot(0, &window, [&] { window.openRecord(options.record); });
  } else if (options.demo || !options.seed.isEmpty()) {
    QTimer::singleShot(0, &window, [&] { window.play(setup); });
  } else {
    window.welcome();
    QTimer::singleShot(0, &window, [&] { offerCrashReport(crashFolder(), &window); });
  }
  window.show();
  window.activateWindow();  // where no window manager runs, nobody else gives it the keyboard
  app.exec();
  return status;
}

}  // namespace

int main(int argc, char **argv) {
  QCoreApplication::setOrganizationName(QStringLiteral("Janso"));
  QCoreApplication::setApplicationName(QStringLiteral("janso"));
  QCoreApplication::setApplicationVersion(versionText());
  QGuiApplication::setDesktopFileName(QStringLiteral("org.janso.Janso"));
  QStringList arguments;
  for (int i = 0; i < argc; ++i)
    arguments << QString::fromLocal8Bit(argv[i]);
  const RulesetStore rulesets(RulesetStore::usualFolder());
  const Result<Options> options = parseOptions(arguments, rulesets);
  if (!options || options->help || options->version || !options->manual.isEmpty())
    return tellAndLeave(argc, argv, arguments, rulesets);
  if (!options->report.isEmpty())
    qputenv("QT_QPA_PLATFORM", "offscreen");
  if (displayMissing())
    return tellAndLeave(argc, argv, arguments, rulesets);
  qInstallMessageHandler(onMessage);
  writeCrashReports(crashFolder());
  QApplication app(argc, argv);
  g_hasApplication = true;
  return leaveProgram(run(app, *options, rulesets));
}

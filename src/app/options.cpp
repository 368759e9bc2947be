// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "app/options.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include "coach/drill.h"
#include "records/rulesetjson.h"
#include "widgets/lexicon/languages.h"
#include "widgets/sentences/rulesetfiletexts.h"

namespace janso {

namespace {

struct App {
  Q_DECLARE_TR_FUNCTIONS(Options)
};

QCommandLineOption option(const char *name, const QString &text, const char *value = nullptr) {
  return value == nullptr ? QCommandLineOption(QString::fromLatin1(name), text)
                          : QCommandLineOption(QString::fromLatin1(name), text, QString::fromLatin1(value));
}

QString summary() {
  return App::tr("Riichi mahjong on your own computer.");
}

QString fileHelp() {
  return App::tr("Open this recorded game, or a link to a position in one.");
}

QList<QCommandLineOption> optionTable(const RulesetStore &rulesets) {
  return {
      {{QStringLiteral("h"), QStringLiteral("help")}, App::tr("Show this help.")},
      {{QStringLiteral("v"), QStringLiteral("version")}, App::tr("Show the version.")},
      option("demo", App::tr("Watch four bots play an East-only match.")),
      option("seed", App::tr("Seed the walls with this text; the same text always produces the same match."),
             "TEXT"),
      option("speed", App::tr("Set the speed: 1 is normal, 2 is twice as fast, 0 is instant."), "X"),
      option("size", App::tr("Set the size of the window, such as 1440x900."), "WxH"),
      option("screenshot",
             App::tr(
                 "Play instantly up to the moment given by --at, save a screenshot of the window, and exit."),
             "FILE"),
      option("at",
             App::tr("Choose the moment for --screenshot: a number of events, or one of %1.")
                 .arg(momentWords().join(QStringLiteral(", "))),
             "MOMENT"),
      option("config", App::tr("Use this settings file."), "FILE"),
      option("ruleset",
             App::tr("Play under this ruleset: a .json file, or one of %1.")
                 .arg(rulesets.ids().join(QStringLiteral(", "))),
             "FILE|ID"),
      option("language",
             App::tr("Set the language of the window: one of %1.")
                 .arg(languageCodes().join(QStringLiteral(", "))),
             "xx"),
      option("data", App::tr("Save matches in this folder."), "FOLDER"),
      option("offscreen-report",
             App::tr("Without a display: play one East-only match between bots, print the result and save a "
                     "picture."),
             "FILE"),
      option("manual",
             App::tr("Print a manual page or a shell completion script: one of %1.")
                 .arg(manualForms().join(QStringLiteral(", "))),
             "FORM"),
  };
}

void setUp(QCommandLineParser &parser, const RulesetStore &rulesets) {
  parser.setApplicationDescription(summary());
  parser.addPositionalArgument(QStringLiteral("file"), fileHelp(), QStringLiteral("[FILE]"));
  parser.addOptions(optionTable(rulesets));
}

// What the value of an option may be, for a shell.
QStringList valueWords(const QString &name, const RulesetStore &rulesets) {
  if (name == QLatin1String("at"))
    return momentWords();
  if (name == QLatin1String("ruleset"))
    return rulesets.ids();
  if (name == QLatin1String("language"))
    return languageCodes();
  return name == QLatin1String("manual") ? manualForms() : QStringList();
}

Error error(const QString &sentence) {
  return Error{sentence.toStdString()};
}

Result<bool> readSpeed(const QString &text, Options &options) {
  bool ok = false;
  const double speed = text.toDouble(&ok);
  if (!ok || speed < 0 || speed > 8)
    return error(App::tr("--speed: '%1' is not a number from 0 to 8.").arg(text));
  options.speed = speed;
  return true;
}

Result<bool> readSize(const QString &text, Options &options) {
  const QStringList parts = text.split(QLatin1Char('x'));
  const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
  if (size.width() < 640 || size.height() < 480 || size.width() > 8192 || size.height() > 8192)
    return error(App::tr("--size: '%1' is not a size from 640x480 to 8192x8192.").arg(text));
  options.size = size;
  return true;
}

QStringList drillKeys() {
  QStringList keys;
  for (const DrillInfo &drill : drillTable())
    keys << QString::fromUtf8(drill.key.data(), static_cast<qsizetype>(drill.key.size()));
  return keys;
}

// Of every other moment there is nothing to name.
bool drillIsNamed(const QString &at) {
  const QStringList words = at.split(QLatin1Char(':'));
  return words.first() != QLatin1String("drill") || drillKeys().contains(words.value(1));
}

Result<bool> check(const Options &options, const RulesetStore &rulesets) {
  if (isRulesetFile(options.ruleset)) {
    if (const Result<RuleSet> rules = readRuleSet(options.ruleset); !rules)
      return error(App::tr("--ruleset: %1").arg(rulesetFileSentence(options.ruleset, rules.error())));
  } else if (!options.ruleset.isEmpty() && !rulesets.ids().contains(options.ruleset)) {
    return error(App::tr("--ruleset: there is no ruleset '%1'. Use one of %2, or a .json file.")
                     .arg(options.ruleset, rulesets.ids().join(QStringLiteral(", "))));
  }
  if (!options.language.isEmpty() && !languageCodes().contains(options.language))
    return error(App::tr("--language: there is no translation for '%1'. Use one of %2.")
                     .arg(options.language, languageCodes().join(QStringLiteral(", "))));
  if (!options.manual.isEmpty() && !manualForms().contains(options.manual))
    return error(App::tr("--manual: '%1' is not one of %2.")
                     .arg(options.manual, manualForms().join(QStringLiteral(", "))));
  if (options.screenshot.isEmpty() && !options.at.isEmpty())
    return error(App::tr("--at needs --screenshot."));
  if (!options.screenshot.isEmpty() && options.at.isEmpty())
    return error(App::tr("--screenshot needs --at."));
  if (!options.at.isEmpty() && !isMoment(options.at))
    return error(App::tr("--at: '%1' is neither a number of events nor one of %2.")
                     .arg(options.at, momentWords().join(QStringLiteral(", "))));
  const QString moment = options.at.section(QLatin1Char(':'), 0, 0);
  if ((moment == QLatin1String("replay") || moment == QLatin1String("review")) && options.record.isEmpty())
    return error(App::tr("--at %1 needs a FILE.").arg(moment));
  if (!drillIsNamed(options.at))
    return error(App::tr("--at: name a drill and its level, such as drill:waits:2. The drills are %1.")
                     .arg(drillKeys().join(QStringLiteral(", "))));
  return true;
}

// Of a missing value Qt has a sentence.
QString parseProblem(const QCommandLineParser &parser) {
  const QStringList unknown = parser.unknownOptionNames();
  if (unknown.isEmpty())
    return parser.errorText();
  const QString &name = unknown.first();
  return App::tr("There is no option %1. Run 'janso --help' for a list.")
      .arg((name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name);
}

}  // namespace

QStringList momentWords() {
  return {QStringLiteral("result"),         QStringLiteral("draw"),          QStringLiteral("end"),
          QStringLiteral("riichi"),         QStringLiteral("curtain"),       QStringLiteral("yaku-tooltip"),
          QStringLiteral("start"),          QStringLiteral("lessons"),       QStringLiteral("lesson"),
          QStringLiteral("coach"),          QStringLiteral("coach-call"),    QStringLiteral("coach-hint"),
          QStringLiteral("coach-warning"),  QStringLiteral("drills"),        QStringLiteral("drill"),
          QStringLiteral("glossary"),       QStringLiteral("handbook"),      QStringLiteral("result-fu"),
          QStringLiteral("result-payment"), QStringLiteral("result-whatif"), QStringLiteral("reason-furiten"),
          QStringLiteral("reason-waits"),   QStringLiteral("reason-whynot"), QStringLiteral("yaku-sheet"),
          QStringLiteral("replay"),         QStringLiteral("review"),        QStringLiteral("library"),
          QStringLiteral("welcome")};
}

bool isMoment(const QString &text) {
  bool number = false;
  const int count = text.toInt(&number);
  // "lesson:pon:3" is a step of a lesson, "drill:waits:2:answer" an exercise of level 2 with its answer,
  // "glossary:suji" a term, "replay:hands:waits" a record after these commands.
  return number ? count >= 1 : momentWords().contains(text.section(QLatin1Char(':'), 0, 0));
}

Result<Options> parseOptions(const QStringList &arguments, const RulesetStore &rulesets) {
  QCommandLineParser parser;
  setUp(parser, rulesets);
  if (!parser.parse(arguments))
    return error(parseProblem(parser));
  const QStringList files = parser.positionalArguments();
  if (files.size() > 1)
    return error(App::tr("Unexpected argument '%1'.").arg(files[1]));
  const auto text = [&parser](const char *name) { return parser.value(QString::fromLatin1(name)); };
  Options options;
  options.help = parser.isSet(QStringLiteral("help"));
  options.version = parser.isSet(QStringLiteral("version"));
  options.record = files.value(0);
  options.demo = parser.isSet(QStringLiteral("demo"));
  options.seed = text("seed");
  options.screenshot = text("screenshot");
  options.at = text("at");
  options.config = text("config");
  options.ruleset = text("ruleset");
  options.language = text("language");
  options.data = text("data");
  options.report = text("offscreen-report");
  options.manual = text("manual");
  if (parser.isSet(QStringLiteral("speed"))) {
    if (const Result<bool> read = readSpeed(text("speed"), options); !read)
      return read.error();
  }
  if (parser.isSet(QStringLiteral("size"))) {
    if (const Result<bool> read = readSize(text("size"), options); !read)
      return read.error();
  }
  if (const Result<bool> checked = check(options, rulesets); !checked)
    return checked.error();
  return options;
}

QString noDisplayText() {
  return App::tr("no display found; 'janso --offscreen-report FILE.png' works without one.");
}

Manual programManual(const RulesetStore &rulesets) {
  Manual manual;
  manual.program = QStringLiteral("janso");
  manual.section = 6;
  manual.summary = summary().chopped(1);
  manual.usage = QStringLiteral("[OPTION]... [FILE]");
  manual.description = App::tr(
      "Play riichi mahjong with three or four players, alone against bots or with other people on one "
      "screen. Janso also teaches the game, saves every match, and reviews your play.");
  manual.options << ManualOption{{QStringLiteral("FILE")}, {}, fileHelp(), {}};
  for (const QCommandLineOption &row : optionTable(rulesets)) {
    ManualOption option{{}, row.valueName(), row.description(), valueWords(row.names().last(), rulesets)};
    for (const QString &name : row.names())
      option.names << (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
    manual.options << option;
  }
  manual.also << QStringLiteral("janso-cli(1)");
  return manual;
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Turns a file into a bot: inspects, loads, measures and queries it, in this order.
#include "game/pluginbots.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonObject>
#include <QLibrary>
#include <QPluginLoader>
#include <exception>

#include "game/botplugin.h"

namespace janso {

namespace {

constexpr QLatin1String kAnyVersion("janso.BotPlugin/");

Error fault(PluginFault kind, const QString &path, const QString &what) {
  return Error{QString(QDir::toNativeSeparators(path) + QStringLiteral(": ") + what).toStdString(),
               static_cast<int>(kind)};
}

QString words(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Before anything of it runs.
Result<bool> checkMetaData(const QPluginLoader &loader, const QString &path) {
  const QString iid = loader.metaData().value(QStringLiteral("IID")).toString();
  if (iid.isEmpty())
    return fault(PluginFault::NoPlugin, path,
                 QStringLiteral("this is not a plugin, or it is broken (%1)").arg(loader.errorString()));
  if (!iid.startsWith(kAnyVersion))
    return fault(PluginFault::NotForBots, path,
                 QStringLiteral("this plugin does not contain bots for Janso; it is for '%1'").arg(iid));
  if (iid != QLatin1String(JANSO_BOT_PLUGIN_IID))
    return fault(
        PluginFault::OtherVersion, path,
        QStringLiteral("this plugin was made for version %1 of the interface, but this Janso has version %2")
            .arg(iid.mid(kAnyVersion.size()),
                 QString::fromLatin1(JANSO_BOT_PLUGIN_IID).mid(kAnyVersion.size())));
  return true;
}

// By a plain C function: nothing of a class is touched while it may be laid out otherwise.
Result<bool> checkLayout(const QString &path) {
  using LayoutFunction = void (*)(BotPluginLayout *);
  QLibrary library(path);
  const auto function = reinterpret_cast<LayoutFunction>(library.resolve("jansoBotPluginLayout"));
  if (function == nullptr)
    return fault(PluginFault::OtherBuild, path,
                 QStringLiteral("this plugin does not say how it was built (JANSO_BOT_PLUGIN_LAYOUT)"));
  BotPluginLayout theirs;
  function(&theirs);
  const BotPluginLayout ours = botPluginLayout();
  const QString compiler = QString::fromLatin1(theirs.compiler);
  if (theirs.pointerBytes != ours.pointerBytes || compiler != QLatin1String(ours.compiler))
    return fault(PluginFault::OtherBuild, path,
                 QStringLiteral("this plugin was built for %1, but this Janso for %2")
                     .arg(compiler, QLatin1String(ours.compiler)));
  if (theirs.classes != ours.classes)
    return fault(PluginFault::OtherBuild, path,
                 QStringLiteral("this plugin was built with headers from another version of Janso; rebuild "
                                "it with the headers of this version"));
  return true;
}

Result<BotPlugin *> load(const QString &path) {
  if (!QFileInfo(path).isFile())
    return fault(PluginFault::Missing, path, QStringLiteral("there is no such file"));
  QPluginLoader loader(QFileInfo(path).absoluteFilePath());
  if (Result<bool> fits = checkMetaData(loader, path); !fits)
    return fits.error();
  if (!loader.load())
    return fault(PluginFault::CannotLoad, path,
                 QStringLiteral("this plugin could not be loaded (%1)").arg(loader.errorString()));
  if (Result<bool> fits = checkLayout(loader.fileName()); !fits)
    return Error{fits.error()};
  BotPlugin *plugin = qobject_cast<BotPlugin *>(loader.instance());
  if (plugin == nullptr)
    return fault(PluginFault::Failed, path,
                 QStringLiteral("this plugin does not provide an object with bots"));
  return plugin;
}

Result<std::span<const PluginBot>> offered(const QString &path) {
  const Result<BotPlugin *> plugin = load(path);
  if (!plugin)
    return plugin.error();
  const std::span<const PluginBot> bots = (*plugin)->bots();
  QStringList ids;
  for (const PluginBot &bot : bots) {
    if (bot.id.empty() || bot.make == nullptr || ids.contains(words(bot.id)))
      return fault(
          PluginFault::NoBots, path,
          QStringLiteral("bot %1 of this plugin has no id, has the id of another bot, or cannot be created")
              .arg(ids.size() + 1));
    ids << words(bot.id);
  }
  if (bots.empty())
    return fault(PluginFault::NoBots, path, QStringLiteral("this plugin contains no bots"));
  return bots;
}

// What foreign code throws becomes a sentence.
template <class Value, class Function>
Result<Value> guarded(const QString &path, const Function &function) {
  QString what = QStringLiteral("an unknown exception");
  try {
    return function();
  } catch (const std::exception &thrown) {
    what = QString::fromUtf8(thrown.what()).simplified();
  } catch (...) {  // whatever it is, it must not end the program
  }
  return fault(PluginFault::Failed, path, QStringLiteral("this plugin failed (%1)").arg(what));
}

Result<const PluginBot *> findIn(const QString &path, const QString &botId) {
  const Result<std::span<const PluginBot>> bots = offered(path);
  if (!bots)
    return bots.error();
  QStringList ids;
  for (const PluginBot &bot : *bots) {
    ids << words(bot.id);
    if (ids.last() == botId)
      return &bot;
  }
  return fault(PluginFault::UnknownBot, path,
               QStringLiteral("this plugin has no bot '%1'; available: %2").arg(botId, ids.join(u", ")));
}

}  // namespace

Result<PluginInfo> readBotPlugin(const QString &path) {
  return guarded<PluginInfo>(path, [&path]() -> Result<PluginInfo> {
    const Result<std::span<const PluginBot>> bots = offered(path);
    if (!bots)
      return bots.error();
    PluginInfo info;
    info.path = QFileInfo(path).absoluteFilePath();
    const QJsonObject metaData =
        QPluginLoader(info.path).metaData().value(QStringLiteral("MetaData")).toObject();
    info.name = metaData.value(QStringLiteral("Name")).toString();
    info.version = metaData.value(QStringLiteral("Version")).toString();
    for (const PluginBot &bot : *bots)
      info.bots << PluginBotInfo{words(bot.id), words(bot.name.empty() ? bot.id : bot.name),
                                 words(bot.character)};
    return info;
  });
}

Result<bool> checkPluginBot(const QString &path, const QString &botId) {
  return guarded<bool>(path, [&]() -> Result<bool> {
    const Result<const PluginBot *> bot = findIn(path, botId);
    if (!bot)
      return bot.error();
    return true;
  });
}

Result<std::unique_ptr<Bot>> makePluginBot(const QString &path, const QString &botId, std::uint64_t seed) {
  return guarded<std::unique_ptr<Bot>>(path, [&]() -> Result<std::unique_ptr<Bot>> {
    const Result<const PluginBot *> info = findIn(path, botId);
    if (!info)
      return info.error();
    std::unique_ptr<Bot> bot = (*info)->make(seed);
    if (bot == nullptr)
      return fault(PluginFault::Failed, path,
                   QStringLiteral("this plugin did not create the bot '%1'").arg(botId));
    return bot;
  });
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/tilefolderreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <utility>

namespace janso {

namespace {

// A drawing program writes a file in several steps.
constexpr int kSettledMs = 300;
// A set has a file for each face; somebody's folder of everything need not be watched whole.
constexpr qsizetype kMostWatched = 2 * kFaces;

QStringList drawingsIn(const QString &path) {
  const QDir folder(path);
  QStringList paths;
  for (const QString &name :
       folder.entryList({QStringLiteral("*.svg"), QStringLiteral("*.json")}, QDir::Files)
           .mid(0, kMostWatched))
    paths << folder.filePath(name);
  return paths;
}

}  // namespace

TileFolderReader::TileFolderReader(Settings *settings, QObject *parent)
    : QObject(parent), m_settings(settings) {
  settings->follow(Effect::TileFolder, this, [this] { follow(); });
  m_settled.setSingleShot(true);
  m_settled.setInterval(kSettledMs);
  connect(&m_settled, &QTimer::timeout, this, &TileFolderReader::readAgain);
  for (const auto changed : {&QFileSystemWatcher::directoryChanged, &QFileSystemWatcher::fileChanged})
    connect(&m_watcher, changed, &m_settled, qOverload<>(&QTimer::start));
  follow();
}

TileFolderReader::~TileFolderReader() {
  if (m_thread)
    m_thread->wait();
}

// One at a time: what is chosen meanwhile is read after it.
void TileFolderReader::follow() {
  const QString wanted = m_settings->text(Setting::TileFolder);
  if (m_thread || wanted == m_folder)
    return;
  m_folder = wanted;
  if (const QStringList old = m_watcher.files() + m_watcher.directories(); !old.isEmpty())
    m_watcher.removePaths(old);
  if (wanted.isEmpty()) {
    m_settings->setTileFolder({});
    return;
  }
  watch({wanted});
  m_thread.reset(QThread::create([this, wanted] {
    const TileFolderRead read = readTileFolder(wanted);
    const QStringList files = drawingsIn(wanted);
    QMetaObject::invokeMethod(
        this, [this, wanted, read, files] { take(wanted, read, files); }, Qt::QueuedConnection);
  }));
  m_thread->setObjectName(QStringLiteral("tiles"));
  m_thread->start(QThread::LowPriority);
}

void TileFolderReader::take(const QString &folder, const TileFolderRead &read, const QStringList &files) {
  m_thread->wait();
  m_thread.reset();
  if (m_settings->text(Setting::TileFolder) == folder)
    m_settings->setTileFolder(read);
  watch(files);
  if (std::exchange(m_stale, false))
    m_folder.clear();
  follow();
}

// The folder tells of files that come and go, each file of what is written into it. A file that was replaced
// is another: all are watched anew with each reading.
void TileFolderReader::watch(const QStringList &paths) {
  QStringList there = paths;
  there.removeIf([](const QString &path) { return !QFile::exists(path); });
  if (!there.isEmpty())
    m_watcher.addPaths(there);
}

void TileFolderReader::readAgain() {
  m_stale = m_thread != nullptr;
  if (m_stale)
    return;
  m_folder.clear();
  follow();
}

void TileFolderReader::finish() {
  while (m_thread) {
    m_thread->wait();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
  }
}

}  // namespace janso

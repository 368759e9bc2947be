// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/tilefolderreader.h"

namespace janso {

TileFolderReader::TileFolderReader(Settings *settings, QObject *parent)
    : QObject(parent), m_settings(settings) {
  connect(settings, &Settings::changed, this, [this](Setting id) {
    if (id == Setting::TileFolder)
      follow();
  });
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
  if (wanted.isEmpty()) {
    m_settings->setTileFolder({});
    return;
  }
  m_thread.reset(QThread::create([this, wanted] {
    const TileFolderRead read = readTileFolder(wanted);
    QMetaObject::invokeMethod(
        this, [this, wanted, read] { take(wanted, read); }, Qt::QueuedConnection);
  }));
  m_thread->setObjectName(QStringLiteral("tiles"));
  m_thread->start(QThread::LowPriority);
}

void TileFolderReader::take(const QString &folder, const TileFolderRead &read) {
  m_thread->wait();
  m_thread.reset();
  if (m_settings->text(Setting::TileFolder) == folder)
    m_settings->setTileFolder(read);
  else
    follow();
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Short well-formed texts of every format, written from games of our own table.
#pragma once

#include <QByteArray>
#include <QList>

namespace janso::test {

QList<QByteArray> mjlogSeeds();
QList<QByteArray> mjaiSeeds();
QList<QByteArray> tenhou6Seeds();
QList<QByteArray> paipuSeeds();
QList<QByteArray> progressSeeds();
QList<QByteArray> gzipSeeds();
QList<QByteArray> journalSeeds();
QList<QByteArray> rulesetSeeds();
QList<QByteArray> opponentsSeeds();
QList<QByteArray> settingsSeeds();
QList<QByteArray> tileManifestSeeds();
QList<QByteArray> tileFaceSeeds();
QList<QByteArray> lessonSeeds();
QList<QByteArray> notesSeeds();
QList<QByteArray> replySeeds();
QList<QByteArray> scoreSeeds();
QList<QByteArray> seatsSeeds();

}  // namespace janso::test

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The report of a crash: a file that says which Janso it was, what happened and where in the code. It
// contains no player names, no user paths and nothing about a match, and is never sent anywhere; the match
// itself is in its journal. The next start offers to show the report.
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace janso {

// The folder for this user's reports; the first crash creates it.
QString crashFolder();

// From now on a fatal signal writes a report into `folder` and then ends the program as usual. Call once,
// from the window's thread. Does nothing on systems without these signals.
void writeCrashReports(const QString &folder);
// Stores the message with which Qt ends the program, for the report.
void keepFatalMessage(const QString &text);

// Whether this fatal message only means that there is no display: Qt sends it before any window exists.
bool saysNoDisplay(const QString &fatalMessage, bool hasApplication);

// The paths of the reports that the user has not been told about, newest first.
QStringList newCrashReports(const QString &folder);
// Marks all reports as seen and keeps only a few old ones.
void setCrashReportsSeen(const QString &folder);
// Announces the newest report and shows it on request. Does not wait for the answer.
void offerCrashReport(const QString &folder, QWidget *parent);

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is left of a crash: a file that says which Janso it was, what happened and where in the code. It holds
// no name of a player, no path of the user's and nothing of a match, and is sent nowhere; the match itself is
// in its journal. The next start offers to show it.
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace janso {

// The folder of this user's reports; it is made by the first crash.
QString crashFolder();

// From now on a fatal signal writes a report into `folder`, and then ends the program as it would have done.
// Once, from the window's thread. Where there are no such signals nothing happens.
void writeCrashReports(const QString &folder);
// What Qt has said before it ends the program: the report will have it.
void keepFatalMessage(const QString &text);

// Whether this fatal message only means that there is no display: Qt says so before there is any window.
bool saysNoDisplay(const QString &fatalMessage, bool hasApplication);

// The paths of the reports that nobody has been told of, newest first.
QStringList newCrashReports(const QString &folder);
// They have been told of. Of old ones a few are kept.
void setCrashReportsSeen(const QString &folder);
// Tells of the newest report, and shows it when asked to. Does not wait for the answer.
void offerCrashReport(const QString &folder, QWidget *parent);

}  // namespace janso

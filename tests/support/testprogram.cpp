// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "support/testprogram.h"

#include <QFileInfo>
#include <QLocale>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>

#ifdef __SANITIZE_THREAD__
#include "support/handovers.h"
#endif

#ifdef QT_WIDGETS_LIB
#include <QApplication>
using Application = QApplication;
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
using Application = QGuiApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

namespace janso::test {

namespace {

// By the name of the file, without "tst_" and ".cpp".
std::map<QString, Registration::Maker> &tests() {
  static std::map<QString, Registration::Maker> all;
  return all;
}

}  // namespace

// A random test that is done at scale (tests/README.md has the variables) takes hours, and Qt ends a test
// after five minutes, which some take under sanitizers on a busy machine. ctest has a limit of its own.
void allowLongRuns() {
  constexpr int kUsualMs = 15 * 60 * 1000;
  constexpr int kAtScaleMs = 7 * 24 * 3600 * 1000;
  const QStringList names = QProcessEnvironment::systemEnvironment().keys();
  const bool atScale = std::any_of(names.begin(), names.end(), [](const QString &name) {
    return name.startsWith(QLatin1String("JANSO_")) && qEnvironmentVariableIntValue(qPrintable(name)) > 1;
  });
  if (!qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT"))
    qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number(atScale ? kAtScaleMs : kUsualMs));
}

Registration::Registration(const char *file, Maker maker) {
  tests().emplace(QFileInfo(QString::fromUtf8(file)).completeBaseName().mid(4), maker);
}

}  // namespace janso::test

int main(int argc, char **argv) {
  using janso::test::tests;
  const auto test = argc > 1 ? tests().find(QString::fromLocal8Bit(argv[1])) : tests().end();
  if (test == tests().end()) {
    std::fputs("Say which test to run:\n", stderr);
    for (const auto &[name, maker] : tests())
      std::fprintf(stderr, "  %s\n", qPrintable(name));
    return 2;
  }
  // What the tests compare is written in English, whatever the machine speaks: here and in the programs that
  // they start.
  qputenv("LC_ALL", "C");
  qunsetenv("LANGUAGE");
  QLocale::setDefault(QLocale(QLocale::English));
#ifdef __SANITIZE_THREAD__
  const janso::test::SeenApplication<Application> app(argc, argv);
#else
  const Application app(argc, argv);
#endif
  janso::test::allowLongRuns();
  std::vector<char *> words{argv[0]};
  words.insert(words.end(), argv + 2, argv + argc);
  words.push_back(nullptr);  // as main() has it
  const std::unique_ptr<QObject> object = test->second();
  return QTest::qExec(object.get(), static_cast<int>(words.size()) - 1, words.data());
}

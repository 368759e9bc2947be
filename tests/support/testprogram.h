// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tests of a folder are one program with many test classes: `tests_rules yaku -v2` runs tst_yaku.cpp, the
// words behind it go to Qt Test, and without any word the program lists what it has. ctest starts the program
// once for each file.
//
// Every tst_*.cpp ends with JANSO_TEST(TestClass) where a Qt Test program of its own would have QTEST_MAIN.
#pragma once

#include <QObject>
#include <QTest>
#include <memory>

namespace janso::test {

// Makes the class known under the name of its file; for JANSO_TEST only.
class Registration {
 public:
  using Maker = std::unique_ptr<QObject> (*)();
  Registration(const char *file, Maker maker);
};

}  // namespace janso::test

// Qt waits for five seconds, which is little where many tests run at a time. Only what fails waits this long.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, 60'000)
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT(condition, message, 60'000)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, 60'000)

// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): it knows the file that it stands in
#define JANSO_TEST(TestClass)                                       \
  static const janso::test::Registration registrationOf##TestClass( \
      __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<TestClass>(); })

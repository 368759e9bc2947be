// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What no compiler sees because it looks at one source at a time.
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include "support/testprogram.h"

namespace {

// The types that a header defines outside of any other, as "namespace::Name".
QStringList typesOf(const QString &header) {
  QFile file(header);
  if (!file.open(QIODevice::ReadOnly))
    return {};
  static const QRegularExpression begins(QStringLiteral("^namespace ([a-z:]+) \\{"));
  static const QRegularExpression type(QStringLiteral("^(?:class|struct|enum class|enum) ([A-Z]\\w*)[^;]*$"));
  QString inside;
  QStringList types;
  for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
    if (const auto opened = begins.match(line); opened.hasMatch())
      inside = opened.captured(1);
    else if (const auto found = type.match(line); found.hasMatch())
      types.push_back(inside + QStringLiteral("::") + found.captured(1));
  }
  return types;
}

}  // namespace

class TestSources : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void typesHaveNamesOfTheirOwn();
};

// Two types of one name in one program are one to the linker, whatever they hold.
void TestSources::typesHaveNamesOfTheirOwn() {
  QMap<QString, QStringList> headersOf;
  QDirIterator headers(QStringLiteral(JANSO_SOURCE "/src"), {QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
  while (headers.hasNext()) {
    const QString header = headers.next();
    for (const QString &type : typesOf(header))
      headersOf[type].push_back(header);
  }
  QVERIFY(headersOf.size() > 800);
  for (auto each = headersOf.cbegin(); each != headersOf.cend(); ++each)
    QVERIFY2(each->size() == 1, qPrintable(each.key() + QStringLiteral(" in ") + each->join(u' ')));
}

JANSO_TEST(TestSources);
#include "tst_sources.moc"

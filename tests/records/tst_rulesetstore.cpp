// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rulesets that can be chosen: found by id, kept, named, read in spite of bad files.
#include "records/rulesetstore.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "rules/presets/presets.h"
#include "support/testprogram.h"

using namespace janso;

class TestRulesetStore : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void findsByTheSameId_data();
  void findsByTheSameId();
  void findsNothing_data();
  void findsNothing();
  void ownRulesets();
  void filesAreRulesets();
  void names_data();
  void names();
  void idsFitFiles_data();
  void idsFitFiles();
  void badFiles_data();
  void badFiles();
  void unwritable();

 private:
  QString keep(const QString &name, RuleSet rules) {
    rules.name = name.toStdString();
    const QString id = m_store.unusedId(name);
    return m_store.save(id, rules).ok() ? id : QString();
  }
  void write(const QString &path, const QByteArray &bytes) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
  }

  std::unique_ptr<QTemporaryDir> m_dir;
  RulesetStore m_store{QString()};
};

void TestRulesetStore::init() {
  m_dir = std::make_unique<QTemporaryDir>();
  m_store = RulesetStore(m_dir->filePath(QStringLiteral("data/rulesets")));
}

void TestRulesetStore::findsByTheSameId_data() {
  QTest::addColumn<QString>("id");
  for (const QString &id : RulesetStore(QString()).ids())
    QTest::newRow(qPrintable(id)) << id;
}

void TestRulesetStore::findsByTheSameId() {
  QFETCH(QString, id);
  QVERIFY(m_store.find(id).has_value());
  QVERIFY(!RulesetStore::isCustom(id));
  QCOMPARE(m_store.idOf(*m_store.find(id)), id);
}

void TestRulesetStore::findsNothing_data() {
  QTest::addColumn<QString>("id");
  QTest::newRow("no preset") << QStringLiteral("poker");
  QTest::newRow("no own ruleset") << QStringLiteral("own:gone");
  QTest::newRow("no name") << QStringLiteral("own:");
  QTest::newRow("outside of the folder") << QStringLiteral("own:../outside");
  QTest::newRow("outside, on Windows") << QStringLiteral("own:..\\outside");
  QTest::newRow("no file") << QStringLiteral("nowhere.json");
}

void TestRulesetStore::findsNothing() {
  QFETCH(QString, id);
  keep(QStringLiteral("Outside"), mleague());
  QVERIFY(
      QFile::copy(m_store.folder() + QStringLiteral("/outside.json"), m_dir->filePath("data/outside.json")));
  QVERIFY(!m_store.find(id).has_value());
}

void TestRulesetStore::ownRulesets() {
  const QString late = keep(QStringLiteral("Late"), tenhou());
  const QString early = keep(QStringLiteral("Early"), mleague());
  QCOMPARE(late, QStringLiteral("own:late"));
  QVERIFY(RulesetStore::isCustom(late));
  const QList<CustomRuleset> own = RulesetStore(m_store.folder()).own();
  QCOMPARE(own.size(), 2);
  QCOMPARE(own[0].id, early);  // by name
  QCOMPARE(m_store.ids().mid(m_store.ids().size() - 2), (QStringList{early, late}));
  RuleSet changed = *m_store.find(late);
  QCOMPARE(changed.name, std::string("Late"));
  QCOMPARE(m_store.idOf(changed), late);
  changed.kuitan = false;
  QVERIFY(m_store.save(late, changed).ok());
  QVERIFY(*m_store.find(late) == changed);
  QCOMPARE(m_store.idOf(changed), late);
  const std::vector<RuleSet> choices = m_store.choices(changed);
  QCOMPARE(choices.size(), static_cast<std::size_t>(m_store.ids().size()));
  QVERIFY(choices.front() == changed);
  QVERIFY(m_store.remove(late).ok());
  QVERIFY(!m_store.find(late).has_value());
  QVERIFY(m_store.idOf(changed).isEmpty());
  QCOMPARE(m_store.remove(late).error().code, static_cast<int>(RulesetFault::Undeletable));
}

void TestRulesetStore::filesAreRulesets() {
  const QString path = m_dir->filePath(QStringLiteral("out.JSON"));
  QVERIFY(isRulesetFile(path));
  QVERIFY(!isRulesetFile(QStringLiteral("tenhou_4p")));
  QVERIFY(writeRuleSet(path, wrc2025()).ok());
  QVERIFY(*m_store.find(path) == wrc2025());
}

void TestRulesetStore::names_data() {
  QTest::addColumn<QString>("wish");
  QTest::addColumn<QString>("name");
  QTest::newRow("free") << QStringLiteral("Sunday") << QStringLiteral("Sunday");
  QTest::newRow("spaces") << QStringLiteral("  Our \t rules ") << QStringLiteral("Our rules");
  QTest::newRow("an own ruleset has it") << QStringLiteral("club") << QStringLiteral("club 2");
  QTest::newRow("a preset has it") << QStringLiteral("TENHOU") << QStringLiteral("TENHOU 2");
  QTest::newRow("a preset is shown by it") << QStringLiteral("Scheibe") << QStringLiteral("Scheibe 3");
  QTest::newRow("too long") << QString(80, QLatin1Char('x')) << QString(60, QLatin1Char('x'));
}

void TestRulesetStore::names() {
  QFETCH(QString, wish);
  QFETCH(QString, name);
  const QString id = keep(QStringLiteral("Club"), mleague());
  const QStringList shown{QStringLiteral("Scheibe"), QStringLiteral("scheibe 2")};
  QCOMPARE(m_store.unusedName(wish, shown), name);
  QCOMPARE(m_store.unusedName(QStringLiteral("Club"), shown, id), QStringLiteral("Club"));
}

void TestRulesetStore::idsFitFiles_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("id");
  QTest::newRow("words") << QStringLiteral("Evening rules!") << QStringLiteral("own:evening-rules");
  QTest::newRow("taken") << QStringLiteral("CLUB") << QStringLiteral("own:club-2");
  QTest::newRow("another script") << QString::fromUtf8("ルール") << QStringLiteral("own:rules");
  QTest::newRow("a path") << QStringLiteral("../a/b") << QStringLiteral("own:a-b");
}

void TestRulesetStore::idsFitFiles() {
  QFETCH(QString, name);
  QFETCH(QString, id);
  keep(QStringLiteral("Club"), mleague());
  QCOMPARE(m_store.unusedId(name), id);
}

void TestRulesetStore::badFiles_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<int>("fault");
  const auto row = [](const char *name, const QByteArray &bytes, RulesetFault fault) {
    QTest::newRow(name) << bytes << static_cast<int>(fault);
  };
  row("empty", "", RulesetFault::NotJson);
  row("broken off", "{\"uma\": [", RulesetFault::NotJson);
  row("something else", "{\"hello\": 1}", RulesetFault::NoOption);
  row("a word that is no value", "{\"match_length\": \"forever\"}", RulesetFault::BadOption);
  row("far too large", QByteArray(2 << 20, ' '), RulesetFault::TooLarge);
}

// They are told of, and the good ones beside them are there.
void TestRulesetStore::badFiles() {
  QFETCH(QByteArray, bytes);
  QFETCH(int, fault);
  keep(QStringLiteral("Club"), mleague());
  const QString path = m_store.folder() + QStringLiteral("/bad.json");
  write(path, bytes);
  QList<UnreadRuleset> unread;
  QCOMPARE(m_store.own(&unread).size(), 1);
  QCOMPARE(unread.size(), 1);
  QCOMPARE(unread.first().path, path);
  QCOMPARE(unread.first().error.code, fault);
  QVERIFY(!m_store.find(QStringLiteral("own:bad")).has_value());
}

void TestRulesetStore::unwritable() {
  write(m_dir->filePath(QStringLiteral("data")), "a file where the folder should be");
  const Result<bool> saved = m_store.save(QStringLiteral("own:club"), mleague());
  QVERIFY(!saved.ok());
  QCOMPARE(saved.error().code, static_cast<int>(RulesetFault::NoFolder));
  const Result<bool> written = writeRuleSet(m_dir->filePath(QStringLiteral("none/club.json")), mleague());
  QVERIFY(!written.ok());
  QCOMPARE(written.error().code, static_cast<int>(RulesetFault::Unwritable));
}

JANSO_TEST(TestRulesetStore);
#include "tst_rulesetstore.moc"

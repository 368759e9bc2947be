// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Names are in the order of the language that they are read in, numbers by their value.
#include <QStringList>
#include <QTest>
#include <algorithm>

#include "records/nameorder.h"
#include "records/rulesetstore.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"

using namespace janso;

class TestNameOrder : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ordersAsTheLanguageDoes_data();
  void ordersAsTheLanguageDoes();
  void keysOrderAsNamesDo();
  void ownRulesetsAreListedByName();

 private:
  // Without ICU Qt knows the order of the system's language alone.
  static bool knowsLanguages() {
    return NameOrder(QLocale(QStringLiteral("es")))(QStringLiteral("Nz"), QStringLiteral("\u00d1a")) &&
           NameOrder(QLocale(QStringLiteral("de")))(QStringLiteral("\u00c4a"), QStringLiteral("Az"));
  }
};

void TestNameOrder::ordersAsTheLanguageDoes_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QStringList>("ordered");
  const auto row = [](const char *name, const char *language, const QStringList &ordered) {
    QTest::newRow(name) << QString::fromLatin1(language) << ordered;
  };
  row("numbers", "en", {"Player 2", "Player 10", "Player 100"});
  row("small and large letters", "en", {"aya", "Ben", "cleo", "Dan"});
  row("German umlauts among their vowels", "de", {"Apfel", "\u00c4pfel", "Azur", "\u00d6l", "Zoe"});
  row("Spanish \u00f1 behind n", "es", {"nube", "nz", "\u00f1and\u00fa", "obra"});
  row("the same in English among the n", "en", {"\u00f1and\u00fa", "nube", "nz", "obra"});
  row("kana by their sound, of both kinds", "ja",
      {"\u3042\u3084", "\u30a2\u30e8", "\u3044\u3061", "\u30ab\u30ca"});
  row("kana with numbers", "ja", {"\u3042\u3084 2", "\u3042\u3084 10"});
}

void TestNameOrder::ordersAsTheLanguageDoes() {
  if (!knowsLanguages())
    QSKIP("this Qt has no ICU");
  QFETCH(QString, language);
  QFETCH(QStringList, ordered);
  QStringList names = ordered;
  std::sort(names.begin(), names.end());
  std::reverse(names.begin(), names.end());
  std::sort(names.begin(), names.end(), NameOrder{QLocale(language)});
  QCOMPARE(names, ordered);
}

void TestNameOrder::keysOrderAsNamesDo() {
  const NameOrder order;
  for (const QString &one : {QStringLiteral("Aya 2"), QStringLiteral("Aya 10"), QStringLiteral("\u00c4")}) {
    for (const QString &other : {QStringLiteral("Aya 2"), QStringLiteral("Aya 10"), QStringLiteral("Z")})
      QCOMPARE(order.keyOf(one) < order.keyOf(other), order(one, other));
  }
}

// By name for who reads them, in the language of the moment; by id for programs.
void TestNameOrder::ownRulesetsAreListedByName() {
  if (!knowsLanguages())
    QSKIP("this Qt has no ICU");
  const QTemporaryDir folder;
  const RulesetStore store(folder.path());
  for (const char *name : {"Club 10", "nz", "Club 2", "\u00f1a"}) {
    RuleSet rules = basicAriAri();
    rules.name = name;
    QVERIFY(store.save(store.unusedId(QString::fromUtf8(name)), rules).ok());
  }
  const auto named = [&store] {
    QStringList names;
    for (const QString &id : store.idsByName()) {
      if (RulesetStore::isCustom(id))
        names << QString::fromStdString(store.find(id)->name);
    }
    return names;
  };
  const QLocale before;
  QLocale::setDefault(QLocale(QStringLiteral("es")));
  const QStringList spanish = named();
  QLocale::setDefault(QLocale(QStringLiteral("en")));
  const QStringList english = named();
  QLocale::setDefault(before);
  QCOMPARE(spanish, QStringList({"Club 2", "Club 10", "nz", "\u00f1a"}));
  QCOMPARE(english, QStringList({"Club 2", "Club 10", "\u00f1a", "nz"}));
  QStringList ids = store.ids().mid(store.ids().size() - 4);
  QVERIFY(std::is_sorted(ids.begin(), ids.end()));
}

JANSO_TEST(TestNameOrder);
#include "tst_nameorder.moc"

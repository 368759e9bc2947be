// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Own rulesets: made, named, deleted, written and read, chosen for a match.
#include <QApplication>
#include <QFile>
#include <QInputDialog>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "messageanswer.h"
#include "rulesdialogparts.h"
#include "widgets/matchchoices.h"
#include "widgets/newmatchdialog.h"
#include "widgets/rulesetstore.h"
#include "widgets/settings.h"
#include "widgets/startpage.h"

using namespace janso;
using namespace janso::test;

class TestOwnRulesets : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void ownRulesets();
  void cancelKeepsOwnRulesets();
  void exportAndImport();
  void badImports_data();
  void badImports();
  void storeSurvivesABadFile();
  void newMatchTakesOwnRules();
  void firstPageOffersTheLastRuleset();

 private:
  // Answers the question for a name.
  void typeName(const QString &name) {
    QTimer::singleShot(0, this, [name] {
      auto *box = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
      QVERIFY(box != nullptr);
      auto *line = box->findChild<QLineEdit *>();
      line->selectAll();
      QTest::keyClicks(line, name);
      QTest::keyClick(line, Qt::Key_Return);
    });
  }
  std::unique_ptr<QTemporaryDir> m_dir;
  RulesetStore m_store;
};

void TestOwnRulesets::init() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  m_dir = std::make_unique<QTemporaryDir>();
  m_store = RulesetStore(m_dir->filePath(QStringLiteral("rulesets")));
}

void TestOwnRulesets::ownRulesets() {
  QString id;
  {
    RulesDialog dialog(m_store);
    dialog.setRules(preset("tenhou_4p"));
    dialog.show();
    QVERIFY(!part<QPushButton>(dialog, "rename")->isEnabled());
    QVERIFY(!part<QPushButton>(dialog, "removeRules")->isEnabled());
    editor<RuleCheck>(dialog, "kuitan")->click();
    typeName(QStringLiteral("Evening rules"));
    part<QPushButton>(dialog, "duplicate")->click();
    QVERIFY(listed(dialog).contains(QStringLiteral("Evening rules")));
    QVERIFY(listed(dialog).contains(QStringLiteral("Tenhou")));
    QVERIFY(!dialog.rules().kuitan);
    QCOMPARE(QString::fromStdString(dialog.rules().name), QStringLiteral("Evening rules"));
    // Its preset is still known.
    QVERIFY(dialog.form()->row("kuitan")->state().reference.startsWith(QStringLiteral("Tenhou")));
    editor<RuleCheck>(dialog, "kiriage")->click();
    dialog.accept();
    id = m_store.idOfName(QStringLiteral("Evening rules"));
    QVERIFY(RulesetStore::isOwn(id));
    QVERIFY(m_store.find(id)->kiriage);
  }
  RulesDialog dialog(m_store);
  dialog.setRules(*m_store.find(id));
  typeName(QStringLiteral("Tenhou"));  // taken by a preset
  part<QPushButton>(dialog, "rename")->click();
  QVERIFY(listed(dialog).contains(QStringLiteral("Tenhou 2")));
  QCOMPARE(m_store.idOfName(QStringLiteral("Tenhou 2")), id);
  QString asked;
  answerNext(this, QStringLiteral("Cancel"), &asked);
  part<QPushButton>(dialog, "removeRules")->click();
  QVERIFY(asked.contains(QStringLiteral("Tenhou 2")));
  QVERIFY(m_store.find(id).has_value());
  answerNext(this, QStringLiteral("Delete"));
  part<QPushButton>(dialog, "removeRules")->click();
  QVERIFY(!m_store.find(id).has_value());
  QVERIFY(dialog.rules() == preset("tenhou_4p"));
}

void TestOwnRulesets::cancelKeepsOwnRulesets() {
  RuleSet rules = preset("mleague");
  rules.name = "Club";
  const Result<QString> id = m_store.add(rules);
  QVERIFY(id.ok());
  RulesDialog dialog(m_store);
  dialog.setRules(rules);
  editor<RuleCheck>(dialog, "kuitan")->click();
  dialog.reject();
  QVERIFY(*m_store.find(*id) == rules);
}

void TestOwnRulesets::exportAndImport() {
  RulesDialog dialog(m_store);
  RuleSet rules = preset("wrc_2025");
  rules.wareme = Wareme::DaiWareme;
  rules.sideBets[4] = 3000;
  rules.optionalYaku = optionalYakuBit(YakuId::Daisharin);
  dialog.setRules(rules);
  const QString path = m_dir->filePath(QStringLiteral("out.json"));
  QVERIFY(dialog.exportTo(path));
  QVERIFY(dialog.importFrom(path));
  RuleSet back = dialog.rules();
  QVERIFY(RulesetStore::isOwn(rulesetChoice(back, m_store)));
  back.name = rules.name;
  QVERIFY(back == rules);
  // Once more: the name is taken and gets a number.
  QVERIFY(dialog.importFrom(path));
  QCOMPARE(m_store.all().size(), 2);
}

void TestOwnRulesets::badImports_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QString>("named");
  QTest::newRow("not JSON") << QByteArray("{\"uma\": [") << QStringLiteral("bad.json");
  QTest::newRow("a list") << QByteArray("[1, 2]") << QStringLiteral("bad.json");
  QTest::newRow("something else") << QByteArray("{\"hello\": 1}") << QStringLiteral("bad.json");
  QTest::newRow("a word that is no value")
      << QByteArray("{\"match_length\": \"forever\"}") << QStringLiteral("match_length");
  QTest::newRow("a number out of range")
      << QByteArray("{\"starting_points\": -5}") << QStringLiteral("starting_points");
  QTest::newRow("too few values") << QByteArray("{\"uma\": [1, 2]}") << QStringLiteral("uma");
}

void TestOwnRulesets::badImports() {
  QFETCH(QByteArray, bytes);
  QFETCH(QString, named);
  const QString path = m_dir->filePath(QStringLiteral("bad.json"));
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(bytes);
  file.close();
  RulesDialog dialog(m_store);
  QString said;
  answerNext(this, QStringLiteral("OK"), &said);
  QVERIFY(!dialog.importFrom(path));
  QVERIFY2(said.contains(QStringLiteral("bad.json")), qPrintable(said));
  QVERIFY2(said.contains(named), qPrintable(said));
  QVERIFY(m_store.all().isEmpty());
  answerNext(this, QStringLiteral("OK"), &said);
  QVERIFY(!dialog.importFrom(m_dir->filePath(QStringLiteral("none.json"))));
  QVERIFY(said.contains(QStringLiteral("none.json")));
}

void TestOwnRulesets::storeSurvivesABadFile() {
  RuleSet rules = preset("mleague");
  rules.name = "Club";
  QVERIFY(m_store.add(rules).ok());
  QFile file(m_store.folder() + QStringLiteral("/broken.json"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("{");
  file.close();
  QStringList problems;
  QCOMPARE(m_store.all(&problems).size(), 1);
  QCOMPARE(problems.size(), 1);
  QVERIFY(problems.first().contains(QStringLiteral("broken.json")));
  QVERIFY(!m_store.find(QStringLiteral("own:../../etc/passwd")).has_value());
  QVERIFY(!m_store.find(QStringLiteral("own:")).has_value());
}

void TestOwnRulesets::newMatchTakesOwnRules() {
  const BotChoices bots{{QStringLiteral("club"), QStringLiteral("Club"), QString()}};
  RuleSet own = preset("tenhou_3p");
  own.name = "Three of us";
  QVERIFY(m_store.add(own).ok());
  NewMatchDialog dialog(bots, nullptr, m_store);
  MatchSetup setup = quickMatch(QStringLiteral("basic_ariari"), QStringLiteral("Mei"), 0, bots);
  dialog.setSetup(setup);
  dialog.show();
  QCOMPARE(dialog.rulesetId(), QStringLiteral("basic_ariari"));
  QVERIFY(dialog.findChildren<SeatRow *>()[3]->isVisible());
  auto *ruleset = part<QComboBox>(dialog, "ruleset");
  ruleset->setCurrentIndex(ruleset->findText(QStringLiteral("Three of us")));
  QVERIFY(!dialog.findChildren<SeatRow *>()[3]->isVisible());
  QVERIFY(dialog.setup().rules == own);
  QVERIFY(RulesetStore::isOwn(dialog.rulesetId()));
  QVERIFY(dialog.setup().seats[3] == SeatSetup());

  // Changed in the dialog of the rules, for this match alone.
  ruleset->setCurrentIndex(ruleset->findData(QStringLiteral("tenhou_4p")));
  QTimer::singleShot(0, this, [] {
    auto *rules = qobject_cast<RulesDialog *>(QApplication::activeModalWidget());
    QVERIFY(rules != nullptr);
    editor<RuleCheck>(*rules, "kuitan")->click();
    ok(*rules)->click();
  });
  part<QPushButton>(dialog, "rules")->click();
  QVERIFY(dialog.rulesetId().isEmpty());
  QCOMPARE(ruleset->currentText(), QStringLiteral("Tenhou (changed)"));
  QVERIFY(!dialog.setup().rules.kuitan);
  // And remembered with the setup.
  NewMatchDialog again(bots, nullptr, m_store);
  again.setSetup(dialog.setup());
  QVERIFY(again.setup() == dialog.setup());
}

void TestOwnRulesets::firstPageOffersTheLastRuleset() {
  Settings settings(m_dir->filePath(QStringLiteral("janso.ini")));
  StartPage page(&settings);
  page.show();
  auto *other = page.findChild<QPushButton *>(QStringLiteral("rulesOther"));
  QVERIFY(!other->isVisible());
  QCOMPARE(page.rulesetId(), QStringLiteral("basic_ariari"));
  settings.setValue(Setting::LastRuleset, QStringLiteral("mleague"));
  QVERIFY(other->isVisible() && other->isChecked());
  QCOMPARE(page.rulesetId(), QStringLiteral("mleague"));
  page.findChild<QPushButton *>(QStringLiteral("rulesTenhou"))->click();
  QCOMPARE(settings.text(Setting::LastRuleset), QStringLiteral("tenhou_4p"));
  other->click();
  QCOMPARE(settings.text(Setting::LastRuleset), QStringLiteral("mleague"));
  // One that is gone falls back.
  settings.setValue(Setting::LastRuleset, QStringLiteral("own:gone"));
  QCOMPARE(page.rulesetId(), QStringLiteral("basic_ariari"));
}

QTEST_MAIN(TestOwnRulesets)
#include "tst_ownrulesets.moc"

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

#include "game/setup/quickmatch.h"
#include "records/rulesetstore.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/messageanswer.h"
#include "widgets/rulesdialogparts.h"
#include "widgets/settings/settings.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/window/startpage.h"

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
  void unreadFilesAreTold();
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
  // Its id.
  QString keep(const char *name, RuleSet rules) {
    rules.name = name;
    const QString id = m_store.unusedId(QString::fromLatin1(name));
    return m_store.save(id, rules).ok() ? id : QString();
  }

  std::unique_ptr<QTemporaryDir> m_dir;
  RulesetStore m_store{QString()};
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
    QVERIFY(RulesetStore::isCustom(id));
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
  const QString id = keep("Club", rules);
  rules.name = "Club";
  RulesDialog dialog(m_store);
  dialog.setRules(rules);
  editor<RuleCheck>(dialog, "kuitan")->click();
  dialog.reject();
  QVERIFY(*m_store.find(id) == rules);
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
  QVERIFY(RulesetStore::isCustom(m_store.idOf(back)));
  back.name = rules.name;
  QVERIFY(back == rules);
  // Once more: the name is taken and gets a number.
  QVERIFY(dialog.importFrom(path));
  QCOMPARE(m_store.own().size(), 2);
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
  QVERIFY(m_store.own().isEmpty());
  answerNext(this, QStringLiteral("OK"), &said);
  QVERIFY(!dialog.importFrom(m_dir->filePath(QStringLiteral("none.json"))));
  QVERIFY(said.contains(QStringLiteral("none.json")));
}

void TestOwnRulesets::unreadFilesAreTold() {
  keep("Club", preset("mleague"));
  QFile file(m_store.folder() + QStringLiteral("/broken.json"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("{");
  file.close();
  RulesDialog dialog(m_store);
  QVERIFY(listed(dialog).contains(QStringLiteral("Club")));
  const auto *list = part<QListWidget>(dialog, "pages");
  QVERIFY(list->item(list->count() - 1)->toolTip().contains(QStringLiteral("broken.json")));
}

void TestOwnRulesets::newMatchTakesOwnRules() {
  const BotChoices bots{{QStringLiteral("club"), QStringLiteral("Club"), QString()}};
  RuleSet own = preset("tenhou_3p");
  own.name = "Three of us";
  keep("Three of us", own);
  NewMatchDialog dialog(bots, m_store, OpponentStore(QString()));
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, bots);
  dialog.setSetup(setup);
  dialog.show();
  part<QPushButton>(dialog, "details")->click();
  QCOMPARE(dialog.rulesetId(), QStringLiteral("basic_ariari"));
  QVERIFY(dialog.findChildren<SeatRow *>()[3]->isVisible());
  auto *ruleset = part<QComboBox>(dialog, "ruleset");
  ruleset->setCurrentIndex(ruleset->findText(QStringLiteral("Three of us")));
  QVERIFY(!dialog.findChildren<SeatRow *>()[3]->isVisible());
  QVERIFY(dialog.setup().rules == own);
  QVERIFY(RulesetStore::isCustom(dialog.rulesetId()));
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
  NewMatchDialog again(bots, m_store, OpponentStore(QString()));
  again.setSetup(dialog.setup());
  QVERIFY(again.setup() == dialog.setup());
}

void TestOwnRulesets::firstPageOffersTheLastRuleset() {
  Settings settings(m_dir->filePath(QStringLiteral("janso.ini")));
  StartPage page(&settings, m_store);
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
  QVERIFY(page.rules() == basicAriAri());
}

JANSO_TEST(TestOwnRulesets);
#include "tst_ownrulesets.moc"

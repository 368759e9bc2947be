// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rules dialog with mouse and keys: search, change, marks, ways back, own rulesets, files,
// contradictions.
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "records/rulesetjson.h"
#include "rules/presets.h"
#include "widgets/matchchoices.h"
#include "widgets/newmatchdialog.h"
#include "widgets/ruleconflicttexts.h"
#include "widgets/ruleeditors.h"
#include "widgets/rulerow.h"
#include "widgets/rulesdialog.h"
#include "widgets/rulesetstore.h"
#include "widgets/rulesform.h"
#include "widgets/ruletexts.h"
#include "widgets/settings.h"
#include "widgets/startpage.h"

using namespace janso;

class TestRulesDialog : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void offersEveryPreset();
  void everyPresetComesBackAsItIs_data();
  void everyPresetComesBackAsItIs();
  void everyValueCanBeChosen();
  void searchFindsWords_data();
  void searchFindsWords();
  void groupsFilter();
  void changeMarksAndResets();
  void comparesWithAnotherPreset();
  void draftsAreKept();
  void spinBoxTakesTypedNumbers_data();
  void spinBoxTakesTypedNumbers();
  void wheelChangesNothing();
  void threePlayersTakeAlong();
  void idleOptionsSayWhy();
  void saysWhatIsNotStated();
  void contradictionIsShownAndBlocks();
  void everyContradictionNamesBothOptions();
  void presetsContradictNothing();
  void ownRulesets();
  void cancelKeepsOwnRulesets();
  void exportAndImport();
  void badImports_data();
  void badImports();
  void storeSurvivesABadFile();
  void keyboardOnly();
  void everythingHasAName();
  void readOnly();
  void newMatchTakesOwnRules();
  void firstPageOffersTheLastRuleset();

 private:
  // Answers the next message or question with its button of that text, and the next name with `name`.
  void answer(const QString &button, QString *asked = nullptr) {
    QTimer::singleShot(0, this, [button, asked] {
      auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
      QVERIFY(box != nullptr);
      if (asked != nullptr)
        *asked = box->text();
      for (QAbstractButton *candidate : box->buttons()) {
        if (candidate->text().remove(QLatin1Char('&')) == button) {
          candidate->click();
          return;
        }
      }
      box->reject();
      QFAIL("no such button");
    });
  }
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
  template <class W>
  static W *part(const QDialog &dialog, const char *name) {
    W *widget = dialog.findChild<W *>(QString::fromLatin1(name));
    Q_ASSERT(widget != nullptr);
    return widget;
  }
  template <class W>
  static W *editor(const RulesDialog &dialog, std::string_view key, int index = 0) {
    return dialog.form()->row(key)->findChildren<W *>()[index];
  }
  static QPushButton *ok(const QDialog &dialog) {
    return part<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
  }
  static QStringList listed(const RulesDialog &dialog) {
    QStringList names;
    const auto *list = part<QListWidget>(dialog, "pages");
    for (int row = 0; row < list->count(); ++row)
      names << list->item(row)->text();
    return names;
  }
  static bool chooseListed(const RulesDialog &dialog, const QString &name) {
    auto *list = part<QListWidget>(dialog, "pages");
    const auto found = list->findItems(name, Qt::MatchExactly);
    if (found.isEmpty())
      return false;
    list->setCurrentItem(found.first());
    return true;
  }
  static QStringList shownRows(const RulesDialog &dialog) {
    QStringList keys;
    for (const RuleField &field : ruleFields()) {
      if (!dialog.form()->row(field.key)->isHidden())
        keys << QString::fromStdString(std::string(field.key));
    }
    return keys;
  }
  static std::int32_t otherValue(const RuleField &field, std::int32_t value) {
    if (field.type != RuleFieldType::Number)
      return field.accepts(value + 1) ? value + 1 : 0;
    if (field.none && value == *field.none)
      return field.least;
    return value == field.most ? field.least : value + field.step;
  }
  static void chooseValue(RuleRow &row, const RuleField &field, int index, std::int32_t value) {
    if (field.type == RuleFieldType::Number) {
      row.findChildren<RuleSpin *>()[index]->setRuleValue(value);
    } else if (field.type == RuleFieldType::Choice) {
      auto *combo = row.findChild<RuleCombo *>();
      combo->setCurrentIndex(value);
      Q_EMIT combo->activated(value);
    } else {
      auto *box = row.findChild<RuleCheck *>();
      box->setEnabled(true);
      box->click();
    }
  }
  static RuleSet preset(const char *id) { return findPreset(id)->make(); }

  std::unique_ptr<QTemporaryDir> m_dir;
  RulesetStore m_store;
};

void TestRulesDialog::init() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  m_dir = std::make_unique<QTemporaryDir>();
  m_store = RulesetStore(m_dir->filePath(QStringLiteral("rulesets")));
}

void TestRulesDialog::offersEveryPreset() {
  const RulesDialog dialog(m_store);
  const QStringList names = listed(dialog);
  for (const Preset &row : presets())
    QVERIFY2(names.contains(shownRulesetName(row.make())), row.id.data());
}

void TestRulesDialog::everyPresetComesBackAsItIs_data() {
  QTest::addColumn<QString>("id");
  for (const QString &id : rulesetIds(m_store))
    QTest::newRow(id.toUtf8().constData()) << id;
}

void TestRulesDialog::everyPresetComesBackAsItIs() {
  QFETCH(QString, id);
  RulesDialog dialog(m_store);
  const RuleSet rules = *rulesetById(id, m_store);
  dialog.setRules(rules);
  QVERIFY(dialog.rules() == rules);
  QCOMPARE(dialog.form()->departures(), 0);
  QVERIFY(ok(dialog)->isEnabled());
}

// Each editor is bound to its own option and to nothing else.
void TestRulesDialog::everyValueCanBeChosen() {
  RulesForm form;
  for (const RuleField &field : ruleFields()) {
    RuleSet rules;
    form.setRules(rules);
    for (int index = 0; index < field.count; ++index) {
      const std::int32_t wanted = otherValue(field, field.get(rules, index));
      chooseValue(*form.row(field.key), field, index, wanted);
      field.set(rules, index, wanted);
      QVERIFY2(field.get(form.rules(), index) == wanted, field.key.data());
    }
    // Another number of players takes more along (threePlayersTakeAlong).
    QVERIFY2(field.key == "players" || form.rules() == rules, field.key.data());
  }
}

void TestRulesDialog::searchFindsWords_data() {
  QTest::addColumn<QString>("search");
  QTest::addColumn<QString>("found");
  QTest::addColumn<QString>("not_found");
  QTest::newRow("a name") << QStringLiteral("open tanyao") << QStringLiteral("kuitan")
                          << QStringLiteral("oka");
  QTest::newRow("any case") << QStringLiteral("IPPATSU") << QStringLiteral("ippatsu")
                            << QStringLiteral("chii");
  QTest::newRow("a value") << QStringLiteral("sudden death") << QStringLiteral("extra_round")
                           << QStringLiteral("uma");
  QTest::newRow("a word of the explanation")
      << QStringLiteral("hanchan") << QStringLiteral("match_length") << QStringLiteral("players");
  QTest::newRow("a key of the files")
      << QStringLiteral("kuikae_same") << QStringLiteral("kuikae_same") << QStringLiteral("kuikae_other_end");
  QTest::newRow("words in any order") << QStringLiteral("riichi closed kan") << QStringLiteral("riichi_ankan")
                                      << QStringLiteral("riichi_min_wall");
}

void TestRulesDialog::searchFindsWords() {
  QFETCH(QString, search);
  QFETCH(QString, found);
  QFETCH(QString, not_found);
  RulesDialog dialog(m_store);
  dialog.show();
  auto *line = part<QLineEdit>(dialog, "search");
  QTest::keyClicks(line, search);
  QVERIFY(shownRows(dialog).contains(found));
  QVERIFY(!shownRows(dialog).contains(not_found));
  // Return in the search leaves the dialog open and goes to what was found.
  QTest::keyClick(line, Qt::Key_Return);
  QVERIFY(dialog.isVisible());
  QCOMPARE(dialog.form()->isAncestorOf(dialog.focusWidget()),
           dialog.form()->row(found.toStdString())->canBeChanged());
  line->clear();
  QCOMPARE(static_cast<std::size_t>(shownRows(dialog).size()), ruleFields().size());
  QTest::keyClicks(line, QStringLiteral("zzz"));
  QCOMPARE(dialog.form()->shownOptions(), 0);
}

void TestRulesDialog::groupsFilter() {
  RulesDialog dialog(m_store);
  auto *group = part<QComboBox>(dialog, "group");
  int shown = 0;
  for (int row = 1; row < group->count(); ++row) {
    group->setCurrentIndex(row);
    QVERIFY(dialog.form()->shownOptions() > 0);
    shown += dialog.form()->shownOptions();
  }
  QCOMPARE(static_cast<std::size_t>(shown), ruleFields().size());
}

void TestRulesDialog::changeMarksAndResets() {
  RulesDialog dialog(m_store);
  dialog.setRules(preset("tenhou_4p"));
  dialog.show();
  auto *box = editor<RuleCheck>(dialog, "kuitan");
  QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(9, box->height() / 2));
  QVERIFY(!dialog.rules().kuitan);
  RuleRow *row = dialog.form()->row("kuitan");
  QCOMPARE(row->state().reference, QStringLiteral("Tenhou: Yes"));
  QCOMPARE(dialog.form()->departures(), 1);
  QVERIFY(listed(dialog).contains(QStringLiteral("Tenhou (changed)")));
  QCOMPARE(QString::fromStdString(dialog.rules().name), QStringLiteral("Tenhou (changed)"));
  QTest::mouseClick(row->findChild<QToolButton *>(), Qt::LeftButton);
  QVERIFY(dialog.rules() == preset("tenhou_4p"));
  QVERIFY(row->state().reference.isEmpty());

  // Several, and all back at once.
  QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(9, box->height() / 2));
  editor<RuleSpin>(dialog, "uma", 0)->setRuleValue(45000);
  editor<RuleSpin>(dialog, "uma", 3)->setRuleValue(-45000);
  QCOMPARE(dialog.form()->departures(), 2);
  part<QPushButton>(dialog, "onlyDifferences")->click();
  QCOMPARE(shownRows(dialog), QStringList({QStringLiteral("uma"), QStringLiteral("kuitan")}));
  part<QPushButton>(dialog, "resetAll")->click();
  QVERIFY(dialog.rules() == preset("tenhou_4p"));
  QCOMPARE(dialog.form()->shownOptions(), 0);
}

void TestRulesDialog::comparesWithAnotherPreset() {
  RulesDialog dialog(m_store);
  dialog.setRules(preset("basic_ariari"));
  auto *compare = part<QComboBox>(dialog, "compare");
  compare->setCurrentIndex(compare->findData(QStringLiteral("ema_2016")));
  part<QPushButton>(dialog, "onlyDifferences")->click();
  QStringList expected;
  const RuleSet mine = preset("basic_ariari");
  const RuleSet theirs = preset("ema_2016");
  for (const RuleField &field : ruleFields()) {
    bool differs = false;
    for (int index = 0; index < field.count; ++index)
      differs = differs || field.get(mine, index) != field.get(theirs, index);
    if (differs)
      expected << QString::fromStdString(std::string(field.key));
  }
  QVERIFY(expected.size() > 5);
  QCOMPARE(shownRows(dialog), expected);
  QVERIFY(dialog.form()->row("red_fives")->state().reference.contains(QStringLiteral("EMA 2016")));
  // Comparing changes nothing.
  QVERIFY(dialog.rules() == mine);
}

void TestRulesDialog::draftsAreKept() {
  RulesDialog dialog(m_store);
  dialog.setRules(preset("tenhou_4p"));
  editor<RuleCheck>(dialog, "kuitan")->click();
  QVERIFY(chooseListed(dialog, QStringLiteral("M.League")));
  QVERIFY(dialog.rules() == preset("mleague"));
  QVERIFY(chooseListed(dialog, QStringLiteral("Tenhou (changed)")));
  QVERIFY(!dialog.rules().kuitan);
}

void TestRulesDialog::spinBoxTakesTypedNumbers_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<QString>("typed");
  QTest::addColumn<int>("value");
  const auto row = [](const char *key, const char *typed, int value) {
    QTest::addRow("%s %s", key, typed) << QString::fromLatin1(key) << QString::fromUtf8(typed) << value;
  };
  row("starting_points", "35000", 35000);
  row("starting_points", "35,000", 35000);
  row("starting_points", "35049", 35000);  // to the nearest step
  row("starting_points", "9999999", 100000);
  row("uma", "-12000", -12000);
  row("uma", "12000", 12000);
  row("target_points", "30000", 30000);
  row("two_han_minimum_at", "5", 5);
}

void TestRulesDialog::spinBoxTakesTypedNumbers() {
  QFETCH(QString, key);
  QFETCH(QString, typed);
  QFETCH(int, value);
  RulesDialog dialog(m_store);
  dialog.show();
  auto *spin = editor<RuleSpin>(dialog, key.toStdString());
  spin->setFocus();
  spin->selectAll();
  QTest::keyClicks(spin, typed);
  QTest::keyClick(spin, Qt::Key_Return);
  QVERIFY(dialog.isVisible());
  QCOMPARE(findRuleField(key.toStdString())->get(dialog.rules(), 0), value);
}

void TestRulesDialog::wheelChangesNothing() {
  RulesDialog dialog(m_store);
  dialog.show();
  const RuleSet before = dialog.rules();
  for (const char *key : {"match_length", "starting_points"}) {
    for (QWidget *child : dialog.form()->row(key)->findChildren<QWidget *>()) {
      QWheelEvent wheel(QPointF(5, 5), child->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton,
                        Qt::NoModifier, Qt::NoScrollPhase, false);
      QCoreApplication::sendEvent(child, &wheel);
    }
  }
  QVERIFY(dialog.rules() == before);
}

void TestRulesDialog::threePlayersTakeAlong() {
  RulesDialog dialog(m_store);
  dialog.setRules(preset("basic_ariari"));
  dialog.show();
  auto *players = editor<RuleSpin>(dialog, "players");
  players->setFocus();
  QTest::keyClick(players, Qt::Key_Down);
  RuleSet rules = dialog.rules();
  QCOMPARE(int(rules.players), 3);
  QVERIFY(!rules.chi);
  QCOMPARE(rules.uma[0] + rules.uma[1] + rules.uma[2], 0);
  QCOMPARE(rules.uma[3], 0);
  QVERIFY2(ok(dialog)->isEnabled(), qPrintable(part<QLabel>(dialog, "problem")->text()));
  QVERIFY(editor<RuleCheck>(dialog, "nuki")->isEnabled());
  QVERIFY(!editor<RuleSpin>(dialog, "red_fives", 0)->isEnabled());
  editor<RuleCheck>(dialog, "nuki")->click();
  QTest::keyClick(players, Qt::Key_Up);
  rules = dialog.rules();
  QVERIFY(rules.chi && !rules.kita);
  QVERIFY(ok(dialog)->isEnabled());
}

void TestRulesDialog::idleOptionsSayWhy() {
  RulesDialog dialog(m_store);
  dialog.setRules(preset("basic_ariari"));
  RuleRow *row = dialog.form()->row("nagashi_closed");
  QVERIFY(!row->state().idle.isEmpty());
  QVERIFY(!editor<RuleCheck>(dialog, "nagashi_closed")->isEnabled());
  editor<RuleCheck>(dialog, "nagashi_mangan")->click();
  QVERIFY(row->state().idle.isEmpty());
  QVERIFY(editor<RuleCheck>(dialog, "nagashi_closed")->isEnabled());
}

void TestRulesDialog::saysWhatIsNotStated() {
  RulesDialog dialog(m_store);
  dialog.setRules(preset("basic_ariari"));
  int marked = 0;
  for (const RuleField &field : ruleFields()) {
    const RuleRowState &state = dialog.form()->row(field.key)->state();
    QCOMPARE(state.unstated, !presetStates("basic_ariari", field.key));
    marked += state.unstated ? 1 : 0;
  }
  QVERIFY(marked > 0);
}

void TestRulesDialog::contradictionIsShownAndBlocks() {
  RulesDialog dialog(m_store);
  dialog.setRules(preset("basic_ariari"));
  dialog.show();
  auto *problem = part<QLabel>(dialog, "problem");
  QVERIFY(!problem->isVisible());
  editor<RuleSpin>(dialog, "uma", 0)->setRuleValue(20000);
  QVERIFY(problem->isVisible());
  QVERIFY(problem->text().contains(ruleName(*findRuleField("uma"))));
  QVERIFY(problem->text().contains(ruleName(*findRuleField("uma_kind"))));
  QVERIFY(!ok(dialog)->isEnabled());
  for (const char *key : {"uma", "uma_kind"}) {
    QVERIFY(dialog.form()->row(key)->state().grave);
    QVERIFY(!dialog.form()->row(key)->state().conflict.isEmpty());
  }
  dialog.accept();
  QVERIFY(dialog.isVisible());
  editor<RuleSpin>(dialog, "uma", 3)->setRuleValue(-20000);
  QVERIFY(!problem->isVisible());
  QVERIFY(ok(dialog)->isEnabled());

  // A notice stands at its option and blocks nothing.
  editor<RuleSpin>(dialog, "oka")->setRuleValue(1000);
  QVERIFY(!dialog.form()->row("oka")->state().conflict.isEmpty());
  QVERIFY(!dialog.form()->row("oka")->state().grave);
  QVERIFY(ok(dialog)->isEnabled());
}

void TestRulesDialog::everyContradictionNamesBothOptions() {
  for (const RuleConflict &conflict : allRuleConflicts()) {
    const QString sentence = ruleConflictSentence(conflict);
    for (const std::string_view key : {conflict.first, conflict.second}) {
      QVERIFY(findRuleField(key) != nullptr);
      QVERIFY2(sentence.contains(ruleName(*findRuleField(key))), qPrintable(sentence));
    }
    QVERIFY(sentence.endsWith(QLatin1Char('.')));
  }
}

void TestRulesDialog::presetsContradictNothing() {
  for (const Preset &row : presets()) {
    RulesForm form;
    form.setRules(row.make());
    QVERIFY2(form.errors().isEmpty(), row.id.data());
  }
}

void TestRulesDialog::ownRulesets() {
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
  answer(QStringLiteral("Cancel"), &asked);
  part<QPushButton>(dialog, "removeRules")->click();
  QVERIFY(asked.contains(QStringLiteral("Tenhou 2")));
  QVERIFY(m_store.find(id).has_value());
  answer(QStringLiteral("Delete"));
  part<QPushButton>(dialog, "removeRules")->click();
  QVERIFY(!m_store.find(id).has_value());
  QVERIFY(dialog.rules() == preset("tenhou_4p"));
}

void TestRulesDialog::cancelKeepsOwnRulesets() {
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

void TestRulesDialog::exportAndImport() {
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

void TestRulesDialog::badImports_data() {
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

void TestRulesDialog::badImports() {
  QFETCH(QByteArray, bytes);
  QFETCH(QString, named);
  const QString path = m_dir->filePath(QStringLiteral("bad.json"));
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(bytes);
  file.close();
  RulesDialog dialog(m_store);
  QString said;
  answer(QStringLiteral("OK"), &said);
  QVERIFY(!dialog.importFrom(path));
  QVERIFY2(said.contains(QStringLiteral("bad.json")), qPrintable(said));
  QVERIFY2(said.contains(named), qPrintable(said));
  QVERIFY(m_store.all().isEmpty());
  answer(QStringLiteral("OK"), &said);
  QVERIFY(!dialog.importFrom(m_dir->filePath(QStringLiteral("none.json"))));
  QVERIFY(said.contains(QStringLiteral("none.json")));
}

void TestRulesDialog::storeSurvivesABadFile() {
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

// From the list by Tab to the search, to an option, and out with Return on the button.
void TestRulesDialog::keyboardOnly() {
  RulesDialog dialog(m_store);
  dialog.setRules(preset("basic_ariari"));
  dialog.show();
  QApplication::setActiveWindow(&dialog);
  auto *list = part<QListWidget>(dialog, "pages");
  list->setFocus();
  // Headings are stepped over.
  for (int step = 0; step < list->count(); ++step) {
    QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(list->currentItem()->flags().testFlag(Qt::ItemIsSelectable));
  }
  while (list->currentRow() > 1)
    QTest::keyClick(list, Qt::Key_Up);
  QVERIFY(dialog.rules() == preset("basic_ariari"));
  QTest::keyClick(&dialog, Qt::Key_S, Qt::AltModifier);
  QCOMPARE(dialog.focusWidget(), part<QLineEdit>(dialog, "search"));
  QTest::keyClicks(dialog.focusWidget(), QStringLiteral("open tanyao"));
  auto *box = editor<RuleCheck>(dialog, "kuitan");
  for (int step = 0; step < 12 && dialog.focusWidget() != box; ++step)
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
  QCOMPARE(dialog.focusWidget(), box);
  // The focus brings the explanation with it.
  QCOMPARE(part<QLabel>(dialog, "detailName")->text(), ruleName(*findRuleField("kuitan")));
  QTest::keyClick(box, Qt::Key_Space);
  QVERIFY(!dialog.rules().kuitan);
  QTest::keyClick(box, Qt::Key_Tab);
  QVERIFY(qobject_cast<QToolButton *>(dialog.focusWidget()) != nullptr);
  QTest::keyClick(dialog.focusWidget(), Qt::Key_Space);
  QVERIFY(dialog.rules().kuitan);
  QTest::keyClick(&dialog, Qt::Key_H, Qt::AltModifier);
  QTRY_VERIFY(!dialog.isVisible());  // the button is seen to go down first
  QCOMPARE(dialog.result(), int(QDialog::Accepted));
}

void TestRulesDialog::everythingHasAName() {
  const RulesDialog dialog(m_store);
  QStringList keys;
  for (const RuleField &field : ruleFields()) {
    for (int index = 0; index < field.count; ++index) {
      const QWidget *widget = field.type == RuleFieldType::Number
                                  ? static_cast<QWidget *>(editor<RuleSpin>(dialog, field.key, index))
                              : field.type == RuleFieldType::Choice
                                  ? static_cast<QWidget *>(editor<RuleCombo>(dialog, field.key))
                                  : editor<RuleCheck>(dialog, field.key);
      QVERIFY(widget->accessibleName().contains(ruleName(field)));
      QCOMPARE(widget->accessibleDescription(), ruleExplanation(field));
    }
  }
  // No mnemonic twice.
  for (const auto *button : dialog.findChildren<QPushButton *>()) {
    const qsizetype at = button->text().indexOf(QLatin1Char('&'));
    if (at >= 0)
      keys << button->text().mid(at + 1, 1).toLower();
  }
  for (const auto *label : dialog.findChildren<QLabel *>()) {
    const qsizetype at = label->text().indexOf(QLatin1Char('&'));
    if (label->buddy() != nullptr && at >= 0)
      keys << label->text().mid(at + 1, 1).toLower();
  }
  QVERIFY(keys.size() > 8);
  const qsizetype all = keys.size();
  keys.removeDuplicates();
  QCOMPARE(keys.size(), all);
}

void TestRulesDialog::readOnly() {
  RuleSet rules = preset("tenhou_4p");
  rules.kuitan = false;
  rules.name = "Evening rules";
  RulesDialog dialog(m_store, rules, nullptr);
  dialog.show();
  QVERIFY(dialog.form()->findChildren<RuleCheck *>().isEmpty());
  QVERIFY(dialog.form()->findChildren<RuleSpin *>().isEmpty());
  QVERIFY(!part<QListWidget>(dialog, "pages")->isVisible());
  QCOMPARE(dialog.form()->departures(), 1);
  part<QPushButton>(dialog, "onlyDifferences")->click();
  QCOMPARE(shownRows(dialog), QStringList(QStringLiteral("kuitan")));
  QVERIFY(dialog.rules() == rules);
}

void TestRulesDialog::newMatchTakesOwnRules() {
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

void TestRulesDialog::firstPageOffersTheLastRuleset() {
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

QTEST_MAIN(TestRulesDialog)
#include "tst_rulesdialog.moc"

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rules dialog with mouse and keys: search, change, marks, ways back, contradictions.
#include <QApplication>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "records/rulesetstore.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/controls/wheelguard.h"
#include "widgets/lexicon/ruleconflicttexts.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/ruletexts.h"
#include "widgets/rulesdialogparts.h"

using namespace janso;
using namespace janso::test;

class TestRulesDialog : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void offersEveryPreset();
  void everyPresetComesBackAsItIs_data();
  void everyPresetComesBackAsItIs();
  void valuesAreWholeOnASmallScreen_data();
  void valuesAreWholeOnASmallScreen();
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
  void whatIsEditedStaysInSight();
  void everyContradictionNamesBothOptions();
  void presetsContradictNothing();
  void keyboardOnly();
  void everythingHasAName();
  void readOnly();

 private:
  std::unique_ptr<QTemporaryDir> m_dir;
  RulesetStore m_store{QString()};
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
  const QStringList ids = m_store.ids();
  for (qsizetype i = 0; i < ids.size(); i += rounds(1, 6))
    QTest::newRow(ids[i].toUtf8().constData()) << ids[i];
}

void TestRulesDialog::everyPresetComesBackAsItIs() {
  QFETCH(QString, id);
  RulesDialog dialog(m_store);
  const RuleSet rules = *m_store.find(id);
  dialog.setRules(rules);
  QVERIFY(dialog.rules() == rules);
  QCOMPARE(dialog.form()->differenceCount(), 0);
  QVERIFY(ok(dialog)->isEnabled());
}

void TestRulesDialog::valuesAreWholeOnASmallScreen_data() {
  QTest::addColumn<int>("width");
  QTest::newRow("the whole dialog") << 1040;
  QTest::newRow("a screen of 900 pixels") << 810;
}

// Beside the list of rulesets the values had less room than they need, and were cut.
void TestRulesDialog::valuesAreWholeOnASmallScreen() {
  QFETCH(int, width);
  RulesDialog dialog(m_store);
  dialog.show();
  dialog.resize(width, 560);
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  for (const char *id : {"basic_ariari", "wrc_2025", "hakuhyou"}) {
    dialog.setRules(*m_store.find(QLatin1String(id)));
    QApplication::processEvents();
    const RulesForm &form = *dialog.form();
    for (const RuleField &field : ruleFields()) {
      const RuleRow *row = form.row(field.key);
      QVERIFY2(row->minimumSizeHint().width() <= form.viewport()->width(), field.key.data());
    }
    QTRY_VERIFY(form.widget()->width() <= form.viewport()->width());
  }
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
  QCOMPARE(dialog.form()->differenceCount(), 1);
  QVERIFY(listed(dialog).contains(QStringLiteral("Tenhou (changed)")));
  QCOMPARE(QString::fromStdString(dialog.rules().name), QStringLiteral("Tenhou (changed)"));
  QTest::mouseClick(row->findChild<QToolButton *>(), Qt::LeftButton);
  QVERIFY(dialog.rules() == preset("tenhou_4p"));
  QVERIFY(row->state().reference.isEmpty());

  // Several, and all back at once.
  QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(9, box->height() / 2));
  editor<RuleSpin>(dialog, "uma", 0)->setRuleValue(45000);
  editor<RuleSpin>(dialog, "uma", 3)->setRuleValue(-45000);
  QCOMPARE(dialog.form()->differenceCount(), 2);
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
  int number = 0;
  const auto row = [&number](const char *key, const char *typed, int value) {
    if (number++ % rounds(1, 3) == 0)
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
  WheelGuard guard;
  qApp->installEventFilter(&guard);
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

// The sentence of a contradiction takes its lines from the list of options, and from the row itself.
void TestRulesDialog::whatIsEditedStaysInSight() {
  RulesDialog dialog(m_store);
  dialog.setRules(preset("basic_ariari"));
  dialog.show();
  dialog.resize(810, 560);
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  auto *uma = editor<RuleSpin>(dialog, "uma", 0);
  uma->setFocus();
  const RulesForm &form = *dialog.form();
  QScrollBar *bar = form.verticalScrollBar();
  const auto bottom = [&] { return uma->mapTo(form.viewport(), uma->rect().bottomLeft()).y(); };
  // At the lower end of what is in sight.
  bar->setValue(bar->value() + bottom() - form.viewport()->height() + 1);
  QCOMPARE(bottom(), form.viewport()->height() - 1);
  QCOMPARE(uma->visibleRegion().boundingRect(), uma->rect());
  uma->setRuleValue(20000);
  const auto *conflict = dialog.form()->row("uma");
  QTRY_VERIFY(!conflict->state().conflict.isEmpty() && part<QLabel>(dialog, "problem")->height() > 0);
  QTRY_COMPARE(uma->visibleRegion().boundingRect(), uma->rect());
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
  QCOMPARE(dialog.form()->differenceCount(), 1);
  part<QPushButton>(dialog, "onlyDifferences")->click();
  QCOMPARE(shownRows(dialog), QStringList(QStringLiteral("kuitan")));
  QVERIFY(dialog.rules() == rules);
}

JANSO_TEST(TestRulesDialog);
#include "tst_rulesdialog.moc"

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/keycardgroups.h"

#include <QCoreApplication>
#include <array>

#include "widgets/settings/settings.h"

namespace janso {

namespace {

struct KeyCardGroups {
  Q_DECLARE_TR_FUNCTIONS(KeyCardGroups)
};

// The commands of play that belong together; `text` where a line speaks of several.
struct PlayLine {
  const char *text = nullptr;  // context "KeyCardGroups"; nullptr = the command's own
  const char *first = nullptr;
  const char *last = nullptr;  // nullptr = only the first
  bool isRange = false;        // all between them too
};

constexpr std::array kHandLines{
    PlayLine{QT_TRANSLATE_NOOP("KeyCardGroups", "Move along the hand or buttons"), "table.cursorLeft",
             "table.cursorRight"},
    PlayLine{QT_TRANSLATE_NOOP("KeyCardGroups", "Jump to either end"), "table.cursorFirst",
             "table.cursorLast"},
    PlayLine{nullptr, "table.switchArea"},
    PlayLine{nullptr, "table.accept"},
    PlayLine{nullptr, "table.discard"},
    PlayLine{nullptr, "table.default"},
    PlayLine{QT_TRANSLATE_NOOP("KeyCardGroups", "Discard tiles 1 to 14"), "table.tile1", "table.tile14",
             true},
};
constexpr std::array kCallLines{
    PlayLine{nullptr, "table.win"},  PlayLine{nullptr, "table.riichi"}, PlayLine{nullptr, "table.openRiichi"},
    PlayLine{nullptr, "table.chi"},  PlayLine{nullptr, "table.pon"},    PlayLine{nullptr, "table.kan"},
    PlayLine{nullptr, "table.kita"}, PlayLine{nullptr, "table.skip"},   PlayLine{nullptr, "table.cancel"},
};
constexpr std::array kLookLines{
    PlayLine{nullptr, "table.showWaits"},
    PlayLine{nullptr, "table.showDanger"},
    PlayLine{nullptr, "table.showDifferences"},
    PlayLine{nullptr, "table.whyNot"},
    PlayLine{nullptr, "view.yaku"},
    PlayLine{nullptr, "learn.hint"},
    PlayLine{nullptr, "learn.coachNext"},
    PlayLine{nullptr, "table.toggleSort"},
    PlayLine{nullptr, "table.toggleNoCalls"},
    PlayLine{nullptr, "play.pause"},
};

class KeyCardMaker {
 public:
  KeyCardMaker(const QList<KeyCommand> &commands, const Settings &settings)
      : m_settings(settings), m_left(commands) {}

  KeyCardGroup playGroup(const QString &title, std::span<const PlayLine> lines) {
    KeyCardGroup group{title, true, {}};
    for (const PlayLine &line : lines)
      add(&group, playRow(line));
    return group;
  }

  // All that is left whose name begins so.
  KeyCardGroup groupOf(const QString &title, const QString &begin) {
    KeyCardGroup group{title, false, {}};
    for (qsizetype at = indexOf(begin); at >= 0; at = indexOf(begin)) {
      const KeyCommand command = m_left.takeAt(at);
      add(&group, {{command.id}, command.text, keys({command}), false});
    }
    return group;
  }

 private:
  // Several keys of one command share a line.
  static void add(KeyCardGroup *group, const KeyCardRow &row) {
    if (row.keys.isEmpty())
      return;
    for (KeyCardRow &before : group->rows) {
      if (before.text != row.text)
        continue;
      before.ids << row.ids;
      before.keys << row.keys;
      return;
    }
    group->rows << row;
  }

  qsizetype indexOf(const QString &begin) const {
    for (qsizetype at = 0; at < m_left.size(); ++at) {
      if (m_left[at].id.startsWith(begin))
        return at;
    }
    return -1;
  }

  qsizetype indexOfId(const char *id) const {
    for (qsizetype at = 0; id != nullptr && at < m_left.size(); ++at) {
      if (m_left[at].id == QLatin1String(id))
        return at;
    }
    return -1;
  }

  QList<QKeySequence> keys(const QList<KeyCommand> &commands) const {
    QList<QKeySequence> out;
    for (const KeyCommand &command : commands) {
      const QKeySequence key = m_settings.shortcut(command.id, command.fallback);
      if (!key.isEmpty() && (m_settings.on(Setting::LetterKeys) || !isSingleLetter(key)))
        out << key;
    }
    return out;
  }

  // Those from the first to the last stand beside each other; others are named one by one.
  QList<KeyCommand> take(const PlayLine &line) {
    QList<KeyCommand> taken;
    const qsizetype first = indexOfId(line.first);
    if (first < 0)
      return taken;
    if (!line.isRange) {
      taken << m_left.takeAt(first);
      if (const qsizetype last = indexOfId(line.last); last >= 0)
        taken << m_left.takeAt(last);
      return taken;
    }
    for (qsizetype count = indexOfId(line.last) - first + 1; count > 0; --count)
      taken << m_left.takeAt(first);
    return taken;
  }

  KeyCardRow playRow(const PlayLine &line) {
    const QList<KeyCommand> taken = take(line);
    if (taken.isEmpty())
      return {};
    KeyCardRow row;
    for (const KeyCommand &command : taken)
      row.ids << command.id;
    row.text = line.text == nullptr ? taken.first().text : KeyCardGroups::tr(line.text);
    row.keys = keys(taken);
    row.isRange = line.isRange && row.keys.size() > 2;
    if (row.isRange)
      row.keys = {row.keys.first(), row.keys.last()};
    return row;
  }

  const Settings &m_settings;
  QList<KeyCommand> m_left;
};

QString capOf(int key) {
  switch (key) {
    case Qt::Key_Left:
      return QStringLiteral("\u2190");
    case Qt::Key_Up:
      return QStringLiteral("\u2191");
    case Qt::Key_Right:
      return QStringLiteral("\u2192");
    case Qt::Key_Down:
      return QStringLiteral("\u2193");
    case Qt::Key_Return:
      return QStringLiteral("Enter");
    default:
      return QKeySequence(key).toString(QKeySequence::NativeText);
  }
}

}  // namespace

QList<KeyCardGroup> keyCardGroups(const QList<KeyCommand> &commands, const Settings &settings) {
  KeyCardMaker maker(commands, settings);
  QList<KeyCardGroup> groups{
      maker.playGroup(KeyCardGroups::tr("Your hand"), kHandLines),
      maker.playGroup(KeyCardGroups::tr("Calls and wins"), kCallLines),
      maker.playGroup(KeyCardGroups::tr("View and options"), kLookLines),
      maker.groupOf(KeyCardGroups::tr("Replay"), QStringLiteral("replay.")),
      maker.groupOf(KeyCardGroups::tr("Everywhere"), QString()),
  };
  // What concerns everybody stands before what a reader of records needs.
  groups.swapItemsAt(3, 4);
  groups.removeIf([](const KeyCardGroup &group) { return group.rows.isEmpty(); });
  return groups;
}

QStringList keyCardNotes() {
  return {
      KeyCardGroups::tr(
          "Click a tile to discard it. Right-click to discard the tile you just drew, and click the "
          "empty table to skip a call: both are off for your first matches."),
      KeyCardGroups::tr(
          "In the ponds, a darker tile was drawn and discarded at once. A folded corner marks a "
          "player's last discard from the hand. A sideways tile declared riichi. The newest "
          "discard has a gold outline."),
  };
}

QStringList keyCaps(const QKeySequence &key) {
  struct Modifier {
    Qt::KeyboardModifier modifier;
    const char *name;
  };
  static constexpr std::array kModifiers{
      Modifier{Qt::ControlModifier, "Ctrl"}, Modifier{Qt::AltModifier, "Alt"},
      Modifier{Qt::ShiftModifier, "Shift"}, Modifier{Qt::MetaModifier, "Meta"}};
  QStringList caps;
  if (key.isEmpty())
    return caps;
  for (const Modifier &each : kModifiers) {
    if (key[0].keyboardModifiers() & each.modifier)
      caps << QString::fromLatin1(each.name);
  }
  return caps << capOf(key[0].key());
}

}  // namespace janso

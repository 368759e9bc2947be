// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli manual: the help of janso-cli as a manual page, or as shell completions.
#include "cli/manualcommand.h"

#include <array>

#include "about/manual.h"
#include "cli/cliprogram.h"
#include "records/rulesetstore.h"

namespace janso::cli {
namespace {

struct ManualGiven {
  QString form;
};

constexpr auto kManualOptions = std::to_array<Option<ManualGiven>>({
    {{"FORM", "", QT_TRANSLATE_NOOP("janso::cli::Text", "choose man, or a shell: bash, zsh or fish")},
     &setText<&ManualGiven::form>},
});

// An empty text is the head of a translation.
QString translated(const char *text) {
  return *text == '\0' ? QString() : Text::tr(text);
}

ManualOption optionOf(const OptionInfo &info, const QStringList &rulesets) {
  ManualOption option{{QLatin1String(info.name)}, QLatin1String(info.value), translated(info.help), {}};
  if (option.value == QLatin1String("ID|FILE"))
    option.words = rulesets;
  return option;
}

Manual programManual() {
  // Those of everybody, not those of whoever makes the page.
  const QStringList rulesets = RulesetStore(QString()).ids();
  Manual manual;
  manual.program = QLatin1String(cliProgram().name);
  manual.summary = Text::tr(cliProgram().summary);
  manual.options = {
      {{QStringLiteral("--help"), QStringLiteral("-h")}, {}, Text::tr("Show this help."), {}},
      {{QStringLiteral("--version"), QStringLiteral("-v")}, {}, Text::tr("Show the version."), {}}};
  for (const Command &command : cliProgram().commands) {
    ManualCommand row{QLatin1String(command.name),
                      QLatin1String(command.usage),
                      translated(command.summary),
                      translated(command.notes),
                      {}};
    for (const OptionInfo &info : command.options())
      row.options << optionOf(info, rulesets);
    manual.commands << row;
  }
  manual.also << QStringLiteral("janso(6)");
  return manual;
}

}  // namespace

std::span<const OptionInfo> manualOptions() {
  static constexpr auto kInfos = infosOf(kManualOptions);
  return kInfos;
}

Result<int> runManual(const QStringList &arguments, Console &console) {
  ManualGiven given;
  if (const auto used = readOptions(kManualOptions, arguments, given); !used)
    return used.error();
  const std::optional<QString> text = manualAs(given.form, programManual());
  if (!text)
    return wrong(Text::tr("specify one of %1").arg(manualForms().join(QStringLiteral(", "))));
  console.out << *text;
  return kFine;
}

}  // namespace janso::cli

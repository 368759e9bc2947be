// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/actionnames.h"

#include <QCoreApplication>

namespace janso {

namespace {

struct ActionNames {
  Q_DECLARE_TR_FUNCTIONS(ActionNames)
};

}  // namespace

QString actionName(ActionType type) {
  switch (type) {
    case ActionType::Skip:
      return ActionNames::tr("Skip");
    case ActionType::Dahai:
      return ActionNames::tr("Discard");
    case ActionType::Riichi:
      return ActionNames::tr("Riichi");
    case ActionType::OpenRiichi:
      return ActionNames::tr("Open riichi");
    case ActionType::Chi:
      return ActionNames::tr("Chi");
    case ActionType::Pon:
      return ActionNames::tr("Pon");
    case ActionType::Daiminkan:
    case ActionType::Ankan:
    case ActionType::Kakan:
      return ActionNames::tr("Kan");
    case ActionType::Tsumo:
      return ActionNames::tr("Tsumo");
    case ActionType::Ron:
      return ActionNames::tr("Ron");
    case ActionType::Kyuushu:
      return ActionNames::tr("Abort: nine terminals");
    case ActionType::Kita:
      break;
  }
  return ActionNames::tr("Kita");
}

QString actionNameInText(ActionType type) {
  switch (type) {
    case ActionType::Skip:
      return ActionNames::tr("Skip", "in a text");
    case ActionType::Riichi:
      return ActionNames::tr("Riichi", "in a text");
    case ActionType::OpenRiichi:
      return ActionNames::tr("Open riichi", "in a text");
    default:
      return actionName(type);
  }
}

QString actionShout(ActionType type) {
  return type == ActionType::Kita ? ActionNames::tr("Kita", "said at the table") : actionName(type);
}

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a program that speaks mjai may answer, what it did answer, and the hints that help it to answer.
//
// Riichi takes two exchanges on the wire and is one Action here. When a reply is `reach`, ReplyStep::Reach
// comes back: send the program reachObject(seat, reply.open) and read its next reply with `afterReach`; that
// discard is the Riichi (or OpenRiichi) action. The table's own Riichi event is then not sent to that program
// again.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

#include "rules/action.h"
#include "rules/result.h"
#include "rules/seatview.h"

namespace janso {

enum class ReplyStep {
  Act,    // `action` is one of the legal ones
  Reach,  // the program declares riichi; its discard comes with the next reply
};

struct MjaiReply {
  ReplyStep step = ReplyStep::Act;
  Action action;
  // The reply was not exact (a wrong tsumogiri flag, consumed tiles left out) but could mean only this.
  bool repaired = false;
  bool open = false;  // of ReplyStep::Reach: with the hand face up
  // The program gave reach and discard in one list: `action` is the Riichi, but it has not yet seen its own
  // reach event, so the table's events are sent to it as they come.
  bool reachAndDiscard = false;
};

// One line as a program wrote it: an object, or a list of objects of which the first counts (with a reach,
// the discard that follows it too). The error is one sentence for the log: no JSON, not a legal action ...
// `open`: the reach before was an open one.
Result<MjaiReply> actionFromReply(const QByteArray &line, const Decision &decision, bool afterReach,
                                  bool open = false);
Result<MjaiReply> actionFromReply(const QJsonObject &reply, const Decision &decision, bool afterReach,
                                  bool open = false);

// The reply object that means `action`; `target` is the discarder (or robbed) seat for claims. Riichi gives
// the `reach` alone (an open one with `open`), Skip gives `none`, Kita gives `nukidora` (`kita` is read too).
QJsonObject replyObject(const Action &action, int seat, int target);
// The same for the seat of a view at its decision, complete: a kakan names the tiles of its pon.
QJsonObject replyObject(const Action &action, const SeatView &view);
// {"type":"reach","actor":seat}: a player's own event, sent between the two exchanges.
QJsonObject reachObject(int seat, bool open = false);

// `possible_actions`: every reply but discards, for the event that asks (riichi once, whatever the discard).
QJsonArray possibleActions(const Decision &decision, const SeatView &view);
// `cannot_dahai`: tiles of the own hand that must not be discarded now; after `reach`, those that break
// tenpai.
QJsonArray cannotDahai(const Decision &decision, const SeatView &view, bool afterReach);

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The models that `janso-cli fit` fits, one part each, and what a part leaves behind.
#pragma once

#include <QTextStream>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/knowledge.h"
#include "bots/waitscene.h"
#include "cli/fitgames.h"
#include "cli/fitmath.h"

namespace janso::cli {

// The generated tables as text, and the report that is shown.
class FitOutput {
 public:
  FitOutput(QTextStream &to, int seats) : report(to), players(seats) {}

  // Adds a constexpr array of floats; `about` is the comment before it.
  void table(std::string_view name, std::string_view about, std::span<const double> numbers);
  // The same of means that were counted, beside what was set by hand.
  void means(std::string_view name, std::span<const double> numbers, std::span<const double> before);
  const std::string &tables() const { return m_tables; }

  QTextStream &report;
  const int players;

 private:
  std::string m_tables;
};

class FitPart : public FitCollector {
 public:
  // Fits to what was gathered, reports, writes its tables.
  virtual void fit(FitOutput &out) = 0;
};

// Gathers what waiting hands look like to those who have to discard before them.
class WaitingFitPart : public FitPart {
 public:
  void turn(const FitTable &table, int seat) final;

 private:
  // `seat` waits, and `know` is what another seat on its turn, not in riichi, knows. States of one hand
  // resemble each other, so one in three is taken.
  virtual void add(const Knowledge &know, const DiscardOrder &order, const FitTable &table, int seat) = 0;
};

// Every part has a name, and writes the table file <folder>/<name>table.inc, of three players
// <folder>/<name>threetable.inc.
struct FitPartInfo {
  const char *name;
  const char *folder;
  bool four;  // players
  bool three;
  std::unique_ptr<FitPart> (*make)();
};
std::span<const FitPartInfo> fitParts();

std::unique_ptr<FitPart> fitWaits();
std::unique_ptr<FitPart> fitTenpai();
std::unique_ptr<FitPart> fitLoss();
std::unique_ptr<FitPart> fitRon();
std::unique_ptr<FitPart> fitDeeds();
std::unique_ptr<FitPart> fitRace();
std::unique_ptr<FitPart> fitFlow();
std::unique_ptr<FitPart> fitPlaces();

struct FitMean {
  double sum = 0;
  double weight = 0;

  void add(double value, double of = 1) {
    sum += value * of;
    weight += of;
  }
  double value() const { return weight > 0 ? sum / weight : 0; }
};

// What most parts gather: samples to fit to and samples to judge by.
struct SplitSamples {
  Samples fitted;
  Samples heldOut;

  Samples &of(const FitMatch &match) { return match.heldOut ? heldOut : fitted; }
};

// Fits one model, reports its loss on the held-out matches beside that of the model before, and gives the
// weights.
std::vector<double> fitAndReport(const SplitSamples &samples, std::string_view name, int features, Link link,
                                 double ridge, FitOutput &out);
// "12345 samples of 678 situations, held-out loss 0.1234 (before: 0.1345)".
std::string lossesText(double loss, double before);
std::string lossText(const SplitSamples &samples, double loss, double before);

}  // namespace janso::cli

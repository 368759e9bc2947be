// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The models that `janso-lab fit` fits, one part each, and the output of a part.
#pragma once

#include <QTextStream>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/reading/knowledge.h"
#include "bots/reading/waitscene.h"
#include "lab/fit/fitgames.h"
#include "lab/fit/fitmath.h"

namespace janso::cli {

// The generated tables as text, and the report to the user.
class FitOutput {
 public:
  FitOutput(QTextStream &to, int seats) : report(to), players(seats) {}

  // Adds a constexpr array of floats; `about` is the comment above it.
  void table(std::string_view name, std::string_view about, std::span<const double> numbers);
  // The same for counted means; `before` are the means set by hand, for comparison.
  void means(std::string_view name, std::span<const double> numbers, std::span<const double> before);
  const std::string &tables() const { return m_tables; }

  QTextStream &report;
  const int players;

 private:
  std::string m_tables;
};

class FitPart : public FitCollector {
 public:
  // Fits the model to the collected samples, reports the result and writes its tables.
  virtual void fit(FitOutput &out) = 0;
};

// Samples how waiting hands look to the players who have to discard.
class WaitingFitPart : public FitPart {
 public:
  void turn(const FitTable &table, int seat) final;

 private:
  // `seat` is tenpai, and `know` is the knowledge of another seat that is on turn and not in riichi. States
  // of one hand resemble each other, so only one in three is sampled.
  virtual void add(const Knowledge &know, const DiscardOrder &order, const FitTable &table, int seat) = 0;
};

// Every part has a name and writes the table file <folder>/<name>table.inc, or for three players
// <folder>/<name>threetable.inc.
struct FitPartInfo {
  const char *name;
  const char *folder;
  bool four;  // fitted for four players
  bool three;
  std::unique_ptr<FitPart> (*make)();
};
std::span<const FitPartInfo> fitParts();

std::unique_ptr<FitPart> fitWaits();
std::unique_ptr<FitPart> fitTenpai();
std::unique_ptr<FitPart> fitLoss();
std::unique_ptr<FitPart> fitRon();
std::unique_ptr<FitPart> fitActions();
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

// The samples that most parts collect: some to fit to and some to evaluate with.
struct SplitSamples {
  Samples fitted;
  Samples heldOut;

  Samples &of(const FitMatch &match) { return match.heldOut ? heldOut : fitted; }
};

// Fits one model and returns its weights. Reports its loss on the held-out matches next to the loss of the
// earlier model.
std::vector<double> fitAndReport(const SplitSamples &samples, std::string_view name, int features, Link link,
                                 double ridge, FitOutput &out);
// "loss 0.12345 (set by hand: 0.13456)", and with "12345 samples, 678 held out: " in front.
std::string lossesText(double loss, double before);
std::string lossText(const SplitSamples &samples, double loss, double before);

}  // namespace janso::cli

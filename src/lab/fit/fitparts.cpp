// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/fit/fitparts.h"

#include <array>
#include <charconv>

namespace janso::cli {
namespace {

constexpr std::size_t kLineWidth = 108;

// Of no locale: what is written is C++.
std::string digits(double value, std::chars_format format, int precision) {
  std::array<char, 400> text{};  // the largest value in full
  const std::to_chars_result end =
      std::to_chars(text.data(), text.data() + text.size(), value, format, precision);
  return {text.data(), end.ptr};
}

std::string number(double value) {
  std::string out = digits(value, std::chars_format::general, 4);
  if (out.find_first_of(".e") == std::string::npos)
    out += ".0";
  return (out == "-0.0" ? std::string("0.0") : out) + "F";
}

std::string fixed(double value) {
  return digits(value, std::chars_format::fixed, 5);
}

}  // namespace

void FitOutput::table(std::string_view name, std::string_view about, std::span<const double> numbers) {
  m_tables += "\n// ";
  m_tables += about;
  m_tables += "\ninline constexpr std::array<float, " + std::to_string(numbers.size()) + "> ";
  m_tables += name;
  m_tables += "{\n";
  std::string line = "   ";
  for (double value : numbers) {
    const std::string text = ' ' + number(value) + ',';
    if (line.size() + text.size() > kLineWidth) {
      m_tables += line + '\n';
      line = "   ";
    }
    line += text;
  }
  m_tables += line + "\n};\n";
}

void FitOutput::means(std::string_view name, std::span<const double> numbers,
                      std::span<const double> before) {
  std::string text = "means, set by hand:";
  for (const double value : before)
    text += ' ' + fixed(value);
  table(name, text, numbers);
  report << QString::fromStdString(std::string(name) + ':');
  for (const double value : numbers)
    report << QString::fromStdString(' ' + fixed(value));
  report << QString::fromStdString(" (" + text + ")\n");
}

void WaitingFitPart::turn(const FitTable &table, int seat) {
  constexpr std::size_t kEach = 3;
  if (table.board().player(seat).riichi != RiichiState::None)
    return;
  const Knowledge know(table.view(seat));
  const DiscardOrder order = discardOrder(table.board());
  for (int other = 0; other < table.seats(); ++other) {
    const bool taken = (table.at + static_cast<std::size_t>(other)) % kEach == 0;
    if (taken && other != seat && !table.view(other).waits.empty())
      add(know, order, table, other);
  }
}

std::span<const FitPartInfo> fitParts() {
  static constexpr std::array kParts{
      FitPartInfo{"waits", "src/bots/reading", true, true, &fitWaits},
      FitPartInfo{"tenpai", "src/bots/reading", true, true, &fitTenpai},
      FitPartInfo{"loss", "src/bots/reading", true, true, &fitLoss},
      FitPartInfo{"ron", "src/bots/reading", true, true, &fitRon},
      FitPartInfo{"deeds", "src/bots/reading", true, true, &fitActions},
      FitPartInfo{"race", "src/review", true, true, &fitRace},
      FitPartInfo{"flow", "src/bots/reading", false, true, &fitFlow},
      FitPartInfo{"places", "src/bots/reading", false, true, &fitPlaces},
  };
  return kParts;
}

std::string lossesText(double loss, double before) {
  return "loss " + fixed(loss) + " (set by hand: " + fixed(before) + ")";
}

std::string lossText(const SplitSamples &samples, double loss, double before) {
  return std::to_string(samples.fitted.size()) + " samples, " + std::to_string(samples.heldOut.size()) +
         " held out: " + lossesText(loss, before);
}

std::vector<double> fitAndReport(const SplitSamples &samples, std::string_view name, int features, Link link,
                                 double ridge, FitOutput &out) {
  std::vector<double> weights = fitWeights(samples.fitted, features, link, ridge);
  const std::string text =
      lossText(samples, meanLoss(samples.heldOut, weights, link), meanLossBefore(samples.heldOut, link));
  out.report << QString::fromStdString(std::string(name) + ": " + text) << '\n';
  out.report.flush();
  out.table(name, text, weights);
  return weights;
}

}  // namespace janso::cli

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/fitparts.h"

#include <array>
#include <cstdio>

namespace janso::cli {
namespace {

constexpr std::size_t kLineWidth = 108;

std::string number(double value) {
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%.4g", value);
  std::string out = text.data();
  if (out.find_first_of(".e") == std::string::npos)
    out += ".0";
  return (out == "-0.0" ? std::string("0.0") : out) + "F";
}

std::string fixed(double value) {
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%.5f", value);
  return text.data();
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

std::span<const FitPartInfo> fitParts() {
  static constexpr std::array kParts{
      FitPartInfo{"waits", &fitWaits}, FitPartInfo{"tenpai", &fitTenpai}, FitPartInfo{"loss", &fitLoss},
      FitPartInfo{"flow", &fitFlow},   FitPartInfo{"place", &fitPlace},
  };
  return kParts;
}

std::string lossText(const SplitSamples &samples, double loss, double before) {
  return std::to_string(samples.fitted.size()) + " samples, " + std::to_string(samples.heldOut.size()) +
         " held out: loss " + fixed(loss) + " (set by hand: " + fixed(before) + ")";
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

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/look/theme.h"

#include <algorithm>

#include "widgets/look/colors.h"

namespace janso {

namespace theme {

const FeltColors &felt(FeltColor color) {
  static constexpr std::array<FeltColors, 5> kFelts{{
      {{0xFF2B6E5C, 0xFF205A4A, 0xFF164437, 0xFF0D2E25}, false},
      {{0xFF2F5590, 0xFF254577, 0xFF19315A, 0xFF0F1E3D}, false},
      {{0xFF6E2A38, 0xFF5A212E, 0xFF421822, 0xFF2B0E16}, false},
      {{0xFF4A5052, 0xFF3C4143, 0xFF2A2E2F, 0xFF191C1D}, false},
      {{0xFF1E5A4A, 0xFF1E5A4A, 0xFF1E5A4A, 0xFF1E5A4A}, true},
  }};
  return kFelts[static_cast<std::size_t>(color)];
}

const BackColors &back(BackColor color) {
  static constexpr std::array<BackColors, 3> kBacks{{
      {{0xFFE9B354, 0xFFDB9E3C, 0xFFC78A2C},
       {0xFFB87C25, 0xFF946016},
       0xBFFFDF9A,
       0xFF8A5712,
       0xFFF7CF83,
       {0xFFDFA343, 0xFFCF912F, 0xFFAE7420},
       0xFFA06C1E,
       0xFFC98C2E},
      {{0xFF4E9A7B, 0xFF3C8568, 0xFF2C6B52},
       {0xFF2A6B52, 0xFF1B4B39},
       0xBF9FDCC2,
       0xFF16402F,
       0xFF8ACDB1,
       {0xFF479274, 0xFF37795F, 0xFF275F49},
       0xFF245B45,
       0xFF3A8266},
      {{0xFF5570A8, 0xFF435C92, 0xFF334877},
       {0xFF35497A, 0xFF223158},
       0xBFA9BEEA,
       0xFF1B2748,
       0xFF93ABDD,
       {0xFF4D679F, 0xFF3D5588, 0xFF2C406B},
       0xFF2B3E68,
       0xFF435C92},
  }};
  return kBacks[static_cast<std::size_t>(color)];
}

const TileColors &tiles(TileSet set) {
  static constexpr std::array<TileColors, 3> kSets{{
      {kFace,
       kSide,
       kCap,
       kGrayFace,
       kGraySide,
       kRimLight,
       kGrayRimLight,
       kRimDark,
       kHairline,
       kInkBlack,
       kInkRed,
       kInkBlue,
       kInkGreen,
       kInkDeepGreen,
       0xB41D4482,
       kPaper,
       {kClear, kClear}},
      {{0xFF32363A, 0xFF282B2F, 0xFF1D2022},
       {0xFF25282B, 0xFF141618},
       {0xFF44494E, 0xFF33373B},
       {0xFF4D5053, 0xFF414447},
       {0xFF3A3D40, 0xFF28292B},
       0x66FFFFFF,
       0x52FFFFFF,
       0x8C000000,
       0x94000000,
       0xFFF2E6C4,
       0xFFFF7A63,
       0xFF6FA8F0,
       0xFF5FD094,
       0xFF3FB27A,
       0xD06FA8F0,
       0xFF141618,
       {0xB0000000, 0x30FFFFFF}},
      {{0xFFFFFFFF, 0xFFFFFFFF, 0xFFF8F8F8},
       {0xFFC9C9C9, 0xFFA4A4A4},
       {0xFFF2F2F2, 0xFFE0E0E0},
       {0xFFD4D4D4, 0xFFCCCCCC},
       {0xFFA6A6A6, 0xFF8A8A8A},
       0xF2FFFFFF,
       0x99FFFFFF,
       0xB0707070,
       0xE6000000,
       0xFF000000,
       0xFFA80000,
       0xFF00148C,
       0xFF006050,
       0xFF004438,
       0xD000148C,
       kPaper,
       {kClear, kClear}},
  }};
  return kSets[static_cast<std::size_t>(set)];
}

ChromeColors chrome(bool dark) {
  const auto tone = [dark](QRgb inDark, QRgb inLight) { return QColor::fromRgb(dark ? inDark : inLight); };
  return {
      .dark = dark,
      .panelTop = tone(kChromeTop, 0xFFF8F6F1),
      .panelBottom = tone(kChromeBottom, 0xFFF4F1EA),
      .field = tone(kChromeField, 0xFFFFFFFF),
      .border = tone(kChromeBorder, 0xFFD5CFC2),
      .borderStrong = tone(kChromeBorderLit, 0xFFB9B1A1),
      .edge = tone(0xFF66736E, 0xFF8A8373),
      .hover = tone(kChromeRowHover, 0xFFE9E3D5),
      .focused = tone(0xFF2B3833, 0xFFE2DAC8),
      .text = tone(kText, 0xFF1D2422),
      .second = tone(kTextSecond, 0xFF4B5753),
      .dim = tone(kTextDim, 0xFF59625E),
      .disabled = tone(kTextDisabled, 0xFF9C9F98),
      .accent = tone(kAmber, 0xFFA36D0C),
      .accentText = tone(kAmber, 0xFF845408),
      .accentFill = QColor::fromRgb(kAmber),
      .onAccent = QColor::fromRgb(kOnAmber),
      .gain = tone(kGain, 0xFF17683F),
      .loss = tone(kLoss, 0xFFA3281C),
  };
}

QColor pageTone(QRgb color, bool dark) {
  struct Pair {
    QRgb dark;
    QColor light;
  };
  static const std::array kPairs = [] {
    const ChromeColors page = chrome(false);
    const auto tone = QColor::fromRgba;
    return std::array{
        Pair{kText, page.text},
        Pair{kTextSecond, page.second},
        Pair{kTextDim, page.dim},
        Pair{kTextDisabled, page.disabled},
        Pair{kAmber, page.accentText},
        Pair{kAmberLit, page.accentText},
        Pair{kGain, page.gain},
        Pair{kLoss, page.loss},
        Pair{kChromeBorder, page.border},
        Pair{kChromeBorderLit, page.borderStrong},
        Pair{kChromeField, page.field},
        Pair{kChromeRowHover, page.hover},
        Pair{kSeatGround, tone(0x06000000)},
        Pair{kSeatLit, tone(0xFFDCE9DF)},
        Pair{kSeatFirst, tone(0xFFE2EDDF)},
        Pair{kRowGround, tone(0x05000000)},
        Pair{kRowGroundAlternate, tone(0x0B000000)},
        Pair{kRowBand, tone(0x09000000)},
        Pair{kButtonTop, tone(0xFFFFFFFF)},
        Pair{kButtonBottom, tone(0xFFF1ECE0)},
        Pair{kButtonTopFocus, tone(0xFFFFFFFF)},
        Pair{kButtonBottomFocus, tone(0xFFE9E2D2)},
        Pair{kButtonBorder, page.borderStrong},
        Pair{kButtonHover, tone(0x0C000000)},
        Pair{kKeyCap, tone(0xFFF1ECE0)},
        Pair{kKeyCapBorder, page.borderStrong},
    };
  }();
  if (!dark) {
    for (const Pair &pair : kPairs) {
      if (pair.dark == color)
        return pair.light;
    }
  }
  return QColor::fromRgba(color);
}

}  // namespace theme

}  // namespace janso

// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// SHA-256 (FIPS 180-4), for the wall that anyone can recompute.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace janso {

using Sha256Digest = std::array<std::uint8_t, 32>;

// Never fails; does not allocate.
Sha256Digest sha256(std::span<const std::uint8_t> message);
// The digests of four messages at once, in little more than the time of one.
std::array<Sha256Digest, 4> sha256OfFour(const std::array<std::array<std::uint8_t, 40>, 4> &messages);

}  // namespace janso

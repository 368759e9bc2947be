// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// SHA-256.
#include "table/sha256.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace janso {

namespace {

constexpr std::size_t kBlock = 64;

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRound{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// Likewise of the square roots of the first eight.
constexpr std::array<std::uint32_t, 8> kStart{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                              0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

std::uint32_t bigEndian(const std::uint8_t *p) {
  return std::uint32_t{p[0]} << 24 | std::uint32_t{p[1]} << 16 | std::uint32_t{p[2]} << 8 | p[3];
}

std::uint32_t smallSigma(std::uint32_t x, int first, int second, int shift) {
  return std::rotr(x, first) ^ std::rotr(x, second) ^ x >> shift;
}

std::uint32_t bigSigma(std::uint32_t x, int first, int second, int third) {
  return std::rotr(x, first) ^ std::rotr(x, second) ^ std::rotr(x, third);
}

void compress(std::array<std::uint32_t, 8> &state, const std::uint8_t *block) {
  std::array<std::uint32_t, 64> w;
  for (std::size_t i = 0; i < 16; ++i)
    w[i] = bigEndian(block + 4 * i);
  for (std::size_t i = 16; i < 64; ++i)
    w[i] = w[i - 16] + smallSigma(w[i - 15], 7, 18, 3) + w[i - 7] + smallSigma(w[i - 2], 17, 19, 10);
  auto [a, b, c, d, e, f, g, h] = state;
  std::size_t at = 0;
  const auto round = [&](std::uint32_t a_, std::uint32_t b_, std::uint32_t c_, std::uint32_t &d_, std::uint32_t e_, std::uint32_t f_, std::uint32_t g_, std::uint32_t &h_) {
    h_ += bigSigma(e_, 6, 11, 25) + (g_ ^ (e_ & (f_ ^ g_))) + kRound[at] + w[at];
    d_ += h_;
    h_ += bigSigma(a_, 2, 13, 22) + ((a_ & b_) | (c_ & (a_ | b_)));
    ++at;
  };
  while (at < 64) {
    round(a, b, c, d, e, f, g, h);
    round(h, a, b, c, d, e, f, g);
    round(g, h, a, b, c, d, e, f);
    round(f, g, h, a, b, c, d, e);
    round(e, f, g, h, a, b, c, d);
    round(d, e, f, g, h, a, b, c);
    round(c, d, e, f, g, h, a, b);
    round(b, c, d, e, f, g, h, a);
  }
  const std::array<std::uint32_t, 8> add{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i)
    state[i] += add[i];
}

}  // namespace

Sha256Digest sha256(std::span<const std::uint8_t> message) {
  std::array<std::uint32_t, 8> state = kStart;
  std::size_t done = 0;
  for (; done + kBlock <= message.size(); done += kBlock)
    compress(state, message.data() + done);

  // The rest, a one bit, zeros, and the length in bits fill one block or two.
  std::array<std::uint8_t, 2 * kBlock> tail{};
  const std::size_t rest = message.size() - done;
  std::copy_n(message.data() + done, rest, tail.begin());
  tail[rest] = 0x80;
  const std::size_t used = rest < kBlock - 8 ? kBlock : 2 * kBlock;
  const std::uint64_t bits = std::uint64_t{message.size()} * 8;
  for (std::size_t i = 0; i < 8; ++i)
    tail[used - 1 - i] = static_cast<std::uint8_t>(bits >> (8 * i));
  for (std::size_t at = 0; at < used; at += kBlock)
    compress(state, tail.data() + at);

  Sha256Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

}  // namespace janso

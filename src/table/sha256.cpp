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

// Words of four messages side by side: what is written as for one word is done to all four.
using FourWords [[gnu::vector_size(16)]] = std::uint32_t;

std::uint32_t wordAt(const std::uint8_t *p) {
  return std::uint32_t{p[0]} << 24 | std::uint32_t{p[1]} << 16 | std::uint32_t{p[2]} << 8 | p[3];
}

void putWord(std::uint8_t *to, std::uint32_t word) {
  for (int i = 0; i < 4; ++i)
    to[i] = static_cast<std::uint8_t>(word >> (24 - 8 * i));
}

template <class Word>
Word rotated(Word x, int by) {
  return x >> by | x << (32 - by);
}

// `block`: the first sixteen words of the schedule.
template <class Word>
void compress(std::array<Word, 8> &state, const std::array<Word, 16> &block) {
  std::array<Word, 64> w;
  std::copy(block.begin(), block.end(), w.begin());
  for (std::size_t i = 16; i < 64; ++i) {
    const Word s0 = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >> 3;
    const Word s1 = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  // Each round renames seven of the eight words; after eight rounds every one has its own name again.
  auto [a, b, c, d, e, f, g, h] = state;
  std::size_t i = 0;
  const auto round = [&](Word a0, Word b0, Word c0, Word &d0, Word e0, Word f0, Word g0, Word &h0) {
    const Word s1 = rotated(e0, 6) ^ rotated(e0, 11) ^ rotated(e0, 25);
    const Word s0 = rotated(a0, 2) ^ rotated(a0, 13) ^ rotated(a0, 22);
    h0 += s1 + (g0 ^ (e0 & (f0 ^ g0))) + kRound[i] + w[i];
    d0 += h0;
    h0 += s0 + ((a0 & b0) | (c0 & (a0 | b0)));
    ++i;
  };
  while (i < 64) {
    round(a, b, c, d, e, f, g, h);
    round(h, a, b, c, d, e, f, g);
    round(g, h, a, b, c, d, e, f);
    round(f, g, h, a, b, c, d, e);
    round(e, f, g, h, a, b, c, d);
    round(d, e, f, g, h, a, b, c);
    round(c, d, e, f, g, h, a, b);
    round(b, c, d, e, f, g, h, a);
  }
  const std::array<Word, 8> add{a, b, c, d, e, f, g, h};
  for (std::size_t k = 0; k < 8; ++k)
    state[k] += add[k];
}

std::array<std::uint32_t, 16> wordsOf(const std::uint8_t *block) {
  std::array<std::uint32_t, 16> words;
  for (std::size_t i = 0; i < words.size(); ++i)
    words[i] = wordAt(block + 4 * i);
  return words;
}

// What is left of a message after its whole blocks: the rest, a one bit, zeros, and the length in bits.
struct Tail {
  std::array<std::uint8_t, 2 * kBlock> bytes{};
  std::size_t size = 0;  // one block or two

  Tail(std::span<const std::uint8_t> rest, std::size_t length)
      : size(rest.size() < kBlock - 8 ? kBlock : 2 * kBlock) {
    std::copy(rest.begin(), rest.end(), bytes.begin());
    bytes[rest.size()] = 0x80;
    const std::uint64_t bits = std::uint64_t{length} * 8;
    putWord(bytes.data() + size - 8, static_cast<std::uint32_t>(bits >> 32));
    putWord(bytes.data() + size - 4, static_cast<std::uint32_t>(bits));
  }
};

}  // namespace

Sha256Digest sha256(std::span<const std::uint8_t> message) {
  std::array<std::uint32_t, 8> state = kStart;
  std::size_t done = 0;
  for (; done + kBlock <= message.size(); done += kBlock)
    compress(state, wordsOf(message.data() + done));
  const Tail tail(message.subspan(done), message.size());
  for (std::size_t at = 0; at < tail.size; at += kBlock)
    compress(state, wordsOf(tail.bytes.data() + at));

  Sha256Digest digest;
  for (std::size_t i = 0; i < state.size(); ++i)
    putWord(digest.data() + 4 * i, state[i]);
  return digest;
}

std::array<Sha256Digest, 4> sha256OfFour(const std::array<std::array<std::uint8_t, 40>, 4> &messages) {
  std::array<FourWords, 16> block;
  for (std::size_t lane = 0; lane < messages.size(); ++lane) {
    const std::array<std::uint32_t, 16> words =
        wordsOf(Tail(messages[lane], messages[lane].size()).bytes.data());
    for (std::size_t i = 0; i < words.size(); ++i)
      block[i][lane] = words[i];
  }
  std::array<FourWords, 8> state;
  for (std::size_t i = 0; i < state.size(); ++i)
    state[i] = FourWords{} + kStart[i];
  compress(state, block);
  std::array<Sha256Digest, 4> digests;
  for (std::size_t lane = 0; lane < digests.size(); ++lane) {
    for (std::size_t i = 0; i < state.size(); ++i)
      putWord(digests[lane].data() + 4 * i, state[i][lane]);
  }
  return digests;
}

}  // namespace janso

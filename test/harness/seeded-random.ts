/** Reproducible randomness: the same seed gives the same values. */
export type SeededRandom = {
  /** A whole number from 0 to `below` - 1. */
  number(below: number): number
  oneIn(times: number): boolean
  pick<T>(from: readonly T[]): T
  text(longest: number): string
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    // Mulberry32: 32 bits of state are plenty for drawing test input.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const number = (below: number) => Math.floor(next() * below)
  return {
    number,
    oneIn: (times) => number(times) === 0,
    pick: (from) => from[number(from.length)] as (typeof from)[number],
    // Any code unit, lone surrogates included, but mostly what people type.
    text: (longest) =>
      Array.from({ length: number(longest + 1) }, () =>
        String.fromCharCode(number(6) === 0 ? number(65_536) : 32 + number(95)),
      ).join(''),
  }
}

/** Draws that are the same for the same seed, so that a run can be played again. */
export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number
  /** True in so many of 100 cases. */
  happens(percent: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Mulberry32: 32 bits of state, good enough to mix faults. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    happens: percent => next() * 100 < percent,
    pick: items => items[Math.floor(next() * items.length)] ?? items[0]
  }
}

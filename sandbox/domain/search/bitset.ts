/** A set of document numbers, one bit each. */
export type Bitset = Uint32Array

export const createBitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5)

/** The set of all numbers below `size`. */
export function createFullBitset(size: number): Bitset {
  const bits = createBitset(size).fill(0xffffffff)
  if (size % 32 !== 0) bits[bits.length - 1] = 0xffffffff >>> (32 - (size % 32))
  return bits
}

export function addBit(bits: Bitset, document: number): void {
  bits[document >>> 5]! |= 1 << (document & 31)
}

export function removeBit(bits: Bitset, document: number): void {
  bits[document >>> 5]! &= ~(1 << (document & 31))
}

export const hasBit = (bits: Bitset, document: number): boolean =>
  (bits[document >>> 5]! & (1 << (document & 31))) !== 0

/** Keeps in `bits` only what `other` has too. */
export function intersectInto(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= other[word]!
}

/** Adds to `bits` what `other` has. */
export function unionInto(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= other[word]!
}

/** Number of bits set in one 32-bit word. */
function countWord(word: number): number {
  let value = word - ((word >>> 1) & 0x55555555)
  value = (value & 0x33333333) + ((value >>> 2) & 0x33333333)
  return (((value + (value >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

export function countBits(bits: Bitset): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += countWord(bits[word]!)
  return count
}

/** Size of the intersection, without building it. */
export function countCommon(bits: Bitset, other: Bitset): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += countWord(bits[word]! & other[word]!)
  return count
}

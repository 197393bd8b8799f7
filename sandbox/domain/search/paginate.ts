import { countBits, hasBit, type Bitset } from './bitset'

/** Documents `offset` to `offset + limit` of a set, in a given order (undefined = by number). */
export function pageByOrder(
  documents: Bitset,
  order: Uint32Array | undefined,
  size: number,
  offset: number,
  limit: number
): number[] {
  const page: number[] = []
  let position = 0
  for (let index = 0; index < size && page.length < limit; index += 1) {
    const document = order ? order[index]! : index
    if (!hasBit(documents, document)) continue
    if (position >= offset) page.push(document)
    position += 1
  }
  return page
}

const BUCKETS = 2048

/**
 * Documents `offset` to `offset + limit` of a set, highest score first, better sellers first among equals.
 * Sorts by counting, because comparing tens of thousands of scores would take longer than the search.
 */
export function pageByScore(
  documents: Bitset,
  scores: Float32Array,
  offset: number,
  limit: number
): number[] {
  const size = scores.length
  let highest = 0
  for (let document = 0; document < size; document += 1) {
    if (scores[document]! > highest && hasBit(documents, document)) highest = scores[document]!
  }
  if (highest === 0) return []
  const toBucket = (score: number) => BUCKETS - 1 - Math.floor((score / highest) * (BUCKETS - 1))

  const starts = new Uint32Array(BUCKETS + 1)
  for (let document = 0; document < size; document += 1) {
    if (hasBit(documents, document)) starts[toBucket(scores[document]!) + 1]! += 1
  }
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) starts[bucket + 1]! += starts[bucket]!

  const ordered = new Uint32Array(countBits(documents))
  for (let document = 0; document < size; document += 1) {
    if (!hasBit(documents, document)) continue
    const bucket = toBucket(scores[document]!)
    ordered[starts[bucket]!] = document
    starts[bucket]! += 1
  }
  return [...ordered.subarray(offset, offset + limit)]
}

/** Scores closer than a 2048th of the highest count as equal. */
const BUCKETS = 2048

/**
 * Documents with a score above zero, highest first; among equals the lower number, which sells better.
 * Sorts by counting: comparing tens of thousands of scores would take longer than the search.
 */
export function rankByScore(scores: Float32Array): Uint32Array {
  const size = scores.length
  let highest = 0
  let found = 0
  for (let document = 0; document < size; document += 1) {
    const score = scores[document]!
    if (score > 0) found += 1
    if (score > highest) highest = score
  }
  const ranked = new Uint32Array(found)
  if (found === 0) return ranked

  // Bucket 0 holds the highest scores; starts[b] becomes the place of the bucket's next document.
  const scale = (BUCKETS - 1) / highest
  const starts = new Uint32Array(BUCKETS + 1)
  for (let document = 0; document < size; document += 1) {
    const score = scores[document]!
    if (score > 0) starts[BUCKETS - ((score * scale) | 0)]! += 1
  }
  for (let bucket = 1; bucket <= BUCKETS; bucket += 1) starts[bucket]! += starts[bucket - 1]!
  for (let document = 0; document < size; document += 1) {
    const score = scores[document]!
    if (score <= 0) continue
    const bucket = BUCKETS - 1 - ((score * scale) | 0)
    ranked[starts[bucket]!] = document
    starts[bucket]! += 1
  }
  return ranked
}

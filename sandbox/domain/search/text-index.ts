import { addBit, createBitset, type Bitset } from './bitset'
import { foldText, splitWords, stemWord } from './fold-text'
import { rankByScore } from './rank-by-score'

/** A text of a document and how much a word in it counts. */
export interface WeightedText {
  text: string
  weight: number
}

/** Words that a document has to contain, all of them; a reading that replaces more words than it has counts more. */
export interface Reading {
  terms: string[]
  boost: number
}

/** Documents that fit one of the readings of a query. */
export interface TextMatches {
  documents: Bitset
  /** The same documents, best match first. */
  ranked: Uint32Array
}

/** Full-text index of numbered documents. */
export interface TextIndex {
  /** Do not change what it returns: it is cached. */
  match(readings: Reading[]): TextMatches
  /** Whether any document holds a word (or one that begins with it). */
  hasTerm(term: string): boolean
  /** The most that a word counts in any document; 0 for an unknown word. */
  weighTerm(term: string): number
  /** Whether it begins a word that counts in some name, keyword or category. */
  beginsTelling(beginning: string): boolean
}

/** Documents that hold a term, ascending, and the weight it has in each. */
interface Postings {
  documents: Uint32Array
  weights: Uint8Array
  /** The highest of the weights. */
  most: number
}

interface GrowingPostings {
  documents: number[]
  weights: number[]
}

/** A word repeated in one document counts up to this sum of weights. */
const WEIGHT_LIMIT = 16
/** A word that only begins like the one asked for counts less. */
const PREFIX_FACTOR = 0.5
/** From this weight on a word is in a name, a keyword or a category. */
export const TELLING_WEIGHT = 4
/** Shorter beginnings are those of too many words. */
const MIN_BEGINNING = 5
/** Results kept for shoppers who page, sort and refine: the query stays the same. */
const KEPT_QUERIES = 32

function collectPostings(documents: Iterable<WeightedText[]>): {
  postings: Map<string, Postings>
  size: number
} {
  const growing = new Map<string, GrowingPostings>()
  /** Folding is the slow part, and a catalogue repeats its words. */
  const terms = new Map<string, string>()
  const toTerm = (word: string) => {
    const known = terms.get(word)
    if (known !== undefined) return known
    const term = stemWord(foldText(word))
    terms.set(word, term)
    return term
  }

  let size = 0
  for (const texts of documents) {
    for (const { text, weight } of texts) {
      for (const word of splitWords(text)) {
        const term = toTerm(word)
        let entry = growing.get(term)
        if (!entry) growing.set(term, (entry = { documents: [], weights: [] }))
        const last = entry.documents.length - 1
        if (entry.documents[last] === size) {
          entry.weights[last] = Math.min(WEIGHT_LIMIT, entry.weights[last]! + weight)
        } else {
          entry.documents.push(size)
          entry.weights.push(weight)
        }
      }
    }
    size += 1
  }
  const postings = new Map<string, Postings>()
  for (const [term, { documents: found, weights }] of growing) {
    postings.set(term, {
      documents: Uint32Array.from(found),
      weights: Uint8Array.from(weights),
      most: weights.reduce((most, weight) => Math.max(most, weight), 0)
    })
  }
  return { postings, size }
}

/** Position of the first term not below `wanted`. */
function findFirst(sorted: string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Builds an index in memory over documents numbered in their order (README.md has the reasons).
 */
export function buildTextIndex(documents: Iterable<WeightedText[]>): TextIndex {
  const { postings, size } = collectPostings(documents)
  const sorted = [...postings.keys()].sort()

  /** Puts the best score of a term, or of a longer one that begins with it, beside each document. */
  function scoreTerm(term: string): Float32Array {
    const scores = new Float32Array(size)
    for (let at = findFirst(sorted, term); at < sorted.length && sorted[at]!.startsWith(term); at += 1) {
      const found = sorted[at]!
      const { documents: holders, weights } = postings.get(found)!
      const rarity = Math.log(1 + size / holders.length)
      const factor = rarity * (found === term ? 1 : PREFIX_FACTOR)
      for (let index = 0; index < holders.length; index += 1) {
        const score = weights[index]! * factor
        const document = holders[index]!
        if (score > scores[document]!) scores[document] = score
      }
    }
    return scores
  }

  const weighTerm = (term: string) => postings.get(term)?.most ?? 0

  function scoreReading({ terms, boost }: Reading): Float32Array {
    const [first = '', ...others] = terms
    const totals = scoreTerm(first)
    for (const term of others) {
      const scores = scoreTerm(term)
      for (let document = 0; document < size; document += 1) {
        const score = scores[document]!
        const isInBoth = score !== 0 && totals[document] !== 0
        totals[document] = isInBoth ? totals[document]! + score : 0
      }
    }
    return boost === 1 ? totals : totals.map(total => total * boost)
  }

  function matchReadings(readings: Reading[]): TextMatches {
    const [first = new Float32Array(size), ...others] = readings
      .filter(({ terms }) => terms.length > 0)
      .map(scoreReading)
    for (const scores of others)
      for (let document = 0; document < size; document += 1)
        first[document] = Math.max(first[document]!, scores[document]!)
    const ranked = rankByScore(first)
    const matching = createBitset(size)
    for (let index = 0; index < ranked.length; index += 1) addBit(matching, ranked[index]!)
    return { documents: matching, ranked }
  }

  const kept = new Map<string, TextMatches>()
  return {
    hasTerm(term) {
      return sorted[findFirst(sorted, term)]?.startsWith(term) ?? false
    },
    weighTerm,
    beginsTelling(beginning) {
      if (beginning.length < MIN_BEGINNING) return false
      for (let at = findFirst(sorted, beginning); sorted[at]?.startsWith(beginning); at += 1)
        if (weighTerm(sorted[at]!) >= TELLING_WEIGHT) return true
      return false
    },
    match(readings) {
      const key = readings.map(({ terms }) => terms.join(' ')).join('|')
      const matches = kept.get(key) ?? matchReadings(readings)
      // The oldest entry leaves; asking for one again makes it the youngest.
      kept.delete(key)
      kept.set(key, matches)
      const [oldest] = kept.keys()
      if (kept.size > KEPT_QUERIES && oldest !== undefined) kept.delete(oldest)
      return matches
    }
  }
}

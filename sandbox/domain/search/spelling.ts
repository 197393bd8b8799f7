import { countEdits } from './count-edits'
import { foldText, isStopWord, splitWords } from './fold-text'

/** Proposes words of the catalogue that look like a mistyped one. */
export interface Spelling {
  /** The closest known word as written in the catalogue, or undefined without a close one. */
  correct(word: string): string | undefined
  /** Known words with the typed prefix, commonest first. */
  complete(beginning: string, limit: number): string[]
}

const MIN_SIMILARITY = 0.34
const MIN_WORD_LENGTH = 3
/** So many of the words that share most trigrams are compared letter by letter. */
const CANDIDATES = 20

/** Overlapping groups of three letters; the padding makes a word's beginning count more. */
function listTrigrams(folded: string): string[] {
  const padded = `  ${folded} `
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3))
}

interface Entry {
  written: string
  folded: string
  count: number
  trigramCount: number
}

/** Builds the proposals from the texts in which shoppers would find the word. */
export function buildSpelling(texts: Iterable<string>): Spelling {
  const entries = new Map<string, Entry>()
  for (const text of texts) {
    for (const word of splitWords(text)) {
      if (word.length < MIN_WORD_LENGTH || /\d/.test(word) || isStopWord(word)) continue
      const written = word.toLowerCase()
      const known = entries.get(written)
      if (known) known.count += 1
      else {
        const folded = foldText(written)
        entries.set(written, { written, folded, count: 1, trigramCount: new Set(listTrigrams(folded)).size })
      }
    }
  }
  const words = [...entries.values()].sort((a, b) => b.count - a.count || (a.written < b.written ? -1 : 1))
  const byTrigram = new Map<string, Entry[]>()
  for (const entry of words) {
    for (const trigram of new Set(listTrigrams(entry.folded))) {
      const list = byTrigram.get(trigram)
      if (list) list.push(entry)
      else byTrigram.set(trigram, [entry])
    }
  }

  return {
    correct(word) {
      const folded = foldText(word)
      const wanted = new Set(listTrigrams(folded))
      const shared = new Map<Entry, number>()
      for (const trigram of wanted) {
        for (const entry of byTrigram.get(trigram) ?? []) shared.set(entry, (shared.get(entry) ?? 0) + 1)
      }
      const candidates = [...shared]
        .map(([entry, count]) => ({
          entry,
          similarity: count / (wanted.size + entry.trigramCount - count)
        }))
        .sort((a, b) => b.similarity - a.similarity)
        .slice(0, CANDIDATES)
        .map(candidate => ({ ...candidate, edits: countEdits(folded, candidate.entry.folded) }))
        .filter(({ similarity, edits }) => similarity >= MIN_SIMILARITY || edits <= folded.length / 3)
        .sort((a, b) => a.edits - b.edits || b.similarity - a.similarity || b.entry.count - a.entry.count)
      return candidates[0]?.entry.written
    },
    complete(beginning, limit) {
      const folded = foldText(beginning)
      const found: string[] = []
      for (const entry of words) {
        if (entry.folded.startsWith(folded)) found.push(entry.written)
        if (found.length === limit) break
      }
      return found
    }
  }
}

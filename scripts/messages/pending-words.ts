import { readFileSync } from 'node:fs'

/** Ids of messages whose catalogues still hold the English text, one a line; empty before a release. */
export const PENDING_WORDS = 'translations/pending.txt'

export const parsePending = (text: string): string[] => text.split('\n').filter(Boolean)

export const readPendingWords = (): string[] => parsePending(readFileSync(PENDING_WORDS, 'utf8'))

export const writePending = (ids: Iterable<string>): string =>
  [...new Set(ids)]
    .sort()
    .map(id => `${id}\n`)
    .join('')

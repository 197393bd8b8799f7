import { readFileSync } from 'node:fs'

/** Ids of messages whose catalogues still hold the English text, one a line; empty before a release. */
export const PENDING_MESSAGES = 'translations/pending.txt'

export const parsePending = (text: string): string[] => text.split('\n').filter(Boolean)

export const readPendingMessages = (): string[] => parsePending(readFileSync(PENDING_MESSAGES, 'utf8'))

export const writePending = (ids: Iterable<string>): string =>
  [...new Set(ids)]
    .sort()
    .map(id => `${id}\n`)
    .join('')

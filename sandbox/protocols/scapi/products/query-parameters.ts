import { badRequest } from '../../../http/problem'

/** Parsed query string of a request. */
export type Query = Record<string, unknown>

/** Every text that a parameter carries; it may be repeated. */
export function readTexts(value: unknown): string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  return entries.filter((entry): entry is string => typeof entry === 'string')
}

/** Entries of a comma-separated parameter, without empty ones and repetitions. */
export function readList(value: unknown): string[] {
  const entries = readTexts(value).flatMap(text => text.split(','))
  return [...new Set(entries.map(entry => entry.trim()).filter(Boolean))]
}

/** Ids that a call cannot do without. @throws a 400 problem when there are none, or more than `most`. */
export function requireIds(query: Query, most: number): string[] {
  const ids = readList(query.ids)
  if (ids.length === 0) throw badRequest("The query parameter 'ids' is required.")
  if (ids.length > most) throw badRequest(`The query parameter 'ids' takes at most ${most} ids.`)
  return ids
}

/** A whole number within bounds. @throws a 400 problem for anything else. */
export function readInteger(
  query: Query,
  name: string,
  { least, most, fallback }: { least: number; most: number; fallback: number }
): number {
  const value = query[name]
  if (value === undefined || value === '') return fallback
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : NaN
  if (number >= least && number <= most) return number
  throw badRequest(`The query parameter '${name}' must be a whole number from ${least} to ${most}.`)
}

/** Which parts of an answer are wanted; `expand` absent means all. */
export function readExpand(query: Query): (part: string) => boolean {
  if (query.expand === undefined) return () => true
  const parts = readList(query.expand)
  return part => parts.includes(part)
}

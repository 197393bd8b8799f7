import { badRequest } from '../../../http/problem'

const MAX_INVENTORIES = 5
/** Of one view type, unless the call says otherwise. */
const MAX_IMAGES = 200

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

/** Required ids of a call. @throws a 400 problem without an id, or for more than `most`. */
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

/** Inventory lists of a call; empty by default. @throws a 400 problem for more than the platform takes. */
export function readInventoryIds(query: Query): string[] {
  const ids = readList(query.inventoryIds)
  if (ids.length > MAX_INVENTORIES) {
    throw badRequest(`The query parameter 'inventoryIds' takes at most ${MAX_INVENTORIES} ids.`)
  }
  return ids
}

/** Pictures of a view type that a response shows at most. */
export type ImageTypes = Map<string, number>

/**
 * `imgTypes`: a list of view types, each with the number of its pictures if not all are wanted, e.g.
 * "large:2,small". Undefined without it. @throws a 400 problem for an invalid number.
 */
export function readImageTypes(query: Query): ImageTypes | undefined {
  const entries = readList(query.imgTypes)
  if (entries.length === 0) return undefined
  return new Map(
    entries.map(entry => {
      const [, viewType, count] = /^([^:]+?)(?::(\d{1,3}))?$/.exec(entry) ?? []
      if (viewType === undefined) {
        throw badRequest("The query parameter 'imgTypes' lists view types, each as 'type' or 'type:count'.")
      }
      return [viewType, count === undefined ? MAX_IMAGES : Number(count)]
    })
  )
}

/** Which parts of a response are wanted; `expand` absent means all. */
export function readExpand(query: Query): (part: string) => boolean {
  if (query.expand === undefined) return () => true
  const parts = readList(query.expand)
  return part => parts.includes(part)
}

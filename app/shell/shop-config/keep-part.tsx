import { LRUCache } from 'lru-cache'
import { randomBytes } from 'node:crypto'
import { createElement } from 'react'
import { writeOneByteMarkup } from '../../markup/one-byte'
import type { KeepPart } from '../../ui/static-markup/kept-part'
import type { AppContext } from './app-context'
import { renderWatched } from './render-watched'
import { isUnchanged, type QueryReading } from './watch-client'

const MIB = 1024 * 1024
/** What an entry takes beside its text. */
const ENTRY_BYTES = 1_000

/** What stands in a page for a part until `fillPage`; a name that no content can guess. */
const PLACE = `kept-${randomBytes(8).toString('hex')}`
const PLACES = new RegExp(`<${PLACE} n="(\\d+)"></${PLACE}>`)

/** By number, of all sites and locales together; what was used longest ago leaves first. As bytes, as they are sent. */
const markup = new LRUCache<number, Buffer>({
  maxSize: 12 * MIB,
  sizeCalculation: bytes => ENTRY_BYTES + bytes.length
})
let lastNumber = 0

interface KeptEntry {
  /** Of its markup; none before it is rendered. */
  number?: number
  readings: QueryReading[]
  isRendering: boolean
  renders: number
  uses: number
}

/** By the answer that a part shows, so that it goes with the answer. */
const entries = new WeakMap<object, Map<string, KeptEntry | 'never'>>()

/** A part that changes faster than it is used is not worth keeping. */
const TRIES = 3
const isWorthwhile = ({ renders, uses }: KeptEntry) => renders < TRIES || uses > renders

/**
 * Keeps the markup of parts from the second time that one is asked for, with the queries that it was made from, and
 * gives it out for as long as these are the same. It is rendered after the page that asked, which holds the elements
 * themselves.
 */
export function createKeepPart(appContext: AppContext): KeepPart | undefined {
  const { site, view, client, placed } = appContext
  // What an editor sees, and what an app's customer might, is made for one reader.
  if (view.app || view.editParent || !placed) return undefined
  return (of, variant, render) => {
    const key = `${site.site.id} ${site.locale.id} ${variant}`
    const variants = entries.get(of) ?? new Map<string, KeptEntry | 'never'>()
    entries.set(of, variants)
    const entry = variants.get(key)
    if (entry === 'never') return undefined
    if (!entry) {
      variants.set(key, { readings: [], isRendering: false, renders: 0, uses: 0 })
      return undefined
    }
    const { number } = entry
    const bytes = number === undefined ? undefined : markup.get(number)
    if (number !== undefined && bytes && isUnchanged(client, entry.readings)) {
      entry.uses += 1
      placed.set(number, bytes)
      return createElement(PLACE, { n: number })
    }
    if (entry.isRendering) return undefined
    entry.isRendering = true
    setTimeout(() => {
      const watched = isWorthwhile(entry) ? renderWatched(appContext, render) : undefined
      if (number !== undefined) markup.delete(number)
      if (!watched) return variants.set(key, 'never')
      entry.number = ++lastNumber
      // As the page around it is written: what caches keep must not differ with what this process has seen.
      markup.set(entry.number, Buffer.from(writeOneByteMarkup(watched.html)))
      return Object.assign(entry, {
        readings: watched.readings,
        isRendering: false,
        renders: entry.renders + 1
      })
    })
    return undefined
  }
}

/**
 * The page with its parts in their places, as it is sent. Parts are put in as bytes: to build a text of all of them
 * only to turn it into bytes costs as much as many a render.
 */
export function fillPage(html: string, placed: ReadonlyMap<number, Buffer>): Buffer {
  const pieces = html.split(PLACES)
  return Buffer.concat(
    pieces.map((piece, index) => {
      const part = index % 2 === 1 ? placed.get(Number(piece)) : Buffer.from(piece)
      if (!part) throw new Error('A page has a place for a part that is not kept')
      return part
    })
  )
}

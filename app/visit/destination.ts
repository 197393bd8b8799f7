import { useSyncExternalStore } from 'react'
import { tabStore } from '../browser/storage'

/** Where a parcel goes, as far as an estimate needs it. */
export interface Destination {
  postalCode: string
  /** ISO 3166, two letters. */
  countryCode: string
}

/**
 * A shopper's postal code is a part of their address: it stays in this tab until it is closed or the shopper logs
 * out, and is in no key of a query, no log and no page of the server.
 */
const KEY = 'delivery-place'

const listeners = new Set<() => void>()
/** The same text gives the same object, as React's subscription needs. */
let last: { text: string | null; destination: Destination | undefined } = {
  text: null,
  destination: undefined
}

/** The destination that the shopper has named in this visit. */
export function findKeptDestination(): Destination | undefined {
  const text = tabStore.read(KEY)
  if (text !== last.text) last = { text, destination: parse(text) }
  return last.destination
}

function parse(text: string | null): Destination | undefined {
  try {
    const { postalCode, countryCode } = JSON.parse(text ?? '') as Record<string, unknown>
    return typeof postalCode === 'string' && typeof countryCode === 'string'
      ? { postalCode, countryCode }
      : undefined
  } catch {
    return undefined
  }
}

export function keepDestination({ postalCode, countryCode }: Destination): void {
  tabStore.write(KEY, JSON.stringify({ postalCode, countryCode }))
  listeners.forEach(notify => notify())
}

export function forgetDestination(): void {
  tabStore.remove(KEY)
  listeners.forEach(notify => notify())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The kept destination, updated on every change of it; undefined on the server and during hydration. */
export const useKeptDestination = (): Destination | undefined =>
  useSyncExternalStore(subscribe, findKeptDestination, () => undefined)

const numbers = new Map<string, number>()

/** A destination's name in keys of queries: a number that says nothing about it, for as long as the page is open. */
export function numberDestination({ postalCode, countryCode }: Destination): number {
  const text = `${countryCode} ${postalCode}`
  const number = numbers.get(text) ?? numbers.size
  numbers.set(text, number)
  return number
}

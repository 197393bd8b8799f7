import { useSyncExternalStore } from 'react'
import { localStore } from '../browser/storage'

/** The store that the shopper has chosen: for stock and pick-up. */
export interface MyStore {
  id: string
  /** Of its inventory list. */
  inventoryId: string
  name: string
}

const CHANGED = 'my-store-changed'

const nameEntry = (siteId: string): string => `my-store_${siteId}`

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads a kept store; undefined for anything else. */
export function parseMyStore(text: string | null): MyStore | undefined {
  if (text === null) return undefined
  try {
    const { id, inventoryId, name } = JSON.parse(text) as Record<string, unknown>
    return isText(id) && isText(inventoryId) && isText(name) ? { id, inventoryId, name } : undefined
  } catch {
    return undefined
  }
}

/** Keeps the store in this browser, for all tabs; undefined forgets it. */
export function chooseMyStore(siteId: string, store: MyStore | undefined): void {
  if (store) {
    const { id, inventoryId, name } = store
    localStore.write(nameEntry(siteId), JSON.stringify({ id, inventoryId, name }))
  } else localStore.remove(nameEntry(siteId))
  window.dispatchEvent(new Event(CHANGED))
}

/** The chosen store at this moment. */
export const readMyStore = (siteId: string): MyStore | undefined =>
  parseMyStore(localStore.read(nameEntry(siteId)))

function onChange(inform: () => void): () => void {
  // Other tabs tell by `storage`.
  const events = [CHANGED, 'storage']
  events.forEach(event => window.addEventListener(event, inform))
  return () => events.forEach(event => window.removeEventListener(event, inform))
}

/** The chosen store, updated in every tab. Undefined without one, on the server and during hydration. */
export function useMyStore(siteId: string): MyStore | undefined {
  const text = useSyncExternalStore(
    onChange,
    () => localStore.read(nameEntry(siteId)),
    () => null
  )
  return parseMyStore(text)
}

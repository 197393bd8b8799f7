import type { LayerEntry } from './build-layer-entry'

declare global {
  interface Window {
    /** For tag managers of the merchant; the shop itself loads none (docs/tracking.md). */
    dataLayer?: unknown
  }
}

interface DataLayer {
  push(entry: LayerEntry): void
  /** Stops pushing and removes all entries. */
  close(): void
}

/**
 * Opens `window.dataLayer`, or goes on with the one of a tag manager. Each entry is pushed in a task of its own: a tag
 * that is slow or throws delays and breaks nothing of the shop, and its error is still seen as its own.
 */
export function openDataLayer(isAllowed: () => boolean): DataLayer {
  const entries: unknown[] = Array.isArray(window.dataLayer) ? window.dataLayer : (window.dataLayer = [])
  const tasks = new Set<ReturnType<typeof setTimeout>>()
  return {
    push(entry) {
      const task = setTimeout(() => {
        tasks.delete(task)
        if (!isAllowed()) return
        // Tag managers merge entries: products of the previous event would stay.
        if (entry.ecommerce) entries.push({ ecommerce: null })
        entries.push(entry)
      })
      tasks.add(task)
    },
    close() {
      tasks.forEach(clearTimeout)
      tasks.clear()
      entries.length = 0
    }
  }
}

import { LRUCache } from 'lru-cache'
import { writeOneByteMarkup } from '../../markup/one-byte'
import type { KeepMarkup } from '../../ui/static-markup/kept-markup'
import type { AppContext } from './app-context'
import { renderAlone } from './render-alone'

const MIB = 1024 * 1024
/** What an entry takes beside its texts. */
const ENTRY_BYTES = 400

/** Of all sites and locales together; what was used longest ago leaves first. Empty where a part cannot be kept. */
const kept = new LRUCache<string, string>({
  maxSize: 8 * MIB,
  sizeCalculation: (html, key) => ENTRY_BYTES + html.length + 2 * key.length
})

/** What was asked for once: the next time it is worth keeping. */
const asked = new LRUCache<string, true>({
  maxSize: 2 * MIB,
  sizeCalculation: (_, key) => ENTRY_BYTES + 2 * key.length
})

/**
 * Keeps the markup of parts that pages have alike, from the second time that one is asked for, so that what is shown
 * once costs nothing more. It is rendered after the page that asked, which holds the elements themselves.
 */
export function createKeepMarkup(appContext: AppContext): KeepMarkup | undefined {
  const { site, view } = appContext
  // What an editor sees, and what an app's customer might, is made for one reader.
  if (view.app || view.editParent) return undefined
  return (of, render) => {
    const key = `${site.site.id} ${site.locale.id} ${of}`
    const html = kept.get(key)
    if (html !== undefined) return html || undefined
    if (!asked.has(key)) {
      asked.set(key, true)
      return undefined
    }
    asked.delete(key)
    setTimeout(() => kept.set(key, writeOneByteMarkup(renderAlone(appContext, render) ?? '')))
    return undefined
  }
}

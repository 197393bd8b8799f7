import { getAssetUrl } from '../entry/kit-adapter/asset-url'

/** The message by which a page designer asks for a reload: the word alone, or as the `type` of an object. */
const RELOAD = 'reload'
/** Sent to the page designer once its messages are received: earlier ones were lost. */
const READY = { type: 'ready' }

/**
 * Outlines and names regions and components, and reloads the page when the page designer
 * around it asks for it; messages of anybody else are ignored. Returns a function that ends it.
 */
export function startEditMode(
  parent: string,
  reload: () => void = () => window.location.reload()
): () => void {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = getAssetUrl('static/edit-mode.css')
  document.head.append(sheet)

  function onMessage({ origin, source, data }: MessageEvent<unknown>) {
    if (source !== window.parent || origin !== parent) return
    if (data === RELOAD || (data as { type?: unknown } | null)?.type === RELOAD) reload()
  }
  window.addEventListener('message', onMessage)
  window.parent.postMessage(READY, parent)
  return () => {
    window.removeEventListener('message', onMessage)
    sheet.remove()
  }
}

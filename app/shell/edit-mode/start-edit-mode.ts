import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'

/** What a page designer sends to see the page as it is by now: the word alone, or as the type of an object. */
const RELOAD = 'reload'

/**
 * Outlines and names regions and components, and reloads the page when the page designer
 * around it says so; what anybody else says is not heard. Answers how to end it.
 */
export function startEditMode(
  parent: string,
  reload: () => void = () => window.location.reload()
): () => void {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = getAssetUrl('static/edit-mode.css')
  document.head.append(sheet)

  function hear({ origin, source, data }: MessageEvent<unknown>) {
    if (source !== window.parent || origin !== parent) return
    if (data === RELOAD || (data as { type?: unknown } | null)?.type === RELOAD) reload()
  }
  window.addEventListener('message', hear)
  return () => {
    window.removeEventListener('message', hear)
    sheet.remove()
  }
}
